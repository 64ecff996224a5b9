"""The hint on the line below the table, beside the note above the hand."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reunion_desktop.app.table import Table
from reunion_desktop.match.game_flow import Wait
from reunion_desktop.ui.look.elided_line import ElidedLine
from tests.ui.window.person import begin, reach

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")

HINT = (
    "Play the ten of hearts. Best move in 87 of 100 possible card layouts."
    " On average two points better than the next best move."
)


def test_the_line_leaves_out_what_the_note_tells(qtbot: QtBot, table: Table) -> None:
    """At 175 % the line ends with a sentence while the note shows the whole hint."""
    window = table.window
    window.dialogs.preferred.emit(replace(window.preferences, print_percent=175))
    begin(table)
    reach(qtbot, table, lambda: table.flow.wait is Wait.CHOICE)
    legal = table.flow.observation.legal
    assert legal is not None
    window.narrator.tell(lambda: HINT)
    (line,) = (each for each in window.findChildren(ElidedLine) if each.text() == HINT)
    line.setMaximumWidth(400)  # Beside the buttons of the status bar.
    QApplication.processEvents()
    assert line.painted.endswith("…")
    window.table.show_hint(legal.cards, why=HINT)
    QApplication.processEvents()
    assert window.table.overlays.tells(HINT)
    assert line.painted.endswith(".")
    assert HINT.startswith(line.painted)


@pytest.mark.parametrize("whole", [True, False])
def test_no_line_lies_over_the_hand_while_the_note_tells_the_hint(
    qtbot: QtBot, table: Table, *, whole: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In full screen a hint brings the status line only if its note leaves something out."""
    window = table.window
    begin(table)
    reach(qtbot, table, lambda: table.flow.wait is Wait.CHOICE)
    window.showFullScreen()
    qtbot.waitUntil(window.statusBar().isHidden)
    if not whole:
        monkeypatch.setattr(window.table.overlays, "tells", lambda _text: False)

    table.flow.hint()

    qtbot.waitUntil(lambda: window.table.overlays.advice is not None)
    assert window.statusBar().isHidden() is whole


def test_labels_give_way_to_messages_in_a_small_window(qtbot: QtBot, table: Table) -> None:
    """At 175 % three sentences are whole without the permanent labels, which come back."""
    window = table.window
    window.dialogs.preferred.emit(replace(window.preferences, print_percent=175))
    begin(table)
    reach(qtbot, table, lambda: table.flow.wait is Wait.CHOICE)
    window.resize(956, 570)
    labels = {each for each in window.findChildren(ElidedLine) if each.objectName() == "occasion"}
    for label in labels:
        label.setText("Partie 1 von 3")
        label.show()
    window.seal.show()
    long = "Anna plays the ten of hearts. Karl plays the king of clubs. It is your turn now."
    shown, tables = [], []
    for text in ("Your turn.", long, "Your turn."):
        window.narrator.tell(text.strip)
        QApplication.processEvents()
        (line,) = (each for each in window.findChildren(ElidedLine) if each.text() == text)
        assert line.painted == text
        assert line.fontMetrics().horizontalAdvance(text) <= line.contentsRect().width()
        shown.append([label.isVisible() for label in (*labels, window.seal)])
        tables.append(window.table.size())
    assert [[True, True], [False, False], [True, True]] == shown
    assert tables[0] == tables[1] == tables[2]
