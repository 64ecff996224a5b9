"""Hold: Python's collector rests while somebody thinks off the interface's thread.

Minds make thousands of small objects. If these set the collector off in their thread, it would
take apart there whatever has died in circles meanwhile, windows that were closed among it, which
only the interface's thread may.
"""

from __future__ import annotations

import gc


class _GarbageCollector:
    """How many hold it, and whether it worked before."""

    __slots__ = ("holds", "worked")

    def __init__(self) -> None:
        self.holds = 0
        self.worked = False


_COLLECTOR = _GarbageCollector()
"""There is one in a process."""


class GcGuard:
    """What one thread's work holds; taken and given back on the interface's thread alone."""

    __slots__ = ("_own",)

    def __init__(self) -> None:
        """Hold nothing yet."""
        self._own = 0

    def take(self) -> None:
        """One piece of work more is under way."""
        if not _COLLECTOR.holds:
            _COLLECTOR.worked = gc.isenabled()
            gc.disable()
        _COLLECTOR.holds += 1
        self._own += 1

    def give(self) -> None:
        """One piece is done; nothing to do where all were given back."""
        if self._own:
            self._own -= 1
            _COLLECTOR.holds -= 1
            if not _COLLECTOR.holds and _COLLECTOR.worked:
                gc.enable()

    def give_all(self) -> None:
        """Whatever was under way is over."""
        while self._own:
            self.give()
