title = GRA
tagline = Liar’s dice with two-ended cards: turn them in secret, bid on what all hands show, call the bluff.

## Options
option-jokers = Wild ones
option-jokers-help = A one that is shown counts as every value. A round whose first bid is on ones has no wild ones.
option-directions = Directions
option-directions-help = Whoever starts a round says which way it goes round. With two players it changes nothing.
option-fewer_cards = Fewer and fewer cards
option-fewer_cards-help = Everybody starts with five cards and the loser of a round plays on with one less. When somebody has none left, the player with the most cards wins.
option-longer = Longer game
option-longer-help = Whoever reaches the end condition drops out and the others play on. The last one wins.
option-bid_order = What is a higher bid?
option-bid_order-help = The rulebook says it in two ways that do not agree, so you choose.
option-bid_order-value = A higher value with any count, or more of the same value (the sentence and the worked example of the rulebook)
option-bid_order-value-short = value before count
option-bid_order-count = More cards of any value, or the same count of a higher value (the printed ladder of examples)
option-bid_order-count-short = count before value
note-deck = The deck is inferred: each pair of different values twice. No list of the printed cards is public.

## Claims and actions
gra-claim = { $count } { gra-noun }
gra-claim-words = { $count ->
     [1] one
     [2] two
     [3] three
     [4] four
     [5] five
     [6] six
     [7] seven
     [8] eight
     [9] nine
     [10] ten
     [11] eleven
     [12] twelve
     [13] thirteen
    *[other] { $count }
    } { gra-noun }
gra-noun = { $face ->
     [1] { $count ->
         [one] one
        *[other] ones
    }
     [2] { $count ->
         [one] two
        *[other] twos
    }
     [3] { $count ->
         [one] three
        *[other] threes
    }
     [4] { $count ->
         [one] four
        *[other] fours
    }
     [5] { $count ->
         [one] five
        *[other] fives
    }
    *[6] { $count ->
         [one] six
        *[other] sixes
    }
    }
gra-name = { $seat }
gra-do-turn = Show { $faces }
gra-do-check = Check: { $claim }? I doubt it
gra-do-bid = Bid { $claim }
gra-do-bid-clockwise = Bid { $claim }, clockwise
gra-do-bid-counter = Bid { $claim }, counter-clockwise

## What is certain
gra-turn-stays = Once everybody has chosen, nothing can be turned again.
gra-check-loses = You hold enough of them yourself: checking would lose.
gra-check-wins = The others do not hold enough cards for it: checking wins.
gra-check-odds = The bid is true if the others’ cards ({ $others }) show at least { $missing } more.
gra-bid-safe = Your own cards are enough to make the bid true.
gra-bid-false = The others do not hold enough cards for it: the bid cannot be true.
gra-bid-needs = It needs { $missing } more from the others’ cards ({ $others }).

## Refusals
gra-refuse-turn-first = First turn your cards; bidding starts when everybody has.
gra-refuse-no-card = { $cards ->
     [one] You hold one card: only that one
    *[other] You hold { $cards } cards: only those
    } can be turned.
gra-refuse-turned = The cards are turned for this round; now bid or check.
gra-refuse-nothing-to-check = There is no bid to check yet: make the first one.
gra-refuse-too-many = Only { $cards ->
     [one] one card is
    *[other] { $cards } cards are
    } in play: no bid goes beyond that.
gra-refuse-direction = The direction is named with the first bid of a round only.
gra-refuse-no-directions = This game is played clockwise only.
gra-refuse-top = Nothing is higher than { $claim }: you have to check.
gra-refuse-low-value = { $claim } stands: bid a higher value, or more of the same; the lowest is { $lowest }.
gra-refuse-low-count = { $claim } stands: bid more cards, or the same count of a higher value; the lowest is { $lowest }.

## What happens
gra-starts = { $me ->
     [yes] You start.
    *[no] { $seat } starts.
    }
gra-deal = Round { $round }: { $cards ->
     [one] one card
    *[other] { $cards } cards
    } in play.
gra-my-cards = Your cards: { $cards }.
gra-my-faces = You show { $faces }.
gra-ready = { $me ->
     [yes] You are ready.
    *[no] { $seat } is ready.
    }
gra-bidding = All cards are turned. { $me ->
     [yes] You bid first.
    *[no] { $seat } bids first.
    }
gra-bid = { $me ->
     [yes] You bid
    *[no] { $seat } bids
    } { $claim }.
gra-way-clockwise = This round goes clockwise.
gra-way-counter = This round goes counter-clockwise.
gra-board-last-wild = Ones were wild in that round.
gra-board-last-plain = Ones were just ones in that round.
gra-no-jokers = Ones are just ones in this round.
gra-jokers-on = Ones are wild.
gra-check = { $me ->
     [yes] You check
    *[no] { $seat } checks
    } { $bidder_seat }: { $claim }?
gra-shows = { $me ->
     [yes] You show
    *[no] { $seat } shows
    } { $faces } (other ends { $hidden }).
gra-true = Counted: { $found }. True!
gra-bluff = Counted: { $found }. A bluff!
gra-loses = { $me ->
     [yes] You lose
    *[no] { $seat } loses
    } the round{ $cards ->
     [0] ; no cards are left.
     [6] .
     [one] ; one card from now on.
    *[other] ; { $cards } cards from now on.
    }
gra-out = { $me ->
     [yes] You drop
    *[no] { $seat } drops
    } out.
gra-ends = { $cards ->
     [0] The last card is gone
    *[other] The next card would be the sixth
    }: the game ends, and { $me ->
     [yes] you lose.
    *[no] { $seat } loses.
    }
gra-tie = A tie between { $seats }: they alone play on, and whoever loses a round drops out.
gra-next = { $me ->
     [yes] You start
    *[no] { $seat } starts
    } the next round.

## The end
gra-won-fewest = { $me ->
     [yes] You win
    *[no] { $seat } wins
    } with the fewest cards ({ $cards }).
gra-won-most = { $me ->
     [yes] You win
    *[no] { $seat } wins
    } with the most cards ({ $cards }).
gra-won-tie = { $me ->
     [yes] You win
    *[no] { $seat } wins
    } the extra rounds.
gra-won-last = { $me ->
     [yes] You win
    *[no] { $seat } wins
    }: nobody else is left.

## The board as text
gra-board-round = Round { $round }, { $cards ->
     [one] one card
    *[other] { $cards } cards
    } in play.
gra-board-hand = { $seat }: { $cards ->
     [one] one card
    *[other] { $cards } cards
    }.
gra-board-bid = { $me ->
     [yes] Your bid stands
    *[no] { $seat } says
    }: { $claim }.
gra-board-turning = Cards are being turned; { $waiting ->
     [one] one player has
    *[other] { $waiting } players have
    } still to choose.
gra-board-turn = { $me ->
     [yes] It is your turn.
    *[no] It is { $seat }’s turn.
    }

## Terminal
gra-ask-turn = Which cards to turn round? Their numbers, e.g. { $example }; Enter leaves them as they lie
gra-ask-turn-one = Enter leaves your card as it lies; 1 turns it round
gra-ask-open = Your bid: count and value, e.g. { $example }
gra-ask-open-way = Your bid: count and value, e.g. { $example }; with < at its end the round goes counter-clockwise
gra-ask-bid = A higher bid, e.g. { $example }, or c to check
gra-ask-check = Nothing is higher: c to check
gra-bad-turn = { $cards ->
         [one] Type 1, or just Enter.
        *[other] Type the numbers of cards from 1 to { $cards }, or just Enter.
    }
gra-bad-bid = Type how many cards and a value from 1 to 6{ $check ->
         [yes] ; c checks.
        *[no] .
    }
gra-screen-bid = The bid
gra-screen-none = nobody has bid yet
gra-screen-round = Round { $round }, { $cards ->
         [one] { $cards } card
        *[other] { $cards } cards
    } in play
gra-screen-hand = Your cards
gra-board-tie = This is an extra round.
gra-board-last = The last showdown, in round { $round }:
gra-board-out = { $me ->
     [yes] You are out.
    *[no] { $seat } is out.
    }
gra-board-said = { $me ->
     [yes] Your last bid: { $claim }.
    *[no] { $seat }’s last bid: { $claim }.
    }
gra-screen-last = Last showdown
gra-screen-cards = cards
gra-screen-said = said
gra-screen-ready = ready
gra-screen-thinks = thinking
gra-screen-out = out

## The page
about-time = about 20 min
gra-round = Round { $round }
gra-seats = Players in turn order
gra-card = top { $up }, bottom { $down }
gra-hand = Your cards
gra-cards = { $cards ->
     [one] 1 card
    *[other] { $cards } cards
    }
gra-of = cards: { $cards } of { $most }
gra-standing = Who has how many
gra-goal-base = Whoever takes a sixth card loses. Whoever has the fewest cards then wins.
gra-goal-base-longer = Whoever takes a sixth card drops out. The last one at the table wins.
gra-goal-fewer = When somebody loses the last card, the game ends. Whoever has the most cards then wins.
gra-goal-fewer-longer = Whoever loses the last card drops out. The last one at the table wins.
gra-goal-tie = Extra rounds: whoever loses a round drops out. The last one wins.
gra-sealed = choice sealed
gra-chooses = still choosing
gra-thinks = thinking…
gra-said = bid:
gra-says = { $me ->
     [yes] You say
    *[no] { $seat } says
    }
gra-turn-title = Turn your cards as you like
gra-turn-note = Only the upper end counts. Everybody chooses at once and nobody sees another’s choice.
gra-turn-card = card: top { $up }, bottom { $down }; press to turn it
gra-turn-hint = Chosen: { $faces }. Once sealed it cannot be changed.
gra-only-you = Only you see these cards.
gra-seal = Seal the choice
gra-sealed-note = Your choice is sealed. The cards cannot be turned any more.
gra-waiting-title = Waiting for the envelopes
gra-waiting-for = Still choosing: { $names }
gra-waiting-note = When all are sealed, the bidding starts.
gra-first-bid = { $me ->
     [yes] Your first bid
    *[no] { $seat } makes the first bid
    }
gra-first-bid-note = How many cards of one value do all hands show together? In play: { $cards ->
     [one] 1 card
    *[other] { $cards } cards
    }.
gra-open = Make the first bid of this round.
gra-answer = Go higher, or check { $seat }.
gra-wait = { $seat } is to act. The cards cannot be turned any more.
gra-out-note = You have no part in this round. Watch it to the end.
gra-pick = Choosing a bid
gra-value = Value
gra-faces = { $face ->
     [1] ones
     [2] twos
     [3] threes
     [4] fours
     [5] fives
    *[6] sixes
    }
gra-too-low = the dashed ones are too low
gra-how-many = How many of them on the whole table?
gra-in-play = { $cards ->
     [one] 1 card in play
    *[other] { $cards } cards in play
    }
gra-value-first = the value first
gra-way = Direction of the round
gra-way-clockwise-short = clockwise
gra-way-counter-short = counter-clockwise
gra-choose-value = Choose a value
gra-check-button = I doubt it!
gra-bid-button = Bid:
gra-verdict-true = True
gra-verdict-bluff = Bluff
gra-bid-of = { $me ->
     [yes] Your bid
    *[no] Bid of { $seat }
    }
gra-on-table = On the table
gra-open-cards = Opened cards
gra-checks = { $me ->
     [yes] check
    *[no] checks
    }
gra-bids = { $me ->
     [yes] bid
    *[no] bids
    }
gra-counting = Counting…
gra-what-happened = What happened?
gra-count-note = Only upper ends count. Pale cards do not match the bid.
gra-count-note-wild = Only upper ends count. A one with a star is wild. Pale cards do not match the bid.
gra-count-again = Once more
gra-next-round = Next round
gra-to-end = See the result
gra-cards-open = Cards on the table
gra-place = place { $place }
gra-showed = shown: { $faces }
gra-last-bid = The last bid: { $seat }, { $claim }. On the table: { $found } (yellow dice).
gra-mark-true = Round { $round }: true, { $seat } loses
gra-mark-bluff = Round { $round }: a bluff, { $seat } loses
gra-story-naked = { $me ->
     [yes] You do not have
    *[no] { $seat } does not have
    } a single one of them then.
gra-no-bid-yet = No bid yet

## The coach
belief-bid_true = Is the bid true?
belief-others_show = How many of each the others show, on average
belief-others_show-item = value { $number }
gra-why-check = { $likely ->
     [yes] A risk: the bid is true in { $percent } % of the hands that fit what you have seen. But whoever goes higher can be checked too.
    *[no] The bid is true in only { $percent } % of the hands that fit what you have seen.
    }
gra-why-raise = { $likely ->
     [yes] The bid that stands is true in { $percent } % of the hands that fit what you have seen, and then a check loses.
    *[no] The bid that stands looks false: it is true in { $percent } % of the hands that fit. After a higher bid it is somebody else who has to doubt.
    }
gra-why-open = { $ones ->
     [yes] For this value your own cards show { $mine }, and those of the others about { $others }, by what is known of them. Ones are counted in.
    *[no] For this value your own cards show { $mine }, and those of the others about { $others }, by what is known of them.
    }
gra-why-turn = You show { $faces } then: your own cards partly cover a bid on that.

## The tutorial
tutorial-turn = Your card has two ends, 2 and 5, and only the upper one counts. Tap it so that the five is on top, then seal it: nobody sees it.
tutorial-bid = { $two_seat } bids: among the three cards there is at least one five. You have one yourself, so two are quite possible. Go higher: 2 fives.
tutorial-shown = { $two_seat } did not believe in three fives: all cards are opened, and there are only two. { $one_seat } loses the round.
tutorial-again = Whoever loses a round plays on with one card more, and the fewest cards win. Turn your new card to 6 and seal it.
tutorial-own = { $two_seat } bids one four. A higher count or a higher value beats it. You have a six, so tell the truth: 1 six.
tutorial-check = Three sixes among four cards? One is yours, so two of the other three would have to be sixes. Say so: I doubt it!
tutorial-caught = Well caught: there is only one six. { $two_seat } loses the round and takes a second card.
tutorial-ahead = So it goes, round after round. Seal this card as it lies, and we jump ahead by three rounds.
tutorial-later = Three rounds later: { $two_seat } was caught every time and has five cards now. Whoever would need a sixth ends the game.
tutorial-last = This can be the last round. Turn your card to 6 and seal it.
tutorial-bluff = You begin, so bluff for once: you have no four, but bid 2 fours. With eight cards on the table nobody can be sure.
tutorial-win = Three fives? You have none, and somebody has to say it: I doubt it!
tutorial-finale = Not a single five! { $two_seat } would need a sixth card, so the game is over. You have the fewest cards: you win.

## Examples on the page of rules
example-bids = What beats three fours?
example-bids-start = Everybody has four cards; yours show two fours and two twos. { $first_seat } starts the round.
example-bids-higher = Now it is you. Try these bids: which of them beat three fours?
example-bids-end = One five is higher, because five is a higher value, and then any count will do. Four fours would be higher too.
example-ladder = What beats three fours when the count comes first?
example-ladder-start = The cards are the same, but a bid on more cards is higher. { $first_seat } starts the round.
example-ladder-higher = Which of these bids beat three fours now?
example-ladder-end = Four twos are higher, because they are more cards. One five no longer is.
example-check = Exactly as many is enough
example-check-start = You have three, four and three cards. { $first_seat } starts, then comes { $second_seat }, then you.
example-check-doubt = Five fives among ten cards, and you show one. Do you check, or go higher?
example-check-end = There are exactly five fives, so the bid was true. Whoever checked loses, and plays the next round with one card more.
example-jokers = Wild ones
example-jokers-start = Everybody has two cards, and ones are wild. { $first_seat } starts the round.
example-jokers-doubt = Four twos on six cards: that sounds bold. What do you do?
example-jokers-end = Two twos and two ones are up. Ones count as twos, so four twos are true.
