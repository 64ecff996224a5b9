"""Signal connections of a main window: controller, table, menus and preferences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from reunion_desktop.match.game_flow import GameFlow
from reunion_desktop.ui.sound.cues import Sound
from reunion_desktop.ui.window.parts import Parts
from reunion_desktop.ui.window.preferences_applier import PreferencesApplier
from reunion_desktop.ui.window.table_presenter import TablePresenter

if TYPE_CHECKING:
    from reunion_desktop.ui.lesson.panel import LessonPanel


_LOWEST_TABLE = 164
"""Least height of the table above a lesson where space is short, in logical pixels."""


def wire(
    conductor: GameFlow, parts: Parts, host: TablePresenter, dresser: PreferencesApplier
) -> None:
    """Connect the parts of a window with each other and with the game flow controller.

    Args:
        conductor: the game flow controller.
        parts: widgets of the window.
        host: presenter of the table.
        dresser: applies the preferences.
    """
    _from_conductor(conductor, parts, host)
    _from_table(conductor, parts, host)
    _from_menus(conductor, parts, host, dresser)
    _to_dresser(parts, dresser)


def wire_lesson(teacher: LessonPanel, parts: Parts, host: TablePresenter) -> None:
    """Connect a lesson; moves that it forbids are not played."""
    host.follow_lesson(teacher)
    # Lower than elsewhere: with large text the lesson needs the room.
    parts.table.setMinimumHeight(_LOWEST_TABLE)
    teacher.spoken.connect(parts.narrator.announce)
    teacher.asked.connect(parts.narrator.ask)
    teacher.marked.connect(parts.table.show_hint)
    teacher.turned_to_table.connect(parts.table.setFocus)
    # Queued: played after the table has handled the current event.
    teacher.chosen.connect(host.play_for, Qt.ConnectionType.QueuedConnection)


def _from_conductor(conductor: GameFlow, parts: Parts, host: TablePresenter) -> None:
    """Connect the signals of the controller.

    The slots are methods of objects that belong to the window, never plain functions: the
    controller outlives the window, and would keep everything alive that a function refers to.
    """
    table = parts.table
    conductor.open_hands.connect(table.show_open)
    conductor.open_hands.connect(parts.narrator.lay_open)
    conductor.may_look.connect(parts.menus.hands.offer)
    conductor.looked.connect(parts.narrator.look)
    conductor.sight.connect(host.show)
    conductor.draw.connect(host.draw)
    conductor.cut_wanted.connect(host.ask_cut)
    conductor.step.connect(host.step)
    conductor.gather.connect(table.gather)
    conductor.thinking.connect(table.set_thinking)
    conductor.waiting.connect(host.wait_for)
    conductor.sheet_changed.connect(host.show_sheet)
    conductor.counted.connect(host.count)
    conductor.advice.connect(host.advise)
    conductor.claimable.connect(parts.menus.allow_claim)
    conductor.claimable.connect(parts.counsel.allow_claim)
    conductor.seal.connect(parts.seal.show_seal)


def _from_table(conductor: GameFlow, parts: Parts, host: TablePresenter) -> None:
    """Connect the signals of the table: actions of the player and sounds."""
    table = parts.table
    table.chosen.connect(host.choose)
    table.cut.connect(conductor.cut)
    table.looked.connect(conductor.look_into)
    table.went_on.connect(host.go_on_at_table)
    table.settled.connect(host.settle)
    table.refused.connect(host.refuse)
    table.choosing.changed.connect(host.tell_picked)
    table.sounded.connect(parts.speaker.say)
    parts.sheet.stroked.connect(lambda: parts.speaker.say(Sound.QUILL))
    parts.prompt.accepted.connect(host.go_on)
    parts.prompt.counted.connect(host.write)
    parts.prompt.turned.connect(host.tell_settlement)
    parts.prompt.review_wanted.connect(parts.menus.review)
    parts.prompt.same_cards_wanted.connect(parts.menus.same_cards)
    parts.prompt.code_wanted.connect(parts.menus.deal_code)
    parts.caller.chosen.connect(host.choose)
    parts.caller.refused.connect(host.explain_call)
    parts.counsel.claimed.connect(conductor.claim)
    parts.counsel.followed.connect(host.follow)
    parts.counsel.advises.connect(parts.menus.allow_follow)


def _from_menus(
    conductor: GameFlow, parts: Parts, host: TablePresenter, dresser: PreferencesApplier
) -> None:
    """Connect the menu commands that the window does not handle itself."""
    menus, dialogs, sheet = parts.menus, parts.dialogs, parts.sheet
    menus.open_record.connect(dialogs.choose_file)
    menus.save_sheet.connect(
        lambda: dialogs.choose_sheet(sheet.sheet, dresser.material, conductor.begun)
    )
    menus.print_sheet.connect(
        lambda: dialogs.show_sheet(sheet.sheet, dresser.material, conductor.begun)
    )
    menus.hands.looked.connect(conductor.look_into)
    menus.asked.connect(lambda question: parts.narrator.answer(question, sheet.sheet))
    menus.go_on.connect(host.go_on)
    menus.undo.connect(conductor.undo)
    menus.redo.connect(conductor.redo)
    menus.refused.connect(host.explain)
    menus.hint.connect(conductor.hint)
    menus.follow.connect(parts.counsel.follow)
    menus.claim.connect(conductor.claim)
    menus.last_trick.connect(parts.table.show_last_trick)
    menus.deal_code.connect(lambda: dialogs.show_code(host.code))
    menus.same_cards.connect(host.play_again)
    menus.compare.connect(lambda: dialogs.compare(sheet.sheet.games))
    menus.preferences.connect(lambda: dialogs.prefer(dresser.preferences))
    menus.rules.connect(dialogs.show_rules)
    menus.keys.connect(lambda: dialogs.show_keys(menus.listing()))
    menus.about.connect(dialogs.show_about)


def _to_dresser(parts: Parts, dresser: PreferencesApplier) -> None:
    """Connect the signals about preferences and system settings."""
    parts.dialogs.preferred.connect(dresser.prefer)
    parts.dialogs.styled.connect(dresser.style_sheets)
    parts.dock.visibilityChanged.connect(lambda _on: dresser.remember_sheet())
    parts.tools.toggleViewAction().triggered.connect(dresser.remember_tools)
    hints = QApplication.styleHints()
    hints.colorSchemeChanged.connect(dresser.follow_desktop)
    hints.accessibility().contrastPreferenceChanged.connect(dresser.follow_desktop)
