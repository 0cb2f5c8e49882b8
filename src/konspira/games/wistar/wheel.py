"""The wheel: where Krysobot's chief goes, and where yours stand (RULES.md, 4.1–4.4, 11.6)."""

from __future__ import annotations

from konspira.games.wistar.agenda import ask, clear_deeds, offer, offer_set, push, tell
from konspira.games.wistar.components import COTTAGE, EXPLORATIONS, UNKNOWN
from konspira.games.wistar.dialogue import (
    ANOTHER,
    ASK_CLOCKWISE,
    ASK_COTTAGE,
    ASK_FIRST,
    ASK_FREE,
    CARD,
    CHIEF_STAGE,
    DID_CHIEF,
    DID_COTTAGE,
    DID_COTTAGE_FULL,
    DID_NO_PLACE,
    DO_CARD,
    DO_CHIEF,
    DO_CLOCKWISE,
    DO_LEARN_WHEEL,
    DONE,
    DRAWN,
    HE,
    NO,
    YES,
    YOU,
)
from konspira.games.wistar.ring import may_come_next
from konspira.kernel.bits import size
from konspira.kernel.rule import rule

EVERYWHERE = (1 << COTTAGE + 1) - 1
SAID_FREE = 1 << COTTAGE + 1  # beside the sections tried: of the first one you said that there is a space


@rule
def clear_wheel(t):
    """All chiefs go home."""
    t.chiefs, t.yours, t.taken, t.untold, t.in_cottage = 0, 0, 0, False, False


# -- your chiefs ------------------------------------------------------------------------------------


@rule
def offer_places(t):
    """11.6 Where your chief may have gone: to the cottage, and to any section where none of yours stands (A2)."""
    taken = t.yours & ~(1 << COTTAGE) if t.pack.one_chief_per_section else 0
    offer_set(t, CARD, EVERYWHERE & ~taken)


@rule
def hear_place(t, answer):
    """11.6 Your turn is over; who does not say where the chief went is asked about spaces instead."""
    if answer in (YES, NO):
        settle_order(t, answer)
    elif answer == DONE or answer >= DRAWN:
        t.untold = True
    else:
        t.yours |= 1 << answer - CARD


# -- who starts -------------------------------------------------------------------------------------


@rule
def ask_first(t, round):
    """3.3 Who starts a round? You see the cottage."""
    ask(t, ASK_FIRST, round, 0)
    offer(t, YES)
    offer(t, NO)


@rule
def settle_order(t, answer):
    """3.3 You said who starts the next round: nothing is left to be seen of the cottage."""
    t.first = HE if answer == YES else YOU
    t.yours, t.untold, t.in_cottage = 0, False, False


# -- his chief --------------------------------------------------------------------------------------


@rule
def surely_free(t, section):
    """11.6 Is there a space for him, by all that he knows? A section has at least one, and so has the cottage."""
    if t.options.edition == 1 or t.untold or t.yours >> section & 1:
        return False
    return not t.in_cottage if section == COTTAGE else not t.chiefs >> section & 1


@rule
def may_be_full(t, section, moved):
    """11.4 Can it be that a section has no space for him, without his knowing? `moved`: your chief went since."""
    his = t.pack.one_chief_per_section and section != COTTAGE and t.chiefs >> section & 1
    if his or t.taken >> section & 1 or (not moved and t.his_turns + t.your_turns == 0):
        return False
    return moved or not surely_free(t, section)


@rule
def place_chief(t, section, tried):
    """4.1 To the section of the card; 4.2 not where a chief of his stands; 4.4 once round the wheel, to the cottage."""
    t.stage = CHIEF_STAGE
    to_cottage = section == COTTAGE or tried >> section & 1
    if to_cottage and t.taken >> COTTAGE & 1:
        hear_cottage(t, section, NO)
        return
    his = t.pack.one_chief_per_section and t.chiefs >> section & 1
    if not to_cottage and (his or t.taken >> section & 1):
        push(t, DO_CLOCKWISE, section, tried)
        return
    first = t.his_turns + t.your_turns == 0  # 11.2 nobody stands anywhere yet, so there is nothing to ask
    if surely_free(t, COTTAGE if to_cottage else section) or (first and t.cards_lead) or tried & SAID_FREE:
        if to_cottage:
            settle_in_cottage(t, section)
        else:
            settle_chief(t, section)
        return
    ask(t, ASK_COTTAGE if to_cottage else ASK_FREE, section, tried)
    if first:
        offer(t, DONE)
    else:
        offer(t, YES)
        offer(t, NO)
    if t.options.edition == 1 and not t.cards_lead:
        offer(t, ANOTHER)


@rule
def go_clockwise(t, section, tried):
    """4.2 The next section, which a taught pack may not know yet."""
    if t.pack.clockwise[section] == UNKNOWN:
        push(t, DO_CLOCKWISE, section, tried)
        if t.options.edition > 2:
            push(t, DO_LEARN_WHEEL, section, 0)
        else:
            ask_clockwise(t, section)
    else:
        push(t, DO_CHIEF, t.pack.clockwise[section], tried & ~SAID_FREE | 1 << section)


@rule
def ask_clockwise(t, section):
    ask(t, ASK_CLOCKWISE, section, 0)
    offer_set(t, CARD, may_come_next(t, section))


@rule
def learn_wheel(t, section):
    """12.4 The whole ring, from a section on clockwise; the last ones are clear."""
    for _ in range(COTTAGE):
        if t.pack.clockwise[section] == UNKNOWN:
            push(t, DO_LEARN_WHEEL, section, 0)
            ask_clockwise(t, section)
            return
        section = t.pack.clockwise[section]


@rule
def hear_free(t, section, tried, answer):
    if answer == ANOTHER:
        hear_another_card(t)
    elif answer == NO:
        if t.options.edition > 1:
            t.taken |= 1 << section
        push(t, DO_CLOCKWISE, section, tried)
    else:
        settle_chief(t, section)


@rule
def settle_chief(t, section):
    t.section = section
    t.chiefs |= 1 << section
    tell(t, DID_CHIEF, section, t.card, 0)


@rule
def settle_in_cottage(t, section):
    t.section = COTTAGE
    t.in_cottage = t.options.edition > 1
    tell(t, DID_COTTAGE, section, 0, 0)


@rule
def hear_cottage(t, section, answer):
    """4.3 Without a place in the cottage he acts all the same; 4.4 unless the wheel sent him there."""
    if answer == ANOTHER:
        hear_another_card(t)
    elif answer != NO:
        settle_in_cottage(t, section)
    elif section == COTTAGE:
        t.section = COTTAGE
        tell(t, DID_COTTAGE_FULL, 0, 0, 0)
    else:
        tell(t, DID_NO_PLACE, 0, 0, 0)


@rule
def hear_another_card(t):
    """11.4 Another card lies on your table: this one goes back, and from now on your decks lead, both of them: which
    exploration card lies on top decides about tasks long before it is turned over."""
    t.turned &= ~(1 << t.card)
    t.deck[t.round - 1, size(t.turned)] = t.card
    t.cards_lead, t.explorations_lead = True, True
    t.top_known = size(t.explored) >= EXPLORATIONS - 1
    clear_deeds(t)
    push(t, DO_CARD, 0, 0)
