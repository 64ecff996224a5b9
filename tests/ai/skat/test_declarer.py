"""Declarer against two defenders: the solver and a brute force with its own rules of play."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from reunion_desktop.ai.skat.declarer import Play
from reunion_desktop.engine.cards import PACK, WHOLE_PACK, FifthSuit, PlaySuit, Suit
from reunion_desktop.engine.dealing.shuffle import Stream
from reunion_desktop.solver import plain_answers, solve
from reunion_desktop.solver.tables import cards_of

GAMES: dict[str, PlaySuit | None] = {
    "clubs": Suit.CLUBS,
    "hearts": Suit.HEARTS,
    "grand": FifthSuit.JACKS,
    "null": None,
}
COUNTS = {2: 60, 3: 40, 4: 12, 5: 2} if solve.COMPILED else {2: 20, 3: 4}
"""Endings of each game, by tricks."""
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
PLAIN, NULL = "789QKTA", "789TJQKA"
JACKS = ("DJ", "HJ", "SJ", "CJ")


def rank(index: int, trump: PlaySuit | None) -> tuple[str, int]:
    """The suit in play of a card, and its strength there."""
    suit, face = tuple(str(WHOLE_PACK[index]))
    if trump is None:
        return suit, NULL.index(face)
    if face == "J":
        return trump.letter, 10 + JACKS.index(suit + face)
    return suit, PLAIN.index(face)


def may(hand: int, trick: tuple[int, ...], trump: PlaySuit | None) -> list[int]:
    """The cards of the suit led, or any."""
    cards = list(cards_of(hand))
    led = rank(trick[0], trump)[0] if trick else ""
    return [card for card in cards if rank(card, trump)[0] == led] or cards


def winner(trick: tuple[int, ...], trump: PlaySuit | None) -> int:
    """The place of the highest trump, or of the highest card of the suit led."""
    led = rank(trick[0], trump)[0]
    letter = trump.letter if trump is not None else ""

    def height(card: int) -> tuple[bool, bool, int]:
        suit, strength = rank(card, trump)
        return suit == letter, suit == led, strength

    return max(range(3), key=lambda place: height(trick[place]))


def brute(play: Play, hands: tuple[int, ...]) -> dict[int, int]:
    """The declarer's gain with each legal card, by trying every line of play."""

    @cache
    def best(hands: tuple[int, ...], leader: int, trick: tuple[int, ...]) -> int:
        if not any(hands) and not trick:
            return int(play.trump is None and not play.tricks)
        found = after(hands, leader, trick).values()
        return max(found) if (leader + len(trick)) % 3 == play.declarer else min(found)

    def after(hands: tuple[int, ...], leader: int, trick: tuple[int, ...]) -> dict[int, int]:
        mover, found = (leader + len(trick)) % 3, {}
        for card in may(hands[mover], trick, play.trump):
            left = tuple([hand & ~(1 << card) for hand in hands])
            laid = (*trick, card)
            if len(laid) < 3:
                found[card] = best(left, leader, laid)
                continue
            taker, gain = (leader + winner(laid, play.trump)) % 3, 0
            if taker == play.declarer and play.trump is None and not play.tricks:
                found[card] = 0
                continue
            if taker == play.declarer:
                points = sum(POINTS.get(str(WHOLE_PACK[one])[1], 0) for one in laid)
                gain = 1 if play.tricks else points
            found[card] = gain + best(left, taker, ())
        return found

    return after(hands, play.leader, play.trick)


def endings(game: str, tricks: int, count: int) -> Iterator[tuple[Play, tuple[int, ...], Stream]]:
    """Random endings, some within a trick."""
    trump = GAMES[game]
    for number in range(count):
        rng = Stream(f"declarer {game} {tricks}", 1, number)
        cards = [card.index for card in rng.shuffled(PACK)]
        if rng.below(2) and trump is not None:
            cards.sort(key=lambda card: rng.below(3) - 2 * (rank(card, trump)[0] == trump.letter))
        hands = [sum(1 << card for card in cards[seat : 3 * tricks : 3]) for seat in range(3)]
        leader, declarer = rng.below(3), rng.below(3)
        trick: tuple[int, ...] = ()
        for place in range(rng.below(3)):
            mover = (leader + place) % 3
            legal = may(hands[mover], trick, trump)
            card = legal[rng.below(len(legal))]
            hands[mover] &= ~(1 << card)
            trick = (*trick, card)
        yield Play(trump, declarer, leader, trick, tricks=not rng.below(5)), tuple(hands), rng


@pytest.mark.parametrize("tricks", COUNTS)
@pytest.mark.parametrize("game", GAMES)
def test_endings(game: str, tricks: int) -> None:
    """Exact values and thresholds of every card and of the whole are those of the brute force."""
    for play, hands, rng in endings(game, tricks, COUNTS[tricks]):
        expected = brute(play, hands)
        mover = (play.leader + len(play.trick)) % 3
        whole = (max if mover == play.declarer else min)(expected.values())
        cards = solve.solve_layouts(play.asked([hands, hands]))
        row = tuple([expected[card] for card in cards.cards])
        assert (sorted(expected), (row, row)) == (list(cards.cards), cards.rows)
        assert solve.whole_layouts(play.asked([hands, hands])).values == (whole, whole)
        need = max(whole + rng.below(3) - 1, 1)
        assert solve.whole_layouts(play.asked([hands], need)).values == (int(whole >= need),)
        reached = tuple([int(value >= need) for value in row])
        assert solve.solve_layouts(play.asked([hands], need)).rows == (reached,)
        if tricks < 4:
            plain = plain_answers.solve_layouts(play.asked([hands]))
            assert plain.rows == (row,)
