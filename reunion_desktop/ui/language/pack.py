"""Names of the German pack: acorns for clubs, the Unter for the jack, and so on.

A pack only changes names within the same sentences. So it is handled like a language, by a
QTranslator, and no other code needs to know which pack is in use, but for text files.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QTranslator

from reunion_desktop.ui.guard import guarded

translate = QCoreApplication.translate


def is_german_pack() -> bool:
    """Check whether cards have the names of the German pack."""
    return translate("cards", "jack") == translate("german pack", "Unter")


@guarded
class PackWords(QTranslator):
    """Translator that returns the German pack's names instead of the French pack's.

    The names are those of the language in use when it is created. It is installed after that
    language's own translators, so Qt asks it first.
    """

    def __init__(self) -> None:
        """Collect the names in the program's language."""
        super().__init__()
        self._names = _names()

    def isEmpty(self) -> bool:
        """Return False: Qt does not notify widgets of an empty translator."""
        return False

    def translate(
        self,
        context: str,
        source: str,
        disambiguation: str | None = None,
        n: int = -1,
    ) -> str | None:
        """Translate a message for the German pack; None if it does not mention cards."""
        del disambiguation, n
        if context in {"cards", "keys", "rules", "skat", "table", "wording"}:
            return self._names.get(source)
        return None


def _names() -> Mapping[str, str]:
    return {
        "clubs": translate("german pack", "acorns"),
        "diamonds": translate("german pack", "bells"),
        "hearts": translate("german pack", "hearts"),
        "spades": translate("german pack", "leaves"),
        "a club": translate("german pack", "an acorn"),
        "a diamond": translate("german pack", "a bell"),
        "a heart": translate("german pack", "a heart"),
        "a spade": translate("german pack", "a leaf"),
        "a jack": translate("german pack", "an Unter"),
        "jack": translate("german pack", "Unter"),
        "jacks": translate("german pack", "Unters"),
        "jack of trumps": translate("german pack", "Unter of trumps"),
        "second jack": translate("german pack", "second Unter"),
        "queen": translate("german pack", "Ober"),
        "king": translate("german pack", "king"),
        "ace": translate("german pack", "Daus"),
        "J": translate("german pack", "U", "corner of an Unter"),
        "Q": translate("german pack", "O", "corner of an Ober"),
        "K": translate("german pack", "K", "corner of a king"),
        "A": translate("german pack", "D", "corner of a Daus"),
        "the jack of {suit}": translate("german pack", "the Unter of {suit}"),
        "the queen of {suit}": translate("german pack", "the Ober of {suit}"),
        "the ace of {suit}": translate("german pack", "the Daus of {suit}"),
        "You can’t discard an ace": translate("german pack", "You can’t discard a Daus"),
        "Clubs are trumps": translate("german pack", "Acorns are trumps"),
        "Diamonds are trumps": translate("german pack", "Bells are trumps"),
        "Hearts are trumps": translate("german pack", "Hearts are trumps"),
        "Spades are trumps": translate("german pack", "Leaves are trumps"),
        "The jacks are trumps": translate("german pack", "The Unters are trumps"),
        "Jacks can’t be passed on": translate("german pack", "Unters can’t be passed on"),
        "Go to a suit: clubs, diamonds, spades, hearts": translate(
            "german pack", "Go to a suit: acorns, bells, leaves, hearts"
        ),
        "By the dealer’s jack": translate("german pack", "By the dealer’s Unter"),
    }
