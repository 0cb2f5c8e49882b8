## What the server refuses
refused-message = Tej wiadomości nie da się odczytać.
refused-guest = Najpierw podaj imię.
refused-device-link = Ten link jest już zużyty albo minął jego czas. Pokaż nowy na pierwszym urządzeniu.
refused-name = Imię musi mieć choć jedną widoczną literę.
refused-origin = To żądanie nie przyszło z naszej strony.
refused-host = Tego serwera nie znamy pod tą nazwą. Kto go prowadzi, może mu ją dać: konspira serve --name … albo --origin https://…
refused-missing = Tu niczego nie ma.
refused-method = Tego się tu nie da zrobić.
refused-big = To za dużo naraz.
refused-often = Za szybko. Odczekaj chwilę.
refused-too-much = Ta strona prosi o więcej, niż przypada tu na jednego gościa. Została rozłączona; odczekaj chwilę.
refused-busy = Serwer nie nadąża. Nic się nie zmieniło; spróbuj za chwilę.
refused-storage-full = Dysk serwera jest pełny i nic nie da się zapisać. Nic się nie zmieniło; z ruchem trzeba poczekać, aż będzie miejsce.
refused-storage-readonly = Serwer nie może pisać na swoim dysku i nic nie da się zapisać. Nic się nie zmieniło; spróbuj, gdy to będzie naprawione.
refused-storage-corrupt = Część pliku serwera jest uszkodzona i nie da się jej odczytać. To, co zapisano wcześniej, jest w kopiach; powiedz temu, kto prowadzi serwer.
refused-storage-disk = Dysk serwera nie odpowiada i nic nie da się zapisać. Nic się nie zmieniło; spróbuj za chwilę.
refused-storage-database = Baza danych serwera jest nieosiągalna i nic nie da się zapisać. Nic nie przepadło; spróbuj za chwilę.
refused-trouble = Coś poszło nie tak na serwerze. Nic się nie zmieniło.
refused-no-game = Nie ma tu takiej gry.
refused-no-table = Nie ma takiego stołu. Może już go sprzątnięto.
refused-unreadable = Tej partii nie da się już otworzyć: zapis jest nieczytelny od wiersza { $line }.
refused-no-chair = Nie ma takiego krzesła.
refused-chair-taken = To krzesło jest zajęte.
refused-invite = To krzesło jest na zaproszenie: link jest błędny albo stracił ważność.
refused-not-seated = Nie siedzisz przy tym stole.
refused-not-host = Może to zrobić tylko gospodarz stołu.
refused-sent-away = Gospodarz stołu kazał ci odejść. Nie możesz tu wrócić ani rozmawiać; inne stoły są dla ciebie otwarte.
refused-sent-away-near = Ktoś spod twojego adresu musiał odejść od tego stołu, więc przez godzinę nie można stąd usiąść ani rozmawiać. Można się przyglądać.
refused-silenced = Gospodarz stołu odebrał ci tu głos. Możesz grać dalej.
refused-one-chair = Siedzisz już przy tym stole. Jeden gość ma jedno miejsce; gospodarz może dać ci link do drugiego.
refused-face = Nie ma takiej twarzy.
refused-ask = Partia trwa. Poproś gospodarza o miejsce; swoje może ci oddać bot.
refused-declined = Gospodarz nie ma teraz dla ciebie miejsca. Możesz się przyglądać.
refused-made-to-leave = Gospodarz poprosił, żeby zwolnić to krzesło. Możesz się przyglądać i znów poprosić o miejsce.
refused-closed = Tę partię przerwano przed końcem: karty zostają zakryte i nie ma powtórki.
refused-puzzle-day = To już nie jest dzisiejsza zagadka: wczytaj stronę ponownie.
refused-puzzle-action = Odpowiedzią na tę zagadkę jest jedno z dozwolonych tam zagrań.
refused-puzzle-seat = Odpowiedzią na tę zagadkę jest miejsce innej osoby przy stole.
refused-recovery = Ten kod nie działa: jest w nim literówka albo zastąpił go nowszy.
refused-signed-out = To urządzenie zostało wylogowane. Jeśli to nie twoja decyzja, wróć kluczem dostępu albo kodem.
refused-delete-name = To nie jest twoje imię w tej postaci, w jakiej je tu mamy. Nic nie zostało usunięte.
refused-reported = Jedno zgłoszenie od ciebie przy tym stole już jest.
refused-passkey = Ten klucz dostępu nie został przyjęty. Spróbuj jeszcze raz.
refused-passkey-late = To trwało za długo albo było już użyte. Spróbuj jeszcze raz.
refused-passkey-unknown = Ten klucz dostępu do nikogo tu nie należy: został usunięty albo usunięto jego właściciela.
refused-passkey-site = Klucze dostępu działają tylko przez https i pod nazwą, nie pod numerem. Kod działa wszędzie.
refused-passkeys = { $most ->
    [one] Możesz mieć { $most } klucz dostępu.
    [few] Możesz mieć { $most } klucze dostępu.
    [many] Możesz mieć { $most } kluczy dostępu.
   *[other] Możesz mieć { $most } klucza dostępu.
} Najpierw usuń któryś.
refused-nobody = Nie ma tu nikogo, komu można by to zrobić.
refused-not-gathering = Partia już trwa.
refused-not-playing = Żadna partia nie trwa.
refused-resigned = Ta gra jest już przez ciebie poddana: do końca gra ją bot.
refused-not-over = Będzie to możliwe po zakończeniu partii.
refused-open-chairs = Jest jeszcze wolne krzesło.
refused-match = Tamta partia już się skończyła.
refused-round = Tasowanie przeszło już do innej rundy.
refused-restarts = Tasowanie przepadło tu zbyt wiele razy: otwórz nowy stół.
refused-stale = Od tego czasu masz już za sobą ruch; spójrz jeszcze raz.
refused-undo = Tu nie ma czego cofnąć: odpowiedź można cofnąć tylko w grze dla jednej osoby.
refused-frozen = Ta partia nie może trwać dalej.
refused-bot = Nie ma takiego bota do tej gry; są: { $bots }.
refused-coach = Przy tym stole gra się bez trenera.
refused-coach-early = Trener dopiero się rozgrzewa. Spróbuj za chwilę.
refused-tutorial-other = Jeszcze nie to. Teraz spróbuj tak: { $shown }.
refused-tutorial-wait = Chwila: najpierw grają inni.
refused-say = Wybierz gotowe zdanie albo wpisz tekst.
refused-too-many-tables = Masz za dużo otwartych stołów.
refused-too-many-sockets = Masz za dużo otwartych stron.
refused-push = Serwer nie może dotrzeć do tej przeglądarki: jej usługa powiadomień podała niedozwolony adres.
refused-mail-often = Za dużo próśb o listy. Spróbuj ponownie za godzinę.
refused-mail-server = Serwer poczty nie przyjmuje teraz listu. Sprawdź adres albo spróbuj później.
refused-mail-link = Ten link już nie działa: minął jego czas albo adres się od tamtej pory zmienił.
refused-mail-address = To nie wygląda na adres e-mail.
refused-no-tournament = Nie ma takiego turnieju. Może został już uprzątnięty.
refused-tournament-host = To może zrobić tylko osoba, która otworzyła turniej.
refused-tournament-over = Ten turniej jest skończony.
refused-tournament-full = W tym turnieju nie ma już miejsc.
refused-tournament-few = Jest za mało osób na jeden stół.
refused-tournament-waits = { $tables ->
     [one] { $tables } stół jeszcze gra. Poczekaj albo rozstrzygnij, jak skończył.
     [few] { $tables } stoły jeszcze grają. Poczekaj albo rozstrzygnij, jak skończyły.
    *[many] { $tables } stołów jeszcze gra. Poczekaj albo rozstrzygnij, jak skończyły.
    }
refused-tournament-table = Ten stół nie czeka już na rozstrzygnięcie.
refused-too-many-tournaments = Masz za dużo otwartych turniejów. Najpierw zakończ któryś z nich.
refused-drawn = To stół turnieju: miejsca są rozlosowane i gra się jedną grę.
tutorial-end = To była cała gra. Już wiesz, jak się gra: otwórz własny stół.
tutorial-end-open = To już wszystko, czego trzeba na początek. Weź swoje pudełko i otwórz własny wieczór.
frozen = Zasady zmieniły się od początku tej partii i od kroku { $line } nie może ona trwać dalej. To, co już zagrane, nadal można obejrzeć.
journal-bad = Wiersz { $line } nie pasuje: zapis jest zmieniony albo niepełny.

## Quick phrases
phrase-hello = Cześć!
phrase-luck = Powodzenia!
phrase-hurry = Twój ruch…
phrase-wait = Chwileczkę.
phrase-well-played = Dobrze zagrane!
phrase-oops = Ups.
phrase-bluff = Nie wierzę ani jednemu słowu.
phrase-not-me = To nie ja!
phrase-suspicion = Mam swoje podejrzenia…
phrase-secret = To tajemnica.
phrase-watching = Mam cię na oku.
phrase-laugh = Ha, ha!
phrase-thanks = Dzięki!
phrase-again = Jeszcze raz?
phrase-bye = Muszę iść. Pa!

## Bots
bot-random = Kaprys
bot-habit = Rutyniarz
bot-flat = Hazardzista
bot-search = Myśliciel
bot-solver = Matematyk
bot-baseline = Podręcznik
refused-watching = Kto ogląda ten stół z opóźnieniem, rozmawia dopiero po grze.
