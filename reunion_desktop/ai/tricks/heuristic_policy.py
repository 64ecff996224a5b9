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


def cards_in(bits: int) -> list[int]:
    """The cards of a set."""
    cards = []
    while bits:
        low = bits & -bits
        cards.append(low.bit_length() - 1)
        bits ^= low
    return cards


def chosen(course: RolloutState, habits: HeuristicWeights = HABITS) -> int:
    """The policy's card for the next player."""
    legal = course.legal
    if not legal & (legal - 1):
        return legal.bit_length() - 1
    worth = weighed(course, legal, habits)
    return max(worth, key=lambda card: (worth[card], -card))


def weighed(
    course: RolloutState, legal: int, habits: HeuristicWeights = HABITS
) -> dict[int, float]:
    """The heuristic value of each legal card of the next player."""
    look = HeuristicContext(course, habits)
    return {card: look.weigh(card) for card in cards_in(legal)}


class HeuristicContext:
    """The features of the table for the next player."""

    __slots__ = (
        "course",
        "ground",
        "habits",
        "hand",
        "later",
        "led_by_partners",
        "out",
        "share",
        "side",
        "trumps",
    )

    def __init__(self, course: RolloutState, habits: HeuristicWeights) -> None:
        ground, me = course.ground, course.to_move
        self.course, self.ground, self.habits = course, ground, habits
        self.hand = course.hands[me]
        self.side = ground.sides[me]
        self.out = ground.pack & ~course.played & ~self.hand
        self.trumps = ground.trumps
        self.later: list[int] = []
        seat = ground.after[me]
        for _ in range(len(ground.seats) - 1 - len(course.trick)):
            self.later.append(seat)
            seat = ground.after[seat]
        self.share = self._shares(me)
        self.led_by_partners = 0
        """The suits that the partners have led, as bits; the player's own where they play alone.
        """
        mine = [seat for seat in ground.seats if ground.sides[seat] == self.side]
        for seat in mine:
            if seat != me or len(mine) == 1:
                self.led_by_partners |= course.leads[seat]

    def _shares(self, me: int) -> dict[int, list[float]]:
        """By seat and suit, the chance that a seat holds a given unseen card."""
        course, suits, out = self.course, self.ground.suits, self.out
        rooms = [0, 0, 0, 0]
        others = [seat for seat in range(len(course.hands)) if seat != me and course.held[seat]]
        may: dict[int, list[bool]] = {}
        for seat in others:
            lacks, held = course.lacks[seat], course.held[seat]
            row = [bool(suits[suit] & out & ~lacks) for suit in range(4)]
            may[seat] = row
            for suit in range(4):
                if row[suit]:
                    rooms[suit] += held
        return {
            seat: [course.held[seat] / rooms[suit] if row[suit] else 0.0 for suit in range(4)]
            for seat, row in may.items()
        }

    def weigh(self, card: int) -> float:
        """The heuristic value of a card."""
        course, ground, habits = self.course, self.ground, self.habits
        chance = self.chance(card)
        to_come = habits.follow * ground.share * len(self.later)
        if not ground.trick_points:
            stake = course.table + ground.points[card] + to_come
        else:
            stake = float(ground.trick_points)
        worth = (2 * chance - 1) * stake - self.keep(card) * ground.share
        if course.led == LEAD:
            worth += self.lead_habits(card) * ground.share
        elif self.hand & self.trumps and not self.trumps >> card & 1 and self._last(card):
            worth += habits.short * ground.share
        return worth

    def _last(self, card: int) -> bool:
        """Tell whether a card is the last one of its suit in hand."""
        return not self.hand & self.ground.suits[self.ground.suit_of[card]] & ~(1 << card)

    def wins(self, card: int) -> bool:
        """Tell whether a card wins the trick so far."""
        course = self.course
        if course.led == LEAD:
            return True
        if course.best == COVERED:
            return self.ground.suit_of[card] == course.led
        return self._beats(card, course.best)

    def keep(self, card: int) -> float:
        """The worth of keeping a card, in tricks."""
        ground, habits = self.ground, self.habits
        higher = (ground.over[card] & self.out).bit_count()
        if ground.suit_of[card] == ground.trump:
            return habits.ruff + habits.trump * 0.5**higher
        if not self.out & ground.suits[ground.suit_of[card]]:
            return 0.0
        if not higher:
            return habits.master
        return habits.second if higher == 1 else 0.0

    def lead_habits(self, card: int) -> float:
        """The bonuses for a lead."""
        ground, habits = self.ground, self.habits
        suit = ground.suit_of[card]
        own = self.hand & self.trumps
        if suit == ground.trump:
            out = (self.trumps & self.out).bit_count()
            return habits.draw * min(1.0, own.bit_count() / out) if out else 0.0
        worth = habits.back if self.led_by_partners >> suit & 1 else 0.0
        if own and self._last(card):
            worth += habits.short
        return worth

    def chance(self, card: int) -> float:
        """The chance that the player's side takes the trick with a card."""
        course, ground = self.course, self.ground
        led, best, mine = course.led, course.best, True
        if led == LEAD:
            led, best = ground.suit_of[card], card
            row = ground.opening[LEAD] if not course.taken else ()
            if row and not row[0][1] >> card & 1:
                led, best = ground.trump, COVERED
        elif best == COVERED:
            if ground.suit_of[card] == led:
                best = card
        elif self._beats(card, best):
            best = card
        else:
            mine = ground.sides[course.best_seat] == self.side
        if best == COVERED:
            return 0.5
        # Later seats in turn: a partner can win the trick back, an opponent can take it.
        chance = 1.0 if mine else 0.0
        for seat in self.later:
            beats = self.beats(seat, best, led)
            if ground.sides[seat] == self.side:
                chance += (1 - chance) * beats
            else:
                chance *= 1 - beats
        return chance

    def _beats(self, card: int, best: int) -> bool:
        ground = self.ground
        suit = ground.suit_of[card]
        if suit == ground.suit_of[best]:
            return ground.height[card] > ground.height[best]
        return suit == ground.trump

    def beats(self, seat: int, best: int, led: int) -> float:
        """The chance that a seat beats a card."""
        ground, out = self.ground, self.out & ~self.course.lacks[seat]
        share, trump = self.share.get(seat), ground.trump
        if share is None:
            return 0.0
        suit = ground.suit_of[best]
        higher = (ground.over[best] & out).bit_count()
        none_higher = (1 - share[suit]) ** higher if higher else 1.0
        if led == trump or trump < 0:
            return 1 - none_higher
        void = (1 - share[led]) ** (ground.suits[led] & out).bit_count()
        if suit == trump:
            ruff = 1 - none_higher
            none_higher = 1.0
        else:
            trumps = (self.trumps & out).bit_count()
            ruff = 1 - (1 - share[trump]) ** trumps if trumps else 0.0
        may = void + (1 - void) * self.habits.willing if ground.ruffs[led] else void
        return 1 - none_higher * (1 - may * ruff)
