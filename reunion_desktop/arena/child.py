"""A child process that talks in lines; nobody waits for it in vain.

Nothing here knows the game. One thread reads what the program says, one writes what it is told,
so that a program that never reads, never ends a line or never stops talking holds up nobody. Its
standard error is the host's own.
"""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread

from reunion_desktop.arena.messages import bounded_lines

_UNREAD = 1000
"""Lines that are kept for a host who is not listening; of a chatterbox the oldest are forgotten."""


class ProgramFault(Exception):  # noqa: N818 - the fault lies with the program outside.
    """A program at a seat with which no match can be played, with one sentence that says why."""


@dataclass(frozen=True, slots=True)
class SpokenLine:
    """One line that a program said."""

    number: int
    """Which of its lines, from 1."""
    data: bytes | None
    """The line without its end; None for one that was too long to be kept."""


class Child:
    """A program that runs until :meth:`end`."""

    def __init__(self, command: str) -> None:
        """Start a program.

        Args:
            command: the program and its arguments, quoted as in a shell.

        Raises:
            ProgramFault: there is no such program, or the system does not start it.
        """
        arguments = split(command)
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the person named this very program.
                # Windows has its own way of taking a command apart.
                command if sys.platform == "win32" else arguments,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=_surroundings(),
                # A group of its own: what the program starts ends with it, and a key that stops
                # the host leaves it to the host to say goodbye.
                process_group=None if sys.platform == "win32" else 0,
            )
        except (OSError, ValueError) as fault:
            why = getattr(fault, "strerror", None) or str(fault)
            raise ProgramFault(f"The program {command!r} cannot be started: {why}.") from None
        self._said: SimpleQueue[SpokenLine | None] = SimpleQueue()
        self._told: SimpleQueue[bytes | None] = SimpleQueue()
        self._threads = [Thread(target=self._read, daemon=True)]
        self._threads.append(Thread(target=self._write, daemon=True))
        for thread in self._threads:
            thread.start()

    def exit_code(self, seconds: float) -> int | None:
        """How the program ended, waited for a little while; None while it runs."""
        with suppress(subprocess.TimeoutExpired):
            return self._process.wait(seconds)
        return None

    def tell(self, line: str) -> None:
        """Send a line, some time; whether the program reads it is its own affair."""
        self._told.put(line.encode() + b"\n")

    def listen(self, seconds: float) -> SpokenLine | None:
        """The next line that the program said; None when none came in time.

        Raises:
            EOFError: the program will say nothing more.
        """
        try:
            said = self._said.get(timeout=seconds) if seconds > 0 else self._said.get_nowait()
        except Empty:
            return None
        if said is None:
            self._said.put(None)
            raise EOFError
        return said

    def end(self, seconds: float) -> None:
        """Take leave: the program may end by itself within some time, then it is ended.

        One who is interrupted while he waits for that ends it at once.
        """
        self._told.put(None)
        try:
            if self.exit_code(seconds) is None:
                self._signal(force=False)
                self.exit_code(seconds)
        finally:
            self._signal(force=True)
            self._process.wait()
        for thread in self._threads:
            # A grandchild that left the group may hold the pipes open; nobody waits for it.
            thread.join(seconds)

    def _signal(self, *, force: bool) -> None:
        """End the program and what it started, if it still runs."""
        # Nobody else can be given the number of a process that was not yet waited for.
        if self._process.poll() is not None:
            return
        if sys.platform == "win32":
            self._process.kill()
        else:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL if force else signal.SIGTERM)

    def _read(self) -> None:
        assert self._process.stdout is not None  # noqa: S101 - it was asked for.
        with self._process.stdout as stream:
            for number, data in enumerate(bounded_lines(stream), 1):
                if self._said.qsize() >= _UNREAD:
                    # The oldest is forgotten, never the newest: that may be the answer.
                    with suppress(Empty):
                        self._said.get_nowait()
                self._said.put(SpokenLine(number, data))
        self._said.put(None)

    def _write(self) -> None:
        assert self._process.stdin is not None  # noqa: S101 - it was asked for.
        with suppress(OSError), self._process.stdin as stream:
            while (data := self._told.get()) is not None:
                stream.write(data)
                stream.flush()


def _surroundings() -> dict[str, str]:
    """The environment as the program was started with.

    What starts the frozen program lets it find its own libraries first; another program must not
    be given those.
    """
    surroundings = dict(os.environ)
    if getattr(sys, "frozen", False):
        before = surroundings.pop("LD_LIBRARY_PATH_ORIG", None)
        surroundings.pop("LD_LIBRARY_PATH", None)
        if before is not None:
            surroundings["LD_LIBRARY_PATH"] = before
    return surroundings


def split(command: str) -> list[str]:
    """A command as program and arguments, the program found on the path.

    Raises:
        ProgramFault: the quotes do not match, or there is no such program.
    """
    windows = sys.platform == "win32"
    try:
        words = shlex.split(command, posix=not windows)
    except ValueError:
        raise ProgramFault(
            f"The command {command!r} opens a quote and does not close it."
        ) from None
    if not words:
        raise ProgramFault('A program was to sit down, but none was named after "exec:".')
    if shutil.which(words[0].strip('"') if windows else words[0]) is None:
        raise ProgramFault(f"There is no program {words[0]!r} that could sit down.")
    return words
