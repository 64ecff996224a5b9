"""Events in words: what happened at the table, in sentences, up to the count and the payments.

Functions from engine values to text, all through Qt's translation so that lupdate finds every
literal. No rule is decided here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.events import (
    BowerCaptured,
    CardPlayed,
    CardsDealt,
    CardsDiscarded,
    DealScored,
    Event,
    GameSettled,
    TrickTaken,
)
from reunion_desktop.engine.observe import DealSight, Observation
from reunion_desktop.engine.scoring import Mark, Payment, ScoreLine, Settlement, Why
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.shuffle import Draw
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.ui.look.plain_words import isolated
from reunion_desktop.ui.words.cards import (
    bower_name,
    cards_count,
    cards_list,
    listed,
    points,
    suit_name,
    the_card,
    units,
)

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Company:
    """Who sits at the table, and whom a sentence calls *you*."""

    names: tuple[str, ...]
    """Names by seat."""
    person: Seat | None = 0
    """The seat addressed as *you*; None where nobody is."""

    def name(self, seat: Seat) -> str:
        """How a seat is called inside a sentence: its name, or *you*."""
        if seat == self.person:
            return translate("wording", "you", "inside a sentence")
        return isolated(self.names[seat])


# Payments ----------------------------------------------------------------------------------------


def payment_sentence(payment: Payment, company: Company, ledger: str = "transfer") -> str:
    """A payment without its full stop: *Karl pays you 1 unit*.

    Args:
        payment: who pays whom.
        company: the players.
        ledger: ``receipts`` where units are earned and nobody pays.
    """
    payer, payee = company.name(payment.payer), company.name(payment.payee)
    amount = units(payment.units)
    if ledger == "receipts":
        if payment.payee == company.person:
            return translate("wording", "you earn {units}").format(units=amount)
        return translate("wording", "{name} earns {units}").format(name=payee, units=amount)
    if payment.payer == company.person:
        return translate("wording", "you pay {payee} {units}").format(payee=payee, units=amount)
    if payment.payee == company.person:
        return translate("wording", "{payer} pays you {units}").format(payer=payer, units=amount)
    return translate("wording", "{payer} pays {payee} {units}").format(
        payer=payer, payee=payee, units=amount
    )


def _sentence(words: str) -> str:
    """Words with a capital and a full stop."""
    return translate("wording", "{sentence}.").format(sentence=words[:1].upper() + words[1:])


# Events ------------------------------------------------------------------------------------------


def event_sentence(  # noqa: PLR0911 - one answer for each event.
    event: Event,
    names: Sequence[str],
    person: Seat | None = 0,
    *,
    order: CardOrder | None = None,
    ledger: str = "transfer",
) -> str:
    """What happened, as one says it at the table.

    Args:
        event: as the person saw it.
        names: names by seat.
        person: the seat addressed as *you*; None where nobody is.
        order: the deal's order of cards; with it a bower is called by its name.
        ledger: ``receipts`` where units are earned and nobody pays.
    """
    company = Company(tuple(names), person)
    match event:
        case CardsDealt():
            return dealt_sentence(event.dealer, event.turn_up, names, person)
        case CardsDiscarded():
            return _discarded(event, company)
        case CardPlayed():
            return _played(event, company, order)
        case TrickTaken():
            return _taken(event, company)
        case BowerCaptured():
            return translate("wording", "The left bower is taken: {payment}.").format(
                payment=payment_sentence(event.payment, company, ledger)
            )
        case DealScored():
            return deal_summary(event.line, names, person, discards=event.discards, ledger=ledger)
        case GameSettled():
            return settlement_sentence(event.settlement, names, person, ledger=ledger)


def dealt_sentence(
    dealer: Seat, turn_up: Card, names: Sequence[str], person: Seat | None = 0
) -> str:
    """Who dealt and what was turned: *Karl deals and turns up the nine of clubs: …*."""
    company = Company(tuple(names), person)
    turned = the_card(turn_up)
    if dealer == person:
        text = translate("wording", "You deal and turn up {card}: {suit} are trumps.")
    else:
        text = translate("wording", "{name} deals and turns up {card}: {suit} are trumps.")
    return text.format(name=company.name(dealer), card=turned, suit=suit_name(turn_up.suit))


def _discarded(event: CardsDiscarded, company: Company) -> str:
    if event.seat == company.person:
        cards = cards_list(event.cards) if event.cards else cards_count(event.count)
        return translate("wording", "You lay away {cards}.").format(cards=cards)
    cards = cards_list(event.cards) if event.cards else cards_count(event.count)
    return translate("wording", "{name} lays away {cards}.").format(
        name=company.name(event.seat), cards=cards
    )


def _played(event: CardPlayed, company: Company, order: CardOrder | None) -> str:
    card = the_card(event.card)
    bower = bower_name(event.card, order) if order and event.card in order.bowers else ""
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


def _taken(event: TrickTaken, company: Company) -> str:
    if event.winner == company.person:
        text = translate("wording", "You take the trick: {points}.")
    else:
        text = translate("wording", "{name} takes the trick: {points}.")
    return text.format(name=company.name(event.winner), points=points(event.points))


def taken_back_sentence(before: Observation, after: Observation) -> str:
    """What an undo took back; empty where another moment is no earlier one of the same deal."""
    old, new = before.deal, after.deal
    if old is None or new is None:
        return ""
    if (old.number, old.dealer, old.turn_up) != (new.number, new.dealer, new.turn_up):
        return ""
    played, kept = _plays(old, before), _plays(new, after)
    if kept != played[: len(kept)]:
        return ""
    own = [card for seat, card in played[len(kept) :] if seat == after.seat]
    if old.discarded and not new.discarded and new.dealer == after.seat:
        return translate("wording", "You take back what you laid away.")
    if not own:
        return ""
    text = translate("wording", "You take back {card}.")
    if len(played) - len(kept) > 1:
        text = translate("wording", "You take back {card}, and what was played after it.")
    return text.format(card=the_card(own[0]))


def _plays(deal: DealSight, sight: Observation) -> list[tuple[Seat, Card]]:
    """Every card of a deal with its player, in the order of play."""
    seating = sight.rules.seating
    return [
        (trick.seat_of(place, seating), card)
        for trick in (*(taken.trick for taken in deal.taken), deal.trick)
        for place, card in enumerate(trick.cards)
    ]


def draw_sentence(
    draw: Draw, names: Sequence[str], person: Seat | None = 0, *, rule: str = ""
) -> str:
    """How the first dealer was found: *The lowest card deals first: the seven, drawn by Karl.*.

    Args:
        draw: the draw.
        names: names by seat.
        person: the seat addressed as *you*; None where nobody is.
        rule: which card decides, ``lowest`` or ``highest``; empty where that is not told.
    """
    company = Company(tuple(names), person)
    own = draw.dealer == person
    if not draw.rounds:
        if own:
            return translate("wording", "The lot falls on you: you deal first.")
        return translate("wording", "The lot falls on {name}, who deals first.").format(
            name=company.name(draw.dealer)
        )
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


# Deals and games ---------------------------------------------------------------------------------


def deal_summary(
    line: ScoreLine,
    names: Sequence[str],
    person: Seat | None = 0,
    *,
    discards: CardSet | None = None,
    ledger: str = "transfer",
) -> str:
    """A deal that was counted: the points, the discards where shown, and the fees for no trick."""
    company = Company(tuple(names), person)
    entries = []
    for seat, entry in enumerate(line.sheet):
        words = {
            Mark.PLAIN: translate("wording", "{name} {points}"),
            Mark.UNDERLINE: translate("wording", "{name} {points} from the discards only"),
            Mark.SLASH: translate("wording", "{name} a Stange"),
            Mark.DASH: translate("wording", "{name} a Stange"),
        }[entry.mark]
        entries.append(words.format(name=company.name(seat), points=entry.points))
    counted = listed(entries)
    if line.playoff:
        text = translate("wording", "Play-off: {entries}.").format(entries=counted)
    else:
        text = translate("wording", "Deal {number}: {entries}.").format(
            number=line.number, entries=counted
        )
    told = [text]
    if discards:
        told.append(translate("wording", "Laid away: {cards}.").format(cards=cards_list(discards)))
    told.extend(
        _sentence(payment_sentence(payment, company, ledger))
        for payment in line.payments
        if payment.why is Why.NO_TRICK
    )
    return " ".join(told)


def settlement_sentence(
    settlement: Settlement,
    names: Sequence[str],
    person: Seat | None = 0,
    *,
    ledger: str = "transfer",
) -> str:
    """The end of a game: who wins with how much, and who pays whom."""
    company = Company(tuple(names), person)
    winners = settlement.winners
    best = points(settlement.totals[winners[0]])
    if len(winners) > 1:
        text = translate("wording", "{names} win the game with {points} each.").format(
            names=_upper(listed([company.name(seat) for seat in winners])), points=best
        )
    elif winners[0] == person:
        text = translate("wording", "You win the game with {points}.").format(points=best)
    else:
        text = translate("wording", "{name} wins the game with {points}.").format(
            name=company.name(winners[0]), points=best
        )
    told = [text]
    told.extend(
        _sentence(payment_sentence(payment, company, ledger)) for payment in settlement.payments
    )
    if not settlement.payments:
        told.append(translate("wording", "Nobody pays."))
    return " ".join(told)


def _upper(words: str) -> str:
    return words[:1].upper() + words[1:]
