"""The parts of a main window, and their layout in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QSizeGrip, QWidget

from reunion_desktop.engine.legal import Refusal
from reunion_desktop.ui.access.announcer import AnnouncementBoard, Announcer
from reunion_desktop.ui.calls.caller import Caller
from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.commands.tool_bar import ToolBar
from reunion_desktop.ui.language.labels import Labels
from reunion_desktop.ui.look.elided_line import ElidedLine
from reunion_desktop.ui.sheet.score_sheet import ScoreSheetWidget
from reunion_desktop.ui.sound.speaker import Speaker
from reunion_desktop.ui.table.view import TableView
from reunion_desktop.ui.window.help_bar import HelpBar
from reunion_desktop.ui.window.menus import Menus
from reunion_desktop.ui.window.narrator import Narrator
from reunion_desktop.ui.window.openers import DialogChoices, DialogOpener
from reunion_desktop.ui.window.prompt import Prompt
from reunion_desktop.ui.window.seal_badge import SealBadge
from reunion_desktop.ui.window.sheet_dock import SheetDock
from reunion_desktop.ui.words.table import TableWords

translate = QCoreApplication.translate


class Parts(NamedTuple):
    """Widgets and services of one main window."""

    faces: CardPictureCache
    """Cache of the card pictures, with their theme."""
    table: TableView
    sheet: ScoreSheetWidget
    dock: SheetDock
    """Dock of the score sheet."""
    prompt: Prompt
    """Panel over the table that shows the score and asks to continue."""
    caller: Caller
    """Bar over the table with the legal calls."""
    assistance: HelpBar
    seal: SealBadge
    context: ElidedLine
    """Label with the special mode of the game; empty for an ordinary game."""
    menus: Menus
    tools: ToolBar
    """Tool bar of the table."""
    dialogs: DialogOpener
    """Opener of every dialog."""
    narrator: Narrator
    speaker: Speaker
    """Player of the sounds."""


def lay_out(
    window: QMainWindow,
    faces: CardPictureCache,
    why_not: Callable[[Refusal], str],
    choices: DialogChoices,
    labels: Labels,
) -> Parts:
    """Create the parts: the table in the middle, the sheet beside it, the line below.

    Args:
        window: parent of all parts.
        faces: cache of the card pictures.
        why_not: words the refusal of a card.
        choices: data that the dialogs need.
        labels: registry of the widget texts, for changes of language.
    """
    table = TableView(faces, why_not, TableWords.translated(), parent=window)
    sheet = ScoreSheetWidget(window)
    prompt = Prompt(table)
    dialogs = DialogOpener(window, faces, choices)
    line = ElidedLine(window)
    line.leave_out(table.overlays.tells)
    board = AnnouncementBoard(window.statusBar())
    for named in (board, window.statusBar()):
        labels.write(named.setAccessibleName, lambda: translate("MainWindow", "Messages"))
    labels.write(window.menuBar().setAccessibleName, lambda: translate("MainWindow", "Menus"))
    for grip in window.statusBar().findChildren(QSizeGrip):
        labels.write(grip.setAccessibleName, lambda: translate("MainWindow", "Window size"))
    narrator = Narrator(line, Announcer(table, board), choices.usual)
    narrator.answered.connect(line.unfold)
    seal = SealBadge(window)
    window.setCentralWidget(table)
    dock = SheetDock(window, table, sheet)
    bar = window.statusBar()
    bar.addWidget(line, 1)
    assistance = HelpBar(bar, labels)
    context = ElidedLine(window)
    context.setObjectName("occasion")
    context.hide()
    lasting = QWidget(bar)
    row = QHBoxLayout(lasting)
    row.setContentsMargins(0, 0, 0, 0)
    for label in (context, seal):
        row.addWidget(label)
    bar.addPermanentWidget(lasting)
    line.displace(lasting)
    line.stand_beside(seal, *assistance.buttons)
    menus = Menus(window, dock.toggleViewAction())
    tools = ToolBar(window, menus.pictures)
    tools.say_anew()
    menus.add_bar(tools.toggleViewAction())
    labels.write(context.setAccessibleDescription, lambda: translate("MainWindow", "Current game"))
    labels.write(line.setAccessibleDescription, lambda: translate("MainWindow", "Messages"))
    return Parts(
        faces=faces,
        table=table,
        sheet=sheet,
        dock=dock,
        prompt=prompt,
        caller=Caller(table),
        assistance=assistance,
        seal=seal,
        context=context,
        menus=menus,
        tools=tools,
        dialogs=dialogs,
        narrator=narrator,
        speaker=Speaker(),
    )
