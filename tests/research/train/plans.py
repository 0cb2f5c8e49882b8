"""Small runs: a few tables, a narrow net, seconds."""

from __future__ import annotations

from typing import Any

import pytest

torch = pytest.importorskip("torch", reason="nets are trained with the extra konspira[train]")


def small(**other: Any) -> Any:
    from konspira.research.train.plan import Plan

    given: dict[str, Any] = {
        "game": "gra", "minutes": 0.05, "device": "cpu", "settings": ((2, {}),), "tables": 64, "steps": 8,
        "batch": 256, "width": 16,
    }  # fmt: skip
    return Plan(**(given | other))
