"""Messages that nobody should send, by the thousand. `python tests/server/fuzz.py` sends as many as one likes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from server.fuzz import LIMITS, Fuzz
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
