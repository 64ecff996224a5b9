"""Auction of Skat: bidding, the skat, the declaration, Kontra; and Ramsch with pushing."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from reunion_desktop.engine.actions import Announce, Gift
from reunion_desktop.engine.calls import PASS, Call, CallKind
from reunion_desktop.engine.cards import NO_CARDS, Card, CardSet, FifthSuit, Rank
from reunion_desktop.engine.contract import Auction, Contract, Goal
from reunion_desktop.engine.duties import Duty
from reunion_desktop.engine.events import CardsAdded, Event
from reunion_desktop.engine.phases import Announcing, Exchange
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.state import DealState, Phase
from reunion_desktop.engine.trick_play import PlayHooks, TrickPlay
from reunion_desktop.games.skat.ending import endings, phase_after
from reunion_desktop.games.skat.options import (
    ALL_POINTS,
    BIDS,
    GRAND,
    GRAND_HAND,
    HAND,
    HOLD,
    KONTRA,
    LAY_DOWN,
    NULL,
    NULL_VALUES,
    OUVERT,
    PLAY_HAND,
    PUSH,
    RE,
    SCHNEIDER,
    SCHNEIDER_WINNING,
    SCHWARZ,
    TAKE,
    WINNING,
    SkatOptions,
    declarations,
    skat,
    trump_of,
)

Calls = tuple[Announce, ...]
"""The calls of a deal."""


class Bidding(NamedTuple):
    """The bidding after some calls."""

    asked: Seat | None
    """The seat to call; None where bidding is over."""
    level: int = 0
    """The bid that stands, 0 for none."""
    pending: int = 0
    """The bid to be held, 0 where none is."""
    declarer: Seat | None = None
    """The seat that has won; None while bidding goes on, and where everybody has passed."""
    used: int = 0
    """The number of calls that belong to the bidding."""


@dataclass(frozen=True, slots=True)
class SkatAuction(Auction):
    """Middlehand asks forehand, rearhand asks who is left; the winner declares (ISkO 3.3).

    A seat asked need only hold a bid; a seat that asks must exceed it. Where the two others have
    passed without a bid, forehand may declare at 18. That forehand cannot open higher is this
    program's ruling.
    """

    rules: SkatOptions
    ramsch_round: bool = False
    """True where Ramsch is played without bidding."""

    def bidding(self, calls: Calls) -> Bidding:
        """The bidding after some calls; those that follow it are not counted."""
        if self.ramsch_round:
            return self._grand_hand(calls)
        forehand, middlehand, rearhand = self.start.seats
        asker, answerer, waiting = middlehand, forehand, [rearhand]
        level = pending = 0
        for used, said in enumerate(calls, 1):
            if pending and said.call == HOLD:
                level, pending = pending, 0
                continue
            if pending:
                level, pending, left = pending, 0, asker
            elif said.call.kind is CallKind.BID:
                pending = said.call.number or 0
                if asker == forehand:
                    return Bidding(None, pending, 0, forehand, used)
                continue
            elif asker == forehand:
                return Bidding(None, used=used)
            else:
                left = answerer
            if waiting:
                asker, answerer = waiting.pop(), left
            elif level:
                return Bidding(None, level, 0, left, used)
            else:
                asker = forehand
        return Bidding(answerer if pending else asker, level, pending, None, len(calls))

    def _grand_hand(self, calls: Calls) -> Bidding:
        """In a Ramsch round forehand first, each is asked for a Grand Hand."""
        if not self.rules.grand_hand_in_ramsch:
            return Bidding(None)
        seats = self.start.seats
        for used, said in enumerate(calls[: len(seats)], 1):
            if said.call == GRAND_HAND:
                return Bidding(None, declarer=said.seat, used=used)
        used = min(len(calls), len(seats))
        return Bidding(seats[used] if used < len(seats) else None, used=used)

    def asked(self, calls: Calls) -> Seat | None:
        """The seats in turn; then the declarer, for skat and game; then for Kontra and Re.

        None also after a skat is taken up: the discard comes first.
        """
        bidding = self.bidding(calls)
        after = calls[bidding.used :]
        if bidding.asked is not None:
            return bidding.asked
        if after and after[-1].call == TAKE:
            return None
        if bidding.declarer is None:
            pushes = self._ramsch and self.rules.pushes
            seats = self.start.seats
            return seats[len(after)] if pushes and len(after) < len(seats) else None
        named = self._named(after)
        if named is None:
            return bidding.declarer
        return self._doubler(bidding, calls, after[named + 1 :])

    @property
    def _ramsch(self) -> bool:
        """Tell whether Ramsch is played where no seat declares."""
        return self.ramsch_round or self.rules.plays_ramsch

    def _named(self, after: Calls) -> int | None:
        """The place of the declaration among the calls after bidding; None before it."""
        if self.ramsch_round:
            return -1
        return 1 if len(after) > 1 else None

    def _doubler(self, bidding: Bidding, calls: Calls, after: Calls) -> Seat | None:
        """The seat asked for Kontra or Re; None where no seat is."""
        contract = self.contract(calls)
        if self.rules.kontra == "off" or below_bid(contract):
            return None
        if any(said.call == KONTRA for said in after):
            return None if after[-1].call != KONTRA else bidding.declarer
        heard = {said.seat for said in after}
        may = [
            seat
            for seat in self.start.seats
            if seat != bidding.declarer
            and (self.rules.kontra == "all" or not self._refused(seat, calls[: bidding.used]))
        ]
        return next((seat for seat in may if seat not in heard), None)

    def _refused(self, seat: Seat, calls: Calls) -> bool:
        """Tell whether a seat might have bid or held 18, and passed."""
        if self.ramsch_round:
            return False
        place = next((place for place, said in enumerate(calls) if said.seat == seat), None)
        if place is None or calls[place].call != PASS:
            return False
        before = self.bidding(calls[:place])
        return before.pending == BIDS[0] or not (before.pending or before.level)

    def legal(self, calls: Calls, _own: CardSet | None = None, /) -> tuple[Call, ...]:
        """Hold or pass; a higher bid or pass; skat or Hand; the games; Kontra or Re."""
        bidding = self.bidding(calls)
        after = calls[bidding.used :]
        if bidding.asked is not None:
            return self._bids(bidding)
        if bidding.declarer is None:
            return (TAKE, PUSH)
        if self._named(after) is not None:
            return (PASS, RE if after[-1:] and after[-1].call == KONTRA else KONTRA)
        return declarations(hand=after[0].call == PLAY_HAND) if after else (TAKE, PLAY_HAND)

    def _bids(self, bidding: Bidding) -> tuple[Call, ...]:
        if self.ramsch_round:
            return (PASS, GRAND_HAND)
        if bidding.pending:
            return (PASS, HOLD)
        if bidding.asked == self.start.seats[0]:
            return (PASS, Call("", number=BIDS[0]))
        return (PASS, *(Call("", number=bid) for bid in BIDS if bid > bidding.level))

    def contract(self, calls: Calls) -> Contract:
        """The declarer's game, or before it is named the bid alone; Ramsch; or nothing."""
        bidding = self.bidding(calls)
        after = calls[bidding.used :]
        declarer = bidding.declarer
        if declarer is None:
            offered = bidding.level or bidding.pending
            return self._pushed(after) if self._ramsch and not offered else self.start
        taken = any(said.call == TAKE for said in after)
        won = replace(
            self.start,
            sides=self.rules.declared(declarer),
            owner=declarer,
            goal=Goal.POINTS,
            declarer=declarer,
            taker=declarer if taken else None,
            hand=self.ramsch_round or any(said.call == PLAY_HAND for said in after),
            bid=bidding.level,
        )
        named = self._named(after)
        if named is None:
            return won
        doubled = sum(said.call in {KONTRA, RE} for said in after)
        game = Call(GRAND) if self.ramsch_round else after[named].call
        made = declaring(won, game, self.rules)
        shown = made.open or any(said.call == LAY_DOWN for said in after)
        return replace(made, factor=won.factor * 2**doubled, open=shown)

    def _pushed(self, after: Calls) -> Contract:
        """Ramsch: each plays alone; a skat that is passed on unseen doubles the loss."""
        taker = next((said.seat for said in reversed(after) if said.call == TAKE), None)
        pushes = sum(said.call == PUSH for said in after)
        return replace(
            self.start,
            order=self.rules.order(FifthSuit.JACKS),
            goal=Goal.FEWEST,
            owner=self.start.owner if taker is None else taker,
            taker=taker,
            factor=self.start.factor * 2**pushes,
        )


def declaring(won: Contract, game: Call, rules: SkatOptions) -> Contract:
    """The contract of a declarer who names a game."""
    level = game.number or 0
    if game.word == NULL:
        goal, targets = Goal.NO_TRICK, (0, 1)
    elif level >= SCHWARZ:
        goal, targets = Goal.ALL_TRICKS, (HAND, 1)
    else:
        least = SCHNEIDER_WINNING if level == SCHNEIDER else WINNING
        goal, targets = Goal.POINTS, (least, ALL_POINTS + 1 - least)
    return replace(
        won,
        order=rules.order(trump_of(game)),
        goal=goal,
        targets=targets,
        namer=won.declarer,
        call=game,
        level=level,
        open=level == OUVERT,
    )


def below_bid(contract: Contract) -> bool:
    """Tell whether the game is a Null that is worth less than the bid."""
    if contract.goal is not Goal.NO_TRICK:
        return False
    return NULL_VALUES[contract.hand, contract.level == OUVERT] < contract.bid


@dataclass(frozen=True, slots=True)
class SkatHooks(PlayHooks):
    """The skat is taken up after a call; Null ends with the declarer's first trick."""

    def begun(self, deal: DealState) -> tuple[DealState, tuple[Event, ...]]:
        """Take up the skat and discard; or lead.

        A Null worth less than the bid is lost at once (ISkO 3.6.2).
        """
        if deal.calls and deal.calls[-1].call == TAKE:
            return self._taken_up(deal, deal.calls[-1].seat)
        phase = None if below_bid(deal.contract) else TrickPlay(self)
        return replace(deal, phase=phase), ()

    def _taken_up(self, deal: DealState, seat: Seat) -> tuple[DealState, tuple[Event, ...]]:
        """Give the skat to a seat, which discards.

        In Schieberamsch it may be another's discards: they are cards given, known to both.
        """
        if deal.laid_away:
            giver = [said.seat for said in deal.calls if said.call == TAKE][-2]
            gifts = tuple(Gift(giver, seat, card) for card in deal.laid_away)
            talon = tuple(deal.laid_away)
            deal = replace(deal, given=(*deal.given, *gifts), talon=talon, laid_away=NO_CARDS)
        taken = CardSet.of(deal.talon)
        added = tuple(taken if who == seat else NO_CARDS for who in range(len(deal.hands)))
        hands = tuple(hand | more for hand, more in zip(deal.hands, added, strict=True))
        deal = replace(deal, hands=hands)
        then: Phase = TrickPlay(self)
        if deal.contract.declarer is not None:
            then = Announcing(seat, self)
        elif seat != deal.contract.seats[-1]:
            then = Announcing(deal.contract.seats[deal.contract.seats.index(seat) + 1], self)
        return replace(deal, phase=Exchange(self, 2, then)), (CardsAdded(added),)

    def ban(self, deal: DealState, card: Card, /) -> Duty | None:
        """Jacks may not be pushed on, unless the house allows it."""
        pushing = deal.contract.goal is Goal.FEWEST and not skat(deal.rules).push_jacks
        return Duty.BOWER if pushing and card.rank is Rank.JACK else None

    def endings(self, deal: DealState, seat: Seat, /) -> tuple[Call, ...]:
        """The declarer may give up or lay down, a defender give up (ISkO 4.4)."""
        return endings(deal, seat)

    def ending(self, deal: DealState, /) -> Phase | None:
        """The others' consent, where it is needed."""
        return phase_after(deal, TrickPlay(self))

    def ends(self, deal: DealState) -> bool:
        """Null is lost with the declarer's first trick (ISkO 4.4)."""
        contract = deal.contract
        taken = deal.taken[-1:]
        return contract.goal is Goal.NO_TRICK and any(t.winner == contract.declarer for t in taken)
