"""A deal again: forwards, backwards, with all hands open, and the play checker beside it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from html import escape

from PySide6.QtCore import QEvent, QLocale, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDockWidget,
    QFrame,
    QLabel,
    QMainWindow,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSlider,
    QStyle,
    QToolBar,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from reunion_desktop.engine.seats import Seat
from reunion_desktop.ui.cards.faces import Faces
from reunion_desktop.ui.look.plain_words import PlainLabel, on_hover
from reunion_desktop.ui.look.surroundings import inked
from reunion_desktop.ui.look.theme import Speed, Theme, index_letters
from reunion_desktop.ui.review.moments import (
    DealGrade,
    DealName,
    Judgement,
    Moment,
    ReviewSource,
    Variation,
)
from reunion_desktop.ui.review.words import (
    decision_cost,
    decision_sentence,
    decision_title,
    grade_sentence,
    grade_title,
    variation_sentence,
)
from reunion_desktop.ui.table.place.hand_order import HandOrder
from reunion_desktop.ui.table.view import TableView
from reunion_desktop.ui.words.labels import Captions, name_buttons
from reunion_desktop.ui.words.table import TableWords

_SIZE = QSize(1180, 760)
_NARROWEST, _BROADEST = 40, 64
"""Ordinary characters that stand side by side in the list of decisions."""
_SHARE = 0.27
"""Of the window's breadth, for the list of decisions between these bounds."""
_LINES = 6
"""Of a verdict that are seen at once; a longer one is scrolled."""
_LAST_TRICK = 10
"""The longest number of a trick."""
_PLACE = int(Qt.ItemDataRole.UserRole)


class ReviewWindow(QMainWindow):
    """One deal at a time, moment by moment."""

    play_on = Signal(object, int, int)
    """A DealName, the seat that is looked from, and how many decisions stand: the game is to go on
    from there."""
    again = Signal(object, int)
    """A DealName and a seat: the deal is to be played once more."""

    def __init__(
        self,
        source: ReviewSource,
        faces: Faces,
        speed: Speed,
        parent: QWidget | None = None,
    ) -> None:
        """Lay the window out; :meth:`open_deal` shows the first deal.

        Args:
            source: where the deals come from.
            faces: the cards' pictures.
            speed: how fast cards move.
            parent: the window it belongs to.
        """
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.Window)
        self.resize(_SIZE)
        self._source = source
        self._deals = source.deals
        self._moments: tuple[Moment, ...] = ()
        self._deal_moments: tuple[Moment, ...] = ()
        self._at = 0
        self._judgements: dict[int, Judgement] = {}
        self._grade: DealGrade | None = None
        self.table = TableView(
            faces, lambda _refusal: "", TableWords.translated(), speed=speed, parent=self
        )
        self.setCentralWidget(self.table)
        self._deal = QComboBox(self)
        self._seat = QComboBox(self)
        self._open = QAction(self)
        self._slider = QSlider(Qt.Orientation.Horizontal, self)
        self._where = PlainLabel(self)
        self._list = QTreeWidget(self)
        self._verdict = PlainLabel(self)
        self._words = QScrollArea(self)
        self._dock = QDockWidget(self)
        self._awaited: int | None = None
        self._grading = QLabel(self)
        self._progress = QProgressBar(self)
        self._better, self._back = QPushButton(self), QPushButton(self)
        self._on, self._again = QPushButton(self), QPushButton(self)
        self._told: Callable[[], str] = str
        self._captions = Captions()
        self._pictures: list[tuple[QAction, QStyle.StandardPixmap]] = []
        write = self._captions.write
        write(self._better.setText, lambda: self.tr("Play the &better choice out"))
        write(self._back.setText, lambda: self.tr("&Back to the deal as it was"))
        write(self._on.setText, lambda: self.tr("&Play on from here"))
        write(self._again.setText, lambda: self.tr("Play the deal a&gain"))
        self._put_together()
        self._connect()

    # The window ---------------------------------------------------------------------------------

    def _put_together(self) -> None:
        write = self._captions.write
        bar = QToolBar(self)
        write(bar.setWindowTitle, lambda: self.tr("Steps"))
        bar.setObjectName("steps")
        bar.setMovable(False)
        write(self._deal.setAccessibleName, lambda: self.tr("Deal"))
        write(self._seat.setAccessibleName, lambda: self.tr("Seen by"))
        write(self._deal.setToolTip, lambda: self.tr("Which deal is looked at"))
        write(
            self._seat.setToolTip,
            lambda: self.tr("Whose place is looked from, and whose play is judged"),
        )
        write(self._slider.setAccessibleName, lambda: self.tr("Moment"))
        self._slider.setMinimumWidth(120)
        for box in (self._deal, self._seat):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        bar.addWidget(self._deal)
        bar.addWidget(self._seat)
        bar.addSeparator()
        icons = QStyle.StandardPixmap
        for icon, tip, step, key in (
            (
                icons.SP_MediaSkipBackward,
                lambda: self.tr("To the beginning (Home)"),
                self._first,
                "Home",
            ),
            (
                icons.SP_MediaSeekBackward,
                lambda: self.tr("A trick back (Page Up)"),
                self._trick_back,
                "PgUp",
            ),
            (icons.SP_ArrowLeft, lambda: self.tr("A card back (Left)"), self._step_back, "Left"),
            (icons.SP_ArrowRight, lambda: self.tr("A card on (Right)"), self._step_on, "Right"),
            (
                icons.SP_MediaSeekForward,
                lambda: self.tr("A trick on (Page Down)"),
                self._trick_on,
                "PgDown",
            ),
            (icons.SP_MediaSkipForward, lambda: self.tr("To the end (End)"), self._last, "End"),
        ):
            action = QAction("", self)
            self._pictures.append((action, icon))
            action.setShortcut(QKeySequence(key))
            action.triggered.connect(step)
            bar.addAction(action)
            button = bar.widgetForAction(action)
            for put in (action.setText, action.setToolTip, button.setAccessibleName):
                write(put, tip)
        self._ink()
        bar.addWidget(self._slider)
        self._where.setAlignment(Qt.AlignmentFlag.AlignCenter)
        bar.addWidget(self._where)
        bar.addSeparator()
        self._open.setCheckable(True)
        self._open.setShortcut(QKeySequence("O"))
        write(self._open.setText, lambda: self.tr("&Open hands"))
        write(self._open.setToolTip, lambda: self.tr("Show all cards (O)"))
        bar.addAction(self._open)
        self.addToolBar(bar)
        # Neither bar nor list can be put away: there is no menu to bring them back.
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._fill_dock()
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self._dock)
        for close in (QKeySequence(QKeySequence.StandardKey.Close), QKeySequence("Esc")):
            QShortcut(close, self, self.close)
        self._measure()

    def _fill_dock(self) -> None:
        write = self._captions.write
        dock = self._dock
        write(dock.setWindowTitle, self._whose_play)
        dock.setObjectName("checker")
        features = QDockWidget.DockWidgetFeature
        dock.setFeatures(features.DockWidgetMovable | features.DockWidgetFloatable)
        side = QWidget(dock)
        layout = QVBoxLayout(side)
        self._grading.setWordWrap(True)
        self._grading.setTextFormat(Qt.TextFormat.RichText)
        write(self._list.setAccessibleName, lambda: self.tr("Decisions"))
        self._list.setColumnCount(2)
        head = self._list.headerItem()
        write(partial(head.setText, 0), lambda: self.tr("Decision"))
        write(partial(head.setText, 1), lambda: self.tr("Units"))
        self._list.setRootIsDecorated(False)
        self._list.setUniformRowHeights(True)
        self._list.header().setStretchLastSection(False)
        self._list.header().setSectionResizeMode(0, self._list.header().ResizeMode.Stretch)
        self._list.header().setSectionResizeMode(1, self._list.header().ResizeMode.ResizeToContents)
        self._verdict.setWordWrap(True)
        self._verdict.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._progress.setTextVisible(False)
        self._progress.setMaximumHeight(6)
        write(self._progress.setAccessibleName, lambda: self.tr("Judging"))
        layout.addWidget(self._grading)
        layout.addWidget(self._progress)
        layout.addWidget(self._list, 1)
        self._words.setWidget(self._verdict)
        self._words.setWidgetResizable(True)
        write(self._words.setAccessibleName, lambda: self.tr("Decision"))
        self._words.setFrameShape(QFrame.Shape.NoFrame)
        self._words.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._words.viewport().setAutoFillBackground(False)
        self._verdict.setAutoFillBackground(False)
        layout.addWidget(self._words)
        for label in (self._grading, self._verdict):
            # However long a sentence is, the side keeps its breadth and the table its size.
            policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            policy.setHeightForWidth(True)
            label.setSizePolicy(policy)
        for button in (self._better, self._back, self._on, self._again):
            layout.addWidget(button)
        dock.setWidget(side)

    def _whose_play(self) -> str:
        """What the list is, and whose play is judged in it."""
        text, name = self.tr("Play checker"), self._seat.currentText()
        return f"{text} – {name}" if name else text

    def _measure(self) -> None:
        """Give what holds words the room that words of this size and language need."""
        signs, side = self.fontMetrics(), self._dock.widget()
        side.setMinimumWidth(_NARROWEST * signs.averageCharWidth())
        self._words.setFixedHeight(_LINES * signs.lineSpacing())
        trick = self.tr("Trick {number}").format(number=_LAST_TRICK)
        longest = max(map(signs.horizontalAdvance, (trick, self.tr("Laying away"))))
        self._where.setMinimumWidth(longest + 2 * signs.averageCharWidth())
        self._share_out()

    def _share_out(self) -> None:
        """Give the table its size and the list of decisions what is left, within bounds."""
        sign = self.fontMetrics().averageCharWidth()
        breadth = max(_NARROWEST * sign, min(round(self.width() * _SHARE), _BROADEST * sign))
        self.resizeDocks([self._dock], [breadth], Qt.Orientation.Horizontal)

    def showEvent(self, event: QShowEvent) -> None:
        """Share the breadth out between table and list; from now on that is the person's affair."""
        super().showEvent(event)
        if not event.spontaneous():
            self._share_out()
            self._slider.setFocus()

    def _connect(self) -> None:
        self._deal.activated.connect(self._chosen)
        self._seat.activated.connect(self._chosen)
        self._slider.valueChanged.connect(self._slid)
        self._open.toggled.connect(self._laid_open)
        self._list.currentItemChanged.connect(self._picked)
        self._better.clicked.connect(self._play_out)
        self._back.clicked.connect(self._as_it_was)
        self._on.clicked.connect(self._play_on)
        self._again.clicked.connect(self._play_again)

    # What is shown ------------------------------------------------------------------------------

    def open_deal(self, name: DealName, seat: Seat = 0) -> None:
        """Show a deal from its beginning, as a seat saw it, and have that seat's play judged."""
        self._name_deals(self._deals.index(name))
        self._seat.clear()
        self._seat.addItems(list(self._source.names(name, 0)))
        self._seat.setCurrentIndex(seat)
        self._dock.setWindowTitle(self._whose_play())
        names = self._source.names(name, seat)
        self.table.set_names(names)
        self._deal_moments = self._source.moments(name, seat)
        self._judgements = {}
        self._grade = None
        self._list.clear()
        self._tell(str)
        self._say_grade()
        self._progress.setVisible(True)
        self._progress.setRange(0, 0)
        self._awaited = None
        self._as_it_was()
        self._source.judge(name, seat)

    def adopt(self, theme: Theme, speed: Speed, order: HandOrder) -> None:
        """Look as the other tables do now.

        Args:
            theme: the cards and the table.
            speed: how fast cards move.
            order: how one's own hand is sorted.
        """
        self.table.set_speed(speed)
        # An order laid by hand is that of another hand.
        self.table.set_hand_order(HandOrder.SUIT if order is HandOrder.OWN else order)
        if theme != self.table.faces.theme:
            self.table.retheme(theme)

    def _name_deals(self, chosen: int) -> None:
        """Write which deals there are, and which is looked at."""
        self._deal.clear()
        for each in self._deals:
            text = self.tr("Game {game}, deal {deal}").format(game=each.game, deal=each.deal)
            self._deal.addItem(text)
        self._deal.setCurrentIndex(chosen)
        self.setWindowTitle(f"{self._deal.currentText()} – Reunion Desktop")

    def _tell(self, told: Callable[[], str]) -> None:
        """Say something of a decision; it can be said again in another language."""
        self._told = told
        self._verdict.setText(told())

    def _say_grade(self) -> None:
        if self._grade is None:
            self._grading.setText(self.tr("The expert looks at every decision …"))
            return
        title, words = grade_title(self._grade), grade_sentence(self._grade)
        self._grading.setText(f"<b>{escape(title)}.</b> {escape(words)}")

    @property
    def moment(self) -> Moment:
        """What is shown now."""
        return self._moments[self._at]

    @property
    def judgements(self) -> tuple[Judgement, ...]:
        """What was judged so far, in the order of play."""
        return tuple([self._judgements[place] for place in sorted(self._judgements)])

    @Slot(object)
    def add(self, judgement: Judgement) -> None:
        """Take a judgement of the deal that is shown."""
        self._judgements[judgement.place] = judgement
        self._fill()

    @Slot(int, int)
    def show_progress(self, done: int, out_of: int) -> None:
        """Show how far the judge has come."""
        self._progress.setRange(0, out_of)
        self._progress.setValue(done)

    @Slot(object)
    def show_grade(self, grade: DealGrade) -> None:
        """Show what the judge says of the whole deal."""
        self._grade = grade
        self._progress.setVisible(False)
        self._say_grade()
        self._fill()
        # Whoever has begun to look about is left where he is.
        if grade.dearest and not self._at and self._current() is None:
            self._pick(grade.dearest[0])

    @Slot(object)
    def show_variation(self, variation: Variation) -> None:
        """Show the deal as it would have gone on with the better choice, if it is still wanted."""
        judgement, awaited = self._current(), self._awaited
        self._awaited = None
        self._progress.setVisible(self._grade is None)
        if judgement is None or judgement.place != awaited:
            self._better.setEnabled(judgement is not None and judgement.units > 0)
            return
        real = self._deal_moments[-1].observation.lines[-1].points
        self._tell(lambda: variation_sentence(variation, real))
        at = self._at
        self._moments = variation.moments
        self._back.setVisible(True)
        self._better.setEnabled(False)
        self._slider.setRange(0, len(self._moments) - 1)
        self._go(min(at, len(self._moments) - 1))

    def _as_it_was(self) -> None:
        """Look at the deal as it was played."""
        self._moments = self._deal_moments
        self._back.setVisible(False)
        self._slider.setRange(0, len(self._moments) - 1)
        self._go(min(self._at, len(self._moments) - 1))
        self._picked()

    def _fill(self) -> None:
        current = self._current()
        self._list.blockSignals(True)  # noqa: FBT003 - Qt's own.
        self._list.clear()
        dearest = self._grade.dearest if self._grade is not None else ()
        for judgement in self.judgements:
            item = QTreeWidgetItem([decision_title(judgement), decision_cost(judgement)])
            item.setData(0, _PLACE, judgement.place)
            item.setToolTip(0, on_hover(item.text(0)))
            described = Qt.ItemDataRole.AccessibleDescriptionRole
            item.setData(0, described, decision_sentence(judgement))
            item.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            if judgement.place in dearest:
                font = item.font(0)
                font.setBold(True)
                item.setFont(0, font)
                item.setFont(1, font)
            self._list.addTopLevelItem(item)
            if current is not None and current.place == judgement.place:
                self._list.setCurrentItem(item)
        self._list.blockSignals(False)  # noqa: FBT003 - Qt's own.

    def _current(self) -> Judgement | None:
        item = self._list.currentItem()
        return self._judgements.get(item.data(0, _PLACE)) if item is not None else None

    def _pick(self, place: int) -> None:
        for row in range(self._list.topLevelItemCount()):
            item = self._list.topLevelItem(row)
            if item is not None and item.data(0, _PLACE) == place:
                self._list.setCurrentItem(item)

    @Slot()
    def _picked(self) -> None:
        """A decision was chosen: look at the moment before it, with the better choice marked."""
        judgement = self._current()
        wanted = judgement is not None and judgement.units > 0 and self._awaited is None
        self._better.setEnabled(wanted)
        if judgement is None:
            return
        self._moments = self._deal_moments
        self._back.setVisible(False)
        self._slider.setRange(0, len(self._moments) - 1)
        self._tell(lambda: decision_sentence(judgement))
        self._words.verticalScrollBar().setValue(0)
        for at, moment in enumerate(self._moments):
            if moment.place == judgement.place:
                self._go(at)
        if judgement.units:
            self.table.show_hint(judgement.best)

    # Moving about -------------------------------------------------------------------------------

    def _go(self, at: int) -> None:
        self._at = max(0, min(at, len(self._moments) - 1))
        self._show()

    def _laid_open(self) -> None:
        hinted = self.table.showing.hinted
        self._show()
        self.table.show_hint(hinted)

    def _show(self) -> None:
        self._say_where()
        self.table.show_table(self.moment.observation)
        self.table.show_open(self.moment.hands if self._open.isChecked() else ())

    def _say_where(self) -> None:
        moment = self.moment
        self._slider.blockSignals(True)  # noqa: FBT003 - Qt's own.
        self._slider.setValue(self._at)
        self._slider.blockSignals(False)  # noqa: FBT003 - Qt's own.
        text = self.tr("Trick {number}").format(number=moment.trick)
        self._where.setText(text if moment.trick else self.tr("Laying away"))
        self._on.setEnabled(
            self._at < len(self._moments) - 1 and self._moments is self._deal_moments
        )

    def _slid(self, at: int) -> None:
        self._go(at)

    def _step_on(self) -> None:
        """A decision on, with its motion."""
        if self._at + 1 >= len(self._moments):
            return
        after = self._moments[self._at + 1]
        if after.step is None or self._open.isChecked():
            self._go(self._at + 1)
            return
        self.table.show_table(self.moment.observation)
        self._at += 1
        self._say_where()
        self.table.perform(after.step)

    def _step_back(self) -> None:
        self._go(self._at - 1)

    def _first(self) -> None:
        self._go(0)

    def _last(self) -> None:
        self._go(len(self._moments) - 1)

    def _trick_on(self) -> None:
        trick = self.moment.trick
        ahead = [at for at, moment in enumerate(self._moments) if moment.trick > trick]
        self._go(ahead[0] if ahead else len(self._moments) - 1)

    def _trick_back(self) -> None:
        """To the beginning of the trick, or of the one before."""
        here = next(at for at, m in enumerate(self._moments) if m.trick == self.moment.trick)
        if here == self._at and here:
            before = self._moments[here - 1].trick
            here = next(at for at, m in enumerate(self._moments) if m.trick == before)
        self._go(here)

    # What is chosen -----------------------------------------------------------------------------

    def _name(self) -> DealName:
        return self._deals[self._deal.currentIndex()]

    def _chosen(self) -> None:
        self._at = 0
        self.open_deal(self._name(), self._seat.currentIndex())

    def _play_out(self) -> None:
        judgement = self._current()
        if judgement is not None:
            self._awaited = judgement.place
            self._better.setEnabled(False)
            if self._grade is not None:
                self._progress.setRange(0, 0)
                self._progress.setVisible(True)
            self._source.play_out(self._name(), self._seat.currentIndex(), judgement.place)

    def _play_on(self) -> None:
        self.play_on.emit(self._name(), self._seat.currentIndex(), self.moment.place)

    def _play_again(self) -> None:
        self.again.emit(self._name(), self._seat.currentIndex())

    def _ink(self) -> None:
        """Give the buttons their pictures, in the ink of the words around them."""
        for action, picture in self._pictures:
            action.setIcon(inked(self.style().standardIcon(picture), self.palette()))

    def changeEvent(self, event: QEvent) -> None:
        """Say everything again when the language has changed; follow light and dark."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._ink()
        if event.type() is QEvent.Type.FontChange:
            self._measure()
        if event.type() is not QEvent.Type.LanguageChange:
            return
        self._captions.rewrite()
        name_buttons(self._dock)
        self._measure()
        self.table.set_words(TableWords.translated())
        theme = self.table.faces.theme
        self.table.retheme(theme.changed(letters=index_letters(QLocale().name())))
        self._name_deals(self._deal.currentIndex())
        self._tell(self._told)
        self._say_grade()
        self._fill()
        self._say_where()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing is judged for a window that is closed."""
        self._source.cancel()
        super().closeEvent(event)
