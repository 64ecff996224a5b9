"""Legal moves and fees for protocol 1, which leaves them to the rules of Réunion.

That protocol was made for one game: its messages do not name the legal discards and cards, or a
fee. They are computed here from the seat's observation.
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
    """The legal moves of the seat to move."""
    known = known_deal(rules, seat, sight)
    if sight.discarded:
        return _PLAY.legal(known)
    return Exchange(BOWERS, rules.max_tens_discarded, _PLAY).legal(known)


def fee_due(
    rules: ReunionOptions, seat: Seat, sight: DealObservation, trick: Trick, winner: Seat
) -> Payment | None:
    """The fee due for a trick."""
    return BOWERS.fee(known_deal(rules, seat, sight), trick, winner)


def known_deal(rules: Rules, seat: Seat, sight: DealObservation) -> DealState:
    """The deal state as far as the seat has seen it; unseen cards are missing."""
    return DealState(
        rules=rules,
        number=sight.number,
        dealer=sight.dealer,
        auction=sight.auction,
        contract=sight.contract,
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
