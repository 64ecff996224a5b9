"""Deals of Thirty-One with chosen cards, for the tests."""

from __future__ import annotations

from collections.abc import Sequence

from reunion_desktop.engine.actions import Action, Announce, DealCards, Discard, DrawCard, Stock
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.record import Step
from reunion_desktop.games.thirty_one.deal import stock_of
from reunion_desktop.games.thirty_one.rules import ThirtyOneRules


def dealing(match: MatchState, hands: Sequence[str], top: str) -> DealCards:
    """The next deal: a hand for each seat dealt in, in order of seats, and the top of the rest.

    Args:
        match: the game; its next deal is due.
        hands: cards parted by blanks; an empty text for a seat that is out.
        top: the cards left over that lie on top, the first one turned.
    """
    given = tuple(CardSet.parse(hand) for hand in hands)
    first = tuple(map(Card.parse, top.split()))
    used = {card for hand in given for card in hand} | set(first)
    rest = tuple(card for card in match.rules.pack if card not in used)
    plan = match.plan
    return DealCards(plan.number, plan.dealer, 0, given, (*first, *rest), None)


def action_of(seat: int, text: str) -> Action:
    """An action: ``draw``, ``take H5``, ``throw C5``, or a call."""
    word, _, card = text.partition(" ")
    if word == "draw":
        return DrawCard(seat)
    if word == "take":
        return DrawCard(seat, Card.parse(card))
    if word == "throw":
        return Discard(seat, CardSet.parse(card))
    return Announce(seat, Call.parse(text))


def played(match: MatchState, *texts: str) -> MatchState:
    """The match after some actions of the seats whose turn it is."""
    for text in texts:
        seat = match.to_act()
        assert seat is not None
        match, _ = advance(match, action_of(seat, text))
    return match


def begun(
    rules: ThirtyOneRules, hands: Sequence[str], top: str, *, dealer: int | None = None
) -> MatchState:
    """A game whose first deal lies on the table; by default the last seat deals."""
    first = rules.players - 1 if dealer is None else dealer
    match = MatchState(rules, first)
    return advance(match, dealing(match, hands, top))[0]


def lost(match: MatchState) -> tuple[int, ...]:
    """The lives lost, or pots won, by seat in the last deal."""
    return tuple(entry.points for entry in match.lines[-1].sheet)


def table_of(match: MatchState) -> Stock:
    """Stock and pile of the deal on the table."""
    assert match.deal is not None
    return stock_of(match.deal)


def choices(match: MatchState) -> set[str]:
    """The legal actions, in the words of :func:`action_of`."""
    legal = match.legal()
    assert legal is not None
    found = set[str]()
    for action in legal.actions:
        if isinstance(action, DrawCard):
            found.add("draw" if action.card is None else f"take {action.card}")
        elif isinstance(action, Discard):
            found.add(f"throw {action.cards}")
        elif isinstance(action, Announce):
            found.add(str(action.call))
    return found


def step_of(match: MatchState, text: str) -> Step:
    """One action of the seat whose turn it is, as a step."""
    seat = match.to_act()
    assert seat is not None
    action = action_of(seat, text)
    after, events = advance(match, action)
    return Step(match, action, events, after)
