"""The parts of a main window, as a record, and how they are laid out in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMainWindow, QSizeGrip

from reunion_desktop.engine.legal import Refusal
from reunion_desktop.ui.access.announcer import AnnouncementBoard, Announcer
from reunion_desktop.ui.calls.caller import Caller
from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.commands.tool_bar import ToolBar
from reunion_desktop.ui.language.labels import Labels
from reunion_desktop.ui.sheet.score_sheet import ScoreSheetWidget
from reunion_desktop.ui.sound.speaker import Speaker
from reunion_desktop.ui.table.view import TableView
from reunion_desktop.ui.window.elided_line import ElidedLine
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
    """What belongs to one window."""

    faces: CardPictureCache
    """The pictures of the cards, and the look that they have."""
    table: TableView
    sheet: ScoreSheetWidget
    dock: SheetDock
    """Where the sheet stands."""
    prompt: Prompt
    """What asks, over the table, to go on."""
    caller: Caller
    """What shows, over the table, what may be said."""
    counsel: HelpBar
    seal: SealBadge
    occasion: ElidedLine
    """What is played, where it is no game like any other."""
    menus: Menus
    tools: ToolBar
    """What one does at the table, in pictures."""
    dialogs: DialogOpener
    """What opens every dialog."""
    narrator: Narrator
    speaker: Speaker
    """What is heard of cards and quill."""


def lay_out(
    window: QMainWindow,
    faces: CardPictureCache,
    why_not: Callable[[Refusal], str],
    choices: DialogChoices,
    labels: Labels,
) -> Parts:
    """Stand the table in the middle of a window, the sheet beside it, and the line below it.

    Args:
        window: what all of it belongs to.
        faces: the pictures of the cards.
        why_not: says why a card may not be chosen.
        choices: what the dialogs offer.
        labels: where the words on the widgets are kept, to be said again.
    """
    table = TableView(faces, why_not, TableWords.translated(), parent=window)
    sheet = ScoreSheetWidget(window)
    prompt = Prompt(table)
    dialogs = DialogOpener(window, faces, choices)
    line = ElidedLine(window)
    board = AnnouncementBoard(window.statusBar())
    for named in (board, window.statusBar()):
        labels.write(named.setAccessibleName, lambda: translate("MainWindow", "Messages"))
    labels.write(window.menuBar().setAccessibleName, lambda: translate("MainWindow", "Menus"))
    for grip in window.statusBar().findChildren(QSizeGrip):
        labels.write(grip.setAccessibleName, lambda: translate("MainWindow", "Window size"))
    narrator = Narrator(line, Announcer(table, board), choices.usual)
    seal = SealBadge(window)
    window.setCentralWidget(table)
    dock = SheetDock(window, sheet)
    bar = window.statusBar()
    bar.addWidget(line, 1)
    counsel = HelpBar(bar, labels)
    occasion = ElidedLine(window)
    occasion.setObjectName("occasion")
    occasion.hide()
    bar.addPermanentWidget(occasion)
    bar.addPermanentWidget(seal)
    line.stand_beside(seal, *counsel.buttons)
    labels.write(dock.setWindowTitle, lambda: translate("MainWindow", "Score sheet"))
    # After the dock has its title, which would name the entry that folds it too.
    menus = Menus(window, dock.toggleViewAction())
    tools = ToolBar(window, menus.pictures)
    tools.say_anew()
    menus.add_bar(tools.toggleViewAction())
    labels.write(occasion.setAccessibleDescription, lambda: translate("MainWindow", "Current game"))
    labels.write(line.setAccessibleDescription, lambda: translate("MainWindow", "Messages"))
    return Parts(
        faces=faces,
        table=table,
        sheet=sheet,
        dock=dock,
        prompt=prompt,
        caller=Caller(table),
        counsel=counsel,
        seal=seal,
        occasion=occasion,
        menus=menus,
        tools=tools,
        dialogs=dialogs,
        narrator=narrator,
        speaker=Speaker(),
    )
