"""Places of stock, pile and pennies, in games in which players draw cards; pure geometry.

The stock lies left of the pile; where all cards face up may be taken, they lie side by side.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from reunion_desktop.engine.actions import Stock
from reunion_desktop.engine.cards import FACE_DOWN
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.seats import Seat
from reunion_desktop.ui.table.layout.panel_boxes import EDGE, RAISE
from reunion_desktop.ui.table.layout.places import ASPECT, Back, Box, Key, Place, Zone, bounds
from reunion_desktop.ui.table.layout.seat_positions import SeatSide
from reunion_desktop.ui.table.layout.sides import just_drawn
from reunion_desktop.ui.table.layout.table_layout import TableLayout

_STOCK, _PILE, _KITTY = -0.95, 0.27, 1.3
"""Middles of stock, pile and kitty, in card widths from the middle of the table."""
_SPREAD, _SPREAD_STEP, _SPREAD_FROM = 0.8, 0.85, -0.55
"""Size and step of cards side by side, and the middle of the first one."""
_SPREAD_STOCK, _SMALL_STOCK = -1.3, 0.58
"""Middle of the stock beside them, and its size: above the dish for the kitty."""
_ABOVE, _BAR, _BAR_TYPE = 0.04, 0.75, 0.55
"""Least room above the cards in the middle, room for calls below them, and least at usual type."""
_LAYER, _LAYERS, _IN_LAYER = 0.012, 5, 7
"""Step between the layers of a stack, most layers shown, and cards in each."""
_PILED = 3
"""Cards of the pile that are shown: the top one, and the edges of those below it."""
_HAND_STEP, _APART = 1.06, 0.25
"""Step between the cards of the player's hand, and share of it before the card just drawn."""
PENNY = 0.22
"""Size of a penny."""
_SAUCER, _DISH, _HIGH = 1.25, 0.66, 0.44
"""Width of a saucer, of the dish for the kitty, and height of both."""
_BELOW_PLATE = 0.14
"""Gap between the player's plate and saucer."""
_HEAP = 14
"""Most pennies that lie on a dish."""


def lies_spread(rules: Rules) -> bool:
    """Tell whether any card face up may be taken, not only the top of a pile."""
    return len(rules.turned_over(tuple(rules.pack[:3]))) != 1


def _top(layout: TableLayout) -> float:
    """Upper edge of the cards in the middle: high enough for calls below them."""
    free = layout.centre.height / layout.card - ASPECT - _BAR
    return layout.centre.y + max(_ABOVE, 0.4 * free) * layout.card


def _lying(layout: TableLayout, x: float, size: float, height: float) -> Place:
    """An upright card in the middle, its upper edge at that of the others."""
    middle = layout.centre.middle[0] + x * layout.card
    return Place(middle, _top(layout) + size * ASPECT / 2 * layout.card, height, 0, size)


def stock_place(layout: TableLayout, layer: int, *, spread: bool) -> Place:
    """Place of a layer of the stock, from the bottom."""
    at, size = (_SPREAD_STOCK, _SMALL_STOCK) if spread else (_STOCK, 1)
    place = _lying(layout, at, size, 30.0 + layer)
    step = -_LAYER * layer * layout.card
    return Place(place.x + step, place.y + step, place.height, 0, size, face_up=False)


def face_up_place(layout: TableLayout, number: int, *, spread: bool) -> Place:
    """Place of a card that lies face up: in the pile, from the bottom, or in the row."""
    if spread:
        return _lying(layout, _SPREAD_FROM + number * _SPREAD_STEP, _SPREAD, 40.0 + number)
    layer = min(number // 2, 2 * _LAYERS)
    return _lying(layout, _PILE, 1, 40.0 + number).moved(
        -_LAYER / 2 * layer * layout.card, -_LAYER / 2 * layer * layout.card
    )


def in_the_middle(
    rules: Rules, deal: DealObservation, layout: TableLayout
) -> Iterator[tuple[Key, Place]]:
    """Stock and pile; the top card of the stock is the one that is drawn."""
    stock = deal.stock
    if stock is None:
        return
    spread = lies_spread(rules)
    left, packet = len(stock.cards), 3 if spread and not stock.pile else 0
    layers = min(_LAYERS, -(-(left - packet) // _IN_LAYER))
    for layer in range(layers - 1):
        yield Back(Zone.STOCK, 0, layer), stock_place(layout, layer, spread=spread)
    if layers:
        yield FACE_DOWN, stock_place(layout, layers - 1, spread=spread)
    for number in range(packet):
        place = face_up_place(layout, number, spread=True)
        down = Place(place.x, place.y, place.height, 0, place.scale, face_up=False)
        yield Back(Zone.TALON, 0, number), down
    for number in _shown(stock, spread=spread):
        yield stock.pile[number], face_up_place(layout, number, spread=spread)


def _shown(stock: Stock, *, spread: bool) -> range:
    count = len(stock.pile)
    return range(0 if spread else max(0, count - _PILED), count)


def own_hand(layout: TableLayout, raised: Sequence[bool], sight: Observation) -> tuple[Place, ...]:
    """Places of the player's cards; one just drawn lies apart until the discard."""
    over = sight.deal is not None and sight.deal.over
    return side_by_side(layout, raised, apart=bool(just_drawn(sight)), over=over)


def side_by_side(
    layout: TableLayout, raised: Sequence[bool], *, apart: bool = False, over: bool = False
) -> tuple[Place, ...]:
    """Places of the player's few cards, none of which covers another.

    Args:
        layout: the layout.
        raised: which of the cards are raised.
        apart: whether the last card lies apart from the others.
        over: whether the deal is over: then they lie beside the saucer, clear of the result.
    """
    last, gap = len(raised) - 1, _APART * apart
    room = layout.area.width / layout.card - 2 * (EDGE + 0.3)
    step = min(_HAND_STEP, (room - 1) / max(1, last + gap))
    first, y = layout.at(0, -(EDGE + 0.16 + ASPECT / 2))
    first += (layout.area.width - (last + gap) * step * layout.card) / 2
    if over:
        first = min(first, saucer(layout, layout.chairs.own).right + 0.6 * layout.card)
    return tuple(
        Place(
            first + (number + gap * (number == last)) * step * layout.card,
            y - RAISE * layout.card * up,
            100.0 + number,
        )
        for number, up in enumerate(raised)
    )


def beside_saucer(layout: TableLayout, seat: Seat, places: tuple[Place, ...]) -> tuple[Place, ...]:
    """Places of another player's open hand clear of the saucer: closer together, or moved."""
    cards, dish = bounds(places, layout.card) if places else None, saucer(layout, seat)
    if cards is None or not cards.meets(dish):
        return places
    gap, last = 0.04 * layout.card, len(places) - 1
    from_left, from_right = dish.right - cards.x + gap, dish.x - cards.right - gap
    if layout.side(seat) is SeatSide.ABOVE:
        return tuple(place.moved(dx=from_left) for place in places)
    if layout.side(seat).on_the_right:
        return tuple(place.moved(dx=from_left * (1 - n / last)) for n, place in enumerate(places))
    return tuple(place.moved(dx=from_right * n / last) for n, place in enumerate(places))


# Pennies ------------------------------------------------------------------------------------------


def saucer(layout: TableLayout, seat: Seat) -> Box:
    """Box of the saucer with a player's pennies: below the own plate, or in place of tricks."""
    side, wide, high = layout.side(seat), _SAUCER * layout.card, _HIGH * layout.card
    if side is SeatSide.BELOW:
        plate = layout.plate(seat)
        return Box(plate.x, plate.bottom + _BELOW_PLATE * layout.card, wide, high)
    row, first = layout.chair(seat).won, layout.won(seat, 0, 1)
    half = first.scale * ASPECT / 2 * layout.card
    wide = min(wide, (row.room + row.size * ASPECT) * layout.card)
    high = min(high, 0.4 * wide)
    left = first.x + half - wide if side.on_the_right else first.x - half
    return Box(left, first.y - high / 2, wide, high)


def kitty(layout: TableLayout, *, spread: bool) -> Box:
    """Box of the dish with the pennies lost: right of the pile, or below a small stock."""
    at = _SPREAD_STOCK if spread else _KITTY
    bottom = _top(layout) + (_SPREAD if spread else 1) * ASPECT * layout.card
    wide, high = _DISH * layout.card, 0.9 * PENNY * layout.card + 0.1 * layout.card
    return Box(layout.centre.middle[0] + at * layout.card - wide / 2, bottom - high, wide, high)


def pennies(
    counts: Sequence[int], layout: TableLayout, *, spread: bool
) -> Iterator[tuple[Key, Place]]:
    """Pennies on each player's saucer, and last those of the kitty."""
    for seat, count in enumerate(counts[:-1]):
        box = saucer(layout, seat)
        size = min(PENNY * layout.card, 0.6 * box.height)
        step = min(0.8 * size, (box.width * 0.86 - size) / max(1, count - 1))
        first = box.middle[0] - step * (count - 1) / 2
        for number in range(count):
            x = first + step * number
            yield Back(Zone.PENNY, seat, number), _penny(x, box.middle[1], number, size, layout)
    box, size = kitty(layout, spread=spread), PENNY * layout.card
    for number in range(min(_HEAP, counts[-1] if counts else 0)):
        x = box.middle[0] + (number * 37 % 7 - 3) / 3 * 0.26 * box.width
        y = box.middle[1] - (number * 53 % 5 - 2) * 0.035 * layout.card
        yield Back(Zone.KITTY, 0, number), _penny(x, y, number, size, layout)


def _penny(x: float, y: float, number: int, size: float, layout: TableLayout) -> Place:
    return Place(x, y, 20.0 + number, number * 40 % 360, size / layout.card, face_up=False)
