## What the server refuses
refused-message = Tuto zprávu nelze přečíst.
refused-guest = Nejdřív řekni své jméno.
refused-device-link = Tento odkaz už byl použitý, nebo mu vypršel čas. Ukaž na prvním zařízení nový.
refused-name = Jméno musí mít aspoň jedno viditelné písmeno.
refused-origin = Tento požadavek nepřišel z naší stránky.
refused-host = Pod tímto jménem server neznáme. Kdo ho provozuje, může mu je dát: konspira serve --name … nebo --origin https://…
refused-missing = Tady nic není.
refused-method = Tohle tady udělat nejde.
refused-big = To je příliš mnoho najednou.
refused-often = To bylo moc rychlé. Chvilku počkej.
refused-too-much = Tato stránka chce víc, než tu připadá na jednoho hosta. Byla odpojena; chvilku počkej.
refused-busy = Server nestíhá. Nic se nezměnilo; zkus to za chvíli.
refused-storage-full = Disk serveru je plný a nic se nedá uložit. Nic se nezměnilo; s tahem je třeba počkat, až bude místo.
refused-storage-readonly = Server nesmí zapisovat na svůj disk a nic se nedá uložit. Nic se nezměnilo; zkus to, až to bude napraveno.
refused-storage-corrupt = Část souboru serveru je poškozená a nedá se přečíst. Co bylo uloženo dříve, je v kopiích; řekni to tomu, kdo server provozuje.
refused-storage-disk = Disk serveru neodpovídá a nic se nedá uložit. Nic se nezměnilo; zkus to za chvíli.
refused-storage-database = Databáze serveru není dostupná a nic se nedá uložit. Nic se neztratilo; zkus to za chvíli.
refused-trouble = Na serveru se něco pokazilo. Nic se nezměnilo.
refused-no-game = Taková hra tu není.
refused-no-table = Takový stůl neexistuje. Možná už je uklizený.
refused-unreadable = Tuto partii už nelze otevřít: záznam je nečitelný od řádku { $line }.
refused-no-chair = Taková židle tu není.
refused-chair-taken = Tahle židle je obsazená.
refused-invite = Tahle židle je na pozvání: odkaz je chybný nebo už neplatí.
refused-not-seated = U tohoto stolu nesedíš.
refused-not-host = To může jen hostitel stolu.
refused-sent-away = Hostitel stolu tě poslal pryč. Nemůžeš se sem vrátit ani tu mluvit; jiné stoly jsou ti otevřené.
refused-sent-away-near = Někdo z tvé adresy byl od tohoto stolu poslán pryč, takže si odtud hodinu nelze sednout ani mluvit. Dívat se můžeš.
refused-silenced = Hostitel stolu ti tu vzal slovo. Hrát můžeš dál.
refused-one-chair = U tohoto stolu už sedíš. Jeden host má jedno místo; hostitel ti může dát odkaz na další.
refused-face = Takový obličej tu není.
refused-ask = Partie běží. Popros hostitele o místo; svoje ti může nechat bot.
refused-declined = Hostitel pro tebe teď místo nemá. Dívat se můžeš.
refused-made-to-leave = Hostitel poprosil, ať tuhle židli uvolníš. Můžeš se dívat a znovu poprosit o místo.
refused-closed = Tato partie byla ukončena předčasně: karty zůstanou skryté a záznam k přehrání není.
refused-puzzle-day = To už není dnešní hádanka: načti stránku znovu.
refused-puzzle-action = Odpovědí na tuto hádanku je jeden z povolených tahů.
refused-puzzle-seat = Odpovědí na tuto hádanku je místo někoho jiného u stolu.
refused-recovery = Tento kód neplatí: je v něm překlep, nebo ho nahradil novější.
refused-signed-out = Toto zařízení bylo odhlášeno. Jestli to nebylo tvoje rozhodnutí, vrať se přístupovým klíčem nebo kódem.
refused-delete-name = To není tvoje jméno tak, jak ho tu máme. Nic nebylo smazáno.
refused-reported = U tohoto stolu už od tebe jedno nahlášení je.
refused-passkey = Tento přístupový klíč nebyl přijat. Zkus to ještě jednou.
refused-passkey-late = Trvalo to příliš dlouho, nebo už to bylo použito. Zkus to ještě jednou.
refused-passkey-unknown = Tento přístupový klíč tu nikomu nepatří: byl odebrán, nebo byl smazán jeho majitel.
refused-passkey-site = Přístupové klíče fungují jen přes https a pod jménem, ne pod číslem. Kód funguje všude.
refused-passkeys = { $most ->
    [one] Smíš mít { $most } přístupový klíč.
    [few] Smíš mít { $most } přístupové klíče.
   *[other] Smíš mít { $most } přístupových klíčů.
} Nejdřív některý odeber.
refused-nobody = Není tu nikdo, komu by se to dalo udělat.
refused-not-gathering = Partie už běží.
refused-not-playing = Žádná partie se nehraje.
refused-resigned = Tuhle hru už máš vzdanou: do konce ji hraje bot.
refused-not-over = To půjde až po konci partie.
refused-open-chairs = Ještě je tu volná židle.
refused-match = Ta partie už skončila.
refused-round = Míchání už přešlo do jiného kola.
refused-restarts = Míchání tu propadlo příliš mnohokrát: otevři nový stůl.
refused-stale = Mezitím už máš tah za sebou; podívej se znovu.
refused-undo = Tady není co vzít zpět: odpověď lze vzít zpět jen ve hře pro jednoho.
refused-frozen = Tato partie nemůže pokračovat.
refused-bot = Takový bot pro tuto hru není; jsou: { $bots }.
refused-coach = U tohoto stolu se hraje bez trenéra.
refused-coach-early = Trenér se teprve rozcvičuje. Zkus to za chvíli.
refused-tutorial-other = To ještě ne. Teď zkus tohle: { $shown }.
refused-tutorial-wait = Okamžik: nejdřív táhnou ostatní.
refused-say = Vyber hotovou větu, nebo něco napiš.
refused-too-many-tables = Máš příliš mnoho otevřených stolů.
refused-too-many-sockets = Máš příliš mnoho otevřených stránek.
refused-push = Server se k tomuto prohlížeči nedostane: jeho služba upozornění uvedla nepovolenou adresu.
refused-mail-often = Příliš mnoho žádostí o dopisy. Zkus to znovu za hodinu.
refused-mail-server = Poštovní server teď dopis nepřijímá. Zkontroluj adresu, nebo to zkus později.
refused-mail-link = Tento odkaz už neplatí: vypršel jeho čas, nebo se adresa od té doby změnila.
refused-mail-address = Tohle nevypadá jako e-mailová adresa.
refused-no-tournament = Takový turnaj tu není. Možná už byl uklizen.
refused-tournament-host = To může jen ten, kdo turnaj otevřel.
refused-tournament-over = Tento turnaj skončil.
refused-tournament-full = V tomto turnaji už není místo.
refused-tournament-few = Na jeden stůl je tu málo lidí.
refused-tournament-waits = { $tables ->
     [one] { $tables } stůl ještě hraje. Počkej, nebo rozhodni, jak skončil.
     [few] { $tables } stoly ještě hrají. Počkej, nebo rozhodni, jak skončily.
    *[other] { $tables } stolů ještě hraje. Počkej, nebo rozhodni, jak skončily.
    }
refused-tournament-table = Tento stůl už na rozhodnutí nečeká.
refused-too-many-tournaments = Máš příliš mnoho otevřených turnajů. Nejdřív některý ukonči.
refused-drawn = Tohle je stůl turnaje: místa jsou rozlosovaná a hraje se jedna hra.
tutorial-end = To byla celá hra. Už víš, jak se hraje: otevři vlastní stůl.
tutorial-end-open = To je všechno, co je na začátek potřeba. Vezmi svou krabici a otevři vlastní večer.
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
phrase-not-me = To já ne!
phrase-suspicion = Mám svá podezření…
phrase-secret = To zůstane tajemstvím.
phrase-watching = Mám tě v merku.
phrase-laugh = Cha cha!
phrase-thanks = Díky!
phrase-again = Ještě jednou?
phrase-bye = Musím jít. Ahoj!

## Bots
bot-random = Rozmar
bot-habit = Rutinér
bot-flat = Hazardér
bot-search = Myslitel
bot-solver = Matematik
bot-baseline = Učebnice
refused-watching = Kdo se tu dívá se zpožděním, mluví až po hře.
