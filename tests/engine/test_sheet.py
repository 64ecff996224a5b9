"""Contents of a score sheet's description."""

from __future__ import annotations

import pytest

from reunion_desktop.engine.sheet import (
    Cell,
    Grid,
    Ladder,
    Marks,
    Row,
    RowKind,
    Sheet,
    Shown,
    Strokes,
    means,
)


def row(key: str, shown: Shown = Shown.EVERYWHERE) -> Row:
    """A row of one empty cell."""
    return Row(key, RowKind.DEAL, 1, 1, (Cell(),), shown=shown)


def test_rows_are_drawn_where_they_are_to_be_shown() -> None:
    """Paper, text and table leave out different rows; strokes and ladders stand everywhere."""
    marks = Marks("frame", (Strokes(1),))
    rows = (row("deal"), row("note", Shown.PAPER), row("paid", Shown.TABLE))
    sheet = Sheet(blocks=(Grid(rows), marks), account=(Grid((row("sum", Shown.TEXT),)),))
    keys = {shown: [line.key for line in sheet.lines(shown)] for shown in Shown}

    assert {
        Shown.PAPER: ["deal", "note", "frame"],
        Shown.TEXT: ["deal", "frame", "sum"],
        Shown.TABLE: ["deal", "paid", "frame"],
    } == keys


def test_partners_share_a_column() -> None:
    """Both names stand above it, also under other names."""
    sheet = Sheet("", ("A", "B", "C", "D"), ((0, 2), (1, 3)))

    assert ("A & C", "B & D") == sheet.heads
    assert ("W & Y", "X & Z") == sheet.under(("W", "X", "Y", "Z")).heads


def test_half_rungs_are_left_until_they_are_wiped() -> None:
    """Each side counts its own."""
    assert (3, 0) == Ladder(4, (1, 4)).left


def test_a_meaning_tells_by_name() -> None:
    """Asking a meaning for an unknown name is an error."""
    meaning = means("fee", units=-1, deal=2)

    assert (-1, 2) == (meaning["units"], meaning["deal"])
    with pytest.raises(KeyError):
        meaning["points"]


def test_a_label_may_differ_from_the_rows_own_key() -> None:
    """A row's label does not change its key."""
    labelled = Row("balance", RowKind.BALANCE, 1, 0, (), label="receipts")

    assert ("receipts", ("balance", 1, 0)) == (labelled.named, labelled.place)
    assert "deal" == row("deal").named
