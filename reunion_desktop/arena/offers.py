"""Parse the offers of a question as the legal moves of a seat."""

from __future__ import annotations

from reunion_desktop.engine.actions import Action, Announce
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import BadNotation, CardSet, Rank
from reunion_desktop.engine.legal import Legal, MayAnnounce, MayDiscard, MayGive, MayPlay
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.storage.lines import Line

_UNKNOWN = CardOrder(None, (), ())
"""The order of the cards, which the offers do not say."""


def legal_from(line: Line, seat: Seat) -> Legal:
    """The legal moves that a question offers.

    Why other moves are not legal is left out: only a table shows that.

    Args:
        line: the question.
        seat: the seat that is asked.

    Raises:
        BadRecord: a value is missing or invalid.
    """
    what, legal = line.text("what"), line.values.get("legal")
    if not isinstance(legal, list) or not legal:
        raise line.refused("legal", "the legal moves")
    if what == "announce":
        return MayAnnounce(seat, _calls(line, "legal"))
    if what == "play":
        cards = CardSet.of(line.cards("legal"))
        return MayPlay(seat, cards, _UNKNOWN, calls=_calls(line, "calls"))
    if what == "give":
        return MayGive(seat, line.integer("to", "a seat"), CardSet.of(line.cards("legal")))
    if what == "discard":
        return _discards(line, seat)
    raise line.refused("what", '"discard", "give", "play" or "announce"')


def _discards(line: Line, seat: Seat) -> MayDiscard:
    groups = line.hands("legal")
    cards = CardSet.of(card for group in groups for card in group)
    tens = max(sum(card.rank is Rank.TEN for card in group) for group in groups)
    swap = line.card("offered") if "offered" in line.values else None
    legal = MayDiscard(seat, cards, max(map(len, groups)), tens, (), swap)
    if {action.cards for action in legal.actions} != set(groups):
        raise line.refused("legal", "every choice of as many cards, with no more tens than these")
    return legal


def simplest(actions: tuple[Action, ...]) -> Action:
    """The default move: pass if that is offered, else the first one."""
    passing = (one for one in actions if isinstance(one, Announce) and one.call == PASS)
    return next(passing, actions[0])


def _calls(line: Line, key: str) -> tuple[Call, ...]:
    values = line.values.get(key, [])
    try:
        calls = [Call.parse(value) for value in values] if isinstance(values, list) else None
    except BadNotation:
        calls = None
    if calls is None:
        raise line.refused(key, "a list of calls")
    return tuple(calls)
