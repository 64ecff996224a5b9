"""Moments of other games: Bauer, Viersche, Hindersche for four, Hunsrücker Bauern for six."""

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
"""After so many deals there is something to be read on a sheet."""
_SETS = 20
"""In one of so many sets the person may say that he has his number."""


class Bold:
    """Plays as a mind does, but sends his partner's cards away whenever he may."""

    def __init__(self) -> None:
        """Leave all else to one who can play."""
        self._mind = mind()
        self.name = self._mind.name

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:
        """*Cards away*, or what the mind would do."""
        legal = observation.legal
        if isinstance(legal, MayAnnounce) and AWAY in legal.calls:
            return Decision(Announce(observation.seat, AWAY))
        return self._mind.choose(observation, limit, stop)


def naming(table: Table) -> QWidget:
    """Four cards of eight are dealt, and the person is to name trumps."""
    seed = seed_for(SAARLAND, SAARLAND.seating.before(PERSON))
    play_until(table, SAARLAND, seed, partial(asked_for, table, MayAnnounce))
    return table.window


def away(table: Table) -> QWidget:
    """The person plays alone: his partner's hand lies aside, and two tricks are taken."""
    seed = seed_for(SAARLAND, SAARLAND.seating.before(PERSON))
    play_until(table, SAARLAND, seed, partial(_to_play, table, taken=2), Bold())
    return table.window


def countdown(table: Table) -> QWidget:
    """Some deals are counted: two columns go down from eight."""
    return _written(table, SAARLAND)


def covered(table: Table) -> QWidget:
    """Who had no trump has led face down, and the person is to play to it."""

    def led() -> bool:
        sight = table.conductor.observation.deal
        return sight is not None and bool(sight.trick.covered) and _to_play(table)

    play_until(table, PAGAT, _seed_of_covered_lead(), led)
    return table.window


def reached(table: Table) -> QWidget:
    """It is the second deal of a rung: the person leads, and may say that he has his number."""

    def may_say() -> bool:
        legal = table.conductor.observation.legal
        return isinstance(legal, MayPlay) and REACHED in legal.calls and _to_play(table)

    for seed in map(str, range(1, _SETS)):
        play_until(table, PAGAT, seed, may_say)
        if may_say():
            break
    return table.window


def slate(table: Table) -> QWidget:
    """Rungs are wiped off the ladder on the slate, and the frame waits for its marks."""
    return _written(table, PAGAT)


def few_play(table: Table) -> QWidget:
    """Two or three play in Butzen: cards that are nobody's lie on the table, the top one turned."""

    def few() -> bool:
        sight = table.conductor.observation.deal
        return sight is not None and sight.lying > 0 and _to_play(table)

    return _sought(table, few)


def wiped_slate(table: Table) -> QWidget:
    """Marks were wiped from the slate, and a mark stands on the frame."""

    def wiped() -> bool:
        lines = table.session.match.lines
        marks = [entry.points for line in lines for entry in line.sheet]
        return min(marks, default=0) < 0 and _to_play(table)

    return _sought(table, wiped)


def _sought(table: Table, there: Callable[[], bool]) -> QWidget:
    """Play rubber after rubber until something is there to be seen."""
    for seed in map(str, range(1, _SETS)):
        play_until(table, HINDERSCHE_RULES, seed, there)
        if there():
            break
    return table.window


def full_trick(rules: GameRules) -> Scene:
    """The scene in which four cards lie in the trick of a game."""

    def four_lie(table: Table) -> QWidget:
        table.conductor.set_pace(None, 0)
        play_until(table, rules, "2", partial(_lies, table))
        return table.window

    return four_lie


def accepting(table: Table) -> QWidget:
    """A card is turned up, and the person is to accept its suit or to pass."""

    def asked() -> bool:
        sight = table.conductor.observation.deal
        return asked_for(table, MayAnnounce) and sight is not None and sight.on_table is not None

    seed = seed_for(HUNSRUECK, HUNSRUECK.seating.before(PERSON))
    play_until(table, HUNSRUECK, seed, asked)
    return table.window


def exchanging(table: Table) -> QWidget:
    """The person has dealt, and may take the turned card for one of his own."""
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
"""Every scene of these games by name."""


def _written(table: Table, rules: GameRules) -> QWidget:
    """Play on until something stands on the sheet, and the next deal has begun."""

    def there() -> bool:
        return len(table.session.match.lines) >= _WRITTEN and _to_play(table)

    play_until(table, rules, "1", there)
    return table.window


def _to_play(table: Table, taken: int = 0) -> bool:
    """Whether the person is to play a card, after so many tricks at least."""
    sight = table.conductor.observation.deal
    return asked_for(table, MayPlay) and sight is not None and len(sight.taken) >= taken


def _lies(table: Table) -> bool:
    """Whether a trick lies there to be looked at, later than the first."""
    sight = table.conductor.observation.deal
    return table.conductor.wait is Wait.TRICK and sight is not None and len(sight.taken) > 1


def _seed_of_covered_lead() -> str:
    """The first number by whose deal somebody who leads to the person has no trump."""
    for seed in map(str, count(1)):
        dealer = draw_for_deal(PAGAT, seed).dealer
        dealt = deal_from_seed(PAGAT, seed, 1, 1, dealer)
        forehand, cutter = PAGAT.seating.forehand(dealer), PAGAT.cutter(dealer)
        assert dealt.turn_up is not None  # noqa: S101 - as in every deal of Viersche.
        trumps = PAGAT.order(dealt.turn_up.suit).trumps
        if PERSON not in (forehand, cutter) and not dealt.hands[forehand] & trumps:
            return seed
    raise AssertionError  # Numbers never end.
