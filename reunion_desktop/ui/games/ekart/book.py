"""Figures and amounts in Ekart's rules book: a Staubaus, and a score sheet with kings."""

from __future__ import annotations

from collections.abc import Mapping

from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.sheet import CROWN, Cell, Grid, Row, RowKind, Sheet
from reunion_desktop.games.ekart.options import ekart
from reunion_desktop.ui.games.book import TRUMP, parsed
from reunion_desktop.ui.games.reunion.book import ReunionBook
from reunion_desktop.ui.words.book import Illustration
from reunion_desktop.ui.words.cards import units

_DEALS = ((CROWN, "61", "52", "37"), ("88", CROWN, "14", "48"), ("40", "93", CROWN, "17"))
"""Entries of three deals of four players, each of 150 points."""
_NAMES = ("Anna", "Karl", "Babette", "Clara")


class EkartBook(ReunionBook):
    """Rules book, with figures and amounts of its own."""

    def facts(self, rules: Rules) -> Mapping[str, str]:
        """Deals and points of a game, and the price of a Staubaus."""
        own = ekart(rules)
        worth = units(own.staubaus_units)
        return {"deals": str(own.deals), "points": str(150 * own.deals), "units": worth}

    def figure(self, kind: str, cards: str, notes: tuple[str, ...], rules: Rules) -> Illustration:
        """Figure of a kind; of a Staubaus, the first card is asked for and the last one given."""
        if kind == "staubaus":
            row = parsed(cards)
            first, last = notes
            return Illustration(
                "",
                row,
                (first, *[""] * (len(row) - 2), last),
                dim=CardSet.of(row[-1:]),
                raised=CardSet.of(row[:1]),
                bowers=rules.order(TRUMP).bowers,
            )
        if kind == "kings":
            return Illustration("", sheet=_kings(rules))
        return super().figure(kind, cards, notes, rules)


def _kings(rules: Rules) -> Sheet:
    """Score sheet with crowns."""
    rows = tuple(
        Row(
            "deal",
            RowKind.DEAL,
            1,
            number,
            tuple(
                Cell(mark=CROWN) if text == CROWN else Cell(text, dealer=seat == number % 4)
                for seat, text in enumerate(line)
            ),
            dealer=number % 4,
        )
        for number, line in enumerate(_DEALS, 1)
    )
    return Sheet(rules.game, _NAMES, tuple((seat,) for seat in range(len(_NAMES))), (Grid(rows),))
