"""Auction of Skat, the skat, and the declaration."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import PASS, Call, CallKind
from reunion_desktop.engine.cards import NO_CARDS, CardSet, FifthSuit, PlaySuit
from reunion_desktop.engine.contract import Auction, Contract, Goal
from reunion_desktop.engine.events import CardsAdded, Event
from reunion_desktop.engine.phases import Announcing, Exchange, PlayHooks, TrickPlay
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.state import DealState
from reunion_desktop.games.skat.options import (
    ALL_POINTS,
    BIDS,
    GRAND,
    HAND,
    HOLD,
    NULL,
    NULL_VALUES,
    OUVERT,
    PLAY_HAND,
    SCHNEIDER,
    SCHWARZ,
    TAKE,
    SkatOptions,
    declarations,
)


class Bidding(NamedTuple):
    """The bidding after some calls."""

    asked: Seat | None
    """The seat to call; None where bidding is over."""
    level: int
    """The bid that stands, 0 for none."""
    pending: int
    """The bid to be held, 0 where none is."""
    declarer: Seat | None
    """The seat that has won; None while bidding goes on, and where everybody has passed."""


@dataclass(frozen=True, slots=True)
class SkatAuction(Auction):
    """Middlehand asks forehand, rearhand asks who is left; the winner declares (ISkO 3.3).

    A seat asked need only hold a bid; a seat that asks must exceed it. Where the two others have
    passed without a bid, forehand may declare at 18.
    """

    rules: SkatOptions

    def bidding(self, calls: tuple[Announce, ...]) -> Bidding:
        """The bidding after some calls; those that follow it are ignored."""
        forehand, middlehand, rearhand = self.start.seats
        asker, answerer, waiting = middlehand, forehand, [rearhand]
        level = pending = 0
        for said in calls:
            if pending:
                if said.call == HOLD:
                    level, pending = pending, 0
                    continue
                level, pending, left = pending, 0, asker
            elif said.call.kind is CallKind.BID:
                pending = said.call.number or 0
                if asker == forehand:
                    return Bidding(None, pending, 0, forehand)
                continue
            else:
                if asker == forehand:
                    return Bidding(None, 0, 0, None)
                left = answerer
            if waiting:
                asker, answerer = waiting.pop(), left
            elif level:
                return Bidding(None, level, 0, left)
            else:
                asker = forehand
        return Bidding(answerer if pending else asker, level, pending, None)

    def _after(self, calls: tuple[Announce, ...], declarer: Seat) -> tuple[Call, ...]:
        """The calls of the declarer after the bidding: skat or Hand, then the game."""
        last = max(
            (place for place, said in enumerate(calls) if said.call in {TAKE, PLAY_HAND}),
            default=len(calls),
        )
        return tuple(said.call for said in calls[last:] if said.seat == declarer)

    def asked(self, calls: tuple[Announce, ...]) -> Seat | None:
        """The seats in turn; then the declarer, for the skat and for the game."""
        bidding = self.bidding(calls)
        if bidding.asked is not None or bidding.declarer is None:
            return bidding.asked
        after = self._after(calls, bidding.declarer)
        if not after or after == (PLAY_HAND,):
            return bidding.declarer
        return None

    def legal(
        self, calls: tuple[Announce, ...], _own: CardSet | None = None, /
    ) -> tuple[Call, ...]:
        """Hold or pass; a higher bid or pass; skat or Hand; the games."""
        bidding = self.bidding(calls)
        if bidding.pending:
            return (PASS, HOLD)
        if bidding.declarer is None:
            if bidding.asked == self.start.seats[0]:
                return (PASS, Call("", number=BIDS[0]))
            return (PASS, *(Call("", number=bid) for bid in BIDS if bid > bidding.level))
        after = self._after(calls, bidding.declarer)
        if not after:
            return (TAKE, PLAY_HAND)
        return declarations(hand=after[0] == PLAY_HAND)

    def contract(self, calls: tuple[Announce, ...]) -> Contract:
        """The declarer's game; before it is named, the bid alone."""
        bidding = self.bidding(calls)
        if bidding.declarer is None:
            return self.start
        declarer = bidding.declarer
        after = self._after(calls, declarer)
        hand = after[:1] == (PLAY_HAND,)
        won = replace(
            self.start,
            sides=self.rules.declared(declarer),
            owner=declarer,
            goal=Goal.POINTS,
            declarer=declarer,
            taker=declarer if after[:1] == (TAKE,) else None,
            hand=hand,
            bid=bidding.level,
        )
        if len(after) < 2:
            return won
        game = after[1]
        level = game.number or 0
        if game.word == NULL:
            goal, targets = Goal.NO_TRICK, (0, 1)
        elif level >= SCHWARZ:
            goal, targets = Goal.ALL_TRICKS, (HAND, 1)
        else:
            least = 90 if level == SCHNEIDER else ALL_POINTS // 2 + 1
            goal, targets = Goal.POINTS, (least, ALL_POINTS + 1 - least)
        return replace(
            won,
            order=self.rules.order(trump_of(game)),
            goal=goal,
            targets=targets,
            namer=declarer,
            call=game,
            level=level,
            open=level == OUVERT,
        )


def trump_of(game: Call) -> PlaySuit | None:
    """The trumps of a game declared; None for Null."""
    return FifthSuit.JACKS if game.word == GRAND else game.suit


def below_bid(contract: Contract) -> bool:
    """Tell whether the game is a Null that is worth less than the bid."""
    if contract.goal is not Goal.NO_TRICK:
        return False
    return NULL_VALUES[contract.hand, contract.open] < contract.bid


@dataclass(frozen=True, slots=True)
class SkatHooks(PlayHooks):
    """The skat after the bidding; Null ends with the declarer's first trick."""

    def begun(self, deal: DealState) -> tuple[DealState, tuple[Event, ...]]:
        """Take up the skat and discard, then name the game; or lead.

        A Null worth less than the bid is lost at once (ISkO 3.6.2).
        """
        contract = deal.contract
        if below_bid(contract):
            return replace(deal, phase=None), ()
        if contract.call is not None:
            return replace(deal, phase=TrickPlay(self)), ()
        skat = CardSet.of(deal.talon)
        added = tuple(
            skat if seat == contract.taker else NO_CARDS for seat in range(len(deal.hands))
        )
        hands = tuple(hand | more for hand, more in zip(deal.hands, added, strict=True))
        naming = Announcing(contract.declared_by, self)
        return replace(deal, hands=hands, phase=Exchange(self, 2, naming)), (CardsAdded(added),)

    def ends(self, deal: DealState) -> bool:
        """Null is lost with the declarer's first trick (ISkO 4.4)."""
        contract = deal.contract
        taken = deal.taken[-1:]
        return contract.goal is Goal.NO_TRICK and any(t.winner == contract.declarer for t in taken)
