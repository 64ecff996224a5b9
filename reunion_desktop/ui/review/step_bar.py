"""Tool bar of the review window: deal, seat, step buttons, slider, show all hands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAction, QFontMetrics, QKeySequence
from PySide6.QtWidgets import QComboBox, QSlider, QStyle, QToolBar, QWidget

from reunion_desktop.engine.seats import Seat
from reunion_desktop.ui.language.labels import Labels
from reunion_desktop.ui.look.appearance import inked
from reunion_desktop.ui.look.plain_text import PlainLabel, name_box
from reunion_desktop.ui.review.timeline import Timeline
from reunion_desktop.ui.review.values import DealName
from reunion_desktop.ui.words.unit_words import UnitWords

_LAST_TRICK = 10
"""Longest number of a trick, for measuring."""
_NARROWEST_SLIDER = 60

Way = Callable[[Timeline], Timeline]
"""Function from one timeline to another."""
Write = Callable[[Callable[[str], object], Callable[[], str]], None]
"""Sets a text that is to be translated again; see :class:`Labels`."""


class StepBar(QToolBar):
    """Tool bar for stepping through a deal."""

    deal_chosen = Signal()
    """Emitted when another deal or seat was selected."""
    go = Signal(object)
    """Emitted with the chosen Way."""
    step_on = Signal()
    """Emitted to go one move forward, animated."""
    hands_toggled = Signal()
    """Emitted when all hands are to be shown, or hidden again."""

    def __init__(self, deals: Sequence[DealName], labels: Labels, parent: QWidget) -> None:
        """Offer the deals; ``labels`` are the texts of the window."""
        super().__init__(parent)
        self._deals = deals
        self._unit = UnitWords()
        self._deal = QComboBox(self)
        self._seat = QComboBox(self)
        self._open = QAction(self)
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self._where = PlainLabel(self)
        self._icons: list[tuple[QAction, QStyle.StandardPixmap]] = []
        self._put_together(labels.write)
        self._deal.activated.connect(self.deal_chosen)
        self._seat.activated.connect(self.deal_chosen)
        self.slider.valueChanged.connect(self._slide)
        self._open.toggled.connect(self.hands_toggled)

    def _put_together(self, write: Write) -> None:
        write(self.setWindowTitle, lambda: self.tr("Step through the deal"))
        self.setObjectName("steps")
        self.setMovable(False)
        write(self._deal.setToolTip, lambda: self.tr("Deal to review"))
        write(
            self._seat.setToolTip,
            lambda: self.tr("Player whose view is shown and whose play is analysed"),
        )
        write(self.slider.setAccessibleName, lambda: self.tr("Position in the deal"))
        self.slider.setMinimumWidth(_NARROWEST_SLIDER)
        for box in (self._deal, self._seat):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.addWidget(self._deal)
        self.addWidget(self._seat)
        write(partial(name_box, self._deal), lambda: self.tr("Deal"))
        write(partial(name_box, self._seat), lambda: self.tr("View from"))
        self.addSeparator()
        self._add_steps(write)
        self.ink()
        self.addWidget(self.slider)
        self._where.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.addWidget(self._where)
        self.addSeparator()
        self._open.setCheckable(True)
        self._open.setShortcut(QKeySequence("O"))
        write(self._open.setText, lambda: self.tr("Show all &cards"))
        write(self._open.setToolTip, lambda: self.tr("Show all cards (O)"))
        self.addAction(self._open)

    def _add_steps(self, write: Write) -> None:
        icons = QStyle.StandardPixmap
        tips: tuple[Callable[[], str], ...] = (
            lambda: self.tr("To the beginning (Home)"),
            lambda: self.tr("Previous trick (Page Up)"),
            lambda: self.tr("Previous card (Left)"),
            lambda: self.tr("Next card (Right)"),
            lambda: self.tr("Next trick (Page Down)"),
            lambda: self.tr("To the end (End)"),
        )
        steps: tuple[tuple[str, QStyle.StandardPixmap, Callable[[], object]], ...] = (
            ("Home", icons.SP_MediaSkipBackward, lambda: self.go.emit(Timeline.first)),
            ("PgUp", icons.SP_MediaSeekBackward, lambda: self.go.emit(Timeline.trick_back)),
            ("Left", icons.SP_ArrowLeft, lambda: self.go.emit(Timeline.back)),
            ("Right", icons.SP_ArrowRight, self.step_on.emit),
            ("PgDown", icons.SP_MediaSeekForward, lambda: self.go.emit(Timeline.trick_on)),
            ("End", icons.SP_MediaSkipForward, lambda: self.go.emit(Timeline.last)),
        )
        for tip, (key, icon, act) in zip(tips, steps, strict=True):
            action = QAction("", self)
            self._icons.append((action, icon))
            action.setShortcut(QKeySequence(key))
            action.triggered.connect(lambda _on=False, act=act: act())
            self.addAction(action)
            button = self.widgetForAction(action)
            for put in (action.setText, action.setToolTip, button.setAccessibleName):
                write(put, tip)

    def _slide(self, at: int) -> None:
        self.go.emit(lambda timeline: timeline.to(at))

    # Selection ------------------------------------------------------------------------------------

    @property
    def deal(self) -> DealName:
        """Selected deal."""
        return self._deals[self._deal.currentIndex()]

    @property
    def deal_text(self) -> str:
        """Text of the selected deal."""
        return self._deal.currentText()

    @property
    def seat(self) -> Seat:
        """Selected seat."""
        return self._seat.currentIndex()

    @property
    def seat_text(self) -> str:
        """Text of the selected seat: the name of its player."""
        return self._seat.currentText()

    def is_open(self) -> bool:
        """Check whether all hands are to be shown."""
        return self._open.isChecked()

    # Current state --------------------------------------------------------------------------------

    def choose(self, name: DealName, seat: Seat, players: Sequence[str], unit: UnitWords) -> None:
        """Let a deal and a seat be chosen, and say who sits there."""
        self._unit = unit
        self.write_deals(self._deals.index(name))
        self._seat.clear()
        self._seat.addItems(list(players))
        self._seat.setCurrentIndex(seat)

    def write_deals(self, chosen: int | None = None) -> None:
        """Name the deals in the current language; another one may be chosen."""
        chosen = self._deal.currentIndex() if chosen is None else chosen
        self._deal.clear()
        self._deal.addItems([self._unit.deal(each.game, each.deal) for each in self._deals])
        self._deal.setCurrentIndex(chosen)

    def show_place(self, timeline: Timeline) -> None:
        """Show the position in the deal, without emitting signals."""
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, timeline.end)
            self.slider.setValue(timeline.at)
        moment = timeline.moment
        text = self.tr("Trick {number}").format(number=moment.trick)
        deal = moment.observation.deal
        before = self.tr("Calls") if moment.calling else self.tr("Discard")
        if deal is not None and deal.contract.taker is None and not moment.calling:
            before = self.tr("Exchange")
        if deal is not None and deal.stock is not None:
            before = ""  # Turns are not counted.
        self._where.setText(text if moment.trick else before)

    def measure(self, signs: QFontMetrics) -> None:
        """Reserve the width that the trick number needs in a font of this size."""
        trick = self.tr("Trick {number}").format(number=_LAST_TRICK)
        before = self.tr("Discard"), self.tr("Exchange"), self.tr("Calls")
        longest = max(map(signs.horizontalAdvance, (trick, *before)))
        self._where.setMinimumWidth(longest + 2 * signs.averageCharWidth())

    def ink(self) -> None:
        """Draw the icons of the buttons in the colour of the text."""
        for action, icon in self._icons:
            action.setIcon(inked(self.style().standardIcon(icon), self.palette()))
