"""Files of newer versions are kept or refused."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from reunion_desktop.app.application import application_for_table
from reunion_desktop.app.table import Table
from reunion_desktop.cli import main
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.storage.settings import read_settings, write_settings
from reunion_desktop.ui.dialogs.preferences import Preferences, load, settings_with

SPECIMEN = Path(__file__).parents[2] / "assets" / "specimen.reunion"


def test_settings_of_a_newer_version_survive(tmp_path: Path) -> None:
    """Unknown keys of newer settings are kept on every write."""
    path = tmp_path / "settings.json"
    newer = {"look/cloth": "oxblood", "look/lamp": "oil", "tomorrow/weather": "fair"}
    preferences = load(newer, RHINELAND)
    changed = replace(preferences, sound=not preferences.sound)
    write_settings(path, settings_with(newer, changed))

    again = read_settings(path)
    assert ("oil", "fair") == (again["look/lamp"], again["tomorrow/weather"])
    assert preferences.cloth == load(again, RHINELAND).cloth


def test_missing_settings_are_completed() -> None:
    """Missing settings get their defaults; others keep their values."""
    preferences = load({"look/cloth": "oxblood"}, RHINELAND)
    assert "oxblood" == preferences.cloth.value
    assert replace(preferences, cloth=Preferences().cloth) == Preferences()


def test_a_record_of_a_newer_version_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The sentence says which format this version reads; the file stays as it is."""
    newer = tmp_path / "newer.reunion"
    newer.write_text(SPECIMEN.read_text(encoding="utf-8").replace('"format":1', '"format":2'))
    before = newer.read_bytes()
    assert 1 == main(["replay", str(newer)])
    told = capsys.readouterr().err
    assert told.startswith(f"reunion-desktop: {newer}: Line 1:")
    assert "format" in told
    assert before == newer.read_bytes()


@pytest.mark.usefixtures("qapp")
def test_a_journal_of_a_newer_version_is_kept(tmp_path: Path) -> None:
    """The table opens with a new game and says why; what the newer one wrote is put aside whole."""
    games = tmp_path / "games"
    games.mkdir()
    newer = SPECIMEN.read_text(encoding="utf-8").replace('"format":1', '"format":2').encode()
    (games / "journal.reunion").write_bytes(newer)
    application_for_table()
    table = Table(tmp_path, hurry=True)
    table.take_up()
    notice = table.recorder.notice
    table.close()
    assert notice
    kept = [path for path in games.iterdir() if path.suffix != ".lock"]
    assert newer in [path.read_bytes() for path in kept]
