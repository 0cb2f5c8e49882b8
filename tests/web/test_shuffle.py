"""Everybody's page shuffles, without a tap: seeds are committed to, listed and opened while people gather and start."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import msgspec
from playwright.sync_api import expect
from server.web import Server
from web.browser import DESK, Visitor

from konspira.play.fair_deal import Shuffle, read_shuffle


def shuffled(server: Server, table: str, match: int = 1) -> tuple[dict[str, Any], Shuffle]:
    """The header of a match, and the round that it tells of, checked."""
    with closing(sqlite3.connect(f"file:{server.db}?mode=ro", uri=True, timeout=30)) as db:
        ((text,),) = db.execute("SELECT text FROM line WHERE match = ? AND number = 0", (f"{table}/{match}",))
    header = msgspec.json.decode(text)
    shuffle = read_shuffle(header)
    assert shuffle is not None
    return header, shuffle


def listed(shuffle: Shuffle) -> list[tuple[int, ...]]:
    return sorted(device.seats for device in shuffle.devices)


def table_of(page: Any) -> str:
    return str(page.url.partition("/t/")[2])


def test_play_now_begins_with_my_devices_seed_and_one_tap(visit: Callable[..., Visitor]) -> None:
    visitor = visit(size=DESK, language="en")
    page = visitor.go("/")
    page.locator("#play").click()
    page.locator(".game").wait_for()
    _, shuffle = shuffled(visitor.server, table_of(page))
    assert listed(shuffle) == [(0,)]
    assert shuffle.left_out == shuffle.voided == ()


def test_two_pages_shuffle_while_people_gather(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(size=DESK), visit(size=DESK)
    table = host.make("Ania", "gra", ["me", "open"], public=True)
    one = host.go(f"/t/{table}")
    guest.become("Bartek")
    other = guest.go(f"/t/{table}")
    other.get_by_role("button", name="Usiądź").first.click()
    expect(one.locator(".chairs")).to_contain_text("Bartek")
    one.get_by_role("button", name="Zaczynamy").click()
    for page in (one, other):
        page.locator(".game").wait_for()
    header, shuffle = shuffled(host.server, table)
    assert listed(shuffle) == [(0,), (1,)]
    assert all(device.key for device in shuffle.devices)  # by which it signs what it does
    assert shuffle.left_out == shuffle.voided == ()
    seeds = [
        dict(page.evaluate(f"JSON.parse(sessionStorage.getItem('konspira-seeds-{table}'))")) for page in (one, other)
    ]
    assert {seed[header["commitment"]] for seed in seeds} == {device.seed for device in shuffle.devices}
