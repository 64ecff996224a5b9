"""The host: says at the table what every moment of the game means, and takes what the person does.

What lives here: between conductor and widgets, what each Wait allows, asks and shows. When the
next card may fall is the conductor's affair.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot

from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.deal_code import DealCode
from reunion_desktop.engine.legal import Refusal
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.record import SeenStep
from reunion_desktop.engine.shuffle import Draw
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.session.conductor import Conductor, Wait
from reunion_desktop.session.counsel import Advice
from reunion_desktop.ui.window.parts import Parts
from reunion_desktop.ui.words.refusals import refusal_sentence

if TYPE_CHECKING:
    from reunion_desktop.ui.lesson.panel import LessonPanel

CHOICE = Wait.CARD, Wait.DISCARD
"""The person chooses among the cards in hand."""
COUNT = Wait.DEAL, Wait.GAME, Wait.SITTING
"""A deal is counted, and the count looked at."""
END = Wait.GAME, Wait.SITTING
"""A game is over."""


class Host(QObject):
    """Stands between the conductor and one window."""

    game_wanted = Signal()
    """The sitting is over, and the person goes on: a new game is to be chosen."""
    leave_wanted = Signal()
    """The one game that was to be played at this table is over, and done with."""

    def __init__(self, conductor: Conductor, parts: Parts, parent: QObject) -> None:
        """Serve at a table.

        Args:
            conductor: who says what happens.
            parts: what stands in the window.
            parent: the object that owns this one.
        """
        super().__init__(parent)
        self._conductor = conductor
        self._parts = parts
        self._aside = False
        self._plays = False
        self._teacher: LessonPanel | None = None

    def stand_aside(self) -> None:
        """Serve at the table aside, at which one game is played on."""
        self._aside = True

    def follow_lesson(self, teacher: LessonPanel) -> None:
        """Let a lesson be given; what it does not allow is not played."""
        self._teacher = teacher

    # What the conductor says ----------------------------------------------------------------

    @Slot(object)
    def show(self, observation: Observation) -> None:
        """Show the game as it stands, without motion."""
        self._plays = True
        self._parts.prompt.hide()
        self._parts.menus.forget_last_trick()
        self._parts.table.go_back(observation)

    @Slot(object)
    def draw(self, draw: Draw) -> None:
        """Perform the draw for the first deal."""
        self._parts.narrator.draw(draw)
        self._parts.table.perform_draw(draw)

    @Slot()
    def ask_cut(self) -> None:
        """Let the person cut."""
        self._parts.table.ask_cut()

    @Slot(object)
    def step(self, step: SeenStep) -> None:
        """Perform a step."""
        self._parts.menus.forget_last_trick()
        self._parts.narrator.step(step)
        self._parts.table.perform(step)

    @Slot(object)
    def advise(self, advice: Advice) -> None:
        """Mark what was advised, and offer to do it."""
        self._parts.narrator.advice(advice.cards, advice.reasons)
        self._parts.table.show_hint(advice.cards)
        self._parts.counsel.advise(advice.cards)

    @Slot(object)
    def wait_for(self, wait: Wait) -> None:
        """Say what the table waits for, and what can be done meanwhile."""
        parts, choosing = self._parts, wait in CHOICE
        parts.counsel.forget()
        observation = self._conductor.observation
        self._allow(wait, observation)
        if choosing and observation.legal is not None and self._teacher is None:
            parts.narrator.prompt(observation.legal)
        if self._teacher is not None:
            self._teacher.attend(observation, choosing=choosing)
        if wait in COUNT:
            self._ask_to_go_on(wait, observation)
        elif parts.prompt.isVisible():
            parts.prompt.hide()
            parts.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def say_anew(self) -> None:
        """Ask in the language of the moment, if anything is asked."""
        if self._parts.prompt.isVisible():
            self._ask_to_go_on(self._conductor.wait, self._conductor.observation)

    def _allow(self, wait: Wait, observation: Observation) -> None:
        """Let the menus offer what can be done now."""
        menus, games, deal = self._parts.menus, self._parts.sheet.sheet.games, observation.deal
        menus.allow(
            go_on=wait in (Wait.TRICK, *COUNT),
            undo=self._conductor.can_undo,
            hint=wait in CHOICE,
        )
        nothing = deal is None or not deal.taken or bool(deal.trick.cards)
        menus.allow_last_trick(not nothing and wait is not Wait.TRICK)
        menus.allow_review(any(game.lines for game in games))
        cards = [game.cards for game in games if game.cards is not None]
        menus.allow_same_cards(
            again=wait in END and self._conductor.code is not None,
            compare=wait in END and cards.count(cards[-1]) > 1 if cards else False,
        )

    def _ask_to_go_on(self, wait: Wait, observation: Observation) -> None:
        ask, (count, settlement) = self._parts.prompt.ask, self._parts.narrator.summary(observation)
        self._parts.narrator.say(f"{count} {settlement}".strip())
        if not settlement:
            heading = self.tr("Deal {number} is counted")
            number = observation.lines[-1].number
            ask(heading.format(number=number), count, self.tr("&Next deal"))
            return
        text, new_game = f"{count}\n\n{settlement}", self.tr("New &game…")
        if self._aside:
            ask(self.tr("The game is over"), text, self.tr("&Close this table"))
        elif wait is Wait.SITTING:
            ask(self.tr("The sitting is over"), text, new_game)
        else:
            ask(self.tr("The game is over"), text, self.tr("&Another game"), new_game)

    # What the person does -------------------------------------------------------------------

    @Slot(object)
    def offer(self, card: Card) -> None:
        """A card is put forward."""
        if self._teacher is None or self._teacher.allows(CardSet.of((card,))):
            self._conductor.offer(card)

    @Slot(object)
    def lay_away(self, cards: CardSet) -> None:
        """Cards are laid away."""
        if self._teacher is None or self._teacher.allows(cards):
            self._conductor.lay_away(cards)

    @Slot(object)
    def follow(self, cards: CardSet) -> None:
        """Do what the hint says."""
        if self._conductor.wait is Wait.DISCARD:
            self.lay_away(cards)
        else:
            for card in cards:
                self.offer(card)

    @Slot(object)
    def play_for(self, cards: CardSet) -> None:
        """Play a card in the pupil's place."""
        for card in cards:
            self._conductor.offer(card)

    @Slot()
    def go_on(self) -> None:
        """The person has seen enough."""
        if self._aside and self._conductor.wait in END:
            self.leave_wanted.emit()
        elif self._conductor.wait is Wait.SITTING:
            self.game_wanted.emit()
        else:
            self._conductor.go_on()

    @Slot()
    def settle(self) -> None:
        """The table has come to rest."""
        self._parts.narrator.settle()
        self._conductor.settled()

    @Slot(object)
    def refuse(self, refusal: Refusal | None) -> None:
        """Say why a card may not be chosen; None: it is no longer asked about."""
        if refusal is not None:
            self._parts.narrator.refusal(refusal, _order(self._conductor))
        elif self._conductor.wait in CHOICE and self._teacher is not None:
            self._teacher.ask()
        elif self._conductor.wait in CHOICE:
            self._parts.narrator.prompt(self._conductor.observation.legal)

    @Slot()
    def play_again(self) -> None:
        """The same cards once more, from the place of whoever sits next."""
        if self.code is not None:
            self._conductor.same_cards(self.code.turned())

    @property
    def code(self) -> DealCode | None:
        """The cards of the game on the table; None while they are a secret, or there is none."""
        return self._conductor.code if self._plays else None


def why_not(conductor: Conductor, refusal: Refusal) -> str:
    """Why a card may not be chosen, in the words of this deal."""
    return refusal_sentence(refusal, _order(conductor))


def _order(conductor: Conductor) -> CardOrder | None:
    """How the cards rank in this deal; None between two."""
    deal = conductor.observation.deal
    return deal.order if deal is not None else None
