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
guest-title = Who are you at the table?
guest-name = Name at the table
guest-note = No account needed. Everybody at the table sees your name and your face.
guest-save = Save
guest-names = Fox, Owl, Badger, Wren, Lynx, Otter, Hedgehog, Marten, Crane, Beaver, Magpie, Elk
guest-go = Play as { $name }
guest-face = Your face
guest-face-one = { $face ->
     [fox] fox
     [owl] owl
     [badger] badger
     [wren] wren
     [lynx] lynx
     [otter] otter
     [hedgehog] hedgehog
     [marten] marten
     [crane] crane
     [beaver] beaver
     [magpie] magpie
     [elk] elk
     [glasses] red glasses
     [moustache] hat and moustache
     [scarf] red hair
     [beard] beard and glasses
     [newspaper] behind a newspaper
     [plant] pot plant with eyes
     [bob] white hair and glasses
     [veil] hat with a veil
     [monocle] top hat and monocle
     [pipe] cap and pipe
     [mask] mask
     [beret] beret
     [diver] diver
    *[cook] cook
    }
guest-apart = Somebody here is called { $own } already: at this table you are { $name }.
guest-apart-face = Somebody here has your face already: at this table you have another.
mates-title = Who plays on this device?
mates-face = Another face for chair { $number }
mates-go = Play
bot-names = Cog, Sprocket, Rivet, Fuse, Ratchet, Gizmo, Bolt
character-cautious = cautious
character-bold = bold
character-talkative = talkative

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
lobby-more-how = More: variants, pace, coach
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
lobby-all-tables = { $there ->
     [0] Tables
    *[other] Tables ({ $there })
    }
lobby-running = Being played: look on
lobby-watch = Watch
tables-title = Tables
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
mine-hide = Hide this table: { $title }
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
device-other = On my other device
device-other-note = Open this link on your other device: you are the same person there, at the same chairs. It works once, for ten minutes.
device-secret = Show it to nobody: whoever opens it plays for you.
device-code-alt = QR code with the link for the other device
device-copy = Copy the link
device-title = Go on here
device-line = This link makes this device the second one of whoever showed it: the same name, the same chairs, and a key of its own to sign with, which the first device vouches for.
device-mine-only = Open only a link that a device of your own has shown you.
device-replaces = You are { $name } here now. The tables of that name will not be seen from here any more.
device-go = Go on here
device-bad = This link is not whole. Show it once more on the first device.
gather-sit = Sit down
gather-sit-as = Sit down as { $name }
gather-name = My name and face
gather-start = Let’s begin
gather-missing = { $free ->
     [one] Waiting for one person
    *[other] Waiting for { $free } people
    }
gather-full = All chairs are taken.
gather-leave = Get up from the table
gather-spectator = You look on. The game shows you only what is public.
gather-late = The game has begun and all chairs are taken: you look on.
gather-host-note = A bot can take a free chair too: pick it from the list.

## Invitations
invite-title = Invite friends
invite-note = One link for everybody: whoever opens it sees who sits where, and sits down.
invite-code-alt = QR code with the link to this table
invite-share = Send the link
invite-copy = Copy the link
invite-house = This link works in this house only: for phones on the same Wi-Fi.
invite-device = This link works on this device only. To let phones in, start the server with --host 0.0.0.0.
invite-not-the-bar = Do not copy the address out of the browser’s bar: it may not open for others. Send this link.
ask-chair = Ask for a chair
ask-waits = You have asked for a chair. The host is deciding.
ask-waits-away = You have asked for a chair. The host is away, and will see it on coming back.
ask-no-more = Never mind
ask-wants = { $name } would like to play.
ask-which = Whose chair
ask-give = Give this chair
ask-not-now = Not now
gather-take = Take the chair
gather-you-host = that is you, the host
gather-host = the host
gather-swap = Swap chairs: { $number }, { $other }
terms-title = How you play next
terms-change = Change the table
terms-save = Play like this
next-title = The next game
next-sit = Sit down for the next game
next-change = Change seats, bots, variants
next-see = Who sits where
bar-me = You are { $name }: name and face

## At the table
table-connecting = Going to the table…
table-lost = Connecting again… Your cards are safe, the table waits.
table-lost-waits = Connecting again… Your move waits, and goes out as soon as the network is back.
table-on-its-way = Your move is on its way…
table-now = Now
table-sends-later = Your move goes out as soon as the network is back.
table-none = There is no such table
table-none-note = The link is incomplete, or the table has been cleared away.
table-closed = This table is closed to you
people-title = People at the table
moderate-open = Send { $name } away or silence
moderate-title = What about { $name }?
moderate-note = Whoever is asked to get up may look on and ask for a chair again. Whoever is sent away cannot come back to this table or talk at it; in a match, a bot plays on for them. Whoever is silenced plays on. Everybody is told.
moderate-remove = Send away
moderate-mute = Silence
moderate-forgive = Let back whoever was sent away or silenced ({ $barred })
table-your-turn = Your turn
table-wait = Waiting for the others.
table-undo = Take the last answer back
table-looking-on = You look on: you see only what is public.
table-stand-in = A bot plays for you now. It sees only what your chair sees.
table-resigned = You have resigned: for you the game is lost. A bot plays on in your chair.
table-take-back = I am back
table-stood-in = A bot has played for you. The chair is yours again.
table-rules = Rules of this game
table-menu = Table menu
table-as-text = Show the table as text
table-text = The table as text
table-share = Invite to this table
table-leave = Leave and let a bot play
table-leaving = Leave or end the game
leave-note = You may come back at any time.
leave-close = End this game
leave-close-note = You play alone: it is over at once and counts for nobody.
leave-finish = Suggest ending the game
leave-finish-note = It ends without a winner when all people agree.
leave-resign = Resign
leave-resign-note = The game is lost for you. A bot plays on in your chair.
finish-wants = For ending the game here: { $names }
finish-said = You would end the game here. Waiting for the others.
finish-agree = Agree
finish-no = Play on after all
closed-title = The game was ended
closed-alone = You have ended it.
closed-agreed = Everybody at the table agreed.
closed-resigned = Resigned: { $name }.
closed-note = The cards stay hidden.
moderate-kick = Ask to get up
moderate-host = Make the host of this table
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
calls-need-https = Over plain http, as at home, everything works but three things: calls when the page is closed, passkeys, and opening it without a network. Those need https.
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
end-again-others = For another game: { $names }
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
clock-rapid = very quick: 30 seconds
clock-quick = quick: 45 seconds
clock-relaxed = relaxed: 5 minutes
clock-hour = an hour
clock-day = a day
clock-days = three days
clock-slow-help = How long a decision may take. Nobody need stay at the table: the clock goes on while you are away, no bot stands in for you, and you can be called when it is your turn. A bot moves for whoever runs out of time.
left-days = { $days ->
    [one] { $days } day left
   *[other] { $days } days left
    }
left-hours = { $hours ->
    [one] { $hours } hour left
   *[other] { $hours } hours left
    }
left-minutes = { $minutes ->
    [one] { $minutes } minute left
   *[other] { $minutes } minutes left
    }
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
thinks-habit = plays as people do who do not think far
thinks-half = half out of habit, half as millions of games against itself have taught
thinks-half-search = half out of habit, else it searches imagined worlds
thinks-net = plays as millions of games against itself have taught
thinks-ahead = looks ahead with what millions of games against itself have taught
thinks-worlds = { $budget ->
     [one] { $budget } world
    *[other] { $budget } worlds
    }
thinks-seconds = { $budget } s to think

## The tutorial
tutorial-title = Tutorial
tutorial-begin = Teach me at the table, 5 minutes
tutorial-step = step { $step } of { $steps }
tutorial-watch = Watch what the others do.
tutorial-quick = Time flies…
tutorial-look = Take your time, then go on.

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
     [one] One round of shuffling came to nothing before. Whose seeds were not opened: { $names }
    *[other] { $rounds } rounds of shuffling came to nothing before. Whose seeds were not opened: { $names }
    }
proof-seat = { $seat }
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
proof-other-device = Signed by your other device: lines { $lines }.
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

## Coming back
recovery-title = Coming back
recovery-link = Lost device, other device
recovery-mine = In case you lose this device
recovery-mine-note = Write this code down or photograph it. With it you get your chairs, games and record back on any device. No account, no e-mail.
recovery-make = Show me a code
recovery-another = Make another (the old one will not work)
recovery-copy = Copy the code
recovery-copied = Code copied.
recovery-secret = Whoever has this code can play as you.
recovery-alt = QR code with your recovery code
recovery-back = I have a passkey or a code
recovery-code = Recovery code
recovery-go = Get my games back
recovery-done = Welcome back, { $name }.
passkey-title = Passkey
passkey-note = Your device keeps a key behind your finger, face or PIN. By it you get your chairs, games and record back on this device, and on others where your passkeys are synchronised.
passkey-make = Make a passkey
passkey-made = The passkey is made. It brings you back.
passkey-not-made = No passkey was made.
passkey-not-shown = No passkey was chosen.
passkey-one = Passkey
passkey-elsewhere = works at { $site }
passkey-needs = Passkeys need a page by https with a name of its own. Here your code does the same.
passkey-show = Come back with a passkey
passkey-off = Take this passkey away
passkey-off-note = Nobody can come back by it then. Your device may go on offering it; you can delete it there.
devices-title = Your devices
devices-note = Wherever you are signed in. If you have lost one, sign it out.
devices-here = this device
devices-older = Signed in before there were devices
devices-program = A program
devices-off = Sign this device out
devices-off-note = It stops at once: its tables close, and what it signs is no longer taken for yours.
devices-signed-out = This device is signed out
account-seen = last seen { $when }
account-change = Change
account-name = What you call it
account-save = Save
about-me = Everything about me
about-me-note = One file with your name, devices, chairs, chat lines, record and the journals of your finished games.
about-me-export = Take it away as a file
about-me-delete = Delete me
forget-title = Delete everything about you?
forget-happens = This is what happens:
forget-seats = In games that were played you become “somebody”. Their journals stay, and can still be verified: they name nobody.
forget-chat = What you wrote in chats is deleted.
forget-games = In games under way a bot takes your chair; tables of yours go to somebody else who sits there.
forget-devices = All your devices are signed out; passkeys, code and record are deleted.
forget-final = Nobody can undo it, we neither.
forget-name = To confirm, write your name: { $name }
forget-go = Delete me for good
forget-stay = Keep everything
forget-done = You are deleted. Come again any time, as somebody new.
guest-somebody = somebody
report-menu = Report somebody
report-reports = { $reports ->
    [one] { $reports } report
   *[other] { $reports } reports
}
report-title = Report somebody to the host
report-note = The host sees it with the last lines that this person wrote, and is not told who reports. About the host, whoever runs this server sees it.
report-who = Who is it about?
report-why = What is it?
report-line = In one line, if you like
report-go = Report
report-done = Reported.
report-twice = You have already reported somebody at this table.
report-settle = Dealt with
report-said = { $name } wrote:
report-rude = rude or hurtful
report-cheats = gives secrets away, or cheats
report-stalls = holds the game up
report-name = a name or words that do not belong here
report-other = something else

# -- a match at its own address --
match-playing = Still being played
match-playing-note = What is hidden stays hidden until the end. Who looks on at the table sees what everybody sees.
match-number = Game { $number }
match-series = All games of this table
match-here = this one
match-see = See
match-table = To the table
match-page = This game’s own page
match-watch = Watch from the deal
match-share = Share this moment
match-share-note = Who opens this link sees this very step, through the same eyes. The picture shows the end of the game.
match-picture = Save the picture
match-none = There is no such game
match-none-note = It may have been cleared away, or the link is incomplete.


## Letters
letters-title = Calls by e-mail
letters-note = When it is your turn and you are away, this server writes to you: one letter a turn at most, and you can stop it at any time.
letters-address = Your e-mail address
letters-ask = Send me a link to confirm it
letters-sent = A letter is on its way to { $address }. Open the link in it, and you will be called there.
letters-on = You are called at { $address }.
letters-off = No more letters
letters-confirm-title = Confirm your address
letters-confirm-go = Yes, write to me when it is my turn
letters-confirmed = Done: you will be called at { $address }.
letters-stop-title = No more letters
letters-stop-go = Stop the letters
letters-stopped = Done: no more letters will come.
letters-broken = This link is not whole. Copy all of it from the letter.

## The puzzle of the day
puzzle-the-answer = The answer.
puzzle-mine = Your answer.
puzzle-others = How others answered
puzzle-people = { $people ->
     [one] Yours is the only answer on this server today.
    *[other] { $people } people have answered on this server today.
    }
puzzle-look = Look at the board again
puzzle-show = Show the answer
puzzle-none = Today’s puzzle cannot be shown here: the server is away, or does not have its game.
# -- ratings --
rated = Games count
rated-chip = rated
rated-help = With at least two people the result changes everybody’s rating. The coach is silent, and whoever resigns or lets a bot play most of the time comes last. Name and rating stand in the list.
ratings-title = Ratings
ratings-mine = Your ratings
ratings-note = How strong people are at each game, on one scale with the bots. The number after ± is the doubt: the true strength is most likely that near.
ratings-scale = The list goes by what is certain, the rating less its doubt. It changes only by games that count, with at least two people.
ratings-none = Nobody has played a game that counts yet.
ratings-matches = { $matches ->
    [one] { $matches } rated game
   *[other] { $matches } rated games
}
match-ratings = What the game changed

# -- looking on --
watch = Who may look on
watch-help = Onlookers see what everybody at the table sees and nothing hidden, so many moves later. At the end they see everything.
watch-now = everybody, at once
watch-later = { $moves ->
    [one] { $moves } move later
   *[other] { $moves } moves later
}
watch-nobody = nobody
watch-chip = onlookers: { $who }
watch-behind = You are watching { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} behind. At the end you will see everything.
watch-closed = This game has no onlookers
watch-closed-note = That is how the table wants it. When the game is over, you can see all of it here.


## Tournaments
tournament-title = Tournaments
tournament-new = A new tournament
tournament-mine = My tournaments
tournament-name-it = What is it called?
tournament-usual-title = Club evening
tournament-game = Game
tournament-seats = People at a table
tournament-how-long = Rounds
tournament-system = Who meets whom
tournament-swiss = those who stand alike (Swiss)
tournament-all = everybody with everybody
tournament-swiss-help = After the first round, people who have as many points sit together.
tournament-all-help = As many people as possible meet each other.
tournament-fill = Bots take free chairs
tournament-fill-help = Every table has the same size. Without bots, tables may be one larger or smaller, and somebody may have a bye.
tournament-open = Open the tournament
tournament-share = Bring people here
tournament-code-alt = Code of the tournament’s link
tournament-size = { $seats ->
    [one] { $seats } at a table
   *[other] { $seats } at a table
    }
tournament-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
    }
tournament-so-far = { $players ->
    [one] { $players } player, round { $round } of { $rounds }
   *[other] { $players } players, round { $round } of { $rounds }
    }
tournament-host = Hosted by { $name }
tournament-join-note = Join, and you play from round { $round } on.
tournament-join = Join
tournament-wait = You play along. When round { $round } is drawn, this page takes you to your table.
tournament-your-table = You are drawn: your table waits for you.
tournament-go = To your table
tournament-leave = Play no further rounds
tournament-over = The tournament is over.
tournament-back = Back to the tournament
tournament-hosting = What the host does
tournament-draw = Draw round { $round }
tournament-tables-left = { $tables ->
    [one] { $tables } table is still being played
   *[other] { $tables } tables are still being played
    }
tournament-stuck = A table does not end
tournament-stuck-note = Say how it ended. Its game is over then, and the next round can be drawn.
tournament-decide = Table { $number }
tournament-decide-wait = wait for it
tournament-decide-win = { $name } wins
tournament-decide-all = all share the win
tournament-decide-none = nobody scores
tournament-decide-go = Decide
tournament-people = Let somebody go
tournament-let-go = No further rounds
tournament-end = End the tournament
tournament-end-note = No more rounds are drawn, and the standings stay as they are.
tournament-end-go = Yes, end it now
tournament-standings = Standings
tournament-standings-note = Points are shares of a win; a bye is half a win. Equal points are told apart by tables won, then by the mean points of those one has met.
tournament-empty = Nobody has joined yet.
tournament-place = Place
tournament-name = Name
tournament-points = Points
tournament-wins = Wins
tournament-opponents = Met
tournament-left = has left
tournament-nobody = somebody
tournament-bot = bot
tournament-csv = Results as a table (CSV)
tournament-json = Everything (JSON)
tournament-round = Round { $round } of { $rounds }
tournament-playing = being played
tournament-played = over
tournament-decided = decided by the host
tournament-byes = A bye for: { $names }
closed-decided = The host of the tournament has decided this game.
