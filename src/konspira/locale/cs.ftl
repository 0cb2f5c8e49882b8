seat-number = Místo { $number }
refused-seat = Takové místo tu není: místa se číslují od 0 a všech je { $seats }.
refused-over = Hra skončila.
refused-turn = Nejsi na tahu.
refused-form = To není tah této hry.
refused-options = Tyto volby nejdou dohromady: { $why }
refused-option-unknown = Volba { $option } tu není. Na výběr jsou: { $known }.
refused-option-value = Volba { $option } nemůže mít takovou hodnotu.
refused-option-possible = Možné hodnoty: { $known }.
refused-edition = Vydání { $edition } této hry tu není.
refused-seat-count = Tuto hru { $most ->
     [1] hraje jeden člověk
     [few] hrají { $few } až { $most } lidé
    *[other] hraje { $few } až { $most } lidí
    }, ne { $seats }.
refused-game = Hra { $game } tu není. Na výběr jsou: { $known }.
refused-game-box = Balíček se hrou { $game } neukazuje na krabici.
refused-bot-name = Bot { $bot } tu není. Na výběr jsou: { $known }.
refused-bot-character = Žádná povaha se nejmenuje { $character }. Na výběr jsou: { $known }.
refused-bot-own = Bota { $bot } nelze načíst: { $reason }. Piš modul:Třída, z nainstalovaného balíčku nebo ze souboru v této složce.
refused-bot-choose = { $bot } nemá metodu choose(turn).
refused-bot-fool = Žádný hlupák se nejmenuje { $bot }. Na výběr jsou: { $known }.
refused-bot-version = Boti verze { $bot } tu nejsou k mání, berou se z repozitáře: { $reason }
refused-bot-net = Pro hru { $game } není žádná naučená síť, která by znala dnešní pravidla.
refused-bot-action = Bot { $bot } odpovídá { $action }, a to je nedovolený tah: { $why }
refused-bot-failed = Bot { $bot } ve svém tahu selhává: { $error }
refused-bot-budget = Za @ stojí rozpočet: počet prohlédnutých světů (2000) nebo sekund (0.2s), ne „{ $budget }“.

## What is wrong with a line of a journal
journal-not-text = to není textový soubor
journal-empty = deník je prázdný
journal-cut = uříznutý nebo poškozený: to není celý řádek JSON
journal-foreign = to není řádek deníku
journal-number = jeho číslo není číslo
journal-order = není na svém místě: má číslo { $line }
journal-edited = změněný: neplyne z předchozího řádku
journal-format = to není deník ve formátu { $format }
journal-header = neříká, co se hraje
journal-no-key = hra neskončila a klíč v deníku není: dodej klíč
journal-key-damaged = klíč je poškozený
journal-other-key = klíč neodpovídá závazku
journal-other-table = stůl rozložený podle těchto pravidel a tohoto klíče je jiný než ten, na kterém se hrálo
journal-illegal = nedovolený tah: { $why }
journal-layout = dnešní pohledy nemají nic pro { $field } z jeho rozložení
journal-other-views = tento krok vede k jiným pohledům než těm, se kterými se hrálo
journal-other-end = hra končí jinak
journal-after-end = deník pokračuje i po svém konci
journal-shuffle = co říká o míchání, nedrží pohromadě
journal-restarts = propadlo před ním víc kol míchání, než stůl dovolí: nejvýš { $most }
journal-seal = server nepodepsal, k čemu se zavázal
journal-list = server nepodepsal seznam z kola { $round }
journal-opening = odhalené semínko není to, ke kterému se zařízení zavázalo: { $commitment }

## What is wrong with a signature
signature-form = nelze přečíst, co říká o tom, kdo podepsal
signature-missing = chybí podpis, ačkoli zařízení na tomto místě má klíč
signature-device = podepsalo ho zařízení, za které se nikdo nezaručil
signature-certificate = záruka za jeho zařízení je falešná
signature-revoked = podepsalo ho zařízení, které bylo odhlášeno
signature-counter = chybějí dřívější řádky podepsané jeho zařízením, nebo nejdou po sobě
signature-false = podpis nesedí: jeho zařízení to takto nenapsalo
signature-seen = jeho zařízení prý vidělo něco jiného, než mohlo toto místo vidět
signature-end = server tento deník nepodepsal

## Command line
you = Ty
verify-unreadable = Soubor nelze přečíst: { $why }
verify-refused = Odmítnuto na řádku { $line }: { $why }
verify-good = { $game }, míst: { $seats }, tahů: { $actions }. Každý řádek plyne z předchozího, každé rozdání z klíče.
verify-alone = Klíč vybral sám server: mohl zkoušet klíče, dokud se rozdání někomu nehodilo, a deník nedokazuje, že to neudělal.
verify-shuffled = Spolu se serverem míchalo, semínkem { $seed }…, zařízení z místa: { $seats }
verify-left-out = U stolu, ale bez účasti na míchání, místo: { $seats }
verify-voided = Předtím propadlo kolo míchání { $round }. Čí semínka nebyla odhalena, místo: { $seats }
verify-commitment = Závazek ukázaný na začátku: { $commitment }
verify-other-rules = Pravidla se od té doby změnila; každý zapsaný krok vede stále ke stejným pohledům.
verify-device-list = { $seat }: zařízení tohoto místa ({ $device }…). Řádky, které podepsalo: { $lines }
verify-device-device = { $seat }, od řádku { $from }: další zařízení ({ $device }…), za které se zaručilo dřívější. Řádky, které podepsalo: { $lines }
verify-device-server = { $seat }, od řádku { $from }: zařízení ({ $device }…), o kterém jen server říká, že sem patří. Řádky, které podepsalo: { $lines }
verify-by-bot = Řádky botů serveru: { $lines }
verify-by-stand-in = Řádky, ve kterých někoho zastupoval bot: { $lines }
verify-by-clock = Řádky po vypršení času: { $lines }
verify-unsigned = Řádky, které nikdo nepodepsal: { $lines }. Po konci hry je šlo napsat jinak.
verify-other-layout = Pohledy se od té doby změnily: co zařízení viděla, se neporovnává; ostatní ano.
verify-sealed = Celý deník podepsal server ({ $server }…).
verify-not-sealed = Celý deník žádný server nepodepsal.
verify-same-commitment = Je to závazek, který ti byl ukázán.
verify-other-commitment = NENÍ to závazek, který ti byl ukázán: je to jiná hra než tvá.
verify-same-server = Je to server, který znáš.
verify-other-server = NENÍ to server, který znáš.
verify-same-device = Tvé zařízení ({ $device }…) tu podepisovalo, na místě: { $seats }
verify-other-device = Tvé zařízení ({ $device }…) tu nic nepodepsalo.
verify-own-seed = Tvé vlastní semínko je v podepsaném seznamu: toto rozdání nemohl nikdo vybrat.
verify-own-seed-restarted = Tvé vlastní semínko je v podepsaném seznamu: toto rozdání nemohl nikdo vybrat, až na kola výše, která propadla.
verify-no-own-seed = Tvé semínko v podepsaném seznamu NENÍ: toto rozdání se zamíchalo bez tebe.
play-hello = q končí, b ukáže desku, w ji popíše slovy, r ukáže pravidla, h historii, ? poradí. Ctrl-C také končí; nic se neztratí.
play-hello-alone = q končí, b ukáže desku, w ji popíše slovy, r ukáže pravidla, h historii, u vrátí poslední odpověď. Ctrl-C také končí; nic se neztratí.
play-resumed = Vítej zpět: hra pokračuje tam, kde skončila.
play-sure = Enter: ano, cokoli jiného: zpět
play-do-it = ano
play-rules = Pravidla této hry
play-examples = Příklady k přehrání; napiš
play-example-step = krok { $step } z { $steps }
play-example-keys = Enter: dál, ←: zpět, číslo: vyzkoušet, Esc: zavřít
play-example-ask = Enter: dál, číslo: vyzkoušet tah, q: konec příkladu
play-example-may = Takhle se hrát smí.
play-example-may-not = Takhle se hrát nesmí.
play-history = Co se dělo od začátku
play-board = Deska
play-happened = Co se stalo
play-more-below = PgDn ukáže zbytek
play-may-do = Co můžeš udělat
play-close = Esc zavře, šipky posouvají
play-close-choices = Enter vybere, Esc zavře
play-thinking = Trenér přemýšlí…
play-your-turn = jsi na tahu
play-awaited = na tahu: { $who }
play-others = čekáme na ostatní
play-guest = Host
play-sat-down = { $name } sedí u stolu. Ctrl-C vstane od stolu.
play-gathered = U stolu: { $who }.
play-free-chair = volná židle
play-gathering-how = Enter začne hru, až budou všechny židle obsazené. Řádek, který začíná na /, uslyší všichni.
play-talk = Chat
play-talk-how = Řádek, který začíná na /, uslyší všichni u stolu.
play-talk-none = Zatím nikdo nic neřekl.
join-left = Židle je volná; dokud hra běží, hraje za tebe bot.
play-enter-leaves = Enter: konec
play-on = ano
play-off = ne
play-key-rules = pravidla
play-key-history = historie
play-key-board = deska
play-key-talk = chat
play-key-coach = rada
play-key-choices = tahy
play-key-back = zpět
play-key-theme = barvy
play-key-leave = konec
play-give-up = Čeká přerušená hra. Vzdát se jí?
play-yes = ano
play-no = ne
play-yes-or-no = Napiš ano, nebo ne.
play-given-up = Přerušená hra teď leží v { $path }.
bot-random = hraje cokoli dovoleného
bot-habit = hraje jako lidé, kteří nemyslí daleko
bot-flat = zkouší každý tah v mnoha vymyšlených rozdáních a dohrává je nazdařbůh
bot-search = hledá ve stromu hry po vymyšlených rozdáních a usuzuje z toho, co dělají ostatní
bot-solver = hraje z tabulek vyřešeného kola, kde jsou, a dál hledá
bot-baseline = počítá pravděpodobnost a říká, co je nejjistější
bot-level-1 = začátečník
bot-level-2 = snadný soupeř
bot-level-3 = dobrý soupeř na každý den
bot-level-4 = silný soupeř
bot-level-5 = mistr
bots-own = modul:Třída je tvůj vlastní bot; po @ stojí rozpočet, např. search@2000 nebo flat@0.2s
bots-usual = usedne ke stolu, pokud nikdo nevybere jiného, v terminálu i na stránce
play-cannot-resume = V čekající hře nelze pokračovat ({ $why }); začíná nová.
play-back = Vzato zpět
play-put-back = Co z toho vzešlo, se vrací, od posledního k prvnímu:
play-left = Hra je uložená. „konspira play { $game }“ se k ní vrátí.
play-warming = První spuštění: rychlá verze pravidel vzniká na pozadí ({ $done } z { $total }).
play-warm = Rychlá verze pravidel je připravená.
play-series = { $games ->
     [one] Po jedné hře
    *[other] Po { $games } hrách
    }: { $scores }.
play-score = { $seat } { $score }
play-another = Enter: ještě jedna hra, q: konec
play-journal = Deník leží v { $path }; „konspira verify“ jej ověří.
plain-ask = Číslo tahu, 1 až { $actions }
plain-bad = Napiš číslo od 1 do { $actions }.
plain-more = … a ještě { $more }
simulate-title = { $game }, míst: { $seats }, náhodných her: { $games }
simulate-decisions = rozhodnutí na hru
simulate-speed = rozhodnutí za sekundu
simulate-games-speed = her za sekundu
simulate-share = podíl výher, { $seat }

## Trenér
coach-title = Co vidí trenér z tvého místa
coach-suggestion = { $action }: { $percent } % ± { $margin }
coach-unexamined = { $action }: neprozkoumáno
coach-unsure = Tomuto tahu trenér věnoval nejvíc úvah; o ostatních ví příliš málo, aby je porovnal.
belief-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-better = Šance na výhru je asi { $first } %, u druhého nejlepšího tahu { $second } %.
coach-even = Vypadá asi stejně dobře jako druhý nejlepší tah: šance na výhru je asi { $first } %.
coach-only = Jiný tah možný není.
coach-so-far = Trenér ještě přemýšlí: může se to změnit.
coach-early = První nápad: rychlá verze pravidel se teprve připravuje.

## The rules to read
rules-variant = varianta

## A bot at a live table
join-bad-link = „{ $link }“ není odkaz na stůl ani na židli. Takový odkaz vypadá jako http://localhost:8000/t/… nebo http://localhost:8000/t/…#chair=…
join-no-server = Na { $site } nikdo neodpovídá: { $why }
join-no-konspira = Na { $site } není žádný stůl Konspiry.
join-protocol = Stůl mluví verzí { $theirs } protokolu, tento program verzí { $ours }: nainstaluj stejnou verzi Konspiry.
join-other-rules = U stolu se hraje { $game } v jiné verzi než zde: nainstaluj stejnou verzi Konspiry.
join-chair-gone = Židle byla odebrána.
join-closed = Stůl byl uklizen.
join-lost = Spojení vypadlo. Další pokus za { $seconds } s.
join-seated = Bot sedí u stolu: { $seat }.
join-ended = Partie { $match }: { $why } (podíl na výhře: { $share })
join-own-seed = Partie { $match }: semínko tohoto místa ({ $seed }…) je v podepsaném seznamu, takže rozdání nemohl nikdo vybrat.
join-own-seed-restarted = Partie { $match }: semínko tohoto místa ({ $seed }…) je v podepsaném seznamu, takže rozdání nemohl nikdo vybrat, až na kola, která propadla předtím.
join-other-seeds = Partie { $match }: toto místo semínko odhalilo, ale rozdání v deníku NENÍ podle seznamu, pro který ho odhalilo.
join-no-seed = Partie { $match }: toto místo nemíchalo; že rozdání nikdo nevybral, je slovo ostatních.
join-unchecked = Partie { $match }: server nedává její deník, takže není jisté, zda je semínko tohoto místa v rozdání.

## Hádanka dne
puzzle-title = Hádanka dne
puzzle-number = Hádanka { $number } z { $puzzles }
puzzle-asks-action = Jeden tah je tu jasně nejlepší. Najdi ho: počítá se první odpověď.
puzzle-asks-suspect = Karty dokazují, kdo je krtek. Kdo? Počítá se první odpověď.
puzzle-right = Přesně tak!
puzzle-wrong = Tentokrát ne
puzzle-best = Odpověď: { $answer }.
puzzle-costs = Stojí { $percent } % výhry ({ $low } až { $high }).
puzzle-lead = Všechno ostatní stojí nejméně { $percent } % výhry: silní boti to měřili mnohokrát.
puzzle-proven = Není třeba hádat: pravidla nikoho jiného nepřipouštějí.
puzzle-tomorrow = Zítra bude další, pro všechny stejná.
puzzle-ask-seat = Kdo to je? Číslo od 1 do { $people }
