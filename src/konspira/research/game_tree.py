"""The whole tree of a game that is small enough, as flat arrays: every history, and who knows what there.

    tree = GameTree(Subgame("gra", seats=2, leaf=one_round))
    policy = tree.uniform()                   # f64 (choices,): how likely each choice of each information state is

A *node* is a history; it hangs below its parent by an action and by what chance did after it. An *information state*
is all nodes of a seat that have the same views behind them (`infostate.py`); a *choice* is one legal action there.
Arrays over nodes are sorted so that parents come before their children.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np

from konspira.boxes.entry import entry_point
from konspira.kernel.rule import rule
from konspira.kernel.signature import INTS, TABLES, VIEWS
from konspira.kernel.words import count, look, pick, step
from konspira.research.chance_tree import results
from konspira.research.infostate import information_state_of, scratch, witness
from konspira.research.subgame import Subgame, asked

CHUNK = 1 << 14  # tables that are held at once, for every level of the tree
NODES = 5_000_000  # about 300 MB
ENDED = -1  # the seat of a node where nobody acts any more


class TooBig(ValueError):
    """The tree has more nodes than were allowed."""


class ForgetfulGame(ValueError):
    """A game in which a seat forgets, or where its views give away what it may do: best responses mean nothing."""


class Held(NamedTuple):
    """Nodes whose tables are in memory: their places, and what the seats have seen so far."""

    tables: np.ndarray  # (n,)
    nodes: np.ndarray  # i64 (n,)
    keys: np.ndarray  # i64 (n, seats): information states
    seen: np.ndarray  # i64 (n, seats): the last view, as a hash


class GameTree:
    """All histories of a subgame. Raises TooBig for one with more than `most` nodes.

    parent i32 (nodes,), −1 for deals; level i16 (nodes,); chance f64 (nodes,): how likely chance does this after the
    parent's action; seat i8 (nodes,): who acts, ENDED at the end; state i32 (nodes,): its information state, or −1;
    choice i32 (nodes,): that of the parent which leads here, or −1; payoffs f64 (nodes, seats), 0 before the end.
    first i64 (states + 1,): where the choices of each state begin; owner i8 (states,); action i64 (choices,);
    keys i64 (states,): as `information_key` gives them; views (states,): what the owner sees there.
    """

    def __init__(self, subgame: Subgame, most: int = NODES) -> None:
        self.subgame, self.most = subgame, most
        grown = _Grown(subgame, most)
        self.parent, self.chance, self.seat, self.level, self.payoffs = grown.arrays()
        self._name_states(grown.column("key"), grown.column("action"))
        self._check_recall(grown.column("offers"))
        self.views = grown.views_of(self.keys)

    def __repr__(self) -> str:
        return f"<tree of {self.subgame.box.name}: {len(self.parent)} nodes, {len(self.owner)} information states>"

    def _name_states(self, keys: np.ndarray, actions: np.ndarray) -> None:
        acting, below = self.seat != ENDED, self.parent >= 0
        self.state = np.full(len(keys), -1, np.int32)
        self.keys, where = np.unique(keys[acting], return_inverse=True)
        self.state[acting] = where
        self.owner = np.zeros(len(self.keys), np.int8)
        self.owner[self.state[acting]] = self.seat[acting]
        width = self.subgame.box.actions
        named, place = np.unique(self.state[self.parent[below]] * np.int64(width) + actions[below], return_inverse=True)
        self.choice = np.full(len(keys), -1, np.int32)
        self.choice[below] = place
        self.action = named % width
        self.first = np.searchsorted(named // width, np.arange(len(self.keys) + 1))

    def _check_recall(self, offers: np.ndarray) -> None:
        """Every node of a state has the same choices, and its seat has done the same before."""
        acting = np.flatnonzero(self.seat != ENDED)
        if (offers[acting] != np.diff(self.first)[self.state[acting]]).any():
            raise ForgetfulGame("the legal actions of a seat differ where its information does not")
        done = np.empty(len(acting), np.int64)
        for seat in range(self.subgame.seats):
            mine = self.seat[acting] == seat
            done[mine] = self.own_choice[seat][acting[mine]]
        low, high = np.full(len(self.keys), np.iinfo(np.int64).max), np.full(len(self.keys), -2)
        np.minimum.at(low, self.state[acting], done)
        np.maximum.at(high, self.state[acting], done)
        if (low != high).any():
            raise ForgetfulGame("a seat has done different things before one of its information states")

    @functools.cached_property
    def by_level(self) -> list[np.ndarray]:
        """The nodes of each level, from the deals on."""
        order = np.argsort(self.level, kind="stable")
        return np.split(order, np.cumsum(np.bincount(self.level))[:-1])

    @functools.cached_property
    def own_choice(self) -> list[np.ndarray]:
        """By seat, i32 (nodes,): the last choice that the seat made on the way to a node; −1: none."""
        found = [np.full(len(self.parent), -1, np.int32) for _ in range(self.subgame.seats)]
        for nodes in self.by_level[1:]:
            above = self.parent[nodes]
            for seat, last in enumerate(found):
                last[nodes] = np.where(self.seat[above] == seat, self.choice[nodes], last[above])
        return found

    @functools.cached_property
    def own_depth(self) -> list[np.ndarray]:
        """By seat, i16 (nodes,): how often the seat has chosen on the way to a node."""
        found = [np.zeros(len(self.parent), np.int16) for _ in range(self.subgame.seats)]
        for nodes in self.by_level[1:]:
            above = self.parent[nodes]
            for seat, depth in enumerate(found):
                depth[nodes] = depth[above] + (self.seat[above] == seat)
        return found

    # -- policies -----------------------------------------------------------------------------------

    def uniform(self) -> np.ndarray:
        """f64 (choices,): every choice of a state as likely as the others."""
        number = np.diff(self.first)
        return np.repeat(1.0 / number, number)

    def normal(self, weights: np.ndarray) -> np.ndarray:
        """The policy that chooses by these weights, f64 (choices,); uniformly where all are 0."""
        number = np.diff(self.first)
        total = np.add.reduceat(weights, self.first[:-1])
        spread = np.repeat(np.where(total > 0, total, 1.0), number)
        return np.where(np.repeat(total > 0, number), weights / spread, self.uniform())

    def policy(self, table: Mapping[int, Mapping[int, float]]) -> np.ndarray:
        """A policy from weights of actions by the key of an information state; uniform where it knows none."""
        weights = np.zeros(len(self.action))
        for state, key in enumerate(self.keys.tolist()):
            known = table.get(key)
            if known:
                for choice in range(self.first[state], self.first[state + 1]):
                    weights[choice] = known.get(int(self.action[choice]), 0.0)
        return self.normal(weights)

    def explain(self, state: int) -> str:
        """What the owner of an information state sees there, number by number; 0 is left out."""
        return information_state_of(self.subgame.box, [self.views[state : state + 1]])

    def table(self, policy: np.ndarray) -> dict[int, dict[int, float]]:
        """The same the other way round: chances of actions by key, to play by in a match."""
        ends = self.first.tolist()
        chances, actions = policy.tolist(), self.action.tolist()
        return {
            key: dict(zip(actions[ends[s] : ends[s + 1]], chances[ends[s] : ends[s + 1]], strict=True))
            for s, key in enumerate(self.keys.tolist())
        }


# -- how it grows -----------------------------------------------------------------------------------


@rule(takes=(TABLES, INTS, TABLES, INTS, INTS))
def branch(tables: Any, seats: Any, children: Any, parents: Any, actions: Any) -> None:
    """Do every legal action of every table, each on a copy; chance begins at 0 there."""
    at = 0
    for i in range(len(tables)):
        for k in range(count(tables[i], seats[i])):
            children[at] = tables[i]
            children[at].rng = 0
            parents[at], actions[at] = i, pick(tables[i], seats[i], k)
            step(children[at], seats[i], actions[at])
            at += 1


@rule(takes=(TABLES, INTS, VIEWS))
def glance(tables: Any, seats: Any, views: Any) -> None:
    """Write what one seat of every table sees."""
    for i in range(len(tables)):
        look(tables[i], seats[i], views[i])


class _Grown:
    """The arrays of a tree while it grows: deep first, a chunk of tables at a time, so that few are in memory."""

    def __init__(self, subgame: Subgame, most: int) -> None:
        self.subgame, self.box, self.seats, self.most = subgame, subgame.box, subgame.seats, most
        self.nodes = 0
        self.kept: dict[str, list[np.ndarray]] = {}
        self._entry: dict[Any, Callable[..., Any]] = {
            function: entry_point(self.box, function) for function in (witness, asked, branch, glance)
        }
        self._view, self._words = scratch(self.box)
        self._views: dict[int, np.ndarray] = {}
        self._waiting: list[tuple[int, Held]] = []
        roots = subgame.deals
        tables = np.concatenate([root.table for root in roots])
        n, none = len(tables), np.full(len(tables), -1)
        nobody = np.zeros((n, self.seats), np.int64)
        self._add(0, tables, np.array([float(root.probability) for root in roots]), none, none, nobody, nobody - 1)
        while self._waiting:
            self._expand(*self._waiting.pop())

    def _add(
        self, level: int, tables: np.ndarray, chance: np.ndarray, parents: np.ndarray, actions: np.ndarray,
        keys: np.ndarray, seen: np.ndarray,
    ) -> None:  # fmt: skip
        """Take nodes up: those that have ended with their payoffs, the others to be expanded."""
        if self.nodes + len(tables) > self.most:
            raise TooBig(f"{self.box.name}: the tree has more than {self.most:,} nodes; give it a leaf, or `most`")
        payoffs = self.subgame.payoffs(tables)
        going_on = np.isnan(payoffs[:, 0])
        on = np.flatnonzero(going_on)
        tables, keys, seen = tables[on], keys[on].ravel(), seen[on].ravel()
        self._entry[witness](tables, self._view, self._words, self.seats, keys, seen)
        keys, seen = keys.reshape(-1, self.seats), seen.reshape(-1, self.seats)
        acting, counts = np.zeros(len(on), np.int64), np.zeros(len(on), np.int64)
        self._entry[asked](tables, acting, counts)
        seats, offers, key = np.full(len(going_on), ENDED, np.int8), np.zeros(len(going_on), np.int16), going_on * 0
        seats[on], offers[on], key[on] = acting, counts, keys[np.arange(len(on)), acting]
        self._look(tables, acting, key[on])
        nodes = self.nodes + on
        self.nodes += len(going_on)
        self._keep(
            parent=parents.astype(np.int32), chance=chance, seat=seats, action=actions, key=key, offers=offers,
            level=np.full(len(going_on), level, np.int16), payoffs=np.where(going_on[:, None], 0.0, payoffs),
        )  # fmt: skip
        for at in range(0, len(on), CHUNK):
            part = slice(at, at + CHUNK)
            self._waiting.append((level, Held(tables[part], nodes[part], keys[part], seen[part])))

    def _look(self, tables: np.ndarray, seats: np.ndarray, keys: np.ndarray) -> None:
        """Keep the view of every information state that comes up for the first time."""
        found, places = np.unique(keys, return_index=True)
        new = [
            (key, place) for key, place in zip(found.tolist(), places.tolist(), strict=True) if key not in self._views
        ]
        views, at = self.box.view.new(len(new)), [place for _, place in new]
        self._entry[glance](tables[at], seats[at], views)
        self._views.update((key, views[i : i + 1]) for i, (key, _) in enumerate(new))

    def views_of(self, keys: np.ndarray) -> np.ndarray:
        """The views of information states, in a row."""
        return np.concatenate([self._views[key] for key in keys.tolist()])

    def _expand(self, level: int, held: Held) -> None:
        seats, counts = np.zeros(len(held.tables), np.int64), np.zeros(len(held.tables), np.int64)
        self._entry[asked](held.tables, seats, counts)
        total = int(counts.sum())
        if self.nodes + total > self.most:
            raise TooBig(f"{self.box.name}: the tree has more than {self.most:,} nodes; give it a leaf, or `most`")
        children, parents, actions = self.box.table.new(total), np.zeros(total, np.int64), np.zeros(total, np.int64)
        self._entry[branch](held.tables, seats, children, parents, actions)
        chance = np.ones(total)
        drawn = children["rng"] != 0
        if drawn.any() and self.subgame.leaf is not None:
            drawn[drawn] = np.isnan(self.subgame.leaf(children[drawn])[:, 0])  # a leaf does not ask what chance did
        children["rng"] = 0
        if drawn.any():
            children, chance, parents, actions = self._by_chance(held, seats, children, parents, actions, drawn)
        self._add(
            level + 1, children, chance, held.nodes[parents], actions, held.keys[parents], held.seen[parents]
        )  # fmt: skip

    def _by_chance(
        self, held: Held, seats: np.ndarray, children: np.ndarray, parents: np.ndarray, actions: np.ndarray,
        drawn: np.ndarray,
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:  # fmt: skip
        """In place of every child that chance had a hand in, all that it could have become."""
        rows, chance, above, did = (
            [children[~drawn]],
            [np.ones(int((~drawn).sum()))],
            [parents[~drawn]],
            [actions[~drawn]],
        )
        for at in np.flatnonzero(drawn):
            parent, action = int(parents[at]), int(actions[at])
            found = results(self.box, held.tables[parent : parent + 1], int(seats[parent]), action, self.most)
            rows.append(np.concatenate([one.table for one in found]))
            chance.append(np.array([float(one.probability) for one in found]))
            above.append(np.full(len(found), parent))
            did.append(np.full(len(found), action))
        return np.concatenate(rows), np.concatenate(chance), np.concatenate(above), np.concatenate(did)

    def _keep(self, **columns: np.ndarray) -> None:
        for name, column in columns.items():
            self.kept.setdefault(name, []).append(column)

    def column(self, name: str) -> np.ndarray:
        """One array over all nodes."""
        return np.concatenate(self.kept.pop(name))

    def arrays(self) -> tuple[np.ndarray, ...]:
        """Those that the tree has as they are."""
        return tuple(self.column(name) for name in ("parent", "chance", "seat", "level", "payoffs"))
