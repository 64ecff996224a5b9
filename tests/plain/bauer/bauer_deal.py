"""Reference implementation of Bauer: a deal in progress, and its score line.

Based on `bauer_rules`; like it, never imports the program.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from bauer_rules import SEATS
from plain_relatives import Line


@dataclass(frozen=True, slots=True)
class Deal:
    """Deal in progress."""

    number: int
    """From 1 in its game."""
    dealer: int
    """Seat of the dealer; the next in order of play is forehand."""
    hands: tuple[tuple[str, ...], ...]
    """Cards that each seat holds, as far as dealt."""
    later: tuple[tuple[str, ...], ...]
    """Second half of each hand; empty once dealt."""
    leader: int
    """Seat that leads, or led, to the current trick."""
    trump: str = ""
    """Trump suit, once chosen."""
    passes: int = 0
    """Number of passes when asked for *cards away*."""
    away: int | None = None
    """Seat that plays alone."""
    trick: tuple[str, ...] = ()
    """Current trick, in order of play."""
    taken: tuple[int, ...] = ()
    """Winner of each trick."""

    @property
    def forehand(self) -> int:
        """Seat that chooses trumps."""
        return (self.dealer + 1) % SEATS

    @property
    def out(self) -> int | None:
        """Seat that has put its hand aside."""
        return None if self.away is None else (self.away + 2) % SEATS

    @property
    def order(self) -> list[int]:
        """Seats that play to the current trick, in order of play."""
        every = [(self.leader + step) % SEATS for step in range(SEATS)]
        return [seat for seat in every if seat != self.out]

    @property
    def asking(self) -> bool:
        """Check whether a seat is still to be asked for *cards away*."""
        return bool(self.trump) and self.away is None and self.passes < SEATS

    @property
    def seat(self) -> int:
        """Seat whose turn it is."""
        if not self.trump:
            return self.forehand
        if self.asking:
            return (self.forehand + self.passes) % SEATS
        return self.order[len(self.trick)]


def score_line(deal: Deal, counts: tuple[int, int], brot: int | None) -> Line:
    """Return the score line of a deal.

    `points` (there are none) and `tricks` go by seat, `sides` (tricks) and `counts` by side.
    `counts` are as the deal leaves them, before a Brot sets both to eight; cards away changes none.
    """
    return {
        "number": deal.number,
        "dealer": deal.dealer,
        "points": [0] * SEATS,
        "tricks": [deal.taken.count(seat) for seat in range(SEATS)],
        "sides": [sum(seat % 2 == side for seat in deal.taken) for side in (0, 1)],
        "trump": deal.trump,
        "makers": deal.forehand % 2,
        "away": deal.away,
        "counts": list(counts),
        "brot": brot,
    }


def after_call(deal: Deal, call: str) -> Deal:
    """Return a deal after a call: `trump H` deals the second halves, `away` makes a leader."""
    if call == "pass":
        return replace(deal, passes=deal.passes + 1)
    if call == "away":
        return replace(deal, away=deal.seat, leader=deal.seat)
    hands = tuple((*four, *more) for four, more in zip(deal.hands, deal.later, strict=True))
    return replace(deal, trump=call.split()[1], hands=hands, later=())
