"""Form for a deal of Ekart played with real cards."""

from __future__ import annotations

from collections.abc import Iterator

from reunion_desktop.engine.deal_form import (
    NOBODY,
    Answers,
    Fault,
    FormQuestion,
    Kind,
    fault,
    seat_of,
)
from reunion_desktop.games.ekart.options import EkartOptions
from reunion_desktop.games.ekart.scoring import EkartScoring
from reunion_desktop.games.reunion.form import ReunionForm
from reunion_desktop.games.reunion.scoring import Made

_WON, _LOST = "won", "lost"


class EkartForm(ReunionForm[EkartOptions]):
    """As in Réunion, and whether a Staubaus was called, by whom, and how it ended."""

    __slots__ = ()

    @property
    def scoring(self) -> EkartScoring:
        """How the game adds up."""
        return EkartScoring(self.rules, self.rules.players)

    def questions(self, answers: Answers) -> tuple[FormQuestion, ...]:
        """The questions of the form, in order, given the answers so far."""
        asked = super().questions(answers)
        if self.playoff:
            return asked
        who = (NOBODY, *self.seats)
        asked += (FormQuestion("staubaus", Kind.SEAT, seats=who, usual=NOBODY),)
        if seat_of(answers, "staubaus") is not None:
            asked += (FormQuestion("staubaus_end", Kind.WORD, words=(_WON, _LOST)),)
        return asked

    def faults(self, answers: Answers) -> Iterator[Fault]:
        """As in Réunion, and a Staubaus won in which another player took a trick."""
        yield from super().faults(answers)
        made = self.made(answers)
        takers = [seat for seat, tricks in enumerate(made.tricks) if tricks]
        if made.won and takers != [made.declarer]:
            yield fault("staubaus_tricks", "the Staubaus was won, but another player took a trick.")

    def made(self, answers: Answers) -> Made:
        """The result that the answers tell."""
        won = answers.get("staubaus_end") == _WON
        return super().made(answers)._replace(declarer=seat_of(answers, "staubaus"), won=won)
