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
guest-title = Kdo jsi u stolu?
guest-name = Jméno u stolu
guest-note = Bez účtu. Jméno a obličej vidí všichni u stolu.
guest-save = Uložit
guest-names = Lišák, Sova, Jezevec, Střízlík, Rys, Vydra, Ježek, Kuna, Jeřáb, Bobr, Straka, Los
guest-go = Hraju jako { $name }
guest-face = Tvůj obličej
guest-face-one = { $face ->
     [fox] liška
     [owl] sova
     [badger] jezevec
     [wren] střízlík
     [lynx] rys
     [otter] vydra
     [hedgehog] ježek
     [marten] kuna
     [crane] jeřáb
     [beaver] bobr
     [magpie] straka
     [elk] los
     [glasses] červené brýle
     [moustache] klobouk a knír
     [scarf] zrzavé vlasy
     [beard] vousy a brýle
     [newspaper] za novinami
     [plant] květináč s očima
     [bob] bílé vlasy a brýle
     [veil] klobouk se závojem
     [monocle] cylindr a monokl
     [pipe] čepice a dýmka
     [mask] maska
     [beret] baret
     [diver] potápěč
    *[cook] kuchař
    }
guest-apart = Někdo se tu už jmenuje { $own }: u tohoto stolu jsi { $name }.
guest-apart-face = Tvůj obličej už tu někdo má: u tohoto stolu máš jiný.
mates-title = Kdo hraje na tomto zařízení?
mates-face = Jiný obličej pro židli { $number }
mates-go = Hrajeme
bot-names = Šroubek, Pružinka, Ozubek, Klička, Nýtek, Kolečko, Pojistka
character-cautious = od přírody opatrný
character-bold = od přírody odvážný
character-talkative = od přírody upovídaný

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
lobby-more-how = Více: varianty, tempo, trenér
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
lobby-all-tables = { $there ->
     [0] Stoly
    *[other] Stoly ({ $there })
    }
lobby-running = Hrají se: můžeš se dívat
lobby-watch = Dívat se
tables-title = Stoly
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
mine-hide = Skrýt tento stůl: { $title }
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
device-other = Na mém druhém zařízení
device-other-note = Otevři tento odkaz na svém druhém zařízení: budeš tam týž člověk na týchž židlích. Platí jednou a deset minut.
device-secret = Nikomu ho neukazuj: kdo ho otevře, hraje za tebe.
device-code-alt = QR kód s odkazem pro druhé zařízení
device-copy = Kopírovat odkaz
device-title = Hraj dál tady
device-line = Tento odkaz udělá z tohoto zařízení druhé zařízení toho, kdo ho ukázal: totéž jméno, tytéž židle a vlastní klíč k podpisům, za který ručí to první.
device-mine-only = Otevírej jen odkaz, který ukázalo tvoje vlastní zařízení.
device-replaces = Tady teď hraješ jako { $name }. Stoly tohoto jména odsud nebudou vidět.
device-go = Hrát dál tady
device-bad = Tento odkaz není celý. Ukaž ho na prvním zařízení ještě jednou.
gather-sit = Sednout si
gather-sit-as = Sednout si jako { $name }
gather-name = Moje jméno a obličej
gather-start = Začínáme
gather-missing = { $free ->
     [one] Čekáme na jednoho člověka
     [few] Čekáme na { $free } lidi
    *[other] Čekáme na { $free } lidí
    }
gather-full = Všechny židle jsou obsazené.
gather-leave = Vstát od stolu
gather-spectator = Díváš se. Hra ti ukáže jen to, co je veřejné.
gather-late = Hra už začala a všechny židle jsou obsazené: díváš se.
gather-host-note = Na volnou židli si může sednout i bot: vyber ho ze seznamu.

## Pozvánky
invite-title = Pozvat přátele
invite-note = Jeden odkaz pro všechny: kdo ho otevře, vidí, kdo kde sedí, a sedne si.
invite-code-alt = QR kód s odkazem na tento stůl
invite-share = Poslat odkaz
invite-copy = Kopírovat odkaz
invite-house = Tento odkaz funguje jen v tomto domě: na telefonech ve stejné Wi-Fi.
invite-device = Tento odkaz funguje jen na tomto zařízení. Aby mohly přijít telefony, spusť server s --host 0.0.0.0.
invite-not-the-bar = Nekopíruj adresu z řádku prohlížeče: jiným se nemusí otevřít. Posílej tento odkaz.
ask-chair = Poprosit o místo
ask-waits = Prosba o místo odeslána. Hostitel se rozmýšlí.
ask-waits-away = Prosba o místo odeslána. Hostitel tu teď není: uvidí ji, až se vrátí.
ask-no-more = Raději ne
ask-wants = { $name } si chce zahrát.
ask-which = Čí židle
ask-give = Dát tuto židli
ask-not-now = Teď ne
gather-take = Sednout si sem
gather-you-host = to jsi ty, hostitel
gather-host = hostitel
gather-swap = Vyměnit židle: { $number }, { $other }
terms-title = Jak hrajete dál
terms-change = Změnit stůl
terms-save = Takhle hrajeme
next-title = Příští partie
next-sit = Sednout si k příští partii
next-change = Změnit místa, boty, varianty
next-see = Kdo kde sedí
bar-me = Hraješ jako { $name }: jméno a obličej

## U stolu
table-connecting = Připojuji ke stolu…
table-lost = Připojuji znovu… Tvoje karty jsou v bezpečí, stůl čeká.
table-lost-waits = Připojuji znovu… Tvůj tah čeká a odejde, jakmile se vrátí síť.
table-on-its-way = Tvůj tah je na cestě…
table-now = Hned
table-sends-later = Tah odešlu, jakmile se vrátí síť.
table-none = Takový stůl není
table-none-note = Odkaz je neúplný, nebo je stůl už uklizený.
table-closed = Tento stůl je pro tebe zavřený
people-title = Lidé u stolu
moderate-open = Poslat pryč nebo umlčet: { $name }
moderate-title = { $name } – co udělat?
moderate-note = Kdo má uvolnit židli, může se dívat a znovu poprosit o místo. Kdo je poslán pryč, nemůže se k tomuto stolu vrátit ani u něj mluvit; v partii za něj hraje dál bot. Kdo přijde o slovo, hraje dál. Každý se o tom dozví.
moderate-remove = Poslat pryč
moderate-mute = Umlčet
moderate-forgive = Pustit zpět, kdo byl poslán pryč nebo umlčen ({ $barred })
table-your-turn = Jsi na tahu
table-wait = Čekáme na ostatní.
table-undo = Vzít zpět poslední odpověď
table-looking-on = Díváš se: vidíš jen to, co je veřejné.
table-stand-in = Teď za tebe hraje bot. Vidí jen to, co tvoje židle.
table-resigned = Hra vzdaná: pro tebe je prohraná. Za tebe hraje dál bot.
table-take-back = Jsem zpět
table-stood-in = Hrál za tebe bot. Židle je zase tvoje.
table-rules = Pravidla této hry
table-menu = Nabídka stolu
table-as-text = Ukázat stůl jako text
table-text = Stůl jako text
table-share = Pozvat k tomuto stolu
table-leave = Odejít, ať hraje bot
table-leaving = Odejít nebo ukončit hru
leave-note = Vrátit se můžeš kdykoli.
leave-close = Ukončit tuto hru
leave-close-note = Hraješ bez dalších lidí: hra hned skončí a nikomu se nepočítá.
leave-finish = Navrhnout konec hry
leave-finish-note = Hra skončí bez vítěze, až budou souhlasit všichni lidé.
leave-resign = Vzdát se
leave-resign-note = Pro tebe je hra prohraná. Za tebe hraje dál bot.
finish-wants = Pro konec hry: { $names }
finish-said = Chceš tu hru ukončit. Čeká se na ostatní.
finish-agree = Souhlasím
finish-no = Přece jen hrát dál
closed-title = Hra byla ukončena
closed-alone = Hra skončila na tvé přání.
closed-agreed = Všichni u stolu souhlasili.
closed-resigned = Vzdává se: { $name }.
closed-note = Karty zůstanou skryté.
moderate-kick = Poprosit o uvolnění židle
moderate-host = Předat roli hostitele
table-sounds = Zvuky
table-sounds-help = Karty, pečeť, tvůj tah.
table-seal = Pečeť rozdání: po hře si ověříš, že karty byly určené poctivě.
table-side = Průběh a chat
table-story = Průběh hry
table-story-new = { $unread ->
     [0] Průběh hry a chat
     [one] Průběh hry a chat, 1 nová zpráva
     [few] Průběh hry a chat, { $unread } nové zprávy
    *[other] Průběh hry a chat, { $unread } nových zpráv
    }
calls = Upozornění
calls-help = Když jsi na tahu a tahle karta prohlížeče je schovaná.
calls-help-far = Když jsi na tahu a tahle karta prohlížeče je schovaná, nebo je stránka zavřená.
calls-need-https = Po obyčejném http, jako doma, funguje všechno kromě tří věcí: volání při zavřené stránce, přístupových klíčů a otevření bez sítě. Ty potřebují https.
calls-refused = Prohlížeč upozornění nedovolí. Změníš to v jeho nastavení.

## Chat
chat-title = Chat
chat-new = { $unread ->
     [0] Chat
    *[other] Chat, nové: { $unread }
    }
chat-note = Chat vidí všichni u stolu
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
end-again-others = Pro odvetu: { $names }
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
clock-help = Kolik je času na jedno rozhodnutí. Kdo to nestihne, za toho táhne bot.
clock-none = bez hodin
clock-rapid = velmi rychle: 30 sekund
clock-quick = rychle: 45 sekund
clock-relaxed = v klidu: 5 minut
clock-hour = hodina
clock-day = den
clock-days = tři dny
clock-slow-help = Kolik je času na jedno rozhodnutí. Nikdo nemusí sedět u stolu: hodiny běží dál, i když tu nejsi, žádný bot za tebe nehraje a o tom, že jsi na tahu, můžeš dostat zprávu. Kdo to nestihne, za toho táhne bot.
left-days = { $days ->
     [one] zbývá { $days } den
     [few] zbývají { $days } dny
    *[other] zbývá { $days } dní
    }
left-hours = { $hours ->
     [one] zbývá { $hours } hodina
     [few] zbývají { $hours } hodiny
    *[other] zbývá { $hours } hodin
    }
left-minutes = { $minutes ->
     [one] zbývá { $minutes } minuta
     [few] zbývají { $minutes } minuty
    *[other] zbývá { $minutes } minut
    }
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
thinks-habit = hraje jako lidé, kteří nemyslí daleko
thinks-half = trochu ze zvyku, trochu tak, jak ho naučily miliony partií se sebou samým
thinks-half-search = zčásti ze zvyku, jinak prohledává vymyšlené světy
thinks-net = hraje tak, jak ho naučily miliony partií se sebou samým
thinks-ahead = hledí dopředu s tím, co ho naučily miliony partií se sebou samým
thinks-worlds = { $budget ->
     [one] { $budget } svět
     [few] { $budget } světy
    *[other] { $budget } světů
    }
thinks-seconds = { $budget } s přemýšlení

## Uvedení
tutorial-title = Uvedení do hry
tutorial-begin = Nauč mě to u stolu, 5 minut
tutorial-step = krok { $step } z { $steps }
tutorial-watch = Sleduj, co dělají ostatní.
tutorial-quick = Čas letí…
tutorial-look = V klidu si to prohlédni a pokračuj.

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
    *[other] Se serverem míchalo { $devices } zařízení a odhalilo, k čemu se zavázalo.
    }
proof-own-seed = Toto zařízení bylo mezi nimi: už to stačí, aby rozdání nemohl nikdo vybrat.
proof-no-seed = Toto zařízení nemíchalo: je třeba věřit, že někdo z těch, kdo míchali, byl poctivý.
proof-other-seeds = Toto zařízení dalo semínko, ale v seznamu není.
proof-list = Je to týž seznam, který toto zařízení vidělo, než odhalilo semínko.
proof-other-list = Seznam je jiný než ten, který toto zařízení vidělo, než odhalilo semínko.
proof-voided = { $rounds ->
     [one] Předtím jedno kolo míchání propadlo. Čí semínka nebyla odhalena: { $names }
     [few] Předtím propadla { $rounds } kola míchání. Čí semínka nebyla odhalena: { $names }
    *[other] Předtím propadlo { $rounds } kol míchání. Čí semínka nebyla odhalena: { $names }
    }
proof-seat = { $seat }
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
proof-other-device = Řádky, které podepsalo tvoje druhé zařízení: { $lines }.
proof-not-mine = Řádky, které na tvém místě podepsal klíč, jenž nepatří tomuto zařízení: { $lines }.
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
rules-may = Takhle se hrát smí.
rules-may-not = Takhle se hrát nesmí.
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

## Návraty
recovery-title = Návrat
recovery-link = Ztracené nebo jiné zařízení
recovery-mine = Pro případ, že toto zařízení ztratíš
recovery-mine-note = Zapiš si tento kód nebo ho vyfoť. S ním získáš židle, hry a výsledky zpět na každém zařízení. Bez účtu a bez e-mailu.
recovery-make = Ukázat kód
recovery-another = Vytvořit nový (starý přestane platit)
recovery-copy = Kopírovat kód
recovery-copied = Kód zkopírován.
recovery-secret = Kdo má tento kód, může hrát jako ty.
recovery-alt = QR kód s tvým kódem pro návrat
recovery-back = Mám přístupový klíč nebo kód
recovery-code = Kód pro návrat
recovery-go = Získat zpět moje hry
recovery-done = { $name }, vítej zpět.
passkey-title = Přístupový klíč
passkey-note = Tvoje zařízení uchovává klíč, který odemkneš prstem, tváří nebo PINem. S ním získáš židle, hry a výsledky zpět na tomto zařízení i na dalších, kde máš stejné klíče.
passkey-make = Vytvořit přístupový klíč
passkey-made = Přístupový klíč je hotový. S ním se vrátíš.
passkey-not-made = Přístupový klíč nevznikl.
passkey-not-shown = Žádný přístupový klíč nebyl vybrán.
passkey-one = Přístupový klíč
passkey-elsewhere = funguje na adrese { $site }
passkey-needs = Přístupové klíče potřebují stránku přes https a s vlastním jménem. Tady totéž zvládne kód.
passkey-show = Vrátit se přístupovým klíčem
passkey-off = Odebrat tento přístupový klíč
passkey-off-note = Nikdo se jím už nevrátí. Tvoje zařízení ho může dál nabízet; smazat ho můžeš tam.
devices-title = Tvoje zařízení
devices-note = Všechna zařízení, na kterých hraješ pod svým jménem. Ztracené zařízení můžeš odhlásit.
devices-here = toto zařízení
devices-older = Přihlášeno, než jsme zařízení rozlišovali
devices-program = Program
devices-off = Odhlásit toto zařízení
devices-off-note = Přestane fungovat hned: jeho stoly se zavřou a jeho podpisy už nebudou platit za tvoje.
devices-signed-out = Toto zařízení bylo odhlášeno
account-seen = naposledy { $when }
account-change = Změnit
account-name = Jak tomu říkáš
account-save = Uložit
about-me = Všechno o mně
about-me-note = Jeden soubor: tvoje jméno, zařízení, židle, řádky v chatu, výsledky a deníky dohraných her.
about-me-export = Stáhnout jako soubor
about-me-delete = Smazat mě
forget-title = Smazat o tobě všechno?
forget-happens = Stane se toto:
forget-seats = V odehraných hrách z tebe bude „někdo“. Jejich deníky zůstanou a dají se dál ověřit: nikoho nejmenují.
forget-chat = Co jsi v chatu napsal nebo napsala, se smaže.
forget-games = V rozehraných hrách si na tvou židli sedne bot; tvoje stoly převezme někdo jiný, kdo u nich sedí.
forget-devices = Všechna tvoje zařízení se odhlásí; přístupové klíče, kód i výsledky se smažou.
forget-final = Nikdo to nemůže vzít zpět, ani my.
forget-name = Pro potvrzení napiš svoje jméno: { $name }
forget-go = Smazat mě navždy
forget-stay = Nechat všechno být
forget-done = Všechno o tobě je smazáno. Přijď kdykoli znovu, jako někdo nový.
guest-somebody = někdo
report-menu = Nahlásit někoho
report-reports = { $reports ->
    [one] { $reports } nahlášení
   *[other] { $reports } nahlášení
}
report-title = Nahlásit někoho hostiteli
report-note = Hostitel uvidí nahlášení i poslední řádky, které ten člověk napsal, ale ne to, kdo hlásí. Nahlášení hostitele uvidí ten, kdo tento server provozuje.
report-who = O koho jde?
report-why = Co se děje?
report-line = Jednou větou, jestli chceš
report-go = Nahlásit
report-done = Nahlášeno.
report-twice = U tohoto stolu už od tebe jedno nahlášení je.
report-settle = Vyřízeno
report-said = { $name } píše:
report-rude = uráží nebo ubližuje
report-cheats = prozrazuje tajemství nebo podvádí
report-stalls = zdržuje hru
report-name = nevhodné jméno nebo slova
report-other = něco jiného

# -- hra na vlastní adrese --
match-playing = Hra ještě trvá
match-playing-note = Co je tajné, zůstane tajné až do konce hry. Kdo se u stolu dívá, vidí to, co vidí všichni.
match-number = Hra č. { $number }
match-series = Všechny hry u tohoto stolu
match-here = tato hra
match-see = Ukázat
match-table = Ke stolu
match-page = Stránka této hry
match-watch = Přehrát od rozdání
match-share = Sdílet tento okamžik
match-share-note = Kdo odkaz otevře, uvidí právě tento tah stejnýma očima. Obrázek ukazuje konec hry.
match-picture = Uložit obrázek
match-none = Taková hra tu není
match-none-note = Možná už byla smazána, nebo odkaz není celý.


## Dopisy
letters-title = Výzvy e-mailem
letters-note = Když budeš na tahu a nebudeš tu, tento server ti napíše: nanejvýš jeden dopis na tah. Kdykoli to můžeš zastavit.
letters-address = Tvoje e-mailová adresa
letters-ask = Pošlete mi odkaz k potvrzení
letters-sent = Dopis je na cestě na adresu { $address }. Otevři odkaz, který v něm je, a výzvy budou chodit tam.
letters-on = Výzvy chodí na adresu { $address }.
letters-off = Žádné další dopisy
letters-confirm-title = Potvrď svou adresu
letters-confirm-go = Ano, pište mi, když budu na tahu
letters-confirmed = Hotovo: výzvy budou chodit na adresu { $address }.
letters-stop-title = Žádné další dopisy
letters-stop-go = Zastavit dopisy
letters-stopped = Hotovo: další dopisy nepřijdou.
letters-broken = Tento odkaz není celý. Zkopíruj z dopisu celý odkaz.

## Hádanka dne
puzzle-the-answer = To je odpověď.
puzzle-mine = Tvoje odpověď.
puzzle-others = Jak odpovídali ostatní
puzzle-people = { $people ->
     [one] Na tomto serveru je tvoje odpověď dnes jediná.
     [few] Na tomto serveru dnes odpověděli { $people } lidé.
     [many] Na tomto serveru dnes odpovědělo { $people } člověka.
    *[other] Na tomto serveru dnes odpovědělo { $people } lidí.
    }
puzzle-look = Podívat se znovu na stůl
puzzle-show = Ukázat odpověď
puzzle-none = Dnešní hádanku tu nelze ukázat: server neodpovídá, nebo tu hru nemá.
# -- hodnocení --
rated = Hodnocené hry
rated-chip = hodnocená
rated-help = Hrají-li aspoň dva lidé, výsledek mění hodnocení všech. Trenér mlčí, a kdo se vzdá nebo za sebe nechá většinu hry hrát bota, je poslední. Jméno a hodnocení jsou vidět v seznamu.
ratings-title = Hodnocení
ratings-mine = Tvoje hodnocení
ratings-note = Jak silně kdo hraje každou z her, na jedné stupnici s boty. Číslo za ± je nejistota: skutečná síla leží nejspíš v této vzdálenosti.
ratings-scale = Pořadí určuje to, co je jisté: hodnocení bez nejistoty. Mění ho jen hodnocené hry, které hrají aspoň dva lidé.
ratings-none = Hodnocenou hru ještě nikdo nehrál.
ratings-matches = { $matches ->
    [one] { $matches } hodnocená hra
    [few] { $matches } hodnocené hry
   *[other] { $matches } hodnocených her
}
match-ratings = Co tato hra změnila

# -- kdo se dívá --
watch = Kdo se smí dívat
watch-help = Kdo se dívá, vidí to, co všichni u stolu, a nic tajného, o tolik tahů později. Na konci uvidí všechno.
watch-now = všichni, hned
watch-later = { $moves ->
    [one] o { $moves } tah později
    [few] o { $moves } tahy později
   *[other] o { $moves } tahů později
}
watch-nobody = nikdo
watch-chip = diváci: { $who }
watch-behind = Díváš se se zpožděním: { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}. Na konci uvidíš všechno.
watch-closed = Na tuto hru se dívat nelze
watch-closed-note = Tak to u tohoto stolu chtějí. Až hra skončí, uvidíš tu všechno.


## Turnaje
tournament-title = Turnaje
tournament-new = Nový turnaj
tournament-mine = Moje turnaje
tournament-name-it = Jak se jmenuje?
tournament-usual-title = Večer v klubu
tournament-game = Hra
tournament-seats = Lidí u stolu
tournament-how-long = Kola
tournament-system = Kdo s kým hraje
tournament-swiss = podobné výsledky spolu (švýcarský systém)
tournament-all = každý s každým
tournament-swiss-help = Od druhého kola sedí spolu lidé, kteří mají stejně bodů.
tournament-all-help = Potká se spolu co nejvíc lidí.
tournament-fill = Volné židle zaberou boti
tournament-fill-help = Všechny stoly jsou stejně velké. Bez botů může být u stolu o jednoho víc nebo míň a někdo může mít volné kolo.
tournament-open = Otevřít turnaj
tournament-share = Pozvi ostatní
tournament-code-alt = Kód odkazu na turnaj
tournament-size = { $seats ->
     [one] { $seats } člověk u stolu
     [few] { $seats } lidé u stolu
    *[other] { $seats } lidí u stolu
    }
tournament-rounds = { $rounds ->
     [one] { $rounds } kolo
     [few] { $rounds } kola
    *[other] { $rounds } kol
    }
tournament-so-far = { $players ->
     [one] { $players } člověk, kolo { $round } z { $rounds }
     [few] { $players } lidé, kolo { $round } z { $rounds }
    *[other] { $players } lidí, kolo { $round } z { $rounds }
    }
tournament-host = Pořádá: { $name }
tournament-join-note = Přidej se a budeš hrát od kola { $round }.
tournament-join = Přidat se
tournament-wait = Hraješ s námi. Až se rozlosuje kolo { $round }, tato stránka tě zavede ke stolu.
tournament-your-table = Je rozlosováno: tvůj stůl čeká.
tournament-go = Ke stolu
tournament-leave = V dalších kolech nehraju
tournament-over = Turnaj skončil.
tournament-back = Zpět na turnaj
tournament-hosting = Pořádání turnaje
tournament-draw = Losovat kolo { $round }
tournament-tables-left = { $tables ->
     [one] { $tables } stůl ještě hraje
     [few] { $tables } stoly ještě hrají
    *[other] { $tables } stolů ještě hraje
    }
tournament-stuck = Některý stůl nekončí
tournament-stuck-note = Řekni, jak skončil. Jeho hra je tím u konce a může se losovat další kolo.
tournament-decide = Stůl { $number }
tournament-decide-wait = počkejme
tournament-decide-win = vyhrává { $name }
tournament-decide-all = všichni se dělí o výhru
tournament-decide-none = nikdo neboduje
tournament-decide-go = Rozhodnout
tournament-people = Uvolnit někoho z turnaje
tournament-let-go = Žádná další kola
tournament-end = Ukončit turnaj
tournament-end-note = Další kola už nebudou a pořadí zůstane, jaké je.
tournament-end-go = Ano, ukončit teď
tournament-standings = Pořadí
tournament-standings-note = Body jsou podíly na výhře; volné kolo je půl výhry. Při stejných bodech rozhodují vyhrané stoly a pak průměr bodů těch, s kterými se hrálo.
tournament-empty = Zatím se nikdo nepřidal.
tournament-place = Místo
tournament-name = Jméno
tournament-points = Body
tournament-wins = Výhry
tournament-opponents = Potkaní
tournament-left = už nehraje
tournament-nobody = někdo
tournament-bot = bot
tournament-csv = Výsledky jako tabulka (CSV)
tournament-json = Všechno (JSON)
tournament-round = Kolo { $round } z { $rounds }
tournament-playing = hraje se
tournament-played = konec
tournament-decided = rozhoduje pořadatel
tournament-byes = Volné kolo: { $names }
closed-decided = O této hře rozhoduje pořadatel turnaje.
