"""A guest's other device: a link makes it the same guest there, once, and for a few minutes.

The link is made by a page, and holds more than the server ever sees: the key by which the other device is going to
sign, and the first one's word for it (web/otherdevice.js). What is made and taken here only says whose guest it is.
"""

from __future__ import annotations

import re
import time
from typing import NamedTuple

from konspira.server.middleware import Identity
from konspira.server.protocol import Refusal

VALID = 600  # seconds that a link is good for
_LINK = re.compile(
    r"(?P<said>(?P<guest>[\w-]{1,64})\.(?P<until>\d{1,12})\.[\w-]{1,32})\.(?P<signature>[\w=-]{1,64})", re.A
)


class DeviceLink(NamedTuple):
    """What such a link says: whose it is, and what is spent of it until when."""

    guest: str
    id: str
    until: int


class DeviceLinks:
    """The part of such links that the server makes, and knows again. Each is good once: it is spent in the store."""

    def __init__(self, identity: Identity) -> None:
        self._identity = identity

    def make(self, guest: str, mark: str) -> str:
        """A link for another device of a guest; `mark` is what no other link of his has."""
        said = f"{guest}.{round(time.time()) + VALID}.{mark}"
        return f"{said}.{self._identity.signature('device', said)}"

    def read(self, shown: str) -> DeviceLink:
        """What a link says. Raises Refusal where it is not good, or no more."""
        link = _LINK.fullmatch(shown)
        if link is None or not self._identity.signed("device", link["said"], link["signature"]):
            raise Refusal("refused-device-link", 404)
        if int(link["until"]) < round(time.time()):
            raise Refusal("refused-device-link", 404)
        return DeviceLink(link["guest"], f"device {link['said']}", 1000 * int(link["until"]))
