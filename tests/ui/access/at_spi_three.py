"""Play over AT-SPI at a table of three where cards may be asked for and given.

Run as :mod:`at_spi_game` is, with the game's name and a seed behind.
"""

from __future__ import annotations

import sys

from at_spi_client import (  # type: ignore[import-not-found]  # a file beside this one
    Thing,
    wait,
)
from at_spi_four import OneOfFour, suit_and_rank  # type: ignore[import-not-found]  # as above
from at_spi_game import main  # type: ignore[import-not-found]  # as above

GIVING = "can be given"
"""How a card's name ends of which one may be given for the one demanded."""


class OneOfThree(OneOfFour):  # type: ignore[misc]  # its file has no types for mypy
    """Demands the first card that can be named, once; passes thereafter."""

    demanded = False

    def _turn(self) -> tuple[str, list[Thing]] | None:
        """Besides what there is in any game, a card may have to be given."""
        cards = self._hand()
        if any(card.name.endswith(GIVING) for card in cards):
            return GIVING, cards
        found: tuple[str, list[Thing]] | None = super()._turn()
        return found

    def _asked(self) -> dict[str, object]:
        """Everything is asked each time: a game is short."""
        found: dict[str, object] = super(OneOfFour, self)._asked()
        return found

    def _choose(self, doing: str, cards: list[Thing]) -> None:
        calls = wait(self._calls, "what may be said") if doing == "say" else {}
        if calls and not self.demanded:
            self.demanded = True
            calls["Staubaus"].press()
            first = wait(self._cards_named, "cards to be demanded")[0]
            first.press()
            wait(self._all_said, "what follows a demand")
        elif calls:
            calls["Pass"].press()
            wait(self._all_said, "what follows a call")
        elif doing == "can be discarded":
            super(OneOfFour, self)._choose(doing, cards)
        elif doing == GIVING:
            min(
                (card for card in cards if card.name.endswith(doing)),
                key=lambda card: suit_and_rank(card.name),
            ).press()
            wait(lambda: self._turn() is None or self._turn() != (doing, cards), "a gift")
        else:
            super()._choose(doing, cards)

    def _all_said(self) -> bool:
        """Test whether the bar is gone; a failed read while it disappears does not count."""
        return not any(self._calls() for _ in range(3))

    def _cards_named(self) -> list[Thing]:
        """The buttons that each name a card."""
        return [button for name, button in self._calls().items() if " with the " in name]


if __name__ == "__main__":
    main(*sys.argv[1:], kind=OneOfThree)
