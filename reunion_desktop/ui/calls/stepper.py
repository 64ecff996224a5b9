"""Stepper of the call bar: a number with buttons for less and more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal

from reunion_desktop.ui.calls.button import Face

if TYPE_CHECKING:
    from reunion_desktop.engine.calls import Call
    from reunion_desktop.ui.calls.button import CallButton


class Stepper(QObject):
    """Shows one of several numbers at a time, the lowest first."""

    stepped = Signal()
    """Another number is shown."""

    def __init__(
        self, calls: tuple[Call, ...], less: CallButton, number: CallButton, more: CallButton
    ) -> None:
        """Connect the buttons; ``number`` has the text of the current call."""
        super().__init__(number)
        self._calls, self._at = calls, 0
        self._ways = less, more
        self.number = number
        """The button with the current number."""
        for way in self._ways:
            way.setAutoRepeat(True)
        less.clicked.connect(lambda: self.step(-1))
        more.clicked.connect(lambda: self.step(1))

    @property
    def call(self) -> Call:
        """The call with the current number."""
        return self._calls[self._at]

    def step(self, way: int) -> None:
        """Go to the next number up or down, if there is one."""
        self._at = min(max(self._at + way, 0), len(self._calls) - 1)
        self.stepped.emit()

    def go_to(self, call: Call | None) -> None:
        """Go to the number of a call, if it is among the numbers."""
        if call in self._calls:
            self._at = self._calls.index(call)

    def write(self) -> None:
        """Update the texts of the buttons for less and more."""
        less = QCoreApplication.translate("CallBar", "Less")
        words = less, QCoreApplication.translate("CallBar", "More")
        for button, sign, word in zip(self._ways, "\N{MINUS SIGN}+", words, strict=True):
            button.show_face(Face(sign))
            button.setAccessibleName(word)
            button.setToolTip(word)
