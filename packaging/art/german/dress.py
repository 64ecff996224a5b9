"""Garments of the German courts: slashed doublets, sleeves, capes, plate, and the border.

All of it is drawn in card units in the upper half of the card; the halves meet on a level line.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from itertools import pairwise

from shapes import (
    CREAM,
    FINE,
    INK,
    RED,
    Point,
    cut,
    flattened,
    moved,
    oval,
    pane,
    polygon_data,
    solid,
    solids,
    stroke,
)

MIDDLE = 176.0
"""The height at which the two halves meet."""

AXIS = 140.0
"""The middle of a figure."""

Pattern = Callable[[str], str]

DOUBLET = "M120 108C104 114 92 120 86 132L92 186L188 186L194 132C188 120 176 114 160 108Z"
SLIM = "M123 108C114 113 108 119 106 130L112 186L184 186L190 132C186 121 176 114 157 108Z"


def half(data: str) -> str:
    """The part of an outline inside the frame's sides and above the line between the halves."""
    shape = cut(flattened(data), (400, MIDDLE), (-400, MIDDLE))
    shape = cut(shape, (14, 400), (14, -400))
    return polygon_data(cut(shape, (238, -400), (238, 400)))


def mirrored(data: str) -> str:
    """The same outline on the figure's other side."""
    return moved(data, 2 * AXIS, flip=True)


def piece(data: str, colour: str, pattern: Pattern | None = None, width: float = 2.4) -> str:
    """A garment cut to the half card, with its pattern inside the outline."""
    shape = half(data)
    return solid(shape, colour) + (pattern(shape) if pattern else "") + stroke(shape, width)


# Obers and Unters -------------------------------------------------------------------------------


def puff(x: float, y: float, wide: float, high: float, colour: str, slash: str) -> str:
    """A puffed shoulder, slashed so that the lining shows."""
    rim = half(oval(x, y, wide, high))
    cuts: list[str] = []
    for k in (-2, -1, 0, 1, 2):
        cx = x + k * wide * 0.36
        tall = high * 0.72 * math.sqrt(max(0.1, 1 - (k * 0.36) ** 2))
        bow = k * wide * 0.06
        cuts.append(
            f"M{cx - bow:.1f} {y - tall:.1f}C{cx + 4 + bow:.1f} {y - tall * 0.5:.1f}"
            f" {cx + 4 + bow:.1f} {y + tall * 0.5:.1f} {cx - bow:.1f} {y + tall:.1f}"
            f"C{cx - 4 + bow:.1f} {y + tall * 0.5:.1f} {cx - 4 + bow:.1f} {y - tall * 0.5:.1f}"
            f" {cx - bow:.1f} {y - tall:.1f}Z"
        )
    lining = "".join(pane(half(data), slash, FINE) for data in cuts)
    return pane(rim, colour, 2.4) + lining


def narrow_sleeve(colour: str, cuff: str, bands: str | None = None) -> str:
    """A close sleeve that comes up to the hand on the right."""
    arm = half("M186 186C188 170 192 156 198 146L220 146C225 158 228 172 228 186Z")
    rings = (
        stroke("M194 159C204 163 216 163 223 159M190.5 167C204 171.5 217 171.5 226 167", 3, bands)
        if bands
        else stroke("M201 158L199 172M211 159L211 173M220 158L223 172", FINE)
    )
    ruffle = (
        "M196 141C199 138 203 140 205 139C208 137 212 137 215 139C218 138 222 138 224 142"
        "C228 145 227 151 223 153C215 156 204 156 197 153C193 150 192 145 196 141Z"
    )
    return pane(arm, colour, 2.4) + rings + pane(ruffle, cuff, 2.2)


def akimbo(colour: str, slash: str, cuff: str) -> str:
    """The left arm, its hand on the hip behind the border."""
    return (
        piece("M74 140C58 150 44 162 38 186L72 186C78 172 88 160 98 156Z", colour)
        + stroke("M62 158L72 168M52 168L64 176", FINE)
        + puff(84, 137, 22, 23, colour, slash)
        + stroke("M40 174L44 166", 2.2, cuff)
    )


def frill() -> str:
    """A small standing frill about the neck."""
    count = 8
    rim: list[Point] = []
    for k in range(count + 1):
        angle = math.pi * (0.02 + 0.96 * k / count)
        rim.append((AXIS + 32 * math.cos(angle), 106 + 17 * math.sin(angle)))
    data = f"M{AXIS + 20} 100"
    for (x0, y0), (x1, y1) in pairwise(rim):
        mx, my = (x0 + x1) / 2, (y0 + y1) / 2
        data += (
            f"L{x0:.1f} {y0:.1f}Q{mx + (mx - AXIS) * 0.3:.1f} {my + (my - 106) * 0.34:.1f}"
            f" {x1:.1f} {y1:.1f}"
        )
    pleats = "".join(
        f"M{AXIS + 14 * math.cos(a):.1f} {106 + 7 * math.sin(a):.1f}"
        f"L{AXIS + 29 * math.cos(a):.1f} {106 + 15 * math.sin(a):.1f}"
        for a in (math.pi * (0.02 + 0.96 * k / count) for k in range(1, count))
    )
    return pane(data + f"L{AXIS - 20} 100Z", CREAM, 2.2) + stroke(pleats, FINE)


def yoke(colour: str, edge: str = CREAM) -> str:
    """A collar cut square, as Landsknechts wore it, with a shirt's edge above."""
    return pane("M120 104L160 104L164 120L116 120Z", edge, 2) + pane(
        "M116 112C124 116 156 116 164 112L176 122C160 132 120 132 104 122Z", colour, 2.2
    )


def shoulder_cape(colour: str, pattern: Pattern | None = None, edge: str = "zigzag") -> str:
    """A short cape about the shoulders: its hem in points, or scalloped."""
    hem = [(96, 140), (104, 132), (112, 146), (122, 137), (131, 150), (140, 140), (149, 150),
           (158, 137), (168, 146), (176, 132), (184, 140)]  # fmt: skip
    data = "M122 102C108 108 98 118 96 140"
    for (x0, y0), (x1, y1) in pairwise(hem):
        data += (
            f"L{x1} {y1}"
            if edge == "zigzag"
            else f"Q{(x0 + x1) / 2} {max(y0, y1) + 5} {x1} {min(y1, 142)}"
        )
    shape = data + "C182 118 172 108 158 102Z"
    return solid(shape, colour) + (pattern(shape) if pattern else "") + stroke(shape, 2.2)


def breastplate(steel: str, edge: str) -> str:
    """A blued breastplate with a ridge, gilt at the neck and etched down the front."""
    plate = half(
        "M112 112C104 124 100 140 102 186L178 186C180 140 176 124 168 112C158 122 122 122 112 112Z"
    )
    rim = "M112 112C122 122 158 122 168 112L172 119C160 130 120 130 108 119Z"
    bands = (
        "M135 127L145 127L145 168L135 168Z",
        "M110 128L117 131C115 142 114 156 114 168L106 168C106 154 107 140 110 128Z",
    )
    etched = "".join(pane(band, edge, FINE) for band in (*bands, mirrored(bands[1])))
    beads = "".join(oval(140, y, 2) for y in (133, 142, 151, 160))
    return (
        pane(plate, steel, 2.4)
        + etched
        + solid(beads, RED)
        + stroke("M123 134C121 144 121 154 122 162", 3, CREAM)
        + pane(rim, edge, 2)
        + "".join(
            solid(oval(x, y, 1.5), INK)
            for x, y in ((116, 120), (128, 124), (140, 125.4), (152, 124), (164, 120))
        )
    )


def apron() -> str:
    """A white apron with its bib."""
    bib = half("M118 130L162 130L166 186L114 186Z")
    return (
        stroke("M120 131L112 112M160 131L168 112", 5)
        + stroke("M120 131L112 112M160 131L168 112", 2, CREAM)
        + pane(bib, CREAM, 2.2)
        + stroke("M130 136L129 164M140 136L140 164M150 136L151 164M119 135L161 135", FINE)
    )


def forearm(data: str, colour: str, cuff: str) -> str:
    """An arm before the breast, with a cuff where the hand begins."""
    return pane(half(data), colour, 2.4) + pane(cuff, CREAM, 2)


def lacing(colour: str, top: float = 128) -> str:
    """The doublet's front laced with crossed cords."""
    ys = [top + 11 * k for k in range(int((MIDDLE - top) / 11))]
    cords = "".join(f"M134 {y}L146 {y + 8}M146 {y}L134 {y + 8}" for y in ys)
    return stroke(f"M133 {top - 3}L133 {MIDDLE}M147 {top - 3}L147 {MIDDLE}", FINE) + stroke(
        cords, 2, colour
    )


def buttons(colour: str, top: float = 128) -> str:
    """A seam with a row of buttons."""
    return stroke(f"M{AXIS} {top}L{AXIS} {MIDDLE}", FINE) + "".join(
        pane(oval(AXIS, y, 2.8), colour, FINE) for y in (top + 6, top + 17, top + 28)
    )


# The border ---------------------------------------------------------------------------------------


def border(colour: str, ornament: Iterable[tuple[str, str]]) -> str:
    """The band on which the halves meet, an ornament along it; the same after half a turn."""
    thick = 9.0
    band = f"M14 {MIDDLE - thick}L238 {MIDDLE - thick}L238 {MIDDLE + thick}L14 {MIDDLE + thick}Z"
    return (
        pane(band, colour, 2.4)
        + "".join(solids(_row(motif), tint) for motif, tint in ornament)
        + stroke(
            f"M14 {MIDDLE - thick + 3}L238 {MIDDLE - thick + 3}"
            f"M14 {MIDDLE + thick - 3}L238 {MIDDLE + thick - 3}",
            1,
        )
    )


def _row(motif: str, pitch: float = 18) -> list[str]:
    count = int(105 / pitch)
    return [moved(motif, 126 + k * pitch, MIDDLE) for k in range(-count, count + 1)]


BEADS = {
    "leaves": "M-7 0C-4 -5 3 -5 7 0C3 5 -4 5 -7 0Z",
    "lozenges": "M0 -5L8 0L0 5L-8 0Z",
    "rounds": oval(0, 0, 4.2),
    "bars": "M-4 -6L2 -6L4 6L-2 6Z",
    "stars": "M0 -5.4L1.6 -1.6L5.4 0L1.6 1.6L0 5.4L-1.6 1.6L-5.4 0L-1.6 -1.6Z",
    "hearts": oval(-3, 0, 3) + oval(3, 0, 3),
}
"""Ornaments of the border; each looks the same after half a turn."""
