## What the server refuses
refused-message = Tuto zprávu nelze přečíst.
refused-guest = Nejdřív řekni své jméno.
refused-name = Jméno musí mít aspoň jedno viditelné písmeno.
refused-origin = Tento požadavek nepřišel z naší stránky.
refused-missing = Tady nic není.
refused-method = Tohle tady udělat nejde.
refused-big = To je příliš mnoho najednou.
refused-often = To bylo moc rychlé. Chvilku počkej.
refused-busy = Server nestíhá. Nic se nezměnilo; zkus to za chvíli.
refused-trouble = Na serveru se něco pokazilo. Nic se nezměnilo.
refused-no-game = Taková hra tu není.
refused-no-table = Takový stůl neexistuje. Možná už je uklizený.
refused-unreadable = Tuto partii už nelze otevřít: záznam je nečitelný od řádku { $line }.
refused-no-chair = Taková židle tu není.
refused-chair-taken = Tahle židle je obsazená.
refused-invite = Tahle židle je na pozvání: odkaz je chybný nebo už neplatí.
refused-not-seated = U tohoto stolu nesedíš.
refused-not-host = To může jen hostitel stolu.
refused-not-gathering = Partie už běží.
refused-not-playing = Žádná partie se nehraje.
refused-not-over = To půjde až po konci partie.
refused-open-chairs = Ještě je tu volná židle.
refused-match = Ta partie už skončila.
refused-stale = Mezitím už máš po tahu; podívej se znovu.
refused-undo = Tady není co vzít zpět: odpověď lze vzít zpět jen ve hře pro jednoho.
refused-frozen = Tato partie nemůže pokračovat.
refused-bot = Takový bot pro tuto hru není; jsou: { $bots }.
refused-coach = U tohoto stolu se hraje bez trenéra.
refused-coach-early = Trenér se teprve rozcvičuje. Zkus to za chvíli.
refused-lesson-other = Uvedení teď ukazuje jiný tah. Udělej ten, o kterém je řeč; potom hraješ, jak chceš.
refused-lesson-wait = Okamžik: nejdřív táhnou ostatní.
refused-say = Vyber hotovou větu, nebo něco napiš.
refused-too-many-tables = Máš příliš mnoho otevřených stolů.
refused-too-many-sockets = Máš příliš mnoho otevřených stránek.
introduction-end = To je všechno, co je na začátek potřeba. Hraj dál s boty, nebo se vrať do čekárny a otevři vlastní stůl.
frozen = Pravidla se od začátku této partie změnila a od kroku { $line } nemůže pokračovat. Co je odehráno, lze dál prohlížet.
journal-bad = Řádek { $line } nesedí: záznam je změněný nebo neúplný.

## Quick phrases
phrase-hello = Ahoj!
phrase-luck = Hodně štěstí!
phrase-hurry = Jsi na tahu…
phrase-wait = Moment.
phrase-well-played = Pěkně zahráno!
phrase-oops = Jejda.
phrase-bluff = Nevěřím ani slovo.
phrase-laugh = Cha cha!
phrase-thanks = Díky!
phrase-again = Ještě jednou?
phrase-bye = Musím jít. Ahoj!

## Bots
bot-random = Rozmar
bot-flat = Hazardér
bot-search = Myslitel
bot-solver = Matematik
bot-baseline = Učebnice
