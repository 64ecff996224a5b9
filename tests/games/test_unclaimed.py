"""Viersche: the winner of a second deal in which no side announced its number."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from reunion_desktop.engine.actions import PlayCard
from reunion_desktop.engine.dealing.shuffle import deal_from_seed
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.legal import MayPlay
from reunion_desktop.engine.state import DealState
from reunion_desktop.games.viersche.options import standing
from reunion_desktop.games.viersche.rules import PAGAT, VierscheRules

SEEDS = 20


def silent(rules: VierscheRules, seed: str) -> Iterator[tuple[MatchState, DealState]]:
    """A set without announcements: the match before each deal, and the deal played out."""
    match = MatchState(rules, 0)
    while match.settlement is None:
        plan, before = match.plan, match
        match, _ = advance(match, deal_from_seed(rules, seed, 1, plan.number, plan.dealer))
        while len(match.lines) == len(before.lines):
            legal = match.legal()
            assert isinstance(legal, MayPlay)
            match, _ = advance(match, PlayCard(legal.seat, next(iter(legal.cards))))
        assert match.deal is not None
        yield MatchState(rules, 0, match.lines, None, match.settlement), match.deal


def sides_of(rules: VierscheRules, match: MatchState, deal: DealState) -> tuple[int, int, int]:
    """The side that was first, the one that may announce after trick nine, and the winner."""
    needs = standing(match.lines[:-1]).needs
    assert needs is not None
    made, first = [0, 0], -1
    for taken in deal.taken:
        side = taken.winner % 2
        made[side] += taken.points
        if first < 0 and made[side] >= needs[side]:
            first = side
    last = deal.taken[-1].winner % 2
    says = last if made[last] >= needs[last] else 1 - last
    won = [entry.points for entry in match.lines[-1].sheet]
    assert rules.hand_size == len(deal.taken)
    return first, says, won.index(max(won))


@pytest.mark.parametrize(("unclaimed", "place"), [("first", 0), ("last_trick", 1)])
def test_the_rung_of_a_silent_second_deal(unclaimed: str, place: int) -> None:
    """It is won by the side that got there first, or by the side that may say so at the end."""
    rules = PAGAT.changed({"unclaimed": unclaimed})
    differ = 0
    for number in range(SEEDS):
        for match, deal in silent(rules, f"silent {number}"):
            if standing(match.lines[:-1]).needs is None or 9 in map(deal.tricks_of, (0, 1)):
                continue
            found = sides_of(rules, match, deal)
            assert found[place] == found[2]
            differ += found[0] != found[1]
    assert differ
