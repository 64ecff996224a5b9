"""Texts of Ekart's options and rule sets: Réunion's, and its own three options."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.reunion.options import options as reunion_options
from reunion_desktop.ui.games.reunion.presets import groups as reunion_groups
from reunion_desktop.ui.words.game_words import OptionGroup, OptionWords, PresetWords

translate = QCoreApplication.translate


def options() -> dict[str, OptionWords]:
    """Texts of every option."""
    return {
        **reunion_options(),
        "kind": OptionWords(
            translate("rules", "Little or Great Ekart"),
            translate(
                "rules",
                "Little: a Staubaus only in the turned-up suit. Great: if nobody calls, a second"
                " round follows in which another suit may become trumps, and all four jacks are"
                " trumps (Wikipedia, after Schneider 1883).",
            ),
            (
                translate("rules", "Little Ekart"),
                translate("rules", "Great Ekart"),
            ),
        ),
        "players": OptionWords(
            translate("rules", "Players at the table"),
            translate(
                "rules",
                "Three play in each deal. With four or five players, the others sit out as kings"
                " (Wikipedia, after Schneider 1883). Who sits out is our own rule: the dealer and"
                " the next two play, so that everyone plays three deals.",
            ),
            (
                translate("rules", "3"),
                translate("rules", "4 (one sits out as king)"),
                translate("rules", "5 (two sit out as kings)"),
            ),
        ),
        "staubaus_units": OptionWords(
            translate("rules", "Value of a Staubaus"),
            translate(
                "rules",
                "What each opponent pays for a successful Staubaus, or receives for a failed one."
                " No source gives a figure; this is our own rule.",
            ),
            (
                translate("rules", "2 units from each"),
                translate("rules", "1 unit from each"),
                translate("rules", "3 units from each"),
            ),
        ),
    }


def groups() -> tuple[OptionGroup, ...]:
    """Every option once, in the order in which it matters in a game."""
    own = OptionGroup(translate("rules", "Ekart"), ("kind", "players", "staubaus_units"))
    return (own, *reunion_groups())


def presets() -> dict[str, PresetWords]:
    """Known rule sets, each with its difference from the others."""
    return {
        "little": PresetWords(
            translate("rules", "Little Ekart"),
            translate(
                "rules",
                "Réunion for three, plus a Staubaus for a player who expects to take all ten"
                " tricks. Gaps in the only source are filled as simply as possible.",
            ),
        ),
        "great": PresetWords(
            translate("rules", "Great Ekart"),
            translate(
                "rules",
                "Four jacks are the highest trumps, and a second round of calls may make another"
                " suit trumps.",
            ),
        ),
        "kings": PresetWords(
            translate("rules", "Little Ekart with a king"),
            translate(
                "rules",
                "Four at the table: in every deal three play and one is king. Four deals make a"
                " game, of 600 points.",
            ),
        ),
    }
