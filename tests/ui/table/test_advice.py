"""Tests of the hint's note above the hand, in every language, window and text size."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.observe import Observation
from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.language.interpreter import Interpreter, Language
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.look.theme import Theme
from reunion_desktop.ui.look.typefaces import load_fonts
from reunion_desktop.ui.table.layout.free_rooms import note_rooms
from reunion_desktop.ui.table.layout.places import Box, bounds
from reunion_desktop.ui.table.layout.seat_positions import SeatPositions
from reunion_desktop.ui.table.layout.table_layout import TableLayout, TableMoment
from reunion_desktop.ui.table.stage.note_painter import advice_slip, slip_beside, spoken_slip
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


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN, Language.FRENCH])
@pytest.mark.parametrize("print_size", [PRINTS[0], PRINTS[-1]])
def test_a_hint_covers_neither_hand_nor_trick(
    qtbot: QtBot, interpreter: Interpreter, language: Language, print_size: float
) -> None:
    """The note lies between hand and trick, complete, and within the table."""
    interpreter.speak(language)
    sight = first(with_two_in_the_trick)
    assert sight.deal is not None
    view = TableView(
        CardPictureCache(Theme(print_size=print_size)), str, TableWords.translated(), Speed.NONE
    )
    qtbot.addWidget(view)
    for width, height in SIZES:
        view.resize(width, height)
        view.show()
        view.show_table(sight)
        view.show_hint(CardSet.of(legal_cards(sight)[:1]), why=long_hint(sight))
        slip = view.overlays.advice
        assert slip is not None
        assert Box(0, 0, width, height).around(slip)
        seen = {card: view.stage.picture[card] for card in sight.deal.trick.cards}
        for card in view.showing.row():
            seen[card] = view.stage.picture[card]
        covered = [
            str(card)
            for card, place in seen.items()
            if bounds((place,), view.card_width).meets(slip)
        ]
        assert [] == covered
    view.faces.finish()


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


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_hint_is_larger_in_larger_print(size: tuple[int, int], interpreter: Interpreter) -> None:
    """The note's type grows with the text size as far as the plate leaves room."""
    interpreter.speak(Language.GERMAN)
    text = long_hint(first(with_two_in_the_trick))
    for moment, grows in ((TableMoment.FOLLOWS, 1.0), (TableMoment.LEADS, 1.2)):
        layouts = [TableLayout(*size, print_size=part, usual_width=size[0]) for part in PRINTS]
        kinds = [advice_slip(text, layout, moment)[0].type_size for layout in layouts]
        assert all(kinds[0] <= kind for kind in kinds[1:])
        assert kinds[-1] >= grows * kinds[0]


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN, Language.FRENCH])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("moment", TableMoment)
def test_a_usual_hint_covers_no_plate(
    interpreter: Interpreter, language: Language, players: int, moment: TableMoment
) -> None:
    """In a small window a hint with one reason leaves the player's plate free."""
    interpreter.speak(language)
    sight = first(with_two_in_the_trick)
    cards = CardSet.of(legal_cards(sight)[:1])
    text = advice_sentence(cards, (("best_seen", CardSet(), 12, 0.87, None),))
    for size, print_size in (((901, 523), 1.75), ((949, 723), 1.75), ((940, 736), 1.0)):
        layout = TableLayout(*size, SeatPositions(players=players), print_size)
        _, box = advice_slip(text, layout, moment)
        assert not box.meets(layout.plate(0))


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN, Language.FRENCH])
def test_a_long_hint_leaves_out_reasons_rather_than_cover_the_plate(
    interpreter: Interpreter, language: Language
) -> None:
    """In a small window with large text, the note shows the first sentences beside the plate."""
    interpreter.speak(language)
    text = long_hint(first(with_two_in_the_trick))
    layout = TableLayout(897, 490, print_size=1.75, usual_width=897)
    slip, box = advice_slip(text, layout, TableMoment.FOLLOWS)

    assert not box.meets(layout.plate(0))
    assert slip.height <= box.height
    assert slip.text.count(". ") >= 1
    assert text.startswith(slip.text)
    assert slip.text.endswith(".")


def test_a_short_hint_leaves_the_plates_free() -> None:
    """The first place for a note is clear of the player's plate, the second only of the cards."""
    for width, height in SIZES:
        for print_size in PRINTS:
            layout = TableLayout(width, height, print_size=print_size)
            *clear, beside, far = layout.advice(TableMoment.FOLLOWS)
            assert [] == [box for box in (*clear, beside) if box.meets(layout.plate(0))]
            assert all(far.around(box) for box in clear)
            tricks = tuple(layout.won(0, number, 10) for number in range(10))
            assert not clear[0].meets(bounds(tricks, layout.card))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("print_size", PRINTS)
def test_a_hint_is_no_column(
    size: tuple[int, int], print_size: float, interpreter: Interpreter
) -> None:
    """A long hint is wide rather than high where there is room beside the plate."""
    interpreter.speak(Language.ENGLISH)
    text = long_hint(first(with_two_in_the_trick))
    slip, _ = advice_slip(text, TableLayout(*size, print_size=print_size), TableMoment.LEADS)

    assert slip.slip.width() > 1.2 * slip.slip.height()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("print_size", PRINTS)
def test_a_hint_leaves_the_button_to_be_pressed(size: tuple[int, int], print_size: float) -> None:
    """The note of a discard hint leaves the discard button visible."""
    load_fonts()
    text = "Drücken Sie Eichel-Unter und Eichel-König. Dort sind die Augen sicher."
    layout = TableLayout(*size, print_size=print_size)

    slip, box = advice_slip(text, layout, TableMoment.LAYS_AWAY)
    lies = Box(box.x, box.bottom - slip.height, box.width, slip.height)

    assert not lies.meets(layout.button)
    assert lies.bottom <= layout.hand_top
    for number in range(2):
        index = layout.slot(number, 2).y - 0.3 * layout.card
        assert lies.y >= index


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


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", [(830, 640), (897, 490)], ids=str)
def test_a_hint_is_clear_of_a_bar_of_calls(size: tuple[int, int]) -> None:
    """The note of a hint lies beside a bar above the hand, in type that is easy to read."""
    load_fonts()
    layout = TableLayout(*size, print_size=1.75)
    x, bottom = layout.centre.middle[0], layout.hand_top
    bar = Box(x - 0.8 * layout.card, bottom - layout.card, 1.6 * layout.card, layout.card)
    text = "Draw a card from the stock. 77 of 100 unseen cards would improve your 8."
    found = slip_beside(text, layout, note_rooms(layout, {}, [bar]))
    assert found is not None
    assert text == found[0].text
    assert found[0].type_size >= 0.8 * 14 * 1.75
    assert not found[1].meets(bar)


def test_a_hint_without_room_beside_a_bar_is_not_on_the_table(table: TableView) -> None:
    """It covers neither plates nor hands: the message in the status bar tells it."""
    assert slip_beside("Pass.", table.showing.layout, ((Box(0, 0, 20, 20),),)) is None


@pytest.mark.parametrize("size", [(900, 470), (1060, 640), (1280, 700)], ids=str)
@pytest.mark.parametrize("players", [3, 4, 6])
def test_large_print_leaves_out_small_print_rather_than_shrink(
    interpreter: Interpreter, size: tuple[int, int], players: int
) -> None:
    """At 175 % a short hint is as large with figures as without, and leaves out the figures."""
    interpreter.speak(Language.GERMAN)
    layout = TableLayout(*size, SeatPositions(players=players), 1.75, usual_width=size[0])
    hint = "Spielen Sie Herz-Zehn. Karl kann nicht stechen."
    figures = "Am besten in 87 von 100 möglichen Kartenverteilungen."
    slip, box = advice_slip(f"{hint}\n{figures}", layout, TableMoment.FOLLOWS)
    first, _ = advice_slip(hint, layout, TableMoment.FOLLOWS)
    assert slip.type_size >= max(1.2 * 14, 0.9 * first.type_size)
    assert slip.text.startswith(hint)
    assert slip.height <= box.height
