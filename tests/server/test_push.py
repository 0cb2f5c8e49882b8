"""A guest who is away is notified when his turn comes: once, only where it is set up, and readable to him alone."""

from __future__ import annotations

import asyncio
import functools
import json
import re
import sqlite3
import time
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from server.pushing import CONTACT, Browser, Service
from server.rooms import until
from server.web import Server, actions, of_a_file, wait_for

from konspira.play import shelf
from konspira.server import Config, push
from konspira.server.monitoring import Metrics
from konspira.server.push import from_base64, to_base64
from konspira.server.store import StoreError
from konspira.server.store.statements import Statements


def subscribe(server: Server, token: str, endpoint: str, keys: dict[str, str], language: str = "en") -> int:
    given = {"endpoint": endpoint, "keys": keys, "language": language}
    return server.ask("/api/me/push", given, token=token).status


def later_than(made: float) -> bool:
    """Has the time of the database gone on?"""
    return int(time.time() * 1000) > int(made * 1000)


def failed(server: Server, notices: int) -> bool:
    """Have so many notices failed, by now?"""
    return f"konspira_notices_failed_total {notices}\n" in server.ask("/metrics").body.decode()


def two_guests(server: Server) -> tuple[str, str, str]:
    """A table that waits for both of its guests, and their tokens."""
    table = server.table(ania := server.token(), ["me", "open"], public=True, patience=None)
    with server.sit(table, bartek := server.token("Bartek")) as one:
        one.hear()
        one.do("sit", chair=1)
    return table, ania, bartek


def test_a_turn_brings_a_notice_that_only_the_browser_can_open(notifying: Server, service: Service) -> None:
    table, ania, bartek = two_guests(notifying)
    browser = Browser()
    assert subscribe(notifying, bartek, service.place("bartek"), browser.keys, "cs") == 204
    with notifying.sit(table, ania) as one:
        one.hear()
        one.do("start")
        service.wait_for(1)
    path, headers, message = service.messages[0]
    assert path == "/bartek"
    assert browser.open(message) == {"kind": "turn", "table": table, "title": "GRA", "text": "Jsi na tahu"}
    assert table not in str(headers), "the push service need not know the table"
    assert {headers["ttl"], headers["content-encoding"]} == {"86400", "aes128gcm"}


def test_a_turn_that_comes_back_brings_another_notice(notifying: Server, service: Service) -> None:
    table, ania, bartek = two_guests(notifying)
    with notifying.sit(table, ania) as one:
        one.hear()
        with notifying.sit(table, bartek) as two:
            two.hear()
            one.do("start")
            two.until(lambda message: message["type"] == "turn")
            subscribe(notifying, bartek, service.place(), Browser().keys)
            one.do("act", action=actions(one.turn["legal"])[0])
            two.do("act", action=actions(two.turn["legal"])[0])
            while two.turn["legal"]:
                two.do("act", action=actions(two.turn["legal"])[0])
            service.wait_for(0)  # he was here all along
        while one.turn is None or not one.turn["legal"]:
            one.hear()
        one.do("act", action=actions(one.turn["legal"])[0])
        service.wait_for(1)


@pytest.mark.parametrize("notifying", [4], indirect=True, ids=["heartbeat"])
def test_who_sleeps_with_the_line_open_is_notified(notifying: Server, service: Service) -> None:
    table, ania, bartek = two_guests(notifying)
    subscribe(notifying, bartek, service.place(), Browser().keys)
    with notifying.freeze_at(table, bartek), notifying.sit(table, ania) as one:
        one.until(lambda message: message["table"]["chairs"][1]["present"])
        one.do("start")
        service.wait_for(1)


def test_the_notice_is_signed_with_the_key_that_was_offered(notifying: Server, service: Service) -> None:
    table, ania, bartek = two_guests(notifying)
    subscribe(notifying, bartek, service.place(), Browser().keys)
    with notifying.sit(table, ania) as one:
        one.hear()
        one.do("start")
        service.wait_for(1)
    said = re.fullmatch(r"vapid t=(.+)\.(.+)\.(.+), k=(.+)", service.messages[0][1]["authorization"])
    assert said is not None
    head, claims, signature, key = said.groups()
    assert key == notifying.ask("/api/push").json["key"]
    r, s = (int.from_bytes(part, "big") for part in (from_base64(signature)[:32], from_base64(signature)[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(push.CURVE, from_base64(key))
    public.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    claimed = json.loads(from_base64(claims))
    assert (claimed["sub"], claimed["aud"]) == (CONTACT, service.place("")[:-1])
    assert time.time() < claimed["exp"] <= time.time() + 24 * 3600


@pytest.mark.parametrize(("status", "after"), [(410, 1), (404, 1), (500, 2)])
def test_a_place_that_is_gone_is_forgotten_and_one_in_trouble_is_not(
    notifying: Server, service: Service, status: int, after: int
) -> None:
    service.status = status
    notices = 0
    bartek = notifying.token("Bartek")
    subscribe(notifying, bartek, service.place(), Browser().keys)
    for notices in (1, after):
        table = notifying.table(ania := notifying.token(), ["me", "open"], public=True, patience=None)
        with notifying.sit(table, bartek) as two:
            two.hear()
            two.do("sit", chair=1)
        with notifying.sit(table, ania) as one:
            one.hear()
            one.do("start")
            service.wait_for(notices)
            assert one.do("act", action=actions(one.turn["legal"])[0])["type"] == "done", "the table goes on"
        assert wait_for(functools.partial(failed, notifying, notices)), "what became of it is known"


def test_who_switches_notices_off_gets_no_more_and_nobody_else_can_do_it(notifying: Server, service: Service) -> None:
    table, ania, bartek = two_guests(notifying)
    for name in ("phone", "desk"):
        subscribe(notifying, bartek, service.place(name), Browser().keys)
    for token, name in ((ania, "phone"), (bartek, "desk")):
        assert notifying.ask("/api/me/push/off", {"endpoint": service.place(name)}, token=token).status == 204
    with notifying.sit(table, ania) as one:
        one.hear()
        one.do("start")
        service.wait_for(1)
    assert service.messages[0][0] == "/phone"


def test_of_many_browsers_the_last_five_are_notified(notifying: Server, service: Service) -> None:
    table, ania, bartek = two_guests(notifying)
    for number in range(7):
        subscribe(notifying, bartek, service.place(str(number)), Browser().keys)
        assert wait_for(functools.partial(later_than, time.time()))  # which ones are the last is told by the time
    with notifying.sit(table, ania) as one:
        one.hear()
        one.do("start")
        service.wait_for(5)
    assert {path for path, _, _ in service.messages} == {"/2", "/3", "/4", "/5", "/6"}


def test_bad_keys_and_bad_places_are_refused(notifying: Server, service: Service) -> None:
    token, good = notifying.token(), Browser().keys
    assert subscribe(notifying, token, "https://10.0.0.1/a", good) == 400
    assert subscribe(notifying, token, service.place("x" * 1000), good) == 400
    assert subscribe(notifying, token, service.place(), good | {"auth": "AAAA"}) == 400
    assert subscribe(notifying, token, service.place(), good | {"p256dh": to_base64(b"\4" + bytes(64))}) == 400
    assert subscribe(notifying, token, service.place(), good | {"p256dh": "ž"}) == 400
    assert subscribe(notifying, token, service.place(), good, "de") == 400
    assert subscribe(notifying, "", service.place(), good) == 401


def test_without_a_key_nothing_is_offered(server: Server) -> None:
    assert server.ask("/api/push").json == {"key": None}
    assert subscribe(server, server.token(), "https://8.8.8.8/a", Browser().keys) == 404


@of_a_file
def test_a_guest_who_is_forgotten_is_forgotten_with_all_his_browsers(notifying: Server, service: Service) -> None:
    subscribe(notifying, notifying.token(), service.place(), Browser().keys)
    with closing(sqlite3.connect(notifying.db, isolation_level=None)) as connection:
        assert connection.execute("SELECT count(*) FROM push").fetchone() == (1,)
        connection.execute("PRAGMA foreign_keys = ON")
        for statement, values in Statements().sweep(0, 0, 0, -1):
            connection.execute(statement, values)
        assert connection.execute("SELECT count(*) FROM push").fetchone() == (0,)


def test_the_example_of_rfc_8291_is_encrypted_as_it_is_there() -> None:
    number = int.from_bytes(from_base64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    own = ec.derive_private_key(number, push.CURVE)
    browser = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    keys = push.browser_keys(browser, "BTBZMqHH6r4Tts7J_aSIgg")
    text = b"When I grow up, I want to be a watermelon"
    assert to_base64(push.encrypt(text, *keys, own, from_base64("DGv6ra1nlYgDCS1FRnbzlw"))) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def with_notifier(tmp_path: Path, work: Callable[[push.PushNotifier, mock.Mock], Coroutine[Any, Any, None]]) -> None:
    """Do some work with a notifier whose store a test makes up, and that sends nothing."""
    (tmp_path / "key.pem").write_bytes(push.new_key())

    async def run() -> None:
        store = mock.Mock(pushes=mock.AsyncMock(return_value=[mock.Mock(endpoint="https://push.example/x")]))
        config = Config(push_key=tmp_path / "key.pem", push_contact=CONTACT)
        notifier = push.PushNotifier(config, store, Metrics())
        with (
            mock.patch.object(notifier, "_post", return_value=201) as store.posted,
            mock.patch.object(notifier._resolver, "find", mock.AsyncMock(return_value="192.0.2.1")),
        ):
            await work(notifier, store)
        notifier.close()

    asyncio.run(run())


def test_a_call_that_could_not_be_made_is_not_crossed_out(tmp_path: Path) -> None:
    async def work(notifier: push.PushNotifier, store: mock.Mock) -> None:
        told: list[Any] = []
        store.pushes.side_effect = StoreError("frozen", "database")
        notifier.notify("g", "t", shelf.box("gra"), told.append)
        await until(lambda: not notifier._sending)
        assert (told, store.posted.call_count) == ([], 0)

    with_notifier(tmp_path, work)


def test_a_call_that_was_made_is_crossed_out_until_that_is_stored_and_not_made_again_meanwhile(tmp_path: Path) -> None:
    async def work(notifier: push.PushNotifier, store: mock.Mock) -> None:
        told: list[Any] = []

        def call() -> None:
            notifier.notify("g", "t", shelf.box("gra"), told.append)

        call()
        for number in (1, 2, 3):
            await until(lambda number=number: len(told) == number)  # type: ignore[misc]  # asked at once
            call()
            told[-1](StoreError("frozen", "database") if number < 3 else None)
        await until(lambda: not notifier._sending)
        assert (len(told), store.posted.call_count) == (3, 1)

    with mock.patch.object(push, "AGAIN", 0.01):
        with_notifier(tmp_path, work)
