"""Figures of the solver for a declarer against two defenders.

``python -m reunion_desktop.bench.declarer`` prints them. Random deals of 32 cards; the declarer is
the seat whose hand with the two cards of the skat is the strongest by a crude count, and lays away
two weak cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from statistics import mean, median

from reunion_desktop.bench.timing import RUNS, Figure, print_figures, timed
from reunion_desktop.engine.cards import PACK, Card, FifthSuit, PlaySuit, Rank, Suit
from reunion_desktop.engine.dealing.shuffle import Stream
from reunion_desktop.solver.answers import SolvedLayouts, WholeLayouts
from reunion_desktop.solver.declarer import Play, card_values, values
from reunion_desktop.solver.solve import COMPILED

_HAND, _NEED = 10, 61
_GAMES: dict[str, tuple[PlaySuit | None, ...]] = {
    "suit": tuple(Suit),
    "grand": (FifthSuit.JACKS,),
    "null": (None,),
}


def _worth(card: Card, trump: PlaySuit | None) -> int:
    """The crude strength of a card: at Null, how low it is."""
    if trump is None:
        return -[Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN].count(card.rank)
    if card.rank is Rank.JACK:
        return 5
    high = 3 * (card.rank is Rank.ACE) + 2 * (card.rank is Rank.TEN)
    return high + 3 * (card.suit == trump)


def deals(
    trumps: tuple[PlaySuit | None, ...], count: int, seed: str
) -> Iterator[tuple[Play, tuple[int, ...], int]]:
    """Deals before the first lead, with the points that the declarer still needs."""
    for number in range(1, count + 1):
        cards = list(Stream(seed, number, 0).shuffled(PACK))
        hands = [cards[seat * _HAND : (seat + 1) * _HAND] for seat in range(3)]
        skat = cards[3 * _HAND :]

        def strength(choice: tuple[int, PlaySuit | None]) -> int:
            seat, trump = choice
            held = sorted([_worth(card, trump) for card in (*hands[seat], *skat)])  # noqa: B023
            return sum(held[2:])

        declarer, trump = max([(s, t) for t in trumps for s in range(3)], key=strength)
        own = sorted((*hands[declarer], *skat), key=partial(_worth, trump=trump))
        hands[declarer] = own[2:]
        points = {Rank.KING: 4, Rank.QUEEN: 3, Rank.TEN: 10, Rank.ACE: 11}
        laid = sum([points.get(card.rank, 0) for card in own[:2]])
        bits = tuple([sum([1 << card.index for card in hand]) for hand in hands])
        yield Play(trump, declarer, 0), bits, 1 if trump is None else _NEED - laid


def declarer_figures(count: int = 200, seed: str = "declarer") -> Iterator[Figure]:
    """Times and cards played of the win test, the exact value, and the win test of every card."""
    if not COMPILED:
        return
    for name, trumps in _GAMES.items():
        dealt = list(deals(trumps, count, seed))
        exact = [] if name == "null" else [partial(values, play, [h]) for play, h, _ in dealt]
        questions: dict[str, Sequence[Callable[[], WholeLayouts | SolvedLayouts]]] = {
            "win test": [partial(values, play, [h], need=need) for play, h, need in dealt],
            "exact value": exact,
            "win test of every card": [
                partial(card_values, play, [h], need=need) for play, h, need in dealt
            ],
        }
        for question, asked in questions.items():
            if not asked:
                continue
            times = [timed(one, RUNS) for one in asked]
            nodes = [one().nodes for one in asked]
            yield Figure(f"{name}, {question}, median", median(times), "ms")
            yield Figure(f"{name}, {question}, mean", mean(times), "ms")
            yield Figure(f"{name}, {question}, mean", mean(nodes), "cards played")


def cards_played(count: int, seed: str) -> int:
    """Cards played in search in suit games and Grand: exact values, and the win test twice.

    The win test is asked of the deal, and of every card.
    """
    total = 0
    for trumps in (_GAMES["suit"], _GAMES["grand"]):
        for play, hands, need in deals(trumps, count, seed):
            total += values(play, [hands]).nodes + 2 * values(play, [hands], need=need).nodes
            total += card_values(play, [hands], need=need).nodes
    return total


if __name__ == "__main__":
    print_figures(declarer_figures(), as_json=False)
