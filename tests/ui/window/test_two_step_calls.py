"""Prompts in the window while a call is made in two steps."""

from __future__ import annotations

from itertools import count

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from reunion_desktop.app.table import Table
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.dealing.shuffle import draw_for_deal
from reunion_desktop.engine.game import GameRules
from reunion_desktop.engine.legal import MayAnnounce, MayDiscard
from reunion_desktop.games.ekart.options import STAUBAUS
from reunion_desktop.games.ekart.rules import LITTLE
from reunion_desktop.games.skat.rules import ISKO
from reunion_desktop.match.game_flow import PERSON, Wait
from reunion_desktop.ui.access.announcer import Announcer
from reunion_desktop.ui.calls.offer import BACK
from reunion_desktop.ui.dialogs.new_game import NewGame
from tests.ui.window.person import entry

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")

SEED = next(
    seed
    for seed in map(str, count(1))
    if draw_for_deal(LITTLE, seed).dealer == LITTLE.seating.before(PERSON)
)
"""A seed with which the player is the first to call."""


def until_called(qtbot: QtBot, table: Table, seed: str = SEED, rules: GameRules = LITTLE) -> None:
    """Begin a game, and play until the player is to call."""
    table.begin(NewGame(rules, ("Me", "Anna", "Karl"), ("random",) * 2, seed))
    table.flow.set_pace(0, 0)

    def asked() -> bool:
        if table.flow.wait is Wait.CUT:
            table.flow.cut(9)
        legal = table.flow.observation.legal
        if isinstance(legal, MayDiscard):
            table.flow.choose(legal.first)
        return table.flow.wait is Wait.CHOICE and isinstance(legal, MayAnnounce)

    qtbot.waitUntil(asked, timeout=20_000)


def test_the_question_is_heard_before_the_buttons(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The calls get the focus when the question was spoken; a focus that moves would cut it."""
    lag = [0]
    monkeypatch.setattr(Announcer, "lag_ms", property(lambda _announcer: lag[0]))
    until_called(qtbot, table)
    narrator, bar = table.window.narrator, table.window.caller.bar
    announcer = narrator.announcer
    *_, leave = bar.buttons
    qtbot.waitUntil(leave.hasFocus)
    table.window.table.setFocus()
    lag[0] = 60_000
    monkeypatch.setattr(Announcer, "is_heard", True)
    legal = table.flow.observation.legal
    assert legal is not None
    narrator.go_back(table.flow.observation)
    narrator.prompt(legal, table.window.caller.take_focus)
    QTest.qWait(20)
    assert not leave.hasFocus()
    announcer.speaks.emit(0)
    assert leave.hasFocus()


def test_the_prompt_follows_the_steps_of_a_call(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line asks for the call, then for the card, and again for the call after *Back*."""
    told: list[str] = []
    monkeypatch.setattr(table.window.narrator, "announce", told.append)
    until_called(qtbot, table)
    first, second = "Can you take all ten tricks?", "Which card do you ask"
    narrator, bar = table.window.narrator, table.window.caller.bar
    assert first in narrator.text
    bar.press(Call(STAUBAUS))
    assert second in narrator.text
    assert first not in narrator.text
    qtbot.waitUntil(lambda: second in told[-1])
    bar.press(BACK)
    assert first in narrator.text


def test_undo_goes_back_one_step_of_a_call(qtbot: QtBot, table: Table) -> None:
    """In the second step Undo returns to the first; only then it undoes the discard."""
    own = (seed for seed in map(str, count(1)) if draw_for_deal(LITTLE, seed).dealer == PERSON)
    until_called(qtbot, table, next(own))
    bar, undo = table.window.caller.bar, entry(table, "&Undo")
    before = table.flow.observation
    bar.press(Call(STAUBAUS))
    assert BACK in bar.offered.calls
    undo.trigger()
    assert BACK not in bar.offered.calls
    assert before == table.flow.observation
    undo.trigger()
    qtbot.waitUntil(lambda: isinstance(table.flow.observation.legal, MayDiscard))


def test_a_hint_for_another_call_leaves_the_second_step(qtbot: QtBot, table: Table) -> None:
    """Advised to pass, the player sees the button *Pass*; a card to ask for leaves the step."""
    until_called(qtbot, table)
    caller = table.window.caller
    legal = table.flow.observation.legal
    assert isinstance(legal, MayAnnounce)
    caller.bar.press(Call(STAUBAUS))
    asked = next(call for call in legal.calls if call.card is not None)
    caller.advise(asked)
    assert BACK in caller.bar.offered.calls
    caller.advise(PASS)
    assert PASS in caller.bar.offered.calls
    assert [False, True] == [button.advised for button in caller.bar.buttons]
    caller.focus_advised()
    qtbot.waitUntil(caller.bar.buttons[-1].hasFocus)


@pytest.mark.parametrize("slip", [False, True])
def test_a_call_takes_the_focus_to_the_cards_alone(
    qtbot: QtBot, table: Table, *, slip: bool
) -> None:
    """The button that disappears does not hand the focus to the sheet, which would be read out."""
    until_called(qtbot, table, rules=ISKO)
    bar, moved = table.window.caller.bar, list[QWidget | None]()
    buttons = {*bar.buttons}
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    *_, leave = bar.aside if slip else bar.buttons
    qtbot.waitUntil(bar.buttons[-1].hasFocus)
    leave.setFocus()
    application.focusChanged.connect(lambda _old, new: moved.append(new))
    QTest.keyClick(leave, Qt.Key.Key_0)
    assert table.window.table is moved.pop()
    assert buttons.issuperset(moved)
