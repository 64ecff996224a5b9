"""Garbage collection guard: no cyclic collection while players think in another thread.

Players make thousands of small objects. If these triggered a collection in their thread, it would
finalize unreachable Qt objects there, such as closed windows. Only the UI thread may do that.
"""

from __future__ import annotations

import gc


class _GarbageCollector:
    """Number of guards held, and whether collection was enabled before."""

    __slots__ = ("holds", "worked")

    def __init__(self) -> None:
        self.holds = 0
        self.worked = False


_COLLECTOR = _GarbageCollector()
"""The one state of the process."""


class GcGuard:
    """The guards held for one worker thread; taken and released in the UI thread only."""

    __slots__ = ("_own",)

    def __init__(self) -> None:
        """Hold no guard yet."""
        self._own = 0

    def take(self) -> None:
        """Begin a job: collection is disabled while there is any."""
        if not _COLLECTOR.holds:
            _COLLECTOR.worked = gc.isenabled()
            gc.disable()
        _COLLECTOR.holds += 1
        self._own += 1

    def give(self) -> None:
        """End a job; does nothing if all have ended."""
        if self._own:
            self._own -= 1
            _COLLECTOR.holds -= 1
            if not _COLLECTOR.holds and _COLLECTOR.worked:
                gc.enable()

    def give_all(self) -> None:
        """End all jobs."""
        while self._own:
            self.give()
