"""Any game in a terminal: its board as sentences, its actions as a numbered list."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group

from konspira.boxes.box import Box
from konspira.contract import Action, Ask, Scene, Screen, Tell, View, Wording
from konspira.news import News
from konspira.speech import Speaker

PAGE = 30  # more actions than that are not listed at once


def plain_screen(box: Box[View, Action]) -> Screen[View, Action]:
    """The screen of a game that has none of its own."""
    return Screen(draw=lambda view, legal, say: _draw(box.wording, view, legal, say), choose=_choose)


def _draw(wording: Wording[View, Action], view: View, legal: Sequence[Action], say: Speaker) -> Scene:
    """The board, and what can be done."""
    lines = []
    for number, action in enumerate(legal[:PAGE], 1):
        lines.append(f"{number:3}  {say(wording.describe(view, action))}")
    if len(legal) > PAGE:
        lines.append(say("plain-more", more=len(legal) - PAGE))
    board = Group(*(say(news) for news in wording.board(view)))
    return Scene(middle=board, answers=Group(*lines) if lines else None)


def _choose(view: View, legal: Sequence[Action], ask: Ask, tell: Tell) -> Action:
    """The number of an action."""
    while True:
        text = ask(News("plain-ask", {"actions": len(legal)})).strip()
        if text.isdecimal() and 1 <= int(text) <= len(legal):
            return legal[int(text) - 1]
        tell(News("plain-bad", {"actions": len(legal)}))
