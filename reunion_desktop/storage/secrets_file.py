"""Secrets file beside a journal: seeds and keys of games in progress.

It is on the player's own disk and not encrypted: a player who opens it cheats only themselves. An
unfinished game may be continued another day, so the secrets of the latest games are kept; those of
finished games are in their records anyway.
"""

from __future__ import annotations

import json
from pathlib import Path

from reunion_desktop.engine.dealing.seals import Secret
from reunion_desktop.engine.record import Header
from reunion_desktop.storage.disk import PRIVATE, make_folder, replace_file
from reunion_desktop.storage.settings import read_json

_LONGEST = 65_536
"""Bytes of the file that are read at most; one secret has about two hundred."""
_MOST = 16
"""Games whose secrets are kept, the latest first."""


class SecretsFile:
    """A file with the seeds and keys of the latest games."""

    def __init__(self, path: Path) -> None:
        """Use a file; it is made at the first write."""
        self._path = path
        self._held = self._games()

    def put(self, header: Header, secret: Secret) -> None:
        """Store the secret of a new game; it is on disk when this returns.

        Raises:
            StorageFault: the system refused; the old file is unchanged.
        """
        mark = _mark(header)
        new = {"game": mark, "seed": secret.seed, "key": secret.key, "number": secret.game}
        others = [values for values in self._games() or self._held if values.get("game") != mark]
        self._write([new, *others[: _MOST - 1]])

    def put_back(self) -> None:
        """Write the secrets again if the file was lost or replaced.

        Raises:
            StorageFault: the system refused.
        """
        found = self._games()
        if self._held and found != self._held:
            make_folder(self._path.parent)
            others = [values for values in found if values not in self._held]
            self._write([*self._held, *others][:_MOST])

    def open_for(self, header: Header) -> Secret | None:
        """The secret of a game; None if the file has no complete one for it."""
        mark = _mark(header)
        for values in self._games() or self._held:
            if values.get("game") == mark:
                seed, key, number = values.get("seed"), values.get("key"), values.get("number")
                if isinstance(seed, str) and isinstance(key, str) and isinstance(number, int):
                    return Secret(seed, key, number)
        return None

    def _write(self, games: list[dict[str, object]]) -> None:
        replace_file(self._path, json.dumps({"games": games}).encode(), PRIVATE)
        self._held = games

    def _games(self) -> list[dict[str, object]]:
        """The entries of the file; empty if it cannot be read."""
        values = read_json(self._path, _LONGEST)
        games = values.get("games") if isinstance(values, dict) else None
        return [game for game in games if isinstance(game, dict)] if isinstance(games, list) else []


def _mark(header: Header) -> list[object]:
    """Header values that identify a game within a folder."""
    return [header.date, list(header.players), header.first_dealer]
