"""Presenter between the game flow controller and the main window.

For each Wait it decides what is allowed, asked and shown. The time of the next card is decided by
the controller.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot

from reunion_desktop.engine.actions import Action
from reunion_desktop.engine.cards import NO_CARDS, CardSet
from reunion_desktop.engine.dealing.deal_code import DealCode
from reunion_desktop.engine.dealing.shuffle import Draw
from reunion_desktop.engine.legal import Legal, Refusal
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.record import SeenStep
from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.match.game_flow import GameFlow, Wait
from reunion_desktop.match.questions import Advice
from reunion_desktop.match.states import State
from reunion_desktop.ui.commands.command import Say
from reunion_desktop.ui.games import count_of, words_of
from reunion_desktop.ui.window.command_enabler import CommandEnabler
from reunion_desktop.ui.window.next_steps import COUNT, END, next_sentence, next_steps
from reunion_desktop.ui.window.parts import Parts
from reunion_desktop.ui.words.refusals import refusal_sentence
from reunion_desktop.ui.words.unit_words import context_text

if TYPE_CHECKING:
    from reunion_desktop.ui.games.count import CountPage
    from reunion_desktop.ui.lesson.teacher import Teacher


class TablePresenter(QObject):
    """Presents the game flow in one window, and passes the player's input to it."""

    game_wanted = Signal()
    """The session is over, and the player continues: choose a new game."""
    context_changed = Signal(str)
    """Special mode of the current game, in words; empty for an ordinary game."""
    leave_wanted = Signal()
    """The single game of this window is over, and the player leaves."""

    def __init__(self, flow: GameFlow, parts: Parts, parent: QObject) -> None:
        """Set up for a window.

        Args:
            flow: the game flow controller.
            parts: widgets of the window.
            parent: owner of this object.
        """
        super().__init__(parent)
        self._flow = flow
        self._parts = parts
        self._commands = CommandEnabler(flow, parts)
        self._aside = self._plays = self._drawn = False
        self._unwritten: ScoreSheet | None = None
        self._companion: Teacher | None = None

    def stand_aside(self) -> None:
        """Set up for the second window, in which a single game is resumed."""
        self._aside = True

    def follow_lesson(self, teacher: Teacher) -> None:
        """Attach a lesson or a problem; moves that it forbids are not played."""
        self._companion = teacher
        teacher.hurried.connect(self._flow.hurry)

    @property
    def _teacher(self) -> Teacher | None:
        """The teacher, as long as it is attentive."""
        companion = self._companion
        return companion if companion is not None and companion.attentive else None

    # Slots of the controller ----------------------------------------------------------------

    @Slot(object)
    def show(self, observation: Observation) -> None:
        """Show the game without animation."""
        self._plays = True
        self._parts.assistance.forget()
        self._parts.prompt.hide()
        # First: a screen reader stops speaking when the focused card becomes playable or not.
        self._parts.table.go_back(observation)
        if self._drawn:
            self._drawn = False  # The first dealer is named until the deal.
        else:
            self._parts.narrator.go_back(observation)
        self._parts.menus.tick_last_trick(shown=False)
        self._say_context()

    @Slot(object)
    def draw(self, draw: Draw) -> None:
        """Animate the draw for the first deal."""
        self._drawn = True
        self._parts.narrator.draw(draw)
        self._parts.table.perform_draw(draw)

    @Slot(object)
    def show_sheet(self, sheet: ScoreSheet) -> None:
        """Show the score sheet without animation."""
        self._unwritten = None
        self._drawn = False  # A new game shows its sheet first, and draws for the deal afterwards.
        self._parts.sheet.show_sheet(sheet)

    @Slot(object)
    def count(self, sheet: ScoreSheet) -> None:
        """Keep a sheet to be written when the deal's score has been shown."""
        self._unwritten = sheet

    @Slot()
    def write(self) -> None:
        """Write the kept sheet."""
        if self._unwritten is not None:
            self.show_sheet(self._unwritten)
            self._commands.enable(self._teacher)

    @Slot(int)
    def ask_cut(self, dealer: int) -> None:
        """Ask the player to cut."""
        self._parts.narrator.ask_cut(dealer)
        # The question is heard before the pack that gets the focus.
        self._parts.narrator.when_heard(self._parts.table.ask_cut)

    @Slot(object)
    def step(self, step: SeenStep) -> None:
        """Animate a step."""
        self._parts.assistance.forget()
        self._parts.narrator.step(step)
        self._parts.table.perform(step)
        self._parts.menus.tick_last_trick(shown=bool(self._parts.table.showing.back))
        self._commands.enable_last_trick()

    @Slot()
    def hint(self) -> None:
        """Ask for a hint, or show its next step; the last step is repeated."""
        if not self._parts.assistance.go_on():
            self._flow.hint()

    @Slot(object)
    def advise(self, advice: Advice) -> None:
        """Show the first step of a hint."""
        parts, sight, teacher = self._parts, self._flow.observation, self._teacher
        if teacher is not None:
            teacher.take_help()
        # A lesson marks the move from the start.
        leads = teacher is not None and teacher.leads
        parts.assistance.take(lambda: parts.narrator.hint(*advice, sight), at_once=leads)

    @Slot()
    def tell_hint(self) -> None:
        """Announce a step of the hint, and show it above the hand; the last marks the move."""
        parts, named = self._parts, self._parts.assistance.advised
        parts.narrator.tell(parts.assistance.told)
        self._show_hint()
        parts.menus.allow_follow(named=named is not None, more=named is None)
        if named is not None:
            parts.caller.advise(named.call)
            # A focus that moves cuts a reader short.
            parts.narrator.when_heard(parts.caller.focus_advised)

    def _show_hint(self) -> None:
        """Show the step of the hint above the hand, and mark the cards if it names them."""
        help_bar = self._parts.assistance
        named = help_bar.advised
        cards = NO_CARDS if named is None else named.cards
        self._parts.table.show_hint(cards, why=help_bar.step(), steps=help_bar.steps)

    @Slot(object)
    def wait_for(self, wait: Wait) -> None:
        """Show what the game waits for, and enable the commands for it."""
        parts, choosing = self._parts, wait is Wait.CHOICE
        parts.assistance.forget()
        observation = self._flow.observation
        self._commands.enable(self._teacher)
        parts.caller.attend(observation.legal if choosing else None)
        if choosing and observation.legal is not None and self._teacher is None:
            # The question is heard before the button that gets the focus.
            parts.narrator.prompt(observation.legal, parts.caller.take_focus)
        if self._teacher is not None:
            self._teacher.attend(observation, choosing=choosing)
            if not self._teacher.leads:
                parts.narrator.when_heard(parts.caller.take_focus)
            elif choosing and self._flow.wait is wait:
                parts.narrator.when_heard(parts.caller.tell_focus)
        if wait in COUNT:
            self._ask_to_go_on(wait, observation)
        elif parts.prompt.isVisible():
            parts.prompt.hide()
            parts.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def say_anew(self) -> None:
        """Repeat the prompt in the current language."""
        if self._parts.assistance.step():
            self._show_hint()
        self._parts.caller.say_anew()
        if self._plays:
            self._say_context()
        if self._parts.prompt.isVisible():
            self._parts.prompt.say_anew(self._pages(self._flow.observation))

    def _say_context(self) -> None:
        """Emit the special mode of the current game."""
        self.context_changed.emit(context_text(**self._flow.context._asdict()))

    def _ask_to_go_on(self, wait: Wait, observation: Observation) -> None:
        """Show the score of the deal, rows one by one or all at once, and ask to continue."""
        narrator, prompt, rules = self._parts.narrator, self._parts.prompt, observation.rules
        fresh = self._unwritten is not None
        told = narrator.summary(observation, self._figures)
        prompt.count(
            self._pages(observation),
            next_steps(
                wait,
                coded=self.code is not None,
                aside=self._aside,
                taught=self._teacher is not None,
            ),
            fresh=fresh,
            unit=words_of(rules.game).unit(),
        )
        if self._teacher is None:
            narrator.ask(lambda: next_sentence(wait, rules, aside=self._aside, turns=prompt.turns))
        # Not before the last trick was heard: a focus that moves cuts a reader short.
        narrator.when_heard(partial(self._tell_count, told[0] if fresh else " ".join(told).strip()))

    def _tell_count(self, sentence: str) -> None:
        self._parts.narrator.announce(sentence)
        self._parts.narrator.when_heard(self._parts.prompt.take_focus)

    @Slot()
    def tell_settlement(self) -> None:
        """Announce the settlement when it is shown."""
        self._parts.narrator.hush()
        told = self._parts.narrator.summary(self._flow.observation, self._figures)
        self._tell_count(told[1])

    @property
    def _figures(self) -> ScoreSheet:
        """The scores of the session, including those not yet written."""
        return self._unwritten or self._parts.sheet.sheet

    def _pages(self, observation: Observation) -> tuple[CountPage, ...]:
        """Pages with the score of the deal and the settlement."""
        names, count = self._parts.table.showing.names, count_of(observation.rules.game)
        counted = count.deal(observation, names)
        if observation.settlement is None:
            return (counted,)
        return counted, count.settlement(observation, self._figures, names)

    # Slots of the table and menus ------------------------------------------------------------

    @Slot(object)
    def choose(self, action: Action) -> None:
        """Pass the player's action to the controller, if a lesson allows it."""
        teacher = self._teacher
        if teacher is not None and not teacher.leads:  # The answer to a problem, marked at once.
            self._parts.assistance.forget()
            self._parts.table.show_hint(NO_CARDS)
        if teacher is None or teacher.allows(action):
            self._flow.choose(action)

    @Slot(object)
    def play_for(self, chosen: CardSet | Action) -> None:
        """Play for the player in a lesson or a problem."""
        action: Action | None = (
            self._parts.table.showing.action_with(chosen) if isinstance(chosen, CardSet) else chosen
        )
        if action is not None:
            self._flow.choose(action)

    @Slot()
    def go_on(self) -> None:
        """Continue: reveal the score, or go to the next deal, game or table."""
        if self._parts.prompt.goes_on:
            self._parts.prompt.go_on()
        elif self._aside and self._flow.wait in END:
            self.leave_wanted.emit()
        elif self._flow.wait is Wait.SESSION:
            self.game_wanted.emit()
        else:
            self._flow.go_on()

    @Slot()
    def go_on_at_table(self) -> None:
        """Continue after Space on the table, if there is only one way."""
        if self._flow.wait in END and not self._parts.prompt.goes_on:
            self._parts.prompt.take_focus()
        else:
            self.go_on()

    @Slot()
    def click_at_table(self) -> None:
        """Continue after a click on the table; a result only stops being counted row by row."""
        if self._parts.prompt.isVisible() and not self._parts.prompt.counting:
            self._parts.prompt.take_focus()
        else:
            self.go_on_at_table()

    @Slot()
    def settle(self) -> None:
        """Handle the end of an animation: narrate it and report to the controller."""
        self._parts.narrator.settle()
        flow = self._flow
        asks = flow.observation.legal is not None and flow.state is not State.TRICK_FILLS
        if asks or flow.state is State.DRAW:
            self._parts.narrator.when_heard(flow.settled)
        else:
            flow.settled()  # Tricks and computer players have their own delays.

    @Slot(object)
    def refuse(self, refusal: Refusal) -> None:
        """Announce why a card is not legal; the table shows it."""
        self._parts.narrator.announce(why_not(self._flow, refusal))

    @Slot(object)
    def explain(self, why_not: Say) -> None:
        """Say why the command of a pressed shortcut is disabled."""
        self._parts.narrator.remark(why_not)

    @Slot(object)
    def prompt_calls(self, legal: Legal) -> None:
        """Show the prompt for other calls of the same decision; a lesson keeps its task."""
        if self._teacher is None:
            self._parts.narrator.prompt(legal)

    @Slot()
    def play_again(self) -> None:
        """Play the same cards again from the next seat."""
        if self.code is not None:
            self._flow.same_cards(self.code.turned())

    @property
    def code(self) -> DealCode | None:
        """Deal code of the current game; None while its cards are secret, or without a game."""
        return self._flow.code if self._plays else None


def why_not(flow: GameFlow, refusal: Refusal) -> str:
    """Reason why a card is not legal, in the words of this deal."""
    seen = flow.observation
    order = seen.deal.order if seen.deal is not None else None
    return refusal_sentence(refusal, words_of(seen.rules.game), order)
