"""A careful player's memory is correct and contains only visible information."""

from __future__ import annotations

import pytest

from reunion_desktop.ai.reunion.card_memory import CardMemory, remember
from reunion_desktop.engine.cards import Card, CardSet, Rank
from reunion_desktop.engine.game import MatchState
from reunion_desktop.engine.seats import Seating
from reunion_desktop.engine.tricks import Trick
from reunion_desktop.games.reunion.options import reunion
from reunion_desktop.games.reunion.rules import RHINELAND
from tests.ai.positions import dealt, met_in_play, played, seen_by_mover
from tests.playing import TABLES

# Spades are trumps; seat 2 deals and turns ST.
DEALT = dealt(
    RHINELAND,
    "CJ C8 C9 CT H7 H8 S8 S9 D7 D8",
    "SJ S7 SA HK D9 CA CK CQ DA HA",
    "C7 SK SQ DT DK DQ HT H9 HQ HJ",
    "DJ ST",
)


def memory_of(match: MatchState) -> CardMemory:
    """The memory of the player to move."""
    observation = seen_by_mover(match)
    assert observation.deal is not None
    return remember(reunion(match.rules), observation.seat, observation.deal)


@pytest.mark.parametrize("table", TABLES)
def test_memory_never_rules_out_the_truth(table: str) -> None:
    """Each seat may hold the cards that it does hold; the probabilities agree."""
    for match in met_in_play(TABLES[table], "memory", 3):
        deal = match.deal
        assert deal is not None
        memory = memory_of(match)
        for seat, hand in enumerate(deal.hands):
            assert hand <= memory.may_hold[seat]
            if seat != memory.seat:
                assert hand <= memory.unseen
                assert all(memory.absent[seat][card.index] < 1 for card in hand)
        for card in memory.unseen:
            held = sum(1 - row[card.index] for row in memory.absent)
            sure = card.rank is Rank.ACE or card in deal.order.bowers
            assert held == pytest.approx(1) if sure else -1e-9 < held < 1 + 1e-9
            # Only discards are in no hand.
            assert held > 0 or card in deal.laid_away


def test_turned_card_is_the_dealers() -> None:
    """The dealer took up the turned card visibly: no other seat holds it."""
    memory = memory_of(played(DEALT, "C7 DJ"))
    assert Card.parse("ST") not in memory.may_hold[1]
    assert memory.absent[2][Card.parse("ST").index] == 0


def test_a_locked_card_shows_nothing() -> None:
    """A player who may not play the turned card yet and discards may still hold it."""
    match = dealt(
        TABLES["locked"],
        "CJ C8 C9 CT H7 H8 S8 S9 D7 D8",
        "SJ S7 SA HK D9 CA SK SQ DA HA",
        "C7 CK CQ DT DK DQ HT H9 HQ HJ",
        "DJ ST",
    )
    turned = Card.parse("ST")
    for cards in ("S8 SA H9", "S8 SA H9 SQ HJ", "S8 SA H9 SQ HJ S9", "S8 SA H9 SQ HJ S9 HA HT"):
        memory = memory_of(played(match, "DJ DQ", cards))
        assert turned in memory.may_hold[2]
        assert memory.absent[2][turned.index] == 0
        assert not memory.may_hold[2] & memory.order.trumps.minus(turned)


def test_discards_are_known_to_the_dealer_alone() -> None:
    """The dealer knows that the discards are out of play; the others must consider them."""
    laid = CardSet.parse("C7 DJ")
    assert laid <= memory_of(played(DEALT, "C7 DJ")).unseen
    assert not laid & memory_of(played(DEALT, "C7 DJ", "CT CQ")).unseen


def test_one_who_ruffs_is_void() -> None:
    """A trump on a club, and from then on no club is looked for in that hand."""
    memory = memory_of(played(DEALT, "C7 DJ", "CT CQ SQ DT D7 DA"))
    assert memory.seat == 1
    assert not memory.may_hold[2] & memory.order.cards_of(Card.parse("C8").suit)
    assert memory.lacks_all(2, CardSet.parse("C8 C9")) == 1
    # Every club still out is in the third hand or among the discards.
    assert memory.absent[0][Card.parse("C8").index] < 0.5


def test_highest_trump_stands() -> None:
    """Nothing beats the right bower, and a card that is beaten already has no chance."""
    memory = memory_of(played(DEALT, "C7 DJ", "S9"))
    trick = Trick(Seating(3).round(0), (Card.parse("S9"),))
    assert memory.stands(Card.parse("SJ"), trick, (2,)) == 1
    assert memory.stands(Card.parse("S7"), trick, (2,)) == 0
    assert 0 < memory.stands(Card.parse("SA"), trick, (2,)) < 1


def test_last_to_play_is_sure() -> None:
    """The last player of a trick knows whether a card wins it."""
    match = played(DEALT, "C7 DJ", "D8 D9")
    memory = memory_of(match)
    assert match.deal is not None
    chances = {
        str(card): memory.stands(card, match.deal.trick, ()) for card in CardSet.parse("DT DK DQ")
    }
    assert {"DT": 1, "DK": 1, "DQ": 1} == chances
