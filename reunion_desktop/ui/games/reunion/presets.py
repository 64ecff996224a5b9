"""Texts of Réunion's rule sets: titles, and the groups of their options."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.words.game_words import OptionGroup, PresetWords

translate = QCoreApplication.translate


def groups() -> tuple[OptionGroup, ...]:
    """Every option once, in the order in which it matters in a game."""
    return (
        OptionGroup(
            translate("rules", "Cards and deal"),
            (
                "ten_rank",
                "direction",
                "first_dealer",
                "seats",
                "cut",
                "turn_up",
                "turn_up_pickup",
            ),
        ),
        OptionGroup(
            translate("rules", "Discarding and play"),
            ("discard_turn_up", "max_tens_discarded", "reveal_discards", "overtrump"),
        ),
        OptionGroup(
            translate("rules", "Fees and score sheet"),
            (
                "left_bower_fee",
                "no_trick_fee",
                "no_trick_basis",
                "dealer_no_trick_discards",
                "mark_style",
            ),
        ),
        OptionGroup(
            translate("rules", "Settlement and session"),
            (
                "deals_per_player",
                "fifty_band",
                "zero_band",
                "tie_for_win",
                "ledger",
                "session_rank",
            ),
        ),
    )


def presets() -> dict[str, PresetWords]:
    """Known rule sets, each with its difference from the others."""
    return {
        "rhineland": PresetWords(
            translate("rules", "Réunion (Rhineland)"),
            translate(
                "rules",
                "The recommended rules: the German sources, with gaps filled as simply as"
                " possible.",
            ),
        ),
        "catsatcards": PresetWords(
            translate("rules", "CatsAtCards"),
            translate(
                "rules",
                "As on CatsAtCards.com: the highest card deals first, and units are earned,"
                " never paid.",
            ),
        ),
        "wikipedia": PresetWords(
            translate("rules", "Wikipedia"),
            translate(
                "rules",
                "As on Wikipedia today: seats are drawn by lot, and the discards stay hidden.",
            ),
        ),
        "oldweb": PresetWords(
            translate("rules", "Early Wikipedia"),
            translate(
                "rules",
                "An early Wikipedia text that is still copied: the ten ranks below queen and jack.",
            ),
        ),
        "francais": PresetWords(
            translate("rules", "Français"),
            translate(
                "rules",
                "As on jeux-de-cartes.com: clockwise, low tens, overtrumping required, three games"
                " in a row.",
            ),
        ),
        "1862": PresetWords(
            translate("rules", "1862 (Pierer)"),
            translate(
                "rules",
                "As in Pierer’s Universal-Lexikon of 1862: the turned-up card stays face up until"
                " the second trick is over, and a Stange is written as a dash.",
            ),
        ),
    }
