"""Texts of Ekart: Réunion's, and those on Staubaus, kings and four matadors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import Card, Suit
from reunion_desktop.engine.duties import Duty
from reunion_desktop.engine.events import CardsDealt, Event, TrickTaken
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.games.ekart.options import STAUBAUS, demand, four_matadors, losing_trick
from reunion_desktop.ui.games.reunion.words import ReunionWords
from reunion_desktop.ui.words.access import sentence
from reunion_desktop.ui.words.cards import listed, suit_name, the_card
from reunion_desktop.ui.words.events import dealt_sentence
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate

_EXAMPLE = Card.parse("HA")


class EkartWords(ReunionWords):
    """Texts that only Ekart has; the others come from Réunion."""

    game = "ekart"
    calls: ClassVar[tuple[Call, ...]] = (
        PASS,
        Call(STAUBAUS),
        demand(_EXAMPLE),
        Call(STAUBAUS, Suit.SPADES),
        demand(_EXAMPLE, Suit.SPADES),
    )
    labels: ClassVar[tuple[str, ...]] = (*ReunionWords.labels, "staubaus")
    statistics: ClassVar[tuple[str, ...]] = (
        *ReunionWords.statistics,
        *("staubaus_won", "staubaus_lost"),
    )

    def sorting(self, deal: DealObservation, call: Call | None) -> CardOrder | None:
        """Order with the suit that the player considers as trumps, in Great Ekart."""
        if call is None or call.suit is None:
            return None
        return four_matadors(call.suit, deal.order.ranks)

    def title(self) -> str:
        """Name of the game as printed on a score sheet."""
        return translate("ekart", "Ekart")

    def line(self) -> str:
        """Description of the game in one sentence."""
        return translate(
            "games",
            "Réunion from Alsace for three to five. Ask for one card and try to take all ten"
            " tricks.",
        )

    def king(self) -> str:
        """Title of a player who sits out."""
        return translate("ekart", "king")

    def king_looks(self) -> str:
        """Prompt for a king who may look into one hand."""
        return translate("ekart", "You are king: click a player to see their hand")

    # Texts ----------------------------------------------------------------------------------------

    def call(self, call: Call) -> str:
        """Text of a call on its button."""
        if call == PASS:
            return translate("ekart", "Pass")
        if call.word != STAUBAUS:
            raise KeyError(str(call))
        if call.suit is None:
            if call.card is None:
                return translate("ekart", "Staubaus: all ten tricks")
            return translate("ekart", "Staubaus with {card}").format(card=the_card(call.card))
        suit = suit_name(call.suit)
        if call.card is None:
            return translate("ekart", "Staubaus in {suit}").format(suit=suit)
        text = translate("ekart", "Staubaus in {suit} with {card}")
        return text.format(suit=suit, card=the_card(call.card))

    def announced(self, seat: Seat, call: Call, company: SeatNames) -> str | None:
        """Announcement of a Staubaus and of the card that is asked for."""
        if call.word != STAUBAUS or call.card is None:
            return None
        own, card, name = seat == company.person, the_card(call.card), company.name(seat)
        if call.suit is None:
            if own:
                text = translate("ekart", "Staubaus: you ask for {card} and lead.")
            else:
                text = translate("ekart", "Staubaus: {name} asks for {card} and leads.")
        elif own:
            text = translate(
                "ekart", "Staubaus: {suit} are trumps now. You ask for {card} and lead."
            )
        else:
            text = translate(
                "ekart", "Staubaus: {suit} are trumps now. {name} asks for {card} and leads."
            )
        suit = "" if call.suit is None else suit_name(call.suit)
        return text.format(name=name, card=card, suit=suit)

    def asked(self, calls: Sequence[Call]) -> str | None:
        """Prompt for the player when these calls are offered; without *pass*, for the card."""
        offered = [call for call in calls if call.word == STAUBAUS]
        if not offered:
            return None
        suit = offered[0].suit
        if PASS not in calls:
            if suit is None:
                return translate("ekart", "Which card do you ask for?")
            text = translate("ekart", "Staubaus in {suit}: which card do you ask for?")
            return text.format(suit=suit_name(suit))
        if suit is not None:
            return translate(
                "ekart",
                "Nobody has called. Can you take all ten tricks with another suit as trumps?",
            )
        return translate("ekart", "Can you take all ten tricks? Ask for a card, or pass.")

    def said(
        self, event: Event, company: SeatNames, rules: Rules, order: CardOrder | None
    ) -> str | None:
        """Text of an event, as in Réunion; after the deal also the name of the king."""
        if not isinstance(event, CardsDealt):
            return super().said(event, company, rules, order)
        active = rules.plan_of(event.number, event.dealer).seats
        kings = [company.name(seat) for seat in range(rules.players) if seat not in active]
        if not kings:
            return None
        told = translate("ekart", "{dealt} King for this deal: {names}.").format(
            dealt=dealt_sentence(event.dealer, event.turn_up, company),
            names=listed(kings),
        )
        if company.person is None or company.person in active:
            return told
        looks = translate("ekart", "You may look at one hand: click it, or use the Info menu.")
        return f"{told} {looks}"

    def rule(self, sight: Observation, deal: DealObservation, company: SeatNames) -> str:
        """The Staubaus, its caller and the card asked for, or the trick that lost it."""
        del sight
        caller, call = deal.contract.declarer, deal.contract.call
        if caller is None or call is None or call.card is None:
            return ""
        lost = losing_trick(deal)
        if lost is not None:
            if caller == company.person:
                text = translate("ekart", "Your Staubaus is lost: {name} took a trick")
            elif lost.winner == company.person:
                text = translate("ekart", "Staubaus of {caller} lost: you took a trick")
            else:
                text = translate("ekart", "Staubaus of {caller} lost: {name} took a trick")
            return text.format(caller=company.name(caller), name=company.name(lost.winner))
        if caller == company.person:
            text = translate("ekart", "Staubaus: you asked for {card} and need all ten tricks")
        else:
            text = translate("ekart", "Staubaus: {name} asked for {card} and needs all ten tricks")
        return text.format(name=company.name(caller), card=the_card(call.card))

    def short_rule(self, sight: Observation, deal: DealObservation, company: SeatNames) -> str:
        """The Staubaus and its caller, or that it is lost; the card asked for lies beside it."""
        del sight
        caller = deal.contract.declarer
        if caller is None:
            return ""
        if losing_trick(deal) is None:
            text = translate("ekart", "Staubaus: {name}")
        else:
            text = translate("ekart", "Staubaus lost: {name}")
        return text.format(name=company.name(caller))

    def part(self, deal: DealObservation, seat: Seat) -> str:
        """The call of a Staubaus, and that it is lost."""
        if deal.contract.declarer != seat:
            return ""
        if losing_trick(deal) is not None:
            return translate("ekart", "Staubaus lost")
        return translate("ekart", "Staubaus", "on a plate")

    def further(self, event: Event, after: Observation, company: SeatNames) -> str | None:
        """Sentence on the trick that loses a Staubaus."""
        deal = after.deal
        if not isinstance(event, TrickTaken) or deal is None:
            return None
        now = losing_trick(deal) in deal.taken[-1:]
        return sentence(self.rule(after, deal, company)) if now else None

    def duty(self, duty: Duty) -> str | None:
        """Restriction on a card, as in Réunion; also for the card received in a Staubaus."""
        if duty is Duty.RECEIVED:
            return translate("ekart", "You can’t give back the card you asked for")
        return super().duty(duty)

    # The sheet ------------------------------------------------------------------------------------

    def label(self, key: str) -> str:
        """Label of a row on the score sheet."""
        return translate("sheet", "Staubaus") if key == "staubaus" else super().label(key)

    def figure(self, key: str) -> str:
        """Label of a figure in the statistics."""
        own = {
            "staubaus_won": translate("statistics", "Staubaus, won"),
            "staubaus_lost": translate("statistics", "Staubaus, lost"),
        }.get(key)
        return super().figure(key) if own is None else own
