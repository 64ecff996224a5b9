"""Club player for Réunion: remembers the cards played and weighs each card by heuristics.

Stateless: the same observation gives the same decision, whatever the seed.
"""

from __future__ import annotations

from reunion_desktop.ai.base_players import RulePlayer
from reunion_desktop.ai.player import Decision, Turn, only_choice, turn_of
from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.ai.reunion.card_features import (
    CardFeatures,
    PlayContext,
    Situation,
    look_around,
)
from reunion_desktop.ai.reunion.discard_policy import discard_reasons, lay_away
from reunion_desktop.ai.reunion.heuristics import MAXIMS
from reunion_desktop.ai.reunion.unit_rates import plain_stakes, stakes
from reunion_desktop.engine.actions import PlayCard
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.legal import MayDiscard
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.games.reunion.options import reunion

_LIKELY = 0.5
"""The chance from which a card is played to take its trick."""

_LATE = 4
"""Cards in hand from which on a first trick becomes urgent."""


class ReunionClubPlayer(RulePlayer):
    """Rule-based player; deterministic, as the heuristics never tie."""

    __slots__ = ()

    name = "club"

    def _decide(self, turn: Turn) -> Decision:
        """Decide by the heuristics."""
        deal, legal = turn.deal, turn.legal
        if isinstance(legal, MayDiscard):
            discard = lay_away(reunion(turn.rules), deal, legal)
            return Decision(discard, discard_reasons(reunion(turn.rules), deal, discard.cards))
        return only_choice(legal) or _weighed(turn, deal, legal.cards)


def _weighed(observation: Observation, deal: DealObservation, legal: CardSet) -> Decision:
    """The card with the highest heuristic value."""
    rules, seat = reunion(observation.rules), observation.seat
    look = look_around(rules, seat, deal, legal, stakes(observation))
    cards = [prospect for prospect in look.prospects if prospect.card in legal]
    worth = {card: weigh(look, card) for card in cards}
    chosen = _best(worth)
    reasons = list(play_reasons(look, chosen, cards))
    if look.stakes.by_totals:
        ordinary = look_around(rules, seat, deal, legal, plain_stakes(rules, seat))
        if _best({card: weigh(ordinary, card) for card in cards}) != chosen:
            reasons.insert(0, Reason(Motive.WATCHES_TOTALS, CardSet.of((chosen.card,))))
    values = {str(card.card): round(points, 1) for card, points in worth.items()}
    return Decision(PlayCard(seat, chosen.card), tuple(reasons), {"values": values})


def weigh(look: PlayContext, card: CardFeatures) -> float:
    """The heuristic value of a card in card points, over all features of its situation."""
    return sum([loud * maxim(look, card) for loud, maxim in MAXIMS[look.situation]])


def _best(worth: dict[CardFeatures, float]) -> CardFeatures:
    """The card of the highest value; ties go to the cheapest, then to pack order."""
    return max(worth, key=lambda card: (worth[card], -card.points, -card.card.index))


def play_reasons(
    look: PlayContext, chosen: CardFeatures, cards: list[CardFeatures]
) -> tuple[Reason, ...]:
    """The reasons for a card, as the table shows them; the weightiest first."""
    own = CardSet.of((chosen.card,))
    reasons = [*_bower_reasons(look, chosen, cards)]
    if look.trickless and chosen.now and len(look.hand) <= _LATE:
        reasons.append(Reason(Motive.WANTS_TRICK, own))
    if chosen.now >= _LIKELY:
        cashes = look.situation is Situation.LEAD and not chosen.trump and not chosen.higher
        motive = Motive.CASHES if cashes else Motive.TAKES
        reasons.append(Reason(motive, own, look.table + chosen.points))
    elif look.situation is Situation.LEAD:
        reasons.append(Reason(Motive.PASSES_LEAD, own, chosen.points))
    elif any(card.now for card in cards) and not chosen.now:
        reasons.append(Reason(Motive.DUCKS, own, look.table + chosen.points))
    elif not chosen.now:
        reasons.append(Reason(Motive.THROWS_OFF, own, chosen.points))
    else:
        reasons.append(Reason(Motive.TRIES, own, look.table + chosen.points))
    return tuple(reasons)


def rule_reasons(observation: Observation, card: Card) -> tuple[Reason, ...]:
    """The club player's reasons for any card, chosen by any player."""
    turn = turn_of(observation)
    deal, legal = turn.deal, turn.legal
    look = look_around(
        reunion(observation.rules), observation.seat, deal, legal.cards, stakes(observation)
    )
    cards = [prospect for prospect in look.prospects if prospect.card in legal.cards]
    chosen = next(prospect for prospect in cards if prospect.card == card)
    return play_reasons(look, chosen, cards)


def _bower_reasons(
    look: PlayContext, chosen: CardFeatures, cards: list[CardFeatures]
) -> list[Reason]:
    """The reasons that concern the two bowers."""
    order = look.order
    right, left = order.bowers[:2]
    if not look.rules.left_bower_fee:
        return []
    if chosen.card == right and (left in look.trick.cards or look.out(left)):
        return [Reason(Motive.DRAWS_BOWER, CardSet.of((left,)))]
    threatened = right in look.trick.cards or look.out(right)
    if not threatened or all(card.card != left for card in cards):
        return []
    home = chosen.card != left or chosen.now >= _LIKELY
    return [Reason(Motive.SAVES_BOWER, CardSet.of((left,)))] if home else []
