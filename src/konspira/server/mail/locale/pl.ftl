## Listy do gości
mail-confirm-subject = Konspira: czy to twój adres?
mail-confirm = Dzień dobry,

    ktoś chce, żeby Konspira pisała na ten adres, gdy przychodzi jego kolej w grze. Jeśli to ty, potwierdź to w ciągu doby:

    { $link }

    Jeśli to nie ty, nie rób nic: więcej listów nie przyjdzie.
mail-turn-subject = { $title }: twoja kolej
mail-turn = W grze { $title } jest twoja kolej. Twoje miejsce przy stole:

    { $link }

    Dostajesz ten list, bo o to prosisz. Na jedną kolej przychodzi najwyżej jeden. Bez dalszych listów:

    { $stop }
