"""A PostgreSQL for tests: started on a socket in a temporary folder, and stopped, frozen and cut as a test likes.

The server's whole suite runs on it, too: `KONSPIRA_TEST_POSTGRES=1 python -m pytest tests/server`.
"""

from __future__ import annotations

import atexit
import contextlib
import functools
import glob
import hashlib
import os
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path

PROGRAMS = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/usr/libexec/postgresql*")
PATIENCE = 60.0  # seconds that anybody waits for it: on a busy machine it takes its time
QUICK = {"fsync": "off", "full_page_writes": "off", "max_connections": "200", "shared_buffers": "32MB"}


def programs() -> Path | None:
    """Where PostgreSQL's programs are; None where it is not installed (scripts/postgres.sh does that)."""
    known = [shutil.which("initdb"), *sorted(one for pattern in PROGRAMS for one in glob.glob(f"{pattern}/initdb"))]
    places = [Path(one).resolve().parent for one in known if one]
    return places[0] if places else None


def be_patient() -> None:
    """Nobody in this process gives up on PostgreSQL because the machine is busy, unless a test says how long."""
    from konspira.server.store import postgres, postgres_database

    postgres.PATIENCE = postgres_database.PATIENCE = PATIENCE
    postgres_database.IDLE = str(round(1000 * PATIENCE))


class Postgres:
    """One PostgreSQL. Settings: by default quick and careless; `durable` is as it comes."""

    def __init__(self, durable: bool = False) -> None:
        found = programs()
        assert found is not None
        be_patient()
        self.programs = found
        self.folder = Path(tempfile.mkdtemp(prefix="pg", dir="/tmp"))  # a socket's path must be short
        self.settings = {} if durable else QUICK
        self._as: list[str] = []
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            user = "postgres" if subprocess.run(["id", "postgres"], capture_output=True).returncode == 0 else "nobody"
            shutil.chown(self.folder, user)
            self._as = ["setpriv", f"--reuid={user}", "--clear-groups"]
        self._do("initdb", "--pgdata", self.data, "--username", "konspira", "--auth", "trust", "--no-sync",
                 "--encoding", "UTF8", "--locale", "C")  # fmt: skip
        self.start()

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    def _do(self, program: str, *given: str) -> None:
        done = subprocess.run(
            [*self._as, str(self.programs / program), *given], cwd="/", capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        """Start it, and come back when it answers."""
        options = f"-k {self.folder} -c listen_addresses=''"
        options += "".join(f" -c {name}={value}" for name, value in self.settings.items())
        self._do("pg_ctl", "start", "--wait", "--timeout", "300", "--silent", "--pgdata", self.data,
                 "--log", f"{self.folder}/log", "--options", options)  # fmt: skip

    def stop(self, mode: str = "immediate") -> None:
        """Stop it at once, as when the power fails, or kindly (`fast`)."""
        self._do("pg_ctl", "stop", "--wait", "--timeout", "300", "--silent", "--mode", mode, "--pgdata", self.data)

    def freeze(self, how: signal.Signals = signal.SIGSTOP) -> None:
        """None of its processes does anything, until they are thawed (SIGCONT)."""
        first = int((Path(self.data) / "postmaster.pid").read_text().split()[0])
        begun = Path(f"/proc/{first}/task/{first}/children").read_text()
        for pid in (first, *map(int, begun.split())):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, how)

    def sql(self, command: str, database: str = "postgres") -> str:
        """What psql says to a command."""
        done = subprocess.run(
            [str(self.programs / "psql"), "-qAtX", "-v", "ON_ERROR_STOP=1", self.url(database), "-c", command],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    def url(self, database: str) -> str:
        return f"postgresql://konspira@/{database}?host={self.folder}"

    def make(self, database: str) -> str:
        """A new database; its address."""
        self.sql(f'CREATE DATABASE "{database}"')
        return self.url(database)

    def cut(self) -> None:
        """End all connections of servers."""
        self.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'konspira'")

    def end(self) -> None:
        self.freeze(signal.SIGCONT)
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


@functools.cache
def shared() -> Postgres:
    """One that many tests share, to the end of the process."""
    running = Postgres()
    atexit.register(running.end)
    return running


def database_of(path: Path) -> str:
    """The database that stands for a file, made when it is first asked for."""
    name = "t" + hashlib.blake2b(str(path).encode(), digest_size=8).hexdigest()
    there = shared().sql(f"SELECT count(*) FROM pg_database WHERE datname = '{name}'") == "1"
    return shared().url(name) if there else shared().make(name)
