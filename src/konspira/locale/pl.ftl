seat-number = Miejsce { $number }
refused-seat = Nie ma takiego miejsca: miejsca mają numery od 0 do { $seats }, bez ostatniego.
refused-over = Gra się skończyła.
refused-turn = To nie twoja kolej.
refused-form = To nie jest ruch w tej grze.
