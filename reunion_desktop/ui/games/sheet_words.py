"""Texts of a score sheet: the shared ones, and the methods that a game overrides."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.sheet import Ladder, Marks, Meaning, Row, RowKind, Sheet, Shown
from reunion_desktop.ui.look.plain_text import isolated
from reunion_desktop.ui.words.game_words import GameWords
from reunion_desktop.ui.words.unit_words import UnitWords

translate = QCoreApplication.translate


class SheetWords:
    """Texts for the keys of a score sheet; games override them in a subclass.

    An unknown key is returned unchanged.
    """

    def title(self) -> str:
        """Name of the game as printed on a score sheet."""
        return ""

    def unit(self) -> UnitWords:
        """The words for what a heading numbers: a game."""
        return UnitWords()

    def label(self, key: str) -> str:
        """Label of a row, of strokes or of a ladder, by its key."""
        return {
            "frame": translate("sheet", "frame"),
            "ladder": translate("sheet", "ladder"),
            "brote": translate("sheet", "Brote"),
            "lines": translate("sheet", "lines"),
            "start": translate("sheet", "start"),
        }.get(key, key)

    def note(self, key: str) -> str:
        """Short note below a figure."""
        return key

    def head(self, key: str) -> str:
        """Head of a detail, by its key."""
        return key

    def in_text(self) -> Mapping[str, str]:
        """Texts of the game's own in a sheet sent as plain text, by the English text."""
        return {}

    def about(self, sheet: Sheet, row: Row) -> str:
        """Description of a row, for its tooltip and for screen readers."""
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
        """Description of a heading row."""
        if "practice" in row.remarks:
            return self.unit().practised(row.game)
        if "helped" in row.remarks:
            return self.unit().helped(row.game)
        return self.unit().numbered(row.game)

    def says(self, meaning: Meaning) -> str:
        """Text of a cell, without the player's name."""
        return ", ".join(str(value) for _, value in meaning.values) or meaning.key

    def nothing(self, row: Row) -> str:
        """Text of an empty cell."""
        del row
        return translate("sheet", "empty")

    def standing(self, sheet: Sheet) -> str:
        """Leaders of the session and their lead; empty before the first game is settled."""
        del sheet
        return ""

    def signs(self, sheet: Sheet) -> Iterator[str]:
        """Legend of the signs that appear on a score sheet."""
        keys = (line.key for line in sheet.lines(Shown.PAPER) if isinstance(line, Marks))
        yield from filter(None, map(self._marks_meaning, dict.fromkeys(keys)))

    # Strokes and ladders --------------------------------------------------------------------------

    def about_marks(self, marks: Marks) -> str:
        """Description of strokes, for their tooltip and for screen readers."""
        text = self._marks_meaning(marks.key) or self.label(marks.key)
        return text[:1].upper() + text[1:]

    @staticmethod
    def _marks_meaning(key: str) -> str:
        """Meaning of strokes by the key of their row; empty if it is unknown."""
        return {
            "brote": translate("sheet", "Brote (loaves): games won"),
            "frame": translate("sheet", "frame: marks for those who lost"),
            "lines": translate("sheet", "lines: a side without lines wins the game"),
            "slate": translate("sheet", "slate: the last player with marks loses the game"),
        }.get(key, "")

    def strokes(self, marks: Marks, column: int) -> str:
        """Strokes in a column: *3 strokes, 1 wiped away*."""
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
        """Description of a ladder, for its tooltip and for screen readers."""
        text = translate(
            "sheet", "Ladder of {count} rungs; the side that wipes its half first wins the set"
        )
        return text.format(count=ladder.rungs)

    def half_ladder(self, ladder: Ladder, column: int) -> str:
        """State of one side's half-ladder: *3 rungs left; 86 written; 1 mark on the frame*."""
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
    """Texts from a game's words for the keys it knows, and the shared ones otherwise."""

    def __init__(self, words: GameWords) -> None:
        """Use the words of a game."""
        self._words = words

    def title(self) -> str:
        """Name of the game as printed on a score sheet."""
        return self._words.title()

    def unit(self) -> UnitWords:
        """The words for what a heading numbers, as the game calls it."""
        return self._words.unit()

    def label(self, key: str) -> str:
        """Label of a row, of strokes or of a ladder, by its key."""
        return self._words.label(key) if key in self._words.labels else super().label(key)

    def says(self, meaning: Meaning) -> str:
        """Text of a cell, without the player's name."""
        if meaning.key in self._words.cells:
            return self._words.means(meaning.key, dict(meaning.values))
        return super().says(meaning)

    def signs(self, sheet: Sheet) -> Iterator[str]:
        """Legend of the signs that appear on a score sheet."""
        rows = [row for row in sheet.lines(Shown.PAPER) if isinstance(row, Row)]
        means = {meaning.key for row in rows for cell in row.cells for meaning in cell.means}
        yield from self._words.signs(means)
        yield from super().signs(sheet)
