"""A tap counts when it is made, whatever still moves: what is sent is what was chosen, however quick the next tap."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, get_args
from urllib.parse import urlsplit

import msgspec
import pytest
from golden import FORMAT
from playwright.sync_api import Page, Route
from sampling import Sample
from web.browser import Visitor
from web.keys import wait_until
from web.laid import EXAMPLE, Laid, Position, golden_positions, laid, on_the_table
from web.places import GO as GO_TO
from web.places import explaining, puzzles
from web.player import FRAME, ahead

from konspira import Turn
from konspira.bots.puzzles import FIRST, collection
from konspira.games.agenci.actions import Label, Play, Seal
from konspira.games.wistar.components import (
    BONUS_KINDS,
    CARDS,
    COTTAGE,
    EFFECTS,
    ICON_KINDS,
    ROOMS,
    SCALES,
    SECTIONS,
    SKILLS,
)
from konspira.games.wistar.dialogue import FIRST_ABOUT_THE_BOX, QUESTIONS
from konspira.play import shelf
from konspira.play.match import Match
from konspira.server.protocol import encode
from konspira.server.puzzles import DAY, shown, solved

SOON = (0, 60, 120, 180)  # milliseconds between two taps: all within the quarter turn of a card

# Taps one thing after the other, so soon after each other, as one script: no time is lost between them. What comes with
# a tap is tapped as soon as it is there; `x := y` chooses y out of a list. The last one decides, and is tapped once
# more, as by a nervous finger: it counts once.
CHOOSES = " := "
TAPS = """async ([taps, soon]) => {
    const frame = () => new Promise(requestAnimationFrame);
    const pause = () => new Promise((done) => setTimeout(done, soon));
    for (const tap of taps) {
        const [what, value] = tap.split(' := ');
        while (!document.querySelector(what)) await frame();
        const one = document.querySelector(what);
        if (value === undefined) one.click();
        else {
            one.value = value;
            for (const said of ['input', 'change']) one.dispatchEvent(new Event(said, { bubbles: true }));
        }
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
EVENINGS = 40  # among which every question comes up


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
        for position in positions(self.game):
            for seat in position.match.actors:
                turn = position.match.turn(seat)
                if of_kind(turn, self.kind) and self.like(turn):
                    return position, seat
        raise AssertionError(f"nobody may {self.kind}")


def positions(game: str) -> Iterator[Position]:
    """Every position of the golden games, and of games in which there is what those do not have."""
    box = shelf.box(game)
    yield from golden_positions(box)
    if game == "agenci":  # labels were written in the first edition, and such matches go on
        yield from played(Match(box, 3, {"secret_files": True}, bytes(32), format=FORMAT, edition=1))
    if game == "wistar":  # cards of the table lead
        for seed in range(EVENINGS):
            yield from played(Match(box, 1, {"pack": on_the_table()}, bytes([seed] * 32), format=FORMAT))


def played(match: Match) -> Iterator[Position]:
    """Every position of a match that is played at random."""
    chance = random.Random(1)
    for number in range(1000):
        yield Position(f"{match.box.name}-{match.seats} {number}", match, match.options)
        if match.outcome is not None:
            return
        seat = chance.choice(match.actors)
        match.act(seat, chance.choice(match.turn(seat).legal))


def one_agent(turn: Turn) -> bool:
    """Is every card that may be played pointed at one agent, and at nothing else?"""
    return all(len(one.agents) == 1 and one.building is None for one in of_kind(turn, "card")) and all(
        len({one.steps for one in of_kind(turn, "card") if one.card == card}) == 1
        for card in {one.card for one in of_kind(turn, "card")}
    )


def asks(*questions: str, **about: int) -> Callable[[Turn], bool]:
    """Does Krysobot ask one of these, about this?"""

    def like(turn: Turn) -> bool:
        view = turn.view
        return QUESTIONS[view.question] in questions and all(getattr(view, name) == it for name, it in about.items())

    return like


def answers(kind: str, *questions: str, before: Sequence[str] = ()) -> Choice:
    """The last answer of a kind to such a question, a button of its own."""

    def last(turn: Turn) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.to_builtins(of_kind(turn, kind)[-1])
        return found

    def taps(turn: Turn) -> list[str]:
        return [*before, f".answers [data-answer='{' '.join(map(str, last(turn).values()))}']"]

    return Choice("wistar", kind, taps, lambda act, turn: act == last(turn), asks(*questions))


def tells(kind: str, said: Sent, taps: list[str] | Callable[[Turn], list[str]], like: Callable[[Turn], bool]) -> Choice:
    """A card that is filled in as a whole: what it says first, once it is confirmed."""

    def all_taps(turn: Turn) -> list[str]:
        return [*(taps if isinstance(taps, list) else taps(turn)), ".whole .btn.go"]

    return Choice("wistar", kind, all_taps, lambda act, _: act == {"do": kind, **said}, like)


CHIP = ".ed-chips .ed-chip:nth-child"  # of a card that is told
RAT, BONUS = f".ed-card > h3 + {CHIP}", f".ed-card > p + {CHIP}"


def plan_order(turn: Turn) -> list[str]:
    """All task cards of the farm, in the order in which they lie."""
    slots = turn.view.pack.slots
    return [
        f".ed-farm .room-{room} button:nth-of-type({k + 1})"
        for number, room in enumerate(ROOMS) for k in range(max(0, slots[number]))
    ]  # fmt: skip


def others_on_wheel(turn: Turn) -> list[int]:
    """The sections but the one from which the wheel is told, none of which is known yet."""
    return [number for number in range(len(SECTIONS)) if number != turn.view.about]


def first_slot(turn: Turn) -> bool:
    """Is the whole plan of a farm asked for, from the first of its cards on?"""
    slots = turn.view.pack.slots
    first = next((room for number, room in enumerate(ROOMS) if slots[number] > 0), "")
    return asks("plan", detail=1)(turn) and first == "B"


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
    "nobody is moved": Choice(
        "agenci", "stay", [".ap[data-agent='0']", ".points .stay", GO], lambda act, _: act == {"do": "stay"}
    ),
    "an agent is labelled": Choice(
        "agenci", "label", [".akta tbody tr:nth-child(1) td:nth-of-type(1) button", GO],
        lambda act, turn: msgspec.convert(act, Label) in of_kind(turn, "label"),
    ),
    "Krysobot is answered": Choice(
        "wistar", "say", [".todo [role=checkbox]", ".answers [data-answer='say no']"],
        lambda act, _: act == {"do": "say", "sign": "no"},
        lambda turn: {"yes", "no"} <= {one.sign for one in of_kind(turn, "say")} and bool(turn.news)
        and turn.view.question < FIRST_ABOUT_THE_BOX,
    ),
    "Krysobot is told a number": answers("number", "how_many_points", "goal"),
    "a mouse is named": answers("mouse", "mouse", "round_mouse"),
    "a chief is placed": answers("card", "your_turn"),
    "a room is named": answers("room", "way", "tent_room", "correct_room"),
    "a task card is named": answers("slot", "task", "hidden_two"),
    "an exploration card is named": answers("exploration", "top"),
    "Krysobot is attacked": answers("attack", "your_turn", before=[".answers .btn:has(use[href='#shell-i-warn'])"]),
    "a card has come up": answers("drawn", "card", "your_turn"),
    "a card has come up, and there is no space": answers("full", "card", "your_turn"),
    "something was told wrongly": answers("correct", "your_turn"),
    "a card has a rat": tells("say", {"sign": "yes"}, [f"{RAT}(2)", f"{RAT}(1)"], asks("rat")),
    "a card has a bonus": tells(
        "bonus", {"bonus": BONUS_KINDS[1]}, [f"{RAT}(1)", f"{BONUS}(1)", f".ed-list {CHIP}(3)"],
        lambda turn: asks("bonus", detail=0)(turn) and turn.view.about != COTTAGE,
    ),
    "a bonus has a skill": tells(
        "skill", {"skill": SKILLS[2]}, [f"{RAT}(1)", f".ed-list {CHIP}(2)", f".ed-list {CHIP}(3)"],
        lambda turn: asks("bonus_skill", detail=0)(turn) and turn.view.about != COTTAGE,
    ),
    "a row has an icon": tells(
        "icon", {"icon": ICON_KINDS[1]}, [f".ed-row {CHIP}({n})" for n in (1, 2)], asks("icon", detail=0)
    ),
    "a row has a move": tells(
        "room", {"room": "B"}, [f".ed-row {CHIP}({len(ICON_KINDS)})"], asks("icon", detail=0)
    ),
    "a plan has an order": tells("slot", {"slot": "B1"}, plan_order, first_slot),
    "a scale has a length": tells(
        "number", {"number": 1}, [".whole .ed-number select := 1"], asks("length")
    ),
    "a scale has an effect": tells(
        "effect", {"effect": EFFECTS[1]},
        [f".ed-fields li:nth-child(1) select:nth-of-type(2) := {EFFECTS[n]}" for n in (2, 1)], asks("effect", detail=1),
    ),
    "tokens lie on scales": tells(
        "scale", {"scale": SCALES[1]},
        [f".ed-map li:nth-child({n}) {CHIP}({k})" for n, k in enumerate((2, 1, 1, 2, 3), 1)],
        asks("skill_place", about=0),
    ),
    "a map has a door": tells(
        "door", {"room": "B"}, [f".ed-map li:nth-child(1) {CHIP}({n})" for n in (1, 1, 2, 3, 4, 5, 6)],
        asks("ways", about=0, detail=0),
    ),
    "a wheel goes round": Choice(
        "wistar", "card",
        lambda turn: [*(f".ed-card {CHIP}({n + 1})" for n in others_on_wheel(turn)), ".whole .btn.go"],
        lambda act, turn: act == {"do": "card", "card": CARDS[others_on_wheel(turn)[0]]}, asks("clockwise"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("game", shelf.names())
def test_every_kind_of_action_is_tapped(game: str) -> None:
    kinds = {kind.__struct_config__.tag for kind in get_args(shelf.box(game).wording.action_type)}
    assert {choice.kind for choice in CHOICES.values() if choice.game == game} == kinds


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
        visitor.page.locator(taps[0].partition(CHOOSES)[0]).first.wait_for()
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


# -- before a game, and after it --------------------------------------------------------------------

SIT, START = (f"#act .btn.go:has(use[href='#shell-{icon}'])" for icon in ("i-add-user", "i-play"))
AGAIN = ".hero .btn.must"
TOLD = """() => {
    window.told = [];
    const seen = () => document.querySelectorAll('.toast').forEach((one) => told.push(one.textContent));
    new MutationObserver(seen).observe(document.body, { childList: true, subtree: true });
}"""  # all that was ever said over the page


def test_who_sits_down_begins_and_plays_again_with_a_nervous_finger_is_refused_nothing(
    visit: Callable[..., Visitor],
) -> None:
    host, guest = visit(still=False), visit(still=False)
    token = host.server.token("Ben", "lynx")  # of one face the second is told that he has another here
    guest.context.add_cookies([{"name": "konspira", "value": token, "url": guest.site}])
    for soon in SOON:
        table = host.make("Ania", "gra", ["me", "open"])
        pages = [one.go(f"/t/{table}") for one in (host, guest)]
        for page in pages:
            page.locator(".gathering").wait_for()
            page.evaluate(TOLD)
        guest.page.evaluate(TAPS, [[SIT], soon])
        host.page.locator(f"{START}:not([aria-disabled])").wait_for()
        host.page.evaluate(TAPS, [[START], soon])
        for page in pages:
            page.locator(".game").wait_for()
        ahead(host, others=[guest])
        for page in pages:
            page.locator(".showdown ~ .pocket .btn.go").click()
        for page in pages:
            page.locator(AGAIN).wait_for()
            page.evaluate(TAPS, [[AGAIN], soon])
        for page in pages:
            page.locator(".game .turner").first.wait_for()
            assert page.evaluate("[...new Set(told)]") == [], soon


# -- the lobby ---------------------------------------------------------------------------------------

PLAY, INVITE, LEARN = "#play", ".pick-game .btn:has(use[href='#shell-i-link'])", ".pick-game .btn.quiet"
MORE, LESS = ".seated .below .btn:nth-child(1)", ".seated .below .btn:nth-child(2)"
CHAIR, MATE, FIRST_MATE = ".chairs li:nth-child(2) select", "dialog .who-am-i .field", "dialog .btn.go"
SWITCH, RATED, CLOCK = ".how input[role=switch]", ".how label:nth-last-of-type(2) input", ".how [data-value=relaxed]"
WATCH, NAME, LIKENESS = ".how [data-value='20']", ".mast .ib:nth-of-type(3)", "dialog .likeness[data-value=lynx]"
LANGUAGE, PAPER = ".mast .ib:nth-of-type(1)", ".mast .ib:nth-of-type(2)"
HIDE, FOLD = ".my-tables .hide", ".folded summary"
GONE = "() => !document.querySelector('{}')"


def poster(game: str) -> str:
    return f".pcard[data-value={game}]"


class Asked(NamedTuple):
    """What is tapped in the lobby, and what the server is asked for because of it, once: where, and with what in it."""

    taps: list[str]
    path: str
    holds: Callable[[Sent], bool] = lambda sent: True
    kept: Mapping[str, Any] = MappingProxyType({})  # what this device remembers
    then: str = "() => location.pathname === '/t/tapped'"  # is seen when it is done


LOBBY = {
    "another game": Asked([poster("gra"), poster("krecia"), PLAY], "/api/tables", lambda it: it["game"] == "krecia"),
    "more chairs": Asked([poster("gra"), MORE, MORE, LESS, PLAY], "/api/tables", lambda it: len(it["chairs"]) == 5),
    "invited": Asked(
        [poster("agenci"), INVITE], "/api/tables", lambda it: [one["who"] for one in it["chairs"]].count("open") == 3
    ),
    "a free chair": Asked(
        [poster("agenci"), f"{CHAIR} := open", INVITE], "/api/tables",
        lambda it: [one["who"] for one in it["chairs"]] == ["me", "open", "bot", "bot"],
    ),
    "somebody beside me": Asked(
        [poster("krecia"), f"{CHAIR} := here", PLAY, f"{MATE} := Jagna", FIRST_MATE], "/api/tables",
        lambda it: it["chairs"][1]["name"] == "Jagna",
    ),
    "a variant": Asked([poster("gra"), SWITCH, PLAY], "/api/tables", lambda it: True in it["options"].values()),
    "how we play": Asked(
        [poster("gra"), RATED, CLOCK, WATCH, PLAY], "/api/tables",
        lambda it: (it["rated"], it["clock"], it["watch"]) == (True, "relaxed", 20),
    ),
    "what I chose last": Asked(
        [poster("agenci"), poster("gra"), PLAY], "/api/tables", lambda it: it["options"] == {"jokers": True},
        {"options-gra": {"jokers": True}},
    ),
    "a box of my own": Asked(
        [poster("gra"), poster("wistar"), PLAY], "/api/tables", lambda it: it["options"]["pack"]["name"] == "example",
        {"file-wistar-pack": EXAMPLE.read_text(encoding="utf-8")},
    ),
    "a lesson": Asked([poster("agenci"), poster("gra"), LEARN], "/api/games/gra/tutorial"),
    "another face": Asked(
        [NAME, LIKENESS, FIRST_MATE], "/api/me", lambda it: it["face"] == "lynx", then=GONE.format("dialog[open]")
    ),
    "a table hidden": Asked([HIDE], "/hidden", then=GONE.format(HIDE)),
}  # fmt: skip
TURNED = {"paper": [PAPER], "folded": [FOLD]}  # there and back
LANGUAGES = [LANGUAGE, "dialog [data-value=cs]"]

KINDS = [
    ".pcard", PLAY, INVITE, LEARN, MORE, LESS, ".chairs select", ".how [role=switch]", ".how .choice", ".mast .ib",
    FOLD, HIDE,
]  # fmt: skip
UNTAPPED = """([kinds, taps]) => {
    const found = taps.map((tap) => document.querySelector(tap.split(' := ')[0]));
    const tapped = kinds.filter((kind) => found.some((one) => one?.matches(kind)));
    return [...document.querySelectorAll('button, select, input, textarea, summary')]
        .filter((one) => !tapped.some((kind) => one.matches(kind))).map((one) => one.outerHTML.slice(0, 160));
}"""

REMEMBERS = """kept => {
    localStorage.clear();
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(`konspira-${name}`, JSON.stringify(value));
}"""
STATE = """() => `${document.documentElement.dataset.theme ?? 'light'}, ${document.querySelector('.folded').open}`"""


def come(page: Page, kept: Mapping[str, Any] = MappingProxyType({})) -> None:
    """Come back to the lobby, as somebody whose device remembers this."""
    page.evaluate(GO_TO, "/tables")
    page.locator("main.record").wait_for()
    page.evaluate(REMEMBERS, {"more": True, "game": "gra", **kept})
    page.evaluate(GO_TO, "/")
    page.locator(HIDE).wait_for()
    page.locator(SWITCH).first.wait_for()


def test_what_the_lobby_asks_for_is_what_was_tapped(visit: Callable[..., Visitor], sample: Sample) -> None:
    visitor, sent, held = visit(still=False), list[tuple[str, Sent]](), list[Route]()
    visitor.make("Lis", "gra", ["me", "open"])
    page, taps = visitor.go("/"), [tap for asked in LOBBY.values() for tap in asked.taps]
    holding = True

    def asked(route: Route) -> None:
        request, path = route.request, urlsplit(route.request.url).path
        if request.method != "POST" or path.endswith("/check"):  # whether such options fit together
            route.continue_()
        elif "/options/" in path:  # a box of one's own is read while it is tapped on
            held.append(route) if holding else route.continue_()
        else:
            sent.append((path, request.post_data_json or {}))
            route.continue_() if path == "/api/me" else route.fulfill(body='{"table": "tapped"}')

    page.route("**/api/**", asked)
    page.route_web_socket("**/live?*", lambda line: None)
    come(page)
    assert page.evaluate(UNTAPPED, [KINDS, [*taps, LANGUAGE, PAPER, FOLD]]) == []
    for name in sample(sorted(LOBBY), 3):
        for soon in SOON:
            come(page, LOBBY[name].kept)
            sent.clear()
            holding = True
            page.evaluate(TAPS, [LOBBY[name].taps, soon])
            holding = False
            while held:
                held.pop().continue_()
            wait_until(page, lambda: sent)
            page.wait_for_function(LOBBY[name].then)
            assert [path.endswith(LOBBY[name].path) for path, _ in sent] == [True], (name, soon, sent)
            assert LOBBY[name].holds(sent[0][1]), (name, soon, sent)
    come(page)
    for soon in SOON:
        for taps in TURNED.values():
            before = page.evaluate(STATE)
            page.evaluate(TAPS, [taps, soon])
            assert page.evaluate(STATE) == before, "tapped twice: there and back"
        page.evaluate(TAPS, [LANGUAGES, soon])
        page.wait_for_function("() => document.documentElement.lang === 'cs'")
        page.evaluate(TAPS, [[LANGUAGE, "dialog [data-value=pl]"], soon])
        page.wait_for_function("() => document.documentElement.lang === 'pl'")
