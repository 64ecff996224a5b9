"""Measure how well the computer players call Staubäuse at Ekart: staubaus.py.

    python3 packaging/measure/staubaus.py                       20,000 deals, called by experts
    python3 packaging/measure/staubaus.py --deals 500 --kind great --level strong
    python3 packaging/measure/staubaus.py --first 5000 --jobs 2

Three players of one level get cards, the dealer discards by the policy, and they are asked in turn.
A call is played on until a trick is lost or all are won. Each decision is compared with that of a
clairvoyant, who sees all cards and calls if some card asked for, and some card given for it, win
every trick against the best defence.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TypeAlias

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from reunion_desktop.ai.ekart.staubaus_search import StaubausPlan, order_of, successes
from reunion_desktop.ai.player import NO_LIMIT, Player, Stop, Turn, turn_of
from reunion_desktop.ai.reunion.determinizations import ReunionDeterminizations
from reunion_desktop.ai.reunion.network.expert import network_player
from reunion_desktop.ai.roster import player_for
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.determinizations import Determinization
from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import PASS
from reunion_desktop.engine.dealing.shuffle import deal_from_seed
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.legal import MayAnnounce, MayDiscard
from reunion_desktop.engine.observe import observe
from reunion_desktop.engine.state import DealState
from reunion_desktop.games.ekart.options import EkartOptions
from reunion_desktop.games.ekart.rules import LITTLE

SHARE = 250
"""Deals per work item of a process."""

Figures: TypeAlias = Counter[str]
"""Counts over several deals: ``deals``; ``called`` and ``won`` Staubäuse; decisions in which a
clairvoyant would have called (``seen``), and those of them in which the player passed (``missed``).
"""


def clairvoyant(deal: DealState, turn: Turn, legal: MayAnnounce) -> bool:
    """Test whether some call wins every trick with all cards open."""
    layouts, budget = ReunionDeterminizations(turn), SearchBudget(NO_LIMIT, Stop(), 10**9)
    truth = [Determinization(tuple([hand.bits for hand in deal.hands]), deal.laid_away.bits)]
    backs = tuple(turn.deal.hand)
    plans = [
        StaubausPlan(call, call.card, order_of(turn, call), backs)
        for call in legal.calls
        if call.card is not None
    ]
    return any(any(successes(layouts, plan, truth, budget)) for plan in plans)


def settled(deal: DealState) -> bool:
    """Test whether a trick is lost after a Staubaus, or a card is led without one."""
    declarer = deal.contract.declarer
    if declarer is None:
        return bool(deal.trick.cards)
    return any(taken.winner != declarer for taken in deal.taken)


def one_deal(rules: EkartOptions, number: int, players: list[Player]) -> Figures:
    """Deal, ask, and play what was called."""
    match = MatchState(LITTLE.changed(rules.as_options()), number % 3)
    match, _ = advance(match, deal_from_seed(rules, f"staubaus {number}", 1, 1, number % 3))
    network, figures = network_player("judge"), Counter(deals=1)
    while (deal := match.deal) is not None and deal.phase is not None:
        if settled(deal):
            break
        turn = turn_of(observe(match, match.to_act() or 0))
        little = isinstance(turn.legal, MayDiscard) and rules.kind == "little"
        player = network if little else players[turn.seat]
        action = player.choose(turn, NO_LIMIT, Stop()).action
        if isinstance(turn.legal, MayAnnounce) and clairvoyant(deal, turn, turn.legal):
            figures["seen"] += 1
            figures["missed"] += isinstance(action, Announce) and action.call == PASS
        match, _ = advance(match, action)
    if deal is not None and deal.contract.declarer is not None:
        figures["called"] = 1
        figures["won"] = int(not settled(deal))
    return figures


def some_deals(kind: str, level: str, first: int, deals: int) -> Figures:
    """Play a range of deals; returns the counts."""
    rules = LITTLE.changed({"kind": kind})
    players = [player_for("ekart", level, f"staubaus {seat}") for seat in range(3)]
    figures: Figures = Counter()
    for number in range(first, first + deals):
        figures += one_deal(rules, number, players)
    return figures


def told(figures: Figures) -> str:
    """The counts as a line of text."""
    won = figures["won"] / max(1, figures["called"])
    missed = figures["missed"] / max(1, figures["seen"])
    return (
        f"{figures['deals']} deals: {figures['called']} called, {figures['won']} won ({won:.1%}); "
        f"a clairvoyant saw {figures['seen']}, {figures['missed']} of them were passed "
        f"({missed:.1%})"
    )


def main() -> None:
    """Measure, and print the counts as they grow."""
    parser = argparse.ArgumentParser(description="How well Staubäuse are called.")
    parser.add_argument("--deals", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--kind", choices=("little", "great"), default="little")
    parser.add_argument("--level", default="expert")
    parser.add_argument("--jobs", type=int, default=1)
    wanted = parser.parse_args()
    starts = range(wanted.first, wanted.first + wanted.deals, SHARE)
    figures: Figures = Counter()
    with ProcessPoolExecutor(wanted.jobs) as pool:
        parts = [
            pool.submit(
                some_deals,
                wanted.kind,
                wanted.level,
                start,
                min(SHARE, wanted.first + wanted.deals - start),
            )
            for start in starts
        ]
        for part in parts:
            figures += part.result()
            sys.stderr.write(f"\r{told(figures)}")
            sys.stderr.flush()
    sys.stdout.write(f"\n{told(figures)}\n")


if __name__ == "__main__":
    main()
