"""Algorithm: the rule of thumb for games of partners, the same in play and in playouts.

Every card that may be played is weighed by three things: how likely it is that one's own side
takes the trick, and what lies in it then; what the card would still be good for in hand; and a few
habits of the card table. So points go to a partner who holds the trick surely, he is not overtaken
for nothing, an ace is led while everybody follows, and makers draw trumps. It sees a seat's own
cards and what lay open, nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass

from reunion_desktop.ai.tricks.deal_tables import LEAD
from reunion_desktop.ai.tricks.rollout_state import COVERED, RolloutState


@dataclass(frozen=True, slots=True)
class HeuristicWeights:
    """How loud each thought is, in tricks of average worth."""

    trump: float = 1.1
    """What the highest trump left is worth in hand; one with others above it, by halves, less."""
    ruff: float = 0.34
    """What any trump is worth in hand."""
    master: float = 0.3
    """What the highest card left of a plain suit is worth in hand."""
    second: float = 0.15
    """What the second highest is worth."""
    draw: float = 0.35
    """How gladly trumps are drawn, while others hold some and one's own are many."""
    short: float = 0.1
    """How gladly the last card of a plain suit is got rid of, while one holds trumps."""
    back: float = 0.1
    """How gladly a suit is led that one's partner led."""
    willing: float = 0.5
    """How often one who need not trump is thought to do so."""
    follow: float = 0.15
    """What those who are still to play are thought to add to a trick, each, in shares of it."""


HABITS = HeuristicWeights()
"""As found by letting rules play against one another."""


def cards_in(bits: int) -> list[int]:
    """The cards of a set."""
    cards = []
    while bits:
        low = bits & -bits
        cards.append(low.bit_length() - 1)
        bits ^= low
    return cards


def chosen(course: RolloutState, habits: HeuristicWeights = HABITS) -> int:
    """The card that the next player plays by the rule."""
    legal = course.legal
    if not legal & (legal - 1):
        return legal.bit_length() - 1
    worth = weighed(course, legal, habits)
    return max(worth, key=lambda card: (worth[card], -card))


def weighed(
    course: RolloutState, legal: int, habits: HeuristicWeights = HABITS
) -> dict[int, float]:
    """What speaks for each card that the next player may play."""
    look = HeuristicContext(course, habits)
    return {card: look.weigh(card) for card in cards_in(legal)}


class HeuristicContext:
    """What the next player makes of the table."""

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
        """The suits that one's partners have led, a bit each; one's own where one plays alone."""
        mine = [seat for seat in ground.seats if ground.sides[seat] == self.side]
        for seat in mine:
            if seat != me or len(mine) == 1:
                self.led_by_partners |= course.leads[seat]

    def _shares(self, me: int) -> dict[int, list[float]]:
        """By seat and suit, how likely a seat holds one given card that is out."""
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
        """How loudly everything together speaks for a card."""
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
        """Whether a card is the last one of its suit in hand."""
        return not self.hand & self.ground.suits[self.ground.suit_of[card]] & ~(1 << card)

    def wins(self, card: int) -> bool:
        """Whether the trick would be one's own with a card, as it lies."""
        course = self.course
        if course.led == LEAD:
            return True
        if course.best == COVERED:
            return self.ground.suit_of[card] == course.led
        return self._beats(card, course.best)

    def keep(self, card: int) -> float:
        """What a card would still be good for, in tricks."""
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
        """Habits of those on lead."""
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
        """How likely it is that one's side takes the trick with a card."""
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
        """How likely a seat is to beat a card."""
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
