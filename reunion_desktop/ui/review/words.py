"""Texts of the review: the better move, its gain, and the part of luck."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.events import CardsDealt
from reunion_desktop.engine.legal import MayDiscard, MayDraw, MayGive
from reunion_desktop.engine.scoring import Counted, ScoreLine
from reunion_desktop.engine.seats import Sides
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.review.values import DealGrade, DealMoment, MoveReview, Variation
from reunion_desktop.ui.words.advice import BEST, is_mostly, quoted, reasons_sentence
from reunion_desktop.ui.words.cards import card_name, cards_list, listed, points, the_card
from reunion_desktop.ui.words.events import event_sentence
from reunion_desktop.ui.words.game_words import GameWords
from reunion_desktop.ui.words.measures import cost_text, deal_share_text
from reunion_desktop.ui.words.reasons import Reason
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate

_WINS, _RISK = "holds", "fears"
"""Motives of a card: how often it wins the trick, and how often and by what it may be beaten."""
_SLIGHT = 0.02
"""Difference in units that is ignored."""


def units(value: float) -> str:
    """Amount of units with two decimals, in the language's format."""
    return QLocale().toString(value, "f", 2)


def cost_head(told_in: Counted | None) -> str:
    """Header of the cost column: the unit in which costs are shown."""
    if told_in is None:
        return translate("MoveList", "Units")
    return translate("MoveList", "Of a deal")


def _cost(units: float, told_in: Counted | None) -> str:
    return cost_text(units, shares=told_in is not None)


def _best(judgement: MoveReview, words: GameWords) -> str:
    """The better move as text."""
    return _move(judgement.best, judgement.better_said, judgement, words)


def chosen_text(judgement: MoveReview, words: GameWords) -> str:
    """The player's move as text."""
    return _move(judgement.chosen, judgement.said, judgement, words)


def _move(cards: CardSet, call: Call | None, judgement: MoveReview, words: GameWords) -> str:
    """A move as text: cards, or a call in quotes; no cards mean the stock, or nothing."""
    if call is not None:
        return quoted(call, words)
    if cards and (taken := _offered(judgement)) is not None:
        text = translate("review", "{cards} for {card}", "an exchange")
        return text.format(cards=cards_list(cards), card=the_card(taken))
    if cards:
        return cards_list(cards)
    if isinstance(judgement.legal, MayDraw):
        return translate("review", "a card from the stock")
    return translate("review", "no exchange")


def _offered(judgement: MoveReview) -> Card | None:
    """The card on the table for which one could be exchanged; None in another choice."""
    return judgement.legal.offered if isinstance(judgement.legal, MayDiscard) else None


def decision_title(judgement: MoveReview, words: GameWords) -> str:
    """Title of a move: trick and cards, *Trick 4: ten of hearts*."""
    if judgement.said is not None:
        said = quoted(judgement.said, words)
        return translate("review", "Called: {call}").format(call=said)
    cards = listed([card_name(card) for card in judgement.chosen])
    if isinstance(judgement.legal, MayDraw):
        stock = translate("review", "Drew from the stock")
        return translate("review", "Took: {cards}").format(cards=cards) if cards else stock
    if not cards:
        return translate("review", "No exchange")
    if isinstance(judgement.legal, MayGive):
        text = translate("review", "Gave: {cards}")
    elif _offered(judgement) is not None:
        text = translate("review", "Exchanged: {cards}")
    elif not judgement.trick:
        text = translate("review", "Discarded: {cards}")
    else:
        text = translate("review", "Trick {number}: {cards}")
    return text.format(number=judgement.trick, cards=cards)


def decision_cost(judgement: MoveReview) -> str:
    """Cost of a move: a dash if it was forced, a tick if it cost nothing."""
    if judgement.forced:
        return "\N{EN DASH}"
    if judgement.basis == "rule" and not _is_best(judgement):
        return "?"
    if not judgement.units:
        return "✓"
    if judgement.told_in is None:
        return f"−{units(judgement.units)}"
    return f"−{deal_share_text(judgement.units)}"


def _is_best(judgement: MoveReview) -> bool:
    best = judgement.best, judgement.better_said
    return best == (judgement.chosen, judgement.said)


def decision_sentence(
    judgement: MoveReview, words: GameWords, company: SeatNames | None = None
) -> str:
    """Verdict on a move: the better move and why, or that there is none; and the search depth."""
    if judgement.forced:
        return translate("review", "This was the only possible move.")
    if judgement.basis == "rule":
        return _by_rule(judgement, words)
    sentence = _comparison(judgement, words, company)
    if judgement.basis == "fewer_layouts":
        text = translate(
            "review",
            "The analysis took too long, so only {count} card layouts were checked.",
        )
        if judgement.layouts == 1:
            text = translate(
                "review", "The analysis took too long, so only one card layout was checked."
            )
        sentence = f"{sentence} {text.format(count=judgement.layouts)}"
    return sentence


def _by_rule(judgement: MoveReview, words: GameWords) -> str:
    """Verdict by the heuristic policy alone, where a search would have taken too long."""
    if _is_best(judgement):
        return translate(
            "review",
            "The full analysis would have taken too long. By estimate, your move was best.",
        )
    return translate(
        "review",
        "The full analysis would have taken too long. By estimate, {cards} was better. Your move"
        " is not counted as a mistake.",
    ).format(cards=_best(judgement, words))


def _comparison(judgement: MoveReview, words: GameWords, company: SeatNames | None) -> str:
    """Verdict that compares the move with the best one."""
    if not judgement.units:
        good = translate("review", "Your move was the best one, given what you could know.")
        if not _is_best(judgement):
            text = translate("review", "Your move was right. Equally good: {cards}.")
            good = text.format(cards=_best(judgement, words))
        reasons = reasons_sentence(judgement.reasons, words, company, judgement.legal)
        return f"{good} {reasons}".rstrip()
    better = _better(judgement, _best(judgement, words))
    told_once = _told_once(judgement.reasons)
    reasons = reasons_sentence(told_once, words, company, judgement.legal)
    return " ".join(filter(None, (better, reasons, _luck(judgement))))


def _told_once(reasons: Sequence[Reason]) -> list[Reason]:
    """Reasons without what is told already.

    The verdict states what a move gains over the next best. Of a card that wins in some layouts and
    may be beaten in the others, only the second is said, as it names the cards.
    """
    plain = [
        reason if reason[0] != BEST else (*reason[:2], None, *reason[3:]) for reason in reasons
    ]
    beaten = any(reason[0] == _RISK and (reason[3] or 0) < 1 for reason in reasons)
    return [
        reason
        for reason in plain
        if is_mostly(reason[3]) or reason[0] != BEST
        if not (beaten and reason[0] == _WINS)
    ]


def _better(judgement: MoveReview, deed: str) -> str:
    """The better move and what it gains."""
    better = translate("review", "Better: {cards}. It wins {units} more on average").format(
        cards=deed, units=_cost(judgement.units, judgement.told_in)
    )
    more = round(judgement.points)
    if more > 0 and judgement.told_in is not Counted.TRICKS:
        text = translate("review", "{better}, and takes {points} more.")
        return text.format(better=better, points=points(more))
    return f"{better}."


def _luck(judgement: MoveReview) -> str:
    """Result of the move with the actual cards: luck, told separately from the mistake.

    The result is what the deal is about, such as a rung won or not; the playouts estimate it.

    Empty where the cost is an expectation for which no layouts were compared.
    """
    hindsight = judgement.hindsight
    if judgement.layouts == 1 and judgement.basis == "layouts":
        return ""
    if hindsight < -_SLIGHT:
        return translate(
            "review", "This time you were lucky: with the actual cards, your move was better."
        )
    if hindsight <= _SLIGHT:
        return translate(
            "review", "With the actual cards, the result would probably have been the same."
        )
    text = translate("review", "With the actual cards it would have won {units} more.")
    return text.format(units=_cost(hindsight, judgement.told_in))


def moment_sentence(moment: DealMoment, names: tuple[str, ...]) -> str:
    """Text of a position: the last card, or who took the trick; at first the deal and trumps.

    The names start with the seat that is called *you*.
    """
    deal, rules = moment.observation.deal, moment.observation.rules
    events = moment.events
    if not events and deal is not None:
        nothing = (None,) * rules.players
        events = (CardsDealt(deal.number, deal.dealer, nothing, (), deal.turn_up, 0),)
    words, players = words_of(rules.game), SeatNames(names, 0, rules.sides)
    order = None if deal is None else deal.order
    return " ".join(event_sentence(event, players, words, rules, order) for event in events)


def grade_title(grade: DealGrade) -> str:
    """Grade of a deal in a word."""
    if grade.unjudged and not grade.units:
        return translate("review", "No certain mistake")
    if grade.grade == "flawless" and grade.settled:
        return translate("review", "No mistakes")
    return {
        "flawless": translate("review", "Perfect"),
        "fine": translate("review", "Very good"),
        "fair": translate("review", "Good"),
        "costly": translate("review", "Mixed"),
        "dear": translate("review", "Costly mistakes"),
        "idle": translate("review", "No moves"),
    }.get(grade.grade, grade.grade)


def grade_sentence(grade: DealGrade) -> str:
    """Average cost of the mistakes in a deal; luck is not counted."""
    if grade.grade == "idle":
        return translate("review", "There was no move to make at this seat in this deal.")
    if grade.unjudged and not grade.units:
        text = translate("review", "Moves that could not be reviewed: {count}.")
        return text.format(count=grade.unjudged)
    if not grade.units:
        if grade.settled:
            return translate(
                "review", "With these cards, nothing you could play changed the result."
            )
        return translate("review", "You made no mistakes.")
    text = translate(
        "review", "Together your mistakes cost {units} on average. Bad luck is not counted."
    )
    return text.format(units=_cost(grade.units, grade.told_in))


def variation_sentence(variation: Variation, real: ScoreLine, sides: Sides) -> str:
    """Compare the playout of the better move with the actual result."""
    if not any(real.points):
        text = translate(
            "review",
            "Tricks for your side with the better move: {points}; actual tricks: {real}.",
        )
        made = [_of_side(line.tricks, sides) for line in (variation.line, real)]
    elif len(set(sides.of)) < len(sides.of):
        text = translate(
            "review",
            "Points for your side with the better move: {points}; actual points: {real}.",
        )
        made = [_of_side(line.points, sides) for line in (variation.line, real)]
    else:
        text = translate(
            "review",
            "With the better move: {points} points for you instead of {real}.",
        )
        made = [line.points[0] for line in (variation.line, real)]
    return text.format(points=made[0], real=made[1])


def _of_side(made: Sequence[int], sides: Sides) -> int:
    """Sum of the values of seat 0 and its partners."""
    return sum(one for one, side in zip(made, sides.of, strict=True) if side == sides.of[0])
