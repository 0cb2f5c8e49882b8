"""Krecia robota in a terminal: the mission and its trump, the trick, everyone's tokens, my hand by suits.

Shows what the rulebook lets players look at: this trick and the last one, and the missions fulfilled (13.3).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from konspira import speech
from konspira.contract import Ask, Scene, Tell
from konspira.games.krecia import actions, wording
from konspira.games.krecia.derived import derive
from konspira.games.krecia.mission_status import broken
from konspira.games.krecia.mission_words import asks, is_in_words
from konspira.games.krecia.options import NOBODY
from konspira.games.krecia.phrases import (
    SUIT_NAMES,
    about_role,
    about_special,
    card,
    cards_left,
    colour,
    controller,
    everyone,
    is_risky,
    lead,
    members,
    my_hand,
    partner_secret,
    place_at,
    provenance,
    raised_to,
    role,
    suit,
    trait,
    trick_cards,
    who,
)
from konspira.games.krecia.pieces import (
    ALLYING,
    CHOOSING,
    EMPTY,
    JUDGING,
    LARRYS,
    OBJECTING,
    OVER,
    PLAYING,
    VALUES,
    VOTING,
    View,
)
from konspira.games.krecia.roles import FOLLOWS
from konspira.games.krecia.trick import best_position, goes_back
from konspira.games.krecia.vote import votes_of
from konspira.kernel.rule import interpret
from konspira.news import News
from konspira.speech import Speaker

INKS = ("yellow", "magenta", "green", "blue")
HOME = Path(__file__).parent


def draw(v: View, legal: Sequence[actions.Action], say: Speaker) -> Scene:
    """The board as this seat sees it."""
    done = not wording.still_lies(v)  # the last trick of the game lies there, for the vote or after the end
    last = v.trick if done else v.trick - 1
    return Scene(
        middle=_trick(v, say) if v.mission[v.trick] != EMPTY and not done else None,
        seats=Group(Text(_goals(v, say), "bold"), _seats(v, say)),
        mine=Group(*_hand(v, say), *_mine(v, say)) if v.seat >= 0 and v.phase != OVER else None,
        last=_last(v, last, say) if last >= 0 and v.mission[last] != EMPTY else None,
        more=_more(v, say),
    )


def _goals(v: View, say: Speaker) -> str:
    done = v.fulfilled.bit_count()
    return say("krecia-screen-goals", done=done, goal=v.options.goal, tokens=v.options.threshold)


def _more(v: View, say: Speaker) -> Group:
    """13.3 The missions fulfilled; what I am, and who may sit here."""
    done = [v.mission[trick] for trick in members(v.fulfilled)]
    lines = [Text("✓ " + ", ".join(say(one) for one in asks(v, number)), "dim") for number in done]
    if v.options.seats == 2:
        lines.append(Text(say("krecia-screen-larry"), "dim"))
    if v.seat >= 0 and v.phase != OVER:
        lines += [Text(say(news), "dim") for news in about_role(v, v.role[v.seat])]
    return Group(*lines, *(Text(say(news), "dim") for news in about_special(v)))


def _seats(v: View, say: Speaker) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    for heading in ("", "", "●", say("krecia-screen-cards"), say("krecia-screen-role")):
        table.add_column(heading, justify="left", no_wrap=True)
    table.columns[-1].no_wrap = False
    for place in range(v.options.places):
        larrys = v.options.seats == 2 and place == 2
        shown = say(role(v, v.role[place])) if v.phase == OVER or v.revealed >> place & 1 else "?"
        table.add_row(
            f"{place + 1}{'◀' if v.phase not in (VOTING, OVER) and v.turn == place else ''}",
            Text(_name(v, place, say), "bold" if place == v.seat else ""),
            str(v.tokens[place] or "–"),
            "" if larrys else str(cards_left(v, place)),
            Text(shown, "cyan" if shown != "?" else "dim").append("".join(f", {one}" for one in _marks(v, place, say))),
        )
    return table


def _name(v: View, place: int, say: Speaker) -> str:
    return say(News("krecia-name", {"seat": who(v, place)}))


def _marks(v: View, place: int, say: Speaker) -> list[str]:
    marks = []
    if v.phase == VOTING:
        if wording.votes(v, place) and not v.waiting >> place & 1:
            marks.append(say("krecia-screen-sealed"))
    if v.partner == place:
        marks.append(say("krecia-screen-partner"))
    if v.options.seats == 2 and place == controller(v):
        marks.append(say("krecia-screen-pawn"))
    return marks


def _trick(v: View, say: Speaker) -> Group:
    """The trick that is being played: who holds it so far, and whether its mission can still be fulfilled."""
    title = say("krecia-screen-trick", trick=v.trick + 1, tricks=v.options.tricks)
    lines: list[RenderableType] = [Rule(title, align="left"), _mission(v, v.mission[v.trick], say)]
    lines += [_laid(v, v.trick, one, say) for one in trick_cards(v, v.trick)]
    if v.played and v.won[v.trick] == NOBODY:
        position = interpret(best_position)(View.plain(v))
        holder = who(v, place_at(v, v.leader, position))
        lines.append(Text(say(News("krecia-holds-now", {"seat": holder})), "dim"))
        if not is_in_words(v, v.mission[v.trick]) and interpret(broken)(View.plain(v)):
            lines.append(Text(say("krecia-screen-dead"), "red"))
    return Group(*lines)


def _last(v: View, trick: int, say: Speaker) -> Group:
    """13.3 The trick before, in a paragraph: its cards, who took it, and what came of its mission."""
    fulfilled = bool(v.fulfilled >> trick & 1)
    laid = Text(" · ").join(_laid(v, trick, one, say) for one in trick_cards(v, trick))
    came = say("krecia-screen-fulfilled" if fulfilled else "krecia-screen-failed")
    objectors = members(v.objected[trick])
    if objectors:
        came += " " + say(News("krecia-object", {"seats": everyone(v, objectors), "count": len(objectors)}))
    return Group(
        Rule(say("krecia-screen-last"), align="left"), _mission(v, v.mission[trick], say, "dim"), laid,
        Text(came, "green" if fulfilled else "red"),
    )  # fmt: skip


def _laid(v: View, trick: int, laid: tuple[int, int, bool], say: Speaker) -> Text:
    """A card of a trick with who laid it; ● a token, with the colour it makes; ★ took the trick."""
    place, number, raised = laid
    line = Text(f"{_name(v, place, say)}: ").append(say(card(number)), INKS[suit(number)])
    if raised:
        trump = raised_to(v, trick)
        line.append(" ● ").append(say("krecia-suit-name", suit=SUIT_NAMES[trump]), INKS[trump])
    return line.append(" ★", "bold") if v.won[trick] == place else line


def _mission(v: View, number: int, say: Speaker, style: str = "bold") -> Text:
    trump = v.options.trump[number]
    line = Text(", ".join(say(one) for one in asks(v, number)), style)
    line.append(f" · {say('krecia-screen-trump')}: ", "not bold").append(say(colour(trump)), INKS[trump])
    if is_risky(v, number):
        line.append(f" · {say('krecia-screen-risky')}", "red")
    if is_in_words(v, number):
        line.append(f" · {say('krecia-page-words')}", "not bold")
    return line.append(f" ({say(provenance(v, number))})", "not bold dim")


def _hand(v: View, say: Speaker) -> list[RenderableType]:
    """My cards, a line a suit; those that would not follow are pale for everyone, the mole too."""
    lines: list[RenderableType] = [Rule(say("krecia-screen-hand"), align="left")]
    leads = lead(v) if v.phase == PLAYING else NOBODY
    holds = any(suit(number) == leads for number in my_hand(v))
    for which in range(len(SUIT_NAMES)):
        mine = [str(number % VALUES + 1) for number in my_hand(v) if suit(number) == which]
        if mine:
            pale = " dim" if holds and which != leads else ""
            name = say("krecia-suit-name", suit=SUIT_NAMES[which])
            line = Text(style=INKS[which] + pale).append(name[0], "bold underline").append(f"{name[1:]:<9}")
            lines.append(line.append("  ".join(mine)))  # what is typed for a suit is its first letter
    return lines


def _mine(v: View, say: Speaker) -> list[Text]:
    """My role, and what I see that others do not."""
    lines = [Text(say(News("krecia-my-role", {"role": role(v, v.role[v.seat])})), "cyan")]
    lines += [Text(say(news), "cyan") for news in partner_secret(v)]
    for place, number in enumerate(v.drawn, 1):
        if number != EMPTY:
            lines.append(Text(f"{place}  ").append(_mission(v, number, say)))
    if v.three:
        three = [
            Text(f"{place} ").append(say(card(one)), INKS[suit(one)]) for place, one in enumerate(members(v.three), 1)
        ]
        lines += [Text(say("krecia-screen-three"), "bold"), Text("  ").join(three)]
        lines.append(Text(say(News("krecia-page-larry-follows", {"suit": colour(lead(v))})), "dim"))
    if v.phase == PLAYING and v.played and v.seat not in {place for place, _, _ in trick_cards(v, v.trick)}:
        lines.append(Text(say(News(f"krecia-screen-{_duty(v)}", {"suit": colour(lead(v))})), "dim"))
        if wording.why_not_raise(v) is None:
            lines.append(Text(say("krecia-screen-may-raise"), "dim"))
    if v.phase == JUDGING and v.turn == v.seat:
        lines.append(Text(say("krecia-page-judge-note"), "cyan"))
    if v.phase == OBJECTING:
        lines.append(Text(say("krecia-objecting"), "cyan"))
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
    if v.phase == JUDGING:
        return actions.Judge(_yes(ask, tell, "krecia-ask-judge"))
    if v.phase == OBJECTING:
        return actions.Object(_yes(ask, tell, "krecia-ask-object"))
    return _choose_vote(v, ask, tell)


def _places(v: View, ask: Ask, tell: Tell, question: str, offered: list[int], how_many: int) -> list[int]:
    """So many places. Those to choose from are named; any other is for the match to refuse, with its reason."""
    choices = [News("krecia-numbered", {"number": str(place + 1), "seat": who(v, place)}) for place in offered]
    facts = {"choices": choices, "example": f"{offered[0] + 1} {offered[-1] + 1}" if how_many > 1 else offered[0] + 1}
    numbers = list(range(1, v.options.places + 1))
    found = _numbers(ask, tell, News(question, facts), numbers, how_many, [place + 1 for place in offered])
    return [number - 1 for number in found]


def _numbers(
    ask: Ask, tell: Tell, question: News, possible: list[int], how_many: int, offered: list[int] | None = None
) -> list[int]:
    """So many numbers out of those that are possible, which may be more than are offered."""
    while True:
        found = [int(text) for text in re.findall(r"\d+", ask(question))]
        if len(found) == how_many and all(number in possible for number in found):
            return found
        wrong = "krecia-bad-number" if how_many == 1 else "krecia-bad-two"
        tell(News(wrong, {"choices": ", ".join(map(str, offered or possible))}))


def _choose_card(v: View, ask: Ask, tell: Tell) -> actions.Action:
    question = "krecia-ask-lead" if v.played == 0 else "krecia-ask-follow"
    if v.played and wording.why_not_raise(v):
        question = "krecia-ask-follow-only"
    example = News("krecia-short", card(members(derive(v).following)[0]).args)
    while True:
        found = read_card(ask(News(question, {"example": example})))
        if found is not None:
            return found
        tell(News("krecia-bad-card", {"example": example}))


def read_card(text: str) -> actions.Play | None:
    """A card as it is printed or by the first letters of its suit, in any of our languages: `key 4`, `k4`, `k4+`."""
    found = re.fullmatch(r"([^\W\d]+)\s*(\d{1,2})\s*(\+?)", speech.plainly(text))
    if not found or not 1 <= int(found[2]) <= VALUES:
        return None
    suits = {number for number in range(len(SUIT_NAMES)) if any(n.startswith(found[1]) for n in _suit_words(number))}
    if len(suits) != 1:
        return None
    return actions.Play(actions.COLOURS[suits.pop()], int(found[2]), bool(found[3]))


def _suit_words(number: int) -> set[str]:
    """What a suit is called, as itself and as what is played, in every language."""
    said = [
        speech.say(HOME, id, language, suit=SUIT_NAMES[number], value=1)
        for id in ("krecia-card", "krecia-card-played")
        for language in speech.LANGUAGES
    ]
    return {speech.plainly(one).split()[0] for one in said}


def _choose_for_larry(v: View, ask: Ask, tell: Tell) -> actions.Action:
    three = members(v.three)
    first = three.index(wording.larry_may_play(v)[0]) + 1
    question = News("krecia-ask-larry", {"example": f"{first} {3 if first < 3 else 1}"})
    while True:
        played, back = (three[k - 1] for k in _numbers(ask, tell, question, [1, 2, 3], 2))
        if played != back:
            (other,) = set(three) - {played, back}
            which: Literal["higher", "lower"] = "higher" if _higher(v, back, other) else "lower"
            return actions.ForLarry(actions.COLOURS[suit(played)], played % VALUES + 1, which)
        tell(News("krecia-bad-different"))


def _higher(v: View, card: int, other: int) -> bool:
    """12.9 Is it the higher of two?"""
    return bool(interpret(goes_back)(v, min(card, other), max(card, other), 1) == card)


def _yes(ask: Ask, tell: Tell, question: str) -> bool:
    """One of two answers, by its number; the second is yes."""
    return _numbers(ask, tell, News(question), [1, 2], 1)[0] == 2


def _choose_vote(v: View, ask: Ask, tell: Tell) -> actions.Action:
    possible = wording.targets(v, v.seat)
    if not v.options.double or len(possible) == 1:
        return actions.Vote(_places(v, ask, tell, "krecia-ask-vote", possible, 1)[0])
    question = "krecia-ask-vote-two-counts" if _my_votes(v) == 2 else "krecia-ask-vote-two"
    first, second = _places(v, ask, tell, question, possible, 2)
    return actions.Vote(first, None if first == second else second)
