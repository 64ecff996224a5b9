"""The text of a review, and the words and numbers of commands."""

from __future__ import annotations

import gettext
from collections.abc import Iterator

import pytest
import translation_files

from reunion_desktop.cli.review_command import review_lines
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.scoring import Counted
from reunion_desktop.review.deals import by_deal
from reunion_desktop.review.verdict import Choice, ChoiceValue, Verdict
from reunion_desktop.ui.language.shell_language import speak_as_the_shell
from reunion_desktop.ui.language.shell_words import amount, deal_name, decimal, per_game
from tests.cli.commanding import SPECIMEN, said

NOTHING = ChoiceValue(0.0, 0.0)
EXAMPLES = SPECIMEN.parents[2] / "reunion_desktop" / "storage" / "examples"


@pytest.fixture
def _english_again() -> Iterator[None]:
    """The next test finds English."""
    yield
    gettext.textdomain("messages")


def mistake(counted: Counted | None, gain: float) -> Verdict:
    """A mistake that costs half a unit, points aside, with another result in this deal."""
    better = Choice(CardSet.parse("HT"), ChoiceValue(0.5, -9.0), NOTHING)
    played = Choice(CardSet.parse("H9"), NOTHING, ChoiceValue(gain, 9.0))
    cost = ChoiceValue(0.5, -9.0)
    return Verdict(4, 1, 3, 0, (better, played), played, cost, (), 9, counted=counted)


def told(game: str, counted: Counted | None, gain: float) -> list[str]:
    """The lines of a review with one mistake."""
    return list(review_lines([(game, by_deal([mistake(counted, gain)], 0))]))


def test_cards_and_costs_are_explained_first() -> None:
    """The first lines explain the notation of the cards and the unit of the costs."""
    key, costs, *_ = told("hindersche", None, 0.0)
    assert "H hearts" in key
    assert "T ten" in key
    assert costs.startswith("Costs are in units")
    assert told("bauer", Counted.TRICKS, 0.0)[1].startswith("Costs are a share of the deal")


@pytest.mark.parametrize(
    ("counted", "gain", "line"),
    [
        (None, 0.0, "Cost: 0.50; with the actual cards none."),
        (None, -0.25, "Cost: 0.50; with the actual cards: 0.25."),
        (None, 0.25, "Cost: 0.50; with the actual cards a gain of 0.25."),
        (Counted.TRICKS, 0.25, "Cost: 25.0%; with the actual cards a gain of 12.5%."),
    ],
)
def test_a_cost_is_told_in_the_unit_in_which_it_was_judged(
    counted: Counted | None, gain: float, line: str
) -> None:
    """Points or tricks, which may point the other way, are not printed; no number has a sign."""
    assert f"  Trick 3: H9; better: HT. {line}" == told("bauer", counted, gain)[-1]


@pytest.mark.usefixtures("_english_again")
@pytest.mark.parametrize(
    ("language", "deal", "cost"),
    [("de", "Satz 1, Spiel 1, Platz 0: ", "25,0"), ("fr", "Manche 1, donne 1, place 0", "25,0")],
)
def test_a_review_is_told_in_the_language_of_the_shell(
    language: str, deal: str, cost: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Words, the unit played and the decimal separator are those of the language."""
    if translation_files.is_stale():
        translation_files.compile_translations()
    monkeypatch.setenv("LANGUAGE", language)
    assert speak_as_the_shell() is None
    _, _, head, line = told("viersche", Counted.POINTS, 0.0)
    assert head.startswith(deal)
    assert cost in line


def test_sets_are_counted_as_sets(capsys: pytest.CaptureFixture[str]) -> None:
    """A file of Viersche has sets; a file of several games has games."""
    assert ": one set, moves: " in said(capsys, "replay", str(EXAMPLES / "viersche.reunion"))[1]
    assert ": one game, moves: " in said(capsys, "replay", str(EXAMPLES / "bauer.reunion"))[1]
    assert "2 games" == amount({"viersche", "bauer"}, 2)
    assert "2 sets" == amount({"viersche"}, 2)
    assert ("one series", "2 series") == (amount({"skat"}, 1), amount({"skat"}, 2))
    assert "Series 2, deal 1" == deal_name("skat", 2, 1)
    assert "points per series" == per_game("points", "skat")


def test_a_rounded_zero_has_no_sign() -> None:
    """A figure that rounds to zero is printed without a minus."""
    assert "0.00" == decimal(-0.004, 2)
