"""Child process with line-based input and output; every wait has a time limit.

This module knows nothing of the game. One thread reads the program's output, one writes its input,
one waits for its end, so that a program that never reads, never ends a line or never stops writing
blocks nothing. It inherits standard error.

Processes started by the program end with it, even if the program ended before: see process_tree.
"""

from __future__ import annotations

import atexit
import io
import os
import shlex
import shutil
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import parent_process
from multiprocessing.connection import wait
from queue import Empty, SimpleQueue
from threading import Event, RLock, Thread

from reunion_desktop.arena.messages import bounded_lines
from reunion_desktop.arena.programs.process_tree import ProcessTree

_UNREAD = 1000
"""Unread lines that are kept; beyond this the oldest are dropped."""


_RUNNING: set[ProcessTree] = set()
"""All programs that were started by this process and not reaped yet."""
_LAUNCHING = RLock()
"""Held while a program is started, until it is in ``_RUNNING``."""


class ProgramError(Exception):
    """A program that cannot play a match, with one sentence that says why."""


@dataclass(frozen=True, slots=True)
class OutputLine:
    """One line of a program's output."""

    number: int
    """Number of the line, from 1."""
    data: bytes | None
    """The line without its end; None if it was too long."""


class ChildProcess:
    """A program that runs from :meth:`start` until :meth:`end`, and may end before."""

    def __init__(self, command: str) -> None:
        """Prepare a program.

        Args:
            command: the program and its arguments, quoted as in a shell.
        """
        self._command = command
        self._tree: ProcessTree | None = None
        self._ended = Event()
        self._code = 0
        self._said: SimpleQueue[OutputLine | None] = SimpleQueue()
        self._told: SimpleQueue[bytes | None] = SimpleQueue()
        self._over = False
        self._threads: list[Thread] = []

    def start(self) -> None:
        """Start the program.

        If the caller is interrupted meanwhile, it can still :meth:`end` the program: an
        interruption reaches the main thread only, and another thread starts and registers the
        program.

        Raises:
            ProgramError: there is no such program, or the system does not start it.
        """
        with ThreadPoolExecutor(1) as pool:
            pool.submit(self._start).result()

    def _start(self) -> None:
        with _LAUNCHING:
            if self._over:
                return
            tree = self._tree = _launch(self._command)
            _RUNNING.add(tree)
        for work in (self._read, self._write, self._watch):
            thread = Thread(target=work, args=(tree.process,), daemon=True)
            self._threads.append(thread)
            thread.start()

    def exit_code(self, seconds: float) -> int | None:
        """Wait for the exit code for some time; None while the program runs."""
        return self._code if self._ended.wait(seconds) else None

    def tell(self, line: str) -> None:
        """Queue a line for the program's input; does not wait until it is read."""
        self._told.put(line.encode() + b"\n")

    def listen(self, seconds: float) -> OutputLine | None:
        """The next line of output; None if none came in time.

        Raises:
            EOFError: the output has ended.
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
        """Close the input and let the program end by itself for some time, then kill it.

        If the caller is interrupted while it waits, the program is killed at once.
        """
        with _LAUNCHING:
            self._over = True
            tree = self._tree
        if tree is None:
            return
        self._told.put(None)
        try:
            if self.exit_code(seconds) is None:
                tree.terminate()
                self.exit_code(seconds)
        finally:
            tree.kill()
            self._ended.wait()
            with _LAUNCHING:
                self._tree = None
                _RUNNING.discard(tree)
                tree.forget()
        for thread in self._threads:
            # A grandchild outside the group may keep the pipes open: do not wait for it for ever.
            thread.join(seconds)

    def _watch(self, process: subprocess.Popen[bytes]) -> None:
        """Wait for the program's end.

        The process is reaped in :meth:`end` only: until then its id, which is also that of its
        group, is not reused. Python has ``waitid`` on macOS since 3.13.
        """
        if sys.platform == "win32" or not hasattr(os, "waitid"):
            self._code = process.wait()
        elif ended := os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT):
            by_itself = ended.si_code == os.CLD_EXITED
            self._code = ended.si_status if by_itself else -ended.si_status
        self._ended.set()

    def _read(self, process: subprocess.Popen[bytes]) -> None:
        with process.stdout or io.BytesIO() as stream:
            for number, data in enumerate(bounded_lines(stream), 1):
                if self._said.qsize() >= _UNREAD:
                    # Drop the oldest line: the newest may be the answer.
                    with suppress(Empty):
                        self._said.get_nowait()
                self._said.put(OutputLine(number, data))
        self._said.put(None)

    def _write(self, process: subprocess.Popen[bytes]) -> None:
        with suppress(OSError), process.stdin or io.BytesIO() as stream:
            while (data := self._told.get()) is not None:
                stream.write(data)
                stream.flush()


@atexit.register
def kill_programs() -> None:
    """Kill all programs of this process: it is about to end."""
    with _LAUNCHING:
        for tree in _RUNNING:
            tree.kill()


def _launch(command: str) -> ProcessTree:
    """Start a program's process.

    Raises:
        ProgramError: there is no such program, or the system does not start it.
    """
    arguments = split(command)
    try:
        # Windows parses command lines itself.
        return ProcessTree(command if sys.platform == "win32" else arguments, _surroundings())
    except (OSError, ValueError) as fault:
        why = getattr(fault, "strerror", None) or str(fault)
        raise ProgramError(f"The program {command!r} cannot be started: {why}.") from None


def _surroundings() -> dict[str, str]:
    """The original environment, for child processes.

    The frozen program's launcher puts its own libraries first in the search path, which must not
    apply to another program.
    """
    surroundings = dict(os.environ)
    if getattr(sys, "frozen", False):
        before = surroundings.pop("LD_LIBRARY_PATH_ORIG", None)
        surroundings.pop("LD_LIBRARY_PATH", None)
        if before is not None:
            surroundings["LD_LIBRARY_PATH"] = before
    return surroundings


def split(command: str) -> list[str]:
    """Split a command into program and arguments; finds the program on the path.

    Raises:
        ProgramError: the quotes do not match, or there is no such program.
    """
    windows = sys.platform == "win32"
    try:
        words = shlex.split(command, posix=not windows)
    except ValueError:
        raise ProgramError(f"The command {command!r} has an unclosed quote.") from None
    if not words:
        raise ProgramError('No program is given after "exec:".')
    if shutil.which(words[0].strip('"') if windows else words[0]) is None:
        raise ProgramError(f"Program {words[0]!r} not found.")
    return words


def leave_nothing_behind() -> None:
    """Kill the child programs of this worker process when that receives SIGTERM.

    The host sends it; so does the end of the host, for any reason.
    """
    signal.signal(signal.SIGTERM, _leave)
    # Ctrl-C and a closed terminal reach the workers too. They ignore it: the host tells them
    # to end, and a worker that ends by itself would be an error to the host.
    signal.signal(signal.SIGINT, _pass_over)
    if sys.platform != "win32":
        signal.signal(signal.SIGHUP, _pass_over)
    Thread(target=_watch_the_host, daemon=True).start()


def _pass_over(_number: int, _frame: object) -> None:
    """Signal handler that does nothing; SIG_IGN would be inherited by child processes."""


def _leave(_number: int, _frame: object) -> None:
    # Not by an exception: it is lost where Python can raise none.
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
