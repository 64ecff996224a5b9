"""Flat Monte Carlo: each card in many determinizations, the rest played at random.

A benchmark for the arena, not an opponent: it knows only the rules.
"""

from __future__ import annotations

from random import Random

from reunion_desktop.ai.character import EVEN, Character
from reunion_desktop.ai.player import Decision, Limit, Stop
from reunion_desktop.ai.reunion.card_play import best_card, play
from reunion_desktop.ai.reunion.determinizations import ReunionDeterminizations
from reunion_desktop.ai.reunion.search_player import ReunionSearchPlayer
from reunion_desktop.ai.tricks.determinizations import dice_of_question
from reunion_desktop.engine.legal import Legal, MayDiscard
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.solver import trick_rules
from reunion_desktop.solver.tables import Position, TrickTables, trick_tables

_WORLDS = 40
"""Determinizations when no limit is set."""


class FlatMonteCarlo:
    """Strategy: one random playout of each card in each uniformly drawn determinization."""

    __slots__ = ("_dice",)

    name = "flat"

    def __init__(self, dice: str) -> None:
        """Create the strategy with the seed of its own randomness."""
        self._dice = dice

    def decide(
        self,
        observation: Observation,
        deal: DealObservation,
        legal: Legal,
        limit: Limit,
        stop: Stop,
    ) -> Decision | None:
        """The card of the best mean; None for a discard, and where the stop is set."""
        if isinstance(legal, MayDiscard) or stop.is_set():
            return None
        seat, cards = observation.seat, tuple(legal.cards)
        dice = dice_of_question(self._dice, deal, seat)
        worlds = ReunionDeterminizations(observation)
        tables = trick_tables(deal.order, observation.rules)
        sums = [0] * len(cards)
        for case in worlds.cases(_WORLDS if limit.worlds is None else limit.worlds, dice):
            position = worlds.position(case.world)
            for place, card in enumerate(cards):
                sums[place] += _played_out(tables, position, card.index, seat, dice)
        card = best_card(cards, sums, observation)
        return Decision(play(observation, card))


def _played_out(
    tables: TrickTables, position: Position, card: int, seat: Seat, dice: Random
) -> int:
    """A seat's points in a random playout from a card on."""
    points = 0
    while True:
        position, won, _ = trick_rules.play(tables, position, card)
        points += won[seat]
        if position.over:
            return points
        legal = trick_rules.legal(tables, position)
        card = legal[int(dice.random() * len(legal))]


def flat_player(dice: str, _character: Character = EVEN) -> ReunionSearchPlayer:
    """The flat Monte Carlo benchmark player."""
    return ReunionSearchPlayer(FlatMonteCarlo(dice))
