"""Exceptions in methods that Qt calls: each is reported, and none goes back into Qt."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Callable
from typing import NoReturn

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QAction, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

import reunion_desktop
from reunion_desktop.ui.archive.charts.chart import Chart
from reunion_desktop.ui.archive.statistics_page import StatisticsPaper
from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.commands.tool_bar import ToolBar
from reunion_desktop.ui.guard import guarded, overrides
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.look.palettes import PALETTES, Cloth
from reunion_desktop.ui.look.theme import Theme
from reunion_desktop.ui.rules.page import RulesPage
from reunion_desktop.ui.sheet.score_sheet import ScoreSheetWidget
from reunion_desktop.ui.table.stage.surface import Surface
from reunion_desktop.ui.table.view import TableView
from reunion_desktop.ui.words.table import TableWords

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")

GREEN = PALETTES[Cloth.GREEN]


def fail(*_given: object, **_named: object) -> NoReturn:
    """Raise what no method expects."""
    message = "thrown in a test"
    raise LookupError(message)


def test_every_class_that_overrides_qt_is_guarded() -> None:
    """No class of the program overrides a method of Qt's without the guard."""
    bare = []
    for found in pkgutil.walk_packages(reunion_desktop.__path__, "reunion_desktop."):
        if found.name == "reunion_desktop.__main__":
            continue
        for kind in vars(importlib.import_module(found.name)).values():
            if inspect.isclass(kind) and kind.__module__ == found.name:
                bare += [
                    f"{kind.__qualname__}.{name}"
                    for name in overrides(kind)
                    if not hasattr(vars(kind)[name], "__wrapped__")
                ]
    assert [] == bare


def statistics_paper(_patch: pytest.MonkeyPatch) -> QWidget:
    """Statistics with a chart that cannot be painted."""
    paper = StatisticsPaper(GREEN)
    paper._charts = (Chart(100, wide=True, title="", words="", paint=fail),)  # noqa: SLF001 - see above.
    return paper


def rules_page(patch: pytest.MonkeyPatch) -> QWidget:
    """A rules book whose pictures cannot be drawn for another palette."""
    page = RulesPage()
    patch.setattr(page, "_illustrate", fail)
    return page


def tool_bar(patch: pytest.MonkeyPatch) -> QWidget:
    """A tool bar whose pictures cannot be drawn."""
    home = QMainWindow()
    bar = ToolBar(home, {QAction("Undo", home): "undo"})
    patch.setattr(bar, "_ink", fail)
    return home


def score_sheet(patch: pytest.MonkeyPatch) -> QWidget:
    """A score sheet that cannot be painted."""
    widget = ScoreSheetWidget()
    patch.setattr(widget, "_painter", fail)
    return widget


def table_view(patch: pytest.MonkeyPatch) -> QWidget:
    """A table that cannot find out what is under the pointer."""
    faces = CardPictureCache(Theme())
    view = TableView(faces, str, TableWords.translated(), Speed.NONE)
    faces.setParent(view)
    patch.setattr("reunion_desktop.ui.table.view.words_at", fail)
    return view


def surface(patch: pytest.MonkeyPatch) -> QWidget:
    """A table whose cloth cannot be painted."""
    view = Surface()
    patch.setattr(view, "_cloth", (None, GREEN))
    patch.setattr(view._empty, "paint", fail)  # noqa: SLF001 - nothing else fails there.
    return view


@pytest.mark.parametrize(
    "broken", [statistics_paper, rules_page, tool_bar, score_sheet, table_view, surface]
)
def test_an_exception_in_a_handler_is_reported_and_goes_no_further(
    broken: Callable[[pytest.MonkeyPatch], QWidget], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a class overrides event() or viewportEvent() too, the program goes on."""
    widget = broken(monkeypatch)
    qtbot.addWidget(widget)
    with qtbot.capture_exceptions() as caught:
        widget.resize(500, 400)
        widget.show()
        widget.grab()
        for receiver in (widget, *widget.findChildren(QWidget)):
            at = QPoint(30, 30)
            QApplication.sendEvent(receiver, QHelpEvent(QEvent.Type.ToolTip, at, at))
            for kind in (QEvent.Type.PaletteChange, QEvent.Type.DevicePixelRatioChange):
                QApplication.sendEvent(receiver, QEvent(kind))
        QApplication.processEvents()
    assert [LookupError] == list(dict.fromkeys(kind for kind, _, _ in caught))


@guarded
class Faulty(QWidget):
    """A widget whose methods fail."""

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name.
        """Fail."""
        return fail()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name.
        """Fail in the midst of painting."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), Qt.GlobalColor.black)
        fail()


def test_qts_own_answer_stands_in_for_a_missing_one(qtbot: QtBot) -> None:
    """A method that owes Qt a value gives that of the class below."""
    faulty = Faulty()
    qtbot.addWidget(faulty)
    with qtbot.capture_exceptions() as caught:
        assert QWidget().minimumSizeHint() == faulty.minimumSizeHint()
    assert [LookupError] == [kind for kind, _, _ in caught]


def test_no_painter_outlives_the_exception(qtbot: QtBot) -> None:
    """Qt has nothing to complain of, though the report of the failure is still held."""
    faulty = Faulty()
    qtbot.addWidget(faulty)
    with qtbot.capture_exceptions() as caught:
        faulty.show()
        qtbot.waitUntil(lambda: bool(caught))
        faulty.repaint()
    assert {LookupError} == {kind for kind, _, _ in caught}
