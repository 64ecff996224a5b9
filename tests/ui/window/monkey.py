"""Random input to the program: clicks, drags, keys, resizes, dialogs and windows."""

from __future__ import annotations

import ctypes
import gc
import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import cycle
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QPixmapCache
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QDialog, QLineEdit, QWidget

from reunion_desktop.app.table import Table
from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.dialogs.preference_looks import material_of
from reunion_desktop.ui.dialogs.preferences import BACKS, DEFAULTS, DESIGNS
from reunion_desktop.ui.language.interpreter import Language
from reunion_desktop.ui.look.appearance import PERCENTS, ColourScheme, Contrast
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.look.palettes import Cloth
from reunion_desktop.ui.printing.dialog import choose_printer
from reunion_desktop.ui.table.layout.hand_order import HandOrder
from reunion_desktop.ui.table.trick_count import PointsShown
from reunion_desktop.ui.table.view_model import Highlighting

LEFT = Qt.MouseButton.LeftButton
KEYS = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home),
    *(Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Backspace),
    *(Qt.Key.Key_S, Qt.Key.Key_7, Qt.Key.Key_K, Qt.Key.Key_1, Qt.Key.Key_D, Qt.Key.Key_Tab),
)
SIZES = ((820, 600), (1000, 700), (700, 900), (1280, 720))
LASTING = ("archive", "speaker", "Dummy")
"""Threads that end with the program, or that Qt ends."""
MINDS = ("random", "random")


class Monkey:
    """Sends random input to a window and to everything that it opens."""

    def __init__(self, table: Table, dice: Random) -> None:
        self.table, self.dice = table, dice
        self.view = table.window.table
        self.games = 0
        self.hits: tuple[tuple[int, Callable[[], object]], ...] = (
            (300, self.click),
            (250, self.drag),
            (250, self.type),
            (60, self.point),
            (50, self.undo),
            (30, self.sort),
            (20, self.look_another_way),
            (10, self.resize),
            (10, self.begin),
            (10, self.open_dialog),
            (30, self.fiddle),
            (30, self.close_dialogs),
            (2, self.open_window),
            (4, self.close_window),
            (1, self.think_better_of_printing),
        )

    def hit(self) -> None:
        """Send one random input."""
        weights = [weight for weight, _ in self.hits]
        self.dice.choices([hit for _, hit in self.hits], weights)[0]()

    # The table ------------------------------------------------------------------------------

    def somewhere(self) -> QPoint:
        """A point of the table, often on a card."""
        mine = list(self.view.showing.mine())
        if mine and self.dice.random() < 0.8:
            point = self.view.point_on(self.dice.choice(mine))
            if point is not None:
                return point.toPoint()
        if self.dice.random() < 0.3:
            x, y = self.view.showing.layout.button.middle
            return QPoint(round(x), round(y))
        return QPoint(
            self.dice.randrange(self.view.width()), self.dice.randrange(self.view.height())
        )

    def click(self) -> None:
        """Press and release."""
        QTest.mouseClick(self.view.viewport(), LEFT, pos=self.somewhere())

    def drag(self) -> None:
        """Press and release elsewhere, or not at all."""
        port = self.view.viewport()
        QTest.mousePress(port, LEFT, pos=self.somewhere())
        for _ in range(self.dice.randrange(3)):
            QTest.mouseMove(port, self.somewhere())
        if self.dice.random() < 0.9:
            QTest.mouseRelease(port, LEFT, pos=self.somewhere())

    def point(self) -> None:
        """Move without a button."""
        QTest.mouseMove(self.view.viewport(), self.somewhere())

    def type(self) -> None:
        """Press a key."""
        QTest.keyClick(self.view.viewport(), self.dice.choice(KEYS))

    def undo(self) -> None:
        """Undo a move."""
        self.table.flow.undo()

    def resize(self) -> None:
        """Resize the window."""
        self.table.window.resize(*self.dice.choice(SIZES))

    def sort(self) -> None:
        """Change the sort order of the hand."""
        self.view.set_hand_order(self.dice.choice(list(HandOrder)))

    def look_another_way(self) -> None:
        """Change preferences at random; one time in four all that affect the look."""
        window, choice = self.table.window, self.dice.choice
        wish = replace(
            window.preferences,
            cloth=choice(list(Cloth)),
            highlighting=choice(list(Highlighting)),
            points=choice(list(PointsShown)),
            clicks=choice((1, 2)),
            speed=choice(list(Speed)),
            sheet_on_slate=self.dice.random() < 0.5,
        )
        if self.dice.random() < 0.25:
            wish = replace(
                wish,
                language=choice(list(Language)),
                design=choice(DESIGNS),
                back=choice(BACKS),
                four_colours=self.dice.random() < 0.5,
                light=choice(list(ColourScheme)),
                contrast=choice(list(Contrast)),
                print_percent=choice(PERCENTS),
                sheet_by_hand=self.dice.random() < 0.5,
            )
        window.dialogs.preferred.emit(wish)

    def begin(self) -> None:
        """Start a new game, also during another."""
        self.games += 1
        seed = str(self.games)
        self.table.begin(NewGame(self.table.game.default, ("Me", "Anna", "Karl"), MINDS, seed))

    def play(self, hits: int) -> None:
        """Play on for a number of inputs."""
        for _ in range(hits):
            self.click()
            self.type()
            QCoreApplication.processEvents()

    # Dialogs --------------------------------------------------------------------------------

    def dialogs(self) -> tuple[Callable[[], object], ...]:
        """Functions that open a dialog."""
        window = self.table.window
        dialogs, sheet = window.dialogs, window.sheet.sheet
        return (
            window.choose_game,
            lambda: dialogs.prefer(window.preferences),
            lambda: dialogs.show_code(self.table.flow.code),
            dialogs.show_rules,
            dialogs.show_about,
            lambda: dialogs.compare(sheet.games),
            lambda: dialogs.show_sheet(sheet, material_of(window.preferences, "reunion")),
        )

    def open_dialog(self) -> None:
        """Open a random dialog."""
        self.dice.choice(self.dialogs())()

    def fiddle(self) -> None:
        """Send input to an open dialog, except where it asks the system or opens a file."""
        asks = ("…", "Print", "Save", "Druck", "Imprimer")
        tops = [
            each for each in QApplication.topLevelWidgets() if each.isVisible() and self.ours(each)
        ]
        if not tops:
            return
        widgets: list[QWidget] = self.dice.choice(tops).findChildren(QWidget)
        usable = [each for each in widgets if each.isVisible() and each.isEnabled()]
        if not usable:
            return
        one = self.dice.choice(usable)
        if isinstance(one, QAbstractButton) and not any(word in one.text() for word in asks):
            one.click()
        elif isinstance(one, QComboBox) and one.count():
            place = self.dice.randrange(one.count())
            one.setCurrentIndex(place)
            one.activated.emit(place)
        elif isinstance(one, QLineEdit) and not one.isReadOnly():
            one.setText(self.dice.choice(("", "x", "Anna", "<b>", "7")))

    def ours(self, top: QWidget) -> bool:
        """Return True if a window belongs to the program and is not the main one."""
        return top is not self.table.window and isinstance(top, QDialog) | bool(top.windowTitle())

    def close_dialogs(self) -> None:
        """Cancel all open dialogs."""
        for dialog in QApplication.topLevelWidgets():
            if isinstance(dialog, QDialog) and dialog.isVisible():
                dialog.reject()

    def think_better_of_printing(self) -> None:
        """Open the print dialog, and cancel it."""
        # The native dialogs of Windows and macOS cannot be closed by the program.
        qts_own = sys.platform not in {"win32", "darwin"}
        if qts_own and QApplication.activeModalWidget() is None:
            QTimer.singleShot(0, self.close_dialogs)
            choose_printer(self.table.window, lambda _printer: None)

    # Windows --------------------------------------------------------------------------------

    def windows(self) -> tuple[Callable[[], object], ...]:
        """Functions that open another window."""
        beside, games = self.table.side_windows, self.table.window.sheet.sheet.games
        counted = [number for number, game in enumerate(games, 1) if game.lines][-1:]
        reviews = (lambda: self.table.window.review_wanted.emit(counted[0], 1),) * len(counted)
        return (beside.open_archive, beside.open_lesson, *reviews)

    def open_window(self) -> None:
        """Open a random window."""
        self.dice.choice(self.windows())()

    def see_everything(self) -> None:
        """Open every dialog and window once, in every look."""
        preferred, usual = self.table.window.dialogs.preferred, self.table.window.preferences
        for language in Language:
            preferred.emit(replace(usual, language=language))
        for design, percent in zip(cycle(DESIGNS), PERCENTS, strict=False):
            preferred.emit(replace(usual, design=design, print_percent=percent, sound=True))
        for open_one in (*self.dialogs(), *self.windows()):
            open_one()
            QCoreApplication.processEvents()
        self.close_dialogs()
        self.think_better_of_printing()

    def close_window(self) -> None:
        """Close one of the other windows."""
        beside = self.table.side_windows
        archive = self.table.archive
        windows = [archive.window] if archive.window is not None else []
        open_now: list[QWidget] = list(windows)
        if beside.side_table is not None:
            open_now.append(beside.side_table.window)
        if beside.review is not None:
            open_now.append(beside.review.window)
        if open_now:
            self.dice.choice(open_now).close()


@dataclass(frozen=True, slots=True)
class Mark:
    """Resources of the process after everything is closed and collected."""

    event: int
    megabytes: float
    """Resident memory, with what the C library keeps in reserve."""
    held: float
    """Megabytes in use; 0 if the C library does not report them."""
    files: int
    threads: int
    widgets: int
    objects: int
    """Number of Python objects, including the contents of lists and functions."""

    def __str__(self) -> str:
        return (
            f"{self.event:6} events: {self.megabytes:6.1f} MB, {self.held:5.1f} held,"
            f" {self.files:3} files, {self.threads:2} threads, {self.widgets:4} widgets,"
            f" {self.objects:7} objects"
        )


def put_away(table: Table) -> None:
    """Close everything except the table, and restore the default look."""
    table.side_windows.close_review()
    table.side_windows.close_side_table()
    if table.archive.window is not None:
        table.archive.window.close()
    for dialog in QApplication.topLevelWidgets():
        if isinstance(dialog, QDialog):
            dialog.reject()
    table.window.dialogs.preferred.emit(replace(DEFAULTS, new_game=table.preferences.new_game))
    table.window.resize(*SIZES[0])
    for _ in range(3):
        for thread in threading.enumerate():
            if thread is not threading.main_thread() and not thread.name.startswith(LASTING):
                thread.join(10)
        QCoreApplication.processEvents()
        for faces in table.window.findChildren(CardPictureCache):
            faces.finish()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        gc.collect()
    QPixmapCache.clear()
    _give_back()


class _Counted(ctypes.Structure):
    """Structure mallinfo2 of glibc, in bytes; the eighth field is memory in use."""

    _fields_ = tuple((f"part_{number}", ctypes.c_size_t) for number in range(1, 11))


def _give_back() -> None:
    """Return freed memory to the system."""
    with suppress(OSError, AttributeError, TypeError):  # Some C libraries alone can do it.
        ctypes.CDLL(None).malloc_trim(0)


def _held() -> float:
    """Megabytes in use."""
    try:
        count = ctypes.CDLL(None).mallinfo2
    except (OSError, AttributeError, TypeError):
        return 0.0
    count.restype = _Counted
    counted = count()
    return float(counted.part_8 + counted.part_5) / 2**20


def mark(event: int) -> Mark:
    """Measure the resources; 0 where the system does not report them."""
    own = Path("/proc/self")
    told = own.exists()
    pages = int((own / "statm").read_text(encoding="ascii").split()[1]) if told else 0
    return Mark(
        event,
        pages * os.sysconf("SC_PAGE_SIZE") / 2**20 if told else 0.0,
        _held(),
        len(list((own / "fd").iterdir())) if told else 0,
        len(list((own / "task").iterdir())) if told else 0,
        len(QApplication.allWidgets()),
        len(gc.get_objects()),
    )
