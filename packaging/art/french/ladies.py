"""Ladies' faces in addition to those of heads.py, about the middle of the face, facing left."""

from __future__ import annotations

from french.garments import SHADE
from french.heads import BLUSH
from shapes import CREAM, FLESH, INK, RED, oval, pane, solid, stroke

_NECK = pane("M-8 20L12 20L13 44L-11 44Z", FLESH, 2.2) + solid(
    "M-6 25C2 30 8 26 11.5 21L12 34C6 37 -2 34 -7 28Z", SHADE
)


def modest() -> str:
    """Eyes cast down, the face long and still."""
    return (
        _NECK
        + pane(
            "M-17 -30L19 -30C21 -14 20.4 0 16 11C12 20.6 5 30 -2 30"
            "C-8.6 30 -13 21 -15 12C-17.6 3 -18.6 -14 -17 -30Z",
            FLESH,
            2.4,
        )
        + solid(oval(9, 9, 4.2, 3.4) + oval(-12, 9, 2.4, 3), BLUSH)
        + stroke("M-15.4 -5.4C-13 -1.6 -8 -1.4 -5.4 -4.6M3 -4.6C6 -1 11.4 -1.2 14.8 -5", 2.2)
        + stroke(
            "M-13.4 -2.6L-14.6 -0.6M-10.4 -1.8L-10.6 0.6M8.6 -1.6L8.8 0.8M12 -2.4L13.2 -0.4", 1.2
        )
        + stroke(
            "M-15 -8.4C-12.6 -10.4 -8.4 -10.4 -6 -8.6M3.6 -8.6C6.6 -10.6 11.4 -10.4 14.2 -8.2", 1
        )
        + stroke("M-15.6 -13.6C-13 -16.4 -9 -16.4 -5.4 -13.6L-8 6.4C-7.6 8.4 -5 8.8 -3.4 7.6", 1.5)
        + stroke("M4 -13.8C7.4 -16.8 12 -16.6 15.6 -13", 1.5)
        + solid(
            "M-9 16.6C-7.6 15.2 -6.2 15 -5.2 15.6C-3.8 14.8 -1.8 15 0 16.4"
            "C-2 19.6 -6.8 19.8 -9 16.6Z",
            RED,
        )
        + stroke("M-9 16.6C-6 17.2 -3 17 0 16.4", 1)
    )


def proud() -> str:
    """Dark, arched brows, wide eyes turned aside, full lips and a beauty spot."""
    return (
        _NECK
        + pane(
            "M-18 -30L20 -30C22.6 -14 22.4 0 18.4 9C15 18.6 8 26 -1 28"
            "C-9.4 26.6 -14.4 19.4 -16.6 10C-19 2 -20 -14 -18 -30Z",
            FLESH,
            2.4,
        )
        + solid(
            "M19 -29C21.6 -14 21.4 0 17.6 9C14.6 17.4 8 24.6 1.6 27C8 18 12 10 12.4 0"
            "C13 -12 12 -20 11 -29Z",
            SHADE,
        )
        + solid(oval(9, 7.6, 4.6, 3.6), BLUSH)
        + solid(
            "M-17 -4C-14 -10.4 -8.4 -10.4 -5.4 -4.6C-9 -1.8 -14 -1.6 -17 -4Z"
            "M2.6 -4.6C6 -11 12.4 -10.8 16 -4C12 -1.2 6.6 -1.6 2.6 -4.6Z",
            CREAM,
        )
        + solid(oval(-9.4, -5.6, 2.8) + oval(10.6, -5.6, 3), INK)
        + stroke(
            "M-17.6 -4C-14 -10.4 -8.4 -10.4 -5.4 -4.6M2.6 -4.6C6 -11 12.4 -10.8 16.8 -3.6", 2.3
        )
        + stroke("M-17 -12C-14 -17 -9 -17.6 -5 -14.4M3.6 -14.8C8 -18.4 13.6 -17.4 17 -11.6", 2.4)
        + stroke("M-5 -14.4L-8.4 5.2C-8 7.6 -5 8 -3.4 6.6", 1.7)
        + solid(
            "M-10.6 15C-8.6 12.6 -6.6 12.4 -5.2 13.4C-3.6 12.2 -1.2 12.6 1.8 14.8"
            "C-1 20.4 -7.6 20.4 -10.6 15Z",
            RED,
        )
        + stroke("M-10.6 15C-7 16 -3 15.8 1.8 14.8", 1.1)
        + solid(oval(7.4, 17, 1.3), INK)
    )


def aside() -> str:
    """A lady in profile."""
    eye = "M-13.8 -5C-11.4 -9.4 -7 -9.6 -3 -6.6"
    return (
        _NECK
        + pane(
            "M20 -30L-9 -30C-12.6 -24 -14 -18 -13.2 -13C-13.6 -9 -16.6 -4 -19.8 1.4"
            "C-21 4.4 -19.4 6 -16.4 6.4L-15.6 8.8C-17.4 10.2 -18.8 12.2 -17.8 13.6"
            "C-16.8 14.4 -16.6 15 -17.4 16C-18 17.4 -16.6 18.4 -15.6 19"
            "C-16 21.4 -16 23 -14.4 25.4C-12 28.6 -8 29 -4 28C5 25 13 19 16.6 10"
            "C20 2 22 -14 20 -30Z",
            FLESH,
            2.4,
        )
        + solid(oval(0, 8, 4.8, 3.8), BLUSH)
        + solid(eye + "C-5.6 -3.6 -9.6 -2.8 -13.8 -5Z", CREAM)
        + solid(oval(-10.2, -6, 2.6), INK)
        + stroke(eye + "M-13.8 -5L-16 -5.8", 2.1)
        + stroke(
            "M-13 -13.6C-10 -16.8 -5.4 -16.8 -1 -13.8M-16.4 6.4C-14.2 6.2 -13.2 4.4 -14 2.6", 1.6
        )
        + solid(
            "M-18 13.4C-15.6 11.4 -12 13 -9.6 15C-11.6 17.4 -14.4 18.8 -17 18.2"
            "C-17.6 17 -17 16 -16.8 15Z",
            RED,
        )
        + stroke("M-17 15.4L-9.6 15", 1.1)
    )


def swept_hair(colour: str, line: str) -> str:
    """A lady's hair in profile, swept back over the ear; draw it over the face."""
    return pane(
        "M-9 -30C-8 -24 -4 -20 1 -16C4 -10 3 -4 6 2C9 8 12 12 18 13C28 14 34 4 32 -12"
        "C31 -24 26 -32 16 -34C6 -37 -4 -35 -9 -30Z",
        colour,
        2.2,
    ) + stroke(
        "M-2 -29C6 -24 10 -14 10 -2M6 -31C14 -26 18 -14 17 4M15 -32C22 -27 26 -14 24 2", 1.5, line
    )
