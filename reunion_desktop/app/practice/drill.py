"""Drill of the cards that are still out: chooses a moment of a deal, and finds the answer."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random, SystemRandom

from reunion_desktop.ai.tricks.card_constraints import (
    shown_missing,
    tricks_of,
    turned_card,
    unseen_cards,
)
from reunion_desktop.app.practice.problems import no_more
from reunion_desktop.app.recorder import DiskRecorder
from reunion_desktop.app.reviews.review_service import moments_of
from reunion_desktop.engine.cards import PLAY_SUITS, CardSet
from reunion_desktop.engine.record import Record
from reunion_desktop.practice.shipped import problems
from reunion_desktop.review.deals import finished_deals
from reunion_desktop.solver.installed import Damaged
from reunion_desktop.storage.lines import BadRecord
from reunion_desktop.ui.archive.charts.names import shown_names
from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.dialogs.new_game import persons_name
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.look.reduced_motion import motion_reduced
from reunion_desktop.ui.practice.drill import CardsDrill
from reunion_desktop.ui.practice.values import DrillQuestion
from reunion_desktop.ui.review.values import DealMoment
from reunion_desktop.ui.window.main_window import MainWindow

_TRICKS = 2
"""Tricks that were taken before the question, at least."""
_HELD = 2
"""Cards that each player still holds, at least."""
_OUT = 2
"""Cards of the suit that are still out, at least."""


def open_drill(window: MainWindow, recorder: DiskRecorder) -> None:
    """Open the drill with finished deals of the session and with those of the shipped problems.

    Args:
        window: the main window, with the game.
        recorder: its recorder.
    """
    game, rng = window.rules.game, SystemRandom()
    try:
        stored = [one.record for one in recorder.session() if one.record.header.game == game]
        deals = [(record, deal) for record in stored for deal in finished_deals(record)]
        deals += [(one.record, 1) for one in problems(game)]
    except (BadRecord, Damaged) as fault:
        window.say_trouble(str(fault))
        return
    first = drill_question(deals, rng)
    if first is None:
        window.say_trouble(no_more())
        return
    CardsDrill(
        lambda: drill_question(deals, rng) or first,
        CardPictureCache(window.theme, window),
        Speed.NONE if motion_reduced() else window.preferences.speed,
        window.preferences.speech_rate,
        window,
    ).show()


def drill_question(deals: Sequence[tuple[Record, int]], rng: Random) -> DrillQuestion | None:
    """A question about a random moment of one of the deals; None if none is long enough.

    Args:
        deals: games, in which the player has seat 0, and the number of a deal.
        rng: chooses the deal and the moment.
    """
    for record, number in rng.sample(deals, len(deals)):
        moments = moments_of(record, number)
        found = [
            question
            for at, moment in enumerate(moments)
            if (question := _asked(record, moments[: at + 1], moment, rng)) is not None
        ]
        if found:
            return rng.choice(found)
    return None


def _asked(
    record: Record, moments: tuple[DealMoment, ...], moment: DealMoment, rng: Random
) -> DrillQuestion | None:
    """The question at a moment between two tricks; None at other moments."""
    rules, deal = moment.observation.rules, moment.observation.deal
    if deal is None or deal.over or deal.stock is not None or moment.lying or deal.trick.cards:
        return None
    if len(deal.taken) < _TRICKS or len(deal.hand) < _HELD:
        return None
    tricks = tricks_of(deal)
    unseen = unseen_cards(rules, deal, tricks)
    suits = [suit for suit in PLAY_SUITS if len(unseen & deal.order.cards_of(suit)) >= _OUT]
    if not suits:
        return None
    trump = deal.order.trump
    suit = trump if trump in suits and rng.random() < 0.5 else rng.choice(suits)
    assert suit is not None  # noqa: S101 - no trumps are not among the suits.
    cards = deal.order.cards_of(suit) & CardSet.of(rules.pack)
    missing = shown_missing(rules, deal, tricks)
    if deal.owner is not None:
        # Its owner may have had to keep it back.
        missing[deal.owner] -= turned_card(deal)
    out = unseen & cards
    return DrillQuestion(
        rules.game,
        (persons_name(), *shown_names(record.header.players[1:])),
        moments,
        suit,
        tuple(sorted(cards, key=lambda card: -deal.order.height(card))),
        out,
        tuple([seat for seat in deal.trick.seats if seat and out <= missing[seat]]),
        trump=suit == trump,
    )
