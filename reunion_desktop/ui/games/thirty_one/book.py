"""Figures, amounts and chapters of the rules book of Thirty-One."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.rules import Rules
from reunion_desktop.games.thirty_one.options import thirty_one
from reunion_desktop.games.thirty_one.options.values import pips
from reunion_desktop.ui.games.book import TextBook, parsed
from reunion_desktop.ui.games.prose import sections
from reunion_desktop.ui.words.book import BookChapter, Illustration
from reunion_desktop.ui.words.cards import units

_HANDS = frozenset({"hand", "best", "triple"})
"""Kinds of figures that show a hand."""


class ThirtyOneBook(TextBook):
    """Rules book with hands whose counting cards are raised, and one chapter on the stakes."""

    def facts(self, rules: Rules) -> Mapping[str, str]:
        """Payment of each other player to the winner or for a pot; and the deals of a game."""
        own = thirty_one(rules)
        paid = own.lives if own.stakes == "lives" else 1
        return {"units": units(paid), "deals": str(own.deals)}

    def figure(self, kind: str, cards: str, notes: tuple[str, ...], rules: Rules) -> Illustration:
        """Figure of a kind; a hand shows which of its cards count, and how much."""
        if kind not in _HANDS:
            return super().figure(kind, cards, notes, rules)
        row = parsed(cards)
        hand = CardSet.of(row)
        counting = thirty_one(rules).valued(hand).cards
        points = tuple(str(pips(card)) if card in counting else "" for card in row)
        if kind == "triple":
            points = ()
        return Illustration("", row, points, dim=hand - counting, raised=counting)

    def _chapters(self, rules: Rules) -> Iterator[BookChapter]:
        hidden = "pots" if thirty_one(rules).stakes == "lives" else "lives"
        for section, chapter in zip(
            sections("thirty_one/rules"), super()._chapters(rules), strict=True
        ):
            if section.name != hidden:
                yield chapter
