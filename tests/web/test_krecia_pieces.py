"""What the page of Krecia robota knows is what the rules know, every drawing is whole, and all of it is light."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

from web.browser import Visitor
from web.krecia import open_table

from konspira.games.krecia import conditions, pack, pieces, roles
from konspira.games.krecia.options import SEATS


def test_the_page_knows_the_same_pieces_as_the_rules(visit: Callable[..., Visitor]) -> None:
    page = visit().go("/")
    told = page.evaluate("import('/games/krecia/page/pieces.js').then((p) => ({...p}))")
    assert told["COLOURS"] == list(get_args(conditions.Colour))
    assert told["ROLES"] == list(roles.NAMES)
    names = ("VALUES", "LARRY", "EMPTY")
    assert {name: told[name] for name in names} == {name: getattr(pieces, name) for name in names}
    assert {told[phase.name] for phase in pieces.Phase} == {phase.value for phase in pieces.Phase}
    assert (told["SEATS"], told["UNKNOWN"]) == (SEATS, roles.UNKNOWN)


def test_every_mission_of_the_pack_has_its_own_picture(visit: Callable[..., Visitor]) -> None:
    page = visit().go("/")
    rows = [[*(conditions.row(one) for one in mission.conditions), [0] * 5][:2] for mission in pack.default()]
    trumps = [get_args(conditions.Colour).index(mission.trump) for mission in pack.default()]
    found = page.evaluate(
        """([condition, trump]) => import('/games/krecia/page/pieces.js').then(({picture}) =>
            condition.map((_, number) => picture({options: {condition, trump}}, number)))""",
        [rows, trumps],
    )
    assert found == [mission.id.lower() for mission in pack.default()]
    sprite = page.evaluate("fetch('/games/krecia/page/symbols.svg').then((answer) => answer.text())")
    assert all(f'id="mission-{name}"' in sprite for name in found)
    assert all(f'id="role-{name}"' in sprite for name in roles.NAMES)


def test_no_drawing_lacks_a_part(visit: Callable[..., Visitor]) -> None:
    """Missions are put together from rows of cards, arrows and crowns: each part is there under its name."""
    page = open_table(visit(), seats=4).page
    page.wait_for_function(
        """() => [...document.querySelectorAll('use')].map((use) => use.getAttribute('href'))
            .every((href) => !href.startsWith('#') || document.getElementById(href.slice(1)))"""
    )
