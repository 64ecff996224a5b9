"""The observation that a question carries."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given

from reunion_desktop.ai.random_player import RandomPlayer
from reunion_desktop.arena.messages import choose
from reunion_desktop.arena.observation_codec import observation_from
from reunion_desktop.arena.offers import legal_from
from reunion_desktop.arena.play import dice_text, headless
from reunion_desktop.engine.game import GameRules
from reunion_desktop.engine.observe import Observation, observe
from reunion_desktop.engine.record import Header, Record, Step
from reunion_desktop.games import GAMES
from reunion_desktop.games.reunion.rules import GAME as REUNION
from reunion_desktop.games.reunion.rules import PRESETS, RHINELAND, ReunionRules
from reunion_desktop.storage.lines import BadRecord, Line
from tests.engine.ladder import LADDER_RULES
from tests.engine.parlour import PARLOUR, SIX_HANDED
from tests.games.shelf import GAMES_EACH, KINGS
from tests.playing import random_steps
from tests.strategies import LAW, records, rulesets

FEW = 4
MATCHES = GAMES_EACH or FEW

OTHERS: dict[str, GameRules] = {
    **{
        f"{game.id}, {preset}": rules
        for game in GAMES
        if game is not REUNION
        for preset, rules in game.presets.items()
    },
    **KINGS,
    "ladder": LADDER_RULES,
    "parlour": PARLOUR,
    "parlour for six": SIX_HANDED,
}
"""Every table but Réunion's, and made-up games."""


def steps(rules: ReunionRules, seed: str, number: int) -> Iterator[Step]:
    """The steps of a game of random play."""
    header = Header(rules, ("A", "B", "C"), number % 3, "")
    players = [RandomPlayer(dice_text(seed, number, seat)) for seat in range(3)]
    return headless(header, players, seed, number)


def question(step: Step) -> Line | None:
    """The question after a step; None if no seat is to move."""
    legal = step.after.legal()
    if legal is None:
        return None
    return Line.parse(1, choose(observe(step.after, legal.seat), legal, 1000).encode())


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


@pytest.mark.parametrize("preset", PRESETS)
def test_a_question_says_all_that_a_seat_may_know(preset: str) -> None:
    """Every question carries the observation that the engine makes, and the legal moves."""
    for number in range(1, MATCHES + 1):
        for step in steps(PRESETS[preset], "witness", number):
            same(step)


@LAW
@given(records(REUNION, rulesets(), finished=True))
def test_under_every_house_rule(record: Record) -> None:
    """Any combination of options, with play-offs and shared wins."""
    for step in record.replay():
        same(step)


@pytest.mark.parametrize("table", OTHERS)
def test_at_every_other_game(table: str) -> None:
    """Calls, cards to follow, covered cards, gifts, partners who are out."""
    rules = OTHERS[table]
    for number in range(MATCHES):
        for step in random_steps(rules, f"witness {number}", number % rules.players):
            same(step)


def first_play() -> Step:
    """The step before the second card of a deal of Réunion."""
    return [step for step in steps(RHINELAND, "spoilt", 1) if step.before.deal is not None][2]


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
