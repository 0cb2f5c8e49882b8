"""At every size, in every language, in the states of the golden games: nothing that matters is cut off."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from cli.fullscreen.facts import FACTS, SINCE
from cli.fullscreen.screens import NAMES
from golden import settings_shown
from moments import MOST, State, states_of
from sampling import Sample
from textual.containers import VerticalScroll
from textual.pilot import Pilot

from konspira.boxes.box import Box
from konspira.cli.fullscreen.app import TableApp
from konspira.cli.terminal import Sight, scene_of
from konspira.contract import Screen
from konspira.games.wistar.wording import Number
from konspira.news import News
from konspira.play import shelf
from konspira.speech import LANGUAGES, Speaker
from konspira.turn import Turn

SIZES = [(80, 24), (100, 30), (200, 60)]
SETTINGS = [(game, number) for game in FACTS for number in range(4)]
ENOUGH = 5000  # steps: every golden game ends before
TRIED = 12  # so many actions, drawn at random, are looked at for the longest preview


class Asked(Exception):
    """The question that a game asks first."""


def settings(box: Box) -> list[tuple[int, dict[str, Any]]]:
    """The golden games, the base game at the most seats, and something in between."""
    most, middle = box.seats.stop - 1, (box.seats.start + box.seats.stop) // 2
    variants = list(box.variants(middle))
    return [*settings_shown(box), (most, {}), (middle, variants[len(variants) // 2])]


def told_since(state: State, say: Speaker) -> list[str]:
    """What the seat was told since it last acted."""
    return [say(news) for moment in state.turn.history[state.since :] for news in moment.news]


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


def show_question(app: TableApp, screen: Screen, state: State, asked: News) -> list[str]:
    """Put a turn on the screen; what must be seen then."""
    turn, say = state.turn, app.say
    scene, news = scene_of(screen, turn, state.since, say), told_since(state, say)
    app.sight, app.question = Sight(turn, scene, news, state.actors, True, False), say(asked)
    app._draw()
    must = [say("play-your-turn"), say(asked), *FACTS[turn.game](turn.view, say)]
    must += SINCE[turn.game](state, say) if turn.game in SINCE else []
    if max(turn.box.seats) == 1:  # what is to be done on the table
        must += news
    if app._offers() or scene.answers is not None:
        must += [
            str(action.number) if isinstance(action, Number) else say(turn.box.wording.describe(turn.view, action))
            for action in turn.legal  # a number stands for itself
        ]
    return must


def show_confirming(app: TableApp, state: State, chance: random.Random) -> list[str]:
    """Let the action with the longest preview be confirmed; nothing where none has one."""
    turn, say = state.turn, app.say
    wording, legal = turn.box.wording, list(turn.legal)
    tried = [(action, wording.preview(turn.view, action)) for action in chance.sample(legal, min(TRIED, len(legal)))]
    action, follows = max(tried, key=lambda one: sum(len(say(news)) for news in one[1]))
    if not follows:
        return []
    chosen, told = say(wording.describe(turn.view, action)), [say(news) for news in follows]
    app.question, app.confirming = "", True
    app._note([(f"→ {chosen}.", "bold cyan"), *((line, "cyan") for line in told)])
    return [say("play-your-turn"), f"→ {chosen}.", *told, say("play-do-it"), say("play-key-back")]


def show_waiting(app: TableApp, screen: Screen, state: State) -> list[str]:
    """Put what somebody sees who waits on the screen; what must be seen then."""
    turn, say = state.turn, app.say
    scene = scene_of(screen, turn, state.since, say)
    app.sight, app.question = Sight(turn, scene, told_since(state, say), state.actors, False, False), ""
    app._draw()
    awaited = say("play-awaited", who=", ".join(say.name(seat) for seat in state.actors))
    return [awaited, *FACTS[turn.game](turn.view, say)]


def show_end(app: TableApp, screen: Screen, state: State) -> list[str]:
    """Put the end on the screen; what must be seen then."""
    turn, say = state.turn, app.say
    assert state.outcome is not None
    scene, reason = scene_of(screen, turn, state.since, say), say(state.outcome)
    scores = [News("play-score", {"seat": seat, "score": "1.25"}) for seat in range(turn.view.options.seats)]
    told = [say("play-series", games=12, scores=scores), say("play-journal", path="/home/ania/konspira/last.jsonl")]
    app.sight, app.question = Sight(turn, scene, told_since(state, say), (), False, True), say("play-another")
    app._note([(reason, "bold green"), *((line, "dim") for line in told)])
    return [reason, say("play-another"), *told]


@pytest.mark.sample(5)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("game", "number"), SETTINGS)
def test_nothing_that_matters_is_cut_off(
    game: str, number: int, size: tuple[int, int], language: str, sample: Sample
) -> None:
    box = shelf.box(game)
    app = TableApp(Speaker(box, language, NAMES, 0), game)
    screens: dict[int, Any] = {}
    chance = random.Random(1)

    async def look(pilot: Pilot[None]) -> None:
        *states, end = states_of(box, *settings(box)[number], most=ENOUGH)
        acting = [state for state in states[:MOST] if state.turn.seat in state.actors]
        waiting = [state for state in states[:MOST] if state.turn.seat not in state.actors]
        for state in [*sample(acting, 8), *sample(waiting, 4), end]:
            turn = state.turn
            app.say = Speaker(box, language, NAMES, turn.seat)
            app.notes, app.confirming = [], False
            screen = screens.setdefault(turn.seat, box.screen() if box.screen else None)
            if state.outcome is not None:
                must = show_end(app, screen, state)
            elif turn.seat not in state.actors:
                must = show_waiting(app, screen, state)
            elif (asked := question(screen, turn)) is None:
                continue
            else:
                must = show_question(app, screen, state, asked)
            await pilot.pause()
            column = app.query_one("#column0", VerticalScroll)
            pages = [visible(app)]
            while (
                max(box.seats) == 1 and column.scroll_y < column.max_scroll_y
            ):  # a long list of what to do is one key away
                await pilot.press("pagedown")
                await pilot.pause()
                pages.append(visible(app))
            seen = "\n".join(pages)
            missing = [fact for fact in must if " ".join(fact.split()) not in seen]
            assert not missing, f"{missing}\n{seen}"
            scrolled = [one for one in app.query(VerticalScroll) if one.display and one.max_scroll_y]
            assert scrolled == ([column] if "PgDn" in seen else []), seen
            if turn.seat in state.actors and (must := show_confirming(app, state, chance)):
                await pilot.pause()
                missing = [fact for fact in must if " ".join(fact.split()) not in (seen := visible(app))]
                assert not missing, f"{missing}\n{seen}"

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await look(pilot)

    asyncio.run(run())
