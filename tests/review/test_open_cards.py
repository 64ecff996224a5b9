"""Double-dummy values of leads, compared with every possible line of play."""

from __future__ import annotations

import pytest

from reunion_desktop.engine.actions import PlayCard
from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.record import Header, Record
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.state import DealState
from reunion_desktop.games.reunion.rules import PRESETS, RHINELAND, ReunionRules
from reunion_desktop.review.open_cards import NoSuchPosition, before_trick, solve_open
from reunion_desktop.solver.solve import COMPILED
from tests.strategies import by_lot

LOCKED = PRESETS["1862"].changed({"turn_up_pickup": "after_trick2_locked"})


def game(rules: ReunionRules, seed: str) -> Record:
    """A game of random play."""
    header = Header(rules, ("A", "B", "C"), 0, "")
    start = Record(header).start()
    return Record(header, tuple(action for action, _ in by_lot(start, seed)))


def worth(match: MatchState, card: Card, seat: Seat) -> int:
    """A seat's points of the deal after a card, all others against it: every line is played."""
    mover = match.to_act()
    assert mover is not None
    after, _ = advance(match, PlayCard(mover, card))
    legal = after.legal()
    if legal is None:
        return after.lines[-1].points[seat]
    values = [worth(after, card, seat) for card in legal.cards]
    return max(values) if legal.seat == seat else min(values)


@pytest.mark.parametrize("seed", ["a", "b", "c"])
@pytest.mark.parametrize("rules", [*PRESETS.values(), LOCKED], ids=[*PRESETS, "locked"])
def test_values_are_points_of_the_whole_deal(rules: ReunionRules, seed: str) -> None:
    """Discards, void ones too, and the last trick count; every card that may be led is there."""
    record = game(rules, seed)
    for number in (1, 2, 3):
        deal = before_trick([record], number, 8)
        match = _match(record, deal)
        legal = match.legal()
        assert legal is not None
        found = solve_open(deal)
        wanted = {card: worth(match, card, legal.seat) for card in legal.cards}
        assert (legal.seat, 8, wanted) == (found.seat, found.trick, dict(found.values))


def _match(record: Record, deal: DealState) -> MatchState:
    return next(step.after for step in record.replay() if step.after.deal == deal)


@pytest.mark.skipif(not COMPILED, reason="nine tricks take the readable search too long")
def test_a_locked_card_is_no_lead() -> None:
    """Before the third trick the turned card may not be led where rules lock it."""
    led_by_dealer = 0
    for seed in "hij":
        record = game(LOCKED, seed)
        for number in (1, 2, 3):
            deal = before_trick([record], number, 2)
            legal = _match(record, deal).legal()
            assert legal is not None
            assert set(legal.cards) == set(solve_open(deal).values)
            led_by_dealer += legal.seat == deal.dealer
    assert led_by_dealer


def test_deals_are_counted_through_the_file() -> None:
    """The first deal of the second game is the fourth of the file."""
    games = [game(RHINELAND, seed) for seed in ("e", "f")]
    assert before_trick(games[1:], 2, 5) == before_trick(games, 5, 5)


@pytest.mark.parametrize(
    ("deal", "trick", "sentence"),
    [
        (4, 1, "There is no deal 4 with a lead in this game file; it has 3."),
        (2, 11, "Deal 2 of this game file has no lead to trick 11."),
    ],
)
def test_what_is_not_there(deal: int, trick: int, sentence: str) -> None:
    """One sentence says how far the record goes."""
    with pytest.raises(NoSuchPosition) as refused:
        before_trick([game(RHINELAND, "g")], deal, trick)
    assert sentence == str(refused.value)
