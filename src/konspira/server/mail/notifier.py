"""Who calls guests by e-mail: one letter a turn, some a day, tried again for hours, and stopped by one click.

A call becomes a letter in the same step of the database that takes it out of the outbox, under the number of the turn:
so a turn brings one letter, whichever node dies when. The node that takes care of the table sends it.
"""

from __future__ import annotations

import asyncio
import functools
import hashlib
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from konspira import speech
from konspira.boxes.box import Box
from konspira.news import News
from konspira.server import Config
from konspira.server.allowance import Buckets
from konspira.server.mail import Letter, Undeliverable, read_server, send
from konspira.server.middleware import Identity
from konspira.server.monitoring import Metrics, note, trouble
from konspira.server.protocol import Refusal, now
from konspira.server.store import Conflict, Mailbox, Statement, Store, WaitingLetter

THREADS = 4
A_DAY = 20  # letters to one guest
TRIES = 8  # over about four hours
FIRST_WAIT, LONGEST_WAIT = 60_000, 3_600_000  # milliseconds until a letter is tried again
VALID = 86_400_000  # milliseconds that a link may wait to be confirmed
DAY = 86_400_000
HOME = Path(__file__).parent  # of the words in letters, which no page needs

StillWanted = Callable[[WaitingLetter], Awaitable[Box | None]]  # the game, if the guest is waited for and away


class MailNotifier:
    """Writes letters and sees to it that they are sent."""

    def __init__(self, config: Config, store: Store, metrics: Metrics) -> None:
        self._server = read_server(config.smtp, config.smtp_password, config.mail_from)
        self._site, self._store, self._metrics = config.public_url.rstrip("/"), store, metrics
        self._signs = Identity(store.secret)
        self._threads = ThreadPoolExecutor(THREADS, "mail")
        self._asked = Buckets(config.limits.confirmations)  # by address and by guest
        self._all = Buckets(config.limits.letters)  # of this node together

    # -- my address ---------------------------------------------------------------------------------

    async def ask(self, guest: str, address: str, language: str) -> None:
        """Ask at an address whether its owner wants to be called there. Raises Refusal."""
        if not (self._asked.take(guest) and self._asked.take(address.lower()) and self._all.take("")):
            raise Refusal("refused-mail-often", 429)
        box = Mailbox(guest, address, language, False)
        link = f"{self._site}/mail#confirm={self._token('confirm', box, str(now() + VALID))}"
        text = _said("mail-confirm", language, link=link)
        name = self._name(guest, address, str(now()))
        await self._store.commit(self._store.keep_mailbox(box, now()))
        try:
            await self._send(Letter(address, _said("mail-confirm-subject", language), text, name))
        except (OSError, Undeliverable):
            raise Refusal("refused-mail-server", 502) from None

    async def confirm(self, token: str) -> str:
        """The owner of an address wants to be called there; which it is. Raises Refusal."""
        box = await self._mailbox("confirm", token)
        if int(token.split(".")[1]) < now():
            raise Refusal("refused-mail-link", 404)
        await self._store.commit(self._store.confirm_mailbox(box.guest, True))
        return box.address

    async def stop(self, token: str) -> None:
        """No more letters there: whoever has one may say so. Raises Refusal."""
        await self._store.commit(self._store.forget_mailbox((await self._mailbox("stop", token)).guest))

    async def _mailbox(self, kind: str, token: str) -> Mailbox:
        guest, *rest = token.split(".")
        box = await self._store.mailbox(guest) if len(rest) == 2 and rest[0].isdecimal() else None
        good = box is not None and token.isascii() and self._signs.signed(f"mail-{kind}", _about(box, rest[0]), rest[1])
        if box is None or not good:
            raise Refusal("refused-mail-link", 404)
        return box

    def _token(self, kind: str, box: Mailbox, until: str = "0") -> str:
        return f"{box.guest}.{until}.{self._signs.signature(f'mail-{kind}', _about(box, until))}"

    # -- letters ------------------------------------------------------------------------------------

    def keep(self, guest: str, table: str, turn: str, at: int) -> list[Statement]:
        """What is stored so that a guest gets a letter about a turn, if he wants letters and has had none about it."""
        return [self._store.keep_letter(WaitingLetter(table, guest, turn, 0), at)]

    async def deliver_all(self, letters: list[WaitingLetter], wanted: StillWanted, at: int) -> None:
        """Send those that are due, some at a time: a mail server that does not answer holds nobody else up for long."""
        for first in range(0, len(letters), THREADS):
            some = letters[first : first + THREADS]
            await asyncio.gather(*(self.deliver(letter, wanted, at) for letter in some))

    async def deliver(self, letter: WaitingLetter, wanted: StillWanted, at: int) -> None:
        """Send a letter that is due, unless nobody needs it any more; what goes wrong is counted, and tried again."""
        try:
            box, game = await self._store.mailbox(letter.guest), await wanted(letter)
            if box is None or not box.confirmed or game is None:
                return await self._done(letter)
            if box.sent_on(at // DAY) >= A_DAY or letter.tries >= TRIES:
                self._metrics.count("letters_dropped")
                return await self._done(letter)
            if not self._all.take(""):
                self._metrics.count("letters_delayed")
                return await self._store.commit(self._store.delay_letter(letter, at + FIRST_WAIT))
            if await self._claim(letter, at + min(LONGEST_WAIT, FIRST_WAIT << letter.tries)):
                await self._try(letter, box, game, at)
        except Exception as error:  # a mistake of ours: the log gets it, the other letters go out
            trouble("letter failed", error)

    async def _claim(self, letter: WaitingLetter, due: int) -> bool:
        """Is it this node that tries a letter now? Another does not, before it is due again."""
        tried = f"letter {self._name(letter.table, letter.guest, letter.turn)} {letter.tries}"
        spent = self._store.spend(tried, now() + LONGEST_WAIT + DAY, now())
        try:
            await self._store.commit(*spent, self._store.try_letter(letter, due))
        except Conflict:
            return False
        return True

    async def _try(self, letter: WaitingLetter, box: Mailbox, game: Box, at: int) -> None:
        try:
            await self._send(self._call(letter, box, game))
        except Undeliverable as error:
            self._metrics.count("letters_failed")
            note("letter refused", why=str(error))
            gone = [self._store.confirm_mailbox(box.guest, False)] if error.address else []
            return await self._done(letter, *gone)
        except OSError as error:
            self._metrics.count("letters_failed")
            note("letter waits", why=type(error).__name__, tries=letter.tries + 1)
            return
        self._metrics.count("letters_sent")
        await self._done(letter, self._store.count_letter(box.guest, at // DAY))

    async def _done(self, letter: WaitingLetter, *more: Statement) -> None:
        await self._store.commit(self._store.end_letter(letter), *more)

    def _call(self, letter: WaitingLetter, box: Mailbox, game: Box) -> Letter:
        title, token = speech.say(game, "title", box.language), self._token("stop", box)
        text = _said(
            "mail-turn", box.language, title=title, link=f"{self._site}/t/{letter.table}",
            stop=f"{self._site}/mail#stop={token}",
        )  # fmt: skip
        name = self._name(letter.table, letter.guest, letter.turn)
        stop = f"{self._site}/api/mail/stop/{token}"
        return Letter(box.address, _said("mail-turn-subject", box.language, title=title), text, name, stop)

    def _name(self, *about: str) -> str:
        """What a letter is known by: the same at every try, and telling nothing."""
        return hashlib.blake2b("\0".join(about).encode(), key=self._store.secret[:64], digest_size=16).hexdigest()

    async def _send(self, letter: Letter) -> None:
        sending = functools.partial(send, letter, self._server)
        await asyncio.get_running_loop().run_in_executor(self._threads, sending)

    def close(self) -> None:
        """End all threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _about(box: Mailbox, until: str) -> str:
    return f"{box.guest} {box.address} {until}"


def _said(id: str, language: str, **args: str) -> str:
    return speech.say(HOME, News(id, args), language)
