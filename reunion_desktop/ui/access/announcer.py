"""The herald: has a sentence spoken by whatever screen reader listens, once and in its order.

Most readers speak an announcement. Those that have never heard of one, such as Orca 43, speak a
notification that appears; newer ones would say "notification" before it. Which of the two it is
the herald asks, and keeps what is to be said until it knows.
"""

from __future__ import annotations

import sys
import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, QSettings, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from reunion_desktop.ui.access.accessible_tree import Spoken
from reunion_desktop.ui.access.interfaces import accessible_tree
from reunion_desktop.ui.guard import guarded

if sys.platform == "win32":
    import ctypes

if TYPE_CHECKING:
    from reunion_desktop.ui.access.reader_detection import ReaderDetection

SetPace = Callable[[int | None, int], object]
"""Hears how long a trick lies, None until the person goes on, and the breath before a mind plays,
both in milliseconds."""

_SLIPS = 8
"""Notifications that are there at a time. A reader asks for the words of one a little after it
was told that it appeared: by then they must not be others."""
_SIGN_MS = 62
"""How long a sign takes to be spoken at an ordinary rate: some 180 words a minute."""
_BEHIND_MS = 400
"""How far speech may lag behind the table."""
_ARRIVAL_MS = 2000
"""How long a reader says where one is, such as *Reunion Desktop, window; card table*."""
_SCREEN_READER = 0x0046
"""What Windows calls the question whether one runs."""


@guarded
class Announcer(QObject):
    """Speaks for one window."""

    speaks = Signal(int)
    """So many milliseconds pass until all is spoken that was said; 0 where nobody speaks."""

    def __init__(self, speaker: QWidget, board: AnnouncementBoard) -> None:
        """Speak from ``speaker``; notifications appear on the ``board``."""
        super().__init__(speaker)
        self._speaker = speaker
        self._board = board
        self._waiting: deque[str] = deque()
        self._asked = False
        self._announces: bool | None = None
        self._aloud = False
        self._until = 0.0
        """When all is spoken, in seconds of the clock."""
        self._met = False
        """Whether the window was ever active: what is said before that no reader says."""
        self._listening: ReaderDetection | None = None
        speaker.installEventFilter(self)
        if speaker.isVisible():
            self._meet()

    @property
    def lag_ms(self) -> int:
        """So many milliseconds speech lies behind the table; a breath of it does not count."""
        return max(0, self._speaks_ms - _BEHIND_MS)

    @property
    def _speaks_ms(self) -> int:
        """How long it takes until all is spoken, as far as is known."""
        if not self.is_heard or (self._announces is not None and not self._aloud):
            return 0
        signs = sum(map(len, self._waiting))
        arrival = _ARRIVAL_MS if signs and not self._met else 0
        spoken = max(0, round(1000 * (self._until - time.monotonic())))
        return spoken + arrival + signs * _SIGN_MS

    @property
    def is_heard(self) -> bool:
        """Whether anybody listens."""
        return QAccessible.isActive()

    def _meet(self) -> None:
        """The window is seen: watch it, and find out in good time how readers listen, if any."""
        window = self._speaker.window()
        self._met = self._met or window.isActiveWindow()
        window.installEventFilter(self)
        if self.is_heard and sys.platform.startswith("linux"):
            self._ask()

    def hush(self) -> None:
        """A key was pressed at which readers break off: what was said before is spoken no more."""
        self._until = min(self._until, time.monotonic())

    def say(self, sentence: str) -> None:
        """Have a sentence spoken; nothing happens while nobody listens."""
        if not sentence or not self.is_heard:
            return
        if not sys.platform.startswith("linux"):
            self._announces, self._aloud = True, _reader_runs()
        self._waiting.append(sentence)
        if self._announces is None:
            self._ask()
        self._speak()
        if self._aloud or self._announces is None:
            self.speaks.emit(self._speaks_ms)

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

    @Slot(bool, bool)
    def _know(self, announces: bool, aloud: bool) -> None:  # noqa: FBT001 - a signal's own arguments.
        self._asked = False
        self._announces, self._aloud = announces, aloud
        self._speak()
        self.speaks.emit(self._speaks_ms)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The window becomes active: a reader breaks off and says where one is, then the news."""
        if event.type() is QEvent.Type.Show and watched is self._speaker:
            self._meet()
        if event.type() is QEvent.Type.WindowActivate:
            self._met = True
            self._until = time.monotonic() + _ARRIVAL_MS / 1000
            self._speak()
        return super().eventFilter(watched, event)

    @Slot()
    def _forget(self) -> None:
        self._announces = None

    def _speak(self) -> None:
        while self._waiting and self._met and self._announces is not None:
            sentence = self._waiting.popleft()
            if self._announces:
                said = QAccessibleAnnouncementEvent(self._speaker, sentence)
                QAccessible.updateAccessibility(said)
            else:
                self._board.post(sentence)
            now = time.monotonic()
            self._until = max(self._until, now) + len(sentence) * _SIGN_MS / 1000


class Unhurried(QObject):
    """Lets the table wait until what happened was heard: tricks and minds take their time."""

    def __init__(self, herald: Announcer, set_pace: SetPace) -> None:
        """Hold ``set_pace`` back while the ``herald`` speaks."""
        super().__init__(herald)
        self._to_conductor = set_pace
        self._trick_ms: int | None = 0
        self._mind_ms = 0
        herald.speaks.connect(self._wait)

    def set_pace(self, trick_ms: int | None, mind_ms: int) -> None:
        """Set the tempo that holds while nothing is spoken."""
        self._trick_ms, self._mind_ms = trick_ms, mind_ms
        self._to_conductor(trick_ms, mind_ms)

    @Slot(int)
    def _wait(self, speaks_ms: int) -> None:
        """A table that plays by itself, without any pause, waits for nobody."""
        if self._mind_ms:
            least = max(0, speaks_ms - _BEHIND_MS)
            trick = self._trick_ms
            self._to_conductor(
                None if trick is None else max(trick, least), max(self._mind_ms, least)
            )


class AnnouncementBoard(QWidget):
    """Where notifications appear; it belongs into a status bar, and is never seen.

    A notification in a status bar is read without being called one.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(1, 1)
        self.hide()
        self._posted: deque[tuple[int, str]] = deque(maxlen=_SLIPS)
        self._next = 0
        self._access = accessible_tree(self, QAccessible.Role.Grouping, self._things)

    def post(self, sentence: str) -> None:
        """Let a notification appear that says a sentence."""
        self.show()
        number = self._next
        self._next = (number + 1) % _SLIPS
        self._posted.append((number, sentence))
        self._access.refresh()
        self._access.say_shown(("notice", number))

    def _things(self) -> tuple[Spoken, ...]:
        """Each notification holds a label: what braille shows is the label, not the name."""
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


def _reader_runs() -> bool:
    """Whether a reader speaks on Windows or macOS, as far as they say."""
    if sys.platform == "win32":
        runs = ctypes.c_int(0)
        ctypes.windll.user32.SystemParametersInfoW(_SCREEN_READER, 0, ctypes.byref(runs), 0)
        return bool(runs.value)
    kept = QSettings("com.apple", "universalaccess").value("voiceOverOnOffKey")
    return kept in (True, 1)
