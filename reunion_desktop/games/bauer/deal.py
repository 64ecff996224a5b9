"""Phases of a deal of Bauer: naming trumps, sending a partner away, eight tricks."""

from __future__ import annotations

from dataclasses import dataclass, replace

from reunion_desktop.engine.actions import Announce, DealCards
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import Suit
from reunion_desktop.engine.events import CardsAdded, Event
from reunion_desktop.engine.phases import Announcing, TrickPlay, new_deal
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.state import DealState
from reunion_desktop.engine.tricks import Trick
from reunion_desktop.games.bauer.options import AWAY, BauerOptions


def naming(suit: Suit) -> Call:
    """The call by which forehand makes a suit trumps."""
    return Call("trump", suit)


@dataclass(frozen=True, slots=True)
class Naming:
    """Forehand names trumps from the first four cards; then everybody is dealt four more.

    That forehand may only name the printed suit of a card in hand is this program's ruling: so
    forehand can always lead a trump.
    """

    def calls(self, deal: DealState, seat: Seat) -> tuple[Call, ...]:
        """The suits in the seat's hand, in the order of the pack."""
        return tuple(naming(suit) for suit in sorted({card.suit for card in deal.hands[seat]}))

    def heard(
        self,
        deal: DealState,
        said: Announce,  # noqa: ARG002 - the call is already in the deal.
        asked: tuple[Seat, ...],
    ) -> tuple[DealState, tuple[Event, ...]]:
        """Set the trump suit and deal the rest of the cards."""
        assert not asked  # noqa: S101 - only forehand calls.
        order, _ = deal.rules.agreed(deal.calls, deal.order, deal.trick.seats)
        hands = tuple(hand | more for hand, more in zip(deal.hands, deal.later, strict=True))
        after = replace(
            deal,
            order=order,
            hands=hands,
            later=(),
            phase=Announcing(deal.trick.seats, SendingAway()),
        )
        return after, (CardsAdded(deal.later),)


@dataclass(frozen=True, slots=True)
class SendingAway:
    """Once round from forehand each passes or sends the partner's cards away.

    That it goes round once, and that the first call closes it, is this program's ruling.
    """

    def calls(self, deal: DealState, seat: Seat) -> tuple[Call, ...]:  # noqa: ARG002 - the CallPolicy interface.
        """Pass, or *cards away*."""
        return (PASS, AWAY)

    def heard(
        self, deal: DealState, said: Announce, asked: tuple[Seat, ...]
    ) -> tuple[DealState, tuple[Event, ...]]:
        """After *away* the caller leads alone; else the next is asked or play begins."""
        if said.call == AWAY:
            _, alone = deal.rules.agreed(deal.calls, deal.order, deal.trick.seats)
            return replace(deal, trick=Trick(alone), phase=TrickPlay()), ()
        phase = Announcing(asked, self) if asked else TrickPlay()
        return replace(deal, phase=phase), ()


def open_deal(rules: BauerOptions, dealt: DealCards) -> DealState:
    """The deal after the first four cards: forehand is to name trumps."""
    forehand = rules.seating.forehand(dealt.dealer)
    return new_deal(rules, dealt, Announcing((forehand,), Naming()))
