"""Tests of the hint's note above the hand, in every language, window and text size."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.observe import Observation
from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.language.interpreter import Interpreter, Language
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.look.theme import Theme
from reunion_desktop.ui.look.typefaces import load_fonts
from reunion_desktop.ui.table.layout.places import Box, bounds
from reunion_desktop.ui.table.layout.seat_positions import SeatPositions
from reunion_desktop.ui.table.layout.table_layout import TableLayout
from reunion_desktop.ui.table.stage.note_painter import spoken_slip
from reunion_desktop.ui.table.view import TableView
from reunion_desktop.ui.words.advice import advice_sentence
from reunion_desktop.ui.words.table import TableWords
from tests.ui.table.sights import first, legal_cards, with_refusals

SIZES = ((800, 560), (960, 600), (1280, 800), (3840, 2160))
PRINTS = (1.0, 1.25, 1.5, 1.75)


@pytest.fixture
def interpreter(qapp: QApplication) -> Iterator[Interpreter]:  # noqa: ARG001 - it speaks to one.
    """An interpreter that is reset to English afterwards."""
    load_fonts()
    made = Interpreter()
    yield made
    made.speak(Language.ENGLISH)


def long_hint(sight: Observation) -> str:
    """A hint with the longest reason."""
    cards = legal_cards(sight)
    reasons = (
        ("best_seen", CardSet(), 12, 0.87, None),
        ("holds", CardSet(), None, 0.9, None),
        ("fears", CardSet.of(cards[:2]), None, 0.25, None),
    )
    return advice_sentence(CardSet.of(cards[:1]), reasons)


def with_two_in_the_trick(sight: Observation) -> bool:
    """Return True if the player is last in the trick, and some cards are not legal."""
    return with_refusals(sight) and sight.deal is not None and len(sight.deal.trick.cards) == 2


def test_a_hint_is_not_shown_over_the_last_trick(
    qtbot: QtBot,
    interpreter: Interpreter,  # noqa: ARG001 - it loads the typefaces.
) -> None:
    """The note goes while the last trick is looked at, and comes back afterwards."""
    sight = first(lambda one: with_refusals(one) and bool(one.deal and one.deal.taken))
    view = TableView(CardPictureCache(Theme()), str, TableWords.translated(), Speed.NONE)
    qtbot.addWidget(view)
    view.resize(1280, 800)
    view.show()
    view.show_table(sight)
    view.show_hint(CardSet.of(legal_cards(sight)[:1]), why=long_hint(sight))
    notes = [view.overlays.advice is not None]
    for shown in (True, False):
        view.show_last_trick(shown=shown)
        notes.append(view.overlays.advice is not None)
    view.faces.finish()
    assert [True, False, True] == notes


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("print_size", PRINTS)
def test_a_refusal_covers_neither_plate_nor_hand(size: tuple[int, int], print_size: float) -> None:
    """The note of a refusal lies above the hand and clear of the player's plate."""
    load_fonts()
    text = "Sie müssen Herz bedienen; der linke Bauer, der Eichel-Unter, zählt als Laub."
    layout = TableLayout(*size, print_size=print_size)
    raised = layout.hand((4, 3, 3), raised=[True] * 10)

    for place in layout.hand((4, 3, 3)):
        _, lies = spoken_slip(text, place, layout)
        assert Box(0, 0, *size).around(lies)
        assert not lies.meets(layout.plate(0))
        assert not lies.meets(bounds(raised, layout.card))


@pytest.mark.usefixtures("qapp")
def test_a_refusal_leaves_the_trick_in_view() -> None:
    """In a small window with large text and six players, the note lies beside the trick."""
    load_fonts()
    text = "Sie müssen Herz bedienen; der linke Bauer, der Eichel-Unter, zählt als Laub."
    layout = TableLayout(897, 490, SeatPositions(players=6), 1.75, 897)
    ace = Card.parse("HA")
    for seat in range(1, 6):
        trick = (layout.trick(seat, 0, ace),)
        for place in layout.hand((5,)):
            _, lies = spoken_slip(text, place, layout, trick)
            assert not lies.meets(bounds(trick, layout.card))
            assert not lies.meets(layout.plate(0))


def test_a_refusal_on_the_table_knows_the_trick(qtbot: QtBot) -> None:
    """The table places a refusal clear of the trick that it shows."""
    load_fonts()
    sight = first(with_two_in_the_trick)
    assert sight.deal is not None
    faces, text = CardPictureCache(Theme(print_size=1.75)), "Follow hearts. " * 3
    view = TableView(faces, lambda _: text, TableWords.translated(), Speed.NONE)
    qtbot.addWidget(view)
    view.resize(901, 523)
    view.show()
    view.show_table(sight)
    view.point_at(next(card for card in view.showing.row() if card not in legal_cards(sight)))
    trick = [view.stage.picture[card] for card in sight.deal.trick.cards]
    speech = view.overlays.speech
    assert speech is not None
    assert not any(speech.meets(bounds((place,), view.card_width)) for place in trick)
    view.faces.finish()


def test_one_slip_is_read_at_a_time(table: TableView) -> None:
    """A refusal hides the hint while it is shown, and a new hint replaces the refusal."""
    sight = first(with_refusals)
    table.show_table(sight)
    row = table.showing.row()
    refused = next(card for card in row if card not in legal_cards(sight))
    seen = []

    def look() -> None:
        overlays = table.overlays
        seen.append((overlays.advice is not None, overlays.speech is not None))

    table.show_hint(CardSet.of(legal_cards(sight)[:1]), why="Play it.")
    look()
    table.point_at(refused)
    look()
    table.point_at(None)
    look()
    table.point_at(refused)
    table.show_hint(CardSet.of(legal_cards(sight)[:1]), why="Play another.")
    look()

    assert [(True, False), (False, True), (True, False), (True, False)] == seen


def test_a_refusal_moves_with_its_card(table: TableView) -> None:
    """A refusal stays above its card when the table changes size."""
    sight = first(with_refusals)
    table.show_table(sight)
    refused = next(card for card in table.showing.row() if card not in legal_cards(sight))
    table.point_at(refused)
    before = table.overlays.speech
    table.resize(1280, 900)
    QApplication.processEvents()
    after, place = table.overlays.speech, table.stage.place_of(refused)

    assert before is not None
    assert after is not None
    assert place is not None
    assert before.bottom != after.bottom
    assert abs(table.showing.layout.hand_top - after.bottom) <= 1
    assert abs(place.x - (after.x + after.width / 2)) <= 1


def test_a_hint_goes_with_the_sight(table: TableView) -> None:
    """A hint is removed when another observation is shown."""
    sight = first(with_refusals)
    table.show_table(sight)
    table.show_hint(CardSet.of(legal_cards(sight)[:1]), why=long_hint(sight))
    slips = [table.overlays.advice]
    table.go_back(sight)
    slips.append(table.overlays.advice)

    assert [True, False] == [slip is not None for slip in slips]
    assert "" == table.showing.advice


def test_a_hint_goes_while_a_card_is_dragged(table: TableView) -> None:
    """Its note hides nothing on the way, and comes back if the card is not played."""
    sight = first(with_refusals)
    table.show_table(sight)
    table.show_hint(CardSet.of(legal_cards(sight)[:1]), why=long_hint(sight))
    start = table.point_on(table.showing.row()[0])
    assert start is not None
    point, seen = start.toPoint(), [table.overlays.advice is not None]
    QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, pos=point)
    QTest.mouseMove(table.viewport(), point + QPoint(40, 0))
    seen.append(table.overlays.advice is not None)
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=point + QPoint(40, 0))
    seen.append(table.overlays.advice is not None)
    assert [True, False, True] == seen
