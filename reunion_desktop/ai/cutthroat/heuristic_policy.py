"""Heuristic policy for cutthroat games, in which few points are best.

Every legal card is weighed by the points it is likely to win, the points it gives to others, and
the danger of keeping it. A player near a hundred points plays for it; then the cards are weighed
for the tricks that they win. Only the seat's own cards and public facts are used.
"""

from __future__ import annotations

from dataclasses import dataclass

from reunion_desktop.ai.tricks.deal_tables import LEAD
from reunion_desktop.ai.tricks.rollout_state import RolloutState


@dataclass(frozen=True, slots=True)
class CutthroatWeights:
    """Feature weights of the heuristic policy."""

    danger: float = 0.75
    """Worth of getting rid of a card, as a share of the points it is likely to win later."""
    gift: float = 0.8
    """Worth of a point that goes to another player."""
    thrown: float = 3.0
    """Points that each player still to play is expected to add to a trick."""
    guard: float = 0.6
    """Factor on the danger of a card for each lower card of its suit in hand."""
    stops: int | None = None
    """Points from which another player is kept from a hundred; None for never."""
    stopping: float = 0.0
    """Worth of a point kept from that player."""
    master: float = 0.0
    """Points expected for each card that cannot be beaten in its suit, twice for a trump; 0 to
    count only points already made.
    """
    nears: int = 62
    """Points, made and expected, from which the player goes for a hundred while it can be reached.
    """


HABITS = CutthroatWeights()
"""Found by play between rule-based players, few of which plan a hundred in time."""

KEEN = CutthroatWeights(danger=0.6, stops=60, stopping=1.0, master=12.0, nears=70)
"""For players who plan a hundred and see one coming: found by play among themselves. Search
players play more like this.
"""

GOAL = 100
"""The points aimed at by a player who goes for many."""


def cards_in(bits: int) -> list[int]:
    """The cards of a set."""
    cards = []
    while bits:
        low = bits & -bits
        cards.append(low.bit_length() - 1)
        bits ^= low
    return cards


def chosen(
    course: RolloutState, habits: CutthroatWeights = HABITS, *, high: bool | None = None
) -> int:
    """The policy's card for the next player.

    Args:
        course: the rollout state.
        habits: the feature weights.
        high: whether the player goes for many points; None to decide by the points made.
    """
    legal = course.legal
    if not legal & (legal - 1):
        return legal.bit_length() - 1
    worth = weighed(course, legal, habits, high=high)
    return max(worth, key=lambda card: (worth[card], -card))


def weighed(
    course: RolloutState, legal: int, habits: CutthroatWeights = HABITS, *, high: bool | None = None
) -> dict[int, float]:
    """The heuristic value of each legal card of the next player."""
    look = CutthroatContext(course, habits)
    goes_high = look.nears if high is None else high
    if not goes_high:
        return look.lows(legal)
    return {card: look.high(card) for card in cards_in(legal)}


class CutthroatContext:
    """The features of the table for the next player."""

    __slots__ = ("course", "ground", "habits", "hand", "later", "others", "out")

    def __init__(self, course: RolloutState, habits: CutthroatWeights) -> None:
        ground, me = course.ground, course.to_move
        self.course, self.ground, self.habits = course, ground, habits
        self.hand = course.hands[me]
        self.out = ground.pack & ~course.played & ~self.hand & ~_nobodys(course)
        self.others = len(ground.seats) - 1
        self.later = self.others - len(course.trick)

    @property
    def nears(self) -> bool:
        """Tell whether a hundred is near for the player, and can still be reached."""
        course, habits = self.course, self.habits
        mine = course.counts[self.ground.sides[course.to_move]]
        if habits.master:
            return self._reaches(mine)
        if mine < habits.nears:
            return False
        return max(course.counts) == mine

    def _reaches(self, mine: int) -> bool:
        counts, ground = self.course.counts, self.ground
        if sum(counts) - mine > sum(ground.points) + ground.last_trick - GOAL:
            return False
        out, trumps, likely = self.out, ground.trumps, 0
        for card in cards_in(self.hand):
            if not ground.over[card] & out:
                likely += 2 if trumps >> card & 1 else 1
        return mine + likely * self.habits.master >= self.habits.nears

    def wins(self, card: int) -> bool:
        """Tell whether a card wins the trick so far."""
        course, ground = self.course, self.ground
        if course.led == LEAD:
            return True
        suit = ground.suit_of[card]
        if suit == ground.suit_of[course.best]:
            return ground.height[card] > ground.height[course.best]
        return suit == ground.trump

    def danger(self, card: int) -> float:
        """The points that a card is likely to win later."""
        ground = self.ground
        suit = ground.suits[ground.suit_of[card]]
        rest = (self.out & suit).bit_count()
        higher = (ground.over[card] & self.out).bit_count()
        return self._danger(card, suit, rest, higher)

    def _danger(self, card: int, suit: int, rest: int, higher: int) -> float:
        ground = self.ground
        if not rest:
            return 0.3 * ground.share
        below = (self.hand & suit & ~ground.over[card]).bit_count() - 1
        guarded = self.habits.guard**below
        return float((1 - higher / rest) * guarded * (ground.share + ground.points[card]))

    def holds(self, card: int) -> float:
        """The chance that a card that wins so far takes the trick, though others avoid it."""
        ground = self.ground
        suit = ground.suit_of[card]
        rest = (self.out & ground.suits[suit]).bit_count()
        higher = (ground.over[card] & self.out).bit_count()
        return self._holds(suit, rest, higher)

    def _holds(self, suit: int, rest: int, higher: int) -> float:
        later = self.later
        if not later:
            return 1.0
        led = self.course.led
        if led not in {LEAD, suit}:
            # A trump on another suit: players with the suit led follow, and overtrumping is no
            # duty.
            return 0.9
        if not rest:
            return 0.95
        each = rest / self.others if rest > self.others else 1.0
        forced = (higher / rest) ** each
        return float((1 - forced) ** later)

    def lows(self, legal: int) -> dict[int, float]:
        """The value of each card where few points are wanted."""
        course, ground, habits, out = self.course, self.ground, self.habits, self.out
        suit_of, suits, over, points = ground.suit_of, ground.suits, ground.over, ground.points
        table = course.table + habits.thrown * self.later
        gift, loss = habits.gift, 1.0
        if self._stopped():
            gift, loss = -habits.stopping, 1.0 - habits.stopping
        worths = {}
        while legal:
            bit = legal & -legal
            legal ^= bit
            card = bit.bit_length() - 1
            suit, own = suit_of[card], points[card]
            cards = suits[suit]
            rest, higher = (out & cards).bit_count(), (over[card] & out).bit_count()
            worth = habits.danger * self._danger(card, cards, rest, higher)
            if self.wins(card):
                chance = self._holds(suit, rest, higher)
                worth += (1 - chance) * habits.gift * own - chance * loss * (table + own)
            else:
                worth += gift * own
            worths[card] = worth
        return worths

    def _stopped(self) -> bool:
        """Tell whether the trick would go to a player to be kept from a hundred."""
        course, stops = self.course, self.habits.stops
        if stops is None or course.led == LEAD:
            return False
        return course.counts[self.ground.sides[course.best_seat]] >= stops

    def high(self, card: int) -> float:
        """The value of a card where many points are wanted."""
        course, ground = self.course, self.ground
        points = ground.points[card]
        keeps = self._strength(card)
        if not self.wins(card):
            return -points - keeps
        rest = self.out & ground.suits[ground.suit_of[card]]
        higher = (ground.over[card] & rest).bit_count()
        chance = 1.0 if not self.later or not higher else 0.8 ** (higher * self.later)
        stake = course.table + points + ground.share / 3
        return (2 * chance - 1) * stake - keeps

    def _strength(self, card: int) -> float:
        """The worth of a card in hand, where tricks are wanted."""
        ground = self.ground
        rest = self.out & ground.suits[ground.suit_of[card]]
        higher = (ground.over[card] & rest).bit_count()
        trump = ground.suit_of[card] == ground.trump
        return float((6.0 if trump else 2.0) * 0.5**higher)


def _nobodys(course: RolloutState) -> int:
    """The turned card while it lies on the table: no seat holds it."""
    lying = course.ground.pack
    for seat in course.ground.seats:
        lying &= course.lacks[seat]
    return lying
