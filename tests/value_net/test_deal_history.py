"""The progress of a deal, followed from the cards alone."""

from __future__ import annotations

import pytest

from reunion_desktop.engine.cards import Card, CardSet, Suit
from reunion_desktop.engine.scoring import Why
from reunion_desktop.games.reunion.options import turned_card
from reunion_desktop.games.reunion.rules import ReunionRules
from reunion_desktop.solver.tables import NO_CARD
from reunion_desktop.value_net.deal_history import DealProgress, History, follow, legal, places_of
from reunion_desktop.value_net.public_facts import PublicFacts, build_public_facts
from tests.playing import TABLES
from tests.value_net.choices import CardChoice, card_choices


def of(text: str) -> tuple[int, ...]:
    """Cards by index, in the order in which they are written."""
    return tuple([Card.parse(word).index for word in text.split()])


def facts(trump: Suit = Suit.SPADES, rules: ReunionRules | None = None) -> PublicFacts:
    """A deal of seat 2 who has turned the eight of trumps."""
    rules = rules or ReunionRules()
    return build_public_facts(rules, rules.order(trump), 2, Card.parse(f"{trump.letter}8"))


def fees_paid(choice: CardChoice) -> tuple[int, ...]:
    """Fees for left bowers by seat, net."""
    paid = [pay for pay in choice.deal.payments if pay.why is Why.LEFT_BOWER]
    return tuple(
        [
            sum((pay.payee == seat) - (pay.payer == seat) for pay in paid)
            for seat in range(choice.deal.rules.players)
        ]
    )


@pytest.mark.parametrize("name", TABLES)
def test_the_history_is_the_engines(name: str) -> None:
    """Mover, trick, points, fees, tricks taken and legal cards agree at every card."""
    fees = set()
    for number in range(4):
        for choice in card_choices(TABLES[name], f"progress {number}"):
            deal = choice.deal
            progress = follow(choice.facts, choice.history)
            assert deal.trick.leader == progress.leader
            assert tuple([card.index for card in deal.trick.cards]) == progress.table
            assert choice.hand == deal.hands[progress.mover].bits
            assert deal.points == progress.points
            assert len(deal.taken) == progress.tricks
            assert sum({1 << taken.winner for taken in deal.taken}) == progress.took
            assert choice.may == tuple(legal(choice.facts, progress, choice.hand))
            if choice.facts.tables.prizes:
                assert fees_paid(choice) == progress.fees
            fees.add(progress.fees)
            played = [CardSet(bits) for bits in progress.played]
            laid = [card for taken in deal.taken for card in taken.trick.cards]
            assert CardSet.of((*laid, *deal.trick.cards)).bits == progress.gone
            assert sum(map(len, played)) == len(choice.history.cards)
    assert len(fees) > 1 or not facts(rules=TABLES[name]).tables.prizes


def test_no_seat_has_what_it_has_shown_to_lack() -> None:
    """Suits that a seat has shown missing are not in its hand, also where one card is locked."""
    shown = 0
    for name in ("rhineland", "locked", "overtrump"):
        for choice in card_choices(TABLES[name], "lacks"):
            progress, suits = follow(choice.facts, choice.history), choice.facts.tables.suits
            locked = (
                turned_card(choice.deal).index if progress.locked_for(choice.facts) else NO_CARD
            )
            for seat, hand in enumerate(choice.deal.hands):
                for card in hand:
                    if card.index != locked:
                        assert not progress.lacks[seat] >> suits[card.index] & 1
                shown += progress.lacks[seat].bit_count()
    assert shown > 300


def after(cards: str) -> DealProgress:
    """Where a deal stands after some cards, spades being trumps."""
    return follow(facts(), History(0, of(cards)))


def test_who_ruffs_lacks_the_suit_led_alone() -> None:
    """A player who trumps is void of the suit led, and nothing else is known."""
    assert (0, 1 << Suit.HEARTS, 0) == after("HA S7").lacks


def test_who_throws_off_lacks_trumps_too() -> None:
    """A player who neither follows nor trumps has no trump, as trumping is required."""
    assert (0, 1 << Suit.HEARTS | 1 << Suit.SPADES, 0) == after("HA D7").lacks


def test_the_left_bower_is_a_trump() -> None:
    """The jack of the trumps' colour follows trumps, and does not follow its own suit."""
    assert (0, 0, 0) == after("SA CJ").lacks
    assert (0, 1 << Suit.CLUBS, 0) == after("CA CJ").lacks


def test_the_right_bower_wins_the_left() -> None:
    """One unit from who lost the left bower to who took it, and the points of the trick."""
    progress = after("CJ S7 SJ")
    assert ((-1, 0, 1), (0, 0, 24), 2) == (progress.fees, progress.points, progress.leader)


def test_a_trick_is_gone_when_it_is_full() -> None:
    """The winner leads; one after the other the tricks are counted and the lock is opened."""
    locked = facts(rules=TABLES["locked"])
    progress = follow(locked, History(0, of("H7 H8 HA D7")))
    assert (2, of("D7"), 0, 1, 1) == (
        *(progress.leader, progress.table, progress.mover),
        *(progress.tricks, progress.locked_for(locked)),
    )


def test_places_are_told_by_what_cards_are_in_play() -> None:
    """Trumps first and bowers on top, then the shortest suit, each from its weakest card on."""
    wanted = of(
        "S7 S8 S9 SQ SK ST SA CJ SJ  C7 C8 C9 CQ CK CT CA"
        "  D7 D8 D9 DJ DQ DK DT DA  H7 H8 H9 HJ HQ HK HT HA"
    )
    places = places_of(facts())
    assert wanted == places.index
    assert [*range(32)] == [places.place[card] for card in wanted]
    assert NO_CARD == places.place[of("S6")[0]]
    assert (1, 2, 3, 0) == places.turn


def test_places_know_who_beats_whom() -> None:
    """Above a card stand the stronger ones of its suit; what beats it are these and the trumps."""
    places = places_of(facts())
    king = places.place[of("CK")[0]]
    assert CardSet.parse("CT CA").bits == bits_of(places.higher[king], places.index)
    trumps = CardSet.parse("S7 S8 S9 SQ SK ST SA CJ SJ").bits
    assert trumps | CardSet.parse("CT CA").bits == bits_of(places.beaten_by[king], places.index)


def bits_of(places: int, index: tuple[int, ...]) -> int:
    """The cards of some places, as bits."""
    return sum(1 << card for at, card in enumerate(index) if places >> at & 1)
