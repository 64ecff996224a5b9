"""Whole sessions of Bauer and Viersche: played, stored, read back, counted independently."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from reunion_desktop.engine.actions import Action, Announce, PlayCard
from reunion_desktop.engine.dealing.shuffle import deal_from_seed
from reunion_desktop.engine.events import GameSettled, TrickTaken
from reunion_desktop.engine.game import GameRules, MatchState, advance
from reunion_desktop.engine.legal import MayPlay
from reunion_desktop.engine.record import Header, Record
from reunion_desktop.engine.scoring import Settlement
from reunion_desktop.engine.scoring_rules import Played
from reunion_desktop.engine.state import DealState
from reunion_desktop.games import find_game
from reunion_desktop.games.bauer.options import AWAY
from reunion_desktop.games.bauer.rules import PRESETS as BAUER
from reunion_desktop.games.viersche.rules import PAGAT
from reunion_desktop.games.viersche.rules import PRESETS as VIERSCHE
from reunion_desktop.history.sessions import Imported, Search
from reunion_desktop.storage.archive.archive import Archive
from reunion_desktop.storage.archive.importer import import_files
from reunion_desktop.storage.codec import whole
from tests.storage.archive.hand_counts import Counts, counted
from tests.storage.sessions import evening, never, silent

NAMES = ("Otto", "Anna", "Karl", "Lisbeth")
SEED = "evening 104"
"""One by which everything happens that is counted."""
EVERY: tuple[GameRules, ...] = (
    *BAUER.values(),
    *VIERSCHE.values(),
    PAGAT.changed({"reached": "automatic"}),
)
"""Every preset of both games, and numbers that are reached without a word."""


@cache
def session(rules: GameRules) -> tuple[Record, ...]:
    """A session of random play with occasional calls."""
    lot, games, settled = Random(SEED), list[Record](), list[Settlement]()
    dealer = 0
    while not settled or not rules.scoring.result(settled).over:
        date = f"2026-02-0{len(games) // 20 + 1}T20:{len(games) % 20:02}:00+00:00"
        record, match = Record(Header(rules, NAMES, dealer, date, SEED)), MatchState(rules, dealer)
        while match.settlement is None:
            action = _by_lot(match, len(games) + 1, lot)
            record, (match, _) = record.plus(action), advance(match, action)
        dealer = match.next_dealer
        games.append(record)
        settled.append(match.settlement)
    return tuple(games)


def _by_lot(match: MatchState, game: int, lot: Random) -> Action:
    legal, deal = match.legal(), match.deal
    if legal is None or deal is None:
        number = len(match.lines) + 1
        return deal_from_seed(match.rules, SEED, game, number, match.next_dealer)
    strong = len(deal.hands[legal.seat] & deal.order.trumps) >= len(NAMES)
    choices = [one for one in legal.actions if strong or not _sends_away(one)]
    if deal.number % 3 or not isinstance(legal, MayPlay):
        return lot.choice(choices)
    # All tricks come about only where the others let one have them.
    takes = deal.number % 2 == legal.seat % 2
    if len(deal.trick.seats) < len(NAMES):
        takes = legal.seat == deal.calls[-1].seat
    return max(choices, key=lambda one: _height(deal, one) * (1 if takes else -1))


def _height(deal: DealState, action: Action) -> int:
    return deal.order.height(action.card) if isinstance(action, PlayCard) else 0


def _sends_away(action: Action) -> bool:
    return isinstance(action, Announce) and action.call == AWAY


def by_hand(record: Record) -> Counts:
    """The independent counts of a game, or of its part that was played."""
    rules = record.header.rules
    events = [event for step in record.replay() for event in step.events]
    nothing = rules.as_options().get("four_all") == "nothing"
    return counted(rules.game, events, nothing_at_four=nothing)


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Archive:
    """Every session, each from a saved record, and an evening of Réunion."""
    folder = tmp_path_factory.mktemp("relatives")
    made = Archive(folder / "archive.db", find_game)
    for number, rules in enumerate(EVERY):
        text = "".join(f"{line}\n" for record in session(rules) for line in whole(record))
        path = folder / f"{number}.reunion"
        path.write_text(text.replace("Otto", f"Otto {number}"), encoding="utf-8")
        came = import_files(made, [path], silent, never)
        assert Imported(1, len(session(rules)), 0, frozenset({rules.game}), number + 1) == came
    made.filing.keep(evening(1, 2, ("Otto 0", "Anna", "Karl")))
    return made


@pytest.mark.parametrize("number", range(len(EVERY)))
def test_every_figure_is_what_one_counts_by_hand(archive: Archive, number: int) -> None:
    """Figures of the first seat over a session: statistics, tricks, points, games, account."""
    rules = EVERY[number]
    told = archive.statistics(f"Otto {number}", rules.game).all
    own, tricks, points, won, account = Counter[str](), 0, 0, 0, 0
    for record in session(rules):
        own.update(by_hand(record)[0])
        for event in (event for step in record.replay() for event in step.events):
            if isinstance(event, TrickTaken) and event.winner == 0:
                tricks, points = tricks + 1, points + event.points
            if isinstance(event, GameSettled):
                chalk = event.settlement.chalk
                won += 0 in event.settlement.winners
                ahead = chalk[0] - chalk[1]
                account += ahead if rules.game == "bauer" else -ahead

    assert own == dict(told.stats)
    assert (tricks, points) == (told.tricks, told.points)
    assert (len(session(rules)), won, account) == (told.complete, told.won, told.units)


@pytest.mark.parametrize("number", range(len(EVERY)))
def test_a_session_ends_as_its_chalk_says(archive: Archive, number: int) -> None:
    """Read back as played; won by the side with most Brote, or fewest marks, as the row says."""
    rules = EVERY[number]
    (found,) = archive.find(Search(game=rules.game, player=f"Otto {number}"))
    (row,) = archive.rows([found])
    stored = [one.record for one in archive.games(found) if one.complete]
    assert [(rules, one.actions) for one in session(rules)] == [
        (one.header.rules, one.actions) for one in stored
    ]
    matches = [record.match().settlement for record in session(rules)]
    end = rules.scoring.result([one for one in matches if one is not None])
    lead = end.account[0] - end.account[1]
    ahead = lead if rules.game == "bauer" else -lead

    assert (ahead, -ahead, ahead, -ahead) == row.units
    assert ("won" if ahead > 0 else "lost" if ahead else "shared") == row.result
    assert (0 in end.leaders) == (row.result != "lost")


def test_everything_that_is_counted_has_happened() -> None:
    """The sessions contain every statistic: none is right only because it is 0."""
    seen = {rules.game: set[str]() for rules in EVERY}
    for rules in EVERY:
        for record in session(rules):
            seen[rules.game].update(name for seat in by_hand(record) for name in seat)

    ends = {"won", "lost"}
    assert {"deals"} | {f"{w}_{e}" for w in ("makers", "against", "away") for e in ends} == (
        seen["bauer"]
    )
    assert {"deals", "claims_right", "claims_false"} | {
        f"{w}_{e}" for w in ("rungs", "marches") for e in ends
    } == seen["viersche"]


@pytest.mark.parametrize("rules", EVERY, ids=lambda rules: f"{rules.game} {rules.preset}")
def test_a_game_left_anywhere_is_counted_up_to_there(rules: GameRules) -> None:
    """An unfinished deal counts for nothing, in spite of its calls."""
    record = session(rules)[0]
    for count in range(1, len(record.actions), len(record.actions) // 20):
        begun = record.rewound(count)
        match = begun.match()
        found = match.rules.scoring.stats(Played(match.lines, match.settlement, begun.actions))
        wanted = by_hand(begun)

        assert wanted == [
            Counter({stat.name: stat.value for stat in found if stat.seat == seat})
            for seat in range(4)
        ]


def test_statistics_are_of_one_game_at_a_time(archive: Archive) -> None:
    """Anna sat at every table; nothing of one game enters another's figures."""
    games = {name: archive.statistics("Anna", name) for name in ("bauer", "viersche", "reunion")}
    played = {
        name: sum(len(session(rules)) for rules in EVERY if rules.game == name)
        for name in ("bauer", "viersche")
    }

    assert played | {"reunion": 2} == {name: told.all.complete for name, told in games.items()}
    assert ["Lisbeth"] == [one.name for one in games["bauer"].partners]
    assert () == games["reunion"].partners
    assert "makers_won" in dict(games["bauer"].all.stats)
    assert "dealer_deals" not in dict(games["bauer"].all.stats)
    assert {"rungs_won"} <= set(dict(games["viersche"].all.stats))
    assert ("bauer", "viersche", "reunion") == tuple(told.game for told in games.values())
    assert {rules.game for rules in EVERY} | {"reunion"} == {game for game, _ in archive.presets()}
    assert len(EVERY) + 1 == len(archive.find())
