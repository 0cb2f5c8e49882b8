"""A small game in Gambit's extensive form, as other programs read it: Gambit itself, and OpenSpiel in its own C++.

    game = pyspiel.load_efg_game(efg(GameTree(Subgame("gra", seats=2, leaf=one_round))))

Every seat's information states are numbered from 1, in the order of `GameTree`; actions are called by the game's own
numbers. They stand in the order in which they are first met, for OpenSpiel gives them numbers of its own by that.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from konspira.research.game_tree import ENDED, GameTree

Below = int | list[int]  # a node, or several where chance goes on after an action


def efg(tree: GameTree) -> str:
    """The whole tree as the text of an .efg file."""
    return "\n".join(_Written(tree).lines()) + "\n"


def state_numbers(tree: GameTree) -> np.ndarray:
    """i64 (states,): the number of each information state among those of its seat, from 1."""
    numbers = np.zeros(len(tree.owner), np.int64)
    for seat in range(tree.subgame.seats):
        mine = tree.owner == seat
        numbers[mine] = np.arange(1, mine.sum() + 1)
    return numbers


class _Written:
    """A tree while it is written: every node before those below it."""

    def __init__(self, tree: GameTree) -> None:
        self.tree, self.numbers = tree, state_numbers(tree)
        self.below = np.lexsort((tree.choice, tree.parent))  # children of a node stand together, those of a choice too
        self.first = np.searchsorted(tree.parent[self.below], np.arange(-1, len(tree.parent) + 1))
        self.rank: dict[int, int] = {}  # action → the order in which it was first met
        self.offers: dict[int, tuple[list[int], str]] = {}  # state → the order of its choices, and their names
        self.outcomes: dict[tuple[float, ...], int] = {}

    def lines(self) -> Iterator[str]:
        seats = " ".join(f'"seat {seat}"' for seat in range(self.tree.subgame.seats))
        yield f'EFG 2 R "{self.tree.subgame.box.name}" {{ {seats} }}'
        waiting: list[Below] = [self._children(-1).tolist()]
        while waiting:
            node = waiting.pop()
            if isinstance(node, list):
                yield self._chance(node)
                waiting += reversed(node)
            elif self.tree.seat[node] == ENDED:
                yield self._end(node)
            else:
                order, names = self._offer(int(self.tree.state[node]))
                yield f'p "" {self.tree.seat[node] + 1} {self.numbers[self.tree.state[node]]} "" {{ {names} }} 0'
                after = self._by_choice(node)
                waiting += [after[place] for place in reversed(order)]

    def _children(self, node: int) -> np.ndarray:
        return self.below[self.first[node + 1] : self.first[node + 2]]

    def _by_choice(self, node: int) -> list[Below]:
        children = self._children(node)
        groups = np.split(children, np.flatnonzero(np.diff(self.tree.choice[children])) + 1)
        return [int(group[0]) if len(group) == 1 else group.tolist() for group in groups]

    def _offer(self, state: int) -> tuple[list[int], str]:
        if state not in self.offers:
            actions = self.tree.action[self.tree.first[state] : self.tree.first[state + 1]].tolist()
            order = sorted(range(len(actions)), key=lambda place: self.rank.get(actions[place], len(self.rank) + place))
            for place in order:
                self.rank.setdefault(actions[place], len(self.rank))
            self.offers[state] = order, " ".join(f'"{actions[place]}"' for place in order)
        return self.offers[state]

    def _chance(self, nodes: list[int]) -> str:
        drawn = " ".join(f'"{place}" {float(self.tree.chance[node])!r}' for place, node in enumerate(nodes))
        return f'c "" 1 "" {{ {drawn} }} 0'

    def _end(self, node: int) -> str:
        paid = tuple(self.tree.payoffs[node].tolist())
        number = self.outcomes.setdefault(paid, len(self.outcomes) + 1)
        return f't "" {number} "" {{ {" ".join(map(repr, paid))} }}'
