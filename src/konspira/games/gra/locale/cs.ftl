title = GRA
tagline = Lhářovy kostky s oboustrannými kartami: otoč je potají, sázej na to, co ukazují všichni, odhal blaf.

## Volby
option-jokers = Žolíkové jedničky
option-jokers-help = Ukázaná jednička platí za každou hodnotu. Kolo, které otevře sázka na jedničky, žolíky nemá.
option-directions = Směry
option-directions-help = Kdo začíná kolo, řekne, kterým směrem půjde. Ve dvou hráčích to nic nemění.
option-fewer_cards = Stále méně karet
option-fewer_cards-help = Všichni začínají s pěti kartami a kdo prohraje kolo, hraje dál s jednou méně. Když někomu žádná nezbude, vyhrává ten, kdo jich má nejvíc.
option-longer = Delší hra
option-longer-help = Kdo splní podmínku konce, vypadává a ostatní hrají dál. Vyhrává poslední.
option-bid_order = Která sázka je vyšší?
option-bid_order-help = Pravidla to říkají dvěma způsoby, které si odporují, takže si vyberte.
option-bid_order-value = Vyšší hodnota při jakémkoli počtu, nebo víc téže hodnoty (věta a příklad z pravidel)
option-bid_order-value-short = hodnota před počtem
option-bid_order-count = Víc karet jakékoli hodnoty, nebo stejný počet vyšší hodnoty (vytištěný žebříček příkladů)
option-bid_order-count-short = počet před hodnotou
note-deck = Balíček je odvozený: každá dvojice různých hodnot dvakrát. Seznam vytištěných karet není veřejný.

## Sázky a tahy
gra-claim = { $count } { gra-noun }
gra-claim-words = { $count ->
     [1] jedna
     [2] dvě
     [3] tři
     [4] čtyři
     [5] pět
     [6] šest
     [7] sedm
     [8] osm
     [9] devět
     [10] deset
     [11] jedenáct
     [12] dvanáct
     [13] třináct
    *[other] { $count }
    } { gra-noun }
gra-noun = { $face ->
     [1] { $count ->
         [one] jednička
         [few] jedničky
        *[other] jedniček
    }
     [2] { $count ->
         [one] dvojka
         [few] dvojky
        *[other] dvojek
    }
     [3] { $count ->
         [one] trojka
         [few] trojky
        *[other] trojek
    }
     [4] { $count ->
         [one] čtyřka
         [few] čtyřky
        *[other] čtyřek
    }
     [5] { $count ->
         [one] pětka
         [few] pětky
        *[other] pětek
    }
    *[6] { $count ->
         [one] šestka
         [few] šestky
        *[other] šestek
    }
    }
gra-name = { $seat }
gra-do-turn = Ukázat { $faces }
gra-do-check = Kontroluji! ({ $claim })
gra-do-bid = Sázka: { $claim }
gra-do-bid-clockwise = Sázka: { $claim }, po směru hodinových ručiček
gra-do-bid-counter = Sázka: { $claim }, proti směru hodinových ručiček

## Co je jisté
gra-turn-stays = Až všichni vyberou, nedá se už nic otočit.
gra-check-loses = V ruce jich máš dost: kontrolou prohraješ.
gra-check-wins = Ostatní na to nemají dost karet: kontrolou vyhraješ.
gra-check-odds = Sázka platí, pokud ostatní, kteří mají { $others ->
     [one] jednu kartu
     [few] { $others } karty
    *[other] { $others } karet
    }, ukazují ještě aspoň { $missing }.
gra-bid-safe = Už tvoje karty stačí, aby sázka platila.
gra-bid-false = Ostatní na to nemají dost karet: sázka platit nemůže.
gra-bid-needs = Od ostatních, kteří mají { $others ->
     [one] jednu kartu
     [few] { $others } karty
    *[other] { $others } karet
    }, je potřeba ještě: { $missing }.

## Odmítnutí
gra-refuse-turn-first = Nejdřív otoč své karty; sází se, až to udělají všichni.
gra-refuse-no-card = { $cards ->
     [one] Držíš jednu kartu: otáčet jde jen ji.
     [few] Držíš { $cards } karty: otáčet jde jen je.
    *[other] Držíš { $cards } karet: otáčet jde jen je.
    }
gra-refuse-turned = Karty jsou pro toto kolo vybrané; teď vsaď, nebo kontroluj.
gra-refuse-nothing-to-check = Zatím není co kontrolovat: vsaď jako první.
gra-refuse-too-many = Ve hře { $cards ->
     [one] je jen jedna karta
     [few] jsou jen { $cards } karty
    *[other] je jen { $cards } karet
    }: výš sázka jít nemůže.
gra-refuse-direction = Směr se říká jen s první sázkou kola.
gra-refuse-no-directions = V této hře jdou kola jen po směru hodinových ručiček.
gra-refuse-top = Nad „{ $claim }“ už nic není: musíš kontrolovat.
gra-refuse-low-value = Stojí sázka: { $claim }. Řekni vyšší hodnotu, nebo víc téže; nejnižší možná: { $lowest }.
gra-refuse-low-count = Stojí sázka: { $claim }. Řekni víc karet, nebo stejný počet vyšší hodnoty; nejnižší možná: { $lowest }.

## Co se děje
gra-starts = { $me ->
     [yes] Začínáš.
    *[no] Začíná { $seat }.
    }
gra-deal = Kolo { $round }: ve hře { $cards ->
     [one] je jedna karta
     [few] jsou { $cards } karty
    *[other] je { $cards } karet
    }.
gra-my-cards = Tvé karty: { $cards }.
gra-my-faces = Ukazuješ { $faces }.
gra-ready = { $me ->
     [yes] Máš vybráno.
    *[no] { $seat } má vybráno.
    }
gra-bidding = Všechny karty jsou vybrané. { $me ->
     [yes] Sázíš první.
    *[no] První sází { $seat }.
    }
gra-bid = { $me ->
     [yes] Sázíš
    *[no] { $seat } sází
    }: { $claim }.
gra-way-clockwise = Toto kolo jde po směru hodinových ručiček.
gra-way-counter = Toto kolo jde proti směru hodinových ručiček.
gra-board-last-wild = V tamtom kole byly jedničky žolíky.
gra-board-last-plain = V tamtom kole byly jedničky jen jedničkami.
gra-no-jokers = V tomto kole jsou jedničky jen jedničky.
gra-jokers-on = Jedničky jsou žolíky.
gra-check = { $me ->
     [yes] Kontroluješ
    *[no] { $seat } kontroluje
    } ({ $bidder_seat }: { $claim }).
gra-shows = { $me ->
     [yes] Ukazuješ
    *[no] { $seat } ukazuje
    } { $faces } (dole { $hidden }).
gra-true = Spočítáno: { $found }. Pravda!
gra-bluff = Spočítáno: { $found }. Blaf!
gra-loses = { $me ->
     [yes] Prohráváš
    *[no] { $seat } prohrává
    } kolo{ $cards ->
     [0] ; nezbývá žádná karta.
     [6] .
     [one] ; odteď { $me ->
         [yes] máš
        *[no] má
        } jednu kartu.
     [few] ; odteď { $me ->
         [yes] máš
        *[no] má
        } { $cards } karty.
    *[other] ; odteď { $me ->
         [yes] máš
        *[no] má
        } { $cards } karet.
    }
gra-out = { $me ->
     [yes] Vypadáváš.
    *[no] { $seat } vypadává.
    }
gra-ends = { $cards ->
     [0] Poslední karta je pryč
    *[other] Další karta by byla šestá
    }: hra končí, { $me ->
     [yes] prohráváš.
    *[no] { $seat } prohrává.
    }
gra-tie = Remíza: { $seats }. Dál hrají jen oni; kdo prohraje kolo rozstřelu, vypadává.
gra-next = { $me ->
     [yes] Začínáš
    *[no] { $seat } začíná
    } další kolo.

## Konec
gra-won-fewest = { $me ->
     [yes] Vyhráváš
    *[no] { $seat } vyhrává
    } s nejmenším počtem karet ({ $cards }).
gra-won-most = { $me ->
     [yes] Vyhráváš
    *[no] { $seat } vyhrává
    } s největším počtem karet ({ $cards }).
gra-won-tie = { $me ->
     [yes] Vyhráváš
    *[no] { $seat } vyhrává
    } rozstřel.
gra-won-last = { $me ->
     [yes] Vyhráváš
    *[no] { $seat } vyhrává
    }: nikdo jiný ve hře nezůstal.

## Deska jako text
gra-board-round = Kolo { $round }, ve hře { $cards ->
     [one] je jedna karta
     [few] jsou { $cards } karty
    *[other] je { $cards } karet
    }.
gra-board-hand = { $seat }: { $cards ->
     [one] jedna karta
     [few] { $cards } karty
    *[other] { $cards } karet
    }.
gra-board-bid = { $me ->
     [yes] Stojí tvá sázka
    *[no] { $seat } říká
    }: { $claim }.
gra-board-turning = Otáčejí se karty; vybrat { $waiting ->
     [one] musí ještě jeden hráč
     [few] musí ještě { $waiting } hráči
    *[other] musí ještě { $waiting } hráčů
    }.
gra-board-turn = { $me ->
     [yes] Jsi na tahu.
    *[no] Na tahu: { $seat }.
    }

## Terminál
gra-ask-turn = Které karty otočit? Jejich čísla, např. { $example }; Enter je nechá, jak leží
gra-ask-turn-one = Enter nechá kartu, jak leží; 1 ji otočí
gra-ask-open = Tvá sázka: počet a hodnota, např. { $example }
gra-ask-open-way = Tvá sázka: počet a hodnota, např. { $example }; se znakem < na konci jde kolo proti směru hodinových ručiček
gra-ask-bid = Vyšší sázka, např. { $example }, nebo k pro kontrolu
gra-ask-check = Nic vyššího není: k kontroluje
gra-bad-turn = { $cards ->
         [one] Napiš 1, nebo jen Enter.
        *[other] Napiš čísla karet od 1 do { $cards }, nebo jen Enter.
    }
gra-bad-bid = Napiš počet karet a hodnotu od 1 do 6{ $check ->
         [yes] ; k kontroluje.
        *[no] .
    }
gra-screen-bid = Sázka
gra-screen-none = nikdo ještě nesází
gra-screen-round = Kolo { $round }, ve hře { $cards ->
         [one] { $cards } karta
         [few] { $cards } karty
        *[other] { $cards } karet
    }
gra-screen-hand = Tvé karty
gra-board-tie = Je to rozstřel.
gra-board-last = Poslední odkrytí, v kole { $round }:
gra-board-out = { $me ->
     [yes] Jsi mimo hru.
    *[no] { $seat } je mimo hru.
    }
gra-board-said = { $me ->
     [yes] Tvá poslední sázka: { $claim }.
    *[no] { $seat }, poslední sázka: { $claim }.
    }
gra-screen-last = Poslední odkrytí
gra-screen-cards = karty
gra-screen-said = sázka
gra-screen-ready = hotovo
gra-screen-thinks = ještě ne
gra-screen-out = mimo hru

## Stránka
about-time = asi 20 min
gra-round = Kolo { $round }
gra-seats = Hráči v pořadí tahů
gra-card = nahoře { $up }, dole { $down }
gra-hand = Tvoje karty
gra-cards = { $cards ->
     [one] 1 karta
     [few] { $cards } karty
    *[other] { $cards } karet
    }
gra-of = karty: { $cards } z { $most }
gra-standing = Kdo má kolik karet
gra-goal-base = Kdo si vezme šestou kartu, prohrává. Vyhrává ten, kdo má v tu chvíli nejméně karet.
gra-goal-base-longer = Kdo si vezme šestou kartu, vypadává. Vyhrává poslední u stolu.
gra-goal-fewer = Jakmile někdo ztratí poslední kartu, hra končí. Vyhrává ten, kdo má v tu chvíli nejvíce karet.
gra-goal-fewer-longer = Kdo ztratí poslední kartu, vypadává. Vyhrává poslední u stolu.
gra-goal-tie = Rozstřel: kdo prohraje kolo, vypadává. Vyhrává poslední.
gra-sealed = volba zapečetěná
gra-chooses = ještě vybírá
gra-thinks = přemýšlí…
gra-said = sázka:
gra-says = { $me ->
     [yes] Říkáš
    *[no] { $seat } říká
    }
gra-turn-title = Otoč karty, jak chceš
gra-turn-note = Počítá se jen horní konec. Všichni vybírají najednou a nikdo nevidí cizí volbu.
gra-turn-card = karta: nahoře { $up }, dole { $down }; stiskni a otoč ji
gra-turn-hint = Vybráno: { $faces }. Po zapečetění to nejde změnit.
gra-only-you = Tyhle karty vidíš jen ty.
gra-seal = Zapečetit volbu
gra-sealed-note = Tvoje volba je zapečetěná. Karty už nejde otočit.
gra-waiting-title = Čekáme na obálky
gra-waiting-for = Kdo ještě vybírá: { $names }
gra-waiting-note = Až všichni zapečetí, začnou sázky.
gra-first-bid = { $me ->
     [yes] Tvoje první sázka
    *[no] { $seat } sází první
    }
gra-first-bid-note = Kolik karet stejné hodnoty ukazují všechny ruce dohromady? Ve hře: { $cards ->
     [one] 1 karta
     [few] { $cards } karty
    *[other] { $cards } karet
    }.
gra-open = Vsaď první sázku kola.
gra-answer = Přehoď sázku, nebo kontroluj ({ $seat }).
gra-wait = Na tahu: { $seat }. Karty už nejde otočit.
gra-out-note = V tomto kole nehraješ. Dívej se do konce.
gra-pick = Volba sázky
gra-value = Hodnota
gra-faces = { $face ->
     [1] jedničky
     [2] dvojky
     [3] trojky
     [4] čtyřky
     [5] pětky
    *[6] šestky
    }
gra-too-low = čárkované jsou už příliš nízko
gra-how-many = Kolik jich je na celém stole?
gra-in-play = { $cards ->
     [one] 1 karta ve hře
     [few] { $cards } karty ve hře
    *[other] { $cards } karet ve hře
    }
gra-value-first = nejdřív hodnotu
gra-way = Směr kola
gra-way-clockwise-short = po směru ručiček
gra-way-counter-short = proti směru ručiček
gra-choose-value = Vyber hodnotu
gra-check-button = Kontroluji!
gra-bid-button = Vsadit:
gra-verdict-true = Pravda
gra-verdict-bluff = Blaf
gra-bid-of = { $me ->
     [yes] Tvoje sázka
    *[no] Sázka: { $seat }
    }
gra-on-table = Na stole
gra-open-cards = Odkryté karty
gra-checks = { $me ->
     [yes] kontroluješ
    *[no] kontroluje
    }
gra-bids = { $me ->
     [yes] sázíš
    *[no] sází
    }
gra-counting = Počítáme…
gra-what-happened = Co se stalo?
gra-count-note = Počítají se jen horní konce. Vybledlé karty k sázce nepatří.
gra-count-note-wild = Počítají se jen horní konce. Jednička s hvězdou je žolík. Vybledlé karty k sázce nepatří.
gra-count-again = Znovu
gra-next-round = Další kolo
gra-to-end = Ukázat výsledek
gra-cards-open = Karty na stůl
gra-place = { $place }. místo
gra-showed = ukázané: { $faces }
gra-last-bid = Poslední sázka: { $seat }, { $claim }. Na stole: { $found } (žluté kostky).
gra-mark-true = Kolo { $round }: pravda, prohrává { $seat }
gra-mark-bluff = Kolo { $round }: blaf, prohrává { $seat }
gra-story-naked = { $me ->
     [yes] Nemáš přitom
    *[no] { $seat } nemá přitom
    } ani jednu takovou kartu.
gra-no-bid-yet = Zatím bez sázky

## Trenér
belief-bid_true = Je sázka pravdivá?
belief-others_show = Kolik takových ukazují ostatní, v průměru
belief-others_show-item = hodnota { $number }
gra-why-check = { $likely ->
     [yes] Je to risk: sázka platí pro { $percent } % rukou, které odpovídají tomu, co je vidět. Jenže i přehozenou sázku lze zkontrolovat.
    *[no] Sázka platí jen pro { $percent } % rukou, které odpovídají tomu, co je vidět.
    }
gra-why-raise = { $likely ->
     [yes] Současná sázka platí pro { $percent } % rukou, které odpovídají tomu, co je vidět, a pak kontrolou prohráváš.
    *[no] Současná sázka vypadá na blaf: platí pro { $percent } % odpovídajících rukou. Po přehození už musí pochybovat někdo jiný.
    }
gra-why-open = { $ones ->
     [yes] Pro tuto hodnotu se počítají tvé karty: { $mine }, u ostatních asi { $others }, podle toho, co se o nich ví. I s jedničkami.
    *[no] Pro tuto hodnotu se počítají tvé karty: { $mine }, u ostatních asi { $others }, podle toho, co se o nich ví.
    }
gra-why-turn = Ukazuješ pak: { $faces }. Sázku na to, co ukazuješ, zčásti kryješ z vlastní ruky.

## Uvedení
tutorial-turn = Tvoje karta má dva konce, 2 a 5, a počítá se jen ten horní. Klepni na ni, aby byla nahoře pětka, a zapečeť ji: nikdo to nevidí.
tutorial-bid = { $two_seat } sází: mezi třemi kartami je aspoň jedna pětka. Jednu máš, takže dvě jsou docela možné. Přehoď: 2 pětky.
tutorial-shown = { $two_seat } třem pětkám nevěří: karty se odkryjí a jsou jen dvě. Kolo prohrává { $one_seat }.
tutorial-again = Kdo prohraje kolo, hraje dál s kartou navíc, a vyhrává ten, kdo má nejméně karet. Otoč novou kartu na 6 a zapečeť ji.
tutorial-own = { $two_seat } sází jednu čtyřku. Přehodí ji vyšší počet nebo vyšší hodnota. Máš šestku, řekni tedy pravdu: 1 šestka.
tutorial-check = Tři šestky mezi čtyřmi kartami? Jedna je tvoje, takže šestkami by musely být dvě ze tří ostatních. Nevěř tomu a řekni: Kontroluji!
tutorial-caught = Výborně: šestka je jen jedna. { $two_seat } prohrává kolo a bere si druhou kartu.
tutorial-ahead = A tak kolo za kolem. Zapečeť tuhle kartu, jak leží, a přeskočíme tři kola.
tutorial-later = O tři kola později: { $two_seat } pokaždé prohrává a má už pět karet. Kdo by si měl vzít šestou, ukončí hru.
tutorial-last = Tohle může být poslední kolo. Otoč kartu na 6 a zapečeť ji.
tutorial-bluff = Začínáš, tak jednou zablafuj: čtyřku nemáš, ale vsaď 2 čtyřky. Při osmi kartách si nikdo nemůže být jistý.
tutorial-win = Tři pětky? Ty nemáš žádnou a někdo musí říct dost: Kontroluji!
tutorial-finale = Ani jedna pětka! { $two_seat } si musí vzít šestou kartu, takže je konec hry. Máš nejméně karet: vyhráváš.

## Příklady na stránce pravidel
example-bids = Co přehodí tři čtyřky?
example-bids-start = Každý má čtyři karty; tvoje ukazují dvě čtyřky a dvě dvojky. Kolo začíná { $first_seat }.
example-bids-higher = Teď ty. Vyzkoušej sázky: které z nich přehodí tři čtyřky?
example-bids-end = Jedna pětka přehodí, protože pětka je vyšší hodnota a počet pak může být jakýkoli. Čtyři čtyřky by přehodily také.
example-ladder = Co přehodí tři čtyřky, když má přednost počet?
example-ladder-start = Karty jsou stejné, ale vyšší je sázka na víc karet. Kolo začíná { $first_seat }.
example-ladder-higher = Které z těchto sázek teď přehodí tři čtyřky?
example-ladder-end = Čtyři dvojky přehodí, protože je to víc karet. Jedna pětka už ne.
example-check = Přesně tolik stačí
example-check-start = Máte tři, čtyři a tři karty. Začíná { $first_seat }, pak hraje { $second_seat }, pak ty.
example-check-doubt = Pět pětek mezi deseti kartami a ty máš jednu. Zkontroluješ, nebo přehodíš?
example-check-end = Pětek je přesně pět, takže sázka platila. Prohrává ten, kdo kontroloval, a další kolo hraje s jednou kartou navíc.
example-jokers = Jedničky jako žolíky
example-jokers-start = Každý má dvě karty a jedničky jsou žolíky. Kolo začíná { $first_seat }.
example-jokers-doubt = Čtyři dvojky při šesti kartách: to zní směle. Co uděláš?
example-jokers-end = Nahoře jsou dvě dvojky a dvě jedničky. Jedničky se počítají jako dvojky, takže čtyři dvojky platí.
