"""Objects held by the German kings, about the middle of the hand: sceptres, sword, goblet."""

from __future__ import annotations

from french.heads import placed
from shapes import (
    BLUE,
    CREAM,
    FINE,
    FLESH,
    GREEN,
    INK,
    OCHRE,
    RED,
    moved,
    oval,
    pane,
    solid,
    stroke,
)


def shaft(top: float, colour: str, width: float = 6, bottom: float = 14) -> str:
    """A rod through the hand."""
    x = width / 2
    return pane(f"M{-x} {top}L{x} {top}L{x} {bottom}L{-x} {bottom}Z", colour, 2)


def acorn_sceptre() -> str:
    """A sceptre that ends in a golden acorn between two oak leaves."""
    leaf = (
        "M0 0C3 -5 7 -4 8 -8C12 -7 14 -11 13 -15C17 -16 18 -21 15 -24"
        "C10 -24 8 -20 6 -19C3 -19 2 -15 2 -12C-1 -10 -1 -4 0 0Z"
    )
    return (
        shaft(-74, OCHRE)
        + pane(oval(0, -24, 6, 4), GREEN, 2)
        + pane(oval(0, -50, 6, 4), GREEN, 2)
        + pane(moved(leaf, 2, -66, 0.95, 24), GREEN, 1.8)
        + pane(moved(leaf, -2, -66, 0.95, -24, flip=True), GREEN, 1.8)
        + pane("M-9 -84C-10 -96 -4 -104 0 -109C4 -104 10 -96 9 -84Z", OCHRE, 2.2)
        + solid("M9 -85C10 -96 4 -104 1 -107C4 -99 5 -92 4 -85Z", RED)
        + pane(
            "M-12 -84C-12 -76 -6 -71 0 -71C6 -71 12 -76 12 -84C6 -88 -6 -88 -12 -84Z", GREEN, 2.2
        )
        + stroke("M-8 -76L0 -86L8 -76M-10 -82L-2 -72M10 -82L2 -72", 1.1)
    )


def orb() -> str:
    """A ball of state with its cross."""
    return (
        pane(
            "M-2.2 -48L2.2 -48L2.2 -42L8 -42L8 -37.6L2.2 -37.6L2.2 -30L-2.2 -30"
            "L-2.2 -37.6L-8 -37.6L-8 -42L-2.2 -42Z",
            OCHRE,
            1.8,
        )
        + pane(oval(0, -13, 18), RED, 2.4)
        + pane("M-18 -15.6C-8 -10 8 -10 18 -15.6L18 -10C8 -4.6 -8 -4.6 -18 -10Z", OCHRE, 1.8)
        + pane("M-2.8 -31L2.8 -31L3.4 -11.6L-3.4 -11.6Z", OCHRE, 1.8)
        + stroke("M-12 -20C-11 -23.6 -8.6 -26 -6.6 -27", 1.8, CREAM)
    )


def cupped(colour: str = FLESH) -> str:
    """A hand turned up to carry something on it."""
    return pane(
        "M-17 -1C-12 5 10 5 16 -2C20 -3 21 1 18 4C12 14 -8 16 -14 9C-18 6 -20 1 -17 -1Z",
        colour,
        2.1,
    ) + stroke("M-12 4.6L-9 9.6M-5 6L-3 11M2.6 6L3.4 11M9.4 4L9.6 8.6", FINE)


def judgement_sword() -> str:
    """A broad sword of justice with a straight guard."""
    return (
        pane("M-7.5 -18L-7.5 -102L0 -112L7.5 -102L7.5 -18Z", CREAM, 2.4)
        + stroke("M-2 -98L-2 -24M2 -98L2 -24", 1.1)
        + pane(
            "M-26 -24C-22 -27 -18 -25 -18 -23L18 -23C18 -25 22 -27 26 -24"
            "C26 -18 22 -15 18 -16L-18 -16C-22 -15 -26 -18 -26 -24Z",
            OCHRE,
            2.2,
        )
        + pane("M0 -25L5 -19.6L0 -14L-5 -19.6Z", BLUE, 1.6)
    )


def goblet() -> str:
    """A lidded goblet of gold, embossed."""
    return (
        pane("M-4 -22L4 -22L4 12L-4 12Z", OCHRE, 2)
        + pane(oval(0, -20, 8, 4.4), RED, 2)
        + pane("M-20 -66C-22 -46 -16 -30 0 -28C16 -30 22 -46 20 -66Z", OCHRE, 2.4)
        + "".join(
            pane(
                f"M{x} -50C{x + 4.6} -47 {x + 4.6} -38 {x} -33"
                f"C{x - 4.6} -38 {x - 4.6} -47 {x} -50Z",
                RED,
                1.6,
            )
            for x in (-11, 0, 11)
        )
        + pane("M-22 -70L22 -70L22 -62L-22 -62Z", OCHRE, 2.2)
        + pane("M-20 -71C-18 -84 -8 -88 0 -88C8 -88 18 -84 20 -71Z", OCHRE, 2.2)
        + stroke(
            "M-12 -73C-11 -80 -7 -84 -4 -85M0 -73L0 -86M12 -73C11 -80 7 -84 4 -85M-17 -58L17 -58",
            FINE,
        )
        + pane(oval(0, -92, 4.6), RED, 1.8)
        + pane(
            "M0 -108C3 -103 6 -102 5 -99C4 -96 -4 -96 -5 -99C-6 -102 -3 -103 0 -108Z", OCHRE, 1.6
        )
    )


def bell_mace() -> str:
    """A sceptre hung with three hawk bells under a star."""
    bell = (
        pane(oval(0, 0, 6.4), OCHRE, 1.8)
        + stroke("M-6 0.6L6 0.6", 1.2)
        + solid(oval(0, 3.2, 1.5), INK)
    )
    star = "M0 -15L3.6 -5L14 -5L6 1.6L8.8 12L0 6L-8.8 12L-6 1.6L-14 -5L-3.6 -5Z"
    return (
        shaft(-84, BLUE)
        + stroke("M-14 -58C-6 -66 6 -66 14 -58", 5)
        + stroke("M-14 -58C-6 -66 6 -66 14 -58", 2, OCHRE)
        + placed(-15, -50, bell)
        + placed(15, -50, bell)
        + pane(oval(0, -34, 6, 4), OCHRE, 2)
        + pane(oval(0, -70, 7, 4.4), RED, 2)
        + pane(moved(star, 0, -93, 1.05), OCHRE, 2.2)
        + solid(oval(0, -93, 3), RED)
    )


def charter() -> str:
    """A rolled charter with its seal."""
    return (
        stroke("M-2 -4C-8 6 -10 12 -8 20", 2.2, RED)
        + pane("M-9 -50L9 -50L9 12L-9 12Z", CREAM, 2.2)
        + pane(oval(0, -50, 9, 4), CREAM, 2)
        + stroke("M-4 -50C-4 -52 4 -52 4 -49.6C3 -48 -1 -48 -1 -50", 1.2)
        + pane("M-10 -30L10 -30L10 -24L-10 -24Z", RED, 1.6)
        + stroke("M8 -26C13 -22 13 -18 12 -14", 2, RED)
        + pane(oval(12, -11, 5.4), RED, 1.8)
        + stroke(oval(12, -11, 2.4), 1)
    )


def heart_sceptre() -> str:
    """A short sceptre with a heart."""
    heart = "M0 6C-2 0 -11 -5 -11 -12C-11 -19 -2 -20 0 -13C2 -20 11 -19 11 -12C11 -5 2 0 0 6Z"
    return (
        shaft(-44, OCHRE, 5)
        + pane(oval(0, -32, 5, 3.4), BLUE, 1.8)
        + pane(moved(heart, 0, -48), RED, 2.2)
    )


def casket() -> str:
    """A casket of gold for the treasure."""
    return (
        pane("M-19 -20L19 -20L17 1L-17 1Z", OCHRE, 2.2)
        + pane("M-19 -20C-19 -34 -10 -38 0 -38C10 -38 19 -34 19 -20Z", RED, 2.2)
        + pane("M-20.6 -22.6L20.6 -22.6L20.6 -17L-20.6 -17Z", OCHRE, 1.8)
        + stroke("M-10 -36L-10 -22M10 -36L10 -22M-11 -17L-10 0M11 -17L10 0", FINE)
        + pane("M-4 -21L4 -21L4 -13C2 -10 -2 -10 -4 -13Z", BLUE, 1.6)
    )
