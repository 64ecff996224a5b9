"""What happens at the table, told in sentences: on the line below it, and to a screen reader.

What lives here: when which sentence is said. The sentences themselves are those of the wording.
"""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QLabel, QWidget

from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.events import CardsDealt, DealScored, GameSettled
from reunion_desktop.engine.legal import Legal, Refusal
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.record import SeenStep
from reunion_desktop.engine.ruleset import Ruleset
from reunion_desktop.engine.shuffle import Draw
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.ui import wording
from reunion_desktop.ui.advice_words import advice_sentence
from reunion_desktop.ui.card_words import card_label


class Narrator(QObject):
    """Tells one sitting."""

    def __init__(self, line: QLabel, table: QWidget) -> None:
        """Speak on ``line``; a screen reader hears it as said at ``table``."""
        super().__init__(table)
        self._line = line
        self._table = table
        self._names: tuple[str, ...] = ("", "", "")
        self._rules = Ruleset()
        self._held_back = ""

    @property
    def text(self) -> str:
        """What the line says now."""
        return self._line.text()

    def sit(self, names: tuple[str, ...], rules: Ruleset) -> None:
        """Learn who sits at the table, and by which rules they play."""
        self._names, self._rules = names, rules

    def say(self, sentence: str) -> None:
        """Put a sentence on the line, and say it to a screen reader."""
        self._line.setText(sentence)
        self._line.setToolTip(sentence)
        self.announce(sentence)

    def announce(self, sentence: str) -> None:
        """Say a sentence to a screen reader alone."""
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._table, sentence))

    def draw(self, draw: Draw) -> None:
        """Tell the draw for the first deal."""
        self.say(wording.draw_sentence(draw, self._names))

    def step(self, step: SeenStep) -> None:
        """Tell what a step brought; its deal only once the cards have come to rest."""
        deal = step.after.deal
        order = deal.order if deal is not None else None
        told = [
            wording.event_sentence(event, self._names, order=order, ledger=self._rules.ledger)
            for event in step.events
            if not isinstance(event, (DealScored, GameSettled))
        ]
        if any(isinstance(event, CardsDealt) for event in step.events):
            # The table turns the trump last; the line must not tell it before.
            self._held_back = " ".join(told)
        elif told:
            self.say(" ".join(told))

    def settled(self) -> None:
        """Tell what was held back until the table came to rest."""
        if self._held_back:
            sentence, self._held_back = self._held_back, ""
            self.say(sentence)

    def advice(
        self, cards: CardSet, reasons: tuple[tuple[str, CardSet, int | None, float | None], ...]
    ) -> None:
        """Tell what a strong player would choose, and why."""
        self.say(advice_sentence(cards, reasons))

    def prompt(self, legal: Legal | None) -> None:
        """Show what the person has to choose; whoever hears the screen knows it by the focus."""
        self._line.setText(wording.prompt_sentence(legal) if legal is not None else "")

    def refusal(self, refusal: Refusal, order: CardOrder | None) -> None:
        """Show why a card may not be chosen."""
        self._line.setText(wording.refusal_sentence(refusal, order))

    def focus(self, card: Card, order: CardOrder) -> None:
        """Say to a screen reader which card the keyboard has come to."""
        self.announce(card_label(card, order))

    def count(self, observation: Observation) -> tuple[str, str]:
        """Tell a deal's count, and the settlement where the game is over; both are returned."""
        line = observation.lines[-1]
        discards = observation.deal.laid_away if observation.deal is not None else None
        counted = wording.deal_summary(
            line, self._names, discards=discards, ledger=self._rules.ledger
        )
        settled = ""
        if observation.settlement is not None:
            settled = wording.settlement_sentence(
                observation.settlement, self._names, ledger=self._rules.ledger
            )
        self.say(f"{counted} {settled}".strip())
        return counted, settled
