"""What the courts hold, about the middle of the hand; all of it rises above the hand."""

from __future__ import annotations

import math

from draw_shapes import (
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
    polygon_data,
    solid,
    stroke,
)


def hand(colour: str = FLESH) -> str:
    """A fist round an upright shaft."""
    return (
        pane(
            "M-11 -9C-8 -13 4 -13 9 -11C13 -9 14 8 9 12C3 13.5 -6 13.5 -10 11"
            "C-13 6 -13.5 -4 -11 -9Z",
            colour,
            2.2,
        )
        + stroke("M-1 -5.5L11 -5.5M-2 0.5L12 0.5M-1 6.5L11 6.5", FINE)
        + stroke("M-10 -8C-6 -6 -4 -2 -4 3", FINE)
    )


def _shaft(top: float, colour: str, width: float = 6) -> str:
    half = width / 2
    return pane(f"M{-half} {top}L{half} {top}L{half} 14L{-half} 14Z", colour, 2)


def sword() -> str:
    """An upright blade with a curved guard."""
    return (
        pane("M0 -127L6.5 -115L6.5 -18L-6.5 -18L-6.5 -115Z", CREAM, 2.4)
        + stroke("M0 -112L0 -22", FINE)
        + pane("M-22 -24C-14 -16 14 -16 22 -24L24 -15C14 -9 -14 -9 -24 -15Z", OCHRE, 2.2)
    )


def sceptre() -> str:
    """A rod with knops and a golden lily."""
    lily = (
        "M0 -18C6 -11 5 -4 3 2C11 1 12 -8 8 -11C18 -12 18 4 6 7L-6 7"
        "C-18 4 -18 -12 -8 -11C-12 -8 -11 1 -3 2C-5 -4 -6 -11 0 -18Z"
    )
    return (
        _shaft(-92, OCHRE)
        + pane(oval(0, -60, 5.5, 4), RED, 2)
        + pane(oval(0, -88, 7, 4.5), RED, 2)
        + pane(moved(lily, 0, -103, 1.25), OCHRE, 2.2)
        + stroke("M0 -116L0 -98", FINE)
    )


def axe() -> str:
    """A battle-axe with two blades."""
    wing = "M-3 -102C-8 -98 -13 -102 -18 -114C-28 -100 -28 -72 -18 -58C-13 -70 -9 -74 -3 -70Z"
    return (
        _shaft(-118, OCHRE)
        + pane(wing, CREAM, 2.4)
        + pane(moved(wing, flip=True), CREAM, 2.4)
        + stroke("M-17 -104C-21.5 -94 -21.5 -78 -17 -68M17 -104C21.5 -94 21.5 -78 17 -68", FINE)
        + pane("M-6 -104L6 -104L6 -68L-6 -68Z", BLUE, 2)
        + pane("M-5 -116L0 -128L5 -116Z", OCHRE, 2)
    )


def orb() -> str:
    """The orb with its cross."""
    return (
        pane(
            "M-2.4 -80L2.4 -80L2.4 -73L9 -73L9 -68L2.4 -68L2.4 -54L-2.4 -54L-2.4 -68"
            "L-9 -68L-9 -73L-2.4 -73Z",
            OCHRE,
            2,
        )
        + pane(oval(0, -33, 22), BLUE, 2.6)
        + pane("M-22 -36C-10 -29 10 -29 22 -36L22 -29C10 -22 -10 -22 -22 -29Z", OCHRE, 2)
        + pane("M-3.4 -54.5L3.4 -54.5L4 -31L-4 -31Z", OCHRE, 2)
        + "".join(solid(oval(x, y, 1.8), RED) for x, y in ((-13, -28.6), (0, -26.4), (13, -28.6)))
    )


def rose() -> str:
    """A full rose on its stem."""
    leaf = "M0 0C6 -8 16 -10 24 -6C18 2 8 6 0 0Z"
    petals = "".join(
        pane(oval(13 * math.sin(a), -88 - 13 * math.cos(a), 11.5), RED, 2.2)
        for a in (2 * math.pi * k / 5 for k in range(5))
    )
    core = "".join(
        pane(oval(6 * math.sin(a), -88 - 6 * math.cos(a), 6.5), RED, FINE)
        for a in (2 * math.pi * (k + 0.5) / 5 for k in range(5))
    )
    return (
        stroke("M0 10L0 -76", 6.5)
        + stroke("M0 10L0 -76", 2.8, GREEN)
        + pane(moved(leaf, 2, -36, 0.9), GREEN, 2)
        + pane(moved(leaf, -2, -50, 0.9, flip=True), GREEN, 2)
        + stroke("M4 -37L18 -41M-4 -51L-18 -55", 1.2)
        + petals
        + core
        + pane(oval(0, -88, 4.6), OCHRE, FINE)
    )


def clover() -> str:
    """A sprig of clover: one large leaf over two small ones."""
    heart = (
        "M0 0C-4 -7 -13 -12 -13 -20C-13 -25 -9 -28 -5.6 -27"
        "C-2.6 -26.4 -0.6 -24 0 -21C0.6 -24 2.6 -26.4 5.6 -27C9 -28 13 -25 13 -20"
        "C13 -12 4 -7 0 0Z"
    )

    def leaf(x: float, y: float, size: float) -> str:
        parts = [moved(heart, x, y, size, turn) for turn in (-118, 118, 0)]
        veins = "".join(moved("M0 -3L0 -15", x, y, size, turn) for turn in (-118, 118, 0))
        return "".join(pane(part, GREEN, 2.2) for part in parts) + stroke(veins, FINE, CREAM)

    stems = "M0 10C0 -20 2 -50 0 -88M0 -22C6 -32 12 -40 14 -46M0 -30C-6 -40 -11 -46 -14 -54"
    return (
        stroke(stems, 6)
        + stroke(stems, 2.6, GREEN)
        + leaf(14, -46, 0.5)
        + leaf(-14, -54, 0.5)
        + leaf(-1, -92, 0.92)
    )


def fan() -> str:
    """An open fan of seven blades."""
    blades, half, tilt = 7, 27.0, -7.0
    step = 2 * half / blades
    body = ""
    for k in range(blades):
        start, end = (math.radians(tilt - half + step * (k + j)) for j in (0, 1))
        middle = (start + end) / 2
        near, far = 26.0, 76.0
        p0, p1 = (math.sin(start), -math.cos(start)), (math.sin(end), -math.cos(end))
        m = (math.sin(middle), -math.cos(middle))
        body += pane(
            f"M{p0[0] * near:.1f} {p0[1] * near:.1f}L{p0[0] * far:.1f} {p0[1] * far:.1f}"
            f"Q{m[0] * (far + 10):.1f} {m[1] * (far + 10):.1f} {p1[0] * far:.1f} {p1[1] * far:.1f}"
            f"L{p1[0] * near:.1f} {p1[1] * near:.1f}Z",
            (RED, CREAM)[k % 2],
            2,
        )
        body += solid(oval(m[0] * 65, m[1] * 65, 2.5), OCHRE if k % 2 == 0 else RED)
        body += pane(
            polygon_data(((0, 4), (p0[0] * near, p0[1] * near), (p1[0] * near, p1[1] * near))),
            OCHRE,
            FINE,
        )
    return body


def quill() -> str:
    """A long goose quill, cut to write."""
    return (
        pane(
            "M-3 10C-20 -20 -24 -64 -10 -104C-6 -116 2 -124 10 -127C20 -104 22 -60 6 -22L4 10Z",
            CREAM,
            2.4,
        )
        + stroke("M0 10C-2 -40 2 -90 9 -122", 2)
        + stroke(
            "M-3 -34L-15 -46M-2.6 -50L-18 -63M-1.6 -66L-17 -80M0 -82L-12 -95M2 -96"
            "L-6 -107M-1 -42L10 -56M0 -58L14 -73M2 -74L16 -88M4 -90L15 -102",
            FINE,
        )
        + solid(
            "M8 -121C11 -124 10 -126 10 -127C14 -118 17 -108 17.6 -96C12 -100 9 -110 8 -121Z", BLUE
        )
    )


def halberd() -> str:
    """A shaft with axe, hook and spike."""
    return (
        _shaft(-104, OCHRE)
        + pane("M3 -98L21 -108C22 -98 20 -90 18 -84L3 -78Z", CREAM, 2.2)
        + pane(
            "M-3 -100C-12 -96 -20 -100 -27 -110C-34 -96 -34 -76 -25 -62C-19 -72 -12 -76 -3 -74Z",
            CREAM,
            2.4,
        )
        + stroke("M-25 -102C-29.5 -92 -29 -78 -24 -68", FINE)
        + pane("M-4.5 -100L0 -128L4.5 -100Z", CREAM, 2.2)
        + pane("M-5.5 -102L5.5 -102L5.5 -72L-5.5 -72Z", RED, 2)
        + stroke("M-5 -92L5 -92M-5 -82L5 -82", FINE)
    )


def glass() -> str:
    """A rummer of Rhine wine."""
    return (
        pane("M-3.5 -22L3.5 -22L3.5 12L-3.5 12Z", GREEN, 2)
        + pane("M-11 -40L11 -40L8 -16L-8 -16Z", GREEN, 2.2)
        + stroke("M-10 -34L10 -34M-9.4 -28L9.4 -28M-8.6 -22L8.6 -22", FINE)
        + pane("M-17 -86C-23 -66 -20 -46 -9 -40L9 -40C20 -46 23 -66 17 -86Z", "#fbf7ea", 2.4)
        + solid(
            "M-19.2 -70C-20.6 -58 -17 -46 -8.6 -41.4L8.6 -41.4C17 -46 20.6 -58 19.2 -70"
            "C8 -66 -8 -66 -19.2 -70Z",
            OCHRE,
        )
        + stroke("M-12 -78C-14 -66 -12 -56 -8 -50", 2, "#fbf7ea")
        + pane(oval(0, -86, 17, 3.6), "#fbf7ea", 2.2)
    )


def horn() -> str:
    """A hunting horn, mouthpiece towards the face."""
    return (
        stroke("M-16 -70C0 -40 6 -30 0 0", 2.2, RED)
        + pane(
            "M-31 -74C-20 -70 -8 -76 0 -90C2 -97 2 -103 2 -110L21 -113"
            "C23 -95 18 -76 7 -64C-6 -52 -22 -56 -32 -67Z",
            OCHRE,
            2.4,
        )
        + pane("M0 -109C6 -115 16 -118 23 -115L24 -108C16 -110 8 -108 1.6 -102Z", RED, 2)
        + pane("M-36 -76L-30 -75L-31 -66L-37 -68Z", INK, FINE)
        + stroke("M-20 -69.6L-18 -57.6M-8 -77L0 -60M0 -91L16 -81", 2)
    )


def falcon() -> str:
    """A hooded falcon on the fist."""
    return (
        pane("M4 -22L16 8L8 14L-2 -18Z", BLUE, 2)
        + pane(
            "M-4 -14C-20 -26 -24 -48 -14 -62C-18 -72 -12 -84 0 -85C12 -85 18 -76 15 -65"
            "C24 -48 20 -26 6 -14Z",
            CREAM,
            2.4,
        )
        + pane(
            "M2 -64C16 -62 22 -44 18 -26C16 -16 14 -8 16 0C4 -8 -4 -26 -4 -44C-4 -54 -2 -60 2 -64Z",
            BLUE,
            2.2,
        )
        + stroke(
            "M3 -52C8 -44 11 -34 12 -22M-1 -42C3 -32 7 -24 11 -16M9 -56C14 -48 16 -40 16 -30",
            FINE,
            CREAM,
        )
        + stroke(
            "M-15 -50C-12 -47 -9 -47 -7 -50M-17 -40C-14 -37 -10 -37 -7 -40M-15 -30"
            "C-12 -27 -8 -27 -5 -30",
            FINE,
        )
        + pane("M-13 -70C-16 -80 -8 -87 1 -86C12 -85 17 -76 14 -68C6 -64 -6 -64 -13 -70Z", RED, 2.2)
        + pane("M-13 -74C-19 -74 -22 -69 -20 -63C-18 -66 -15 -67 -12 -67Z", OCHRE, 1.8)
        + stroke("M1 -86C0 -92 4 -96 8 -97", 2.2, RED)
        + stroke("M-3 -14L-4 -9M4 -14L5 -9", 3, OCHRE)
    )
