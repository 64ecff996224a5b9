"""AT-SPI player at a table of three with asking for a card and giving one back.

Run like :mod:`at_spi_game`, with the game's name and a seed appended.
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
"""End of the name of a card that may be given back."""


class OneOfThree(OneOfFour):  # type: ignore[misc]  # its file has no types for mypy
    """Asks for the first card offered, once; passes afterwards."""

    demanded = False

    def _turn(self) -> tuple[str, list[Thing]] | None:
        """In addition to any game's actions, a card may have to be given."""
        cards = self._hand()
        if any(card.name.endswith(GIVING) for card in cards):
            return GIVING, cards
        found: tuple[str, list[Thing]] | None = super()._turn()
        return found

    def _asked(self) -> dict[str, object]:
        """All info questions are asked each time, since a game is short."""
        found: dict[str, object] = super(OneOfFour, self)._asked()
        return found

    def _choose(self, doing: str, cards: list[Thing]) -> None:
        calls = wait(self._calls, "what may be said") if doing == "say" else {}
        if calls and not self.demanded:
            self.demanded = True
            calls["Staubaus: all ten tricks"].press()
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
        """Return True if the bar of calls is gone; read several times, as it may be changing."""
        return not any(self._calls() for _ in range(3))

    def _cards_named(self) -> list[Thing]:
        """Buttons that each name a card."""
        return [button for name, button in self._calls().items() if " with the " in name]


if __name__ == "__main__":
    main(*sys.argv[1:], kind=OneOfThree)
