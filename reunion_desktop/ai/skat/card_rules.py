"""Rules of thumb for the cards of Skat: Null, and what a defender never wastes."""

from __future__ import annotations

from reunion_desktop.ai.player import Turn
from reunion_desktop.ai.skat.hands import CARD_POINTS, SUIT_BITS
from reunion_desktop.ai.tricks.card_constraints import plays_of
from reunion_desktop.ai.tricks.club import by_rule
from reunion_desktop.ai.tricks.deal_tables import LEAD
from reunion_desktop.ai.tricks.heuristic_policy import HeuristicContext
from reunion_desktop.ai.tricks.observation_adapter import state_seen
from reunion_desktop.engine.cards import ALL_CARDS, CardSet, Suit
from reunion_desktop.engine.contract import Goal
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.solver.tables import cards_of

_DEAR = 10
"""Card points from which a card is dear."""
_GONE = 0.1
_TO_COME = 1.8
"""Card points expected of each player still to play to a trick."""
_TRUMP = 2.0
"""Card points for which a trump is kept; twice as many for the highest."""
_LAST_TRUMPS = 12.0
"""Card points for which a trump is not led once the others have none left."""
_DRAW, _FORCE = 14.0, 3.0
"""Card points for which trumps are led: from the top, and to force out a higher one."""
_MASTER, _SECOND = 3.0, 2.0
"""Card points for which the highest card of a plain suit is kept, and a ten below its ace."""
_VOID = 2.0
"""Card points for which the last card of a plain suit is thrown off, to trump it later."""

_OWN_TRUMP, _OUT, _FREE, _BELOW_OWN, _TO_A_VOID = 1.5, 0.7, 1.0, 1.2, 2.0
"""Card points of a defender's lead: each own trump if trumps are led, each card of the suit that
is out, no high card in the suit, a card below one's own highest, a suit that the declarer lacks.
"""
_UNDER = 2.0
"""Weight of a lower card that is out against a higher one, for a lead of Null's declarer."""


def is_null(turn: Turn) -> bool:
    """Tell whether the declarer must take no trick."""
    return turn.deal.contract.goal is Goal.NO_TRICK


def preferences(turn: Turn, legal: CardSet) -> dict[int, float]:
    """The preference for each card by rule, by its index."""
    own = turn.seat == turn.deal.contract.declarer
    if is_null(turn):
        return {card.index: _null(turn, card.index, declares=own) for card in legal}
    if own:
        return _declarers(turn, legal)
    leads = not turn.deal.trick.cards and isinstance(turn.deal.order.trump, Suit)
    return _defenders_leads(turn, legal) if leads else by_rule(turn, legal)


def _defenders_leads(turn: Turn, legal: CardSet) -> dict[int, float]:
    """A defender's preference for each lead against a suit game, in card points.

    Not a trump; rather a suit with few cards out, without a high card of one's own, and nothing
    below one's own highest card. The figures are those that lose least with open cards.
    """
    look, declarer = HeuristicContext(state_seen(turn)), turn.deal.contract.declared_by
    tables, worth = look.tables, {}
    for card in cards_of(legal.bits):
        suit = tables.suits[tables.suit_of[card]]
        own, out = look.hand & suit, look.out & suit
        if look.trumps >> card & 1:
            worth[card] = -_OWN_TRUMP * own.bit_count()
            continue
        least = min([(tables.over[one] & out).bit_count() for one in cards_of(own)])
        worth[card] = -_OUT * out.bit_count()
        if least > 1:
            worth[card] += _FREE + tables.points[card] / _DEAR
        elif not least and tables.over[card] & out:
            worth[card] -= _BELOW_OWN
        if out and not out & ~look.state.lacks[declarer]:
            worth[card] -= _TO_A_VOID
    return worth


def _declarers(turn: Turn, legal: CardSet) -> dict[int, float]:
    """The declarer's preference for each card, in card points.

    The chance of the trick and its points count, and what the card is worth later. Trumps are
    drawn from the top; once the others have none left, the rest are kept to stop their suits.
    """
    look = HeuristicContext(state_seen(turn))
    tables, leads = look.tables, look.state.led == LEAD
    out, own = look.trumps & look.out, look.hand & look.trumps
    many = own.bit_count() > (out.bit_count() + 1) / 2
    worth = {}
    for card in cards_of(legal.bits):
        suit = tables.suits[tables.suit_of[card]]
        higher = (tables.over[card] & look.out).bit_count()
        stake = look.state.table + tables.points[card] + _TO_COME * len(look.later)
        made = (2 * look.chance(card) - 1) * stake
        if look.trumps >> card & 1:
            if not out:
                made -= _LAST_TRUMPS if leads else _TRUMP
            else:
                made -= _TRUMP * (1 + 0.5**higher)
                if leads and many:
                    made += _FORCE if higher else _DRAW
        else:
            if look.out & suit:
                made -= _MASTER if not higher else _SECOND * (tables.points[card] >= _DEAR)
            if own and not leads and not look.hand & suit & ~(1 << card):
                made += _VOID
        worth[card] = made
    return worth


def not_wasted(turn: Turn) -> CardSet:
    """The legal cards without aces and tens that would be thrown into a trick surely lost."""
    deal, legal = turn.deal, turn.legal.cards
    trick, order = deal.trick, deal.order
    if is_null(turn) or not trick.cards or deal.contract.declarer is None:
        return legal
    cheap = CardSet.of(card for card in legal if CARD_POINTS[card.index] < _DEAR)
    if not cheap or not _surely_lost(turn):
        return legal
    led = order.suit_of(trick.cards[0])
    best = order.strength(trick.cards[trick.best(order)], led)
    winners = CardSet.of(card for card in legal if order.strength(card, led) > best)
    return cheap | winners


def _surely_lost(turn: Turn) -> bool:
    """Tell whether the other side takes the trick whatever the seat's partner plays."""
    deal = turn.deal
    trick, order, sides = deal.trick, deal.order, deal.sides.of
    if sides[trick.winner(order)] == turn.side:
        return False
    later = [trick.seat_of(place) for place in range(len(trick.cards) + 1, len(trick.seats))]
    if not any(sides[seat] == turn.side for seat in later):
        return True
    best = trick.cards[trick.best(order)]
    played = CardSet.of(card for _, card in plays_of(deal))
    known = deal.hand | played | (deal.laid_away or CardSet())
    trumped = not order.is_trump(best) and bool(order.trumps - known)
    return not trumped and not order.over(best) - known


def _null(turn: Turn, card: int, *, declares: bool) -> float:
    """The preference for a card at Null.

    The declarer stays below, and throws away the most dangerous card. A defender keeps low cards,
    except to get below the declarer's card.
    """
    deal = turn.deal
    trick, order = deal.trick, deal.order
    height, danger = order.height(ALL_CARDS[card]), _danger(turn, card, order)
    if not trick.cards:
        return _lead_below(turn, card) if declares else _lead_against(turn, card)
    led, best = trick.led(order), trick.cards[trick.best(order)]
    follows = led is not None and order.suit_of(ALL_CARDS[card]) == led
    if not follows:
        return danger + _GONE * height
    below = height < order.height(best)
    if declares:
        return height if below else -20.0 - height
    if deal.contract.declarer in trick.seats[: len(trick.cards)]:
        holds = trick.winner(order) == deal.contract.declarer
        if holds:
            return height + (20.0 if below else -height)
        return float(height)
    return -float(height)


def _danger(turn: Turn, card: int, order: CardOrder) -> float:
    """How far a card of the own hand lies above the safe place in its suit."""
    hand = turn.deal.hand
    out = _heights_out(turn, card)
    own = sorted(order.height(one) for one in order.cards_of(Suit(card // 9)) & hand)
    height = order.height(ALL_CARDS[card])
    lower = sum([1 for other in out if other < height])
    return float(lower - own.index(height))


def _heights_out(turn: Turn, card: int) -> list[int]:
    """The heights of the cards of a suit that the others may hold."""
    deal, order = turn.deal, turn.deal.order
    played = CardSet.of(other for _, other in plays_of(deal))
    suit = order.cards_of(Suit(card // 9)) - deal.hand - played - (deal.laid_away or CardSet())
    return [order.height(other) for other in suit]


def _lead_below(turn: Turn, card: int) -> float:
    """The declarer of Null leads from a short suit a card that many beat and few lie under."""
    height, out = turn.deal.order.height(ALL_CARDS[card]), _heights_out(turn, card)
    higher = sum([1 for one in out if one > height])
    own = (turn.deal.hand.bits >> 9 * (card // 9) & SUIT_BITS).bit_count()
    return higher - _UNDER * (len(out) - higher) - own - _GONE * height


def _lead_against(turn: Turn, card: int) -> float:
    """A defender leads low, from a suit in which they are short."""
    own = turn.deal.hand.bits >> 9 * (card // 9) & SUIT_BITS
    return -float(turn.deal.order.height(ALL_CARDS[card])) - 0.5 * len(cards_of(own))
