title = GRA
tagline = Kłamca na kartach o dwóch końcach: obróć je w ukryciu, obstawiaj, co pokazują wszyscy, i łap na blefie.

## Opcje
option-jokers = Jokerowe jedynki
option-jokers-help = Pokazana jedynka liczy się jako każda wartość. Runda, którą otwiera zakład na jedynki, nie ma jokerów.
option-directions = Kierunki
option-directions-help = Kto zaczyna rundę, mówi, w którą stronę ona idzie. Przy dwóch osobach nic to nie zmienia.
option-fewer_cards = Coraz mniej kart
option-fewer_cards-help = Wszyscy zaczynają z pięcioma kartami, a kto przegra rundę, gra dalej z jedną mniej. Gdy ktoś nie ma już kart, wygrywa osoba, która ma ich najwięcej.
option-longer = Dłuższa rozgrywka
option-longer-help = Kto spełni warunek końca, odpada, a reszta gra dalej. Wygrywa ostatnia osoba.
option-bid_order = Który zakład jest wyższy?
option-bid_order-help = Instrukcja mówi o tym na dwa sposoby, które się kłócą, więc wybierzcie sami.
option-bid_order-value = Wyższa wartość przy dowolnej liczbie albo więcej tej samej wartości (zdanie i przykład z instrukcji)
option-bid_order-value-short = wartość przed liczbą
option-bid_order-count = Więcej kart dowolnej wartości albo tyle samo kart wyższej wartości (wydrukowana drabinka przykładów)
option-bid_order-count-short = liczba przed wartością
note-deck = Talia jest wywnioskowana: każda para różnych wartości dwa razy. Lista wydrukowanych kart nie jest publiczna.

## Zakłady i ruchy
gra-claim = { $count } { gra-noun }
gra-claim-words = { $count ->
     [1] jedna
     [2] dwie
     [3] trzy
     [4] cztery
     [5] pięć
     [6] sześć
     [7] siedem
     [8] osiem
     [9] dziewięć
     [10] dziesięć
     [11] jedenaście
     [12] dwanaście
     [13] trzynaście
    *[other] { $count }
    } { gra-noun }
gra-noun = { $face ->
     [1] { $count ->
         [one] jedynka
         [few] jedynki
        *[many] jedynek
    }
     [2] { $count ->
         [one] dwójka
         [few] dwójki
        *[many] dwójek
    }
     [3] { $count ->
         [one] trójka
         [few] trójki
        *[many] trójek
    }
     [4] { $count ->
         [one] czwórka
         [few] czwórki
        *[many] czwórek
    }
     [5] { $count ->
         [one] piątka
         [few] piątki
        *[many] piątek
    }
    *[6] { $count ->
         [one] szóstka
         [few] szóstki
        *[many] szóstek
    }
    }
gra-name = { $seat }
gra-do-turn = Pokaż { $faces }
gra-do-check = Sprawdzam! ({ $claim })
gra-do-bid = Zakład: { $claim }
gra-do-bid-clockwise = Zakład: { $claim }, zgodnie z ruchem wskazówek zegara
gra-do-bid-counter = Zakład: { $claim }, przeciwnie do ruchu wskazówek zegara

## Co pewne
gra-turn-stays = Gdy wszyscy wybiorą, niczego już nie da się obrócić.
gra-check-loses = W twojej ręce jest ich dość: sprawdzając, przegrasz.
gra-check-wins = Pozostali nie mają na to dość kart: sprawdzając, wygrasz.
gra-check-odds = Zakład jest prawdziwy, jeśli pozostali gracze, którzy mają { $others ->
     [one] jedną kartę
     [few] { $others } karty
    *[many] { $others } kart
    }, pokazują jeszcze co najmniej { $missing }.
gra-bid-safe = Już twoje karty wystarczą, żeby ten zakład był prawdziwy.
gra-bid-false = Pozostali nie mają na to dość kart: ten zakład nie może być prawdziwy.
gra-bid-needs = Potrzeba jeszcze { $missing } od pozostałych graczy, którzy mają { $others ->
     [one] jedną kartę
     [few] { $others } karty
    *[many] { $others } kart
    }.

## Odmowy
gra-refuse-turn-first = Najpierw obróć karty; zakłady zaczną się, gdy zrobią to wszyscy.
gra-refuse-no-card = { $cards ->
     [one] Masz na ręce jedną kartę: tylko ją
     [few] Masz na ręce { $cards } karty: tylko je
    *[many] Masz na ręce { $cards } kart: tylko je
    } można obracać.
gra-refuse-turned = Karty są już wybrane na tę rundę; teraz obstaw albo sprawdź.
gra-refuse-nothing-to-check = Nie ma jeszcze czego sprawdzać: obstaw pierwszy zakład.
gra-refuse-too-many = W grze { $cards ->
     [one] jest tylko jedna karta
     [few] są tylko { $cards } karty
    *[many] jest tylko { $cards } kart
    }: zakład nie może iść wyżej.
gra-refuse-direction = Kierunek podaje się tylko przy pierwszym zakładzie rundy.
gra-refuse-no-directions = W tej grze rundy idą tylko zgodnie z ruchem wskazówek zegara.
gra-refuse-top = Nic nie przebija zakładu „{ $claim }”: trzeba sprawdzić.
gra-refuse-low-value = Stoi zakład: { $claim }. Podaj wyższą wartość albo więcej tej samej; najniższy możliwy: { $lowest }.
gra-refuse-low-count = Stoi zakład: { $claim }. Podaj więcej kart albo tyle samo kart wyższej wartości; najniższy możliwy: { $lowest }.

## Co się dzieje
gra-starts = { $me ->
     [yes] Zaczynasz.
    *[no] Zaczyna { $seat }.
    }
gra-deal = Runda { $round }: { $cards ->
     [one] jedna karta
     [few] { $cards } karty
    *[many] { $cards } kart
    } w grze.
gra-my-cards = Twoje karty: { $cards }.
gra-my-faces = Pokazujesz { $faces }.
gra-ready = { $me ->
     [yes] Masz gotowy wybór.
    *[no] { $seat } ma gotowy wybór.
    }
gra-bidding = Wszystkie karty są wybrane. { $me ->
     [yes] Obstawiasz pierwszy zakład.
    *[no] Pierwszy zakład obstawia { $seat }.
    }
gra-bid = { $me ->
     [yes] Obstawiasz
    *[no] { $seat } obstawia
    }: { $claim }.
gra-way-clockwise = Ta runda idzie zgodnie z ruchem wskazówek zegara.
gra-way-counter = Ta runda idzie przeciwnie do ruchu wskazówek zegara.
gra-board-last-wild = W tamtej rundzie jedynki były jokerami.
gra-board-last-plain = W tamtej rundzie jedynki były tylko jedynkami.
gra-no-jokers = W tej rundzie jedynki są tylko jedynkami.
gra-jokers-on = Jedynki są jokerami.
gra-check = { $me ->
     [yes] Sprawdzasz
    *[no] { $seat } sprawdza
    } ({ $bidder_seat }: { $claim }).
gra-shows = { $me ->
     [yes] Pokazujesz
    *[no] { $seat } pokazuje
    } { $faces } (u dołu { $hidden }).
gra-true = Policzone: { $found }. Prawda!
gra-bluff = Policzone: { $found }. Blef!
gra-loses = { $me ->
     [yes] Przegrywasz
    *[no] { $seat } przegrywa
    } rundę{ $cards ->
     [0] ; nie zostaje żadna karta.
     [6] .
     [one] ; odtąd { $me ->
         [yes] masz
        *[no] ma
        } jedną kartę.
     [few] ; odtąd { $me ->
         [yes] masz
        *[no] ma
        } { $cards } karty.
    *[many] ; odtąd { $me ->
         [yes] masz
        *[no] ma
        } { $cards } kart.
    }
gra-out = { $me ->
     [yes] Odpadasz.
    *[no] { $seat } odpada.
    }
gra-ends = { $cards ->
     [0] Ostatnia karta przepadła
    *[other] Następna karta byłaby szósta
    }: koniec gry, { $me ->
     [yes] przegrywasz.
    *[no] { $seat } przegrywa.
    }
gra-tie = Remis: { $seats }. Dalej grają tylko te osoby; kto przegra rundę dogrywki, odpada.
gra-next = { $me ->
     [yes] Zaczynasz
    *[no] { $seat } zaczyna
    } następną rundę.

## Koniec
gra-won-fewest = { $me ->
     [yes] Wygrywasz
    *[no] { $seat } wygrywa
    } z najmniejszą liczbą kart ({ $cards }).
gra-won-most = { $me ->
     [yes] Wygrywasz
    *[no] { $seat } wygrywa
    } z największą liczbą kart ({ $cards }).
gra-won-tie = { $me ->
     [yes] Wygrywasz
    *[no] { $seat } wygrywa
    } dogrywkę.
gra-won-last = { $me ->
     [yes] Wygrywasz
    *[no] { $seat } wygrywa
    }: nikt inny nie został w grze.

## Plansza jako tekst
gra-board-round = Runda { $round }, w grze { $cards ->
     [one] jedna karta
     [few] { $cards } karty
    *[many] { $cards } kart
    }.
gra-board-hand = { $seat }: { $cards ->
     [one] jedna karta
     [few] { $cards } karty
    *[many] { $cards } kart
    }.
gra-board-bid = { $me ->
     [yes] Stoi twój zakład
    *[no] { $seat } mówi
    }: { $claim }.
gra-board-turning = Trwa obracanie kart; wybrać { $waiting ->
     [one] musi jeszcze jedna osoba
     [few] muszą jeszcze { $waiting } osoby
    *[many] musi jeszcze { $waiting } osób
    }.
gra-board-turn = { $me ->
     [yes] Twoja kolej.
    *[no] Kolej: { $seat }.
    }

## Terminal
gra-ask-turn = Które karty obrócić? Ich numery, np. { $example }; Enter zostawia je, jak leżą
gra-ask-turn-one = Enter zostawia kartę, jak leży; 1 ją obraca
gra-ask-open = Twój zakład: liczba i wartość, np. { $example }
gra-ask-open-way = Twój zakład: liczba i wartość, np. { $example }; ze znakiem < na końcu runda idzie przeciwnie do ruchu wskazówek zegara
gra-ask-bid = Wyższy zakład, np. { $example }, albo s, żeby sprawdzić
gra-ask-check = Nic nie jest wyższe: s sprawdza
gra-bad-turn = { $cards ->
         [one] Wpisz 1 albo sam Enter.
        *[other] Wpisz numery kart od 1 do { $cards } albo sam Enter.
    }
gra-bad-bid = Wpisz liczbę kart i wartość od 1 do 6{ $check ->
         [yes] ; s sprawdza.
        *[no] .
    }
gra-screen-bid = Zakład
gra-screen-none = nikt jeszcze nie obstawia
gra-screen-round = Runda { $round }, { $cards ->
         [one] { $cards } karta
         [few] { $cards } karty
        *[many] { $cards } kart
    } w grze
gra-screen-hand = Twoje karty
gra-board-tie = To dogrywka.
gra-board-last = Ostatnie odkrycie, w rundzie { $round }:
gra-board-out = { $me ->
     [yes] Jesteś poza grą.
    *[no] { $seat } jest poza grą.
    }
gra-board-said = { $me ->
     [yes] Twój ostatni zakład: { $claim }.
    *[no] { $seat }, ostatni zakład: { $claim }.
    }
gra-screen-last = Ostatnie odkrycie
gra-screen-cards = karty
gra-screen-said = zakład
gra-screen-ready = gotowe
gra-screen-thinks = jeszcze nie
gra-screen-out = poza grą

## Strona
about-time = około 20 min
gra-round = Runda { $round }
gra-seats = Gracze w kolejności ruchu
gra-card = góra { $up }, dół { $down }
gra-hand = Twoje karty
gra-cards = { $cards ->
     [one] 1 karta
     [few] { $cards } karty
    *[many] { $cards } kart
    }
gra-of = karty: { $cards } z { $most }
gra-standing = Ile kart kto ma
gra-goal-base = Kto weźmie szóstą kartę, przegrywa. Wygrywa osoba, która ma wtedy najmniej kart.
gra-goal-base-longer = Kto weźmie szóstą kartę, odpada. Wygrywa ostatnia osoba przy stole.
gra-goal-fewer = Gdy ktoś straci ostatnią kartę, gra się kończy. Wygrywa osoba, która ma wtedy najwięcej kart.
gra-goal-fewer-longer = Kto straci ostatnią kartę, odpada. Wygrywa ostatnia osoba przy stole.
gra-goal-tie = Dogrywka: kto przegra rundę, odpada. Wygrywa ostatnia osoba.
gra-sealed = wybór zapieczętowany
gra-chooses = jeszcze wybiera
gra-thinks = myśli…
gra-said = zakład:
gra-says = { $me ->
     [yes] Mówisz
    *[no] { $seat } mówi
    }
gra-turn-title = Obróć karty, jak chcesz
gra-turn-note = Liczy się tylko górny koniec. Wszyscy wybierają naraz i nikt nie widzi cudzego wyboru.
gra-turn-card = karta: góra { $up }, dół { $down }; naciśnij, żeby obrócić
gra-turn-hint = Wybrane: { $faces }. Po zapieczętowaniu nie da się tego zmienić.
gra-only-you = Te karty widzisz tylko ty.
gra-seal = Zapieczętuj wybór
gra-sealed-note = Twój wybór jest zapieczętowany. Kart nie można już obrócić.
gra-waiting-title = Czekamy na koperty
gra-waiting-for = Kto jeszcze wybiera: { $names }
gra-waiting-note = Gdy wszyscy zapieczętują, zaczną się zakłady.
gra-first-bid = { $me ->
     [yes] Twój pierwszy zakład
    *[no] { $seat } obstawia pierwszy zakład
    }
gra-first-bid-note = Ile takich samych wartości pokazują razem wszystkie karty na stole? W grze: { $cards ->
     [one] 1 karta
     [few] { $cards } karty
    *[many] { $cards } kart
    }.
gra-open = Obstaw pierwszy zakład tej rundy.
gra-answer = Przebij zakład albo sprawdź ({ $seat }).
gra-wait = Kolej: { $seat }. Kart nie można już obrócić.
gra-out-note = Nie bierzesz udziału w tej rundzie. Oglądasz do końca.
gra-pick = Wybór zakładu
gra-value = Wartość
gra-faces = { $face ->
     [1] jedynki
     [2] dwójki
     [3] trójki
     [4] czwórki
     [5] piątki
    *[6] szóstki
    }
gra-too-low = kreskowane są już za nisko
gra-how-many = Ile ich jest na całym stole?
gra-in-play = { $cards ->
     [one] 1 karta w grze
     [few] { $cards } karty w grze
    *[many] { $cards } kart w grze
    }
gra-value-first = najpierw wartość
gra-way = Kierunek rundy
gra-way-clockwise-short = zgodnie ze wskazówkami
gra-way-counter-short = przeciwnie do wskazówek
gra-choose-value = Wybierz wartość
gra-check-button = Sprawdzam!
gra-bid-button = Obstaw:
gra-verdict-true = Prawda
gra-verdict-bluff = Blef
gra-bid-of = { $me ->
     [yes] Twój zakład
    *[no] Zakład: { $seat }
    }
gra-on-table = Na stole
gra-open-cards = Odkryte karty
gra-checks = { $me ->
     [yes] sprawdzasz
    *[no] sprawdza
    }
gra-bids = { $me ->
     [yes] obstawiasz
    *[no] obstawia
    }
gra-counting = Liczymy…
gra-what-happened = Co się stało?
gra-count-note = Liczą się tylko górne końce. Wyblakłe karty nie pasują do zakładu.
gra-count-note-wild = Liczą się tylko górne końce. Jedynka z gwiazdką jest jokerem. Wyblakłe karty nie pasują do zakładu.
gra-count-again = Powtórz
gra-next-round = Następna runda
gra-to-end = Zobacz wynik
gra-cards-open = Karty na stół
gra-place = miejsce { $place }
gra-showed = pokazane: { $faces }
gra-last-bid = Ostatni zakład: { $seat }, { $claim }. Na stole: { $found } (żółte kości).
gra-mark-true = Runda { $round }: prawda, przegrywa { $seat }
gra-mark-bluff = Runda { $round }: blef, przegrywa { $seat }
gra-story-naked = { $me ->
     [yes] Nie masz wtedy
    *[no] { $seat } nie ma wtedy
    } ani jednej takiej karty.
gra-no-bid-yet = Jeszcze bez zakładu

## Trener
belief-bid_true = Czy zakład jest prawdziwy?
belief-others_show = Ile takich pokazują pozostali, średnio
belief-others_show-item = wartość { $number }
gra-why-check = { $likely ->
     [yes] To ryzyko: zakład zgadza się w { $percent } % rąk, które pasują do tego, co widać. Ale przebicie też można sprawdzić.
    *[no] Zakład zgadza się tylko w { $percent } % rąk, które pasują do tego, co widać.
    }
gra-why-raise = { $likely ->
     [yes] Obecny zakład zgadza się w { $percent } % rąk, które pasują do tego, co widać, a wtedy, sprawdzając, przegrywasz.
    *[no] Obecny zakład wygląda na blef: zgadza się w { $percent } % pasujących rąk. Po przebiciu wątpić musi już kto inny.
    }
gra-why-open = { $ones ->
     [yes] Na tę wartość liczą się twoje karty: { $mine }, a u innych około { $others }, sądząc po tym, co o nich wiadomo. Razem z jedynkami.
    *[no] Na tę wartość liczą się twoje karty: { $mine }, a u innych około { $others }, sądząc po tym, co o nich wiadomo.
    }
gra-why-turn = Pokazujesz wtedy: { $faces }. Zakład na to, co pokazujesz, ma już częściowe pokrycie.

## Wprowadzenie
tutorial-turn = Twoja karta ma dwa końce, 2 i 5, a liczy się tylko górny. Dotknij jej, żeby na górze była piątka, i zapieczętuj: nikt tego nie widzi.
tutorial-bid = { $two_seat } obstawia: wśród trzech kart jest co najmniej jedna piątka. Masz jedną, więc dwie są całkiem możliwe. Przebij: 2 piątki.
tutorial-shown = { $two_seat } nie wierzy w trzy piątki: karty się odkrywa i są tylko dwie. Rundę przegrywa { $one_seat }.
tutorial-again = Kto przegra rundę, gra dalej z jedną kartą więcej, a wygrywa ten, kto ma najmniej kart. Obróć nową kartę na 6 i zapieczętuj.
tutorial-own = { $two_seat } obstawia jedną czwórkę. Przebija większa liczba albo wyższa wartość. Masz szóstkę, więc powiedz prawdę: 1 szóstka.
tutorial-check = Trzy szóstki wśród czterech kart? Jedna jest twoja, więc szóstkami musiałyby być dwie z trzech pozostałych. Nie wierz i powiedz: Sprawdzam!
tutorial-caught = Brawo: szóstka jest tylko jedna. { $two_seat } przegrywa rundę i bierze drugą kartę.
tutorial-ahead = I tak runda za rundą. Zapieczętuj tę kartę, jak leży, a przeskoczymy trzy rundy.
tutorial-later = Trzy rundy później: { $two_seat } za każdym razem wpada i ma już pięć kart. Kto musiałby wziąć szóstą, kończy grę.
tutorial-last = To może być ostatnia runda. Obróć kartę na 6 i zapieczętuj.
tutorial-bluff = Zaczynasz, więc raz zablefuj: nie masz czwórki, ale obstaw 2 czwórki. Przy ośmiu kartach nikt nie będzie mieć pewności.
tutorial-win = Trzy piątki? Nie masz żadnej, a ktoś musi powiedzieć dość: Sprawdzam!
tutorial-finale = Ani jednej piątki! { $two_seat } musi wziąć szóstą kartę, więc to koniec gry. Masz najmniej kart: wygrywasz.

## Przykłady na stronie zasad
example-bids = Co przebija trzy czwórki?
example-bids-start = Każdy ma cztery karty; twoje pokazują dwie czwórki i dwie dwójki. Rundę zaczyna { $first_seat }.
example-bids-higher = Teraz ty. Wypróbuj zakłady: które z nich przebijają trzy czwórki?
example-bids-end = Jedna piątka przebija, bo piątka to wyższa wartość, a liczba może być wtedy dowolna. Cztery czwórki też by przebiły.
example-ladder = Co przebija trzy czwórki, gdy ważniejsza jest liczba?
example-ladder-start = Karty są te same, ale wyższy jest zakład na więcej kart. Rundę zaczyna { $first_seat }.
example-ladder-higher = Które z tych zakładów przebijają teraz trzy czwórki?
example-ladder-end = Cztery dwójki przebijają, bo to więcej kart. Jedna piątka już nie.
example-check = Dokładnie tyle wystarczy
example-check-start = Macie trzy, cztery i trzy karty. Zaczyna { $first_seat }, potem gra { $second_seat }, potem ty.
example-check-doubt = Pięć piątek wśród dziesięciu kart, a u ciebie jest jedna. Sprawdzasz czy przebijasz?
example-check-end = Piątek jest dokładnie pięć, więc zakład był prawdziwy. Przegrywa osoba, która sprawdziła, i następną rundę gra z jedną kartą więcej.
example-jokers = Jedynki jako jokery
example-jokers-start = Każdy ma dwie karty, a jedynki są jokerami. Rundę zaczyna { $first_seat }.
example-jokers-doubt = Cztery dwójki przy sześciu kartach: to brzmi śmiało. Co robisz?
example-jokers-end = Na górze są dwie dwójki i dwie jedynki. Jedynki liczą się jak dwójki, więc cztery dwójki to prawda.
