"""Calls and discards of Skat by the evaluator: bidding, skat or Hand, the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from reunion_desktop.ai.player import Decision, Turn
from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.ai.skat.bidding import (
    Outlook,
    Prospect,
    best_with,
    declarable,
    likely_kinds,
    outlook_of,
    skats_for,
)
from reunion_desktop.ai.skat.evaluator import SEARCHED, Evaluator, evaluator
from reunion_desktop.ai.skat.hands import KINDS, Ledger, ledger_of, points_of
from reunion_desktop.ai.tricks.determinizations import rng_of_question
from reunion_desktop.engine.actions import Announce, Discard
from reunion_desktop.engine.calls import PASS, Call, CallKind
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.legal import MayAnnounce, MayDiscard
from reunion_desktop.games.skat.options import HOLD, PLAY_HAND, TAKE, skat

_PASSED = 0.4
"""Share of the bonus of a game that a player loses on average where another declares."""
_OPEN = 0.5
"""Share of that where it is not yet known whether another declares."""
_HAND_MARGIN = 12.0
"""List points by which a Hand game must be better than the skat."""
_OVERBID = 0.5
"""Share of the skats from which on the bid itself is the reason for a pass."""
_SAFE_POINTS = 10
"""Card points of discards from which they are worth a reason."""


class CallHabits(NamedTuple):
    """How a player bids."""

    skats: int = 24
    """Skats sampled for a bid."""
    nerve: float = 0.0
    """List points that a game must promise beyond passing."""
    hand: bool = True
    """True if Hand games are considered."""
    cards: str = SEARCHED
    """How the player plays cards, for the evaluator."""


Refine = Callable[[Sequence[Prospect]], Sequence[Prospect]]
"""Estimates the chances of some prospects anew."""


def unchanged(prospects: Sequence[Prospect]) -> Sequence[Prospect]:
    """The prospects as the evaluator sees them."""
    return prospects


def called(
    turn: Turn,
    legal: MayAnnounce,
    seed: str,
    habits: CallHabits,
    refine: Refine = unchanged,
) -> Decision:
    """The call of a player in the auction, or as declarer."""
    calls = legal.calls
    if TAKE in calls:
        return _skat_or_hand(turn, seed, habits)
    if PASS not in calls and any(call.word in {"suit", "grand", "null"} for call in calls):
        return _declared(turn, legal, seed, habits, refine)
    bids = [call for call in calls if call.kind is CallKind.BID]
    if HOLD in calls or bids:
        return _bid(turn, legal, bids, seed, habits)
    return Decision(Announce(turn.seat, PASS if PASS in calls else calls[0]))


def outlook_seen(turn: Turn, seed: str, habits: CallHabits) -> Outlook:
    """The worth of the seat's hand at every bid."""
    cards = turn.deal.hand.bits
    skats = skats_for(cards, habits.skats, rng_of_question(seed, turn.deal, turn.seat))
    ledger = ledger_of(skat(turn.rules))
    judge = evaluator(habits.cards)
    return outlook_of(judge, cards, ledger, skats, leads=leads(turn))


def leads(turn: Turn) -> bool:
    """Tell whether the seat is forehand."""
    return turn.deal.contract.seats[0] == turn.seat


def passing(turn: Turn, ledger: Ledger, *, others: bool) -> float:
    """The worth of passing: nothing where the deal is passed in, else what another wins.

    Args:
        turn: the turn.
        ledger: the list.
        others: whether another player has bid.
    """
    cost = -_PASSED * (25 + ledger.win / 2)
    if others:
        return cost
    last = leads(turn) and not skat(turn.rules).plays_ramsch
    return 0.0 if last else _OPEN * cost


def _bid(
    turn: Turn, legal: MayAnnounce, bids: Sequence[Call], seed: str, habits: CallHabits
) -> Decision:
    """Hold or bid as long as the game is worth more than passing."""
    said = [one.call.number or 0 for one in turn.deal.calls if one.call.kind is CallKind.BID]
    standing = max(said, default=0)
    own = HOLD if HOLD in legal.calls else min(bids, key=lambda call: call.number or 0)
    number = standing if own == HOLD else own.number or 0
    outlook = outlook_seen(turn, seed, habits)
    worth = max(outlook.worth(number), outlook.worth(number, hand=True) if habits.hand else -1e9)
    nothing = passing(turn, outlook.ledger, others=bool(said))
    share = round(outlook.chance(number), 2)
    info = {"worth": round(worth, 1), "passing": round(nothing, 1), "chance": share}
    call = own if worth > nothing + habits.nerve else PASS
    return Decision(Announce(turn.seat, call), bid_reasons(outlook, number, call), info)


def bid_reasons(outlook: Outlook, number: int, call: Call | None) -> tuple[Reason, ...]:
    """The reason for a call at a bid: how often the game is won, or that the bid is too high."""
    motive, share = Motive.BEST_CALL, outlook.chance(number)
    if call == PLAY_HAND:
        share = outlook.best_hand_game(number).chance_at(number)
    elif call == PASS:
        motive, high = Motive.TOO_BOLD, outlook.overbid(number)
        if high >= _OVERBID:
            motive, share = Motive.OVERBIDS, high
    return (Reason(motive, share=round(share, 2)),)


def _skat_or_hand(turn: Turn, seed: str, habits: CallHabits) -> Decision:
    """Take up the skat, unless a Hand game promises more."""
    bid, outlook = turn.deal.contract.bid, outlook_seen(turn, seed, habits)
    worth, hand = outlook.worth(bid), outlook.worth(bid, hand=True)
    info, call = {"worth": round(worth, 1), "hand": round(hand, 1)}, TAKE
    if habits.hand and hand > worth + _HAND_MARGIN:
        call = PLAY_HAND
    return Decision(Announce(turn.seat, call), bid_reasons(outlook, bid, call), info)


def _declared(
    turn: Turn, legal: MayAnnounce, seed: str, habits: CallHabits, refine: Refine
) -> Decision:
    """Declare the game worth most with the ten cards."""
    deal = turn.deal
    contract, away = deal.contract, deal.laid_away.bits if deal.laid_away else 0
    ledger = ledger_of(skat(turn.rules))
    if contract.hand:
        best = outlook_seen(turn, seed, habits).best_hand_game(contract.bid)
    else:
        dealt = deal.hand.bits | away
        judge = evaluator(habits.cards)
        found = declarable(judge, deal.hand.bits, away, dealt, leads=leads(turn), hand=False)
        best = max(refine(found), key=lambda game: game.points(ledger, contract.bid))
    call = best.kind.call
    if call not in legal.calls:
        call = legal.calls[0]
    reason = Reason(Motive.BEST_CALL, share=round(best.chance_at(contract.bid), 2))
    return Decision(Announce(turn.seat, call), (reason,), {"game": str(call)})


def discarded(
    turn: Turn, legal: MayDiscard, habits: CallHabits, refine: Refine = unchanged
) -> Decision:
    """Lay away the two cards that leave the best game."""
    deal = turn.deal
    bid, ledger = deal.contract.bid, ledger_of(skat(turn.rules))
    found = discards_of(turn, legal, evaluator(habits.cards))
    best = max(refine(found), key=lambda game: game.points(ledger, bid))
    away = CardSet(best.away)
    action = Discard(turn.seat, away)
    if action not in legal:
        return Decision(legal.first)
    return Decision(action, discard_reasons(deal.hand, away), {"chance": round(best.chance, 2)})


def discards_of(turn: Turn, legal: MayDiscard, judge: Evaluator) -> list[Prospect]:
    """The best discards for each kind of game, those of most worth first."""
    cards, ledger = legal.cards.bits, ledger_of(skat(turn.rules))
    bid, kinds = turn.deal.contract.bid, likely_kinds(legal.cards.bits)
    found = [
        game
        for kind in kinds or KINDS
        for game in best_with(judge, cards, (kind,), leads=leads(turn), each=6)
    ]
    found.sort(key=lambda game: -game.points(ledger, bid))
    return found


def discard_reasons(hand: CardSet, away: CardSet) -> tuple[Reason, ...]:
    """The reasons for discards: a suit that is void now, or points that are safe."""
    kept = hand - away
    suits = {card.suit for card in kept}
    void = CardSet.of(card for card in away if card.suit not in suits)
    if void:
        return (Reason(Motive.MAKES_VOID, void),)
    if points_of(away.bits) >= _SAFE_POINTS:
        return (Reason(Motive.SAVES_POINTS, away, points_of(away.bits)),)
    return (Reason(Motive.LAYS_LOW, away),)
