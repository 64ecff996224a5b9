"""The four German kings on their thrones."""

from __future__ import annotations

import patterns as cloth
from french import beards, faces
from french.attributes import hand
from french.heads import curls, forked_beard, lips, long_hair, placed
from german import dress, regalia, robes
from german import headgear as gear
from german.figure import GermanCourt, left, raised, throat
from shapes import BLUE, CREAM, GREEN, INK, OCHRE, RED


def king_of_acorns() -> GermanCourt:
    """Broad and grave, a square golden beard, oak leaves on the crown; sceptre and orb."""
    return GermanCourt(
        "CK",
        robes.throne(RED, lambda r: cloth.lozenges(r, OCHRE, 6, 8), GREEN)
        + robes.robe(GREEN, lambda r: cloth.scattered(r, cloth.FLEUR, OCHRE))
        + dress.piece(robes.TUNIC, OCHRE, lambda r: cloth.stripes(r, RED, 10))
        + robes.lapels(CREAM, INK)
        + robes.wide_sleeve(GREEN, CREAM)
        + robes.on_the_left(robes.wide_sleeve(GREEN, CREAM)),
        beards.waves(OCHRE, INK)
        + faces.grave()
        + beards.square_beard(OCHRE, INK)
        + gear.oak_crown(),
        raised(regalia.acorn_sceptre()) + left(regalia.orb(), regalia.cupped()),
        dress.border(OCHRE, ((dress.BEADS["lozenges"], GREEN),)),
    )


def king_of_leaves() -> GermanCourt:
    """Old, a white beard in waves; the sword of justice and a sealed charter."""
    return GermanCourt(
        "SK",
        robes.throne(RED, lambda r: cloth.chequers(r, GREEN, 8), GREEN)
        + robes.robe(BLUE, lambda r: cloth.scattered(r, cloth.STAR, CREAM, 0.85, 22, 16))
        + robes.stole(GREEN, lambda r: cloth.chevrons(r, OCHRE, 8, 7))
        + robes.fur_cape(OCHRE)
        + robes.wide_sleeve(BLUE, OCHRE)
        + robes.on_the_left(robes.wide_sleeve(BLUE, OCHRE)),
        long_hair(CREAM, INK) + faces.old() + beards.long_beard(CREAM, INK) + gear.linden_crown(),
        raised(regalia.judgement_sword(), 0.96) + left(regalia.charter(), hand(), 133),
        dress.border(GREEN, ((dress.BEADS["leaves"], CREAM),)),
        faces_right=True,
        alone=(78.0, 0.94),
    )


def king_of_hearts() -> GermanCourt:
    """Young, fair curls, a crown of hearts; goblet and sceptre."""
    return GermanCourt(
        "HK",
        robes.throne(BLUE, lambda r: cloth.scattered(r, cloth.STAR, OCHRE, 0.7, 18, 14), RED)
        + robes.robe(RED, lambda r: cloth.scales(r, OCHRE, 10))
        + dress.piece(robes.TUNIC, CREAM, lambda r: cloth.lozenges(r, BLUE, 8, 11))
        + throat()
        + robes.lapels(CREAM, INK)
        + robes.chain(OCHRE, "")
        + robes.wide_sleeve(RED, CREAM)
        + robes.on_the_left(robes.wide_sleeve(RED, CREAM)),
        curls(OCHRE, INK) + faces.young() + lips() + gear.heart_crown(),
        raised(regalia.goblet())
        + placed(76, 134, regalia.heart_sceptre(), size=0.9)
        + placed(74, 134, hand(), mirrored=True),
        dress.border(BLUE, ((dress.BEADS["lozenges"], OCHRE),)),
    )


def king_of_bells() -> GermanCourt:
    """A king from the east: black forked beard, turban; bell sceptre and casket."""
    return GermanCourt(
        "DK",
        robes.throne(GREEN, lambda r: cloth.scattered(r, cloth.STAR, OCHRE, 0.7, 18, 14), OCHRE)
        + robes.robe(OCHRE, lambda r: cloth.lozenges(r, RED, 9, 12))
        + dress.piece(robes.TUNIC, BLUE, lambda r: cloth.stripes(r, CREAM, 11))
        + robes.stole(RED, lambda r: cloth.scattered(r, cloth.STAR, OCHRE, 0.7, 16, 15))
        + robes.chain(OCHRE, "")
        + robes.wide_sleeve(OCHRE, BLUE)
        + robes.on_the_left(robes.wide_sleeve(OCHRE, BLUE)),
        long_hair(INK, CREAM) + faces.grave() + forked_beard(INK, CREAM) + gear.turban_crown(),
        raised(regalia.bell_mace()) + left(regalia.casket(), regalia.cupped()),
        dress.border(RED, ((dress.BEADS["stars"], OCHRE),)),
        faces_right=True,
    )
