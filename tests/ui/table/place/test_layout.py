"""Where everything lies: pure geometry, tried in two hundred windows both ways round."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from reunion_desktop.engine.cards import PACK
from reunion_desktop.ui.table.place.chairs import Chairs
from reunion_desktop.ui.table.place.layout import Layout
from reunion_desktop.ui.table.place.places import ASPECT, Box, Place, bounds

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
    Layout(width, height, Chairs(anticlockwise=way))
    for width, height in SIZES
    for way in (True, False)
]
SLACK = 0.5
"""Pixels by which rounding may differ."""


def ids(layout: Layout) -> str:
    """A window as the test's name."""
    return f"{layout.width}x{layout.height}{'' if layout.chairs.anticlockwise else '-clockwise'}"


def open_hands(layout: Layout, seat: int) -> tuple[Place, ...]:
    """Ten open cards of another player in two rows."""
    return layout.open_hand(seat, (5, 5))


@pytest.mark.parametrize("layout", LAYOUTS, ids=ids)
def test_open_hands_use_the_free_cloth_and_lie_clear(layout: Layout) -> None:
    """Half of each card is seen in its row, large indices too; they meet neither trick nor heap."""
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
    """A box with a little slack around it."""
    return Box(box.x - SLACK, box.y - SLACK, box.width + 2 * SLACK, box.height + 2 * SLACK)


def view(layout: Layout) -> Box:
    """The whole view."""
    return Box(0, 0, layout.width, layout.height)


def full_hand(layout: Layout) -> tuple[Place, ...]:
    """Twelve cards of four suits that all stand out."""
    return layout.hand((4, 3, 3, 2), raised=[True] * 12)


def areas(layout: Layout) -> dict[str, Box]:
    """What lies on the table in the middle of a deal, each at its largest."""
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


def trick_areas(layout: Layout) -> dict[str, Box]:
    """Where the cards of a trick may lie, whichever they are; they overlap each other."""
    return {
        f"trick {seat}": bounds(tuple(layout.trick(seat, 0, card) for card in PACK), layout.card)
        for seat in range(3)
    }


def touching(found: dict[str, Box]) -> list[tuple[str, str]]:
    """The pairs that have more than an edge in common."""
    pairs = combinations(found.items(), 2)
    return [(one, other) for (one, box), (other, next_box) in pairs if box.meets(next_box)]


def test_there_are_enough_windows() -> None:
    """Two hundred windows, from the smallest to a 4K screen."""
    assert len(SIZES) >= 200


@pytest.mark.parametrize("layout", LAYOUTS, ids=ids)
def test_all_lies_within_the_view_and_apart(layout: Layout) -> None:
    """Everything lies inside the view, and nothing on anything else."""
    found = areas(layout)

    outside = [name for name, box in found.items() if not grown(view(layout)).around(box)]
    assert [] == outside
    assert [] == touching(found)
    for name, box in trick_areas(layout).items():
        assert [] == [pair for pair in touching({**found, name: box}) if name in pair]


@pytest.mark.parametrize("layout", LAYOUTS[::7], ids=ids)
def test_what_is_picked_lies_apart(layout: Layout) -> None:
    """Places for discards, their sum and the button share the middle with nothing else."""
    found = {name: box for name, box in areas(layout).items() if "tricks" not in name}
    slots = bounds(tuple(layout.slot(number, 2) for number in range(2)), layout.card)
    found |= {"slots": slots, "note": layout.note, "button": layout.button}

    assert [] == touching(found)


@pytest.mark.parametrize("layout", LAYOUTS[::7], ids=ids)
def test_the_pack_is_spread_apart_from_what_was_drawn(layout: Layout) -> None:
    """A spread pack, three rounds of cards drawn from it, and the plates do not touch."""
    card = layout.card
    found = {
        "pack": bounds(tuple(layout.spread(number, 32) for number in range(32)), card),
        **{f"plate {seat}": layout.plate(seat) for seat in range(3)},
        **{
            f"drawn {seat}": bounds(tuple(layout.drawn_card(seat, turn) for turn in range(3)), card)
            for seat in range(3)
        },
    }

    assert [] == touching(found)
    assert [] == [name for name, box in found.items() if not grown(view(layout)).around(box)]
    assert not layout.notice.meets(found["pack"])


@pytest.mark.parametrize("layout", LAYOUTS[::11], ids=ids)
@pytest.mark.parametrize("groups", [(1,), (3, 2), (4, 3, 3), (5, 1, 1, 5), (12,)], ids=str)
def test_hand_runs_from_left_to_right(layout: Layout, groups: tuple[int, ...]) -> None:
    """Each card lies right of and above the one before; every index stays in sight."""
    places = layout.hand(groups)

    assert sum(groups) == len(places)
    steps = [after.x - place.x for place, after in pairwise(places)]
    assert all(step > 0.3 * layout.card for step in steps)
    assert sorted(place.height for place in places) == [place.height for place in places]
    middle = (places[0].x + places[-1].x) / 2
    assert layout.width / 2 == pytest.approx(middle)


@pytest.mark.parametrize("layout", LAYOUTS[::11], ids=ids)
def test_gaps_part_the_suits(layout: Layout) -> None:
    """From one group to the next it is farther than from card to card."""
    places = layout.hand((2, 2))
    near, gap, again = (after.x - place.x for place, after in pairwise(places))

    assert near == pytest.approx(again)
    assert gap > near * 1.1


def test_clockwise_is_the_mirror_image() -> None:
    """The seats change sides, and each keeps its height on the table."""
    one, other = Layout(1280, 800), Layout(1280, 800, Chairs(anticlockwise=False))

    for number, place in enumerate(one.fan(1, 10)):
        mirrored = other.fan(1, 10)[9 - number]
        assert 1280 - place.x == pytest.approx(mirrored.x)
        assert place.y == pytest.approx(mirrored.y)
    assert one.plate(1) == other.plate(2)


def test_cards_grow_with_the_window() -> None:
    """A larger window has larger cards, as far as its narrower side lets them."""
    widths = [Layout(800 * part, 560 * part).card for part in (1, 1.5, 2, 3)]

    assert sorted(widths) == widths
    assert Layout(3840, 2160).card > 3.5 * Layout(1024, 600).card
    assert Layout(3840, 560).card == Layout(1000, 560).card


def test_fans_are_turned_towards_the_centre() -> None:
    """Cards held by others point from their wrist to the middle of the table."""
    layout = Layout(1280, 800)
    middle = layout.centre.middle

    for seat in (1, 2):
        fan = layout.fan(seat, 10)
        box = bounds(fan, layout.card)
        near = min(fan, key=lambda place: abs(place.x - middle[0]))
        assert abs(near.x - middle[0]) < abs(box.middle[0] - middle[0]) + layout.card
        upright = abs(fan[0].angle) < 30 or abs(fan[-1].angle) > 150
        assert not upright


def test_a_trick_never_jitters() -> None:
    """A card's angle in the trick follows from the card alone, and differs from card to card."""
    layout = Layout(1280, 800)
    angles = [layout.trick(0, 0, card).angle for card in PACK]

    assert angles == [layout.trick(0, 0, card).angle for card in PACK]
    assert len(set(angles)) > 5
    assert max(abs(angle) for angle in angles) <= 8


def test_trick_cards_overlap_a_little_each_nearer_its_player() -> None:
    """The three cards of a trick touch, and each lies on its player's side."""
    layout = Layout(1280, 800)
    x, y = layout.centre.middle
    own, right, left = (layout.trick(seat, seat, PACK[seat]) for seat in range(3))

    assert own.y > y > max(right.y, left.y)
    assert left.x < x < right.x
    boxes = [bounds((place,), layout.card) for place in (own, right, left)]
    assert all(boxes[0].meets(box) for box in boxes[1:])
    assert abs(own.x - right.x) > 0.3 * layout.card


def test_tricks_lie_crosswise() -> None:
    """Every other trick lies across the one before, so that they can be counted."""
    layout = Layout(1280, 800)

    assert [0, 90, 0, 90] == [layout.won(1, number, 4).angle for number in range(4)]


def test_a_place_knows_what_it_covers() -> None:
    """A turned card covers what lies under it, and nothing beside it."""
    place = Place(100, 100, angle=90)

    assert place.covers(100 + 0.9 * 50 * ASPECT, 100, 100)
    assert not place.covers(100, 100 + 0.9 * 50 * ASPECT, 100)
    assert place.covers(100, 140, 100)
