"""The four Daus, the deuces that are the highest cards of the German pack.

Each half shows one large sign in foliage of its kind, and below it a beast on a strip of grass:
a boar, a stag, two doves, a hound.
"""

from __future__ import annotations

from dataclasses import dataclass

from french.courts import GROUND
from french.garments import FRAME
from french.heads import placed
from german import dress
from german.suits import sign
from pips import twice
from shapes import (
    BLUE,
    CREAM,
    FINE,
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

_AXIS = 148.0
_GRASS = 166.0

_OAK = (
    "M0 0C-3 -3 -7 -4 -8 -9C-12 -10 -12 -16 -9 -18C-10 -23 -6 -27 -3 -26C-2 -31 3 -31 3 -26"
    "C7 -27 10 -23 9 -18C12 -16 12 -10 8 -9C7 -4 3 -3 0 0Z"
)
_LINDEN = "M0 -30C3 -22 14 -18 14 -8C14 1 5 3 0 -1C-5 3 -14 1 -14 -8C-14 -18 -3 -22 0 -30Z"
_TULIP = (
    "M0 0C-10 -3 -13 -14 -11 -27C-7 -24 -5 -22 -4 -19C-3 -24 -2 -28 0 -31"
    "C2 -28 3 -24 4 -19C5 -22 7 -24 11 -27C13 -14 10 -3 0 0Z"
)
_BELLFLOWER = "M0 0C-10 -3 -8 -16 -13 -26L-6 -23L0 -29L6 -23L13 -26C8 -16 10 -3 0 0Z"


def boar() -> str:
    """A wild boar, black, its bristles up; its feet at y = 0."""
    body = (
        "M-57 -17C-52 -25 -43 -29 -37 -32L-35 -42L-27 -35C-13 -48 12 -50 30 -44"
        "C43 -40 50 -32 50 -22"
        "C51 -14 48 -8 49 -3L51 0L39 0L39 -9C37 -13 34 -15 30 -15L33 -4L35 0L24 0L21 -13"
        "C10 -10 0 -10 -7 -12L-8 -3L-6 0L-17 0L-18 -11L-22 -3L-20 0L-31 0L-30 -13"
        "C-35 -13 -39 -11 -43 -8C-49 -7 -57 -9 -58 -11Z"
    )
    crest = (
        "M-30 -39L-27 -47L-21 -43L-17 -51L-11 -47L-6 -54L0 -49L6 -55L11 -49L18 -53L21 -47"
        "L29 -49L30 -43C12 -50 -14 -48 -27 -35Z"
    )
    bristles = (
        "M-20 -36L-15 -30M-10 -40L-4 -33M2 -41L8 -34M14 -41L20 -34M26 -38L31 -31M-14 -26L-9 -20"
        "M-2 -28L4 -22M10 -29L16 -23M22 -28L28 -22M36 -31L41 -24M34 -19L39 -14M-24 -24L-20 -18"
    )
    return (
        pane(crest, RED, 1.8)
        + pane(body, INK, 1.6)
        + stroke(bristles, 1.4, CREAM)
        + stroke("M49 -30C55 -32 56 -26 53 -24C51 -22 53 -19 56 -20", 2.2)
        + pane("M-47 -10C-50 -15 -49 -20 -45 -22C-46 -17 -44 -13 -42 -11Z", CREAM, 1.2)
        + solid(oval(-38, -24, 2.2), CREAM)
        + solid(oval(-38.4, -24, 1), INK)
        + stroke("M-34 -37L-30 -33M-54 -14L-50 -13", 1.3, CREAM)
    )


def stag() -> str:
    """A stag in a leap, full-antlered."""
    body = (
        "M-50 -45L-41 -51L-34 -50C-29 -44 -27 -38 -20 -35C-5 -34 14 -39 27 -36C38 -34 42 -25 44 -14"
        "L55 -3L51 0L38 -10C34 -15 30 -16 27 -15L36 -3L32 0L18 -13"
        "C6 -15 -8 -18 -16 -16L-28 -7L-36 -10"
        "L-34 -14L-25 -17L-41 -15L-48 -22L-44 -26L-28 -25C-34 -31 -36 -36 -38 -41L-48 -40Z"
    )
    antler = (
        "M-35 -50C-33 -58 -27 -63 -17 -65M-32 -57L-41 -62M-28 -61L-32 -71M-22 -64"
        "L-21 -73M-37 -51C-42 -57 -50 -60 -57 -58M-44 -57L-46 -67M-51 -59L-55 -67"
    )
    return (
        stroke(antler, 4.6)
        + stroke(antler, 1.8, OCHRE)
        + pane("M-33 -48C-28 -52 -24 -51 -22 -49C-25 -45 -30 -44 -33 -45Z", RED, 1.6)
        + pane(body, RED, 2.2)
        + pane("M43 -26C49 -30 53 -28 54 -24C51 -21 47 -20 44 -20Z", CREAM, 1.8)
        + solid("M-24 -31C-27 -27 -24 -22 -18 -19C-8 -19 6 -17 16 -15C8 -20 -8 -22 -24 -31Z", OCHRE)
        + solid(oval(-39.6, -46, 1.6), INK)
        + stroke(
            "M-49 -43L-46 -42M26 -33C34 -30 36 -24 36 -18M-14 -32C-10 -28 -12 -22 -14 -19", FINE
        )
        + solid(
            "".join(
                oval(x, y, 1.5)
                for x, y in ((-4, -29), (6, -31), (16, -31), (1, -25), (11, -27), (22, -28))
            ),
            CREAM,
        )
    )


def doves() -> str:
    """Two doves that bill."""
    dove = (
        "M-2 -34L-9 -37C-11 -44 -22 -44 -24 -36C-25 -29 -31 -24 -37 -18L-62 -8L-60 -1L-36 -5"
        "C-25 1 -11 -3 -9 -14C-8 -22 -8 -26 -9 -31Z"
    )
    wing = "M-17 -26C-28 -26 -42 -16 -51 -7C-38 -4 -22 -5 -16 -15Z"
    one = (
        pane(dove, CREAM, 2.2)
        + pane(wing, BLUE, 1.8)
        + stroke("M-22 -21C-28 -19 -36 -14 -42 -9M-20 -16C-25 -14 -30 -11 -34 -8", FINE, CREAM)
        + solid(oval(-15, -37, 1.8), INK)
        + solid("M-2 -34L-9 -37L-9 -31Z", OCHRE)
        + stroke("M-2 -34L-9 -37L-9 -31Z", 1.2)
        + stroke("M-58 -5L-42 -8M-21 -2L-22 4M-14 -2L-14 4", FINE)
    )
    return one + placed(0, 0, one, mirrored=True)


def hound() -> str:
    """A hound at full stretch, a bell at its collar."""
    body = (
        "M-62 -33L-52 -39C-48 -45 -39 -46 -34 -41C-28 -38 -22 -38 -15 -38C0 -40 18 -42 30 -37"
        "C37 -35 41 -31 41 -25C42 -18 46 -14 51 -11L62 -3L60 1L51 0L41 -7"
        "C35 -10 30 -13 26 -15L34 -5L31 -1"
        "L20 -11C15 -16 8 -20 2 -18C-4 -13 -11 -9 -19 -9L-37 -3L-52 1L-56 -2L-52 -6L-37 -11L-33 -14"
        "L-48 -11L-55 -14L-52 -18L-35 -20C-33 -25 -34 -29 -37 -31C-44 -29 -50 -27 -57 -27Z"
    )
    return (
        stroke("M38 -33C46 -36 52 -44 60 -52", 6)
        + stroke("M38 -33C46 -36 52 -44 60 -52", 2.6, CREAM)
        + pane(body, CREAM, 2.2)
        + solid("M-4 -38.4C6 -40 18 -40.6 27 -37C24 -30 12 -26 2 -30C-3 -32 -5 -35 -4 -38.4Z", RED)
        + solid("M33 -34C40 -30 40 -24 42 -20C36 -18 30 -24 33 -34Z", RED)
        + stroke("M26 -15C30 -19 31 -24 29 -29M-20 -36C-16 -30 -18 -20 -24 -14", FINE)
        + pane(
            "M-45 -43C-40 -46 -35 -43 -35 -38C-34 -32 -37 -27 -41 -26C-44 -30 -46 -36 -45 -43Z",
            RED,
            1.8,
        )
        + solid(oval(-49.6, -37, 1.7) + oval(-60.6, -31.6, 2), INK)
        + pane("M-34 -42L-27 -39L-31 -27L-37 -30Z", BLUE, 1.8)
        + pane(oval(-33, -22, 5), OCHRE, 1.8)
        + stroke("M-38 -21.6L-28 -21.6", 1.1)
    )


@dataclass(frozen=True, slots=True)
class Daus:
    """One deuce."""

    beast: str
    """Its feet at y = 0, about the middle."""
    foliage: str
    """A leaf, flower or bell of the foliage, its foot at the origin."""
    leaf: str
    """The colour of the foliage."""
    border: str

    def drawn(self, suit: str) -> list[str]:
        """The picture between stock and corner signs."""
        frame = polygon_data(FRAME)
        half = (
            self._foliage()
            + sign(suit, _AXIS, 60, 74)
            + _grass()
            + placed(136, _GRASS - 5, self.beast, size=1.02)
        )
        return [solid(frame, GROUND), *twice(half), self.border, stroke(frame, 2.2, "currentColor")]

    def _foliage(self) -> str:
        """Two scrolls that rise on either side of the sign."""
        stem = (
            "M0 106C22 110 40 102 46 86C51 72 47 58 52 46M46 86C56 86 62 80 65 72"
            "M22 107C34 113 50 113 60 106"
        )
        tips = (
            (52, 47, 6, 0.88),
            (65, 74, 30, 0.84),
            (59, 107, 66, 0.86),
            (49, 66, -36, 0.6),
            (34, 102, 168, 0.5),
        )
        body = ""
        for side in (1, -1):
            lines = moved(stem, _AXIS, flip=side < 0)
            body += stroke(lines, 4.4) + stroke(lines, 1.9, GREEN)
            for x, y, turn, size in tips:
                at = (_AXIS + side * x, y, size, side * turn)
                body += pane(moved(self.foliage, *at, flip=side < 0), self.leaf, 1.8)
                body += stroke(moved("M0 -3L0 -18", *at), 1.1)
        return body


def _grass() -> str:
    tufts = "".join(
        f"M{x} {_GRASS - 5}L{x - 3} {_GRASS - 13}M{x + 2} {_GRASS - 5}"
        f"L{x + 3} {_GRASS - 15}M{x + 4} {_GRASS - 5}L{x + 9} {_GRASS - 12}"
        for x in (26, 70, 204, 222)
    )
    hills = (
        f"M14 {_GRASS - 4}C50 {_GRASS - 10} 90 {_GRASS - 7} 126 {_GRASS - 8}"
        f"C166 {_GRASS - 9} 206 {_GRASS - 9} 238 {_GRASS - 5}L238 {_GRASS + 6}"
        f"L14 {_GRASS + 6}Z"
    )
    return stroke(tufts, 1.8, GREEN) + pane(hills, GREEN, 2)


DAUS: dict[str, Daus] = {
    "C": Daus(boar(), _OAK, GREEN, dress.border(OCHRE, ((dress.BEADS["leaves"], GREEN),))),
    "S": Daus(stag(), _LINDEN, GREEN, dress.border(RED, ((dress.BEADS["lozenges"], CREAM),))),
    "H": Daus(doves(), _TULIP, RED, dress.border(BLUE, ((dress.BEADS["rounds"], CREAM),))),
    "D": Daus(hound(), _BELLFLOWER, OCHRE, dress.border(RED, ((dress.BEADS["stars"], OCHRE),))),
}
"""Every Daus by its suit."""
