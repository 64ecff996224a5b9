"""Form for a deal of Thirty-One played with real cards."""

from __future__ import annotations

from collections.abc import Iterator

from reunion_desktop.engine.deal_form import (
    NOBODY,
    Answers,
    DealForm,
    Fault,
    FormQuestion,
    Kind,
    chosen,
    fault,
    number,
    numbers,
    seat_of,
)
from reunion_desktop.engine.scoring import ScoreLine
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.thirty_one import written
from reunion_desktop.games.thirty_one.options import ThirtyOneOptions

_HIGHEST = 33
"""Highest value of a hand: three aces, by option."""


class ThirtyOneForm(DealForm[ThirtyOneOptions]):
    """The knocker, the value of each hand, and of equal hands the winner of a pot."""

    __slots__ = ()

    def questions(self, answers: Answers) -> tuple[FormQuestion, ...]:
        """The questions of the form, in order, given the answers so far."""
        who = (NOBODY, *self.seats)
        asked: tuple[FormQuestion, ...] = (FormQuestion("knocker", Kind.SEAT, seats=who),)
        asked += numbers("value", self.seats, _HIGHEST)
        if self.rules.triple == "half":
            asked += (FormQuestion("halves", Kind.SEATS, seats=self.seats, usual=()),)
        if self.rules.stakes == "pots" and all(f"value.{seat}" in answers for seat in self.seats):
            values = self._values(answers)
            best = tuple(seat for seat in self.seats if values[seat] == max(values.values()))
            if len(best) > 1:
                asked += (FormQuestion("pot_to", Kind.SEATS, seats=best, usual=best),)
        return asked

    def faults(self, answers: Answers) -> Iterator[Fault]:
        """A pot that nobody wins."""
        if "pot_to" in answers and not chosen(answers, "pot_to"):
            yield fault("no_winner", "nobody wins the pot.")

    def line(self, answers: Answers) -> ScoreLine:
        """The line of the deal."""
        values, knocker = self._values(answers), seat_of(answers, "knocker")
        best = [seat for seat in self.seats if values[seat] == max(values.values())]
        winners = chosen(answers, "pot_to") or best
        pot = {seat: int(seat in winners) for seat in self.seats}
        kind, by = ("stop", NOBODY) if knocker is None else ("knock", knocker)
        end = written.ShowDown(values, kind, by, knocker, pot)
        return written.line_of(self.rules, self.lines, self.plan, end)

    def _values(self, answers: Answers) -> dict[Seat, int]:
        """The value of each hand in half points."""
        halves = chosen(answers, "halves")
        return {
            seat: 2 * number(answers, f"value.{seat}") + (seat in halves) for seat in self.seats
        }
