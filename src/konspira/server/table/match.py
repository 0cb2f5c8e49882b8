"""A match being played at a table: actions come in, are stored, and then every seat is told what it may know.

Persist, then broadcast: messages are written when an action is done and sent when it is stored.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, cast

import msgspec
import numpy as np

from konspira.boxes.box import Box
from konspira.kernel.record import SPECTATOR
from konspira.news import News
from konspira.play.fair_deal import Round, Shuffle
from konspira.play.match import Match
from konspira.play.signers import END, BadSignature, SignedAct, Signer, Signers, view_digest
from konspira.server.protocol import (
    Act,
    ActionGroup,
    Done,
    Explanation,
    Outcome,
    Receipt,
    ShuffleState,
    StoryEntry,
    TurnUpdate,
    encode,
    now,
    refused,
)
from konspira.server.store import Line, Statement, Store, Stored, StoreError, storage_news
from konspira.server.table import Client
from konspira.server.table.done import DoneCommands
from konspira.server.table.receipts import Receipts, Signed
from konspira.turn import Turn

STORY = 200  # moments told to somebody who comes in
EXPLAINED = 256  # actions whose explanation is remembered
BEHIND = 20_000  # jobs that may wait for the disk before actions are refused

CommandKey = tuple[int, str]  # the seat that sent a command, and its id
Message = tuple[Client, int, bytes]  # to whom, for which seat, what


class _Signed(NamedTuple):
    """An act whose signature is good, and what its device gets a receipt for."""

    act: SignedAct
    receipt: Signed


def _shuffled(header: dict[str, Any]) -> Any:
    """How the chance of a match was made (ShuffleState), as it is sent; None of a match that the server alone dealt."""
    if not header.get("shuffle"):
        return None
    made, commitment = msgspec.convert(header["shuffle"], Shuffle), header["commitment"]
    closed = Round(commitment, made.devices, made.left_out, made.signature)
    return msgspec.Raw(encode(ShuffleState(made.server, commitment, made.sealed, list(made.voided), closed)))


class LiveMatch:
    """The match of a table, from its first step to its end."""

    def __init__(
        self, id: str, number: int, match: Match, store: Store, receipts: Receipts, done: DoneCommands
    ) -> None:
        self.id, self.number, self.match = id, number, match
        header, *lines = map(msgspec.json.decode, match.journal)
        self.commitment: str = header["commitment"]
        self.shuffle = _shuffled(header)
        self._receipts, self._signers = receipts, Signers(header, receipts.key.public)
        for line in lines:
            self._signers.keep(line)
        match.seal = self._seal
        self.frozen: News | None = None
        self.held = False  # while a step is being taken back, nobody acts
        self.pending = 0  # steps that are not stored yet
        self.on_step: Callable[[int], list[Statement]] | None = None  # what a clock has to store with every step
        self._store = store
        self._done = done  # of the whole table, whatever match it was
        self._waiting: dict[CommandKey, list[Client]] = {}
        self._acted: dict[int, int] = {}  # seat → its moment after it last acted
        self._explained: dict[tuple[int, int, bytes], Explanation] = {}
        self._written = len(match.journal)
        self._told: dict[int, int] = {}  # seat → the last moment that was sent to it
        self.told_actors = match.actors  # who may act, as far as it has been told

    # -- acting -------------------------------------------------------------------------------------

    def known(self, client: Client, id: str) -> bool:
        """Was this command done already? Then it is answered, at once or when it is stored."""
        key = (client.seat, id)
        if key in self._done:
            client.send(encode(Done(id)))
        elif key in self._waiting:
            self._waiting[key].append(client)
        else:
            return False
        return True

    def objection(self, seat: int, act: Act) -> News | None:
        """Is there a reason to refuse an action before the rules are asked?"""
        if self.frozen is not None:
            return News("refused-frozen")
        if act.match is not None and act.match != self.number:
            return News("refused-match")
        if act.at is not None and not self._acted.get(seat, 0) <= act.at <= self._told.get(seat, act.at):
            return News("refused-stale")  # acted since, or taken back since
        if self._store.behind >= BEHIND or self.held:
            return News("refused-busy")
        return storage_news(self._store.trouble)

    def act(
        self, seat: int, action: Any, watchers: dict[int, set[Client]], then: Stored, *, by: Signer,
        command: Act | None = None, client: Client | None = None, also: Iterable[Statement] = (),
    ) -> None:  # fmt: skip
        """Do an action and see to it that it is stored, then told. Raises IllegalAction and BadSignature."""
        signed = self._signed(seat, command) if command else None
        self.match.act(seat, action, {"by": by} if command is None else self._signature(seat, command, signed))
        if signed:
            self._signers.done(seat, signed.act, signed.receipt.said)
        messages, actors = self._messages(watchers, seat), self.match.actors
        lines = self._new_lines(command.id if command else None)
        key = (seat, command.id) if command else None
        if key:
            self._waiting[key] = [client] if client else []
        self.pending += 1

        def stored(error: Exception | None) -> None:
            self.pending -= 1
            if error is None:
                self.told_actors = actors
                self._tell(messages, key, signed.receipt if signed else None)
            elif key:
                self._refuse(key, error)
            then(error)

        statements = [*also, *self.on_step(seat)] if self.on_step else list(also)
        if self.match.outcome:
            statements.append(self._store.end_match(self.id, now()))
        self._store.write(lines, statements, stored)

    def taken_back(self, match: Match) -> LiveMatch:
        """The same match at an earlier step; commands that were done stay done."""
        return LiveMatch(self.id, self.number, match, self._store, self._receipts, self._done)

    # -- signatures ---------------------------------------------------------------------------------

    def signed_by(self, client: Client) -> int:
        """How many acts a device has signed at the seat that it looks from."""
        return 0 if client.seat == SPECTATOR else self._signers.transcript(client.seat, client.device).counter

    def _signed(self, seat: int, command: Act) -> _Signed | None:
        """What a guest has signed, checked; None where he has signed nothing. Raises BadSignature."""
        given = command.signed
        if given is None:
            return None
        if command.at is None:
            raise BadSignature("signature-form")
        act = SignedAct(
            given.device, given.counter, command.id, command.at, given.seen, given.signature, given.certificate
        )
        history = self.match.turn(seat).history
        if not 1 <= act.at <= len(history) or act.seen != view_digest(encode(history.view(act.at - 1))):
            raise BadSignature("signature-seen")
        if self._signers.needs_certificate(seat, act):  # a guest is known by his cookie
            act = self._signers.recovered(seat, act, self._receipts.key)
        said = self._signers.check(seat, msgspec.to_builtins(self.match.read(bytes(command.action))), act)
        return _Signed(act, Signed(self.commitment, seat, act.counter, said))

    def _signature(self, seat: int, command: Act, signed: _Signed | None) -> dict[str, Any]:
        """What the line of a guest's act says of who did it."""
        if signed:
            return {"by": "device", "signed": msgspec.to_builtins(signed.act)}
        if not self._signers.keys(seat):
            return {"by": "guest"}
        value = msgspec.to_builtins(self.match.read(bytes(command.action)))
        return self._signers.unsigned(seat, len(self.match.journal), value, self._receipts.key)

    def _seal(self, chain: str) -> dict[str, Any]:
        """The server's signature below the whole journal."""
        key = self._receipts.key
        return {"server": key.public, "signature": key.sign(END, {"match": self.commitment, "chain": chain})}

    def _new_lines(self, id: str | None) -> list[Line]:
        """What the journal has more than the store; the first line is the command's."""
        journal = self.match.journal
        lines: list[Line] = []
        for number in range(self._written, len(journal)):
            lines.append(Line(self.id, number, journal[number], None if lines else id))
        self._written += len(lines)
        return lines

    def _messages(self, watchers: dict[int, set[Client]], actor: int) -> list[Message]:
        """A message for every client whose seat has a new moment, each written once."""
        messages = []
        for seat, clients in watchers.items():
            if not clients and seat != actor:
                continue
            turn = self.match.turn(seat)
            moment = len(turn.history)
            if seat == actor:
                self._acted[seat] = moment
            if not clients or moment == self._told.get(seat):
                continue
            self._told[seat] = moment
            written: dict[bool, bytes] = {}
            for client in clients:
                if client.welcomed:
                    if client.text not in written:
                        written[client.text] = encode(self._turn_update(turn, moment, client.text))
                    messages.append((client, seat, written[client.text]))
        return messages

    def _tell(self, messages: list[Message], command: CommandKey | None, signed: Signed | None) -> None:
        for client, seat, message in messages:
            if client.seat == seat and client.welcomed:  # it may look from another seat by now
                client.send(message)
        if command is None:
            return
        self._done.add(command)
        if signed is None:
            self._answer(command, None)
        else:
            self._receipts.give(signed, functools.partial(self._answer, command))

    def _answer(self, command: CommandKey, receipt: Receipt | None) -> None:
        answer = encode(Done(command[1], receipt))
        for client in self._waiting.pop(command):
            client.send(answer)

    def _refuse(self, command: CommandKey, error: Exception) -> None:
        """An action could not be stored: it is not done, whoever sent it is told why, and may send it again."""
        news = error.news if isinstance(error, StoreError) else News("refused-busy")
        for client in self._waiting.pop(command):
            client.send(refused(command[1], news))

    # -- telling ------------------------------------------------------------------------------------

    def turn(self, seat: int, text: bool) -> TurnUpdate:
        """The turn of a seat, as it is sent to somebody who comes."""
        turn = self.match.turn(seat)
        moment = self._told[seat] = len(turn.history)
        return self._turn_update(turn, moment, text)

    def _turn_update(self, turn: Turn, number: int, text: bool) -> TurnUpdate:
        legal = menu(self.match.box, turn.legal.numbers) if self.frozen is None else {}
        ended, moment, wording = self.match.outcome, turn.history[-1], self.match.box.wording
        return TurnUpdate(
            self.number,
            number,
            moment.view,
            wording.derive(moment.view) if wording.derive else None,
            cast(Any, legal),
            cast(Any, moment.news),
            wording.board(moment.view) if text else None,
            Outcome(list(ended.payoffs), ended.news) if ended else None,
        )

    def story(self, seat: int, have: tuple[int, int]) -> list[StoryEntry]:
        """What a seat was told after the moment it has."""
        history = self.match.turn(seat).history
        known = have[1] if have[0] == self.number else 0
        first = min(max(known, len(history) - STORY, 0), len(history))
        return [StoryEntry(place + 1, list(history[place].news)) for place in range(first, len(history))]

    def explain(self, turn: Turn, actions: list[dict[str, Any]]) -> list[Explanation]:
        """What actions would be, from what the turn's seat knows; asked off the event loop, and remembered."""
        explained = []
        for action in actions:
            known = (turn.seat, len(turn.history), encode(action))
            if known not in self._explained:
                if len(self._explained) >= EXPLAINED:
                    self._explained.clear()
                self._explained[known] = self._explain(turn, action)
            explained.append(self._explained[known])
        return explained

    def _explain(self, turn: Turn, action: dict[str, Any]) -> Explanation:
        wording = self.match.box.wording
        try:
            value = msgspec.convert(action, wording.action_type)
            number = wording.number(value)
            if not 0 <= number < self.match.box.actions:
                raise ValueError("no such action")
        except (msgspec.MsgspecError, ValueError, TypeError, OverflowError, RecursionError):
            return Explanation(None, [], News("refused-form"))
        if len(turn.legal) == 0:
            return Explanation(None, [], News("refused-over" if self.match.outcome else "refused-turn"))
        if value not in turn.legal:
            return Explanation(None, [], wording.refuse(turn.view, value))
        return Explanation(wording.describe(turn.view, value), wording.preview(turn.view, value), None)


# -- legal actions as a compact menu: grouped by kind, what they share written once -----------------


def groups(box: Box, numbers: list[int]) -> dict[str, ActionGroup]:
    """Legal actions, given by number in rising order, by their kind."""
    value = _values(box)
    kinds: dict[str, list[Any]] = {}
    for action in [value(number) for number in numbers]:
        kinds.setdefault(action.__struct_config__.tag, []).append(action)
    return {kind: _group(actions) for kind, actions in kinds.items()}


def menu(box: Box, numbers: np.ndarray) -> msgspec.Raw:
    """The same as it is sent. Menus come back again and again, so they are remembered."""
    return _menu(box, numbers.tobytes()) if len(numbers) else _EMPTY


_EMPTY = msgspec.Raw(b"{}")


@functools.lru_cache(maxsize=1024)
def _menu(box: Box, numbers: bytes) -> msgspec.Raw:
    return msgspec.Raw(encode(groups(box, np.frombuffer(numbers, np.int64).tolist())))


@functools.cache
def _values(box: Box) -> Callable[[int], Any]:
    """Actions by their numbers, remembered: the same ones come in many menus."""
    return functools.lru_cache(maxsize=20_000)(box.wording.value)


def _group(actions: list[Any]) -> ActionGroup:
    """Actions of one kind: a column for each field, also where all are at their default, or one value for all."""
    same, each = {}, {}
    for name in actions[0].__struct_fields__:
        column = [getattr(action, name) for action in actions]
        if column.count(column[0]) == len(column):
            same[name] = column[0]
        else:
            each[name] = column
    return ActionGroup(len(actions), same, each)
