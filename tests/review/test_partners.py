"""The play checker at tables of partners."""

from __future__ import annotations

import pytest

from reunion_desktop.ai.player import Stop
from reunion_desktop.ai.roster import Newcomer
from reunion_desktop.arena.play import dice_text, headless
from reunion_desktop.engine.actions import PlayCard
from reunion_desktop.engine.record import Header, Record
from reunion_desktop.games import find_game
from reunion_desktop.review.deals import (
    by_deal,
    decisions,
    finished_deals,
    play_out_better,
    verdicts,
)
from reunion_desktop.review.verdict import NotJudged
from reunion_desktop.solver.solve import COMPILED

quick = pytest.mark.skipif(not COMPILED, reason="judging whole deals wants the compiled search")


def one_deal(game_id: str, level: str) -> Record:
    """A record of one deal and of what follows until the next."""
    game = find_game(game_id)
    assert game is not None
    names = ("A", "B", "C", "D")
    record = Record(Header(game.default, names, 0, "1970-01-01", "", game_id))
    players = [Newcomer(level, dice_text("partners", 1, seat)) for seat in range(4)]
    for step in headless(record.header, players, "partners"):
        record = record.plus(step.action)
        if step.after.lines:
            break
    return record


@quick
@pytest.mark.parametrize("game", ["bauer", "viersche"])
def test_every_card_of_a_seat_is_judged(game: str) -> None:
    """A verdict for each card and no call; what is best costs nothing."""
    record = one_deal(game, "random")
    assert (1,) == finished_deals(record)
    places = decisions(record, 1)
    assert all(isinstance(record.actions[place], PlayCard) for place in places)

    found = list(verdicts(record, 1, "judge", Stop()))
    assert sorted(places) == sorted(verdict.place for verdict in found)
    (review,) = by_deal(found)
    assert review.cost >= 0
    for verdict in found:
        assert verdict.cost.units >= 0
        assert bool(verdict.reasons) == bool(verdict.cost.units)
        if verdict.chosen == verdict.best:
            assert 0 == verdict.cost.units


@quick
def test_a_better_card_is_played_out() -> None:
    """The deal goes on to its count with the card that was better."""
    record = one_deal("bauer", "random")
    dear = max(verdicts(record, 0, "judge", Stop()), key=lambda verdict: verdict.cost.units)
    assert dear.cost.units
    other = play_out_better(record, dear, "judge", Stop())
    assert 1 == len(other.match().lines)
    assert PlayCard(0, next(iter(dear.best.cards))) == other.actions[dear.place]


def test_it_can_be_called_off() -> None:
    """A stop that is set gets no verdict on a card that could have been another."""
    record = one_deal("bauer", "random")
    stop = Stop()
    stop.set()
    with pytest.raises(NotJudged):
        list(verdicts(record, 0, "judge", stop))
