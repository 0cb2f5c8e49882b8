"""Games in many processes at once, on this machine's cores or on a cluster, that end with the command."""

from __future__ import annotations

import contextlib
import itertools
import os
import signal
import threading
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.connection import wait as wait_for
from typing import Any

from konspira.bots.arena import Game, Result, Tournament, play_and_tell

STOPPED = 130  # what a shell is told by a command that Ctrl-C ended
Task = tuple[Tournament, Game]
Told = Generator[tuple[Task, Result, str], None, None]  # results of games, each with its journal


def on_cores(tasks: Iterable[Task], workers: int) -> Told:
    """Play games in so many processes at once; each is told when it is over."""
    if workers == 1:
        yield from ((task, *play_and_tell(*task)) for task in tasks)
        return
    waiting, others = iter(tasks), active_children()
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=follow)
    try:
        with deaf():
            running = {pool.submit(play_and_tell, *task): task for task in itertools.islice(waiting, 2 * workers)}
        while running:
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            ended = [(running.pop(game), *game.result()) for game in done]
            running |= {pool.submit(play_and_tell, *task): task for task in itertools.islice(waiting, len(done))}
            yield from ended
    except BaseException:  # Ctrl-C above all: nobody waits for games that have begun
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in active_children():
            if worker not in others:
                worker.terminate()
        raise
    pool.shutdown()


@contextlib.contextmanager
def deaf() -> Iterator[None]:
    """Processes that begin now do not hear Ctrl-C, which a terminal tells all at once: this one ends the others."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def follow() -> None:
    """In a worker: end when the command ends that began it, however it ends; else it would wait for ever."""

    def work() -> None:
        began_by = parent_process()
        if began_by is not None:
            wait_for([began_by.sentinel])
            os._exit(1)

    threading.Thread(target=work, name="follows", daemon=True).start()


def on_ray(tasks: Iterable[Task]) -> Told:
    import ray

    if not ray.is_initialized():
        ray.init(log_to_driver=False)
    remote: Any = ray.remote(play_and_tell)
    left, running = iter(tasks), dict[Any, Task]()
    while True:
        cores = int(ray.cluster_resources().get("CPU", 1))  # asked every time, since clusters grow and shrink
        for task in itertools.islice(left, max(0, 2 * cores - len(running))):
            running[remote.remote(*task)] = task
        if not running:
            return
        done, _ = ray.wait(list(running), num_returns=1)
        try:
            yield from ((running.pop(game), *ray.get(game)) for game in done)
        except ray.exceptions.RayTaskError as error:
            raise error.cause from None  # what went wrong there, as if it went wrong here
