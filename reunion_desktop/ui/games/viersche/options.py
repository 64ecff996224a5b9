"""House rules and rule sets of Viersche in words, with their sources."""

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
                "Pagat leaves it to the table who deals first. Everybody draws a card, and the"
                " lowest or the highest deals; or the lot decides without cards. Equal cards draw"
                " again.",
            )
        ),
        "cut": cut(
            translate(
                "rules",
                "The player on the dealer’s left cuts (Pagat), who is the last before him in order"
                " of play.",
            )
        ),
        "void_first_trick": OptionWords(
            translate("rules", "No trump in the first trick"),
            translate(
                "rules",
                "Whoever leads without a trump plays face down (Pagat); or everybody who has no"
                " trump does so in this trick (CatsAtCards).",
            ),
            (
                translate("rules", "Only the leader plays face down"),
                translate("rules", "Everybody plays face down"),
            ),
        ),
        "reached": OptionWords(
            translate("rules", "A side has its number"),
            translate(
                "rules",
                "It must say so to stop play (Pagat, CatsAtCards). That play may stop by itself is"
                " a ruling of our own, for a game without care.",
            ),
            (
                translate("rules", "It must say so"),
                translate("rules", "Play stops by itself"),
            ),
        ),
        "false_reached": OptionWords(
            translate("rules", "A side says so wrongly"),
            translate(
                "rules",
                "Play simply goes on (Pagat), or the others win the game at once (CatsAtCards).",
            ),
            (
                translate("rules", "Play goes on"),
                translate("rules", "The others win the game"),
            ),
        ),
        "unclaimed": OptionWords(
            translate("rules", "Nobody has claimed by the ninth trick"),
            translate(
                "rules",
                "The sources do not say who wins then. Either the side that had its number first,"
                " or the side that took the ninth trick, if it has its number, as though it could"
                " still claim. Both are our own rules.",
            ),
            (
                translate("rules", "The side that got there first wins"),
                translate("rules", "The side with the ninth trick wins"),
            ),
        ),
        "session": OptionWords(
            translate("rules", "A sitting ends"),
            translate(
                "rules",
                "When a side has four marks on the frame (Pagat, Wikipedia), or after one set"
                " (CatsAtCards).",
            ),
            (
                translate("rules", "With the fourth mark"),
                translate("rules", "After one set"),
            ),
        ),
    }


def groups() -> tuple[OptionGroup, ...]:
    """Every option once, in the order in which a game meets them."""
    return (
        OptionGroup(translate("rules", "Cards and deal"), ("first_dealer", "cut")),
        OptionGroup(
            translate("rules", "Play and the hundred"),
            ("void_first_trick", "reached", "false_reached", "unclaimed"),
        ),
        OptionGroup(translate("rules", "Set and sitting"), ("session",)),
    )


def presets() -> dict[str, PresetWords]:
    """The known rule sets, each with what sets it apart."""
    return {
        "pagat": PresetWords(
            translate("rules", "Viersche (Black Forest)"),
            translate(
                "rules",
                "The recommended rules, as Pagat has them from the players themselves: four marks"
                " on the frame.",
            ),
        ),
        "catsatcards": PresetWords(
            translate("rules", "CatsAtCards"),
            translate(
                "rules",
                "As on CatsAtCards.com: a wrong claim loses the game, everybody without a trump"
                " plays face down, and one set is a sitting.",
            ),
        ),
    }
