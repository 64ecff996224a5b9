"""Public history of a deal: the cards played, and the state that they lead to.

The Python form of solver/core/deal_state.c, which must give bit-identical results.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from reunion_desktop.engine.cards import Suit
from reunion_desktop.engine.seats import Seat
from reunion_desktop.solver import trick_rules
from reunion_desktop.solver.tables import CARDS, LEAD, NO_CARD, Position, TrickTables, cards_of
from reunion_desktop.value_net.public_facts import Covers, PublicFacts

_DEALS = 64
"""Deals whose card order is cached: the one on the table, and those of a review."""


@dataclass(frozen=True, slots=True)
class Places:
    """Canonical order of the cards for the network inputs: by role in play, not by name.

    Trumps come first, then the shorter suits before the longer; within a suit the weakest card
    comes first.
    """

    place: tuple[int, ...]
    """The place of each card by :attr:`Card.index`, :data:`NO_CARD` for one that is not used."""
    index: tuple[int, ...]
    """The card of each place."""
    turn: tuple[int, ...]
    """By suit: its rank in the canonical order."""
    higher: tuple[int, ...]
    """By place: the places of the stronger cards of its suit, as bits."""
    beaten_by: tuple[int, ...]
    """By place: the places of all cards that take the trick from it."""

    def of(self, cards: int) -> int:
        """The places of some cards, as bits for bits."""
        return sum([1 << self.place[card] for card in cards_of(cards)])


@lru_cache(maxsize=_DEALS)
def places_of(facts: PublicFacts) -> Places:
    """The canonical card order of a deal."""
    tables = facts.tables
    used = list(cards_of(facts.pack))
    lengths = [sum(tables.suits[card] == suit for card in used) for suit in Suit]
    suits = sorted(Suit, key=lambda suit: (suit != tables.trump, lengths[suit], suit))
    turn = tuple([suits.index(suit) for suit in Suit])
    index = sorted(used, key=lambda card: (turn[tables.suits[card]], tables.strengths[card]))
    place = [NO_CARD] * CARDS
    for at, card in enumerate(index):
        place[card] = at

    def above(card: int, *, ruffs: bool) -> int:
        return sum(
            1 << at
            for at, other in enumerate(index)
            if (ruffs or tables.suits[other] == tables.suits[card])
            and trick_rules.beats(tables, other, card)
        )

    return Places(
        tuple(place),
        tuple(index),
        turn,
        tuple([above(card, ruffs=False) for card in index]),
        tuple([above(card, ruffs=True) for card in index]),
    )


@dataclass(frozen=True, slots=True)
class History:
    """The cards played in a deal, which are public."""

    first_leader: Seat
    """The seat that led to the first trick."""
    cards: tuple[int, ...] = ()
    """Every card so far by :attr:`Card.index`, in order of play, those on the table last."""


@dataclass(frozen=True, slots=True)
class DealProgress:
    """The public state of a deal, without hands and discards."""

    leader: Seat
    """The seat that leads, or led, to the trick."""
    table: tuple[int, ...]
    """The cards of the trick so far."""
    played: tuple[int, ...]
    """By seat: the cards that it has played, as bits, those on the table included."""
    lacks: tuple[int, ...]
    """By seat: the suits that it is known to be void in, as bits."""
    points: tuple[int, ...]
    """By seat: points in tricks taken, without those for taking the last."""
    fees: tuple[int, ...]
    """By seat: left bowers won less left bowers lost, in units."""
    leads: tuple[int, ...] = ()
    """By seat: the suits that it has led openly, as bits."""
    covered: int = 0
    """The cards of the trick that lie face down, as bits."""
    took: int = 0
    """One bit a seat: it has taken a trick, with points in it or without."""
    tricks: int = 0
    """Tricks finished."""

    @property
    def mover(self) -> Seat:
        """The seat that plays the next card."""
        return (self.leader + len(self.table)) % len(self.played)

    @property
    def gone(self) -> int:
        """All cards played, as bits."""
        return sum(self.played)

    def best(self, tables: TrickTables) -> int:
        """The card that wins the trick so far; :data:`NO_CARD` while no open card does."""
        if not self.table:
            return NO_CARD
        best = self.table[trick_rules.best_place(tables, self.table, self.covered)]
        return NO_CARD if self.covered >> best & 1 else best

    def led(self, tables: TrickTables) -> int:
        """The suit led: trumps where the lead lies face down; NO_CARD before the lead."""
        if not self.table:
            return NO_CARD
        hidden = self.covered >> self.table[0] & 1
        return tables.trump if hidden else tables.suits[self.table[0]]

    def side_points(self, tables: TrickTables, side: int) -> int:
        """The points of a side in tricks taken."""
        pairs = zip(self.points, tables.sides, strict=True)
        return sum([made for made, other in pairs if other == side])

    def locked_for(self, facts: PublicFacts) -> int:
        """The number of tricks for which the turned card may not be played, this one included."""
        return max(facts.locked - self.tricks, 0)


def follow(facts: PublicFacts, history: History) -> DealProgress:
    """The public state of a deal after some cards."""
    nothing = (0,) * facts.tables.players
    progress = DealProgress(history.first_leader, (), nothing, nothing, nothing, nothing, nothing)
    for card in history.cards:
        progress = lay(facts, progress, card)
    return progress


def legal(facts: PublicFacts, progress: DealProgress, hand: int) -> list[int]:
    """The legal cards of the mover, in the order of the pack."""
    hands = tuple([hand * (seat == progress.mover) for seat in range(facts.tables.players)])
    locked_for = progress.locked_for(facts)
    locked = facts.turned if locked_for else NO_CARD
    position = Position(
        hands,
        progress.leader,
        progress.table,
        progress.took,
        locked,
        locked_for,
        opening=not progress.tricks,
        covered=progress.covered,
    )
    return trick_rules.legal(facts.tables, position)


def lay(facts: PublicFacts, progress: DealProgress, card: int) -> DealProgress:
    """The public state after one more card; a full trick goes to its winner."""
    tables, mover = facts.tables, progress.mover
    missing = _shown_missing(tables, facts.pack, progress, card)
    hides = bool(missing) and not progress.tricks and _covers(facts, progress)
    leads = 0 if progress.table or hides else 1 << tables.suits[card]
    after = replace(
        progress,
        table=(*progress.table, card),
        played=_marked(progress.played, mover, 1 << card),
        lacks=_marked(progress.lacks, mover, missing),
        leads=_marked(progress.leads, mover, leads),
        covered=progress.covered | hides << card,
    )
    return after if len(after.table) < tables.players else _taken(tables, after)


def _shown_missing(tables: TrickTables, pack: int, progress: DealProgress, card: int) -> int:
    """The suits in which this card proves its player to be void."""
    led = progress.led(tables) if progress.table else LEAD
    used = {tables.suits[other] for other in cards_of(pack)}
    missing = 0
    for holding, may in tables.duties_of(opening=not progress.tricks)[led]:
        if may >> card & 1:
            break
        held = {tables.suits[other] for other in cards_of(holding)}
        missing |= sum([1 << suit for suit in held & used])
    return missing


def _covers(facts: PublicFacts, progress: DealProgress) -> bool:
    """Tell whether the mover plays face down if unable to obey the first-trick rule."""
    return facts.covers is Covers.ALL or (facts.covers is Covers.LEADER and not progress.table)


def _taken(tables: TrickTables, progress: DealProgress) -> DealProgress:
    """Give the full trick to its winner."""
    trick, players = progress.table, tables.players
    winner = (progress.leader + trick_rules.best_place(tables, trick, progress.covered)) % players
    counted = tables.trick_points + sum([tables.points[card] for card in trick])
    fees = progress.fees
    for taking, taken, *_ in tables.prizes:
        if taking in trick and taken in trick:
            loser = (progress.leader + trick.index(taken)) % players
            if tables.sides[winner] != tables.sides[loser]:
                fees = _more(_more(fees, winner, 1), loser, -1)
    return replace(
        progress,
        leader=winner,
        table=(),
        covered=0,
        points=_more(progress.points, winner, counted),
        fees=fees,
        took=progress.took | 1 << winner,
        tricks=progress.tricks + 1,
    )


def _marked(marks: tuple[int, ...], seat: Seat, more: int) -> tuple[int, ...]:
    return (*marks[:seat], marks[seat] | more, *marks[seat + 1 :])


def _more(numbers: tuple[int, ...], seat: Seat, more: int) -> tuple[int, ...]:
    return (*numbers[:seat], numbers[seat] + more, *numbers[seat + 1 :])
