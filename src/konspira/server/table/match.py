"""A match being played at a table: actions come in, are stored, and then every seat is told what it may know.

Persist, then broadcast: messages are written when an action is done and sent when it is stored.
"""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, cast

import msgspec

from konspira.bots.coach import Advice
from konspira.kernel.record import SPECTATOR
from konspira.news import News
from konspira.play.fair_deal import Round, Shuffle
from konspira.play.journal import BadJournal
from konspira.play.match import IllegalAction, Match
from konspira.play.signers import END, BadSignature, Proof, SignedAct, Signer, Signers, view_digest
from konspira.play.signing import SigningKey
from konspira.server.protocol import (
    Closing,
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
from konspira.server.protocol.commands import Act
from konspira.server.store import (
    Closed,
    Conflict,
    Entry,
    Statement,
    Store,
    Stored,
    StoreError,
    match_id,
    seat_name,
    storage_news,
)
from konspira.server.table import Client
from konspira.server.table.done import DoneCommands
from konspira.server.table.log import TableLog
from konspira.server.table.receipts import Receipts, Signed
from konspira.server.table.telling import NOTHING, explanation, told_turn
from konspira.turn import Turn

STORY = 200  # moments told to somebody who comes in
SEEN = 4  # views of a seat that are kept: others may move while somebody signs
EXPLAINED = 256  # actions whose explanation is remembered
BEHIND = 20_000  # jobs that may wait for the disk before actions are refused

CommandKey = tuple[str, str]  # the guest who sent a command, and its id
Message = tuple[Client, int, bytes]  # to whom, for which seat, what
OnStep = Callable[["LiveMatch", int], list[Statement]]  # the match as it is then, and the seat that has acted
_SEAT_NAMES = [seat_name(seat) for seat in range(64)]  # as many as a table ever has


class _Signed(NamedTuple):
    """An act whose signature is good, and what its device gets a receipt for."""

    act: SignedAct
    receipt: Signed


class AdviceUnderWay(NamedTuple):
    """What the coach thinks about, and those who are told what he thinks so far."""

    thought: asyncio.Task[Advice]
    hearing: list[Callable[[Advice], None]]


def _sender(seat: int, client: Client | None) -> str:
    """Whose command an act is: the guest's, at whatever chair he sits by then."""
    return client.guest if client and client.guest else seat_name(seat)


def _signed_act(command: Act) -> SignedAct | None:
    """What a guest has signed; None where he has signed nothing, or not at what moment."""
    given, at = command.signed, command.at
    if given is None or at is None:
        return None
    return SignedAct(given.device, given.counter, command.id, at, given.seen, given.signature, given.certificate)


def _shuffled(header: dict[str, Any]) -> Any:
    """How the chance of a match was made (ShuffleState), as it is sent; None of a match that the server alone dealt."""
    if not header.get("shuffle"):
        return None
    made, commitment = msgspec.convert(header["shuffle"], Shuffle), header["commitment"]
    closed = Round(commitment, made.devices, made.left_out, made.signature)
    return msgspec.Raw(encode(ShuffleState(made.server, commitment, made.sealed, list(made.voided), closed)))


def _seal(key: SigningKey, commitment: str, chain: str) -> dict[str, Any]:
    """The server's signature below the whole journal."""
    return {"server": key.public, "signature": key.sign(END, {"match": commitment, "chain": chain})}


class LiveMatch:
    """The match of a table, from its first step to its end."""

    def __init__(
        self, log: TableLog, number: int, match: Match, store: Store, receipts: Receipts, done: DoneCommands,
        signers: Signers | None = None,
    ) -> None:  # fmt: skip
        self.id, self.number, self.match = match_id(log.table, number), number, match
        self._log = log
        header = msgspec.json.decode(match.journal[0])
        self.commitment: str = header["commitment"]
        self.shuffle = _shuffled(header)
        self._receipts, self._signers = receipts, signers or Signers(header, receipts.key.public)
        for line in match.journal[1:] if signers is None else ():
            self._signers.keep(msgspec.json.decode(line))
        match.seal = functools.partial(_seal, receipts.key, self.commitment)  # not mine: it would hold me for ever
        self.frozen: News | None = None
        self.closed: Closed | None = None  # how people have ended it that the rules had not ended
        self.held = False  # while a step is being taken back, nobody acts
        self.pending = 0  # steps that are not stored yet
        self.on_step: OnStep | None = None  # what a clock has to store with every step
        self._store = store
        self._done = done  # of the whole table, whatever match it was
        self._waiting: dict[CommandKey, list[Client]] = {}
        self._acted: dict[int, int] = {}  # seat → its moment after it last acted
        self._explained: dict[tuple[int, int, bytes], Explanation] = {}
        self._written = self._stored = len(match.journal)  # lines that are given to the store, and that it has
        self.rivals: Callable[[], bool] = lambda: False  # may others write first?
        self._before: tuple[Match, Signers] | None = None  # as it was before what is on its way to the store
        self.advised: dict[tuple[int, int], AdviceUnderWay] = {}  # seat and moment that the coach thinks about
        self._told: dict[int, int] = {}  # seat → the last moment that was sent to it
        self._views: dict[int, dict[int, bytes]] = {}  # seat → the last views that were sent to it, by their moments
        self.told_actors = match.actors  # who may act, as far as it has been told

    @property
    def over(self) -> bool:
        """Has it ended, by the rules or because people have ended it?"""
        return self.match.outcome is not None or self.closed is not None

    @property
    def payoffs(self) -> Sequence[float] | None:
        """What it has come to for every seat."""
        ended = self.closed or self.match.outcome
        return ended.payoffs if ended else None

    @property
    def closing(self) -> Closing | None:
        """How people have ended it, as everybody is told."""
        closed = self.closed
        return Closing(cast(Any, closed.how), closed.payoffs, closed.seat) if closed else None

    # -- acting -------------------------------------------------------------------------------------

    def known(self, client: Client, id: str) -> bool:
        """Was this command done already? Then it is answered, at once or when it is stored."""
        key = (_sender(client.seat, client), id)
        done = self._done
        if key in done or (done.of_seats and (_SEAT_NAMES[client.seat], id) in done):  # as earlier versions knew acts
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
        if self.closed is not None:
            return News("refused-over")
        if act.match is not None and act.match != self.number:
            return News("refused-match")
        if act.at is not None and not self._acted.get(seat, 0) <= act.at <= self._told.get(seat, act.at):
            return News("refused-stale")  # acted since, or taken back since
        if self._store.behind >= BEHIND or self.held:
            return News("refused-busy")
        return storage_news(self._store.trouble) if self._store.trouble else None

    def act(
        self, seat: int, action: Any, watchers: dict[int, set[Client]], then: Stored, *, by: Signer,
        command: Act | None = None, client: Client | None = None, also: Iterable[Statement] = (),
        note: Callable[[], Entry] | None = None, lost: Callable[[Client], None] | None = None,
        looked: Proof | None = None,
    ) -> None:  # fmt: skip
        """Do an action and see to it that it is stored, then told. Raises IllegalAction and BadSignature.

        `looked` is the command's proof, if somebody has looked at it already. Where somebody else has written first,
        whoever waits for the answer is given to `lost`: it is to be tried again.
        """
        signed, acted = self._signed(seat, command, looked) if command else None, self._acted.get(seat, 0)
        if not self.pending and self.rivals():
            self._before = self.match.copy(), self._signers.copy()
        self.match.act(seat, action, {"by": by} if command is None else self._signature(seat, command, signed))
        if signed:
            self._signers.done(seat, signed.act, signed.receipt.said)
        messages, actors = self._messages(watchers, seat), self.match.actors
        key = (_sender(seat, client), command.id) if command else None
        entries = self._new_lines(key)
        lines = len(entries)
        if note:
            entries.append(note())
        if key:
            self._waiting[key] = [client] if client else []
        self.pending += 1

        def stored(error: Exception | None) -> None:
            self.pending -= 1
            if error is None:
                self._log.stored(entries)
                self._stored += lines
                if not self.pending:
                    self._before = None
                self.told_actors = actors
                self._tell(messages, key, signed.receipt if signed else None)
            elif key and lost and isinstance(error, Conflict):
                self._acted[seat] = min(acted, self._acted.get(seat, 0))  # it has not: it is tried again
                for waiting in self._waiting.pop(key):
                    lost(waiting)
            elif key:
                self._refuse(key, error)
            then(error)

        statements = [*also, *self.on_step(self, seat)] if self.on_step else list(also)
        if self.match.outcome:
            statements.append(self._store.end_match(self.id, now()))
        self._store.write(entries, statements, stored)

    def follow(self, entry: Entry, watchers: dict[int, set[Client]]) -> None:
        """Do what another node has written, and tell it. Raises BadJournal."""
        line = self.match.follow(entry.text)
        self._signers.keep(line)
        self._written = self._stored = len(self.match.journal)
        self.told_actors = self.match.actors
        if "seat" in line:
            self._tell(self._messages(watchers, line["seat"]), None, None)

    @property
    def ahead(self) -> bool:
        """Has something been done here that the store does not have?"""
        return len(self.match.journal) > self._stored

    def overtaken(self, came: Sequence[Entry], watchers: dict[int, set[Client]]) -> LiveMatch | None:
        """The same match as it is stored: as it was before what was not stored, and on by the lines that came instead.

        None where that is not known here, and all of it has to be read.
        """
        before, self._before = self._before, None
        next_lines = [(self.number, self._stored + k) for k in range(len(came))]
        if before is None or [(line.match, line.line) for line in came] != next_lines:
            return None
        match, signers = before
        try:
            for text in (*self.match.journal[len(match.journal) : self._stored], *(line.text for line in came)):
                signers.keep(match.follow(text))
        except BadJournal:
            return None
        return self.rebuilt(match, watchers, signers)

    def rebuilt(self, match: Match, watchers: dict[int, set[Client]], signers: Signers | None = None) -> LiveMatch:
        """The same match as it is stored, after something that was done here has not been; what is new is told."""
        live = LiveMatch(self._log, self.number, match, self._store, self._receipts, self._done, signers)
        live.frozen, live.closed, live.on_step = self.frozen, self.closed, self.on_step
        live._acted = {seat: min(at, len(match.history(seat))) for seat, at in self._acted.items()}
        live._tell(live._messages(watchers, SPECTATOR), None, None)
        return live

    def untouched(self, seats: Iterable[int]) -> bool:
        """Has nobody at these seats acted here yet?"""
        return not any(self._acted.get(seat) for seat in seats)

    def taken_back(self, match: Match) -> LiveMatch:
        """The same match at an earlier step; commands that were done stay done."""
        return LiveMatch(self._log, self.number, match, self._store, self._receipts, self._done)

    # -- signatures ---------------------------------------------------------------------------------

    def signed_by(self, client: Client) -> int:
        """How many acts a device has signed at the seat that it looks from."""
        return 0 if client.seat == SPECTATOR else self._signers.transcript(client.seat, client.device).counter

    def proof(self, seat: int, command: Act) -> Proof | None:
        """What will have to be checked of a command, as it looks now; None where it is to be looked at as a whole."""
        act = _signed_act(command)
        if act is None:
            return None
        try:
            return self._signers.proof(seat, msgspec.to_builtins(self.match.read(bytes(command.action))), act)
        except IllegalAction:
            return None

    def _signed(self, seat: int, command: Act, looked: Proof | None) -> _Signed | None:
        """What a guest has signed, checked; None where he has signed nothing. Raises BadSignature."""
        act = _signed_act(command)
        if act is None:
            if command.signed:
                raise BadSignature("signature-form")
            return None
        view = self._views.get(seat, {}).get(act.at)
        if view is None:
            history = self.match.history(seat)
            view = encode(history.view(act.at - 1)) if 1 <= act.at <= len(history) else None
        if view is None or act.seen != view_digest(view):
            raise BadSignature("signature-seen")
        if self._signers.needs_certificate(seat, act):  # a guest is known by his cookie
            act = self._signers.recovered(seat, act, self._receipts.key)
        said = self._signers.check(seat, msgspec.to_builtins(self.match.read(bytes(command.action))), act, looked)
        return _Signed(act, Signed(self.commitment, seat, act.counter, said))

    def _signature(self, seat: int, command: Act, signed: _Signed | None) -> dict[str, Any]:
        """What the line of a guest's act says of who did it."""
        if signed:
            return {"by": "device", "signed": msgspec.to_builtins(signed.act)}
        if not self._signers.devices[seat]:
            return {"by": "guest"}
        value = msgspec.to_builtins(self.match.read(bytes(command.action)))
        return self._signers.unsigned(seat, len(self.match.journal), value, self._receipts.key)

    def _new_lines(self, command: CommandKey | None) -> list[Entry]:
        """What the journal has more than the store; the first line is the command's."""
        journal = self.match.journal
        lines: list[Entry] = []
        for number in range(self._written, len(journal)):
            lines.append(self._log.line(self.number, number, journal[number], None if lines else command))
        self._written += len(lines)
        return lines

    def _messages(self, watchers: dict[int, set[Client]], actor: int) -> list[Message]:
        """A message for every client whose seat has a new moment, each written once."""
        messages, outcome = [], self._outcome()
        for seat, clients in watchers.items():
            if not clients and seat != actor:
                continue
            moment = self.match.moments(seat)
            if seat == actor:
                self._acted[seat] = moment
            if not clients or moment == self._told.get(seat):
                continue
            self._told[seat] = moment
            written: dict[bool, bytes] = {}
            for client in clients:
                if client.welcomed:
                    if client.text not in written:
                        written[client.text] = encode(self._turn_update(seat, client.text, outcome))
                    messages.append((client, seat, written[client.text]))
        return messages

    def _tell(self, messages: list[Message], command: CommandKey | None, signed: Signed | None) -> None:
        if command is not None:
            self._done.add(command)
        if command is not None and signed is not None:  # before anything is sent: so the receipt goes out with it
            self._receipts.give(signed, functools.partial(self._answer, command))
        for client, seat, message in messages:
            if client.seat == seat and client.welcomed:  # it may look from another seat by now
                client.send(message)
        if command is not None and signed is None:
            self._answer(command)

    def _answer(self, command: CommandKey, receipt: Receipt | None = None) -> None:
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
        self._told[seat] = self.match.moments(seat)
        return self._turn_update(seat, text, self._outcome())

    def _outcome(self) -> Outcome | None:
        ended = self.match.outcome
        return Outcome(list(ended.payoffs), ended.news) if ended else None

    def earlier(self, moment: int, text: bool) -> TurnUpdate:
        """What a spectator saw at an earlier moment."""
        seen, wording = self.match.history(SPECTATOR)[moment - 1], self.match.box.wording
        derived, board = wording.derive(seen.view) if wording.derive else None, wording.board(seen.view)
        return TurnUpdate(
            self.number, moment, seen.view, derived, {}, cast(Any, seen.news), board if text else None, None
        )  # fmt: skip

    def _turn_update(self, seat: int, text: bool, outcome: Outcome | None) -> TurnUpdate:
        choices = self.match.choices(seat) if self.frozen is None else NOTHING
        keeps = len(choices) and self._signers.devices[seat]  # it will be said that this was seen
        kept = functools.partial(self._keep_view, seat) if keeps else None
        return told_turn(self.number, self.match.box, self.match.history(seat), choices, text, outcome, kept)

    def _keep_view(self, seat: int, moment: int, view: bytes) -> None:
        views = self._views.setdefault(seat, {})
        views[moment] = view
        if len(views) > SEEN:
            del views[next(iter(views))]

    def story(self, seat: int, have: tuple[int, int], until: int | None = None) -> list[StoryEntry]:
        """What a seat was told after the moment it has, up to one."""
        history = self.match.history(seat)
        known, last = have[1] if have[0] == self.number else 0, len(history) if until is None else until
        first = min(max(known, last - STORY, 0), last)
        return [StoryEntry(place + 1, list(history[place].news)) for place in range(first, last)]

    def explain(self, turn: Turn, actions: list[dict[str, Any]]) -> list[Explanation]:
        """What actions would be, from what the turn's seat knows; asked off the event loop, and remembered."""
        explained = []
        for action in actions:
            known = (turn.seat, len(turn.history), encode(action))
            if known not in self._explained:
                if len(self._explained) >= EXPLAINED:
                    self._explained.clear()
                self._explained[known] = explanation(turn, action, over=self.match.outcome is not None)
            explained.append(self._explained[known])
        return explained
