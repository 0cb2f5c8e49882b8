"""Processes that begin at once: a nursery has imported everything, and forks whoever is asked for.

To import what a command or a server needs takes a core two seconds, and the tests begin hundreds. A child is a process
of its own, with the arguments, files and surroundings that it is given, as if Python had been started for it.
"""

from __future__ import annotations

import atexit
import contextlib
import functools
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from typing import IO, Any

HERE = os.path.dirname(os.path.abspath(__file__))
LONGEST = 1 << 20  # bytes of a request


class Child:
    """A process of the nursery's; what is here is as `subprocess.Popen` has it."""

    def __init__(self, pid: int, status: int) -> None:
        self.pid, self._status = pid, status
        self.returncode: int | None = None

    def __del__(self) -> None:
        if self._status >= 0:
            os.close(self._status)

    def poll(self) -> int | None:
        """How it ended; None while it runs."""
        return self._ended(0)

    def wait(self, timeout: float) -> int:
        """Wait until it has ended; how."""
        code = self._ended(timeout)
        if code is None:
            raise subprocess.TimeoutExpired(str(self.pid), timeout)
        return code

    def send_signal(self, what: signal.Signals) -> None:
        if self.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, what)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def _ended(self, timeout: float) -> int | None:
        if self.returncode is None and select.select([self._status], [], [], timeout)[0]:
            said = os.read(self._status, 16)  # nothing, where the nursery itself has died
            self.returncode = int(said) if said else -signal.SIGKILL
            os.close(self._status)
            self._status = -1
        return self.returncode


@functools.cache
def nursery() -> socket.socket:
    """The nursery of this process, which goes when it goes."""
    mine, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    command = [sys.executable, os.path.join(HERE, "nursery.py"), str(theirs.fileno())]
    process = subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, pass_fds=[theirs.fileno()],
    )  # fmt: skip
    theirs.close()

    def end() -> None:
        mine.close()
        process.wait(60)

    atexit.register(end)
    return mine


def begin(
    words: list[str], *, stdin: int | IO[Any], stdout: int | IO[Any], stderr: int | IO[Any],
    env: Mapping[str, str] | None = None,
) -> Child:  # fmt: skip
    """Start `python WORDS…`, where the first word is a file or `-m` and a module."""
    asked = json.dumps({"words": words, "env": dict(env or os.environ), "folder": os.getcwd()}).encode()
    assert len(asked) < LONGEST
    heard, told = os.pipe()
    files = [one if isinstance(one, int) else one.fileno() for one in (stdin, stdout, stderr)]
    socket.send_fds(nursery(), [asked], [*files, told])
    os.close(told)
    return Child(int(nursery().recv(16)), heard)


def run(
    words: list[str], *, env: Mapping[str, str], typed: str = "", timeout: float = 300
) -> subprocess.CompletedProcess[str]:
    """Run `python WORDS…` to its end; what it printed, whichever way, is in `stdout`."""
    with open(os.memfd_create("in"), "w+") as stdin, open(os.memfd_create("out"), "w+", errors="replace") as out:
        stdin.write(typed)
        stdin.seek(0)
        child = begin(words, stdin=stdin, stdout=out, stderr=out, env=env)
        try:
            code = child.wait(timeout)
        except subprocess.TimeoutExpired:
            child.kill()
            raise
        out.seek(0)
        return subprocess.CompletedProcess(words, code, out.read())


def tend(requests: socket.socket) -> list[str] | None:
    """Fork a child for each request, and say how each ended; in the child, return the words that it is to run."""
    heard, told = os.pipe()
    os.set_blocking(told, False)
    signal.set_wakeup_fd(told)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    children: dict[int, int] = {}  # what tells of each
    while True:
        ready = select.select([requests, heard], [], [])[0]
        if heard in ready:
            os.read(heard, 4096)
            for pid in list(children):
                ended, status = os.waitpid(pid, os.WNOHANG)
                if ended:
                    with contextlib.suppress(BrokenPipeError):  # nobody waits for it
                        os.write(children[pid], str(os.waitstatus_to_exitcode(status)).encode())
                    os.close(children.pop(pid))
        if requests not in ready:
            continue
        asked, files, _, _ = socket.recv_fds(requests, LONGEST, 4)
        if not asked:
            break
        pid = os.fork()
        if pid == 0:
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            for number, file in enumerate(files[:3]):
                os.dup2(file, number)
            for file in (heard, told, requests.detach(), *files, *children.values()):
                os.close(file)
            wanted = json.loads(asked)
            os.environ.clear()
            os.environ.update(wanted["env"])
            time.tzset()
            os.chdir(wanted["folder"])
            words: list[str] = wanted["words"]
            return words
        for file in files[:3]:
            os.close(file)
        children[pid] = files[3]
        requests.send(str(pid).encode())
    for pid in children:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    return None


def become(words: list[str]) -> None:
    """Be what `python WORDS…` would be."""
    sys.stdin, sys.stdout, sys.stderr = open(0), open(1, "w"), open(2, "w", buffering=1)  # noqa: SIM115
    named = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    sys.path[1:1] = [folder for folder in named if folder and folder not in sys.path]
    if words[0] == "-m":
        sys.argv = words[1:]
        sys.path[0] = os.getcwd()
        runpy.run_module(words[1], run_name="__main__", alter_sys=True)
    else:
        sys.argv = words
        sys.path[0] = os.path.dirname(words[0])
        runpy.run_path(words[0], run_name="__main__")


if __name__ == "__main__":
    import konspira.cli
    import konspira.server.app  # noqa: F401

    given = None
    with contextlib.suppress(KeyboardInterrupt):  # whoever runs the tests has stopped them
        given = tend(socket.socket(fileno=int(sys.argv[1])))
    if given is not None:
        become(given)
