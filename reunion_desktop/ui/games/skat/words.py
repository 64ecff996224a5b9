"""Texts of Skat: bidding, the skat, the declaration, and the list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import NO_CARDS, CardSet, FifthSuit
from reunion_desktop.engine.contract import Goal
from reunion_desktop.engine.duties import Duty
from reunion_desktop.engine.events import Announced, CardsAdded, CardsDealt, Event
from reunion_desktop.engine.legal import Legal, MayPlay
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import ScoreSheet
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
    skat,
    trump_of,
)
from reunion_desktop.games.skat.options.orders import order_of
from reunion_desktop.ui.games.skat.call_words import (
    announcement,
    call_text,
    counts_more,
    declared_name,
    not_doubled,
)
from reunion_desktop.ui.games.skat.figure_words import FIGURES, figure_text
from reunion_desktop.ui.games.skat.questions import (
    bidding_state,
    call_notes,
    call_question,
    in_bidding,
    own_games,
)
from reunion_desktop.ui.games.skat.standing import standing
from reunion_desktop.ui.games.skat.unit_words import SeriesWords
from reunion_desktop.ui.games.skat.worth import GAMES
from reunion_desktop.ui.words.access import capital, sentence
from reunion_desktop.ui.words.cards import cards_list
from reunion_desktop.ui.words.game_words import CallNote, GameWords, Saying, Slip
from reunion_desktop.ui.words.seat_names import SeatNames
from reunion_desktop.ui.words.unit_words import UnitWords

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

    def unit(self) -> UnitWords:
        """A series."""
        return SeriesWords()

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

    def offered(self, call: Call, calls: Sequence[Call], deal: DealObservation | None) -> str:
        """Text of a call: *no* to Kontra; an open hand is not laid down."""
        if call == PASS and {KONTRA, RE} & set(calls):
            return translate("skat", "No")
        if call == LAY_DOWN and deal is not None and deal.contract.open:
            return translate("skat", "Claim the game")
        return self.call(call)

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

    def further(self, event: Event, after: Observation, company: SeatNames) -> str | None:
        """Ramsch, when it begins: with the deal, or when everybody has passed; and Bock."""
        deal, dealt = after.deal, isinstance(event, CardsDealt)
        if deal is None:
            return None
        bids = not getattr(deal.auction, "ramsch_round", False)
        begins = dealt or (bids and isinstance(event, Announced) and event.call == PASS)
        if not begins:
            return None
        if deal.contract.declarer is None and not in_bidding(deal):
            rule = self.rule(after, deal, company)
        else:
            rule = counts_more(after, deal, company) if dealt else ""
        return capital(sentence(rule)) if rule else None

    def saying(self, deal: DealObservation, seat: Seat) -> Saying | None:
        """Last call of a seat, until the first trick is taken; no answer to Kontra or Re.

        A pass is hidden while the declarer chooses: discards and calls need its place.
        """
        games = (number for number, each in enumerate(deal.calls) if each.call.game in GAMES)
        named = next(games, len(deal.calls))
        bids = deal.calls[: named + 1]
        doubled = [each for each in deal.calls[named + 1 :] if each.call != PASS]
        said = [each.call for each in (*bids, *doubled) if each.seat == seat]
        shown = deal.contract.open and deal.contract.declarer == seat
        chooses = named == len(deal.calls) and any(each.call in (TAKE, PLAY_HAND) for each in bids)
        if not said or shown or deal.taken or deal.over or (chooses and said[-1] == PASS):
            return None
        if said[-1] == TAKE:
            return Saying(translate("skat", "Skat"))
        if said[-1] == PLAY_HAND:
            return Saying(translate("skat", "Hand"))
        if said[-1] == deal.contract.call:
            return Saying(declared_name(deal.contract))
        return Saying(self.offered(said[-1], (), deal), faded=said[-1] == PASS)

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

    def badge(self, deal: DealObservation, rules: Rules | None = None) -> str:
        """Title of the badge: the game, or what comes before it."""
        del rules
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
        told, counts = self._state(sight, deal, company), counts_more(sight, deal, company)
        if not (told and counts):
            return told or capital(counts)
        return translate("skat", "{state}; {counts}").format(state=told, counts=counts)

    def short_rule(self, sight: Observation, deal: DealObservation, company: SeatNames) -> str:
        """The bid and the factor: the badge names the game, and a plate the declarer."""
        counts = counts_more(sight, deal, company, brief=True)
        if deal.contract.call is None or not deal.contract.bid:
            return capital(counts)
        told = translate("skat", "Bid {bid}").format(bid=deal.contract.bid)
        if not counts:
            return told
        return translate("skat", "{state}; {counts}").format(state=told, counts=counts)

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
        elif not deal.contract.bid:
            # In a round of Ramsch a Grand Hand is played without a bid.
            text = (
                translate("skat", "You play {game}")
                if own
                else translate("skat", "{name} plays {game}")
            )
        else:
            text = (
                translate("skat", "You play {game}, bid {bid}")
                if own
                else translate("skat", "{name} plays {game}, bid {bid}")
            )
        names = {"name": company.name(declarer), "game": declared_name(deal.contract)}
        # The bid stays with its word where the line breaks.
        text = text.replace(" {bid}", "\N{NO-BREAK SPACE}{bid}")
        return capital(text.format(bid=deal.contract.bid, **names))

    def sorting(self, deal: DealObservation, call: Call | None) -> CardOrder | None:
        """Order of the game considered; until one is declared the jacks stand apart."""
        if call is not None and call.game in GAMES:
            return order_of(trump_of(call))
        return order_of(FifthSuit.JACKS) if deal.contract.call is None else None

    def left_over(self, card: str) -> str:
        """Name of a card of the skat after a deal that was passed in."""
        return translate("skat", "In the skat: {card}").format(card=card)

    def in_middle(self, deal: DealObservation) -> bool:
        """Tell whether the skat lies in the middle: until it is taken up, or Hand is played."""
        contract = deal.contract
        begun = deal.taken or deal.trick.cards or deal.over
        return not (contract.hand or contract.taker is not None or begun)

    def prompt(self, legal: Legal, sight: Observation | None) -> str | None:
        """Prompt for a card where the suit led can't be followed: any card may be played."""
        del sight
        if not isinstance(legal, MayPlay) or legal.duty is not None or legal.led is None:
            return None
        return translate("wording", "Your turn: you can’t follow suit, so play any card.")

    def duty(self, duty: Duty) -> str | None:
        """Restriction on a discard: in Schieberamsch jacks are not passed on."""
        if duty is Duty.BOWER:
            return translate("skat", "Jacks can’t be passed on")
        return None

    def because(self, motive: str, cards: CardSet, worth: int | None, share: int) -> str:
        """Reason for a pass: the bid is higher than the value of the game."""
        del cards, worth
        if motive != "overbids":
            return ""
        text = translate(
            "skat",
            "The bid is too high: with {share} of 100 possible skats the game that you could win is"
            " worth less.",
        )
        return text.format(share=share)

    # Statistics -----------------------------------------------------------------------------------

    def said(
        self, event: Event, company: SeatNames, rules: Rules, order: CardOrder | None
    ) -> str | None:
        """The skat for the player who takes it up; a game that is not doubled."""
        if isinstance(event, CardsAdded):
            taken = NO_CARDS if company.person is None else event.hands[company.person]
            if not taken:
                return ""
            return translate("skat", "Skat: {cards}.").format(cards=cards_list(taken))
        trump = None if order is None else order.trump
        # Where Ramsch may follow bidding, the jacks are trumps during the bidding as in Grand.
        bids = skat(rules).plays_ramsch and not skat(rules).always_ramsch
        unclear = trump is FifthSuit.JACKS and bids
        declared = trump is not None and not unclear
        if declared and isinstance(event, Announced) and event.call == PASS:
            return not_doubled(event.seat, company)
        return super().said(event, company, rules, order)

    def standing(self, sheet: ScoreSheet, rules: Rules, company: SeatNames) -> str:
        """Scores in the series and in the session after a deal."""
        after = self.unit().after(len(sheet.games), len(sheet.games[-1].lines))
        return f"{after} {standing(sheet, rules, company)}".rstrip()

    def figure(self, key: str) -> str:
        """Label of a figure in the statistics."""
        return figure_text(key)
