title = Agenci
tagline = Secret agents circle the city. Move anybody’s, score at the safe, and do not give away which one is yours.
about-time = about 30 min

## Options
option-top_secret = Top secret
option-top_secret-help = Everybody holds secret cards. After every move all may play them, before there are any points.
option-secret_files = Secret files
option-secret_files-help = At the end, before the agents are revealed, everybody writes down who is who: 5 points for each that is right.
option-score_floor = No score below zero
option-score_floor-help = The rulebook says nothing of it: a marker may go below zero, unless you choose this.
option-agents = Which agents take part
option-agents-help = Five with two players, six with three, all seven with more. Choose none to draw them at random.
option-agents-red = Fedora (red)
option-agents-yellow = Beret (yellow)
option-agents-blue = Headscarf (blue)
option-agents-violet = Top hat (violet)
option-agents-green = Flat cap (green)
option-agents-orange = Ushanka (orange)
option-agents-grey = Bowler (grey)
note-cards = How many copies there are of each secret card is reconstructed; only their number, 26, is printed.
note-colours = The rulebook names five colours; orange and grey are reconstructed.
note-board = The ring of buildings is taken from the board of a sister edition; the names of hats and buildings are ours.
note-turns = The rules set no limit on turns. A game in which nobody scores for 200 turns ends as it stands.

## Agents, buildings, cards
agenci-agent = { $agent ->
     [red] Fedora
     [yellow] Beret
     [blue] Headscarf
     [violet] Top hat
     [green] Flat cap
     [orange] Ushanka
    *[grey] Bowler
    }
agenci-agent-colour = { $agent ->
     [red] Fedora (red)
     [yellow] Beret (yellow)
     [blue] Headscarf (blue)
     [violet] Top hat (violet)
     [green] Flat cap (green)
     [orange] Ushanka (orange)
    *[grey] Bowler (grey)
    }
agenci-building = { $building ->
     [0] 0 (station)
     [1] 1 (kiosk)
     [2] 2 (café)
     [3] 3 (cinema)
     [4] 4 (hotel)
     [5] 5 (museum)
     [6] 6 (theatre)
     [7] 7 (bank)
     [8] 8 (embassy)
     [9] 9 (radio)
     [10] 10 (ministry)
    *[-3] −3 (ruins)
    }
agenci-name = { $seat }
agenci-nobody = nobody
agenci-change = { $agent } { $points }
agenci-joins = { $one } → { $other }
agenci-swaps = { $one } ⇄ { $other }
agenci-line = { $agent }: { $owner }
agenci-quoted = “{ $card }”
agenci-card-to-ruins = One agent to the ruins
agenci-card-to-safe = One agent to the safe
agenci-card-to-agent = One agent to another one
agenci-card-second-agent = A second agent
agenci-card-out-of-ruins = One or two out of the ruins to 0
agenci-card-two-forward = Two agents 1 forward
agenci-card-all-to-start = All agents to 0
agenci-card-one-forward = One agent 1, 2 or 3 forward
agenci-card-two-markers = Two score markers 3 forward
agenci-card-off-safe = An agent at the safe 1 forward or back
agenci-card-swap = Two agents change places
agenci-card-two-back = Two agents 1 back
agenci-card-move-safe = The safe to any building
agenci-card-one-back = One agent 1 or 2 back
agenci-card-one-either = One agent 1 forward or back

## What can be done
agenci-do-move = Move: { $steps }
agenci-do-stay = Move nobody, take a card
agenci-do-stay-only = Move nobody (there is no card to take)
agenci-do-safe = Safe to { $building }
agenci-do-pass = Pass
agenci-do-seal = Seal the files: { $lines }
agenci-do-card = { $card }
agenci-do-card-at = { $card }: { $aim }

## What is certain
agenci-then-card = You take a secret card for it.
agenci-then-cause = New at the safe: { $agents }. There are points if somebody who has entered is still there when the round ends.
agenci-then-no-cause = Nobody comes to the safe: no points.
agenci-then-no-cause-yet = Nobody has come to the safe so far; a card may still change that.
agenci-then-no-scoring = There are no points for putting the safe anywhere.
agenci-then-scoring = Points: { $points }.
agenci-then-end = That is the end of the game.
agenci-then-over = The round of cards is over, without points.

## Refusals
agenci-refused-agents = With { $seats ->
     [one] one player
    *[other] { $seats } players
    } exactly { $sets ->
     [one] one agent takes part
    *[other] { $sets } different agents take part
    }, not: { $given }. Choose { $sets }, or none to draw them at random.
agenci-refuse-move-first = First move agents by the points of the die.
agenci-refuse-points = { $die ->
     [1] The die gives one, two or three points
    *[other] The die gives exactly { $die } points
    }, not { $points }.
agenci-refuse-aside = Not in this game: { $agents }.
agenci-refuse-stay = Only on 1–3 may you move nobody.
agenci-refuse-stay-never = All points must be used; without secret cards somebody must be moved.
agenci-refuse-round = This is the round of cards: play one, or pass.
agenci-refuse-not-held = You do not hold the card “{ $card }”.
agenci-refuse-target = The card cannot be used like that. { $needs }
agenci-refuse-same = The safe stands in { $building } already: it must go to another building.
agenci-refuse-safe = Now put the safe into another building.
agenci-refuse-files = Now write down who is who.
agenci-refuse-line = The next line of your sheet: { $agent }.
agenci-refuse-owner = Every other player is named once (twice with a second agent), and all the rest are nobody’s. Left to write: { $left }.
agenci-refuse-sheet = On a sheet every other player stands once (twice with a second agent), your own agents do not, and all the rest are nobody’s.
agenci-needs-to-ruins = Name one agent who is not in the ruins.
agenci-needs-to-safe = Name one agent who is not at the safe.
agenci-needs-to-agent = Name first the agent who goes, then the one to join, who must stand in another building.
agenci-needs-second-agent = It only has to be played.
agenci-needs-out-of-ruins = Name one or two agents who are in the ruins.
agenci-needs-two-forward = Name two agents.
agenci-needs-all-to-start = Somebody must be elsewhere than on 0.
agenci-needs-one-forward = Name one agent and 1, 2 or 3 steps.
agenci-needs-two-markers = Name two agents with fewer than 39 points, or the only one with fewer.
agenci-needs-off-safe = Name an agent who is at the safe.
agenci-needs-swap = Name two agents who stand in different buildings.
agenci-needs-two-back = Name two agents.
agenci-needs-move-safe = Name another building than the one with the safe.
agenci-needs-one-back = Name one agent and 1 or 2 steps back.
agenci-needs-one-either = Name one agent and a step forward or back.

## What happens
agenci-sets = The agents: { $agents }.
agenci-my-agent = You are: { $agents }.
agenci-my-cards = Your cards: { $cards }.
agenci-my-second = You have a second agent now: { $agent }.
agenci-rolls = Turn { $turn }: { $me ->
     [yes] you roll
    *[no] { $seat } rolls
    } { $die ->
     [1] 1–3
    *[other] { $die }
    }.
agenci-moves = { $me ->
     [yes] You move
    *[no] { $seat } moves
    }: { $steps }.
agenci-stays = { $me ->
     [yes] You move
    *[no] { $seat } moves
    } nobody.
agenci-takes = { $seat } takes a secret card.
agenci-i-take = You take a secret card: “{ $card }”.
agenci-no-card-full = { $me ->
     [yes] No card for it: you hold
    *[no] No card for it: { $seat } holds
    } four already.
agenci-no-card-empty = No card for it: the pile is empty.
agenci-entered = New at the safe, { $building }: { $agents }.
agenci-left = No longer at the safe: { $agents }.
agenci-no-cause = As it stands, this turn brings no points.
agenci-plays = { $me ->
     [yes] You play
    *[no] { $seat } plays
    } “{ $card }”.
agenci-plays-at = { $me ->
     [yes] You play
    *[no] { $seat } plays
    } “{ $card }”: { $aim }.
agenci-passes = { $me ->
     [yes] You pass.
    *[no] { $seat } passes.
    }
agenci-scores = Points: { $points }.
agenci-puts-safe = { $me ->
     [yes] You put
    *[no] { $seat } puts
    } the safe into { $building }.
agenci-past-last = Past 39: { $agents }. No more moves.
agenci-cold = Nobody has scored for 200 turns: the game ends as it stands.
agenci-long = Ten thousand turns have been played: the game ends as it stands.
agenci-files = Secret files: everybody writes down who is who.
agenci-sealed = { $me ->
     [yes] Your sheet is sealed.
    *[no] { $seat }: the sheet is sealed.
    }
agenci-agent-points = { $agent } { $points }
agenci-was = { $me ->
     [yes] You are
    *[no] { $seat } is
    }: { $agents }.
agenci-counts = Of the two { $agent } counts, with more points.
agenci-unowned = Nobody’s: { $agents }.
agenci-right = { $me ->
     [yes] Your sheet
    *[no] The sheet of { $seat }
    }: { $lines }. { $right } right, +{ $points }, in all { $total }.
agenci-line-right = { $agent } – { $owner } ✓
agenci-line-wrong = { $agent } – { $owner } ✗
agenci-won = { $me ->
     [yes] You win
    *[no] { $seat } wins
    } with { $points ->
     [one] { $points } point
    *[other] { $points } points
    }.
agenci-won-together = A shared win: { $seats }, with { $points ->
     [one] { $points } point
    *[other] { $points } points
    } each.
agenci-won-behind = { $won } { $count ->
     [one] { $ahead } has more, but is nobody’s.
    *[other] { $ahead } have more, but are nobody’s.
    }

## The board as text
agenci-board-safe = The safe stands in { $building }. Clockwise from there:
agenci-board-agent = { $agent }: { $building }, { $points ->
     [one] { $points } point
    *[other] { $points } points
    }.
agenci-board-hand = { $seat }: { $cards ->
     [0] no cards
     [one] one card
    *[other] { $cards } cards
    }.
agenci-board-pile = In the pile: { $cards }.
agenci-board-used = Used: { $cards }.
agenci-board-two = { $me ->
     [yes] You have
    *[no] { $seat } has
    } two agents.
agenci-board-gave = { $me ->
     [yes] Points you gave
    *[no] Points given by { $seat }
    }: { $agents }.
agenci-board-asked = { $me ->
     [yes] It is for you
    *[no] It is for { $seat }
    } to play a card or to pass.
agenci-board-moves-safe = { $me ->
     [yes] You move
    *[no] { $seat } moves
    } the safe.
agenci-board-fills = { $me ->
     [yes] You are filling in the secret files.
    *[no] { $seat } is filling in the secret files.
    }

## Terminal
agenci-screen-safe = SAFE
agenci-screen-legend = number, agent, points; ★ yours; ◀ new at the safe
agenci-screen-legend-cards = number, agent, points; ★ yours; ◀ new at the safe, or asked for a card; ▮ a secret card
agenci-screen-since = Since your turn: ✉ card, ± points
agenci-screen-notes = Who moved whom: points given; ↓ into the ruins, ↑ out of them; ▣ worth in the scorings that this player led to
agenci-screen-cards = Your secret cards
agenci-screen-seats = At the table
agenci-screen-two = two agents
agenci-screen-files = Secret files: who is who?
agenci-ask-split = { $left ->
     [one] One point left. Who goes? The number of an agent, such as { $example }
    *[other] { $left } points left. Who goes? Numbers of agents, { $example } is agent { $agent } by two steps
    }{ $back ->
     [0] {""}
    *[other] ; - takes one back
    }
agenci-ask-confirm = { $steps }. Enter does it, - takes one back
agenci-ask-choice = { $left ->
     [1] One more point, or none: the number of an agent, such as { $example }
     [2] Up to two more points: numbers of agents, { $example } is agent { $agent } by two steps
    *[other] One, two or three points: numbers of agents, { $example } is agent { $agent } by two steps
    }{ $back ->
     [0] {""}
    *[other] ; Enter when done, - takes one back
    }
agenci-ask-choice-stay = One, two or three points: numbers of agents; 0 to move nobody and take a card
agenci-ask-choice-stay-only = One, two or three points: numbers of agents; 0 to move nobody (there is no card for it)
agenci-plan = So far: { $steps }.
agenci-too-many = Too many points: { $left } left.
agenci-bad-split = Type numbers of agents ({ $agents }), such as { $example }.
agenci-ask-safe = Where to with the safe? 0 to 10 or -3, but not { $building }
agenci-bad-building = Type the number of a building, 0 to 10 or -3.
agenci-ask-card = Number of a card, or Enter to pass
agenci-bad-card = Type the number of one of your cards, or just Enter.
agenci-card-idle = “{ $card }” cannot be played now: it would change nothing. { $needs }
agenci-ask-agents = { $card }. { $needs } Type, for example, { $example }; Enter goes back
agenci-ask-steps = { $card }: number of an agent and the steps, such as { $example }; Enter goes back
agenci-ask-building = { $card }: the building, 0 to 10 or -3, but not { $building }; Enter goes back
agenci-bad-aim = That does not fit the card.
agenci-ask-owner = Who is { $agent }? Number: { $left }{ $back ->
         [0] {""}
        *[other] ; - corrects the one before
    }
agenci-ask-hand-in = Your sheet is full. Enter seals it, - takes the last entry back, an agent and a player, such as { $example }, change a line
agenci-numbered = { $number } { $owner }
agenci-bad-owner = Type one of these numbers: { $left }. An agent and a player, such as { $example }, change another line.
agenci-bad-line = Type an agent and a player, such as { $example }, to change a line, or just Enter.

## The coach
belief-owner = Who runs which agent?
belief-owner-item = { $number ->
     [1] Fedora
     [2] Beret
     [3] Headscarf
     [4] Top hat
     [5] Flat cap
     [6] Ushanka
    *[7] Bowler
    }
agenci-why-owner = Judging by the moves so far, { $seat } plays { $agent }: { $percent } % likely.
agenci-why-nobody = Judging by the moves so far, { $agent } is nobody’s: { $percent } % likely.
agenci-why-sheet = Right lines on this sheet, judging by the moves so far: about { $right } of { $lines }.
agenci-why-scores = Your agent then scores { $mine }, the others in the city { $others } on average.
agenci-why-stands = Your agent’s building is then worth { $mine }, those of the others { $others } on average.
agenci-why-safe = { $steps ->
     [0] The safe is then where your agent stands: there a new visit counts, not staying. The building is worth { $worth }.
     [one] The safe is then one step ahead of your agent, in a building worth { $worth }.
    *[other] The safe is then { $steps } steps ahead of your agent, in a building worth { $worth }.
    }
agenci-why-pass = You keep your cards. As it stands, your agent’s building is worth { $mine }, those of the others { $others } on average.
agenci-why-second = With two agents, only the better one counts for you at the end.

## In the browser
agenci-page-turn = Turn { $turn }
agenci-page-players = { $seats ->
     [one] { $seats } player
    *[other] { $seats } players
    }
agenci-page-city = Plan of the city; in words in the menu: “Show the table as text”
agenci-page-agents = Agents: where they stand and what they have
agenci-page-standing = What happens and who stands where
agenci-page-then = After the scoring: { $points }.
agenci-page-less = { $agent }: take a step back
agenci-page-gains = Points of this scoring
agenci-page-card = Agent card
agenci-page-mine = { $agents ->
     [1] Your agent
    *[other] Your agents
    }
agenci-page-hold = hold
agenci-page-you-are = This is your agent
agenci-page-you-are-note = Nobody else knows. You move all the agents; only this one scores for you.
agenci-page-second = You have a second agent
agenci-page-second-note = In the end the better of the two counts. All know that you have it, but not who it is.
agenci-page-read-note = Later you see it by holding the button with the hat.
agenci-page-read = Noted, put it away
agenci-page-hand-note = Only you see these cards. They are played in the round of cards, before the points.
agenci-page-cards = { $cards ->
     [0] no cards
     [one] { $cards } card
    *[other] { $cards } cards
    }
agenci-page-notes = Notes
agenci-page-whose-turn = has the turn
agenci-page-composing = Splitting the points
agenci-page-split = { $points ->
     [one] Split { $points } step
    *[other] Split { $points } steps
    }
agenci-page-split-free = One, two or three steps
agenci-page-how-many = How many steps
agenci-page-points = { $points ->
     [one] { $points } step
    *[other] { $points } steps
    }
agenci-page-left = { $left ->
     [0] none left
    *[other] { $left } left
    }
agenci-page-give = { $left ->
     [one] { $left } more step to give
    *[other] { $left } more steps to give
    }
agenci-page-planned = { $step }: { $building }. Left: { $left }.
agenci-page-undo = Take the last step back
agenci-page-tap = Agents: tap to add a step
agenci-page-add = Add a step
agenci-page-move = Move
agenci-page-stay = Move nobody
agenci-page-safe = Where does the safe go?
agenci-page-safe-note = Tap a building on the plan, or its number.
agenci-page-building = Building
agenci-page-point-house = Point at a building
agenci-page-point = Point at an agent
agenci-page-point-other = Point at another agent
agenci-page-how-far = How many steps?
agenci-page-choose-card = Choose a card
agenci-page-round = Round of secret cards
agenci-page-round-note = The round goes on while somebody plays cards. Points come at its end, if one who went in is still at the safe.
agenci-page-play-one = Will you play a card?
agenci-page-no-cards = You have no cards
agenci-page-only-you = only you see them
agenci-page-play = Play
agenci-page-notes-note = Only for you, in this browser. A tap changes the mark: ? maybe, ✓ yes, × no.
agenci-page-given-note = Small number: how many points of the die this player gave the agent.
agenci-page-given = Points of the die: { $points }.
agenci-page-mark = { $mark ->
     [maybe] Maybe.
     [yes] Yes.
     [no] No.
    *[none] No mark.
    }
agenci-page-yours = this is your agent
agenci-page-who = Who is who?
agenci-page-who-note = Write and change as you like, then seal it. Name every player once (twice with two agents); the rest are nobody’s. Each right line gives 5 points, “nobody” too.
agenci-page-seal = Seal
agenci-page-sheet-left = Left to write: { $owners }
agenci-page-sheet-full = The sheet is full. You can still change it.
agenci-page-wait-files = Your sheet is sealed. All are opened together.
agenci-page-sealed = Who has handed in a sheet
agenci-page-writes = writing
agenci-page-handed = handed in
agenci-page-opened = Who is who
agenci-page-to-end = To the result
agenci-page-unmasked = { $me ->
     [yes] You win as { $agents }
    *[no] { $seat } is { $agents }
    }
agenci-page-track = { $agent }, { $points } on the track
agenci-page-files-gave = Secret files: { $right } right
agenci-page-held = In hand: { $cards }
agenci-page-pts = pts
agenci-page-nobodys = Nobody’s:
agenci-page-sheets = Everybody’s sheets, right lines marked
agenci-page-sheets-note = Letters begin a name, × means “nobody”. Each right line gives 5 points.
agenci-page-right = right
agenci-page-truth = truth
agenci-page-mark-scoring = Points in turn { $turn }

## The tutorial
tutorial-agent = This is your secret agent: the Flat cap. Nobody else knows. Remember it, and put the card away.
tutorial-split = The die gives 4 points, for anybody’s agents. Move only your own, and you give yourself away. Give 2 to the Flat cap, 1 each to the Fedora and the Ushanka.
tutorial-score = The safe is in 7. When an agent enters there, everybody scores the number of their building. Take the Top hat in from 6, and give the other point to the Flat cap.
tutorial-safe = 7 for the Top hat, 3 for your Flat cap. Whoever has the turn moves the safe. Put it close by, on 4.
tutorial-hide = 6 points! Let the Beret enter from 3 and give 5 to your Flat cap: it gets 8, and the Beret gets the attention.
tutorial-far = 11 for you already. The game ends when somebody passes 39. Put the safe far away, on 10; then we jump ahead by a few turns.
tutorial-last = Your Flat cap stands on 10 with 31 points. Push the Fedora from 10 into the ruins, and let the Ushanka enter at the safe, on 3.
tutorial-finale = All is revealed. You were the Flat cap: 41 points, you win! The Top hat is nobody’s, so its 38 count for nobody.

## Examples on the page of rules
example-split = Six points
example-split-start = The die shows 6, all agents stand on 0, the safe on 7. Split the points: try several ways.
example-split-end = Only where each agent ends matters. Nobody is in the building with the safe, so there is no scoring, and the die goes on.
example-scoring = A scoring, and then the safe
example-scoring-start = The die shows 2, the safe stands on 7. Who will enter the building with the safe? Try it.
example-scoring-safe = All of them score, each for its building; Top hat loses 3 in the ruins. Now move the safe.
example-scoring-end = Beret stands on 2, but putting the safe there brings no points.
example-secret = The safe gets away
example-secret-start = Three of you play with secret cards. The die shows 3, the safe stands on 7.
example-secret-first = Fedora enters the building with the safe. Before the scoring there is a round of cards, and you are asked first. You pass for now.
example-secret-declines = { $third_seat } may play a card too, but passes.
example-secret-answer = Everybody may answer a card, also after a pass, so it is your turn again. Try the cards.
example-secret-all = Now all pass in a row.
example-secret-end = A card moved the safe, so the reason for a scoring is gone. There are no points, and the next player has the turn.
example-end = Who wins?
example-end-start = The die shows 2, the safe stands on 7. Some agents are close to 39, so the next scoring may end the game. Try who brings it about.
example-end-end = All of them score once more, then everybody shows who they are. Ushanka has the most, but is nobody’s. { $third_seat } wins: Headscarf has 42, your Fedora 41.
