title = Krysobot
tagline = Solowy przeciwnik z gry „Szczury z Wistar” dla osób z pudełkiem na stole: on gra, ty przestawiasz jego elementy.
about-time = około 90 min

## Opcje
option-building = Skala budynków
option-building-help = Liczba w rogu karty skali budynków. Żadne dwie skale nie mogą różnić się o 2 lub więcej.
option-tool = Skala narzędzi
option-tool-help = Liczba w rogu karty skali narzędzi.
option-automaton = Skala automatów
option-automaton-help = Liczba w rogu karty skali automatów.
option-pack = Twoje pudełko
option-pack-help = Z pudełkiem na stole Krysobot pyta o kartę, gdy pierwszy raz się pojawi, i ją zapamiętuje. Demo ma zmyślone wartości: pasują do instrukcji, ale nie są z twojego pudełka.
option-pack-reconstructed = Nie mam pudełka: demo ze zmyślonymi wartościami
option-pack-empty = Pudełko leży na moim stole
option-pack-own = Moje pudełko
option-pack-first = Czy na twoim stole leży pudełko Szczury z Wistar?
option-pack-edit = Album: wszystkie karty mojego pudełka
note-pack = Wydrukowane karty Krysobota nie są publiczne. Z pudełkiem uczy się twoich; demo gra na zmyślonych wartościach i nigdy nie dokłada ich do twojego pudełka.

## Nazwy
wistar-card-wood = Drewno
wistar-card-dig = Kopanie
wistar-card-metal = Metal
wistar-card-beds = Łóżka
wistar-card-develop = Projekty
wistar-card-explore = Zwiad
wistar-card-cottage = Chatka alchemyszki
wistar-area-forest = do lasu
wistar-area-burrow = do nory
wistar-area-farm = na farmę
wistar-scale-building = Budynki
wistar-scale-tool = Narzędzia
wistar-scale-automaton = Automaty
wistar-slot = { $room }
wistar-slot-left = { $room } po lewej
wistar-slot-right = { $room } po prawej
wistar-tile-house = mysz z domu ({ $points })
wistar-tile-cellar = mysz z piwnicy ({ $points })
wistar-tile-cheese = ser ({ $points })
wistar-from-round = odkrytą w tej rundzie
wistar-from-supply = z zasobów
wistar-from-room = z pokoju { $room }
wistar-at-entrance = przy wejściu
wistar-in-room = w pokoju { $room }
wistar-bonus-end = nic więcej
wistar-bonus-projects = 2 projekty zaawansowane
wistar-bonus-round_mouse = mysz tej rundy
wistar-bonus-skill = tylko umiejętność
wistar-bonus-task = zadanie, a jeśli się nie da, umiejętność
wistar-bonus-room_tile = ser albo mysz z jego pokoju, a jeśli ich nie ma, umiejętność
wistar-icon-end = nic więcej
wistar-icon-reveal = odkryj zadanie
wistar-icon-tent = namiot
wistar-icon-mouse = mysz
wistar-icon-cheese = ser
wistar-icon-move = ruch do { $room }
wistar-effect-none = nic
wistar-effect-goal-1 = żeton na celu 1
wistar-effect-goal-2 = żeton na celu 2
wistar-effect-goal-3 = żeton na celu 3
wistar-effect-explore = karta zwiadu
wistar-effect-task = zadanie
wistar-effect-attack-metal = tracisz metal
wistar-effect-attack-wood = tracisz drewno
wistar-effect-attack-undergrounds = podziemia: 2 metalu albo 3 PZ
wistar-effect-attack-mice = mysz albo 3 PZ
wistar-effect-attack-doors = drzwi: 2 PZ
wistar-effect-attack-movement = tracisz żeton ruchu
wistar-effect-attack-hand = tracisz kartę z ręki
wistar-effect-attack-jokers = tracisz żeton wszechstronności
wistar-effect-final-beds = 1 za łóżko
wistar-effect-final-goals = 2 za cel
wistar-effect-final-tents = 2 za namiot
wistar-effect-final-skill = 2 za pole na skali z { $skill }
wistar-effect-final-house-mice = 2 za mysz z domu
wistar-effect-final-doors = 2 za drzwi
wistar-effect-final-undergrounds = 1 za podziemie
wistar-exploration = karta { $card } (odwrót: { $first })
wistar-ranked = { $side ->
     [left] { $place } { $room } lewa
     [right] { $place } { $room } prawa
    *[alone] { $place } { $room }
    }
wistar-exploration-new = karta { $card }
wistar-plan-card = odwrót karty zwiadu { $card }
wistar-plan-last-back = odwrót ostatniej karty zwiadu
wistar-plan-last-face = przód ostatniej karty zwiadu

## Co robi
wistar-deed-set-up-board = Przygotuj grę jak na dwie osoby. Na planszy Krysobota połóż 6 łóżek, 6 podziemi i 7 kostek, a obok niej 3 dowódców, 2 namioty, 3 żetony i 8 szczurów. Jego zwiadowcę postaw przy wejściu na farmę, jeden jego żeton połóż na 10 PZ, a drugi na pierwszym miejscu kolejności: rundę 1 zaczyna Krysobot.
wistar-deed-set-up-decks = Potasuj jego 7 kart akcji. Połóż zakrytą kartę zwiadu z innym odwrotem, a na niej sześć pozostałych, potasowanych.
wistar-deed-set-up-decks-open = Wyłóż obok siebie odkryte, w rzędach, jego 7 kart akcji i 7 kart zwiadu: rozdaje on i mówi, której karty szukać. (Mogą też zostać w pudełku: zna je wszystkie.)
wistar-deed-set-up-decks-half = Wyłóż w rzędzie odkryte jego 7 kart akcji: rozdaje on i mówi, której szukać. Z kart zwiadu połóż zakrytą tę z innym odwrotem, a na niej sześć pozostałych, potasowanych: dopóki nie zna wszystkich, obowiązuje ta talia.
wistar-deed-set-up-scales = Połóż karty skal: budynki { $building }, narzędzia { $tool }, automaty { $automaton }; na górnym wierszu każdej postaw jego kostkę. Trudność: { $total } z 9.
wistar-deed-set-up-names = K1–K5 to jego nazwy pięciu żetonów umiejętności. Ustal, który jest który, zapisz to i trzymaj się tego.
wistar-deed-set-up-skills = Żetony umiejętności: na budynkach { $building }; na narzędziach { $tool }; na automatach { $automaton }.
wistar-deed-set-up-yours = Odkryj dwa projekty podstawowe i dwa zaawansowane; pierwsze z każdych tworzą parę, drugie też. Zatrzymaj jedną parę, drugą odrzuć.
wistar-deed-round = Runda { $round }: przygotuj ją jak w grze podstawowej. Dowódcy Krysobota wracają, a wszystkie 7 jego kart akcji się tasuje.
wistar-deed-round-open = Runda { $round }: przygotuj ją jak w grze podstawowej. Dowódcy Krysobota wracają, a jego 7 kart akcji znów leży odkrytych w rzędzie.
wistar-deed-starts = Tę rundę zaczyna Krysobot.
wistar-deed-you-start = Tę rundę zaczynasz ty.
wistar-deed-card = Krysobot odkrył kartę akcji: { $card }.
wistar-deed-clockwise = { $named }: tam nie może stanąć; najbliższa wolna sekcja zgodnie z ruchem wskazówek zegara to { $section }.
wistar-deed-chief = Postaw dowódcę Krysobota w sekcji { $section }, na wolnym polu najbliżej brzegu koła.
wistar-deed-cottage = Postaw dowódcę Krysobota w chatce alchemyszki.
wistar-deed-cottage-full = W chatce nie ma miejsca; działa bez dowódcy.
wistar-deed-no-place = Nigdzie nie ma miejsca dla jego dowódcy; bierze tylko premie.
wistar-deed-rat = Dodaj jego szczura { $area }. Siła { $rats }.
wistar-deed-no-rat-area = Nie dokładaj szczura: są tam już trzy.
wistar-deed-no-rat-left = Nie dokładaj szczura: wszystkie osiem jest już na planszy.
wistar-deed-points = { $section }: Krysobot zyskuje { $points } PZ.
wistar-deed-bed = Weź jego najtańsze łóżko{ $worth ->
     [unknown] {""}
    *[other] { " " }(jego pole: { $worth })
    }, odwróć je i połóż w wolnej komorze.
wistar-deed-dig = Zdejmij z jego planszy najtańsze podziemie{ $worth ->
     [unknown] {""}
    *[other] { " " }(jego pole: { $worth })
    }: komora jest wykopana. Płytka zostaje u niego.
wistar-deed-dig-instead = Brak wolnej komory, więc zamiast tego kopie: zdejmij z jego planszy najtańsze podziemie{ $worth ->
     [unknown] {""}
    *[other] { " " }(jego pole: { $worth })
    }. Płytka zostaje u niego.
wistar-deed-projects-basic = Połóż u niego { $number ->
     [one] zakryty projekt podstawowy leżący najbardziej na lewo
     [few] zakryte { $number } projekty podstawowe leżące najbardziej na lewo
    *[many] zakrytych { $number } projektów podstawowych leżących najbardziej na lewo
    }.
wistar-deed-projects-advanced = Połóż u niego { $number ->
     [one] zakryty projekt zaawansowany leżący najbardziej na lewo
     [few] zakryte { $number } projekty zaawansowane leżące najbardziej na lewo
    *[many] zakrytych { $number } projektów zaawansowanych leżących najbardziej na lewo
    }.
wistar-deed-no-projects = Nie ma już dla niego projektu zaawansowanego.
wistar-deed-refill = Uzupełnij rzędy projektów.
wistar-deed-explores = Odkryj kartę zwiadu: { $card }; po wykonaniu wiersza usuń ją z gry. Jego zwiadowca stoi { $place }.
wistar-deed-row = Wiersz { $room }: { $icons }.
wistar-deed-last-card = Ostatnia karta zwiadu: ser, a jeśli nie, mysz, a jeśli nie, ruch do G. Karta zostaje na miejscu.
wistar-deed-moves = Przesuń jego zwiadowcę do pokoju { $room }.
wistar-deed-door = Zabiera drzwi między { $one } a { $other }: połóż je u niego zakryte, bez premii.
wistar-deed-reveals = Odkryj kartę zadania w { $slot }. Premii nie dostaje.
wistar-deed-tent = Postaw jego namiot w pokoju { $room }.
wistar-deed-tile = Połóż { $tile } { $place } w jego wolnej komorze.
wistar-deed-task = Połóż jego kostkę pierwszą od lewej{ $worth ->
     [unknown] {""}
    *[other] { " " }(jej pole: { $worth })
    } na karcie zadania w { $slot }, w pierwszym wolnym wierszu od góry, choćby zamkniętym. Warunków nie spełnia i nagrody nie bierze.
wistar-deed-advances = { $skill }: przesuń kostkę skali { $scale } na pole { $field }.
wistar-deed-overflow = { $skill }: kostka skali { $scale } stoi na ostatnim polu, więc Krysobot zyskuje { $points } PZ.
wistar-deed-goal = Połóż jego żeton na celu { $goal }, na najwyższym wolnym polu: { $points } PZ, bez premii.
wistar-deed-attack-metal = Atak! Jeśli masz 2 lub więcej metalu, odrzuć 1.
wistar-deed-attack-wood = Atak! Jeśli masz 2 lub więcej drewna, odrzuć 1.
wistar-deed-attack-undergrounds = Atak! Jeśli masz 2 lub więcej podziemi, odrzuć 2 metalu albo strać 3 PZ (PZ, jeśli nie masz 2 metalu; nikt nie spada poniżej 0).
wistar-deed-attack-mice = Atak! Jeśli masz 2 lub więcej myszy (ser się liczy), odrzuć jedną z nich albo strać 3 PZ (nikt nie spada poniżej 0).
wistar-deed-attack-doors = Atak! Jeśli masz 2 lub więcej drzwi, strać 2 PZ (nikt nie spada poniżej 0).
wistar-deed-attack-movement = Atak! Jeśli masz 2 lub więcej żetonów ruchu, odrzuć 1.
wistar-deed-attack-hand = Atak! Jeśli masz na ręce 3 lub więcej kart projektów, odrzuć 1.
wistar-deed-attack-jokers = Atak! Jeśli masz żeton wszechstronności, odrzuć 1.
wistar-deed-final = Od teraz liczy się na końcu: { $effect }.
wistar-deed-bonus = Premia z umiejętnością { $skill }: { $bonus }.
wistar-deed-loses = Krysobot traci { $points } PZ i ma { $left }.
wistar-deed-discards = Krysobot odrzuca najtańszą mysz: { $tile }. Jej komora jest znów wolna.
wistar-deed-unhurt = On ma { $his }, ty masz { $yours }: nie więcej niż ty, więc nic mu się nie dzieje.
wistar-deed-unhurt-resources = Krysobot nie ma zasobów: nic mu się nie dzieje. Punkty z karty masz mimo to.
wistar-cannot-dig = Nie ma już podziemia do wykopania.
wistar-cannot-bed = Wszystkie sześć łóżek jest zbudowanych.
wistar-cannot-mouse = Nie ma dla niego myszy.
wistar-cannot-cheese = Nie ma dla niego sera.
wistar-cannot-reveal = Nie leży tam żadne zakryte zadanie.
wistar-cannot-tent = Nie może tam postawić namiotu.
wistar-cannot-move = Już tam jest.
wistar-cannot-task = Nie ma dla niego zadania.
wistar-cannot-goal = Na tym celu nie ma dla niego miejsca.
wistar-cannot-last = Ani sera, ani myszy, a w G już jest: nic się nie dzieje.

## O co pyta
wistar-ask-nothing = { "" }
wistar-ask-skills = Czy żetony umiejętności leżą tak?
wistar-ask-skill-place = Na której skali leży żeton umiejętności { $skill }?
wistar-ask-first = Czy rundę { $round } zaczyna Krysobot? (Decyduje chatka.)
wistar-ask-your-turn = Twoja tura. Masz coś dla mnie?
wistar-ask-your-chief = Twoja tura. Dokąd poszedł twój dowódca?
wistar-ask-your-turn-then-card = Twoja tura, potem odkryj jego następną kartę akcji. Która wyszła?
wistar-ask-your-turn-then-first = Twoja tura. Kto zaczyna rundę { $round }? (Decyduje chatka.)
wistar-ask-how-many-undergrounds = Ile masz podziemi?
wistar-ask-how-many-beds = Ile masz zbudowanych łóżek?
wistar-ask-how-many-mice = Ile masz myszy, licząc ser?
wistar-ask-how-many-points = Ile PZ on traci?
wistar-ask-pause = Czy wszystko zrobione?
wistar-ask-card = Która karta akcji jest odkryta?
wistar-ask-free = Czy w sekcji { $section } jest wolne pole?
wistar-ask-free-surely = Jego dowódca idzie do sekcji { $section }. Zrobione?
wistar-ask-cottage = Czy jego dowódca zmieści się w chatce?
wistar-ask-cottage-surely = Jego dowódca idzie do chatki alchemyszki. Zrobione?
wistar-ask-cottage-instead = Całe koło jest pełne. Czy jego dowódca zmieści się w chatce?
wistar-ask-market = Ile projektów zaawansowanych dla niego zostało?
wistar-ask-round-mouse = Którą mysz odkryto w tej rundzie?
wistar-ask-supply-mouse = Którą mysz z piwnicy dają zasoby?
wistar-ask-mouse = Która mysz leży w pokoju { $room }?
wistar-ask-tent-room = Z pokoju którego namiotu bierze mysz?
wistar-ask-cheese = Czy w pokoju { $room } jest dla niego ser?
wistar-ask-hidden = Czy karta zadania w { $slot } leży zakryta?
wistar-ask-hidden-two = Które karty zadań w pokoju { $room } leżą zakryte?
wistar-ask-task = Czy karta zadania w { $slot } jest odkryta i ma wolny wiersz?
wistar-ask-tasks = Która z tych kart zadań jest pierwszą odkrytą z wolnym wierszem: { $slots }?
wistar-ask-top = Która karta zwiadu leży na wierzchu talii, sądząc po odwrocie?
wistar-ask-turned = Odkryta karta zwiadu: { $card }. Zgadza się?
wistar-ask-way = Dwie drogi do pokoju { $room } są równie długie. Przez który pokój jest mniej drzwi? (Gdy tyle samo, wybierz.)
wistar-ask-door = Czy między { $one } a { $other } są jeszcze drzwi?
wistar-ask-goal = Ile warte jest najwyższe wolne pole celu { $goal }?
wistar-ask-won = Krysobot ma { $points } PZ. Masz więcej?
wistar-ask-open-chambers = Ile komór na jego planszy jest otwartych od początku?
wistar-ask-clockwise = Sekcja { $card }: która jest następna, zgodnie z ruchem wskazówek zegara?
wistar-ask-ways = Na farmie rozłożonej dla dwóch osób: który pokój leży obok { $room }?
wistar-ask-ways-further = Na farmie rozłożonej dla dwóch osób: który jeszcze pokój leży obok { $room }, oprócz { $known }?
wistar-ask-rat = Czy na karcie akcji { $card } jest szczur?
wistar-ask-bonus = Karta akcji { $card }: jaka jest premia numer { $number } od góry?
wistar-ask-bonus-skill = Karta akcji { $card }: która umiejętność należy do premii numer { $number }?
wistar-ask-cottage-skill = Którą umiejętność przesuwa chatka, gdy nie da się zrobić zadania?
wistar-ask-icon = Wiersz { $room } karty zwiadu: jaki jest symbol numer { $number } od lewej?
wistar-ask-plan = Plan: { $plan }. Która karta zadania ma numer { $number }?
wistar-ask-slots = Ile kart zadań leży w pokoju { $room }?
wistar-ask-length = Ile pól ma skala { $scale } poniżej górnego wiersza?
wistar-ask-effect = Skala { $scale }: co jest obok pola { $field }?
wistar-ask-overflow = Ile PZ jest pod ostatnim polem skali { $scale }?
wistar-ask-field-points = Skala { $scale }: ile PZ jest na polu { $field }?
wistar-ask-place-points-cubes = Ile PZ jest na polu po jego kostce numer { $number }?
wistar-ask-place-points-beds = Ile PZ jest na polu po jego łóżku numer { $number }?
wistar-ask-place-points-chambers = Ile PZ jest na jego wykopanej komorze numer { $number }?
wistar-ask-whole-tokens = Na których skalach leżą żetony umiejętności?
wistar-ask-whole-action = Karta akcji { $card }: co na niej wydrukowano?
wistar-ask-whole-row = Wiersz { $room } karty zwiadu: które symbole, od lewej?
wistar-ask-whole-plan = Plan: { $plan }. Jakie numery mają karty zadań?
wistar-ask-whole-scale = Skala { $scale }: co na niej wydrukowano?
wistar-ask-whole-map = Jak łączą się pokoje farmy?
wistar-ask-whole-tasks = Ile kart zadań leży w każdym pokoju?
wistar-ask-whole-board = Co wydrukowano na tych miejscach jego planszy?
wistar-ask-whole-wheel = W jakiej kolejności idą sekcje, zgodnie z ruchem wskazówek zegara?
wistar-ask-correct = Co było powiedziane błędnie?
wistar-ask-correct-row = Co jest źle: zwiad, { $card }?
wistar-ask-correct-last = Co jest źle na ostatniej karcie zwiadu?
wistar-ask-correct-zones = Który pokój należy do drugiej części farmy?
wistar-ask-correct-cheese = W którym pokoju leży ser?

## Odpowiedzi
wistar-answer-yes = Tak
wistar-answer-no = Nie
wistar-answer-done = Zrobione, dalej
wistar-answer-another = Na stole leży inna
wistar-answer-none = Brak
wistar-answer-both = Obie
wistar-answer-new = Karta, której jeszcze nie znasz
wistar-answer-number = { $number }
wistar-answer-points = { $number } PZ
wistar-answer-room = Pokój { $room }
wistar-answer-way = Pokój { $room }, wolne przejście
wistar-answer-way-door = Pokój { $room }, za drzwiami
wistar-answer-skill = { $skill }
wistar-answer-skills-done = Leżą tak
wistar-answer-skills-another = Na moim stole leżą inaczej
wistar-answer-first-yes = Zaczyna Krysobot
wistar-answer-first-no = Zaczynam ja
wistar-answer-your-turn-done = Koniec mojej tury
wistar-answer-your-chief-untold = Koniec mojej tury; nie mówię dokąd
wistar-answer-free-another = Na stole leży inna karta akcji
wistar-answer-cottage-another = Na stole leży inna karta akcji
wistar-answer-turned-another = Na stole leży inna karta zwiadu
wistar-answer-round-mouse-none = Już jej nie ma
wistar-answer-supply-mouse-none = Nie ma żadnej
wistar-answer-mouse-none = Nie ma myszy
wistar-answer-tent-room-none = W żadnym nie ma myszy
wistar-answer-cheese-none = Nie ma dla niego sera
wistar-answer-hidden-two-none = Żadna
wistar-answer-hidden-two-both = Obie
wistar-answer-goal-none = Żadne pole nie jest wolne
wistar-answer-ways-none = Żaden więcej
wistar-answer-won-yes = Mam więcej
wistar-answer-won-no = Mam tyle samo albo mniej
wistar-answer-task-no = Nie, zakryta albo pełna
wistar-answer-task-none = Żadna z nich
wistar-answer-your-turn-yes = Koniec mojej tury; zaczyna Krysobot
wistar-answer-your-turn-no = Koniec mojej tury; zaczynam ja
wistar-answer-my-chief = Mój dowódca: { $card }
wistar-answer-drawn = { $card }
wistar-answer-full = { $card }, nie ma tam miejsca
wistar-answer-correct-album = Popraw coś w albumie
wistar-answer-correct-board = Jego plansza
wistar-answer-correct-map = Przejścia na farmie
wistar-answer-correct-wheel = Kolejność na kole akcji
wistar-answer-correct-tasks = Liczba kart zadań
wistar-answer-correct-zones = Dom i piwnica
wistar-answer-correct-cheese = Pokój z serem
wistar-answer-correct-last = Ostatnia karta zwiadu
wistar-answer-correct-back = Jej odwrót
wistar-answer-correct-face = Jej przód
wistar-answer-correct-none = Jednak nic
wistar-answer-correct-room-none = Jednak nic
wistar-answer-attack-resources = Atak, który zabiera tylko zasoby
wistar-answer-attack-undergrounds = Atak: 3 PZ, gdy ma więcej podziemi
wistar-answer-attack-beds = Atak: 3 PZ, gdy ma więcej łóżek
wistar-answer-attack-mice = Atak: mysz, gdy ma więcej myszy
wistar-answer-attack-points = Atak, który kosztuje go PZ
wistar-refuse = To nie odpowiada na pytanie. { $question }

## Koniec
wistar-won = Masz więcej niż Krysobot, który ma { $points } PZ: wygrywasz i dalej rządzisz kolonią.
wistar-lost = Nie masz więcej niż Krysobot, który ma { $points } PZ: to on przejmuje kolonię.
wistar-score-game = W trakcie gry: { $points }
wistar-score-projects = Projekty: { $points }
wistar-score-finals = Efekty końcowe skal: { $points }
wistar-score-finals-each = Efekty końcowe skal: { $points } ({ $each })
wistar-score-effect = { $effect }: { $points }
wistar-score-fields = Pola skal: { $points }
wistar-score-cubes = Najlepsze pole po kostce: { $points }
wistar-score-beds = Najlepsze pole po łóżku: { $points }
wistar-score-chambers = Najlepsza wykopana komora: { $points }
wistar-score-mice = Myszy: { $points }
wistar-score-cheese = Ser: { $points }
wistar-score-total = Krysobot ma razem { $points } PZ.

## Plansza słowami
wistar-badge = Dane odtworzone: wartości z twojego pudełka mogą być inne.
wistar-board-round = Runda { $round } z 5. Krysobot ma na razie { $points } PZ, projekty: { $projects }.
wistar-board-rats = Jego szczury: las { $forest }, nora { $burrow }, farma { $farm }.
wistar-board-sofar = Gdyby teraz był koniec, Krysobot miałby { $points } PZ: w trakcie gry { $game }, projekty { $projects }, efekty końcowe { $finals }, pola skal { $fields }, pole po kostce { $cubes }, pole po łóżku { $beds }, komora { $chambers }, myszy { $mice }, ser { $cheese }.
wistar-board-burrow = Łóżka { $beds }, wykopane komory { $dug }, wolne komory { $free }, kostki na zadaniach { $cubes }.
wistar-board-tiles = W komorach: { $tiles }.
wistar-board-farm = Jego zwiadowca jest { $place }; zabrane drzwi: { $doors }.
wistar-board-tents = Namioty: { $rooms }.
wistar-board-scale = Skala { $scale }: kostka na polu { $field }.
wistar-board-finals = Na końcu liczy się: { $effects }.
wistar-board-top = Na wierzchu talii zwiadu: { $card }.

## Terminal
wistar-screen-title = Krysobot, runda { $round } z 5, { $points } PZ
wistar-screen-burrow = Jego nora
wistar-screen-scales = Skale
wistar-screen-farm = Farma
wistar-screen-rats = Szczury
wistar-screen-area-forest = las
wistar-screen-area-burrow = nora
wistar-screen-area-farm = farma
wistar-screen-explorer = zwiadowca
wistar-screen-cubes = Kostki
wistar-screen-beds = Łóżka
wistar-screen-chambers = Komory
wistar-screen-beyond = dalej: +{ $points }
wistar-screen-projects = Projekty
wistar-screen-sofar = Gdyby teraz był koniec
wistar-screen-taught = Co wie teraz o twoim pudełku, leży w { $path }. Następnym razem wybierze je -o pack={ $name }.
wistar-screen-ask = Wpisz to, co stoi przed odpowiedzią
wistar-screen-mine = Grasz z pudełkiem, które zna od ciebie: { $name }. Inne wybiera -o pack=NAZWA.
wistar-screen-lost = Pudełka w { $path } nie da się odczytać; zostaje, gdzie jest.
wistar-screen-whole = Całość w jednym wierszu, na przykład: { $example }
wistar-screen-bad = Nie ma takiej odpowiedzi. Są: { $keys }
wistar-screen-sheet = Twoje punkty: suma albo pięć liczb po kolei, albo to, co stoi przed odpowiedzią
wistar-screen-evenings-word = wieczory
wistar-screen-named = { $skill } nazywa się odtąd „{ $name }”.
wistar-screen-album = Album twojego pudełka, zapisywany na tym komputerze. Nazwa pokazuje kartę, „nazwa = wartości” ją zapisuje, „list” pokazuje wszystkie; „k1 = …” nazywa żeton. Pusty wiersz kończy.
wistar-screen-album-ask = Album>
wistar-screen-album-line = { $name } = { $value }
wistar-screen-album-bad = Nie da się tego odczytać. Na przykład: { $example }
wistar-screen-legend = ? zadanie zakryte, □ odkryte, ■ jego kostka, x pełne, | drzwi

## Strona
wistar-page-he-wins = Krysobot wygrywa!
wistar-page-headline = Runda { $round } z 5 · tura { $turn } z 3 · { $points } PZ
wistar-page-badge = Dane odtworzone: u ciebie mogą być inne.
wistar-page-mice-house = Myszy z domu
wistar-page-mice-cellar = Myszy z piwnicy
wistar-page-ways-room = Wolne przejścia
wistar-page-ways-door = Za drzwiami
wistar-page-round = Runda { $round }
wistar-page-steps = Kroki jego tury
wistar-page-step-chief = Dowódca
wistar-page-step-rat = Szczur
wistar-page-step-action = Akcja
wistar-page-step-bonuses = Premie
wistar-page-todo = Do zrobienia na stole
wistar-page-done = zrobione wcześniej: { $done }
wistar-page-views = Jego strona stołu
wistar-page-cubes = Kostki (zadania)
wistar-page-beds = Łóżka w zapasie
wistar-page-free = wolna
wistar-page-doors = Drzwi
wistar-page-not-known = dalej jeszcze nieznane
wistar-page-sofar = Gdyby teraz był koniec: { $points } PZ
wistar-page-sheet = Jego wynik, punkt po punkcie
wistar-page-attack = Atakuję go kartą projektu
wistar-page-drawn = Karta akcji, która wyszła
wistar-page-full = brak miejsca
wistar-page-my-chief = Dokąd poszedł mój dowódca (na koło tylko, jeśli chcę to powiedzieć)
wistar-page-workers = Moje szczury: { $area }
wistar-page-worker-add = Jeden więcej
wistar-page-worker-remove = Jeden mniej
wistar-page-tokens-so = Tak leżą żetony: { $told }
wistar-page-back = Odwrót karty: { $order }
wistar-page-names-mine = Żetony umiejętności po twojemu: { $names }.
wistar-page-lesson = Karta, o której mowa, odczytana do tej pory
wistar-page-keep = Zachowaj moje karty w pliku
wistar-page-kept = Ta przeglądarka już je pamięta: przy nowym stole wybierz „Moje pudełko”.
wistar-page-wheel = Koło akcji. Jego dowódcy: { $his }. Twoi: { $yours }.
wistar-page-put-back = Cofnięte. Odłóż na stole, od ostatniego do pierwszego:
wistar-page-whole-done = Powiedziane, dalej
wistar-page-whole-back = Usuń ostatni
wistar-page-rat = szczur
wistar-page-no-rat = bez szczura
wistar-page-add-bonus = Dodaj premię, od góry:
wistar-page-fields = Pola pod górnym wierszem
wistar-page-field-points = Punkty pola { $field }
wistar-page-field-effect = Efekt pola { $field }
wistar-page-overflow = Punkty pod ostatnim polem
wistar-page-plan-help = Stukaj karty zadań w kolejności ich numerów na karcie.
wistar-page-map-help = Między którymi pokojami jest przejście (przygotowanie dla dwóch)? Jedno stuknięcie: wolne przejście, dwa: drzwi.
wistar-page-slots-help = Ile kart zadań leży w każdym pokoju?
wistar-page-way-none = nic
wistar-page-way-open = wolne przejście
wistar-page-way-door = drzwi

## Co mówi
wistar-talk-set-up = Rozkładaj po kolei. Ja popatrzę. To moja ulubiona część sprzątania.
wistar-talk-first = Kto zaczyna? Pytam z uprzejmości. I tak wygram.
wistar-talk-your-turn = Twoja kolej. Ja tymczasem naoliwię ogon.
wistar-talk-attacked = Atak? Na mnie? No proszę. Policzmy to uczciwie.
wistar-talk-pause = Zrób to za mnie. Ja nie mam kciuków, ty masz dwa.
wistar-talk-mouse = Czuję mysz. Ty widzisz lepiej, bo masz oczy. Powiedz, co na niej jest.
wistar-talk-cheese = Ser! To nie łakomstwo, to smar do trybów.
wistar-talk-task = Zadania lubię. Nagrody zostawiam tobie, i tak ich nie dostaniesz.
wistar-talk-explore = Mój zwiadowca wychodzi. Ma lornetkę i złe zamiary.
wistar-talk-way = Mapa w głowie mi się rozkręciła. Którędy?
wistar-talk-door = Drzwi są po to, żeby je zabierać.
wistar-talk-goal = Tu stanie mój żeton. Na samej górze, jak ja.
wistar-talk-won = Liczę. Liczę. Policzone. Teraz ty, i bez zaokrąglania.
wistar-talk-another = Inna karta? Dobrze, niech obowiązuje twoja talia.
wistar-talk-lesson = Tego jeszcze nie znam. Pokaż palcem, co jest wydrukowane, a zapamiętam na zawsze.
wistar-talk-card-wood = Drewno. Z czegoś trzeba wystrugać zwycięstwo.
wistar-talk-card-dig = Kopię. Im głębiej, tym bliżej środka spisku.
wistar-talk-card-metal = Metal! Moja ulubiona zupa.
wistar-talk-card-beds = Łóżka! Zbuduję łóżka. I nie pytaj, po co robotowi łóżko.
wistar-talk-card-develop = Projekty biorę zakryte. Plany też mam zakryte.
wistar-talk-card-explore = Zwiad! Pójdę, zobaczę, zabiorę.
wistar-talk-card-cottage = Do chatki alchemyszki. Podobno mają tam dobre bezpieczniki.

## Co nie pasuje
wistar-refused-mix = Żadne dwie karty skal nie mogą różnić się o 2 lub więcej, a { $one } { $low } i { $other } { $high } się tak różnią.
wistar-refused-file = { $option } nie wczytuje się z pliku.
wistar-bad-file = twój plik
wistar-bad-whole = { $file }: { $reason }
wistar-bad-place = { $file }: { $place }: { $reason }
wistar-bad-both = { $first }
    { $rest }
wistar-bad-no-such = nie ma takiego pudełka; są: { $names }
wistar-bad-unreadable = nie da się odczytać ({ $why })
wistar-bad-not-text = to nie jest plik tekstowy w UTF-8
wistar-bad-toml = to nie jest TOML: coś jest nie tak w wierszu { $line }, kolumnie { $column }
wistar-bad-toml-end = to nie jest TOML: kończy się za wcześnie
wistar-bad-type = powinno być: { $wanted }, a jest: { $given }
wistar-bad-kind = { $kind ->
     [int] liczba całkowita
     [float] liczba z ułamkiem
     [str] tekst w cudzysłowie
     [bool] true albo false
     [array] lista
     [object] tabela nazw i wartości
    *[other] { $kind }
    }
wistar-bad-least = co najmniej { $least }
wistar-bad-most = najwyżej { $most }
wistar-bad-count = wartości powinno być { $wanted }, a jest { $given }
wistar-bad-value = { $given } nie jest tu możliwe
wistar-bad-unknown-key = w pudełku nie ma tu „{ $key }”
wistar-bad-missing-key = brakuje „{ $key }”
wistar-bad-form = ma złą postać ({ $told })
wistar-bad-name = „{ $name }”: nazwa ma tylko litery, cyfry, - i _
wistar-bad-missing = brakuje tego (pudełko do nauki ma teach = true)
wistar-bad-question-mark = „?” jest tylko do nauki
wistar-bad-none-of = „{ $given }” to nic z listy: { $allowed }
wistar-bad-source = nie ma takiej wartości
wistar-bad-areas = każdy z trzech obszarów ma dwie z sześciu sekcji, a każda sekcja jeden obszar
wistar-bad-ring = wymienia po jednym razie: { $sections }
wistar-bad-apart = { $one } i { $other } nie leżą obok siebie, a należą do tego samego obszaru { $area }
wistar-bad-falling = najtańsze jest pierwsze: wartości nigdy nie maleją
wistar-bad-no-value = co najmniej jedna wartość
wistar-bad-zone-twice = każdy z pokojów B–G należy do domu albo do piwnicy, a wejście A do żadnego z nich
wistar-bad-zone-missing = wszystkie pokoje B–G należą do domu albo do piwnicy
wistar-bad-entrance = przy wejściu A nic nie leży
wistar-bad-ways-together = przejścia i drzwi są znane razem albo wcale
wistar-bad-way = „{ $way }” to nie droga między dwoma pokojami, jak „A-B”
wistar-bad-way-twice = jakaś droga jest podana dwa razy
wistar-bad-unreachable = do pokoju { $room } nie da się dojść od wejścia
wistar-bad-skill = ma ją tylko karta chatki; premia sama podaje swoją umiejętność
wistar-bad-rat = chatka nie leży w żadnym obszarze, więc na jej karcie nie ma szczura
wistar-bad-plan = plan numeruje każdą kartę zadań raz: { $slots }
wistar-bad-places = pięć żetonów umiejętności potrzebuje pięciu miejsc: dwa rodzaje mają po dwa, jeden ma jedno
wistar-bad-no-field = co najmniej jedno pole poniżej górnego wiersza
wistar-bad-pin-row-d = jedna z kart ma wiersz D = reveal, tent, move E (przykład zwiadu)
wistar-bad-pin-move-d = jakiś wiersz prowadzi do pokoju D (rysunek ruchu)
wistar-bad-pin-door = między D i E są drzwi (przykład zwiadu)
wistar-bad-pin-tasks-d = w pokoju D leżą dwie karty zadań (przykład zwiadu)
wistar-bad-pin-back = odwrót ostatniej karty stawia prawą kartę D przed lewą (przykład zwiadu)
wistar-bad-pin-plan = na którymś planie prawa karta D ma numer 1 (przykład zadania)
wistar-bad-pin-value = jedną z wartości jest { $value } (przykład punktacji)
wistar-bad-pin-cheese = jest ser za 6 punktów (przykład punktacji)
wistar-bad-pin-overflow = któraś skala daje 1 punkt za ostatnim polem (przykład skali)
wistar-bad-pin-fields = są pola warte 3, 5 i nic (przykład punktacji)
wistar-bad-pin-finals = myszy z domu, drzwi i namioty liczą się na końcu na trzech skalach, które mogą leżeć na jednym stole (przykład punktacji)

## Wieczory
wistar-mine-game = Moje punkty w grze
wistar-mine-places = Zwolnione miejsca na mojej planszy
wistar-mine-mice = Moje myszy i ser
wistar-mine-projects = Moje projekty
wistar-mine-rest = Co zostało
wistar-mine-total = Ty { $mine }, Krysobot { $his }.
wistar-mine-ahead = Wygrywasz o { $margin }.
wistar-mine-behind = Brakuje ci { $margin }; przy równej liczbie wygrywa on.
wistar-mine-keep = Tak jest: zachowaj ten wieczór
wistar-evenings = Twoje wieczory
wistar-evenings-sum = Wieczory: { $played }, wygrane: { $won }, najwyższa wygrana trudność: { $hardest }.
wistar-evenings-next = Spróbuj teraz: budynki { $building }, narzędzia { $tool }, automaty { $automaton }.
wistar-evenings-ladder = Drabina, z najlepszą różnicą: { $rungs }
wistar-evenings-mix = Zestaw { $mix }, trudność { $total }: rozegrano { $played }, najlepsza różnica { $best }
wistar-evenings-one = { $date }: zestaw { $mix }, ty { $mine }, on { $his }, różnica { $margin }
wistar-evenings-share = Udostępnij jako obraz
wistar-evenings-saved = Obraz zapisano na tym urządzeniu.
wistar-evenings-won = Wygrywam z Krysobotem o { $margin }
wistar-evenings-lost = Krysobot wygrywa o { $margin }
wistar-evenings-level = Tyle co Krysobot: wygrywa on
wistar-evenings-scores = Ja { $mine } : { $his } Krysobot
wistar-evenings-difficulty = Trudność { $total } z 9: budynki { $building }, narzędzia { $tool }, automaty { $automaton }

## Album
wistar-album-known = zapisane
wistar-album-open = jeszcze nie zapisane
wistar-album-decks = Czyje karty obowiązują?
wistar-album-decks-app = Rozdaje Krysobot i mówi, której karty szukać
wistar-album-decks-mine = Moje potasowane karty: mówię, która wyszła
wistar-album-one-chief-per-section = Jeden dowódca w sekcji (A2)
wistar-album-one-chief-per-section-help = Włączone: sekcja z jego dowódcą nie jest dla niego wolna, jak w grze podstawowej. Wyłączone: może tam stanąć znowu.
wistar-album-one-cheese = Najwyżej jeden ser (A16)
wistar-album-one-cheese-help = Wyłączone: tyle, na ile pozwala gra podstawowa; ty mówisz, czy jakiś jest dostępny.
wistar-album-one-cube-per-task = Jedna kostka na karcie zadania (A23)
wistar-album-one-cube-per-task-help = Wyłączone: na jednej karcie zadania może stać kilka jego kostek; instrukcja nie podaje limitu.
wistar-album-last-rows = Ostatnia karta zwiadu ma wiersze (A19)
wistar-album-last-rows-help = Instrukcja mówi, że każda karta zwiadu ma siedem wierszy, a na ostatniej wykonuje się tylko róg. Włączone: najpierw wiersz jego pokoju, potem róg.
wistar-album-last-card = Ostatnia karta: wszystkie trzy akcje (A18)
wistar-album-last-card-help = Wyłączone: pierwsza możliwa z akcji: ser, mysz, ruch do G. Włączone: wszystkie trzy po kolei.
wistar-album-names = Moje nazwy żetonów umiejętności
wistar-album-names-help = Krysobot nazywa je K1 do K5. Nadaj im nazwy, po których je poznasz; pamięta je to urządzenie.
wistar-album-lost = Starego pliku nie da się odczytać. Zostaje, gdzie jest; album zaczyna się od nowa.
wistar-album-aside = Te wartości nie pasują i są znów otwarte; nic innego nie przepadło. Co nie pasuje, nie jest zapisywane:
wistar-album-accept = Zachowaj resztę; o te zapyta znowu
wistar-album-hints = Przykłady w instrukcji pokazują co innego. Spójrz jeszcze raz; jeśli na karcie tak jest, to tak jest:
wistar-album-kept = Zapisane na tym urządzeniu.
wistar-album-tasks-first = Najpierw powiedz, ile kart zadań leży w każdym pokoju.
wistar-album-about = Stuknij każdą kartę tak, jak leży na stole, teraz albo gdy pierwszy raz wyjdzie. Wszystko można później poprawić; obowiązuje od następnego wieczoru.
wistar-album-playing = Jak gramy
wistar-album-board = Jego plansza
wistar-album-wheel = Kolejność na kole akcji, zgodnie z ruchem wskazówek
wistar-album-wheel-help = Stukaj sekcje w ich kolejności, zgodnie z ruchem wskazówek, od dowolnej.
wistar-album-zones = Dom i piwnica oraz pokój z serem
wistar-album-house = Dom
wistar-album-cellar = Piwnica
wistar-album-cheese = Ser leży w pokoju
wistar-album-symbols = Moje nazwy i obrazki symboli
wistar-album-symbols-help = Te symbole narysowaliśmy sami. Nadaj każdemu nazwę i obrazek, po których go poznasz; zostają na tym urządzeniu.
wistar-album-name-of = Moja nazwa: { $what }
wistar-album-picture-of = Mój obrazek: { $what }
wistar-album-picture-remove = Znów nasz rysunek: { $what }
wistar-album-actions = Karty akcji
wistar-album-explorations = Karty zwiadu
wistar-album-last = ostatnia karta zwiadu
wistar-album-photo = Zdjęcie karty
wistar-album-photo-add = Zdjęcie, tylko na tym urządzeniu
wistar-album-photo-remove = Usuń zdjęcie

## Wprowadzenie
tutorial-setup = Krysobot gra przeciw tobie na twoim własnym stole; my jesteśmy jego głową. Najpierw mówi, jak rozłożyć jego rzeczy. Żetony umiejętności mogą u ciebie leżeć inaczej; teraz potwierdź, że leżą tak.
tutorial-mouse = W swojej turze wymienia kartę akcji i robi, co na niej jest; ty krok po kroku przestawiasz jego elementy. Pyta tylko o to, czego sam nie może wiedzieć: czy w pokoju B jest mysz? Powiedz, że nie ma.
tutorial-door = Jego zwiadowca idzie dalej. Czy między B a D są jeszcze drzwi? Odpowiedz: tak, a on je zabierze.
tutorial-mine = Jego tura się skończyła: zrób, co jest na liście. Potem grasz swoją turę według zwykłych zasad. Gdy skończysz, stuknij, dokąd poszedł twój dowódca; powiedz: kopanie.
tutorial-ask = Wylosował tę samą sekcję. Wie, gdzie stoi twój dowódca, więc tylko tutaj pyta, czy zostało wolne pole. Odpowiedz: tak.
tutorial-on = Kopie i szuka myszy. Powiedz, że jej nie ma. Punkty liczy sam, a wynik zawsze widać. Tak mija pięć rund; przeskoczymy do ostatniej.
tutorial-later = Runda 5, ostatnia. Krysobot ma 30 PZ, a jego karty Projekty jeszcze nie było. Uprzedź go: poślij tam swojego dowódcę, stuknij Projekty.
tutorial-block = Wylosował Projekty, a ostatnie pole zajmuje twój dowódca. Powiedz, że nie ma wolnego: musi szukać dalej.
tutorial-wood = Dobrze go blokujesz: poszedł na Drewno, nie ma tam szczurów i nic nie zyskał. Ale jego kostka na skali poszła dalej: na koniec liczą się łóżka. Twoja tura: stuknij Metal.
tutorial-last = To była jego ostatnia tura: jedno łóżko, a na drugie zabrakło komory, więc kopał. Została twoja, ostatnia tego wieczoru: stuknij Łóżka.
tutorial-score = Koniec: ma 77 PZ, a jego arkusz mówi za co. Swoje punkty liczysz jak zwykle; powiedzmy, że masz 80. Odpowiedz, że masz więcej. Przy remisie wygrywa on.
tutorial-sheet = Krysobot pokonany! Tu jest jego wynik, punkt po punkcie. Weź swoje pudełko i otwórz własny wieczór: jak trudny ma być, to wybór na trzech skalach.

## Przykłady na stronie zasad
example-chief = Czy jest pole dla jego dowódcy?
example-chief-start = Początek pierwszej rundy; gracie na wartościach odtworzonych. Żetony umiejętności leżą tak, jak mówi.
example-chief-yours = Jego pierwsza karta to łóżka. Wszystko przestawione; teraz twoja tura. Nie mówisz, dokąd idzie twój dowódca.
example-chief-free = Nie wie, gdzie stoisz, więc pyta. Wypróbuj obie odpowiedzi.
example-chief-next = W drewnie nie ma wolnego pola, więc pyta o następną sekcję zgodnie z ruchem wskazówek zegara. Tam pole jest wolne.
example-chief-end = Bez wolnego pola idzie do najbliższej sekcji zgodnie z ruchem wskazówek zegara i robi jej akcję, a nie tę z karty.
example-beds = Dwa łóżka bez wolnej komory
example-beds-start = Wartości są odtworzone. Krysobot ma w norze trzy szczury, trzy łóżka i ani jednej wolnej komory. Zaraz odkryje kartę łóżek, z siłą 3. Odpowiedz i zobacz, co robi.
example-beds-end = Siła 3 to dwa łóżka, jedno po drugim. Dla pierwszego nie ma komory, więc zamiast niego kopie; drugie staje w wykopanej komorze. Razem jedno kopanie i jedno łóżko.
example-explore = Karta zwiadu
example-explore-start = Przykład z instrukcji, na wartościach odtworzonych. Jego zwiadowca stoi w pokoju D, a pod kartą, którą zaraz odkryje, leży już tylko ostatnia. Żetony umiejętności leżą tak, jak mówi.
example-explore-row = Wiersz D każe odkryć zadanie, postawić namiot i przejść do E. Które karty zadań w D leżą zakryte? Wypróbuj odpowiedzi.
example-explore-door = Gdy zakryte są obie, odkrywa prawą: ma niższy numer na planie, który widać teraz na talii. Namiot już stoi; zostało przejście. Czy między D i E są jeszcze drzwi?
example-explore-end = Drzwi leżą zakryte u niego, bez premii. Co karta każe, robi po kolei, od lewej do prawej.
example-task = Które zadanie?
example-task-start = Przykład z instrukcji. Namiot stoi w B, zwiadowca w D; odkryte są zadanie w B i prawe w D. Jego karta to chatka alchemyszki: ma wykonać zadanie.
example-task-which = Wymienia karty w kolejności numerów na planie i pyta, która jest pierwszą odkrytą z wolnym wierszem. Wypróbuj odpowiedzi.
example-task-end = Prawa karta w D ma na planie numer 1, więc tam idzie kostka leżąca najbardziej na lewo. Warunków nie spełnia i nagrody nie bierze.
example-attack = Twoje ataki
example-attack-start = Krysobot ma 20 PZ, wykopane dwie komory i trzy myszy. Zaraz wykopie trzecią.
example-attack-resources = Twoja tura. Zagrywasz kartę, która zabiera przeciwnikowi żeton ruchu, jak Bolas.
example-attack-undergrounds = Zasobów nie ma, więc nic mu się nie dzieje. Teraz karta, która zabiera 3 PZ temu, kto ma więcej podziemi, jak Robokret.
example-attack-compare = Wie, ile sam ma: trzy. Pyta, ile masz ty. Wypróbuj obie liczby.
example-attack-mice = Trzy to więcej niż dwa, więc traci 3 PZ. Teraz karta, która każe odrzucić mysz, jak Wehikuł czasu.
example-attack-mine = Ma trzy myszy. A ty?
example-attack-end = Odrzuca mysz o najniższej wartości, a jej komora jest znów wolna.
example-score = 75 punktów
example-score-start = Liczenie z instrukcji: ostatnia tura ostatniej rundy. Krysobot ma w grze 32 PZ, 8 projektów, troje drzwi, dwie myszy i ser.
example-score-yours = Chatka przesunęła trzy umiejętności; jego kostki stoją na polach 5, 7 i 4. Twoja ostatnia tura się kończy.
example-score-sheet = 32 w grze, 8 za projekty, 8 za efekty końcowe, 8 za pola skal, 4, 2 i 3 za najlepsze zwolnione miejsca, 4 za myszy i 6 za ser: razem 75. Masz 75?
example-score-end = Przy równej liczbie wygrywa on. Trzeba mieć więcej.
