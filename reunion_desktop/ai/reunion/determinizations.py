"""Determinizations of Réunion, with the dealer's discards and a locked turned card."""

from __future__ import annotations

from reunion_desktop.ai.reunion.card_constraints import gather
from reunion_desktop.ai.tricks.determinizations import Determinization, Determinizations
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.observe import Observation
from reunion_desktop.games.reunion.options import (
    AFTER_TRICK,
    ReunionOptions,
    reunion,
    turned_card,
)
from reunion_desktop.solver.tables import NO_CARD, Position


class ReunionDeterminizations(Determinizations):
    """All determinizations consistent with an observation of Réunion or Ekart.

    The discards are the dealer's; a dealer about to discard has twelve cards in each of them.
    """

    __slots__ = ()

    rules: ReunionOptions

    def __init__(self, observation: Observation) -> None:
        """Collect the card constraints and count the layouts.

        Raises:
            ValueError: there is no deal on the table.
        """
        deal, rules = observation.deal, reunion(observation.rules)
        known = None if deal is None else gather(rules, observation.seat, deal)
        super().__init__(observation, known)
        self.rules = rules

    def position(self, layout: Determinization) -> Position:
        """A determinization as a solver position, with the card to be played next."""
        deal, rules = self.deal, self.rules
        locked, locked_for = NO_CARD, 0
        if rules.turn_up_pickup == "after_trick2_locked" and len(deal.taken) < AFTER_TRICK:
            locked, locked_for = turned_card(deal).index, AFTER_TRICK - len(deal.taken)
        trick = tuple([card.index for card in deal.trick.cards])
        return Position(layout.hands, deal.trick.leader, trick, self._took(), locked, locked_for)

    def _took(self) -> int:
        """One bit for each seat that is safe from the fee for taking no trick."""
        deal = self.deal
        if self.rules.no_trick_basis == "tricks":
            made = deal.tricks
        else:
            made = deal.points
            safe = self.rules.dealer_no_trick_discards == "stand" or deal.tricks[deal.owner]
            if safe and self.rules.count(CardSet(self._own[1]), deal.order):
                made = tuple([1 if who == deal.owner else m for who, m in enumerate(made)])
        return sum([1 << who for who, some in enumerate(made) if some])
