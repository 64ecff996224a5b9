"""Club player for partnership games: heuristic policy, card memory, reasons."""

from __future__ import annotations

from collections.abc import Iterator

from reunion_desktop.ai.base_players import RulePlayer
from reunion_desktop.ai.player import Decision, Turn, only_choice
from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.ai.tricks.bidding.call_search import called_by_rule, true_claim
from reunion_desktop.ai.tricks.bidding.exchange_search import swapped_by_rule
from reunion_desktop.ai.tricks.deal_tables import LEAD
from reunion_desktop.ai.tricks.heuristic_policy import HeuristicContext
from reunion_desktop.ai.tricks.observation_adapter import state_seen
from reunion_desktop.engine.actions import PlayCard
from reunion_desktop.engine.cards import ALL_CARDS, CardSet
from reunion_desktop.engine.legal import MayAnnounce, MayDiscard
from reunion_desktop.solver.tables import cards_of

_LIKELY = 0.5
"""The chance from which a card is played to take its trick."""


class PartnershipClubPlayer(RulePlayer):
    """Rule-based player; deterministic."""

    __slots__ = ()

    name = "club"

    def _decide(self, turn: Turn) -> Decision:
        """Decide by the heuristic policy."""
        if isinstance(turn.legal, MayAnnounce):
            return called_by_rule(turn, turn.legal)
        if isinstance(turn.legal, MayDiscard):
            return swapped_by_rule(turn, turn.legal)
        return true_claim(turn) or only_choice(turn.legal) or _weighed(turn)


def _weighed(turn: Turn) -> Decision:
    """The card with the highest heuristic value."""
    worth = by_rule(turn, turn.legal.cards)
    card = max(worth, key=lambda one: (worth[one], -one))
    values = {str(ALL_CARDS[one]): round(said, 2) for one, said in worth.items()}
    action = PlayCard(turn.seat, ALL_CARDS[card])
    return Decision(action, rule_reasons(turn, card), {"values": values})


def by_rule(turn: Turn, legal: CardSet) -> dict[int, float]:
    """The heuristic value of each legal card, by its index."""
    look = HeuristicContext(state_seen(turn))
    return {card: look.weigh(card) for card in cards_of(legal.bits)}


def rule_reasons(turn: Turn, card: int) -> tuple[Reason, ...]:
    """The club player's reasons for any card, chosen by any player; the weightiest first."""
    look = HeuristicContext(state_seen(turn))
    state, tables = look.state, look.tables
    own = CardSet.of((ALL_CARDS[card],))
    points = state.table + tables.points[card] if not tables.trick_points else None
    motives = [*_suit_motives(look, card), _trick_motive(look, card)]
    bare = {Motive.DRAWS_TRUMPS, Motive.RETURNS_SUIT, Motive.SPARES_PARTNER}
    return tuple([Reason(one, own, None if one in bare else points) for one in motives])


def _suit_motives(look: HeuristicContext, card: int) -> Iterator[Motive]:
    """The motives of a lead in its suit."""
    tables = look.tables
    if look.state.led != LEAD:
        return
    if tables.trumps >> card & 1:
        if tables.trumps & look.out:
            yield Motive.DRAWS_TRUMPS
    elif look.led_by_partners >> tables.suit_of[card] & 1:
        yield Motive.RETURNS_SUIT


def _trick_motive(look: HeuristicContext, card: int) -> Motive:
    """The motive of a card in the trick."""
    state, tables, leads = look.state, look.tables, look.state.led == LEAD
    chance = look.chance(card)
    likely = chance >= _LIKELY
    if look.wins(card):
        if not likely:
            return Motive.PASSES_LEAD if leads else Motive.TRIES
        beaten = tables.over[card] & look.out or tables.trumps >> card & 1
        return Motive.TAKES if beaten or not leads else Motive.CASHES
    if tables.sides[state.best_seat] == look.side:
        return Motive.FEEDS_PARTNER if tables.points[card] and likely else Motive.SPARES_PARTNER
    if any(look.wins(other) for other in cards_of(state.legal)):
        return Motive.DUCKS
    partner = any(tables.sides[seat] == look.side for seat in look.later)
    return Motive.LEAVES_PARTNER if partner and chance else Motive.THROWS_OFF
