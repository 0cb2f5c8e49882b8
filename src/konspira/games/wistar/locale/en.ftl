title = Krysobot
tagline = The solo opponent of Rats of Wistar, for people with the box on the table: he plays, you move his pieces.
about-time = about 90 min

## Options
option-building = Building scale
option-building-help = The number in the corner of the scale card for buildings. No two scales may differ by 2 or more.
option-tool = Tool scale
option-tool-help = The number in the corner of the scale card for tools.
option-automaton = Automaton scale
option-automaton-help = The number in the corner of the scale card for automata.
option-pack = Your box
option-pack-help = With the box on the table Krysobot asks for a card when it first comes up, and remembers it. The demo has made-up values: they fit the rulebook and are not those of your box.
option-pack-reconstructed = No box here: a demo with made-up values
option-pack-empty = The box is on my table
option-pack-own = My box
option-pack-first = Is the box of Rats of Wistar on your table?
option-pack-edit = The album: all cards of my box
note-pack = The printed cards of Krysobot are not public. With your box he learns yours; the demo plays with made-up values, and never mixes them into your box.

## Names
wistar-card-wood = Wood
wistar-card-dig = Dig
wistar-card-metal = Metal
wistar-card-beds = Beds
wistar-card-develop = Develop
wistar-card-explore = Explore
wistar-card-cottage = Alchemist’s cottage
wistar-area-forest = to the forest
wistar-area-burrow = to the burrow
wistar-area-farm = to the farm
wistar-scale-building = Buildings
wistar-scale-tool = Tools
wistar-scale-automaton = Automata
wistar-slot = { $room }
wistar-slot-left = { $room } on the left
wistar-slot-right = { $room } on the right
wistar-tile-house = house mouse ({ $points })
wistar-tile-cellar = cellar mouse ({ $points })
wistar-tile-cheese = cheese ({ $points })
wistar-from-round = revealed this round
wistar-from-supply = from the supply
wistar-from-room = from room { $room }
wistar-at-entrance = at the entrance
wistar-in-room = in room { $room }
wistar-bonus-end = nothing more
wistar-bonus-projects = 2 advanced projects
wistar-bonus-round_mouse = the round’s mouse
wistar-bonus-skill = only the skill
wistar-bonus-task = a task, or else the skill
wistar-bonus-room_tile = cheese or mouse in his room, or else the skill
wistar-icon-end = nothing more
wistar-icon-reveal = reveal a task
wistar-icon-tent = tent
wistar-icon-mouse = mouse
wistar-icon-cheese = cheese
wistar-icon-move = move to { $room }
wistar-effect-none = nothing
wistar-effect-goal-1 = disc on goal 1
wistar-effect-goal-2 = disc on goal 2
wistar-effect-goal-3 = disc on goal 3
wistar-effect-explore = an exploration card
wistar-effect-task = a task
wistar-effect-attack-metal = you lose metal
wistar-effect-attack-wood = you lose wood
wistar-effect-attack-undergrounds = undergrounds: 2 metal or 3 points
wistar-effect-attack-mice = a mouse or 3 points
wistar-effect-attack-doors = doors: 2 points
wistar-effect-attack-movement = you lose a movement token
wistar-effect-attack-hand = you lose a card from your hand
wistar-effect-attack-jokers = you lose a joker
wistar-effect-final-beds = 1 for each bed
wistar-effect-final-goals = 2 for each goal
wistar-effect-final-tents = 2 for each tent
wistar-effect-final-skill = 2 for each field on the scale with { $skill }
wistar-effect-final-house-mice = 2 for each house mouse
wistar-effect-final-doors = 2 for each door
wistar-effect-final-undergrounds = 1 for each underground
wistar-exploration = card { $card } (back: { $first })
wistar-ranked = { $side ->
     [left] { $place } { $room } left
     [right] { $place } { $room } right
    *[alone] { $place } { $room }
    }
wistar-exploration-new = card { $card }
wistar-plan-card = the back of exploration card { $card }
wistar-plan-last-back = the back of the last exploration card
wistar-plan-last-face = the face of the last exploration card

## What he does
wistar-deed-set-up-board = Set up as for two players. Put 6 beds, 6 undergrounds and 7 cubes on Krysobot’s board, and 3 chiefs, 2 tents, 3 discs and 8 rats beside it. Stand his explorer at the farm’s entrance, put one marker of his on 10 points and another on the first place of the turn order: he starts round 1.
wistar-deed-set-up-decks = Shuffle his 7 action cards. Lay the exploration card that has another back face down, shuffle the other six and put them on it.
wistar-deed-set-up-decks-open = Lay his 7 action cards and his 7 exploration cards face up beside you, in rows: he deals, and names the card to look for. (They may also stay in the box: he knows them all.)
wistar-deed-set-up-decks-half = Lay his 7 action cards face up in a row: he deals, and names the card to look for. Lay the exploration card that has another back face down, shuffle the other six and put them on it: until he knows them all, that deck decides.
wistar-deed-set-up-scales = Lay out the scale cards: buildings { $building }, tools { $tool }, automata { $automaton }, and put a cube of his on the top row of each. Difficulty: { $total } of 9.
wistar-deed-set-up-names = K1 to K5 are his names for the five skill tokens. Decide which is which, note it down, and keep to it.
wistar-deed-set-up-skills = Skill tokens: on buildings { $building }; on tools { $tool }; on automata { $automaton }.
wistar-deed-set-up-yours = Reveal two basic and two advanced projects; the first of each kind make a pair, and so do the second. Keep one pair, discard the other.
wistar-deed-round = Round { $round }: prepare it as in the base game. Krysobot’s chiefs go home, and all 7 of his action cards are shuffled.
wistar-deed-round-open = Round { $round }: prepare it as in the base game. Krysobot’s chiefs go home, and his 7 action cards lie face up in their row again.
wistar-deed-starts = Krysobot starts this round.
wistar-deed-you-start = You start this round.
wistar-deed-card = Krysobot has turned over his action card: { $card }.
wistar-deed-clockwise = { $named } is not free for him; the next free section clockwise is { $section }.
wistar-deed-chief = Put his chief on section { $section }, on the free space nearest to the rim.
wistar-deed-cottage = Put his chief into the alchemist’s cottage.
wistar-deed-cottage-full = There is no place in the cottage; he acts without a chief.
wistar-deed-no-place = There is no place for his chief anywhere; he takes only his bonuses.
wistar-deed-rat = Add one of his rats { $area }. Power { $rats }.
wistar-deed-no-rat-area = Add no rat: three are there already.
wistar-deed-no-rat-left = Add no rat: all eight are on the board already.
wistar-deed-points = { $section }: Krysobot gains { $points ->
     [one] 1 point
    *[other] { $points } points
    }.
wistar-deed-bed = Take his cheapest bed{ $worth ->
     [unknown] {""}
    *[other] { " " }(its place: { $worth })
    }, turn it over and put it into a free chamber.
wistar-deed-dig = Take his cheapest underground{ $worth ->
     [unknown] {""}
    *[other] { " " }(its place: { $worth })
    } off his board: a chamber is dug. The tile stays in his area.
wistar-deed-dig-instead = No chamber is free, so he digs instead: take his cheapest underground{ $worth ->
     [unknown] {""}
    *[other] { " " }(its place: { $worth })
    } off his board. It stays in his area.
wistar-deed-projects-basic = Put the { $number ->
     [one] leftmost basic project
    *[other] { $number } leftmost basic projects
    } face down into his area.
wistar-deed-projects-advanced = Put the { $number ->
     [one] leftmost advanced project
    *[other] { $number } leftmost advanced projects
    } face down into his area.
wistar-deed-no-projects = No advanced project is left for him.
wistar-deed-refill = Refill the rows of projects.
wistar-deed-explores = Turn over exploration { $card }; after its row is done it leaves the game. His explorer stands { $place }.
wistar-deed-row = Row { $room }: { $icons }.
wistar-deed-last-card = The last exploration card: cheese, or else a mouse, or else a move to G. It stays where it is.
wistar-deed-moves = Move his explorer to room { $room }.
wistar-deed-door = He takes the door between { $one } and { $other }: put it face down into his area, without its bonus.
wistar-deed-reveals = Turn up the task card in { $slot }. He gets no bonus.
wistar-deed-tent = Put one of his tents into room { $room }.
wistar-deed-tile = Put a { $tile } { $place } into a free chamber of his.
wistar-deed-task = Put his leftmost cube{ $worth ->
     [unknown] {""}
    *[other] { " " }(its place: { $worth })
    } on the task card in { $slot }, in the first free row from the top, locked or not. He meets no conditions and takes no reward.
wistar-deed-advances = { $skill }: move the cube of the scale { $scale } to field { $field }.
wistar-deed-overflow = { $skill }: the cube of the scale { $scale } is on the last field, so Krysobot gains { $points ->
     [one] 1 point
    *[other] { $points } points
    }.
wistar-deed-goal = Put one of his discs on goal { $goal }, on the topmost free field: { $points ->
     [one] 1 point
    *[other] { $points } points
    }, no bonus.
wistar-deed-attack-metal = Attack! If you have 2 metal or more, discard 1 metal.
wistar-deed-attack-wood = Attack! If you have 2 wood or more, discard 1 wood.
wistar-deed-attack-undergrounds = Attack! If you have 2 undergrounds or more, discard 2 metal or lose 3 points (the points, if you do not have 2 metal; nobody falls below 0).
wistar-deed-attack-mice = Attack! If you have 2 mice or more (cheese counts), discard one of them or lose 3 points (nobody falls below 0).
wistar-deed-attack-doors = Attack! If you have 2 doors or more, lose 2 points (nobody falls below 0).
wistar-deed-attack-movement = Attack! If you have 2 movement tokens or more, discard 1 of them.
wistar-deed-attack-hand = Attack! If you have 3 project cards or more in hand, discard 1 of them.
wistar-deed-attack-jokers = Attack! If you have a joker, discard 1 joker.
wistar-deed-final = From now on this counts at the end: { $effect }.
wistar-deed-bonus = Bonus with skill { $skill }: { $bonus }.
wistar-deed-loses = Krysobot loses { $points ->
     [one] 1 point
    *[other] { $points } points
    } and has { $left }.
wistar-deed-discards = Krysobot discards his cheapest mouse: { $tile }. Its chamber is free again.
wistar-deed-unhurt = He has { $his }, you have { $yours }: not more than you, so nothing happens to him.
wistar-deed-unhurt-resources = Krysobot has no resources: nothing happens to him. You score the card all the same.
wistar-cannot-dig = No underground is left to dig.
wistar-cannot-bed = All six beds are built.
wistar-cannot-mouse = There is no mouse for him.
wistar-cannot-cheese = There is no cheese for him.
wistar-cannot-reveal = No hidden task lies there.
wistar-cannot-tent = He cannot pitch a tent there.
wistar-cannot-move = He is there already.
wistar-cannot-task = There is no task for him.
wistar-cannot-goal = There is no place for him on that goal.
wistar-cannot-last = No cheese, no mouse, and he is in G already: nothing happens.

## What he asks
wistar-ask-nothing = { "" }
wistar-ask-skills = Do the skill tokens lie like this?
wistar-ask-skill-place = On which scale does skill token { $skill } lie?
wistar-ask-first = Does Krysobot start round { $round }? (The cottage decides.)
wistar-ask-your-turn = Take your turn. Is there anything for me?
wistar-ask-your-chief = Take your turn. Where did your chief go?
wistar-ask-your-turn-then-card = Take your turn, then turn over his next action card. Which one came up?
wistar-ask-your-turn-then-first = Take your turn. Who starts round { $round }? (The cottage decides.)
wistar-ask-how-many-undergrounds = How many undergrounds do you have?
wistar-ask-how-many-beds = How many beds have you built?
wistar-ask-how-many-mice = How many mice do you have, cheese included?
wistar-ask-how-many-points = How many points does he lose?
wistar-ask-pause = Is all this done?
wistar-ask-card = Which action card came up?
wistar-ask-free = Is a space free on section { $section }?
wistar-ask-free-surely = His chief goes to { $section }. Done?
wistar-ask-cottage = Can his chief be placed in the cottage?
wistar-ask-cottage-surely = His chief goes to the alchemist’s cottage. Done?
wistar-ask-cottage-instead = The whole wheel is full. Can his chief be placed in the cottage?
wistar-ask-market = How many advanced projects are left for him?
wistar-ask-round-mouse = Which mouse was revealed this round?
wistar-ask-supply-mouse = Which cellar mouse comes from the supply?
wistar-ask-mouse = Which mouse lies in room { $room }?
wistar-ask-tent-room = From which of his tents’ rooms does he take a mouse?
wistar-ask-cheese = Is there a cheese for him in room { $room }?
wistar-ask-hidden = Does the task card in { $slot } lie face down?
wistar-ask-hidden-two = Which task cards in room { $room } lie face down?
wistar-ask-task = Is the task card in { $slot } face up, with a free row?
wistar-ask-tasks = Which of these task cards is the first that is face up and has a free row: { $slots }?
wistar-ask-top = Which exploration card lies on top of the deck, by its back?
wistar-ask-turned = Exploration { $card } came up. Is that right?
wistar-ask-way = Two ways to room { $room } are equally long. Through which room are there fewer doors? (If equal, choose.)
wistar-ask-door = Is there still a door between { $one } and { $other }?
wistar-ask-goal = What is the topmost free field of goal { $goal } worth?
wistar-ask-won = Krysobot has { $points ->
     [one] { $points } point
    *[other] { $points } points
    }. Do you have more?
wistar-ask-open-chambers = How many chambers on his board are open from the start?
wistar-ask-clockwise = Which section comes after { $card }, clockwise?
wistar-ask-ways = On the farm, as it is set up for two: which room lies next to { $room }?
wistar-ask-ways-further = On the farm, as it is set up for two: which further room lies next to { $room }, besides { $known }?
wistar-ask-rat = Does the action card { $card } show a rat?
wistar-ask-bonus = Action card { $card }: what is bonus { $number } from the top?
wistar-ask-bonus-skill = Action card { $card }: which skill belongs to bonus { $number }?
wistar-ask-cottage-skill = Which skill does the cottage advance when no task is possible?
wistar-ask-icon = Row { $room } of the exploration card: what is symbol { $number } from the left?
wistar-ask-plan = On { $plan }: which task card has number { $number }?
wistar-ask-slots = How many task cards lie in room { $room }?
wistar-ask-length = How many fields does the scale { $scale } have below its top row?
wistar-ask-effect = Scale { $scale }: what is printed beside field { $field }?
wistar-ask-overflow = How many points are printed below the last field of the scale { $scale }?
wistar-ask-field-points = Scale { $scale }: how many points are on field { $field }?
wistar-ask-place-points-cubes = How many points are on the place from which his cube number { $number } was taken?
wistar-ask-place-points-beds = How many points are on the place from which his bed number { $number } was taken?
wistar-ask-place-points-chambers = How many points are on the chamber that he dug as number { $number }?
wistar-ask-whole-tokens = On which scales do the skill tokens lie?
wistar-ask-whole-action = Action card { $card }: what is printed on it?
wistar-ask-whole-row = Row { $room } of the exploration card: which symbols, from the left?
wistar-ask-whole-plan = On { $plan }: which numbers do the task cards have?
wistar-ask-whole-scale = Scale { $scale }: what is printed on it?
wistar-ask-whole-map = How are the rooms of the farm joined?
wistar-ask-whole-tasks = How many task cards lie in each room?
wistar-ask-whole-board = What is printed on these places of his board?
wistar-ask-whole-wheel = In which order do the sections follow each other, clockwise?
wistar-ask-correct = What did you tell me that is wrong?
wistar-ask-correct-row = What is wrong on exploration { $card }?
wistar-ask-correct-last = What is wrong on the last exploration card?
wistar-ask-correct-zones = Which room belongs to the other part of the farm?
wistar-ask-correct-cheese = In which room does the cheese lie?

## Answers
wistar-answer-yes = Yes
wistar-answer-no = No
wistar-answer-done = Done, go on
wistar-answer-another = Another one lies on my table
wistar-answer-none = None
wistar-answer-both = Both
wistar-answer-new = A card you do not know yet
wistar-answer-number = { $number }
wistar-answer-points = { $number ->
     [one] 1 point
    *[other] { $number } points
    }
wistar-answer-room = Room { $room }
wistar-answer-way = Room { $room }, open way
wistar-answer-way-door = Room { $room }, behind a door
wistar-answer-skill = { $skill }
wistar-answer-skills-done = Yes, like this
wistar-answer-skills-another = No, they lie differently on my table
wistar-answer-first-yes = Krysobot starts
wistar-answer-first-no = I start
wistar-answer-your-turn-done = My turn is over
wistar-answer-your-chief-untold = I am done, and won’t say where
wistar-answer-free-another = Another action card lies on my table
wistar-answer-cottage-another = Another action card lies on my table
wistar-answer-turned-another = Another exploration card lies on my table
wistar-answer-round-mouse-none = It is gone
wistar-answer-supply-mouse-none = There is none
wistar-answer-mouse-none = There is no mouse
wistar-answer-tent-room-none = There is no mouse in either
wistar-answer-cheese-none = There is no cheese for him
wistar-answer-hidden-two-none = Neither
wistar-answer-hidden-two-both = Both
wistar-answer-goal-none = No field is free
wistar-answer-ways-none = No further one
wistar-answer-won-yes = I have more
wistar-answer-won-no = I have as many or fewer
wistar-answer-task-no = No, face down or full
wistar-answer-task-none = None of them
wistar-answer-your-turn-yes = My turn is over; Krysobot starts
wistar-answer-your-turn-no = My turn is over; I start
wistar-answer-my-chief = My chief: { $card }
wistar-answer-drawn = { $card }
wistar-answer-full = { $card }, no space there
wistar-answer-correct-album = Correct something in the album
wistar-answer-correct-board = His board
wistar-answer-correct-map = The ways on the farm
wistar-answer-correct-wheel = The order of the wheel
wistar-answer-correct-tasks = The number of task cards
wistar-answer-correct-zones = House and cellar
wistar-answer-correct-cheese = The room of the cheese
wistar-answer-correct-last = The last exploration card
wistar-answer-correct-back = Its back
wistar-answer-correct-face = Its face
wistar-answer-correct-none = Nothing after all
wistar-answer-correct-room-none = Nothing after all
wistar-answer-attack-resources = An attack that takes only resources
wistar-answer-attack-undergrounds = Attack: 3 points for more undergrounds
wistar-answer-attack-beds = Attack: 3 points for more beds
wistar-answer-attack-mice = Attack: a mouse for more mice
wistar-answer-attack-points = An attack that costs him points
wistar-refuse = That does not answer the question. { $question }

## The end
wistar-won = You have more than Krysobot’s { $points ->
     [one] { $points } point
    *[other] { $points } points
    }: you win, and stay head of the colony.
wistar-lost = You do not have more than Krysobot’s { $points ->
     [one] { $points } point
    *[other] { $points } points
    }: he wins the colony.
wistar-score-game = In the game: { $points }
wistar-score-projects = Projects: { $points }
wistar-score-finals = Final effects of the scales: { $points }
wistar-score-finals-each = Final effects of the scales: { $points } ({ $each })
wistar-score-effect = { $effect }: { $points }
wistar-score-fields = Fields of the scales: { $points }
wistar-score-cubes = Best place a cube has left: { $points }
wistar-score-beds = Best place a bed has left: { $points }
wistar-score-chambers = Best chamber dug: { $points }
wistar-score-mice = Mice: { $points }
wistar-score-cheese = Cheese: { $points }
wistar-score-total = Krysobot has { $points ->
     [one] { $points } point
    *[other] { $points } points
    } in all.

## The board as text
wistar-badge = Reconstructed data: the values in your box may be different.
wistar-board-round = Round { $round } of 5. Krysobot has { $points ->
     [one] 1 point
    *[other] { $points } points
    } so far and { $projects ->
     [one] 1 project
    *[other] { $projects } projects
    }.
wistar-board-rats = His rats: forest { $forest }, burrow { $burrow }, farm { $farm }.
wistar-board-sofar = If it ended now, Krysobot would have { $points ->
     [one] { $points } point
    *[other] { $points } points
    }: in the game { $game }, projects { $projects }, final effects { $finals }, fields of the scales { $fields }, place of a cube { $cubes }, place of a bed { $beds }, chamber { $chambers }, mice { $mice }, cheese { $cheese }.
wistar-board-burrow = Beds { $beds }, chambers dug { $dug }, free chambers { $free }, cubes on tasks { $cubes }.
wistar-board-tiles = In his chambers: { $tiles }.
wistar-board-farm = His explorer is { $place }; doors taken: { $doors }.
wistar-board-tents = Tents: { $rooms }.
wistar-board-scale = Scale { $scale }: cube on field { $field }.
wistar-board-finals = Counts at the end: { $effects }.
wistar-board-top = On top of the exploration deck: { $card }.

## Terminal
wistar-screen-title = Krysobot, round { $round } of 5, { $points ->
     [one] { $points } point
    *[other] { $points } points
    }
wistar-screen-burrow = His burrow
wistar-screen-scales = Scales
wistar-screen-farm = Farm
wistar-screen-rats = Rats
wistar-screen-area-forest = forest
wistar-screen-area-burrow = burrow
wistar-screen-area-farm = farm
wistar-screen-explorer = explorer
wistar-screen-cubes = Cubes
wistar-screen-beds = Beds
wistar-screen-chambers = Chambers
wistar-screen-beyond = beyond: +{ $points }
wistar-screen-projects = Projects
wistar-screen-sofar = If it ended now
wistar-screen-taught = What he now knows of your box is kept in { $path }. Next time -o pack={ $name } chooses it.
wistar-screen-ask = Type what stands before an answer
wistar-screen-mine = You play with the box that you taught him: { $name }. Another one is chosen by -o pack=NAME.
wistar-screen-lost = The box in { $path } cannot be read and stays where it is.
wistar-screen-whole = The whole of it in one line, for example: { $example }
wistar-screen-bad = There is no such answer. There are: { $keys }
wistar-screen-sheet = Your points: the sum, or five numbers line by line, or what stands before an answer
wistar-screen-evenings-word = evenings
wistar-screen-named = { $skill } is “{ $name }” from now on.
wistar-screen-album = The album of your box, kept on this machine. A name shows a card, “name = values” enters it, “list” shows all; “k1 = …” names a token. An empty line ends.
wistar-screen-album-ask = Album>
wistar-screen-album-line = { $name } = { $value }
wistar-screen-album-bad = That cannot be read. For example: { $example }
wistar-screen-legend = ? hidden task, □ face up, ■ his cube, x full, | door

## Page
wistar-page-he-wins = Krysobot wins!
wistar-page-headline = Round { $round } of 5 · turn { $turn } of 3 · { $points ->
     [one] { $points } point
    *[other] { $points } points
    }
wistar-page-badge = Reconstructed data: your box may differ.
wistar-page-mice-house = Mice of the house
wistar-page-mice-cellar = Mice of the cellar
wistar-page-ways-room = Open ways
wistar-page-ways-door = Behind a door
wistar-page-round = Round { $round }
wistar-page-steps = The steps of his turn
wistar-page-step-chief = Chief
wistar-page-step-rat = Rat
wistar-page-step-action = Action
wistar-page-step-bonuses = Bonuses
wistar-page-todo = What to do on the table
wistar-page-done = done before: { $done }
wistar-page-views = His side of the table
wistar-page-cubes = Cubes (tasks)
wistar-page-beds = Beds in store
wistar-page-free = free
wistar-page-doors = Doors
wistar-page-not-known = the rest is not known yet
wistar-page-sofar = If it ended now: { $points ->
     [one] { $points } point
    *[other] { $points } points
    }
wistar-page-sheet = His score, line by line
wistar-page-attack = I attack him with a project card
wistar-page-drawn = The action card that came up
wistar-page-full = no space there
wistar-page-my-chief = Where my chief went (on the wheel only if I like to say)
wistar-page-workers = My workers: { $area }
wistar-page-worker-add = One more
wistar-page-worker-remove = One fewer
wistar-page-tokens-so = The tokens lie like this: { $told }
wistar-page-back = Back of the card: { $order }
wistar-page-names-mine = The skill tokens by your names: { $names }.
wistar-page-lesson = The card in question, as far as it has been read
wistar-page-keep = Keep my cards as a file
wistar-page-kept = This browser remembers them already: at a new table choose “My box”.
wistar-page-wheel = The wheel. His chiefs: { $his }. Yours: { $yours }.
wistar-page-put-back = Taken back. Put back on the table, from the last to the first:
wistar-page-whole-done = That is all, go on
wistar-page-whole-back = Remove the last one
wistar-page-rat = a rat
wistar-page-no-rat = no rat
wistar-page-add-bonus = Add a bonus, from the top:
wistar-page-fields = Fields below the top row
wistar-page-field-points = Points of field { $field }
wistar-page-field-effect = Effect of field { $field }
wistar-page-overflow = Points below the last field
wistar-page-plan-help = Tap the task cards in the order of their numbers on the card.
wistar-page-map-help = Between which rooms is there a way, as set up for two? Tap once for an open way, twice for a door.
wistar-page-slots-help = How many task cards lie in each room?
wistar-page-way-none = nothing
wistar-page-way-open = an open way
wistar-page-way-door = a door

## What he says
wistar-talk-set-up = Lay it all out. I shall watch. It is my favourite part of tidying up.
wistar-talk-first = Who starts? I ask out of politeness. I win either way.
wistar-talk-your-turn = Your turn. Meanwhile I shall oil my tail.
wistar-talk-attacked = An attack? On me? Well then, let us count it fairly.
wistar-talk-pause = Do it for me. I have no thumbs, you have two.
wistar-talk-mouse = I smell a mouse. You see better, having eyes. Tell me what is on it.
wistar-talk-cheese = Cheese! This is not greed, it is grease for the cogs.
wistar-talk-task = I like tasks. The rewards I leave to you, and you don’t get them either.
wistar-talk-explore = My explorer sets out. He has binoculars and bad intentions.
wistar-talk-way = The map in my head has come unscrewed. Which way?
wistar-talk-door = Doors are there to be taken away.
wistar-talk-goal = Here goes my token. At the very top, like me.
wistar-talk-won = Counting. Counting. Counted. Now you, and no rounding up.
wistar-talk-another = Another card? Fine, let your deck lead.
wistar-talk-lesson = I don’t know this one yet. Point at what is printed, and I shall remember it for ever.
wistar-talk-card-wood = Wood. A victory has to be carved out of something.
wistar-talk-card-dig = I dig. The deeper, the nearer to the heart of the plot.
wistar-talk-card-metal = Metal! My favourite soup.
wistar-talk-card-beds = Beds! I shall build beds. And don’t ask what a robot wants with a bed.
wistar-talk-card-develop = Projects I take face down. My plans are face down too.
wistar-talk-card-explore = Exploring! I go, I see, I take.
wistar-talk-card-cottage = To the alchemist’s cottage. They say it has excellent fuses.

## What does not fit
wistar-refused-mix = No two scale cards may differ by 2 or more, and { $one } { $low } and { $other } { $high } do.
wistar-refused-file = { $option } does not come as a file.
wistar-bad-file = your file
wistar-bad-whole = { $file }: { $reason }
wistar-bad-place = { $file }: { $place }: { $reason }
wistar-bad-both = { $first }
    { $rest }
wistar-bad-no-such = there is no such box; there are { $names }
wistar-bad-unreadable = cannot be read ({ $why })
wistar-bad-not-text = is not a text file in UTF-8
wistar-bad-toml = not TOML: something is wrong in line { $line }, column { $column }
wistar-bad-toml-end = not TOML: it ends too early
wistar-bad-type = should be { $wanted }, not { $given }
wistar-bad-kind = { $kind ->
     [int] a whole number
     [float] a number with a fraction
     [str] text in quotation marks
     [bool] true or false
     [array] a list
     [object] a table of names and values
    *[other] { $kind }
    }
wistar-bad-least = at least { $least }
wistar-bad-most = { $most } at most
wistar-bad-count = { $wanted } values, not { $given }
wistar-bad-value = { $given } is not possible here
wistar-bad-unknown-key = a box has no “{ $key }” here
wistar-bad-missing-key = “{ $key }” is missing
wistar-bad-form = has a wrong form ({ $told })
wistar-bad-name = “{ $name }”: a name has letters, digits, - and _ only
wistar-bad-missing = is missing (a box that he is to be taught says teach = true)
wistar-bad-question-mark = “?” is only for a box that he is to be taught
wistar-bad-none-of = “{ $given }” is none of { $allowed }
wistar-bad-source = there is no such value
wistar-bad-areas = each of the three areas has two of the six sections, and each section one area
wistar-bad-ring = names each of { $sections } once
wistar-bad-apart = { $one } and { $other } lie apart, but both belong to the area { $area }
wistar-bad-falling = the cheapest comes first: values never fall
wistar-bad-no-value = at least one value
wistar-bad-zone-twice = each of the rooms B to G belongs to the house or to the cellar, the entrance A to neither
wistar-bad-zone-missing = all of the rooms B to G belong to the house or to the cellar
wistar-bad-entrance = nothing lies at the entrance A
wistar-bad-ways-together = passages and doors are known together, or not at all
wistar-bad-way = “{ $way }” is not a way between two rooms, like “A-B”
wistar-bad-way-twice = a way is named twice
wistar-bad-unreachable = room { $room } cannot be reached from the entrance
wistar-bad-skill = only the cottage card has one; a bonus names its skill itself
wistar-bad-rat = the cottage lies in no area, so its card has no rat
wistar-bad-plan = a plan numbers every task card once: { $slots }
wistar-bad-places = the five skill tokens need five places: two kinds have two, one kind has one
wistar-bad-no-field = at least one field below the top row
wistar-bad-pin-row-d = one card has the row D = reveal, tent, move E (example of an exploration)
wistar-bad-pin-move-d = some row moves to room D (picture of the move)
wistar-bad-pin-door = a door lies between D and E (example of an exploration)
wistar-bad-pin-tasks-d = two task cards lie in room D (example of an exploration)
wistar-bad-pin-back = the last card’s back ranks the right card of D before the left one (example of an exploration)
wistar-bad-pin-plan = on some plan the right card of D has number 1 (example of a task)
wistar-bad-pin-value = one of the values is { $value } (example of scoring)
wistar-bad-pin-cheese = a cheese of 6 points exists (example of scoring)
wistar-bad-pin-overflow = some scale gives 1 point beyond its last field (example of a scale)
wistar-bad-pin-fields = some fields are worth 3, 5 and nothing (example of scoring)
wistar-bad-pin-finals = house mice, doors and tents count at the end on three scales that can lie on one table (example of scoring)

## Evenings
wistar-mine-game = My points in the game
wistar-mine-places = Places freed on my board
wistar-mine-mice = My mice and cheese
wistar-mine-projects = My projects
wistar-mine-rest = What is left over
wistar-mine-total = You { $mine }, Krysobot { $his }.
wistar-mine-ahead = You win by { $margin }.
wistar-mine-behind = You need { $margin } more to draw level; with as many as he has, he wins.
wistar-mine-keep = So it stands: keep this evening
wistar-evenings = Your evenings
wistar-evenings-sum = Evenings: { $played }, won: { $won }, hardest difficulty won: { $hardest }.
wistar-evenings-next = Try next: buildings { $building }, tools { $tool }, automata { $automaton }.
wistar-evenings-ladder = Ladder, with the best margin: { $rungs }
wistar-evenings-mix = Mix { $mix }, difficulty { $total }: played { $played }, best margin { $best }
wistar-evenings-one = { $date }: mix { $mix }, you { $mine }, he { $his }, margin { $margin }
wistar-evenings-share = Share as a picture
wistar-evenings-saved = The picture has been saved to this device.
wistar-evenings-won = I beat Krysobot by { $margin }
wistar-evenings-lost = Krysobot wins, by { $margin }
wistar-evenings-level = As many as Krysobot: he wins
wistar-evenings-scores = Me { $mine } : { $his } Krysobot
wistar-evenings-difficulty = Difficulty { $total } of 9: buildings { $building }, tools { $tool }, automata { $automaton }

## Album
wistar-album-known = told
wistar-album-open = not told yet
wistar-album-decks = Whose cards lead?
wistar-album-decks-app = Krysobot deals, and names the card to look for
wistar-album-decks-mine = My shuffled cards: I say which one came up
wistar-album-one-chief-per-section = One chief in a section (A2)
wistar-album-one-chief-per-section-help = On: a section with a chief of his is not free for him, as in the base game. Off: he may stand there again.
wistar-album-one-cheese = One cheese at most (A16)
wistar-album-one-cheese-help = Off: as many as the base game lets him take; you say whether one is available.
wistar-album-one-cube-per-task = One cube on a task card (A23)
wistar-album-one-cube-per-task-help = Off: several cubes of his may stand on one task card; the rulebook names no limit.
wistar-album-last-rows = The last exploration card has rows (A19)
wistar-album-last-rows-help = The rulebook says that every exploration card has seven rows, and that of the last one only the corner is done. On: he does the row of his room first, then the corner.
wistar-album-last-card = The last card: all three actions (A18)
wistar-album-last-card-help = Off: the first possible one of cheese, mouse, move to G. On: all three, one after the other.
wistar-album-names = My names for the skill tokens
wistar-album-names-help = Krysobot calls them K1 to K5. Give them names that you know them by; this device keeps them.
wistar-album-lost = Your old file could not be read. It stays where it is; the album begins anew.
wistar-album-aside = These values do not fit and are open again; nothing else was lost. What does not fit is not kept:
wistar-album-accept = Keep the rest; he asks for these again
wistar-album-hints = The rulebook’s examples show something else. Look again; if your card is so, it is so:
wistar-album-kept = Kept on this device.
wistar-album-tasks-first = First say how many task cards lie in each room.
wistar-album-about = Tap each card as it lies on the table, now or when it first comes up. Everything can be corrected later; it holds from the next evening on.
wistar-album-playing = How we play
wistar-album-board = His board
wistar-album-wheel = The order of the wheel, clockwise
wistar-album-wheel-help = Tap the sections in their order, clockwise, beginning anywhere.
wistar-album-zones = House and cellar, and the room of the cheese
wistar-album-house = House
wistar-album-cellar = Cellar
wistar-album-cheese = The cheese lies in room
wistar-album-symbols = My names and pictures for the symbols
wistar-album-symbols-help = We drew these symbols ourselves. Give each the name and the picture that you know it by; both stay on this device.
wistar-album-name-of = My name for: { $what }
wistar-album-picture-of = My picture for: { $what }
wistar-album-picture-remove = Our drawing again: { $what }
wistar-album-actions = Action cards
wistar-album-explorations = Exploration cards
wistar-album-last = the last exploration card
wistar-album-photo = Photo of the card
wistar-album-photo-add = Photo, kept only here
wistar-album-photo-remove = Remove the photo

## The tutorial
tutorial-setup = Krysobot plays against you on your own table; we are his head. First he says how to lay out his things. The skill tokens may lie otherwise on your table; for now confirm that they lie so.
tutorial-mouse = On his turn he names an action card and does what it says; you move his pieces, step by step. He asks only what he cannot know himself: is there a mouse in room B? Say that there is none.
tutorial-door = His explorer goes on. Is the door between B and D still there? Answer: yes, and he takes it.
tutorial-mine = His turn is over: do what is listed. Then you play your own turn by the usual rules. When you are done, tap where your chief went; say: dig.
tutorial-ask = He drew the same section. He knows where your chief stands, so he asks only here whether a space is left. Answer: yes.
tutorial-on = He digs, and looks for a mouse. Say that there is none. He counts his points himself, and the score is always to be seen. So five rounds go by; we jump ahead to the last.
tutorial-later = Round 5, the last one. Krysobot has 30 points, and his card Develop has not come yet. Be there before him: send your chief, tap Develop.
tutorial-block = He did draw Develop, but your chief holds the last space. Say that none is free: he has to look further.
tutorial-wood = Well blocked: he went to Wood, has no rats there and gained nothing. But his cube on a scale moved on: beds count at the end now. Your turn: tap Metal.
tutorial-last = That was his last turn: one bed, and no chamber for the second, so he dug. Yours is left, the last of the evening: tap Beds.
tutorial-score = The end: he has 77 points, and his sheet says for what. You count your own as usual; say that you have 80. Answer that you have more. A tie would be his.
tutorial-sheet = Krysobot is beaten! Here is his score, line by line. Take out your box and open an evening of your own: how hard it is, you choose on three scales.

## Examples on the page of rules
example-chief = Is there a space for his chief?
example-chief-start = The first round begins; the values are reconstructed. The skill tokens lie as he says.
example-chief-yours = His first card is beds. All is moved; now it is your turn. You do not say where your chief goes.
example-chief-free = He does not know where you stand, so he asks. Try both answers.
example-chief-next = There is no free space in wood, so he asks about the next section clockwise. There a space is free.
example-chief-end = Without a free space he goes to the next section clockwise and does its action, not that of the card.
example-beds = Two beds without a free chamber
example-beds-start = The values are reconstructed. Krysobot has three rats in the burrow, three beds and not one free chamber. He is about to turn over the card of beds, with power 3. Answer, and see what he does.
example-beds-end = Power 3 means two beds, one after the other. There is no chamber for the first, so he digs instead of it; the second stands in the chamber he dug. One dig and one bed in all.
example-explore = An exploration card
example-explore-start = The rulebook’s example, with reconstructed values. His explorer stands in room D, and below the card that he is about to turn over only the last one is left. The skill tokens lie as he says.
example-explore-row = Row D tells him to reveal a task, put up a tent and move to E. Which task cards in D lie face down? Try the answers.
example-explore-door = If both lie face down he turns up the right one: it has the lower number on the plan that is now seen on the deck. The tent stands; the move is left. Is there still a door between D and E?
example-explore-end = The door lies face down with him, without its bonus. He does what a card says one thing after the other, from left to right.
example-task = Which task?
example-task-start = The rulebook’s example. His tent stands in B, his explorer in D; the task in B and the right one in D are face up. His card is the alchemist’s cottage: he is to do a task.
example-task-which = He names the cards in the order of their numbers on the plan, and asks which one is the first that is face up with a free row. Try the answers.
example-task-end = The right card in D has number 1 on the plan, so his leftmost cube goes there. He meets no conditions and takes no reward.
example-attack = Your attacks
example-attack-start = Krysobot has 20 points, two chambers dug and three mice. He is about to dig a third one.
example-attack-resources = It is your turn. You play a card that takes a movement token from an opponent, such as Bolas.
example-attack-undergrounds = He has no resources, so nothing happens to him. Now a card that costs whoever has more undergrounds 3 points, such as Robo-mole.
example-attack-compare = He knows how many he has: three. He asks how many you have. Try both numbers.
example-attack-mice = Three is more than two, so he loses 3 points. Now a card that makes him discard a mouse, such as Time machine.
example-attack-mine = He has three mice. And you?
example-attack-end = He discards the mouse with the lowest value, and its chamber is free again.
example-score = 75 points
example-score-start = The rulebook’s scoring: the last turn of the last round. Krysobot has 32 points in the game, 8 projects, three doors, two mice and a cheese.
example-score-yours = The cottage has advanced three skills; his cubes stand on fields 5, 7 and 4. Your last turn is coming to its end.
example-score-sheet = 32 in the game, 8 for projects, 8 for final effects, 8 for fields of the scales, 4, 2 and 3 for the best places left, 4 for mice and 6 for the cheese: 75 in all. Do you have 75, too?
example-score-end = If you have as many, he wins. You need more.
