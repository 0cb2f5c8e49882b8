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
guest-title = Twoje imię
guest-name = Imię przy stole
guest-note = Konta nie trzeba. Imię widzą wszyscy przy stole.
guest-save = Zapisz
guest-names = Lis, Sowa, Borsuk, Kos, Ryś, Wydra, Jeż, Kuna, Żuraw, Bóbr, Sroka, Łoś

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
gather-sit = Usiądź
gather-sit-as = Usiądź jako { $name }
gather-name = Zmień imię
gather-start = Zaczynamy
gather-missing = { $free ->
     [one] Czekamy na jedną osobę
     [few] Czekamy na { $free } osoby
    *[many] Czekamy na { $free } osób
    }
gather-full = Wszystkie krzesła zajęte.
gather-leave = Wstań od stołu
gather-pick = Wybierz wolne krzesło albo patrz z boku.
gather-spectator = Patrzysz z boku. Gra pokaże ci tylko to, co jawne.
gather-late = Gra już się zaczęła i wszystkie krzesła są zajęte: patrzysz z boku.
gather-host-note = Na wolnym krześle może też usiąść bot: wybierz go z listy.

## Przy stole
table-connecting = Łączę ze stołem…
table-lost = Łączę ponownie… Twoje karty są bezpieczne, stół czeka.
table-now = Teraz
table-sends-later = Ruch wyślę, gdy tylko wróci sieć.
table-none = Nie ma takiego stołu
table-none-note = Link jest niepełny albo stół już sprzątnięto.
table-closed = Ten stół jest dla ciebie zamknięty
moderate-open = Odeślij lub ucisz: { $name }
moderate-title = { $name } – co zrobić?
moderate-note = Kto zostanie odesłany, nie może wrócić do tego stołu ani przy nim rozmawiać; w trakcie gry zastąpi go bot. Kto zostanie uciszony, gra dalej.
moderate-remove = Odeślij
moderate-mute = Ucisz
moderate-forgive = Wpuść z powrotem odesłanych i uciszonych ({ $barred })
table-your-turn = Twoja kolej
table-wait = Czekamy na innych.
table-undo = Cofnij ostatnią odpowiedź
table-looking-on = Patrzysz z boku: widzisz tylko to, co jawne.
table-stand-in = Za ciebie gra teraz bot. Widzi tylko to, co twoje krzesło.
table-take-back = Wracam
table-stood-in = Bot grał za ciebie. Krzesło jest znowu twoje.
table-rules = Zasady tej gry
table-menu = Menu stołu
table-as-text = Pokaż stół tekstem
table-text = Stół jako tekst
table-share = Udostępnij link do stołu
table-leave = Odejdź, niech zagra bot
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
calls-help = Gdy twoja kolej, a ta karta jest schowana.
calls-help-far = Gdy twoja kolej, a ta karta jest schowana albo strona zamknięta.
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
end-again-others = Chcą jeszcze raz: { $names }
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
clock-help = Ile jest na jedną decyzję. Kto nie zdąży, za tego ruch robi bot.
clock-none = bez zegara
clock-relaxed = spokojnie: 5 minut
clock-quick = szybko: 45 sekund
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
thinks-worlds = { $budget ->
     [one] { $budget } świat
     [few] { $budget } światy
    *[many] { $budget } światów
    }
thinks-seconds = { $budget } s namysłu
thinks-careless = w { $careless ->
     [one] jednym ruchu
     [few] { $careless } ruchach
    *[many] { $careless } ruchach
    } na 100 gra byle co

## Wprowadzenie
tutorial-title = Wprowadzenie
tutorial-begin = Naucz mnie przy stole, 5 minut
tutorial-step = krok { $step } z { $steps }
tutorial-do = Zrób to: { $label }

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
    *[many] Razem z serwerem tasowało { $devices } urządzeń i ujawniło to, do czego się zobowiązały.
    }
proof-own-seed = Wśród nich to urządzenie: już to wystarcza, żeby nikt nie mógł wybrać rozdania.
proof-no-seed = To urządzenie nie tasowało: trzeba ufać, że ktoś z tasujących był uczciwy.
proof-other-seeds = To urządzenie dało ziarno, ale nie ma go na liście.
proof-list = To ta sama lista, którą to urządzenie widziało, zanim ujawniło ziarno.
proof-other-list = Lista jest inna niż ta, którą to urządzenie widziało, zanim ujawniło ziarno.
proof-voided = { $rounds ->
     [one] Wcześniej jedna runda tasowania przepadła; dziennik mówi, kto nie ujawnił ziarna.
     [few] Wcześniej przepadły { $rounds } rundy tasowania; dziennik mówi, kto nie ujawnił ziarna.
    *[many] Wcześniej przepadło { $rounds } rund tasowania; dziennik mówi, kto nie ujawnił ziarna.
    }
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
proof-unsigned = Przez nikogo niepodpisane wiersze: { $lines }. Po końcu gry dało się je napisać inaczej.
proof-vouched = Od tych wierszy podpisuje klucz, za który ręczy tylko serwer: { $lines }.
proof-mine = { $acts ->
     [one] Twój jedyny ruch stoi tam tak, jak go to urządzenie podpisało.
     [few] Wszystkie twoje { $acts } ruchy stoją tam tak, jak je to urządzenie podpisało.
    *[many] Wszystkie twoje ruchy, razem { $acts }, stoją tam tak, jak je to urządzenie podpisało.
    }
proof-mine-gone = Ruchy, które to urządzenie podpisało, a których tam nie ma: { $acts }
proof-receipts = Serwer pokwitował twoje ruchy: { $receipts } z { $acts }.
proof-not-mine = Na twoim miejscu podpisane kluczem, który nie należy do tego urządzenia, wiersze: { $lines }.
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
rules-off = tu nie gracie z tym
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
