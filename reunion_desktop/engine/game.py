"""A game, its rules, a match state, and ``advance``, the only function that changes it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from reunion_desktop.engine.actions import Action, Announce, DealCards, DrawCard, EnterDeal
from reunion_desktop.engine.cards import NO_CARDS, CardSet
from reunion_desktop.engine.events import CardsDealt, DealScored, Event, GameSettled
from reunion_desktop.engine.legal import Legal, MayAnnounce, MayDiscard, MayDraw
from reunion_desktop.engine.phases import called_or_begun, new_deal
from reunion_desktop.engine.plans import DealPlan, Turned
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import ScoreLine, Settlement
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.sheet import means
from reunion_desktop.engine.state import DealState
from reunion_desktop.engine.trick_play import NO_CUSTOM, PlayHooks, TrickPlay

if TYPE_CHECKING:
    from reunion_desktop.engine.deal_form import DealForm

_OVER = "The game is over."


class IllegalAction(ValueError):  # noqa: N818 - named in the words of players.
    """An action that the rules do not allow, with one sentence that gives the reason."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRules(Rules):
    """Rules with the questions that need a whole deal to be answered.

    Players and the screen are given them as :class:`~reunion_desktop.engine.rules.Rules`, which
    have no method that depends on hidden cards.
    """

    def form(self, _lines: tuple[ScoreLine, ...], _plan: DealPlan, /) -> DealForm[Any] | None:
        """The form for the next deal, played with real cards; by default there is none."""
        return None

    @property
    def hooks(self) -> PlayHooks:
        """The extra rules of card play; by default none."""
        return NO_CUSTOM

    def open_deal(self, lines: tuple[ScoreLine, ...], dealt: DealCards) -> DealState:
        """The deal state before the first decision, given the lines before it."""
        return called_or_begun(new_deal(self, dealt, TrickPlay(), lines), self.hooks)[0]

    @abstractmethod
    def score(self, lines: tuple[ScoreLine, ...], deal: DealState) -> ScoreLine:
        """The score line of a finished deal, given the lines before it."""

    @abstractmethod
    def settle(self, lines: tuple[ScoreLine, ...]) -> Settlement | None:
        """The end of a game; None while another deal is to be played."""


@dataclass(frozen=True, slots=True)
class Game:
    """One game of the family, with its rule sets."""

    id: str
    """The name used in a record."""
    title: str
    presets: Mapping[str, GameRules]
    """Known rule sets by name, the default first."""
    titles: Mapping[str, str] = field(default_factory=dict)
    """Titles of the rule sets for sheets in plain text, by name; a rule set that is not listed
    goes by its name.
    """

    @property
    def default(self) -> GameRules:
        """The default rules."""
        return next(iter(self.presets.values()))


@dataclass(frozen=True, slots=True)
class MatchState:
    """One game: the deals counted so far and the one in progress."""

    rules: GameRules
    first_dealer: Seat
    lines: tuple[ScoreLine, ...] = ()
    """One line a deal that was counted."""
    deal: DealState | None = None
    """The deal on the table, or the last one until the next is dealt; None before the first."""
    settlement: Settlement | None = None
    """The end of the game; None while it goes on."""
    corrected: tuple[tuple[ScoreLine, ...], ...] = ()
    """The lines before each correction of a deal entered by hand."""

    @property
    def awaits_deal(self) -> bool:
        """True when cards must be dealt now."""
        return self.settlement is None and (self.deal is None or self.deal.phase is None)

    @property
    def plan(self) -> DealPlan:
        """How the next deal of this game, or the first of the one after it, is dealt."""
        return self.rules.plan(self.first_dealer, self.lines)

    @property
    def next_dealer(self) -> Seat:
        """The dealer of the next deal of this game, or of the first deal of the next game."""
        return self.plan.dealer

    def to_act(self) -> Seat | None:
        """The seat to act; None when cards must be dealt or the game is over."""
        if self.deal is None or self.deal.phase is None:
            return None
        return self.deal.phase.to_act(self.deal)

    def legal(self) -> Legal | None:
        """The legal actions of the seat to act; None when no seat has to act."""
        if self.deal is None or self.deal.phase is None:
            return None
        return self.deal.phase.legal(self.deal)


def advance(match: MatchState, action: Action) -> tuple[MatchState, tuple[Event, ...]]:
    """Apply an action: the match after it, and the events that followed.

    Raises:
        IllegalAction: the rules do not allow it now.
    """
    if isinstance(action, DealCards):
        return _dealt(match, action)
    if isinstance(action, EnterDeal):
        return _entered(match, action)
    deal = match.deal
    if deal is None or deal.phase is None:
        message = "Nobody has anything to decide before the next deal."
        raise IllegalAction(_OVER if match.settlement is not None else message)
    if action not in deal.phase.legal(deal):
        raise IllegalAction(_why_not(deal.phase.to_act(deal), deal.phase.legal(deal), action))
    after, events = deal.phase.apply(deal, action)
    if after.phase is not None:
        return MatchState(match.rules, match.first_dealer, match.lines, after, None), events
    line = match.rules.score(match.lines, after)
    lines = (*match.lines, line)
    settlement = match.rules.settle(lines)
    shown = after.laid_away if match.rules.shows_discards else None
    counted: tuple[Event, ...] = (*events, DealScored(line, shown))
    if settlement is not None:
        counted = (*counted, GameSettled(settlement))
    return MatchState(match.rules, match.first_dealer, lines, after, settlement), counted


def _dealt(match: MatchState, action: DealCards) -> tuple[MatchState, tuple[Event, ...]]:
    if not match.awaits_deal:
        message = "The current deal is not over yet."
        raise IllegalAction(_OVER if match.settlement is not None else message)
    fault = next(_faults(match.rules, match.plan, action), None)
    if fault is not None:
        raise IllegalAction(fault)
    deal = match.rules.open_deal(match.lines, action)
    event = CardsDealt(
        action.number,
        action.dealer,
        action.hands,
        action.talon,
        action.turn_up,
        action.cut,
        *_seen_left(match.rules, action),
    )
    return MatchState(match.rules, match.first_dealer, match.lines, deal, None), (event,)


def _entered(match: MatchState, action: EnterDeal) -> tuple[MatchState, tuple[Event, ...]]:
    """Enter a deal by hand, or correct one: those after it are counted again."""
    due, number = len(match.lines) + 1, action.number
    if not 1 <= number <= due:
        raise IllegalAction(f"Deal {number} was entered; it must be one from 1 to {due}.")
    if number == due and not match.awaits_deal:
        raise IllegalAction(_OVER if match.settlement else "The current deal is not over yet.")
    later = [EnterDeal(line.number, line.answers, line.note) for line in match.lines[number:]]
    lines = match.lines[: number - 1]
    for entered in (action, *later):
        if match.rules.settle(lines) is not None and lines:
            message = f"The game would be over after deal {len(lines)}, but others follow."
            raise IllegalAction(message)
        lines = (*lines, _line_by_hand(match, lines, entered))
    corrected = match.corrected if number == due else (*match.corrected, match.lines)
    settlement = match.rules.settle(lines)
    after = MatchState(match.rules, match.first_dealer, lines, None, settlement, corrected)
    scored = DealScored(lines[number - 1], None)
    return after, (scored,) if settlement is None else (scored, GameSettled(settlement))


def _line_by_hand(match: MatchState, lines: tuple[ScoreLine, ...], entered: EnterDeal) -> ScoreLine:
    from reunion_desktop.engine.deal_form import Fault  # noqa: PLC0415 - loaded late.

    rules = match.rules
    form = rules.form(lines, rules.plan(match.first_dealer, lines))
    if form is None or not entered.answers:
        raise IllegalAction("This deal can’t be entered by hand.")
    try:
        answers = form.completed(dict(entered.answers))
        reason = form.fault(answers)
    except TypeError as wrong:  # An answer of another kind than its question wants.
        answers, reason = {}, Fault(means("kind", text=str(wrong)), "{text}", grave=True)
    if reason is not None and (reason.grave or not entered.note):
        sentence = f"The result entered for deal {entered.number} isn’t possible: {reason}"
        raise IllegalAction(sentence)
    return replace(form.line(answers), answers=entered.answers, note=entered.note)


def _faults(rules: GameRules, plan: DealPlan, action: DealCards) -> Iterator[str]:
    """Every reason why a deal cannot occur under these rules, in one sentence each."""
    if action.number != plan.number:
        yield f"This is deal {action.number}; it must be deal {plan.number}."
    if action.dealer != plan.dealer:
        yield f"Seat {action.dealer} dealt, but it was seat {plan.dealer}’s turn to deal."
    yield from _wrong_hands(rules, plan, action)
    if len(action.talon) != plan.left:
        yield f"Cards left over: {len(action.talon)}; it must be {plan.left}."
    whole = CardSet.of(action.talon)
    for hand in (*action.hands, *action.later):
        whole |= hand
    if whole != CardSet.of(rules.pack):
        yield "The hands and the talon do not make up the pack; each card must be there once."
    if not 0 <= action.cut < (1 if rules.cut == "off" else len(rules.pack)):
        wanted_cut = "none" if rules.cut == "off" else f"0 to {len(rules.pack) - 1}"
        yield f"Cards lifted off for the cut: {action.cut}; it must be {wanted_cut}."
    yield from _wrongly_turned(plan, action)


def _wrong_hands(rules: GameRules, plan: DealPlan, action: DealCards) -> Iterator[str]:
    """The faults in the sizes of the hands, and in those of the cards to follow."""
    for given, each, text in (
        (action.hands, plan.hand, "Hands of {} cards were dealt"),
        (action.later, plan.later_hand, "{} cards were to follow later"),
    ):
        sizes = [len(hand) for hand in given]
        wanted = [each if seat in plan.seats else 0 for seat in range(rules.players)]
        if sizes != (wanted if each else []):
            dealt = text.format(", ".join(map(str, sizes)) or "no")
            yield f"{dealt}; it must be {each} for each of {len(plan.seats)} seats."


def _wrongly_turned(plan: DealPlan, action: DealCards) -> Iterator[str]:
    """The reason why a card cannot be turned up."""
    turned, wanted = action.turn_up, None
    if plan.left and plan.turned is not Turned.NONE:
        wanted = action.talon[-1 if plan.turned is Turned.LAST else 0]
    if plan.left and turned != wanted:
        yield f"{turned} was turned up; these rules turn up {wanted}."
    elif plan.turned is Turned.NONE and turned is not None:
        yield f"{turned} was turned up; these rules turn up no card."
    elif plan.turned is not Turned.NONE and turned is None:
        yield "No card was turned up; it must be one of the dealer’s cards."
    elif wanted is None and turned is not None and turned not in action.hands[action.dealer]:
        yield f"{turned} was turned up; it must be one of the dealer’s cards."


def _seen_left(rules: GameRules, action: DealCards) -> tuple[CardSet, bool, bool]:
    """The cards left over that were shown, besides the turned one.

    Also whether they lie on the table, and whether the dealer may look at them.
    """
    if rules.takes_talon:
        return NO_CARDS, False, False
    left = [card for card in action.talon if card != action.turn_up]
    seen = {card: rules.seen_left(card, action.turn_up) for card in left}
    shown = CardSet.of(card for card in left if seen[card] == "everybody")
    shown |= CardSet.of(rules.turned_over(action.talon))
    return shown, True, "nobody" not in seen.values()


def _why_not(seat: Seat, legal: Legal, action: Action) -> str:
    """One sentence on an action that is out of turn or against a duty."""
    offered = ", ".join(str(card) for card in legal.cards)
    if isinstance(legal, MayAnnounce):
        offered = ", ".join(f'"{call}"' for call in legal.calls)
    if isinstance(legal, MayDiscard):
        offered = f"{offered}: {_how_many(legal)}"
    if isinstance(legal, MayDraw):
        drawn = ["the stock"] if legal.stock else []
        named = [*drawn, *map(str, legal.face_up), *(f'"{call}"' for call in legal.calls)]
        offered = ", ".join(named)
    if getattr(action, "seat", None) != seat:
        return f"It is seat {seat}'s turn, who may choose from {offered}."
    return f"{_in_words(action)} is not allowed here; seat {seat} may choose from {offered}."


def _how_many(legal: MayDiscard) -> str:
    if legal.offered is not None:
        return f"one card for {legal.offered}, or none"
    return f"{legal.count} cards, no more than {legal.max_tens} of them tens"


def _in_words(action: Action) -> str:
    if isinstance(action, Announce):
        return f'Calling "{action.call}"'
    if isinstance(action, DrawCard):
        return f"Drawing {action.card or 'from the stock'}"
    card = getattr(action, "card", None)
    return str(card) if card is not None else f"Discarding {getattr(action, 'cards', '')}"
