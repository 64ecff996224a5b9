"""Texts of a game whose result has a column for each side."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.legal import Legal, MayPlay
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import ScoreLine, ScoreSheet
from reunion_desktop.ui.games.side_count import SideRow, rows_aloud
from reunion_desktop.ui.words.game_words import GameWords
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate


class SideWords(GameWords):
    """Texts of a game of sides, in which no player has to trump."""

    @abstractmethod
    def made_rows(
        self, sight: Observation, deal: DealObservation, company: SeatNames
    ) -> Iterable[SideRow]:
        """Rows of what each side has made in the deal so far."""

    @abstractmethod
    def standing_rows(
        self, sheet: ScoreSheet, rules: Rules, company: SeatNames
    ) -> Iterable[SideRow]:
        """Rows of the last game so far and of the session."""

    def made(self, sight: Observation, company: SeatNames) -> str | None:
        """Tricks or points of each side, as text."""
        deal = sight.deal
        return None if deal is None else rows_aloud(self.made_rows(sight, deal, company), company)

    def standing(self, sheet: ScoreSheet, rules: Rules, company: SeatNames) -> str:
        """Scores of the last game and of the session, as text."""
        lines = sheet.games[-1].lines
        rows = rows_aloud(self.standing_rows(sheet, rules, company), company)
        told = rows, self.phase(lines, rules), self.unit().after(len(sheet.games), len(lines))
        return " ".join(filter(None, told))

    def phase(self, lines: tuple[ScoreLine, ...], rules: Rules) -> str:
        """Sentence on the phase of a game; empty if it has none."""
        del lines, rules
        return ""

    def prompt(self, legal: Legal, sight: Observation | None) -> str | None:
        """Prompt when any card is legal, as there is no duty to trump."""
        del sight
        if not isinstance(legal, MayPlay) or legal.duty is not None or legal.calls:
            return None
        if legal.led is None:
            return self.free_lead(legal)
        return translate("wording", "Your turn: you can’t follow suit, so play any card.")

    def free_lead(self, legal: MayPlay) -> str | None:
        """Prompt to lead any card; None if the default sentence is enough."""
        del legal
        return None
