"""A window of play: so many steps of every table, each decision kept until it was learned from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import torch

from konspira.research.crowd import Crowd
from konspira.research.train.network import Network

LAMBDA = 0.95  # how far an advantage looks ahead (GAE)
Policy = Callable[[Any, Any], tuple[Any, Any, Any]]  # words, mask → action, its log-probability, shares


def policy_of(net: Network, compile: bool) -> Policy:
    """Draws an action for every table by the net's chances."""

    def decide(words: Any, mask: Any) -> tuple[Any, Any, Any]:
        chances, shares = net(words, mask)
        noise = -torch.log(-torch.log(torch.rand_like(chances).clamp(1e-9, 1 - 1e-7)))
        action = (chances + noise).argmax(-1)
        return action, chances.gather(1, action[:, None]).squeeze(1), shares

    made: Policy = torch.compile(decide) if compile else decide
    return made


class Decisions(NamedTuple):
    """What is learned from, a row a decision."""

    words: Any
    mask: Any
    action: Any
    chance: Any  # log-probability that the action had
    advantage: Any
    shares: Any  # what came of it for each seat, counted from the one that decided
    counts: Any  # 1 where the decision was the learner's own


class Window:
    """Room for the steps of all tables, filled again and again.

    Where there is an `other`, the learner has one seat of each table, and the other plays the rest.
    """

    def __init__(self, crowd: Crowd, steps: int, net: Network, other: Network | None = None) -> None:
        self.crowd, self.steps, self.device = crowd, steps, torch.device(crowd.device)
        fast = crowd.device != "cpu"
        self.policy, self.other = policy_of(net, fast), other and policy_of(other, fast)
        self.tables, self.places = crowd.shape.tables, crowd.shape.places
        seen = crowd.observe()  # arrays that the next call writes anew: torch looks at them, too
        self.words, self.mask = self._look(seen.observation, torch.int64), self._look(seen.mask, torch.int64)
        self.seat = self._look(seen.seat)
        seats = torch.as_tensor(crowd.shape.variants["seats"].astype("i8"), device=self.device)
        self.seats = seats[torch.as_tensor(crowd.shape.variant, device=self.device)]  # of each table
        self.mine = torch.arange(self.tables, device=self.device) % self.seats  # the learner's, where there is another
        self.all_words, self.all_masks = (self._room(a.shape[1], dtype=torch.int64) for a in (self.words, self.mask))
        self.all_seats, self.all_actions = self._room(dtype=torch.int64), self._room(dtype=torch.int64)
        self.before, self.dones = self._room(), self._room(dtype=torch.uint8)
        self.shares, self.rewards = self._room(self.places), self._room(self.places)

    def _look(self, array: Any, kind: Any = None) -> Any:
        tensor = torch.as_tensor(array, device=self.device)
        return tensor.view(kind) if kind else tensor

    def _room(self, *shape: int, dtype: Any = torch.float32) -> Any:
        return torch.zeros(self.steps, self.tables, *shape, dtype=dtype, device=self.device)

    @torch.no_grad()  # type: ignore[untyped-decorator]  # as above
    def play(self) -> None:
        """Fill it."""
        for t in range(self.steps):
            self.crowd.observe()
            action, self.before[t], self.shares[t] = self.policy(self.words, self.mask)
            if self.other:
                action = torch.where(self.seat == self.mine, action, self.other(self.words, self.mask)[0])
            self.all_words[t], self.all_masks[t], self.all_seats[t] = self.words, self.mask, self.seat
            self.all_actions[t] = action
            reward, done = self.crowd.step(action)
            self.rewards[t], self.dones[t] = self._look(reward), self._look(done)

    @torch.no_grad()  # type: ignore[untyped-decorator]  # as above
    def decisions(self) -> Decisions:
        """Everything in it, with what came of it; beyond its end, what the seats expect there."""
        ahead = self._expected()  # by seat
        trust = torch.zeros_like(ahead)  # the advantage that each seat carries back
        advantages, came = torch.zeros_like(self.before), torch.zeros_like(self.shares)
        order = torch.arange(self.places, device=self.device)
        for t in reversed(range(self.steps)):
            ended = self.dones[t].bool()[:, None]
            ahead = torch.where(ended, self.rewards[t], ahead)
            trust = torch.where(ended, 0.0, trust)
            seat = self.all_seats[t][:, None]
            around = self._around(seat, order)  # the seat at each place, counted from the one that decides
            own = self.shares[t][:, :1]
            advantage = ahead.gather(1, seat) - own + LAMBDA * trust.gather(1, seat)
            advantages[t] = advantage.squeeze(1)
            came[t] = ahead.gather(1, around)
            came[t, :, 0] = (own + advantage).squeeze(1)
            ahead, trust = ahead.scatter(1, seat, own), trust.scatter(1, seat, advantage)
        counts = (self.all_seats == self.mine).float() if self.other else torch.ones_like(self.before)
        kept = (self.all_words, self.all_masks, self.all_actions, self.before, advantages, came, counts)
        return Decisions(*(array.flatten(0, 1) for array in kept))

    def _around(self, seat: Any, order: Any) -> Any:
        """Seats counted from one; those that do not play come after the others, as they are."""
        seats = self.seats[:, None]
        return torch.where(order < seats, (seat + order) % seats, order)

    def _expected(self) -> Any:
        """What every seat of every table expects now."""
        ahead = torch.zeros(self.tables, self.places, device=self.device)
        self.crowd.observe()
        for place in range(int(self.seats.max())):
            view = self._look(self.crowd.observe_from(place), torch.int64)
            ahead[:, place] = self.policy(view, self.mask)[2][:, 0]
        return ahead
