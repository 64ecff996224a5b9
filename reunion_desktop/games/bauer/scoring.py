"""Scoring of Bauer: Brote, statistics, and the score sheet of a session."""

from __future__ import annotations

from collections.abc import Iterator

from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.engine.scoring_rules import Played, Statistic, tally
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.sheet import Sheet
from reunion_desktop.games.bauer.options import AWAY, BEGIN, MAJORITY, BauerOptions
from reunion_desktop.games.bauer.sheet import describe
from reunion_desktop.games.chalk import CountdownScoring


class BauerScoring(CountdownScoring[BauerOptions]):
    """How games of Bauer add up: Brote are won; the makers' deals are counted."""

    account_in = "Brote"
    lead_in = "counts"
    begin = BEGIN

    @property
    def games(self) -> int:
        """As many Brote as were agreed."""
        return self.rules.brote

    def stats(self, played: Played) -> tuple[Statistic, ...]:
        """Every figure of every seat that is not 0.

        ``deals``: how many were played. ``makers_won`` and ``makers_lost``: deals in which the
        player's side named trumps and took five tricks, or did not. ``against_won`` and
        ``against_lost``: the same for the opponents' side. With four tricks each the makers have
        lost (Spielwiki), or neither side has, where the rules say so. ``away_won`` and
        ``away_lost``: deals that the player played alone for all tricks; they enter no other
        figure but the deals.
        """
        return tally(self._figures(played))

    def _figures(self, played: Played) -> Iterator[tuple[Seat, str, int]]:
        of = self.rules.sides.of
        for line, decisions in played.deals:
            yield from ((seat, "deals", 1) for seat in range(self.players))
            said = [action for action in decisions if isinstance(action, Announce)]
            if said[-1].call == AWAY:
                alone = said[-1].seat
                all_tricks = line.tricks[alone] == self.rules.hand_size
                yield alone, "away_won" if all_tricks else "away_lost", 1
                continue
            makers = of[said[0].seat]
            made = sum(taken for seat, taken in enumerate(line.tricks) if of[seat] == makers)
            if self.rules.four_all == "nothing" and made == self.rules.hand_size - made:
                continue
            won = made >= MAJORITY
            names = ("makers_won", "against_lost") if won else ("makers_lost", "against_won")
            yield from ((seat, names[side != makers], 1) for seat, side in enumerate(of))

    def sheet(self, figures: ScoreSheet) -> Sheet:
        """Two counts that go down, and the Brote won."""
        return describe(figures)
