"""Slip beside the bar of calls: it unfolds above the bar, and its button reads it out."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from reunion_desktop.ui.calls.slip import SlipHolder
from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.look.theme import Theme
from reunion_desktop.ui.words.game_words import Slip

SLIP = Slip("My games", (("Clubs", "with 2", "36", "Hand 48"), ("Null", "", "23", "Hand 35")))
BAR = QRect(300, 300, 300, 100)


@pytest.fixture
def cloth(qtbot: QtBot) -> QWidget:
    """Widget of the size of a table."""
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(960, 600)
    widget.show()
    return widget


@pytest.fixture
def holder(cloth: QWidget) -> SlipHolder:
    """Slip on the widget."""
    return SlipHolder(cloth, CardPictureCache(Theme(), cloth))


def test_the_button_is_there_while_there_is_a_slip(holder: SlipHolder) -> None:
    """The button has the slip's title and reads out all of its rows; without a slip it is gone."""
    holder.offer(SLIP)
    assert holder.button.isVisible()
    assert "My games" == holder.button.accessibleName()
    told = "My games: Clubs, with 2, 36, Hand 48; Null, 23, Hand 35."
    assert told == holder.button.accessibleDescription()
    holder.offer(None)
    assert not holder.button.isVisible()


def test_enter_unfolds_the_slip_and_escape_folds_it_up(holder: SlipHolder) -> None:
    """The paper lies above the bar, inside the table."""
    holder.offer(SLIP)
    holder.stand_by(BAR, 16, (0, 600))
    QTest.keyClick(holder.button, Qt.Key.Key_Return)
    assert holder.paper.isVisible()
    assert holder.paper.geometry().bottom() < BAR.top()
    QTest.keyClick(holder.button, Qt.Key.Key_Escape)
    assert not holder.paper.isVisible()


def test_without_room_above_the_button_stands_below_or_beside_the_bar(holder: SlipHolder) -> None:
    """Where a panel lies above the bar, and cards lie below it, the button covers neither."""
    holder.offer(SLIP)
    holder.stand_by(BAR, 16, (295, 500))
    assert holder.button.y() > BAR.bottom()
    holder.stand_by(BAR, 16, (295, 410))
    assert not holder.button.geometry().intersects(BAR)
    assert holder.button.x() > BAR.right()


def test_another_slip_is_folded_up(holder: SlipHolder) -> None:
    """The figures of another hand are not shown unasked."""
    holder.offer(SLIP)
    holder.stand_by(BAR, 16, (0, 600))
    holder.button.click()
    holder.offer(SLIP._replace(rows=SLIP.rows[:1]))
    assert not holder.paper.isVisible()
