"""AT-SPI player at a table of six: may exchange a card with one on the table.

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


class OneOfSix(OneOfFour):  # type: ignore[misc]  # its file has no types for mypy
    """Varies its calls; every other time it exchanges a card."""

    def _choose(self, doing: str, cards: list[Thing]) -> None:
        number = len(self.decisions) - 1
        # Pass comes before accepting and after the suits: the game that is known for the seed.
        offered = self._calls()
        calls = [offered[name] for name in sorted(offered, key="Accept".__eq__)]
        if doing == "can be exchanged":
            self._exchange(cards, bold=number % 2 == 1)
        elif calls:
            asked = self._asked_now()
            calls[number % len(calls)].press()
            wait(lambda: self._asked_now() != asked, "what follows a call")
        else:
            super()._choose(doing, cards)

    def _exchange(self, cards: list[Thing], *, bold: bool) -> None:
        """Take up the card in exchange for one of the hand, or leave it."""
        if bold:
            min(cards, key=lambda card: suit_and_rank(card.name)).press()
            wait(lambda: self._more_than(0), "a pick")
        wait(lambda: self._button("Exchange" if bold else "Don’t exchange"), "the button").press()
        wait(lambda: self._turn() != ("can be exchanged", self._hand()), "the exchange")

    def _button(self, name: str) -> Thing | None:
        found = [each for each in self.table.walk_buttons() if each.name == name and each.actions]
        return found[0] if found else None


if __name__ == "__main__":
    main(*sys.argv[1:], kind=OneOfSix)
