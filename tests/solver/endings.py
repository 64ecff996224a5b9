"""Random endgames for the solver's tests: small hands, under all rules, also mid-trick."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from reunion_desktop.engine.cards import PACK, WHOLE_PACK, Suit
from reunion_desktop.engine.dealing.shuffle import Stream, deal_from_seed
from reunion_desktop.engine.seats import Seat, Sides
from reunion_desktop.games.reunion.rules import GAME as REUNION
from reunion_desktop.games.reunion.rules import ReunionRules
from reunion_desktop.solver import trick_rules
from reunion_desktop.solver.solve import COMPILED
from reunion_desktop.solver.tables import (
    NO_CARD,
    NO_EXTRAS,
    Extras,
    Position,
    Rows,
    TrickTables,
    trick_tables,
)

compiled = pytest.mark.skipif(
    not COMPILED, reason="the search was not compiled: no compiler was at hand at installation"
)
"""Marks what only the compiled core can be asked."""

Ending = tuple[TrickTables, Position]
"""A deal's rules and where it stands."""


def endings(
    rules: ReunionRules,
    seed: str,
    tricks: int,
    count: int,
    *,
    players: int = 3,
    extras: bool = True,
) -> Iterator[Ending]:
    """Endgames with some number of tricks; every other one counts more than points."""
    for number in range(count):
        stream = Stream(f"{seed} {tricks} {players}", 1, number)
        order = rules.order(Suit(stream.below(4)))
        pack = PACK if players == 3 else WHOLE_PACK
        cards = [card.index for card in stream.shuffled(pack)]
        if stream.below(2):
            # With trumps in every hand there is more to decide.
            trumps = order.trumps.bits
            keys = {card: stream.below(3) - 2 * (trumps >> card & 1) for card in cards}
            cards.sort(key=keys.__getitem__)
        counted = _extras(stream, players) if extras and stream.below(2) else NO_EXTRAS
        sides = Sides.alone(3) if players == 3 else Sides.partners(players)
        tables = trick_tables(order, rules, sides, counted)
        if (players != 3 or not stream.below(8)) and not stream.below(2):
            tables = replace(tables, duties=follow_only(tables))
        yield tables, _position(tables, stream, cards, tricks, rules)


def follow_only(tables: TrickTables) -> Rows:
    """Following rule: a void player plays any card."""
    suits = [
        sum(1 << card for card, suit in enumerate(tables.suits) if suit == led) for led in Suit
    ]
    return (*[((cards, cards),) for cards in suits], ())


def counted(tables: TrickTables, extras: Extras, pair: tuple[int, int]) -> TrickTables:
    """The tables with other extras, and what is paid for taking the second card with the first."""
    return replace(
        tables,
        prizes=((*pair, extras.bower_gain, extras.bower_loss),),
        no_trick_loss=extras.no_trick_loss,
        no_trick_gain=extras.no_trick_gain,
        by_points=extras.by_points,
    )


def _extras(stream: Stream, players: int) -> Extras:
    return Extras(
        bower_gain=(0, 7, 29)[stream.below(3)],
        bower_loss=(0, 11, 29)[stream.below(3)],
        no_trick_loss=_losses(stream, players),
        no_trick_gain=(0, 3, 29)[stream.below(3)],
        by_points=not stream.below(4),
    )


def _losses(stream: Stream, players: int) -> tuple[int, ...]:
    """The loss of each seat's side without a trick."""
    lost = [(0, 5, 58)[stream.below(3)] for _ in range(players)]
    return tuple([lost[seat if players == 3 else seat % 2] for seat in range(players)])


def _position(
    tables: TrickTables, stream: Stream, cards: list[int], tricks: int, rules: ReunionRules
) -> Position:
    """Hands from the top of the pack, some cards of the first trick on the table already."""
    players = tables.players
    hands = tuple(
        [
            sum(1 << card for card in cards[seat * tricks : (seat + 1) * tricks])
            for seat in range(players)
        ]
    )
    locked, locked_for = NO_CARD, 0
    if rules.turn_up_pickup == "after_trick2_locked" and tricks > 1:
        locked = cards[stream.below(players * tricks)]
        locked_for = 1 + stream.below(min(2, tricks - 1))
    took = stream.below(1 << players)
    position = Position(hands, stream.below(players), (), took, locked, locked_for)
    for _ in range(stream.below(players)):
        choice = trick_rules.legal(tables, position)
        position = trick_rules.play(tables, position, choice[stream.below(len(choice))])[0]
    return position


def deals(seed: str, count: int) -> Iterator[tuple[TrickTables, Position, Seat]]:
    """Whole deals before the first lead, with random discards, and the dealer."""
    rules = REUNION.default
    for number in range(1, count + 1):
        dealer = number % 3
        deal = rules.open_deal((), deal_from_seed(rules, seed, number, 1, dealer))
        assert deal.phase is not None
        choices = deal.phase.legal(deal).actions
        laid = choices[Stream(seed, number, 1000).below(len(choices))]
        after, _ = deal.phase.apply(deal, laid)
        hands = tuple([hand.bits for hand in after.hands])
        yield trick_tables(deal.order, rules), Position(hands, (dealer + 1) % 3), dealer
