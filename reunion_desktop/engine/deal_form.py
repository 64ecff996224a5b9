"""Forms for deals played with real cards: questions, checks, and the score line.

A game subclasses :class:`DealForm`. Its line comes from the same functions that score a deal
played at the table here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Generic, TypeAlias, TypeVar

from reunion_desktop.engine.plans import DealPlan
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import Answer, ScoreLine
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.sheet import Meaning, means

Answers: TypeAlias = Mapping[str, Answer]
"""Answers by the keys of their questions."""

_Rules = TypeVar("_Rules", bound=Rules)


class Kind(Enum):
    """How a question is answered."""

    NUMBER = "number"
    SEAT = "seat"
    """One seat; or none, where :data:`NOBODY` is among those that may be named."""
    SIDE = "side"
    """As a seat, but one of the sides."""
    SEATS = "seats"
    """Any of some seats."""
    WORD = "word"
    """One of several words."""


NOBODY = -1
"""The answer that names no seat."""


@dataclass(frozen=True, slots=True)
class FormQuestion:
    """One question of a form."""

    key: str
    """Key of the answer; for a question asked of several seats or sides the number follows after a
    dot."""
    kind: Kind
    least: int = 0
    most: int = 0
    """Bounds of a number."""
    seats: tuple[Seat, ...] = ()
    """The seats or sides that may be named."""
    words: tuple[str, ...] = ()
    """The words that may be chosen, as keys."""
    usual: Answer | None = None
    """The answer that is filled in; None where there is none."""

    def allows(self, answer: Answer) -> bool:
        """Tell whether an answer is of the right kind and within the bounds."""
        if self.kind is Kind.WORD:
            return answer in self.words
        if self.kind is Kind.SEATS:
            return isinstance(answer, tuple) and set(answer) <= set(self.seats)
        if not isinstance(answer, int) or isinstance(answer, bool):
            return False
        if self.kind in {Kind.SEAT, Kind.SIDE}:
            return answer in self.seats
        return self.least <= answer <= self.most


def yes_or_no(key: str, usual: str = "no") -> FormQuestion:
    """A question that is answered by yes or no."""
    return FormQuestion(key, Kind.WORD, words=("no", "yes"), usual=usual)


def numbers(word: str, of: tuple[int, ...], most: int) -> tuple[FormQuestion, ...]:
    """A question for a number for each of some seats or sides."""
    return tuple(FormQuestion(f"{word}.{each}", Kind.NUMBER, most=most) for each in of)


@dataclass(frozen=True, slots=True)
class Fault:
    """A reason why answers cannot be right."""

    meaning: Meaning
    told: str
    """The fault in plain words, for messages about files; the values stand in braces."""
    grave: bool = False
    """True where no line can be written; else it can, with a note, if the table wants it."""

    def __str__(self) -> str:
        """The fault in plain words."""
        return self.told.format(**dict(self.meaning.values))


def fault(key: str, told: str, **values: int | str) -> Fault:
    """A fault with which a line can still be written."""
    return Fault(means(key, **values), told)


def wrong_sum(total: int, due: int) -> Fault:
    """Points that do not add up."""
    return fault("sum", "the points add up to {total}, not to {due}.", total=total, due=due)


@dataclass(frozen=True, slots=True)
class DealForm(ABC, Generic[_Rules]):
    """The form for the next deal of a game."""

    rules: _Rules
    lines: tuple[ScoreLine, ...]
    """The deals written so far."""
    plan: DealPlan
    """Number, dealer and seats of the deal."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats dealt in, in the order of the columns."""
        return tuple(sorted(self.plan.seats))

    @abstractmethod
    def questions(self, answers: Answers) -> tuple[FormQuestion, ...]:
        """The questions of the form, in order, given the answers so far."""

    @abstractmethod
    def line(self, answers: Answers) -> ScoreLine:
        """The line of the deal.

        Raises:
            KeyError: an answer is missing.
        """

    def follows(self, _answers: Answers, /) -> Answers:
        """The answers that follow from others; by default none."""
        return {}

    def faults(self, _answers: Answers, /) -> Iterator[Fault]:
        """The game's own reasons why complete answers cannot be right; by default none."""
        return iter(())

    def completed(self, answers: Answers) -> Answers:
        """The answers with those that follow, and with the usual ones."""
        filled = dict(answers)
        filled.update(self.follows(filled))
        for question in self.questions(filled):
            if question.key not in filled and question.usual is not None:
                filled[question.key] = question.usual
        return filled

    def fault(self, answers: Answers) -> Fault | None:
        """The first reason why completed answers cannot be right; None where there is none."""
        for question in self.questions(answers):
            answer = answers.get(question.key)
            if answer is None:
                told = 'the answer "{question}" is missing.'
                return Fault(means("missing", question=question.key), told, grave=True)
            if not question.allows(answer):
                said = ",".join(map(str, answer)) if isinstance(answer, tuple) else answer
                values = {"question": question.key, "answer": said}
                told = 'the answer "{question}" can’t be {answer}.'
                return Fault(means("not_allowed", **values), told, grave=True)
        return next(self.faults(answers), None)


def rest_of(answers: Answers, of: Iterable[int], total: int) -> Answers:
    """The points of the last seat or side, once those of all others are written."""
    keys = [f"points.{each}" for each in of]
    left = [key for key in keys if key not in answers]
    rest = total - sum(number(answers, key) for key in keys if key in answers)
    return {left[0]: rest} if len(left) == 1 and rest >= 0 else {}


def number(answers: Answers, key: str) -> int:
    """An answer that is a number or a seat.

    Raises:
        KeyError: it is missing.
        TypeError: it is something else.
    """
    answer = answers[key]
    if not isinstance(answer, int):
        message = f'the answer "{key}" can’t be {answer}.'
        raise TypeError(message)
    return answer


def chosen(answers: Answers, key: str) -> tuple[Seat, ...]:
    """An answer that is some seats; none where the question was not asked.

    Raises:
        TypeError: it is something else.
    """
    answer = answers.get(key, ())
    if not isinstance(answer, tuple):
        message = f'the answer "{key}" can’t be {answer}.'
        raise TypeError(message)
    return answer


def seat_of(answers: Answers, key: str) -> Seat | None:
    """An answer that is a seat; None for nobody, or where the question was not asked."""
    seat = answers.get(key, NOBODY)
    return seat if isinstance(seat, int) and seat != NOBODY else None
