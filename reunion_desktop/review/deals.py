"""Reviews of whole deals: verdicts on a seat's moves, their cost, grade, worst mistakes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from reunion_desktop.ai.player import Limit, Stop
from reunion_desktop.ai.roster import REUNION, player_for
from reunion_desktop.engine.actions import (
    Action,
    Announce,
    DealCards,
    Discard,
    DrawCard,
    EnterDeal,
    Give,
    PlayCard,
)
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.legal import MayDiscard, MayDraw, MayGive, MayPlay
from reunion_desktop.engine.observe import observe
from reunion_desktop.engine.record import Record, Step
from reunion_desktop.engine.scoring import Counted
from reunion_desktop.engine.seats import Seat
from reunion_desktop.history.mistakes import CALL, DISCARD, FOLLOW, LEAD, TRUMP, ReviewedMove
from reunion_desktop.review.judge import judge
from reunion_desktop.review.verdict import Basis, Deed, Verdict

SEED = "review"
"""Seed of the reviewer's randomness: a deal always gets the same review."""

DEAREST = 3
"""Number of mistakes shown per deal."""

_QUICK = Limit(layouts=24)
"""Budget per move when a deal is played to its end for comparison."""


class Grade(Enum):
    """Grade of a deal by its mean cost; luck is not included.

    The cost is in units, or in points or tricks where that makes the grade worse.
    """

    FLAWLESS = "flawless"
    """No loss that could be told from the best choice."""
    FINE = "fine"
    """A tenth of a unit at most: about three card points, or a fifth of a trick."""
    FAIR = "fair"
    """A quarter of a unit at most."""
    COSTLY = "costly"
    """Half a unit at most."""
    DEAR = "dear"
    """More than half a unit."""
    IDLE = "idle"
    """The seat had no move to make, for example because it sat out."""


_BOUNDS = ((0.0, Grade.FLAWLESS), (0.1, Grade.FINE), (0.25, Grade.FAIR), (0.5, Grade.COSTLY))


@dataclass(frozen=True, slots=True)
class DealReview:
    """Review of one seat's moves in a deal."""

    number: int
    """The deal's number in its game, from 1."""
    seat: Seat
    verdicts: tuple[Verdict, ...]
    """In the order of play."""

    @property
    def cost(self) -> float:
        """Units lost, on average over the layouts."""
        return sum([verdict.cost.units for verdict in self.verdicts])

    @property
    def points(self) -> float:
        """Card points lost with them; negative if points were gained and units lost."""
        return sum([verdict.cost.points for verdict in self.verdicts])

    @property
    def counted(self) -> Counted | None:
        """Unit of the points and the cost; None if the cost is in units."""
        return self.verdicts[0].counted if self.verdicts else None

    @property
    def complete(self) -> bool:
        """Test whether every move was reviewed with the full number of layouts."""
        return all(verdict.basis is Basis.LAYOUTS for verdict in self.verdicts)

    @property
    def unjudged(self) -> int:
        """Number of moves of which only the policy's other choice is known, but no cost."""
        return sum(
            each.basis is Basis.RULE and not each.forced and each.best != each.chosen
            for each in self.verdicts
        )

    @property
    def grade(self) -> Grade:
        """The grade of the deal."""
        if not self.verdicts:
            return Grade.IDLE
        return _graded(self.cost)

    @property
    def settled(self) -> bool:
        """Test whether no move could have changed the result with the actual cards."""
        return all(verdict.settled for verdict in self.verdicts)

    @property
    def dearest(self) -> tuple[Verdict, ...]:
        """The costliest mistakes, the worst first."""
        dear = sorted(self.verdicts, key=lambda verdict: -verdict.cost.units)
        return tuple([verdict for verdict in dear[:DEAREST] if verdict.cost.units])


def _graded(cost: float) -> Grade:
    return next((grade for bound, grade in _BOUNDS if cost <= bound), Grade.DEAR)


def decisions(record: Record, seat: Seat, deal: int | None = None) -> tuple[int, ...]:
    """Indexes of a seat's moves in a record (calls, discards, cards), or in one of its deals."""
    found, number = [], 0
    for place, action in enumerate(record.actions):
        if isinstance(action, DealCards):
            number = action.number
        elif not isinstance(action, EnterDeal) and action.seat == seat and deal in {None, number}:
            found.append(place)
    return tuple(found)


def finished_deals(record: Record) -> tuple[int, ...]:
    """Numbers of the deals of a record that were played to their end.

    For Réunion the cards are counted, without a replay.
    """
    rules = record.header.rules
    if rules.game != REUNION:
        # In games with calls, cards may be left over when a deal is scored.
        return tuple([line.number for line in record.match().lines])
    found: list[int] = []
    number, left = 0, 0
    for action in record.actions:
        if isinstance(action, DealCards):
            number, left = action.number, rules.players * rules.hand_size
        elif isinstance(action, PlayCard):
            left -= 1
            if not left:
                found.append(number)
    return tuple(found)


def verdicts(
    record: Record, seat: Seat, seed: str, stop: Stop, deal: int | None = None
) -> Iterator[Verdict]:
    """Review a seat's moves, from the last one backwards: the quickest come first.

    Args:
        record: the game; it need not be finished.
        seat: whose moves.
        seed: the seed of the reviewer's randomness: same seed, same verdicts.
        stop: cancels the review.
        deal: the one deal to be reviewed; None for all.

    Raises:
        NotReviewed: it was cancelled.
        IllegalAction: the record is against the rules.
    """
    steps = tuple(record.replay())
    for place in reversed(decisions(record, seat, deal)):
        yield judge(steps[place], place, seed, stop)


def move_kind(match: MatchState) -> str:
    """The kind of the move to be made, one of the KINDS of ``history.mistakes``.

    A card drawn counts as a call.
    """
    legal, deal = match.legal(), match.deal
    if isinstance(legal, MayDiscard | MayGive):
        return DISCARD
    if not isinstance(legal, MayPlay) or deal is None:
        return CALL
    led = deal.trick.led(legal.order)
    if led is None:
        return LEAD
    void = not legal.cards & legal.order.cards_of(led)
    return TRUMP if void and legal.cards & legal.order.trumps else FOLLOW


def reviewed_move(step: Step, verdict: Verdict) -> ReviewedMove:
    """The figures of a verdict, to be kept.

    Luck is what the move lost on average and not with the actual cards. A sound move has none.
    """
    cost = verdict.cost.units
    return ReviewedMove(
        verdict.place,
        verdict.deal,
        CALL if isinstance(step.action, Announce) else move_kind(step.before),
        round(cost, 4),
        round(cost - verdict.hindsight.units, 4) if cost else 0.0,
        verdict.basis is not Basis.RULE,
    )


def by_deal(
    found: Sequence[Verdict], seat: Seat, deals: Sequence[int] = ()
) -> tuple[DealReview, ...]:
    """Group the verdicts of one seat by deal, in the order of play.

    Args:
        found: the verdicts.
        seat: whose they are.
        deals: deals that are included even if the seat had no move to make.
    """
    ordered = sorted(found, key=lambda verdict: verdict.place)
    numbers = sorted({*deals, *(verdict.deal for verdict in ordered)})
    return tuple(
        [
            DealReview(number, seat, tuple([v for v in ordered if v.deal == number]))
            for number in numbers
        ]
    )


def play_out_better(record: Record, verdict: Verdict, seed: str, stop: Stop) -> Record:
    """Replay a deal with the better choice; strong players continue for all seats.

    The cards are the recorded ones; each player sees only its observation. The record ends with the
    deal's score.

    Raises:
        IllegalAction: the record is against the rules.
    """
    again = record.rewound(verdict.place)
    match = again.match()
    better: Action | None = action_of(match, verdict.best.deed)
    counted = len(match.lines)
    rules = match.rules
    players = [player_for(rules.game, "strong", f"{seed}|{seat}") for seat in range(rules.players)]
    while len(match.lines) == counted:
        seat = match.to_act()
        if seat is None:
            break
        action = better
        if action is None:
            action = players[seat].choose(observe(match, seat), _QUICK, stop).action
        better = None
        match, _ = advance(match, action)
        again = again.plus(action)
    return again


def action_of(match: MatchState, deed: Deed) -> Action:
    """A choice as an action of the seat to move."""
    legal = match.legal()
    assert legal is not None  # noqa: S101 - a choice is to be made.
    seat = legal.seat
    if isinstance(deed, Call):
        return Announce(seat, deed)
    if isinstance(legal, MayDiscard):
        return Discard(seat, deed)
    card = next(iter(deed), None)
    if card is None or isinstance(legal, MayDraw):
        return DrawCard(seat, card)
    return Give(seat, legal.to, card) if isinstance(legal, MayGive) else PlayCard(seat, card)
