"""Result page of Hunsrücker Bauern: tricks, declarers, lines, games and session."""

from __future__ import annotations

from dataclasses import replace

from reunion_desktop.engine.scoring import ScoreLine
from reunion_desktop.games.hunsruecker.options import counts
from reunion_desktop.games.hunsruecker.rules import HUNSRUECK
from reunion_desktop.ui.games import count_of
from reunion_desktop.ui.games.hunsruecker.words import HunsrueckerWords
from reunion_desktop.ui.games.side_count import company_at
from tests.ui.games.counted import SIX, deals, game, sheet

COUNT = count_of("hunsruecker")


def test_every_deal_says_what_it_did_to_the_lines() -> None:
    """Tricks add up to five; a void deal has only the lines."""
    played = deals(HUNSRUECK, 4)
    nothing = ScoreLine(9, 0, (0,) * 6, (0,) * 6, (), played[0].lines[-1].sheet, played=False)
    dealt_again = replace(played[0], lines=(*played[0].lines, nothing))
    for sight in (*played, dealt_again):
        rows = {row.label: row.cells for row in COUNT.deal(sight, SIX).contents.figures}
        before, after = counts(sight.lines[:-1]), counts(sight.lines)
        lines = tuple(
            str(new) if old == new else f"{old} → {new}"
            for old, new in zip(before, after, strict=True)
        )
        assert lines == rows["Lines"]
        line = sight.lines[-1]
        assert line.played == ("Tricks" in rows)
        if line.played:
            assert 5 == sum(map(int, rows["Tricks"]))
            assert 1 == sum(map(bool, rows["Result"]))


def test_the_winners_are_named() -> None:
    """The three winners are named, and after the last game the winners of the session."""
    ends = [game(HUNSRUECK, f"count {number}")[-1] for number in range(3)]
    first = COUNT.settlement(ends[0], sheet(HUNSRUECK, ends[0]), SIX)
    assert "win the game" in first.heading
    assert "sitting" not in first.heading
    last = COUNT.settlement(ends[2], sheet(HUNSRUECK, *ends), SIX)
    assert "the session" in last.heading
    rows = {row.label: row.cells for row in last.contents.figures}
    assert 3 == sum(map(int, rows["Games, of 3"]))


def test_what_is_answered_in_the_midst_of_a_game() -> None:
    """Answers in a game have tricks by side, declarers, lines and games."""
    sight = next(sight for sight in deals(HUNSRUECK, 6) if sight.lines[-1].played)
    company, words = company_at(sight, SIX), HunsrueckerWords()
    made = words.made(sight, company)
    assert made is not None
    assert made.startswith("Tricks: you, Karl and Georg ")
    standing = words.standing(sheet(HUNSRUECK, sight), HUNSRUECK, company)
    assert standing.startswith("Game 1, after deal ")
    assert "Games, of 3: " in standing
