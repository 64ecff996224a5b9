"""Texts of the facts and purposes of a card, by motive."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.seats import Seat

translate = QCoreApplication.translate

Reason = tuple[str, CardSet, int | None, float | None, Seat | None]
"""Motive, cards concerned, points at stake, share of the searched layouts, seat concerned."""

EQUAL = "equal"
"""Motive of a move that is as good as every other."""

_BOTH = 2
"""Number of cards of which both are told."""


def facts(reason: Reason) -> dict[str, str]:
    """Texts of the facts to look at, by motive."""
    _, _, worth, share, _ = reason
    left = round(worth / share) if worth and share else 0
    held = translate("advice", "{player} is winning the trick so far.")
    if worth is not None:
        held = translate("advice", "{player} is winning the trick so far: {points} on the table.")
    return {
        "cannot_win": translate("advice", "This trick is lost."),
        "cannot_avoid": translate("advice", "You can’t avoid this trick."),
        "trick_held": held,
        "shown_void": translate("advice", "{player} has no {suit} left."),
        "no_trumps": translate("advice", "{player} has no trumps."),
        "trumps_gone": translate("advice", "No other player has trumps."),
        "last_trumps": translate("advice", "Of the others, only {player} has trumps."),
        "trumps_out": translate("advice", "Trumps not seen yet: {count}."),
        "still_out": translate("advice", "Not played yet: {cards}."),
        "needs_points": translate("advice", "You still need {points}."),
        "needs_tricks": translate("advice", "You still need one trick.")
        if worth == 1
        else translate("advice", "You still need {count} tricks."),
        "needs_total": translate(
            "advice", "With {points} more you pay a unit less at the end of the game."
        ),
        "wants_few": translate("advice", "You want few points in this deal."),
        "wants_most": translate("advice", "You go for a hundred points or every trick."),
        "makes_hundred": translate(
            "advice", "You can still make a hundred: you need {points} of the {left} left."
        ).replace("{left}", str(left)),
        "nears_hundred": translate("advice", "{player} has {points} and may make a hundred."),
        "wipes": translate("advice", "Whoever has the fewest points wipes a mark.")
        if worth == 1
        else translate("advice", "The {count} players with the fewest points wipe a mark each."),
        "wants_none": translate("advice", "You must not take a trick."),
        "makes_take": translate("advice", "{player} must be made to take a trick."),
    }


def purposes(reason: Reason) -> dict[str, str]:
    """Texts of what a card is good for, by motive."""
    _, cards, worth, share, seat = reason
    if worth is None:
        saves = translate("advice", "You take the trick from {player}.")
        if seat is None:
            saves = translate("advice", "You take the trick from an opponent.")
    else:
        saves = translate("advice", "You take the trick from {player}: {points}.")
        if seat is None:
            saves = translate("advice", "You take the trick from an opponent: {points}.")
    below = translate("advice", "It lets someone else take the trick.")
    if seat is not None:
        below = translate("advice", "It leaves the trick to {player}.")
    return {
        "keeps_from": translate("advice", "It keeps the trick from {player}."),
        "enough": translate("advice", "The {points} of this trick are enough."),
        "safe": translate("advice", "No opponent can beat it now."),
        "saves_trick": saves,
        "stays_below": below,
        "brings_home": translate("advice", "The trick is safe: bring home {points}.")
        if share is None
        else translate("advice", "The trick is probably yours: bring home {points}."),
        "wins_cheaply": translate("advice", "It’s high enough: keep {cards}."),
        "captures_bower": translate("advice", "It captures the left bower."),
        "keeps": translate("advice", "Keep {cards}: a sure trick later."),
        "keeps_master": translate("advice", "Keep {cards}, the highest card left in its suit."),
        "keeps_higher": translate("advice", "A higher card gains nothing: keep {cards}."),
        "keeps_lower": translate("advice", "You take this trick anyway: keep {cards}."),
        "keeps_for_later": translate("advice", "Keep {cards} for later."),
        "likelier": translate("advice", "It wins this trick more often than {cards}.")
        if seat is None
        else translate("advice", "Your side wins this trick more often than with {cards}."),
        "brings_more": translate(
            "advice", "It’s as strong as {cards} and brings more points if it wins."
        ),
        "forces_high": translate("advice", "Low cards of this suit can’t beat it."),
        "as_strong": translate("advice", "It’s as strong as {cards} and risks fewer points."),
        EQUAL: translate("advice", "Both cards that you may play are about equally good.")
        if len(cards) == _BOTH
        else translate("advice", "All cards that you may play are about equally good."),
        "longest": translate("advice", "It’s your longest plain suit."),
        "saves_trumps": translate("advice", "It saves a trump."),
        "little": translate("advice", "There’s little in this trick so far: {points}."),
        "gives_least": translate("advice", "It gives away the fewest points."),
        "risks_least": translate("advice", "It risks the fewest points."),
        "forces_trump": translate("advice", "{player} can beat it only with a trump."),
        "leads_through": translate(
            "advice", "{player} has to play before your partner, who holds a higher card."
        ),
        "must_beat": translate("advice", "Another player probably has to beat it.")
        if share is not None
        else translate("advice", "Another player has to beat it.")
        if seat is None
        else translate("advice", "{player} has to beat it."),
        "costs_least": translate("advice", "It takes as few points as possible."),
        "spends_points": translate(
            "advice", "It may cost you {points} now, but no other card is better on average."
        ),
        "under": translate("advice", "Another player holds a higher card of this suit.")
        if share is None
        else translate("advice", "Another player probably holds a higher card of this suit."),
        "sure_later": translate(
            "advice", "No other player has a higher trump: it takes a trick, now or later."
        ),
        "sheds_points": translate("advice", "Another player takes its {points}."),
        "easiest": translate("advice", "Of your cards it’s the easiest to beat."),
        "voids": translate("advice", "You’ll be void in this suit."),
        "frees": translate(
            "advice", "You’ll be void in this suit: when it is led, you can discard another."
        ),
        "few_below": translate("advice", "{player} can stay below it only with {cards}.")
        if cards
        else translate("advice", "Every card of this suit that is still out is higher."),
        "has_to_follow": translate(
            "advice", "{player} still holds this suit, and has to follow to it."
        ),
        "goes_high": translate(
            "advice", "{player} doesn’t take this trick: get rid of a high card now."
        ),
        "dangerous": translate(
            "advice", "Opponents hold lower cards of this suit: it could win an unwanted trick."
        ),
        "leaves_lead": translate("advice", "{player} wins the trick and leads next."),
        "takes_lead": translate("advice", "You win the trick and lead next."),
        "shortens": translate(
            "advice", "It’s a short suit of yours: soon you can discard when it is led."
        ),
    }
