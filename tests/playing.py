"""Random games for the tests: legal moves, the same on every machine and in every version."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from reunion_desktop.engine.actions import Action
from reunion_desktop.engine.dealing.shuffle import Stream, deal_from_seed
from reunion_desktop.engine.game import GameRules, MatchState, advance
from reunion_desktop.engine.record import Header, Record, Step
from reunion_desktop.engine.rules import OptionValue
from reunion_desktop.games.reunion.rules import PRESETS, ReunionRules
from tests.strategies import CHOICES

TABLES: dict[str, ReunionRules] = {
    **PRESETS,
    "locked": ReunionRules(turn_up_pickup="after_trick2_locked", discard_turn_up=False),
    "overtrump": ReunionRules(overtrump="when_ruffing", cut="off"),
}
"""The presets, and two sets of options that no preset has."""


def next_action(match: MatchState, seed: str, dice: Stream) -> Action:
    """Return the deal of a seed, or a random legal action."""
    legal = match.legal()
    if legal is None:
        plan = match.plan
        return deal_from_seed(match.rules, seed, 1, plan.number, plan.dealer, seats=plan.seats)
    actions = legal.actions
    return actions[dice.below(len(actions))]


def random_steps(rules: GameRules, seed: str, first_dealer: int = 0) -> Iterator[Step]:
    """Yield every step of a random game until it is settled."""
    dice = Stream(seed, 1, CHOICES)
    match = MatchState(rules, first_dealer)
    while match.settlement is None:
        action = next_action(match, seed, dice)
        after, events = advance(match, action)
        yield Step(match, action, events, after)
        match = after


def record_of(steps: list[Step], seed: str) -> Record:
    """Return the record of a game, from its steps."""
    start = steps[0].before
    names = tuple("EMHKBC"[: start.rules.players])
    header = Header(start.rules, names, start.first_dealer, "2026-11-20", seed)
    return Record(header, tuple(step.action for step in steps))


def changed(rules: ReunionRules, options: Mapping[str, OptionValue]) -> ReunionRules:
    """Return rules with changed options, and with the changes that these options require."""
    wanted = {**rules.as_options(), **options}
    if wanted["turn_up_pickup"] != "at_once":
        wanted["discard_turn_up"] = False
    if wanted["ledger"] == "receipts":
        wanted["session_rank"] = "gross"
    return rules.changed(wanted)


@cache
def some_games() -> tuple[tuple[Step, ...], ...]:
    """A random game at each table, the first dealer another each time, one with a play-off."""
    rounds = enumerate(TABLES.items())
    games = [tuple(random_steps(rules, name, number % 3)) for number, (name, rules) in rounds]
    return (*games, tuple(random_steps(ReunionRules(tie_for_win="playoff"), "1907")))
