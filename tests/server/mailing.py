"""A mail server for tests, that speaks as much of SMTP as ours asks for and keeps every letter it takes."""

from __future__ import annotations

import base64
import email
import email.policy
import re
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage

from server.web import PATIENCE, wait_for


class Post(socketserver.ThreadingTCPServer):
    """A mail server at this machine. `replies` are said instead of "250" to DATA or RCPT, one after the other."""

    daemon_threads, allow_reuse_address = True, True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Line)
        self.letters: list[EmailMessage] = []
        self.tried = 0  # how often somebody came with a letter
        self.logins: list[tuple[str, str]] = []
        self.recipients: list[str] = []
        self.rcpt_replies: list[str] = []
        self.data_replies: list[str] = []

    def handle_error(self, *_: object) -> None:
        """A sender who turns away has his reasons."""

    @property
    def url(self) -> str:
        return f"smtp://club:geheim@127.0.0.1:{self.server_address[1]}"

    def wait_for(self, number: int) -> EmailMessage:
        """So many letters come, and no more; the last one."""
        assert wait_for(lambda: len(self.letters) >= number, PATIENCE), f"{len(self.letters)} letters"
        assert len(self.letters) == number
        return self.letters[-1]


class _Line(socketserver.StreamRequestHandler):
    server: Post

    def say(self, text: str) -> None:
        self.wfile.write(f"{text}\r\n".encode())

    def handle(self) -> None:
        self.say("220 here")
        while heard := self.rfile.readline().decode().strip():
            verb = heard.split()[0].upper()
            if verb == "QUIT":
                return self.say("221 bye")
            self.answer(verb, heard)

    def answer(self, verb: str, heard: str) -> None:
        server = self.server
        if verb == "EHLO":
            self.say("250-here\r\n250 AUTH PLAIN")
        elif verb == "AUTH":
            _, user, password = base64.b64decode(heard.split()[2]).decode().split("\0")
            server.logins.append((user, password))
            self.say("235 come in")
        elif verb == "RCPT":
            server.recipients.append(heard)
            self.say(server.rcpt_replies.pop(0) if server.rcpt_replies else "250 yes")
        elif verb == "DATA":
            self.say("354 go on")
            lines = []
            while (line := self.rfile.readline()) != b".\r\n":
                if not line:
                    return  # whoever sent it is gone: he has sent nothing
                lines.append(line)
            server.tried += 1
            said = server.data_replies.pop(0) if server.data_replies else "250 taken"
            if said.startswith("250"):
                read = email.message_from_bytes(b"".join(lines), policy=email.policy.default)
                assert isinstance(read, EmailMessage)
                server.letters.append(read)
            self.say(said)
        else:
            self.say("250 yes")


@contextmanager
def running_post() -> Iterator[Post]:
    """One that runs."""
    with Post() as post:
        thread = threading.Thread(target=post.serve_forever, args=(0.02,))
        thread.start()
        yield post
        post.shutdown()
        thread.join()


def link_in(letter: EmailMessage, kind: str) -> str:
    """The token in a letter's link."""
    found = re.search(rf"/mail#{kind}=(\S+)", letter.get_content())
    assert found, letter.get_content()
    return found[1]
