"""Lines of a text sheet with details: narrow columns, whose heads are letters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from string import ascii_lowercase

from reunion_desktop.engine.sheet import Detail, Sheet

HEADS = {
    "game": "Game",
    "base": "Base value",
    "with": "With matadors",
    "without": "Without matadors",
    "hand": "Hand",
    "schneider": "Schneider",
    "schneider_announced": "Schneider announced",
    "schwarz": "Schwarz",
    "schwarz_announced": "Schwarz announced",
    "ouvert": "Ouvert",
    "value": "Value",
    "doubled": "Kontra, Re, Bock",
    "passed": "Passed in",
    "won": "Won",
    "lost": "Lost",
}
"""Heads of details by their keys."""
LABELS = {
    "game_points": "Game points",
    "for_won": "Won × 50",
    "for_lost": "Lost × 50",
    "others_40": "Lost by others × 40",
    "others_30": "Lost by others × 30",
    "performance": "List points",
    "rank": "Place",
    "rounds": "Rounds to pay",
}
"""Labels of rows below details, by their keys."""

NAME = 5
"""Columns of a name, and of a running total."""
_NUMBER = 4


@dataclass(frozen=True, slots=True)
class Detailed:
    """Formatter of the lines of one sheet with details."""

    sheet: Sheet

    @property
    def letters(self) -> Mapping[str, str]:
        """The letter of each kind of detail, by its key."""
        keys = dict.fromkeys(detail.key for detail in self.sheet.details)
        return dict(zip(keys, ascii_lowercase, strict=False))

    @property
    def _leading(self) -> int:
        """Columns before those of the players."""
        return _NUMBER + sum(_width(each) for each in self.sheet.details if not each.before)

    def heads(self, names: Sequence[str]) -> str:
        """The line of heads: letters, and the players' names."""
        details = [self.letters[detail.key] for detail in self.sheet.details]
        return self.row("", [f"{name} " for name in names], details)

    def row(self, label: str, cells: Sequence[str], details: Sequence[str] = ()) -> str:
        """A line with a text for each detail, or with none and a longer label.

        Args:
            label: the label at the left.
            cells: the players' cells; a dealer's ends in a dot.
            details: the text of each detail.
        """
        texts = details or ("",) * len(self.sheet.details)
        line = label.ljust(_NUMBER if details else self._leading)
        for column in range(len(cells) + 1):
            for detail, text in zip(self.sheet.details, texts, strict=True):
                if detail.before == column and (details or column):
                    line += text.rjust(_width(detail))
            if column < len(cells):
                bare = cells[column].removesuffix(" •").rstrip()
                line += bare.rjust(NAME + 1) + ("•" if cells[column].endswith("•") else " ")
        return line.rstrip()


def _width(detail: Detail) -> int:
    """Columns of a detail: one for a tick, which stands close to the others."""
    return len(detail.widest) + 1 if len(detail.widest) > 1 or not detail.before else 1
