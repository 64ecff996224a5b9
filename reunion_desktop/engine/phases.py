"""Phases of a deal before card play: calling, discarding and giving.

A phase is a frozen value of frozen values, so that two replays of one record are equal. It knows
no game by name.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from reunion_desktop.engine.actions import (
    Action,
    Announce,
    DealCards,
    Discard,
    Gift,
    Give,
    expected,
)
from reunion_desktop.engine.cards import NO_CARDS, Card, CardSet
from reunion_desktop.engine.contract import Goal
from reunion_desktop.engine.events import (
    Announced,
    CardGiven,
    CardsAdded,
    CardsDiscarded,
    Event,
)
from reunion_desktop.engine.legal import MayAnnounce, MayDiscard, MayGive
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import ScoreLine
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.state import DealState, Phase
from reunion_desktop.engine.trick_play import NO_CUSTOM, PlayHooks
from reunion_desktop.engine.tricks import Trick


@dataclass(frozen=True, slots=True)
class Exchange:
    """A player, who has taken up the talon, discards as many cards."""

    custom: PlayHooks
    """Gives the cards that may never be discarded."""
    max_tens: int
    """How many tens may be discarded."""
    then: Phase | None
    """The phase that follows."""

    def to_act(self, deal: DealState) -> Seat:
        """The owner of the discards."""
        return deal.owner

    def legal(self, deal: DealState) -> MayDiscard:
        """The cards that may be discarded."""
        owner = deal.owner
        banned = [(card, self.custom.ban(deal, card)) for card in deal.hands[owner]]
        return MayDiscard(
            owner,
            CardSet.of(card for card, ban in banned if ban is None),
            len(deal.talon),
            self.max_tens,
            tuple((card, ban) for card, ban in banned if ban is not None),
        )

    def apply(self, deal: DealState, action: Action) -> tuple[DealState, tuple[Event, ...]]:
        """Remove the discards from their owner's hand; they count for that seat."""
        made = expected(action, Discard)
        hands = tuple(
            hand - made.cards if who == made.seat else hand for who, hand in enumerate(deal.hands)
        )
        after = replace(deal, phase=self.then, hands=hands, laid_away=made.cards)
        return after, (CardsDiscarded(made.seat, made.cards, len(made.cards)),)


@dataclass(frozen=True, slots=True)
class Giving:
    """One player gives another a card, face down unless it lies on the table."""

    seat: Seat
    """The seat that gives."""
    to: Seat
    """The seat that receives."""
    got: Card
    """The card just received, which may not be given."""
    then: Phase
    """The phase that follows."""
    locked: Card | None = None
    """A card on the table that may not be given yet."""

    def to_act(self, _deal: DealState, /) -> Seat:
        """The seat that gives."""
        return self.seat

    def legal(self, deal: DealState) -> MayGive:
        """The cards that may be given."""
        cards = deal.hands[self.seat].minus(self.got)
        if self.locked is not None:
            cards = cards.minus(self.locked)
        return MayGive(self.seat, self.to, cards, self.locked)

    def apply(self, deal: DealState, action: Action) -> tuple[DealState, tuple[Event, ...]]:
        """Move the card to the other hand; a card that lay on the table is known to everybody."""
        give = expected(action, Give)
        gift = Gift(give.seat, give.to, give.card, shown=give.card == deal.on_table)
        return deal.handed(gift, self.then), (CardGiven(gift),)


@dataclass(frozen=True, slots=True)
class Announcing:
    """The auction: the seats are asked in turn, and each makes a call."""

    seat: Seat
    """The seat that is asked."""
    custom: PlayHooks = NO_CUSTOM
    """How play begins afterwards."""

    def to_act(self, _deal: DealState, /) -> Seat:
        """The seat that is asked."""
        return self.seat

    def legal(self, deal: DealState) -> MayAnnounce:
        """The legal calls."""
        own = deal.hands[self.seat]
        if self.seat == deal.owner:
            own |= deal.laid_away
        return MayAnnounce(self.seat, deal.auction.legal(deal.calls, own))

    def apply(self, deal: DealState, action: Action) -> tuple[DealState, tuple[Event, ...]]:
        """Record the call; deal cards still to come once something is to be played."""
        call = expected(action, Announce)
        after = deal.heard(call, self)
        said: tuple[Event, ...] = (Announced(call.seat, call.call),)
        if after.later and after.contract.goal is not Goal.NOTHING:
            said = (*said, CardsAdded(after.later))
            hands = tuple(hand | more for hand, more in zip(after.hands, after.later, strict=True))
            after = replace(after, hands=hands, later=())
        after, events = called_or_begun(after, self.custom)
        return after, (*said, *events)


def called_or_begun(
    deal: DealState, custom: PlayHooks = NO_CUSTOM
) -> tuple[DealState, tuple[Event, ...]]:
    """Ask the next seat for a call, begin play, or end a deal in which nothing is played."""
    seat = deal.auction.asked(deal.calls)
    if seat is not None:
        return replace(deal, phase=Announcing(seat, custom)), ()
    if deal.contract.goal is Goal.NOTHING:
        return replace(deal, phase=None), ()
    if deal.trick.seats != deal.contract.seats:
        deal = replace(deal, trick=Trick(deal.contract.seats))
    return custom.begun(deal)


def new_deal(
    rules: Rules, dealt: DealCards, phase: Phase, lines: tuple[ScoreLine, ...] = ()
) -> DealState:
    """The deal state when the cards are dealt; the talon joins a hand where it is taken up."""
    auction = rules.auction(lines, dealt.opening)
    contract = auction.contract(())
    talon = CardSet.of(dealt.talon)
    return DealState(
        rules=rules,
        number=dealt.number,
        dealer=dealt.dealer,
        auction=auction,
        contract=contract,
        turn_up=dealt.turn_up,
        talon=dealt.talon,
        later=dealt.later,
        hands=tuple(
            hand | talon if seat == contract.taker else hand
            for seat, hand in enumerate(dealt.hands)
        ),
        laid_away=NO_CARDS,
        calls=(),
        trick=Trick(contract.seats),
        taken=(),
        points=(0,) * rules.players,
        payments=(),
        given=(),
        phase=phase,
    )
