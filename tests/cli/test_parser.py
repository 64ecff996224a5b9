"""The command line: what it prints, its exit codes, and one sentence for every mistake."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from reunion_desktop import __version__
from reunion_desktop.cli import main
from reunion_desktop.games.reunion import PRESETS

SAVES = Path(__file__).parents[1] / "storage" / "saves"


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, standard output and standard error of a command."""
    code = main(arguments)
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def is_one_sentence(text: str) -> bool:
    """Whether a text is one line, says who speaks, and ends with a full stop."""
    return text.startswith("reunion-desktop: ") and text.endswith(".\n") and text.count("\n") == 1


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    """The version is printed with the program's name."""
    code, out, _ = said(capsys, "--version")
    assert code == 0
    assert out.startswith(f"Reunion Desktop {__version__}")


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_simulated_and_replayed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, preset: str
) -> None:
    """What simulate writes, replay accepts."""
    record = str(tmp_path / "record.reunion")
    simulate = ("simulate", "--games", "3", "--seats", "club,club,random", "--rules", preset)
    assert said(capsys, *simulate, "--record", record)[0] == 0

    code, out, err = said(capsys, "replay", record)

    assert (0, "") == (code, err)
    assert "3 games" in out


def test_same_seed_same_bytes(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A simulation is the same byte for byte, whenever and wherever it is made."""
    records = [tmp_path / name for name in ("one", "two")]
    for record in records:
        said(capsys, "simulate", "--games", "2", "--seed", "x", "--record", str(record))
    assert records[0].read_bytes() == records[1].read_bytes()


def test_annotate_prints_a_record_that_is_true(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The annotated form is a record again, and says the same."""
    _, out, _ = said(capsys, "replay", "--annotate", str(SAVES / "format-1.reunion"))
    again = tmp_path / "again.reunion"
    again.write_text(out, encoding="utf-8")
    assert said(capsys, "replay", str(again))[0] == 0
    assert all("type" in json.loads(line) for line in out.splitlines())


def test_a_record_with_a_wrong_line_is_refused_with_its_number(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Exit code 1, and the line at fault."""
    lines = (SAVES / "format-1.reunion").read_text(encoding="utf-8").splitlines()
    number = next(i for i, line in enumerate(lines) if '"type":"trick"' in line)
    lines[number] = lines[number].replace('"winner":', '"winner":1')
    wrong = tmp_path / "wrong.reunion"
    wrong.write_text("\n".join(lines) + "\n", encoding="utf-8")

    code, _, err = said(capsys, "replay", str(wrong))

    assert code == 1
    assert f"Line {number + 1}:" in err
    assert is_one_sentence(err)


@pytest.mark.parametrize("ending", ["txt", "csv"])
def test_sheet(capsys: pytest.CaptureFixture[str], tmp_path: Path, ending: str) -> None:
    """The specimen's totals stand on the sheet."""
    out = tmp_path / f"sheet.{ending}"
    code, _, err = said(capsys, "sheet", str(SAVES / "format-1.reunion"), "--out", str(out))
    assert (0, "") == (code, err)
    text = out.read_text(encoding="utf-8")
    assert all(total in text for total in ("235", "38", "177"))


@pytest.mark.parametrize(
    ("ending", "beginning"), [("pdf", b"%PDF-"), ("png", b"\x89PNG"), ("svg", b"<?xml")]
)
@pytest.mark.parametrize("look", ["paper", "slate", "plain"])
def test_sheet_is_drawn(
    capsys: pytest.CaptureFixture[str],
    qapp: object,  # noqa: ARG001 - Qt may be started once only.
    tmp_path: Path,
    ending: str,
    beginning: bytes,
    look: str,
) -> None:
    """Pages are drawn in each look; two tables in a file give two pages."""
    out = tmp_path / f"sheet.{ending}"
    given = ("--look", look, "--paper", "letter", "--dpi", "40", "--place", "Mainz")
    code, text, err = said(
        capsys, "sheet", str(SAVES / "format-1.reunion"), "--out", str(out), *given
    )
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
    given = ["sheet", str(SAVES / "format-1.reunion"), "--out", str(out)]
    done = subprocess.run([sys.executable, "-c", script, *given], check=False)
    assert 0 == done.returncode
    assert "235" in out.read_text(encoding="utf-8")


def test_options_after_a_preset(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """An option is set on top of a preset, and stands in the record."""
    record = tmp_path / "record"
    rules = "rhineland,max_tens_discarded=2,fifty_band=false"
    said(capsys, "simulate", "--rules", rules, "--record", str(record))
    header = json.loads(record.read_text(encoding="utf-8").splitlines()[0])
    assert header["rules"]["max_tens_discarded"] == 2
    assert header["rules"]["fifty_band"] is False


WRONG = [
    ("simulate", "--seats", "club,club"),
    ("simulate", "--seats", "club,club,clubb"),
    ("simulate", "--games", "0"),
    ("simulate", "--games", "many"),
    ("simulate", "--rules", "bavaria"),
    ("simulate", "--rules", "rhineland,tens=3"),
    ("simulate", "--rules", "rhineland,max_tens_discarded=3"),
    ("simulate", "--rules", "rhineland,max_tens_discarded"),
    ("simulate", "--rules", "rhineland,ledger=receipts,session_rank=net"),
    ("simulate", "--record", "/nowhere/at/all/record"),
    ("simulate", "--record", "/"),
    ("simulate", "--sidewise"),
    ("arena", "--seats", "club"),
    ("arena", "--deals", "-1"),
    ("sheet", str(SAVES / "format-1.reunion"), "--out", "sheet.doc"),
    ("sheet", str(SAVES / "format-1.reunion"), "--out", "sheet.png", "--dpi", "29"),
    ("sheet", str(SAVES / "format-1.reunion"), "--out", "sheet.png", "--dpi", "1201"),
    ("sheet", str(SAVES / "format-1.reunion"), "--out", "sheet.png", "--look", "gold"),
    ("sheet", str(SAVES / "format-1.reunion"), "--out", "sheet.png", "--paper", "a0"),
    ("sheet", str(SAVES / "format-1.reunion"), "--out", "/nowhere/at/all/sheet.pdf"),
    ("sheet", str(SAVES / "format-1.reunion"), "--out", "/nowhere/at/all/sheet.txt"),
    ("sheet", str(SAVES / "format-1.reunion")),
    ("replay",),
    ("--sidewise",),
    ("one.reunion", "two.reunion"),
]


@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_wrong_use(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]) -> None:
    """Exit code 2 and one sentence on standard error; nothing on standard output."""
    code, out, err = said(capsys, *arguments)
    assert (2, "") == (code, out)
    assert is_one_sentence(err), err


@pytest.mark.parametrize("command", ["replay", "sheet"])
def test_files_that_are_no_records(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str
) -> None:
    """A missing, empty, foreign or newer file is refused with exit code 1 and one sentence."""
    newer = (
        (SAVES / "format-1.reunion")
        .read_text(encoding="utf-8")
        .replace('"format":1', '"format":2', 1)
    )
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
        assert (1, "") == (code, out), name
        assert is_one_sentence(err), err
        assert not (tmp_path / "sheet.txt").exists()


def test_a_failed_simulation_leaves_the_old_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Nothing half-written takes the place of what was there."""
    record = tmp_path / "record"
    record.write_text("old", encoding="utf-8")
    said(capsys, "simulate", "--seats", "club,club,nobody", "--record", str(record))
    assert record.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [record]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only there a display may lack")
def test_no_display_is_said_in_one_sentence() -> None:
    """Where no window can be opened the program says so and leaves, without an abort."""
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {key: value for key, value in os.environ.items() if key not in hidden}
    done = subprocess.run(
        [sys.executable, "-m", "reunion_desktop"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (2, "") == (done.returncode, done.stdout)
    assert is_one_sentence(done.stderr), done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell with pipes like this")
def test_a_reader_that_has_enough_is_no_fault() -> None:
    """Output into a closed pipe ends quietly."""
    command = f"{sys.executable} -m reunion_desktop replay --annotate {SAVES / 'format-1.reunion'}"
    done = subprocess.run(
        ["/bin/sh", "-c", f"{command} | head -1"], capture_output=True, text=True, check=False
    )
    assert (0, "") == (done.returncode, done.stderr)


def test_another_start_in_the_same_folder_rings_and_leaves(tmp_path: Path) -> None:
    """Two tables never write one journal: the second asks the first to come forward."""
    script = (
        "import sys, subprocess\n"
        "from pathlib import Path\n"
        "from reunion_desktop.app.recorder import DiskRecorder\n"
        "from reunion_desktop.games.reunion import REUNION\n"
        "recorder = DiskRecorder(Path(sys.argv[1]) / 'games', REUNION)\n"
        "command = [sys.executable, '-m', 'reunion_desktop', '--data-dir', sys.argv[1]]\n"
        "done = subprocess.run(command, capture_output=True, text=True)\n"
        "sys.stderr.write(done.stderr)\n"
        "sys.exit(done.returncode)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path)],
        env=dict(os.environ, QT_QPA_PLATFORM="offscreen"),
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (0, "") == (done.returncode, done.stderr)
    assert 1 == len(list((tmp_path / "bell").glob("*.json")))


def test_a_folder_without_a_name_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """Otherwise games would be kept wherever the shell happens to stand."""
    assert 2 == main(["--data-dir="])
    assert "expected the name of a folder" in capsys.readouterr().err
