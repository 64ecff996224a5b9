"""Hypothesis strategies: packs, rules, deals, random games and observations.

Built on the engine alone; the caller passes the game in.
"""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from reunion_desktop.engine.actions import Action, DealCards
from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.dealing.shuffle import Stream, deal_cards, deal_from_seed
from reunion_desktop.engine.game import Game, MatchState, advance
from reunion_desktop.engine.record import Header, Record
from reunion_desktop.engine.rules import OptionValue, Rules
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.reunion.options import OPTIONS
from reunion_desktop.games.reunion.rules import ReunionRules

LAW = settings(
    max_examples=50,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
"""Settings of property tests: the same examples in every run, no deadline."""

CHOICES = 1000
"""Seed number of a game's random choices, far from the numbers of its deals."""

LONGEST = 160
"""Upper bound of the number of moves in a game with a play-off."""


def packs(rules: ReunionRules) -> st.SearchStrategy[tuple[Card, ...]]:
    """Packs in any order."""
    return st.permutations(rules.pack).map(tuple)


@st.composite
def rulesets(draw: st.DrawFn) -> ReunionRules:
    """Rule sets that a house may choose."""
    options: dict[str, OptionValue] = {
        option.key: draw(st.sampled_from(option.values)) for option in OPTIONS
    }
    if options["turn_up_pickup"] != "at_once":
        options["discard_turn_up"] = False
    if options["ledger"] == "receipts":
        options["session_rank"] = "gross"
    return ReunionRules().changed(options)


def presets(game: Game) -> st.SearchStrategy[ReunionRules]:
    """Presets of a game."""
    return st.sampled_from(list(game.presets.values()))


def seats(rules: Rules) -> st.SearchStrategy[Seat]:
    """Seats at the table."""
    return st.integers(0, rules.players - 1)


@st.composite
def deals(draw: st.DrawFn, rules: ReunionRules) -> DealCards:
    """Any pack, cut and dealt by any player as the first deal of a game."""
    cut = 0 if rules.cut == "off" else draw(st.integers(1, len(rules.pack) - 1))
    return deal_cards(rules, draw(packs(rules)), cut, 1, draw(seats(rules)))


def texts() -> st.SearchStrategy[str]:
    """Any text except lone surrogates."""
    return st.text(st.characters(codec="utf-8"), max_size=20)


@st.composite
def headers(draw: st.DrawFn, game: Game, rules: st.SearchStrategy[ReunionRules]) -> Header:
    """Headers with any names and any start time."""
    table = draw(rules)
    names = draw(st.lists(texts(), min_size=table.players, max_size=table.players))
    date = draw(st.datetimes().map(lambda when: when.isoformat()))
    return Header(table, tuple(names), draw(seats(table)), date, draw(st.none() | texts()), game.id)


def by_lot(start: MatchState, dice: str) -> Iterator[tuple[Action, MatchState]]:
    """Yield a random game: each decision and the match after it."""
    stream, match = Stream(dice, 1, CHOICES), start
    while match.settlement is None:
        legal = match.legal()
        if legal is None:
            number = len(match.lines) + 1
            action: Action = deal_from_seed(match.rules, dice, 1, number, match.next_dealer)
        else:
            action = legal.actions[stream.below(len(legal.actions))]
        match, _ = advance(match, action)
        yield action, match


@st.composite
def records(
    draw: st.DrawFn,
    game: Game,
    rules: st.SearchStrategy[ReunionRules] | None = None,
    *,
    finished: bool = False,
) -> Record:
    """Records of random games, finished or stopped anywhere."""
    header = draw(headers(game, rulesets() if rules is None else rules))
    dice = str(draw(st.integers(0, 10**9)))
    played = [action for action, _ in by_lot(Record(header).start(), dice)]
    kept = len(played) if finished else draw(st.integers(0, LONGEST))
    return Record(header, tuple(played[:kept]))
