"""Everybody's page shuffles, without a tap: seeds are committed to, listed and opened while people gather and start."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import msgspec
from playwright.sync_api import Page, expect
from server.web import Server
from web.browser import DESK, Visitor

from konspira.play.fair_deal import Shuffle, read_shuffle


def shuffled(server: Server, table: str, match: int = 1) -> tuple[dict[str, Any], Shuffle]:
    """The header of a match, and the round that it tells of, checked."""
    with closing(sqlite3.connect(f"file:{server.db}?mode=ro", uri=True, timeout=30)) as db:
        ((text,),) = db.execute('SELECT text FROM entry WHERE "table" = ? AND match = ? AND line = 0', (table, match))
    header = msgspec.json.decode(text)
    shuffle = read_shuffle(header)
    assert shuffle is not None
    return header, shuffle


def listed(shuffle: Shuffle) -> list[tuple[int, ...]]:
    return sorted(device.seats for device in shuffle.devices)


def table_of(page: Any) -> str:
    return str(page.url.partition("/t/")[2])


def has_a_seed(page: Page, table: str) -> None:
    """It has what it commits to."""
    page.wait_for_function("name => sessionStorage.getItem(name)", arg=f"konspira-seeds-{table}")


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
    has_a_seed(other, table)
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


def test_who_was_away_when_the_list_was_closed_is_left_out_and_suspects_nobody(visit: Callable[..., Visitor]) -> None:
    """His device had committed to a seed: that it is missing from the journal was held against an honest server."""
    host, guest = visit(size=DESK), visit(size=DESK)
    table = host.make("Ania", "gra", ["me", "open"], public=True)
    one = host.go(f"/t/{table}")
    guest.become("Bartek")
    other = guest.go(f"/t/{table}")
    other.get_by_role("button", name="Usiądź").first.click()
    has_a_seed(other, table)
    other.goto(f"{guest.site}/tables")  # in the same tab, which keeps its seeds
    expect(one.locator(".chairs")).to_contain_text("chwilowo poza siecią")
    one.get_by_role("button", name="Zaczynamy").click()
    one.locator(".game").wait_for()
    header, shuffle = shuffled(host.server, table)
    assert (listed(shuffle), shuffle.left_out) == ([(0,)], (1,))
    other.goto(f"{guest.site}/t/{table}")
    other.locator(".game").wait_for()
    assert header["commitment"] in dict(other.evaluate(f"JSON.parse(sessionStorage.getItem('konspira-seeds-{table}'))"))
    remembered = [
        page.evaluate(f"JSON.parse(localStorage.getItem('konspira-match-{table}-1'))") for page in (one, other)
    ]
    assert [memory["commitment"] for memory in remembered] == [header["commitment"]] * 2
    assert [memory["seed"] for memory in remembered] == [shuffle.devices[0].seed, None]


OPENING = """async (honest) => {
    const { Shuffler } = await import('/web/shuffle.js'), { publicKey, sign } = await import('/web/signing.js');
    const secret = new Uint8Array(32).fill(7), server = publicKey(secret), commitment = 'ab'.repeat(32);
    const shuffler = new Shuffler(`forged-${honest}`), sealed = sign(secret, 'commitment', { commitment });
    shuffler.state = { server, commitment, sealed, voided: [], closed: null };
    const mine = shuffler.commitment();
    const devices = [{ commitment: mine.commitment, key: mine.device, seats: [0] }];
    const list = { commitment, devices, left_out: [], voided: [] };
    const signature = sign(honest ? secret : new Uint8Array(32).fill(8), 'list', list);
    shuffler.state = { ...shuffler.state, closed: { commitment, devices, left_out: [], signature } };
    return shuffler.opening() !== null;
}"""


def test_a_seed_is_opened_only_for_a_list_that_the_server_has_signed(visit: Callable[..., Visitor]) -> None:
    page = visit().go("/")
    assert page.evaluate(OPENING, True) is True
    assert page.evaluate(OPENING, False) is False


RELOADED = """async () => {
    const { Shuffler, listings } = await import('/web/shuffle.js');
    const { publicKey, sign } = await import('/web/signing.js');
    const secret = new Uint8Array(32).fill(7), server = publicKey(secret);
    const told = (commitment, closed = null, voided = []) => (
        { server, commitment, sealed: sign(secret, 'commitment', { commitment }), voided, closed });
    const close = (commitment, mine, voided = []) => {
        const round = { commitment, devices: [{ commitment: mine, key: null, seats: [0] }], left_out: [] };
        return { ...round, signature: sign(secret, 'list', listings([...voided, round]).pop()) };
    };
    const committed = (device, round) => {
        device.state = told(round);
        return device.commitment().commitment;
    };
    const opens = (device, state) => {
        device.state = state;
        return device.opening() !== null;
    };
    const [one, two] = ['ab'.repeat(32), 'cd'.repeat(32)], before = new Shuffler('reloaded');
    const first = close(one, committed(before, one));
    const found = { opens: opens(before, told(one, first)), twice: opens(before, told(one, first)) };
    const after = new Shuffler('reloaded');  // the page has been loaded anew
    const mine = committed(after, two), voided = [{ ...first, missing: [first.devices[0].commitment] }];
    const other = { ...first, devices: [{ ...first.devices[0], seats: [1] }] };
    const content = listings([other])[0];
    found.other = opens(after, told(one, { ...other, signature: sign(secret, 'list', content) }));
    found.again = opens(after, told(one, first));
    found.hidden = opens(new Shuffler('reloaded'), told(two, close(two, mine)));
    found.listed = opens(new Shuffler('reloaded'), told(two, close(two, mine, voided), voided));
    const later = new Shuffler('reloaded'), three = 'ef'.repeat(32);  // when the match has been played
    later.hear({ type: 'welcome', table: { match: 1, shuffle: told(three) }, you: { mine: [] } });
    found.next = opens(later, told(three, close(three, committed(later, three))));
    return found;
}"""


def test_over_a_reload_a_device_knows_what_it_has_opened_for(visit: Callable[..., Visitor]) -> None:
    """It forgot, and opened for a list that hid the round it had opened for before."""
    assert visit().go("/").evaluate(RELOADED) == {
        "opens": True, "twice": False,
        "other": False,  # for another list of that round
        "again": True,  # for the same: what was said before the reload may have been lost
        "hidden": False, "listed": True, "next": True,
    }  # fmt: skip
