"""Texts of the form for a deal played with real cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.cards import Suit
from reunion_desktop.engine.deal_form import NOBODY, Fault, FormQuestion
from reunion_desktop.engine.seats import Sides
from reunion_desktop.ui.look.plain_text import isolated
from reunion_desktop.ui.words.access import capital
from reunion_desktop.ui.words.cards import suit_name

translate = QCoreApplication.translate


def seat_name(names: Sequence[str], seat: int) -> str:
    """A player's name, or the word for nobody."""
    return translate("by_hand", "nobody") if seat == NOBODY else isolated(names[seat])


def side_names(names: Sequence[str], sides: Sides, side: int) -> str:
    """The names of a side, joined."""
    return " & ".join(isolated(name) for seat, name in enumerate(names) if sides.of[seat] == side)


def question_text(question: FormQuestion, names: Sequence[str], sides: Sides) -> str:
    """The label of a question."""
    word, _, number = question.key.partition(".")
    if word == "points":
        of_side = len(set(sides.of)) < len(sides.of)
        who = side_names(names, sides, int(number)) if of_side else seat_name(names, int(number))
        return translate("by_hand", "{name}: card points").format(name=who)
    if word == "value":
        who = seat_name(names, int(number))
        return translate("by_hand", "{name}: value of the hand").format(name=who)
    return _QUESTIONS[word]()


def answer_text(answer: str, names: Sequence[str], sides: Sides) -> str:
    """One of the words with which a question is answered."""
    suit = next((suit for suit in Suit if suit.letter == answer), None)
    if suit is not None:
        return capital(suit_name(suit))
    word, _, side = answer.rpartition("_")
    if word in _SIDE_WORDS:
        return _SIDE_WORDS[word]().format(names=side_names(names, sides, int(side)))
    return _WORDS[answer]()


def fault_text(
    fault: Fault, names: Sequence[str], sides: Sides, questions: Mapping[str, str]
) -> str:
    """The reason why answers cannot be right, in one sentence.

    ``questions`` are the labels of the form by key.
    """
    values = dict(fault.meaning.values)
    if "question" in values:
        values["question"] = questions.get(str(values["question"]), str(values["question"]))
    if "seat" in values:
        values["name"] = seat_name(names, int(values["seat"]))
    if "side" in values:
        values["names"] = side_names(names, sides, int(values["side"]))
    return _FAULTS[fault.meaning.key]().format(**values)


_QUESTIONS: dict[str, Callable[[], str]] = {
    "trickless": lambda: translate("by_hand", "Who took no trick?"),
    "bower_by": lambda: translate("by_hand", "Who captured the left bower?"),
    "bower_from": lambda: translate("by_hand", "From whom?"),
    "staubaus": lambda: translate("by_hand", "Who called a Staubaus?"),
    "staubaus_end": lambda: translate("by_hand", "How did the Staubaus end?"),
    "ended": lambda: translate("by_hand", "How did the deal end?"),
    "march": lambda: translate("by_hand", "All tricks?"),
    "first": lambda: translate("by_hand", "Which side reached its number first?"),
    "last_trick": lambda: translate("by_hand", "Which side took the last trick?"),
    "makers": lambda: translate("by_hand", "Which side chose trumps?"),
    "tricks": lambda: translate("by_hand", "How many tricks did it take?"),
    "away": lambda: translate("by_hand", "Was “cards away” called?"),
    "no_trumps": lambda: translate("by_hand", "No trumps, so dealt again?"),
    "game": lambda: translate("by_hand", "Which game?"),
    "declarer": lambda: translate("by_hand", "Declarer"),
    "bid": lambda: translate("by_hand", "Bid"),
    "run": lambda: translate("by_hand", "With or without matadors?"),
    "matadors": lambda: translate("by_hand", "How many matadors?"),
    "made": lambda: translate("by_hand", "Card points of the declarer"),
    "all_tricks": lambda: translate("by_hand", "All tricks for one side?"),
    "hand": lambda: translate("by_hand", "Hand?"),
    "announced": lambda: translate("by_hand", "Announced"),
    "ouvert": lambda: translate("by_hand", "Ouvert?"),
    "null_end": lambda: translate("by_hand", "How did the Null end?"),
    "charged": lambda: translate("by_hand", "Value that is charged for the bid"),
    "kontra": lambda: translate("by_hand", "Kontra or Re?"),
    "last_taker": lambda: translate("by_hand", "Who took the last trick?"),
    "pushes": lambda: translate("by_hand", "How many passed the skat on?"),
    "knocker": lambda: translate("by_hand", "Who knocked?"),
    "halves": lambda: translate("by_hand", "Who has three of a kind, half a point more?"),
    "pot_to": lambda: translate("by_hand", "Who wins the pot?"),
    "redealt": lambda: translate("by_hand", "Was there a redeal?"),
}
_WORDS: dict[str, Callable[[], str]] = {
    "yes": lambda: translate("by_hand", "Yes"),
    "no": lambda: translate("by_hand", "No"),
    "won": lambda: translate("by_hand", "Won"),
    "passed_in": lambda: translate("by_hand", "Passed in"),
    "ramsch": lambda: translate("by_hand", "Ramsch"),
    "grand": lambda: translate("by_hand", "Grand"),
    "null": lambda: translate("by_hand", "Null"),
    "with": lambda: translate("by_hand", "With"),
    "without": lambda: translate("by_hand", "Without"),
    "none": lambda: translate("by_hand", "None"),
    "schneider": lambda: translate("by_hand", "Schneider"),
    "schwarz": lambda: translate("by_hand", "Schwarz"),
    "ouvert": lambda: translate("by_hand", "Ouvert"),
    "kontra": lambda: translate("by_hand", "Kontra"),
    "re": lambda: translate("by_hand", "Re"),
    "lost": lambda: translate("by_hand", "Lost"),
    "to_the_end": lambda: translate("by_hand", "After the last trick"),
}
_SIDE_WORDS: dict[str, Callable[[], str]] = {
    "called": lambda: translate("by_hand", "{names} called their number"),
    "false": lambda: translate("by_hand", "{names} called their number too soon"),
    "reached": lambda: translate("by_hand", "{names} reached their number"),
}
_FAULTS: dict[str, Callable[[], str]] = {
    "missing": lambda: translate("by_hand", "An answer is missing: {question}"),
    "not_allowed": lambda: translate("by_hand", "This answer is not possible: {question}"),
    "sum": lambda: translate("by_hand", "The points add up to {total}, not to {due}."),
    "bower_points": lambda: translate(
        "by_hand", "{name} captured the left bower, so has at least {least} points."
    ),
    "no_winner": lambda: translate("by_hand", "Somebody wins the pot."),
    "staubaus_tricks": lambda: translate(
        "by_hand", "A Staubaus was won, so nobody else took a trick."
    ),
    "number": lambda: translate("by_hand", "{names} have {points} points and needed {needed}."),
}
