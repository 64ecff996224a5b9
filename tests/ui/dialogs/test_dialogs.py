"""Tests of all dialogs, and of their import on first use."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtWidgets import QAbstractButton, QDialog, QLabel, QTabBar
from pytestqt.qtbot import QtBot

from reunion_desktop import __version__
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.ui import dialogs
from reunion_desktop.ui.dialogs.about import AboutDialog, about_text
from reunion_desktop.ui.dialogs.new_game import NewGame
from tests.ui.dialogs.asking import dialog, preferences

# The offscreen platform says so of every top-level window that has a least size.
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")


def mnemonics(made: QDialog) -> list[str]:
    """Mnemonics of all visible widgets."""
    labels = [label.text() for label in made.findChildren(QLabel) if label.isVisible()]
    buttons = [each.text() for each in made.findChildren(QAbstractButton) if each.isVisible()]
    texts = labels + buttons
    bar = made.findChildren(QTabBar)[0]
    texts.extend(bar.tabText(place) for place in range(bar.count()))
    return sorted(text[text.index("&") + 1].lower() for text in texts if "&" in text)


def test_no_letter_leads_to_two_things(qtbot: QtBot) -> None:
    """On each page every mnemonic is unique, and most widgets have one."""
    own = NewGame(RHINELAND.changed({"cut": "off"}), ("A", "B", "C"), ("club", "club"))
    for made, enough in ((dialog(qtbot, own), 8), (preferences(qtbot), 4)):
        made.show()
        bar = made.findChildren(QTabBar)[0]
        for place in range(bar.count()):
            bar.setCurrentIndex(place)
            letters = mnemonics(made)
            assert sorted(set(letters)) == letters
            assert place or len(letters) >= enough


def test_about_names_version_and_licences(qtbot: QtBot) -> None:
    """The dialog about the program names version, components and licences."""
    made = AboutDialog()
    qtbot.addWidget(made)
    for name in ("MIT", "Lesser General Public License", "Open Font License", "PySide6"):
        assert name in about_text()
    assert any(__version__ in label.text() for label in made.findChildren(QLabel))


def test_the_package_leads_to_every_dialog() -> None:
    """Each name gives the object of its own module; an unknown name raises AttributeError."""
    for name in dialogs.__all__:
        assert name == getattr(dialogs, name).__name__
    with pytest.raises(AttributeError, match="has no attribute 'FortuneDialog'"):
        getattr(dialogs, "FortuneDialog")  # noqa: B009 - the name that is looked for is none.


def test_a_table_is_laid_without_a_dialog() -> None:
    """The main window opens without importing any dialog."""
    code = (
        "import sys, reunion_desktop.app.table\n"
        "late = ('dialogs.about', '_dialog', 'ui.rules', 'ui.sheet.pages')\n"
        "names = [name for name in sys.modules if name.startswith('reunion_desktop.')]\n"
        "print(*(name for name in names if any(word in name for word in late)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "" == done.stdout.strip()
