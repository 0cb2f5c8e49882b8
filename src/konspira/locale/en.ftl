seat-number = Seat { $number }
refused-seat = There is no such seat: seats are numbered 0 to { $seats }, the last one excluded.
refused-over = The game is over.
refused-turn = It is not your turn.
refused-form = This is not an action of the game.
refused-options = These options do not go together: { $why }
refused-option-unknown = There is no option { $option }. There are: { $known }.
refused-option-value = The option { $option } cannot have this value.
refused-option-possible = Possible: { $known }.
refused-edition = There is no edition { $edition } of this game here.
refused-seat-count = This game is for { $most ->
     [1] one person
    *[other] { $few } to { $most } people
    }, not { $seats }.
refused-game = There is no game { $game }. There are: { $known }.
refused-game-box = The package of the game { $game } does not name a box.
refused-bot-name = There is no bot { $bot }. There are: { $known }.
refused-bot-own = The bot { $bot } cannot be loaded: { $reason }. Write module:Class, of an installed package or of a file in this folder.
refused-bot-choose = { $bot } has no method choose(turn).
refused-bot-fool = There is no fool named { $bot }. There are: { $known }.
refused-bot-version = The bots of { $bot } cannot be had here, for they are taken out of the repository: { $reason }
refused-bot-net = There is no net for the game { $game } that has learned today's rules.
refused-bot-action = The bot { $bot } answers { $action }, which is not legal: { $why }
refused-bot-failed = The bot { $bot } fails at its turn: { $error }
refused-bot-budget = After @ comes a budget: a number of worlds to look at (2000) or of seconds (0.2s), not “{ $budget }”.

## What is wrong with a line of a journal
journal-not-text = not a text file
journal-empty = the journal is empty
journal-cut = cut or damaged: this is not a whole line of JSON
journal-foreign = not a line of a journal
journal-number = its number is not a number
journal-order = out of order: it says it is line { $line }
journal-edited = edited: it does not follow from the line before
journal-format = not a journal of format { $format }
journal-header = it does not say what is played
journal-no-key = the match is not over and its key is not in the journal: give the key
journal-key-damaged = the key is damaged
journal-other-key = the key is not the one that was committed to
journal-other-table = the table laid by these rules and this key is not the one that was played on
journal-illegal = the action is not legal: { $why }
journal-layout = the views of today have nothing for { $field } in its layout
journal-other-views = the step leads to other views than those that were played with
journal-other-end = the game does not end so
journal-shuffle = what it says of the shuffling does not hold together
journal-seal = the server has not signed what it committed to
journal-list = the server has not signed the list of round { $round }
journal-opening = the seed that was opened is not the one that was committed to: { $commitment }

## What is wrong with a signature
signature-form = what it says of its signer cannot be read
signature-missing = it is not signed, although the device of this seat has a key
signature-device = it is signed by a device that nobody vouches for
signature-certificate = what vouches for its device is false
signature-counter = lines that its device signed before it are missing, or out of order
signature-false = its signature does not fit: it was not written so by its device
signature-seen = what its device says it saw is not what this seat could see
signature-end = the server has not signed this journal

## Command line
you = You
verify-unreadable = The file cannot be read: { $why }
verify-refused = Refused at line { $line }: { $why }
verify-good = { $game }, { $seats ->
     [one] { $seats } seat
    *[other] { $seats } seats
    }, { $actions ->
     [one] { $actions } action
    *[other] { $actions } actions
    }: every line follows from the one before, every deal from the key.
verify-commitment = Commitment shown at the start: { $commitment }
verify-other-rules = The rules have changed since; every recorded step still leads to the same views.
verify-device-list = { $seat }: its device ({ $device }…). Lines that it signed: { $lines }
verify-device-device = { $seat }, from line { $from } on: a further device ({ $device }…) that an earlier one vouches for. Lines that it signed: { $lines }
verify-device-server = { $seat }, from line { $from } on: a device ({ $device }…) of which only the server says that it belongs here. Lines that it signed: { $lines }
verify-by-bot = Lines of the server’s bots: { $lines }
verify-by-stand-in = Lines by which a bot stood in for somebody: { $lines }
verify-by-clock = Lines after a clock ran out: { $lines }
verify-unsigned = Not signed by anybody: lines { $lines }. They could have been written otherwise after the end.
verify-other-layout = The views have changed since: what the devices say they saw is not compared, the rest is.
verify-sealed = The whole journal is signed by the server ({ $server }…).
verify-not-sealed = No server has signed the whole journal.
verify-same-commitment = It is the commitment that you were shown.
verify-other-commitment = It is NOT the commitment that you were shown: this is another match than yours.
verify-same-server = It is the server that you know.
verify-other-server = It is NOT the server that you know.
verify-same-device = Your device ({ $device }…) has signed here, at seat: { $seats }
verify-other-device = Your device ({ $device }…) has signed nothing here.
play-hello = q to leave, b shows the board, w tells it in words, r the rules, h the history, ? for advice. Ctrl-C leaves too; nothing is lost.
play-hello-alone = q to leave, b shows the board, w tells it in words, r the rules, h the history, u to take your last answer back. Ctrl-C leaves too; nothing is lost.
play-resumed = Welcome back: the match goes on where you left it.
play-sure = Enter: yes, anything else: go back
play-do-it = yes
play-rules = The rules of this game
play-history = What happened from the beginning
play-board = The board
play-happened = What happened
play-may-do = What you may do
play-close = Esc closes, arrows scroll
play-thinking = The coach is thinking…
play-your-turn = your turn
play-awaited = { $who } to play
play-others = waiting for the others
play-guest = Guest
play-sat-down = { $name } sits at the table. The match begins when somebody starts it on the page; Ctrl-C gets up.
join-left = Your chair is free; while the match goes on, a bot plays for you.
play-enter-leaves = Enter: leave
play-on = yes
play-off = no
play-key-rules = rules
play-key-history = history
play-key-board = board
play-key-coach = advice
play-key-choices = actions
play-key-back = undo
play-key-theme = colours
play-key-leave = leave
play-give-up = A match is waiting. Give it up?
play-given-up = The match that waited now lies in { $path }.
bot-random = plays anything that is allowed
bot-flat = tries every action in many imagined deals and plays them out carelessly
bot-search = searches the tree of the game over imagined deals, and infers from what others do
bot-solver = plays by the tables of a solved round where there are any, and searches elsewhere
bot-baseline = reckons the odds and says what is likeliest
bot-level-1 = for children: often plays anything
bot-level-2 = thinks briefly and sometimes overlooks something
bot-level-3 = a good opponent for every day
bot-level-4 = searches deeply and remembers who did what
bot-level-5 = the best we have; thinks for almost a second
bots-own = module:Class is a bot of your own; a budget follows an @, as in search@2000 or flat@0.2s
bots-usual = sits down unless another is chosen, in a terminal and on the page
play-cannot-resume = The match that was waiting cannot be gone on with ({ $why }); a new one starts.
play-put-back = Taken back. What had come of it is put back, from the last to the first:
play-left = The match is kept. “konspira play { $game }” comes back to it.
play-warming = First start: a fast version of the rules is made meanwhile ({ $done } of { $total }).
play-warm = The fast version of the rules is ready.
play-series = { $games ->
     [one] After one game
    *[other] After { $games } games
    }: { $scores }.
play-score = { $seat } { $score }
play-another = Enter for another game, q to leave
play-journal = The journal lies in { $path }; “konspira verify” checks it.
plain-ask = Number of your action, 1 to { $actions }
plain-bad = Type a number from 1 to { $actions }.
plain-more = … and { $more } more
simulate-title = { $game }, { $seats ->
     [one] { $seats } seat
    *[other] { $seats } seats
    }, { $games ->
     [one] { $games } random game
    *[other] { $games } random games
    }
simulate-decisions = decisions a game
simulate-speed = decisions a second
simulate-games-speed = games a second
simulate-share = share of wins, { $seat }

## The coach
coach-title = What a coach sees from your seat
coach-suggestion = { $action }: { $percent } % ± { $margin }
coach-unexamined = { $action }: not examined
coach-unsure = It was looked at most; of the others too little is known to compare them.
belief-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-better = The chance to win is about { $first } %, with the next best { $second } %.
coach-even = It looks about as good as the next best: the chance to win is about { $first } %.
coach-only = There is nothing else to do.
coach-early = A first thought: the fast version of the rules is still being made.

## The rules to read
rules-variant = variant

## A bot at a live table
join-bad-link = “{ $link }” is not the link of a table or of a chair. Such a link looks like http://localhost:8000/t/… or http://localhost:8000/t/…#chair=…
join-no-server = Nobody answers at { $site }: { $why }
join-no-konspira = At { $site } there is no table of Konspira.
join-protocol = The table speaks version { $theirs } of the protocol, this program { $ours }: install the same version of Konspira.
join-other-rules = The table plays { $game } by a version of the game that differs from the one here: install the same version of Konspira.
join-chair-gone = The chair was taken away.
join-closed = The table has been cleared away.
join-lost = The line is lost. Next attempt in { $seconds } s.
join-seated = The bot sits at the table: { $seat }.
join-ended = Match { $match }: { $why } (share of the win: { $share })
