"""Dock of the review: the grade of a deal, its list of moves, one verdict, and buttons."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QMargins, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QDockWidget,
    QLabel,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from reunion_desktop.ui.language.faults import fault_sentence
from reunion_desktop.ui.language.labels import Labels
from reunion_desktop.ui.look.button_row import ButtonRow
from reunion_desktop.ui.look.plain_text import isolated
from reunion_desktop.ui.review.moves import MoveList
from reunion_desktop.ui.review.scrolled_text import ScrolledText, keep_breadth
from reunion_desktop.ui.review.values import DealGrade
from reunion_desktop.ui.review.words import grade_sentence, grade_title
from reunion_desktop.ui.words.game_words import GameWords
from reunion_desktop.ui.words.seat_names import SeatNames

_LINES, _FEWEST = 6, 3
"""Visible lines of a verdict, preferred and minimum; longer text scrolls."""

_NARROWEST, _BROADEST = 26, 64
"""Width of the move list in average characters, at least and at most."""
_SHARE, _MOST = 0.29, 0.42
"""Preferred share of the window's width for the move list, and its maximum with large fonts."""
_WANTED = 40
"""Preferred width in average characters, if the window is wide enough."""
_BAR_HEIGHT = 6
_BORDERS = 12
"""Width by which borders grow when buttons are disabled or have the focus."""
_BUTTON_LINES = 2
"""Lines of buttons in a window that is not low."""


class CheckerDock(QDockWidget):
    """Shows the review of one seat's play."""

    def __init__(self, labels: Labels, parent: QWidget) -> None:
        """Create an empty dock; ``labels`` are the texts of its window."""
        super().__init__(parent)
        self._player = ""
        self._grade: DealGrade | None = None
        self._trouble = ""
        self.moves = MoveList(labels, self)
        self.verdict = ScrolledText(_FEWEST, _LINES, labels, self)
        self._grading = QLabel(self)
        self._progress = QProgressBar(self)
        self._row = row = ButtonRow(self)
        self.better, self.back, self.on, self.again = (row.make() for _ in range(4))
        self.practise = row.make()
        """Button that makes a problem of the selected move."""
        self.offer(back=False, practise=False)
        write = labels.write
        write(self.verdict.setAccessibleName, lambda: self.tr("Move"))
        write(self.better.setText, lambda: self.tr("Play the &better move"))
        write(self.back.setText, lambda: self.tr("Back to the &original deal"))
        write(self.on.setText, lambda: self.tr("Play from &here"))
        write(self.again.setText, lambda: self.tr("Play a&gain"))
        write(self.practise.setText, lambda: self.tr("&Practise this move"))
        write(self.setWindowTitle, self._title)
        write(self._grading.setText, self._grade_text)
        self.setObjectName("checker")
        features = QDockWidget.DockWidgetFeature
        self.setFeatures(features.DockWidgetMovable | features.DockWidgetFloatable)
        self._grading.setWordWrap(True)
        self._grading.setTextFormat(Qt.TextFormat.RichText)
        keep_breadth(self._grading)
        self._progress.setTextVisible(False)
        self._progress.setMaximumHeight(_BAR_HEIGHT)
        write(self._progress.setAccessibleName, lambda: self.tr("Analysis"))
        side = QWidget(self)
        layout = QVBoxLayout(side)
        layout.addWidget(self._grading)
        layout.addWidget(self._progress)
        layout.addWidget(self.moves, 3)
        layout.addWidget(self.verdict, 2)
        layout.addWidget(row)
        self.setWidget(side)

    def _title(self) -> str:
        """Title of the list, with the reviewed player's name."""
        text = self.tr("Move analysis: {player}") if self._player else self.tr("Move analysis")
        return text.format(player=isolated(self._player))

    def offer(self, *, back: bool, practise: bool) -> None:
        """Offer the buttons for a move.

        Args:
            back: whether a better move is played out, which leads back to the original deal.
            practise: whether the move can be practised.
        """
        first = self.back if back else self.better
        self._row.offer(first, *(self.practise,) * practise, self.on, self.again)

    # A deal -----------------------------------------------------------------------------------

    def begin(self, player: str, words: GameWords, company: SeatNames) -> None:
        """Prepare for the reviews of a player's moves in another deal of a game."""
        self._player = player
        self.setWindowTitle(self._title())
        self._grade, self._trouble = None, ""
        self.moves.forget(words, company)
        self.verdict.say(str)
        self._grading.setText(self._grade_text())
        self.show_waiting()

    def show_waiting(self) -> None:
        """Show a progress bar of unknown length."""
        self._progress.setVisible(True)
        self._progress.setRange(0, 0)

    def show_progress(self, done: int, out_of: int) -> None:
        """Show the progress of the review."""
        self._progress.setRange(0, out_of)
        self._progress.setValue(done)

    def show_answered(self) -> None:
        """Hide the progress bar after an extra question, unless the review is still running."""
        self._progress.setVisible(self._grade is None)

    def is_graded(self) -> bool:
        """Check whether the review of the whole deal is complete."""
        return self._grade is not None

    def show_grade(self, grade: DealGrade) -> None:
        """Show the grade of the whole deal."""
        self._grade = grade
        self._progress.setVisible(False)
        self._grading.setText(self._grade_text())
        self.moves.mark(grade.dearest)

    def show_trouble(self, sentence: str) -> None:
        """Show why nothing can be reviewed."""
        self._trouble = sentence
        self._progress.setVisible(False)
        self._grading.setText(self._grade_text())

    def _grade_text(self) -> str:
        if self._trouble:
            return escape(fault_sentence(self._trouble))
        if self._grade is None:
            return self.tr("Analysing your moves…")
        title, words = grade_title(self._grade), grade_sentence(self._grade)
        return f"<b>{escape(title)}.</b> {escape(words)}"

    # Size -------------------------------------------------------------------------------------

    def measure(self, signs: QFontMetrics) -> None:
        """Set minimum sizes for a font of this size."""
        self.widget().setMinimumWidth(self._narrowest(signs))

    def save_height(self, *, low: bool) -> None:
        """Leave out the title, which the bar above repeats, in a low window; a verdict scrolls."""
        self.verdict.measure(self.fontMetrics(), _FEWEST if low else 0)
        self._row.lines = 1 if low else _BUTTON_LINES
        self._row.arrange()
        if low is not isinstance(self.titleBarWidget(), QWidget):
            self.setTitleBarWidget(QWidget(self) if low else None)  # type: ignore[arg-type] # Qt's own.

    def _narrowest(self, signs: QFontMetrics) -> int:
        """Width at which no button is cut."""
        layout = self.widget().layout()
        margins = layout.contentsMargins() if layout is not None else QMargins()
        wide = self._row.narrowest + _BORDERS
        return max(_NARROWEST * signs.averageCharWidth(), wide + margins.left() + margins.right())

    def breadth(self, window: int, signs: QFontMetrics) -> int:
        """Width of the dock in a window of a given width, in pixels."""
        sign = signs.averageCharWidth()
        wanted = max(_WANTED * sign, min(round(window * _SHARE), _BROADEST * sign))
        return max(self._narrowest(signs), min(wanted, round(window * _MOST)))
