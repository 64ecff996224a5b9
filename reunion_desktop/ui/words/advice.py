"""Hints in words: what to choose, and why. Functions from engine values to text."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.cards import CardSet
from reunion_desktop.ui.words.cards import cards_list, points

translate = QCoreApplication.translate

Reason = tuple[str, CardSet, int | None, float | None]
"""Motive, cards it is about, points in question, share of the layouts looked at."""

_GIVEN = "gives_away"
"""The motive with which a card is given to another."""
_MOST = 3
"""Reasons that are told; more are not heard."""


def advice_sentence(cards: CardSet, reasons: Sequence[Reason], call: str = "") -> str:
    """A hint, such as *Play the ten of hearts. It is best in 87 of 100 layouts*.

    Args:
        cards: what is advised: one card to play, or those to lay away.
        reasons: why, the weightiest first.
        call: what is to be said instead, in the words of the game; empty where cards are chosen.
    """
    if call:
        # What is called out at the table ends with a mark of its own.
        said = translate("advice", "Say: {call}.").format(call=call.rstrip("!\N{NO-BREAK SPACE}"))
        told = (said, reasons_sentence(reasons))
        return " ".join(filter(None, told))
    motives = {reason[0] for reason in reasons}
    if "declines" in motives:
        told = (translate("advice", "Leave it."), reasons_sentence(reasons))
        return " ".join(filter(None, told))
    if len(cards) > 1 or "takes_up" in motives:
        text = translate("advice", "Lay away {cards}.")
    elif reasons and reasons[0][0] == _GIVEN:
        text = translate("advice", "Give {cards}.")
    else:
        text = translate("advice", "Play {cards}.")
    told = (text.format(cards=cards_list(cards)), reasons_sentence(reasons))
    return " ".join(filter(None, told))


def reasons_sentence(reasons: Sequence[Reason]) -> str:
    """What speaks for a choice, the weightiest first; empty where nothing is told."""
    return " ".join([words for reason in reasons[:_MOST] if (words := _reason(reason))])


def _reason(reason: Reason) -> str:
    """One reason as a sentence; empty for a motive without words."""
    motive, cards, worth, share = reason
    shares = round((share or 0) * 100)
    text = {
        "only_choice": translate("advice", "It is the only card allowed."),
        "takes": translate("advice", "It takes the trick."),
        "tries": translate("advice", "It wins so far."),
        "cashes": translate("advice", "It is the highest left of its suit."),
        "passes_lead": translate("advice", "It gives the lead away at little cost."),
        "ducks": translate("advice", "The trick is not worth fighting for."),
        "throws_off": translate("advice", "The trick is lost, and this will be missed least."),
        "stays_below": translate("advice", "It leaves the trick and its points to somebody else."),
        "gets_rid": translate("advice", "You are well rid of it: it might cost you points."),
        "draws_bower": translate("advice", "The left bower may fall to it."),
        "saves_bower": translate("advice", "It keeps the left bower from the right one."),
        "wants_trick": translate("advice", "Without a trick there is a fee to pay."),
        "watches_totals": translate("advice", "The totals of the game ask for it."),
        "makes_void": translate("advice", "It leaves a suit empty, to be trumped."),
        "saves_points": translate("advice", "The points are safe there."),
        "lays_low": translate("advice", "They are worth least in play.")
        if len(cards or ()) > 1
        else translate("advice", "It is worth least in play."),
        "takes_up": translate("advice", "Take {cards}."),
        "declines": translate("advice", "The hand is as good without it."),
        "best_seen": _best(worth),
        "holds": translate("advice", "It holds the trick in {share} of 100 layouts."),
        "draws_trumps": translate("advice", "It draws trumps."),
        "returns_suit": translate("advice", "Your partner led this suit."),
        "feeds_partner": translate("advice", "Your partner should hold the trick: give points."),
        "spares_partner": translate("advice", "The trick is your partner's: spend little on it."),
        "long_trumps": translate("advice", "These would be your trumps: {cards}."),
        "best_call": translate("advice", "It turns out well in {share} of 100 layouts."),
        "too_bold": _too_bold(shares),
        "all_tricks": translate("advice", "Every trick can be had in {share} of 100 layouts."),
        "breaks": translate(
            "advice", "It breaks the attempt at all tricks in {share} of 100 layouts."
        ),
        "gives_away": translate(
            "advice", "Without it every trick can be had in {share} of 100 layouts."
        ),
        "has_number": translate("advice", "Your side has its number."),
        "fears": translate("advice", "Still out: {cards}, in {share} of 100 layouts."),
    }.get(motive, "")
    return text.format(cards=cards_list(cards) if cards else "", share=shares)


def _too_bold(shares: int) -> str:
    """How seldom more would succeed."""
    if shares:
        return translate("advice", "More would turn out well in only {share} of 100 layouts.")
    return translate("advice", "More would hardly ever turn out well.")


def _best(worth: int | None) -> str:
    """How clearly a card is best."""
    if worth:
        brings = translate("advice", "It is best in {share} of 100 layouts, by {points}.")
        return brings.replace("{points}", points(worth))
    return translate("advice", "It is best in {share} of 100 layouts.")
