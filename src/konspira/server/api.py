"""What is asked once, over plain HTTP: what can be played, which tables there are, what was played; and who I am."""

from __future__ import annotations

import asyncio
import gzip
import io
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from konspira.bots.characters import AT_A_TABLE
from konspira.boxes.backend import compiled
from konspira.boxes.box import BadOptions
from konspira.play.example import examples
from konspira.play.journal import BadJournal
from konspira.play.options import schema
from konspira.server import replays, tutorial
from konspira.server.accounts import AccountEndpoints
from konspira.server.allowance import Account, Buckets
from konspira.server.bots import ladder, offered, usual
from konspira.server.endpoints import Endpoints, answer, at, packed
from konspira.server.fair import FairThread
from konspira.server.guests import GuestEndpoints
from konspira.server.lobby import Lobby
from konspira.server.mail.endpoints import MailEndpoints
from konspira.server.matches import MatchEndpoints
from konspira.server.middleware import Identity, body
from konspira.server.personal import PersonalEndpoints
from konspira.server.protocol import Refusal, http
from konspira.server.protocol.commands import PHRASES
from konspira.server.puzzles import PuzzleEndpoints
from konspira.server.ranking import RankingEndpoints
from konspira.server.services import Services
from konspira.server.static import rules_file
from konspira.server.store import StoredMatch, StoreError
from konspira.server.terms import checked
from konspira.server.tournaments.endpoints import TournamentEndpoints
from konspira.server.tournaments.hosting import Tournaments
from konspira.speech import LANGUAGES
from konspira.turn import Turn

REPLAYS = 8  # kept, for those who look at the same match one after the other
WHY = 500  # letters of a reason


class Api(Endpoints):
    """All endpoints."""

    def __init__(self, services: Services, lobby: Lobby, who: Identity, tournaments: Tournaments) -> None:
        super().__init__(services, lobby, who, Buckets(services.config.limits.makings))
        self._guests = GuestEndpoints(services, lobby, who, self.makings)
        self._matches = MatchEndpoints(services, lobby, who, self.makings)
        self._accounts = AccountEndpoints(services, lobby, who, self.makings)
        self._mail = MailEndpoints(services, lobby, who, self.makings)
        self._personal = PersonalEndpoints(services, lobby, who, self.makings, tournaments)
        self._puzzles = PuzzleEndpoints(services, lobby, who, self.makings)
        self._ranking = RankingEndpoints(services, lobby, who, self.makings)
        self._tournaments = TournamentEndpoints(services, lobby, who, self.makings, tournaments)
        self._replays: dict[tuple[str, int, int | None, bool], bytes] = {}
        self._beliefs: dict[tuple[str, int], bytes] = {}

    @property
    def routes(self) -> list[Route]:
        """Where they are."""

        return [
            *self._guests.routes,
            *self._matches.routes,
            *self._accounts.routes,
            *self._mail.routes,
            *self._personal.routes,
            *self._puzzles.routes,
            *self._ranking.routes,
            *self._tournaments.routes,
            at("/api/bots", self.bots),
            at("/api/games", self.games),
            at("/api/games/{game}/examples", self.examples),
            at("/api/games/{game}/check", self.check, "POST"),
            at("/api/games/{game}/tutorial", self.tutorial, "POST"),
            at("/api/games/{game}/options/{option}", self.read_file, "POST"),
            at("/api/games/{game}/options/{option}/file", self.write_file, "POST"),
            at("/api/games/{game}/options/{option}/meaning", self.meaning, "POST"),
            at("/api/tables", self.public_tables),
            at("/api/tables", self.new_table, "POST"),
            at("/api/tables/{table}", self.table),
            at("/api/tables/{table}/qr.svg", self.qr),
            at("/api/tables/{table}/keepsake", self.keepsake),
            at("/api/tables/{table}/{match:int}/replay", self.replay),
            at("/api/tables/{table}/{match:int}/journal", self.journal),
            at("/api/tables/{table}/{match:int}/beliefs", self.beliefs),
            at("/api/verify", self.verify, "POST"),
            at("/health", self.health),
            at("/metrics", self.metrics),
        ]

    # -- what can be played -------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        """The shelf."""
        found = [
            http.GameInfo(
                box.name, (box.seats.start, box.seats.stop - 1), schema(box),
                [http.BotOffered(name, name == usual(box.name)) for name in offered(box.name)], compiled(box).ready,
                (box.folder / "page" / "board.js").exists(), (box.folder / "page" / "poster.svg").exists(),
                [language for language in LANGUAGES if rules_file(box, language)],
                (box.folder / tutorial.FILE).exists(),
            )
            for box in self.services.boxes.values()
        ]  # fmt: skip
        return packed(http.GameList(found, list(PHRASES), list(AT_A_TABLE), list(LANGUAGES)), request)

    async def bots(self, request: Request) -> Response:
        """The ladder of bots."""
        return answer(ladder(self.services.boxes))

    async def examples(self, request: Request) -> Response:
        """The worked examples of a game's rules; worked out once, by whoever asks first."""
        box = self.services.box(request.path_params["game"])
        return answer(http.Examples(await self._elsewhere(request, examples, box)))

    async def check(self, request: Request) -> Response:
        """Do these options go together?"""
        asked = await self._asked(request, http.OptionsCheck)
        try:
            checked(self.services.box(request.path_params["game"]), asked.seats, asked.options)
        except Refusal as refusal:
            if refusal.status == 404:
                raise
            return answer(http.OptionsVerdict(refusal.news))
        return answer(http.OptionsVerdict(None))

    async def read_file(self, request: Request) -> Response:
        """The value of an option out of a file of one's own; only some games have such files."""
        box = self.services.box(request.path_params["game"])
        if box.files is None:
            raise Refusal("refused-missing", 404)
        self._make(request)
        text = (await body(request, self.services.config.limits.body_bytes)).decode("utf-8", "replace")
        try:
            value = await self._elsewhere(request, box.files.read, request.path_params["option"], text)
            return answer(http.OptionFromFile(value))
        except BadOptions as error:
            raise Refusal.of(error) from None
        except RecursionError:
            raise Refusal("refused-message", 400) from None
        except ValueError as error:
            raise Refusal("refused-options", 400, why=str(error)[:WHY]) from None

    async def write_file(self, request: Request) -> Response:
        """A value of one's own as a file to keep."""
        box = self.services.box(request.path_params["game"])
        if box.files is None or box.files.write is None:
            raise Refusal("refused-missing", 404)
        asked = await self._asked(request, http.OwnValue)
        self._make(request)
        try:
            name, text = await self._elsewhere(request, box.files.write, request.path_params["option"], asked.value)
        except BadOptions as error:
            raise Refusal.of(error) from None
        named = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
        return Response(text, headers=named, media_type="text/plain; charset=utf-8")

    async def meaning(self, request: Request) -> Response:
        """What a value means that somebody is writing: by the rules, which try tricks for it, so beside the loop."""
        box = self.services.box(request.path_params["game"])
        if box.files is None or box.files.meaning is None:
            raise Refusal("refused-missing", 404)
        asked = await self._asked(request, http.OwnValue)
        try:
            option = request.path_params["option"]
            found = await self._elsewhere(request, box.files.meaning, option, asked.value, asked.seats)
        except BadOptions as error:
            raise Refusal.of(error) from None
        return answer(http.OwnMeaning(found))

    # -- tables -------------------------------------------------------------------------------------

    async def public_tables(self, request: Request) -> Response:
        """Tables that anybody may come to."""
        return answer(http.TableList(await self.lobby.public()))

    async def new_table(self, request: Request) -> Response:
        """Make a table."""
        guest, known = await self._guest(request)
        wanted = await self._asked(request, http.NewTable)
        self._make(request)
        return answer(http.TableMade(await self.lobby.make(guest, known, wanted)), 201)

    async def tutorial(self, request: Request) -> Response:
        """Make a table at which I learn a game."""
        guest, known = await self._guest(request)
        self._make(request)
        box = self.services.box(request.path_params["game"])
        learnt = tutorial.of(box)
        if learnt is None:
            raise Refusal("refused-missing", 404)
        wanted = http.NewTable(
            box.name, learnt.chairs, learnt.options, patience=None, start=True, coach=False
        )  # fmt: skip
        return answer(http.TableMade(await self.lobby.make(guest, known, wanted, tutorial=True)), 201)

    async def table(self, request: Request) -> Response:
        """A table, and what I am at it."""
        room = await self.lobby.room(request.path_params["table"])
        known = await self._who(request)
        guest = known.guest if known else None
        seat = min(room.presence.seats_of(guest), default=-1)
        return answer(http.TableForMe(room.state_for(guest), room.you(guest, seat)))

    async def qr(self, request: Request) -> Response:
        """The link of a table or of one of its chairs as a picture that a phone reads."""
        room, chair = await self.lobby.room(request.path_params["table"]), request.query_params.get("chair")
        link = f"{self._site(request).url}/t/{room.table.id}"
        if chair is not None:
            if chair not in [one.invite for one in room.table.chairs]:
                raise Refusal("refused-invite", 404)
            link += f"#chair={chair}"
        drawn = io.BytesIO()
        segno.make(link, error="m").save(
            drawn, kind="svg", scale=8, border=2, dark="#0E1528", light="#FFFFFF", xmldecl=False
        )
        return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"cache-control": "private, no-store"})

    async def keepsake(self, request: Request) -> Response:
        """What a game gives a person to take home from the match, as a file; nothing where it has nothing to give."""
        guest, _ = await self._guest(request)
        room = await self.lobby.room(request.path_params["table"])
        seat, export = min(room.presence.seats_of(guest), default=None), room.box.files and room.box.files.export
        if seat is None:
            raise Refusal("refused-not-seated", 403)
        match = room.live.match if room.live else None
        file = export(match.options, match.turn(seat).view) if export and match else None
        if file is None:
            return Response(status_code=204, headers={"cache-control": "no-store"})
        named = {"content-disposition": f'attachment; filename="{file[0]}"', "cache-control": "no-store"}
        return Response(file[1], headers=named, media_type="text/plain; charset=utf-8")

    # -- after the end ------------------------------------------------------------------------------

    async def _ended(self, request: Request) -> StoredMatch:
        """A match that is over."""
        match = await self.store.match(request.path_params["table"], request.path_params["match"])
        if match is None:
            raise Refusal("refused-missing", 404)
        if match.closed:
            raise Refusal("refused-closed")
        if "key" not in msgspec.json.decode(match.lines[-1]):
            raise Refusal("refused-not-over")
        return match

    async def _elsewhere(self, request: Request, work: Callable[..., Any], *args: Any) -> Any:
        return await self.services.replays.do(request.state.account, work, *args)

    async def replay(self, request: Request) -> Response:
        """A finished match, step by step."""
        match, seat = await self._ended(request), _eyes(request.query_params.get("seat", "-1"))
        seats = msgspec.json.decode(match.lines[0])["seats"]
        if seat is not None and not -1 <= seat < seats:
            raise Refusal("refused-no-chair", 404)
        text = seat is not None and request.query_params.get("text") == "1"  # in words for one pair of eyes at a time
        known = (match.id, match.number, seat, text)
        if known not in self._replays:
            await self._remember(
                self._replays, known, self.services.replays, request, _compressed_replay, match, seat, text
            )
        packed, headers = self._replays[known], {"cache-control": "private, max-age=3600", "vary": "accept-encoding"}
        if "gzip" not in request.headers.get("accept-encoding", ""):
            plain = await self.services.replays.once(("plain", *known), request.state.account, gzip.decompress, packed)
            return Response(plain, headers=headers, media_type="application/json")
        return Response(packed, headers={**headers, "content-encoding": "gzip"}, media_type="application/json")

    async def beliefs(self, request: Request) -> Response:
        """How the beliefs of each seat went over a finished match."""
        match = await self._ended(request)
        known = (match.id, match.number)
        if known not in self._beliefs:
            believe = self._believing(request.state.account)
            await self._remember(
                self._beliefs, known, self.services.beliefs, request, replays.belief_history, match, believe
            )
        headers = {"cache-control": "private, max-age=3600"}
        return Response(self._beliefs[known], headers=headers, media_type="application/json")

    def _believing(self, account: Account | None) -> replays.Believing:
        """How a thread asks what seats may think likely: all who think are asked at once.

        There is one such thread, and whoever waits for it must not wait as he does for whom it asks.
        """
        loop, pool, behind = asyncio.get_running_loop(), self.services.bots, self.services.beliefs

        async def ask(turns: list[Turn]) -> list[Any]:
            return await asyncio.gather(*(pool.believe(turn, replays.WORLDS, account, behind) for turn in turns))

        return lambda turns: asyncio.run_coroutine_threadsafe(ask(turns), loop).result()

    async def _remember(
        self, kept: dict[Any, bytes], known: Any, thread: FairThread, request: Request,
        work: Callable[..., bytes], *args: Any,
    ) -> None:  # fmt: skip
        """Make an answer, once for all who ask for it at the same time, and keep it for those who ask next."""
        try:
            found = await thread.once(known, request.state.account, work, *args)
        except BadJournal as error:
            raise Refusal("frozen", line=error.number - 1) from None
        while len(kept) >= REPLAYS:
            kept.pop(next(iter(kept)))
        kept[known] = found

    async def journal(self, request: Request) -> Response:
        """The journal of a finished match."""
        match = await self._ended(request)
        game = msgspec.json.decode(match.lines[0])["game"]
        named = f'attachment; filename="{game}-{request.path_params["table"][:8]}-{match.number}.journal"'
        text = "".join(line + "\n" for line in match.lines)
        return Response(
            text, headers={"content-disposition": named, "cache-control": "no-store"}, media_type="text/plain"
        )

    async def verify(self, request: Request) -> Response:
        """Check a journal."""
        self._make(request)
        text = await body(request, self.services.config.limits.journal_bytes)
        return answer(
            await self.services.replays.once(blake2b(text).digest(), request.state.account, replays.verified, text)
        )

    # -- operations ---------------------------------------------------------------------------------

    async def health(self, request: Request) -> Response:
        """Is everything in order, down to the disk? It is written to, and asked often, once a second."""
        ready = [name for name, box in self.services.boxes.items() if compiled(box).ready]
        said: dict[str, Any] = {"status": "ok", "games": list(self.services.boxes), "ready": ready}
        try:
            await self.store.probe()
        except StoreError as error:
            return answer(said | {"status": "trouble", "storage": error.trouble, "news": error.news}, 503)
        return answer(said)

    async def metrics(self, request: Request) -> Response:
        """What is counted."""
        return Response(self.services.metrics.text(), media_type="text/plain; version=0.0.4")


def _eyes(asked: str) -> int | None:
    if asked == "all":
        return None
    try:
        return int(asked)
    except ValueError:
        raise Refusal("refused-no-chair", 404) from None


def _compressed_replay(match: StoredMatch, seat: int | None, text: bool) -> bytes:
    return gzip.compress(replays.seen_again(match, seat, text), 6, mtime=0)
