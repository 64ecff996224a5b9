"""Drill of the cards that are still out: its questions, and the window that asks them."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QPushButton
from pytestqt.qtbot import QtBot

from reunion_desktop.app.practice.drill import drill_question
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.game import MatchState
from reunion_desktop.games import find_game
from reunion_desktop.storage.reader import read_record
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.practice.drill import CardsDrill
from reunion_desktop.ui.practice.values import DrillQuestion
from tests.tables import laid

SPECIMEN = read_record(Path(__file__).parents[2] / "assets" / "specimen.reunion", find_game)[
    0
].record
DEALS = [(SPECIMEN, line.number) for line in SPECIMEN.match().lines]


def asked(seed: int) -> DrillQuestion:
    """A question about the finished game."""
    question = drill_question(DEALS, Random(seed))
    assert question is not None
    return question


def before_the_question(question: DrillQuestion) -> MatchState:
    """The match at the moment of the question."""
    return SPECIMEN.rewound(question.moments[-1].place).match()


@pytest.mark.parametrize("seed", range(12))
def test_the_cards_out_are_those_in_other_hands_or_face_down(seed: int) -> None:
    """All cards of the suit but the player's own, those played and those it discarded."""
    question = asked(seed)
    deal = before_the_question(question).deal
    assert deal is not None
    others = CardSet.of(card for hand in deal.hands[1:] for card in hand)
    hidden = others if deal.owner == 0 else others | deal.laid_away
    assert CardSet.of(question.cards) & hidden == question.out
    assert len(deal.taken) >= 2
    assert not deal.trick.cards


@pytest.mark.parametrize("seed", range(12))
def test_a_player_shown_to_be_void_holds_none(seed: int) -> None:
    """The void that the tricks prove is true of the actual cards."""
    question = asked(seed)
    deal = before_the_question(question).deal
    assert deal is not None
    for seat in question.void:
        assert not deal.hands[seat] & question.out


def test_voids_are_asked_for() -> None:
    """Some questions have a player who has shown a void."""
    assert any(asked(seed).void for seed in range(30))


def test_too_short_a_deal_is_not_asked_about() -> None:
    """Nothing is asked about a deal without tricks."""
    assert drill_question([(SPECIMEN.from_deal(1), 1)], Random(1)) is None


def test_the_drill_is_answered_with_keys(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Steps, marks and the check by keyboard alone; a wrong mark is counted.

    All cards up to the question are shown one after another, until the player stops them.
    """
    monkeypatch.setattr("reunion_desktop.ui.practice.drill._CARD_MS", 1)
    with laid(qtbot, tmp_path) as table:
        question = asked(3)
        drill = CardsDrill(
            lambda: question,
            table.window.table.faces,
            table.window.preferences.speed,
            180,
            table.window,
        )
        drill.show()
        drill.activateWindow()
        qtbot.waitActive(drill)
        for _ in question.moments[1:]:
            focused = drill.focusWidget()
            assert isinstance(focused, QPushButton)
            QTest.keyClick(focused, Qt.Key.Key_Space)
        assert isinstance(drill.focusWidget(), QCheckBox)
        described = drill.focusWidget
        assert "still out" in described().accessibleDescription()
        assert not drill.accessibleDescription(), "it would be said again with the button"
        buttons = drill.findChildren(QCheckBox)
        for card, button in zip(question.cards, buttons, strict=False):
            if card in question.out:
                button.setFocus()
                QTest.keyClick(button, Qt.Key.Key_Space)
        for seat in question.void:
            buttons[len(question.cards) + seat - 1].setChecked(True)
        (check,) = (one for one in drill.findChildren(QPushButton) if one.text() == "Chec&k")

        QTest.keyClick(check, Qt.Key.Key_Space)

        assert "Everything is right." in described().accessibleDescription()
        before = [one.isChecked() for one in buttons]
        for button in buttons:
            button.click()
        assert before == [one.isChecked() for one in buttons]
        drill.begin()
        shown: list[object] = []
        show_move = drill.table.show_move
        monkeypatch.setattr(drill.table, "show_move", lambda *move: shown.append(show_move(*move)))
        (run,) = (one for one in drill.findChildren(QPushButton) if "&question" in one.text())
        QTest.keyClick(run, Qt.Key.Key_Space)
        assert "&Pause" == run.text()
        QTest.keyClick(run, Qt.Key.Key_Space)
        assert [None] == shown
        QTest.keyClick(run, Qt.Key.Key_Space)
        qtbot.waitUntil(check.isVisible)
        assert len(question.moments) - 1 == len(shown)
        QTest.keyClick(check, Qt.Key.Key_Space)
        wrong = len(question.out) + len(question.void)
        assert f"Mistakes: {wrong}." in described().accessibleDescription()
        drill.close()


def test_a_listener_hears_each_card(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a screen reader the next card waits until this one is spoken at the chosen rate."""
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    with laid(qtbot, tmp_path) as table:
        waits = []
        for rate in (100, 400):
            drill = CardsDrill(lambda: asked(3), table.window.table.faces, Speed.NONE, rate)
            qtbot.addWidget(drill)
            waits.append(max(one.interval() for one in drill.findChildren(QTimer)))
    assert waits[0] > 2 * waits[1] > 800
