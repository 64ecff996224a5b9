"""A child process with all its descendants, ended together: POSIX group or Windows job."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TypeAlias

Command: TypeAlias = str | Sequence[str]
"""A program and its arguments; on Windows one text, which Windows parses itself."""


def _popen(
    command: Command,
    environment: Mapping[str, str],
    *,
    creationflags: int = 0,
    process_group: int | None = None,
) -> subprocess.Popen[bytes]:
    """Start a program with pipes to its input and from its output."""
    return subprocess.Popen(  # noqa: S603 - the caller named this very program.
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment,
        creationflags=creationflags,
        process_group=process_group,
    )


if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    _KILL_ON_JOB_CLOSE = 0x2000
    _EXTENDED_LIMITS = 9
    _CREATE_SUSPENDED = 0x4

    class _BasicLimits(ctypes.Structure):
        """JOBOBJECT_BASIC_LIMIT_INFORMATION."""

        _fields_ = (
            ("process_time", ctypes.c_int64),
            ("job_time", ctypes.c_int64),
            ("flags", wintypes.DWORD),
            ("least_working_set", ctypes.c_size_t),
            ("most_working_set", ctypes.c_size_t),
            ("processes", wintypes.DWORD),
            ("affinity", ctypes.c_size_t),
            ("priority", wintypes.DWORD),
            ("scheduling", wintypes.DWORD),
        )

    class _Limits(ctypes.Structure):
        """JOBOBJECT_EXTENDED_LIMIT_INFORMATION."""

        _fields_ = (
            ("basic", _BasicLimits),
            ("transfers", ctypes.c_uint64 * 6),
            ("memory", ctypes.c_size_t * 4),
        )

    _kernel = ctypes.WinDLL("kernel32", use_last_error=True)
    _kernel.CreateJobObjectW.restype = wintypes.HANDLE
    _kernel.CreateJobObjectW.argtypes = (ctypes.c_void_p, wintypes.LPCWSTR)
    _kernel.SetInformationJobObject.argtypes = (
        wintypes.HANDLE,
        ctypes.c_int,
        ctypes.c_void_p,
        wintypes.DWORD,
    )
    _kernel.AssignProcessToJobObject.argtypes = (wintypes.HANDLE, wintypes.HANDLE)
    _kernel.TerminateJobObject.argtypes = (wintypes.HANDLE, wintypes.UINT)
    _kernel.CloseHandle.argtypes = (wintypes.HANDLE,)
    _resume = ctypes.WinDLL("ntdll").NtResumeProcess
    _resume.argtypes = (wintypes.HANDLE,)

    class ProcessTree:
        """A program in a job object that ends when its last handle is closed.

        The handle is not inherited: if the host dies for any reason, the job's processes die with
        it.
        """

        def __init__(self, command: Command, environment: Mapping[str, str]) -> None:
            """Start the program.

            Raises:
                OSError: the system does not start it.
            """
            self._job = _new_job()
            try:
                # Suspended until it belongs to the job, so that its children belong to it too.
                self.process = _popen(command, environment, creationflags=_CREATE_SUSPENDED)
            except BaseException:
                _kernel.CloseHandle(self._job)
                raise
            # Python has no other function for it.
            handle = int(self.process._handle)  # type: ignore[attr-defined]  # noqa: SLF001 - as said.
            if not _kernel.AssignProcessToJobObject(self._job, handle):
                fault = ctypes.WinError(ctypes.get_last_error())
                self.process.kill()
                self.forget()
                raise fault
            _resume(handle)

        def kill(self) -> None:
            """End the program, if it still runs, and all its descendants."""
            _kernel.TerminateJobObject(self._job, 1)

        terminate = kill  # Windows knows no request to end.

        def forget(self) -> None:
            """Close the system's handles; once, after the end."""
            self.process.wait()
            _kernel.CloseHandle(self._job)

    def _new_job() -> int:
        job = _kernel.CreateJobObjectW(None, None)
        limits = _Limits()
        limits.basic.flags = _KILL_ON_JOB_CLOSE
        size = ctypes.sizeof(limits)
        told = job and _kernel.SetInformationJobObject(
            job, _EXTENDED_LIMITS, ctypes.byref(limits), size
        )
        if not told:
            raise ctypes.WinError(ctypes.get_last_error())
        return int(job)

else:

    class ProcessTree:
        """A program in a process group of its own.

        A process that leaves the group (a daemon) is not reached.
        """

        def __init__(self, command: Command, environment: Mapping[str, str]) -> None:
            """Start the program.

            Raises:
                OSError: the system does not start it.
                ValueError: the arguments or the environment contain values that no system passes
                    on.
            """
            # Ctrl-C reaches only the host, which then ends the program in order.
            self.process = _popen(command, environment, process_group=0)

        def terminate(self) -> None:
            """Ask the program and all its descendants to end."""
            self._signal(signal.SIGTERM)

        def kill(self) -> None:
            """End the program, if it still runs, and all its descendants."""
            self._signal(signal.SIGKILL)

        def _signal(self, number: signal.Signals) -> None:
            # macOS refuses if only zombies are left.
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, number)

        def forget(self) -> None:
            """Reap the process, which frees its id; once, after the end."""
            self.process.wait()
