"""Pictures of a spread pack: the cut with the number of cards to lift, and the draw."""

from __future__ import annotations

from dataclasses import replace

from reunion_desktop.engine.dealing.shuffle import Draw
from reunion_desktop.ui.table.layout.places import Back, Key, Picture, Place, Zone
from reunion_desktop.ui.table.layout.table_layout import TableLayout


class PackCut:
    """Position of the cut: at least one card is lifted, never all."""

    def __init__(self, pack: int) -> None:
        self.pack = pack
        """Number of cards in the pack."""
        self.lifted = pack // 2
        """Number of cards that would be lifted now."""

    def point(self, x: float, layout: TableLayout) -> None:
        """Set the cut to the card nearest to a point."""
        places = (layout.spread(number, self.pack) for number in range(self.pack))
        nearest = min(enumerate(places), key=lambda pair: abs(pair[1].x - x))[0]
        self.lifted = min(max(nearest + 1, 1), self.pack - 1)

    def step(self, way: int) -> None:
        """Lift one card more (1) or less (-1)."""
        self.lifted = min(max(self.lifted + way, 1), self.pack - 1)

    def picture(self, layout: TableLayout) -> Picture:
        """Picture of the spread pack with the lifted part raised."""
        rise = -0.16 * layout.card
        places = [layout.spread(number, self.pack) for number in range(self.pack)]
        return {
            Back(Zone.PACK, 0, number): place.moved(dy=rise if number < self.lifted else 0)
            for number, place in enumerate(places)
        }


def arrange_draw(draw: Draw, pack: int, layout: TableLayout) -> Picture:
    """Picture of the draw for the deal: the spread pack, and the cards; those of a tie are dim."""
    picture: dict[Key, Place] = {}
    taken = len(draw.rounds) * len(draw.rounds[0]) if draw.rounds else 0
    for number in range(taken, pack):
        picture[Back(Zone.PACK, 0, number)] = layout.spread(number, pack)
    for turn, cards in enumerate(draw.rounds):
        for seat, card in enumerate(cards):
            place = layout.drawn_card(seat, turn)
            picture[card] = replace(place, dim=cards is not draw.rounds[-1])
    return picture
