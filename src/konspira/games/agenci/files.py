"""The secret files: at the end every seat writes down who is who, and gets points for what is right."""

from __future__ import annotations

from konspira.games.agenci.pieces import AGENTS, BLANK, FILES, NOBODY, OWNERS, PRIZE, SETS
from konspira.kernel.bits import lowest, nth, size
from konspira.kernel.rule import rule

SLIP = 4  # bits for each owner's slips
FIRST = sum(1 << SLIP * owner for owner in range(OWNERS))


@rule
def owner_of(t, agent):
    """9.4 The seat that held the agent during play, or nobody."""
    for seat in range(t.options.seats):
        if t.agent[seat] == agent:
            return seat
    return t.holder if t.second == agent else NOBODY


@rule
def open_files(t):
    """9.1 Everybody gets a sheet; his own agents are filled in."""
    t.waiting = (1 << t.options.seats) - 1
    for seat in range(t.options.seats):
        fill_in_own(t, seat)


@rule
def fill_in_own(t, seat):
    t.label[seat, t.agent[seat]] = seat
    if seat == t.holder:
        t.label[seat, t.second] = seat


@rule
def slips(t, seat):
    """9.2 How often each owner is still to be written on a sheet, as if on slips of paper: nobody, then the seats."""
    taken = 0 if t.holder == NOBODY else 1
    left = SETS[t.options.seats] - t.options.seats - taken
    for other in range(t.options.seats):
        left += 1 + (other == t.holder) << SLIP * (other + 1)
    agents = t.agents
    while agents:
        label = t.label[seat, lowest(agents)]
        if label != BLANK:
            left -= 1 << SLIP * (label + 1)
        agents &= agents - 1
    return left


@rule
def owners_in(left):
    """The owners who have slips left: a bit at the first one of each."""
    return (left | left >> 1 | left >> 2) & FIRST


@rule
def next_blank(t, seat):
    """9.7 The agent that is to be labelled now: the first without a label, AGENTS if there is none."""
    agents = t.agents
    while agents:
        if t.label[seat, lowest(agents)] == BLANK:
            return lowest(agents)
        agents &= agents - 1
    return AGENTS


@rule
def count_labels(t, seat):
    return size(owners_in(slips(t, seat)))


@rule
def pick_label(t, seat, k):
    return next_blank(t, seat) * OWNERS + nth(owners_in(slips(t, seat)), k) // SLIP


@rule
def may_label(t, seat, label):
    due = label // OWNERS == next_blank(t, seat)
    return due and owners_in(slips(t, seat)) >> SLIP * (label % OWNERS) & 1 == 1


@rule
def write_label(t, seat, label):
    """9.2 Label one agent; a sheet without blanks is finished."""
    t.label[seat, label // OWNERS] = label % OWNERS - 1
    if next_blank(t, seat) == AGENTS:
        t.waiting &= ~(1 << seat)


@rule
def written(t, seat):
    """9.7 How many labels a seat has written, beside its own."""
    labels = 0
    if t.phase >= FILES:
        for agent in range(AGENTS):
            labels += t.label[seat, agent] != BLANK and t.label[seat, agent] != seat
    return labels


@rule
def is_right(t, seat, agent):
    """9.3 Has a seat written the true owner of an agent? Its own do not count."""
    owner = owner_of(t, agent)
    return owner != seat and t.label[seat, agent] == owner


@rule
def settle(t):
    """5.4 Each seat's final score: 8.16 its better agent, and 9.5 the prize for each right label."""
    for seat in range(t.options.seats):
        best = t.score[t.agent[seat]]
        if seat == t.holder:
            best = max(best, t.score[t.second])
        t.right[seat] = 0
        agents = t.agents
        while agents:
            t.right[seat] += is_right(t, seat, lowest(agents))
            agents &= agents - 1
        t.final[seat] = best + PRIZE * t.right[seat]
