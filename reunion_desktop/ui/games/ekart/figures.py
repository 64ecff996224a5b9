"""Illustrations of Ekart's rules book, as data: Réunion's, four matadors, and a Staubaus."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.cards import CardSet, Suit
from reunion_desktop.engine.sheet import CROWN, Cell, Grid, Row, RowKind, Sheet
from reunion_desktop.games.ekart.options import ACTIVE, EkartOptions
from reunion_desktop.ui.games.illustrations import TRUMP, cards, suit_row
from reunion_desktop.ui.games.reunion.illustrations import illustrations
from reunion_desktop.ui.words.book import Illustration

translate = QCoreApplication.translate

_DEALS = ((CROWN, "61", "52", "37"), ("88", CROWN, "14", "48"), ("40", "93", CROWN, "17"))
"""Entries of three deals of four players, each of 150 points."""
_NAMES = ("Anna", "Karl", "Babette", "Clara")


def pictures(rules: EkartOptions) -> dict[str, Illustration]:
    """Illustrations by name, for the rules in force."""
    found = illustrations(rules) | _of_trumps(rules) | {"staubaus": _staubaus(rules)}
    if rules.kind == "great":
        del found["mate"]
    return found if rules.players == ACTIVE else found | {"kings": _kings(rules)}


def _of_trumps(rules: EkartOptions) -> dict[str, Illustration]:
    """Rows of suits for rules in which four jacks are trumps."""
    if rules.kind == "little":
        return {}
    order = rules.order(TRUMP)
    return {
        "trumps": suit_row(
            rules,
            order,
            TRUMP,
            translate("rulespage", "Hearts are trumps: these eleven cards, from high to low."),
        ),
        "plain": suit_row(
            rules,
            order,
            Suit.SPADES,
            translate("rulespage", "Spades: seven cards; the other suits are the same."),
        ),
    }


def _staubaus(rules: EkartOptions) -> Illustration:
    """Hand that is worth a Staubaus, with the card it lacks beside it."""
    held = cards("HJ DJ HA HT HK HQ H8 SA ST CA C7")
    words = (translate("rulespage", "asked for"), *[""] * 9, translate("rulespage", "given"))
    return Illustration(
        translate(
            "rulespage",
            "Hearts are trumps. With the jack of hearts in exchange for the seven of clubs no card"
            " of this hand can lose a trick.",
        ),
        held,
        words,
        dim=CardSet.parse("C7"),
        raised=CardSet.parse("HJ"),
        bowers=rules.order(TRUMP).bowers,
    )


def _kings(rules: EkartOptions) -> Illustration:
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
    sheet = Sheet(rules.game, _NAMES, tuple((seat,) for seat in range(len(_NAMES))), (Grid(rows),))
    caption = translate("rulespage", "Three deals of four players: a crown for the king.")
    return Illustration(caption, sheet=sheet)
