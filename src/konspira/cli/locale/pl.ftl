## What --help says
help-konspira = Gry planszowe z ukrytą informacją: do grania, oglądania i mierzenia.
help-commands = Polecenia
help-arguments = Argumenty
help-options = Opcje
help-help = Pokaż ten opis i zakończ.
help-usage = Użycie:
help-error = Błąd
help-try = „{ $command }” mówi więcej.
help-aborted = Przerwane.
help-default = [domyślnie: { $value }]
help-required = [wymagane]
help-meta-options = [OPCJE]
help-meta-command = POLECENIE …
help-meta-game = GRA
help-meta-file = PLIK
help-meta-link = LINK
help-meta-to = DOKĄD
help-meta-from = SKĄD
help-meta-action = CZYNNOŚĆ
help-meta-number = LICZBA
help-meta-path = ŚCIEŻKA
help-meta-text = TEKST
help-install-completion = Zainstaluj uzupełnianie w tej powłoce.
help-show-completion = Wypisz uzupełnianie dla tej powłoki, do skopiowania albo zmiany.
help-language = pl, cs albo en; bez tego język komputera
help-game = która gra; „konspira games” podaje wszystkie
help-seats = ile osób siedzi przy stole
help-option = opcja gry po nazwie, np. -o jokers; „konspira games GRA” podaje wszystkie
help-db = plik ze wszystkimi stołami albo postgresql://… – wspólna baza kilku serwerów
help-secrets = plik z sekretami serwera; jeśli nie podano, obok stołów
help-games = Podaj gry, liczby miejsc i opcje; o jednej grze także to, co znaczy każda opcja i jaką może mieć wartość.
help-games-game = jedna gra, ze wszystkim, na co można się umówić
help-rules = Wypisz zasady gry: z -l pl, cs albo en tak, jak czyta się je przy stole, inaczej z numerami i źródłem każdej.
help-pack = Wypisz plik z kartami, który należy do gry, jako początek własnego: konspira pack krecia > moje.toml
help-pack-edit = zapisz i popraw własne karty, wiersz po wierszu, jeśli gra ma album: konspira pack wistar --edit
help-play = Zagraj w terminalu. Ctrl-C odchodzi od stołu; to samo polecenie do niego wraca.
help-play-seats = ile osób siedzi przy stole, razem z tobą
help-play-file = opcja z twojego własnego pliku, np. --file missions=moje.toml albo krócej --missions moje.toml; „konspira pack GRA” wypisuje wzór
help-play-bot = kto siedzi na pozostałych krzesłach; „--bot list” podaje wszystkie
help-play-new = zacznij od nowa, nawet jeśli czeka przerwana gra
help-play-join = usiądź przy stole w sieci: link, jaki pokazuje strona
help-play-name = twoje imię przy stole w sieci
refused-no-game = Podaj grę. Są: { $known }.
help-play-plain = wiersz po wierszu, bez pełnego ekranu: dla czytników ekranu i małych okien
help-simulate = Rozegraj losowe gry i wypisz, co z nich wynika.
help-simulate-games = ile gier
help-simulate-seed = to samo ziarno daje te same gry
help-bench = Zmierz losową grę na jednym rdzeniu, obok OpenSpiela w tym samym przebiegu, jeśli jest zainstalowany.
help-bench-game = które gry; bez tego wszystkie
help-bench-seconds = ile sekund trwa każdy pomiar
help-bench-json = wypisz listę rekordów zamiast tabeli
help-bench-gpu = zmierz też na urządzeniu CUDA
help-verify = Sprawdź, czy każdy wiersz wynika z poprzedniego, każde rozdanie z tego, czego dotyczy zobowiązanie, i kto podpisał każdy wiersz.
help-verify-file = dziennik, jaki daje strona albo zachowuje „konspira play”
help-verify-commitment = zobowiązanie, które ci pokazano przed pierwszym ruchem, albo co najmniej 8 jego pierwszych cyfr: czy to ta gra?
help-verify-server = klucz serwera, który znasz, albo co najmniej 8 jego pierwszych cyfr: czy podpisał?
help-verify-device = klucz twojego urządzenia albo co najmniej 8 jego pierwszych cyfr: co podpisało? Można podać kilka razy
help-verify-seed = ziarno, którym tasowało twoje urządzenie, albo co najmniej 8 jego pierwszych cyfr: czy jest na podpisanej liście?
help-serve = Otwórz stół w przeglądarce. Ctrl-C go zamyka; każdy ruch, na który przyszła odpowiedź, jest zachowany.
help-serve-host = adres, na którym serwer nasłuchuje; 0.0.0.0 wpuszcza innych
help-serve-port = port; 0 bierze wolny
help-serve-open = pokaż stronę w przeglądarce
help-serve-origin = inna nazwa tej strony, np. https://play.example.org za serwerem proxy
help-serve-public_url = adres do linków i kodów QR, np. https://play.example.org za serwerem proxy; inaczej ten, pod którym ten komputer widać w domu
help-serve-name = inna nazwa, która tu prowadzi, np. gra.lan (można podać kilka razy); każdy adres, localhost i nazwa tej maszyny prowadzą tu zawsze
help-serve-proxy = adres lub sieć serwera proxy, który mówi, skąd przychodzą zapytania, np. 127.0.0.1; nikomu innemu się nie wierzy
help-serve-game = tylko ta gra (można podać kilka razy); bez tego wszystkie
help-serve-log = debug, info, warning albo error
help-serve-push_key = klucz, który podpisuje wezwania do nieobecnych gości, gdy nadchodzi ich kolej (tworzy go „konspira push-key”); wymaga --push-contact
help-serve-push_contact = kto odpowiada za te wezwania, np. mailto:ty@example.org
help-serve-thinkers = gdzie myślą boty i trener: 4 to cztery osobne procesy na tej maszynie, ray://host:10001 to klaster Ray; bez tego w wątkach serwera
help-serve-workers = ile węzłów działa na tej maszynie za jednym portem; wymaga --db postgresql://…; SIGHUP wymienia je po kolei, a przy stołach nikt tego nie zauważa
help-serve-smtp = kto przyjmuje listy do nieobecnych gości, np. smtp://user@mail.example.org:587 (STARTTLS) albo smtps://… (TLS); wymaga --mail-from i --public-url
help-serve-smtp_password_file = plik z hasłem do tego serwera poczty; bez niego hasło pochodzi z KONSPIRA_SMTP_PASSWORD
help-serve-mail_from = w czyim imieniu wychodzą listy, np. gry@example.org
help-serve-dev = strona tak, jak jest napisana, plik na moduł: dla tych, którzy ją piszą
help-push-key = Utwórz klucz, którym stół w przeglądarce wzywa nieobecnych gości, gdy nadchodzi ich kolej.
help-push-key-to = plik klucza; taki plik nie może jeszcze istnieć
help-backup = Skopiuj wszystkie stoły i leżące obok sekrety, także w trakcie gry.
help-backup-to = kopia; nie może jeszcze istnieć. Sekrety trafią obok, do DOKĄD.secrets
help-restore = Wstaw kopię z „konspira backup” w miejsce utraconych stołów, po sprawdzeniu, czy jest cała.
help-restore-source = kopia; to, co leży obok jako SKĄD.secrets, też wraca
help-schema = Wypisz JSON Schema protokołu (docs/protocol.schema.json).
help-arena = Niech boty grają ze sobą. Każde rozdanie rozgrywa się we wszystkich ustawieniach (gdy jest ich ponad 24, w sprawiedliwie wybranych), więc szczęście do kart jest równe. Ctrl-C przerywa, a to samo polecenie gra dalej.
help-arena-bots = nazwy oddzielone przecinkami
help-arena-games = ile gier razem
help-arena-seed = inne ziarno to inne rozdania
help-arena-ledger = plik z wynikami; następnym razem gra się od niego dalej
help-arena-plot = narysuj rankingi jako SVG
help-arena-journals = zachowaj dziennik każdej gry w tym folderze: „konspira watch” je pokazuje, „konspira verify” sprawdza
help-arena-workers = ile gier toczy się naraz
help-arena-exploiters = zamiast tego: gracze, którzy prawie nie myślą, po jednym przy stole botów danego poziomu, przy każdej liczbie miejsc i w głównych wariantach; poziom nie przechodzi, gdy któryś z nich zdobywa wyraźnie więcej niż swój udział. --bots podaje poziomy, a --games liczy się dla każdej komórki; bez nich to próba przed wydaniem, o ustalonej liczbie gier; --ledger to folder
help-arena-ray = graj na klastrze Ray (wymaga dodatku konspira[ray])
help-train = Niech sieć nauczy się gry, grając sama ze sobą, na karcie graficznej albo na rdzeniu. Po drodze mierzy się ze stałymi botami. Ctrl-C przerywa naukę, a to samo polecenie uczy dalej. Jak powstały nasze sieci, mówi docs/training.md.
help-train-output = folder przebiegu: net.npz, punkt do podjęcia nauki, postępy i ich krzywe
help-train-minutes = jak długo się uczyć; bez tego 20
help-train-as_shipped = ucz tak, jak powstała dołączona sieć tej gry: przebieg po przebiegu, każdy w osobnym folderze; z --minutes wszystkie razem trwają tyle minut
help-train-device = cuda albo cpu
help-train-seats = ucz się tylko tej liczby miejsc; bez tego wszystkich liczb i wariantów w jednej sieci
help-train-option = razem z --seats: opcja po nazwie, np. --option jokers
help-train-seed = to samo ziarno daje ten sam początek
help-train-tables = przy ilu stołach gra się naraz
help-train-width = ile liczb ma każda z dwóch warstw sieci, wielokrotność ośmiu
help-train-against = sieć (net.npz), przeciw której ma się uczyć: zajmuje przy każdym stole wszystkie miejsca prócz jednego i sama się nie uczy
help-train-start = sieć (net.npz), od której zacząć
help-train-entropy = ile na początku warte jest zaskoczenie
help-train-rate = jak szybko uczy się na początku
help-train-session = ile minut uczyć się tym razem; to samo polecenie potem uczy dalej
help-train-by_habit = przy tej części stołów jedno miejsce gra z przyzwyczajenia
help-train-at_random = a przy tej części jedno gra cokolwiek
help-train-side = obok --against: uczą się wszyscy, którzy widzą kolumnę zmysłów o tej nazwie, a z wykrzyknikiem przed nią wszyscy inni
help-train-bots = z kim się mierzy, nazwy oddzielone przecinkami
help-train-games = ile gier za każdym razem
help-train-every = ile minut między dwoma pomiarami
help-dataset = Zapisz gry jako Parquet, wiersz na decyzję: co miejsce wiedziało i mogło zrobić, co wybrało i co z tego wyszło. Ctrl-C przerywa, a to samo polecenie idzie dalej, także po wymuszonym zakończeniu. Kolumny objaśnia docs/dataset.md.
help-dataset-output = folder zbioru danych
help-dataset-bots = nazwy oddzielone przecinkami; każde rozdanie rozgrywa się we wszystkich ustawieniach, jak na arenie. Samo „random” gra w kodzie maszynowym
help-dataset-games = ile partii
help-dataset-seed = to samo ziarno daje te same partie
help-dataset-option = opcja po nazwie, np. --option jokers; wypisuje je „konspira games GRA”
help-dataset-journals = zamiast grać: zakończone partie z dziennika, z folderu dzienników (*.journal) albo z bazy serwera (*.db), bez imion; można podać kilka razy
help-dataset-fields = daj też każdemu polu widoku własną kolumnę
help-dataset-workers = ile gier toczy się naraz
help-join = Posadź bota przy żywym stole, podając link stołu albo krzesła. Gra partię po partii i wraca, gdy połączenie się zerwie. Ctrl-C wstaje od stołu.
help-join-link = link, jaki pokazuje strona: http://localhost:8000/t/…, z #chair=… dla krzesła na zaproszenie
help-join-bot = nasz bot (level-3, search@2000) albo własny: moduł:Klasa
help-join-name = jak się nazywa przy stole; jeśli nie podano, ma własną nazwę
help-puzzle = Zagadka dnia: plansza widziana z jednego miejsca. Znajdź, co jest wyraźnie najlepsze albo kto jest kretem; potem zobacz dlaczego.
help-puzzle-day = inny dzień niż dzisiaj, w postaci 2026-11-24
help-watch = Pokaż na stronie partie z ich dzienników: krok po kroku, oczami każdego miejsca, z przypuszczeniami. Ctrl-C ją zamyka; nic się nie zapisuje.
help-watch-file = dzienniki albo ich foldery (*.journal), np. te z „konspira arena --journals”
help-watch-port = port; 0 bierze wolny
help-watch-open = pokaż pierwszą partię w przeglądarce

## What cannot be done
refused-waiting = Czeka gra z inną liczbą miejsc albo innymi opcjami: „konspira play { $game }” wraca do niej, --new z niej rezygnuje.
refused-missing = Brak: { $what }.
refused-no-such-option = Nie ma opcji { $option }.
refused-meant = Może chodzi o: { $known }.
refused-option-needs = Opcja { $option } wymaga wartości.
refused-not-a-number = { $what }: to ma być liczba.
refused-bad-value = { $what }: tak być nie może.
refused-at-least = { $what }: co najmniej { $number }.
refused-at-most = { $what }: najwyżej { $number }.
refused-no-command = Nie ma polecenia { $command }. „konspira --help” podaje wszystkie.
refused-extra = Za dużo słów: { $words }.
refused-language = Nie ma języka { $chosen }. Są: { $known }.
refused-log = Nie ma poziomu { $chosen }. Są: { $known }.
refused-no-pack = Gra { $game } nie ma takiego pliku.
refused-no-rules = Gra { $game } nie ma pliku { $file }.
refused-exists = { $path } już istnieje; podaj inny plik.
refused-ledger = W { $path } nie ma wyników tej areny; podaj inny plik albo usuń ten.
refused-ledger-line = { $path }, wiersz { $line }: to nie jest wynik tej areny; usuń ten wiersz albo podaj inny plik.
refused-no-bots = Podaj co najmniej jednego bota.
refused-backup = Nie da się skopiować stołów: { $why }
refused-mail-all = Listy wymagają wszystkich trzech rzeczy: serwera poczty (--smtp smtp://…), nadawcy (--mail-from) i adresu, do którego prowadzą linki (--public-url).
refused-smtp = Serwer poczty to smtp://user@host:port albo smtps://user@host:port, a nadawca to adres taki jak gry@example.org.
refused-push-both = Wezwania wymagają obu rzeczy: klucza (--push-key) i kogoś, kto za nie odpowiada (--push-contact mailto:… albo https://…).
refused-push-key = W { $path } nie ma takiego klucza: musi to być klucz P-256 w PEM bez hasła, jaki tworzy „konspira push-key”.
refused-server-extra = Stół w przeglądarce to dodatek: pip install 'konspira[server]'
refused-thinkers = Tak myśleć się nie da: { $chosen }. Podaj liczbę procesów, najwyżej { $most }, albo adres klastra Ray, np. ray://host:10001.
refused-ray = Ray nie jest zainstalowany: pip install 'konspira[ray]'
refused-journals = W { $path } są dzienniki innej areny albo coś innego. Podaj inny folder.
refused-research-extra = Zbiory danych wymagają dodatku: pip install 'konspira[research]'
refused-dataset = W { $path } jest coś innego: zbiór innej gry, innych botów, miejsc, opcji, ziarna lub zasad, albo inne pliki. Podaj inny folder.
refused-dataset-busy = Do { $path } pisze teraz inne polecenie.
refused-no-journals = Nie ma tu żadnej zakończonej partii gry { $game }.
refused-public-url = { $chosen } to nie adres; adres zaczyna się od http:// albo https://.
serve-house = W tym domu (ta sama sieć Wi-Fi): { $link }
serve-everybody = Dla wszystkich: { $link }
serve-nowhere = Ten komputer nie jest w żadnej sieci, przez którą mógłby się z nim połączyć telefon.
start-held = Pliku { $path } używa już inny serwer: proces { $pid }, od { $since }. Zatrzymaj go albo podaj inny plik przez --db.
start-held-unknown = Pliku { $path } używa już inny serwer. Zatrzymaj go albo podaj inny plik przez --db.
start-folder = { $path } to folder. Podaj przez --db plik w nim.
start-not-database = { $path } nie jest bazą Konspiry; zostaje, jak jest. Podaj inny plik przez --db.
start-too-new = Plik { $path } zapisała nowsza wersja Konspiry (krok { $taken }, ta zna { $known }). Zainstaluj nowszą wersję albo podaj inny plik przez --db.
help-command-db = Doprowadź bazę do bieżącej postaci, skopiuj ją, przywróć kopię albo przenieś między plikiem a PostgreSQL.
help-db-db = baza danych: plik albo postgresql://…
help-db-action = upgrade doprowadza bazę do bieżącej postaci; ratings liczy wszystkie rankingi od nowa z gier rankingowych; backup kopiuje ją do PLIKU, także w trakcie gry; restore wstawia PLIK na jej miejsce; move kopiuje całość do PLIKU: z pliku do postgresql://… albo z powrotem; reports pokazuje zgłoszenia graczy na gospodarzy stołów i je załatwia (--settle)
help-db-other = kopia albo cel przenosin: plik albo postgresql://…
help-db-secrets = plik sekretów wspólny dla wszystkich serwerów tej bazy
help-db-settle = przy reports: załatwia zgłoszenie o tym ID, które stoi na początku jego wiersza; zgłoszenie znika z listy, a jego treść zostaje usunięta; można podać kilka razy
db-upgraded = Baza danych ma bieżącą postać.
db-settled = Załatwione zgłoszenie: { $report }.
db-reports = { $reports ->
    [0] Nikt nie zgłosił gospodarza stołu.
    [one] { $reports } zgłoszenie na gospodarza:
    [few] { $reports } zgłoszenia na gospodarzy:
   *[other] { $reports } zgłoszeń na gospodarzy:
}
report-rude = obraża albo dokucza
report-cheats = zdradza tajemnice albo oszukuje
report-stalls = wstrzymuje grę
report-name = imię albo słowa nie na miejscu
report-other = coś innego
db-rated = { $game }: { $matches ->
    [one] { $matches } gra rankingowa
    [few] { $matches } gry rankingowe
    [many] { $matches } gier rankingowych
   *[other] { $matches } gry rankingowej
}.
db-moved = Skopiowano: { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[other] { $tables } stołów
    }, { $matches ->
    [one] { $matches } partię
    [few] { $matches } partie
   *[other] { $matches } partii
    } i { $entries ->
    [one] { $entries } wpis
    [few] { $entries } wpisy
   *[other] { $entries } wpisów
    } z ich dzienników.
refused-db-action = Do wyboru: { $known }.
refused-db-file = Tylko „upgrade”, „ratings” i „reports” obywają się bez pliku i go nie przyjmują; wszystkie inne go potrzebują. Podano „{ $action }”.
refused-db-settle = Zgłoszenia załatwia tylko „konspira db reports”.
refused-db-report = Nie ma otwartego zgłoszenia o ID „{ $report }”. Otwarte wypisuje „konspira db reports”.
refused-db-kinds = Jedno z dwojga musi być plikiem, a drugie postgresql://…. Plik do pliku kopiuje „konspira db backup”.
start-not-empty = W { $path } są już stoły lub goście. Bazę przenosi się do pustej.
start-nodes = Na { $path } działają serwery. Zatrzymaj je przed przenosinami; kopię można zrobić w trakcie.
start-database = Nie można otworzyć bazy danych { $path }: { $why }.
start-database-old = { $path } to PostgreSQL starszy niż { $known }. Konspira potrzebuje wersji { $known } lub nowszej.
start-other-secrets = Baza danych { $path } należy do serwerów z innymi sekretami niż { $secrets }. Podaj temu ten sam plik przez --secrets.
start-postgres-extra = PostgreSQL wymaga dodatku, którego nie zainstalowano: pip install "konspira[server,postgres]"
start-full = Dysk jest pełny: nie da się zapisać { $path }. Zrób miejsce i uruchom ponownie; nic nie przepadło.
start-readonly = Nie wolno pisać do { $path }. Sprawdź, do kogo należą plik i folder i czy dysk nie jest tylko do odczytu.
start-corrupt = Plik { $path } jest uszkodzony. Przywróć ostatnią kopię: konspira restore KOPIA. To, co da się odczytać, zapisze: sqlite3 { $path } .recover
start-file = Nie da się otworzyć { $path }: { $why }
start-secrets = Nie da się odczytać ani zapisać sekretów w { $path }: { $why }
start-port-taken = Port { $port } na { $host } jest zajęty: nasłuchuje tam inny program. Wybierz inny przez --port.
start-workers-sqlite = Kilka węzłów nie może mieć wspólnego pliku SQLite: podaj --db postgresql://… albo pomiń --workers.
start-node = Węzeł nie wystartował; powód jest w dzienniku serwera.
start-ray = Klaster Ray { $address } jest nieosiągalny: { $why }
start-port-forbidden = Port { $port } na { $host } nie jest dla wszystkich: poniżej 1024 nasłuchiwać może tylko administrator. Wybierz inny przez --port.
start-address = Nie da się nasłuchiwać na { $host }:{ $port }: { $why }
start-proxy = To nie jest adres serwera proxy: { $why }
refused-restore = Nie da się przywrócić kopii: { $why }
trouble-file = { $path }: { $why }
trouble-missing = nie ma takiego pliku ani folderu
trouble-forbidden = brak dostępu
trouble-folder = to jest folder
trouble-not-text = to nie jest tekst w UTF-8
trouble-no-folder = część tej ścieżki nie jest folderem
trouble-exists = to już istnieje
trouble-full = na dysku nie ma już miejsca
trouble-read-only = nic nie da się tam zapisać
trouble-long-name = ta nazwa jest za długa
trouble-disk = dysk nie odpowiada
trouble-other = system odmawia ({ $code })

## Tables of bench
bench-title = Losowa gra, jeden rdzeń: nasza skompilowana pętla obok wywołań OpenSpiela z Pythona
bench-game = gra
bench-seats = miejsca
bench-decisions = decyzje/s
bench-games = gry/s
bench-peer = porównanie
bench-ratio = stosunek
bench-words = nasze słowa z Pythona
bench-gpu = decyzje/s na GPU
bench-no-peer = OpenSpiel nie jest zainstalowany: pip install 'konspira[research]' stawia go obok nas.

## Tables of arena
arena-title = { $game }, miejsca: { $seats }, gry: { $games }
arena-kept = Gry w { $path }: { $games }
arena-stopped = Przerwane. To samo polecenie gra dalej od tego miejsca.
arena-journals = Dzienniki w { $path }: { $games }
arena-no-journals = Gry rozegrane wcześniej bez --journals, więc bez dziennika: { $games }
arena-bot = bot
arena-seats = rozegrane miejsca
arena-payoff = wypłata
arena-rating = ranking
arena-reply = odpowiedź
arena-longest = najdłuższa
arena-pairs = pary, rozdanie po rozdaniu
arena-worse = dostaje więcej niż
arena-score = wynik
arena-difference = różnica na grę

## What dataset says
dataset-kept = Partie w { $path }: { $games }
dataset-stopped = Przerwane. To samo polecenie idzie dalej od tego miejsca.
dataset-left = Pominięte: niezakończone { $unfinished }, innej gry { $other }, nieczytelne { $unreadable }, powtórzone { $twice }.

## What watch says
watch-more = Dzienniki: { $all }; widać tylko początek: { $shown }. Podaj te, które chcesz zobaczyć.

## What train says
train-far = { $minutes } min, { $decisions } mln decyzji, { $speed } mln na sekundę
train-strength = { $bot }: { $mean } ± { $error } na miejsce; miejsc: { $seats }, gier: { $games }
train-kept = Sieć leży w { $path }.
train-stopped = Przerwano. To samo polecenie podejmie naukę od tego miejsca.
refused-train-extra = Do nauki potrzebny jest dodatek konspira[train], a do karty graficznej konspira[gpu]: pip install 'konspira[train,gpu]'
refused-train-plan = W { $path } leży przebieg innego planu: inna gra, inne ziarno lub ustawienia. Podaj inny folder.
refused-train-net = { $path } nie jest siecią do tej gry w jej dzisiejszej postaci.
refused-train-width = Szerokość jest wielokrotnością ośmiu.
refused-train-device = Nie ma tu karty CUDA albo brakuje dodatku konspira[gpu]: --device cpu uczy na procesorze, o wiele wolniej.
refused-train-shipped = Dołączone są sieci gier: { $games }.
refused-train-recipe = O tym mówi już przepis dołączonej sieci: pomiń to przy --as-shipped.

## Fools against levels
exploiters-title = { $game }: co przy botach zdobywają gracze, którzy prawie nie myślą
exploiters-fool = gra
exploiters-seats = miejsc
exploiters-variant = wariant
exploiters-games = gier
exploiters-share = zdobywa
exploiters-fair = udział
exploiters-bound = co najmniej (99 %)
exploiters-fails = nie przechodzi
exploiters-kept = Gry leżą w { $path }; to samo polecenie gra stamtąd dalej.
exploiters-verdict = { $failed ->
    [0] Z { $cells } komórek przechodzą wszystkie.
    [one] Z { $cells } komórek jedna nie przechodzi.
    [few] Z { $cells } komórek { $failed } nie przechodzą.
   *[other] Z { $cells } komórek { $failed } nie przechodzi.
}
refused-day = „{ $day }” to nie jest dzień; zapisz go w postaci 2026-11-24.
