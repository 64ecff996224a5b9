"""Tests of text on the table at every text size: complete, and never smaller."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtGui import QColor, QFontMetricsF, QImage

from reunion_desktop.engine.cards import PlaySuit, Suit
from reunion_desktop.games.reunion.rules import ReunionRules
from reunion_desktop.ui.look.theme import Theme
from reunion_desktop.ui.look.typefaces import SANS, font, load_fonts
from reunion_desktop.ui.table.layout.seat_positions import SeatPositions
from reunion_desktop.ui.table.layout.table_layout import TableLayout
from reunion_desktop.ui.table.stage.badge import BadgeWords, badge_words, paint_badge
from reunion_desktop.ui.table.stage.boards import Canvas, lettering
from reunion_desktop.ui.table.stage.panels import (
    button_lettering,
    index_boxes,
    note_lettering,
    rule_lettering,
)
from reunion_desktop.ui.table.stage.plates import (
    NamePlate,
    count_font,
    lettered_name,
    name_font,
    paint_name,
)
from reunion_desktop.ui.table.stage.ribbon import Ribbon
from reunion_desktop.ui.words.table import TableWords

SIZES = ((960, 600), (1280, 800), (3840, 2160))
PRINTS = (1.0, 1.25, 1.5, 1.75)
STAUBAUS = (
    (
        "Staubaus: Margarethe asked for the queen of diamonds and needs all ten tricks",
        "Staubaus: Margarethe",
    ),
    ("Staubaus verloren: Margarethe hat einen Stich gemacht", "Staubaus verloren"),
)
GERMAN: dict[PlaySuit, str] = {
    Suit.CLUBS: "Eicheln sind Trumpf",
    Suit.DIAMONDS: "Schellen sind Trumpf",
    Suit.HEARTS: "Herz ist Trumpf",
    Suit.SPADES: "Blatt ist Trumpf",
}
FRENCH: dict[PlaySuit, str] = {
    Suit.CLUBS: "Atout\N{NO-BREAK SPACE}: trèfle",
    Suit.DIAMONDS: "Atout\N{NO-BREAK SPACE}: carreau",
    Suit.HEARTS: "Atout\N{NO-BREAK SPACE}: cœur",
    Suit.SPADES: "Atout\N{NO-BREAK SPACE}: grelots",
}


@pytest.fixture(autouse=True)
def typefaces(qapp: object) -> None:
    """The fonts of the program."""
    assert qapp is not None
    assert load_fonts()


def pixels(image: QImage) -> list[int]:
    """Colours of all pixels, row by row."""
    return list(memoryview(image.constBits()).cast("I"))


def overpainted(still: QImage, busy: QImage) -> tuple[set[int], set[int]]:
    """Colours of the pixels that differ between two pictures of one size: before and after."""
    changed = [(a, b) for a, b in zip(pixels(still), pixels(busy), strict=True) if a != b]
    return {before for before, _ in changed}, {after for _, after in changed}


def spoken(language: str) -> TableWords:
    """Texts of the table in a language."""
    words = TableWords.translated()
    if language == "de":
        right, left = "rechter Bauer", "linker Bauer"
        return words._replace(trumps=GERMAN, right_bower=right, left_bower=left)
    if language == "fr":
        right, left = "valet d’atout", "second valet"
        return words._replace(trumps=FRENCH, right_bower=right, left_bower=left)
    return words


def badge(layout: TableLayout, language: str, suit: Suit, design: str) -> BadgeWords:
    """Text of the badge."""
    return badge_words(ReunionRules().order(suit), layout, spoken(language), Theme(design=design))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("design", ["french", "german"])
def test_the_badge_grows_with_the_print(size: tuple[int, int], language: str, design: str) -> None:
    """Trump and both bowers are named in full, with larger type at larger text sizes."""
    for suit in Suit:
        said = [badge(TableLayout(*size, print_size=p), language, suit, design) for p in PRINTS]

        for larger in said[1:]:
            assert said[0].title_size < larger.title_size
            assert said[0].bowers_size < larger.bowers_size
        assert 1.15 * said[0].title_size < said[-1].title_size
        assert 1.15 * said[0].bowers_size < said[-1].bowers_size
        words = spoken(language)
        for one in said:
            assert words.trumps[suit] == " ".join(one.title)
            assert [True, True] == [
                words.right_bower in one.bowers[0][0][0],
                words.left_bower in one.bowers[1][0][0],
            ]


def test_the_badge_grows_where_the_table_cannot() -> None:
    """In a low window the bowers share a line rather than stay small; both keep their names."""
    words, order = spoken("en"), ReunionRules().order(Suit.HEARTS)
    layouts = [TableLayout(897, 490, SeatPositions(players=4), p, 650) for p in (1, 1.75)]
    usual, largest = (badge_words(order, layout, words, Theme()) for layout in layouts)

    assert 1.3 * usual.title_size < largest.title_size
    assert 1.3 * usual.bowers_size < largest.bowers_size
    shown = "".join(text for line in largest.bowers for text, _ in line)
    assert f"{words.right_bower} J  {words.left_bower} J" == shown


@pytest.mark.parametrize("players", [4, 5, 6])
def test_the_names_of_bowers_grow_in_a_low_window(players: int) -> None:
    """Where the badge cannot grow at 175 %, they may be as large as the title."""
    load_fonts()
    order, words = ReunionRules().order(Suit.HEARTS), TableWords.translated()
    layout = TableLayout(886, 491, SeatPositions(players=players), 1.75)
    said = badge_words(order, layout, words, Theme(), order.bowers[0])
    assert said.bowers_size >= 17


def test_four_trumps_make_four_badges() -> None:
    """Each trump suit has its own sign and words."""
    layout, canvas, words = TableLayout(960, 600), Canvas(Theme(), 1), TableWords.translated()
    made = [
        paint_badge(ReunionRules().order(suit), layout, words, canvas).toImage() for suit in Suit
    ]

    assert all(made[0] != other for other in made[1:])


@pytest.mark.parametrize("design", ["french", "german"])
@pytest.mark.parametrize("four", [True, False])
@pytest.mark.parametrize("contrast", [True, False])
def test_a_suit_has_one_colour_on_badge_and_line(
    *, design: str, four: bool, contrast: bool
) -> None:
    """The signs of trump and bower have the same colour, which is that of the pack."""
    theme = Theme(design=design, four_colours=four, high_contrast=contrast)
    layout = TableLayout(1280, 800)
    for trump in Suit:
        picture = paint_badge(
            ReunionRules().order(trump), layout, spoken("en"), Canvas(theme, 1)
        ).toImage()
        ink = QColor(theme.suit_colour(trump.letter)).rgb()
        wide = picture.width()
        columns = {at % wide for at, colour in enumerate(pixels(picture)) if colour == ink}
        tile = 0.11 * layout.card + 0.46 * layout.card + 5

        assert min(columns) < tile
        assert max(columns) > tile + layout.card


def test_a_badge_with_another_title_has_no_tile() -> None:
    """The line for *no trumps* is shown beside these words only, or beside none."""
    order, stock = ReunionRules().order(None), QColor(Theme().palette.stock).rgb()
    layout, canvas, words = TableLayout(960, 600), Canvas(Theme(), 1), TableWords.translated()
    for title, tiled in (("", True), ("Stock: 41", False)):
        picture = paint_badge(order, layout, words, canvas, title=title).toImage()
        assert tiled is (stock in set(pixels(picture)))


def test_the_badge_cuts_no_bower_off() -> None:
    """If the bowers' names do not fit, both are shown by letter and suit."""
    long = "linker Bauer, linker Bauer, linker Bauer"
    words = TableWords.translated()._replace(left_bower=long)
    said = badge_words(ReunionRules().order(Suit.HEARTS), TableLayout(540, 360), words, Theme())

    assert (
        (("J", ReunionRules().order(Suit.HEARTS).right_bower), said.bowers[0][1]),
    ) == said.bowers
    assert " – J" == said.bowers[0][1][0]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_plates_type_grows_with_the_print(size: tuple[int, int]) -> None:
    """At the largest text size names and figures are at least half as large again."""
    boxes = [TableLayout(*size, print_size=p).plate(1) for p in PRINTS]
    for kinds in (
        [name_font(box).pixelSize() for box in boxes],
        [count_font(box.height).pixelSize() for box in boxes],
    ):
        assert sorted(set(kinds)) == kinds
        assert kinds[-1] >= 1.5 * kinds[0]


@pytest.mark.parametrize("worth", [None, 140])
def test_a_plates_type_grows_where_the_plate_cannot(worth: int | None) -> None:
    """In a low window the rows of a plate share its height, and a usual name stays whole."""
    plate = NamePlate("Margarethe", 9, worth, dealer=True, on_turn=True, thinking=True)
    layout, canvas = TableLayout(897, 490, SeatPositions(players=4), 1.75, 650), Canvas(Theme(), 1)
    box, ink = layout.plate(1), QColor(canvas.theme.palette.on_wood).rgb()
    usual, larger = (
        pixels(paint_name(plate, box, canvas, unmet).toImage()).count(ink)
        for unmet in (1, layout.unmet)
    )

    assert 1.3 * usual < larger
    assert plate.name == lettered_name(plate, box, layout.unmet)[1]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seat", range(3))
def test_a_name_is_never_made_smaller(size: tuple[int, int], seat: int) -> None:
    """A usual name is complete at every text size; one elided is in full-size type."""
    for print_size in PRINTS:
        box = TableLayout(*size, print_size=print_size).plate(seat)
        short = NamePlate("Margarethe", 10, 150, dealer=True, on_turn=True, thinking=True)
        long = replace(short, name="Maximiliane von Hohenstein")

        assert (name_font(box), "Margarethe") == lettered_name(short, box)
        face, shown = lettered_name(long, box)
        assert shown == long.name or (name_font(box), "Maximil") == (face, shown[:7])
        assert QFontMetricsF(face).horizontalAdvance(shown) <= box.width


def test_a_long_name_is_whole_in_usual_print() -> None:
    """The longest possible name fits on most tables."""
    plate = NamePlate("Anna Maria von der Aue", 0, 0, dealer=True, on_turn=True, thinking=True)
    for size in SIZES:
        assert plate.name == lettered_name(plate, TableLayout(*size).plate(0))[1]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(
    "text",
    [
        "Select 2 cards to discard",
        "Zwei Karten zum Drücken auswählen",
        "Écart\N{NO-BREAK SPACE}: 21 points",
        "Cut the pack: click where you want to cut, or press Enter",
        "Coupez\N{NO-BREAK SPACE}: cliquez là où vous voulez couper, ou appuyez sur Entrée",
    ],
)
def test_notes_grow_with_the_print(size: tuple[int, int], text: str) -> None:
    """A text line is complete, and its type is never smaller at larger text sizes."""
    for kind in ("note", "notice", "caption"):
        laid = [
            note_lettering(text, getattr(TableLayout(*size, print_size=p), kind)) for p in PRINTS
        ]

        if kind != "caption":
            assert all(text == " ".join(one.lines) for one in laid)
        assert all(laid[0].size <= larger.size for larger in laid[1:])


def test_the_lines_of_a_text_are_about_as_long() -> None:
    """A text that needs two lines has no single word in the second."""
    text = "Butzen: fewest points wipe a mark"
    wide = QFontMetricsF(font(SANS, 20)).horizontalAdvance(text)
    laid = lettering(text, 20, (wide - 10, 60))

    assert ("Butzen: fewest", "points wipe a mark") == laid.lines


@pytest.mark.parametrize(
    "text",
    [
        "Select a card to exchange",
        "Wählen Sie eine Karte zum Tauschen",
        "Choisissez une carte à échanger",
    ],
)
def test_the_note_of_an_exchange_is_not_small(text: str) -> None:
    """At a table of six in a small window the note is at least as large as small print."""
    layout = TableLayout(897, 490, SeatPositions(players=6), 1.75, 897)
    assert note_lettering(text, layout.note, layout.unmet).size > 14


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text", ["Discard", "Weglegen", "Écarter"])
def test_the_button_grows_with_the_print(size: tuple[int, int], text: str) -> None:
    """The button's label is complete, and larger at larger text sizes."""
    laid = [button_lettering(text, TableLayout(*size, print_size=p).button) for p in PRINTS]

    assert [(text,)] * len(PRINTS) == [(" ".join(one.lines),) for one in laid]
    for smaller, larger in pairwise(laid):
        assert smaller.size < larger.size


@pytest.mark.parametrize(("text", "short"), STAUBAUS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_staubaus_is_told_in_readable_type(players: int, text: str, short: str) -> None:
    """In a low view with large text the call stands in few words rather than in small type."""
    view = TableLayout(897, 490, SeatPositions(players=players), 1.75)
    laid = rule_lettering(text, short, view.rule_text, view)
    assert laid.size >= 16
    asked, (rank, suit) = view.asked, index_boxes(view.asked)
    assert asked.right <= view.rule.right
    assert asked.bottom <= view.rule.bottom
    assert rank.height() >= 18
    assert suit.height() >= 12.5
    roomy = TableLayout(940, 690, SeatPositions(players=players))
    assert text == " ".join(rule_lettering(text, short, roomy.rule_text, roomy).lines)


@pytest.mark.parametrize("height", [490, 700])
def test_lines_grow_where_the_boxes_cannot(height: int) -> None:
    """With large text in a low view all texts grow as names do, as far as their boxes hold them."""
    usual, large = (TableLayout(897, height, SeatPositions(players=4), p, 800) for p in (1, 1.75))

    def sizes(view: TableLayout) -> list[float]:
        return [
            note_lettering("Discard: 14", view.note, view.unmet).size,
            button_lettering("Discard", view.button, view.unmet).size,
        ]

    assert all(1.3 * small < big for small, big in zip(sizes(usual), sizes(large), strict=True))


@pytest.mark.parametrize("print_size", PRINTS)
def test_thinking_is_seen_beside_the_figures(print_size: float) -> None:
    """The three dots overlap neither figures nor button; with large text the name is shorter."""
    canvas, box = Canvas(Theme(), 1), TableLayout(960, 600, print_size=print_size).plate(1)
    calm = NamePlate("Anna", 10, 150, dealer=True, on_turn=False, thinking=False)
    still, busy = (
        paint_name(each, box, canvas).toImage() for each in (calm, replace(calm, thinking=True))
    )
    before, after = overpainted(still, busy)
    lamp = QColor(canvas.theme.palette.lamp).rgb()
    assert lamp in after
    assert not before & {QColor(canvas.theme.palette.paper).rgb(), lamp}


@pytest.mark.parametrize("size", [(568, 490), (888, 690), (2700, 1950)], ids=str)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("print_size", PRINTS)
def test_the_word_of_the_cut_lies_on_no_plate(
    size: tuple[int, int], players: int, print_size: float
) -> None:
    """The prompt to cut stands between plates and pack, in about the usual type at least."""
    layout = TableLayout(*size, SeatPositions(players=players), print_size)
    notice, usual = layout.notice, TableLayout(*size, SeatPositions(players=players)).notice
    for seat in range(players):
        plate = layout.plate(seat)
        beside = plate.right <= notice.x or notice.right <= plate.x
        assert beside or plate.bottom <= notice.y or notice.bottom <= plate.y
    assert notice.height >= usual.height * 0.9


@pytest.mark.parametrize("size", [(568, 490), (800, 560), (1920, 1080)], ids=str)
@pytest.mark.parametrize("players", [3, 4, 6])
@pytest.mark.parametrize("print_size", PRINTS)
def test_marks_lie_on_no_figure(size: tuple[int, int], players: int, print_size: float) -> None:
    """The marks for dealer and trumps overlap neither figures nor ribbon nor name."""
    box = TableLayout(*size, SeatPositions(players=players), print_size).plate(1)
    canvas = Canvas(Theme(), 1)
    bare = NamePlate(
        "Anna", 10, 150, dealer=False, on_turn=False, thinking=False, ribbon=Ribbon.OURS
    )
    still = paint_name(bare, box, canvas).toImage()
    palette = canvas.theme.palette
    drawn = {QColor(colour).rgb() for colour in (palette.paper, palette.on_wood)}
    for marked in (replace(bare, dealer=True), replace(bare, named=Suit.SPADES)):
        busy = paint_name(marked, box, canvas).toImage()
        before, after = overpainted(still, busy)
        assert after
        assert not before & drawn
        assert "Anna" == lettered_name(marked, box)[1]
