"""Panel beside the table that asks a problem and marks the answer."""

from __future__ import annotations

from enum import Enum
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QVBoxLayout, QWidget

from reunion_desktop.engine.actions import Action, Announce
from reunion_desktop.engine.cards import NO_CARDS
from reunion_desktop.engine.observe import Observation
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.language.labels import Labels
from reunion_desktop.ui.lesson.teacher import Teacher
from reunion_desktop.ui.look.button_row import ButtonRow
from reunion_desktop.ui.look.plain_text import PlainLabel, explain
from reunion_desktop.ui.look.typefaces import SERIF, font
from reunion_desktop.ui.practice.values import MarkedAnswer, ProblemTask
from reunion_desktop.ui.review.scrolled_text import ScrolledText
from reunion_desktop.ui.review.words import chosen_text, decision_sentence
from reunion_desktop.ui.words.hint_steps import marked_cards
from reunion_desktop.ui.words.seat_names import SeatNames

_FEWEST, _MOST = 3, 99
"""Visible lines of the text, at least and at most; beside the table it takes all the room."""
_GAP = 7
_HEADING = 1.2
"""Size of the heading, for a text of size 1."""
_FULL = 0.995
"""Mark from which on a problem is solved."""
_NEARLY = 5
"""Tenths from which on it is nearly solved."""


class ProblemStage(Enum):
    """Stage of a problem."""

    ASKED = "asked"
    WAITING = "waiting"
    """The answer is being analysed."""
    MARKED = "marked"
    PLAYED_ON = "played_on"
    """The game goes on after the answer."""


@guarded
class ProblemPanel(Teacher):
    """Asks for a move, which the player makes at the table, and shows the mark.

    Only the first answer counts, and not after a hint. Moves are not played until the player
    continues the game.
    """

    answered = Signal(object, bool)
    """Emitted with the player's Action, and whether it counts for full marks: False after a hint.
    """
    next_wanted = Signal()
    """Emitted when the player wants the next problem."""

    leads = False

    def __init__(self, parent: QWidget | None = None) -> None:
        """Build the panel; :meth:`put` asks the first problem."""
        super().__init__(parent)
        self.setObjectName("lesson")
        self._task: ProblemTask | None = None
        self._stage = ProblemStage.ASKED
        self._action: Action | None = None
        self._marked: MarkedAnswer | None = None
        self._first = True
        self._helped = self._tricks = False
        self._labels = labels = Labels()
        self._heading = PlainLabel(self)
        self._heading.setWordWrap(True)
        self._text = ScrolledText(_FEWEST, _MOST, labels, self)
        self._row = ButtonRow(self)
        made = (self._row.make() for _ in range(5))
        self._next, self._back, self._on, self._better, self._leave = made
        write = labels.write
        write(partial(explain, self._text), self._about_week)
        write(self._on.setText, lambda: self.tr("Play &on"))
        write(self._better.setText, lambda: self.tr("Play the &better move"))
        write(self._next.setText, lambda: self.tr("&Next"))
        write(self._back.setText, lambda: self.tr("&Tricks"))
        tip = self._back.setToolTip
        write(tip, lambda: self.tr("Shows the last trick, then the one before it, to the first."))
        write(self._leave.setText, lambda: self.tr("Clos&e"))
        write(self._heading.setText, self._heading_text)
        self._on.clicked.connect(self._play_on)
        self._better.clicked.connect(self._play_better)
        self._next.clicked.connect(self.next_wanted)
        self._back.clicked.connect(self.looked_back)
        self._leave.clicked.connect(self.left)
        column = QVBoxLayout(self)
        column.setSpacing(_GAP)
        column.addWidget(self._heading)
        column.addWidget(self._text, 1)
        column.addWidget(self._row)

    # A problem --------------------------------------------------------------------------------

    def put(self, task: ProblemTask) -> None:
        """Ask a problem; the table shows its position next."""
        self._task, self._stage, self._marked = task, ProblemStage.ASKED, None
        self._first, self._helped, self.attentive = True, False, True
        self._tell()
        self.turned_to_table.emit()

    def attend(self, seen: Observation, *, choosing: bool) -> None:
        """Ask aloud when the table waits for the answer."""
        self._tricks = seen.deal is not None and bool(seen.deal.taken)
        self._offer()
        if choosing and self._stage is ProblemStage.ASKED:
            self.asked.emit(self._question())
            self.spoken.emit(f"{self._heading.text()}. {self._text.text}")

    def allows(self, action: Action) -> bool:
        """Take a move as an answer; it is not played."""
        if self._stage is not ProblemStage.WAITING:
            self._action, self._stage = action, ProblemStage.WAITING
            self._tell()
            self.answered.emit(action, not self._helped)
        return False

    def take_help(self) -> None:
        """Take no marks for an answer after a hint."""
        if self._first and self._stage is ProblemStage.ASKED and not self._helped:
            self._helped = True
            self._tell()

    @Slot(object)
    def show_mark(self, marked: MarkedAnswer) -> None:
        """Show the mark for the answer."""
        self._marked, self._stage = marked, ProblemStage.MARKED
        self._tell()
        self._first = False
        self.spoken.emit(self._text.text)
        self.asked.emit(self._mark(marked))
        better = marked.better
        self.marked.emit(*map(marked_cards, (better, self._action)))
        calls = (one.call if isinstance(one, Announce) else None for one in (better, self._action))
        self.call_marked.emit(*calls)
        # A focus that moves cuts a reader short.
        self.heard.emit(partial(self._next.setFocus, Qt.FocusReason.OtherFocusReason))

    def _play_on(self) -> None:
        self._leave_for_table(self._action)

    def _play_better(self) -> None:
        self._leave_for_table(None if self._marked is None else self._marked.better)

    def _leave_for_table(self, action: Action | None) -> None:
        """Play a move, and let the game go on."""
        self._stage, self.attentive = ProblemStage.PLAYED_ON, False
        self._tell()
        self.marked.emit(NO_CARDS, NO_CARDS)
        self.turned_to_table.emit()
        self.chosen.emit(action)

    # Texts ------------------------------------------------------------------------------------

    def _tell(self) -> None:
        """Show what belongs to the stage."""
        self._next.setEnabled(self._stage is not ProblemStage.WAITING)
        self._heading.setText(self._heading_text())
        self._text.say(self._words)
        self.setAccessibleName(self._heading.text())
        self._offer()
        self._make_room()

    def _offer(self) -> None:
        """Offer earlier tricks, and moves that may be played on."""
        marked = self._marked if self._stage is ProblemStage.MARKED else None
        back = self._tricks and self._stage is not ProblemStage.PLAYED_ON
        shown = {
            self._back: back,
            self._on: marked is not None,
            self._better: marked is not None and marked.better is not None,
        }
        others = (button for button, on in shown.items() if on)
        self._row.offer(self._next, *others, self._leave)

    def _heading_text(self) -> str:
        task = self._task
        if task is None:
            return self.tr("Problem")
        if not task.number:
            return self.tr("Problem from your games")
        return self.tr("Problem {number} of {count}").format(number=task.number, count=task.count)

    def _words(self) -> str:
        task, marked = self._task, self._marked
        if task is None:
            return ""
        rating = task.rating if marked is None else marked.rating
        done = task.done if marked is None else marked.done
        week = self.tr("This week: {done} of {wanted}. Your rating: {rating}.")
        week = week.format(done=min(done, task.wanted), wanted=task.wanted, rating=rating)
        if self._stage is ProblemStage.WAITING:
            return self.tr("Analysing your answer…")
        if marked is None:
            rule = (
                self._no_marks()
                if self._helped
                else self.tr("Answer at the table. Only the first answer counts.")
            )
            about = "" if task.done else f"\n{self._about_week()}"  # Once a week is enough.
            return f"{self._question()} {rule}\n{week}{about}"
        words = words_of(task.game)
        move = self.tr("Your move: {move}.").format(move=chosen_text(marked.review, words))
        verdict = decision_sentence(marked.review, words, SeatNames(task.names))
        again = self.tr("You can try other moves; they don’t count.")
        again = again if self._stage is ProblemStage.MARKED else ""
        return f"{move} {self._mark(marked)}\n{verdict}\n{week} {again}".rstrip()

    def _about_week(self) -> str:
        return self.tr(
            "Three problems a week are suggested, of what costs you most. Your rating begins at"
            " 1500; it rises when you solve a problem and falls when you don’t."
        )

    def _question(self) -> str:
        discard = self.tr("What do you discard?")
        if self._task is not None and not words_of(self._task.game).tricks:
            discard = self.tr("What do you discard?", "face up")
        return {
            "call": self.tr("What do you call?"),
            "discard": discard,
            "give": self.tr("Which card do you give?"),
            "draw": self.tr("What do you do?"),
        }.get(self._task.kind if self._task is not None else "", self.tr("What do you play?"))

    def _mark(self, marked: MarkedAnswer) -> str:
        if marked.mark >= _FULL:
            return self.tr("Solved.")
        tenths = min(9, round(10 * marked.mark))
        if not tenths:
            helped = self.tr(
                "After a hint the problem counts as not solved, and your rating falls."
            )
            return helped if self._helped else self.tr("Not solved.")
        if tenths >= _NEARLY:
            return self.tr("Nearly solved, {count} of 10.").format(count=tenths)
        return self.tr("Not solved, {count} of 10.").format(count=tenths)

    def _no_marks(self) -> str:
        return self.tr("After a hint the problem counts as not solved, and your rating falls.")

    # Size -------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Show the same problem in another language or size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._make_room()
        if event.type() == QEvent.Type.LanguageChange:
            self._labels.rewrite()
            self._tell()

    def _make_room(self) -> None:
        """Set the sizes for the font."""
        size = QFontInfo(self.font()).pixelSize()
        self._heading.setFont(font(SERIF, size * _HEADING, bold=True))
        self._text.measure(self.fontMetrics())
