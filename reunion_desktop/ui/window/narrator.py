"""Narrator of the game: text on the line below the table and for screen readers.

It decides when a sentence is said; the sentences are in ``ui.words``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QLabel

from reunion_desktop.engine.actions import Action
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.dealing.shuffle import Draw
from reunion_desktop.engine.events import (
    CardPlayed,
    CardsDealt,
    CardsDiscarded,
    CardsLaidOpen,
    DealScored,
    Event,
    GameSettled,
)
from reunion_desktop.engine.legal import Legal
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.record import SeenStep
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.ui.access.announcer import Announcer
from reunion_desktop.ui.games import count_of, words_of
from reunion_desktop.ui.window.picks import Picks
from reunion_desktop.ui.words import info
from reunion_desktop.ui.words.events import draw_sentence, event_sentence, taken_back_sentence
from reunion_desktop.ui.words.hint_steps import Hint
from reunion_desktop.ui.words.info import InfoQuestion
from reunion_desktop.ui.words.prompts import cut_sentence, dealing_sentence, prompt_sentence
from reunion_desktop.ui.words.reasons import Reason
from reunion_desktop.ui.words.seat_names import SeatNames
from reunion_desktop.ui.words.table import TableWords

_REMARK_MS = 6000
"""How long a remark or an answer is shown before the news return, in milliseconds."""


class Narrator(QObject):
    """Narrates the events of one session on a label and through the announcer."""

    answered = Signal()
    """Emitted when an answer stands on the line."""

    def __init__(self, line: QLabel, announcer: Announcer, rules: Rules) -> None:
        """Set up without saying anything.

        Args:
            line: label for the text.
            announcer: announcer for screen readers.
            rules: rules of the table until players are set.
        """
        super().__init__(announcer)
        self._line, self.announcer = line, announcer
        announcer.speaks.connect(self._hear)
        self._names: tuple[str, ...] = ("", "", "")
        self._rules = rules
        self._say: Callable[[], str] = str
        self._held_back: Callable[[], str] | None = None
        self._news: list[Callable[[], str]] = []
        """Sentences said since the player's own last move."""
        self._prompt: Callable[[], str] = str
        self._further: Callable[[], str] = str
        """Last second sentence on an event, such as a wrong claim."""
        self._seen: Observation | None = None
        self._open: tuple[CardSet | None, ...] = ()
        self.picks = Picks(self.announce, self)
        self.picks.changed.connect(self.say_anew)
        """Announcements of the cards picked for a discard."""
        self._greeted = self._skims = False
        self._last_answer = ""
        self._asked: Legal | None = None
        """The choice whose prompt was announced last in the current decision."""
        self._prompted: Callable[[], object] = str
        self._then: Callable[[], None] | None = None
        timers = [QTimer(self, singleShot=True) for _ in range(3)]
        for timer, told in zip(timers, (self._ask_aloud, self.say_anew, self._heard), strict=True):
            timer.timeout.connect(told)
        self._asking, self._remarked, self._hearing = timers

    @property
    def text(self) -> str:
        """Text of the line now."""
        return self._line.text()

    def sit(self, names: tuple[str, ...], rules: Rules) -> None:
        """Set the players' names and the rules."""
        if rules != self._rules:
            # Sentences about another table cannot be repeated with these names.
            self._say = self._prompt = self._further = str
            self._held_back = None
            self._news.clear()
        self._names, self._rules = names, rules

    def remark(self, say: Callable[[], str]) -> None:
        """Show a remark for a while; the news return afterwards."""
        self._line.setText(f"{say()} {self._say()}".strip())
        self._remarked.start(_REMARK_MS)
        self.announce(say())

    def say_anew(self) -> None:
        """Repeat the line in the current language."""
        self._write(self._say)

    def tell(self, say: Callable[[], str], *, aloud: bool = True) -> None:
        """Show a sentence that can be repeated in another language, and announce it."""
        self._asking.stop()
        self._write(say)
        self._news.append(say)
        if aloud:
            self.announce(self._line.text())

    def _write(self, say: Callable[[], str]) -> None:
        """Show text on the line without announcing it."""
        self._remarked.stop()
        self._say = say
        self._line.setText(say())

    def when_heard(self, then: Callable[[], None]) -> None:
        """Run a callback when all announcements are spoken; at once without a screen reader.

        The callback is dropped if the game continues before, or if another one is set.
        """
        self._hearing.stop()
        self._then = then if (lag := self.announcer.heard_ms) else None
        if lag:
            self._hearing.start(lag)
        else:
            then()

    def hush(self) -> None:
        """Stop announcing because the player acted; drop the waiting callback."""
        self._then = None
        self.announcer.hush()

    @Slot(int)
    def _hear(self, lag_ms: int) -> None:
        """Run the waiting callback when the screen reader has stopped, after an answer too."""
        if lag_ms and self._hearing.isActive():
            self._hearing.start(self.announcer.heard_ms)
        elif not lag_ms:
            self._heard()

    @Slot()
    def _heard(self) -> None:
        then, self._then = self._then, None
        if then is not None:
            then()

    def announce(self, sentence: str) -> None:
        """Announce a sentence to screen readers only."""
        if not self._skims:
            self.announcer.say(sentence)

    def draw(self, draw: Draw) -> None:
        """Narrate the draw for the first deal."""
        self.tell(lambda: draw_sentence(draw, self._names, rule=self._rules.first_dealer))

    def step(self, step: SeenStep) -> None:
        """Narrate the events of a step; a deal only once the cards are in place."""
        deal = step.after.deal
        order = deal.order if deal is not None else None
        events = [one for one in step.events if not isinstance(one, (DealScored, GameSettled))]
        dealt = next((one for one in events if isinstance(one, CardsDealt)), None)
        opened = partial(info.opened_sentence, step.before, step.after, self._names)
        self._follow(step)
        # The rule of a deal is said once, and then stands on the table.
        self._further = str if dealt is not None else partial(self._told_further, step)

        def sentences() -> str:
            told = [self._told(event, order, step.after) for event in events]
            return " ".join(filter(None, (*told, self._told_further(step))))

        if dealt is not None:
            # The table shows the trump card last; the line must not name it before.
            self._held_back = sentences
            dealer = self._names[dealt.dealer] if dealt.dealer else ""
            self._write(lambda: dealing_sentence(dealer))
        elif sentences():
            self.tell(sentences)
        if opened():
            self._news.append(opened)
            self.announce(opened())

    def ask_cut(self, dealer: int) -> None:
        """Prompt the player to cut, with the dealer's name."""
        self.tell(lambda: cut_sentence(self._names[dealer]))

    def _follow(self, step: SeenStep) -> None:
        """Update the state of the game; the player's own move clears the older news."""
        self._seen, self._asked, self._then, self._last_answer = step.after, None, None, ""
        self.picks.forget()
        own = (CardPlayed, CardsDiscarded, CardsLaidOpen)
        mine = (isinstance(one, own) and one.seat == step.after.seat for one in step.events)
        if played := any(mine):
            self.announcer.hush()
        if played or any(isinstance(one, CardsDealt) for one in step.events):
            self._news.clear()

    def go_back(self, observation: Observation) -> None:
        """Narrate an undo, if an earlier state of the same deal is shown."""
        before, self._seen, self._further = self._seen, observation, str
        self._held_back, self._asked, self._then = None, None, None
        self.picks.forget()
        self._asking.stop()
        self._news.clear()
        self._write(str)
        if before is not None and taken_back_sentence(before, observation):
            self.tell(lambda: taken_back_sentence(before, observation))

    def settle(self) -> None:
        """Say the sentence that waited for the animation to end."""
        if self._held_back is not None:
            say, self._held_back = self._held_back, None
            self.tell(say)

    def hint(self, action: Action, reasons: tuple[Reason, ...], sight: Observation) -> Hint:
        """A hint in the words of the game, for the position for which it was given."""
        return Hint(action, reasons, sight, self._company, words_of(self._rules.game))

    def prompt(self, legal: Legal, then: Callable[[], object] = str) -> None:
        """Show the prompt for the player's choice, and announce it once.

        Args:
            legal: the legal moves.
            then: called when the prompt was heard; at once without a screen reader.
        """
        seen, company = self._seen, self._company
        self._prompt = lambda: prompt_sentence(
            legal, words_of(self._rules.game), seen, company, picked=bool(self.picks.cards)
        )
        further, prompt = self._further, self._prompt

        def asked() -> str:
            # Announced before; on the line it would be replaced at once.
            return f"{further()} {prompt()}".strip()

        self._write(asked)
        if self._asked == legal or not self.announcer.is_heard:
            then()
            then = str
        if self._asked != legal:
            self._asked, self._prompted = legal, then
            self._asking.start(0)

    def _ask_aloud(self) -> None:
        told, asked = self._news[-1]() if self._news else "", self._prompt()
        self._news.append(self._prompt)
        if asked != self._last_answer:
            # A question that begins with the call that it answers does not repeat it.
            self.announce(asked.removeprefix(told).lstrip() or asked)
        self.when_heard(self._asked_aloud)

    def _asked_aloud(self) -> None:
        """Move the focus, if wished; after the first prompt announce how the keyboard is used.

        As a description the keys would be repeated on every focus.
        """
        self._prompted()
        if self.announcer.is_heard and not self._greeted:
            self._greeted = True
            self.announce(TableWords.translated().keys)

    def answer(self, question: InfoQuestion, sheet: ScoreSheet) -> None:
        """Answer a question about the visible state: announce it and show it for a while."""
        if question is InfoQuestion.AGAIN:
            said = " ".join(say() for say in self._news or (self._say,))
        else:
            words = words_of(self._rules.game)
            said = info.answer(question, self._seen, sheet, self._names, words, self._open)
        self._line.setText(said)
        self._last_answer = said
        self.answered.emit()
        self._remarked.start(_REMARK_MS)
        self.announce(said)

    @Slot(int)
    def look_back(self, tricks: int) -> None:
        """Announce a trick that is shown again, so many tricks back; or that it is hidden."""
        sight, words = self._seen, words_of(self._rules.game)
        if not tricks:
            self.announce(info.trick_hidden())
        elif sight is not None and sight.deal is not None and sight.deal.taken:
            self.announce(info.last_trick(sight, sight.deal, self._company, words, tricks))

    @Slot(bool)
    def see_sheet(self, on: bool) -> None:  # noqa: FBT001 - the action's own signal.
        """Announce that the score sheet is shown or hidden."""
        self.announce(info.sheet_toggled(on=on))

    @Slot(bool)
    def skim(self, on: bool) -> None:  # noqa: FBT001 - the game flow's own signal.
        """Show the events without announcing them while the rest of a deal is skipped."""
        self._skims = on
        if on:
            self.hush()
        else:
            self.announcer.rest()

    @Slot(object)
    def lay_open(self, hands: tuple[CardSet | None, ...]) -> None:
        """Store which hands lie open, by seat; None for a closed one."""
        self._open = hands

    @Slot(int, object)
    def look(self, seat: int, hand: CardSet) -> None:
        """Narrate the hand that the player looks into."""
        self.tell(lambda: info.hand_sentence(self._names[seat], hand))

    def ask(self, task: str | Callable[[], str]) -> None:
        """Show what to do next in place of the prompt; it is announced elsewhere."""
        self._write(task if callable(task) else lambda: task)

    def summary(self, observation: Observation, sheet: ScoreSheet) -> tuple[str, str]:
        """Score of a deal and settlement of the game; empty while the game goes on."""
        line, count = observation.lines[-1], count_of(observation.rules.game)
        discards = observation.deal.laid_away if observation.deal is not None else None
        told = count.deal_told(observation, self._company) or self._told(DealScored(line, discards))
        if observation.settlement is None:
            return told, ""
        settled = count.settlement_told(observation, sheet, self._company)
        return told, settled or self._told(GameSettled(observation.settlement))

    @property
    def _company(self) -> SeatNames:
        return SeatNames(self._names, 0, self._rules.sides)

    def _told_further(self, step: SeenStep) -> str:
        """Second sentences on the events, unless the deal is over: then the score says it."""
        if any(isinstance(one, DealScored) for one in step.events):
            return ""
        words = words_of(self._rules.game)
        told = (words.further(one, step.after, self._company) for one in step.events)
        return " ".join(filter(None, told))

    def _told(
        self, event: Event, order: CardOrder | None = None, after: Observation | None = None
    ) -> str:
        """Sentence for an event, in the words of the game."""
        rules = self._rules
        return event_sentence(event, self._company, words_of(rules.game), rules, order, after)
