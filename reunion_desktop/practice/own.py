"""Problems from the player's own mistakes."""

from __future__ import annotations

from hashlib import sha256

from reunion_desktop.engine.record import Record
from reunion_desktop.practice.problem import EVEN_DIFFICULTY, Problem, answers_of, kind_of
from reunion_desktop.review.verdict import Basis, Verdict
from reunion_desktop.storage.codec import action_line

COSTLY = 0.1
"""Units from which on a mistake makes a problem."""


def own_key(before: Record) -> str:
    """The id of the problem that a record ends with; the player has seat 0."""
    text = "\n".join([before.header.game, *map(action_line, before.actions)])
    return f"own-{sha256(text.encode()).hexdigest()[:16]}"


def own_problem(record: Record, verdict: Verdict) -> Problem | None:
    """The problem of a mistake; None if it cost too little, or its cost is not known.

    Raises:
        IllegalAction: the record is against the rules.
    """
    if verdict.cost.units < COSTLY or verdict.basis is Basis.RULE:
        return None
    before = record.rewound(verdict.place).turned(verdict.seat)
    return Problem(
        own_key(before),
        before,
        0,
        answers_of(verdict),
        verdict.reasons,
        kind_of(before.match()),
        own=True,
        # A dear mistake is the easier one to see.
        difficulty=EVEN_DIFFICULTY + round(100 * (0.5 - min(1.0, verdict.cost.units))),
    )
