"""Print dialog: a printer is chosen, and no resource of the dialog is left."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QPagedPaintDevice, QTextDocument
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from reunion_desktop.ui.printing import dialog
from reunion_desktop.ui.printing.dialog import choose_printer
from reunion_desktop.ui.rules.page import print_book

support = pytest.importorskip("PySide6.QtPrintSupport", reason="CUPS is not installed")
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")

DIALOGS = 12
QTS_OWN = pytest.mark.skipif(
    sys.platform in {"win32", "darwin"}, reason="no test can answer the system's own dialog"
)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """Parent window of the dialog."""
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


def left() -> tuple[int, ...]:
    """Widgets, open files and threads of this process."""
    files, tasks = Path("/proc/self/fd"), Path("/proc/self/task")
    count = (len(list(each.iterdir())) if each.exists() else 0 for each in (files, tasks))
    return len(QApplication.allWidgets()), *count


def answer(result: QDialog.DialogCode) -> None:
    """Answer the dialog that opens next."""

    def done() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        dialog.done(result.value)

    QTimer.singleShot(0, done)


@QTS_OWN
def test_nothing_is_left_of_dialogs_that_were_cancelled(window: QWidget) -> None:
    """Cancelled dialogs leave no widgets, open files or threads."""
    marks = []
    for _ in range(DIALOGS):
        answer(QDialog.DialogCode.Rejected)
        assert choose_printer(window, lambda _printer: None) is None
        QApplication.processEvents()
        marks.append(left())
    # The first dialog's modules stay loaded; a leaked dialog would be 70, 2 and 1.
    assert all(now < then + DIALOGS // 2 for then, now in zip(marks[0], marks[-1], strict=True))


@QTS_OWN
def test_the_printer_outlives_its_dialog(window: QWidget) -> None:
    """The prepared printer is returned, and its dialog is deleted."""
    prepared: list[QPagedPaintDevice] = []
    answer(QDialog.DialogCode.Accepted)
    printer = choose_printer(window, prepared.append, "Print the rules")
    assert [printer] == prepared
    assert [] == window.findChildren(QDialog)
    assert printer is not None
    assert printer.pageLayout().isValid()


def test_a_system_without_a_printer_is_told(
    window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the system's own dialog needs a printer, one sentence says that there is none."""
    monkeypatch.setattr(dialog, "NEEDS_A_PRINTER", True)
    monkeypatch.setattr(support.QPrinterInfo, "availablePrinterNames", list)
    assert "No printer is installed." == print_book(QTextDocument, "The rules", window)
