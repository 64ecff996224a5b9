"""Qt's application with our names, and what the system must offer before a window can open."""

from __future__ import annotations

import ctypes
import os
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QStandardPaths
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QMessageBox

from reunion_desktop import __version__
from reunion_desktop.ui.chrome import base_font
from reunion_desktop.ui.resources import resource
from reunion_desktop.ui.theme import load_fonts

_SWITCH = 0.0005
"""Seconds after which a mind's thread lets the interface have its turn: ten times as often as
Python would by itself, so that cards fly evenly while minds think."""


def application_for_table() -> QApplication:
    """Qt's application with our names, icon and typefaces."""
    running = QApplication.instance()
    application = running if isinstance(running, QApplication) else QApplication(sys.argv[:1])
    QCoreApplication.setOrganizationName("Reunion Desktop")
    QCoreApplication.setApplicationName("reunion-desktop")
    QCoreApplication.setApplicationVersion(__version__)
    application.setApplicationDisplayName("Reunion Desktop")
    application.setDesktopFileName("reunion-desktop")
    application.setWindowIcon(QIcon(resource("icon.svg")))
    sys.setswitchinterval(_SWITCH)
    load_fonts()
    base_font(application)
    return application


def default_folder() -> Path:
    """Where the system keeps the data of programs."""
    place = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(place))


def why_no_window() -> str | None:
    """One sentence on why no window can be opened here; None where one can.

    Qt says the same of a missing display and of a missing library, and then aborts.
    """
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return None
    if os.environ.get("WAYLAND_DISPLAY"):
        return None
    if not os.environ.get("DISPLAY"):
        return "There is no display; expected DISPLAY or WAYLAND_DISPLAY to name one."
    plugins = QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)
    plugin = Path(plugins) / "platforms" / "libqxcb.so"
    if plugin.exists():
        try:
            ctypes.CDLL(str(plugin))
        except OSError as fault:
            return f"A system library is missing: {fault}."
    return None


def refused(sentence: str) -> int:
    """Say why nothing opens, on standard error and, for one without a terminal, in a window."""
    print(f"reunion-desktop: {sentence}", file=sys.stderr)
    if QApplication.platformName() != "offscreen":
        QMessageBox.critical(None, "Reunion Desktop", sentence)
    return 2
