"""The tables a seat of Krecia robota could be sitting at: all that fit the hard evidence are equally likely.

Numbers in comments and docstrings are those of RULES.md.
"""

from __future__ import annotations

from konspira.games.krecia.deal import find_the_free, take, trait
from konspira.games.krecia.deal_counts import (
    ANY_SUIT,
    BIN,
    add_to_bins,
    available,
    draw_spread,
    lot,
    size_of_bin,
    spread_at,
    spreads,
    supply_of,
    ways,
    weight_at,
)
from konspira.games.krecia.larry import imagine_larry, known_of_larry
from konspira.games.krecia.pieces import CHOOSING, EMPTY, OBJECTING, OVER, PASCAL, SUIT, SUITS, VOTING
from konspira.games.krecia.roles import FOLLOWS, UNKNOWN
from konspira.games.krecia.sight import share
from konspira.games.krecia.trick import place_at, suit_of
from konspira.games.krecia.vote import may_vote, targets, vote_at, vote_count
from konspira.kernel.bits import nth, size
from konspira.kernel.chance import below
from konspira.kernel.rule import rule

WHOLE = 1 << 53  # a chance of one
SHOWN = 20  # evidence: twenty bits of suits not followed, and above them who showed such a suit later


@rule
def imagine(v, t):
    """Lay any table that fits the view."""
    retell(v, t)
    if v.phase == OVER:
        return
    known = evidence(v)
    cards = unseen_cards(v)
    supply = supply_of(cards)
    fits = False
    while not fits:
        total, chosen = 0.0, 0
        for free in range(1 << len(v.role)):
            deals = ways_if_free(v, known, supply, free)
            total += deals
            if lot(t) * total < deals:  # a later one is chosen by its share of all so far
                chosen = free
        fits = imagine_places(v, t, known, cards, chosen, EMPTY)
    imagine_the_rest(v, t)


@rule
def prepare(v, plan):
    """Read the evidence, and work out how likely each set of hidden places that need not follow is."""
    plan.evidence = evidence(v) if v.phase != OVER else 0
    supply = supply_of(unseen_cards(v))
    total, possible, free_places = 1.0, 0, 0
    for again in range(2):  # first for the sum, then for the shares of it
        so_far = 0.0
        for free in range(len(plan.chances)):
            deals = ways_if_free(v, plan.evidence, supply, free)
            so_far += deals
            plan.chances[free] = int(so_far / total * WHOLE) if again else 0
            if deals > 0.0 and not again:
                possible, free_places = possible + 1, free
        total = so_far
    bins = bins_of(v, plan.evidence, free_places | known_to_be_free(v)) if possible == 1 else 0
    plan.spreads = spreads(bins) if bins >> 2 * BIN and spreads(bins) <= len(plan.spread) else 0
    prepare_spreads(plan, supply, bins)


@rule
def prepare_spreads(plan, supply, bins):
    """If many short hands are to be dealt and it is known which, how likely each spread of the first one is."""
    total = 1.0
    for again in range(2):
        so_far = 0.0
        for i in range(len(plan.spread)):
            so_far += weight_at(supply, bins, i) if i < plan.spreads else 0.0
            plan.spread[i] = int(so_far / total * WHOLE) if again else 0
        total = so_far if plan.spreads else 1.0


@rule
def conjure(v, plan, t):
    """Lay any table that fits the view, from a plan."""
    retell(v, t)
    if v.phase == OVER:
        return
    cards = unseen_cards(v)
    fits = False
    while not fits:
        free, chance = 0, below(t, 1 << 27) * (1 << 26) + below(t, 1 << 26)
        while plan.chances[free] <= chance:
            free += 1
        spread = EMPTY
        if plan.spreads > 0:
            i, chance = 0, below(t, 1 << 27) * (1 << 26) + below(t, 1 << 26)
            while plan.spread[i] <= chance:
                i += 1
            spread = spread_at(supply_of(cards), bins_of(v, plan.evidence, free | known_to_be_free(v)), i)
        fits = imagine_places(v, t, plan.evidence, cards, free, spread)
    imagine_the_rest(v, t)


# -- the evidence -----------------------------------------------------------------------------------


@rule
def evidence(v):
    """13.5 The suits that a place did not follow, and whether it showed one of them later."""
    holes, shown = 0, 0
    for trick in range(v.trick + 1):
        lead = suit_of(v.card[trick, 0])
        for position in range(v.options.places):
            card = v.card[trick, position]
            larrys = v.options.seats == 2 and position == 1
            if card != EMPTY and not larrys:
                place, suit = place_at(v, v.led[trick], position), suit_of(card)
                if holes >> 4 * place + suit & 1:
                    shown |= 1 << place
                if suit != lead:
                    holes |= 1 << 4 * place + lead
    return holes | shown << SHOWN


@rule
def unseen_cards(v):
    """Cards that are in another hand, in Larry's hands, or were not dealt."""
    cards = v.options.deck
    if v.seat >= 0:
        cards &= ~v.hand[v.seat]
    for trick in range(v.trick + 1):
        for position in range(v.options.places):
            if v.card[trick, position] != EMPTY:
                cards &= ~(1 << v.card[trick, position])
    return cards & ~known_of_larry(v)


@rule
def left_in_hand(v, place):
    """How many cards a seat still holds: one less for every trick it has played to."""
    if place >= v.options.seats:
        return 0
    number = v.options.hand - v.trick
    for position in range(v.played):
        if place_at(v, v.leader, position) == place:
            number -= 1
    return number


@rule
def hidden_roles(v):
    """The places whose role the seat does not know."""
    hidden = 0
    for place in range(v.options.places):
        if v.role[place] == UNKNOWN:
            hidden |= 1 << place
    return hidden


@rule
def known_to_be_free(v):
    """The places that are known to need not follow."""
    free = 0
    for place in range(v.options.places):
        if v.role[place] != UNKNOWN and not trait(v, v.role[place], FOLLOWS):
            free |= 1 << place
    return free


@rule
def free_and_hidden(v):
    """How many of the hidden roles need not follow."""
    number = -size(known_to_be_free(v))
    for place in range(v.options.places):
        if not trait(v, v.options.roles[place], FOLLOWS):
            number += 1
    return number


@rule
def ways_if_free(v, known, supply, free):
    """In how many ways the cards can lie, if of the hidden places these, and no other, need not follow."""
    hidden = hidden_roles(v)
    if free & ~hidden or size(free) != free_and_hidden(v) or known >> SHOWN & hidden & ~free:
        return 0.0
    free |= known_to_be_free(v)
    return ways(supply, bins_of(v, known, free)) * ways_to_share(v, known, available(supply, ANY_SUIT), free)


@rule
def ways_to_share(v, known, left, free):
    """In how many ways hands that lack the same suits share a bin, and the other hands share what is left."""
    found, bins = 1.0, 0
    for place in range(v.options.seats):
        suits, number = suits_of(known, place, free), left_in_hand(v, place)
        if suits != ANY_SUIT and place != v.seat:
            bins = add_to_bins(bins, suits, number)
            found *= PASCAL[size_of_bin(bins, suits), number]
            left -= number
    for place in range(v.options.seats):
        if suits_of(known, place, free) == ANY_SUIT and place != v.seat:
            found *= PASCAL[left, left_in_hand(v, place)]
            left -= left_in_hand(v, place)
    return found


@rule
def suits_of(known, place, free):
    """The suits that a hand may hold: any, if it is not known to lack one or need not follow."""
    return ANY_SUIT if free >> place & 1 else ANY_SUIT ^ known >> 4 * place & ANY_SUIT


@rule
def bins_of(v, known, free):
    """The hands in which suits are known to be missing; all others may hold anything."""
    bins = 0
    for place in range(v.options.seats):
        suits = suits_of(known, place, free)
        if suits != ANY_SUIT and place != v.seat:
            bins = add_to_bins(bins, suits, left_in_hand(v, place))
    return bins


# -- laying the table -------------------------------------------------------------------------------


@rule
def retell(v, t):
    """What the seat knows is as it is."""
    share(v, t)
    t.role, t.vote, t.hand, t.drawn, t.unchosen = v.role, v.vote, v.hand, v.drawn, v.unchosen
    t.objecting = v.objecting
    t.stock, t.unseen, t.three, t.top, t.out = v.stock, v.unseen, v.three, v.top, v.out
    if v.phase == OVER:
        find_the_free(t)


@rule
def imagine_places(v, t, known, cards, free, spread):
    """Roles, hands, and what is left; False if Larry's cards cannot lie so, and all must be laid anew."""
    cast(v, t, free)
    t.stock = imagine_hands(v, t, known, cards, free | known_to_be_free(v), spread)
    return v.options.seats != 2 or imagine_larry(v, t)


@rule
def cast(v, t, free):
    """Deal the role cards that the seat has not seen; those that need not follow go to the places chosen."""
    used = 0
    for place in range(v.options.places):
        t.role[place] = v.role[place]
        if v.role[place] != UNKNOWN:
            used |= 1 << role_card(v, used, v.role[place])
    for place in range(v.options.places):
        if v.role[place] == UNKNOWN:
            fitting = 0
            for card in range(v.options.places):
                is_free = not trait(v, v.options.roles[card], FOLLOWS)
                if not used >> card & 1 and is_free == (free >> place & 1 == 1):
                    fitting |= 1 << card
            card = nth(fitting, below(t, size(fitting)))
            used |= 1 << card
            t.role[place] = v.options.roles[card]
    find_the_free(t)


@rule
def role_card(v, used, role):
    """A role card with this role that is not used yet."""
    for card in range(v.options.places):
        if v.options.roles[card] == role and not used >> card & 1:
            return card
    return 0


@rule
def imagine_hands(v, t, known, cards, free, spread):
    """Deal the hands with missing suits first, each deal as likely as it has ways, then the others; return the rest."""
    bins = bins_of(v, known, free)
    while bins:
        suits = bins & ANY_SUIT
        if bins >> BIN == 0:
            taken = take(t, cards & cards_of(suits), bins >> 4)
        else:
            if spread == EMPTY:
                spread = draw_spread(t, supply_of(cards), bins)
            taken = take_spread(t, cards, spread)
            spread = EMPTY
        cards &= ~taken
        for place in range(v.options.seats):
            if suits_of(known, place, free) == suits:
                taken = give(v, t, place, taken)
        bins >>= BIN
    for place in range(v.options.seats):
        if suits_of(known, place, free) == ANY_SUIT:
            cards = give(v, t, place, cards)
    return cards


@rule
def give(v, t, place, cards):
    """A hand out of these cards; return what is left of them."""
    if place == v.seat:
        return cards
    t.hand[place] = take(t, cards, left_in_hand(v, place))
    return cards & ~t.hand[place]


@rule
def cards_of(suits):
    cards = 0
    for suit in range(SUITS):
        if suits >> suit & 1:
            cards |= SUIT[suit]
    return cards


@rule
def take_spread(t, cards, spread):
    """So many cards of each suit."""
    taken = 0
    for suit in range(SUITS):
        taken |= take(t, cards & SUIT[suit], spread >> 8 * suit & 255)
    return taken


@rule
def imagine_the_rest(v, t):
    imagine_missions(v, t)
    if v.phase == OBJECTING:  # 18.3 others that have said may have objected or not
        said = (1 << v.options.seats) - 1 & ~v.waiting & ~(1 << v.leader)
        for seat in range(v.options.seats):
            if said >> seat & 1 and seat != v.seat:
                t.objecting |= below(t, 2) << seat
    if v.phase == VOTING:
        for seat in range(v.options.seats):
            sealed = may_vote(t, seat) and targets(t, seat) and not v.waiting >> seat & 1
            if sealed and seat != v.seat:
                t.vote[seat] = vote_at(t, seat, below(t, vote_count(t, seat)))


@rule
def without(missions, seen):
    return missions & ~(1 << seen) if seen != EMPTY else missions


@rule
def imagine_missions(v, t):
    """13.5 What other leaders put away: next to a mission that is not risky, none that is."""
    unseen = v.options.pile
    for trick in range(v.trick + 1):
        unseen = without(without(unseen, v.mission[trick]), v.unchosen[trick])
    unseen = without(without(unseen, v.drawn[0]), v.drawn[1])
    for any_kind in range(2):  # the harmless first: however they fall, as many ways are left for the others
        for trick in range(v.trick + 1):
            shown = v.mission[trick]
            if shown != EMPTY and v.unchosen[trick] == EMPTY and v.options.risky >> shown & 1 == any_kind:
                put_away = take(t, unseen if any_kind else unseen & ~v.options.risky, 1)
                unseen &= ~put_away
                t.unchosen[trick] = size(put_away - 1)
    if v.phase == CHOOSING and v.leader != v.seat:
        two = take(t, unseen, 2)
        unseen &= ~two
        t.drawn[0], t.drawn[1] = size((two & -two) - 1), size((two & (two - 1)) - 1)
    t.unseen = unseen
