"""The window of the drill in small windows."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from reunion_desktop.app.opponents import first_game
from reunion_desktop.games import game_of
from reunion_desktop.ui.language.interpreter import Language
from reunion_desktop.ui.look.responsive import ScrolledPage
from reunion_desktop.ui.practice.drill import CardsDrill
from tests.tables import laid
from tests.ui.every_window.opened import show_as


@pytest.mark.usefixtures("interpreter")
def test_the_result_is_in_sight(qtbot: QtBot, tmp_path: Path) -> None:
    """In a low window the question stands beside the table, and the page begins at the top."""
    with laid(qtbot, tmp_path) as table:
        table.begin(first_game(game_of("hunsruecker").default))
        show_as(table, 175, Language.FRENCH)
        table.side_windows.open_practice("cards")
        (drill,) = table.window.findChildren(CardsDrill)
        drill.resize(956, 570)
        (page,) = drill.findChildren(ScrolledPage)
        check, step = (
            next(
                one
                for one in drill.findChildren(QPushButton)
                if one.text().replace("&", "") == name
            )
            for name in ("Vérifier", "Carte suivante")
        )
        while check.isHidden():
            step.click()
        qtbot.wait(50)
        check.click()
        qtbot.wait(100)
        assert page.verticalScrollBar().value() == 0
        assert page.horizontalScrollBar().maximum() == 0
        assert page.mapTo(drill, page.rect().topLeft()).x() > drill.table.width() - 1
        drill.close()
