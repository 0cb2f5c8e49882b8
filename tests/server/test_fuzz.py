"""Messages that nobody should send, by the thousand. `python tests/server/fuzz.py` sends as many as one likes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from server.fuzz import FLAT, LIMITS, Fuzz, Held, grown
from server.web import Server


@pytest.mark.parametrize("messages", [1500, pytest.param(100_000, marks=pytest.mark.full)])
def test_fuzzed_messages_harm_neither_the_server_nor_anybodys_secrets(
    own: Callable[..., Server], messages: int
) -> None:
    server = own(twins=True, limits=LIMITS)
    fuzz = Fuzz(server, tables=3, seed=1)
    fuzz.run(messages)
    found = fuzz.report()
    assert found["messages"] >= messages
    assert (found["5xx"], found["traces in the log"]) == (0, 0), server.log[-3000:]
    assert found["answers compared in twin worlds"] > 20
    assert found["moves between"] > 5
    if messages > 10_000:  # before that, what the server needs once is still being made
        assert found["memory grew by (MB)"] <= FLAT, found


def test_memory_is_flat_where_it_went_up_only_at_first_or_with_more_tables() -> None:
    flat = [Held(n, memory, rooms, rooms) for n, (memory, rooms) in enumerate(
        [(90, 3), (150, 3), (200, 3), (201, 3), (199, 3), (230, 9), (232, 9), (203, 3)]
    )]  # fmt: skip
    assert grown(flat) == 4.0
    assert grown([*flat, Held(8, 240.0, 3, 9)]) == 41.0
    assert grown([]) == 0.0
