"""The twelve German courts: the kings, and Obers and Unters with the sign high or low."""

from __future__ import annotations

import patterns as cloth
from french import beards, faces
from french.attributes import hand
from french.heads import bob, curls, lips, man, moustache, placed
from german import dress, held, kings, robes
from german import headgear as gear
from german.figure import GermanCourt, raised, throat
from german.suits import sign
from shapes import BLUE, CREAM, GREEN, INK, OCHRE, RED

# Acorns -----------------------------------------------------------------------------------------


def ober_of_acorns() -> GermanCourt:
    """A captain in morion and breastplate; sabre and buckler."""
    return GermanCourt(
        "CQ",
        dress.piece(dress.DOUBLET, GREEN, lambda r: cloth.stripes(r, OCHRE, 12))
        + dress.narrow_sleeve(GREEN, CREAM, OCHRE)
        + dress.puff(194, 138, 23, 26, GREEN, OCHRE)
        + dress.puff(86, 136, 23, 25, GREEN, OCHRE)
        + throat()
        + dress.breastplate(BLUE, OCHRE)
        + dress.frill(),
        faces.ears() + man() + beards.jaw_beard(RED, INK) + gear.morion(),
        raised(held.sabre(), 0.96) + placed(71, 153, held.buckler() + sign("C", 0, 0, 32)),
        dress.border(RED, ((dress.BEADS["bars"], OCHRE),)),
    )


def unter_of_acorns() -> GermanCourt:
    """The stout innkeeper in cap and apron; a foaming tankard."""
    return GermanCourt(
        "CJ",
        dress.piece(dress.SLIM, OCHRE, lambda r: cloth.chequers(r, GREEN, 9))
        + dress.puff(112, 140, 17, 24, OCHRE, GREEN)
        + dress.narrow_sleeve(CREAM, CREAM)
        + dress.puff(194, 140, 21, 24, OCHRE, GREEN)
        + throat()
        + dress.apron()
        + dress.yoke(RED),
        bob(CREAM, INK) + faces.stout() + gear.night_cap(GREEN, OCHRE),
        placed(193, 136, held.tankard(), size=0.88) + placed(214, 124, hand(), size=0.95),
        dress.border(GREEN, ((dress.BEADS["lozenges"], OCHRE),)),
        faces_right=True,
    )


# Leaves -----------------------------------------------------------------------------------------


def ober_of_leaves() -> GermanCourt:
    """A Landsknecht, scarred and moustached, in a slashed hat; halberd."""
    return GermanCourt(
        "SQ",
        dress.akimbo(BLUE, OCHRE, CREAM)
        + dress.piece(dress.DOUBLET, RED, lambda r: cloth.chevrons(r, CREAM, 10, 8))
        + dress.narrow_sleeve(BLUE, CREAM, OCHRE)
        + dress.puff(196, 136, 24, 26, BLUE, OCHRE)
        + throat()
        + dress.yoke(GREEN),
        bob(INK, CREAM)
        + faces.soldier()
        + beards.goatee(INK)
        + gear.slashed_hat(GREEN, CREAM, OCHRE),
        raised(held.halberd(), 0.96),
        dress.border(BLUE, ((dress.BEADS["rounds"], CREAM),)),
    )


def unter_of_leaves() -> GermanCourt:
    """A hunter in profile with a feathered hat, blowing the horn."""
    return GermanCourt(
        "SJ",
        dress.piece(dress.SLIM, GREEN)
        + dress.puff(114, 140, 17, 24, GREEN, OCHRE)
        + dress.narrow_sleeve(GREEN, OCHRE)
        + dress.puff(193, 144, 20, 24, GREEN, OCHRE)
        + dress.lacing(OCHRE)
        + throat()
        + dress.shoulder_cape(OCHRE, lambda r: cloth.lozenges(r, RED, 6, 8), "round"),
        faces.side(1) + beards.nape(RED, INK) + gear.hunting_hat(GREEN, RED),
        placed(201, 127, held.horn(), size=0.9) + placed(207, 130, hand(), size=0.9),
        dress.border(RED, ((dress.BEADS["leaves"], OCHRE),)),
        faces_right=True,
    )


# Hearts -----------------------------------------------------------------------------------------


def ober_of_hearts() -> GermanCourt:
    """A young lord in profile, two feathers in the beret; a wild rose."""
    return GermanCourt(
        "HQ",
        dress.akimbo(RED, CREAM, CREAM)
        + dress.piece(dress.DOUBLET, BLUE, lambda r: cloth.lozenges(r, OCHRE, 7, 10))
        + dress.narrow_sleeve(RED, CREAM, CREAM)
        + dress.puff(196, 136, 24, 26, RED, CREAM)
        + throat()
        + dress.buttons(OCHRE, 126)
        + dress.frill(),
        faces.side() + beards.nape(OCHRE, INK) + gear.feather_beret(RED, OCHRE, BLUE),
        raised(held.rose(), 0.98),
        dress.border(OCHRE, ((dress.BEADS["stars"], RED),)),
        faces_right=True,
    )


def unter_of_hearts() -> GermanCourt:
    """A piper wreathed in roses, with full cheeks; the cross-flute."""
    return GermanCourt(
        "HJ",
        dress.piece(dress.SLIM, CREAM, lambda r: cloth.stripes(r, RED, 12))
        + dress.narrow_sleeve(BLUE, CREAM)
        + dress.forearm(
            "M188 152L194 124L215 124L222 152Z",
            BLUE,
            "M193 121L216 121L218 131C210 134 200 134 191 131Z",
        )
        + dress.puff(200, 152, 22, 20, BLUE, CREAM)
        + throat()
        + dress.shoulder_cape(RED)
        + dress.forearm(
            "M108 128C100 140 102 158 114 164C134 166 154 148 170 130L158 116"
            "C144 130 130 142 122 142Z",
            BLUE,
            "M156 113L173 129C170 134 166 136 163 136L150 121C151 117 153 114 156 113Z",
        ),
        curls(OCHRE, INK) + faces.blowing() + gear.hair_cap(OCHRE, INK) + gear.fillet(RED),
        placed(137, 101, held.pipe(), size=0.95)
        + placed(166, 103, held.fingering())
        + placed(204, 103, held.fingering()),
        dress.border(RED, ((dress.BEADS["rounds"], CREAM),)),
    )


# Bells ------------------------------------------------------------------------------------------


def ober_of_bells() -> GermanCourt:
    """The drummer with a moustache and a cock's tail on the cap; drum and sticks."""
    return GermanCourt(
        "DQ",
        dress.piece(dress.DOUBLET, OCHRE, lambda r: cloth.stripes(r, RED, 13))
        + dress.narrow_sleeve(OCHRE, CREAM, RED)
        + robes.on_the_left(dress.narrow_sleeve(OCHRE, CREAM, RED))
        + dress.puff(190, 134, 22, 25, OCHRE, RED)
        + dress.puff(90, 134, 22, 25, OCHRE, RED)
        + throat()
        + dress.frill(),
        bob(RED, INK) + faces.grave() + lips() + moustache(RED) + gear.flat_cap(BLUE, OCHRE),
        placed(140, 134, held.drum(), size=0.86)
        + placed(207, 118, held.stick(), turn=52)
        + placed(207, 122, hand())
        + placed(73, 118, held.stick(), turn=-52)
        + placed(73, 122, hand(), mirrored=True),
        dress.border(OCHRE, ((dress.BEADS["lozenges"], RED),)),
    )


def unter_of_bells() -> GermanCourt:
    """The fool, grinning, in a hood with ears and bells; a stick with a second fool on it."""
    return GermanCourt(
        "DJ",
        dress.piece(dress.SLIM, RED)
        + dress.piece("M140 108L157 108C176 114 186 121 190 132L184 186L140 186Z", BLUE)
        + dress.puff(114, 140, 16, 24, BLUE, OCHRE)
        + dress.narrow_sleeve(RED, OCHRE)
        + dress.puff(193, 142, 20, 24, RED, OCHRE)
        + throat()
        + dress.shoulder_cape(OCHRE),
        faces.laughing() + gear.eared_hood(RED, BLUE, OCHRE),
        placed(204, 134, held.marotte(), size=0.8) + placed(205, 134, hand()),
        dress.border(BLUE, ((dress.BEADS["rounds"], OCHRE),)),
    )


GERMAN_COURTS: dict[str, GermanCourt] = {
    court.name: court
    for court in (
        kings.king_of_acorns(),
        ober_of_acorns(),
        unter_of_acorns(),
        kings.king_of_leaves(),
        ober_of_leaves(),
        unter_of_leaves(),
        kings.king_of_hearts(),
        ober_of_hearts(),
        unter_of_hearts(),
        kings.king_of_bells(),
        ober_of_bells(),
        unter_of_bells(),
    )
}
"""Every court by its card."""
