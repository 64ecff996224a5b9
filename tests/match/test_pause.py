"""Tests of pauses: a screen reader is waited for once, and no longer than it speaks."""

from __future__ import annotations

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.games.thirty_one.rules import SCAT
from reunion_desktop.match.pause import Pause, breaths
from tests.playing import random_steps


def test_two_pauses_wait_for_the_same_speech_once(qtbot: QtBot) -> None:
    """After a pause in which everything was spoken, the next one has its usual length."""
    owner = QObject()
    pause = Pause(owner)
    pause.wait_for_speech(300)
    pause.rest(20)
    assert abs(pause.remainingTime() - 300) < 50
    with qtbot.waitSignal(pause.timeout):
        pass
    pause.rest(20)
    assert pause.remainingTime() < 50


def test_silence_ends_only_the_wait_for_speech(qtbot: QtBot) -> None:
    """When speech is cut short, the rest of the time to look remains."""
    owner = QObject()
    pause = Pause(owner)
    pause.wait_for_speech(60_000)
    pause.rest(200)
    pause.wait_for_speech(0)
    assert abs(pause.remainingTime() - 200) < 50
    with qtbot.waitSignal(pause.timeout):
        pass


def test_draws_and_discards_are_slower_than_cards_of_a_trick() -> None:
    """Where no complete trick lies for a while, each move of a computer player takes longer."""
    drawing = next(iter(random_steps(SCAT, "7"))).after
    trick = next(iter(random_steps(RHINELAND, "7"))).after
    assert 1 == breaths(trick) < breaths(drawing)
