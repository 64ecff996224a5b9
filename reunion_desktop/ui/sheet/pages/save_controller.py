"""Controller for saving and printing score sheets: asks for the target, runs a thread.

Each window with sheets, the main window or the archive, has its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from reunion_desktop.ui.language.faults import fault_sentence
from reunion_desktop.ui.printing.dialog import NoPrinter, NoPrinting, choose_printer
from reunion_desktop.ui.sheet.heading import FindSheets, KeptSheet, SheetTools
from reunion_desktop.ui.sheet.pages.export import (
    KINDS,
    USUAL,
    DrawingError,
    Print,
    draw,
    painters,
    write_sheet,
)
from reunion_desktop.ui.sheet.pages.page import UNITS
from reunion_desktop.ui.window_geometry.documents import ask_to_save

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

translate = QCoreApplication.translate


class _SavingError(Exception):
    """Error: a file could not be written; the message is a sentence for the player."""


class _Outcome(QObject):
    """Passes the result of a worker thread to the UI thread."""

    failed = Signal(str)
    done = Signal(object)


class SheetSaveController(QObject):
    """Saves and prints the sheets of one window."""

    reported = Signal(str)
    """Message about a saved file or an error."""

    def __init__(self, window: QWidget, tools: SheetTools) -> None:
        super().__init__(window)
        self._window = window
        self._tools = tools
        self.proposed = ""
        """Suggested file name; empty for the usual one."""
        self._outcome = _Outcome()
        self._outcome.failed.connect(self.reported, Qt.ConnectionType.QueuedConnection)
        self._outcome.done.connect(self._wrote, Qt.ConnectionType.QueuedConnection)
        self._thread: Thread | None = None

    def save(self, find: FindSheets, how: Print = USUAL) -> None:
        """Open a file dialog, and write the sheets."""
        kinds = {
            "pdf": self.tr("PDF pages (*.pdf)"),
            "png": self.tr("PNG picture (*.png)"),
            "svg": self.tr("SVG drawing (*.svg)"),
            "txt": self.tr("Text for email (*.txt)"),
            "csv": self.tr("Table for a spreadsheet (*.csv)"),
        }
        path, kind = ask_to_save(
            self._window,
            self.tr("Save the score sheet"),
            self.proposed or self.tr("Score sheet.pdf"),
            ";;".join(kinds.values()),
        )
        if path is not None:
            chosen = next((ending for ending, words in kinds.items() if words == kind), "pdf")
            self.write(find, path, how, chosen)

    def write(
        self, find: FindSheets, path: Path, how: Print = USUAL, otherwise: str = "pdf"
    ) -> None:
        """Write sheets to a file; ``otherwise`` is appended to an unknown extension."""
        if path.suffix.removeprefix(".").lower() not in KINDS:
            path = path.with_name(f"{path.name}.{otherwise}")
        self._begin(lambda: self._files(find, path, how))

    def print(self, find: FindSheets, how: Print = USUAL) -> None:
        """Let the player choose a printer, and print the sheets."""
        try:
            printer = ask_for_printer(self._window, how)
        except DrawingError as why:
            self.reported.emit(str(why))
            return
        if printer is not None:
            self._begin(lambda: print_sheets(find(), how, printer))

    def finish(self) -> None:
        """Wait until the running job is done."""
        if self._thread is not None:
            self._thread.join()

    def _files(self, find: FindSheets, path: Path, how: Print) -> None:
        """Write the files; runs in a worker thread."""
        files = write_sheet(find(), path, how, self._tools.words, self._put)
        self._outcome.done.emit(files)

    def _put(self, path: Path, data: bytes) -> None:
        trouble = self._tools.save(path, data)
        if trouble:
            raise _SavingError(trouble)

    def _begin(self, work: Callable[[], None]) -> None:
        """Run a job in a thread after the one before; an error becomes a message."""
        before, outcome = self._thread, self._outcome

        def run() -> None:
            if before is not None:
                before.join()
            try:
                work()
            except (DrawingError, _SavingError) as why:
                outcome.failed.emit(fault_sentence(str(why)))

        # Not a daemon: the file is written even if the window is closed meanwhile.
        self._thread = Thread(target=run, name="score sheets")
        self._thread.start()

    @Slot(object)
    def _wrote(self, files: tuple[Path, ...]) -> None:
        if len(files) == 1:
            sentence = self.tr("Score sheet saved as {name}.").format(name=files[0].name)
        else:
            sentence = self.tr("Score sheet saved as {first} to {last}.").format(
                first=files[0].name, last=files[-1].name
            )
        self.reported.emit(sentence)


def ask_for_printer(parent: QWidget, how: Print) -> QPrinter | None:
    """Let the player choose a printer; None if cancelled.

    Raises:
        DrawingError: nothing can be printed, with a sentence that says what to do instead.
    """
    title = translate("sheet", "Print the score sheet")
    try:
        return choose_printer(parent, lambda printer: adjust(printer, how), title)
    except NoPrinting as missing:
        sentence = translate(
            "sheet",
            "Printing is not available because a library is missing ({fault}). Save the score"
            " sheet as a PDF instead.",
        )
        raise DrawingError(sentence.format(fault=missing)) from None
    except NoPrinter:
        sentence = translate(
            "sheet", "No printer is installed. Save the score sheet as a PDF instead."
        )
        raise DrawingError(sentence) from None


def adjust(printer: QPrinter, how: Print) -> None:
    """Set a printer to portrait pages of the chosen size, without margins."""
    printer.setPageLayout(how.paper.layout)
    printer.setFullPage(True)
    printer.setDocName(translate("sheet", "Score sheet"))


def print_sheets(sheets: Sequence[KeptSheet], how: Print, printer: QPrinter) -> None:
    """Print every page, or those chosen in the print dialog.

    Raises:
        DrawingError: there is nothing to print, or the printer does not respond.
    """
    pages = list(painters([kept for kept in sheets if kept.sheet.blocks], how))
    first, last = printer.fromPage() or 1, printer.toPage() or len(pages)
    chosen = pages[first - 1 : last]
    if not chosen:
        raise DrawingError(translate("sheet", "The score sheet does not have this page."))
    painter = QPainter()
    if not painter.begin(printer):
        raise DrawingError(translate("sheet", "The printer does not respond."))
    for number, page in enumerate(chosen):
        if number:
            printer.newPage()
        draw(painter, page, printer.resolution() / UNITS)
    painter.end()
