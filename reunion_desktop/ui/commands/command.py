"""Command: a QAction that is enabled, or has a reason why it is not."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from reunion_desktop.ui.look.plain_text import on_hover

Say: TypeAlias = Callable[[], str]
"""Returns a text in the current language."""


class LetterKeys(Enum):
    """How shortcuts of a single letter are pressed."""

    ALONE = "alone"
    CTRL = "ctrl"
    """Together with Ctrl."""
    OFF = "off"


_NATIVE = QKeySequence.SequenceFormat.NativeText


class Command(QAction):
    """Menu or tool bar action that always tells why it is disabled.

    Pressing its shortcut while it is disabled emits the reason, too.
    """

    refused = Signal(object)
    """Emitted with a :data:`Say` for the reason when the shortcut of a disabled command is used."""

    def __init__(self, window: QWidget, say: Say, keys: Iterable[str] = ()) -> None:
        """Create an enabled command.

        Args:
            window: window that receives its shortcuts.
            say: its title, as in a menu.
            keys: its shortcuts, the usual one first.
        """
        super().__init__(window)
        self._window = window
        self._call = say
        self._short: Say | None = None
        self._why: Say | None = None
        self._in_vain: list[QShortcut] = []
        self.setIconVisibleInMenu(False)
        self._keys = tuple(keys)
        self.setShortcuts([QKeySequence(key) for key in self._keys])
        self.say_anew()

    def set_letters(self, letters: LetterKeys) -> None:
        """Change how its shortcuts of a single letter are pressed."""
        single = {key for key in self._keys if len(key) == 1}
        if not single:
            return
        before = "" if letters is LetterKeys.ALONE else "Ctrl+"
        kept = single if letters is LetterKeys.OFF else ()
        keys = [before + key if key in single else key for key in self._keys if key not in kept]
        self.setShortcuts([QKeySequence(key) for key in keys])
        for heard in self._in_vain:
            heard.setEnabled(False)
            heard.deleteLater()
        self._in_vain.clear()
        self.allow(self._why)

    @property
    def title(self) -> str:
        """Title of the command, without ampersand and dots."""
        return plain(self.text())

    @property
    def why_not(self) -> str:
        """Reason why the command is disabled; empty if it is enabled."""
        return self._why() if self._why is not None else ""

    def call_short(self, say: Say) -> None:
        """Set a shorter text for below the icon."""
        self._short = say
        self.say_anew()

    def call(self, say: Say) -> None:
        """Change the title."""
        self._call = say
        self.say_anew()

    def offer(self, *, offered: bool) -> None:
        """Show the command, or leave it out of menu, tool bar and shortcuts."""
        self.setVisible(offered)
        self.allow(self._why)

    def allow(self, why_not: Say | None = None) -> None:
        """Enable the command, or disable it with a reason."""
        self._why = why_not
        self.setEnabled(why_not is None)
        shown_only = self.shortcutContext() is Qt.ShortcutContext.WidgetShortcut
        if why_not is not None and not self._in_vain and not shown_only:
            for key in self.shortcuts():
                heard = QShortcut(key, self._window)
                heard.activated.connect(self._refuse)
                self._in_vain.append(heard)
        for heard in self._in_vain:
            # While the action is enabled, it handles the shortcut itself.
            heard.setEnabled(why_not is not None and self.isVisible())
        self._tell()

    def say_anew(self) -> None:
        """Update the texts after a change of language."""
        self.setText(self._call())
        if self._short is not None:
            self.setIconText(self._short())
        self._tell()

    def _tell(self) -> None:
        """Set the tooltip: title, shortcut and reason."""
        key = next(iter(key_names(self.shortcuts())), "")
        name = f"{self.title} ({key})" if key else self.title
        self.setToolTip(on_hover("\n".join(filter(None, (name, self.why_not)))))

    @Slot()
    def _refuse(self) -> None:
        if self._why is not None:
            self.refused.emit(self._why)


def plain(text: str) -> str:
    """Text of a menu entry without mnemonic, shortcut and ellipsis."""
    return text.partition("\t")[0].replace("&", "").rstrip("… \xa0")


def key_names(keys: Iterable[QKeySequence]) -> tuple[str, ...]:
    """Names of keys in the current language; both keys that confirm are named Enter."""
    names: dict[str, None] = {}
    for key in keys:
        before, _, last = key.toString().rpartition("+")
        if last in ("Return", "Enter"):
            held = QKeySequence(f"{before}+A").toString(_NATIVE).removesuffix("A")
            names[held + QCoreApplication.translate("keys", "Enter")] = None
        else:
            names[key.toString(_NATIVE)] = None
    return tuple(names)
