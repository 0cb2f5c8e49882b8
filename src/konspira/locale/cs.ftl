seat-number = Místo { $number }
refused-seat = Takové místo není: místa mají čísla od 0 do { $seats }, bez posledního.
refused-over = Hra skončila.
refused-turn = Nejsi na tahu.
refused-form = To není tah této hry.
