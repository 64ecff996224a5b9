"""Men's faces, each of a different man, about the middle of the face, facing left."""

from __future__ import annotations

from french.garments import SHADE
from french.heads import BLUSH
from shapes import CREAM, FLESH, INK, RED, oval, pane, solid, stroke


def _eyes(left: str, right: str, look: float = 0, size: float = 2.7, y: float = -6) -> str:
    """Two almond eyes: the upper lids as lines, the irises a little under them."""
    return (
        solid(left + right, CREAM)
        + solid(oval(-11.6 + look, y, size) + oval(8.6 + look, y, size + 0.2), INK)
        + stroke(left + right, 1.9)
    )


_ALMOND_LEFT = "M-17 -5.5C-14 -10 -9 -10 -6.5 -5.5"
_ALMOND_RIGHT = "M2.5 -5.5C6 -10.5 12 -10.5 15.2 -5.5"


def grave() -> str:
    """A broad, calm face of fifty: straight brows, a line from nose to mouth."""
    return (
        pane(
            "M-20 -28L23 -28C25.5 -14 26 2 22 13C18 24 9 31 0 31C-10 31 -17 24 -19.6 13"
            "C-22 4 -22 -14 -20 -28Z",
            FLESH,
            2.4,
        )
        + solid(
            "M22 -27C24.4 -14 25 2 21 13C17.4 23 9 30 1 30C9 22 14.6 12 15 0"
            "C15.4 -12 14 -20 13 -27Z",
            SHADE,
        )
        + _eyes(_ALMOND_LEFT, _ALMOND_RIGHT)
        + stroke("M-15.5 -1.6C-13 -0.6 -10 -0.8 -8 -1.8M4 -1.6C7 -0.4 11 -0.6 14 -2", 1.1)
        + stroke("M-18.5 -13C-14 -16 -9 -15.6 -4.6 -13.4L-10.6 6.4C-10.4 10 -5.6 10.8 -3 8.8", 2.2)
        + stroke("M2.6 -13.4C7 -15.8 13 -16 18.6 -12.6", 2.2)
        + stroke("M-2 -20C-1 -18 -1 -16.5 -1.6 -14.8M-14 8C-15.6 11 -16 13 -15.6 15", 1.2)
    )


def old() -> str:
    """An old man: heavy lids, furrows, bushy white brows, a long nose."""
    return (
        pane(
            "M-18 -28L21 -28C23.4 -14 23 2 19 13C15 23 7 31 -1 31C-9 31 -14 23 -17 13"
            "C-20 4 -20 -14 -18 -28Z",
            FLESH,
            2.4,
        )
        + solid(
            "M20 -27C22 -14 22 2 18.4 13C15 22 8 29 1 30C7 22 12 12 12.5 0C13 -12 12 -20 11 -27Z",
            SHADE,
        )
        + _eyes(
            "M-16.6 -4.6C-14 -8 -9 -8 -6.4 -4.4C-9 -3 -14 -3 -16.6 -4.6Z",
            "M2.6 -4.4C6 -8.4 12 -8.2 15 -4.2C12 -2.4 6 -2.6 2.6 -4.4Z",
            size=2.3,
            y=-5.2,
        )
        + stroke("M-16 0C-13 2 -9 2 -7 0.4M4 0.6C7 2.4 11 2.2 14 0", 1.1)
        + pane(
            "M-19.6 -10C-17 -17 -9 -17 -4.6 -11.6C-9 -12.6 -14 -12 -19.6 -10Z"
            "M2 -11.6C7 -17.4 15 -17 19 -9.6C13 -12.2 8 -12.8 2 -11.6Z",
            CREAM,
            1.4,
        )
        + stroke("M-4.2 -10C-6 -2 -10 4 -11.6 8C-11 12 -5.6 12.4 -3 9.8", 2.1)
        + stroke("M-10 -22.6C-4 -24.4 4 -24.4 10 -22.4M-7 -18.6C-3 -20 3 -20 7 -18.6", 1.1)
        + stroke("M17.6 -6L21 -8M17.6 -3.4L21 -2.6", 1.1)
    )


def young() -> str:
    """A smooth young face with fine brows and a colour in the cheeks."""
    return (
        pane(
            "M-18 -29L20 -29C22.6 -14 22.4 0 18.4 11C14.6 21 7 29.6 -1 29.6"
            "C-8.6 29.6 -13.6 21 -16.4 11"
            "C-19.4 2 -20 -14 -18 -29Z",
            FLESH,
            2.4,
        )
        + solid(
            "M19 -28C21.6 -14 21.4 0 17.8 11C14.4 20 8 27.6 1.6 28.8C7.6 21 12 11 12.4 0"
            "C12.8 -12 11.6 -20 10.6 -28Z",
            SHADE,
        )
        + solid(oval(8, 7.4, 4.2, 3.4) + oval(-13, 7.4, 2.4, 3), BLUSH)
        + _eyes(_ALMOND_LEFT, _ALMOND_RIGHT, size=2.6)
        + stroke("M-17 -13.6C-13.6 -16.6 -9 -16.4 -5.4 -13.6L-9.4 5.6C-9 8 -5.6 8.6 -3.6 7.2", 1.7)
        + stroke("M3.6 -13.6C7.4 -16.8 12.8 -16.6 17 -12.8", 1.7)
    )


def stout() -> str:
    """A round innkeeper: full cheeks, a red nose, a double chin, a laugh."""
    return (
        pane(
            "M-20 -28L23 -28C26 -16 29 -4 29 6C29 20 20 33 2 34C-14 34 -24 24 -25 10"
            "C-25 0 -22 -16 -20 -28Z",
            FLESH,
            2.4,
        )
        + solid(
            "M22 -27C25 -16 28 -4 28 6C28 19 20 31.6 4 33C14 26 19.4 14 19 2"
            "C18.6 -10 16 -20 14 -27Z",
            SHADE,
        )
        + solid(oval(13, 9, 6.6, 5.4) + oval(-18, 9, 4.4, 5), BLUSH)
        + _eyes(
            "M-17.6 -5C-14.6 -9.6 -9.6 -9.6 -7 -5C-10 -6.4 -14.6 -6.4 -17.6 -5Z",
            "M3 -5C6.4 -10 12.4 -10 15.8 -5C12 -6.6 7 -6.6 3 -5Z",
            size=2.1,
            y=-6.6,
        )
        + stroke("M-18 -14C-14.6 -17.6 -10 -17.4 -6.6 -15M4 -15C8 -18 13.6 -17.4 17.4 -13.4", 1.9)
        + pane("M-5 -8C-6 -3 -12.6 1 -13 6C-13 11.6 -3.4 12 -2.4 6.4", "#d98f74", 1.9)
        + stroke("M-5 -8L-4.4 -11", 1.9)
        + pane("M-14 16C-9 19 0 19.4 9 14.6C7.4 24 -9 27 -14 16Z", CREAM, 1.8)
        + solid("M-12 20.4C-8 23.8 2 23.6 6.8 19.4C3 26 -8 27.4 -12 20.4Z", RED)
        + stroke("M-11 28.6C-6 31.4 4 31.4 9 28M11.6 11C13 13 12.6 16 11 17.6", 1.3)
    )


def soldier() -> str:
    """A weathered man: frowning brows, a broken nose, a scar on the cheek."""
    return (
        pane(
            "M-20 -28L23 -28C25.4 -14 25 2 21.4 13L14 26C9 31 -7 31 -12 26L-18.6 13"
            "C-21.4 4 -22 -14 -20 -28Z",
            FLESH,
            2.4,
        )
        + solid(
            "M22 -27C24.2 -14 24 2 20.4 13L13.4 25.4C10 29 6 29.8 2 29.8C9 22 13.6 12 14 0"
            "C14.4 -12 13 -20 12 -27Z",
            SHADE,
        )
        + _eyes(
            "M-17 -5C-14 -9 -9 -9 -6.5 -4.6C-9 -3.4 -14 -3.4 -17 -5Z",
            "M2.5 -4.6C6 -9.2 12 -9 15.2 -5C12 -3 6 -3.2 2.5 -4.6Z",
            size=2.5,
            y=-5.6,
        )
        + solid(
            "M-19.4 -14C-14 -16.6 -8 -14.6 -3.6 -9.6C-9 -12 -14 -12 -19.4 -10.6Z"
            "M1.6 -9.6C7 -15 13 -16.8 19.4 -13.6L19 -10C13 -12 7 -12 1.6 -9.6Z",
            INK,
        )
        + stroke("M-4.6 -9L-6.4 -3L-11 5C-11.4 9.6 -6 10.6 -3 8.4M-7 -3.6L-4.4 -1", 2.1)
        + stroke("M9 2L15.6 11.6M9.4 6.2L12 4.4M12.4 10L15 8.2", 1.3, RED)
    )


def laughing() -> str:
    """A fool: one brow up, a wide grin, a pointed chin."""
    return (
        pane(
            "M-18 -29L21 -29C24 -14 23.4 0 19 10C14.6 19.4 6 25 -1.6 36C-7 27 -14 20 -17 10"
            "C-20 2 -20.4 -14 -18 -29Z",
            FLESH,
            2.4,
        )
        + solid(
            "M20 -28C22.8 -14 22.4 0 18.2 10C14.4 18.6 6 25 0 33C3.6 22 12 12 12.6 0"
            "C13 -12 12 -20 11 -28Z",
            SHADE,
        )
        + solid(oval(10.6, 6, 4.6, 3.6) + oval(-14, 6, 2.8, 3.4), BLUSH)
        + _eyes(
            "M-17.4 -5C-14.4 -11 -9 -11 -6.4 -5.4C-10 -3.4 -14 -3.4 -17.4 -5Z",
            "M2.5 -5.4C5.6 -11.6 12.4 -11.4 15.8 -5C12 -2.8 6 -3.4 2.5 -5.4Z",
            look=2.2,
            size=2.4,
        )
        + stroke("M-17.4 -13C-14 -16 -9 -15 -5.6 -12L-10.4 6C-10 9 -6 9.4 -4 8", 2)
        + stroke("M3 -15.6C7 -21 13 -20.8 17.4 -15.4", 2)
        + pane("M-14.6 13C-8 16 4 15.6 12.4 10.4C10 21 -9 25.4 -14.6 13Z", CREAM, 1.8)
        + stroke("M-12.4 16.6C-6 19.6 4 19 10.4 14.8", 1.1)
        + stroke("M12.6 8.6C14.4 9.4 15 11 14.8 12.6", 1.3)
    )


def blowing() -> str:
    """A piper: full cheeks, the lips drawn together, the eyes on the pipe."""
    return (
        pane(
            "M-18 -29L20 -29C22.6 -16 24 -4 22.6 6C21 19 10 29 -1 29C-11 29 -19 20 -19.6 8"
            "C-20.4 0 -20 -14 -18 -29Z",
            FLESH,
            2.4,
        )
        + solid(
            "M19 -28C21.6 -16 23 -4 21.6 6C20 17.6 11 26.6 2 28C9 21 14 12 14 1"
            "C14 -11 12 -20 10.6 -28Z",
            SHADE,
        )
        + solid(oval(10, 10, 6, 5.4) + oval(-14.4, 10, 3.6, 5), BLUSH)
        + _eyes(
            "M-17 -6C-14 -10.6 -9 -10.6 -6.5 -6C-9 -4 -14 -4 -17 -6Z",
            "M2.5 -6C6 -11 12 -11 15.2 -6C12 -3.6 6 -3.8 2.5 -6Z",
            look=1.6,
            size=2.5,
            y=-5.4,
        )
        + stroke(
            "M-17.4 -14.6C-13.6 -18 -9 -17.6 -5.4 -15M3.6 -15.4C7.4 -18.8 12.8 -18.4 17 -14.2", 1.8
        )
        + stroke("M-5.4 -15L-9.6 4.4C-9.4 7 -6 7.6 -4 6.2", 1.8)
        + pane(oval(-5, 16.4, 3.4, 2.6), RED, 1.4)
    )


def side(chin: float = 0) -> str:
    """A manly profile with a strong nose; `chin` pushes the chin forward."""
    c = chin
    eye = "M-14 -4.8C-11.6 -9 -7 -9.4 -3 -6.4"
    return (
        pane(
            "M22 -28L-11 -28C-13.6 -22 -14.6 -17 -14 -13C-15 -10 -19.6 -4 -23.6 2"
            "C-26.6 5.4 -27 8.6 -23 9.6L-18 10.4"
            f"L-19.4 14C-20 15.8 -18.4 16.4 -16.8 16.6C-18.8 17.6 -19 19 -17.6 20"
            f"C-16 21.4 {-18 - c} 23 {-17.6 - c} 26C{-16 - c} 30.4 -11 32 -6 31"
            "C4 29.4 14 22 18.4 12C22 2 23 -14 22 -28Z",
            FLESH,
            2.4,
        )
        + solid(
            "M21 -27C22 -14 21 2 17.4 12C13 21 4 28.6 -5 30C6 22 11 12 12 0C13 -12 12 -20 11 -27Z",
            SHADE,
        )
        + solid(eye + "C-5.6 -3.4 -10 -2.8 -14 -4.8Z", CREAM)
        + solid(oval(-10.2, -6, 2.6), INK)
        + stroke(eye, 2)
        + stroke("M-14.6 -13C-11 -17 -6 -17 -1.6 -13.6", 2.3)
        + stroke("M-18 10.4C-15.6 10 -14.6 7.6 -16 5.4", 2)
        + stroke("M-17 16.6L-9.6 15.8", 1.6)
    )


def ears() -> str:
    """The ears of a cropped head; draw them behind the face."""
    return pane("M-18 -10C-26 -14 -28 -4 -25 3C-23 9 -18 8 -17 4Z", FLESH, 2) + pane(
        "M20 -10C29 -14 31 -4 28 3C26 9 21 8 19 4Z", FLESH, 2
    )


def throat() -> str:
    """A bare neck."""
    return pane("M-9 18L14 16L17 46L-13 46Z", FLESH, 2.2) + solid(
        "M-8 24C2 30 10 27 13.4 19L15 33C6 37 -3 35 -9 29Z", SHADE
    )
