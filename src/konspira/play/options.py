"""The options of a game as a lobby can show them, read off the types that the game itself gives them."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect

from konspira.boxes.box import Box


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that can be agreed on before a match."""

    name: str
    kind: Literal["flag", "choice", "number", "text", "list", "parts"]
    default: Any
    choices: list[Any] | None = None
    least: int | None = None
    most: int | None = None
    file: bool = False  # a value of one's own may come as a file
    asked: bool = False  # whoever has never chosen is asked before the first match
    editor: str | None = None  # the script of the game's page with which a value of one's own is made
    presets: dict[str, Any] | None = None  # values that have a name
    parts: list[Option] | None = None  # what it is put together from


def schema(box: Box) -> list[Option]:
    """Every option of a game, in the game's own order."""
    described = inspect.type_info(box.settings)
    if not isinstance(described, inspect.StructType):
        raise TypeError(f"{box.name}: settings are a Struct")
    return _parts(described)


def _parts(kind: inspect.StructType) -> list[Option]:
    """The fields of a Struct whose fields all have a default."""
    defaults, hints = msgspec.to_builtins(kind.cls()), get_type_hints(kind.cls)
    return [_option(field.name, field.type, defaults[field.name], hints[field.name]) for field in kind.fields]


def _option(name: str, kind: Any, default: Any, hint: Any) -> Option:
    if isinstance(kind, inspect.UnionType):  # an option that may be left open, or be chosen by name or given whole
        named = next((one for one in kind.types if _extra(one, "choices")), None)
        if named is not None:
            asked, editor = bool(_extra(named, "asked")), _extra(named, "editor")
            return Option(
                name, "choice", default, list(_extra(named, "choices")), file=True, asked=asked, editor=editor
            )
        presets = next((found for one in kind.types if (found := _extra(one, "presets"))), None)
        if presets is not None:
            whole = next(one for one in kind.types if not isinstance(one, inspect.Metadata))
            return msgspec.structs.replace(_option(name, whole, default, _whole(hint)), presets=dict(presets))
        kind = next(one for one in kind.types if not isinstance(one, inspect.NoneType))
        if isinstance(kind, inspect.Metadata) and isinstance(kind.type, inspect.StructType):
            made, own = _option(name, kind.type, default, hint), bool(_extra(kind, "file"))
            return msgspec.structs.replace(made, file=own, editor=_extra(kind, "editor"))
        if _extra(kind, "values"):
            return Option(name, "choice", default, [None, *_extra(kind, "values")])
        if isinstance(kind, inspect.LiteralType):
            return Option(name, "choice", default, [None, *_in_order(kind, hint)])
    if isinstance(kind, inspect.StructType):
        return Option(name, "parts", default, parts=_parts(kind))
    if _extra(kind, "file"):
        return Option(name, "list", default, file=True, editor=_extra(kind, "editor"))
    if isinstance(kind, inspect.BoolType):
        return Option(name, "flag", default)
    if isinstance(kind, inspect.LiteralType):
        return Option(name, "choice", default, _in_order(kind, hint))
    if isinstance(kind, inspect.IntType):
        return Option(name, "number", default, least=kind.ge, most=kind.le)
    if isinstance(kind, inspect.ListType | inspect.VarTupleType | inspect.TupleType | inspect.SetType):
        return Option(name, "list", default, _choices_of(kind, hint))
    text: Literal["text"] = "text"
    return Option(name, text, default)


def _extra(kind: Any, word: str) -> Any:
    """What a game says of a type beyond the type itself, by `msgspec.Meta(extra={word: …})`.

    `choices`: the names that a text may be; `values`: what a number may be; `presets`: names for values;
    `file`: a value comes as a file; `asked`: ask for it first; `editor`: the script that makes one.
    """
    return kind.extra.get(word) if isinstance(kind, inspect.Metadata) and kind.extra else None


def _whole(hint: Any) -> Any:
    """Of a value that is named or given whole, the type of the whole one."""
    return next(one for one in get_args(hint) if get_origin(one) is not Literal)


def _choices_of(kind: Any, hint: Any) -> list[Any] | None:
    """What the items of a list may be, where they are chosen from a few."""
    item = getattr(kind, "item_type", None)
    return _in_order(item, hint) if isinstance(item, inspect.LiteralType) else None


def _in_order(kind: inspect.LiteralType, hint: Any) -> list[Any]:
    """The values of a Literal as the game lists them; msgspec sorts them."""
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    for part in get_args(hint):
        if get_args(part):
            return _in_order(kind, part)
    return list(kind.values)
