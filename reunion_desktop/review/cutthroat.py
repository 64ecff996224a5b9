"""Values of the choices of a move in cutthroat games, where each plays alone.

Like the expert's search, but with more layouts and without pruning: each card is played out with
the heuristic policy, once for few points and once for many, and the better result counts. The rules
of the game define the value of an outcome.
"""

from __future__ import annotations

from collections.abc import Sequence

from reunion_desktop.ai.cutthroat.club import rule_reasons
from reunion_desktop.ai.cutthroat.observation_adapter import table_seen
from reunion_desktop.ai.cutthroat.redeal_calls import called
from reunion_desktop.ai.cutthroat.search_player import EXPERT_REACH, CardWithAim, end_of, ways_of
from reunion_desktop.ai.player import Motive, Reason
from reunion_desktop.ai.tricks.determinizations import Determinizations, dice_of_question
from reunion_desktop.ai.tricks.rollout_state import RolloutState
from reunion_desktop.ai.tricks.valuation import stakes_of
from reunion_desktop.ai.tricks.valuation.payoff import Stakes
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.legal import MayAnnounce
from reunion_desktop.review.question import Answer, Appraisal, Question, deed_of
from reunion_desktop.review.verdict import ChoiceValue, Findings, NotReviewed

_WORLDS = 96
"""Layouts examined."""


def appraise_cutthroat(asked: Question) -> Answer:
    """The values of each card; for a call, that of the heuristic policy."""
    seen, deal, legal = asked.observation, asked.deal, asked.legal
    if isinstance(legal, MayAnnounce):
        return deed_of(called(seen, deal, legal).action)
    stakes = stakes_of(seen.rules, seen.lines)
    if stakes is None:
        return asked.own
    worlds, course = Determinizations(seen), table_seen(seen, deal)
    cases = worlds.cases(_WORLDS, dice_of_question(asked.dice, deal, seen.seat))
    ways = ways_of(course, legal.cards)
    rows = []
    for case in cases:
        if asked.stop.is_set():
            raise NotReviewed
        rows.append(_ends(course.branch(case.world.hands), ways, stakes))
    real = _ends(course.branch(asked.real.hands), ways, stakes)
    kept = [
        _better(rows, [at for at, way in enumerate(ways) if way.card == card.index])
        for card in legal.cards
    ]
    found = Findings(
        tuple([CardSet.of((card,)) for card in legal.cards]),
        tuple([case.weight for case in cases]),
        tuple([tuple([row[at] for at in kept]) for row in rows]),
        tuple([real[at] for at in kept]),
    )
    return Appraisal(found, lambda best: _reasons(course, found, best.cards))


def _ends(course: RolloutState, ways: Sequence[CardWithAim], stakes: Stakes) -> list[ChoiceValue]:
    """Outcome of each choice in one layout."""
    ends = [end_of(course.branch(), way, stakes, EXPERT_REACH) for way in ways]
    return [ChoiceValue(units, points) for units, points in ends]


def _better(rows: Sequence[Sequence[ChoiceValue]], places: Sequence[int]) -> int:
    """The index with the higher mean among the choices that begin with the same card."""
    return max(places, key=lambda at: sum([row[at].units for row in rows]))


def _reasons(course: RolloutState, found: Findings, best: CardSet) -> tuple[Reason, ...]:
    """Reasons for the better card."""
    at = found.choices.index(best)
    tops = [max([end.units for end in row]) for row in found.rows]
    often = sum([row[at].units >= top for row, top in zip(found.rows, tops, strict=True)])
    share = round(often / len(found.rows), 2)
    card = next(iter(best))
    seen = Reason(Motive.BEST_SEEN, best, None, share)
    return (*rule_reasons(course, card.index), seen)
