"""Rules beyond the deal: how games add up, statistics, and the score sheet of a session."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import ClassVar, Generic, TypeVar

from reunion_desktop.engine.actions import Action, DealCards
from reunion_desktop.engine.scoring import (
    Counted,
    ScoreLine,
    ScoreSheet,
    SessionResult,
    Settlement,
    Units,
    net,
)
from reunion_desktop.engine.seats import Seat, Sides
from reunion_desktop.engine.sheet import (
    DASH,
    SLASH,
    Block,
    Cell,
    Grid,
    Row,
    RowKind,
    Sheet,
    Shown,
)

_Rules = TypeVar("_Rules")
"""The rules of the game that is scored."""


@dataclass(frozen=True, slots=True)
class Statistic:
    """A count of something that happened to a seat in a game; added up over games."""

    seat: Seat
    name: str
    """The name of the figure, in snake_case: the key of its words."""
    value: int
    """A count, or a sum of points."""


def tally(figures: Iterable[tuple[Seat, str, int]]) -> tuple[Statistic, ...]:
    """Every figure of every seat that is not 0: the sums of those given by seat and name."""
    sums: Counter[tuple[Seat, str]] = Counter()
    for seat, name, value in figures:
        sums[seat, name] += value
    return tuple(Statistic(*key, value) for key, value in sorted(sums.items()) if value)


def ahead(sides: Sides, chalk: Sequence[Units], *, fewest: bool = False) -> tuple[Units, ...]:
    """The account of a game that is chalked up: the lead of each seat's side.

    Args:
        sides: who plays with whom, two sides.
        chalk: what was chalked up for each seat, the same for partners; empty for nothing yet.
        fewest: whether the side with less of it is ahead.
    """
    of_side = dict(zip(sides.of, chalk or (0,) * len(sides.of), strict=True))
    lead = {side: 2 * own - sum(of_side.values()) for side, own in of_side.items()}
    return tuple(-lead[side] if fewest else lead[side] for side in sides.of)


@dataclass(frozen=True, slots=True)
class Played:
    """A game as far as it was played."""

    lines: tuple[ScoreLine, ...] = ()
    """The deals that were counted."""
    settlement: Settlement | None = None
    """The end of the game; None where it was left unfinished."""
    actions: tuple[Action, ...] = ()
    """Every decision of the game, where statistics need them."""

    @property
    def deals(self) -> Iterator[tuple[ScoreLine, tuple[Action, ...]]]:
        """Each counted deal with its decisions, the dealing itself left out."""
        starts = [n for n, action in enumerate(self.actions) if isinstance(action, DealCards)]
        ends = [*starts[1:], len(self.actions)]
        # A deal left unfinished has decisions, but no line.
        for line, start, end in zip(self.lines, starts, ends, strict=False):
            yield line, self.actions[start + 1 : end]


@dataclass(frozen=True, slots=True)
class Scoring(Generic[_Rules]):
    """The accounts, statistics and score sheet of a session; each game has its own."""

    counts: ClassVar[Counted] = Counted.POINTS
    """The quantity that a deal is scored in."""
    account_in: ClassVar[str] = "units"
    """The unit of the session's account, in the game's own word."""
    lead_in: ClassVar[str] = "units"
    """The unit of :meth:`lead`, in English, for tables of many deals."""
    fewest: ClassVar[bool] = False
    """True where the seat with least in the session's account leads."""

    rules: _Rules
    players: int

    @property
    def games(self) -> int:
        """Games after which a session is over; 0 where it has no fixed end."""
        return 0

    @property
    def ends(self) -> bool:
        """True where a session ends by its own rules."""
        return self.games > 0

    def account(self, played: Played) -> tuple[Units, ...]:
        """The result of a game for each seat, more is better; by default units net of fees.

        Games are added up and players compared by it, whatever the session's sheet shows.
        """
        payments = [payment for line in played.lines for payment in line.payments]
        if played.settlement is not None:
            payments += played.settlement.payments
        return net(payments, self.players)

    def lead(self, lines: tuple[ScoreLine, ...]) -> tuple[Units, ...]:
        """The lead of each seat in a game in progress, in that game's own unit.

        Units net of the fees so far, where units are paid.
        """
        return self.account(Played(lines))

    def over(self, _most: int, games: int, /) -> bool:
        """Tell whether a session is over: by the largest account, and the number of its games."""
        return 0 < self.games <= games

    def result(self, games: Sequence[Settlement]) -> SessionResult:
        """The result of a session after some games, by the session's account."""
        seats = range(self.players)
        account = tuple(sum(game.chalk[seat] for game in games if game.chalk) for seat in seats)
        best = min(account) if self.fewest else max(account)
        leaders = tuple(seat for seat in seats if account[seat] == best)
        return SessionResult(account, leaders, self.over(max(account), len(games)))

    def stats(self, _played: Played, /) -> tuple[Statistic, ...]:
        """The game's own figures of every seat, none of them 0; by default none."""
        return ()

    def sheet(self, figures: ScoreSheet) -> Sheet:
        """The score sheet of a session; empty where a game does not define one."""
        return Sheet(names=figures.names)

    @property
    def blank_rows(self) -> int:
        """Rows of a game on a blank sheet, where it has no fixed number of deals."""
        return 12

    def blank(self, figures: ScoreSheet) -> ScoreSheet:
        """Games without a deal, with a sheet on which they are to be written by hand."""
        sheet = self.sheet(figures)
        blocks = [
            _with_rows(block, len(sheet.columns), len(sheet.details), self.blank_rows)
            if isinstance(block, Grid)
            else block
            for block in sheet.blocks
        ]
        return replace(figures, written=replace(sheet, blocks=tuple(blocks)))

    def written(self, figures: ScoreSheet) -> ScoreSheet:
        """A session's figures together with their score sheet, corrections struck through."""
        before = [
            self.sheet(replace(figures, games=(*figures.games[:place], old, *later)))
            for place, game in enumerate(figures.games)
            for later in [figures.games[place + 1 :]]
            for old in (replace(game, lines=lines, settlement=None) for lines in game.corrected)
        ]
        return replace(
            figures, written=_with_notes(with_former(self.sheet(figures), before), figures)
        )


def _with_rows(grid: Grid, columns: int, details: int, deals: int) -> Grid:
    """A game with empty rows for its deals, if it has none."""
    if any(row.deal for row in grid.rows):
        return grid
    before = [row for row in grid.rows if row.kind in {RowKind.HEADING, RowKind.DEAL}]
    head = before[0]
    empty = (
        Row(
            *("deal", RowKind.DEAL, head.game, number, (Cell(),) * columns),
            shown=Shown.PAPER,
            details=(Cell(),) * details,
        )
        for number in range(1, deals + 1)
    )
    after = (row for row in grid.rows if row not in before)
    return Grid((*before, *empty, *after))


def with_former(now: Sheet, before: Iterable[Sheet]) -> Sheet:
    """A corrected sheet with the figures that its corrections replaced.

    Args:
        now: the sheet after all corrections.
        before: the same sheet before each correction, in order.
    """
    history: dict[tuple[str, int, int], list[Row]] = {}
    for sheet in before:
        for row in _deals(sheet):
            history.setdefault(row.place, []).append(row)

    def struck(row: Row) -> Row:
        versions = [*history.get(row.place, ()), row] if row.kind in _OF_DEALS else [row]
        if len(versions) == 1:
            return row
        cells = zip(*(version.cells for version in versions), strict=True)
        details = zip(*(version.details for version in versions), strict=True)
        return replace(
            row, cells=tuple(map(_with_former, cells)), details=tuple(map(_with_former, details))
        )

    blocks = tuple(
        Grid(tuple(map(struck, block.rows))) if isinstance(block, Grid) else block
        for block in now.blocks
    )
    return replace(now, blocks=blocks)


def _with_notes(sheet: Sheet, figures: ScoreSheet) -> Sheet:
    """A sheet with the players' notes: below their deals, or below games that show no deals."""
    blank = (Cell(),) * len(sheet.columns)
    notes = {
        (number, line.number): Row(
            *("note", RowKind.NOTE, number, line.number, blank), remarks=(line.note,)
        )
        for number, game in enumerate(figures.games, 1)
        for line in game.lines
        if line.note
    }
    if not notes:
        return sheet
    blocks: list[Block] = []
    for block in sheet.blocks:
        rows = block.rows if isinstance(block, Grid) else ()
        noted: list[Row] = []
        for row in rows:
            noted.append(row)
            if row.kind in _OF_DEALS and row.shown & Shown.PAPER and (row.game, row.deal) in notes:
                noted.append(notes.pop((row.game, row.deal)))
        blocks.append(Grid(tuple(noted)) if isinstance(block, Grid) else block)
    for number in {game for game, _deal in notes}:
        last = max(at for at, block in enumerate(blocks) if _game_of(block) == number)
        left = tuple(note for note in notes.values() if note.game == number)
        blocks.insert(last + 1, Grid(left))
    return replace(sheet, blocks=tuple(blocks))


def _game_of(block: Block) -> int:
    return block.rows[-1].game if isinstance(block, Grid) else block.game


_OF_DEALS = frozenset({RowKind.DEAL, RowKind.EXTRA})


def _deals(sheet: Sheet) -> Iterator[Row]:
    for block in sheet.blocks:
        if isinstance(block, Grid):
            yield from (row for row in block.rows if row.kind in _OF_DEALS)


def _with_former(versions: tuple[Cell, ...]) -> Cell:
    """The last version of a cell, with the texts of those before it that differ."""
    texts = [cell.text or _STROKES.get(cell.mark, "") for cell in versions]
    former = tuple(old for old, new in pairwise(texts) if old and old != new)
    return replace(versions[-1], former=former)


_STROKES = {SLASH: "/", DASH: "\N{EN DASH}"}
"""Marks without a number, as they are struck through."""
