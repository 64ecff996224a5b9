"""Game: Thirty-One, its rules and its rule sets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reunion_desktop.engine.actions import DealCards
from reunion_desktop.engine.deal_form import NOBODY
from reunion_desktop.engine.game import Game, GameRules
from reunion_desktop.engine.phases import new_deal
from reunion_desktop.engine.plans import DealPlan
from reunion_desktop.engine.scoring import ScoreLine, Settlement
from reunion_desktop.engine.state import DealState
from reunion_desktop.engine.trick_play import TrickPlay
from reunion_desktop.games.thirty_one.deal import opened, stock_of
from reunion_desktop.games.thirty_one.losses import pots
from reunion_desktop.games.thirty_one.options import HAMMER, OUT, STOP, ThirtyOneOptions
from reunion_desktop.games.thirty_one.scoring import ThirtyOneScoring
from reunion_desktop.games.thirty_one.written import ShowDown, line_of

if TYPE_CHECKING:
    from reunion_desktop.games.thirty_one.form import ThirtyOneForm


@dataclass(frozen=True, slots=True, kw_only=True)
class ThirtyOneRules(ThirtyOneOptions, GameRules):
    """The rules of Thirty-One at one table."""

    scores = ThirtyOneScoring

    def form(self, lines: tuple[ScoreLine, ...], plan: DealPlan, /) -> ThirtyOneForm:
        """The form for the next deal, played with real cards."""
        from reunion_desktop.games.thirty_one.form import ThirtyOneForm  # noqa: PLC0415 - loaded late.

        return ThirtyOneForm(self, lines, plan)

    def open_deal(self, lines: tuple[ScoreLine, ...], dealt: DealCards) -> DealState:
        """The first card lies face up, or the middle; the first player has a turn."""
        return opened(new_deal(self, dealt, TrickPlay(), lines))

    def score(self, lines: tuple[ScoreLine, ...], deal: DealState) -> ScoreLine:
        """Score a deal: the value of each hand, and the lives lost or the pot won."""
        seats = deal.contract.seats
        hands = {seat: deal.hands[seat] for seat in seats}
        values = {seat: self.halves(hand) for seat, hand in hands.items()}
        makers = [seat for seat in seats if self.wins_at_once(hands[seat])]
        pot = pots(self, {seat: hands[seat] for seat in makers or seats})
        end = ShowDown(values, *_end_of(deal), stock_of(deal).knocker, pot)
        return line_of(self, lines, DealPlan(deal.number, deal.dealer, seats, ()), end)

    def settle(self, lines: tuple[ScoreLine, ...]) -> Settlement | None:
        """Settle a game when one player is left, or after its last deal for pots."""
        standing = self.lives_after(lines)
        if self.stakes == "pots":
            if len(lines) < self.deals:
                return None
            winners = tuple([s for s, own in enumerate(standing) if own == max(standing)])
            return Settlement(standing, winners, (), standing)
        winners = tuple([seat for seat, own in enumerate(standing) if own > OUT])
        if len(winners) > 1:
            return None
        chalk = tuple([int(seat in winners) for seat in range(self.players)])
        return Settlement(tuple([max(own, 0) for own in standing]), winners, (), chalk)


def _end_of(deal: DealState) -> tuple[str, int]:
    """How a show-down came about, and who called for it."""
    stock = stock_of(deal)
    said = deal.calls[-1].call if deal.calls else None
    if said == HAMMER and stock.knocker is not None:
        return "hammer", stock.knocker
    if stock.knocker is not None:
        return "knock", stock.knocker
    return "stop", deal.calls[-1].seat if said == STOP else NOBODY


SCAT = ThirtyOneRules()
HOUSE = ThirtyOneRules(preset="house", last_chance=False, triple="half")
BUS = ThirtyOneRules(preset="bus", lives=5)
CADILLAC = ThirtyOneRules(
    preset="cadillac", lives=4, knock_tie="cadillac", triple="half", triple_aces=33
)
SCHWIMMEN = ThirtyOneRules(
    preset="schwimmen",
    mechanism="widow",
    cards=32,
    knock_low=1,
    knock_tie="all",
    triple="half",
    triple_aces=32,
    exchange="one_or_all",
    push=True,
    dealer_packet=True,
)
BICYCLE = ThirtyOneRules(preset="bicycle", mechanism="widow", stakes="pots", under_the_gun="knock")
PRESETS = {rules.preset: rules for rules in (SCAT, HOUSE, BUS, CADILLAC, SCHWIMMEN, BICYCLE)}

_TITLES = {"schwimmen": "Schwimmen", "cadillac": "Cadillac"}

GAME = Game("thirty_one", "Thirty-One", PRESETS, _TITLES)
