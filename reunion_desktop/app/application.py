"""The Qt application with our names, its folders, and what it needs before a window can open."""

from __future__ import annotations

import ctypes
import gc
import os
import re
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QStandardPaths
from PySide6.QtGui import QIcon, QImage
from PySide6.QtWidgets import QApplication

from reunion_desktop import __version__
from reunion_desktop.solver.installed import damage
from reunion_desktop.ui.language.shell_language import translate
from reunion_desktop.ui.look.appearance import base_font
from reunion_desktop.ui.look.plain_text import PlainMessage
from reunion_desktop.ui.look.resources import COMPILED as PICTURES
from reunion_desktop.ui.look.resources import MissingPicture, resource
from reunion_desktop.ui.look.typefaces import load_fonts
from reunion_desktop.ui.words.faults import fault_sentence

PORTABLE = "reunion-desktop-data"
"""The folder beside the executable that keeps everything, where there is one."""
GAMES_FOLDER, PRACTICE_FOLDER = "games", "aside"
"""Where in the program's data the games of the table lie, and those of the side table."""
OWN_NAMES = re.compile(r"(settings\.ini|archive|\.).*|games|aside|lesson(-\w+)?|mishaps|bell")
"""What lies in the program's data: settings, archive, drafts of both, and folders."""
_SWITCH = 0.0005
"""Seconds after which a mind's thread lets the interface have its turn: ten times as often as
Python would by itself, so that cards fly evenly while minds think."""


def lesson_folder(game: str) -> str:
    """Where in the program's data the lesson of a game waits: each in a folder of its own."""
    return "lesson" if game == "reunion" else f"lesson-{game}"


def application_for_table() -> QApplication:
    """Qt's application with our names, icon and typefaces.

    Raises:
        Damaged: the pictures of the program are missing.
    """
    running = QApplication.instance()
    application = running if isinstance(running, QApplication) else QApplication(sys.argv[:1])
    QCoreApplication.setOrganizationName("Reunion Desktop")
    QCoreApplication.setApplicationName("reunion-desktop")
    QCoreApplication.setApplicationVersion(__version__)
    application.setApplicationDisplayName("Reunion Desktop")
    application.setDesktopFileName("reunion-desktop")
    try:
        application.setWindowIcon(QIcon(resource("icon.svg")))
    except MissingPicture as missing:
        raise damage(PICTURES) from missing
    # The first copy of a picture lets Shiboken look up Python's path types, once and behind a lock
    # that knows nothing of Python's own: were two threads to draw the first together, each would
    # wait for the other for ever. So it is made here, before there is a second thread.
    QImage(QImage())
    sys.setswitchinterval(_SWITCH)
    if not gc.get_freeze_count():
        # What is loaded by now stays: to look through all of it for garbage takes longer than one
        # picture on the screen.
        gc.freeze()
    load_fonts()
    # One manner everywhere: the colours around the table are ours, and this style takes them.
    if application.style().objectName() != "fusion":
        application.setStyle("Fusion")
    base_font()
    return application


def default_folder() -> Path:
    """Where the system keeps the data of programs, or the folder beside a program that is carried.

    A folder of the name ``reunion-desktop-data`` beside the executable makes the program portable:
    on a stick it leaves nothing behind on any machine.
    """
    beside = _home_of_the_program() / PORTABLE
    if beside.is_dir():
        return beside
    place = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(place))


def _home_of_the_program() -> Path:
    """The folder in which a person sees the program lie."""
    if "APPIMAGE" in os.environ:
        return Path(os.environ["APPIMAGE"]).parent
    program = Path(sys.executable).resolve()
    bundle = [parent for parent in program.parents if parent.suffix == ".app"]
    return bundle[0].parent if bundle else program.parent


def why_no_window() -> str | None:
    """One sentence on why no window can be opened here; None where one can.

    Qt says the same of a missing display and of a missing library, and then aborts.
    """
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return None
    if os.environ.get("WAYLAND_DISPLAY"):
        return None
    if not os.environ.get("DISPLAY"):
        return translate("cli", "No display found. Set DISPLAY or WAYLAND_DISPLAY.")
    plugins = QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)
    plugin = Path(plugins) / "platforms" / "libqxcb.so"
    if plugin.exists():
        try:
            ctypes.CDLL(str(plugin))
        except OSError as fault:
            return translate("cli", "A system library is missing: {fault}.").format(fault=fault)
    return None


def refused(sentence: str, where: str = "") -> int:
    """Say why nothing opens, on standard error and, for one without a terminal, in a window.

    Args:
        sentence: what went wrong.
        where: what stands before it, such as a file's name with a colon.
    """
    sentence = where + fault_sentence(sentence)
    print(f"reunion-desktop: {sentence}", file=sys.stderr)
    if QApplication.platformName() != "offscreen":
        box = PlainMessage()
        box.setIcon(PlainMessage.Icon.Critical)
        box.setWindowTitle("Reunion Desktop")
        box.setText(sentence)
        box.exec()
    return 2
