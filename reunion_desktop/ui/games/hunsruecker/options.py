"""Texts of Hunsrücker Bauern's options and rule set, with their source."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.shared_options import first_dealer
from reunion_desktop.ui.words.game_words import OptionGroup, OptionWords, PresetWords

translate = QCoreApplication.translate


def options() -> dict[str, OptionWords]:
    """Texts of every option."""
    return {
        "first_dealer": first_dealer(
            translate(
                "rules",
                "CatsAtCards does not say who deals first. That everyone draws a card and the"
                " lowest deals is our own rule. Players with equal cards draw again.",
            )
        ),
        "games": OptionWords(
            translate("rules", "Games in a session"),
            translate(
                "rules",
                "The source describes one game only. The number of games in a session is our own"
                " rule.",
            ),
            (
                translate("rules", "3"),
                translate("rules", "1"),
                translate("rules", "5"),
            ),
        ),
        "cut_shown": OptionWords(
            translate("rules", "Showing the card seen at the cut"),
            translate(
                "rules",
                "On CatsAtCards it is shown to everybody. It only matters if it is a jack, so by"
                " default it is shown only then.",
            ),
            (
                translate("rules", "Only if it is a jack"),
                translate("rules", "Always"),
            ),
        ),
    }


def groups() -> tuple[OptionGroup, ...]:
    """Every option once, in the order in which it matters in a game."""
    return (
        OptionGroup(translate("rules", "Deal and session"), ("first_dealer", "cut_shown", "games")),
    )


def presets() -> dict[str, PresetWords]:
    """Known rule set."""
    return {
        "hunsrueck": PresetWords(
            translate("rules", "Hunsrücker Bauern"),
            translate(
                "rules",
                "The game as described on CatsAtCards.com, with gaps filled as simply as possible.",
            ),
        ),
    }
