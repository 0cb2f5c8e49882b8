"""Editions: when rules change, a match under way is played to its end under its own; a new one by the new."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from play.test_formats import KEY, as_of, begun, contents

import konspira
from konspira import BadJournal, BadOptions, Box
from konspira.cli.saved import SavedMatch
from konspira.play.series import Series

TWO_EDITIONS = {
    "__init__": ("    seats=range(2, 4),\n", "    seats=range(2, 4),\n    editions=2,\n"),
    "rules": [
        ("    seats: i8\n", "    seats: i8\n    edition: i8\n"),
        (  # from the second edition on, who swaps gets the highest number
            "                t.pip[other] = 1 + below(t, PIPS)\n",
            "                t.pip[other] = PIPS if t.options.edition > 1 else 1 + below(t, PIPS)\n",
        ),
    ],
}

Altered = Callable[..., Box]


def before_editions(altered: Altered, name: str) -> list[dict[str, Any]]:
    """A match in which one of two has swapped, begun when the game had one edition and journals named none."""
    altered(name)
    header, *rest = contents(begun(name).journal)
    del header["edition"]
    return [header, *rest]


def swapped(match: konspira.Match) -> tuple[int, ...]:
    """What all hold when everybody has swapped."""
    for seat in match.actors:
        match.act(seat, {"do": "swap"})
    pips: tuple[int, ...] = match.turn(0).view.pip[: match.seats]
    return pips


def test_a_new_match_is_of_the_newest_edition_and_its_header_says_so(altered: Altered) -> None:
    altered("second", **TWO_EDITIONS)
    match = konspira.open("second", seats=2, key=KEY)
    assert (match.edition, match.turn(0).view.options.edition) == (2, 2)
    assert json.loads(match.journal[0])["edition"] == 2
    assert swapped(match) == (6, 6)
    assert konspira.replay(match.journal.text).outcome == match.outcome


def test_a_match_that_began_before_goes_on_under_its_own_rules(altered: Altered) -> None:
    old = before_editions(altered, "once")
    altered("later", **TWO_EDITIONS)
    match, as_it_was = konspira.replay(as_of("later", old)), konspira.replay(as_of("once", old))
    assert (match.edition, match.turn(0).view.options.edition) == (1, 1)
    assert swapped(match) == swapped(as_it_was) != (6, 6)
    assert konspira.replay(match.journal.text).outcome == match.outcome


def test_a_series_plays_the_match_under_way_by_the_old_rules_and_the_next_by_the_new(
    altered: Altered, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    old = before_editions(altered, "monday")
    kept = SavedMatch(altered("friday", **TWO_EDITIONS))
    kept.path.parent.mkdir(parents=True)
    kept.path.write_text(as_of("friday", old).secret_text)
    series, match = kept.read("en")[0] or pytest.fail("nothing was kept")
    assert swapped(match) != (6, 6)
    series.close(match)
    assert swapped(series.open(key=KEY)) == (6, 6)


@pytest.mark.parametrize("edition", [0, 2, "x", True, None])
def test_an_edition_that_there_is_not_is_refused(edition: Any) -> None:
    header, *rest = contents(konspira.open("gra", seats=2, key=KEY).journal)
    with pytest.raises(BadJournal, match=f"line 1: There is no edition {edition or 0} of this game"):
        konspira.replay(as_of("gra", [{**header, "edition": edition}, *rest]))


def test_people_do_not_choose_it(altered: Altered) -> None:
    box = altered("chosen", **TWO_EDITIONS)
    with pytest.raises(BadOptions, match="edition"):
        box.read_options({"edition": 1})
    with pytest.raises(BadOptions, match="edition"):
        Series("chosen", seats=2, options={"edition": 1})


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"__init__": TWO_EDITIONS["__init__"]}, "need a field `edition`"),
        ({"__init__": ("    lowest: bool = False\n", "    lowest: bool = False\n    edition: int = 1\n")}, "to set"),
    ],
)
def test_a_box_that_says_it_wrongly_is_refused(altered: Altered, change: dict[str, Any], why: str) -> None:
    with pytest.raises(TypeError, match=why):
        altered(f"wrong_{why.split()[0]}", **change)
