"""Tests of the narrator at a table of Skat: open hands, and questions after a call."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from pytestqt.qtbot import QtBot

from reunion_desktop.app.table import Table
from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.dealing.shuffle import deal_from_seed
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.observe import observe
from reunion_desktop.engine.record import Step, seen_step
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.skat.options import NULL, OUVERT, TAKE
from reunion_desktop.games.skat.rules import ISKO
from reunion_desktop.ui.words.cards import cards_list
from tests.ui.window.person import listen

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")


def announced(table: Table, dealer: Seat, calls: Sequence[Call | None]) -> MatchState:
    """A deal of Skat, narrated up to some calls; None stands for the first legal discard."""
    table.window.narrator.sit(("Me", "Anna", "Karl"), ISKO)
    match, _ = advance(
        MatchState(ISKO, first_dealer=dealer), deal_from_seed(ISKO, "7", 1, 1, dealer)
    )
    for call in calls:
        asked = observe(match, 0).to_act
        assert asked is not None
        legal = observe(match, asked).legal
        assert legal is not None
        before, action = match, legal.first if call is None else Announce(asked, call)
        match, events = advance(match, action)
        table.window.narrator.step(seen_step(Step(before, action, events, match), 0))
    return match


def test_an_opened_hand_is_told_once(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """The cards of Null Ouvert, which lie open from then on, are named after the declaration."""
    told = listen(table, monkeypatch)
    null = Call(NULL, number=OUVERT)
    match = announced(table, 0, (Call("", number=18), PASS, PASS, TAKE, None, null))
    deal = observe(match, 0).deal
    assert deal is not None
    assert deal.open_hand is not None
    assert f"Karl has {cards_list(deal.open_hand)}." == told[-1]
    assert "Karl plays Null Ouvert." == told[-2]


def test_a_question_does_not_repeat_the_call(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bid that was just announced is not announced again with its question, but shown."""
    told = listen(table, monkeypatch)
    match = announced(table, 2, (Call("", number=18),))
    legal = observe(match, 0).legal
    assert legal is not None
    table.window.narrator.prompt(legal)
    qtbot.waitUntil(lambda: told[-2:] == ["Anna says 18.", "Do you hold?"])
    assert "Anna says 18. Do you hold?" == table.window.narrator.text
