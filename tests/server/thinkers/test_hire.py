"""Who thinks for a server, as its operator wants it."""

from __future__ import annotations

import os
import random
import signal
import sys
from collections.abc import Callable

import pytest
from server.processes import children, writers_of
from server.web import Server, play_out, wait_for

from konspira.server import StartError
from konspira.server.thinkers import ThreadThinkers
from konspira.server.thinkers.hire import hire, reach, sensible


def test_threads_unless_others_are_wanted() -> None:
    thinkers = hire("", 3, [])
    assert isinstance(thinkers, ThreadThinkers)
    assert (thinkers.places, thinkers.ready) == (3, 3)
    thinkers.close()


@pytest.mark.parametrize("wanted", ["", "1", "4", "256", "ray://", "ray://head.example:10001"])
def test_a_number_or_a_cluster_is_sensible(wanted: str) -> None:
    assert sensible(wanted)


@pytest.mark.parametrize("wanted", ["0", "-1", "257", "four", "http://head", "4.5", " 4"])
def test_nothing_else_is(wanted: str) -> None:
    assert not sensible(wanted)


def test_no_cluster_is_reached_where_none_is_wanted() -> None:
    assert reach("") == reach("4") == 0


def test_without_ray_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "konspira.server.thinkers.cluster", None)
    with pytest.raises(StartError) as error:
        reach("ray://")
    assert error.value.news.id == "refused-ray"


def thinkers_of(process: int) -> list[int]:
    """The processes that a server has begun, without the one that writes."""
    return [child for child in children(process) if child not in writers_of(process)]


def test_a_game_goes_on_whatever_happens_to_those_who_think(own: Callable[..., Server]) -> None:
    """Bots answer before a thinker is there, while one thinks, and when it was killed."""
    server = own(thinkers="1", pace=[0.0, 0.0])
    ania = server.token()
    table = server.table(ania, ["me", "level-1"])
    with server.sit(table, ania, seat=0) as seat:
        seat.do("start")
        play_out([seat], random.Random(1))
        assert wait_for(lambda: b"konspira_thinkers_ready 1\n" in server.ask("/metrics").body, 1800)
        (thinker,) = thinkers_of(server.process.pid)
        os.kill(thinker, signal.SIGKILL)
        seat.do("again")
        play_out([seat], random.Random(2))
    assert b"konspira_thinkers_lost_total 1\n" in server.ask("/metrics").body
    assert server.log.count("thinker lost") == 1
