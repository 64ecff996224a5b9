"""Printing of score sheets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QMarginsF
from PySide6.QtGui import QPageLayout, QPainter
from PySide6.QtWidgets import QWidget

from reunion_desktop.ui.printing.dialog import NoPrinter, NoPrinting, choose_printer
from reunion_desktop.ui.sheet.heading import KeptSheet
from reunion_desktop.ui.sheet.pages.export import NotDrawn, Print, draw, painters
from reunion_desktop.ui.sheet.pages.page import UNITS

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

translate = QCoreApplication.translate


def ask_for_printer(parent: QWidget, how: Print) -> QPrinter | None:
    """Let the player choose a printer; None if cancelled.

    Raises:
        NotDrawn: nothing can be printed, with a sentence that says what to do instead.
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
        raise NotDrawn(sentence.format(fault=missing)) from None
    except NoPrinter:
        sentence = translate(
            "sheet", "No printer is installed. Save the score sheet as a PDF instead."
        )
        raise NotDrawn(sentence) from None


def adjust(printer: QPrinter, how: Print) -> None:
    """Set a printer to portrait pages of the chosen size, without margins."""
    printer.setPageLayout(
        QPageLayout(how.paper.kind, QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0))
    )
    printer.setFullPage(True)
    printer.setDocName(translate("sheet", "Score sheet"))


def print_sheets(sheets: Sequence[KeptSheet], how: Print, printer: QPrinter) -> None:
    """Print every page, or those chosen in the print dialog.

    Raises:
        NotDrawn: there is nothing to print, or the printer does not respond.
    """
    pages = list(painters([kept for kept in sheets if kept.sheet.blocks], how))
    first, last = printer.fromPage() or 1, printer.toPage() or len(pages)
    chosen = pages[first - 1 : last]
    if not chosen:
        raise NotDrawn(translate("sheet", "The score sheet does not have this page."))
    painter = QPainter()
    if not painter.begin(printer):
        raise NotDrawn(translate("sheet", "The printer does not respond."))
    for number, page in enumerate(chosen):
        if number:
            printer.newPage()
        draw(painter, page, printer.resolution() / UNITS)
    painter.end()
