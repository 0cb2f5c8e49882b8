"""A real server in a process of its own, set up for tests: `python serving.py '{"db": …}'` prints its port."""

from __future__ import annotations

import contextlib
import datetime
import json
import os
import sys
from pathlib import Path
from typing import Any
from unittest import mock

from known_deals import known_deals
from postgres import be_patient
from twin_worlds import twin_worlds

from konspira.server import Config, Limits, Rate
from konspira.server.app import run


def main(given: dict[str, Any]) -> None:
    """Serve; limits are those of real life unless a test sets them."""
    twins = twin_worlds() if given.pop("twins", False) else contextlib.nullcontext()
    deals = (
        known_deals(Path(given["db"]).with_suffix(".deals")) if given.pop("known", False) else contextlib.nullcontext()
    )
    day = datetime.date.fromisoformat(given.pop("today")) if "today" in given else None
    dated = mock.patch("konspira.server.puzzles.today", return_value=day) if day else contextlib.nullcontext()
    if "postgres" in given:
        be_patient()
    given |= {name: Path(given[name]) for name in ("db", "push_key", "secrets") if name in given}
    given["proxies"], given["names"] = tuple(given.get("proxies", ())), tuple(given.get("names", ()))
    given["games"] = tuple(given.get("games", ()))
    given["pace"] = tuple(given.get("pace", (0.0, 0.0)))
    limits = {
        name: Rate(*value) if isinstance(value, list) else value for name, value in given.pop("limits", {}).items()
    }
    many = {"requests": Rate(10_000, 10_000), "makings": Rate(10_000, 10_000), "chat": Rate(1000, 1000)}
    many["changes"] = Rate(1000, 1000)
    processor = ("processor", "processor_a_guest", "processor_an_address")
    many |= {name: Rate(1000, 1000) for name in (*processor, "requests_an_address")}
    many |= {"sockets_an_address": 10_000, "connections_an_address": 10_000}
    config = Config(port=given.pop("port", 0), limits=Limits(**(many | limits)), **given)
    own = os.getpriority(os.PRIO_PROCESS, 0)
    eager = mock.patch(
        "konspira.server.fair.NICE", own
    )  # on a busy machine whoever gives way would never come to think
    patient = mock.patch("konspira.server.thinkers.processes.STARTING", 3600.0)
    with twins, deals, dated, eager, patient:
        run(config, lambda port: print(port, flush=True), "warning")


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
