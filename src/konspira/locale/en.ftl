seat-number = Seat { $number }
refused-seat = There is no such seat: seats are numbered 0 to { $seats }, the last one excluded.
refused-over = The game is over.
refused-turn = It is not your turn.
refused-form = This is not an action of the game.
