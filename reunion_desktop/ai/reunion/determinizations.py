"""Values: worlds of Réunion, where the dealer lays away and a turned card may lie locked."""

from __future__ import annotations

from reunion_desktop.ai.reunion.card_constraints import gather
from reunion_desktop.ai.tricks.determinizations import Determinization
from reunion_desktop.ai.tricks.determinizations import Determinizations as TrickWorlds
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.observe import Observation
from reunion_desktop.games.reunion.options import (
    AFTER_TRICK,
    ReunionOptions,
    reunion,
    turned_card,
)
from reunion_desktop.solver.tables import NO_CARD, Position


class ReunionDeterminizations(TrickWorlds):
    """All worlds that fit what a seat has seen of a deal of Réunion.

    The discards are the dealer's; one who is about to lay away has twelve cards in his world.
    """

    __slots__ = ()

    rules: ReunionOptions

    def __init__(self, observation: Observation) -> None:
        """Gather the evidence and count.

        Raises:
            ValueError: there is no deal on the table.
        """
        deal, rules = observation.deal, reunion(observation.rules)
        known = None if deal is None else gather(rules, observation.seat, deal)
        super().__init__(observation, known)
        self.rules = rules

    def position(self, world: Determinization) -> Position:
        """A world as a search reads it, the card to be played next."""
        deal, rules = self.deal, self.rules
        locked, locked_for = NO_CARD, 0
        if rules.turn_up_pickup == "after_trick2_locked" and len(deal.taken) < AFTER_TRICK:
            locked, locked_for = turned_card(deal).index, AFTER_TRICK - len(deal.taken)
        trick = tuple([card.index for card in deal.trick.cards])
        return Position(world.hands, deal.trick.leader, trick, self._took(), locked, locked_for)

    def _took(self) -> int:
        """One bit for each seat that is known to have nothing to fear for want of a trick."""
        deal = self.deal
        if self.rules.no_trick_basis == "tricks":
            made = deal.tricks
        else:
            made = deal.points
            safe = self.rules.dealer_no_trick_discards == "stand" or deal.tricks[deal.dealer]
            if safe and self.rules.count(CardSet(self._own[1]), deal.order):
                made = tuple([1 if who == deal.dealer else m for who, m in enumerate(made)])
        return sum([1 << who for who, some in enumerate(made) if some])
