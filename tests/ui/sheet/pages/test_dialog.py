"""Tests of saving and printing sheets: dialog, preview and messages."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from reunion_desktop.app.sheets import plain_table, plain_text
from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.ui.dialogs.preferences import Preferences, load, settings_with
from reunion_desktop.ui.printing import dialog as printing
from reunion_desktop.ui.sheet.heading import KeptSheet, SheetTools
from reunion_desktop.ui.sheet.look import Material
from reunion_desktop.ui.sheet.pages.dialog import SheetChoice, SheetDialog
from reunion_desktop.ui.sheet.pages.export import DrawingError, Print
from reunion_desktop.ui.sheet.pages.page import Paper
from reunion_desktop.ui.sheet.pages.save_controller import (
    SheetSaveController,
    adjust,
    ask_for_printer,
    print_sheets,
)
from reunion_desktop.ui.sheet.style import MOST_PEOPLE, SheetStyle
from tests.ui.sheet.pages.page_readers import Pdf
from tests.ui.sheet.sheets import NAMES, SESSION, sheet

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

SHORT = KeptSheet(SESSION)
LONG = KeptSheet(sheet(*SESSION.games * 3))
"""A sheet of two pages."""


def put(path: Path, data: bytes) -> str:
    """Write a file; return an error sentence if that fails."""
    if path.name.startswith("refused"):
        return "The disk is full."
    path.write_bytes(data)
    return ""


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """Parent window of the dialogs."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def desk(window: QWidget) -> Iterator[SheetSaveController]:
    """A controller that writes to disk."""
    made = SheetSaveController(window, SheetTools({"txt": plain_text, "csv": plain_table}, put))
    yield made
    made.finish()


@pytest.fixture
def dialog(qtbot: QtBot, window: QWidget, desk: SheetSaveController) -> SheetDialog:
    """The dialog with a session of two pages, after its first page was rendered."""
    made = SheetDialog(NAMES, lambda: [LONG], SheetChoice(), desk, window)
    qtbot.addWidget(made)
    made.resize(560, 420)
    made.show()
    qtbot.waitUntil(lambda: not made.is_drawing() and not made.image().isNull(), timeout=10_000)
    return made


def drawn(qtbot: QtBot, dialog: SheetDialog) -> bytes:
    """The page shown after all rendering is done."""
    qtbot.waitUntil(lambda: not dialog.is_drawing(), timeout=10_000)
    return bytes(dialog.image().constBits())


def test_every_choice_is_shown_at_once(qtbot: QtBot, dialog: SheetDialog) -> None:
    """Look, paper, ground, place, names and initials all change the page."""
    assert 2 == dialog.count
    seen = [drawn(qtbot, dialog)]
    look, paper = dialog.findChildren(QComboBox)
    fields = [
        field
        for field in dialog.findChildren(QLineEdit)
        if not isinstance(field.parent(), QSpinBox)
    ]
    place, name, short = fields[0], fields[1], fields[2]
    changes: tuple[Callable[[], object], ...] = (
        lambda: dialog.turn(1),
        lambda: dialog.turn(-1),
        lambda: name.setText("Emmeline"),
        lambda: short.setText("Em"),
        lambda: look.setCurrentIndex(1),
        lambda: look.setCurrentIndex(2),
        lambda: paper.setCurrentIndex(1),
        lambda: dialog.turn(1),
        lambda: place.setText("Mainz"),
    )
    for change in changes:
        change()
        seen.append(drawn(qtbot, dialog))
    assert seen[0] == seen[2]
    assert len(seen) - 1 == len(set(seen))
    chosen = dialog.choice
    assert (Material.PLAIN, Paper.LETTER) == (chosen.how.material, chosen.how.paper)
    assert ("Mainz", "Emmeline", "Em") == (chosen.place, chosen.names[0], chosen.initials[0])


def test_names_of_different_tables_are_left_alone(
    qtbot: QtBot, window: QWidget, desk: SheetSaveController
) -> None:
    """Names cannot be changed for sheets with different players."""
    dialog = SheetDialog((), lambda: [SHORT, SHORT], SheetChoice(), desk, window)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: not dialog.is_drawing() and dialog.count == 2, timeout=10_000)
    assert () == dialog.choice.names
    assert dialog.choice.applied(SHORT).sheet.names == NAMES


def test_a_file_is_asked_for_and_written(
    qtbot: QtBot, dialog: SheetDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The format chosen in the file dialog is used if the name has no extension."""

    def chosen(*asked: object) -> tuple[str, str]:
        kinds = str(asked[-1]).split(";;")
        return str(tmp_path / "evening"), next(kind for kind in kinds if "svg" in kind)

    monkeypatch.setattr(QFileDialog, "getSaveFileName", chosen)
    (save_as,) = [b for b in dialog.findChildren(QPushButton) if "Save" in b.text()]
    save_as.click()
    qtbot.waitUntil(lambda: bool(dialog.line), timeout=10_000)
    assert "Score sheet saved as evening-1.svg to evening-2.svg." == dialog.line
    assert ["evening-1.svg", "evening-2.svg"] == sorted(p.name for p in tmp_path.iterdir())


def test_what_became_of_it_is_said(qtbot: QtBot, desk: SheetSaveController, tmp_path: Path) -> None:
    """Saving gives one message, on success or error."""
    for name, said in (
        ("sheet.txt", "Score sheet saved as sheet.txt."),
        ("sheet", "Score sheet saved as sheet.pdf."),
        ("refused.csv", "The disk is full."),
    ):
        with qtbot.waitSignal(desk.reported, timeout=10_000) as told:
            desk.write(lambda: [SHORT], tmp_path / name)
        assert [said] == told.args


def test_what_was_begun_is_written_though_the_window_closes(
    qapp: object,  # noqa: ARG001 - a window needs Qt.
    tmp_path: Path,
) -> None:
    """Closing the window does not stop the writing, and its message is dropped."""
    window = QWidget()
    desk = SheetSaveController(window, SheetTools({}, put))
    desk.write(lambda: [LONG], tmp_path / "sheet.pdf")
    shiboken6.delete(window)
    desk.finish()
    QApplication.processEvents()
    assert (tmp_path / "sheet.pdf").read_bytes().rstrip().endswith(b"%%EOF")


def test_an_empty_sheet_is_refused_in_a_sentence(
    qtbot: QtBot, desk: SheetSaveController, tmp_path: Path
) -> None:
    """An empty sheet is refused with a message, and no file is written."""
    with qtbot.waitSignal(desk.reported, timeout=10_000) as told:
        desk.write(lambda: [KeptSheet(ScoreSheet(()))], tmp_path / "sheet.png")
    assert ["The score sheet is still empty."] == told.args
    assert [] == list(tmp_path.iterdir())


def test_pages_come_out_of_a_printer(
    qapp: object,  # noqa: ARG001 - a printer needs Qt.
    tmp_path: Path,
) -> None:
    """Every page is printed at the paper's size, with its text."""
    support = pytest.importorskip("PySide6.QtPrintSupport", reason="CUPS is not installed")
    for paper, size, pages in ((Paper.A4, (595, 842), 1), (Paper.LETTER, (612, 792), 2)):
        printer = support.QPrinter()
        printer.setOutputFormat(support.QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(tmp_path / "printed.pdf"))
        how = Print(Material.PLAIN, paper)
        adjust(printer, how)
        print_sheets([SHORT if pages == 1 else LONG], how, printer)
        pdf = Pdf((tmp_path / "printed.pdf").read_bytes())
        assert [pytest.approx(size, abs=1)] * pages == [pdf.size(page) for page in pdf.pages]
        assert "Réunion" in {word.text for word in pdf.words(pdf.pages[0])}


def test_a_system_that_cannot_print_is_told(
    window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One sentence says what to do instead without a printer, or without Qt's print module."""
    support = pytest.importorskip("PySide6.QtPrintSupport", reason="CUPS is not installed")
    monkeypatch.setattr(printing, "NEEDS_A_PRINTER", True)
    monkeypatch.setattr(support.QPrinterInfo, "availablePrinterNames", list)
    instead = r"Save the score sheet as a PDF instead\.$"
    with pytest.raises(DrawingError, match=rf"^No printer is installed\. {instead}"):
        ask_for_printer(window, Print())
    monkeypatch.setitem(sys.modules, "PySide6.QtPrintSupport", None)
    with pytest.raises(DrawingError, match=rf"^Printing is not available because .* {instead}"):
        ask_for_printer(window, Print())


# What is remembered -------------------------------------------------------------------------------


def test_names_are_remembered_by_player() -> None:
    """Only changed names are stored; they apply at other tables, too.

    A name that two players share is not stored. The oldest stored names are dropped.
    """
    style = SheetStyle().naming(NAMES, ("Aunt Emma", "Martha", "Heinrich"), ("AE", "M", "H"))
    assert (("Emma", "Aunt Emma", "AE"),) == style.people
    assert ("Otto", "Aunt Emma", "Karl") == style.names(("Otto", "Emma", "Karl"))
    assert ("O", "AE", "K") == style.initials(("Otto", "Emma", "Karl"))
    assert () == style.naming(NAMES, NAMES, ("E", "M", "H")).people
    assert style == style.naming(("A", "A", "B"), ("X", "Y", "B"), ("X", "Y", "B"))
    for number in range(MOST_PEOPLE + 5):
        style = style.naming((f"n{number}",), (f"N{number}",), ("N",))
    assert MOST_PEOPLE == len(style.people)
    assert ("N64", "n0") == style.names(("n64", "n0"))


def test_the_style_is_kept_between_evenings() -> None:
    """Paper, place and names are stored; broken ones are left out."""
    otto = ("Otto", "O", "O")
    style = SheetStyle("letter", "At the Swan", (("Emma", "Aunt Emma", "AE"), otto))
    values = settings_with({}, Preferences(sheet_style=style))
    assert style == load(values, RHINELAND).sheet_style
    values["sheet/paper"] = "papyrus"
    del values["sheet/people/initials_0"]
    assert SheetStyle("", "At the Swan", (otto,)) == load(values, RHINELAND).sheet_style
