"""Values: what stands on a score sheet, as a description that paper, text and table draw.

A description knows figures, marks and who owns them; it has neither words nor a look. Labels, notes
and meanings are keys, which the words of the game translate.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum, Flag, auto

from reunion_desktop.engine.seats import Seat

Value = int | float | str
"""A number or a key of which a meaning tells."""

SLASH, DASH, UNDERLINE, CROWN = "slash", "dash", "underline", "crown"
"""How a cell is written: a line from corner to corner, a level dash, a number with a line under
it, a crown for a player who sits out. An empty mark is a plain number."""

STROKES_FOR_FIGURES = frozenset({SLASH, DASH, CROWN})
"""Marks that stand in place of a number."""


class Shown(Flag):
    """Where a row is drawn: sheets on paper and in text leave out different ones."""

    PAPER = auto()
    """On the painted sheet and on its pages."""
    TEXT = auto()
    """In the sheet that is sent by mail."""
    TABLE = auto()
    """In the table for a spreadsheet."""
    EVERYWHERE = PAPER | TEXT | TABLE


class RowKind(Enum):
    """What a row of a grid is, so far as its look follows from it."""

    HEADING = auto()
    """What the rows below it belong to: a game's number."""
    DEAL = auto()
    EXTRA = auto()
    """A deal that enters no total; it stands apart."""
    TOTALS = auto()
    UNITS = auto()
    """What deals and game pay, in small figures."""
    BALANCE = auto()
    """What a game comes to."""
    SESSION = auto()
    """What all games come to."""
    CARRIED = auto()
    """On a sheet of several pages: what all games so far come to, at a page's foot and head."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a cell says to whoever points at it or has it read, as a key and what it tells of."""

    key: str
    values: tuple[tuple[str, Value], ...] = ()
    """By name; in rows of the table the names are those of its columns."""

    def __getitem__(self, name: str) -> Value:
        """One of the values.

        Raises:
            KeyError: it tells nothing of that name.
        """
        return dict(self.values)[name]


def means(key: str, **values: Value) -> Meaning:
    """A meaning as a game writes it."""
    return Meaning(key, tuple(values.items()))


@dataclass(frozen=True, slots=True)
class Cell:
    """One place of a grid."""

    text: str = ""
    """The figures written; empty where a mark stands for them, or nothing is written yet."""
    mark: str = ""
    dealer: bool = False
    """Whether the dealer's dot stands here."""
    ring: bool = False
    """Whether the figure is ringed: the total that won."""
    note: str = ""
    """Key of a small word below the figure."""
    pencil: bool = False
    """Whether it stands there for the time being: a running total, a deal to come."""
    struck: bool = False
    """Whether the figure is struck through: another has taken its place."""
    means: tuple[Meaning, ...] = ()
    """What it says; several are said as a list."""

    @property
    def has_entry(self) -> bool:
        """Whether the cell holds an entry."""
        return bool(self.text) or self.mark in STROKES_FOR_FIGURES


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a grid, a cell for each column."""

    key: str
    """What the row is, and its place's name in the game: no two rows of a deal share one."""
    kind: RowKind
    game: int
    """The game's number in the session, from 1; 0 in the session's own rows."""
    deal: int
    """The deal's number in its game, from 1; 0 where the row is no deal; in a row that carries
    over, how many games it stands for."""
    cells: tuple[Cell, ...]
    label: str = ""
    """Key of what stands at its left; the row's own where there is none."""
    check: str = ""
    """What stands small at the edge: the sum of the totals."""
    dealer: Seat | None = None
    """Who deals, where it is a deal."""
    remarks: tuple[str, ...] = ()
    """Keys of what a heading says besides: help, practice."""
    shown: Shown = Shown.EVERYWHERE

    @property
    def named(self) -> str:
        """The key of what the row is called."""
        return self.label or self.key

    @property
    def place(self) -> tuple[str, int, int]:
        """What stays the same while the row is filled in."""
        return self.key, self.game, self.deal


@dataclass(frozen=True, slots=True)
class Grid:
    """Rows one below the other."""

    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Strokes:
    """What one column has of strokes."""

    standing: int
    wiped: int = 0
    """How many behind those that stand were wiped away and not written again."""


@dataclass(frozen=True, slots=True)
class Marks:
    """Strokes by column: a slate of lines, marks on its frame, games won."""

    key: str
    """What is counted by them."""
    strokes: tuple[Strokes, ...]
    game: int = 0
    """The game's number in the session, from 1; 0 where they stand for all of them."""
    bundle: int = 5
    """How many are written close together; the fifth of five crosses the others."""
    leaders: tuple[int, ...] = ()
    """The columns that are in front, where that is said."""

    @property
    def place(self) -> tuple[str, int, int]:
        """What stays the same while strokes are added and wiped."""
        return self.key, self.game, 0


@dataclass(frozen=True, slots=True)
class Written:
    """A number that stands under a ladder until it is wiped."""

    points: int
    column: int | None
    """On whose side it stands; None for the middle, where it is both sides'."""


@dataclass(frozen=True, slots=True)
class Ladder:
    """The ladder of two sides: one upright, and rungs of which each side owns its half."""

    rungs: int
    wiped: tuple[int, int]
    """How many half-rungs each side has wiped, the lowest first."""
    written: Written | None = None
    frame: tuple[int, int] = (0, 0)
    """How many marks each side has on the frame of the slate."""
    game: int = 0
    """The game's number in the session, from 1."""
    key: str = "ladder"

    @property
    def left(self) -> tuple[int, int]:
        """How many half-rungs each side has still to wipe."""
        return self.rungs - self.wiped[0], self.rungs - self.wiped[1]

    @property
    def place(self) -> tuple[str, int, int]:
        """What stays the same while rungs are wiped."""
        return self.key, self.game, 0


Block = Grid | Marks | Ladder
Line = Row | Marks | Ladder
"""What stands below one another on a sheet."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Who is in front in the session, and by what."""

    key: str
    """The row that ranks the session."""
    leaders: tuple[int, ...]
    """Their columns."""
    amount: Value
    """What each of them has."""
    settled: bool
    """Whether any game is over; before that a sheet does not say who is in front."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A whole score sheet."""

    game: str = ""
    """The name of the game in a record: whose words its keys are."""
    names: tuple[str, ...] = ()
    """Players by seat."""
    columns: tuple[tuple[Seat, ...], ...] = ()
    """Whose each column is: a player's, or a side's."""
    blocks: tuple[Block, ...] = ()
    """The games, one below the other."""
    account: tuple[Block, ...] = ()
    """What the games of the session come to."""
    carried: tuple[Row, ...] = ()
    """What the games up to each come to, for sheets of several pages; empty where nothing is
    carried over."""
    labels: tuple[tuple[str, Shown], ...] = ()
    """Keys of all that may come to stand at the left, so that columns keep their places."""
    widest_check: str = ""
    """The longest check figure there may be."""
    standing: Standing | None = None

    @property
    def heads(self) -> tuple[str, ...]:
        """What stands above each column: a player's name, or the names of a side."""
        return self.above(self.names)

    def above(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """Words of the players, by seat, as they stand above the columns."""
        return tuple(" & ".join(words[seat] for seat in seats) for seats in self.columns)

    def under(self, names: tuple[str, ...]) -> Sheet:
        """The same sheet under other names, one for each seat."""
        return replace(self, names=names)

    def lines(self, where: Shown) -> Iterator[Line]:
        """What stands on it from top to bottom, rows that are drawn elsewhere left out."""
        for block in (*self.blocks, *self.account):
            if isinstance(block, Grid):
                yield from (row for row in block.rows if where & row.shown)
            else:
                yield block


NOTHING_WRITTEN = Sheet()
"""A sheet without columns."""
