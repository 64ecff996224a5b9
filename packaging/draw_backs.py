"""Card backs: one quiet pattern each, the same after half a turn, in a cream border."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from draw_pips import HEIGHT, WIDTH, stock
from draw_shapes import (
    BLUE,
    CREAM,
    GREEN,
    OCHRE,
    RED,
    Polygon,
    document,
    moved,
    number,
    oval,
    polygon_data,
    rounded,
    solids,
    strokes,
)

_LEFT, _TOP = 16.0, 16.0
_WIDE, _HIGH = WIDTH - 2 * _LEFT, HEIGHT - 2 * _TOP


def _panel(colour: str) -> str:
    """The coloured field."""
    return rounded((_LEFT, _TOP, _WIDE, _HIGH), 5, colour)


def _frame(colour: str) -> list[str]:
    """A band of the field's colour between two cream lines, over the pattern's edge."""

    def inner(by: float) -> tuple[float, float, float, float]:
        return _LEFT + by, _TOP + by, _WIDE - 2 * by, _HIGH - 2 * by

    return [
        rounded(inner(5), 2, edge=colour, width=10),
        rounded(inner(9.5), 1, edge=CREAM, width=1.4),
        rounded(inner(4.5), 2, edge=CREAM, width=0.9),
    ]


def _grid(columns: int, rows: int) -> Iterator[tuple[int, int, float, float]]:
    """Column, row and place of the knots of a grid laid over the field, edges included."""
    for row in range(rows + 1):
        for column in range(columns + 1):
            yield (
                column,
                row,
                _LEFT + 10 + (_WIDE - 20) * column / columns,
                _TOP + 10 + (_HIGH - 20) * row / rows,
            )


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


BACKS: dict[str, Callable[[], str]] = {"lozenges": lozenges, "petals": petals, "braid": braid}
"""The three backs by file name."""
