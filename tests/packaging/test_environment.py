"""The virtual environment is made once, and again when what it is made from changes."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import environment
import pytest
import resource_file
import translation_files
from environment import Extra, SetUpError, ready


class Computer:
    """A computer double: records started commands and returns fixed answers."""

    def __init__(self) -> None:
        """Begin with nothing started, and nothing that fails."""
        self.started: list[str] = []
        self.answer = subprocess.CompletedProcess[str]([], 0, stdout="", stderr="")

    def run(self, command: Sequence[object], **_: object) -> subprocess.CompletedProcess[str]:
        """Note the command; making an environment makes its Python."""
        words = list(map(str, command))
        self.started.append(" ".join(words[words.index("-m") + 1 :] if "-m" in words else words))
        environment.PYTHON.parent.mkdir(parents=True, exist_ok=True)
        environment.PYTHON.touch()
        return self.answer

    def since(self) -> list[str]:
        """Commands started since the last call: venv, or the last word of each pip command."""
        words = [
            command.split()[0 if command.startswith("venv") else -1] for command in self.started
        ]
        self.started.clear()
        return words


@pytest.fixture
def computer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Computer:
    """A project of two lines, and nothing that is really installed."""
    venv = tmp_path / ".venv"
    project = tmp_path / "pyproject.toml"
    project.write_text("[build-system]\nrequires = ['rcc']\n", encoding="utf-8")
    for name, path in {
        "ROOT": tmp_path,
        "PROJECT": project,
        "VENV": venv,
        "PYTHON": venv / "bin" / "python",
        "STAMP": venv / "made-from.json",
        "LOG": venv / "set-up.log",
    }.items():
        monkeypatch.setattr(environment, name, path)
    for made in (resource_file, translation_files):
        monkeypatch.setattr(made, "is_stale", lambda: False)
    stand_in = Computer()
    monkeypatch.setattr(subprocess, "run", stand_in.run)
    return stand_in


def test_it_is_made_once(computer: Computer) -> None:
    """Build tools first, then the program; again only for an extra that it lacks."""
    assert environment.PYTHON == ready(Extra.TEST)
    assert ["venv", "rcc", ".[test]"] == computer.since()
    for extra, commands in {
        Extra.TEST: [],
        Extra.NONE: [],
        Extra.DEV: ["rcc", ".[dev]"],
    }.items():
        assert environment.PYTHON == ready(extra)
        assert commands == computer.since()


def test_a_change_is_installed(computer: Computer, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new dependency, a changed C source, but not a module; another Python begins anew."""
    core = environment.ROOT / "reunion_desktop" / "solver" / "core"
    core.mkdir(parents=True)
    ready(Extra.TEST)
    computer.since()
    environment.PROJECT.write_text("[build-system]\nrequires = ['uic']\n", encoding="utf-8")
    ready(Extra.TEST)
    assert ["uic", ".[test]"] == computer.since()
    (core / "deal.c").write_text("long deal;\n", encoding="utf-8")
    ready(Extra.TEST)
    assert ["uic", ".[test]"] == computer.since()
    (core.parent / "solve.py").write_text("deal = 3\n", encoding="utf-8")
    ready(Extra.TEST)
    assert [] == computer.since()
    monkeypatch.setattr("sys.version", "3.99")
    ready(Extra.TEST)
    assert ["venv", "uic", ".[test]"] == computer.since()


@pytest.mark.parametrize("made", [resource_file, translation_files])
def test_what_is_stale_is_compiled_alone(
    computer: Computer, monkeypatch: pytest.MonkeyPatch, made: ModuleType
) -> None:
    """Nothing is installed for a new picture or a new translation."""
    ready(Extra.NONE)
    computer.since()
    monkeypatch.setattr(made, "is_stale", lambda: True)
    ready(Extra.NONE)
    assert [f"packaging/{made.__name__}.py"] == computer.since()


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("WARNING: NewConnectionError(...)\nERROR: x", "the package index cannot be reached."),
        ("fetching\nERROR: No space left.\nhint", "ERROR: No space left."),
        ("the disk is on fire", "the disk is on fire."),
        ("", "it gave no reason."),
    ],
)
def test_a_failure_is_one_sentence(computer: Computer, said: str, sentence: str) -> None:
    """The reason comes from all that was said, which is kept; the next try begins anew."""
    computer.answer = subprocess.CompletedProcess([], 1, stdout=said, stderr="")
    with pytest.raises(SetUpError) as refusal:
        ready(Extra.NONE)
    log = environment.LOG.relative_to(environment.ROOT)
    assert f"Making .venv failed: {sentence} See {log}." == str(refusal.value)
    assert said == environment.LOG.read_text(encoding="utf-8")
    assert not environment.STAMP.exists()


def test_sound_is_a_courtesy(computer: Computer, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is installed after everything else, and a failure is ignored."""
    text = environment.PROJECT.read_text(encoding="utf-8")
    sound = "[project.optional-dependencies]\nsound = ['ears']\n"
    environment.PROJECT.write_text(text + sound, encoding="utf-8")
    calls: list[str] = []

    def deaf(command: Sequence[object], **rest: object) -> subprocess.CompletedProcess[str]:
        calls.append(str(command[-1]))
        done = computer.run(command, **rest)
        failed = subprocess.CompletedProcess[str]([], 1, stdout="ERROR: no ears", stderr="")
        return failed if calls[-1] == "ears" else done

    monkeypatch.setattr(subprocess, "run", deaf)
    ready(Extra.TEST)

    assert ["rcc", ".[test]", "ears"] == calls[-3:]
    assert environment.STAMP.exists()
