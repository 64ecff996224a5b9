"""Functions: what protocol 1 leaves unsaid, because it follows from the rules of Réunion.

That protocol was made for one game. What may be laid away or played, and that a fee is due, is for
the player to know; the phases of the game answer it from what the seat has seen.
"""

from __future__ import annotations

from reunion_desktop.engine.cards import NO_CARDS
from reunion_desktop.engine.legal import Legal
from reunion_desktop.engine.observe import DealObservation
from reunion_desktop.engine.phases import Exchange, TrickPlay
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import Payment
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.state import DealState
from reunion_desktop.engine.tricks import Trick
from reunion_desktop.games.reunion.deal import BOWERS
from reunion_desktop.games.reunion.options import ReunionOptions

_PLAY = TrickPlay(BOWERS)


def own_choice(rules: ReunionOptions, seat: Seat, sight: DealObservation) -> Legal:
    """What a seat may decide, whose turn it is."""
    known = known_deal(rules, seat, sight)
    if sight.discarded:
        return _PLAY.legal(known)
    return Exchange(BOWERS, rules.max_tens_discarded, _PLAY).legal(known)


def fee_due(
    rules: ReunionOptions, seat: Seat, sight: DealObservation, trick: Trick, winner: Seat
) -> Payment | None:
    """The fee that a trick makes due."""
    return BOWERS.fee(known_deal(rules, seat, sight), trick, winner)


def known_deal(rules: Rules, seat: Seat, sight: DealObservation) -> DealState:
    """The deal with what the seat has seen, and nothing in the places that it cannot see."""
    return DealState(
        rules=rules,
        number=sight.number,
        dealer=sight.dealer,
        sides=sight.sides,
        order=sight.order,
        turn_up=sight.turn_up,
        talon=sight.talon or (),
        later=(),
        hands=tuple(sight.hand if who == seat else NO_CARDS for who in range(rules.players)),
        laid_away=sight.laid_away or NO_CARDS,
        calls=sight.calls,
        trick=sight.trick,
        taken=sight.taken,
        points=sight.points,
        payments=sight.payments,
        phase=None,
        given=sight.given,
    )
