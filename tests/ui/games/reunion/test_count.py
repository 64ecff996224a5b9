"""Result and settlement of Réunion: rows, payments, and the same as text."""

from __future__ import annotations

from dataclasses import replace

from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.scoring import ScoreLine
from reunion_desktop.games.reunion.rules import FRANCAIS, PIERER_1862
from reunion_desktop.ui.games import count_of
from reunion_desktop.ui.games.count import Paid
from reunion_desktop.ui.games.reunion.score_rows import balance_of, moves_of
from tests.ui.games.reunion.specimen import NAMES, sheet, sight_after

COUNT = count_of("reunion")
STANGEN, BOWERS = "Stangen (units)", "Bowers (units)"
MISSING = {"Needed for 150", "Needed for 100"}


def cells(sight: Observation) -> dict[str, tuple[str, ...]]:
    """Cells of a deal's page by their label."""
    return {row.label: row.cells for row in COUNT.deal(sight, NAMES).contents.figures}


def ended(sight: Observation, line: ScoreLine) -> Observation:
    """Observation with another line for its last deal."""
    return replace(sight, lines=(*sight.lines[:-1], line))


def test_a_deal_is_counted_row_by_row() -> None:
    """Tricks, their points, discards and the last trick add up to the entered points."""
    assert {
        "Tricks": ("2", "1", "7"),
        "Points in tricks": ("26", "24", "87"),
        "Discards": ("3", "", ""),
        "Last trick": ("", "", "10"),
        "Deal total": ("29", "24", "97"),
        BOWERS: ("", "−1", "+1"),
        "After this deal": ("29", "24", "97"),
        "Needed for 150": ("121", "126", "53"),
        "Needed for 100": ("71", "76", "3"),
    } == cells(sight_after(1))


def test_a_trickless_dealer_has_the_discards_alone() -> None:
    """A dealer without a trick scores the discards, underlined, and pays for the Stange."""
    page = COUNT.deal(sight_after(2), NAMES)
    assert {
        "Discards": ("", "14", ""),
        "Deal total": ("98", "14", "38"),
        STANGEN: ("+1", "−2", "+1"),
        "After 2 deals": ("127", "38", "135"),
        "Needed for 150": ("23", "112", "15"),
        "Needed for 100": ("–", "62", "–"),
    }.items() <= cells(sight_after(2)).items()
    assert BOWERS not in cells(sight_after(2))
    underlined = {row.label: row.underlined for row in page.contents.figures if row.underlined}
    assert {"Deal total": (1,)} == underlined


def test_rows_that_do_not_apply_are_left_out() -> None:
    """Nothing is missing after the last deal, no fees without payments, no total in a play-off."""
    last = COUNT.deal(sight_after(3), NAMES).contents.figures
    assert MISSING.isdisjoint(row.label for row in last)
    assert ("Game total", ("235", "38", "177"), (0,)) == (
        last[-1].label,
        last[-1].cells,
        last[-1].best,
    )
    three, one = sight_after(3), sight_after(1)
    free = replace(ended(three, replace(three.lines[-1], payments=())), rules=FRANCAIS)
    assert {BOWERS, STANGEN}.isdisjoint(cells(free))
    playoff = ended(one, replace(one.lines[-1], playoff=True))
    assert {"After this deal", "Game total", *MISSING}.isdisjoint(cells(playoff))


def test_units_are_earned_where_nobody_pays() -> None:
    """With winnings only, a fee appears only for the player who earns it."""
    sight = sight_after(1)
    rules = sight.rules.changed({"ledger": "receipts", "session_rank": "gross"})
    assert ("", "", "+1") == cells(replace(sight, rules=rules))[BOWERS]


def test_void_discards_count_nothing() -> None:
    """Under the rules of 1862 the discards of a dealer without a trick count nothing."""
    sight = sight_after(2)
    seen = ended(sight, replace(sight.lines[-1], points=(98, 0, 38)))
    assert ("", "0", "") == cells(replace(seen, rules=PIERER_1862))["Discards"]


def test_a_stange_and_what_is_free_are_words() -> None:
    """A hand without a trick is not shown as 0; a player who no longer pays is *safe*."""
    sight, stange = sight_after(2), sight_after(3).lines[-1].sheet
    line = replace(sight.lines[-1], points=(98, 0, 160), sheet=stange)
    told = cells(ended(sight, line))
    assert "Stange" == told["Deal total"][1]
    assert ("23", "126", "safe") == told["Needed for 150"]


def test_a_count_is_read_aloud_as_it_is_written() -> None:
    """Each row has a line of text with the players and their amounts."""
    page = COUNT.deal(sight_after(2), NAMES)
    lines = page.text.splitlines()
    assert "Result of deal 2" == page.heading
    assert "Tricks: Emma 7, Martha 0, Heinrich 3." == lines[0]
    assert "Discards: Martha 14." == lines[2]
    assert "Needed for 100: Emma –, Martha 62, Heinrich –." in lines
    assert [row.label for row in page.contents.figures] == [
        line.partition(":")[0] for line in lines
    ]


def test_the_settlement_tells_who_pays_whom_and_why() -> None:
    """The settlement comes first, then the fees by deal, with the names of the columns."""
    page = COUNT.settlement(sight_after(3), sheet(), NAMES)
    assert "You win the game with 235 points" == page.heading
    moves = page.contents.moves
    assert Paid("Martha", "Emma", "3", "matsch, under 50: 38 points") == moves[0]
    assert ["left bower captured, deal 1", "Stange, deal 2", "Stange, deal 2"] == [
        move.reason for move in moves[1:4]
    ]
    assert Paid("Heinrich", "Emma", "1", "left bower captured, deal 3") in moves
    assert "Martha to you: 3; matsch, under 50: 38 points" == page.text.splitlines()[0]
    rows = {row.label: row.cells for row in page.contents.figures}
    assert ("235", "38", "177") == rows["Game total"]
    assert ("+6", "−8", "+2") == rows["This game (units)"] == rows["Session (units)"]
    units = [0.0, 0.0, 0.0]
    for move in moves_of(sight_after(3)):
        units[move.payer] -= move.units
        units[move.payee] += move.units
    assert tuple(units) == balance_of(sheet())[-1].amounts
    assert () == moves_of(sight_after(2))


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
