"""Objects held by Obers and Unters, about the middle of the hand: arms, instruments."""

from __future__ import annotations

import math

from french.heads import placed
from german.regalia import shaft
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

# Obers --------------------------------------------------------------------------------------------


def sabre() -> str:
    """A curved sword with a basket for the hand."""
    return (
        pane("M-5 -16C-9 -50 -4 -84 16 -110C14 -80 10 -48 6 -16Z", CREAM, 2.4)
        + stroke("M0 -20C-2 -50 2 -78 12 -100", 1.2)
        + pane(
            "M-20 -20C-12 -14 12 -14 20 -22C24 -16 20 -9 12 -9L-12 -9C-20 -9 -24 -14 -20 -20Z",
            OCHRE,
            2.2,
        )
    )


def buckler() -> str:
    """A round shield with an acorn for its charge."""
    return (
        pane(oval(0, 0, 29), OCHRE, 2.6)
        + pane(oval(0, 0, 23.4), RED, 1.8)
        + "".join(
            solid(oval(26.2 * math.cos(a), 26.2 * math.sin(a), 1.5), INK)
            for a in (math.pi * k / 8 for k in range(16))
        )
        + stroke("M-16 -6C-15 -12 -11 -16 -6 -17", 1.8, CREAM)
    )


def halberd() -> str:
    """A shaft with an axe, a hook and a long spike, and a tassel below."""
    return (
        shaft(-86, OCHRE)
        + pane("M3 -80L19 -88C21 -80 19 -72 16 -66L3 -62Z", CREAM, 2)
        + pane(
            "M-3 -84C-12 -80 -19 -84 -25 -92C-32 -80 -32 -62 -24 -50C-18 -58 -12 -62 -3 -60Z",
            CREAM,
            2.4,
        )
        + stroke("M-23.6 -86C-27.6 -76 -27.6 -64 -23 -56", 1.2)
        + pane("M-4.4 -84L0 -118L4.4 -84Z", CREAM, 2.2)
        + pane("M-5 -86L5 -86L5 -58L-5 -58Z", BLUE, 2)
        + solid(oval(0, -78, 1.5) + oval(0, -66, 1.5), OCHRE)
        + pane("M-5 -58L5 -58L9 -36L4.6 -40L0 -34L-4.6 -40L-9 -36Z", RED, 1.8)
        + stroke("M-2 -56L-3 -42M2 -56L3 -42", 1.1)
    )


def rose() -> str:
    """A wild rose on a long stem, with a bud."""
    leaf = "M0 0C5 -8 15 -10 23 -6C17 2 8 6 0 0Z"
    petal = "M0 0C-9 -3 -12 -12 -7 -17C-4 -20 -1 -18 0 -16C1 -18 4 -20 7 -17C12 -12 9 -3 0 0Z"
    stem = "M0 12C-2 -16 4 -40 -2 -76M0 -34C8 -44 13 -54 14 -64"
    return (
        stroke(stem, 6)
        + stroke(stem, 2.6, GREEN)
        + pane(moved(leaf, 1, -24, 0.8), GREEN, 1.8)
        + pane(moved(leaf, -1, -34, 0.95, flip=True), GREEN, 1.8)
        + stroke("M3 -25L15 -28M-4 -35L-18 -39", 1.1)
        + pane("M14 -60C8 -64 9 -72 14 -77C19 -72 20 -64 14 -60Z", RED, 1.8)
        + pane("M8 -66C11 -62 17 -62 20 -66C20 -60 17 -57 14 -57C11 -57 8 -60 8 -66Z", GREEN, 1.6)
        + "".join(pane(moved(petal, -3, -86, 1.12, 72 * k), RED, 2) for k in range(5))
        + "".join(stroke(moved("M0 -7L0 -13", -3, -86, 1.12, 72 * k), 1.2) for k in range(5))
        + pane(oval(-3, -86, 6), OCHRE, 1.8)
        + solid(
            "".join(
                oval(-3 + 2.8 * math.cos(a), -86 + 2.8 * math.sin(a), 0.9)
                for a in (0.5, 2.1, 3.7, 5.3)
            ),
            INK,
        )
    )


def drum() -> str:
    """The upper part of a soldier's drum: gilt hoop, a blue shell in flames, white cords."""
    flames = "".join(f"M{x} 39L{x + 6} 19L{x + 12} 39Z" for x in (-42, -28, -14, 0, 14, 28))
    cords = (
        "M-40 12L-29 39M-16 12L-27 39M-16 12L-5 39M8 12L-3 39M8 12L19 39M32 12L21 39M32 12L42 34"
    )
    return (
        pane("M-42 4L-42 39L42 39L42 4Z", BLUE, 2.4)
        + solid(flames, OCHRE)
        + stroke(cords, 3.4)
        + stroke(cords, 1.7, CREAM)
        + pane(
            "M-45 0C-45 6 -20 9 0 9C20 9 45 6 45 0L45 9C45 15 20 18 0 18C-20 18 -45 15 -45 9Z",
            RED,
            2.2,
        )
        + pane(oval(0, 0, 45, 9), CREAM, 2.4)
        + stroke("M-36 1C-28 5.4 28 5.4 36 1", 1.1)
    )


def stick() -> str:
    """A drumstick with a round tip, below the hand."""
    return pane("M-2.6 -14L-1.6 46L1.6 46L2.6 -14Z", CREAM, 1.8) + pane(
        oval(0, 48, 4, 5), CREAM, 1.8
    )


# Unters -------------------------------------------------------------------------------------------


def tankard() -> str:
    """A stoneware tankard with a pewter lid, the beer foaming over."""
    return (
        stroke("M12 -58C34 -60 34 -14 13 -16", 9.5)
        + stroke("M12 -58C34 -60 34 -14 13 -16", 5, CREAM)
        + pane("M-19 -68L15 -68L17 4C8 9 -12 9 -21 4Z", BLUE, 2.4)
        + pane("M-19.4 -60L15.4 -60L15.8 -50L-19.8 -50Z", CREAM, 1.8)
        + pane("M-20.8 -8L16.8 -8L17 2L-21 2Z", CREAM, 1.8)
        + pane(moved("M0 -14L12 0L0 14L-12 0Z", -2, -29), CREAM, 1.8)
        + pane(moved("M0 -7L5.6 0L0 7L-5.6 0Z", -2, -29), OCHRE, 1.6)
        + pane(
            "M-24 -66C-28 -74 -20 -80 -14 -77C-12 -85 0 -85 3 -79C9 -83 18 -79 17 -72"
            "C21 -68 18 -63 14 -64"
            "C12 -58 6 -58 4 -64C0 -61 -5 -61 -8 -65C-10 -54 -18 -54 -18 -64"
            "C-21 -63 -23 -64 -24 -66Z",
            "#fbf7ea",
            2,
        )
        + stroke("M-14 -71C-13 -74 -10 -75 -8 -73M0 -73C2 -76 6 -76 8 -73", 1.1)
    )


def horn() -> str:
    """A great ox-horn bound in gold, its mouthpiece at the lips, held by the hand."""
    return (
        pane(
            "M-42 -22C-30 -6 -12 2 2 0C18 -4 24 -20 22 -44L20 -78L-2 -74C0 -58 2 -40 -4 -32"
            "C-12 -24 -26 -24 -38 -30Z",
            CREAM,
            2.4,
        )
        + solid(
            "M-30 -12C-18 -2 -8 1 2 0C18 -4 24 -20 22 -44L21 -62C18 -40 14 -18 -2 -12"
            "C-12 -9 -22 -9 -30 -12Z",
            OCHRE,
        )
        + pane("M-4 -73C4 -79 14 -82 23 -81L23 -67C14 -68 5 -66 -3 -61Z", OCHRE, 2)
        + pane("M-45 -30L-36 -32L-32 -22L-40 -17Z", OCHRE, 2)
        + pane("M-14 -24L-7 -28L-1 -4L-10 -2Z", RED, 1.8)
        + pane("M2 -42L22 -46L22 -38L1 -35Z", RED, 1.8)
        + stroke("M-10 -3C-8 8 -4 12 2 14M16 -42C26 -34 24 -10 8 6", 2, RED)
        + stroke("M4 -70L20 -74", 1.2)
    )


def pipe() -> str:
    """A cross-flute of boxwood; drawn level, its mouth hole at the origin."""
    return (
        pane("M-16 -4.4L92 -4.4L92 4.4L-16 4.4Z", OCHRE, 2.2)
        + pane("M-18 -5.6L-9 -5.6L-9 5.6L-18 5.6Z", RED, 1.8)
        + pane("M84 -5.6L94 -5.6L94 5.6L84 5.6Z", RED, 1.8)
        + pane("M18 -5.4L24 -5.4L24 5.4L18 5.4Z", RED, 1.6)
        + solid("".join(oval(x, -0.6, 1.7) for x in (36, 48, 60, 74)), INK)
    )


def fingering(colour: str = FLESH) -> str:
    """A hand below a level flute, three fingers and a thumb about it."""
    return (
        pane("M-11 4C-13 12 -9 19 -3 21L8 20C13 16 14 9 12 4Z", colour, 2)
        + "".join(
            pane(
                f"M{x - 3.6} 8L{x - 3.6} -3C{x - 3.6} -8.6 {x + 3.6} -8.6 {x + 3.6} -3L{x + 3.6} 8",
                colour,
                1.7,
            )
            for x in (-7, 0.4, 7.8)
        )
        + stroke("M-9 9C-4 12 4 12 10 9", FINE)
    )


def marotte() -> str:
    """A fool's stick with a small laughing head in a hood of its own."""
    head = (
        pane(
            "M-13 -2C-22 -14 -18 -26 -26 -30C-14 -36 -4 -28 0 -22C4 -28 14 -36 26 -30"
            "C18 -26 22 -14 13 -2Z",
            RED,
            2,
        )
        + pane("M0 -22C4 -28 14 -36 26 -30C18 -26 22 -14 13 -2L0 -2Z", BLUE, 2)
        + pane("M-9 -10C-8 -16 8 -16 9 -10C11 0 6 10 -1 12C-7 10 -11 0 -9 -10Z", FLESH, 1.9)
        + solid(oval(-4, -5, 1.4) + oval(4, -5, 1.4), INK)
        + stroke("M-0.6 -4L-2.4 1.4L0.6 1.6", 1.2)
        + stroke("M-5 4.6C-2 8 3 7.6 5.6 4", 1.5, RED)
        + pane("M-14 12L-7 8L0 13L7 8L14 12L8 20L-8 20Z", OCHRE, 1.8)
        + "".join(pane(oval(x, y, 3.4), OCHRE, 1.6) for x, y in ((-27, -27), (27, -27)))
    )
    return (
        shaft(-44, OCHRE, 5)
        + stroke("M-2.5 -14L2.5 -21M-2.5 -26L2.5 -33", 2, RED)
        + placed(0, -62, head)
    )
