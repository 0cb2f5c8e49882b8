## Every page
page-skip = Go to my move
page-close = Close
page-home = Lobby
page-paper = Light / dark
page-copied = Link copied.
page-no-network = No network. Try again.
page-no-server = The server does not answer. It deals and keeps the secrets, so there is no playing without it. Your tables will wait.
page-try-again = Try again
page-went-wrong = Something went wrong. Nothing has changed.

## A guest
guest-title = Your name
guest-name = Name at the table
guest-note = No account needed. Everybody at the table sees your name.
guest-save = Save
guest-names = Fox, Owl, Badger, Wren, Lynx, Otter, Hedgehog, Marten, Crane, Beaver, Magpie, Elk

## The lobby
lobby-title = Lobby
lobby-tagline = { $games ->
     [one] One game
     [4] Four games
    *[other] { $games } games
    }. At each of them somebody is hiding something.
lobby-language = Language: { $language }. Change
lobby-language-title = Language
lobby-name = You play as { $name }. Change your name
lobby-pick = Pick a game
lobby-seats = { $same ->
     [true] { $most ->
         [one] 1 player
        *[other] { $most } players
    }
    *[false] { $least }–{ $most } players
    }
lobby-fair = the bots play fair
lobby-play = Play now against bots
lobby-play-alone = Play now
lobby-invite = Invite friends
lobby-rules = The rules, with examples
lobby-chairs = Who sits at the table
lobby-you = that is you
lobby-bot = Bot { $name }
lobby-bot-note = sees only what its chair sees
lobby-open = free
lobby-open-note = link and QR code once the table is open
lobby-here = plays on this device
lobby-here-short = here with me
lobby-mate = Guest { $number }
lobby-mate-name = Name of the person at chair { $number }
lobby-chair = Who sits at chair { $number }
lobby-more = Add a chair
lobby-less = Take one away
lobby-count = Chairs: { $seats } of { $most }
lobby-how = How you play
lobby-public = A table for everybody
lobby-public-help = It is listed in the lobby and anybody may sit down. Otherwise by link only.
lobby-waits = The table waits for those who are away
lobby-waits-help = Otherwise a bot plays for them after a minute, until they are back. It sees only what their chair sees.
lobby-coach = The coach may be asked
lobby-coach-help = Whoever likes asks the coach on their turn. The coach sees only what the asking chair sees.
lobby-file = Load from a file
lobby-own = Mine
lobby-mine = Your tables
lobby-tables = Open tables
lobby-no-tables = No open table. It is quiet here. Suspiciously quiet.
lobby-more-pages = More
lobby-join = Sit down
lobby-free = { $free ->
     [one] 1 free chair
    *[other] { $free } free chairs
    }

## My tables
mine-frozen = cannot go on
mine-waits = waiting for: { $names }
mine-goes-on = being played
mine-turns = { $turns ->
     [one] Your turn
    *[other] Your turn at { $turns } tables
    }
mine-done = Yours that are over
mine-see = Look
mine-all = Show { $more } more

## Chairs
chair-open = Free chair
seat-gone = coming back…
seat-stand-in = a bot plays

## Before the game
gather-title = The table is waiting
gather-invited = You are invited
gather-line = { $free ->
     [0] All chairs taken
     [one] 1 free chair
    *[other] { $free } free chairs
    }
gather-public = open to everybody
gather-private = by link only
gather-no-coach = no coach
gather-open-note = send the link or show the code
gather-nobody = nobody yet
gather-here = at the table
gather-away = offline for now
gather-ready = ready
gather-copy = Copy the link to chair { $number }
gather-qr = Show the QR code of chair { $number }
gather-code = A code for the chair
gather-code-alt = QR code with the link to this chair
gather-code-note = Scan it with a phone to sit down.
gather-sit = Sit down
gather-sit-as = Sit down as { $name }
gather-name = Change my name
gather-start = Let’s begin
gather-missing = { $free ->
     [one] Waiting for one person
    *[other] Waiting for { $free } people
    }
gather-full = All chairs are taken.
gather-leave = Get up from the table
gather-pick = Pick a free chair, or look on.
gather-spectator = You look on. The game shows you only what is public.
gather-late = The game has begun and all chairs are taken: you look on.
gather-host-note = A bot can take a free chair too: pick it from the list.

## At the table
table-connecting = Going to the table…
table-lost = Connecting again… Your cards are safe, the table waits.
table-now = Now
table-sends-later = Your move goes out as soon as the network is back.
table-none = There is no such table
table-none-note = The link is incomplete, or the table has been cleared away.
table-closed = This table is closed to you
moderate-open = Send { $name } away or silence
moderate-title = What about { $name }?
moderate-note = Whoever is sent away cannot come back to this table or talk at it; in a match, a bot plays on for them. Whoever is silenced plays on.
moderate-remove = Send away
moderate-mute = Silence
moderate-forgive = Let back whoever was sent away or silenced ({ $barred })
table-your-turn = Your turn
table-wait = Waiting for the others.
table-undo = Take the last answer back
table-looking-on = You look on: you see only what is public.
table-stand-in = A bot plays for you now. It sees only what your chair sees.
table-take-back = I am back
table-stood-in = A bot has played for you. The chair is yours again.
table-rules = Rules of this game
table-menu = Table menu
table-as-text = Show the table as text
table-text = The table as text
table-share = Share the link to this table
table-leave = Leave and let a bot play
table-sounds = Sounds
table-sounds-help = Cards, the seal, your turn.
table-seal = Seal of the deal: after the game you can check that the cards were settled fairly.
table-side = Story and chat
table-story = Story
table-story-new = { $unread ->
     [0] Story and chat
     [one] Story and chat, 1 new message
    *[other] Story and chat, { $unread } new messages
    }
calls = Notifications
calls-help = When it is your turn and this tab is hidden.
calls-help-far = When it is your turn and this tab is hidden, or the page is closed.
calls-refused = The browser does not allow notifications. You can change that in its settings.

## Chat
chat-title = Chat
chat-new = { $unread ->
     [0] Chat
    *[other] Chat, new: { $unread }
    }
chat-note = Everybody at the table sees this
chat-spectators = { $spectators ->
     [one] 1 spectator
    *[other] { $spectators } spectators
    }
chat-quick = Ready-made phrases
chat-message = Message
chat-placeholder = Say something at the table…
chat-send = Send

## The plain board
plain-seats = At the table
plain-actions = What you may do
plain-choose = Choose an action
plain-more-actions = Show more ({ $more } left)

## The end
end-over = Game over
end-line = Game over · { $minutes ->
     [one] 1 minute
    *[other] { $minutes } minutes
    }
end-result = Result
end-podium = Podium
end-you-win = You win!
end-wins = { $name } wins!
end-win-together = Winners: { $names }
end-nobody = Nobody wins
end-score = Wins at this table after { $games ->
     [one] one game
    *[other] { $games } games
    }: { $score }
end-again = Rematch
end-again-said = Waiting for the others
end-again-others = Want another game: { $names }
end-share = Share
end-opened = Everything on the table
end-story = How it happened
end-all-story = { $more ->
     [one] Show 1 earlier one too
    *[other] Show { $more } earlier ones too
    }
end-journal = Journal
end-verify = Verify this deal

## The clock
clock = Clock
clock-help = How long a decision may take. A bot moves for whoever runs out of time.
clock-none = no clock
clock-relaxed = relaxed: 5 minutes
clock-quick = quick: 45 seconds
clock-title = Clocks
clock-soon = You have { $seconds ->
     [one] { $seconds } second
    *[other] { $seconds } seconds
    } left. Then a bot plays for you.
clock-out = { $me ->
     [yes] Your time is up: a bot moves.
    *[no] { $seat } is out of time: a bot moves.
    }

## The curtain
curtain-give = Pass the phone: { $name }
curtain-wait = The others are playing
curtain-note = The cards are hidden. Everybody else looks at the ceiling.
curtain-open = { $name }: it is me, show
curtain-other = Somebody else has the phone

## The coach
coach-name = Coach
coach-ask = Ask the coach
coach-thinks = The coach is thinking…
coach-chances = Chance to win
coach-unexamined-short = not examined
coach-was = when you last asked.
coach-note = The coach sees only what you see.
course-title = How beliefs went
course-note = What each chair could know of the others, step by step, from what it saw itself.
course-show = Reckon and show
course-wait = Reckoning, this takes a moment…
course-none = In this game there was nothing to guess.
course-eyes = eyes of { $name }
course-numbers = In numbers
course-step = Move

## The record
record-title = Your games
record-none = No finished game yet. It is all still ahead of you.
record-games = What, and with how many
record-all = { $played ->
     [one] One finished game
    *[other] { $played } finished games
    }, won: { $won }.
record-seats = { $seats ->
     [one] 1 player
    *[other] { $seats } players
    }
record-won = { $won } of { $played }
record-against = Who was at the table
record-bot = bot
bots-title = The ladder of bots
bots-fair = A bot is given what a person on its chair is given: its view of the table and the list of legal moves. Nothing else.
bots-measured = Strength is an Elo rating with its 95 % interval, measured in games between the levels (python bench/bots.py ratings). The five levels of a game average 1500; numbers of different games do not compare.
bots-rating = { $rating } ± { $margin }
bots-not-measured = not measured yet
thinks-flat = tries every move in imagined worlds
thinks-search = searches imagined worlds in depth
thinks-best = the best we can do
thinks-worlds = { $budget ->
     [one] { $budget } world
    *[other] { $budget } worlds
    }
thinks-seconds = { $budget } s to think
thinks-careless = in { $careless ->
     [one] one move
    *[other] { $careless } moves
    } of 100 it plays anything

## The tutorial
tutorial-title = Tutorial
tutorial-begin = Teach me at the table, 5 minutes
tutorial-step = step { $step } of { $steps }
tutorial-do = Do it: { $label }

## Proof
proof-title = Was the deal fair?
proof-wait = Checking the journal, line by line…
proof-proven = Nobody could choose the chance in this game, and your moves stand in the journal as you made them.
proof-proven-restarted = Nobody could choose the chance in this game, up to the rounds that came to nothing before; your moves stand in the journal as you made them.
proof-holds = All that could be checked holds.
proof-fails = This journal does not hold.
proof-wrong = What is wrong
proof-checked = Checked by this device
proof-open = Not proven
proof-bad = Line { $line }: { $why }
proof-chain = Every line follows from the one before, and the key from the seal at the beginning.
proof-seal = It is the very seal that this device was shown while the key was still secret.
proof-other-seal = The seal is not the one that this device was shown while the key was still secret.
proof-not-here = This device did not see the game while it was played, so there is nothing to hold the seal against.
proof-not-shuffled = The server alone chose the key: that it did not choose a deal that suits somebody is its word.
proof-shuffled = { $devices ->
     [one] One device shuffled along with the server, and opened what it had committed to.
    *[other] { $devices } devices shuffled along with the server, and opened what they had committed to.
    }
proof-own-seed = This device was among them: that alone makes it a deal that nobody could choose.
proof-no-seed = This device did not shuffle along: you have to trust that one of those who did was honest.
proof-other-seeds = This device gave a seed, but it is not in the list.
proof-list = It is the very list that this device was shown before it opened its seed.
proof-other-list = The list is not the one that this device was shown before it opened its seed.
proof-voided = { $rounds ->
     [one] One round of shuffling came to nothing before; the journal says who did not open a seed.
    *[other] { $rounds } rounds of shuffling came to nothing before; the journal says who did not open a seed.
    }
proof-left-out = { $seats ->
     [one] One person at the table did not shuffle along.
    *[other] { $seats } people at the table did not shuffle along.
    }
proof-server = It is signed by the server that this device has known from the first.
proof-other-server = It is signed by another server than this device has known from the first.
proof-signed = { $lines ->
     [one] One line is signed by the device that made it, and the signature is good.
    *[other] { $lines } lines are signed by the devices that made them, and every signature is good.
    }
proof-unsigned = Signed by nobody: lines { $lines }. They could have been written otherwise after the end.
proof-vouched = A key that only the server vouches for signs from here on: lines { $lines }.
proof-mine = { $acts ->
     [one] Your one move stands there just as this device signed it.
    *[other] All { $acts } moves of yours stand there just as this device signed them.
    }
proof-mine-gone = Moves that this device has signed, and that are not there: { $acts }
proof-receipts = The server has given receipts for moves of yours: { $receipts } of { $acts }.
proof-not-mine = Signed at your seat by a key that is not this device’s: lines { $lines }.
proof-sealed = The server has signed the whole journal.
proof-not-sealed = No server has signed the whole journal.
proof-chances = The chance of every step was worked out here, and it is the one that the rules were given.
proof-other-chances = The chance of the steps, as it was worked out here, is not the one that the rules were given.
proof-rules = That those chances give these very cards is the server’s word: the rules are not in your browser. The command below checks that, too.
proof-rules-bad = The rules, as the server has them, do not lead to this game.
proof-hands = The server deals, so it sees every hand. That it told nobody cannot be proven.
proof-command = Check it yourself, with the journal as a file:

## Replay
replay-title = Replay
replay-start = The deal
replay-back = Previous move
replay-on = Next move
replay-play = Play
replay-pause = Pause
replay-rail = The course of the game: drag it, or use the arrow keys
replay-step = move { $step } of { $last }
replay-chapters = Chapters
replay-eyes = Whose eyes
replay-eyes-of = eyes of { $name }
replay-all-open = all open
replay-spectator = eyes of a spectator

## Rules
rules-title = Rules
rules-of = Rules: { $title }
rules-contents = Contents
rules-on = you play with this
rules-off = not at this table
rules-none = There is no such game
rules-play = To the lobby
rules-example = Example
rules-example-step = step { $step } of { $steps }
rules-may = That is allowed.
rules-may-not = That is not allowed.
rules-back = Back
rules-next = Next
rules-again = From the start
rules-names = Ann, Bert, Cleo, Dan

## Bots
bot-level-1 = 1 · rookie
bot-level-2 = 2 · amateur
bot-level-3 = 3 · regular
bot-level-4 = 4 · sly fox
bot-level-5 = 5 · master
