"""Texts of Viersche's options and rule sets, with their sources."""

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
                "Pagat does not say who deals first. Everybody draws a card, and the lowest or the"
                " highest deals; or the first dealer is chosen at random. Players with equal cards"
                " draw again.",
            )
        ),
        "cut": cut(
            translate(
                "rules",
                "The player to the dealer’s left cuts (Pagat), that is, the last player before the"
                " dealer.",
            )
        ),
        "void_first_trick": OptionWords(
            translate("rules", "No trump for the first trick"),
            translate(
                "rules",
                "A player who leads without a trump plays face down (Pagat); or every player"
                " without a trump does so in this trick (CatsAtCards).",
            ),
            (
                translate("rules", "Only the leader plays face down"),
                translate("rules", "Everyone without a trump plays face down"),
            ),
        ),
        "reached": OptionWords(
            translate("rules", "When a side has enough points"),
            translate(
                "rules",
                "It must call “We have our points” to stop play (Pagat, CatsAtCards). That play"
                " stops automatically is our own option, so that you need not count.",
            ),
            (
                translate("rules", "It must call"),
                translate("rules", "Play stops automatically"),
            ),
        ),
        "false_reached": OptionWords(
            translate("rules", "Wrong claim"),
            translate(
                "rules",
                "Play simply continues (Pagat), or the others win the rung at once (CatsAtCards).",
            ),
            (
                translate("rules", "Play continues"),
                translate("rules", "The others win the rung"),
            ),
        ),
        "unclaimed": OptionWords(
            translate("rules", "No claim by the ninth trick"),
            translate(
                "rules",
                "The sources do not say who wins then. Either the side that had enough points"
                " first wins, or the side that took the ninth trick if it has enough points, as"
                " if it could still call. Both are our own rules.",
            ),
            (
                translate("rules", "The side that had enough points first wins"),
                translate("rules", "The side with the ninth trick wins, if it has enough points"),
            ),
        ),
        "session": OptionWords(
            translate("rules", "End of a session"),
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
    """Every option once, in the order in which it matters in a game."""
    return (
        OptionGroup(translate("rules", "Cards and deal"), ("first_dealer", "cut")),
        OptionGroup(
            translate("rules", "Play and 100 points"),
            ("void_first_trick", "reached", "false_reached", "unclaimed"),
        ),
        OptionGroup(translate("rules", "Set and session"), ("session",)),
    )


def presets() -> dict[str, PresetWords]:
    """Known rule sets, each with its difference from the others."""
    return {
        "pagat": PresetWords(
            translate("rules", "Viersche (Black Forest)"),
            translate(
                "rules",
                "The recommended rules, from pagat.com: a lost set costs one or two marks, and four"
                " marks end the session.",
            ),
        ),
        "catsatcards": PresetWords(
            translate("rules", "CatsAtCards"),
            translate(
                "rules",
                "As on CatsAtCards.com: a wrong claim loses the rung, everyone without a trump"
                " plays face down, and one set is a session.",
            ),
        ),
    }
