"""Menu of hands that a player who sits out may look into."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QMenu

from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.seats import Seat
from reunion_desktop.ui.language.labels import Labels


class HandsMenu(QObject):
    """Submenu with the names of the active players; hidden if nobody ever sits out."""

    looked = Signal(int)
    """Emitted with the chosen seat."""
    refused = Signal(object)
    """Emitted with a function that says why a hand may not be looked into."""

    def __init__(self, menu: QMenu, labels: Labels) -> None:
        """Add the submenu to a menu, without entries.

        Args:
            menu: the parent menu.
            labels: keeps the texts, for a change of language.
        """
        super().__init__(menu)
        self._menu = menu.addMenu("")
        labels.write(self._menu.setTitle, lambda: self.tr("&Look at a player’s hand"))
        self._names: tuple[str, ...] = ()
        self._seats: tuple[Seat, ...] = ()
        self._write()
        self._menu.menuAction().setVisible(False)

    @property
    def offered(self) -> tuple[str, ...]:
        """Names in the submenu."""
        return tuple([action.text() for action in self._menu.actions()])

    def sit(self, names: tuple[str, ...], rules: Rules) -> None:
        """Set the names of the players and the rules of the table."""
        self._names = names
        dealt_in = rules.plan_of(1, 0).seats
        self._menu.menuAction().setVisible(rules.lets_look and len(dealt_in) < rules.players)
        self._write()

    @Slot(object)
    def offer(self, seats: tuple[Seat, ...]) -> None:
        """Offer these seats; empty if no hand may be looked into."""
        if seats != self._seats:
            self._seats = seats
            self._write()

    @Slot(int)
    def choose_seat(self, seat: Seat) -> None:
        """Choose a seat at the table; after the only look it is refused."""
        if seat in self._seats:
            self._look(seat)
        else:
            self.refused.emit(lambda: self.tr("You may look at one hand only."))

    def choose(self, number: int) -> None:
        """Trigger an entry by its index, from 0."""
        self._menu.actions()[number].trigger()

    def _write(self) -> None:
        self._menu.clear()
        for seat in self._seats:
            name = self._names[seat].replace("&", "&&") if seat < len(self._names) else ""
            self._menu.addAction(name).triggered.connect(partial(self._look, seat))
        self._menu.setEnabled(bool(self._seats))

    def _look(self, seat: Seat, *_checked: object) -> None:
        self.looked.emit(seat)
