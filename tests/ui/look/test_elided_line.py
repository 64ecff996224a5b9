"""Tests of the line below the table: a sentence is elided visibly, never cut off."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from reunion_desktop.ui.look.elided_line import ElidedLine
from reunion_desktop.ui.look.plain_text import on_hover

LONG = "Deal 3: you 83, Anna 35 and Jakob 32. Discarded: the ten and the king of diamonds."


@pytest.fixture
def line(qtbot: QtBot) -> ElidedLine:
    """A line with a long sentence in a wide window."""
    made = ElidedLine()
    qtbot.addWidget(made)
    made.setText(LONG)
    made.resize(2 * made.fontMetrics().horizontalAdvance(LONG), 30)
    made.show()
    return made


def test_a_sentence_that_has_room_stands_as_it_is(line: ElidedLine) -> None:
    """A sentence that fits is not elided and has no tooltip."""
    assert LONG == line.painted
    assert not line.toolTip()


def test_a_sentence_without_room_is_shortened_and_whole_on_hover(line: ElidedLine) -> None:
    """A long sentence is elided with dots; its text and its tooltip stay complete."""
    line.resize(line.width() // 4, 30)
    assert line.painted.endswith("…")
    assert LONG.startswith(line.painted[:-1])
    assert (on_hover(LONG), LONG) == (line.toolTip(), line.text())


def test_the_last_sentences_are_left_out_while_another_place_tells_them(line: ElidedLine) -> None:
    """A text that is whole elsewhere ends with a sentence; one that is not ends with dots."""
    first, _, _ = LONG.partition(" Discarded")
    line.setFixedSize(line.fontMetrics().horizontalAdvance(first) + 8, line.fontMetrics().height())
    assert line.painted.endswith("…")
    line.leave_out(LONG.__eq__)
    assert first == line.painted
    assert (on_hover(LONG), LONG) == (line.toolTip(), line.text())


def test_what_is_painted_changes_with_the_room(line: ElidedLine) -> None:
    """The end of an elided sentence is not painted, and is painted again with more room."""
    wide = line.grab().toImage()
    line.setText(LONG[:20])
    assert wide != line.grab().toImage()
    line.setText(LONG)
    assert wide == line.grab().toImage()


def test_the_line_is_as_high_as_what_may_come_beside_it(qtbot: QtBot, line: ElidedLine) -> None:
    """A button that comes and goes does not change the table's height."""
    button = QPushButton("Play the hint")
    qtbot.addWidget(button)
    button.setMinimumHeight(0)
    button.setStyleSheet("padding: 20px")
    assert line.minimumSizeHint().height() < button.sizeHint().height()
    line.stand_beside(button)
    assert button.sizeHint().height() == line.minimumSizeHint().height()


def test_a_sentence_never_makes_the_window_wider(line: ElidedLine) -> None:
    """A long sentence does not widen the window."""
    least = line.minimumSizeHint().width()
    line.setText(LONG * 10)
    assert least == line.minimumSizeHint().width() < line.fontMetrics().horizontalAdvance(LONG)


def test_large_type_shrinks_before_a_sentence_is_elided(line: ElidedLine) -> None:
    """A sentence in large type is whole in a line a quarter too short, in smaller type."""
    large = line.font()
    large.setPixelSize(28)
    line.setFont(large)
    line.resize(round(line.fontMetrics().horizontalAdvance(LONG) * 0.75), 40)
    assert LONG == line.painted
    assert not line.toolTip()
    line.resize(line.width() // 3, 40)
    assert line.painted.endswith("…")


def test_a_sentence_breaks_into_two_lines_before_it_is_elided(line: ElidedLine) -> None:
    """A sentence in large type is whole in two smaller lines on less than half its width."""
    large = line.font()
    large.setPixelSize(25)
    line.setFont(large)
    line.resize(round(line.fontMetrics().horizontalAdvance(LONG) * 0.4), 44)
    assert LONG == line.painted
    lower = line.grab(line.rect().adjusted(0, 26, 0, 0)).toImage()
    line.setText("")
    assert lower != line.grab(line.rect().adjusted(0, 26, 0, 0)).toImage()
