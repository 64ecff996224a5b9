"""Reasons of a heuristic player in partnership games."""

from __future__ import annotations

from reunion_desktop.ai.player import turn_of
from reunion_desktop.ai.reason import Motive
from reunion_desktop.ai.tricks.club import rule_reasons
from reunion_desktop.engine.actions import PlayCard
from reunion_desktop.engine.observe import observe
from reunion_desktop.games.viersche.rules import GAME as VIERSCHE
from tests.playing import random_steps


def test_a_trick_is_lost_when_no_partner_can_win_it() -> None:
    """A player leaves a trick to a partner who plays later, unless it holds the highest card."""
    given: dict[Motive, set[tuple[bool, bool]]] = {
        Motive.THROWS_OFF: set(),
        Motive.LEAVES_PARTNER: set(),
    }
    for step in random_steps(VIERSCHE.default, "lost"):
        if not isinstance(step.action, PlayCard):
            continue
        turn = turn_of(observe(step.before, step.action.seat))
        deal = turn.deal
        place = deal.trick.seats.index(step.action.seat)
        behind = deal.trick.seats[place + 1 :]
        follows = any(deal.sides.of[seat] == deal.sides.of[step.action.seat] for seat in behind)
        highest = deal.order.bowers[0] in deal.trick.cards
        for reason in rule_reasons(turn, step.action.card.index):
            if reason.motive in given:
                given[reason.motive].add((follows, highest))
    assert {(True, False)} == given[Motive.LEAVES_PARTNER]
    assert {(False, False), (False, True), (True, True)} <= given[Motive.THROWS_OFF]
