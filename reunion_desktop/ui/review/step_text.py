"""Strip below the review's table: text of the last step, and the legend of the marks."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from reunion_desktop.engine.cards import CardSet
from reunion_desktop.ui.access.announcer import AnnouncementBoard, Announcer
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.language.labels import Labels
from reunion_desktop.ui.look.elided_line import ElidedLine
from reunion_desktop.ui.review.scrolled_text import ScrolledText
from reunion_desktop.ui.review.values import DealMoment
from reunion_desktop.ui.review.words import moment_sentence
from reunion_desktop.ui.words.cards import cards_list

_LINES, _FEWEST = 3, 2
"""Visible lines of a text, and in a low window; a longer one scrolls."""
_AROUND = 9
"""Pixels around the strip and between the entries of the legend."""


@guarded
class Swatch(QWidget):
    """Small card with the outline used to mark cards on the table."""

    def __init__(self, parent: QWidget, *, dashed: bool) -> None:
        """Dashed outline for the better card, solid outline for the chosen one."""
        super().__init__(parent)
        self._dashed = dashed

    def sizeHint(self) -> QSize:
        """Size hint with the height of a line of text."""
        line = self.fontMetrics().height()
        return QSize(round(line * 0.9), round(line * 1.1))

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it in the colour of the text beside it."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        thick = max(2.0, self.height() / 9)
        pen = QPen(ink, thick)
        if self._dashed:
            pen.setDashPattern([1.8, 1.2])
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        box = QRectF(self.rect()).adjusted(thick * 1.6, thick * 1.6, -thick * 1.6, -thick)
        painter.setPen(pen)
        painter.drawRoundedRect(box, thick, thick)
        if not self._dashed:
            knob = QRectF(0, 0, thick * 2.6, thick * 2.6)
            knob.moveCenter(box.center())
            knob.moveTop(0)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            painter.drawEllipse(knob)
        painter.end()


class StepText(QWidget):
    """Shows the text of each step, and announces it to screen readers; of constant height."""

    def __init__(self, labels: Labels, parent: QWidget) -> None:
        """Create an empty strip; ``labels`` are the texts of its window."""
        super().__init__(parent)
        self.step = ScrolledText(_LINES, _LINES, labels, self)
        self.chosen, self.better = ElidedLine(self), ElidedLine(self)
        self._announcer = Announcer(self.step, AnnouncementBoard(self))
        self.marked: tuple[CardSet, CardSet] | None = None
        """Cards marked as chosen and as better; None while no marks are shown."""
        labels.write(self.setAccessibleName, lambda: self.tr("Description of the move"))
        layout = QVBoxLayout(self)
        layout.setSpacing(0)
        layout.addWidget(self.step)
        self._line = QHBoxLayout()
        layout.addLayout(self._line)
        self._legend: list[QWidget] = []
        for label, dashed in ((self.chosen, False), (self.better, True)):
            entry = QWidget(self)
            row = QHBoxLayout(entry)
            row.setContentsMargins(0, 0, 0, 0)
            row.addWidget(Swatch(entry, dashed=dashed))
            row.addWidget(label, 1)
            self._line.addWidget(entry)
            # The table above keeps its size while the legend is hidden.
            policy = entry.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            entry.setSizePolicy(policy)
            self._legend.append(entry)
        self._line.addStretch(1)
        self.mark(None)

    def measure(self, signs: QFontMetrics, *, low: bool) -> None:
        """Set the height for a font of this size."""
        self.step.measure(signs, _FEWEST if low else _LINES)
        # In a low window the text is large for the strip's width, and the table needs the height.
        way, layout = QBoxLayout.Direction, self.layout()
        if layout is not None:
            layout.setContentsMargins(
                _AROUND, 0 if low else _AROUND, _AROUND, 0 if low else _AROUND
            )
        self._line.setSpacing(0 if low else _AROUND)
        self._line.setDirection(way.TopToBottom if low else way.LeftToRight)

    def tell(self, moment: DealMoment, names: tuple[str, ...]) -> None:
        """Show and announce the text of a position."""
        self.step.say(lambda: moment_sentence(moment, names))
        self._announcer.say(self.step.text)

    def drop(self) -> None:
        """Do not announce texts that were not announced yet."""
        self._announcer.drop()

    def mark(self, marked: tuple[CardSet, CardSet] | None) -> None:
        """Show the legend for the cards marked as chosen and as better; None hides it."""
        self.marked = marked
        chosen, better = self._legend
        chosen.setVisible(marked is not None)
        better.setVisible(marked is not None and bool(marked[1]))
        if marked is not None:
            texts = self.tr("Your move: {cards}"), self.tr("Better: {cards}")
            for label, text, cards in zip((self.chosen, self.better), texts, marked, strict=True):
                label.setText(text.format(cards=cards_list(cards)))
