"""Standard output with error handling, error messages on standard error, and exit codes.

A console may lack characters, a disk may be full, a stream may be closed; none of these is an error
of the program. Missing characters are replaced, and a failure to write is reported once.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import IO, TextIO, cast

from reunion_desktop.ui.language.shell_language import translate, translate_fault

DONE, NO, WRONG = 0, 1, 2
"""Exit codes: done, the answer is no, wrong usage or an external error."""

_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""Characters that break a line, control a terminal, or cannot be encoded."""
_NOT_ASCII = re.compile(r"[^\x00-\x7f]")


class CommandStopped(KeyboardInterrupt):
    """The system asks a command to end: it shuts down, or its terminal was closed."""


class UsageError(Exception):
    """Wrong usage or an external error, with one sentence that says so."""


@contextmanager
def guarded_output() -> Iterator[None]:
    """Run a command with guarded standard output; on leaving, everything is flushed.

    Raises:
        UsageError: standard output cannot be written.
        BrokenPipeError: the reader has closed the pipe.
    """
    stream = sys.stdout
    if stream is None:
        yield
        return
    guard = _Guard(stream)
    with _replacing(stream):
        sys.stdout = cast("TextIO", guard)
        try:
            yield
        finally:
            sys.stdout = stream
            guard.flush()


@contextmanager
def _replacing(stream: TextIO) -> Iterator[None]:
    """Replace characters that a console lacks by question marks."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is None:
        yield
        return
    before = stream.errors
    reconfigure(errors="replace")
    try:
        yield
    finally:
        with suppress(OSError):  # A failure to write was reported, or is about to be.
            reconfigure(errors=before)


class _Guard:
    """A stream that raises :exc:`UsageError` if it cannot be written."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def __getattr__(self, name: str) -> object:
        return getattr(self._stream, name)

    def write(self, text: str) -> int:
        with _faults_told(self._stream):
            return self._stream.write(text)

    def flush(self) -> None:
        with _faults_told(self._stream):
            self._stream.flush()


@contextmanager
def _faults_told(stream: IO[str]) -> Iterator[None]:
    """Turn a system error on standard output into a sentence."""
    try:
        yield
    except OSError as fault:
        _discard(stream)
        if isinstance(fault, BrokenPipeError):
            raise
        text = translate("cli", "The output can’t be written: {fault}.")
        raise UsageError(text.format(fault=translate_fault(fault.strerror or str(fault)))) from None


def _discard(stream: IO[str]) -> None:
    """Redirect unwritten output to the null device: Python flushes it again at exit."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        try:
            os.dup2(nowhere, stream.fileno())
        finally:
            os.close(nowhere)


def print_at_once(line: bytes) -> None:
    """Write a line of bytes to standard output, whatever the console's encoding is.

    Raises:
        UsageError: it cannot be written.
        BrokenPipeError: the reader has closed the pipe.
    """
    with _faults_told(sys.stdout):
        sys.stdout.buffer.write(line + b"\n")
        sys.stdout.buffer.flush()


def print_json_line(line: str) -> None:
    """Print a line of JSON; characters that the console lacks are escaped."""
    try:
        line.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except UnicodeEncodeError:
        line = _NOT_ASCII.sub(_escape, line)
    print(line)


def _escape(letter: re.Match[str]) -> str:
    units = letter[0].encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[at : at + 2].hex()}" for at in range(0, len(units), 2))


def complain(sentence: str, who: str = "reunion-desktop") -> None:
    """Print one sentence on standard error, on one line, if there is such a stream."""
    sentence = _CONTROL.sub(lambda found: found[0].encode("unicode_escape").decode(), sentence)
    if sys.stderr is None:
        return
    try:
        print(f"{who}: {sentence}", file=sys.stderr, flush=True)
    except OSError:
        _discard(sys.stderr)


def show_progress(done: int, out_of: int) -> None:
    """Overwrite the progress line, on a terminal only."""
    if sys.stderr is not None and sys.stderr.isatty():
        end = "\n" if done == out_of else ""
        line = translate("cli", "{done} of {all}").format(done=done, all=out_of)
        print(f"\r{line}", end=end, file=sys.stderr, flush=True)
