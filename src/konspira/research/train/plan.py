"""What a net is to learn, and how; and how the nets that ship did: run after run, each from the end of the last one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What to train, and how. Two runs of one plan on one device learn the same but for the order of its sums."""

    game: str
    minutes: float = 20.0
    device: str = "cuda"
    settings: tuple[tuple[int, dict[str, Any]], ...] = ()  # seats and options; empty: all that the game has
    seed: int = 1
    tables: int = 1 << 17
    steps: int = 32  # of a window
    batch: int = 1 << 18  # decisions of a gradient
    width: int = 256
    rate: float = 6e-4
    entropy: float = 0.05  # at the beginning; it falls to a twentieth
    magnet: float = 0.02
    progress: float = 0.6  # what all progress is worth at the beginning, beside the win
    progress_left: float = 0.25  # and this share of that at the end
    start: str | None = None  # the file of a net to begin with
    by_habit: float = 0.0  # of the tables: one seat plays by the game's habits
    at_random: float = 0.0  # and anything
    against: str | None = None  # the file of a net that is to be exploited; the learner has one seat of each table
    side: str | None = None  # or all seats that this column of the senses is 1 for; with a ! before it, 0


SHIPPED: dict[str, tuple[Plan, ...]] = {
    "gra": (
        Plan(game="gra", minutes=8.0, tables=1 << 16, batch=1 << 17, at_random=0.1),
        Plan(game="gra", minutes=8.4, tables=1 << 16, batch=1 << 17, at_random=0.1, entropy=0.025, rate=4e-4),
    ),
    "krecia": (
        Plan(
            game="krecia", minutes=7.4, tables=1 << 16, batch=1 << 17, width=384, by_habit=0.2, at_random=0.1,
            progress_left=0.1,
        ),
        Plan(
            game="krecia", minutes=7.6, tables=1 << 16, batch=1 << 17, width=384, by_habit=0.2, at_random=0.1,
            progress=0.5, progress_left=0.3, entropy=0.025, rate=4e-4,
        ),
    ),
}  # fmt: skip


def stages(
    game: str, folder: Path, device: str, seed: int, minutes: float | None = None, tables: int | None = None
) -> list[tuple[Path, Plan]]:
    """The runs of a game's net, each in a folder of its own; all together in so many minutes, if said."""
    plans = SHIPPED[game]
    share = minutes / sum(plan.minutes for plan in plans) if minutes else 1.0
    told = []
    for number, plan in enumerate(plans, 1):
        before = str(folder / str(number - 1) / "net.npz") if number > 1 else None
        own = replace(
            plan, minutes=plan.minutes * share, device=device, seed=seed, tables=tables or plan.tables, start=before
        )
        told.append((folder / str(number), own))
    return told
