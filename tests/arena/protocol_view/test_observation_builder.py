"""The observation that a seat builds from its messages alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given

from reunion_desktop.ai.random_player import RandomPlayer
from reunion_desktop.arena.messages import choose, messages
from reunion_desktop.arena.play import dice_text, headless
from reunion_desktop.arena.protocol_view.observation_builder import ObservationBuilder
from reunion_desktop.engine.game import GameRules
from reunion_desktop.engine.legal import MayAnnounce, MayPlay
from reunion_desktop.engine.observe import observe
from reunion_desktop.engine.record import Header, Record, Step, seen_step
from reunion_desktop.games import GAMES
from reunion_desktop.games.reunion.rules import PRESETS, REUNION, ReunionRules
from reunion_desktop.storage.lines import Line
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
"""Every table with the second protocol, and made-up games."""


def steps(rules: ReunionRules, seed: str, number: int) -> Iterator[Step]:
    """The steps of a game of random play."""
    header = Header(rules, ("A", "B", "C"), number % 3, "")
    players = [RandomPlayer(dice_text(seed, number, seat)) for seat in range(3)]
    return headless(header, players, seed, number)


def tell(witness: ObservationBuilder, step: Step) -> None:
    """Send a seat the messages of a step."""
    for text in messages(seen_step(step, witness.seat), witness.seat):
        line = Line.parse(1, text.encode())
        witness.take(line, line.text("type"))


def ask(witness: ObservationBuilder, step: Step) -> None:
    """Send the question to a seat whose turn it is, as a host does."""
    legal = step.after.legal()
    if legal is not None and legal.seat == witness.seat:
        witness.ask(Line.parse(1, choose(legal, 1000).encode()))


def same(witness: ObservationBuilder, step: Step) -> None:
    """Compare what was put together with what the seat sees."""
    assert observe(step.after, witness.seat) == witness.observation


@pytest.mark.parametrize("preset", PRESETS)
def test_messages_say_all_that_a_seat_may_know(preset: str) -> None:
    """After every step the observation put together is the one that the engine makes."""
    for number in range(1, MATCHES + 1):
        witnesses = [ObservationBuilder(PRESETS[preset], seat) for seat in range(3)]
        for step in steps(PRESETS[preset], "witness", number):
            for witness in witnesses:
                tell(witness, step)
                same(witness, step)


@LAW
@given(records(REUNION, rulesets(), finished=True))
def test_under_every_house_rule(record: Record) -> None:
    """Any combination of options, with play-offs and shared wins."""
    witnesses = [ObservationBuilder(record.header.rules, seat) for seat in range(3)]
    for step in record.replay():
        for witness in witnesses:
            tell(witness, step)
            same(witness, step)


@pytest.mark.parametrize("table", OTHERS)
def test_the_second_protocol_says_all_that_a_seat_may_know(table: str) -> None:
    """At every other game, too: calls, cards to follow, covered cards, partners who are out."""
    rules = OTHERS[table]
    for number in range(MATCHES):
        witnesses = [ObservationBuilder(rules, seat) for seat in range(rules.players)]
        for step in random_steps(rules, f"witness {number}", number % rules.players):
            for witness in witnesses:
                tell(witness, step)
                ask(witness, step)
                same(witness, step)


NEWS = (
    '"type":"added"',
    '"type":"announced"',
    '"card":null',
    '"covered":true',
    '"trump":"H"',
    '"order":[',
    '"chalk":[',
    '"type":"given"',
    '"type":"in_vain"',
)
"""What the first protocol never says."""


def test_the_examples_are_no_empty_ones() -> None:
    """All that the second protocol has added occurs in the games above."""
    found: set[str] = set()
    for number in range(FEW):
        for rules in OTHERS.values():
            for step in random_steps(rules, f"witness {number}", number % rules.players):
                told = "".join(messages(seen_step(step, 0), 0))
                found |= {news for news in NEWS if news in told}
                legal = step.after.legal()
                if isinstance(legal, MayAnnounce):
                    found.add("say")
                elif isinstance(legal, MayPlay) and legal.calls:
                    found.add("say or play")
    assert {*NEWS, "say", "say or play"} == found
