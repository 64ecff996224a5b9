"""Panel widget below the table that shows the first lesson in a game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QAction, QFontInfo, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QPushButton,
    QScrollBar,
    QVBoxLayout,
    QWidget,
)

from reunion_desktop.engine.actions import Action
from reunion_desktop.engine.cards import NO_CARDS
from reunion_desktop.engine.observe import Observation
from reunion_desktop.ui.access.interfaces import silence
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.games.lesson import Lesson
from reunion_desktop.ui.games.lesson_steps import COUNT, Act, LessonCourse, LessonStep, place_of
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.lesson.games_menu import GamesMenu
from reunion_desktop.ui.lesson.teacher import Teacher
from reunion_desktop.ui.look.plain_text import PlainLabel
from reunion_desktop.ui.look.responsive import ScrolledPage, WrappedRow
from reunion_desktop.ui.look.typefaces import SANS, SERIF, font
from reunion_desktop.ui.words.cards import cards_list

translate = QCoreApplication.translate

_MARGIN = 14
_AROUND, _NARROW = (18, 10, 14, 14), (6, 6, 4, 6)
"""Margins around the text below the table, and beside it."""
_NARROWEST = 400
"""Width of the text in the narrowest window, in logical pixels."""
_LINES = 4
"""Lines of text that always fit, so that the panel's height seldom changes."""
_FEWEST, _MOST = 3, 0.17
"""Minimum of visible lines on the lowest screen, and maximum share of a screen's height for the
text; longer text scrolls."""
_SHRUNK = 1.0, 0.92, 0.84, 0.76, 0.68, 0.6
"""Shares of the type's height in the buttons beside the table, tried in order until two buttons fit
in a row."""


@guarded
class LessonPanel(Teacher):
    """Shows the steps of a lesson, and corrects the learner's moves."""

    begun_again = Signal()
    """Emitted when the learner wants to start the lesson again."""
    lesson_wanted = Signal(str)
    """Emitted with the game whose lesson the learner wants instead."""
    game_wanted = Signal()
    """Emitted when the learner wants to play the game now."""

    def __init__(self, lesson: Lesson, parent: QWidget | None = None) -> None:
        """Start at the first step of a lesson."""
        super().__init__(parent)
        self.setObjectName("lesson")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._lesson = lesson
        self._course = LessonCourse(lesson.steps())
        self._wrong: str | None = None
        self._spoken_step: LessonStep | None = None
        self._hurried: LessonStep | None = None
        self._ready = False
        self._heading, self._note, self._text = (PlainLabel(self) for _ in range(3))
        self._heading.setObjectName("promptHeading")
        self._note.setObjectName("lessonNote")
        for label in (self._heading, self._note, self._text):
            label.setWordWrap(True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._back, self._next, self._play = (QPushButton(self) for _ in range(3))
        self._rules, self._lessons, self._leave = (QPushButton(self) for _ in range(3))
        self._again = QAction(self)
        self._back.clicked.connect(self._look_back)
        self._next.clicked.connect(self._read_on)
        self._play.clicked.connect(self.game_wanted)
        self._rules.clicked.connect(self.rules_wanted)
        later = Qt.ConnectionType.QueuedConnection  # After the menu is closed, as the panel may go.
        self._again.triggered.connect(self.begun_again, later)
        self._leave.clicked.connect(self.left)
        menu = GamesMenu(self)
        menu.aboutToShow.connect(lambda: menu.insertAction(menu.actions()[0], self._again))
        menu.chosen.connect(self.lesson_wanted, later)
        self._lessons.setMenu(menu)
        self._words, self._buttons = QFrame(self), QWidget(self)
        silence(self._words)  # It would be read again with every button.
        self._page = ScrolledPage(self._words, self)
        self._grid = QGridLayout(self)
        self._beside: bool | None = None
        self._page.verticalScrollBar().rangeChanged.connect(self._let_scroll)
        self._put_together()
        self._tell()

    def _put_together(self) -> None:
        column = QVBoxLayout(self._words)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_MARGIN // 2)
        column.addWidget(self._note)
        column.addWidget(self._text, 1)
        row = WrappedRow(self._buttons)
        row.setSpacing(_MARGIN // 2)
        for button in self._all:
            button.setAutoDefault(True)
            row.addWidget(button)
        self._grid.setSpacing(_MARGIN // 2)
        self._grid.setColumnStretch(0, 1)
        self._grid.setRowStretch(1, 1)
        self._grid.addWidget(self._heading, 0, 0)
        self._grid.addWidget(self._page, 1, 0, 1, 2)

    @property
    def _all(self) -> tuple[QPushButton, ...]:
        """The buttons, in order."""
        return self._play, self._rules, self._lessons, self._leave, self._back, self._next

    def _arrange_buttons(self, wide: int) -> None:
        """Put the buttons beside the heading, or below the text if they do not fit in one line."""
        buttons = [each for each in self._all if not each.isHidden()]
        broad = sum(each.sizeHint().width() for each in buttons) + _MARGIN * len(buttons) // 2
        heading = self._heading.fontMetrics().horizontalAdvance(self._heading.text())
        beside = heading + broad + max(0, self._grid.horizontalSpacing()) <= wide
        if beside != self._beside:
            self._beside = beside
            self._grid.removeWidget(self._buttons)
            if beside:
                self._grid.addWidget(self._buttons, 0, 1)
            else:
                self._grid.addWidget(self._buttons, 2, 0, 1, 2)
        self._heading.setFixedHeight(self._heading.heightForWidth(wide - beside * broad))
        self._buttons.setMinimumWidth(broad if beside else 0)
        row = self._buttons.layout()
        if row is not None:
            self._buttons.setMinimumHeight(row.heightForWidth(broad if beside else wide))

    @property
    def course(self) -> LessonCourse:
        """Progress through the lesson."""
        return self._course

    @property
    def text(self) -> str:
        """Text shown now: the correction, if any, then the step."""
        return " ".join(part for part in (self._wrong or "", self._course.shown.text) if part)

    def title(self) -> str:
        """Title of the window: the game, and that it is its first lesson."""
        lesson = translate("lesson", "First lesson")
        return f"{words_of(self._lesson.game).title()} · {lesson}"

    def attend(self, seen: Observation, *, choosing: bool) -> None:
        """Show the step for the position at which the table waits.

        Args:
            seen: the learner's observation.
            choosing: whether it is the learner's turn.
        """
        place = place_of(seen)
        self._ready = place is not None and (choosing or place.trick == COUNT)
        if place is None or not self._ready:
            return
        self._course.arrive(place)
        self._wrong = None
        self._tell(aloud=self._course.step is not self._spoken_step)

    def allows(self, action: Action) -> bool:
        """Check whether a move is the one that the lesson asks for; if not, show why."""
        before = self._course.shown, self._wrong
        self._wrong = self._course.judge(action)
        if self._wrong is not None or (self._course.shown, self._wrong) != before:
            self._tell(aloud=self._wrong is not None)
        return self._wrong is None

    def changeEvent(self, event: QEvent) -> None:
        """Show the same step again when the language changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._make_room()
        if event.type() == QEvent.Type.LanguageChange:
            self._course.retell(self._lesson.steps())
            self._wrong = None
            self._tell()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adjust the height of the text to the new width."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Set the size of the text, and its height, as a dock does not ask for it by itself.

        The type is that of the status line at every step; longer text scrolls.
        """
        room = self.contentsRect().height()
        beside = room > self.width()
        self._set_type(beside=beside)
        needed = self._measure(0 if beside else _NARROWEST)
        fits = needed <= (room if beside else self._grid.minimumSize().height())
        if not fits:
            self._measure(0 if beside else _NARROWEST, self._page.verticalScrollBar())
        policy = Qt.ScrollBarPolicy
        # Its width would break the text into more lines, and keep it in sight.
        bar = policy.ScrollBarAlwaysOff if beside and fits else policy.ScrollBarAsNeeded
        self._page.setVerticalScrollBarPolicy(bar)

    @Slot(int, int)
    def _let_scroll(self, _least: int, most: int) -> None:
        """Let keys scroll a text that is longer than its page, and screen readers repeat it."""
        wanted = most or QAccessible.isActive()
        self._page.setFocusPolicy(Qt.FocusPolicy.StrongFocus if wanted else Qt.FocusPolicy.NoFocus)

    def _set_type(self, *, beside: bool) -> None:
        """Set the size of all text; the buttons shrink beside the table, to leave the text room."""
        size = QFontInfo(self.font()).pixelSize()
        self._grid.setContentsMargins(*(_NARROW if beside else _AROUND))
        self._heading.setFont(font(SERIF, size * (1 if beside else 1.35), bold=True))
        self._note.setFont(font(SANS, size, bold=True))
        self._text.setFont(font(SANS, size))
        wide = self.contentsRect().width() - _NARROW[0] - _NARROW[2] - _MARGIN // 2
        rows = (self._lessons, self._leave), (self._back, self._next)
        for share in _SHRUNK if beside else _SHRUNK[:1]:
            for button in self._all:
                button.setFont(font(SANS, size * share))
            if all(sum(one.sizeHint().width() for one in row) <= wide for row in rows):
                break

    def _measure(self, narrowest: int, bar: QScrollBar | None = None) -> int:
        """Set the heights of the text for the panel's width; return that of the panel.

        Args:
            narrowest: least width of the text.
            bar: scroll bar beside the text.
        """
        # Before the window is laid out the panel has no width of its own yet.
        around = self._grid.contentsMargins()
        wide = max(narrowest, self.contentsRect().width() - around.left() - around.right())
        self._arrange_buttons(wide)
        wide -= 0 if bar is None else bar.sizeHint().width()
        for label in (self._note, self._text):
            label.setMinimumHeight(0)  # Otherwise it would ask for its previous height.
        note = self._note.heightForWidth(wide) if self._wrong else 0
        line = self._text.fontMetrics().lineSpacing()
        least = line * _LINES - (note + _MARGIN // 2 if note else 0)
        text = max(least, self._text.heightForWidth(wide))
        self._text.setMinimumHeight(text)
        self._note.setMinimumHeight(note)
        most = max(_FEWEST * line, round(self.screen().availableGeometry().height() * _MOST))
        words = text + (note and note + _MARGIN // 2)
        self._page.setMinimumHeight(min(most, words))
        return self._grid.minimumSize().height() - min(most, words) + words

    def _look_back(self) -> None:
        if self._course.look_back():
            self._wrong = None
            self._tell(aloud=True)

    def ask(self) -> None:
        """Emit the prompt for the status line below the table."""
        self.asked.emit(self._prompt() if self._ready else "")

    def _prompt(self) -> str:
        """Short prompt for the learner; the details are in the panel."""
        if self._course.looks_back:
            return self.tr("This is an earlier step. Press Next to return to the game.")
        wanted, act = self._course.wanted, self._course.step.act
        if act is Act.PLAY and len(wanted) == 1:
            return translate("advice", "Play {cards}.").format(cards=cards_list(wanted))
        return {
            Act.READ: self.tr("Read the lesson, then press Next."),
            Act.PLAY: self.tr("Your turn: play the card the lesson suggests."),
            Act.LAY_AWAY: self.tr("Your turn: discard the cards the lesson suggests."),
            Act.DRAW: self.tr("Your turn: draw and discard as the lesson suggests."),
            Act.GIVE: self.tr("Your turn: give the card the lesson suggests."),
            Act.SAY: self.tr("Your turn: make the call the lesson suggests."),
            Act.WATCH: self.tr("This card is played for you."),
            Act.LOOK: self.tr("Check the score, then continue."),
            Act.END: self.tr("The lesson is complete. Choose what to do next."),
        }[Act.READ if self._course.waits else act]

    def _read_on(self) -> None:
        if self._course.watches:
            self._hurried = self._course.step
            self.hurried.emit()
        elif self._course.read_on():
            self._tell(aloud=True)

    @Slot()
    def end(self) -> None:
        """Show the end of the lesson after the settlement, and what can be done next."""
        while self._course.read_on():
            pass
        self._tell(aloud=True)

    def _tell(self, *, aloud: bool = False) -> None:
        """Show the current step."""
        step, again = self._course.shown, self._course.looks_back
        ended = step.act is Act.END
        heading = self.tr("Step {number} of {count}")
        heading = heading.format(number=self._course.number, count=self._course.length)
        self._heading.setText(self.tr("What you have learned") if ended else heading)
        self._next.setText(self.tr("&Faster") if self._course.watches else self.tr("&Next"))
        self._back.setText(self.tr("Bac&k"))
        self._back.setToolTip(self.tr("Show the previous step again; the game does not change"))
        self._back.setEnabled(self._course.number > 1)
        self._play.setText(self.tr("Play no&w"))
        self._rules.setText(self.tr("R&ules"))
        self._lessons.setText(self.tr("Less&ons"))
        self._lessons.setToolTip(self.tr("Start this lesson over, or take that of another game"))
        self._again.setText(self.tr("Start &over"))
        for button in (self._play, self._rules):
            button.setVisible(ended)
        self._back.setVisible(not ended)
        self._leave.setText(self.tr("E&xit lesson"))
        later = self.tr("You can continue the lesson later from this step")
        self._leave.setToolTip("" if ended else later)
        reading = self._course.goes_on and (again or step.act in {Act.READ, Act.LOOK, Act.WATCH})
        offered = reading or self._course.watches
        if not offered and not ended and self._next.hasFocus():
            self.turned_to_table.emit()
        self._next.setVisible(offered)
        self._note.setText(self._wrong or "")
        self._text.setText(step.text)
        self._page.verticalScrollBar().setValue(0)
        # In this order the panel never asks for more space than it has, not even temporarily.
        if not self._wrong:
            self._note.hide()
        self._make_room()
        self._note.setVisible(bool(self._wrong))
        self.setAccessibleName(self._heading.text())
        self._page.setAccessibleName(self.text)
        if aloud:
            self._spoken_step = step
            self.spoken.emit(self._wrong or self.text)
        if not self._ready:
            return
        self.ask()
        # At a score the focus stays with its panel.
        if (ended or (reading and step.act is not Act.LOOK)) and not self._back.hasFocus():
            (self._play if ended else self._next).setFocus(Qt.FocusReason.OtherFocusReason)
        self.marked.emit(NO_CARDS if again else self._course.wanted, NO_CARDS)
        self.call_marked.emit(None if again else step.call, None)
        if step.act is Act.WATCH and not reading:
            if self._hurried is step:
                self.hurried.emit()
            self.chosen.emit(self._course.wanted)
