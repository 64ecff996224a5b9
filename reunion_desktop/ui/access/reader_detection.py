"""Query to the accessibility bus: whether a screen reader supports announcements.

Orca does since version 45; that of Debian 12 does not. A screen reader registers the events that it
listens to, and the registry of the bus reports them (AT-SPI, ``org.a11y.atspi.Registry``).
"""

from __future__ import annotations

import os
from typing import NamedTuple

from PySide6.QtCore import SLOT, QObject, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

BUS = "org.a11y.Bus"
BUS_PLACE = "/org/a11y/bus"
REGISTRY = "org.a11y.atspi.Registry"
REGISTRY_PLACE = "/org/a11y/atspi/registry"
ADDRESS = "AT_SPI_BUS_ADDRESS"
"""Environment variable with the address of the bus, if the session has set one."""
_CONNECTION = "reunion-readers"
_HEARD = '"object:announcement'
"""Start of the registration for announcements, in lower case."""
_FOLLOWED = '"object:textcaretmoved'
"""Registration of readers that speak along with the caret, as opposed to inspection tools."""


class ReaderSupport(NamedTuple):
    """Abilities of the running screen readers."""

    announces: bool
    """True if announcements are supported, or support is unknown."""
    aloud: bool
    """True if a reader is speaking, so that the table has to wait."""


class ReaderDetection(QObject):
    """Detects on request whether announcements are supported; repeats when readers change."""

    answered = Signal(object)
    """A ReaderSupport."""
    changed = Signal()
    """Registrations have changed: the answer may be outdated."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bus: QDBusConnection | None = None

    def ask(self) -> None:
        """Start the query; the answer comes by ``answered``, never within this call."""
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
        """Handle the address of the accessibility bus."""
        found = watcher.reply().arguments()
        watcher.deleteLater()
        if found and isinstance(found[0], str):
            self._connect(found[0])
        else:
            self.answered.emit(ReaderSupport(announces=True, aloud=False))

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
        """Handle the list of registered events."""
        reply = watcher.reply()
        watcher.deleteLater()
        known = reply.type() is QDBusMessage.MessageType.ReplyMessage
        # The binding cannot read an array of structures, but its repr contains the whole message.
        told = repr(reply).lower() if known else _HEARD
        self.answered.emit(ReaderSupport(_HEARD in told, _FOLLOWED in told))

    @Slot()
    def readers_changed(self) -> None:
        """Handle a changed registration."""
        self.changed.emit()
