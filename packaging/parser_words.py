"""Texts of Python's argument parser, listed so that lupdate collects them.

The parser looks its texts up through gettext at run time; nothing imports this list. It has the
texts of Python 3.11 to 3.14 that our commands can trigger.
"""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

WORDS = (
    QT_TRANSLATE_NOOP("cli", "usage: "),
    QT_TRANSLATE_NOOP("cli", "positional arguments"),
    QT_TRANSLATE_NOOP("cli", "options"),
    QT_TRANSLATE_NOOP("cli", "show this help message and exit"),
    QT_TRANSLATE_NOOP("cli", "argument %(argument_name)s: %(message)s"),
    QT_TRANSLATE_NOOP("cli", "expected one argument"),
    QT_TRANSLATE_NOOP("cli", "ignored explicit argument %r"),
    QT_TRANSLATE_NOOP("cli", "not allowed with argument %s"),
    QT_TRANSLATE_NOOP("cli", "the following arguments are required: %s"),
    QT_TRANSLATE_NOOP("cli", "unrecognized arguments: %s"),
    QT_TRANSLATE_NOOP("cli", "ambiguous option: %(option)s could match %(matches)s"),
    QT_TRANSLATE_NOOP("cli", "invalid %(type)s value: %(value)r"),
    QT_TRANSLATE_NOOP("cli", "invalid choice: %(value)r (choose from %(choices)s)"),
    QT_TRANSLATE_NOOP("cli", "invalid choice: %(value)s (choose from %(choices)s)"),
)
