"""Listener to the desktop's wish that nothing moves: asked once, and followed ever after.

Qt hands this wish over nowhere. On Linux the desktop's portal knows it: ``reduced-motion`` of
freedesktop.org's appearance settings, and GNOME's older ``enable-animations``. Windows and macOS
keep it among the settings of a person.
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
"""Each setting that the portal is asked for, with the value that means: nothing moves."""
_CLIENT_AREA_ANIMATION = 0x1042
"""What Windows calls the question."""


class MotionWish(QObject):
    """What the desktop says about motion, as far as it has answered.

    The application keeps the answer, for every window that is opened later.
    """

    changed = Signal()
    """The wish is another now."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._still: dict[tuple[str, str], bool] = {}

    def ask(self) -> None:
        """Ask the desktop, and follow it from now on; the answer may take a moment."""
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
        """Ask the portal for every setting that it may know."""
        bus = QDBusConnection.sessionBus()
        for setting in STILL:
            question = QDBusMessage.createMethodCall(PORTAL, PLACE, SETTINGS, "ReadOne")
            question.setArguments(list(setting))
            watcher = QDBusPendingCallWatcher(bus.asyncCall(question), self)
            watcher.setProperty("setting", list(setting))
            watcher.finished.connect(self._answered)

    @Slot(QDBusPendingCallWatcher)
    def _answered(self, watcher: QDBusPendingCallWatcher) -> None:
        """A desktop that does not know a setting wishes nothing by it."""
        namespace, key = watcher.property("setting")
        answers = watcher.reply().arguments()
        watcher.deleteLater()
        if answers and isinstance(answers[0], QDBusVariant):
            still = STILL[namespace, key]
            self._still[namespace, key] = answers[0].variant() == still
            self._learn(reduced=any(self._still.values()))

    def _learn(self, *, reduced: bool) -> None:
        application = QCoreApplication.instance()
        if application is not None and reduced != bool(application.property(STILLNESS)):
            application.setProperty(STILLNESS, reduced)
            self.changed.emit()


def _windows_is_still() -> bool:
    """Whether animation is switched off in Windows."""
    if sys.platform == "win32":
        moves = ctypes.c_int(1)
        user = ctypes.windll.user32
        asked = user.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(moves), 0)
        return bool(asked) and not moves.value
    return False
