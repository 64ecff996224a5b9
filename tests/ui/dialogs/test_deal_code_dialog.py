"""Tests of deal codes and the deal of the day in the window."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from reunion_desktop.app.table import Table
from reunion_desktop.engine.actions import DealCards
from reunion_desktop.engine.dealing.deal_code import DealCode, seed_of_the_day
from reunion_desktop.games.reunion.rules import FRANCAIS, PRESETS, RHINELAND
from reunion_desktop.games.reunion.rules import GAME as REUNION
from reunion_desktop.games.viersche.rules import PAGAT
from reunion_desktop.ui.dialogs.deal_code_dialog import DealCodeDialog
from reunion_desktop.ui.look.appearance import PERCENTS, Appearance, ColourScheme, dress
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.look.plain_text import PlainLabel
from tests.ui.sittings import begin, play

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")


def dealt(table: Table) -> list[DealCards]:
    """The deals of the current game."""
    return [a for a in table.session.record.actions if isinstance(a, DealCards)]


def codes(table: Table) -> list[DealCode]:
    """The deal codes shown for the current cards."""
    return [code for code in (table.flow.code,) if code is not None]


def dialog(table: Table) -> DealCodeDialog:
    """The dialog for deal codes, opened by the menu's signal."""
    table.window.dialogs.show_code(table.flow.code)
    return table.window.findChildren(DealCodeDialog)[-1]


def test_a_secret_game_tells_its_code_when_it_is_over(qtbot: QtBot, table: Table) -> None:
    """Before the end of a game its code stays secret; afterwards it is shown."""
    begin(table, None)
    assert [] == codes(table)
    shown = dialog(table)
    assert not [field for field in shown.findChildren(QLineEdit) if field.isReadOnly()]
    shown.close()

    play(qtbot, table)

    (code,) = codes(table)
    (field,) = [f for f in dialog(table).findChildren(QLineEdit) if f.isReadOnly()]
    assert code == DealCode.parse(field.text(), (REUNION,))
    assert dealt(table) == [code.deal(deal.number, deal.dealer) for deal in dealt(table)]


def test_viersche_calls_what_must_end_a_set(table: Table) -> None:
    """The dialog names the unit as the game does: a set at Viersche."""
    made = DealCodeDialog(None, {"pagat": PAGAT}, table.window)
    told = [label.text() for label in made.findChildren(PlainLabel)]
    assert any(text.startswith("The code is hidden until the set is over.") for text in told)


def test_a_code_is_seen_whole_in_large_print(table: Table) -> None:
    """The whole code is visible without scrolling; the button beside it does not overlap it."""
    own = DealCode(RHINELAND, "5f" * 16, 1)
    for percent in PERCENTS:
        dress(ColourScheme.SYSTEM, Appearance(percent=percent))
        made = DealCodeDialog(own, PRESETS, table.window)
        made.show()
        QApplication.processEvents()
        field = next(each for each in made.findChildren(QLineEdit) if each.isReadOnly())
        (copy,) = [each for each in made.findChildren(QPushButton) if "Copy" in each.text()]
        assert field.fontMetrics().horizontalAdvance(str(own)) < field.contentsRect().width()
        assert field.geometry().right() < copy.geometry().left()
    dress(ColourScheme.SYSTEM, Appearance())


def test_a_code_is_played_as_it_was_typed(qtbot: QtBot, table: Table) -> None:
    """Rules, dealer and cards follow the code; a typing error is reported and not played."""
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
    """The code is stored in the journal: the deals to come stay the same."""
    begin(table, None)
    code = DealCode(RHINELAND, "tomorrow", 2)
    table.play_code(code)
    qtbot.waitUntil(lambda: bool(dealt(table)), timeout=5000)
    table.flow.close()
    table.recorder.close()

    again = Table(tmp_path, hurry=True)
    again.window.table.set_speed(Speed.NONE)
    again.take_up()
    play(qtbot, again)
    assert [code.deal(deal.number, deal.dealer) for deal in dealt(again)] == dealt(again)
    again.close()


def test_the_deal_of_the_day_is_the_same_for_all(qtbot: QtBot, table: Table) -> None:
    """The deal of the day depends on the date alone, with the default rules."""
    begin(table, None)
    days = {datetime.now().astimezone().date()}
    table.window.today_chosen.emit()
    days.add(datetime.now().astimezone().date())

    header = table.session.record.header
    assert header.seed in {seed_of_the_day(day) for day in days}
    assert table.game.default == header.rules
    qtbot.waitUntil(lambda: bool(dealt(table)), timeout=5000)
