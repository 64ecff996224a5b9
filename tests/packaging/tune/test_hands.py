"""The script that fits the weights of Skat's hands."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import hands as tune_hands
import pytest

from reunion_desktop.ai.skat.evaluator import DeclarersHand, Evaluator, group_of
from reunion_desktop.ai.skat.hands import GRAND_GAME, SUIT_GAMES


def test_the_same_seed_writes_the_same_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Neither the process nor the hour changes the weights; games played are reported."""
    texts = []
    arguments = ["hands.py", "--hands", "12", "--deals", "6", "--level", "beginner"]
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
    seen = [tune_hands.Example(grand, good, 1.0, 8), tune_hands.Example(grand, bad, 0.0, 8)]
    weights = tune_hands.sigmoid_fit(seen * 20, "fit")
    judge = Evaluator({"grand": weights})
    assert judge.chance(grand, good) > 0.9
    assert judge.chance(grand, bad) < 0.1


def test_calibration_moves_the_mean() -> None:
    """Base and slope bring the mean of the estimates to the share of games won."""
    judge = Evaluator(tune_hands.guessed())
    seen = list(tune_hands.open_card_examples(judge, SUIT_GAMES, 40, "mean"))
    played = [one._replace(won=float(place % 4 > 0)) for place, one in enumerate(seen)]
    base, slope = tune_hands.calibration(judge, played)
    weights = tune_hands.guessed()
    weights["suit"] |= {"calibrated base": base, "calibrated slope": slope}
    after = Evaluator(weights)
    assert {group_of(one.kind) for one in played} == {"suit"}
    mean = sum(after.chance(one.kind, one.hand) for one in played) / len(played)
    assert mean == pytest.approx(0.75, abs=0.05)
