"""The switch for notifications where the server offers push, and what the worker does with a call.

No browser reaches a real push service here: the test plays its part, and tests/server/pushing.py opens messages.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from server.pushing import CONTACT, Browser
from server.web import Server
from web.browser import Visitor
from web.gra import open_table
from web.keys import wait_until

from konspira.server import push

READY = "navigator.serviceWorker.ready.then((worker) => worker.active !== null)"
SHOWN = """async () => {
    const worker = await navigator.serviceWorker.ready, [one] = await worker.getNotifications();
    return one ? [one.title, one.body, one.data, one.tag] : null;
}"""
ENDPOINT = "http://127.0.0.1:9/ania"
SERVICE = """
    window.Notification = class {
        static permission = 'default';
        static async requestPermission() { return Notification.permission = 'granted'; }
    };
    const place = {
        endpoint: ENDPOINT, toJSON: () => ({ endpoint: ENDPOINT, expirationTime: null, keys: KEYS }),
        unsubscribe: async () => { window.place = null; return true; },
    };
    window.place = null;
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'pushManager', { get: () => ({
        subscribe: async (asked) => { window.asked = asked; return window.place = place; },
        getSubscription: async () => window.place,
    }) });
"""


@pytest.fixture
def calling(tmp_path: Path) -> Iterator[Server]:
    """A server that calls guests."""
    (tmp_path / "key.pem").write_bytes(push.new_key())
    server = Server(
        tmp_path / "push.db", games=["gra"], push_key=str(tmp_path / "key.pem"), push_contact=CONTACT, push_near=True
    )
    yield server
    server.stop()


def menu(page: Page) -> None:
    page.get_by_role("button", name="Menu stołu").click()


def test_the_switch_tells_the_server_where_to_call_and_where_no_more(
    calling: Server, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(calling)
    keys = json.dumps(Browser().keys)
    visitor.context.add_init_script(f"const ENDPOINT = '{ENDPOINT}', KEYS = {keys}; {SERVICE}")
    visitor.go("/").wait_for_function(READY)
    page = open_table(visitor, seats=2).page
    menu(page)
    switch = page.get_by_role("switch", name="Powiadomienia")
    expect(page.get_by_role("dialog")).to_contain_text("albo strona zamknięta")
    with page.expect_response("**/api/me/push") as subscribed:
        switch.check()
    assert subscribed.value.status == 204
    assert subscribed.value.request.post_data_json["endpoint"] == ENDPOINT
    assert page.evaluate("asked") == {
        "userVisibleOnly": True, "applicationServerKey": calling.ask("/api/push").json["key"],
    }  # fmt: skip
    with page.expect_response("**/api/me/push/off") as ended:
        switch.uncheck()
    assert ended.value.status == 204
    assert page.evaluate("place") is None


def test_where_push_is_not_offered_the_switch_promises_no_more_than_it_keeps(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.go("/").wait_for_function(READY)
    page = open_table(visitor, seats=2).page
    with page.expect_response("**/api/push") as offered:
        menu(page)
    assert offered.value.json() == {"key": None}
    expect(page.get_by_role("dialog")).to_contain_text("Gdy jest twoja kolej, a ta karta przeglądarki jest schowana.")


def test_the_worker_shows_a_call_that_leads_to_the_table(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.context.grant_permissions(["notifications"])
    page = visitor.go("/")
    page.wait_for_function(READY)
    session = visitor.context.new_cdp_session(page)
    registered: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda said: registered.extend(one["registrationId"] for one in said["registrations"] if not one["isDeleted"]),
    )
    session.send("ServiceWorker.enable")
    wait_until(page, lambda: len(registered) > 0)
    said = {"kind": "turn", "table": "abc", "title": "GRA", "text": "Twoja kolej"}
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": visitor.site, "registrationId": registered[-1], "data": json.dumps(said)},
    )
    wait_until(page, lambda: page.evaluate(SHOWN))
    assert page.evaluate(SHOWN) == ["Twoja kolej", "GRA", "/t/abc", "/t/abc"]
