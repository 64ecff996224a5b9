"""A command's behaviour with full, closed, or limited output streams."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from reunion_desktop.arena.messages import hello
from reunion_desktop.cli import main
from reunion_desktop.cli.output import complain
from reunion_desktop.games.reunion.rules import RHINELAND
from tests.cli.commanding import SPECIMEN, is_one_sentence

FULL = Path("/dev/full")
ROOT = Path(__file__).parents[2]
full_disk = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a disk that is full")
posix = pytest.mark.skipif(sys.platform == "win32", reason="needs a shell that closes streams")


def shell(line: str, **surroundings: str) -> subprocess.CompletedProcess[str]:
    """A command line as a shell runs it; ``$program`` stands for the program."""
    program = f'"{sys.executable}" -m reunion_desktop'
    return subprocess.run(
        ["/bin/sh", "-c", line.replace("$program", program)],
        cwd=ROOT,
        env=os.environ | {"LANGUAGE": "C"} | surroundings,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


@full_disk
@pytest.mark.parametrize(
    "command",
    [
        ("--version",),
        ("--help",),
        ("simulate", "--seats", "random,random,random"),
        ("replay", str(SPECIMEN)),
        ("replay", str(SPECIMEN), "--annotate"),
        ("solve", str(SPECIMEN), "--deal", "1", "--trick", "9"),
    ],
    ids=lambda command: " ".join(word for word in command if word != str(SPECIMEN)),
)
def test_a_full_disk_is_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: tuple[str, ...]
) -> None:
    """For any output: the exit code of an external error, and no traceback."""
    with FULL.open("w", encoding="utf-8") as stream:
        monkeypatch.setattr(sys, "stdout", stream)
        try:
            code = main(command)
        finally:
            monkeypatch.undo()
    assert 2 == code
    sentence = "The output can’t be written: No space left on device."
    assert f"reunion-desktop: {sentence}\n" == capsys.readouterr().err


@full_disk
def test_nothing_is_said_again_when_the_program_ends() -> None:
    """Unwritten output is not flushed again with a message of Python's own."""
    done = shell("$program --version > /dev/full")
    assert (2, True) == (done.returncode, is_one_sentence(done.stderr)), done.stderr
    # Without a stream for the message, there is still the exit code.
    assert 2 == shell("$program --sidewise 2> /dev/full").returncode


@posix
@pytest.mark.parametrize("streams", ["<&-", "</dev/null >&-"])
def test_a_player_with_nobody_to_talk_to_says_so(streams: str) -> None:
    """A host without streams is an error."""
    done = shell(f"$program player {streams}")
    assert 2 == done.returncode
    assert is_one_sentence(done.stderr), done.stderr


@posix
def test_a_player_whose_input_cannot_be_read_says_so() -> None:
    """A stream that is open for writing alone."""
    done = shell("$program player 0> /dev/null")
    sentence = "Standard input can’t be read: Bad file descriptor."
    assert (2, f"reunion-desktop: {sentence}\n") == (done.returncode, done.stderr)


@full_disk
def test_a_player_whose_answers_go_nowhere_says_so(tmp_path: Path) -> None:
    """The host's disk is full."""
    said = tmp_path / "said"
    said.write_text(hello(RHINELAND, ("A", "B", "C"), 0, "dice") + "\n", "utf-8")
    done = shell(f"$program player < {said} > /dev/full")
    sentence = "The output can’t be written: No space left on device."
    assert (2, f"reunion-desktop: {sentence}\n") == (done.returncode, done.stderr)


@posix
def test_without_standard_error_the_code_tells() -> None:
    """Without standard error the message is not written to standard output."""
    done = shell("$program --sidewise 2>&-")
    assert (2, "") == (done.returncode, done.stdout)
    done = shell("$program simulate --seats random,random,random 2>&-")
    assert 0 == done.returncode


@posix
@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_a_record_is_annotated_on_any_console(tmp_path: Path, encoding: str) -> None:
    """Names in letters that the console lacks are written as JSON writes them: it stays true."""
    name = "Zoë 🂡 Łuk"
    lines = SPECIMEN.read_text(encoding="utf-8").splitlines()
    header = json.loads(lines[0])
    header["players"][1] = name
    record = tmp_path / "names.reunion"
    record.write_text("\n".join([json.dumps(header), *lines[1:]]), encoding="utf-8")
    again = tmp_path / "again.reunion"

    line = f"$program replay {record} --annotate > {again}"
    done = shell(line, PYTHONIOENCODING=encoding, PYTHONUTF8="0")

    assert (0, "") == (done.returncode, done.stderr)
    text = again.read_text(encoding=encoding)
    assert name == json.loads(text.splitlines()[0])["players"][1]
    assert 0 == main(["replay", str(again)])


@posix
def test_help_is_given_on_any_console() -> None:
    """Letters that the console lacks are replaced; the words stay."""
    done = shell("$program --help", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (0, "") == (done.returncode, done.stderr)
    assert "R?union and related card games" in " ".join(done.stdout.split())


def test_a_sentence_stays_on_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    """A message with any argument stays on one line and has no control characters."""
    assert 2 == main(["--side\nwise\x1b[2J\u2028"])
    err = capsys.readouterr().err
    assert is_one_sentence(err)
    assert "--side\\nwise\\x1b[2J\\u2028. Run" in err


def test_whoever_speaks_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    """A player's messages name it, as they appear beside those of its host."""
    complain("So it is.", "reunion-desktop player")
    assert "reunion-desktop player: So it is.\n" == capsys.readouterr().err
