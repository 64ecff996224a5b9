"""Texts of Skat: bidding, the skat, the declaration, and the list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import FifthSuit
from reunion_desktop.engine.contract import Goal
from reunion_desktop.engine.duties import Duty
from reunion_desktop.engine.events import CardsAdded, Event
from reunion_desktop.engine.legal import Legal, MayPlay
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.games.skat.options import (
    ACCEPT,
    CONCEDE,
    GRAND_HAND,
    HOLD,
    KONTRA,
    LAY_DOWN,
    PLAY_HAND,
    PLAY_ON,
    PUSH,
    RE,
    TAKE,
    order_of,
    trump_of,
)
from reunion_desktop.ui.games.skat.call_words import (
    announcement,
    call_text,
    declared_name,
)
from reunion_desktop.ui.games.skat.figure_words import FIGURES, figure_text
from reunion_desktop.ui.games.skat.questions import (
    bidding_state,
    call_notes,
    call_question,
    in_bidding,
    own_games,
)
from reunion_desktop.ui.games.skat.worth import GAMES
from reunion_desktop.ui.words.access import capital
from reunion_desktop.ui.words.game_words import CallNote, GameWords, Saying, Slip
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate


class SkatWords(GameWords):
    """Texts that only Skat has."""

    game = "skat"
    calls: ClassVar[tuple[Call, ...]] = (
        *(PASS, HOLD, Call("", number=18), TAKE, PLAY_HAND, *GAMES),
        *(KONTRA, RE, PUSH, GRAND_HAND, CONCEDE, LAY_DOWN, ACCEPT, PLAY_ON),
    )
    grave = ("concede", "lay_down")
    statistics: ClassVar[tuple[str, ...]] = FIGURES

    def title(self) -> str:
        """Name of the game as printed on a score sheet."""
        return translate("skat", "Skat")

    def line(self) -> str:
        """Description of the game in one sentence."""
        return translate("games", "Bid for the skat, name a game and win it against the others.")

    def bowers(self) -> tuple[str, str] | None:
        """Names of the two highest trumps: the jacks have none of their own."""
        return "", ""

    def king_looks(self) -> str:
        """Prompt for the dealer of four, who may look into one hand."""
        return translate("skat", "You deal and sit out: click a player to see their hand")

    # The deal -------------------------------------------------------------------------------------

    def call(self, call: Call) -> str:
        """Text of a call on its button."""
        return call_text(call)

    def announced(self, seat: Seat, call: Call, company: SeatNames) -> str | None:
        """Announcement of a call."""
        return announcement(seat, call, company)

    def asked(self, calls: Sequence[Call]) -> str | None:
        """Prompt for the player when these calls are legal."""
        if HOLD in calls:
            return translate("skat", "Do you hold?")
        if PUSH in calls:
            return translate("skat", "Ramsch: take up the skat, or pass it on unseen?")
        if TAKE in calls:
            return translate("skat", "Take up the skat, or play Hand?")
        if PASS in calls:
            return translate("skat", "What do you say?")
        return translate("skat", "Which game do you play?")

    def question(self, sight: Observation, calls: Sequence[Call], company: SeatNames) -> str | None:
        """Prompt with the bid, and the player who asks or is asked."""
        return call_question(sight, calls, company)

    def notes(self, sight: Observation, calls: Sequence[Call]) -> Mapping[Call, CallNote]:
        """Value of each game against the bid."""
        return call_notes(sight, calls)

    def slip(self, sight: Observation) -> Slip | None:
        """The games of the hand with their values."""
        return own_games(sight)

    def saying(self, deal: DealObservation, seat: Seat) -> Saying | None:
        """Last call of a seat, until the first trick is taken."""
        said = [each.call for each in deal.calls if each.seat == seat]
        shown = deal.contract.open and deal.contract.declarer == seat
        if not said or shown or deal.taken or deal.over:
            return None
        if said[-1] == TAKE:
            return Saying(translate("skat", "Skat"))
        if said[-1] == PLAY_HAND:
            return Saying(translate("skat", "Hand"))
        return Saying(call_text(said[-1]), faded=said[-1] == PASS)

    def place(self, deal: DealObservation, seat: Seat) -> str:
        """Forehand, middlehand or rearhand until a card is played; the dealer who sits out."""
        seats = deal.trick.seats if deal.contract.call is None else deal.contract.seats
        if seat not in seats:
            return translate("skat", "sits out")
        if deal.taken or deal.trick.cards or deal.over:
            return ""
        names = (
            translate("skat", "Forehand"),
            translate("skat", "Middlehand"),
            translate("skat", "Rearhand"),
        )
        return names[seats.index(seat)]

    def part(self, deal: DealObservation, seat: Seat) -> str:
        """Place and part of a seat, with its last call, for a screen reader."""
        saying = self.saying(deal, seat)
        declares = deal.contract.declarer == seat
        parts = (
            self.place(deal, seat) if seat in deal.contract.seats else "",
            translate("skat", "declarer") if declares else "",
            "" if saying is None else saying.text,
        )
        return ", ".join(filter(None, parts))

    def badge(self, deal: DealObservation) -> str:
        """Title of the badge: the game, or what comes before it."""
        if deal.contract.call is not None:
            return declared_name(deal.contract)
        if deal.contract.declarer is not None:
            return translate("skat", "Bid {bid}").format(bid=deal.contract.bid)
        if deal.contract.goal is Goal.FEWEST and not in_bidding(deal):
            return translate("skat", "Ramsch")
        if deal.over:
            return translate("skat", "Passed in")
        return translate("skat", "Bidding")

    def rule(self, sight: Observation, deal: DealObservation, company: SeatNames) -> str:
        """State of the deal, and the factor of Kontra, Re, Bock and passing on the skat."""
        told, times = self._state(sight, deal, company), deal.contract.factor
        if times == 1:
            return told
        text = translate("skat", "{state}; counts {times} times")
        alone = translate("skat", "Counts {times} times")
        return (text if told else alone).format(state=told, times=times)

    def _state(self, sight: Observation, deal: DealObservation, company: SeatNames) -> str:
        """Bidding: the seats that ask and answer, and the bid; then the declarer, game and bid."""
        declarer, to_act = deal.contract.declarer, sight.to_act
        if declarer is None and not in_bidding(deal):
            ramsch = deal.contract.goal is Goal.FEWEST
            return translate("skat", "Ramsch: take few points") if ramsch else ""
        if declarer is None:
            return "" if to_act is None else bidding_state(deal, to_act, company)
        own, call = declarer == company.person, deal.contract.call
        if call is None:
            text = (
                translate("skat", "You play at {bid}")
                if own
                else translate("skat", "{name} plays at {bid}")
            )
        else:
            text = (
                translate("skat", "You play {game}, bid {bid}")
                if own
                else translate("skat", "{name} plays {game}, bid {bid}")
            )
        names = {"name": company.name(declarer), "game": declared_name(deal.contract)}
        return capital(text.format(bid=deal.contract.bid, **names))

    def sorting(self, deal: DealObservation, call: Call | None) -> CardOrder | None:
        """Order of the game considered; until one is declared the jacks stand apart."""
        if call is not None and call.game in GAMES:
            return order_of(trump_of(call))
        return order_of(FifthSuit.JACKS) if deal.contract.call is None else None

    def in_middle(self, deal: DealObservation) -> bool:
        """Tell whether the skat lies in the middle: until it is taken up, or Hand is played."""
        contract = deal.contract
        begun = deal.taken or deal.trick.cards or deal.over
        return not (contract.hand or contract.taker is not None or begun)

    def prompt(self, legal: Legal) -> str | None:
        """Prompt for a card where the suit led can't be followed: any card may be played."""
        if not isinstance(legal, MayPlay) or legal.duty is not None or legal.led is None:
            return None
        return translate("wording", "Your turn: you can’t follow suit, so play any card.")

    def duty(self, duty: Duty) -> str | None:
        """Restriction on a discard: in Schieberamsch jacks are not passed on."""
        if duty is Duty.BOWER:
            return translate("skat", "Jacks can’t be passed on")
        return None

    def misread(self, refused: str, one: str) -> str | None:
        """Refusal that also explains that the jacks are trumps."""
        del one
        text = translate("skat", "{sentence}; the jacks are trumps.")
        return text.format(sentence=refused)

    # Statistics -----------------------------------------------------------------------------------

    def said(
        self, event: Event, company: SeatNames, rules: Rules, order: CardOrder | None
    ) -> str | None:
        """Nothing of the two cards of the skat, which are not dealt but taken up."""
        return "" if isinstance(event, CardsAdded) else super().said(event, company, rules, order)

    def figure(self, key: str) -> str:
        """Label of a figure in the statistics."""
        return figure_text(key)
