"""Rule variants for training the value networks, by game.

For packaging/tune/school.py. The fields of a variant are listed here and in
packaging/tune/teacher/scene.h in the same order.
"""

from __future__ import annotations

import ctypes
import sys
from array import array
from collections.abc import Iterator
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from reunion_desktop.ai.reunion.card_constraints import TENS  # noqa: E402 - the project must be found first.
from reunion_desktop.ai.tricks.deal_tables import build_deal_tables  # noqa: E402 - as above.
from reunion_desktop.ai.tricks.network.observation_adapter import facts_of  # noqa: E402 - as above.
from reunion_desktop.ai.tricks.valuation import payoff_of  # noqa: E402 - as above.
from reunion_desktop.ai.tricks.valuation.payoff import Payoff  # noqa: E402 - as above.
from reunion_desktop.engine.actions import Announce  # noqa: E402 - as above.
from reunion_desktop.engine.calls import Call  # noqa: E402 - as above.
from reunion_desktop.engine.cards import CardSet, Rank, Suit  # noqa: E402 - as above.
from reunion_desktop.engine.contract import Contract  # noqa: E402 - as above.
from reunion_desktop.engine.plans import Opening  # noqa: E402 - as above.
from reunion_desktop.engine.rules import Rules  # noqa: E402 - as above.
from reunion_desktop.games.bauer.rules import SAARLAND  # noqa: E402 - as above.
from reunion_desktop.games.reunion.options import OPTIONS  # noqa: E402 - as above.
from reunion_desktop.games.reunion.rules import PRESETS, RHINELAND, ReunionRules  # noqa: E402 - as above.
from reunion_desktop.games.viersche.rules import PAGAT  # noqa: E402 - as above.
from reunion_desktop.solver.tables import NO_CARD, PACKED_BYTES  # noqa: E402 - as above.
from reunion_desktop.value_net.public_facts import PublicFacts, build_public_facts  # noqa: E402 - as above.

TRUMP = Suit.SPADES
"""The trump suit of all training deals: the network sees suits by their role only."""

_WHOLE = 140
"""The most points that both sides have together."""

_FREE = (
    *("ten_rank", "overtrump", "turn_up_pickup", "max_tens_discarded", "discard_turn_up"),
    *("left_bower_fee", "no_trick_fee", "no_trick_basis", "dealer_no_trick_discards"),
)
"""Options that are chosen at random."""

_NAMED, _DEALERS_CARD = 1, 2
"""How the trump suit is determined."""

_WON, _MARCH = 60.0, 30.0
"""Training value of a won deal, and of winning every trick in addition."""

TABLES: dict[str, Rules] = {rules.game: rules for rules in (RHINELAND, SAARLAND, PAGAT)}
"""The default rules of each game that can be trained."""

STAGES: dict[str, tuple[int, int]] = {
    "reunion": (30_000_000, 28_800_000),
    "bauer": (6_000_000, 12_000_000),
    "viersche": (6_000_000, 12_000_000),
}
"""Numbers of deals in the two stages with which each shipped network was trained."""


class House(ctypes.Structure):
    """One rule variant, as in scene.h."""

    _fields_ = (
        ("rules", ctypes.c_uint64 * (PACKED_BYTES // 8)),
        ("used", ctypes.c_uint64),
        ("kept", ctypes.c_uint64),
        ("limited", ctypes.c_uint64),
        ("most_limited", ctypes.c_int32),
        ("laid_away", ctypes.c_int32),
        ("keeps_turned", ctypes.c_int32),
        ("locked_for", ctypes.c_int32),
        ("void_discards", ctypes.c_int32),
        ("house", ctypes.c_int32),
        ("often", ctypes.c_int32),
        ("naming", ctypes.c_int32),
        ("goal", ctypes.c_int32 * 2),
        ("first", ctypes.c_int32),
        ("covers", ctypes.c_int32),
        ("each", ctypes.c_float),
        ("won", ctypes.c_float),
        ("march", ctypes.c_float),
        ("chance", (ctypes.c_float * (_WHOLE + 1)) * 2),
    )


def houses(game: str, seed: str) -> list[House]:
    """The rule variants for a game; the first is the default table."""
    if game == "bauer":
        return list(_houses_of_bauer())
    if game == "viersche":
        return list(_houses_of_viersche())
    return _houses_of_reunion(seed)


# ---- Réunion ----


def house(rules: ReunionRules, often: int, *, fees: bool = True) -> House:
    """A rule variant of Réunion in the trainer's format."""
    order = rules.order(TRUMP)
    turned = rules.pack[0]
    facts = build_public_facts(rules, order, 0, turned, fees=fees)
    aces = CardSet.of(card for card in rules.pack if card.rank is Rank.ACE)
    return House(
        _packed(facts),
        facts.pack,
        (aces | CardSet.of(order.bowers)).bits,
        TENS.bits,
        rules.max_tens_discarded,
        rules.talon,
        not rules.discard_turn_up,
        facts.locked,
        facts.voids,
        facts.house,
        often,
    )


def _packed(facts: PublicFacts) -> ctypes.Array[ctypes.c_uint64]:
    numbers = array("Q", facts.tables.packed)
    return (ctypes.c_uint64 * len(numbers))(*numbers)


def _houses_of_reunion(seed: str, number: int = 240) -> list[House]:
    """Half at the default table, the rest at presets and random options."""
    rng = Random(f"{seed}|houses")
    found = [house(RHINELAND, number)]
    found += [house(RHINELAND, number // 20, fees=False)]
    found += [house(rules, number // 20) for rules in PRESETS.values()]
    choices = {option.key: option.values for option in OPTIONS if option.key in _FREE}
    for _ in range(number // 2):
        changed = {
            key: values[int(rng.random() * len(values))]
            for key, values in choices.items()
            if rng.random() < 0.5
        }
        if changed.get("turn_up_pickup", "at_once") != "at_once":
            changed.pop("discard_turn_up", None)
        found.append(house(RHINELAND.changed(changed), 1))
    return found


# ---- Games of partners ----


def _houses_of_bauer() -> Iterator[House]:
    """Mostly the default table; four tricks may be worth nothing, and kings may be high."""
    for four_all, often in (("lost", 6), ("nothing", 2)):
        for king_high, share in ((False, 3), (True, 1)):
            rules = SAARLAND.changed({"four_all": four_all, "king_high": king_high})
            said = Announce(rules.seating.forehand(0), Call("trump", TRUMP))
            contract = rules.auction((), _opening(rules)).contract((said,))
            aim = payoff_of(rules, (), contract)
            yield _partners(rules, contract, aim, _NAMED, each=1.5, often=often * share)


def _houses_of_viersche() -> Iterator[House]:
    """First and second deals; a seat without trumps may play to the first trick face down."""
    for void, often in (("leader", 3), ("everybody", 1)):
        rules = PAGAT.changed({"void_first_trick": void})
        contract = rules.start(_opening(rules))
        first = payoff_of(rules, (), contract)
        second = Payoff(first.counted, first.worth, first.march, (30, 30))
        yield _partners(rules, contract, first, _DEALERS_CARD, each=0.1, often=3 * often)
        yield _partners(rules, contract, second, _DEALERS_CARD, each=0.1, often=2 * often)


def _opening(rules: Rules) -> Opening:
    """A first deal by seat 0, in which a bower is turned."""
    turned = rules.order(TRUMP).bowers[0]
    return Opening(1, 0, rules.plan_of(1, 0).seats, turned)


def _partners(
    rules: Rules, contract: Contract, aim: Payoff, naming: int, *, each: float, often: int
) -> House:
    """A rule variant with two sides in the trainer's format, the dealer in seat 0."""
    dealer, order, seats = 0, contract.order, contract.seats
    played = build_deal_tables(rules, contract, aim.counted)
    turned = order.bowers[0].index if naming == _DEALERS_CARD else NO_CARD
    facts = facts_of(rules, played, aim, dealer, turned)
    own = rules.sides.of[seats[0]]
    sides = (own, 1 - own)
    worst, best = aim.worth[0], aim.worth[-1]
    chances = []
    for side in sides:
        made = [aim.outcome(side, counted) for counted in range(aim.whole + 1)]
        low = worst if side == 0 else -best
        chances.append([(worth - low) / (best - worst) for worth in made])
    told = House(
        _packed(facts),
        facts.pack,
        house=facts.house,
        often=often,
        naming=naming,
        goal=(ctypes.c_int32 * 2)(*[facts.goals[side] for side in sides]),
        first=aim.first is not None,
        covers=facts.covers,
        each=each,
        won=_WON,
        march=_MARCH if aim.march is not None and aim.first is None else 0.0,
    )
    for row, chance in zip(told.chance, chances, strict=True):
        row[: len(chance)] = chance
    return told
