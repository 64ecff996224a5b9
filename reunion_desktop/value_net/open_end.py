"""Max^n search of the last tricks with open cards, in pure Python.

Tie-breaking as in the core: of cards with equal gains for all three the highest in the canonical
order is played, and of equivalent cards only the lowest is searched.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from reunion_desktop.engine.seats import Seat
from reunion_desktop.solver import trick_rules
from reunion_desktop.solver.answers import UtilityTable
from reunion_desktop.solver.plain import Effort, MaxnSearch, rivals
from reunion_desktop.solver.tables import NO_CARD, Position, TrickTables, cards_of
from reunion_desktop.value_net.deal_history import places_of
from reunion_desktop.value_net.open_deal import OpenDeal
from reunion_desktop.value_net.public_facts import PublicFacts
from reunion_desktop.value_net.queries import Playouts


def end_tables(facts: PublicFacts, asked: Playouts) -> TrickTables:
    """The rules of a deal, with the fees in the unit that its end is played for."""
    tables, measure = facts.tables, asked.open_tables
    return replace(
        tables,
        prizes=tuple(
            [
                (taking, taken, gain, loss)
                for (taking, taken, *_), (*_, gain, loss) in zip(
                    tables.prizes, measure.prizes, strict=False
                )
            ]
        ),
        no_trick_loss=measure.no_trick_loss,
        no_trick_gain=measure.no_trick_gain,
    )


@dataclass(frozen=True, slots=True)
class OpenEnd:
    """Max^n searches of one deal's endings, with a shared transposition table."""

    search: MaxnSearch
    apart: frozenset[int]
    """Cards with no equivalent: both of a prize, while one seat may take another's."""

    def only_points(self, deal: OpenDeal) -> bool:
        """Tell whether only points are left to be won, and no fees."""
        tables = self.search.tables
        everybody = (1 << tables.players) - 1
        if self.search.utility is not None:
            return False
        if tables.no_trick_gain and _position(deal, tables).took != everybody:
            return False
        played = sum(deal.progress.played)
        return not self.apart or any(played >> card & 1 for card in self.apart)

    def play(self, deal: OpenDeal) -> OpenDeal:
        """Play the last tricks by search, from between two tricks on.

        Raises:
            SearchStoppedError: the budget is used up.
        """
        tables = self.search.tables
        points = list(deal.progress.points)
        points[deal.facts.dealer] += deal.away_points
        position = _position(deal, tables)
        while not position.over:
            card = self._chosen(deal, position, points)
            position, won, _ = trick_rules.play(tables, position, card)
            points = [made + more for made, more in zip(points, won, strict=True)]
            deal = deal.after(card)
        return deal

    def _chosen(self, deal: OpenDeal, position: Position, points: Sequence[int]) -> int:
        """The card that the mover plays."""
        may = trick_rules.legal(self.search.tables, position)
        if len(may) == 1:
            return may[0]
        seat, place = position.to_move, places_of(deal.facts).place
        order = rivals(self.search.standing, seat)
        self.search.points = tuple(points)
        gains = self.search.card_values(position)

        def preference(card: int) -> tuple[int, ...]:
            gain = gains[card]
            return (gain[seat], *[-gain[other] for other in order], place[card])

        return max(self._unlike(position, sorted(may, key=place.__getitem__)), key=preference)

    def _unlike(self, position: Position, may: list[int]) -> list[int]:
        """The weakest of each set of equivalent cards.

        They have equal points, and no other hand has a card between them.
        """
        tables, kept = self.search.tables, []
        others = [
            card
            for seat, hand in enumerate(position.hands)
            if seat != position.to_move
            for card in cards_of(hand)
        ]
        others += position.trick
        while may:
            card, *may = may
            kept.append(card)
            if card in self.apart:
                continue
            block = min(
                [tables.strengths[other] for other in others if _is_above(tables, other, card)],
                default=None,
            )
            may = [
                other
                for other in may
                if not _is_above(tables, other, card)
                or tables.points[other] != tables.points[card]
                or other in self.apart
                or (block is not None and tables.strengths[other] > block)
            ]
        return kept


def _is_above(tables: TrickTables, other: int, card: int) -> bool:
    return (
        tables.suits[other] == tables.suits[card]
        and tables.strengths[other] > tables.strengths[card]
    )


def open_end(tables: TrickTables, deal: OpenDeal, asked: Playouts, effort: Effort) -> OpenEnd:
    """The search of a deal's endings, its table still empty."""
    utility = None
    if asked.by_units:
        utility = UtilityTable(asked.units.side - 1, asked.units.numbers)
    pair = frozenset([card for prize in tables.prizes for card in prize[:2]])
    holders = {_holder(deal, card) for card in pair}
    apart = pair if len(holders - {None}) == len(pair) else frozenset()
    return OpenEnd(MaxnSearch(tables, asked.standing, utility, effort=effort), apart)


def _holder(deal: OpenDeal, card: int) -> Seat | None:
    """The seat that holds a card."""
    return next((seat for seat, hand in enumerate(deal.hands) if hand >> card & 1), None)


def _position(deal: OpenDeal, tables: TrickTables) -> Position:
    """The state of a deal between two tricks, as a solver position."""
    progress, locked_for = deal.progress, deal.progress.locked_for(deal.facts)
    took = progress.took
    if tables.by_points:
        made = list(progress.points)
        made[deal.facts.dealer] += deal.away_points
        took = sum([1 << seat for seat, points in enumerate(made) if points])
    locked = deal.facts.turned if locked_for else NO_CARD
    return Position(deal.hands, progress.leader, (), took, locked, locked_for)
