"""The cut, a small state: a spread pack, and how many cards of it are lifted."""

from __future__ import annotations

from reunion_desktop.ui.table.layout.arrangement import arrange_cut
from reunion_desktop.ui.table.layout.places import Picture
from reunion_desktop.ui.table.layout.table_layout import TableLayout


class PackCut:
    """Where the pack is parted: at least one card is lifted, never all."""

    def __init__(self, pack: int) -> None:
        self.pack = pack
        """How many cards the pack has."""
        self.lifted = pack // 2
        """How many cards would be lifted now."""

    def point(self, x: float, layout: TableLayout) -> None:
        """Part the pack at the card nearest to a point."""
        places = (layout.spread(number, self.pack) for number in range(self.pack))
        nearest = min(enumerate(places), key=lambda pair: abs(pair[1].x - x))[0]
        self.lifted = min(max(nearest + 1, 1), self.pack - 1)

    def step(self, way: int) -> None:
        """Lift one card more or less."""
        self.lifted = min(max(self.lifted + way, 1), self.pack - 1)

    def picture(self, layout: TableLayout) -> Picture:
        """The spread pack with the lifted part standing out."""
        return arrange_cut(self.pack, layout, self.lifted)
