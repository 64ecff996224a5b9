"""Review of a partnership game in the words of that game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from reunion_desktop.app.application import application_for_table
from reunion_desktop.app.table import Table
from reunion_desktop.gallery.playing import play_until
from reunion_desktop.games.bauer.rules import SAARLAND
from reunion_desktop.games.viersche.rules import PAGAT
from reunion_desktop.match.game_flow import Wait
from reunion_desktop.solver.solve import COMPILED
from reunion_desktop.ui.look.plain_text import PlainLabel
from reunion_desktop.ui.review.step_bar import StepBar
from reunion_desktop.ui.review.window import ReviewWindow
from tests.tables import delete_now

DESCRIBED = int(Qt.ItemDataRole.AccessibleDescriptionRole)
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")


@pytest.fixture(scope="module", params=[SAARLAND, PAGAT], ids=["bauer", "viersche"])
def looked_at(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ReviewWindow]:
    """First deal of a game with some rules."""
    application_for_table()
    table = Table(tmp_path_factory.mktemp("review"), hurry=True)
    play_until(table, request.param, "1", lambda: table.flow.wait is Wait.DEAL)
    table.side_windows.open_review(table.session.records, 1, 1)
    assert table.side_windows.review is not None
    yield table.side_windows.review.window
    table.close()
    delete_now()


def is_bauer(window: ReviewWindow) -> bool:
    """True if the game is Bauer, not Viersche."""
    return window.moment.observation.rules.game == "bauer"


def where(window: ReviewWindow) -> list[str]:
    """Names of all positions in the tool bar, each once."""
    (bar,) = window.findChildren(StepBar)
    names = []
    for at in range(bar.slider.maximum() + 1):
        bar.slider.setValue(at)
        names.append(bar.findChildren(PlainLabel)[-1].text())
    return list(dict.fromkeys(names))


def test_everything_bears_the_names_of_the_game(looked_at: ReviewWindow) -> None:
    """The first deal shown has its full name at once; positions are tricks, and calls if any.

    The bowers have the game's own names, the Fat One and the Left One in Bauer.
    """
    bauer = is_bauer(looked_at)
    (bar,) = looked_at.findChildren(StepBar)
    assert ("Game 1, deal 1" if bauer else "Set 1, deal 1") == bar.deal_text
    tricks = [f"Trick {number}" for number in range(1, 9 if bauer else 10)]
    assert ([*["Calls"] * bauer, *tricks]) == where(looked_at)
    if bauer:
        assert ("Fat One", "Left One") == looked_at.table.showing.words.own_bowers


@pytest.mark.skipif(not COMPILED, reason="judging a whole deal wants the compiled search")
def test_costs_are_told_as_shares_of_a_deal(qtbot: QtBot, looked_at: ReviewWindow) -> None:
    """Costs are shares of a deal, never units; calls are in the list, in order and quoted."""
    bauer, checker = is_bauer(looked_at), looked_at.checker
    qtbot.waitUntil(checker.is_graded, timeout=20_000)
    moves = checker.moves
    assert "Of a deal" == moves.headerItem().text(1)
    items = [moves.topLevelItem(row) for row in range(moves.topLevelItemCount())]
    titles = [item.text(0) for item in items if item is not None]
    assert bauer == any(title.startswith("Called: “") for title in titles)
    assert all(title.startswith("Trick") for title in titles[2 if bauer else 0 :])
    words = [label.text() for label in checker.findChildren(QLabel)]
    words += [str(item.data(0, DESCRIBED)) for item in items if item is not None]
    assert not [text for text in words if "unit" in text.lower()]
