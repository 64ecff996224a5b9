"""Function: work that processes share, told in its order; a process that dies holds nobody up."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from typing import TypeVar

from reunion_desktop.arena.programs.child_process import leave_nothing_behind

_Work = TypeVar("_Work")
_Done = TypeVar("_Done")

_AHEAD = 4
"""Pieces of work that are handed out for each process before the first is awaited."""


class WorkerLost(Exception):  # noqa: N818 - what happened, not an error of ours.
    """A worker process ended unexpectedly."""


def shared(work: Callable[[_Work], _Done], pieces: Iterable[_Work], jobs: int) -> Iterator[_Done]:
    """What comes of some pieces of work, in their order, done by several processes.

    Args:
        work: what is to be done with each; a function that another process can find.
        pieces: the pieces.
        jobs: how many processes there are.

    Raises:
        WorkerLost: a process was killed, or has ended by itself.
    """
    strangers = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), leave_nothing_behind)
    try:
        yield from _in_order(pool, work, pieces, jobs)
    except BaseException as fault:
        # The pool lays them to rest, as it does with one who has died by himself.
        for worker in set(active_children()) - strangers:
            worker.terminate()
        if isinstance(fault, BrokenProcessPool):
            message = "A worker process ended unexpectedly."
            raise WorkerLost(message) from None
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _in_order(
    pool: ProcessPoolExecutor,
    work: Callable[[_Work], _Done],
    pieces: Iterable[_Work],
    jobs: int,
) -> Iterator[_Done]:
    """No more is handed out than keeps everybody busy, however much there is to do."""
    waiting: deque[Future[_Done]] = deque()
    for piece in pieces:
        waiting.append(pool.submit(work, piece))
        if len(waiting) > _AHEAD * jobs:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()
