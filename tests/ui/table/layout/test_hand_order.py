"""Tests of the sorting of a hand."""

from __future__ import annotations

from reunion_desktop.engine.cards import Card, CardSet, FifthSuit, PlaySuit, Suit
from reunion_desktop.engine.observe import observe
from reunion_desktop.games.reunion.rules import ReunionRules
from reunion_desktop.games.skat.options.orders import order_of
from reunion_desktop.games.viersche.rules import PAGAT
from reunion_desktop.ui.table.layout.arrangement import Setting, groups_of
from reunion_desktop.ui.table.layout.hand_order import HandOrder, sorted_hand
from reunion_desktop.ui.table.layout.table_layout import TableLayout
from tests.playing import random_steps

HEARTS = ReunionRules().order(Suit.HEARTS)
HAND = CardSet.parse("C7 CA D9 DJ HT HJ H8 SK ST S7")


def text(groups: tuple[tuple[Card, ...], ...]) -> str:
    """A sorted hand in letters, its gaps as strokes."""
    return " | ".join(" ".join(str(card) for card in group) for group in groups)


def test_trumps_come_first_bowers_on_top() -> None:
    """The right bower, the left bower, then the other trumps; suits alternate in colour."""
    assert "HJ DJ HT H8 | CA C7 | D9 | ST SK S7" == text(sorted_hand(HAND, HEARTS, HandOrder.SUIT))


def test_the_ten_stands_where_the_rules_put_it() -> None:
    """If the ten ranks low, it is sorted below the jack."""
    order = ReunionRules(ten_rank="low").order(Suit.DIAMONDS)

    assert "HA HK HJ HT" != text(sorted_hand(CardSet.parse("HA HT HK HQ"), order, HandOrder.SUIT))
    assert "HA HK HQ HT" == text(sorted_hand(CardSet.parse("HA HT HK HQ"), order, HandOrder.SUIT))


def test_by_rank_only_trumps_stand_apart() -> None:
    """Sorted by rank, the plain cards run from the highest to the lowest."""
    assert "HJ DJ HT H8 | CA ST SK D9 C7 S7" == text(sorted_hand(HAND, HEARTS, HandOrder.RANK))


def test_sixes_are_the_lowest_of_their_suits() -> None:
    """In a pack of 36 cards a six lies right of the seven, among trumps and in every order."""
    hand = CardSet.parse("C6 C7 DJ D6 H6 H7 S6 ST")
    order = PAGAT.order(Suit.HEARTS)
    assert "DJ H7 H6 | C7 C6 | D6 | ST S6" == text(sorted_hand(hand, order, HandOrder.SUIT))
    assert "DJ H7 H6 | ST C7 C6 D6 S6" == text(sorted_hand(hand, order, HandOrder.RANK))


def test_own_order_keeps_what_was_laid() -> None:
    """Cards keep the player's order; a card that is not in it comes last."""
    own = (Card.parse("S7"), Card.parse("HT"), Card.parse("C8"))
    hand = CardSet.parse("HT S7 CA")

    assert "S7 HT CA" == text(sorted_hand(hand, HEARTS, HandOrder.OWN, own))


def test_an_empty_hand_has_no_groups() -> None:
    """An empty hand has no groups in any order."""
    for how in HandOrder:
        assert () == sorted_hand(CardSet(), HEARTS, how)


def test_suits_keep_their_places_through_a_deal() -> None:
    """A suit that is played out leaves a gap; no other suit moves past another."""
    setting, ended = Setting(TableLayout(1280, 800)), 0
    for number in range(20):
        places: dict[PlaySuit, int] = {}
        for step in random_steps(ReunionRules(), f"places {number}"):
            sight = observe(step.after, 0)
            deal = sight.deal
            if deal is None or not deal.taken or deal.over:
                places.clear()
                continue
            groups = groups_of(sight, setting)
            suits = [deal.order.suit_of(group[0]) for group in groups]
            places = places or {suit: place for place, suit in enumerate(suits)}
            now = [places[suit] for suit in suits]
            assert now == sorted(now)
            ended += 0 < len(suits) < len(places)
    assert ended


def test_colours_alternate_where_the_trumps_have_no_mate() -> None:
    """Without trumps, and where the jacks alone are trumps, black and red suits take turns."""
    hand = CardSet.parse("CA DA HA SA CJ")
    grand = sorted_hand(hand, order_of(FifthSuit.JACKS), HandOrder.SUIT)
    null = sorted_hand(hand, order_of(None), HandOrder.SUIT)

    assert "CJ | CA | DA | SA | HA" == text(grand)
    assert "CA CJ | DA | SA | HA" == text(null)
    assert "DA | CA | HA" == text(
        sorted_hand(CardSet.parse("CA DA HA"), order_of(None), HandOrder.SUIT)
    )
