"""The program never uses the network: not to play, not to print, not to look for anything."""

from __future__ import annotations

import os
import subprocess
import sys

WATCHED = """
import sys

def watch(event, arguments):
    if event.startswith("socket.") and event not in {"socket.__new__", "socket.gethostname"}:
        raise SystemExit(f"the network was used: {event} {arguments}")
    if event == "socket.__new__" and arguments[1] != 1:  # 1: within this machine.
        raise SystemExit(f"the network was used: {event} {arguments}")
    if event in {"urllib.Request", "http.client.connect", "smtplib.connect", "ftplib.connect"}:
        raise SystemExit(f"the network was used: {event} {arguments}")

sys.addaudithook(watch)
from reunion_desktop.cli import main

code = main(["--self-test"])
loaded = [name for name in ("ssl", "http.client", "urllib.request", "PySide6.QtNetwork")
          if name in sys.modules]
if loaded:
    raise SystemExit(f"modules of the network are loaded: {loaded}")
if sys.platform.startswith("linux"):
    with open("/proc/self/maps", encoding="utf-8") as maps:
        libraries = maps.read()
    if "Qt6Network" in libraries:
        raise SystemExit("Qt's library for the network is loaded")
sys.exit(code)
"""
"""A whole game in a window, played, sealed, archived and printed, with every call watched."""


def test_a_whole_game_touches_no_network() -> None:
    """No socket is made or connected, and nothing that could do so is even loaded."""
    done = subprocess.run(
        [sys.executable, "-c", WATCHED],
        env=dict(os.environ, QT_QPA_PLATFORM="offscreen"),
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert 0 == done.returncode, done.stderr
    assert done.stdout.rstrip().endswith("self-test passed")


def test_the_watch_would_notice() -> None:
    """A program that connects anywhere is caught by the same watch."""
    caught = WATCHED.replace(
        "from reunion_desktop.cli import main",
        "import socket; socket.socket(socket.AF_INET, socket.SOCK_DGRAM)\n"
        "from reunion_desktop.cli import main",
    )
    done = subprocess.run(
        [sys.executable, "-c", caught], capture_output=True, text=True, check=False, timeout=60
    )
    assert 0 != done.returncode
    assert "the network was used" in done.stderr
