"""Detail panel of a session: title, score sheet, note and buttons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import islice

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from reunion_desktop.engine.scoring import GameSheet, ScoreSheet
from reunion_desktop.history.mistakes import SessionMistakes
from reunion_desktop.history.sessions import SessionRow
from reunion_desktop.ui.archive.charts.games import figures_of
from reunion_desktop.ui.archive.charts.names import shown_names
from reunion_desktop.ui.archive.words import details, names_text, result_text
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.language.labels import Labels
from reunion_desktop.ui.look.limited_field import limit
from reunion_desktop.ui.look.plain_text import PlainLabel
from reunion_desktop.ui.look.responsive import WrappedRow
from reunion_desktop.ui.look.sliced_work import SlicedWork
from reunion_desktop.ui.look.typefaces import SERIF
from reunion_desktop.ui.sheet.score_sheet import ScoreSheetWidget
from reunion_desktop.ui.words.measures import cost_text, day

_LONGEST_TITLE, _LONGEST_NOTE = 120, 4000
_NOTE_LINES, _FEWEST_NOTE_LINES = 4, 1
_CELLS = 240
"""Most cells of a sheet that are visible at once."""


@guarded
class SessionDetail(QWidget):
    """Shows the selected session, and edits its title and note."""

    renamed = Signal(int, str)
    """A session and its new title."""
    annotated = Signal(int, str)
    """A session and its new note."""
    review_wanted = Signal(int, int)
    """Numbers of a game in the session and of a deal in it, both from 1."""
    again_wanted = Signal(int, int)
    """Play a deal again: numbers of game and deal, both from 1."""
    play_wanted = Signal()
    """Resume the unfinished game."""
    sheet_wanted = Signal()
    """Show the sheet, to print or save it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Set up without a session."""
        super().__init__(parent)
        self.row: SessionRow | None = None
        """The session shown."""
        self._title = self._note = ""
        self._games: tuple[GameSheet, ...] = ()
        self._mistakes: SessionMistakes | None = None
        self.title = QLineEdit(self)
        limit(self.title, _LONGEST_TITLE)
        self._labels = Labels()
        write = self._labels.write
        write(self.title.setAccessibleName, lambda: self.tr("Session name"))
        write(self.title.setToolTip, lambda: self.tr("Name this session (F2)"))
        large = QFont(self.font())
        large.setFamily(SERIF)
        large.setPointSizeF(large.pointSizeF() * 1.3)
        large.setWeight(QFont.Weight.DemiBold)
        self.title.setFont(large)
        self._line = PlainLabel(self)
        self._line.setWordWrap(True)
        self.sheet = ScoreSheetWidget(self)
        self.sheet.set_naming(shown_names)
        self._turns = SlicedWork(self)
        self.note = QPlainTextEdit(self)
        write(self.note.setPlaceholderText, lambda: self.tr("Add a note about this session"))
        write(self.note.setAccessibleName, lambda: self.tr("Note"))
        self.note.setTabChangesFocus(True)
        line = self.fontMetrics().lineSpacing()
        self.note.setMinimumHeight(line * _FEWEST_NOTE_LINES)
        self.note.setMaximumHeight(line * _NOTE_LINES)
        self.note.installEventFilter(self)
        self.resume = self._button(
            lambda: self.tr("Resu&me"), lambda: self.tr("Continue the game where you left off")
        )
        self.review = self._button(
            lambda: self.tr("&Review"), lambda: self.tr("Review a deal card by card (Enter)")
        )
        self.worst = self._button(
            lambda: self.tr("&Worst deal"),
            lambda: self.tr("Review the deal in which your mistakes cost most"),
        )
        self.again = self._button(
            lambda: self.tr("Re&play"),
            lambda: self.tr("Replay a deal of this session in a separate window"),
        )
        self.again.setMenu(QMenu(self.again))
        self.paper = self._button(
            lambda: self.tr("Score s&heet…"),
            lambda: self.tr("View, print or save the score sheet (Ctrl+P)"),
        )
        self._put_together()
        self.show_session(None)

    def _button(self, say: Callable[[], str], hint: Callable[[], str]) -> QPushButton:
        button = QPushButton(self)
        self._labels.write(button.setText, say)
        self._labels.write(button.setToolTip, hint)
        return button

    def _put_together(self) -> None:
        buttons = WrappedRow(stretched=True)
        buttons.setSpacing(6)
        for button in (self.resume, self.review, self.worst, self.again, self.paper):
            buttons.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.title)
        layout.addWidget(self._line)
        layout.addWidget(self.sheet, 1)
        layout.addWidget(self.note)
        layout.addLayout(buttons)
        self.title.editingFinished.connect(self._keep_title)
        self.sheet.row_activated.connect(self.review_wanted)
        self.resume.clicked.connect(self.play_wanted)
        self.review.clicked.connect(self._review_first)
        self.worst.clicked.connect(self._review_worst)
        self.again.menu().aboutToShow.connect(self._fill_again)
        self.paper.clicked.connect(self.sheet_wanted)

    def show_session(self, row: SessionRow | None) -> None:
        """Show a session, its sheet follows later; None for none."""
        self.keep_words()
        self._title, self._note = (row.title, row.note) if row is not None else ("", "")
        same = row is not None and self.row is not None and row.id == self.row.id
        self.row = row
        self.setEnabled(row is not None)
        self.title.setText(row.title if row is not None else "")
        self.title.setPlaceholderText(names_text(row) if row is not None else "")
        self._say_line()
        self.note.setPlainText(row.note if row is not None else "")
        if not same:
            self.show_sheet(ScoreSheet(()))
            self.show_mistakes(None)

    def changeEvent(self, event: QEvent) -> None:
        """Update the texts for another language; text being edited stays."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._labels.rewrite()
            self._say_line()

    def _say_line(self) -> None:
        row, found = self.row, self._mistakes
        about = [day(row.date), details(row), result_text(row)] if row is not None else []
        if found is not None and not found.shares:
            # A share of a deal is explained in the statistics.
            cost = cost_text(found.cost / found.deals, shares=found.shares)
            about.append(self.tr("mistakes cost {cost} per deal").format(cost=cost))
        self._line.setText(" · ".join(about))

    def show_mistakes(self, mistakes: SessionMistakes | None) -> None:
        """Show what the review found, if the session is reviewed."""
        self._mistakes = mistakes
        self.worst.setVisible(mistakes is not None and bool(mistakes.cost))
        self._say_line()

    def show_sheet(self, sheet: ScoreSheet) -> None:
        """Show the score sheet of the session, as soon as its ink is computed."""
        self._games = sheet.games
        self._turns.begin(
            islice(self.sheet.rehearse(sheet), _CELLS), partial(self.sheet.show_sheet, sheet)
        )
        if not sheet.games:
            self._turns.stop()
            self.sheet.show_sheet(sheet)
        counted = any(game.lines for game in sheet.games)
        self.review.setEnabled(counted)
        self.again.setEnabled(counted)
        self.resume.setVisible(self.can_resume())
        self.paper.setEnabled(bool(sheet.games))

    def can_resume(self) -> bool:
        """True if the last game of the session is unfinished."""
        return bool(self._games) and self._games[-1].settlement is None

    def keep_words(self) -> None:
        """Save title and note as they are now."""
        self._keep_title()
        self._keep_note()

    def _keep_title(self) -> None:
        text = " ".join(self.title.text().split())
        if self.row is not None and text != self._title:
            self._title = text
            self.renamed.emit(self.row.id, text)

    def _keep_note(self) -> None:
        text = self.note.toPlainText().strip()[:_LONGEST_NOTE]
        if self.row is not None and text != self._note:
            self._note = text
            self.annotated.emit(self.row.id, text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Save the note when its field loses the focus."""
        if watched is self.note and event.type() == QEvent.Type.FocusOut:
            self._keep_note()
        return super().eventFilter(watched, event)

    def _review_first(self) -> None:
        for number, game in enumerate(self._games, 1):
            if game.lines:
                self.review_wanted.emit(number, game.lines[0].number)
                return

    def _review_worst(self) -> None:
        number, deal = self._mistakes.worst if self._mistakes is not None else (0, 0)
        for game in self._games[number - 1 : number]:
            if deal in [line.number for line in game.lines]:
                self.review_wanted.emit(number, deal)

    def _fill_again(self) -> None:
        """Offer every finished deal."""
        menu = self.again.menu()
        menu.clear()
        unit = figures_of(self.row.game if self.row is not None else "").unit
        for number, game in enumerate(self._games, 1):
            title = unit.numbered(number)
            inside = menu.addMenu(title) if len(self._games) > 1 else menu
            for deal in [line.number for line in game.lines]:
                text = self.tr("Deal {number}").format(number=deal)
                action = inside.addAction(text)
                action.triggered.connect(
                    lambda _on=False, game=number, deal=deal: self.again_wanted.emit(game, deal)
                )
