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


class Strangers(NamedTuple):
    """At some tables one seat does not play by the net, so that the net meets others than itself.

    Shares of all tables: where somebody plays by the game's habits, and where somebody plays anything.
    """

    by_habit: float = 0.0
    at_random: float = 0.0


NO_STRANGERS = Strangers()


class Sides(NamedTuple):
    """Who learns where there is another net: whoever has, or has not, a column of the senses."""

    column: int
    has: bool = True


class Window:
    """Room for the steps of all tables, filled again and again.

    Where there is an `other`, it plays all that the learner does not: the learner has one seat of each table, or all
    seats of a side.
    """

    def __init__(
        self, crowd: Crowd, steps: int, net: Network, other: Network | None = None,
        strangers: Strangers = NO_STRANGERS, sides: Sides | None = None,
    ) -> None:  # fmt: skip
        self.crowd, self.steps, self.device = crowd, steps, torch.device(crowd.device)
        self.strangers, self.sides = strangers, sides
        self.bonus = 0.0  # what progress is worth, beside the share of the win
        fast = crowd.device != "cpu"
        self.policy, self.other = policy_of(net, fast), other and policy_of(other, fast)
        self.tables, self.places = crowd.shape.tables, crowd.shape.places
        seen = crowd.observe()  # arrays that the next call writes anew: torch looks at them, too
        self.words, self.mask = self._look(seen.observation, torch.int64), self._look(seen.mask, torch.int64)
        self.seat = self._look(seen.seat)
        seats = torch.as_tensor(crowd.shape.variants["seats"].astype("i8"), device=self.device)
        self.seats = seats[torch.as_tensor(crowd.shape.variant, device=self.device)]  # of each table
        order = torch.arange(self.tables, device=self.device) // len(crowd.shape.variants)
        self.mine = order % self.seats  # the learner's, where there is another; a stranger's, where there is one
        lot = torch.rand(self.tables, device=self.device, generator=torch.Generator(self.device).manual_seed(1))
        self.habitual = lot < strangers.by_habit
        self.random = (lot >= strangers.by_habit) & (lot < strangers.by_habit + strangers.at_random)
        self.all_words, self.all_masks = (self._room(a.shape[1], dtype=torch.int64) for a in (self.words, self.mask))
        self.all_seats, self.all_actions = self._room(dtype=torch.int64), self._room(dtype=torch.int64)
        self.before, self.dones, self.counts = self._room(), self._room(dtype=torch.uint8), self._room()
        self.shares, self.rewards = self._room(self.places), self._room(self.places)
        self.gained = self._room(self.places)  # by progress on the way

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
            learns = self._learns()
            if self.other:
                action = torch.where(learns, action, self.other(self.words, self.mask)[0])
            action = self._strangely(action)
            self.all_words[t], self.all_masks[t], self.all_seats[t] = self.words, self.mask, self.seat
            self.all_actions[t], self.counts[t] = action, learns
            before = self._progress()
            reward, done = self.crowd.step(action)
            self.rewards[t], self.dones[t] = self._look(reward), self._look(done)
            if self.bonus:  # beyond the end of a match lies another one
                gained = (self._progress() - before) * (1 - self.dones[t].float())[:, None]
                self.gained[t] = self.bonus * gained

    def _learns(self) -> Any:
        """Whose decision is learned from."""
        asked = self.seat == self.mine
        if self.sides:
            word, bit = divmod(self.sides.column, 64)
            return ((self.words[:, word] >> bit & 1) == 1) == self.sides.has
        return asked if self.other else ~(asked & (self.habitual | self.random))

    def _strangely(self, action: Any) -> Any:
        """The same actions, but those of strangers."""
        asked = self.seat == self.mine
        if self.strangers.by_habit:
            action = torch.where(asked & self.habitual, self._look(self.crowd.by_habit()), action)
        if self.strangers.at_random:
            action = torch.where(asked & self.random, self._look(self.crowd.sample()), action)
        return action

    def _progress(self) -> Any:
        return self._look(self.crowd.progress()) if self.bonus else None

    @torch.no_grad()  # type: ignore[untyped-decorator]  # as above
    def decisions(self) -> Decisions:
        """Everything in it, with what came of it; beyond its end, what the seats expect there."""
        ahead = self._expected()  # by seat
        trust = torch.zeros_like(ahead)  # the advantage that each seat carries back
        advantages, came = torch.zeros_like(self.before), torch.zeros_like(self.shares)
        order = torch.arange(self.places, device=self.device)
        for t in reversed(range(self.steps)):
            ended = self.dones[t].bool()[:, None]
            ahead = torch.where(ended, self.rewards[t], ahead) + self.gained[t]
            trust = torch.where(ended, 0.0, trust)
            seat = self.all_seats[t][:, None]
            around = self._around(seat, order)  # the seat at each place, counted from the one that decides
            own = self.shares[t][:, :1]
            advantage = ahead.gather(1, seat) - own + LAMBDA * trust.gather(1, seat)
            advantages[t] = advantage.squeeze(1)
            came[t] = ahead.gather(1, around)
            came[t, :, 0] = (own + advantage).squeeze(1)
            ahead, trust = ahead.scatter(1, seat, own), trust.scatter(1, seat, advantage)
        kept = (self.all_words, self.all_masks, self.all_actions, self.before, advantages, came, self.counts)
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
