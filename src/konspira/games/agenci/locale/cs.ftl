title = Agenci
tagline = Tajní agenti krouží městem. Posouvej kterékoli, boduj u trezoru a neprozraď, který je tvůj.
about-time = asi 30 min

## Volby
option-top_secret = Přísně tajné
option-top_secret-help = Každý drží tajné karty. Po každém tahu je mohou všichni hrát, než přijdou body.
option-secret_files = Tajné spisy
option-secret_files-help = Na konci, než se agenti odhalí, každý zapíše, kdo je kdo: 5 bodů za každý správný zápis.
option-score_floor = Žádné skóre pod nulou
option-score_floor-help = Pravidla o tom mlčí: ukazatel může klesnout pod nulu, pokud nezvolíte tohle.
option-agents = Kteří agenti se účastní
option-agents-help = Pět ve dvou hráčích, šest ve třech, všech sedm ve více. Bez výběru rozhodne los.
option-agents-red = Klobouk (červený)
option-agents-yellow = Baret (žlutý)
option-agents-blue = Šátek (modrý)
option-agents-violet = Cylindr (fialový)
option-agents-green = Bekovka (zelená)
option-agents-orange = Ušanka (oranžová)
option-agents-grey = Buřinka (šedá)
note-cards = Kolik je kterých tajných karet, je rekonstrukce; vytištěn je jen jejich celkový počet, 26.
note-colours = Pravidla jmenují pět barev; oranžová a šedá jsou rekonstrukce.
note-board = Kruh budov je převzatý z plánu sesterského vydání; názvy pokrývek hlavy a budov jsou naše.
note-turns = Pravidla počet tahů neomezují. Hra, ve které 200 tahů nikdo neboduje, končí tak, jak stojí.

## Agenti, budovy, karty
agenci-agent = { $agent ->
     [red] Klobouk
     [yellow] Baret
     [blue] Šátek
     [violet] Cylindr
     [green] Bekovka
     [orange] Ušanka
    *[grey] Buřinka
    }
agenci-agent-colour = { $agent ->
     [red] Klobouk (červený)
     [yellow] Baret (žlutý)
     [blue] Šátek (modrý)
     [violet] Cylindr (fialový)
     [green] Bekovka (zelená)
     [orange] Ušanka (oranžová)
    *[grey] Buřinka (šedá)
    }
agenci-building = { $building ->
     [0] 0 (nádraží)
     [1] 1 (stánek)
     [2] 2 (kavárna)
     [3] 3 (kino)
     [4] 4 (hotel)
     [5] 5 (muzeum)
     [6] 6 (divadlo)
     [7] 7 (banka)
     [8] 8 (velvyslanectví)
     [9] 9 (rozhlas)
     [10] 10 (ministerstvo)
    *[-3] −3 (ruiny)
    }
agenci-name = { $seat }
agenci-nobody = nikdo
agenci-change = { $agent } { $points }
agenci-joins = { $one } → { $other }
agenci-swaps = { $one } ⇄ { $other }
agenci-line = { $agent }: { $owner }
agenci-quoted = „{ $card }“
agenci-card-to-ruins = Jeden agent do ruin
agenci-card-to-safe = Jeden agent k trezoru
agenci-card-to-agent = Jeden agent tam, kde stojí jiný
agenci-card-second-agent = Druhý agent
agenci-card-out-of-ruins = Jeden nebo dva z ruin na 0
agenci-card-two-forward = Dva agenti o 1 dopředu
agenci-card-all-to-start = Všichni agenti na 0
agenci-card-one-forward = Jeden agent o 1, 2 nebo 3 dopředu
agenci-card-two-markers = Dva ukazatele bodů o 3 dopředu
agenci-card-off-safe = Agent u trezoru o 1 dopředu nebo zpět
agenci-card-swap = Dva agenti si vymění místa
agenci-card-two-back = Dva agenti o 1 zpět
agenci-card-move-safe = Trezor do kterékoli budovy
agenci-card-one-back = Jeden agent o 1 nebo 2 zpět
agenci-card-one-either = Jeden agent o 1 dopředu nebo zpět

## Co lze dělat
agenci-do-move = Posuň: { $steps }
agenci-do-stay = Neposouvej nikoho, vezmi si kartu
agenci-do-stay-only = Neposouvej nikoho (karta za to nebude)
agenci-do-safe = Trezor: { $building }
agenci-do-pass = Pas
agenci-do-seal = Zapečetit spisy: { $lines }
agenci-do-card = { $card }
agenci-do-card-at = { $card }: { $aim }

## Co je jisté
agenci-then-card = Bereš si za to tajnou kartu.
agenci-then-cause = Nově u trezoru: { $agents }. Budou body, zůstane-li tam někdo z příchozích do konce kola.
agenci-then-no-cause = K trezoru nikdo nepřichází: bez bodů.
agenci-then-no-cause-yet = K trezoru zatím nikdo nepřichází; karta to ještě může změnit.
agenci-then-no-scoring = Za pouhé postavení trezoru body nejsou.
agenci-then-scoring = Body: { $points }.
agenci-then-end = To je konec hry.
agenci-then-over = Kolo karet končí, bez bodů.

## Odmítnutí
agenci-refused-agents = Při { $seats ->
     [one] jednom hráči
     [few] { $seats } hráčích
    *[other] { $seats } hráčích
    } hraje přesně { $sets ->
     [one] jeden agent
     [few] { $sets } různí agenti
    *[other] { $sets } různých agentů
    }, ne: { $given }. Vyber jich tolik, nebo žádné, a rozhodne los.
agenci-refuse-move-first = Nejdřív rozděl body z kostky.
agenci-refuse-points = { $die ->
     [1] Kostka dává jeden, dva, nebo tři body
     [few] Kostka dává přesně { $die } body
    *[other] Kostka dává přesně { $die } bodů
    }, ne { $points }.
agenci-refuse-aside = Mimo hru: { $agents }.
agenci-refuse-stay = Neposunout nikoho lze jen při 1–3.
agenci-refuse-stay-never = Všechny body se musí využít; bez tajných karet někoho posunout musíš.
agenci-refuse-round = Tohle je kolo karet: zahraj kartu, nebo pasuj.
agenci-refuse-not-held = Kartu „{ $card }“ nemáš.
agenci-refuse-target = Takhle kartu použít nejde. { $needs }
agenci-refuse-same = Trezor už tu stojí: { $building }. Musí přijít do jiné budovy.
agenci-refuse-safe = Teď přenes trezor do jiné budovy.
agenci-refuse-files = Teď zapiš, kdo je kdo.
agenci-refuse-line = Další řádek tvého listu: { $agent }.
agenci-refuse-owner = Každý jiný hráč se píše jednou (dvakrát, má-li druhého agenta) a zbytek je ničí. Zbývá napsat: { $left }.
agenci-refuse-sheet = Na listu stojí každý jiný hráč jednou (dvakrát, má-li druhého agenta), tvoji agenti na něm nejsou a zbytek je ničí.
agenci-needs-to-ruins = Ukaž na agenta, který není v ruinách.
agenci-needs-to-safe = Ukaž na agenta, který není u trezoru.
agenci-needs-to-agent = Ukaž nejdřív na agenta, který jde, pak na toho, ke kterému jde: musí stát v jiné budově.
agenci-needs-second-agent = Stačí ji zahrát.
agenci-needs-out-of-ruins = Ukaž na jednoho nebo dva agenty v ruinách.
agenci-needs-two-forward = Ukaž na dva agenty.
agenci-needs-all-to-start = Někdo musí stát jinde než na 0.
agenci-needs-one-forward = Ukaž na agenta a řekni 1, 2 nebo 3 kroky.
agenci-needs-two-markers = Ukaž na dva agenty, kteří mají méně než 39 bodů, nebo na jediného takového.
agenci-needs-off-safe = Ukaž na agenta, který stojí u trezoru.
agenci-needs-swap = Ukaž na dva agenty z různých budov.
agenci-needs-two-back = Ukaž na dva agenty.
agenci-needs-move-safe = Ukaž na jinou budovu, než je ta s trezorem.
agenci-needs-one-back = Ukaž na agenta a řekni 1 nebo 2 kroky zpět.
agenci-needs-one-either = Ukaž na agenta a řekni krok dopředu, nebo zpět.

## Co se děje
agenci-sets = Agenti ve hře: { $agents }.
agenci-my-agent = Hraješ za: { $agents }.
agenci-my-cards = Tvé karty: { $cards }.
agenci-my-second = Máš teď druhého agenta: { $agent }.
agenci-rolls = Tah { $turn }: { $me ->
     [yes] házíš
    *[no] { $seat } hází
    }, na kostce { $die ->
     [1] 1–3
    *[other] { $die }
    }.
agenci-moves = { $me ->
     [yes] Posouváš
    *[no] { $seat } posouvá
    }: { $steps }.
agenci-stays = { $me ->
     [yes] Neposouváš
    *[no] { $seat } neposouvá
    } nikoho.
agenci-takes = { $seat } si bere tajnou kartu.
agenci-i-take = Bereš si tajnou kartu: „{ $card }“.
agenci-no-card-full = { $me ->
     [yes] Karta za to nebude: máš
    *[no] Karta za to nebude: { $seat } má
    } už čtyři.
agenci-no-card-empty = Karta za to nebude: balíček je prázdný.
agenci-entered = Nově u trezoru, { $building }: { $agents }.
agenci-left = Už ne u trezoru: { $agents }.
agenci-no-cause = Jak to teď stojí, tenhle tah body nepřinese.
agenci-plays = { $me ->
     [yes] Hraješ
    *[no] { $seat } hraje
    } „{ $card }“.
agenci-plays-at = { $me ->
     [yes] Hraješ
    *[no] { $seat } hraje
    } „{ $card }“: { $aim }.
agenci-passes = { $me ->
     [yes] Pasuješ.
    *[no] { $seat } pasuje.
    }
agenci-scores = Body: { $points }.
agenci-puts-safe = { $me ->
     [yes] Přenášíš
    *[no] { $seat } přenáší
    } trezor: { $building }.
agenci-past-last = Za polem 39: { $agents }. Tahy končí.
agenci-cold = 200 tahů nikdo neboduje: hra končí tak, jak stojí.
agenci-long = Je za námi deset tisíc tahů: hra končí tak, jak stojí.
agenci-files = Tajné spisy: každý zapisuje, kdo je kdo.
agenci-sealed = { $me ->
     [yes] Tvůj list je zapečetěný.
    *[no] { $seat }: list je zapečetěný.
    }
agenci-agent-points = { $agent } { $points }
agenci-was = { $me ->
     [yes] Hraješ za
    *[no] { $seat } hraje za
    }: { $agents }.
agenci-counts = Z těch dvou se počítá { $agent }: má víc bodů.
agenci-unowned = Ničí: { $agents }.
agenci-right = { $me ->
     [yes] Tvůj list
    *[no] List ({ $seat })
    }: { $lines }. Správně: { $right }, +{ $points }, celkem { $total }.
agenci-line-right = { $agent } – { $owner } ✓
agenci-line-wrong = { $agent } – { $owner } ✗
agenci-won = { $me ->
     [yes] Vyhráváš
    *[no] { $seat } vyhrává
    }: { $points ->
     [one] { $points } bod
     [few] { $points } body
    *[other] { $points } bodů
    }.
agenci-won-together = Společná výhra: { $seats }, každý { $points ->
     [one] { $points } bod
     [few] { $points } body
    *[other] { $points } bodů
    }.
agenci-won-behind = { $won } { $count ->
     [one] Víc má { $ahead }, ale to je ničí agent.
    *[other] Víc mají { $ahead }, ale to jsou ničí agenti.
    }

## Plán jako text
agenci-board-safe = Trezor stojí: { $building }. Od něj po směru hodinových ručiček:
agenci-board-agent = { $agent }: { $building }, { $points ->
     [one] { $points } bod
     [few] { $points } body
    *[other] { $points } bodů
    }.
agenci-board-hand = { $seat }: { $cards ->
     [0] bez karet
     [one] jedna karta
     [few] { $cards } karty
    *[other] { $cards } karet
    }.
agenci-board-pile = V balíčku: { $cards }.
agenci-board-used = Použité: { $cards }.
agenci-board-two = { $me ->
     [yes] Máš
    *[no] { $seat } má
    } dva agenty.
agenci-board-gave = { $me ->
     [yes] Body pohybu od tebe
    *[no] Body pohybu, { $seat }
    }: { $agents }.
agenci-board-asked = { $me ->
     [yes] Zahraj kartu, nebo pasuj.
    *[no] { $seat } hraje kartu, nebo pasuje.
    }
agenci-board-moves-safe = { $me ->
     [yes] Přenášíš
    *[no] { $seat } přenáší
    } trezor.
agenci-board-fills = { $me ->
     [yes] Vyplňuješ Tajné spisy.
    *[no] { $seat } vyplňuje Tajné spisy.
    }

## Terminál
agenci-screen-safe = TREZOR
agenci-screen-legend = číslo, agent, body; ★ tvůj; ◀ nově u trezoru
agenci-screen-legend-cards = číslo, agent, body; ★ tvůj; ◀ nově u trezoru, nebo na řadě s kartou; ▮ tajná karta
agenci-screen-since = Od tvého tahu: ✉ karta, ± body
agenci-screen-notes = Kdo kým hýbal: dané body; ↓ do ruin, ↑ z ruin; ▣ body agenta, když k bodování vede tento hráč
agenci-screen-cards = Tvé tajné karty
agenci-screen-seats = U stolu
agenci-screen-two = dva agenti
agenci-screen-files = Tajné spisy: kdo je kdo?
agenci-ask-split = { $left ->
     [one] Zbývá jeden bod. Kdo jde? Číslo agenta, např. { $example }
     [few] Zbývají { $left } body. Kdo jde? Čísla agentů, { $example } je agent { $agent } o dva kroky
    *[other] Zbývá { $left } bodů. Kdo jde? Čísla agentů, { $example } je agent { $agent } o dva kroky
    }{ $back ->
     [0] {""}
    *[other] ; - vezme krok zpět
    }
agenci-ask-confirm = { $steps }. Enter to provede, - vezme krok zpět
agenci-ask-choice = { $left ->
     [1] Ještě jeden bod, nebo nic: číslo agenta, např. { $example }
     [2] Ještě nejvýš dva body: čísla agentů, { $example } je agent { $agent } o dva kroky
    *[other] Jeden, dva, nebo tři body: čísla agentů, { $example } je agent { $agent } o dva kroky
    }{ $back ->
     [0] {""}
    *[other] ; Enter končí, - vezme krok zpět
    }
agenci-ask-choice-stay = Jeden, dva, nebo tři body: čísla agentů; 0, když nikoho neposuneš a vezmeš si kartu
agenci-ask-choice-stay-only = Jeden, dva, nebo tři body: čísla agentů; 0, když nikoho neposuneš (karta za to není)
agenci-plan = Zatím: { $steps }.
agenci-too-many = { $left ->
     [one] Příliš mnoho bodů: zbývá jeden.
     [few] Příliš mnoho bodů: zbývají { $left }.
    *[other] Příliš mnoho bodů: zbývá { $left }.
    }
agenci-bad-split = Napiš čísla agentů ({ $agents }), např. { $example }.
agenci-ask-safe = Kam s trezorem? Od 0 do 10, nebo -3, jen ne { $building }
agenci-bad-building = Napiš číslo budovy, 0 až 10, nebo -3.
agenci-ask-card = Číslo karty, nebo Enter pro pas
agenci-bad-card = Napiš číslo jedné ze svých karet, nebo jen Enter.
agenci-card-idle = Kartu „{ $card }“ teď zahrát nejde: nic by nezměnila. { $needs }
agenci-ask-agents = { $card }. { $needs } Napiš například { $example }; Enter se vrací
agenci-ask-steps = { $card }: číslo agenta a kroky, např. { $example }; Enter se vrací
agenci-ask-building = { $card }: budova, 0 až 10, nebo -3, jen ne { $building }; Enter se vrací
agenci-bad-aim = To se ke kartě nehodí.
agenci-ask-owner = Kdo to je: { $agent }? Číslo: { $left }{ $back ->
         [0] {""}
        *[other] ; - opraví předchozí
    }
agenci-ask-hand-in = List je plný. Enter ho zapečetí, - vezme zpět poslední zápis a agent a hráč, např. { $example }, změní řádek
agenci-numbered = { $number } { $owner }
agenci-bad-owner = Napiš jedno z těchto čísel: { $left }. Jiný řádek změní agent a hráč, např. { $example }.
agenci-bad-line = Napiš agenta a hráče, např. { $example }, a změníš řádek; nebo jen Enter.

## Trenér
belief-owner = Kdo vede kterého agenta?
belief-owner-item = { $number ->
     [1] Klobouk
     [2] Baret
     [3] Šátek
     [4] Cylindr
     [5] Bekovka
     [6] Ušanka
    *[7] Buřinka
    }
agenci-why-owner = Podle tahů vede { $seat } agenta: { $agent }, s pravděpodobností { $percent } %.
agenci-why-nobody = Podle tahů agent { $agent } nikomu nepatří, s pravděpodobností { $percent } %.
agenci-why-sheet = Podle tahů by mělo být správně asi { $right } z { $lines }.
agenci-why-scores = Tvůj agent pak získává { $mine }, ostatní ve městě v průměru { $others }.
agenci-why-stands = Budova tvého agenta má pak hodnotu { $mine }, budovy ostatních v průměru { $others }.
agenci-why-safe = { $steps ->
     [0] Trezor je pak tam, kde tvůj agent: počítá se nový příchod, ne stání na místě. Budova má hodnotu { $worth }.
     [one] Trezor je pak o krok před tvým agentem, v budově s hodnotou { $worth }.
     [few] Trezor je pak o { $steps } kroky před tvým agentem, v budově s hodnotou { $worth }.
    *[other] Trezor je pak o { $steps } kroků před tvým agentem, v budově s hodnotou { $worth }.
    }
agenci-why-pass = Karty si necháváš. Budova tvého agenta má zatím hodnotu { $mine }, budovy ostatních v průměru { $others }.
agenci-why-second = Ze dvou agentů se ti na konci počítá jen ten lepší.

## V prohlížeči
agenci-page-turn = Tah { $turn }
agenci-page-players = { $seats ->
     [one] { $seats } hráč
     [few] { $seats } hráči
    *[other] { $seats } hráčů
    }
agenci-page-city = Plán města; slovy v nabídce: „Ukázat stůl jako text“
agenci-page-agents = Agenti: kde stojí a kolik mají
agenci-page-standing = Co se děje a kdo kde stojí
agenci-page-then = Po bodování: { $points }.
agenci-page-less = { $agent }: uber krok
agenci-page-gains = Body z tohoto bodování
agenci-page-card = Karta agenta
agenci-page-mine = { $agents ->
     [1] Tvůj agent
    *[other] Tví agenti
    }
agenci-page-hold = podrž
agenci-page-you-are = To je tvůj agent
agenci-page-you-are-note = Nikdo jiný to neví. Posouváš všechny agenty; pro tebe boduje jen tento.
agenci-page-second = Máš druhého agenta
agenci-page-second-note = Na konci se počítá lepší z obou. Všichni vědí, že ho máš, ale ne kdo to je.
agenci-page-read-note = Potom se na něj podíváš podržením tlačítka s kloboukem.
agenci-page-read = Pamatuji si, schovat
agenci-page-hand-note = Tyto karty vidíš jen ty. Hrají se v kole karet, před body.
agenci-page-cards = { $cards ->
     [0] bez karet
     [one] { $cards } karta
     [few] { $cards } karty
    *[other] { $cards } karet
    }
agenci-page-notes = Poznámky
agenci-page-whose-turn = je na tahu
agenci-page-composing = Rozdělení bodů pohybu
agenci-page-split = { $points ->
     [one] Rozděl { $points } krok
     [few] Rozděl { $points } kroky
    *[other] Rozděl { $points } kroků
    }
agenci-page-split-free = Jeden, dva, nebo tři kroky
agenci-page-how-many = Kolik kroků
agenci-page-points = { $points ->
     [one] { $points } krok
     [few] { $points } kroky
    *[other] { $points } kroků
    }
agenci-page-left = { $left ->
     [0] nic nezbývá
     [one] zbývá { $left }
     [few] zbývají { $left }
    *[other] zbývá { $left }
    }
agenci-page-give = { $left ->
     [one] Rozděl ještě { $left } krok
     [few] Rozděl ještě { $left } kroky
    *[other] Rozděl ještě { $left } kroků
    }
agenci-page-planned = { $step }: { $building }. Zbývá: { $left }.
agenci-page-undo = Vzít poslední krok zpět
agenci-page-tap = Agenti: ťuknutí přidá krok
agenci-page-add = Přidat krok
agenci-page-move = Posunout
agenci-page-stay = Neposunout nikoho
agenci-page-safe = Kam s trezorem?
agenci-page-safe-note = Ťukni na budovu na plánu, nebo na číslo.
agenci-page-building = Budova
agenci-page-point-house = Ukaž na budovu
agenci-page-point = Ukaž na agenta
agenci-page-point-other = Ukaž na druhého agenta
agenci-page-how-far = Kolik kroků?
agenci-page-choose-card = Vyber kartu
agenci-page-round = Kolo tajných karet
agenci-page-round-note = Kolo trvá, dokud někdo hraje karty. Body jsou na konci, zůstane-li příchozí u trezoru.
agenci-page-play-one = Zahraješ kartu?
agenci-page-no-cards = Nemáš karty
agenci-page-only-you = vidíš je jen ty
agenci-page-play = Zahrát
agenci-page-notes-note = Jen pro tebe, v tomto prohlížeči. Ťuknutí mění značku: ? možná, ✓ ano, × ne.
agenci-page-given-note = Malé číslo: kolik bodů z kostky ten hráč agentovi dal.
agenci-page-given = Body z kostky: { $points }.
agenci-page-mark = { $mark ->
     [maybe] Možná.
     [yes] Ano.
     [no] Ne.
    *[none] Bez značky.
    }
agenci-page-yours = to je tvůj agent
agenci-page-who = Kdo je kdo?
agenci-page-who-note = Piš a měň, jak chceš; nakonec list zapečeť. Každého hráče zapiš jednou (dvakrát, má-li dva agenty), zbytek je ničí. Každý správný řádek dává 5 bodů, „nikdo“ také.
agenci-page-seal = Zapečetit
agenci-page-sheet-left = Zbývá napsat: { $owners }
agenci-page-sheet-full = List je plný. Ještě ho můžeš měnit.
agenci-page-wait-files = Tvůj list je zapečetěný. Otevřeme je společně.
agenci-page-sealed = Čí listy jsou odevzdané
agenci-page-writes = píše
agenci-page-handed = odevzdáno
agenci-page-opened = Kdo je kdo
agenci-page-to-end = K výsledku
agenci-page-unmasked = { $me ->
     [yes] Vyhráváš jako { $agents }
    *[no] { $seat } je { $agents }
    }
agenci-page-track = { $agent }, na stupnici { $points }
agenci-page-files-gave = Tajné spisy, správně: { $right }
agenci-page-held = V ruce: { $cards }
agenci-page-pts = b.
agenci-page-nobodys = Ničí:
agenci-page-sheets = Listy všech, správné řádky zvýrazněné
agenci-page-sheets-note = Písmena jsou začátek jména, × znamená „nikdo“. Každý správný řádek dává 5 bodů.
agenci-page-right = správně
agenci-page-truth = pravda
agenci-page-mark-scoring = Body v tahu { $turn }

## Uvedení
tutorial-agent = To je tvůj tajný agent: Bekovka. Nikdo jiný to neví. Zapamatuj si ho a kartu schovej.
tutorial-split = Kostka dává 4 body pro kterékoli agenty. Kdo hýbe jen svým, ten se prozradí. Dej 2 Bekovce a po 1 Klobouku a Ušance.
tutorial-score = Trezor je v 7. Když tam někdo vejde, dostane každý agent číslo své budovy. Přiveď Cylindr ze 6 a druhý bod dej Bekovce.
tutorial-safe = 7 pro Cylindr, 3 pro tvoji Bekovku. Kdo je na tahu, přesune trezor. Postav ho blízko, na 4.
tutorial-hide = 6 bodů! Ať vejde Baret ze 3, a 5 dej Bekovce: dostane 8 a pozornost přitáhne Baret.
tutorial-far = Máš už 11. Hra končí, když někdo přejde 39. Odstav trezor daleko, na 10, a přeskočíme několik tahů.
tutorial-last = Tvoje Bekovka stojí na 10 a má 31. Stlač Klobouk z 10 do ruin a Ušance dovol vejít k trezoru, na 3.
tutorial-finale = Všechno je odhaleno. Tvoje Bekovka má 41 bodů: vyhráváš! Cylindr je ničí, takže se jeho 38 nikomu nepočítá.

## Příklady na stránce pravidel
example-split = Šest bodů pohybu
example-split-start = Na kostce máš 6, všichni stojí na 0, trezor na 7. Rozděl body: vyzkoušej několik rozdělení.
example-split-end = Záleží jen na tom, kde kdo skončil. V budově s trezorem nikdo není, takže se neboduje a kostka jde dál.
example-scoring = Bodování a pak trezor
example-scoring-start = Na kostce máš 2, trezor stojí na 7. Kdo vejde do budovy s trezorem? Vyzkoušej.
example-scoring-safe = Bodují všichni, každý za svou budovu; Cylindr v ruinách ztrácí 3. Teď přenes trezor.
example-scoring-end = Baret stojí na 2, ale za pouhé postavení trezoru body nejsou.
example-secret = Trezor utíká
example-secret-start = Hrajete ve třech s tajnými kartami. Na kostce máš 3, trezor stojí na 7.
example-secret-first = Klobouk vchází do budovy s trezorem. Před bodováním je kolo karet a první otázka je na tebe. Zatím pasuješ.
example-secret-declines = { $third_seat } také může zahrát kartu, ale pasuje.
example-secret-answer = Na kartu smí odpovědět každý, i po pasu, takže jsi zase na řadě. Vyzkoušej karty.
example-secret-all = Teď po řadě pasují všichni.
example-secret-end = Trezor přenesla karta, takže důvod k bodování zanikl. Body nejsou a na tahu je další hráč.
example-end = Kdo vyhrává?
example-end-start = Na kostce máš 2, trezor stojí na 7. Několik agentů je blízko 39, takže příští bodování může ukončit hru. Vyzkoušej, kdo ho vyvolá.
example-end-end = Bodují ještě všichni, pak každý odhalí, kdo je. Nejvíc má Ušanka, ale ta nikomu nepatří. Vyhrává { $third_seat }: Šátek má 42, tvůj Klobouk 41.
