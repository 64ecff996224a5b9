"""Print dialog; Qt's printing module is imported on first use.

The dialog starts threads and opens files and sockets of the system's print service. Qt ends and
closes them with the dialog, so the dialog is deleted after use; and the dialog accesses its printer
as long as it exists, so the printer must outlive the dialog.
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
"""True if the system's own dialog opens only where there is a printer; others offer a PDF."""


class NoPrinter(Exception):  # noqa: N818 - named as a player would say it.
    """No printer is installed."""


class NoPrinting(Exception):  # noqa: N818 - named as a player would say it.
    """Printing is not available on this system; the text names the missing library."""


def choose_printer(
    parent: QWidget, prepare: Callable[[QPrinter], object], title: str = ""
) -> QPrinter | None:
    """Let the player choose a printer; None if the dialog is cancelled.

    Args:
        parent: parent window of the dialog.
        prepare: sets the printer up before the dialog opens.
        title: title of the dialog; empty for the system's own.

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
        # Delete it now, not with deleteLater(): the printer may be gone by then.
        dialog.deleteLater()
        QCoreApplication.sendPostedEvents(dialog, QEvent.Type.DeferredDelete.value)
    return printer if chosen else None
