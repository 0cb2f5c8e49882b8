"""What is shown over the table: a page to read, and the list of all that may be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

CSS = """
#sheet { width: 90%; max-width: 110; height: 90%; background: $surface; border: round $primary; padding: 0 1; }
"""


class Page(ModalScreen[str | None]):
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
        """What was thought out has come."""
        if self.is_mounted:
            self.query_one(VerticalScroll).border_title = title
            self.query_one("#content", Static).update(content)

    def on_key(self, event: events.Key) -> None:
        """A letter is typed on."""
        if event.character and event.character.isprintable() and event.character != " ":
            event.stop()
            self.dismiss(event.character)

    def on_click(self, event: events.Click) -> None:
        """A click beside the page closes it."""
        if event.widget is self:
            self.dismiss(None)

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss(None)


class Choices(ModalScreen[int | None]):
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
        self.dismiss(event.option_index)

    def action_close(self) -> None:
        """None of them."""
        self.dismiss(None)
