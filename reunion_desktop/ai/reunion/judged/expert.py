"""Strategy: the expert's, who judges what a seat sees, and plays out what he cannot see.

A network taught by self-play says what each card will bring to a seat that sees only its own.
Worlds are drawn as likely as it makes what was played and laid away; in each of them every card is
played to the end, all seats by the same judgement of what they see themselves, the last tricks with
open cards; each end is settled in units. Cards that have clearly fallen behind are given up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from reunion_desktop.ai.character import EVEN, Character
from reunion_desktop.ai.player import Decision, Limit, Reason, Stop
from reunion_desktop.ai.purse import Purse
from reunion_desktop.ai.reunion.card_play import best_card, play
from reunion_desktop.ai.reunion.club import rule_reasons
from reunion_desktop.ai.reunion.exchange import discard_reasons
from reunion_desktop.ai.reunion.foresight import ForesightPlayer
from reunion_desktop.ai.reunion.judged.assaying import best_share, paired_means
from reunion_desktop.ai.reunion.judged.believing import believed_cases, flat
from reunion_desktop.ai.reunion.judged.reach import Reach
from reunion_desktop.ai.reunion.judged.settling import settling
from reunion_desktop.ai.reunion.judged.sight import (
    belief,
    ground_seen,
    history_seen,
    own_discards,
)
from reunion_desktop.ai.reunion.worlds import Worlds
from reunion_desktop.ai.tricks.insight import insight
from reunion_desktop.ai.tricks.judged.playing_out import played_out
from reunion_desktop.ai.tricks.worlds import Case, dice_of_question
from reunion_desktop.engine.actions import Discard
from reunion_desktop.engine.cards import ALL_CARDS, Card, CardSet
from reunion_desktop.engine.legal import Legal, MayDiscard
from reunion_desktop.engine.observe import DealSight, Observation
from reunion_desktop.games.reunion.options import reunion
from reunion_desktop.judge.ground import FEE
from reunion_desktop.judge.judge import COMPILED, discard_worths, worths
from reunion_desktop.judge.questions import UNITS, Outcome, Playouts
from reunion_desktop.judge.weights import POINTS, WORTH_BITS, shipped

GAME = "reunion"
"""Whose judge is asked."""

COMPILED_REACH = Reach(worlds=400)
"""How far an expert looks ahead with the compiled judge."""

ALONE = Reach(worlds=0, discards=1)
"""Judgement alone."""

EXPERT_REACH = COMPILED_REACH if COMPILED else ALONE
"""How far an expert looks ahead on this machine."""

FEW_WORLDS = Reach(worlds=40, cards=6, faith=0.0, trust=0.0, surety=None, discards=1)
"""Judgement alone while most is hidden; then few worlds, each as likely as any other."""

STRONG_REACH = FEW_WORLDS if COMPILED else ALONE
"""How far a strong player does."""


@dataclass(frozen=True, slots=True)
class Appraisal:
    """What the cards of one decision are worth, and what that was found from."""

    worlds: Worlds
    cards: tuple[Card, ...]
    cases: tuple[Case, ...]
    """The worlds looked at."""
    rows: tuple[tuple[Outcome | None, ...], ...]
    """By world, how every card ends there."""
    units: tuple[float, ...]
    """By card, the units expected, as much as they are liked."""
    points: tuple[float, ...]
    """By card, the card points expected, fees at their worth in points."""


class Expert:
    """The strategy of judging what one sees, and playing out what one does not."""

    __slots__ = ("_character", "_dice", "_reach", "name")

    def __init__(
        self,
        dice: str,
        character: Character = EVEN,
        reach: Reach = EXPERT_REACH,
        name: str = "expert",
    ) -> None:
        """Get ready.

        Args:
            dice: the seed text of one's own randomness.
            character: what is liked where the cards leave a choice.
            reach: how far to look ahead.
            name: the level.
        """
        self.name = name
        self._dice = dice
        self._character = character
        self._reach = reach

    def decide(
        self, observation: Observation, deal: DealSight, legal: Legal, limit: Limit, stop: Stop
    ) -> Decision | None:
        """The choice of the most units; by judgement alone where there is no time for more."""
        if stop.is_set():
            return None
        purse = Purse(limit, stop, self._reach.nodes)
        if isinstance(legal, MayDiscard):
            return self._discard(observation, deal, legal, limit, purse)
        appraisal = self.appraise(observation, deal, limit, purse)
        if appraisal is None:
            return _judged_card(observation, deal)
        return _card(observation, appraisal, purse)

    def appraise(
        self, observation: Observation, deal: DealSight, limit: Limit, purse: Purse
    ) -> Appraisal | None:
        """What each card that may be played is worth; None where nothing was played out in time."""
        reach = self._reach
        number = reach.number(limit)
        if not number or len(deal.hand) > reach.cards:
            return None
        weights, worlds = shipped(GAME), Worlds(observation)
        ground, history = (
            ground_seen(observation, deal),
            history_seen(reunion(observation.rules), deal),
        )
        believed = belief(observation, deal, reach.faith, reach.trust)
        dice = dice_of_question(self._dice, deal, observation.seat)
        cases = believed_cases(weights, ground, history, worlds, believed, number, dice, purse)
        assert observation.legal is not None  # noqa: S101 - somebody is asked.
        cards = tuple(observation.legal.cards)
        choices = [CardSet.of((card,)) for card in cards]
        rows = self.outcomes(observation, deal, cases, choices, purse)
        if not rows:
            return None
        seen = tuple(cases[: len(rows)])
        counts = [case.weight for case in seen]
        units, points = paired_means(rows, counts, _units), paired_means(rows, counts, _points)
        return Appraisal(worlds, cards, seen, rows, units, points)

    def outcomes(
        self,
        observation: Observation,
        deal: DealSight,
        cases: Sequence[Case],
        choices: Sequence[CardSet],
        purse: Purse,
    ) -> tuple[tuple[Outcome | None, ...], ...]:
        """By world, how each choice ends there, as far as the purse reaches.

        Args:
            observation: what the seat sees.
            deal: the deal in it.
            cases: the worlds, in no particular order.
            choices: one card each, or what may be laid away.
            purse: what it may cost.
        """
        reach, legal = self._reach, observation.legal
        settled = settling(observation, deal, self._character)
        asked = Playouts(
            seat=observation.seat,
            choices=tuple([choice.bits for choice in choices]),
            laid_away=legal.count if isinstance(legal, MayDiscard) else 0,
            solve=reach.solve,
            solve_points=reach.solve_points,
            open_tables=settled.open_tables,
            by_units=settled.by_units,
            standing=settled.standing,
            units=settled.units,
            fee=settled.fee,
            liking=settled.liking,
            surety=reach.surety,
        )
        return played_out(
            shipped(GAME),
            ground_seen(observation, deal),
            history_seen(reunion(observation.rules), deal),
            [flat(case.world) for case in cases],
            [int(case.weight) for case in cases],
            asked,
            purse,
        )

    def _discard(
        self,
        observation: Observation,
        deal: DealSight,
        legal: MayDiscard,
        limit: Limit,
        purse: Purse,
    ) -> Decision:
        """The discard of the most units among those that judgement likes best."""
        reach = self._reach
        tried = liked_discards(observation, deal, legal)[: max(1, reach.discards)]
        number = min(reach.trials, reach.number(limit))
        if not number or len(tried) == 1:
            return _laid_away(observation, deal, tried[0], {})
        dice = dice_of_question(self._dice, deal, observation.seat)
        cases = [Case(world, 1) for world in Worlds(observation).draw(number, dice)]
        rows = self.outcomes(observation, deal, cases, [one.cards for one in tried], purse)
        if not rows:
            return _laid_away(observation, deal, tried[0], {})
        units = paired_means(rows, [1.0] * len(rows), _units)
        best = max(range(len(tried)), key=lambda place: (units[place], -place))
        values = {str(one.cards): round(value, 3) for one, value in zip(tried, units, strict=True)}
        info = {"worlds": len(rows), "nodes": purse.spent, "units": values}
        return _laid_away(observation, deal, tried[best], info)


def liked_discards(observation: Observation, deal: DealSight, legal: MayDiscard) -> list[Discard]:
    """All that may be laid away, in the order in which judgement likes it."""
    discards, ground = legal.actions, ground_seen(observation, deal)
    away = [action.cards.bits for action in discards]
    judged = discard_worths(shipped(GAME), ground, deal.hand.bits, away)
    order = sorted(range(len(discards)), key=lambda place: (-judged[place], place))
    return [discards[place] for place in order]


def reasons_for(card: Card, appraisal: Appraisal) -> tuple[Reason, ...]:
    """What speaks for a card: how often it is best, by how much, and what may beat it."""
    share = best_share(appraisal.rows, appraisal.cases, appraisal.cards.index(card))
    told = appraisal.worlds, appraisal.cases, appraisal.cards, appraisal.points
    return insight(*told, card, share)


def _units(outcome: Outcome) -> float:
    return outcome.worth / UNITS


def _points(outcome: Outcome) -> float:
    return outcome.points + FEE * outcome.fees


def _card(observation: Observation, appraisal: Appraisal, purse: Purse) -> Decision:
    """The best card, why, and what it was found from."""
    cards, units = appraisal.cards, appraisal.units
    card = best_card(cards, units, observation)
    values = {str(one): round(value, 3) for one, value in zip(cards, units, strict=True)}
    info = {"worlds": len(appraisal.rows), "nodes": purse.spent, "units": values}
    return Decision(play(observation, card), reasons_for(card, appraisal), info)


def _judged_card(observation: Observation, deal: DealSight) -> Decision:
    """The card that judgement likes best, and what a club player would say for it."""
    ground, history = ground_seen(observation, deal), history_seen(reunion(observation.rules), deal)
    away = own_discards(observation, deal)
    found = worths(shipped(GAME), ground, history, deal.hand.bits, away)
    points = {ALL_CARDS[card]: worth * POINTS / (1 << WORTH_BITS) for card, worth in found.items()}
    card = best_card(tuple(points), tuple(points.values()), observation)
    values = {str(one): round(value, 1) for one, value in points.items()}
    return Decision(play(observation, card), rule_reasons(observation, card), {"values": values})


def _laid_away(
    observation: Observation, deal: DealSight, chosen: Discard, info: Mapping[str, object]
) -> Decision:
    return Decision(chosen, discard_reasons(reunion(observation.rules), deal, chosen.cards), info)


def expert_player(
    dice: str, character: Character = EVEN, reach: Reach = EXPERT_REACH
) -> ForesightPlayer:
    """The best player there is here."""
    return ForesightPlayer(Expert(dice, character, reach))


def strong_player(dice: str, character: Character = EVEN) -> ForesightPlayer:
    """An expert who looks ahead late and into few worlds, and believes nothing."""
    return ForesightPlayer(Expert(dice, character, STRONG_REACH, "strong"))


def judge_player(dice: str, character: Character = EVEN) -> ForesightPlayer:
    """One who plays by judgement alone, as an expert does where no compiler was at hand."""
    return ForesightPlayer(Expert(dice, character, ALONE, "judge"))
