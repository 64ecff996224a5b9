"""Tests of the announcer: each sentence once and in order, by event or notification."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QKeySequence,
    QShortcut,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStatusBar
from pytestqt.qtbot import QtBot

from reunion_desktop.ui.access import announcer as announcer_module
from reunion_desktop.ui.access.announcer import AnnouncementBoard, Announcer
from reunion_desktop.ui.access.reader_detection import ReaderDetection, ReaderSupport

Heard = list[tuple[str, str]]


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Heard:
    """Records announcement events, and the text of notifications that appear."""
    told: Heard = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            told.append(("announced", event.message()))
        elif event.type() is QAccessible.Event.ObjectShow:
            thing = event.accessibleInterface()
            assert QAccessible.Role.Notification == thing.role()
            # Braille displays show the label inside; a name would be spoken in addition.
            assert "" == thing.text(QAccessible.Text.Name)
            assert 1 == thing.childCount()
            told.append(("appeared", thing.child(0).text(QAccessible.Text.Name)))

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    monkeypatch.setattr(ReaderDetection, "ask", lambda _listening: None)
    monkeypatch.setattr(sys, "platform", "linux")
    return told


@pytest.fixture
def bar(qtbot: QtBot) -> QStatusBar:
    """A status bar."""
    made = QStatusBar()
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def announcer_of(bar: QStatusBar) -> Announcer:
    """An announcer that knows its window."""
    return Announcer(bar, AnnouncementBoard(bar))


def listening(announcer: Announcer) -> ReaderDetection:
    """The announcer's detection of screen readers."""
    (found,) = announcer.findChildren(ReaderDetection)
    return found


def answer(asked: ReaderDetection, *, announces: bool) -> None:
    """Answer whether announcements are supported."""
    asked.answered.emit(ReaderSupport(announces, aloud=True))


@pytest.mark.parametrize(("announces", "how"), [(True, "announced"), (False, "appeared")])
def test_each_sentence_is_said_once(
    bar: QStatusBar, heard: Heard, qtbot: QtBot, *, announces: bool, how: str
) -> None:
    """Sentences queued before the answer are spoken too, and equal sentences each time."""
    announcer = announcer_of(bar)
    sentences = [f"Anna plays card {number % 5}." for number in range(8)]
    for sentence in sentences[:3]:
        announcer.say(sentence)
    assert [] == heard
    answer(listening(announcer), announces=announces)
    for sentence in sentences[3:]:
        announcer.say(sentence)
    # Orca 48 ignores an announcement within 100 ms of another, so only one is made at once.
    assert (1 if announces else 8) == len(heard)
    told = [(how, sentence) for sentence in sentences]
    qtbot.waitUntil(lambda: told == heard)


def test_another_reader_is_asked_for(bar: QStatusBar, heard: Heard, qtbot: QtBot) -> None:
    """Another screen reader is detected again; no sentence is lost meanwhile."""
    announcer = announcer_of(bar)
    announcer.say("one")
    asked = listening(announcer)
    answer(asked, announces=False)
    asked.changed.emit()
    announcer.say("two")
    announcer.say("three")
    assert [("appeared", "one")] == heard
    answer(asked, announces=True)
    told = [("appeared", "one"), ("announced", "two"), ("announced", "three")]
    qtbot.waitUntil(lambda: told == heard)


def test_words_stay_until_they_were_asked_for(bar: QStatusBar, heard: Heard) -> None:
    """The last few notifications keep their text, which screen readers query later."""
    board = AnnouncementBoard(bar)
    announcer = Announcer(bar, board)
    announcer.say("news 0")
    answer(listening(announcer), announces=False)
    for number in range(1, 30):
        announcer.say(f"news {number}")
    root = QAccessible.queryAccessibleInterface(board)
    shown = [root.child(at).child(0) for at in range(root.childCount())]
    told = [each.text(QAccessible.Text.Name) for each in shown]
    assert [f"news {number}" for number in range(22, 30)] == told
    assert 30 == len(heard)


def test_nothing_is_said_before_the_window_is_met(qtbot: QtBot, heard: Heard) -> None:
    """Sentences wait until the window is active, since screen readers ignore them before."""
    early = QStatusBar()
    qtbot.addWidget(early)
    announcer = announcer_of(early)
    announcer.say("Karl draws the lowest card.")
    answer(listening(announcer), announces=True)
    assert [] == heard
    alone = announcer.lag_ms
    assert alone > 27 * 61
    with qtbot.waitActive(early):
        early.show()
        early.activateWindow()
    assert [("announced", "Karl draws the lowest card.")] == heard
    assert 27 * 61 < announcer.lag_ms <= alone
    announcer.hush()
    assert 0 == announcer.lag_ms


def test_a_window_that_returns_is_announced_first(
    bar: QStatusBar, heard: Heard, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Texts from a closing dialog wait for its window; they do not wait long for another."""
    announcer = announcer_of(bar)
    announcer.say("one")
    answer(listening(announcer), announces=True)
    monkeypatch.setattr(bar, "isActiveWindow", lambda: False)
    announcer.say("two")
    assert [("announced", "one")] == heard
    QCoreApplication.sendEvent(bar, QEvent(QEvent.Type.WindowActivate))
    qtbot.waitUntil(lambda: [("announced", "one"), ("announced", "two")] == heard)
    announcer.say("three")
    assert 2 == len(heard)
    qtbot.waitUntil(lambda: len(heard) > 2)


def test_nobody_waits_where_no_reader_speaks(bar: QStatusBar, heard: Heard) -> None:
    """Clients that only inspect the bus, such as tests, do not slow the game down."""
    announcer = announcer_of(bar)
    lags: list[int] = []
    announcer.speaks.connect(lags.append)
    announcer.say("Anna plays the ten of spades, and Karl the nine.")
    listening(announcer).answered.emit(ReaderSupport(announces=True, aloud=False))
    assert lags[-2] > 0 == lags[-1]
    assert 1 == len(heard)


def test_other_systems_announce_at_once(
    bar: QStatusBar, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On other systems announcements are sent without detection."""
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(announcer_module, "_reader_runs", lambda: False)
    announcer = announcer_of(bar)
    announcer.say("one")
    assert [("announced", "one")] == heard
    assert [] == announcer.findChildren(ReaderDetection)


def test_nothing_is_said_to_nobody(
    bar: QStatusBar, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a screen reader nothing is detected, queued or delayed."""
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    announcer = announcer_of(bar)
    QCoreApplication.sendEvent(bar, QEvent(QEvent.Type.WindowActivate))
    announcer.say("one")
    assert 0 == announcer.lag_ms
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    announcer.say("")
    assert [] == announcer.findChildren(ReaderDetection)
    assert [] == heard


def test_the_table_waits_for_what_is_spoken(bar: QStatusBar, heard: Heard, qtbot: QtBot) -> None:
    """The lag grows with each sentence, and shrinks with a faster screen reader."""
    announcer = announcer_of(bar)
    lags: list[int] = []
    announcer.speaks.connect(lags.append)
    announcer.say("Anna plays the ten of spades.")
    answer(listening(announcer), announces=True)
    announcer.set_rate(360)
    announcer.say("Karl plays the queen of clubs. Anna takes the trick: 27 points.")
    # Until the detection has finished the game waits.
    (asked, told, both) = lags
    assert asked == told == round(29 * 61.73) - 400
    assert told + 63 * 30 < both <= told + 63 * 31
    qtbot.waitUntil(lambda: 2 == len(heard))


def test_a_screen_reader_that_speaks_may_catch_up(bar: QStatusBar, heard: Heard) -> None:
    """After many changes the next sentence waits; without a reader that speaks nothing does."""
    announcer = announcer_of(bar)
    announcer.rest()
    assert 0 == announcer.lag_ms
    announcer.say("one")
    answer(listening(announcer), announces=True)
    announcer.hush()
    announcer.rest()
    assert 1000 < announcer.lag_ms <= 1100
    assert 1 == len(heard)


@pytest.mark.parametrize("key", [Qt.Key.Key_Control, Qt.Key.Key_Space])
def test_a_key_ends_the_wait(bar: QStatusBar, heard: Heard, key: Qt.Key) -> None:
    """A key at which screen readers fall silent ends the wait, also where it is a shortcut."""
    announcer = announcer_of(bar)
    shortcut = QShortcut(QKeySequence(Qt.Key.Key_Space), bar)
    lags: list[int] = []
    announcer.say("Anna plays the ten of spades.")
    answer(listening(announcer), announces=True)
    announcer.speaks.connect(lags.append)
    assert announcer.lag_ms
    QTest.keyClick(bar.windowHandle(), key)
    QCoreApplication.processEvents()
    assert [0] == lags
    assert shortcut.isEnabled()
    assert 1 == len(heard)


def test_a_key_does_not_end_what_it_causes(bar: QStatusBar, heard: Heard, qtbot: QtBot) -> None:
    """The time of a sentence that a key causes counts, and only earlier speech is over."""
    announcer = announcer_of(bar)
    announcer.say("Anna plays the ten of spades.")
    answer(listening(announcer), announces=True)
    QShortcut(QKeySequence(Qt.Key.Key_Return), bar, lambda: announcer.say("You play the nine."))
    QTest.keyClick(bar.windowHandle(), Qt.Key.Key_Return)
    QCoreApplication.processEvents()
    assert 18 * 61 - 500 < announcer.lag_ms <= 18 * 62 - 400
    assert 18 * 62 < announcer.heard_ms
    qtbot.waitUntil(lambda: 2 == len(heard))
