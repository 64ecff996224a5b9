"""The Qt application object with its names and icon, and the program's data folder."""

from __future__ import annotations

import ctypes
import gc
import os
import re
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QObject, QStandardPaths, Qt, QTimer
from PySide6.QtGui import QIcon, QImage
from PySide6.QtWidgets import QApplication

from reunion_desktop import __version__
from reunion_desktop.solver.installed import damage
from reunion_desktop.ui.language.faults import fault_sentence
from reunion_desktop.ui.language.shell_language import translate
from reunion_desktop.ui.look.appearance import base_font
from reunion_desktop.ui.look.plain_text import PlainMessage
from reunion_desktop.ui.look.resources import COMPILED as PICTURES
from reunion_desktop.ui.look.resources import MissingPicture, resource
from reunion_desktop.ui.look.typefaces import load_fonts

PORTABLE = "reunion-desktop-data"
"""A folder beside the executable that makes the program portable."""
GAMES_FOLDER, PRACTICE_FOLDER, PROBLEMS_FOLDER = "games", "aside", "problems"
"""Subfolders of the data folder: games of the main table, of the side table, and of problems."""
OWN_NAMES = re.compile(
    r"(settings\.json|archive|\.).*|games|aside|problems|by_hand|lesson(-\w+)?|mishaps|bell"
)
"""Names in the data folder that belong to the program."""
_SWITCH = 0.0005
"""Python's thread switch interval in seconds, a tenth of the default: the UI thread stays
responsive, with smooth animations, while a player thinks.
"""
_COLLECTION_MS = 2000
"""Milliseconds from one look for garbage to the next."""


def lesson_folder(game: str) -> str:
    """Subfolder of the data folder for the lesson of a game."""
    return "lesson" if game == "reunion" else f"lesson-{game}"


def application_for_table() -> QApplication:
    """Create the Qt application with its names, icon and typefaces.

    Raises:
        Damaged: the program's image files are missing.
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
    # Shiboken looks up Python's path types at the first copy of a picture, once and under a lock
    # of its own that ignores Python's GIL: two threads drawing for the first time together would
    # deadlock. So one copy is made here, before there is a second thread.
    QImage(QImage())
    sys.setswitchinterval(_SWITCH)
    if not gc.get_freeze_count():
        # Exempt all objects loaded so far from garbage collection: scanning them takes longer than
        # one frame.
        gc.freeze()
    load_fonts()
    # The Fusion style everywhere: it accepts the program's own colours.
    if application.style().objectName() != "fusion":
        application.setStyle("Fusion")
    base_font()
    return application


def collect_between_events(parent: QObject) -> None:
    """Turn the automatic collector off, and collect from the event loop while the parent lives.

    Python's own collector runs whenever many objects were made, also in a worker thread or while
    Qt deletes an object and holds a lock. Deleting closed windows there would crash the program
    or make it wait for its own lock for ever.
    """
    gc.disable()
    timer = QTimer(parent)
    timer.setTimerType(Qt.TimerType.VeryCoarseTimer)
    timer.timeout.connect(_collect_due)
    timer.start(_COLLECTION_MS)


def _collect_due() -> None:
    """Collect the oldest generation whose threshold is exceeded, if any."""
    counts, thresholds = gc.get_count(), gc.get_threshold()
    for generation in reversed(range(len(counts))):
        if 0 < thresholds[generation] < counts[generation]:
            gc.collect(generation)
            return


def default_folder() -> Path:
    """The program's data folder: the system's place, or beside a portable executable.

    A folder named ``reunion-desktop-data`` beside the executable makes the program portable: run
    from a stick, it leaves no files on the machine.
    """
    beside = _home_of_the_program() / PORTABLE
    if beside.is_dir():
        return beside
    place = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(place))


def _home_of_the_program() -> Path:
    """The folder that contains the executable, as the user sees it."""
    if "APPIMAGE" in os.environ:
        return Path(os.environ["APPIMAGE"]).parent
    program = Path(sys.executable).resolve()
    bundle = [parent for parent in program.parents if parent.suffix == ".app"]
    return bundle[0].parent if bundle else program.parent


def why_no_window() -> str | None:
    """One sentence on why no window can be opened; None if it can.

    Qt reports a missing display and a missing library alike, and then aborts.
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
    """Report a fatal error on standard error and, without a terminal, in a window.

    Args:
        sentence: the error.
        where: a prefix, such as a file's name with a colon.
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
