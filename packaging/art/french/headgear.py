"""Crowns, veils, hats and plumes, about the middle of the face they sit on, facing left."""

from __future__ import annotations

from shapes import BLUE, CREAM, FINE, INK, OCHRE, RED, moved, oval, pane, solid, stroke

_BAND = "M-28 -32C-10 -27 10 -27 28 -32L27 -21C10 -16 -10 -16 -27 -21Z"
_GEM = "M0 -3.4L3.4 0L0 3.4L-3.4 0Z"


def _band(outer: str, middle: str) -> str:
    stones = ((-18, -23.6, outer), (0, -22, middle), (18, -23.6, outer))
    return pane(_BAND, OCHRE, 2.4) + "".join(solid(moved(_GEM, x, y), c) for x, y, c in stones)


def pointed_crown() -> str:
    """Five points with pearls."""
    tips = ((-33, -51), (-16, -55), (0, -61), (16, -55), (33, -51))
    return (
        pane(
            "M-27 -29L-33 -50L-23 -42L-16 -54L-8 -43L0 -60L8 -43L16 -54L23 -42L33 -50L27 -29Z",
            OCHRE,
            2.4,
        )
        + stroke("M-23 -34L-23 -40M-8 -33L-8 -41M8 -33L8 -41M23 -34L23 -40", FINE)
        + "".join(pane(oval(x, y, 3.2), OCHRE, 1.8) for x, y in tips)
        + _band(RED, BLUE)
    )


def trefoil_crown() -> str:
    """Three clover leaves on stalks, a green cap between them."""
    leaves = "".join(
        stroke(f"M{x} -32L{x * 1.12} {y + 5}", 6.5)
        + stroke(f"M{x} -31L{x * 1.12} {y + 5}", 2.6, OCHRE)
        + "".join(
            pane(moved(part, x * 1.12, y), OCHRE, 2)
            for part in (oval(-5.2, 2, 4.8), oval(5.2, 2, 4.8), oval(0, -5, 4.8))
        )
        for x, y in ((-24, -46), (24, -46), (0, -54))
    )
    cap = pane("M-26 -29C-24 -44 -12 -48 0 -48C12 -48 24 -44 26 -29Z", RED, 2.2)
    return cap + leaves + _band(BLUE, RED)


def arched_crown() -> str:
    """An imperial crown: a cap under golden arches, a cross on top."""
    side = "M-27 -29C-37 -45 -22 -53 -4 -53L-4 -47C-18 -46 -26 -41 -19 -29Z"
    cross = (
        "M-1.8 -65L1.8 -65L1.8 -61.4L5.4 -61.4L5.4 -57.8L1.8 -57.8L1.8 -53L-1.8 -53L-1.8 -57.8"
        "L-5.4 -57.8L-5.4 -61.4L-1.8 -61.4Z"
    )
    return (
        pane("M-27 -29C-35 -43 -22 -51 0 -51C22 -51 35 -43 27 -29Z", BLUE, 2.4)
        + pane(side, OCHRE, 2)
        + pane(moved(side, flip=True), OCHRE, 2)
        + pane("M-4 -29L-4.5 -53L4.5 -53L4 -29Z", OCHRE, 2)
        + pane(cross, OCHRE, 1.8)
        + _band(BLUE, RED)
    )


def lily_crown() -> str:
    """A low circlet of lilies."""
    lily = (
        "M0 -14C4 -9 4 -4 2.4 0C8 -1 8.6 -8 6 -9C13 -10 13 2 5 4L-5 4"
        "C-13 2 -13 -10 -6 -9C-8.6 -8 -8 -1 -2.4 0C-4 -4 -4 -9 0 -14Z"
    )
    return "".join(
        pane(moved(lily, x, y, 1.05, turn), OCHRE, 2)
        for x, y, turn in ((-23, -35, -12), (23, -35, 12), (0, -35, 0))
    ) + _band(RED, BLUE)


def coronet(height: float = 1) -> str:
    """A queen's small crown, set back on the hair."""
    top = 16 * height
    return (
        pane(
            f"M-17 -33L-21 {-33 - top}L-10 {-39 - top * 0.4}L0 {-38 - top}"
            f"L10 {-39 - top * 0.4}L21 {-33 - top}L17 -33Z",
            OCHRE,
            2.2,
        )
        + "".join(
            pane(oval(x, y, 2.8), CREAM, FINE)
            for x, y in ((-21, -34 - top), (0, -39 - top), (21, -34 - top))
        )
        + pane("M-20 -35C-7 -31 7 -31 20 -35L20 -28C7 -24 -7 -24 -20 -28Z", OCHRE, 2.2)
        + solid(moved(_GEM, 0, -28.4, 0.8), RED)
        + solid(moved(_GEM, -11, -29.4, 0.7) + moved(_GEM, 11, -29.4, 0.7), BLUE)
    )


def veil(colour: str, line: str) -> str:
    """A veil that falls behind the shoulders; draw it behind the face."""
    return pane(
        "M-2 -38C-26 -38 -31 -16 -32 4C-33 22 -38 34 -44 42L44 42C40 32 36 22 35 4"
        "C34 -16 28 -38 2 -38Z",
        colour,
        2.4,
    ) + stroke(
        "M-27 -14C-29 6 -30 22 -36 38M-23 8C-24 22 -26 30 -30 38M31 -14"
        "C32 6 34 22 38 38M26 8C27 22 29 30 33 38",
        FINE,
        line,
    )


def wimple() -> str:
    """White linen about cheeks and chin; draw it behind the face."""
    return pane(
        "M-22 -32C-28 -10 -28 14 -22 28C-26 34 -30 38 -34 42L36 42"
        "C32 38 28 34 26 28C31 12 31 -12 24 -32Z",
        CREAM,
        2.4,
    ) + stroke("M-19 16C-16 26 -8 34 0 34C9 34 17 26 21 15M-24 32C-16 40 14 41 27 32", FINE)


def hood(colour: str, edge: str) -> str:
    """A gabled hood with a golden edge; draw it over the face."""
    return (
        pane(
            "M2 -44C-14 -42 -24 -34 -27 -20L-30 12L-20 10C-20 -4 -18 -18 0 -25"
            "C19 -19 22 -4 23 10L33 12L31 -20C28 -34 18 -42 2 -44Z",
            colour,
            2.4,
        )
        + pane(
            "M0 -33C-16 -27 -22 -18 -23 11L-18 10C-18 -6 -14 -16 0 -22"
            "C15 -17 20 -6 21 10L26 11C25 -18 18 -27 0 -33Z",
            edge,
            1.8,
        )
        + "".join(
            solid(oval(x, y, 1.7), INK)
            for x, y in (
                (-20.6, 2),
                (-19, -9),
                (-12, -19.5),
                (0, -27),
                (13, -20),
                (21.4, -9),
                (23.4, 2),
            )
        )
    )


def plume(colour: str, x: float, y: float, turn: float, size: float = 1) -> str:
    """One feather that springs from its quill at (x, y)."""
    blade = "M0 0C-8 -8 -14 -22 -10 -36C-8 -44 0 -50 10 -48C16 -46 15 -40 10 -39C14 -30 12 -12 0 0Z"
    spine = (
        "M0 0C-2 -14 -2 -30 6 -42M-2 -12L-8 -18M-2.4 -20L-9.4 -27M-1.4 -28L-7 -35"
        "M-1 -16L6 -20M-1 -24L8.4 -29M1 -32L9 -36"
    )
    return pane(moved(blade, x, y, size, turn), colour, 2) + stroke(
        moved(spine, x, y, size, turn), 1.2
    )


def beret(colour: str, band: str) -> str:
    """A wide, slanting beret."""
    return (
        pane(
            "M-24 -25C-40 -26 -44 -38 -32 -45C-18 -54 20 -54 34 -42C42 -34 36 -24 26 -23Z",
            colour,
            2.4,
        )
        + stroke("M-26 -34C-14 -42 12 -43 28 -34M-12 -28C-8 -34 -2 -37 4 -38", FINE)
        + pane("M-25 -28C-8 -24 12 -24 28 -27L28 -19C12 -16 -8 -16 -25 -20Z", band, 2.2)
    )


def brimmed_hat(colour: str, band: str) -> str:
    """A hat with a broad brim turned up at the side."""
    return (
        pane("M-20 -28C-20 -46 -12 -54 2 -54C16 -54 24 -46 24 -28Z", colour, 2.4)
        + pane("M-21 -36C-8 -32 12 -32 25 -36L25 -28C12 -24 -8 -24 -21 -28Z", band, 2)
        + pane(
            "M-42 -30C-34 -24 -18 -26 0 -26C20 -26 36 -28 42 -44C48 -30 36 -14 20 -16"
            "C4 -19 -10 -16 -24 -16C-36 -16 -42 -22 -42 -30Z",
            colour,
            2.4,
        )
    )


def pointed_hat(colour: str, edge: str) -> str:
    """A hunter's hat with a long peak in front."""
    return (
        pane("M-18 -24C-16 -40 -6 -54 10 -56C22 -56 30 -44 31 -20Z", colour, 2.4)
        + pane(
            "M-44 -16C-34 -22 -24 -28 -14 -30C2 -34 18 -32 33 -28L34 -17"
            "C18 -20 2 -21 -12 -19C-22 -17 -34 -15 -44 -16Z",
            edge,
            2.4,
        )
        + stroke("M10 -53C4 -46 2 -40 2 -35M20 -52C18 -46 17 -40 17 -34", FINE)
    )


def soft_cap(colour: str, edge: str) -> str:
    """A cap with a rolled edge and a tail over the shoulder."""
    return (
        pane(
            "M20 -44C34 -42 42 -30 42 -12C42 4 46 16 50 26C42 28 34 24 32 14C30 0 32 -16 22 -28Z",
            colour,
            2.4,
        )
        + pane("M-24 -26C-26 -46 -10 -54 4 -53C22 -52 32 -42 28 -26Z", colour, 2.4)
        + pane(
            "M-28 -31C-10 -38 14 -38 32 -31C36 -26 34 -20 29 -19C12 -25 -10 -25 -26 -19"
            "C-32 -21 -33 -27 -28 -31Z",
            edge,
            2.2,
        )
        + stroke("M-18 -33L-16 -23M-6 -35L-5 -24M6 -35L7 -24M18 -34L18 -22", FINE)
        + stroke("M38 -10C38 4 40 12 43 20", FINE)
    )
