"""The script that fits the weights of Skat's hands."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

import hands as tune_hands
import pytest
from declared import Example, declared_games
from declared import main as print_table
from logistic import sigmoid_fit

from reunion_desktop.ai.skat.evaluator import DeclarersHand, Evaluator, group_of
from reunion_desktop.ai.skat.hands import (
    GRAND_GAME,
    NULL_GAME,
    NULL_OUVERT,
    SUIT_GAMES,
    GameKind,
)


def test_the_same_seed_writes_the_same_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Neither the process nor the hour changes the weights; games played are reported."""
    texts = []
    arguments = ["hands.py", "--hands", "12", "--club", "6", "--strong", "1"]
    for name in ("first.json", "second.json"):
        monkeypatch.setattr(tune_hands, "OUT", tmp_path / name)
        monkeypatch.setattr(sys, "argv", arguments)
        tune_hands.main()
        texts.append((tmp_path / name).read_text(encoding="utf-8"))
    assert texts[0] == texts[1]
    assert set(json.loads(texts[0])["weights"]) == {"suit", "grand", "null", "ouvert"}


def test_a_fit_tells_good_hands_from_bad() -> None:
    """Weights fitted to hands of which one always wins and another never give those chances."""
    grand, away = GRAND_GAME, 0b110
    good = DeclarersHand(sum(1 << card for card in (5, 14, 23, 32, 8, 17, 26, 35, 4, 13)), away)
    bad = DeclarersHand(sum(1 << card for card in (5, 10, 11, 12, 19, 20, 21, 28, 29, 30)), away)
    seen = [Example(grand, good, 1.0, 8), Example(grand, bad, 0.0, 8)]
    weights = sigmoid_fit(seen * 20, "fit")
    judge = Evaluator({"grand": weights})
    assert judge.chance(grand, good) > 0.9
    assert judge.chance(grand, bad) < 0.1


def played(kinds: Sequence[GameKind], number: int) -> list[Example]:
    """Games of which three in four are won."""
    judge = Evaluator(tune_hands.guessed())
    seen = tune_hands.open_card_examples(judge, kinds, number, "mean")
    return [one._replace(won=float(place % 4 > 0)) for place, one in enumerate(seen)]


def test_calibration_moves_the_mean() -> None:
    """Base and slope bring the mean of the estimates to the share of games won."""
    games = {"club": {"suit": played(SUIT_GAMES, 100)}}
    weights = tune_hands.guessed()
    usual = tune_hands.corrected(weights, games)
    after = Evaluator(weights, tune_hands.calibrated(weights, usual, games["club"]))
    seen = games["club"]["suit"]
    assert {group_of(one.kind) for one in seen} == {"suit"}
    mean = sum(after.chance(one.kind, one.hand) for one in seen) / len(seen)
    assert mean == pytest.approx(0.75, abs=0.02)


def test_games_played_correct_the_weights() -> None:
    """Where all games with the lead are lost, the lead is worth less than with open cards."""
    seen = [one._replace(won=float(not one.hand.leads)) for one in played(SUIT_GAMES, 100)]
    weights = tune_hands.guessed()
    before = weights["suit"]["leads"]
    tune_hands.corrected(weights, {"club": {"suit": seen}})
    assert weights["suit"]["leads"] < before


@pytest.mark.parametrize("forced", [False, True])
def test_declared_games_are_seen_as_by_their_declarer(*, forced: bool) -> None:
    """Ten cards and two discards, or a Hand game."""
    found = list(declared_games("beginner", range(1, 9), "seen", forced=forced))
    assert len(found) == 8
    for one in found:
        if one is not None:
            assert one.hand.cards.bit_count() == 10
            assert one.hand.away.bit_count() in {0, 2}
            assert not one.hand.cards & one.hand.away


def test_forced_games_include_hand_and_null() -> None:
    """Of eight deals one is a Hand game, two are Null or left out; none is passed in."""
    found = list(declared_games("beginner", range(1, 17), "seen", forced=True))
    for number, one in enumerate(found, 1):
        if number % 4:
            assert one is not None
            assert number % 8 != 2 or not one.hand.away
        elif one is not None:
            assert one.kind == (NULL_OUVERT if number % 8 else NULL_GAME)
            assert one.hand.away
    assert any(found[3::4])


def test_the_table_of_tenths(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command prints a line for each tenth of the games."""
    monkeypatch.setattr(sys, "argv", ["declared.py", "--deals", "12"])
    print_table()
    lines = capsys.readouterr().out.splitlines()
    deals, games = lines[0].split()[0], int(lines[0].split()[2])
    assert deals == "12"
    assert games >= 10
    assert len(lines) == 11
    assert sum(int(line.split()[-1]) for line in lines[1:]) == games
