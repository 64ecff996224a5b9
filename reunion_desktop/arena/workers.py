"""Ordered parallel map over processes; a process that dies raises an error."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from typing import TypeVar

from reunion_desktop.arena.programs.child_process import leave_nothing_behind

_Work = TypeVar("_Work")
_Done = TypeVar("_Done")

_AHEAD = 4
"""Work items submitted per process before the first result is awaited."""


class WorkerError(Exception):
    """A worker process ended unexpectedly."""


def shared(work: Callable[[_Work], _Done], pieces: Iterable[_Work], jobs: int) -> Generator[_Done]:
    """Map a function over items with several processes; yields the results in order.

    Closing the generator ends the processes.

    Args:
        work: the function; worker processes must be able to import it.
        pieces: the items.
        jobs: the number of processes; 1 for this one.

    Raises:
        WorkerError: a process was killed or ended by itself.
    """
    if jobs == 1:
        yield from map(work, pieces)
        return
    strangers = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), leave_nothing_behind)
    try:
        waiting: deque[Future[_Done]] = deque()
        for piece in pieces:
            waiting.append(pool.submit(work, piece))
            if len(waiting) > _AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BaseException as fault:
        for worker in set(active_children()) - strangers:
            worker.terminate()
        if isinstance(fault, BrokenProcessPool):
            message = "A worker process ended unexpectedly."
            raise WorkerError(message) from None
        raise
    finally:
        pool.shutdown(cancel_futures=True)
        # A child that was started while the pool broke is unknown to it.
        for worker in set(active_children()) - strangers:
            worker.terminate()
            worker.join()
