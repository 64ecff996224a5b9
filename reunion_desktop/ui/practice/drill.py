"""Window of the drill: which cards are still out at a moment of a deal."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QMainWindow, QPushButton, QVBoxLayout, QWidget

from reunion_desktop.ui.access.announcer import speaking_ms
from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.language.labels import Labels
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.look.plain_text import PlainLabel, isolated
from reunion_desktop.ui.look.responsive import ScrolledPage, WrappedRow
from reunion_desktop.ui.practice.values import DrillQuestion
from reunion_desktop.ui.review.timeline import Timeline
from reunion_desktop.ui.review.words import moment_sentence
from reunion_desktop.ui.table.view import TableView
from reunion_desktop.ui.words.cards import card_name, cards_list, listed, suit_name
from reunion_desktop.ui.words.table import TableWords

_GAP = 7
_LOW = 30
"""Height of a window in lines of text below which the question stands beside the table."""
_SIZE = QSize(1040, 740)
_CARD_MS = 400
"""Time for a card when the cards follow each other, in milliseconds."""


@guarded
class CardsDrill(QMainWindow):
    """Shows the tricks of a deal, then asks for the cards of a suit that are still out."""

    def __init__(
        self,
        ask: Callable[[], DrillQuestion],
        faces: CardPictureCache,
        speed: Speed,
        speech_rate: int,
        parent: QWidget | None = None,
    ) -> None:
        """Show the deal of the first question.

        Args:
            ask: returns the next question.
            faces: cache of the card pictures.
            speed: speed of the animations.
            speech_rate: words a minute of a screen reader, to which each card is told.
            parent: the main window.
        """
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(_SIZE.boundedTo(self.screen().availableGeometry().size() * 0.95))
        self._ask, self._speech_rate = ask, speech_rate
        self._labels = labels = Labels()
        self.table = TableView(
            faces, lambda _refusal: "", TableWords.translated(), speed=speed, parent=self
        )
        self._text = PlainLabel(self)
        self._text.setWordWrap(True)
        self._cards, self._void = QWidget(self), QWidget(self)
        self._void_text = PlainLabel(self)
        self._void_text.setWordWrap(True)
        self._on, self._run = QPushButton(self), QPushButton(self)
        self._cards_follow = QTimer(self)
        """Shows card after card until the question."""
        self._cards_follow.timeout.connect(self._step)
        self._check, self._next = QPushButton(self), QPushButton(self)
        write = labels.write
        write(self.setWindowTitle, lambda: self.tr("Drill: cards still out"))
        write(self._on.setText, lambda: self.tr("&Next card"))
        write(self._run.setText, self._run_text)
        write(self._check.setText, lambda: self.tr("Chec&k"))
        write(self._next.setText, lambda: self.tr("An&other deal"))
        write(
            self._void_text.setText,
            lambda: self.tr("Which players have shown that they have none?"),
        )
        self._on.clicked.connect(self._next_card)
        self._run.clicked.connect(self._run_or_pause)
        self._check.clicked.connect(self._judge)
        self._next.clicked.connect(self.begin)
        QShortcut(QKeySequence("Esc"), self, self.close)
        QShortcut(QKeySequence("Ctrl+W"), self, self.close)
        self._put_together()
        self.begin()

    def _put_together(self) -> None:
        page = QWidget(self)
        column = QVBoxLayout(page)
        buttons = QWidget(self)
        row = WrappedRow(buttons)
        for button in (self._on, self._run, self._check, self._next):
            button.setAutoDefault(True)
            row.addWidget(button)
        for widget in (self._text, self._cards, self._void_text, self._void):
            column.addWidget(widget)
        column.addStretch()
        for rows in (self._cards, self._void):
            WrappedRow(rows)
        for widget in (self._cards, self._void, buttons):
            layout = widget.layout()
            if layout is not None:
                layout.setSpacing(_GAP)
            policy = widget.sizePolicy()
            policy.setHeightForWidth(True)
            widget.setSizePolicy(policy)
        middle = QWidget(self)
        self._whole = whole = QBoxLayout(QBoxLayout.Direction.TopToBottom, middle)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.table, 3)
        asked = QVBoxLayout()
        self._page = ScrolledPage(page, middle)
        asked.addWidget(self._page, 1)
        below = QVBoxLayout()
        below.setContentsMargins(_GAP, _GAP, _GAP, _GAP)
        below.addWidget(buttons)
        asked.addLayout(below)
        whole.addLayout(asked, 2)
        self.setCentralWidget(middle)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the question beside the table in a window that is low for its text."""
        super().resizeEvent(event)
        low = self.height() < _LOW * self.fontMetrics().lineSpacing()
        sides = QBoxLayout.Direction
        self._whole.setDirection(sides.LeftToRight if low else sides.TopToBottom)

    # A question -------------------------------------------------------------------------------

    def begin(self) -> None:
        """Show the beginning of another deal."""
        self._cards_follow.stop()
        self._question = question = self._ask()
        self._timeline = Timeline(question.moments)
        self._answered, self._wrong = False, 0
        words = TableWords.translated(words_of(question.game))
        self.table.set_players(question.names, words)
        self._fill(self._cards, len(question.cards))
        self._fill(self._void, len(question.names) - 1)
        self.table.show_table(self._timeline.moment.observation)
        self._tell()
        self._on.setFocus()

    @staticmethod
    def _fill(row: QWidget, count: int) -> None:
        """Fill a row with boxes to be ticked."""
        for old in row.findChildren(QCheckBox):
            old.setParent(None)
            old.deleteLater()
        layout = row.layout()
        for _ in range(count):
            if layout is not None:
                layout.addWidget(QCheckBox(row))

    def _step(self) -> None:
        """Show the next move."""
        before, after = self._timeline.moment, self._timeline.on()
        self._timeline = after
        self.table.show_move(before.observation, after.moment.step)
        if self._asking:
            self._cards_follow.stop()
        self._tell()

    def _next_card(self) -> None:
        self._cards_follow.stop()
        self._step()

    def _run_or_pause(self) -> None:
        """Show the cards one after another, or stop that."""
        if self._cards_follow.isActive():
            self._cards_follow.stop()
            self._tell()
        else:
            self._cards_follow.start()
            self._step()

    @property
    def _asking(self) -> bool:
        """True when the moment of the question is reached."""
        return self._timeline.at == self._timeline.end

    def _judge(self) -> None:
        marks = (*self._marks(self._cards), *self._marks(self._void))
        pairs = zip(marks, self._right(), strict=True)
        self._wrong = sum(button.isChecked() is not right for button, right in pairs)
        self._answered = True
        self._tell()

    # Texts ------------------------------------------------------------------------------------

    def _tell(self) -> None:
        """Show the text and the buttons that belong to the position."""
        asking, answered = self._asking, self._answered
        text = self._result() if answered else self._prompt()
        self._text.setText(text)
        spoken = speaking_ms(text, self._speech_rate) if QAccessible.isActive() else 0
        self._cards_follow.setInterval(_CARD_MS + round(spoken))
        names = (*map(card_name, self._question.cards), *map(isolated, self._question.names[1:]))
        boxes = (*self._marks(self._cards), *self._marks(self._void))
        for box, name in zip(boxes, names, strict=True):
            box.setText(name)
        widgets = (self._on, self._run), (self._cards, self._void_text, self._void, self._check)
        for widget in widgets[asking]:
            widget.show()
        focus: QWidget = self._run if self._cards_follow.isActive() else self._on
        if answered:
            focus = self._next
        elif asking:
            focus = boxes[0]
        # Before its field is hidden or disabled, or the focus would go from field to field.
        focus.setAccessibleDescription(text)
        focus.setFocus(Qt.FocusReason.OtherFocusReason)
        for widget in widgets[not asking]:
            widget.hide()
        self._check.setEnabled(not answered)
        self._run.setText(self._run_text())
        for box, right in zip(boxes, self._right(), strict=True):
            box.setEnabled(not answered)
            shown = box.font()
            shown.setBold(answered and right)
            box.setFont(shown)
        for button in (self._on, self._run, self._check, self._next):
            # Its border grows with the focus.
            button.setMinimumWidth(0)
            button.setMinimumWidth(button.sizeHint().width() + 2 * _GAP)
        # Later: a field that loses the focus by being disabled scrolls the page to the next.
        QTimer.singleShot(0, self, self._show_text)

    def _show_text(self) -> None:
        self._page.verticalScrollBar().setValue(0)

    def _run_text(self) -> str:
        running = self._cards_follow.isActive()
        return self.tr("&Pause") if running else self.tr("Play up to the &question")

    def _right(self) -> tuple[bool, ...]:
        """Tell for each card and player whether it is to be marked."""
        question = self._question
        return (
            *(card in question.out for card in question.cards),
            *(seat in question.void for seat in range(1, len(question.names))),
        )

    @staticmethod
    def _marks(row: QWidget) -> list[QCheckBox]:
        return row.findChildren(QCheckBox)

    def _prompt(self) -> str:
        question, moment = self._question, self._timeline.moment
        if not self._asking:
            return moment_sentence(moment, question.names)
        text = (
            self.tr("Which trumps are still out, in other hands or face down? Mark them.")
            if question.trump
            else self.tr("Which {suit} are still out, in other hands or face down? Mark them.")
        )
        return text.format(suit=suit_name(question.suit))

    def _result(self) -> str:
        question = self._question
        head = self.tr("Everything is right.")
        if self._wrong:
            head = self.tr("Mistakes: {count}.").format(count=self._wrong)
        cards = [card for card in question.cards if card in question.out]
        out = self.tr("Still out: {cards}.").format(cards=cards_list(cards))
        names = [isolated(question.names[seat]) for seat in question.void]
        told = self.tr("Void: {names}.").format(names=listed(names)) if names else ""
        return " ".join(filter(None, (head, out, told)))

    def changeEvent(self, event: QEvent) -> None:
        """Show the same deal in another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._labels.rewrite()
            self._tell()
