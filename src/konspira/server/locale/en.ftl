## What the server refuses
refused-message = This message cannot be read.
refused-guest = Say your name first.
refused-name = A name needs at least one visible letter.
refused-origin = This request did not come from our own page.
refused-missing = There is nothing here.
refused-method = This cannot be done here.
refused-big = That is too much at once.
refused-often = That was too quick. Wait a moment.
refused-busy = The server cannot keep up. Nothing has changed; try again in a moment.
refused-trouble = Something went wrong on the server. Nothing has changed.
refused-no-game = There is no such game here.
refused-no-table = There is no such table. Perhaps it has been cleared away.
refused-unreadable = This match cannot be opened any more: its journal cannot be read from line { $line } on.
refused-no-chair = There is no such chair.
refused-chair-taken = This chair is taken.
refused-invite = This chair is by invitation: the link is wrong or no longer holds.
refused-not-seated = You are not sitting at this table.
refused-not-host = Only whoever opened the table may do that.
refused-not-gathering = The match has begun already.
refused-not-playing = No match is being played.
refused-not-over = That is possible when the match is over.
refused-open-chairs = There is still a free chair.
refused-match = That match is over.
refused-stale = You have acted since; look again.
refused-undo = There is nothing to take back: that is for games with one seat, after the first answer.
refused-frozen = This match cannot go on.
refused-bot = There is no such bot for this game; there are: { $bots }.
refused-coach = At this table there is no coach.
refused-coach-early = The coach is still warming up. Try again in a moment.
refused-lesson-other = The introduction shows another move now. Make the one it speaks of; afterwards you play as you like.
refused-lesson-wait = One moment: the others move first.
refused-say = Say a phrase or a text.
refused-too-many-tables = You have too many open tables.
refused-too-many-sockets = You have too many open pages.
introduction-end = That is all you need to begin. Play on against the bots, or go back to the lobby and open a table of your own.
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
phrase-laugh = Ha ha!
phrase-thanks = Thank you!
phrase-again = Once more?
phrase-bye = I have to go. Bye!

## Bots
bot-random = Whim
bot-flat = Gambler
bot-search = Thinker
bot-solver = Mathematician
bot-baseline = Textbook
