"""From a seed to a deal, the same on every machine."""

from __future__ import annotations

from hashlib import sha256

import plain_rules
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reunion_desktop.engine.cards import PACK, CardSet
from reunion_desktop.engine.dealing.shuffle import (
    DRAW,
    Stream,
    deal_cards,
    deal_from_seed,
    draw_for_deal,
)
from reunion_desktop.games.reunion.rules import GAME as REUNION
from reunion_desktop.games.reunion.rules import ReunionRules
from tests.strategies import LAW

seeds = st.text(max_size=12)
numbers = st.integers(1, 400)

PUBLISHED_PACK = "S9DKCJHADTH8S8SQS7CKD9STDQHQD7HTCQH9SJHKSADJDASKD8C7H7HJC8CAC9CT"
PUBLISHED_CUT = 29
PUBLISHED_HANDS = [
    "C7 CQ D7 D8 DT H7 H8 H9 HT HA",
    "C9 CT CK CA HK S7 S8 SJ SQ SA",
    "CJ D9 DJ DQ DK DA HQ S9 ST SK",
]
PUBLISHED_TALON = ["HJ", "C8"]
"""Seed 7, game 1, deal 1, dealer 0, as tests/plain/reunion/plain_rules.py deals them."""


def test_published_vector() -> None:
    """The first deal of seed 7, as published with the record format, never changes."""
    stream = Stream("7", 1, 1)
    pack = "".join(str(card) for card in stream.shuffled(PACK))
    assert PUBLISHED_PACK == pack
    assert PUBLISHED_CUT == stream.cut(32)
    dealt = deal_from_seed(ReunionRules(), "7", 1, 1, 0)
    assert PUBLISHED_HANDS == [str(hand) for hand in dealt.hands]
    assert PUBLISHED_TALON == [str(card) for card in dealt.talon]


def test_bytes_of_the_stream() -> None:
    """The stream is SHA-256 over the published text, block after block."""
    blocks = b"".join(
        sha256(f"reunion-shuffle-1|seed|2|3|{block}".encode()).digest() for block in range(3)
    )
    stream = Stream("seed", 2, 3)
    assert list(blocks) == [stream.below(256) for _ in blocks]


class Bytes(Stream):
    """A stream of given bytes, in place of the hash."""

    def __init__(self, *values: int) -> None:
        """Take the bytes in order."""
        self._bytes = iter(values)


@pytest.mark.parametrize("limit", range(1, 33))
def test_rejection(limit: int) -> None:
    """The last byte that is fair is taken, the first that is not is dropped for the next."""
    fair = 256 - 256 % limit
    assert limit - 1 == Bytes(fair - 1).below(limit)
    if fair < 256:
        assert 3 % limit == Bytes(fair, 255, 3).below(limit)
    taken = [Bytes(byte).below(limit) for byte in range(fair)]
    assert {fair // limit} == {taken.count(value) for value in range(limit)}


@given(seeds, numbers, numbers, st.integers(0, 2), st.sampled_from(list(REUNION.presets)))
@LAW
def test_deals_agree(seed: str, game: int, number: int, dealer: int, preset: str) -> None:
    """Shuffle, cut, packets, talon and turned card are those of the independent program."""
    rules = REUNION.presets[preset]
    pack, cut = plain_rules.shuffled(seed, game, number)
    hands, talon = plain_rules.dealt(plain_rules.cut(pack, cut), dealer)
    dealt = deal_from_seed(rules, seed, game, number, dealer)
    assert [plain_rules.in_pack_order(hand) for hand in hands] == [
        [str(card) for card in hand] for hand in dealt.hands
    ]
    assert talon == [str(card) for card in dealt.talon]
    assert plain_rules.turned_card(talon, rules.as_options()) == str(dealt.turn_up)
    assert (number, dealer, cut) == (dealt.number, dealt.dealer, dealt.cut)


def test_the_cut() -> None:
    """The player's cut replaces the one from the seed, its top cards go below the others.

    Without a cutter the pack is dealt as it was shuffled. At least one card is lifted, never all;
    every cut comes up.
    """
    for rules, cut, lifted in (
        *((ReunionRules(), cut, cut) for cut in (0, 5, 31)),
        (ReunionRules(cut="off"), 9, 0),
    ):
        pack, _ = plain_rules.shuffled("cut", 1, 1)
        hands, talon = plain_rules.dealt(plain_rules.cut(pack, lifted), 2)
        dealt = deal_from_seed(rules, "cut", 1, 1, 2, cut)
        assert [set(hand) for hand in hands] == [set(map(str, hand)) for hand in dealt.hands]
        assert (talon, lifted) == ([str(card) for card in dealt.talon], dealt.cut)
    cuts = {Stream("cuts", 1, number).cut(32) for number in range(600)}
    assert set(range(1, 32)) == cuts


def test_packets() -> None:
    """3, 4 and 3 cards go to the dealer's neighbour, the next, the dealer; two are left over."""
    dealt = deal_cards(ReunionRules(), PACK, 0, 1, 1)
    order = [2] * 3 + [0] * 3 + [1] * 3 + [2] * 4 + [0] * 4 + [1] * 4 + [2] * 3 + [0] * 3 + [1] * 3
    for seat in range(3):
        got = CardSet.of(card for card, to in zip(PACK, order, strict=False) if to == seat)
        assert got == dealt.hands[seat]
    assert ("SK", "SA") == tuple(str(card) for card in dealt.talon)
    assert "SA" == str(dealt.turn_up)
    assert "SK" == str(deal_cards(ReunionRules(turn_up="top_of_two"), PACK, 0, 1, 1).turn_up)


def drawn(seed: str, rounds: int) -> list[list[str]]:
    """The cards drawn for the deal by the independent program, three by three."""
    pack, _ = plain_rules.shuffled(seed, 1, DRAW)
    return [pack[3 * place : 3 * place + 3] for place in range(rounds)]


@pytest.mark.parametrize(("first_dealer", "best"), [("lowest", min), ("highest", max)])
def test_draw(first_dealer: str, best: type) -> None:
    """The lowest card (CatsAtCards: the highest) deals first; equals draw again, all three.

    For the draw the cards rank A K Q J 10 9 8 7.
    """
    rules = ReunionRules().changed({"first_dealer": first_dealer})
    redrawn = 0
    for number in range(200):
        draw = draw_for_deal(rules, str(number))
        shown = [[str(card) for card in cards] for cards in draw.rounds]
        assert drawn(str(number), len(shown)) == shown
        for place, cards in enumerate(shown, start=1):
            heights = ["789TJQKA".index(card[1]) for card in cards]
            wanted = best(heights)
            assert (heights.count(wanted) == 1) == (place == len(shown))
        assert heights.index(wanted) == draw.dealer
        redrawn += len(shown) > 1
    assert 10 < redrawn < 60


def test_draw_by_lot() -> None:
    """Where chance names the dealer no card is drawn, and each seat gets its turn.

    The draw has a stream of its own, so that it tells nothing of the first deal.
    """
    shown = [card for cards in draw_for_deal(ReunionRules(), "7").rounds for card in cards]
    assert shown
    assert list(Stream("7", 1, 1).shuffled(PACK))[: len(shown)] != shown
    rules = ReunionRules(first_dealer="random")
    draws = [draw_for_deal(rules, str(number)) for number in range(30)]
    assert {()} == {draw.rounds for draw in draws}
    assert {0, 1, 2} == {draw.dealer for draw in draws}
