"""Auction of Bauer: naming trumps, and sending a partner's cards away."""

from __future__ import annotations

from dataclasses import dataclass, replace

from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import CardSet, Suit
from reunion_desktop.engine.contract import Auction, Contract, Goal
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.bauer.options import AWAY, MAJORITY, BauerOptions


def naming(suit: Suit) -> Call:
    """The call by which forehand makes a suit trumps."""
    return Call("trump", suit)


@dataclass(frozen=True, slots=True)
class BauerAuction(Auction):
    """Forehand names trumps; then once round each passes or sends the partner's cards away.

    That forehand may only name the printed suit of a card in hand, so that it can always lead a
    trump, that the second question goes round once, and that the first *cards away* closes it, are
    this program's rulings.
    """

    rules: BauerOptions

    def asked(self, calls: tuple[Announce, ...]) -> Seat | None:
        """Forehand, then every seat in turn until one sends the partner's cards away."""
        seats = self.start.seats
        if len(calls) > len(seats) or (calls and calls[-1].call == AWAY):
            return None
        return seats[max(len(calls) - 1, 0)]

    def legal(self, calls: tuple[Announce, ...], own: CardSet | None = None, /) -> tuple[Call, ...]:
        """The suits in the seat's hand, in the order of the pack; later pass, or *cards away*."""
        if calls:
            return (PASS, AWAY)
        cards = self.rules.pack if own is None else own
        return tuple(naming(suit) for suit in sorted({card.suit for card in cards}))

    def contract(self, calls: tuple[Announce, ...]) -> Contract:
        """Trumps as named and five tricks; after *away* the caller leads and needs all of them.

        The partner of a player alone sits out. The makers need five tricks and the others four, or
        five where four each are nothing; a player alone needs all, and the others a single one.
        """
        if not calls:
            return self.start
        named, last, rules = calls[0], calls[-1], self.rules
        named_so = replace(
            self.start,
            order=rules.order(named.call.suit),
            goal=Goal.TRICKS,
            declarer=named.seat,
            namer=named.seat,
            call=named.call,
        )
        side = rules.sides.of[last.seat if last.call == AWAY else named.seat]
        if last.call != AWAY:
            targets = (MAJORITY, rules.defence)
            return replace(named_so, targets=targets if side == 0 else targets[::-1])
        of = rules.sides.of
        round_of = rules.seating.round(last.seat)
        return replace(
            named_so,
            seats=tuple(s for s in round_of if s == last.seat or of[s] != side),
            goal=Goal.ALL_TRICKS,
            targets=(rules.hand_size, 1) if side == 0 else (1, rules.hand_size),
            declarer=last.seat,
            call=last.call,
        )

    def proves(self, call: Call) -> CardSet:
        """A player who names trumps holds a card on which that suit is printed."""
        return CardSet.of(card for card in self.rules.pack if card.suit == call.suit)
