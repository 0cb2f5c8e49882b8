"""Who somebody is: signed cookies and tokens, and names that can be shown."""

from __future__ import annotations

import pytest
from server.web import Server

from konspira.server.identity import Identity, clean_name


def cookie_of(server: Server, name: str = "Ania") -> str:
    answer = server.ask("/api/me", {"name": name}, headers={"Origin": server.site})
    assert answer.status == 200
    return str(answer.headers["Set-Cookie"]).partition(";")[0]


def test_a_guest_gets_a_signed_cookie_that_scripts_cannot_read(server: Server) -> None:
    answer = server.ask("/api/me", {"name": " Ania\u202e "}, headers={"Origin": server.site})
    assert answer.json == {"name": "Ania"}
    said = answer.headers["Set-Cookie"]
    assert "HttpOnly" in said
    assert "SameSite=Lax" in said
    cookie = said.partition(";")[0]
    assert server.ask("/api/me", headers={"Cookie": cookie}).json == {"name": "Ania"}
    forged = cookie[:-2] + ("AA" if not cookie.endswith("AA") else "BB")
    assert server.ask("/api/me", headers={"Cookie": forged}).json == {"name": None}


def test_a_signature_holds_for_one_guest_and_one_key() -> None:
    ours, theirs = Identity(b"k" * 32), Identity(b"x" * 32)
    signed = ours.sign("guest")
    assert ours.read(signed) == "guest"
    assert theirs.read(signed) is None
    assert ours.read("other." + signed.partition(".")[2]) is None
    for bad in ("", ".", "guest", "guest.", signed + "x", "é." + signed, "x" * 300):
        assert ours.read(bad) is None


@pytest.mark.parametrize(
    ("given", "kept"),
    [("Ania", "Ania"), ("  a \n b\t", "a b"), ("\u200b\u200d\u202e", None), ("", None), ("Żółć 🦊", "Żółć 🦊"),
     ("x" * 60, "x" * 24), ("\ud800a", "a"), ("<script>", "<script>"), ("a\x00b", "ab")],
)  # fmt: skip
def test_names_lose_what_hides_or_turns_round(given: str, kept: str | None) -> None:
    assert clean_name(given) == kept
