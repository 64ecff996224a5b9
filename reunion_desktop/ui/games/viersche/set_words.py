"""Words for the set, as Viersche calls what other games call a game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.words.unit_words import UnitWords

translate = QCoreApplication.translate


class SetWords(UnitWords):
    """The messages that name the unit, with the word *set*."""

    def numbered(self, number: int) -> str:
        """Return the heading of a set: *Set 2*."""
        return translate("viersche", "Set {number}").format(number=number)

    def practised(self, number: int) -> str:
        """Return the tooltip of a set that was played with open cards."""
        text = translate("viersche", "Set {number}; practice, all cards face up")
        return text.format(number=number)

    def helped(self, number: int) -> str:
        """Return the tooltip of a set in which help was taken."""
        text = translate("viersche", "Set {number}; undo or a hint was used")
        return text.format(number=number)

    def deal(self, number: int, deal: int) -> str:
        """Return the name of a deal in a session: *Set 2, deal 1*."""
        text = translate("viersche", "Set {number}, deal {deal}")
        return text.format(number=number, deal=deal)

    def another(self) -> str:
        """Return the button that begins the next set."""
        return translate("viersche", "Next &set")

    def over(self) -> str:
        """Return the sentence that the set has ended."""
        return translate("viersche", "The set is over.")

    def available_later(self) -> str:
        """Return the reason why a command waits for the end of the set."""
        return translate("viersche", "Available when the set is over.")

    def code_later(self) -> str:
        """Return the sentence that the deal code is hidden until the end of the set."""
        return translate(
            "viersche",
            "The code is hidden until the set is over. It then appears here, and anyone who"
            " has it can play the same cards.",
        )

    def session_continues(self) -> str:
        """Return the sentence that the session has not ended with the set."""
        return translate("viersche", "The session continues with the next set.")

    def amount(self, count: int) -> str:
        """Return a number of sets: *3 sets*."""
        if count < 2:
            return translate("viersche", "one set") if count else translate("viersche", "no set")
        return translate("viersche", "{count} sets").format(count=count)

    def below(self, complete: int, left: int) -> str:
        """Return the text below a number of finished sets."""
        if complete == 1:
            text = translate("viersche", "set, and {count} unfinished")
            return text.format(count=left) if left else translate("viersche", "set")
        if not left:
            return self.plural()
        return translate("viersche", "sets, and {count} unfinished").format(count=left)

    def plural(self) -> str:
        """Return the head of a column of numbers of sets."""
        return translate("viersche", "sets")

    def won(self) -> str:
        """Return the text below the share of sets won."""
        return translate("viersche", "of sets won")
