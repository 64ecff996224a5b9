"""Chapters of the rules book on payment: fees, the count, the game, a session."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.games.reunion.options import ReunionOptions
from reunion_desktop.ui.words.book import ILLUSTRATION

translate = QCoreApplication.translate


def bowers_fee(rules: ReunionOptions) -> list[str]:
    """What the left bower costs; nothing where no fee is paid for it."""
    if not rules.left_bower_fee:
        return []
    if rules.ledger == "receipts":
        return [
            translate(
                "rulespage",
                "When the right bower takes the left one in a trick, whoever wins that trick"
                " earns one unit at once.",
            )
        ]
    return [
        translate(
            "rulespage",
            "When the right bower takes the left one in a trick, whoever played the left bower"
            " pays the winner of that trick one unit at once.",
        )
    ]


def counting(rules: ReunionOptions) -> list[str]:
    """How a deal is counted, and what a Stange costs."""
    texts = [
        translate(
            "rulespage",
            "Everybody adds up the cards in his tricks, the dealer his two cards laid away as"
            " well, the winner of the last trick ten more.",
        )
    ]
    none = (
        translate("rulespage", "no trick")
        if rules.no_trick_basis == "tricks"
        else translate("rulespage", "no points")
    )
    if rules.no_trick_fee:
        fee = (
            translate(
                "rulespage",
                "A hand with {none} is a <b>Stange</b>: each of the others earns one unit.",
            )
            if rules.ledger == "receipts"
            else translate(
                "rulespage",
                "A hand with {none} is a <b>Stange</b>: it costs one unit to each of the others.",
            )
        )
        texts.append(fee.format(none=none))
    dealer = (
        translate("rulespage", "A dealer without a trick keeps the points he laid away.")
        if rules.dealer_no_trick_discards == "stand"
        else translate(
            "rulespage", "A dealer without a trick loses the points he laid away as well."
        )
    )
    texts.append(dealer + " " + _marks(rules))
    texts.append(f"{ILLUSTRATION}sheet")
    return texts


def _marks(rules: ReunionOptions) -> str:
    if rules.mark_style == "slash_underline" and rules.no_trick_basis == "points":
        return translate(
            "rulespage",
            "On the score sheet a deal without points is a slash from corner to corner, even with"
            " tricks that are worth nothing; the points that a dealer without a trick discarded"
            " are underlined.",
        )
    if rules.mark_style == "slash_underline":
        return translate(
            "rulespage",
            "On the sheet a hand without a trick is a slash from corner to corner; the points a"
            " trickless dealer laid away are underlined. Tricks that are worth nothing are"
            " written as a plain 0.",
        )
    if rules.mark_style == "dash":
        dash = translate("rulespage", "On the sheet a Stange is a dash.")
        if rules.dealer_no_trick_discards == "void":
            return dash
        plain = translate(
            "rulespage",
            "The points that a dealer without a trick discarded are written as a plain number.",
        )
        return f"{dash} {plain}"
    return translate("rulespage", "The sheet shows plain numbers only.")


def game(rules: ReunionOptions) -> list[str]:
    """Who wins a game, and what the others pay."""
    deep = translate("rulespage", "under 50 three, ") if rules.fifty_band else ""
    zero = translate("rulespage", "nothing at all four, ") if rules.zero_band else ""
    pays = (
        translate(
            "rulespage",
            "After three deals the highest total wins. From every other player the winner earns:"
            " for a total under 150 one unit, under 100 (<i>matsch</i>, in the mud) two,"
            " {deep}{zero}for 150 or more nothing.",
        )
        if rules.ledger == "receipts"
        else translate(
            "rulespage",
            "After three deals the highest total wins. Every other player pays the winner: under"
            " 150 one unit, under 100 (<i>matsch</i>, in the mud) two, {deep}{zero}150 or more"
            " nothing.",
        )
    )
    tie = {
        "each": translate(
            "rulespage",
            "If several share the highest total, each of them is paid in full, and they pay each"
            " other nothing.",
        ),
        "share": translate(
            "rulespage", "If several share the highest total, they split each payment."
        ),
        "playoff": translate(
            "rulespage",
            "If several share the highest total, one more deal decides between them; its points"
            " enter no total, and it carries no fees.",
        ),
        "none": translate("rulespage", "If several share the highest total, nobody pays."),
    }[rules.tie_for_win]
    return [pays.format(deep=deep, zero=zero), tie]


def session(rules: ReunionOptions) -> list[str]:
    """How many games follow one another, and who stands first."""
    length = (
        translate("rulespage", "Three games follow one another, each settled for itself.")
        if rules.deals_per_player == 3
        else translate("rulespage", "As many games follow one another as you like.")
    )
    rank = (
        translate("rulespage", "The best balance of units won and lost stands first.")
        if rules.session_rank == "net"
        else translate(
            "rulespage",
            "Whoever has received most units, the <i>game points</i>, stands first; what was lost"
            " does not count.",
        )
    )
    return [length + " " + rank]
