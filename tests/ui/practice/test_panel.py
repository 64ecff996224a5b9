"""The panel of the problems beside the table."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from reunion_desktop.app.opponents import first_game
from reunion_desktop.games import game_of
from reunion_desktop.match.game_flow import Wait
from reunion_desktop.ui.language.interpreter import Interpreter, Language
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.practice.panel import ProblemPanel
from reunion_desktop.ui.practice.values import ProblemTask
from reunion_desktop.ui.review.scrolled_text import ScrolledText
from tests.tables import laid
from tests.ui.every_window.opened import show_as


def text(panel: ProblemPanel) -> str:
    """The text of the panel."""
    (told,) = panel.findChildren(ScrolledText)
    return told.text


@pytest.mark.parametrize(("game", "words"), [("skat", "drücken"), ("thirty_one", "legen Sie ab")])
def test_the_question_uses_the_word_of_the_game(
    qtbot: QtBot, interpreter: Interpreter, game: str, words: str
) -> None:
    """Cards are discarded face down, or face up in a game without tricks."""
    interpreter.speak(Language.GERMAN)
    panel = ProblemPanel()
    qtbot.addWidget(panel)
    panel.put(ProblemTask(game, "discard", 1, 9, 0, 3, 1500, ("Ich", "Anna", "Karl")))
    assert words in text(panel)


@pytest.mark.usefixtures("interpreter")
@pytest.mark.parametrize("game", ["bauer", "hunsruecker"])
def test_the_panel_stays_in_the_window(qtbot: QtBot, tmp_path: Path, game: str) -> None:
    """With large print a table of many players leaves it no room for all buttons."""
    with laid(qtbot, tmp_path) as table:
        table.begin(first_game(game_of(game).default))
        show_as(table, 175, Language.FRENCH)
        table.side_windows.open_practice("problems", game)
        qtbot.waitUntil(lambda: table.side_windows.side_table is not None)
        aside = table.side_windows.side_table
        assert aside is not None
        window = aside.window
        window.table.set_speed(Speed.NONE)
        window.resize(956, 570)
        panel = window.findChild(ProblemPanel)
        assert isinstance(panel, ProblemPanel)
        for _ in range(2):
            qtbot.waitUntil(lambda: aside.flow.wait is Wait.CHOICE, timeout=20_000)
            qtbot.wait(50)
            legal = aside.flow.observation.legal
            assert legal is not None
            window.table.chosen.emit(legal.actions[-1])
            qtbot.waitUntil(lambda: "Votre coup" in text(panel), timeout=60_000)
            qtbot.wait(50)  # The dock follows its panel later.
            dock = panel.parentWidget()
            assert dock is not None
            assert dock.geometry().right() < window.width()
            assert dock.geometry().left() > window.table.geometry().right()
            buttons = [one for one in panel.findChildren(QPushButton) if one.isVisibleTo(panel)]
            names = [one.text().replace("&", "") for one in buttons]
            assert ["Plus", "Suivant"] == [names[0], names[1]]
            panel.next_wanted.emit()
