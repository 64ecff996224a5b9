"""Special mode of the current game: daily deal, duplicate, deal code, practice."""

from __future__ import annotations

from datetime import date
from typing import NamedTuple

from reunion_desktop.engine.dealing.deal_code import code_in, day_of_seed
from reunion_desktop.engine.record import Header
from reunion_desktop.engine.scoring import ScoreSheet


class GameContext(NamedTuple):
    """Special mode of a game; values that do not apply are empty."""

    day: date | None = None
    """The date of a daily deal."""
    whose: str | None = None
    """In a duplicate: who sat in the player's seat when these cards were played before."""
    code: str = ""
    """The deal code, for a game that is neither a daily deal nor a duplicate."""
    practice: bool = False
    """True if all cards are open to the player."""
    game: int = 1
    """The game's number in its session, from 1."""
    games: int = 1
    """Number of games in the session by its rules; 1 if it is not limited."""


def context_of(header: Header, sheet: ScoreSheet) -> GameContext:
    """The special mode of the last game on a sheet.

    Args:
        header: the header of that game.
        sheet: the score sheet of the session.
    """
    code, (*before, this) = code_in(header), sheet.games
    same = [game for game in before if game.cards is not None and game.cards == this.cards]
    whose, day = None, None
    if code is not None and same:
        whose = header.players[(same[0].first_dealer - this.first_dealer) % len(header.players)]
    elif code is not None:
        day = day_of_seed(code.seed)
    named = code is not None and whose is None and day is None
    return GameContext(
        day,
        whose,
        str(code) if named else "",
        header.practice,
        len(sheet.games),
        header.rules.scoring.games,
    )
