"""The file with the player's progress."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reunion_desktop.practice.progress_file import read_progress, write_progress
from reunion_desktop.practice.schedule import PracticeProgress, Repetition
from reunion_desktop.storage.disk import StorageFault
from reunion_desktop.ui.language.fault_patterns import translated_fault
from tests.strategies import LAW

KEYS = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
REPETITIONS = st.builds(
    Repetition,
    st.integers(1, 5),
    st.dates(),
    st.integers(1, 99),
    st.floats(0, 1).map(lambda mark: round(mark, 3)),
)
PROGRESS = st.builds(
    PracticeProgress,
    st.dictionaries(KEYS, REPETITIONS, max_size=9),
    st.floats(0, 3000).map(lambda rating: round(rating, 2)),
    st.none() | st.dates(),
    st.lists(KEYS, max_size=3).map(tuple),
)
GOOD: dict[str, object] = {
    "format": 1,
    "rating": 1500.0,
    "week": None,
    "chosen": [],
    "problems": {},
}


@LAW
@given(PROGRESS)
def test_progress_is_read_as_it_was_written(
    tmp_path_factory: pytest.TempPathFactory, progress: PracticeProgress
) -> None:
    """Nothing changes on the way through the file."""
    path = tmp_path_factory.mktemp("progress") / "practice.json"
    write_progress(path, progress)
    assert (progress, "") == read_progress(path)


def test_no_file_is_a_fresh_start(tmp_path: Path) -> None:
    """The first start says nothing."""
    assert (PracticeProgress(), "") == read_progress(tmp_path / "practice.json")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '{"format":1',
        json.dumps(GOOD | {"format": 2}),
        json.dumps(GOOD | {"rating": "high"}),
        json.dumps(GOOD | {"rating": float("nan")}),
        json.dumps(GOOD | {"week": 3}),
        json.dumps(GOOD | {"problems": [1]}),
        json.dumps(GOOD | {"problems": {"a": [6, "2026-11-23", 1, 1.0]}}),
        json.dumps(GOOD | {"problems": {"a": [1, "soon", 1, 1.0]}}),
        json.dumps(GOOD | {"problems": {"a": [1, "2026-11-23", 1, "full"]}}),
        json.dumps(GOOD | {"problems": {"a": [1]}}),
        "[" * 100_000,
    ],
)
def test_a_damaged_file_is_put_aside(tmp_path: Path, text: str) -> None:
    """One sentence names the file that was renamed; the practice begins anew."""
    path = tmp_path / "practice.json"
    path.write_text(text, encoding="utf-8")
    progress, notice = read_progress(path)
    assert PracticeProgress() == progress
    assert notice.endswith("was renamed to practice.json.old.")
    assert notice.replace("renamed", "new") == translated_fault(
        notice, lambda words: words.replace("renamed", "new")
    )
    assert text == (tmp_path / "practice.json.old").read_text(encoding="utf-8")
    write_progress(path, PracticeProgress({"a": Repetition(1, date(2026, 11, 23), 1, 0.5)}))
    assert "" == read_progress(path)[1]


def test_a_file_that_cannot_be_written_stays(tmp_path: Path) -> None:
    """The fault is one sentence, and the old progress is still there."""
    path = tmp_path / "folder" / "practice.json"
    with pytest.raises(StorageFault, match="Could not save"):
        write_progress(path, PracticeProgress())
