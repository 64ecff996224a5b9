"""A deal as seen by one seat, updated by each protocol message."""

from __future__ import annotations

from dataclasses import dataclass, replace

from reunion_desktop.arena.protocol_view.fields import next_told, sides_told, suit_told
from reunion_desktop.arena.protocol_view.protocol_1 import fee_due
from reunion_desktop.arena.protocol_view.results import agree, payment_told, seats
from reunion_desktop.engine.actions import Announce, Gift
from reunion_desktop.engine.cards import FACE_DOWN, NO_CARDS, Card, CardSet
from reunion_desktop.engine.contract import Auction
from reunion_desktop.engine.observe import DealObservation
from reunion_desktop.engine.plans import DealPlan, Opening
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import Payment, ScoreLine
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import TakenTrick, Trick
from reunion_desktop.games.reunion.options import reunion
from reunion_desktop.storage.headers import FIRST_GAME
from reunion_desktop.storage.lines import Line


@dataclass(frozen=True, slots=True)
class DealView:
    """A deal on the table, as far as a seat was informed.

    Each message gives a new value. A message that cannot be parsed, or that contradicts earlier
    ones, is refused with :class:`~reunion_desktop.storage.lines.BadRecord`.
    """

    rules: Rules
    seat: Seat
    """The observing seat."""
    sight: DealObservation
    to_act: Seat | None
    """The seat to move; None when the deal is over."""
    lines: tuple[ScoreLine, ...] = ()
    """The deals counted before it."""

    def with_talon(self, line: Line) -> DealView:
        """Add the talon: taken up by this seat as the dealer, or on the table."""
        if not self.rules.takes_talon:
            return self._with_lying(line)
        deal, cards = self.sight, line.cards("cards")
        plan = self.rules.plan_of(deal.number, deal.dealer)
        if self.seat != deal.dealer or deal.talon is not None or len(cards) != plan.left:
            raise line.refused("type", "a talon only after a deal of one's own")
        hand = deal.hand | CardSet.of(cards)
        return self._moved(replace(deal, talon=cards, hand=hand), self.to_act)

    def _with_lying(self, line: Line) -> DealView:
        """Add the talon on the table; null stands for a card that is not visible."""
        deal, values = self.sight, line.values.get("cards")
        plan = self.rules.plan_among(deal.number, deal.dealer, deal.trick.seats)
        if deal.talon is not None or not isinstance(values, list) or len(values) != plan.left:
            raise line.refused("cards", "the cards left over, once")
        talon = tuple(
            FACE_DOWN if value is None else Line(line.number, {"card": value}).card("card")
            for value in values
        )
        opening = Opening(deal.number, deal.dealer, deal.trick.seats, deal.turn_up, talon)
        auction = self.rules.auction(self.lines, opening)
        after = replace(
            deal,
            auction=auction,
            contract=auction.contract(()),
            talon=talon,
            places_left=tuple(range(len(talon))),
        )
        return self._moved(after, self.to_act)

    def with_added(self, line: Line) -> DealView:
        """Add the rest of the cards."""
        deal, cards = self.sight, CardSet.of(line.cards("cards"))
        plan = self.rules.plan_of(deal.number, deal.dealer)
        if not deal.later or cards & deal.hand:
            raise line.refused("type", "cards to follow, once")
        held = [
            count + (plan.later_hand if who in plan.seats else 0)
            for who, count in enumerate(deal.held)
        ]
        after = replace(deal, hand=deal.hand | cards, held=tuple(held), later=0)
        return self._moved(after, self.to_act)

    def announced(self, line: Line) -> DealView:
        """Apply a call and its effects."""
        deal = self.sight
        calls = (*deal.calls, Announce(self._mover(line), line.call("call")))
        contract = deal.auction.contract(calls)
        if "sides" in line.values:
            contract = replace(contract, sides=sides_told(line, self.rules.players))
        trick = deal.trick
        if "order" in line.values:
            trick = Trick(seats(line, "order", self.rules.players))
        if "trump" in line.values:
            contract = replace(contract, order=self.rules.order(suit_told(line)))
        after = replace(deal, calls=calls, contract=contract, trick=trick)
        to_act = next_told(line, self.rules.players) if "next" in line.values else None
        return self._moved(after, to_act)

    def discarded(self, line: Line) -> DealView:
        """Apply the dealer's discards; this seat's own are named."""
        deal, seat = self.sight, self._mover(line)
        count = self.rules.plan_of(deal.number, deal.dealer).left
        if not self.rules.takes_talon:
            return self._swapped(line, seat)
        if seat != deal.owner or deal.discarded:
            raise line.refused("type", "cards laid away once, by the dealer")
        away: CardSet | None = None
        hand = deal.hand
        if seat == self.seat:
            away = CardSet.of(line.cards("cards"))
            hand -= away
            if not away <= deal.hand or len(away) != count:
                raise line.refused("cards", f"{count} cards of one's own")
        held = _fewer(deal.held, seat, count)
        after = replace(deal, hand=hand, held=held, laid_away=away, discarded=count)
        return self._moved(after, deal.trick.leader)

    def _swapped(self, line: Line, seat: Seat) -> DealView:
        """Apply the dealer's exchange with the table, or its refusal."""
        deal, count = self.sight, line.integer("count")
        if seat != deal.owner or count not in {0, 1} or count > len(deal.places_left):
            raise line.refused("count", "no card or one, laid away by the dealer")
        to_act = next_told(line, self.rules.players)
        if not count:
            return self._moved(deal, to_act)
        talon = deal.talon or ()
        taken = FACE_DOWN if line.values.get("taken") is None else line.card("taken")
        places = [place for place in deal.places_left if talon[place] in (taken, FACE_DOWN)]
        if not places:
            raise line.refused("taken", "a card that lies on the table")
        hand, away = deal.hand, deal.laid_away
        if seat == self.seat:
            laid = CardSet.of(line.cards("cards"))
            if not laid <= hand or len(laid) != count or taken == FACE_DOWN:
                raise line.refused("cards", "a card of one's own")
            hand, away = (hand - laid).plus(taken), (away or NO_CARDS) | laid
        else:
            away = None
        exact = [place for place in places if talon[place] == taken] or places
        lying = tuple(place for place in deal.places_left if place != exact[0])
        after = replace(
            deal, hand=hand, laid_away=away, discarded=deal.discarded + count, places_left=lying
        )
        return self._moved(after, to_act)

    def played(self, line: Line) -> DealView:
        """Apply a card played to the trick; a full trick of open cards is gathered."""
        deal, seat = self.sight, self._mover(line)
        unseen = "card" in line.values and line.values["card"] is None
        covered = unseen or line.values.get("covered") is True
        card = FACE_DOWN if unseen else line.card("card")
        mine = seat == self.seat
        gone = _out(self.sight) | (deal.laid_away or NO_CARDS)
        if card in gone or mine != (card in deal.hand):
            raise line.refused("card", "a card that its player may hold")
        trick = deal.trick.plus(card, covered=covered)
        hand = deal.hand.minus(card) if mine else deal.hand
        after = replace(deal, hand=hand, held=_fewer(deal.held, seat, 1), trick=trick)
        if not trick.full:
            return self._moved(after, trick.seats[len(trick.cards)])
        waiting = self._moved(after, None)
        return waiting if FACE_DOWN in trick.cards else _gathered(waiting)

    def gathered(self, line: Line) -> DealView:
        """Apply the end of a trick; covered cards are revealed."""
        seen = self
        if self.sight.trick.full:
            cards = line.cards("cards")
            trick = self.sight.trick
            known = [old in (FACE_DOWN, new) for old, new in zip(trick.cards, cards, strict=False)]
            if len(cards) != len(trick.cards) or not all(known):
                raise line.refused("cards", "the cards of the trick")
            open_trick = Trick(trick.seats, cards, trick.covered)
            seen = _gathered(self._moved(replace(self.sight, trick=open_trick), None))
        if not seen.sight.taken:
            raise line.refused("type", "a trick only after its cards")
        last = seen.sight.taken[-1]
        number = len(seen.sight.taken)
        agree(line, {"number": number, "winner": last.winner, "points": last.points})
        return seen

    def given(self, line: Line) -> DealView:
        """Apply a card given to another hand; the message names the next seat to move."""
        deal, seat = self.sight, line.integer("seat", "a seat")
        taker = line.integer("to", "a seat")
        if seat == taker or not {seat, taker} <= set(deal.trick.seats):
            raise line.refused("seat", "two of those who play")
        hidden = "card" in line.values and line.values["card"] is None
        card = FACE_DOWN if hidden else line.card("card")
        mine = self.seat in {seat, taker}
        if (hidden and mine) or (seat == self.seat) != (card in deal.hand):
            raise line.refused("card", "a card that its giver may hold")
        hand = deal.hand
        if mine:
            hand = hand.minus(card) if seat == self.seat else hand.plus(card)
        held = _fewer(_fewer(deal.held, seat, 1), taker, -1)
        gift = Gift(seat, taker, card, line.values.get("shown") is True)
        after = replace(deal, hand=hand, held=held, given=(*deal.given, gift))
        return self._moved(after, next_told(line, self.rules.players))

    def in_vain(self, line: Line) -> DealView:
        """Apply a request for a card that is among the discards: no card changes hands."""
        line.card("card")
        agree(line, {"seat": self.sight.owner})
        return self

    def paid(self, line: Line) -> DealView:
        """Apply a fee."""
        payments = (*self.sight.payments, payment_told(line))
        return replace(self, sight=replace(self.sight, payments=payments))

    def ended(self) -> DealView:
        """Apply the end of the deal: the discards are revealed if the rules say so."""
        deal, away = self.sight, self.sight.laid_away
        if away is None and self.rules.shows_discards:
            away = CardSet.of(self.rules.pack) - _out(self.sight) - deal.hand
        return self._moved(replace(deal, laid_away=away, over=True), None)

    def _mover(self, line: Line) -> Seat:
        """The seat that a message names, which must be the seat to move."""
        seat = line.integer("seat", "a seat")
        if self.to_act is None or seat != self.to_act:
            whose = "nobody" if self.to_act is None else f"seat {self.to_act}"
            raise line.refused("seat", f"{whose}, to whom it falls")
        return seat

    def _moved(self, sight: DealObservation, to_act: Seat | None) -> DealView:
        return replace(self, sight=_lying(self.rules, sight), to_act=to_act)


def _gathered(seen: DealView) -> DealView:
    """Move the full trick to its winner, who leads to the next one."""
    deal, rules, trick = seen.sight, seen.rules, seen.sight.trick
    winner = trick.winner(deal.order)
    last = not deal.held[winner]
    points = rules.count(trick.cards, deal.order) + (rules.last_trick if last else 0)
    fee: Payment | None = None
    if rules.game == FIRST_GAME:
        fee = fee_due(reunion(rules), seen.seat, deal, trick, winner)
    after = replace(
        deal,
        trick=trick.led_by(winner),
        taken=(*deal.taken, TakenTrick(trick, winner, points)),
        points=tuple(p + points if who == winner else p for who, p in enumerate(deal.points)),
        payments=deal.payments if fee is None else (*deal.payments, fee),
    )
    moved = replace(seen, sight=_lying(rules, after), to_act=winner)
    return moved.ended() if last else moved


def _out(deal: DealObservation) -> CardSet:
    """The cards that are or were open on the table."""
    cards = CardSet.of(card for card in deal.trick.cards if card != FACE_DOWN)
    for taken in deal.taken:
        cards |= CardSet.of(taken.trick.cards)
    return cards


def _lying(rules: Rules, deal: DealObservation) -> DealObservation:
    """Add the turned card while it lies on the table."""
    turned = deal.turn_up
    if turned is None:
        return deal
    if turned in deal.left:
        return replace(deal, on_table=None if deal.auction.turned_down(deal.calls) else turned)
    begun = bool(deal.taken or deal.trick.cards or deal.discarded or deal.calls)
    lies = rules.leaves_turned(begun=begun, tricks=len(deal.taken))
    gone = turned in _out(deal) or turned in (deal.laid_away or NO_CARDS)
    gone = gone or any(gift.card == turned for gift in deal.given)
    return replace(deal, on_table=turned if lies and not gone else None)


def dealt(rules: Rules, seat: Seat, line: Line, lines: tuple[ScoreLine, ...] = ()) -> DealView:
    """The initial view of a deal from its first message.

    Args:
        rules: the rules of the table.
        seat: the observing seat.
        line: the message.
        lines: the deals counted before it.

    Raises:
        BadRecord: a value is missing or invalid.
    """
    number, dealer = line.integer("number"), line.integer("dealer", "a seat")
    plan = rules.plan_of(number, dealer)
    if "table" in line.values:
        plan = rules.plan_among(number, dealer, seats(line, "table", rules.players))
    turned = line.card("turn_up") if "turn_up" in line.values else None
    if (turned is None) != (plan.turned is plan.turned.NONE):
        raise line.refused("turn_up", "the card that was turned, where one is")
    hand = CardSet.of(line.cards("hand"))
    if len(hand) != (plan.hand if seat in plan.seats else 0):
        raise line.refused("hand", f"{plan.hand} cards")
    first = dealer if plan.left and rules.takes_talon else plan.seats[0]
    auction = rules.auction(lines, Opening(number, dealer, plan.seats, turned))
    sight = _first_sight(rules, plan, turned, hand, auction, own=seat == dealer)
    if "sides" in line.values:
        told = replace(sight.contract, sides=sides_told(line, rules.players))
        sight = replace(sight, contract=told)
    to_act = next_told(line, rules.players) if "next" in line.values else first
    return DealView(rules, seat, _lying(rules, sight), to_act, lines)


def _first_sight(
    rules: Rules,
    plan: DealPlan,
    turned: Card | None,
    hand: CardSet,
    auction: Auction,
    *,
    own: bool,
) -> DealObservation:
    taken_up = plan.left if rules.takes_talon else 0
    left = [taken_up if who == plan.dealer else 0 for who in range(rules.players)]
    given = [plan.hand if who in plan.seats else 0 for who in range(rules.players)]
    return DealObservation(
        number=plan.number,
        dealer=plan.dealer,
        auction=auction,
        contract=auction.contract(()),
        turn_up=turned,
        on_table=None,
        hand=hand,
        held=tuple(cards + more for cards, more in zip(given, left, strict=True)),
        later=plan.later_hand,
        talon=() if not plan.left and (own or not rules.takes_talon) else None,
        laid_away=NO_CARDS,
        discarded=0,
        calls=(),
        trick=Trick(plan.seats),
        taken=(),
        points=(0,) * rules.players,
        payments=(),
        over=False,
    )


def _fewer(held: tuple[int, ...], seat: Seat, count: int) -> tuple[int, ...]:
    return tuple(cards - count if who == seat else cards for who, cards in enumerate(held))
