"""A score sheet as data, from which paper, text and table drawings are made.

A description holds figures, marks and their owners, but no words and no style. Labels, notes and
meanings are keys, which the words of the game translate.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum, Flag, auto

from reunion_desktop.engine.seats import Seat

Value = int | float | str
"""A number, or a key that a meaning names."""

SLASH, DASH, UNDERLINE, CROWN, TICK = "slash", "dash", "underline", "crown", "tick"
"""How a cell is written: a line from corner to corner, a level dash, a number with a line under
it, a crown for a player who sits out, a tick. An empty mark is a plain number."""

STROKES_FOR_FIGURES = frozenset({SLASH, DASH, CROWN, TICK})
"""Marks that stand in place of a number."""


class Shown(Flag):
    """The outputs in which a row is drawn: paper, text or the spreadsheet table."""

    PAPER = auto()
    """On the painted sheet and on its pages."""
    TEXT = auto()
    """In the text sheet, for mail."""
    TABLE = auto()
    """In the table for a spreadsheet."""
    EVERYWHERE = PAPER | TEXT | TABLE


class RowKind(Enum):
    """The kind of a grid's row, as far as its style depends on it."""

    HEADING = auto()
    """The heading of the rows below it: a game's number."""
    DEAL = auto()
    NOTE = auto()
    """A note of the players about a deal; its text is the only remark."""
    EXTRA = auto()
    """A deal that enters no total; it stands apart."""
    TOTALS = auto()
    UNITS = auto()
    """The payments of deals and game, in small figures."""
    BALANCE = auto()
    """The result of a game."""
    SESSION = auto()
    """The result of all games."""
    CARRIED = auto()
    """On a sheet of several pages: the result of all games so far, at a page's foot and head."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """The meaning of a cell, for tooltips and screen readers: a key and its values."""

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


def printed(number: Value) -> str:
    """A number as text, its hyphen replaced by a minus sign."""
    return str(number).replace("-", "\N{MINUS SIGN}")


@dataclass(frozen=True, slots=True)
class Cell:
    """One place of a grid."""

    text: str = ""
    """The figures written; empty where a mark stands for them, or nothing is written yet."""
    mark: str = ""
    dealer: bool = False
    """True where the dealer's dot stands here."""
    ring: bool = False
    """True where the figure is ringed: the total that won."""
    note: str = ""
    """Key of a small word below the figure."""
    pencil: bool = False
    """True for a provisional entry: a running total, a deal to come."""
    loss: bool = False
    """True where the figure tells of a game lost: it is written in red."""
    struck: bool = False
    """True where the figure is struck through: another has taken its place."""
    former: tuple[str, ...] = ()
    """Figures that corrections have struck through, in order; they stand before the text."""
    means: tuple[Meaning, ...] = ()
    """The meanings of the cell; several are read as a list."""

    @property
    def has_entry(self) -> bool:
        """True where the cell holds an entry."""
        return bool(self.text) or self.mark in STROKES_FOR_FIGURES


@dataclass(frozen=True, slots=True)
class Detail:
    """A narrow column that says more about a deal than the players' columns do."""

    key: str
    """Key of its head."""
    widest: str = ""
    """The longest text in it; empty where it holds ticks alone."""
    before: int = 0
    """The player's column that it stands before; their number for the right edge."""
    brief: bool = False
    """True where a narrow sheet shows it, too."""


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a grid, a cell for each column."""

    key: str
    """The kind of the row and its id within a deal: no two rows of a deal share one."""
    kind: RowKind
    game: int
    """The game's number in the session, from 1; 0 in the session's own rows."""
    deal: int
    """The deal's number in its game, from 1; 0 where the row is no deal; in a row that carries
    over, how many games it stands for."""
    cells: tuple[Cell, ...]
    label: str = ""
    """Key of the label at its left; the row's own key where there is none."""
    check: str = ""
    """The small check figure at the edge: the sum of the totals."""
    dealer: Seat | None = None
    """The dealer, where the row is a deal."""
    remarks: tuple[str, ...] = ()
    """Keys of additions to a heading: help, practice; or the text of a note."""
    shown: Shown = Shown.EVERYWHERE
    details: tuple[Cell, ...] = ()
    """A cell for each detail of the sheet, or none."""
    barred: bool = False
    """True where a firm line stands above the row: a round begins."""

    @property
    def named(self) -> str:
        """The key of the row's name."""
        return self.label or self.key

    @property
    def has_entry(self) -> bool:
        """True where a cell or a detail holds an entry."""
        return any(cell.has_entry for cell in (*self.cells, *self.details))

    @property
    def place(self) -> tuple[str, int, int]:
        """The identity of the row, constant while it is filled in."""
        return self.key, self.game, self.deal


@dataclass(frozen=True, slots=True)
class Grid:
    """Rows one below the other."""

    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Strokes:
    """The strokes in one column."""

    standing: int
    wiped: int = 0
    """How many after the standing ones were wiped away and not written again."""


@dataclass(frozen=True, slots=True)
class Marks:
    """Strokes by column: a slate of lines, marks on its frame, games won."""

    key: str
    """The quantity that they count."""
    strokes: tuple[Strokes, ...]
    game: int = 0
    """The game's number in the session, from 1; 0 where they stand for all of them."""
    bundle: int = 5
    """How many are written close together; the fifth of five crosses the others."""
    leaders: tuple[int, ...] = ()
    """The columns that are in front, where that is said."""

    @property
    def place(self) -> tuple[str, int, int]:
        """The identity of the marks, constant while strokes are added and wiped."""
        return self.key, self.game, 0


@dataclass(frozen=True, slots=True)
class Written:
    """A number that stands under a ladder until it is wiped."""

    points: int
    column: int | None
    """The side on which it stands; None for the middle, where it belongs to both sides."""


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
        """The identity of the ladder, constant while rungs are wiped."""
        return self.key, self.game, 0


Block = Grid | Marks | Ladder
Line = Row | Marks | Ladder
"""The items of a sheet, from top to bottom."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The leaders of the session, and their amount."""

    key: str
    """The row that ranks the session."""
    leaders: tuple[int, ...]
    """Their columns."""
    amount: Value
    """The amount of each of them."""
    settled: bool
    """True once any game is over; before that a sheet does not name the leaders."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A whole score sheet."""

    game: str = ""
    """The game's id in a record, whose words translate the keys."""
    names: tuple[str, ...] = ()
    """Players by seat."""
    columns: tuple[tuple[Seat, ...], ...] = ()
    """The owner of each column: a player, or a side."""
    blocks: tuple[Block, ...] = ()
    """The games, one below the other."""
    account: tuple[Block, ...] = ()
    """The session's account over its games."""
    carried: tuple[Row, ...] = ()
    """The running account after each game, for sheets of several pages; empty where nothing is
    carried over.
    """
    labels: tuple[tuple[str, Shown], ...] = ()
    """Keys of all possible labels at the left, so that columns keep their places."""
    widest_check: str = ""
    """The longest possible check figure."""
    standing: Standing | None = None
    details: tuple[Detail, ...] = ()
    """Narrow columns between and beside those of the players, from left to right."""

    @property
    def heads(self) -> tuple[str, ...]:
        """The head of each column: a player's name, or the names of a side."""
        return self.above(self.names)

    def above(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """Words for the players, by seat, joined for the columns."""
        return tuple(" & ".join(words[seat] for seat in seats) for seats in self.columns)

    def under(self, names: tuple[str, ...]) -> Sheet:
        """The same sheet under other names, one for each seat."""
        return replace(self, names=names)

    def lines(self, where: Shown) -> Iterator[Line]:
        """The items of the sheet from top to bottom, without rows that are drawn elsewhere."""
        for block in (*self.blocks, *self.account):
            if isinstance(block, Grid):
                yield from (row for row in block.rows if where & row.shown)
            else:
                yield block


NOTHING_WRITTEN = Sheet()
"""A sheet without columns."""
