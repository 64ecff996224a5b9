"""Small marks: suits, crown, dealer's button, badge, toolbar signs and the program's icon."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from german.suits import MARKS as GERMAN_SIGNS
from pips import PIPS
from shapes import (
    BLUE,
    CREAM,
    INK,
    OCHRE,
    RED,
    Rectangle,
    box,
    clockwise,
    document,
    moved,
    oval,
    pane,
    rounded,
    solid,
    stroke,
)

SIDE = 24
"""Marks are drawn on a square of 24, with lines 2 wide."""

CROWN = (
    "M3 7.5L8 12L12 4.5L16 12L21 7.5L19.2 17L4.8 17Z"
    + oval(3, 6.2, 1.7)
    + oval(12, 3.4, 1.7)
    + oval(21, 6.2, 1.7)
    + box(4.8, 18.5, 14.4, 2.5)
)
"""The bower's crown."""


def _sheet(*parts: str) -> str:
    return document(SIDE, SIDE, parts)


def _line(data: str, width: float = 2) -> str:
    return stroke(data, width, "#000")


def _flat(data: str) -> str:
    return solid(data, "#000")


def _card(x: float, y: float, wide: float, high: float) -> str:
    return _line(
        f"M{x + 1.5} {y}L{x + wide - 1.5} {y}Q{x + wide} {y} {x + wide} {y + 1.5}"
        f"L{x + wide} {y + high - 1.5}Q{x + wide} {y + high} {x + wide - 1.5} {y + high}"
        f"L{x + 1.5} {y + high}Q{x} {y + high} {x} {y + high - 1.5}"
        f"L{x} {y + 1.5}Q{x} {y} {x + 1.5} {y}Z"
    )


def suit(name: str) -> str:
    """One suit mark as a single path."""
    return _sheet(_flat(moved(PIPS[name], 12, 12, 0.22)))


def german_suit(name: str) -> str:
    """One German suit sign as a single path."""
    return _sheet(_flat(moved(GERMAN_SIGNS[name], 12, 12, 0.22)))


def crown() -> str:
    """The crown over a bower."""
    return _sheet(_flat(CROWN))


def dealer() -> str:
    """The dealer's button: a disc in which three cards are fanned."""
    leaf = "M-2 -7.6L-2 -15L2 -15L2 -7.6Z"
    fan = "".join(moved(leaf, 12, 21.6, 1, turn) for turn in (-32, 0, 32))
    return _sheet(f'<path d="{oval(12, 12, 11)}{fan}" fill="#000" fill-rule="evenodd"/>')


def badge() -> str:
    """A shield for the trump badge; the program stretches it."""
    return _sheet(_line("M3 2.5L21 2.5L21 12C21 17.5 17 20.5 12 22C7 20.5 3 17.5 3 12Z", 1.6))


def new_game() -> str:
    """A card with a plus beside it."""
    return _sheet(_card(3, 3, 11, 16), _line("M19 13L19 21M15 17L23 17"))


def undo() -> str:
    """An arrow that turns back."""
    return _sheet(_line("M8 4L3.5 8.5L8 13M4 8.5L14 8.5C22 8.5 22 19.5 14 19.5L9 19.5"))


def redo() -> str:
    """An arrow that turns back and on again: undo, mirrored."""
    return _sheet(_line("M16 4L20.5 8.5L16 13M20 8.5L10 8.5C2 8.5 2 19.5 10 19.5L15 19.5"))


def claim() -> str:
    """A card with a tick beside it: the rest is mine."""
    return _sheet(_card(3, 3, 11, 16), _line("M13.5 17.5L17 21L22.5 12.5"))


def hint() -> str:
    """A candle: flame, wax and dish."""
    flame = "M12 1.5C15.5 5 15.6 9.6 12 10.2C8.4 9.6 8.5 5 12 1.5Z"
    return _sheet(
        _flat(flame), _line("M9.2 19L9.2 13L14.8 13L14.8 19M4.5 20L19.5 20M6.5 22.4L17.5 22.4")
    )


def last_trick() -> str:
    """Three cards that lie over one another."""
    leaf = "M-4 -6.5L4 -6.5L4 6.5L-4 6.5Z"
    return _sheet(
        _line(moved("M-4 6.5L-4 -6.5L4 -6.5", 7.5, 13, 1, -18)),
        _line(moved("M-4 -6.5L4 -6.5L4 6.5", 16.5, 13, 1, 18)),
        _line(moved(leaf, 12, 12.5)),
    )


def score_sheet() -> str:
    """A sheet with columns and a slash in one cell: the Stange."""
    return _sheet(
        _card(4, 2, 16, 20),
        _line("M4 8L20 8M12 8L12 22M4 15L12 15", 1.6),
        _line("M14.4 13.6L17.6 9.8", 1.8),
    )


def settings() -> str:
    """Three sliders."""
    rails = "M3 6L21 6M3 12L21 12M3 18L21 18"
    knobs = "".join(_flat(oval(x, y, 2.9)) for x, y in ((8, 6), (16, 12), (10, 18)))
    return _sheet(_line(rails), knobs)


def rules() -> str:
    """An open book."""
    return _sheet(
        _line("M12 6C9.5 4 6 3.6 2.5 4L2.5 18.5C6 18.1 9.5 18.5 12 20.5"),
        _line("M12 6C14.5 4 18 3.6 21.5 4L21.5 18.5C18 18.1 14.5 18.5 12 20.5"),
        _line("M12 6L12 20.5"),
    )


def pause() -> str:
    """Two bars."""
    return _sheet(_flat(box(6, 4, 4.2, 16)), _flat(box(13.8, 4, 4.2, 16)))


def go_on() -> str:
    """A triangle that points onwards."""
    return _sheet(_flat(clockwise((7, 3.5), (20, 12), (7, 20.5))))


def tick(ink: str) -> str:
    """The tick in a box, in the ink of dark or of light surroundings."""
    return _sheet(stroke("M4.5 12.5L10 18.5L20 5.5", 3.6, ink))


def arrow(ink: str, *, up: bool) -> str:
    """The arrow of a field that opens or counts, in the ink of dark or of light surroundings."""
    return _sheet(stroke("M4 16L12 8L20 16" if up else "M4 8L12 16L20 8", 3.6, ink))


def penny() -> str:
    """A lucky penny with a clover leaf: a life."""
    ring = oval(12, 12, 11) + oval(12, 12, 9.1, hole=True)
    return _sheet(_flat(ring + moved(PIPS["C"], 12, 11.7, 0.14)))


def lost_penny() -> str:
    """The rim of a penny, struck off: a life that is lost."""
    return _sheet(_line(oval(12, 12, 10.2), 1.3), _line("M4 20L20 4", 2.6))


def flag() -> str:
    """A pennant on a pole: one more turn."""
    return _sheet(
        _line("M6 2.5L6 22"),
        _flat(clockwise((6, 2.5), (21, 7.5), (6, 12.5))),
        _flat(box(2.5, 21, 7, 2)),
    )


def icon() -> str:
    """A cream card under a crown, struck through by the red slash of a Stange."""
    return document(
        64,
        64,
        [
            rounded(Rectangle(1, 1, 62, 62), 13, BLUE),
            rounded(Rectangle(11, 4, 42, 56), 5, CREAM, INK, 1.5),
            stroke("M19 54L45 41", 6, RED),
            pane(moved(CROWN, 13.4, 5, 1.55), OCHRE, 1.6),
        ],
    )


MARKS: dict[str, Callable[[], str]] = {
    **{name: partial(suit, name) for name in "CDHS"},
    **{f"german-{name}": partial(german_suit, name) for name in "CDHS"},
    "crown": crown,
    "dealer": dealer,
    "badge": badge,
    "new-game": new_game,
    "undo": undo,
    "redo": redo,
    "claim": claim,
    "hint": hint,
    "last-trick": last_trick,
    "score-sheet": score_sheet,
    "settings": settings,
    "rules": rules,
    "pause": pause,
    "go-on": go_on,
    "penny": penny,
    "penny-lost": lost_penny,
    "flag": flag,
    "tick": partial(tick, "#000"),
    "tick-light": partial(tick, "#fff"),
    "up": partial(arrow, "#000", up=True),
    "up-light": partial(arrow, "#fff", up=True),
    "down": partial(arrow, "#000", up=False),
    "down-light": partial(arrow, "#fff", up=False),
}
"""The marks by file name."""
