"""Texts of Hindersche's options and rule sets, with their sources."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.shared_options import cut, first_dealer
from reunion_desktop.ui.words.game_words import OptionGroup, OptionWords, PresetWords

translate = QCoreApplication.translate


def options() -> dict[str, OptionWords]:
    """Texts of every option."""
    return {
        "first_dealer": first_dealer(
            translate(
                "rules",
                "Everyone draws a card, and the lowest deals first (Pagat), or the highest; or the"
                " first dealer is chosen at random. Players with equal cards draw again.",
            )
        ),
        "cut": cut(
            translate(
                "rules",
                "The player to the dealer’s left cuts (Pagat), that is, the last player before the"
                " dealer.",
            )
        ),
        "butzen": OptionWords(
            translate("rules", "A march in Butzen"),
            translate(
                "rules",
                "A march (a hundred points or all nine tricks) wipes two of the player’s marks,"
                " but never so many that fewer than four are left on the slate (Pagat); or always"
                " two, which may leave three (Wikipedia, after Schoch).",
            ),
            (
                translate("rules", "Never below four"),
                translate("rules", "Always two"),
            ),
        ),
        "lost_four": OptionWords(
            translate("rules", "Losing the first four deals"),
            translate(
                "rules",
                "A player who loses the first four deals loses the game at once. It counts as two"
                " games (Pagat) or as one (CatsAtCards).",
            ),
            (
                translate("rules", "Two marks on the frame"),
                translate("rules", "One mark on the frame"),
            ),
        ),
        "rubber": OptionWords(
            translate("rules", "End of a session"),
            translate(
                "rules",
                "After four games (Pagat), or when somebody has four marks on the frame"
                " (Wikipedia).",
            ),
            (
                translate("rules", "After four games"),
                translate("rules", "With the fourth mark"),
            ),
        ),
        "redeal": OptionWords(
            translate("rules", "Asking for “nicer cards”"),
            translate(
                "rules",
                "In Butzen a player may ask for a new deal before the first card is played; if all"
                " the others agree, the same dealer deals again (Pagat: <i>hübscher</i>).",
            ),
            (
                translate("rules", "Not allowed"),
                translate("rules", "Allowed"),
            ),
        ),
        "after_playoff": OptionWords(
            translate("rules", "Deal after a play-off"),
            translate(
                "rules",
                "Dealing continues as if there had been no play-off (our own rule), or the player"
                " to the left of the play-off’s dealer deals next (Pagat), although the deal"
                " otherwise passes to the right.",
            ),
            (
                translate("rules", "In turn, as if there had been no play-off"),
                translate("rules", "The player to the left of the play-off’s dealer"),
            ),
        ),
        "stake": OptionWords(
            translate("rules", "Cost of a mark on the frame"),
            translate(
                "rules",
                "What a player pays each other player for each mark on the frame: an agreed sum"
                " (Pagat). The amounts are our own rule.",
            ),
            (
                translate("rules", "1 unit to each"),
                translate("rules", "2 units to each"),
                translate("rules", "5 units to each"),
            ),
        ),
    }


def groups() -> tuple[OptionGroup, ...]:
    """Every option once, in the order in which it matters in a game."""
    return (
        OptionGroup(
            translate("rules", "Cards and deal"), ("first_dealer", "cut", "redeal", "after_playoff")
        ),
        OptionGroup(translate("rules", "The slate"), ("lost_four", "butzen")),
        OptionGroup(translate("rules", "The session"), ("rubber", "stake")),
    )


def presets() -> dict[str, PresetWords]:
    """Known rule sets, each with its difference from the others."""
    return {
        "pagat": PresetWords(
            translate("rules", "Hindersche (Black Forest)"),
            translate("rules", "The recommended rules, from pagat.com: four games make a session."),
        ),
        "schoch": PresetWords(
            translate("rules", "Schoch"),
            translate(
                "rules",
                "As on Wikipedia after Uwe Schoch: a march always wipes two, and a session"
                " continues to four marks on the frame.",
            ),
        ),
        "catsatcards": PresetWords(
            translate("rules", "CatsAtCards"),
            translate(
                "rules",
                "As on CatsAtCards.com: losing the first four deals counts as one game, not two.",
            ),
        ),
    }
