"""Pips in words."""

from typing import Any

import msgspec

from konspira.news import News


class Keep(msgspec.Struct, frozen=True, tag_field="do", tag="keep", forbid_unknown_fields=True):
    """Keep my number."""


class Swap(msgspec.Struct, frozen=True, tag_field="do", tag="swap", forbid_unknown_fields=True):
    """Swap it for another."""


Action = Keep | Swap


def value(number: int) -> Action:
    return Swap() if number else Keep()


def number(action: Action) -> int:
    return int(isinstance(action, Swap))


def describe(v: Any, action: Action) -> News:
    return News("pips-swap" if isinstance(action, Swap) else "pips-keep")


def preview(v: Any, action: Action) -> list[News]:
    return []


def refuse(v: Any, action: Action) -> News:
    return News("pips-refuse")


def tell(before: Any, after: Any) -> list[News]:
    if after.waiting == 0:
        return [News("pips-end")]
    return [News("pips-hold", {"pip": after.pip[after.seat] if after.seat >= 0 else 0})]


def reason(v: Any) -> News:
    return News("pips-end")


def board(v: Any) -> list[News]:
    return [News("pips-hold", {"pip": v.pip[v.seat] if v.seat >= 0 else 0})]
