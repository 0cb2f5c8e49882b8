"""At every size, in every language, in the states of the golden games: nothing that matters is cut off."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest
from cli.fullscreen.facts import FACTS
from cli.fullscreen.screens import NAMES
from golden import settings_shown
from sampling import Sample
from textual.containers import VerticalScroll
from textual.pilot import Pilot

from konspira.boxes.box import Box
from konspira.cli.fullscreen.app import TableApp
from konspira.cli.terminal import Sight
from konspira.contract import Screen
from konspira.news import News
from konspira.play import shelf
from konspira.play.match import open as open_match
from konspira.speech import LANGUAGES, Speaker
from konspira.turn import Turn

SIZES = [(80, 24), (100, 30), (200, 60)]
SETTINGS = [(game, number) for game in FACTS for number in range(2)]
MOST = 400  # steps of a long evening


class Asked(Exception):
    """The question that a game asks first."""


def states(box: Box, number: int) -> Iterator[tuple[Turn, list[str]]]:
    """The turns of a golden game, each with what the seat was told since it last acted."""
    seats, options = settings_shown(box)[number]
    chance = random.Random(1)
    match = open_match(box.name, seats=seats, options=options, key=bytes(range(32)))
    told = [0] * seats
    for _ in range(MOST):
        if match.outcome is not None:
            return
        seat = chance.choice(match.actors)
        turn = match.turn(seat)
        say = Speaker(box, "en", NAMES[:seats], seat)
        yield turn, [say(news) for moment in turn.history[told[seat] :] for news in moment.news]
        told[seat] = len(turn.history)
        match.act(seat, chance.choice(turn.legal))


def question(screen: Screen, turn: Turn) -> News | None:
    """What is asked first; None where nothing is."""

    def ask(news: News) -> str:
        raise Asked(news)

    try:
        screen.choose(turn.view, turn.legal, ask, lambda news: None)
    except Asked as asked:
        found: News = asked.args[0]
        return found
    return None


def visible(app: TableApp) -> str:
    """What is seen, part by part: each part's rows as one text, so that a sentence over two rows is found."""
    strips = app.screen._compositor.render_strips()  # as Textual itself takes screenshots
    parts = []
    for widget in app.screen.query("Static, Line"):
        region = widget.region.intersection(
            widget.parent.region if isinstance(widget.parent, VerticalScroll) else app.screen.region
        )
        rows = [strips[y].crop(region.x, region.right).text for y in range(region.y, region.bottom)]
        parts.append(" ".join(" ".join(rows).split()))
    return "\n".join(parts)


def show(app: TableApp, screen: Screen, turn: Turn, asked: News, news: list[str], language: str) -> list[str]:
    """Put a turn on the screen; what must be seen then."""
    app.say = say = Speaker(turn.box, language, NAMES, turn.seat)
    scene = screen.draw(turn.view, turn.legal, say)
    app.sight, app.question = Sight(turn, scene, news, (turn.seat,), True, False), say(asked)
    app._draw()
    must = [say("play-your-turn"), say(asked), *FACTS[turn.game](turn.view, say)]
    if app._offers() or scene.answers is not None:
        must += [say(turn.box.wording.describe(turn.view, action)) for action in turn.legal]
    return must


@pytest.mark.sample(3)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("game", "number"), SETTINGS)
def test_nothing_that_matters_is_cut_off(
    game: str, number: int, size: tuple[int, int], language: str, sample: Sample
) -> None:
    box = shelf.box(game)
    app = TableApp(Speaker(box, language, NAMES, 0), game)
    screens: dict[int, Any] = {}

    async def look(pilot: Pilot[None]) -> None:
        for turn, news in sample(list(states(box, number)), 8):
            screen = screens.setdefault(turn.seat, box.screen() if box.screen else None)
            asked = question(screen, turn)
            if asked is None:
                continue
            must = show(app, screen, turn, asked, news, language)
            await pilot.pause()
            seen = visible(app)
            missing = [fact for fact in must if " ".join(fact.split()) not in seen]
            assert not missing, f"{missing}\n{seen}"
            assert [one.id for one in app.query(VerticalScroll) if one.display and one.max_scroll_y] == []

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await look(pilot)

    asyncio.run(run())
