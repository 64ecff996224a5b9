"""Tables for two to six players: all within the window, and nothing overlaps."""

from __future__ import annotations

import hashlib
import re
from itertools import permutations, product

import pytest

from reunion_desktop.engine.cards import PACK
from reunion_desktop.ui.table.layout.arrangement import arrange_cut
from reunion_desktop.ui.table.layout.places import Box, Place, bounds
from reunion_desktop.ui.table.layout.seat_positions import AROUND, SeatPositions, SeatSide
from reunion_desktop.ui.table.layout.table_layout import TableLayout
from tests.ui.table.layout.test_table_layout import (
    apart,
    full_hand,
    grown,
    ids,
    index_of,
    touching,
    view,
)

WINDOWS = (
    (568, 500),
    (800, 560),
    (960, 600),
    (1024, 768),
    (1280, 800),
    (1366, 768),
    (1600, 1200),
    (1920, 1080),
    (2200, 1000),
    (1080, 1400),
    (3840, 2160),
    (3440, 900),
)
PRINTS = (1.0, 1.5, 1.75)
MOST = {2: 16, 3: 12, 4: 12, 5: 12, 6: 6}
"""Most cards in a hand, by number of players."""
LAYOUTS = [
    TableLayout(width, height, SeatPositions(anticlockwise=way, players=players), size)
    for players in (2, 3, 4, 5, 6)
    for width, height in WINDOWS
    for size in PRINTS
    for way in (True, False)
]
FIRST = [layout for layout in LAYOUTS if layout.chairs.anticlockwise]


def name(layout: TableLayout) -> str:
    """A layout as a test id."""
    return f"{layout.chairs.players}-{ids(layout)}"


def others(layout: TableLayout) -> range:
    """All seats but the player's own."""
    return range(1, layout.chairs.players)


def seats(layout: TableLayout) -> range:
    """All seats."""
    return range(layout.chairs.players)


def areas(layout: TableLayout, *, opened: bool = False) -> dict[str, Box]:
    """Boxes of everything on the table during a deal, each at its largest."""
    card, most = layout.card, MOST[layout.chairs.players]
    found = {"badge": layout.badge, "hand": bounds(full_hand(layout), card)}
    for seat in seats(layout):
        found[f"plate {seat}"] = layout.plate(seat)
        won = tuple(layout.won(seat, number, most, short=opened) for number in range(most))
        found[f"tricks {seat}"] = bounds(won, card)
        beside = layout.beside_open if opened and seat else layout.talon
        found[f"beside {seat}"] = bounds(
            tuple(beside(seat, n) for n in range(2 + (not opened))), card
        )
        if seat:
            hand = open_hand(layout, seat, most) if opened else layout.fan(seat, most)
            found[f"hand {seat}"] = bounds(hand, card)
    return found


def open_hand(layout: TableLayout, seat: int, count: int) -> tuple[Place, ...]:
    """Places of another player's open hand."""
    rows = (count,) if layout.open_rows(seat) == 1 else ((count + 1) // 2, count // 2)
    return layout.open_hand(seat, rows)


def trick_areas(layout: TableLayout) -> dict[str, Box]:
    """Boxes of the cards of a trick, whichever they are; they may touch each other."""
    return {
        f"trick {seat}": bounds(tuple(layout.trick(seat, 0, card) for card in PACK), layout.card)
        for seat in seats(layout)
    }


@pytest.mark.parametrize("layout", LAYOUTS, ids=name)
def test_all_lies_within_the_view_and_apart(layout: TableLayout) -> None:
    """Everything is within the view, and nothing overlaps, not even the trick's cards."""
    found = areas(layout)
    near = {**found, "caption": layout.caption}

    assert [] == [each for each, box in near.items() if not grown(view(layout)).around(box)]
    assert [] == touching(near)
    for each, box in trick_areas(layout).items():
        assert [] == [pair for pair in touching({**near, each: box}) if each in pair]


@pytest.mark.parametrize("layout", [each for each in FIRST if each.chairs.players != 3], ids=name)
def test_open_hands_lie_apart(layout: TableLayout) -> None:
    """Open hands overlap neither plates nor won tricks nor the trick."""
    found = areas(layout, opened=True)

    assert [] == [each for each, box in found.items() if not grown(view(layout)).around(box)]
    assert [] == touching(found)
    for each, box in trick_areas(layout).items():
        assert [] == [pair for pair in touching({**found, each: box}) if each in pair]


@pytest.mark.parametrize("layout", FIRST, ids=name)
def test_what_is_picked_lies_apart(layout: TableLayout) -> None:
    """Discard slots, their points and the button overlap nothing else."""
    found = {each: box for each, box in areas(layout).items() if "tricks" not in each}
    slots = bounds(tuple(layout.slot(number, 2) for number in range(2)), layout.card)
    found |= {"slots": slots, "note": layout.note, "button": layout.button}

    assert [] == touching(found)


@pytest.mark.parametrize("layout", FIRST, ids=name)
def test_the_pack_is_spread_apart_from_what_was_drawn(layout: TableLayout) -> None:
    """A spread pack, two rounds of cards drawn from it, and the plates do not touch."""
    card = layout.card
    spread = bounds(tuple(layout.spread(number, 36) for number in range(36)), card)
    found = {"pack": spread}
    for seat in seats(layout):
        found[f"plate {seat}"] = layout.plate(seat)
        drawn = tuple(layout.drawn_card(seat, turn) for turn in range(2))
        found[f"drawn {seat}"] = bounds(drawn, card)

    assert [] == touching(found)
    assert [] == [each for each, box in found.items() if not grown(view(layout)).around(box)]
    lifted = tuple(arrange_cut(36, layout, lifted=36).values())
    assert not layout.notice.meets(bounds(lifted, card))


@pytest.mark.parametrize("layout", FIRST[::11], ids=name)
def test_no_card_of_a_trick_covers_an_index(layout: TableLayout) -> None:
    """For every order of play, each index stays visible below all other cards."""
    step = 6  # In six parts, for speed; angle and shift depend on the card alone.
    lies = [[layout.trick(seat, 0, card) for card in PACK[:19]] for seat in seats(layout)]
    card = layout.card
    covered = [
        (one, other)
        for one, other in permutations(seats(layout), 2)
        for shift in range(step)
        for below, above in product(lies[one][shift::step], lies[other][shift::step])
        if not apart(index_of(below, card), above.corners(card))
    ]
    assert [] == covered


@pytest.mark.parametrize("players", AROUND)
def test_each_card_of_a_trick_lies_nearer_its_player(players: int) -> None:
    """A card of the trick lies towards the plate of its player."""
    layout = TableLayout(1280, 800, SeatPositions(players=players))
    x, y = layout.centre.middle
    for seat in seats(layout):
        lies, side = layout.trick(seat, 0, PACK[9]), layout.side(seat)
        if side in (SeatSide.BELOW, SeatSide.ABOVE):
            assert (lies.y > y) == (side is SeatSide.BELOW)
        else:
            assert (lies.x > x) == side.on_the_right
        assert abs(lies.angle) <= 12


@pytest.mark.parametrize(("players", "own"), [(n, own) for n in AROUND for own in range(n)])
def test_play_runs_round_the_table(players: int, own: int) -> None:
    """Anticlockwise the next seat is on the right, clockwise on the left; sides are distinct."""
    one, other = (
        SeatPositions(own, players=players),
        SeatPositions(own, anticlockwise=False, players=players),
    )
    after = (own + 1) % players

    assert SeatSide.BELOW is one.side(own) is other.side(own)
    assert players == len({one.side(seat) for seat in range(players)})
    if players > 2:
        assert one.side(after).on_the_right
        assert not other.side(after).on_the_right
    mirrored = [(2 * own - seat) % players for seat in range(players)]
    assert [one.side(seat) for seat in range(players)] == [other.side(seat) for seat in mirrored]


def test_one_of_four_sits_opposite() -> None:
    """With four or six players one seat is in the middle above; with five none is."""
    found = {n: [SeatPositions(players=n).side(seat) for seat in range(n)] for n in AROUND}

    assert SeatSide.ABOVE is found[4][2]
    assert SeatSide.ABOVE is found[6][3]
    assert SeatSide.ABOVE not in found[5]


def places_of_three() -> str:
    """Every place of a table for three, as text, to a millionth of a pixel."""
    text = ""
    sizes = ((800, 560), (1280, 800), (3840, 2160), (900, 1400), (3440, 700))
    for (width, height), way, size in product(sizes, (True, False), (1.0, 1.75)):
        layout = TableLayout(width, height, SeatPositions(anticlockwise=way), size)
        for seat in range(3):
            numbers = range(10)
            text += repr([layout.plate(seat), layout.trick(seat, seat, PACK[seat])])
            text += repr([layout.won(seat, n, 10, short=s) for n in numbers for s in (True, False)])
            text += repr([layout.talon(seat, n) for n in range(3)] + [layout.pack(seat, 3)])
            text += repr([layout.drawn_card(seat, n) for n in range(3)])
            if seat:
                text += repr([layout.fan(seat, 10), layout.open_hand(seat, (5, 5))])
                text += repr([layout.beside_open(seat, n) for n in range(2)])
        boxes = layout.badge, layout.turned, layout.centre, layout.note, layout.button
        text += repr((*boxes, layout.caption, layout.notice, layout.slot(0, 2)))
    return re.sub(r"-?\d+\.\d+", lambda found: f"{float(found[0]):.6f}", text)


def test_three_lie_where_they_always_lay() -> None:
    """The table for three is laid out as before tables for more players were added."""
    found = hashlib.sha256(places_of_three().encode()).hexdigest()
    assert "45897b9af8507be16f1034d020858f1b9dd04603f8f0ca183aaa816c42d387c5" == found


def test_larger_tables_keep_readable_cards() -> None:
    """Beside the sheet in a window of 960 by 600 every index is legible: cards of 48 pixels."""
    for players, size in product(AROUND, PRINTS):
        assert 48 <= TableLayout(568, 500, SeatPositions(players=players), size).card
