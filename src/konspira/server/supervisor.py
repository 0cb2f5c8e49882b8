"""Several nodes on one machine behind one port: `konspira serve --workers 4`.

The supervisor opens the port and hands it to every node; whichever is free takes the next connection. A node that dies
is replaced. SIGHUP replaces all of them, one after the other: the next node listens before the last one stops, which
tells its pages to come back at once, so nobody at a table notices. SIGTERM stops everything.
"""

from __future__ import annotations

import os
import pickle
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import IO, cast

import msgspec

from konspira.server import Config, StartError
from konspira.server.app import listen, serve_at
from konspira.server.monitoring import note, set_up, trouble
from konspira.server.store.opening import open_database
from konspira.server.thinkers.hire import reach

STOPPING = 30.0  # seconds that a node has to say goodbye and to store what waits
BRIEF = 5.0  # seconds: a node that has lived no longer is not replaced at once
HEARD = {signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGCHLD}


class Node:
    """One node as a process; it is there when it listens."""

    def __init__(self, config: Config, log_level: str, listeners: list[socket.socket]) -> None:
        places = [listener.fileno() for listener in listeners]
        self.began = time.monotonic()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "konspira.server.supervisor", log_level, *map(str, places)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, pass_fds=places, start_new_session=True,
        )  # fmt: skip
        config_in, self._said = cast(IO[bytes], self._process.stdin), cast(IO[bytes], self._process.stdout)
        try:
            config_in.write(pickle.dumps(config))
            config_in.flush()
        except OSError:  # it has ended already, which is noticed when it does not listen
            pass

    @property
    def pid(self) -> int:
        """Its number at this machine."""
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Does it still run?"""
        return self._process.poll() is None

    def listens(self) -> bool:
        """Wait until it listens; False if it has ended instead."""
        return bool(self._said.readline())

    def tell_to_stop(self) -> None:
        """Let it say goodbye."""
        self._process.terminate()

    def wait(self) -> None:
        """Until it has ended, which it must in time."""
        try:
            self._process.wait(STOPPING)
        except subprocess.TimeoutExpired:
            trouble("node does not stop", pid=self.pid)
            self._process.kill()
            self._process.wait()


class Supervisor:
    """So many nodes, and what happens to them."""

    def __init__(self, workers: int, begin: Callable[[], Node]) -> None:
        self._begin = begin
        self.nodes = [begin() for _ in range(workers)]

    def listen(self) -> bool:
        """Wait until all nodes listen; False if one did not come."""
        return all(node.listens() for node in self.nodes)

    def replace_dead(self) -> None:
        """Begin another node for each that has died."""
        for place, node in enumerate(self.nodes):
            if not node.alive:
                trouble("node died", pid=node.pid)
                if time.monotonic() - node.began < BRIEF:
                    time.sleep(1.0)  # whatever it dies of is not cured by haste
                self.nodes[place] = self._begin()

    def replace_all(self) -> None:
        """A rolling restart; it ends where a new node does not come."""
        for place, old in enumerate(self.nodes):
            new = self._begin()
            if not new.listens():
                trouble("new node does not come", pid=new.pid)
                return
            self.nodes[place] = new
            old.tell_to_stop()
            old.wait()
            note("node replaced", was=old.pid, now=new.pid)

    def stop(self) -> None:
        """All at once."""
        for node in self.nodes:
            node.tell_to_stop()
        for node in self.nodes:
            node.wait()


def supervise(config: Config, workers: int, ready: Callable[[int], None], log_level: str = "info") -> None:
    """Serve by so many nodes until a signal says stop; `ready` is given the port. Raises StartError."""
    if not config.postgres:
        raise StartError("start-workers-sqlite")
    set_up(log_level)
    reach(config.thinkers)
    open_database(config).close()  # what is wrong with it is said once, and here
    listeners = listen(config.host, config.port)
    for listener in listeners:
        listener.listen(2048)
    config = msgspec.structs.replace(config, port=listeners[0].getsockname()[1])  # as every node must know it
    signal.pthread_sigmask(signal.SIG_BLOCK, HEARD)  # they are waited for, one after the other
    supervisor = Supervisor(workers, lambda: Node(config, log_level, listeners))
    try:
        if not supervisor.listen():
            raise StartError("start-node")
        ready(listeners[0].getsockname()[1])
        while (heard := signal.sigwait(HEARD)) not in (signal.SIGTERM, signal.SIGINT):
            if heard == signal.SIGHUP:
                supervisor.replace_all()
            else:
                supervisor.replace_dead()
    finally:
        supervisor.stop()
        for listener in listeners:
            listener.close()


def main(log_level: str, places: list[int]) -> None:
    """One node, at sockets that the supervisor has opened; it stops with whoever began it."""
    signal.pthread_sigmask(signal.SIG_SETMASK, set())
    config: Config = pickle.load(sys.stdin.buffer)
    threading.Thread(target=_stop_with_the_input, name="follows", daemon=True).start()
    listeners = [socket.socket(fileno=place) for place in places]
    serve_at(config, listeners, lambda port: print(port, flush=True), log_level)


def _stop_with_the_input() -> None:
    while os.read(0, 1 << 10):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main(sys.argv[1], [int(place) for place in sys.argv[2:]])
