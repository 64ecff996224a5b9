"""The envelope beside a journal: the secret of the running game, safe from a power failure.

It is on the player's own disk and not locked: who opens it cheats nobody but himself.
"""

from __future__ import annotations

import json
from pathlib import Path

from reunion_desktop.engine.record import Header
from reunion_desktop.storage.disk import replace_file, told

_LONGEST = 4096
"""Bytes of the longest envelope that is read: a true one has some two hundred."""


class Envelope:
    """One file with a seed and a key, for one game."""

    def __init__(self, path: Path) -> None:
        """Name the file; it is made when something is put in."""
        self._path = path

    def put(self, header: Header, seed: str, key: str) -> None:
        """Keep the secret of a game that begins; it is on disk when this returns.

        Raises:
            StorageFault: the system refused; the old envelope stands.
        """
        values = {"game": _mark(header), "seed": seed, "key": key}
        replace_file(self._path, json.dumps(values).encode())

    def burn(self) -> None:
        """Throw the envelope away, if there is one.

        Raises:
            StorageFault: the system refused.
        """
        with told(f"remove {self._path}"):
            self._path.unlink(missing_ok=True)

    def open_for(self, header: Header) -> tuple[str, str] | None:
        """Seed and key of a game; None where there is no whole envelope of this very game."""
        try:
            with self._path.open("rb") as stream:
                values = json.loads(stream.read(_LONGEST))
        except (OSError, ValueError):
            return None
        if not isinstance(values, dict) or values.get("game") != _mark(header):
            return None
        seed, key = values.get("seed"), values.get("key")
        if not isinstance(seed, str) or not isinstance(key, str):
            return None
        return seed, key


def _mark(header: Header) -> list[object]:
    """What tells one game of a folder from another."""
    return [header.date, list(header.players), header.first_dealer]
