"""Figures and amounts of Thirty-One's rules book."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.rules import Rules
from reunion_desktop.games.thirty_one.options import thirty_one
from reunion_desktop.ui.games.book import TextBook, parsed
from reunion_desktop.ui.games.prose import sections
from reunion_desktop.ui.words.book import BookChapter, Illustration
from reunion_desktop.ui.words.cards import units

_HANDS = ("hand", "best", "triple")


class ThirtyOneBook(TextBook):
    """Rules book with hands whose counting cards are raised; lives or pots, as they are played."""

    def facts(self, rules: Rules) -> Mapping[str, str]:
        """Length of a game for pots, and what every other player pays to the winner."""
        own = thirty_one(rules)
        stake = 1 if own.stakes == "pots" else own.lives
        return {"deals": str(own.deals), "units": units(stake)}

    def figure(self, kind: str, cards: str, notes: tuple[str, ...], rules: Rules) -> Illustration:
        """Figure of a kind; a hand raises the cards that count."""
        if kind not in _HANDS:
            return super().figure(kind, cards, notes, rules)
        hand = parsed(cards)
        counting = thirty_one(rules).valued(CardSet.of(hand)).cards
        return Illustration("", hand, dim=CardSet.of(hand) - counting, raised=counting)

    def _chapters(self, rules: Rules) -> Iterator[BookChapter]:
        hidden = "pots" if thirty_one(rules).stakes == "lives" else "lives"
        chapters = super()._chapters(rules)
        for section, chapter in zip(sections("thirty_one/rules"), chapters, strict=True):
            if section.name != hidden:
                yield chapter
