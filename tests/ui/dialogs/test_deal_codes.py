"""Deal codes, the deal of the day, duplicate games and the seal, as the window shows them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QTableWidget
from pytestqt.qtbot import QtBot

from reunion_desktop.ai.roster import player_for
from reunion_desktop.app.application import application_for_table
from reunion_desktop.app.self_test import Autopilot
from reunion_desktop.app.table import Table
from reunion_desktop.engine.actions import DealCards
from reunion_desktop.engine.deal_code import DealCode, seed_of_the_day
from reunion_desktop.games.reunion import FRANCAIS, PRESETS, RHINELAND
from reunion_desktop.session.conductor import Wait
from reunion_desktop.ui.dialogs.deal_code_dialog import DealCodeDialog
from reunion_desktop.ui.dialogs.duplicate_dialog import Comparison, DuplicateDialog, comparison
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.look.surroundings import PERCENTS, Contrast, Light, Surroundings, dress
from reunion_desktop.ui.look.theme import Speed

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Table]:
    """A window at which games are over in no time."""
    application_for_table()
    table = Table(tmp_path, hurry=True)
    table.window.table.set_speed(Speed.NONE)
    table.window.show()
    qtbot.waitExposed(table.window)
    yield table
    table.close()


def begin(table: Table, seed: str | None) -> None:
    """Sit down with two opponents."""
    choice = NewGame(table.game.default, ("Me", "Anna", "Karl"), ("random", "random"), seed)
    table.begin(choice)


def play(qtbot: QtBot, table: Table) -> None:
    """Play the game on the table to its end, by lot."""
    over: list[bool] = []
    pilot = Autopilot(table, player_for("random", "me"), lambda: over.append(True))
    table.conductor.waiting.emit(table.conductor.wait)
    qtbot.waitUntil(lambda: bool(over), timeout=20_000)
    pilot.stop()


def dealt(table: Table) -> list[DealCards]:
    """The deals of the game on the table."""
    return [a for a in table.session.record.actions if isinstance(a, DealCards)]


def told(table: Table) -> list[DealCode]:
    """The code of the cards on the table, where it is told."""
    return [code for code in (table.conductor.code,) if code is not None]


def dialog(table: Table) -> DealCodeDialog:
    """The dialog for codes, opened from the menu's own signal."""
    table.window.dialogs.show_code(table.conductor.code)
    return table.window.findChildren(DealCodeDialog)[-1]


def test_a_secret_game_tells_its_code_when_it_is_over(qtbot: QtBot, table: Table) -> None:
    """Before the end nobody learns the cards to come; afterwards a friend may have them."""
    begin(table, None)
    assert [] == told(table)
    shown = dialog(table)
    assert not [field for field in shown.findChildren(QLineEdit) if field.isReadOnly()]
    shown.close()

    play(qtbot, table)

    (code,) = told(table)
    (field,) = [f for f in dialog(table).findChildren(QLineEdit) if f.isReadOnly()]
    assert code == DealCode.parse(field.text(), PRESETS)
    assert dealt(table) == [code.deal(deal.number, deal.dealer) for deal in dealt(table)]


def test_a_code_is_seen_whole_in_large_print(table: Table) -> None:
    """Who writes it down must not have to scroll."""
    own = DealCode(RHINELAND, "5f" * 16, 1)
    for percent in PERCENTS:
        dress(Light.SYSTEM, Surroundings(percent=percent))
        made = DealCodeDialog(own, PRESETS, table.window)
        made.show()
        field = next(each for each in made.findChildren(QLineEdit) if each.isReadOnly())
        assert field.fontMetrics().horizontalAdvance(str(own)) < field.contentsRect().width()
    dress(Light.SYSTEM, Surroundings())


@pytest.fixture
def large(table: Table) -> Iterator[Table]:
    """The same window in the largest print and the highest contrast."""
    before = table.preferences
    table._prefer(  # noqa: SLF001 - as the dialog of preferences does it.
        replace(before, print_percent=PERCENTS[-1], contrast=Contrast.HIGH)
    )
    yield table
    table._prefer(before)  # noqa: SLF001 - as above.


def test_nothing_lies_upon_the_code(large: Table) -> None:
    """Its field and the button beside it share the line, whatever frames both have."""
    made = DealCodeDialog(DealCode(RHINELAND, "5f" * 16, 1), PRESETS, large.window)
    made.show()
    QApplication.processEvents()
    field = next(each for each in made.findChildren(QLineEdit) if each.isReadOnly())
    (copy,) = [each for each in made.findChildren(QPushButton) if "Copy" in each.text()]
    assert field.geometry().right() < copy.geometry().left()


def test_same_cards_are_compared_in_whole_words(large: Table) -> None:
    """Every cell shows all it says, and a loss has a true minus."""
    found = Comparison(((0, 2, 1), (1, 0, 2)), ((64, 30, 88), (55, 44, 33)), (182, 132), (0, -2))
    made = DuplicateDialog(found, large.window)
    made.show()
    QApplication.processEvents()
    (cells,) = made.findChildren(QTableWidget)
    for column in range(cells.columnCount()):
        assert cells.sizeHintForColumn(column) <= cells.columnWidth(column)
    last = [cells.item(cells.rowCount() - 1, column) for column in range(cells.columnCount())]
    assert ["0", "−2"] == [item.text() for item in last if item is not None]


def test_a_code_is_played_as_it_was_typed(qtbot: QtBot, table: Table) -> None:
    """Rules, dealer and cards are those of the code; a typing error is told, and not played."""
    begin(table, None)
    code = DealCode(FRANCAIS, "a friend's evening", 1, cuts=(4, 5, 6))
    shown = dialog(table)
    (field,) = [f for f in shown.findChildren(QLineEdit) if not f.isReadOnly()]
    (button,) = [b for b in shown.findChildren(QPushButton) if "cards" in b.text()]

    field.setText(str(code)[:-1] + ("A" if str(code)[-1] != "A" else "B"))
    assert not button.isEnabled()
    field.setText(str(code).lower())
    assert button.isEnabled()
    button.click()

    header = table.session.record.header
    assert (FRANCAIS, 1, str(code)) == (header.rules, header.first_dealer, header.code)
    qtbot.waitUntil(lambda: bool(dealt(table)), timeout=5000)
    assert code.deal(1, 1) == dealt(table)[0]


def test_a_game_by_code_goes_on_after_the_program_was_closed(
    qtbot: QtBot, table: Table, tmp_path: Path
) -> None:
    """The code stands in the journal: the deals to come stay the same."""
    begin(table, None)
    code = DealCode(RHINELAND, "tomorrow", 2)
    table.play_code(code)
    qtbot.waitUntil(lambda: bool(dealt(table)), timeout=5000)
    table.conductor.close()
    table.recorder.close()

    again = Table(tmp_path, hurry=True)
    again.window.table.set_speed(Speed.NONE)
    again.take_up()
    play(qtbot, again)
    assert [code.deal(deal.number, deal.dealer) for deal in dealt(again)] == dealt(again)
    again.close()


def test_the_deal_of_the_day_is_the_same_for_all(qtbot: QtBot, table: Table) -> None:
    """It follows from the date alone, by the default rules."""
    begin(table, None)
    days = {datetime.now().astimezone().date()}
    table.window.today_chosen.emit()
    days.add(datetime.now().astimezone().date())

    header = table.session.record.header
    assert header.seed in {seed_of_the_day(day) for day in days}
    assert table.game.default == header.rules
    qtbot.waitUntil(lambda: bool(dealt(table)), timeout=5000)


def test_the_same_cards_from_every_seat_stand_side_by_side(qtbot: QtBot, table: Table) -> None:
    """Three games with the same cards: one has sat in every place of every deal."""
    begin(table, None)
    play(qtbot, table)
    for _ in range(2):
        table.window._play_again()  # noqa: SLF001 - what the menu's signal calls.
        play(qtbot, table)

    games = table.window.sheet.sheet.games
    assert 3 == len(games)
    found = comparison(games, 0)
    assert found is not None
    assert [{0, 1, 2}] * 3 == [set(places) for places in zip(*found.places, strict=True)]
    assert [sum(points) for points in found.points] == list(found.totals)
    table.window.dialogs.compare(games)
    (shown,) = table.window.findChildren(DuplicateDialog)
    (grid,) = shown.findChildren(QTableWidget)
    assert (5, 3) == (grid.rowCount(), grid.columnCount())
    for column, points in enumerate(found.points):
        for row, made in enumerate(points):
            item = grid.item(row, column)
            assert item is not None
            assert str(made) == item.text().split()[0]


def test_games_with_other_cards_are_not_compared(qtbot: QtBot, table: Table) -> None:
    """One game alone, or two with different cards, give nothing to compare."""
    begin(table, None)
    play(qtbot, table)
    assert comparison(table.window.sheet.sheet.games, 0) is None
    table.conductor.go_on()
    play(qtbot, table)
    assert 2 == len(table.window.sheet.sheet.games)
    assert comparison(table.window.sheet.sheet.games, 0) is None


def test_the_seal_is_shown_before_the_cut_and_verified_after_the_count(
    qtbot: QtBot, table: Table
) -> None:
    """What is promised in the status line is what is proved there; a press copies it whole."""
    badge = table.window.seal
    begin(table, None)
    qtbot.waitUntil(lambda: badge.seal is not None, timeout=5000)
    promised = badge.seal
    assert promised is not None
    assert promised.commitment[:4] in badge.text()
    assert "✓" not in badge.text()
    badge.click()
    assert promised.commitment == QGuiApplication.clipboard().text()

    play(qtbot, table)
    qtbot.waitUntil(lambda: table.conductor.wait is Wait.GAME, timeout=5000)

    assert badge.seal is not None
    assert badge.seal.proved
    assert "✓" in badge.text()


def test_a_named_seed_shows_no_seal(qtbot: QtBot, table: Table) -> None:
    """Whoever knows the seed knows the cards."""
    begin(table, "7")
    qtbot.waitUntil(lambda: table.conductor.wait is not Wait.NOTHING, timeout=5000)
    assert table.window.seal.isHidden()
