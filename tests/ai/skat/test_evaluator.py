"""The evaluator of Skat's hands: its tables, its discards, and the file of its weights."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from reunion_desktop.ai.skat import evaluator as module
from reunion_desktop.ai.skat.bidding import Prospect, best_with, outlook_of, skats_for
from reunion_desktop.ai.skat.evaluator import (
    BY_RULE,
    SEARCHED,
    DeclarersHand,
    chance,
    evaluator,
    features,
    group_of,
)
from reunion_desktop.ai.skat.hands import (
    GRAND_GAME,
    KINDS,
    NULL_GAME,
    PACK_BITS,
    SUIT_GAMES,
    GameKind,
    ledger_of,
    value_of,
)
from reunion_desktop.engine.cards import CardSet, Suit
from reunion_desktop.games.skat.rules import CLASSIC, ISKO
from reunion_desktop.solver.tables import cards_of

FILE = Path(module.__file__).with_name("hands.json")
CLUBS = SUIT_GAMES[Suit.CLUBS]
LEDGER = ledger_of(ISKO)


def bits(text: str) -> int:
    """The bits of some cards."""
    return CardSet.parse(text).bits


def drawn(seed: str, number: int) -> int:
    """Random cards."""
    return sum(1 << card for card in Random(seed).sample(cards_of(PACK_BITS), number))


@pytest.mark.parametrize("kind", KINDS)
def test_tables_agree_with_the_features(kind: GameKind) -> None:
    """The logit is the sum of the weights of the features, calibrated."""
    judge = evaluator()
    weights = json.loads(FILE.read_text(encoding="utf-8"))["weights"][group_of(kind)]
    for number in range(50):
        cards = drawn(f"tables {number}", 12)
        away = sum(1 << card for card in cards_of(cards)[:2]) if number % 2 else 0
        hand = DeclarersHand(
            cards & ~away if away else drawn(f"ten {number}", 10), away, number % 3 == 0
        )
        total = sum(weights.get(name, 0.0) * amount for name, amount in features(kind, hand))
        told = judge.calibrated(group_of(kind), total)
        assert judge.logit(kind, hand) == pytest.approx(told)


@pytest.mark.parametrize("kind", [CLUBS, GRAND_GAME, NULL_GAME])
def test_discards_are_valued_as_the_hands_they_leave(kind: GameKind) -> None:
    """Each discard has the logit of the cards kept, and the best comes first."""
    judge = evaluator()
    for number in range(20):
        cards = drawn(f"discards {number}", 12)
        found = judge.discards(kind, cards, leads=True)
        logits = [
            judge.logit(kind, DeclarersHand(cards & ~one.away, one.away, leads=True))
            for one in found
        ]
        assert [one.logit for one in found] == pytest.approx(logits)
        assert logits == pytest.approx(sorted(logits, reverse=True))


def test_more_strength_is_more_chance() -> None:
    """A jack, an ace and a void each raise the chance of a suit game; a loser lowers it."""
    judge = evaluator()
    away = bits("D7 D8")

    def of(hand: str) -> float:
        return judge.chance(CLUBS, DeclarersHand(bits(hand), away))

    usual = of("SJ HJ CA CK C9 C8 SA S7 H8 HK")
    assert of("CJ HJ CA CK C9 C8 SA S7 H8 HK") > usual
    assert of("SJ HJ CA CK C9 C8 SA S7 HA HK") > usual
    assert of("SJ HJ CA CK C9 C8 SA S7 S8 S9") != usual
    assert of("SJ HJ CA CK C9 C8 SQ S7 H8 HK") < usual


def test_values_of_games() -> None:
    """Matadors, the game, Hand, and the fixed values of Null (ISkO 2.4)."""
    cards = bits("CJ SJ DJ CA CT CK SA ST HA H7 D7 D8")
    assert value_of(CLUBS, cards, hand=False) == 12 * 3
    assert value_of(GRAND_GAME, cards, hand=True) == 24 * 4
    assert value_of(NULL_GAME, cards, hand=True) == 35


def test_what_a_game_pays() -> None:
    """Won and lost in the extended list, against the mean of the others; and in the classic one."""
    assert LEDGER.won(48) == 98
    assert LEDGER.lost(48) == -96 - 50 - 40
    assert ledger_of(CLASSIC).won(48) == 48
    assert ledger_of(CLASSIC).lost(48) == -96


def test_an_overbid_game_costs_what_fills_the_bid() -> None:
    """A game below the bid is lost at the least multiple of its base that reaches the bid."""
    sure = Prospect(CLUBS, 0, 1.0, 24)
    assert sure.points(LEDGER, 24) == LEDGER.won(24)
    assert sure.points(LEDGER, 60) == LEDGER.lost(60)
    assert Prospect(NULL_GAME, 0, 1.0, 23).points(LEDGER, 24) < LEDGER.lost(24)


def test_the_worth_of_a_bid_falls_with_the_bid() -> None:
    """A higher bid is never worth more, for no hand."""
    for number in range(10):
        cards = drawn(f"worth {number}", 10)
        skats = skats_for(cards, 8, Random(number))
        outlook = outlook_of(evaluator(), cards, LEDGER, skats, leads=False)
        worths = [outlook.worth(bid) for bid in (18, 24, 36, 60, 120)]
        assert worths == sorted(worths, reverse=True)


def test_the_best_discard_is_the_first_of_all() -> None:
    """Laying away another pair of side cards is no better by the evaluator."""
    cards = bits("CJ SJ CA CT C9 SA S7 H8 HK D7 DK DT")
    (best,) = best_with(evaluator(), cards, (CLUBS,), leads=False)
    side = cards_of(cards & ~bits("CJ SJ CA CT C9"))
    others = [1 << a | 1 << b for a, b in combinations(side, 2)]
    chances = [evaluator().chance(CLUBS, DeclarersHand(cards & ~away, away)) for away in others]
    assert best.chance == pytest.approx(max(chances))


@pytest.mark.parametrize("group", ["suit", "grand"])
def test_the_file_is_small_and_calibrated(group: str) -> None:
    """At most 300 KB; over all games played, estimate and result differ by 3 points at most."""
    assert FILE.stat().st_size <= 300_000
    report = json.loads(FILE.read_text(encoding="utf-8"))["deciles"][BY_RULE][group]
    games = sum(number for _, _, number in report)
    told = sum(share * number for share, _, number in report) / games
    won = sum(share * number for _, share, number in report) / games
    assert told == pytest.approx(won, abs=0.03)


def test_each_way_of_playing_has_its_chances() -> None:
    """Games of players who search end differently from those of players by rule."""
    hand = DeclarersHand(bits("SJ HJ CA CK C9 C8 SA S7 H8 HK"), bits("D7 D8"))
    assert evaluator(SEARCHED).chance(CLUBS, hand) != evaluator(BY_RULE).chance(CLUBS, hand)


def test_chances_are_shares() -> None:
    """A logit of 0 is an even chance; great ones end at 0 and 1."""
    assert chance(0.0) == 0.5
    assert 0 <= chance(-1e9) < 1e-6
    assert 1 - 1e-6 < chance(1e9) <= 1
