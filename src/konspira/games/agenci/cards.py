"""The secret cards: which ones can be played at what, and what each of the fifteen kinds does."""

from __future__ import annotations

from konspira.games.agenci.city import along, bring, forget_causes
from konspira.games.agenci.pieces import (
    AGENT,
    AGENTS,
    ALL_TO_START,
    ANY,
    APART,
    BONUS,
    BUILDING,
    BUILDINGS,
    CARD,
    DECK,
    HAND,
    IN_RUINS,
    JOIN,
    KINDS,
    LAST,
    LOW_MARKER,
    MOVE_SAFE,
    NEEDS,
    NO_TARGET,
    NOT_ON_START,
    ON_SAFE,
    ONE_OR_TWO,
    ONES,
    OUT_OF_RUINS,
    RUINS,
    SEATS,
    SECOND_AGENT,
    SHAPE,
    START,
    STEPS,
    SWAP,
    TO_AGENT,
    TO_RUINS,
    TO_SAFE,
    TWO_MARKERS,
    TWOS,
    WAYS_TO_GO,
)
from konspira.kernel.bits import has, lowest, nth, size
from konspira.kernel.chance import below
from konspira.kernel.rule import rule

# -- heaps of cards ---------------------------------------------------------------------------------


@rule
def cards_in(heap):
    """How many cards are in a heap."""
    return size(heap & ONES) + 2 * size(heap & TWOS)


@rule
def copies_in(heap, kind):
    return heap >> 2 * kind & 3


@rule
def whole_deck(options):
    """6.1 All cards; 6.2 with seven seats without the second agent."""
    if not options.top_secret:
        return 0
    return DECK - (1 << 2 * SECOND_AGENT) if options.seats == SEATS else DECK


@rule
def one_card(t, heap):
    """A random card of a heap that is not empty."""
    place = below(t, cards_in(heap))
    kind = 0
    while place >= copies_in(heap, kind):
        place -= copies_in(heap, kind)
        kind += 1
    return kind


@rule
def take_card(t, seat):
    """6.6 The top card of the pile, unless the seat has four (6.4) or the pile is empty (6.8)."""
    if t.pile == 0 or cards_in(t.hand[seat]) >= HAND:
        return
    card = 1 << 2 * one_card(t, t.pile)
    t.pile -= card
    t.hand[seat] += card


# -- targets ----------------------------------------------------------------------------------------


@rule
def standing(t, building):
    """Bit set of the agents in a building."""
    agents = 0
    for agent in range(AGENTS):
        if t.building[agent] == building:
            agents |= 1 << agent
    return agents


@rule
def low_markers(t):
    """7.8 Bit set of the agents whose markers are below 39."""
    agents = 0
    for agent in range(AGENTS):
        if t.score[agent] < LAST:
            agents |= 1 << agent
    return agents & t.agents


@rule
def able(t, kind):
    """7.7 Bit set of the agents on which a card of this kind does something."""
    need = NEEDS[kind]
    if need == ANY:
        return t.agents
    if need == LOW_MARKER:
        return low_markers(t)
    if need == NOT_ON_START:
        return t.agents & ~standing(t, START)
    here = standing(t, t.safe if need >= ON_SAFE else RUINS)
    return here if need in (IN_RUINS, ON_SAFE) else t.agents & ~here


@rule
def pairs(agent):
    """How many pairs lie below those whose higher member is this agent: a pair's number is that, plus the lower one."""
    return agent * (agent - 1) // 2


@rule
def higher(number):
    """The higher member of a pair."""
    agent = 1
    while pairs(agent + 1) <= number:
        agent += 1
    return agent


@rule
def targets_with(t, kind, agents, agent):
    """Bit set of the targets in which this agent comes first, or is the higher one of a pair."""
    shape = SHAPE[kind]
    if shape == AGENT:
        return (1 << WAYS_TO_GO[kind]) - 1 << WAYS_TO_GO[kind] * agent
    if shape in (JOIN, APART):
        agents = t.agents & ~standing(t, t.building[agent])  # 7.7 only somewhere else
    if shape == JOIN:
        return agents << AGENTS * agent
    return (agents & (1 << agent) - 1) << pairs(agent)


@rule
def targets(t, kind):
    """Bit set of the targets at which a card of this kind can be pointed now."""
    shape = SHAPE[kind]
    if shape == BUILDING:
        return (1 << BUILDINGS) - 1 & ~(1 << t.safe)  # 7.9
    agents = able(t, kind)
    if shape == NO_TARGET:
        return 1 if agents else 0
    found, left = 0, agents
    while left:
        found |= targets_with(t, kind, agents, lowest(left))
        left &= left - 1
    if shape == ONE_OR_TWO:
        one = kind == OUT_OF_RUINS or agents & agents - 1 == 0  # 7.8 one marker only if no other is low
        found = found << AGENTS | (agents if one else 0)
    return found


# -- all cards of a hand ----------------------------------------------------------------------------


@rule
def kinds_in(heap):
    """A bit at twice the number of each kind in the heap."""
    return (heap | heap >> 1) & ONES


@rule
def count_plays(t, seat):
    """In how many ways a seat can play one of its cards."""
    found = 0
    held = kinds_in(t.hand[seat])
    while held:
        found += size(targets(t, lowest(held) // 2))
        held &= held - 1
    return found


@rule
def pick_play(t, seat, k):
    """The k-th of them, as an action."""
    held = kinds_in(t.hand[seat])
    kind, found = 0, 0
    while k >= size(found):
        k -= size(found)
        kind = lowest(held) // 2
        found = targets(t, kind)
        held &= held - 1
    return CARD[kind] + nth(found, k)


@rule
def kind_of(action):
    """The kind of card that an action plays."""
    kind = 0
    while kind < KINDS - 1 and action >= CARD[kind + 1]:
        kind += 1
    return kind


@rule
def may_play(t, seat, action):
    """Does the seat hold that card, and can it be pointed there?"""
    kind = kind_of(action)
    return copies_in(t.hand[seat], kind) > 0 and has(targets(t, kind), action - CARD[kind])


# -- what the cards do ------------------------------------------------------------------------------


@rule
def play_card(t, seat, action):
    """Play a card, and lay it on the used ones."""
    kind = kind_of(action)
    target = action - CARD[kind]
    t.hand[seat] -= 1 << 2 * kind
    t.used += 1 << 2 * kind
    if kind == MOVE_SAFE:
        t.safe = target  # 8.13
        forget_causes(t)  # 7.5
    elif kind == SECOND_AGENT:
        take_second_agent(t, seat)
    else:
        move_agents(t, seat, kind, target)


@rule
def pointed_at(t, kind, target):
    """Bit set of the agents at which a card is pointed."""
    shape = SHAPE[kind]
    if shape == NO_TARGET:
        return t.agents
    if shape == AGENT:
        return 1 << target // WAYS_TO_GO[kind]
    if shape == JOIN:
        return 1 << target // AGENTS
    if shape == ONE_OR_TWO:
        if target < AGENTS:
            return 1 << target
        target -= AGENTS
    high = higher(target)
    return 1 << high | 1 << target - pairs(high)


@rule
def move_agents(t, seat, kind, target):
    """Move each agent, or its marker, to where the card says."""
    agents = pointed_at(t, kind, target)
    both = 0  # 8.11 where two that change places stand: the sum, less where one stands, is where it goes
    if kind == SWAP:
        high = higher(target)
        both = t.building[high] + t.building[target - pairs(high)]
    while agents:
        agent = lowest(agents)
        agents &= agents - 1
        if kind == TWO_MARKERS:
            t.score[agent] = min(t.score[agent] + BONUS, LAST)  # 8.9
        else:
            bring(t, seat, agent, goal(t, kind, target, agent, both))


@rule
def goal(t, kind, target, agent, both):
    """The building to which a card takes an agent."""
    if kind == TO_RUINS:
        return RUINS  # 8.1; 6.7 no card for that
    if kind == TO_SAFE:
        return t.safe  # 8.2
    if kind == TO_AGENT:
        return t.building[target % AGENTS]  # 8.3
    if kind in (OUT_OF_RUINS, ALL_TO_START):
        return START  # 8.5, 8.7
    if kind == SWAP:
        return both - t.building[agent]
    return along(t.building[agent], STEPS[kind, target % WAYS_TO_GO[kind]])  # 8.6, 8.8, 8.10, 8.12, 8.14, 8.15


@rule
def take_second_agent(t, seat):
    """8.16 An agent card from under the board."""
    cards = t.agents
    for other in range(t.options.seats):
        cards &= ~(1 << t.agent[other])
    t.holder, t.second = seat, nth(cards, below(t, size(cards)))
