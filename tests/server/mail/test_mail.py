"""How a letter is sent, in whose name, and what a mail server says to it."""

from __future__ import annotations

import pytest
from server.mailing import running_post

from konspira.server.mail import Letter, Undeliverable, is_address, read_server, send, written

LETTER = Letter("ania@example.org", "Twoja kolej", "Zażółć gęślą jaźń.", "abc", "https://p.example.org/stop")


def test_an_address_of_a_mail_server_is_read_and_its_password_never_shown() -> None:
    server = read_server("smtps://me%40x:s%3Ft@mail.example.org", "", "club@example.org")
    assert (server.host, server.port, server.tls) == ("mail.example.org", 465, True)
    assert (server.user, server.password) == ("me@x", "s?t")
    assert "s?t" not in f"{server!r} {server}"
    assert read_server("smtp://me@h", "other", "c@example.org").password == "other"
    for url, sender in (("http://h", "a@b.org"), ("smtp://", "a@b.org"), ("smtp://h", "nobody"), ("smtp://h/x", "a@b")):
        with pytest.raises(ValueError, match="smtp://"):
            read_server(url, "", sender)


def test_a_letter_says_who_where_and_how_to_stop_it() -> None:
    with running_post() as post:
        send(LETTER, read_server(post.url, "", "club@example.org"))
        (letter,) = post.letters
    assert letter.get_content().strip() == LETTER.text
    assert (letter["To"], letter["From"]) == ("ania@example.org", "Konspira <club@example.org>")
    assert (letter["Message-ID"], letter["List-Unsubscribe"]) == ("<abc@example.org>", f"<{LETTER.stop}>")
    assert letter["Auto-Submitted"] == "auto-generated"


def test_what_is_refused_for_good_is_told_apart_from_what_may_be_tried_again() -> None:
    with running_post() as post:
        server = read_server(post.url, "", "club@example.org")
        for replies, reply, for_good, address in (
            (post.rcpt_replies, "550 nobody", True, True),
            (post.rcpt_replies, "450 full", False, False),
            (post.data_replies, "554 spam", True, False),
            (post.data_replies, "451 later", False, False),
        ):
            replies.append(reply)
            with pytest.raises(Undeliverable if for_good else OSError) as refused:
                send(LETTER, server)
            assert getattr(refused.value, "address", False) is address


def test_letters_leave_this_machine_encrypted_only(monkeypatch: pytest.MonkeyPatch) -> None:
    with running_post() as post:
        monkeypatch.setattr("konspira.server.mail.is_this_device", lambda host: False)
        with pytest.raises(OSError, match="STARTTLS"):
            send(LETTER, read_server(post.url, "", "club@example.org"))
        assert (post.letters, post.logins) == ([], []), "not even the password is told"


def test_addresses_hold_nothing_that_ends_a_line() -> None:
    assert is_address("ania.k+gry@poczta.example.org")
    assert is_address("ludmiła@przykład.pl")
    assert not any(map(is_address, ("", "a@", "a@b\n", "a@b c", "a@b,c@d", "x" * 65 + "@b")))
    assert written(LETTER, read_server("smtp://h", "", "c@d.org"))["Subject"] == "Twoja kolej"
