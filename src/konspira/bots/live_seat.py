"""A seat at a live table, over the protocol of the page: it takes a free chair by a link, hears, signs and shuffles.

Who answers at it is a bot (`client.py`), or a person in a terminal (`konspira.cli.web_table`). Turns are made of what
the server sends to the seat (`konspira.play.remote`). A line that is lost is taken up again. Needs the package
`websockets`, of the extra `server`.
"""

from __future__ import annotations

import abc
import contextlib
import http.client
import json
import re
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

from konspira import speech
from konspira.bots.bot import BotFailed
from konspira.news import News
from konspira.play import shelf
from konspira.play.remote import RemoteSeat, read_news
from konspira.play.shuffler import Shuffler
from konspira.play.signers import SigningDevice
from konspira.turn import Turn

PROTOCOL = 2
SERVER = Path(__file__).parents[1] / "server"  # whose folder `locale` says what a server refuses
FIRST_WAIT, LONGEST_WAIT = 0.5, 10.0  # seconds between attempts to come back
ANSWER = 15.0  # seconds for an answer over HTTP
GLANCE, HEADER = 5.0, 1 << 20  # seconds and bytes for the first line of a journal
NAME = 24  # characters of a guest's name
SHORT = 16  # digits of a seed that are told
NO_TABLE, NOT_ALLOWED = 4404, 1008  # why a server closes a line for good
NOT_NOW = {
    "refused-stale", "refused-turn", "refused-match", "refused-over", "refused-not-over", "refused-round",
}  # fmt: skip  # something newer comes
SOON = {"refused-busy", "refused-often"}

Told = Callable[[News], None]
Send = Callable[..., str]  # a message by its type and fields; its id


class CannotJoin(Exception):
    """The bot cannot sit or stay there. The message is English; `news` says why, with texts of a server's folder."""

    def __init__(self, news: News) -> None:
        self.news = news
        try:
            super().__init__(speech.say(SERVER, news, "en"))
        except speech.MissingText:  # a server of another version
            super().__init__(news.id)


class Link(NamedTuple):
    """Where a table is, and the invitation to one of its chairs, if the link is a chair's."""

    site: str
    table: str
    invite: str | None


_PATH = re.compile(r"/t/([\w-]+)/?")


def read_link(text: str) -> Link:
    """The link of a table or of a chair, as the page shows it. Raises CannotJoin."""
    parts = urlsplit(text.strip())
    path = _PATH.fullmatch(parts.path)
    if parts.scheme not in ("http", "https") or not parts.netloc or path is None:
        raise CannotJoin(News("join-bad-link", {"link": text}))
    _, chair, invite = parts.fragment.partition("chair=")
    return Link(f"{parts.scheme}://{parts.netloc}", path[1], invite if chair else None)


def look(link: Link) -> dict[str, Any]:
    """The table behind a link, as everybody may know it (TableState). Raises CannotJoin."""
    found: dict[str, Any] = _ask(link.site, f"/api/tables/{link.table}")["table"]
    return found


class LiveSeat(abc.ABC):
    """One seat at one table. `told` gets news of what happens, to be said with the texts of the game."""

    def __init__(self, link: Link, name: str, *, told: Told = lambda _: None) -> None:
        self.link, self.name, self._told = link, name[:NAME], told
        self.box = shelf.box(look(link)["game"])
        self.remote: RemoteSeat = RemoteSeat(self.box)
        self.names: list[str] = []  # at the chairs
        self._token = _ask(link.site, "/api/tokens", {"name": self.name})["token"]
        self._seated, self._seat, self._sit = False, -1, ""
        self._ended = 0  # the match whose end was told
        self.fairness: News | None = None  # what is known of who shuffled the match that ended last
        self._moving = False  # has this node of the server said that another one is there?
        self._shuffler = Shuffler()
        self._committed: dict[str, str] | None = None  # to a seed, over this line
        self._device = SigningDevice()
        self._signs, self._seen, self._refusals = False, b"", 0
        self._acting = ""  # the act that has not been answered yet: one is signed after the other
        self._commitment: str | None = None  # of the match; None at a server that keeps no signatures
        self._turn: Turn | None = None  # that is to be answered
        self._asked: Turn | None = None  # that was answered last

    # -- what a seat does of its own accord; whoever answers for it says how ---------------------------

    @abc.abstractmethod
    def _answer(self, send: Send) -> None:
        """It may act, and what it did before has been answered."""

    @abc.abstractmethod
    def _over(self, match: int, send: Send) -> None:
        """A match is over; told whenever the table says so."""

    # -- the line --------------------------------------------------------------------------------------

    def play(self) -> None:
        """Sit down and play until the table is cleared away. Raises CannotJoin, and BotFailed; the chair is left."""
        from websockets.exceptions import ConnectionClosed, InvalidHandshake

        wait = FIRST_WAIT
        while True:
            try:
                self._connected()
            except (OSError, ConnectionClosed, InvalidHandshake) as error:
                closed = error.rcvd.code if isinstance(error, ConnectionClosed) and error.rcvd else None
                if self._seated and closed == NO_TABLE:
                    self._told(News("join-closed"))
                    return
                if not self._seated or closed == NOT_ALLOWED:
                    raise CannotJoin(News("join-no-server", {"site": self.link.site, "why": _why(error)})) from None
                if self._moving:
                    self._moving, wait = False, FIRST_WAIT
                    continue
                self._told(News("join-lost", {"seconds": f"{wait:g}"}))
                time.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
            else:
                wait = FIRST_WAIT  # the server said goodbye, as it does when it restarts
                time.sleep(wait)

    def _connected(self) -> None:
        """One line, from its beginning to its end."""
        from websockets.sync.client import connect

        table = f"{self.link.site.replace('http', 'ws', 1)}/api/tables/{self.link.table}"
        address = f"{table}/live?device={self._device.key.public}"
        headers = {"Authorization": f"Bearer {self._token}"}
        with connect(address, additional_headers=headers, max_size=None, max_queue=None, open_timeout=ANSWER) as line:

            def send(type: str, *, id: str = "", **fields: Any) -> str:
                id = id or uuid.uuid4().hex
                line.send(json.dumps({"type": type, "id": id, **fields}))
                return id

            try:
                for text in line:
                    self._hear(json.loads(text), send)
            except (CannotJoin, BotFailed, KeyboardInterrupt):
                with contextlib.suppress(Exception):  # whoever waits there should not wait for a bot that has gone
                    send("leave")
                raise

    # -- what is heard, and what is done about it ---------------------------------------------------

    def _hear(self, message: dict[str, Any], send: Send) -> None:
        kind = message["type"]
        self._moving |= kind == "moving"
        if kind == "welcome" and message["protocol"] != PROTOCOL:
            raise CannotJoin(News("join-protocol", {"theirs": message["protocol"], "ours": PROTOCOL}))
        if kind == "welcome":
            self._signs, self._acting, self._committed = "server" in message, "", None
        if kind in ("welcome", "table"):
            if message["you"]["mine"]:
                self._shuffle(message["table"], send)  # before another match is asked for
            self._look_around(message["table"], message["you"], send)
        if kind in ("welcome", "turn") and self._seated:
            update = message["turn"] if kind == "welcome" else message
            if update is not None:
                self._take(update)
            if kind == "welcome" and self._commitment is not None:
                self._device.catch_up(self._commitment, self._seat, message["signed"])
        if kind in ("done", "refused") and message["id"] == self._acting:
            self._acting = ""
        if kind == "done" and self._commitment is not None:
            self._device.done(self._commitment, self._seat, message["id"])
        if kind == "refused":
            self._refused(message)
        if self._turn is not None and not self._acting:
            self._answer(send)

    def _act(self, action: Any, send: Send) -> None:
        id, at, fields = uuid.uuid4().hex, self.remote.moment, {}
        if self._commitment is not None:
            act = self._device.sign(self._commitment, self._seat, id, action, at, self._seen)
            fields["signed"] = {
                name: value for name, value in msgspec.to_builtins(act).items() if name not in ("id", "at")
            }
        self._acting = id
        send("act", id=id, action=action, match=self.remote.match, at=at, **fields)

    def _look_around(self, table: dict[str, Any], you: dict[str, Any], send: Send) -> None:
        self.names = [chair["name"] or chair["bot"] or "" for chair in table["chairs"]]
        self._commitment = table["commitment"] if self._signs else None
        if table["frozen"] is not None:
            raise CannotJoin(read_news(table["frozen"]))
        if not you["mine"]:
            if self._seated:
                raise CannotJoin(News("join-chair-gone"))
            seed = self._shuffler.commitment(table.get("shuffle"))  # an earlier server knows of no shuffling
            also = {"shuffle": seed} if seed else {}
            self._sit = self._sit or send("sit", chair=None, invite=self.link.invite, **also)
            return
        self._seat = you["seat"]
        if not self._seated:
            self._seated = True
            self._told(News("join-seated", {"seat": self._seat}))
        if table["state"] == "over" and not (table.get("shuffle") or {}).get("closed"):
            self._over(table["match"], send)  # not before the next round is open: this seat's seed would not be in it

    def _shuffle(self, table: dict[str, Any], send: Send) -> None:
        """Do my part in the round of seeds, once each."""
        state = table.get("shuffle")
        seed, opening = self._shuffler.commitment(state), self._shuffler.opening(state, table["match"])
        if seed and seed != self._committed:
            self._committed = seed
            send("shuffle", shuffle=seed)
        if opening:
            send("open", **opening)

    def _take(self, update: dict[str, Any]) -> None:
        try:
            turn = self.remote.hear(self._seat, update)
            self._seen = msgspec.json.encode(update["view"])
        except (ValueError, KeyError, TypeError):
            raise CannotJoin(News("join-other-rules", {"game": self.box.name})) from None
        self._turn = turn if turn.legal and not update["outcome"] else None
        if update["outcome"] and self._ended != self.remote.match:
            self._ended, outcome = self.remote.match, update["outcome"]
            told = {"match": self._ended, "share": outcome["payoffs"][self._seat], "why": read_news(outcome["reason"])}
            self._told(News("join-ended", told))
            self.fairness = self._seeded(self._ended)
            self._told(self.fairness)

    def _seeded(self, match: int) -> News:
        """Was this match dealt by the list that this seat opened its seed for? The journal says so, once it is over."""
        seed = self._shuffler.opened_in(self._commitment)
        if seed is None:
            return News("join-no-seed", {"match": match})
        header = _header(self.link, match)
        if header is None:
            return News("join-unchecked", {"match": match})
        if header.get("commitment") != self._commitment or not self._shuffler.is_mine(header):
            return News("join-other-seeds", {"match": match})
        restarted = "-restarted" if header["shuffle"].get("voided") else ""
        return News(f"join-own-seed{restarted}", {"match": match, "seed": seed[:SHORT]})

    def _refused(self, message: dict[str, Any]) -> None:
        news = read_news(message["news"])
        if news.id in NOT_NOW:
            return
        if news.id.startswith("signature-") and self._refusals < 3:  # what was signed before is lost: a new key begins
            self._refusals, self._device, self._turn = self._refusals + 1, SigningDevice(), self._asked
            return
        if news.id not in SOON or not self._seated:
            raise CannotJoin(news)
        time.sleep(FIRST_WAIT)
        self._turn = self._asked


def _ask(site: str, path: str, body: Any = None) -> dict[str, Any]:
    """One request to a server. Raises CannotJoin with what the server says, or that there is none."""
    content = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(site + path, content, {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=ANSWER) as answer:
            found: dict[str, Any] = json.load(answer)
            return found
    except urllib.error.HTTPError as error:
        try:
            news = read_news(json.load(error)["news"])
        except (ValueError, KeyError, TypeError):
            news = News("join-no-konspira", {"site": site})
        raise CannotJoin(news) from None
    except (OSError, urllib.error.URLError) as error:
        raise CannotJoin(News("join-no-server", {"site": site, "why": _why(error)})) from None
    except ValueError:
        raise CannotJoin(News("join-no-konspira", {"site": site})) from None


def _header(link: Link, match: int) -> dict[str, Any] | None:
    """The first line of a match's journal; None where the server does not give it."""
    try:
        with urllib.request.urlopen(f"{link.site}/api/tables/{link.table}/{match}/journal", timeout=GLANCE) as answer:
            found = json.loads(answer.readline(HEADER))
    except (OSError, http.client.HTTPException, ValueError):
        return None
    return found if isinstance(found, dict) else None


def _why(error: Exception) -> str:
    inner = error.reason if isinstance(error, urllib.error.URLError) else error
    return getattr(inner, "strerror", None) or str(inner) or type(inner).__name__
