"""Commands of the menus that can be used now, and why the others cannot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reunion_desktop.match.game_flow import GameFlow, Wait
from reunion_desktop.ui.commands import reasons
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.window.next_steps import COUNT, END
from reunion_desktop.ui.window.parts import Parts

if TYPE_CHECKING:
    from reunion_desktop.ui.lesson.teacher import Teacher


class CommandEnabler:
    """Enables and disables the commands of a window."""

    def __init__(self, flow: GameFlow, parts: Parts) -> None:
        """Set up for a window.

        Args:
            flow: the game flow controller.
            parts: widgets of the window.
        """
        self._flow = flow
        self._parts = parts

    def enable(self, teacher: Teacher | None) -> None:
        """Enable the commands for what the game waits for.

        Args:
            teacher: the lesson or the problem at the table, if any.
        """
        flow, menus, games = self._flow, self._parts.menus, self._parts.sheet.sheet.games
        wait, problem = flow.wait, teacher is not None and not teacher.leads
        redoable, counted = wait is Wait.CHOICE and flow.can_redo, wait in COUNT
        undo = None if flow.can_undo else reasons.why_no_undo(counted=counted, moved=flow.moved)
        if problem:
            undo = reasons.answer_first
        menus.allow(
            go_on=None if wait in (Wait.TRICK, *COUNT) else reasons.nothing_to_go_on,
            undo=undo,
            redo=None if redoable else reasons.nothing_taken_back,
            hint=None if flow.can_hint else reasons.not_your_turn,
        )
        menus.offer_earlier(offered=problem)
        self.enable_last_trick()
        menus.allow_review(allowed=any(game.lines for game in games))
        cards = [game.cards for game in games if game.cards is not None]
        again = wait in END and flow.code is not None
        menus.allow_same_cards(
            None if again else words_of(flow.observation.rules.game).unit().available_later,
            compare=wait in END and cards.count(cards[-1]) > 1 if cards else False,
        )

    def enable_last_trick(self) -> None:
        """Enable the last trick as far as the table and the preferences allow it."""
        showing, began = self._parts.table.showing, None
        if self._parts.table.skips:
            return
        if showing.next_began:
            began = reasons.already_played if showing.looks_back else reasons.trick_under_way
        taken = showing.deal is not None and bool(showing.deal.taken)
        lies = self._flow.wait is Wait.TRICK
        self._parts.menus.allow_last_trick(
            reasons.why_no_last_trick(lies=lies, taken=taken, began=began)
        )
