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
    """Rules book, in the current language."""

    def chapters(self, rules: Rules) -> tuple[BookChapter, ...]:
        """Chapters for a table's rules; a chapter that does not apply has no paragraphs."""
        own = reunion(rules)
        told = (
            (translate("rulespage", "Overview"), in_short),
            (translate("rulespage", "Cards and trumps"), cards_and_trumps),
            (translate("rulespage", "Deal"), deal),
            (translate("rulespage", "Discarding"), laying_away),
            (translate("rulespage", "Play"), play),
            (translate("rulespage", "Fee for the left bower"), bowers_fee),
            (translate("rulespage", "Scoring and the Stange"), counting),
            (translate("rulespage", "The game"), game),
            (translate("rulespage", "A session"), session),
        )
        return tuple(BookChapter(title, tuple(tell(own))) for title, tell in told)

    def illustrations(self, rules: Rules) -> Mapping[str, Illustration]:
        """Illustrations by name, for the rules in force."""
        return illustrations(reunion(rules))
