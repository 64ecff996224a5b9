"""A reason with its position and one layout, and for each kind a test of the statement."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from reunion_desktop.ai.player import Turn
from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.contract import Goal
from reunion_desktop.engine.duties import playable
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import Trick


@dataclass(frozen=True)
class Told:
    """A reason with the position, the values of the cards, and one layout."""

    turn: Turn
    reason: Reason
    card: Card
    values: dict[Card, float]
    hands: tuple[CardSet, ...]

    @property
    def legal(self) -> list[Card]:
        return list(self.turn.legal.cards)

    @property
    def trick(self) -> Trick:
        return self.turn.deal.trick

    @property
    def others(self) -> list[Seat]:
        return [seat for seat in self.trick.seats if seat != self.turn.seat]

    def mine(self, seat: Seat) -> bool:
        """Tell whether a seat is of the player's side."""
        return self.turn.deal.sides.of[seat] == self.turn.side

    @property
    def foes(self) -> list[Seat]:
        return [seat for seat in self.others if not self.mine(seat)]

    @property
    def friends(self) -> list[Seat]:
        return [seat for seat in self.others if self.mine(seat)]

    def points(self, card: Card) -> int:
        """The points of a card."""
        return self.turn.rules.points(card, self.turn.deal.order)

    def suit(self, card: Card) -> CardSet:
        """The cards of a card's suit in play."""
        order = self.turn.deal.order
        return order.cards_of(order.suit_of(card))

    def out(self, seats: Sequence[Seat]) -> CardSet:
        """The cards in some hands."""
        return CardSet.of(card for seat in seats for card in self.hands[seat])

    @property
    def trumps(self) -> CardSet:
        return self.turn.deal.order.trumps

    def ends(self, card: Card) -> set[Seat]:
        """Every possible winner of the trick with a card."""
        return {trick.winner(self.turn.deal.order) for trick in self.full(self.trick.plus(card))}

    def full(self, trick: Trick) -> Iterator[Trick]:
        """The trick, completed in every legal way."""
        if trick.full:
            yield trick
            return
        deal, rules = self.turn.deal, self.turn.rules
        hand = self.hands[trick.seat_of(len(trick.cards))]
        for card in playable(hand, rules.musts(deal.order, trick, len(deal.taken))):
            yield from self.full(trick.plus(card))

    def answers(self, seat: Seat) -> CardSet:
        """Every card that a later seat may play to the card."""
        tricks, place = self.full(self.trick.plus(self.card)), self.trick.seats.index(seat)
        return CardSet.of(trick.cards[place] for trick in tricks)

    def safe(self, card: Card) -> bool:
        """Tell whether no opponent can win the trick."""
        return all(map(self.mine, self.ends(card)))

    def lost(self, card: Card) -> bool:
        """Tell whether an opponent wins the trick whatever is played."""
        return not any(map(self.mine, self.ends(card)))

    def partner_can(self) -> bool:
        """Tell whether a partner has a card with which no opponent can win the trick."""
        found: dict[tuple[Seat, Card], bool] = {}
        for trick in self.full(self.trick.plus(self.card)):
            won = self.mine(trick.winner(self.turn.deal.order))
            for seat, card in zip(trick.seats, trick.cards, strict=True):
                if seat in self.friends:
                    found[seat, card] = found.get((seat, card), True) and won
        return any(found.values()) or self.safe(self.card)

    @property
    def now(self) -> Seat:
        """The seat that wins the trick with the card, as it lies."""
        return self.trick.plus(self.card).winner(self.turn.deal.order)

    def wins(self) -> bool:
        """Tell whether nobody can beat the card."""
        return self.ends(self.card) == {self.turn.seat}

    @property
    def points_left(self) -> int:
        """The points or tricks that the side still needs."""
        deal, contract = self.turn.deal, self.turn.deal.contract
        tricks = contract.goal is not Goal.POINTS
        made = sum((1 if tricks else one.points) for one in deal.taken if self.mine(one.winner))
        if not tricks and contract.declarer is not None and self.mine(contract.declarer):
            made += self.turn.rules.count(deal.laid_away or CardSet(), deal.order)
        return (contract.targets[self.turn.side] if contract.targets else 1) - made

    @property
    def left(self) -> int:
        """The points that nobody has taken yet."""
        cards = (*self.trick.cards, *[card for hand in self.hands for card in hand])
        return sum(map(self.points, cards))

    @property
    def total(self) -> int:
        """The player's points of the game so far."""
        deal, seat = self.turn.deal, self.turn.seat
        laid = (deal.laid_away if seat == deal.owner else None) or CardSet()
        made = deal.points[seat] + self.turn.rules.count(laid, deal.order)
        return made + sum(line.points[seat] for line in self.turn.lines)

    def held(self, seat: Seat | None) -> CardSet:
        """The hand of the seat concerned."""
        assert seat is not None
        return self.hands[seat]

    @property
    def unseen(self) -> CardSet:
        """The cards that the player has not seen."""
        deal = self.turn.deal
        known = deal.hand | (deal.laid_away or CardSet()) | deal.left
        for trick in (*[taken.trick for taken in deal.taken], deal.trick):
            known |= CardSet.of(trick.cards)
        return CardSet.of(self.turn.rules.pack) - known

    def lasts(self) -> bool:
        """Tell whether the card is the last of its suit in hand."""
        return not self.turn.deal.hand.minus(self.card) & self.suit(self.card)

    def higher(self, card: Card) -> CardSet:
        """The higher cards of a card's suit."""
        return self.turn.deal.order.over(card)

    def highest(self, card: Card) -> bool:
        """Tell whether nobody holds a higher card of a card's suit."""
        own = self.turn.deal.hand - CardSet.of((card,))
        return not (own | self.out(self.others)) & self.higher(card)

    def trumps_at_will(self) -> bool:
        """Tell whether a player with the card's suit may trump it."""
        deal, rules = self.turn.deal, self.turn.rules
        led = Trick(self.trick.seats).plus(self.card)
        hand = self.suit(self.card).minus(self.card) | self.trumps
        return bool(playable(hand, rules.musts(deal.order, led, 1)) & self.trumps)

    def all_mine(self) -> bool:
        """Tell whether the player wins the trick with any card."""
        return all(self.ends(card) == {self.turn.seat} for card in self.legal)


def _one(cards: CardSet) -> Card:
    (card,) = cards
    return card


CHECKS: dict[Motive, Callable[[Told], object]] = {
    Motive.CANNOT_WIN: lambda t: (
        all(map(t.lost, t.legal)) and t.points(t.card) == min(map(t.points, t.legal))
    ),
    Motive.CANNOT_AVOID: Told.all_mine,
    Motive.TRICK_HELD: lambda t: (
        t.reason.seat == t.trick.winner(t.turn.deal.order)
        and t.reason.points in {None, sum(map(t.points, t.trick.cards)), t.total}
    ),
    Motive.SHOWN_VOID: lambda t: t.reason.cards and not t.held(t.reason.seat) & t.reason.cards,
    Motive.NO_TRUMPS: lambda t: not t.held(t.reason.seat) & t.trumps,
    Motive.TRUMPS_GONE: lambda t: not t.out(t.others) & t.trumps,
    Motive.LAST_TRUMPS: lambda t: (
        t.held(t.reason.seat) & t.trumps
        and not t.out([one for one in t.others if one != t.reason.seat]) & t.trumps
    ),
    Motive.TRUMPS_OUT: lambda t: t.reason.points == len(t.unseen & t.trumps) > 0,
    Motive.STILL_OUT: lambda t: t.reason.cards and t.reason.cards <= t.unseen,
    Motive.NEEDS_POINTS: lambda t: t.reason.points == t.points_left > 0,
    Motive.NEEDS_TRICKS: lambda t: t.reason.points == t.points_left > 0,
    Motive.NEEDS_TOTAL: lambda t: t.total + (t.reason.points or 0) in {100, 150},
    Motive.WANTS_TRICK: lambda t: not t.turn.deal.tricks[t.turn.seat],
    Motive.WANTS_FEW: lambda t: (
        t.turn.deal.contract.goal in {Goal.FEWEST, Goal.POINTS}
        and (t.turn.seat not in t.ends(t.card) or sum(map(t.points, (*t.trick.cards, t.card))) <= 4)
    ),
    Motive.WANTS_MOST: lambda t: t.turn.deal.contract.goal is Goal.POINTS,
    Motive.MAKES_HUNDRED: lambda t: (
        t.reason.points == 100 - t.turn.deal.points[t.turn.seat] > 0
        and t.reason.points == round((t.reason.share or 0) * t.left)
        and t.left >= t.reason.points
    ),
    Motive.NEARS_HUNDRED: lambda t: (
        t.reason.seat in t.foes
        and t.reason.points == t.turn.deal.points[t.reason.seat or 0]
        and t.reason.points + t.left >= 100 - (30 if len(t.others) < 3 else 0)
    ),
    Motive.KEEPS_FROM: lambda t: (
        t.reason.seat not in t.ends(t.card)
        and t.turn.deal.points[t.reason.seat or 0] + t.left >= 70
    ),
    Motive.WIPES: lambda t: t.turn.lines,
    Motive.ENOUGH: lambda t: t.safe(t.card) and (t.reason.points or 0) >= t.points_left > 0,
    Motive.WANTS_NONE: lambda t: t.turn.deal.contract.goal is Goal.NO_TRICK and not t.friends,
    Motive.MAKES_TAKE: lambda t: t.reason.seat == t.turn.deal.contract.declarer,
    Motive.SAFE: lambda t: t.safe(t.card),
    Motive.HOLDS: lambda t: t.ends(t.card) == {t.turn.seat},
    Motive.SAVES_TRICK: lambda t: t.safe(t.card) and not t.mine(t.trick.winner(t.turn.deal.order)),
    Motive.BRINGS_HOME: lambda t: t.safe(t.card),
    Motive.HARDER: lambda t: (
        t.now == t.turn.seat
        and t.trick.winner(t.turn.deal.order) in t.friends
        and not t.trick.plus(t.card).full
    ),
    Motive.WINS_CHEAPLY: lambda t: (
        t.safe(t.card) and t.reason.cards <= t.higher(t.card) & t.turn.deal.hand
    ),
    Motive.CAPTURES_BOWER: lambda t: t.ends(t.card) == {t.turn.seat},
    Motive.DRAWS_BOWER: lambda t: t.reason.cards <= t.out(t.others),
    Motive.SAVES_BOWER: lambda t: (
        t.turn.deal.order.right_bower in t.out(t.others) | CardSet.of(t.trick.cards)
    ),
    Motive.CASHES: lambda t: not t.out(t.others) & t.higher(t.card),
    Motive.DRAWS_TRUMPS: lambda t: t.out(t.foes) & t.trumps,
    Motive.KEEPS_MASTER: lambda t: t.highest(_one(t.reason.cards)),
    Motive.KEEPS: lambda t: t.highest(_one(t.reason.cards)),
    Motive.FEEDS_PARTNER: lambda t: t.points(t.card) and (t.reason.share or t.partner_can()),
    Motive.SPARES_PARTNER: lambda t: t.safe(t.card) and t.now != t.turn.seat,
    Motive.LEAVES_PARTNER: lambda t: t.reason.share or t.partner_can(),
    Motive.LEADS_THROUGH: lambda t: t.out(t.friends) & t.higher(t.card),
    Motive.FORCES_TRUMP: lambda t: (
        not t.held(t.reason.seat) & t.suit(t.card) and t.held(t.reason.seat) & t.trumps
    ),
    Motive.RETURNS_SUIT: lambda t: any(
        taken.trick.cards[0] in t.suit(t.card) and taken.trick.leader in t.friends
        for taken in t.turn.deal.taken
    ),
    Motive.SAVES_TRUMPS: lambda t: (
        t.card not in t.trumps and any(card in t.trumps for card in t.legal)
    ),
    Motive.LITTLE: lambda t: t.reason.points == sum(map(t.points, t.trick.cards)) <= 7,
    Motive.KEEPS_FOR_LATER: lambda t: t.reason.cards <= t.higher(t.card) & t.turn.deal.hand,
    Motive.LIKELIER: lambda t: t.safe(t.card) or not t.safe(_one(t.reason.cards)),
    Motive.SHEDS_POINTS: lambda t: (
        t.turn.seat not in t.ends(t.card)
        and t.points(t.card) > min(map(t.points, t.legal))
        and not any(
            t.turn.deal.points[seat] >= 45 and t.turn.deal.points[seat] + t.left >= 100
            for seat in t.ends(t.card)
            if t.turn.rules.game == "hindersche"
        )
    ),
    Motive.GIVES_LEAST: lambda t: (
        t.lost(t.card) and t.points(t.card) == min(map(t.points, t.legal))
    ),
    Motive.MAKES_VOID: lambda t: (
        t.lasts()
        and t.turn.deal.hand & t.trumps
        and t.out(t.others) & t.suit(t.card)
        and not t.trumps_at_will()
    ),
    Motive.KEEPS_HIGHER: lambda t: t.safe(t.card) or not any(map(t.safe, t.reason.cards)),
    Motive.AS_STRONG: lambda t: (
        t.points(t.card) < t.points(_one(t.reason.cards))
        and t.ends(t.card) == t.ends(_one(t.reason.cards))
        and not t.out(t.others)
        & ((t.higher(t.card) - t.higher(_one(t.reason.cards))).minus(_one(t.reason.cards)))
    ),
    Motive.PASSES_LEAD: lambda t: t.ends(t.card) != {t.turn.seat},
    Motive.TRIES: lambda t: t.now == t.turn.seat and any(map(t.lost, t.legal)),
    Motive.BRINGS_MORE: lambda t: (
        t.points(t.card) > t.points(_one(t.reason.cards))
        and t.ends(t.card) == t.ends(_one(t.reason.cards))
    ),
    Motive.FORCES_HIGH: lambda t: (
        t.now == t.turn.seat and t.out(t.foes) & t.higher(t.card) <= t.reason.cards
    ),
    Motive.LONGEST: lambda t: len(t.suit(t.card) & t.turn.deal.hand) > 2,
    Motive.EQUAL: lambda t: (
        max(t.values.values()) - min(t.values.values()) < 0.01
        or len({frozenset(t.ends(card)) for card in t.legal}) == 1
    ),
    Motive.RISKS_LEAST: lambda t: t.points(t.card) == min(map(t.points, t.legal)),
    Motive.STAYS_BELOW: lambda t: (
        t.turn.seat not in t.ends(t.card)
        if t.reason.seat is None
        else t.ends(t.card) == {t.reason.seat} != {t.turn.seat}
    ),
    Motive.MUST_BEAT: lambda t: (
        t.turn.seat not in t.ends(t.card)
        if t.reason.seat is None
        else t.answers(t.reason.seat) <= t.higher(t.card)
    ),
    Motive.FEW_BELOW: lambda t: (
        t.held(t.reason.seat) & t.suit(t.card)
        and t.held(t.reason.seat) & t.suit(t.card) - t.higher(t.card) <= t.reason.cards
    ),
    Motive.HAS_TO_FOLLOW: lambda t: t.held(t.reason.seat) & t.suit(t.card),
    Motive.GOES_HIGH: lambda t: t.reason.seat not in t.ends(t.card),
    Motive.LEAVES_LEAD: lambda t: t.ends(t.card) == {t.reason.seat} <= set(t.friends),
    Motive.TAKES_LEAD: lambda t: t.ends(t.card) == {t.turn.seat},
    Motive.SHORTENS: lambda t: len(t.suit(t.card) & t.turn.deal.hand) == 2,
    Motive.DANGEROUS: lambda t: t.out(t.foes) & t.suit(t.card) - t.higher(t.card),
    Motive.FREES: lambda t: t.lasts() and not t.trumps,
    Motive.GETS_RID: lambda t: (
        t.out(t.others) & t.higher(t.card)
        if not t.trick.cards
        else t.now != t.turn.seat or sum(map(t.points, t.trick.cards)) <= 4
    ),
    Motive.SPENDS_POINTS: lambda t: (
        (t.reason.points or 0) >= sum(map(t.points, (*t.trick.cards, t.card))) > 4
        and t.values[t.card] == max(t.values.values())
        and min(map(t.points, t.legal)) < t.points(t.card)
    ),
    Motive.KEEPS_LOWER: lambda t: t.all_mine() and not t.reason.cards & t.higher(t.card),
    Motive.COSTS_LEAST: lambda t: t.all_mine() and t.points(t.card) == min(map(t.points, t.legal)),
    Motive.UNDER: lambda t: t.out(t.foes) & t.higher(t.card),
    Motive.SURE_LATER: lambda t: t.card in t.trumps and t.highest(t.card),
    Motive.EASIEST: lambda t: (
        t.now == t.turn.seat and not any(t.card in t.higher(card) for card in t.legal)
    ),
    Motive.VOIDS: Told.lasts,
}
"""For each kind of reason a test of the statement in one layout; true in most, with a share."""
