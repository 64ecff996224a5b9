"""The language of the command line, which is the shell's.

It is gettext's, not Qt's: a command then answers without loading Qt, even where Qt cannot be
loaded, and the standard library's argument parser finds its own words in the same place.
"""

from __future__ import annotations

import gettext
import os
import sys
from pathlib import Path

from reunion_desktop.ui.language.fault_patterns import translated_fault

if sys.platform == "win32":
    import ctypes
    import locale

FOLDER = Path(__file__).resolve().parents[2] / "locale"
"""Where the build puts the translations."""
_DOMAIN = "reunion-desktop"
_SPOKEN = ("de", "fr")
"""The languages besides English, each in a folder of this name."""
_NAMED_BY = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where gettext looks for the language, in this order."""


def speak_as_the_shell(folder: Path = FOLDER) -> Path | None:
    """Speak the language that LANGUAGE, LC_ALL, LC_MESSAGES or LANG names, or else English.

    Where Windows is and none of them names one, it is the language of Windows.

    Returns:
        The file of that language, where it cannot be used: English is spoken then.
    """
    if sys.platform == "win32" and not any(map(os.environ.get, _NAMED_BY)):
        code = locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage())
        os.environ["LANGUAGE"] = code or "C"
    named = next(filter(None, map(os.environ.get, _NAMED_BY)), "")[:2]
    file = folder / named / "LC_MESSAGES" / f"{_DOMAIN}.mo"
    try:
        gettext.translation(_DOMAIN, folder)  # It is kept, and read this once.
    except Exception:  # noqa: BLE001 - of a spoilt file it says all manner of things.
        gettext.textdomain("messages")  # English.
        return file if named in _SPOKEN else None
    gettext.bindtextdomain(_DOMAIN, folder)
    gettext.textdomain(_DOMAIN)
    return None


def translate(context: str, text: str) -> str:  # noqa: ARG001 - read by lupdate, which collects it.
    """A text in the shell's language.

    Args:
        context: ``cli``, where translators find it.
        text: the English.
    """
    return gettext.gettext(text)


def translate_fault(english: str) -> str:
    """A sentence about a fault, or the reason for one, in the shell's language.

    An unknown sentence stays as it is.
    """
    return translated_fault(english, gettext.gettext)
