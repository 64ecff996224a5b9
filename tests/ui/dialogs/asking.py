"""Helpers for dialogs: creating them, and choosing like a player."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from reunion_desktop.engine.game import Game
from reunion_desktop.games.reunion.rules import GAME as REUNION
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.dialogs.new_game_dialog import NewGameDialog
from reunion_desktop.ui.dialogs.preferences import DEFAULTS, Preferences
from reunion_desktop.ui.dialogs.preferences_dialog import PreferencesDialog
from reunion_desktop.ui.dialogs.table_form import GameOffer

LEVELS = (("random", "Beginner"), ("club", "Club player"))
OPPONENTS = ("Anna", "Jakob", "Margarethe")


def pick(box: QComboBox, place: int) -> None:
    """Choose an entry like a player, with the signals of user input."""
    box.setCurrentIndex(place)
    box.activated.emit(place)


def dialog(
    qtbot: QtBot, *last: NewGame | None, games: Sequence[Game] = (REUNION,)
) -> NewGameDialog:
    """A dialog for a new game; with one game by default."""
    offers = [GameOffer(game, LEVELS) for game in games]
    known = [choice for choice in last if choice is not None]
    made = NewGameDialog(offers, OPPONENTS, known)
    qtbot.addWidget(made)
    return made


def preferences(qtbot: QtBot, chosen: Preferences = DEFAULTS) -> PreferencesDialog:
    """A dialog for the preferences."""
    made = PreferencesDialog(chosen)
    qtbot.addWidget(made)
    return made
