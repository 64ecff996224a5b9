"""Observation adapter for the networks of Réunion: public facts, history and beliefs."""

from __future__ import annotations

from reunion_desktop.ai.reunion.card_constraints import TENS
from reunion_desktop.engine.cards import CardSet, Rank
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.games.reunion.options import ReunionOptions, reunion, turned_card
from reunion_desktop.value_net.deal_history import History
from reunion_desktop.value_net.public_facts import PublicFacts, build_public_facts
from reunion_desktop.value_net.queries import BeliefQuery


def facts_seen(observation: Observation, deal: DealObservation) -> PublicFacts:
    """The public facts of the deal that never change."""
    rules = reunion(observation.rules)
    fees = deal.number <= rules.deals
    return build_public_facts(rules, deal.order, deal.dealer, turned_card(deal), fees=fees)


def history_seen(rules: ReunionOptions, deal: DealObservation) -> History:
    """The cards played so far."""
    tricks = [*[taken.trick for taken in deal.taken], deal.trick]
    first = tricks[0].leader if deal.taken or deal.trick.cards else rules.seating.after(deal.dealer)
    return History(first, tuple([card.index for trick in tricks for card in trick.cards]))


def own_discards(observation: Observation, deal: DealObservation) -> int:
    """The seat's own discards, as bits; 0 where another seat dealt."""
    own = observation.seat == deal.owner and deal.laid_away is not None
    return deal.laid_away.bits if own and deal.laid_away is not None else 0


def belief(
    observation: Observation, deal: DealObservation, play_exponent: float, discard_exponent: float
) -> BeliefQuery:
    """The belief parameters: likelihood of the cards played and discarded."""
    rules = reunion(observation.rules)
    aces = CardSet.of(card for card in rules.pack if card.rank is Rank.ACE)
    kept = aces | CardSet.of(deal.order.bowers)
    if not rules.discard_turn_up:
        kept |= CardSet.of((turned_card(deal),))
    return BeliefQuery(
        seat=observation.seat,
        play_exponent=play_exponent,
        discard_exponent=discard_exponent,
        kept=kept.bits,
        limited=TENS.bits,
        most_limited=rules.max_tens_discarded,
    )
