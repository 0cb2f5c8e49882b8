"""What `--help` says, in the language of the machine: texts are called after the command and what is written after it.

`help-play-seats` explains `konspira play --seats`; without one, `help-seats` explains it for every command.
"""

from __future__ import annotations

from typing import Any

from rich.markup import escape
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from konspira import speech
from konspira.cli import arguments


def told(*ids: str) -> str:
    """The first of the texts that exists."""
    language = arguments.language(None)
    there = speech.bundle(arguments.HOME, language)
    return escape(arguments.say(next((id for id in ids if there.has_message(id)), ids[0]), language))


class Command(TyperCommand):
    """A command that explains itself."""

    def __init__(self, name: str | None, **given: Any) -> None:
        super().__init__(name, **{**given, "help": told(f"help-{name}"), "rich_help_panel": told("help-commands")})
        for one in self.params:
            if isinstance(one, TyperArgument | TyperOption):
                own = (one.name or "").strip("_")
                one.help = told(f"help-{name}-{own}", f"help-{own}")
                one.rich_help_panel = told("help-options" if isinstance(one, TyperOption) else "help-arguments")

    def get_help_option(self, ctx: Any) -> Any:
        """`--help` itself."""
        return _explained(super().get_help_option(ctx))


class Commands(TyperGroup):
    """All commands."""

    def get_help_option(self, ctx: Any) -> Any:
        """`--help` itself."""
        return _explained(super().get_help_option(ctx))


def _explained(option: Any) -> Any:
    option.help, option.rich_help_panel = told("help-help"), told("help-options")
    return option
