"""Missing system packages are found, named for the release, and installed if possible."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Sequence

import pytest
import system_packages
from environment import SetUpError
from system_packages import Need, provide

HERE = Need("json", "here")
LIBRARY = Need("libacorn.so.9", "libacorn0")
PROGRAM = Need("acorn-viewer", "acorn")


class Debian:
    """Stands in for a release with apt: one renamed package, a right to install, or none."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Begin as the superuser of a system where everything can be installed."""
        self.monkeypatch = monkeypatch
        self.installed: list[str] = []
        self.error = ""
        monkeypatch.setattr(sys, "platform", "linux")
        monkeypatch.setattr(system_packages, "ENVIRONMENT", ())
        monkeypatch.setattr(subprocess, "run", self.run)
        monkeypatch.setattr(shutil, "which", {"apt-get": "/usr/bin/apt-get"}.get)
        self.become(0)

    def become(self, user: int) -> None:
        """Be this user from now on: 0 may install, others would need sudo."""
        self.monkeypatch.setattr("os.geteuid", lambda: user, raising=False)

    def run(self, command: Sequence[str], **_: object) -> subprocess.CompletedProcess[str]:
        """Answer apt-cache and apt-get."""
        said = ""
        if command[0] == "apt-cache":
            said = "libacorn0t64:\n  Installed: (none)\n  Candidate: 9.1\n"
        elif "install" in command and not self.error:
            self.installed += [word for word in command if "acorn" in word]
        code = 100 if self.error and "update" in command else 0
        return subprocess.CompletedProcess([], code, stdout=said, stderr=self.error)


@pytest.fixture
def debian(monkeypatch: pytest.MonkeyPatch) -> Debian:
    """A release that calls libacorn0 libacorn0t64, as Debian 13 renamed many."""
    return Debian(monkeypatch)


def test_what_is_there_is_left_alone(debian: Debian) -> None:
    """A module that is found is met, wherever it came from."""
    provide(needed=[HERE])
    assert [] == debian.installed


def test_what_is_missing_is_installed(debian: Debian, capsys: pytest.CaptureFixture[str]) -> None:
    """Under the names of this release, needed and wanted together, and it is said."""
    provide(needed=[HERE, LIBRARY], wanted=[PROGRAM])
    assert ["libacorn0t64", "acorn"] == debian.installed
    assert "Installing with apt-get: libacorn0t64 acorn.\n" in capsys.readouterr().out


def test_without_the_right_the_line_to_type_is_given(debian: Debian) -> None:
    """One line, that can be copied as it is."""
    debian.become(1000)
    with pytest.raises(SetUpError, match=r"\n    sudo apt-get install libacorn0t64 acorn\n$"):
        provide(needed=[LIBRARY], wanted=[PROGRAM])


def test_what_is_only_wanted_stops_nobody(
    debian: Debian, capsys: pytest.CaptureFixture[str]
) -> None:
    """It says what will be skipped, and how not to."""
    debian.become(1000)
    provide(needed=[HERE], wanted=[PROGRAM])
    assert "skipped; to have them: sudo apt-get install acorn\n" in capsys.readouterr().out
    debian.become(0)
    debian.error = "E: No network"
    provide(needed=[HERE], wanted=[PROGRAM])
    assert "packages: No network. Tests in real windows will be" in capsys.readouterr().out


def test_a_refusal_of_apt_is_one_sentence(debian: Debian) -> None:
    """Its first error, without its letter."""
    debian.error = "W: slow mirror\nE: Unable to fetch some archives\nE: more"
    with pytest.raises(SetUpError, match=r"packages: Unable to fetch some archives\.$"):
        provide(needed=[LIBRARY])


def test_other_systems_just_go_on(debian: Debian, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without apt-get nothing is looked for."""
    monkeypatch.setattr(sys, "platform", "darwin")
    provide(needed=[LIBRARY])
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(shutil, "which", dict[str, str]().get)
    provide(needed=[LIBRARY])
    assert [] == debian.installed
