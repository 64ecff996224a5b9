"""Rules book: illustrations follow the rules; search and printing."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QColor, QTextCursor, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.sheet import DASH, SLASH, UNDERLINE, Row, Shown
from reunion_desktop.games.reunion.rules import FRANCAIS, OLD_WEB, PIERER_1862, PRESETS, RHINELAND
from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.games.reunion.book import ReunionBook
from reunion_desktop.ui.look.palettes import Cloth
from reunion_desktop.ui.look.theme import Theme
from reunion_desktop.ui.rules.page import RulesPage
from reunion_desktop.ui.rules.pictures import paint, size_of
from reunion_desktop.ui.words.book import Illustration, alternative_text
from reunion_desktop.ui.words.cards import card_name

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")

RATIOS = (1.0, 1.25, 1.5, 1.75, 2.0)


illustrations = ReunionBook().illustrations


def marks(illustration: Illustration) -> list[str]:
    """Marks of the example's first deal on the score sheet."""
    assert illustration.sheet is not None
    deals = [line for line in illustration.sheet.lines(Shown.PAPER) if isinstance(line, Row)]
    return [cell.mark for cell in deals[1].cells]


def row(illustration: Illustration) -> str:
    """Cards of an illustration from left to right."""
    return " ".join(str(card) for card in illustration.cards)


@pytest.fixture
def book(qtbot: QtBot) -> RulesPage:
    """Visible book of the recommended rules."""
    made = RulesPage(None, PRESETS)
    qtbot.addWidget(made)
    made.show_rules(RHINELAND)
    made.show()
    return made


def test_rules_page_tells_the_rules_in_force(book: RulesPage) -> None:
    """The page is headed by the rule set in force and follows it."""
    book.show_rules(FRANCAIS)
    assert book.text.startswith("Français")
    book.show_rules(RHINELAND.changed({"cut": "off"}))
    assert book.text.startswith("Custom rules, based on Réunion (Rhineland)")
    assert "Nobody cuts." in book.text


def test_trumps_stand_in_the_order_that_the_rules_give_them() -> None:
    """Trumps are in the order of the rules: both bowers first, the ten high or low."""
    high = illustrations(RHINELAND)
    assert row(high["trumps"]) == "HJ DJ HA HT HK HQ H9 H8 H7"
    assert row(high["mate"]) == "DA DT DK DQ D9 D8 D7"
    assert row(high["plain"]) == "SA ST SK SQ SJ S9 S8 S7"
    assert row(illustrations(OLD_WEB)["plain"]) == "SA SK SQ SJ ST S9 S8 S7"


def test_what_may_be_played_is_what_the_engine_allows() -> None:
    """The legal cards come from the engine: with a diamond led the left bower is not one."""
    illustration = illustrations(RHINELAND)["legal"]
    assert CardSet.parse("D9 D7") == illustration.raised
    assert Card.parse("DJ") in illustration.dim
    assert CardSet.parse("H7") == illustrations(RHINELAND)["trick"].raised


def test_the_sheet_is_written_as_the_rules_write_it() -> None:
    """The example score sheet has underlines and slashes, a dash as in 1862, or plain numbers."""
    assert [UNDERLINE, "", SLASH] == marks(illustrations(RHINELAND)["sheet"])
    assert [DASH, "", DASH] == marks(illustrations(PIERER_1862)["sheet"])
    assert [""] * 3 == marks(illustrations(FRANCAIS)["sheet"])


def test_how_many_tens_may_go_is_shown() -> None:
    """The limit of tens in the discards is noted below the tens."""
    assert "one ten" in illustrations(RHINELAND)["banned"].notes
    assert "one ten" not in illustrations(FRANCAIS)["banned"].notes


@pytest.mark.parametrize("preset", PRESETS)
def test_whoever_cannot_see_a_picture_hears_it(book: RulesPage, preset: str) -> None:
    """Each illustration has a caption and its cards as alternative text, in every preset."""
    book.show_rules(PRESETS[preset])
    html = book.page.document().toHtml()
    for name, illustration in illustrations(PRESETS[preset]).items():
        told = alternative_text(illustration, [card_name(card) for card in illustration.cards])
        assert illustration.caption in book.text
        assert all(card_name(card) in told for card in illustration.cards)
        assert f'src="figure:{name}"' in html


def test_pictures_grow_with_the_text(book: RulesPage) -> None:
    """With larger text the pictures and the words in them are larger, up to one and a half."""
    name = next(iter(illustrations(RHINELAND)))
    wide = size_of(illustrations(RHINELAND)[name]).width()
    for print_size, factor in ((1.0, 1.0), (1.25, 1.25), (1.75, 1.5)):
        book.show_theme(Theme(print_size=print_size))
        html = book.page.document().toHtml()
        (found,) = re.findall(rf'<img src="figure:{name}"[^>]* width="(\d+)"', html)
        assert int(found) == round(wide * factor)


@pytest.mark.usefixtures("qapp")
def test_pictures_are_sharp_at_every_ratio() -> None:
    """Illustrations have the pixels of the screen, as the table's pictures do."""
    for ratio in RATIOS:
        faces = CardPictureCache(Theme())
        for illustration in illustrations(RHINELAND).values():
            paint(illustration, faces, ratio, QColor("black"))
        faces.finish()
        for illustration in illustrations(RHINELAND).values():
            image = paint(illustration, faces, ratio, QColor("black"))
            assert ratio == image.devicePixelRatio()
            assert (size_of(illustration) * ratio).toSize() == image.size()
            for card in illustration.cards:
                assert faces.sprite(str(card), 62.0, ratio).stretch == 1.0


@pytest.mark.usefixtures("qapp")
def test_no_card_is_blank_while_the_books_own_are_drawn() -> None:
    """The book first shows the table's pictures, scaled, unless their theme differs."""
    table = CardPictureCache(Theme())
    table.want(90)
    table.finish()
    own, other = CardPictureCache(Theme()), CardPictureCache(Theme(design="german"))
    blank = own.sprite("HJ", 62.0, 1.0).pixmap.toImage()
    for faces in (own, other):
        faces.begin_with(table)
    shown = own.sprite("HQ", 62.0, 1.0)
    assert table.sprite("HQ", 90.0, 1.0).pixmap.toImage() == shown.pixmap.toImage()
    assert shown.stretch < 1
    assert blank == other.sprite("HQ", 62.0, 1.0).pixmap.toImage()
    for faces in (own, other):
        faces.finish()


def test_pictures_follow_the_look_of_the_table(book: RulesPage) -> None:
    """Four colours on the table are four colours in the book."""
    before = book.printed().resource(QTextDocument.ResourceType.ImageResource.value, "figure:mate")

    book.show_theme(Theme(cloth=Cloth.GREEN, four_colours=True))

    after = book.printed().resource(QTextDocument.ResourceType.ImageResource.value, "figure:mate")
    assert before != after


def test_the_sections_are_listed_and_linked(book: RulesPage) -> None:
    """A link leads to the section that it names."""
    book.resize(700, 500)
    html = book.page.document().toHtml()
    links = [part.split('"')[0] for part in html.split('href="#')[1:]]
    assert len(links) == 9
    assert all(f'name="{link}"' in html for link in links)

    book.page.scrollToAnchor(links[-1])

    assert book.page.verticalScrollBar().value() > 0


def test_words_are_found_round_and_round(book: RulesPage, qtbot: QtBot) -> None:
    """Ctrl+F focuses the search; Enter goes to the next match, wraps around, or says no."""
    book.activateWindow()
    qtbot.waitUntil(book.isActiveWindow)
    (field,) = book.findChildren(QLineEdit)
    QTest.keyClick(book, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert field.hasFocus()

    QTest.keyClicks(field, "matsch")
    first = book.page.textCursor().selectionStart()
    assert book.page.textCursor().selectedText() == "matsch"
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert first == book.page.textCursor().selectionStart()  # There is only one match.

    field.clear()
    QTest.keyClicks(field, "zeppelin")
    assert book.isVisible()
    assert book.missed == "Not found"


def test_the_book_is_read_with_the_caret_and_by_ear(book: RulesPage) -> None:
    """A screen reader finds a named text with a caret, not a label."""
    page = book.page
    face = QAccessible.queryAccessibleInterface(page)
    text = face.textInterface()

    assert QAccessible.Role.EditableText is face.role()
    assert face.state().readOnly
    assert face.state().focusable
    assert "Rules" == face.text(QAccessible.Text.Name)
    assert text.text(0, text.characterCount()).startswith("Réunion (Rhineland)")
    assert text.characterCount() > 3000
    page.setFocus()
    assert 0 == text.cursorPosition()
    QTest.keyClick(page, Qt.Key.Key_Right)
    assert 1 == text.cursorPosition()
    QTest.keyClick(page, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert text.characterCount() == text.cursorPosition()


def test_links_have_names_and_lead_to_their_chapters_by_keyboard(book: RulesPage) -> None:
    """Tab goes from link to link, Enter follows it, and the caret moves to its target."""
    page = book.page
    names = [link.selectedText() for link in page.links()]
    page.setFocus()

    assert "Cards and trumps" in names
    assert all(name.strip() for name in names)
    for name in names[:2]:
        QTest.keyClick(page, Qt.Key.Key_Tab)
        assert name == page.textCursor().selectedText()
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert names[1] == page.textCursor().block().text()
    QTest.keyClick(page, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    for name in names:
        QTest.keyClick(page, Qt.Key.Key_Tab)
        assert name == page.textCursor().selectedText()
    assert page is book.focusWidget()
    QTest.keyClick(page, Qt.Key.Key_Tab)
    assert page is not book.focusWidget(), "Tab leads on behind the last link"


def test_links_lead_to_their_chapters_by_pointer(book: RulesPage) -> None:
    """A click on a link follows it."""
    page = book.page
    link = list(page.links())[2]
    at = QTextCursor(link)
    at.setPosition(link.selectionStart() + 2)
    point = page.cursorRect(at).center()
    QTest.mouseClick(page.viewport(), Qt.MouseButton.LeftButton, pos=point)

    assert link.selectedText() == page.textCursor().block().text()
