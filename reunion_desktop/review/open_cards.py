"""Double-dummy solution of a recorded position: the value of every card to lead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter

from reunion_desktop.engine.cards import ALL_CARDS, Card
from reunion_desktop.engine.record import Record
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.state import DealState
from reunion_desktop.games.reunion.options import AFTER_TRICK, reunion
from reunion_desktop.solver.solve import solve
from reunion_desktop.solver.tables import NO_CARD, Extras, Position, TrickTables, trick_tables


class NoSuchPosition(ValueError):  # noqa: N818 - named as a player would say it.
    """A deal or a trick that a record does not contain, with one sentence that says so."""


@dataclass(frozen=True, slots=True)
class OpenCards:
    """Solution of one position."""

    seat: Seat
    """The seat that leads."""
    trick: int
    """The trick's number, from 1."""
    values: Mapping[Card, int]
    """That seat's card points of the whole deal, discards and last trick included, if it leads the
    card and all others then play against it.
    """
    nodes: int
    """Number of cards played in search."""
    ms: float
    """Milliseconds that the search took."""


def before_trick(records: Sequence[Record], deal_number: int, trick_number: int) -> DealState:
    """The state of a deal before the lead to a trick.

    Args:
        records: the games of a file.
        deal_number: which deal of all of them, from 1.
        trick_number: which trick, from 1.

    Raises:
        NoSuchPosition: there is no such deal, or it was abandoned before that trick.
        IllegalAction: a record is against the rules.
    """
    deals = 0
    for record in records:
        for deal in _leads(record):
            deals += not deal.taken
            if deals == deal_number and len(deal.taken) == trick_number - 1:
                return deal
    if deals < deal_number:
        message = f"There is no deal {deal_number} with a lead in this game file; it has {deals}."
    else:
        message = f"Deal {deal_number} of this game file has no lead to trick {trick_number}."
    raise NoSuchPosition(message)


def _leads(record: Record) -> Iterator[DealState]:
    """Every position before a lead."""
    for step in record.replay():
        deal = step.after.deal
        if deal is not None and deal.phase is not None and not deal.trick.cards and deal.laid_away:
            yield deal


def solve_open(deal: DealState) -> OpenCards:
    """Solve the position before a lead."""
    position = _position(deal)
    seat = position.to_move
    own = seat == deal.owner
    made = deal.points[seat] + (deal.rules.count(deal.laid_away, deal.order) if own else 0)
    begin = perf_counter()
    solved = solve(_tables(deal), position, seat)
    ms = (perf_counter() - begin) * 1e3
    values = {ALL_CARDS[card]: made + gain for card, gain in sorted(solved.values.items())}
    return OpenCards(seat, len(deal.taken) + 1, values, solved.nodes, ms)


def _tables(deal: DealState) -> TrickTables:
    """Solver tables of the deal, with the loss of void discards of a trickless dealer."""
    lost = [0] * deal.rules.players
    if reunion(deal.rules).dealer_no_trick_discards == "void":
        lost[deal.owner] = deal.rules.count(deal.laid_away, deal.order)
    return trick_tables(deal.order, deal.rules, extras=Extras(no_trick_loss=tuple(lost)))


def _position(deal: DealState) -> Position:
    took = 0
    for taken in deal.taken:
        took |= 1 << taken.winner
    locked = (
        reunion(deal.rules).turn_up_pickup == "after_trick2_locked"
        and len(deal.taken) < AFTER_TRICK
    )
    return Position(
        tuple(hand.bits for hand in deal.hands),
        deal.trick.leader,
        (),
        took,
        deal.turn_up.index if deal.turn_up is not None and locked else NO_CARD,
        AFTER_TRICK - len(deal.taken) if locked else 0,
    )
