"""A child process that talks in lines; nobody waits for it in vain.

Nothing here knows the game. One thread reads what the program says, one writes what it is told, one
waits for its end, so that a program that never reads, never ends a line or never stops talking
holds up nobody. Its standard error is the host's own.

What the program starts ends with it, even where the program has left before: see process_tree.
"""

from __future__ import annotations

import atexit
import os
import shlex
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import parent_process
from multiprocessing.connection import wait
from queue import Empty, SimpleQueue
from threading import Event, RLock, Thread

from reunion_desktop.arena.messages import bounded_lines
from reunion_desktop.arena.programs.process_tree import ProcessTree

_UNREAD = 1000
"""Lines that are kept for a host who is not listening; of a chatterbox the oldest are forgotten."""


_RUNNING: set[ProcessTree] = set()
"""Every program of this process that was started and not yet laid to rest."""
_LAUNCHING = RLock()
"""Held by whoever starts a program until it is among those that run."""


class ProgramFault(Exception):  # noqa: N818 - the fault lies with the program outside.
    """A program at a seat with which no match can be played, with one sentence that says why."""


@dataclass(frozen=True, slots=True)
class OutputLine:
    """One line that a program said."""

    number: int
    """Which of its lines, from 1."""
    data: bytes | None
    """The line without its end; None for one that was too long to be kept."""


class ChildProcess:
    """A program that runs from :meth:`start` until :meth:`end`, and may leave before."""

    def __init__(self, command: str) -> None:
        """Prepare a program.

        Args:
            command: the program and its arguments, quoted as in a shell.
        """
        self._command = command
        self._tree: ProcessTree | None = None
        self._fault: ProgramFault | None = None
        self._ended = Event()
        self._code = 0
        self._said: SimpleQueue[OutputLine | None] = SimpleQueue()
        self._told: SimpleQueue[bytes | None] = SimpleQueue()
        self._over = False
        self._launched = Event()
        self._threads: list[Thread] = []

    def start(self) -> None:
        """Start the program.

        Whoever is interrupted meanwhile can still :meth:`end` it: an interruption reaches the main
        thread alone, and it is another that starts the program and takes note of it.

        Raises:
            ProgramFault: there is no such program, or the system does not start it.
        """
        Thread(target=self._start, daemon=True).start()
        self._launched.wait()
        if self._fault is not None:
            raise self._fault

    def _start(self) -> None:
        try:
            with _LAUNCHING:
                if self._over:
                    return
                tree = self._tree = _launch(self._command)
                _RUNNING.add(tree)
            for work in (self._read, self._write, self._watch):
                thread = Thread(target=work, args=(tree.process,), daemon=True)
                self._threads.append(thread)
                thread.start()
        except ProgramFault as fault:
            self._fault = fault
        finally:
            self._launched.set()

    def exit_code(self, seconds: float) -> int | None:
        """How the program ended, waited for a little while; None while it runs."""
        return self._code if self._ended.wait(seconds) else None

    def tell(self, line: str) -> None:
        """Send a line, some time; whether the program reads it is its own affair."""
        self._told.put(line.encode() + b"\n")

    def listen(self, seconds: float) -> OutputLine | None:
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
        with _LAUNCHING:
            self._over = True
            tree = self._tree
        if tree is None:
            return
        self._told.put(None)
        try:
            if self.exit_code(seconds) is None:
                tree.end(force=False)
                self.exit_code(seconds)
        finally:
            tree.end(force=True)
            self._ended.wait()
            with _LAUNCHING:
                self._tree = None
                _RUNNING.discard(tree)
                tree.forget()
        for thread in self._threads:
            # A grandchild that left the group may hold the pipes open; nobody waits for it.
            thread.join(seconds)

    def _watch(self, process: subprocess.Popen[bytes]) -> None:
        """Wait for the program's end.

        It is not laid to rest before :meth:`end`: until then nobody else can be given its number,
        which is its group's too. A Python for macOS learnt to wait so with 3.13.
        """
        if sys.platform == "win32" or not hasattr(os, "waitid"):
            self._code = process.wait()
        else:
            ended = os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT)
            assert ended is not None  # noqa: S101 - it was waited for.
            by_itself = ended.si_code == os.CLD_EXITED
            self._code = ended.si_status if by_itself else -ended.si_status
        self._ended.set()

    def _read(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdout is not None  # noqa: S101 - it was asked for.
        with process.stdout as stream:
            for number, data in enumerate(bounded_lines(stream), 1):
                if self._said.qsize() >= _UNREAD:
                    # The oldest is forgotten, never the newest: that may be the answer.
                    with suppress(Empty):
                        self._said.get_nowait()
                self._said.put(OutputLine(number, data))
        self._said.put(None)

    def _write(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdin is not None  # noqa: S101 - it was asked for.
        with suppress(OSError), process.stdin as stream:
            while (data := self._told.get()) is not None:
                stream.write(data)
                stream.flush()


@atexit.register
def kill_programs() -> None:
    """End whatever this process has started, at once: it is about to end itself."""
    with _LAUNCHING:
        for tree in _RUNNING:
            tree.end(force=True)


def _launch(command: str) -> ProcessTree:
    """A program's process, just started.

    Raises:
        ProgramFault: there is no such program, or the system does not start it.
    """
    arguments = split(command)
    try:
        # Windows has its own way of taking a command apart.
        return ProcessTree(command if sys.platform == "win32" else arguments, _surroundings())
    except (OSError, ValueError) as fault:
        why = getattr(fault, "strerror", None) or str(fault)
        raise ProgramFault(f"The program {command!r} cannot be started: {why}.") from None


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
        raise ProgramFault(f"The command {command!r} has an unclosed quote.") from None
    if not words:
        raise ProgramFault('No program is given after "exec:".')
    if shutil.which(words[0].strip('"') if windows else words[0]) is None:
        raise ProgramFault(f"Program {words[0]!r} not found.")
    return words


def leave_nothing_behind() -> None:
    """Let this process end the programs at its seats when it is told to end.

    It is told by its host, and by the end of its host, whatever that died of.
    """
    signal.signal(signal.SIGTERM, _leave)
    # A key, and a terminal that is closed, reach the workers too; the host hears of it and tells
    # them, for to lose workers of their own accord confuses it.
    signal.signal(signal.SIGINT, _pass_over)
    if sys.platform != "win32":
        signal.signal(signal.SIGHUP, _pass_over)
    Thread(target=_watch_the_host, daemon=True).start()


def _pass_over(_number: int, _frame: object) -> None:
    """Not ignored for good: what a worker starts would inherit that."""


def _leave(_number: int, _frame: object) -> None:
    # Not by an exception, which gets lost wherever Python can raise none.
    _end_at_once()


def _end_at_once() -> None:
    with _LAUNCHING:
        kill_programs()
        os._exit(1)


def _watch_the_host() -> None:
    host = parent_process()
    if host is not None:
        wait([host.sentinel])
        _end_at_once()
