"""House rules in words: the label of each, its values, and who says so.

Every option and every value of the engine has its words here; a test keeps that true.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.shared_options import cut, direction, first_dealer
from reunion_desktop.ui.words.game_words import OptionWords

translate = QCoreApplication.translate


def options() -> dict[str, OptionWords]:
    """Every option's words."""
    return _words_of_deal() | _words_of_play() | _words_of_sheet()


def _words_of_deal() -> dict[str, OptionWords]:
    return {
        "ten_rank": OptionWords(
            translate("rules", "Rank of the ten"),
            translate(
                "rules",
                "High: ace, ten, king, queen (Pierer 1862, Wikipedia, CatsAtCards). Low: the ten"
                " stands below the jack (old web text, French page). It counts ten points either"
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
                "Which way the deal and the play go round: to the right (Pierer 1862), or to the"
                " left (French page).",
            )
        ),
        "first_dealer": first_dealer(
            translate(
                "rules",
                "Everybody draws a card. The lowest deals first (Pierer 1862, Wikipedia), or the"
                " highest (CatsAtCards); or the lot decides without cards. Equal cards draw"
                " again.",
            )
        ),
        "seats": OptionWords(
            translate("rules", "Places at the table"),
            translate(
                "rules", "Whether the places are drawn for (Wikipedia, CatsAtCards) or kept."
            ),
            (
                translate("rules", "Stay as they are"),
                translate("rules", "Are drawn for"),
            ),
        ),
        "cut": cut(
            translate(
                "rules",
                "In Pierer 1862 the player on the dealer’s left cuts, who is the last before him"
                " in order of play.",
            )
        ),
        "turn_up": OptionWords(
            translate("rules", "Card turned for trumps"),
            translate(
                "rules",
                "The bottom card of the pack (Pierer 1862, Wikipedia), or the upper of the last"
                " two (CatsAtCards). With a well-shuffled pack it makes no odds.",
            ),
            (
                translate("rules", "The bottom card"),
                translate("rules", "The upper of the last two"),
            ),
        ),
        "turn_up_pickup": OptionWords(
            translate("rules", "Dealer takes up the turned card"),
            translate(
                "rules",
                "Pierer 1862 and the French page leave it open on the table until the second"
                " trick is over. Neither says whether it may be played from there, so both"
                " readings are offered; it may not be laid away then.",
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
            translate("rules", "Turned card may be laid away"),
            translate(
                "rules",
                "CatsAtCards allows it. Where the turned card stays on the table it cannot be"
                " laid away.",
            ),
            (translate("rules", "Yes"), translate("rules", "No")),
        ),
        "max_tens_discarded": OptionWords(
            translate("rules", "Tens the dealer may lay away"),
            translate(
                "rules",
                "One at most (Wikipedia, CatsAtCards), or both cards (Pierer 1862 knows no"
                " limit). Aces and bowers may never be laid away.",
            ),
            (translate("rules", "One at most"), translate("rules", "Two")),
        ),
        "reveal_discards": OptionWords(
            translate("rules", "Cards laid away are shown"),
            translate(
                "rules",
                "Whether the dealer shows them when the points are counted (French page).",
            ),
            (translate("rules", "At the count"), translate("rules", "Never")),
        ),
        "overtrump": OptionWords(
            translate("rules", "Duty to overtrump"),
            translate(
                "rules",
                "Whether a player who cannot follow must beat a trump that lies in the trick, if"
                " possible (French page: “surcouper si besoin est”). Pierer 1862 leaves it free.",
            ),
            (translate("rules", "None"), translate("rules", "When ruffing")),
        ),
    }


def _words_of_sheet() -> dict[str, OptionWords]:
    return {
        "left_bower_fee": OptionWords(
            translate("rules", "Fee for the left bower"),
            translate(
                "rules",
                "Whoever loses the left bower to the right one pays the winner of the trick at"
                " once (all sources).",
            ),
            (translate("rules", "1 unit"), translate("rules", "None")),
        ),
        "no_trick_fee": OptionWords(
            translate("rules", "Fee for a Stange"),
            translate(
                "rules",
                "Whoever takes no trick pays each of the others (all sources but the French page).",
            ),
            (translate("rules", "1 unit to each"), translate("rules", "None")),
        ),
        "no_trick_basis": OptionWords(
            translate("rules", "A Stange is for"),
            translate(
                "rules",
                "No trick (Wikipedia, CatsAtCards); or no points, as Pierer 1862 says if taken"
                " literally: then tricks worth nothing do not save you.",
            ),
            (translate("rules", "Taking no trick"), translate("rules", "Making no points")),
        ),
        "dealer_no_trick_discards": OptionWords(
            translate("rules", "Discards of a trickless dealer"),
            translate(
                "rules",
                "They count for him and are underlined (Wikipedia, CatsAtCards), or are lost"
                " (Pierer 1862).",
            ),
            (translate("rules", "Count"), translate("rules", "Are lost")),
        ),
        "mark_style": OptionWords(
            translate("rules", "How a Stange is written"),
            translate(
                "rules",
                "A slash through the cell, discards alone underlined (Wikipedia); a dash (Pierer"
                " 1862); or nothing but numbers.",
            ),
            (
                translate("rules", "Slash and underline"),
                translate("rules", "Dash"),
                translate("rules", "Plain numbers"),
            ),
        ),
        "deals_per_player": OptionWords(
            translate("rules", "Deals by each player"),
            translate(
                "rules",
                "One makes a game. Three (French page) are played as three games in a row, each"
                " settled for itself, because the limits only make sense for three deals.",
            ),
            (translate("rules", "One"), translate("rules", "Three: three games in a row")),
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
            translate("rules", "A total of nothing at all"),
            translate(
                "rules",
                "Pays four units (Pierer 1862: “vierfach”; Wikipedia), or no more than any other"
                " small total (CatsAtCards, French page).",
            ),
            (translate("rules", "Pays four units"), translate("rules", "Pays no more")),
        ),
        "tie_for_win": OptionWords(
            translate("rules", "Highest total shared"),
            translate(
                "rules",
                "No source says what happens. Each winner is paid in full; or they split the"
                " payments; or one more deal decides; or nobody pays.",
            ),
            (
                translate("rules", "Each is paid in full"),
                translate("rules", "They split the payments"),
                translate("rules", "One more deal decides"),
                translate("rules", "Nobody pays"),
            ),
        ),
        "ledger": OptionWords(
            translate("rules", "Units"),
            translate(
                "rules",
                "They change hands (most sources), or are earned as game points and nobody loses"
                " any (CatsAtCards).",
            ),
            (
                translate("rules", "Change hands"),
                translate("rules", "Are earned only"),
            ),
        ),
        "session_rank": OptionWords(
            translate("rules", "A session is ranked by"),
            translate(
                "rules",
                "The balance of units won and lost, or the game points received (CatsAtCards)."
                " Where units are only earned it is always the latter.",
            ),
            (translate("rules", "Balance"), translate("rules", "Game points")),
        ),
    }
