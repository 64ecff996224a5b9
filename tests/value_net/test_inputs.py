"""The network's inputs for one seat of a deal."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations, islice

import pytest

from reunion_desktop.engine.cards import ALL_CARDS, Card, CardSet, Suit
from reunion_desktop.games.reunion.rules import ReunionRules
from reunion_desktop.solver.tables import cards_of
from reunion_desktop.value_net.deal_history import History, follow, places_of
from reunion_desktop.value_net.inputs import (
    LENGTHS,
    card_inputs,
    discard_inputs,
    discard_inputs_of,
    inputs_of,
)
from reunion_desktop.value_net.public_facts import TWO_TENS, PublicFacts, build_public_facts
from tests.playing import TABLES
from tests.value_net.choices import CardChoice, card_choices, choices, houses

CARD_BLOCKS = (
    *("hand", "next played", "previous played", "mine played", "before me", "before that"),
    *("unseen", "away", "best", "turned", "masters", "seconds", "winning"),
)
"""Inputs per card, for three players."""

MARKS = {
    "dealer": 3,
    "tricks": 12,
    "next lacks": 4,
    "previous lacks": 4,
    "safe": 3,
    "led": 5,
    "winner": 2,
    "house": 8,
    "locked": 1,
}
"""Other inputs, each with its size."""


BY_HOLDER = ("hand", "next played", "previous played", "mine played", "unseen", "away")
"""Of these blocks each card is in one."""


Rules = dict[str, str]
"""Options of a house."""


@dataclass(frozen=True, slots=True)
class Told:
    """Inputs taken apart."""

    cards: dict[str, CardSet]
    marks: dict[str, int]


def told(facts: PublicFacts, history: History, hand: int, away: int) -> Told:
    """The inputs of the mover."""
    index = places_of(facts).index
    rest = card_inputs(facts, follow(facts, history), hand, away)
    cards, marks = {}, {}
    for name in CARD_BLOCKS:
        cards[name] = CardSet(sum(1 << card for at, card in enumerate(index) if rest >> at & 1))
        rest >>= len(index)
    for name, width in MARKS.items():
        marks[name] = rest & (1 << width) - 1
        rest >>= width
    assert rest == 0
    return Told(cards, marks)


def seen_by(choice: CardChoice) -> Told:
    """The inputs of the mover of a random game."""
    return told(choice.facts, choice.history, choice.hand, choice.away)


def example(
    played: str, hand: str, *, away: str = "", dealer: int = 2, rules: Rules | None = None
) -> Told:
    """The mover's inputs with spades as trumps, the eight turned and seat 0 leading first."""
    house = ReunionRules().changed(rules or {})
    facts = build_public_facts(house, house.order(Suit.SPADES), dealer, Card.parse("S8"))
    history = History(0, tuple([Card.parse(word).index for word in played.split()]))
    return told(facts, history, CardSet.parse(hand).bits, CardSet.parse(away).bits)


def test_the_sizes_of_reunion() -> None:
    """As many inputs as the blocks of cards and marks have, for three players and 32 cards."""
    assert 32 * len(CARD_BLOCKS) + sum(MARKS.values()) == inputs_of(3, 32)
    assert 4 * 32 + 4 * LENGTHS + 8 == discard_inputs_of(32)


SECOND_TRICK = "HA H7 H8 DK"
HELD = "DA DQ C7 S7 CJ SA H9 HT CA"
"""Seat 1 is to follow to the second trick: the king of diamonds was led by seat 0."""


POINTS: Rules = {"no_trick_basis": "points"}
SEEN: dict[str, tuple[Told, dict[str, str], dict[str, int]]] = {
    "cards by their player, seats counted from the mover": (
        example(SECOND_TRICK, HELD),
        {"hand": HELD, "next played": "H8", "previous played": "HA DK", "mine played": "H7"},
        {},
    ),
    "the trick, its winner, own winning cards, highest and second highest cards": (
        example(SECOND_TRICK, HELD),
        {"before me": "DK", "before that": "", "best": "DK", "turned": "S8", "winning": "DA"}
        | {"masters": "DA CA HT", "seconds": "DQ CJ SA"},
        {},
    ),
    "the dealer, tricks gone, who has one, the suit led, who wins; no mark of the house": (
        example(SECOND_TRICK, HELD),
        {"away": ""},
        {"dealer": 0b010, "tricks": 0b10, "next lacks": 0, "previous lacks": 0, "safe": 0b100}
        | {"led": 0b00100, "winner": 0b10, "house": 0, "locked": 0},
    ),
    "of two cards the latest comes first": (
        example("HA D7", "H7 S7"),
        {"before me": "D7", "before that": "HA"},
        {},
    ),
    "suits shown missing; trumps are the first suit, hearts, of eight, the last": (
        example("HA D7 HK", "DA"),
        {},
        {"next lacks": 0b1001, "previous lacks": 0},
    ),
    "before the lead no suit led, no winner, and no winning card": (
        example("", HELD),
        {"before me": "", "before that": "", "best": "", "winning": ""},
        {"led": 0b10000, "winner": 0},
    ),
    "only the dealer's inputs have the discards, only the others' the turned card": (
        example(SECOND_TRICK, HELD, away="D7 D8", dealer=1),
        {"away": "D7 D8", "turned": ""},
        {},
    ),
    "the turned card until it is played": (example("SA", "H7"), {"turned": "S8"}, {}),
    "then everybody has seen it go": (example("SA S7 S8 D7", "H7"), {"turned": ""}, {}),
    "discarded points keep no dealer from the fee where tricks count": (
        example("HA H7 H8 D7 D8", "DA", away="DT D9"),
        {},
        {"safe": 0b010},
    ),
    "they do if points count": (
        example("HA H7 H8 D7 D8", "DA", away="DT D9", rules=POINTS),
        {},
        {"safe": 0b011},
    ),
    "but not if discards are void": (
        example(
            *("HA H7 H8 D7 D8", "DA"),
            away="DT D9",
            rules=POINTS | {"dealer_no_trick_discards": "void"},
        ),
        {},
        {"safe": 0b010},
    ),
    "a trick without points counts where tricks do": (
        example("H7 H8 H9", "DA"),
        {},
        {"safe": 0b001},
    ),
    "where points count it does not": (
        example("H7 H8 H9", "DA", rules=POINTS),
        {},
        {"safe": 0},
    ),
}
"""Inputs of a mover, with what they tell."""


@pytest.mark.parametrize("rule", SEEN)
def test_what_is_told(rule: str) -> None:
    """Each block of cards and each mark means what it should."""
    seen, cards, marks = SEEN[rule]
    assert {name: CardSet.parse(text) for name, text in cards.items()} == {
        name: seen.cards[name] for name in cards
    }
    assert marks == {name: seen.marks[name] for name in marks}


def test_discards_are_told_to_the_dealer_alone() -> None:
    """Another player's inputs do not depend on them, and no seat counts them as unseen twice."""
    assert example(SECOND_TRICK, HELD) == example(SECOND_TRICK, HELD, away="D7 D8")
    dealer = example(SECOND_TRICK, HELD, away="D7 D8", dealer=1)
    gone = CardSet.parse(f"{HELD} {SECOND_TRICK} D7 D8")
    assert CardSet.of(ReunionRules().pack) - gone == dealer.cards["unseen"]


@pytest.mark.parametrize("name", TABLES)
def test_every_card_is_told_once(name: str) -> None:
    """A card is in hand, played, discarded or unseen; the hand is the mover's own."""
    for choice in card_choices(TABLES[name], "told once"):
        seen = seen_by(choice)
        assert CardSet(choice.hand) == seen.cards["hand"]
        holders = [seen.cards[holder] for holder in BY_HOLDER]
        assert 32 == sum(map(len, holders))
        assert not any(one & other for one, other in combinations(holders, 2))
        assert seen.cards["winning"] <= CardSet(sum(1 << card for card in choice.may))


def test_few_inputs_are_1() -> None:
    """At most 84 inputs are set, in any variant: so many rows of weights are added up."""
    for rules in islice(houses("few", 4), 0, None, 3):
        for choice in card_choices(rules, "few"):
            progress = follow(choice.facts, choice.history)
            inputs = card_inputs(choice.facts, progress, choice.hand, choice.away)
            assert 32 < inputs.bit_count() <= 84


def test_a_locked_card_is_told_and_wins_nothing() -> None:
    """The lock lasts two tricks, and the dealer's turned card is not among the winning cards."""
    locked = 0
    for choice in card_choices(TABLES["locked"], "locked"):
        seen = seen_by(choice)
        early = len(choice.history.cards) < 6
        assert early == seen.marks["locked"]
        locked += early
        if early:
            assert choice.deal.turn_up not in seen.cards["winning"]
    assert 3 * 6 == locked


def renamed(card: int, order: list[Suit], other: list[Suit]) -> int:
    """A card of another suit."""
    suit, rank = divmod(card, 9)
    return other[order.index(Suit(suit))] * 9 + rank


def suits_under(trump: Suit) -> list[Suit]:
    """Suits by what they are under a trump."""
    return [trump, trump.mate, *(suit for suit in Suit if suit not in {trump, trump.mate})]


@pytest.mark.parametrize("trump", Suit)
def test_suits_have_no_names(trump: Suit) -> None:
    """The inputs are the same for the same cards under another trump suit."""
    rules = ReunionRules()
    for choice in choices(rules, "suits without names"):
        facts = choice.facts
        names = suits_under(Suit(facts.tables.trump)), suits_under(trump)

        def other(cards: int, names: tuple[list[Suit], list[Suit]] = names) -> int:
            return sum(1 << renamed(card, *names) for card in cards_of(cards))

        turned = ALL_CARDS[renamed(facts.turned, *names)]
        same = build_public_facts(rules, rules.order(trump), facts.dealer, turned)
        if isinstance(choice, CardChoice):
            cards = tuple([renamed(card, *names) for card in choice.history.cards])
            history = replace(choice.history, cards=cards)
            progress, again = follow(facts, choice.history), follow(same, history)
            assert card_inputs(facts, progress, choice.hand, choice.away) == card_inputs(
                same, again, other(choice.hand), other(choice.away)
            )
        else:
            for away in choice.may:
                kept = choice.hand & ~away
                expected = discard_inputs(facts, kept, away)
                assert expected == discard_inputs(same, other(kept), other(away))


def test_what_a_dealer_is_told() -> None:
    """Kept and discarded cards, the turned one, unbeatable cards, suit lengths in order."""
    rules = ReunionRules(max_tens_discarded=2)
    facts = build_public_facts(rules, rules.order(Suit.SPADES), 0, Card.parse("S8"))
    index = places_of(facts).index
    kept, away = CardSet.parse("SJ CJ S8 S7 CA CT DK D7 HT HQ"), CardSet.parse("DA HA")
    rest = discard_inputs(facts, kept.bits, away.bits)
    blocks = []
    for _ in range(4):
        blocks.append(CardSet(sum(1 << c for at, c in enumerate(index) if rest >> at & 1)))
        rest >>= 32
    assert [kept, away, CardSet.parse("S8"), CardSet.parse("SJ CJ CA CT HT")] == blocks
    lengths = [rest >> LENGTHS * turn & (1 << LENGTHS) - 1 for turn in range(4)]
    assert [0b1000, 0b10, 0b10, 0b10] == lengths
    assert TWO_TENS == rest >> 4 * LENGTHS


@pytest.mark.parametrize(
    ("kept", "lengths"),
    [
        ("S7 S8 S9 SQ SK ST SA CJ SJ DK", [0b10000000, 0, 0b1, 0]),
        ("C7 C8 C9 CQ CK CT CA D7 D8 H7", [0, 0b1000000, 0b10, 0b1]),
    ],
)
def test_a_suit_has_one_length(kept: str, lengths: list[int]) -> None:
    """A suit that is not kept has none; nine cards count as eight."""
    rules = ReunionRules()
    facts = build_public_facts(rules, rules.order(Suit.SPADES), 0, Card.parse("H8"))
    rest = discard_inputs(facts, CardSet.parse(kept).bits, CardSet.parse("DQ D9").bits) >> 4 * 32
    assert lengths == [rest >> LENGTHS * turn & (1 << LENGTHS) - 1 for turn in range(4)]
