"""A guest who is away gets a letter when his turn comes: one a turn, where he has confirmed, until he stops it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from unittest import mock

import pytest
from server.mailing import Post, link_in, running_post
from server.web import Server, actions, wait_for

from konspira.boxes.box import Box
from konspira.play import shelf
from konspira.server import Config
from konspira.server.mail.notifier import A_DAY, DAY, TRIES, MailNotifier
from konspira.server.monitoring import Metrics
from konspira.server.store import Mailbox, StoredTable, WaitingLetter
from konspira.server.store.database import Database
from konspira.server.store.sqlite import SqliteStore

SITE = "https://play.example.org"


@pytest.fixture
def post() -> Iterator[Post]:
    with running_post() as running:
        yield running


@pytest.fixture
def writing(own: Callable[..., Server], post: Post) -> Server:
    """A server that writes letters."""
    address = post.url.replace(":geheim", "")
    return own(
        smtp=address, smtp_password="geheim", mail_from="club@example.org", public_url=SITE, push_after=0.1, blink=0.1
    )


def called(server: Server, post: Post, token: str, address: str, language: str = "en") -> None:
    """A guest gives an address and confirms it."""
    asked = server.ask("/api/me/mail", {"address": address, "language": language}, token=token)
    assert (asked.status, asked.json) == (202, {"offered": True, "address": address, "confirmed": False})
    confirmed = server.ask("/api/mail/confirm", {"token": link_in(post.wait_for(len(post.letters) or 1), "confirm")})
    assert confirmed.json["confirmed"] is True


def two_guests(server: Server, **wanted: object) -> tuple[str, str, str]:
    table = server.table(ania := server.token(), ["me", "open"], patience=None, **wanted)
    with server.sit(table, bartek := server.token("Bartek")) as two:
        two.hear()
        two.do("sit", chair=1)
    return table, ania, bartek


def test_a_turn_brings_one_letter_in_my_language_until_i_stop_it(writing: Server, post: Post) -> None:
    table, ania, bartek = two_guests(writing, clock="day")
    called(writing, post, bartek, "bartek@example.org", "cs")
    with writing.sit(table, ania) as one:
        one.hear()
        one.do("start")
        letter = post.wait_for(2)
        assert (letter["To"], letter["Subject"]) == ("bartek@example.org", "GRA: jsi na tahu")
        assert f"{SITE}/t/{table}" in letter.get_content()
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert post.logins[-1] == ("club", "geheim")
        one.do("act", action=actions(one.turn["legal"])[0])  # it is still the same turn of his
    writing.die_and_rise()
    with writing.sit(table, bartek) as two:
        two.hear()
        two.do("act", action=actions(two.turn["legal"])[0])
        while two.turn["legal"]:
            two.do("act", action=actions(two.turn["legal"])[0])
    assert len(post.letters) == 2, "not one more about that turn"
    click = letter["List-Unsubscribe"].strip("<>").removeprefix(SITE)
    assert writing.ask(click, raw=b"List-Unsubscribe=One-Click").status == 204
    assert writing.ask("/api/me/mail", token=bartek).json == {"offered": True, "address": None, "confirmed": False}
    assert not any(word in writing.log for word in ("geheim", "bartek@"))


def test_the_next_turn_brings_the_next_letter(writing: Server, post: Post) -> None:
    table, ania, bartek = two_guests(writing)
    called(writing, post, bartek, "b@example.org")
    with writing.sit(table, ania) as one, writing.sit(table, bartek) as two:
        one.hear(), two.hear()
        one.do("start")
        two.until("turn")
        two.do("act", action=actions(two.turn["legal"])[0])
    with writing.sit(table, ania) as one:
        one.hear()
        one.do("act", action=actions(one.turn["legal"])[0])
        while one.turn["legal"]:
            one.do("act", action=actions(one.turn["legal"])[0])
        assert "your turn" in post.wait_for(2)["Subject"]


def test_who_has_not_confirmed_gets_nothing_and_a_link_is_good_for_its_address_only(
    writing: Server, post: Post
) -> None:
    table, ania, bartek = two_guests(writing)
    for address in ("first@example.org", "second@example.org"):
        writing.ask("/api/me/mail", {"address": address, "language": "pl"}, token=bartek)
    stale = link_in(post.letters[0], "confirm")
    assert writing.ask("/api/mail/confirm", {"token": stale}).json["news"]["id"] == "refused-mail-link"
    for wrong in ("", "a.b.c", f"{stale[:-4]}AAAA", "žluť.1.x"):
        assert writing.ask("/api/mail/confirm", {"token": wrong}).status == 404
        assert writing.ask("/api/mail/stop", {"token": wrong}).status == 404
    with writing.sit(table, ania) as one:
        one.hear()
        one.do("start")
        one.do("act", action=actions(one.turn["legal"])[0])
    assert len(post.letters) == 2


def test_a_mail_server_that_is_out_of_order_is_said_to_who_asks(writing: Server, post: Post) -> None:
    token = writing.token()
    post.data_replies = ["451 later"]
    asked = writing.ask("/api/me/mail", {"address": "a@example.org", "language": "en"}, token=token)
    assert (asked.status, asked.json["news"]["id"]) == (502, "refused-mail-server")
    for _ in range(6):
        last = writing.ask("/api/me/mail", {"address": "a@example.org", "language": "en"}, token=token)
    assert (last.status, last.json["news"]["id"]) == (429, "refused-mail-often"), "nobody's mailbox is filled"
    assert wait_for(lambda: post.tried == 5)


# -- without a server -------------------------------------------------------------------------------


def delivering(tmp_path: Path, post: Post, work: Callable[[MailNotifier, SqliteStore, Metrics], object]) -> None:
    """Do some work with a notifier whose guest g wants letters at a@example.org, and one is due at table t."""

    async def run() -> None:
        store, metrics = SqliteStore(Database(tmp_path / "a.db"), asyncio.get_running_loop()), Metrics()
        config = Config(smtp=post.url, mail_from="club@example.org", public_url=SITE)
        notifier = MailNotifier(config, store, metrics)
        await store.commit(store.keep_guest("g", "Ania", 1))
        await store.commit(*store.keep_table(StoredTable("t", "gra", {}, True, None, "g", 1, 1), None))
        await store.commit(store.keep_mailbox(Mailbox("g", "a@example.org", "en", True), 1))
        await store.commit(*notifier.keep("g", "t", "1.0", 5))
        await work(notifier, store, metrics)  # type: ignore[misc]  # a coroutine
        notifier.close()
        await asyncio.to_thread(store.close)

    asyncio.run(run())


async def wanted(letter: WaitingLetter) -> Box | None:
    return shelf.box("gra")


async def unwanted(letter: WaitingLetter) -> Box | None:
    return None


def test_what_fails_is_tried_again_under_the_same_name_and_counted(tmp_path: Path, post: Post) -> None:
    async def work(notifier: MailNotifier, store: SqliteStore, metrics: Metrics) -> None:
        post.data_replies = ["451 later", "451 later"]
        at, waits = 10, []
        for _ in range(3):
            due = await store.letters(at)
            assert len(due) == 1
            await notifier.deliver_all(due, wanted, at)
            waits.append(at)
            assert await store.letters(at + 59_000) == [], "not at once"
            at += 3_600_001
        assert len(post.letters) == 1
        assert (metrics.counts["letters_failed"], metrics.counts["letters_sent"]) == (2, 1)
        assert await store.letters(2**60) == []
        await store.commit(*notifier.keep("g", "t", "1.0", 5))
        assert await store.letters(2**60) == [], "one letter a turn"
        await store.commit(*notifier.keep("g", "t", "1.1", 5))
        assert [one.turn for one in await store.letters(2**60)] == ["1.1"]

    delivering(tmp_path, post, work)


def test_it_is_given_up_after_some_tries(tmp_path: Path, post: Post) -> None:
    async def work(notifier: MailNotifier, store: SqliteStore, metrics: Metrics) -> None:
        post.data_replies = ["451 later"] * TRIES
        for hours in range(TRIES + 1):
            at = 10 + hours * 7_200_000
            await notifier.deliver_all(await store.letters(at), wanted, at)
        assert (post.tried, metrics.counts["letters_dropped"]) == (TRIES, 1)
        assert await store.letters(2**60) == []

    delivering(tmp_path, post, work)


def test_an_address_that_takes_nothing_is_not_written_to_again(tmp_path: Path, post: Post) -> None:
    async def work(notifier: MailNotifier, store: SqliteStore, metrics: Metrics) -> None:
        post.rcpt_replies = ["550 nobody here"]
        await notifier.deliver_all(await store.letters(10), wanted, 10)
        box = await store.mailbox("g")
        assert box == Mailbox("g", "a@example.org", "en", False)
        await store.commit(*notifier.keep("g", "t", "1.1", 5))
        assert await store.letters(2**60) == []

    delivering(tmp_path, post, work)


def test_a_day_has_so_many_letters_and_who_has_come_needs_none(tmp_path: Path, post: Post) -> None:
    async def work(notifier: MailNotifier, store: SqliteStore, metrics: Metrics) -> None:
        await notifier.deliver_all(await store.letters(10), unwanted, 10)
        for turn in range(A_DAY + 3):
            await store.commit(*notifier.keep("g", "t", f"2.{turn}", 5))
            await notifier.deliver_all(await store.letters(10), wanted, 10)
        assert (len(post.letters), metrics.counts["letters_dropped"]) == (A_DAY, 3)
        assert len({letter["Message-ID"] for letter in post.letters}) == A_DAY
        await store.commit(*notifier.keep("g", "t", "3.0", 5))
        await notifier.deliver_all(await store.letters(DAY), wanted, DAY)
        assert len(post.letters) == A_DAY + 1, "the next day has its own"

    delivering(tmp_path, post, work)


def test_of_two_who_would_send_one_letter_at_once_one_does(tmp_path: Path, post: Post) -> None:
    """Two caretakers that have read the same list: one of them has lost its lease and does not know it yet."""

    async def work(notifier: MailNotifier, store: SqliteStore, metrics: Metrics) -> None:
        due = await store.letters(10)
        await asyncio.gather(*(notifier.deliver_all(due, wanted, 10) for _ in range(2)))
        await notifier.deliver_all(due, wanted, 10)  # and one that comes late begins nothing again
        assert (len(post.letters), metrics.counts["letters_sent"]) == (1, 1)
        assert await store.letters(2**60) == []

    delivering(tmp_path, post, work)


def test_a_letter_that_somebody_has_begun_and_not_finished_is_sent_by_the_next_one(tmp_path: Path, post: Post) -> None:
    async def work(notifier: MailNotifier, store: SqliteStore, metrics: Metrics) -> None:
        (letter,) = await store.letters(10)
        assert await notifier._claim(letter, 500), "and its node dies"
        await notifier.deliver_all([letter], wanted, 10)
        assert (post.letters, await store.letters(499)) == ([], [])
        await notifier.deliver_all(await store.letters(501), wanted, 501)
        assert len(post.letters) == 1

    delivering(tmp_path, post, work)


def test_what_is_over_the_rate_of_a_node_waits_and_is_not_lost(tmp_path: Path, post: Post) -> None:
    async def work(notifier: MailNotifier, store: SqliteStore, metrics: Metrics) -> None:
        with mock.patch.object(notifier._all, "take", return_value=False):
            await notifier.deliver_all(await store.letters(10), wanted, 10)
        assert (post.letters, metrics.counts["letters_delayed"], await store.letters(11)) == ([], 1, [])
        (letter,) = await store.letters(100_000)
        assert letter.tries == 0
        await notifier.deliver_all([letter], wanted, 100_000)
        assert len(post.letters) == 1

    delivering(tmp_path, post, work)
