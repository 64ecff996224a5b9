"""Stock, pile, hand and pennies lie clear of everything else at every table."""

from __future__ import annotations

from itertools import combinations

import pytest

from reunion_desktop.ui.table.layout.middle import (
    beside_saucer,
    face_up_place,
    kitty,
    pennies,
    saucer,
    side_by_side,
    stock_place,
)
from reunion_desktop.ui.table.layout.places import Back, Box, bounds
from reunion_desktop.ui.table.layout.seat_positions import SeatPositions
from reunion_desktop.ui.table.layout.table_layout import TableLayout

SIZES = [(800, 560), (960, 500), (1280, 700), (1100, 1400), (2560, 1400)]


@pytest.mark.parametrize("print_size", [1.0, 1.75])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("spread", [False, True])
def test_nothing_lies_on_anything_else(
    players: int,
    size: tuple[int, int],
    print_size: float,
    spread: bool,  # noqa: FBT001 - a case.
) -> None:
    """Cards in the middle, fans, plates, saucers and hand are clear of each other."""
    layout = TableLayout(*size, SeatPositions(0, anticlockwise=False, players=players), print_size)
    cards = 3 if spread else 1
    pile = tuple(face_up_place(layout, number, spread=spread) for number in range(cards))
    boxes = {
        "stock": bounds((stock_place(layout, 0, spread=spread),), layout.card),
        "pile": bounds(pile, layout.card),
        "kitty": kitty(layout, spread=spread),
        "hand": bounds(side_by_side(layout, (True,) * 4, apart=True), layout.card),
    }
    for seat in range(1, players):
        shown = beside_saucer(layout, seat, layout.open_hand(seat, (3,)))
        assert not bounds(shown, layout.card).meets(saucer(layout, seat)), seat
        assert 2 * layout.card * shown[0].scale * 0.2 < shown[2].x - shown[0].x, seat
    for seat in range(players):
        boxes[f"plate {seat}"] = layout.plate(seat)
        boxes[f"saucer {seat}"] = saucer(layout, seat)
        if seat:
            boxes[f"fan {seat}"] = bounds(layout.fan(seat, 3), layout.card)
    pairs = combinations(boxes, 2)
    assert [] == [pair for pair in pairs if boxes[pair[0]].meets(boxes[pair[1]])]
    # The hand of a deal that is over lies elsewhere, and nothing else does.
    over = bounds(side_by_side(layout, (False,) * 3, over=True), layout.card)
    assert [] == [name for name, box in boxes.items() if name != "hand" and over.meets(box)]


@pytest.mark.parametrize("print_size", [1.0, 1.75])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_tags_are_clear_of_each_other(
    players: int, size: tuple[int, int], print_size: float
) -> None:
    """The tags beside plates lie on no other tag and on no plate."""
    layout = TableLayout(*size, SeatPositions(players=players), print_size)
    tags, plates = (list(map(box, range(players))) for box in (layout.saying, layout.plate))
    assert not any(one.meets(other) for one, other in combinations(tags, 2))
    assert not any(tag.meets(plate) for tag in tags for plate in plates)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_pennies_lie_on_their_saucer(players: int) -> None:
    """Up to five pennies of each player are whole on the saucer."""
    layout = TableLayout(960, 600, SeatPositions(players=players))
    for key, place in pennies((5,) * players + (0,), layout, spread=False):
        assert isinstance(key, Back)
        box = saucer(layout, key.seat)
        half = place.scale * layout.card / 2
        assert box.around(Box(place.x - half, place.y - half, 2 * half, 2 * half)), key


@pytest.mark.parametrize("print_size", [1.0, 1.75])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_tags_of_six_players_are_clear_of_each_other(
    size: tuple[int, int], print_size: float
) -> None:
    """That of the player opposite lies below the fan, not beside it."""
    layout = TableLayout(*size, SeatPositions(players=6), print_size)
    tags = [layout.saying(seat) for seat in range(6)]
    assert not any(one.meets(other) for one, other in combinations(tags, 2))
    assert not tags[3].meets(bounds(layout.fan(3, 3), layout.card))
