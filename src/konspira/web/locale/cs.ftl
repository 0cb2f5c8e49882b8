## Každá stránka
page-skip = Přejít k mému tahu
page-close = Zavřít
page-home = Čekárna
page-paper = Světle / tmavě
page-copied = Odkaz je zkopírovaný.
page-no-network = Síť není dostupná. Zkus to znovu.
page-no-server = Server neodpovídá. Rozdává a hlídá tajemství, takže bez něj se hrát nedá. Tvoje stoly počkají.
page-try-again = Zkusit znovu
page-went-wrong = Něco se nepovedlo. Nic se nezměnilo.

## Host
guest-title = Tvoje jméno
guest-name = Jméno u stolu
guest-note = Účet není potřeba. Jméno vidí všichni u stolu.
guest-save = Uložit
guest-names = Lišák, Sova, Jezevec, Kos, Rys, Vydra, Ježek, Kuna, Jeřáb, Bobr, Straka, Los

## Čekárna
lobby-title = Čekárna
lobby-tagline = { $games ->
     [one] Jedna hra
     [4] Čtyři hry
     [few] { $games } hry
    *[other] { $games } her
    }. U každé někdo něco tají.
lobby-language = Jazyk: { $language }. Změnit
lobby-language-title = Jazyk
lobby-name = Hraješ jako { $name }. Změnit jméno
lobby-pick = Vyber hru
lobby-seats = { $same ->
     [true] { $most ->
         [one] 1 hráč
         [few] { $most } hráči
        *[other] { $most } hráčů
    }
    *[false] { $least }–{ $most } { $most ->
         [few] hráči
        *[other] hráčů
    }
    }
lobby-fair = boti hrají poctivě
lobby-play = Hrát hned s boty
lobby-play-alone = Hrát hned
lobby-invite = Pozvat přátele
lobby-rules = Pravidla s příklady
lobby-chairs = Kdo sedí u stolu
lobby-you = to jsi ty
lobby-bot = Bot { $name }
lobby-bot-note = vidí jen to, co jeho židle
lobby-open = volná
lobby-open-note = odkaz a QR kód po otevření stolu
lobby-here = hraje na tomto zařízení
lobby-here-short = tady vedle
lobby-mate = Host { $number }
lobby-mate-name = Jméno na židli { $number }
lobby-chair = Kdo sedí na židli { $number }
lobby-more = Přidat židli
lobby-less = Odebrat židli
lobby-count = Židle: { $seats } z { $most }
lobby-how = Jak hrajete
lobby-public = Stůl otevřený všem
lobby-public-help = Je vidět v čekárně a kdokoli si může přisednout. Jinak jen s odkazem.
lobby-waits = Stůl čeká na nepřítomné
lobby-waits-help = Jinak za ně po minutě hraje bot, dokud se nevrátí. Vidí jen to, co jejich židle.
lobby-coach = Trenér radí
lobby-coach-help = Kdo chce, ptá se trenéra na svém tahu. Trenér vidí jen to, co židle, která se ptá.
lobby-file = Načíst ze souboru
lobby-own = Moje
lobby-mine = Tvoje stoly
lobby-tables = Otevřené stoly
lobby-no-tables = Žádný otevřený stůl. Je tu ticho. Podezřelé ticho.
lobby-more-pages = Další
lobby-join = Přisednout
lobby-free = { $free ->
     [one] 1 volná židle
     [few] { $free } volné židle
    *[other] { $free } volných židlí
    }

## Moje stoly
mine-frozen = nemůže pokračovat
mine-waits = čeká na: { $names }
mine-goes-on = hraje se
mine-turns = { $turns ->
     [one] Jsi na tahu
     [few] Jsi na tahu u { $turns } stolů
    *[other] Jsi na tahu u { $turns } stolů
    }
mine-done = Tvoje dohrané
mine-see = Podívat se
mine-all = Ukázat ještě { $more }

## Židle
chair-open = Volná židle
seat-gone = vrací se…
seat-stand-in = hraje bot

## Před hrou
gather-title = Stůl čeká
gather-invited = Máš pozvánku
gather-line = { $free ->
     [0] Všechny židle obsazené
     [one] 1 volná židle
     [few] { $free } volné židle
    *[other] { $free } volných židlí
    }
gather-public = otevřený všem
gather-private = jen s odkazem
gather-no-coach = bez trenéra
gather-open-note = pošli odkaz nebo ukaž kód
gather-nobody = zatím nikdo
gather-here = u stolu
gather-away = teď mimo síť
gather-ready = připraveno
gather-copy = Zkopírovat odkaz na židli { $number }
gather-qr = Ukázat QR kód židle { $number }
gather-code = Kód k židli
gather-code-alt = QR kód s odkazem na tuto židli
gather-code-note = Naskenuj ho telefonem a sedni si.
gather-sit = Sednout si
gather-sit-as = Sednout si jako { $name }
gather-name = Změnit jméno
gather-start = Začínáme
gather-missing = { $free ->
     [one] Čekáme na jednoho člověka
     [few] Čekáme na { $free } lidi
    *[other] Čekáme na { $free } lidí
    }
gather-full = Všechny židle jsou obsazené.
gather-leave = Vstát od stolu
gather-pick = Vyber volnou židli, nebo se jen dívej.
gather-spectator = Díváš se. Hra ti ukáže jen to, co je veřejné.
gather-late = Hra už začala a všechny židle jsou obsazené: díváš se.
gather-host-note = Na volnou židli si může sednout i bot: vyber ho ze seznamu.

## U stolu
table-connecting = Připojuji ke stolu…
table-lost = Připojuji znovu… Tvoje karty jsou v bezpečí, stůl čeká.
table-now = Hned
table-sends-later = Tah odešlu, jakmile se vrátí síť.
table-none = Takový stůl není
table-none-note = Odkaz je neúplný, nebo je stůl už uklizený.
table-closed = Tento stůl je ti uzavřen
moderate-open = Poslat pryč nebo umlčet: { $name }
moderate-title = { $name } – co s tím?
moderate-note = Kdo je poslán pryč, nemůže se k tomuto stolu vrátit ani u něj mluvit; ve hře za něj hraje bot. Kdo je umlčen, hraje dál.
moderate-remove = Poslat pryč
moderate-mute = Umlčet
moderate-forgive = Pustit zpět, kdo byl poslán pryč nebo umlčen ({ $barred })
table-your-turn = Jsi na tahu
table-wait = Čekáme na ostatní.
table-undo = Vzít zpět poslední odpověď
table-looking-on = Díváš se: vidíš jen to, co je veřejné.
table-stand-in = Teď za tebe hraje bot. Vidí jen to, co tvoje židle.
table-take-back = Jsem zpět
table-stood-in = Hrál za tebe bot. Židle je zase tvoje.
table-rules = Pravidla této hry
table-menu = Nabídka stolu
table-as-text = Ukázat stůl jako text
table-text = Stůl jako text
table-share = Sdílet odkaz na stůl
table-leave = Odejít, ať hraje bot
table-sounds = Zvuky
table-sounds-help = Karty, pečeť, tvůj tah.
table-seal = Pečeť rozdání: po hře si ověříš, že karty byly určené poctivě.
table-side = Průběh a rozhovor
table-story = Průběh hry
table-story-new = { $unread ->
     [0] Průběh hry a rozhovor
     [one] Průběh hry a rozhovor, 1 nová zpráva
     [few] Průběh hry a rozhovor, { $unread } nové zprávy
    *[other] Průběh hry a rozhovor, { $unread } nových zpráv
    }
calls = Upozornění
calls-help = Když jsi na tahu a tahle karta je schovaná.
calls-help-far = Když jsi na tahu a tahle karta je schovaná, nebo je stránka zavřená.
calls-refused = Prohlížeč upozornění nedovolí. Změníš to v jeho nastavení.

## Rozhovor
chat-title = Rozhovor
chat-new = { $unread ->
     [0] Rozhovor
    *[other] Rozhovor, nové: { $unread }
    }
chat-note = Rozhovor vidí všichni u stolu
chat-spectators = { $spectators ->
     [one] 1 divák
     [few] { $spectators } diváci
    *[other] { $spectators } diváků
    }
chat-quick = Hotové věty
chat-message = Zpráva
chat-placeholder = Řekni něco u stolu…
chat-send = Odeslat

## Prostý plán
plain-seats = U stolu
plain-actions = Tvoje možnosti
plain-choose = Vyber tah
plain-more-actions = Ukázat další (ještě { $more })

## Konec
end-over = Konec hry
end-line = Konec hry · { $minutes ->
     [one] 1 minuta
     [few] { $minutes } minuty
    *[other] { $minutes } minut
    }
end-result = Výsledek
end-podium = Stupně vítězů
end-you-win = Vyhráváš!
end-wins = { $name } vyhrává!
end-win-together = Vyhrávají: { $names }
end-nobody = Nevyhrává nikdo
end-score = Výhry u tohoto stolu po { $games ->
     [one] jedné hře
     [few] { $games } hrách
    *[other] { $games } hrách
    }: { $score }
end-again = Odveta
end-again-said = Čekáme na ostatní
end-again-others = Chtějí znovu: { $names }
end-share = Sdílet
end-opened = Všechno na stůl
end-story = Jak se to stalo
end-all-story = { $more ->
     [one] Ukázat i 1 dřívější
     [few] Ukázat i { $more } dřívější
    *[other] Ukázat i { $more } dřívějších
    }
end-journal = Deník hry
end-verify = Ověřit rozdání

## Hodiny
clock = Hodiny
clock-help = Kolik je na jedno rozhodnutí. Kdo to nestihne, za toho táhne bot.
clock-none = bez hodin
clock-relaxed = v klidu: 5 minut
clock-quick = rychle: 45 sekund
clock-title = Hodiny u stolu
clock-soon = { $seconds ->
     [one] Zbývá ti { $seconds } sekunda
     [few] Zbývají ti { $seconds } sekundy
    *[other] Zbývá ti { $seconds } sekund
    }. Pak za tebe táhne bot.
clock-out = { $me ->
     [yes] Tvůj čas vypršel: táhne bot.
    *[no] { $seat }: čas vypršel, táhne bot.
    }

## Opona
curtain-give = Telefon pro: { $name }
curtain-wait = Teď hrají jiní
curtain-note = Karty jsou schované. Zbytek stolu se dívá do stropu.
curtain-open = { $name }: to jsem já, odhalit
curtain-other = Telefon má někdo jiný

## Trenér
coach-name = Trenér
coach-ask = Zeptat se trenéra
coach-thinks = Trenér přemýšlí…
coach-chances = Šance na výhru
coach-unexamined-short = neprozkoumáno
coach-was = při minulé otázce.
coach-note = Trenér vidí jen to, co ty.
course-title = Jak šly dohady
course-note = Co mohla každá židle vědět o ostatních, krok za krokem, z toho, co sama viděla.
course-show = Spočítat a ukázat
course-wait = Počítám, chvilku to trvá…
course-none = V této hře nebylo o čem se dohadovat.
course-eyes = očima: { $name }
course-numbers = V číslech
course-step = Tah

## Výsledky
record-title = Tvoje hry
record-none = Zatím žádná dohraná hra. Všechno máš před sebou.
record-games = Co a v kolika lidech
record-all = { $played ->
     [one] Jedna dohraná hra
     [few] { $played } dohrané hry
    *[other] { $played } dohraných her
    }, výhry: { $won }.
record-seats = { $seats ->
     [one] 1 hráč
     [few] { $seats } hráči
    *[other] { $seats } hráčů
    }
record-won = { $won } z { $played }
record-against = S kým u stolu
record-bot = bot
bots-title = Žebříček botů
bots-fair = Bot dostává totéž co člověk na jeho židli: svůj pohled na stůl a seznam dovolených tahů. Nic víc.
bots-measured = Síla je hodnocení Elo s 95procentním intervalem, změřené ve hrách mezi úrovněmi (python bench/bots.py ratings). Průměr pěti úrovní jedné hry je 1500; čísla různých her se srovnávat nedají.
bots-rating = { $rating } ± { $margin }
bots-not-measured = zatím nezměřeno
thinks-flat = zkouší každý tah ve vymyšlených světech
thinks-search = prohledává vymyšlené světy do hloubky
thinks-best = to nejlepší, co umíme
thinks-worlds = { $budget ->
     [one] { $budget } svět
     [few] { $budget } světy
    *[other] { $budget } světů
    }
thinks-seconds = { $budget } s přemýšlení
thinks-careless = v { $careless ->
     [one] jednom tahu
     [few] { $careless } tazích
    *[other] { $careless } tazích
    } ze 100 hraje cokoli

## Uvedení
tutorial-title = Uvedení do hry
tutorial-begin = Nauč mě to u stolu, 5 minut
tutorial-step = krok { $step } z { $steps }
tutorial-do = Udělej to: { $label }

## Důkaz
proof-title = Bylo rozdání poctivé?
proof-wait = Kontroluji deník, řádek po řádku…
proof-proven = Náhodu v této hře nemohl nikdo vybrat a tvé tahy stojí v deníku takové, jaké byly.
proof-proven-restarted = Náhodu v této hře nemohl nikdo vybrat, až na kola, která předtím propadla; tvé tahy stojí v deníku takové, jaké byly.
proof-holds = Všechno, co šlo ověřit, sedí.
proof-fails = Tento deník nesedí.
proof-wrong = Co nesedí
proof-checked = Ověřilo toto zařízení
proof-open = Nedokázáno
proof-bad = Řádek { $line }: { $why }
proof-chain = Každý řádek plyne z předchozího a klíč odpovídá pečeti ze začátku.
proof-seal = Je to táž pečeť, kterou toto zařízení vidělo, když byl klíč ještě tajný.
proof-other-seal = Pečeť je jiná než ta, kterou toto zařízení vidělo, když byl klíč ještě tajný.
proof-not-here = Toto zařízení hru nevidělo, když se hrála, takže pečeť není s čím porovnat.
proof-not-shuffled = Klíč vybral sám server: že nevybral rozdání, které se někomu hodí, je jen jeho slovo.
proof-shuffled = { $devices ->
     [one] Se serverem míchalo jedno zařízení a odhalilo, k čemu se zavázalo.
     [few] Se serverem míchala { $devices } zařízení a odhalila, k čemu se zavázala.
    *[other] Se serverem míchalo { $devices } zařízení a odhalila, k čemu se zavázala.
    }
proof-own-seed = Toto zařízení bylo mezi nimi: už to stačí, aby rozdání nemohl nikdo vybrat.
proof-no-seed = Toto zařízení nemíchalo: je třeba věřit, že někdo z těch, kdo míchali, byl poctivý.
proof-other-seeds = Toto zařízení dalo semínko, ale v seznamu není.
proof-list = Je to týž seznam, který toto zařízení vidělo, než odhalilo semínko.
proof-other-list = Seznam je jiný než ten, který toto zařízení vidělo, než odhalilo semínko.
proof-voided = { $rounds ->
     [one] Předtím jedno kolo míchání propadlo; deník říká, kdo semínko neodhalil.
     [few] Předtím propadla { $rounds } kola míchání; deník říká, kdo semínko neodhalil.
    *[other] Předtím propadlo { $rounds } kol míchání; deník říká, kdo semínko neodhalil.
    }
proof-left-out = { $seats ->
     [one] Jeden člověk u stolu nemíchal.
     [few] { $seats } lidé u stolu nemíchali.
    *[other] { $seats } lidí u stolu nemíchalo.
    }
proof-server = Podepsal ho server, který toto zařízení zná od začátku.
proof-other-server = Podepsal ho jiný server než ten, který toto zařízení zná od začátku.
proof-signed = { $lines ->
     [one] Jeden řádek podepsalo zařízení, které ho udělalo, a podpis je pravý.
     [few] { $lines } řádky podepsala zařízení, která je udělala, a všechny podpisy jsou pravé.
    *[other] { $lines } řádků podepsala zařízení, která je udělala, a všechny podpisy jsou pravé.
    }
proof-unsigned = Řádky, které nikdo nepodepsal: { $lines }. Po konci hry je šlo napsat jinak.
proof-vouched = Od těchto řádků podepisuje klíč, za který se zaručil jen server: { $lines }.
proof-mine = { $acts ->
     [one] Tvůj jediný tah tam stojí tak, jak ho toto zařízení podepsalo.
     [few] Všechny tvé { $acts } tahy tam stojí tak, jak je toto zařízení podepsalo.
    *[other] Všech tvých { $acts } tahů tam stojí tak, jak je toto zařízení podepsalo.
    }
proof-mine-gone = Tahy, které toto zařízení podepsalo, a přece tam nejsou: { $acts }
proof-receipts = Server potvrdil tvé tahy: { $receipts } z { $acts }.
proof-not-mine = Na tvém místě podepsané klíčem, který nepatří tomuto zařízení, řádky: { $lines }.
proof-sealed = Server podepsal celý deník.
proof-not-sealed = Celý deník žádný server nepodepsal.
proof-chances = Náhoda každého kroku je spočítaná zde a je to ta, kterou dostala pravidla.
proof-other-chances = Náhoda kroků, spočítaná zde, není ta, kterou dostala pravidla.
proof-rules = Že z té náhody vycházejí právě tyto karty, říká server: pravidla v prohlížeči nejsou. Příkaz níže ověří i to.
proof-rules-bad = Pravidla, jak je má server, k této hře nevedou.
proof-hands = Server rozdává, takže vidí všechny karty. Že nikomu nic neřekl, dokázat nelze.
proof-command = Ověř si to u sebe, s deníkem v souboru:

## Záznam
replay-title = Záznam
replay-start = Rozdání
replay-back = Předchozí tah
replay-on = Další tah
replay-play = Přehrát
replay-pause = Pozastavit
replay-rail = Osa hry: táhni, nebo použij šipky
replay-step = tah { $step } z { $last }
replay-chapters = Kapitoly
replay-eyes = Číma očima
replay-eyes-of = očima: { $name }
replay-all-open = vše odkryté
replay-spectator = očima diváka

## Pravidla
rules-title = Pravidla
rules-of = Pravidla: { $title }
rules-contents = Obsah
rules-on = s tím hrajete
rules-off = u tohoto stolu ne
rules-none = Taková hra není
rules-play = Do čekárny
rules-example = Příklad
rules-example-step = krok { $step } z { $steps }
rules-may = Tak se smí.
rules-may-not = Tak se nesmí.
rules-back = Zpět
rules-next = Dál
rules-again = Od začátku
rules-names = Anna, Bořek, Cilka, David

## Boti
bot-level-1 = 1 · zelenáč
bot-level-2 = 2 · amatér
bot-level-3 = 3 · hráč
bot-level-4 = 4 · lišák
bot-level-5 = 5 · mistr
