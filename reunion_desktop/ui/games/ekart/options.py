"""Options and rule sets of Ekart in words: Réunion's, and the three that it has besides."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.reunion.options import options as reunion_options
from reunion_desktop.ui.games.reunion.presets import groups as reunion_groups
from reunion_desktop.ui.words.game_words import OptionGroup, OptionWords, PresetWords

translate = QCoreApplication.translate


def options() -> dict[str, OptionWords]:
    """Every option's words."""
    return {
        **reunion_options(),
        "kind": OptionWords(
            translate("rules", "Which Ekart"),
            translate(
                "rules",
                "Little: a Staubaus in the suit that was turned. Great, the suit game: if nobody"
                " calls one, a second round in which another suit may become trumps; and all four"
                " jacks are trumps (Wikipedia, after Schneider 1883).",
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
                "Three play each deal. With four or five the others sit out as kings (Wikipedia,"
                " after Schneider 1883). Who sits out is our ruling: the dealer and the two after"
                " him play, so that everybody plays three deals.",
            ),
            (
                translate("rules", "Three"),
                translate("rules", "Four, one of them king"),
                translate("rules", "Five, two of them kings"),
            ),
        ),
        "staubaus_units": OptionWords(
            translate("rules", "What a Staubaus is worth"),
            translate(
                "rules",
                "What each opponent pays for one that is won, or gets for one that is lost. No"
                " source says a figure: this is a ruling of our own.",
            ),
            (
                translate("rules", "2 units from each"),
                translate("rules", "1 unit from each"),
                translate("rules", "3 units from each"),
            ),
        ),
    }


def groups() -> tuple[OptionGroup, ...]:
    """Every option once, in the order in which a game meets them."""
    own = OptionGroup(translate("rules", "Ekart"), ("kind", "players", "staubaus_units"))
    return (own, *reunion_groups())


def presets() -> dict[str, PresetWords]:
    """The known rule sets, each with what sets it apart."""
    return {
        "little": PresetWords(
            translate("rules", "Little Ekart"),
            translate(
                "rules",
                "Réunion for three, and a Staubaus for whoever reckons on all ten tricks; the gaps"
                " of the one source are filled as plainly as can be.",
            ),
        ),
        "great": PresetWords(
            translate("rules", "Great Ekart"),
            translate(
                "rules",
                "The suit game: four jacks are the highest trumps, and a second round of calls may"
                " make another suit trumps.",
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
