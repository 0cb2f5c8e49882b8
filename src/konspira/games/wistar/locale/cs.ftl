title = Krysobot
tagline = Sólový soupeř z Krys z Wistaru pro lidi s krabicí na stole: on hraje, ty hýbeš jeho figurkami.
about-time = asi 90 min

## Volby
option-building = Stupnice budov
option-building-help = Číslo v rohu karty stupnice budov. Žádné dvě stupnice se nesmějí lišit o 2 a více.
option-tool = Stupnice nástrojů
option-tool-help = Číslo v rohu karty stupnice nástrojů.
option-automaton = Stupnice samohybů
option-automaton-help = Číslo v rohu karty stupnice samohybů.
option-pack = Tvoje krabice
option-pack-help = S krabicí na stole se Krysobot ptá na kartu, když se poprvé objeví, a pamatuje si ji. Ukázka má vymyšlené hodnoty: odpovídají pravidlům, ale nejsou z tvojí krabice.
option-pack-reconstructed = Krabici nemám: ukázka s vymyšlenými hodnotami
option-pack-empty = Krabice leží na mém stole
option-pack-own = Moje krabice
option-pack-first = Leží na tvém stole krabice Krysy z Wistaru?
option-pack-edit = Album: všechny karty mojí krabice
note-pack = Vytištěné Krysobotovy karty nejsou veřejné. S krabicí se naučí tvoje; ukázka hraje s vymyšlenými hodnotami a do tvojí krabice je nikdy nepřimíchá.

## Jména
wistar-card-wood = Dřevo
wistar-card-dig = Hloubení
wistar-card-metal = Kov
wistar-card-beds = Postele
wistar-card-develop = Vývoj
wistar-card-explore = Průzkum
wistar-card-cottage = Chaloupka alchymyšky
wistar-area-forest = do lesa
wistar-area-burrow = do nory
wistar-area-farm = na statek
wistar-scale-building = Budovy
wistar-scale-tool = Nástroje
wistar-scale-automaton = Samohyby
wistar-slot = { $room }
wistar-slot-left = { $room } vlevo
wistar-slot-right = { $room } vpravo
wistar-tile-house = myš z domu ({ $points })
wistar-tile-cellar = myš ze sklepa ({ $points })
wistar-tile-cheese = sýr ({ $points })
wistar-from-round = odhalenou v tomto kole
wistar-from-supply = ze zásoby
wistar-from-room = z místnosti { $room }
wistar-at-entrance = u vstupu
wistar-in-room = v místnosti { $room }
wistar-bonus-end = nic dalšího
wistar-bonus-projects = 2 pokročilé projekty
wistar-bonus-round_mouse = myš tohoto kola
wistar-bonus-skill = jen dovednost
wistar-bonus-task = úkol, a když to nejde, dovednost
wistar-bonus-room_tile = sýr nebo myš z jeho místnosti, a když tam nejsou, dovednost
wistar-icon-end = nic dalšího
wistar-icon-reveal = odhal úkol
wistar-icon-tent = stan
wistar-icon-mouse = myš
wistar-icon-cheese = sýr
wistar-icon-move = přesun do { $room }
wistar-effect-none = nic
wistar-effect-goal-1 = žeton na cíl 1
wistar-effect-goal-2 = žeton na cíl 2
wistar-effect-goal-3 = žeton na cíl 3
wistar-effect-explore = karta průzkumu
wistar-effect-task = úkol
wistar-effect-attack-metal = přijdeš o kov
wistar-effect-attack-wood = přijdeš o dřevo
wistar-effect-attack-undergrounds = podzemí: 2 kovy nebo 3 VB
wistar-effect-attack-mice = myš nebo 3 VB
wistar-effect-attack-doors = dveře: 2 VB
wistar-effect-attack-movement = přijdeš o žeton pohybu
wistar-effect-attack-hand = přijdeš o kartu z ruky
wistar-effect-attack-jokers = přijdeš o žeton všeumětelství
wistar-effect-final-beds = 1 za postel
wistar-effect-final-goals = 2 za cíl
wistar-effect-final-tents = 2 za stan
wistar-effect-final-skill = 2 za pole na stupnici s { $skill }
wistar-effect-final-house-mice = 2 za myš z domu
wistar-effect-final-doors = 2 za dveře
wistar-effect-final-undergrounds = 1 za podzemí
wistar-exploration = karta { $card } (rub: { $first })
wistar-ranked = { $side ->
     [left] { $place } { $room } vlevo
     [right] { $place } { $room } vpravo
    *[alone] { $place } { $room }
    }
wistar-exploration-new = karta { $card }
wistar-plan-card = rub karty průzkumu { $card }
wistar-plan-last-back = rub poslední karty průzkumu
wistar-plan-last-face = líc poslední karty průzkumu

## Co dělá
wistar-deed-set-up-board = Připrav hru jako pro dva. Na Krysobotovu destičku polož 6 postelí, 6 podzemí a 7 kostiček, vedle ní 3 velitele, 2 stany, 3 žetony a 8 krys. Jeho průzkumníka postav ke vstupu na statek, jeden jeho žeton polož na 10 VB a další na první pole pořadí: 1. kolo začíná Krysobot.
wistar-deed-set-up-decks = Zamíchej jeho 7 karet akcí. Polož lícem dolů kartu průzkumu s odlišným rubem a na ni šest ostatních, zamíchaných.
wistar-deed-set-up-decks-open = Vylož vedle sebe lícem nahoru jeho 7 karet akcí a 7 karet průzkumu do řad: rozdává on a řekne, kterou kartu najít. (Mohou zůstat i v krabici: zná je všechny.)
wistar-deed-set-up-decks-half = Vylož do řady lícem nahoru jeho 7 karet akcí: rozdává on a řekne, kterou najít. Z karet průzkumu polož lícem dolů tu s odlišným rubem a na ni šest ostatních, zamíchaných: dokud je nezná všechny, platí tenhle balíček.
wistar-deed-set-up-scales = Polož karty stupnic: budovy { $building }, nástroje { $tool }, samohyby { $automaton }; na horní řádek každé dej jeho kostičku. Obtížnost: { $total } z 9.
wistar-deed-set-up-names = K1 až K5 jsou jeho jména pro pět žetonů dovedností. Urči, který je který, poznamenej si to a drž se toho.
wistar-deed-set-up-skills = Žetony dovedností: na budovách { $building }; na nástrojích { $tool }; na samohybech { $automaton }.
wistar-deed-set-up-yours = Odhal dva základní a dva pokročilé projekty; první z obou tvoří dvojici, druhé také. Jednu dvojici si nech, druhou odhoď.
wistar-deed-round = { $round }. kolo: připrav je jako v základní hře. Krysobotovi velitelé se vracejí a všech 7 jeho karet akcí se míchá.
wistar-deed-round-open = { $round }. kolo: připrav je jako v základní hře. Krysobotovi velitelé se vracejí a jeho 7 karet akcí leží zase v řadě lícem nahoru.
wistar-deed-starts = Toto kolo začíná Krysobot.
wistar-deed-you-start = Toto kolo začínáš ty.
wistar-deed-card = Krysobot otočil kartu akce: { $card }.
wistar-deed-clockwise = { $named }: tam stát nemůže; nejbližší volná sekce po směru hodinových ručiček je { $section }.
wistar-deed-chief = Postav Krysobotova velitele na sekci { $section }, na volné pole nejblíž okraji disku.
wistar-deed-cottage = Postav Krysobotova velitele do chaloupky alchymyšky.
wistar-deed-cottage-full = V chaloupce není místo; jedná bez velitele.
wistar-deed-no-place = Pro jeho velitele není nikde místo; bere si jen bonusy.
wistar-deed-rat = Přidej jeho krysu { $area }. Síla { $rats }.
wistar-deed-no-rat-area = Krysu nepřidávej: už tam jsou tři.
wistar-deed-no-rat-left = Krysu nepřidávej: všech osm už je na plánu.
wistar-deed-points = { $section }: Krysobot získává { $points } VB.
wistar-deed-bed = Vezmi z jeho destičky nejlevnější postel{ $worth ->
     [unknown] {""}
    *[other] { " " }(její pole: { $worth })
    }, otoč ji a polož do volné komory.
wistar-deed-dig = Seber z jeho destičky nejlevnější podzemí{ $worth ->
     [unknown] {""}
    *[other] { " " }(jeho pole: { $worth })
    }: komora je vyhloubená. Destička zůstává u něj.
wistar-deed-dig-instead = Žádná komora není volná, a tak místo toho hloubí: seber z jeho destičky nejlevnější podzemí{ $worth ->
     [unknown] {""}
    *[other] { " " }(jeho pole: { $worth })
    }. Destička zůstává u něj.
wistar-deed-projects-basic = Polož k němu lícem dolů { $number ->
     [one] základní projekt, který leží nejvíc vlevo
     [few] { $number } základní projekty nejvíc vlevo
    *[other] { $number } základních projektů nejvíc vlevo
    }.
wistar-deed-projects-advanced = Polož k němu lícem dolů { $number ->
     [one] pokročilý projekt, který leží nejvíc vlevo
     [few] { $number } pokročilé projekty nejvíc vlevo
    *[other] { $number } pokročilých projektů nejvíc vlevo
    }.
wistar-deed-no-projects = Pokročilý projekt už pro něj není.
wistar-deed-refill = Doplň řady projektů.
wistar-deed-explores = Otoč kartu průzkumu: { $card }; po vyhodnocení řádku jde ze hry. Jeho průzkumník stojí { $place }.
wistar-deed-row = Řádek { $room }: { $icons }.
wistar-deed-last-card = Poslední karta průzkumu: sýr, když to nejde, myš, když to nejde, přesun do G. Karta zůstává.
wistar-deed-moves = Přesuň jeho průzkumníka do místnosti { $room }.
wistar-deed-door = Bere dveře mezi { $one } a { $other }: polož je k němu lícem dolů, bez bonusu.
wistar-deed-reveals = Odhal kartu úkolů v { $slot }. Bonus nedostává.
wistar-deed-tent = Postav jeho stan do místnosti { $room }.
wistar-deed-tile = Polož { $tile } { $place } do jeho volné komory.
wistar-deed-task = Polož jeho kostičku nejvíc vlevo{ $worth ->
     [unknown] {""}
    *[other] { " " }(její pole: { $worth })
    } na kartu úkolů v { $slot }, na první volný řádek odshora, i zamčený. Podmínky neplní a odměnu nebere.
wistar-deed-advances = { $skill }: posuň kostičku na stupnici { $scale } na pole { $field }.
wistar-deed-overflow = { $skill }: kostička na stupnici { $scale } je na posledním poli, takže Krysobot získává { $points } VB.
wistar-deed-goal = Polož jeho žeton na cíl { $goal }, na nejvyšší volné pole: { $points } VB, bez bonusu.
wistar-deed-attack-metal = Útok! Máš-li 2 kovy nebo víc, odhoď 1 kov.
wistar-deed-attack-wood = Útok! Máš-li 2 dřeva nebo víc, odhoď 1 dřevo.
wistar-deed-attack-undergrounds = Útok! Máš-li 2 podzemí nebo víc, odhoď 2 kovy, nebo ztrať 3 VB (VB, pokud 2 kovy nemáš; nikdo neklesne pod 0).
wistar-deed-attack-mice = Útok! Máš-li 2 myši nebo víc (sýr se počítá), odhoď jednu z nich, nebo ztrať 3 VB (nikdo neklesne pod 0).
wistar-deed-attack-doors = Útok! Máš-li dvoje dveře nebo víc, ztrať 2 VB (nikdo neklesne pod 0).
wistar-deed-attack-movement = Útok! Máš-li 2 žetony pohybu nebo víc, odhoď 1 z nich.
wistar-deed-attack-hand = Útok! Máš-li v ruce 3 karty projektů nebo víc, odhoď 1 z nich.
wistar-deed-attack-jokers = Útok! Máš-li žeton všeumětelství, jeden odhoď.
wistar-deed-final = Odteď se na konci počítá: { $effect }.
wistar-deed-bonus = Bonus s dovedností { $skill }: { $bonus }.
wistar-deed-loses = Krysobot ztrácí { $points } VB a má { $left }.
wistar-deed-discards = Krysobot odhazuje nejlevnější myš: { $tile }. Její komora je zase volná.
wistar-deed-unhurt = On má { $his }, ty máš { $yours }: ne víc než ty, takže se mu nic neděje.
wistar-deed-unhurt-resources = Krysobot nemá zdroje: nic se mu neděje. Body za kartu máš i tak.
wistar-cannot-dig = Už není co hloubit.
wistar-cannot-bed = Všech šest postelí stojí.
wistar-cannot-mouse = Není pro něj myš.
wistar-cannot-cheese = Není pro něj sýr.
wistar-cannot-reveal = Žádný neodhalený úkol tam neleží.
wistar-cannot-tent = Stan tam postavit nemůže.
wistar-cannot-move = Už tam je.
wistar-cannot-task = Není pro něj úkol.
wistar-cannot-goal = Na tom cíli pro něj není místo.
wistar-cannot-last = Ani sýr, ani myš, a v G už je: nic se neděje.

## Na co se ptá
wistar-ask-nothing = { "" }
wistar-ask-skills = Leží žetony dovedností takhle?
wistar-ask-skill-place = Na které stupnici leží žeton dovednosti { $skill }?
wistar-ask-first = Začíná { $round }. kolo Krysobot? (Rozhoduje chaloupka.)
wistar-ask-your-turn = Hraješ ty. Máš něco pro mě?
wistar-ask-your-chief = Hraješ ty. Kam šel tvůj velitel?
wistar-ask-your-turn-then-card = Odehraj svůj tah, pak otoč jeho další kartu akce. Která přišla?
wistar-ask-your-turn-then-first = Odehraj svůj tah. Kdo začíná { $round }. kolo? (Rozhoduje chaloupka.)
wistar-ask-how-many-undergrounds = Kolik máš podzemí?
wistar-ask-how-many-beds = Kolik máš postavených postelí?
wistar-ask-how-many-mice = Kolik máš myší včetně sýra?
wistar-ask-how-many-points = Kolik VB ztrácí?
wistar-ask-pause = Je všechno hotovo?
wistar-ask-card = Která karta akce je otočená?
wistar-ask-free = Je na sekci { $section } volné pole?
wistar-ask-free-surely = Jeho velitel jde na sekci { $section }. Hotovo?
wistar-ask-cottage = Vejde se jeho velitel do chaloupky?
wistar-ask-cottage-surely = Jeho velitel jde do chaloupky alchymyšky. Hotovo?
wistar-ask-cottage-instead = Celý disk je plný. Vejde se jeho velitel do chaloupky?
wistar-ask-market = Kolik pokročilých projektů na něj zbylo?
wistar-ask-round-mouse = Která myš byla odhalena v tomto kole?
wistar-ask-supply-mouse = Která myš ze sklepa přichází ze zásoby?
wistar-ask-mouse = Která myš leží v místnosti { $room }?
wistar-ask-tent-room = Z místnosti kterého stanu bere myš?
wistar-ask-cheese = Je v místnosti { $room } sýr pro něj?
wistar-ask-hidden = Leží karta úkolů v { $slot } lícem dolů?
wistar-ask-hidden-two = Které karty úkolů v místnosti { $room } leží lícem dolů?
wistar-ask-task = Je karta úkolů v { $slot } odhalená a má volný řádek?
wistar-ask-tasks = Která z těchto karet úkolů je první odhalená s volným řádkem: { $slots }?
wistar-ask-top = Která karta průzkumu leží navrchu balíčku, podle rubu?
wistar-ask-turned = Otočená karta průzkumu: { $card }. Souhlasí?
wistar-ask-way = Dvě cesty do místnosti { $room } jsou stejně dlouhé. Přes kterou místnost je méně dveří? (Když stejně, vyber.)
wistar-ask-door = Jsou mezi { $one } a { $other } ještě dveře?
wistar-ask-goal = Kolik VB má nejvyšší volné pole cíle { $goal }?
wistar-ask-won = Krysobot má { $points } VB. Máš víc?
wistar-ask-open-chambers = Kolik komor na jeho destičce je otevřených od začátku?
wistar-ask-clockwise = Která sekce následuje po směru hodinových ručiček za sekcí { $card }?
wistar-ask-ways = Na statku připraveném pro dva: která místnost leží vedle { $room }?
wistar-ask-ways-further = Na statku připraveném pro dva: která další místnost leží vedle { $room }, kromě { $known }?
wistar-ask-rat = Je na kartě akce { $card } krysa?
wistar-ask-bonus = Karta akce { $card }: jaký je { $number }. bonus odshora?
wistar-ask-bonus-skill = Karta akce { $card }: která dovednost patří k { $number }. bonusu?
wistar-ask-cottage-skill = Kterou dovednost posouvá chaloupka, když úkol splnit nejde?
wistar-ask-icon = Řádek { $room } karty průzkumu: jaký je { $number }. symbol zleva?
wistar-ask-plan = Plán: { $plan }. Která karta úkolů má číslo { $number }?
wistar-ask-slots = Kolik karet úkolů leží v místnosti { $room }?
wistar-ask-length = Kolik polí má stupnice { $scale } pod horním řádkem?
wistar-ask-effect = Stupnice { $scale }: co je vedle pole { $field }?
wistar-ask-overflow = Kolik VB je pod posledním polem stupnice { $scale }?
wistar-ask-field-points = Stupnice { $scale }: kolik VB je na poli { $field }?
wistar-ask-place-points-cubes = Kolik VB je na poli po jeho { $number }. kostičce?
wistar-ask-place-points-beds = Kolik VB je na poli po jeho { $number }. posteli?
wistar-ask-place-points-chambers = Kolik VB je na jeho { $number }. vyhloubené komoře?
wistar-ask-whole-tokens = Na kterých stupnicích leží žetony dovedností?
wistar-ask-whole-action = Karta akce { $card }: co je na ní vytištěno?
wistar-ask-whole-row = Řádek { $room } karty průzkumu: které symboly, zleva?
wistar-ask-whole-plan = Plán: { $plan }. Jaká čísla mají karty úkolů?
wistar-ask-whole-scale = Stupnice { $scale }: co je na ní vytištěno?
wistar-ask-whole-map = Jak jsou spojené místnosti statku?
wistar-ask-whole-tasks = Kolik karet úkolů leží v každé místnosti?
wistar-ask-whole-board = Co je vytištěno na těchto místech jeho destičky?
wistar-ask-whole-wheel = V jakém pořadí jdou sekce po směru hodinových ručiček?
wistar-ask-correct = Co bylo řečeno špatně?
wistar-ask-correct-row = Co je špatně: průzkum, { $card }?
wistar-ask-correct-last = Co je špatně na poslední kartě průzkumu?
wistar-ask-correct-zones = Která místnost patří do druhé části statku?
wistar-ask-correct-cheese = Ve které místnosti leží sýr?

## Odpovědi
wistar-answer-yes = Ano
wistar-answer-no = Ne
wistar-answer-done = Hotovo, dál
wistar-answer-another = Na stole leží jiná
wistar-answer-none = Nic
wistar-answer-both = Obě
wistar-answer-new = Karta, kterou ještě neznáš
wistar-answer-number = { $number }
wistar-answer-points = { $number } VB
wistar-answer-room = Místnost { $room }
wistar-answer-way = Místnost { $room }, volný průchod
wistar-answer-way-door = Místnost { $room }, za dveřmi
wistar-answer-skill = { $skill }
wistar-answer-skills-done = Leží takhle
wistar-answer-skills-another = Na mém stole leží jinak
wistar-answer-first-yes = Začíná Krysobot
wistar-answer-first-no = Začínám já
wistar-answer-your-turn-done = Můj tah skončil
wistar-answer-your-chief-untold = Můj tah skončil; neřeknu kam
wistar-answer-free-another = Na stole leží jiná karta akce
wistar-answer-cottage-another = Na stole leží jiná karta akce
wistar-answer-turned-another = Na stole leží jiná karta průzkumu
wistar-answer-round-mouse-none = Už tam není
wistar-answer-supply-mouse-none = Žádná není
wistar-answer-mouse-none = Myš tam není
wistar-answer-tent-room-none = V žádné myš není
wistar-answer-cheese-none = Sýr pro něj není
wistar-answer-hidden-two-none = Žádná
wistar-answer-hidden-two-both = Obě
wistar-answer-goal-none = Žádné pole není volné
wistar-answer-ways-none = Žádná další
wistar-answer-won-yes = Mám víc
wistar-answer-won-no = Mám stejně nebo méně
wistar-answer-task-no = Ne, je zakrytá nebo plná
wistar-answer-task-none = Žádná z nich
wistar-answer-your-turn-yes = Můj tah skončil; začíná Krysobot
wistar-answer-your-turn-no = Můj tah skončil; začínám já
wistar-answer-my-chief = Můj velitel: { $card }
wistar-answer-drawn = { $card }
wistar-answer-full = { $card }, není tam místo
wistar-answer-correct-album = Opravit něco v albu
wistar-answer-correct-board = Jeho destička
wistar-answer-correct-map = Cesty na statku
wistar-answer-correct-wheel = Pořadí na disku akcí
wistar-answer-correct-tasks = Počet karet úkolů
wistar-answer-correct-zones = Dům a sklep
wistar-answer-correct-cheese = Místnost se sýrem
wistar-answer-correct-last = Poslední karta průzkumu
wistar-answer-correct-back = Její rub
wistar-answer-correct-face = Její líc
wistar-answer-correct-none = Přece jen nic
wistar-answer-correct-room-none = Přece jen nic
wistar-answer-attack-resources = Útok, který bere jen zdroje
wistar-answer-attack-undergrounds = Útok: 3 VB, má-li víc podzemí
wistar-answer-attack-beds = Útok: 3 VB, má-li víc postelí
wistar-answer-attack-mice = Útok: myš, má-li víc myší
wistar-answer-attack-points = Útok, který ho stojí VB
wistar-refuse = To na otázku neodpovídá. { $question }

## Konec
wistar-won = Máš víc než Krysobot, který má { $points } VB: vyhráváš a zůstáváš v čele kolonie.
wistar-lost = Nemáš víc než Krysobot, který má { $points } VB: kolonii získává on.
wistar-score-game = Během hry: { $points }
wistar-score-projects = Projekty: { $points }
wistar-score-finals = Závěrečné efekty stupnic: { $points }
wistar-score-finals-each = Závěrečné efekty stupnic: { $points } ({ $each })
wistar-score-effect = { $effect }: { $points }
wistar-score-fields = Pole stupnic: { $points }
wistar-score-cubes = Nejlepší pole po kostičce: { $points }
wistar-score-beds = Nejlepší pole po posteli: { $points }
wistar-score-chambers = Nejlepší vyhloubená komora: { $points }
wistar-score-mice = Myši: { $points }
wistar-score-cheese = Sýr: { $points }
wistar-score-total = Krysobot má celkem { $points } VB.

## Deska slovy
wistar-badge = Rekonstruovaná data: hodnoty ve tvé krabici mohou být jiné.
wistar-board-round = { $round }. kolo z 5. Krysobot má zatím { $points } VB, projekty: { $projects }.
wistar-board-rats = Jeho krysy: les { $forest }, nora { $burrow }, statek { $farm }.
wistar-board-sofar = Kdyby byl konec teď, Krysobot by měl { $points } VB: ve hře { $game }, projekty { $projects }, závěrečné efekty { $finals }, pole stupnic { $fields }, pole po kostičce { $cubes }, pole po posteli { $beds }, komora { $chambers }, myši { $mice }, sýr { $cheese }.
wistar-board-burrow = Postele { $beds }, vyhloubené komory { $dug }, volné komory { $free }, kostičky na úkolech { $cubes }.
wistar-board-tiles = V komorách: { $tiles }.
wistar-board-farm = Jeho průzkumník je { $place }; vzaté dveře: { $doors }.
wistar-board-tents = Stany: { $rooms }.
wistar-board-scale = Stupnice { $scale }: kostička na poli { $field }.
wistar-board-finals = Na konci se počítá: { $effects }.
wistar-board-top = Navrchu balíčku průzkumu: { $card }.

## Terminál
wistar-screen-title = Krysobot, { $round }. kolo z 5, { $points } VB
wistar-screen-burrow = Jeho nora
wistar-screen-scales = Stupnice
wistar-screen-farm = Statek
wistar-screen-rats = Krysy
wistar-screen-area-forest = les
wistar-screen-area-burrow = nora
wistar-screen-area-farm = statek
wistar-screen-explorer = průzkumník
wistar-screen-cubes = Kostičky
wistar-screen-beds = Postele
wistar-screen-chambers = Komory
wistar-screen-beyond = dál: +{ $points }
wistar-screen-projects = Projekty
wistar-screen-sofar = Kdyby byl teď konec
wistar-screen-taught = Co teď ví o tvé krabici, leží v { $path }. Příště ji vybere -o pack={ $name }.
wistar-screen-ask = Napiš to, co stojí před odpovědí
wistar-screen-mine = Hraješ s krabicí, kterou se od tebe naučil: { $name }. Jinou vybere -o pack=NÁZEV.
wistar-screen-lost = Krabici v { $path } nelze přečíst; zůstává, kde je.
wistar-screen-whole = Celé na jednom řádku, například: { $example }
wistar-screen-bad = Taková odpověď tu není. Na výběr jsou: { $keys }
wistar-screen-sheet = Tvoje body: součet, nebo pět čísel po řádcích, nebo to, co stojí před odpovědí
wistar-screen-evenings-word = večery
wistar-screen-named = { $skill } se odteď jmenuje „{ $name }“.
wistar-screen-album = Album tvé krabice, ukládá se v tomto počítači. Jméno ukáže kartu, „jméno = hodnoty“ ji zapíše, „list“ ukáže všechny; „k1 = …“ pojmenuje žeton. Prázdný řádek končí.
wistar-screen-album-ask = Album>
wistar-screen-album-line = { $name } = { $value }
wistar-screen-album-bad = To nelze přečíst. Například: { $example }
wistar-screen-legend = ? skrytý úkol, □ odkrytý, ■ jeho kostička, x plný, | dveře

## Stránka
wistar-page-he-wins = Krysobot vyhrává!
wistar-page-headline = Kolo { $round } z 5 · tah { $turn } ze 3 · { $points } VB
wistar-page-badge = Rekonstruovaná data: u tebe mohou být jiná.
wistar-page-mice-house = Myši z domu
wistar-page-mice-cellar = Myši ze sklepa
wistar-page-ways-room = Volné průchody
wistar-page-ways-door = Za dveřmi
wistar-page-round = Kolo { $round }
wistar-page-steps = Kroky jeho tahu
wistar-page-step-chief = Velitel
wistar-page-step-rat = Krysa
wistar-page-step-action = Akce
wistar-page-step-bonuses = Bonusy
wistar-page-todo = Co udělat na stole
wistar-page-done = hotovo už dřív: { $done }
wistar-page-views = Jeho strana stolu
wistar-page-cubes = Kostičky (úkoly)
wistar-page-beds = Postele v zásobě
wistar-page-free = volná
wistar-page-doors = Dveře
wistar-page-not-known = dál zatím neznámá
wistar-page-sofar = Kdyby byl konec teď: { $points } VB
wistar-page-sheet = Jeho výsledek bod po bodu
wistar-page-attack = Útočím na něj kartou projektu
wistar-page-drawn = Karta akce, která přišla
wistar-page-full = není místo
wistar-page-my-chief = Kam šel můj velitel (na disk jen, chci-li to říct)
wistar-page-workers = Moje krysy: { $area }
wistar-page-worker-add = O jednu víc
wistar-page-worker-remove = O jednu méně
wistar-page-tokens-so = Takhle leží žetony: { $told }
wistar-page-back = Rub karty: { $order }
wistar-page-names-mine = Žetony dovedností tvými jmény: { $names }.
wistar-page-lesson = Karta, o které je řeč, přečtená dosud
wistar-page-keep = Uložit moje karty do souboru
wistar-page-kept = Tento prohlížeč si je už pamatuje: u nového stolu zvol „Moje krabice“.
wistar-page-wheel = Disk akcí. Jeho velitelé: { $his }. Tvoji: { $yours }.
wistar-page-put-back = Vzato zpět. Vrať na stole, od posledního k prvnímu:
wistar-page-whole-done = Řečeno, dál
wistar-page-whole-back = Odebrat poslední
wistar-page-rat = krysa
wistar-page-no-rat = bez krysy
wistar-page-add-bonus = Přidej bonus, odshora:
wistar-page-fields = Pole pod horním řádkem
wistar-page-field-points = Body pole { $field }
wistar-page-field-effect = Efekt pole { $field }
wistar-page-overflow = Body pod posledním polem
wistar-page-plan-help = Ťukej na karty úkolů v pořadí jejich čísel na kartě.
wistar-page-map-help = Mezi kterými místnostmi vede cesta (příprava pro dva)? Jedno ťuknutí volný průchod, dvě dveře.
wistar-page-slots-help = Kolik karet úkolů leží v každé místnosti?
wistar-page-way-none = nic
wistar-page-way-open = volný průchod
wistar-page-way-door = dveře

## Co říká
wistar-talk-set-up = Rozkládej hezky popořadě. Já se dívám. To je na úklidu to nejlepší.
wistar-talk-first = Kdo začíná? Ptám se ze zdvořilosti. Vyhraju tak jako tak.
wistar-talk-your-turn = Jsi na tahu. Já si zatím namažu ocas.
wistar-talk-attacked = Útok? Na mě? Tak to spočítáme poctivě.
wistar-talk-pause = Udělej to za mě. Já palce nemám, ty máš dva.
wistar-talk-mouse = Cítím myš. Ty vidíš líp, máš oči. Pověz, co na ní je.
wistar-talk-cheese = Sýr! To není mlsnost, to je mazivo do ozubených kol.
wistar-talk-task = Úkoly mám rád. Odměny nechávám tobě, stejně je nedostaneš.
wistar-talk-explore = Můj průzkumník vyráží. Má dalekohled a špatné úmysly.
wistar-talk-way = Mapa se mi v hlavě rozšroubovala. Kudy?
wistar-talk-door = Dveře jsou od toho, aby se odnášely.
wistar-talk-goal = Sem přijde můj žeton. Úplně nahoru, kam patřím.
wistar-talk-won = Počítám. Počítám. Spočítáno. Teď ty, a bez zaokrouhlování.
wistar-talk-another = Jiná karta? Dobrá, ať vede tvůj balíček.
wistar-talk-lesson = Tohle ještě neznám. Ukaž prstem, co je tam vytištěno, a já si to navždy zapamatuju.
wistar-talk-card-wood = Dřevo. Z něčeho se vítězství vyřezat musí.
wistar-talk-card-dig = Hloubím. Čím hlouběji, tím blíž k jádru spiknutí.
wistar-talk-card-metal = Kov! Moje oblíbená polévka.
wistar-talk-card-beds = Postele! Postavím postele. A neptej se, nač robotovi postel.
wistar-talk-card-develop = Projekty beru zakryté. Plány mám taky zakryté.
wistar-talk-card-explore = Průzkum! Jdu, vidím, beru.
wistar-talk-card-cottage = Do chaloupky alchymyšky. Prý tam mají dobré pojistky.

## Co se nehodí
wistar-refused-mix = Žádné dvě karty stupnic se nesmějí lišit o 2 a více, a { $one } { $low } a { $other } { $high } se tak liší.
wistar-refused-file = { $option } se ze souboru nečte.
wistar-bad-file = tvůj soubor
wistar-bad-whole = { $file }: { $reason }
wistar-bad-place = { $file }: { $place }: { $reason }
wistar-bad-both = { $first }
    { $rest }
wistar-bad-no-such = taková krabice není; jsou tu: { $names }
wistar-bad-unreadable = nejde přečíst ({ $why })
wistar-bad-not-text = není textový soubor v UTF-8
wistar-bad-toml = není to TOML: něco je špatně na řádku { $line }, ve sloupci { $column }
wistar-bad-toml-end = není to TOML: končí příliš brzy
wistar-bad-type = má tu být { $wanted }, a je tu { $given }
wistar-bad-kind = { $kind ->
     [int] celé číslo
     [float] číslo s desetinami
     [str] text v uvozovkách
     [bool] true nebo false
     [array] seznam
     [object] tabulka jmen a hodnot
    *[other] { $kind }
    }
wistar-bad-least = nejméně { $least }
wistar-bad-most = nejvýše { $most }
wistar-bad-count = hodnot má být { $wanted }, a je jich { $given }
wistar-bad-value = { $given } tu není možné
wistar-bad-unknown-key = krabice tu nemá „{ $key }“
wistar-bad-missing-key = chybí „{ $key }“
wistar-bad-form = má špatný tvar ({ $told })
wistar-bad-name = „{ $name }“: jméno má jen písmena, číslice, - a _
wistar-bad-missing = chybí (krabice k učení má teach = true)
wistar-bad-question-mark = „?“ je jen k učení
wistar-bad-none-of = „{ $given }“ není nic z tohoto: { $allowed }
wistar-bad-source = taková hodnota tu není
wistar-bad-areas = každá ze tří oblastí má dvě ze šesti sekcí a každá sekce jednu oblast
wistar-bad-ring = jmenuje po jednom: { $sections }
wistar-bad-apart = { $one } a { $other } neleží vedle sebe, a patří do téže oblasti { $area }
wistar-bad-falling = nejlevnější je první: hodnoty nikdy neklesají
wistar-bad-no-value = aspoň jedna hodnota
wistar-bad-zone-twice = každá z místností B–G patří do domu, nebo do sklepa, a vstup A nikam
wistar-bad-zone-missing = všechny místnosti B–G patří do domu, nebo do sklepa
wistar-bad-entrance = u vstupu A nic neleží
wistar-bad-ways-together = průchody a dveře jsou známy společně, nebo vůbec
wistar-bad-way = „{ $way }“ není cesta mezi dvěma místnostmi, jako „A-B“
wistar-bad-way-twice = některá cesta je uvedena dvakrát
wistar-bad-unreachable = do místnosti { $room } se od vstupu nedá dojít
wistar-bad-skill = má ji jen karta chaloupky; bonus svou dovednost jmenuje sám
wistar-bad-rat = chaloupka neleží v žádné oblasti, takže na její kartě není krysa
wistar-bad-plan = nákres čísluje každou kartu úkolů jednou: { $slots }
wistar-bad-places = pět žetonů dovedností potřebuje pět míst: dva druhy mají po dvou, jeden má jedno
wistar-bad-no-field = aspoň jedno pole pod horním řádkem
wistar-bad-pin-row-d = jedna karta má řádek D = reveal, tent, move E (příklad průzkumu)
wistar-bad-pin-move-d = některý řádek vede do místnosti D (obrázek přesunu)
wistar-bad-pin-door = mezi D a E jsou dveře (příklad průzkumu)
wistar-bad-pin-tasks-d = v místnosti D leží dvě karty úkolů (příklad průzkumu)
wistar-bad-pin-back = rub poslední karty dává pravou kartu D před levou (příklad průzkumu)
wistar-bad-pin-plan = na některém nákresu má pravá karta D číslo 1 (příklad úkolu)
wistar-bad-pin-value = jedna z hodnot je { $value } (příklad bodování)
wistar-bad-pin-cheese = existuje sýr za 6 bodů (příklad bodování)
wistar-bad-pin-overflow = některá stupnice dává za posledním polem 1 bod (příklad stupnice)
wistar-bad-pin-fields = některá pole mají hodnotu 3, 5 a žádnou (příklad bodování)
wistar-bad-pin-finals = myši z domu, dveře a stany se na konci počítají na třech stupnicích, které mohou ležet na jednom stole (příklad bodování)

## Večery
wistar-mine-game = Moje body ve hře
wistar-mine-places = Uvolněná místa na mojí destičce
wistar-mine-mice = Moje myši a sýr
wistar-mine-projects = Moje projekty
wistar-mine-rest = Co zbylo
wistar-mine-total = Ty { $mine }, Krysobot { $his }.
wistar-mine-ahead = Vyhráváš o { $margin }.
wistar-mine-behind = Chybí ti { $margin }; při stejném počtu vyhrává on.
wistar-mine-keep = Tak to je: uložit tento večer
wistar-evenings = Tvoje večery
wistar-evenings-sum = Večery: { $played }, výhry: { $won }, nejtěžší vyhraná obtížnost: { $hardest }.
wistar-evenings-next = Zkus příště: budovy { $building }, nástroje { $tool }, samohyby { $automaton }.
wistar-evenings-ladder = Žebřík, s nejlepším rozdílem: { $rungs }
wistar-evenings-mix = Kombinace { $mix }, obtížnost { $total }: odehráno { $played }, nejlepší rozdíl { $best }
wistar-evenings-one = { $date }: kombinace { $mix }, ty { $mine }, on { $his }, rozdíl { $margin }
wistar-evenings-share = Sdílet jako obrázek
wistar-evenings-saved = Obrázek je uložen v tomto zařízení.
wistar-evenings-won = Porážím Krysobota o { $margin }
wistar-evenings-lost = Krysobot vyhrává o { $margin }
wistar-evenings-level = Stejně jako Krysobot: vyhrává on
wistar-evenings-scores = Já { $mine } : { $his } Krysobot
wistar-evenings-difficulty = Obtížnost { $total } z 9: budovy { $building }, nástroje { $tool }, samohyby { $automaton }

## Album
wistar-album-known = zapsáno
wistar-album-open = ještě nezapsáno
wistar-album-decks = Čí karty platí?
wistar-album-decks-app = Rozdává Krysobot a řekne, kterou kartu najít
wistar-album-decks-mine = Moje zamíchané karty: řeknu, která přišla
wistar-album-one-chief-per-section = Jeden velitel v sekci (A2)
wistar-album-one-chief-per-section-help = Zapnuto: sekce s jeho velitelem pro něj není volná, jako v základní hře. Vypnuto: může tam stát znovu.
wistar-album-one-cheese = Nejvýš jeden sýr (A16)
wistar-album-one-cheese-help = Vypnuto: kolik mu dovolí základní hra; ty řekneš, zda je nějaký dostupný.
wistar-album-one-cube-per-task = Jedna kostička na kartě úkolů (A23)
wistar-album-one-cube-per-task-help = Vypnuto: na jedné kartě úkolů může stát víc jeho kostiček; pravidla žádné omezení neuvádějí.
wistar-album-last-rows = Poslední karta průzkumu má řádky (A19)
wistar-album-last-rows-help = Pravidla říkají, že každá karta průzkumu má sedm řádků, a u poslední se provádí jen roh. Zapnuto: nejdřív řádek jeho místnosti, pak roh.
wistar-album-last-card = Poslední karta: všechny tři akce (A18)
wistar-album-last-card-help = Vypnuto: první možná z akcí sýr, myš, přesun do G. Zapnuto: všechny tři po sobě.
wistar-album-names = Moje názvy žetonů dovedností
wistar-album-names-help = Krysobot jim říká K1 až K5. Dej jim jména, podle kterých je poznáš; pamatuje si je toto zařízení.
wistar-album-lost = Starý soubor nelze přečíst. Zůstává, kde je; album začíná znovu.
wistar-album-aside = Tyto hodnoty nesedí a jsou zase otevřené; nic jiného se neztratilo. Co nesedí, se neuloží:
wistar-album-accept = Ponechat zbytek; na tohle se zeptá znovu
wistar-album-hints = Příklady v pravidlech ukazují něco jiného. Podívej se znovu; je-li to na kartě tak, je to tak:
wistar-album-kept = Uloženo v tomto zařízení.
wistar-album-tasks-first = Nejdřív řekni, kolik karet úkolů leží v každé místnosti.
wistar-album-about = Zapiš ťukáním každou kartu tak, jak leží na stole, teď nebo až poprvé přijde. Vše lze později opravit; platí od příštího večera.
wistar-album-playing = Jak hrajeme
wistar-album-board = Jeho destička
wistar-album-wheel = Pořadí na disku akcí, po směru hodinových ručiček
wistar-album-wheel-help = Ťukej na sekce v jejich pořadí po směru hodinových ručiček, začni kdekoli.
wistar-album-zones = Dům a sklep a místnost se sýrem
wistar-album-house = Dům
wistar-album-cellar = Sklep
wistar-album-cheese = Sýr leží v místnosti
wistar-album-symbols = Moje názvy a obrázky symbolů
wistar-album-symbols-help = Tyto symboly jsme nakreslili sami. Dej každému název a obrázek, podle kterých ho poznáš; zůstanou v tomto zařízení.
wistar-album-name-of = Můj název: { $what }
wistar-album-picture-of = Můj obrázek: { $what }
wistar-album-picture-remove = Zase náš obrázek: { $what }
wistar-album-actions = Karty akcí
wistar-album-explorations = Karty průzkumu
wistar-album-last = poslední karta průzkumu
wistar-album-photo = Fotka karty
wistar-album-photo-add = Fotka, jen v tomto zařízení
wistar-album-photo-remove = Odebrat fotku

## Uvedení
tutorial-setup = Krysobot hraje proti tobě na tvém vlastním stole; my jsme jeho hlava. Nejdřív řekne, jak rozložit jeho věci. Žetony dovedností mohou u tebe ležet jinak; teď potvrď, že leží takhle.
tutorial-mouse = Ve svém tahu pojmenuje kartu akce a udělá, co je na ní; ty krok za krokem hýbeš jeho figurkami. Ptá se jen na to, co sám vědět nemůže: je v místnosti B myš? Řekni, že není.
tutorial-door = Jeho průzkumník jde dál. Jsou mezi B a D ještě dveře? Odpověz ano a on si je vezme.
tutorial-mine = Jeho tah skončil: udělej, co je v seznamu. Pak hraješ svůj tah podle běžných pravidel. Až skončíš, ťukni, kam šel tvůj velitel; řekni: hloubení.
tutorial-ask = Otočil stejnou sekci. Ví, kde stojí tvůj velitel, proto se jen tady ptá, zda zbývá volné pole. Odpověz ano.
tutorial-on = Hloubí a hledá myš. Řekni, že tam není. Body si počítá sám a skóre je vždy vidět. Tak uběhne pět kol; přeskočíme do posledního.
tutorial-later = Kolo 5, poslední. Krysobot má 30 VB a jeho karta Vývoj ještě nepřišla. Předejdi ho: pošli tam svého velitele, ťukni na Vývoj.
tutorial-block = Otočil Vývoj, ale poslední pole drží tvůj velitel. Řekni, že volné není: musí hledat dál.
tutorial-wood = Zablokováno: šel na Dřevo, nemá tam krysy a nic nezískal. Jeho kostička na stupnici ale postoupila: na konci se počítají postele. Tvůj tah: ťukni na Kov.
tutorial-last = To byl jeho poslední tah: jedna postel, a na druhou nezbyla komora, takže hloubil. Zbývá tvůj, poslední toho večera: ťukni na Postele.
tutorial-score = Konec: má 77 VB a jeho list říká za co. Své body počítáš jako obvykle; řekněme, že máš 80. Odpověz, že máš víc. Při shodě vyhrává on.
tutorial-sheet = Krysobot je poražen! Tady je jeho výsledek bod po bodu. Vezmi svou krabici a otevři vlastní večer: jak těžký bude, se volí na třech stupnicích.

## Příklady na stránce pravidel
example-chief = Je pole pro jeho velitele?
example-chief-start = Začátek prvního kola; hraje se s rekonstruovanými hodnotami. Žetony dovedností leží tak, jak říká.
example-chief-yours = Jeho první karta jsou postele. Všechno je přesunuté; teď je tvůj tah. Neříkáš, kam jde tvůj velitel.
example-chief-free = Neví, kde stojíš, a tak se ptá. Vyzkoušej obě odpovědi.
example-chief-next = Na dřevě volné pole není, a tak se ptá na další sekci po směru hodinových ručiček. Tam pole volné je.
example-chief-end = Bez volného pole jde na nejbližší sekci po směru hodinových ručiček a provede její akci, ne tu z karty.
example-beds = Dvě postele bez volné komory
example-beds-start = Hodnoty jsou rekonstruované. Krysobot má v noře tři krysy, tři postele a ani jednu volnou komoru. Hned otočí kartu postelí se silou 3. Odpověz a uvidíš, co udělá.
example-beds-end = Síla 3 jsou dvě postele, jedna po druhé. Pro první není komora, takže místo ní hloubí; druhá stojí ve vyhloubené komoře. Dohromady jedno hloubení a jedna postel.
example-explore = Karta průzkumu
example-explore-start = Příklad z pravidel, s rekonstruovanými hodnotami. Jeho průzkumník stojí v místnosti D a pod kartou, kterou hned otočí, leží už jen poslední. Žetony dovedností leží tak, jak říká.
example-explore-row = Řádek D říká: odhal úkol, postav stan a přejdi do E. Které karty úkolů v D leží lícem dolů? Vyzkoušej odpovědi.
example-explore-door = Leží-li lícem dolů obě, odhalí pravou: na nákresu, který je teď vidět na balíčku, má nižší číslo. Stan už stojí; zbývá přesun. Jsou mezi D a E ještě dveře?
example-explore-end = Dveře leží u něj lícem dolů, bez bonusu. Co karta říká, dělá po řadě zleva doprava.
example-task = Který úkol?
example-task-start = Příklad z pravidel. Stan stojí v B, průzkumník v D; odhalený je úkol v B a pravý v D. Jeho karta je chaloupka alchymyšky: má splnit úkol.
example-task-which = Jmenuje karty v pořadí čísel na nákresu a ptá se, která je první odhalená s volným řádkem. Vyzkoušej odpovědi.
example-task-end = Pravá karta v D má na nákresu číslo 1, a tak tam jde kostička nejvíc vlevo. Podmínky neplní a odměnu nebere.
example-attack = Tvoje útoky
example-attack-start = Krysobot má 20 VB, dvě vyhloubené komory a tři myši. Hned vyhloubí třetí.
example-attack-resources = Jsi na tahu. Hraješ kartu, která soupeři bere žeton pohybu, třeba Bolas.
example-attack-undergrounds = Zdroje nemá, takže se mu nic neděje. Teď karta, která bere 3 VB tomu, kdo má víc podzemí, třeba Robokrtek.
example-attack-compare = Ví, kolik jich má sám: tři. Ptá se, kolik máš ty. Vyzkoušej obě čísla.
example-attack-mice = Tři je víc než dvě, takže ztrácí 3 VB. Teď karta, která přikazuje odhodit myš, třeba Stroj času.
example-attack-mine = Má tři myši. A ty?
example-attack-end = Odhazuje myš s nejnižší hodnotou a její komora je zase volná.
example-score = 75 bodů
example-score-start = Bodování z pravidel: poslední tah posledního kola. Krysobot má ve hře 32 VB, 8 projektů, troje dveře, dvě myši a sýr.
example-score-yours = Chaloupka posunula tři dovednosti; jeho kostičky stojí na polích 5, 7 a 4. Tvůj poslední tah končí.
example-score-sheet = 32 ve hře, 8 za projekty, 8 za závěrečné efekty, 8 za pole stupnic, 4, 2 a 3 za nejlepší uvolněná pole, 4 za myši a 6 za sýr: dohromady 75. Máš také 75?
example-score-end = Při stejném počtu vyhrává on. Je třeba mít víc.
