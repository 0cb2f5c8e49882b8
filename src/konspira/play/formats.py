"""The formats of journals: what a match is dealt by and its marks are taken over, frozen for as long as one is read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from konspira.boxes.box import Box
from konspira.play.key import deal_seed, step_key
from konspira.play.layout import BadLayout, Layout, first, layout


class Format(msgspec.Struct, frozen=True):
    """What a format fixes. A match goes on in the format it began in."""

    chance: Callable[
        [bytes, int], int | bytes
    ]  # key, step → its chance: 64 bits, or a key to draw from (kernel/chacha)
    layout: Callable[[Box, Mapping[str, Any]], Layout]  # of the views, as the header has it
    shuffled: bool = False  # may the header say that others than the server have shuffled?


def _in_the_header(box: Box, header: Mapping[str, Any]) -> Layout:
    text = header.get("layout")
    if not isinstance(text, str):
        raise BadLayout("layout")
    return layout(box, text)


FORMATS = {
    1: Format(chance=deal_seed, layout=lambda box, header: first(box)),  # version 0.1
    2: Format(chance=deal_seed, layout=_in_the_header),
    3: Format(chance=step_key, layout=_in_the_header, shuffled=True),
}
NEWEST = max(FORMATS)
