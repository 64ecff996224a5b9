"""Words of a score sheet, as text: what every game's sheet says, and where a game says its own."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.sheet import Ladder, Marks, Meaning, Row, RowKind, Sheet, Shown
from reunion_desktop.ui.look.plain_text import isolated
from reunion_desktop.ui.words.game_words import GameWords
from reunion_desktop.ui.words.unit_words import UnitWords

translate = QCoreApplication.translate


class SheetWords:
    """The words for the keys of a sheet; a game's own words are a subclass.

    A key that nobody knows is said as it stands.
    """

    def title(self) -> str:
        """The name of the game, as a sheet bears it."""
        return ""

    def unit(self) -> UnitWords:
        """The words for what a heading numbers: a game."""
        return UnitWords()

    def label(self, key: str) -> str:
        """What stands at the left of a row, of strokes or of a ladder, by its key."""
        return {
            "frame": translate("sheet", "frame"),
            "ladder": translate("sheet", "ladder"),
            "brote": translate("sheet", "Brote"),
            "lines": translate("sheet", "lines"),
            "start": translate("sheet", "start"),
        }.get(key, key)

    def note(self, key: str) -> str:
        """A small word below a figure."""
        return key

    def about(self, sheet: Sheet, row: Row) -> str:
        """What a row is about, as a tooltip or a screen reader says it."""
        if row.kind is RowKind.HEADING:
            return self.heading(row)
        if row.kind is RowKind.DEAL and row.deal:
            if row.dealer is None:
                return translate("sheet", "Deal {number}").format(number=row.deal)
            return translate("sheet", "Deal {number}; {name} deals").format(
                number=row.deal, name=isolated(sheet.names[row.dealer])
            )
        return self.label(row.named)

    def heading(self, row: Row) -> str:
        """What a heading is about."""
        if "practice" in row.remarks:
            return self.unit().practised(row.game)
        if "helped" in row.remarks:
            return self.unit().helped(row.game)
        return self.unit().numbered(row.game)

    def says(self, meaning: Meaning) -> str:
        """What a cell says, without its player's name."""
        return ", ".join(str(value) for _, value in meaning.values) or meaning.key

    def nothing(self, row: Row) -> str:
        """What a cell says in which nothing is written."""
        del row
        return translate("sheet", "empty")

    def standing(self, sheet: Sheet) -> str:
        """Who is in front, and by how much; empty before the first game is settled."""
        del sheet
        return ""

    def signs(self, sheet: Sheet) -> Iterator[str]:
        """What the signs mean that stand on a sheet."""
        del sheet
        yield from ()

    # Strokes and ladders --------------------------------------------------------------------------

    def about_marks(self, marks: Marks) -> str:
        """What strokes stand for, as a tooltip or a screen reader says it."""
        return {
            "frame": translate("sheet", "Marks on the frame of the slate"),
            "brote": translate("sheet", "Brote won"),
            "lines": translate("sheet", "Lines on the slate"),
        }.get(marks.key, self.label(marks.key))

    def strokes(self, marks: Marks, column: int) -> str:
        """How many strokes a column has: *3 strokes, 1 wiped away*."""
        made = marks.strokes[column]
        if not made.standing:
            text = translate("sheet", "no stroke")
        elif made.standing == 1:
            text = translate("sheet", "1 stroke")
        else:
            text = translate("sheet", "{count} strokes").format(count=made.standing)
        if not made.wiped:
            return text
        return translate("sheet", "{strokes}, {count} wiped away").format(
            strokes=text, count=made.wiped
        )

    def about_ladder(self, ladder: Ladder) -> str:
        """What a ladder stands for, as a tooltip or a screen reader says it."""
        text = translate(
            "sheet", "Ladder of {count} rungs; the side that wipes its half first wins the set"
        )
        return text.format(count=ladder.rungs)

    def half_ladder(self, ladder: Ladder, column: int) -> str:
        """What a side has of a ladder: *3 rungs left; 86 written; 1 mark on the frame*."""
        left = ladder.left[column]
        if not left:
            told = [translate("sheet", "no rung left")]
        elif left == 1:
            told = [translate("sheet", "1 rung left")]
        else:
            told = [translate("sheet", "{count} rungs left").format(count=left)]
        if ladder.written is not None and ladder.written.column in (None, column):
            text = (
                translate("sheet", "{points} written in the middle")
                if ladder.written.column is None
                else translate("sheet", "{points} written")
            )
            told.append(text.format(points=ladder.written.points))
        marks = ladder.frame[column]
        if marks == 1:
            told.append(translate("sheet", "1 mark on the frame"))
        elif marks:
            text = translate("sheet", "{count} marks on the frame")
            told.append(text.format(count=marks))
        return translate("sheet", "; ", "between what a side has of a ladder").join(told)


class KeyedSheetWords(SheetWords):
    """The words of a game by the keys that its port knows, and the common ones for all others."""

    def __init__(self, words: GameWords) -> None:
        """Ask the words of a game."""
        self._words = words

    def title(self) -> str:
        """The name of the game, as a sheet bears it."""
        return self._words.title()

    def unit(self) -> UnitWords:
        """The words for what a heading numbers, as the game calls it."""
        return self._words.unit()

    def label(self, key: str) -> str:
        """What stands at the left of a row, of strokes or of a ladder, by its key."""
        return self._words.label(key) if key in self._words.labels else super().label(key)

    def says(self, meaning: Meaning) -> str:
        """What a cell says, without its player's name."""
        if meaning.key in self._words.cells:
            return self._words.means(meaning.key, dict(meaning.values))
        return super().says(meaning)

    def signs(self, sheet: Sheet) -> Iterator[str]:
        """What the signs mean that stand on a sheet."""
        rows = [row for row in sheet.lines(Shown.PAPER) if isinstance(row, Row)]
        means = {meaning.key for row in rows for cell in row.cells for meaning in cell.means}
        yield from self._words.signs(means)
