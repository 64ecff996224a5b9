"""Dialog for duplicate: games with the same cards, side by side."""

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

from reunion_desktop.engine.cards import Suit
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import GameSheet, ScoreLine, Units
from reunion_desktop.engine.scoring_rules import Played
from reunion_desktop.engine.seats import Seat
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.look.plain_text import PlainLabel
from reunion_desktop.ui.words.cards import signed

_WIDE = 520
"""Least width of the dialog in logical pixels."""
_AIR = 24
"""Horizontal padding of a cell in logical pixels."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """The player's results in games with the same cards, from different seats."""

    places: tuple[tuple[int, ...], ...]
    """By game, the player's seat after the dealer in each deal; 0 for the dealer."""
    points: tuple[tuple[int, ...], ...]
    """By game, the card points (or tricks) of the player's side in each deal."""
    totals: tuple[int, ...]
    units: tuple[Units, ...]
    """By game, the change of the player's account, fees included."""
    paid: bool = True
    """True if that is in units."""


def comparison(games: Sequence[GameSheet], person: Seat, rules: Rules) -> Comparison | None:
    """Compare the last finished game with those of the session with the same cards.

    Returns None if there is no other.
    """
    over = [game for game in games if game.settlement is not None and game.cards is not None]
    same = [game for game in over if game.cards == over[-1].cards]
    if len(same) < 2:
        return None
    points = tuple(tuple(_made(line, person, rules) for line in _lines(game)) for game in same)
    return Comparison(
        tuple(
            tuple((person - line.dealer) % rules.players for line in _lines(game)) for game in same
        ),
        points,
        tuple(map(sum, points)),
        tuple(rules.scoring.account(Played(game.lines, game.settlement))[person] for game in same),
        not any(game.settlement.chalk for game in same if game.settlement is not None),
    )


def _lines(game: GameSheet) -> list[ScoreLine]:
    """The deals that count."""
    return [line for line in game.lines if not line.playoff]


def _made(line: ScoreLine, person: Seat, rules: Rules) -> int:
    """Points or tricks of the player's side in a deal."""
    of = rules.sides.of
    made = line.points if rules.count(rules.pack, rules.order(Suit.CLUBS)) else line.tricks
    return sum(each for seat, each in enumerate(made) if of[seat] == of[person])


@guarded
class DuplicateDialog(QDialog):
    """Table with a column for each seat the player had, and a row for each deal."""

    def __init__(self, games: Comparison, parent: QWidget) -> None:
        """Fill the table."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("The same cards from every seat"))
        self._table = self._grid(games)
        layout = QVBoxLayout(self)
        words = PlainLabel(self.tr("Your points with these cards, deal by deal."), self)
        words.setWordWrap(True)
        layout.addWidget(words)
        layout.addWidget(self._table, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        layout.addWidget(buttons)

    def showEvent(self, event: QShowEvent) -> None:
        """Resize to the contents, whose size is known only now."""
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
        deals = max(map(len, games.points))
        table = QTableWidget(deals + 2, len(games.points), self)
        table.setAccessibleName(self.windowTitle())
        table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        table.setHorizontalHeaderLabels(
            [self.tr("Seat {n}").format(n=n) for n in range(1, len(games.points) + 1)]
        )
        last = self.tr("Units") if games.paid else self.tr("Result")
        rows = [self.tr("Deal {n}").format(n=n) for n in range(1, deals + 1)]
        table.setVerticalHeaderLabels([*rows, self.tr("Total"), last])
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for column, points in enumerate(games.points):
            for row, made in enumerate(points):
                place = _place(games.places[column][row])
                text = self.tr("{points} as {place}") if place else "{points}"
                self._put(table, row, column, text, made, place)
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
    """Name of a seat relative to the dealer; empty if it has none."""
    translate = QCoreApplication.translate
    return {
        0: translate("duplicate", "dealer"),
        1: translate("duplicate", "forehand"),
        2: translate("duplicate", "middlehand"),
    }.get(after_dealer, "")
