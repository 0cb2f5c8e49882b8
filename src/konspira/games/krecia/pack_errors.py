"""What is wrong with a mission in an owner's file: the first mistake as a sentence, with what would be possible.

It reads off the types of a card what may stand there, so a new kind of condition needs no text of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import inspect

from konspira.boxes.box import BadOptions
from konspira.news import News
from konspira.speech import bad_options

FOLDER = Path(__file__).parent


def refused(reason: str, **facts: Any) -> BadOptions:
    """The error for options that cannot be played, its reason in three languages."""
    return bad_options(FOLDER, f"krecia-refused-{reason}", **facts)


def not_toml(error: Exception) -> BadOptions:
    """A file that is not TOML; the reader says where in words, we take the line out of them."""
    line = re.search(r"line (\d+)", str(error))
    return refused("toml", line=line[1] if line else "end")


def in_card(card: dict[str, Any], name: str, kind: Any) -> BadOptions:
    """The first mistake of a card that is not of this kind."""
    try:
        said = next(_mistakes(card, inspect.type_info(kind)))
    except RecursionError:  # far deeper than any condition may be put together
        return refused("deep", mission=name)
    return bad_options(FOLDER, said.id, **said.args, mission=name)


def _mistakes(card: dict[str, Any], kind: Any) -> Iterator[News]:
    """Mistakes in the fields of a card or of a condition."""
    fields = {field.encode_name: field for field in kind.fields}
    known = [*([kind.tag_field] if kind.tag_field else []), *fields]
    for name in card:
        if name not in known:
            yield News("krecia-pack-unknown", {"field": name, "known": known})
    for name, field in fields.items():
        if name in card:
            yield from _mistakes_of(name, card[name], field.type)
        elif field.required:
            yield News("krecia-pack-missing", {"field": name})


def _mistakes_of(name: str, value: Any, kind: Any) -> Iterator[News]:
    """Mistakes in one value."""
    if isinstance(kind, inspect.LiteralType):
        if value not in kind.values:
            yield News("krecia-pack-values", {"field": name, "values": list(kind.values)})
    elif isinstance(kind, inspect.BoolType):
        if not isinstance(value, bool):
            yield News("krecia-pack-flag", {"field": name})
    elif isinstance(kind, inspect.StrType):
        least, most = kind.min_length or 0, kind.max_length or 0
        if not isinstance(value, str) or len(value) < least or (most and len(value) > most):
            yield News("krecia-pack-text", {"field": name, "least": least, "most": most})
    elif isinstance(kind, inspect.IntType):
        if not _whole(value, kind):
            yield News("krecia-pack-number", {"field": name, "low": kind.ge, "high": kind.le})
    elif isinstance(kind, inspect.TupleType):
        if not _limits(value, kind):
            ranges = [f"{one.ge}–{one.le}" for one in kind.item_types if isinstance(one, inspect.IntType)]
            yield News("krecia-pack-limits", {"field": name, "ranges": ranges})
    elif isinstance(kind, inspect.VarTupleType):
        yield from _mistakes_in_conditions(name, value, kind)
    elif isinstance(kind, inspect.UnionType):
        yield from _mistakes_in_condition(value, kind)


def _whole(value: Any, kind: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and kind.ge <= value <= kind.le


def _limits(value: Any, kind: inspect.TupleType) -> bool:
    if not isinstance(value, list) or len(value) != len(kind.item_types):
        return False
    return all(_whole(one, limit) for one, limit in zip(value, kind.item_types, strict=True))


def _mistakes_in_conditions(name: str, value: Any, kind: Any) -> Iterator[News]:
    """16.1, 16.7 So many conditions, each of a kind that there is."""
    least = kind.min_length or 0
    if not isinstance(value, list) or not least <= len(value) <= kind.max_length:
        yield News("krecia-pack-conditions", {"field": name, "least": least, "most": kind.max_length})
        return
    for condition in value:
        yield from _mistakes_in_condition(condition, kind.item_type)


def _mistakes_in_condition(condition: Any, kind: Any) -> Iterator[News]:
    kinds = {one.tag: one for one in kind.types}
    chosen = condition.get("kind") if isinstance(condition, dict) else None
    if not isinstance(chosen, str) or chosen not in kinds:
        yield News("krecia-pack-values", {"field": "kind", "values": list(kinds)})
    else:
        yield from _mistakes(condition, kinds[chosen])
