"""A screen to open windows on: this desktop's, or a virtual one."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator


class ScreenError(Exception):
    """There is no screen; the message says why."""


@contextlib.contextmanager
def some_screen() -> Iterator[dict[str, str] | None]:
    """Environment variables of a screen: this desktop's, or a new Xvfb's; None without one."""
    there = {name: os.environ[name] for name in ("DISPLAY", "XAUTHORITY") if name in os.environ}
    if sys.platform != "linux":
        yield {}
    elif "DISPLAY" in there:
        yield there | {"QT_QPA_PLATFORM": "xcb"}
    elif shutil.which("Xvfb") and shutil.which("openbox"):
        with own_screen() as display:
            yield {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
    else:
        yield None


@contextlib.contextmanager
def own_screen() -> Iterator[str]:
    """A virtual screen with a window manager, without which no window becomes active."""
    reader, writer = os.pipe()
    size = ("-screen", "0", "1280x800x24", "-nolisten", "tcp")
    with contextlib.ExitStack() as stack:
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), *size],  # noqa: S607 - wherever it is installed
            pass_fds=[writer],
            stderr=subprocess.DEVNULL,
        )
        stack.callback(stop, server)
        os.close(writer)
        with os.fdopen(reader) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise ScreenError("Xvfb did not start")
        display = f":{number}"
        manager = subprocess.Popen(
            ["openbox"],  # noqa: S607 - as above
            env=os.environ | {"DISPLAY": display},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        stack.callback(stop, manager)
        yield display


def stop(process: subprocess.Popen[bytes]) -> None:
    """End a child process, and wait until it is gone."""
    process.terminate()
    process.wait()
