"""Parse the offers of a question, as actions and as the legal moves of an observation."""

from __future__ import annotations

from collections.abc import Iterator

from reunion_desktop.arena.protocol_view.protocol_1 import known_deal
from reunion_desktop.engine.actions import Action, Announce, Discard, Give, PlayCard
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import BadNotation, Card, CardSet
from reunion_desktop.engine.duties import bound
from reunion_desktop.engine.game import GameRules
from reunion_desktop.engine.legal import Legal, MayAnnounce, MayDiscard, MayGive, MayPlay
from reunion_desktop.engine.observe import DealObservation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.storage.lines import Json, Line


def offered(line: Line, seat: Seat) -> tuple[Action, ...]:
    """Every move that a question offers, calls after cards.

    Raises:
        BadRecord: it cannot be parsed.
    """
    what, legal = line.text("what"), line.values.get("legal")
    if what not in {"play", "discard", "give", "announce"}:
        raise line.refused("what", '"discard", "give", "play" or "announce"')
    if not isinstance(legal, list) or not legal:
        raise line.refused("legal", "the legal moves")
    if what == "announce":
        return tuple(Announce(seat, call) for call in _calls(line, "legal"))
    if what == "play":
        cards = tuple(PlayCard(seat, card) for card in line.cards("legal"))
        return (*cards, *(Announce(seat, call) for call in _calls(line, "calls")))
    if what == "give":
        to = line.integer("to", "a seat")
        return tuple(Give(seat, to, card) for card in line.cards("legal"))
    pairs: list[Json] = legal
    return tuple(
        Discard(seat, CardSet.of(Line(line.number, {"legal": pair}).cards("legal")))
        for pair in pairs
    )


def swap_in(line: Line) -> Card | None:
    """The card on the table that a question offers for exchange; None if there is none.

    Raises:
        BadRecord: it is no card.
    """
    return line.card("offered") if "offered" in line.values else None


def simplest(actions: tuple[Action, ...]) -> Action:
    """The default move: pass if that is offered, else the first one."""
    passing = (one for one in actions if isinstance(one, Announce) and one.call == PASS)
    return next(passing, actions[0])


def choice_of(
    actions: tuple[Action, ...],
    rules: GameRules,
    seat: Seat,
    sight: DealObservation,
    swap: Card | None = None,
) -> Legal | None:
    """The legal moves from the offers; None if they contradict the observation.

    Args:
        actions: the offers.
        rules: the rules of the table.
        seat: the seat to move.
        sight: the seat's observation of the deal.
        swap: the card on the table that is offered for exchange.
    """
    own = seat == sight.owner
    if swap is not None:
        return MayDiscard(seat, sight.hand, 1, 1, (), swap)
    if isinstance(actions[0], Discard):
        return rules.laying_away(known_deal(rules, seat, sight)) if own else None
    if isinstance(actions[0], Give):
        given = CardSet.of(one.card for one in actions if isinstance(one, Give))
        locked = rules.locked(known_deal(rules, seat, sight)) if own else None
        # An offered card that the seat does not hold is refused.
        fits = given <= sight.hand
        return MayGive(seat, actions[0].to, given, locked) if fits else None
    calls = tuple(one.call for one in actions if isinstance(one, Announce))
    cards = CardSet.of(one.card for one in actions if isinstance(one, PlayCard))
    if not cards:
        return MayAnnounce(seat, calls) if calls else None
    hand, trick = sight.hand, sight.trick
    locked = rules.locked(known_deal(rules, seat, sight)) if own else None
    hand = hand if locked is None else hand.minus(locked)
    must = bound(hand, rules.musts(sight.order, trick, len(sight.taken)))
    if cards != (hand if must is None else hand & must.play):
        return None
    led = trick.cards[0] if trick.cards else None
    why, suit = (None, None) if must is None else (must.why, must.suit)
    return MayPlay(seat, cards, sight.order, why, suit, led, locked, calls)


def _calls(line: Line, key: str) -> Iterator[Call]:
    values = line.values.get(key, [])
    if not isinstance(values, list):
        raise line.refused(key, "a list of calls")
    for value in values:
        try:
            yield Call.parse(value)
        except BadNotation:
            raise line.refused(key, "a list of calls") from None
