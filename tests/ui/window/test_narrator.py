"""What happens is said in the order in which it happens."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from reunion_desktop.app.table import Table
from reunion_desktop.engine.actions import PlayCard
from reunion_desktop.session.conductor import Wait
from reunion_desktop.ui.words.cards import card_name
from tests.ui.window.person import begin, reach

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
