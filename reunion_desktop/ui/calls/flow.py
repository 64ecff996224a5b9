"""Flow of buttons, pure geometry: groups side by side in lines, each line in the middle."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product

from PySide6.QtCore import QRect, QSize

_SHRUNK = (1.0, 0.9, 0.8, 0.7, 0.6)
"""How much smaller the type may become where there is little room, step by step."""
_LEAST = 13.0
"""Height of the smallest type, in pixels."""


@dataclass(frozen=True, slots=True)
class Flow:
    """Where buttons stand, from the upper left corner of the room around them."""

    places: tuple[QRect, ...]
    """In the order in which they were given."""
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class _Line:
    """Buttons beside each other, each with the gap before it."""

    items: list[tuple[int, QSize]]

    @property
    def width(self) -> int:
        return sum(gap + size.width() for gap, size in self.items)


def flow(groups: Sequence[Sequence[QSize]], room: int, gap: int) -> Flow:
    """Buttons in lines that are no broader than the room, if the broadest is not.

    A group stands beside the one before, at twice the gap, where the whole of it has room there;
    otherwise it begins a line of its own. One that is too broad for a line stands in several, with
    as many buttons in each as can be, all of one breadth.
    """
    lines: list[_Line] = []
    for group in groups:
        whole = sum(size.width() for size in group) + gap * (len(group) - 1)
        if lines and lines[-1].width + 2 * gap + whole <= room:
            lines[-1].items.extend(
                (gap if number else 2 * gap, s) for number, s in enumerate(group)
            )
        elif whole <= room:
            lines.append(_Line([(gap if number else 0, s) for number, s in enumerate(group)]))
        else:
            lines.extend(_even(group, room, gap))
    broad = max((line.width for line in lines), default=0)
    places: list[QRect] = []
    top = 0
    for line in lines:
        tall, x = max(size.height() for _, size in line.items), (broad - line.width) // 2
        for before, size in line.items:
            x += before
            places.append(QRect(x, top, size.width(), tall))
            x += size.width()
        top += tall + gap
    return Flow(tuple(places), broad, max(0, top - gap))


def _even(group: Sequence[QSize], room: int, gap: int) -> list[_Line]:
    """A group in several lines of almost as many buttons each."""
    width = max(size.width() for size in group)
    most = max(1, (room + gap) // (width + gap))
    each = math.ceil(len(group) / math.ceil(len(group) / most))
    cells = [QSize(width, size.height()) for size in group]
    return [
        _Line(
            [
                (gap if number else 0, cell)
                for number, cell in enumerate(cells[first : first + each])
            ]
        )
        for first in range(0, len(cells), each)
    ]


def fit(
    flowing: Callable[[float, QRect], tuple[Flow, QRect]], rooms: Sequence[QRect], size: float
) -> tuple[Flow, QRect, float]:
    """The largest type in which buttons have room, the room, and how they flow there.

    Args:
        flowing: how the buttons flow in type of a size in a room, and what of it is theirs.
        rooms: where they may stand; the last only what has no room in any other.
        size: height of the type in pixels, at most.
    """
    *better, last = rooms
    tries = (*product(_SHRUNK, [better or [last]]), *product(_SHRUNK, [[last]]))
    for part, tried in tries:
        tall = max(_LEAST, size * part)
        flows = [flowing(tall, room) for room in tried]
        over = [
            (made.width > around.width() or made.height > around.height(), made.height, number)
            for number, (made, around) in enumerate(flows)
        ]
        short, _, best = min(over)
        found = flows[best][0], tried[best], tall
        if not short:
            break
    return found
