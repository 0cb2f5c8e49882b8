## Letters to guests
mail-confirm-subject = Konspira: is this your address?
mail-confirm = Hello,

    somebody wants Konspira to write to this address when it is their turn in a game. If that was you, confirm it within a day:

    { $link }

    If it was not you, do nothing: no more letters will come.
mail-turn-subject = { $title }: it is your turn
mail-turn = It is your turn in a game of { $title }. Your place at the table:

    { $link }

    You get this letter because you asked to be called. There is one letter a turn at most. No more letters:

    { $stop }
