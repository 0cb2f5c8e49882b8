## What the server refuses
refused-message = Tej wiadomości nie da się odczytać.
refused-guest = Najpierw podaj imię.
refused-name = Imię musi mieć choć jedną widoczną literę.
refused-origin = To żądanie nie przyszło z naszej strony.
refused-missing = Tu niczego nie ma.
refused-method = Tego się tu nie da zrobić.
refused-big = To za dużo naraz.
refused-often = Za szybko. Odczekaj chwilę.
refused-busy = Serwer nie nadąża. Nic się nie zmieniło; spróbuj za chwilę.
refused-trouble = Coś poszło nie tak na serwerze. Nic się nie zmieniło.
refused-no-game = Nie ma tu takiej gry.
refused-no-table = Nie ma takiego stołu. Może już go sprzątnięto.
refused-unreadable = Tej partii nie da się już otworzyć: zapis jest nieczytelny od wiersza { $line }.
refused-no-chair = Nie ma takiego krzesła.
refused-chair-taken = To krzesło jest zajęte.
refused-invite = To krzesło jest na zaproszenie: link jest błędny albo stracił ważność.
refused-not-seated = Nie siedzisz przy tym stole.
refused-not-host = Może to zrobić tylko gospodarz stołu.
refused-not-gathering = Partia już trwa.
refused-not-playing = Żadna partia nie trwa.
refused-not-over = Będzie to możliwe po zakończeniu partii.
refused-open-chairs = Jest jeszcze wolne krzesło.
refused-match = Tamta partia już się skończyła.
refused-stale = Od tego czasu masz już za sobą ruch; spójrz jeszcze raz.
refused-undo = Tu nie ma czego cofnąć: odpowiedź można cofnąć tylko w grze dla jednej osoby.
refused-frozen = Ta partia nie może trwać dalej.
refused-bot = Nie ma takiego bota do tej gry; są: { $bots }.
refused-coach = Przy tym stole gra się bez trenera.
refused-coach-early = Trener dopiero się rozgrzewa. Spróbuj za chwilę.
refused-lesson-other = Wprowadzenie pokazuje teraz inny ruch. Zrób ten, o którym mowa; potem grasz, jak chcesz.
refused-lesson-wait = Chwila: najpierw ruszają się inni.
refused-say = Wybierz gotowe zdanie albo wpisz tekst.
refused-too-many-tables = Masz za dużo otwartych stołów.
refused-too-many-sockets = Masz za dużo otwartych stron.
introduction-end = To już wszystko, czego trzeba na początek. Graj dalej z botami albo wróć do poczekalni i otwórz własny stół.
frozen = Zasady zmieniły się od początku tej partii i od kroku { $line } nie może ona trwać dalej. To, co już zagrane, nadal można obejrzeć.
journal-bad = Wiersz { $line } nie pasuje: zapis jest zmieniony albo niepełny.

## Quick phrases
phrase-hello = Cześć!
phrase-luck = Powodzenia!
phrase-hurry = Twój ruch…
phrase-wait = Chwileczkę.
phrase-well-played = Dobrze zagrane!
phrase-oops = Ups.
phrase-bluff = Nie wierzę w ani jedno słowo.
phrase-laugh = Ha, ha!
phrase-thanks = Dzięki!
phrase-again = Jeszcze raz?
phrase-bye = Muszę iść. Pa!

## Bots
bot-random = Kaprys
bot-flat = Hazardzista
bot-search = Myśliciel
bot-solver = Matematyk
bot-baseline = Podręcznik
