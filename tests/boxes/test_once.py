"""What there is one of in a process is made once, however many threads ask for it at the same moment."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor

from konspira.boxes.backend import Compiled, compiled
from konspira.boxes.box import Box
from konspira.boxes.once import once
from konspira.play import shelf


def test_threads_that_ask_at_once_get_the_same_thing() -> None:
    begun, go_on = threading.Event(), threading.Event()

    @once
    def make(name: str) -> list[str]:
        begun.set()
        go_on.wait(30)
        return [name]

    with ThreadPoolExecutor(2) as threads:
        first = threads.submit(make, "a")
        assert begun.wait(30)
        second = threads.submit(make, "a")  # asks while the first is being made
        go_on.set()
        assert first.result(30) is second.result(30)
    assert make("b") is not make("a") is first.result()


def test_a_backend_is_one_for_all_threads() -> None:
    class Fresh(Box):
        """A box that no test has asked about."""

    box = Fresh.__new__(Fresh)
    vars(box).update(vars(shelf.box("gra")))
    gate = threading.Barrier(4)

    def ask() -> Compiled:
        gate.wait(30)
        return compiled(box)

    with ThreadPoolExecutor(4) as threads:
        found = [threads.submit(ask) for _ in range(4)]
        assert len({id(one.result(60)) for one in found}) == 1
