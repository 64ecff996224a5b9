"""The score sheet as text that lines up in a mail."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from reunion_desktop.engine.scoring import (
    Entry,
    GameSheet,
    Mark,
    ScoreSheet,
    Units,
    Why,
    gross,
    net,
)
from reunion_desktop.engine.seats import Seat
from reunion_desktop.storage.sheets.sheet import Foot, matsch_of

COLUMNS_OF_MAIL = 72
"""No line of the text is longer, so that no mail program breaks it."""

_LABEL = 10
_NARROW = 4
_WIDE = 14
_CHECK = 12
"""Columns for the check figure at the edge."""


def as_text(
    *sheets: ScoreSheet, feet: Sequence[Foot] = (), words: Mapping[str, str] | None = None
) -> str:
    """Sheets one below the other, in columns for a font of one width, 72 columns at most.

    Args:
        sheets: what to write.
        feet: what stands at the foot of each; nothing where there is none.
        words: the English words of the sheet in another language.
    """
    told = words or {}
    return "\n".join(
        "\n".join(_Text(sheet, told).lines(feet[at] if at < len(feet) else Foot())) + "\n"
        for at, sheet in enumerate(sheets)
    )


@dataclass(frozen=True, slots=True)
class _Text:
    """One sheet as text."""

    sheet: ScoreSheet
    words: Mapping[str, str]

    def say(self, english: str) -> str:
        return self.words.get(english, english)

    @property
    def label(self) -> int:
        """How many columns the longest label wants."""
        said = [self.say(word) for word in ("bowers", "Stangen", "game", "balance", "receipts")]
        return max(_LABEL, 1 + max(_cells(word) for word in said))

    @property
    def names(self) -> list[str]:
        room = (COLUMNS_OF_MAIL - self.label - _CHECK) // max(1, len(self.sheet.names)) - 4
        return [_fitted(name, min(_WIDE, room)) for name in self.sheet.names]

    @property
    def widths(self) -> list[int]:
        return [max(_NARROW, _cells(name)) for name in self.names]

    def lines(self, foot: Foot) -> Iterator[str]:
        yield self.row("", [f"{name} " for name in self.names])
        for number, game in enumerate(self.sheet.games, 1):
            unfinished = game.settlement is None
            remarks = [self.say("unfinished")] * unfinished + [self.say("with help")] * game.helped
            remarks += [self.say("practice")] * game.practice
            told = f" ({', '.join(remarks)})" if remarks else ""
            yield self.say("Game {number}").format(number=number) + told
            yield from self.game(game)
        if len(self.sheet.games) > 1:
            yield self.say("Session")
            yield from self.standing(self.sheet.balance, self.sheet.receipts)
        yield ""
        yield from self.legend()
        yield from self.foot(foot)

    def game(self, game: GameSheet) -> Iterator[str]:
        for line in game.lines:
            label = f"{line.number:>2}." + (f" {self.say('tie')}" if line.playoff else "")
            cells = [
                _entry(entry) + (" •" if seat == line.dealer else "")
                for seat, entry in enumerate(line.sheet)
            ]
            yield self.row(label, cells)
        if not game.lines:
            return
        yield self.row("", ["-" * width + " " for width in self.widths])
        if game.totals:
            totals = self.row("", [f"{total} " for total in game.totals])
            yield f"{totals}   {self.say('check')} {game.check}"
        lost = [f"{self.say('matsch') if is_matsch else ''} " for is_matsch in matsch_of(game)]
        if any(cell.strip() for cell in lost):
            yield self.row("", lost)
        for label, why in (("bowers", Why.LEFT_BOWER), ("Stangen", Why.NO_TRICK)):
            cells = [self.fees(game, why, seat) for seat in range(len(self.sheet.names))]
            yield self.row(self.say(label), [f"{cell} " for cell in cells])
        if game.settlement is not None:
            receipts = self.sheet.ledger == "receipts"
            flow = gross if receipts else net
            units = flow(game.payments(Why.GAME), len(self.sheet.names))
            cells = [f"{_units(unit, signed=not receipts)} " for unit in units]
            yield self.row(self.say("game"), cells)
        yield from self.standing(game.balance, game.receipts)

    def fees(self, game: GameSheet, why: Why, seat: Seat) -> str:
        """What one kind of fee came to, a figure for each deal in which it fell due."""
        receipts = self.sheet.ledger == "receipts"
        amounts = [
            (gross if receipts else net)(fees, len(self.sheet.names))[seat]
            for line in game.lines
            if (fees := [payment for payment in line.payments if payment.why is why])
        ]
        if receipts:
            return _units(sum(amounts), signed=False)
        return "".join(_units(amount, signed=True) for amount in amounts if amount) or "0"

    def standing(self, balance: tuple[Units, ...], receipts: tuple[Units, ...]) -> Iterator[str]:
        if self.sheet.ledger != "receipts":
            cells = [f"{_units(units, signed=True)} " for units in balance]
            yield self.row(self.say("balance"), cells)
        cells = [f"{_units(units, signed=False)} " for units in receipts]
        yield self.row(self.say("receipts"), cells)

    def legend(self) -> Iterator[str]:
        lines = [line for game in self.sheet.games for line in game.lines]
        entries = [entry for line in lines for entry in line.sheet]
        if lines:
            yield self.say("• dealt")
        for mark, sign in ((Mark.SLASH, "/"), (Mark.DASH, "–")):
            if any(entry.mark is mark for entry in entries):
                yield f"{sign} {self.say('Stange: no trick, no points')}"
        for entry in entries:
            if entry.mark is Mark.UNDERLINE:
                meant = self.say("underlined: the dealer took no trick; his discards alone")
                yield from _broken(f"_{entry.points}_ {meant}")
                break
        if any(line.playoff for line in lines):
            yield self.say("tie: an extra deal that only breaks the tie")

    def foot(self, foot: Foot) -> Iterator[str]:
        when = ", ".join(text for text in (_one_line(foot.place), _one_line(foot.date)) if text)
        told = [when, _one_line(foot.rules), _one_line(foot.seal)]
        if any(told):
            yield ""
        for text in told:
            yield from _broken(text)

    def row(self, label: str, cells: list[str]) -> str:
        """A line of the sheet; a cell's last place but two is its number's last digit."""
        row = label + " " * (self.label - _cells(label))
        for cell, width in zip(cells, self.widths, strict=True):
            bare = cell.removesuffix(" •")
            row += " " * (width + 2 - _cells(bare)) + bare + (" •" if bare != cell else "  ")
        return row.rstrip()


def _broken(text: str) -> Iterator[str]:
    """A text in lines that no mail program breaks."""
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
    """A word that is longer than a line, in pieces that fit whatever their letters."""
    half, left, start = COLUMNS_OF_MAIL // 2, _cells(word), 0
    while left > COLUMNS_OF_MAIL:
        piece = word[start : start + half]
        yield piece
        left -= _cells(piece)
        start += half
    yield word[start:]


def _entry(entry: Entry) -> str:
    if entry.mark is Mark.UNDERLINE:
        return f"_{entry.points}_"
    return {Mark.SLASH: "/", Mark.DASH: "–"}.get(entry.mark, str(entry.points)) + " "


def _units(units: Units, *, signed: bool) -> str:
    """Units as a player writes them: halves as ½."""
    whole = int(abs(units))
    half = "½" if abs(units) != whole else ""
    sign = "-" if units < 0 else "+" if units > 0 and signed else ""
    return sign + (str(whole) if whole or not half else "") + half


def _one_line(text: str) -> str:
    """A text without anything that would end its line."""
    return "".join(" " if unicodedata.category(char).startswith("C") else char for char in text)


@lru_cache(maxsize=16)  # Every line asks for it.
def _fitted(name: str, room: int) -> str:
    """A name that takes one line and not too many columns."""
    taken = fitting = 0
    for place, char in enumerate(name, 1):
        taken += _cells(char)
        if taken > room:
            return f"{_one_line(name[:fitting])}…"
        if taken < room:
            fitting = place
    return _one_line(name)


def _cells(text: str) -> int:
    """How many columns a text takes in a font of one width."""
    return sum(
        0 if unicodedata.combining(char) else 1 + (unicodedata.east_asian_width(char) in "WF")
        for char in text
    )
