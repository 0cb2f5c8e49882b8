seat-number = Seat { $number }
refused-seat = There is no such seat: their numbers begin with 0, and the table has { $seats }.
refused-over = The game is over.
refused-turn = It is not your turn.
refused-form = This is not an action of this game.
refused-options = These options do not go together: { $why }
refused-option-unknown = There is no option { $option }. There are: { $known }.
refused-option-value = The option { $option } cannot have this value.
refused-option-possible = Possible values: { $known }.
refused-edition = There is no edition { $edition } of this game here.
refused-seat-count = This game is for { $most ->
     [1] one person
    *[other] { $few } to { $most } people
    }, not { $seats }.
refused-game = There is no game { $game }. There are: { $known }.
refused-game-box = The package of the game { $game } does not name a box.
refused-bot-name = There is no bot { $bot }. There are: { $known }.
refused-bot-character = There is no character { $character }. There are: { $known }.
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
journal-other-views = the step leads to views other than those that were played with
journal-other-end = the game does not end that way
journal-after-end = the journal goes on after its end
journal-shuffle = what it says of the shuffling does not hold together
journal-restarts = more rounds of shuffling came to nothing before it than a table allows: at most { $most }
journal-seal = the server has not signed what it committed to
journal-list = the server has not signed the list of round { $round }
journal-opening = the seed that was opened is not the one that was committed to: { $commitment }

## What is wrong with a signature
signature-form = what it says of its signer cannot be read
signature-missing = it is not signed, although the device of this seat has a key
signature-device = it is signed by a device that nobody vouches for
signature-certificate = what vouches for its device is false
signature-revoked = it is signed by a device that was signed out
signature-counter = lines that its device signed before it are missing, or out of order
signature-false = its signature does not fit: its device did not write it like this
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
verify-alone = Nobody but the server chose the key: it could have tried keys until a deal suited somebody, and the journal proves nothing against that.
verify-shuffled = Shuffled along with the server, by the seed { $seed }…, the device of seat: { $seats }
verify-left-out = At the table, but no device of theirs shuffled along, seat: { $seats }
verify-voided = Round { $round } of the shuffling came to nothing before. Whose seeds were not opened, seat: { $seats }
verify-commitment = Commitment shown at the start: { $commitment }
verify-other-rules = The rules have changed since; every recorded step still leads to the same views.
verify-device-list = { $seat }: its device ({ $device }…). Lines that it signed: { $lines }
verify-device-device = { $seat }, from line { $from } on: a further device ({ $device }…) that an earlier one vouches for. Lines that it signed: { $lines }
verify-device-server = { $seat }, from line { $from } on: a device ({ $device }…) of which only the server says that it belongs here. Lines that it signed: { $lines }
verify-by-bot = Lines of the server’s bots: { $lines }
verify-by-stand-in = Lines in which a bot stood in for somebody: { $lines }
verify-by-clock = Lines after a clock ran out: { $lines }
verify-unsigned = Lines that nobody signed: { $lines }. They could have been rewritten after the end.
verify-other-layout = The views have changed since: what the devices say they saw is not compared, the rest is.
verify-sealed = The whole journal is signed by the server ({ $server }…).
verify-not-sealed = No server has signed the whole journal.
verify-same-commitment = It is the commitment that you were shown.
verify-other-commitment = It is NOT the commitment that you were shown: this is not your match.
verify-same-server = It is the server that you know.
verify-other-server = It is NOT the server that you know.
verify-same-device = Your device ({ $device }…) has signed here, at seat: { $seats }
verify-other-device = Your device ({ $device }…) has signed nothing here.
verify-own-seed = Your own seed is in the signed list: nobody could choose this deal.
verify-own-seed-restarted = Your own seed is in the signed list: nobody could choose this deal, up to the rounds above that came to nothing.
verify-no-own-seed = Your own seed is NOT in the signed list: this deal was shuffled without you.
play-hello = q to leave, b shows the board, w tells it in words, r the rules, h the history, ? for advice. Ctrl-C leaves too; nothing is lost.
play-hello-alone = q to leave, b shows the board, w tells it in words, r the rules, h the history, u to take your last answer back. Ctrl-C leaves too; nothing is lost.
play-resumed = Welcome back: the match goes on where you left it.
play-sure = Enter: yes, anything else: go back
play-do-it = yes
play-rules = The rules of this game
play-examples = Examples to play through; type
play-example-step = step { $step } of { $steps }
play-example-keys = Enter: on, ←: back, a number: try it, Esc: close
play-example-ask = Enter: on, a number: try that action, q: end the example
play-example-may = That is allowed.
play-example-may-not = That is not allowed.
play-history = What has happened from the beginning
play-board = The board
play-happened = What happened
play-more-below = PgDn shows the rest
play-may-do = What you may do
play-close = Esc closes, arrows scroll
play-close-choices = Enter chooses, Esc closes
play-thinking = The coach is thinking…
play-your-turn = your turn
play-awaited = { $who } to play
play-others = waiting for the others
play-guest = Guest
play-sat-down = { $name } sits at the table. Ctrl-C gets up.
play-gathered = At the table: { $who }.
play-free-chair = a free chair
play-gathering-how = Enter starts the match when every chair is taken. A line that begins with / is said to everybody.
play-talk = Chat
play-talk-how = A line that begins with / is said to everybody at the table.
play-talk-none = Nobody has said anything yet.
join-left = Your chair is free; while the match goes on, a bot plays for you.
play-enter-leaves = Enter: leave
play-on = yes
play-off = no
play-key-rules = rules
play-key-history = history
play-key-board = board
play-key-talk = chat
play-key-coach = advice
play-key-choices = actions
play-key-back = undo
play-key-theme = colours
play-key-leave = leave
play-give-up = A match is waiting. Give it up?
play-yes = yes
play-no = no
play-yes-or-no = Type yes or no.
play-given-up = The match that was waiting is now in { $path }.
bot-random = plays anything that is allowed
bot-habit = plays the way people do who do not think far ahead
bot-flat = tries every action in many imagined deals and plays them out carelessly
bot-search = searches the tree of the game over imagined deals, and infers from what others do
bot-solver = plays by the tables of a solved round where there are any, and searches elsewhere
bot-baseline = reckons the odds and says what is likeliest
bot-level-1 = a beginner
bot-level-2 = an easy opponent
bot-level-3 = a good opponent for every day
bot-level-4 = a strong opponent
bot-level-5 = a champion
bots-own = module:Class is a bot of your own; a budget follows an @, as in search@2000 or flat@0.2s
bots-usual = sits down unless another is chosen, in a terminal and on the page
play-cannot-resume = The match that was waiting cannot be continued ({ $why }); a new one starts.
play-back = Taken back
play-put-back = What had come of it is put back, from the last to the first:
play-left = The match is saved. “konspira play { $game }” comes back to it.
play-warming = First start: a fast version of the rules is being made meanwhile ({ $done } of { $total }).
play-warm = The fast version of the rules is ready.
play-series = { $games ->
     [one] After one game
    *[other] After { $games } games
    }: { $scores }.
play-score = { $seat } { $score }
play-another = Enter for another game, q to leave
play-journal = The journal is in { $path }; “konspira verify” checks it.
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
simulate-decisions = decisions per game
simulate-speed = decisions per second
simulate-games-speed = games per second
simulate-share = share of wins, { $seat }

## The coach
coach-title = What a coach sees from your seat
coach-suggestion = { $action }: { $percent } % ± { $margin }
coach-unexamined = { $action }: not examined
coach-unsure = The coach looked at this action most; too little is known of the others to compare them.
belief-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-better = The chance of winning is about { $first } %, with the next best action { $second } %.
coach-even = It looks about as good as the next best action: the chance of winning is about { $first } %.
coach-only = There is nothing else to do.
coach-so-far = The coach is still thinking: this may change.
coach-early = A first thought: the fast version of the rules is still being made.

## The rules to read
rules-variant = variant

## A bot at a live table
join-bad-link = “{ $link }” is not the link of a table or of a chair. Such a link looks like http://localhost:8000/t/… or http://localhost:8000/t/…#chair=…
join-no-server = Nobody answers at { $site }: { $why }
join-no-konspira = There is no Konspira table at { $site }.
join-protocol = The table speaks version { $theirs } of the protocol, this program { $ours }: install the same version of Konspira.
join-other-rules = The table plays another version of { $game } than the one here: install the same version of Konspira.
join-chair-gone = The chair was taken away.
join-closed = The table has been cleared away.
join-lost = The connection is lost. Next attempt in { $seconds } s.
join-seated = The bot sits at the table: { $seat }.
join-ended = Match { $match }: { $why } (share of the win: { $share })
join-own-seed = Match { $match }: the seed of this seat ({ $seed }…) is in the signed list, so nobody could choose the deal.
join-own-seed-restarted = Match { $match }: the seed of this seat ({ $seed }…) is in the signed list, so nobody could choose the deal, up to the rounds that came to nothing before.
join-other-seeds = Match { $match }: this seat opened a seed, but the journal’s deal was NOT made by the list that it was opened for.
join-no-seed = Match { $match }: this seat did not shuffle along; that nobody chose the deal is the word of others.
join-unchecked = Match { $match }: the server does not give its journal, so nobody can say whether this seat’s seed is in the deal.

## The puzzle of the day
puzzle-title = Puzzle of the day
puzzle-number = Puzzle { $number } of { $puzzles }
puzzle-asks-action = One action is clearly best here. Find it: your first answer counts.
puzzle-asks-suspect = The cards prove who the mole is. Who? Your first answer counts.
puzzle-right = That is it!
puzzle-wrong = Not this time
puzzle-best = The answer: { $answer }.
puzzle-costs = Costs { $percent } % of the win ({ $low } to { $high }).
puzzle-lead = Everything else costs at least { $percent } % of the win: strong bots measured it again and again.
puzzle-proven = Nobody had to guess: the rules leave nobody else.
puzzle-tomorrow = Tomorrow there is another one, the same for everybody.
puzzle-ask-seat = Who is it? A number from 1 to { $people }
