"""Applies the preferences to the widgets of a main window, and follows system settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QSize, Signal, Slot
from PySide6.QtWidgets import QApplication, QMainWindow

from reunion_desktop.engine.rules import Rules
from reunion_desktop.games.ids import IDS
from reunion_desktop.ui.commands.command import LetterKeys
from reunion_desktop.ui.dialogs.new_game import named_now
from reunion_desktop.ui.dialogs.preference_looks import (
    at_game,
    material_of,
    surroundings_of,
    theme_of,
)
from reunion_desktop.ui.dialogs.preferences import Preferences
from reunion_desktop.ui.look.appearance import dress, largeness
from reunion_desktop.ui.look.durations import HURRY, PACES, TEMPI, Speed
from reunion_desktop.ui.look.reduced_motion import motion_reduced
from reunion_desktop.ui.look.style_sheets import style_sheet
from reunion_desktop.ui.sheet.look import Material, look_of
from reunion_desktop.ui.sheet.style import SheetStyle
from reunion_desktop.ui.sound.cues import Sound
from reunion_desktop.ui.window.parts import Parts

if TYPE_CHECKING:
    from reunion_desktop.ui.look.desktop_preferences import DesktopPreferences


class SetPace(Protocol):
    """Callback for the tempo of the game flow."""

    def __call__(self, trick_ms: int | None, pace_ms: int, /, *, forced: bool) -> object:
        """Set the pauses in milliseconds, and whether cards without a choice are played.

        A trick is shown for ``trick_ms``, None until the player continues; ``pace_ms`` is the pause
        before a computer player moves.
        """
        ...


class PreferencesApplier(QObject):
    """Where preferences are applied: holds those of a window and updates its widgets."""

    changed = Signal(object)
    """The Preferences that were changed in this window."""
    dressed = Signal()
    """The preferences or the system's settings have changed the appearance."""

    def __init__(
        self,
        window: QMainWindow,
        parts: Parts,
        preferences: Preferences,
        set_pace: SetPace,
        *,
        hurry: bool,
    ) -> None:
        """Set up without applying anything.

        Args:
            window: the window.
            parts: its widgets.
            preferences: the player's preferences.
            set_pace: sets the pauses of the game flow.
            hurry: whether delays for the eye are left out.
        """
        super().__init__(window)
        self._window = window
        self._parts = parts
        self._preferences = preferences
        self._set_pace = set_pace
        self._hurry = hurry
        self._wish: DesktopPreferences | None = None
        self._larger = 1.0
        self._taught = False
        self._game = IDS[0]
        self._rules: Rules | None = None

    @property
    def preferences(self) -> Preferences:
        """The current preferences."""
        return self._preferences

    @property
    def material(self) -> Material:
        """Material of the score sheet for the current game."""
        return material_of(self._preferences, self._game)

    def teach(self) -> None:
        """Set up for a lesson, in which the player plays every card."""
        self._taught = True
        self.wear(self._preferences)

    def follow_game(self, rules: Rules) -> None:
        """Switch to the game of these rules: it may have its own cards and sheet."""
        before, self._rules = at_game(self._preferences, self._rules), rules
        self._game = rules.game
        self._wear_look(self._preferences, anew=False)
        if at_game(self._preferences, rules) != before:
            self.changed.emit(self._preferences)

    def wear(self, preferences: Preferences) -> None:
        """Apply preferences from now on."""
        before, self._preferences = self._preferences, preferences
        parts, speed = self._parts, Speed.NONE if motion_reduced() else preferences.speed
        parts.table.set_speed(speed)
        parts.table.set_highlighting(preferences.highlighting)
        parts.table.set_points(preferences.points)
        parts.table.set_looks_back(until_played=preferences.looks_back)
        parts.table.set_clicks(preferences.clicks)
        parts.speaker.set_volume(preferences.volume if preferences.sound else 0)
        parts.table.set_hand_order(preferences.hand_order)
        parts.assistance.at_once = preferences.hints_at_once
        parts.menus.set_letters(preferences.letter_keys)
        parts.table.keys.letters = preferences.letter_keys is not LetterKeys.OFF
        parts.narrator.announcer.set_rate(preferences.speech_rate)
        self._wear_look(preferences, anew=before is preferences)
        parts.sheet.set_by_hand(by_hand=preferences.sheet_by_hand)
        parts.sheet.set_naming(named_now)
        parts.sheet.set_initials(initials_of(preferences.sheet_style))
        parts.dialogs.style_sheets(preferences.sheet_style)
        parts.sheet.set_stroke_time(0 if self._hurry else PACES[speed].stroke)
        parts.prompt.set_pace(0 if self._hurry else PACES[speed].count)
        parts.dock.want(wanted=preferences.sheet_visible)
        parts.tools.toggleViewAction().setChecked(preferences.tools_visible)
        parts.tools.setVisible(preferences.tools_visible)
        tempo = HURRY if self._hurry else TEMPI[speed]
        waits = preferences.wait_for_click and not self._hurry
        forced = preferences.plays_forced and not self._taught
        self._set_pace(None if waits else tempo.trick, tempo.mind, forced=forced)
        self.dressed.emit()

    def _wear_look(self, preferences: Preferences, *, anew: bool) -> None:
        """Apply colours, cards and text size; ``anew`` redraws the cards without a change."""
        around = surroundings_of(preferences)
        dress(preferences.light, around)
        theme = theme_of(at_game(preferences, self._rules), around)
        if anew or theme != self._parts.faces.theme:
            self._parts.table.retheme(theme)
            self._parts.caller.dress()
            self._parts.dialogs.retheme(theme)
        points, larger = QApplication.font().pointSizeF(), largeness(self._window.size())
        self._larger = larger
        sheet = style_sheet(theme.palette, around, points, larger)
        if sheet != self._window.styleSheet():
            self._window.setStyleSheet(sheet)
        material = material_of(preferences, self._game)
        self._parts.sheet.set_look(look_of(material, theme.palette, german=theme.german))

    def adopt(self, preferences: Preferences) -> None:
        """Take over preferences that were changed elsewhere."""
        now = self._preferences
        here = replace(
            preferences, place=now.place, new_game=now.new_game, other_games=now.other_games
        )
        if here != now:
            self.wear(preferences)
        self._preferences = preferences

    @Slot(object)
    def prefer(self, preferences: Preferences) -> None:
        """Apply the choice of the dialog; play a sound if the volume changed."""
        before = self._preferences
        self.wear(preferences)
        if (before.sound, before.volume) != (preferences.sound, preferences.volume):
            self._parts.speaker.say(Sound.CARD)
        self.changed.emit(preferences)

    @Slot(object)
    def style_sheets(self, style: SheetStyle) -> None:
        """Store the player's style for score sheets."""
        self._preferences = replace(self._preferences, sheet_style=style)
        self._parts.sheet.set_initials(initials_of(style))
        self.changed.emit(self._preferences)

    def remember_sheet(self) -> None:
        """Store whether the score sheet is hidden."""
        visible = self._parts.dock.wanted
        if visible != self._preferences.sheet_visible and self._window.isVisible():
            self._preferences = replace(self._preferences, sheet_visible=visible)
            self.changed.emit(self._preferences)

    @Slot()
    def remember_tools(self) -> None:
        """Store whether the player has hidden the tool bar."""
        visible = self._parts.tools.toggleViewAction().isChecked()
        self._preferences = replace(self._preferences, tools_visible=visible)
        self.changed.emit(self._preferences)

    def follow(self, size: QSize) -> None:
        """Adapt the size of the text around the table to the window size."""
        if largeness(size) != self._larger:
            self._wear_look(self._preferences, anew=False)

    @Slot()
    def follow_desktop(self) -> None:
        """Apply changed system settings: light or dark, contrast, motion."""
        self.wear(self._preferences)

    @Slot()
    def ask_about_motion(self) -> None:
        """Ask the system whether motion is reduced, once the window is visible."""
        if self._wish is None:
            from reunion_desktop.ui.look.desktop_preferences import DesktopPreferences  # noqa: PLC0415 - loads QtDBus.

            self._wish = DesktopPreferences(self)
            self._wish.changed.connect(self.follow_desktop)
            self._wish.ask()


def initials_of(style: SheetStyle) -> Callable[[Sequence[str]], tuple[str, ...]]:
    """Function that returns players' initials; those chosen by the player are kept."""

    def find(names: Sequence[str]) -> tuple[str, ...]:
        kept = style.people
        people = tuple((named_now((own,))[0], written, short) for own, written, short in kept)
        return style._replace(people=people).initials(names)

    return find
