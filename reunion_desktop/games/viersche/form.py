"""Form for a deal of Viersche played with real cards."""

from __future__ import annotations

from collections.abc import Iterator

from reunion_desktop.engine.deal_form import (
    Answers,
    DealForm,
    Fault,
    FormQuestion,
    Kind,
    fault,
    number,
    numbers,
    rest_of,
    wrong_sum,
    yes_or_no,
)
from reunion_desktop.engine.scoring import ScoreLine
from reunion_desktop.games.viersche.options import WHOLE, VierscheOptions, standing, wins

_SIDES = (0, 1)
_TO_THE_END = "to_the_end"


class VierscheForm(DealForm[VierscheOptions]):
    """Card points of one side, and how a second deal ended."""

    __slots__ = ()

    @property
    def needs(self) -> tuple[int, int] | None:
        """The points that each side needs in the second deal of a rung; None in a first deal."""
        return standing(self.lines).needs

    def questions(self, answers: Answers) -> tuple[FormQuestion, ...]:
        """The questions of the form, in order, given the answers so far."""
        asked: tuple[FormQuestion, ...] = ()
        if self.needs is not None:
            words = tuple(f"{how}_{side}" for how in self._ends for side in _SIDES)
            if self.rules.reached == "spoken":
                words = (_TO_THE_END, *words)
            usual = _TO_THE_END if _TO_THE_END in words else None
            asked = (FormQuestion("ended", Kind.WORD, words=words, usual=usual),)
        asked += numbers("points", _SIDES, WHOLE)
        if not all(f"points.{side}" in answers for side in _SIDES):
            return asked
        made = self._points(answers)
        if WHOLE in made:
            asked += (yes_or_no("march", "yes"),)
        elif self._played_out(answers) and self.needs is not None:
            first, second = self.needs
            if made[0] >= first and made[1] >= second:
                key = "last_trick" if self.rules.unclaimed == "last_trick" else "first"
                asked += (FormQuestion(key, Kind.SIDE, seats=_SIDES),)
        return asked

    def follows(self, answers: Answers) -> Answers:
        """The points of the other side, where all tricks were played."""
        return rest_of(answers, _SIDES, WHOLE) if self._played_out(answers) else {}

    def faults(self, answers: Answers) -> Iterator[Fault]:
        """Points that do not add up, and a number called that they do not bear out."""
        made = self._points(answers)
        if sum(made) > WHOLE or (self._played_out(answers) and sum(made) != WHOLE):
            yield wrong_sum(sum(made), WHOLE)
        how, _, side = str(answers.get("ended", _TO_THE_END)).rpartition("_")
        if self.needs is not None and how in self._ends:
            reached = made[int(side)] >= self.needs[int(side)]
            if reached == (how == "false"):
                values = {"side": int(side), "points": made[int(side)]}
                told = "side {side} has {points} points and needed {needed}."
                yield fault("number", told, needed=self.needs[int(side)], **values)

    def line(self, answers: Answers) -> ScoreLine:
        """The line of the deal; points stand with the first player of each side."""
        made, (first, second) = self._points(answers), _SIDES
        points = (made[first], made[second], 0, 0)
        if answers.get("march") == "yes":
            side = made.index(WHOLE)
            tricks = tuple(self.rules.hand_size if seat == side else 0 for seat in range(4))
            won = wins(side, 2)
        else:
            tricks, won = (1, 1, 0, 0), self.rules.first_deal(points)
            if self.needs is not None:
                won = wins(self._winner(answers, made, self.needs), 1)
        sheet = self.rules.entries(self.lines, won)
        plan = self.plan
        return ScoreLine(plan.number, plan.dealer, points, tricks, (), sheet)

    @property
    def _ends(self) -> tuple[str, ...]:
        """How a second deal may end before its last trick."""
        if self.rules.reached == "automatic":
            return ("reached",)
        return ("called", "false") if self.rules.false_reached == "loses" else ("called",)

    def _played_out(self, answers: Answers) -> bool:
        usual = _TO_THE_END if self.rules.reached == "spoken" else ""
        return self.needs is None or answers.get("ended", usual) == _TO_THE_END

    def _points(self, answers: Answers) -> tuple[int, int]:
        return number(answers, "points.0"), number(answers, "points.1")

    def _winner(self, answers: Answers, made: tuple[int, int], needs: tuple[int, int]) -> int:
        """The side that wins a rung in its second deal."""
        how, _, side = str(answers["ended"]).rpartition("_")
        if how in self._ends:
            return 1 - int(side) if how == "false" else int(side)
        if made[0] >= needs[0] and made[1] >= needs[1]:
            key = "last_trick" if "last_trick" in answers else "first"
            return number(answers, key)
        return 0 if made[0] >= needs[0] else 1
