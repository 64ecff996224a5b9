"""Language of the command line, taken from the shell.

It uses gettext instead of Qt: commands then work without loading Qt, even where Qt cannot be
loaded, and argparse finds its own translations in the same place.
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
"""Folder in which the build puts the translations."""
_DOMAIN = "reunion-desktop"
_SPOKEN = ("de", "fr")
"""Languages besides English, each in a folder of this name."""
_NAMED_BY = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Variables in which gettext looks for the language, in this order."""


def speak_as_the_shell(folder: Path = FOLDER) -> Path | None:
    """Use the language named by LANGUAGE, LC_ALL, LC_MESSAGES or LANG, or else English.

    On Windows, if none of them is set, use the language of Windows.

    Returns:
        The translation file if it cannot be used, which leaves the program in English; else None.
    """
    if sys.platform == "win32" and not any(map(os.environ.get, _NAMED_BY)):
        code = locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage())
        os.environ["LANGUAGE"] = code or "C"
    named = next(filter(None, map(os.environ.get, _NAMED_BY)), "")[:2]
    file = folder / named / "LC_MESSAGES" / f"{_DOMAIN}.mo"
    try:
        gettext.translation(_DOMAIN, folder)  # Checks the file; gettext caches it.
    except Exception:  # noqa: BLE001 - a damaged file raises many types.
        gettext.textdomain("messages")  # A domain without files: English.
        return file if named in _SPOKEN else None
    gettext.bindtextdomain(_DOMAIN, folder)
    gettext.textdomain(_DOMAIN)
    return None


def shell_language() -> str:
    """The code of the language that the command line speaks: ``en``, ``de`` or ``fr``."""
    found = gettext.find(gettext.textdomain(), FOLDER)
    return "en" if found is None else Path(found).parts[-3]


def translate(context: str, text: str) -> str:
    """Translate a text into the shell's language.

    Args:
        context: ``cli``, the translation context; only lupdate reads it.
        text: the English text.
    """
    del context
    return gettext.gettext(text)


def translate_fault(english: str) -> str:
    """A sentence about a fault, or the reason for one, in the shell's language.

    An unknown sentence stays as it is.
    """
    return translated_fault(english, gettext.gettext)
