"""The file with the player's progress: read once, replaced whole after each try."""

from __future__ import annotations

import json
import os
from datetime import date
from math import isfinite
from pathlib import Path

from reunion_desktop.practice.schedule import INTERVALS, PracticeProgress, Repetition
from reunion_desktop.storage.disk import PRIVATE, put_away, replace_file
from reunion_desktop.storage.settings import read_json

_FORMAT = 1
_LONGEST = 1 << 22
"""Bytes that are read at most; a problem takes about fifty."""


def read_progress(path: Path) -> tuple[PracticeProgress, str]:
    """The progress in a file, and a sentence for the player if it could not be read.

    A damaged file is renamed, and the progress begins anew.

    Raises:
        StorageFault: the damaged file cannot be renamed.
    """
    if not os.path.lexists(path):
        return PracticeProgress(), ""
    try:
        return _progress_from(read_json(path, _LONGEST)), ""
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError):
        put_away(path)
        told = "Your practice so far could not be read and begins anew. The file was renamed to"
        return PracticeProgress(), f"{told} {path.name}.old."


def write_progress(path: Path, progress: PracticeProgress) -> None:
    """Replace the file atomically.

    Raises:
        StorageFault: the system refused; the old file is untouched.
    """
    values = {
        "format": _FORMAT,
        "rating": round(progress.rating, 2),
        "week": progress.week and progress.week.isoformat(),
        "chosen": progress.chosen,
        "problems": {
            key: [one.box, one.due.isoformat(), one.tries, round(one.mark, 3)]
            for key, one in progress.repetitions.items()
        },
    }
    replace_file(path, json.dumps(values, separators=(",", ":")).encode(), PRIVATE)


def _progress_from(values: object) -> PracticeProgress:
    """Decode the file.

    Raises:
        ValueError: a value is not valid; other errors tell of wrong types.
    """
    if not isinstance(values, dict) or values["format"] != _FORMAT:
        message = "This is no progress."
        raise ValueError(message)
    week, rating = values["week"], float(values["rating"])
    if not isfinite(rating):
        message = "A rating is a number."
        raise ValueError(message)
    return PracticeProgress(
        {str(key): _repetition_from(*parts) for key, parts in values["problems"].items()},
        rating,
        None if week is None else date.fromisoformat(week),
        tuple(map(str, values["chosen"])),
    )


def _repetition_from(box: int, due: str, tries: int, mark: float) -> Repetition:
    if not 1 <= box <= len(INTERVALS) or tries < 1 or not 0 <= mark <= 1:
        message = "This is no try at a problem."
        raise ValueError(message)
    return Repetition(box, date.fromisoformat(due), tries, float(mark))
