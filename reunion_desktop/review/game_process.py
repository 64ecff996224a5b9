"""Review of a whole game in a process of its own, of the lowest priority.

A thread would share Python's lock with the UI thread: on a busy machine, one that holds the lock
and waits for its turn would stop the table. A process can also be killed in the midst of a move.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Collection, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

from reunion_desktop.history.mistakes import ReviewedMove

_LOG = logging.getLogger(__name__)
_NICEST = 19
_IDLE_PRIORITY = 0x40
"""The lowest priority on Unix, and the priority class of Windows for work when it is idle."""


class ReviewedDeal(NamedTuple):
    """The reviewed moves of a deal."""

    number: int
    moves: tuple[ReviewedMove, ...]
    """Those that were not forced."""
    shares: bool
    """True if two units are the difference between a won and a lost deal."""


def review_game(answers: Connection, text: str, seat: int, done: Collection[int]) -> None:
    """Review a game, and send each ReviewedDeal; at the end None.

    A game that cannot be reviewed ends early. The modules are imported after the priority was
    lowered.

    Args:
        answers: takes the deals.
        text: the record.
        seat: whose moves.
        done: numbers of the deals that are left out.
    """
    _lower_priority()
    try:
        for deal in _reviewed(text, seat, done):
            answers.send(deal)
    except OSError:  # The program has ended.
        return
    except Exception as fault:  # noqa: BLE001 - whatever is wrong with it, it is left out.
        _LOG.info("A game could not be reviewed.", exc_info=fault)
    answers.send(None)


def _reviewed(text: str, seat: int, done: Collection[int]) -> Iterator[ReviewedDeal]:
    from reunion_desktop.ai.player import Stop  # noqa: PLC0415
    from reunion_desktop.games import find_game  # noqa: PLC0415
    from reunion_desktop.review.deals import SEED, decisions, finished_deals, reviewed_move  # noqa: PLC0415
    from reunion_desktop.review.judge import judge  # noqa: PLC0415
    from reunion_desktop.storage.reader import read_text  # noqa: PLC0415

    (stored,) = read_text(text, find_game)
    record, stop = stored.record, Stop()
    steps = tuple(record.replay())
    for deal in finished_deals(record):
        if deal not in done:
            found = [
                (steps[place], judge(steps[place], place, SEED, stop))
                for place in decisions(record, seat, deal)
            ]
            yield ReviewedDeal(
                deal,
                tuple([reviewed_move(*one) for one in found if not one[1].forced]),
                shares=any(verdict.counted is not None for _, verdict in found),
            )


def _lower_priority() -> None:
    """Give this process the lowest priority."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - needed there alone.

        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _IDLE_PRIORITY)
    else:
        os.nice(_NICEST)
        if sys.platform == "linux":
            # Linux shares the processor among sessions first: this one must not use up the share
            # of the table's.
            with suppress(OSError):
                os.setsid()
                Path("/proc/self/autogroup").write_text(str(_NICEST), encoding="ascii")
