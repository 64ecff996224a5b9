"""Score sheet of Skat: the list of a series, and the account of a session.

The columns are those of the printed list: the game with its levels and its value, and for each
player the running total, with a tick for a game won or lost.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from reunion_desktop.engine.cards import FifthSuit, PlaySuit, Suit
from reunion_desktop.engine.scoring import GameSheet, ScoreLine, ScoreSheet
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.sheet import (
    TICK,
    Block,
    Cell,
    Detail,
    Grid,
    Marks,
    Meaning,
    Row,
    RowKind,
    Sheet,
    Shown,
    Standing,
    Strokes,
    Value,
    means,
    printed,
)
from reunion_desktop.games.chalk import DRAWN, chalked, deal_row, heading
from reunion_desktop.games.skat.options import BASE, GRAND, NULL, SkatOptions
from reunion_desktop.games.skat.options.lines import turns

Foot = tuple[tuple[str, tuple[int, ...]], ...]
"""Rows at the foot of a list: a key and a number for each column."""

RAMSCH = "ramsch"
"""Kind of outcome of a deal without a declarer."""
GAME_POINTS, PERFORMANCE, PLACE = "game_points", "performance", "rank"
"""Rows of the foot: the values of all games, the points of the list, the places."""

LEVELS = (*("hand", "schneider", "schneider_announced", "schwarz", "schwarz_announced", "ouvert"),)
"""Levels of a game, a column each."""

_TICKED = Cell(mark=TICK)
_LOST = Cell(mark=TICK, loss=True)
_SIGNS: dict[Value, tuple[str, PlaySuit | None]] = {
    "C": ("♣", Suit.CLUBS),
    "S": ("♠", Suit.SPADES),
    "H": ("♥", Suit.HEARTS),
    "D": ("♦", Suit.DIAMONDS),
    GRAND: ("G", FifthSuit.JACKS),
    NULL: ("N", None),
}
"""Each game in a list: its sign and its trumps."""

_FOOT_KINDS = {
    GAME_POINTS: RowKind.TOTALS,
    PERFORMANCE: RowKind.BALANCE,
}
ROUNDS = "rounds"
"""Strokes of Bierlachs: rounds that the players have to pay."""
_FOOT_MEANS = {PERFORMANCE: "total", PLACE: "place"}
_LABELS = (
    *(GAME_POINTS, "for_won", "for_lost", "others_40", "others_30", PERFORMANCE, PLACE, "session"),
    ROUNDS,
)
LABELS = (("deal", Shown.PAPER), *((key, DRAWN) for key in _LABELS))
"""Keys of all labels at the left of the list."""


def signed(number: int) -> str:
    """A number with its sign, as a list shows a game won or lost."""
    return printed(f"{number:+}")


def describe(figures: ScoreSheet, rules: SkatOptions, feet: Sequence[Foot]) -> Sheet:
    """The list of a session: running totals by series, and below them the account.

    Args:
        figures: the figures of the session.
        rules: the rules of all its series.
        feet: the foot of each series.
    """
    players = len(figures.names)
    details = _details(rules)
    blocks = tuple(
        _series(game, number, players, foot, details)
        for number, (game, foot) in enumerate(zip(figures.games, feet, strict=True), 1)
    )
    account = _rounds_paid(figures, rules) if rules.accounting == "bierlachs" else ()
    standing = None
    if any(game.lines for game in figures.games):
        made = chalked(figures, players)
        leaders = tuple(seat for seat, own in enumerate(made) if own == max(made))
        settled = any(game.settlement is not None for game in figures.games)
        standing = Standing("session", leaders, max(made), settled)
        cells = tuple(Cell(printed(own), means=(means("total", points=own),)) for own in made)
        if len(figures.games) > 1 and not account:
            account = (Grid((Row("session", RowKind.SESSION, 0, 0, cells, shown=DRAWN),)),)
    return Sheet(
        "skat",
        figures.names,
        tuple((seat,) for seat in range(players)),
        blocks,
        account,
        labels=LABELS,
        widest_check="−8888",
        details=details,
        standing=standing,
    )


def _rounds_paid(figures: ScoreSheet, rules: SkatOptions) -> tuple[Block, ...]:
    """A stroke for each Bierlachs that a player has lost, and has to pay a round for."""
    ends = [game.settlement.totals for game in figures.games if game.settlement is not None]
    if not ends:
        return ()
    lost = (sum(total <= -rules.goal for total in column) for column in zip(*ends, strict=True))
    return (Marks(ROUNDS, tuple(map(Strokes, lost))),)


def _details(rules: SkatOptions) -> tuple[Detail, ...]:
    """The columns of a printed list beside the running totals; one more if games are doubled."""
    game = (
        Detail("game", "N", brief=True),
        Detail("base", "24"),
        Detail("with", "11"),
        Detail("without", "11"),
        *map(Detail, LEVELS),
        Detail("value", "−264", brief=True),
        *([Detail("doubled", "BRe", brief=True)] if rules.doubles else []),
        Detail("passed"),
    )
    seats = range(rules.players)
    ticks = (Detail(key, "8", seat + 1) for seat in seats for key in ("won", "lost"))
    return (*game, *ticks) if rules.accounting == "seeger_fabian" else game


@lru_cache(maxsize=256)  # The sheet is rebuilt after every deal; finished series are cached.
def _series(
    game: GameSheet, number: int, players: int, foot: Foot, details: tuple[Detail, ...]
) -> Grid:
    """The running total in the declarer's column for each deal, and the end of the series."""
    rows: list[Row] = [heading(game, number, players, label="series")]
    tables: list[Row] = []
    before = (0,) * players
    for place, line in enumerate(game.lines):
        now = tuple(entry.points for entry in line.sheet)
        cells = tuple(_cell(line, seat, before[seat], now[seat]) for seat in range(players))
        row = deal_row(number, line, cells)
        passed_on = turns(game.lines[:place])
        barred = passed_on > turns(game.lines[: place - 1]) and not passed_on % players
        rows.append(replace(row, details=_details_of(line, details), barred=barred))
        tables.append(_table_row(number, line, now))
        before = now
    rows.extend(_end(game, number, foot, details))
    if game.settlement is not None:
        tables.append(_table_end(game, number, foot))
    return Grid((*rows, *tables))


def _cell(line: ScoreLine, seat: Seat, old: int, new: int) -> Cell:
    if not line.played:
        return Cell(means=(means("void"),))
    if new == old:
        return Cell()
    total = means("total", points=new)
    told = line.outcome
    if told is not None and (told.key == RAMSCH or dict(told.values).get("declarer") == seat):
        total = Meaning(told.key, (*told.values, *total.values))
    return Cell(printed(new), means=(total,))


def _details_of(line: ScoreLine, details: tuple[Detail, ...]) -> tuple[Cell, ...]:
    """The game of a deal in the columns of the list, and a tick for its declarer."""
    told: dict[str, Value] = dict(line.outcome.values) if line.outcome is not None else {}
    written: dict[str, Cell] = {}
    ticks: dict[tuple[str, int], Cell] = {}
    if "game" in told:
        sign, trumps = _SIGNS[told["game"]]
        run = int(told["matadors"])
        written = {key: _TICKED for key in LEVELS if told[key]}
        written["doubled"] = Cell(_doubled(int(told.get("kontra", 0)), int(told.get("factor", 1))))
        ticks["won" if told["won"] else "lost", int(told["declarer"])] = (
            _TICKED if told["won"] else _LOST
        )
        written["game"] = Cell(sign)
        written["value"] = Cell(signed(int(told["score"])), loss=not told["won"])
        if trumps is not None:
            written["base"] = Cell(str(BASE[trumps]))
            written["with" if run > 0 else "without"] = Cell(str(abs(run)))
    elif line.outcome is not None and line.outcome.key == RAMSCH:
        factor = int(told.get("factor", 1))
        written = {"game": Cell("R"), "value": Cell(f"×{factor}" if factor > 1 else "")}
    else:
        written = {"passed": _TICKED, "value": Cell("–")}
    return tuple(
        ticks.get((each.key, each.before - 1)) or written.get(each.key, Cell()) for each in details
    )


def _doubled(kontra: int, factor: int) -> str:
    """Marks for a game that counts more than once: *K*, with Re *Re*; before it *B* for Bock."""
    return ("B" if factor > 2**kontra else "") + ("", "K", "Re")[kontra]


def _end(game: GameSheet, number: int, foot: Foot, details: tuple[Detail, ...]) -> Iterator[Row]:
    """The foot of the list; the points so far are written in pencil."""
    winners = game.settlement.winners if game.settlement is not None else ()
    for key, points in foot:
        kind = _FOOT_KINDS.get(key, RowKind.UNITS)
        cells = tuple(
            Cell(
                printed(own),
                ring=key == PERFORMANCE and seat in winners,
                pencil=game.settlement is None,
                means=(means(_FOOT_MEANS.get(key, "figure"), points=own),),
            )
            for seat, own in enumerate(points)
        )
        check = "" if key == PLACE else printed(sum(points))
        row = Row(key, kind, number, 0, cells, check=check, shown=DRAWN)
        if key == GAME_POINTS and any(each.before for each in details):
            row = replace(row, details=_counts(game, details))
        yield row


def _counts(game: GameSheet, details: tuple[Detail, ...]) -> tuple[Cell, ...]:
    """How many games each player has won and lost, below the ticks."""
    told = [dict(line.outcome.values) for line in game.lines if line.outcome is not None]
    made = [(one["declarer"], "won" if one["won"] else "lost") for one in told if "game" in one]
    return tuple(
        Cell(str(made.count((each.before - 1, each.key)))) if each.before else Cell()
        for each in details
    )


def _table_row(number: int, line: ScoreLine, now: tuple[int, ...]) -> Row:
    """A deal in the spreadsheet table; the game stands in its declarer's row."""
    told: dict[str, Value] = (
        dict(line.outcome.values) if line.outcome is not None else {"passed": 1}
    )
    declarer = told.pop("declarer", None)
    if "game" in told:
        game = told.pop("game")
        trumps = _SIGNS[game][1]
        told = {"contract": game, "base": "" if trumps is None else BASE[trumps], **told}
    elif line.outcome is not None:
        told = {"contract": line.outcome.key, **told}
    cells = []
    for seat, total in enumerate(now):
        values: dict[str, Value] = {
            "dealer": int(line.dealer == seat),
            "playoff": 0,
            "tricks": line.tricks[seat] if line.tricks_counted else "",
            "points": total,
            "mark": "plain",
        }
        if declarer in (None, seat):
            values |= told
        cells.append(Cell(means=(Meaning("entry", tuple(values.items())),)))
    return Row("entry", RowKind.DEAL, number, line.number, tuple(cells), shown=Shown.TABLE)


def _table_end(game: GameSheet, number: int, foot: Foot) -> Row:
    """The foot of the list in the spreadsheet table, a column for each of its rows."""
    winners = game.settlement.winners if game.settlement is not None else ()
    cells = [
        Cell(
            means=(
                Meaning(
                    "total",
                    (
                        ("winner", int(seat in winners)),
                        *((key, points[seat]) for key, points in foot),
                    ),
                ),
            )
        )
        for seat in range(len(game.lines[0].sheet))
    ]
    return Row("total", RowKind.BALANCE, number, 0, tuple(cells), shown=Shown.TABLE)
