"""Rules of play over the tables: legal cards, and the effect of a card.

The same duties as the engine's, read from the tables alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from reunion_desktop.solver.tables import LEAD, NO_CARD, Position, TrickTables, cards_of


def beats(tables: TrickTables, card: int, best: int) -> bool:
    """Tell whether a card takes the trick from the one that wins it so far."""
    if tables.suits[card] == tables.suits[best]:
        return tables.strengths[card] > tables.strengths[best]
    return tables.suits[card] == tables.trump


def best_place(tables: TrickTables, trick: Sequence[int], covered: int = 0) -> int:
    """The place in the trick of the card that wins so far; ``covered`` cards lie face down.

    A card led face down is taken by any trump, and by nothing else.
    """
    best = 0
    for place in range(1, len(trick)):
        if covered >> trick[place] & 1:
            continue
        if covered >> trick[best] & 1:
            if tables.suits[trick[place]] == tables.trump:
                best = place
        elif beats(tables, trick[place], trick[best]):
            best = place
    return best


def takes(tables: TrickTables, position: Position, card: int) -> bool:
    """Tell whether a card would win the trick so far."""
    trick = (*position.trick, card)
    return best_place(tables, trick, position.covered) == len(trick) - 1


def suit_led(tables: TrickTables, position: Position) -> int:
    """The suit that counts as led; :data:`LEAD` before the lead."""
    if not position.trick:
        return LEAD
    led = position.trick[0]
    return tables.trump if position.covered >> led & 1 else tables.suits[led]


def legal(tables: TrickTables, position: Position) -> list[int]:
    """The cards that may be played, in the order of the pack."""
    hand = position.hands[position.to_move]
    if position.locked_for and position.locked != NO_CARD:
        hand &= ~(1 << position.locked)
    led = suit_led(tables, position)
    for holding, may in tables.duties_of(opening=position.opening)[led]:
        if hand & holding:
            cards = list(cards_of(hand & may))
            return _over_best(tables, position, cards) if _must_ruff(tables, led, may) else cards
    return list(cards_of(hand))


def _must_ruff(tables: TrickTables, led: int, may: int) -> bool:
    """Tell whether a duty to trump includes overtrumping here."""
    return tables.over_best and led not in {LEAD, tables.trump} and not may & ~tables.trumps


def _over_best(tables: TrickTables, position: Position, trumps: list[int]) -> list[int]:
    """Of these trumps the higher ones, if the trick is trumped and there are some."""
    best = position.trick[best_place(tables, position.trick, position.covered)]
    if tables.suits[best] != tables.trump:
        return trumps
    return [card for card in trumps if beats(tables, card, best)] or trumps


def play(
    tables: TrickTables, position: Position, card: int
) -> tuple[Position, tuple[int, ...], tuple[int, ...]]:
    """The position after a card; each seat's points by it; and its gain apart from points.

    The gain of a side stands with the first of its seats.
    """
    seat = position.to_move
    hands = tuple(
        hand & ~(1 << card) if who == seat else hand for who, hand in enumerate(position.hands)
    )
    trick = (*position.trick, card)
    won, extra = [0] * tables.players, [0] * tables.players
    if len(trick) < tables.players:
        after = replace(position, hands=hands, trick=trick)
        return after, tuple(won), tuple(extra)
    winner = (position.leader + best_place(tables, trick, position.covered)) % tables.players
    points = sum(tables.points[laid] for laid in trick) + tables.trick_points
    over = not any(hands)
    if over:
        points += tables.last_trick
    won[winner] = points
    for taking, taken, gain, loss in tables.prizes:
        if taking in trick and taken in trick:
            loser = (position.leader + trick.index(taken)) % tables.players
            if tables.sides[winner] != tables.sides[loser]:
                extra[winner] += gain
                extra[loser] -= loss
    took = position.took
    if points or not tables.by_points:
        took |= 1 << winner
    if over:
        _settle_trickless(tables, took, extra)
    lock = max(position.locked_for - 1, 0)
    locked = position.locked if lock else NO_CARD
    return Position(hands, winner, (), took, locked, lock), tuple(won), tuple(extra)


def _settle_trickless(tables: TrickTables, took: int, extra: list[int]) -> None:
    """Add the fees of the sides that took no trick to the gains."""
    took_one = {side for seat, side in enumerate(tables.sides) if took >> seat & 1}
    first = {side: tables.sides.index(side) for side in tables.sides}
    for side, seat in first.items():
        if side not in took_one:
            for other, gainer in first.items():
                own = other == side
                extra[gainer] += -tables.no_trick_loss[seat] if own else tables.no_trick_gain
