"""The match of a lesson: prepared deals and scripted players.

The texts and the cards come from the lesson of the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from reunion_desktop.ai.player import Decision, Limit, NotMyTurn, Player, Stop
from reunion_desktop.engine.actions import (
    Action,
    Announce,
    DealCards,
    Discard,
    DrawCard,
    Give,
    PlayCard,
)
from reunion_desktop.engine.cards import NO_CARDS, Card, CardSet
from reunion_desktop.engine.game import GameRules
from reunion_desktop.engine.legal import MayDiscard, MayGive
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.record import Header, Record
from reunion_desktop.engine.seats import Seat
from reunion_desktop.ui.games.lesson import Lesson, PreparedDeal
from reunion_desktop.ui.games.lesson_steps import place_of


class LessonTable:
    """The deals, the record and the players of a lesson."""

    def __init__(self, lesson: Lesson) -> None:
        """Use a lesson."""
        self._lesson = lesson

    def record(self, rules: GameRules, pupil: str, date: str) -> Record:
        """The record with which the lesson begins, before the first deal.

        Args:
            rules: the default rules; prepared cards are not cut.
            pupil: the player's name.
            date: now, ISO 8601.
        """
        table = replace(rules.changed(self._lesson.changes), cut="off")
        players = (pupil, *self._lesson.opponents)
        return Record(Header(table, players, self._lesson.deals[0].dealer, date))

    def deal(
        self,
        rules: GameRules,
        seed: str,
        game: int,
        number: int,
        dealer: Seat,
        cut: int | None,
        seats: tuple[Seat, ...],
    ) -> DealCards:
        """The lesson's deal of a number; the seed is ignored."""
        del rules, seed, game, dealer, cut, seats
        return self._lesson.deals[number - 1].as_deal(number)

    def holds(self, record: Record) -> bool:
        """Test whether a record belongs to this lesson and is not finished."""
        deals = self._lesson.deals
        dealt = [action for action in record.actions if isinstance(action, DealCards)]
        wanted = [deal.as_deal(number) for number, deal in enumerate(deals, 1)]
        if not dealt or dealt != wanted[: len(dealt)]:
            return False
        return len(record.match().lines) < len(deals)

    def minds(self, seed: str, number: int) -> dict[Seat, Player]:
        """Scripted players by seat; the one at the player's seat gives hints."""
        del seed, number
        seats = range(1 + len(self._lesson.opponents))
        return {seat: ScriptedPlayer(seat, self._lesson.deals) for seat in seats}


class ScriptedPlayer:
    """A player that follows a script as long as the rules allow it."""

    name = "lesson"

    def __init__(self, seat: Seat, deals: tuple[PreparedDeal, ...]) -> None:
        """Use the script of a seat."""
        self._seat, self._deals = seat, deals

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:
        """Make the next move of the script.

        Raises:
            NotMyTurn: the observation's seat is not to move.
        """
        del limit, stop
        deal, legal = observation.deal, observation.legal
        if deal is None or legal is None:
            message = f"Seat {observation.seat} has nothing to decide."
            raise NotMyTurn(message)
        prepared_deal = self._deals[deal.number - 1]
        if deal.stock is not None:
            return Decision(self._next(prepared_deal, observation))
        if isinstance(legal, MayDiscard):
            laid = CardSet.parse(prepared_deal.laid_away)
            if legal.offered is not None and legal.offered not in prepared_deal.cards(self._seat):
                laid = NO_CARDS
            return Decision(Discard(self._seat, laid))
        if isinstance(legal, MayGive) and prepared_deal.swapped is not None:
            given = Card.parse(prepared_deal.swapped[-1])
            return Decision(Give(self._seat, legal.to, given))
        said = sum(call.seat == self._seat for call in deal.calls)
        return Decision(next(act for act in self._acts(prepared_deal, said) if act in legal))

    def _next(self, prepared_deal: PreparedDeal, observation: Observation) -> Action:
        """Scripted move in a game with a stock."""
        place = place_of(observation)
        doing = prepared_deal.part(self._seat)[place.said if place is not None else 0]
        if isinstance(doing, Card):
            return Discard(self._seat, CardSet.of((doing,)))
        if doing.word == "draw":
            return DrawCard(self._seat, doing.card)
        return Announce(self._seat, doing)

    def _acts(self, prepared_deal: PreparedDeal, said: int) -> Iterator[Action]:
        """Scripted moves of a deal, without the calls made already."""
        for doing in prepared_deal.part(self._seat):
            if isinstance(doing, Card):
                yield PlayCard(self._seat, doing)
            elif said:
                said -= 1
            else:
                yield Announce(self._seat, doing)
