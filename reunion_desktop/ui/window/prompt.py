"""The panel in the middle of the table: what was counted, and the buttons to go on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFontInfo, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from reunion_desktop.ui.look.plain_words import PlainLabel

_MARGIN = 16
_WIDEST = 33
"""Heights of a letter; longer lines are hard to read."""


class Prompt(QFrame):
    """A few lines and one or two buttons, centred over the widget it belongs to."""

    accepted = Signal()
    """The first button: go on."""
    declined = Signal()
    """The second button."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.setObjectName("prompt")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self._heading = PlainLabel(self)
        self._heading.setObjectName("promptHeading")
        self._heading.setWordWrap(True)
        self._text = PlainLabel(self)
        self._text.setWordWrap(True)
        self._first = QPushButton(self)
        self._first.setDefault(True)
        self._second = QPushButton(self)
        self._first.clicked.connect(self.accepted)
        self._second.clicked.connect(self.declined)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self._second)
        buttons.addWidget(self._first)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_MARGIN + 4, _MARGIN, _MARGIN + 4, _MARGIN)
        layout.setSpacing(_MARGIN // 2)
        layout.addWidget(self._heading)
        layout.addWidget(self._text)
        layout.addSpacing(4)
        layout.addLayout(buttons)
        over.installEventFilter(self)
        self.hide()

    def ask(self, heading: str, text: str, first: str, second: str = "") -> None:
        """Show the panel; an empty second word leaves only one button."""
        self._heading.setText(heading)
        self._text.setText(text)
        self._text.setVisible(bool(text))
        self._first.setText(first)
        self._second.setText(second)
        self._second.setVisible(bool(second))
        self.setAccessibleName(heading)
        self._place()
        self.show()
        self.raise_()
        self._first.setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle when the table or its print changes its size."""
        sizes = QEvent.Type.Resize, QEvent.Type.FontChange, QEvent.Type.StyleChange
        if event.type() in sizes and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space and Enter go on, wherever in the panel the focus is."""
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.accepted.emit()
        else:
            super().keyPressEvent(event)

    def _place(self) -> None:
        over = self.parentWidget()
        if over is None:
            return
        letter = QFontInfo(self._text.font()).pixelSize()
        width = min(_WIDEST * letter, over.width() - 2 * _MARGIN)
        layout = self.layout()
        if layout is not None:
            layout.activate()
            self.setFixedSize(width, layout.totalHeightForWidth(width))
        left = (over.width() - self.width()) // 2
        top = max(_MARGIN, (over.height() - self.height()) * 2 // 5)
        self.move(left, top)
