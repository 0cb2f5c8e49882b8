"""Calls by e-mail to guests who are away, where the host of the server has set up who takes letters.

Here is how a letter is sent: over TLS wherever it leaves this machine, and with a name of its own (`Message-ID`) that
is the same at every try, so that a mailbox shows it once.
"""

from __future__ import annotations

import email.policy
import email.utils
import re
import smtplib
import ssl
from email.message import EmailMessage
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

import msgspec

from konspira.server.hosts import is_this_device

PATIENCE = 20.0  # seconds that a mail server may take for an answer
PORTS = {"smtp": 587, "smtps": 465}
ADDRESS = re.compile(r"[^@\s<>\",;:\\()\[\]]{1,64}@[^@\s<>\",;:\\()\[\]]{1,190}")


class MailServer(msgspec.Struct, frozen=True):
    """Who takes our letters, and in whose name; the password stands in nothing that is shown."""

    host: str
    port: int
    tls: bool  # from the first byte on; else by STARTTLS, which a server elsewhere must offer
    user: str
    password: str
    sender: str

    def __repr__(self) -> str:
        return f"MailServer({self.host}:{self.port})"


class Letter(NamedTuple):
    """What is sent to one address; `name` is what a letter is known by, and `stop` where it is ended by one click."""

    to: str
    subject: str
    text: str
    name: str
    stop: str | None = None


class Undeliverable(Exception):
    """A mail server will never take this; `address`: because of whom it is for."""

    def __init__(self, why: str, address: bool = False) -> None:
        super().__init__(why)
        self.address = address


def read_server(url: str, password: str, sender: str) -> MailServer:
    """The mail server at smtp://user@host:port (STARTTLS) or smtps://… (TLS). Raises ValueError."""
    parts = urlsplit(url)
    if parts.scheme not in PORTS or not parts.hostname or parts.path.strip("/") or not is_address(sender):
        raise ValueError("smtp://user@host:port or smtps://…, and the address of a sender")
    given = password or unquote(parts.password or "")
    return MailServer(
        parts.hostname, parts.port or PORTS[parts.scheme], parts.scheme == "smtps", unquote(parts.username or ""),
        given, sender,
    )  # fmt: skip


def is_address(text: str) -> bool:
    """Can it be an address of e-mail? Nothing that could end a line, or begin a second address."""
    return text.isprintable() and ADDRESS.fullmatch(text) is not None


def written(letter: Letter, server: MailServer) -> EmailMessage:
    """A letter as it is sent."""
    message = EmailMessage(email.policy.SMTP)
    message["From"] = email.utils.formataddr(("Konspira", server.sender))
    message["To"], message["Subject"] = letter.to, letter.subject
    message["Date"] = email.utils.localtime()
    message["Message-ID"] = f"<{letter.name}@{server.sender.rpartition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"
    if letter.stop:
        message["List-Unsubscribe"] = f"<{letter.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(letter.text)
    return message


def send(letter: Letter, server: MailServer) -> None:
    """Send a letter, in a thread. Raises Undeliverable, or OSError where it may be tried again."""
    try:
        with _connected(server) as line:
            if server.user:
                line.login(server.user, server.password)
            line.send_message(written(letter, server), server.sender, [letter.to])
    except smtplib.SMTPRecipientsRefused as error:
        code = max((code for code, _ in error.recipients.values()), default=0)
        if code >= 500:
            raise Undeliverable(f"refused the address: {code}", address=True) from None
        raise OSError(f"not now: {code}") from None
    except (smtplib.SMTPSenderRefused, smtplib.SMTPDataError) as error:
        if error.smtp_code >= 500:
            raise Undeliverable(f"refused the letter: {error.smtp_code}") from None
        raise
    except UnicodeError:
        raise Undeliverable("the address has letters that this mail server does not take", address=True) from None


def _connected(server: MailServer) -> smtplib.SMTP:
    trusted = ssl.create_default_context()
    if server.tls:
        return smtplib.SMTP_SSL(server.host, server.port, timeout=PATIENCE, context=trusted)
    line = smtplib.SMTP(server.host, server.port, timeout=PATIENCE)
    line.ehlo()
    if line.has_extn("starttls"):
        line.starttls(context=trusted)
    elif not is_this_device(server.host):
        line.close()
        raise OSError("the mail server offers no STARTTLS, and letters leave this machine encrypted only")
    return line
