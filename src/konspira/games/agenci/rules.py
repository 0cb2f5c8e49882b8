"""The rules of Agenci: roll, move anybody's agents, answer with secret cards, score when one reaches the safe.

Numbers in comments and docstrings are those of RULES.md.
"""

from __future__ import annotations

from konspira.games.agenci.cards import count_plays, may_play, pick_play, play_card, take_card, whole_deck
from konspira.games.agenci.city import (
    bringers,
    count_splits,
    forget_causes,
    may_split,
    passed_the_last,
    pick_split,
    score,
    spread,
)
from konspira.games.agenci.files import count_labels, may_label, open_files, pick_label, settle, write_label
from konspira.games.agenci.pieces import (
    ACTIONS,
    AGENTS,
    ASIDE,
    BLANK,
    BUILDINGS,
    CARD,
    COLD,
    END,
    FILES,
    FIRST_SAFE,
    LABEL,
    MOVING,
    NEXT,
    NOBODY,
    NOTES,
    NOTHING,
    ONE_TO_THREE,
    OVER,
    PASS,
    PLACE,
    REVEAL,
    SAFE,
    SCORING,
    SEATS,
    SECRETS,
    SETS,
    SHEET,
    START,
    STAY,
    TURNS,
)
from konspira.games.agenci.sheets import count_sheets, may_seal, pick_sheet, seal
from konspira.kernel.bits import nth, size
from konspira.kernel.chance import below
from konspira.kernel.rule import rule

# -- laying the table -------------------------------------------------------------------------------


@rule
def start(t, options):
    """2 Choose the agents, draw one each in secret, deal the cards; a random seat begins (2.5)."""
    t.options = options
    choose_agents(t)
    clear_notes(t)
    deal_agents(t)
    deal_cards(t)
    t.safe, t.turn, t.cold, t.waiting = FIRST_SAFE, 0, 0, 0
    t.doer, t.deed = NOBODY, NOTHING
    begin_turn(t, below(t, options.seats))


@rule
def choose_agents(t):
    """2.2 The agents that were chosen, or as many at random; the others are set aside."""
    t.agents = t.options.chosen
    if t.agents == 0:
        t.agents = (1 << AGENTS) - 1
        while size(t.agents) > SETS[t.options.seats]:
            t.agents &= ~(1 << nth(t.agents, below(t, size(t.agents))))
    for agent in range(AGENTS):
        t.building[agent] = START if t.agents >> agent & 1 else ASIDE  # 2.3
        t.score[agent] = 0


@rule
def clear_notes(t):
    for seat in range(SEATS):
        t.right[seat], t.final[seat] = 0, 0
        for agent in range(AGENTS):
            t.label[seat, agent] = BLANK
            for note in range(NOTES):
                t.notes[note, seat, agent] = 0


@rule
def deal_agents(t):
    """2.4 Every seat draws an agent card; the others stay under the board."""
    t.holder, t.second = NOBODY, NOBODY
    for seat in range(SEATS):
        t.agent[seat] = NOBODY
    cards = t.agents
    for seat in range(t.options.seats):
        t.agent[seat] = nth(cards, below(t, size(cards)))
        cards &= ~(1 << t.agent[seat])


@rule
def deal_cards(t):
    """6.3 Two cards each, if there are any; the rest is the pile."""
    t.used, t.pile = 0, whole_deck(t.options)
    for seat in range(SEATS):
        t.hand[seat] = 0
    for card in range(2 * t.options.seats):
        take_card(t, card // 2)


# -- the course of a turn ---------------------------------------------------------------------------


@rule
def begin_turn(t, seat):
    """3.1 A seat rolls the die."""
    t.phase, t.active, t.asked, t.passes = MOVING, seat, NOBODY, 0
    t.turn += 1
    t.die = below(t, 6) + 1  # 1.3
    forget_causes(t)


@rule
def go_on(t):
    """Run through the phases in which nobody has a choice."""
    if t.phase == SCORING:
        after_cards(t)
    if t.phase == NEXT:
        end_turn(t)
    if t.phase == END:
        end_game(t)
    if t.phase == REVEAL:
        settle(t)
        t.phase = OVER


@rule
def after_cards(t):
    """4.1 Score if there is cause to; 4.6 then the safe moves, 5.1 unless that was the end."""
    t.asked, t.passes = NOBODY, 0
    if bringers(t) == 0:
        t.phase = NEXT
        t.cold += 1
    else:
        score(t)
        t.cold = 0
        t.phase = END if passed_the_last(t) else SAFE


@rule
def end_turn(t):
    """3.1 The die goes to the left, as long as 5.6 allows."""
    if t.cold >= COLD or t.turn >= TURNS:
        t.phase = END
    else:
        begin_turn(t, (t.active + 1) % t.options.seats)


@rule
def end_game(t):
    """9.1 The files come before the reveal."""
    forget_causes(t)
    if t.options.secret_files:
        t.phase = FILES
        open_files(t)
    else:
        t.phase = REVEAL


# -- whose turn, and what may be done ---------------------------------------------------------------


@rule
def actors(t):
    """9.1 Sheets are filled in by all at once; else one seat acts."""
    if t.phase == OVER:
        return 0
    if t.phase == FILES:
        return t.waiting
    return 1 << (t.asked if t.phase == SECRETS else t.active)


@rule
def acts(t, seat):
    return 0 <= seat < t.options.seats and actors(t) >> seat & 1 == 1


@rule
def may_stay(t):
    """6.4 On “1–3”, with cards, a seat may move nobody."""
    return t.options.top_secret and t.die == ONE_TO_THREE


@rule
def count(t, seat):
    if not acts(t, seat):
        return 0
    if t.phase == MOVING:
        return count_splits(t) + (1 if may_stay(t) else 0)
    if t.phase == SAFE:
        return BUILDINGS - 1  # 4.6
    if t.phase == SECRETS:
        return 1 + count_plays(t, seat)  # 7.3 the pass, whatever the seat holds
    return count_labels(t, seat) if t.options.edition == 1 else count_sheets(t, seat)


@rule
def pick(t, seat, k):
    if t.phase == MOVING:
        return STAY if may_stay(t) and k == count_splits(t) else pick_split(t, k)
    if t.phase == SAFE:
        return PLACE + k + (1 if k >= t.safe else 0)
    if t.phase == SECRETS:
        return PASS if k == 0 else pick_play(t, seat, k - 1)
    return LABEL + pick_label(t, seat, k) if t.options.edition == 1 else pick_sheet(t, seat, k)


@rule
def run(t, seat, k):
    """11.1 Splits among all seven agents are numbered one by one."""
    if t.phase == MOVING and SETS[t.options.seats] == AGENTS and k < count_splits(t):
        return count_splits(t) - k
    return 1


@rule
def legal(t, seat, action):
    if not acts(t, seat) or action < 0 or action >= ACTIONS:
        return False
    if t.phase == MOVING:
        return may_split(t, action) if action < STAY else action == STAY and may_stay(t)
    if t.phase == SAFE:
        return PLACE <= action < PASS and action - PLACE != t.safe
    if t.phase == SECRETS:
        return action == PASS or (CARD[0] <= action < LABEL and may_play(t, seat, action))
    if t.options.edition == 1:
        return LABEL <= action < SHEET[0] and may_label(t, seat, action - LABEL)
    return may_seal(t, seat, action)


# -- doing it ---------------------------------------------------------------------------------------


@rule
def step(t, seat, action):
    if t.phase == FILES:
        write(t, seat, action)
    else:
        t.doer, t.deed = seat, action
        if t.phase == MOVING:
            move(t, seat, action)
        elif t.phase == SECRETS:
            answer(t, seat, action)
        else:
            t.safe, t.phase = action - PLACE, NEXT  # 4.7, 4.8
    go_on(t)


@rule
def move(t, seat, action):
    """3 Move agents, or nobody; either may bring a card (6.4, 6.5). 7.1 The round of cards comes before the scoring."""
    ruined = action != STAY and spread(t, seat, action)
    if ruined or action == STAY:
        take_card(t, seat)
    if t.options.top_secret:
        t.phase, t.asked = SECRETS, t.active
        ask_on(t)
    else:
        t.phase = SCORING


@rule
def ask_on(t):
    """7.3 Go on to who holds a card; the round ends when all have passed in a row."""
    while t.options.edition > 1 and t.passes < t.options.seats and t.hand[t.asked] == 0:
        hand_on(t)
    if t.passes == t.options.seats:
        t.phase = SCORING


@rule
def hand_on(t):
    """The question goes to the next seat."""
    t.passes += 1
    t.asked = (t.asked + 1) % t.options.seats


@rule
def answer(t, seat, action):
    """7.2 Play a card and be asked again, or pass; the round ends when all have passed in a row."""
    if action == PASS:
        hand_on(t)
    else:
        t.passes = 0
        play_card(t, seat, action)
    ask_on(t)


@rule
def write(t, seat, action):
    """9.1 When all sheets are sealed, the agents are revealed. In the first edition they went line by line."""
    if t.options.edition == 1:
        write_label(t, seat, action - LABEL)
    else:
        seal(t, seat, action)
    if t.waiting == 0:
        t.phase = REVEAL


# -- the end ----------------------------------------------------------------------------------------


@rule
def over(t):
    return t.phase == OVER


@rule
def payoff(t, seat):
    """5.4 The highest final score wins; 5.5 those who tie share."""
    better, equal = 0, 0
    for other in range(t.options.seats):
        better += t.final[other] > t.final[seat]
        equal += t.final[other] == t.final[seat]
    return 0.0 if better > 0 else 1.0 / equal


@rule
def conserved(t):
    """All cards, agents and the safe are there: no card twice or lost, no agent off the ring or with two owners."""
    cards, agents = t.pile + t.used, t.agents
    for seat in range(t.options.seats):
        cards += t.hand[seat]
        agents &= ~(1 << t.agent[seat])
    if t.holder != NOBODY:
        agents &= ~(1 << t.second)
    owned = t.options.seats + (t.holder != NOBODY)
    standing = 0
    for agent in range(AGENTS):
        on_the_ring = 0 <= t.building[agent] < BUILDINGS
        standing += on_the_ring
        if on_the_ring != (t.agents >> agent & 1 == 1):
            return False
    whole = cards == whole_deck(t.options) and size(agents) == SETS[t.options.seats] - owned
    return whole and standing == SETS[t.options.seats] and 0 <= t.safe < BUILDINGS
