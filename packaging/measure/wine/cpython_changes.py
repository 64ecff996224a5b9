"""Changes to CPython's sources so that clang and mingw-w64 compile them for Windows.

Python 3.11 knows one compiler for Windows, Microsoft's, and asks for it where it means the system
or the C library. Each change is a text of the source and what stands in its place.
"""

from __future__ import annotations

from pathlib import Path

CONFIGURED = """\
#define COMPILER "[Clang 64 bit (AMD64)]"
#define PY_SUPPORT_TIER 0
#define MS_WIN64
#define PYD_PLATFORM_TAG "win_amd64"
#define Py_WINVER 0x0602
#define Py_NTDDI NTDDI_WIN8
#if defined(Py_BUILD_CORE) || defined(Py_BUILD_CORE_BUILTIN) || defined(Py_BUILD_CORE_MODULE)
#undef NTDDI_VERSION
#undef WINVER
#undef _WIN32_WINNT
#define NTDDI_VERSION 0x0A000000
#define WINVER 0x0A00
#define _WIN32_WINNT 0x0A00
#endif
#include <basetsd.h>
#include <limits.h>
typedef __int64 Py_ssize_t;
#define PY_SSIZE_T_MAX LLONG_MAX
#define HAVE_PY_SSIZE_T 1
#define HAVE_UINTPTR_T 1
#define HAVE_INTPTR_T 1
#define HAVE_BUILTIN_ATOMIC 1
#define HAVE_WCSFTIME 1
"""
"""Lines of pyconfig.h for Microsoft's compiler, changed for this one."""

CHANGES = {
    "PC/pyconfig.h": (
        ('#define COMPILER "[gcc]"\n', CONFIGURED),
        ("#define SIZEOF_PID_T SIZEOF_INT", "#define SIZEOF_PID_T 8"),
    ),
    "Modules/posixmodule.c": (
        ("#  ifdef _MSC_VER\n     /* Micro", "#  ifdef MS_WINDOWS\n     /* Micro"),
        ("#ifndef _MSC_VER\n", "#ifndef MS_WINDOWS\n"),
        ("#ifdef _MSC_VER\n#  ifdef HAVE_DIRECT_H", "#ifdef MS_WINDOWS\n#  ifdef HAVE_DIRECT_H"),
        ("#elif !defined(_MSC_VER) &&", "#elif !defined(MS_WINDOWS) &&"),
    ),
    "Modules/timemodule.c": (
        ("#ifdef _MSC_VER\n#  define _Py_timezone", "#ifdef MS_WINDOWS\n#  define _Py_timezone"),
        ("#if defined(_MSC_VER) || (defined(__sun)", "#if defined(MS_WINDOWS) || (defined(__sun)"),
        (
            "#if defined _MSC_VER && _MSC_VER >= 1400 && defined(__STDC_SECURE_LIB__)",
            "#if defined MS_WINDOWS",
        ),
    ),
    "Modules/socketmodule.c": (
        (
            "#ifdef MS_WINDOWS\n#define IPPROTO_ICMP IPPROTO_ICMP",
            "#ifdef _MSC_VER\n#define IPPROTO_ICMP IPPROTO_ICMP",
        ),
        ("#elif defined(_MSC_VER) && _MSC_VER>1201", "#elif defined(MS_WINDOWS)"),
    ),
    "Modules/selectmodule.c": (("#if defined(_MSC_VER)", "#if defined(MS_WINDOWS)"),),
    "Include/internal/pycore_fileutils.h": (
        ("#if defined _MSC_VER && _MSC_VER >= 1900", "#if defined MS_WINDOWS"),
    ),
    "PC/invalid_parameter_handler.c": (
        ("#ifdef _MSC_VER", "#if 1"),
        ("#if _MSC_VER >= 1900", "#if 1"),
    ),
    "Python/pylifecycle.c": (
        ("#if defined(_MSC_VER) && _MSC_VER >= 1400", "#if defined(MS_WINDOWS)"),
    ),
}


class OtherSourceError(Exception):
    """The sources are not those that the changes were written for."""


def change(source: Path) -> None:
    """Change the unpacked sources, once.

    Raises:
        OtherSourceError: a text is not there.
    """
    for name, pairs in CHANGES.items():
        path = source / name
        text = path.read_text(encoding="utf-8")
        for old, new in pairs:
            if old not in text:
                raise OtherSourceError(f"{name} does not say {old!r}")
            text = text.replace(old, new)
        path.write_text(text, encoding="utf-8")
