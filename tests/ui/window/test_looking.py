"""Tests of the king in the window: looking into a hand by menu and mouse, and its narration."""

from __future__ import annotations

from itertools import count

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from reunion_desktop.app.table import Table
from reunion_desktop.engine.dealing.shuffle import draw_for_deal
from reunion_desktop.games.ekart.rules import KINGS, LITTLE
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.match.game_flow import PERSON, Wait
from reunion_desktop.ui.commands.hands_menu import HandsMenu
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.words.info import InfoQuestion, question_words
from tests.ui.window.person import click, entry

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")

NAMES = ("Me", "Anna", "R&D", "Lena")
SEED = next(
    seed
    for seed in map(str, count(1))
    if draw_for_deal(KINGS, seed).dealer == KINGS.seating.forehand(PERSON)
)
"""A seed with which the player is king in the first deal."""


def sit_down(qtbot: QtBot, table: Table) -> HandsMenu:
    """Start with three random opponents; tricks wait for the player. Returns the menu of hands."""
    table.begin(NewGame(KINGS, NAMES, ("random",) * 3, SEED))
    table.flow.set_pace(None, 0)
    qtbot.waitUntil(lambda: table.flow.wait is Wait.CUT, timeout=10_000)
    table.flow.cut(9)
    qtbot.waitUntil(lambda: table.flow.wait is Wait.TRICK, timeout=10_000)
    found = table.window.findChild(HandsMenu)
    assert isinstance(found, HandsMenu)
    return found


def open_seats(table: Table) -> list[int]:
    """The seats whose hands lie open."""
    hands = table.window.table.showing.open[:-1]
    return [seat for seat, hand in enumerate(hands) if hand is not None]


def test_the_menu_names_those_who_play(qtbot: QtBot, table: Table) -> None:
    """The menu is enabled while the player is king, until a hand is chosen."""
    menu = sit_down(qtbot, table)
    deal = table.flow.observation.deal
    assert deal is not None
    assert {"Anna", "R&&D", "Lena"} == set(menu.offered)
    assert [] == open_seats(table)
    menu.choose(menu.offered.index("Lena"))
    assert [3] == open_seats(table)
    assert () == menu.offered
    assert not entry(table, "&Look at a player’s hand").isEnabled()
    assert table.window.message.startswith("Lena has the ")


def test_a_click_looks_into_a_hand(qtbot: QtBot, table: Table) -> None:
    """A click on the plate of a player opens that hand."""
    sit_down(qtbot, table)
    x, y = table.window.table.showing.layout.plate(2).middle
    click(table, QPoint(round(x), round(y)))
    assert [2] == open_seats(table)
    assert Wait.TRICK is table.flow.wait

    x, y = table.window.table.showing.layout.plate(1).middle
    click(table, QPoint(round(x), round(y)))
    assert [2] == open_seats(table)
    assert Wait.TRICK is table.flow.wait
    assert "You may look at one hand only." in table.window.message


def test_what_lies_open_can_be_asked_for(qtbot: QtBot, table: Table) -> None:
    """*Cards held* names the cards of the open hand only."""
    menu = sit_down(qtbot, table)
    entry(table, question_words(InfoQuestion.CARDS, tricks=True)).trigger()
    assert "holds the" not in table.window.message
    menu.choose(menu.offered.index("Anna"))
    entry(table, question_words(InfoQuestion.CARDS, tricks=True)).trigger()
    assert 1 == table.window.message.count(" has the ")
    assert "Anna has the " in table.window.message


@pytest.mark.parametrize("by_menu", [True, False])
def test_a_king_skips_with_button_or_menu(qtbot: QtBot, table: Table, *, by_menu: bool) -> None:
    """Both are there while the player sits out, and lead to the count; without them tricks wait."""
    sit_down(qtbot, table)
    (button,) = (b for b in table.window.findChildren(QPushButton) if b.text().startswith("Skip"))
    skip = entry(table, "S&kip to the end of the deal")
    assert button.isVisible()
    assert skip.isEnabled()
    qtbot.wait(50)
    assert Wait.TRICK is table.flow.wait
    if by_menu:
        skip.trigger()
    else:
        button.click()
    qtbot.waitUntil(lambda: table.flow.wait is Wait.DEAL, timeout=10_000)
    assert not button.isVisible()
    assert not skip.isEnabled()


def test_where_nobody_sits_out_there_is_no_such_menu(table: Table) -> None:
    """The menu is hidden at a table of three, and in a game without kings."""
    for rules in (LITTLE, RHINELAND):
        table.begin(NewGame(rules, NAMES[:3], ("random",) * 2, "1"))
        assert not entry(table, "&Look at a player’s hand").isVisible()
