"""What happens is said in the order in which it happens."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from reunion_desktop.app.table import Table
from reunion_desktop.engine.actions import PlayCard
from reunion_desktop.session.conductor import Wait
from reunion_desktop.ui.words.cards import card_name
from tests.ui.window.person import begin, by_click, reach

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")


def test_each_play_is_announced(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A screen reader is told of every card, whoever played it, in the order of play."""
    told: list[str] = []
    monkeypatch.setattr(table.window.narrator, "announce", told.append)
    begin(table)
    reach(qtbot, table, lambda: table.conductor.wait is Wait.DEAL)

    heard = " ".join(told)
    places = []
    for action in table.session.record.actions:
        if isinstance(action, PlayCard):
            assert heard.count(f"the {card_name(action.card)}.") >= 1
            places.append(heard.index(f"the {card_name(action.card)}."))
    assert 30 == len(places)
    assert sorted(places) == places


def test_the_line_tells_of_the_next_deal_while_it_is_cut_and_dealt(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The count of the last deal is no news any more when the next pack is cut and dealt."""
    begin(table, "1")
    told: list[str] = []
    table.conductor.cut_wanted.connect(lambda _dealer: told.append(table.window.message))
    narrator, settle = table.window.narrator, table.window.narrator.settle

    def note() -> None:
        told.append(narrator.text)
        settle()

    monkeypatch.setattr(narrator, "settle", note)

    reach(qtbot, table, lambda: table.conductor.wait is Wait.GAME)

    assert "Anna deals next: cut the pack." in told
    assert {"You deal.", "Anna deals.", "Karl deals."} <= set(told)


def test_a_game_that_begins_is_not_told_of_the_one_before(qtbot: QtBot, table: Table) -> None:
    """Neither its result nor what went wrong stands below the cards of another."""
    begin(table)
    reach(qtbot, table, lambda: table.conductor.wait is Wait.GAME)
    result = table.window.message
    table.window.say_trouble("Something went wrong.")
    assert table.window.statusBar().currentMessage() == "Something went wrong."

    begin(table, "8")

    assert result
    assert table.window.statusBar().currentMessage() == ""
    assert "wrong" not in table.window.message
    assert result not in table.window.message


def test_an_undo_leaves_no_word_of_what_was_undone(qtbot: QtBot, table: Table) -> None:
    """What stands there is what is asked."""
    begin(table)
    reach(qtbot, table, lambda: table.conductor.wait is Wait.CARD)
    asked = table.window.message
    legal = table.conductor.observation.legal
    assert legal is not None
    by_click(table, legal)
    assert asked != table.window.message

    table.conductor.undo()

    assert asked == table.window.message
