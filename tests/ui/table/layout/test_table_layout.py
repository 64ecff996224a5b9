"""Places at tables for two to six players: all within the window, and nothing overlaps."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import combinations, pairwise, permutations, product

import pytest

from reunion_desktop.engine.cards import PACK
from reunion_desktop.ui.table.layout.pack_cut import PackCut
from reunion_desktop.ui.table.layout.panel_boxes import EDGE
from reunion_desktop.ui.table.layout.places import ASPECT, Box, Place, bounds
from reunion_desktop.ui.table.layout.seat_positions import AROUND, SeatPositions, SeatSide
from reunion_desktop.ui.table.layout.table_layout import TableLayout
from tests.ui.table.layout.shapes import apart, index_of

WINDOWS = (
    *((568, 500), (800, 560), (960, 600), (1024, 768), (1280, 800), (1366, 768), (1600, 1200)),
    *((1920, 1080), (2200, 1000), (1080, 1400), (3840, 2160), (3440, 900)),
)
WIDTHS = (800, 853, 960, 1024, 1152, 1280, 1366, 1600, 1920, 2200, 2560, 3000, 3440, 3840)
HEIGHTS = (560, 600, 640, 700, 768, 800, 900, 1024, 1080, 1200, 1440, 1600, 1800, 2000, 2160)
PRINTS = (1.0, 1.5, 1.75)
MOST = {2: 16, 3: 12, 4: 12, 5: 12, 6: 6}
"""Most cards in a hand, by number of players."""
EVERY = [
    TableLayout(width, height, SeatPositions(anticlockwise=way, players=players), size)
    for players in MOST
    for width, height in WINDOWS
    for size in PRINTS
    for way in (True, False)
]
THREE = [
    TableLayout(width, height, SeatPositions(anticlockwise=bool(number % 2)))
    for number, (width, height) in enumerate(product(WIDTHS, HEIGHTS))
]
"""A table for three in two hundred windows, from the smallest to a 4K screen."""
LARGE = [
    TableLayout(layout.width, layout.height, print_size=size)
    for layout in THREE[::3]
    for size in (1.25, 1.5, 1.75)
]
FIRST = [layout for layout in EVERY if layout.chairs.anticlockwise]
SLACK = 0.5
"""Tolerance for rounding, in pixels."""


def wrong(
    layouts: Iterable[TableLayout], find: Callable[[TableLayout], Sequence[object]]
) -> dict[str, Sequence[object]]:
    """The faults of each layout, by number of players, size and direction of play."""
    return {
        f"{layout.chairs.players} {layout.width}x{layout.height}@{layout.print_size} "
        f"{layout.chairs.anticlockwise}": found
        for layout in layouts
        if (found := find(layout))
    }


def seats(layout: TableLayout) -> range:
    """All seats."""
    return range(layout.chairs.players)


def areas(layout: TableLayout, *, opened: bool = False) -> dict[str, Box]:
    """Boxes of everything on the table during a deal, each at its largest."""
    card, most = layout.card, MOST[layout.chairs.players]
    hand = layout.hand((4, 3, 3, 2), raised=[True] * 12)
    found = {"badge": layout.badge, "hand": bounds(hand, card)}
    for seat in seats(layout):
        found[f"plate {seat}"] = layout.plate(seat)
        won = tuple(layout.won(seat, number, most, short=opened) for number in range(most))
        found[f"tricks {seat}"] = bounds(won, card)
        beside = layout.beside_open if opened and seat else layout.talon
        places = tuple(beside(seat, number) for number in range(2 + (not opened)))
        found[f"beside {seat}"] = bounds(places, card)
        if seat:
            held = open_hand(layout, seat, most) if opened else layout.fan(seat, most)
            found[f"hand {seat}"] = bounds(held, card)
    return found


def open_hand(layout: TableLayout, seat: int, count: int) -> tuple[Place, ...]:
    """Places of another player's open hand."""
    rows = (count,) if layout.open_rows(seat) == 1 else ((count + 1) // 2, count // 2)
    return layout.open_hand(seat, rows)


def outside(layout: TableLayout, found: dict[str, Box]) -> list[str]:
    """Names of the boxes that are not wholly in the view."""
    view = Box(-SLACK, -SLACK, layout.width + 2 * SLACK, layout.height + 2 * SLACK)
    return [name for name, box in found.items() if not view.around(box)]


def touching(found: dict[str, Box]) -> list[tuple[str, str]]:
    """Pairs of boxes that overlap in more than an edge."""
    pairs = combinations(found.items(), 2)
    return [(one, other) for (one, box), (other, next_box) in pairs if box.meets(next_box)]


def touched_by_trick(layout: TableLayout, found: dict[str, Box]) -> list[str]:
    """Names of the boxes that a card of the trick overlaps, whichever card it is."""
    tricks = [
        bounds(tuple(layout.trick(seat, 0, card) for card in PACK), layout.card)
        for seat in seats(layout)
    ]
    return [name for name, box in found.items() for trick in tricks if box.meets(trick)]


def test_all_lies_within_the_view_and_apart() -> None:
    """Everything is within the view, and nothing overlaps, not even the trick's cards."""

    def faults(layout: TableLayout) -> list[object]:
        found = {**areas(layout), "caption": layout.caption}
        return [*outside(layout, found), *touching(found), *touched_by_trick(layout, found)]

    assert {} == wrong([*EVERY, *THREE, *LARGE], faults)


def test_a_height_left_free_is_free() -> None:
    """In full screen, plates, badge and rule lie below the line with a message."""

    def above(layout: TableLayout) -> list[Box]:
        boxes = [layout.plate(seat) for seat in range(layout.chairs.players)]
        return [box for box in (*boxes, layout.badge, layout.rule) if box.y < layout.above]

    free = [replace(layout, above=44.0) for layout in FIRST]
    assert not wrong(free, above)
    assert not [each for each in free if each.area.bottom > each.height + SLACK]


def test_the_rule_of_a_deal_covers_nothing() -> None:
    """The panel with the deal's rule overlaps nothing but the caption, whose place it takes."""

    def faults(layout: TableLayout) -> list[object]:
        found = {**areas(layout), "rule": layout.rule}
        return [*outside(layout, found), *touching(found), *touched_by_trick(layout, found)]

    assert {} == wrong([*EVERY, *THREE, *LARGE], faults)


def test_the_tags_with_calls_cover_nothing() -> None:
    """At tables of three and four the tag with a seat's last call overlaps nothing."""

    def faults(layout: TableLayout) -> list[object]:
        found = areas(layout)
        found |= {f"tag {seat}": layout.saying(seat) for seat in seats(layout)}
        found = {name: box for name, box in found.items() if "tricks" not in name}
        return [*outside(layout, found), *touching(found)]

    some = [each for each in [*EVERY, *THREE] if each.chairs.players in {3, 4}]
    assert {} == wrong(some, faults)


def test_open_hands_lie_apart() -> None:
    """Open hands overlap neither plates nor won tricks nor the trick."""

    def faults(layout: TableLayout) -> list[object]:
        found = areas(layout, opened=True)
        return [*outside(layout, found), *touching(found), *touched_by_trick(layout, found)]

    assert {} == wrong([each for each in FIRST if each.chairs.players != 3], faults)


def test_open_hands_of_three_use_the_free_cloth_and_lie_clear() -> None:
    """Half of each open card is visible in its row; the rows overlap nothing."""

    def faults(layout: TableLayout) -> list[object]:
        found: list[object] = []
        for seat in (1, 2):
            hand = layout.open_hand(seat, (5, 5))
            steps = [b.x - a.x for row in (hand[:5], hand[5:]) for a, b in pairwise(row)]
            half = 0.48 * layout.card * hand[0].scale
            if min(steps) < half - 0.001 or hand[5].y - hand[0].y < half * ASPECT:
                found.append("hidden cards")
            heap = tuple(layout.won(seat, number, 10, short=True) for number in range(10))
            laid = tuple(layout.beside_open(seat, number) for number in range(2))
            near = {
                "hand": bounds(hand, layout.card),
                "heap": bounds(heap, layout.card),
                "discards": bounds(laid, layout.card),
            }
            plates = {"plate": layout.plate(seat), "own": layout.plate(0), "badge": layout.badge}
            hands = {"hand": near["hand"]}
            found += [*touched_by_trick(layout, hands), *outside(layout, hands), *touching(near)]
            found += [name for name, box in plates.items() if near["hand"].meets(box)]
        return found

    assert {} == wrong(THREE, faults)


def test_cards_that_are_not_dealt_lie_clear_of_trick_and_panels() -> None:
    """Nine cards beside a dealer at a table of four, also where hands lie open, touch nothing."""

    def faults(layout: TableLayout) -> list[object]:
        found: list[object] = []
        for seat, opened in ((1, True), (2, True), (3, True), (2, False)):
            beside = layout.beside_open if opened else layout.talon
            pile = bounds(tuple(beside(seat, number, 9) for number in range(9)), layout.card)
            panels = areas(layout, opened=opened) | {"rule": layout.rule}
            others = {name: box for name, box in panels.items() if "beside" not in name}
            found += [f"{seat} {name}" for name, box in others.items() if box.meets(pile)]
            found += touched_by_trick(layout, {f"pile {seat} {opened}": pile})
        return found

    assert {} == wrong([layout for layout in EVERY if layout.chairs.players == 4], faults)


def test_the_first_tricks_lie_next_to_their_player() -> None:
    """The tricks of the player opposite begin at the fan, far from the next plate."""
    layout = TableLayout(1280, 800, SeatPositions(players=4))
    first = [layout.won(2, number, 9).x for number in range(3)]
    assert sorted(first, reverse=True) == first


def test_what_is_picked_lies_apart() -> None:
    """Discard slots, their points and the button overlap nothing else."""

    def faults(layout: TableLayout) -> list[tuple[str, str]]:
        found = {each: box for each, box in areas(layout).items() if "tricks" not in each}
        own = tuple(layout.talon(0, number) for number in range(2))
        found["beside 0"] = bounds(own, layout.card)
        slots = bounds(tuple(layout.slot(number, 2) for number in range(2)), layout.card)
        return touching(found | {"slots": slots, "note": layout.note, "button": layout.button})

    assert {} == wrong([*FIRST, *THREE[::4], *LARGE], faults)


def test_the_pack_is_spread_apart_from_what_was_drawn() -> None:
    """A spread pack, rounds of cards drawn from it, the plates and the note do not touch."""

    def faults(layout: TableLayout) -> list[object]:
        card, rounds = layout.card, 3 if layout.chairs.players == 3 else 2
        found: list[object] = []
        for pack in (32, 36):
            boxes = {"pack": bounds(tuple(layout.spread(n, pack) for n in range(pack)), card)}
            for seat in seats(layout):
                boxes[f"plate {seat}"] = layout.plate(seat)
                drawn = tuple(layout.drawn_card(seat, turn) for turn in range(rounds))
                boxes[f"drawn {seat}"] = bounds(drawn, card)
            cut = PackCut(pack)
            cut.lifted = pack
            lifted = bounds(tuple(cut.picture(layout).values()), card)
            found += [*outside(layout, boxes), *touching(boxes)]
            found += ["notice"] if layout.notice.meets(lifted) else []
        return found

    assert {} == wrong([*FIRST, *THREE[::4], *LARGE], faults)


def test_a_hand_runs_from_left_to_right() -> None:
    """Each card lies right of and above the one before; a gap parts the suits."""
    for layout, groups in product(
        THREE[::6], [(1,), (2, 2), (3, 2), (4, 3, 3), (5, 1, 1, 5), (12,)]
    ):
        places = layout.hand(groups)
        assert sum(groups) == len(places)
        steps = [after.x - place.x for place, after in pairwise(places)]
        assert all(step > 0.3 * layout.card for step in steps)
        assert sorted(place.height for place in places) == [place.height for place in places]
        assert layout.width / 2 == pytest.approx((places[0].x + places[-1].x) / 2)
        if groups == (2, 2):
            near, gap, again = steps
            assert near == pytest.approx(again)
            assert gap > near * 1.1


def test_cards_of_a_hand_lie_apart_where_there_is_room() -> None:
    """Overlapping cards reach from edge to edge."""
    for layout, groups in product([*FIRST, *LARGE], [(2, 2), (3, 2), (4, 3, 3)]):
        places = layout.hand(groups)
        box = bounds(places, layout.card)
        apart = all(b.x - a.x >= layout.card for a, b in pairwise(places))
        assert apart or layout.area.width - box.width < layout.card


def test_own_cards_lie_by_the_own_plate_and_trick() -> None:
    """The discards adjoin the plate, and the tricks the trick: none seems a neighbour's."""
    for layout in EVERY:
        laid = bounds((layout.talon(0, 0), layout.talon(0, 1)), layout.card)
        won = layout.won(0, 0, 1)
        assert abs(laid.x - layout.plate(0).right) < 0.2 * layout.card
        assert won.x - layout.centre.middle[0] < 2.4 * layout.card


def test_clockwise_is_the_mirror_image() -> None:
    """The seats change sides, and each keeps its height on the table."""
    one, other = TableLayout(1280, 800), TableLayout(1280, 800, SeatPositions(anticlockwise=False))
    for number, place in enumerate(one.fan(1, 10)):
        mirrored = other.fan(1, 10)[9 - number]
        assert 1280 - place.x == pytest.approx(mirrored.x)
        assert place.y == pytest.approx(mirrored.y)
    assert one.plate(1) == other.plate(2)


def test_cards_grow_with_the_window() -> None:
    """Cards grow as far as the narrower side of the window lets them; none is too small."""
    widths = [TableLayout(800 * part, 560 * part).card for part in (1, 1.5, 2, 3)]
    assert sorted(widths) == widths
    assert TableLayout(3840, 2160).card > 3.5 * TableLayout(1024, 600).card
    assert TableLayout(3840, 560).card == TableLayout(1000, 560).card
    # Beside the sheet in a window of 960 by 600 every index is legible.
    for players, size in product(AROUND, PRINTS):
        assert 48 <= TableLayout(568, 500, SeatPositions(players=players), size).card


def test_fans_are_turned_towards_the_centre() -> None:
    """Fans of the others point from their pivot to the middle of the table."""
    layout = TableLayout(1280, 800)
    middle = layout.centre.middle
    for seat in (1, 2):
        fan = layout.fan(seat, 10)
        near = min(fan, key=lambda place: abs(place.x - middle[0]))
        box = bounds(fan, layout.card)
        assert abs(near.x - middle[0]) < abs(box.middle[0] - middle[0]) + layout.card
        assert abs(fan[0].angle) >= 30
        assert abs(fan[-1].angle) <= 150


def test_the_angle_of_a_trick_card_depends_on_the_card_alone() -> None:
    """A trick never jitters, and its cards lie at different angles."""
    layout = TableLayout(1280, 800)
    angles = [layout.trick(0, 0, card).angle for card in PACK]
    assert angles == [layout.trick(0, 0, card).angle for card in PACK]
    assert len(set(angles)) > 5
    assert max(abs(angle) for angle in angles) <= 8


def test_each_card_of_a_trick_lies_nearer_its_player() -> None:
    """A card of the trick lies towards its player's plate; those of three overlap a little."""
    for players in AROUND:
        layout = TableLayout(1280, 800, SeatPositions(players=players))
        x, y = layout.centre.middle
        for seat in seats(layout):
            lies, side = layout.trick(seat, 0, PACK[9]), layout.side(seat)
            if side in (SeatSide.BELOW, SeatSide.ABOVE):
                assert (lies.y > y) == (side is SeatSide.BELOW)
            else:
                assert (lies.x > x) == side.on_the_right
            assert abs(lies.angle) <= 12
    layout = TableLayout(1280, 800)
    places = [layout.trick(seat, seat, PACK[seat]) for seat in range(3)]
    own, right, left = (bounds((place,), layout.card) for place in places)
    assert own.meets(right)
    assert 0 < own.x - left.right < 0.2 * layout.card
    assert abs(places[0].x - places[1].x) > 0.3 * layout.card


def test_no_card_of_a_trick_covers_an_index() -> None:
    """For every order of play, each index stays visible below all other cards."""
    step = 6  # In six parts, for speed; angle and shift depend on the card alone.

    def faults(layout: TableLayout) -> list[tuple[int, int]]:
        lies = [[layout.trick(seat, 0, card) for card in PACK[:19]] for seat in seats(layout)]
        return [
            (one, other)
            for one, other in permutations(seats(layout), 2)
            for shift in range(step)
            for below, above in product(lies[one][shift::step], lies[other][shift::step])
            if not apart(index_of(below, layout.card), above.corners(layout.card))
        ]

    assert {} == wrong([*FIRST[::11], *THREE[::25], *LARGE[::14]], faults)


def test_no_panel_lies_over_the_walnut_edge() -> None:
    """Where large text leaves a low table little room, plates and badge stay on the cloth."""

    def over(layout: TableLayout) -> list[Box]:
        edge = EDGE * layout.card
        boxes = [layout.badge, *(layout.plate(seat) for seat in range(layout.chairs.players))]
        return [box for box in boxes if box.y < edge or box.x < edge]

    low = [
        TableLayout(880, height, SeatPositions(players=players), 1.75)
        for players in MOST
        for height in range(400, 520, 10)
    ]
    assert not wrong(low, over)


def test_plates_badge_and_boards() -> None:
    """Plates have one size, the turned card is on the badge, large print makes room for text."""

    def faults(layout: TableLayout) -> list[str]:
        plates = [layout.plate(seat) for seat in seats(layout)]
        box, found = bounds((layout.turned,), layout.card), []
        if len({(round(plate.width, 6), round(plate.height, 6)) for plate in plates}) > 1:
            found.append("unlike plates")
        if plates[0].width <= 2.2 * layout.card:
            found.append("narrow plates")
        if not layout.badge.around(box) or layout.turned.angle or box.x <= layout.badge.middle[0]:
            found.append("turned card")
        return found

    assert {} == wrong([*THREE, *LARGE], faults)
    for layout in THREE[::4]:
        boxes = [
            (one.plate(0), one.plate(1), one.badge, one.note, one.button, one.caption, one.notice)
            for size in (1, 1.25, 1.5, 1.75)
            for one in (TableLayout(layout.width, layout.height, print_size=size),)
        ]
        for smaller, larger in pairwise(boxes):
            pairs = zip(smaller, larger, strict=True)
            assert all(box.height < grown.height for box, grown in pairs)


def test_won_tricks_lie_crosswise() -> None:
    """Every other trick lies across the one before, so that they can be counted."""
    layout = TableLayout(1280, 800)
    assert [0, 90, 0, 90] == [layout.won(1, number, 4).angle for number in range(4)]


def test_a_place_knows_what_it_covers() -> None:
    """A rotated card covers the points below it, and none beside it."""
    place = Place(100, 100, angle=90)
    assert place.covers(100 + 0.9 * 50 * ASPECT, 100, 100)
    assert not place.covers(100, 100 + 0.9 * 50 * ASPECT, 100)
    assert place.covers(100, 140, 100)


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
    """The places at a table for three are those that were looked at."""
    found = hashlib.sha256(places_of_three().encode()).hexdigest()
    assert "b50466dcdc3804d94722f5d21e2433fdb4375b2d7957c81a7091270439cc29cf" == found
