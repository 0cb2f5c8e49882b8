"""A match at its own address: what it came to, the series of its table, and how a chat shows a link to it.

Whoever has the link of a table may see its matches that are over. Of one that is still played, or that people have
ended, nothing is told that was not told at the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, cast

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from konspira import speech
from konspira.boxes.box import Box
from konspira.news import News
from konspira.play.journal import BadJournal
from konspira.play.match import replay
from konspira.server.allowance import Buckets
from konspira.server.endpoints import Endpoints, answer, at
from konspira.server.lobby import Lobby
from konspira.server.middleware import Identity
from konspira.server.names import skeleton
from konspira.server.pictures import HEIGHT, WIDTH, Picture, Shown, draw, png
from konspira.server.protocol import Closing, Refusal, Seated, http
from konspira.server.ranking import changes
from konspira.server.services import Services
from konspira.server.static import SHELL
from konspira.server.store import PlayedMatch, StoredMatch, StoredSeat

SERIES = 50  # matches of a table that are listed
PICTURES = 16  # kept, for those who look at the same link one after the other
BOT_FACES = 7  # drawings that bots have, as the page knows them (web/people.js)
KINDS = {"svg": "image/svg+xml", "png": "image/png"}


class MatchEndpoints(Endpoints):
    """Those that are about one match."""

    def __init__(self, services: Services, lobby: Lobby, who: Identity, makings: Buckets) -> None:
        super().__init__(services, lobby, who, makings)
        self._pictures: dict[tuple[str, int, str, str], bytes] = {}

    @property
    def routes(self) -> list[Route]:
        """Where they are."""
        return [
            at("/api/tables/{table}/{match:int}", self.show),
            at("/api/tables/{table}/{match:int}/picture.{kind}", self.picture),
            at("/m/{table}/{match:int}", self.page),
        ]

    async def show(self, request: Request) -> Response:
        """A match, and the series it belongs to."""
        table, number = request.path_params["table"], request.path_params["match"]
        match, stored = await self._match(table, number), await self.store.match(table, number)
        assert stored is not None  # a match that is listed
        header = msgspec.json.decode(stored.lines[0])
        series = await self.store.matches(table, None, SERIES)
        shown = http.MatchShown(
            table, header["game"], header["options"], listed(match), [listed(one) for one in series],
            changes(await self.store.rated(stored.id)),
        )  # fmt: skip
        return answer(shown)

    async def picture(self, request: Request) -> Response:
        """How a match ended, to be shown in a chat."""
        table, number, kind = (request.path_params[name] for name in ("table", "match", "kind"))
        if kind not in KINDS:
            raise Refusal("refused-missing", 404)
        known = (table, number, kind, language(request))
        if known not in self._pictures:
            match, stored = await self._match(table, number), await self.store.match(table, number)
            if match.payoffs is None or stored is None:
                raise Refusal("refused-not-over")
            box = self.services.box(msgspec.json.decode(stored.lines[0])["game"])
            drawn = await self.services.replays.once(
                ("picture", *known), request.state.account, _drawn, box, match, stored, known[3], kind
            )
            while len(self._pictures) >= PICTURES:
                self._pictures.pop(next(iter(self._pictures)))
            self._pictures[known] = drawn
        headers = {"cache-control": "private, max-age=3600", "vary": "accept-language"}
        return Response(self._pictures[known], headers=headers, media_type=KINDS[kind])

    async def page(self, request: Request) -> Response:
        """The page, with what chats and networks show of a link to it."""
        table, number = request.path_params["table"], request.path_params["match"]
        text = (await self.services.files.index()).plain.decode()
        try:
            match, stored = await self._match(table, number), await self.store.table(table)
        except Refusal:  # the page says so itself
            match, stored = None, None
        if match is not None and stored is not None:
            box = self.services.box(stored.game)
            text = text.replace("</head>", f"{self._head(request, box, match)}</head>", 1)
        headers = {"cache-control": "no-cache", "vary": "accept-language", "x-robots-tag": "noindex"}
        return Response(text, headers=headers, media_type="text/html; charset=utf-8")

    def _head(self, request: Request, box: Box, match: PlayedMatch) -> str:
        table, spoken = request.path_params["table"], language(request)
        address = f"{self._site(request).url}/m/{table}/{match.number}"
        title = speech.say(box, "title", spoken)
        told = {"og:site_name": "Konspira", "og:type": "article", "og:url": address, "og:title": f"{title} · Konspira"}
        if match.payoffs is None:
            told["og:description"] = speech.say(SHELL, "match-playing", spoken)
            return _tags(told)
        names = names_of(match.seats, spoken)
        said = headline(match, names, spoken)
        picture = f"{self._site(request).url}/api/tables/{table}/{match.number}/picture.png?lang={spoken}"
        told |= {
            "og:title": f"{said} · {title}", "og:description": ", ".join(names), "og:image": picture,
            "og:image:type": KINDS["png"], "og:image:width": str(WIDTH), "og:image:height": str(HEIGHT),
            "og:image:alt": f"{title}: {said}",
        }  # fmt: skip
        return _tags(told) + '<meta name="twitter:card" content="summary_large_image">\n'

    async def _match(self, table: str, number: int) -> PlayedMatch:
        found = await self.store.matches(table, number, 1)
        if not found or found[0].number != number:
            raise Refusal("refused-missing", 404)
        return found[0]


def _tags(told: dict[str, str]) -> str:
    return "".join(f'<meta property="{name}" content="{escape(said)}">\n' for name, said in told.items())


def listed(match: PlayedMatch) -> http.MatchListed:
    """A match as it is told of in a list."""
    closed = match.closed
    seated = [Seated(s.seat, cast(Any, s.who), s.name, s.bot, s.face, s.resigned) for s in match.seats]
    return http.MatchListed(
        match.number, "playing" if match.payoffs is None else "closed" if closed else "over", match.began, match.ended,
        seated, match.payoffs, Closing(cast(Any, closed.how), closed.payoffs, closed.seat) if closed else None,
    )  # fmt: skip


# -- in words ---------------------------------------------------------------------------------------


def language(request: Request) -> str:
    """In which language a link is shown: what it says itself, or else the first that whoever asks can read."""
    asked = request.query_params.get("lang", "")
    accepted = [
        one.partition(";")[0].strip()[:2].lower() for one in request.headers.get("accept-language", "").split(",")
    ]
    return next((one for one in (asked, *accepted[:20]) if one in speech.LANGUAGES), "en")


def names_of(seats: Sequence[StoredSeat], spoken: str) -> list[str]:
    """What everybody is called; a bot by its name of the workshop, that no person at the table has or seems to have."""
    bots = [name.strip() for name in speech.say(SHELL, "bot-names", spoken).split(",")]
    taken = {skeleton(seat.name) for seat in seats if seat.name}

    def called(seat: StoredSeat) -> str:
        if seat.name or seat.who != "bot":
            return seat.name or speech.say(SHELL, "guest-somebody" if seat.who == "guest" else "chair-open", spoken)
        name = bots[seat.seat % len(bots)]
        return f"{name} {seat.seat + 1}" if skeleton(name) in taken else name

    return [called(seat) for seat in seats]


def headline(match: PlayedMatch, names: Sequence[str], spoken: str) -> str:
    """Who has won."""
    winners = [name for name, share in zip(names, match.payoffs or [], strict=False) if share > 0]
    if len(winners) == 1:
        return speech.say(SHELL, "end-wins", spoken, name=winners[0])
    if winners:
        return speech.say(SHELL, News("end-win-together", {"names": ", ".join(winners)}), spoken)
    return speech.say(SHELL, "closed-title" if match.closed else "end-nobody", spoken)


def _drawn(box: Box, match: PlayedMatch, stored: StoredMatch, spoken: str, kind: str) -> bytes:
    """The picture of a match; as SVG, or (which takes a third of a second) as PNG."""
    names = names_of(match.seats, spoken)
    people = tuple(
        Shown(name, _face(seat), bool(match.payoffs and match.payoffs[seat.seat] > 0))
        for seat, name in zip(match.seats, names, strict=True)
    )
    reason = _reason(box, match, stored, names, spoken)
    said = Picture(speech.say(box, "title", spoken), headline(match, names, spoken), reason, people)
    drawn = draw(box.folder, said)
    return drawn.encode() if kind == "svg" else png(drawn)


def _face(seat: StoredSeat) -> str:
    return f"bot-{seat.seat % BOT_FACES + 1}" if seat.who == "bot" else f"face-{seat.face or 'plant'}"


def _reason(box: Box, match: PlayedMatch, stored: StoredMatch, names: list[str], spoken: str) -> str:
    """Why it ended so, as the rules say it, or people did."""
    if match.closed:
        who = names[match.closed.seat] if match.closed.seat is not None else ""
        id = {"agreed": "closed-agreed", "resigned": "closed-resigned"}.get(match.closed.how)
        return speech.say(SHELL, id, spoken, name=who) if id else ""
    try:
        outcome = replay(stored.lines).outcome
    except BadJournal:  # rules that have changed since: who won is known all the same
        return ""
    return speech.say(box, outcome.news, spoken, names=names) if outcome else ""
