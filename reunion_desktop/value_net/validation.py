"""Validation of belief and playout queries: an invalid one is refused in one sentence.

The compiled core checks the copies that it takes in the same way; this is for the pure Python
functions.
"""

from __future__ import annotations

from collections.abc import Sequence

from reunion_desktop.engine.seats import Seat
from reunion_desktop.solver.answers import MOST_TOTAL, MOST_WORTH
from reunion_desktop.solver.tables import CARDS, cards_of
from reunion_desktop.value_net.deal_history import History, follow
from reunion_desktop.value_net.inputs import LONGEST
from reunion_desktop.value_net.open_deal import deal_in_world
from reunion_desktop.value_net.public_facts import PublicFacts
from reunion_desktop.value_net.queries import (
    LIKED,
    BeliefQuery,
    Playouts,
    SidePlayouts,
    UnitsTable,
    World,
)
from reunion_desktop.value_net.weights import Weights

_MOST_CHOICES, _MOST_AWAY, _MOST_COUNT, _MOST_LIKED = 16, 4, 1 << 20, 1_000_000
_MOST_SHARE, _MOST_WARMTH, _MOST_SURETY = 1 << 20, (1 << 31) - 1, 1_000_000
_MOST_LIKING, _MOST_SIDE_WORTH = 1 << 12, 1 << 20


def check_worlds(
    weights: Weights, ground: PublicFacts, history: History, worlds: Sequence[World], away: int = 0
) -> None:
    """Check that the network fits the game, and that each determinization is possible.

    Args:
        weights: the network.
        ground: the public facts of the deal.
        history: the cards played.
        worlds: the hands.
        away: how many cards the dealer is still to discard.

    Raises:
        ValueError: the network was trained for another game, or the cards are impossible.
    """
    players = ground.tables.players
    taught = (weights.players, weights.cards, weights.goals)
    if taught != (players, ground.pack.bit_count(), ground.has_goals):
        raise ValueError("This judge was taught another game.")
    fallen = history.cards
    if not 0 <= history.first_leader < players:
        raise ValueError("There is no such leader.")
    if (
        len({*fallen}) < len(fallen)
        or len(fallen) > LONGEST * players
        or not {*fallen} <= {*cards_of(ground.pack)}
    ):
        raise ValueError("The cards that fell cannot be; expected each once, in bytes.")
    if not worlds or any(len(world) != players + 1 for world in worlds):
        message = (
            "The worlds are not whole; expected a 64-bit number a seat and one for what was laid "
            "away."
        )
        raise ValueError(message)
    if any(cards & ~ground.pack for world in worlds for cards in world):
        raise ValueError("A world holds a card that is not in the pack.")
    played = follow(ground, history).played
    if not all(_may_lie(ground, played, world, away) for world in worlds):
        message = "The hands of a world cannot lie so; expected hands of one size, each card once."
        raise ValueError(message)


def _may_lie(ground: PublicFacts, played: Sequence[int], world: World, to_lay_away: int) -> bool:
    """Tell whether each card occurs once, and all hands began with the same size."""
    *hands, seen = world
    sizes = set()
    for seat, (hand, gone) in enumerate(zip(hands, played, strict=True)):
        if hand & gone or (hand | gone) & seen:
            return False
        seen |= hand | gone
        away = to_lay_away if seat == ground.dealer else 0
        sizes.add((hand | gone).bit_count() - away)
    return len(sizes) == 1 and ground.locked < max(sizes) <= LONGEST


def check_belief(ground: PublicFacts, belief: BeliefQuery) -> None:
    """Check the parameters of a belief.

    Raises:
        ValueError: a seat, a share or a card is out of range.
    """
    faith, trust, warmth = belief.shares
    if (
        not 0 <= belief.seat < ground.tables.players
        or not 0 <= min(faith, trust) <= max(faith, trust) <= _MOST_SHARE
        or not 0 <= warmth <= _MOST_WARMTH
        or not 0 <= belief.kept < 1 << CARDS
        or not 0 <= belief.limited < 1 << CARDS
        or not 0 <= belief.most_limited <= CARDS
    ):
        message = "A belief cannot be so; expected a seat, shares from 0 to 16, and cards."
        raise ValueError(message)


def check_playouts(
    ground: PublicFacts,
    history: History,
    worlds: Sequence[World],
    counts: Sequence[int],
    asked: Playouts,
) -> None:
    """Check a query for playouts of three seats.

    Raises:
        ValueError: a choice is illegal in a determinization, or a number is out of range.
    """
    if ground.tables.players != len(set(ground.tables.sides)) or ground.tables.players != 3:
        raise ValueError("Only deals of three seats are played out by judgement.")
    if len(counts) != len(worlds) or not all(1 <= count <= _MOST_COUNT for count in counts):
        raise ValueError("The weights are not one number a world, each above 0.")
    if len(asked.standing) != 3:
        raise ValueError("The standing is not one number a seat.")
    if (
        not 0 <= asked.seat < 3
        or not 0 <= asked.laid_away <= _MOST_AWAY
        or (asked.laid_away and (asked.seat != ground.dealer or history.cards))
        or min(asked.solve, asked.solve_points, asked.first - 1, asked.then - 1) < 0
        or not -MOST_WORTH <= asked.fee <= MOST_WORTH
        or not 0 <= asked.squared_surety <= _MOST_SURETY
    ):
        raise ValueError("What is asked of playouts cannot be.")
    for world in worlds:
        _check_choices(ground, history, world, asked.seat, asked.choices, asked.laid_away)
    _check_units(ground, asked.units, by_units=asked.by_units)
    liking = asked.liking
    if liking is not None and (
        len(liking) != 2 * LIKED + 1 or max(map(abs, liking), default=0) > _MOST_LIKED
    ):
        raise ValueError("The liking is not 129 numbers, none beyond 1,000,000.")


def check_side_playouts(
    ground: PublicFacts,
    history: History,
    worlds: Sequence[World],
    counts: Sequence[int],
    asked: SidePlayouts,
) -> None:
    """Check a query for playouts of two sides.

    Raises:
        ValueError: as above.
    """
    tables = ground.tables
    if not ground.has_goals:
        raise ValueError("Only deals of two sides are played out so.")
    if len(counts) != len(worlds) or not all(1 <= count <= _MOST_COUNT for count in counts):
        raise ValueError("The weights are not one number a world, each above 0.")
    if (
        not 0 <= asked.seat < tables.players
        or min(asked.solve, asked.first - 1, asked.then - 1) < 0
        or abs(asked.liking) > _MOST_LIKING
        or not 0 <= asked.squared_surety <= _MOST_SURETY
    ):
        raise ValueError("What is asked of playouts cannot be.")
    for world in worlds:
        if world[-1]:
            raise ValueError("Somebody else is to play.")
        _check_choices(ground, history, world, asked.seat, asked.choices)
    tricks = ground.pack.bit_count() // tables.players * tables.trick_points
    total = sum([tables.points[card] for card in cards_of(ground.pack)]) + tables.last_trick
    numbers = (*asked.worth, *(asked.march or ()))
    if (
        len(asked.worth) != total + tricks + 1
        or (asked.march is not None and len(asked.march) != 2)
        or min(asked.goals) < 0
        or max(map(abs, numbers)) > _MOST_SIDE_WORTH
    ):
        raise ValueError("The worths of ends do not fit the deal.")


def _check_choices(
    ground: PublicFacts,
    history: History,
    world: World,
    seat: Seat,
    choices: Sequence[int],
    laid_away: int = 0,
) -> None:
    deal = deal_in_world(ground, history, world)
    may = deal.hands[seat]
    if not laid_away:
        if deal.mover != seat or not deal.hand:
            raise ValueError("Somebody else is to play.")
        may = sum([1 << card for card in deal.legal()])
    size = laid_away or 1
    if not 1 <= len(choices) <= _MOST_CHOICES or any(
        choice & ~may or choice.bit_count() != size for choice in choices
    ):
        raise ValueError("The choices cannot be; expected 1 to 16, each of cards in hand.")


def _check_units(ground: PublicFacts, units: UnitsTable, *, by_units: bool) -> None:
    tables = ground.tables
    total = sum([tables.points[card] for card in cards_of(ground.pack)]) + tables.last_trick
    if (
        not (1 <= units.step <= MOST_TOTAL and 1 <= units.side <= MOST_TOTAL)
        or len(units.numbers) != 3 * units.side * units.side
        or not total <= min((units.side - 1) * units.step, MOST_TOTAL)
        or not all(-MOST_WORTH <= worth <= MOST_WORTH for worth in units.numbers)
        or (by_units and units.step != 1)
    ):
        raise ValueError("The table of units does not fit the deal.")
