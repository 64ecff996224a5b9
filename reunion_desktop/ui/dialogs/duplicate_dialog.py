"""The dialog for duplicate: games that were played with the same cards, side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from reunion_desktop.engine.scoring import GameSheet, Units
from reunion_desktop.engine.seats import Seat
from reunion_desktop.ui.look.plain_words import PlainLabel
from reunion_desktop.ui.words.cards import signed

_WIDE = 520
"""Logical pixels that the dialog is wide at least."""
_AIR = 24
"""Logical pixels beside the words of a cell."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """One person's games with the same cards, from seat to seat."""

    places: tuple[tuple[int, ...], ...]
    """By game, how far after the dealer the person sat in each deal; 0 for the dealer himself."""
    points: tuple[tuple[int, ...], ...]
    """By game, the person's card points in each deal."""
    totals: tuple[int, ...]
    units: tuple[Units, ...]
    """By game, what it brought the person, fees included."""


def comparison(games: Sequence[GameSheet], person: Seat) -> Comparison | None:
    """The last finished game beside those of the sitting with the same cards.

    None where there is no other.
    """
    over = [game for game in games if game.settlement is not None and game.cards is not None]
    same = [game for game in over if game.cards == over[-1].cards]
    if len(same) < 2:
        return None
    seats = same[0].players
    return Comparison(
        tuple(
            tuple((person - line.dealer) % seats for line in game.lines if not line.playoff)
            for game in same
        ),
        tuple(
            tuple(line.points[person] for line in game.lines if not line.playoff) for game in same
        ),
        tuple(game.totals[person] for game in same),
        tuple(game.balance[person] for game in same),
    )


class DuplicateDialog(QDialog):
    """A column for each seat one has sat in, a row for each deal."""

    def __init__(self, games: Comparison, parent: QWidget) -> None:
        """Fill the table."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("The same cards from every seat"))
        self._table = self._grid(games)
        layout = QVBoxLayout(self)
        words = PlainLabel(self.tr("Your points with the same cards, deal by deal."), self)
        words.setWordWrap(True)
        layout.addWidget(words)
        layout.addWidget(self._table, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        layout.addWidget(buttons)

    def showEvent(self, event: QShowEvent) -> None:
        """Be as large as every cell and heading needs in this type; before, that is not known."""
        super().showEvent(event)
        if event.spontaneous():
            return
        table = self._table
        heads = table.horizontalHeader(), table.verticalHeader()
        for head in heads:
            head.ensurePolished()
        columns = range(table.columnCount())
        widest = max(max(table.sizeHintForColumn(n), heads[0].sectionSizeHint(n)) for n in columns)
        frame = 2 * table.frameWidth()
        wide = heads[1].sizeHint().width() + len(columns) * (widest + _AIR) + frame
        high = heads[0].sizeHint().height() + heads[1].length() + frame
        around = self.sizeHint() - table.sizeHint()
        wanted = QSize(max(_WIDE, wide + around.width()), high + around.height())
        self.resize(wanted.boundedTo(self.screen().availableSize()))

    def _grid(self, games: Comparison) -> QTableWidget:
        deals = len(games.points[0])
        table = QTableWidget(deals + 2, len(games.points), self)
        table.setAccessibleName(self.windowTitle())
        table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        table.setHorizontalHeaderLabels(
            [self.tr("Seat {n}").format(n=n) for n in range(1, len(games.points) + 1)]
        )
        rows = [self.tr("Deal {n}").format(n=n) for n in range(1, deals + 1)]
        table.setVerticalHeaderLabels([*rows, self.tr("Total"), self.tr("Units")])
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for column, points in enumerate(games.points):
            for row, made in enumerate(points):
                place = _place(games.places[column][row])
                self._put(table, row, column, self.tr("{points} as {place}"), made, place)
            self._put(table, deals, column, "{points}", games.totals[column])
            self._put(table, deals + 1, column, "{points}", signed(games.units[column]))
        return table

    @staticmethod
    def _put(
        table: QTableWidget, row: int, column: int, text: str, points: Units | str, place: str = ""
    ) -> None:
        item = QTableWidgetItem(text.format(points=points, place=place))
        item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
        table.setItem(row, column, item)


def _place(after_dealer: int) -> str:
    translate = QCoreApplication.translate
    return (
        translate("duplicate", "dealer"),
        translate("duplicate", "forehand"),
        translate("duplicate", "middlehand"),
    )[after_dealer]
