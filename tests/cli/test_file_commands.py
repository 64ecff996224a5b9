"""The commands that read a record: replay, sheet and solve."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from reunion_desktop.cli import main
from tests.cli.commanding import SPECIMEN, is_one_sentence, said


def test_annotate_prints_a_record_that_is_true(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The annotated form is a record again, and says the same."""
    _, out, _ = said(capsys, "replay", "--annotate", str(SPECIMEN))
    again = tmp_path / "again.reunion"
    again.write_text(out, encoding="utf-8")
    assert said(capsys, "replay", str(again))[0] == 0
    assert all("type" in json.loads(line) for line in out.splitlines())


def test_one_game_is_no_plural(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The text about a single game uses the singular."""
    record = str(tmp_path / "one.reunion")
    said(capsys, "simulate", "--seats", "random,random,random", "--record", record)
    _, out, _ = said(capsys, "replay", record)
    assert f"{record}: one game, moves: " in out


def test_a_record_with_a_wrong_line_is_refused_with_its_number(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Exit code 1, and the line at fault."""
    lines = (SPECIMEN).read_text(encoding="utf-8").splitlines()
    number = next(i for i, line in enumerate(lines) if '"type":"trick"' in line)
    lines[number] = lines[number].replace('"winner":', '"winner":1')
    wrong = tmp_path / "wrong.reunion"
    wrong.write_text("\n".join(lines) + "\n", encoding="utf-8")

    code, _, err = said(capsys, "replay", str(wrong))

    assert code == 1
    assert f"Line {number + 1}:" in err
    assert is_one_sentence(err)


def test_a_refusal_explains_its_notation(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A sentence that names seats and cards says how both are written."""
    text = SPECIMEN.read_text(encoding="utf-8")
    played = next(line for line in text.splitlines() if '"type":"play"' in line)
    card = json.loads(played)["card"]
    other = "CA" if card != "CA" else "SA"
    wrong = tmp_path / "wrong.reunion"
    wrong.write_text(text.replace(played, played.replace(card, other), 1), encoding="utf-8")

    code, _, err = said(capsys, "replay", str(wrong))

    assert 1 == code
    assert "Seats: 0 is the first player in the file. Cards: first the suit (C clubs" in err
    assert is_one_sentence(err)


@pytest.mark.parametrize("ending", ["txt", "csv"])
def test_sheet(capsys: pytest.CaptureFixture[str], tmp_path: Path, ending: str) -> None:
    """The specimen's totals stand on the sheet."""
    out = tmp_path / f"sheet.{ending}"
    code, _, err = said(capsys, "sheet", str(SPECIMEN), "--out", str(out))
    assert (0, "") == (code, err)
    text = out.read_text(encoding="utf-8")
    assert all(total in text for total in ("235", "38", "177"))


@pytest.mark.parametrize(
    ("ending", "beginning"), [("pdf", b"%PDF-"), ("png", b"\x89PNG"), ("svg", b"<?xml")]
)
@pytest.mark.parametrize("look", ["paper", "slate", "plain"])
def test_sheet_is_drawn(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    ending: str,
    beginning: bytes,
    look: str,
) -> None:
    """Pages are drawn in each look; two tables in a file give two pages."""
    out = tmp_path / f"sheet.{ending}"
    given = ("--look", look, "--paper", "letter", "--dpi", "40", "--place", "Mainz")
    code, text, err = said(capsys, "sheet", str(SPECIMEN), "--out", str(out), *given)
    files = [out] if ending == "pdf" else [tmp_path / f"sheet-{n}.{ending}" for n in (1, 2)]
    assert (0, "") == (code, err)
    assert ("" if ending == "pdf" else "\n".join(map(str, files)) + "\n") == text
    assert all(file.read_bytes().startswith(beginning) for file in files)
    assert set(files) == set(tmp_path.iterdir())


@pytest.mark.parametrize("ending", ["txt", "csv"])
def test_a_sheet_in_words_needs_no_qt(tmp_path: Path, ending: str) -> None:
    """Where Qt cannot be loaded, text and table are written all the same."""
    script = (
        "import sys; sys.modules['PySide6'] = None\n"
        "from reunion_desktop.cli import main; sys.exit(main(sys.argv[1:]))\n"
    )
    out = tmp_path / f"sheet.{ending}"
    given = ["sheet", str(SPECIMEN), "--out", str(out)]
    done = subprocess.run([sys.executable, "-c", script, *given], check=False)
    assert 0 == done.returncode
    assert "235" in out.read_text(encoding="utf-8")


@pytest.mark.parametrize("command", ["replay", "sheet"])
def test_files_that_are_no_records(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str
) -> None:
    """An empty, foreign or newer file is refused with exit code 1 and one sentence.

    Of a missing one nothing can be answered: that is a fault outside.
    """
    newer = (SPECIMEN).read_text(encoding="utf-8").replace('"format":1', '"format":2', 1)
    files = {
        "missing": None,
        "empty": b"",
        "picture": b"\x89PNG\r\n\x1a\n\x00\x00",
        "newer": newer.encode(),
        "other": b'{"type":"chess"}\n',
    }
    for name, content in files.items():
        path = tmp_path / name
        if content is not None:
            path.write_bytes(content)
        more = ("--out", str(tmp_path / "sheet.txt")) if command == "sheet" else ()
        code, out, err = said(capsys, command, str(path), *more)
        assert (2 if content is None else 1, "") == (code, out), name
        assert is_one_sentence(err), err
        assert not (tmp_path / "sheet.txt").exists()


def test_solve_prints_every_lead(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As a table for people and as JSON for programs."""
    record = tmp_path / "game.reunion"
    assert 0 == main(["simulate", "--seed", "3", "--record", str(record)])
    capsys.readouterr()
    assert 0 == main(["solve", str(record), "--deal", "2", "--trick", "7", "--json"])
    told = json.loads(capsys.readouterr().out)
    assert ["seat", "trick", "values", "nodes", "ms"] == list(told)
    assert (7, 4) == (told["trick"], len(told["values"]))
    assert 0 == main(["solve", str(record), "--deal", "2", "--trick", "7"])
    head, *rows, key, foot = capsys.readouterr().out.splitlines()
    assert f"Deal 2, trick 7: seat {told['seat']} leads. Points by card:" == head
    assert key.startswith("Cards: first the suit")
    assert told["values"] == {card: int(points) for card, points in map(str.split, rows)}
    assert f"Cards played in search: {told['nodes']}; " in foot


def test_solve_refuses_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A record that is not true is the answer no; a deal that is not there is wrong use."""
    record = tmp_path / "game.reunion"
    main(["simulate", "--record", str(record)])
    capsys.readouterr()
    assert 2 == main(["solve", str(record), "--deal", "4"])
    sentence = "There is no deal 4 with a lead in this game file; it has 3."
    assert f"reunion-desktop: {sentence}\n" == capsys.readouterr().err
    record.write_text(record.read_text(encoding="utf-8").replace('"points":', '"points":1', 1))
    assert 1 == main(["solve", str(record), "--deal", "1"])
    assert "it must be" in capsys.readouterr().err
