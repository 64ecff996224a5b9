"""Tests of the archive window: searching, opening, naming, deleting, statistics."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product
from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QLineEdit,
    QMainWindow,
    QMenu,
    QMessageBox,
    QPushButton,
)
from pytestqt.qtbot import QtBot

from reunion_desktop.app.archive_opener import ArchiveOpener
from reunion_desktop.app.archive_service import FILE
from reunion_desktop.engine.record import Record
from reunion_desktop.games import find_game
from reunion_desktop.history.mistakes import ReviewedMove, SessionMistakes
from reunion_desktop.history.sessions import SessionRow
from reunion_desktop.storage import reader
from reunion_desktop.storage.archive.archive import Archive
from reunion_desktop.storage.archive.schema import transaction
from reunion_desktop.storage.game_parser import StoredGame
from reunion_desktop.ui.archive.model import ROW
from reunion_desktop.ui.archive.window import ArchiveWindow
from reunion_desktop.ui.archive.words import details, result_text, sentence
from reunion_desktop.ui.look.palettes import PALETTES, Cloth
from reunion_desktop.ui.sheet.heading import SheetTools
from reunion_desktop.ui.sheet.pages.dialog import SheetDialog
from reunion_desktop.ui.sheet.style import SheetStyle
from tests.storage.sessions import evening, game, text_of

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")

TABLES = (("Otto", "Anna", "Karl"), ("Otto", "Lisbeth", "Karl"))


class Opened:
    """An archive window with a few sessions."""

    def __init__(self, data: Path, qtbot: QtBot) -> None:
        """Open the window, and wait for its first session."""
        self.data, self.qtbot = data, qtbot
        self.troubles: list[str] = []
        self.parent = QMainWindow()
        qtbot.addWidget(self.parent)
        self.room = ArchiveOpener(data, (("games", False),), (), self.troubles.append)
        self.window = self.open()

    def open(self) -> ArchiveWindow:
        """Open the window, or bring it to the front."""
        tools = SheetTools({}, lambda _path, _data: "")
        return self.room.open(tools, SheetStyle(), PALETTES[Cloth.GREEN], self.parent)

    def until(self, come: object) -> None:
        """Wait until a condition is true."""
        self.qtbot.waitUntil(come, timeout=20_000)  # type: ignore[arg-type]  # a callable

    def listed(self, *numbers: int) -> None:
        """Wait until these sessions are listed."""
        self.until(lambda: self.window.finder.model.numbers == numbers)

    def shown(self, number: int) -> None:
        """Wait until a session is open, with its sheet."""
        detail = self.window.finder.detail

        def is_open() -> bool:
            row = detail.row
            return row is not None and row.id == number and len(detail.sheet.sheet.games) > 0

        self.until(is_open)

    def choose(self, place: int) -> None:
        """Select a row."""
        self.window.finder.list.go_to(place)

    def on_disk(self) -> Archive:
        """The archive, as another program would read it."""
        return Archive(self.data / FILE, find_game)


@pytest.fixture
def opened(tmp_path: Path, qtbot: QtBot) -> Iterator[Opened]:
    """A window with three sessions."""
    archive = Archive(tmp_path / FILE, find_game)
    archive.filing.keep(evening(1, 2, TABLES[0]))
    archive.filing.keep(evening(2, 1, TABLES[1]))
    archive.filing.keep(
        [game(40, "2026-02-01T20:00:00+00:00", TABLES[0], decisions=45, helped=True)]
    )
    archive.close()
    made = Opened(tmp_path, qtbot)
    yield made
    made.room.close()


def test_it_opens_with_the_newest_session(opened: Opened) -> None:
    """The list, the sheet of the newest session, and the count are shown.

    The accessible text of a row is a sentence: players, date, rules, result. An unfinished session
    has no winner. A row always has room for two lines.
    """
    opened.listed(3, 2, 1)
    opened.shown(3)
    finder = opened.window.finder
    assert "3 sessions" == finder.filters.count.text()
    assert TABLES[0] == finder.detail.sheet.sheet.names
    assert opened.on_disk().sheet(3) == finder.detail.sheet.sheet
    assert not opened.troubles

    row = finder.model.row(2)
    assert row is not None
    told = str(finder.model.index(0).data(Qt.ItemDataRole.AccessibleTextRole))
    assert "Otto, Anna, Karl, 1 Feb 2026, Réunion (Rhineland) · one game · with help" in told
    assert told.endswith("unfinished")
    assert finder.list.accessibleName()
    ahead = replace(row, result="won", unfinished=0)
    assert "first" == result_text(ahead)
    assert "unfinished" == result_text(replace(ahead, unfinished=1))
    for units, told in (
        ((3, 9, -12), "place 2 of 3"),
        ((-12, 9, 3), "place 3 of 3"),
        ((-1, 4, -1, -2), "place 2 of 4"),
        ((1, 3, 1, 3), "lost"),
        ((3, 1), "place 2 of 2"),
    ):
        assert told == result_text(replace(ahead, result="lost", units=units))
    assert 1 == sentence(replace(ahead, unfinished=1)).count("unfinished")

    before, larger = finder.list.rowHeight(0), finder.list.font()
    larger.setPointSizeF(larger.pointSizeF() * 1.75)
    finder.list.setFont(larger)
    assert finder.list.rowHeight(0) > before * 1.4


def test_escape_closes_it_as_it_closes_the_other_windows(opened: Opened) -> None:
    """Escape first clears the search, then closes the window; edited text is saved."""
    opened.listed(3, 2, 1)
    window = opened.window
    line = window.finder.filters.line
    line.setFocus()
    line.setText("Lisbeth")
    opened.listed(2)
    QTest.keyClick(line, Qt.Key.Key_Escape)
    opened.listed(3, 2, 1)
    assert window.isVisible()
    opened.choose(0)
    opened.shown(3)
    window.finder.detail.note.setFocus()
    window.finder.detail.note.setPlainText("A long evening")
    QTest.keyClick(window.finder.detail.note, Qt.Key.Key_Escape)
    opened.until(lambda: not window.isVisible())
    opened.room.close()
    assert "A long evening" == opened.on_disk().rows([3])[0].note


def test_typing_searches(opened: Opened) -> None:
    """Each change of the text searches; letters typed on the list go to the search field.

    Home and End select the first and the last session.
    """
    opened.listed(3, 2, 1)
    finder = opened.window.finder
    line, rows = finder.filters.line, finder.list
    QTest.keyClicks(line, "lisbeth")
    opened.listed(2)
    opened.shown(2)
    line.clear()
    opened.listed(3, 2, 1)
    QTest.keyClicks(line, "nobody at all")
    opened.listed()
    assert finder.detail.row is None
    assert not finder.detail.isEnabled()
    assert not rows.isVisible()
    line.clear()
    opened.listed(3, 2, 1)
    rows.setFocus()
    for key, place in ((Qt.Key.Key_End, 2), (Qt.Key.Key_Home, 0), (Qt.Key.Key_Down, 1)):
        QTest.keyClick(rows, key, Qt.KeyboardModifier.NoModifier)
        assert place == rows.currentIndex().row()
    opened.shown(2)
    QTest.keyClick(rows, Qt.Key.Key_K)
    assert "k" == line.text()
    opened.listed(3, 2, 1)


def test_filters_and_orders(opened: Opened) -> None:
    """Sessions are filtered by player, result and time, and sorted."""
    opened.listed(3, 2, 1)
    filters = opened.window.finder.filters
    boxes = {box.accessibleName(): box for box in filters.choices}
    opened.until(lambda: boxes["Players"].count() == 5)
    for name, text, numbers in (
        ("Players", "Lisbeth", (2,)),
        ("Players", "All players", (3, 2, 1)),
        ("Result", "Unfinished", (3,)),
        ("Result", "Any result", (3, 2, 1)),
        ("Rule set", "Réunion (Rhineland)", (3, 2, 1)),
        ("Sort by", "Oldest first", (1, 2, 3)),
        ("Sort by", "Longest first", (1, 3, 2)),
        ("Date", "Earlier", ()),
    ):
        box = boxes[name]
        box.setCurrentText(text)
        box.activated.emit(box.currentIndex())
        opened.listed(*numbers)


def test_rows_are_fetched_when_they_are_looked_at(tmp_path: Path, qtbot: QtBot) -> None:
    """Only visible pages of a long list are loaded, and few are cached."""
    archive = Archive(tmp_path / FILE, find_game)
    with transaction(archive.connection):
        for number in range(200):
            date = f"2025-{1 + number // 20:02}-{1 + number % 20:02}T20:00:00+00:00"
            archive.filing.keep([game(1, date, decisions=13)])
    archive.close()
    made = Opened(tmp_path, qtbot)
    model = made.window.finder.model
    made.until(lambda: model.rowCount() == 200)
    made.until(lambda: model.row(0) is not None)
    asked = []
    model.dataChanged.connect(lambda first, last: asked.append((first.row(), last.row())))
    assert model.row(199) is None
    made.until(lambda: model.row(199) is not None)

    assert [(192, 199)] == asked
    assert model.index(100).data(ROW) is None
    assert None is model.data(QModelIndex())
    made.room.close()


def test_a_name_and_a_note_are_kept(opened: Opened) -> None:
    """Title and note are saved when their field loses the focus; the list shows and finds them."""
    opened.shown(3)
    window = opened.window
    window.name_chosen()
    QTest.keyClicks(window.finder.detail.title, "At the inn")
    QTest.keyClick(window.finder.detail.title, Qt.Key.Key_Return)
    QTest.keyClicks(window.finder.detail.note, "Karl had the Stange")
    window.finder.list.setFocus()
    window.finder.detail.keep_words()
    opened.until(lambda: opened.on_disk().rows([3])[0].note == "Karl had the Stange")
    opened.until(lambda: "At the inn" in str(window.finder.model.index(0).data()))

    assert "At the inn" == opened.on_disk().rows([3])[0].title
    window.finder.filters.line.setText("inn stange")
    opened.listed(3)


def test_deleting_can_be_undone(opened: Opened) -> None:
    """The bar names the deleted sessions, and a shortcut restores them."""
    opened.listed(3, 2, 1)
    window = opened.window
    window.finder.list.selectAll()
    window.finder.list.selectionModel().select(
        window.finder.model.index(0), QItemSelectionModel.SelectionFlag.Deselect
    )
    assert (2, 1) == window.finder.chosen()
    window.doings.delete()
    opened.listed(3)
    assert (3,) == opened.on_disk().find()
    assert window.finder.undo_bar.isVisible()
    window.finder.list.setFocus()
    QTest.keyClick(window.finder.list, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    opened.listed(3, 2, 1)

    assert not window.finder.undo_bar.isVisible()


def test_the_last_sitting_is_brought_back_by_its_key(opened: Opened) -> None:
    """With an empty list the focus is on a message that names the key for restoring."""
    opened.listed(3, 2, 1)
    finder, menus = opened.window.finder, opened.window.menus
    assert [False, False] == [action.isEnabled() for action in menus.of_deletions]
    finder.list.setFocus()
    finder.list.selectAll()
    QTest.keyClick(finder.list, Qt.Key.Key_Delete)
    opened.listed()
    assert "No sessions. Press Ctrl+Z to restore the ones you deleted." == finder.nothing.text()
    assert [True, True] == [action.isEnabled() for action in menus.of_deletions]
    assert finder.nothing.hasFocus()
    QTest.keyClick(finder.nothing, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    opened.listed(3, 2, 1)
    assert finder.list.hasFocus()
    assert [False, False] == [action.isEnabled() for action in menus.of_deletions]


def test_an_empty_list_tells_of_what_was_deleted_long_ago(opened: Opened) -> None:
    """The menu restores deleted sessions after the bar is hidden; text fields keep their undo."""
    opened.listed(3, 2, 1)
    finder, menus = opened.window.finder, opened.window.menus
    finder.list.selectAll()
    opened.window.doings.delete()
    opened.listed()
    finder.filters.line.setFocus()
    QTest.keyClick(finder.filters.line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert finder.undo_bar.can_undo()
    finder.undo_bar.offer(())
    assert finder.nothing.text().endswith("Use the Session menu to restore the ones you deleted.")
    assert [False, True] == [action.isEnabled() for action in menus.of_deletions]
    opened.window.doings.bring_back_all()
    opened.listed(3, 2, 1)


def test_a_deal_is_reviewed_and_played_again(opened: Opened) -> None:
    """The sheet's rows, the button and the menu emit game files and deal number.

    An unfinished session has a button and a menu entry to resume it; others have neither.
    """
    opened.listed(3, 2, 1)
    window = opened.window
    told: list[tuple[object, ...]] = []
    window.doings.review_wanted.connect(lambda *what: told.append(what))
    window.doings.again_wanted.connect(lambda *what: told.append(what))
    window.doings.resume_wanted.connect(lambda *what: told.append(what))
    opened.choose(2)
    opened.shown(1)
    assert not window.finder.detail.resume.isVisible()
    assert not window.menus.resume.isEnabled()
    records = tuple(stored.record for stored in opened.on_disk().games(1))
    window.finder.detail.sheet.row_activated.emit(2, 3)
    window.finder.detail.review.click()
    menu = window.finder.detail.again.menu()
    menu.aboutToShow.emit()
    second = menu.actions()[1].menu()
    assert isinstance(second, QMenu)
    assert ["Deal 1", "Deal 2", "Deal 3"] == [action.text() for action in second.actions()]
    second.actions()[1].trigger()
    assert [(records, 2, 3), (records, 1, 1)] == told[:2]
    assert (records[1], 2, "Deal 2 replayed: Otto, Anna, Karl") == told[2]

    opened.choose(0)
    opened.shown(3)
    menu.aboutToShow.emit()
    assert ["Deal 1"] == [action.text() for action in menu.actions()]
    assert window.finder.detail.resume.isVisible()
    opened.until(window.menus.resume.isEnabled)
    window.finder.detail.resume.click()
    window.menus.resume.trigger()
    assert [(opened.on_disk().games(3), "Otto, Anna, Karl", False)] * 2 == told[-2:]


def test_the_sheet_opens_to_be_printed(opened: Opened) -> None:
    """The sheet opens with its own date, rules and players."""
    opened.shown(3)
    styles: list[SheetStyle] = []
    opened.window.doings.styled.connect(styles.append)
    opened.window.doings.show_sheet()
    (dialog,) = opened.window.findChildren(SheetDialog)
    opened.until(lambda: not dialog.is_drawing() and dialog.count > 0)
    assert dialog.isVisible()
    (name,) = [line for line in dialog.findChildren(QLineEdit) if line.text() == "Karl"]
    name.setText("Karl the Bold")

    assert ("Otto", "Anna", "Karl the Bold") == styles[-1].names(TABLES[0])
    opened.until(lambda: not dialog.is_drawing())
    dialog.reject()


def test_a_guest_is_called_alike_on_the_sheet_and_in_the_proposed_names(
    tmp_path: Path, qtbot: QtBot
) -> None:
    """A player without a name is a guest in the language of the program, wherever it was played."""
    archive = Archive(tmp_path / FILE, find_game)
    archive.filing.keep(evening(1, 1, ("Invité", "Anna", "Karl")))
    archive.close()
    opened = Opened(tmp_path, qtbot)
    opened.shown(1)
    assert "Guest" in opened.window.doings.proposed_record()[0]
    opened.window.doings.show_sheet()
    (dialog,) = opened.window.findChildren(SheetDialog)
    opened.until(lambda: not dialog.is_drawing() and dialog.count > 0)
    assert "Guest" in [line.text() for line in dialog.findChildren(QLineEdit)]
    dialog.reject()
    opened.room.close()


def test_a_click_beside_the_rows_closes_the_session(opened: Opened) -> None:
    """Without a selected session the panel beside the list is empty."""
    opened.shown(3)
    finder = opened.window.finder
    below = finder.list.viewport().rect().bottomLeft() - QPoint(-5, 5)
    QTest.mouseClick(finder.list.viewport(), Qt.MouseButton.LeftButton, pos=below)

    assert finder.detail.row is None
    assert not finder.detail.sheet.sheet.games
    finder.search()
    opened.qtbot.wait(50)
    assert finder.detail.row is None


def coded(stored: StoredGame, seed: str) -> StoredGame:
    """The game as if begun with a deal code."""
    header = replace(stored.record.header, seed=seed, code="code")
    return replace(stored, record=Record(header, stored.record.actions))


def test_chosen_cards_are_named_in_the_list(tmp_path: Path) -> None:
    """A daily deal, a deal code and cards played from another seat are named."""
    archive = Archive(tmp_path / FILE, find_game)
    first, second = evening(1)
    archive.filing.keep([first, coded(second, "7")])
    archive.filing.keep([coded(stored, "day-2026-02-03") for stored in evening(2, 1)])
    archive.filing.keep([coded(stored, "7") for stored in evening(3, 1)])
    archive.filing.keep(evening(4))
    same, day, code, plain = map(details, archive.rows((1, 2, 3, 4)))
    archive.close()

    assert plain.endswith(" · 2 games")
    assert same == f"{plain} · the same cards from another seat"
    assert day.endswith(" · The game of 3 Feb 2026")
    assert code.endswith(" · deal code")


def test_a_name_of_game_and_rules_is_told_once() -> None:
    """The rule set of Hunsrücker Bauern has the name of the game."""
    row = SessionRow(
        1,
        "",
        "",
        "",
        ("A",) * 6,
        "hunsrueck",
        1,
        0,
        0,
        practice=False,
        units=(),
        result="won",
        game="hunsruecker",
    )
    assert 1 == details(row).count("Hunsrücker Bauern")


def test_records_come_in_and_go_out(opened: Opened, tmp_path: Path) -> None:
    """A deleted session returns by importing its export; a broken file changes nothing.

    The message about an import names the unit as the game does: sets at Viersche.
    """
    opened.listed(3, 2, 1)
    window = opened.window
    opened.choose(2)
    window.transfers.export(tmp_path / "out.reunion")
    opened.until(lambda: "out.reunion" in window.statusBar().currentMessage())
    assert text_of(opened.on_disk().games(1)) == (tmp_path / "out.reunion").read_text("utf-8")

    (tmp_path / "in.reunion").write_text(text_of(evening(5)), encoding="utf-8")
    window.transfers.import_files((tmp_path / "in.reunion",))
    assert window.progress.is_busy()
    opened.listed(3, 4, 2, 1)
    opened.shown(4)
    assert (
        "Imported: 2 games. Already in the archive: no game." == window.statusBar().currentMessage()
    )
    assert not window.progress.isVisible()

    (tmp_path / "in.reunion").write_text("{}", encoding="utf-8")
    window.transfers.import_files((tmp_path / "in.reunion",))
    opened.until(lambda: "in.reunion was not imported" in window.statusBar().currentMessage())
    assert not window.progress.is_busy()

    example = Path(reader.__file__).parent / "examples" / "viersche.reunion"
    window.transfers.import_files((example,))
    told = "Imported: one set. Already in the archive: no set."
    opened.until(lambda: told == window.statusBar().currentMessage())


def test_backup_and_restore(opened: Opened, tmp_path: Path) -> None:
    """Restoring a backup asks first; then the list is as before."""
    opened.listed(3, 2, 1)
    window = opened.window
    window.transfers.back_up(tmp_path / "backup.db")
    opened.until(lambda: "backup.db" in window.statusBar().currentMessage())
    window.finder.list.selectAll()
    window.doings.delete()
    opened.listed()
    window.transfers.ask_to_restore(tmp_path / "backup.db")
    (question,) = window.findChildren(QMessageBox)
    assert "backup.db" in question.text()
    (yes,) = [one for one in question.findChildren(QPushButton) if "Restore" in one.text()]
    yes.click()
    opened.listed(3, 2, 1)


def test_statistics_are_drawn_for_whom_one_chooses(opened: Opened) -> None:
    """The program's own player is chosen first; charts have tooltips with their text."""
    opened.listed(3, 2, 1)
    page = opened.window.statistics
    opened.window.pages.setCurrentIndex(1)
    opened.until(lambda: bool(page.paper.placed))
    titles = [chart.title for _, chart in page.paper.placed]
    told = opened.on_disk().statistics("Otto")

    assert "Otto" == page.player.currentText() == titles[0]
    assert "Units over time" in titles
    assert f"{told.all.complete} games, and 1 unfinished" in page.paper.accessibleDescription()
    page.player.setCurrentText("Lisbeth")
    page.player.activated.emit(page.player.currentIndex())
    opened.until(lambda: page.paper.placed[0][1].title == "Lisbeth")


def test_pictures_lie_beside_each_other_without_overlap(opened: Opened) -> None:
    """Charts do not overlap at any page width."""
    opened.listed(3, 2, 1)
    opened.window.pages.setCurrentIndex(1)
    paper = opened.window.statistics.paper
    opened.until(lambda: bool(paper.placed))
    for width in (520, 960, 1280):
        opened.window.resize(width + 40, 700)
        QApplication.processEvents()
        areas = [area for area, _ in paper.placed]
        assert all(area.left() >= 0 and area.right() <= paper.width() for area in areas)
        assert not [pair for pair in combinations(areas, 2) if pair[0].intersects(pair[1])]
        picture = paper.grab().toImage()
        for box in (area.toRect() for area in areas):
            across, down = range(box.left(), box.right(), 3), range(box.top(), box.bottom(), 3)
            places = [at for at in product(across, down) if picture.valid(*at)]
            assert len({picture.pixel(*at) for at in places}) > 3


def test_an_empty_archive_says_so(tmp_path: Path, qtbot: QtBot) -> None:
    """An empty archive says what it will contain; so do the statistics."""
    made = Opened(tmp_path, qtbot)
    made.until(lambda: made.window.finder.filters.count.text() == "no session")
    made.window.pages.setCurrentIndex(1)
    made.window.statistics.ask()

    assert "saved here automatically" in made.window.finder.nothing.text()
    assert made.window.statistics.paper.accessibleDescription()
    made.room.close()


def test_opening_it_again_brings_it_to_the_front(opened: Opened) -> None:
    """The window exists once; after closing, a new one has the current language."""
    first = opened.window
    assert first is opened.open()
    opened.shown(3)
    first.finder.detail.title.setText("SheetChoice last")
    first.close()
    first.close()
    assert opened.room.window is None
    opened.until(lambda: opened.on_disk().rows([3])[0].title == "SheetChoice last")
    opened.window = opened.open()
    assert first is not opened.window
    opened.listed(3, 2, 1)


def test_everything_has_a_key_and_says_what_it_is(opened: Opened) -> None:
    """Menu shortcuts are unique; every field and box has an accessible name."""
    opened.shown(3)
    window = opened.window
    keys = [a.shortcut().toString() for m in window.menus.menus for a in m.actions()]
    keys = [key for key in keys if key]

    assert len(set(keys)) == len(keys)
    named = (
        *window.finder.filters.choices,
        window.finder.filters.line,
        window.finder.list,
        window.finder.detail.title,
    )
    assert all(widget.accessibleName() for widget in (*named, window.finder.detail.note))


def test_a_reviewed_session_tells_its_cost_and_opens_its_worst_deal(opened: Opened) -> None:
    """Without a review there is no button for it; a deal that the session lacks is not opened."""
    opened.listed(3, 2, 1)
    detail, wanted = opened.window.finder.detail, list[tuple[int, ...]]()
    detail.review_wanted.connect(lambda *deal: wanted.append(deal))
    opened.shown(3)
    assert detail.worst.isHidden()
    archive = opened.on_disk()
    moves = [ReviewedMove(3 + deal, deal, "lead", deal / 4, 0.0, counted=True) for deal in (1, 2)]
    for kept in (moves, [moves[0]], [moves[0]._replace(deal=9)]):
        of = archive.reviews.next_game(1)
        assert of is not None
        archive.reviews.keep(of, 1, kept, complete=True)
    archive.close()
    for session in (2, 1):
        opened.choose(3 - session)
        opened.shown(session)
        opened.until(lambda: not detail.worst.isHidden())
        assert "mistakes cost 0." in " ".join(label.text() for label in detail.findChildren(QLabel))
        detail.worst.click()
    detail.show_mistakes(SessionMistakes(2, 1.0, (1, 1), shares=True))
    said = " ".join(label.text() for label in detail.findChildren(QLabel))
    assert "mistakes cost" not in said, "The statistics say of what it is a share."

    assert [(1, 2)] == wanted[:1]
    assert (1, 9) not in wanted
