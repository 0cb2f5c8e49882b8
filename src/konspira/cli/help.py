"""What `--help` and refusals say, in the language that is chosen: by `-l` on the same line, else the machine's.

`help-play-seats` explains `konspira play --seats`; without one, `help-seats` explains it for every command.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from typing import Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.text import Text
from typer import rich_utils
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from konspira import speech
from konspira.cli import arguments

Refused: Any = typer.BadParameter.__bases__[0].__bases__[0]  # what Typer raises; it may carry a click of its own


def told(*ids: str, **args: Any) -> str:
    """The first of the texts that exists."""
    language = arguments.language(None)
    there = speech.bundle(arguments.HOME, language)
    return arguments.say(next((id for id in ids if there.has_message(id)), ids[0]), language, **args)


def spoken_in(words: Sequence[str]) -> str | None:
    """The language that a command line asks for, if it is one of ours."""
    found = None
    for place, word in enumerate(words):
        name, equals, value = word.partition("=")
        if name in ("-l", "--language"):
            found = value if equals else "".join(words[place + 1 : place + 2])
        elif word.startswith("-l") and not word.startswith("--"):
            found = word[2:]
    return found if found in speech.LANGUAGES else None


class Command(TyperCommand):
    """A command that explains itself."""

    def __init__(self, name: str | None, **given: Any) -> None:
        super().__init__(name, **given)
        self.named = {one.name: one.metavar for one in self.params}  # as the code calls what is written there
        self.explain()

    def explain(self) -> None:
        """Take the texts of the language that is spoken now."""
        own = told(f"help-command-{self.name}", f"help-{self.name}")  # an option may be called like a command
        self.help, self.rich_help_panel = escape(own), told("help-commands")
        self.options_metavar = told("help-meta-options")
        for one in self.params:
            if isinstance(one, TyperArgument | TyperOption):
                own = (one.name or "").strip("_")
                one.help = escape(told(f"help-{self.name}-{own}", f"help-{own}"))
                one.rich_help_panel = told("help-options" if isinstance(one, TyperOption) else "help-arguments")
                _name(one, self.named[one.name])

    def get_help_option(self, ctx: Any) -> Any:
        """`--help` itself."""
        return _explained(super().get_help_option(ctx))

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """How it is written."""
        _usage(self, ctx, formatter)


def _name(one: Any, given: str | None) -> None:
    """Call what is written after an option, or instead of an argument, by a word of the language that is spoken."""
    if isinstance(one, TyperArgument):
        one.metavar = arguments.place(given or str(one.name).upper(), arguments.language(None))
        typed: Any = one
        typed.display_type_rich = lambda ctx: None  # its name says what it is; Typer before 0.20 does not ask
    else:
        one.metavar = given or ("" if one.is_flag else told(_KINDS[_kind(one)]))


_KINDS = {"number": "help-meta-number", "path": "help-meta-path", "text": "help-meta-text"}


def _kind(one: Any) -> str:
    """Is a number, a path or a text written there?"""
    known = one.display_type(None) if hasattr(one, "display_type") else one.type.name  # Typer as it is, and before 0.20
    if re.search("int|float", known):
        return "number"
    return "path" if re.search("path|file|directory", known) else "text"


class Commands(TyperGroup):
    """All commands."""

    def main(self, args: Sequence[str] | None = None, **more: Any) -> Any:  # type: ignore[override]  # the rest by name
        """Run one, in the language that its line asks for; what is refused is said in it, whoever refuses it."""
        words, alone = list(sys.argv[1:] if args is None else args), more.pop("standalone_mode", True)
        with arguments.speaking(spoken_in(words)):
            self._explain()
            try:
                code = super().main(words, standalone_mode=False, **more)
            except Refused as error:
                if not alone:
                    raise
                _show(error)
                sys.exit(error.exit_code)
            except typer.Abort:
                if not alone:
                    raise
                typer.echo(told("help-aborted"), err=True)
                sys.exit(1)
        if not alone:
            return code
        sys.exit(code if isinstance(code, int) else 0)

    def _explain(self) -> None:
        """Take the texts of the language that is spoken now, for everything below too."""
        self.help, self.options_metavar = escape(told("help-konspira")), told("help-meta-options")
        self.subcommand_metavar = told("help-meta-command")
        rich_utils.DEFAULT_STRING = told("help-default", value="{}")
        rich_utils.REQUIRED_LONG_STRING = told("help-required")
        texts = {"install_completion": "help-install-completion", "show_completion": "help-show-completion"}
        for one in self.params:
            if isinstance(one, TyperOption) and one.name in texts:
                one.help, one.rich_help_panel = escape(told(texts[one.name])), told("help-options")
                one.metavar = ""
        for command in self.commands.values():
            if isinstance(command, Command):
                command.explain()

    def get_help_option(self, ctx: Any) -> Any:
        """`--help` itself."""
        return _explained(super().get_help_option(ctx))

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """How it is written."""
        _usage(self, ctx, formatter)


def _explained(option: Any) -> Any:
    option.help, option.rich_help_panel = escape(told("help-help")), told("help-options")
    option.metavar = ""
    return option


def _usage(command: Any, ctx: Any, formatter: Any) -> None:
    formatter.write_usage(ctx.command_path, " ".join(command.collect_usage_pieces(ctx)), told("help-usage") + " ")


# -- refusals -----------------------------------------------------------------------------------------


def _show(error: Any) -> None:
    """How the command is written, and in a frame what was wrong."""
    if type(error).__name__ == "NoArgsIsHelpError":  # the help stands there already
        return
    console, ctx = Console(stderr=True), getattr(error, "ctx", None)  # not every refusal knows its command
    if ctx is not None:
        console.print(Text(ctx.get_usage(), "yellow"))
        console.print(Text(told("help-try", command=f"{ctx.command_path} --help"), "dim"))
    console.print(Panel(Text(reason(error)), title=told("help-error"), title_align="left", border_style="red"))


def reason(error: Any) -> str:
    """What was wrong, in the language that is spoken."""
    kind, message = type(error).__name__, str(error.message)
    if kind == "MissingParameter":
        return told("refused-missing", what=_what(error))
    if kind == "NoSuchOption":
        return told("refused-no-such-option", option=error.option_name) + _meant(sorted(error.possibilities or ()))
    if kind == "BadOptionUsage":
        return told("refused-option-needs", option=error.option_name)
    if kind == "BadParameter":
        if error.param is None or error.param_hint is not None:  # we have refused it ourselves, in words
            return f"{_what(error)}: {message}" if _what(error) else message
        if found := re.search(r"(greater|less) than or equal to (-?[\d.]+)", message):
            id = "refused-at-least" if found[1] == "greater" else "refused-at-most"
            return told(id, what=_what(error), number=found[2].rstrip("."))
        number = "integer" in message or "float" in message or "number" in message
        return told("refused-not-a-number" if number else "refused-bad-value", what=_what(error))
    if found := re.match(r"No such command '([^']*)'", message):
        return told("refused-no-command", command=found[1]) + _meant(re.findall(r"'([^']*)'", message)[1:])
    if found := re.match(r"Got unexpected extra argument[s()]* \((.*)\)", message):
        return told("refused-extra", words=found[1])
    return str(error.format_message())


def _meant(near: Sequence[str]) -> str:
    """What may have been meant."""
    return " " + told("refused-meant", known=", ".join(near)) if near else ""


def _what(error: Any) -> str:
    """What was written wrongly, as it is written."""
    hint = error.param_hint
    if hint is None and error.param is not None:
        named = error.param.opts if isinstance(error.param, TyperOption) else [str(error.param.metavar)]
        return " / ".join(named)
    return hint if isinstance(hint, str) else " / ".join(hint or ())
