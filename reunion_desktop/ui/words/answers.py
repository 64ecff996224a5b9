"""Answers in words: what somebody who hears the table asks it. Functions from what is seen to text.

The questions are those of the card games that were made for blind players. An answer tells no more
than an eye would find on the table, the score sheet included.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.observe import DealSight, Observation
from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import Trick
from reunion_desktop.ui.words.access import capital, spoken_card
from reunion_desktop.ui.words.cards import (
    cards_count,
    cards_list,
    listed,
    points,
    suit_name,
    the_card,
    units,
)
from reunion_desktop.ui.words.events import Company
from reunion_desktop.ui.words.prompts import prompt_sentence

translate = QCoreApplication.translate


class Question(Enum):
    """What can be asked; the value is the key."""

    TRICK = "F3"
    """What lies in the middle, card by card with its player."""
    TRUMPS = "F5"
    """Trumps, the bowers and the card that was turned up."""
    POINTS = "F6"
    """Points and tricks of all."""
    TURN = "F7"
    """Whose turn it is, and what is asked."""
    SCORE = "F8"
    """How the game and the sitting stand."""
    CARDS = "Shift+F6"
    """How many cards everybody holds."""
    AGAIN = "Shift+F3"
    """What was said since one's own last decision."""


def question_words(question: Question) -> str:
    """What a question is called in a menu."""
    return {
        Question.TRICK: translate("answers", "The &trick"),
        Question.TRUMPS: translate("answers", "T&rumps and bowers"),
        Question.POINTS: translate("answers", "&Points and tricks"),
        Question.TURN: translate("answers", "&Whose turn it is"),
        Question.SCORE: translate("answers", "The &score"),
        Question.CARDS: translate("answers", "&Cards held"),
        Question.AGAIN: translate("answers", "Say it &again"),
    }[question]


def answer(
    question: Question, sight: Observation | None, sheet: ScoreSheet, names: tuple[str, ...]
) -> str:
    """The answer to a question, in whole sentences.

    Args:
        question: any but *say it again*, which only who speaks can answer.
        sight: the table as it is seen; None before there is a game.
        sheet: the score sheet beside it.
        names: names by seat; whoever sees is called *you*.
    """
    if sight is None:
        return translate("answers", "No cards have been dealt yet.")
    company = Company(names, sight.seat)
    deal = sight.deal
    if question is Question.SCORE:
        return _score(sheet, company)
    if question is Question.TURN:
        return _turn(sight, company)
    if deal is None:
        return translate("answers", "No cards have been dealt yet.")
    return {
        Question.TRICK: _trick,
        Question.TRUMPS: _trumps,
        Question.POINTS: _points,
        Question.CARDS: _cards,
    }[question](sight, deal, company)


def _by_seat(company: Company, seat: Seat) -> Iterator[Seat]:
    """Every seat, from the one who asks on."""
    count = len(company.names)
    return ((seat + turn) % count for turn in range(count))


def _played(trick: Trick, sight: Observation, deal: DealSight, company: Company) -> str:
    """The cards of a trick, each with its player."""
    cards = []
    for place, card in enumerate(trick.cards):
        name = company.name(trick.seat_of(place, sight.rules.seating))
        words = spoken_card(card, deal.order)
        cards.append(translate("answers", "{name}: {card}").format(name=capital(name), card=words))
    return translate("answers", "; ", "between the cards of a trick").join(cards)


def _trick(sight: Observation, deal: DealSight, company: Company) -> str:
    if deal.trick.cards:
        winner = company.name(deal.trick.winner(deal.order, sight.rules.seating))
        return translate("answers", "{cards}. The highest so far: {name}.").format(
            cards=_played(deal.trick, sight, deal, company), name=winner
        )
    if not deal.taken:
        return translate("answers", "No card has been played yet.")
    last = deal.taken[-1]
    return translate(
        "answers", "The table is empty. The last trick: {cards}. Winner: {name}, {points}."
    ).format(
        cards=_played(last.trick, sight, deal, company),
        name=company.name(last.winner),
        points=points(last.points),
    )


def _trumps(sight: Observation, deal: DealSight, company: Company) -> str:
    del sight
    order = deal.order
    return translate(
        "answers",
        "Trumps: {suit}. Right bower: {right}. Left bower: {left}. Turned up: {card}."
        " Dealer: {name}.",
    ).format(
        suit=suit_name(order.trump),
        right=the_card(order.right_bower),
        left=the_card(order.left_bower),
        name=company.name(deal.dealer),
        card=the_card(deal.turn_up),
    )


def _points(sight: Observation, deal: DealSight, company: Company) -> str:
    told = [_made(sight, deal, company, seat) for seat in _by_seat(company, sight.seat)]
    text = translate("answers", "; ", "between the cards of a trick").join(told)
    return translate("answers", "{words}.").format(words=text) + _away(deal)


def _made(sight: Observation, deal: DealSight, company: Company, seat: Seat) -> str:
    """What somebody has made so far, counted as on the table.

    What was laid away counts for the dealer: in his own eyes at once, in those of the others from
    the moment on at which it is turned up, if it is.
    """
    counts = seat == deal.dealer and (seat == sight.seat or deal.over) and deal.laid_away
    if counts:
        laid = sum(sight.rules.points(card, deal.order) for card in counts)
        made = translate("answers", "{name}: {points}, discards included, tricks: {count}")
    else:
        laid, made = 0, translate("answers", "{name}: {points}, tricks: {count}")
    return made.format(
        name=capital(company.name(seat)),
        points=points(deal.points[seat] + laid),
        count=deal.tricks[seat],
    )


def _away(deal: DealSight) -> str:
    """What was laid away, as far as it is known."""
    if not deal.discarded:
        return ""
    known = cards_list(deal.laid_away) if deal.laid_away else cards_count(deal.discarded)
    return " " + translate("answers", "Laid away: {cards}.").format(cards=known)


def _cards(sight: Observation, deal: DealSight, company: Company) -> str:
    held = [
        translate("answers", "{name}: {cards}").format(
            name=capital(company.name(seat)), cards=cards_count(deal.held[seat])
        )
        for seat in _by_seat(company, sight.seat)
    ]
    text = translate("answers", "; ", "between the cards of a trick").join(held)
    return translate("answers", "Cards held. {words}.").format(words=text)


def _turn(sight: Observation, company: Company) -> str:
    if sight.legal is not None:
        return prompt_sentence(sight.legal)
    if sight.to_act is not None:
        name = company.name(sight.to_act)
        return translate("answers", "It is {name}'s turn.").format(name=name)
    if sight.settlement is not None:
        return translate("answers", "The game is over.")
    name = company.name(sight.next_dealer)
    return translate("answers", "The next to deal: {name}.").format(name=name)


def _score(sheet: ScoreSheet, company: Company) -> str:
    if not any(game.lines for game in sheet.games):
        return translate("answers", "No deal has been counted yet.")
    game = sheet.games[-1]
    told = []
    if game.lines:
        totals = [
            translate("answers", "{name} {points}").format(name=company.name(seat), points=total)
            for seat, total in enumerate(game.totals)
        ]
        text = translate("answers", "Game {number}, deals counted: {count}. {totals}.")
        number, count = len(sheet.games), len(game.lines)
        told.append(text.format(number=number, count=count, totals=capital(listed(totals))))
    balance = [
        translate("answers", "{name} {points}").format(
            name=company.name(seat), points=units(amount, sign=True)
        )
        for seat, amount in enumerate(sheet.balance)
    ]
    text = translate("answers", "The sitting: {balance}.")
    told.append(text.format(balance=listed(balance)))
    return " ".join(told)
