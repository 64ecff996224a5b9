"""Beards and hair, about the middle of the face, facing left."""

from __future__ import annotations

from shapes import FINE, RED, pane, solid, stroke

# Beards -------------------------------------------------------------------------------------------


def square_beard(colour: str, line: str) -> str:
    """A broad beard cut straight, as on the coins of the Electors."""
    return (
        pane(
            "M-19.6 4C-17 11 -12 13 -8.6 12.4C-5 10.4 0 10.4 4.6 12.4C11 12.4 18 8 23 -2"
            "C26 12 26 28 23 43C14 48 -12 48 -19 43C-22.6 30 -23 14 -19.6 4Z",
            colour,
            2.2,
        )
        + solid("M-10 18.6C-6 16.6 -2 16.6 3.4 18.8C0 22.8 -6 22.8 -10 18.6Z", RED)
        + stroke(
            "M-15 15C-16.4 24 -16 34 -14.4 43M-8.6 25C-9.6 32 -9 39 -8 45M-2 26L-2 46M5 25"
            "C6.4 32 6 39 5 45.4M12.6 20C15 28 14.6 37 12.6 44.6M19 10C21 20 21 32 19.6 42",
            FINE,
            line,
        )
        + stroke("M-15 12.6C-12 15.4 -9.6 15.4 -6.6 13.4M5.4 13.6C9 15.6 13 14 17.6 9", 1.3, line)
    )


def long_beard(colour: str, line: str) -> str:
    """An old king's beard, in waves to the breast."""
    return (
        pane(
            "M-18 6C-14.6 11.6 -11.6 12.6 -8.6 12.4C-5 11 -1 11 3 12.4C9 12.4 15 8 20.6 -1"
            "C24 10 25 22 22 33C26 40 20 52 12 58C8 66 2 70 -3 77C-7 69 -13 64 -15.6 56"
            "C-22 48 -24 38 -20 31C-22.6 22 -21 13 -18 6Z",
            colour,
            2.2,
        )
        + solid("M-9.6 19C-6 17.2 -2 17.2 2.6 19.2C0 22.8 -6 22.8 -9.6 19Z", "#c9786a")
        + stroke(
            "M-4 26C-7 36 -1 44 -4.6 54C-6 62 -4 68 -3 73M3.6 26C1 36 6 44 3 54C1.6 60 1 64 -0.6 68"
            "M-11 24C-15 33 -9 42 -12 52M10.6 23C7 33 14 40 9.6 52M16.6 13C15 24 19 32 15.6 44"
            "M-16 17C-18.6 25 -14 31 -16.4 41",
            FINE,
            line,
        )
        + stroke("M-14 13C-11.6 15.6 -9 15.6 -6.6 13.8M4.6 13.6C8 15.6 12 13.6 16 9", 1.2, line)
    )


def goatee(colour: str) -> str:
    """A soldier's moustache brushed out, and a pointed tuft on the chin."""
    return (
        pane(
            "M-6 11.6C-11 10.4 -16 13.6 -23 8.6C-22 17 -12.6 19.6 -6 15.8C1.6 20 12 18.6 19 8"
            "C11.6 12.4 1 9.6 -6 11.6Z",
            colour,
            1.6,
        )
        + solid("M-9.4 19.6C-6.6 18.6 -3 18.6 0.4 19.6C-2 22 -7 22 -9.4 19.6Z", RED)
        + pane(
            "M-8.6 24.6C-6 23.4 -2 23.4 0.6 24.6C2.6 31 -1 36 -4 42C-7.6 36 -10.6 31 -8.6 24.6Z",
            colour,
            1.6,
        )
    )


def jaw_beard(colour: str, line: str) -> str:
    """A short beard round the jaw, with a moustache."""
    return (
        pane(
            "M-18.8 7C-15 12 -11 12.6 -8.6 11.6C-5 10 -1 10 3 11.4C9 12 17 6 22.8 -6"
            "C25.6 8 23.6 20 17 29C11 36.4 1 38.6 -4 38.4C-11 37.4 -16.6 29 -18.8 19"
            "C-20 14 -20 11 -18.8 7Z",
            colour,
            2.2,
        )
        + solid("M-10 18C-6 15.8 -1.6 15.8 3.6 18C0 22 -6.4 22 -10 18Z", RED)
        + stroke(
            "M-14.6 18C-13.6 24 -11.6 29 -8.6 33M-5 26C-5.4 30 -5 33 -4.4 36M3.6 25.6"
            "C4.6 29 4 32 3 35"
            "M11 21C12 25 11 29 9 32M17.4 12C18 17 17 22 14.6 26",
            FINE,
            line,
        )
    )


# Hair ---------------------------------------------------------------------------------------------


def waves(colour: str, line: str) -> str:
    """Hair in long waves to the shoulder; draw it behind the face."""
    left = (
        "M-16 -32C-28 -28 -30 -16 -28 -8C-34 0 -33 8 -29 14C-35 20 -34 30 -28 34"
        "C-22 38 -14 36 -10 28L-8 -20Z"
    )
    right = (
        "M18 -32C31 -28 33 -16 31 -8C37 0 36 8 32 14C38 20 37 30 31 34C25 38 17 36 13 28L11 -20Z"
    )
    return (
        pane(left, colour, 2.4)
        + pane(right, colour, 2.4)
        + stroke(
            "M-23 -20C-26 -8 -20 2 -25 12C-28 20 -24 26 -22 30M26 -20C29 -8 23 2 28 12"
            "C31 20 27 26 25 30",
            FINE,
            line,
        )
    )


def nape(colour: str, line: str) -> str:
    """Hair at the back of a head in profile, rolled in at the nape; draw it over the face."""
    return pane(
        "M-6 -28C0 -24 4 -18 4.6 -9C6 -3 3 3 5.6 9C5 15 8 20 13 21C17 30 30 31 35 24"
        "C41 14 38 -14 27 -28Z",
        colour,
        2.4,
    ) + stroke(
        "M7 -22C14 -14 13 -2 11 8C11 14 14 18 18 20M16 -24C23 -12 21 2 21 10C22 18 27 22 31 19"
        "M25 -20C31 -8 31 4 30 13",
        FINE,
        line,
    )
