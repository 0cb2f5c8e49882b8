"""The full-screen table: columns with the board and what happened, the question, a line to type in, and the keys."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from rich.cells import cell_len
from rich.console import RenderableType
from rich.text import Text
from textual import events, on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Input, Static

from konspira.cli import talk
from konspira.cli.fullscreen.layout import Told, arrange, rows
from konspira.cli.fullscreen.overlays import Choices, ExamplePage, Page
from konspira.cli.terminal import Left, Picked, Sight, TakenBack, Terminal
from konspira.cli.worked_examples import Walk
from konspira.speech import Speaker

KEYS = "rhb?"  # act at once while nothing is typed; a word that begins so is typed on over what they show
KEPT = 3  # rows that stay in sight when the text is moved by a page
NOTES = 8  # what is told and no news of the match: so many of them are seen
FEW = 6  # so many actions are offered to the mouse below the board
THEMES = ("textual-dark", "textual-light", "nord", "gruvbox", "solarized-light", "textual-ansi")


class Line(Input):
    """The line to type in."""

    opened = ""  # the key that opened the last page, and may have begun a word

    async def _on_key(self, event: events.Key) -> None:
        app = self.app
        if isinstance(app.screen, Page) and event.is_printable:  # typed, or pasted, faster than the page came
            self.value = self.value or self.opened
            self.cursor_position = len(self.value)
            app.screen.leave(None)
        elif isinstance(app, TableApp) and not self.value and event.character and event.character in KEYS:
            event.stop()
            event.prevent_default()
            self.opened = event.character if event.character.isalpha() else ""
            app.action_open(event.character)
            return
        await super()._on_key(event)


class TableApp(App[None]):
    """The screen of one table. It is a `Face`: the play runs in a thread of its own, and asks here."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { layout: vertical; }
    #title { height: 1; background: $primary; color: $text; text-style: bold; }
    #title { text-wrap: nowrap; text-overflow: ellipsis; }
    #columns { height: 1fr; }
    #columns VerticalScroll { width: 1fr; height: 100%; scrollbar-size-vertical: 1; }
    #columns VerticalScroll.later { margin-left: 1; }
    #below { height: auto; max-height: 80%; scrollbar-size-vertical: 1; }
    #told, #question, #offers { height: auto; }
    #told { color: $warning; }
    #question { text-style: bold; }
    Line, Line:focus { border: none; height: 1; padding: 0; background: $surface; }
    #keys { height: 1; background: $panel; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "open('?')", priority=True),
        Binding("f2", "open('r')", priority=True),
        Binding("f3", "open('h')", priority=True),
        Binding("f4", "open('b')", priority=True),
        Binding("tab", "choices", priority=True),
        Binding("escape", "undo"),
        Binding("ctrl+t", "other_theme", priority=True),
        Binding("ctrl+q,ctrl+c", "leave", priority=True),
        Binding("pageup", "scroll(-1)"),
        Binding("pagedown", "scroll(1)"),
    ]

    def __init__(self, say: Speaker, title: str) -> None:
        super().__init__()
        self.say, self.heading = say, title
        self.terminal: Terminal | None = None
        self.failure: BaseException | None = None
        self.sight: Sight | None = None
        self.question, self.confirming, self.back = "", False, False
        self.notes: list[tuple[str, str]] = []
        self._lines: queue.Queue[str | BaseException] = queue.Queue()
        self._gone = threading.Event()
        self.asking = threading.Event()  # the person is asked something
        self.holds = False  # whatever happens, the question holds
        self.answered = 0  # how many questions were

    def compose(self) -> ComposeResult:
        """From top to bottom."""
        yield Static(id="title", markup=False)
        with Horizontal(id="columns"):
            for number in range(3):
                with VerticalScroll(id=f"column{number}", classes="later" if number else "", can_focus=False):
                    yield Static(id=f"part{number}")
        with VerticalScroll(id="below", can_focus=False):
            yield Static(id="answers")
        yield Static(id="told")
        yield Static(id="offers")
        yield Static(id="question")
        yield Line(id="typed", select_on_focus=False)
        yield Static(id="keys")

    def on_mount(self) -> None:
        """The play begins when there is a screen."""
        self.theme = THEMES[0]
        self.query_one(Line).focus()
        self._draw()
        if self.terminal is not None:
            threading.Thread(target=self._play, args=(self.terminal,), daemon=True).start()

    def _play(self, terminal: Terminal) -> None:
        try:
            terminal.play()
        except Left:
            pass
        except BaseException as error:  # said when the screen is gone
            self.failure = error
        if not self._gone.is_set():
            self._gone.set()
            self.call_from_thread(self.exit)

    # -- what the play asks for, from its thread ------------------------------------------------------

    def _do(self, what: Callable[[], Any]) -> None:
        """Do something on the screen, from the thread of the play."""
        if self._gone.is_set():
            raise Left
        self.call_from_thread(what)

    def show(self, sight: Sight) -> None:
        """Something has changed."""

        def change() -> None:
            self.sight = sight
            self._draw()

        self._do(change)

    def ask(self, question: str, *, back: bool = False) -> str:
        """A line from the person; where - takes a step back, Esc does."""
        return self._wait(question, confirming=False, holds=False, back=back)

    def confirm(self, action: str, follows: Sequence[str]) -> bool:
        """Enter does it; Esc, or anything that is typed, goes back."""
        self._do(lambda: self._note([(f"→ {action}.", "bold cyan"), *((line, "cyan") for line in follows)]))
        sure = self._wait("", confirming=True, holds=False).strip() == ""  # its buttons say what is asked
        self._do(lambda: self._note([]))
        return sure

    def tell(self, text: str, style: str = "yellow") -> None:
        """Say something that is no news of the match; it stands until the next line is typed."""
        kept = [note for note in self.notes if note[0] != text]  # no sentence twice
        if kept and kept[-1][1] == style == "dim":  # how far it is now
            del kept[-1]
        self._do(lambda: self._note([*kept, (text, style)][-NOTES:]))

    def page(self, title: str, content: RenderableType) -> None:
        """Show something over the table."""
        self._do(lambda: self._open(title, content, ""))

    def walk(self, walk: Walk) -> None:
        """An example of the rules over the table."""
        self._do(lambda: self.push_screen(ExamplePage(walk)))

    def end(self, reason: str, told: Sequence[str], question: str | None) -> bool:
        """Who has won stays in sight while another game is asked for."""
        said = self.sight is not None and reason in self.sight.news  # no sentence twice
        notes = [] if said else [(reason, "bold green")]
        self._do(lambda: self._note([*self.notes, *notes, *((line, "dim") for line in told)]))
        text = self._wait(question or self.say("play-enter-leaves"), confirming=False, holds=True)
        self._do(lambda: self._note([]))
        return question is not None and text.strip() == ""

    def _wait(self, question: str, *, confirming: bool, holds: bool, back: bool = False) -> str:
        def change() -> None:
            self.question, self.confirming, self.back, self.holds = question, confirming, back, holds
            self._draw()

        self._do(change)
        self.asking.set()
        found = self._lines.get()
        self.asking.clear()
        self.answered += 1
        self.question, self.confirming, self.back = "", False, False
        if isinstance(found, BaseException):
            raise found
        return found

    def interrupt(self, why: BaseException) -> None:
        """What is asked does not hold any more."""
        if self.waits() and not self.holds:
            self._lines.put(why)

    def waits(self) -> bool:
        """Is the person asked something that is not answered yet?"""
        return self.asking.is_set() and self._lines.empty()

    # -- what the person does ------------------------------------------------------------------------

    @on(Input.Submitted)
    def typed(self, event: Input.Submitted) -> None:
        """A line is typed."""
        if self.asking.is_set():
            event.input.clear()
            if not self.confirming:
                self._note([])
            self._lines.put(event.value)

    def action_open(self, key: str) -> None:
        """Show a page. What takes thought is thought out beside the screen."""
        terminal = self.terminal
        if terminal is None or key not in terminal.pages:
            return
        if key != "?":
            self._open(*terminal.pages[key](), key)
            return
        page = self._open(self.say("coach-title"), Text(self.say("play-thinking")), key)

        def fill(title: str, content: RenderableType) -> None:
            if not self._gone.is_set():
                self.call_from_thread(page.fill, title, content)

        def think() -> None:
            fill(*terminal.advice(lambda so_far: fill(self.say("coach-title"), so_far)))

        threading.Thread(target=think, daemon=True).start()

    def _open(self, title: str, content: RenderableType, key: str) -> Page:
        page = Page(title, content, self.say("play-close"))

        def closed(typed: str | None) -> None:
            line = self.query_one(Line)
            line.focus()
            if typed:
                line.value = (line.value or (key if key.isalpha() else "")) + typed
                line.cursor_position = len(line.value)

        self.push_screen(page, closed)
        return page

    def action_choices(self) -> None:
        """All that may be done now, to be pointed at."""
        sight = self.sight
        if sight is None or not sight.mine or not self.asking.is_set() or self.confirming:
            return
        if isinstance(self.screen, Choices):
            return
        describe = sight.turn.box.wording.describe
        offered = [self.say(describe(sight.turn.view, action)) for action in sight.turn.legal]

        def chosen(number: int | None) -> None:
            self.query_one(Line).focus()
            if number is not None:
                self.action_pick(number)

        self.push_screen(Choices(self.say("play-may-do"), offered, self.say("play-close-choices")), chosen)

    def action_pick(self, number: int) -> None:
        """Point at an action."""
        if self.sight is not None and self.asking.is_set() and not self.confirming:
            self._note([])
            self._lines.put(Picked(self.sight.turn.legal[number]))

    def action_answer(self, text: str) -> None:
        """Click on an answer to a question that is put to everybody."""
        if self.asking.is_set():
            self._lines.put(text)

    def action_undo(self) -> None:
        """Undo: what is typed, then what is chosen and not done, a step of what is put together, then the last answer
        where it can be taken back."""
        line = self.query_one(Line)
        if line.value:
            line.clear()
        elif (self.confirming or self.back) and self.asking.is_set():
            self._note([])
            self._lines.put("-")
        elif self.asking.is_set() and self._takes_back():
            self._lines.put(TakenBack())

    def _takes_back(self) -> bool:
        """Can the last answer be taken back?"""
        return not self.holds and self.terminal is not None and self.terminal.table.can_take_back

    def _undoes(self) -> bool:
        """Is there anything to undo?"""
        return bool(self.query_one(Line).value) or self.confirming or self.back or self._takes_back()

    @on(Input.Changed)
    def changed(self, event: Input.Changed) -> None:
        """Something is typed, or nothing any more: the keys say what can be undone."""
        if self.is_running:
            self._draw_keys()

    def action_scroll(self, way: int) -> None:
        """Move what does not fit."""
        for scroll in self.query(VerticalScroll):
            if scroll.max_scroll_y:
                scroll.scroll_relative(y=way * max(1, scroll.size.height - KEPT), animate=False)

    def action_other_theme(self) -> None:
        """The next theme."""
        self.theme = THEMES[(THEMES.index(self.theme) + 1) % len(THEMES)]

    def action_leave(self) -> None:
        """Get up; the match is kept."""
        self._gone.set()
        self._lines.put(Left())
        self.exit()

    # -- drawing --------------------------------------------------------------------------------------

    def on_resize(self, event: events.Resize) -> None:
        """The parts find their places anew."""
        self.call_after_refresh(self._draw)

    def _note(self, notes: list[tuple[str, str]]) -> None:
        self.notes = notes
        self._draw()

    def _draw(self) -> None:
        if not self.is_running:
            return
        sight = self.sight
        width = self.size.width
        if sight is None:
            self._draw_frame(scrolls=False)
            return
        above = [self._told(), Text.from_markup(self._offers()), Text(self.question)]
        fixed = 3 + sum(rows(text, width) for text in above if text)
        told = Told(sight.news, sight.earlier, self.say("play-happened"))
        layout = arrange(sight.scene, told, width, self.size.height - fixed)
        self._draw_frame(scrolls=layout.scrolls)
        for number in range(3):
            column = self.query_one(f"#column{number}")
            column.display = number < len(layout.columns)
            if column.display:
                self.query_one(f"#part{number}", Static).update(layout.columns[number])
        self.query_one("#below").display = layout.below is not None
        self.query_one("#answers", Static).update(layout.below or "")
        # By what was reckoned, not by what fits: with a bar beside them lines break sooner, and would ask for the bar.
        only = self.query_one("#column0")
        only.styles.overflow_y = "scroll" if layout.scrolls else "hidden" if len(layout.columns) == 1 else "auto"
        if layout.scrolls:
            self.call_after_refresh(only.scroll_home, animate=False)

    def _told(self) -> Text:
        return Text("\n").join(Text(text, style) for text, style in self.notes)

    def _draw_frame(self, *, scrolls: bool) -> None:
        say = self.say
        more = "↓ " + say("play-more-below") if scrolls else ""
        heading = (self.sight.scene.title if self.sight else "") or self.heading
        title = Text(" · ".join(filter(None, (self._whose(), more, heading))), no_wrap=True, overflow="ellipsis")
        self.query_one("#title", Static).update(title)
        told = self.query_one("#told", Static)
        told.update(self._told())
        told.display = bool(self.notes)
        question = self.query_one("#question", Static)
        question.update(Text(self.question))
        question.display = bool(self.question)
        offers = self.query_one("#offers", Static)
        offered = self._offers()
        offers.display = bool(offered)
        offers.update(offered)
        self._draw_keys()

    def _draw_keys(self) -> None:
        """The keys that do something now."""
        say = self.say
        keys = [("r", say("play-key-rules")), ("h", say("play-key-history")), ("b", say("play-key-board"))]
        mine = self.sight is not None and self.sight.mine
        if mine and self.terminal is not None and "?" in self.terminal.pages:
            keys.append(("?", say("play-key-coach")))
        if self.terminal is not None and talk.SIGN in self.terminal.pages:
            keys.append((talk.SIGN, say("play-key-talk")))
        shown = [(f"open('{key}')", key, name) for key, name in keys]
        if mine and not self.confirming:
            shown.append(("choices()", "Tab", say("play-key-choices")))
        if self._undoes():
            shown.append(("undo()", "Esc", say("play-key-back")))
        shown.append(("leave()", "^Q", say("play-key-leave")))
        shown.append(("other_theme()", "^T", say("play-key-theme")))
        while sum(len(key) + len(name) + 3 for _, key, name in shown) - 2 > self.size.width:
            del shown[-1]  # colours first: a narrow screen has room for what is played with
        marked = [f"[@click=app.{action}][b]{key}[/b] {name}[/]" for action, key, name in shown]
        self.query_one("#keys", Static).update("  ".join(marked))

    def _whose(self) -> str:
        """Whose turn it is."""
        sight = self.sight
        if sight is None:
            return ""
        if sight.mine:
            return self.say("play-your-turn")
        if not sight.waiting:
            return "" if sight.over else self.say("play-others")
        return self.say("play-awaited", who=", ".join(self.say.name(seat) for seat in sight.waiting))

    def _offers(self) -> str:
        """A few actions to point at; two answers while something is to be confirmed."""
        if self.confirming:
            return (
                f"[@click=app.answer('')][reverse] Enter {self.say('play-do-it')} [/][/]   "
                f"[@click=app.undo()][reverse] Esc {self.say('play-key-back')} [/][/]"
            )
        sight = self.sight
        if sight is None or not sight.mine or sight.scene.answers is not None or len(sight.turn.legal) > FEW:
            return ""
        describe = sight.turn.box.wording.describe
        said = [self.say(describe(sight.turn.view, action)).replace("[", "(") for action in sight.turn.legal]
        shown, used = "", 0
        for number, text in enumerate(said):  # each in one row
            fits = used + cell_len(text) <= self.size.width
            shown += ("  " if fits else "\n") * bool(used) + f"[@click=app.pick({number})][u]{text}[/u][/]"
            used = cell_len(text) + 2 + (used if fits else 0)
        return shown if rows(Text.from_markup(shown), self.size.width) <= 2 else ""  # the list has room for them
