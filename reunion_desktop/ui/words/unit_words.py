"""Words for the unit that is played until somebody wins: a game, or what one game calls it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


class UnitWords:
    """The messages that name the unit; a game with its own word for it has a subclass."""

    def numbered(self, number: int) -> str:
        """Return the heading of a unit: *Game 2*."""
        return translate("sheet", "Game {number}").format(number=number)

    def practised(self, number: int) -> str:
        """Return the tooltip of a unit that was played with open cards."""
        text = translate("sheet", "Game {number}; practice, all cards face up")
        return text.format(number=number)

    def helped(self, number: int) -> str:
        """Return the tooltip of a unit in which help was taken."""
        text = translate("sheet", "Game {number}; undo or a hint was used")
        return text.format(number=number)

    def deal(self, number: int, deal: int) -> str:
        """Return the name of a deal in a session: *Game 2, deal 1*."""
        text = translate("units", "Game {game}, deal {deal}")
        return text.format(game=number, deal=deal)

    def another(self) -> str:
        """Return the button that begins the next unit."""
        return translate("units", "&Another game")

    def over(self) -> str:
        """Return the sentence that the unit has ended."""
        return translate("units", "The game is over.")

    def available_later(self) -> str:
        """Return the reason why a command waits for the end of the unit."""
        return translate("units", "Available when the game is over.")

    def code_later(self) -> str:
        """Return the sentence that the deal code is hidden until the end of the unit."""
        return translate(
            "units",
            "The code is hidden until the game is over. It then appears here, and anyone who"
            " has it can play the same cards.",
        )

    def session_continues(self) -> str:
        """Return the sentence that the session has not ended with the unit."""
        return translate("units", "The session continues with the next game.")

    def amount(self, count: int) -> str:
        """Return a number of units: *3 games*."""
        if count < 2:
            return translate("archive", "one game") if count else translate("archive", "no game")
        return translate("archive", "{count} games").format(count=count)

    def below(self, complete: int, left: int) -> str:
        """Return the text below a number of finished units.

        Args:
            complete: how many were finished.
            left: how many were not.
        """
        if complete == 1:
            text = translate("statistics", "game, and {count} unfinished")
            return text.format(count=left) if left else translate("statistics", "game")
        if not left:
            return self.plural()
        return translate("statistics", "games, and {count} unfinished").format(count=left)

    def plural(self) -> str:
        """Return the head of a column of numbers of units."""
        return translate("statistics", "games")

    def won(self) -> str:
        """Return the text below the share of units won."""
        return translate("statistics", "of games won")
