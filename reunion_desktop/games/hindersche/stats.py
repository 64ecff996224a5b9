"""Statistics of Hindersche beside games and marks on the frame."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from reunion_desktop.engine.scoring import ScoreLine, Settlement
from reunion_desktop.engine.scoring_rules import Statistic
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.hindersche.options.slate import SEATS, Change, Slate, moved_on


def stats(
    lines: Sequence[ScoreLine],
    settlement: Settlement | None,
    *,
    capped: bool,
) -> tuple[Statistic, ...]:
    """Every figure of every seat that is not 0.

    ``deals``: how many the player was dealt in, play-offs apart. ``marks_received`` and
    ``marks_wiped``: strokes on the slate. ``hundreds_won`` and ``hundreds_lost``: deals of the
    first phase in which the player made a hundred, or another did. ``marches_won`` and
    ``marches_lost``: the same of a hundred or all tricks in Butzen. ``games``: how many came to
    their end. ``clean``: games that the player left at the end of the first phase without a mark.
    ``games_lost``: those that the player lost.
    """
    counts: Counter[tuple[Seat, str]] = Counter()
    slate = Slate()
    for line in lines:
        before = slate
        slate, change = moved_on(slate, line, capped=capped)
        if line.played:
            counts.update(_of_deal(before, slate, change))
    if settlement is not None and slate.loser is not None:
        counts.update((seat, "games") for seat in range(SEATS))
        counts[slate.loser, "games_lost"] += 1
    return tuple([Statistic(*key, value) for key, value in sorted(counts.items()) if value])


def _of_deal(before: Slate, after: Slate, change: Change) -> Iterator[tuple[Seat, str]]:
    """The countable events of one deal, each once for every stroke."""
    for seat in sorted(before.dealt_in):
        if not before.ties:
            yield seat, "deals"
        if change.marcher is not None:
            name = "marches" if before.butzen else "hundreds"
            yield seat, f"{name}_{'won' if seat == change.marcher else 'lost'}"
    for seat, marks in enumerate(change.marks):
        name = "marks_received" if marks > 0 else "marks_wiped"
        yield from ((seat, name) for _ in range(abs(marks)))
    if after.butzen and not before.butzen:
        yield from ((seat, "clean") for seat in range(SEATS) if not after.marks[seat])
