"""Figures, amounts and chapters of Skat's rules book that depend on the rules in force."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from reunion_desktop.engine.cards import CardSet, FifthSuit, PlaySuit, Suit
from reunion_desktop.engine.rules import Rules
from reunion_desktop.games.skat.options import SkatOptions, skat
from reunion_desktop.ui.games.book import TextBook
from reunion_desktop.ui.games.prose import sections
from reunion_desktop.ui.words.book import BookChapter, Illustration

_ORDERS: Mapping[str, tuple[PlaySuit | None, PlaySuit]] = {
    "grand": (FifthSuit.JACKS, FifthSuit.JACKS),
    "null": (None, Suit.SPADES),
}
"""Trumps of a figure and the suit that it shows from high to low, by its kind."""


class SkatBook(TextBook):
    """Rules book without the chapters on what is not played at the table."""

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

    def _chapters(self, rules: Rules) -> Iterator[BookChapter]:
        hidden = _hidden(skat(rules))
        for section, chapter in zip(sections("skat/rules"), super()._chapters(rules), strict=True):
            if section.name not in hidden:
                yield chapter


def _hidden(rules: SkatOptions) -> frozenset[str]:
    """Names of the chapters on what is not played."""
    grand_hand = not rules.always_ramsch or rules.grand_hand_in_ramsch
    played = {
        "bidding": not rules.always_ramsch,
        "declaring": not rules.always_ramsch,
        "overbid": not rules.always_ramsch,
        "value": grand_hand,
        "won": grand_hand,
        "ending": grand_hand,
        "kontra": rules.kontra != "off",
        "ramsch": rules.plays_ramsch
        or rules.always_ramsch
        or (rules.has_bock and rules.bock_ramsch),
        "bock": rules.has_bock,
    }
    return frozenset(name for name, is_played in played.items() if not is_played)
