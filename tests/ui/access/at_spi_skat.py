"""AT-SPI player at a table of Skat: bids, takes up the skat or not, declares, and plays.

Run like :mod:`at_spi_game`, with the game, a seed, the opponents’ level and options appended.
"""

from __future__ import annotations

import re
import sys
from typing import ClassVar

from at_spi_client import (  # type: ignore[import-not-found]  # a file beside this one
    GLib,
    Thing,
    wait,
)
from at_spi_four import OneOfFour  # type: ignore[import-not-found]  # as above
from at_spi_game import main  # type: ignore[import-not-found]  # as above

SLIP = "My games"
"""Button that is no call: its description gives the games of the hand."""
MOST_BID = 24
"""The highest bid of this player."""
SELDOM = 9
"""Number of calls after which the deal is ended early, or a game played from the hand."""


class OneAtSkat(OneOfFour):  # type: ignore[misc]  # its file has no types for mypy
    """Bids every other deal, varies its games, and sometimes gives up or lays down its hand."""

    questions: ClassVar[dict[str, str]] = {}
    most = 2000
    calls = 0
    """Number of calls made."""
    deals = 0
    """Number of deals scored."""

    def _has_focus(self) -> bool:
        """The bar has the focus itself where no call is the harmless one."""
        bars = [each for each in self.table.inside() if each.name == "Your calls"]
        return super()._has_focus() or any("focused" in bar.states for bar in bars)

    def _asked(self) -> dict[str, object]:
        """Nothing is asked, so that no key is pressed at all."""
        return {}

    def _go_on(self, button: Thing) -> None:
        self.deals += 1
        super()._go_on(button)

    def _know(self, cards: list[Thing]) -> None:
        """The slip, remarks on the calls, and everything on the table are recorded, too."""
        super()._know(cards)
        offered = self._calls()
        self.decisions[-1] |= {
            "slip": [each.description for name, each in offered.items() if name == SLIP],
            "remarks": {name: each.description for name, each in offered.items() if name != SLIP},
            "table": [each.name for each in self.table.walk() if "showing" in each.states],
        }

    def _choose(self, doing: str, cards: list[Thing]) -> None:
        early = self._early()
        if self._calls():
            self._press(self._call())
            if "Back" in self._calls():
                self._press(self._call())
        elif doing == "can be discarded":
            super(OneOfFour, self)._choose(doing, cards)
        elif early is not None and len(self.decisions) % (4 * SELDOM) == 0:
            self._press(early)
            wait(lambda: "Back" in self._calls(), "the ways to end a deal")
            self._press(next(each for name, each in self._calls().items() if name != "Back"))
            self._confirm()
        else:
            super()._choose(doing, cards)

    def _call(self) -> Thing:
        """The button of the next call."""
        self.calls += 1
        offered = {name: each for name, each in self._calls().items() if name != SLIP}
        bold, bids = self.deals % 2 == 0, [name for name in offered if name.isdecimal()]
        asked = max((int(number) for number in re.findall(r"\d+", self._question())), default=0)
        for name, wanted in (
            ("Yes", bold and asked <= MOST_BID),
            ("Play Hand", self.calls % SELDOM == 0),
            ("Take up the skat", True),
            ("Kontra", bold),
            *((bid, bold and int(bid) <= MOST_BID) for bid in bids),
            ("Pass", True),
            ("No", True),
        ):
            if name in offered and wanted:
                return offered[name]
        games = [each for name, each in offered.items() if name != "Back"]
        return games[self.calls % len(games)]

    def _press(self, button: Thing) -> None:
        """Press a button of the bar, and once more if it asks to."""
        asked = self._asked_now()
        button.press()
        wait(lambda: self._asked_now() != asked, "what follows a call")
        self._confirm()

    def _asked_now(self) -> tuple[list[str], int, str]:
        """The question as well: the same calls may follow one another."""
        return *super()._asked_now(), self._question()

    def _confirm(self) -> None:
        sure = [each for name, each in self._calls().items() if name.startswith("Confirm: ")]
        if sure:
            asked = self._asked_now()
            sure[0].press()
            wait(lambda: self._asked_now() != asked, "what follows a confirmed call")

    def _question(self) -> str:
        """The question above the calls; empty while the bar is changing."""
        bars = [each for each in self.table.inside() if each.name == "Your calls"]
        try:
            lines = [each for bar in bars for each in bar.inside() if "button" not in each.role]
            return " ".join(each.name for each in lines)
        except GLib.Error:
            return ""

    def _early(self) -> Thing | None:
        """The button that shows the ways to end a deal early."""
        found = [each for each in self.table.walk_buttons() if each.name == "End the deal"]
        return found[0] if found and "showing" in found[0].states else None


if __name__ == "__main__":
    main(*sys.argv[1:], kind=OneAtSkat)
