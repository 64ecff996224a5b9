"""Positions with a choice: in random games, and in small random deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random

from reunion_desktop.engine.cards import Suit
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.games.reunion.rules import ReunionRules
from reunion_desktop.solver.answers import Hands
from reunion_desktop.solver.tables import cards_of, trick_tables
from reunion_desktop.value_net.deal_history import History, follow, legal
from reunion_desktop.value_net.public_facts import FEE, PublicFacts, fees_worth
from reunion_desktop.value_net.queries import BeliefQuery, Playouts
from tests.value_net.choices import DiscardChoice, choices

SMALL = 20
"""Cards of a small pack."""


@dataclass(frozen=True, slots=True)
class Asking:
    """A position with a choice, with the determinizations of its player."""

    facts: PublicFacts
    history: History
    seat: Seat
    may: tuple[int, ...]
    """The legal choices: a card, or discards, as bits."""
    laid_away: int
    """Number of cards to discard; 0 for a play."""
    layouts: tuple[Hands, ...]
    """The true one first."""
    counts: tuple[int, ...]

    def believed(
        self, belief: BeliefQuery
    ) -> tuple[PublicFacts, History, tuple[Hands, ...], BeliefQuery]:
        """The arguments of belief, without the network."""
        return self.facts, self.history, self.layouts, belief

    def played(
        self, asked: Playouts
    ) -> tuple[PublicFacts, History, tuple[Hands, ...], tuple[int, ...], Playouts]:
        """And those of playouts."""
        return self.facts, self.history, self.layouts, self.counts, asked


def askings(rules: ReunionRules, seed: str, layouts: int = 2) -> Iterator[Asking]:
    """Every choice of a random game between two cards, or two discards, or more."""
    rng = Random(seed)
    for choice in choices(rules, seed):
        facts = choice.facts
        if isinstance(choice, DiscardChoice):
            history, seat = History(rules.seating.after(facts.dealer)), facts.dealer
            hidden = list(cards_of(facts.pack & ~choice.hand))
            rng.shuffle(hidden)
            halves = iter((bits(hidden[:10]), bits(hidden[10:])))
            true = [choice.hand if who == seat else next(halves) for who in range(3)]
            may, laid_away = choice.may, choice.may[0].bit_count()
            yield _asking(rng, facts, history, seat, may, laid_away, (*true, 0), layouts)
        elif len(choice.may) > 1:
            history, seat = choice.history, follow(facts, choice.history).mover
            hands = tuple([hand.bits for hand in choice.deal.hands])
            single = tuple([1 << card for card in choice.may])
            yield _asking(rng, facts, history, seat, single, 0, (*hands, choice.away), layouts)


def small_askings(rules: ReunionRules, seed: str, count: int, layouts: int = 2) -> Iterator[Asking]:
    """Choices in deals of three to five tricks, the turned card locked in some of them."""
    rng = Random(seed)
    while count:
        facts, hands, laid = _small_deal(rng, rules)
        history, dealer = History(rng.randrange(3)), facts.dealer
        if laid and not rng.randrange(5):
            hands[dealer] |= laid
            may = [bits(pair) for pair in combinations(cards_of(hands[dealer]), 2)]
            yield _asking(rng, facts, history, dealer, tuple(may), 2, (*hands, 0), layouts)
            count -= 1
            continue
        for _ in range(rng.randrange(3 * hands[0].bit_count() - 3)):
            progress = follow(facts, history)
            card = rng.choice(legal(facts, progress, hands[progress.mover]))
            hands[progress.mover] &= ~(1 << card)
            history = History(history.first_leader, (*history.cards, card))
        progress = follow(facts, history)
        cards = legal(facts, progress, hands[progress.mover])
        if len(cards) > 1:
            may = [1 << card for card in cards]
            layout = (*hands, laid)
            yield _asking(rng, facts, history, progress.mover, tuple(may), 0, layout, layouts)
            count -= 1


def _small_deal(rng: Random, rules: ReunionRules) -> tuple[PublicFacts, list[int], int]:
    """Its tables, the hands, and the dealer's discards."""
    order = rules.order(Suit(rng.randrange(4)))
    tables = trick_tables(order, rules, extras=fees_worth(rules, FEE))
    pack = _small_pack(rng, rules, order)
    tricks, dealer = rng.choice((3, 4, 4, 5)), rng.randrange(3)
    dealt = rng.sample(pack, len(pack))
    hands = [bits(dealt[seat * tricks : (seat + 1) * tricks]) for seat in range(3)]
    laid = bits(dealt[3 * tricks : 3 * tricks + rng.choice((0, 2, 2))])
    facts = PublicFacts(
        tables,
        bits(pack),
        dealer,
        rng.choice(dealt[: 3 * tricks]),
        rng.randrange(256),
        rules.dealer_no_trick_discards == "void",
        rng.choice((0, 1, 2)),
    )
    return facts, hands, laid


def _small_pack(rng: Random, rules: ReunionRules, order: CardOrder) -> list[int]:
    """Both bowers, and other random cards."""
    cards = [card.index for card in rules.pack]
    bowers = [card.index for card in order.bowers]
    others = [card for card in cards if card not in bowers]
    return [*bowers, *rng.sample(others, SMALL - len(bowers))]


def _asking(
    rng: Random,
    facts: PublicFacts,
    history: History,
    seat: Seat,
    may: tuple[int, ...],
    laid_away: int,
    true: Hands,
    layouts: int,
) -> Asking:
    found = (true, *[_other(rng, facts, true, seat) for _ in range(layouts - 1)])
    counts = tuple([rng.choice((1, 1, 2, 7, 900)) for _ in found])
    return Asking(facts, history, seat, may, laid_away, found, counts)


def _other(rng: Random, facts: PublicFacts, layout: Hands, seat: Seat) -> Hands:
    """A determinization: the player's own hand is fixed, all others are random."""
    known = {seat, len(layout) - 1} if seat == facts.dealer else {seat}
    hidden = [place for place in range(len(layout)) if place not in known]
    cards = [card for place in hidden for card in cards_of(layout[place])]
    rng.shuffle(cards)
    drawn, rest = list(layout), iter(cards)
    for place in hidden:
        drawn[place] = bits([next(rest) for _ in range(layout[place].bit_count())])
    return tuple(drawn)


def bits(cards: Sequence[int]) -> int:
    """Some cards as bits."""
    return sum([1 << card for card in cards])
