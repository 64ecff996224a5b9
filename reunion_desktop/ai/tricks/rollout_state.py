"""Mutable rollout state: a deal being played, as bitmasks."""

from __future__ import annotations

from collections.abc import Sequence

from reunion_desktop.ai.tricks.deal_tables import LEAD, DealTables
from reunion_desktop.engine.seats import Seat

COVERED = -1
"""Marks the lack of an open card that can win the trick."""


class RolloutState:
    """The state of a deal in a rollout; :meth:`play` changes it.

    A player who must lead a trump to the first trick and has none leads face down: the card counts
    as a trump and cannot win.
    """

    __slots__ = (
        "best",
        "best_seat",
        "counts",
        "hands",
        "held",
        "lacks",
        "leader",
        "leads",
        "led",
        "played",
        "table",
        "tables",
        "taken",
        "to_move",
        "trick",
        "won",
    )

    def __init__(self, tables: DealTables, hands: Sequence[int], leader: Seat) -> None:
        """Begin a deal.

        Args:
            tables: the bitmask tables of the deal.
            hands: the cards of every seat at the table, those out of the deal too.
            leader: who leads.
        """
        self.tables = tables
        self.hands = list(hands)
        self.held = [hand.bit_count() for hand in hands]
        """Cards each seat holds."""
        self.lacks = [0] * len(hands)
        """Cards that each seat is known not to hold."""
        self.played = 0
        """The cards played openly."""
        self.leader = leader
        self.to_move = leader
        self.trick: list[int] = []
        self.leads = [0] * len(hands)
        """By seat, the suits it led openly, as bits."""
        self.led = LEAD
        """The suit led; :data:`~reunion_desktop.ai.tricks.deal_tables.LEAD` before a lead."""
        self.best = COVERED
        """The card that wins the trick so far."""
        self.best_seat = leader
        self.table = 0
        """The count of the cards on the table."""
        self.taken = 0
        """Number of finished tricks."""
        sides = max(tables.sides) + 1
        self.counts = [0] * sides
        """The count of each side."""
        self.won = [0] * sides
        """Tricks of each side."""

    def branch(self, hands: Sequence[int] | None = None) -> RolloutState:
        """A copy of the state, with other hands where they are given."""
        twin = object.__new__(RolloutState)
        twin.tables = self.tables
        twin.hands = list(self.hands if hands is None else hands)
        twin.held = self.held.copy()
        twin.lacks = self.lacks.copy()
        twin.played = self.played
        twin.leader, twin.to_move = self.leader, self.to_move
        twin.trick, twin.leads = self.trick.copy(), self.leads.copy()
        twin.led, twin.best, twin.best_seat = self.led, self.best, self.best_seat
        twin.table, twin.taken = self.table, self.taken
        twin.counts, twin.won = self.counts.copy(), self.won.copy()
        return twin

    def uncover(self, place: int, card: int) -> None:
        """Assume a card for a face-down place of the trick."""
        self.trick[place] = card
        self.table += self.tables.points[card]

    @property
    def legal(self) -> int:
        """The legal cards of the next player."""
        hand = self.hands[self.to_move]
        return self.tables.legal(hand, self.led, first=not self.taken)

    @property
    def over(self) -> bool:
        """True when all cards are played; here a playout ends."""
        return not self.trick and not self.hands[self.to_move]

    def play(self, card: int, *, hidden: bool = False) -> None:
        """Play a card for the next player.

        Args:
            card: the card.
            hidden: whether it lies face down and was not seen.
        """
        tables, seat, bit = self.tables, self.to_move, 1 << card
        self.hands[seat] &= ~bit
        self.held[seat] -= 1
        if not hidden:
            self.played |= bit
        rows = tables.later if self.taken else tables.opening
        free = False
        lacks = 0
        for holding, play in rows[self.led]:
            if bit & play:
                break
            lacks |= holding
            free = True
        if lacks:
            self.lacks[seat] |= lacks
        if not self.trick:
            if free:
                self.led = tables.trump
            else:
                self.led, self.best = tables.suit_of[card], card
                self.leads[seat] |= 1 << self.led
            self.best_seat = seat
        elif self.beats(card):
            self.best, self.best_seat = card, seat
        self.trick.append(card)
        self.table += tables.points[card]
        if len(self.trick) == len(tables.seats):
            self._gather()
        else:
            self.to_move = tables.after[seat]

    def beats(self, card: int) -> bool:
        """Tell whether a card beats the trick so far."""
        tables, suit = self.tables, self.tables.suit_of[card]
        if self.best == COVERED:
            return suit == self.led
        if suit == tables.suit_of[self.best]:
            return tables.height[card] > tables.height[self.best]
        return suit == tables.trump

    def _gather(self) -> None:
        tables, winner = self.tables, self.best_seat
        side = tables.sides[winner]
        bonus = 0 if self.held[winner] else tables.last_trick
        self.counts[side] += self.table + tables.trick_points + bonus
        self.won[side] += 1
        self.taken += 1
        self.table, self.led, self.best = 0, LEAD, COVERED
        self.trick = []
        self.leader = self.to_move = self.best_seat = winner
