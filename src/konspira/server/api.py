"""What is asked once, over plain HTTP: who I am, what can be played, which tables there are, and what was played."""

from __future__ import annotations

import gzip
import io
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from konspira.boxes.backend import compiled
from konspira.boxes.box import BadOptions
from konspira.play.example import examples
from konspira.play.journal import BadJournal
from konspira.play.options import schema
from konspira.server import replays, tutorial
from konspira.server.allowance import Buckets
from konspira.server.bots import ladder, offered, usual
from konspira.server.fair import FairThread
from konspira.server.lobby import Lobby, Services, checked
from konspira.server.middleware import Identity, address, body, cookie
from konspira.server.names import clean_name
from konspira.server.protocol import PHRASES, Refusal, encode, http, now
from konspira.server.static import rules_file
from konspira.server.store import PushSubscription, StoredMatch, StoreError, token
from konspira.speech import LANGUAGES

Asked = TypeVar("Asked")
REPLAYS = 8  # kept, for those who look at the same match one after the other
COUNTED = 1000  # matches that statistics count
WHY = 500  # letters of a reason
PUSHES = 5  # browsers of one guest that are notified


def answer(said: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """An answer in JSON, never kept by anybody on the way."""
    return Response(
        encode(said), status, {"cache-control": "no-store", **(headers or {})}, media_type="application/json"
    )  # fmt: skip


class Api:
    """The endpoints."""

    def __init__(self, services: Services, lobby: Lobby, who: Identity) -> None:
        self.services, self.store, self.lobby, self.identity = services, services.store, lobby, who
        self._makings = Buckets(services.config.limits.makings)
        self._replays: dict[tuple[str, int, int | None, bool], bytes] = {}
        self._beliefs: dict[tuple[str, int], bytes] = {}

    @property
    def routes(self) -> list[Route]:
        """Where they are."""

        def at(path: str, endpoint: Callable[[Request], Awaitable[Response]], method: str = "GET") -> Route:
            return Route(path, endpoint, methods=[method])

        return [
            at("/api/me", self.me),
            at("/api/me", self.call_me, "POST"),
            at("/api/me/tables", self.my_tables),
            at("/api/me/record", self.stats),
            at("/api/push", self.push_key),
            at("/api/me/push", self.push_subscribe, "POST"),
            at("/api/me/push/off", self.push_unsubscribe, "POST"),
            at("/api/tokens", self.new_token, "POST"),
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

    # -- reading what is asked ----------------------------------------------------------------------

    async def _guest(self, request: Request) -> tuple[str, str]:
        """Who asks. Raises Refusal for somebody who has not said a name."""
        guest, _ = self.identity.who(request.headers, request.cookies)
        name = await self.store.guest_name(guest) if guest else None
        if guest is None or name is None:
            raise Refusal("refused-guest", 401)
        return guest, name

    async def _asked(self, request: Request, kind: type[Asked]) -> Asked:
        if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            raise Refusal("refused-message", 400)
        try:
            return msgspec.json.decode(await body(request, self.services.config.limits.body_bytes), type=kind)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Refusal("refused-message", 400) from None

    def _make(self, request: Request) -> None:
        if not self._makings.take(address(request.scope)):
            raise Refusal("refused-often", 429)

    # -- who I am -----------------------------------------------------------------------------------

    async def me(self, request: Request) -> Response:
        """What I am called."""
        guest, _ = self.identity.who(request.headers, request.cookies)
        return answer(http.Me(await self.store.guest_name(guest) if guest else None))

    async def call_me(self, request: Request) -> Response:
        """Make me a guest, or rename me."""
        name = _name(await self._asked(request, http.NameWanted))
        guest, _ = self.identity.who(request.headers, request.cookies)
        if guest is None:
            self._make(request)
            guest = token()
        await self.store.commit(self.store.keep_guest(guest, name, now()))
        self.lobby.rename(guest, name)
        secure = request.url.scheme == "https"
        return answer(http.Me(name), headers={"set-cookie": cookie(self.identity.sign(guest), secure)})

    async def new_token(self, request: Request) -> Response:
        """A guest for a program."""
        name = _name(await self._asked(request, http.NameWanted))
        self._make(request)
        guest = token()
        await self.store.commit(self.store.keep_guest(guest, name, now()))
        return answer(http.Token(self.identity.sign(guest)), 201)

    async def my_tables(self, request: Request) -> Response:
        """Where I sit."""
        guest, _ = await self._guest(request)
        return answer(http.TableList(await self.lobby.of(guest)))

    async def stats(self, request: Request) -> Response:
        """How I have played."""
        guest, _ = await self._guest(request)
        return answer(replays.stats(await self.store.finished(guest, COUNTED), guest))

    async def push_key(self, request: Request) -> Response:
        """Can I be notified when it is my turn?"""
        return answer(http.PushKey(self.services.notifier.public if self.services.notifier else None))

    async def push_subscribe(self, request: Request) -> Response:
        """Notify me there."""
        guest, _ = await self._guest(request)
        given, notifier = await self._asked(request, http.PushSubscribe), self.services.notifier
        if notifier is None:
            raise Refusal("refused-missing", 404)
        self._make(request)
        try:
            keys = await notifier.check(given.endpoint, given.keys.p256dh, given.keys.auth)
        except (OSError, ValueError):
            raise Refusal("refused-push", 400) from None
        subscription = PushSubscription(guest, given.endpoint, *keys, given.language)
        await self.store.commit(*self.store.keep_push(subscription, now(), PUSHES))
        return Response(status_code=204, headers={"cache-control": "no-store"})

    async def push_unsubscribe(self, request: Request) -> Response:
        """Notify me there no more."""
        guest, _ = await self._guest(request)
        given = await self._asked(request, http.PushUnsubscribe)
        await self.store.commit(self.store.forget_push(guest, given.endpoint))
        return Response(status_code=204, headers={"cache-control": "no-store"})

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
        return answer(http.GameList(found, list(PHRASES), list(LANGUAGES)))

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
        guest, name = await self._guest(request)
        wanted = await self._asked(request, http.NewTable)
        self._make(request)
        return answer(http.TableMade(await self.lobby.make(guest, name, wanted)), 201)

    async def tutorial(self, request: Request) -> Response:
        """Make a table at which I learn a game."""
        guest, name = await self._guest(request)
        self._make(request)
        box = self.services.box(request.path_params["game"])
        learnt = tutorial.of(box)
        if learnt is None:
            raise Refusal("refused-missing", 404)
        wanted = http.NewTable(
            box.name, learnt.chairs, learnt.options, patience=None, start=True, coach=False
        )  # fmt: skip
        return answer(http.TableMade(await self.lobby.make(guest, name, wanted, tutorial=True)), 201)

    async def table(self, request: Request) -> Response:
        """A table, and what I am at it."""
        room = await self.lobby.room(request.path_params["table"])
        guest, _ = self.identity.who(request.headers, request.cookies)
        seat = min(room.presence.seats_of(guest), default=-1)
        return answer(http.TableForMe(room.table_state(), room.you(guest, seat)))

    async def qr(self, request: Request) -> Response:
        """The link of a table or of one of its chairs as a picture that a phone reads."""
        room, chair = await self.lobby.room(request.path_params["table"]), request.query_params.get("chair")
        link = f"{request.url.scheme}://{request.url.netloc}/t/{room.table.id}"
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
            return Response(gzip.decompress(packed), headers=headers, media_type="application/json")
        return Response(packed, headers={**headers, "content-encoding": "gzip"}, media_type="application/json")

    async def beliefs(self, request: Request) -> Response:
        """How the beliefs of each seat went over a finished match."""
        match = await self._ended(request)
        known = (match.id, match.number)
        if known not in self._beliefs:
            await self._remember(self._beliefs, known, self.services.beliefs, request, replays.belief_history, match)
        headers = {"cache-control": "private, max-age=3600"}
        return Response(self._beliefs[known], headers=headers, media_type="application/json")

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


def _name(given: http.NameWanted) -> str:
    name = clean_name(given.name)
    if name is None:
        raise Refusal("refused-name", 400)
    return name


def _eyes(asked: str) -> int | None:
    if asked == "all":
        return None
    try:
        return int(asked)
    except ValueError:
        raise Refusal("refused-no-chair", 404) from None


def _compressed_replay(match: StoredMatch, seat: int | None, text: bool) -> bytes:
    return gzip.compress(replays.seen_again(match, seat, text), 6, mtime=0)
