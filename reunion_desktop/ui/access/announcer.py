"""Announcer: has a screen reader speak sentences, each once and in order.

Most screen readers speak announcement events. Those that do not know them, such as Orca 43, speak a
notification that appears; newer ones would say "notification" before it. The announcer detects
which of the two is needed, and queues sentences until it knows.
"""

from __future__ import annotations

import sys
import time
from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, QSettings, QTimer, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from reunion_desktop.ui.access.accessible_tree import Spoken
from reunion_desktop.ui.access.interfaces import accessible_tree
from reunion_desktop.ui.guard import guarded

if sys.platform == "win32":
    import ctypes

if TYPE_CHECKING:
    from reunion_desktop.ui.access.reader_detection import ReaderDetection, ReaderSupport

_SLIPS = 8
"""Number of notifications kept. A screen reader queries the text of a notification shortly after it
appeared: the text must not have changed by then.
"""
_WORDS_A_MINUTE = 180
"""Usual rate of a screen reader."""
_SIGNS_A_WORD = 5.4
"""Mean number of characters of a word, with the space."""
_BEHIND_MS = 400
"""How far speech may lag behind the table, in milliseconds; also the time of a key's echo."""
_ARRIVAL_MS = 2000
"""Time in which a screen reader announces the window, in milliseconds."""
_REST_MS = 1500
"""Time in which a screen reader catches up with many changes, in milliseconds."""
_ABSENCE_MS = 1000
"""How long sentences wait for a window that is not active, in milliseconds.

A screen reader announces a window that becomes active again, and stops what it was saying.
"""
_APART_MS = 300
"""Time between two announcements, in milliseconds: Orca 48 ignores the second one within 100."""
_INTERRUPTS = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride, QEvent.Type.MouseButtonPress)
"""Events of a window at which screen readers stop speaking; a shortcut sends no key press."""
_SCREEN_READER = 0x0046
"""Windows constant SPI_GETSCREENREADER."""


@guarded
class Announcer(QObject):
    """Announces sentences for one window."""

    speaks = Signal(int)
    """Milliseconds by which speech lags behind the table; 0 without a screen reader."""

    def __init__(self, speaker: QWidget, board: AnnouncementBoard) -> None:
        """Announce from ``speaker``; notifications appear on the ``board``."""
        super().__init__(speaker)
        self._speaker = speaker
        self._board = board
        self._waiting: deque[str] = deque()
        self._sign_ms = 0.0
        """Speaking time of a character in milliseconds."""
        self.set_rate(_WORDS_A_MINUTE)
        self._asked = False
        self._announces: bool | None = None
        self._aloud = False
        self._until = 0.0
        """Time at which everything is spoken, in seconds of the clock."""
        self._met = False
        """True if the window was active: screen readers ignore announcements before that."""
        # No QTimer.singleShot: that would keep a closed window alive until it fires.
        self._absence = QTimer(self, interval=_ABSENCE_MS, singleShot=True)
        self._absence.timeout.connect(self._meet_anyway)
        self._pause = QTimer(self, interval=_APART_MS, singleShot=True)
        self._pause.timeout.connect(self._speak)
        self._listening: ReaderDetection | None = None
        speaker.installEventFilter(self)
        if speaker.isVisible():
            self._meet()

    @property
    def lag_ms(self) -> int:
        """Milliseconds by which speech lags behind the table, less a tolerance."""
        return max(0, self._speaks_ms - _BEHIND_MS)

    @property
    def heard_ms(self) -> int:
        """Milliseconds until everything is certainly spoken; a moved focus would interrupt it."""
        lag = self.lag_ms
        return lag and lag + 2 * _BEHIND_MS

    @property
    def _speaks_ms(self) -> int:
        """Estimated milliseconds until everything is spoken."""
        if not self.is_heard or (self._announces is not None and not self._aloud):
            return 0
        signs = sum(map(len, self._waiting))
        arrival = _ARRIVAL_MS if signs and not self._met else 0
        spoken = max(0, round(1000 * (self._until - time.monotonic())))
        return spoken + arrival + round(signs * self._sign_ms)

    @property
    def is_heard(self) -> bool:
        """True if a screen reader is running."""
        return QAccessible.isActive()

    def _meet(self) -> None:
        """Watch the visible window, and detect in time what screen readers support."""
        window = self._speaker.window()
        self._met = self._met or window.isActiveWindow()
        for each in (window, window.windowHandle()):
            each.installEventFilter(self)
        if self.is_heard and sys.platform.startswith("linux"):
            self._ask()

    def set_rate(self, words_a_minute: int) -> None:
        """Set how fast the screen reader speaks; it does not tell."""
        self._sign_ms = speaking_ms("x", words_a_minute)

    def hush(self) -> None:
        """Count speech as finished: a key or click interrupts screen readers."""
        if self._until > time.monotonic():
            self._until = 0.0
            self.speaks.emit(self.lag_ms)

    def drop(self) -> None:
        """Drop the sentences that are not yet spoken."""
        self._waiting.clear()

    def rest(self) -> None:
        """Count the time as spoken in which a screen reader catches up with many changes."""
        if self._aloud:
            self._until = max(self._until, time.monotonic() + _REST_MS / 1000)

    @Slot()
    def _tell_lag(self) -> None:
        self.speaks.emit(self.lag_ms)

    def say(self, sentence: str) -> None:
        """Have a sentence spoken; does nothing without a screen reader."""
        if not sentence or not self.is_heard:
            return
        if not sys.platform.startswith("linux"):
            self._announces, self._aloud = True, _reader_runs()
        if self._met and not self._speaker.window().isActiveWindow():
            self._met = False
            self._absence.start()
        self._waiting.append(sentence)
        if self._announces is None:
            self._ask()
        self._speak()
        if self._aloud or self._announces is None:
            self.speaks.emit(self.lag_ms)

    def _ask(self) -> None:
        if self._asked:
            return
        if self._listening is None:
            from reunion_desktop.ui.access.reader_detection import ReaderDetection  # noqa: PLC0415 - loads QtDBus.

            self._listening = ReaderDetection(self)
            self._listening.answered.connect(self._know)
            self._listening.changed.connect(self._forget)
        self._asked = True
        self._listening.ask()

    @Slot(object)
    def _know(self, support: ReaderSupport) -> None:
        self._asked = False
        self._announces, self._aloud = support
        self._speak()
        self.speaks.emit(self.lag_ms)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle activation of the window, which is announced first, and keys that interrupt."""
        if event.type() is QEvent.Type.Show and watched is self._speaker:
            self._meet()
        if event.type() is QEvent.Type.WindowActivate:
            self._met = True
            self._until = time.monotonic() + _ARRIVAL_MS / 1000
            self._speak()
        interrupts = event.type() in _INTERRUPTS and self._until > time.monotonic()
        if interrupts and watched is self._speaker.window().windowHandle():
            # What the key itself causes to be said counts, so only earlier speech is over.
            self._until = 0.0
            # After the key: it is not meant for the widget that may get the focus now.
            QTimer.singleShot(0, self, self._tell_lag)
        return super().eventFilter(watched, event)

    @Slot()
    def _meet_anyway(self) -> None:
        """Speak to a reader whose user is in another window."""
        self._met = True
        self._speak()

    @Slot()
    def _forget(self) -> None:
        self._announces = None

    @Slot()
    def _speak(self) -> None:
        """Speak what is waiting; announcements a short time apart."""
        while self._waiting and self._met and self._announces is not None:
            if self._pause.isActive():
                return
            sentence = self._waiting.popleft()
            if self._announces:
                if self._aloud:
                    self._pause.start()
                said = QAccessibleAnnouncementEvent(self._speaker, sentence)
                QAccessible.updateAccessibility(said)
            else:
                self._board.post(sentence)
            now = time.monotonic()
            self._until = max(self._until, now) + len(sentence) * self._sign_ms / 1000


class AnnouncementBoard(QWidget):
    """Invisible status bar, on which notifications appear.

    A notification in a status bar is spoken without the word "notification".
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(1, 1)
        self.hide()
        self._posted: deque[tuple[int, str]] = deque(maxlen=_SLIPS)
        self._next = 0
        self._access = accessible_tree(self, QAccessible.Role.StatusBar, self._things)

    def post(self, sentence: str) -> None:
        """Show a notification with a sentence."""
        self.show()
        number = self._next
        self._next = (number + 1) % _SLIPS
        self._posted.append((number, sentence))
        self._access.refresh()
        self._access.say_shown(("notice", number))

    def _things(self) -> tuple[Spoken, ...]:
        """Notifications, each with a label inside: braille displays show the label only."""
        box = QRect(0, 0, 1, 1)
        notice, text = QAccessible.Role.Notification, QAccessible.Role.StaticText
        return tuple(
            Spoken(
                ("notice", number),
                notice,
                "",
                box,
                inside=(Spoken(("words", number), text, sentence, box),),
            )
            for number, sentence in self._posted
        )


def speaking_ms(text: str, words_a_minute: int) -> float:
    """Time in which a screen reader speaks a text, in milliseconds."""
    return len(text) * 60_000 / (words_a_minute * _SIGNS_A_WORD)


def _reader_runs() -> bool:
    """Return True if a screen reader runs on Windows or macOS, as far as known."""
    if sys.platform == "win32":
        runs = ctypes.c_int(0)
        ctypes.windll.user32.SystemParametersInfoW(_SCREEN_READER, 0, ctypes.byref(runs), 0)
        return bool(runs.value)
    kept = QSettings("com.apple", "universalaccess").value("voiceOverOnOffKey")
    return kept in (True, 1)
