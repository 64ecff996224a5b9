"""Printer of the rules book; Qt's printing is loaded only when something is to be printed."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QDialog, QWidget

translate = QCoreApplication.translate


def print_book(document: QTextDocument, title: str, parent: QWidget) -> str:
    """Let the person choose a printer and print a document.

    Args:
        document: what is printed.
        title: what the printer's queue calls it.
        parent: the window above which the printer is chosen.

    Returns:
        One sentence where nothing can be printed here; empty otherwise.
    """
    try:
        # It needs a library that not every system has, and only who prints needs it.
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # noqa: PLC0415 - as above.
    except ImportError:
        return translate("rulespage", "This system cannot print.")
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title)
    if QPrintDialog(printer, parent).exec() == QDialog.DialogCode.Accepted:
        document.print_(printer)
    return ""
