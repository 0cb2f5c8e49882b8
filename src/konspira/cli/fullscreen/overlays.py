"""What is shown over the table: a page to read, and the list of all that may be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeVar

from rich.console import RenderableType
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from konspira.cli.worked_examples import Walk

Result = TypeVar("Result")

CSS = """
#sheet { width: 90%; max-width: 110; height: 90%; background: $surface; border: round $primary; padding: 0 1; }
"""


class Overlay(ModalScreen[Result]):
    """Something over the table. Keys that were typed faster than it closes must not close what lies below."""

    def leave(self, result: Result | None = None) -> None:
        """Close it with a result, once."""
        if self.is_active:
            self.dismiss(result)


class Page(Overlay[str | None]):
    """Something to read. A letter closes it and is typed on: the key that opened it may have begun a word."""

    CSS = "Page { align: center middle; }" + CSS
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q", "close", priority=True)]

    def __init__(self, title: str, content: RenderableType, foot: str) -> None:
        super().__init__()
        self.heading, self.content, self.foot = title, content, foot

    def compose(self) -> ComposeResult:
        """A frame with a text that can be moved."""
        with VerticalScroll(id="sheet") as sheet:
            sheet.border_title, sheet.border_subtitle = self.heading, self.foot
            yield Static(self.content, id="content")

    def on_mount(self) -> None:
        """Keys move the text."""
        self.query_one(VerticalScroll).focus()

    def fill(self, title: str, content: RenderableType) -> None:
        """What is thought so far, or was thought out, has come."""
        self.heading, self.content = title, content
        for sheet in self.query(VerticalScroll):  # it may come before there is one to show it on
            sheet.border_title = title
            sheet.query_one("#content", Static).update(content)

    def on_key(self, event: events.Key) -> None:
        """A letter is typed on."""
        if event.character and event.character.isprintable() and event.character != " ":
            event.stop()
            self.leave(event.character)

    def on_click(self, event: events.Click) -> None:
        """A click beside the page closes it."""
        if event.widget is self:
            self.leave(None)

    def action_close(self) -> None:
        """Back to the table."""
        self.leave(None)


class ExamplePage(Overlay[None]):
    """An example of the rules, to be played through."""

    CSS = "ExamplePage { align: center middle; }" + CSS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "close", priority=True),
        Binding("enter,right,space", "move(1)", priority=True),
        Binding("left", "move(-1)", priority=True),
    ]

    def __init__(self, walk: Walk) -> None:
        super().__init__()
        self.walk_through = walk

    def compose(self) -> ComposeResult:
        """A frame with the scene."""
        with VerticalScroll(id="sheet") as sheet:
            sheet.border_subtitle = self.walk_through.say("play-example-keys")
            yield Static(id="content")

    def on_mount(self) -> None:
        """The first scene."""
        self.query_one(VerticalScroll).focus()
        self._draw()

    def on_key(self, event: events.Key) -> None:
        """A number tries what stands there."""
        if event.character and event.character.isdecimal():
            event.stop()
            self.walk_through.attempt(int(event.character))
            self._draw()

    def action_move(self, way: int) -> None:
        """On, or back; on from the last scene is back to the table."""
        if not self.walk_through.move(way) and way > 0:
            self.leave(None)
            return
        self._draw()

    def action_close(self) -> None:
        """Back to the table."""
        self.leave(None)

    def _draw(self) -> None:
        self.query_one(VerticalScroll).border_title = self.walk_through.title
        self.query_one("#content", Static).update(self.walk_through.page())
        self.query_one(VerticalScroll).scroll_end(animate=False)


class Choices(Overlay[int | None]):
    """Everything that may be done now."""

    CSS = "Choices { align: center middle; } OptionList { height: 1fr; border: none; }" + CSS
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,tab", "close", priority=True)]

    def __init__(self, title: str, offered: Sequence[str], foot: str) -> None:
        super().__init__()
        self.heading, self.offered, self.foot = title, offered, foot

    def compose(self) -> ComposeResult:
        """A list to move in, or to click."""
        with VerticalScroll(id="sheet", can_focus=False) as sheet:
            sheet.border_title, sheet.border_subtitle = self.heading, self.foot
            yield OptionList(*(Option(Text(text)) for text in self.offered))

    def on_mount(self) -> None:
        """Keys move in the list."""
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """That one."""
        self.leave(event.option_index)

    def action_close(self) -> None:
        """None of them."""
        self.leave(None)
