"""The herald: has a sentence spoken by whatever screen reader listens, once and in its order.

Most readers speak an announcement. Those that have never heard of one, such as Orca 43, speak a
notification that appears; newer ones would say "notification" before it. Which of the two it is
the herald asks, and keeps what is to be said until it knows.
"""

from __future__ import annotations

import sys
from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from reunion_desktop.ui.access.interfaces import accessible_tree
from reunion_desktop.ui.access.things import Spoken

if TYPE_CHECKING:
    from reunion_desktop.ui.access.listening import Listening

_SLIPS = 8
"""Notifications that are there at a time. A reader asks for the words of one a little after it
was told that it appeared: by then they must not be others."""


class Herald(QObject):
    """Speaks for one window."""

    def __init__(self, speaker: QWidget, board: Board) -> None:
        """Speak from ``speaker``; notifications appear on the ``board``."""
        super().__init__(speaker)
        self._speaker = speaker
        self._board = board
        self._waiting: deque[str] = deque()
        self._asked = False
        self._announces: bool | None = None
        self._listening: Listening | None = None

    def say(self, sentence: str) -> None:
        """Have a sentence spoken; nothing happens while nobody listens."""
        if not sentence or not QAccessible.isActive():
            return
        if not sys.platform.startswith("linux"):
            self._announces = True
        self._waiting.append(sentence)
        if self._announces is None:
            self._ask()
        else:
            self._speak()

    def _ask(self) -> None:
        if self._asked:
            return
        if self._listening is None:
            from reunion_desktop.ui.access.listening import Listening  # noqa: PLC0415 - loads QtDBus.

            self._listening = Listening(self)
            self._listening.answered.connect(self._know)
            self._listening.changed.connect(self._forget)
        self._asked = True
        self._listening.ask()

    @Slot(bool)
    def _know(self, announces: bool) -> None:  # noqa: FBT001 - a signal's own argument.
        self._asked = False
        self._announces = announces
        self._speak()

    @Slot()
    def _forget(self) -> None:
        self._announces = None

    def _speak(self) -> None:
        while self._waiting:
            sentence = self._waiting.popleft()
            if self._announces:
                said = QAccessibleAnnouncementEvent(self._speaker, sentence)
                QAccessible.updateAccessibility(said)
            else:
                self._board.post(sentence)


class Board(QWidget):
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
