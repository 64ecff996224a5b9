"""Texts of Thirty-One: turns, knocks, values of hands, and lives."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import ClassVar

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import NO_CARDS, CardSet
from reunion_desktop.engine.events import (
    CardDrawn,
    CardsDealt,
    CardsLaidOpen,
    DealScored,
    Event,
    HandsShown,
    MiddleDealt,
)
from reunion_desktop.engine.legal import Legal, MayDiscard
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import ScoreLine, ScoreSheet
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.games.thirty_one.options import thirty_one
from reunion_desktop.games.thirty_one.options.values import Valued, figure
from reunion_desktop.ui.games.side_count import SideRow, deal_number, row_aloud
from reunion_desktop.ui.games.side_words import SideWords
from reunion_desktop.ui.games.thirty_one import call_words, hint_words, turn_words
from reunion_desktop.ui.games.thirty_one.count import (
    games_row,
    lives_row,
    lives_words,
    losses_row,
    reason,
    values_row,
)
from reunion_desktop.ui.words.access import capital
from reunion_desktop.ui.words.cards import suit_name, the_card
from reunion_desktop.ui.words.game_words import CallNote, Cell, Saying, Value
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate


class ThirtyOneWords(SideWords):
    """Texts that only Thirty-One has."""

    game = "thirty_one"
    tricks = False
    calls: ClassVar[tuple[Call, ...]] = call_words.CALLS
    labels: ClassVar[tuple[str, ...]] = ("deal", "lives", "games", "pots")
    cells: ClassVar[tuple[str, ...]] = (
        *("value", "knocked", "loses", "county", "falls", "replay", "pot", "out"),
    )
    statistics: ClassVar[tuple[str, ...]] = (
        *("value", "lives_lost", "pots_won", "knocks_won", "knocks_lost"),
        *("thirty_ones_won", "thirty_ones_lost"),
    )

    def title(self) -> str:
        """Name of the game as printed on a score sheet."""
        return translate("thirty_one", "Thirty-One")

    def line(self) -> str:
        """Description of the game in one sentence."""
        return translate("games", "Two to six players. Three cards, one suit: at most 31.")

    # Calls and prompts ----------------------------------------------------------------------------

    def call(self, call: Call) -> str:
        """Text of a call on its button."""
        return call_words.button(call)

    def announced(self, seat: Seat, call: Call, company: SeatNames) -> str:
        """Announcement of a call."""
        return call_words.announcement(seat, call, company)

    def asked(self, calls: Sequence[Call]) -> str | None:
        """Prompt for calls without any card to draw."""
        return call_words.asked(calls)

    def question(self, sight: Observation, calls: Sequence[Call], company: SeatNames) -> None:
        """None: the bar of calls has no title, which would need the room of the cards."""
        del sight, calls, company

    def notes(self, sight: Observation, calls: Sequence[Call]) -> Mapping[Call, CallNote]:
        """Effect of each call where cards lie in the middle."""
        deal, rules = sight.deal, thirty_one(sight.rules)
        return {} if deal is None else call_words.notes(rules, deal, calls)

    def prompt(self, legal: Legal, sight: Observation | None) -> str | None:
        """Prompt to draw, to discard, or to call."""
        return call_words.prompt(legal, sight)

    def saying(self, deal: DealObservation, seat: Seat) -> Saying | None:
        """Tag beside a seat's plate: its knock, or its last call."""
        return call_words.tag(deal, seat)

    def because(self, motive: str, cards: CardSet, worth: int | None, share: int) -> str:
        """Reason of a hint: values, chances, and what the next player collects."""
        return hint_words.because(motive, cards, worth, share)

    # The table ------------------------------------------------------------------------------------

    def badge(self, deal: DealObservation, rules: Rules | None = None) -> str:
        """Title in place of trumps: the last turns, the pot, the pushes, or the size of the stock.

        Where nobody draws from it, the size of the stock is of no use.
        """
        if deal.stock is None:
            return ""
        if deal.stock.last_turns:
            return translate("thirty_one", "Last turns")
        own = None if rules is None else thirty_one(rules)
        if own is not None and own.stakes == "pots":
            text = translate("thirty_one", "Pot: {count} – deal {number} of {deals}")
            return text.format(count=own.players, number=deal.number, deals=own.deals)
        if deal.stock.pushes and not deal.over:
            text = translate("thirty_one", "Pushed: {count} of {players}")
            return text.format(count=deal.stock.pushes, players=len(deal.contract.seats))
        return translate("thirty_one", "Stock: {count}").format(count=len(deal.stock.cards))

    def holds(self, sight: Observation, seat: Seat) -> str:
        """Lives of a player, or pots won."""
        return lives_words(sight.rules, thirty_one(sight.rules).lives_after(sight.lines)[seat])

    def value(self, sight: Observation, seat: Seat) -> str:
        """Value of the player's hand; of every hand once they are shown."""
        hand = _seen(sight, seat)
        return figure(_valued(sight, hand).halves) if hand else ""

    def counting(self, sight: Observation) -> CardSet:
        """The cards that make up the value of the hands seen."""
        found = NO_CARDS
        for seat in range(sight.rules.players):
            found |= _valued(sight, _seen(sight, seat)).cards
        return found

    def lying(self, sight: Observation, deal: DealObservation, company: SeatNames) -> str:
        """The cards that lie face up, the size of the stock, and the last turn."""
        if deal.stock is None:
            return ""
        spread = thirty_one(sight.rules).mechanism == "widow"
        return turn_words.lying(deal.stock, company, spread=spread)

    def pennies(self, sight: Observation) -> tuple[int, ...]:
        """Lives on each player's saucer, and last those in the kitty; or the coins of the pots."""
        rules = thirty_one(sight.rules)
        own = tuple(max(0, lives) for lives in rules.lives_after(sight.lines))
        if rules.stakes == "pots":
            played = sight.deal is not None and not sight.deal.over
            return *(rules.players * won for won in own), rules.players if played else 0
        return *own, rules.lives * rules.players - sum(own)

    def kitty(self, sight: Observation) -> str:
        """The pennies in the kitty, or the coins of the pot; empty without any."""
        count = self.pennies(sight)[-1]
        text = (
            translate("thirty_one", "Pot: {count}")
            if thirty_one(sight.rules).stakes == "pots"
            else translate("thirty_one", "Kitty: {count}")
        )
        return text.format(count=count) if count else ""

    # Events ---------------------------------------------------------------------------------------

    def said(
        self, event: Event, company: SeatNames, rules: Rules, order: CardOrder | None
    ) -> str | None:
        """Text of an event: a card drawn, discarded or shown, or the end of a deal."""
        del order
        spread = thirty_one(rules).mechanism == "widow"
        match event:
            case CardDrawn():
                return turn_words.drawn(event, company)
            case CardsLaidOpen():
                return turn_words.laid(event, company, spread=spread)
            case MiddleDealt():
                return turn_words.in_the_middle(event.cards)
            case HandsShown():
                return row_aloud(_hands_row(event, rules, company), company)
            case DealScored():
                return _scored(event.line, rules, company)
        return None

    def seen(self, event: Event, after: Observation, company: SeatNames) -> str | None:
        """One sentence for an exchange with the middle; the result tells what hands are worth."""
        if isinstance(event, HandsShown):
            return ""
        deal = after.deal
        if deal is None or deal.stock is None or thirty_one(after.rules).mechanism == "draw":
            return None
        return turn_words.at_the_middle(event, deal.stock, company)

    def further(self, event: Event, after: Observation, company: SeatNames) -> str | None:
        """The cards that lie face up, once a deal is dealt."""
        del company
        deal = after.deal
        if not isinstance(event, CardsDealt) or deal is None or deal.stock is None:
            return None
        pile = deal.stock.pile
        if len(pile) != 1:
            return turn_words.in_the_middle(pile) if pile else None
        text = translate("thirty_one", "{card} lies face up.")
        return capital(text.format(card=the_card(pile[0])))

    def made(self, sight: Observation, company: SeatNames) -> str | None:
        """Value of the player's hand, and the player who has knocked."""
        deal = sight.deal
        if deal is None or deal.stock is None:
            return None
        told = []
        if deal.stock.shown or deal.hand:
            told = [row_aloud(row, company) for row in self.made_rows(sight, deal, company)]
        if deal.stock.knocker is not None and not deal.over:
            text = translate("thirty_one", "{name} knocked.")
            told.append(capital(text.format(name=company.name(deal.stock.knocker))))
        return " ".join(told)

    def made_rows(
        self, sight: Observation, deal: DealObservation, company: SeatNames
    ) -> Iterator[SideRow]:
        """Values of the hands seen."""
        del deal
        label = translate("thirty_one", "Value of the hand")
        cells = [self.value(sight, seats[0]) for seats in company.every_side()]
        aloud = [
            f"{cell} {_suit(sight, seats[0])}".rstrip() if cell else ""
            for cell, seats in zip(cells, company.every_side(), strict=True)
        ]
        yield SideRow(label, tuple(cells), tuple(aloud))

    def standing_rows(
        self, sheet: ScoreSheet, rules: Rules, company: SeatNames
    ) -> Iterator[SideRow]:
        """Lives and games won; or pots."""
        yield lives_row(sheet.games[-1].lines, rules, company)
        yield games_row(sheet, rules, company)

    # Score sheet ----------------------------------------------------------------------------------

    def label(self, key: str) -> str:
        """Labels of rows."""
        return {
            "deal": translate("thirty_one", "deal"),
            "lives": translate("thirty_one", "lives"),
            "games": translate("thirty_one", "games won"),
            "pots": translate("thirty_one", "pots won"),
        }[key]

    def signs(self, cells: Collection[Cell]) -> tuple[str, ...]:
        """Legend of the dot, the line, the ring and the wiped strokes."""
        told = (
            ("value", translate("sheet", "• dealer")),
            ("loses", translate("thirty_one", "underlined: lives lost")),
            ("pot", translate("thirty_one", "circled: the pot")),
        )
        return tuple(text for key, text in told if key in cells)

    def means(self, cell: Cell, values: Mapping[str, Value]) -> str:
        """Meaning of a figure on the score sheet; ``values`` hold its named quantities."""
        if cell == "loses" and values.get("lives") == 1:
            return translate("thirty_one", "one life lost")
        return {
            "value": translate("thirty_one", "value {value}"),
            "knocked": translate("thirty_one", "knocked"),
            "loses": translate("thirty_one", "{lives} lives lost"),
            "county": translate("thirty_one", "on the county"),
            "falls": translate("thirty_one", "out of the game"),
            "replay": translate("thirty_one", "nobody loses"),
            "pot": translate("thirty_one", "wins the pot"),
            "out": translate("thirty_one", "out"),
        }[cell].format_map({"value": "", "lives": "", **values})

    def figure(self, key: str) -> str:
        """Label of a figure in the statistics."""
        return {
            "value": translate("thirty_one", "Value of the hands"),
            "lives_lost": translate("thirty_one", "Lives lost"),
            "pots_won": translate("thirty_one", "Pots won"),
            "knocks_won": translate("thirty_one", "Knocks that cost nothing"),
            "knocks_lost": translate("thirty_one", "Knocks that cost lives"),
            "thirty_ones_won": translate("thirty_one", "31, by you"),
            "thirty_ones_lost": translate("thirty_one", "31, by another player"),
        }[key]


def _seen(sight: Observation, seat: Seat) -> CardSet:
    """The hand of a seat if it is seen, else no cards."""
    deal = sight.deal
    if deal is None or deal.stock is None:
        return NO_CARDS
    if deal.stock.shown:
        return deal.stock.shown[seat]
    return deal.hand if seat == sight.seat else NO_CARDS


def _valued(sight: Observation, hand: CardSet) -> Valued:
    """The value of a hand; before a discard, the best that can be kept."""
    rules, legal = thirty_one(sight.rules), sight.legal
    if not isinstance(legal, MayDiscard):
        return rules.valued(hand)
    kept = [rules.valued(hand.minus(card)) for card in legal.cards]
    return max(kept, key=lambda value: value.halves)


def _suit(sight: Observation, seat: Seat) -> str:
    """The suit that counts in a hand; empty for three of a kind."""
    suits = {card.suit for card in _valued(sight, _seen(sight, seat)).cards}
    return suit_name(suits.pop()) if len(suits) == 1 else ""


def _hands_row(event: HandsShown, rules: Rules, company: SeatNames) -> SideRow:
    """The hands that are shown, with their values."""
    own = thirty_one(rules)
    label = translate("thirty_one", "All hands are shown")
    values = [figure(own.halves(hand)) if hand else "" for hand in event.hands]
    return SideRow(label, tuple(values[seats[0]] for seats in company.every_side()))


def _scored(line: ScoreLine, rules: Rules, company: SeatNames) -> str:
    """Sentences on the end of a deal: why it ended, the values, and who loses what."""
    values = row_aloud(values_row(line, company), company)
    told = [deal_number(line.number), reason(line, rules, company), values]
    losses = losses_row(line, rules, company)
    if any(losses.cells):
        told.append(row_aloud(losses, company))
    return " ".join(told)
