"""Figures of two runs are compared by their ratio, and a file without figures is refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from reunion_desktop.bench import figures as bench
from reunion_desktop.bench.solver import solver_figures
from reunion_desktop.bench.timing import Figure, print_figures, timed
from reunion_desktop.cli import main
from reunion_desktop.storage.disk import StorageFault
from tests.solver.endings import compiled

MEASURED = (Figure("deals", 300.0, "deals/s"), Figure("idle", 0.5, "s"), Figure("new", 1.0, "ms"))


@pytest.fixture
def before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The output of an earlier run; this run measures three figures at once."""

    def measured(*, quick: bool) -> Iterator[Figure]:
        assert quick
        yield from MEASURED

    monkeypatch.setattr(bench, "every_figure", measured)
    path = tmp_path / "before.json"
    kept = [{"name": "deals", "value": 200, "unit": "deals/s"}, {"name": "idle", "value": 0}]
    path.write_text(json.dumps(kept), encoding="utf-8")
    return path


def test_ratios_stand_beside_the_figures(before: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Of this run to the earlier; nothing is divided by nothing, and what is new stands alone."""
    assert 0 == main(["bench", "--quick", "--compare", str(before)])
    deals, idle, new = capsys.readouterr().out.splitlines()
    assert ["300.000", "deals/s", "1.50"] == deals.split()[1:]
    assert ["0.500", "s"] == idle.split()[1:]
    assert ["1.000", "ms"] == new.split()[1:]


def test_programs_read_the_same(before: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """JSON has the earlier value and the ratio, and can be compared with in its turn."""
    assert 0 == main(["bench", "--quick", "--json", "--compare", str(before)])
    printed = capsys.readouterr().out
    deals, idle, new = json.loads(printed)
    assert (200, 1.5) == (deals["before"], deals["ratio"])
    assert "ratio" not in idle
    assert "before" not in new
    before.write_text(printed, encoding="utf-8")
    assert {one.name: one.value for one in MEASURED} == bench.kept_figures(before)


@pytest.mark.parametrize("content", ["", "[1]", '{"name": 1}', '[{"name": "x", "value": "y"}]'])
def test_a_file_without_figures_is_refused(
    before: Path, capsys: pytest.CaptureFixture[str], content: str
) -> None:
    """One sentence, before anything is measured."""
    before.write_text(content, encoding="utf-8")
    assert 2 == main(["bench", "--quick", "--compare", str(before)])
    assert f"reunion-desktop: {before} contains no figures from “bench --json”.\n" == (
        capsys.readouterr().err
    )
    with pytest.raises(StorageFault, match="can’t be read"):
        bench.kept_figures(before / "nowhere")


def test_one_game_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """How fast it is played and replayed, and nothing of the rest of the program."""
    monkeypatch.setattr(bench, "_SIMULATED", 2)
    monkeypatch.setattr(bench, "_REPLAYED", 2)
    assert 0 == main(["bench", "--game", "bauer", "--json"])
    names = [figure["name"] for figure in json.loads(capsys.readouterr().out)]
    told = [
        "bauer: random play on the engine alone",
        "bauer: random deals, record written",
        "bauer: replay of a game, median",
    ]
    assert told == names


def test_the_kept_baseline_can_be_compared_with() -> None:
    """The project's own figures lie beside the scripts that bundle it."""
    kept = bench.kept_figures(Path(__file__).parents[2] / "packaging" / "measure" / "bench.json")
    assert kept["random deals, record written"] > 0
    assert "memory (PSS) in a game" in kept


def test_players_are_timed_by_level(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time per move is measured for heuristic, network and searching players."""
    levels = [level for level, _ in bench._LEVELS]  # noqa: SLF001 - games enough for a test.
    assert ["club", "network", "expert"] == levels
    monkeypatch.setattr(bench, "_LEVELS", (("club", 1),))
    half, most = bench.level_figures()
    assert "club, a move, median" == half.name
    assert 0 < half.value <= most.value


@compiled
def test_figures_of_the_solver() -> None:
    """Every figure has a name of its own, a positive value and a unit."""
    figures = solver_figures(deals=1, seed="test", quick=True)
    assert len(figures) == len({figure.name for figure in figures}) == 7
    assert all(figure.value > 0 for figure in figures)
    assert {"ms", "layouts/s", "cards played", "million cards/s"} == {f.unit for f in figures}


def test_figures_are_printed_for_people_and_for_programs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A line for each figure, or one JSON list with all of them; a query takes some time."""
    figures = [Figure("archive, its file", 1.5, "MB"), Figure("search", timed(list), "ms")]
    print_figures(figures, as_json=False)
    first, second = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["archive,", "its", "file", "1.500", "MB"] == first
    assert ["search", "ms"] == [second[0], second[2]]
    print_figures(figures, as_json=True)
    told = json.loads(capsys.readouterr().out)
    assert {"name": "archive, its file", "value": 1.5, "unit": "MB"} == told[0]
    assert 0 < told[1]["value"]
