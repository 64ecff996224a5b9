"""Reasons of a heuristic player in partnership games."""

from __future__ import annotations

from reunion_desktop.ai.player import Motive, turn_of
from reunion_desktop.ai.tricks.club import rule_reasons
from reunion_desktop.engine.actions import PlayCard
from reunion_desktop.engine.observe import observe
from reunion_desktop.games.hunsruecker.rules import GAME as HUNSRUECKER
from tests.playing import random_steps


def test_no_trick_is_lost_while_a_partner_is_still_to_play() -> None:
    """A player who cannot win leaves the trick to others; after all partners it is lost."""
    given: dict[Motive, set[bool]] = {Motive.THROWS_OFF: set(), Motive.STAYS_BELOW: set()}
    for step in random_steps(HUNSRUECKER.default, "lost"):
        if not isinstance(step.action, PlayCard):
            continue
        turn = turn_of(observe(step.before, step.action.seat))
        deal = turn.deal
        place = deal.trick.seats.index(step.action.seat)
        behind = deal.trick.seats[place + 1 :]
        follows = any(deal.sides.of[seat] == deal.sides.of[step.action.seat] for seat in behind)
        for reason in rule_reasons(turn, step.action.card.index):
            if reason.motive in given:
                given[reason.motive].add(follows)
    assert {Motive.THROWS_OFF: {False}, Motive.STAYS_BELOW: {True}} == given
