"""Figures and amounts in Skat's rules book."""

from __future__ import annotations

from collections.abc import Mapping

from reunion_desktop.engine.cards import CardSet, FifthSuit, PlaySuit, Suit
from reunion_desktop.engine.rules import Rules
from reunion_desktop.games.skat.options import skat
from reunion_desktop.ui.games.book import TextBook
from reunion_desktop.ui.words.book import Illustration

_ORDERS: Mapping[str, tuple[PlaySuit | None, PlaySuit]] = {
    "grand": (FifthSuit.JACKS, FifthSuit.JACKS),
    "null": (None, Suit.SPADES),
}
"""Trumps of a figure and the suit that it shows from high to low, by its kind."""


class SkatBook(TextBook):
    """Rules book, with figures and amounts of its own."""

    def facts(self, rules: Rules) -> Mapping[str, str]:
        """Length of a series, and the goal of Bierlachs."""
        own = skat(rules)
        return {"deals": str(own.series), "goal": str(own.goal)}

    def figure(self, kind: str, cards: str, notes: tuple[str, ...], rules: Rules) -> Illustration:
        """Figure of a kind; two show the order of Grand and of Null."""
        if kind not in _ORDERS:
            return super().figure(kind, cards, notes, rules)
        trump, shown = _ORDERS[kind]
        order = skat(rules).order(trump)
        suit = order.cards_of(shown) & CardSet.of(rules.pack)
        return Illustration("", tuple(sorted(suit, key=order.height, reverse=True)))
