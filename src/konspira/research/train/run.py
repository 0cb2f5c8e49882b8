"""One training run in a folder: the net, a checkpoint to go on from, what was said on the way, and a plot of it.

net.npz          the net as it was last kept, as bots play it
checkpoint.pt    everything that is needed to go on
progress.jsonl   a line a report: seconds, decisions, losses, and how strong the net is beside fixed bots
progress.svg     the same as curves
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from multiprocessing.pool import AsyncResult, Pool
from pathlib import Path

import msgspec

from konspira.bots.plot import curves
from konspira.play import shelf
from konspira.research.train.evaluation import Strength, measure
from konspira.research.train.learner import Learner, Progress
from konspira.research.train.plan import Plan

TABLE = 4  # seats of the table at which a net is measured, where the game has so many
Told = Callable[[Progress, list[Strength]], None]
Measuring = tuple[float, AsyncResult[Strength]]  # after so many seconds of learning


class Evaluation(msgspec.Struct, frozen=True):
    """Against whom the net is measured while it learns, and how often."""

    bots: tuple[str, ...] = ("random", "level-1")
    games: int = 48
    every: float = 2.0  # minutes


class Run:
    """A folder in which a net learns. Made again on the same folder, it goes on."""

    def __init__(self, folder: Path, plan: Plan, evaluation: Evaluation) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder, self.plan, self.evaluation = folder, plan, evaluation
        self.learner = Learner(plan)
        if self.checkpoint.exists():
            self.learner.resume(self.checkpoint)
        self.strengths: list[tuple[float, Strength]] = []

    @property
    def checkpoint(self) -> Path:
        """The file to go on from."""
        return self.folder / "checkpoint.pt"

    @property
    def net(self) -> Path:
        """The file of the net."""
        return self.folder / "net.npz"

    def train(self, told: Told, session: float | None = None) -> bool:
        """Learn until the minutes are over, or those of this session; keep and measure the net on the way.

        True if everything was learned and measured; a session that ends earlier waits for no measuring.
        """
        began, kept = time.monotonic(), self.learner.seconds
        waiting: list[Measuring] = []
        with get_context("spawn").Pool(2) as cores:  # left behind, it ends whoever still measures
            try:
                for progress in self.learner.learn():
                    told(progress, [])
                    if progress.seconds - kept >= 60 * self.evaluation.every:
                        kept = progress.seconds
                        waiting += self._measured(cores)
                    waiting = self._collected(waiting, told, progress)
                    if session is not None and time.monotonic() - began >= 60 * session:
                        break
            finally:  # Ctrl-C keeps what was learned
                self.keep()
            whole = self.learner.seconds >= 60 * self.plan.minutes
            if whole:
                waiting += self._measured(cores)
                for _, one in waiting:
                    one.wait(None if session is None else max(0.0, began + 60 * session - time.monotonic()))
            self._collected(waiting, told, self.learner.told[-1])
        self.draw()
        return whole

    def keep(self) -> None:
        """Write the net and the checkpoint."""
        part = self.net.with_suffix(".part")
        part.write_bytes(self.learner.packed())
        part.replace(self.net)
        self.learner.save(self.checkpoint)

    def _measured(self, cores: Pool) -> Iterator[Measuring]:
        """Keep the net, and let every bot play it, in another process."""
        self.keep()
        frozen = self.folder / f"net-{int(self.learner.seconds)}.npz"
        frozen.write_bytes(self.net.read_bytes())
        box = shelf.box(self.plan.game)
        settings = self.plan.settings or tuple((number, {}) for number in box.seats)
        seats, options = min(settings, key=lambda setting: abs(setting[0] - TABLE))
        for name in self.evaluation.bots:
            told = (frozen, self.plan.game, seats, options, name, self.evaluation.games, 1)
            yield self.learner.seconds, cores.apply_async(measure, told)

    def _collected(self, waiting: list[Measuring], told: Told, progress: Progress) -> list[Measuring]:
        """Note what has been measured; the rest goes on."""
        done = [(seconds, one.get()) for seconds, one in waiting if one.ready()]
        self.strengths += done
        if done:
            told(progress, [strength for _, strength in done])
            with (self.folder / "progress.jsonl").open("a", encoding="utf-8") as file:
                for seconds, strength in done:
                    line = {"measured": seconds, **strength._asdict(), **progress._asdict()}
                    file.write(msgspec.json.encode(line).decode() + "\n")
        return [(seconds, one) for seconds, one in waiting if not one.ready()]

    def draw(self) -> None:
        """The curve of every bot that the net was measured against."""
        lines = {
            name: [(seconds / 60, strength.mean) for seconds, strength in self.strengths if strength.bot == name]
            for name in self.evaluation.bots
        }
        if all(len(line) > 1 for line in lines.values()):
            picture = curves(lines, self.plan.game, "minutes", "share a seat")
            (self.folder / "progress.svg").write_text(picture, encoding="utf-8")
