"""Words for the unit that is played until somebody wins, and for the mode of a game."""

from __future__ import annotations

from datetime import date, datetime

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.look.plain_text import isolated
from reunion_desktop.ui.words.measures import day_of

translate = QCoreApplication.translate


class UnitWords:
    """The messages that name the unit; a game with its own word for it has a subclass."""

    def texts(self) -> dict[str, str]:
        """Every message by its key, with placeholders for numbers."""
        return {
            "numbered": translate("sheet", "Game {number}"),
            "practised": translate("sheet", "Game {number}; practice, all cards face up"),
            "helped": translate("sheet", "Game {number}; undo or a hint was used"),
            "deal": translate("units", "Game {number}, deal {deal}"),
            "after": translate("answers", "Game {number}, after deal {count}."),
            "another": translate("units", "&Next game"),
            "over": translate("units", "The game is over."),
            "available_later": translate("units", "Available when the game is over."),
            "code_later": translate(
                "units",
                "The code is hidden until the game is over. It then appears here, and anyone who"
                " has it can play the same cards.",
            ),
            "session_continues": translate("units", "The session continues with the next game."),
            "none": translate("archive", "no game"),
            "one": translate("archive", "one game"),
            "several": translate("archive", "{count} games"),
            "one_below": translate("statistics", "game"),
            "one_unfinished": translate("statistics", "game, and {count} unfinished"),
            "plural": translate("statistics", "games"),
            "unfinished": translate("statistics", "games, and {count} unfinished"),
            "won": translate("statistics", "of games won"),
            "sheet": translate("MainWindow", "Score sheet"),
        }

    def _text(self, key: str, **numbers: int) -> str:
        return self.texts()[key].format_map(numbers)

    def numbered(self, number: int) -> str:
        """Heading of a unit: *Game 2*."""
        return self._text("numbered", number=number)

    def practised(self, number: int) -> str:
        """Tooltip of a unit that was played with open cards."""
        return self._text("practised", number=number)

    def helped(self, number: int) -> str:
        """Tooltip of a unit in which help was taken."""
        return self._text("helped", number=number)

    def deal(self, number: int, deal: int) -> str:
        """Name of a deal in a session: *Game 2, deal 1*."""
        return self._text("deal", number=number, deal=deal)

    def after(self, number: int, deals: int) -> str:
        """Beginning of the score: *Game 2, after deal 1.*."""
        return self._text("after", number=number, count=deals)

    def another(self) -> str:
        """Button that begins the next unit."""
        return self._text("another")

    def over(self) -> str:
        """Sentence that the unit has ended."""
        return self._text("over")

    def available_later(self) -> str:
        """Reason why a command waits for the end of the unit."""
        return self._text("available_later")

    def code_later(self) -> str:
        """Sentence that the deal code is hidden until the end of the unit."""
        return self._text("code_later")

    def session_continues(self) -> str:
        """Sentence that the session has not ended with the unit."""
        return self._text("session_continues")

    def amount(self, count: int) -> str:
        """Number of units: *3 games*."""
        return self._text(("none", "one")[count] if count < 2 else "several", count=count)

    def below(self, complete: int, left: int) -> str:
        """Text below a number of finished units.

        Args:
            complete: how many were finished.
            left: how many were not.
        """
        if complete == 1:
            return self._text("one_unfinished" if left else "one_below", count=left)
        return self._text("unfinished" if left else "plural", count=left)

    def plural(self) -> str:
        """Head of a column of numbers of units."""
        return self._text("plural")

    def sheet(self) -> str:
        """Name of the sheet on which the units are written."""
        return self._text("sheet")

    def won(self) -> str:
        """Text below the share of units won."""
        return self._text("won")


def context_text(
    day: date | None, whose: str | None, code: str, *, practice: bool, game: int, games: int
) -> str:
    """Special mode of the current game, its parts joined; empty for an ordinary game.

    Args:
        day: day of a daily deal.
        whose: player who had the same cards in an earlier game.
        code: deal code.
        practice: whether all cards are shown.
        game: number of the game in its session, from 1.
        games: number of games in the session; 1 for an open end.
    """
    parts = []
    if practice:
        parts.append(translate("occasions", "Practice"))
    if day is not None and day == datetime.now().astimezone().date():
        parts.append(translate("occasions", "Today’s game"))
    elif day is not None:
        parts.append(translate("occasions", "The game of {day}").format(day=day_of(day)))
    if whose is not None:
        same = translate("occasions", "The same cards, from {name}’s seat")
        parts.append(same.format(name=isolated(whose)))
    if code:
        parts.append(translate("occasions", "Deal code {code}").format(code=code))
    if games > 1:
        parts.append(
            translate("occasions", "Game {game} of {games}").format(game=game, games=games)
        )
    return " · ".join(parts)
