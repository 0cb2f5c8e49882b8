## What --help says
help-konspira = Deskové hry se skrytými informacemi: ke hraní, ke sledování i k měření.
help-commands = Příkazy
help-arguments = Argumenty
help-options = Volby
help-help = Ukaž tento popis a skonči.
help-usage = Použití:
help-error = Chyba
help-try = „{ $command }“ řekne víc.
help-aborted = Přerušeno.
help-default = [výchozí: { $value }]
help-required = [povinné]
help-meta-options = [VOLBY]
help-meta-command = PŘÍKAZ …
help-meta-game = HRA
help-meta-file = SOUBOR
help-meta-link = ODKAZ
help-meta-to = KAM
help-meta-from = ODKUD
help-meta-action = ČINNOST
help-meta-number = ČÍSLO
help-meta-path = CESTA
help-meta-text = TEXT
help-install-completion = Nainstaluj doplňování do tohoto shellu.
help-show-completion = Vypiš doplňování pro tento shell, ke zkopírování nebo úpravě.
help-language = pl, cs nebo en; jinak jazyk počítače
help-game = která hra; všechny vypíše „konspira games“
help-seats = kolik lidí sedí u stolu
help-option = volba hry podle jména, např. -o jokers; všechny vypíše „konspira games HRA“
help-db = soubor se všemi stoly, nebo postgresql://… – společná databáze více serverů
help-secrets = soubor s tajemstvími serveru; není-li zadán, vedle stolů
help-games = Vypiš hry, počty míst a volby; u jedné hry také to, co každá volba znamená a jakou může mít hodnotu.
help-games-game = jedna hra, se vším, na čem se lze domluvit
help-rules = Vypiš pravidla hry: s -l pl, cs nebo en tak, jak se čtou u stolu, jinak očíslovaná a se zdrojem každého.
help-pack = Vypiš soubor s kartami, který patří ke hře, jako základ vlastního: konspira pack krecia > moje.toml
help-pack-edit = zapiš a oprav vlastní karty, řádek po řádku, má-li hra album: konspira pack wistar --edit
help-play = Zahraj si v terminálu. Ctrl-C odejde od stolu; stejný příkaz se k němu vrátí.
help-play-seats = kolik lidí sedí u stolu, i s tebou
help-play-file = volba z tvého vlastního souboru, např. --file missions=moje.toml nebo krátce --missions moje.toml; „konspira pack HRA“ vypíše vzor
help-play-bot = kdo sedí na ostatních židlích; „--bot list“ vypíše všechny
help-play-new = začni znovu, i když čeká přerušená hra
help-play-join = sedni si ke stolu na webu: odkaz, jaký ukazuje stránka
help-play-name = tvé jméno u stolu na webu
refused-no-game = Řekni, kterou hru. Na výběr jsou: { $known }.
help-play-plain = řádek po řádku, bez celé obrazovky: pro čtečky a malá okna
help-simulate = Zahraj náhodné hry a vypiš, co z nich plyne.
help-simulate-games = kolik her
help-simulate-seed = stejné semínko dá stejné hry
help-bench = Změř náhodnou hru na jednom jádře, ve stejném běhu vedle OpenSpielu, je-li nainstalovaný.
help-bench-game = které hry; jinak všechny
help-bench-seconds = kolik sekund trvá každé měření
help-bench-json = místo tabulky vypiš seznam záznamů
help-bench-gpu = změř i na zařízení CUDA
help-verify = Ověř, že každý řádek plyne z předchozího, každé rozdání z toho, co určuje závazek, a kdo který řádek podepsal.
help-verify-file = deník, jaký dává stránka nebo ukládá „konspira play“
help-verify-commitment = závazek, který ti byl ukázán před prvním tahem, nebo aspoň jeho prvních 8 číslic: je to tato hra?
help-verify-server = klíč serveru, který znáš, nebo aspoň jeho prvních 8 číslic: podepsal?
help-verify-device = klíč tvého zařízení nebo aspoň jeho prvních 8 číslic: co podepsalo? Lze zadat vícekrát
help-verify-seed = semínko, kterým míchalo tvé zařízení, nebo aspoň jeho prvních 8 číslic: je v podepsaném seznamu?
help-serve = Otevři stůl v prohlížeči. Ctrl-C jej zavře; každý tah, na který přišla odpověď, je uložený.
help-serve-host = adresa, na které server naslouchá; 0.0.0.0 pustí dovnitř ostatní
help-serve-port = port; 0 vezme volný
help-serve-open = ukaž stránku v prohlížeči
help-serve-origin = jiné jméno této stránky, např. https://play.example.org za proxy serverem
help-serve-public_url = adresa do odkazů a QR kódů, např. https://play.example.org za proxy serverem; jinak ta, pod kterou je počítač vidět v domě
help-serve-name = další jméno, které sem vede, např. hra.lan (lze zadat vícekrát); každá adresa, localhost a jméno tohoto stroje sem vedou vždy
help-serve-proxy = adresa nebo síť proxy serveru, který říká, odkud požadavky přicházejí, např. 127.0.0.1; nikomu jinému se nevěří
help-serve-game = jen tato hra (lze zadat vícekrát); jinak všechny
help-serve-log = debug, info, warning nebo error
help-serve-push_key = klíč, který podepisuje výzvy nepřítomným hostům, když na ně přijde řada (vytvoří jej „konspira push-key“); vyžaduje --push-contact
help-serve-push_contact = kdo za ty výzvy odpovídá, např. mailto:ty@example.org
help-serve-thinkers = kde přemýšlejí boti a trenér: 4 jsou čtyři vlastní procesy na tomto stroji, ray://host:10001 je cluster Ray; jinak ve vláknech serveru
help-serve-workers = kolik uzlů běží na tomto stroji za jedním portem; vyžaduje --db postgresql://…; SIGHUP je vymění jeden po druhém a u stolů si toho nikdo nevšimne
help-serve-smtp = kdo přijímá dopisy nepřítomným hostům, např. smtp://user@mail.example.org:587 (STARTTLS) nebo smtps://… (TLS); vyžaduje --mail-from a --public-url
help-serve-smtp_password_file = soubor s heslem k tomuto poštovnímu serveru; jinak se bere z KONSPIRA_SMTP_PASSWORD
help-serve-mail_from = čím jménem dopisy odcházejí, např. hry@example.org
help-serve-dev = stránka tak, jak je napsaná, soubor na modul: pro ty, kdo ji píší
help-push-key = Vytvoř klíč, kterým stůl v prohlížeči volá nepřítomné hosty, když na ně přijde řada.
help-push-key-to = soubor s klíčem; takový soubor ještě nesmí existovat
help-backup = Zkopíruj všechny stoly a tajemství vedle nich, i když se u nich hraje.
help-backup-to = kopie; nesmí ještě existovat. Tajemství se uloží vedle, do KAM.secrets
help-restore = Vlož kopii z „konspira backup“ na místo ztracených stolů, po kontrole, zda je celá.
help-restore-source = kopie; co leží vedle jako ODKUD.secrets, se vrátí také
help-schema = Vypiš JSON Schema protokolu (docs/protocol.schema.json).
help-arena = Ať boti hrají mezi sebou. Každé rozdání se hraje ve všech zasedacích pořádcích (je-li jich víc než 24, ve spravedlivě vybraných), takže štěstí na karty mají všichni boti stejné. Ctrl-C přeruší hraní a stejný příkaz hraje dál.
help-arena-bots = jména oddělená čárkami
help-arena-games = kolik her celkem
help-arena-seed = jiné semínko, jiná rozdání
help-arena-ledger = soubor s výsledky; odtud se příště hraje dál
help-arena-plot = nakresli hodnocení jako SVG
help-arena-journals = uchovej deník každé hry v této složce: „konspira watch“ je ukáže, „konspira verify“ prověří
help-arena-workers = kolik her běží zároveň
help-arena-exploiters = místo toho: hráči, kteří skoro nemyslí, po jednom u stolu botů určité úrovně, při každém počtu míst a v hlavních variantách; úroveň neprojde, když některý z nich získá zřetelně víc než svůj díl. --bots jmenuje úrovně a --games platí pro každou buňku; bez nich je to zkouška před vydáním s pevným počtem her; --ledger je složka
help-arena-ray = hraj na clusteru Ray (potřebuje doplněk konspira[ray])
help-train = Nech síť naučit se hru tím, že ji hraje sama proti sobě, na grafické kartě nebo na jádře. Cestou se měří proti stálým botům. Ctrl-C učení přeruší a stejný příkaz pokračuje. Jak vznikly naše sítě, říká docs/training.md.
help-train-output = složka běhu: net.npz, místo k pokračování, průběh a jeho křivky
help-train-minutes = jak dlouho se učit; bez toho 20
help-train-as_shipped = učit tak, jak vznikla přiložená síť této hry: běh po běhu, každý ve vlastní složce; s --minutes trvají všechny dohromady tolik minut
help-train-device = cuda nebo cpu
help-train-seats = uč se jen tento počet míst; jinak všechny počty a všechny varianty v jedné síti
help-train-option = spolu s --seats: volba podle jména, např. --option jokers
help-train-seed = stejné semínko dá stejný začátek
help-train-tables = u kolika stolů se hraje zároveň
help-train-width = kolik čísel má každá ze dvou vrstev sítě, násobek osmi
help-train-against = síť (net.npz), proti které se má učit: sedí u každého stolu na všech místech kromě jednoho a sama se neučí
help-train-start = síť (net.npz), od které začít
help-train-entropy = jakou cenu má na začátku překvapení
help-train-rate = jak rychle se na začátku učí
help-train-session = minuty tohoto sezení; týž příkaz potom učí dál
help-train-by_habit = u této části stolů hraje jedno místo ze zvyku
help-train-at_random = a u této části hraje jedno cokoli
help-train-side = vedle --against: učí se všichni, kdo vidí sloupec smyslů tohoto jména, a s vykřičníkem před ním všichni ostatní
help-train-bots = proti komu se měří, jména oddělená čárkami
help-train-games = kolik her pokaždé
help-train-every = kolik minut mezi dvěma měřeními
help-dataset = Zapiš hry jako Parquet, řádek na rozhodnutí: co místo vědělo a smělo, co si vybralo a co z toho vzešlo. Ctrl-C práci přeruší a stejný příkaz pokračuje, i po násilném ukončení. Sloupce vysvětluje docs/dataset.md.
help-dataset-output = složka datové sady
help-dataset-bots = jména oddělená čárkami; každé rozdání se hraje ve všech zasedacích pořádcích jako v aréně. Samotný „random“ hraje ve strojovém kódu
help-dataset-games = kolik partií
help-dataset-seed = stejné semínko dá stejné partie
help-dataset-option = volba podle jména, např. --option jokers; vypíše je „konspira games HRA“
help-dataset-journals = místo hraní: dohrané partie z deníku, ze složky deníků (*.journal) nebo z databáze serveru (*.db), beze jmen; lze zadat víckrát
help-dataset-fields = dej každému poli pohledu také vlastní sloupec
help-dataset-workers = kolik her běží zároveň
help-join = Posaď bota k živému stolu podle odkazu na stůl nebo na židli. Hraje partii za partií a vrací se, když spojení vypadne. Ctrl-C vstane od stolu.
help-join-link = odkaz, jaký ukazuje stránka: http://localhost:8000/t/…, s #chair=… pro židli na pozvání
help-join-bot = náš bot (level-3, search@2000), nebo vlastní: modul:Třída
help-join-name = jak se u stolu jmenuje; není-li zadáno, má vlastní jméno
help-puzzle = Hádanka dne: stůl, jak ho vidí jedno místo. Najdi, co je jasně nejlepší, nebo kdo je krtek; pak se podívej proč.
help-puzzle-day = jiný den než dnes, ve tvaru 2026-11-24
help-watch = Ukaž na stránce partie z jejich deníků: krok za krokem, očima kteréhokoli místa, s domněnkami. Ctrl-C ji zavře; nic se neukládá.
help-watch-file = deníky nebo jejich složky (*.journal), např. ty z „konspira arena --journals“
help-watch-port = port; 0 vezme volný
help-watch-open = ukaž první partii v prohlížeči

## What cannot be done
refused-waiting = Čeká hra s jiným počtem míst nebo jinými volbami: „konspira play { $game }“ se k ní vrátí, --new se jí vzdá.
refused-missing = Chybí { $what }.
refused-no-such-option = Volba { $option } neexistuje.
refused-meant = Možná: { $known }.
refused-option-needs = Volba { $option } potřebuje hodnotu.
refused-not-a-number = { $what }: má to být číslo.
refused-bad-value = { $what }: takhle to být nemůže.
refused-at-least = { $what }: nejméně { $number }.
refused-at-most = { $what }: nejvýše { $number }.
refused-no-command = Příkaz { $command } neexistuje. „konspira --help“ vypíše všechny.
refused-extra = Příliš mnoho slov: { $words }.
refused-language = Jazyk { $chosen } tu není. Na výběr jsou: { $known }.
refused-log = Úroveň { $chosen } neexistuje. Na výběr jsou: { $known }.
refused-no-pack = Hra { $game } takový soubor nemá.
refused-no-rules = Hra { $game } nemá soubor { $file }.
refused-exists = { $path } už existuje; zadej jiný soubor.
refused-ledger = V { $path } nejsou výsledky této arény; zadej jiný soubor, nebo tento smaž.
refused-ledger-line = { $path }, řádek { $line }: tohle není výsledek této arény; smaž ten řádek, nebo zadej jiný soubor.
refused-no-bots = Zadej aspoň jednoho bota.
refused-backup = Stoly nelze zkopírovat: { $why }
refused-mail-all = Dopisy potřebují všechny tři věci: poštovní server (--smtp smtp://…), odesílatele (--mail-from) a adresu, kam vedou odkazy (--public-url).
refused-smtp = Poštovní server je smtp://user@host:port nebo smtps://user@host:port, odesílatel je adresa jako hry@example.org.
refused-push-both = Výzvy potřebují obojí: klíč (--push-key) a někoho, kdo za ně odpovídá (--push-contact mailto:… nebo https://…).
refused-push-key = V { $path } takový klíč není: musí to být klíč P-256 v PEM bez hesla, jaký vytvoří „konspira push-key“.
refused-server-extra = Stůl v prohlížeči je doplněk: pip install 'konspira[server]'
refused-thinkers = Takhle přemýšlet nejde: { $chosen }. Zadej počet procesů, nejvýš { $most }, nebo adresu clusteru Ray, např. ray://host:10001.
refused-ray = Ray není nainstalovaný: pip install 'konspira[ray]'
refused-journals = V { $path } jsou deníky jiné arény, nebo něco jiného. Zadej jinou složku.
refused-research-extra = Datové sady potřebují doplněk: pip install 'konspira[research]'
refused-dataset = V { $path } je něco jiného: sada jiné hry, jiných botů, míst, voleb, semínka či pravidel, nebo jiné soubory. Zadej jinou složku.
refused-dataset-busy = Do { $path } právě zapisuje jiný příkaz.
refused-no-journals = Není tu žádná dohraná partie hry { $game }.
refused-public-url = { $chosen } není adresa; adresa začíná na http:// nebo https://.
serve-house = V tomto domě (stejná Wi-Fi): { $link }
serve-everybody = Pro všechny: { $link }
serve-nowhere = Tento počítač není v žádné síti, přes kterou by se k němu dostal telefon.
start-held = Soubor { $path } už používá jiný server: proces { $pid }, od { $since }. Zastav ho, nebo zadej jiný soubor pomocí --db.
start-held-unknown = Soubor { $path } už používá jiný server. Zastav ho, nebo zadej jiný soubor pomocí --db.
start-folder = { $path } je složka. Pomocí --db zadej soubor v ní.
start-not-database = { $path } není databáze Konspiry; zůstává, jak je. Zadej jiný soubor pomocí --db.
start-too-new = Soubor { $path } zapsala novější verze Konspiry (krok { $taken }, tato zná { $known }). Nainstaluj novější verzi, nebo zadej jiný soubor pomocí --db.
help-command-db = Převeď databázi do současné podoby, zkopíruj ji, obnov z kopie, nebo ji přesuň mezi souborem a PostgreSQL.
help-db-db = databáze: soubor, nebo postgresql://…
help-db-action = upgrade převede databázi do současné podoby; ratings znovu spočítá všechna hodnocení z hodnocených her; backup ji zkopíruje do SOUBORU, i když se hraje; restore dá SOUBOR na její místo; move vše zkopíruje do SOUBORU: ze souboru do postgresql://…, nebo zpět; reports vypíše nahlášení hráčů na hostitele stolů a vyřídí je (--settle)
help-db-other = kopie, nebo cíl přesunu: soubor, nebo postgresql://…
help-db-secrets = soubor tajemství společný všem serverům této databáze
help-db-settle = u reports: vyřídí nahlášení s tímto ID, které stojí na začátku jeho řádku; nahlášení zmizí ze seznamu a jeho text se smaže; lze zadat vícekrát
db-upgraded = Databáze má současnou podobu.
db-settled = Vyřízené nahlášení: { $report }.
db-reports = { $reports ->
    [0] Nikdo nenahlásil hostitele stolu.
    [one] { $reports } nahlášení hostitele:
   *[other] { $reports } nahlášení hostitelů:
}
report-rude = uráží nebo ubližuje
report-cheats = prozrazuje tajemství nebo podvádí
report-stalls = zdržuje hru
report-name = nevhodné jméno nebo slova
report-other = něco jiného
db-rated = { $game }: { $matches ->
    [one] { $matches } hodnocená hra
    [few] { $matches } hodnocené hry
   *[other] { $matches } hodnocených her
}.
db-moved = Zkopírováno: { $tables ->
    [one] { $tables } stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
    }, { $matches ->
    [one] { $matches } partie
    [few] { $matches } partie
   *[other] { $matches } partií
    } a { $entries ->
    [one] { $entries } záznam
    [few] { $entries } záznamy
   *[other] { $entries } záznamů
    } z jejich deníků.
refused-db-action = Na výběr: { $known }.
refused-db-file = Jen „upgrade“, „ratings“ a „reports“ se obejdou bez souboru a žádný nepřijímají; všechny ostatní ho potřebují. Zadáno „{ $action }“.
refused-db-settle = Nahlášení vyřizuje jen „konspira db reports“.
refused-db-report = Otevřené nahlášení s ID „{ $report }“ tu není. Otevřená vypíše „konspira db reports“.
refused-db-kinds = Jedna z obou databází musí být soubor a druhá postgresql://…. Soubor do souboru kopíruje „konspira db backup“.
start-not-empty = V { $path } už jsou stoly nebo hosté. Databáze se přesouvá do prázdné.
start-nodes = Na { $path } běží servery. Před přesunem je zastav; kopii lze udělat i za běhu.
start-database = Databázi { $path } nelze otevřít: { $why }.
start-database-old = { $path } je PostgreSQL starší verze než { $known }. Konspira potřebuje verzi { $known } nebo novější.
start-other-secrets = Databáze { $path } patří serverům s jinými tajemstvími než { $secrets }. Zadej tomuto stejný soubor pomocí --secrets.
start-postgres-extra = PostgreSQL potřebuje doplněk, který není nainstalován: pip install "konspira[server,postgres]"
start-full = Disk je plný: do { $path } nelze zapisovat. Uvolni místo a spusť znovu; nic se neztratilo.
start-readonly = Do { $path } se nesmí zapisovat. Zkontroluj, komu soubor a složka patří a zda disk není jen pro čtení.
start-corrupt = Soubor { $path } je poškozený. Obnov poslední kopii: konspira restore KOPIE. Co se dá přečíst, zachrání: sqlite3 { $path } .recover
start-file = { $path } nelze otevřít: { $why }
start-secrets = Tajemství v { $path } nelze číst nebo zapsat: { $why }
start-port-taken = Port { $port } na { $host } je obsazený: naslouchá tam jiný program. Zvol jiný pomocí --port.
start-workers-sqlite = Několik uzlů nemůže sdílet jeden soubor SQLite: zadej --db postgresql://…, nebo --workers vynech.
start-node = Uzel se nespustil; proč, říká záznam serveru.
start-ray = Cluster Ray { $address } není dosažitelný: { $why }
start-port-forbidden = Port { $port } na { $host } není pro každého: na portech pod 1024 smí naslouchat jen správce. Zvol jiný pomocí --port.
start-address = Na { $host }:{ $port } nelze naslouchat: { $why }
start-proxy = To není adresa proxy serveru: { $why }
refused-restore = Kopii nelze obnovit: { $why }
trouble-file = { $path }: { $why }
trouble-missing = takový soubor ani složka není
trouble-forbidden = přístup je zakázaný
trouble-folder = to je složka
trouble-not-text = to není text v UTF-8
trouble-no-folder = část této cesty není složka
trouble-exists = to už existuje
trouble-full = na disku už není místo
trouble-read-only = nic se tam nedá zapsat
trouble-long-name = tento název je příliš dlouhý
trouble-disk = disk neodpovídá
trouble-other = systém to odmítá ({ $code })

## Tables of bench
bench-title = Náhodná hra, jedno jádro: naše kompilovaná smyčka vedle volání OpenSpielu z Pythonu
bench-game = hra
bench-seats = místa
bench-decisions = rozhodnutí/s
bench-games = hry/s
bench-peer = srovnání
bench-ratio = poměr
bench-words = naše slova z Pythonu
bench-gpu = rozhodnutí/s na GPU
bench-no-peer = OpenSpiel zde není nainstalovaný: pip install 'konspira[research]' jej postaví vedle nás.

## Tables of arena
arena-title = { $game }, míst: { $seats }, her: { $games }
arena-kept = Hry v { $path }: { $games }
arena-stopped = Přerušeno. Stejný příkaz hraje odtud dál.
arena-journals = Deníky v { $path }: { $games }
arena-no-journals = Hry odehrané dříve bez --journals, a tedy bez deníku: { $games }
arena-bot = bot
arena-seats = odehraná místa
arena-payoff = výplata
arena-rating = hodnocení
arena-reply = odpověď
arena-longest = nejdelší
arena-pairs = dvojice, rozdání po rozdání
arena-worse = dostává víc než
arena-score = výsledek
arena-difference = rozdíl na hru

## What dataset says
dataset-kept = Partie v { $path }: { $games }
dataset-stopped = Přerušeno. Stejný příkaz odtud pokračuje.
dataset-left = Vynecháno: nedohrané { $unfinished }, jiné hry { $other }, nečitelné { $unreadable }, opakované { $twice }.

## What watch says
watch-more = Deníky: { $all }; vidět je jen začátek: { $shown }. Zadej ty, které chceš vidět.

## What train says
train-far = { $minutes } min, { $decisions } mil. rozhodnutí, { $speed } mil. za sekundu
train-strength = { $bot }: { $mean } ± { $error } na místo; míst: { $seats }, her: { $games }
train-kept = Síť leží v { $path }.
train-stopped = Přerušeno. Stejný příkaz pokračuje odsud.
refused-train-extra = K učení je třeba doplněk konspira[train] a pro grafickou kartu konspira[gpu]: pip install 'konspira[train,gpu]'
refused-train-plan = V { $path } leží běh podle jiného plánu: jiná hra, jiné semínko nebo nastavení. Zvol jinou složku.
refused-train-net = { $path } není síť pro tuto hru, jaká je dnes.
refused-train-width = Šířka je násobek osmi.
refused-train-device = Není tu žádná karta CUDA, nebo chybí doplněk konspira[gpu]: --device cpu učí na procesoru, mnohem pomaleji.
refused-train-shipped = Přiložené sítě mají hry: { $games }.
refused-train-recipe = O tom už rozhoduje postup přiložené sítě: vedle --as-shipped to vynech.

## Fools against levels
exploiters-title = { $game }: co vedle botů získají hráči, kteří skoro nemyslí
exploiters-fool = hraje
exploiters-seats = míst
exploiters-variant = varianta
exploiters-games = her
exploiters-share = získá
exploiters-fair = díl
exploiters-bound = aspoň (99 %)
exploiters-fails = neprošla
exploiters-kept = Hry leží v { $path }; stejný příkaz hraje odtud dál.
exploiters-verdict = { $failed ->
    [0] Z { $cells } buněk prošly všechny.
    [one] Z { $cells } buněk neprošla jedna.
    [few] Z { $cells } buněk neprošly { $failed }.
   *[other] Z { $cells } buněk neprošlo { $failed }.
}
refused-day = „{ $day }“ není den; napiš ho ve tvaru 2026-11-24.
