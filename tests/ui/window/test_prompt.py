"""Tests of the score panel over the table: rows, place, and ways to continue."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontInfo, QPolygonF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from reunion_desktop.app.table import Table
from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.game import GameRules
from reunion_desktop.games.ekart.rules import KINGS
from reunion_desktop.games.hindersche.rules import PAGAT as HINDERSCHE
from reunion_desktop.games.hunsruecker.rules import HUNSRUECK as HUNSRUECKER
from reunion_desktop.games.viersche.deal import REACHED
from reunion_desktop.games.viersche.rules import PAGAT as VIERSCHE
from reunion_desktop.match.game_flow import Wait
from reunion_desktop.ui.access.announcer import Announcer
from reunion_desktop.ui.count.panel import CountPanel
from reunion_desktop.ui.language.interpreter import Language
from reunion_desktop.ui.look.appearance import PERCENTS
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.review.window import ReviewWindow
from tests.ui.window.person import NAMES, almost_counted, entry, reach

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")

SPECIMEN = Path(__file__).parents[3] / "assets" / "specimen.reunion"
ROW_MS = 60_000
"""Time per row so long that no row appears by itself within a test."""


def lines(table: Table) -> int:
    """Number of deals on the sheet."""
    return len(table.window.sheet.sheet.games[-1].lines)


def counted_so_far(table: Table, deals: int) -> bool:
    """Return True if the game waits at the score of a deal."""
    counting = table.flow.wait in (Wait.DEAL, Wait.GAME)
    return counting and len(table.session.match.lines) == deals


def counted(qtbot: QtBot, table: Table, deals: int = 1) -> None:
    """Wait until the game waits at the score of a deal."""
    almost_counted(table, deals)
    reach(qtbot, table, partial(counted_so_far, table, deals))


def buttons(table: Table) -> dict[str, QPushButton]:
    """The enabled buttons by their text."""
    found = table.window.prompt.findChildren(QPushButton)
    return {button.text().replace("&", ""): button for button in found if button.isVisible()}


def test_the_sheet_is_written_when_the_count_is_done(qtbot: QtBot, table: Table) -> None:
    """Rows appear one by one; the first Space shows all, and only then the sheet is written."""
    table.window.prompt.set_pace(ROW_MS)
    counted(qtbot, table)
    prompt = table.window.prompt
    assert (True, 0) == (prompt.counting, lines(table))
    assert 1 == len(table.session.match.lines)

    QTest.keyClick(prompt, Qt.Key.Key_Space)
    assert (False, 1) == (prompt.counting, lines(table))
    assert table.flow.wait is Wait.DEAL

    QTest.keyClick(prompt, Qt.Key.Key_Space)
    assert not prompt.isVisible()
    assert table.flow.wait is not Wait.DEAL


def test_rows_come_by_themselves_and_the_clock_stops(qtbot: QtBot, table: Table) -> None:
    """Without input all rows appear after a while; then no timer runs."""
    table.window.prompt.set_pace(1)
    counted(qtbot, table)
    qtbot.waitUntil(lambda: lines(table) == 1)
    assert not table.window.prompt.counting


@pytest.mark.parametrize(
    "hurry",
    [
        lambda table: QTest.mouseClick(table.window.prompt, Qt.MouseButton.LeftButton),
        lambda table: buttons(table)["Next deal"].click(),
        lambda table: table.window.table.went_on.emit(),
    ],
    ids=["click", "button", "table"],
)
def test_every_way_hurries_the_count_first(
    qtbot: QtBot, table: Table, hurry: Callable[[Table], None]
) -> None:
    """Click, button and Space show all rows first, and keep the panel open."""
    table.window.prompt.set_pace(ROW_MS)
    counted(qtbot, table)
    hurry(table)
    assert not table.window.prompt.counting
    assert 1 == lines(table)
    assert table.flow.wait is Wait.DEAL


def test_the_line_below_does_not_repeat_the_count(qtbot: QtBot, table: Table) -> None:
    """The line says how to continue; only the panel has the figures."""
    counted(qtbot, table)
    assert "Deal 1" not in table.window.message
    assert "Check the score, then press Space to continue." == table.window.message
    (plate,) = table.window.prompt.findChildren(CountPanel)
    assert "Tricks: " in plate.slip.accessibleName()
    # Screen readers announce the panel's name as soon as its button gets the focus.
    for holder in (table.window.prompt, plate, plate.slip.parentWidget()):
        assert holder is not None
        assert "" == holder.accessibleName() + holder.accessibleDescription()


def test_the_settlement_follows_the_count(qtbot: QtBot, table: Table) -> None:
    """After the third deal its score comes first, then the settlement with all ways to continue."""
    counted(qtbot, table, deals=3)
    prompt = table.window.prompt
    assert {"Settlement", "Review"} == set(buttons(table))
    QTest.keyClick(prompt, Qt.Key.Key_Space)
    assert table.flow.wait is Wait.GAME
    assert "win" in prompt.page.heading
    assert {
        "Next game",
        "Change game or players…",
        "Deal code…",
        "Replay from the next seat",
        "Review",
    } == set(buttons(table))
    QTest.keyClick(prompt, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: table.flow.wait is not Wait.GAME)
    assert 2 == len(table.session.sheet().games)


def test_the_settlement_is_not_read_by_the_focus_too(
    qtbot: QtBot, active_table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it is announced the focus is not at the table, where its page would be read out."""
    counted(qtbot, active_table, deals=3)
    monkeypatch.setattr(Announcer, "heard_ms", 60_000)
    prompt = active_table.window.prompt
    buttons(active_table)["Settlement"].setFocus()
    prompt.go_on()
    focused = QApplication.focusWidget()
    assert focused is not None
    assert prompt.isAncestorOf(focused)
    assert not isinstance(focused, QPushButton)


def test_the_score_does_not_cover_the_last_trick(qtbot: QtBot, table: Table) -> None:
    """The score makes room while the last trick is looked at, and comes back."""
    counted(qtbot, table)
    cloth, middle = table.window.table, table.window.prompt.geometry().center()
    on_top = []
    for _ in range(3):
        on_top.append(cloth.childAt(middle))
        entry(table, "&Last trick").trigger()
    assert on_top[0] is on_top[2]
    assert cloth.viewport() is on_top[1]


def test_review_opens_the_deal_that_was_counted(qtbot: QtBot, table: Table) -> None:
    """A review is offered after each deal, and opens that deal."""
    counted(qtbot, table, deals=2)
    with qtbot.waitSignal(table.window.review_wanted) as wanted:
        buttons(table)["Review"].click()
    assert [1, 2] == wanted.args
    assert table.flow.wait is Wait.DEAL


def test_space_goes_on_after_the_review(qtbot: QtBot, active_table: Table) -> None:
    """When the review opened from the score is closed, the default button has the focus."""
    counted(qtbot, active_table)
    active_table.window.prompt.take_focus()
    review = buttons(active_table)["Review"]
    review.setFocus()
    QTest.keyClick(review, Qt.Key.Key_Space)
    opened = [each for each in QApplication.topLevelWidgets() if isinstance(each, ReviewWindow)]
    assert [True] == [each.isVisible() for each in opened]
    opened[0].close()
    active_table.window.activateWindow()
    qtbot.waitUntil(active_table.window.isActiveWindow)
    focus = QApplication.focusWidget()
    assert focus is buttons(active_table)["Next deal"]
    QTest.keyClick(focus, Qt.Key.Key_Space)
    assert active_table.flow.wait is not Wait.DEAL


def test_the_same_cards_are_played_from_the_next_seat(qtbot: QtBot, table: Table) -> None:
    """A button of the settlement starts the next game with the same cards."""
    counted(qtbot, table, deals=3)
    table.window.prompt.go_on()
    buttons(table)["Replay from the next seat"].click()
    first, second = table.session.sheet().games
    assert first.cards is not None
    assert () == second.lines
    assert not table.window.prompt.isVisible()


def test_the_language_may_change_in_the_middle_of_a_count(qtbot: QtBot, table: Table) -> None:
    """A change of language keeps the number of visible rows."""
    table.window.prompt.set_pace(ROW_MS)
    counted(qtbot, table)
    prompt = table.window.prompt
    pages = (prompt.page,)
    prompt.say_anew(pages)
    assert prompt.counting
    assert 0 == lines(table)


def test_a_game_that_was_over_shows_the_settlement(table: Table) -> None:
    """A deal that was scored before is not revealed again."""
    table.window.prompt.set_pace(ROW_MS)
    table.open(SPECIMEN)
    assert not table.window.prompt.counting
    assert 3 == lines(table)
    assert "You win the game with 235 points" == table.window.prompt.page.heading


def assert_free(table: Table) -> None:
    """Assert that open cards, trumps and the player's plate are free, and the content has room."""
    prompt, view = table.window.prompt, table.window.table
    box = QRectF(prompt.geometry())
    assert view.rect().contains(prompt.geometry())
    for place in view.stage.picture.values():
        if place.face_up:
            corners = [QPointF(x, y) for x, y in place.corners(view.card_width)]
            assert not QPolygonF(corners).boundingRect().intersects(box)
    layout = view.showing.layout
    for seen in (layout.badge, layout.plate(layout.chairs.own)):
        assert not QRectF(*seen).intersects(box)
    within = [*prompt.findChildren(QPushButton), *prompt.findChildren(QLabel, "promptHeading")]
    for thing in (one for one in within if one.isVisible()):
        at = QRect(thing.mapTo(prompt, QPoint()), thing.size())
        assert prompt.rect().contains(at)
        assert thing.width() >= min(thing.sizeHint().width(), prompt.width() // 2)
    (area,) = prompt.findChildren(QScrollArea)
    assert area.height() >= 2 * QFontInfo(view.font()).pixelSize()


def resize(table: Table, size: tuple[int, int]) -> None:
    """Resize the window, and lay it out."""
    table.window.resize(*size)
    QApplication.processEvents()


def test_nothing_that_lies_open_is_covered(qtbot: QtBot, table: Table) -> None:
    """For every dealer, size and text size discards, trumps and the player's plate are visible."""
    window = table.window
    usual = replace(window.preferences, speed=Speed.NONE)
    for deals, sizes in enumerate((((800, 560), (1280, 800)), ((960, 600),), ((700, 1000),)), 1):
        counted(qtbot, table, deals)
        for percent, size in product((PERCENTS[0], PERCENTS[-1]), sizes):
            window.dialogs.preferred.emit(replace(usual, print_percent=percent))
            resize(table, size)
            assert_free(table)
    window.prompt.go_on()
    assert_free(table)
    resize(table, (800, 560))
    assert_free(table)


def test_a_hand_not_played_out_is_free(qtbot: QtBot, table: Table) -> None:
    """After a deal that a call has ended, the panel covers no card of the player's hand."""
    almost_counted(table, 6, VIERSCHE, NAMES, "1")
    qtbot.waitUntil(lambda: table.flow.wait is Wait.CHOICE)
    table.flow.choose(Announce(0, REACHED))
    qtbot.waitUntil(partial(counted_so_far, table, 6))
    deal = table.flow.observation.deal
    assert deal is not None
    assert len(deal.hand) == 6
    for percent, size in ((100, (1280, 800)), (175, (956, 570))):
        table.window.dialogs.preferred.emit(
            replace(table.window.preferences, print_percent=percent)
        )
        resize(table, size)
        assert_free(table)


@pytest.mark.parametrize("language", Language)
def test_a_settlement_is_shown_whole_in_a_small_window(
    qtbot: QtBot, table: Table, language: Language
) -> None:
    """With large text and another player's discards on the table, no payment or total scrolls."""
    window = table.window
    preferred = replace(window.preferences, speed=Speed.NONE, print_percent=175, language=language)
    window.dialogs.preferred.emit(preferred)
    resize(table, (956, 570))
    almost_counted(table, 0, table.game.default.changed({"direction": "clockwise"}))
    reach(qtbot, table, partial(counted_so_far, table, 3))
    window.prompt.go_on()
    QApplication.processEvents()
    (area,) = window.prompt.findChildren(QScrollArea)

    assert 0 == area.verticalScrollBar().maximum()


def test_a_settlement_moves_with_the_plates(qtbot: QtBot, table: Table) -> None:
    """Where the table is laid out anew, it stands as if shown now."""
    window = table.window
    almost_counted(table, 0, HINDERSCHE, ("Guest", "Anna", "Jakob", "Babette"))
    reach(qtbot, table, lambda: table.flow.wait is Wait.GAME)
    window.prompt.go_on()
    resize(table, (1280, 800))
    window.dialogs.preferred.emit(replace(window.preferences, print_percent=175))
    resize(table, (956, 570))
    window.table.set_usual_width(1280)
    stands = window.prompt.geometry()
    window.table.resized.emit()

    assert window.prompt.geometry() == stands


@pytest.mark.parametrize("seed", ["1", "7"])
def test_a_long_settlement_is_shown_whole(qtbot: QtBot, table: Table, seed: str) -> None:
    """With large text in a small window neither payments nor totals scroll."""
    window = table.window
    window.dialogs.preferred.emit(replace(window.preferences, print_percent=175))
    resize(table, (956, 570))
    almost_counted(table, 0, KINGS, ("Guest", "Anna", "Jakob", "Babette"), seed)
    reach(qtbot, table, lambda: table.flow.wait is Wait.GAME)
    window.prompt.go_on()
    (area,) = window.prompt.findChildren(QScrollArea)

    assert 0 == area.verticalScrollBar().maximum()


@pytest.mark.parametrize(
    ("rules", "percent", "size", "first"),
    [
        (HINDERSCHE, 175, (1280, 800), "Guest"),
        (HUNSRUECKER, 100, (1280, 800), "Guest & Jakob & Martin"),
        (HUNSRUECKER, 175, (956, 570), "Guest & Jakob & Martin"),
    ],
    ids=["hindersche", "hunsruecker", "small"],
)
def test_the_score_shows_whole_names(
    qtbot: QtBot,
    table: Table,
    rules: GameRules,
    percent: int,
    size: tuple[int, int],
    first: str,
) -> None:
    """Names become initials only where no place and no type size leaves room for them."""
    window = table.window
    window.dialogs.preferred.emit(replace(window.preferences, print_percent=percent))
    resize(table, size)
    names = ("Guest", "Anna", "Jakob", "Babette", "Martin", "Heinrich")
    almost_counted(table, 1, rules, names)
    reach(qtbot, table, partial(counted_so_far, table, 1))
    (plate,) = window.prompt.findChildren(CountPanel)

    assert first == plate.slip.heads(plate.slip.width())[0][0].replace("\n", " ")


def test_few_places_are_tried_for_a_score(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With six players in a small window at 175 % the panel is measured a few times only."""
    window, fit = table.window, CountPanel.fit
    window.dialogs.preferred.emit(replace(window.preferences, print_percent=175))
    resize(table, (956, 570))
    almost_counted(table, 1, HUNSRUECKER, NAMES)
    reach(qtbot, table, partial(counted_so_far, table, 1))
    tried: list[QSize] = []

    def counted(panel: CountPanel, room: QSize, rows: int = 0) -> QSize | None:
        tried.append(room)
        return fit(panel, room, rows)

    monkeypatch.setattr(CountPanel, "fit", counted)
    table.window.table.resized.emit()
    assert 0 < len(tried) < 40


def test_a_click_beside_a_result_keeps_it(qtbot: QtBot, table: Table) -> None:
    """It only shows all rows; Space on the table continues."""
    table.window.prompt.set_pace(ROW_MS)
    counted(qtbot, table)
    view = table.window.table
    for _ in range(3):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
        assert table.window.prompt.isVisible()
        assert not table.window.prompt.counting
        assert table.flow.wait is Wait.DEAL
    view.went_on.emit()
    assert table.flow.wait is not Wait.DEAL


def test_the_cloth_chooses_nothing_after_a_game(qtbot: QtBot, table: Table) -> None:
    """A click beside the panel does nothing; the default button has the focus again."""
    counted(qtbot, table, deals=3)
    prompt = table.window.prompt
    while prompt.goes_on:
        table.window.table.went_on.emit()
    game = table.session.number

    table.window.table.went_on.emit()

    assert table.flow.wait is Wait.GAME
    assert game == table.session.number
    assert "The game is over. Choose what to do next." == table.window.message


def test_the_end_is_said_with_the_settlement(qtbot: QtBot, table: Table) -> None:
    """While the settlement is still to be shown, the prompt asks to check the score."""
    counted(qtbot, table, deals=3)
    prompt = table.window.prompt
    while prompt.turns:
        assert "Check the score, then press Space to continue." == table.window.message
        prompt.go_on()
    assert "The game is over. Choose what to do next." == table.window.message


def test_at_the_count_undo_says_why_not(qtbot: QtBot, table: Table) -> None:
    """At the score, undo gives its reason for a while; then the prompt returns."""
    counted(qtbot, table)
    QTest.keyClick(table.window, Qt.Key.Key_U)
    assert table.window.message.startswith("The deal has been scored;")
    table.window.narrator.say_anew()
    assert "Check the score, then press Space to continue." == table.window.message
