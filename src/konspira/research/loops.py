"""What a crowd does: rules that know no game, one table at a time for a GPU, and in a row for a core."""

from __future__ import annotations

from numba import types

from konspira.kernel.bits import lowest
from konspira.kernel.record import u64
from konspira.kernel.rule import rule
from konspira.kernel.signature import BYTES, INT, INTS, TABLES, VIEW, VIEWS, Parameter, array, row
from konspira.kernel.words import actors, count, look, over, payoff, pick, start, step, word

VARIANTS = Parameter("variants", lambda box: row(box.options))
REWARDS = array("rewards", types.float32)
STREAMS = array("streams", types.uint64)

sense = word("sense", VIEW, BYTES, INT)  # sense(view, columns, at): set those of a view's columns that are 1


@rule
def begin_one(table, options, seed):
    """Lay a table for its first match; its chance runs on from there, match after match."""
    table.rng = u64(seed) * u64(0xD1342543DE82EF95) + u64(1)
    start(table, options)


@rule
def observe_one(table, view, columns, at, mask, first):
    """Who is asked now, of several the first: write what that seat knows and may do; return the seat."""
    seat = lowest(actors(table))
    look(table, seat, view)
    sense(view, columns, at)
    for k in range(count(table, seat)):
        mask[first + pick(table, seat, k)] = 1
    return seat


@rule
def step_one(table, options, seat, action, rewards, at):
    """Do an action. At the end of a match write every seat's payoff, lay the table anew, and return 1."""
    step(table, seat, action)
    if not over(table):
        return 0
    for place in range(options.seats):
        rewards[at + place] = payoff(table, place)
    start(table, options)
    return 1


@rule
def next_of(stream):
    """The next of a table's own random numbers, by which a random policy chooses."""
    return stream * u64(6364136223846793005) + u64(1442695040888963407)


@rule
def below_of(stream, legal):
    """Which of so many, by the high bits of a random number."""
    return ((stream >> u64(34)) * u64(legal)) >> u64(30)


# -- in a row, on a core ----------------------------------------------------------------------------


@rule(takes=(TABLES, VARIANTS, INTS, INT))
def begin(tables, variants, variant, seed):
    """Lay every table."""
    for i in range(len(tables)):
        begin_one(tables[i], variants[variant[i]], seed + i)


@rule(takes=(TABLES, VIEWS, INTS, BYTES, INT, BYTES, INT))
def observe(tables, views, seats, columns, width, mask, actions):
    """Write what every table's next seat knows and may do, into zeroed rows."""
    for i in range(len(tables)):
        seats[i] = observe_one(tables[i], views[i], columns, i * width, mask, i * actions)


@rule(takes=(TABLES, VIEWS, INT, BYTES, INT))
def observe_from(tables, views, seat, columns, width):
    """Write what one seat of every table knows, into zeroed rows."""
    for i in range(len(tables)):
        look(tables[i], seat, views[i])
        sense(views[i], columns, i * width)


@rule(takes=(TABLES, VARIANTS, INTS, INTS, INTS, REWARDS, INT, BYTES))
def advance(tables, variants, variant, seats, actions, rewards, places, done):
    """Do every table's action."""
    for i in range(len(tables)):
        done[i] = step_one(tables[i], variants[variant[i]], seats[i], actions[i], rewards, i * places)


@rule(takes=(BYTES, INT, INTS, STREAMS))
def draw(mask, actions, chosen, streams):
    """A legal action at every table, each as likely as the others."""
    for i in range(len(chosen)):
        at, legal = i * actions, 0
        for action in range(actions):
            legal += mask[at + action]
        streams[i] = next_of(streams[i])
        left = below_of(streams[i], legal)
        for action in range(actions):
            if mask[at + action]:
                if left == u64(0):
                    chosen[i] = action
                    break
                left -= u64(1)
