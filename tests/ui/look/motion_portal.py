"""A settings portal and a client on one bus; run as a program of its own.

``motion_portal.py new`` is a portal with ``ReadOne``, ``motion_portal.py old`` one with ``Read``
only, as Debian 12's. Writes a line with reduced motion and dark windows at first, after all
answers of the portal, and after each later change.
"""

from __future__ import annotations

import sys
from typing import Any, cast

from PySide6.QtCore import ClassInfo, QObject, QTimer, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusVariant
from PySide6.QtWidgets import QApplication

from reunion_desktop.ui.look.appearance import ColourScheme, Contrast, surroundings
from reunion_desktop.ui.look.desktop_preferences import PLACE, PORTAL, SETTINGS, DesktopPreferences
from reunion_desktop.ui.look.reduced_motion import motion_reduced

LONGEST_MS = 10_000


KEPT: dict[str, object] = {"reduced-motion": 1, "enable-animations": True, "color-scheme": 1}
"""Current settings of the system."""


@ClassInfo({"D-Bus Interface": SETTINGS})  # type: ignore[call-arg]  # the stubs know another way
class Portal(QObject):  # type: ignore[operator]  # as above
    """A portal of the current version."""

    SettingChanged = Signal(str, str, QDBusVariant)

    @Slot(str, str, result=QDBusVariant)
    def ReadOne(self, _namespace: str, key: str) -> QDBusVariant:  # noqa: N802 - the portal's own name.
        """The value of a setting."""
        return QDBusVariant(KEPT[key])


@ClassInfo({"D-Bus Interface": SETTINGS})  # type: ignore[call-arg]  # the stubs know another way
class OldPortal(QObject):  # type: ignore[operator]  # as above
    """A portal of the old version: its answers are variants inside variants."""

    SettingChanged = Signal(str, str, QDBusVariant)

    @Slot(str, str, result=QDBusVariant)
    def Read(self, _namespace: str, key: str) -> QDBusVariant:  # noqa: N802 - the portal's own name.
        """The value of a setting."""
        return QDBusVariant(QDBusVariant(KEPT[key]))


def write() -> None:
    """Print whether motion is reduced and windows are dark now."""
    dark = surroundings(ColourScheme.SYSTEM, Contrast.NORMAL, 100).dark
    sys.stdout.write(f"{motion_reduced()} {dark}\n")


def main(age: str) -> None:
    """Query the portal, then change its settings three times."""
    application = QApplication(sys.argv[:1])
    bus = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, "portal")
    portal: Portal | OldPortal = OldPortal() if age == "old" else Portal()
    everything = (
        QDBusConnection.RegisterOption.ExportAllSlots
        | QDBusConnection.RegisterOption.ExportAllSignals
    )
    bus.registerObject(PLACE, portal, everything)
    bus.registerService(PORTAL)
    wishes = [
        ("org.freedesktop.appearance", "reduced-motion", 0),
        ("org.gnome.desktop.interface", "enable-animations", False),
        ("org.freedesktop.appearance", "color-scheme", 2),
    ]
    wish = DesktopPreferences(application)

    def answered() -> None:
        write()
        if wishes:
            namespace, key, value = wishes.pop(0)
            KEPT[key] = value
            cast("Any", portal).SettingChanged.emit(namespace, key, QDBusVariant(value))
        else:
            application.quit()

    wish.changed.connect(answered)
    write()
    wish.ask()
    QTimer.singleShot(LONGEST_MS, application.quit)
    application.exec()


if __name__ == "__main__":
    main(sys.argv[1])
