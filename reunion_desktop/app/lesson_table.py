"""The first lesson's deals as data, and the players of its parts: prepared cards, no chance.

What is said to the pupil stands with the screen; here are the cards, legal under the usual rules.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from reunion_desktop.ai.player import Decision, Limit, NotMyTurn, Player, Stop
from reunion_desktop.engine.actions import DealCards, Discard, PlayCard
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.legal import MayDiscard
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.record import Header, Record
from reunion_desktop.engine.ruleset import Ruleset
from reunion_desktop.engine.seats import Seat

OPPONENTS = ("Anna", "Karl")
"""Who sits at the pupil's right and left."""


@dataclass(frozen=True, slots=True)
class PreparedDeal:
    """One deal of the lesson, in the notation of a record."""

    dealer: Seat
    talon: str
    """The two cards left over; the last is turned."""
    laid_away: str
    parts: tuple[str, ...]
    """By seat, the ten cards in the order in which they are played."""

    def part(self, seat: Seat) -> tuple[Card, ...]:
        """The cards of a seat in the order in which they are played."""
        return tuple(Card.parse(word) for word in self.parts[seat].split())

    def as_deal(self, number: int) -> DealCards:
        """The deal as the first to ``number``-th of a game; nobody cut."""
        talon = tuple(Card.parse(word) for word in self.talon.split())
        hands = [CardSet.of(self.part(seat)) for seat in range(len(self.parts))]
        taken_up = hands[self.dealer] | CardSet.parse(self.laid_away)
        hands[self.dealer] = taken_up - CardSet.of(talon)
        return DealCards(number, self.dealer, 0, tuple(hands), talon, talon[-1])


DEALS = (
    PreparedDeal(
        dealer=2,
        talon="D7 H8",
        laid_away="CQ D7",
        parts=(
            "HJ HA CA C8 H7 SA S7 HK S9 ST",
            "DJ D8 C7 C9 D9 S8 SJ DQ SQ CJ",
            "H8 H9 CK CT DA SK HQ DK HT DT",
        ),
    ),
    PreparedDeal(
        dealer=0,
        talon="D7 C9",
        laid_away="DT D7",
        parts=(
            "C9 CQ SJ HA SA ST S7 HT H8 CK",
            "CJ DA C8 H7 S8 SQ D9 HJ HQ DJ",
            "C7 D8 CT H9 S9 SK CA HK DQ DK",
        ),
    ),
    PreparedDeal(
        dealer=1,
        talon="DQ S8",
        laid_away="DT DQ",
        parts=(
            "S7 D8 H8 C7 C8 DJ H7 CJ HQ HJ",
            "S9 SK HA CA CK SA HT S8 CQ CT",
            "SJ DA HK C9 SQ DK H9 ST D7 D9",
        ),
    ),
)
"""The lesson's game: hearts, clubs and spades are trumps in turn."""


def lesson_record(rules: Ruleset, pupil: str, date: str) -> Record:
    """The record with which the lesson begins: nothing is dealt yet.

    Args:
        rules: the usual rules; nobody cuts cards that are prepared.
        pupil: the pupil's name.
        date: now, ISO 8601.
    """
    table = replace(rules, cut="off")
    return Record(Header(table, (pupil, *OPPONENTS), DEALS[0].dealer, date))


def lesson_deal(
    rules: Ruleset, seed: str, game: int, number: int, dealer: Seat, cut: int | None
) -> DealCards:
    """The lesson's deal of a number, whatever the seed."""
    del rules, seed, game, dealer, cut
    return DEALS[number - 1].as_deal(number)


def is_lesson(record: Record) -> bool:
    """Whether a record that was left is of this very lesson, and not yet at its end."""
    dealt = [action for action in record.actions if isinstance(action, DealCards)]
    wanted = [deal.as_deal(number) for number, deal in enumerate(DEALS, 1)]
    played = sum(isinstance(action, PlayCard) for action in record.actions)
    whole = sum(len(deal.part(seat)) for deal in DEALS for seat in range(len(deal.parts)))
    return bool(dealt) and dealt == wanted[: len(dealt)] and played < whole


class PartPlayer:
    """Somebody who plays a part: the cards in their order, as long as the rules let him."""

    name = "lesson"

    def __init__(self, seat: Seat) -> None:
        """Learn the part of a seat."""
        self._seat = seat

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:  # noqa: ARG002 - a part needs no thought.
        """Play on.

        Raises:
            NotMyTurn: the observation leaves its seat nothing to decide.
        """
        deal, legal = observation.deal, observation.legal
        if deal is None or legal is None:
            message = f"Seat {observation.seat} has nothing to decide."
            raise NotMyTurn(message)
        prepared_deal = DEALS[deal.number - 1]
        if isinstance(legal, MayDiscard):
            return Decision(Discard(self._seat, CardSet.parse(prepared_deal.laid_away)))
        card = next(card for card in prepared_deal.part(self._seat) if card in legal.cards)
        return Decision(PlayCard(self._seat, card))


def lesson_minds(seed: str, number: int) -> dict[Seat, Player]:
    """Who plays with the pupil; the one at his own seat is asked for hints."""
    del seed, number
    return {seat: PartPlayer(seat) for seat in range(1 + len(OPPONENTS))}
