"""Rule-based players for cutthroat games: beginner and club, and calls for a redeal."""

from __future__ import annotations

from reunion_desktop.ai.base_players import RulePlayer
from reunion_desktop.ai.cutthroat.heuristic_policy import HABITS, CutthroatContext, weighed
from reunion_desktop.ai.player import Decision, Turn, only_choice
from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.ai.tricks.deal_tables import LEAD
from reunion_desktop.ai.tricks.observation_adapter import state_seen
from reunion_desktop.engine.actions import Announce, PlayCard
from reunion_desktop.engine.calls import PASS
from reunion_desktop.engine.cards import ALL_CARDS, CardSet
from reunion_desktop.engine.legal import MayAnnounce
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.solver.tables import cards_of

_ASK = 1.15
"""Badness of a hand, against the average, from which a redeal is asked for."""
_AGREE = 1.0
"""Badness from which a redeal is agreed to."""
_HEAVY = 8.0
"""Expected points of a card from which it is worth getting rid of."""
_LIKELY = 0.5
"""The chance from which a card is played to take its trick."""


class CutthroatBeginner(RulePlayer):
    """Beginner for cutthroat games: knows the rules and errs as learners do.

    The beginner believes that points are bad and always plays the lowest legal card, whatever lies
    in the trick: so aces and tens stay in hand until they must win. Played cards are forgotten, a
    player void in the suit led trumps when nothing lower is in hand, and a hundred is never
    planned.
    """

    __slots__ = ()

    name = "beginner"
    hurries = False

    def _decide(self, turn: Turn) -> Decision:
        """Decide by simple rules."""
        if isinstance(turn.legal, MayAnnounce):
            return Decision(Announce(turn.seat, PASS))
        height = turn.deal.order.height
        card = min(turn.legal.cards, key=lambda one: (height(one), one.index))
        motive = Motive.THROWS_OFF if turn.deal.trick.cards else Motive.PASSES_LEAD
        decision = Decision(PlayCard(turn.seat, card), (Reason(motive, CardSet.of((card,))),))
        return only_choice(turn.legal) or decision


class CutthroatClubPlayer(RulePlayer):
    """Club player for cutthroat games: heuristic policy, card memory, reasons."""

    __slots__ = ()

    name = "club"

    def _decide(self, turn: Turn) -> Decision:
        """Decide by the heuristic policy."""
        if isinstance(turn.legal, MayAnnounce):
            return redeal_call(turn, turn.legal)
        only = only_choice(turn.legal)
        if only is not None:
            return only
        worth = weighed(state_seen(turn), turn.legal.cards.bits)
        card = max(worth, key=lambda one: (worth[one], -one))
        values = {str(ALL_CARDS[one]): round(said, 2) for one, said in worth.items()}
        action = PlayCard(turn.seat, ALL_CARDS[card])
        return Decision(action, (rule_reason(turn, card),), {"values": values})


def rule_reason(turn: Turn, card: int) -> Reason:
    """The club player's reason for any card, chosen by any player."""
    state = state_seen(turn)
    look = CutthroatContext(state, HABITS)
    own, points = CardSet.of((ALL_CARDS[card],)), state.tables.points[card]
    if look.wins(card):
        likely, leads = look.holds(card) >= _LIKELY, state.led == LEAD
        motive = Motive.TAKES if likely else Motive.PASSES_LEAD if leads else Motive.TRIES
        return Reason(motive, own, state.table + points)
    if look.danger(card) + points >= _HEAVY:
        return Reason(Motive.GETS_RID, own)
    could = any(look.wins(one) for one in cards_of(state.legal))
    return Reason(Motive.STAYS_BELOW if could else Motive.THROWS_OFF, own)


def redeal_call(turn: Turn, legal: MayAnnounce) -> Decision:
    """Pass with a good hand, else ask for or agree to a redeal."""
    asked = any(said.call != PASS for said in turn.deal.calls)
    bold = next((call for call in legal.calls if call != PASS), PASS)
    good = badness(turn.rules, turn.deal.order, turn.deal.hand) < (_AGREE if asked else _ASK)
    return Decision(Announce(legal.seat, PASS if good else bold))


def badness(rules: Rules, order: CardOrder, hand: CardSet) -> float:
    """Badness of a hand: how many cards of their suits its cards beat; 1 on average."""
    pack = CardSet.of(rules.pack)
    beaten = 0.0
    for card in hand:
        suit = order.cards_of(order.suit_of(card)) & pack
        beaten += 1 - len(order.over(card) & pack) / max(1, len(suit) - 1)
    return 2 * beaten / max(1, len(hand))
