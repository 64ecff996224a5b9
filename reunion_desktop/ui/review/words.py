"""The words of the play checker: what was better, by how much, and what luck did."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.review.moments import DealGrade, Judgement, Moment, Variation
from reunion_desktop.ui.words.advice import reasons_sentence
from reunion_desktop.ui.words.cards import cards_list, points
from reunion_desktop.ui.words.company import Company
from reunion_desktop.ui.words.events import dealt_sentence, event_sentence

translate = QCoreApplication.translate

_SLIGHT = 0.02
"""Units that are no difference to speak of."""


def units(value: float) -> str:
    """An amount of units with two places, as the language writes it."""
    return QLocale().toString(value, "f", 2)


def _amount(value: float) -> str:
    """An amount of units with their name: French has a singular for all that is below two."""
    if round(value, 2) < 2:
        text = translate("review", "{units} units", "fewer than two")
    else:
        text = translate("review", "{units} units", "two and more")
    return text.format(units=units(value))


def decision_title(judgement: Judgement) -> str:
    """Where a decision stands and what it was: *Trick 4: ten of hearts*."""
    cards = cards_list(judgement.chosen)
    if not judgement.trick:
        return translate("review", "Laid away: {cards}").format(cards=cards)
    text = translate("review", "Trick {number}: {cards}")
    return text.format(number=judgement.trick, cards=cards)


def decision_cost(judgement: Judgement) -> str:
    """What it cost in a word or two; a dash where there was no choice."""
    if judgement.forced:
        return translate("review", "forced")
    if judgement.basis == "rule" and judgement.best != judgement.chosen:
        return "?"
    if not judgement.units:
        return "✓"
    return f"−{units(judgement.units)}"


def decision_sentence(judgement: Judgement) -> str:
    """What could have been done better, and why; or that nothing could; and how far one looked."""
    if judgement.forced:
        return translate("review", "There was nothing else to do.")
    if judgement.basis == "rule":
        return _by_rule(judgement)
    sentence = _comparison(judgement)
    if judgement.basis == "fewer_layouts":
        text = translate(
            "review",
            "Looking ahead took long: only {count} layouts of the cards were looked at.",
        )
        sentence = f"{sentence} {text.format(count=judgement.layouts)}"
    return sentence


def _by_rule(judgement: Judgement) -> str:
    """What judgement alone would have done where looking ahead would have taken too long."""
    if judgement.best == judgement.chosen:
        return translate(
            "review",
            "Looking ahead would have taken too long; by judgement alone nothing else is better.",
        )
    return translate(
        "review",
        "Looking ahead would have taken too long; by judgement alone it would have been {cards}."
        " Nothing is held against your choice.",
    ).format(cards=cards_list(judgement.best))


def _comparison(judgement: Judgement) -> str:
    """The choice beside the best one."""
    if not judgement.units:
        return translate("review", "Nothing you could know of was better.")
    cards = cards_list(judgement.best)
    better = translate("review", "Better: {cards}. On average it brings {units} more").format(
        cards=cards, units=_amount(judgement.units)
    )
    more = round(judgement.points)
    if more > 0:
        text = translate("review", "{better}, with {points}.")
        better = text.format(better=better, points=points(more))
    else:
        better = f"{better}."
    return " ".join(
        filter(None, (better, reasons_sentence(judgement.reasons), _luck(judgement.hindsight)))
    )


def _luck(hindsight: float) -> str:
    """What came of it as the cards lay: luck, told apart from the mistake."""
    if hindsight < -_SLIGHT:
        return translate("review", "This time you were lucky: as the cards lay, yours was better.")
    if hindsight <= _SLIGHT:
        return translate("review", "This time it made no difference, as the cards lay.")
    return translate("review", "As the cards lay it would have brought {units} more.").format(
        units=_amount(hindsight)
    )


def moment_sentence(moment: Moment, names: tuple[str, ...]) -> str:
    """What led to a moment: who played what, who takes it; at first, who dealt and what is trump.

    Args:
        moment: the moment.
        names: who sits where, as seen from the seat that is called *you*.
    """
    sight = moment.observation
    if moment.step is not None:
        order = sight.deal.order if sight.deal is not None else None
        words, company = words_of(sight.rules.game), Company(names, 0, sight.rules.sides)
        return " ".join(
            event_sentence(event, company, words, sight.rules, order)
            for event in moment.step.events
        )
    if sight.deal is None:
        return ""
    return dealt_sentence(sight.deal.dealer, sight.deal.turn_up, names)


def grade_title(grade: DealGrade) -> str:
    """A deal's grade in a word."""
    return {
        "flawless": translate("review", "Flawless"),
        "fine": translate("review", "Fine"),
        "fair": translate("review", "Fair"),
        "costly": translate("review", "Uneven"),
        "dear": translate("review", "Costly"),
    }.get(grade.grade, grade.grade)


def grade_sentence(grade: DealGrade) -> str:
    """What a whole deal cost; luck has no part in it."""
    if not grade.units:
        return translate("review", "Nothing was given away that you could have known of.")
    return translate("review", "Given away on average: {units}. Bad luck is not counted.").format(
        units=_amount(grade.units)
    )


def variation_sentence(variation: Variation, real: tuple[int, ...]) -> str:
    """What came of playing the better choice out, beside what was really made."""
    return translate(
        "review", "Played out with the better choice: {points} points for you instead of {real}."
    ).format(points=variation.points[0], real=real[0])
