"""The list of figures: added up field by field, and nothing is left out."""

from __future__ import annotations

from pathlib import Path

from reunion_desktop.history.scores import SCORE_FIELDS, Score, Totals
from reunion_desktop.storage.archive.schema import opened

KEYS = ["game", "seat", "person"]


def test_two_tallies_add_up_figure_by_figure() -> None:
    """Those of a score, the games, and those played to their end."""
    names = (*SCORE_FIELDS, "games", "complete")
    one = Totals(**{name: place for place, name in enumerate(names)})
    other = Totals(**dict.fromkeys(names, 100))

    assert Totals(**{name: 100 + place for place, name in enumerate(names)}) == one.plus(other)
    assert one == one.plus(Totals())


def test_every_figure_is_a_column_of_the_archive(tmp_path: Path) -> None:
    """The newest schema has the fields of a score in their order; only units come in halves."""
    columns = opened(tmp_path / "archive.db").execute("PRAGMA table_info(score)").fetchall()
    kinds = {name: kind for _, name, kind, *_ in columns}

    assert [*KEYS, *SCORE_FIELDS] == list(kinds)
    assert {"units", "receipts"} == {name for name, kind in kinds.items() if kind == "REAL"}


def test_deals_are_those_at_every_place() -> None:
    """A deal is dealt by oneself or by another."""
    assert 6 == Score(dealer_deals=1, forehand_deals=2, middlehand_deals=3).deals
