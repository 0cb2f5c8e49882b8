"""Krysobot's mind: an agenda with the next thing on top, one question at a time, and the list of his deeds.

What a thing on the agenda brings about is put on top of it, so chains are done depth first (8.1, A29), and
any of it can wait for an answer.
"""

from __future__ import annotations

from konspira.games.wistar.components import CELLAR, HOUSE
from konspira.games.wistar.dialogue import ANSWER_BITS, ANSWER_WORDS, DO_OTHERWISE, MOUSE, MOUSE_VALUES, NUMBER
from konspira.kernel.rule import rule


@rule
def push(t, what, a, b):
    """Put a thing on top of the agenda."""
    t.agenda[t.depth, 0], t.agenda[t.depth, 1], t.agenda[t.depth, 2] = what, a, b
    t.depth += 1


@rule
def pop(t):
    """Take the top thing off the agenda; its place is cleared."""
    t.depth -= 1
    t.agenda[t.depth, 0], t.agenda[t.depth, 1], t.agenda[t.depth, 2] = 0, 0, 0


@rule
def otherwise(t, branch, argument):
    """Put on the agenda what is to be done if the thing put on it next fails; `succeed` takes it off again."""
    push(t, DO_OTHERWISE, branch, argument)


@rule
def succeed(t):
    """The thing that was tried has been done: what was to be done otherwise is off the agenda."""
    pop(t)


@rule
def ask(t, question, about, detail):
    """Ask; the answers are offered next."""
    t.question, t.about, t.detail = question, about, detail
    for word in range(ANSWER_WORDS):
        t.answers[word] = 0


@rule
def offer(t, answer):
    t.answers[answer // ANSWER_BITS] |= 1 << answer % ANSWER_BITS


@rule
def offer_range(t, first, end):
    """Offer the answers from `first` up to, but not including, `end`."""
    for answer in range(first, end):
        offer(t, answer)


@rule
def offer_set(t, first, members):
    """Offer `first` + m for every member m of a bit set."""
    member = 0
    while members >> member:
        if members >> member & 1:
            offer(t, first + member)
        member += 1


@rule
def offer_numbers(t, low, high):
    offer_range(t, NUMBER + low, NUMBER + high + 1)


@rule
def offer_mice(t, zone):
    """Offer every mouse of a zone; of both if the zone is not known."""
    if zone != CELLAR:
        offer_set(t, MOUSE + HOUSE * MOUSE_VALUES, t.pack.mouse_values[HOUSE])
    if zone != HOUSE:
        offer_set(t, MOUSE + CELLAR * MOUSE_VALUES, t.pack.mouse_values[CELLAR])


@rule
def tell(t, deed, a, b, c):
    """Add a deed to the list."""
    t.deeds[t.done, 0], t.deeds[t.done, 1], t.deeds[t.done, 2], t.deeds[t.done, 3] = deed, a, b, c
    t.done += 1


@rule
def clear_deeds(t):
    """The list has been carried out."""
    for i in range(len(t.deeds)):
        t.deeds[i, 0], t.deeds[i, 1], t.deeds[i, 2], t.deeds[i, 3] = 0, 0, 0, 0
    t.done, t.fresh = 0, 0
