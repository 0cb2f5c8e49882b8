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

## Command line
you = Ty
verify-unreadable = Nie da się odczytać pliku: { $why }
verify-refused = Odrzucone w wierszu { $line }: { $why }
verify-good = { $game }, miejsca: { $seats }, ruchy: { $actions }. Każdy wiersz wynika z poprzedniego, każde rozdanie z klucza.
verify-commitment = Zobowiązanie pokazane na początku: { $commitment }
verify-other-rules = Reguły od tego czasu się zmieniły; każdy zapisany krok prowadzi nadal do tych samych widoków.
play-hello = q kończy, h opisuje planszę słowami, ? daje radę. Ctrl-C też kończy; nic nie ginie.
play-hello-alone = q kończy, h opisuje planszę słowami, u cofa ostatnią odpowiedź. Ctrl-C też kończy; nic nie ginie.
play-resumed = Witaj z powrotem: gra toczy się dalej od miejsca przerwania.
play-cannot-resume = Czekającej gry nie da się kontynuować ({ $why }); zaczyna się nowa.
play-put-back = Cofnięte. Co z tego wynikło, wraca, od ostatniego do pierwszego:
play-left = Gra jest zachowana. „konspira play { $game }” wraca do niej.
play-warming = Pierwsze uruchomienie: reguły działają od razu, a ich szybka wersja kompiluje się w tle ({ $done } z { $total }).
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
coach-suggestion = { $action }: { $percent } %
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
