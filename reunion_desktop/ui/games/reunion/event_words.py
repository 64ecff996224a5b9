"""Events of Réunion as text: fees, the result of a deal, the settlement of a game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.events import DealScored, Event, FeePaid, GameSettled
from reunion_desktop.engine.scoring import Mark, Payment, ScoreLine, ScoreSheet, Settlement, Why
from reunion_desktop.ui.words.access import capital, sentence
from reunion_desktop.ui.words.cards import cards_list, listed, points, units
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate


def event_of_reunion(event: Event, company: SeatNames, ledger: str) -> str | None:
    """Text of an event that only this game has; None for the events of every game.

    Args:
        event: event as the player observed it.
        company: the players.
        ledger: ``receipts`` if units are earned and no player pays.
    """
    match event:
        case FeePaid():
            return translate("wording", "The left bower is captured: {payment}.").format(
                payment=payment_sentence(event.payment, company, ledger)
            )
        case DealScored():
            return deal_summary(event.line, company, discards=event.discards, ledger=ledger)
        case GameSettled():
            return settlement_sentence(event.settlement, company, ledger)
        case _:
            return None


def payment_sentence(payment: Payment, company: SeatNames, ledger: str) -> str:
    """Payment without a full stop: *Karl pays you 1 unit*.

    Args:
        payment: payer, payee and units.
        company: the players.
        ledger: ``receipts`` if units are earned and no player pays.
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


def deal_summary(
    line: ScoreLine,
    company: SeatNames,
    *,
    discards: CardSet | None,
    ledger: str,
) -> str:
    """Result of a deal: points, visible discards, and the fees for taking no trick."""
    entries = []
    for seat, entry in enumerate(line.sheet):
        if entry.mark is Mark.CROWN:
            continue  # A king sits out.
        words = {
            Mark.PLAIN: translate("wording", "{name} {points}"),
            Mark.UNDERLINE: translate("wording", "{name} {points} from discards only"),
            Mark.SLASH: translate("wording", "{name} Stange"),
            Mark.DASH: translate("wording", "{name} Stange"),
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
        told.append(translate("wording", "Discarded: {cards}.").format(cards=cards_list(discards)))
    asked = [payment for payment in line.payments if payment.why is Why.STAUBAUS]
    if asked:
        text = (
            translate("wording", "Staubaus won: {payments}.")
            if len({payment.payee for payment in asked}) == 1
            else translate("wording", "Staubaus lost: {payments}.")
        )
        paid = [payment_sentence(payment, company, ledger) for payment in asked]
        told.append(text.format(payments="; ".join(paid)))
    told.extend(
        sentence(payment_sentence(payment, company, ledger))
        for payment in line.payments
        if payment.why is Why.NO_TRICK
    )
    return " ".join(told)


def game_heading(settlement: Settlement, company: SeatNames) -> str:
    """Heading of a finished game: the winners and their total."""
    winners = settlement.winners
    best = points(settlement.totals[winners[0]])
    if len(winners) > 1:
        text = translate("count", "{names} win the game with {points} each")
    elif winners[0] == company.person:
        text = translate("count", "You win the game with {points}")
    else:
        text = translate("count", "{name} wins the game with {points}")
    names = listed([company.name(seat) for seat in winners])
    return text.format(name=names, names=capital(names), points=best)


def nothing_paid() -> str:
    """Text for a settlement without payments."""
    return translate("count", "Nobody pays.")


def settlement_sentence(settlement: Settlement, company: SeatNames, ledger: str) -> str:
    """Sentence on the end of a game: winners, their total, and the payments."""
    heading = game_heading(settlement, company)
    paid = [
        sentence(payment_sentence(payment, company, ledger)) for payment in settlement.payments
    ] or [nothing_paid()]
    # No capital: the heading begins with a name as the player wrote it.
    return " ".join((translate("wording", "{sentence}.").format(sentence=heading), *paid))


def standing(sheet: ScoreSheet, company: SeatNames) -> str:
    """Scores in the game and in the session, after a deal."""
    game = sheet.games[-1]
    told = []
    if game.lines:
        totals = [
            translate("answers", "{name} {points}").format(
                name=company.name(seat), points=points(total)
            )
            for seat, total in enumerate(game.totals)
        ]
        text = translate("answers", "Game {number}, after deal {count}: {totals}.")
        number, count = len(sheet.games), len(game.lines)
        told.append(text.format(number=number, count=count, totals=listed(totals)))
    balance = [
        translate("answers", "{name} {points}").format(
            name=company.name(seat), points=units(amount, sign=True)
        )
        for seat, amount in enumerate(sheet.balance)
    ]
    text = translate("answers", "Session: {balance}.")
    told.append(text.format(balance=listed(balance)))
    return " ".join(told)
