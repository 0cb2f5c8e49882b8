"""What a server must never tell, in a file of its own beside the database: a copy of the tables gives nobody away.

Each secret has a name; the first one signs guests. A file that anybody else may read is closed to them.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

import msgspec

from konspira.server import StartError


class SecretFile:
    """The secrets of one server, by name, as JSON; only its owner may read it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._known: dict[str, bytes] = {}
        try:
            path.chmod(0o600)
            self._known = msgspec.json.decode(path.read_bytes(), type=dict[str, bytes])
        except FileNotFoundError:
            pass
        except (OSError, msgspec.MsgspecError) as error:
            why = (error.strerror if isinstance(error, OSError) else None) or str(error)
            raise StartError("start-secrets", path=str(path), why=why) from None

    def __contains__(self, name: str) -> bool:
        return name in self._known

    def take(self, name: str, made: bytes) -> bytes:
        """The secret of that name; where there is none yet, what was made for it, which is kept from now on."""
        if name not in self._known:
            self._keep({**self._known, name: made})
        return self._known[name]

    def copy(self, to: Path) -> None:
        """Write the same secrets into another file."""
        SecretFile(to)._keep(self._known)

    def _keep(self, secrets: dict[str, bytes]) -> None:
        """A new file in the place of the old one, whole or not at all, also when the power fails."""
        self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        beside = self.path.with_name(f"{self.path.name}.{os.getpid()}.new")
        try:
            with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
                file.write(msgspec.json.encode(secrets))
                file.flush()
                os.fsync(file.fileno())
            beside.replace(self.path)
            folder = os.open(self.path.parent, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)
        except OSError as error:
            with contextlib.suppress(OSError):
                beside.unlink(missing_ok=True)
            raise StartError("start-secrets", path=str(self.path), why=error.strerror or str(error)) from None
        self._known = secrets
