"""Observations of random games from seat 0."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.legal import MayDiscard, MayPlay
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.record import SeenStep, Step, seen_step
from reunion_desktop.games.reunion.rules import ReunionRules
from reunion_desktop.ui.table.view import TableView
from tests.playing import TABLES, random_steps

PERSON = 0


def at_home(table: TableView) -> bool:
    """Return True if all visible cards are at their places in the layout."""
    picture, seen_at = table.showing.picture(), table.stage.positions()
    return set(seen_at) == set(picture) and all(
        abs(seen_at[key][0] - place.x) <= 1 and abs(seen_at[key][1] - place.y) <= 1
        for key, place in picture.items()
    )


@cache
def game(rules: str = "rhineland", seed: str = "table", first_dealer: int = 1) -> tuple[Step, ...]:
    """Every step of a random game with known rules."""
    return tuple(random_steps(TABLES[rules], seed, first_dealer=first_dealer))


@cache
def seen_steps(
    rules: str = "rhineland", seed: str = "table", first_dealer: int = 1
) -> tuple[SeenStep, ...]:
    """Every step of a random game as seat 0 observes it."""
    return tuple(seen_step(step, PERSON) for step in game(rules, seed, first_dealer))


def one_deal(rules: str = "rhineland", seed: str = "table") -> tuple[SeenStep, ...]:
    """Every step of a game's first deal as seat 0 observes it."""
    return tuple(step for step in seen_steps(rules, seed) if not step.before.lines)


def rules_of(name: str) -> ReunionRules:
    """Known rules by name."""
    return TABLES[name]


def first(wanted: Callable[[Observation], bool], rules: str = "rhineland") -> Observation:
    """The first observation that meets a condition, in the first game that has one."""
    for number in range(40):
        for step in seen_steps(rules, f"look {number}"):
            if wanted(step.before):
                return step.before
    raise AssertionError


def with_refusals(sight: Observation) -> bool:
    """Return True if some cards of the hand are legal and others are not."""
    legal = sight.legal
    return isinstance(legal, MayPlay) and sight.deal is not None and legal.cards != sight.deal.hand


def to_discard(sight: Observation) -> bool:
    """Return True if the player has to discard."""
    return isinstance(sight.legal, MayDiscard)


def of_another(sight: Observation) -> bool:
    """Return True if another player has to play a card."""
    deal = sight.deal
    return (
        deal is not None
        and sight.to_act not in (None, PERSON)
        and bool(deal.trick.cards)
        and len(deal.hand) > 1
    )


def legal_cards(sight: Observation) -> list[Card]:
    """The legal cards."""
    assert sight.legal is not None
    return list(sight.legal.cards)


def banned_cards(sight: Observation) -> list[Card]:
    """The cards of the hand that are not legal."""
    assert sight.legal is not None
    assert sight.deal is not None
    return list(sight.deal.hand - sight.legal.cards)
