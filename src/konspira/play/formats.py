"""The formats of journals: what a match is dealt by and its marks are taken over, frozen for as long as one is read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from konspira.boxes.box import Box
from konspira.play.key import deal_seed
from konspira.play.layout import BadLayout, Layout, first, layout


class Format(msgspec.Struct, frozen=True):
    """What a format fixes. A match goes on in the format it began in."""

    chance: Callable[[bytes, int], int]  # key, step → the chance of the step
    layout: Callable[[Box, Mapping[str, Any]], Layout]  # of the views, as the header has it


def _in_the_header(box: Box, header: Mapping[str, Any]) -> Layout:
    text = header.get("layout")
    if not isinstance(text, str):
        raise BadLayout("layout")
    return layout(box, text)


FORMATS = {
    1: Format(chance=deal_seed, layout=lambda box, header: first(box)),  # version 0.1
    2: Format(chance=deal_seed, layout=_in_the_header),
}
NEWEST = max(FORMATS)
