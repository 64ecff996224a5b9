"""Tests of the button with the deal's seal."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from reunion_desktop.app.table import Table
from reunion_desktop.match.game_flow import Wait
from tests.ui.sittings import begin
from tests.ui.window.person import reach

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")


def test_the_seal_is_shown_before_the_cut_and_verified_after_the_count(
    qtbot: QtBot, table: Table
) -> None:
    """The seal shown before the cut is the one verified after the deal; a click copies it."""
    badge = table.window.seal
    begin(table, None)
    qtbot.waitUntil(lambda: badge.seal is not None, timeout=5000)
    promised = badge.seal
    assert promised is not None
    assert promised.commitment in badge.toolTip()
    assert "fingerprint of the shuffled cards" in badge.accessibleDescription()
    assert "✓" not in badge.text()
    badge.click()
    assert promised.commitment == QGuiApplication.clipboard().text()

    reach(qtbot, table, lambda: table.flow.wait is Wait.DEAL)

    assert badge.seal is not None
    assert badge.seal.proved
    assert "✓" in badge.text()


def test_a_named_seed_shows_no_seal(qtbot: QtBot, table: Table) -> None:
    """A game with a chosen seed has no seal, since the seed determines the cards."""
    begin(table, "7")
    qtbot.waitUntil(lambda: table.flow.wait is not Wait.NOTHING, timeout=5000)
    assert table.window.seal.isHidden()
