"""OpenSpiel: every game of the shelf as a game of `pyspiel`, with its seats and options as parameters.

    import konspira.research.openspiel  # registers konspira_gra and all others
    game = pyspiel.load_game("konspira_gra(seats=3,jokers=True,bid_order=count)")

| parameter | |
|---|---|
| `seats` | how many |
| the game's options | flags and numbers as they are; names as text; anything else as JSON, percent-encoded |
| `chance` | `seeded` (default) or `exact` |
| `zero_sum` | returns are payoffs less their mean; otherwise payoffs, 0 to 1 |
| `moments` | how many of a seat's last views its information-state tensor holds; the string holds all |
| `begin` | `module:function` that changes every table after the deal: a round of its own, a known position |

**Chance.** Our engine deals from a seed. `seeded` draws one byte by byte in the first chance nodes: a history can be
played again, and 2³² deals are enough to train on. `exact` has a chance node with every outcome wherever the rules
draw, found by trying them out (`chance_tree.py`): for CFR, best responses and exploitability of small games.

**Sealed choices** are made seat after seat; nobody sees what was chosen before.

**Information states.** The string is all that the seat saw and did: a line a view, which says what has changed, and
its own actions. The observation tensor is the view as columns, f32 (columns,), as `senses` writes it.
"""

from __future__ import annotations

import functools
import importlib
import json
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import quote, unquote

import msgspec
import numpy as np
import pyspiel

from konspira.boxes.box import Box
from konspira.kernel.record import SPECTATOR
from konspira.play import shelf
from konspira.play.options import Option, schema
from konspira.research.chance_tree import Branch, deals, merged, results
from konspira.research.one_table import OneTable
from konspira.research.openspiel_held import Held, imagined
from konspira.turn import Turn

PREFIX = "konspira_"
SEED_BYTES, BYTE = 4, 256
LONGEST = 10_000  # decisions of a match; those of our games are far shorter
MOST_OUTCOMES = 100_000  # of one chance node of the exact form
OWN = {"seats": 0, "chance": "seeded", "zero_sum": False, "moments": 4, "begin": ""}

Begin = Callable[[np.ndarray], None]  # changes a row of one table
_boxes: dict[str, Box] = {}  # those that are registered; a process has one registry of OpenSpiel


# -- games and their parameters ---------------------------------------------------------------------


def register(*boxes: Box) -> None:
    """Register these games, or all of the shelf, as `konspira_NAME`; those that are registered stay as they are."""
    for box in boxes or shelf.boxes():
        if box.name not in _boxes:
            _boxes[box.name] = box
            pyspiel.register_game(_game_type(box, {}), _class_of(box))


def _class_of(box: Box) -> type[SpielGame]:
    """A class of its own, as `pyspiel` wants one; it keeps it until after Python has ended, which only classes bear."""

    class Game(SpielGame):
        def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
            super().__init__(box, parameters)

    return Game


def open_spiel_game(
    game: str | Box, seats: int | None = None, options: Mapping[str, Any] | None = None, **parameters: Any
) -> Any:
    """A game with options as people name them; `parameters` are those of OpenSpiel's form, as said above."""
    box = shelf.box(game) if isinstance(game, str) else game
    register(box)
    known = {option.name: option for option in schema(box)}
    given = {name: _as_parameter(known[name], value) for name, value in (options or {}).items()}
    return pyspiel.load_game(PREFIX + box.name, {"seats": seats or box.seats.start, **given, **parameters})


def _as_parameter(option: Option, value: Any) -> Any:
    """An option as OpenSpiel can carry it in the name of a game: a word as it is, anything else as encoded JSON."""
    if option.kind in ("flag", "number"):
        return value
    if isinstance(value, str) and value.isidentifier() and value not in ("null", "true", "false"):
        return value
    text = json.dumps(value)
    return f"%{ord(text[0]):02x}{quote(text[1:], safe='')}"  # nothing that OpenSpiel would read as a number


def _as_option(option: Option, value: Any) -> Any:
    """The option that a parameter carries."""
    if option.kind in ("flag", "number") or "%" not in value:
        return value
    return json.loads(unquote(value))


def _parameters(box: Box) -> dict[str, Any]:
    """All parameters of a game with their defaults."""
    found = {option.name: _as_parameter(option, option.default) for option in schema(box)}
    return {**OWN, "seats": box.seats.start, **found}


def _game_type(box: Box, given: Mapping[str, Any]) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + box.name,
        long_name=f"Konspira: {box.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if given.get("zero_sum") else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=box.seats.stop - 1,
        min_num_players=box.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_parameters(box),
    )


class SpielGame(pyspiel.Game):
    """One game with its seats and options. `options_row` is for whoever has them as a record already."""

    def __init__(
        self, box: Box, parameters: Mapping[str, Any] | None = None, options_row: np.ndarray | None = None
    ) -> None:
        given = {**_parameters(box), **(parameters or {})}
        settings = {option.name: _as_option(option, given[option.name]) for option in schema(box)}
        self.box, self.exact, self.moments = box, given["chance"] == "exact", given["moments"]
        if given["chance"] not in ("seeded", "exact"):
            raise ValueError(f"chance={given['chance']}: seeded or exact")
        self.zero_sum, self.begin = given["zero_sum"], _begin(given["begin"])
        seats = given["seats"] if options_row is None else int(options_row[0]["seats"])
        self.fresh = OneTable(box, seats, settings if options_row is None else options_row, recall=True)
        info = pyspiel.GameInfo(
            num_distinct_actions=box.actions,
            max_chance_outcomes=MOST_OUTCOMES if self.exact else BYTE,
            num_players=seats,
            min_utility=-1.0 if self.zero_sum else 0.0,
            max_utility=1.0,
            utility_sum=0.0 if self.zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(box, given), info, dict(parameters or {}))

    def new_initial_state(self, *_: Any) -> SpielState:
        """A match of which nothing is dealt yet."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What writes observations, and with perfect recall information states."""
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def max_chance_nodes_in_history(self) -> int:
        """How often chance may decide."""
        return LONGEST if self.exact else SEED_BYTES

    @functools.cached_property
    def deals(self) -> list[Branch]:
        """Every table that a match of the exact form can begin with."""
        return merged(deals(self.box, self.fresh.options, MOST_OUTCOMES), self.begin)


def _begin(name: str) -> Begin:
    if not name:
        return lambda table: None
    module, _, function = name.partition(":")
    found: Begin = getattr(importlib.import_module(module), function)
    return found


# -- a state ----------------------------------------------------------------------------------------


class SpielState(pyspiel.State):
    """A moment of a match. `held.at` is the table itself, for whoever may look."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held()

    def current_player(self) -> int:
        """The seat that is asked, chance, or nobody any more."""
        at = self.held.at
        if at is None or self.held.branches is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if at.over else self.held.seat()

    def is_terminal(self) -> bool:
        """Has the match ended?"""
        return self.held.at is not None and self.held.branches is None and self.held.at.over

    def _legal_actions(self, player: int) -> list[int]:
        assert self.held.at is not None
        legal: list[int] = sorted(self.held.at.legal(player).tolist())
        return legal

    def _branches(self) -> list[Branch]:
        deals: list[Branch] = self.get_game().deals
        return deals if self.held.branches is None else self.held.branches

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can decide, with probabilities."""
        if not self.get_game().exact:
            return [(byte, 1 / BYTE) for byte in range(BYTE)]
        return [(number, float(branch.probability)) for number, branch in enumerate(self._branches())]

    def _apply_action(self, action: int) -> None:
        if self.current_player() == pyspiel.PlayerId.CHANCE:
            self._decide(action)
        else:
            self._act(action)

    def _decide(self, outcome: int) -> None:
        """Chance has decided."""
        game, held = self.get_game(), self.held
        if game.exact:
            self._lay(self._branches()[outcome].table)
            return
        held.seed, held.drawn = held.seed << 8 | outcome, held.drawn + 1
        if held.drawn == SEED_BYTES:
            at = game.fresh.copy()
            at.begin(held.seed)
            game.begin(at.table)
            at.go_on({seat: [] for seat in at.rows})
            held.deal(at)

    def _lay(self, table: np.ndarray) -> None:
        """Go on from a table that chance led to."""
        held = self.held
        at = held.at or self.get_game().fresh.copy()
        at.table = table.copy()
        at.go_on(at.rows if held.at else {seat: [] for seat in (SPECTATOR, *range(at.seats))})
        if held.at is None:
            held.deal(at)
        held.branches = None
        held.tell()

    def _act(self, action: int) -> None:
        held, at = self.held, self.held.at
        assert at is not None
        seat = held.seat()
        held.acted[seat].append((len(at.rows[seat]), action))
        held.said[seat] += f"\nact {action}"
        if not self.get_game().exact:
            at.act(seat, action)
            held.tell()
            return
        branches = results(at.box, at.table, seat, action, MOST_OUTCOMES)
        if len(branches) == 1:
            self._lay(branches[0].table)
        else:
            held.branches = branches

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        box = self.get_game().box
        return msgspec.json.encode(box.wording.value(action)).decode()

    def returns(self) -> list[float]:
        """What each seat has won; nothing before the end."""
        game = self.get_game()
        if not self.is_terminal():
            return [0.0] * game.fresh.seats
        payoffs = self.held.at.payoffs()  # type: ignore[union-attr]  # at the end there is a table
        mean = sum(payoffs) / len(payoffs) if game.zero_sum else 0.0
        return [payoff - mean for payoff in payoffs]

    def __str__(self) -> str:
        held = self.held
        if held.at is None:
            return f"{held.drawn} bytes drawn: {held.seed:x}"
        waits = f", chance of {len(held.branches)}" if held.branches is not None else ""
        return f"{held.at.box.name}{waits}: {held.at.table.tobytes().hex()}"

    # -- what Konspira adds -------------------------------------------------------------------------

    def turn(self, player: int) -> Turn:
        """What a bot of Konspira at that seat is given."""
        assert self.held.at is not None
        return self.held.at.turn(player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another state that the seat cannot tell from this one, drawn by `imagine`.

        What the seat saw and did is kept. Of the others nothing is known but what they would see now, so that their
        information states begin there.
        """
        twin: SpielState = self.clone()
        twin.put(imagined(self.held, player, sampler))
        return twin

    def put(self, held: Held) -> None:
        """Go on from what another state holds."""
        self.held = held


# -- observers --------------------------------------------------------------------------------------


class SpielObserver:
    """Writes what a seat sees: `player` one-hot and `view`; with perfect recall the last few, `past` and `act`."""

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("there is no observation of what all seats know")
        self.private, self.recall = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER, kind.perfect_recall
        self.moments = game.moments if self.recall else 1
        fresh = game.fresh
        self.columns = fresh.senses.columns()
        pieces: dict[str, tuple[int, ...]] = {"player": (fresh.seats,), "view": (self.moments, self.columns)}
        if self.recall and fresh.past >= 0:
            pieces["past"] = (fresh.senses.past.columns,)
        if self.recall and self.private:
            pieces["act"] = (self.moments, fresh.actions)
        sizes = {name: int(np.prod(shape)) for name, shape in pieces.items()}
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        cuts = np.split(self.tensor, np.cumsum(list(sizes.values()))[:-1])
        self.dict = {name: cut.reshape(shape) for (name, shape), cut in zip(pieces.items(), cuts, strict=True)}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the tensor: views from the newest on, and beside each what the seat did then."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        at = state.held.at
        if at is None:
            return
        seat = player if self.private else SPECTATOR
        rows = at.rows[seat]
        for place, row in enumerate(reversed(rows[-self.moments :])):
            written = at.written(row)
            self.dict["view"][place] = written[: self.columns]
            if place == 0 and "past" in self.dict:
                self.dict["past"][:] = written[-len(self.dict["past"]) :]
        if "act" in self.dict:
            for seen, action in state.held.acted[player]:
                if (place := len(rows) - seen) < self.moments:
                    self.dict["act"][place, action] = 1

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as a string; with perfect recall all that the seat saw and did."""
        held = state.held
        if held.at is None:
            return f"seat {player}, nothing dealt"
        if self.recall and self.private:
            return f"seat {player}{held.said[player]}"
        rows = held.at.rows[player if self.private else SPECTATOR]
        seen = rows if self.recall else rows[-1:]
        return f"seat {player}\n" + "\n".join(row.tobytes().hex() for row in seen)


register()
