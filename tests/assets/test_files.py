"""Drawings as files: complete, reproducible, within the features of Qt's SVG module."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
DRAWINGS = sorted(ASSETS.rglob("*.svg"))
GERMAN_PACK = {suit + rank for suit in "CDHS" for rank in "6789TJQKA"}
FRENCH_PACK = {suit + rank for suit in "CDHS" for rank in "23456789TJQKA"}
LETTERS = {*"2345", "6", "7", "8", "9", "10", "A", "K", "Q", "J", "D", "B", "R", "V", "O", "U"}
DESIGNS = ("french", "large", "german", "german-large")
BACKS = {"lozenges", "petals", "braid", "vine", "tiles"}
PALETTE = {
    *("#1d1a17", "#b5322a", "#d9a429", "#2b4c7e", "#4c7a4a", "#f6efdd"),
    *("#f0d8b4", "#dfba8c", "#e2a184", "#d98f74", "#c9786a"),
    *("#fbf7ea", "#8d8066", "currentColor", "none"),
}
"""Ink, madder, ochre, Prussian blue, leaf green, cream; five tones of skin; paper, its edge."""
SVG = "{http://www.w3.org/2000/svg}"


def tree(path: Path) -> ET.Element:
    """The drawing's root element."""
    return ET.parse(path).getroot()


def names(folder: str) -> set[str]:
    """The drawings in a folder, without their ending."""
    return {path.stem for path in (ASSETS / folder).glob("*.svg")}


def test_every_drawing_that_the_program_asks_for_is_there() -> None:
    """Faces, index letters of every language and pack, backs, tiles and marks.

    The French pack has faces from two to ace, the German one from six to ace.
    """
    packs = [FRENCH_PACK, FRENCH_PACK, GERMAN_PACK, GERMAN_PACK]
    assert packs == [names(f"cards/{design}") for design in DESIGNS]
    assert LETTERS == names("cards/index") == names("cards/large-index")
    assert names("backs") == BACKS
    assert names("table") == {"cloth", "walnut", "paper"}
    assert names("marks") >= {
        *("C", "D", "H", "S", "german-C", "german-D", "german-H", "german-S"),
        *("crown", "dealer", "badge", "new-game", "undo", "hint", "last-trick", "score-sheet"),
        *("settings", "rules", "pause", "go-on", "penny", "penny-lost", "flag"),
    }


def test_the_drawings_are_what_the_script_draws(tmp_path: Path) -> None:
    """Nothing under assets/ is touched up by hand, and drawing again changes no byte."""
    script = ROOT / "packaging" / "art" / "draw.py"

    subprocess.run([sys.executable, script, "--into", tmp_path], check=True)

    drawn = {path.relative_to(tmp_path / "assets"): path for path in tmp_path.rglob("*.svg")}
    assert {path.relative_to(ASSETS) for path in DRAWINGS} == set(drawn)
    assert [] == [
        str(name)
        for name, path in drawn.items()
        if path.read_bytes() != (ASSETS / name).read_bytes()
    ]


def test_the_resource_file_lists_every_file_under_its_short_path() -> None:
    """`:/cards/french/HT.svg` is assets/cards/french/HT.svg, and so for all of them."""
    entries = ET.parse(ROOT / "resources.qrc").getroot().iter("file")
    listed = {entry.get("alias"): entry.text for entry in entries}

    paths = (
        path for ending in ("svg", "wav", "md", "json") for path in ASSETS.rglob(f"*.{ending}")
    )
    files = [path.relative_to(ROOT).as_posix() for path in paths]
    assert {name.removeprefix("assets/"): name for name in files} == listed


def test_a_drawing_needs_no_font_filter_mask_clip_or_picture() -> None:
    """Qt's SVG module draws shapes, groups and their copies alike on every platform."""
    allowed = {SVG + tag for tag in ("svg", "g", "path", "rect", "use")}
    forbidden = {"style", "class", "filter", "mask", "clip-path", "font-family"}
    for path in DRAWINGS:
        elements = list(tree(path).iter())
        assert set() == {element.tag for element in elements} - allowed, path
        assert set() == {name for element in elements for name in element.attrib} & forbidden, path


def test_a_card_says_its_suit_colour_once_in_its_first_line() -> None:
    """One replacement recolours a face or an index before it is parsed."""
    for path in (ASSETS / "cards").rglob("*.svg"):
        text = path.read_text(encoding="utf-8")
        assert 1 == text.count(' color="#'), path
        assert ' color="#' in text.splitlines()[0], path
        assert "currentColor" in text, path


@pytest.mark.parametrize("design", DESIGNS)
def test_faces_are_painted_from_one_palette(design: str) -> None:
    """Flat colours as of a stencil: no shade that the palette does not have."""
    used = {
        element.get(name, "none")
        for path in (ASSETS / "cards" / design).glob("*.svg")
        for element in tree(path).iter()
        for name in ("fill", "stroke")
    }

    assert set() == used - PALETTE


def test_a_mark_is_black_alone() -> None:
    """The program uses only a mark's alpha channel, in the colour of the text around it.

    But for the tick of dark surroundings: a style sheet shows it as it is.
    """
    for path in (ASSETS / "marks").glob("*.svg"):
        names = ("fill", "stroke")
        colours = {element.get(name) for element in tree(path).iter() for name in names}
        wanted = {"#fff"} if path.stem.endswith("-light") else {"#000"}
        assert wanted == colours - {None, "none"}, path


def test_the_drawings_stay_small() -> None:
    """All of them together under 1.5 MB, the cards under 1.2 MB, a tile under 40 kB, a card 32."""
    assert sum(path.stat().st_size for path in DRAWINGS) < 1_500_000
    assert sum(path.stat().st_size for path in (ASSETS / "cards").rglob("*.svg")) < 1_200_000
    assert all(path.stat().st_size < 40_000 for path in (ASSETS / "table").glob("*.svg"))
    assert all(path.stat().st_size < 32_000 for path in (ASSETS / "cards").rglob("*.svg"))
