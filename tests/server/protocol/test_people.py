"""What I say of myself over HTTP is short, and holds nothing unknown; anything else is no message."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from konspira.server.protocol.people import DeviceLinkShown, MailWanted, NameWanted, PushSubscribe


def test_a_name_may_come_with_a_face_and_with_nothing_unknown() -> None:
    assert msgspec.convert({"name": "Ania"}, NameWanted) == NameWanted("Ania", None)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"name": "Ania", "host": True}, NameWanted)


@pytest.mark.parametrize(
    ("kind", "wanted"),
    [
        (MailWanted, {"address": "a@" + "b" * 253, "language": "pl"}),
        (MailWanted, {"address": "a@b.example", "language": "xx"}),
        (PushSubscribe, {"endpoint": "h" * 1001, "keys": {"p256dh": "k", "auth": "a"}, "language": "cs"}),
        (DeviceLinkShown, {"token": "t" * 201}),
    ],
)
def test_what_is_too_long_or_in_no_language_of_ours_is_refused(kind: type, wanted: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(wanted, kind)
