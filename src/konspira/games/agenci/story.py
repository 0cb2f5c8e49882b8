"""What happens in Agenci, told to one seat: the deed, what it leads to, and in the end who was who."""

from __future__ import annotations

from collections.abc import Iterator

from konspira.games.agenci.actions import Move, Place, Play, Stay, printed, value
from konspira.games.agenci.files import is_right
from konspira.games.agenci.phrases import (
    agent,
    agents_of,
    aim,
    building,
    card,
    change,
    coloured,
    entered,
    line,
    members,
    mine,
    my_cards,
    no_card,
    nobodys,
    owner,
    seats,
    steps,
    with_points,
)
from konspira.games.agenci.pieces import (
    BLANK,
    COLD,
    FILES,
    LAST,
    MOVING,
    NOBODY,
    OVER,
    PRIZE,
    RECONSTRUCTED,
    RUINED,
    SECRETS,
    View,
)
from konspira.games.agenci.rules import payoff
from konspira.kernel.rule import interpret
from konspira.news import News


def tell(before: View | None, after: View) -> list[News]:
    """The news between two views of one seat."""
    if before is None:
        return [*_tell_start(after), *_tell_roll(after)]
    if before.phase == FILES:
        news = list(_tell_labels(before, after))
    else:
        news = [*_tell_deed(before, after), *_tell_scoring(before, after)]
        if after.turn != before.turn:
            news += _tell_roll(after)
    if after.phase in (FILES, OVER) and before.phase not in (FILES, OVER):
        news += _tell_end(after)
    if after.phase == OVER:
        news += _tell_reveal(after)
    return news


def _tell_start(v: View) -> Iterator[News]:
    yield News("agenci-sets", {"agents": [coloured(which) for which in members(v.agents)]})
    if any(which in RECONSTRUCTED for which in members(v.agents)):
        yield News("note-colours")
    if v.options.top_secret:
        yield News("note-cards")
    yield from tell_mine(v)


def tell_mine(v: View) -> Iterator[News]:
    """Who I am, and what I hold."""
    if mine(v):
        yield News("agenci-my-agent", {"agents": [coloured(which) for which in mine(v)]})
    if my_cards(v):
        yield News("agenci-my-cards", {"cards": [News("agenci-quoted", {"card": card(k)}) for k in my_cards(v)]})


def _tell_roll(v: View) -> Iterator[News]:
    if v.phase == MOVING:
        yield News("agenci-rolls", {"turn": v.turn, "seat": v.active, "die": v.die})


def _tell_deed(before: View, after: View) -> Iterator[News]:
    seat, action = after.doer, value(after.deed)
    if isinstance(action, Move):
        yield News("agenci-moves", {"seat": seat, "steps": steps(action)})
    elif isinstance(action, Stay):
        yield News("agenci-stays", {"seat": seat})
    elif isinstance(action, Place):
        yield News("agenci-puts-safe", {"seat": seat, "building": building(action.building)})
    elif isinstance(action, Play):
        yield from _tell_card(before, after, action)
    else:
        yield News("agenci-passes", {"seat": seat})
    if before.phase == MOVING and after.cards[seat] > before.cards[seat]:
        yield from _tell_taken(before, after)
    elif before.options.top_secret and (isinstance(action, Stay) or _ruined(before, after)):
        yield no_card(before, seat)
    if after.phase == SECRETS:
        yield from _tell_cause(before, after)


def _ruined(before: View, after: View) -> bool:
    """6.5 Was somebody put into the ruins by the die?"""
    seat = after.doer
    return bool(before.phase == MOVING and after.notes[RUINED][seat] != before.notes[RUINED][seat])


def _tell_cause(before: View, after: View) -> Iterator[News]:
    """7.4 Who came to the safe by this act, whoever left it, and 7.5 whether there is no cause for points any more."""
    old, new = (entered(before), entered(after)) if before.phase == SECRETS else ([], entered(after))
    if gone := [agent(which) for which in old if which not in new]:
        yield News("agenci-left", {"agents": gone})
    if came := [agent(which) for which in new if which not in old]:
        yield News("agenci-entered", {"agents": came, "building": building(printed(after.safe))})
    if old and not new:
        yield News("agenci-no-cause")


def _tell_card(before: View, after: View, action: Play) -> Iterator[News]:
    facts = {"seat": after.doer, "card": card(action.card)}
    aimed = aim(action)
    yield News("agenci-plays-at" if aimed else "agenci-plays", facts | ({"aim": aimed} if aimed else {}))
    if before.holder != after.holder and after.second != NOBODY and after.phase != OVER:
        yield News("agenci-my-second", {"agent": coloured(after.second)})


def _tell_taken(before: View, after: View) -> Iterator[News]:
    if after.doer == after.seat:
        held = my_cards(before)
        new = next(kind for kind in my_cards(after) if my_cards(after).count(kind) > held.count(kind))
        yield News("agenci-i-take", {"card": card(new)})
    else:
        yield News("agenci-takes", {"seat": after.doer})


def _scored(before: View, after: View) -> bool:
    """4.1 Did this step bring a scoring? Then no turn is cold, and a turn that ends without one is."""
    return before.phase in (MOVING, SECRETS) and after.phase not in (MOVING, SECRETS) and after.cold == 0


def _tell_scoring(before: View, after: View) -> Iterator[News]:
    if _scored(before, after):
        gains = [change(which, after.score[which] - before.score[which]) for which in members(after.agents)]
        yield News("agenci-scores", {"points": gains})


def why_end(v: View) -> News:
    """5.1, 5.6 What ends the game."""
    ahead = [agent(which) for which in members(v.agents) if v.score[which] > LAST]
    if ahead:
        return News("agenci-past-last", {"agents": ahead})
    return News("agenci-cold" if v.cold >= COLD else "agenci-long")


def _tell_end(v: View) -> Iterator[News]:
    yield why_end(v)
    if v.phase == FILES:
        yield News("agenci-files")


def _tell_labels(before: View, after: View) -> Iterator[News]:
    """9.7 What I have written, and whose sheets were sealed."""
    if after.seat >= 0:
        old, new = before.label[after.seat], after.label[after.seat]
        yield from (line(which, new[which]) for which in members(after.agents) if old[which] == BLANK != new[which])
    for seat in range(after.options.seats):
        if before.waiting >> seat & 1 and not after.waiting >> seat & 1:
            yield News("agenci-sealed", {"seat": seat})


def _tell_reveal(v: View) -> Iterator[News]:
    for seat in range(v.options.seats):
        yield News("agenci-was", {"seat": seat, "agents": [with_points(v, which) for which in agents_of(v, seat)]})
        yield from _tell_better(v, seat)
    if nobodys(v):
        yield News("agenci-unowned", {"agents": [with_points(v, which) for which in nobodys(v)]})
    if v.options.secret_files:
        yield from (_tell_sheet(v, seat) for seat in range(v.options.seats))
    yield reason(v)


def _tell_better(v: View, seat: int) -> Iterator[News]:
    """8.16 Which of two agents counts; where they have the same it does not matter."""
    worse, *better = sorted(agents_of(v, seat), key=lambda which: v.score[which])
    if better and v.score[better[0]] > v.score[worse]:
        yield News("agenci-counts", {"agent": agent(better[0])})


def _tell_sheet(v: View, seat: int) -> News:
    """9.3 What a seat wrote, and what of it was right."""
    told, right, lines = View.plain(v), interpret(is_right), []
    for which in members(v.agents):
        if which not in agents_of(v, seat):
            id = "agenci-line-right" if right(told, seat, which) else "agenci-line-wrong"
            lines.append(News(id, {"agent": agent(which), "owner": owner(v.label[seat][which])}))
    prize = {"right": v.right[seat], "points": PRIZE * v.right[seat], "total": v.final[seat]}
    return News("agenci-right", {"seat": seat, "lines": lines} | prize)


def winners(v: View) -> list[int]:
    """5.4 The seats with the highest final score."""
    return [seat for seat in range(v.options.seats) if interpret(payoff)(v, seat) > 0]


def reason(v: View) -> News:
    """Who won, and with what; and whose higher score does not count."""
    best = winners(v)
    points = v.final[best[0]]
    won = News("agenci-won", {"seat": best[0], "points": points})
    if len(best) > 1:
        won = News("agenci-won-together", {"seats": seats(best), "points": points})
    ahead = [agent(which) for which in nobodys(v) if v.score[which] > points]  # 5.4
    return News("agenci-won-behind", {"won": won, "ahead": ahead, "count": len(ahead)}) if ahead else won
