"""The log: one JSON object a line, with what happened and to which table, and never a name, a key or a token."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any

import msgspec

_log = logging.getLogger("konspira")


class _Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(said).decode()


def set_up(level: str = "info") -> None:
    """Write the log to standard error; what uvicorn has to say goes there too."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Lines())
    for name in ("konspira", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler] if name != "uvicorn.error" else [], name == "uvicorn.error"
        logger.setLevel(level.upper() if name == "konspira" else "WARNING")


def note(event: str, **facts: Any) -> None:
    """Something worth knowing."""
    _log.info(event, extra={"facts": facts})


def trouble(event: str, error: BaseException | None = None, **facts: Any) -> None:
    """Something went wrong; where, is for the log only."""
    _log.error(event, extra={"facts": facts}, exc_info=error)
