"""Tiles for the table: cloth, walnut and laid paper. Each repeats without a seam."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from shapes import box, document, number, solid, solids, stroke, strokes

CLOTH = 64
"""Side of the cloth tile in pixels at 100 per cent."""
WOOD_WIDE, WOOD_HIGH = 512, 96
"""The walnut tile; its grain runs along the longer side."""
PAPER = 192
"""Side of the paper tile."""


def cloth() -> str:
    """A fine twill: short slanting threads, darker and lighter, on nothing."""
    rng = Random(1830)
    pitch = 4
    shades: dict[tuple[str, float], list[str]] = {}
    for row in range(CLOTH // pitch):
        for column in range(CLOTH // pitch):
            colour = "#000" if (row + column) % 2 else "#fff"
            veil = 0.05 + 0.05 * rng.random() if colour == "#000" else 0.018 + 0.03 * rng.random()
            x, y = column * pitch, row * pitch
            key = (colour, round(veil, 2))
            thread = (
                f"M{x} {y + pitch}L{number(x + 1.6)} {y}L{x + pitch} {y}"
                f"L{number(x + pitch - 1.6)} {y + pitch}Z"
            )
            shades.setdefault(key, []).append(thread)
    body = [solids(data, colour, veil) for (colour, veil), data in sorted(shades.items())]
    return document(CLOTH, CLOTH, body)


def _grain(y: float, waves: list[tuple[int, float, float]]) -> str:
    """One line of the grain: a sum of whole waves, so that it meets itself at the edge."""
    points: list[tuple[float, float]] = []
    for x in range(0, WOOD_WIDE + 1, 16):
        turn = 2 * math.pi * x / WOOD_WIDE
        points.append((x, y + sum(size * math.sin(k * turn + at) for k, size, at in waves)))
    return "M" + "L".join(f"{number(px)} {number(py)}" for px, py in points)


def walnut() -> str:
    """Dark walnut with a long, calm grain."""
    rng = Random(1862)
    body = [solid(box(0, 0, WOOD_WIDE, WOOD_HIGH), "#3b2618")]
    drift = [(1, 5.0, rng.random() * 6.28), (2, 2.2, rng.random() * 6.28)]
    for _ in range(34):
        y = rng.random() * WOOD_HIGH
        own = (rng.choice((3, 4, 5)), 0.4 + rng.random(), rng.random() * 6.28)
        colour = rng.choice(("#24150c", "#24150c", "#2d1b10", "#573a25", "#68472d"))
        width = 0.5 + 1.6 * rng.random() ** 2
        veil = 0.25 + 0.4 * rng.random()
        body.extend(
            stroke(_grain(y + lap, [*drift, own]), width, colour, round(veil, 2))
            for lap in (-WOOD_HIGH, 0, WOOD_HIGH)
            if -12 <= y + lap <= WOOD_HIGH + 12
        )
    pores: list[str] = []
    for _ in range(120):
        left, y = rng.random() * (WOOD_WIDE - 14), rng.random() * (WOOD_HIGH - 2) + 1
        right = left + 3 + 9 * rng.random()
        pores.append(f"M{number(left)} {number(y)}L{number(right)} {number(y)}")
    body.append(strokes(pores, 0.7, "#1a0e07", 0.45))
    return document(WOOD_WIDE, WOOD_HIGH, body)


def paper() -> str:
    """Laid paper: close laid lines, a chain line every sixty-four, a few fibres."""
    rng = Random(1814)
    body = [solid(box(0, 0, PAPER, PAPER), "#f4ecd6")]
    body.extend(
        solid(box(0, y, PAPER, 1), "#b79f6c", round(0.06 + 0.07 * rng.random(), 2))
        for y in range(0, PAPER, 3)
    )
    for chain in range(32, PAPER, 64):
        body.append(solid(box(chain, 0, 1, PAPER), "#a98f5c", 0.15))
        body.append(solid(box(chain - 2, 0, 5, PAPER), "#a98f5c", 0.04))
    fibres = ""
    for _ in range(9):
        x, y = 8 + rng.random() * (PAPER - 24), 8 + rng.random() * (PAPER - 16)
        bend = 3 * rng.random() - 1.5
        fibres += (
            f"M{number(x)} {number(y)}Q{number(x + 4)} {number(y + 2 * bend)}"
            f" {number(x + 8)} {number(y + bend)}"
        )
    body.append(stroke(fibres, 0.5, "#8a7448", 0.18))
    return document(PAPER, PAPER, body)


TILES: dict[str, Callable[[], str]] = {"cloth": cloth, "walnut": walnut, "paper": paper}
"""The tiles by file name."""
