"""House rules and rule sets of Hindersche in words, with their sources."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.shared_options import cut, first_dealer
from reunion_desktop.ui.words.game_words import OptionGroup, OptionWords, PresetWords

translate = QCoreApplication.translate


def options() -> dict[str, OptionWords]:
    """Every option's words."""
    return {
        "first_dealer": first_dealer(
            translate(
                "rules",
                "Everybody draws a card, and the lowest deals (Pagat); or the highest, or the lot"
                " decides without cards. Equal cards draw again.",
            )
        ),
        "cut": cut(
            translate(
                "rules",
                "The player on the dealer’s left cuts (Pagat), who is the last before him in order"
                " of play.",
            )
        ),
        "butzen": OptionWords(
            translate("rules", "A march in Butzen"),
            translate(
                "rules",
                "Whoever marches wipes two marks, but never more than there are above four"
                " (Pagat); or two all the same, which may leave three (Wikipedia, after Schoch).",
            ),
            (
                translate("rules", "No more than the excess"),
                translate("rules", "Two marks all the same"),
            ),
        ),
        "lost_four": OptionWords(
            translate("rules", "The first four deals lost"),
            translate(
                "rules",
                "Whoever loses the first four deals has lost the game at once. It counts as two"
                " games (Pagat), or as one (CatsAtCards).",
            ),
            (
                translate("rules", "Two marks on the frame"),
                translate("rules", "One mark on the frame"),
            ),
        ),
        "rubber": OptionWords(
            translate("rules", "A rubber ends"),
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
            translate("rules", "Nicer cards"),
            translate(
                "rules",
                "In Butzen one may ask for a new deal before the first card; if all the others"
                " agree, the same dealer deals again (Pagat: <i>hübscher</i>).",
            ),
            (
                translate("rules", "Nobody may ask for them"),
                translate("rules", "One may ask for them"),
            ),
        ),
        "after_playoff": OptionWords(
            translate("rules", "Deal after a play-off"),
            translate(
                "rules",
                "The deal goes on as if there had been no play-off, which is our own rule; or the"
                " player to the left of its dealer deals next (Pagat), though the deal otherwise"
                " passes to the right.",
            ),
            (
                translate("rules", "In turn, as if there had been none"),
                translate("rules", "To the left of its dealer"),
            ),
        ),
        "stake": OptionWords(
            translate("rules", "What a mark on the frame costs"),
            translate(
                "rules",
                "What each player pays every other for each mark on the frame: an agreed sum"
                " (Pagat). How much is our own rule.",
            ),
            (
                translate("rules", "1 unit to each"),
                translate("rules", "2 units to each"),
                translate("rules", "5 units to each"),
            ),
        ),
    }


def groups() -> tuple[OptionGroup, ...]:
    """Every option once, in the order in which a game meets them."""
    return (
        OptionGroup(
            translate("rules", "Cards and deal"), ("first_dealer", "cut", "redeal", "after_playoff")
        ),
        OptionGroup(translate("rules", "The slate"), ("lost_four", "butzen")),
        OptionGroup(translate("rules", "The rubber"), ("rubber", "stake")),
    )


def presets() -> dict[str, PresetWords]:
    """The known rule sets, each with what sets it apart."""
    return {
        "pagat": PresetWords(
            translate("rules", "Hindersche (Black Forest)"),
            translate(
                "rules",
                "The recommended rules, as Pagat has them from the players themselves: four games"
                " to a rubber.",
            ),
        ),
        "schoch": PresetWords(
            translate("rules", "Schoch"),
            translate(
                "rules",
                "As on Wikipedia after Uwe Schoch: a march always wipes two, and a rubber goes on"
                " to four marks.",
            ),
        ),
        "catsatcards": PresetWords(
            translate("rules", "CatsAtCards"),
            translate(
                "rules", "As on CatsAtCards.com: the first four deals lost are one game, not two."
            ),
        ),
    }
