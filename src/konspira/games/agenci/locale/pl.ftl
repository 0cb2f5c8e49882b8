title = Agenci
tagline = Tajni agenci krążą po mieście. Przesuwaj dowolnych, punktuj przy sejfie i nie zdradź, który jest twój.
about-time = około 30 min

## Opcje
option-top_secret = Ściśle tajne
option-top_secret-help = Każdy ma tajne karty. Po każdym ruchu wszyscy mogą je zagrywać, zanim będą punkty.
option-secret_files = Tajne akta
option-secret_files-help = Na koniec, zanim agenci się ujawnią, każdy zapisuje, kto jest kim: 5 punktów za każde trafienie.
option-score_floor = Bez wyniku poniżej zera
option-score_floor-help = Instrukcja o tym milczy: znacznik może zejść poniżej zera, chyba że wybierzecie tę opcję.
option-agents = Którzy agenci biorą udział
option-agents-help = Pięciu przy dwóch osobach, sześciu przy trzech, cała siódemka przy większej liczbie. Bez wyboru decyduje los.
option-agents-red = Kapelusz (czerwony)
option-agents-yellow = Beret (żółty)
option-agents-blue = Chustka (niebieska)
option-agents-violet = Cylinder (fioletowy)
option-agents-green = Kaszkiet (zielony)
option-agents-orange = Uszanka (pomarańczowa)
option-agents-grey = Melonik (szary)
note-cards = Ile jest egzemplarzy każdej tajnej karty, odtworzono; wydrukowana jest tylko ich łączna liczba, 26.
note-colours = Instrukcja wymienia pięć kolorów; pomarańczowy i szary są odtworzone.
note-board = Krąg budynków odtworzono z planszy siostrzanego wydania; nazwy nakryć głowy i budynków są nasze.
note-turns = Zasady nie ograniczają liczby tur. Gra, w której przez 200 tur nikt nie punktuje, kończy się takim wynikiem, jaki jest.

## Agenci, budynki, karty
agenci-agent = { $agent ->
     [red] Kapelusz
     [yellow] Beret
     [blue] Chustka
     [violet] Cylinder
     [green] Kaszkiet
     [orange] Uszanka
    *[grey] Melonik
    }
agenci-agent-colour = { $agent ->
     [red] Kapelusz (czerwony)
     [yellow] Beret (żółty)
     [blue] Chustka (niebieska)
     [violet] Cylinder (fioletowy)
     [green] Kaszkiet (zielony)
     [orange] Uszanka (pomarańczowa)
    *[grey] Melonik (szary)
    }
agenci-building = { $building ->
     [0] 0 (dworzec)
     [1] 1 (kiosk)
     [2] 2 (kawiarnia)
     [3] 3 (kino)
     [4] 4 (hotel)
     [5] 5 (muzeum)
     [6] 6 (teatr)
     [7] 7 (bank)
     [8] 8 (ambasada)
     [9] 9 (radio)
     [10] 10 (ministerstwo)
    *[-3] −3 (ruiny)
    }
agenci-name = { $seat }
agenci-nobody = nikt
agenci-change = { $agent } { $points }
agenci-joins = { $one } → { $other }
agenci-swaps = { $one } ⇄ { $other }
agenci-line = { $agent }: { $owner }
agenci-quoted = „{ $card }”
agenci-card-to-ruins = Jeden agent do ruin
agenci-card-to-safe = Jeden agent do budynku z sejfem
agenci-card-to-agent = Jeden agent tam, gdzie stoi inny
agenci-card-second-agent = Drugi agent
agenci-card-out-of-ruins = Jeden lub dwóch z ruin do 0
agenci-card-two-forward = Dwóch agentów o 1 do przodu
agenci-card-all-to-start = Wszyscy agenci do 0
agenci-card-one-forward = Jeden agent o 1, 2 lub 3 do przodu
agenci-card-two-markers = Dwa znaczniki punktów o 3 do przodu
agenci-card-off-safe = Agent przy sejfie o 1 do przodu lub do tyłu
agenci-card-swap = Dwóch agentów zamienia się miejscami
agenci-card-two-back = Dwóch agentów o 1 do tyłu
agenci-card-move-safe = Sejf do dowolnego budynku
agenci-card-one-back = Jeden agent o 1 lub 2 do tyłu
agenci-card-one-either = Jeden agent o 1 do przodu lub do tyłu

## Co można zrobić
agenci-do-move = Przesuń: { $steps }
agenci-do-stay = Nie ruszaj nikogo, weź kartę
agenci-do-stay-only = Nie ruszaj nikogo (karty za to nie będzie)
agenci-do-safe = Sejf: { $building }
agenci-do-pass = Pasuję
agenci-do-seal = Zapieczętuj akta: { $lines }
agenci-do-card = { $card }
agenci-do-card-at = { $card }: { $aim }

## Co pewne
agenci-then-card = Bierzesz za to tajną kartę.
agenci-then-cause = Wejście do budynku z sejfem: { $agents }. Będą punkty, jeśli ktoś z wchodzących tam zostanie do końca rundy.
agenci-then-no-cause = Nikt nie wchodzi do budynku z sejfem: bez punktów.
agenci-then-no-cause-yet = Do budynku z sejfem nikt na razie nie wchodzi; karta może to jeszcze zmienić.
agenci-then-no-scoring = Za samo ustawienie sejfu punktów nie ma.
agenci-then-scoring = Punkty: { $points }.
agenci-then-end = To koniec gry.
agenci-then-over = Runda kart się kończy, bez punktów.

## Odmowy
agenci-refused-agents = Przy { $seats ->
     [one] jednej osobie
     [few] { $seats } osobach
    *[many] { $seats } osobach
    } gra dokładnie { $sets ->
     [one] jeden agent
     [few] { $sets } różnych agentów
    *[many] { $sets } różnych agentów
    }, a nie: { $given }. Wybierz tylu albo nikogo, wtedy decyduje los.
agenci-refuse-move-first = Najpierw rozdziel punkty z kostki.
agenci-refuse-points = { $die ->
     [1] Kostka daje jeden, dwa albo trzy punkty
     [few] Kostka daje dokładnie { $die } punkty
    *[many] Kostka daje dokładnie { $die } punktów
    }, a nie { $points }.
agenci-refuse-aside = Poza grą: { $agents }.
agenci-refuse-stay = Nie ruszać nikogo można tylko przy 1–3.
agenci-refuse-stay-never = Trzeba wykorzystać wszystkie punkty; bez tajnych kart trzeba kogoś ruszyć.
agenci-refuse-round = To runda kart: zagraj kartę albo pasuj.
agenci-refuse-not-held = Nie masz karty „{ $card }”.
agenci-refuse-target = Tak nie da się użyć tej karty. { $needs }
agenci-refuse-same = Sejf już tu stoi: { $building }. Musi trafić do innego budynku.
agenci-refuse-safe = Teraz przenieś sejf do innego budynku.
agenci-refuse-files = Teraz zapisz, kto jest kim.
agenci-refuse-line = Następna linijka twojej kartki: { $agent }.
agenci-refuse-owner = Każdego innego gracza wpisuje się raz (dwa razy, jeśli ma drugiego agenta), a reszta jest niczyja. Zostają do wpisania: { $left }.
agenci-refuse-sheet = Na kartce każdy inny gracz stoi raz (dwa razy, jeśli ma drugiego agenta), twoich agentów na niej nie ma, a reszta jest niczyja.
agenci-needs-to-ruins = Wskaż agenta, który nie jest w ruinach.
agenci-needs-to-safe = Wskaż agenta, który nie stoi przy sejfie.
agenci-needs-to-agent = Wskaż najpierw agenta, który idzie, potem tego, do którego idzie: musi stać w innym budynku.
agenci-needs-second-agent = Wystarczy ją zagrać.
agenci-needs-out-of-ruins = Wskaż jednego lub dwóch agentów z ruin.
agenci-needs-two-forward = Wskaż dwóch agentów.
agenci-needs-all-to-start = Ktoś musi stać gdzie indziej niż na 0.
agenci-needs-one-forward = Wskaż agenta i 1, 2 lub 3 kroki.
agenci-needs-two-markers = Wskaż dwóch agentów, którzy mają mniej niż 39 punktów, albo jedynego takiego.
agenci-needs-off-safe = Wskaż agenta, który stoi przy sejfie.
agenci-needs-swap = Wskaż dwóch agentów z różnych budynków.
agenci-needs-two-back = Wskaż dwóch agentów.
agenci-needs-move-safe = Wskaż inny budynek niż ten z sejfem.
agenci-needs-one-back = Wskaż agenta i 1 lub 2 kroki do tyłu.
agenci-needs-one-either = Wskaż agenta i krok do przodu lub do tyłu.

## Co się dzieje
agenci-sets = Agenci w grze: { $agents }.
agenci-my-agent = Grasz jako: { $agents }.
agenci-my-cards = Twoje karty: { $cards }.
agenci-my-second = Masz teraz drugiego agenta: { $agent }.
agenci-rolls = Tura { $turn }: { $me ->
     [yes] rzucasz
    *[no] { $seat } rzuca
    }, na kostce { $die ->
     [1] 1–3
    *[other] { $die }
    }.
agenci-moves = { $me ->
     [yes] Przesuwasz
    *[no] { $seat } przesuwa
    }: { $steps }.
agenci-stays = { $me ->
     [yes] Nie ruszasz
    *[no] { $seat } nie rusza
    } nikogo.
agenci-takes = { $seat } bierze tajną kartę.
agenci-i-take = Bierzesz tajną kartę: „{ $card }”.
agenci-no-card-full = { $me ->
     [yes] Karty za to nie będzie: masz
    *[no] Karty za to nie będzie: { $seat } ma
    } już cztery.
agenci-no-card-empty = Karty za to nie będzie: stos jest pusty.
agenci-entered = Wejście do budynku z sejfem, { $building }: { $agents }.
agenci-left = Już nie przy sejfie: { $agents }.
agenci-no-cause = Na razie ta tura nie daje punktów.
agenci-plays = { $me ->
     [yes] Zagrywasz
    *[no] { $seat } zagrywa
    } „{ $card }”.
agenci-plays-at = { $me ->
     [yes] Zagrywasz
    *[no] { $seat } zagrywa
    } „{ $card }”: { $aim }.
agenci-passes = { $me ->
     [yes] Pasujesz.
    *[no] { $seat } pasuje.
    }
agenci-scores = Punkty: { $points }.
agenci-puts-safe = { $me ->
     [yes] Przenosisz
    *[no] { $seat } przenosi
    } sejf: { $building }.
agenci-past-last = Za polem 39: { $agents }. To koniec ruchów.
agenci-cold = Przez 200 tur nikt nie punktuje: gra się kończy takim wynikiem, jaki jest.
agenci-long = Mija dziesięć tysięcy tur: gra się kończy takim wynikiem, jaki jest.
agenci-files = Tajne akta: każdy zapisuje, kto jest kim.
agenci-sealed = { $me ->
     [yes] Twoja kartka jest zapieczętowana.
    *[no] { $seat }: kartka zapieczętowana.
    }
agenci-agent-points = { $agent } { $points }
agenci-was = { $me ->
     [yes] Grasz jako
    *[no] { $seat } gra jako
    }: { $agents }.
agenci-counts = Z tych dwóch liczy się { $agent }: ma więcej punktów.
agenci-unowned = Niczyi: { $agents }.
agenci-right = { $me ->
     [yes] Twoja kartka
    *[no] Kartka ({ $seat })
    }: { $lines }. Trafienia: { $right }, +{ $points }, razem { $total }.
agenci-line-right = { $agent } – { $owner } ✓
agenci-line-wrong = { $agent } – { $owner } ✗
agenci-won = { $me ->
     [yes] Wygrywasz
    *[no] { $seat } wygrywa
    }: { $points ->
     [one] { $points } punkt
     [few] { $points } punkty
    *[many] { $points } punktów
    }.
agenci-won-together = Wspólna wygrana: { $seats }, po { $points ->
     [one] { $points } punkcie
     [few] { $points } punkty
    *[many] { $points } punktów
    }.
agenci-won-behind = { $won } { $count ->
     [one] Więcej ma { $ahead }, ale to niczyj agent.
    *[other] Więcej mają { $ahead }, ale to niczyi agenci.
    }

## Plansza jako tekst
agenci-board-safe = Sejf stoi: { $building }. Od niego zgodnie z ruchem wskazówek zegara:
agenci-board-agent = { $agent }: { $building }, { $points ->
     [one] { $points } punkt
     [few] { $points } punkty
    *[many] { $points } punktów
    }.
agenci-board-hand = { $seat }: { $cards ->
     [0] bez kart
     [one] jedna karta
     [few] { $cards } karty
    *[many] { $cards } kart
    }.
agenci-board-pile = Na stosie: { $cards }.
agenci-board-used = Wykorzystane: { $cards }.
agenci-board-two = { $me ->
     [yes] Masz
    *[no] { $seat } ma
    } dwóch agentów.
agenci-board-gave = { $me ->
     [yes] Punkty ruchu od ciebie
    *[no] Punkty ruchu, { $seat }
    }: { $agents }.
agenci-board-asked = { $me ->
     [yes] Zagraj kartę albo spasuj.
    *[no] { $seat } zagrywa kartę albo pasuje.
    }
agenci-board-moves-safe = { $me ->
     [yes] Przenosisz
    *[no] { $seat } przenosi
    } sejf.
agenci-board-fills = { $me ->
     [yes] Wypełniasz Tajne akta.
    *[no] { $seat } wypełnia Tajne akta.
    }

## Terminal
agenci-screen-safe = SEJF
agenci-screen-legend = numer, agent, punkty; ★ twój; ◀ nowy przy sejfie
agenci-screen-legend-cards = numer, agent, punkty; ★ twój; ◀ nowy przy sejfie albo pytany o kartę; ▮ tajna karta
agenci-screen-since = Od twojego ruchu: ✉ karta, ± punkty
agenci-screen-notes = Kto kogo ruszał: dane punkty; ↓ do ruin, ↑ z ruin; ▣ punkty agenta, gdy do punktowania doprowadza ten gracz
agenci-screen-cards = Twoje tajne karty
agenci-screen-seats = Przy stole
agenci-screen-two = dwóch agentów
agenci-screen-files = Tajne akta: kto jest kim?
agenci-ask-split = { $left ->
     [one] Został jeden punkt. Kto idzie? Numer agenta, np. { $example }
     [few] Zostały { $left } punkty. Kto idzie? Numery agentów, { $example } to agent { $agent } o dwa kroki
    *[many] Zostało { $left } punktów. Kto idzie? Numery agentów, { $example } to agent { $agent } o dwa kroki
    }{ $back ->
     [0] {""}
    *[other] ; - cofa jeden krok
    }
agenci-ask-confirm = { $steps }. Enter wykonuje, - cofa jeden krok
agenci-ask-choice = { $left ->
     [1] Jeszcze jeden punkt albo nic: numer agenta, np. { $example }
     [2] Jeszcze najwyżej dwa punkty: numery agentów, { $example } to agent { $agent } o dwa kroki
    *[other] Jeden, dwa albo trzy punkty: numery agentów, { $example } to agent { $agent } o dwa kroki
    }{ $back ->
     [0] {""}
    *[other] ; Enter kończy, - cofa jeden krok
    }
agenci-ask-choice-stay = Jeden, dwa albo trzy punkty: numery agentów; 0, żeby nikogo nie ruszać i wziąć kartę
agenci-ask-choice-stay-only = Jeden, dwa albo trzy punkty: numery agentów; 0, żeby nikogo nie ruszać (karty za to nie ma)
agenci-plan = Na razie: { $steps }.
agenci-too-many = { $left ->
     [one] Za dużo punktów: został jeden.
     [few] Za dużo punktów: zostały { $left }.
    *[many] Za dużo punktów: zostało { $left }.
    }
agenci-bad-split = Wpisz numery agentów ({ $agents }), np. { $example }.
agenci-ask-safe = Dokąd z sejfem? Od 0 do 10 albo -3, byle nie { $building }
agenci-bad-building = Wpisz numer budynku, 0 do 10 albo -3.
agenci-ask-card = Numer karty albo Enter, żeby spasować
agenci-bad-card = Wpisz numer jednej ze swoich kart albo sam Enter.
agenci-card-idle = Karty „{ $card }” nie da się teraz zagrać: nic by nie zmieniła. { $needs }
agenci-ask-agents = { $card }. { $needs } Wpisz na przykład { $example }; Enter wraca
agenci-ask-steps = { $card }: numer agenta i kroki, np. { $example }; Enter wraca
agenci-ask-building = { $card }: budynek, 0 do 10 albo -3, byle nie { $building }; Enter wraca
agenci-bad-aim = To nie pasuje do tej karty.
agenci-ask-owner = Kto to jest: { $agent }? Numer: { $left }{ $back ->
         [0] {""}
        *[other] ; - poprawia poprzedni
    }
agenci-ask-hand-in = Kartka jest pełna. Enter ją pieczętuje, - cofa ostatni wpis, a agent i gracz, np. { $example }, zmieniają linijkę
agenci-numbered = { $number } { $owner }
agenci-bad-owner = Wpisz jeden z tych numerów: { $left }. Inną linijkę zmieniają agent i gracz, np. { $example }.
agenci-bad-line = Wpisz agenta i gracza, np. { $example }, żeby zmienić linijkę, albo sam Enter.

## Trener
belief-owner = Kto prowadzi którego agenta?
belief-owner-item = { $number ->
     [1] Kapelusz
     [2] Beret
     [3] Chustka
     [4] Cylinder
     [5] Kaszkiet
     [6] Uszanka
    *[7] Melonik
    }
agenci-why-owner = Sądząc po ruchach, { $seat } prowadzi agenta: { $agent }, z szansą { $percent } %.
agenci-why-nobody = Sądząc po ruchach, agent { $agent } jest niczyj z szansą { $percent } %.
agenci-why-sheet = Sądząc po ruchach, trafień powinno być około { $right } na { $lines }.
agenci-why-scores = Twój agent dostaje wtedy { $mine }, pozostali w mieście średnio { $others }.
agenci-why-stands = Budynek twojego agenta jest wtedy wart { $mine }, budynki pozostałych średnio { $others }.
agenci-why-safe = { $steps ->
     [0] Sejf jest wtedy tam, gdzie twój agent: liczy się nowe wejście, nie stanie w miejscu. Budynek jest wart { $worth }.
     [one] Sejf jest wtedy o krok przed twoim agentem, w budynku wartym { $worth }.
     [few] Sejf jest wtedy o { $steps } kroki przed twoim agentem, w budynku wartym { $worth }.
    *[many] Sejf jest wtedy o { $steps } kroków przed twoim agentem, w budynku wartym { $worth }.
    }
agenci-why-pass = Zachowujesz karty. Na razie budynek twojego agenta jest wart { $mine }, budynki pozostałych średnio { $others }.
agenci-why-second = Z dwóch agentów na koniec liczy ci się tylko lepszy.

## W przeglądarce
agenci-page-turn = Tura { $turn }
agenci-page-players = { $seats ->
     [one] { $seats } gracz
     [few] { $seats } graczy
    *[many] { $seats } graczy
    }
agenci-page-city = Plan miasta; słowami w menu: „Pokaż stół tekstem”
agenci-page-agents = Agenci: gdzie stoją i ile mają
agenci-page-standing = Co się dzieje i kto gdzie stoi
agenci-page-then = Po punktowaniu: { $points }.
agenci-page-less = { $agent }: odejmij krok
agenci-page-gains = Punkty z tego punktowania
agenci-page-card = Karta agenta
agenci-page-mine = { $agents ->
     [1] Twój agent
    *[other] Twoi agenci
    }
agenci-page-hold = przytrzymaj
agenci-page-you-are = To twój agent
agenci-page-you-are-note = Nikt inny tego nie wie. Przesuwasz wszystkich agentów; punktuje dla ciebie tylko ten.
agenci-page-second = Masz drugiego agenta
agenci-page-second-note = Na koniec liczy się lepszy z dwóch. Wszyscy wiedzą, że go masz, ale nie wiedzą, kto to.
agenci-page-read-note = Potem podejrzysz go, przytrzymując przycisk z kapeluszem.
agenci-page-read = Zapamiętane, chowam
agenci-page-hand-note = Te karty widzisz tylko ty. Zagrywa się je w rundzie kart, przed punktami.
agenci-page-cards = { $cards ->
     [0] bez kart
     [one] { $cards } karta
     [few] { $cards } karty
    *[many] { $cards } kart
    }
agenci-page-notes = Notatki
agenci-page-whose-turn = ma turę
agenci-page-composing = Podział punktów ruchu
agenci-page-split = { $points ->
     [one] Rozdziel { $points } krok
     [few] Rozdziel { $points } kroki
    *[many] Rozdziel { $points } kroków
    }
agenci-page-split-free = Jeden, dwa albo trzy kroki
agenci-page-how-many = Ile kroków
agenci-page-points = { $points ->
     [one] { $points } krok
     [few] { $points } kroki
    *[many] { $points } kroków
    }
agenci-page-left = { $left ->
     [0] nic nie zostało
     [one] został { $left }
     [few] zostały { $left }
    *[many] zostało { $left }
    }
agenci-page-give = { $left ->
     [one] Rozdziel jeszcze { $left } krok
     [few] Rozdziel jeszcze { $left } kroki
    *[many] Rozdziel jeszcze { $left } kroków
    }
agenci-page-planned = { $step }: { $building }. Zostaje: { $left }.
agenci-page-undo = Cofnij ostatni krok
agenci-page-tap = Agenci: dotknij, by dodać krok
agenci-page-add = Dodaj krok
agenci-page-move = Przesuń
agenci-page-stay = Nie ruszaj nikogo
agenci-page-safe = Dokąd z sejfem?
agenci-page-safe-note = Dotknij budynku na planie albo numeru.
agenci-page-building = Budynek
agenci-page-point-house = Wskaż budynek
agenci-page-point = Wskaż agenta
agenci-page-point-other = Wskaż drugiego agenta
agenci-page-how-far = Ile kroków?
agenci-page-choose-card = Wybierz kartę
agenci-page-round = Runda tajnych kart
agenci-page-round-note = Runda trwa, dopóki ktoś zagrywa karty. Punkty są na końcu, jeśli wchodzący zostanie przy sejfie.
agenci-page-play-one = Zagrasz kartę?
agenci-page-no-cards = Nie masz kart
agenci-page-only-you = tylko ty je widzisz
agenci-page-play = Zagraj
agenci-page-notes-note = Tylko dla ciebie, w tej przeglądarce. Dotknięcie zmienia znak: ? może, ✓ tak, × nie.
agenci-page-given-note = Mała liczba: ile punktów z kostki ta osoba dała agentowi.
agenci-page-given = Punkty z kostki: { $points }.
agenci-page-mark = { $mark ->
     [maybe] Może.
     [yes] Tak.
     [no] Nie.
    *[none] Bez znaku.
    }
agenci-page-yours = to twój agent
agenci-page-who = Kto jest kim?
agenci-page-who-note = Pisz i zmieniaj, ile chcesz; potem zapieczętuj. Każdego gracza wpisz raz (dwa razy, jeśli ma dwóch agentów), reszta jest niczyja. Każde trafienie daje 5 punktów, „nikt” też.
agenci-page-seal = Zapieczętuj
agenci-page-sheet-left = Zostają do wpisania: { $owners }
agenci-page-sheet-full = Kartka jest pełna. Możesz ją jeszcze zmieniać.
agenci-page-wait-files = Twoja kartka jest zapieczętowana. Odkryjemy wszystkie razem.
agenci-page-sealed = Czyje kartki są oddane
agenci-page-writes = pisze
agenci-page-handed = oddane
agenci-page-opened = Kto jest kim
agenci-page-to-end = Do podsumowania
agenci-page-unmasked = { $me ->
     [yes] Wygrywasz jako { $agents }
    *[no] { $seat } to { $agents }
    }
agenci-page-track = { $agent }, na torze { $points }
agenci-page-files-gave = { $right ->
     [one] Tajne akta: { $right } trafienie
     [few] Tajne akta: { $right } trafienia
    *[many] Tajne akta: { $right } trafień
    }
agenci-page-held = Na ręce: { $cards }
agenci-page-pts = pkt
agenci-page-nobodys = Niczyi:
agenci-page-sheets = Tajne akta wszystkich, trafienia wyróżnione
agenci-page-sheets-note = Litery to początek imienia, × znaczy „nikt”. Każde trafienie daje 5 punktów.
agenci-page-right = trafione
agenci-page-truth = prawda
agenci-page-mark-scoring = Punkty w turze { $turn }

## Wprowadzenie
tutorial-agent = To twój tajny agent: Kaszkiet. Nikt inny o tym nie wie. Zapamiętaj i schowaj kartę.
tutorial-split = Kostka daje 4 punkty na dowolnych agentów. Kto rusza tylko swojego, ten się zdradza. Daj 2 Kaszkietowi, po 1 Kapeluszowi i Uszance.
tutorial-score = Sejf jest w 7. Gdy ktoś tam wejdzie, każdy agent dostaje numer swojego budynku. Wprowadź Cylinder z 6, a drugi punkt daj Kaszkietowi.
tutorial-safe = 7 dla Cylindra, 3 dla twojego Kaszkietu. Kto ma turę, przestawia sejf. Postaw go blisko, na 4.
tutorial-hide = 6 punktów! Niech Beret wejdzie z 3, a 5 daj Kaszkietowi: dostanie 8, a uwagę zwróci Beret.
tutorial-far = Masz już 11. Gra kończy się, gdy ktoś minie 39. Odstaw sejf daleko, na 10, a przeskoczymy kilka tur.
tutorial-last = Twój Kaszkiet stoi na 10 i ma 31. Zepchnij Kapelusz z 10 do ruin, a Uszance daj wejść do sejfu, na 3.
tutorial-finale = Wszystko jasne. Twój Kaszkiet ma 41 punktów: wygrywasz! Cylinder jest niczyj, więc jego 38 nikomu się nie liczy.

## Przykłady na stronie zasad
example-split = Sześć punktów ruchu
example-split-start = Na kostce masz 6, wszyscy stoją na 0, sejf na 7. Rozdziel punkty: wypróbuj kilka podziałów.
example-split-end = Liczy się tylko to, gdzie kto skończył. W budynku z sejfem nie ma nikogo, więc nie ma punktowania i kostka idzie dalej.
example-scoring = Punktowanie, a potem sejf
example-scoring-start = Na kostce masz 2, sejf stoi na 7. Kto wejdzie do budynku z sejfem? Wypróbuj.
example-scoring-safe = Punktują wszyscy, każdy za swój budynek; Cylinder w ruinach traci 3. Teraz przenieś sejf.
example-scoring-end = Beret stoi na 2, ale za samo postawienie sejfu punktów nie ma.
example-secret = Sejf ucieka
example-secret-start = Gracie w troje z tajnymi kartami. Na kostce masz 3, sejf stoi na 7.
example-secret-first = Kapelusz wchodzi do budynku z sejfem. Przed punktowaniem jest runda kart i najpierw pytanie jest do ciebie. Na razie pasujesz.
example-secret-declines = { $third_seat } też może zagrać kartę, ale pasuje.
example-secret-answer = Na kartę może odpowiedzieć każdy, także po pasie, więc znów twoja kolej. Wypróbuj karty.
example-secret-all = Teraz pasują po kolei wszyscy.
example-secret-end = Sejf przeniesiono kartą, więc powód do punktowania przepadł. Punktów nie ma, a turę ma następna osoba.
example-end = Kto wygrywa?
example-end-start = Na kostce masz 2, sejf stoi na 7. Kilku agentów jest blisko 39, więc następne punktowanie może skończyć grę. Wypróbuj, kto je wywoła.
example-end-end = Punktują jeszcze wszyscy, potem każdy ujawnia, kim jest. Najwięcej ma Uszanka, ale jest niczyja. Wygrywa { $third_seat }: Chustka ma 42, twój Kapelusz 41.
