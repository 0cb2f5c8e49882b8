## What --help says
help-konspira = Hidden-information tabletop games: play them, watch them, measure them.
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-help = Show this and stop.
help-usage = Usage:
help-error = Error
help-try = “{ $command }” says more.
help-aborted = Aborted.
help-default = [default: { $value }]
help-required = [required]
help-meta-options = [OPTIONS]
help-meta-command = COMMAND …
help-meta-game = GAME
help-meta-file = FILE
help-meta-link = LINK
help-meta-to = TO
help-meta-from = FROM
help-meta-action = ACTION
help-meta-number = NUMBER
help-meta-path = PATH
help-meta-text = TEXT
help-install-completion = Install completion for this shell.
help-show-completion = Print the completion for this shell, to copy or to change.
help-language = pl, cs or en; the machine’s own language if not given
help-game = which game; “konspira games” lists them
help-seats = how many sit at the table
help-option = an option by its name, e.g. -o jokers; “konspira games GAME” lists them
help-db = the file that holds all tables, or postgresql://… for one that several servers share
help-secrets = the file of the server’s secrets; beside the tables if not given
help-games = List the games, their seats and their options; of one game, what each option means and can be.
help-games-game = one game, with everything that can be agreed on
help-rules = Print the rules of a game: with -l pl, cs or en as players read them, otherwise numbered with the source of each.
help-pack = Print the file of cards that comes with a game, as a start for your own: konspira pack krecia > mine.toml
help-pack-edit = enter and correct your own cards, line by line, where a game has an album: konspira pack wistar --edit
help-play = Play a game in the terminal. Ctrl-C leaves the table; the same command comes back to it.
help-play-seats = how many sit at the table, you included
help-play-file = an option that you keep as a file, e.g. --file missions=mine.toml or shorter --missions mine.toml; “konspira pack GAME” prints one to start from
help-play-bot = who sits on the other chairs; “--bot list” names them all
help-play-new = start afresh, even if an unfinished match is waiting
help-play-join = sit down at a table on the web: the link that the page shows
help-play-name = your name at a table on the web
refused-no-game = Say which game. There are: { $known }.
help-play-plain = line by line instead of full screen: for screen readers and small windows
help-simulate = Play random games and print what came of them.
help-simulate-games = how many games
help-simulate-seed = the same seed gives the same games
help-bench = Measure random play on one core, beside OpenSpiel in the same run where it is installed.
help-bench-game = which games; all if not given
help-bench-seconds = how long each measurement takes
help-bench-json = print a list of records instead of a table
help-bench-gpu = measure on a CUDA device too
help-verify = Check that every line follows from the one before, every deal from what was committed to, and who signed each line.
help-verify-file = a journal, as the page gives it or as “konspira play” keeps it
help-verify-commitment = the commitment that you were shown before the first move, or its first 8 digits or more: is it this match?
help-verify-server = the key of the server that you know, or its first 8 digits or more: has it signed?
help-verify-device = the key of your device, or its first 8 digits or more: what has it signed? May be given several times
help-verify-seed = the seed that your own device shuffled with, or its first 8 digits or more: is it in the signed list?
help-serve = Open the web table. Ctrl-C closes it; every move that was answered is kept.
help-serve-host = the address to listen on; 0.0.0.0 lets others in
help-serve-port = the port; 0 takes a free one
help-serve-open = show the page in a browser
help-serve-origin = another name of this site, e.g. https://play.example.org behind a proxy
help-serve-public_url = the address that goes into links and QR codes, e.g. https://play.example.org behind a proxy; otherwise the one by which other devices at home reach this machine
help-serve-name = another name that leads here, e.g. game.lan (may be given more than once); any address, localhost and this machine’s own name always lead here
help-serve-proxy = the address or network of a proxy that says where requests come from, e.g. 127.0.0.1; nobody else is believed
help-serve-game = only this game (may be given more than once); otherwise all
help-serve-log = debug, info, warning or error
help-serve-push_key = the key that signs calls to guests who are away when their turn comes (“konspira push-key” makes one); needs --push-contact
help-serve-push_contact = who answers for those calls, e.g. mailto:you@example.org
help-serve-thinkers = where bots and the coach think: 4 is four processes of their own on this machine, ray://host:10001 a Ray cluster; otherwise in threads of the server
help-serve-workers = how many nodes run on this machine behind one port; needs --db postgresql://…; SIGHUP replaces them one by one, and nobody at a table notices
help-serve-smtp = who takes letters to guests who are away, e.g. smtp://user@mail.example.org:587 (STARTTLS) or smtps://… (TLS); needs --mail-from and --public-url
help-serve-smtp_password_file = the file with that mail server’s password; else it is taken from KONSPIRA_SMTP_PASSWORD
help-serve-mail_from = in whose name letters go out, e.g. games@example.org
help-serve-dev = the page as it is written, one file per module: for those who write it
help-push-key = Make the key with which the web table calls guests who are away when their turn comes.
help-push-key-to = the key’s file; it must not exist yet
help-backup = Copy all tables, and the secrets beside them, even while games are being played.
help-backup-to = the copy; it must not exist yet. The secrets go beside it, to TO.secrets
help-restore = Put a copy that “konspira backup” made in the place of tables that are lost, after checking that it is whole.
help-restore-source = the copy; what lies beside it as FROM.secrets is put back too
help-schema = Print the JSON Schema of the protocol (docs/protocol.schema.json).
help-arena = Let bots play each other. Every deal is played in all seatings (a fair choice where there are more than 24), so its luck falls on all bots alike. Ctrl-C stops, and the same command plays on.
help-arena-bots = names separated by commas
help-arena-games = how many games in all
help-arena-seed = another seed gives other deals
help-arena-ledger = the file of results; the next run plays on from it
help-arena-plot = draw the ratings as SVG
help-arena-journals = keep the journal of every game in this folder: “konspira watch” shows them, “konspira verify” checks them
help-arena-workers = how many games run at the same time
help-arena-exploiters = instead: players that hardly think, one at a table of a level’s bots, at every number of seats and main variant; a level fails where one gets clearly more than its share. --bots names the levels and --games counts for each cell; without them it is the gate of a release, whose games are fixed; --ledger is a folder
help-arena-ray = play on a Ray cluster (needs the extra konspira[ray])
help-train = Let a net learn a game by playing it against itself, on a GPU or a core. It is measured against fixed bots on the way. Ctrl-C stops, and the same command goes on. docs/training.md says how ours were made.
help-train-output = the folder of the run: net.npz, a checkpoint, progress and its curves
help-train-minutes = how long to learn; 20 unless said
help-train-as_shipped = train as the net of this game that ships was trained, run after run, each in a folder of its own; with --minutes all of it in so many
help-train-device = cuda or cpu
help-train-seats = learn only this number of seats; otherwise all numbers and all variants, in one net
help-train-option = with --seats: an option by its name, e.g. --option jokers
help-train-seed = the same seed begins the same
help-train-tables = how many tables play at once
help-train-width = numbers in each of the net’s two layers, a multiple of 8
help-train-against = a net (net.npz) to be exploited: it plays all seats but one of each table, and does not learn
help-train-start = a net (net.npz) to begin with
help-train-entropy = what surprise is worth at the beginning
help-train-rate = how fast it learns at the beginning
help-train-session = minutes of this sitting; the same command goes on afterwards
help-train-by_habit = at this share of the tables one seat plays by the game’s habits
help-train-at_random = and at this share one plays anything
help-train-side = beside --against: learn as all who see this column of the senses, by its name, or, with an exclamation mark before it, as all others
help-train-bots = against whom it is measured, names separated by commas
help-train-games = how many games each time
help-train-every = minutes between two measurements
help-dataset = Write games as Parquet, one row per decision: what the seat knew and might do, what it chose, what came of it. Ctrl-C stops, and the same command goes on; so it does after being killed. docs/dataset.md explains the columns.
help-dataset-output = the folder of the dataset
help-dataset-bots = names separated by commas; each deal is played in all seatings, as in the arena. “random” alone is played in machine code
help-dataset-games = how many matches
help-dataset-seed = the same seed gives the same matches
help-dataset-option = an option by its name, e.g. --option jokers; “konspira games GAME” lists them
help-dataset-journals = instead of playing: finished matches from a journal, a folder of them (*.journal) or a server’s database (*.db), without names; may be given more than once
help-dataset-fields = give every field of a view a column of its own, too
help-dataset-workers = how many games run at the same time
help-join = Seat a bot at a live table, by the link of the table or of a chair. It plays match after match, and comes back when the connection is lost. Ctrl-C gets up.
help-join-link = the link, as the page shows it: http://localhost:8000/t/…, with #chair=… for a chair by invitation
help-join-bot = a bot of ours (level-3, search@2000), or your own: module:Class
help-join-name = what it is called at the table; its own name if not given
help-puzzle = The puzzle of the day: a board as one seat sees it. Find what is clearly best, or who the mole is; then see why.
help-puzzle-day = another day than today, as 2026-11-24
help-watch = Show matches in the page from their journals: step by step, through any seat’s eyes, with beliefs. Ctrl-C closes it; nothing is kept.
help-watch-file = journals, or folders of them (*.journal), e.g. those of “konspira arena --journals”
help-watch-port = the port; 0 takes a free one
help-watch-open = show the first one in a browser

## What cannot be done
refused-waiting = A match with other seats or options is waiting: “konspira play { $game }” goes on with it, --new gives it up.
refused-missing = { $what } is missing.
refused-no-such-option = There is no option { $option }.
refused-meant = Did you mean: { $known }?
refused-option-needs = The option { $option } needs a value.
refused-not-a-number = { $what }: this must be a number.
refused-bad-value = { $what }: it cannot have this value.
refused-at-least = { $what }: at least { $number }.
refused-at-most = { $what }: at most { $number }.
refused-no-command = There is no command { $command }. “konspira --help” lists them all.
refused-extra = Too many words: { $words }.
refused-language = There is no language { $chosen }. There are: { $known }.
refused-log = There is no such level: { $chosen }. There are: { $known }.
refused-no-pack = The game { $game } has no such file.
refused-no-rules = The game { $game } has no { $file }.
refused-exists = { $path } already exists; name another file.
refused-ledger = { $path } does not hold the results of this arena; name another file or remove this one.
refused-ledger-line = { $path }, line { $line }: this is not a result of this arena; remove the line, or name another file.
refused-no-bots = Name at least one bot.
refused-backup = The tables cannot be copied: { $why }
refused-mail-all = Letters need all three: a mail server (--smtp smtp://…), a sender (--mail-from) and the address that links lead to (--public-url).
refused-smtp = A mail server is smtp://user@host:port or smtps://user@host:port, a sender an address such as games@example.org.
refused-push-both = Calls need both a key (--push-key) and somebody who answers for them (--push-contact mailto:… or https://…).
refused-push-key = There is no such key in { $path }: it must be a P-256 key in PEM without a password, as “konspira push-key” makes it.
refused-server-extra = The web table is an extra: pip install 'konspira[server]'
refused-thinkers = Bots cannot think in this way: { $chosen }. Give a number of processes up to { $most }, or the address of a Ray cluster such as ray://host:10001.
refused-ray = Ray is not installed: pip install 'konspira[ray]'
refused-journals = { $path } holds the journals of another arena, or something else. Name another folder.
refused-research-extra = Datasets need an extra: pip install 'konspira[research]'
refused-dataset = { $path } holds something else: a dataset of other games, bots, seats, options, seed or rules, or other files. Name another folder.
refused-dataset-busy = Another command is writing into { $path } now.
refused-no-journals = There is no finished match of { $game } here.
refused-public-url = { $chosen } is not an address; an address begins with http:// or https://.
serve-house = In this house (same Wi-Fi): { $link }
serve-everybody = For everybody: { $link }
serve-nowhere = This machine is on no network through which a phone could reach it.
start-held = Another server is using { $path } already: process { $pid }, since { $since }. Stop it, or name another file with --db.
start-held-unknown = Another server is using { $path } already. Stop it, or name another file with --db.
start-folder = { $path } is a folder. Name a file in it with --db.
start-not-database = { $path } is not a database of Konspira; it is left as it is. Name another file with --db.
start-too-new = { $path } was written by a newer version of Konspira (step { $taken }, this one knows { $known }). Install the newer version, or name another file with --db.
help-command-db = Bring a database up to date, copy it, bring a copy back, or move it between a file and PostgreSQL.
help-db-db = the database: a file, or postgresql://…
help-db-action = upgrade brings a database up to date; ratings works out everybody’s ratings anew from the matches that counted; backup copies it to FILE, even while games are being played; restore puts FILE in its place; move copies all of it to FILE: from a file to postgresql://…, or back; reports lists hosts of tables whom their players have reported, and settles those reports (--settle)
help-db-other = the copy, or where to move to: a file, or postgresql://…
help-db-secrets = the file of secrets that all servers on this database share
help-db-settle = with reports: settle the report of this ID, which stands at the beginning of its line; it is not listed any more, and its text is deleted; may be given more than once
db-upgraded = The database is up to date.
db-settled = Report { $report } is settled.
db-reports = { $reports ->
    [0] No host of a table was reported.
    [one] { $reports } report about a host:
   *[other] { $reports } reports about hosts:
}
report-rude = rude or hurtful
report-cheats = gives secrets away, or cheats
report-stalls = holds the game up
report-name = a name or words that do not belong here
report-other = something else
db-rated = { $game }: { $matches ->
    [one] { $matches } rated match
   *[other] { $matches } rated matches
}.
db-moved = Copied { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
    }, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
    } and { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
    } of their logs.
refused-db-action = Choose one of { $known }.
refused-db-file = Only “upgrade”, “ratings” and “reports” need no file and take none; all the others need one. You asked for “{ $action }”.
refused-db-settle = Only “konspira db reports” settles reports.
refused-db-report = No report with the ID “{ $report }” is open. “konspira db reports” lists those that are.
refused-db-kinds = One of the two must be a file and the other postgresql://…. To copy a file to a file there is “konspira db backup”.
start-not-empty = There are tables or guests in { $path } already. A database is moved into an empty one.
start-nodes = Servers are running on { $path }. Stop them before it is moved; a copy may be made while they run.
start-database = The database { $path } cannot be opened: { $why }.
start-database-old = { $path } is an older PostgreSQL than { $known }. Konspira needs version { $known } or later.
start-other-secrets = The database { $path } belongs to servers with other secrets than { $secrets }. Give this one the same file with --secrets.
start-postgres-extra = PostgreSQL needs an extra that is not installed: pip install "konspira[server,postgres]"
start-full = The disk is full: { $path } cannot be written. Make room and start again; nothing is lost.
start-readonly = { $path } may not be written. Check who owns the file and its folder, and whether the disk is mounted read-only.
start-corrupt = { $path } is damaged. Put back your last copy: konspira restore COPY. To save what can still be read: sqlite3 { $path } .recover
start-file = { $path } cannot be opened: { $why }
start-secrets = The secrets in { $path } cannot be read or written: { $why }
start-port-taken = Port { $port } of { $host } is taken: another program listens there. Choose another with --port.
start-workers-sqlite = Several nodes cannot share one SQLite file: give --db postgresql://…, or leave --workers out.
start-node = A node did not start; the log says why.
start-ray = The Ray cluster { $address } cannot be reached: { $why }
start-port-forbidden = Port { $port } of { $host } is not for everybody: below 1024 only the administrator may listen. Choose another with --port.
start-address = It is not possible to listen on { $host }:{ $port }: { $why }
start-proxy = That is not the address of a proxy: { $why }
refused-restore = The copy cannot be put back: { $why }
trouble-file = { $path }: { $why }
trouble-missing = there is no such file or folder
trouble-forbidden = access is denied
trouble-folder = this is a folder
trouble-not-text = this is not UTF-8 text
trouble-no-folder = a part of this path is not a folder
trouble-exists = this already exists
trouble-full = there is no room left on the disk
trouble-read-only = nothing can be written there
trouble-long-name = this name is too long
trouble-disk = the disk does not answer
trouble-other = the system refuses it ({ $code })

## Tables of bench
bench-title = Random play, one core: our compiled loop beside OpenSpiel’s calls from Python
bench-game = game
bench-seats = seats
bench-decisions = decisions/s
bench-games = games/s
bench-peer = peer
bench-ratio = ratio
bench-words = our words from Python
bench-gpu = GPU decisions/s
bench-no-peer = OpenSpiel is not installed here: pip install 'konspira[research]' puts it beside us.

## Tables of arena
arena-title = { $game }, { $seats ->
       [one] 1 seat
      *[other] { $seats } seats
    }, { $games ->
       [one] 1 game
      *[other] { $games } games
    }
arena-kept = { $games ->
       [one] 1 game
      *[other] { $games } games
    } in { $path }
arena-stopped = Stopped. The same command plays on from here.
arena-journals = Journals in { $path }: { $games }
arena-no-journals = { $games ->
       [one] One game was played earlier without --journals and has no journal.
      *[other] { $games } games were played earlier without --journals and have no journals.
    }
arena-bot = bot
arena-seats = seats played
arena-payoff = payoff
arena-rating = rating
arena-reply = reply
arena-longest = longest
arena-pairs = pairs, deal by deal
arena-worse = gets more than
arena-score = score
arena-difference = difference per game

## What dataset says
dataset-kept = { $games ->
       [one] 1 match
      *[other] { $games } matches
    } in { $path }
dataset-stopped = Stopped. The same command goes on from here.
dataset-left = Left out: { $unfinished } not over, { $other } of another game, { $unreadable } that cannot be read, { $twice } that came twice.

## What watch says
watch-more = Journals: { $all }; only the first { $shown } are shown. Name those that you want to see.

## What train says
train-far = { $minutes } min, { $decisions } M decisions, { $speed } M per second
train-strength = { $bot }: { $mean } ± { $error } per seat; seats: { $seats }, games: { $games }
train-kept = The net is in { $path }.
train-stopped = Stopped. The same command goes on from here.
refused-train-extra = Training needs the extra konspira[train], and konspira[gpu] for a GPU: pip install 'konspira[train,gpu]'
refused-train-plan = { $path } holds a run of another plan: another game, seed or settings. Name another folder.
refused-train-net = { $path } is not a net for this game as it is today.
refused-train-width = The width must be a multiple of 8.
refused-train-device = There is no CUDA device here, or the extra konspira[gpu] is missing: --device cpu learns on the processor, much more slowly.
refused-train-shipped = Nets ship for { $games }.
refused-train-recipe = How a shipped net was trained says this already: leave it out beside --as-shipped.

## Fools against levels
exploiters-title = { $game }: what players that hardly think get beside bots
exploiters-fool = plays
exploiters-seats = seats
exploiters-variant = variant
exploiters-games = games
exploiters-share = gets
exploiters-fair = fair
exploiters-bound = at least (99 %)
exploiters-fails = fails
exploiters-kept = The games are in { $path }; the same command goes on from there.
exploiters-verdict = { $failed ->
    [0] No cell of { $cells } fails.
    [one] One cell of { $cells } fails.
   *[other] { $failed } cells of { $cells } fail.
}
refused-day = “{ $day }” is no day; write it as 2026-11-24.
