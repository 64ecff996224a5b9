"""Laws of Skat over random deals, and agreement with a scorer of its own."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from io import BytesIO

import pytest
from house_scores import scores
from skat_scores import deals_of, scored

from reunion_desktop.ai.random_player import RandomPlayer
from reunion_desktop.arena.messages import choose
from reunion_desktop.arena.observation_codec import legal_from, observation_from
from reunion_desktop.arena.play import headless, seed_text
from reunion_desktop.engine.observe import observe
from reunion_desktop.engine.record import Header, Record, Step
from reunion_desktop.games import find_game
from reunion_desktop.games.skat.options import ALL_POINTS
from reunion_desktop.games.skat.rules import (
    BEFORE_1999,
    BIERLACHS,
    CLASSIC,
    ISKO,
    KNEIPE,
    SCHIEBERAMSCH,
    SkatRules,
)
from reunion_desktop.storage.codec import whole
from reunion_desktop.storage.lines import Line
from reunion_desktop.storage.reader import games_in
from tests.games.all_games import GAMES_EACH
from tests.games.skat import cautious
from tests.playing import random_steps, record_of

TABLES = {
    "three": ISKO,
    "four": ISKO.changed({"players": 4, "series": 48}),
    "defenders": ISKO.changed({"players": 4, "bonus_to": "defenders", "series": 12}),
    "before 1999": BEFORE_1999,
    "bierlachs": BIERLACHS,
}
SHORT = SCHIEBERAMSCH.changed({"series": 12})
"""Random players choose Grand Hand so often that a whole series takes hundreds of deals."""
HOUSES = {
    "kneipe": KNEIPE,
    "schieberamsch": SHORT,
    "four and every round": KNEIPE.changed(
        {
            "players": 4,
            "all_pass": "schieberamsch",
            "push_jacks": True,
            "kontra": "bidders",
            "bock_digits": True,
            "bock_hundred": True,
            "bock_value": 72,
            "bock_ramsch": True,
            "ramsch_skat": "loser",
            "ramsch_loss": "fixed",
            "ramsch_tie": "share",
        }
    ),
    "last trick loses": KNEIPE.changed(
        {"ramsch_tie": "last_trick", "virgin": False, "march": "others_lose", "bock_value": 96}
    ),
    "texas": SHORT.changed({"ramsch_loss": "texas", "grand_hand_in_ramsch": False}),
    "pub": SHORT.changed({"ramsch_loss": "pub", "march": "fourfold"}),
}
BIDDING = {"classic": CLASSIC, "four": CLASSIC.changed({"players": 4}), **HOUSES}
at_each_house = pytest.mark.parametrize("rules", HOUSES.values(), ids=HOUSES)
at_each_table = pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES)
at_all = pytest.mark.parametrize("rules", (TABLES | HOUSES).values(), ids=(TABLES | HOUSES))


@cache
def series(rules: SkatRules) -> tuple[tuple[Step, ...], ...]:
    """Random series at a table."""
    return tuple(
        tuple(random_steps(rules, f"skat {number}", number % rules.players))
        for number in range(GAMES_EACH or 2)
    )


def shy(rules: SkatRules) -> Iterator[Record]:
    """Random series at a table in which most seats pass."""
    for number in range(GAMES_EACH or 2):
        seed, first = f"shy {number}", number % rules.players
        header = Header(rules, tuple("EMHK"[: rules.players]), first, "2026-11-23", seed)
        players = [RandomPlayer(seed_text(seed, number, seat)) for seat in range(rules.players)]
        steps = headless(header, players, seed)
        yield Record(header, tuple(step.action for step in steps))


@at_all
def test_card_points_add_up(rules: SkatRules) -> None:
    """A game played to its end has 120 card points and ten tricks, the skat included."""
    whole_deals = 0
    for steps in series(rules):
        for step in steps:
            deal = step.after.deal
            if len(step.after.lines) > len(step.before.lines) and deal is not None:
                line = step.after.lines[-1]
                if sum(line.tricks) == rules.hand_size:
                    whole_deals += 1
                    assert sum(line.points) == ALL_POINTS
                if rules.players > len(deal.trick.seats):
                    assert (0, 0) == (line.points[deal.dealer], line.tricks[deal.dealer])
    assert whole_deals


@at_each_table
def test_a_scorer_of_its_own_agrees(rules: SkatRules) -> None:
    """Card points, tricks and scores from the written lines are those of the program."""
    declared = 0
    for steps in series(rules):
        lines = [json.loads(text) for text in whole(record_of(list(steps), "skat"))]
        for deal, line in deals_of(lines):
            found = scored(deal, before_1999=rules.before_1999)
            told = line.get("outcome", {"declarer": None, "score": 0})
            assert (found.declarer, found.score) == (told["declarer"], told["score"])
            assert (found.points, found.tricks) == (line["points"], line["tricks"])
            declared += found.declarer is not None
    assert declared


@at_each_table
def test_columns_add_up(rules: SkatRules) -> None:
    """The list of a series follows from its values, games won and games lost."""
    for steps in series(rules):
        end = steps[-1].after
        assert end.settlement is not None
        told = [line.outcome for line in end.lines if line.outcome is not None]
        won = sum(int(one["won"]) for one in told)
        lost = len(told) - won
        values = sum(end.settlement.totals)
        if rules.accounting == "bierlachs":
            assert max(end.settlement.totals) <= 0
            assert min(end.settlement.totals) <= -rules.goal
            continue
        assert values == sum(int(one["score"]) for one in told)
        for_others = 90 if rules.players == 4 and rules.bonus_to == "all" else 80
        assert sum(end.settlement.chalk) == values + 50 * (won - lost) + for_others * lost


@at_each_house
def test_a_scorer_of_the_house_agrees(rules: SkatRules) -> None:
    """Ramsch, Kontra and Bock change the columns as a scorer of its own finds."""
    scored = set[str]()
    for record in shy(rules):
        lines = [json.loads(text) for text in whole(record)]
        before = [0] * rules.players
        for change, line in scores(lines):
            now = [entry["points"] for entry in line["sheet"]]
            assert change == [new - old for old, new in zip(before, now, strict=True)]
            before = now
            scored.add(line.get("outcome", {"kind": "nothing"})["kind"])
    assert "ramsch" in scored


def test_a_question_tells_the_bid_and_the_open_hand() -> None:
    """The seat protocol carries the auction, earlier outcomes, and cards that lie open."""
    met = 0
    for step in series(ISKO)[0][:200]:
        legal = step.after.legal()
        if legal is None:
            continue
        seen = observe(step.after, legal.seat)
        line = Line.parse(1, choose(seen, 1000).encode())
        offers = legal_from(line, legal.seat)
        found = observation_from(line, ISKO, legal.seat, offers)
        assert (seen.deal, seen.lines) == (found.deal, found.lines)
        met += seen.deal is not None and seen.deal.open_hand is not None
    assert met


@pytest.mark.parametrize("rules", BIDDING.values(), ids=BIDDING)
def test_laws_of_cautious_series(rules: SkatRules) -> None:
    """Where players bid on their cards, points, columns, files and scores agree in every deal."""
    ends = Counter[str]()
    for number in range(GAMES_EACH or 1):
        record = record_of(
            list(cautious.series(rules, f"cautious {number}", number % rules.players)), "skat"
        )
        texts = list(whole(record))
        (read,) = games_in(BytesIO("\n".join(texts).encode()), find_game)
        assert (record, True) == (read.record, read.complete)
        lines = [json.loads(text) for text in texts]
        before = [0] * rules.players
        for change, line in scores(lines):
            now = [entry["points"] for entry in line["sheet"]]
            assert change == [new - old for old, new in zip(before, now, strict=True)]
            before = now
            if sum(line["tricks"]) == rules.hand_size:
                assert sum(line["points"]) == ALL_POINTS
            outcome = line.get("outcome", {"kind": "passed in"})
            ends[outcome["kind"]] += 1
            ends["declared"] += "won" in outcome
            ends["won"] += outcome.get("won", 0)
            ends["ended early"] += "ended" in outcome
        assert before == lines[-1]["totals"]
    assert 0 < ends["won"] < ends["declared"] or ends["ramsch"] == ends.total()
