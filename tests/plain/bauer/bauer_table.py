"""Reference implementation of Bauer: the table of a whole session.

Based on `bauer_rules`; like it, never imports the program. Sides are seats modulo 2.

To compare a program with it, let the program play 1,000 games, walk each record's decisions through
`replay` (or let `by_lot` play and the program follow), and at every step compare `compare_key` of
the table with the program's own figures. The keys:

    game, number, dealer   the game (a Brot) in the session, the deal in the game, its dealer;
                           between two deals those that are due next
    wants                  `deal`, `choice` or `over`
    seat, calls, cards     seat to move, and exactly its legal calls and cards, in the order of
                           the pack; None and empty where no seat is to move
    trump                  of the deal in progress, "" until it is chosen
    away, out              who has called *cards away*, and the partner, who plays no card
    hands                  what each seat holds, in the order of the pack, the partner's included
    table                  the cards of the trick so far, in order of play
    taken                  the winner of each trick of the deal in progress
    counts                 the counts by side; eight each again after a Brot
    brote                  Brote won by side, that of the last game included
    lines                  one for each deal of the game: see `bauer_deal.score_line`
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import plain_relatives
from bauer_deal import Deal, after_call, score_line
from bauer_rules import (
    HALF,
    OPTIONS,
    PACK,
    SEATS,
    TRICKS,
    dealer_by_draw,
    dealt,
    in_pack_order,
    legal_plays,
    suits_to_name,
    winner,
)
from bauer_scores import brot_of_away, counted
from plain_relatives import CHOICE, DEAL, OVER, Line, Rules, Step, rules_with

COUNT = 8
"""Start of both countdowns."""


@dataclass(frozen=True, slots=True)
class BauerTable:
    """State of a session of Bauer."""

    rules: Rules
    """Every option."""
    first_dealer: int
    """First dealer of this game (up to a Brot)."""
    seed: str | None = None
    """Seed of the deals, if known."""
    game: int = 1
    """Number of the game in the session."""
    counts: tuple[int, int] = (COUNT, COUNT)
    """Counts by side."""
    brote: tuple[int, int] = (0, 0)
    """Brote won by side."""
    lines: tuple[Line, ...] = ()
    """Score lines of this game's deals."""
    deal: Deal | None = None
    """Deal in progress."""

    def won(self) -> int | None:
        """Return the side that has won this game's Brot, once it has."""
        side: int | None = self.lines[-1]["brot"] if self.lines else None
        return side

    def wants(self) -> str:
        """Return `deal`, `choice` or `over`: what comes next."""
        if self.deal is not None:
            return CHOICE
        over = self.won() is not None and sum(self.brote) >= int(self.rules["brote"])
        return OVER if over else DEAL

    def next_deal(self) -> tuple[int, int, int]:
        """Return game, number and dealer of the deal in progress, or of the next one."""
        after = (self.first_dealer + len(self.lines)) % SEATS
        if self.won() is not None:
            return self.game + 1, 1, after
        return self.game, len(self.lines) + 1, after

    def seated(self, first_dealer: int) -> BauerTable:
        """Return the table of a game about to begin with another first dealer.

        Raises `ValueError` when the game has begun.
        """
        if self.won() is not None:
            return self.new_game(first_dealer)
        if self.lines or self.deal:
            raise ValueError("a game has begun before the last one was over")
        return replace(self, first_dealer=first_dealer)

    def new_game(self, first_dealer: int) -> BauerTable:
        """Return the table of the next game of the session: the Brote stay."""
        return replace(self, first_dealer=first_dealer, game=self.game + 1, lines=())

    def legal(self) -> list[Line]:
        """Return every decision that may follow, in the order of the pack."""
        deal = self.deal
        if deal is None:
            return []
        seat = deal.seat
        if not deal.trump:
            calls = [f"trump {suit}" for suit in suits_to_name(deal.hands[seat])]
        elif deal.asking:
            calls = ["away", "pass"]
        else:
            cards = legal_plays(
                deal.hands[seat],
                deal.trick,
                deal.trump,
                must_lead_trump=not deal.taken and deal.away is None,
            )
            return [{"type": "play", "seat": seat, "card": card} for card in cards]
        return [{"type": "announce", "seat": seat, "call": call} for call in calls]

    def taking(self, line: Line) -> BauerTable:
        """Return the table after a decision.

        Raises `ValueError` when it is not allowed.
        """
        if line["type"] == "deal":
            return self.opened(line)
        asked = {key: line.get(key) for key in ("type", "seat", "call", "card") if key in line}
        if asked not in self.legal():
            raise ValueError(f"{asked} is not allowed")
        return self.following(line)

    def following(self, line: Line) -> BauerTable:
        """Return the table after a decision that is one of the legal ones."""
        if self.deal is None:
            raise ValueError("no deal is in progress")
        if "call" in line:
            return replace(self, deal=after_call(self.deal, line["call"]))
        return self.played(self.deal, line["card"])

    def opened(self, line: Line) -> BauerTable:
        """Return the table after a deal.

        Raises `ValueError` when none is due, or not this one.
        """
        if self.wants() != DEAL:
            raise ValueError("no deal is due")
        game, number, dealer = self.next_deal()
        table = self if game == self.game else self.new_game(dealer)
        halves = [*line["hands"], *line["later"]]
        if (
            (line["number"], line["dealer"]) != (number, dealer)
            or in_pack_order([card for half in halves for card in half]) != PACK
            or [len(half) for half in halves] != [HALF] * SEATS * 2
        ):
            raise ValueError(f"deal {number} by seat {dealer} is not dealt as it should be")
        if self.seed is not None:
            due = dealt(self.seed, game, number, dealer, self.rules, line.get("cut"))
            if [in_pack_order(half) for half in halves] != [*due["hands"], *due["later"]]:
                raise ValueError(f"deal {number} of game {game} is not the one of its seed")
        hands = tuple(tuple(hand) for hand in line["hands"])
        later = tuple(tuple(hand) for hand in line["later"])
        leader = (dealer + 1) % SEATS
        return replace(table, deal=Deal(number, dealer, hands, later, leader))

    def played(self, deal: Deal, card: str) -> BauerTable:
        """Return the table after a card."""
        order = deal.order
        hands = list(deal.hands)
        hands[deal.seat] = tuple(other for other in hands[deal.seat] if other != card)
        after = replace(deal, hands=tuple(hands), trick=(*deal.trick, card))
        if len(after.trick) == len(order):
            taker = order[winner(after.trick, deal.trump, self.rules)]
            after = replace(after, leader=taker, trick=(), taken=(*deal.taken, taker))
        return self.ended(after) if len(after.taken) == TRICKS else replace(self, deal=after)

    def ended(self, deal: Deal) -> BauerTable:
        """Return the table after a deal is over: counts written, a Brot perhaps."""
        counts = self.counts
        if deal.away is None:
            makers = deal.forehand % 2
            tricks = sum(seat % 2 == makers for seat in deal.taken)
            counts, brot = counted(counts, makers, tricks, self.rules)
        else:
            brot = brot_of_away(deal.away % 2, deal.taken.count(deal.away), self.rules)
        brote = list(self.brote)
        if brot is not None:
            brote[brot] += 1
        return replace(
            self,
            counts=counts if brot is None else (COUNT, COUNT),
            brote=(brote[0], brote[1]),
            lines=(*self.lines, score_line(deal, counts, brot)),
            deal=None,
        )


def table_of(line: Line) -> BauerTable:
    """Return the table that a record's `game` line sets."""
    rules = rules_with(OPTIONS, line["rules"])
    return BauerTable(rules, line["first_dealer"], line.get("seed"))


def replay(lines: Iterable[Line]) -> Iterator[Step]:
    """Yield each decision of a record (parsed lines) with the table before and after it.

    Raises `ValueError` when a decision is not allowed.
    """
    return plain_relatives.replay(table_of, lines)


def by_lot(seed: str, changes: Line | None = None) -> Iterator[Step]:
    """Yield the moves of a random session; deals and first dealer come from the seed."""
    rules = rules_with(OPTIONS, changes)
    table = BauerTable(rules, dealer_by_draw(seed, rules), seed)
    return plain_relatives.by_lot(table, lambda now: dealt(seed, *now.next_deal(), now.rules), seed)


def compare_key(table: BauerTable) -> dict[str, Any]:
    """Return all that two programs must agree on at one step, as plain data (see above)."""
    game, number, dealer = table.next_deal()
    deal, choices = table.deal, table.legal()
    return {
        "game": game,
        "number": number,
        "dealer": dealer,
        "wants": table.wants(),
        "seat": deal.seat if deal else None,
        "calls": [line["call"] for line in choices if "call" in line],
        "cards": [line["card"] for line in choices if "card" in line],
        "trump": deal.trump if deal else "",
        "away": deal.away if deal else None,
        "out": deal.out if deal else None,
        "hands": [in_pack_order(hand) for hand in deal.hands] if deal else [],
        "table": list(deal.trick) if deal else [],
        "taken": list(deal.taken) if deal else [],
        "counts": list(table.counts),
        "brote": list(table.brote),
        "lines": [dict(line) for line in table.lines],
    }
