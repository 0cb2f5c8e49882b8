"""What a crowd does: rules that know no game, one table at a time for a GPU, and in a row for a core.

Rows of columns and of legal actions are packed into words of 64 bits, the first in the lowest.
"""

from __future__ import annotations

from numba import types

from konspira.bots.think.words import habit, progress
from konspira.kernel.bits import lowest, size
from konspira.kernel.chance import bits_of
from konspira.kernel.record import i64, u64
from konspira.kernel.rule import rule
from konspira.kernel.signature import BYTES, INT, INTS, SUMMARIES, TABLES, VIEWS, WORDS, Parameter, array, row
from konspira.kernel.words import actors, count, look, over, payoff, pick, run, start, step, summarize
from konspira.senses.columns import recall, sense

VARIANTS = Parameter("variants", lambda box: row(box.options))
REWARDS = array("rewards", types.float32)


@rule
def begin_one(table, options, seed):
    """Lay a table for its first match; its chance runs on from there, match after match."""
    table.rng = bits_of(seed)
    start(table, options)


@rule
def sense_one(table, seat, view, summary, words, at, past):
    """Write what a seat knows; from the word `past` on what is past, unless that is -1."""
    look(table, seat, view)
    summarize(view, summary)
    sense(view, summary, words, at)
    if past >= 0:
        recall(view, summary, words, at + past)


@rule
def remember_one(memory, at, frames, frame, words, row, action):
    """Put what a seat saw and did now before its earlier frames; the oldest is lost."""
    for k in range(frames * frame - 1, frame - 1, -1):
        memory[at + k] = memory[at + k - frame]
    for k in range(frame - 1):
        memory[at + k] = words[row + k]
    memory[at + frame - 1] = u64(action + 1)


@rule
def copy_words(source, at, words, to, length):
    for k in range(length):
        words[to + k] = source[at + k]


@rule
def menu_one(table, seat, mask, at, size, turned, first):
    """Write what a seat may do, by the numbers from `first` on in `turned`, if there are any there."""
    for k in range(size):
        mask[at + k] = u64(0)
    legal, k = count(table, seat), 0
    while k < legal:
        action, length = pick(table, seat, k), run(table, seat, k)
        if length > 1:
            for place in range(action >> 6, (action + length - 1 >> 6) + 1):
                mask[at + place] |= bits_between(action - place * 64, action + length - place * 64)
        else:
            if len(turned) > 0:
                action = turned[first + action]
            mask[at + (action >> 6)] |= u64(1) << u64(action & 63)
        k += length


@rule
def bits_between(low, high):
    """The bits of a word from one on, up to another and without it; both may lie outside."""
    word = ~u64(0)
    if low > 0:
        word = word << u64(low)
    return word & (~u64(0) >> u64(64 - high)) if high < 64 else word


@rule
def bits_at(words, at, column):
    """Eight bits of a row of words, from a column on; beyond the word of the last they are not asked for."""
    place, shift = at + (column >> 6), column & 63
    bits = words[place] >> u64(shift)
    if shift > 56 and place + 1 < len(words):
        bits |= words[place + 1] << u64(64 - shift)
    return bits & u64(255)


@rule
def has_bit(words, at, bit):
    return words[at + (bit >> 6)] >> u64(bit & 63) & u64(1) == u64(1)


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
def ones(word):
    """How many bits of a word are set, as a number that may be mixed with words."""
    return u64(size(word))


@rule
def habit_one(table, seat, turned, first):
    """What a seat would do by habit, by the number that it counts the action by."""
    action = habit(table, seat)
    return turned[first + action] if len(turned) > 0 else action


@rule
def progress_one(table, reached, at, places):
    """How far every seat has come; those that do not play stay where they are."""
    for place in range(places):
        reached[at + place] = progress(table, place) if place < table.options.seats else 0.0


def _plain_next_of(stream):
    return u64((int(stream) * 6364136223846793005 + 1442695040888963407) % (1 << 64))


@rule(plain=_plain_next_of)
def next_of(stream):
    """The next of a table's own random numbers, by which a random policy chooses."""
    return stream * u64(6364136223846793005) + u64(1442695040888963407)


@rule
def draw_one(mask, at, size, stream):
    """One of the bits that are set in a row of so many words, each as likely as the others."""
    legal = u64(0)
    for k in range(size):
        legal += ones(mask[at + k])
    left = ((stream >> u64(34)) * legal) >> u64(30)
    place = 0
    word = mask[at]
    while ones(word) <= left:
        left -= ones(word)
        place += 1
        word = mask[at + place]
    while left > u64(0):
        word &= word - u64(1)
        left -= u64(1)
    return place * 64 + i64(ones((word & (~word + u64(1))) - u64(1)))


def _plain_spread(byte):
    return u64(sum((int(byte) >> k & 1) << 8 * k for k in range(8)))


@rule(plain=_plain_spread)
def spread(byte):
    """Eight bits as eight bytes, each 0 or 1."""
    x = (byte * u64(0x0101010101010101)) & u64(0x8040201008040201)
    return ((x + u64(0x7F7F7F7F7F7F7F7F)) >> u64(7)) & u64(0x0101010101010101)


# -- in a row, on a core ----------------------------------------------------------------------------


@rule(takes=(TABLES, VARIANTS, INTS, INT))
def begin(tables, variants, variant, seed):
    """Lay every table."""
    for i in range(len(tables)):
        begin_one(tables[i], variants[variant[i]], seed + i)


@rule(takes=(TABLES, VIEWS, SUMMARIES, INTS, WORDS, INT, INT, WORDS, INT, INT))
def observe(tables, views, summaries, seats, words, size, past, memory, length, places):
    """Who is asked at every table, of several the first, and what that seat knows; last its frames, so many words."""
    for i in range(len(tables)):
        seats[i] = lowest(actors(tables[i]))
        sense_one(tables[i], seats[i], views[0], summaries[0], words, i * size, past)
        copy_words(memory, (i * places + seats[i]) * length, words, (i + 1) * size - length, length)


@rule(takes=(TABLES, VIEWS, SUMMARIES, INT, WORDS, INT, INT, WORDS, INT, INT))
def observe_from(tables, views, summaries, seat, words, size, past, memory, length, places):
    """What one seat of every table knows."""
    for i in range(len(tables)):
        sense_one(tables[i], seat, views[0], summaries[0], words, i * size, past)
        if seat >= 0:
            copy_words(memory, (i * places + seat) * length, words, (i + 1) * size - length, length)


@rule(takes=(INTS, INTS, WORDS, INT, WORDS, INT, INT, INT))
def remember(seats, actions, words, size, memory, frames, frame, places):
    """Every seat that acts keeps what it saw and did."""
    for i in range(len(seats)):
        remember_one(memory, (i * places + seats[i]) * frames * frame, frames, frame, words, i * size, actions[i])


@rule(takes=(BYTES, WORDS, INT))
def forget(done, memory, length):
    """Where a match has ended, nobody has seen anything of the next."""
    for i in range(len(done)):
        if done[i]:
            for k in range(length):
                memory[i * length + k] = u64(0)


@rule(takes=(TABLES, INTS, WORDS, INT, INTS, INTS, INT))
def menus(tables, seats, mask, size, turns, turned, actions):
    """What the seat that is asked may do, at every table, by numbers as it counts them."""
    for i in range(len(tables)):
        menu_one(tables[i], seats[i], mask, i * size, size, turned, (turns[i] + seats[i]) * actions)


@rule(takes=(TABLES, VARIANTS, INTS, INTS, INTS, INTS, INTS, INT, REWARDS, INT, BYTES))
def advance(tables, variants, variant, seats, actions, turns, back, number, rewards, places, done):
    """Do every table's action."""
    for i in range(len(tables)):
        action = actions[i] if len(back) == 0 else back[(turns[i] + seats[i]) * number + actions[i]]
        done[i] = step_one(tables[i], variants[variant[i]], seats[i], action, rewards, i * places)


@rule(takes=(INTS, WORDS, INT, INT))
def first_illegal(actions, mask, size, number):
    """The first table whose action is not legal; -1 if there is none."""
    for i in range(len(actions)):
        if actions[i] < 0 or actions[i] >= number or not has_bit(mask, i * size, actions[i]):
            return i
    return -1


@rule(takes=(WORDS, INT, INTS, WORDS))
def draw(mask, size, chosen, streams):
    """A legal action at every table, each as likely as the others."""
    for i in range(len(chosen)):
        streams[i] = next_of(streams[i])
        chosen[i] = draw_one(mask, i * size, size, streams[i])


@rule(takes=(WORDS, WORDS))
def unpack(words, spreads):
    """Every bit as a byte, eight at once."""
    for i in range(len(words)):
        word = words[i]
        for k in range(8):
            spreads[i * 8 + k] = spread((word >> u64(8 * k)) & u64(255))


@rule(takes=(TABLES, INTS, INTS, INTS, INTS, INT))
def habits(tables, seats, chosen, turns, turned, actions):
    """What the seat that is asked would do by habit, at every table."""
    for i in range(len(tables)):
        chosen[i] = habit_one(tables[i], seats[i], turned, (turns[i] + seats[i]) * actions)


@rule(takes=(TABLES, REWARDS, INT))
def reached(tables, shares, places):
    """How far every seat of every table has come."""
    for i in range(len(tables)):
        progress_one(tables[i], shares, i * places, places)
