"""The drawings as Qt paints them: distinct, symmetrical, without seams."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ASSETS = Path(__file__).resolve().parents[2] / "assets"
DRAWINGS = sorted(ASSETS.rglob("*.svg"))
RANKS = "23456789TJQKA"
DESIGNS = [
    ("french", "index"),
    ("large", "large-index"),
    ("german", "index"),
    ("german-large", "large-index"),
]
GERMAN_LETTERS = {"A": "D", "K": "K", "Q": "O", "J": "U"}
BLACK, RED = "#1d1a17", "#b5322a"
SMALL = (48, 67)
"""The smallest card on the table, in pixels."""
_FAINT = bytes(range(65))
"""Differences of a channel that the eye may overlook."""

pytestmark = pytest.mark.usefixtures("qapp")


def painted(
    layers: list[bytes], size: tuple[int, int], ground: str = "#00000000", copies: int = 1
) -> QImage:
    """Drawings laid over one another, as the program does it, and repeated as a tile is."""
    wide, high = size
    image = QImage(wide * copies, high * copies, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(ground))
    painter = QPainter(image)
    for layer in layers:
        renderer = QSvgRenderer(QByteArray(layer))
        assert renderer.isValid()
        for x in range(copies):
            for y in range(copies):
                renderer.render(painter, QRectF(x * wide, y * high, wide, high))
    painter.end()
    return image


def face(card: str, design: str, index: str, colour: str | None = None) -> QImage:
    """A whole face: stock and picture, then the index letter, both in the suit's colour."""
    letters = GERMAN_LETTERS if design.startswith("german") else {}
    letter = "10" if card[1] == "T" else letters.get(card[1], card[1])
    own = colour or (RED if card[0] in "DH" else BLACK)
    layers = [
        (ASSETS / "cards" / design / f"{card}.svg").read_text(encoding="utf-8"),
        (ASSETS / "cards" / index / f"{letter}.svg").read_text(encoding="utf-8"),
    ]
    tinted = [re.sub(r' color="#\w+"', f' color="{own}"', layer, count=1) for layer in layers]
    return painted([layer.encode() for layer in tinted], SMALL)


def difference(one: QImage, other: QImage) -> float:
    """Mean difference of two pictures in one channel of a pixel, 0 to 255."""
    left, right = bytes(one.constBits()), bytes(other.constBits())
    return sum(abs(a - b) for a, b in zip(left, right, strict=True)) / len(left)


def clear_points(one: QImage, other: QImage) -> int:
    """How many channels of two pictures' pixels differ so much that the eye sees it."""
    mixed = QImage(one)
    painter = QPainter(mixed)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other)
    painter.end()
    channels = bytes(mixed.convertToFormat(QImage.Format.Format_RGB888).constBits())
    return len(channels.translate(None, delete=_FAINT))


def turned(image: QImage) -> QImage:
    """The picture after half a turn."""
    return image.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)


def colours(image: QImage) -> Counter[str]:
    """How many pixels have each colour."""
    return Counter(
        image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())
    )


def test_qt_reads_and_paints_every_drawing_without_a_word() -> None:
    """A warning from Qt would fail this test; an empty picture does."""
    empty = painted([], (48, 48))
    assert [] == [path for path in DRAWINGS if painted([path.read_bytes()], (48, 48)) == empty]


@pytest.mark.parametrize(("design", "index"), DESIGNS)
def test_any_two_cards_differ_at_the_smallest_size(design: str, index: str) -> None:
    """No two faces look alike at 48 pixels, nor their corners in a squeezed fan."""
    column = QRect(0, 0, 19, 40) if index == "large-index" else QRect(0, 0, 12, 24)
    ranks = RANKS[4:] if design.startswith("german") else RANKS
    pack = [suit + rank for suit in "CDHS" for rank in ranks]
    faces = {card: face(card, design, index) for card in pack}
    corners = {card: image.copy(column) for card, image in faces.items()}
    for pictures, least in ((faces, 160), (corners, 20)):
        assert [] == [
            (one, other)
            for one, other in combinations(pack, 2)
            if clear_points(pictures[one], pictures[other]) < least
        ]


@pytest.mark.parametrize("suit", "CDHS")
def test_red_suits_are_red_and_black_suits_black(suit: str) -> None:
    """Diamonds and hearts show red and no ink; clubs and spades ink and no red."""
    seen = colours(face(suit + "9", "french", "index"))

    own, other = (RED, BLACK) if suit in "DH" else (BLACK, RED)
    assert seen[own] > 100
    assert seen[other] == 0


@pytest.mark.parametrize("card", ["C7", "CA", "DT", "DQ"])
def test_another_colour_takes_the_place_of_the_suits(card: str) -> None:
    """Four-coloured suits: green clubs and blue diamonds from the same two files."""
    seen = colours(face(card, "french", "index", colour="#123fed"))

    assert seen["#123fed"] > 30


@pytest.mark.parametrize(("design", "ranks"), [("french", "JQK"), ("german", "JQKA")])
def test_a_court_is_the_same_after_half_a_turn(design: str, ranks: str) -> None:
    """Courts and Däuser are double-headed: turning one in the hand reveals nothing."""
    for card in (suit + rank for suit in "CDHS" for rank in ranks):
        image = face(card, design, "index")
        assert difference(image, turned(image)) < 2, card


@pytest.mark.parametrize("suit", "CDHS")
def test_the_sign_stands_high_on_an_ober_and_low_on_an_unter(suit: str) -> None:
    """Where a court's second sign stands tells its rank: the Ober's above, the Unter's below."""
    high, low = QRect(12, 4, 6, 7), QRect(12, 24, 6, 6)
    ober, unter = (face(suit + rank, "german", "index") for rank in "QJ")

    def coloured(image: QImage, box: QRect) -> int:
        return sum(count for name, count in colours(image.copy(box)).items() if dark(name))

    def dark(name: str) -> bool:
        return QColor(name).lightnessF() < 0.75

    assert coloured(ober, high) > 15
    assert coloured(unter, high) < 5
    assert coloured(unter, low) > 15


@pytest.mark.parametrize("path", sorted((ASSETS / "backs").glob("*.svg")), ids=lambda p: p.stem)
def test_a_back_is_the_same_after_half_a_turn(path: Path) -> None:
    """A pack whose backs show which way up they lie could be marked."""
    image = painted([path.read_bytes()], (180, 252))

    assert difference(image, turned(image)) < 1


@pytest.mark.parametrize("path", sorted((ASSETS / "table").glob("*.svg")), ids=lambda p: p.stem)
def test_a_tile_has_no_seam(path: Path) -> None:
    """Where two tiles meet, neighbouring lines differ no more than somewhere inside a tile."""
    wide, high = QSvgRenderer(str(path)).defaultSize().toTuple()
    image = painted([path.read_bytes()], (wide, high), "#2f5a41", copies=2)

    columns = [
        difference(image.copy(x, 0, 1, high), image.copy(x + 1, 0, 1, high))
        for x in range(2 * wide - 1)
    ]
    rows = [
        difference(image.copy(0, y, wide, 1), image.copy(0, y + 1, wide, 1))
        for y in range(2 * high - 1)
    ]
    assert columns[wide - 1] <= max(columns[: wide - 1]) + 0.5
    assert rows[high - 1] <= max(rows[: high - 1]) + 0.5


def test_the_icon_is_known_at_sixteen_pixels() -> None:
    """Gold crown, red slash, cream card and blue ground are all still there."""
    seen = painted([(ASSETS / "icon.svg").read_bytes()], (16, 16))
    hues = {"gold": (0.09, 0.16), "red": (0.96, 1.01), "blue": (0.56, 0.68)}

    for hue, (low, high) in hues.items():
        strong = [
            colour
            for x in range(16)
            for y in range(16)
            if (colour := seen.pixelColor(x, y)).hsvSaturationF() > 0.45
            and low <= (colour.hsvHueF() if colour.hsvHueF() > 0.03 else 1.0) < high
        ]
        assert len(strong) >= 4, hue
