"""Beginner for partnership games: knows the rules and errs as learners do.

The beginner forgets the cards played, does not look who can still trump, thinks that an ace always
wins and leads it at once, spares trumps while another player is to play, and names the longest
suit. Neither the worth of a trick nor the partner's play matters, except that a trick that is the
partner's already needs no high card.
"""

from __future__ import annotations

from reunion_desktop.ai.base_players import RulePlayer
from reunion_desktop.ai.player import Decision, Turn, only_choice
from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.ai.tricks.bidding.call_search import true_claim
from reunion_desktop.engine.actions import Announce, Discard, PlayCard
from reunion_desktop.engine.calls import PASS
from reunion_desktop.engine.cards import FACE_DOWN, Card, CardSet, PlaySuit, Rank, Suit
from reunion_desktop.engine.legal import MayAnnounce, MayDiscard
from reunion_desktop.engine.observe import DealObservation

_MANY = 3
"""Cards of a suit with which the beginner makes it trumps rather than pass."""


class PartnershipBeginner(RulePlayer):
    """Beginner player; deterministic."""

    __slots__ = ()

    name = "beginner"
    hurries = False

    def _decide(self, turn: Turn) -> Decision:
        """Decide by simple rules."""
        if isinstance(turn.legal, MayAnnounce):
            return _said(turn.deal, turn.legal)
        if isinstance(turn.legal, MayDiscard):
            return _swapped(turn.deal, turn.legal)
        return true_claim(turn) or only_choice(turn.legal) or _at_a_glance(turn)


def _said(deal: DealObservation, legal: MayAnnounce) -> Decision:
    """The longest suit by printed cards, where a call is compulsory or they are many; else pass."""
    turned = None if deal.turn_up is None else deal.turn_up.suit
    suits = {
        call: turned if call.suit is None else call.suit for call in legal.calls if call != PASS
    }
    longest = max(suits, key=lambda call: len(_printed(deal.hand, suits[call])))
    cards = _printed(deal.hand, suits[longest])
    if PASS in legal.calls and (suits[longest] is None or len(cards) < _MANY):
        return Decision(Announce(legal.seat, PASS))
    return Decision(Announce(legal.seat, longest), (Reason(Motive.LONG_TRUMPS, cards),))


def _swapped(deal: DealObservation, legal: MayDiscard) -> Decision:
    """Always take a trump, for the lowest plain card."""
    order, card = deal.order, legal.offered
    plain = [own for own in deal.hand if not order.is_trump(own)]
    if card is None or not plain:
        return Decision(legal.first, (Reason(Motive.DECLINES),))
    lowest = min(plain, key=lambda own: (order.height(own), own.index))
    laid, taken = CardSet.of((lowest,)), CardSet.of((card,))
    reasons = (Reason(Motive.TAKES_UP, taken), Reason(Motive.LAYS_LOW, laid))
    return Decision(Discard(legal.seat, laid), reasons)


def _printed(hand: CardSet, suit: Suit | None) -> CardSet:
    return CardSet.of(card for card in hand if card.suit == suit)


def _at_a_glance(turn: Turn) -> Decision:
    """The card chosen, and the beginner's reason."""
    led = turn.deal.trick.led(turn.deal.order)
    card, motive = _lead(turn.deal, turn.legal.cards) if led is None else _follow(turn, led)
    return Decision(PlayCard(turn.seat, card), (Reason(motive, CardSet.of((card,))),))


def _lead(deal: DealObservation, legal: CardSet) -> tuple[Card, Motive]:
    """An ace; else something low, no trump; else the highest."""
    plain = [card for card in legal if card.suit != deal.order.trump]
    aces = [card for card in plain if card.rank is Rank.ACE]
    if aces:
        return aces[0], Motive.CASHES
    if plain:
        return min(
            plain, key=lambda card: (deal.order.height(card), card.index)
        ), Motive.PASSES_LEAD
    return max(legal, key=deal.order.height), Motive.TAKES


def _follow(turn: Turn, led: PlaySuit) -> tuple[Card, Motive]:
    """The lowest card that wins so far, unless the partner holds the trick; else the lowest."""
    deal, legal = turn.deal, turn.legal.cards
    order, trick, of = deal.order, deal.trick, deal.sides.of

    def height(card: Card) -> int:
        return order.strength(card, led) if card != FACE_DOWN else 0

    best = trick.cards[trick.best(order)]
    winners = [card for card in legal if height(card) > height(best)]
    if len(trick.cards) < len(trick.seats) - 1 and led != order.trump:
        # Trumps are spared while another player is to play.
        winners = [card for card in winners if not order.is_trump(card)]
    partner = of[trick.winner(order)] == turn.side
    if winners and not partner:
        return min(winners, key=order.height), Motive.TAKES
    motive = Motive.SPARES_PARTNER if partner else Motive.THROWS_OFF
    return min(legal, key=lambda card: (order.height(card), card.index)), motive
