"""Tests of the table layout in two hundred window sizes, in both directions of play."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations, pairwise

import pytest

from reunion_desktop.engine.cards import PACK
from reunion_desktop.engine.seats import Seat
from reunion_desktop.ui.table.layout.arrangement import arrange_cut
from reunion_desktop.ui.table.layout.pack_cut import PackCut
from reunion_desktop.ui.table.layout.places import ASPECT, Box, Place, bounds
from reunion_desktop.ui.table.layout.seat_positions import SeatPositions
from reunion_desktop.ui.table.layout.table_layout import TableLayout

SIZES = [
    (width, height)
    for width in (800, 853, 960, 1024, 1152, 1280, 1366, 1600, 1920, 2200, 2560, 3000, 3440, 3840)
    for height in (
        560,
        600,
        640,
        700,
        768,
        800,
        900,
        1024,
        1080,
        1200,
        1440,
        1600,
        1800,
        2000,
        2160,
    )
]
LAYOUTS = [
    TableLayout(width, height, SeatPositions(anticlockwise=way))
    for width, height in SIZES
    for way in (True, False)
]
LARGE = [
    TableLayout(width, height, print_size=size)
    for width, height in SIZES[::3]
    for size in (1.25, 1.5, 1.75)
]
"""The same windows at the larger text sizes."""
INDEX = Box(0.028, 0.05, 0.39, 0.74)
"""The upper index of a card with its suit, in the large-index pack, for a card width of 1."""
SLACK = 0.5
"""Tolerance for rounding, in pixels."""


def ids(layout: TableLayout) -> str:
    """A layout as a test id."""
    way = "" if layout.chairs.anticlockwise else "-clockwise"
    return f"{layout.width}x{layout.height}{way}@{layout.print_size}"


def open_hands(layout: TableLayout, seat: int) -> tuple[Place, ...]:
    """Ten open cards of another player in two rows."""
    return layout.open_hand(seat, (5, 5))


@pytest.mark.parametrize("layout", LAYOUTS, ids=ids)
def test_open_hands_use_the_free_cloth_and_lie_clear(layout: TableLayout) -> None:
    """Half of each open card is visible in its row; the rows touch neither trick nor won tricks."""
    for seat in (1, 2):
        hand = open_hands(layout, seat)
        around = bounds(hand, layout.card)
        steps = {round(b.x - a.x, 3) for row in (hand[:5], hand[5:]) for a, b in pairwise(row)}
        heap = tuple(layout.won(seat, number, 10, short=True) for number in range(10))
        laid = tuple(layout.beside_open(seat, number) for number in range(2))
        trick = tuple(layout.trick(each, 0, card) for each in range(3) for card in PACK)

        assert view(layout).around(grown(around))
        assert min(steps) >= 0.48 * layout.card * hand[0].scale
        assert hand[5].y - hand[0].y >= 0.48 * layout.card * hand[0].scale * ASPECT
        for other in (heap, laid):
            assert not around.meets(bounds(other, layout.card))
        assert not bounds(heap, layout.card).meets(bounds(laid, layout.card))
        for place in trick:
            assert not around.meets(bounds((place,), layout.card))
        for box in (layout.plate(seat), layout.badge, layout.plate(0)):
            assert not around.meets(box)


def grown(box: Box) -> Box:
    """A box with a small margin."""
    return Box(box.x - SLACK, box.y - SLACK, box.width + 2 * SLACK, box.height + 2 * SLACK)


def view(layout: TableLayout) -> Box:
    """The whole view."""
    return Box(0, 0, layout.width, layout.height)


def full_hand(layout: TableLayout) -> tuple[Place, ...]:
    """Twelve raised cards of four suits."""
    return layout.hand((4, 3, 3, 2), raised=[True] * 12)


def areas(layout: TableLayout) -> dict[str, Box]:
    """Boxes of everything on the table during a deal, each at its largest."""
    card = layout.card
    made = {"badge": layout.badge, "hand": bounds(full_hand(layout), card)}
    for seat in range(3):
        made[f"plate {seat}"] = layout.plate(seat)
        won = tuple(layout.won(seat, number, 10) for number in range(10))
        made[f"tricks {seat}"] = bounds(won, card)
        beside = tuple(layout.talon(seat, number) for number in range(3))
        made[f"talon {seat}"] = bounds(beside, card)
        if seat:
            made[f"fan {seat}"] = bounds(layout.fan(seat, 10), card)
    return made


def trick_areas(layout: TableLayout) -> dict[str, Box]:
    """Boxes of the cards of a trick, whichever they are; they overlap each other."""
    return {
        f"trick {seat}": bounds(tuple(layout.trick(seat, 0, card) for card in PACK), layout.card)
        for seat in range(3)
    }


def touching(found: dict[str, Box]) -> list[tuple[str, str]]:
    """Pairs of boxes that overlap in more than an edge."""
    pairs = combinations(found.items(), 2)
    return [(one, other) for (one, box), (other, next_box) in pairs if box.meets(next_box)]


def test_there_are_enough_windows() -> None:
    """Two hundred windows, from the smallest to a 4K screen."""
    assert len(SIZES) >= 200


@pytest.mark.parametrize("layout", [*LAYOUTS, *LARGE], ids=ids)
def test_all_lies_within_the_view_and_apart(layout: TableLayout) -> None:
    """Everything lies inside the view, and nothing on anything else."""
    found = areas(layout)

    outside = [name for name, box in found.items() if not grown(view(layout)).around(box)]
    assert [] == outside
    assert [] == touching(found)
    caption = {"caption": layout.caption}
    assert [] == [pair for pair in touching({**found, **caption}) if "caption" in pair]
    for name, box in trick_areas(layout).items():
        near = {**found, **caption, name: box}
        assert [] == [pair for pair in touching(near) if name in pair]


@pytest.mark.parametrize("layout", [*LAYOUTS[::7], *LARGE], ids=ids)
def test_what_is_picked_lies_apart(layout: TableLayout) -> None:
    """Discard slots, their points and the button overlap nothing else."""
    found = {name: box for name, box in areas(layout).items() if "tricks" not in name}
    slots = bounds(tuple(layout.slot(number, 2) for number in range(2)), layout.card)
    found |= {"slots": slots, "note": layout.note, "button": layout.button}

    assert [] == touching(found)


@pytest.mark.parametrize("pack", [32, 36])
@pytest.mark.parametrize("layout", [*LAYOUTS[::7], *LARGE], ids=ids)
def test_the_pack_is_spread_apart_from_what_was_drawn(layout: TableLayout, pack: int) -> None:
    """A spread pack, three rounds of cards drawn from it, and the plates do not touch."""
    card = layout.card
    found = {
        "pack": bounds(tuple(layout.spread(number, pack) for number in range(pack)), card),
        **{f"plate {seat}": layout.plate(seat) for seat in range(3)},
        **{
            f"drawn {seat}": bounds(tuple(layout.drawn_card(seat, turn) for turn in range(3)), card)
            for seat in range(3)
        },
    }

    assert [] == touching(found)
    assert [] == [name for name, box in found.items() if not grown(view(layout)).around(box)]
    lifted = tuple(arrange_cut(pack, layout, lifted=pack).values())
    assert not layout.notice.meets(bounds(lifted, card))


@pytest.mark.parametrize("layout", LAYOUTS[::11], ids=ids)
@pytest.mark.parametrize("groups", [(1,), (3, 2), (4, 3, 3), (5, 1, 1, 5), (12,)], ids=str)
def test_hand_runs_from_left_to_right(layout: TableLayout, groups: tuple[int, ...]) -> None:
    """Each card lies right of and above the one before; every index stays visible."""
    places = layout.hand(groups)

    assert sum(groups) == len(places)
    steps = [after.x - place.x for place, after in pairwise(places)]
    assert all(step > 0.3 * layout.card for step in steps)
    assert sorted(place.height for place in places) == [place.height for place in places]
    middle = (places[0].x + places[-1].x) / 2
    assert layout.width / 2 == pytest.approx(middle)


@pytest.mark.parametrize("layout", LAYOUTS[::11], ids=ids)
def test_gaps_part_the_suits(layout: TableLayout) -> None:
    """The step between two groups is larger than that between two cards."""
    places = layout.hand((2, 2))
    near, gap, again = (after.x - place.x for place, after in pairwise(places))

    assert near == pytest.approx(again)
    assert gap > near * 1.1


def test_clockwise_is_the_mirror_image() -> None:
    """The seats change sides, and each keeps its height on the table."""
    one, other = TableLayout(1280, 800), TableLayout(1280, 800, SeatPositions(anticlockwise=False))

    for number, place in enumerate(one.fan(1, 10)):
        mirrored = other.fan(1, 10)[9 - number]
        assert 1280 - place.x == pytest.approx(mirrored.x)
        assert place.y == pytest.approx(mirrored.y)
    assert one.plate(1) == other.plate(2)


def test_cards_grow_with_the_window() -> None:
    """A larger window has larger cards, as far as its narrower side lets them."""
    widths = [TableLayout(800 * part, 560 * part).card for part in (1, 1.5, 2, 3)]

    assert sorted(widths) == widths
    assert TableLayout(3840, 2160).card > 3.5 * TableLayout(1024, 600).card
    assert TableLayout(3840, 560).card == TableLayout(1000, 560).card


def test_fans_are_turned_towards_the_centre() -> None:
    """Fans of the others point from their pivot to the middle of the table."""
    layout = TableLayout(1280, 800)
    middle = layout.centre.middle

    for seat in (1, 2):
        fan = layout.fan(seat, 10)
        box = bounds(fan, layout.card)
        near = min(fan, key=lambda place: abs(place.x - middle[0]))
        assert abs(near.x - middle[0]) < abs(box.middle[0] - middle[0]) + layout.card
        upright = abs(fan[0].angle) < 30 or abs(fan[-1].angle) > 150
        assert not upright


def test_a_trick_never_jitters() -> None:
    """The angle of a card in the trick depends on the card alone, and differs between cards."""
    layout = TableLayout(1280, 800)
    angles = [layout.trick(0, 0, card).angle for card in PACK]

    assert angles == [layout.trick(0, 0, card).angle for card in PACK]
    assert len(set(angles)) > 5
    assert max(abs(angle) for angle in angles) <= 8


def test_trick_cards_overlap_a_little_each_nearer_its_player() -> None:
    """The three cards of a trick touch, and each lies on its player's side."""
    layout = TableLayout(1280, 800)
    x, y = layout.centre.middle
    own, right, left = (layout.trick(seat, seat, PACK[seat]) for seat in range(3))

    assert own.y > y > max(right.y, left.y)
    assert left.x < x < right.x
    boxes = [bounds((place,), layout.card) for place in (own, right, left)]
    assert boxes[0].meets(boxes[1])
    assert 0 < boxes[0].x - boxes[2].right < 0.2 * layout.card
    assert abs(own.x - right.x) > 0.3 * layout.card


def index_of(place: Place, card: float) -> list[tuple[float, float]]:
    """The corners of a card's upper index, as the card lies."""
    turn = math.radians(place.angle)
    cos, sin = math.cos(turn), math.sin(turn)
    spots = [(x - 0.5, y - ASPECT / 2) for x, y in corners_of(INDEX)]
    return [
        (place.x + card * (x * cos - y * sin), place.y + card * (x * sin + y * cos))
        for x, y in spots
    ]


def corners_of(box: Box) -> list[tuple[float, float]]:
    """The corners of a box, clockwise from upper left."""
    left, top, right, bottom = box.x, box.y, box.right, box.bottom
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def apart(one: Sequence[tuple[float, float]], other: Sequence[tuple[float, float]]) -> bool:
    """Return True if a straight line separates two convex shapes (separating axis theorem)."""
    for shape in (one, other):
        for (x, y), (next_x, next_y) in zip(shape, (*shape[1:], shape[0]), strict=True):
            across, along = next_y - y, x - next_x
            first = [px * across + py * along for px, py in one]
            second = [px * across + py * along for px, py in other]
            if max(first) <= min(second) or max(second) <= min(first):
                return True
    return False


@pytest.mark.parametrize("layout", [*LAYOUTS[::25], *LARGE[::14]], ids=ids)
@pytest.mark.parametrize("leader", range(3))
def test_no_card_of_a_trick_covers_an_index(layout: TableLayout, leader: Seat) -> None:
    """For every leader, each index stays visible below later cards, also a large one."""
    step = 6  # In six parts, for speed; angle and shift depend on the card alone.
    for shift in range(step):
        seen = PACK[shift::step]
        lies = [
            [layout.trick((leader + number) % 3, number, card) for card in seen]
            for number in range(3)
        ]
        covered = [
            (below, above)
            for number, under in enumerate(lies)
            for below in under
            for over in lies[number + 1 :]
            for above in over
            if not apart(index_of(below, layout.card), above.corners(layout.card))
        ]
        assert [] == covered


@pytest.mark.parametrize("layout", [*LAYOUTS, *LARGE], ids=ids)
def test_ones_own_plate_is_as_wide_as_the_others(layout: TableLayout) -> None:
    """All three plates have the same size, and are no smaller on a wider table."""
    boxes = [layout.plate(seat) for seat in range(3)]

    assert 1 == len({(round(box.width, 6), round(box.height, 6)) for box in boxes})
    assert boxes[0].width > 2.2 * layout.card


@pytest.mark.parametrize(("width", "height"), SIZES[::4])
def test_boards_grow_with_the_print(width: int, height: int) -> None:
    """At a larger text size every panel with text is higher, and the cards make room."""
    boxes = [
        (one.plate(0), one.plate(1), one.badge, one.note, one.button, one.caption, one.notice)
        for size in (1, 1.25, 1.5, 1.75)
        for one in (TableLayout(width, height, print_size=size),)
    ]

    for smaller, larger in pairwise(boxes):
        assert all(
            box.height < grown_box.height for box, grown_box in zip(smaller, larger, strict=True)
        )


@pytest.mark.parametrize("layout", [*LAYOUTS, *LARGE], ids=ids)
def test_the_turned_card_stands_on_the_badge(layout: TableLayout) -> None:
    """The turned card is small, upright, and wholly within the right end of the badge."""
    box = bounds((layout.turned,), layout.card)

    assert layout.badge.around(box)
    assert 0 == layout.turned.angle
    assert box.x > layout.badge.middle[0]


def test_tricks_lie_crosswise() -> None:
    """Every other trick lies across the one before, so that they can be counted."""
    layout = TableLayout(1280, 800)

    assert [0, 90, 0, 90] == [layout.won(1, number, 4).angle for number in range(4)]


def test_a_place_knows_what_it_covers() -> None:
    """A rotated card covers the points below it, and none beside it."""
    place = Place(100, 100, angle=90)

    assert place.covers(100 + 0.9 * 50 * ASPECT, 100, 100)
    assert not place.covers(100, 100 + 0.9 * 50 * ASPECT, 100)
    assert place.covers(100, 140, 100)


def test_the_cut_leaves_a_card_on_both_sides() -> None:
    """Neither the pointer nor the keys lift no card or the whole pack."""
    layout = TableLayout(960, 600)
    for way in (-1, 1):
        bound = 1 if way < 0 else 31
        cut = PackCut(32)
        for _ in range(40):
            cut.step(way)
        assert bound == cut.lifted
        cut.point(way * 10_000, layout)
        assert bound == cut.lifted
