"""Figures of the solver for a declarer against two defenders.

``python -m reunion_desktop.bench.declarer`` prints them. Random deals of 32 cards; the declarer is
the seat whose hand with the two cards of the skat is the strongest by a crude count, and lays away
two weak cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from statistics import mean, median

from reunion_desktop.ai.skat.declarer import Play
from reunion_desktop.bench.timing import RUNS, Figure, print_figures, timed
from reunion_desktop.engine.cards import PACK, Card, FifthSuit, PlaySuit, Rank, Suit
from reunion_desktop.engine.dealing.shuffle import Stream
from reunion_desktop.games.skat.options import HAND, RANK_POINTS, WINNING
from reunion_desktop.solver.answers import SolvedLayouts, WholeLayouts
from reunion_desktop.solver.solve import COMPILED, solve_layouts, whole_layouts

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
        hands = [cards[seat * HAND : (seat + 1) * HAND] for seat in range(3)]
        skat = cards[3 * HAND :]

        def strength(choice: tuple[int, PlaySuit | None]) -> int:
            seat, trump = choice
            held = sorted([_worth(card, trump) for card in (*hands[seat], *skat)])  # noqa: B023
            return sum(held[2:])

        declarer, trump = max([(s, t) for t in trumps for s in range(3)], key=strength)
        own = sorted((*hands[declarer], *skat), key=partial(_worth, trump=trump))
        hands[declarer] = own[2:]
        laid = sum([RANK_POINTS.get(card.rank, 0) for card in own[:2]])
        bits = tuple([sum([1 << card.index for card in hand]) for hand in hands])
        yield Play(trump, declarer, 0), bits, 1 if trump is None else WINNING - laid


def declarer_figures(count: int = 200, seed: str = "declarer") -> Iterator[Figure]:
    """Times and cards played of the win test, the exact value, and the win test of every card."""
    if not COMPILED:
        return
    for name, trumps in _GAMES.items():
        dealt = list(deals(trumps, count, seed))
        won = [play.asked([h], need) for play, h, need in dealt]
        exact = [play.asked([h]) for play, h, _ in dealt if play.trump is not None]
        questions: dict[str, Sequence[Callable[[], WholeLayouts | SolvedLayouts]]] = {
            "win test": [partial(whole_layouts, query) for query in won],
            "exact value": [partial(whole_layouts, query) for query in exact],
            "win test of every card": [partial(solve_layouts, query) for query in won],
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
            won = play.asked([hands], need)
            total += whole_layouts(play.asked([hands])).nodes + 2 * whole_layouts(won).nodes
            total += solve_layouts(won).nodes
    return total


if __name__ == "__main__":
    print_figures(declarer_figures(), as_json=False)
