"""Score sheets kept by hand: opens their window, saves every entry, files it in the archive."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from reunion_desktop.ai.roster import names_for
from reunion_desktop.app.archive_opener import ArchiveOpener
from reunion_desktop.app.by_hand.session import HandSession
from reunion_desktop.app.sheets import heading_of
from reunion_desktop.engine.record import Header, Record
from reunion_desktop.engine.scoring import GameSheet, ScoreSheet
from reunion_desktop.games import GAMES, find_game
from reunion_desktop.match.opening import now
from reunion_desktop.storage.codec import whole
from reunion_desktop.storage.disk import make_folder, replace_file
from reunion_desktop.storage.game_parser import StoredGame
from reunion_desktop.storage.reader import read_text
from reunion_desktop.ui.by_hand.new_sheet import NewSheet, NewSheetDialog
from reunion_desktop.ui.by_hand.window import HandSheetWindow
from reunion_desktop.ui.dialogs.new_game import persons_name
from reunion_desktop.ui.sheet import notes
from reunion_desktop.ui.sheet.heading import Heading, KeptSheet, SheetTools
from reunion_desktop.ui.sheet.look import Material, look_of
from reunion_desktop.ui.sheet.pages.opener import SheetOpener
from reunion_desktop.ui.window.main_window import MainWindow

_MOST = 6
"""Players of the largest table."""
FOLDER = "by_hand"
"""Subfolder of the data folder with a file for each session kept by hand."""


class SheetKeeper(Protocol):
    """The main table, as far as sheets kept by hand need it."""

    folder: Path
    window: MainWindow

    @property
    def archive(self) -> ArchiveOpener:
        """The archive opener."""
        ...

    def sheet_tools(self) -> SheetTools:
        """Functions for saving and printing sheets."""
        ...


class HandSheets:
    """Opens sheets to be kept by hand; at most one is open."""

    def __init__(self, table: SheetKeeper) -> None:
        """Start without a window."""
        self._table = table
        self.window: HandSheetWindow | None = None
        """The window, if one is open."""

    def ask(self) -> None:
        """Ask for game, rules and players of a new sheet."""
        last = self._table.window.preferences.new_game
        own = last.names[0] if last is not None else persons_name()
        dialog = NewSheetDialog(GAMES, (own, *names_for(_MOST)), self._table.window)
        dialog.accepted.connect(lambda: self.begin(dialog.choice()))
        dialog.blank_wanted.connect(
            lambda choice, games, payment: self.print_blank(choice, games, payment=payment)
        )
        dialog.open()

    def print_blank(self, choice: NewSheet, games: int, *, payment: bool = False) -> None:
        """Show the pages of blank sheets, with the rules of payment if wanted."""
        kept = self.blank(choice, games, payment=payment)
        opener = self._opener()
        opener.report.connect(self._table.window.say_trouble)
        opener.show_kept((), lambda: [kept], Material.PAPER, "")

    @staticmethod
    def blank(choice: NewSheet, games: int, *, payment: bool = False) -> KeptSheet:
        """A sheet with empty rows for some games; with the rules of payment if wanted."""
        rules = choice.rules
        empty = (GameSheet(choice.dealer, rules.deals),) * games
        figures = ScoreSheet(choice.names, empty, rules.ledger, rules.session_rank)
        heading = Heading(rules=rules, payment=notes.payment(rules) if payment else ())
        return KeptSheet(rules.scoring.blank(figures), heading)

    def begin(self, choice: NewSheet) -> None:
        """Open a new sheet."""
        date = choice.day + now()[len(choice.day) :]  # The time of day tells two sheets apart.
        table = choice.rules, choice.names, choice.dealer, date
        header = Header(*table, by_hand=True, place=choice.place)
        self.open((Record(header),))

    def resume(self, games: Sequence[StoredGame]) -> None:
        """Open the sheet of a session that was kept by hand."""
        self.open(tuple(stored.record for stored in games))

    def open(self, records: tuple[Record, ...]) -> None:
        """Open a sheet; another one that is open is closed, and stays as it was saved."""
        self.close()
        path = self._table.folder / FOLDER / file_name(records[0].header)
        session = HandSession(records, lambda games: self._save(path, games))
        opener, main = self._opener(), self._table.window
        opener.find_heading = lambda: heading_of_records(session.records)
        opener.style = opener.style._replace(place=session.header.place)
        look = look_of(Material.PAPER, main.theme.palette, german=main.theme.german)
        self.window = window = HandSheetWindow(session, opener, look)
        window.destroyed.connect(self._forget)
        window.show()

    def _opener(self) -> SheetOpener:
        main = self._table.window
        opener = SheetOpener(main, self._table.sheet_tools())
        opener.style = main.preferences.sheet_style
        opener.german = main.theme.german
        return opener

    def close(self) -> None:
        """Close the window, if it is open."""
        if self.window is not None:
            self.window.close()
        self.window = None

    def _forget(self) -> None:
        self.window = None

    def _save(self, path: Path, records: tuple[Record, ...]) -> None:
        make_folder(path.parent)
        text = text_of(records)
        replace_file(path, text.encode())
        self._table.archive.keep(read_text(text, find_game))


def file_name(header: Header) -> str:
    """Name of the file of a session that begins with a game."""
    digits = "".join(char for char in header.date[:19] if char.isdigit())
    return f"{digits}-{header.game}.reunion"


def text_of(records: Sequence[Record]) -> str:
    """The text of a file with the games of a session."""
    return "".join(f"{line}\n" for record in records for line in whole(record))


def heading_of_records(records: Sequence[Record]) -> Heading:
    """The heading of the sheet of a session."""
    return heading_of(read_text(text_of(records), find_game))
