"""Count the hints that give a card player's reason, and print some of them for reading.

    python3 packaging/measure/hints.py                         1,000 decisions of every game
    python3 packaging/measure/hints.py --game skat --count 200
    python3 packaging/measure/hints.py --read 25 --seed a      25 hints by lot, in steps, with cards

Club players play; at every card with a choice the expert, who gives the hints, is asked. Counted
are hints with a purpose of the card, and hints with any reason other than shares of layouts; the
time is that of the reasons alone.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import process_time
from typing import ParamSpec, TypeVar

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from reunion_desktop.ai.player import Decision, Limit, Stop
from reunion_desktop.ai.roster import player_for
from reunion_desktop.ai.tricks.reasons import insight
from reunion_desktop.arena.play import headless
from reunion_desktop.engine.game import MatchState
from reunion_desktop.engine.legal import MayPlay
from reunion_desktop.engine.observe import observe
from reunion_desktop.engine.record import Header
from reunion_desktop.engine.tricks import Trick
from reunion_desktop.games import game_of
from reunion_desktop.games.ids import IDS
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.words.advice import LOOK_AT, SHARES
from reunion_desktop.ui.words.hint_steps import Hint
from reunion_desktop.ui.words.seat_names import SeatNames

NAMES = ("You", "Anna", "Karl", "Emma", "Hans")
P = ParamSpec("P")
T = TypeVar("T")
_TIMES: list[float] = []


def timed(plain: Callable[P, T]) -> Callable[P, T]:
    """The same function, which also notes its processor time."""

    def measured(*args: P.args, **more: P.kwargs) -> T:
        start = process_time()
        found = plain(*args, **more)
        _TIMES.append(process_time() - start)
        return found

    return measured


def decisions(game: str, seed: str) -> Iterator[tuple[MatchState, Decision]]:
    """Every card with a choice in games of club players, with the expert's decision.

    Without tricks, every decision.
    """
    rules, seed = game_of(game).default, f"{game} {seed}"
    header = Header(rules, NAMES[: rules.players], 0, "2026-11-23", seed)
    number = 0
    while True:
        number += 1
        players = [player_for(game, "club", f"{seed}{number}{at}") for at in range(rules.players)]
        adviser = player_for(game, "expert", seed)
        for step in headless(header, players, f"{seed}{number}", 1):
            match, legal = step.before, step.before.legal()
            choice = isinstance(legal, MayPlay) and len(legal.cards) > 1
            if legal is not None and (choice or not words_of(game).tricks):
                seat = legal.seat
                yield match, adviser.choose(observe(match, seat), Limit(layouts=48), Stop())


def plays(trick: Trick) -> str:
    """The cards of a trick with their seats."""
    return " ".join(f"{who}:{one}" for who, one in zip(trick.seats, trick.cards, strict=False))


def told(match: MatchState, decision: Decision) -> str:
    """The position and the hint, for reading."""
    seat, deal = match.to_act(), match.deal
    assert seat is not None and deal is not None  # noqa: PT018, S101 - a card is to be played.
    called = tuple([f"P{at}" for at in range(match.rules.players)])
    names = SeatNames(called, seat, match.rules.sides)
    reasons = tuple(
        (reason.motive.value, reason.cards, reason.points, reason.share, reason.seat)
        for reason in decision.reasons
    )
    hint = Hint(decision.action, reasons, observe(match, seat), names, words_of(match.rules.game))
    steps = "\n  ".join(hint.steps(at_once=False))
    trump = deal.contract.order.trump
    played = " | ".join(plays(taken.trick) for taken in deal.taken[-3:])
    look = [reason[0] for reason in reasons if reason[0] in LOOK_AT]
    rest = [
        (reason[0], str(reason[1]), reason[2]) for reason in reasons if reason[0] not in LOOK_AT
    ]
    return (
        f"P{seat} trumps {'-' if trump is None else trump.letter} sides {deal.contract.sides.of}"
        f" decl {deal.contract.declarer} goal {deal.contract.goal.value} pts {deal.points}"
        f" hands {' / '.join(map(str, deal.hands))}\n  before {len(deal.taken)}: {played}\n"
        f"  trick {plays(deal.trick)} order {deal.trick.seats}"
        f"\n  {steps}\n  look: {look} rest: {rest}\n"
    )


def main() -> int:
    """Count, or print hints for reading."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--game", choices=IDS, help="one game; all of them by default")
    options.add_argument("--count", type=int, default=1000, help="decisions of a game")
    options.add_argument("--seed", default="hints")
    options.add_argument("--read", type=int, default=0, help="hints to print instead")
    asked = options.parse_args()
    insight.checked = timed(insight.checked)
    for game in [asked.game] if asked.game else IDS:
        found = decisions(game, asked.seed)
        if asked.read:
            rng = Random(asked.seed)
            for _ in range(asked.read):
                for _ in range(rng.randrange(1, 12)):
                    match, decision = next(found)
                sys.stdout.write(f"[{game}] {told(match, decision)}\n")
            continue
        _TIMES.clear()
        any_reason = purpose = 0
        kinds: Counter[str] = Counter()
        for _, (_, decision) in zip(range(asked.count), found, strict=False):
            motives = {reason.motive.value for reason in decision.reasons}
            kinds.update(motives)
            purpose += bool(motives - LOOK_AT - SHARES)
            any_reason += bool(motives - SHARES)
        times = sorted(_TIMES) or [0.0]
        sys.stdout.write(
            f"{game}: purpose {100 * purpose / asked.count:.1f}, any reason"
            f" {100 * any_reason / asked.count:.1f} of 100; ms median"
            f" {1000 * times[len(times) // 2]:.1f}, 99 of 100 below"
            f" {1000 * times[len(times) * 99 // 100]:.1f}\n  {dict(kinds.most_common())}\n"
        )
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
