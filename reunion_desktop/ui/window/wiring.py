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
    from reunion_desktop.ui.lesson.teacher import Teacher


_LOWEST_TABLE = 164
"""Least height of the table above a lesson where space is short, in logical pixels."""


def wire(flow: GameFlow, parts: Parts, host: TablePresenter, applier: PreferencesApplier) -> None:
    """Connect the parts of a window with each other and with the game flow controller.

    Args:
        flow: the game flow controller.
        parts: widgets of the window.
        host: presenter of the table.
        applier: applies the preferences.
    """
    _from_flow(flow, parts, host)
    _from_table(flow, parts, host)
    _from_menus(flow, parts, host, applier)
    _to_applier(parts, applier)


def wire_lesson(teacher: Teacher, parts: Parts, host: TablePresenter) -> None:
    """Connect a lesson or a problem; moves that it forbids are not played."""
    host.follow_lesson(teacher)
    # Lower than elsewhere: with large text the lesson needs the room.
    parts.table.setMinimumHeight(_LOWEST_TABLE)
    # A problem is from the middle of a game: its sheet is empty.
    parts.dock.spare = not teacher.leads
    teacher.spoken.connect(parts.narrator.announce)
    teacher.asked.connect(parts.narrator.ask)
    teacher.heard.connect(parts.narrator.when_heard)
    teacher.marked.connect(parts.table.show_hint)
    teacher.call_marked.connect(parts.caller.advise)
    teacher.looked_back.connect(parts.menus.earlier)
    # The text is heard before the focus moves on.
    teacher.call_marked.connect(lambda *_calls: parts.narrator.when_heard(parts.caller.tell_focus))
    teacher.turned_to_table.connect(parts.table.setFocus)
    # Queued: played after the table has handled the current event.
    teacher.chosen.connect(host.play_for, Qt.ConnectionType.QueuedConnection)


def _from_flow(flow: GameFlow, parts: Parts, host: TablePresenter) -> None:
    """Connect the signals of the controller.

    The slots are methods of objects that belong to the window, never plain functions: the
    controller outlives the window, and would keep everything alive that a function refers to.
    """
    table = parts.table
    parts.narrator.announcer.speaks.connect(flow.wait_for_speech)
    flow.open_hands.connect(table.show_open)
    flow.open_hands.connect(parts.narrator.lay_open)
    flow.may_look.connect(parts.menus.hands.offer)
    flow.looked.connect(parts.narrator.look)
    flow.sight.connect(host.show)
    flow.draw.connect(host.draw)
    flow.cut_wanted.connect(host.ask_cut)
    flow.step.connect(host.step)
    flow.gather.connect(table.gather)
    flow.thinking.connect(table.set_thinking)
    flow.waiting.connect(host.wait_for)
    flow.waiting.connect(parts.dock.make_way)
    flow.sheet_changed.connect(host.show_sheet)
    flow.counted.connect(host.count)
    flow.advice.connect(host.advise)
    flow.claimable.connect(parts.menus.allow_claim)
    flow.claimable.connect(parts.assistance.claim.setVisible)
    flow.skippable.connect(parts.menus.allow_skip)
    flow.skippable.connect(parts.assistance.skip.setVisible)
    flow.skipping.connect(table.set_skipping)
    flow.skipping.connect(parts.narrator.skim)
    flow.seal.connect(parts.seal.show_seal)


def _from_table(flow: GameFlow, parts: Parts, host: TablePresenter) -> None:
    """Connect the signals of the table: actions of the player and sounds."""
    table = parts.table
    table.chosen.connect(host.choose)
    table.cut.connect(flow.cut)
    table.looked.connect(parts.menus.hands.choose_seat)
    table.went_on.connect(host.go_on_at_table)
    table.clicked.connect(host.click_at_table)
    table.settled.connect(host.settle)
    table.refused.connect(host.refuse)
    table.choosing.changed.connect(lambda: parts.narrator.picks.tell(table.showing))
    table.choosing.changed.connect(
        lambda: parts.menus.tick_last_trick(shown=bool(table.showing.back))
    )
    table.sounded.connect(parts.speaker.say)
    parts.sheet.stroked.connect(lambda: parts.speaker.say(Sound.QUILL))
    parts.prompt.accepted.connect(host.go_on)
    parts.prompt.counted.connect(host.write)
    parts.prompt.turned.connect(parts.narrator.say_anew)
    parts.prompt.turned.connect(host.tell_settlement)
    parts.prompt.review_wanted.connect(parts.menus.review)
    parts.prompt.same_cards_wanted.connect(parts.menus.same_cards)
    parts.prompt.code_wanted.connect(parts.menus.deal_code)
    parts.caller.chosen.connect(host.choose)
    parts.caller.asked.connect(host.prompt_calls)
    parts.assistance.claimed.connect(flow.claim)
    parts.assistance.skipped.connect(flow.skip)
    parts.assistance.followed.connect(host.choose)
    parts.assistance.left.connect(parts.table.setFocus)
    parts.assistance.stepped.connect(host.tell_hint)


def _from_menus(
    flow: GameFlow, parts: Parts, host: TablePresenter, applier: PreferencesApplier
) -> None:
    """Connect the menu commands that the window does not handle itself."""
    menus, dialogs, sheet = parts.menus, parts.dialogs, parts.sheet
    menus.open_record.connect(dialogs.choose_file)
    menus.save_sheet.connect(
        lambda: dialogs.choose_sheet(sheet.sheet, applier.material, flow.begun)
    )
    menus.print_sheet.connect(lambda: dialogs.show_sheet(sheet.sheet, applier.material, flow.begun))
    menus.hands.looked.connect(flow.look_into)
    menus.hands.refused.connect(host.explain)
    menus.asked.connect(lambda question: parts.narrator.answer(question, sheet.sheet))
    menus.go_on.connect(host.go_on)
    menus.undo.connect(lambda: parts.caller.go_back() or flow.undo())
    menus.redo.connect(flow.redo)
    menus.refused.connect(host.explain)
    menus.hint.connect(host.hint)
    menus.follow.connect(parts.assistance.follow)
    menus.claim.connect(flow.claim)
    menus.skip.connect(flow.skip)
    menus.last_trick.connect(lambda shown: parts.table.show_last_trick(shown=shown))
    menus.last_trick.connect(parts.narrator.look_back)
    menus.earlier.connect(lambda: parts.narrator.look_back(parts.table.look_further()))
    parts.dock.toggleViewAction().triggered.connect(parts.narrator.see_sheet)
    # The score covers the middle of the table, so it goes below it and comes back.
    menus.last_trick.connect(lambda shown: parts.prompt.lower() if shown else parts.prompt.raise_())
    menus.deal_code.connect(lambda: dialogs.show_code(host.code))
    menus.same_cards.connect(host.play_again)
    menus.compare.connect(lambda: dialogs.compare(sheet.sheet.games))
    menus.preferences.connect(lambda: dialogs.prefer(applier.preferences))
    menus.rules.connect(dialogs.show_rules)
    menus.rules_of.connect(dialogs.show_rules)
    menus.keys.connect(lambda: dialogs.show_keys(menus.listing()))
    menus.about.connect(dialogs.show_about)


def _to_applier(parts: Parts, applier: PreferencesApplier) -> None:
    """Connect the signals about preferences and system settings."""
    parts.dialogs.preferred.connect(applier.prefer)
    parts.dialogs.styled.connect(applier.style_sheets)
    for shown in (parts.dock.visibilityChanged, parts.dock.toggleViewAction().triggered):
        shown.connect(lambda _on: applier.remember_sheet())
    parts.tools.toggleViewAction().triggered.connect(applier.remember_tools)
    hints = QApplication.styleHints()
    hints.colorSchemeChanged.connect(applier.follow_desktop)
    hints.accessibility().contrastPreferenceChanged.connect(applier.follow_desktop)
