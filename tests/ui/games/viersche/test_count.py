"""Result page of Viersche: all rows of worked deals, the set and the session."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.scoring import Entry, Mark, ScoreLine
from reunion_desktop.games.viersche.rules import CATSATCARDS, PAGAT, VierscheRules
from reunion_desktop.ui.games import count_of
from reunion_desktop.ui.games.side_count import company_at
from reunion_desktop.ui.games.viersche.words import VierscheWords
from tests.ui.games.counted import NAMES, deals, game, sheet

COUNT = count_of("viersche")
REACHED = Call("reached")


def line(points: tuple[int, int], rungs: tuple[int, int] = (0, 0), tricks: int = 5) -> ScoreLine:
    """Deal with points and rungs by side, and the tricks of the first."""
    entries = tuple(Entry(won, Mark.PLAIN) for won in rungs)
    return ScoreLine(1, 3, (points[0], points[1], 0, 0), (tricks, 9 - tricks, 0, 0), (), entries)


def seen(
    *lines: ScoreLine,
    calls: tuple[Announce, ...] = (),
    held: int = 0,
    rules: VierscheRules = PAGAT,
) -> Observation:
    """Set after some deals; the last one has these calls and this many cards left."""
    sight = game(PAGAT, "count 0")[0]
    assert sight.deal is not None
    deal = replace(sight.deal, calls=calls, held=(held,) * 4)
    return replace(sight, rules=rules, lines=lines, deal=deal, settlement=rules.settle(lines))


def cells(sight: Observation) -> dict[str, tuple[str, ...]]:
    """Cells of the page by their label."""
    return {row.label: row.cells for row in COUNT.deal(sight, NAMES).contents.figures}


def test_a_hundred_wins_a_rung() -> None:
    """A hundred points win a rung: points, points needed, and one rung less."""
    assert {
        "Tricks": ("5", "4"),
        "Points": ("104", "36"),
        "Points needed": ("100", "100"),
        "Rungs won": ("1", ""),
        "Rungs left": ("4 → 3", "4"),
    } == cells(seen(line((104, 36), (1, 0))))


@pytest.mark.parametrize(
    ("points", "written", "needs"),
    [((86, 54), ("86", ""), ("14", "46")), ((70, 70), ("70", "70"), ("30", "30"))],
)
def test_a_number_is_written(
    points: tuple[int, int], written: tuple[str, ...], needs: tuple[str, ...]
) -> None:
    """Without a hundred, the page shows the written points and what each side still needs."""
    told = cells(seen(line(points)))

    assert (written, needs) == (told["Points written"], told["Needed in the next deal"])
    assert ("4", "4") == told["Rungs left"]
    assert "Rungs won" not in told


@pytest.mark.parametrize(
    ("calls", "held", "rungs", "said"),
    [
        ((Announce(2, REACHED),), 6, (1, 0), ("correct", "")),
        ((Announce(1, REACHED),), 6, (1, 0), ("", "wrong")),
        ((Announce(1, REACHED), Announce(0, REACHED)), 5, (1, 0), ("correct", "wrong")),
        ((Announce(0, REACHED),), 0, (1, 0), ("wrong", "")),
    ],
)
def test_a_claim_was_right_or_wrong(
    calls: tuple[Announce, ...], held: int, rungs: tuple[int, int], said: tuple[str, str]
) -> None:
    """A true claim stops play and wins the rung; every other claim was false."""
    told = cells(seen(line((86, 54)), line((16, 20), rungs, 1), calls=calls, held=held))

    assert said == told["Claim"]
    assert ("14", "46") == told["Points needed"]
    assert ("16", "20") == told["Points"]


def test_all_nine_tricks_win_two_rungs() -> None:
    """All nine tricks win two rungs, and the row names the reason."""
    told = cells(seen(line((140, 0), (2, 0), 9)))

    assert ("2", "") == told["Rungs for all nine tricks"]
    assert ("4 → 2", "4") == told["Rungs left"]


@pytest.mark.parametrize("rules", [PAGAT, CATSATCARDS])
def test_every_row_agrees_with_the_sheet(rules: VierscheRules) -> None:
    """Points add up unless play was stopped; rungs left are those not wiped."""
    for sight in deals(rules, 4):
        told = cells(sight)
        assert sight.deal is not None
        assert any(sight.deal.held) or 140 == sum(map(int, told["Points"]))
        wiped = (sum(one.sheet[side].points for one in sight.lines) for side in (0, 1))
        left = tuple(str(4 - each) for each in wiped)
        assert left == tuple(cell.split(" → ")[-1] for cell in told["Rungs left"])
        assert ("Claim" in told) is bool(sight.deal.calls)


def won(*losers: int) -> tuple[ScoreLine, ...]:
    """Set won by the first side, with this many rungs wiped by the other."""
    own = [line((104, 36), (1, 0))] * 4
    return (*([line((36, 104), (0, 1))] * sum(losers)), *own)


@pytest.mark.parametrize(
    ("wiped", "label", "marks"),
    [(2, "Marks for this set", "1"), (0, "Two marks, no rung wiped", "2")],
)
def test_a_set_is_settled(wiped: int, label: str, marks: str) -> None:
    """The losers of a set get one mark, or two if they have not wiped a rung."""
    sight = seen(*won(wiped))
    page = COUNT.settlement(sight, sheet(PAGAT, sight), NAMES)
    told = {row.label: row.cells for row in page.contents.figures}

    assert "You and Karl win the set" == page.heading
    assert ("0", str(4 - wiped)) == told["Rungs left"]
    assert ("", marks) == told[label]
    assert ("0", marks) == told["Marks on the frame, of 4"]
    assert () == page.contents.moves


def test_a_match_is_lost_with_four_marks() -> None:
    """Four marks lose the session; a session of a single set has no such limit."""
    sight, other = seen(*won(0)), seen(*won(0), rules=CATSATCARDS)
    match = COUNT.settlement(sight, sheet(PAGAT, sight, sight), NAMES)
    alone = COUNT.settlement(other, sheet(CATSATCARDS, other), NAMES)

    assert "You and Karl win the set and the session" == match.heading
    assert "You and Karl win the set" == alone.heading
    assert "Marks on the frame" == alone.contents.figures[-1].label


def test_counts_are_told_in_order() -> None:
    """Written points, and the points still needed, come after the points of the deal."""
    sight = seen(line((86, 54)))

    assert (
        "Result of deal 1. Tricks: you and Karl 5, Anna and Eva 4. Points: you and Karl 86, Anna"
        " and Eva 54. Points needed: you and Karl 100, Anna and Eva 100. Points written: you and"
        " Karl 86. Needed in the next deal: you and Karl 14, Anna and Eva 46. Rungs left: you"
        " and Karl 4, Anna and Eva 4."
    ) == COUNT.deal_told(sight, company_at(sight, NAMES))


def test_how_the_set_stands() -> None:
    """The standing has rungs, written points and the frame, but no units."""
    sight = seen(line((86, 54)))

    assert (
        "Set 1, after deal 1. Rungs left: you and Karl 4, Anna and Eva 4. Points written: you"
        " and Karl 86. Needed in the next deal: you and Karl 14, Anna and Eva 46. Marks on the"
        " frame, of 4: you and Karl 0, Anna and Eva 0."
    ) == VierscheWords().standing(sheet(PAGAT, sight), PAGAT, company_at(sight, NAMES))
