"""Listener to the system's settings for reduced motion and dark windows.

Qt reports the first on no platform, and the second on some desktops only when it changes. On Linux
the desktop's portal has both: ``reduced-motion`` and ``color-scheme`` of freedesktop.org's
appearance settings, and GNOME's older ``enable-animations``. Windows and macOS have the first in
the user's settings, and report the second to Qt.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import SLOT, QCoreApplication, QObject, QSettings, Signal, Slot
from PySide6.QtDBus import (
    QDBusConnection,
    QDBusMessage,
    QDBusPendingCallWatcher,
    QDBusVariant,
)

from reunion_desktop.ui.look.appearance import DARKNESS
from reunion_desktop.ui.look.reduced_motion import STILLNESS

if sys.platform == "win32":
    import ctypes

PORTAL = "org.freedesktop.portal.Desktop"
PLACE = "/org/freedesktop/portal/desktop"
SETTINGS = "org.freedesktop.portal.Settings"
STILL: dict[tuple[str, str], object] = {
    ("org.freedesktop.appearance", "reduced-motion"): 1,
    ("org.gnome.desktop.interface", "enable-animations"): False,
}
"""Settings read from the portal, each with the value that asks for reduced motion."""
SCHEME = ("org.freedesktop.appearance", "color-scheme")
"""Portal setting of the colour scheme."""
DARK: dict[object, bool] = {1: True, 2: False}
"""Meaning of its values; any other asks for nothing."""
READ_ONE, READ = "ReadOne", "Read"
"""Methods of the portal: older portals, such as Debian 12's, have only the second, which returns
a variant inside a variant.
"""
_CLIENT_AREA_ANIMATION = 0x1042
"""Windows constant SPI_GETCLIENTAREAANIMATION."""


class DesktopPreferences(QObject):
    """Reads the system's settings for reduced motion and dark windows, and follows them.

    The result is stored in properties of the application, for windows opened later.
    """

    changed = Signal()
    """A setting has changed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._still: dict[tuple[str, str], bool] = {}
        self._dark: bool | None = None
        self._open = 0
        """Number of pending queries: the appearance is applied after the last answer."""

    def ask(self) -> None:
        """Query the system, and follow its changes; the answer may take a moment."""
        if sys.platform == "win32":
            self._learn(reduced=_windows_is_still())
        elif sys.platform == "darwin":
            kept = QSettings("com.apple", "universalaccess").value("reduceMotion")
            self._learn(reduced=kept in (True, 1))
        else:
            bus = QDBusConnection.sessionBus()
            if bus.isConnected():
                slot = SLOT("ask_portal()")
                bus.connect(PORTAL, PLACE, SETTINGS, "SettingChanged", self, slot)  # type: ignore[call-overload]  # the stubs want bytes, the binding text
                self.ask_portal()

    @Slot()
    def ask_portal(self) -> None:
        """Query every setting of the portal."""
        for setting in (*STILL, SCHEME):
            self._open += 1
            self._ask(READ_ONE, setting)

    def _ask(self, method: str, setting: tuple[str, str]) -> None:
        question = QDBusMessage.createMethodCall(PORTAL, PLACE, SETTINGS, method)
        question.setArguments(list(setting))
        bus = QDBusConnection.sessionBus()
        watcher = QDBusPendingCallWatcher(bus.asyncCall(question), self)
        watcher.setProperty("question", [method, *setting])
        watcher.finished.connect(self._answered)

    @Slot(QDBusPendingCallWatcher)
    def _answered(self, watcher: QDBusPendingCallWatcher) -> None:
        """Handle an answer of the portal; an unknown setting asks for nothing."""
        method, namespace, key = watcher.property("question")
        setting, answers = (namespace, key), watcher.reply().arguments()
        watcher.deleteLater()
        value: object = answers[0] if answers else None
        known = isinstance(value, QDBusVariant)
        if not known and method == READ_ONE:
            self._ask(READ, setting)
            return
        while isinstance(value, QDBusVariant):
            value = value.variant()
        if known and setting == SCHEME:
            self._dark = DARK.get(value)
        elif known:
            self._still[setting] = value == STILL[setting]
        self._open -= 1
        if not self._open:
            self._learn(reduced=any(self._still.values()))

    def _learn(self, *, reduced: bool) -> None:
        application = QCoreApplication.instance()
        if application is None:
            return
        wishes = {STILLNESS: reduced, DARKNESS: self._dark}
        before = {name: application.property(name) for name in wishes}
        for name, wish in wishes.items():
            application.setProperty(name, wish)
        same = bool(before[STILLNESS]) == reduced and before[DARKNESS] is self._dark
        if not same:
            self.changed.emit()


def _windows_is_still() -> bool:
    """Return True if animations are disabled in Windows."""
    if sys.platform == "win32":
        moves = ctypes.c_int(1)
        user = ctypes.windll.user32
        asked = user.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(moves), 0)
        return bool(asked) and not moves.value
    return False
