"""Slip of the bar of calls: it unfolds above the bar, and its button reads it out."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.ui.calls.bar import CallBar
from reunion_desktop.ui.calls.button import BarQuestion
from reunion_desktop.ui.calls.offer import CallOffer
from reunion_desktop.ui.calls.slip import SlipHolder
from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.look.theme import Theme
from reunion_desktop.ui.words.game_words import Slip

SLIP = Slip("My games", (("Clubs", "with 2", "36", "Hand 48"), ("Null", "", "23", "Hand 35")))
BIDS = (PASS, *(Call("", number=value) for value in (18, 20, 22)))
BAR = QRect(300, 300, 300, 100)


@pytest.fixture
def bar(cloth: QWidget) -> CallBar:
    """Bar with bids on the widget."""
    made = CallBar(cloth, CardPictureCache(Theme(), cloth))
    made.stand_in(((BAR,),), 16)
    made.offer(CallOffer(BIDS), str)
    return made


@pytest.fixture
def holder(cloth: QWidget, bar: CallBar) -> SlipHolder:
    """Slip on the widget."""
    return SlipHolder(bar, cloth, CardPictureCache(Theme(), cloth))


def test_the_button_is_there_while_there_is_a_slip(holder: SlipHolder, bar: CallBar) -> None:
    """The button has the slip's title and reads out all of its rows; without a slip it is gone."""
    holder.offer(SLIP)
    assert holder.button.isVisible()
    assert "My games" == holder.button.accessibleName()
    told = "My games: Clubs, with 2, 36, Hand 48; Null, 23, Hand 35."
    assert told == holder.button.accessibleDescription()
    holder.offer(None)
    assert not holder.button.isVisible()
    assert holder.button not in bar.children()


def test_enter_unfolds_the_slip_and_escape_folds_it_up(holder: SlipHolder) -> None:
    """The paper lies above the bar, inside the table."""
    holder.offer(SLIP)
    holder.stand_by(BAR, 16)
    QTest.keyClick(holder.button, Qt.Key.Key_Return)
    assert holder.paper.isVisible()
    assert holder.paper.geometry().bottom() < BAR.top()
    QTest.keyClick(holder.button, Qt.Key.Key_Escape)
    assert not holder.paper.isVisible()


@pytest.mark.parametrize("width", [200, 300, 600])
def test_the_button_is_the_last_one_on_the_bar(
    holder: SlipHolder, bar: CallBar, width: int
) -> None:
    """It lies inside the bar, and covers neither the question nor another button."""
    holder.offer(SLIP)
    bar.aside = (holder.button,)
    bar.stand_in(((QRect(100, 100, width, 300),),), 26)
    bar.offer(CallOffer(BIDS, question="18 is bid. What do you say to Jakob?"), str)
    found = [bar.findChild(BarQuestion), *bar.buttons]
    others = [each.geometry() for each in found if isinstance(each, QWidget)]

    button = holder.button.geometry()
    assert 5 == len(others)
    assert bar.rect().contains(button)
    assert not any(button.intersects(other) for other in others)
    assert all(other.top() <= button.top() for other in others)


def test_arrows_lead_from_the_button_along_the_bar(holder: SlipHolder, bar: CallBar) -> None:
    """It is the last of the row, which goes round; screen readers find it last, too."""
    holder.offer(SLIP)
    bar.aside = (holder.button,)
    bar.offer(CallOffer(BIDS, question="18 is bid. What do you say to Jakob?"), str)
    row = [*bar.buttons, holder.button]
    for button, key, reached in (
        (row[-1], Qt.Key.Key_Right, row[0]),
        (row[-1], Qt.Key.Key_Left, row[-2]),
        (row[-2], Qt.Key.Key_Right, row[-1]),
    ):
        button.setFocus()
        QTest.keyClick(button, key)
        assert reached.hasFocus()
    found = [each for each in bar.children() if each in row]
    assert row[-1] is found[-1]


def test_digits_make_calls_from_the_button(qtbot: QtBot, holder: SlipHolder, bar: CallBar) -> None:
    """The digits of the bar are pressed wherever on it the focus is."""
    holder.offer(SLIP)
    bar.aside = (holder.button,)
    bar.offer(CallOffer(BIDS), str)
    with qtbot.waitSignal(bar.chosen):
        QTest.keyClick(holder.button, Qt.Key.Key_0)


def test_another_slip_is_folded_up(holder: SlipHolder) -> None:
    """The figures of another hand are not shown unasked."""
    holder.offer(SLIP)
    holder.stand_by(BAR, 16)
    holder.button.click()
    holder.offer(SLIP._replace(rows=SLIP.rows[:1]))
    assert not holder.paper.isVisible()


def test_the_slip_keeps_clear_of_a_bar_that_grows(holder: SlipHolder, bar: CallBar) -> None:
    """It moves up with the bar, in smaller type; at most it covers the question of the bar."""
    holder.offer(SLIP._replace(rows=SLIP.rows * 4))
    holder.stand_by(bar.geometry(), 26)
    holder.button.click()
    assert holder.paper.geometry().bottom() < bar.y()
    for top in (260, 190, 150):
        high = holder.paper.height()
        bar.setGeometry(QRect(300, top, 300, 400 - top))
        assert holder.paper.height() < high
        buttons = min(each.y() for each in bar.buttons)
        assert 0 <= holder.paper.y()
        assert holder.paper.geometry().bottom() < bar.y() + buttons


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Left, Qt.Key.Key_Down])
def test_keys_on_the_bar_do_not_press_the_button(
    holder: SlipHolder, bar: CallBar, key: Qt.Key
) -> None:
    """A bar that has the focus itself leaves the button alone; without a slip there is none."""
    holder.offer(None)
    bar.offer(CallOffer((PASS, Call("play"))), str)
    QTest.keyClick(bar, key)
    assert not holder.paper.isVisible()
