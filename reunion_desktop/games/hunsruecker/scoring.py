"""Scoring of Hunsrücker Bauern: games won, statistics, and the score sheet of a session."""

from __future__ import annotations

from collections.abc import Iterator

from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import PASS
from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.engine.scoring_rules import Played, Statistic, tally
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.sheet import Sheet
from reunion_desktop.games.chalk import CountdownScoring
from reunion_desktop.games.hunsruecker.options import LINES, MAJORITY, TRICKS, HunsrueckerOptions
from reunion_desktop.games.hunsruecker.sheet import describe


class HunsrueckerScoring(CountdownScoring[HunsrueckerOptions]):
    """How games of Hunsrücker Bauern add up: games are won; the declarers' deals are counted."""

    account_in = "games"
    lead_in = "lines"
    begin = LINES

    @property
    def games(self) -> int:
        """As many games as were agreed."""
        return self.rules.games

    def stats(self, played: Played) -> tuple[Statistic, ...]:
        """Every figure of every seat that is not 0; deals without trumps are left out.

        ``deals``: how many were played. ``declared_won`` and ``declared_lost``: deals in which the
        player's side declared and took three tricks, or did not. ``against_won`` and
        ``against_lost``: the same for the defenders. ``all_won`` and ``all_lost``: deals in which
        the player's side, or the other, took all five. ``called_won`` and ``called_lost``: deals
        in which the player accepted or named trumps.
        """
        return tally(self._figures(played))

    def _figures(self, played: Played) -> Iterator[tuple[Seat, str, int]]:
        of = self.rules.sides.of
        for line, decisions in played.deals:
            if not line.played:
                continue
            calls = [one for one in decisions if isinstance(one, Announce) and one.call != PASS]
            caller = calls[-1].seat if calls else None
            declarers = of[line.dealer if caller is None else caller]
            tricks = sum(won for seat, won in enumerate(line.tricks) if of[seat] == declarers)
            for seat, side in enumerate(of):
                end = "won" if (side == declarers) == (tricks >= MAJORITY) else "lost"
                yield seat, "deals", 1
                yield seat, f"declared_{end}" if side == declarers else f"against_{end}", 1
                yield seat, f"all_{end}", int(tricks in {0, TRICKS})
                yield seat, f"called_{end}", int(seat == caller)

    def sheet(self, figures: ScoreSheet) -> Sheet:
        """The tricks of each deal, the lines of either side, and the games won."""
        return describe(figures)
