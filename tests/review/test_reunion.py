"""The play checker: blames what could be known, counts luck apart, and can be called off."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from reunion_desktop.ai.player import Limit, Stop
from reunion_desktop.ai.reunion.network.search_config import ExpertConfig
from reunion_desktop.ai.roster import player_for
from reunion_desktop.arena.play import headless, seed_text
from reunion_desktop.cli import main
from reunion_desktop.engine.actions import DealCards, Discard, PlayCard
from reunion_desktop.engine.record import Header, Record
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.review import reunion
from reunion_desktop.review.deals import (
    DEAREST,
    Grade,
    by_deal,
    decisions,
    play_out_better,
    verdicts,
)
from reunion_desktop.review.judge import judge
from reunion_desktop.review.report import as_json
from reunion_desktop.review.verdict import Basis, NotReviewed, Verdict
from reunion_desktop.storage.codec import whole as whole_lines
from reunion_desktop.value_net.network import COMPILED

quick = pytest.mark.skipif(not COMPILED, reason="judging whole deals needs the compiled network")


@cache
def game_of(level: str, seed: str) -> Record:
    """A game in which all three seats play at one level."""
    record = Record(Header(RHINELAND, ("A", "B", "C"), 0, "1970-01-01"))
    players = [player_for("reunion", level, seed_text(seed, 1, seat)) for seat in range(3)]
    for step in headless(record.header, players, seed, limit=Limit(layouts=60)):
        record = record.plus(step.action)
    return record


@cache
def found_in(level: str, seed: str, seat: Seat) -> tuple[Verdict, ...]:
    """The verdicts on one seat in the deal of a random game in which it is the dealer."""
    return tuple(verdicts(game_of(level, seed), seat, "judge", Stop(), deal=seat + 1))


def test_every_own_decision_is_judged_and_no_other() -> None:
    """Thirty cards and one discard are a seat's decisions in a game of three deals."""
    record = game_of("random", "w")
    places = decisions(record, 1)

    assert 31 == len(places)
    for place in places:
        action = record.actions[place]
        assert isinstance(action, (PlayCard, Discard))
        assert 1 == action.seat
    assert places == tuple(sorted(sum((decisions(record, 1, deal) for deal in (1, 2, 3)), ())))


@quick
def test_the_expert_is_seldom_blamed_and_the_beginner_often(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The review, which uses the expert's search, rates an expert above a beginner."""
    monkeypatch.setattr(reunion, "_REACH", ExpertConfig(layouts=240, critical_z=None))
    monkeypatch.setattr(reunion, "_TRIALS", 120)
    costs = {
        level: sum(review.cost for review in by_deal(found_in(level, "w", 1), 1))
        for level in ("expert", "beginner")
    }
    assert costs["beginner"] > 2 * costs["expert"] + 0.25


@quick
def test_the_best_choice_is_never_blamed() -> None:
    """The best choice on average costs nothing, whatever the actual cards."""
    for verdict in found_in("club", "w", 0):
        if verdict.chosen == verdict.best:
            assert 0 == verdict.cost.units == verdict.cost.points
        else:
            assert verdict.cost.units >= 0
        assert verdict.best.average.units == max(c.average.units for c in verdict.choices)
        assert bool(verdict.reasons) == bool(verdict.cost.units) or not verdict.trick


@quick
def test_hindsight_is_what_was_made_where_the_rest_was_forced() -> None:
    """If all later choices are forced, the value with the actual cards is the result."""
    record, asked = game_of("club", "w"), 0
    steps = list(record.replay())
    for seat in range(3):
        points = record.match().lines[seat].points[seat]
        last = next(p for p in range(len(steps)) if len(steps[p].after.lines) > seat)
        for verdict in found_in("club", "w", seat):
            later = [steps[place].before.legal() for place in range(verdict.place + 1, last + 1)]
            if not verdict.forced and all(len(legal.cards) == 1 for legal in later if legal):
                assert points == verdict.chosen.hindsight.points
                asked += 1
    assert asked


@quick
def test_points_are_those_of_the_whole_deal() -> None:
    """No choice is worth more points than there are, nor fewer than its player has by then."""
    steps = list(game_of("club", "w").replay())
    for verdict in found_in("club", "w", 1):
        deal = steps[verdict.place].before.deal
        assert deal is not None
        if verdict.forced:
            continue
        for choice in verdict.choices:
            assert deal.points[1] <= choice.hindsight.points <= 150
            assert deal.points[1] <= choice.average.points <= 150


@quick
def test_the_same_seed_gives_the_same_verdict() -> None:
    """A review can be repeated: nothing in it depends on the clock."""
    record = game_of("club", "w")
    again = tuple(verdicts(record, 0, "judge", Stop(), deal=1))

    assert found_in("club", "w", 0) == again


@quick
def test_a_review_tells_three_mistakes_at_most() -> None:
    """Mistakes are sorted by cost; the grade follows from the total cost."""
    for review in by_deal(found_in("beginner", "w", 1), 1):
        costs = [verdict.cost.units for verdict in review.dearest]
        assert costs == sorted(costs, reverse=True)
        assert len(costs) <= DEAREST
        assert all(costs)
        assert (review.grade is Grade.FLAWLESS) == (review.cost == 0)
        assert [v.place for v in review.verdicts] == sorted(v.place for v in review.verdicts)


@quick
def test_the_better_card_can_be_played_out() -> None:
    """The deal goes on from the better choice to its count, with the same cards."""
    record = game_of("beginner", "w")
    review = max(by_deal(found_in("beginner", "w", 1), 1), key=lambda one: one.cost)
    verdict = review.dearest[0]

    other = play_out_better(record, verdict, "dice", Stop())

    assert record.actions[: verdict.place] == other.actions[: verdict.place]
    action = other.actions[verdict.place]
    assert isinstance(action, (PlayCard, Discard))
    cards = action.cards if isinstance(action, Discard) else [action.card]
    assert set(verdict.best.cards) == set(cards)
    assert review.number == len(other.match().lines)


def test_a_review_can_be_called_off() -> None:
    """The stop is honoured before the first verdict."""
    stop = Stop()
    stop.set()
    found = verdicts(game_of("random", "w"), 0, "judge", stop)
    # The last card of a deal is forced, and needs no search.
    assert next(found).forced
    with pytest.raises(NotReviewed):
        list(found)


class Impatient(Stop):
    """A stop flag that is set after some number of checks."""

    def __init__(self, timeouts: int) -> None:
        """Wait so long."""
        super().__init__()
        self.timeouts = timeouts

    def is_set(self) -> bool:
        """Test whether the limit is reached."""
        self.timeouts -= 1
        return self.timeouts < 0


@pytest.mark.parametrize("number", [0, -4], ids=["laying away", "a card"])
def test_called_off_at_any_moment_nothing_half_is_told(
    monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    """A cancelled review gives no partial verdict."""
    monkeypatch.setattr("reunion_desktop.review.reunion._TRIALS", 6)
    record = game_of("random", "w")
    step = list(record.replay())[place := decisions(record, 0, 1)[number]]
    whole, ended = judge(step, place, "judge", Stop()), 0
    for timeouts in range(8):
        try:
            assert whole == judge(step, place, "judge", Impatient(timeouts))
        except NotReviewed:
            ended += 1
    assert 1 <= ended < 8


def test_where_the_budget_is_spent_fewer_layouts_or_judgement_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Playouts that take too long end nothing: the verdict says what it rests on."""
    monkeypatch.setattr("reunion_desktop.review.reunion._NODES", 3_000)
    found = tuple(verdicts(game_of("random", "w"), 0, "judge", Stop(), deal=1))

    assert 11 == len(found)
    assert found[-1].basis is Basis.RULE
    assert Basis.LAYOUTS in {verdict.basis for verdict in found}
    for verdict in found:
        if verdict.basis is Basis.RULE:
            assert not verdict.forced
            assert 0 == verdict.layouts == verdict.cost.units == verdict.cost.points
    (review,) = by_deal(found, 0)
    assert not review.complete
    (told,) = [json.loads(line) for line in as_json([(1, [review])]).splitlines()]
    bases = [decision["basis"] for decision in told["decisions"]]
    assert [verdict.basis.value for verdict in review.verdicts] == bases


@quick
def test_fewer_layouts_than_wanted_are_told_from_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same decision, once with a budget that is enough and once with less."""
    record = game_of("random", "w")
    step = list(record.replay())[place := decisions(record, 0, 1)[1]]
    wanted = judge(step, place, "judge", Stop())
    assert wanted.basis is Basis.LAYOUTS
    monkeypatch.setattr("reunion_desktop.review.reunion._NODES", 60_000)
    fewer = judge(step, place, "judge", Stop())
    assert fewer.basis is Basis.FEWER
    assert 8 <= fewer.layouts < wanted.layouts


@quick
def test_only_so_much_is_judged_without_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the compiled core only the last tricks are reviewed; earlier moves cost nothing."""
    monkeypatch.setattr("reunion_desktop.review.reunion._TRICKS", 3)
    found = tuple(verdicts(game_of("random", "w"), 0, "judge", Stop(), deal=1))
    for verdict in found:
        early = verdict.trick <= RHINELAND.hand_size - 3
        assert verdict.forced or (verdict.basis is Basis.RULE) == early
    assert any(verdict.layouts for verdict in found)


def test_a_review_by_rule_is_told_on_the_command_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Rules that make it endless do not end the review; a line says what it rests on."""
    monkeypatch.setattr("reunion_desktop.review.reunion._NODES", 1)
    path = tmp_path / "1862.reunion"
    given = ["simulate", "--rules", "1862", "--seats", "random,random,random"]
    assert 0 == main([*given, "--record", str(path)])
    capsys.readouterr()

    assert 0 == main(["replay", str(path), "--review"])
    deals = capsys.readouterr().out.count("Analysed with fewer layouts: 0; by estimate only: ")
    assert 3 == deals


def test_a_deal_is_no_decision() -> None:
    """Chance is not judged."""
    step = next(iter(game_of("random", "w").replay()))
    assert isinstance(step.action, DealCards)
    with pytest.raises(TypeError):
        judge(step, 0, "judge", Stop())


@quick
def test_json_says_what_was_found() -> None:
    """One line a deal, with every choice that was weighed."""
    reviews = by_deal(found_in("club", "w", 0), 0)
    told = [json.loads(line) for line in as_json([(1, reviews)]).splitlines()]

    assert [review.number for review in reviews] == [line["deal"] for line in told]
    for review, line in zip(reviews, told, strict=True):
        assert review.grade.value == line["grade"]
        assert len(review.verdicts) == len(line["decisions"])
        for decision in line["decisions"]:
            assert decision["chosen"] in [choice["cards"] for choice in decision["choices"]]


@quick
def test_a_record_is_reviewed_from_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line per deal with the worst mistakes below it, or one JSON object."""
    whole = game_of("club", "w")
    one = next(at for at in range(len(whole.actions)) if whole.rewound(at).match().lines)
    path = tmp_path / "deal.reunion"
    lines = whole_lines(whole.rewound(one))
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")

    assert 0 == main(["replay", str(path), "--review", "--seat", "2"])
    assert "Game 1, deal 1, seat 2: " in capsys.readouterr().out
    assert 0 == main(["replay", str(path), "--review", "--seat", "2", "--json"])
    (told,) = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert (1, 1, 2) == (told["game"], told["deal"], told["seat"])
