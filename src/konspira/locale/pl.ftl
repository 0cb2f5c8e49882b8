seat-number = Miejsce { $number }
refused-seat = Nie ma takiego miejsca: miejsca mają numery od 0 do { $seats }, bez ostatniego.
refused-over = Gra się skończyła.
refused-turn = To nie twoja kolej.
refused-form = To nie jest ruch w tej grze.
refused-options = Te opcje nie idą w parze: { $why }
refused-option-unknown = Nie ma opcji { $option }. Są: { $known }.
refused-option-value = Opcja { $option } nie może mieć takiej wartości.
refused-option-possible = Możliwe: { $known }.
refused-edition = Edycji { $edition } tej gry tu nie ma.
refused-seat-count = W tę grę gra { $most ->
     [1] jedna osoba
    *[other] od { $few } do { $most } osób
    }, nie { $seats }.
refused-game = Nie ma gry { $game }. Są: { $known }.
refused-game-box = Pakiet z grą { $game } nie wskazuje pudełka.
refused-bot-name = Nie ma bota { $bot }. Są: { $known }.
refused-bot-own = Nie udaje się wczytać bota { $bot }: { $reason }. Pisz moduł:Klasa, z zainstalowanego pakietu albo z pliku w tym katalogu.
refused-bot-choose = { $bot } nie ma metody choose(turn).
refused-bot-fool = Nie ma głupca o nazwie { $bot }. Są: { $known }.
refused-bot-version = Botów wersji { $bot } nie da się tu uruchomić, bo pochodzą z repozytorium: { $reason }
refused-bot-net = Do gry { $game } nie ma wyuczonej sieci, która znałaby dzisiejsze zasady.
refused-bot-action = Bot { $bot } odpowiada { $action }, a to niedozwolony ruch: { $why }
refused-bot-failed = Bot { $bot } zawodzi w swojej turze: { $error }
refused-bot-budget = Po @ stoi budżet: liczba przejrzanych światów (2000) albo sekund (0.2s), nie „{ $budget }”.

## What is wrong with a line of a journal
journal-not-text = to nie jest plik tekstowy
journal-empty = dziennik jest pusty
journal-cut = ucięty albo uszkodzony: to nie jest cały wiersz JSON
journal-foreign = to nie jest wiersz dziennika
journal-number = jego numer nie jest liczbą
journal-order = nie po kolei: ma numer { $line }
journal-edited = zmieniony: nie wynika z poprzedniego wiersza
journal-format = to nie jest dziennik w formacie { $format }
journal-header = nie mówi, w co się gra
journal-no-key = gra się nie skończyła i klucza nie ma w dzienniku: podaj klucz
journal-key-damaged = klucz jest uszkodzony
journal-other-key = to nie jest klucz, którego dotyczy zobowiązanie
journal-other-table = stół rozłożony według tych reguł i tego klucza jest inny niż ten, przy którym toczyła się gra
journal-illegal = niedozwolony ruch: { $why }
journal-layout = dzisiejsze widoki nie mają nic dla { $field } z jego układu
journal-other-views = ten krok prowadzi do innych widoków niż te, które były w grze
journal-other-end = gra kończy się inaczej
journal-shuffle = to, co mówi o tasowaniu, nie trzyma się kupy
journal-seal = serwer nie podpisał tego, do czego się zobowiązał
journal-list = serwer nie podpisał listy z rundy { $round }
journal-opening = ujawnione ziarno nie jest tym, do którego się zobowiązano: { $commitment }

## What is wrong with a signature
signature-form = nie da się odczytać, co mówi o podpisującym
signature-missing = nie ma podpisu, choć urządzenie z tego miejsca ma klucz
signature-device = podpisało go urządzenie, za które nikt nie ręczy
signature-certificate = poręczenie za jego urządzenie jest fałszywe
signature-counter = brakuje wcześniejszych wierszy podpisanych przez jego urządzenie albo nie są po kolei
signature-false = podpis nie pasuje: jego urządzenie tak tego nie napisało
signature-seen = jego urządzenie mówi, że widziało coś innego, niż mogło widzieć to miejsce
signature-end = serwer nie podpisał tego dziennika

## Command line
you = Ty
verify-unreadable = Nie da się odczytać pliku: { $why }
verify-refused = Odrzucone w wierszu { $line }: { $why }
verify-good = { $game }, miejsca: { $seats }, ruchy: { $actions }. Każdy wiersz wynika z poprzedniego, każde rozdanie z klucza.
verify-commitment = Zobowiązanie pokazane na początku: { $commitment }
verify-other-rules = Reguły od tego czasu się zmieniły; każdy zapisany krok prowadzi nadal do tych samych widoków.
verify-device-list = { $seat }: jego urządzenie ({ $device }…). Wiersze, które podpisało: { $lines }
verify-device-device = { $seat }, od wiersza { $from }: dalsze urządzenie ({ $device }…), za które ręczy wcześniejsze. Wiersze, które podpisało: { $lines }
verify-device-server = { $seat }, od wiersza { $from }: urządzenie ({ $device }…), o którym tylko serwer mówi, że jest stąd. Wiersze, które podpisało: { $lines }
verify-by-bot = Wiersze botów serwera: { $lines }
verify-by-stand-in = Wiersze, w których bot kogoś zastępował: { $lines }
verify-by-clock = Wiersze po upływie czasu: { $lines }
verify-unsigned = Przez nikogo niepodpisane wiersze: { $lines }. Po końcu gry dało się je napisać inaczej.
verify-other-layout = Widoki się od tego czasu zmieniły: nie porównuję, co urządzenia widziały; resztę tak.
verify-sealed = Cały dziennik podpisał serwer ({ $server }…).
verify-not-sealed = Całego dziennika żaden serwer nie podpisał.
verify-same-commitment = To jest zobowiązanie, które ci pokazano.
verify-other-commitment = To NIE jest zobowiązanie, które ci pokazano: to inna gra niż twoja.
verify-same-server = To jest serwer, który znasz.
verify-other-server = To NIE jest serwer, który znasz.
verify-same-device = Twoje urządzenie ({ $device }…) tu podpisywało, na miejscu: { $seats }
verify-other-device = Twoje urządzenie ({ $device }…) niczego tu nie podpisało.
play-hello = q kończy, b pokazuje planszę, w opisuje ją słowami, r podaje zasady, h historię, ? daje radę. Ctrl-C też kończy; nic nie ginie.
play-hello-alone = q kończy, b pokazuje planszę, w opisuje ją słowami, r podaje zasady, h historię, u cofa ostatnią odpowiedź. Ctrl-C też kończy; nic nie ginie.
play-resumed = Witaj z powrotem: gra toczy się dalej od miejsca przerwania.
play-sure = Enter: tak, cokolwiek innego: wróć
play-do-it = tak
play-rules = Zasady tej gry
play-history = Co się działo od początku
play-board = Plansza
play-happened = Co się stało
play-may-do = Co możesz zrobić
play-close = Esc zamyka, strzałki przewijają
play-thinking = Trener myśli…
play-your-turn = twoja kolej
play-awaited = gra { $who }
play-others = czekamy na innych
play-guest = Gość
play-sat-down = { $name } siedzi przy stole. Gra zacznie się, gdy ktoś ją zacznie na stronie; Ctrl-C wstaje.
join-left = Krzesło jest wolne; póki trwa gra, gra za ciebie bot.
play-enter-leaves = Enter: koniec
play-on = tak
play-off = nie
play-key-rules = zasady
play-key-history = historia
play-key-board = plansza
play-key-coach = rada
play-key-choices = ruchy
play-key-back = cofnij
play-key-theme = kolory
play-key-leave = koniec
play-give-up = Czeka przerwana gra. Zrezygnować z niej?
play-given-up = Przerwana gra leży odtąd w { $path }.
bot-random = gra cokolwiek, co dozwolone
bot-flat = próbuje każdego ruchu w wielu wymyślonych rozdaniach i gra naprzód byle jak
bot-search = szuka w drzewie gry po wymyślonych rozdaniach i wnioskuje z tego, co robią inni
bot-solver = gra z tabel rozwiązanej rundy, gdzie są, a dalej szuka
bot-baseline = liczy prawdopodobieństwo i mówi, co najpewniejsze
bot-level-1 = dla dzieci: często gra cokolwiek
bot-level-2 = myśli krótko i czasem się zagapi
bot-level-3 = dobry przeciwnik na co dzień
bot-level-4 = szuka głęboko i pamięta, co kto robił
bot-level-5 = najlepszy, jakiego mamy; myśli prawie sekundę
bots-own = moduł:Klasa to twój własny bot; po @ stoi budżet, np. search@2000 albo flat@0.2s
bots-usual = siada, jeśli nikt nie wybierze innego, w terminalu i na stronie
play-cannot-resume = Czekającej gry nie da się kontynuować ({ $why }); zaczyna się nowa.
play-put-back = Cofnięte. Co z tego wynikło, wraca, od ostatniego do pierwszego:
play-left = Gra jest zachowana. „konspira play { $game }” wraca do niej.
play-warming = Pierwsze uruchomienie: szybka wersja reguł powstaje w tle ({ $done } z { $total }).
play-warm = Szybka wersja reguł jest gotowa.
play-series = { $games ->
     [one] Po jednej grze
    *[other] Po { $games } grach
    }: { $scores }.
play-score = { $seat } { $score }
play-another = Enter: jeszcze jedna gra, q: koniec
play-journal = Dziennik leży w { $path }; „konspira verify” go sprawdza.
plain-ask = Numer ruchu, od 1 do { $actions }
plain-bad = Wpisz liczbę od 1 do { $actions }.
plain-more = … i jeszcze { $more }
simulate-title = { $game }, miejsca: { $seats }, losowe gry: { $games }
simulate-decisions = decyzji na grę
simulate-speed = decyzji na sekundę
simulate-games-speed = gier na sekundę
simulate-share = udział w wygranych, { $seat }

## Trener
coach-title = Co widzi trener z twojego miejsca
coach-suggestion = { $action }: { $percent } % ± { $margin }
coach-unexamined = { $action }: niezbadane
coach-unsure = Temu ruchowi trener poświęcił najwięcej namysłu; o innych wie za mało, by je porównać.
belief-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-better = Szansa wygranej to około { $first } %, przy drugim najlepszym ruchu { $second } %.
coach-even = Wygląda mniej więcej tak samo dobrze jak drugi najlepszy ruch: szansa wygranej to około { $first } %.
coach-only = Nic innego nie można zrobić.
coach-early = Pierwsza myśl: szybka wersja zasad jeszcze się przygotowuje.

## The rules to read
rules-variant = wariant

## A bot at a live table
join-bad-link = „{ $link }” to nie jest link stołu ani krzesła. Taki link wygląda jak http://localhost:8000/t/… albo http://localhost:8000/t/…#chair=…
join-no-server = Pod { $site } nikt nie odpowiada: { $why }
join-no-konspira = Pod { $site } nie ma stołu Konspiry.
join-protocol = Stół mówi wersją { $theirs } protokołu, a ten program wersją { $ours }: zainstaluj tę samą wersję Konspiry.
join-other-rules = Przy stole gra się w { $game } w innej wersji niż tutaj: zainstaluj tę samą wersję Konspiry.
join-chair-gone = Krzesło zostało zabrane.
join-closed = Stół został uprzątnięty.
join-lost = Połączenie się zerwało. Następna próba za { $seconds } s.
join-seated = Bot siedzi przy stole: { $seat }.
join-ended = Partia { $match }: { $why } (udział w wygranej: { $share })
