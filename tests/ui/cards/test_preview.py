"""Tests of the card preview in the preferences."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from reunion_desktop.ui.cards.preview import CardPreview
from reunion_desktop.ui.dialogs.preferences import Preferences
from reunion_desktop.ui.dialogs.preferences_dialog import PreferencesDialog
from reunion_desktop.ui.look.palettes import Cloth
from reunion_desktop.ui.look.theme import Theme


def _grabbed(preview: CardPreview) -> QImage:
    """The preview's image, after all cards are rendered."""
    preview.grab()
    preview.faces.finish()
    return preview.grab().toImage()


@pytest.mark.parametrize(
    "other",
    [
        Theme(design="german"),
        Theme(design="large"),
        Theme(back="vine"),
        Theme(cloth=Cloth.OXBLOOD),
        Theme(four_colours=True),
    ],
    ids=["pack", "large", "back", "cloth", "four colours"],
)
def test_each_choice_is_seen(qtbot: QtBot, other: Theme) -> None:
    """Pack, index, back, cloth and suit colours change the picture, and change it back."""
    preview = CardPreview(Theme())
    qtbot.addWidget(preview)
    before = _grabbed(preview)

    preview.wear(other)
    assert before != _grabbed(preview)

    preview.wear(Theme())
    assert before == _grabbed(preview)


def test_the_dialog_shows_what_is_chosen(qtbot: QtBot) -> None:
    """A changed card design is shown before the dialog is closed."""
    dialog = PreferencesDialog(Preferences())
    qtbot.addWidget(dialog)
    preview = dialog.findChild(CardPreview)
    assert preview is not None

    box = dialog.fields.boxes["design"]
    box.setCurrentIndex(2)
    box.activated.emit(2)

    assert "german" == preview.faces.theme.design
