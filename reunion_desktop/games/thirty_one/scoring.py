"""Scoring of Thirty-One: lives, pots, statistics, and the score sheet of a session."""

from __future__ import annotations

from collections.abc import Iterator

from reunion_desktop.engine.scoring import ScoreLine, ScoreSheet, Units
from reunion_desktop.engine.scoring_rules import Played, Scoring, Statistic, tally
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.sheet import Sheet
from reunion_desktop.games.thirty_one.options import ThirtyOneOptions
from reunion_desktop.games.thirty_one.sheet import describe, was_in


class ThirtyOneScoring(Scoring[ThirtyOneOptions]):
    """How games of Thirty-One add up: the last player left takes the kitty."""

    lead_in = "lives"

    def account(self, played: Played) -> tuple[Units, ...]:
        """The kitty: the winner gets every other player’s lives; or a unit from each for a pot."""
        if played.settlement is None:
            return (0,) * self.players
        if self.rules.stakes == "pots":
            return _paid(played.settlement.chalk)
        return tuple(self.rules.lives * own for own in _paid(played.settlement.chalk))

    def lead(self, lines: tuple[ScoreLine, ...]) -> tuple[Units, ...]:
        """The lives that the others have lost on average, less those that the player has."""
        lost = [sum(line.sheet[seat].points for line in lines) for seat in range(self.players)]
        sign = -1 if self.rules.stakes == "lives" else 1
        others = self.players - 1
        return tuple(sign * (own - (sum(lost) - own) / others) for own in lost)

    def stats(self, played: Played) -> tuple[Statistic, ...]:
        """Every figure of every seat that is not 0.

        ``deals``: how many the player was dealt in. ``value``: the values of the hands at their
        end, half points left out. ``lives_lost``: lives lost. ``pots_won``: pots won.
        ``knocks_won`` and ``knocks_lost``: deals in which the player knocked and lost nothing, or
        lost a life; with pots, won the pot or did not. ``thirty_ones_won`` and
        ``thirty_ones_lost``: deals that ended with 31 in the player’s hand, or in another’s.
        """
        return tally(self._figures(played.lines))

    def _figures(self, lines: tuple[ScoreLine, ...]) -> Iterator[tuple[Seat, str, int]]:
        for_lives = self.rules.stakes == "lives"
        for place, line in enumerate(lines):
            seats = [s for s in range(self.players) if was_in(self.rules, lines[:place], s)]
            told = line.outcome
            thirty_one = told is not None and told.key == "thirty_one"
            for seat in seats:
                changed = line.sheet[seat].points
                yield seat, "deals", 1
                yield seat, "value", line.points[seat]
                yield seat, "lives_lost" if for_lives else "pots_won", changed
                if told is not None and told["knocker"] == seat:
                    won = bool(changed) != for_lives
                    yield seat, "knocks_won" if won else "knocks_lost", 1
                if thirty_one:
                    made = changed == 0 if for_lives else changed > 0
                    yield seat, "thirty_ones_won" if made else "thirty_ones_lost", 1

    def sheet(self, figures: ScoreSheet) -> Sheet:
        """The value of each hand, the lives lost, and the games won."""
        return describe(figures, self.rules)


def _paid(won: tuple[int, ...]) -> tuple[int, ...]:
    """The account of each seat where every other pays for what one has won."""
    return tuple(len(won) * own - sum(won) for own in won)
