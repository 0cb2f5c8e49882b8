"""A tap counts when it is made, whatever still moves: what is sent is what was chosen, however quick the next tap."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec
import pytest
from playwright.sync_api import Route
from web.browser import Visitor
from web.keys import wait_until
from web.laid import Laid, Position, golden_positions, laid
from web.places import explaining, puzzles
from web.player import FRAME

from konspira import Turn
from konspira.bots.puzzles import FIRST, collection
from konspira.games.agenci.actions import Play, Seal
from konspira.games.wistar.dialogue import FIRST_ABOUT_THE_BOX
from konspira.play import shelf
from konspira.server.protocol import encode
from konspira.server.puzzles import DAY, shown, solved

SOON = (0, 60, 120, 180)  # milliseconds between two taps: all within the quarter turn of a card

# Taps one thing after the other, so soon after each other, as one script: no time is lost between them. The last one
# decides, and is tapped once more, as by a nervous finger: it counts once.
TAPS = """async ([taps, soon]) => {
    const pause = () => new Promise((done) => setTimeout(done, soon));
    for (const tap of taps) {
        document.querySelector(tap).click();
        await pause();
    }
    document.querySelector(taps.at(-1))?.click();
}"""

GO = ".welt .btn.go"
OTHER = ".welt .actions .btn:not(.go)"
PLAYABLE = ".fan button.card:not([aria-disabled])"
CARD = ".tcard:not([aria-disabled])"
FACE = ".faces [role=radio]:not([aria-disabled])"
Sent = dict[str, Any]


@pytest.fixture(scope="module")
def table() -> Iterator[Laid]:
    with laid() as one:
        yield one


def of_kind(turn: Turn, kind: str) -> list[Any]:
    """The actions of one kind that a turn offers."""
    return [action for action in turn.legal if action.__struct_config__.tag == kind]


class Choice(NamedTuple):
    """What is tapped, the last tap deciding; what is sent for it; and at which turns it can be chosen so."""

    game: str
    kind: str
    taps: list[str] | Callable[[Turn], list[str]]
    sends: Callable[[Sent, Turn], bool]
    like: Callable[[Turn], bool] = lambda turn: True

    def find(self) -> tuple[Position, int]:
        """The first position at which somebody may choose so."""
        for position in golden_positions(shelf.box(self.game)):
            for seat in position.match.actors:
                turn = position.match.turn(seat)
                if of_kind(turn, self.kind) and self.like(turn):
                    return position, seat
        raise AssertionError(f"nobody may {self.kind}")


def one_agent(turn: Turn) -> bool:
    """Is every card that may be played pointed at one agent, and at nothing else?"""
    return all(len(one.agents) == 1 and one.building is None for one in of_kind(turn, "card")) and all(
        len({one.steps for one in of_kind(turn, "card") if one.card == card}) == 1
        for card in {one.card for one in of_kind(turn, "card")}
    )


def asks(turn: Turn) -> bool:
    """Does Krysobot ask for something of the game? What he learns of a box is filled in as a form."""
    return bool(turn.view.question < FIRST_ABOUT_THE_BOX)


def sheet(turn: Turn) -> Seal:
    """A sheet that can be handed in."""
    last: Seal = of_kind(turn, "seal")[-1]
    return last


def cells(turn: Turn) -> list[str]:
    """The cells of that sheet, agent by agent, and then the seal."""
    view = turn.view
    seats, agents = view.options.seats, ("red", "yellow", "blue", "violet", "green", "orange", "grey")
    around = [(view.seat + step) % seats for step in range(1, seats)]
    owners = [seat for seat in around for _ in range(2 if seat == view.holder else 1)]
    columns, rows = sorted(around), [number for number in range(len(agents)) if view.agents >> number & 1]
    marks = [(agents.index(name), owner) for name, owner in zip(sheet(turn).agents, owners, strict=True)]
    return [
        f".akta tbody tr:nth-child({rows.index(agent) + 1}) td:nth-of-type({columns.index(owner) + 1}) button"
        for agent, owner in marks
    ] + [GO]


CHOICES = {
    "a card is turned": Choice("gra", "turn", [".turner", GO], lambda act, _: act["flipped"] == [0]),
    "a card is turned there and back": Choice(
        "gra", "turn", [".turner", ".turner", GO], lambda act, _: act["flipped"] == []
    ),
    "a face is bid": Choice(
        "gra", "bid", [".faces [role=radio]:nth-child(4)", GO], lambda act, _: (act["count"], act["face"]) == (1, 4)
    ),
    "a count is bid": Choice(
        "gra", "bid", [".faces [role=radio]:nth-child(4)", ".counts [role=radio]:nth-child(2)", GO],
        lambda act, _: (act["count"], act["face"]) == (2, 4),
    ),
    "a bid is doubted": Choice(
        "gra", "check", [FACE, OTHER], lambda act, _: act["do"] == "check", lambda turn: bool(of_kind(turn, "bid"))
    ),
    "a mission is taken": Choice(
        "krecia", "choose", [".mcard:not([aria-disabled])", GO], lambda act, _: act["do"] == "choose"
    ),
    "a card is played": Choice("krecia", "play", [PLAYABLE, GO], lambda act, _: act["token"] is False),
    "a token is laid": Choice(
        "krecia", "play", [PLAYABLE, OTHER], lambda act, _: act["token"] is True,
        lambda turn: sum(one.token for one in of_kind(turn, "play")) == len(of_kind(turn, "play")) / 2,
    ),
    "an ally is named": Choice(
        "krecia", "ally", [".suspects .suspect:nth-child(2)", GO], lambda act, _: act["partner"] == 2
    ),
    "Larry plays": Choice(
        "krecia", "larry", [".swap:not([aria-disabled])", GO],
        lambda act, turn: act["do"] == "larry" and act != msgspec.to_builtins(of_kind(turn, "larry")[0]),
        lambda turn: len(of_kind(turn, "larry")) > 4,
    ),
    "a mission in words is judged": Choice(
        "krecia", "judge", [".welt.verdict .actions .btn:nth-child(2)"], lambda act, _: act["fulfilled"] is True
    ),
    "somebody objects": Choice(
        "krecia", "object", [".welt.verdict .actions .btn:nth-child(2)"], lambda act, _: act["objects"] is True
    ),
    "a vote is sealed": Choice(
        "krecia", "vote", [".suspect:nth-child(1)", ".suspect:nth-child(2)", GO],
        lambda act, turn: act["target"] == of_kind(turn, "vote")[1].target,
        lambda turn: all(one.second is None for one in of_kind(turn, "vote")),
    ),
    "the safe is put": Choice(
        "agenci", "safe", [".compose [role=radio]:nth-child(3)", GO], lambda act, _: act["building"] == 2
    ),
    "an agent is moved": Choice(
        "agenci", "move", [".ap[data-agent='0']"] * 3 + [GO], lambda act, _: act["steps"]["red"] == 3
    ),
    "a secret card is pointed": Choice(
        "agenci", "card", [CARD, ".ap:not([aria-disabled])", GO],
        lambda act, turn: msgspec.convert(act, Play) in of_kind(turn, "card"), one_agent,
    ),
    "no card is played": Choice(
        "agenci", "pass", [CARD, OTHER], lambda act, _: act["do"] == "pass", lambda turn: bool(of_kind(turn, "card"))
    ),
    "Tajne akta are filled in": Choice(
        "agenci", "seal", cells, lambda act, turn: msgspec.convert(act, Seal) == sheet(turn)
    ),
    "Krysobot is answered": Choice(
        "wistar", "say", [".todo [role=checkbox]", ".answers [data-answer='say no']"],
        lambda act, _: act == {"do": "say", "sign": "no"},
        lambda turn: {"yes", "no"} <= {one.sign for one in of_kind(turn, "say")} and bool(turn.news) and asks(turn),
    ),
    "Krysobot is told a number": Choice(
        "wistar", "number", [".answers [data-answer^=number]"],
        lambda act, turn: act == msgspec.to_builtins(of_kind(turn, "number")[0]), asks,
    ),
}  # fmt: skip


@pytest.mark.sample(4)
@pytest.mark.parametrize("choice", CHOICES)
def test_what_is_sent_is_what_was_tapped(choice: str, table: Laid, visit: Callable[..., Visitor]) -> None:
    chosen = CHOICES[choice]
    position, seat = chosen.find()
    turn = position.match.turn(seat)
    taps = chosen.taps if isinstance(chosen.taps, list) else chosen.taps(turn)
    visitor = visit(still=False)
    table.serve(visitor.page)
    visitor.go("/").locator("#play").wait_for()
    for soon in SOON:
        table.acts.clear()
        table.lay(visitor.page, position, seat)
        visitor.page.locator(taps[0]).first.wait_for()
        visitor.page.evaluate(TAPS, [taps, soon])
        wait_until(visitor.page, lambda: table.acts)
        visitor.page.evaluate(FRAME)  # what else was sent has come by now
        assert [chosen.sends(act, turn) for act in table.acts] == [True], (soon, table.acts)


ANSWERS = {"action": [FACE, GO], "suspect": [".puzzle #act .btn:nth-child(2)"]}


@pytest.mark.parametrize("asks", [("gra", "action"), ("krecia", "suspect")], ids=["action", "suspect"])
def test_a_puzzle_is_answered_once_with_what_was_tapped(asks: tuple[str, str], visit: Callable[..., Visitor]) -> None:
    number = next(number for number, kind in puzzles().items() if kind == asks)
    puzzle, one = shown(FIRST + number * DAY), collection()[number]
    turn, given, page = one.position.turn(), list[Any](), visit(still=False).go("/")
    page.locator("#play").wait_for()

    def answer(route: Route) -> None:
        if route.request.method == "GET":
            route.fulfill(body=encode(puzzle))
            return
        given.append(route.request.post_data_json)
        seat = int(one.suspect or 0) if asks[1] == "suspect" else int(turn.legal.numbers[0])
        route.fulfill(body=encode(solved(one, turn, seat, {seat: 1})))

    page.route("**/api/puzzle", answer)
    page.route("**/api/puzzle/explain", explaining(turn))
    for soon in SOON:
        given.clear()
        page.goto(page.url.partition("/puzzle")[0].rstrip("/") + "/puzzle")
        page.locator(ANSWERS[asks[1]][0]).first.wait_for()
        page.evaluate(TAPS, [ANSWERS[asks[1]], soon])
        page.locator("dialog[open]").wait_for()
        (sent,) = given
        others = [seat for seat in range(one.position.seats) if seat != turn.seat]
        assert sent["seat"] == others[1] if asks[1] == "suspect" else sent["action"]["do"] == "bid", (soon, sent)
