"""Text from players is shown without markup and in its own place."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QTextLayout, QTextLine
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reunion_desktop.history.sessions import SessionRow
from reunion_desktop.ui.archive.words import names_text
from reunion_desktop.ui.look.plain_text import PlainMessage, isolated

SARAH, AVI = "\u05e9\u05e8\u05d4", "\u05d0\u05d1\u05d9"
"""Two names in Hebrew letters."""


def places(text: str, *names: str) -> list[float]:
    """Distance of the middle of each name from the left, in the order of the names."""
    layout = QTextLayout(text, QFont())
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    found = []
    for name in names:
        at = text.index(name)
        found.append((left(line, at) + left(line, at + len(name))) / 2)
    return found


def left(line: QTextLine, place: int) -> float:
    """Distance of the text cursor from the left at a position of the text."""
    answer: object = line.cursorToX(place)
    x = answer[0] if isinstance(answer, tuple) else answer
    assert isinstance(x, float)
    return x


@pytest.mark.usefixtures("qapp")
def test_names_from_right_to_left_keep_the_order_of_a_list() -> None:
    """Right-to-left names keep the order of the players in a list."""
    row = SessionRow(
        1,
        "2026-11-22T12:00:00+00:00",
        "",
        "",
        (SARAH, AVI, "Bernd"),
        "rhineland",
        1,
        0,
        0,
        practice=False,
        units=(0, 0, 0),
        result="won",
    )
    turned = places(f"{SARAH}, {AVI}, Bernd", SARAH, AVI, "Bernd")
    assert sorted(turned) != turned

    kept = places(names_text(row), SARAH, AVI, "Bernd")

    assert sorted(kept) == kept


def test_other_names_are_left_as_they_are() -> None:
    """Other names are unchanged, without invisible characters."""
    assert ["Anna", "Édouard", "王"] == [isolated(name) for name in ("Anna", "Édouard", "王")]


def test_a_box_shows_its_whole_title(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A message box is wide enough for a title longer than its text, and the program's name."""
    name = "a program with a name that is just as long as the title of the box"
    monkeypatch.setattr(QApplication, "applicationDisplayName", lambda: name)
    box = PlainMessage()
    qtbot.addWidget(box)
    title = "A title that is much longer than the few words below it"
    box.setWindowTitle(title)
    box.setText("Yes?")
    box.show()
    assert box.width() > box.fontMetrics().horizontalAdvance(f"{title} — {name}")
