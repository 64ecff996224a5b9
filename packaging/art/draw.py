"""Draw every picture of the program as SVG: `python packaging/art/draw.py` rewrites assets/.

How a card's face is put together
---------------------------------
Two passes over the same rectangle (63 by 88, view box 252 by 352):

1. `assets/cards/french/{card}.svg`: stock, corner pips, and the pips or the court of the card.
2. `assets/cards/index/{letter}.svg`: the index letter in both corners. The letter depends on the
   language: K Q J, K D B or R D V; also A and 2 to 10.

Both files say `color="#rrggbb"` once, in their first line, and paint all that has the suit's
colour with `currentColor`: put another colour there (index: always; four-coloured suits: both)
before the file is parsed. Courts keep their garments, whatever the suit's colour.

The large design is put together in the same way from `assets/cards/large/{card}.svg` and
`assets/cards/large-index/{letter}.svg`; it is also the better one on very small cards.

The German pack lies in `german` and `german-large` and takes the same index letters: D K O U for
Daus, king, Ober and Unter. Acorns are named C, leaves S, hearts H and bells D, as the suits whose
place they take. Its signs have colours of their own: `currentColor` is in the frames and letters.

Backs (`assets/backs/`) are one pass and look the same after half a turn. Tiles (`assets/table/`)
repeat without a seam, each painted into a pixmap of its own size, which cuts what crosses its
edge; cloth is black and white with alpha, to be laid over any colour. Marks (`assets/marks/`) are
single black shapes on nothing: take their alpha and tint it.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from backs import BACKS
from cloth import TILES
from french.courts import COURTS
from german.courts import GERMAN_COURTS
from german.daus import DAUS
from german.suits import large_face as german_large_face
from german.suits import number_face as german_number_face
from german.suits import sign
from marks import MARKS, icon
from pips import (
    GLYPHS,
    HEIGHT,
    INDEX_HEIGHT,
    SUIT_COLOURS,
    WIDTH,
    ace_face,
    large_face,
    number_face,
    pip,
    stock,
    twice,
)
from shapes import INK, document, moved, solid

SUITS = "CDHS"
FRENCH_RANKS, GERMAN_RANKS = "23456789TJQKA", "6789TJQKA"

CORNER_X = 31.0
"""The middle of the index column."""


def faces() -> dict[str, str]:
    """The French pack without its index letters, by path below assets/."""
    drawn: dict[str, str] = {}
    for suit in SUITS:
        corner = solid(pip(suit, CORNER_X, 96.5, 42), "currentColor")
        for rank in FRENCH_RANKS:
            if rank == "A":
                middle = ace_face(suit)
            elif rank in "JQK":
                middle = COURTS[suit + rank].drawn()
            else:
                middle = number_face(suit, rank)
            drawn[f"cards/french/{suit}{rank}.svg"] = document(
                WIDTH, HEIGHT, [stock(), *middle, *twice(corner, "corner")], SUIT_COLOURS[suit]
            )
            portrait = COURTS[suit + rank].portrait() if rank in "JQK" else None
            drawn[f"cards/large/{suit}{rank}.svg"] = document(
                WIDTH, HEIGHT, [stock(), *large_face(suit, portrait)], SUIT_COLOURS[suit]
            )
    return drawn


def german_faces() -> dict[str, str]:
    """The German pack without its index letters, by path below assets/."""
    drawn: dict[str, str] = {}
    for suit in SUITS:
        corner = sign(suit, CORNER_X, 96.5, 41)
        for rank in GERMAN_RANKS:
            court = GERMAN_COURTS.get(suit + rank)
            if rank == "A":
                middle = DAUS[suit].drawn(suit)
            else:
                middle = court.drawn() if court else german_number_face(suit, rank)
            drawn[f"cards/german/{suit}{rank}.svg"] = document(
                WIDTH, HEIGHT, [stock(), *middle, *twice(corner, "corner")], SUIT_COLOURS[suit]
            )
            large = german_large_face(suit, court.portrait() if court else None)
            drawn[f"cards/german-large/{suit}{rank}.svg"] = document(
                WIDTH, HEIGHT, [stock(), *large], SUIT_COLOURS[suit]
            )
    return drawn


def indices() -> dict[str, str]:
    """Index letters in both corners, in the usual size and in the large one."""
    drawn: dict[str, str] = {}
    for letter, data in GLYPHS.items():
        usual = solid(moved(data, CORNER_X, 14, INDEX_HEIGHT / 54), "currentColor")
        large = solid(moved(data, 55, 18, 1.95), "currentColor")
        drawn[f"cards/index/{letter}.svg"] = document(WIDTH, HEIGHT, twice(usual), INK)
        drawn[f"cards/large-index/{letter}.svg"] = document(WIDTH, HEIGHT, twice(large), INK)
    return drawn


def pictures() -> dict[str, str]:
    """Every drawing of the program, by path below assets/."""
    return {
        **faces(),
        **german_faces(),
        **indices(),
        **{f"backs/{name}.svg": draw() for name, draw in BACKS.items()},
        **{f"table/{name}.svg": draw() for name, draw in TILES.items()},
        **{f"marks/{name}.svg": draw() for name, draw in MARKS.items()},
        "icon.svg": icon(),
    }


def resource_list(assets: Path) -> str:
    """The Qt resource file for every drawing, sound and text in assets/, under short paths."""
    paths = [path for kind in ("json", "md", "svg", "wav") for path in assets.rglob(f"*.{kind}")]
    names = sorted(path.relative_to(assets).as_posix() for path in paths)
    lines = [f'    <file alias="{name}">assets/{name}</file>' for name in names]
    return "\n".join(["<RCC>", '  <qresource prefix="/">', *lines, "  </qresource>", "</RCC>", ""])


def main() -> None:
    """Write assets/ and resources.qrc below the project, or below another folder."""
    parser = argparse.ArgumentParser(description="Draw the cards, backs, tiles and marks.")
    parser.add_argument(
        "--into",
        type=Path,
        default=Path(__file__).resolve().parents[2],
        help="the folder that holds assets/ (default: the project)",
    )
    root: Path = parser.parse_args().into
    assets = root / "assets"
    for name, text in pictures().items():
        path = assets / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    (root / "resources.qrc").write_text(resource_list(assets), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
