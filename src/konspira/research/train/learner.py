"""The learner: PPO by self-play, damped so that it comes to rest instead of chasing itself in circles.

Every decision of a window is in one gradient. What damps it is entropy that vanishes slowly, and a pull towards the
mean of its own last versions (the magnet of magnetic mirror descent).
"""

from __future__ import annotations

import copy
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
import torch
from torch import nn

from konspira.bots.nets import file
from konspira.boxes.box import Box
from konspira.play import shelf
from konspira.research.crowd import Crowd, Setting
from konspira.research.train.network import Network
from konspira.research.train.plan import Plan
from konspira.research.train.window import Decisions, Sides, Strangers, Window


class OtherPlan(ValueError):
    """The checkpoint belongs to a run of another plan."""


class Progress(NamedTuple):
    """How far a run is."""

    seconds: float
    decisions: int
    value_loss: float
    entropy: float
    pull: float  # mean distance to the magnet


def settings_of(box: Box) -> list[Setting]:
    """Every number of seats with every variant: a net plays them all. Every other table plays the base game."""
    variants = {seats: [dict(options) for options in box.variants(seats)] for seats in box.seats}
    most = max(len(each) for each in variants.values())
    mixed = [(seats, each[k % len(each)]) for k in range(most) for seats, each in variants.items()]
    return [(seats, options) for seats, variant in mixed for options in (variant, dict[str, Any]())]


class Learner:
    """One run of a plan; `save` and `resume` take it from one machine or day to another."""

    def __init__(self, plan: Plan) -> None:
        torch.manual_seed(plan.seed)
        torch.set_float32_matmul_precision("high")
        self.plan, self.box = plan, shelf.box(plan.game)
        self.crowd = Crowd(
            self.box, tables=plan.tables, settings=plan.settings or settings_of(self.box), device=plan.device,
            seed=plan.seed, packed=True, check=False,
        )  # fmt: skip
        shape = self.crowd.shape
        self.net = Network(shape.words, self.box.actions, shape.places, plan.width)
        if plan.start:
            self.net.put(file.read(Path(plan.start).read_bytes(), self.box)[0])
        self.net.to(plan.device)
        self.magnet = copy.deepcopy(self.net)
        other = self._frozen(Path(plan.against)) if plan.against else None
        strangers = Strangers(plan.by_habit, plan.at_random)
        self.window = Window(self.crowd, plan.steps, self.net, other, strangers, self._sides())
        self.optimizer = torch.optim.Adam(self.net.parameters(), fused=plan.device == "cuda")
        self.seconds, self.decisions = 0.0, 0
        self.told: list[Progress] = []
        self._loss: Callable[..., Any] = torch.compile(self._loss_of) if plan.device == "cuda" else self._loss_of

    def _frozen(self, path: Path) -> Network:
        net, _ = file.read(path.read_bytes(), self.box)
        shape = self.crowd.shape
        made = Network(shape.words, self.box.actions, shape.places, len(net.first))
        made.put(net)
        made.to(self.plan.device)
        return made

    def _sides(self) -> Sides | None:
        if self.plan.side is None:
            return None
        names = list(self.crowd.names)
        wanted = self.plan.side.removeprefix("!")
        if wanted not in names:
            raise ValueError(f"no column of {self.plan.game} says {wanted!r}")
        return Sides(names.index(wanted), has=not self.plan.side.startswith("!"))

    def learn(self) -> Iterator[Progress]:
        """Window after window until the minutes are over; says how far it is after each."""
        while (passed := self.seconds / (60 * self.plan.minutes)) < 1:
            began = time.monotonic()
            self.window.bonus = self._bonus(passed)
            self.window.play()
            losses = self._study(self.window.decisions(), passed)
            if self.plan.device == "cuda":
                torch.cuda.synchronize()
            first = self.decisions == 0 and self.plan.device == "cuda"
            self.seconds += 0.0 if first else time.monotonic() - began  # the first window compiles everything
            self.decisions += self.plan.steps * self.plan.tables
            self.told.append(Progress(self.seconds, self.decisions, *losses))
            yield self.told[-1]

    def _bonus(self, passed: float) -> float:
        """What progress is worth by now, where the game's habits know of any."""
        left = self.plan.progress_left
        return self.plan.progress * (left + (1 - left) * (1 - passed) ** 2) if self.box.habits.progress else 0.0

    def _study(self, kept: Decisions, passed: float) -> tuple[float, float, float]:
        counts = kept.counts
        number = counts.sum().clamp(min=1)
        mean = (kept.advantage * counts).sum() / number
        deviation = (((kept.advantage - mean) ** 2 * counts).sum() / number).sqrt()
        kept = kept._replace(advantage=(kept.advantage - mean) / (deviation + 1e-6))
        for group in self.optimizer.param_groups:
            group["lr"] = self.plan.rate * (1 - passed) + 3e-5
        curious = torch.tensor(
            self.plan.entropy * (0.05 + 0.95 * (1 - passed) ** 2), device=self.plan.device, dtype=torch.float32
        )
        told = []
        for some in torch.randperm(len(counts), device=self.plan.device).split(self.plan.batch):
            loss, said = self._loss(*(array[some] for array in kept), curious)
            self.optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
            self.optimizer.step()
            told.append(said)
        with torch.no_grad():
            for slow, new in zip(self.magnet.parameters(), self.net.parameters(), strict=True):
                slow.lerp_(new, 0.02)
        value, entropy, pull = torch.stack(told).mean(0).tolist()
        return value, entropy, pull

    def _loss_of(
        self, words: Any, mask: Any, action: Any, before: Any, advantage: Any, came: Any, counts: Any, curious: Any
    ) -> tuple[Any, Any]:
        chances, shares = self.net(words, mask)
        with torch.no_grad():
            pulled, _ = self.magnet(words, mask)
        ratio = (chances.gather(1, action[:, None]).squeeze(1) - before).exp()
        gain = torch.min(ratio * advantage, ratio.clamp(0.8, 1.2) * advantage)
        entropy = -(chances.exp() * chances.clamp(min=-50)).sum(-1)
        pull = (chances.exp() * (chances - pulled).clamp(-50, 50)).sum(-1)
        value = ((shares - came) ** 2).mean(-1) + (shares[:, 0] - came[:, 0]) ** 2
        policy = gain + curious * entropy - self.plan.magnet * pull
        loss = (2 * value - policy) * counts
        number = counts.sum().clamp(min=1)
        told = torch.stack([(each.detach() * counts).sum() / number for each in (value, entropy, pull)])
        return loss.sum() / number, told

    # -- what is kept -------------------------------------------------------------------------------

    def packed(self) -> bytes:
        """The net as it is now, as a file."""
        run = msgspec.to_builtins(self.plan) | {"seconds": round(self.seconds), "decisions": self.decisions}
        run["bonus"] = self._bonus(1.0)
        return file.pack(self.net.weights(), file.about(self.box, run))

    def save(self, path: Path) -> None:
        """Keep everything that is needed to go on; the file is whole or not there."""
        state = {
            "net": self.net.state_dict(), "magnet": self.magnet.state_dict(), "optimizer": self.optimizer.state_dict(),
            "seconds": self.seconds, "decisions": self.decisions, "told": [tuple(one) for one in self.told],
            "plan": msgspec.json.encode(msgspec.structs.replace(self.plan, minutes=0.0)).decode(),
        }  # fmt: skip
        part = path.with_suffix(".part")
        torch.save(state, part)
        part.replace(path)

    def resume(self, path: Path) -> None:
        """Go on from a checkpoint of the same plan; tables are laid afresh."""
        state = torch.load(path, map_location=self.plan.device, weights_only=True)
        if state["plan"] != msgspec.json.encode(msgspec.structs.replace(self.plan, minutes=0.0)).decode():
            raise OtherPlan(f"{path} is of another plan: {state['plan']}")
        self.net.load_state_dict(state["net"])
        self.magnet.load_state_dict(state["magnet"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.seconds, self.decisions = state["seconds"], state["decisions"]
        self.told = [Progress(*one) for one in state["told"]]


def curves(told: list[Progress]) -> dict[str, np.ndarray]:
    """What was said on the way, a column each, to be drawn."""
    return {name: np.array([getattr(one, name) for one in told]) for name in Progress._fields}
