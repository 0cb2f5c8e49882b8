"""What random play is compiled to for a GPU, as a digest; it needs numba-cuda and CUDA's compiler, and no device.

    python scripts/cuda_code.py gra krecia agenci
    PYTHONPATH=OTHER/src python scripts/cuda_code.py gra    # of another checkout: equal digests are equal instructions

Names and the order of declarations differ from run to run, so that lines are compared without names, sorted.
"""

from __future__ import annotations

import hashlib
import re
import sys
from types import SimpleNamespace

from numba import cuda, from_dtype, types
from numba.cuda import dispatcher

from konspira.boxes.box import Box
from konspira.play import shelf
from konspira.research import gpu

HOPPER = (9, 0)  # what it is compiled for: an H100 or H200


def instructions(box: Box) -> list[str]:
    """The lines of the kernel that plays whole games, without names."""
    tables, options = (types.Array(from_dtype(one.dtype), 1, "C") for one in (box.table, box.options))
    given = types.void(tables, options, types.int64, types.int64, types.Array(types.int64, 1, "C"))
    play, _ = gpu._kernels(box)
    code, _ = cuda.compile_ptx(play.py_func, given, cc=HOPPER)
    plain = re.sub(r"//.*|\$[0-9]+", "", re.sub(r"_Z[\w$]+|\$L\w+", "NAME", code))
    return sorted(plain.splitlines())


def main(games: list[str]) -> None:
    """Print a line for each game."""
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=HOPPER)
    for name in games or shelf.names():
        lines = instructions(shelf.box(name))
        print(name, len(lines), hashlib.blake2b("\n".join(lines).encode(), digest_size=8).hexdigest(), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
