"""Result page of Viersche: all rows of worked deals, the set and the session."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.scoring import Entry, Mark, ScoreLine
from reunion_desktop.games.viersche.rules import CATSATCARDS, PAGAT, VierscheRules
from reunion_desktop.ui.games import count_of, words_of
from reunion_desktop.ui.games.side_count import company_at
from tests.ui.games.counted import NAMES, cells, game, settled, sheet

REACHED = Call("reached")


def line(points: tuple[int, int], rungs: tuple[int, int] = (0, 0), tricks: int = 5) -> ScoreLine:
    """Deal with points and rungs by side, and the tricks of the first."""
    entries = tuple(Entry(won, Mark.PLAIN) for won in rungs)
    return ScoreLine(1, 3, (points[0], points[1], 0, 0), (tricks, 9 - tricks, 0, 0), (), entries)


def viersche(
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


@pytest.mark.parametrize(
    ("last", "rows"),
    [
        (
            line((104, 36), (1, 0)),
            {
                "Tricks": ("5", "4"),
                "Points": ("104", "36"),
                "Points needed": ("100", "100"),
                "Rungs won": ("1", ""),
                "Rungs left": ("4 → 3", "4"),
            },
        ),
        (
            line((86, 54)),
            {
                "Tricks": ("5", "4"),
                "Points": ("86", "54"),
                "Points needed": ("100", "100"),
                "Points written": ("86", ""),
                "Needed in the next deal": ("14", "46"),
                "Rungs left": ("4", "4"),
            },
        ),
    ],
)
def test_a_hundred_wins_a_rung(last: ScoreLine, rows: dict[str, tuple[str, ...]]) -> None:
    """A hundred points win a rung; otherwise points are written, and what is missing is needed."""
    assert rows == cells(viersche(last))


def test_a_tie_is_written_and_a_march_wins_two_rungs() -> None:
    """Both sides write equal points; all nine tricks win two rungs, and the row says why."""
    tied, march = cells(viersche(line((70, 70)))), cells(viersche(line((140, 0), (2, 0), 9)))
    assert (("70", "70"), ("30", "30")) == (tied["Points written"], tied["Needed in the next deal"])
    assert ("2", "") == march["Rungs for all nine tricks"]
    assert ("4 → 2", "4") == march["Rungs left"]


@pytest.mark.parametrize(
    ("callers", "held", "said"),
    [
        ((2,), 6, ("correct", "")),
        ((1,), 6, ("", "wrong")),
        ((1, 0), 5, ("correct", "wrong")),
        ((0,), 0, ("wrong", "")),
    ],
)
def test_a_claim_was_right_or_wrong(
    callers: tuple[int, ...], held: int, said: tuple[str, str]
) -> None:
    """A true claim stops play and wins the rung; every other claim was false."""
    calls = tuple(Announce(seat, REACHED) for seat in callers)
    lines = line((86, 54)), line((16, 20), (1, 0), 1)
    told = cells(viersche(*lines, calls=calls, held=held))
    assert said == told["Claim"]
    assert (("14", "46"), ("16", "20")) == (told["Points needed"], told["Points"])


def won(wiped: int) -> tuple[ScoreLine, ...]:
    """Set won by the first side, with this many rungs wiped by the other."""
    return (*[line((36, 104), (0, 1))] * wiped, *[line((104, 36), (1, 0))] * 4)


@pytest.mark.parametrize(
    ("wiped", "label", "marks"),
    [(2, "Marks for this set", "1"), (0, "Two marks, no rung wiped", "2")],
)
def test_a_set_is_settled(wiped: int, label: str, marks: str) -> None:
    """The losers of a set get one mark, or two if they have not wiped a rung."""
    heading, rows = settled(PAGAT, viersche(*won(wiped)))
    assert "You and Karl win the set" == heading
    assert ("0", str(4 - wiped)) == rows["Rungs left"]
    assert (("", marks), ("0", marks)) == (rows[label], rows["Marks on the frame, of 4"])


def test_a_match_is_lost_with_four_marks() -> None:
    """Four marks lose the session; a session of a single set has no such limit."""
    heading, _ = settled(PAGAT, *[viersche(*won(0))] * 2)
    assert "You and Karl win the set and the session" == heading
    heading, rows = settled(CATSATCARDS, viersche(*won(0), rules=CATSATCARDS))
    assert "You and Karl win the set" == heading
    assert "Marks on the frame" in rows


def test_viersche_is_told_by_sides() -> None:
    """Written points, and those still needed, come after the points; a standing has no units."""
    sight = viersche(line((86, 54)))
    company = company_at(sight, NAMES)
    written = (
        "Points written: you and Karl 86. Needed in the next deal: you and Karl 14; Anna and Eva"
        " 46."
    )
    left = "Rungs left: you and Karl 4; Anna and Eva 4."
    assert (
        "Result of deal 1. Tricks: you and Karl 5; Anna and Eva 4. Points: you and Karl 86; Anna"
        f" and Eva 54. Points needed: you and Karl 100; Anna and Eva 100. {written} {left}"
    ) == count_of("viersche").deal_told(sight, company)
    assert (
        f"{left} {written} Marks on the frame, of 4: you and Karl 0; Anna and Eva 0."
        " Set 1, after deal 1."
    ) == words_of("viersche").standing(sheet(PAGAT, sight), PAGAT, company)
