"""The observation that a question carries."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings

from reunion_desktop.arena.messages import choose
from reunion_desktop.arena.observation_codec import legal_from, observation_from
from reunion_desktop.engine.observe import Observation, observe
from reunion_desktop.engine.record import Record, Step
from reunion_desktop.games.reunion.rules import GAME as REUNION
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.storage.lines import BadRecord, Line
from tests.games.all_games import GAMES_EACH, TABLES, at_every_table
from tests.playing import random_steps
from tests.strategies import LAW, records, rulesets

MATCHES = GAMES_EACH or 2
STEPS = 400
"""Steps of a game that are looked at: some games have thousands."""
EVERY = 5
"""Distance between them; no table has so many seats that each trick is met at the same card."""


def question(step: Step) -> Line | None:
    """The question after a step; None if no seat is to move."""
    legal = step.after.legal()
    if legal is None:
        return None
    return Line.parse(1, choose(observe(step.after, legal.seat), 1000).encode())


def decoded(line: Line, step: Step) -> Observation:
    """The observation of a question."""
    legal, rules = step.after.legal(), step.after.rules
    assert legal is not None
    offers = legal_from(line, legal.seat)
    return observation_from(line, rules, legal.seat, offers)


def same(step: Step) -> None:
    """Compare the observation of a question with the one of the engine."""
    line, legal = question(step), step.after.legal()
    if line is None or legal is None:
        return
    found, expected = decoded(line, step), observe(step.after, legal.seat)
    assert replace(expected, legal=None) == replace(found, legal=None)
    assert found.legal is not None
    assert legal.actions == found.legal.actions
    assert legal.cards == found.legal.cards


@settings(LAW, max_examples=8)
@given(records(REUNION, rulesets(), finished=True))
def test_under_every_house_rule(record: Record) -> None:
    """Every question has the observation of the engine, and the legal moves, by any options."""
    for step in record.replay():
        same(step)


@at_every_table
def test_at_every_table(table: str) -> None:
    """The same with calls, cards to follow, covered cards, gifts, partners who are out."""
    rules = TABLES[table]
    for number in range(MATCHES):
        steps = random_steps(rules, f"witness {number}", number % rules.players)
        for step in islice(steps, 0, STEPS, EVERY):
            same(step)


def first_play() -> Step:
    """The step before the second card of a deal of Réunion."""
    return [step for step in random_steps(RHINELAND, "spoilt") if step.before.deal is not None][2]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("hand", ["C7", "C7"]),
        ("hand", []),
        ("held", [10, 10]),
        ("held", [9, 9, 9]),
        ("dealer", 3),
        ("first_dealer", -1),
        ("sides", [0]),
        ("talon", "CJ"),
        ("left", [7]),
        ("discards", ["C6"]),
        ("discarded", 9),
        ("calls", [{"seat": 0}]),
        ("calls", None),
        ("given", [7]),
        ("trick", None),
        ("trick", {"seats": [0, 0], "cards": [], "covered": []}),
        ("trick", {"seats": [0, 1, 2], "cards": ["C7", "C7"], "covered": []}),
        ("trick", {"seats": [0, 1, 2], "cards": [], "covered": [1]}),
        ("taken", {}),
        ("points", [True, 0, 0]),
        ("payments", [{"from": 0, "to": 1, "units": "1", "why": "game"}]),
        ("payments", [{"from": 0, "to": 1, "units": 1, "why": "fun"}]),
        ("lines", [{"points": [0, 0, 0], "tricks": [0, 0, 0], "payments": [], "sheet": [{}]}]),
    ],
)
def test_what_no_deal_can_be_is_refused(key: str, value: object) -> None:
    """A value of a wrong kind, a card twice, and cards that do not add up to the pack."""
    step = first_play()
    line = question(step)
    assert line is not None
    values: dict[str, Any] = json.loads(json.dumps(line.values))
    assert decoded(line, step) is not None
    values["observation"][key] = value
    with pytest.raises(BadRecord):
        decoded(Line(1, values), step)
