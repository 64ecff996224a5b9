"""Scenes of Ekart: calls, a card asked for and another given, kings who sit out."""

from __future__ import annotations

from functools import partial
from itertools import count

from PySide6.QtWidgets import QWidget

from reunion_desktop.ai.player import Decision, Limit, Stop
from reunion_desktop.app.table import Table
from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.legal import MayAnnounce, MayGive, MayPlay
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.shuffle import draw_for_deal
from reunion_desktop.gallery.playing import Scene, asked_for, mind, play_until, seed_for
from reunion_desktop.games.ekart.options import STAUBAUS
from reunion_desktop.games.ekart.rules import GREAT, KINGS, LITTLE, EkartRules
from reunion_desktop.match.game_flow import PERSON, Wait

_TOP = 0
"""Index of the card asked for among those not held, trumps first."""
_WRITTEN = 3
"""Deals after which the sheet has enough entries."""


class AskingPlayer:
    """A player that calls a Staubaus whenever possible, for its highest missing card."""

    def __init__(self) -> None:
        """Delegate all other moves to a normal player."""
        self._mind = mind()
        self.name = self._mind.name

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:
        """Call a Staubaus if possible, else do what the normal player does."""
        legal, deal = observation.legal, observation.deal
        if isinstance(legal, MayAnnounce) and deal is not None:
            order = deal.order
            named = [call for call in legal.calls if call.card is not None]
            best = max(named, key=lambda call: order.height(call.card) if call.card else _TOP)
            return Decision(Announce(observation.seat, best))
        return self._mind.choose(observation, limit, stop)


def asked(table: Table) -> QWidget:
    """The player is asked for a call on all ten tricks."""
    seed = seed_for(LITTLE, LITTLE.seating.before(PERSON))
    play_until(table, LITTLE, seed, partial(asked_for, table, MayAnnounce))
    return table.window


def demanded(table: Table) -> QWidget:
    """The player has called *Staubaus*; every card that can be asked for is shown."""
    asked(table)
    bar = table.window.caller.bar
    bar.press(next(call for call in bar.offered.calls if call.word == STAUBAUS))
    return table.window


def second_round(table: Table) -> QWidget:
    """Second round of calls in Great Ekart; another suit may be named."""
    seed = seed_for(GREAT, GREAT.seating.before(PERSON))

    def again() -> bool:
        sight = table.flow.observation.deal
        return asked_for(table, MayAnnounce) and sight is not None and len(sight.calls) > 1

    play_until(table, GREAT, seed, again)
    return table.window


def giving(table: Table) -> QWidget:
    """The player has received the card asked for and is to give another."""
    seed = seed_for(LITTLE, LITTLE.seating.before(PERSON))
    play_until(table, LITTLE, seed, partial(asked_for, table, MayGive), AskingPlayer())
    return table.window


def kings(table: Table) -> QWidget:
    """Four at the table, one of them king."""
    return _played(table, KINGS, 0)


def king(table: Table) -> QWidget:
    """The player is king and may look into one hand."""

    def there() -> bool:
        return bool(table.flow.to_look_into) and table.flow.wait is Wait.TRICK

    dealer = KINGS.seating.forehand(PERSON)
    play_until(table, KINGS, seed_for(KINGS, dealer), there)
    return table.window


def looking(table: Table) -> QWidget:
    """The player, as king, looks into the hand of the leader."""
    king(table)
    table.flow.look_into(table.flow.to_look_into[0])
    return table.window


def crowns(table: Table) -> QWidget:
    """A score sheet with some kings."""
    return _played(table, KINGS, _WRITTEN)


def _played(table: Table, rules: EkartRules, lines: int) -> QWidget:
    """Play until some deals are on the sheet and the player is to play a card."""
    seats = rules.players
    seed = next(
        seed
        for seed in map(str, count(1))
        if (draw_for_deal(rules, seed).dealer + lines) % seats == rules.seating.before(PERSON)
    )

    def there() -> bool:
        return len(table.session.match.lines) >= lines and asked_for(table, MayPlay)

    play_until(table, rules, seed, there)
    return table.window


EKART: dict[str, Scene] = {
    "ekart-asked": asked,
    "ekart-demand": demanded,
    "ekart-second-round": second_round,
    "ekart-give": giving,
    "ekart-kings": kings,
    "ekart-king": king,
    "ekart-looking": looking,
    "ekart-sheet": crowns,
}
"""All scenes of Ekart by name."""
