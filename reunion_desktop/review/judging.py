"""The judge of one decision: by the expert's own means, what each choice was worth.

Two measures, never mixed. On average over the layouts that the player could not tell apart: by
that a decision is judged. In hindsight, as the cards really lay: that is luck, and told apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt

from reunion_desktop.ai.assay import Measure
from reunion_desktop.ai.character import EVEN
from reunion_desktop.ai.club import ClubPlayer
from reunion_desktop.ai.exchange import discard_reasons
from reunion_desktop.ai.expert import Appraisal, ExpertPlayer, Manner
from reunion_desktop.ai.insight import play_insight
from reunion_desktop.ai.laying_away import likely
from reunion_desktop.ai.player import NO_LIMIT, Limit, Reason, Stop
from reunion_desktop.ai.purse import Purse
from reunion_desktop.ai.utility import Outlook, outlook
from reunion_desktop.ai.worlds import Case, World, Worlds, dice_for
from reunion_desktop.engine.actions import Discard, PlayCard
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.legal import MayDiscard
from reunion_desktop.engine.observe import observe
from reunion_desktop.engine.record import Step
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.state import DealState
from reunion_desktop.solver.solve import COMPILED, solve_worlds, value
from reunion_desktop.solver.tables import TrickTables, trick_tables

_WORLDS = 96 if COMPILED else 8
"""Layouts in which a card is judged, where there are more."""
_ALL = 480 if COMPILED else 16
"""Up to how many all are looked at."""
_TRIALS = 20 if COMPILED else 3
"""Layouts in which discards are judged."""
_DISCARDS = 5 if COMPILED else 2
"""Discards beside the one that was chosen."""
_NODES = 400_000_000
"""Cards a judgement may play in search: it has an evening's time, but not for ever."""
_DOUBT = 2.0
"""Standard errors by which a choice must fall behind before it is held against anybody."""
_SLIGHT = 0.01
"""Units that are not worth a word."""
_MANNER = Manner(worlds=_WORLDS, every=_ALL, nodes=_NODES, tricks=10, surety=None)


class NotJudged(Exception):  # noqa: N818 - says what became of the question.
    """The judgement was called off before it was done."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What a choice brings its player from the whole deal on."""

    units: float
    """Expected units of the game."""
    points: float
    """His card points of the deal, all others playing against him."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that could have been done."""

    cards: CardSet
    """The card to play, or those to lay away."""
    average: Worth
    """Over the layouts that its player could not tell apart."""
    hindsight: Worth
    """Over the cards as they lay."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of one decision."""

    place: int
    """How many decisions of the record came before it."""
    deal: int
    """The deal's number in its game, from 1."""
    trick: int
    """The trick's number, from 1; 0 for laying away."""
    seat: Seat
    choices: tuple[Choice, ...]
    """What could have been done, the best on average first; laying away, what was looked at."""
    chosen: Choice
    cost: Worth
    """What the best choice would have brought more, on average; units below the doubt count 0.
    Points may be negative: they were gained, and units lost."""
    reasons: tuple[Reason, ...] = ()
    """What speaks for the best choice; empty where nothing is held against the one made."""
    layouts: int = 0
    """How many layouts were looked at."""

    @property
    def forced(self) -> bool:
        """Whether there was nothing else to do."""
        return len(self.choices) == 1

    @property
    def best(self) -> Choice:
        """The best choice on average."""
        return self.choices[0]

    @property
    def luck(self) -> float:
        """Units by which the choice came out better than the best one, as the cards lay."""
        return self.chosen.hindsight.units - self.best.hindsight.units


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
    action = step.action
    if not isinstance(action, (PlayCard, Discard)):
        message = "Only cards and discards are judged."
        raise TypeError(message)
    before = step.before.deal
    observation = observe(step.before, action.seat)
    deal, legal = observation.deal, observation.legal
    assert before is not None  # noqa: S101 - somebody decided, so a deal lies on the table.
    assert deal is not None  # noqa: S101 - as above.
    assert legal is not None  # noqa: S101 - as above.
    purse = Purse(NO_LIMIT, stop, _NODES)
    if isinstance(action, Discard):
        assert isinstance(legal, MayDiscard)  # noqa: S101 - a discard was legal.
        rule = ClubPlayer(dice).choose(observation, Limit(), Stop()).action
        assert isinstance(rule, Discard)  # noqa: S101 - as above.
        worlds = Worlds(observation)
        discards = [one for one in likely(worlds, legal, rule, _DISCARDS) if one != action]
        ahead = outlook(observation, deal)
        found = _try_discards(worlds, before, [action, *discards], ahead, dice, stop)
        verdict = _verdict(found, action.cards, ahead, (place, deal.number, 0, action.seat))
        if not verdict.cost.units:
            return verdict
        reasons = discard_reasons(observation.rules, deal, verdict.best.cards)
        return replace(verdict, reasons=reasons)
    appraisal = None
    if len(legal.cards) > 1:
        appraisal = ExpertPlayer(dice, EVEN, _MANNER).appraise(observation, deal, NO_LIMIT, purse)
        if appraisal is None or stop.is_set():
            raise NotJudged
    where = (place, deal.number, len(deal.taken) + 1, action.seat)
    own = CardSet.of((action.card,))
    if appraisal is None:
        nothing = Worth(0.0, 0.0)
        only = Choice(own, nothing, nothing)
        return Verdict(*where, (only,), only, nothing)
    return _play_verdict(appraisal, before, own, where, stop)


_Where = tuple[int, int, int, Seat]


@dataclass(frozen=True, slots=True)
class _Found:
    """The choices of one decision in many layouts."""

    choices: tuple[CardSet, ...]
    weights: tuple[float, ...]
    """By layout."""
    gains: tuple[tuple[int, ...], ...]
    """By layout, what each choice gains, fees in points."""
    points: tuple[tuple[int, ...], ...]
    """The same in card points of the deal alone."""
    open_gains: tuple[int, ...]
    """By choice, as the cards lay."""
    open_points: tuple[int, ...]
    units: tuple[float, ...] | None = None
    """What each choice is worth on average where more than these gains was asked."""


def _play_verdict(
    appraisal: Appraisal, before: DealState, own: CardSet, where: _Where, stop: Stop
) -> Verdict:
    worlds, found, ahead = appraisal.worlds, appraisal.found, appraisal.ahead
    real = World(tuple([hand.bits for hand in before.hands]), before.laid_away.bits)
    priced = trick_tables(before.order, worlds.rules, extras=ahead.extras)
    plain = trick_tables(before.order, worlds.rules)
    cases = [case.world for case in found.cases]
    points = _gains(plain, worlds, [*cases, real], stop)
    gains = _gains(priced, worlds, [real], stop)
    judged_here = _Found(
        tuple([CardSet.of((card,)) for card in found.cards]),
        tuple([case.weight for case in found.cases]),
        found.gains,
        tuple([tuple([ahead.base + gain for gain in row]) for row in points[:-1]]),
        gains[0],
        tuple([ahead.base + gain for gain in points[-1]]),
        appraisal.units,
    )
    verdict = _verdict(judged_here, own, ahead, where)
    if not verdict.cost.units:
        return verdict
    card = next(iter(verdict.best.cards))
    reasons = play_insight(worlds, found, card, found.means())
    return replace(verdict, reasons=reasons)


def _gains(
    tables: TrickTables, worlds: Worlds, cases: Sequence[World], stop: Stop
) -> tuple[tuple[int, ...], ...]:
    """What each card gains in each layout.

    Raises:
        NotJudged: it was called off.
    """
    hands = [case.hands for case in cases]
    allowance = Purse(NO_LIMIT, stop, _NODES).allowance()
    if allowance is None:
        raise NotJudged
    found = solve_worlds(tables, worlds.position(cases[0]), hands, worlds.seat, allowance=allowance)
    if stop.is_set() or not found.complete:
        raise NotJudged
    return tuple([tuple(row) for row in found.rows])


def _try_discards(
    worlds: Worlds,
    before: DealState,
    discards: Sequence[Discard],
    ahead: Outlook,
    dice: str,
    stop: Stop,
) -> _Found:
    """Discards in the same layouts.

    Raises:
        NotJudged: it was called off.
    """
    cases = worlds.cases(_TRIALS, dice_for(dice, worlds.deal, worlds.seat))
    real = Case(World(tuple([hand.bits for hand in before.hands]), 0))
    away = [worlds.rules.count(discard.cards, before.order) for discard in discards]
    priced = trick_tables(before.order, worlds.rules, extras=ahead.extras)
    plain = trick_tables(before.order, worlds.rules)
    gains, points = (
        [
            tuple(
                [
                    _value(tables, worlds, case.world, discard, stop) + laid
                    for discard, laid in zip(discards, away, strict=True)
                ]
            )
            for case in (*cases, real)
        ]
        for tables in (priced, plain)
    )
    return _Found(
        tuple([discard.cards for discard in discards]),
        tuple([case.weight for case in cases]),
        tuple(gains[:-1]),
        tuple(points[:-1]),
        gains[-1],
        points[-1],
    )


def _value(tables: TrickTables, worlds: Worlds, world: World, discard: Discard, stop: Stop) -> int:
    """What the dealer gains in play with a discard.

    Raises:
        NotJudged: it was called off.
    """
    away = discard.cards.bits
    hands = tuple(
        [hand & ~away if seat == worlds.seat else hand for seat, hand in enumerate(world.hands)]
    )
    allowance = Purse(NO_LIMIT, stop, _NODES).allowance()
    found = None
    if allowance is not None:
        found = value(tables, worlds.position(World(hands, away)), worlds.seat, allowance)
    if found is None:
        raise NotJudged
    return found


def _verdict(found: _Found, own: CardSet, ahead: Outlook, where: _Where) -> Verdict:
    units = found.units or _means(found.gains, found.weights, ahead.measure)
    points = _means(found.points, found.weights, float)
    choices = [
        Choice(cards, Worth(u, p), Worth(ahead.measure(open_gain), float(open_points)))
        for cards, u, p, open_gain, open_points in zip(
            found.choices, units, points, found.open_gains, found.open_points, strict=True
        )
    ]
    chosen = next(choice for choice in choices if choice.cards == own)
    # Of choices that are worth the same the one that was made comes first: it was as good as any.
    choices.sort(key=lambda choice: (-round(choice.average.units, 9), choice is not chosen))
    best = choices[0]
    lost = best.average.units - chosen.average.units
    doubt = _DOUBT * _error(found, found.choices.index(best.cards), own, ahead.measure)
    if best is chosen or lost < max(_SLIGHT, doubt):
        lost = 0.0
    cost = Worth(lost, best.average.points - chosen.average.points if lost else 0.0)
    return Verdict(*where, tuple(choices), chosen, cost, (), len(found.gains))


def _means(
    rows: Sequence[tuple[int, ...]], weights: Sequence[float], measure: Measure
) -> tuple[float, ...]:
    whole = sum(weights)
    return tuple(
        [
            sum([w * measure(gain) for w, gain in zip(weights, column, strict=True)]) / whole
            for column in zip(*rows, strict=True)
        ]
    )


def _error(found: _Found, best: int, own: CardSet, measure: Measure) -> float:
    """How far chance alone may have moved the gap between two choices, layout by layout."""
    mine = found.choices.index(own)
    gaps = [measure(row[best]) - measure(row[mine]) for row in found.gains]
    if len(gaps) < 2:
        return 0.0
    mean = sum(gaps) / len(gaps)
    return sqrt(sum([(gap - mean) ** 2 for gap in gaps]) / (len(gaps) - 1) / len(gaps))
