"""Printing of the rules book."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QWidget

from reunion_desktop.ui.printing.dialog import NoPrinter, NoPrinting, choose_printer

translate = QCoreApplication.translate


def print_book(compose: Callable[[], QTextDocument], title: str, parent: QWidget) -> str:
    """Let the player choose a printer, and print a document.

    Args:
        compose: builds the document once there is a printer for it.
        title: name of the print job.
        parent: parent window of the dialog.

    Returns:
        One sentence if printing is not possible; empty otherwise.
    """
    try:
        printer = choose_printer(parent, lambda printer: printer.setDocName(title))
    except NoPrinting:
        return translate("rulespage", "Printing is not available on this system.")
    except NoPrinter:
        return translate("rulespage", "No printer is installed.")
    if printer is not None:
        document = compose()
        document.print_(printer)
        document.deleteLater()
    return ""
