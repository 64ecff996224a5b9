"""Window of a score sheet kept by hand: the sheet, and beside it the form for the next deal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from PySide6.QtCore import QCoreApplication, Qt, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QMainWindow,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from reunion_desktop.engine.deal_form import Answers, DealForm
from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.engine.sheet import Sheet
from reunion_desktop.ui.by_hand.deal_entry import DealEntry
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.language.faults import fault_sentence
from reunion_desktop.ui.look.plain_text import PlainLabel, isolated
from reunion_desktop.ui.sheet.look import SheetLook
from reunion_desktop.ui.sheet.notes import place_and_date, standing, title
from reunion_desktop.ui.sheet.pages.opener import SheetOpener
from reunion_desktop.ui.sheet.score_sheet import ScoreSheetWidget
from reunion_desktop.ui.sheet.words import words_of

translate = QCoreApplication.translate


class SheetByHand(Protocol):
    """The games on the sheet, as the window needs them.

    Methods that change something return why that was not possible, or nothing.
    """

    @property
    def names(self) -> tuple[str, ...]:
        """Players by seat."""
        ...

    @property
    def figures(self) -> ScoreSheet:
        """The score sheet of all games."""
        ...

    @property
    def entered(self) -> int:
        """Number of deals of the current game."""
        ...

    @property
    def over(self) -> bool:
        """True if the current game has ended."""
        ...

    @property
    def session_over(self) -> bool:
        """True if the session has ended by its own rules."""
        ...

    @property
    def can_undo(self) -> bool:
        """True if an entry can be undone."""
        ...

    @property
    def can_redo(self) -> bool:
        """True if an undone entry can be restored."""
        ...

    def form(self, number: int) -> DealForm[Any]:
        """The form for the next deal, or for one to be corrected."""
        ...

    def answers(self, number: int) -> tuple[Answers, str]:
        """The answers that were entered for a deal, and its note."""
        ...

    def enter(self, number: int, answers: Answers, note: str = "") -> str:
        """Enter a deal, or correct one."""
        ...

    def next_game(self) -> str:
        """Begin another game on the same sheet."""
        ...

    def undo(self) -> str:
        """Undo the last entry."""
        ...

    def redo(self) -> str:
        """Restore the entry that was undone last."""
        ...


@guarded
class HandSheetWindow(QMainWindow):
    """Keeps the score sheet of games played with real cards."""

    def __init__(self, games: SheetByHand, opener: SheetOpener, look: SheetLook) -> None:
        """Show a sheet with the form for its next deal.

        Args:
            games: the games on the sheet.
            opener: saves and prints the sheet.
            look: paper, slate or plain page.
        """
        super().__init__()
        self._games, self._opener, self._look = games, opener, look
        self._number = 1
        opener.report.connect(self.statusBar().showMessage)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.sheet = ScoreSheetWidget(self, look)
        self.entry = DealEntry(games.names, self)
        self.next_game = QPushButton(self)
        self.next_game.setAutoDefault(True)  # Enter begins it.
        self._side = QStackedWidget(self)
        self._side.addWidget(self.entry)
        over = QWidget(self)
        page = QVBoxLayout(over)
        self.ended = PlainLabel(self)
        """Tells that a game or the session has ended."""
        self.ended.setWordWrap(True)
        page.addWidget(self.ended)
        page.addWidget(self.next_game)
        page.addStretch(1)
        self._side.addWidget(over)
        split = QSplitter(self)
        split.addWidget(self.sheet)
        split.addWidget(self._side)
        split.setStretchFactor(0, 1)
        self.setCentralWidget(split)
        self._menu = self.menuBar().addMenu(self.tr("&Score sheet"))
        self._undo = self._add(self.tr("&Undo"), lambda: self._change(games.undo), "Ctrl+Z")
        self._redo = self._add(self.tr("&Redo"), lambda: self._change(games.redo), "Ctrl+Y")
        self._menu.addSeparator()
        self._add(self.tr("&Save score sheet…"), self._save, "Ctrl+S")
        self._add(self.tr("&Print score sheet…"), self._print, "Ctrl+P")
        self._menu.addSeparator()
        self._add(self.tr("&Close"), self.close, "Ctrl+W")
        self.entry.written.connect(self._write)
        self.entry.cancelled.connect(self._show)
        self.sheet.row_activated.connect(self._correct)
        self.next_game.clicked.connect(lambda: self._change(games.next_game))
        self.resize(1040, 720)
        split.setSizes([600, 400])
        self._show()

    def _show(self) -> None:
        """Show the sheet as it stands, and ask for the next deal."""
        games = self._games
        figures = games.figures
        played = self._opener.find_heading()
        told = title(figures.written), place_and_date(played)
        self.setWindowTitle(" · ".join(filter(None, told)))
        self.sheet.show_sheet(figures)
        self._undo.setEnabled(games.can_undo)
        self._redo.setEnabled(games.can_redo)
        self._side.setCurrentIndex(int(games.over))
        if games.over:
            self._tell_end(figures.written)
        else:
            self._ask(games.entered + 1)

    def _tell_end(self, sheet: Sheet) -> None:
        """Tell that the game has ended, and offer the next one unless the session has, too."""
        unit, over = words_of(sheet).unit(), self._games.session_over
        ended = translate("units", "The session is over.") if over else unit.over()
        self.ended.setText(" ".join((ended, standing(sheet))))
        self.next_game.setText(unit.another())
        self.next_game.setVisible(not over)
        (self.sheet if over else self.next_game).setFocus()

    def _ask(self, number: int) -> None:
        games = self._games
        form = games.form(number)
        dealer = isolated(games.names[form.plan.dealer])
        if number > games.entered:
            text = self.tr("Deal {number}, dealt by {name}").format(number=number, name=dealer)
        else:
            text = self.tr("Correct deal {number}, dealt by {name}").format(
                number=number, name=dealer
            )
        self._number = number
        self._side.setCurrentIndex(0)
        self.entry.ask(text, form, *games.answers(number))

    @Slot(object, str)
    def _write(self, answers: Answers, note: str) -> None:
        self._change(lambda: self._games.enter(self._number, answers, note))

    @Slot(int, int)
    def _correct(self, game: int, deal: int) -> None:
        """Ask for a deal again; only those of the current game can be corrected."""
        if game == len(self._games.figures.games) and deal <= self._games.entered:
            self._ask(deal)
        else:
            self.statusBar().showMessage(
                self.tr("Only deals of the current game can be corrected.")
            )

    def _change(self, change: Callable[[], str]) -> None:
        trouble = change()
        if trouble:
            self.entry.tell(fault_sentence(trouble))
        else:
            self.statusBar().clearMessage()
            self._show()

    def _save(self) -> None:
        self._opener.choose(self._games.figures, self._look.material)

    def _print(self) -> None:
        self._opener.show(self._games.figures, self._look.material)

    def _add(self, text: str, run: Callable[[], object], keys: str) -> QAction:
        action = QAction(text, self)
        action.setShortcut(keys)
        action.triggered.connect(lambda _on=False: run())
        self._menu.addAction(action)
        return action
