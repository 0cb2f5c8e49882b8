"""One table over two nodes: four people at four browsers, two of them at each node, and nobody notices."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect
from server.postgres import database_of, programs
from server.web import Server
from web.browser import DESK, PHONE, Visitor
from web.gra import Player
from web.player import ahead, play

pytestmark = pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed")


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two nodes on one PostgreSQL; the last test kills one."""
    tmp_path = tmp_path_factory.mktemp("nodes")
    shared = {"postgres": database_of(tmp_path), "secrets": str(tmp_path / "secrets"), "games": ["gra"]}
    running = [Server(tmp_path / f"{name}.db", pace=(0.0, 0.0), blink=0.2, known=True, **shared) for name in "ab"]
    yield running
    for node in running:
        if node.process.poll() is None:
            node.stop()
        assert "Traceback" not in node.log, node.log


def test_four_people_at_two_nodes_play_one_game(nodes: list[Server], visit: Callable[..., Visitor]) -> None:
    looks = [{"size": PHONE}, {"size": DESK}, {"size": PHONE, "language": "cs"}, {"size": PHONE, "language": "en"}]
    host, *friends = visitors = [visit(nodes[k % 2], **look) for k, look in enumerate(looks)]
    table = host.make("Lis", "gra", ["me", "open", "open", "open"], public=True)
    host.go(f"/t/{table}")
    for friend in friends:
        friend.go(f"/t/{table}").locator(".chairs .btn.s").first.click()
        expect(friend.page.locator(".chairs .btn.s")).to_have_count(0)
    host.page.locator("#act .btn.go:not([aria-disabled])").click()
    players = [Player(one.page, seed) for seed, one in enumerate(visitors, 1)]
    for player in players:
        player.page.locator(".game").wait_for()
    play(*players, until="watch")
    ahead(host, others=friends)
    for visitor in visitors:
        visitor.page.locator(".showdown ~ .pocket .btn.go").click()
        visitor.page.locator(".hero").wait_for()
    winners = [visitor.page.locator(".podium .first span").inner_text() for visitor in visitors]
    assert len({name for name in winners if name not in ("Ty", "You")}) == 1, "all see the same end"


def test_a_node_that_dies_is_no_end_of_a_game(nodes: list[Server]) -> None:
    """Who was at the dead one goes on at the other, with what he had been told."""
    ania = nodes[0].token("Ania")
    table = nodes[0].table(ania, ["me", "me"], start=True)
    with nodes[0].sit(table, ania, seat=0) as one, nodes[1].sit(table, ania, seat=1) as two:
        told = one.hear()["turn"], two.hear()["turn"]
        nodes[0].stop(signal.SIGKILL)
        with nodes[1].sit(table, ania, seat=0) as again:
            assert again.hear()["turn"]["view"] == told[0]["view"]
