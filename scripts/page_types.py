"""Write the types that the pages are checked against: the protocol's messages, and each game's view and actions.

`python scripts/page_types.py` writes them; `--check` only says which are out of date. They are for the checker and for
editors: the server does not serve `.d.ts` files, and the wheel does not carry them.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_type_hints

from msgspec import inspect

from konspira.boxes.box import Box
from konspira.play import shelf

ROOT = Path(__file__).parent.parent
SCHEMA = ROOT / "docs" / "protocol.schema.json"
WEB = ROOT / "src" / "konspira" / "web"
COMMAND = "python scripts/page_types.py"
HEAD = f"// Written by `{COMMAND}`: do not edit.\n"

_SHARED = {
    "Turn": "View, Action, Derived",
    "Seen": "View, Derived",
    "BoardProps": "View, Action, Derived",
    "Page": "View, Action, Derived",
}
_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def protocol() -> str:
    """All messages of the protocol, out of its JSON schema."""
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
    parts = [_interface(name, one) for name, one in schema["$defs"].items()]
    unions = {name: one for name, one in schema["properties"].items() if "anyOf" in one}
    parts += [f"export type {name} = {_said(one)};" for name, one in unions.items()]
    return f"{HEAD}// The messages of the protocol, from docs/protocol.schema.json.\n\n" + "\n\n".join(parts) + "\n"


def _interface(name: str, schema: dict[str, Any]) -> str:
    lines = [f"/** {' '.join(schema['description'].split())} */"] if "description" in schema else []
    required = set(schema.get("required", ()))
    fields = [f"  {key}{'' if key in required else '?'}: {_said(one)};" for key, one in schema["properties"].items()]
    return "\n".join([*lines, f"export interface {name} {{", *fields, "}"])


def _said(schema: dict[str, Any]) -> str:
    """A JSON schema as a type. What the protocol leaves open (a view, an action) is `any`."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(json.dumps(value).replace('"', "'") for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(_said(one) for one in schema["anyOf"])
    if schema.get("type") == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(_said(one) for one in schema['prefixItems'])}]"
        return f"{_several(_said(schema.get('items') or {}))}[]"
    if schema.get("type") == "object":
        return f"{{ [key: string]: {_said(schema.get('additionalProperties') or {})} }}"
    return _PLAIN[schema["type"]] if "type" in schema else "any"


def _several(kind: str) -> str:
    return f"({kind})" if " | " in kind else kind


def game(box: Box) -> str:
    """What a board is given: the view of a seat, what follows from it, and the actions it may offer."""
    found: dict[str, inspect.StructType] = {}
    view = _typed(inspect.type_info(box.view.struct), found)
    derived = _typed(inspect.type_info(_derived(box)), found)
    action = _typed(inspect.type_info(box.wording.action_type), found)
    parts = [_struct(name, one, found) for name, one in list(found.items())]
    parts += [] if view == "View" else [f"export type View = {view};"]
    parts += [] if derived == "Derived" else [f"export type Derived = {derived};"]
    parts += [] if action == "Action" else [f"export type Action = {action};"]
    parts += [f"export type {name} = page.{name}<{of}>;" for name, of in _SHARED.items()]
    title = f"// What a seat of {box.name} sees and may do, from the game's records.\n"
    return HEAD + title + "import type * as page from '/web/types/page.js';\n\n" + "\n\n".join(parts) + "\n"


def _derived(box: Box) -> Any:
    """The type of what a game derives from its views."""
    return get_type_hints(box.wording.derive)["return"] if box.wording.derive else None


def _struct(name: str, kind: inspect.StructType, found: dict[str, inspect.StructType]) -> str:
    # A part of an action that is at its default is left out; the action itself is sent with all its fields.
    omitted = kind.cls.__struct_config__.omit_defaults and not kind.tag_field
    fields = [
        f"  {field.encode_name}{'?' if omitted and not field.required else ''}: {_typed(field.type, found)};"
        for field in kind.fields
    ]
    tag = [f"  {kind.tag_field}: '{kind.tag}';"] if kind.tag_field else []
    return "\n".join([f"export interface {name} {{", *tag, *fields, "}"])


def _typed(kind: inspect.Type, found: dict[str, inspect.StructType]) -> str:
    """A type of msgspec as one of TypeScript; structs are collected, each under its own name."""
    match kind:
        case inspect.Metadata():
            return _typed(kind.type, found)
        case inspect.StructType():
            name = kind.cls.__name__.lstrip("_")
            if name not in found:
                found[name] = kind
                for field in kind.fields:
                    _typed(field.type, found)
            return name
        case inspect.TupleType():
            return f"{_several(' | '.join(dict.fromkeys(_typed(one, found) for one in kind.item_types)))}[]"
        case inspect.VarTupleType() | inspect.ListType():
            return f"{_several(_typed(kind.item_type, found))}[]"
        case inspect.UnionType():
            return " | ".join(_typed(one, found) for one in kind.types)
        case inspect.LiteralType():
            return " | ".join(json.dumps(value).replace('"', "'") for value in kind.values)
        case inspect.EnumType():
            return " | ".join(f"'{one.value}'" for one in kind.cls)
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.StrType():
            return "string"
        case inspect.NoneType():
            return "null"
    raise TypeError(f"a board cannot be sent {kind}")


def files() -> Iterator[tuple[Path, str]]:
    """Every file of types, with what it should hold."""
    yield WEB / "types" / "protocol.d.ts", protocol()
    for name in shelf.names():
        box = shelf.box(name)
        if box.folder.is_relative_to(ROOT) and (box.folder / "page" / "board.js").exists():
            yield box.folder / "page" / "view.d.ts", game(box)


def stale() -> list[Path]:
    """The files that do not hold what they should."""
    return [path for path, text in files() if not path.exists() or path.read_text(encoding="utf-8") != text]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, only say what is out of date")
    if parser.parse_args().check:
        for path in stale():
            print(f"{path.relative_to(ROOT)} is out of date: run {COMMAND}")
        return 1 if stale() else 0
    for path, text in files():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
