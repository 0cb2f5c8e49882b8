title = Krecia robota
tagline = Stawki z kretem: razem wypełniacie misje, a jedno z was im szkodzi i zbiera poufne dane.
about-time = około 40 min

## Opcje
option-raising = Podbijanie stawki
option-raising-help = Żeton na karcie robi z niej atut. Początkujący mogą grać bez tego.
option-risky = Ryzykowne misje
option-risky-help = Do talii wchodzą cztery ryzykowne misje. Dobraną trzeba wybrać. Agentom jest trudniej. Przy dwóch osobach się nimi nie gra.
option-roles = Role specjalne
option-roles-help = Dla czterech lub pięciu osób. Instrukcja radzi na początek jedną i najwyżej dwie; można więcej. Nie łączy się dwóch odkrytych od początku (Agent na podsłuchu, Wspólnik) ani dwóch neutralnych (Przynęta, Wspólnik, Typ spod ciemnej gwiazdy). Instrukcja poleca cztery pary.
option-roles-wired = Agent na podsłuchu
option-roles-wired-help = Gra z odkrytą rolą, wygrywa razem z agentami. Gdy ma więcej niż jeden żeton, kret wygrywa natychmiast.
option-roles-paranoid = Przewrażliwiony agent
option-roles-paranoid-help = Wygrywa razem z agentami i ma dwa głosy.
option-roles-daredevil = Agent-ryzykant
option-roles-daredevil-help = Wygrywa razem z agentami; gdy ujawnią go żetony, agenci wygrywają natychmiast. Wprowadza ryzykowne misje.
option-roles-decoy = Przynęta
option-roles-decoy-help = Neutralna: wygrywa tylko, gdy dostanie najwięcej głosów.
option-roles-accomplice = Wspólnik
option-roles-accomplice-help = Neutralny, gra z odkrytą rolą: wybiera partnera, ogląda jego rolę i wygrywa razem z nim. Gdy bierze stawkę, partner oddaje żeton.
option-roles-shady = Typ spod ciemnej gwiazdy
option-roles-shady-help = Neutralny: wygrywa, jeśli nie wygra osoba po jego prawej ręce.
option-roles-sleeper = Uśpiony agent
option-roles-sleeper-help = Wygrywa razem z agentami, ale gdy ujawnią go żetony, zmienia stronę.
option-roles-professor_no = Profesor No
option-roles-professor_no-help = Zamiast kreta, też nie musi dokładać do koloru: wygrywa, gdy wszyscy inni są ujawnieni, przegrywa, gdy sam zostaje ujawniony.
option-blank_role = Pusta karta roli
option-blank_role-help = Własna rola, złożona ze słów innych ról. Wszyscy widzą ją przed rozdaniem.
option-blank_role-goal = Wygrywa
option-blank_role-goal-agents = razem z agentami
option-blank_role-goal-mole = razem z kretem
option-blank_role-goal-most_votes = największą liczbą głosów
option-blank_role-goal-partner = razem z partnerem
option-blank_role-goal-right_loses = gdy nie wygra osoba po prawej ręce
option-blank_role-goal_revealed = Gdy ujawnią ją żetony, wygrywa
option-blank_role-goal_revealed-null = jak przedtem
option-blank_role-goal_revealed-agents = razem z agentami
option-blank_role-goal_revealed-mole = razem z kretem
option-blank_role-open = Od początku ujawniona
option-blank_role-follows = Musi dokładać do koloru
option-blank_role-votes = Głosy w ukryciu
option-blank_role-votes_revealed = Głosy po ujawnieniu
option-blank_role-on_reveal = Gdy ujawnią ją żetony
option-blank_role-on_reveal-nothing = nic się nie dzieje
option-blank_role-on_reveal-agents_win = wygrywają agenci
option-blank_role-on_reveal-mole_wins = wygrywa kret
option-blank_role-on_reveal-take_token = bierze żeton osobie po prawej ręce
option-blank_role-holds_tokens = Ma żetony
option-blank_role-token_limit = Przy większej liczbie żetonów wygrywa kret (0: bez limitu)
option-blank_role-risky = Wprowadza ryzykowne misje
option-blank_role-early = Role ujawniają się o jeden żeton wcześniej
option-blank_role-silences = Kto jest ujawniony, nie głosuje
option-open_role_seat = Kto ma odkrytą rolę
option-open_role_seat-help = Kto dostaje rolę ujawnianą na początku. Bez wskazania decyduje rozdanie.
option-open_role_seat-null = losowo
option-open_role_seat-0 = Miejsce 1
option-open_role_seat-1 = Miejsce 2
option-open_role_seat-2 = Miejsce 3
option-open_role_seat-3 = Miejsce 4
option-open_role_seat-4 = Miejsce 5
option-dealer = Rozdający
option-dealer-help = Kto rozdaje; następna osoba zaczyna pierwszą stawkę. Bez wskazania decyduje los.
option-dealer-null = losowo
option-dealer-0 = Miejsce 1
option-dealer-1 = Miejsce 2
option-dealer-2 = Miejsce 3
option-dealer-3 = Miejsce 4
option-dealer-4 = Miejsce 5
option-missions = Misje
option-missions-help = Talia misji. Karty z własnego pudełka można wczytać jako plik TOML; „konspira pack krecia” wypisuje wzór.
option-missions-usual = Misje dołączone do gry
option-missions-own = Misje z własnego pudełka
option-roles-sleeper_paranoid = Uśpiony i Przewrażliwiony
option-roles-daredevil_shady = Ryzykant i Typ spod ciemnej gwiazdy
option-roles-accomplice_professor_no = Wspólnik i Profesor No
option-roles-shady_sleeper = Typ spod ciemnej gwiazdy i Uśpiony
note-missions = Lista wydrukowanych misji nie jest publiczna. Przy każdej misji stoi, czy jest oficjalna, poświadczona (o warunku piszą inni, atut jest przeważnie nasz), odtworzona, czy z własnego pudełka.
note-talk = Nie wolno mówić, jakie karty ma się na ręce, ani co było na niewybranej misji. O reszcie można rozmawiać.

## Rzeczowniki
krecia-larry = Larry
krecia-name = { $seat }
krecia-suit = { $suit ->
     [yellow] klucz (żółty)
     [pink] maska (różowa)
     [green] lupa (zielona)
    *[blue] parasol (niebieski)
    }
krecia-card = { $suit ->
     [yellow] klucz
     [pink] maska
     [green] lupa
    *[blue] parasol
    } { $value }
krecia-card-played = { $suit ->
     [yellow] klucz
     [pink] maskę
     [green] lupę
    *[blue] parasol
    } { $value }
krecia-role = { $role ->
     [agent] agent
     [mole] kret
     [wired] Agent na podsłuchu
     [paranoid] Przewrażliwiony agent
     [daredevil] Agent-ryzykant
     [decoy] Przynęta
     [accomplice] Wspólnik
     [shady] Typ spod ciemnej gwiazdy
     [sleeper] Uśpiony agent
     [professor_no] Profesor No
    *[blank] pusta karta roli
    }
krecia-role-named = { $name }
krecia-role-count = { $count ->
     [1] { $role }
    *[other] { $role } × { $count }
    }
krecia-the-mole = { $role ->
     [professor_no] Profesor No
    *[mole] kret
    }
krecia-provenance = { $kind ->
     [official] oficjalna
     [attested] poświadczona
     [reading] poświadczona, wykładnia nasza
     [own] z własnego pudełka
    *[reconstructed] odtworzona
    }

## Co robią role
krecia-about-agent = Wygrywasz razem z agentami: gdy wypełnicie dość misji albo głosowanie wskaże { $professor ->
     [yes] Profesora No
    *[no] kreta
    }.
krecia-about-agent-two = Wygrywasz razem z agentami: gdy wypełnicie dość misji albo w głosowaniu nikt z was nie wskaże agenta. Jeśli agent wskaże agenta, wygrywa kret.
krecia-about-mole = Wygrywasz, gdy zbierzesz dość żetonów albo głosowanie cię nie wskaże. Nie musisz dokładać do koloru.
krecia-about-mole-two = Wygrywasz, gdy zbierzesz dość żetonów albo gdy druga osoba, agent, wskaże w głosowaniu Larry’ego. Nie musisz dokładać do koloru.
krecia-about-wired = Wygrywasz razem z agentami. Wszyscy cię znają; gdy masz więcej niż jeden żeton, { $professor ->
     [yes] Profesor No
    *[no] kret
    } wygrywa natychmiast. Nie możesz podbijać.
krecia-about-paranoid = Wygrywasz razem z agentami. Masz dwa głosy, na dwie różne osoby; po ujawnieniu możesz oddać oba na jedną.
krecia-about-daredevil = Wygrywasz razem z agentami. Gdy ujawnią cię żetony, agenci wygrywają natychmiast.
krecia-about-decoy = Jesteś po stronie neutralnej i wygrywasz tylko, gdy dostaniesz najwięcej głosów; wtedy cała reszta przegrywa. Przy równej liczbie głosów z { $professor ->
     [yes] Profesorem No
    *[no] kretem
    } wygrywacie oboje.
krecia-about-accomplice = Jesteś po stronie neutralnej i wygrywasz dokładnie wtedy, gdy wygrywa twój partner. Nie masz żetonów i nie głosujesz; gdy weźmiesz stawkę, partner oddaje jeden żeton.
krecia-about-shady = Jesteś po stronie neutralnej i wygrywasz dokładnie wtedy, gdy nie wygrywa osoba po twojej prawej ręce, która gra tuż przed tobą. Gdy ujawnią cię żetony, bierzesz jej jeden żeton i nie głosujesz.
krecia-about-sleeper = Wygrywasz razem z agentami. Gdy ujawnią cię żetony, zmieniasz stronę: wygrywasz już tylko razem z { $professor ->
     [yes] Profesorem No
    *[no] kretem
    } i nie głosujesz.
krecia-about-professor_no = Grasz zamiast kreta: nie musisz dokładać do koloru i wygrywasz, gdy głosowanie cię nie wskaże, albo od razu, gdy cała reszta jest ujawniona. Gdy ujawnią cię żetony, od razu przegrywasz.
krecia-blank-goal = { $goal ->
     [agents] Wygrywasz razem z agentami.
     [mole] Wygrywasz z { $professor ->
         [yes] Profesorem No
        *[no] kretem
        }.
     [most_votes] Wygrywasz tylko, gdy dostaniesz najwięcej głosów; wtedy cała reszta przegrywa.
     [partner] Wybierasz partnera, oglądasz jego rolę i wygrywasz dokładnie wtedy, gdy on wygrywa.
    *[right_loses] Wygrywasz dokładnie wtedy, gdy nie wygrywa osoba po twojej prawej ręce.
    }
krecia-blank-goal-revealed = { $goal ->
     [agents] Gdy ujawnią cię żetony, wygrywasz odtąd tylko razem z agentami.
    *[mole] Gdy ujawnią cię żetony, wygrywasz odtąd tylko z { $professor ->
         [yes] Profesorem No
        *[no] kretem
        }.
    }
krecia-blank-says = Pusta karta roli mówi temu, kto ją dostanie:
krecia-silence = W tej grze nie głosuje, kto jest ujawniony.
krecia-risky-in = W talii są ryzykowne misje: dobraną trzeba wybrać.
krecia-goals = { $tricks ->
     [one] Gracie jedną stawkę
     [few] Gracie { $tricks } stawki
    *[many] Gracie { $tricks } stawek
    }. Agenci wygrywają, gdy wypełnią { $goal ->
     [one] jedną misję
     [few] { $goal } misje
    *[many] { $goal } misji
    }; rolę { $tokens ->
     [one] ujawnia jeden żeton
     [few] ujawniają { $tokens } żetony
    *[many] ujawnia { $tokens } żetonów
    }.
krecia-blank-open = Grasz z odkrytą rolą.
krecia-blank-free = Nie musisz dokładać do koloru.
krecia-blank-no-tokens = { $goal ->
     [partner] Nie masz żetonów; gdy weźmiesz stawkę, partner oddaje jeden.
    *[other] Nie masz żetonów; gdy weźmiesz stawkę, te z kart wracają do puli.
    }
krecia-blank-limit = Gdy masz więcej niż { $limit ->
     [one] jeden żeton
     [few] { $limit } żetony
    *[many] { $limit } żetonów
    }, { $professor ->
     [yes] Profesor No
    *[no] kret
    } wygrywa natychmiast.
krecia-blank-reveal = { $effect ->
     [agents_win] Gdy ujawnią cię żetony, agenci wygrywają natychmiast.
     [mole_wins] Gdy ujawnią cię żetony, { $professor ->
         [yes] Profesor No
        *[no] kret
        } wygrywa natychmiast.
    *[take_token] Gdy ujawnią cię żetony, bierzesz jeden żeton osobie po twojej prawej ręce.
    }
krecia-blank-text = Dopisek właściciela: { $text }
krecia-blank-votes = { $votes ->
     [0] Póki jesteś w ukryciu, twój głos się nie liczy
     [1] Póki jesteś w ukryciu, masz jeden głos
    *[2] Póki jesteś w ukryciu, masz dwa głosy, na dwie różne osoby
    }; po ujawnieniu { $revealed ->
     [0] nie głosujesz
     [1] masz jeden głos
    *[2] masz dwa głosy, choćby na jedną osobę
    }.

## Misje
krecia-mission = „{ $asks }” ({ $risky ->
     [yes] ryzykowna, { $judged ->
         [yes] ocenia ten, kto zaczyna, { $provenance }
        *[no] { $provenance }
        }
    *[no] { $judged ->
         [yes] ocenia ten, kto zaczyna, { $provenance }
        *[no] { $provenance }
        }
    }), atut { $trump }
krecia-cards = { $cards ->
     [all] każda karta
     [first] pierwsza karta
     [second] druga karta
     [third] trzecia karta
     [last] ostatnia karta
     [not_first] każda karta oprócz pierwszej
     [middle] { $of ->
         [4] obie środkowe karty
        *[other] środkowa karta
        }
    *[winner] karta, która bierze stawkę
    }
krecia-if-values = { $cards ->
     [all] tylko wartości od { $low } do { $high }
     [middle] { $of ->
         [4] obie środkowe karty mają wartości od { $low } do { $high }
        *[other] { $which } ma wartość od { $low } do { $high }
        }
     [winner] { $which }, ma wartość od { $low } do { $high }
    *[other] { $which } ma wartość od { $low } do { $high }
    }
krecia-if-no_values = { $cards ->
     [all] żadna karta nie ma wartości od { $low } do { $high }
     [middle] { $of ->
         [4] obie środkowe karty mają wartości inne niż od { $low } do { $high }
        *[other] { $which } ma wartość inną niż od { $low } do { $high }
        }
     [winner] { $which }, ma wartość inną niż od { $low } do { $high }
    *[other] { $which } ma wartość inną niż od { $low } do { $high }
    }
krecia-if-parity = { $cards ->
     [all] tylko wartości { $parity ->
             [even] parzyste
            *[odd] nieparzyste
            }
     [middle] { $of ->
         [4] obie środkowe karty mają wartości { $parity ->
             [even] parzyste
            *[odd] nieparzyste
            }
        *[other] { $which } ma wartość { $parity ->
             [even] parzystą
            *[odd] nieparzystą
            }
        }
     [winner] { $which }, ma wartość { $parity ->
             [even] parzystą
            *[odd] nieparzystą
            }
    *[other] { $which } ma wartość { $parity ->
             [even] parzystą
            *[odd] nieparzystą
            }
    }
krecia-if-trump = { $cards ->
     [middle] { $of ->
         [4] obie środkowe karty są atutami
        *[other] { $which } jest atutem
        }
     [winner] { $which }, jest atutem
    *[other] { $which } jest atutem
    }
krecia-if-token = { $cards ->
     [middle] { $of ->
         [4] obie środkowe karty mają na sobie żeton
        *[other] { $which } ma na sobie żeton
        }
     [winner] { $which }, ma na sobie żeton
    *[other] { $which } ma na sobie żeton
    }
krecia-if-wins = { $which } bierze stawkę
krecia-if-highest = { $cards ->
     [middle] { $of ->
         [4] obie środkowe karty mają wartości wyższe niż pierwsza i ostatnia
        *[other] { $which } ma wartość wyższą niż każda inna
        }
    *[other] { $which } ma wartość wyższą niż każda inna
    }
krecia-if-lowest = { $cards ->
     [middle] { $of ->
         [4] obie środkowe karty mają wartości niższe niż pierwsza i ostatnia
        *[other] { $which } ma wartość niższą niż każda inna
        }
    *[other] { $which } ma wartość niższą niż każda inna
    }
krecia-if-rising = każda kolejna karta ma wyższą wartość niż poprzednia
krecia-if-falling = każda kolejna karta ma niższą wartość niż poprzednia
krecia-if-ends = { $alike ->
     [same] pierwsza i ostatnia karta mają ten sam kolor
    *[different] pierwsza i ostatnia karta mają różne kolory
    }
krecia-if-colours = { $range ->
     [one] wszystkie karty mają ten sam kolor
     [least] liczba kolorów wynosi co najmniej { $low }
     [between] liczba kolorów wynosi od { $low } do { $high }
     [exact] liczba kolorów wynosi dokładnie { $low }
    *[most] liczba kolorów wynosi najwyżej { $high }
    }
krecia-if-trumps = { $range ->
     [none] żadna karta nie ma koloru atutowego
     [one] dokładnie jedna karta ma kolor atutowy
     [exact] liczba atutów wynosi dokładnie { $low }
     [least] liczba atutów wynosi co najmniej { $low }
     [between] liczba atutów wynosi od { $low } do { $high }
    *[most] liczba atutów wynosi najwyżej { $high }
    }
krecia-if-tokens = { $range ->
     [none] na żadnej karcie nie leży żeton
     [one] żeton leży dokładnie na jednej karcie
     [exact] liczba kart z żetonem wynosi dokładnie { $low }
     [least] liczba kart z żetonem wynosi co najmniej { $low }
     [between] liczba kart z żetonem wynosi od { $low } do { $high }
    *[most] liczba kart z żetonem wynosi najwyżej { $high }
    }
krecia-if-sum_at_most = suma wartości wynosi najwyżej { $limit }
krecia-if-sum_at_least = suma wartości wynosi co najmniej { $limit }
krecia-if-colour = { $cards ->
     [middle] { $of ->
         [4] obie środkowe karty mają kolor: { $suit }
        *[other] { $which } to { $suit }
        }
     [winner] { $which }, to { $suit }
    *[other] { $which } to { $suit }
    }
krecia-if-how_many = { $range ->
     [none] ani jedna { $cards }
     [one] dokładnie jedna { $cards }
     [exact] dokładnie { $low } { $cards }
     [least] co najmniej { $low } { $cards }
     [between] od { $low } do { $high } { $cards }
    *[most] najwyżej { $high } { $cards }
    }
krecia-if-count_values = { $range ->
     [none] ani jedna { $cards }
     [one] dokładnie jedna { $cards }
     [exact] dokładnie { $low } { $cards }
     [least] co najmniej { $low } { $cards }
     [between] od { $low } do { $high } { $cards }
    *[most] najwyżej { $high } { $cards }
    }
krecia-sort = { $sort ->
     [even] { $range ->
         [none] karta parzysta
         [between] kart parzystych
        *[other] { $number ->
             [one] karta parzysta
             [few] karty parzyste
            *[many] kart parzystych
            }
        }
     [odd] { $range ->
         [none] karta nieparzysta
         [between] kart nieparzystych
        *[other] { $number ->
             [one] karta nieparzysta
             [few] karty nieparzyste
            *[many] kart nieparzystych
            }
        }
     [high] { $range ->
         [none] karta wysoka (7–13)
         [between] kart wysokich (7–13)
        *[other] { $number ->
             [one] karta wysoka (7–13)
             [few] karty wysokie (7–13)
            *[many] kart wysokich (7–13)
            }
        }
     [low] { $range ->
         [none] karta niska (1–6)
         [between] kart niskich (1–6)
        *[other] { $number ->
             [one] karta niska (1–6)
             [few] karty niskie (1–6)
            *[many] kart niskich (1–6)
            }
        }
     [yellow] { $range ->
         [none] karta z kluczem (żółta)
         [between] kart z kluczem (żółtych)
        *[other] { $number ->
             [one] karta z kluczem (żółta)
             [few] karty z kluczem (żółte)
            *[many] kart z kluczem (żółtych)
            }
        }
     [pink] { $range ->
         [none] karta z maską (różowa)
         [between] kart z maską (różowych)
        *[other] { $number ->
             [one] karta z maską (różowa)
             [few] karty z maską (różowe)
            *[many] kart z maską (różowych)
            }
        }
     [green] { $range ->
         [none] karta z lupą (zielona)
         [between] kart z lupą (zielonych)
        *[other] { $number ->
             [one] karta z lupą (zielona)
             [few] karty z lupą (zielone)
            *[many] kart z lupą (zielonych)
            }
        }
    *[blue] { $range ->
         [none] karta z parasolem (niebieska)
         [between] kart z parasolem (niebieskich)
        *[other] { $number ->
             [one] karta z parasolem (niebieska)
             [few] karty z parasolem (niebieskie)
            *[many] kart z parasolem (niebieskich)
            }
        }
    }
krecia-sort-values = { $range ->
     [none] karta
     [between] kart
    *[other] { $number ->
         [one] karta
         [few] karty
        *[many] kart
        }
    } o wartości { $alike ->
     [yes] { $first }
    *[no] od { $first } do { $last }
    }
krecia-if-same_parity = wszystkie karty są parzyste albo wszystkie nieparzyste
krecia-if-spread = { $most ->
     [0] wszystkie karty mają tę samą wartość
    *[other] najwyższa i najniższa wartość różnią się najwyżej o { $most }
    }
krecia-if-not = nie może się zdarzyć: { $one }
krecia-if-and = { $count ->
     [2] oba naraz: { $one }; { $two }
    *[3] wszystkie trzy naraz: { $one }; { $two }; { $three }
    }
krecia-if-or = { $count ->
     [2] co najmniej jedno z tych: { $one }; { $two }
    *[3] co najmniej jedno z tych: { $one }; { $two }; { $three }
    }
krecia-if-exactly_one = { $count ->
     [2] dokładnie jedno z tych: { $one }; { $two }
    *[3] dokładnie jedno z tych: { $one }; { $two }; { $three }
    }
krecia-brackets = ({ $what })
krecia-if-words = { $words }
krecia-words-unknown = misja { $number }, słowami właściciela

## Ruchy
krecia-do-play = Zagraj { $card }
krecia-do-raise = Zagraj { $card } i podbij żetonem
krecia-do-choose = Wybierz { $mission }
krecia-do-larry = Larry zagrywa { $card }; na wierzch wraca { $back }
krecia-do-ally = Wybierz partnera: { $partner_seat }
krecia-do-vote = Wskaż: { $target_seat }
krecia-do-vote-two = Wskaż: { $target_seat }, drugim palcem: { $second_seat }

## Co pewne
krecia-then-holds = { $me ->
     [yes] Na razie stawka jest twoja.
    *[no] Na razie stawkę bierze { $seat }.
    }
krecia-then-takes = { $me ->
     [yes] Bierzesz stawkę i { $tokens ->
         [one] jeden żeton
         [few] { $tokens } żetony
        *[many] { $tokens } żetonów
        }.
    *[no] { $seat } bierze stawkę i { $tokens ->
         [one] jeden żeton
         [few] { $tokens } żetony
        *[many] { $tokens } żetonów
        }.
    }
krecia-then-fulfilled = Misja jest wypełniona.
krecia-then-failed = Misja przepada.
krecia-then-away = Nikt inny się nie dowie o misji { $mission }.
krecia-then-bound = Imię słyszą wszyscy, rolę widzisz tylko ty.
krecia-then-sealed = Zapieczętowane, póki wszyscy nie zagłosują.

## Odmowy
krecia-refuse-ally-now = Najpierw wybierz partnera.
krecia-refuse-choose-now = Najpierw wybierz jedną z dwóch misji.
krecia-refuse-play-now = Teraz zagrywasz kartę z ręki.
krecia-refuse-larry-now = Teraz zagrywasz kartę Larry’ego, jedną z trzech, które oglądasz.
krecia-refuse-vote-now = Stawki są rozegrane: teraz wskaż, kto jest { $professor ->
     [yes] Profesorem No
    *[no] kretem
    }.
krecia-refuse-drawn = Masz do wyboru { $one } albo { $two }.
krecia-refuse-risky = Dobraną ryzykowną misję trzeba wybrać.
krecia-refuse-not-held = Nie masz karty: { $card }. Twoja ręka: { $cards }.
krecia-refuse-follow = Kolor wiodący to { $suit } i możesz do niego dołożyć: { $cards }.
krecia-refuse-no-raising = W tej grze nie podbijamy stawki.
krecia-refuse-leader-raises = Kto zaczyna stawkę, nie może jej podbić: zagraj bez żetonu.
krecia-refuse-revealed-raises = Kto jest ujawniony, nie może podbijać: zagraj bez żetonu.
krecia-refuse-no-token = Nie masz żetonu: zagraj bez niego.
krecia-refuse-three = Larry może zagrać jedną z tych kart: { $cards }.
krecia-refuse-larry-follows = Kolor wiodący to { $suit } i Larry może do niego dołożyć: { $cards }.
krecia-refuse-ally = Do wyboru: { $seats }.
krecia-refuse-vote-self = Nie można głosować na siebie; do wyboru: { $seats }.
krecia-refuse-vote-revealed = Kto jest ujawniony, nie jest już podejrzany; do wyboru: { $seats }.
krecia-refuse-vote-nobody = Nikt tam nie siedzi; do wyboru: { $seats }.
krecia-refuse-vote-two = Każdy wskazuje dwie różne osoby, pierwszą i drugą; do wyboru: { $seats }.
krecia-refuse-vote-one = Każdy wskazuje jedną osobę; do wyboru: { $seats }.

## Co się dzieje
krecia-deals = { $me ->
     [yes] Rozdajesz
    *[no] { $seat } rozdaje
    } po { $cards ->
     [one] jednej karcie
     [few] { $cards } karty
    *[many] { $cards } kart
    }; reszta { $seats ->
     [2] to talia Larry’ego.
    *[other] zostaje zakryta.
    }
krecia-in-play = Role w grze: { $roles }.
krecia-special = { $role }: { $about }
krecia-my-role = Twoja rola: { $role }.
krecia-starts-revealed = { $seat } gra z odkrytą rolą: { $role }.
krecia-allying = { $me ->
     [yes] Wybierasz partnera.
    *[no] { $seat } wybiera partnera.
    }
krecia-allies = { $me ->
     [yes] Twój partner: { $partner_seat }.
    *[no] Partner, z którym { $seat } łączy los: { $partner_seat }.
    }
krecia-partner-role = Wiesz to tylko ty: { $partner_seat } to { $role }.
krecia-leads = Stawka { $trick } z { $tricks }: { $me ->
     [yes] zaczynasz i wybierasz misję.
    *[no] { $seat } zaczyna i wybiera misję.
    }
krecia-drawn = Dobierasz { $one } oraz { $two }.
krecia-has-pawn = { $me ->
     [yes] Pionek Larry’ego stoi u ciebie: grasz za niego.
    *[no] Pionek Larry’ego ma { $seat }.
    }
krecia-chooses = { $me ->
     [yes] Wybierasz
    *[no] { $seat } wybiera
    } { $mission }.
krecia-looks = { $me ->
     [yes] Oglądasz
    *[no] { $seat } ogląda
    } trzy karty Larry’ego.
krecia-three = Trzy karty Larry’ego: { $cards }.
krecia-put-back = Na wierzch talii Larry’ego wraca { $top }, wypada { $out }.
krecia-opens = { $me ->
     [yes] Na otwarcie zagrywasz
    *[no] { $seat } na otwarcie zagrywa
    } { $card }.
krecia-follows = { $me ->
     [yes] Dokładasz
    *[no] { $seat } dokłada
    } { $card }.
krecia-discards = { $me ->
     [yes] Nie dokładasz do koloru:
    *[no] { $seat } nie dokłada do koloru:
    } { $card }.
krecia-raises = { $me ->
     [yes] Kładziesz na tej karcie żeton: liczy się jak atut.
    *[no] { $seat } kładzie na tej karcie żeton: liczy się jak atut.
    }
krecia-takes = { $me ->
     [yes] Bierzesz
    *[no] { $seat } bierze
    } stawkę i { $tokens ->
     [one] jeden żeton
     [few] { $tokens } żetony
    *[many] { $tokens } żetonów
    }.
krecia-takes-none = { $me ->
     [yes] Bierzesz stawkę, ale bez żetonów
    *[no] { $seat } bierze stawkę, ale bez żetonów
    }{ $stake ->
     [0] .
    *[other] ; te z kart wracają do puli.
    }
krecia-partner-pays = { $me ->
     [yes] Oddajesz żeton do puli.
    *[no] { $seat } oddaje żeton do puli.
    }
krecia-revealed = { $me ->
     [yes] Masz
    *[no] { $seat } ma
    } { $tokens ->
     [one] jeden żeton
     [few] { $tokens } żetony
    *[many] { $tokens } żetonów
    }, więc { $me ->
     [yes] pokazujesz
    *[no] pokazuje
    } rolę: { $role }.
krecia-steals = { $me ->
     [yes] Zabierasz
    *[no] { $seat } zabiera
    } żeton osobie po prawej ręce ({ $right_seat }).
krecia-fulfilled = Misja wypełniona: { $done } z { $goal }.
krecia-failed = Misja przepada; na razie { $done } z { $goal }.
krecia-vote-opens = Ostatnia stawka za wami i nikt nie wygrywa: rozstrzygnie głosowanie.
krecia-talk-now = Czas na rozmowę. Nie wolno mówić, jakie karty ma się na ręce, ani co było na niewybranej misji.
krecia-seals = { $me ->
     [yes] Twój głos jest zapieczętowany.
    *[no] { $seat }: głos zapieczętowany.
    }
krecia-points = { $me ->
     [yes] Wskazujesz
    *[no] { $seat } wskazuje
    }: { $targets }.
krecia-was = { $seat }: { $role }.
krecia-winners = { $count ->
     [1] Wygrywa
    *[other] Wygrywają
    }: { $winners }.

## Misja słowami
krecia-judging = { $me ->
     [yes] Ta stawka zaczęła się od ciebie: powiedz, czy misja jest wypełniona.
    *[no] Kto zaczyna, ten ocenia: { $seat } mówi, czy misja jest wypełniona.
    }
krecia-judges = { $me ->
     [yes] Mówisz
    *[no] { $seat } mówi
    }: { $fulfilled ->
     [yes] misja jest wypełniona; { $done } z { $goal }.
    *[no] misja nie jest wypełniona; na razie { $done } z { $goal }.
    }
krecia-objecting = Kto widzi to inaczej, może zgłosić sprzeciw do protokołu: co powiedziano, zostaje.
krecia-has-said = { $me ->
     [yes] Twoja odpowiedź jest zapisana.
    *[no] { $seat }: odpowiedź już jest.
    }
krecia-object = { $count ->
     [0] Nikt nie ma sprzeciwu.
     [one] Jest sprzeciw, zgłasza go { $seats }.
    *[other] Są sprzeciwy, zgłaszają je: { $seats }.
    }
krecia-unjudged = Gra się kończy, zanim misja zostanie oceniona.
krecia-do-judge = { $fulfilled ->
     [yes] Misja jest wypełniona
    *[no] Misja nie jest wypełniona
    }
krecia-do-object = { $objects ->
     [yes] Sprzeciw do protokołu
    *[no] Bez sprzeciwu
    }
krecia-then-judged = { $me ->
     [yes] Potem powiesz, czy misja jest wypełniona.
    *[no] Potem { $seat } powie, czy misja jest wypełniona.
    }
krecia-then-counts = Misje wypełnione po tym: { $done } z { $goal }.
krecia-then-recorded = Zostaje zapisane i widoczne; niczego nie zmienia.
krecia-refuse-judge-now = Teraz powiedz, czy misja jest wypełniona.
krecia-refuse-object-now = Teraz powiedz, czy masz sprzeciw.
krecia-board-objecting = Kto może jeszcze zgłosić sprzeciw: { $seats }.
krecia-ask-judge = Czy misja jest wypełniona? 1 nie, 2 tak
krecia-ask-object = Czy masz sprzeciw? 1 nie, 2 tak, do protokołu
krecia-page-judge = Czy misja jest wypełniona?
krecia-page-judge-note = Ta stawka zaczęła się od ciebie, więc to ty ją oceniasz: uczciwie, po słowach misji.
krecia-page-object = Widzisz to inaczej?
krecia-page-waits-judge = { $seat } ocenia misję.
krecia-page-words = słowami: ocenia ten, kto zaczyna
krecia-why-judge = { $fulfilled ->
     [yes] Według podpowiedzi misja jest wypełniona.
    *[no] Według podpowiedzi misja nie jest wypełniona.
    }
krecia-why-judge-unread = Bot nie umie przeczytać tych słów, więc nie powie, że się spełniły.

## Koniec
krecia-won-missions = Agenci wypełniają { $done ->
     [one] jedną misję
     [few] { $done } misje
    *[many] { $done } misji
    } i wygrywają.
krecia-won-tokens = { $me ->
     [yes] Masz
    *[no] { $seat } ma
    } { $tokens ->
     [one] jeden żeton
     [few] { $tokens } żetony
    *[many] { $tokens } żetonów
    } ({ $role }): wygrywa { $mole }.
krecia-won-reveal = { $me ->
     [yes] Pokazujesz
    *[no] { $seat } pokazuje
    } rolę: { $role }. Wygrywają agenci.
krecia-won-limit = { $me ->
     [yes] Masz
    *[no] { $seat } ma
    } { $tokens ->
     [one] jeden żeton
     [few] { $tokens } żetony
    *[many] { $tokens } żetonów
    } ({ $role }), za dużo: wygrywa { $mole }.
krecia-won-all-revealed = Cała reszta jest ujawniona: wygrywa Profesor No.
krecia-won-found = Głosowanie wskazuje{ $me ->
     [yes] { " " }ciebie
    *[no] : { $seat }
    } ({ $role }). Wygrywają agenci.
krecia-won-mistaken = Głosowanie wskazuje{ $me ->
     [yes] { " " }ciebie
    *[no] : { $seat }
    } ({ $role }). Wygrywa { $mole }.
krecia-won-tied = Remis w głosowaniu: wygrywa { $mole }.
krecia-won-decoyed = { $me ->
     [yes] Głosowanie wskazuje ciebie ({ $role }): tylko ty wygrywasz.
    *[no] Głosowanie wskazuje: { $seat } ({ $role }). Ta rola wygrywa, a cała reszta przegrywa.
    }
krecia-won-decoyed-with-mole = Najwięcej głosów, po równo: { $role } i { $mole }. Wygrywają oboje.
krecia-won-found-two = Żaden agent nie wskazuje agenta: wygrywają agenci.
krecia-won-mistaken-two = Agent wskazuje agenta: wygrywa kret.

## Plansza tekstem
krecia-board-trick = Stawka { $trick } z { $tricks }.
krecia-board-mission = Misja: { $mission }.
krecia-board-card = { $seat }: { $card }.
krecia-board-raised = { $seat }: { $card } z żetonem, liczy się jak { $trump }.
krecia-board-done = Misje wypełnione: { $done } z { $goal }.
krecia-board-done-one = Wypełniona: { $mission }.
krecia-board-tokens = { $me ->
     [yes] Ty: { $tokens ->
         [one] jeden żeton
         [few] { $tokens } żetony
        *[many] { $tokens } żetonów
        }.
    *[no] { $seat }: { $tokens ->
         [one] jeden żeton
         [few] { $tokens } żetony
        *[many] { $tokens } żetonów
        }.
    }
krecia-board-revealed = { $me ->
     [yes] Twoja rola jest ujawniona
    *[no] { $seat }, rola ujawniona
    }: { $role }.
krecia-board-hand = { $seat } ma na ręce { $cards ->
     [one] jedną kartę
     [few] { $cards } karty
    *[many] { $cards } kart
    }.
krecia-board-threshold = Rolę { $tokens ->
     [one] ujawnia jeden żeton
     [few] ujawniają { $tokens } żetony
    *[many] ujawnia { $tokens } żetonów
    }; w puli: { $pool }.
krecia-board-partner = { $me ->
     [yes] { $role } ma partnera: to ty.
    *[no] { $role } ma partnera: { $seat }.
    }
krecia-my-hand = Twoja ręka: { $cards }.
krecia-board-voting = Głosowanie; czekamy na: { $seats }.
krecia-board-turn = { $me ->
     [yes] { $doing ->
         [ally] Wybierz partnera.
         [choose] Wybierz misję.
         [larry] Zagraj kartę Larry’ego.
         [judge] Powiedz, czy misja jest wypełniona.
        *[play] Zagraj kartę.
        }
    *[no] { $doing ->
         [ally] { $seat } wybiera partnera.
         [choose] { $seat } wybiera misję.
         [larry] { $seat } zagrywa kartę Larry’ego.
         [judge] { $seat } mówi, czy misja jest wypełniona.
        *[play] { $seat } zagrywa kartę.
        }
    }

## Terminal
krecia-numbered = { $number } { $seat }
krecia-ask-choose = Która misja? 1 albo 2
krecia-ask-lead = Twoja karta, np. { $example } (k klucz, m maska, l lupa, p parasol)
krecia-ask-follow = Twoja karta, np. { $example }; + na końcu kładzie na niej żeton
krecia-ask-follow-only = Twoja karta, np. { $example }
krecia-ask-larry = Którą zagrywa Larry i która wraca na wierzch? Dwa numery, np. { $example }
krecia-ask-ally = Twój partner, numer: { $choices }
krecia-ask-vote = Kogo wskazujesz? Numer: { $choices }
krecia-ask-vote-two = Kogo wskazujesz? Dwa numery, pierwszy i drugi palec, np. { $example }: { $choices }
krecia-ask-vote-two-counts = Twoje dwa głosy, dwa numery, np. { $example }: { $choices }
krecia-bad-card = Wpisz kolor i wartość, jak { $example }: k klucz, m maska, l lupa, p parasol.
krecia-short = { $suit ->
     [yellow] k
     [pink] m
     [green] l
    *[blue] p
    }{ $value }
krecia-holds-now = { $me ->
     [yes] Na razie stawka jest twoja.
    *[no] Na razie stawkę bierze { $seat }.
    }
krecia-screen-dead = Tej misji nie da się już wypełnić.
krecia-screen-larry = Larry siedzi na trzecim miejscu, a jego karty zagrywa ten, kto ma pionek: ogląda trzy, jedną zagrywa, jedną odkłada na wierzch, jedną odrzuca zakrytą.
krecia-bad-number = Wpisz jeden numer z listy: { $choices }.
krecia-bad-two = Wpisz dwa numery z listy: { $choices }.
krecia-bad-different = Wpisz dwa różne numery: najpierw karta, którą Larry zagrywa, potem ta, która wraca na wierzch.
krecia-screen-three = Trzy karty Larry’ego:
krecia-screen-risky = ryzykowna
krecia-screen-trump = atut
krecia-screen-trick = Stawka { $trick } z { $tricks }
krecia-screen-fulfilled = Misja została wypełniona.
krecia-screen-failed = Misja przepadła.
krecia-screen-last = Poprzednia stawka
krecia-screen-cards = karty
krecia-screen-role = rola
krecia-screen-hand = Twoja ręka
krecia-screen-goals = Misje { $done } z { $goal } · rola ujawnia się od { $tokens } ●
krecia-screen-may-raise = Możesz położyć żeton na swojej karcie.
krecia-screen-follow = Dołóż do koloru: { $suit }.
krecia-screen-void = Kolor wiodący to { $suit }; nie masz go, więc zagraj dowolną kartę.
krecia-screen-free = Kolor wiodący to { $suit }; nie musisz do niego dokładać.
krecia-screen-pawn = gra za Larry’ego
krecia-screen-partner = partner
krecia-screen-sealed = zapieczętowane
krecia-screen-second-idle = Każdy wskazuje dwa razy, żeby nie było widać, kto ma dwa głosy. U ciebie liczy się tylko pierwszy palec.
krecia-screen-idle = Każdy wskazuje, żeby nie było widać, kto nie ma głosu. Twój nie liczy się, póki jesteś w ukryciu.

## Trener
belief-mole = Kto kopie pod wami?
belief-mole-other = Larry
krecia-proof-revoke = W stawce { $refused } { $seat } nie dokłada do koloru „{ $suit }”, a w stawce { $trick } zagrywa { $card }: kto musi dokładać do koloru, nie może zrobić jednego i drugiego. To na pewno { $professor ->
     [yes] Profesor No
    *[no] kret
    }.
krecia-proof-counted = Policz karty, których jeszcze nie widać: gdyby tę rolę miał ktoś inny, nie mogłyby tak leżeć. { $seat } to na pewno { $professor ->
     [yes] Profesor No
    *[no] kret
    }.
krecia-why-vote = Sądząc po zagranych kartach, { $seat } to { $professor ->
     [yes] Profesor No
    *[no] kret
    } z szansą { $percent } %.
krecia-why-suspect = Najbardziej podejrzana osoba to { $seat }: { $percent } %. { $professor ->
     [yes] Profesor No przegrywa, gdy ujawnią go żetony: graj tak, by trafiało tam dużo żetonów, a do ciebie mało.
    *[no] Graj tak, by trafiało tam mało żetonów.
    }
krecia-why-alive = { $side ->
     [mole] Sądząc po kartach na stole, po tej karcie misję wciąż można wypełnić. Agent też może ją zagrać.
    *[agents] Sądząc po kartach na stole, po tej karcie misję wciąż można wypełnić.
    }
krecia-why-done = { $side ->
     [mole] Ta karta wypełnia misję. Agent też może ją zagrać.
    *[agents] Ta karta wypełnia misję.
    }
krecia-why-lost = Misja jest już stracona; teraz liczy się, kto bierze stawkę i jej żetony.
krecia-why-no-way = Żadna karta, którą możesz zagrać, nie uratuje tej misji; teraz liczy się, kto bierze stawkę i jej żetony.
krecia-why-breaks = { $side ->
     [mole] Ta karta psuje misję, której agenci potrzebują.
    *[agents] Ta karta oddaje misję: liczą się też żetony i następne misje.
    }
krecia-why-choose = Tę misję możesz zacząć, nie psując jej, tyloma kartami: { $cards } z { $hand }; drugą: { $other }.
krecia-why-mole = Głosowanie nie może cię znaleźć: niech na winnego wygląda ktoś inny.
krecia-why-friend = { $professor ->
     [yes] Wygrywasz razem z Profesorem No
    *[no] Wygrywasz razem z kretem
    }: każda misja, która przepada, przybliża do tego was oboje.
krecia-why-goal = { $goal ->
     [most_votes] Wygrywasz, gdy masz najwięcej głosów: trochę podejrzeń ci służy.
     [partner] Wygrywasz, gdy wygrywa twój partner: co dobre dla partnera, dobre dla ciebie.
    *[right_loses] Wygrywasz, gdy nie wygrywa osoba po twojej prawej ręce: co jej szkodzi, pomaga tobie.
    }

## Plansza w przeglądarce
krecia-asks = { $asks }
krecia-suit-name = { $suit ->
     [yellow] klucz
     [pink] maska
     [green] lupa
    *[blue] parasol
    }
krecia-tokens = { $tokens ->
     [one] jeden żeton
     [few] { $tokens } żetony
    *[many] { $tokens } żetonów
    }
krecia-fulfilled-of = Misje: { $done } z { $goal }
krecia-board-last = Poprzednia stawka, { $trick }. Misja: { $mission }. Stawkę bierze { $seat }.
krecia-board-blank = Pusta karta roli mówi: { $says }
krecia-board-deck = Talia Larry’ego, kart: { $cards }.
krecia-page-provenance = { $kind ->
     [attested] misja poświadczona
     [reading] misja poświadczona; które karty są środkowe, ustaliliśmy sami
     [own] misja z własnego pudełka
    *[reconstructed] misja odtworzona, nie z pudełka
    }
krecia-page-trump = atut
krecia-page-raised = { $card } z żetonem, liczy się jak { $trump }
krecia-page-as = jak
krecia-page-order = kolejność:
krecia-page-missions = Misje
krecia-page-of = { $done } z { $goal }
krecia-page-mole-wins = Kret wygrywa: { $tokens }
krecia-page-reveals = Ujawnia rolę: { $tokens }
krecia-page-look = Co można obejrzeć
krecia-page-no-trick = Żadna stawka nie jest jeszcze rozegrana.
krecia-page-done = Misje wypełnione: { $done } z { $goal }
krecia-page-cast = Role w tej grze
krecia-page-risky = Misja ryzykowna
krecia-page-info = Misja i cele
krecia-page-lead = Kolor wiodący
krecia-page-lead-note = { $me ->
     [yes] Zaczynasz
    *[no] { $seat } zaczyna
    } w tym kolorze. Kto go ma, musi dołożyć.
krecia-page-mission = Misja
krecia-page-only-you = Te karty widzisz tylko ty
krecia-page-leads = zaczyna stawkę
krecia-page-cards = na ręce: { $cards }
krecia-page-deck = karty w talii Larry’ego: { $cards }
krecia-page-slot = twoja karta
krecia-page-then-you = potem ty
krecia-page-brief = przez teczkę: podbij
krecia-page-identity = Legitymacja nr { $number }
krecia-page-role = Twoja rola
krecia-page-hold = przytrzymaj, by podejrzeć
krecia-page-peek = Twoja rola: przytrzymaj, by podejrzeć
krecia-page-known = Twoją rolę znają wszyscy.
krecia-page-threshold = Żetony, które ujawniają rolę: { $tokens }.
krecia-page-partner-is = { $partner_seat }: { $role }
krecia-page-partner-perf = Kogo wybierasz, wiedzą wszyscy. Jaka to rola, wiesz tylko ty.
krecia-page-read = Zapamiętane, chowam
krecia-page-read-note = Potem podejrzysz rolę, przytrzymując przycisk z kapeluszem.
krecia-page-ally = Wybierz partnera
krecia-page-lead-any = Zaczynasz stawkę: zagraj dowolną kartę.
krecia-page-without = Bez żetonu:
krecia-page-with = Z żetonem:
krecia-page-play = Zagraj
krecia-page-play-off = Zagraj mimo koloru
krecia-page-choose-card = Wybierz kartę
krecia-page-raise = Zagraj i podbij
krecia-page-counts = liczy się jak { $suit ->
     [yellow] klucz
     [pink] maska
     [green] lupa
    *[blue] parasol
    } { $value }
krecia-page-you-lead = Zaczynasz stawkę
krecia-page-you-lead-note = Wybierasz jedną z dwóch misji. Drugiej nikt nie zobaczy. Potem zagrywasz pierwszą kartę.
krecia-page-take = Biorę tę misję
krecia-page-tray-plays = Larry zagrywa
krecia-page-tray-top = na wierzch talii
krecia-page-tray-out = wypada, zakryta
krecia-page-swap = Zamień miejscami: { $one }, { $two }
krecia-page-larry-follows = Larry dokłada do koloru, jeśli może: { $suit }. Podbijać nie może.
krecia-page-whose-larry = Czyj jest Larry?
krecia-page-whose-larry-note = Pionek Larry’ego stoi u ciebie. Oglądasz trzy karty z jego talii: jedną zagrywa, jedna wraca na wierzch, jedna wypada z gry.
krecia-page-trays = Trzy karty Larry’ego
krecia-page-my-hand = Moja ręka, { $cards }
krecia-page-larry-plays = Larry zagrywa
krecia-page-larry-how = { $card }; na wierzch { $back }
krecia-page-sealed-row = Czyje głosy są zapieczętowane
krecia-page-thinks = jeszcze myśli
krecia-page-votes-not = nie głosuje
krecia-page-suspects = Podejrzani
krecia-page-finger = palec { $finger }
krecia-page-wait-votes = Czekamy na pozostałe głosy.
krecia-page-two-fingers = Każdy wskazuje dwie osoby, pierwszą i drugą. Druga liczy się tylko temu, kto ma dwa głosy.
krecia-page-who = Kto jest { $professor ->
     [yes] Profesorem No
    *[no] kretem
    }?
krecia-page-who-note = Wszyscy głosują naraz. Głosy odkryjemy razem; remis wygrywa { $professor ->
     [yes] Profesor No
    *[no] kret
    }.
krecia-page-who-two = Głosujecie naraz. Jeśli agent wskaże agenta, wygrywa kret.
krecia-page-seal = Zapieczętuj głos
krecia-page-votes = Głosowanie
krecia-page-points = wskazuje:
krecia-page-to-end = Do zakończenia
krecia-page-to-vote = Do głosowania
krecia-page-next-trick = Następna stawka
krecia-page-stamp-done = Udana
krecia-page-stamp-failed = Przepada
krecia-page-agents-win = Agenci górą!
krecia-page-mole-won = Kret górą!
krecia-page-professor-wins = Profesor No górą!
krecia-page-opened = Wszystko na stół
krecia-page-won = wygrana
krecia-page-unseen = Karty, których nikt nie widział:
krecia-page-mark-vote = głos
krecia-page-mark-vote-title = Decyduje głos
krecia-page-mark-done = Stawka { $trick }: misja wypełniona
krecia-page-mark-failed = Stawka { $trick }: misja przepada
krecia-page-trick = Stawka { $trick }
krecia-page-all-hands = Wszystkie ręce
krecia-page-players = { $seats ->
     [2] 2 osoby i Larry
     [one] { $seats } osoba
     [few] { $seats } osoby
    *[many] { $seats } osób
    }

## Opcje, z którymi nie da się grać
krecia-refused-role-seats = Role specjalne są dla czterech lub pięciu osób, nie dla { $seats }.
krecia-refused-too-many = Obok kreta { $most ->
     [one] mieści się najwyżej jedna rola specjalna
     [few] mieszczą się najwyżej { $most } role specjalne
    *[many] mieści się najwyżej { $most } ról specjalnych
    }, licząc pustą kartę, a nie { $count }.
krecia-refused-same-role = Karta roli jest tylko jedna: { $role }.
krecia-refused-both-open = { $one } i { $two } nie idą w parze: obie role są od początku ujawnione.
krecia-refused-both-neutral = { $one } i { $two } nie idą w parze: obie role są neutralne.
krecia-refused-seat = { $option }: miejsca mają numery od 0 do { $last } ({ $first_seat } – { $last_seat }), nie ma numeru { $asked }.
krecia-refused-no-open-role = open_role_seat: żadna z ról w grze nie jest od początku ujawniona; takie są: { $roles }.
krecia-refused-risky-two = Larry gra bez ryzykownych misji: potrzebne są co najmniej trzy osoby.
krecia-refused-risky-raising = Ryzykowne misje wymagają żetonów na kartach, więc potrzebne jest podbijanie stawki.
krecia-refused-no-risky = W tej talii nie ma ryzykownych misji.
krecia-refused-few = Przy { $seats ->
     [one] jednej osobie
     [few] { $seats } osobach
    *[many] { $seats } osobach
    } gra zużywa { $drawn ->
     [one] jedną misję
     [few] { $drawn } misje
    *[many] { $drawn } misji
    }; w talii jest ich { $count }.
krecia-refused-blank-place = Pusta karta roli zastępuje agenta; sought i last_hidden należą do miejsca kreta.
krecia-refused-blank-hidden = Pusta karta roli musi być od początku ujawniona (open), jeśli ma { $word ->
     [partner] partnera
     [token_limit] limit żetonów
    *[holds_tokens] nie mieć żetonów
    }: w ukryciu od razu by się zdradziła.
krecia-refused-blank-open = Pusta karta roli ujawniona od początku nie zostanie ujawniona przez żetony: nie może mieć on_reveal ani goal_revealed.
krecia-refused-blank-most-votes = Na rolę ujawnioną od początku nie można głosować: z celem „najwięcej głosów” nigdy by nie wygrała.
krecia-refused-toml = To nie jest TOML: { $line ->
     [end] plik kończy się za wcześnie.
    *[other] zobacz wiersz { $line }.
    }
krecia-refused-list = Talia to lista misji: każda karta zaczyna się wierszem [[mission]], a nic innego w pliku nie ma.
krecia-refused-size = W talii jest od 1 do { $most } misji, a nie { $count }.
krecia-refused-twice = Misja { $mission } jest tu dwa razy; każda musi mieć własne id.
krecia-refused-order = Misja { $mission }: nic nie leży od { $low } do { $high }; mniejsza liczba to low.
krecia-refused-words-or-conditions = Misja { $mission }: ma albo warunki, albo słowa, po których ocenia ją ten, kto zaczyna.
krecia-refused-hint = Misja { $mission }: podpowiedź (hint) należy tylko do słów.
krecia-refused-unreadable = Misja { $mission }: w jej słowach są znaki, których nie da się pokazać w wierszu, albo same odstępy.
krecia-refused-nested = Misja { $mission }: warunek można składać najwyżej na { $deepest ->
     [one] jeden poziom
     [few] { $deepest } poziomy
    *[many] { $deepest } poziomów
    }, najwyżej z { $longest ->
     [one] jednej części
    *[other] { $longest } części
    }.
krecia-refused-parts = Liczba części w warunkach tej talii: { $count }; może ich być najwyżej { $most }.
krecia-refused-blank-unreadable = Pusta karta roli: w jej nazwie lub tekście są znaki, których nie da się pokazać w wierszu, albo same odstępy.
krecia-pack-missing = Misja { $mission }: brakuje { $field }.
krecia-pack-unknown = Misja { $mission }: nie ma tu czegoś takiego jak { $field }; są: { $known }.
krecia-pack-values = Misja { $mission }: { $field } może być: { $values }.
krecia-pack-number = Misja { $mission }: { $field } to liczba całkowita od { $low } do { $high }.
krecia-pack-flag = Misja { $mission }: { $field } to true albo false.
krecia-pack-text = Misja { $mission }: { $field } to tekst w cudzysłowie{ $most ->
     [0] .
    *[other] , długości od { $least } do { $most ->
         [one] { $most } znaku
        *[other] { $most } znaków
    }.
    }
krecia-pack-limits = Misja { $mission }: { $field } to trzy liczby całkowite, dla stawek z trzech, czterech i pięciu kart ({ $ranges }).
krecia-pack-conditions = Misja { $mission }: { $field } to lista warunków, od { $least } do { $most }.
krecia-refused-deep = Misja { $mission }: jej warunki są zagnieżdżone o wiele za głęboko.

## Pisanie misji i ról
krecia-edit-kind = { $kind ->
     [values] tylko wartości od … do …
     [no_values] żadnych wartości od … do …
     [parity] parzystość
     [colour] w kolorze
     [trump] atut
     [token] z żetonem
     [wins] bierze stawkę
     [highest] najwyższa wartość
     [lowest] najniższa wartość
     [rising] wartości rosną
     [falling] wartości maleją
     [same_parity] wszystkie parzyste albo wszystkie nieparzyste
     [spread] wartości blisko siebie
     [ends] pierwsza i ostatnia karta: kolory
     [how_many] ile kart danego rodzaju
     [count_values] ile kart o danych wartościach
     [colours] ile kolorów
     [trumps] ile atutów
     [tokens] ile kart z żetonem
     [sum_at_most] suma najwyżej
     [sum_at_least] suma co najmniej
     [not] nie może się zdarzyć
     [and] wszystkie z kilku
     [or] co najmniej jedno z kilku
    *[exactly_one] dokładnie jedno z kilku
    }
krecia-edit-field = { $field ->
     [kind] warunek
     [cards] które karty
     [low] od
     [high] do
     [first] najniższa wartość
     [last] najwyższa wartość
     [parity] parzystość
     [colour] kolor
     [most] różnica najwyżej
    *[of] jakich kart
    }
krecia-edit-choice = { $choice ->
     [even] parzyste
     [odd] nieparzyste
     [same] ten sam
    *[different] różne
    }
krecia-edit-limit = przy { $cards ->
     [one] jednej karcie
     [few] { $cards } kartach
    *[many] { $cards } kartach
    }
krecia-edit-part = Część { $number }
krecia-edit-condition = Warunek { $number }
krecia-edit-remove = Usuń
krecia-edit-add-part = Dodaj część
krecia-edit-add = Dodaj warunek
krecia-edit-meaning = Co to znaczy
krecia-edit-hinted = Boty rozumieją to tak:
krecia-edit-id = Krótka nazwa
krecia-edit-how = Jak się ją ocenia
krecia-edit-by-conditions = po warunkach
krecia-edit-by-words = słowami, ocenia ten, kto zaczyna
krecia-edit-words = Słowa na karcie
krecia-edit-hint-help = Boty nie umieją czytać. Warunek jako podpowiedź pozwala im grać tę misję i ocenić ją, gdy zaczynają.
krecia-edit-ours = Zacznij od naszych
krecia-edit-export = Zapisz jako plik
krecia-edit-kept = Zapamiętane na tym urządzeniu.
krecia-edit-unfinished = niedokończona
krecia-edit-new = Nowa misja
krecia-edit-count = { $count } z { $most }
krecia-edit-delete = Usuń tę misję
option-missions-edit = Pisz misje
option-blank_role-name = Nazwa
option-blank_role-text = Własnymi słowami, dla ludzi
krecia-refused-role-file = To nie jest rola: { $why }

## Wprowadzenie
tutorial-role = To twoja tajna rola: jesteś po stronie agentów. Wśród pozostałych jest kret. Zapamiętaj i zakryj kartę.
tutorial-mission = Agenci razem wypełniają misje. Zaczynasz stawkę, więc wybierasz jedną z dwóch: dotknij „dokładnie jedna karta ma kolor atutowy” i wyłóż ją.
tutorial-lead = Teraz zagraj pierwszą kartę. Inni muszą dołożyć maskę, jeśli ją mają; tylko kret nie musi. Dotknij maski 8 i zagraj.
tutorial-first = { $three_seat } kładzie żeton na masce, więc liczy się ona jak atut: dokładnie jeden, misja wypełniona! Kto bierze stawkę, ten zaczyna następną.
tutorial-raise = Teraz ty. Dotknij lupy 9 i zagraj ją z żetonem: liczy się jak atut i bierze stawkę.
tutorial-second = { $two_seat } nie dokłada lupy: nie ma jej albo to kret. Zapamiętaj! Stawka i żetony są twoje.
tutorial-suspect = Znów zaczynasz stawkę. Wybierz „tylko wartości od 4 do 10”.
tutorial-on = Zagraj klucz 7: pasuje do misji.
tutorial-third = Dwie karty za niskie: misja się nie udaje. Zdarza się. Agenci potrzebują siedmiu misji w dziesięciu stawkach.
tutorial-test = Teraz mała pułapka. Wybierz „wszystkie karty mają ten sam kolor”.
tutorial-glass = I zagraj lupę 1: kto ma lupę, musi ją pokazać.
tutorial-proof = Spójrz: { $two_seat } dokłada lupę! W drugiej stawce jej nie było. Tak wolno tylko kretowi.
tutorial-follow = Stawkę zaczęła maska, więc musisz dołożyć swoją jedyną: maskę 11. Potem przeskoczymy na koniec ostatniej stawki.
tutorial-later = Pięć stawek później: sześć misji wypełnionych, o jedną za mało. Teraz wszyscy naraz i w tajemnicy kogoś wskazują.
tutorial-vote = Już wiesz, kto to. Wskaż: { $two_seat }, i zapieczętuj głos.
tutorial-finale = Koperty otwarte: najwięcej głosów ma { $two_seat } i to był kret. Agenci wygrywają, choć zabrakło misji!

## Przykłady na stronie zasad
example-trick = Kto bierze stawkę i czy misja się udała?
example-trick-start = Przy stole siedzą cztery osoby. Pierwszą stawkę zaczyna { $first_seat } i wybiera misję.
example-trick-lead = Misja chce samych wartości od 7 do 13, a atutem jest klucz. Pierwszą kartę zagrywa { $first_seat }.
example-trick-follow = Teraz ty. Masz maski, więc musisz dołożyć do koloru. Wypróbuj karty.
example-trick-trump = { $third_seat } nie ma żadnej maski i może zagrać, co chce.
example-trick-last = Ostatnią kartę zagrywa { $fourth_seat }.
example-trick-end = Klucz 7 jest jedynym atutem, więc to on bierze stawkę, choć maska 12 ma wyższą wartość. Wszystkie karty są od 7 do 13: misja wypełniona.
example-raising = Dwa równe atuty
example-raising-start = Stawkę zaczyna { $first_seat }. Misja jest ta sama.
example-raising-lead = Atutem znów jest klucz. Pierwszą kartę zagrywa { $first_seat }.
example-raising-raise = Masz lupy, więc musisz dołożyć do koloru. Żeton zrobi z twojej karty atut. Wypróbuj.
example-raising-equal = { $third_seat } nie ma żadnej lupy i zagrywa atut.
example-raising-end = Twoja lupa 5 liczy się jak klucz 5. Z dwóch równych atutów stawkę bierze ten zagrany później, a z nią i twój żeton. Misja przepada, bo wartości są za niskie.
example-risky = Którą misję trzeba wybrać?
example-risky-start = Do talii wtasowano ryzykowne misje. Zaczynasz stawkę i jedna z twoich dwóch misji jest ryzykowna. Wypróbuj obie.
example-risky-lead = Ryzykowna misja chce żetonu na trzeciej karcie. Kto zaczyna, żetonu kłaść nie może, więc zagrywasz bez niego.
example-risky-second = { $second_seat } dokłada bez żetonu: chodzi przecież o trzecią kartę.
example-risky-third = { $third_seat } nie ma żadnej maski, może więc zagrać, co chce, i kładzie na tej karcie żeton.
example-risky-last = Ostatnią kartę zagrywa { $fourth_seat }.
example-risky-end = Na trzeciej karcie leży żeton, więc misja jest wypełniona. Lupa 8 liczy się jak klucz 8 i jako jedyny atut bierze stawkę, a z nią dwa żetony: swój i jeden z puli.
example-vote = Kogo wolno wskazać?
example-vote-start = Po ostatniej stawce agenci mają za mało misji, więc rozstrzyga głosowanie. { $third_seat } to agent, którego ujawniły żetony. Kogo wskazujesz? Wypróbuj.
example-vote-sealed = Twój głos leży w kopercie i nikt go nie widzi, póki nie zagłosują wszyscy.
example-vote-end = Koperty są otwarte. Najwięcej głosów ma { $fourth_seat }: to kret, więc wygrywają agenci. Gdyby dwie osoby miały po równo najwięcej, wygrałby kret.
example-larry = Co zagrywa Larry?
example-larry-start = Gracie we dwoje, a pionek Larry’ego stoi u ciebie. Stawkę zaczyna maska 9. Oglądasz trzy karty Larry’ego: którą może zagrać? Wypróbuj.
example-larry-mine = Larry dokłada maskę 11, na wierzch jego talii wraca klucz 12, a maska 3 wypada z gry. Teraz twoja własna karta.
example-larry-end = Atutu nikt nie zagrał, więc stawkę i żeton bierze Larry. Wszystkie wartości są od 7 do 13: misja wypełniona. Larry nigdy nie zaczyna, więc następną stawkę zaczynasz ty, a pionek przechodzi do drugiej osoby.
