## Każda strona
page-skip = Przejdź do mojego ruchu
page-close = Zamknij
page-home = Poczekalnia
page-paper = Jasno / ciemno
page-copied = Link skopiowany.
page-no-network = Brak sieci. Spróbuj jeszcze raz.
page-no-server = Serwer nie odpowiada. To on rozdaje i pilnuje tajemnic, więc bez niego nie da się grać. Twoje stoły czekają.
page-try-again = Spróbuj ponownie
page-went-wrong = Coś poszło nie tak. Nic się nie zmieniło.

## Gość
guest-title = Kim jesteś przy stole?
guest-name = Imię przy stole
guest-note = Bez konta. Imię i twarz widzą wszyscy przy stole.
guest-save = Zapisz
guest-names = Lis, Sowa, Borsuk, Strzyżyk, Ryś, Wydra, Jeż, Kuna, Żuraw, Bóbr, Sroka, Łoś
guest-go = Gram jako { $name }
guest-face = Twoja twarz
guest-face-one = { $face ->
     [fox] lis
     [owl] sowa
     [badger] borsuk
     [wren] strzyżyk
     [lynx] ryś
     [otter] wydra
     [hedgehog] jeż
     [marten] kuna
     [crane] żuraw
     [beaver] bóbr
     [magpie] sroka
     [elk] łoś
     [glasses] czerwone okulary
     [moustache] kapelusz i wąsy
     [scarf] rude włosy
     [beard] broda i okulary
     [newspaper] za gazetą
     [plant] doniczka z oczami
     [bob] białe włosy i okulary
     [veil] kapelusz z woalką
     [monocle] cylinder i monokl
     [pipe] czapka i fajka
     [mask] maska
     [beret] beret
     [diver] nurek
    *[cook] kucharz
    }
guest-apart = Ktoś tu już ma na imię { $own }: przy tym stole nazywasz się { $name }.
guest-apart-face = Ktoś tu już ma twoją twarz: przy tym stole masz inną.
mates-title = Kto gra na tym urządzeniu?
mates-face = Inna twarz dla krzesła { $number }
mates-go = Gramy
bot-names = Trybik, Śrubka, Sprężynka, Zębatka, Korbka, Bezpiecznik, Nitek
character-cautious = z natury ostrożny
character-bold = z natury śmiały
character-talkative = z natury gadatliwy

## Poczekalnia
lobby-title = Poczekalnia
lobby-tagline = { $games ->
     [one] Jedna gra
     [4] Cztery gry
     [few] { $games } gry
    *[many] { $games } gier
    }. Przy każdej ktoś coś ukrywa.
lobby-language = Język: { $language }. Zmień
lobby-language-title = Język
lobby-name = Grasz jako { $name }. Zmień imię
lobby-pick = Wybierz grę
lobby-seats = { $same ->
     [true] { $most ->
         [one] 1 osoba
         [few] { $most } osoby
        *[many] { $most } osób
    }
    *[false] { $least }–{ $most } { $most ->
         [few] osoby
        *[many] osób
    }
    }
lobby-fair = boty grają uczciwie
lobby-play = Graj teraz z botami
lobby-play-alone = Graj teraz
lobby-invite = Zaproś znajomych
lobby-rules = Zasady z przykładami
lobby-chairs = Kto siedzi przy stole
lobby-you = to ty
lobby-bot = Bot { $name }
lobby-bot-note = widzi tylko to, co jego krzesło
lobby-open = wolne
lobby-open-note = link i kod QR po otwarciu stołu
lobby-here = gra na tym urządzeniu
lobby-here-short = tu, obok
lobby-mate = Gość { $number }
lobby-mate-name = Imię osoby na krześle { $number }
lobby-chair = Kto siedzi na krześle { $number }
lobby-more = Dostaw krzesło
lobby-less = Zabierz krzesło
lobby-count = Krzesła: { $seats } z { $most }
lobby-how = Jak gracie
lobby-more-how = Więcej: warianty, tempo, trener
lobby-public = Stół otwarty dla wszystkich
lobby-public-help = Widać go w poczekalni i każdy może się dosiąść. Inaczej tylko z linkiem.
lobby-waits = Stół czeka na nieobecnych
lobby-waits-help = Inaczej po minucie gra za nich bot, aż wrócą. Widzi tylko to, co ich krzesło.
lobby-coach = Trener podpowiada
lobby-coach-help = Kto chce, pyta trenera przy swoim ruchu. Trener widzi tylko to, co pytające krzesło.
lobby-file = Wczytaj z pliku
lobby-own = Moje
lobby-mine = Twoje stoły
lobby-tables = Otwarte stoły
lobby-no-tables = Żadnego otwartego stołu. Cicho tu. Podejrzanie cicho.
lobby-more-pages = Więcej
lobby-all-tables = { $there ->
     [0] Stoły
    *[other] Stoły ({ $there })
    }
lobby-running = Trwające: można się przyglądać
lobby-watch = Zobacz
tables-title = Stoły
lobby-join = Dosiądź się
lobby-free = { $free ->
     [one] 1 wolne krzesło
     [few] { $free } wolne krzesła
    *[many] { $free } wolnych krzeseł
    }

## Moje stoły
mine-frozen = nie może iść dalej
mine-waits = czeka na: { $names }
mine-goes-on = gra trwa
mine-turns = { $turns ->
     [one] Twoja kolej
     [few] Twoja kolej przy { $turns } stołach
    *[many] Twoja kolej przy { $turns } stołach
    }
mine-done = Twoje zakończone
mine-see = Zobacz
mine-hide = Ukryj ten stół: { $title }
mine-all = Pokaż jeszcze { $more }

## Krzesła
chair-open = Wolne krzesło
seat-gone = wraca…
seat-stand-in = gra bot

## Przed grą
gather-title = Stół czeka
gather-invited = Masz zaproszenie
gather-line = { $free ->
     [0] Komplet przy stole
     [one] 1 wolne krzesło
     [few] { $free } wolne krzesła
    *[many] { $free } wolnych krzeseł
    }
gather-public = otwarty dla wszystkich
gather-private = tylko z linkiem
gather-no-coach = bez trenera
gather-open-note = wyślij link albo pokaż kod
gather-nobody = jeszcze nikogo
gather-here = przy stole
gather-away = chwilowo poza siecią
gather-ready = gotowe
gather-copy = Skopiuj link do krzesła { $number }
gather-qr = Pokaż kod QR do krzesła { $number }
gather-code = Kod do krzesła
gather-code-alt = Kod QR z linkiem do tego krzesła
gather-code-note = Zeskanuj telefonem, żeby usiąść.
device-other = Na moim drugim urządzeniu
device-other-note = Otwórz ten link na swoim drugim urządzeniu: będziesz tam tą samą osobą, na tych samych krzesłach. Działa raz i przez dziesięć minut.
device-secret = Nie pokazuj go nikomu: kto go otworzy, gra za ciebie.
device-code-alt = Kod QR z linkiem na drugie urządzenie
device-copy = Kopiuj link
device-title = Graj dalej tutaj
device-line = Ten link robi z tego urządzenia drugie urządzenie osoby, która go pokazała: to samo imię, te same krzesła i własny klucz do podpisów, za który ręczy pierwsze.
device-mine-only = Otwieraj tylko link, który pokazało twoje własne urządzenie.
device-replaces = Tutaj grasz teraz jako { $name }. Stołów tego imienia nie będzie stąd widać.
device-go = Graj dalej tutaj
device-bad = Ten link nie jest cały. Pokaż go jeszcze raz na pierwszym urządzeniu.
gather-sit = Usiądź
gather-sit-as = Usiądź jako { $name }
gather-name = Moje imię i twarz
gather-start = Zaczynamy
gather-missing = { $free ->
     [one] Czekamy na jedną osobę
     [few] Czekamy na { $free } osoby
    *[many] Czekamy na { $free } osób
    }
gather-full = Wszystkie krzesła zajęte.
gather-leave = Wstań od stołu
gather-spectator = Patrzysz z boku. Gra pokaże ci tylko to, co jawne.
gather-late = Gra już się zaczęła i wszystkie krzesła są zajęte: patrzysz z boku.
gather-host-note = Na wolnym krześle może też usiąść bot: wybierz go z listy.

## Zaproszenia
invite-title = Zaproś znajomych
invite-note = Jeden link dla wszystkich: kto go otworzy, widzi, kto gdzie siedzi, i siada.
invite-code-alt = Kod QR z linkiem do tego stołu
invite-share = Wyślij link
invite-copy = Kopiuj link
invite-house = Ten link działa tylko w tym domu: na telefonach w tej samej sieci Wi-Fi.
invite-device = Ten link działa tylko na tym urządzeniu. Żeby mogły wejść telefony, uruchom serwer z --host 0.0.0.0.
invite-not-the-bar = Nie kopiuj adresu z paska przeglądarki: innym może się nie otworzyć. Wysyłaj ten link.
ask-chair = Poproś o miejsce
ask-waits = Prośba o miejsce wysłana. Gospodarz się zastanawia.
ask-waits-away = Prośba o miejsce wysłana. Gospodarza teraz nie ma: zobaczy ją, gdy wróci.
ask-no-more = Jednak nie
ask-wants = { $name } chce zagrać.
ask-which = Czyje krzesło
ask-give = Oddaj to krzesło
ask-not-now = Nie teraz
gather-take = Zajmij
gather-you-host = to ty, gospodarz
gather-host = gospodarz
gather-swap = Zamień krzesła: { $number }, { $other }
terms-title = Jak gracie dalej
terms-change = Zmień stół
terms-save = Tak gramy
next-title = Następna partia
next-sit = Siadam do następnej partii
next-change = Zmień miejsca, boty, warianty
next-see = Kto gdzie siedzi
bar-me = Grasz jako { $name }: imię i twarz

## Przy stole
table-connecting = Łączę ze stołem…
table-lost = Łączę ponownie… Twoje karty są bezpieczne, stół czeka.
table-lost-waits = Łączę ponownie… Twój ruch czeka i wyjdzie, gdy tylko wróci sieć.
table-on-its-way = Twój ruch jest w drodze…
table-now = Teraz
table-sends-later = Ruch wyślę, gdy tylko wróci sieć.
table-none = Nie ma takiego stołu
table-none-note = Link jest niepełny albo stół już sprzątnięto.
table-closed = Ten stół jest dla ciebie zamknięty
people-title = Ludzie przy stole
moderate-open = Odeślij lub ucisz: { $name }
moderate-title = { $name } – co zrobić?
moderate-note = Kto ma zwolnić krzesło, może się przyglądać i znów poprosić o miejsce. Kto ma odejść, nie wróci do tego stołu ani nie będzie tu rozmawiać; w partii gra za tę osobę bot. Kto traci głos, gra dalej. Każda z tych osób się o tym dowie.
moderate-remove = Odeślij
moderate-mute = Ucisz
moderate-forgive = Wpuść z powrotem odesłanych i uciszonych ({ $barred })
table-your-turn = Twoja kolej
table-wait = Czekamy na innych.
table-undo = Cofnij ostatnią odpowiedź
table-looking-on = Patrzysz z boku: widzisz tylko to, co jawne.
table-stand-in = Za ciebie gra teraz bot. Widzi tylko to, co twoje krzesło.
table-resigned = Gra poddana: dla ciebie jest przegrana. Za ciebie gra dalej bot.
table-take-back = Wracam
table-stood-in = Bot grał za ciebie. Krzesło jest znowu twoje.
table-rules = Zasady tej gry
table-menu = Menu stołu
table-as-text = Pokaż stół tekstem
table-text = Stół jako tekst
table-share = Zaproś do tego stołu
table-leave = Odejdź, niech zagra bot
table-leaving = Odejdź albo zakończ grę
leave-note = Możesz wrócić w każdej chwili.
leave-close = Zakończ tę grę
leave-close-note = Grasz bez innych ludzi: gra kończy się od razu i nikomu się nie liczy.
leave-finish = Zaproponuj koniec gry
leave-finish-note = Gra kończy się bez zwycięzcy, gdy zgodzą się wszyscy ludzie.
leave-resign = Poddaj się
leave-resign-note = Dla ciebie gra jest przegrana. Za ciebie gra dalej bot.
finish-wants = Za końcem gry: { $names }
finish-said = Chcesz tu skończyć grę. Czekamy na innych.
finish-agree = Zgoda
finish-no = Jednak gramy
closed-title = Gra przerwana
closed-alone = Gra zakończona na twoje życzenie.
closed-agreed = Wszyscy przy stole się zgodzili.
closed-resigned = Poddaje się: { $name }.
closed-note = Karty zostają zakryte.
moderate-kick = Poproś o zwolnienie krzesła
moderate-host = Oddaj rolę gospodarza
table-sounds = Dźwięki
table-sounds-help = Karty, pieczęć, twoja kolej.
table-seal = Pieczęć rozdania: po grze sprawdzisz, że karty były ustalone uczciwie.
table-side = Przebieg i rozmowa
table-story = Przebieg gry
table-story-new = { $unread ->
     [0] Przebieg gry i rozmowa
     [one] Przebieg gry i rozmowa, 1 nowa wiadomość
     [few] Przebieg gry i rozmowa, { $unread } nowe wiadomości
    *[many] Przebieg gry i rozmowa, { $unread } nowych wiadomości
    }
calls = Powiadomienia
calls-help = Gdy jest twoja kolej, a ta karta przeglądarki jest schowana.
calls-help-far = Gdy jest twoja kolej, a ta karta przeglądarki jest schowana albo strona zamknięta.
calls-need-https = Po zwykłym http, jak w domu, działa wszystko poza trzema rzeczami: wołaniem, gdy strona jest zamknięta, kluczami dostępu i otwieraniem bez sieci. Te wymagają https.
calls-refused = Przeglądarka nie pozwala na powiadomienia. Zmienisz to w jej ustawieniach.

## Rozmowa
chat-title = Rozmowa
chat-new = { $unread ->
     [0] Rozmowa
    *[other] Rozmowa, nowe: { $unread }
    }
chat-note = Rozmowę widzą wszyscy przy stole
chat-spectators = { $spectators ->
     [one] 1 widz
     [few] { $spectators } widzów
    *[many] { $spectators } widzów
    }
chat-quick = Gotowe zdania
chat-message = Wiadomość
chat-placeholder = Powiedz coś przy stole…
chat-send = Wyślij

## Zwykła plansza
plain-seats = Przy stole
plain-actions = Twoje możliwości
plain-choose = Wybierz ruch
plain-more-actions = Pokaż więcej (jeszcze { $more })

## Koniec
end-over = Koniec gry
end-line = Koniec gry · { $minutes ->
     [one] 1 minuta
     [few] { $minutes } minuty
    *[many] { $minutes } minut
    }
end-result = Wynik
end-podium = Podium
end-you-win = Wygrywasz!
end-wins = { $name } wygrywa!
end-win-together = Wygrywają: { $names }
end-nobody = Nikt nie wygrywa
end-score = Wygrane przy tym stole po { $games ->
     [one] jednej grze
     [few] { $games } grach
    *[many] { $games } grach
    }: { $score }
end-again = Rewanż
end-again-said = Czekamy na resztę
end-again-others = Za rewanżem: { $names }
end-share = Udostępnij
end-opened = Wszystko na stół
end-story = Jak to się stało
end-all-story = { $more ->
     [one] Pokaż też 1 wcześniejszą
     [few] Pokaż też { $more } wcześniejsze
    *[many] Pokaż też { $more } wcześniejszych
    }
end-journal = Dziennik gry
end-verify = Sprawdź rozdanie

## Zegar
clock = Zegar
clock-help = Ile czasu jest na jedną decyzję. Kto nie zdąży, za tego ruch robi bot.
clock-none = bez zegara
clock-rapid = bardzo szybko: 30 sekund
clock-quick = szybko: 45 sekund
clock-relaxed = spokojnie: 5 minut
clock-hour = godzina
clock-day = doba
clock-days = trzy doby
clock-slow-help = Ile czasu jest na jedną decyzję. Nikt nie musi siedzieć przy stole: zegar idzie dalej pod twoją nieobecność, żaden bot cię nie zastępuje, a o swojej kolei możesz dostać wiadomość. Kto nie zdąży, za tego ruch robi bot.
left-days = { $days ->
     [one] został { $days } dzień
     [few] zostały { $days } dni
    *[many] zostało { $days } dni
    }
left-hours = { $hours ->
     [one] została { $hours } godzina
     [few] zostały { $hours } godziny
    *[many] zostało { $hours } godzin
    }
left-minutes = { $minutes ->
     [one] została { $minutes } minuta
     [few] zostały { $minutes } minuty
    *[many] zostało { $minutes } minut
    }
clock-title = Zegary
clock-soon = { $seconds ->
     [one] Została ci { $seconds } sekunda
     [few] Zostały ci { $seconds } sekundy
    *[many] Zostało ci { $seconds } sekund
    }. Potem zagra za ciebie bot.
clock-out = { $me ->
     [yes] Twój czas minął: ruch robi bot.
    *[no] { $seat }: czas minął, ruch robi bot.
    }

## Kurtyna
curtain-give = Telefon dla: { $name }
curtain-wait = Teraz grają inni
curtain-note = Karty są schowane. Reszta stołu patrzy w sufit.
curtain-open = { $name }: to ja, odsłoń
curtain-other = Kto inny ma telefon

## Trener
coach-name = Trener
coach-ask = Zapytaj trenera
coach-thinks = Trener myśli…
coach-chances = Szansa wygranej
coach-unexamined-short = niezbadane
coach-was = przy poprzednim pytaniu.
coach-note = Trener widzi tylko to, co ty.
course-title = Jak szły domysły
course-note = Co każde krzesło mogło wiedzieć o innych, krok po kroku, z tego, co samo widziało.
course-show = Policz i pokaż
course-wait = Liczę, to chwilę trwa…
course-none = W tej grze nie było czego się domyślać.
course-eyes = oczami: { $name }
course-numbers = W liczbach
course-step = Ruch

## Wyniki
record-title = Twoje gry
record-none = Jeszcze żadnej skończonej gry. Wszystko przed tobą.
record-games = Co i w ile osób
record-all = { $played ->
     [one] Jedna skończona gra
     [few] { $played } skończone gry
    *[many] { $played } skończonych gier
    }, wygrane: { $won }.
record-seats = { $seats ->
     [one] 1 osoba
     [few] { $seats } osoby
    *[many] { $seats } osób
    }
record-won = { $won } z { $played }
record-against = Z kim przy stole
record-bot = bot
bots-title = Drabinka botów
bots-fair = Bot dostaje to samo, co człowiek na jego krześle: swój widok stołu i listę dozwolonych ruchów. Nic więcej.
bots-measured = Siła to ranking Elo z 95-procentowym przedziałem, zmierzony w grach między poziomami (python bench/bots.py ratings). Średnia pięciu poziomów jednej gry to 1500; liczby różnych gier nie dają się porównać.
bots-rating = { $rating } ± { $margin }
bots-not-measured = jeszcze niezmierzony
thinks-flat = próbuje każdego ruchu w zmyślonych światach
thinks-search = przeszukuje zmyślone światy w głąb
thinks-best = najlepsze, co umiemy
thinks-habit = gra jak ludzie, którzy nie myślą daleko
thinks-half = trochę z przyzwyczajenia, trochę tak, jak nauczyły go miliony partii z samym sobą
thinks-half-search = trochę z przyzwyczajenia, a poza tym przeszukuje zmyślone światy
thinks-net = gra tak, jak nauczyły go miliony partii z samym sobą
thinks-ahead = patrzy naprzód z tym, czego nauczyły go miliony partii z samym sobą
thinks-worlds = { $budget ->
     [one] { $budget } świat
     [few] { $budget } światy
    *[many] { $budget } światów
    }
thinks-seconds = { $budget } s namysłu

## Wprowadzenie
tutorial-title = Wprowadzenie
tutorial-begin = Naucz mnie przy stole, 5 minut
tutorial-step = krok { $step } z { $steps }
tutorial-watch = Patrz, co robią inni.
tutorial-quick = Czas leci…
tutorial-look = Obejrzyj to spokojnie i przejdź dalej.

## Dowód
proof-title = Czy rozdanie było uczciwe?
proof-wait = Sprawdzam dziennik, wiersz po wierszu…
proof-proven = Nikt nie mógł wybrać losu w tej grze, a twoje ruchy stoją w dzienniku takie, jakie były.
proof-proven-restarted = Nikt nie mógł wybrać losu w tej grze, poza rundami, które przepadły wcześniej; twoje ruchy stoją w dzienniku takie, jakie były.
proof-holds = Wszystko, co dało się sprawdzić, się zgadza.
proof-fails = Ten dziennik się nie zgadza.
proof-wrong = Co się nie zgadza
proof-checked = Sprawdzone przez to urządzenie
proof-open = Nieudowodnione
proof-bad = Wiersz { $line }: { $why }
proof-chain = Każdy wiersz wynika z poprzedniego, a klucz pasuje do pieczęci z początku.
proof-seal = To ta sama pieczęć, którą to urządzenie widziało, gdy klucz był jeszcze tajny.
proof-other-seal = Pieczęć jest inna niż ta, którą to urządzenie widziało, gdy klucz był jeszcze tajny.
proof-not-here = To urządzenie nie widziało gry, gdy się toczyła, więc pieczęci nie ma z czym porównać.
proof-not-shuffled = Klucz wybrał sam serwer: że nie wybrał rozdania na czyjąś korzyść, to tylko jego słowo.
proof-shuffled = { $devices ->
     [one] Razem z serwerem tasowało jedno urządzenie i ujawniło to, do czego się zobowiązało.
     [few] Razem z serwerem tasowały { $devices } urządzenia i ujawniły to, do czego się zobowiązały.
    *[many] Razem z serwerem tasowało { $devices } urządzeń i ujawniło to, do czego się zobowiązało.
    }
proof-own-seed = Wśród nich to urządzenie: już to wystarcza, żeby nikt nie mógł wybrać rozdania.
proof-no-seed = To urządzenie nie tasowało: trzeba ufać, że ktoś z tasujących był uczciwy.
proof-other-seeds = To urządzenie dało ziarno, ale nie ma go na liście.
proof-list = To ta sama lista, którą to urządzenie widziało, zanim ujawniło ziarno.
proof-other-list = Lista jest inna niż ta, którą to urządzenie widziało, zanim ujawniło ziarno.
proof-voided = { $rounds ->
     [one] Wcześniej jedna runda tasowania przepadła. Czyich ziaren nie ujawniono: { $names }
     [few] Wcześniej przepadły { $rounds } rundy tasowania. Czyich ziaren nie ujawniono: { $names }
    *[many] Wcześniej przepadło { $rounds } rund tasowania. Czyich ziaren nie ujawniono: { $names }
    }
proof-seat = { $seat }
proof-left-out = { $seats ->
     [one] Jedna osoba przy stole nie tasowała.
     [few] { $seats } osoby przy stole nie tasowały.
    *[many] { $seats } osób przy stole nie tasowało.
    }
proof-server = Podpisał go serwer, który to urządzenie zna od początku.
proof-other-server = Podpisał go inny serwer niż ten, który to urządzenie zna od początku.
proof-signed = { $lines ->
     [one] Jeden wiersz podpisało urządzenie, które go zrobiło, i podpis jest dobry.
     [few] { $lines } wiersze podpisały urządzenia, które je zrobiły, i wszystkie podpisy są dobre.
    *[many] { $lines } wierszy podpisały urządzenia, które je zrobiły, i wszystkie podpisy są dobre.
    }
proof-unsigned = Wiersze, których nikt nie podpisał: { $lines }. Po końcu gry dało się je napisać inaczej.
proof-vouched = Od tych wierszy podpisuje klucz, za który ręczy tylko serwer: { $lines }.
proof-mine = { $acts ->
     [one] Twój jedyny ruch stoi tam tak, jak go to urządzenie podpisało.
     [few] Wszystkie twoje { $acts } ruchy stoją tam tak, jak je to urządzenie podpisało.
    *[many] Wszystkie twoje ruchy, razem { $acts }, stoją tam tak, jak je to urządzenie podpisało.
    }
proof-mine-gone = Ruchy, które to urządzenie podpisało, a których tam nie ma: { $acts }
proof-receipts = Serwer pokwitował twoje ruchy: { $receipts } z { $acts }.
proof-other-device = Wiersze, które podpisało twoje drugie urządzenie: { $lines }.
proof-not-mine = Wiersze, które na twoim miejscu podpisano kluczem spoza tego urządzenia: { $lines }.
proof-sealed = Serwer podpisał cały dziennik.
proof-not-sealed = Całego dziennika żaden serwer nie podpisał.
proof-chances = Los każdego kroku jest wyliczony tutaj i jest to ten, który dostały reguły.
proof-other-chances = Los kroków, wyliczony tutaj, nie jest tym, który dostały reguły.
proof-rules = Że z tego losu wychodzą właśnie te karty, mówi serwer: reguł nie ma w przeglądarce. Polecenie niżej sprawdza i to.
proof-rules-bad = Reguły, jakie ma serwer, nie prowadzą do tej gry.
proof-hands = Serwer rozdaje, więc widzi wszystkie karty. Że nikomu nic nie powiedział, nie da się udowodnić.
proof-command = Sprawdź to u siebie, z dziennikiem w pliku:

## Powtórka
replay-title = Powtórka
replay-start = Rozdanie
replay-back = Poprzedni ruch
replay-on = Następny ruch
replay-play = Odtwórz
replay-pause = Zatrzymaj
replay-rail = Oś gry: przeciągnij albo użyj strzałek
replay-step = ruch { $step } z { $last }
replay-chapters = Rozdziały
replay-eyes = Czyimi oczami
replay-eyes-of = oczami: { $name }
replay-all-open = wszystko odkryte
replay-spectator = oczami widza

## Zasady
rules-title = Zasady
rules-of = Zasady: { $title }
rules-contents = Spis treści
rules-on = gracie z tym
rules-off = tu gracie bez tego
rules-none = Nie ma takiej gry
rules-play = Do poczekalni
rules-example = Przykład
rules-example-step = krok { $step } z { $steps }
rules-may = Tak wolno.
rules-may-not = Tak nie wolno.
rules-back = Wstecz
rules-next = Dalej
rules-again = Od początku
rules-names = Ania, Bartek, Celina, Darek

## Boty
bot-level-1 = 1 · żółtodziób
bot-level-2 = 2 · amator
bot-level-3 = 3 · gracz
bot-level-4 = 4 · szczwany lis
bot-level-5 = 5 · mistrz

## Powroty
recovery-title = Powrót
recovery-link = Zgubione albo inne urządzenie
recovery-mine = Na wypadek zgubienia tego urządzenia
recovery-mine-note = Zapisz ten kod albo zrób mu zdjęcie. Z nim odzyskasz krzesła, gry i wyniki na każdym urządzeniu. Bez konta i bez e-maila.
recovery-make = Pokaż mi kod
recovery-another = Zrób nowy (stary przestanie działać)
recovery-copy = Kopiuj kod
recovery-copied = Kod skopiowany.
recovery-secret = Kto ma ten kod, może grać jako ty.
recovery-alt = Kod QR z twoim kodem powrotu
recovery-back = Mam klucz dostępu albo kod
recovery-code = Kod powrotu
recovery-go = Odzyskaj moje gry
recovery-done = { $name }, witaj znowu.
passkey-title = Klucz dostępu
passkey-note = Twoje urządzenie przechowuje klucz, który otwierasz palcem, twarzą albo PIN-em. Z nim odzyskasz krzesła, gry i wyniki na tym urządzeniu i na innych, na których masz te same klucze.
passkey-make = Utwórz klucz dostępu
passkey-made = Klucz dostępu gotowy. Z nim wrócisz.
passkey-not-made = Klucz dostępu nie powstał.
passkey-not-shown = Nie wybrano klucza dostępu.
passkey-one = Klucz dostępu
passkey-elsewhere = działa pod adresem { $site }
passkey-needs = Klucze dostępu wymagają strony przez https i pod własną nazwą. Tutaj to samo da ci kod.
passkey-show = Wróć kluczem dostępu
passkey-off = Usuń ten klucz dostępu
passkey-off-note = Nikt już nim nie wróci. Twoje urządzenie może go nadal podpowiadać; możesz go tam skasować.
devices-title = Twoje urządzenia
devices-note = Wszystkie urządzenia, na których grasz pod swoim imieniem. Zgubione możesz wylogować.
devices-here = to urządzenie
devices-older = Zalogowane, zanim rozróżnialiśmy urządzenia
devices-program = Program
devices-off = Wyloguj to urządzenie
devices-off-note = Przestanie działać od razu: zamkną się jego stoły, a jego podpisów nie uznamy już za twoje.
devices-signed-out = To urządzenie zostało wylogowane
account-seen = ostatnio { $when }
account-change = Zmień
account-name = Jak to nazywasz
account-save = Zapisz
about-me = Wszystko o mnie
about-me-note = Jeden plik: twoje imię, urządzenia, krzesła, wypowiedzi w rozmowach, wyniki i dzienniki skończonych gier.
about-me-export = Pobierz jako plik
about-me-delete = Usuń mnie
forget-title = Usunąć wszystko o tobie?
forget-happens = Oto co się stanie:
forget-seats = W rozegranych grach zostaniesz jako „ktoś”. Ich dzienniki zostają i nadal można je sprawdzić: nikogo nie wymieniają z imienia.
forget-chat = Twoje wypowiedzi w rozmowach znikną.
forget-games = W trwających grach twoje krzesło zajmie bot; twoje stoły przejmie ktoś inny, kto przy nich siedzi.
forget-devices = Wszystkie twoje urządzenia zostaną wylogowane; klucze dostępu, kod i wyniki znikną.
forget-final = Nikt nie może tego cofnąć, my też nie.
forget-name = Żeby potwierdzić, wpisz swoje imię: { $name }
forget-go = Usuń mnie na zawsze
forget-stay = Zostaw wszystko
forget-done = Wszystko o tobie zostało usunięte. Wróć, kiedy chcesz, jako ktoś nowy.
guest-somebody = ktoś
report-menu = Zgłoś kogoś
report-reports = { $reports ->
    [one] { $reports } zgłoszenie
    [few] { $reports } zgłoszenia
   *[other] { $reports } zgłoszeń
}
report-title = Zgłoś kogoś gospodarzowi
report-note = Gospodarz zobaczy zgłoszenie i ostatnie wypowiedzi tej osoby, ale nie to, kto zgłasza. Zgłoszenie na gospodarza zobaczy ten, kto prowadzi ten serwer.
report-who = O kogo chodzi?
report-why = Co się dzieje?
report-line = Jednym zdaniem, jeśli chcesz
report-go = Zgłoś
report-done = Zgłoszone.
report-twice = Jedno zgłoszenie od ciebie przy tym stole już jest.
report-settle = Załatwione
report-said = { $name } pisze:
report-rude = obraża albo dokucza
report-cheats = zdradza tajemnice albo oszukuje
report-stalls = wstrzymuje grę
report-name = imię albo słowa nie na miejscu
report-other = coś innego

# -- gra pod własnym adresem --
match-playing = Gra jeszcze trwa
match-playing-note = Co tajne, pozostaje tajne do końca gry. Kto patrzy przy stole, widzi to, co widzą wszyscy.
match-number = Gra nr { $number }
match-series = Wszystkie gry przy tym stole
match-here = ta gra
match-see = Zobacz
match-table = Do stołu
match-page = Strona tej gry
match-watch = Obejrzyj od rozdania
match-share = Udostępnij tę chwilę
match-share-note = Kto otworzy ten link, zobaczy ten sam ruch, tymi samymi oczami. Obrazek pokazuje koniec gry.
match-picture = Zapisz obrazek
match-none = Nie ma takiej gry
match-none-note = Mogła zostać usunięta albo link jest niepełny.


## Listy
letters-title = Wezwania pocztą
letters-note = Gdy przyjdzie twoja kolej, a ciebie nie ma, ten serwer do ciebie napisze: najwyżej jeden list na kolej. Możesz to zatrzymać w każdej chwili.
letters-address = Twój adres e-mail
letters-ask = Wyślij mi link do potwierdzenia
letters-sent = List jest w drodze na adres { $address }. Otwórz link, który w nim jest, a wezwania będą tam przychodzić.
letters-on = Wezwania przychodzą na adres { $address }.
letters-off = Bez dalszych listów
letters-confirm-title = Potwierdź swój adres
letters-confirm-go = Tak, piszcie, gdy przyjdzie moja kolej
letters-confirmed = Gotowe: wezwania będą przychodzić na adres { $address }.
letters-stop-title = Bez dalszych listów
letters-stop-go = Zatrzymaj listy
letters-stopped = Gotowe: więcej listów nie przyjdzie.
letters-broken = Ten link nie jest cały. Skopiuj z listu cały link.

## Zagadka dnia
puzzle-the-answer = To jest odpowiedź.
puzzle-mine = Twoja odpowiedź.
puzzle-others = Jak odpowiadali inni
puzzle-people = { $people ->
     [one] Twoja odpowiedź jest dziś na tym serwerze jedyna.
     [few] Na tym serwerze odpowiedziały dziś { $people } osoby.
     [many] Na tym serwerze odpowiedziało dziś { $people } osób.
    *[other] Na tym serwerze odpowiedziało dziś { $people } osoby.
    }
puzzle-look = Obejrzyj planszę jeszcze raz
puzzle-show = Pokaż odpowiedź
puzzle-none = Dzisiejszej zagadki nie da się tu pokazać: serwer nie odpowiada albo nie ma tej gry.
# -- ranking --
rated = Gry rankingowe
rated-chip = rankingowa
rated-help = Gdy grają co najmniej dwie osoby, wynik zmienia ranking każdej z nich. Trener milczy, a kto się podda albo przez większość gry wyręcza się botem, jest ostatni. Imię i ranking widać na liście.
ratings-title = Rankingi
ratings-mine = Twoje rankingi
ratings-note = Jak mocno kto gra w każdą z gier, na jednej skali z botami. Liczba po ± to niepewność: prawdziwa siła leży najpewniej w tej odległości.
ratings-scale = Kolejność wyznacza to, co pewne: ranking pomniejszony o niepewność. Zmieniają go tylko gry rankingowe, w których grają co najmniej dwie osoby.
ratings-none = Nikt jeszcze nie zagrał gry rankingowej.
ratings-matches = { $matches ->
    [one] { $matches } gra rankingowa
    [few] { $matches } gry rankingowe
    [many] { $matches } gier rankingowych
   *[other] { $matches } gry rankingowej
}
match-ratings = Co zmieniła ta gra

# -- przyglądanie się --
watch = Kto może się przyglądać
watch-help = Kto się przygląda, widzi to, co wszyscy przy stole, i nic tajnego, o tyle ruchów później. Na koniec zobaczy wszystko.
watch-now = każdy, od razu
watch-later = { $moves ->
    [one] { $moves } ruch później
    [few] { $moves } ruchy później
    [many] { $moves } ruchów później
   *[other] { $moves } ruchu później
}
watch-nobody = nikt
watch-chip = widownia: { $who }
watch-behind = Oglądasz z opóźnieniem: { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}. Na koniec zobaczysz wszystko.
watch-closed = Tej grze nie można się przyglądać
watch-closed-note = Tak chcą przy tym stole. Gdy gra się skończy, zobaczysz tu wszystko.


## Turnieje
tournament-title = Turnieje
tournament-new = Nowy turniej
tournament-mine = Moje turnieje
tournament-name-it = Jak się nazywa?
tournament-usual-title = Wieczór w klubie
tournament-game = Gra
tournament-seats = Osoby przy stole
tournament-how-long = Rundy
tournament-system = Kto z kim gra
tournament-swiss = podobne wyniki razem (system szwajcarski)
tournament-all = każdy z każdym
tournament-swiss-help = Od drugiej rundy razem siadają osoby, które mają tyle samo punktów.
tournament-all-help = Spotyka się ze sobą jak najwięcej osób.
tournament-fill = Boty zajmują wolne krzesła
tournament-fill-help = Wszystkie stoły są równe. Bez botów stół może mieć o jedną osobę więcej lub mniej, a ktoś może mieć wolną rundę.
tournament-open = Otwórz turniej
tournament-share = Zaproś innych
tournament-code-alt = Kod linku do turnieju
tournament-size = { $seats ->
     [one] { $seats } osoba przy stole
     [few] { $seats } osoby przy stole
    *[many] { $seats } osób przy stole
    }
tournament-rounds = { $rounds ->
     [one] { $rounds } runda
     [few] { $rounds } rundy
    *[many] { $rounds } rund
    }
tournament-so-far = { $players ->
     [one] { $players } osoba, runda { $round } z { $rounds }
     [few] { $players } osoby, runda { $round } z { $rounds }
    *[many] { $players } osób, runda { $round } z { $rounds }
    }
tournament-host = Prowadzi: { $name }
tournament-join-note = Dołącz, a zagrasz od rundy { $round }.
tournament-join = Dołącz
tournament-wait = Grasz w turnieju. Po losowaniu rundy { $round } ta strona zaprowadzi cię do stołu.
tournament-your-table = Losowanie za nami: twój stół czeka.
tournament-go = Do stołu
tournament-leave = Nie gram w dalszych rundach
tournament-over = Turniej jest skończony.
tournament-back = Wróć do turnieju
tournament-hosting = Prowadzenie turnieju
tournament-draw = Losuj rundę { $round }
tournament-tables-left = { $tables ->
     [one] { $tables } stół jeszcze gra
     [few] { $tables } stoły jeszcze grają
    *[many] { $tables } stołów jeszcze gra
    }
tournament-stuck = Któryś stół nie może skończyć
tournament-stuck-note = Powiedz, jak się tam skończyło. Gra przy tym stole jest wtedy skończona i można losować następną rundę.
tournament-decide = Stół { $number }
tournament-decide-wait = poczekajmy
tournament-decide-win = wygrywa { $name }
tournament-decide-all = wszyscy dzielą się wygraną
tournament-decide-none = nikt nie dostaje punktów
tournament-decide-go = Rozstrzygnij
tournament-people = Zwolnij kogoś z turnieju
tournament-let-go = Bez dalszych rund
tournament-end = Zakończ turniej
tournament-end-note = Nie będzie dalszych rund, a tabela zostanie taka, jaka jest.
tournament-end-go = Tak, zakończ teraz
tournament-standings = Tabela
tournament-standings-note = Punkty to udziały w wygranej; wolna runda to pół wygranej. Przy równych punktach liczą się wygrane stoły, a potem średnia punktów osób, z którymi się grało.
tournament-empty = Jeszcze nikt nie dołączył.
tournament-place = Miejsce
tournament-name = Imię
tournament-points = Punkty
tournament-wins = Wygrane
tournament-opponents = Spotkani
tournament-left = już nie gra
tournament-nobody = ktoś
tournament-bot = bot
tournament-csv = Wyniki jako tabela (CSV)
tournament-json = Wszystko (JSON)
tournament-round = Runda { $round } z { $rounds }
tournament-playing = w grze
tournament-played = koniec
tournament-decided = rozstrzyga prowadzący
tournament-byes = Wolna runda: { $names }
closed-decided = Tę grę rozstrzyga osoba prowadząca turniej.
