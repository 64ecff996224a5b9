"""Hints in steps at the table: what to look at, which kind, and the move with its reasons."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reunion_desktop.ai.player import Decision, Limit, Stop
from reunion_desktop.ai.random_player import RandomPlayer
from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.app.opponents import ADVISER
from reunion_desktop.app.table import Table
from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import PASS
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.legal import MayAnnounce, MayPlay
from reunion_desktop.engine.observe import Observation
from reunion_desktop.games.hunsruecker.rules import HUNSRUECK
from reunion_desktop.match.game_flow import Wait
from reunion_desktop.ui.commands import reasons
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.language.interpreter import Language
from tests.choices import plays
from tests.ui.window.person import (
    NAMES,
    ask_for_move,
    ask_once,
    begin,
    by_click,
    decisions,
    entry,
    follow_button,
    listen,
    reach,
    until_mine,
)

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")

CONTROL = Qt.KeyboardModifier.ControlModifier


class Adviser:
    """Recommends the first card, or the last call, and counts how often it was asked."""

    name = "adviser"
    asked = 0

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:
        """Choose without thinking, with a share and another reason."""
        del limit, stop
        self.asked += 1
        legal = observation.legal
        assert legal is not None
        share = Reason(Motive.BEST_SEEN, share=0.73)
        if isinstance(legal, MayAnnounce):
            call = next(call for call in reversed(legal.calls) if call != PASS)
            return Decision(Announce(legal.seat, call), (share,))
        own = CardSet.of(list(legal.cards)[:1])
        return Decision(legal.first, (share, Reason(Motive.TAKES, own)))


@pytest.fixture
def adviser(monkeypatch: pytest.MonkeyPatch) -> Adviser:
    """The player that gives hints; all others play at random."""
    made = Adviser()

    def sit_down(_game: str, level: str, dice: str, _name: str = "") -> Adviser | RandomPlayer:
        return made if level == ADVISER else RandomPlayer(dice)

    monkeypatch.setattr("reunion_desktop.ai.roster.player_for", sit_down)
    return made


def chooses(table: Table) -> bool:
    """Return True if the player has a choice of cards to play."""
    legal = table.flow.observation.legal
    return plays(table.flow) and isinstance(legal, MayPlay) and len(legal.cards) > 1


def test_a_hint_comes_in_three_steps(qtbot: QtBot, table: Table, adviser: Adviser) -> None:
    """Only the last step marks the card, and offers to play it; the adviser is asked once."""
    begin(table)
    reach(qtbot, table, lambda: chooses(table))
    seen = []
    for _ in range(3):
        text = ask_once(qtbot, table)
        marked = bool(table.window.table.showing.hinted)
        seen.append((text.partition(" ")[0], marked, follow_button(table).isVisible()))
    last = table.window.table.showing.advice

    assert [(False, False), (False, False), (True, True)] == [step[1:] for step in seen]
    assert seen[2][0] == "Play"
    assert last.endswith("It should take the trick.\nBest move in 73 of 100 possible card layouts.")
    assert adviser.asked == 1
    QTest.keyClick(table.window, Qt.Key.Key_H)
    assert last == table.window.table.showing.advice
    assert table.window.message.startswith("The hint has no more steps. Play ")
    assert adviser.asked == 1


@pytest.mark.usefixtures("adviser")
def test_the_menu_offers_the_next_hint(qtbot: QtBot, table: Table) -> None:
    """The command is called *Next hint* while there is one; until then nothing can be played."""
    begin(table)
    reach(qtbot, table, lambda: chooses(table))
    command = entry(table, "&Hint")
    ask_once(qtbot, table)
    assert command.text() == "Next &hint"
    before = decisions(table)
    QTest.keyClick(table.window, Qt.Key.Key_Return, CONTROL)
    assert table.window.message.startswith(reasons.no_move())
    assert before == decisions(table)
    ask_for_move(qtbot, table)
    assert command.text() == "&Hint"


@pytest.mark.parametrize("undone", [False, True])
def test_a_new_decision_begins_with_the_first_step(
    qtbot: QtBot, table: Table, adviser: Adviser, *, undone: bool
) -> None:
    """After a move, or an undo, the hint key asks the adviser again."""
    begin(table)
    reach(qtbot, table, lambda: chooses(table))
    first = ask_once(qtbot, table)
    ask_once(qtbot, table)
    legal = table.flow.observation.legal
    assert legal is not None
    by_click(table, legal)
    until_mine(qtbot, table)
    if undone:
        QTest.keyClick(table.window, Qt.Key.Key_U)
    else:
        reach(qtbot, table, lambda: chooses(table))
    assert table.window.table.showing.advice == ""
    assert entry(table, "&Hint").isEnabled()
    again = ask_once(qtbot, table)
    assert adviser.asked == 2
    assert not table.window.table.showing.hinted
    assert (again == first) or not undone


@pytest.mark.usefixtures("adviser")
def test_each_step_is_spoken_once(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A screen reader hears every step, small print included, when it is shown."""
    begin(table)
    reach(qtbot, table, lambda: chooses(table))
    told = listen(table, monkeypatch)
    steps = ask_for_move(qtbot, table)
    spoken = [step.replace("\n", " ") for step in steps]
    assert spoken == [sentence for sentence in told if sentence in spoken]


@pytest.mark.usefixtures("adviser")
def test_another_language_keeps_the_step(qtbot: QtBot, table: Table) -> None:
    """The step shown is told again in the new language; the next one follows in it."""
    begin(table)
    reach(qtbot, table, lambda: chooses(table))
    ask_once(qtbot, table)
    ask_once(qtbot, table)
    window = table.window
    window.dialogs.preferred.emit(replace(window.preferences, language=Language.GERMAN))
    QApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
    qtbot.waitUntil(lambda: "Sie" in window.table.showing.advice)
    assert not window.table.showing.hinted
    assert ask_once(qtbot, table).startswith("Spielen Sie ")
    assert window.table.showing.hinted
    window.dialogs.preferred.emit(replace(window.preferences, language=Language.ENGLISH))


@pytest.mark.usefixtures("adviser")
def test_a_hint_names_the_move_at_once_if_wished(qtbot: QtBot, table: Table) -> None:
    """With the preference, the first step is the last."""
    window = table.window
    window.dialogs.preferred.emit(replace(window.preferences, hints_at_once=True))
    begin(table)
    reach(qtbot, table, lambda: chooses(table))
    assert len(ask_for_move(qtbot, table)) == 1
    assert window.table.showing.hinted


@pytest.mark.usefixtures("adviser")
def test_an_advised_call_is_marked_and_made(qtbot: QtBot, table: Table) -> None:
    """The last step marks the call on its button, moves the focus there, and can be followed."""
    table.begin(NewGame(HUNSRUECK, NAMES, ("random",) * 5, "7"))
    bar = table.window.caller.bar

    def asked() -> bool:
        return isinstance(table.flow.observation.legal, MayAnnounce)

    for _ in range(40):
        qtbot.waitUntil(lambda: table.flow.wait is not Wait.NOTHING, timeout=10_000)
        if table.flow.wait is Wait.CHOICE and asked():
            break
        if table.flow.wait is Wait.CHOICE:
            legal = table.flow.observation.legal
            assert legal is not None
            table.flow.choose(legal.first)
        elif table.flow.wait is Wait.CUT:
            table.flow.cut(12)
        else:
            table.flow.go_on()
    assert asked()
    ask_once(qtbot, table)
    assert not any(button.advised for button in bar.buttons)
    steps = ask_for_move(qtbot, table)
    assert steps[-1].startswith("Call: ")
    (marked,) = (button for button in bar.buttons if button.advised)
    assert "Suggested." in marked.accessibleDescription()
    wanted = marked.accessibleName()
    assert wanted in steps[-1]
    before = decisions(table)
    QTest.keyClick(table.window, Qt.Key.Key_Return, CONTROL)
    made = table.session.record.actions[before]
    assert isinstance(made, Announce)
    assert made.call != PASS
    assert not follow_button(table).isVisible()
