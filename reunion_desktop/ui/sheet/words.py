"""Text of the score sheet: labels, meaning of the cells, and the whole sheet for reading."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.sheet import Ladder, Line, Marks, Row, RowKind, Sheet, Shown
from reunion_desktop.ui import games
from reunion_desktop.ui.games.sheet_words import SheetWords
from reunion_desktop.ui.look.plain_text import isolated
from reunion_desktop.ui.words.cards import listed

translate = QCoreApplication.translate


def words_of(sheet: Sheet) -> SheetWords:
    """Words for the keys of a sheet."""
    return games.sheet_words_of(sheet.game)


def is_heading(line: Line) -> bool:
    """Return True if a line begins the games below it."""
    return isinstance(line, Row) and line.kind is RowKind.HEADING


def spans(line: Line) -> bool:
    """Return True if a line is one text for all columns: a heading or a note."""
    return is_heading(line) or (isinstance(line, Row) and line.kind is RowKind.NOTE)


def line_label(sheet: Sheet, line: Line) -> str:
    """Label at the left of a line."""
    if not isinstance(line, Row):
        return words_of(sheet).label(line.key)
    if line.kind is RowKind.HEADING:
        text = words_of(sheet).unit().numbered(line.game)
        if "helped" in line.remarks:
            return translate("sheet", "{game}, with help").format(game=text)
        if "practice" in line.remarks:
            return translate("sheet", "{game}, practice").format(game=text)
        return text
    if line.kind is RowKind.DEAL and line.deal:
        return _deal_label(line.deal)
    return _note(line) if line.kind is RowKind.NOTE else words_of(sheet).label(line.named)


def _deal_label(number: int) -> str:
    return translate("sheet", "{number}.", "number of a deal").format(number=number)


def _note(row: Row) -> str:
    text = translate("sheet", "Deal {number}: {note}")
    return text.format(number=row.deal, note=isolated(row.remarks[0]))


def labels(sheet: Sheet) -> tuple[str, ...]:
    """All possible labels except the headings, for measuring."""
    words = words_of(sheet)
    keys = [key for key, shown in sheet.labels if Shown.PAPER & shown]
    return tuple(_deal_label(9) if key == "deal" else words.label(key) for key in keys)


def row_head(sheet: Sheet, line: Line) -> str:
    """Header of a line in a table: *Deal 2*, *Stangen*."""
    if isinstance(line, Row) and line.kind is RowKind.DEAL and line.deal:
        return translate("sheet", "Deal {number}").format(number=line.deal)
    name = _name(sheet, line)
    return name[:1].upper() + name[1:]


def _name(sheet: Sheet, line: Line) -> str:
    if isinstance(line, Row) and line.kind is RowKind.TOTALS:
        return translate("sheet", "total")
    if is_heading(line):
        return words_of(sheet).unit().numbered(line.game)
    return line_label(sheet, line)


def row_text(sheet: Sheet, line: Line) -> str:
    """Description of a line, for tooltips and screen readers."""
    words = words_of(sheet)
    match line:
        case Row(kind=RowKind.NOTE):
            return _note(line)
        case Row():
            return words.heading(line) if is_heading(line) else words.about(sheet, line)
        case Marks():
            return words.about_marks(line)
        case Ladder():
            return words.about_ladder(line)


def cell_words(sheet: Sheet, line: Line, column: int) -> str:
    """Text of a cell without the player's name: *Stange, no trick; dealer*."""
    words = words_of(sheet)
    match line:
        case Marks():
            return words.strokes(line, column)
        case Ladder():
            return words.half_ladder(line, column)
    cell = line.cells[column]
    if not cell.means:
        return translate("sheet", "dealer") if cell.dealer else words.nothing(line)
    text = listed([words.says(meaning) for meaning in cell.means])
    if cell.struck:
        text = translate("sheet", "{entry}, crossed out").format(entry=text)
    for old in cell.former:
        struck = translate("sheet", "{entry}, crossed out").format(entry=old)
        text = listed([text, struck])
    return translate("sheet", "{entry}; dealer").format(entry=text) if cell.dealer else text


def cell_text(sheet: Sheet, line: Line, column: int) -> str:
    """Text of a cell with its column and row; column 0 is the label."""
    if not column or spans(line):
        return row_text(sheet, line)
    words = cell_words(sheet, line, column - 1)
    name = isolated(sheet.heads[column - 1])
    if isinstance(line, Row) and line.kind is RowKind.DEAL and line.deal:
        return translate("sheet", "Deal {number}, {name}: {words}").format(
            name=name, number=line.deal, words=words
        )
    return translate("sheet", "{name}, {row}: {words}").format(
        name=name, row=_name(sheet, line), words=words
    )


def rows_text(sheet: Sheet, lines: Iterable[Line]) -> str:
    """Text of lines, one per line; empty lines of the sheet are left out."""
    told = []
    for line in lines:
        if spans(line):
            told.append(row_text(sheet, line) + ".")
        elif not isinstance(line, Row) or line.has_entry:
            cells = [
                translate("sheet", "{name}: {words}").format(
                    name=isolated(head), words=cell_words(sheet, line, column)
                )
                for column, head in enumerate(sheet.heads)
            ]
            told.append(row_text(sheet, line) + ". " + ". ".join(cells) + ".")
    return "\n".join(told)
