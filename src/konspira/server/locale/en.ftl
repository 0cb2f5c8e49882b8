## What the server refuses
refused-message = This message cannot be read.
refused-guest = Say your name first.
refused-device-link = This link has been used, or its time is over. Show a new one on the first device.
refused-name = A name needs at least one visible letter.
refused-origin = This request did not come from our own page.
refused-host = This server is not known by that name. Whoever runs it can give it the name: konspira serve --name …, or --origin https://…
refused-missing = There is nothing here.
refused-method = This cannot be done here.
refused-big = That is too much at once.
refused-often = That was too quick. Wait a moment.
refused-too-much = This page asks for more than one guest may have of this server. It was disconnected; wait a little.
refused-busy = The server cannot keep up. Nothing has changed; try again in a moment.
refused-storage-full = The server’s disk is full, so nothing can be kept. Nothing has changed; your move waits until there is room again.
refused-storage-readonly = The server may not write to its disk, so nothing can be kept. Nothing has changed; try again when that is mended.
refused-storage-corrupt = A part of the server’s file is damaged and cannot be read. What was kept before is safe in its copies; tell whoever runs the server.
refused-storage-disk = The server’s disk does not answer, so nothing can be kept. Nothing has changed; try again in a moment.
refused-storage-database = The server’s database cannot be reached, so nothing can be kept. Nothing is lost; try again in a moment.
refused-trouble = Something went wrong on the server. Nothing has changed.
refused-no-game = There is no such game here.
refused-no-table = There is no such table. Perhaps it has been cleared away.
refused-unreadable = This match cannot be opened any more: its journal cannot be read from line { $line } on.
refused-no-chair = There is no such chair.
refused-chair-taken = This chair is taken.
refused-invite = This chair is by invitation: the link is wrong or no longer holds.
refused-not-seated = You are not sitting at this table.
refused-not-host = Only whoever opened the table may do that.
refused-sent-away = The host of this table has sent you away. You cannot come back to it or talk here; other tables are open to you.
refused-sent-away-near = Somebody at your address was sent away from this table, so for an hour nobody from there can sit down or talk here. You may look on.
refused-silenced = The host of this table has silenced you here. You may play on.
refused-one-chair = You sit at this table already. One guest has one chair; the host can give you the link of another.
refused-face = There is no such face.
refused-ask = A match is being played. Ask the host for a chair; a bot can give you its own.
refused-declined = The host has no chair for you now. You may look on.
refused-made-to-leave = The host has asked you to get up from your chair. You may look on and ask for a chair again.
refused-closed = This match was ended before its end: its cards stay hidden, and there is no replay.
refused-puzzle-day = That is not today’s puzzle any more: load the page again.
refused-puzzle-action = An answer to this puzzle is one of the actions that are allowed there.
refused-puzzle-seat = An answer to this puzzle is the seat of somebody else at the table.
refused-recovery = This code is not good: it was mistyped, or a newer one has taken its place.
refused-signed-out = This device was signed out. If it was not you: come back by your passkey or your code.
refused-delete-name = That is not your name as it is kept here. Nothing was deleted.
refused-reported = You have already reported somebody at this table.
refused-passkey = This passkey was not accepted. Please try again.
refused-passkey-late = That took too long, or was used already. Please try again.
refused-passkey-unknown = This passkey belongs to nobody here: it was taken away, or its owner was deleted.
refused-passkey-site = Passkeys work only by https and under a name, not under a number. A code works everywhere.
refused-passkeys = { $most ->
    [one] You may have { $most } passkey.
   *[other] You may have { $most } passkeys.
} Take one away first.
refused-nobody = There is nobody to whom this could be done.
refused-not-gathering = The match has begun already.
refused-not-playing = No match is being played.
refused-resigned = You have given this game up: a bot plays it to its end.
refused-not-over = That is possible when the match is over.
refused-open-chairs = There is still a free chair.
refused-match = That match is over.
refused-round = The shuffling has gone on to another round.
refused-restarts = The shuffling has come to nothing here too many times: open another table.
refused-stale = You have acted since; look again.
refused-undo = There is nothing to take back: that is for games with one seat, after the first answer.
refused-frozen = This match cannot go on.
refused-bot = There is no such bot for this game; there are: { $bots }.
refused-coach = At this table there is no coach.
refused-coach-early = The coach is still warming up. Try again in a moment.
refused-tutorial-other = Not that one yet. This time try: { $shown }.
refused-tutorial-wait = One moment: the others move first.
refused-say = Say a phrase or a text.
refused-too-many-tables = You have too many open tables.
refused-too-many-sockets = You have too many open pages.
refused-push = The server cannot reach this browser: its push service gave an address that is not allowed.
refused-mail-often = Too many letters were asked for. Try again in an hour.
refused-mail-server = The mail server does not take the letter now. Check the address, or try again later.
refused-mail-link = This link is not good any more: its time is over, or the address was changed since.
refused-mail-address = This does not look like an address of e-mail.
refused-no-tournament = There is no such tournament. Perhaps it has been cleared away.
refused-tournament-host = Only whoever opened the tournament may do that.
refused-tournament-over = This tournament is over.
refused-tournament-full = This tournament is full.
refused-tournament-few = There are too few players for a table.
refused-tournament-waits = { $tables ->
    [one] One table is still being played. Wait for it, or decide how it ended.
   *[other] { $tables } tables are still being played. Wait for them, or decide how they ended.
    }
refused-tournament-table = This table is not waiting for a decision any more.
refused-too-many-tournaments = You have too many open tournaments. End one first.
refused-drawn = This is a table of a tournament: who sits where is drawn, and one match is played.
tutorial-end = That was a whole game. Now you know how it goes: open a table of your own.
tutorial-end-open = That is all you need to begin. Take out your box, and open an evening of your own.
frozen = The rules have changed since this match began, and it cannot go on from step { $line }. What was played can still be seen.
journal-bad = Line { $line } does not fit: the journal has been changed or is not whole.

## Quick phrases
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-hurry = Your turn…
phrase-wait = One moment.
phrase-well-played = Well played!
phrase-oops = Oops.
phrase-bluff = I do not believe a word.
phrase-not-me = It was not me!
phrase-suspicion = I have my suspicions…
phrase-secret = That stays a secret.
phrase-watching = I am watching you.
phrase-laugh = Ha ha!
phrase-thanks = Thank you!
phrase-again = Once more?
phrase-bye = I have to go. Bye!

## Bots
bot-random = Whim
bot-habit = Habit
bot-flat = Gambler
bot-search = Thinker
bot-solver = Mathematician
bot-baseline = Textbook
refused-watching = Whoever looks on here later talks after the game.
