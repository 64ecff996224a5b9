"""Button that offers to end a deal early: it opens the bar, and leads back to the cards."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.legal import MayPlay
from reunion_desktop.games.skat.options import CONCEDE, LAY_DOWN
from reunion_desktop.games.skat.options.orders import order_of
from reunion_desktop.ui.calls.button import CallButton
from reunion_desktop.ui.calls.caller import Caller
from reunion_desktop.ui.calls.offer import BACK, keys_of
from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.games.skat.words import SkatWords
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.look.theme import Theme
from reunion_desktop.ui.table.view import TableView
from reunion_desktop.ui.words.table import TableWords

PLAY = MayPlay(1, CardSet.parse("CJ HA"), order_of(None), endings=(CONCEDE, LAY_DOWN))


@pytest.fixture
def caller(qtbot: QtBot) -> Caller:
    """Caller of Skat at a visible table."""
    table = TableView(CardPictureCache(Theme()), str, TableWords.translated(), Speed.NONE)
    qtbot.addWidget(table)
    table.resize(960, 600)
    table.show()
    made = Caller(table)
    made.speak(SkatWords())
    return made


def end_button(caller: Caller) -> CallButton:
    """The button above the player's plate."""
    table = caller.bar.parentWidget()
    found = [] if table is None else table.findChildren(CallButton)
    return next(each for each in found if each.accessibleName() == "End the deal")


def test_the_button_is_there_while_the_deal_may_be_ended(caller: Caller) -> None:
    """Without calls the bar stays hidden; without the right to end the deal so does the button."""
    caller.attend(PLAY)
    assert end_button(caller).isVisible()
    assert not caller.bar.isVisible()
    caller.attend(replace(PLAY, endings=()))
    assert not end_button(caller).isVisible()
    caller.attend(None)
    assert not end_button(caller).isVisible()


def test_ending_the_deal_needs_a_second_press(caller: Caller, qtbot: QtBot) -> None:
    """The way back comes first, then both calls; each is confirmed by a second press."""
    caller.attend(PLAY)
    with qtbot.waitSignal(caller.asked):
        QTest.keyClick(end_button(caller), Qt.Key.Key_Return)
    assert (BACK, CONCEDE, LAY_DOWN) == caller.bar.offered.calls
    assert BACK == keys_of(caller.bar.offered.calls)["1"]
    with qtbot.assertNotEmitted(caller.chosen):
        caller.bar.press(CONCEDE)
    with qtbot.waitSignal(caller.chosen) as chosen:
        caller.bar.press(CONCEDE)
    assert [Announce(1, CONCEDE)] == chosen.args


def test_the_way_back_leads_to_the_cards(caller: Caller, qtbot: QtBot) -> None:
    """The bar is hidden again, the button shown, and the prompt is that for the cards."""
    caller.attend(PLAY)
    end_button(caller).click()
    with qtbot.waitSignal(caller.asked) as asked:
        caller.bar.press(BACK)
    assert [PLAY] == asked.args
    assert not caller.bar.isVisible()
    assert end_button(caller).isVisible()
    assert not caller.go_back()


@pytest.mark.parametrize("width", [0, 1400])
def test_the_button_stands_above_the_plate_of_every_layout(caller: Caller, width: int) -> None:
    """A larger text size, or another width for the text, moves the plate and the button."""
    table = caller.bar.parentWidget()
    assert isinstance(table, TableView)
    caller.attend(PLAY)
    table.retheme(Theme(print_size=1.75))
    table.set_usual_width(width)
    layout = table.showing.layout
    assert 1.75 == layout.print_size
    button = end_button(caller).geometry()
    assert (
        layout.plate(layout.chairs.own).y - 4 <= button.bottom() < layout.plate(layout.chairs.own).y
    )
