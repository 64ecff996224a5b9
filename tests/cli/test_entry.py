"""The entry point: what may be typed, exit codes, and one sentence for every mistake."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from reunion_desktop import __version__
from reunion_desktop.cli import main
from tests.cli.commanding import SPECIMEN, is_one_sentence, said


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    """The version is printed with the program's name."""
    code, out, _ = said(capsys, "--version")
    assert code == 0
    assert out.startswith(f"Reunion Desktop {__version__}")


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
    ("simulate", "--games=--"),
    ("sheet", str(SPECIMEN), "--out", "sheet.txt", "--place=--"),
    ("simulate", "--game", "3"),
    ("simulate", "--time-ms", "9223372036854775807", "--seats", "strong,random,random"),
    ("simulate", "--layouts", "9" * 5000),
    ("simulate", "--seed", "\udcff"),
    ("simulate", "--seats", "club,club,exec:\udcff"),
    ("arena", "--game"),
    ("arena", "--jobs", "257"),
    ("arena", "--seats", "club"),
    ("arena", "--deals", "-1"),
    ("sheet", str(SPECIMEN), "--out", "sheet.doc"),
    ("sheet", str(SPECIMEN), "--out", "sheet.png", "--dpi", "29"),
    ("sheet", str(SPECIMEN), "--out", "sheet.png", "--dpi", "1201"),
    ("sheet", str(SPECIMEN), "--out", "sheet.png", "--look", "gold"),
    ("sheet", str(SPECIMEN), "--out", "sheet.png", "--paper", "a0"),
    ("sheet", str(SPECIMEN), "--out", "/nowhere/at/all/sheet.pdf"),
    ("sheet", str(SPECIMEN), "--out", "/nowhere/at/all/sheet.txt"),
    ("sheet", str(SPECIMEN)),
    ("replay",),
    ("--sidewise",),
    ("--vers",),
    ("one.reunion", "two.reunion"),
]


@pytest.mark.parametrize("arguments", WRONG, ids=lambda words: ascii(" ".join(words))[:60])
def test_wrong_use(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]) -> None:
    """Exit code 2 and one sentence on standard error; nothing on standard output."""
    code, out, err = said(capsys, *arguments)
    assert (2, "") == (code, out)
    assert is_one_sentence(err), err


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
    command = f"{sys.executable} -m reunion_desktop replay --annotate {SPECIMEN}"
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
        "from reunion_desktop.games.reunion.rules import GAME as REUNION\n"
        "recorder = DiskRecorder(Path(sys.argv[1]) / 'games')\n"
        "command = [sys.executable, '-m', 'reunion_desktop', '--data-dir', sys.argv[1]]\n"
        "second = subprocess.Popen(command)\n"
        "while second.poll() is None:\n"
        "    for note in Path(sys.argv[1]).glob('bell/*.json'):\n"
        "        note.unlink()\n"
        "        print('heard', flush=True)\n"
        "sys.exit(second.returncode)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path)],
        env=dict(os.environ, QT_QPA_PLATFORM="offscreen"),
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (0, "heard\n", "") == (done.returncode, done.stdout, done.stderr)


def test_a_folder_without_a_name_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """Otherwise games would be kept wherever the shell happens to stand."""
    assert 2 == main(["--data-dir="])
    assert "a folder name is required" in capsys.readouterr().err
