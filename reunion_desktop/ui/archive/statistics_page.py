"""Statistics page of the archive: choice of player and game, and their charts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontInfo, QHelpEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from reunion_desktop.history.statistics import Source, Statistics
from reunion_desktop.ui.archive.charts.chart import Chart, Quill
from reunion_desktop.ui.archive.charts.games import figures_of
from reunion_desktop.ui.archive.charts.names import shown_name
from reunion_desktop.ui.archive.charts.series import charts
from reunion_desktop.ui.archive.filters import fill
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.language.labels import Labels
from reunion_desktop.ui.look.palettes import Palette
from reunion_desktop.ui.look.plain_text import PlainLabel, name_box, on_hover
from reunion_desktop.ui.sheet.look import Material, look_of, paper_tile

_MARGIN = 24
_TWO_COLUMNS = 38
"""Least width for two charts side by side, in heights of a line."""
_TYPE = 1.08
"""Type size of the charts relative to the program's."""


@guarded
class StatisticsPaper(QWidget):
    """Paper background with the charts."""

    def __init__(self, palette: Palette) -> None:
        """Set up empty."""
        super().__init__()
        self.set_palette(palette)
        self._charts: tuple[Chart, ...] = ()
        self.placed: tuple[tuple[QRectF, Chart], ...] = ()
        """Every chart with its rectangle."""
        self._remark = ""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def set_palette(self, palette: Palette) -> None:
        """Set colours and font, and redraw the charts."""
        self._look = look_of(Material.PAPER, palette)
        self._quill = Quill(palette, QFontInfo(self.font()).pixelSize() * _TYPE)

    def show_statistics(self, statistics: Statistics | None) -> None:
        """Show the charts of statistics; None for none."""
        nothing = statistics is None or not statistics.all.complete
        self._remark = (
            self.tr("No finished games yet. Deals of unfinished games are not counted.")
            if nothing
            else ""
        )
        self._charts = () if statistics is None or nothing else charts(statistics, self._quill)
        words = "\n".join(f"{chart.title}: {chart.words}" for chart in self._charts)
        self.setAccessibleDescription(words or self._remark)
        self._arrange()
        self.update()

    def sizeHint(self) -> QSize:
        """Height of all charts."""
        bottom = max((area.bottom() for area, _ in self.placed), default=200.0)
        return QSize(640, round(bottom) + _MARGIN)

    def _arrange(self) -> None:
        width = self.width() - 2.0 * _MARGIN
        two = self.width() >= _TWO_COLUMNS * self.fontMetrics().lineSpacing()
        rows: list[list[Chart]] = []
        for chart in self._charts:
            half = two and not chart.wide
            if half and rows and len(rows[-1]) == 1 and not rows[-1][0].wide:
                rows[-1].append(chart)
            else:
                rows.append([chart])
        placed: list[tuple[QRectF, Chart]] = []
        top = float(_MARGIN)
        for row in rows:
            each = (width - _MARGIN) / 2 if two and not row[0].wide else width
            height = max(chart.height for chart in row) + self._quill.line * 1.7
            for place, chart in enumerate(row):
                left = _MARGIN + place * (each + _MARGIN)
                placed.append((QRectF(left, top, each, height), chart))
            top += height + _MARGIN
        self.placed = tuple(placed)
        self.setMinimumHeight(self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the charts to the page width."""
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the visible charts."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawTiledPixmap(self.rect(), paper_tile(self._look, self.devicePixelRatioF()))
        quill, ink = self._quill, self._quill.palette
        if self._remark:
            painter.setFont(quill.large(1.3))
            painter.setPen(ink.ink_quiet)
            centred = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(self.rect(), int(centred), self._remark)
        for area, chart in self.placed:
            if not area.intersects(QRectF(event.rect())):
                continue
            painter.setFont(quill.large(1.15))
            painter.setPen(ink.ink)
            title = QRectF(area.left(), area.top(), area.width(), quill.line)
            painter.drawText(title, int(Qt.AlignmentFlag.AlignVCenter), chart.title)
            painter.setPen(QPen(QColor(self._look.line), 1))
            painter.drawLine(title.bottomLeft(), title.bottomRight())
            inside = area.adjusted(0, quill.line * 1.7, 0, 0)
            inside.setHeight(chart.height)
            chart.paint(painter, inside)

    def event(self, event: QEvent) -> bool:
        """Show the text of a chart as its tooltip."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            at = event.pos().toPointF()
            words = next((chart.words for area, chart in self.placed if area.contains(at)), "")
            QToolTip.showText(event.globalPos(), on_hover(words.replace("; ", "\n")), self)
            return True
        return super().event(event)


@guarded
class StatisticsPage(QWidget):
    """Asks for a player and a game, and shows their statistics."""

    wanted = Signal(str, str, bool, object)
    """Player, game, whether practice games count, and the Source of the games."""

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        """Set up without statistics."""
        super().__init__(parent)
        self.paper = StatisticsPaper(palette)
        self.player = QComboBox(self)
        self.player.setMinimumContentsLength(14)
        self.game = QComboBox(self)
        """The chosen game; visible if several games were played."""
        self.game.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.source = QComboBox(self)
        """The games that count: played here, kept by hand, or both."""
        for source in Source:
            self.source.addItem("", source)
        self.practice = QCheckBox(self)
        label = PlainLabel(self)
        self._labels = Labels()
        write = self._labels.write
        write(self.player.setAccessibleName, lambda: self.tr("Player shown in the statistics"))
        write(self.practice.setText, lambda: self.tr("Include &practice games"))
        for place, say in enumerate(
            (
                lambda: self.tr("Played here"),
                lambda: self.tr("Kept by hand"),
                lambda: self.tr("Played here or kept by hand"),
            )
        ):
            write(partial(self.source.setItemText, place), say)
        write(partial(name_box, self.source), lambda: self.tr("Games that are counted"))
        label.setBuddy(self.player)  # First: its text is never told with the mnemonic's mark.
        write(label.setText, lambda: self.tr("Play&er"))
        write(self.paper.setAccessibleName, lambda: self.tr("Statistics"))
        top = QHBoxLayout()
        top.addWidget(label)
        top.addWidget(self.player)
        top.addWidget(self.game)
        self.game.hide()
        top.addStretch(1)
        below = QHBoxLayout()
        below.addWidget(self.source)
        below.addSpacing(_MARGIN)
        below.addWidget(self.practice)
        below.addStretch(1)
        area = QScrollArea(self)
        area.setWidget(self.paper)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        layout = QVBoxLayout(self)
        layout.addLayout(top)
        layout.addLayout(below)
        layout.addWidget(area, 1)
        write(partial(name_box, self.game), lambda: self.tr("Game shown in the statistics"))
        self.player.activated.connect(lambda _place: self.ask())
        self.game.activated.connect(lambda _place: self.ask())
        self.practice.clicked.connect(lambda _on: self.ask())
        self.source.activated.connect(lambda _place: self.ask())

    def changeEvent(self, event: QEvent) -> None:
        """Update the texts for another language; the charts follow when requested."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._labels.rewrite()

    def offer(self, players: Sequence[str], games: Sequence[str]) -> None:
        """Set the players and games to choose from; the choices stay if they still exist."""
        fill(self.player, [(shown_name(player), player) for player in players])
        fill(self.game, [(figures_of(game).title, game) for game in games])
        self.game.setVisible(len(games) > 1)

    def ask(self) -> None:
        """Request the statistics of the current choice."""
        if self.player.currentData() and self.game.currentData():
            player, game = self.player.currentData(), self.game.currentData()
            source = self.source.currentData()
            self.wanted.emit(player, game, self.practice.isChecked(), source)
        else:
            self.paper.show_statistics(None)
