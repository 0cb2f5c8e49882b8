"""What people agree on before they play: options that a game takes, and how long the table waits for anybody."""

from __future__ import annotations

import msgspec

from konspira.boxes.box import BadOptions, Box
from konspira.server import Config
from konspira.server.protocol import Refusal


def checked(box: Box, seats: int, options: dict[str, object]) -> dict[str, object]:
    """Options, complete and found to go together. Raises Refusal with the reason."""
    try:
        settings = box.read_options(options)
        box.options_row(seats, settings)
    except BadOptions as error:
        raise Refusal.of(error) from None
    except (ValueError, TypeError, OverflowError, RecursionError):
        raise Refusal("refused-options", 400, why="") from None
    complete: dict[str, object] = msgspec.to_builtins(settings)
    return complete


def patience(config: Config, pace: str, wanted: int | None) -> int | None:
    """Seconds until a bot stands in for who is away; where people have hours, it waits for them."""
    return None if pace in config.slow_paces else wanted
