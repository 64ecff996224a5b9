"""Reviewed moves in the archive: games to review, costs of moves, costliest mistakes.

Finished games of sessions that are not practice are reviewed, from seat 0: in a practice game the
cards may be known, and moves may come from another game. Of games kept by hand no card is known.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import NamedTuple

from reunion_desktop.engine.game import IllegalAction
from reunion_desktop.engine.record import Record
from reunion_desktop.history.mistakes import Mistake, ReviewedMove, SessionMistakes
from reunion_desktop.storage.archive.game_summary import stored_game
from reunion_desktop.storage.archive.schema import asked, change
from reunion_desktop.storage.archive.search import fetched
from reunion_desktop.storage.headers import FindGame
from reunion_desktop.storage.lines import BadRecord

SEAT = 0
"""The seat that is reviewed: the player's."""


class Unreviewed(NamedTuple):
    """A game of which moves are to be reviewed."""

    game: int
    """Its id."""
    key: str
    """Hash of its moves: after a restore, another game may have its id."""
    text: str
    """Its record."""
    done: frozenset[int]
    """Numbers of the deals that are reviewed."""


_NEXT = (
    "SELECT game.id, game.key, record.text FROM game JOIN session ON session.id = game.session"
    " JOIN record ON record.game = game.id LEFT JOIN review"
    " ON review.game = game.id AND review.version = ? AND review.complete"
    " WHERE game.complete AND practice = 0 AND deleted IS NULL AND review.game IS NULL"
    " ORDER BY begun DESC, game.place DESC LIMIT 1"
)
_COSTLIEST = (
    "SELECT verdict.game, deal, verdict.place, seat, kind, cost"
    " FROM verdict JOIN review ON review.game = verdict.game"
    " JOIN game ON game.id = verdict.game JOIN session ON session.id = game.session"
    " WHERE cost > 0 AND cost >= ?1 AND deleted IS NULL AND (?2 IS NULL OR session.game = ?2)"
    " ORDER BY cost DESC, begun DESC, game.place DESC, deal DESC, verdict.place DESC LIMIT ?3"
)
_COSTS = (
    "SELECT verdict.kind, sum(cost) FROM verdict JOIN game ON game.id = verdict.game"
    " JOIN session ON session.id = game.session"
    " WHERE deleted IS NULL AND session.game = ? GROUP BY verdict.kind"
)
_SESSION = (
    "SELECT game.place, deal, sum(cost) AS cost, max(shares) AS shares"
    " FROM game JOIN review ON review.game = game.id"
    " JOIN verdict ON verdict.game = game.id WHERE game.session = ?"
    " GROUP BY game.place, deal ORDER BY game.place, deal"
)


class ReviewStore:
    """Reads and writes reviewed moves.

    Every method raises :exc:`StorageFault` if the database refuses; then nothing has changed.
    """

    def __init__(self, connection: sqlite3.Connection, find_game: FindGame) -> None:
        """Use this connection; ``find_game`` looks up the game that a record names."""
        self._connection = connection
        self._execute = connection.execute
        self._find_game = find_game

    def next_game(self, version: int) -> Unreviewed | None:
        """The latest game that this version of the reviewer has not completed."""
        with asked("read the archive"):
            found = self._execute(_NEXT, (version,)).fetchone()
            if found is None:
                return None
            number, key, text = found
            deals = self._execute(
                "SELECT DISTINCT deal FROM verdict JOIN review ON review.game = verdict.game"
                " WHERE verdict.game = ? AND version = ?",
                (number, version),
            ).fetchall()
            return Unreviewed(number, key, str(text), frozenset([deal for (deal,) in deals]))

    def keep(
        self,
        of: Unreviewed,
        version: int,
        moves: Sequence[ReviewedMove] = (),
        *,
        complete: bool = False,
        shares: bool = False,
    ) -> None:
        """Store all moves of a deal; nothing is stored if the game is gone.

        Args:
            of: the game.
            version: the version of the reviewer; moves of another version are removed.
            moves: those of the deal that were not forced.
            complete: whether no deal is left.
            shares: whether two units are the difference between a won and a lost deal.
        """
        with change(self._connection, "save the review in the archive"):
            known = (of.game, of.key)
            if self._execute("SELECT 1 FROM game WHERE id = ? AND key = ?", known).fetchone():
                self._execute(
                    "DELETE FROM review WHERE game = ? AND version != ?", (of.game, version)
                )
                self._execute(
                    "INSERT INTO review VALUES (?, ?, ?, ?, ?) ON CONFLICT (game) DO UPDATE"
                    " SET complete = excluded.complete, shares = max(shares, excluded.shares)",
                    (of.game, SEAT, version, complete, shares),
                )
                self._connection.executemany(
                    "REPLACE INTO verdict VALUES (?, ?, ?, ?, ?, ?, ?)",
                    [(of.game, *move) for move in moves],
                )

    def costliest(
        self, most: int, game: str | None = None, least: float = 0.0
    ) -> tuple[Mistake, ...]:
        """The costliest mistakes, the worst first; of equal ones the latest first.

        Args:
            most: how many.
            game: the name of the only game that counts.
            least: units that a mistake cost at least.
        """
        with asked("read the archive"):
            found = self._execute(_COSTLIEST, (least, game, most)).fetchall()
        return tuple([Mistake(*row) for row in found])

    def costs(self, game: str) -> dict[str, float]:
        """Units that the mistakes of each kind have cost in a game."""
        with asked("read the archive"):
            return dict(self._execute(_COSTS, (game,)).fetchall())

    def record(self, game: int) -> Record | None:
        """The record of a game by its id; None if it is gone or cannot be read."""
        with asked("read the archive"):
            found = self._execute("SELECT text FROM record WHERE game = ?", (game,)).fetchone()
        try:
            return (
                None
                if found is None
                else stored_game(found[0], self._find_game, helped=False).record
            )
        except (BadRecord, IllegalAction, TypeError, ValueError):
            return None

    def of_session(self, session: int) -> SessionMistakes | None:
        """The reviewed deals of a session; None if there are none."""
        with asked("read the archive"):
            found = fetched(self._connection, "place, deal, cost, shares", _SESSION, (session,))
        if not found:
            return None
        costs = [cost for _, _, cost, _ in found]
        game, deal, *_ = found[costs.index(max(costs))]
        shares = any(share for *_, share in found)
        return SessionMistakes(len(found), sum(costs), (game, deal), shares)
