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
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from reunion_desktop.ai.ekart.all_tricks_search import clears, locked, trick_counting
from reunion_desktop.ai.player import NO_LIMIT, Player, Stop
from reunion_desktop.ai.reunion.network.expert import judge_player
from reunion_desktop.ai.roster import player_for
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import PASS
from reunion_desktop.engine.cards import Card, Suit
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.legal import MayAnnounce, MayDiscard
from reunion_desktop.engine.observe import observe
from reunion_desktop.engine.shuffle import deal_from_seed
from reunion_desktop.engine.state import DealState
from reunion_desktop.games.ekart.options import EkartOptions, ekart
from reunion_desktop.games.ekart.rules import LITTLE

TRICKS = 10
SHARE = 250
"""Deals per work item of a process."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Counts over several deals."""

    deals: int = 0
    called: int = 0
    """Staubäuse called."""
    won: int = 0
    """Those that won every trick."""
    seen: int = 0
    """Decisions in which a clairvoyant would have called."""
    missed: int = 0
    """Those in which the player passed."""

    def plus(self, other: Figures) -> Figures:
        """The sum of both."""
        return Figures(
            self.deals + other.deals,
            self.called + other.called,
            self.won + other.won,
            self.seen + other.seen,
            self.missed + other.missed,
        )


def clairvoyant(deal: DealState, seat: int, legal: MayAnnounce) -> bool:
    """Test whether some call wins every trick with all cards open."""
    rules = ekart(deal.rules)
    return any(
        _takes_all(deal, rules, seat, call.card, call.suit)
        for call in legal.calls
        if call.card is not None
    )


def _takes_all(
    deal: DealState, rules: EkartOptions, seat: int, card: Card, suit: Suit | None
) -> bool:
    order = deal.order if suit is None else rules.order(suit)
    tables = trick_counting(order, rules, seat)
    lock = locked(rules, deal.turn_up, 0)
    budget = SearchBudget(NO_LIMIT, Stop(), 10**9)
    hands = [hand.bits for hand in deal.hands]
    holder = next((who for who, hand in enumerate(deal.hands) if card in hand), None)
    if holder is None:
        return clears(tables, tuple(hands), seat, lock, budget)
    bit = 1 << card.index
    hands[holder] ^= bit
    hands[seat] ^= bit
    for back in deal.hands[seat]:
        given = list(hands)
        given[seat] ^= 1 << back.index
        given[holder] ^= 1 << back.index
        if clears(tables, tuple(given), seat, lock, budget):
            return True
    return False


def one_deal(rules: EkartOptions, number: int, players: list[Player]) -> Figures:
    """Deal, ask, and play what was called."""
    match = MatchState(LITTLE.changed(rules.as_options()), number % 3)
    match, _ = advance(match, deal_from_seed(rules, f"staubaus {number}", 1, 1, number % 3))
    judge, called, seen, missed = judge_player("judge"), False, 0, 0
    while match.deal is not None and match.deal.phase is not None:
        legal, deal = match.legal(), match.deal
        assert legal is not None  # noqa: S101 - the deal goes on.
        if isinstance(legal, MayDiscard) and rules.kind == "little":
            decision = judge.choose(observe(match, legal.seat), NO_LIMIT, Stop())
        else:
            decision = players[legal.seat].choose(observe(match, legal.seat), NO_LIMIT, Stop())
        if isinstance(legal, MayAnnounce):
            assert isinstance(decision.action, Announce)  # noqa: S101 - nothing else may be.
            could = clairvoyant(deal, legal.seat, legal)
            seen += could
            missed += could and decision.action.call == PASS
        match, _ = advance(match, decision.action)
        declarer = match.deal.contract.declarer if match.deal is not None else None
        called = declarer is not None
        if declarer is not None and match.deal is not None:
            lost = any(taken.winner != declarer for taken in match.deal.taken)
            if lost or len(match.deal.taken) == TRICKS:
                return Figures(1, 1, int(not lost), seen, missed)
        elif match.deal is not None and match.deal.trick.cards:
            break
    return Figures(1, int(called), 0, seen, missed)


def some_deals(kind: str, level: str, first: int, deals: int) -> Figures:
    """Play a range of deals; returns the counts."""
    rules = LITTLE.changed({"kind": kind})
    players = [player_for("ekart", level, f"staubaus {seat}") for seat in range(3)]
    figures = Figures()
    for number in range(first, first + deals):
        figures = figures.plus(one_deal(rules, number, players))
    return figures


def told(figures: Figures) -> str:
    """The counts as a line of text."""
    won = figures.won / max(1, figures.called)
    missed = figures.missed / max(1, figures.seen)
    return (
        f"{figures.deals} deals: {figures.called} called, {figures.won} won ({won:.1%}); "
        f"a clairvoyant saw {figures.seen}, {figures.missed} of them were passed ({missed:.1%})"
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
    figures = Figures()
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
            figures = figures.plus(part.result())
            sys.stderr.write(f"\r{told(figures)}")
            sys.stderr.flush()
    sys.stdout.write(f"\n{told(figures)}\n")


if __name__ == "__main__":
    main()
