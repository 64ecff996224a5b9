"""List of the moves of a deal: each with its cost, the most expensive in bold."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from reunion_desktop.games.ids import IDS
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.language.labels import Labels
from reunion_desktop.ui.look.plain_text import on_hover
from reunion_desktop.ui.review.values import MoveReview
from reunion_desktop.ui.review.words import (
    cost_head,
    decision_cost,
    decision_sentence,
    decision_title,
)
from reunion_desktop.ui.words.game_words import GameWords
from reunion_desktop.ui.words.seat_names import SeatNames

_PLACE = int(Qt.ItemDataRole.UserRole)


@guarded
class WrappedWords(QStyledItemDelegate):
    """Item delegate that gives each row the height its wrapped text needs.

    Qt's trees otherwise ask for the height of a single line, even with word wrap.
    """

    def __init__(self, tree: QTreeWidget) -> None:
        """Use the column widths of a tree."""
        super().__init__(tree)
        self._tree = tree

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Size hint with the height of all lines."""
        size = super().sizeHint(option, index)
        words = QStyleOptionViewItem(option)
        self.initStyleOption(words, index)
        margin = self._tree.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1
        room = self._tree.columnWidth(index.column()) - 2 * margin
        flags = int(Qt.TextFlag.TextWordWrap)
        broken = words.fontMetrics.boundingRect(QRect(0, 0, max(room, 1), 0), flags, words.text)
        return QSize(size.width(), max(size.height(), broken.height() + 2))


@guarded
class MoveList(QTreeWidget):
    """Lists the moves reviewed so far, in the order of play; one move may be current."""

    def __init__(self, labels: Labels, parent: QWidget) -> None:
        """Create an empty list; ``labels`` are the texts of its window."""
        super().__init__(parent)
        self._judgements: dict[int, MoveReview] = {}
        self._dearest: tuple[int, ...] = ()
        self._words, self._company = words_of(IDS[0]), SeatNames(())
        write = labels.write
        write(self.setAccessibleName, lambda: self.tr("Moves"))
        self.setColumnCount(2)
        write(partial(self.headerItem().setText, 0), lambda: self.tr("Move"))
        self.headerItem().setText(1, "")
        self.setRootIsDecorated(False)
        self.setWordWrap(True)
        self.setItemDelegateForColumn(0, WrappedWords(self))
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, header.ResizeMode.Stretch)
        header.setSectionResizeMode(1, header.ResizeMode.ResizeToContents)
        # A new width changes the word wrap, and with it the row heights.
        header.sectionResized.connect(self.scheduleDelayedItemsLayout)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Keep the row that was pressed: the list may scroll below the pointer."""
        if not event.buttons():
            super().mouseMoveEvent(event)

    def _head(self) -> str:
        """Header of the cost column; empty while there are no moves."""
        return cost_head(self.judgements[0].told_in) if self._judgements else ""

    @property
    def judgements(self) -> tuple[MoveReview, ...]:
        """Reviews of the moves so far, in the order of play."""
        return tuple([self._judgements[place] for place in sorted(self._judgements)])

    def forget(self, words: GameWords, company: SeatNames) -> None:
        """Clear the list for another deal of the game whose words are given."""
        self._judgements, self._dearest = {}, ()
        self._words, self._company = words, company
        self.fill()

    def add(self, judgement: MoveReview) -> None:
        """Add the review of a move."""
        self._judgements[judgement.place] = judgement
        self.fill()

    def mark(self, dearest: tuple[int, ...]) -> None:
        """Mark the most expensive mistakes by their places."""
        self._dearest = dearest
        self.fill()

    def current(self) -> MoveReview | None:
        """Selected move."""
        item = self.currentItem()
        return self._judgements.get(item.data(0, _PLACE)) if item is not None else None

    def pick(self, place: int | None) -> None:
        """Select the move at a place, or none."""
        self.setCurrentIndex(QModelIndex())
        for row in range(self.topLevelItemCount()):
            item = self.topLevelItem(row)
            if item is not None and item.data(0, _PLACE) == place:
                self.setCurrentItem(item)

    def follow(self, place: int | None) -> MoveReview | None:
        """Select the move at a place, or none, without a signal; return its review."""
        current = self.current()
        if (current.place if current is not None else None) != place:
            with QSignalBlocker(self):
                self.pick(place)
        return self.current()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the selected move in sight when the grade above takes room."""
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())

    def fill(self) -> None:
        """Fill the list again; the selection stays, and no signal is emitted."""
        current = self.current()
        self.headerItem().setText(1, self._head())
        with QSignalBlocker(self):
            self.clear()
            for judgement in self.judgements:
                verdict = decision_sentence(judgement, self._words, self._company)
                item = _item(judgement, self._words, verdict, bold=judgement.place in self._dearest)
                self.addTopLevelItem(item)
                if current is not None and current.place == judgement.place:
                    self.setCurrentItem(item)


def _item(judgement: MoveReview, words: GameWords, verdict: str, *, bold: bool) -> QTreeWidgetItem:
    item = QTreeWidgetItem([decision_title(judgement, words), decision_cost(judgement)])
    item.setData(0, _PLACE, judgement.place)
    item.setToolTip(0, on_hover(item.text(0)))
    item.setToolTip(1, on_hover(verdict))
    item.setData(0, Qt.ItemDataRole.AccessibleDescriptionRole, verdict)
    item.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    if bold:
        font = item.font(0)
        font.setBold(True)
        item.setFont(0, font)
        item.setFont(1, font)
    return item
