"""Heuristic policy for cutthroat games, in which few points are best.

Every legal card is weighed by the points it is likely to win, the points it gives to others, and
the danger of keeping it. A player near a hundred points plays for it; then the cards are weighed
for the tricks that they win. Only the seat's own cards and public facts are used.
"""

from __future__ import annotations

from dataclasses import dataclass

from reunion_desktop.ai.tricks.deal_tables import LEAD, DealTables
from reunion_desktop.ai.tricks.rollout_state import RolloutState
from reunion_desktop.solver.tables import cards_of


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


def chosen(
    state: RolloutState, habits: CutthroatWeights = HABITS, *, high: bool | None = None
) -> int:
    """The policy's card for the next player.

    Args:
        state: the rollout state.
        habits: the feature weights.
        high: whether the player goes for many points; None to decide by the points made.
    """
    legal = state.legal
    if not legal & (legal - 1):
        return legal.bit_length() - 1
    worth = weighed(state, legal, habits, high=high)
    return max(worth, key=lambda card: (worth[card], -card))


def weighed(
    state: RolloutState, legal: int, habits: CutthroatWeights = HABITS, *, high: bool | None = None
) -> dict[int, float]:
    """The heuristic value of each legal card of the next player."""
    look = CutthroatContext(state, habits)
    goes_high = look.nears if high is None else high
    if not goes_high:
        return look.lows(legal)
    return {card: look.high(card) for card in cards_of(legal)}


class CutthroatContext:
    """The features of the table for the next player."""

    __slots__ = ("habits", "hand", "later", "others", "out", "state", "tables")

    def __init__(self, state: RolloutState, habits: CutthroatWeights) -> None:
        tables, me = state.tables, state.to_move
        self.state, self.tables, self.habits = state, tables, habits
        self.hand = state.hands[me]
        self.out = tables.pack & ~state.played & ~self.hand & ~_nobodys(state)
        self.others = len(tables.seats) - 1
        self.later = self.others - len(state.trick)

    @property
    def nears(self) -> bool:
        """Tell whether a hundred is near for the player, and can still be reached."""
        state, habits = self.state, self.habits
        mine = state.counts[self.tables.sides[state.to_move]]
        if habits.master:
            return self._reaches(mine)
        if mine < habits.nears:
            return False
        return max(state.counts) == mine

    def _reaches(self, mine: int) -> bool:
        counts, tables = self.state.counts, self.tables
        if sum(counts) - mine > sum(tables.points) + tables.last_trick - GOAL:
            return False
        likely = masters(tables, self.hand, self.out)
        return mine + likely * self.habits.master >= self.habits.nears

    def wins(self, card: int) -> bool:
        """Tell whether a card wins the trick so far."""
        return self.state.led == LEAD or self.state.beats(card)

    def danger(self, card: int) -> float:
        """The points that a card is likely to win later."""
        tables = self.tables
        suit = tables.suits[tables.suit_of[card]]
        rest = (self.out & suit).bit_count()
        higher = (tables.over[card] & self.out).bit_count()
        return self._danger(card, suit, rest, higher)

    def _danger(self, card: int, suit: int, rest: int, higher: int) -> float:
        tables = self.tables
        if not rest:
            return 0.3 * tables.share
        below = (self.hand & suit & ~tables.over[card]).bit_count() - 1
        guarded = self.habits.guard**below
        return float((1 - higher / rest) * guarded * (tables.share + tables.points[card]))

    def holds(self, card: int) -> float:
        """The chance that a card that wins so far takes the trick, though others avoid it."""
        tables = self.tables
        suit = tables.suit_of[card]
        rest = (self.out & tables.suits[suit]).bit_count()
        higher = (tables.over[card] & self.out).bit_count()
        return self._holds(suit, rest, higher)

    def _holds(self, suit: int, rest: int, higher: int) -> float:
        later = self.later
        if not later:
            return 1.0
        led = self.state.led
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
        state, tables, habits, out = self.state, self.tables, self.habits, self.out
        suit_of, suits, over, points = tables.suit_of, tables.suits, tables.over, tables.points
        table = state.table + habits.thrown * self.later
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
        state, stops = self.state, self.habits.stops
        if stops is None or state.led == LEAD:
            return False
        return state.counts[self.tables.sides[state.best_seat]] >= stops

    def high(self, card: int) -> float:
        """The value of a card where many points are wanted."""
        state, tables = self.state, self.tables
        points = tables.points[card]
        keeps = self._strength(card)
        if not self.wins(card):
            return -points - keeps
        rest = self.out & tables.suits[tables.suit_of[card]]
        higher = (tables.over[card] & rest).bit_count()
        chance = 1.0 if not self.later or not higher else 0.8 ** (higher * self.later)
        stake = state.table + points + tables.share / 3
        return (2 * chance - 1) * stake - keeps

    def _strength(self, card: int) -> float:
        """The worth of a card in hand, where tricks are wanted."""
        tables = self.tables
        rest = self.out & tables.suits[tables.suit_of[card]]
        higher = (tables.over[card] & rest).bit_count()
        trump = tables.suit_of[card] == tables.trump
        return float((6.0 if trump else 2.0) * 0.5**higher)


def masters(tables: DealTables, hand: int, out: int) -> int:
    """The number of cards of a hand that no card out can beat in its suit, trumps twice."""
    cards = [card for card in cards_of(hand) if not tables.over[card] & out]
    return sum(2 if tables.trumps >> card & 1 else 1 for card in cards)


def _nobodys(state: RolloutState) -> int:
    """The turned card while it lies on the table: no seat holds it."""
    lying = state.tables.pack
    for seat in state.tables.seats:
        lying &= state.lacks[seat]
    return lying
