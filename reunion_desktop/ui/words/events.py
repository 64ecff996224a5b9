"""Events at the table as sentences that hold for every game.

Functions from engine values to text, all through Qt's translation so that lupdate finds every
literal. No rule is decided here.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.actions import Gift, Stock
from reunion_desktop.engine.calls import PASS
from reunion_desktop.engine.cards import FACE_DOWN, Card
from reunion_desktop.engine.dealing.shuffle import Draw
from reunion_desktop.engine.events import (
    Announced,
    AskedInVain,
    CardDrawn,
    CardGiven,
    CardPlayed,
    CardsAdded,
    CardsDealt,
    CardsDiscarded,
    CardsLaidOpen,
    DealScored,
    Event,
    FeePaid,
    GameSettled,
    HandsShown,
    MiddleDealt,
    TrickTaken,
)
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import Counted, ScoreLine
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.ui.words.access import capital
from reunion_desktop.ui.words.cards import (
    bower_name,
    cards_count,
    cards_list,
    listed,
    points,
    suit_name,
    the_card,
)
from reunion_desktop.ui.words.game_words import GameWords
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate


def event_sentence(
    event: Event,
    company: SeatNames,
    words: GameWords,
    rules: Rules,
    order: CardOrder | None = None,
    after: Observation | None = None,
) -> str:
    """Sentence for an event.

    Args:
        event: event as the player observed it.
        company: the players.
        words: words of the game, which are asked first.
        rules: rules of the table.
        order: order of cards in the deal; with it a bower is called by its name.
        after: the position after the event, if the sentence may depend on it.
    """
    said = None if after is None else words.seen(event, after, company)
    if said is None:
        said = words.said(event, company, rules, order)
    if said is not None:
        return said
    if isinstance(event, TrickTaken) and rules.scores.counts is Counted.TRICKS:
        return trick_taken(event.winner, company)
    return _common(event, company, words, order)


def _common(  # noqa: C901, PLR0911 - one return per event.
    event: Event, company: SeatNames, words: GameWords, order: CardOrder | None
) -> str:
    """Default sentence for an event, shared by all games."""
    match event:
        case CardsDealt():
            return dealt_sentence(event.dealer, event.turn_up, company)
        case CardsAdded():
            return translate("wording", "The remaining cards are dealt.")
        case Announced():
            return _announced(event, company, words)
        case CardsDiscarded():
            return _discarded(event, company)
        case CardGiven():
            return _given(event.gift, company)
        case AskedInVain():
            text = translate("wording", "{card} is among the discards: no cards are exchanged.")
            return capital(text.format(card=the_card(event.card)))
        case CardPlayed():
            return _played(event, company, words, order)
        case TrickTaken():
            return trick_taken(event.winner, company, points(event.points))
        case FeePaid() | CardDrawn() | CardsLaidOpen() | MiddleDealt() | HandsShown():
            return ""  # They have a text only in games that have them.
        case DealScored():
            return _counted(event.line, company)
        case GameSettled():
            return _won(event.settlement.winners, company)


def _announced(event: Announced, company: SeatNames, words: GameWords) -> str:
    """Sentence for a call."""
    own = words.announced(event.seat, event.call, company)
    if own is not None:
        return own
    if event.call != PASS:
        text = translate("wording", "{name}: {call}.")
        name = capital(company.name(event.seat))
        return text.format(name=name, call=words.call(event.call))
    if event.seat == company.person:
        return translate("wording", "You pass.")
    return translate("wording", "{name} passes.").format(name=company.name(event.seat))


def dealt_sentence(dealer: Seat, turn_up: Card | None, company: SeatNames) -> str:
    """Sentence for the deal and the turned-up card: *Karl deals and turns up the nine of clubs*."""
    if turn_up is None:
        if dealer == company.person:
            return translate("wording", "You deal.")
        return translate("wording", "{name} deals.").format(name=company.name(dealer))
    turned = the_card(turn_up)
    if dealer == company.person:
        text = translate("wording", "You deal and turn up {card}: {suit} are trumps.")
    else:
        text = translate("wording", "{name} deals and turns up {card}: {suit} are trumps.")
    return text.format(name=company.name(dealer), card=turned, suit=suit_name(turn_up.suit))


def _exchanged(event: CardsDiscarded, company: SeatNames) -> str:
    """Sentence for the dealer's exchange with the turned-up card, or for none."""
    own = event.seat == company.person
    if event.taken is None:
        text = translate("wording", "{name} doesn’t exchange a card.")
        text = translate("wording", "You don’t exchange a card.") if own else text
    elif own:
        text = translate("wording", "You exchange {cards} for {card}.")
    elif event.taken == FACE_DOWN:
        text = translate("wording", "{name} exchanges a card for the face-down one.")
    else:
        text = translate("wording", "{name} exchanges a card for {card}.")
    taken = "" if event.taken in (None, FACE_DOWN) else the_card(event.taken)
    name, cards = company.name(event.seat), cards_list(event.cards or ())
    return text.format(name=name, card=taken, cards=cards)


def _discarded(event: CardsDiscarded, company: SeatNames) -> str:
    if event.swap:
        return _exchanged(event, company)
    text = (
        translate("wording", "You discard {cards}.")
        if event.seat == company.person
        else translate("wording", "{name} discards {cards}.")
    )
    cards = cards_list(event.cards) if event.cards else cards_count(event.count)
    return text.format(name=company.name(event.seat), cards=cards)


def _given(gift: Gift, company: SeatNames) -> str:
    """Sentence for a card given away; a face-down card is named only to giver and taker."""
    own, mine = gift.giver == company.person, gift.taker == company.person
    if gift.card == FACE_DOWN:
        text = translate("wording", "{name} gives {other} a card face down.")
    elif gift.shown and own:
        text = translate("wording", "You hand {card} to {other}.")
    elif gift.shown and mine:
        text = translate("wording", "{name} hands you {card}.")
    elif gift.shown:
        text = translate("wording", "{name} hands {card} to {other}.")
    elif own:
        text = translate("wording", "You give {other} {card}, face down.")
    elif mine:
        text = translate("wording", "{name} gives you {card}, face down.")
    else:  # Practice with all cards shown.
        text = translate("wording", "{name} gives {other} {card}.")
    card = "" if gift.card == FACE_DOWN else the_card(gift.card)
    name, other = company.name(gift.giver), company.name(gift.taker)
    return text.format(name=name, other=other, card=card)


def _played(
    event: CardPlayed, company: SeatNames, words: GameWords, order: CardOrder | None
) -> str:
    if event.card == FACE_DOWN:
        if event.seat == company.person:
            return translate("wording", "You play a card face down.")
        text = translate("wording", "{name} plays a card face down.")
        return text.format(name=company.name(event.seat))
    card = the_card(event.card)
    bower = ""
    if order is not None and event.card in order.bowers:
        bower = bower_name(event.card, order, words.bowers())
    if event.seat == company.person:
        if bower:
            text = translate("wording", "You play the {bower}, {card}.")
        else:
            text = translate("wording", "You play {card}.")
    elif bower:
        text = translate("wording", "{name} plays the {bower}, {card}.")
    else:
        text = translate("wording", "{name} plays {card}.")
    return text.format(name=company.name(event.seat), card=card, bower=bower)


def trick_taken(winner: Seat, company: SeatNames, made: str = "") -> str:
    """Sentence for a trick; ``made`` is its value, empty where only tricks count."""
    if made:
        return company.told_of(
            winner,
            translate("wording", "You take the trick: {points}."),
            translate("wording", "Your partner {name} takes the trick: {points}."),
            translate("wording", "{name} takes the trick: {points}."),
            points=made,
        )
    return company.told_of(
        winner,
        translate("wording", "You take the trick."),
        translate("wording", "Your partner {name} takes the trick."),
        translate("wording", "{name} takes the trick."),
    )


def _counted(line: ScoreLine, company: SeatNames) -> str:
    """Sentence on each side's points in a deal; partners are named together and added up."""
    told = []
    for seats in company.every_side():
        made = sum(line.points[seat] for seat in seats)
        names = listed([company.name(seat) for seat in seats])
        told.append(translate("wording", "{name} {points}").format(name=names, points=points(made)))
    return translate("wording", "Deal {number}: {entries}.").format(
        number=line.number, entries=listed(told)
    )


def _won(winners: Sequence[Seat], company: SeatNames) -> str:
    """Sentence that names the winners of a game."""
    names = capital(listed([company.name(seat) for seat in winners]))
    if len(winners) > 1:
        return translate("wording", "{names} win the game.").format(names=names)
    if winners[0] == company.person:
        return translate("wording", "You win the game.")
    return translate("wording", "{name} wins the game.").format(name=names)


def taken_back_sentence(before: Observation, after: Observation) -> str:
    """Sentence for an undo; empty unless ``after`` is an earlier position of the same deal."""
    old, new = before.deal, after.deal
    key = attrgetter("number", "dealer", "turn_up")
    if old is None or new is None or key(old) != key(new):
        return ""
    if old.stock is not None and new.stock is not None:
        return _undone_turn(old.stock, new.stock, after.seat)
    played, kept = _plays(old), _plays(new)
    if kept != played[: len(kept)]:
        return ""
    own = [card for seat, card in played[len(kept) :] if seat == after.seat]
    if old.discarded and not new.discarded and new.contract.owner == after.seat:
        discard = translate("wording", "You undo your discard.")
        exchanged = old.contract.taker is None
        return translate("wording", "You undo your exchange.") if exchanged else discard
    if not own:
        return ""
    text = translate("wording", "You undo {card}.")
    if len(played) - len(kept) > 1:
        text = translate("wording", "You undo {card} and everything played after it.")
    return text.format(card=the_card(own[0]))


def _undone_turn(old: Stock, new: Stock, seat: Seat | None) -> str:
    """Sentence for an undone draw or discard of a seat; empty if nothing was undone."""
    earlier = len(old.drawn) > len(new.drawn) or (new.drawn and new.drawn[-1].discarded is None)
    mine = any(one.seat == seat for one in set(old.drawn) - set(new.drawn))
    return translate("wording", "You undo your turn.") if earlier and mine else ""


def _plays(deal: DealObservation) -> list[tuple[Seat, Card]]:
    """All cards of a deal with their players, in the order of play."""
    return [
        (trick.seat_of(place), card)
        for trick in (*(taken.trick for taken in deal.taken), deal.trick)
        for place, card in enumerate(trick.cards)
    ]


def draw_sentence(
    draw: Draw, names: Sequence[str], person: Seat | None = 0, *, rule: str = ""
) -> str:
    """Draw for the first dealer: *The lowest card deals first: the seven, drawn by Karl*.

    After a tie the sentence before it says why cards were drawn again.

    Args:
        draw: the draw.
        names: names by seat.
        person: seat addressed as *you*; None for no seat.
        rule: deciding card, ``lowest`` or ``highest``; empty to leave it out.
    """
    company = SeatNames(tuple(names), person)
    own = draw.dealer == person
    if not draw.rounds:
        if own:
            return translate("wording", "You were chosen to deal first.")
        return translate("wording", "{name} was chosen to deal first.").format(
            name=company.name(draw.dealer)
        )
    dealt = _dealer_drawn(draw, company, rule)
    if len(draw.rounds) == 1:
        return dealt
    tied = translate("wording", "After a tie all drew again; only the last cards count.")
    return f"{tied} {dealt}"


def _dealer_drawn(draw: Draw, company: SeatNames, rule: str) -> str:
    """The first dealer and the card drawn in the last round."""
    own = draw.dealer == company.person
    card = the_card(draw.rounds[-1][draw.dealer])
    if rule in ("lowest", "highest"):
        text = {
            ("lowest", False): translate(
                "wording", "The lowest card deals first: {card}, drawn by {name}."
            ),
            ("lowest", True): translate(
                "wording", "The lowest card deals first: {card}, drawn by you."
            ),
            ("highest", False): translate(
                "wording", "The highest card deals first: {card}, drawn by {name}."
            ),
            ("highest", True): translate(
                "wording", "The highest card deals first: {card}, drawn by you."
            ),
        }[rule, own]
        return text.format(name=company.name(draw.dealer), card=card)
    if own:
        return translate("wording", "You draw {card} and deal first.").format(card=card)
    return translate("wording", "{name} draws {card} and deals first.").format(
        name=company.name(draw.dealer), card=card
    )
