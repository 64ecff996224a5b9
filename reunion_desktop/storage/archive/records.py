"""Parse the game records that the archive stores as text."""

from __future__ import annotations

from dataclasses import replace

from reunion_desktop.storage.archive.statements import Statements
from reunion_desktop.storage.headers import FindGame
from reunion_desktop.storage.reader import StoredGame, read_text


def games_of(statements: Statements, find_game: FindGame, session: int) -> tuple[StoredGame, ...]:
    """The games of a session, in order; empty if there is no such session.

    Raises:
        BadRecord: a record is not valid.
    """
    found = statements.all(
        "SELECT record.text, game.helped FROM game JOIN record ON record.game = game.id"
        " WHERE game.sitting = ? ORDER BY game.place",
        session,
    )
    return tuple(stored_game(text, find_game, helped=bool(helped)) for text, helped in found)


def stored_game(text: object, find_game: FindGame, *, helped: bool) -> StoredGame:
    """Parse the text of one game.

    Raises:
        BadRecord: the text is not a valid record.
        TypeError: it is not a string.
        ValueError: it is not the record of exactly one game.
    """
    if not isinstance(text, str):
        message = f"A game in the archive is {text!r:.40}; it must be text."
        raise TypeError(message)
    (stored,) = read_text(text, find_game)
    return replace(stored, undone=helped)
