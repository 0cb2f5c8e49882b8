"""The secret cards: which ones can be played at what, and what each of the fifteen kinds does."""

from __future__ import annotations

from konspira.games.agenci.city import along, bring, forget_causes
from konspira.games.agenci.pieces import (
    AGENT,
    AGENT_AND_BUILDING,
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
    ROOM,
    RUINS,
    SEATS,
    SECOND_AGENT,
    SETS,
    SHAPE,
    START,
    STEPS,
    SWAP,
    TO_AGENT,
    TO_RUINS,
    TO_SAFE,
    TWO,
    TWO_MARKERS,
    TWOS,
    WAYS_TO_GO,
)
from konspira.kernel.bits import lowest, nth, size
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
def occupied(t):
    """Bit set of the buildings with agents in them."""
    buildings = 0
    for agent in range(AGENTS):
        buildings |= 1 << t.building[agent]
    return buildings & ((1 << BUILDINGS) - 1)


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
def pairs(n):
    return n * (n - 1) // 2


@rule
def pair(low, high):
    """The number of a pair of agents: pairs are ordered by their higher member first."""
    return pairs(high) + low


@rule
def higher(number):
    """The higher member of a pair; the lower one is `number - pairs(higher)`."""
    high = 1
    while pairs(high + 1) <= number:
        high += 1
    return high


@rule
def apart(t, number):
    """8.11 Is it a pair of agents in two buildings?"""
    high = higher(number)
    low = number - pairs(high)
    both = t.agents >> high & t.agents >> low & 1
    return both == 1 and t.building[high] != t.building[low]


@rule
def count_targets(t, kind):
    """At how many different targets a card of this kind can be pointed now."""
    shape = SHAPE[kind]
    if shape == BUILDING:
        return BUILDINGS - 1  # 7.9
    if shape == AGENT_AND_BUILDING:
        return SETS[t.options.seats] * (size(occupied(t)) - 1)
    if shape == APART:
        found = 0
        for number in range(ROOM[kind]):
            found += apart(t, number)
        return found
    agents = size(able(t, kind))
    if shape == AGENT:
        return agents * WAYS_TO_GO[kind]
    if shape == NO_TARGET:
        return 1 if agents > 0 else 0
    if shape == TWO:
        return pairs(agents)
    alone = agents if kind == OUT_OF_RUINS or agents == 1 else 0  # 7.8 one marker alone only if no other is low
    return alone + pairs(agents)


@rule
def pick_target(t, kind, k):
    """The k-th of them."""
    shape = SHAPE[kind]
    if shape == BUILDING:
        return k + (1 if k >= t.safe else 0)
    if shape == AGENT_AND_BUILDING:
        others = size(occupied(t)) - 1
        agent = nth(t.agents, k // others)
        return agent * BUILDINGS + nth(occupied(t) & ~(1 << t.building[agent]), k % others)
    if shape == APART:
        number = 0
        while k > 0 or not apart(t, number):
            k -= 1 if apart(t, number) else 0
            number += 1
        return number
    if shape == NO_TARGET:
        return 0
    agents = able(t, kind)
    if shape == AGENT:
        return nth(agents, k // WAYS_TO_GO[kind]) * WAYS_TO_GO[kind] + k % WAYS_TO_GO[kind]
    if shape == TWO:
        return pick_pair(agents, k)
    alone = size(agents) if kind == OUT_OF_RUINS or size(agents) == 1 else 0
    return nth(agents, k) if k < alone else AGENTS + pick_pair(agents, k - alone)


@rule
def pick_pair(agents, k):
    """The k-th pair out of a set of agents."""
    high = higher(k)
    return pair(nth(agents, k - pairs(high)), nth(agents, high))


@rule
def may_point(t, kind, target):
    """Can a card of this kind be pointed at this target?"""
    shape = SHAPE[kind]
    if shape == BUILDING:
        return target != t.safe
    if shape == AGENT_AND_BUILDING:
        agent, building = target // BUILDINGS, target % BUILDINGS
        here = t.agents >> agent & 1 == 1
        return here and building != t.building[agent] and occupied(t) >> building & 1 == 1
    if shape == APART:
        return apart(t, target)
    agents = able(t, kind)
    if shape == NO_TARGET:
        return agents != 0
    if shape == AGENT:
        return agents >> target // WAYS_TO_GO[kind] & 1 == 1
    if shape == ONE_OR_TWO:
        if target < AGENTS:
            return agents >> target & 1 == 1 and (kind == OUT_OF_RUINS or size(agents) == 1)
        target -= AGENTS
    high = higher(target)
    return agents >> high & agents >> target - pairs(high) & 1 == 1


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
        found += count_targets(t, lowest(held) // 2)
        held &= held - 1
    return found


@rule
def pick_play(t, seat, k):
    """The k-th of them, as an action."""
    held = kinds_in(t.hand[seat])
    kind, ways = 0, 0
    while k >= ways:
        k -= ways
        kind = lowest(held) // 2
        ways = count_targets(t, kind)
        held &= held - 1
    return CARD[kind] + pick_target(t, kind, k)


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
    return copies_in(t.hand[seat], kind) > 0 and may_point(t, kind, action - CARD[kind])


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
    if shape == AGENT_AND_BUILDING:
        return 1 << target // BUILDINGS
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
        return target % BUILDINGS  # 8.3
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
