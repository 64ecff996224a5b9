"""Options of Hunsrücker Bauern, and the rules that depend on them except deal and score.

Source: CatsAtCards.com, "How To Play Réunion" (with Hunsrücker Bauern), the only one. Where it is
silent the rulings are this program's own, and the rules book says so.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import FACE_DOWN, PACK_RANKS, Card, PlaySuit, Rank, Suit
from reunion_desktop.engine.contract import Contract, Goal
from reunion_desktop.engine.duties import FollowRule, follow_suit
from reunion_desktop.engine.plans import DealPlan, Turned
from reunion_desktop.engine.rules import Cut, Onlookers, Option, Rules
from reunion_desktop.engine.scoring import ScoreLine
from reunion_desktop.engine.seats import Seat, Sides
from reunion_desktop.engine.tricks import CardOrder, Trick, two_bowers
from reunion_desktop.games.chalk import left_after

LINES = 5
"""Lines with which each side begins (CatsAtCards)."""
TRICKS = 5
"""Tricks of a deal."""
MAJORITY = 3
"""Tricks that win a deal."""

ACCEPT = Call("accept")
"""Accept the suit of the turned card as trumps."""

_NATURAL = PACK_RANKS
"""A K O (U) 10 9 8 7, by analogy with Bauer: the source has lost its ranks."""


def naming(suit: Suit) -> Call:
    """The call that makes another suit trumps."""
    return Call("name", suit)


@dataclass(frozen=True, slots=True, kw_only=True)
class HunsrueckerOptions(Rules):
    """The options of Hunsrücker Bauern as fields, and the rules that depend on them."""

    game: ClassVar[str] = "hunsruecker"
    code_number: ClassVar[int | None] = 3
    options: ClassVar[tuple[Option, ...]] = (
        Option("first_dealer", ("lowest", "highest", "random")),
        Option("games", (3, 1, 5)),
        Option("cut_shown", ("jack", "always")),
    )

    preset: str = "hunsrueck"
    games: Literal[3, 1, 5] = 3
    """The number of games in a session. No source says anything."""
    cut_shown: Literal["jack", "always"] = "jack"
    """When everybody is shown the card of the cut: where it is an Unter and makes trumps, or always
    (CatsAtCards)."""

    players: int = 6
    """Seats at the table, two teams of three, seated alternately."""
    cut: Cut = "after"
    """The seat that cuts: on the dealer's right, the first after the dealer in order of play."""

    @property
    def sides(self) -> Sides:
        """Two teams, seated alternately."""
        return Sides.partners(self.players)

    @property
    def hand_size(self) -> int:
        """Five cards each, and five tricks."""
        return TRICKS

    def order(self, trump: PlaySuit | None) -> CardOrder:
        """The two Unter of the trump colour above the trumps; before trumps are made, no trump."""
        return two_bowers(trump, _NATURAL)

    def points(self, _card: Card, _order: CardOrder, /) -> int:
        """Cards have no points: tricks count."""
        return 0

    def musts(self, order: CardOrder, trick: Trick, _number: int, /) -> tuple[FollowRule, ...]:
        """The suit led is followed; else anything goes."""
        return follow_suit(order, trick.led(order))

    @property
    def takes_talon(self) -> bool:
        """False: the turned card and the cut one beneath it lie on the table unowned."""
        return False

    def seen_left(self, card: Card, turn_up: Card | None) -> Onlookers:
        """The cut card is shown when it is an Unter; the dealer may see it when one is turned.

        Where the house shows it always, everybody sees it.
        """
        if card == turn_up or card.rank is Rank.JACK or self.cut_shown == "always":
            return "everybody"
        return "dealer" if turn_up is not None and turn_up.rank is Rank.JACK else "nobody"

    def offered(self, contract: Contract, talon: tuple[Card, ...], /) -> tuple[Card, ...]:
        """The turned card after an acceptance; where an Unter made trumps, first that Unter.

        Then the other card follows, if it is printed in the same suit. That the dealer may take an
        Unter that was cut is this program's ruling: else the highest trump would lie dead.
        """
        turned, cut = talon
        if contract.call is not None or contract.goal is Goal.NOTHING:
            return (turned,) if contract.call == ACCEPT else ()
        made, other = (turned, cut) if turned.rank is Rank.JACK else (cut, turned)
        if other != FACE_DOWN and other.suit == contract.order.trump:
            return made, other
        return (made,)

    def plan(self, first: Seat, lines: tuple[ScoreLine, ...]) -> DealPlan:
        """Deal in rotation; a deal without trumps is dealt again by the same dealer."""
        played = sum(line.played for line in lines)
        return self.plan_of(len(lines) + 1, (first + played) % self.players)

    def deal_plan(self, number: int, dealer: Seat, seats: tuple[Seat, ...]) -> DealPlan:
        """Five cards each, one at a time; of the two left over the first is turned."""
        return DealPlan(number, dealer, seats, (1,) * TRICKS, left=2, turned=Turned.FIRST_LEFT)


def trump_of_jack(talon: tuple[Card, ...]) -> Suit | None:
    """The suit of the Unter that was turned, or else of the one that was cut; None without one."""
    return next((card.suit for card in talon if card.rank is Rank.JACK), None)


def after(left: tuple[int, int], side: int, tricks: int) -> tuple[int, int]:
    """The lines of each side after a deal (CatsAtCards).

    Declarers with three or four tricks wipe one line, with all five two; with fewer they add one
    and the others wipe one, without any they add two and the others wipe two. That lines never
    fall below 0 and may rise above five is this program's ruling.

    Args:
        left: the lines before it.
        side: the declarers.
        tricks: how many tricks they took.
    """
    now = list(left)
    if tricks >= MAJORITY:
        now[side] -= 2 if tricks == TRICKS else 1
    else:
        lost = 1 if tricks else 2
        now[side] += lost
        now[1 - side] -= lost
    return max(now[0], 0), max(now[1], 0)


def counts(lines: tuple[ScoreLine, ...]) -> tuple[int, int]:
    """The lines of each side after some deals of a game."""
    return left_after(lines, LINES)
