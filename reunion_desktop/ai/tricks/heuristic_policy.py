"""Heuristic policy for partnership games, the same in play and in playouts.

Every legal card is weighed by three things: the chance that the player's side takes the trick, and
its points; the worth of keeping the card in hand; and a few habits. So points go to a partner who
holds the trick safely, who is not overtaken for nothing, an ace is led while everybody follows,
and makers draw trumps. Only the seat's own cards and public facts are used.
"""

from __future__ import annotations

from dataclasses import dataclass

from reunion_desktop.ai.tricks.deal_tables import LEAD
from reunion_desktop.ai.tricks.rollout_state import COVERED, RolloutState
from reunion_desktop.solver.tables import cards_of


@dataclass(frozen=True, slots=True)
class HeuristicWeights:
    """Feature weights of the heuristic policy, in tricks of average worth."""

    trump: float = 1.1
    """Worth of the highest trump left in hand; halved for each higher one that is out."""
    ruff: float = 0.34
    """Worth of any trump in hand."""
    master: float = 0.3
    """Worth of the highest card left of a plain suit in hand."""
    second: float = 0.15
    """Worth of the second highest."""
    draw: float = 0.35
    """Bonus for drawing trumps, while others hold some and the player has many."""
    short: float = 0.1
    """Bonus for playing the last card of a plain suit, while the player holds trumps."""
    back: float = 0.1
    """Bonus for leading a suit that the partner led."""
    willing: float = 0.5
    """Chance that a player who need not trump does so."""
    follow: float = 0.15
    """Expected addition to a trick by each player still to play, as a share of an average trick.
    """


HABITS = HeuristicWeights()
"""Found by play between rule-based players."""


def chosen(state: RolloutState) -> int:
    """The policy's card for the next player."""
    legal = state.legal
    if not legal & (legal - 1):
        return legal.bit_length() - 1
    worth = weighed(state, legal)
    return max(worth, key=lambda card: (worth[card], -card))


def weighed(state: RolloutState, legal: int) -> dict[int, float]:
    """The heuristic value of each legal card of the next player."""
    look = HeuristicContext(state)
    return {card: look.weigh(card) for card in cards_of(legal)}


class HeuristicContext:
    """The features of the table for the next player."""

    __slots__ = (
        "hand",
        "later",
        "led_by_partners",
        "out",
        "share",
        "side",
        "state",
        "tables",
        "trumps",
    )

    def __init__(self, state: RolloutState) -> None:
        tables, me = state.tables, state.to_move
        self.state, self.tables = state, tables
        self.hand = state.hands[me]
        self.side = tables.sides[me]
        self.out = tables.pack & ~state.played & ~self.hand
        self.trumps = tables.trumps
        self.later: list[int] = []
        seat = tables.after[me]
        for _ in range(len(tables.seats) - 1 - len(state.trick)):
            self.later.append(seat)
            seat = tables.after[seat]
        self.share = self._shares(me)
        self.led_by_partners = 0
        """The suits that the partners have led, as bits; the player's own where they play alone.
        """
        mine = [seat for seat in tables.seats if tables.sides[seat] == self.side]
        for seat in mine:
            if seat != me or len(mine) == 1:
                self.led_by_partners |= state.leads[seat]

    def _shares(self, me: int) -> dict[int, list[float]]:
        """By seat and suit, the chance that a seat holds a given unseen card."""
        state, suits, out = self.state, self.tables.suits, self.out
        rooms = [0] * len(suits)
        others = [seat for seat in range(len(state.hands)) if seat != me and state.held[seat]]
        may: dict[int, list[bool]] = {}
        for seat in others:
            lacks, held = state.lacks[seat], state.held[seat]
            row = [bool(suits[suit] & out & ~lacks) for suit in range(len(suits))]
            may[seat] = row
            for suit in range(len(suits)):
                if row[suit]:
                    rooms[suit] += held
        return {
            seat: [
                state.held[seat] / rooms[suit] if row[suit] else 0.0 for suit in range(len(suits))
            ]
            for seat, row in may.items()
        }

    def weigh(self, card: int) -> float:
        """The heuristic value of a card."""
        state, tables = self.state, self.tables
        chance = self.chance(card)
        to_come = HABITS.follow * tables.share * len(self.later)
        if not tables.trick_points:
            stake = state.table + tables.points[card] + to_come
        else:
            stake = float(tables.trick_points)
        worth = (2 * chance - 1) * stake - self.keep(card) * tables.share
        if state.led == LEAD:
            worth += self.lead_habits(card) * tables.share
        elif self.hand & self.trumps and not self.trumps >> card & 1 and self._last(card):
            worth += HABITS.short * tables.share
        return worth

    def _last(self, card: int) -> bool:
        """Tell whether a card is the last one of its suit in hand."""
        return not self.hand & self.tables.suits[self.tables.suit_of[card]] & ~(1 << card)

    def wins(self, card: int) -> bool:
        """Tell whether a card wins the trick so far."""
        return self.state.led == LEAD or self.state.beats(card)

    def keep(self, card: int) -> float:
        """The worth of keeping a card, in tricks."""
        tables = self.tables
        higher = (tables.over[card] & self.out).bit_count()
        if tables.suit_of[card] == tables.trump:
            return HABITS.ruff + HABITS.trump * 0.5**higher
        if not self.out & tables.suits[tables.suit_of[card]]:
            return 0.0
        if not higher:
            return HABITS.master
        return HABITS.second if higher == 1 else 0.0

    def lead_habits(self, card: int) -> float:
        """The bonuses for a lead."""
        tables = self.tables
        suit = tables.suit_of[card]
        own = self.hand & self.trumps
        if suit == tables.trump:
            out = (self.trumps & self.out).bit_count()
            return HABITS.draw * min(1.0, own.bit_count() / out) if out else 0.0
        worth = HABITS.back if self.led_by_partners >> suit & 1 else 0.0
        if own and self._last(card):
            worth += HABITS.short
        return worth

    def chance(self, card: int) -> float:
        """The chance that the player's side takes the trick with a card."""
        state, tables = self.state, self.tables
        led, best, mine = state.led, state.best, True
        if led == LEAD:
            led, best = tables.suit_of[card], card
            row = tables.opening[LEAD] if not state.taken else ()
            if row and not row[0][1] >> card & 1:
                led, best = tables.trump, COVERED
        elif state.beats(card):
            best = card
        elif best != COVERED:
            mine = tables.sides[state.best_seat] == self.side
        if best == COVERED:
            return 0.5
        # Later seats in turn: a partner can win the trick back, an opponent can take it.
        chance = 1.0 if mine else 0.0
        for seat in self.later:
            beats = self.beats(seat, best, led)
            if tables.sides[seat] == self.side:
                chance += (1 - chance) * beats
            else:
                chance *= 1 - beats
        return chance

    def beats(self, seat: int, best: int, led: int) -> float:
        """The chance that a seat beats a card."""
        tables, out = self.tables, self.out & ~self.state.lacks[seat]
        share, trump = self.share.get(seat), tables.trump
        if share is None:
            return 0.0
        suit = tables.suit_of[best]
        higher = (tables.over[best] & out).bit_count()
        none_higher = (1 - share[suit]) ** higher if higher else 1.0
        if led == trump or trump < 0:
            return 1 - none_higher
        void = (1 - share[led]) ** (tables.suits[led] & out).bit_count()
        if suit == trump:
            ruff = 1 - none_higher
            none_higher = 1.0
        else:
            trumps = (self.trumps & out).bit_count()
            ruff = 1 - (1 - share[trump]) ** trumps if trumps else 0.0
        may = void + (1 - void) * HABITS.willing if tables.ruffs[led] else void
        return 1 - none_higher * (1 - may * ruff)
