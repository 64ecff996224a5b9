"""Value: the game that a game module supplies; and the only function that moves a match on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from reunion_desktop.engine.actions import Action, DealCards
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.events import CardsDealt, DealScored, Event, GameSettled
from reunion_desktop.engine.legal import MayDiscard
from reunion_desktop.engine.ruleset import Ruleset
from reunion_desktop.engine.scoring import ScoreLine, Settlement
from reunion_desktop.engine.state import DealState, MatchState

_OVER = "The game is over and settled; expected no further decision."


class IllegalAction(ValueError):  # noqa: N818 - named as a player would say it.
    """A decision that the rules do not allow, with one sentence that says why."""


@dataclass(frozen=True, slots=True)
class Game:
    """One game of the family: its rules, how a deal opens, how it is counted and settled."""

    id: str
    """The name that stands in a record."""
    title: str
    presets: Mapping[str, Ruleset]
    """Known rule sets by name, the default first."""
    open_deal: Callable[[Ruleset, DealCards], DealState]
    """The deal as it lies before the first decision."""
    score: Callable[[Ruleset, tuple[ScoreLine, ...], DealState], ScoreLine]
    """The line for a deal that is over, given the lines before it."""
    settle: Callable[[Ruleset, tuple[ScoreLine, ...]], Settlement | None]
    """The end of the game; None while another deal is to be played."""

    @property
    def default(self) -> Ruleset:
        """The rules a newcomer plays."""
        return next(iter(self.presets.values()))


def advance(game: Game, match: MatchState, action: Action) -> tuple[MatchState, tuple[Event, ...]]:
    """The match after a decision, and what followed.

    Raises:
        IllegalAction: the rules do not allow it now.
    """
    if isinstance(action, DealCards):
        return _dealt(game, match, action)
    deal = match.deal
    if deal is None or deal.phase is None:
        message = "Nobody has anything to decide before the next deal."
        raise IllegalAction(_OVER if match.settlement is not None else message)
    if action not in deal.phase.legal(deal):
        raise IllegalAction(_why_not(deal, action))
    after, events = deal.phase.apply(deal, action)
    if after.phase is not None:
        return MatchState(match.rules, match.first_dealer, match.lines, after, None), events
    line = game.score(match.rules, match.lines, after)
    lines = (*match.lines, line)
    settlement = game.settle(match.rules, lines)
    shown = after.laid_away if match.rules.reveal_discards == "at_count" else None
    counted: tuple[Event, ...] = (*events, DealScored(line, shown))
    if settlement is not None:
        counted = (*counted, GameSettled(settlement))
    return MatchState(match.rules, match.first_dealer, lines, after, settlement), counted


def _dealt(
    game: Game, match: MatchState, action: DealCards
) -> tuple[MatchState, tuple[Event, ...]]:
    if not match.awaits_deal:
        message = "Cards cannot be dealt before the deal on the table is over."
        raise IllegalAction(_OVER if match.settlement is not None else message)
    _check_deal(match, action)
    deal = game.open_deal(match.rules, action)
    event = CardsDealt(
        action.number, action.dealer, action.hands, action.talon, action.turn_up, action.cut
    )
    return MatchState(match.rules, match.first_dealer, match.lines, deal, None), (event,)


def _check_deal(match: MatchState, action: DealCards) -> None:
    """Refuse a deal that this table could not have seen."""
    rules = match.rules
    number, dealer = len(match.lines) + 1, match.next_dealer
    if action.number != number:
        message = f"This is deal {action.number}; expected deal {number}."
    elif action.dealer != dealer:
        message = f"Seat {action.dealer} dealt; it was seat {dealer}'s turn."
    elif [len(hand) for hand in action.hands] != [rules.hand_size] * rules.players:
        sizes = ", ".join(str(len(hand)) for hand in action.hands) or "no"
        message = (
            f"Hands of {sizes} cards were dealt; "
            f"expected {rules.hand_size} for each of {rules.players} seats."
        )
    elif len(action.talon) != rules.talon:
        message = f"{len(action.talon)} cards were left over; expected {rules.talon}."
    elif _everything(action) != CardSet.of(rules.pack):
        message = "The hands and the talon do not make up the pack; expected each card once."
    elif not 0 <= action.cut < len(rules.pack) or (rules.cut == "off" and action.cut):
        wanted = "none" if rules.cut == "off" else f"0 to {len(rules.pack) - 1}"
        message = f"A cut of {action.cut} cards was made; expected {wanted} under these rules."
    elif rules.talon and action.turn_up != action.talon[-1 if rules.turn_up == "bottom" else 0]:
        turned = action.talon[-1 if rules.turn_up == "bottom" else 0]
        message = f"{action.turn_up} was turned up; these rules turn up {turned}."
    elif not rules.talon and action.turn_up not in action.hands[dealer]:
        message = f"{action.turn_up} was turned up; expected a card of the dealer's."
    else:
        return
    raise IllegalAction(message)


def _everything(action: DealCards) -> CardSet:
    cards = CardSet.of(action.talon)
    for hand in action.hands:
        cards = cards | hand
    return cards


def _why_not(deal: DealState, action: Action) -> str:
    """One sentence on a decision that is out of turn or against a duty."""
    assert deal.phase is not None  # noqa: S101 - asked only while the deal goes on.
    seat, legal = deal.phase.to_act(deal), deal.phase.legal(deal)
    offered = ", ".join(str(card) for card in legal.cards)
    if isinstance(legal, MayDiscard):
        offered = f"{offered}: {legal.count} cards, no more than {legal.max_tens} of them tens"
    if getattr(action, "seat", None) != seat:
        return f"It is seat {seat}'s turn, who may choose from {offered}."
    return f"{_in_words(action)} is not allowed here; seat {seat} may choose from {offered}."


def _in_words(action: Action) -> str:
    card = getattr(action, "card", None)
    return str(card) if card is not None else f"Laying away {getattr(action, 'cards', '')}"
