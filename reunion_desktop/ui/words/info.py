"""Answers of the Info menu: functions from an observation to text for screen readers.

The questions are those of card games made for blind players. An answer contains nothing that is not
also visible on the table or the score sheet.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.contract import Goal
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.scoring import Counted, ScoreSheet
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import Trick
from reunion_desktop.ui.words.access import capital, sentence, spoken_card
from reunion_desktop.ui.words.cards import (
    bower_names,
    cards_count,
    cards_list,
    points,
    suit_name,
    the_card,
)
from reunion_desktop.ui.words.game_words import GameWords
from reunion_desktop.ui.words.prompts import prompt_sentence
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate


class InfoQuestion(Enum):
    """Questions of the Info menu; each value is its key."""

    TRICK = "F3"
    """Cards of the current trick with their players."""
    TRUMPS = "F5"
    """Trumps, the bowers and the turned-up card."""
    POINTS = "F6"
    """Points and tricks of all players."""
    TURN = "F7"
    """Player whose turn it is, and the prompt."""
    SCORE = "F8"
    """Scores in the game and in the session."""
    CARDS = "Shift+F6"
    """Number of cards in each hand."""
    AGAIN = "Shift+F3"
    """Messages since the player's own last move."""


def question_words(question: InfoQuestion, *, tricks: bool) -> str:
    """Title of a question in the menu; ``tricks`` is False in a game without them."""
    told = {
        InfoQuestion.TRICK: translate("answers", "Cards on the &table"),
        InfoQuestion.TRUMPS: translate("answers", "&Dealer"),
        InfoQuestion.POINTS: translate("answers", "&Value of the hand"),
    }
    if not tricks and question in told:
        return told[question]
    return {
        InfoQuestion.TRICK: translate("answers", "Current &trick"),
        InfoQuestion.TRUMPS: translate("answers", "T&rumps"),
        InfoQuestion.POINTS: translate("answers", "&Points and tricks"),
        InfoQuestion.TURN: translate("answers", "&Whose turn"),
        InfoQuestion.SCORE: translate("answers", "The &score"),
        InfoQuestion.CARDS: translate("answers", "&Cards in hand"),
        InfoQuestion.AGAIN: translate("answers", "Repeat last &message"),
    }[question]


def answer(
    question: InfoQuestion,
    sight: Observation | None,
    sheet: ScoreSheet,
    names: tuple[str, ...],
    words: GameWords,
    hands: Sequence[CardSet | None] = (),
) -> str:
    """Answer to a question, in whole sentences.

    Args:
        question: any but *say it again*, which the announcer answers.
        sight: observation of the table; None before there is a game.
        sheet: the score sheet beside it.
        names: names by seat; the observer is called *you*.
        words: words of the game.
        hands: hands by seat that are face up; None for a hidden one.
    """
    if sight is None:
        return translate("answers", "No cards have been dealt yet.")
    company = SeatNames(names, sight.seat, sight.rules.sides)
    deal = sight.deal
    if question is InfoQuestion.SCORE:
        return _score(sight, sheet, company, words)
    if question is InfoQuestion.TURN:
        return _turn(sight, company, words)
    if deal is None:
        return translate("answers", "No cards have been dealt yet.")
    told = _of_deal(question, sight, deal, company, words)
    open_hands = _lying_open(sight, deal, company, hands) if question is InfoQuestion.CARDS else ()
    return " ".join((told, *open_hands))


def _of_deal(
    question: InfoQuestion,
    sight: Observation,
    deal: DealObservation,
    company: SeatNames,
    words: GameWords,
) -> str:
    """Answer to a question about the current deal; after the trumps its special rule or call."""
    told = {
        InfoQuestion.TRUMPS: _trumps,
        InfoQuestion.TRICK: _trick,
        InfoQuestion.POINTS: _points,
        InfoQuestion.CARDS: _cards,
    }[question](sight, deal, company, words)
    rule = words.rule(sight, deal, company) if question is InfoQuestion.TRUMPS else ""
    return f"{told} {sentence(rule)}" if rule else told


def counts_points(sight: Observation) -> bool:
    """Return True if card points are counted in this game and deal; in Null they are not."""
    null = sight.deal is not None and sight.deal.contract.goal is Goal.NO_TRICK
    return sight.rules.scores.counts is Counted.POINTS and not null


def _by_seat(company: SeatNames, seat: Seat) -> Iterator[Seat]:
    """Every seat, starting with the given one."""
    count = len(company.names)
    return ((seat + turn) % count for turn in range(count))


def _played(trick: Trick, deal: DealObservation, company: SeatNames, words: GameWords) -> str:
    """Cards of a trick, each with its player."""
    cards = []
    for place, card in enumerate(trick.cards):
        name = company.name(trick.seat_of(place))
        said = spoken_card(card, deal.order, bowers=words.bowers())
        cards.append(translate("answers", "{name}: {card}").format(name=capital(name), card=said))
    return translate("answers", "; ", "between the cards of a trick").join(cards)


def _trick(sight: Observation, deal: DealObservation, company: SeatNames, words: GameWords) -> str:
    if deal.stock is not None:
        return words.lying(sight, deal, company)
    if deal.trick.cards and deal.trick.best(deal.order) in deal.trick.covered:
        text = translate("answers", "{cards}. No card can win this trick yet.")
        return text.format(cards=_played(deal.trick, deal, company, words))
    if deal.trick.cards:
        winner = company.name(deal.trick.winner(deal.order))
        return translate("answers", "{cards}. Winning so far: {name}.").format(
            cards=_played(deal.trick, deal, company, words), name=winner
        )
    if not deal.taken:
        return translate("answers", "No card has been played yet.")
    none = translate("answers", "No cards on the table.")
    return f"{none} {last_trick(sight, deal, company, words)}"


def last_trick(
    sight: Observation,
    deal: DealObservation,
    company: SeatNames,
    words: GameWords,
    back: int = 1,
) -> str:
    """The cards of the last trick, its winner, and its points if the game counts any.

    ``back`` is how many tricks back it lies if another one is meant.
    """
    last, heading = deal.taken[-back], translate("answers", "Last trick")
    if back > 1:
        heading = translate("table", "Trick {number}").format(number=len(deal.taken) - back + 1)
    if sight.rules.count(sight.rules.pack, deal.order):
        text = translate("answers", "{trick}: {cards}. Won by {name}, {points}.")
    else:
        text = translate("answers", "{trick}: {cards}. Won by {name}.")
    return text.format(
        trick=heading,
        cards=_played(last.trick, deal, company, words),
        name=company.name(last.winner),
        points=points(last.points),
    )


def sheet_toggled(*, on: bool) -> str:
    """Say that the score sheet was shown or hidden."""
    text = translate("answers", "Shown: {part}.") if on else translate("answers", "Hidden: {part}.")
    return text.format(part=translate("MainWindow", "Score sheet"))


def trick_hidden() -> str:
    """Say that the last trick or an earlier one was hidden."""
    part = translate("answers", "earlier trick")
    return translate("answers", "Hidden: {part}.").format(part=part)


def _trumps(sight: Observation, deal: DealObservation, company: SeatNames, words: GameWords) -> str:
    del sight
    order, own = deal.order, words.badge(deal)
    if own:
        text = translate("answers", "{trumps}. Dealer: {name}.")
        return text.format(trumps=own, name=company.name(deal.dealer))
    if order.trump is None:
        if deal.turn_up is None:
            text = translate("answers", "No trumps yet. Dealer: {name}.")
        elif deal.contract.turned_down:
            text = translate("answers", "No trumps yet. Turned down: {card}. Dealer: {name}.")
        else:
            text = translate("answers", "No trumps yet. Turned up: {card}. Dealer: {name}.")
        card = the_card(deal.turn_up) if deal.turn_up is not None else ""
        return text.format(name=company.name(deal.dealer), card=card)
    first, second = map(capital, words.bowers() or bower_names())
    if deal.turn_up is None:
        text = translate(
            "answers", "Trumps: {suit}. {first}: {right}. {second}: {left}. Dealer: {name}."
        )
    else:
        text = translate(
            "answers",
            "Trumps: {suit}. {first}: {right}. {second}: {left}. Turned up: {card}."
            " Dealer: {name}.",
        )
    left = the_card(order.left_bower)
    if order.bowers[2:]:
        lesser = translate("answers", "{left}, then {cards}", "the lesser matadors")
        left = lesser.format(left=left, cards=cards_list(order.bowers[2:]))
    return text.format(
        suit=suit_name(order.trump),
        first=first,
        right=the_card(order.right_bower),
        second=second,
        left=left,
        name=company.name(deal.dealer),
        card=the_card(deal.turn_up) if deal.turn_up is not None else "",
    )


def _points(sight: Observation, deal: DealObservation, company: SeatNames, words: GameWords) -> str:
    by_side = words.made(sight, company)
    if by_side is not None:
        return by_side
    # Not of a player who sits out.
    seats = (seat for seat in _by_seat(company, sight.seat) if seat in deal.trick.seats)
    told = [_made(sight, deal, company, seat) for seat in seats]
    text = translate("answers", "; ", "between the cards of a trick").join(told)
    return translate("answers", "{words}.").format(words=text) + _away(deal)


def _made(sight: Observation, deal: DealObservation, company: SeatNames, seat: Seat) -> str:
    """Points and tricks of a seat so far, counted as on the table.

    Discards count for the dealer: in their own view at once, for the other players once the
    cards are turned up at the end of the deal.
    """
    counts = seat == deal.owner and (seat == sight.seat or deal.over) and deal.laid_away
    if counts:
        laid = sum(sight.rules.points(card, deal.order) for card in counts)
        made = translate("answers", "{name}: {points} including discards, tricks: {count}")
    else:
        laid, made = 0, translate("answers", "{name}: {points}, tricks: {count}")
    return made.format(
        name=capital(company.name(seat)),
        points=points(deal.points[seat] + laid),
        count=deal.tricks[seat],
    )


def _away(deal: DealObservation) -> str:
    """Discards as text, as far as they are known."""
    if not deal.discarded:
        return ""
    known = cards_list(deal.laid_away) if deal.laid_away else cards_count(deal.discarded)
    return " " + translate("answers", "Discarded: {cards}.").format(cards=known)


def _cards(sight: Observation, deal: DealObservation, company: SeatNames, words: GameWords) -> str:
    del words
    held = [
        translate("answers", "{name}: {cards}").format(
            name=capital(company.name(seat)), cards=cards_count(deal.held[seat])
        )
        for seat in _by_seat(company, sight.seat)
    ]
    text = translate("answers", "; ", "between the cards of a trick").join(held)
    return translate("answers", "Cards in hand. {words}.").format(words=text)


def _lying_open(
    sight: Observation,
    deal: DealObservation,
    company: SeatNames,
    hands: Sequence[CardSet | None],
) -> Iterator[str]:
    """Sentences on the other players' face-up hands, also that of a declarer who plays open."""
    for seat in _by_seat(company, sight.seat):
        opened = deal.open_hand if seat == deal.contract.declarer else None
        hand = hands[seat] if hands else opened
        if seat != sight.seat and hand:
            yield hand_sentence(company.name(seat), hand)


def hand_sentence(name: str, hand: CardSet) -> str:
    """Cards of an open hand: *Anna has the ace of spades and …*."""
    text = translate("answers", "{name} has {cards}.", "a hand that lies open")
    return capital(text.format(name=name, cards=cards_list(hand)))


def opened_sentence(before: Observation, after: Observation, names: Sequence[str]) -> str:
    """The hand that another declarer has just laid open; empty if none was."""
    deal, was = after.deal, before.deal
    declarer = None if deal is None else deal.contract.declarer
    if deal is None or deal.open_hand is None or declarer in (None, after.seat):
        return ""
    shown = was is not None and was.open_hand is not None
    return "" if shown else hand_sentence(names[declarer], deal.open_hand)


def _turn(sight: Observation, company: SeatNames, words: GameWords) -> str:
    if sight.legal is not None:
        return prompt_sentence(sight.legal, words, sight, company)
    if sight.to_act is not None:
        name = company.name(sight.to_act)
        return translate("answers", "It is {name}’s turn.").format(name=name)
    if sight.settlement is not None:
        return words.unit().over()
    name = company.name(sight.next_dealer)
    return translate("answers", "Next dealer: {name}.").format(name=name)


def _score(sight: Observation, sheet: ScoreSheet, company: SeatNames, words: GameWords) -> str:
    if not any(game.lines for game in sheet.games):
        none = translate("answers", "No deal has been scored yet.")
        return f"{none} {words.at_start(company)}".rstrip()
    told = words.standing(sheet, sight.rules, company)
    if told is not None:
        return told
    return words.unit().after(len(sheet.games), len(sheet.games[-1].lines))
