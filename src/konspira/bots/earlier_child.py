"""Runs under an earlier version of Konspira, started by `earlier.py`: turns come over a pipe, actions go back.

It imports that version, and nothing of this one. A message is a line of JSON; views are as that version lays them out.
"""

import base64
import importlib
import json
import sys
import time

import msgspec
import numpy as np


def main() -> None:
    """Answer until nobody asks any more."""
    bots, shelf = importlib.import_module("konspira.bots"), importlib.import_module("konspira.play.shelf")
    match = importlib.import_module("konspira.play.match")
    if sys.argv[1:] == ["own-time"]:
        importlib.import_module("konspira.bots.bot").Clock.now = staticmethod(time.process_time)
    sitting = {}
    for line in sys.stdin:
        asked = json.loads(line)
        who = (asked["bot"], asked["seed"])
        if who not in sitting:
            sitting[who] = bots.bot(asked["bot"], seed=asked["seed"])
        box = shelf.box(asked["game"])
        rows = [np.frombuffer(base64.b64decode(row), box.view.dtype).copy() for row in asked["rows"]]
        legal = match.Legal(box, np.array(asked["legal"], np.int64))
        turn = match.Turn(box, asked["seat"], match.History(box, rows), legal)
        number = box.wording.number(sitting[who].choose(turn))
        sys.stdout.write(msgspec.json.encode(int(number)).decode() + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
