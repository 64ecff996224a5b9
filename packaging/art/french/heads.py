"""Heads of the courts: faces, hair, beards. Drawn about the middle of the face, facing left."""

from __future__ import annotations

from french.garments import SHADE
from shapes import CREAM, FINE, FLESH, INK, RED, number, oval, pane, solid, stroke

BLUSH = "#e2a184"
"""A touch of red on a young cheek."""


def placed(
    x: float, y: float, body: str, *, mirrored: bool = False, size: float = 1, turn: float = 0
) -> str:
    """A drawing set down somewhere, mirrored when it is to face right, turned by degrees."""
    moves = f"translate({number(x)} {number(y)})"
    if turn:
        moves += f" rotate({number(turn)})"
    if mirrored or size != 1:
        moves += f" scale({number(-size if mirrored else size)} {number(size)})"
    return f'<g transform="{moves}">{body}</g>'


def man() -> str:
    """Three-quarter face: brow and nose in one stroke."""
    return (
        pane(
            "M-19 -28L22 -28C24 -14 24 2 20 12C16 22 8 30 0 30C-9 30 -15 23 -18 13"
            "C-20 6 -21 -12 -19 -28Z",
            FLESH,
            2.4,
        )
        + solid(
            "M21 -27C23 -14 23 2 19.4 12C16 21 8 29 1 29C8 22 13 12 13.5 0C14 -12 13 -20 12 -27Z",
            SHADE,
        )
        + _eyes()
        + stroke(
            "M-17.5 -13.5C-14 -17.5 -9 -17 -5 -13.5L-9.8 7C-9.4 9.8 -5.4 10.4 -3.2 8.8"
            "M3 -13.5C7 -17.5 13 -17.5 17.4 -12.5",
            2.1,
        )
    )


def _eyes() -> str:
    left, right = "M-17 -5.5C-14 -10 -9 -10 -6.5 -5.5", "M2.5 -5.5C6 -10.5 12 -10.5 15.2 -5.5"
    return (
        solid(left + "C-9 -3.2 -14 -3.2 -17 -5.5Z" + right + "C12 -2.8 6 -2.8 2.5 -5.5Z", CREAM)
        + solid(oval(-11.8, -6.4, 2.7) + oval(8.4, -6.4, 2.9), INK)
        + stroke(left + right, 1.9)
    )


def lips() -> str:
    """A shaven mouth."""
    return (
        solid(
            "M-11 17C-8.5 15 -6.5 15.6 -5.5 16.4C-4 15.2 -1 15.4 2.5 17.2C-1 20.8 -7 21 -11 17Z",
            RED,
        )
        + stroke("M-11 17C-7 18 -3 17.6 2.5 17.2", 1.3)
        + stroke("M-7 24C-5 23.4 -3 23.4 -1.5 24", 1.2)
    )


def moustache(colour: str) -> str:
    """Two strokes that turn up at the ends."""
    return pane(
        "M-6 12C-10 11 -15 13 -19 10C-18 16 -11 18 -6 15C0 19 10 18 15 10C9 13 0 10 -6 12Z",
        colour,
        1.6,
    )


def woman() -> str:
    """Three-quarter face with a small mouth and a rosy cheek, on a long neck."""
    left, right = "M-15.5 -4.5C-13 -9.5 -8 -9.5 -5.5 -4.8", "M3 -4.8C6 -9.8 11.5 -9.8 15 -4"
    return (
        pane("M-8 20L12 20L13 44L-11 44Z", FLESH, 2.2)
        + solid("M-6 25C2 30 8 26 11.5 21L12 34C6 37 -2 34 -7 28Z", SHADE)
        + pane(
            "M-17 -30L19 -30C21.5 -14 21 0 17 10C13 19.5 6 28 -1.5 28.5"
            "C-8.5 28 -13 20.5 -15.5 11C-18 3 -19 -14 -17 -30Z",
            FLESH,
            2.4,
        )
        + solid(oval(9.5, 7, 4.6, 3.8) + oval(-12.5, 7, 2.6, 3.4), BLUSH)
        + solid(left + "C-8 -2.6 -13 -2.6 -15.5 -4.5Z" + right + "C11.5 -2.4 6 -2.4 3 -4.8Z", CREAM)
        + solid(oval(-10.6, -5.2, 2.5) + oval(8.6, -5.2, 2.7), INK)
        + stroke(left + right, 2)
        + stroke(
            "M-15.8 -12.4C-13 -15.4 -9 -15.6 -5.2 -12.8L-8.2 5.2"
            "C-7.8 7.4 -5 7.8 -3.4 6.6M4 -13C7.6 -16 12.4 -15.8 16 -12.2",
            1.6,
        )
        + solid(
            "M-9.5 15.4C-8 13.6 -6.4 13.4 -5.2 14.2C-3.8 13.2 -1.6 13.4 0.6 15"
            "C-1.6 19 -7 19.2 -9.5 15.4Z",
            RED,
        )
        + stroke("M-9.5 15.4C-6 16 -3 15.8 0.6 15", 1.1)
    )


def profile() -> str:
    """A face seen from the side: one eye."""
    eye = "M-14.5 -4.6C-12 -9 -7.5 -9.4 -3.5 -6.4"
    return (
        pane(
            "M22 -28L-11 -28C-14 -22 -15 -17 -14.4 -12.5C-14.6 -9 -17 -5 -19.6 0"
            "L-23.6 6.4C-24.2 9 -21 10 -18 10.2"
            "L-19.6 14C-20 15.6 -18.4 16.2 -17 16.4C-18.8 17.2 -19 18.6 -17.8 19.6"
            "C-16 21 -17.8 23 -17.2 25.2"
            "C-16 29.4 -11 31 -6 30C4 28.4 14 22 18.4 12C22 2 23 -14 22 -28Z",
            FLESH,
            2.4,
        )
        + solid(
            "M21 -27C22 -14 21 2 17.4 12C13 21 4 27.6 -5 29C6 22 11 12 12 0C13 -12 12 -20 11 -27Z",
            SHADE,
        )
        + solid(eye + "C-6 -3.4 -10 -2.6 -14.5 -4.6Z", CREAM)
        + solid(oval(-10.6, -5.8, 2.7), INK)
        + stroke(eye, 2)
        + stroke("M-14.4 -13C-11 -17.4 -6 -17.4 -1.6 -14M-18 10.2C-15.6 9.8 -15 7.6 -16.2 6", 2)
        + solid(
            "M-19.6 14.6C-17 13.4 -13 14.6 -10 16.4C-12 18.8 -15 20 -18.2 19.2"
            "C-18.8 18 -18 17 -17 16.4C-18.6 16.2 -19.6 15.6 -19.6 14.6Z",
            RED,
        )
        + stroke("M-18 16.4L-10 16.4", 1.2)
    )


def neck() -> str:
    """A bare throat below a face."""
    return pane("M-8 20L14 18L16 44L-12 44Z", FLESH, 2.2) + solid(
        "M-7 26C2 31 10 28 13.4 20L14.4 34C6 37 -3 35 -8 30Z", SHADE
    )


def long_hair(colour: str, line: str) -> str:
    """Locks that fall to the collar and turn out."""
    return pane(
        "M-25 -24C-31 -10 -32 6 -36 16C-39 24 -34 34 -25 33C-28 38 -24 42 -18 40"
        "L-8 20L10 20L20 40C27 42 31 37 28 33C37 34 41 24 38 16C34 6 32 -10 26 -24Z",
        colour,
        2.4,
    ) + stroke(
        "M-27 -8C-29 4 -31 12 -33 19C-33 25 -30 28 -26 28M-24 6"
        "C-25 16 -27 22 -25 28M30 -8C31 4 33 12 35 19C35 25 32 28 28 28M26 6"
        "C27 16 29 22 27 28",
        FINE,
        line,
    )


def curls(colour: str, line: str) -> str:
    """Round curls down both sides."""
    rows = (
        (-27, -18, 8),
        (-31, -5, 9),
        (-32, 10, 9.5),
        (-28, 25, 9.5),
        (30, -18, 8),
        (34, -5, 9),
        (35, 10, 9.5),
        (31, 25, 9.5),
    )
    return "".join(
        pane(oval(x, y, r), colour, 2.2)
        + stroke(f"M{x - 3} {y + 3}C{x - 5} {y - 4} {x + 4} {y - 5} {x + 4} {y + 1}", FINE, line)
        for x, y, r in rows
    )


def bob(colour: str, line: str) -> str:
    """A page's hair, cut straight at the jaw."""
    return pane(
        "M-24 -26C-30 -10 -31 10 -30 26C-24 30 -18 29 -14 26L-10 0L14 0L18 26"
        "C24 30 31 30 36 25C36 8 34 -12 26 -26Z",
        colour,
        2.4,
    ) + stroke(
        "M-26 -6C-27 6 -27 16 -26 26M-21 6L-21 27M29 -8C31 6 32 16 31 26M24 6C25 14 25 20 25 27",
        FINE,
        line,
    )


def side_hair(colour: str, line: str) -> str:
    """Hair behind a face in profile; draw it over the face."""
    return pane(
        "M-8 -28C-2 -24 4 -18 5 -8C6 -2 4 4 6 10C4 18 8 26 16 30C26 33 36 28 38 18"
        "C40 4 36 -16 26 -28Z",
        colour,
        2.4,
    ) + stroke(
        "M6 -22C14 -16 14 -4 13 6C12 16 16 22 22 24M15 -24C24 -14 22 0 22 8"
        "C22 14 25 18 30 18M25 -20C31 -10 31 0 32 8",
        FINE,
        line,
    )


def full_beard(colour: str, line: str, lips: str = RED) -> str:
    """A long pointed beard with its moustache."""
    return (
        pane(
            "M-18.5 6C-15 11 -12 12 -9 12C-6 10.5 -2 10.5 2 12C8 12 15 8 21.5 0"
            "C24 16 21 30 14 40C9 48 2 54 -3 60C-7 53 -14 46 -18 36"
            "C-21 26 -21 14 -18.5 6Z",
            colour,
            2.2,
        )
        + solid("M-9.5 18.5C-6 16.8 -2 16.8 2.5 18.8C0 22.5 -6 22.5 -9.5 18.5Z", lips)
        + stroke(
            "M-4 26C-5 36 -5 46 -3 56M3 26C5 34 4 44 1 51M-10 25C-13 33 -12 41 -9 48"
            "M10 24C14 30 13 38 9 44M16 14C18 20 18 28 15 34M-16 16"
            "C-17 22 -16.5 28 -15 32",
            FINE,
            line,
        )
        + stroke("M-15 12C-12 15 -9 15 -6.5 13M6 13C9 15 13 13 17 9", 1.2, line)
    )


def forked_beard(colour: str, line: str) -> str:
    """A beard in two curled points."""
    return (
        pane(
            "M-18.5 4C-16 10 -12 12 -8 11.5C-5 10 0 10 4 11.5C10 11.5 17 8 22 -2"
            "C25 14 23 28 18 38C15 45 8 48 6 42C5 38 3 36 0 35C-3 36 -4 38 -6 42"
            "C-9 48 -15 45 -18 37C-21 26 -21 14 -18.5 4Z",
            colour,
            2.2,
        )
        + solid("M-9.5 18C-6 16.2 -2 16.2 2.5 18.2C0 22 -6 22 -9.5 18Z", RED)
        + stroke(
            "M-10 24C-13 30 -13 36 -11 40M-4 26C-5 29 -6 31 -7 34M4 26C6 29 7 32 9 35"
            "M11 24C15 30 15 35 13 40M17 14C19 20 19 26 18 31M-16 16"
            "C-17.5 21 -17 26 -16.5 30",
            FINE,
            line,
        )
        + stroke("M-14 12C-11 14.5 -9 14.5 -6.5 13M5 13C9 14.5 13 12.5 17 8", 1.2, line)
    )


def side_beard(colour: str, line: str) -> str:
    """A beard on a face in profile, brought to a point in front."""
    return pane(
        "M-18 11.4C-14 9.6 -9 11 -5 14C1 13 8 8 12 -4C18 0 22 6 20 14"
        "C16 28 4 40 -10 46C-17 49 -22 47 -19 43C-17 40 -17 36 -17.6 32"
        "C-18 29 -17.6 26 -17 24.4C-15.6 22.6 -15 21 -15.6 19.6"
        "C-13 20 -11 19 -9.6 17C-12 15 -15 14.4 -18.6 14Z",
        colour,
        2.2,
    ) + stroke(
        "M-12 26C-10 32 -12 38 -14 42M-5 22C-3 30 -6 36 -10 40M3 18C5 26 1 32 -3 35"
        "M10 12C12 20 9 25 5 29M15 6C16.6 11 16 16 13 21",
        FINE,
        line,
    )


def parted_hair(colour: str, line: str) -> str:
    """Hair parted over a woman's brow; draw it over the face."""
    return (
        pane(
            "M1 -32C-8 -26 -15 -20 -17.5 -6C-19 0 -20 6 -22 10C-28 0 -30 -18 -24 -32Z", colour, 2.2
        )
        + pane("M1 -32C10 -28 18 -20 20.5 -6C22 2 24 8 26 12C32 0 33 -18 26 -32Z", colour, 2.2)
        + stroke(
            "M-6 -28C-14 -23 -19 -16 -21 -4M-15 -29C-21 -24 -24 -16 -24.5 -6M8 -28"
            "C16 -24 22 -16 24 -3M17 -29C24 -24 27 -16 28 -5",
            FINE,
            line,
        )
    )


def braids(colour: str, line: str) -> str:
    """Two plaits in front of the shoulders."""
    links = ""
    for x, way in ((-29, -1), (32, 1)):
        for k in range(6):
            y = -12 + 11 * k
            links += pane(
                f"M{x - 6} {y}C{x - 6} {y + 8} {x - 2} {y + 11} {x} {y + 13}"
                f"C{x + 2} {y + 11} {x + 6} {y + 8} {x + 6} {y}"
                f"C{x + 2} {y - 3} {x - 2} {y - 3} {x - 6} {y}Z",
                colour,
                2,
            )
            links += stroke(
                f"M{x - 3 * way} {y + 1}C{x} {y + 3} {x + 1} {y + 6} {x} {y + 9}", 1.3, line
            )
    return links
