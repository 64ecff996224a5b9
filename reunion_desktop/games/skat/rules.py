"""Game: Skat, its rules and its rule sets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from reunion_desktop.engine.cards import FifthSuit
from reunion_desktop.engine.contract import Goal
from reunion_desktop.engine.game import Game, GameRules
from reunion_desktop.engine.plans import Opening
from reunion_desktop.engine.scoring import Entry, Mark, ScoreLine, Settlement
from reunion_desktop.engine.sheet import Meaning, Value
from reunion_desktop.engine.state import DealState
from reunion_desktop.engine.trick_play import PlayHooks
from reunion_desktop.games.skat.deal import SkatAuction, SkatHooks
from reunion_desktop.games.skat.ending import ending_of
from reunion_desktop.games.skat.options import GRAND, KONTRA, NULL, RE, SkatOptions, matadors
from reunion_desktop.games.skat.options.bock import bock_events, kind_of_next
from reunion_desktop.games.skat.options.lines import totals
from reunion_desktop.games.skat.ramsch import ramsch, with_skat
from reunion_desktop.games.skat.scoring import SkatScoring, settled
from reunion_desktop.games.skat.values import (
    Result,
    card_points,
    dealt_to_declarer,
    of_deal,
    skat_points,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class SkatRules(SkatOptions, GameRules):
    """The rules of Skat at one table."""

    scores = SkatScoring

    @property
    def hooks(self) -> PlayHooks:
        """The skat, and the end of Null."""
        return SkatHooks()

    def auction(self, lines: tuple[ScoreLine, ...], opening: Opening, /) -> SkatAuction:
        """Bidding, skat or Hand, the declaration and Kontra; or Ramsch."""
        kind = kind_of_next(self, lines)
        start = replace(self.start(opening), factor=2 if kind == "bock" else 1)
        return SkatAuction(start, self, kind == "ramsch")

    def score(self, lines: tuple[ScoreLine, ...], deal: DealState) -> ScoreLine:
        """Score a deal in its declarer's column, or Ramsch in its losers'.

        A deal passed in fills a line.
        """
        before = totals(lines, self.players)
        made, changes = card_points(deal), (0,) * self.players
        key, told = "game", dict[str, Value]()
        if deal.contract.declarer is not None:
            result = of_deal(deal)
            told = told_of(deal, result)
            if kind_of_next(self, lines) == "ramsch":
                told["again"] = 1
            changes = self.written(deal.contract.declarer, result, deal.contract.factor)
        elif deal.contract.goal is Goal.FEWEST:
            key, (made, changes) = "ramsch", self._of_ramsch(deal)
        after = tuple(old + new for old, new in zip(before, changes, strict=True))
        changed = [total for total, change in zip(after, changes, strict=True) if change]
        bock = bock_events(self, told, made, changed)
        if key == "ramsch":
            told = {"factor": deal.contract.factor}
        if bock:
            told["bock"] = 1
        return ScoreLine(
            deal.number,
            deal.dealer,
            made,
            deal.tricks,
            (),
            tuple(Entry(total, Mark.PLAIN) for total in after),
            played=deal.played,
            outcome=Meaning(key, tuple(told.items())) if told else None,
        )

    def _of_ramsch(self, deal: DealState) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Card points and scores of Ramsch by seat."""
        seats = deal.contract.seats
        last = seats.index(deal.taken[-1].winner)
        tricks = [deal.tricks[seat] for seat in seats]
        points = with_skat(self, [deal.points[seat] for seat in seats], skat_points(deal), last)
        scores = ramsch(self, points, tricks, last, deal.contract.factor)
        made, changes = [0] * self.players, [0] * self.players
        for seat, own, score in zip(seats, points, scores, strict=True):
            made[seat], changes[seat] = own, score
        minus = self.accounting == "bierlachs"
        return tuple(made), minus_only(changes) if minus else tuple(changes)

    def written(self, declarer: int, made: Result, factor: int = 1) -> tuple[int, ...]:
        """The change of each column by a game.

        Args:
            declarer: the declarer's seat.
            made: the outcome of the game.
            factor: the number by which Kontra and Bock multiply it.
        """
        minus, own = self.accounting == "bierlachs", made.score
        if minus and not made.won and self.bierlachs_loss == "single":
            own = -made.value * factor
        changes = tuple(own if seat == declarer else 0 for seat in range(self.players))
        return minus_only(changes) if minus else changes

    def settle(self, lines: tuple[ScoreLine, ...]) -> Settlement | None:
        """Settle a series after its last deal, or a Bierlachs."""
        return settled(self, lines)


def minus_only(changes: Sequence[int]) -> tuple[int, ...]:
    """Changes of a list in which nothing is gained: what a seat gains all others lose."""
    won = sum(max(change, 0) for change in changes)
    return tuple(0 if change > 0 else change - won for change in changes)


def told_of(deal: DealState, made: Result) -> dict[str, Value]:
    """The game played and its value, as the list shows them: a figure for each column."""
    contract, trump = deal.contract, deal.order.trump
    run = 0 if trump is None else matadors(dealt_to_declarer(deal), deal.order)
    game = NULL if trump is None else GRAND if trump is FifthSuit.JACKS else trump.letter
    levels = {name: int(counted) for name, counted in made.levels._asdict().items()}
    ending = ending_of(deal)
    told: dict[str, Value] = {
        "declarer": contract.declared_by,
        "game": game,
        "bid": contract.bid,
        "matadors": run,
        **levels,
        "won": int(made.won),
        "overbid": int(made.overbid),
        "value": made.value,
        "score": made.score,
        "kontra": sum(said.call in {KONTRA, RE} for said in deal.calls),
        "factor": contract.factor,
    }
    return told if ending is None else {**told, "ended": str(ending.call)}


ISKO = SkatRules()
CLASSIC = SkatRules(preset="classic", accounting="classic")
BIERLACHS = SkatRules(preset="bierlachs", accounting="bierlachs")
BEFORE_1999 = SkatRules(preset="before_1999", before_1999=True)
KNEIPE = SkatRules(
    preset="kneipe",
    accounting="classic",
    all_pass="ramsch",  # noqa: S106 - a rule.
    kontra="all",
    bock_draw=True,
    bock_grand_hand=True,
    bock_kontra=True,
    bock_re=True,
)
SCHIEBERAMSCH = SkatRules(
    preset="schieberamsch",
    accounting="classic",
    all_pass="schieberamsch",  # noqa: S106 - a rule.
    always_ramsch=True,
)
PRESETS = {
    rules.preset: rules for rules in (ISKO, CLASSIC, BIERLACHS, BEFORE_1999, KNEIPE, SCHIEBERAMSCH)
}

_TITLES = {"skat": "Skat", "bierlachs": "Bierlachs", "schieberamsch": "Schieberamsch"}

GAME = Game("skat", "Skat", PRESETS, _TITLES)
