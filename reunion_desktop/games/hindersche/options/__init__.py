"""Options of Hindersche, and the rules that depend on them except dealing and scoring.

Sources: pagat.com, "Hindersche", by Paul Eaton and John McLeod (2024), after a visit of 2022;
Wikipedia, "Hindersche", after Uwe Schoch, "im Hindersche: Spielregeln" (2014); CatsAtCards.com,
"How To Play Réunion" (with Hindersche). Where these are silent the rulings are this program's own,
and the rules book says so.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import WHOLE_PACK, WHOLE_RANKS, Card, PlaySuit
from reunion_desktop.engine.duties import FollowRule, follow_or_trump
from reunion_desktop.engine.plans import DealPlan, Turned
from reunion_desktop.engine.rules import Cut, FirstDealer, Option, Rules, narrowed
from reunion_desktop.engine.scoring import ScoreLine
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import CardOrder, Trick, two_bowers
from reunion_desktop.games.chalk import entries
from reunion_desktop.games.hindersche.options.slate import (
    NOTHING,
    SEATS,
    Slate,
    change_of,
    slate_after,
)

WHOLE = 140
"""Points in the pack."""
RUBBER = 4
"""Games, or marks on the frame, with which a session is over."""
REDEAL = Call("redeal")
"""*Hübscher*: a request for a redeal (nicer cards)."""
ACCEPT = Call("accept")
"""Agreement to a redeal."""

_HAND = 9
"""Cards dealt to each player, for any number of players."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HinderscheOptions(Rules):
    """The options of Hindersche as fields, and the rules that depend on them."""

    game: ClassVar[str] = "hindersche"
    code_number: ClassVar[int | None] = 4
    options: ClassVar[tuple[Option, ...]] = (
        Option("first_dealer", ("lowest", "highest", "random")),
        Option("cut", ("before", "after", "off")),
        Option("butzen", ("pagat", "schoch")),
        Option("lost_four", (2, 1)),
        Option("rubber", ("four_games", "four_marks")),
        Option("redeal", (False, True)),
        Option("after_playoff", ("rotation", "left")),
        Option("stake", (1, 2, 5)),
    )

    preset: str = "pagat"
    first_dealer: FirstDealer = "lowest"
    cut: Cut = "before"
    butzen: Literal["pagat", "schoch"] = "pagat"
    """Marks wiped for a march while there are more than four marks: two, but never more than the
    excess (pagat.com), or two in any case (Wikipedia, after Schoch).
    """
    lost_four: Literal[2, 1] = 2
    """Marks on the frame for a player who loses the first four deals (two: pagat.com; one:
    CatsAtCards).
    """
    rubber: Literal["four_games", "four_marks"] = "four_games"
    """The end of a session: four games (pagat.com), or a player's fourth mark on the frame
    (Wikipedia).
    """
    redeal: bool = False
    """True where a redeal may be asked for in Butzen (pagat.com)."""
    after_playoff: Literal["rotation", "left"] = "rotation"
    """The dealer after a play-off: the next in rotation as if there had been none, or the player
    to the left of the one who dealt it (pagat.com).
    """
    stake: Literal[1, 2, 5] = 1
    """Units that each mark on the frame costs to every opponent (pagat.com: an agreed sum)."""

    players: int = SEATS
    """Seats at the table; every seat plays alone."""
    pack: tuple[Card, ...] = WHOLE_PACK
    """36 cards, six to ace."""

    @property
    def hand_size(self) -> int:
        """Nine cards each, and nine tricks, for any number of players."""
        return _HAND

    @property
    def takes_talon(self) -> bool:
        """False: cards left over where two or three play lie on the table unowned (pagat.com)."""
        return False

    @property
    def capped(self) -> bool:
        """True where a march wipes no more marks than the excess."""
        return self.butzen == "pagat"

    def order(self, trump: PlaySuit | None) -> CardOrder:
        """The two Jacks of the trump colour above the trumps; the ten ranks low."""
        return two_bowers(trump, WHOLE_RANKS)

    def musts(self, order: CardOrder, trick: Trick, _number: int, /) -> tuple[FollowRule, ...]:
        """Any card may be led; the suit led is followed or trumped."""
        return follow_or_trump(order, trick.led(order))

    def slate(self, lines: tuple[ScoreLine, ...]) -> Slate:
        """The slate after some deals."""
        return slate_after(lines, capped=self.capped)

    def entered(self, lines: tuple[ScoreLine, ...], line: ScoreLine) -> ScoreLine:
        """The line of a deal with the marks that it adds or wipes."""
        slate, change = self.slate(lines), NOTHING
        if line.played:
            change = change_of(slate, line.points, line.tricks, capped=self.capped)
        return replace(line, sheet=entries(change.marks), playoff=bool(slate.ties))

    def deal_plan(self, number: int, dealer: Seat, seats: tuple[Seat, ...]) -> DealPlan:
        """Nine cards each in threes; the last one, which is the dealer's, is turned.

        Where two or three play, the top one of the cards left over is turned (pagat.com).
        """
        left = len(self.pack) - _HAND * len(seats)
        turned = Turned.FIRST_LEFT if left else Turned.LAST
        return DealPlan(number, dealer, seats, (3, 3, 3), left=left, turned=turned)

    def plan(self, first: Seat, lines: tuple[ScoreLine, ...]) -> DealPlan:
        """The plan of the next deal: a play-off for those tied, else for all still in the game."""
        slate = self.slate(lines)
        dealer = slate.next_dealer(first, leftwards=self.after_playoff == "left")
        round_of = self.seating.round(self.seating.after(dealer))
        seats = tuple([seat for seat in round_of if seat in slate.dealt_in])
        return replace(self.plan_of(len(lines) + 1, dealer, seats), playoff=bool(slate.ties))


def paid_out(marks: tuple[int, ...], stake: int = 1) -> tuple[int, ...]:
    """The balance of each seat when every mark on the frame is paid to every opponent."""
    return tuple([stake * (sum(marks) - len(marks) * own) for own in marks])


def hindersche(rules: Rules) -> HinderscheOptions:
    """The rules, narrowed to Hindersche's."""
    return narrowed(rules, HinderscheOptions)
