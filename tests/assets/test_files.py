"""The drawings as files: complete, reproducible, and made only of what Qt's SVG module draws."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
DRAWINGS = sorted(ASSETS.rglob("*.svg"))
PACK = {suit + rank for suit in "CDHS" for rank in "789TJQKA"}
LETTERS = {"7", "8", "9", "10", "A", "K", "Q", "J", "D", "B", "R", "V"}
SVG = "{http://www.w3.org/2000/svg}"


def tree(path: Path) -> ET.Element:
    """The drawing's root element."""
    return ET.parse(path).getroot()  # noqa: S314 - the project's own file


def names(folder: str) -> set[str]:
    """The drawings in a folder, without their ending."""
    return {path.stem for path in (ASSETS / folder).glob("*.svg")}


@pytest.mark.parametrize("design", ["cards/french", "cards/large"])
def test_every_card_has_a_face_in_either_design(design: str) -> None:
    """A pack is 32 cards, from seven to ace in four suits."""
    assert names(design) == PACK


@pytest.mark.parametrize("design", ["cards/index", "cards/large-index"])
def test_every_language_finds_its_index_letters(design: str) -> None:
    """King, queen and jack are K Q J in English, K D B in German, R D V in French."""
    assert names(design) == LETTERS


def test_there_are_three_backs_three_tiles_and_every_mark() -> None:
    """The names that the table asks for by alias."""
    assert names("backs") == {"lozenges", "petals", "braid"}
    assert names("table") == {"cloth", "walnut", "paper"}
    assert names("marks") >= {*"CDHS", "crown", "dealer", "badge"}
    assert names("marks") >= {"new-game", "undo", "hint", "last-trick", "score-sheet"}
    assert names("marks") >= {"settings", "rules", "pause", "go-on"}


def test_the_drawings_are_what_the_script_draws(tmp_path: Path) -> None:
    """Nothing under assets/ is touched up by hand, and drawing again changes no byte."""
    script = ROOT / "packaging" / "draw_cards.py"

    subprocess.run([sys.executable, script, "--into", tmp_path], check=True)

    drawn = {path.relative_to(tmp_path / "assets"): path for path in tmp_path.rglob("*.svg")}
    assert {path.relative_to(ASSETS) for path in DRAWINGS} == set(drawn)
    assert [] == [
        str(name)
        for name, path in drawn.items()
        if path.read_bytes() != (ASSETS / name).read_bytes()
    ]


def test_the_resource_file_lists_every_drawing_under_its_short_path() -> None:
    """`:/cards/french/HT.svg` is assets/cards/french/HT.svg, and so for all of them."""
    entries = ET.parse(ROOT / "resources.qrc").getroot().iter("file")  # noqa: S314 - our own
    listed = {entry.get("alias"): entry.text for entry in entries}

    files = [path.relative_to(ROOT).as_posix() for path in ASSETS.rglob("*.svg")]
    assert {name.removeprefix("assets/"): name for name in files} == listed


@pytest.mark.parametrize("path", DRAWINGS, ids=lambda path: path.relative_to(ASSETS).as_posix())
def test_a_drawing_needs_no_font_filter_mask_clip_or_picture(path: Path) -> None:
    """Qt's SVG module draws shapes, groups and their copies alike on every platform."""
    root = tree(path)

    allowed = {SVG + tag for tag in ("svg", "g", "path", "rect", "use")}
    assert set() == {element.tag for element in root.iter()} - allowed
    attributes = {name for element in root.iter() for name in element.attrib}
    assert set() == attributes & {"style", "class", "filter", "mask", "clip-path", "font-family"}


@pytest.mark.parametrize("path", sorted((ASSETS / "cards").rglob("*.svg")), ids=lambda p: p.stem)
def test_a_card_says_its_suit_colour_once_in_its_first_line(path: Path) -> None:
    """One replacement recolours a face or an index before it is parsed."""
    text = path.read_text(encoding="utf-8")

    assert 1 == text.count(' color="#')
    assert ' color="#' in text.splitlines()[0]
    assert "currentColor" in text


@pytest.mark.parametrize("path", sorted((ASSETS / "marks").glob("*.svg")), ids=lambda p: p.stem)
def test_a_mark_is_black_alone(path: Path) -> None:
    """Whoever shows a mark takes its alpha and gives it the colour of the text around it."""
    colours = {element.get(name) for element in tree(path).iter() for name in ("fill", "stroke")}

    assert {"#000"} == colours - {None, "none"}


def test_the_drawings_stay_small() -> None:
    """All of them together under 1.5 MB, a tile under 40 kB, a card under 32 kB."""
    assert sum(path.stat().st_size for path in DRAWINGS) < 1_500_000
    assert all(path.stat().st_size < 40_000 for path in (ASSETS / "table").glob("*.svg"))
    assert all(path.stat().st_size < 32_000 for path in (ASSETS / "cards").rglob("*.svg"))
