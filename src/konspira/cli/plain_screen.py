"""Any game in a terminal: its board as sentences, its actions as a numbered list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType

from konspira.news import News
from konspira.play import shelf
from konspira.speech import Speaker

PAGE = 30  # more actions than that are not listed at once


def draw(turn: Any, say: Speaker) -> RenderableType:
    """The board, and what can be done."""
    wording = shelf.box(turn.game).wording
    lines = [say(news) for news in wording.board(turn.view)]
    for number, action in enumerate(turn.legal[:PAGE], 1):
        lines.append(f"{number:3}  {say(wording.describe(turn.view, action))}")
    if len(turn.legal) > PAGE:
        lines.append(say("plain-more", more=len(turn.legal) - PAGE))
    return Group(*lines)


def choose(turn: Any, ask: Callable[[News], str], tell: Callable[[News], None]) -> Any:
    """The number of an action."""
    while True:
        text = ask(News("plain-ask", {"actions": len(turn.legal)})).strip()
        if text.isdecimal() and 1 <= int(text) <= len(turn.legal):
            return turn.legal[int(text) - 1]
        tell(News("plain-bad", {"actions": len(turn.legal)}))
