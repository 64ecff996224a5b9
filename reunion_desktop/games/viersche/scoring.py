"""Scoring of Viersche: marks on the frame, statistics, and the score sheet of a session."""

from __future__ import annotations

from collections.abc import Iterator

from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.scoring import ScoreLine, ScoreSheet, Units
from reunion_desktop.engine.scoring_rules import Played, Statistic, ahead, tally
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.sheet import Sheet
from reunion_desktop.games.chalk import SidesScoring, of_side
from reunion_desktop.games.viersche.deal import REACHED
from reunion_desktop.games.viersche.options import FRAME, HUNDRED, VierscheOptions, standing
from reunion_desktop.games.viersche.sheet import describe


class VierscheScoring(SidesScoring[VierscheOptions]):
    """How games of Viersche add up: marks on the frame lose; half-rungs and calls are counted."""

    account_in = "marks"
    lead_in = "rungs"
    fewest = True

    @property
    def ends(self) -> bool:
        """Always: with four marks, or after a number of games."""
        return True

    def lead(self, lines: tuple[ScoreLine, ...]) -> tuple[Units, ...]:
        """The lead of a side in half-rungs; a written number counts as its share of a hundred."""
        stands, sides = standing(lines), self.rules.sides
        rungs: list[Units] = list(stands.wiped)
        if stands.written is not None:
            rungs = [rungs[side] + stands.written[side] / HUNDRED for side in (0, 1)]
        return ahead(sides, tuple(rungs[side] for side in sides.of))

    def over(self, most: int, games: int, /) -> bool:
        """A session is lost with four marks on the frame, or by option with one set."""
        return most >= FRAME if self.rules.session == "match" else games > 0

    def stats(self, played: Played) -> tuple[Statistic, ...]:
        """Every figure of every seat that is not 0.

        ``deals``: how many were played. ``rungs_won`` and ``rungs_lost``: half-rungs that the
        player's side wiped, and those that the other did. ``marches_won`` and ``marches_lost``:
        deals in which a side took all nine tricks. ``claims_right`` and ``claims_false``: calls of
        a number reached that the player made; right where the call ended the deal and won the
        rung.
        """
        return tally(self._figures(played))

    def _figures(self, played: Played) -> Iterator[tuple[Seat, str, int]]:
        of = self.rules.sides.of
        for line, decisions in played.deals:
            wiped = [entry.points for entry in line.sheet]
            for seat, own in enumerate(of):
                yield seat, "deals", 1
                for side in (0, 1):
                    end = "won" if side == own else "lost"
                    marched = of_side(line.tricks, side) == self.rules.hand_size
                    yield seat, f"rungs_{end}", wiped[side]
                    yield seat, f"marches_{end}", int(marched)
            for place, action in enumerate(decisions, 1):
                if isinstance(action, Announce) and action.call == REACHED:
                    right = place == len(decisions) and wiped[of[action.seat]] > 0
                    yield action.seat, "claims_right" if right else "claims_false", 1

    def sheet(self, figures: ScoreSheet) -> Sheet:
        """A ladder for each set, and the marks on the frame."""
        return describe(figures)
