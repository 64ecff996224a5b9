"""Question to the accessibility bus: whether any screen reader listens to announcements.

Orca does since its version 45; the one of Debian 12 has never heard of them. A reader tells the
registry of the bus what it listens to, and the registry tells whoever asks (AT-SPI,
``org.a11y.atspi.Registry``).
"""

from __future__ import annotations

import os

from PySide6.QtCore import SLOT, QObject, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

BUS = "org.a11y.Bus"
BUS_PLACE = "/org/a11y/bus"
REGISTRY = "org.a11y.atspi.Registry"
REGISTRY_PLACE = "/org/a11y/atspi/registry"
ADDRESS = "AT_SPI_BUS_ADDRESS"
"""The variable that names the bus where a session has it elsewhere."""
_CONNECTION = "reunion-readers"
_HEARD = '"object:announcement'
"""How somebody's wish to hear announcements is written down, in small letters."""
_FOLLOWED = '"object:textcaretmoved'
"""The wish of whoever reads aloud along with the caret, and of nobody who only looks about."""


class ReaderDetection(QObject):
    """Knows, once asked, whether announcements are heard; forgets it when readers come or go."""

    answered = Signal(bool, bool)
    """Whether announcements are heard, true as well where nobody can say; and whether a reader
    speaks, for which the table is to wait."""
    changed = Signal()
    """Somebody listens to something else now: what was answered may be over."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bus: QDBusConnection | None = None

    def ask(self) -> None:
        """Find out; the answer comes by ``answered``, never from within this call."""
        if self._bus is not None:
            self._ask_registry(self._bus)
        elif address := os.environ.get(ADDRESS):
            self._connect(address)
        else:
            question = QDBusMessage.createMethodCall(BUS, BUS_PLACE, BUS, "GetAddress")
            self._send(QDBusConnection.sessionBus(), question, self._has_address)

    def _send(self, bus: QDBusConnection, question: QDBusMessage, hears: object) -> None:
        watcher = QDBusPendingCallWatcher(bus.asyncCall(question), self)
        watcher.finished.connect(hears)

    @Slot(QDBusPendingCallWatcher)
    def _has_address(self, watcher: QDBusPendingCallWatcher) -> None:
        """Where the accessibility bus is."""
        found = watcher.reply().arguments()
        watcher.deleteLater()
        if found and isinstance(found[0], str):
            self._connect(found[0])
        else:
            self.answered.emit(True, False)  # noqa: FBT003 - a signal's own arguments.

    def _connect(self, address: str) -> None:
        bus = QDBusConnection.connectToBus(address, _CONNECTION)
        self._bus = bus
        for name in ("EventListenerRegistered", "EventListenerDeregistered"):
            slot = SLOT("readers_changed()")
            bus.connect(REGISTRY, REGISTRY_PLACE, REGISTRY, name, self, slot)  # type: ignore[call-overload]  # the stubs want bytes, the binding text
        self._ask_registry(bus)

    def _ask_registry(self, bus: QDBusConnection) -> None:
        question = QDBusMessage.createMethodCall(
            REGISTRY, REGISTRY_PLACE, REGISTRY, "GetRegisteredEvents"
        )
        self._send(bus, question, self._has_events)

    @Slot(QDBusPendingCallWatcher)
    def _has_events(self, watcher: QDBusPendingCallWatcher) -> None:
        """What is listened to."""
        reply = watcher.reply()
        watcher.deleteLater()
        known = reply.type() is QDBusMessage.MessageType.ReplyMessage
        # The binding opens no array of structures, but it writes the whole message out.
        told = repr(reply).lower() if known else _HEARD
        self.answered.emit(_HEARD in told, _FOLLOWED in told)

    @Slot()
    def readers_changed(self) -> None:
        """A reader has begun or ended to listen to something."""
        self.changed.emit()
