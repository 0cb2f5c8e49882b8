"""The files of an owner: the missions of their own copy of Krecia robota, their blank role, and ours to start from."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import msgspec

from konspira.boxes.box import BadOptions
from konspira.games.krecia import pack, pack_errors, roles
from konspira.news import News
from konspira.speech import bad_options


def read(option: str, text: str) -> Any:
    """1.2, 10.3 The missions of somebody's own copy, or their role, out of the text of a file: TOML, or the JSON that a
    page keeps. Raises BadOptions with the first mistake.
    """
    if option == "missions":
        cards = _json(text)
        return msgspec.to_builtins(pack.read(text) if cards is None else pack.read_cards(cards))
    if option == "blank_role":
        return _read_role(text)
    raise BadOptions(f"{option} is not read from a file", News("refused-option-value", {"option": option}))


def _json(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return None


def _read_role(text: str) -> Any:
    value = _json(text)
    if value is None:
        try:
            value = tomllib.loads(text).get("role")
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            raise pack_errors.not_toml(error) from None
    try:
        role = msgspec.convert(value, roles.Role)
    except (msgspec.ValidationError, RecursionError) as error:
        raise pack_errors.refused("role-file", why=str(error)) from None
    wrong = roles.why_not(role)
    if wrong:
        raise bad_options(pack_errors.FOLDER, wrong.id, **wrong.args)
    return msgspec.to_builtins(role)


def template(option: str) -> str | None:
    """The file that an owner may copy and change: the missions that come with the game."""
    return pack.DEFAULT.read_text(encoding="utf-8") if option == "missions" else None


# -- to a file --------------------------------------------------------------------------------------


def write(option: str, value: Any) -> tuple[str, str]:
    """17.5 What was written in a page, as a file: its name and its text. Raises BadOptions for what cannot be read."""
    if option == "missions":
        cards = read(option, json.dumps(value))
        return "missions.toml", "\n".join(_table("[[mission]]", card, pack.Mission("-", "yellow")) for card in cards)
    role = read(option, json.dumps(value))
    return "role.toml", _table("[role]", role, roles.Role())


def _table(head: str, values: dict[str, Any], usual: msgspec.Struct) -> str:
    """A table of TOML: what differs from the usual, a line each."""
    unsaid: dict[str, Any] = msgspec.to_builtins(usual)
    said = {name: value for name, value in values.items() if value != unsaid[name] or name in ("id", "trump")}
    return "\n".join([head, *(f"{name} = {_value(value)}" for name, value in said.items())]) + "\n"


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {_value(one)}" for name, one in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_value(one) for one in value) + "]"
    return json.dumps(value, ensure_ascii=False)
