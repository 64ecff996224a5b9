"""Texts of the rule options: labels, values and explanations with their sources.

A test checks that every option and every value of the engine has its texts.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.shared_options import cut, direction, first_dealer
from reunion_desktop.ui.words.game_words import OptionWords

translate = QCoreApplication.translate


def options() -> dict[str, OptionWords]:
    """Texts of every option."""
    return _words_of_deal() | _words_of_play() | _words_of_sheet()


def _words_of_deal() -> dict[str, OptionWords]:
    return {
        "ten_rank": OptionWords(
            translate("rules", "Rank of the ten"),
            translate(
                "rules",
                "High: ace, ten, king, queen (Pierer 1862, Wikipedia, CatsAtCards). Low: the ten"
                " ranks below the jack (early Wikipedia, French page). It counts ten points either"
                " way.",
            ),
            (
                translate("rules", "High: A 10 K Q"),
                translate("rules", "Low: A K Q J 10"),
            ),
        ),
        "direction": direction(
            translate(
                "rules",
                "Direction of deal and play: to the right (Pierer 1862) or to the left (French"
                " page).",
            )
        ),
        "first_dealer": first_dealer(
            translate(
                "rules",
                "Everybody draws a card. The lowest deals first (Pierer 1862, Wikipedia), or the"
                " highest (CatsAtCards); or the first dealer is chosen at random. Players with"
                " equal cards draw again.",
            )
        ),
        "seats": OptionWords(
            translate("rules", "Seats at the table"),
            translate(
                "rules",
                "Whether seats are drawn by lot before the first deal (Wikipedia, CatsAtCards), or"
                " everyone keeps their seat.",
            ),
            (
                translate("rules", "Everyone keeps their seat"),
                translate("rules", "Drawn by lot"),
            ),
        ),
        "cut": cut(
            translate(
                "rules",
                "In Pierer 1862 the player to the dealer’s left cuts, that is, the last player"
                " before the dealer.",
            )
        ),
        "turn_up": OptionWords(
            translate("rules", "Card turned up for trumps"),
            translate(
                "rules",
                "The bottom card of the pack (Pierer 1862, Wikipedia), or the upper of the last"
                " two (CatsAtCards). With a well-shuffled pack it makes no difference.",
            ),
            (
                translate("rules", "The bottom card"),
                translate("rules", "The upper of the last two"),
            ),
        ),
        "turn_up_pickup": OptionWords(
            translate("rules", "Dealer picks up the turned-up card"),
            translate(
                "rules",
                "Pierer 1862 and the French page leave it face up on the table until the second"
                " trick is over. Neither says whether it may be played from there, so you can"
                " choose. It can’t be discarded then.",
            ),
            (
                translate("rules", "At once"),
                translate("rules", "After trick 2, playable before"),
                translate("rules", "After trick 2, not before"),
            ),
        ),
    }


def _words_of_play() -> dict[str, OptionWords]:
    return {
        "discard_turn_up": OptionWords(
            translate("rules", "Turned-up card may be discarded"),
            translate(
                "rules",
                "CatsAtCards allows it. If the turned-up card stays on the table, it can’t be"
                " discarded.",
            ),
            (translate("rules", "Yes"), translate("rules", "No")),
        ),
        "max_tens_discarded": OptionWords(
            translate("rules", "Tens the dealer may discard"),
            translate(
                "rules",
                "One at most (Wikipedia, CatsAtCards), or both cards (Pierer 1862 has no limit)."
                " Aces and bowers can never be discarded.",
            ),
            (translate("rules", "One at most"), translate("rules", "Two")),
        ),
        "reveal_discards": OptionWords(
            translate("rules", "Discards are shown"),
            translate(
                "rules",
                "Whether the dealer shows them when the points are counted (French page).",
            ),
            (translate("rules", "When scoring"), translate("rules", "Never")),
        ),
        "overtrump": OptionWords(
            translate("rules", "Obligation to overtrump"),
            translate(
                "rules",
                "Whether a player who can’t follow suit must beat a trump already in the trick, if"
                " possible (French page: “surcouper si besoin est”). Pierer 1862 does not require"
                " it.",
            ),
            (translate("rules", "None"), translate("rules", "When trumping")),
        ),
    }


def _words_of_sheet() -> dict[str, OptionWords]:
    return {
        "left_bower_fee": OptionWords(
            translate("rules", "Fee for the left bower"),
            translate(
                "rules",
                "A player whose left bower is captured by the right bower pays the winner of the"
                " trick at once (all sources).",
            ),
            (translate("rules", "1 unit"), translate("rules", "None")),
        ),
        "no_trick_fee": OptionWords(
            translate("rules", "Fee for a Stange"),
            translate(
                "rules",
                "A player without a trick pays each of the others (all sources except the French"
                " page).",
            ),
            (translate("rules", "1 unit to each"), translate("rules", "None")),
        ),
        "no_trick_basis": OptionWords(
            translate("rules", "A Stange is given for"),
            translate(
                "rules",
                "Taking no trick (Wikipedia, CatsAtCards), or making no points, as Pierer 1862"
                " says literally: then tricks without points don’t help.",
            ),
            (translate("rules", "Taking no trick"), translate("rules", "Making no points")),
        ),
        "dealer_no_trick_discards": OptionWords(
            translate("rules", "Discards of a dealer without a trick"),
            translate(
                "rules",
                "They count for the dealer and are underlined (Wikipedia, CatsAtCards), or they"
                " are lost (Pierer 1862).",
            ),
            (translate("rules", "Count"), translate("rules", "Are lost")),
        ),
        "mark_style": OptionWords(
            translate("rules", "How a Stange is shown"),
            translate(
                "rules",
                "A slash through the cell, with the dealer’s discards underlined (Wikipedia); a"
                " dash (Pierer 1862); or numbers only.",
            ),
            (
                translate("rules", "Slash and underline"),
                translate("rules", "Dash"),
                translate("rules", "Numbers only"),
            ),
        ),
        "deals_per_player": OptionWords(
            translate("rules", "Deals per player"),
            translate(
                "rules",
                "With one, every player deals once and that makes a game. Three (French page) are"
                " played as three games in a row, each settled separately, because the limits only"
                " make sense for three deals.",
            ),
            (translate("rules", "1"), translate("rules", "3 (three games in a row)")),
        ),
        "fifty_band": OptionWords(
            translate("rules", "A total under 50"),
            translate(
                "rules",
                "Pays three units (Wikipedia), or two like any other total under 100 (Pierer"
                " 1862).",
            ),
            (translate("rules", "Pays three units"), translate("rules", "Pays two units")),
        ),
        "zero_band": OptionWords(
            translate("rules", "A total of zero"),
            translate(
                "rules",
                "Pays four units (Pierer 1862: “vierfach”; Wikipedia), or the same as any other"
                " low total (CatsAtCards, French page).",
            ),
            (
                translate("rules", "Pays four units"),
                translate("rules", "Pays the same as other low totals"),
            ),
        ),
        "tie_for_win": OptionWords(
            translate("rules", "Tie for the highest total"),
            translate(
                "rules",
                "No source covers this. Each winner is paid in full; or the winners split the"
                " payments; or one more deal decides; or nobody pays.",
            ),
            (
                translate("rules", "Each is paid in full"),
                translate("rules", "The winners split the payments"),
                translate("rules", "One more deal decides"),
                translate("rules", "Nobody pays"),
            ),
        ),
        "ledger": OptionWords(
            translate("rules", "Units"),
            translate(
                "rules",
                "They are paid by one player to another (most sources), or they are only earned,"
                " and nobody loses any (CatsAtCards, which calls them game points).",
            ),
            (
                translate("rules", "Paid between players"),
                translate("rules", "Earned only"),
            ),
        ),
        "session_rank": OptionWords(
            translate("rules", "Session ranking by"),
            translate(
                "rules",
                "The balance of units won and lost, or the winnings alone (CatsAtCards). If units"
                " are only earned, it is always the latter.",
            ),
            (translate("rules", "Balance"), translate("rules", "Winnings")),
        ),
    }
