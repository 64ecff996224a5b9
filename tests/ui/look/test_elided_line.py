"""Tests of the line below the table: a sentence is elided visibly, never cut off."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from reunion_desktop.ui.look.elided_line import ElidedLine
from reunion_desktop.ui.look.plain_text import PlainLabel, on_hover

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


def test_an_answer_unfolds_when_its_line_becomes_too_small(qtbot: QtBot) -> None:
    """A button that gives way may leave a line that is lower, and then the answer is cut."""
    window = QWidget()
    qtbot.addWidget(window)
    line = ElidedLine(window)
    line.setText(LONG)
    line.resize(2 * line.fontMetrics().horizontalAdvance(LONG), 30)
    window.show()
    line.unfold()
    assert window.findChild(PlainLabel, "whole") is None
    line.resize(line.width() // 4, 30)
    whole = window.findChild(PlainLabel, "whole")
    assert whole is not None
    assert (LONG, True) == (whole.text(), whole.isVisible())
    line.setText(LONG[:9])
    line.resize(line.width() - 1, 30)
    assert not whole.isVisible()


def in_large_type(line: ElidedLine, share: float, height: int, text: str = LONG) -> None:
    """Show a text in large type on a line as wide as a share of it."""
    large = line.font()
    large.setPixelSize(25)
    line.setFont(large)
    line.setText(text)
    line.resize(round(line.fontMetrics().horizontalAdvance(text) * share), height)


def test_large_type_shrinks_a_little_before_sentences_are_left_out(line: ElidedLine) -> None:
    """Two sentences shrink by a fifth at most; then the second is left out, in large type."""
    in_large_type(line, 0.86, 36)
    assert LONG == line.painted
    assert not line.toolTip()
    in_large_type(line, 0.7, 36)
    first, _, _ = LONG.partition(" Discarded")
    assert f"{first} …" == line.painted
    assert on_hover(LONG) == line.toolTip()
    drawn = line.grab().toImage()
    line.setText(f"{first} …")
    assert drawn == line.grab().toImage()


def test_a_single_sentence_shrinks_before_it_is_elided_after_a_word(line: ElidedLine) -> None:
    """One sentence may shrink by a third; then it ends with a whole word and dots."""
    sentence = "Trumps in your hand: the jack of clubs and the king of hearts."
    in_large_type(line, 0.7, 36, sentence)
    assert sentence == line.painted
    in_large_type(line, 0.4, 36, sentence)
    words = line.painted.removesuffix(" …").split()
    assert words
    assert sentence.split()[: len(words)] == words


def test_a_sentence_that_another_place_tells_stays_in_large_type(line: ElidedLine) -> None:
    """One sentence that the table tells whole ends with dots rather than shrink."""
    sentence = "Trumps in your hand: the jack of clubs and the king of hearts."
    line.leave_out(lambda text: text == sentence)
    in_large_type(line, 0.7, 36, sentence)
    shown = line.painted
    assert shown.endswith(" …")
    drawn = line.grab().toImage()
    line.setText(shown)
    assert drawn == line.grab().toImage()


def test_a_sentence_breaks_into_two_lines_before_it_is_elided(line: ElidedLine) -> None:
    """A sentence in large type is whole in two lines on little more than half its width."""
    in_large_type(line, 0.55, 64)
    assert LONG == line.painted
    lower = line.grab(line.rect().adjusted(0, 32, 0, 0)).toImage()
    line.setText("")
    assert lower != line.grab(line.rect().adjusted(0, 32, 0, 0)).toImage()


def test_labels_give_way_to_a_text_without_room(qtbot: QtBot) -> None:
    """A widget without the focus is hidden while the text does not fit beside it."""
    window = QWidget()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    line, label = ElidedLine(), QPushButton("Cards sealed")
    row.addWidget(line, 1)
    row.addWidget(label)
    line.setFixedHeight(line.fontMetrics().height())
    line.displace(label)
    wide = line.fontMetrics().horizontalAdvance(LONG) + label.sizeHint().width() // 2
    window.resize(wide, 60)
    with qtbot.waitActive(window):
        window.show()
    label.setFocus()
    line.setText(LONG)
    assert label.isVisible()
    label.clearFocus()
    seen = []
    for text in (LONG[:20], LONG, LONG[:20], LONG):
        line.setText(text)
        QApplication.processEvents()
        seen.append((label.isVisible(), line.painted))
    assert [(True, LONG[:20]), (False, LONG)] * 2 == seen
    window.resize(2 * wide, 60)
    QApplication.processEvents()
    assert label.isVisible()


def test_an_answer_without_room_is_unfolded(qtbot: QtBot) -> None:
    """It is whole over the line and above it until the next text; one with room stays as it is."""
    window = QWidget()
    qtbot.addWidget(window)
    bar = QWidget(window)
    line = ElidedLine(bar)
    window.resize(160, 200)
    bar.setGeometry(0, 170, 160, 30)
    line.resize(160, 30)
    window.show()
    line.setText("Short.")
    line.unfold()
    assert not window.findChildren(QWidget, "whole")
    line.setText(LONG)
    line.unfold()
    (whole,) = window.findChildren(PlainLabel, "whole")
    assert (LONG, True) == (whole.text(), whole.isVisible())
    assert whole.height() >= whole.heightForWidth(160) > 30
    assert (200, 160) == (whole.geometry().bottom() + 1, whole.width())
    line.setText("Short.")
    assert not whole.isVisible()
