"""Options as a lobby shows them: read off the types that a game gives its settings."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Annotated, Any, Literal

import msgspec
import pytest

from konspira.play import shelf
from konspira.play.options import Option, schema


def shown(kind: Any, default: Any) -> Option:
    """The only option of a game that has one of this type."""
    settings = msgspec.defstruct("Settings", [("one", kind, default)])
    (option,) = schema(SimpleNamespace(name="toy", settings=settings))  # type: ignore[arg-type]  # all that is asked
    return option


class Rule(msgspec.Struct, frozen=True):
    strict: bool = True
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3


@pytest.mark.parametrize(
    ("kind", "default", "option"),
    [
        (bool, True, Option("one", "flag", True)),
        (Literal["value", "count", "both"], "count", Option("one", "choice", "count", ["value", "count", "both"])),
        (Literal["b", "a"] | None, None, Option("one", "choice", None, [None, "b", "a"])),
        (Annotated[int, msgspec.Meta(ge=0, le=3)], 1, Option("one", "number", 1, least=0, most=3)),
        (tuple[Literal["wired", "decoy"], ...], (), Option("one", "list", (), ["wired", "decoy"])),
        (str, "x", Option("one", "text", "x")),
        (Annotated[str, msgspec.Meta(extra={"choices": ("a", "b")})] | tuple[int, ...], "a",
         Option("one", "choice", "a", ["a", "b"], file=True)),
        (Annotated[tuple[int, ...], msgspec.Meta(extra={"file": True})], (), Option("one", "list", (), file=True)),
    ],
)  # fmt: skip
def test_the_kind_of_an_option_follows_from_its_type(kind: Any, default: Any, option: Option) -> None:
    assert msgspec.to_builtins(shown(kind, default)) == msgspec.to_builtins(option)


def test_what_is_put_together_from_parts_shows_them() -> None:
    option = shown(Rule, Rule())
    assert option.kind == "parts"
    assert [(part.name, part.kind) for part in option.parts or ()] == [("strict", "flag"), ("rounds", "number")]


@pytest.mark.parametrize("name", shelf.names())
def test_the_defaults_that_are_shown_are_those_that_are_played(name: str) -> None:
    box = shelf.box(name)
    options = schema(box)
    assert [option.name for option in options] == list(box.settings.__struct_fields__)
    assert box.read_options({option.name: option.default for option in options}) == box.read_options({})


@pytest.mark.parametrize("name", shelf.names())
def test_a_game_reads_files_if_and_only_if_an_option_comes_as_one(name: str) -> None:
    box = shelf.box(name)
    assert (box.files is not None) == any(option.file for option in schema(box))
