"""Result page of Bauer: all rows of worked deals, the Brot and the end of a session."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import Suit
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.plans import Opening
from reunion_desktop.engine.scoring import Entry, Mark, ScoreLine
from reunion_desktop.games.bauer.rules import CATSATCARDS, SAARLAND, BauerRules
from reunion_desktop.ui.games import count_of
from reunion_desktop.ui.games.bauer.words import BauerWords
from reunion_desktop.ui.games.side_count import company_at
from reunion_desktop.ui.words.info import InfoQuestion, answer
from tests.ui.games.counted import NAMES, deals, game, sheet

COUNT = count_of("bauer")
HEARTS, AWAY = Call("trump", Suit.HEARTS), Call("away")


def counted(
    tricks: int,
    left: tuple[int, int],
    *calls: Announce,
    rules: BauerRules = SAARLAND,
) -> Observation:
    """First deal with these tricks of the first side, and the countdowns after it."""
    sight = game(SAARLAND, "count 0")[0]
    assert sight.deal is not None
    entries = tuple(Entry(number, Mark.PLAIN) for number in left)
    line = ScoreLine(1, 3, (0,) * 4, (tricks, 0, 0, 8 - tricks), (), entries)
    auction = rules.auction((), Opening(1, 3, (0, 1, 2, 3), None))
    deal = replace(sight.deal, calls=calls, contract=auction.contract(calls))
    return replace(sight, rules=rules, lines=(line,), deal=deal, settlement=rules.settle((line,)))


def cells(sight: Observation) -> dict[str, tuple[str, ...]]:
    """Cells of the page by their label."""
    return {
        row.label: tuple(
            cell + tail
            for cell, tail in zip(row.cells, row.tails or ("",) * len(row.cells), strict=True)
        )
        for row in COUNT.deal(sight, NAMES).contents.figures
    }


@pytest.mark.parametrize(
    ("sight", "needed", "result", "to_go"),
    [
        (counted(5, (7, 8), Announce(2, HEARTS)), ("5", "4"), ("won", ""), ("8 → 7", "8")),
        (counted(4, (9, 7), Announce(2, HEARTS)), ("5", "4"), ("lost", ""), ("8 → 9", "8 → 7")),
        (counted(3, (8, 7), Announce(1, HEARTS)), ("4", "5"), ("", "won"), ("8", "8 → 7")),
        (
            counted(4, (8, 8), Announce(0, HEARTS), rules=CATSATCARDS),
            ("5", "5"),
            ("draw", ""),
            ("8", "8"),
        ),
    ],
)
def test_makers_count_down_or_up(
    sight: Observation, needed: tuple[str, ...], result: tuple[str, ...], to_go: tuple[str, ...]
) -> None:
    """Five tricks win, four lose or change nothing; the countdown shows before and after."""
    told = cells(sight)

    assert (needed, result, to_go) == (
        told["Tricks needed"],
        told["Result"],
        told["Countdown"],
    )
    assert "The Brot" not in told
    assert "Played alone" not in told


@pytest.mark.parametrize(
    ("tricks", "left", "result", "brot"),
    [(8, (0, 8), "won", ("won", "")), (7, (8, 0), "lost", ("", "won"))],
)
def test_who_plays_alone_needs_every_trick(
    tricks: int, left: tuple[int, int], result: str, brot: tuple[str, str]
) -> None:
    """A lone player's name is added; all eight tricks win a Brot, one lost gives it away."""
    told = cells(counted(tricks, left, Announce(1, HEARTS), Announce(2, AWAY)))

    assert ("", "Anna, hearts") == told["Trumps chosen by"]
    assert ("Karl", "") == told["Played alone"]
    assert ("8", "1") == told["Tricks needed"]
    assert (result, "") == told["Result"]
    assert brot == told["The Brot"]


@pytest.mark.parametrize("rules", [SAARLAND, CATSATCARDS])
def test_every_row_agrees_with_the_sheet(rules: BauerRules) -> None:
    """A deal has eight tricks; the countdown agrees with the score line."""
    for sight in deals(rules):
        told = cells(sight)
        assert 8 == sum(map(int, told["Tricks"]))
        left = tuple(str(entry.points) for entry in sight.lines[-1].sheet)
        assert left == tuple(cell.split(" → ")[-1] for cell in told["Countdown"])
        assert ("The Brot" in told) is (sight.settlement is not None)


def test_a_deal_is_told_in_order() -> None:
    """Each row occurs once, with partners named together, and a lone player by name only."""
    sight = counted(5, (7, 8), Announce(2, HEARTS))

    assert (
        "Result of deal 1. Trumps chosen by: Karl, hearts. Tricks needed: you and Karl 5, Anna"
        " and Eva 4. Tricks: you and Karl 5, Anna and Eva 3. Result: won. Countdown: you and Karl"
        " from 8 to 7, Anna and Eva unchanged: 8."
    ) == COUNT.deal_told(sight, company_at(sight, NAMES))


def brot(side: int) -> Observation:
    """A Brot that a side won by playing alone."""
    calls = Announce(0, HEARTS), Announce(side, AWAY)
    return counted(8, (0, 8), *calls) if side == 0 else counted(0, (8, 0), *calls)


@pytest.mark.parametrize(
    ("winners", "heading"),
    [
        ((0,), "You and Karl win the Brot"),
        ((1, 1), "Anna and Eva win the Brot"),
        ((0, 1, 0), "You and Karl win the Brot and the session"),
        (
            (0, 0, 1),
            "Anna and Eva win the Brot. You and Karl have the most Brote and win the session",
        ),
    ],
)
def test_a_brot_is_settled(winners: tuple[int, ...], heading: str) -> None:
    """The heading names the winners, the Brote of three, and at the end who has most."""
    games = [brot(side) for side in winners]
    page = COUNT.settlement(games[-1], sheet(SAARLAND, *games), NAMES)
    told = {row.label: row.cells for row in page.contents.figures}

    assert heading == page.heading
    assert (str(winners.count(0)), str(winners.count(1))) == told["Brote, of 3"]
    assert () == page.contents.moves
    assert ((0, 2), (1, 3)) == page.contents.columns
    assert "unit" not in page.text


def test_what_is_answered_names_partners_together() -> None:
    """Answers have tricks, tricks needed, countdown and Brote; the last trick has no points."""
    sight = counted(5, (7, 8), Announce(2, HEARTS))
    assert sight.deal is not None
    paper, words = sheet(SAARLAND, sight), BauerWords()
    own, theirs = (sum(sight.deal.tricks[seat::2]) for seat in (0, 1))

    assert (
        f"Tricks: you and Karl {own}, Anna and Eva {theirs}."
        " Tricks needed: you and Karl 5, Anna and Eva 4."
    ) == answer(InfoQuestion.POINTS, sight, paper, NAMES, words)
    assert (
        "Game 1, after deal 1. Countdown: you and Karl 7, Anna and Eva 8. Brote, of 3: you and"
        " Karl 0, Anna and Eva 0."
    ) == answer(InfoQuestion.SCORE, sight, paper, NAMES, words)
    assert "points" not in answer(InfoQuestion.TRICK, sight, paper, NAMES, words)
