"""Result and settlement of Réunion, as text and figures."""

from __future__ import annotations

from dataclasses import replace

from reunion_desktop.ui.games import count_of
from reunion_desktop.ui.games.count import Paid
from tests.ui.games.reunion.specimen import NAMES, sheet, sight_after

COUNT = count_of("reunion")


def test_a_count_is_read_aloud_as_it_is_written() -> None:
    """Each row has a line of text with the players and their amounts."""
    page = COUNT.deal(sight_after(2), NAMES)
    lines = page.text.splitlines()
    assert "Result of deal 2" == page.heading
    assert "Tricks: Emma 7, Martha 0, Heinrich 3." == lines[0]
    assert "Discards: Martha 14." == lines[2]
    assert "Needed for 150: Emma 23, Martha 112, Heinrich 15." in lines
    assert "Needed for 100: Emma –, Martha 62, Heinrich –." in lines
    assert [row.label for row in page.contents.figures] == [
        line.partition(":")[0] for line in lines
    ]


def test_a_stange_and_what_is_free_are_words() -> None:
    """A hand without a trick is not shown as 0; a player who no longer pays is *safe*."""
    sight = sight_after(2)
    line = replace(sight.lines[-1], points=(98, 0, 160), sheet=sight_after(3).lines[-1].sheet)
    page = COUNT.deal(replace(sight, lines=(*sight.lines[:1], line)), NAMES)
    cells = {row.label: row.cells for row in page.contents.figures}
    assert "Stange" == cells["Deal total"][1]
    assert ("23", "126", "safe") == cells["Needed for 150"]


def test_the_settlement_tells_who_pays_whom_and_why() -> None:
    """The settlement lists the payments, addressing the player as *you*, and the balance."""
    page = COUNT.settlement(sight_after(3), sheet(), NAMES)
    assert "You win the game with 235 points" == page.heading
    assert Paid("Martha", "you", "3", "matsch, under 50: 38 points") == page.contents.moves[0]
    assert Paid("Martha", "you", "1", "Stange, deal 2") in page.contents.moves
    assert Paid("Heinrich", "you", "1", "left bower captured, deal 3") in page.contents.moves
    assert "Martha to you: 3; matsch, under 50: 38 points" == page.text.splitlines()[0]
    cells = {row.label: row.cells for row in page.contents.figures}
    assert ("235", "38", "177") == cells["Game total"]
    assert ("+6", "−8", "+2") == cells["This game (units)"]


def test_a_settlement_of_receipts_takes_nothing_from_anybody() -> None:
    """With winnings only, units are earned from a named player, and nobody has a minus."""
    receipts = replace(sheet(), ledger="receipts", rank="gross")
    page = COUNT.settlement(sight_after(3), receipts, NAMES)
    assert "You earn 3 from Martha; matsch, under 50: 38 points" == page.text.splitlines()[0]
    assert "Heinrich earns 1 from Martha; left bower captured, deal 1" in page.text.splitlines()
    assert "+3" == page.contents.moves[0].units
    assert ("+6", "0", "+3") == page.contents.figures[1].cells


def test_a_game_in_which_nobody_pays_says_so() -> None:
    """Three players who share the win at 150 have no payments."""
    sight = sight_after(3)
    assert sight.settlement is not None
    lines = tuple(replace(line, payments=()) for line in sight.lines)
    settled = replace(sight.settlement, payments=(), winners=(0, 1, 2), totals=(150, 150, 150))
    page = COUNT.settlement(replace(sight, lines=lines, settlement=settled), sheet(), NAMES)
    assert () == page.contents.moves
    assert "Nobody pays." == page.text.splitlines()[0]
    assert "You, Martha and Heinrich win the game with 150 points each" == page.heading
