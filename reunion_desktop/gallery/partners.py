"""Scenes of Bauer, Viersche, Hindersche for four, and Hunsrücker Bauern for six."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count

from PySide6.QtWidgets import QWidget

from reunion_desktop.ai.player import Decision, Limit, Stop
from reunion_desktop.app.table import Table
from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.game import GameRules
from reunion_desktop.engine.legal import MayAnnounce, MayDiscard, MayPlay
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.shuffle import deal_from_seed, draw_for_deal
from reunion_desktop.gallery.playing import Scene, asked_for, mind, play_until, seed_for
from reunion_desktop.games.bauer.options import AWAY
from reunion_desktop.games.bauer.rules import SAARLAND
from reunion_desktop.games.hindersche.rules import PAGAT as HINDERSCHE_RULES
from reunion_desktop.games.hunsruecker.rules import HUNSRUECK
from reunion_desktop.games.viersche.deal import REACHED
from reunion_desktop.games.viersche.rules import PAGAT
from reunion_desktop.match.game_flow import PERSON, Wait

_WRITTEN = 5
"""Deals after which the sheet has enough entries."""
_SETS = 20
"""Sets to be searched for one in which the player may announce the number."""


class Bold:
    """A player that calls *cards away* whenever possible."""

    def __init__(self) -> None:
        """Delegate all other moves to a normal player."""
        self._mind = mind()
        self.name = self._mind.name

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:
        """Call *cards away* if possible, else do what the normal player does."""
        legal = observation.legal
        if isinstance(legal, MayAnnounce) and AWAY in legal.calls:
            return Decision(Announce(observation.seat, AWAY))
        return self._mind.choose(observation, limit, stop)


def naming(table: Table) -> QWidget:
    """Four cards of eight are dealt, and the player is to choose trumps."""
    seed = seed_for(SAARLAND, SAARLAND.seating.before(PERSON))
    play_until(table, SAARLAND, seed, partial(asked_for, table, MayAnnounce))
    return table.window


def away(table: Table) -> QWidget:
    """The player plays alone: the partner's hand is laid aside, and two tricks are taken."""
    seed = seed_for(SAARLAND, SAARLAND.seating.before(PERSON))
    play_until(table, SAARLAND, seed, partial(_to_play, table, taken=2), Bold())
    return table.window


def countdown(table: Table) -> QWidget:
    """Some deals are scored: two columns count down from eight."""
    return _written(table, SAARLAND)


def covered(table: Table) -> QWidget:
    """A seat without trumps has led face down, and the player is to play to it."""

    def led() -> bool:
        sight = table.flow.observation.deal
        return sight is not None and bool(sight.trick.covered) and _to_play(table)

    play_until(table, PAGAT, _seed_of_covered_lead(), led)
    return table.window


def reached(table: Table) -> QWidget:
    """Second deal of a rung: the player leads, and may announce the number."""

    def may_say() -> bool:
        legal = table.flow.observation.legal
        return isinstance(legal, MayPlay) and REACHED in legal.calls and _to_play(table)

    for seed in map(str, range(1, _SETS)):
        play_until(table, PAGAT, seed, may_say)
        if may_say():
            break
    return table.window


def slate(table: Table) -> QWidget:
    """The slate with rungs wiped off the ladder, before any marks on the frame."""
    return _written(table, PAGAT)


def few_play(table: Table) -> QWidget:
    """Two or three play in Butzen: unowned cards on the table, the top one turned."""

    def few() -> bool:
        sight = table.flow.observation.deal
        return sight is not None and sight.lying > 0 and _to_play(table)

    return _sought(table, few)


def wiped_slate(table: Table) -> QWidget:
    """The slate with wiped marks, and a mark on the frame."""

    def wiped() -> bool:
        lines = table.session.match.lines
        marks = [entry.points for line in lines for entry in line.sheet]
        return min(marks, default=0) < 0 and _to_play(table)

    return _sought(table, wiped)


def _sought(table: Table, there: Callable[[], bool]) -> QWidget:
    """Play session after session until a condition holds."""
    for seed in map(str, range(1, _SETS)):
        play_until(table, HINDERSCHE_RULES, seed, there)
        if there():
            break
    return table.window


def full_trick(rules: GameRules) -> Scene:
    """Make the scene in which a game's trick of four cards is complete."""

    def four_lie(table: Table) -> QWidget:
        table.flow.set_pace(None, 0)
        play_until(table, rules, "2", partial(_lies, table))
        return table.window

    return four_lie


def accepting(table: Table) -> QWidget:
    """A card is turned up, and the player is to accept its suit or to pass."""

    def asked() -> bool:
        sight = table.flow.observation.deal
        return asked_for(table, MayAnnounce) and sight is not None and sight.on_table is not None

    seed = seed_for(HUNSRUECK, HUNSRUECK.seating.before(PERSON))
    play_until(table, HUNSRUECK, seed, asked)
    return table.window


def exchanging(table: Table) -> QWidget:
    """The player has dealt, and may exchange a card for the turned one."""
    play_until(
        table,
        HUNSRUECK,
        seed_for(HUNSRUECK, PERSON),
        partial(asked_for, table, MayDiscard),
    )
    return table.window


def wiped(table: Table) -> QWidget:
    """Some lines are wiped off, others chalked up."""
    return _written(table, HUNSRUECK)


PARTNERS: dict[str, Scene] = {
    "bauer-naming": naming,
    "bauer-trick": full_trick(SAARLAND),
    "bauer-away": away,
    "bauer-sheet": countdown,
    "viersche-covered": covered,
    "viersche-trick": full_trick(PAGAT),
    "viersche-reached": reached,
    "viersche-slate": slate,
    "hunsruecker-accepting": accepting,
    "hunsruecker-exchange": exchanging,
    "hunsruecker-trick": full_trick(HUNSRUECK),
    "hunsruecker-sheet": wiped,
    "hindersche-trick": full_trick(HINDERSCHE_RULES),
    "hindersche-three": few_play,
    "hindersche-slate": wiped_slate,
}
"""All scenes of these games by name."""


def _written(table: Table, rules: GameRules) -> QWidget:
    """Play until the sheet has an entry and the next deal has begun."""

    def there() -> bool:
        return len(table.session.match.lines) >= _WRITTEN and _to_play(table)

    play_until(table, rules, "1", there)
    return table.window


def _to_play(table: Table, taken: int = 0) -> bool:
    """Test whether the player is to play a card, after some number of tricks."""
    sight = table.flow.observation.deal
    return asked_for(table, MayPlay) and sight is not None and len(sight.taken) >= taken


def _lies(table: Table) -> bool:
    """Test whether a complete trick is shown, later than the first."""
    sight = table.flow.observation.deal
    return table.flow.wait is Wait.TRICK and sight is not None and len(sight.taken) > 1


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
