"""The suits of four-colour packs differ for every kind of colour blindness.

Protanopia, deuteranopia and tritanopia are simulated after Machado, Oliveira and Fernandes (2009)
at full strength; the first two also after Viénot, Brettel and Mollon (1999).
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import combinations

import pytest
from PySide6.QtGui import QColor

from reunion_desktop.ui.look.palettes import (
    BOLD_COLOURS,
    BOLD_GERMAN_COLOURS,
    FOUR_COLOURS,
    GERMAN_COLOURS,
)

Matrix = tuple[tuple[float, float, float], ...]
Light = tuple[float, float, float]

TOLD_APART = 20.0
"""Least difference of two suit colours in CIE 1976 L*a*b*."""
EYES: Mapping[str, Matrix] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "protan-1999": ((0.11238, 0.88762, 0), (0.11238, 0.88762, 0), (0.00401, -0.00401, 1)),
    "deutan-1999": ((0.29275, 0.70725, 0), (0.29275, 0.70725, 0), (-0.02234, 0.02234, 1)),
}
SUITS = {
    "french": FOUR_COLOURS,
    "french-high": BOLD_COLOURS,
    "german": GERMAN_COLOURS,
    "german-high": BOLD_GERMAN_COLOURS,
}


def times(matrix: Matrix, light: Light) -> Light:
    """A light transformed by a matrix, clamped to 0 to 1."""
    red, green, blue = (
        sum(share * each for share, each in zip(row, light, strict=True)) for row in matrix
    )
    return red, green, blue


def lightness(name: str, eye: Matrix) -> Light:
    """A colour in L*a*b* for a kind of colour vision (CIE 1976, D65)."""
    colour = QColor(name)
    shares = colour.redF(), colour.greenF(), colour.blueF()
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in shares)
    seen = times(eye, (red, green, blue))
    clipped = tuple(min(1.0, max(0.0, share)) for share in seen)
    to_xyz = (
        (0.4124564, 0.3575761, 0.1804375),
        (0.2126729, 0.7151522, 0.0721750),
        (0.0193339, 0.1191920, 0.9503041),
    )
    white = 0.95047, 1.0, 1.08883
    x, y, z = (
        _root(part / most)
        for part, most in zip(
            times(to_xyz, (clipped[0], clipped[1], clipped[2])), white, strict=True
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(share: float) -> float:
    return math.cbrt(share) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("pack", SUITS)
def test_no_two_suits_look_alike(pack: str, eye: str) -> None:
    """Any two suits of a four-colour pack differ for this kind of colour vision."""
    seen = {suit: lightness(ink, EYES[eye]) for suit, ink in SUITS[pack].items()}

    alike = [
        (one, other, round(math.dist(seen[one], seen[other])))
        for one, other in combinations("CDHS", 2)
        if math.dist(seen[one], seen[other]) < TOLD_APART
    ]
    assert [] == alike


def test_an_eye_that_lacks_a_cone_takes_red_for_green() -> None:
    """The measure itself: a usual red and green are alike for protanopia, and differ otherwise."""
    red, green = "#b5322a", "#2f6b3a"
    apart = {
        name: math.dist(lightness(red, eye), lightness(green, eye)) for name, eye in EYES.items()
    }

    assert apart["protan"] < TOLD_APART / 2 < TOLD_APART * 4 < apart["usual"]
