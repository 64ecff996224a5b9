"""Scoring of Hindersche: marks on the frame, statistics, and the score sheet of a session."""

from __future__ import annotations

from collections.abc import Iterator

from reunion_desktop.engine.scoring import ScoreLine, ScoreSheet, Units
from reunion_desktop.engine.scoring_rules import Played, Scoring, Statistic, tally
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.sheet import Sheet
from reunion_desktop.games.hindersche.options import RUBBER, HinderscheOptions, paid_out
from reunion_desktop.games.hindersche.options.slate import SEATS, Change, Slate, moved_on
from reunion_desktop.games.hindersche.sheet import describe


class HinderscheScoring(Scoring[HinderscheOptions]):
    """How games of Hindersche add up: marks on the frame lose."""

    lead_in = "marks"
    fewest = True

    @property
    def games(self) -> int:
        """Four games, unless marks on the frame decide."""
        return RUBBER if self.rules.rubber == "four_games" else 0

    @property
    def ends(self) -> bool:
        """Always: with four marks, or after a number of games."""
        return True

    def account(self, played: Played) -> tuple[Units, ...]:
        """The payments: for each mark on the frame a stake to every other player (pagat.com)."""
        chalk = played.settlement.chalk if played.settlement is not None else (0,) * SEATS
        return paid_out(chalk, self.rules.stake)

    def lead(self, lines: tuple[ScoreLine, ...]) -> tuple[Units, ...]:
        """The lead of each seat: the average marks on the slate less its own."""
        marks = self.rules.slate(lines).marks
        return tuple([sum(marks) / SEATS - own for own in marks])

    def over(self, most: int, games: int, /) -> bool:
        """A session is four games, or ends with a fourth mark on a frame."""
        return most >= RUBBER if self.rules.rubber == "four_marks" else games >= RUBBER

    def stats(self, played: Played) -> tuple[Statistic, ...]:
        """Every figure of every seat that is not 0.

        ``deals``: how many the player was dealt in, play-offs apart. ``marks_received`` and
        ``marks_wiped``: strokes on the slate. ``hundreds_won`` and ``hundreds_lost``: deals of the
        first phase in which the player made a hundred, or another did. ``marches_won`` and
        ``marches_lost``: the same of a hundred or all tricks in Butzen. ``games``: how many came
        to their end. ``clean``: games that the player left at the end of the first phase without a
        mark. ``games_lost``: those that the player lost.
        """
        return tally(self._figures(played))

    def _figures(self, played: Played) -> Iterator[tuple[Seat, str, int]]:
        slate = Slate()
        for line in played.lines:
            before = slate
            slate, change = moved_on(slate, line, capped=self.rules.capped)
            if line.played:
                yield from _of_deal(before, slate, change)
        if played.settlement is not None and slate.loser is not None:
            yield from ((seat, "games", 1) for seat in range(SEATS))
            yield slate.loser, "games_lost", 1

    def sheet(self, figures: ScoreSheet) -> Sheet:
        """The deals, the slate below them, the marks on the frame."""
        ended = [game.settlement for game in figures.games if game.settlement is not None]
        over = self.result(ended).over
        return describe(figures, capped=self.rules.capped, over=over, stake=self.rules.stake)


def _of_deal(before: Slate, after: Slate, change: Change) -> Iterator[tuple[Seat, str, int]]:
    """The countable events of one deal."""
    for seat in before.dealt_in:
        yield seat, "deals", int(not before.ties)
        if change.marcher is not None:
            name = "marches" if before.butzen else "hundreds"
            yield seat, f"{name}_{'won' if seat == change.marcher else 'lost'}", 1
    for seat, marks in enumerate(change.marks):
        yield seat, "marks_received" if marks > 0 else "marks_wiped", abs(marks)
        left_clean = after.butzen and not before.butzen and not after.marks[seat]
        yield seat, "clean", int(left_clean)
