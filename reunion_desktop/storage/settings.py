"""Read and write the settings file; any contents are accepted."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from reunion_desktop.storage.disk import PRIVATE, open_regular, replace_file

_LONGEST = 1 << 20
"""Bytes that are read at most; the program writes about three thousand."""


def read_settings(path: Path) -> dict[str, str]:
    """Read a settings file: texts by keys such as ``look/cloth``.

    Reading never fails: a file that is missing, locked or not JSON gives no values, and values that
    are no text are skipped.
    """
    values = read_json(path, _LONGEST)
    found = values.items() if isinstance(values, dict) else ()
    return {key: value for key, value in found if isinstance(value, str)}


def read_json(path: Path, longest: int) -> object:
    """The value in a JSON file; None if the file cannot be read, is longer, or is not JSON."""
    try:
        with open_regular(path) as stream:
            value: object = json.loads(stream.read(longest))
    except (OSError, ValueError, RecursionError):
        return None
    return value


def write_settings(path: Path, values: Mapping[str, str]) -> None:
    """Replace a settings file atomically.

    Raises:
        StorageFault: the system refused; the old file is untouched.
    """
    replace_file(path, json.dumps(values, indent=1, sort_keys=True).encode(), PRIVATE)
