"""Functions: the rules of play over numbers, what may be played and what a card brings.

The same duties as the engine's, told by the tables alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from reunion_desktop.solver.tables import NO_CARD, Position, TrickTables, cards_of


def beats(tables: TrickTables, card: int, best: int) -> bool:
    """Whether a card takes the trick from the one that wins it so far."""
    if tables.suits[card] == tables.suits[best]:
        return tables.strengths[card] > tables.strengths[best]
    return tables.suits[card] == tables.trump


def best_place(tables: TrickTables, trick: Sequence[int]) -> int:
    """The place in the trick of the card that wins so far."""
    best = 0
    for place in range(1, len(trick)):
        if beats(tables, trick[place], trick[best]):
            best = place
    return best


def legal(tables: TrickTables, position: Position) -> list[int]:
    """The cards that may be played, in the order of the pack."""
    hand = list(cards_of(position.hands[position.to_move]))
    if position.locked_for and position.locked in hand:
        hand.remove(position.locked)
    if not position.trick:
        return hand
    same = [card for card in hand if tables.suits[card] == tables.suits[position.trick[0]]]
    if same:
        return same
    trumps = [card for card in hand if tables.suits[card] == tables.trump]
    if not trumps or not tables.must_trump:
        return hand
    best = position.trick[best_place(tables, position.trick)]
    if tables.overtrump and tables.suits[best] == tables.trump:
        return [card for card in trumps if beats(tables, card, best)] or trumps
    return trumps


def play(
    tables: TrickTables, position: Position, card: int
) -> tuple[Position, tuple[int, ...], tuple[int, ...]]:
    """The position after a card; each seat's points by it; and what it gains apart from points."""
    seat = position.to_move
    hands = tuple(
        hand & ~(1 << card) if who == seat else hand for who, hand in enumerate(position.hands)
    )
    trick = (*position.trick, card)
    won, extra = [0] * tables.players, [0] * tables.players
    if len(trick) < tables.players:
        after = Position(
            hands, position.leader, trick, position.took, position.locked, position.locked_for
        )
        return after, tuple(won), tuple(extra)
    winner = (position.leader + best_place(tables, trick)) % tables.players
    points = sum(tables.points[laid] for laid in trick)
    over = not any(hands)
    if over:
        points += tables.last_trick
    won[winner] = points
    if tables.right in trick and tables.left in trick:
        loser = (position.leader + trick.index(tables.left)) % tables.players
        if tables.sides[winner] != tables.sides[loser]:
            extra[winner] += tables.extras.bower_gain
            extra[loser] -= tables.extras.bower_loss
    took = position.took
    if points or not tables.extras.by_points:
        took |= 1 << winner
    if over:
        gain = tables.extras.no_trick_gain
        for trickless in range(tables.players):
            if not took >> trickless & 1:
                for other in range(tables.players):
                    own = other == trickless
                    extra[other] += -tables.no_trick_loss[other] if own else gain
    lock = max(position.locked_for - 1, 0)
    locked = position.locked if lock else NO_CARD
    after = Position(hands, winner, (), took, locked, lock)
    return after, tuple(won), tuple(extra)


def perft(tables: TrickTables, position: Position, depth: int) -> int:
    """How many sequences of so many cards may be played."""
    if not depth or position.over:
        return 1
    return sum(
        perft(tables, play(tables, position, card)[0], depth - 1)
        for card in legal(tables, position)
    )


def playouts(tables: TrickTables, position: Position, count: int, seed: int) -> tuple[int, ...]:
    """Points by seat of so many deals played out by lot, added up."""
    dice = Random(seed)
    points: tuple[int, ...] = (0,) * tables.players
    for _ in range(count):
        now = position
        while not now.over:
            now, won, _extra = play(tables, now, dice.choice(legal(tables, now)))
            points = tuple([a + b for a, b in zip(points, won, strict=True)])
    return points
