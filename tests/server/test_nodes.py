"""A server with a database of its own is alone; of many, each table belongs to a part."""

from __future__ import annotations

import asyncio
import inspect
import random
from collections import Counter

from konspira.server.nodes import NOBODY, PARTS, Alone, Nodes, part_of
from konspira.server.protocol import steady
from konspira.server.store.postgres_nodes import PostgresNodes


def test_whoever_is_alone_takes_care_of_everything_and_knows_nobody_else() -> None:
    alone = Alone()
    assert alone.cares("t")
    assert alone.cares_for_all()
    assert asyncio.run(alone.attendance("t")) == {}
    alone.attend("t", lambda: NOBODY)
    assert abs(alone.now() - steady()) < 1000


def test_both_kinds_of_nodes_have_every_method_with_the_same_parameters() -> None:
    for made in (Alone, PostgresNodes):
        for name, wanted in inspect.getmembers(Nodes, inspect.isfunction):
            if not name.startswith("_"):
                assert inspect.signature(getattr(made, name)) == inspect.signature(wanted), name


def test_tables_are_spread_over_all_parts() -> None:
    chance = random.Random(1)
    parts = Counter(part_of(chance.randbytes(12).hex()) for _ in range(20_000))
    assert parts.keys() == set(range(PARTS))
    assert max(parts.values()) < 3 * min(parts.values())
