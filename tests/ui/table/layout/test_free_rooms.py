"""Free rooms: they hide nothing important, and a result is near the middle."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize

from reunion_desktop.ui.table.layout.free_rooms import (
    box_of,
    call_rooms,
    free_rooms,
    note_rooms,
    placed,
)
from reunion_desktop.ui.table.layout.middle import stock_place
from reunion_desktop.ui.table.layout.places import Back, Box, Key, Place, Zone, bounds
from reunion_desktop.ui.table.layout.seat_positions import AROUND, SeatPositions
from reunion_desktop.ui.table.layout.table_layout import TableLayout

AREA = QRect(0, 0, 800, 600)


def test_an_empty_table_has_room_in_its_middle() -> None:
    """On an empty table the plate is in the middle."""
    assert (AREA,) == free_rooms((AREA,), ())
    assert AREA.center() == placed(AREA, AREA, QSize(300, 200)).center()


@pytest.mark.parametrize(
    "taken",
    [
        [QRect(500, 100, 120, 90)],
        [QRect(350, 250, 120, 90)],
        [QRect(300, 10, 200, 60), QRect(600, 380, 110, 90)],
    ],
)
def test_nothing_that_must_be_seen_is_covered(taken: list[QRect]) -> None:
    """Free rooms cover nothing on the table, lie inside it, and none lies within another."""
    rooms = free_rooms((AREA,), taken)
    assert rooms
    for room in rooms:
        assert AREA.contains(room)
        assert [] == [box for box in taken if box.intersects(room)]
        assert [room] == [other for other in rooms if other.contains(room)]


def test_a_room_is_as_large_as_possible() -> None:
    """Above and below a box across the table are two rooms; a plate is cut to a room."""
    rooms = free_rooms((AREA,), [QRect(0, 200, 800, 100)])
    assert {(0, 0, 800, 200), (0, 300, 800, 300)} == {room.getRect() for room in rooms}
    assert QSize(300, 300) == placed(AREA, max(rooms, key=QRect.height), QSize(300, 500)).size()


def held(layout: TableLayout, cards: int) -> dict[Key, Place]:
    """Full hands of the others."""
    fans = {seat: layout.fan(seat, cards) for seat in range(1, layout.chairs.players)}
    return {Back(Zone.HAND, seat, n): at for seat, fan in fans.items() for n, at in enumerate(fan)}


@pytest.mark.parametrize("players", AROUND)
@pytest.mark.parametrize("size", [(898, 493), (949, 723), (1280, 800)], ids=str)
@pytest.mark.parametrize("print_size", [1.0, 1.75])
def test_calls_have_rooms_that_cover_less_before_others(
    players: int, size: tuple[int, int], print_size: float
) -> None:
    """No room covers a plate, a hand or a card to draw; the better ones no tricks and no text."""
    layout = TableLayout(*size, SeatPositions(players=players), print_size)
    hands, trick = held(layout, 10), layout.won(1, 0, 1)
    stock = stock_place(layout, 0, spread=False)
    tags = [layout.saying(seat) for seat in range(players)]
    lying: dict[Key, Place] = {Back(Zone.WON, 1, 0): trick, Back(Zone.STOCK, 0, 0): stock}
    ranks = call_rooms(layout, {**hands, **lying}, tags)
    firm = [layout.plate(seat) for seat in range(players)]
    firm += [bounds((place,), layout.card) for place in (*hands.values(), stock)]
    for number, rank in enumerate(ranks):
        spared = [*firm, *tags] if number < 3 else firm
        spared += [bounds((trick,), layout.card)] if number < 2 else []
        for room in rank:
            box = box_of(room)
            assert not any(map(box.meets, spared)), number
            assert box.bottom <= layout.hand_top + 1
    assert ranks[0]
    assert ranks[-1]


def test_a_note_covers_no_bar() -> None:
    """The rooms for a hint are beside a bar of calls."""
    layout = TableLayout(898, 493, print_size=1.75)
    bar = Box(300, 200, 300, 100)
    rooms = [room for rank in note_rooms(layout, held(layout, 10), [bar]) for room in rank]
    assert rooms
    assert not any(map(bar.meets, rooms))
