"""Krecia robota in a terminal: the mission and its trump, the trick, everyone's tokens, my hand by suits.

Shows what the rulebook lets players look at: this trick and the last one, and the missions fulfilled (13.3).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from konspira.contract import Ask, Tell
from konspira.games.krecia import actions, wording
from konspira.games.krecia.derived import derive
from konspira.games.krecia.options import NOBODY
from konspira.games.krecia.phrases import (
    SUIT_NAMES,
    about_role,
    asks,
    card,
    cards_left,
    colour,
    controller,
    is_risky,
    lead,
    members,
    my_hand,
    partner_secret,
    provenance,
    raised_to,
    role,
    suit,
    trait,
    trick_cards,
    who,
)
from konspira.games.krecia.pieces import ALLYING, CHOOSING, EMPTY, LARRYS, OVER, PLAYING, VALUES, VOTING, View
from konspira.games.krecia.roles import FOLLOWS
from konspira.games.krecia.vote import votes_of
from konspira.kernel.rule import interpret
from konspira.news import News
from konspira.speech import Speaker

INKS = ("yellow", "magenta", "green", "blue")
LETTERS = {"k": 0, "m": 1, "l": 2, "g": 2, "p": 3, "d": 3, "u": 3}  # key, mask, glass, umbrella in three languages


def draw(v: View, legal: Sequence[actions.Action], say: Speaker) -> RenderableType:
    """The board as this seat sees it."""
    parts: list[RenderableType] = [_goals(v, say), _seats(v, say)]
    done = v.won[v.trick] != NOBODY  # the last trick of the game lies there, for the vote or after the end
    if done or (v.trick and v.played == 0):
        parts.append(_trick(v, v.trick if done else v.trick - 1, say, say("krecia-screen-last"), "dim"))
    if v.mission[v.trick] != EMPTY and not done:
        title = say("krecia-screen-trick", trick=v.trick + 1, tricks=v.options.tricks)
        parts.append(_trick(v, v.trick, say, title, "bold"))
    if v.seat >= 0 and v.phase != OVER:
        parts += [_hand(v, say), *_mine(v, say)]
    return Group(*parts)


def _goals(v: View, say: Speaker) -> Group:
    done = [v.mission[trick] for trick in members(v.fulfilled)]
    goals = say("krecia-screen-goals", done=len(done), goal=v.options.goal, tokens=v.options.threshold)
    fulfilled = [Text("✓ " + ", ".join(say(one) for one in asks(v, number)), "dim") for number in done]
    return Group(Text(goals, "bold"), *fulfilled)


def _seats(v: View, say: Speaker) -> Table:
    table = Table(box=None, pad_edge=False)
    for heading in ("", "", "krecia-screen-tokens", "krecia-screen-cards", "krecia-screen-role", ""):
        table.add_column(say(heading) if heading else "", justify="left")
    for place in range(v.options.places):
        larrys = v.options.seats == 2 and place == 2
        shown = say(role(v.role[place])) if v.phase == OVER or v.revealed >> place & 1 else "?"
        table.add_row(
            str(place + 1),
            Text(_name(v, place, say), "bold" if place == v.seat else ""),
            "●" * v.tokens[place] or "–",
            "" if larrys else str(cards_left(v, place)),
            Text(shown, "cyan" if shown != "?" else "dim"),
            " ".join(_marks(v, place, say)),
        )
    return table


def _name(v: View, place: int, say: Speaker) -> str:
    return say(News("krecia-name", {"seat": who(v, place)}))


def _marks(v: View, place: int, say: Speaker) -> list[str]:
    marks = []
    if v.phase == VOTING:
        if wording.votes(v, place) and not v.waiting >> place & 1:
            marks.append(say("krecia-screen-sealed"))
    elif v.turn == place:
        marks.append("◀")
    if v.partner == place:
        marks.append(say("krecia-screen-partner"))
    if v.options.seats == 2 and place == controller(v):
        marks.append(say("krecia-screen-pawn"))
    return marks


def _trick(v: View, trick: int, say: Speaker, title: str, style: str) -> Panel:
    lines, trump = [_mission(v, v.mission[trick], say)], raised_to(v, trick)
    for place, number, raised in trick_cards(v, trick):
        line = Text(f"{_name(v, place, say)}: ").append(say(card(number)), INKS[suit(number)])
        if raised:
            line.append(" ● ").append(say(colour(trump)), INKS[trump])
        if v.won[trick] == place:
            line.append(" ★")
        lines.append(line)
    return Panel(Group(*lines), title=title, expand=False, border_style=style)


def _mission(v: View, number: int, say: Speaker) -> Text:
    trump = v.options.trump[number]
    line = Text(", ".join(say(one) for one in asks(v, number)), "bold")
    line.append(f"  {say('krecia-screen-trump')}: ", "").append(say(colour(trump)), INKS[trump])
    if is_risky(v, number):
        line.append(f"  {say('krecia-screen-risky')}", "red")
    return line.append(f"  ({say(provenance(v, number))})", "dim")


def _hand(v: View, say: Speaker) -> Panel:
    """My cards, a line a suit; those that would not follow are pale for everyone, the mole too."""
    lines = []
    leads = lead(v) if v.phase == PLAYING else NOBODY
    holds = any(suit(number) == leads for number in my_hand(v))
    for which in range(len(SUIT_NAMES)):
        mine = [str(number % VALUES + 1) for number in my_hand(v) if suit(number) == which]
        if mine:
            pale = " dim" if holds and which != leads else ""
            letter = say("krecia-suit-name", suit=SUIT_NAMES[which])[0]  # what the person types for this suit
            lines.append(Text(f"{letter}  {say(colour(which))}:  {'  '.join(mine)}", INKS[which] + pale))
    return Panel(Group(*lines), title=say("krecia-screen-hand"), expand=False)


def _mine(v: View, say: Speaker) -> list[Text]:
    """My role, and what I see that others do not."""
    lines = [Text(say(News("krecia-my-role", {"role": role(v.role[v.seat])})), "cyan")]
    if v.trick == 0 or v.phase == VOTING:
        lines += [Text(say(news), "dim") for news in about_role(v, v.role[v.seat])]
    lines += [Text(say(news), "cyan") for news in partner_secret(v)]
    for place, number in enumerate(v.drawn, 1):
        if number != EMPTY:
            lines.append(Text(f"{place}  ").append(_mission(v, number, say)))
    if v.three:
        follows = News("krecia-page-larry-follows", {"suit": colour(lead(v))})
        lines += [Text(say("krecia-screen-three"), "bold"), Text(say(follows), "dim")]
    for place, number in enumerate(members(v.three), 1):
        lines.append(Text(f"{place}  ").append(say(card(number)), INKS[suit(number)]))
    if v.phase == PLAYING and v.played:
        lines.append(Text(say(News(f"krecia-screen-{_duty(v)}", {"suit": colour(lead(v))})), "dim"))
        if wording.why_not_raise(v) is None:
            lines.append(Text(say("krecia-screen-may-raise"), "dim"))
    if v.phase == VOTING:
        lines.append(Text(say("krecia-talk-now"), "dim"))
        if _idle_finger(v):
            lines.append(Text(say(_idle_finger(v)), "dim"))
    return lines


def _idle_finger(v: View) -> str:
    """8.6 Which sentence says that a finger of mine does not count; none if all do, or if I do not point at all."""
    if not wording.votes(v, v.seat) or _my_votes(v) == 2:
        return ""
    if _my_votes(v) == 0:
        return "krecia-screen-idle"
    return "krecia-screen-second-idle" if v.options.double and len(wording.targets(v, v.seat)) > 1 else ""


def _duty(v: View) -> str:
    if not trait(v, v.role[v.seat], FOLLOWS):
        return "free"
    return derive(v).duty


def _my_votes(v: View) -> int:
    return int(interpret(votes_of)(v, v.seat))


# -- asking -----------------------------------------------------------------------------------------


def choose(v: View, legal: Sequence[actions.Action], ask: Ask, tell: Tell) -> actions.Action:
    """Ask until the person names an action; what is not legal is refused by the match, with its reason."""
    if v.phase == PLAYING:
        return _choose_card(v, ask, tell)
    if v.phase == CHOOSING:
        return actions.Choose(v.drawn[_numbers(ask, tell, News("krecia-ask-choose"), [1, 2], 1)[0] - 1])
    if v.phase == LARRYS:
        return _choose_for_larry(v, ask, tell)
    if v.phase == ALLYING:
        others = [seat for seat in range(v.options.seats) if seat != v.seat]
        return actions.Ally(_places(v, ask, tell, "krecia-ask-ally", others, 1)[0])
    return _choose_vote(v, ask, tell)


def _places(v: View, ask: Ask, tell: Tell, question: str, offered: list[int], how_many: int) -> list[int]:
    """So many places. Those to choose from are named; any other is for the match to refuse, with its reason."""
    choices = [News("krecia-numbered", {"number": str(place + 1), "seat": who(v, place)}) for place in offered]
    numbers = list(range(1, v.options.places + 1))
    return [number - 1 for number in _numbers(ask, tell, News(question, {"choices": choices}), numbers, how_many)]


def _numbers(ask: Ask, tell: Tell, question: News, possible: list[int], how_many: int) -> list[int]:
    """So many numbers out of those that are possible."""
    while True:
        found = [int(text) for text in re.findall(r"\d+", ask(question))]
        if len(found) == how_many and all(number in possible for number in found):
            return found
        wrong = "krecia-bad-number" if how_many == 1 else "krecia-bad-two"
        tell(News(wrong, {"choices": ", ".join(map(str, possible))}))


def _choose_card(v: View, ask: Ask, tell: Tell) -> actions.Action:
    question = "krecia-ask-lead" if v.played == 0 else "krecia-ask-follow"
    if v.played and wording.why_not_raise(v):
        question = "krecia-ask-follow-only"
    while True:
        found = re.fullmatch(r"([kmlgpdu])\s*(\d{1,2})\s*(\+?)", ask(News(question)).strip().lower())
        if found and 1 <= int(found[2]) <= VALUES:
            return actions.Play(actions.COLOURS[LETTERS[found[1]]], int(found[2]), bool(found[3]))
        tell(News("krecia-bad-card"))


def _choose_for_larry(v: View, ask: Ask, tell: Tell) -> actions.Action:
    three = members(v.three)
    while True:
        played, back = (three[k - 1] for k in _numbers(ask, tell, News("krecia-ask-larry"), [1, 2, 3], 2))
        if played != back:
            (other,) = set(three) - {played, back}
            which: Literal["higher", "lower"] = "higher" if back > other else "lower"
            return actions.ForLarry(actions.COLOURS[suit(played)], played % VALUES + 1, which)
        tell(News("krecia-bad-different"))


def _choose_vote(v: View, ask: Ask, tell: Tell) -> actions.Action:
    possible = wording.targets(v, v.seat)
    if not v.options.double or len(possible) == 1:
        return actions.Vote(_places(v, ask, tell, "krecia-ask-vote", possible, 1)[0])
    question = "krecia-ask-vote-two-counts" if _my_votes(v) == 2 else "krecia-ask-vote-two"
    first, second = _places(v, ask, tell, question, possible, 2)
    return actions.Vote(first, None if first == second else second)
