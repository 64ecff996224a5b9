"""Algorithm: the rule of thumb for games in which each plays for himself and few points are best.

Every card that may be played is weighed by what it is likely to bring in, what of it goes to
others, and how dangerous it would be to keep. Who has got so much that a hundred is near goes for
it; then the same cards are weighed for the tricks that they win. It sees a seat's own cards and
what lay open, nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass

from reunion_desktop.ai.tricks.deal_tables import LEAD
from reunion_desktop.ai.tricks.rollout_state import RolloutState


@dataclass(frozen=True, slots=True)
class CutthroatWeights:
    """How loud each thought is."""

    danger: float = 0.75
    """How gladly a card is got rid of that is likely to win a trick later, in points of that."""
    gift: float = 0.8
    """What a point is worth that goes to somebody else."""
    thrown: float = 3.0
    """What each who is still to play is thought to throw into a trick, in points."""
    guard: float = 0.6
    """How much less dangerous a card is for each lower one of its suit beside it."""
    stops: int | None = None
    """Points from which on somebody else is kept from a hundred; None where nobody ever is."""
    stopping: float = 0.0
    """What a point is worth that is kept from him."""
    master: float = 0.0
    """Points to come that are thought of for each card that nothing out can beat in its suit, a
    trump twice; nothing where only points made are looked at."""
    nears: int = 62
    """Points, made and thought of, from which on one goes for a hundred, as long as it can be
    reached."""


HABITS = CutthroatWeights()
"""As found by letting rules play against one another, few of which think of a hundred in time."""

KEEN = CutthroatWeights(danger=0.6, stops=60, stopping=1.0, master=12.0, nears=70)
"""Of players who see a hundred in their hand, and one that is about to be made by others: as found
by letting them play against one another. Those who look ahead play more like this."""

GOAL = 100
"""The points that one goes for who goes for many."""


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
    """The card that the next player plays by the rule.

    Args:
        course: where the deal stands.
        habits: how loud each thought is.
        high: whether he goes for many points; None where that follows from what he has.
    """
    legal = course.legal
    if not legal & (legal - 1):
        return legal.bit_length() - 1
    worth = weighed(course, legal, habits, high=high)
    return max(worth, key=lambda card: (worth[card], -card))


def weighed(
    course: RolloutState, legal: int, habits: CutthroatWeights = HABITS, *, high: bool | None = None
) -> dict[int, float]:
    """What speaks for each card that the next player may play."""
    look = CutthroatContext(course, habits)
    goes_high = look.nears if high is None else high
    if not goes_high:
        return look.lows(legal)
    return {card: look.high(card) for card in cards_in(legal)}


class CutthroatContext:
    """What the next player makes of the table."""

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
        """Whether one has so much that a hundred is near, and can still be reached."""
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
        """Whether the trick would be one's own with a card, as it lies."""
        course, ground = self.course, self.ground
        if course.led == LEAD:
            return True
        suit = ground.suit_of[card]
        if suit == ground.suit_of[course.best]:
            return ground.height[card] > ground.height[course.best]
        return suit == ground.trump

    def danger(self, card: int) -> float:
        """How many points a card is likely to bring in later."""
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
        """How likely a card that wins so far takes the trick, though others would rather not."""
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
            # It is a ruff: who holds the suit led follows, nobody must go higher.
            return 0.9
        if not rest:
            return 0.95
        each = rest / self.others if rest > self.others else 1.0
        forced = (higher / rest) ** each
        return float((1 - forced) ** later)

    def lows(self, legal: int) -> dict[int, float]:
        """What speaks for each card where few points are wanted."""
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
        """Whether the trick would go to somebody who is to be kept from a hundred."""
        course, stops = self.course, self.habits.stops
        if stops is None or course.led == LEAD:
            return False
        return course.counts[self.ground.sides[course.best_seat]] >= stops

    def high(self, card: int) -> float:
        """What speaks for a card where many points are wanted."""
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
        """What a card is good for in hand, where tricks are wanted."""
        ground = self.ground
        rest = self.out & ground.suits[ground.suit_of[card]]
        higher = (ground.over[card] & rest).bit_count()
        trump = ground.suit_of[card] == ground.trump
        return float((6.0 if trump else 2.0) * 0.5**higher)


def _nobodys(course: RolloutState) -> int:
    """The turned card where it lies on the table: everybody lacks it."""
    lying = course.ground.pack
    for seat in course.ground.seats:
        lying &= course.lacks[seat]
    return lying
