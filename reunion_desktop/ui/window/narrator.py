"""The narrator: tells what happens on the line below the table, and to a screen reader.

What lives here: when which sentence is said. The sentences themselves are those of ``ui.words``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QLabel

from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.events import (
    Announced,
    CardPlayed,
    CardsDealt,
    CardsDiscarded,
    DealScored,
    Event,
    GameSettled,
)
from reunion_desktop.engine.legal import Legal
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.record import SeenStep
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.engine.shuffle import Draw
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.ui.access.announcer import Announcer, SetPace, Unhurried
from reunion_desktop.ui.games import count_of, words_of
from reunion_desktop.ui.words.access import picked_up, put_back
from reunion_desktop.ui.words.advice import advice_sentence
from reunion_desktop.ui.words.events import draw_sentence, event_sentence, taken_back_sentence
from reunion_desktop.ui.words.info import InfoQuestion, answer, hand_sentence
from reunion_desktop.ui.words.prompts import (
    cut_sentence,
    dealing_sentence,
    prompt_sentence,
)
from reunion_desktop.ui.words.seat_names import SeatNames
from reunion_desktop.ui.words.table import TableWords

_REMARK_MS = 6000
"""How long a remark or an answer stands on the line before the news come back."""


class Narrator(QObject):
    """Tells one sitting."""

    def __init__(self, line: QLabel, herald: Announcer, rules: Rules) -> None:
        """Say nothing yet.

        Args:
            line: where it speaks.
            herald: from whom a screen reader hears it.
            rules: those of the table until somebody sits down at it.
        """
        super().__init__(herald)
        self._line = line
        self._herald = herald
        herald.speaks.connect(self._hear)
        self._names: tuple[str, ...] = ("", "", "")
        self._rules = rules
        self._say: Callable[[], str] = str
        self._held_back: Callable[[], str] | None = None
        self._news: list[Callable[[], str]] = []
        """What was said since the person's own last decision."""
        self._prompt: Callable[[], str] = str
        self._unmoved: Callable[[], str] = str
        """What was said last and has changed nothing."""
        self._seen: Observation | None = None
        self._open: tuple[CardSet | None, ...] = ()
        self._picked: tuple[Card, ...] = ()
        self._greeted = False
        self._asked = False
        """Whether the person was told aloud what is to be chosen now."""
        # A card that was chosen beforehand is played at once: then nothing is asked aloud.
        self._asking = QTimer(self)
        self._asking.setSingleShot(True)
        self._asking.timeout.connect(self._ask_aloud)
        self._remarked = QTimer(self)
        self._remarked.setSingleShot(True)
        self._remarked.timeout.connect(self.say_anew)
        self._then: Callable[[], None] | None = None
        self._hearing = QTimer(self)
        self._hearing.setSingleShot(True)
        self._hearing.timeout.connect(self._heard)

    @property
    def text(self) -> str:
        """What the line says now."""
        return self._line.text()

    def unhurried(self, set_pace: SetPace) -> SetPace:
        """The same tempo, but for somebody who has to hear what happens before it goes on."""
        return Unhurried(self._herald, set_pace).set_pace

    def sit(self, names: tuple[str, ...], rules: Rules) -> None:
        """Learn who sits at the table, and by which rules they play."""
        if rules != self._rules:
            # Words about another table cannot be said with the names of this one.
            self._say = self._prompt = self._unmoved = str
            self._held_back = None
            self._news.clear()
        self._names, self._rules = names, rules

    def say(self, sentence: str) -> None:
        """Put a sentence on the line, and say it to a screen reader."""
        self._tell(lambda: sentence)

    def remark(self, say: Callable[[], str]) -> None:
        """Say something beside the news, which stay on the line and come back alone."""
        self._line.setText(f"{say()} {self._say()}".strip())
        self._remarked.start(_REMARK_MS)
        self.announce(say())

    def say_anew(self) -> None:
        """Say what the line says in the language of the moment."""
        self._write(self._say)

    def _tell(self, say: Callable[[], str]) -> None:
        """Say something that can be said again in another language."""
        self._asking.stop()
        self._write(say)
        self._news.append(say)
        self.announce(self._line.text())

    def _write(self, say: Callable[[], str]) -> None:
        """Put something on the line alone."""
        self._remarked.stop()
        self._say = say
        self._line.setText(say())

    def when_heard(self, then: Callable[[], None]) -> None:
        """Do something once all was heard that was said; at once where nobody listens.

        It is forgotten if the game goes on before, or something else is to wait.
        """
        lag = self._herald.lag_ms
        self._then = then if lag else None
        if lag:
            self._hearing.start(lag)
        else:
            self._hearing.stop()
            then()

    def hush(self) -> None:
        """The person did something: a reader breaks off, and nothing waits for it any more."""
        self._herald.hush()
        self._then = None

    @Slot(int)
    def _hear(self, speaks_ms: int) -> None:
        """Nobody speaks after all: nothing waits for that."""
        if not speaks_ms and self._hearing.isActive():
            self._hearing.stop()
            self._heard()

    @Slot()
    def _heard(self) -> None:
        then, self._then = self._then, None
        if then is not None:
            then()

    def announce(self, sentence: str) -> None:
        """Say a sentence to a screen reader alone."""
        self._herald.say(sentence)

    def draw(self, draw: Draw) -> None:
        """Tell the draw for the first deal."""
        self._tell(lambda: draw_sentence(draw, self._names, rule=self._rules.first_dealer))

    def step(self, step: SeenStep) -> None:
        """Tell what a step brought; its deal only once the cards have come to rest."""
        deal = step.after.deal
        order = deal.order if deal is not None else None
        events = [one for one in step.events if not isinstance(one, (DealScored, GameSettled))]
        self._follow(step)
        self._unmoved = partial(self._told_unmoved, step)

        def sentences() -> str:
            told = [self._told(event, order) for event in events]
            return " ".join((*told, self._told_unmoved(step))).strip()

        if (
            dealt := next((one for one in events if isinstance(one, CardsDealt)), None)
        ) is not None:
            # The table turns the trump last; the line must not tell it before.
            self._held_back = sentences
            dealer = self._names[dealt.dealer] if dealt.dealer else ""
            self._write(lambda: dealing_sentence(dealer))
        elif events:
            self._tell(sentences)

    def ask_cut(self, dealer: int) -> None:
        """Say that the person is to cut, and for whom."""
        self._tell(lambda: cut_sentence(self._names[dealer]))

    def _follow(self, step: SeenStep) -> None:
        """Know where the game stands; what was said before one's own decision is no news."""
        self._seen, self._asked, self._then = step.after, False, None
        own = (CardPlayed, CardsDiscarded)
        mine = (isinstance(one, own) and one.seat == step.after.seat for one in step.events)
        if played := any(mine):
            self._herald.hush()
        if played or any(isinstance(one, CardsDealt) for one in step.events):
            self._news.clear()

    def go_back(self, observation: Observation) -> None:
        """Tell what was taken back, if an earlier moment of the same deal is shown."""
        before, self._seen, self._unmoved = self._seen, observation, str
        self._held_back, self._asked, self._then = None, False, None
        self._asking.stop()
        self._news.clear()
        self._write(str)
        if before is not None and taken_back_sentence(before, observation):
            self._tell(lambda: taken_back_sentence(before, observation))

    def settle(self) -> None:
        """Tell what was held back until the table came to rest."""
        if self._held_back is not None:
            say, self._held_back = self._held_back, None
            self._tell(say)

    def advice(
        self,
        cards: CardSet,
        reasons: tuple[tuple[str, CardSet, int | None, float | None], ...],
        call: Call | None = None,
    ) -> None:
        """Tell what a strong player would choose or say, and why."""
        self._tell(lambda: self.advised(cards, reasons, call))

    def advised(
        self,
        cards: CardSet,
        reasons: tuple[tuple[str, CardSet, int | None, float | None], ...],
        call: Call | None = None,
    ) -> str:
        """The same as a sentence, in the words of the game."""
        said = "" if call is None else words_of(self._rules.game).call(call)
        return advice_sentence(cards, reasons, said)

    def ask_to_look(self, say: Callable[[], str]) -> None:
        """Show what can be done once a deal is counted; the count is told elsewhere."""
        self._write(say)

    def prompt(self, legal: Legal) -> None:
        """Show what the person has to choose; it is said aloud once."""
        self._prompt = lambda: prompt_sentence(legal, words_of(self._rules.game))
        unmoved, prompt = self._unmoved, self._prompt

        def asked() -> str:
            # Said aloud before; on the line it would be gone at once.
            return f"{unmoved()} {prompt()}".strip()

        self._write(asked)
        if not self._asked:
            self._asked = True
            self._asking.start(0)

    def _ask_aloud(self) -> None:
        self._news.append(self._prompt)
        self.announce(self._prompt())
        self._greet()

    def _greet(self) -> None:
        """Say once how the keyboard is used: a description would be said at every return.

        After the first prompt, when there is time: nothing happens until the person does something.
        """
        if self._herald.is_heard and not self._greeted:
            self.when_heard(self._tell_keys)

    def _tell_keys(self) -> None:
        self._greeted = True
        self.announce(TableWords.translated().keys)

    def answer(self, question: InfoQuestion, sheet: ScoreSheet) -> None:
        """Answer what the person asks of what is to be seen now: aloud, and on the line a while."""
        if question is InfoQuestion.AGAIN:
            said = " ".join(say() for say in self._news or (self._say,))
        else:
            words = words_of(self._rules.game)
            said = answer(question, self._seen, sheet, self._names, words, self._open)
        self._line.setText(said)
        self._remarked.start(_REMARK_MS)
        self.announce(said)

    @Slot(object)
    def lay_open(self, hands: tuple[CardSet | None, ...]) -> None:
        """Know which hands lie open, by seat; None for one that does not."""
        self._open = hands

    @Slot(int, object)
    def look(self, seat: int, hand: CardSet) -> None:
        """Tell what the person sees, who looks into a hand."""
        self._tell(lambda: hand_sentence(self._names[seat], hand))

    def picked(self, cards: tuple[Card, ...], *, ready: bool) -> None:
        """Say what was picked to be laid away, or is no more; the table shows it by itself.

        A reader says by itself the card to which the focus goes on, and breaks off for that.
        """
        before, self._picked = self._picked, cards
        if len(cards) == len(before) + 1:
            said = picked_up(cards[-1], ready=ready)
        elif len(cards) + 1 == len(before):
            said = put_back(next(card for card in before if card not in cards))
        else:
            return
        QTimer.singleShot(0, self, partial(self.announce, said))

    def ask(self, sentence: str) -> None:
        """Show what a teacher asks for, in place of the prompt."""
        self._write(lambda: sentence)

    def summary(self, observation: Observation, sheet: ScoreSheet) -> tuple[str, str]:
        """A deal's count, and the settlement of the game; empty while the game goes on."""
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

    def _told_unmoved(self, step: SeenStep) -> str:
        """What is said of a call that has changed nothing."""
        said = [one for one in step.events if isinstance(one, Announced)]
        if not said or any(isinstance(one, DealScored) for one in step.events):
            return ""
        words = words_of(self._rules.game)
        return words.unmoved(said[0], step.after, self._company) or ""

    def _told(self, event: Event, order: CardOrder | None = None) -> str:
        """What is said of an event, in the words of the game."""
        rules = self._rules
        return event_sentence(event, self._company, words_of(rules.game), rules, order)
