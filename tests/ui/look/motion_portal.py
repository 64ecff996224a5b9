"""A desktop's portal and a table's question on one bus; run as a program of its own.

Writes, a line each time, whether motion is reduced: at first, once the portal has answered, and
after each wish that is told later.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import ClassInfo, QObject, QTimer, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusVariant
from PySide6.QtWidgets import QApplication

from reunion_desktop.ui.look.motion_wish import PLACE, PORTAL, SETTINGS, MotionWish
from reunion_desktop.ui.look.reduced_motion import motion_reduced

LONGEST_MS = 10_000


@ClassInfo({"D-Bus Interface": SETTINGS})  # type: ignore[call-arg]  # the stubs know another way
class Portal(QObject):  # type: ignore[operator]  # as above
    """A desktop that reduces motion as it is told to."""

    SettingChanged = Signal(str, str, QDBusVariant)

    def __init__(self) -> None:
        super().__init__()
        self.settings: dict[str, object] = {"reduced-motion": 1, "enable-animations": True}

    @Slot(str, str, result=QDBusVariant)
    def ReadOne(self, _namespace: str, key: str) -> QDBusVariant:  # noqa: N802 - the portal's own name.
        """The value of a setting."""
        return QDBusVariant(self.settings[key])

    def wish(self, namespace: str, key: str, value: object) -> None:
        """Change a setting, and say so."""
        self.settings[key] = value
        self.SettingChanged.emit(namespace, key, QDBusVariant(value))


def write() -> None:
    """Say whether motion is reduced now."""
    sys.stdout.write(f"{motion_reduced()}\n")


def main() -> None:
    """Ask, then let the desktop change its mind twice."""
    application = QApplication(sys.argv[:1])
    bus = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, "portal")
    portal = Portal()
    everything = (
        QDBusConnection.RegisterOption.ExportAllSlots
        | QDBusConnection.RegisterOption.ExportAllSignals
    )
    bus.registerObject(PLACE, portal, everything)
    bus.registerService(PORTAL)
    wishes = [
        ("org.freedesktop.appearance", "reduced-motion", 0),
        ("org.gnome.desktop.interface", "enable-animations", False),
    ]
    wish = MotionWish(application)

    def answered() -> None:
        write()
        if wishes:
            portal.wish(*wishes.pop(0))
        else:
            application.quit()

    wish.changed.connect(answered)
    write()
    wish.ask()
    QTimer.singleShot(LONGEST_MS, application.quit)
    application.exec()


if __name__ == "__main__":
    main()
