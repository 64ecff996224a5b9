"""Objects held by the French courts, about the middle of the hand; all rise above the hand."""

from __future__ import annotations

import math

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


def hand(colour: str = FLESH) -> str:
    """A right hand closed round an upright shaft: four fingers, the thumb laid over them."""
    fingers = "".join(
        pane(
            f"M-4 {y}C2 {y - 1.6} 9 {y - 1.4} 12 {y}"
            f"C14.4 {y + 1.6} 14.4 {y + 4.6} 12 {y + 6}"
            f"C8 {y + 6.6} 2 {y + 6.6} -4 {y + 6}Z",
            colour,
            1.7,
        )
        for y in (-11.6, -5.8, 0, 5.8)
    )
    return (
        pane("M-12 -6C-11 -11 -6 -13 -1 -12.6L2 13C-4 14 -9 13 -12 10Z", colour, 2)
        + fingers
        + pane(
            "M-12 -5C-11 -10 -7 -12.6 -3 -11.6C1 -10.6 5 -9 5.6 -6.4C6 -3.6 2 -3 -1 -4"
            "C-4 -4.6 -6 -2 -6.6 3C-8 8 -12 6 -12 -5Z",
            colour,
            1.8,
        )
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
    """A folding fan, half open: red sticks, a painted leaf with a scalloped edge."""
    folds, half, tilt = 6, 27.0, -9.0

    def at(turn: float, far: float) -> tuple[float, float]:
        angle = math.radians(tilt + turn)
        return far * math.sin(angle), -far * math.cos(angle)

    def arc(far: float, *, back: bool = False) -> str:
        turns = [-half + 2 * half * k / 12 for k in range(13)]
        points = [at(turn, far) for turn in (turns[::-1] if back else turns)]
        return "L".join(f"{x:.1f} {y:.1f}" for x, y in points)

    rim, ribs, sticks, dots = "", "", "", ""
    for k in range(folds):
        start, middle, end = (-half + 2 * half * (k + part) / folds for part in (0, 0.5, 1))
        (x0, y0), (mx, my), (x1, y1) = at(start, 84), at(middle, 93), at(end, 84)
        rim += f"{'M' if not k else 'L'}{x0:.1f} {y0:.1f}Q{mx:.1f} {my:.1f} {x1:.1f} {y1:.1f}"
        if k:
            (ax, ay), (bx, by) = at(start, 42), at(start, 84)
            ribs += f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}"
        x, y = at(middle, 74)
        dots += oval(x, y, 3)
    for k in range(folds + 1):
        x, y = at(-half + 2 * half * k / folds, 44)
        sticks += f"M0 4L{x:.1f} {y:.1f}"
    return (
        stroke(sticks, 6)
        + stroke(sticks, 3, OCHRE)
        + pane(f"{rim}L{arc(42, back=True)}Z", BLUE, 2.4)
        + pane(f"M{arc(56)}L{arc(48, back=True)}Z", OCHRE, FINE)
        + solid(dots, CREAM)
        + stroke(ribs, FINE)
    )


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


def crossbow() -> str:
    """A crossbow, drawn, held upright: blued bow, a stirrup, a bolt on the stock."""
    bow = (
        "M-28 -76C-26 -90 -14 -98 0 -98C14 -98 26 -90 28 -76C20 -86 10 -90 0 -90"
        "C-10 -90 -20 -86 -28 -76Z"
    )
    return (
        stroke("M-27 -77L0 -46L27 -77", 3)
        + stroke("M-27 -77L0 -46L27 -77", 1.2, CREAM)
        + pane("M-6 -92L6 -92L6.6 -30L4 14L-4 14L-6.6 -30Z", OCHRE, 2.2)
        + stroke("M0 -100L0 -50", 3.6)
        + stroke("M0 -100L0 -50", 1.4, CREAM)
        + pane("M0 -122L5.4 -107L0 -102L-5.4 -107Z", CREAM, 1.8)
        + pane(bow, BLUE, 2.4)
        + stroke("M-20 -84C-12 -92 12 -92 20 -84", 1.2, CREAM)
        + pane("M-8 -99L8 -99L8 -87L-8 -87Z", RED, 2)
        + stroke("M-7 -96L7 -90M7 -96L-7 -90", FINE, CREAM)
        + pane(oval(0, -46, 4.6), RED, 2)
        + stroke("M-4.6 -34L4.6 -34M-4.4 -28L4.4 -28", FINE)
    )


def falcon() -> str:
    """A falcon on the fist, its head towards the face, a bell and jesses at its feet."""
    breast = (
        "M-10 -82C-2 -90 12 -88 16 -78C20 -66 24 -50 22 -36C21 -24 16 -16 8 -10L-6 -10"
        "C-16 -18 -20 -32 -18 -46C-17 -54 -13 -60 -12 -66Z"
    )
    wing = "M8 -70C22 -64 28 -46 27 -28C27 -14 26 -2 28 12C18 6 8 -6 2 -22C-4 -40 -2 -60 8 -70Z"
    return (
        pane("M6 -18L18 16L9 20L-1 -14Z", OCHRE, 2)
        + stroke("M4 0L12 -3M7 8L15 5", FINE)
        + pane(breast, CREAM, 2.4)
        + stroke(
            "M-13 -50C-11 -47 -8 -47 -6 -50M-15 -40C-12 -37 -9 -37 -7 -40M-14 -30"
            "C-11 -27 -8 -27 -5 -30M-10 -21C-7 -18 -4 -18 -2 -21",
            FINE,
        )
        + pane(wing, OCHRE, 2.2)
        + stroke(
            "M8 -60C16 -52 20 -40 21 -26M4 -50C8 -36 14 -22 22 -10M3 -36C6 -26 10 -18 16 -10",
            FINE,
        )
        + pane(
            "M-12 -66C-17 -74 -14 -84 -4 -88C8 -91 18 -84 17 -73C12 -68 4 -70 0 -66"
            "C-4 -63 -9 -63 -12 -66Z",
            OCHRE,
            2.2,
        )
        + pane("M-13 -78C-20 -79 -25 -74 -23 -66C-20 -70 -16 -70 -12.6 -69Z", BLUE, 1.8)
        + pane(oval(-4, -77, 3.6), CREAM, 1.4)
        + solid(oval(-4.4, -77, 2.1), INK)
        + stroke("M-1 -69C-2 -64 -4 -61 -7 -59", 2)
        + stroke("M-4 -11L-5 -6M4 -11L5 -6", 3.4, OCHRE)
        + pane(oval(-11, -9, 3.6), OCHRE, 1.6)
    )
