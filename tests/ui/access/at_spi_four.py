"""AT-SPI player at a table of four: knows calls and face-down cards as well.

Run like :mod:`at_spi_game`, with the game's name and a seed appended.
"""

from __future__ import annotations

import re
import sys

from at_spi_client import (  # type: ignore[import-not-found]  # a file beside this one
    GLib,
    Thing,
    wait,
)
from at_spi_game import QUESTIONS, Player, main  # type: ignore[import-not-found]  # as above

SELDOM = 5
"""Number of decisions after which all info questions are asked again."""
ENOUGH = 12
"""Number of decisions after which a deal was scored and the next one is being played."""
GRAVE = "Cards away!"
"""A call that this player never makes."""


class OneOfFour(Player):  # type: ignore[misc]  # its file has no types for mypy
    """Makes the first call, except grave ones; plays the first legal card."""

    questions = QUESTIONS | {"F7": "turn", "F8": "score"}

    def _turn(self) -> tuple[str, list[Thing]] | None:
        """In addition to any game's actions, a call may be required."""
        found: tuple[str, list[Thing]] | None = super()._turn()
        return ("say", self._hand()) if found is None and self._calls() else found

    def _calls(self) -> dict[str, Thing]:
        """The calls offered now; none while the bar is changing."""
        try:
            bars = [each for each in self.table.inside() if each.name == "Your calls"]
            shown = [each for each in bars if "showing" in each.states]
            return {button.name: button for bar in shown for button in bar.walk_buttons()}
        except GLib.Error:
            return {}

    def _know(self, cards: list[Thing]) -> None:
        """The offered calls are recorded, too."""
        super()._know(cards)
        self.decisions[-1]["calls"] = list(self._calls())

    def _look_for_the_nameless(self) -> None:
        """Only some deals and scores are searched for unnamed objects, since games are long."""
        if len(self.decisions) < ENOUGH:
            super()._look_for_the_nameless()

    def _asked(self) -> dict[str, object]:
        """Info questions take time: they are asked only sometimes."""
        return super()._asked() if len(self.decisions) % SELDOM == 0 or self._calls() else {}

    def _choose(self, doing: str, cards: list[Thing]) -> None:
        calls = [button for name, button in self._calls().items() if name != GRAVE]
        if calls:
            asked = self._asked_now()
            calls[0].press()
            wait(lambda: self._asked_now() != asked, "what follows a call")
        else:
            able = [card for card in cards if card.name.endswith(doing)]
            able.sort(key=lambda card: suit_and_rank(card.name))
            before = len(cards)
            able[0].press()
            wait(lambda: len(self._hand()) < before or self._turn() is None, "a play")

    def _asked_now(self) -> tuple[list[str], int]:
        """The offered calls, and the number of cards held."""
        return list(self._calls()), len(self._hand())


def suit_and_rank(name: str) -> tuple[str, str]:
    """Suit and rank from a card's name."""
    found = re.search(r"(\w+) of (\w+)", name.split(":", maxsplit=1)[0])
    assert found is not None, name
    return found[2], found[1].lower()


if __name__ == "__main__":
    main(*sys.argv[1:], kind=OneOfFour)
