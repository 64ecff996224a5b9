"""The program in a real window: an X server without a screen, and a window manager."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator

import pytest

XVFB, OPENBOX = (shutil.which(name) or "" for name in ("Xvfb", "openbox"))

pytestmark = pytest.mark.skipif(not (XVFB and OPENBOX), reason="needs Xvfb and openbox")


@pytest.fixture
def display() -> Iterator[str]:
    """The name of a virtual display."""
    reader, writer = os.pipe()
    server = subprocess.Popen(
        [XVFB, "-displayfd", str(writer), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
        pass_fds=[writer],
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    with os.fdopen(reader) as answer:
        name = f":{answer.readline().strip()}"
    manager = subprocess.Popen(
        [OPENBOX], env=dict(os.environ, DISPLAY=name), stderr=subprocess.DEVNULL
    )
    yield name
    for process in (manager, server):
        process.terminate()
        process.wait()


def test_a_whole_game_in_a_real_window(display: str) -> None:
    """The program plays a game through its own window, and finds it in the game folder."""
    environment = dict(os.environ, DISPLAY=display, QT_QPA_PLATFORM="xcb")
    done = subprocess.run(
        [sys.executable, "-m", "reunion_desktop", "--self-test"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert "on xcb" in done.stdout
    assert done.stdout.rstrip().endswith("self-test passed")
