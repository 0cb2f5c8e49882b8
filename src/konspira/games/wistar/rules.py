"""The rules of Krysobot: the table is laid, an answer is heard, and the agenda is done until he has to ask again.

Numbers in comments and docstrings are those of RULES.md. What he does is in files of its own: rounds, turn, farm,
ways, tiles, tasks, scales, burrow, scoring, and teach for what he learns of the box.
"""

from __future__ import annotations

from konspira.games.wistar import dialogue
from konspira.games.wistar.agenda import ask, clear_deeds, offer, pop, push, tell
from konspira.games.wistar.burrow import build_bed, dig_a_chamber
from konspira.games.wistar.components import CARDS, EXPLORATIONS, NOWHERE, ROUNDS, START_POINTS
from konspira.games.wistar.corrections import hear_correct, hear_correct_room, learn_again
from konspira.games.wistar.farm import (
    do_corner,
    do_otherwise,
    do_row,
    explore,
    hear_hidden,
    hear_hidden_two,
    hear_turned,
    reveal,
    reveal_first,
)
from konspira.games.wistar.paths import go_through, hear_door, walk
from konspira.games.wistar.rounds import (
    begin_round,
    forget_skills,
    hear_first,
    hear_how_many_yours,
    hear_your_turn,
    lay_skills,
    lose,
    next_turn,
    places_known,
    set_up,
)
from konspira.games.wistar.scales import advance, do_effect, hear_goal
from konspira.games.wistar.scoring import count_up
from konspira.games.wistar.tasks import hear_task, hear_top, learn_plan, not_on_plan, try_task
from konspira.games.wistar.teach_in import learn, learn_card, learn_row
from konspira.games.wistar.tiles import (
    hear_cheese,
    hear_mouse,
    hear_round_mouse,
    hear_supply_mouse,
    hear_tent_room,
    take_round_mouse,
    try_cheese,
    try_mouse_at_tent,
    try_mouse_here,
)
from konspira.games.wistar.turn import (
    act,
    add_rat,
    end_turn,
    get_projects,
    hear_card,
    his_turn,
    take_bonus,
    take_projects,
    turn_over_card,
)
from konspira.games.wistar.wheel import clear_wheel, go_clockwise, hear_cottage, hear_free, learn_wheel, place_chief
from konspira.kernel.bits import has, nth, size
from konspira.kernel.chance import below
from konspira.kernel.rule import rule

CARD_COUNT = len(CARDS)

# -- laying the table -------------------------------------------------------------------------------


@rule
def start(t, options):
    """2.1–2.5 The table is laid; 11.3 all cards are in order before the first question."""
    t.options.seats, t.options.edition, t.options.difficulty = options.seats, options.edition, options.difficulty
    t.pack = options.pack
    t.over, t.won, t.depth = False, False, 0
    for i in range(len(t.agenda)):
        t.agenda[i, 0], t.agenda[i, 1], t.agenda[i, 2] = 0, 0, 0
    clear_deeds(t)
    t.round, t.first, t.his_turns, t.your_turns = 1, dialogue.HE, 0, 0
    t.stage, t.card, t.section = dialogue.NO_STAGE, 0, NOWHERE
    t.turned, t.took, t.attacks, t.mouse_gone = 0, 0, 0, False
    clear_wheel(t)
    lay_pieces(t)
    lay_farm(t)
    shuffle_cards(t)
    lay_skills(t)
    tell(t, dialogue.DID_SET_UP, 0, 0, 0)
    push(t, dialogue.DO_NEXT_TURN, 0, 0)
    if places_known(t):
        push(t, dialogue.DO_SET_UP, 0, 0)
        ask(t, dialogue.ASK_SKILLS, 0, 0)
        offer(t, dialogue.DONE)
        offer(t, dialogue.ANOTHER)
    else:
        set_up(t)


@rule
def lay_pieces(t):
    """2.1, 2.2"""
    t.points, t.projects, t.cubes, t.beds, t.dug, t.tiles = START_POINTS, 0, 0, 0, 0, 0
    t.room, t.tents, t.doors, t.goals = 0, 0, 0, 0
    for area in range(len(t.rats)):
        t.rats[area] = 0
    for i in range(len(t.tile)):
        t.tile[i], t.tile_points[i] = 0, 0
    for scale in range(len(t.position)):
        t.position[scale] = 0


@rule
def lay_farm(t):
    t.no_mice, t.no_cheese, t.face_up, t.full, t.cubed = 0, 0, 0, 0, 0
    for room in range(len(t.gone)):
        t.gone[room] = 0


@rule
def shuffle_cards(t):
    """2.3, 3.2 The action cards of every round, and the exploration deck. 12.4 Cards whose backs nobody has told
    cannot be named, so then the deck on your table leads from the beginning; 11.4 or both do, if the owner wants."""
    for round in range(ROUNDS):
        for i in range(CARD_COUNT):
            j = below(t, i + 1)
            t.deck[round, i] = t.deck[round, j]
            t.deck[round, j] = i
    t.explored, t.last_card = 0, False
    t.cards_lead, t.explorations_lead = False, False
    for i in range(EXPLORATIONS):
        j = below(t, i + 1)
        t.explorations[i] = t.explorations[j]
        t.explorations[j] = i
        if not_on_plan(t, i) != 0:
            t.explorations_lead = True
    if t.options.edition > 1 and not t.pack.app_deals:
        t.cards_lead, t.explorations_lead = True, True
    t.top_known = not t.explorations_lead


# -- whose turn, and what may be answered -----------------------------------------------------------


@rule
def actors(t):
    return 0 if t.over else 1


@rule
def count(t, seat):
    """11.1 The answers that are offered."""
    if t.over or seat != 0:
        return 0
    found = 0
    for word in range(dialogue.ANSWER_WORDS):
        found += size(t.answers[word])
    return found


@rule
def pick(t, seat, k):
    for word in range(dialogue.ANSWER_WORDS):
        here = size(t.answers[word])
        if k < here:
            return nth(t.answers[word], k) + word * dialogue.ANSWER_BITS
        k -= here
    return -1


@rule
def legal(t, seat, action):
    if t.over or seat != 0 or action < 0 or action >= dialogue.ACTIONS:
        return False
    return has(t.answers[action // dialogue.ANSWER_BITS], action % dialogue.ANSWER_BITS)


# -- an answer, and what follows --------------------------------------------------------------------


@rule
def step(t, seat, action):
    """An answer is heard; 11.2 a question with one possible answer is not asked, unless it says that all is done."""
    t.fresh = t.done
    hear_answer(t, action)
    while count(t, seat) == 1 and not legal(t, seat, dialogue.DONE):
        hear_answer(t, pick(t, seat, 0))


@rule
def hear_answer(t, action):
    question, about, detail = t.question, t.about, t.detail
    ask(t, dialogue.ASK_NOTHING, 0, 0)
    if question == dialogue.ASK_CORRECT:
        hear_correct(t, action)
    elif question == dialogue.ASK_CORRECT_ROOM:
        hear_correct_room(t, about, action)
    elif question >= dialogue.FIRST_ABOUT_THE_BOX:
        learn(t, question, about, detail, action)
    elif question >= dialogue.ASK_CARD:
        hear(t, question, about, detail, action)
    else:
        hear_about_the_game(t, question, about, action)
    go_on(t)


@rule
def go_on(t):
    """8.1, A29 Do what lies on top of the agenda, and what that brings about, until he has to ask."""
    while t.question == dialogue.ASK_NOTHING and not t.over:
        if t.done >= dialogue.DEEDS_FULL:
            ask(t, dialogue.ASK_PAUSE, 0, 0)
            offer(t, dialogue.DONE)
            return
        what, a, b = t.agenda[t.depth - 1, 0], t.agenda[t.depth - 1, 1], t.agenda[t.depth - 1, 2]
        pop(t)
        if what <= dialogue.DO_END_OF_TURN:
            do_turn(t, what, a, b)
        else:
            do_deed(t, what, a, b)


@rule
def do_turn(t, what, a, b):
    if what == dialogue.DO_SET_UP:
        set_up(t)
    elif what == dialogue.DO_ROUND:
        begin_round(t)
    elif what == dialogue.DO_NEXT_TURN:
        next_turn(t)
    elif what == dialogue.DO_HIS_TURN:
        his_turn(t, a)
    elif what == dialogue.DO_CARD:
        turn_over_card(t, a)
    elif what == dialogue.DO_CHIEF:
        place_chief(t, a, b)
    elif what == dialogue.DO_CLOCKWISE:
        go_clockwise(t, a, b)
    elif what == dialogue.DO_RAT:
        add_rat(t)
    elif what == dialogue.DO_ACTION:
        act(t)
    elif what == dialogue.DO_BONUS:
        take_bonus(t, a)
    else:
        end_turn(t)


@rule
def do_deed(t, what, a, b):
    if what == dialogue.DO_PROJECTS:
        take_projects(t, a)
    elif what == dialogue.DO_BED:
        build_bed(t)
    elif what == dialogue.DO_DIG:
        dig_a_chamber(t)
    elif what == dialogue.DO_ROUND_MOUSE:
        take_round_mouse(t)
    elif what == dialogue.DO_EXPLORE:
        explore(t)
    elif what == dialogue.DO_ROW:
        do_row(t, a, b)
    elif what == dialogue.DO_WALK:
        walk(t, a)
    elif what == dialogue.DO_REVEAL:
        reveal(t)
    elif what == dialogue.DO_REVEAL_FIRST:
        reveal_first(t, a)
    elif what == dialogue.DO_CHEESE:
        try_cheese(t)
    elif what == dialogue.DO_MOUSE_HERE:
        try_mouse_here(t)
    elif what == dialogue.DO_MOUSE_AT_TENT:
        try_mouse_at_tent(t)
    elif what == dialogue.DO_OTHERWISE:
        do_otherwise(t, a, b)
    elif what == dialogue.DO_TASK:
        try_task(t, a)
    elif what == dialogue.DO_ADVANCE:
        advance(t, a)
    elif what == dialogue.DO_EFFECT:
        do_effect(t, a, b)
    elif what == dialogue.DO_LEARN_PLAN:
        learn_plan(t, a)
    elif what == dialogue.DO_LEARN_CARD:
        learn_card(t, a)
    elif what == dialogue.DO_LEARN_ROW:
        learn_row(t, a)
    elif what == dialogue.DO_CORNER:
        do_corner(t)
    elif what == dialogue.DO_LEARN_WHEEL:
        learn_wheel(t, a)
    elif what > dialogue.DO_CORNER:
        learn_again(t, what, a, b)
    else:
        count_up(t)


@rule
def hear_about_the_game(t, question, about, answer):
    if question == dialogue.ASK_SKILLS:
        if answer == dialogue.ANOTHER:
            forget_skills(t)
    elif question == dialogue.ASK_SKILL_PLACE:
        t.scale[about] = answer - dialogue.SCALE
    elif question == dialogue.ASK_FIRST:
        hear_first(t, answer)
    elif question == dialogue.ASK_YOUR_TURN:
        hear_your_turn(t, answer)
    elif question == dialogue.ASK_HOW_MANY_YOURS:
        hear_how_many_yours(t, about, answer - dialogue.NUMBER)
    elif question == dialogue.ASK_HOW_MANY_POINTS:
        lose(t, answer - dialogue.NUMBER)
    else:
        clear_deeds(t)


@rule
def hear(t, question, about, detail, answer):
    if question == dialogue.ASK_CARD:
        hear_card(t, answer)
    elif question == dialogue.ASK_FREE:
        hear_free(t, about, detail, answer)
    elif question == dialogue.ASK_COTTAGE:
        hear_cottage(t, about, answer)
    elif question == dialogue.ASK_MARKET:
        get_projects(t, about, answer - dialogue.NUMBER)
    elif question == dialogue.ASK_ROUND_MOUSE:
        hear_round_mouse(t, answer)
    elif question == dialogue.ASK_SUPPLY_MOUSE:
        hear_supply_mouse(t, answer)
    elif question == dialogue.ASK_MOUSE:
        hear_mouse(t, about, answer)
    elif question == dialogue.ASK_TENT_ROOM:
        hear_tent_room(t, answer)
    elif question == dialogue.ASK_CHEESE:
        hear_cheese(t, about, answer)
    elif question == dialogue.ASK_HIDDEN:
        hear_hidden(t, about, answer)
    elif question == dialogue.ASK_HIDDEN_TWO:
        hear_hidden_two(t, about, answer)
    elif question == dialogue.ASK_TASK:
        hear_task(t, about, detail, answer)
    elif question == dialogue.ASK_TOP:
        hear_top(t, answer)
    elif question == dialogue.ASK_TURNED:
        hear_turned(t, about, answer)
    elif question == dialogue.ASK_WAY:
        go_through(t, answer - dialogue.ROOM, about)
    elif question == dialogue.ASK_DOOR:
        hear_door(t, detail, answer)
    elif question == dialogue.ASK_GOAL:
        hear_goal(t, about, answer)
    else:
        t.won, t.over = answer == dialogue.YES, True


# -- the end ----------------------------------------------------------------------------------------


@rule
def over(t):
    return t.over


@rule
def payoff(t, seat):
    """10.2 You win with more points than he."""
    return 1.0 if t.over and t.won else 0.0
