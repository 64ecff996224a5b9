"""Thrones and garments of the German kings: robes, furs, chains, wide sleeves."""

from __future__ import annotations

import math

from german.dress import AXIS, Pattern, half, mirrored, piece
from patterns import ERMINE
from shapes import (
    FINE,
    OCHRE,
    cut,
    flattened,
    moved,
    oval,
    pane,
    polygon_data,
    solid,
    stroke,
)

ROBE = (
    "M116 106C90 114 54 122 38 140C28 152 24 166 22 186L236 186C236 166 236 156 230 146"
    "C214 126 190 114 164 106Z"
)
TUNIC = "M120 112L160 112L164 186L116 186Z"


def throne(colour: str, pattern: Pattern | None, knob: str) -> str:
    """A high-backed seat: a panel between two gilt posts under a scalloped rail."""
    back = "M94 80L186 80L186 186L94 186Z"
    rail = (
        "M90 83L90 75C94 67 104 67 108 73C112 65 124 63 128 69C132 63 148 63 152 69"
        "C156 63 168 65 172 73C176 67 186 67 190 75L190 83Z"
    )
    posts = ""
    for x in (90.0, 190.0):
        posts += piece(f"M{x - 5} 79L{x + 5} 79L{x + 5} 186L{x - 5} 186Z", OCHRE)
        posts += stroke(f"M{x - 5} 98L{x + 5} 98M{x - 5} 104L{x + 5} 104", FINE)
        posts += pane(f"M{x - 7} 71L{x + 7} 71L{x + 5} 80L{x - 5} 80Z", OCHRE, 2)
        posts += pane(oval(x, 64, 7), knob, 2.2) + pane(oval(x, 55.5, 2.6), OCHRE, 1.8)
    shown = "M94 80L118 80L118 150L94 150Z"
    cloth = pattern(shown) + pattern(mirrored(shown)) if pattern else ""
    return piece(back, colour) + cloth + pane(rail, OCHRE, 2.2) + posts


def robe(colour: str, pattern: Pattern) -> str:
    """A king's robe; its pattern is drawn where neither fur nor stole lies over it."""
    shape = half(ROBE)
    outline = flattened(shape)
    shown = cut(outline, (104, -400), (104, 400)), cut(outline, (176, 400), (176, -400))
    return (
        solid(shape, colour) + "".join(map(pattern, map(polygon_data, shown))) + stroke(shape, 2.4)
    )


def lapels(colour: str, tails: str | None = None) -> str:
    """A broad fur that lies about the shoulders and falls open in front."""
    left = "M120 104C98 112 84 120 76 134C82 146 88 152 92 186L118 186C116 160 120 140 132 126Z"
    body = ""
    for data in (left, mirrored(left)):
        shape = half(data)
        body += pane(shape, colour, 2.4)
    spots = ((97, 126), (90, 137), (106, 136), (99, 148), (113, 128), (109, 152), (102, 163))
    if tails:
        drops = "".join(moved(ERMINE, x, y, 0.95) for x, y in spots)
        drops += "".join(moved(ERMINE, 2 * AXIS - x, y, 0.95) for x, y in spots)
        return body + solid(drops, tails)
    hairs = "".join(f"M{x} {y - 4}C{x + 1} {y} {x} {y + 3} {x - 2} {y + 5}" for x, y in spots)
    return body + stroke(hairs + mirrored(hairs), FINE)


def chain(colour: str, drop: str) -> str:
    """A chain of rings over the breast and the jewel that hangs from it."""
    rings = "".join(
        pane(oval(AXIS + 25 * math.cos(a), 118 + 24 * math.sin(a), 3.4), colour, 1.6)
        for a in (math.pi * (0.08 + 0.84 * k / 8) for k in range(9))
    )
    return rings + drop


def wide_sleeve(colour: str, cuff: str, pattern: Pattern | None = None) -> str:
    """A king's sleeve with a turned-back cuff, on the right."""
    arm = "M184 186C184 168 190 154 197 148L223 148C231 158 236 170 238 186Z"
    band = (
        "M195 139L225 139C229 146 231 152 231 157C219 163 203 163 189 157C190 150 192 145 195 139Z"
    )
    return (
        piece(arm, colour, pattern)
        + stroke("M200 164L197 174M211 165L211 174M222 164L226 174", FINE)
        + pane(band, cuff, 2.2)
    )


def on_the_left(body: str) -> str:
    """The right arm's drawing on the left."""
    return f'<g transform="translate(280 0) scale(-1 1)">{body}</g>'


def fur_cape(colour: str) -> str:
    """A round cape of fur about an old king's shoulders."""
    cape = (
        "M118 104C98 110 84 122 78 142C96 152 118 158 140 158"
        "C162 158 184 152 202 142C196 122 182 110 162 104Z"
    )
    places = ((98, 124), (88, 138), (104, 138), (116, 148), (112, 124), (128, 152), (120, 136))
    hairs = "".join(f"M{x} {y - 4}C{x + 1} {y} {x} {y + 3} {x - 2} {y + 5}" for x, y in places)
    return pane(cape, colour, 2.4) + stroke(hairs + mirrored(hairs), FINE)


def stole(colour: str, pattern: Pattern) -> str:
    """Two patterned bands that fall from the neck."""
    left = "M118 106C110 110 106 114 104 118L112 186L132 186L128 116Z"
    return piece(left, colour, pattern) + piece(mirrored(left), colour, pattern)
