"""Where a guest says by which address he is called: refused with a reason, and nothing where nobody writes."""

from __future__ import annotations

import pytest
from server.web import Server


def test_where_no_mail_server_is_set_up_nobody_is_asked_for_an_address(server: Server) -> None:
    token = server.token()
    assert server.ask("/api/me/mail", token=token).json == {"offered": False, "address": None, "confirmed": False}
    assert server.ask("/api/me/mail", {"address": "a@b.org", "language": "en"}, token=token).status == 404
    for path in ("/api/mail/confirm", "/api/mail/stop"):
        assert server.ask(path, {"token": "x"}).status == 404
    assert server.ask("/api/me/mail/off", {}, token=token).status == 204


@pytest.mark.parametrize("address", ["nobody", "a@b\r\nBcc: c@d", "a@b, c@d", "<a@b>", "@b", "a b@c"])
def test_what_is_no_address_is_refused(server: Server, address: str) -> None:
    from konspira.server.mail import is_address

    assert not is_address(address)


def test_who_is_no_guest_is_told_so(server: Server) -> None:
    asked = server.ask("/api/me/mail", {"address": "a@b.org", "language": "en"})
    assert (asked.status, asked.json["news"]["id"]) == (401, "refused-guest")
