"""The length limit of a text field is told to the player who reaches it."""

from __future__ import annotations

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QToolTip
from pytestqt.qtbot import QtBot

from reunion_desktop.ui.look.limited_field import limit


def test_the_player_is_told_what_does_not_fit(qtbot: QtBot) -> None:
    """Typing beyond the limit shows it, and adds it once to the field's description."""
    line = QLineEdit()
    qtbot.addWidget(line)
    line.setAccessibleDescription("If left empty: Anna.")
    limit(line, 3)
    line.show()
    QTest.keyClicks(line, "Ann")
    assert "If left empty: Anna." == line.accessibleDescription()
    QTest.keyClicks(line, "ea")

    told = "At most 3 characters fit here."
    assert told == QToolTip.text()
    assert f"If left empty: Anna. {told}" == line.accessibleDescription()
