"""The twelve French courts, each put together from parts and given what only it has."""

from __future__ import annotations

from dataclasses import dataclass

import patterns as cloth
from french import attributes as held
from french import beards, faces, heads, ladies
from french import garments as worn
from french import headgear as gear
from pips import pip, twice
from shapes import (
    BLUE,
    CREAM,
    FLESH,
    GREEN,
    INK,
    OCHRE,
    RED,
    polygon_data,
    solid,
    stroke,
)

GROUND = "#fbf7ea"
"""The light behind a court, a shade above the stock."""


@dataclass(frozen=True, slots=True)
class Court:
    """One half of a court; the other half is the same, turned."""

    suit: str
    """The mark beside the head."""
    dress: str
    """Everything below the chin except the arm that holds something."""
    head: str
    """Drawn about the middle of the face."""
    attribute: str
    """Drawn about the middle of the hand."""
    arm: str
    """Sleeve and cuff of the hand that holds it."""
    sash: str
    """The ribbon between the halves, whole."""
    faces_right: bool = False
    """Towards the attribute; else towards the index."""
    glove: str = FLESH
    """The colour of the hand."""

    def drawn(self) -> list[str]:
        """The picture between stock and corner pips."""
        half = (
            self.dress
            + heads.placed(140, 84, self.head, mirrored=self.faces_right)
            + heads.placed(209, 148, self.attribute)
            + self.arm
            + heads.placed(209, 148, held.hand(self.glove))
            + solid(pip(self.suit, 80, 40, 34), "currentColor")
        )
        frame = polygon_data(worn.FRAME)
        return [solid(frame, GROUND), *twice(half), self.sash, stroke(frame, 2.2)]

    def portrait(self) -> str:
        """The head alone, for the large design."""
        return heads.placed(178, 88, self.head, mirrored=self.faces_right, size=1.08)


def king_of_spades() -> Court:
    """Dark, bearded, blue mantle with lilies; a sword."""
    return Court(
        suit="S",
        dress=worn.panel(worn.KING_BODY, BLUE, lambda r: cloth.scattered(r, cloth.FLEUR, OCHRE))
        + worn.panel(worn.TUNIC, RED)
        + worn.ermine_collar(),
        head=heads.long_hair(INK, CREAM)
        + heads.man()
        + heads.full_beard(INK, CREAM)
        + gear.pointed_crown(),
        attribute=held.sword(),
        arm=worn.sleeve(BLUE, OCHRE),
        sash=worn.sash(OCHRE, worn.BEADS["lozenges"], RED),
    )


def king_of_hearts() -> Court:
    """Fair, a forked beard, red mantle with rosettes; the orb."""
    return Court(
        suit="H",
        dress=worn.panel(
            worn.KING_BODY, RED, lambda r: cloth.scattered(r, cloth.STAR, OCHRE, 0.9, 24, 16)
        )
        + worn.panel(worn.TUNIC, BLUE, lambda r: cloth.stripes(r, OCHRE, 12))
        + worn.ermine_collar(),
        head=heads.curls(OCHRE, INK)
        + faces.young()
        + heads.forked_beard(OCHRE, INK)
        + gear.arched_crown(),
        attribute=held.orb(),
        arm=worn.sleeve(RED, CREAM),
        sash=worn.sash(BLUE, worn.BEADS["crosses"], OCHRE),
        faces_right=True,
    )


def king_of_diamonds() -> Court:
    """White-bearded, in profile; chequered mantle, battle-axe."""
    return Court(
        suit="D",
        dress=worn.panel(worn.KING_BODY, OCHRE, lambda r: cloth.chequers(r, RED, 12))
        + worn.panel(worn.TUNIC, CREAM)
        + worn.jewelled_collar(BLUE, OCHRE),
        head=heads.profile()
        + heads.side_hair(CREAM, INK)
        + heads.side_beard(CREAM, INK)
        + gear.lily_crown(),
        attribute=held.axe(),
        arm=worn.sleeve(RED, BLUE),
        sash=worn.sash(BLUE, worn.BEADS["rounds"], CREAM, 12.4),
    )


def king_of_clubs() -> Court:
    """Red-bearded, green mantle in lozenges; sceptre."""
    return Court(
        suit="C",
        dress=worn.panel(worn.KING_BODY, GREEN, lambda r: cloth.lozenges(r, OCHRE))
        + worn.panel(worn.TUNIC, RED)
        + worn.jewelled_collar(CREAM, RED),
        head=heads.long_hair(RED, INK)
        + faces.grave()
        + heads.full_beard(RED, INK, heads.BLUSH)
        + gear.trefoil_crown(),
        attribute=held.sceptre(),
        arm=worn.sleeve(GREEN, OCHRE),
        sash=worn.sash(RED, worn.BEADS["bars"], OCHRE),
        faces_right=True,
    )


def queen_of_spades() -> Court:
    """Dark hair under a blue veil; the quill that keeps the score."""
    return Court(
        suit="S",
        dress=worn.panel(
            worn.QUEEN_BODY, BLUE, lambda r: cloth.scattered(r, cloth.STAR, CREAM, 0.8, 24, 17)
        )
        + worn.panel(worn.BODICE, INK, lambda r: cloth.lozenges(r, OCHRE, 5, 7))
        + worn.neckline(worn.pendant(RED)),
        head=gear.veil(CREAM, INK)
        + ladies.aside()
        + ladies.swept_hair(INK, CREAM)
        + gear.coronet(),
        attribute=heads.placed(0, 0, held.quill(), size=0.94),
        arm=worn.sleeve(BLUE, CREAM),
        sash=worn.sash(RED, worn.BEADS["rounds"], CREAM, 12.4),
        faces_right=True,
    )


def queen_of_hearts() -> Court:
    """Golden plaits, red gown with scales; a rose."""
    return Court(
        suit="H",
        dress=worn.panel(worn.QUEEN_BODY, RED, lambda r: cloth.scales(r, OCHRE))
        + worn.panel(worn.BODICE, CREAM, lambda r: cloth.stripes(r, BLUE, 12))
        + worn.neckline(worn.pearls()),
        head=heads.woman()
        + heads.parted_hair(OCHRE, INK)
        + heads.braids(OCHRE, INK)
        + gear.coronet(1.3),
        attribute=held.rose(),
        arm=worn.sleeve(RED, OCHRE),
        sash=worn.sash(BLUE, worn.BEADS["lozenges"], OCHRE),
    )


def queen_of_diamonds() -> Court:
    """A gabled hood, lozenges of gold; a fan."""
    return Court(
        suit="D",
        dress=worn.panel(worn.QUEEN_BODY, OCHRE, lambda r: cloth.lozenges(r, BLUE, 8, 11))
        + worn.panel(worn.BODICE, RED)
        + worn.neckline(worn.pendant(BLUE)),
        head=beards.waves(INK, CREAM) + ladies.proud() + gear.hood(RED, OCHRE),
        attribute=heads.placed(-1, 0, held.fan(), size=0.88),
        arm=worn.sleeve(BLUE, CREAM),
        sash=worn.sash(CREAM, worn.BEADS["lozenges"], RED),
        faces_right=True,
    )


def queen_of_clubs() -> Court:
    """White linen about the face, green gown with zigzags; a sprig of clover."""
    return Court(
        suit="C",
        dress=worn.panel(worn.QUEEN_BODY, GREEN, lambda r: cloth.chevrons(r, CREAM))
        + worn.panel(
            worn.BODICE, RED, lambda r: cloth.scattered(r, cloth.FLEUR, OCHRE, 0.7, 18, 17)
        ),
        head=gear.veil(GREEN, CREAM) + gear.wimple() + ladies.modest() + gear.coronet(),
        attribute=held.clover(),
        arm=worn.sleeve(GREEN, RED),
        sash=worn.sash(OCHRE, worn.BEADS["crosses"], GREEN),
    )


def jack_of_spades() -> Court:
    """In profile, blue beret with a feather; halberd."""
    return Court(
        suit="S",
        dress=worn.panel(worn.JACK_BODY, CREAM, lambda r: cloth.stripes(r, BLUE, 15))
        + worn.panel(worn.RIGHT_HALF, BLUE)
        + worn.buttons(OCHRE)
        + worn.ruff(),
        head=heads.neck()
        + heads.profile()
        + heads.side_hair(INK, CREAM)
        + gear.beret(BLUE, RED)
        + gear.plume(OCHRE, 27, -36, -72),
        attribute=held.halberd(),
        arm=worn.sleeve(RED, CREAM),
        sash=worn.sash(RED, worn.BEADS["bars"], CREAM),
    )


def jack_of_hearts() -> Court:
    """Fair curls under a plumed hat; a rummer of wine."""
    return Court(
        suit="H",
        dress=worn.panel(worn.JACK_BODY, RED, lambda r: cloth.lozenges(r, CREAM, 8, 11))
        + worn.panel(worn.RIGHT_HALF, RED)
        + worn.buttons(OCHRE)
        + worn.falling_collar(),
        head=heads.curls(OCHRE, INK)
        + heads.neck()
        + faces.young()
        + heads.lips()
        + gear.brimmed_hat(BLUE, OCHRE)
        + gear.plume(RED, -20, -32, -38, 0.78),
        attribute=held.glass(),
        arm=worn.sleeve(RED, CREAM),
        sash=worn.sash(BLUE, worn.BEADS["rounds"], OCHRE, 12.4),
        faces_right=True,
    )


def jack_of_diamonds() -> Court:
    """A hunter in profile, peaked hat; a crossbow."""
    return Court(
        suit="D",
        dress=worn.panel(worn.JACK_BODY, GREEN)
        + worn.panel(worn.RIGHT_HALF, OCHRE, lambda r: cloth.chequers(r, RED))
        + worn.buttons(CREAM)
        + worn.falling_collar(),
        head=heads.neck()
        + faces.side()
        + heads.side_hair(RED, INK)
        + gear.plume(RED, 25, -27, 126, 0.9)
        + gear.pointed_hat(GREEN, OCHRE),
        attribute=held.crossbow(),
        arm=worn.sleeve(GREEN, OCHRE),
        sash=worn.sash(RED, worn.BEADS["lozenges"], OCHRE),
        faces_right=True,
    )


def jack_of_clubs() -> Court:
    """A moustache, a soft cap; a falcon on the fist."""
    return Court(
        suit="C",
        dress=worn.panel(worn.JACK_BODY, OCHRE, lambda r: cloth.chevrons(r, GREEN))
        + worn.panel(worn.RIGHT_HALF, RED)
        + worn.buttons(OCHRE)
        + worn.ruff(),
        head=heads.bob(INK, CREAM)
        + heads.neck()
        + heads.man()
        + heads.lips()
        + heads.moustache(INK)
        + gear.soft_cap(BLUE, OCHRE),
        attribute=heads.placed(-5, 0, held.falcon()),
        arm=worn.sleeve(GREEN, OCHRE),
        sash=worn.sash(GREEN, worn.BEADS["rounds"], CREAM, 12.4),
        glove=RED,
    )


COURTS: dict[str, Court] = {
    "CK": king_of_clubs(),
    "DK": king_of_diamonds(),
    "HK": king_of_hearts(),
    "SK": king_of_spades(),
    "CQ": queen_of_clubs(),
    "DQ": queen_of_diamonds(),
    "HQ": queen_of_hearts(),
    "SQ": queen_of_spades(),
    "CJ": jack_of_clubs(),
    "DJ": jack_of_diamonds(),
    "HJ": jack_of_hearts(),
    "SJ": jack_of_spades(),
}
"""Every court by its card."""
