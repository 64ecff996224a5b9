"""Tests of colours, fonts and card pictures."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication

from reunion_desktop.engine.cards import FULL_PACK, WHOLE_PACK
from reunion_desktop.ui.cards.paint import (
    BACK,
    MARGIN,
    card_image,
    layers,
    marked_image,
    shadow,
)
from reunion_desktop.ui.cards.picture_cache import CardPictureCache, Finish, pictures_of
from reunion_desktop.ui.dialogs.preferences import BACKS, DESIGNS
from reunion_desktop.ui.look.durations import PACES, Pace, Speed
from reunion_desktop.ui.look.palettes import FOUR_COLOURS, Cloth
from reunion_desktop.ui.look.resources import resource
from reunion_desktop.ui.look.theme import Theme, index_letters
from reunion_desktop.ui.look.typefaces import SANS, SERIF, font, load_fonts
from reunion_desktop.ui.table.layout.places import Box
from reunion_desktop.ui.table.layout.seat_positions import SeatPositions
from reunion_desktop.ui.table.layout.table_layout import TableLayout
from reunion_desktop.ui.table.stage.boards import Canvas
from reunion_desktop.ui.table.stage.note_painter import paint_speech, speech
from reunion_desktop.ui.table.stage.plates import NamePlate, lettered_name, paint_name
from reunion_desktop.ui.table.stage.ribbon import Ribbon
from tests.ui.look.contrast import contrast

READABLE = 4.5
"""Contrast of text that WCAG 2.2 requires."""


def test_contrast_is_measured_from_one_to_twentyone() -> None:
    """Black and white have the largest contrast, equal colours the least."""
    assert 21 == pytest.approx(contrast("#000000", "#ffffff"))
    assert 1 == contrast("#b5322a", "#b5322a")


@pytest.mark.usefixtures("qapp")
def test_both_typefaces_are_found() -> None:
    """The serif and the sans font come with the program."""
    assert {SERIF, SANS} <= set(load_fonts())
    for family in (SERIF, SANS):
        assert family == QFontInfo(font(family, 20)).family()


@pytest.mark.parametrize("speed", Speed)
def test_every_duration_follows_the_speed(speed: Speed) -> None:
    """Calm is slower than normal, brisk is faster, and "none" takes no time."""
    factor = {"calm": 1.6, "normal": 1, "brisk": 0.55, "none": 0}[speed.value]

    assert Pace().times(factor) == PACES[speed]
    assert round(Pace().play * factor) == PACES[speed].play


@pytest.mark.parametrize(
    ("language", "letters"), [("en", "KQJA"), ("de", "KDBA"), ("fr_FR", "RDVA"), ("nl", "KQJA")]
)
def test_index_letters_follow_the_language(language: str, letters: str) -> None:
    """Courts have the letters K Q J, K D B or R D V; the ten is a number."""
    theme = Theme(letters=index_letters(language))

    assert letters == "".join(theme.letter(rank) for rank in "KQJA")
    assert "10" == theme.letter("T")
    assert "7" == theme.letter("7")


def test_every_picture_is_there() -> None:
    """Each card of each design has all its files in each language, and each back.

    The German pack has no low cards.
    """
    for design, language in product(DESIGNS, ("en", "de", "fr")):
        theme = Theme(design=design, letters=index_letters(language))
        pack = WHOLE_PACK if theme.german else FULL_PACK
        paths = [path for name in pictures_of(pack) for path, _ in layers(name, theme)]
        assert all(resource(path) for path in paths)
        if design.startswith("german"):
            # Daus, king, Ober and Unter have the same letters in every language.
            assert "DKOU" == "".join(theme.letter(rank) for rank in "AKQJ")
            assert "DKOU" == "".join(theme.corners[rank] for rank in "AKQJ")
            assert all(resource(theme.suit_mark(suit)) for suit in "CDHS")
    for back in BACKS:
        assert all(resource(path) for path, _ in layers(BACK, Theme(back=back)))


@pytest.mark.usefixtures("qapp")
def test_a_new_pack_is_drawn_anew() -> None:
    """Another pack changes every face; another cloth changes none."""
    french = Theme()

    assert french.same_cards(Theme(cloth=Cloth.SLATE))
    assert not french.same_cards(Theme(design="german"))
    for name in map(str, WHOLE_PACK):
        assert layers(name, french) != layers(name, Theme(design="german"))


def test_a_missing_picture_is_named() -> None:
    """The error for a missing image has its name."""
    with pytest.raises(FileNotFoundError, match=r"cards/french/X9\.svg is missing"):
        resource("cards/french/X9.svg")


@pytest.mark.usefixtures("qapp")
def test_four_colours_reach_pips_and_index() -> None:
    """With four colours a card is painted in the colour of its suit alone."""
    theme = Theme(four_colours=True)
    passes = layers("D7", theme)
    image = card_image(shadow(252), passes)
    seen = {
        image.pixelColor(x, y).name()
        for x, y in product(range(20, image.width() - 20, 2), range(20, image.height() - 20, 2))
    }

    assert FOUR_COLOURS["D"] in seen
    assert theme.palette.red not in seen


@pytest.mark.usefixtures("qapp")
def test_a_sunk_card_can_still_be_read() -> None:
    """A dimmed card is darker and less red, but its index keeps its contrast."""
    theme = Theme()
    passes = layers("H7", theme)
    bright = card_image(shadow(252), passes)
    dim = marked_image(bright, theme, dim=True, crowned=False)
    margin = round(252 * MARGIN)
    spot, ground = (margin + 32, margin + 93), (margin + 126, margin + 20)

    assert theme.palette.red == bright.pixelColor(*spot).name()
    assert contrast(dim.pixelColor(*spot).name(), dim.pixelColor(*ground).name()) >= READABLE
    assert dim.pixelColor(*ground).lightness() < bright.pixelColor(*ground).lightness() - 20
    assert dim.pixelColor(*spot).saturation() < bright.pixelColor(*spot).saturation()


@pytest.mark.usefixtures("qapp")
def test_a_face_is_stretched_until_it_is_drawn() -> None:
    """The old image is scaled until the new size is rendered, exact to the pixel."""
    faces = CardPictureCache(Theme())
    assert faces.sprite("HJ", 100, 1).stretch > 1
    faces.want(100)
    faces.finish()
    assert 1 == faces.sprite("HJ", 100, 1).stretch
    faces.want(200)
    assert 2 == pytest.approx(faces.sprite("HJ", 200, 1).stretch)
    faces.finish()
    exact = faces.sprite("HJ", 200, 1)

    assert 1 == exact.stretch
    assert 200 + 2 * round(200 * MARGIN) == exact.pixmap.width()
    assert faces.complete


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_a_face_has_one_pixel_for_each_of_the_screens(ratio: float) -> None:
    """At every scale of the screen a picture has as many pixels as are shown."""
    faces = CardPictureCache(Theme())
    faces.want(round(120 * ratio))
    faces.finish()
    pixmap = faces.sprite(BACK, 120, ratio, Finish(30)).pixmap
    upright = faces.sprite(BACK, 120, ratio).pixmap

    assert ratio == pixmap.devicePixelRatio()
    assert round(120 * ratio) + 2 * round(round(120 * ratio) * MARGIN) == upright.width()
    assert faces.sprite(BACK, 120, ratio, Finish(210)).pixmap is pixmap


@pytest.mark.usefixtures("qapp")
def test_pictures_are_drawn_off_the_ui_thread_and_told_once() -> None:
    """One signal is emitted when all requested pictures are rendered."""
    faces = CardPictureCache(Theme())
    told: list[int] = []
    faces.ready.connect(lambda: told.append(1))
    faces.want(60)
    assert [] == told
    faces.finish()

    assert [1] == told
    assert faces.complete


@pytest.mark.usefixtures("qapp")
def test_plates_show_what_they_say() -> None:
    """Dealer, turn, thinking, tricks and points each change the picture of a plate."""
    load_fonts()
    canvas, box = Canvas(Theme(), 1), Box(0, 0, 200, 40)
    plain = NamePlate("Margarethe", 0, 0, dealer=False, on_turn=False, thinking=False)
    others = (
        replace(plain, tricks=1),
        replace(plain, points=10),
        replace(plain, points=None),
        replace(plain, dealer=True),
        replace(plain, on_turn=True),
        replace(plain, thinking=True),
    )
    first = paint_name(plain, box, canvas).toImage()

    assert first == paint_name(plain, box, canvas).toImage()
    assert all(first != paint_name(other, box, canvas).toImage() for other in others)


def test_a_slip_grows_with_its_sentence(qapp: QApplication) -> None:  # noqa: ARG001 - fonts need an application.
    """A long sentence is broken into lines and never exceeds the width."""
    canvas = Canvas(Theme(), 1)
    said = [
        speech(text, 300, 15, print_size)
        for text, print_size in (
            ("Aces stay.", 1),
            ("You must follow hearts; " * 6, 1),
            ("You must follow hearts; " * 6, 1.75),
        )
    ]
    short, long, large = (paint_speech(each, canvas).size() for each in said)

    assert short.width() < 300
    assert long.width() <= 300
    assert long.height() > 2 * short.height()
    assert large.width() <= 300
    assert large.height() > 2 * long.height()


@pytest.mark.usefixtures("qapp")
def test_most_cards_of_a_spread_pack_cast_no_shadow() -> None:
    """A flat picture has nothing around the card; one card of four keeps its shadow."""
    faces = CardPictureCache(Theme())
    faces.want(100)
    faces.finish()
    flat, usual = (
        faces.sprite(BACK, 100, 1, Finish(flat=flat)).pixmap.toImage() for flat in (True, False)
    )
    at = usual.width() // 2, usual.height() - 5
    assert (0, True) == (flat.pixelColor(*at).alpha(), usual.pixelColor(*at).alpha() > 0)
    middle = usual.rect().center()
    assert usual.pixelColor(middle) == flat.pixelColor(middle)
    layout = TableLayout(960, 600)
    assert 8 == sum(not layout.spread(number, 32).flat for number in range(32))


@pytest.mark.parametrize("players", [4, 6])
def test_a_name_beside_marks_is_whole(players: int) -> None:
    """In a large window at 175 % a usual name with ribbon and dealer's button is not cut short."""
    layout = TableLayout(1000, 800, SeatPositions(players=players), 1.75, 900)
    plate = NamePlate("Margarethe", 9, 140, dealer=True, on_turn=True, thinking=True)
    plate = replace(plate, ribbon=Ribbon.OURS)
    face, shown = lettered_name(plate, layout.plate(1), layout.unmet)
    assert plate.name == shown
    assert face.pixelSize() >= 16
