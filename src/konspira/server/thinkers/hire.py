"""Who thinks for a server, as its operator wants it: threads, so many processes, or a Ray cluster."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Collection

from konspira.boxes.box import Box
from konspira.server import StartError
from konspira.server.thinkers import CLUSTER, Thinkers, ThreadThinkers
from konspira.server.thinkers.processes import ProcessWorker
from konspira.server.thinkers.workers import Workers

MOST = 256  # processes on one machine
_COUNT = re.compile(r"[1-9]\d{0,2}")


def sensible(wanted: str) -> bool:
    """Can thinkers be meant by this: nothing, a number of processes, or a cluster?"""
    return not wanted or wanted.startswith(CLUSTER) or (bool(_COUNT.fullmatch(wanted)) and int(wanted) <= MOST)


def reach(wanted: str) -> int:
    """How many a cluster has room for; 0 where none is wanted. Raises StartError where it cannot be reached."""
    if not wanted.startswith(CLUSTER):
        return 0
    try:
        from konspira.server.thinkers.cluster import connect
    except ImportError:
        raise StartError("refused-ray") from None
    return connect(wanted)


def hire(
    wanted: str, threads: int, boxes: Collection[Box], count: Callable[[str], None] = lambda name: None
) -> Thinkers:
    """Those who think about some games. Raises StartError where a cluster cannot be reached."""
    if not wanted:
        return ThreadThinkers(threads)
    games = tuple(box.name for box in boxes)
    if cores := reach(wanted):
        from konspira.server.thinkers.cluster import RayWorker  # here: it needs an extra that others do without

        return Workers(cores, functools.partial(RayWorker, games), boxes, count)
    return Workers(int(wanted), functools.partial(ProcessWorker, games), boxes, count)
