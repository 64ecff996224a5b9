"""Values of the choices of a move of Skat, with the search and the evaluator of its experts.

A won game is worth two units more than a lost one. Cards are searched in layouts, where a card
point counts a little beside the game. Discards and games are valued by the layouts in which they
are won with open cards, bids by the evaluator with sampled skats. Other choices, and the cards of
Ramsch, are compared with an expert's at no cost.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from reunion_desktop.ai.player import Limit
from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.ai.skat.bidding import (
    Outlook,
    Prospect,
    declarable,
    outlook_of,
    skats_for,
)
from reunion_desktop.ai.skat.calls import (
    bid_reasons,
    discard_reasons,
    discards_of,
    leads,
    passing,
)
from reunion_desktop.ai.skat.card_search import Layouts, searched
from reunion_desktop.ai.skat.discards import won_in
from reunion_desktop.ai.skat.evaluator import evaluator
from reunion_desktop.ai.skat.hands import PACK_BITS, Ledger, ledger_of
from reunion_desktop.ai.skat.players import expert_player, reasons_for
from reunion_desktop.ai.tricks.determinizations import Determinizations, WeightedDeterminization
from reunion_desktop.engine.actions import cards_of
from reunion_desktop.engine.calls import PASS, CallKind
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.legal import MayAnnounce, MayDiscard
from reunion_desktop.games.skat.options import HOLD, PLAY_HAND, TAKE, skat
from reunion_desktop.review.question import Answer, Appraisal, Question, deed_of
from reunion_desktop.review.verdict import (
    UNITS_OF_A_DEAL,
    Choice,
    ChoiceValue,
    Deed,
    Findings,
    Row,
)
from reunion_desktop.solver.solve import COMPILED

_QUICK = Limit(layouts=24)
"""Search budget of the expert whose choice is compared."""
_LAYOUTS = 100 if COMPILED else 6
"""Layouts in which a choice is tried, and skats with which a bid is tried."""
_OTHERS = 5
"""Discards examined besides the ones chosen: those that the evaluator prefers."""
_NODES = 400_000_000 if COMPILED else 1_000_000
"""Cards that a review may play in search: a generous but finite budget."""


def appraise_skat(asked: Question) -> Answer:
    """The values of each card, discard, game, or bid."""
    legal, found = asked.turn.legal, None
    if isinstance(legal, MayDiscard):
        found = _discards(asked, legal)
    elif isinstance(legal, MayAnnounce):
        if HOLD in legal.calls or any(call.kind is CallKind.BID for call in legal.calls):
            found = _bids(asked, legal)
        else:
            found = _hand(asked) if TAKE in legal.calls else _games(asked)
    elif asked.turn.deal.contract.declarer is not None and isinstance(asked.own, CardSet):
        found = _cards(asked)
    return found or deed_of(expert_player(asked.seed).choose(asked.turn, _QUICK, asked.stop).action)


def _cards(asked: Question) -> Appraisal | None:
    """The values of each card by search; None if a layout was not finished."""
    turn = asked.turn
    layouts = Determinizations(turn)
    state = Layouts(turn, layouts)
    cases = layouts.cases(_LAYOUTS, asked.rng())
    budget = asked.budget(_NODES)
    found = searched(turn, state, cases, budget, exact=True)
    real = searched(turn, state, [WeightedDeterminization(asked.real)], budget, exact=True)
    if found is None or budget.nodes <= 0:
        return None
    sign = UNITS_OF_A_DEAL if found.declares else -UNITS_OF_A_DEAL

    def units(row: Sequence[float]) -> Row:
        return tuple([ChoiceValue(sign * worth, 0.0) for worth in row])

    findings = Findings(
        tuple([CardSet.of((card,)) for card in found.cards]),
        tuple([case.weight for case in found.cases]),
        tuple(map(units, found.rows)),
        # Where the actual cards leave no choice, every card is worth the same.
        units(real.rows[0] if real else (0.0,) * len(found.cards)),
    )

    def reasons(best: Choice) -> tuple[Reason, ...]:
        place = found.cards.index(next(iter(best.cards)))
        return reasons_for(layouts, found, place, asked.played)

    return Appraisal(findings, reasons)


def _discards(asked: Question, legal: MayDiscard) -> Appraisal | None:
    """The values of the discards that were made and of preferred ones, each with its best game."""
    turn, away = asked.turn, cards_of(asked.step.action)
    own = _kept(asked, legal.cards - away, away)[0]
    best: dict[Deed, Prospect] = {away: own}
    for game in discards_of(turn, legal, evaluator()):
        if len(best) <= _OTHERS:
            best.setdefault(CardSet(game.away), game)
    return _tried(asked, best, lambda choice: discard_reasons(legal.cards, choice.cards))


def _games(asked: Question) -> Appraisal | None:
    """The values of the games with the skat taken up; None for a Hand game."""
    deal = asked.turn.deal
    if deal.contract.hand or deal.laid_away is None:
        return None
    best: dict[Deed, Prospect] = {
        game.kind.call: game for game in _kept(asked, deal.hand, deal.laid_away)
    }

    def reasons(choice: Choice) -> tuple[Reason, ...]:
        chance = best[choice.deed].chance_at(deal.contract.bid)
        return (Reason(Motive.BEST_CALL, share=round(chance, 2)),)

    return _tried(asked, best, reasons)


def _kept(asked: Question, kept: CardSet, away: CardSet) -> list[Prospect]:
    """Every game with ten cards, the best by the evaluator first."""
    ledger, bid = ledger_of(skat(asked.turn.rules)), asked.turn.deal.contract.bid
    found = declarable(
        evaluator(), kept.bits, away.bits, (kept | away).bits, leads=leads(asked.turn), hand=False
    )
    return sorted(found, key=lambda game: -game.points(ledger, bid))


def _tried(
    asked: Question,
    best: Mapping[Deed, Prospect],
    reasons: Callable[[Choice], tuple[Reason, ...]],
) -> Appraisal | None:
    """The values of games in the same layouts, with open cards; None if one was not finished.

    None also where the choice that was made is none of them.
    """
    if deed_of(asked.step.action) not in best:
        return None
    turn, layouts = asked.turn, Determinizations(asked.turn)
    drawn = [asked.real, *layouts.draw(_LAYOUTS, asked.rng())]
    ledger, bid, budget = ledger_of(skat(turn.rules)), turn.deal.contract.bid, asked.budget(_NODES)
    stake = _stake(ledger, next(iter(best.values())))
    columns = []
    for game in best.values():
        won = won_in(turn, game, layouts, drawn, budget)
        if won is None:
            return None
        ends = [game._replace(chance=float(made)).points(ledger, bid) for made in won]
        columns.append([ChoiceValue(end / stake, 0.0) for end in ends])
    real, *rows = zip(*columns, strict=True)
    return Appraisal(Findings(tuple(best), (1.0,) * len(rows), tuple(rows), real), reasons)


def _bids(asked: Question, legal: MayAnnounce) -> Appraisal | None:
    """The values of the next bid, or of holding, and of passing, by sampled skats.

    A seat that has bid too much before is compared with that bid, so that a mistake counts once.
    None for a bid above the next one, which says no more than the next.
    """
    said = [one.call.number or 0 for one in asked.turn.deal.calls if one.call.kind is CallKind.BID]
    bids = [call for call in legal.calls if call.kind is CallKind.BID]
    bid = HOLD if HOLD in legal.calls else min(bids, key=lambda call: call.number or 0)
    outlook, number = _outlook(asked), bid.number or max(said)
    nothing = passing(asked.turn, outlook.ledger, others=bool(said))
    taken = [game.points(outlook.ledger, number) for game in outlook.chosen(number)]
    passed, before = [nothing] * len(taken), _bid_before(asked)
    if before and outlook.worth(before) < nothing:
        passed = [game.points(outlook.ledger, before) for game in outlook.chosen(before)]
    return _with_skats(asked, outlook, number, {bid: taken, PASS: passed})


def _bid_before(asked: Question) -> int:
    """The highest bid that the seat has made or held; 0 for none."""
    number = before = 0
    for one in asked.turn.deal.calls:
        if one.call.kind is CallKind.BID:
            number = one.call.number or 0
        if one.seat == asked.turn.seat and one.call != PASS:
            before = number
    return before


def _hand(asked: Question) -> Appraisal | None:
    """The values of taking up the skat and of the best Hand game, by sampled skats."""
    outlook, bid = _outlook(asked), asked.turn.deal.contract.bid
    taken = [game.points(outlook.ledger, bid) for game in outlook.chosen(bid)]
    kind = outlook.best_hand_game(bid).kind
    hand = [
        game.points(outlook.ledger, bid)
        for games in outlook.hand
        for game in games
        if game.kind == kind
    ]
    return _with_skats(asked, outlook, bid, {TAKE: taken, PLAY_HAND: hand})


def _outlook(asked: Question) -> Outlook:
    """The worth of the hand with the actual skat, which comes first, and with sampled ones."""
    cards, away = asked.turn.deal.hand.bits, PACK_BITS & ~sum(asked.real.hands)
    skats = [away, *skats_for(cards, _LAYOUTS, asked.rng())]
    ledger = ledger_of(skat(asked.turn.rules))
    return outlook_of(evaluator(), cards, ledger, skats, leads=leads(asked.turn))


def _with_skats(
    asked: Question, outlook: Outlook, bid: int, points: Mapping[Deed, Sequence[float]]
) -> Appraisal | None:
    """The values of calls by list points for each skat; None where another call was made."""
    if deed_of(asked.step.action) not in points:
        return None
    stake = _stake(outlook.ledger, outlook.chosen(bid)[0])
    real, *rows = [
        tuple([ChoiceValue(made / stake, 0.0) for made in row])
        for row in zip(*points.values(), strict=True)
    ]
    return Appraisal(
        Findings(tuple(points), (1.0,) * len(rows), tuple(rows), real),
        lambda choice: bid_reasons(outlook, bid, choice.call),
        always=True,
    )


def _stake(ledger: Ledger, game: Prospect) -> float:
    """List points of a unit: a game won is worth two units more than the same game lost."""
    return (ledger.won(game.value) - ledger.lost(game.value)) / UNITS_OF_A_DEAL
