"""Rules book of Réunion: chapters for the rule set in force, and their illustrations."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.rules import Rules
from reunion_desktop.games.reunion.options import reunion
from reunion_desktop.ui.games.reunion.illustrations import illustrations
from reunion_desktop.ui.games.reunion.rules_of_payment import bowers_fee, counting, game, session
from reunion_desktop.ui.games.reunion.rules_of_play import (
    cards_and_trumps,
    deal,
    in_short,
    laying_away,
    play,
)
from reunion_desktop.ui.words.book import BookChapter, Illustration

translate = QCoreApplication.translate


class ReunionBook:
    """The book, in the language of the moment."""

    def chapters(self, rules: Rules) -> tuple[BookChapter, ...]:
        """The rules of a table; a chapter of which nothing is to be told is empty."""
        own = reunion(rules)
        told = (
            (translate("rulespage", "Overview"), in_short),
            (translate("rulespage", "Cards and trumps"), cards_and_trumps),
            (translate("rulespage", "Deal"), deal),
            (translate("rulespage", "Discarding"), laying_away),
            (translate("rulespage", "Play"), play),
            (translate("rulespage", "Fee for bowers"), bowers_fee),
            (translate("rulespage", "Scoring and the Stange"), counting),
            (translate("rulespage", "The game"), game),
            (translate("rulespage", "A session"), session),
        )
        return tuple(BookChapter(title, tuple(tell(own))) for title, tell in told)

    def illustrations(self, rules: Rules) -> Mapping[str, Illustration]:
        """Every picture by name, for the rules in force."""
        return illustrations(reunion(rules))
