"""The keyboard's focus, a cursor: it moves along a row of cards, jumps to one by suit or rank."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from reunion_desktop.engine.cards import Card


class Focus:
    """Which card of a row has the focus; none until the keyboard is used."""

    def __init__(self) -> None:
        self.card: Card | None = None
        """The card with the focus."""

    def clear(self) -> None:
        """Nothing has the focus any more."""
        self.card = None

    def keep(self, row: Sequence[Card]) -> None:
        """The row is another now: a card that left it loses the focus."""
        if self.card not in row:
            self.card = None

    def step(self, row: Sequence[Card], way: int) -> None:
        """One card on (1) or back (-1), from either end where nothing has the focus."""
        if not row:
            self.card = None
        elif self.card not in row:
            self.card = row[0 if way > 0 else -1]
        else:
            place = row.index(self.card) + way
            self.card = row[min(max(place, 0), len(row) - 1)]

    def jump(self, row: Sequence[Card], text: str, letters: Mapping[str, str]) -> bool:
        """To the next card that a key names by its suit, its rank or its printed index.

        Answers whether there is one. The ten is named by 1, 0 and T.
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
