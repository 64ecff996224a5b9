"""Hints in steps: what to look at, which kind of card, and the move with its reasons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.actions import Action, Announce, DrawCard, cards_of
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import FACE_DOWN, NO_CARDS, Card, CardSet, PlaySuit, Suit
from reunion_desktop.engine.legal import MayAnnounce, MayDiscard, MayDraw, MayGive, MayPlay
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.ui.words.advice import (
    LOOK_AT,
    PLAIN,
    SHARES,
    advice_sentence,
    reasons_sentence,
    sure,
)
from reunion_desktop.ui.words.cards import cards_list, suit_name
from reunion_desktop.ui.words.game_words import GameWords
from reunion_desktop.ui.words.info import counts_points
from reunion_desktop.ui.words.reasons import EQUAL, Reason
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate

_FIGURES = frozenset(
    (
        *(
            "best_seen",
            "holds",
            "fears",
            "best_call",
            "next_suit",
            "too_bold",
            "overbids",
            "all_tricks",
        ),
        *("breaks", "gives_away", "not_lowest", "highest"),
    )
)
"""Motives that say how often a move does well in the layouts examined."""
_HOLDS, _ALWAYS = "holds", 0.995
"""Motive of a card that takes the trick, and the share from which on it always does."""
_FEW = 3
"""Number of cards up to which they are named one by one."""


def marked_cards(action: Action | None) -> CardSet:
    """The cards of a move as they are marked at the table; none without a move.

    The top of the stock is :data:`~reunion_desktop.engine.cards.FACE_DOWN`.
    """
    if isinstance(action, DrawCard):
        return CardSet.of((action.card or FACE_DOWN,))
    return NO_CARDS if action is None else cards_of(action)


class Hint(NamedTuple):
    """The recommended move, and the position and names with which it is told."""

    action: Action
    reasons: Sequence[Reason]
    sight: Observation
    company: SeatNames
    words: GameWords

    @property
    def cards(self) -> CardSet:
        """The card to play, to draw, or the cards to discard."""
        return marked_cards(self.action)

    @property
    def call(self) -> Call | None:
        """The call to make; None if cards are to be chosen."""
        return self.action.call if isinstance(self.action, Announce) else None

    def steps(self, *, at_once: bool) -> tuple[str, ...]:
        """Text of each step, the move last, with figures from layouts in a line of their own.

        A step without content is left out; at once, or without a choice, all but the last are.
        """
        told = sure(self.reasons)
        if at_once or self._is_forced:
            return (self._move(told),)
        facts = [reason for reason in told if reason[0] in LOOK_AT][:1]
        look = reasons_sentence(facts, self.words, self.company) or self._look()
        # Where all cards are as good, neither the kind of card nor further facts say anything.
        equal = any(reason[0] == EQUAL for reason in told)
        purposes = [one for one in told if one[0] not in LOOK_AT | SHARES]
        needless = PLAIN if purposes and not equal else LOOK_AT
        others = [one for one in told if one not in facts and one[0] not in needless]
        return (*filter(None, (look, "" if equal else self._kind())), self._move(others))

    def _move(self, reasons: Iterable[Reason]) -> str:
        """The move and its reasons, and below them how often it does well."""
        said, figures = list[Reason](), list[Reason]()
        for reason in reasons:
            sure_trick = reason[0] == _HOLDS and (reason[3] or 0) >= _ALWAYS
            figure = reason[0] in _FIGURES and reason[3] is not None and not sure_trick
            (figures if figure else said).append(reason)
        call = self.words.call(self.call) if self.call is not None else ""
        move = advice_sentence(self.cards, said, call, self.sight.legal, self.words, self.company)
        often = reasons_sentence(figures, self.words, self.company, self.sight.legal)
        return f"{move}\n{often}".rstrip()

    @property
    def _is_forced(self) -> bool:
        """Check whether there is only one legal move."""
        legal = self.sight.legal
        if legal is None or isinstance(legal, MayDiscard):
            return legal is None
        drawn = (*legal.face_up, legal.stock) if isinstance(legal, MayDraw) else ()
        return len(legal.cards) + len(legal.calls) + len(drawn) <= 1

    # What to look at ------------------------------------------------------------------------------

    def _look(self) -> str:
        """A plain fact about the position that matters for the move."""
        sight, deal, legal = self.sight, self.sight.deal, self.sight.legal
        if deal is None:
            return ""
        if value := self.words.value(sight, sight.seat):
            return translate("hint", "Value of your hand: {value}.").format(value=value)
        if isinstance(legal, MayAnnounce):
            return self._best_suit(deal, legal)
        if isinstance(legal, MayPlay):
            fact = self._fact(deal) if self.call is None else None
            return reasons_sentence([fact], self.words, self.company) if fact else ""
        return _suits(deal)

    def _best_suit(self, deal: DealObservation, legal: MayAnnounce) -> str:
        """The number of trumps, under the suit that would give most of them."""
        order, trump = self.sight.rules.order, deal.order.trump
        suits: Iterable[PlaySuit] = {call.suit for call in legal.calls if call.suit is not None}
        if trump is not None and not suits:
            text = translate("hint", "Trumps in your hand: {cards}.")
            return text.format(cards=_named(deal.hand & deal.order.trumps))
        if not suits:
            suits = tuple(Suit) if deal.turn_up is None else (deal.turn_up.suit,)
        held = {suit: deal.hand & order(suit).trumps for suit in sorted(suits)}
        best = max(held, key=lambda suit: len(held[suit]))
        text = translate("hint", "Trumps in your hand if {suit} are trumps: {cards}.")
        return text.format(suit=suit_name(best), cards=_named(held[best]))

    def _fact(self, deal: DealObservation) -> Reason | None:
        """The winner of the trick and its points, or for a lead the trumps not seen yet."""
        trick, order = deal.trick, deal.order
        if trick.covered or FACE_DOWN in trick.cards:
            return None
        if trick.cards:
            worth = self.sight.rules.count(trick.cards, order)
            counted = worth if counts_points(self.sight) else None
            return ("trick_held", NO_CARDS, counted, None, trick.winner(order))
        seen = deal.hand | (deal.laid_away or NO_CARDS)
        for seat in trick.seats:
            seen |= deal.played_by(seat)
        out = len((order.trumps & CardSet.of(self.sight.rules.pack)) - seen)
        motive = "trumps_out" if out else "trumps_gone"
        return None if order.trump is None else (motive, NO_CARDS, out, None, None)

    # Which kind -----------------------------------------------------------------------------------

    def _kind(self) -> str:
        """The kind of the recommended card or call; empty where nothing can be said."""
        deal, legal = self.sight.deal, self.sight.legal
        if deal is None or legal is None:
            return ""
        if isinstance(legal, MayDiscard):
            return self._discards(deal, exchanges=legal.offered is not None)
        if self.call is not None:
            others = {call.game for call in legal.calls if call != PASS}
            bold = PASS in legal.calls and self.call != PASS and len(others) > 1
            return translate("hint", "Don’t pass.") if bold else ""
        if isinstance(legal, MayPlay):
            return self._card(next(iter(self.cards)), deal, legal)
        if isinstance(legal, MayGive):
            trump = self.cards <= deal.order.trumps
            plain = translate("hint", "Give a card of a plain suit.")
            return translate("hint", "Give a trump.") if trump else plain
        return translate("hint", "Take a card instead of making a call.") if legal.calls else ""

    def _discards(self, deal: DealObservation, *, exchanges: bool) -> str:
        """Kind of the discards: by the value of the hand, by suit, or by points."""
        cards, order = self.cards, deal.order
        if exchanges and cards:
            return translate("hint", "Exchange a card for the one on the table.")
        counting = self.words.counting(self.sight) & deal.hand
        if counting and len(cards) == 1:
            kept = replace(self.sight, legal=None, deal=replace(deal, hand=deal.hand - cards))
            values = [self.words.value(one, kept.seat) for one in (self.sight, kept)]
            useless = translate("hint", "Choose a card that doesn’t count.")
            counts = translate("hint", "Choose a card that counts.")
            return useless if values[0] == values[1] else counts
        if counting or not cards:
            return ""
        plain = [deal.hand & order.cards_of(suit) for suit in Suit if suit != order.trump]
        if any(whole and whole <= cards for whole in plain):
            return translate("hint", "Discard all cards of a plain suit.")
        worth = [self.sight.rules.points(card, order) for card in cards]
        if not counts_points(self.sight) or (any(worth) and not all(worth)):
            return ""
        without = translate("hint", "Discard cards without points.")
        return translate("hint", "Discard cards with points.") if all(worth) else without

    def _card(self, card: Card, deal: DealObservation, legal: MayPlay) -> str:
        """Kind of a card to play: its group, and whether it is highest or lowest in it."""
        order = deal.order
        same = legal.cards & order.cards_of(order.suit_of(card))
        lower, higher = (len(same - order.over(card)) > 1, bool(same & order.over(card)))
        if order.is_trump(card):
            highest = translate("hint", "Play your highest trump.")
            lowest = translate("hint", "Play your lowest trump.")
            other = translate("hint", "Play a trump.")
        elif legal.led is None:
            highest = translate("hint", "Lead your highest card of a plain suit.")
            lowest = translate("hint", "Lead your lowest card of a plain suit.")
            other = translate("hint", "Lead a plain suit.") if legal.cards & order.trumps else ""
        elif order.suit_of(card) == order.suit_of(legal.led):
            highest = translate("hint", "Follow suit with your highest card.")
            lowest = translate("hint", "Follow suit with your lowest card.")
            other = translate("hint", "Follow suit.")
        else:
            return self._unable_to_follow(card, deal, legal)
        if lower != higher:
            return highest if lower else lowest
        between = translate("hint", "Play neither your highest nor your lowest card.")
        return between if same == legal.cards else other

    def _unable_to_follow(self, card: Card, deal: DealObservation, legal: MayPlay) -> str:
        """Kind of a card of another suit than the one led."""
        told = []
        if legal.cards & deal.order.trumps:
            told.append(translate("hint", "Don’t trump."))
        worth = {each: self.sight.rules.points(each, deal.order) for each in legal.cards}
        least, most = min(worth.values()), max(worth.values())
        if counts_points(self.sight) and least < most:
            if worth[card] == least:
                told.append(translate("hint", "Discard a card with as few points as you can."))
            elif worth[card] == most:
                told.append(translate("hint", "Discard a card with as many points as you can."))
        return " ".join(told)


def _named(cards: CardSet) -> str:
    """A few cards by their names, more by their number."""
    return cards_list(cards) if 0 < len(cards) <= _FEW else str(len(cards))


def _suits(deal: DealObservation) -> str:
    """The number of cards in each plain suit, or in each suit without trumps, the fewest first."""
    order = deal.order
    held = {suit: len(deal.hand & order.cards_of(suit)) for suit in Suit if suit != order.trump}
    told = [f"{suit_name(suit)} {held[suit]}" for suit in sorted(held, key=held.__getitem__)]
    text = translate("hint", "Cards in your plain suits: {suits}.")
    if order.trump is None:
        text = translate("hint", "Cards in your suits: {suits}.")
    return text.format(suits=", ".join(told))
