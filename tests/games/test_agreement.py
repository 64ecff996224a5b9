"""The engine and an independent program agree on everything in hundreds of random deals.

The other program (tests/plain) was written by another hand from the publications, on strings and
lists, and imports nothing of this one.
"""

from __future__ import annotations

from random import Random

import plain_rules
import plain_scores
import pytest

from reunion_desktop.engine.actions import DealCards, Discard, PlayCard
from reunion_desktop.engine.game import MatchState
from reunion_desktop.engine.legal import MayDiscard, MayPlay
from reunion_desktop.engine.record import Step
from reunion_desktop.engine.scoring import GameSheet, Payment, ScoreLine
from reunion_desktop.games.reunion.options import OPTIONS, turned_card
from reunion_desktop.games.reunion.rules import ReunionRules
from tests.playing import TABLES, changed, random_steps, record_of

GAMES = 30
"""Games for each set of rules; three deals each."""


def plain(rules: ReunionRules) -> plain_rules.Rules:
    """The options as the other program knows them."""
    options = rules.as_options()
    return {key: options[key] for key in plain_rules.DEFAULT}


def paid(payments: tuple[Payment, ...]) -> list[plain_scores.Payment]:
    """Payments as the other program writes them."""
    return [(one.payer, one.payee, one.units, one.why.value) for one in payments]


def agree_on_deal(steps: list[Step], seed: str, rules: plain_rules.Rules) -> None:
    """Shuffle, cut and deal; the choices at every decision; winners, points, marks, payments."""
    dealing, exchange = steps[0].action, steps[1].action
    assert isinstance(dealing, DealCards)
    assert isinstance(exchange, Discard)
    dealer = dealing.dealer
    pack, lifted = plain_rules.shuffled(seed, 1, dealing.number)
    cut = lifted if steps[0].before.rules.cut != "off" else 0
    hands, talon = plain_rules.dealt(plain_rules.cut(pack, cut), dealer)
    assert [plain_rules.in_pack_order(hand) for hand in hands] == [
        [str(card) for card in hand] for hand in dealing.hands
    ]
    assert (talon, cut) == ([str(card) for card in dealing.talon], dealing.cut)
    turned = plain_rules.turned_card(talon, rules)
    assert turned == str(dealing.turn_up)

    held = [list(hand) for hand in hands]
    held[dealer] += talon
    choice = steps[1].before.legal()
    assert isinstance(choice, MayDiscard)
    offered = [tuple(str(card) for card in action.cards) for action in exchanges(choice)]
    assert plain_rules.legal_discards(held[dealer], turned[0], rules, turned) == offered
    discards = [str(card) for card in exchange.cards]
    held[dealer] = [card for card in held[dealer] if card not in discards]

    tricks: list[list[str]] = []
    for step in steps[2:]:
        assert isinstance(step.action, PlayCard)
        if not tricks or len(tricks[-1]) == 3:
            tricks.append([])
        legal = step.before.legal()
        assert isinstance(legal, MayPlay)
        seat, card = step.action.seat, str(step.action.card)
        expected = plain_rules.legal_plays(
            held[seat], tricks[-1], turned[0], rules, turned, len(tricks)
        )
        assert expected == [str(card) for card in legal.cards]
        held[seat].remove(card)
        tricks[-1].append(card)
    assert [[], [], []] == held
    agree_on_count(steps[-1].after, hands, talon, discards, tricks, rules)


def exchanges(choice: MayDiscard) -> list[Discard]:
    """The legal discards."""
    return list(choice.actions)


def agree_on_count(
    after: MatchState,
    hands: list[list[str]],
    talon: list[str],
    discards: list[str],
    tricks: list[list[str]],
    rules: plain_rules.Rules,
) -> None:
    """Winners and values of the tricks, and the line written for the deal."""
    deal, line = after.deal, after.lines[-1]
    assert deal is not None
    won = plain_scores.played(hands, deal.dealer, talon, discards, tricks, rules)
    assert won.winners == [taken.winner for taken in deal.taken]
    assert won.values == [taken.points for taken in deal.taken]
    trump = turned_card(deal).suit.letter
    laid = sum(plain_rules.value(card, trump) for card in discards)
    count = plain_scores.counted(deal.dealer, won.points, won.tricks, laid, won.bowers, rules)
    assert count.points == list(line.points)
    assert won.tricks == list(line.tricks)
    assert count.sheet == [(entry.points, entry.mark.value) for entry in line.sheet]
    # A deal that only breaks a tie carries no fees.
    assert ([] if line.playoff else count.payments) == paid(line.payments)


def agree_on_game(end: MatchState, rules: plain_rules.Rules) -> None:
    """Winners and payments of the game, and the balances of both ledgers."""
    assert end.settlement is not None
    playoffs = [line.points for line in end.lines if line.playoff]
    totals = end.settlement.totals
    assert column_sums(end.lines) == list(totals)
    winners, payments = plain_scores.settled(totals, rules, playoffs)
    # If a tie has no winner, the engine still names those who share the highest total.
    tied = [seat for seat in range(3) if totals[seat] == max(totals)]
    assert (winners or tied) == list(end.settlement.winners)
    assert payments == paid(end.settlement.payments)
    sheet = GameSheet(end.first_dealer, end.rules.deals, end.lines, end.settlement)
    everything = [fee for line in end.lines for fee in paid(line.payments)] + payments
    assert plain_scores.net(everything) == list(sheet.balance)
    assert plain_scores.gross(everything) == list(sheet.receipts)


def column_sums(lines: tuple[ScoreLine, ...]) -> list[int]:
    """Points by seat over the first three deals."""
    return [sum(line.points[seat] for line in lines[:3]) for seat in range(3)]


def agree(rules: ReunionRules, seed: str, first_dealer: int = 0) -> None:
    """A whole random game is the same in both programs, and replays the same."""
    steps = list(random_steps(rules, seed, first_dealer=first_dealer))
    for start in range(0, len(steps), 32):
        agree_on_deal(steps[start : start + 32], seed, plain(rules))
    agree_on_game(steps[-1].after, plain(rules))
    assert steps[-1].after == record_of(steps, seed).match()


@pytest.mark.parametrize("table", TABLES)
def test_games_agree(table: str) -> None:
    """90 deals under each preset are the same deals to both programs."""
    for number in range(GAMES):
        agree(TABLES[table], f"{table} {number}", number % 3)


def test_any_options_agree() -> None:
    """The two programs agree on random combinations of options that no source has."""
    dice = Random("options")
    for number in range(GAMES):
        options = {option.key: dice.choice(option.values) for option in OPTIONS}
        agree(changed(ReunionRules(), options), f"options {number}", number % 3)


@pytest.mark.parametrize("seed", ["1907", "3400", "3553"])
def test_play_offs_agree(seed: str) -> None:
    """Games that end level and are decided by one more deal."""
    agree(ReunionRules(tie_for_win="playoff"), seed)
