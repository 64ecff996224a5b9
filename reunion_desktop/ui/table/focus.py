"""Keyboard focus in a row of cards: steps along it, or jumps to a card by suit or rank."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from reunion_desktop.engine.cards import Card


class Focus:
    """The focused card of a row; none until the keyboard is used."""

    def __init__(self) -> None:
        self.card: Card | None = None
        """The focused card."""

    def clear(self) -> None:
        """Remove the focus."""
        self.card = None

    def keep(self, row: Sequence[Card]) -> None:
        """Update the row: a card that left it loses the focus."""
        if self.card not in row:
            self.card = None

    def step(self, row: Sequence[Card], way: int) -> None:
        """Move one card forward (1) or back (-1); starts at either end without a focus."""
        if not row:
            self.card = None
        elif self.card not in row:
            self.card = row[0 if way > 0 else -1]
        else:
            place = row.index(self.card) + way
            self.card = row[min(max(place, 0), len(row) - 1)]

    def jump(self, row: Sequence[Card], text: str, letters: Mapping[str, str]) -> bool:
        """Move to the next card whose suit, rank or printed index the key names.

        Returns whether there is one. The ten is named by 1, 0 and T.
        """
        sign = text.upper()
        if len(sign) != 1 or not sign.isalnum():
            return False
        start = row.index(self.card) + 1 if self.card in row else 0
        for card in (*row[start:], *row[:start]):
            rank = card.rank.letter
            names = {card.suit.letter, rank, letters.get(rank, rank)}
            if sign in names or (rank == "T" and sign in "10"):
                self.card = card
                return True
        return False
