"""Crowns, helmets and hats of the German courts, about the middle of the face, facing left."""

from __future__ import annotations

import math

from shapes import BLUE, CREAM, FINE, GREEN, INK, OCHRE, RED, moved, oval, pane, solid, stroke

_OAK = (
    "M0 4C-3 2 -6 1 -7 -3C-10 -4 -10 -9 -7 -11C-8 -15 -5 -18 -2 -17C-2 -21 2 -21 2 -17"
    "C5 -18 8 -15 7 -11C10 -9 10 -4 7 -3C6 1 3 2 0 4Z"
)
_LINDEN = "M0 -16C4 -10 10 -8 9 -2C8 4 3 4 0 1C-3 4 -8 4 -9 -2C-10 -8 -4 -10 0 -16Z"
_HEART = "M0 5C-2 0 -9 -4 -9 -10C-9 -15 -2 -16 0 -11C2 -16 9 -15 9 -10C9 -4 2 0 0 5Z"
_RIM = "M-29 -33C-10 -27 10 -27 30 -33L29 -21C10 -15 -10 -15 -28 -21Z"
_STONE = "M0 -3.6L4 0L0 3.6L-4 0Z"


def _rim(colour: str, stones: tuple[str, str]) -> str:
    outer, middle = stones
    return pane(_RIM, colour, 2.4) + "".join(
        pane(moved(_STONE, x, y), tint, 1)
        for x, y, tint in (
            (-19.5, -23.8, outer),
            (-10, -22.2, middle),
            (0, -21.6, outer),
            (10, -22.2, middle),
            (20, -23.8, outer),
        )
    )


def _upright(leaf: str, colour: str, vein: str) -> str:
    places = ((-25, -35, -16, 0.9), (27, -35, 16, 0.9), (-13, -36, -7, 1.05), (14, -36, 7, 1.05),
              (0.5, -36, 0, 1.25))  # fmt: skip
    return "".join(
        pane(moved(leaf, x, y, size, turn), colour, 2)
        + stroke(moved(vein, x, y, size, turn), 1.1, INK)
        for x, y, turn, size in places
    )


def oak_crown() -> str:
    """A gold rim with five oak leaves."""
    return _upright(_OAK, OCHRE, "M0 2L0 -14") + _rim(OCHRE, (RED, GREEN))


def linden_crown() -> str:
    """A gold rim with five linden leaves."""
    return _upright(_LINDEN, OCHRE, "M0 0L0 -11") + _rim(OCHRE, (BLUE, RED))


def heart_crown() -> str:
    """A tall crown: hearts on the points and a red cap within."""
    cap = pane("M-25 -31C-26 -46 -12 -52 0 -52C13 -52 27 -46 26 -31Z", RED, 2.2)
    points = "M-28 -30L-34 -50L-21 -39L-13 -52L-6 -40L1 -56L8 -40L15 -52L22 -39L35 -50L29 -30Z"
    return (
        cap
        + pane(points, OCHRE, 2.2)
        + "".join(
            pane(moved(_HEART, x, y, 0.5), RED, 1.6)
            for x, y in ((-34, -50), (-13, -53), (1, -57), (15, -53), (35, -50))
        )
        + _rim(OCHRE, (BLUE, CREAM))
    )


def turban_crown() -> str:
    """A wound turban within a low crown, a jewel and an aigrette in front."""
    folds = (
        pane(
            "M-30 -26C-40 -40 -26 -54 -6 -56C18 -58 40 -50 38 -34C38 -28 34 -24 31 -22Z", CREAM, 2.4
        )
        + stroke(
            "M-30 -38C-12 -50 14 -52 33 -44M-33 -32C-10 -44 18 -46 38 -36M-20 -50"
            "C-4 -42 10 -34 16 -26"
            "M-4 -56C12 -48 26 -40 33 -28",
            FINE,
        )
        + pane("M-31 -30C-12 -38 14 -38 34 -30L34 -18C14 -25 -12 -25 -30 -18Z", BLUE, 2.2)
    )
    points = "".join(
        pane(f"M{x - 5} -30L{x} {y}L{x + 5} -30Z", OCHRE, 1.8)
        + pane(oval(x, y - 2, 2.4), OCHRE, 1.4)
        for x, y in ((-23, -41), (-12, -45), (12, -45), (24, -41))
    )
    jewel = pane("M0 -46L7 -36L0 -26L-7 -36Z", RED, 2) + pane(oval(0, -36, 3), OCHRE, 1.4)
    spray = pane("M0 -46C-6 -54 -5 -62 0 -68C5 -62 6 -54 0 -46Z", RED, 1.8) + stroke(
        "M0 -47L0 -62", 1.1
    )
    return folds + points + spray + jewel + stroke("M-26 -25C-10 -31 12 -31 29 -25", 2.4, OCHRE)


def morion() -> str:
    """A comb helmet of blued steel with an upswept brim, gilt rosettes and a plume behind."""
    plume = (
        "M22 -38C32 -52 48 -52 51 -38C52 -28 50 -18 45 -8C45 -18 42 -24 38 -26"
        "C36 -31 30 -33 24 -31Z"
    )
    return (
        pane(plume, RED, 2.2)
        + stroke("M28 -41C38 -45 46 -38 46 -26M34 -38C40 -37 43 -31 44 -22", FINE)
        + pane(
            "M-27 -40C-26 -64 -8 -68 3 -68C15 -68 33 -64 33 -40C28 -48 16 -51 3 -51"
            "C-10 -51 -22 -48 -27 -40Z",
            OCHRE,
            2.2,
        )
        + stroke(
            "M-22 -55L-17 -48M-14 -63L-11 -51M-3 -67.6L-2 -51M9 -67.6L8 -51M20 -63"
            "L17 -50M28 -55L23 -48",
            FINE,
        )
        + pane("M-25 -24C-26 -40 -14 -52 3 -52C20 -52 31 -40 30 -24Z", BLUE, 2.4)
        + stroke("M-13 -44C-10 -50 -5 -53 0 -54", 2.6, CREAM)
        + pane(
            "M-49 -40C-40 -27 -18 -29 2 -29C22 -29 40 -27 50 -40C48 -24 32 -16 16 -17"
            "C4 -20 -6 -20 -14 -17C-32 -16 -46 -24 -49 -40Z",
            BLUE,
            2.4,
        )
        + stroke("M-44 -32C-34 -23 -16 -25 2 -25C20 -25 36 -23 45 -32", 2, OCHRE)
        + "".join(
            pane(oval(x, y, 2.8), OCHRE, 1.4)
            for x, y in ((-17, -34), (-6, -35.4), (6, -35.4), (18, -34))
        )
    )


def slashed_hat(colour: str, lining: str, feather: str) -> str:
    """A Landsknecht's flat hat: a wide slashed brim set askew, ostrich plumes."""
    plumes = "".join(
        _ostrich(feather, x, y, turn, size)
        for x, y, turn, size in ((4, -42, 10, 0.66), (14, -40, 44, 0.86), (20, -36, 78, 0.92))
    )
    brim = (
        "M-41 -27C-46 -36 -38 -42 -29 -40C-26 -48 -15 -49 -11 -44C-5 -51 8 -51 12 -44"
        "C18 -48 28 -46 30 -39C38 -41 44 -31 39 -23C26 -14 -27 -13 -41 -27Z"
    )
    slits = "".join(
        pane(moved("M0 -8C4 -3 4 3 0 8C-4 3 -4 -3 0 -8Z", x, y, 0.9), lining, FINE)
        for x, y in ((-31, -30.5), (-19, -29.5), (-6, -30), (8, -30), (21, -29.6), (33, -29))
    )
    return plumes + pane(brim, colour, 2.4) + slits


def _ostrich(colour: str, x: float, y: float, turn: float, size: float) -> str:
    blade = (
        "M0 2C-7 -4 -13 -8 -11 -14C-15 -18 -13 -24 -10 -26C-11 -32 -6 -36 -1 -35"
        "C4 -40 14 -38 15 -31"
        "C17 -26 12 -24 10 -26C13 -20 11 -16 8 -15C10 -10 6 -4 0 2Z"
    )
    spine = (
        "M0 1C-2 -10 -2 -22 6 -31M-1.6 -9L-7 -14M-1.6 -18L-8 -23M0 -25L-3 -31"
        "M-1 -12L5 -15M0 -20L6 -22"
    )
    return pane(moved(blade, x, y, size, turn), colour, 2) + stroke(
        moved(spine, x, y, size, turn), 1.1
    )


def feather_beret(colour: str, band: str, feather: str) -> str:
    """A young lord's beret, tilted back, two feathers laid over it from a brooch in front."""
    return (
        pane(
            "M-22 -24C-36 -30 -36 -44 -20 -49C-2 -56 26 -54 36 -42C44 -34 40 -22 28 -20Z",
            colour,
            2.4,
        )
        + stroke("M22 -30C27 -34 33 -34 36 -32M-22 -44C-26 -42 -28 -38 -26 -34", FINE)
        + _ostrich(CREAM, -11, -28, 6, 0.86)
        + _ostrich(feather, -9, -26, 50, 1.0)
        + pane("M-24 -28C-8 -33 14 -31 30 -26L29 -18C14 -23 -8 -24 -23 -19Z", band, 2.2)
        + pane(oval(-10, -26, 4.8), OCHRE, 1.8)
        + solid(oval(-10, -26, 2), RED)
    )


def hunting_hat(colour: str, band: str) -> str:
    """A felt hat with a brim long in front, a spray of linden and a pheasant's feather."""
    feather = "M16 -38C30 -50 46 -58 62 -58C52 -46 38 -36 22 -30Z"
    return (
        pane(feather, OCHRE, 2)
        + stroke("M20 -36C32 -44 44 -51 56 -55M30 -45L28 -38M38 -50L37 -42M46 -53L46 -47", 1.2, INK)
        + pane("M-17 -26C-18 -44 -10 -54 4 -54C20 -55 29 -46 30 -24Z", colour, 2.4)
        + pane("M-17.6 -36C-4 -32 16 -31 30 -34L30 -25C16 -22 -4 -23 -17.6 -27Z", band, 2)
        + pane(
            "M-46 -20C-34 -22 -26 -30 -16 -31C0 -31 20 -28 38 -30C42 -24 38 -18 32 -17"
            "C14 -18 -2 -22 -16 -20C-28 -17 -38 -14 -46 -20Z",
            colour,
            2.4,
        )
        + pane(moved(_LINDEN, 19, -34, 0.8, 30), GREEN, 1.6)
        + stroke("M-2 -52C-6 -46 -7 -42 -7 -37", FINE)
    )


def night_cap(colour: str, band: str) -> str:
    """An innkeeper's knitted cap, its tassel hanging to one side."""
    return (
        pane(
            "M-20 -28C-20 -46 -8 -56 8 -54C26 -52 40 -44 46 -28C48 -20 47 -14 46 -8"
            "L40 -10C41 -18 38 -26 30 -28Z",
            colour,
            2.4,
        )
        + "".join(
            stroke(f"M{x} -34C{x + 1} -42 {x + 5} -49 {x + 11} -53", 2.6, band)
            for x in (-12, -1, 10, 21)
        )
        + pane(
            "M-25 -34C-10 -40 14 -40 30 -34C34 -29 33 -22 29 -20C13 -27 -10 -27 -23 -20"
            "C-28 -23 -29 -29 -25 -34Z",
            band,
            2.2,
        )
        + stroke("M-17 -36L-15 -25M-7 -38L-6 -26M4 -38L4 -26M14 -37L13 -25M23 -35L21 -23", FINE)
        + pane("M38 -11L48 -9L50 4L46 2L43 6L40 1L36 3Z", band, 2)
    )


def eared_hood(left: str, right: str, bell: str) -> str:
    """A fool's hood in two colours: two long ears with bells, and a cockscomb."""
    ear = (
        "M-18 -34C-26 -48 -40 -50 -47 -38C-51 -30 -50 -20 -46 -14"
        "C-44 -22 -40 -25 -36 -22C-32 -18 -28 -14 -24 -12Z"
    )
    crown_one = "M-26 -4C-30 -34 -16 -50 1 -52L1 -26C-9 -25 -16 -18 -18 -4Z"
    crown_two = "M29 -4C33 -34 18 -50 1 -52L1 -26C11 -25 19 -18 21 -4Z"
    comb = "M-6 -50C-10 -58 -5 -63 -2 -61C-2 -68 6 -68 6 -61C10 -63 14 -57 9 -50Z"
    bells = "".join(
        pane(oval(x, y, 5.6), bell, 1.8)
        + stroke(f"M{x - 5.4} {y + 0.4}L{x + 5.4} {y + 0.4}", 1.1)
        + solid(oval(x, y + 2.8, 1.4), INK)
        for x, y in ((-46, -9), (48, -9))
    )
    return (
        pane(comb, OCHRE, 2)
        + pane(ear, left, 2.4)
        + pane(moved(ear, 2, flip=True), right, 2.4)
        + pane(crown_one, right, 2.4)
        + pane(crown_two, left, 2.4)
        + stroke("M-14 -40C-18 -34 -21 -24 -22 -14M17 -40C21 -34 24 -24 25 -14", FINE)
        + stroke("M-28 -42C-36 -44 -42 -38 -44 -28M30 -42C38 -44 44 -38 46 -28", FINE)
        + bells
    )


def flat_cap(colour: str, lining: str) -> str:
    """A drummer's cap with a notched brim and a cock's tail."""
    tail = ""
    for turn, tint in ((70, GREEN), (40, RED), (8, BLUE)):
        blade = "M0 0C-6 -14 -4 -30 8 -42C16 -46 22 -40 20 -34C10 -34 6 -20 4 0Z"
        tail += pane(moved(blade, 22, -36, 0.8, turn), tint, 1.8)
    return (
        tail
        + pane("M-22 -28C-24 -46 -10 -54 4 -54C20 -54 32 -46 30 -28Z", colour, 2.4)
        + stroke("M-12 -49C-14 -42 -14 -38 -13 -34M4 -53L4 -34M18 -50C21 -43 22 -38 21 -34", FINE)
        + pane(
            "M-32 -34L-18 -37L-16 -31L0 -38L4 -31L18 -37L22 -31L36 -34C40 -27 38 -20 33 -18"
            "C12 -25 -10 -25 -29 -18C-34 -21 -35 -28 -32 -34Z",
            lining,
            2.2,
        )
    )


def fillet(colour: str) -> str:
    """A wreath of roses on a piper's hair."""
    roses = ""
    for k in range(7):
        a = math.pi * (1.06 + 0.88 * k / 6)
        x, y = 1 + 29 * math.cos(a), -20 + 17 * math.sin(a)
        roses += pane(oval(x, y, 6), colour if k % 2 == 0 else CREAM, 1.8) + stroke(
            f"M{x - 2:.1f} {y + 1:.1f}"
            f"C{x - 2:.1f} {y - 3:.1f} {x + 3:.1f} {y - 3:.1f} {x + 2:.1f} {y + 1:.1f}",
            1.1,
        )
        if k % 2:
            roses += pane(
                moved("M0 0C4 -5 9 -5 12 -2C9 3 4 4 0 0Z", x + 2, y - 5, 0.8, -60 + 20 * k),
                GREEN,
                1.2,
            )
    return roses


def hair_cap(colour: str, line: str) -> str:
    """The crown of the head under a wreath."""
    return pane(
        "M-25 -10C-30 -36 -16 -48 1 -48C19 -48 33 -36 29 -10C24 -18 22 -24 14 -27"
        "C4 -25 -8 -25 -16 -27C-20 -22 -22 -16 -25 -10Z",
        colour,
        2.4,
    ) + stroke("M1 -46C-8 -42 -12 -36 -12 -28M1 -46C10 -42 14 -36 13 -28M1 -46L1 -27", FINE, line)
