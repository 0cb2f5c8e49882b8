"""A thinker as a process: `python -m konspira.server.thinkers.worker GAME...`, asked by the server that began it.

It reads questions from its standard input and writes answers to its standard output, before each what it thinks so far,
and ends with whoever began it.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from typing import Any, BinaryIO

from konspira.play import shelf
from konspira.server import monitoring
from konspira.server.fair import lower_priority
from konspira.server.thinkers.questions import think, unpack, warm_up


def answer_all(questions: BinaryIO, answers: BinaryIO, games: list[str]) -> None:
    """Get ready for some games, say so, and answer until nobody asks any more."""
    for game in games:
        warm_up(shelf.box(game))
    answers.write(bytes(4))
    answers.flush()

    def tell(thought: Any) -> None:
        told = pickle.dumps(thought)
        answers.write(len(told).to_bytes(4) + told)
        answers.flush()

    while length := questions.read(4):
        seconds, question = unpack(questions.read(int.from_bytes(length)))
        tell(think(seconds, question, tell))


def main(games: list[str]) -> None:
    """Work in this process, with a low priority."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this process by its input
    lower_priority(0)
    monitoring.set_up("error")
    with os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)  # whatever a bot prints is no answer
        answer_all(sys.stdin.buffer, answers, games)


if __name__ == "__main__":
    main(sys.argv[1:])
