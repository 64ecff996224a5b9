"""Evaluator of Skat: which game is named with twelve cards."""

from __future__ import annotations

import pytest

from reunion_desktop.ai.skat.bidding import best_with, likely_kinds
from reunion_desktop.ai.skat.evaluator import evaluator
from reunion_desktop.ai.skat.hands import ledger_of
from reunion_desktop.ai.skat.null_suits import RANKS, safety
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.games.skat.rules import ISKO

ORDER = "789TJQKA"


def named(cards: str, *, leads: bool) -> str:
    """The game of most worth after a bid of 18."""
    held = CardSet.parse(cards).bits
    found = best_with(evaluator(), held, likely_kinds(held), leads=leads)
    best = max(found, key=lambda game: game.points(ledger_of(ISKO), 18))
    return str(best.kind.call)


@pytest.mark.parametrize("leads", [False, True])
@pytest.mark.parametrize(
    ("cards", "game"),
    [
        ("C7 CJ CQ CK H9 HQ HK HA ST SA D9 SK", "suit H"),
        ("C8 CQ CA D8 DJ H8 H9 HJ HQ SJ CK SK", "suit C"),
    ],
)
def test_the_longer_trumps_are_named(cards: str, game: str, *, leads: bool) -> None:
    """Also where the suit with one trump more is cheaper."""
    assert named(cards, leads=leads) == game


def safe(held: str) -> float:
    """The safety of a holding at Null."""
    return safety()[sum(1 << ORDER.index(rank) for rank in held)]


@pytest.mark.parametrize("held", ["", "7", "79J", "789TJQKA", "79JK"])
def test_a_suit_with_every_second_card_is_safe(held: str) -> None:
    """However the others lie: below each card of it there are enough lower ones of its own."""
    assert safe(held) == 1


def test_a_suit_without_its_lowest_cards_is_no_safer_for_being_long() -> None:
    """The longer it is, the sooner another is void, and the low card must take the trick."""
    assert safe("8") > safe("89") > safe("89JQKA")
    assert safe("A") == 0
    assert len(safety()) == 1 << RANKS
