"""Game: Réunion, its presets and what else it alone has among its relatives.

The left bower's fee, the Stange, the bands of the settlement, and the presets of its sources.
"""

from __future__ import annotations

from collections.abc import Iterator

from reunion_desktop.engine.actions import DealCards
from reunion_desktop.engine.cards import Card, Rank
from reunion_desktop.engine.game import Game
from reunion_desktop.engine.legal import Duty
from reunion_desktop.engine.phases import Exchange, TrickPlay, new_deal
from reunion_desktop.engine.ruleset import Ruleset
from reunion_desktop.engine.scoring import Entry, Mark, Payment, ScoreLine, Settlement, Units, Why
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.state import DealState
from reunion_desktop.engine.tricks import Trick

RHINELAND = Ruleset()
CATSATCARDS = Ruleset(
    preset="catsatcards",
    first_dealer="highest",
    seats="draw",
    turn_up="top_of_two",
    reveal_discards="never",
    zero_band=False,
    ledger="receipts",
    session_rank="gross",
)
WIKIPEDIA = Ruleset(preset="wikipedia", seats="draw", reveal_discards="never")
OLD_WEB = Ruleset(
    preset="oldweb",
    ten_rank="low",
    max_tens_discarded=2,
    mark_style="none",
    reveal_discards="never",
)
FRANCAIS = Ruleset(
    preset="francais",
    ten_rank="low",
    direction="clockwise",
    turn_up_pickup="after_trick2_playable",
    discard_turn_up=False,
    max_tens_discarded=2,
    overtrump="when_ruffing",
    no_trick_fee=0,
    mark_style="none",
    deals_per_player=3,
    zero_band=False,
)
PIERER_1862 = Ruleset(
    preset="1862",
    turn_up_pickup="after_trick2_playable",
    discard_turn_up=False,
    max_tens_discarded=2,
    no_trick_basis="points",
    dealer_no_trick_discards="void",
    mark_style="dash",
    reveal_discards="never",
    fifty_band=False,
)
PRESETS = {
    rules.preset: rules
    for rules in (RHINELAND, CATSATCARDS, WIKIPEDIA, OLD_WEB, FRANCAIS, PIERER_1862)
}


def ban(deal: DealState, card: Card) -> Duty | None:
    """Why a card may never be laid away: aces and bowers (all sources), the turned card."""
    if card in deal.order.bowers:
        return Duty.BOWER
    if card.rank is Rank.ACE:
        return Duty.ACE
    if card == deal.turn_up and not deal.rules.discard_turn_up:
        return Duty.TURNED
    return None


def bower_fee(deal: DealState, trick: Trick, winner: Seat) -> Payment | None:
    """Whoever loses the left bower to the right pays the winner of the trick, at once.

    The left bower can only be lost to the right one, which always wins its trick: the fee is due
    exactly when both lie in one trick (Pierer 1862; Wikipedia; CatsAtCards). A deal that only
    breaks a tie carries no fees.
    """
    left = deal.order.left_bower
    if left not in trick.cards or deal.order.right_bower not in trick.cards:
        return None
    if not deal.rules.left_bower_fee or deal.number > deal.rules.deals:
        return None
    loser = trick.seat_of(trick.cards.index(left), deal.rules.seating)
    return Payment(loser, winner, deal.rules.left_bower_fee, Why.LEFT_BOWER)


def open_deal(rules: Ruleset, dealt: DealCards) -> DealState:
    """The dealer has taken up the talon and is to lay two cards away."""
    return new_deal(rules, dealt, Exchange(ban, TrickPlay(fee=bower_fee)))


def score(rules: Ruleset, lines: tuple[ScoreLine, ...], deal: DealState) -> ScoreLine:
    """Count a deal: tricks, discards, last trick, fees, and how it is written."""
    seats = range(rules.players)
    tricks = tuple(sum(taken.winner == seat for taken in deal.taken) for seat in seats)
    discards = rules.count(deal.laid_away, deal.order)
    if not tricks[deal.dealer] and rules.dealer_no_trick_discards == "void":
        discards = 0
    points = tuple(deal.points[seat] + (discards if seat == deal.dealer else 0) for seat in seats)
    basis = tricks if rules.no_trick_basis == "tricks" else points
    playoff = len(lines) >= rules.deals
    payments = () if playoff else (*deal.payments, *_no_trick_fees(rules, basis))
    sheet = tuple(_entry(rules, points[seat], tricks[seat], basis[seat]) for seat in seats)
    return ScoreLine(deal.number, deal.dealer, points, tricks, payments, sheet, playoff)


def _no_trick_fees(rules: Ruleset, basis: tuple[int, ...]) -> Iterator[Payment]:
    if not rules.no_trick_fee:
        return
    for payer, made in enumerate(basis):
        if not made:
            for payee in range(rules.players):
                if payee != payer:
                    yield Payment(payer, payee, rules.no_trick_fee, Why.NO_TRICK)


def _entry(rules: Ruleset, points: int, tricks: int, made: int) -> Entry:
    """How a hand is written: the number, a Stange, or the discards alone underlined."""
    if rules.mark_style != "none":
        if not points and (not tricks or not made):
            return Entry(0, Mark.DASH if rules.mark_style == "dash" else Mark.SLASH)
        if not tricks and rules.mark_style == "slash_underline":
            return Entry(points, Mark.UNDERLINE)
    return Entry(points, Mark.PLAIN)


def settle(rules: Ruleset, lines: tuple[ScoreLine, ...]) -> Settlement | None:
    """Settle a game of three deals; None while a deal is to come.

    The highest total wins. Every other player pays the winner one unit below 150, two below 100
    (*matsch*), three below 50, four for nothing at all, where the rules know these bands.
    """
    if len(lines) < rules.deals:
        return None
    counted = [line.points for line in lines if not line.playoff]
    totals = tuple(sum(column) for column in zip(*counted, strict=True))
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(best) > 1 and rules.tie_for_win == "playoff":
        best = _played_off(best, lines)
        if len(best) > 1:
            return None
    payments = tuple(_settlement(rules, totals, tuple(best)))
    return Settlement(totals, tuple(best), payments)


def _played_off(tied: list[Seat], lines: tuple[ScoreLine, ...]) -> list[Seat]:
    """Who is left of those tied after the extra deals so far."""
    for line in lines:
        if line.playoff:
            top = max(line.points[seat] for seat in tied)
            tied = [seat for seat in tied if line.points[seat] == top]
    return tied


def _settlement(
    rules: Ruleset, totals: tuple[int, ...], winners: tuple[Seat, ...]
) -> Iterator[Payment]:
    if len(winners) > 1 and rules.tie_for_win == "none":
        return
    for payer, total in enumerate(totals):
        units: Units = rules.due(total)
        if payer in winners or not units:
            continue
        if rules.tie_for_win == "share" and len(winners) > 1:
            units = units // len(winners) if units % len(winners) == 0 else units / len(winners)
        for payee in winners:
            yield Payment(payer, payee, units, Why.GAME)


REUNION = Game("reunion", "Réunion", PRESETS, open_deal, score, settle)
