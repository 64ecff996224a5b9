"""The list of figures: added up field by field, and nothing is left out."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

from reunion_desktop.history.scores import Score, Totals, named
from reunion_desktop.storage.archive.schema import opened

KEYS = ["game", "seat", "person"]
SCORE_FIELDS = tuple(field.name for field in fields(Score))


def test_two_tallies_add_up_figure_by_figure() -> None:
    """Those of a score, the games, those played to their end, and the game's own by name."""
    names = (*SCORE_FIELDS, "games", "complete")
    one = Totals(**{name: place for place, name in enumerate(names)}, stats=(("a", 1), ("b", -2)))
    other = Totals(**dict.fromkeys(names, 100), stats=(("b", 2), ("c", 3)))
    both = {name: 100 + place for place, name in enumerate(names)}

    assert Totals(**both, stats=(("a", 1), ("c", 3))) == one.plus(other)
    assert one == one.plus(Totals())


def test_every_figure_is_a_column_of_the_archive(tmp_path: Path) -> None:
    """The newest schema has the fields of a score in their order; only units come in halves."""
    columns = opened(tmp_path / "archive.db").execute("PRAGMA table_info(score)").fetchall()
    kinds = {name: kind for _, name, kind, *_ in columns}

    assert [*KEYS, *SCORE_FIELDS] == list(kinds)
    assert {"units", "receipts"} == {name for name, kind in kinds.items() if kind == "REAL"}


def test_a_games_own_figures_have_names() -> None:
    """A missing statistic is 0; several can be summed."""
    totals = Totals(stats=named({"bowers_won": 2, "stangen_given": 0, "bowers_lost": 3}))

    assert (("bowers_lost", 3), ("bowers_won", 2)) == totals.stats
    assert (2, 0) == (totals.count("bowers_won"), totals.count("stangen_given"))
    assert 5 == totals.sum(("bowers_won", "bowers_lost", "marches"))
