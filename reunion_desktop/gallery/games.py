"""Scenes of the games besides Réunion."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count

from PySide6.QtWidgets import QWidget

from reunion_desktop.ai.player import Player
from reunion_desktop.app.table import Table
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.game import GameRules
from reunion_desktop.engine.legal import MayAnnounce, MayDiscard, MayGive, MayPlay
from reunion_desktop.engine.observe import DealObservation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.shuffle import deal_from_seed, draw_for_deal
from reunion_desktop.gallery.playing import (
    CallingPlayer,
    Condition,
    Scene,
    all_of,
    chooses,
    mind,
    played,
    scored,
    seed_for,
    waits_for,
)
from reunion_desktop.games.bauer.options import AWAY
from reunion_desktop.games.bauer.rules import SAARLAND
from reunion_desktop.games.ekart.options import STAUBAUS
from reunion_desktop.games.ekart.rules import GREAT, KINGS, LITTLE
from reunion_desktop.games.hindersche.rules import PAGAT as HINDERSCHE_RULES
from reunion_desktop.games.hunsruecker.rules import HUNSRUECK
from reunion_desktop.games.viersche.deal import REACHED
from reunion_desktop.games.viersche.rules import PAGAT
from reunion_desktop.match.game_flow import PERSON, Wait

_WRITTEN = 5
"""Deals after which the sheet has enough entries."""
_CROWNED = 3
"""Deals after which a sheet of Ekart has enough kings."""
_SESSIONS = 19
"""Sessions to be searched for a rare situation."""
_TOP = 0
"""Index of the card asked for among those not held, trumps first."""


def _staubaus(legal: MayAnnounce, sight: DealObservation) -> Call:
    """A Staubaus for the highest card that the player lacks."""
    named = [call for call in legal.calls if call.card is not None]
    return max(named, key=lambda call: sight.order.height(call.card) if call.card else _TOP)


def _away(legal: MayAnnounce, _sight: DealObservation) -> Call | None:
    """*Cards away*, if it is allowed."""
    return AWAY if AWAY in legal.calls else None


def _demanded(table: Table) -> QWidget:
    """The player has called *Staubaus*; every card that can be asked for is shown."""
    GAMES["ekart-asked"](table)
    bar = table.window.caller.bar
    bar.press(next(call for call in bar.offered.calls if call.word == STAUBAUS))
    return table.window


def _looking(table: Table) -> QWidget:
    """The player, as king, looks into the hand of the leader."""
    GAMES["ekart-king"](table)
    table.flow.look_into(table.flow.to_look_into[0])
    return table.window


def _full_trick(rules: GameRules) -> Scene:
    """Make the scene in which a game's trick of four cards is complete, later than the first."""

    def lies(table: Table) -> bool:
        sight = table.flow.observation.deal
        return table.flow.wait is Wait.TRICK and sight is not None and len(sight.taken) > 1

    def scene(table: Table) -> QWidget:
        table.flow.set_pace(None, 0)
        return played(rules, lies, "2")(table)

    return scene


def _kings(deals: int) -> Scene:
    """Make a scene of Ekart with kings: some deals are scored, and the player plays a card."""
    seats = KINGS.players
    dealer: Seat = (KINGS.seating.before(PERSON) - deals) % seats
    return played(KINGS, all_of(scored(deals), chooses(MayPlay)), seed_for(KINGS, dealer))


def _written(rules: GameRules) -> Scene:
    """Make the scene in which a sheet has some entries and the next deal has begun."""
    return played(rules, all_of(scored(_WRITTEN), chooses(MayPlay)), "1")


def _may_say_reached(table: Table) -> bool:
    legal = table.flow.observation.legal
    return isinstance(legal, MayPlay) and REACHED in legal.calls


def _has_wiped(table: Table) -> bool:
    marks = [entry.points for line in table.session.match.lines for entry in line.sheet]
    return min(marks, default=0) < 0


def _seed_of_covered_lead() -> str:
    """The first seed whose deal gives no trump to a seat that leads to the player."""
    for seed in map(str, count(1)):
        dealer = draw_for_deal(PAGAT, seed).dealer
        dealt = deal_from_seed(PAGAT, seed, 1, 1, dealer)
        forehand, cutter = PAGAT.seating.forehand(dealer), PAGAT.cutter(dealer)
        assert dealt.turn_up is not None  # noqa: S101 - as in every deal of Viersche.
        trumps = PAGAT.order(dealt.turn_up.suit).trumps
        if PERSON not in (forehand, cutter) and not dealt.hands[forehand] & trumps:
            return seed
    raise AssertionError  # The loop is infinite.


def _covered(table: Table) -> QWidget:
    """A seat without trumps has led face down, and the player is to play to it."""
    led = chooses(MayPlay, lambda sight: bool(sight.trick.covered))
    return played(PAGAT, led, _seed_of_covered_lead())(table)


def _before(rules: GameRules, reached: Condition, player: Callable[[], Player] = mind) -> Scene:
    """Make a scene with the dealer before the player, who then speaks first."""
    return played(rules, reached, seed_for(rules, rules.seating.before(PERSON)), player=player)


_sought = partial(played, tries=_SESSIONS)

GAMES: dict[str, Scene] = {
    # Four cards of eight are dealt, and the player is to choose trumps.
    "bauer-naming": _before(SAARLAND, chooses(MayAnnounce)),
    "bauer-trick": _full_trick(SAARLAND),
    # The player plays alone: the partner's hand is laid aside, and two tricks are taken.
    "bauer-away": _before(
        SAARLAND,
        chooses(MayPlay, lambda sight: len(sight.taken) > 1),
        partial(CallingPlayer, _away),
    ),
    # Some deals are scored: two columns count down from eight.
    "bauer-sheet": _written(SAARLAND),
    "viersche-covered": _covered,
    "viersche-trick": _full_trick(PAGAT),
    # Second deal of a rung: the player leads, and may announce the number.
    "viersche-reached": _sought(PAGAT, all_of(_may_say_reached, chooses(MayPlay))),
    # The slate with rungs wiped off the ladder, before any marks on the frame.
    "viersche-slate": _written(PAGAT),
    # A card is turned up, and the player is to accept its suit or to pass.
    "hunsruecker-accepting": _before(
        HUNSRUECK, chooses(MayAnnounce, lambda sight: sight.on_table is not None)
    ),
    # The player has dealt, and may exchange a card for the turned one.
    "hunsruecker-exchange": played(HUNSRUECK, chooses(MayDiscard), seed_for(HUNSRUECK, PERSON)),
    "hunsruecker-trick": _full_trick(HUNSRUECK),
    # Some lines are wiped off, others chalked up.
    "hunsruecker-sheet": _written(HUNSRUECK),
    "hindersche-trick": _full_trick(HINDERSCHE_RULES),
    # Two or three play in Butzen: unowned cards on the table, the top one turned.
    "hindersche-three": _sought(HINDERSCHE_RULES, chooses(MayPlay, lambda sight: sight.lying > 0)),
    # The slate with wiped marks, and a mark on the frame.
    "hindersche-slate": _sought(HINDERSCHE_RULES, all_of(_has_wiped, chooses(MayPlay))),
    # The player is asked for a call on all ten tricks.
    "ekart-asked": _before(LITTLE, chooses(MayAnnounce)),
    "ekart-demand": _demanded,
    # Second round of calls in Great Ekart; another suit may be named.
    "ekart-second-round": _before(GREAT, chooses(MayAnnounce, lambda sight: len(sight.calls) > 1)),
    # The player has received the card asked for and is to give another.
    "ekart-give": _before(LITTLE, chooses(MayGive), partial(CallingPlayer, _staubaus)),
    # Four at the table, one of them king.
    "ekart-kings": _kings(0),
    # The player is king and may look into one hand.
    "ekart-king": played(
        KINGS,
        all_of(waits_for(Wait.TRICK), lambda table: bool(table.flow.to_look_into)),
        seed_for(KINGS, KINGS.seating.forehand(PERSON)),
    ),
    "ekart-looking": _looking,
    # A score sheet with some kings.
    "ekart-sheet": _kings(_CROWNED),
}
"""All scenes of these games by name."""
