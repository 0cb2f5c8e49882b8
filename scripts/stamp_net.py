"""Stamp a net for today's rules: `python scripts/stamp_net.py GAME FILE [-o FILE]`.

A net is pinned to the hash of the rules it learned by, and a line that moves changes the hash. Where all golden games
of the game still replay, today's rules are those that it learned: its stamp is renewed, and its weights stay as they
are. A net for other senses is refused: its columns mean something else.
"""

from __future__ import annotations

import argparse
import io
import subprocess
import sys
from pathlib import Path

import msgspec
import numpy as np

from konspira.bots.nets import file
from konspira.play import shelf


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("net", type=Path)
    parser.add_argument("-o", "--output", type=Path)
    arguments = parser.parse_args()
    box = shelf.box(arguments.game)
    with np.load(io.BytesIO(arguments.net.read_bytes()), allow_pickle=False) as kept:
        arrays = {name: kept[name] for name in kept.files}
    told = msgspec.json.decode(arrays["about"].tobytes(), type=file.About)
    today = file.about(box, told.run)
    if (told.game, told.senses) != (today.game, today.senses):
        print(f"{arguments.net} is for {told.game} and senses {told.senses}; here they are {today.senses}")
        return 1
    golden = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/test_golden.py", "-k", box.name]
    if subprocess.run([sys.executable, *golden], check=False).returncode:
        print("golden games do not replay: these are other rules, and the net must learn them")
        return 1
    arrays["about"] = np.frombuffer(msgspec.json.encode(today), np.uint8)
    (arguments.output or arguments.net).write_bytes(file.written(arrays))
    return 0


if __name__ == "__main__":
    sys.exit(main())
