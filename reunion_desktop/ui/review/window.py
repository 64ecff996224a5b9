"""Review window: a deal shown step by step on a table, with the move analysis beside it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QLocale, QSize, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from reunion_desktop.engine.cards import NO_CARDS
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.ids import IDS
from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.language.labels import Labels, name_buttons
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.look.theme import Theme, index_letters
from reunion_desktop.ui.review.checker import CheckerDock
from reunion_desktop.ui.review.step_bar import StepBar, Way
from reunion_desktop.ui.review.step_text import StepText
from reunion_desktop.ui.review.timeline import Timeline
from reunion_desktop.ui.review.values import (
    DealGrade,
    DealMoment,
    DealName,
    MoveReview,
    ReviewSource,
    Variation,
)
from reunion_desktop.ui.review.words import decision_sentence, variation_sentence
from reunion_desktop.ui.table.layout.hand_order import HandOrder
from reunion_desktop.ui.table.view import TableView
from reunion_desktop.ui.words.game_words import GameWords
from reunion_desktop.ui.words.seat_names import SeatNames
from reunion_desktop.ui.words.table import TableWords

_SIZE = QSize(1180, 760)
_LOW = 20
"""Height of a window that leaves table and move list too little room, in lines of text."""
_COSTLY = 0.1
"""Units from which on a mistake makes a problem."""


@guarded
class ReviewWindow(QMainWindow):
    """Shows one deal at a time, step by step."""

    play_on = Signal(object, int, int)
    """Emitted with a DealName, the viewing seat and the number of moves to keep, to continue the
    game from there."""
    again = Signal(object, int)
    """Emitted with a DealName and a seat, to play the deal again."""
    practise = Signal(object, int, int)
    """Emitted with a DealName, the viewing seat and the place of a mistake, to practise it."""

    def __init__(
        self,
        source: ReviewSource,
        faces: CardPictureCache,
        speed: Speed,
        parent: QWidget | None = None,
    ) -> None:
        """Build the window; :meth:`open_deal` shows the first deal."""
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.Window)
        self.resize(_SIZE.boundedTo(self.screen().availableGeometry().size() * 0.95))
        self._source = source
        self._deal_moments: tuple[DealMoment, ...] = ()
        self._timeline = Timeline(())
        self._asked_about: int | None = None
        """Place of the move whose better alternative is being played out."""
        self.table = TableView(
            faces, lambda _refusal: "", TableWords.translated(), speed=speed, parent=self
        )
        self._labels = Labels()
        self._telling = StepText(self._labels, self)
        self._told: tuple[DealMoment, tuple[str, ...]] | None = None
        """Position described last, and the names of the players."""
        self.checker = CheckerDock(self._labels, self)
        """List of the reviewed moves, with the grade of the deal."""
        self._steps = StepBar(source.deals, self._labels, self)
        self._put_together()
        self._connect()

    # The window -----------------------------------------------------------------------------------

    def _put_together(self) -> None:
        self.addToolBar(self._steps)
        middle = QWidget(self)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.table, 1)
        column.addWidget(self._telling)
        self.setCentralWidget(middle)
        # No menu could show a hidden bar or list again.
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.checker)
        for close in ("Ctrl+W", "Esc"):
            QShortcut(QKeySequence(close), self, self.close)
        self._measure()

    def _connect(self) -> None:
        steps, checker = self._steps, self.checker
        steps.deal_chosen.connect(self._open_chosen)
        steps.go.connect(self._go)
        steps.step_on.connect(self._step_on)
        steps.hands_toggled.connect(self._lay_open)
        checker.moves.currentItemChanged.connect(self._show_decision)
        checker.better.clicked.connect(self._play_out)
        checker.back.clicked.connect(self._show_as_it_was)
        checker.on.clicked.connect(self._play_on)
        checker.again.clicked.connect(self._play_again)
        checker.practise.clicked.connect(self._practise)

    def _measure(self) -> None:
        """Set minimum sizes for the current font and language."""
        signs = self.fontMetrics()
        self.checker.measure(signs)
        self._steps.measure(signs)
        self._share_out()
        self._save_height()

    def _save_height(self) -> None:
        """Leave table and move list the height of a low window, and the table its width."""
        signs = self.fontMetrics()
        low = self.height() < _LOW * signs.lineSpacing()
        self._telling.measure(signs, low=low)
        self.checker.save_height(low=low)
        if low:
            self.resizeDocks([self.checker], [1], Qt.Orientation.Horizontal)

    def _share_out(self) -> None:
        """Give the table its size, and the move list the rest within its limits."""
        breadth = self.checker.breadth(self.width(), self.fontMetrics())
        self.resizeDocks([self.checker], [breadth], Qt.Orientation.Horizontal)

    def showEvent(self, event: QShowEvent) -> None:
        """Divide the width when the window is first shown; later the player's division stays."""
        super().showEvent(event)
        if not event.spontaneous():
            self._share_out()
            self._steps.slider.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the height of the window."""
        super().resizeEvent(event)
        self._save_height()

    def adopt(self, theme: Theme, speed: Speed, order: HandOrder) -> None:
        """Apply the settings of the other tables."""
        self.table.set_speed(speed)
        # A manual order belongs to another hand.
        self.table.set_hand_order(HandOrder.SUIT if order is HandOrder.OWN else order)
        if theme != self.table.faces.theme:
            self.table.retheme(theme)

    # A deal ---------------------------------------------------------------------------------------

    def open_deal(self, name: DealName, seat: Seat = 0) -> None:
        """Show a deal from its beginning, as a seat saw it, and have that seat's play judged."""
        self._deal_moments = self._source.moments(name, seat)
        self._steps.choose(name, seat, self._source.names(name, 0), self._game_words().unit())
        self._write_title()
        names = SeatNames(self._source.names(name, seat))
        self.checker.begin(self._steps.seat_text, self._game_words(), names)
        self._name_players()
        self._asked_about = None
        self._show_as_it_was()
        self._source.judge(name, seat)

    def _open_chosen(self) -> None:
        self._timeline = self._timeline.first()
        self.open_deal(self._steps.deal, self._steps.seat)

    def _name_players(self) -> None:
        """Set the names at the table, and the words of the reviewed game."""
        names = self._source.names(self._steps.deal, self._steps.seat)
        self.table.set_players(names, TableWords.translated(self._game_words()))

    def _game_words(self) -> GameWords:
        """Words of the reviewed game; of the default game while there is none."""
        rules = [moment.observation.rules for moment in self._deal_moments[:1]]
        return words_of(rules[0].game if rules else IDS[0])

    def _write_title(self) -> None:
        self.setWindowTitle(self._steps.deal_text)

    @property
    def moment(self) -> DealMoment:
        """Position shown now."""
        return self._timeline.moment

    # Review results -------------------------------------------------------------------------------

    @Slot(object)
    def show_grade(self, grade: DealGrade) -> None:
        """Show the grade of the whole deal."""
        self.checker.show_grade(grade)
        # Do not move a player who has already begun to step through the deal.
        moves = self.checker.moves
        if grade.dearest and not self._timeline.at and moves.current() is None:
            self._telling.drop()
            moves.pick(grade.dearest[0])
        else:
            self._describe()

    @Slot(object)
    def show_variation(self, variation: Variation) -> None:
        """Show the playout of the better move, unless it is no longer wanted."""
        judgement, asked_about = self.checker.moves.current(), self._asked_about
        self._asked_about = None
        self.checker.show_answered()
        if judgement is None or judgement.place != asked_about:
            self.checker.better.setEnabled(judgement is not None and judgement.units > 0)
            return
        end = self._deal_moments[-1].observation
        line, sides = end.lines[-1], end.rules.sides
        self.checker.verdict.say(lambda: variation_sentence(variation, line, sides))
        self._show(self._timeline.along(variation.moments))

    @Slot()
    def _show_as_it_was(self) -> None:
        """Show the deal as it was played, at the selected move."""
        timeline, judgement = self._timeline.along(self._deal_moments), self.checker.moves.current()
        self._show(timeline if judgement is None else timeline.to_decision(judgement.place))

    @Slot()
    def _show_decision(self) -> None:
        """Show the position before the selected move."""
        if self.checker.moves.current() is not None:
            self._show_as_it_was()

    # Navigation -----------------------------------------------------------------------------------

    def _go(self, way: Way) -> None:
        self._show(way(self._timeline))

    def _show(self, timeline: Timeline) -> None:
        self._timeline = timeline
        moment = self.moment
        self.table.show_table(moment.observation, lying=moment.lying)
        lies_open = (*moment.hands, moment.laid_away) if self._steps.is_open() else ()
        self.table.show_open(lies_open)
        self._describe()

    def _describe(self) -> None:
        """Make bar, texts, list and marks speak of the position on the table."""
        timeline, checker = self._timeline, self.checker
        moment = timeline.moment
        self._steps.show_place(timeline)
        names = self._source.names(self._steps.deal, self._steps.seat)
        if (moment, names) != self._told:
            self._told = moment, names
            self._telling.tell(moment, names)
        as_it_was = timeline.moments is self._deal_moments
        checker.on.setEnabled(as_it_was and timeline.at < timeline.end)
        judgement = None
        if as_it_was:
            words = self._game_words()
            judgement = checker.moves.follow(None if moment.lying else moment.place)
            told = () if judgement is None else (judgement,)
            checker.verdict.say(
                lambda: "".join([decision_sentence(one, words, SeatNames(names)) for one in told])
            )
            checker.verdict.setVisible(judgement is not None)
        mistaken = judgement is not None and judgement.units > 0
        checker.better.setEnabled(mistaken and self._asked_about is None)
        costly = judgement is not None and judgement.units >= _COSTLY
        checker.offer(back=not as_it_was, practise=costly)
        self._mark(judgement)

    def _mark(self, judgement: MoveReview | None) -> None:
        """Mark the chosen and the better cards of a move, and show the legend."""
        chosen, better = NO_CARDS, NO_CARDS
        if judgement is not None:
            chosen, better = judgement.chosen, judgement.best if judgement.units else NO_CARDS
        self.table.show_hint(better, chosen)
        self._telling.mark((chosen, better) if chosen or better else None)

    def _lay_open(self) -> None:
        self._show(self._timeline)

    def _step_on(self) -> None:
        """Go forward one move, animated."""
        before, after = self.moment, self._timeline.on()
        if after.at == self._timeline.at:
            return
        if self._steps.is_open():
            self._show(after)
            return
        self._timeline = after
        self.table.show_move(before.observation, after.moment.step)
        self._describe()

    # Actions --------------------------------------------------------------------------------------

    def _play_out(self) -> None:
        judgement = self.checker.moves.current()
        if judgement is not None:
            self._asked_about = judgement.place
            self.checker.better.setEnabled(False)
            if self.checker.is_graded():
                self.checker.show_waiting()
            self._source.play_out(self._steps.deal, self._steps.seat, judgement.place)

    def _play_on(self) -> None:
        self.play_on.emit(self._steps.deal, self._steps.seat, self.moment.place)

    def _play_again(self) -> None:
        self.again.emit(self._steps.deal, self._steps.seat)

    def _practise(self) -> None:
        judgement = self.checker.moves.current()
        if judgement is not None:
            self.practise.emit(self._steps.deal, self._steps.seat, judgement.place)

    # Events ---------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Update texts after a change of language, and icons after a change of palette."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._steps.ink()
        if event.type() is QEvent.Type.FontChange:
            self._measure()
        if event.type() is QEvent.Type.LanguageChange:
            self._say_anew()

    def _say_anew(self) -> None:
        self._labels.rewrite()
        self._steps.write_deals()
        name_buttons(self.checker)
        self.checker.moves.fill()
        self._telling.mark(self._telling.marked)
        self._measure()
        self._name_players()
        theme = self.table.faces.theme
        self.table.retheme(replace(theme, letters=index_letters(QLocale().name())))
        self._write_title()
        self._describe()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Cancel the review when the window closes."""
        self._source.cancel()
        super().closeEvent(event)
