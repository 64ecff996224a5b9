"""The dresser: puts the preferences on the widgets of a main window, and follows the desktop."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Signal, Slot
from PySide6.QtWidgets import QApplication, QMainWindow

from reunion_desktop.ui.access.announcer import SetPace
from reunion_desktop.ui.dialogs.new_game import named_now
from reunion_desktop.ui.dialogs.preference_looks import (
    at_game,
    material_of,
    surroundings_of,
    theme_of,
)
from reunion_desktop.ui.dialogs.preferences import Preferences
from reunion_desktop.ui.games import GAMES
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


class PreferencesApplier(QObject):
    """Keeps the preferences of a window, and lets them be seen, heard and felt in it."""

    changed = Signal(object)
    """Preferences that were changed in this window and hold from now on."""
    dressed = Signal()
    """The preferences or the desktop's wishes have changed how windows look."""

    def __init__(
        self,
        window: QMainWindow,
        parts: Parts,
        preferences: Preferences,
        set_pace: SetPace,
        *,
        hurry: bool,
    ) -> None:
        """Change nothing yet.

        Args:
            window: what is dressed.
            parts: what stands in it.
            preferences: what the person prefers.
            set_pace: who makes the pauses.
            hurry: whether nothing is left lying for the eye.
        """
        super().__init__(window)
        self._window = window
        self._parts = parts
        self._preferences = preferences
        self._set_pace = set_pace
        self._hurry = hurry
        self._wish: DesktopPreferences | None = None
        self._larger = 1.0
        self._game = GAMES[0]

    @property
    def preferences(self) -> Preferences:
        """What holds now."""
        return self._preferences

    @property
    def material(self) -> Material:
        """What the score of the game on the table is kept with."""
        return material_of(self._preferences, self._game)

    def follow_game(self, game: str) -> None:
        """Dress the table for the game of this name: it may have cards and a sheet of its own."""
        before, self._game = at_game(self._preferences, self._game), game
        self._wear_look(self._preferences, anew=False)
        if at_game(self._preferences, game) != before:
            self.changed.emit(self._preferences)

    def wear(self, preferences: Preferences) -> None:
        """Let the preferences hold from now on."""
        before, self._preferences = self._preferences, preferences
        parts, speed = self._parts, Speed.NONE if motion_reduced() else preferences.speed
        parts.table.set_speed(speed)
        parts.table.set_highlighting(preferences.highlighting)
        parts.table.set_points(preferences.points)
        parts.table.set_clicks(preferences.clicks)
        parts.speaker.set_volume(preferences.volume if preferences.sound else 0)
        parts.table.set_hand_order(preferences.hand_order)
        self._wear_look(preferences, anew=before is preferences)
        parts.sheet.set_by_hand(preferences.sheet_by_hand)
        parts.sheet.set_naming(named_now)
        parts.sheet.set_initials(initials_of(preferences.sheet_style))
        parts.dialogs.style_sheets(preferences.sheet_style)
        parts.sheet.set_stroke_time(0 if self._hurry else PACES[speed].stroke)
        parts.prompt.set_pace(0 if self._hurry else PACES[speed].count)
        parts.dock.setVisible(preferences.sheet_visible)
        parts.tools.toggleViewAction().setChecked(preferences.tools_visible)
        parts.tools.setVisible(preferences.tools_visible)
        tempo = HURRY if self._hurry else TEMPI[speed]
        waits = preferences.wait_for_click and not self._hurry
        self._set_pace(None if waits else tempo.trick, tempo.mind)
        self.dressed.emit()

    def _wear_look(self, preferences: Preferences, *, anew: bool) -> None:
        """Colours, cards and print; the cards are ``anew`` even where no choice is another."""
        around = surroundings_of(preferences)
        dress(preferences.light, around)
        theme = theme_of(at_game(preferences, self._game), around)
        if anew or theme != self._parts.faces.theme:
            self._parts.table.retheme(theme)
            self._parts.caller.dress()
            self._parts.dialogs.retheme(theme)
        points, larger = QApplication.font().pointSizeF(), largeness(self._window.size())
        self._larger = larger
        sheet = style_sheet(theme.palette, around, points, larger)
        if sheet != self._window.styleSheet():
            self._window.setStyleSheet(sheet)
        self._parts.sheet.set_look(look_of(material_of(preferences, self._game), theme.palette))

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
        """Let hold what the person chose in the dialog; another volume is heard at once."""
        before = self._preferences
        self.wear(preferences)
        if (before.sound, before.volume) != (preferences.sound, preferences.volume):
            self._parts.speaker.say(Sound.CARD)
        self.changed.emit(preferences)

    @Slot(object)
    def style_sheets(self, style: SheetStyle) -> None:
        """Keep how the person wants sheets to be written."""
        self._preferences = replace(self._preferences, sheet_style=style)
        self._parts.sheet.set_initials(initials_of(style))
        self.changed.emit(self._preferences)

    def remember_sheet(self) -> None:
        """Keep whether the sheet is folded away."""
        visible = not self._parts.dock.isHidden()
        if visible != self._preferences.sheet_visible and self._window.isVisible():
            self._preferences = replace(self._preferences, sheet_visible=visible)
            self.changed.emit(self._preferences)

    @Slot(bool)
    def remember_tools(self, visible: bool) -> None:  # noqa: FBT001 - an action's own signal.
        """Keep whether the person has put the tool bar away."""
        self._preferences = replace(self._preferences, tools_visible=visible)
        self.changed.emit(self._preferences)

    def follow(self, size: QSize) -> None:
        """Let the words at the window's edges suit its size."""
        if largeness(size) != self._larger:
            self._wear_look(self._preferences, anew=False)

    @Slot()
    def follow_desktop(self) -> None:
        """The desktop has become light or dark, of another contrast, or still."""
        self.wear(self._preferences)

    @Slot()
    def ask_about_motion(self) -> None:
        """Ask the desktop, once there is something to be seen, whether anything may move."""
        if self._wish is None:
            from reunion_desktop.ui.look.desktop_preferences import DesktopPreferences  # noqa: PLC0415 - loads QtDBus.

            self._wish = DesktopPreferences(self)
            self._wish.changed.connect(self.follow_desktop)
            self._wish.ask()


def initials_of(style: SheetStyle) -> Callable[[Sequence[str]], tuple[str, ...]]:
    """Finds the initials of players by their names of the moment; kept are those they had."""

    def find(names: Sequence[str]) -> tuple[str, ...]:
        kept = style.people
        people = tuple((named_now((own,))[0], written, short) for own, written, short in kept)
        return style._replace(people=people).initials(names)

    return find
