"""A match as one seat knows it, rebuilt by ``Witness`` from nothing but its messages.

The deal is laid out once more, with the seat's own cards where they are and the cards it has not
seen spread over the places it cannot see, in the order of the pack; a card that turns up in another
place is exchanged for one of those. The engine then plays on as it does at the host, and what the
seat observes is the same, because an observation shows none of the places that were made up.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import islice

from reunion_desktop.engine.actions import DealCards, Discard, PlayCard
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.game import Game, IllegalAction, advance
from reunion_desktop.engine.legal import MayPlay
from reunion_desktop.engine.observe import Observation, observe
from reunion_desktop.engine.ruleset import Ruleset
from reunion_desktop.engine.scoring import (
    Entry,
    Mark,
    Payment,
    ScoreLine,
    Settlement,
    Why,
)
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.state import DealState, MatchState
from reunion_desktop.storage.lines import Json, Line, difference


class Witness:
    """One seat at one match."""

    def __init__(self, game: Game, rules: Ruleset, seat: Seat) -> None:
        """Sit down before the first deal."""
        self.seat = seat
        self._game = game
        self._rules = rules
        self._match: MatchState | None = None
        self._own: Line | None = None

    @property
    def observation(self) -> Observation | None:
        """What the seat sees now; None before the first deal."""
        return None if self._match is None else observe(self._match, self.seat)

    def take(self, line: Line, kind: str) -> None:
        """Take note of a message.

        Raises:
            BadRecord: it cannot be read, or does not fit what was said before.
            IllegalAction: it tells of something that the rules do not allow.
        """
        if kind == "deal":
            self._deal(line)
        elif kind == "talon":
            self._talon(line)
        elif kind == "discarded":
            self._discarded(line)
        elif kind == "played":
            self._played(line)
        elif kind == "trick":
            self._trick(line)
        elif kind == "score":
            self._score(line)
        elif kind == "result":
            self._result(line)
        else:
            known = "hello, deal, talon, discarded, played, trick, score, result, choose, bye"
            raise line.refused("type", f"one of {known}")

    def _deal(self, line: Line) -> None:
        dealer = line.integer("dealer", "a seat")
        if not 0 <= dealer < self._rules.players:
            raise line.refused("dealer", "a seat")
        number = line.integer("number")
        lines = () if self._match is None else self._match.lines
        first = (dealer + 1 - number) % self._rules.players
        # The deal before this one is over, whatever was heard of its end.
        self._match = MatchState(self._rules, first, lines)
        self._own = line if dealer == self.seat else None
        if self._own is None:
            self._lay_out(line, None)

    def _talon(self, line: Line) -> None:
        if self._own is None:
            raise line.refused("type", "a talon only after a deal of one's own")
        self._lay_out(self._own, line.cards("cards"))
        self._own = None

    def _lay_out(self, line: Line, talon: tuple[Card, ...] | None) -> None:
        """Deal the cards again, those that one does not see in the order of the pack."""
        rules, turn_up = self._rules, line.card("turn_up")
        hand = CardSet.of(line.cards("hand"))
        known = hand | CardSet.of((turn_up, *(talon or ())))
        unseen = (card for card in rules.pack if card not in known)
        if talon is None:
            covered = tuple(islice(unseen, rules.talon - 1))
            talon = (*covered, turn_up) if rules.turn_up == "bottom" else (turn_up, *covered)
        hands = tuple(
            hand if seat == self.seat else CardSet.of(islice(unseen, rules.hand_size))
            for seat in range(rules.players)
        )
        number, dealer = line.integer("number"), line.integer("dealer")
        self._match, _ = advance(
            self._game, self._sat(line), DealCards(number, dealer, 0, hands, talon, turn_up)
        )

    def _discarded(self, line: Line) -> None:
        match = self._sat(line)
        seat, legal = line.integer("seat", "a seat"), match.legal()
        if seat == self.seat or legal is None or legal.seat != seat:
            action = Discard(seat, CardSet.of(line.cards("cards") if seat == self.seat else ()))
        else:
            action = next(one for one in legal.actions if isinstance(one, Discard))
        self._match, _ = advance(self._game, match, action)

    def _played(self, line: Line) -> None:
        match = self._sat(line)
        action = PlayCard(line.integer("seat", "a seat"), line.card("card"))
        deal, legal = match.deal, match.legal()
        hidden = isinstance(legal, MayPlay) and action.seat == legal.seat != self.seat
        if deal is None or deal.phase is None or not hidden:
            after, _ = advance(self._game, match, action)
            # The host counts the deal.
            self._match = replace(match, deal=after.deal)
            return
        # What another may play depends on cards that were made up: that is the host's affair.
        moved, _ = deal.phase.apply(self._holding(deal, action), action)
        self._match = replace(match, deal=moved)

    def _holding(self, deal: DealState, action: PlayCard) -> DealState:
        """The deal with a card where it turned up."""
        seat, card = action.seat, action.card
        hands = list(deal.hands)
        if card in hands[seat]:
            return deal
        laid = deal.laid_away
        # A turned card that may not be laid away is still where everybody saw it.
        spare = next(iter(hands[seat].minus(deal.turn_up) or hands[seat]))
        hands[seat] = hands[seat].minus(spare).plus(card)
        for other in {*range(len(hands))} - {seat, self.seat}:
            if card in hands[other]:
                hands[other] = hands[other].minus(card).plus(spare)
                return replace(deal, hands=tuple(hands))
        if card in laid and deal.dealer != self.seat:
            return replace(deal, hands=tuple(hands), laid_away=laid.minus(card).plus(spare))
        message = f"Seat {seat} cannot have played {card}, which is not among the cards unseen."
        raise IllegalAction(message)

    def _trick(self, line: Line) -> None:
        deal = self._sat(line).deal
        if deal is None or not deal.taken:
            raise line.refused("type", "a trick only after its cards")
        last = deal.taken[-1]
        _agree(line, {"number": len(deal.taken), "winner": last.winner, "points": last.points})

    def _score(self, line: Line) -> None:
        match = self._sat(line)
        number = len(match.lines) + 1
        _agree(line, {"number": number})
        scored = ScoreLine(
            number,
            match.next_dealer,
            self._each(line, "points"),
            self._each(line, "tricks"),
            tuple(_payments(line)),
            tuple(_entries(line, self._rules.players)),
            playoff=number > self._rules.deals,
        )
        self._match = replace(match, lines=(*match.lines, scored))

    def _result(self, line: Line) -> None:
        match = self._sat(line)
        winners = _integers(line, "winners", line.values.get("winners"))
        settled = Settlement(self._each(line, "totals"), winners, tuple(_payments(line)))
        self._match = replace(match, settlement=settled)

    def _sat(self, line: Line) -> MatchState:
        if self._match is None:
            raise line.refused("type", "a deal first")
        return self._match

    def _each(self, line: Line, key: str) -> tuple[int, ...]:
        """One whole number for each seat."""
        numbers = _integers(line, key, line.values.get(key))
        if len(numbers) != self._rules.players:
            raise line.refused(key, "a number for each seat")
        return numbers


def _agree(line: Line, due: dict[str, Json]) -> None:
    """Refuse a message that says otherwise than what was seen."""
    for key, value in due.items():
        if difference(line.values.get(key), value) is not None:
            raise line.refused(key, str(value))


def _integers(line: Line, key: str, value: Json) -> tuple[int, ...]:
    numbers = tuple(one for one in value if type(one) is int) if isinstance(value, list) else ()
    if not isinstance(value, list) or len(numbers) != len(value):
        raise line.refused(key, "a list of whole numbers")
    return numbers


def _objects(line: Line, key: str) -> Iterable[Line]:
    values = line.values.get(key)
    if not isinstance(values, list):
        raise line.refused(key, "a list of objects")
    for value in values:
        if not isinstance(value, dict):
            raise line.refused(key, "a list of objects")
        yield Line(line.number, value)


def _payments(line: Line) -> Iterator[Payment]:
    for one in _objects(line, "payments"):
        units, why = one.values.get("units"), one.text("why", "a reason")
        if not isinstance(units, int | float) or isinstance(units, bool):
            raise one.refused("units", "a number")
        if why not in {reason.value for reason in Why}:
            raise one.refused("why", "left_bower, no_trick or game")
        yield Payment(one.integer("from"), one.integer("to"), units, Why(why))


def _entries(line: Line, players: int) -> Iterator[Entry]:
    cells = list(_objects(line, "sheet"))
    if len(cells) != players:
        raise line.refused("sheet", "a cell for each seat")
    for cell in cells:
        mark = cell.text("mark", "a mark")
        if mark not in {known.value for known in Mark}:
            raise cell.refused("mark", "plain, slash, underline or dash")
        yield Entry(cell.integer("points"), Mark(mark))
