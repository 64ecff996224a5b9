"""The dialog in which a printer is chosen; Qt's printing is loaded only when it is wanted.

The dialog starts threads and opens files and sockets of the system's print service. Qt ends and
closes them with the dialog, so that nothing of it may outlive its use; and the dialog looks at its
printer as long as it lives, so that the printer must outlive the dialog.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QDialog, QWidget

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter


NEEDS_A_PRINTER = sys.platform == "win32"
"""Whether the system's own dialog opens only where there is a printer; others offer a PDF."""


class NoPrinter(Exception):  # noqa: N818 - named as a player would say it.
    """No printer is installed."""


class NoPrinting(Exception):  # noqa: N818 - named as a player would say it.
    """Nothing can be printed on this system; the text says which library is missing."""


def choose_printer(
    parent: QWidget, prepare: Callable[[QPrinter], object], title: str = ""
) -> QPrinter | None:
    """Let the person choose a printer; None where he thinks better of it.

    Args:
        parent: the window above which the printer is chosen.
        prepare: sets the printer before it is shown.
        title: what the dialog is called; empty for what the system calls it.

    Raises:
        NoPrinting: this system cannot print.
        NoPrinter: there is no printer to choose.
    """
    try:
        from PySide6.QtPrintSupport import (  # noqa: PLC0415 - needs CUPS.
            QPrintDialog,
            QPrinter,
            QPrinterInfo,
        )
    except ImportError as missing:
        raise NoPrinting(str(missing)) from None
    if NEEDS_A_PRINTER and not QPrinterInfo.availablePrinterNames():
        raise NoPrinter
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    prepare(printer)
    dialog = QPrintDialog(printer, parent)
    if title:
        dialog.setWindowTitle(title)
    try:
        chosen = dialog.exec() == QDialog.DialogCode.Accepted
    finally:
        # At once, and not when events are next dealt with: the printer may be gone by then.
        dialog.deleteLater()
        QCoreApplication.sendPostedEvents(dialog, QEvent.Type.DeferredDelete.value)
    return printer if chosen else None
