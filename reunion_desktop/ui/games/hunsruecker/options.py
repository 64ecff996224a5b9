"""House rules and the rule set of Hunsrücker Bauern in words, with their source."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.shared_options import first_dealer
from reunion_desktop.ui.words.game_words import OptionGroup, OptionWords, PresetWords

translate = QCoreApplication.translate


def options() -> dict[str, OptionWords]:
    """Every option's words."""
    return {
        "first_dealer": first_dealer(
            translate(
                "rules",
                "CatsAtCards does not say who deals first. That everybody draws a card, and the"
                " lowest deals, is a ruling of our own. Equal cards draw again.",
            )
        ),
        "games": OptionWords(
            translate("rules", "Games that end a sitting"),
            translate(
                "rules",
                "The source tells of one game only. How many make a sitting is a ruling of our"
                " own.",
            ),
            (
                translate("rules", "Three"),
                translate("rules", "One"),
                translate("rules", "Five"),
            ),
        ),
        "cut_shown": OptionWords(
            translate("rules", "The card of the cut is shown"),
            translate(
                "rules",
                "CatsAtCards has it shown to everybody. It matters only if it is a jack, so that"
                " is when it is shown by default.",
            ),
            (
                translate("rules", "Only if it is a jack"),
                translate("rules", "Always"),
            ),
        ),
    }


def groups() -> tuple[OptionGroup, ...]:
    """Every option once, in the order in which a game meets them."""
    return (
        OptionGroup(translate("rules", "Deal and sitting"), ("first_dealer", "cut_shown", "games")),
    )


def presets() -> dict[str, PresetWords]:
    """The known rule set."""
    return {
        "hunsrueck": PresetWords(
            translate("rules", "Hunsrücker Bauern"),
            translate(
                "rules",
                "The game as CatsAtCards.com tells it, its gaps filled as plainly as can be.",
            ),
        ),
    }
