"""The real command, `konspira serve`, as somebody begins it in a terminal for the whole house."""

from __future__ import annotations

import os
import pty
import re
import socket

import nursery
from server.web import Server

from konspira.cli.inviting import invitation
from konspira.server import Config


class Served(Server):
    """A server that was begun so, and what it has printed."""

    def start(self) -> None:
        terminal, given = pty.openpty()
        words = ["-m", "konspira", "serve", "--host", "0.0.0.0", "--port", "0", "--db", str(self.db), "--game", "gra"]
        surroundings = {**os.environ, "LANG": "en_GB.UTF-8", "LC_ALL": ""}
        with open(self.db.with_suffix(".log"), "a") as errors, open(os.devnull) as nothing:
            self.process = nursery.begin(words, stdin=nothing, stdout=given, stderr=errors, env=surroundings)
        os.close(given)
        self._said = terminal = os.fdopen(terminal, encoding="utf-8", newline="")
        first = terminal.readline()
        found = re.fullmatch(r"Konspira: http://localhost:(\d+)/\r\n", first)
        assert found, first
        self.port = int(found[1])
        self.expected = "\n".join(invitation(Config(host="0.0.0.0"), self.port, "en", codes=True)).splitlines()
        self.printed = [line.rstrip() for line in (first, *(terminal.readline() for _ in self.expected[1:]))]

    @property
    def link(self) -> str:
        """What it printed for the other devices of the house; its name there, on a machine without a network."""
        found = re.search(r" (http://\S+)/$", "\n".join(self.printed[1:]), re.MULTILINE)
        return found[1] if found else f"http://{socket.gethostname().lower().partition('.')[0]}.local:{self.port}"
