"""Figures of Réunion's rules book: forbidden discards, and an example of the score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.sheet import (
    DASH,
    SLASH,
    STROKES_FOR_FIGURES,
    UNDERLINE,
    Cell,
    Grid,
    Row,
    RowKind,
    Sheet,
)
from reunion_desktop.games.reunion.options import ReunionOptions, reunion
from reunion_desktop.ui.games.book import TRUMP, TextBook, parsed
from reunion_desktop.ui.words.book import Illustration

_STAKE = 136
_LEFT = 14
"""Points that the example's dealer without a trick has discarded, as published (Wikipedia)."""


class ReunionBook(TextBook):
    """Rules book, with figures of its own."""

    def figure(self, kind: str, cards: str, notes: tuple[str, ...], rules: Rules) -> Illustration:
        """Figure of a kind; the cards that may not be discarded are dimmed."""
        if kind == "banned":
            order, row = rules.order(TRUMP), parsed(cards)
            banned = CardSet.of(row) & (CardSet.parse("CA DA HA SA") | CardSet.of(order.bowers))
            return Illustration("", row, notes, dim=banned, bowers=order.bowers)
        if kind == "sheet":
            return Illustration("", sheet=_sheet(reunion(rules)))
        return super().figure(kind, cards, notes, rules)


def _sheet(rules: ReunionOptions) -> Sheet:
    """Two deals: one with both kinds of hands without a trick, one with tricks worth nothing."""
    void = rules.dealer_no_trick_discards == "void"
    own = 0 if void else _LEFT
    first = ((own, _mark(rules, own)), (_STAKE, ""), (0, _mark(rules, 0)))
    second = ((87, ""), (63, ""), (0, ""))
    names = ("Emil", "Marie", "Hans")
    rows = (
        Row("game", RowKind.HEADING, 1, 0, (Cell(),) * len(names)),
        _deal(1, first),
        _deal(2, second),
    )
    return Sheet("reunion", names, ((0,), (1,), (2,)), (Grid(rows),))


def _deal(number: int, written: Sequence[tuple[int, str]]) -> Row:
    """Row of a deal on the score sheet; player 1 dealt deal 1."""
    cells = tuple(
        Cell("" if mark in STROKES_FOR_FIGURES else str(made), mark, dealer=seat == number - 1)
        for seat, (made, mark) in enumerate(written)
    )
    return Row("deal", RowKind.DEAL, 1, number, cells)


def _mark(rules: ReunionOptions, points: int) -> str:
    """Entry of a hand without a trick."""
    if rules.mark_style == "none":
        return ""
    if points:
        return UNDERLINE if rules.mark_style == "slash_underline" else ""
    return DASH if rules.mark_style == "dash" else SLASH
