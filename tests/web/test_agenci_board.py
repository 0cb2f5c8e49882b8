"""What the board of Agenci draws of a view: crowds, scores off the track, and nothing that only the pocket may show."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from playwright.sync_api import Browser, Page
from server.web import Server
from server.web import actions as one_by_one
from web.agenci import open_table
from web.browser import PHONE, Visitor
from web.conftest import deal
from web.player import ahead

from konspira.games.agenci import actions, options, pieces
from konspira.play import shelf
from konspira.server.table.telling import groups

Turn = dict[str, Any]

# Draws a turn with the page's own board beside the table, as it is drawn for the seat that the view belongs to.
DRAW = """async ([turn, seats]) => {
    const [{default: board}, {html, render}, {texts, Speaker}, {ShellContext}] = await Promise.all([
        import('/games/agenci/page/board.js'), import('/web/vendor/preact.js'), import('/web/speech.js'),
        import('/web/components.js')]);
    const names = Array.from({length: seats}, (_, i) => `Osoba ${i}`);
    const people = names.map((name, seat) => ({name, seat, face: 'av1', gone: false}));
    const speak = new Speaker(await texts('pl', 'agenci'), names, turn.view.seat);
    const root = Object.assign(document.createElement('div'), {className: 'game agenci drawn'});
    document.body.append(root);
    const table = {id: 'drawn', chairs: people, options: {}};
    for (const what of ['agent', 'second']) {
        sessionStorage.setItem(`konspira-agenci-${what}-drawn-${turn.match}-${turn.view.seat}`, 'true');
    }
    const shared = {turn, table, people, speak, act: () => {}, explain: async () => [], story: [], toast: () => {}};
    render(html`<${ShellContext.Provider} value=${{speak}}><${board.Board} ...${shared}/><//>`, root);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const box = root.querySelector('.city')?.getBoundingClientRect();
    const inside = (one) => {
        const {left, right, top, bottom} = one.getBoundingClientRect();
        return left > box.left - 2 && right < box.right + 2 && top > box.top - 2 && bottom < box.bottom + 2;
    };
    const told = {html: root.innerHTML,
        out: [...root.querySelectorAll('.pawn, .marker')].filter((one) => !inside(one)).map((one) => one.outerHTML),
        crowd: root.querySelector('.crowd')?.textContent ?? null,
        off: [...root.querySelectorAll('.marker b')].map((one) => one.textContent)};
    render(null, root);
    root.remove();
    return told;
}"""


@pytest.fixture(scope="module")
def waiting(browser: Browser, house: Server) -> Iterator[tuple[Page, Turn]]:
    """A page, and a turn as its server sent it, in which somebody else acts."""
    deal(house, "waiting")
    visitor, told = Visitor(browser, house, size=PHONE), list[str]()
    visitor.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: told.append(str(frame))))
    open_table(visitor, seats=4, options={"top_secret": True})
    ahead(visitor, lambda turn: turn["view"]["turn"] > 6)
    heard = [json.loads(frame) for frame in told]
    turns = [one for message in heard for one in (message.get("turn"), message) if one and "view" in one]
    yield visitor.page, next(one for one in turns if one["legal"] == {} or one["view"]["phase"] == pieces.SECRETS)
    assert not visitor.close()


def draw(page: Page, turn: Turn, **changed: Any) -> dict[str, Any]:
    """The turn with some fields of its view changed, drawn."""
    other = copy.deepcopy(turn)
    other["view"].update(changed)
    other.update(legal={}, match=1)
    told: dict[str, Any] = page.evaluate(DRAW, [other, other["view"]["options"]["seats"]])
    return told


def test_my_secrets_are_drawn_only_while_i_hold_the_button(waiting: tuple[Page, Turn]) -> None:
    """Twins: views that differ only in what I alone know look the same while somebody else acts."""
    page, turn = waiting
    hand = copy.deepcopy(turn["view"]["hand"])
    hand[0] = [3, 5, -1, -1]
    twin = copy.deepcopy(hand)
    twin[0] = [12, 14, -1, -1]
    one = draw(page, turn, agent=[0, -1, -1, -1, -1, -1, -1], hand=hand)["html"]
    other = draw(page, turn, agent=[4, -1, -1, -1, -1, -1, -1], hand=twin)["html"]
    assert one == other
    assert one != draw(page, turn, die=turn["view"]["die"] % 6 + 1)["html"]  # what all may see does show


def test_no_view_before_the_end_holds_what_belongs_to_others(waiting: tuple[Page, Turn]) -> None:
    _, turn = waiting
    view = turn["view"]
    assert view["agent"][0] >= 0
    assert view["agent"][1:] == [-1] * 6
    assert all(kinds == [-1] * 4 for kinds in view["hand"][1:])


def test_seven_agents_stand_in_every_building_without_leaving_the_city(waiting: tuple[Page, Turn]) -> None:
    page, turn = waiting
    for place in range(pieces.BUILDINGS):
        told = draw(page, turn, building=[place] * 7, agents=127)
        assert (told["out"], told["crowd"]) == ([], "× 7")


def test_scores_below_zero_and_past_the_track_are_numbers_beside_it(waiting: tuple[Page, Turn]) -> None:
    page, turn = waiting
    told = draw(page, turn, score=[-3, -12, 0, 39, 40, 52, 7], agents=127)
    assert told["out"] == []
    assert told["off"] == ["−3", "−12", "40", "52"]


def test_seven_markers_lie_on_one_field_without_leaving_the_frame(waiting: tuple[Page, Turn]) -> None:
    page, turn = waiting
    for score in range(pieces.LAST + 1):
        assert draw(page, turn, score=[score] * 7, agents=127)["out"] == []


# Points at each action of a menu, agent by agent; the answer is what could not be reached that way.
REACH = """async (actions) => {
    const {targets} = await import('/games/agenci/page/secrets.js');
    const {AGENTS, PRINTED} = await import('/games/agenci/page/pieces.js');
    const lost = [];
    for (const action of actions) {
        const picked = action.agents.map((name) => AGENTS.indexOf(name));
        const led = picked.every((agent, i) => targets(actions, picked.slice(0, i)).next.has(agent));
        const {whole, ways, houses} = targets(actions, picked);
        const there = whole.some((one) => JSON.stringify(one) === JSON.stringify(action));
        const house = action.building === null || houses.has(PRINTED.indexOf(action.building));
        if (!led || !there || !house || !ways.includes(action.steps)) lost.push(action);
    }
    return lost;
}"""


def test_every_way_to_play_every_kind_of_card_can_be_pointed_at(visit: Callable[..., Visitor]) -> None:
    page, box = visit().go("/"), shelf.box("agenci")
    for kind in range(pieces.KINDS):
        numbers = list(range(int(pieces.CARD[kind]), int(pieces.CARD[kind + 1])))
        sent = json.loads(msgspec.json.encode(groups(box, numbers)))
        assert page.evaluate(REACH, one_by_one(sent)) == []


# -- data and weight --------------------------------------------------------------------------------


def test_the_page_knows_the_same_pieces_as_the_rules(visit: Callable[..., Visitor]) -> None:
    page = visit().go("/")
    told = page.evaluate("import('/games/agenci/page/pieces.js').then((p) => ({...p}))")
    assert told["AGENTS"] == list(options.NAMES)
    assert told["KINDS"] == list(get_args(actions.Kind))
    assert told["PRINTED"] == pieces.WORTH[: pieces.BUILDINGS].tolist()
    phases = ("MOVING", "SECRETS", "SAFE", "FILES", "OVER")
    names = (*phases, "NOBODY", "NOTHING", "BLANK", "ONE_TO_THREE", "LAST", "GIVEN")
    assert {name: told[name] for name in names} == {name: getattr(pieces, name) for name in names}


def test_every_agent_card_and_face_of_the_die_is_drawn() -> None:
    sprite = (Path(actions.__file__).parent / "page" / "symbols.svg").read_text(encoding="utf-8")
    drawn = [*(f"ag-{name}" for name in options.NAMES), *(f"h-{name}" for name in options.NAMES)]
    drawn += [f"card-{kind}" for kind in get_args(actions.Kind)]
    drawn += ["d13", "d2", "d3", "d4", "d5", "d6"]
    assert [name for name in drawn if f'id="{name}"' not in sprite] == []
