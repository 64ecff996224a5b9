"""Play of Réunion: the fee for the left bower, and bans on discards."""

from __future__ import annotations

from dataclasses import dataclass

from reunion_desktop.engine.cards import Card, Rank
from reunion_desktop.engine.duties import Duty
from reunion_desktop.engine.scoring import Payment, Why
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.state import DealState
from reunion_desktop.engine.trick_play import PlayHooks
from reunion_desktop.engine.tricks import Trick
from reunion_desktop.games.reunion.options import AFTER_TRICK, reunion


@dataclass(frozen=True, slots=True)
class Bowers(PlayHooks):
    """Réunion's play hooks: a fee for the left bower, and bans on discards."""

    def locked(self, deal: DealState) -> Card | None:
        """The turned card for two tricks, where the rules leave it on the table unplayable."""
        if len(deal.taken) >= AFTER_TRICK:
            return None
        kept = reunion(deal.rules).turn_up_pickup == "after_trick2_locked"
        return deal.turn_up if kept else None

    def fee(self, deal: DealState, trick: Trick, winner: Seat) -> Payment | None:
        """The fee for a left bower captured by the right one, paid at once to the trick's winner.

        The left bower can only be lost to the right one, which always wins its trick: the fee is
        due exactly when both lie in one trick (Pierer 1862; Wikipedia; CatsAtCards). A deal that
        only breaks a tie carries no fees.
        """
        left = deal.order.left_bower
        if left not in trick.cards or deal.order.right_bower not in trick.cards:
            return None
        rules = reunion(deal.rules)
        if not rules.left_bower_fee or deal.number > rules.deals:
            return None
        loser = trick.seat_of(trick.cards.index(left))
        return Payment(loser, winner, rules.left_bower_fee, Why.LEFT_BOWER)

    def ban(self, deal: DealState, card: Card) -> Duty | None:
        """The ban on a discard: aces and bowers (all sources), the turned card."""
        if card.rank is Rank.JACK and card in deal.order.bowers:
            return Duty.BOWER
        if card.rank is Rank.ACE:
            return Duty.ACE
        if card == deal.turn_up and not reunion(deal.rules).discard_turn_up:
            return Duty.TURNED
        return None


BOWERS = Bowers()
