"""What a seat can know, from its messages alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given

from reunion_desktop.ai.random_player import RandomPlayer
from reunion_desktop.arena.messages import messages
from reunion_desktop.arena.play import dice_text, headless
from reunion_desktop.arena.witness import Witness
from reunion_desktop.engine.observe import observe
from reunion_desktop.engine.record import Header, Record, Step, seen_step
from reunion_desktop.engine.ruleset import Ruleset
from reunion_desktop.games.reunion import PRESETS, REUNION
from reunion_desktop.storage.lines import Line
from tests.strategies import LAW, records, rulesets

GAMES = 4


def steps(rules: Ruleset, seed: str, number: int) -> Iterator[Step]:
    """A game by lot."""
    header = Header(rules, ("A", "B", "C"), number % 3, "")
    players = [RandomPlayer(dice_text(seed, number, seat)) for seat in range(3)]
    return headless(REUNION, header, players, seed, number)


def tell(witness: Witness, step: Step) -> None:
    """Send a seat the messages of a step."""
    for text in messages(seen_step(step, witness.seat), witness.seat):
        line = Line.parse(1, text.encode())
        witness.take(line, line.text("type"))


def same(witness: Witness, step: Step) -> None:
    """Compare what was put together with what the seat sees."""
    assert observe(step.after, witness.seat) == witness.observation


@pytest.mark.parametrize("preset", PRESETS)
def test_messages_say_all_that_a_seat_may_know(preset: str) -> None:
    """After every step the observation put together is the one that the engine makes."""
    for number in range(1, GAMES + 1):
        witnesses = [Witness(REUNION, PRESETS[preset], seat) for seat in range(3)]
        for step in steps(PRESETS[preset], "witness", number):
            for witness in witnesses:
                tell(witness, step)
                same(witness, step)


@LAW
@given(records(REUNION, rulesets(), finished=True))
def test_under_every_house_rule(record: Record) -> None:
    """Whatever options a house chooses, play-offs and shared wins among them."""
    witnesses = [Witness(REUNION, record.header.rules, seat) for seat in range(3)]
    for step in record.replay(REUNION):
        for witness in witnesses:
            tell(witness, step)
            same(witness, step)
