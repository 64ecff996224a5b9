"""Card backs: one quiet pattern each, the same after half a turn, in a cream border."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from pips import HEIGHT, WIDTH, stock
from shapes import (
    BLUE,
    CREAM,
    GREEN,
    INK,
    OCHRE,
    RED,
    Knot,
    Polygon,
    Rectangle,
    document,
    moved,
    number,
    oval,
    polygon_data,
    rounded,
    solid,
    solids,
    stroke,
    strokes,
)

_LEFT, _TOP = 16.0, 16.0
_WIDE, _HIGH = WIDTH - 2 * _LEFT, HEIGHT - 2 * _TOP


def _inner(by: float) -> Rectangle:
    """The field without a margin."""
    return Rectangle(_LEFT + by, _TOP + by, _WIDE - 2 * by, _HIGH - 2 * by)


def _panel(colour: str) -> str:
    """The coloured field."""
    return rounded(_inner(0), 5, colour)


def _frame(colour: str) -> list[str]:
    """A band of the field's colour between two cream lines, over the pattern's edge."""
    return [
        rounded(_inner(5), 2, edge=colour, width=10),
        rounded(_inner(9.5), 1, edge=CREAM, width=1.4),
        rounded(_inner(4.5), 2, edge=CREAM, width=0.9),
    ]


def _grid(columns: int, rows: int) -> Iterator[Knot]:
    """Column, row and place of the knots of a grid laid over the field, edges included."""
    for row in range(rows + 1):
        y = _TOP + 10 + (_HIGH - 20) * row / rows
        for column in range(columns + 1):
            yield Knot(column, row, _LEFT + 10 + (_WIDE - 20) * column / columns, y)


def _diamond(x: float, y: float, wide: float, high: float) -> Polygon:
    return ((x, y - high), (x + wide, y), (x, y + high), (x - wide, y))


def lozenges() -> str:
    """Prussian blue: a lattice of cream lozenges with a golden seed in every second."""
    columns, rows = 20, 30
    wide, high = (_WIDE - 20) / columns, (_HIGH - 20) / rows
    lattice: list[str] = []
    seeds: list[str] = []
    for column, row, x, y in _grid(columns, rows):
        if (column + row) % 2 or column in (0, columns) or row in (0, rows):
            continue
        if row % 2 == 0:
            ring = _diamond(x, y, wide * 0.86, high * 0.86)
            hole = _diamond(x, y, wide * 0.58, high * 0.58)
            lattice.append(polygon_data(ring) + polygon_data(hole[::-1]))
            seeds.append(polygon_data(_diamond(x, y, wide * 0.26, high * 0.26)))
        else:
            lattice.append(polygon_data(_diamond(x, y, wide * 0.4, high * 0.4)))
    body = [stock(), _panel(BLUE), solids(lattice, CREAM), solids(seeds, OCHRE), *_frame(BLUE)]
    return document(WIDTH, HEIGHT, body)


def petals() -> str:
    """Madder red: rings that cross, drawn as four petals about every knot."""
    columns, rows = 8, 12
    wide, high = (_WIDE - 20) / columns, (_HIGH - 20) / rows
    lens = "M0 -0.47C0.26 -0.2 0.26 0.2 0 0.47C-0.26 0.2 -0.26 -0.2 0 -0.47Z"
    leaves: list[str] = []
    seeds: list[str] = []
    for column, row, x, y in _grid(columns, rows):
        if row < rows:
            leaves.append(moved(lens, x, y + high / 2, high))
        if column < columns:
            leaves.append(moved(lens, x + wide / 2, y, wide, 90))
        if row < rows and column < columns:
            seeds.append(polygon_data(_diamond(x + wide / 2, y + high / 2, 3.2, 3.2)))
    body = [stock(), _panel(RED), solids(leaves, CREAM), solids(seeds, OCHRE), *_frame(RED)]
    return document(WIDTH, HEIGHT, body)


def braid() -> str:
    """Leaf green: two ribbons plaited over and under, like cane."""
    columns, rows = 12, 18
    wide, high = (_WIDE - 20) / columns, (_HIGH - 20) / rows
    bands: list[str] = []
    eyes: list[str] = []
    for column, row, x, y in _grid(columns, rows):
        if column == columns or row == rows:
            continue
        mx, my = x + wide / 2, y + high / 2
        upright = (column + row) % 2 == 0
        for shift in (-0.27, 0.0, 0.27):
            if upright:
                cx = number(mx + shift * wide)
                bands.append(f"M{cx} {number(my - 0.36 * high)}L{cx} {number(my + 0.36 * high)}")
            else:
                cy = number(my + shift * high)
                bands.append(f"M{number(mx - 0.36 * wide)} {cy}L{number(mx + 0.36 * wide)} {cy}")
        if column and row:
            eyes.append(oval(x, y, 1.3))
    body = [stock(), _panel(GREEN), strokes(bands, 2.3, CREAM), solids(eyes, OCHRE), *_frame(GREEN)]
    return document(WIDTH, HEIGHT, body)


_VINE_LEAF = (
    "M0 -19C3 -15 5 -13 8 -13C9 -10 10 -9 13 -10C13 -7 14 -5 18 -5C15 -2 15 0 17 4"
    "C12 4 11 5 12 9C8 7 6 8 4 11C3 8 2 6 0 6C-2 6 -3 8 -4 11C-6 8 -8 7 -12 9C-11 5 -12 4 -17 4"
    "C-15 0 -15 -2 -18 -5C-14 -5 -13 -7 -13 -10C-10 -9 -9 -10 -8 -13C-5 -13 -3 -15 0 -19Z"
)
_VINE_VEINS = "M0 -14L0 6M0 4L11 -5M0 4L-11 -5M0 4L9 5M0 4L-9 5M0 -3L6 -9M0 -3L-6 -9"
_GRAPES = ((-6, -6), (0, -7), (6, -6), (-3.2, -0.6), (3.2, -0.6), (0, 4.8))


def _repeated(name: str, cell: str, places: Iterable[str]) -> list[str]:
    """A motif about the origin, and copies of it moved as SVG says."""
    first, *others = places
    return [
        f'<g transform="{first}"><g id="{name}">{cell}</g></g>',
        *(f'<use xlink:href="#{name}" transform="{moves}"/>' for moves in others),
    ]


def vine() -> str:
    """Ink: golden vines with ivory grapes, every second one turned upside down."""
    columns, rows = 4, 6
    wide, high = (_WIDE - 20) / columns, (_HIGH - 20) / rows
    stem = "M0 -25C12 -12 12 12 0 25M8 -9C0 -12 -4 -12 -8 -9M8 9C13 5 15 8 15 11"
    curl = "M7 12C13 20 22 19 20 13C19 10 16 11 17 14"
    turn = (-9.0, -4.0, 0.95, -20.0)
    cell = (
        strokes([stem, curl], 1.4, OCHRE)
        + solid(moved(_VINE_LEAF, *turn), OCHRE)
        + stroke(moved(_VINE_VEINS, *turn), 1, INK)
        + solids([oval(x * 0.96 + 15, y * 0.96 + 18, 3) for x, y in _GRAPES], CREAM)
    )
    places = [
        f"translate({number(x + wide / 2)} {number(y + high / 2)})"
        + (" rotate(180)" if column % 2 else "")
        + (" scale(-1 1)" if (row + column) % 2 else "")
        for column, row, x, y in _grid(columns, rows)
        if column < columns and row < rows
    ]
    body = [stock(), _panel(INK), *_repeated("cell", cell, places), *_frame(INK)]
    return document(WIDTH, HEIGHT, body)


def tiles() -> str:
    """Cream: painted stove tiles in Prussian blue, a golden flower in each."""
    columns, rows = 4, 6
    side = (_WIDE - 20) / columns
    petal = "M0 -5.5C4 -9 4 -14 0 -18.5C-4 -14 -4 -9 0 -5.5Z"
    sprig = "M0 -9C5 -11 6 -16 4 -20C8 -19 11 -15 9 -10C8 -7 4 -6 0 -9Z"
    leaf = "M0 -12.5C3 -9.5 3 -6 0 -3.4C-3 -6 -3 -9.5 0 -12.5Z"
    half = side / 2
    flower = [moved(petal, turn=90 * k) for k in range(4)]
    flower += [moved(sprig, size=0.82, turn=90 * k + 23) for k in range(4)]
    corners = [
        moved(leaf, half * dx, half * dy, 1, turn)
        for dx, dy, turn in ((-1, -1, 135), (1, -1, 225), (1, 1, 315), (-1, 1, 45))
    ]
    edge = f"M{-half} {-half}L{half} {-half}L{half} {half}L{-half} {half}Z"
    cell = (
        stroke(edge, 0.8, BLUE)
        + stroke(oval(0, 0, 21.8), 1.3, BLUE)
        + solids([*flower, *corners], BLUE)
        + solid(oval(0, 0, 3.6), OCHRE)
    )
    places = [
        f"translate({number(x + half)} {number(y + half)})"
        for column, row, x, y in _grid(columns, rows)
        if column < columns and row < rows
    ]
    knots = [
        oval(x, y, 2.6)
        for column, row, x, y in _grid(columns, rows)
        if 0 < column < columns and 0 < row < rows
    ]
    field = rounded(_inner(5), 2, CREAM)
    body = [
        stock(),
        _panel(BLUE),
        field,
        *_repeated("cell", cell, places),
        solids(knots, OCHRE),
        *_frame(BLUE),
    ]
    return document(WIDTH, HEIGHT, body)


BACKS: dict[str, Callable[[], str]] = {
    "lozenges": lozenges,
    "petals": petals,
    "braid": braid,
    "vine": vine,
    "tiles": tiles,
}
"""The backs by file name."""
