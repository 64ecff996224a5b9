"""Chapters of the rules book on payment: fees, scoring, the game, a session."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.games.reunion.options import ReunionOptions
from reunion_desktop.ui.words.book import ILLUSTRATION

translate = QCoreApplication.translate


def bowers_fee(rules: ReunionOptions) -> list[str]:
    """Rules on the fee for the left bower; empty where no fee is paid."""
    if not rules.left_bower_fee:
        return []
    if rules.ledger == "receipts":
        return [
            translate(
                "rulespage",
                "When the right bower captures the left bower, the winner of the trick earns one"
                " unit at once.",
            )
        ]
    return [
        translate(
            "rulespage",
            "When the right bower captures the left bower, the player of the left bower pays one"
            " unit at once to the winner of the trick.",
        )
    ]


def counting(rules: ReunionOptions) -> list[str]:
    """Rules on scoring a deal, and on the price of a Stange."""
    texts = [
        translate(
            "rulespage",
            "Each player adds up the points in their tricks. The dealer adds the discards, and the"
            " winner of the last trick adds ten.",
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
        translate("rulespage", "A dealer without a trick keeps the points of the discards.")
        if rules.dealer_no_trick_discards == "stand"
        else translate(
            "rulespage", "A dealer without a trick also loses the points of the discards."
        )
    )
    texts.append(dealer + " " + _marks(rules))
    texts.append(f"{ILLUSTRATION}sheet")
    return texts


def _marks(rules: ReunionOptions) -> str:
    if rules.mark_style == "slash_underline" and rules.no_trick_basis == "points":
        return translate(
            "rulespage",
            "On the score sheet, a hand without points is shown as a slash, even if it took"
            " tricks worth nothing; if the dealer takes no trick, the points of the discards are"
            " underlined.",
        )
    if rules.mark_style == "slash_underline":
        return translate(
            "rulespage",
            "On the score sheet, a hand without a trick is shown as a slash; if the dealer takes"
            " no trick, the points of the discards are underlined. Tricks without points are shown"
            " as 0.",
        )
    if rules.mark_style == "dash":
        dash = translate("rulespage", "On the score sheet, a Stange is shown as a dash.")
        if rules.dealer_no_trick_discards == "void":
            return dash
        plain = translate(
            "rulespage",
            "If the dealer takes no trick, the points of the discards are shown as an ordinary"
            " number.",
        )
        return f"{dash} {plain}"
    return translate("rulespage", "The score sheet shows numbers only.")


def game(rules: ReunionOptions) -> list[str]:
    """Rules on winning a game and on the payments."""
    deep = translate("rulespage", "under 50 three, ") if rules.fifty_band else ""
    zero = translate("rulespage", "zero points four, ") if rules.zero_band else ""
    pays = (
        translate(
            "rulespage",
            "After three deals the highest total wins. From every other player the winner earns:"
            " for a total under 150 one unit, under 100 (<i>matsch</i>) two, {deep}{zero}for 150"
            " or more nothing.",
        )
        if rules.ledger == "receipts"
        else translate(
            "rulespage",
            "After three deals the highest total wins. Every other player pays the winner: under"
            " 150 one unit, under 100 (<i>matsch</i>) two, {deep}{zero}150 or more nothing.",
        )
    )
    tie = {
        "each": translate(
            "rulespage",
            "If several players tie for the highest total, each of them is paid in full, and they"
            " don’t pay each other.",
        ),
        "share": translate(
            "rulespage", "If several players tie for the highest total, they split each payment."
        ),
        "playoff": translate(
            "rulespage",
            "If several players tie for the highest total, one more deal decides. Its points are"
            " not added to any total, and there are no fees.",
        ),
        "none": translate(
            "rulespage", "If several players tie for the highest total, nobody pays."
        ),
    }[rules.tie_for_win]
    return [pays.format(deep=deep, zero=zero), tie]


def session(rules: ReunionOptions) -> list[str]:
    """Rules on the number of games, and on the session's ranking."""
    length = (
        translate("rulespage", "Three games are played in a row, each settled separately.")
        if rules.deals_per_player == 3
        else translate("rulespage", "You can play as many games as you like.")
    )
    rank = (
        translate("rulespage", "The player with the best balance of units leads.")
        if rules.session_rank == "net"
        else translate(
            "rulespage",
            "The player who has received the most units (<i>game points</i>) leads; losses don’t"
            " count.",
        )
    )
    return [length + " " + rank]
