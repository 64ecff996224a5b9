"""The judge of one decision: by the expert's own means, what each choice was worth.

Where the rules or the cards make a search so long that its budget is spent, fewer layouts are
looked at; where that leaves too few to prove anything, the choice is compared with that of a rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from reunion_desktop.ai.character import EVEN
from reunion_desktop.ai.club import ClubPlayer
from reunion_desktop.ai.exchange import discard_reasons
from reunion_desktop.ai.expert import EXPERT_REACH, Expert
from reunion_desktop.ai.insight import play_insight
from reunion_desktop.ai.laying_away import likely
from reunion_desktop.ai.player import NO_LIMIT, Limit, Stop
from reunion_desktop.ai.purse import Purse
from reunion_desktop.ai.utility import outlook
from reunion_desktop.ai.worlds import World, Worlds, dice_of_question
from reunion_desktop.engine.actions import Discard, PlayCard
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.legal import MayDiscard
from reunion_desktop.engine.observe import DealSight, Observation, observe
from reunion_desktop.engine.record import Step
from reunion_desktop.engine.state import DealState
from reunion_desktop.review.verdict import (
    Findings,
    NotJudged,
    Verdict,
    Where,
    verdict_by_rule,
    verdict_from,
    verdict_on_the_forced,
)
from reunion_desktop.solver.solve import COMPILED, solve_worlds, whole
from reunion_desktop.solver.tables import TrickTables, trick_tables

_WORLDS = 96 if COMPILED else 8
"""Layouts in which a card is judged, where there are more."""
_ALL = 480 if COMPILED else 16
"""Up to how many all are looked at."""
_TRIALS = 20 if COMPILED else 3
"""Layouts in which discards are judged."""
_DISCARDS = 5 if COMPILED else 2
"""Discards beside the one that was chosen."""
_FEWEST = 8 if COMPILED else 3
"""Layouts below which a search that was cut short proves nothing."""
_NODES = 400_000_000 if COMPILED else 4_000_000
"""Cards that each search of a judgement may play: it has its time, but not for ever."""
_REACH = replace(EXPERT_REACH, worlds=_WORLDS, every=_ALL, tricks=10, surety=None)


def judge(step: Step, place: int, dice: str, stop: Stop) -> Verdict:
    """Judge a decision of a seat.

    Args:
        step: the decision, a card or a discard, with what stood before it.
        place: how many decisions of the record came before it.
        dice: the seed text of the judge's randomness.
        stop: calls it off.

    Raises:
        NotJudged: it was called off.
    """
    action, before = step.action, step.before.deal
    if not isinstance(action, (PlayCard, Discard)):
        message = "Only cards and discards are judged."
        raise TypeError(message)
    observation = observe(step.before, action.seat)
    deal, legal = observation.deal, observation.legal
    assert before is not None  # noqa: S101 - somebody decided, so a deal lies on the table.
    assert deal is not None  # noqa: S101 - as above.
    assert legal is not None  # noqa: S101 - as above.
    trick = len(deal.taken) + 1 if isinstance(action, PlayCard) else 0
    where = (place, deal.number, trick, action.seat)
    own = _cards(action)
    if isinstance(action, PlayCard) and len(legal.cards) == 1:
        return verdict_on_the_forced(own, where)
    rule = ClubPlayer(dice).choose(observation, Limit(), Stop()).action
    assert isinstance(rule, (PlayCard, Discard))  # noqa: S101 - nothing else is legal.
    if isinstance(rule, Discard):
        assert isinstance(legal, MayDiscard)  # noqa: S101 - as above.
        discards = [one.cards for one in likely(Worlds(observation), legal, rule, _DISCARDS)]
        choices = [own, *[cards for cards in discards if cards != own]]
        verdict = _discard_verdict(observation, deal, before, choices, where, dice, stop)
    else:
        verdict = _play_verdict(observation, deal, before, own, where, dice, stop)
    if stop.is_set():
        raise NotJudged
    return verdict or verdict_by_rule(_cards(rule), own, where)


def _play_verdict(
    observation: Observation,
    deal: DealSight,
    before: DealState,
    own: CardSet,
    where: Where,
    dice: str,
    stop: Stop,
) -> Verdict | None:
    """A card judged; None where too few layouts were finished."""
    purse = Purse(NO_LIMIT, stop, _NODES)
    appraisal = Expert(dice, EVEN, _REACH).appraise(observation, deal, NO_LIMIT, purse)
    if appraisal is None:
        return None
    worlds, found, ahead = appraisal.worlds, appraisal.found, appraisal.ahead
    real = World(tuple([hand.bits for hand in before.hands]), before.laid_away.bits)
    priced = trick_tables(before.order, worlds.rules, extras=ahead.extras)
    plain = trick_tables(before.order, worlds.rules)
    open_gains = _gains(priced, worlds, [real], stop)
    points = _gains(plain, worlds, [real, *[case.world for case in found.cases]], stop)
    complete = purse.nodes > 0 and len(points) == 1 + len(found.cases)
    if not open_gains or not (complete or len(points) > _FEWEST):
        return None
    in_points = [tuple([ahead.base + gain for gain in row]) for row in points]
    findings = Findings(
        tuple([CardSet.of((card,)) for card in found.cards]),
        tuple([case.weight for case in found.cases]),
        found.gains,
        tuple(in_points[1:]),
        open_gains[0],
        in_points[0],
        appraisal.units,
        complete=complete,
    )
    verdict = verdict_from(findings, own, ahead.measure, where)
    if not verdict.cost.units:
        return verdict
    card = next(iter(verdict.best.cards))
    return replace(verdict, reasons=play_insight(worlds, found, card, found.means()))


def _gains(
    tables: TrickTables, worlds: Worlds, cases: Sequence[World], stop: Stop
) -> tuple[tuple[int, ...], ...]:
    """What each card gains in each layout, of the layouts that were finished."""
    allowance = Purse(NO_LIMIT, stop, _NODES).allowance()
    if allowance is None:
        return ()
    hands = [case.hands for case in cases]
    position = worlds.position(cases[0])
    found = solve_worlds(tables, position, hands, worlds.seat, allowance=allowance)
    return tuple([tuple(row) for row in found.rows])


def _discard_verdict(
    observation: Observation,
    deal: DealSight,
    before: DealState,
    choices: Sequence[CardSet],
    where: Where,
    dice: str,
    stop: Stop,
) -> Verdict | None:
    """The first of some discards judged; None where too few layouts were finished."""
    worlds, ahead = Worlds(observation), outlook(observation, deal)
    cases = worlds.cases(_TRIALS, dice_of_question(dice, deal, worlds.seat))
    real = World(tuple([hand.bits for hand in before.hands]), 0)
    priced = trick_tables(before.order, worlds.rules, extras=ahead.extras)
    plain = trick_tables(before.order, worlds.rules)
    purse = Purse(NO_LIMIT, stop, _NODES)
    gains: list[tuple[int, ...]] = []
    points: list[tuple[int, ...]] = []
    for world in (real, *[case.world for case in cases]):
        in_fees = _discard_gains(priced, worlds, world, choices, purse)
        in_points = _discard_gains(plain, worlds, world, choices, purse)
        if in_fees is None or in_points is None:
            break
        gains.append(in_fees)
        points.append(in_points)
    complete = len(gains) == 1 + len(cases)
    if not (complete or len(gains) > _FEWEST):
        return None
    findings = Findings(
        tuple(choices),
        tuple([case.weight for case in cases[: len(gains) - 1]]),
        tuple(gains[1:]),
        tuple(points[1:]),
        gains[0],
        points[0],
        complete=complete,
    )
    verdict = verdict_from(findings, choices[0], ahead.measure, where)
    if not verdict.cost.units:
        return verdict
    return replace(verdict, reasons=discard_reasons(observation.rules, deal, verdict.best.cards))


def _discard_gains(
    tables: TrickTables, worlds: Worlds, world: World, choices: Sequence[CardSet], purse: Purse
) -> tuple[int, ...] | None:
    """What the dealer gains with each discard in one layout; None where the purse was too small."""
    gains = []
    for cards in choices:
        allowance = purse.allowance()
        if allowance is None:
            return None
        hands = tuple(
            [
                hand & ~cards.bits if seat == worlds.seat else hand
                for seat, hand in enumerate(world.hands)
            ]
        )
        found = whole(tables, worlds.position(World(hands, cards.bits)), worlds.seat, allowance)
        purse.pay(found.nodes)
        if found.value is None:
            return None
        gains.append(found.value + worlds.rules.count(cards, worlds.deal.order))
    return tuple(gains)


def _cards(action: PlayCard | Discard) -> CardSet:
    return CardSet.of((action.card,)) if isinstance(action, PlayCard) else action.cards
