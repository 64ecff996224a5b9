"""Choices in random games, as inputs of the network."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from reunion_desktop.engine.actions import Discard, PlayCard
from reunion_desktop.engine.dealing.shuffle import Stream
from reunion_desktop.engine.rules import BadRules, OptionValue
from reunion_desktop.engine.state import DealState
from reunion_desktop.games.reunion.options import OPTIONS, turned_card
from reunion_desktop.games.reunion.rules import ReunionRules
from reunion_desktop.value_net.deal_history import History
from reunion_desktop.value_net.public_facts import PublicFacts, build_public_facts
from tests.playing import TABLES, random_steps

PLAYED_OTHERWISE = (
    *("ten_rank", "overtrump", "turn_up_pickup", "max_tens_discarded", "discard_turn_up"),
    *("left_bower_fee", "no_trick_fee", "no_trick_basis", "dealer_no_trick_discards"),
)
"""The options that change the network's inputs."""


@dataclass(frozen=True, slots=True)
class CardChoice:
    """A choice of a card to play."""

    facts: PublicFacts
    history: History
    hand: int
    away: int
    """The dealer's discards, for any player."""
    deal: DealState
    """The same as the engine has it."""
    may: tuple[int, ...]
    """The legal cards, by the engine."""


@dataclass(frozen=True, slots=True)
class DiscardChoice:
    """A dealer's choice of discards."""

    facts: PublicFacts
    hand: int
    may: tuple[int, ...]
    """The legal discards, as bits."""


def choices(rules: ReunionRules, seed: str) -> Iterator[CardChoice | DiscardChoice]:
    """Every choice of a random game, also those between one card and none."""
    cards: list[int] = []
    for number, step in enumerate(random_steps(rules, seed, first_dealer=len(seed) % 3)):
        legal, deal = step.before.legal(), step.before.deal
        if legal is None or deal is None:
            continue
        fees = deal.number <= rules.deals
        facts = build_public_facts(rules, deal.order, deal.dealer, turned_card(deal), fees=fees)
        match step.action:
            case Discard():
                cards.clear()
                may = tuple([a.cards.bits for a in legal.actions if isinstance(a, Discard)])
                yield DiscardChoice(facts, deal.hands[deal.dealer].bits, may)
            case PlayCard(seat, card):
                may = tuple([a.card.index for a in legal.actions if isinstance(a, PlayCard)])
                history = History(rules.seating.after(deal.dealer), tuple(cards))
                hand, away = deal.hands[seat].bits, deal.laid_away.bits
                yield CardChoice(facts, history, hand, away, deal, may)
                cards.append(card.index)
            case _:
                raise AssertionError(f"Nobody chooses in step {number}.")


def card_choices(rules: ReunionRules, seed: str) -> Iterator[CardChoice]:
    """Those of cards alone."""
    return (found for found in choices(rules, seed) if isinstance(found, CardChoice))


def discard_choices(rules: ReunionRules, seed: str) -> Iterator[DiscardChoice]:
    """Those of discards alone."""
    return (found for found in choices(rules, seed) if isinstance(found, DiscardChoice))


def houses(seed: str, count: int) -> Iterator[ReunionRules]:
    """Every preset, then random rule variants."""
    yield from TABLES.values()
    rng = Stream(seed, 1, 0)
    values = {option.key: option.values for option in OPTIONS if option.key in PLAYED_OTHERWISE}
    while count:
        drawn: dict[str, OptionValue] = {
            key: allowed[rng.below(len(allowed))] for key, allowed in values.items()
        }
        try:
            yield ReunionRules().changed(drawn)
        except BadRules:
            continue
        count -= 1
