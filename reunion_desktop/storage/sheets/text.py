"""Format a score sheet as plain text in a fixed-width font, for mail."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from reunion_desktop.engine.sheet import (
    CROWN,
    DASH,
    SLASH,
    TICK,
    UNDERLINE,
    Cell,
    Ladder,
    Marks,
    Row,
    RowKind,
    Sheet,
    Shown,
)
from reunion_desktop.storage.sheets.detailed import HEADS, LABELS, NAME, Detailed
from reunion_desktop.storage.sheets.sheet import Foot

COLUMNS_OF_MAIL = 72
"""Columns of a line, at most: mail programs do not break such lines."""

_LABEL = 10
_NARROW = 4
_WIDE = 14
_CHECK = 12
"""Columns for the check figure at the right edge."""

_ENGLISH = {
    "stangen": "Stangen",
    "settlement": "game",
    "game": "Game {number}",
    "set": "Set {number}",
    "series": "Series {number}",
    "session": "Session",
    "helped": "with help",
    "playoff": "play-off",
    "brote": "Brote",
    "receipts": "winnings",
    **LABELS,
}
"""Names of keys in the text; all others are shown unchanged."""

_SIGNS = {SLASH: "/", DASH: "–", CROWN: "K", TICK: "×"}
_MEANT = {CROWN: "king: sits out"}
"""Explanations of signs other than Stange."""


def as_text(
    *sheets: Sheet, feet: Sequence[Foot] = (), words: Mapping[str, str] | None = None
) -> str:
    """Score sheets one below the other, for a fixed-width font, at most 72 columns wide.

    Args:
        sheets: the score sheets.
        feet: the footnotes of each; none if missing.
        words: translations of the English words of the sheet.
    """
    told = words or {}
    return "\n".join(
        "\n".join(_Text(sheet, told).lines(feet[at] if at < len(feet) else Foot())) + "\n"
        for at, sheet in enumerate(sheets)
    )


@dataclass(frozen=True, slots=True)
class _Text:
    """Formatter of one sheet."""

    sheet: Sheet
    words: Mapping[str, str]

    def say(self, key: str) -> str:
        english = _ENGLISH.get(key, key)
        return self.words.get(english, english)

    @property
    def label(self) -> int:
        """Width of the longest label in columns."""
        said = [key for key, shown in self.sheet.labels if Shown.TEXT & shown]
        numbered: list[int] = []
        for line in self.sheet.lines(Shown.TEXT):
            if isinstance(line, Marks):
                said += [line.key, "wiped"]
            elif isinstance(line, Ladder):
                said += ["rungs left", "written", "frame"]
            elif line.kind is RowKind.EXTRA and line.deal:
                numbered.append(_cells(f"{line.deal:>2}. {self.say(line.named)}"))
        wide = (*numbered, *(_cells(self.say(key)) for key in said))
        return max(_LABEL, 1 + max(wide, default=0))

    @property
    def names(self) -> list[str]:
        columns = max(1, len(self.sheet.columns))
        room = (COLUMNS_OF_MAIL - self.label - _CHECK) // columns - 4
        widest = _WIDE * max(map(len, self.sheet.columns), default=1)
        return [_fitted(head, min(widest, room)) for head in self.sheet.heads]

    @property
    def widths(self) -> list[int]:
        return [max(_NARROW, _cells(name)) for name in self.names]

    def lines(self, foot: Foot) -> Iterator[str]:
        if self.sheet.details:
            names = [_fitted(head, NAME) for head in self.sheet.heads]
            yield Detailed(self.sheet).heads(names)
        else:
            yield self.row("", [f"{name} " for name in self.names])
        for line in self.sheet.lines(Shown.TEXT):
            match line:
                case Row():
                    yield from self.grid(line)
                case Marks():
                    yield from self.marks(line)
                case Ladder():
                    yield from self.ladder(line)
        yield ""
        yield from self.legend()
        yield from self.foot(foot)

    def grid(self, row: Row) -> Iterator[str]:
        """Lines of a row of figures, with the lines above and below it."""
        if row.kind is RowKind.HEADING:
            told = ", ".join(self.say(remark) for remark in row.remarks)
            head = self.say(row.named).format(number=row.game)
            yield f"{head} ({told})" if told else head
            return
        if row.kind is RowKind.NOTE:
            yield from _broken(f"{row.deal:>2}. {_one_line(row.remarks[0])}")
            return
        label = self.say(row.named)
        if self.sheet.details:
            yield self.detailed(row, label)
            return
        if row.kind in (RowKind.DEAL, RowKind.EXTRA):
            extra = f" {label}" if row.kind is RowKind.EXTRA else ""
            label = f"{row.deal:>2}.{extra}" if row.deal else label
        elif row.kind is RowKind.TOTALS:
            yield self.row("", ["-" * width + " " for width in self.widths])
            label = ""
        check = f"   {self.say('check')} {row.check}" if row.check else ""
        yield self.row(label, [_figures(cell) for cell in row.cells]) + check
        if any(cell.note for cell in row.cells):
            yield self.row(
                "", [f"{self.say(cell.note) if cell.note else ''} " for cell in row.cells]
            )

    def detailed(self, row: Row, label: str) -> str:
        """Line of a row of a sheet with details; the check figure stands beside the label."""
        cells = [_figures(cell) for cell in row.cells]
        if row.deal:
            details = [_figures(cell).strip() for cell in row.details]
            return Detailed(self.sheet).row(f"{row.deal:>2}.", cells, details)
        check = f"  Σ {row.check.replace('−', '-')}" if row.check else ""
        return Detailed(self.sheet).row(label + check, cells)

    def marks(self, marks: Marks) -> Iterator[str]:
        """Lines of strokes as numbers; wiped ones below the others."""
        if self.sheet.details:
            cells = [f"{made.standing} " for made in marks.strokes]
            yield Detailed(self.sheet).row(self.say(marks.key), cells)
            return
        yield self.row(self.say(marks.key), [f"{made.standing} " for made in marks.strokes])
        if any(made.wiped for made in marks.strokes):
            yield self.row(self.say("wiped"), [f"{made.wiped} " for made in marks.strokes])

    def ladder(self, ladder: Ladder) -> Iterator[str]:
        """Lines of a ladder: rungs left, the number under it, and the frame's marks."""
        yield self.row(self.say("rungs left"), [f"{left} " for left in ladder.left])
        if ladder.written is not None:
            points, side = ladder.written.points, ladder.written.column
            cells = [f"{points} " if side in (None, column) else " " for column in (0, 1)]
            yield self.row(self.say("written"), cells)
        lines = self.sheet.lines(Shown.TEXT)
        told_below = any(isinstance(line, Marks) and line.key == "frame" for line in lines)
        if any(ladder.frame) and not told_below:
            yield self.row(self.say("frame"), [f"{made} " for made in ladder.frame])

    def legend(self) -> Iterator[str]:
        rows = [
            row
            for row in self.sheet.lines(Shown.TEXT)
            if isinstance(row, Row) and row.kind in (RowKind.DEAL, RowKind.EXTRA)
        ]
        cells = [cell for row in rows for cell in row.cells]
        if any(cell.dealer for cell in cells):
            yield self.say("• dealer")
        if self.sheet.details:
            yield from _broken("; ".join(self.heads()))
        for mark, sign in _SIGNS.items():
            if mark != TICK and any(cell.mark == mark for cell in cells):
                yield f"{sign} {self.say(_MEANT.get(mark, 'Stange: no trick, no points'))}"
        drawn: dict[str, Cell] = {}
        for cell in cells:
            drawn |= dict.fromkeys(set(_drawn(cell)) - drawn.keys(), cell)
        for meant, cell in drawn.items():
            yield from _broken(f"{_figures(cell).split()[0]} {self.say(meant)}")
        if any(row.kind is RowKind.EXTRA for row in rows):
            yield self.say("play-off: one more deal to break the tie")

    def heads(self) -> Iterator[str]:
        """The meaning of each letter above the details."""
        for key, letter in Detailed(self.sheet).letters.items():
            yield f"{letter}: {self.words.get(HEADS.get(key, key), HEADS.get(key, key))}"

    def foot(self, foot: Foot) -> Iterator[str]:
        when = ", ".join(text for text in (_one_line(foot.place), _one_line(foot.date)) if text)
        told = [when, _one_line(foot.rules), _one_line(foot.seal)]
        if any(told):
            yield ""
        for text in told:
            yield from _broken(text)

    def row(self, label: str, cells: list[str]) -> str:
        """A line of the sheet; numbers end at a cell's third last column."""
        row = label + " " * (self.label - _cells(label))
        for cell, width in zip(cells, self.widths, strict=True):
            bare = cell.removesuffix(" •")
            row += " " * (width + 2 - _cells(bare)) + bare + (" •" if bare != cell else "  ")
        return row.rstrip()


def _broken(text: str) -> Iterator[str]:
    """Break a text into lines that fit a mail."""
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if line and _cells(longer) > COLUMNS_OF_MAIL:
            yield line
            longer = word
        line = longer
        if longer is word:
            *pieces, line = _pieces(word)
            yield from pieces
    if line:
        yield line


def _pieces(word: str) -> Iterator[str]:
    """Break a word longer than a line into pieces that fit."""
    half, left, start = COLUMNS_OF_MAIL // 2, _cells(word), 0
    while left > COLUMNS_OF_MAIL:
        piece = word[start : start + half]
        yield piece
        left -= _cells(piece)
        start += half
    yield word[start:]


def _figures(cell: Cell) -> str:
    """A cell's text; its number ends at the second last character."""
    text = cell.text.replace("−", "-")
    if cell.mark == UNDERLINE:
        text = f"_{text}_"
    elif cell.struck or _means(cell, "wipes"):
        text = f"({text})"
    else:
        text = f"{_SIGNS.get(cell.mark, text)} "
    if cell.former:
        text = f"{' '.join(f'({old})' for old in cell.former)} {text}"
    return f"{text} •" if cell.dealer else text


def _drawn(cell: Cell) -> Iterator[str]:
    """Explanations of an underline or of brackets around a figure."""
    if cell.mark == UNDERLINE:
        discards = "underlined: dealer without a trick; discards only"
        yield "underlined: one more mark" if _means(cell, "adds") else discards
    elif cell.struck or cell.former:
        yield "crossed out: replaced by another number"
    elif _means(cell, "wipes"):
        yield "in brackets: marks wiped"


def _means(cell: Cell, key: str) -> bool:
    """Test whether a cell has a meaning, regardless of how it is drawn."""
    return any(meaning.key == key for meaning in cell.means)


def _one_line(text: str) -> str:
    """A text without line breaks."""
    return "".join(" " if unicodedata.category(char).startswith("C") else char for char in text)


@lru_cache(maxsize=16)  # Every line asks for it.
def _fitted(name: str, room: int) -> str:
    """A name shortened to one line of limited width."""
    taken = fitting = 0
    for place, char in enumerate(name, 1):
        taken += _cells(char)
        if taken > room:
            return f"{_one_line(name[:fitting])}…"
        if taken < room:
            fitting = place
    return _one_line(name)


def _cells(text: str) -> int:
    """Width of a text in columns of a fixed-width font."""
    return sum(
        0 if unicodedata.combining(char) else 1 + (unicodedata.east_asian_width(char) in "WF")
        for char in text
    )
