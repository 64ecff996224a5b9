"""Garbage collection guard: no cyclic collection while players think in another thread.

Players make thousands of small objects. If these triggered a collection in their thread, it would
finalize unreachable Qt objects there, such as closed windows. Only the UI thread may do that.
"""

from __future__ import annotations

import gc


class GcGuard:
    """The guards held for one worker thread; taken and released in the UI thread only."""

    _held = 0
    """Guards held by all threads together."""
    _worked = False
    """Whether collection was enabled before."""

    def __init__(self) -> None:
        """Hold no guard yet."""
        self._own = 0

    def take(self) -> None:
        """Begin a job: collection is disabled while there is any."""
        if not GcGuard._held:
            GcGuard._worked = gc.isenabled()
            gc.disable()
        GcGuard._held += 1
        self._own += 1

    def give(self) -> None:
        """End a job; does nothing if all have ended."""
        if self._own:
            self._own -= 1
            GcGuard._held -= 1
            if GcGuard._worked and not GcGuard._held:
                gc.enable()

    def give_all(self) -> None:
        """End all jobs."""
        while self._own:
            self.give()
