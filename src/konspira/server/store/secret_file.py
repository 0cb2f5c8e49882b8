"""What a server must never tell, in a file of its own beside the database: a copy of the tables gives nobody away.

Each secret has a name; the first one signs guests. A file that anybody else may read is closed to them. Of several
servers that begin with one file together, the first one makes the secret, and all have it.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import secrets
from collections.abc import Iterator
from pathlib import Path

import msgspec

from konspira.server import StartError


class SecretFile:
    """The secrets of one server, by name, as JSON; only its owner may read it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._known: dict[str, bytes] = {}
        self._made = False  # is the file one that was not there before?
        self._read()

    def _read(self) -> None:
        try:
            self.path.chmod(0o600)
            self._known = msgspec.json.decode(self.path.read_bytes(), type=dict[str, bytes])
        except FileNotFoundError:
            pass
        except (OSError, msgspec.MsgspecError) as error:
            why = (error.strerror if isinstance(error, OSError) else None) or str(error)
            raise StartError("start-secrets", path=str(self.path), why=why) from None

    def __contains__(self, name: str) -> bool:
        return name in self._known

    def take(self, name: str, made: bytes) -> bytes:
        """The secret of that name; where there is none yet, what was made for it, which is kept from now on."""
        while name not in self._known:
            with self._alone() as folder:
                self._read()
                if name not in self._known:
                    self._keep({**self._known, name: made}, folder, new=not self.path.exists())
        return self._known[name]

    def copy(self, to: Path) -> None:
        """Write the same secrets into another file."""
        copied = SecretFile(to)
        with copied._alone() as folder:
            copied._keep(self._known, folder)

    def discard(self) -> None:
        """Take away the file if it was made here, and nobody has written to it since."""
        with self._alone():
            ours = self._known
            self._read()
            if self._made and self._known == ours:
                self.path.unlink(missing_ok=True)

    @contextlib.contextmanager
    def _alone(self) -> Iterator[int]:
        """Nobody else changes files in the same folder meanwhile, at this machine. Raises StartError."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            folder = os.open(self.path.parent, os.O_RDONLY)
            try:
                with contextlib.suppress(OSError):  # a disk without locks
                    fcntl.flock(folder, fcntl.LOCK_EX)
                yield folder
            finally:
                os.close(folder)
        except OSError as error:
            raise StartError("start-secrets", path=str(self.path), why=error.strerror or str(error)) from None

    def _keep(self, kept: dict[str, bytes], folder: int, new: bool = False) -> None:
        """A new file in the place of the old one, whole or not at all, also when the power fails.

        A `new` one is made only where there is none, whoever else makes one elsewhere on a shared disk.
        """
        beside = self.path.with_name(f"{self.path.name}.{os.getpid()}.{secrets.token_hex(4)}.new")
        try:
            with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
                file.write(msgspec.json.encode(kept))
                file.flush()
                os.fsync(file.fileno())
            if new:
                try:
                    os.link(beside, self.path)
                except FileExistsError:
                    return  # and is read now
                except OSError:  # a disk without links
                    beside.replace(self.path)
            else:
                beside.replace(self.path)
            os.fsync(folder)
        finally:
            with contextlib.suppress(OSError):
                beside.unlink(missing_ok=True)
        self._known, self._made = kept, new
