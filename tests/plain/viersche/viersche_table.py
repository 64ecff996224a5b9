"""Reference implementation of Viersche: the table, from a session's first deal to its end.

Based on `viersche_rules`; like it, never imports the program. Sides are seats modulo 2.

To compare a program with it, let the program play 1,000 sets, walk each record's decisions through
`replay` (or let `by_lot` play and the program follow), and at every step compare `compare_key` of
the table with the program's own figures. The keys:

    game, number, dealer   the game in the session, the deal in the game, its dealer; between two
                           deals those that are due next
    wants                  `deal`, `choice` or `over`
    seat, calls, cards     seat to move, and exactly its legal calls and cards, cards in pack
                           order; None and empty where no seat is to move
    trump, turn_up         of the deal in progress, else ""
    needs                  what each side needs in a second deal, None in a first
    hands                  what each seat holds, in the order of the pack, the turned card with it
    table                  the cards of the trick so far, in order of play
    covered                those of them that lie face down
    taken                  winner and points of each trick of the deal in progress
    written                None, or the side (None: in the middle, at 70-70) and its number
    wiped                  half-rungs wiped by side; after a set those at its end
    marks                  marks on the frame by side, those of the last set included
    lines                  one for each deal of the game: see `viersche_deal.score_line`

A program without `outcome` in its score line may leave it out of the comparison, as everything else
follows from it. Points of a deal that a claim has stopped are those of the tricks taken so far.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import plain_relatives
from plain_relatives import CHOICE, DEAL, OVER, Line, Rules, Step, rules_with
from viersche_deal import Deal, score_line
from viersche_rules import (
    ALL_POINTS,
    CARDS_EACH,
    OPTIONS,
    PACK,
    SEATS,
    dealer_by_draw,
    dealt,
    in_pack_order,
    legal_plays,
    lies_covered,
    value,
    winner,
)
from viersche_scores import (
    NEXT_DEAL,
    Outcome,
    claimed,
    needs_after,
    outcome,
    side_points,
)

RUNGS = 4
"""Half-rungs of each side."""
MARKS = 4
"""Marks that lose the session."""


@dataclass(frozen=True, slots=True)
class VierscheTable:
    """State of a session of Viersche."""

    rules: Rules
    """Every option."""
    first_dealer: int
    """First dealer of this game (a set)."""
    seed: str | None = None
    """Seed of the deals, if known."""
    game: int = 1
    """Number of the game in the session."""
    wiped: tuple[int, int] = (0, 0)
    """Half-rungs wiped by side."""
    written: tuple[int | None, int] | None = None
    """After a first deal without a winner: the better side and its points."""
    marks: tuple[int, int] = (0, 0)
    """Marks on the frame by side: lost sets."""
    lines: tuple[Line, ...] = ()
    """Score lines of this game's deals."""
    deal: Deal | None = None
    """Deal in progress."""

    def won(self) -> int | None:
        """Return the side that has won the set, once it has."""
        return self.wiped.index(RUNGS) if RUNGS in self.wiped else None

    def wants(self) -> str:
        """Return `deal`, `choice` or `over`: what comes next."""
        if self.deal is not None:
            return CHOICE
        if self.won() is None:
            return DEAL
        over = self.rules["session"] == "set" or max(self.marks) >= MARKS
        return OVER if over else DEAL

    def next_deal(self) -> tuple[int, int, int]:
        """Return game, number and dealer of the deal in progress, or of the next one."""
        after = (self.first_dealer + len(self.lines)) % SEATS
        if self.won() is not None:
            return self.game + 1, 1, after
        return self.game, len(self.lines) + 1, after

    def seated(self, first_dealer: int) -> VierscheTable:
        """Return the table of a game about to begin with another first dealer.

        Raises `ValueError` when the game has begun.
        """
        if self.won() is None:
            if self.lines or self.deal:
                raise ValueError("a game has begun before the last one was over")
            return replace(self, first_dealer=first_dealer)
        return self.new_game(first_dealer)

    def new_game(self, first_dealer: int) -> VierscheTable:
        """Return the table of the next game of the session: the slate is wiped, marks stay."""
        return replace(
            self,
            first_dealer=first_dealer,
            game=self.game + 1,
            wiped=(0, 0),
            written=None,
            lines=(),
        )

    def needs(self) -> tuple[int, int] | None:
        """Return the points each side needs in the next deal; None in a first deal."""
        if self.written is None:
            return None
        side, best = self.written
        return needs_after((ALL_POINTS - best, best) if side == 1 else (best, ALL_POINTS - best))

    def legal(self) -> list[Line]:
        """Return every decision that may follow, the call first, cards in pack order."""
        deal = self.deal
        if deal is None:
            return []
        seat = deal.seat
        choices: list[Line] = []
        if (
            deal.needs is not None
            and self.rules["reached"] == "spoken"
            and deal.taken
            and not deal.trick
            and not deal.said
        ):
            choices.append({"type": "announce", "seat": seat, "call": "reached"})
        first = not deal.taken
        cards = legal_plays(deal.hands[seat], deal.trick, deal.trump, first=first)
        return choices + [{"type": "play", "seat": seat, "card": card} for card in cards]

    def taking(self, line: Line) -> VierscheTable:
        """Return the table after a decision.

        Raises `ValueError` when it is not allowed.
        """
        if line["type"] == "deal":
            return self.opened(line)
        asked = {key: line.get(key) for key in ("type", "seat", "call", "card") if key in line}
        if asked not in self.legal():
            raise ValueError(f"{asked} is not allowed")
        return self.following(line)

    def following(self, line: Line) -> VierscheTable:
        """Return the table after a decision that is one of the legal ones."""
        if self.deal is None:
            raise ValueError("no deal is in progress")
        return self.said(self.deal) if "call" in line else self.played(self.deal, line["card"])

    def opened(self, line: Line) -> VierscheTable:
        """Return the table after a deal.

        Raises `ValueError` when none is due, or not this one.
        """
        if self.wants() != DEAL:
            raise ValueError("no deal is due")
        game, number, dealer = self.next_deal()
        table = self if game == self.game else self.new_game(dealer)
        cards = [card for hand in line["hands"] for card in hand]
        if (
            (line["number"], line["dealer"]) != (number, dealer)
            or in_pack_order(cards) != PACK
            or [len(hand) for hand in line["hands"]] != [CARDS_EACH] * SEATS
            or line["turn_up"] not in line["hands"][dealer]
            or line.get("trump", line["turn_up"][0]) != line["turn_up"][0]
        ):
            raise ValueError(f"deal {number} by seat {dealer} is not dealt as it should be")
        if self.seed is not None:
            due = dealt(self.seed, game, number, dealer, self.rules, line.get("cut"))
            if any(sorted(due["hands"][seat]) != sorted(line["hands"][seat]) for seat in range(4)):
                raise ValueError(f"deal {number} of game {game} is not the one of its seed")
        hands = tuple(tuple(hand) for hand in line["hands"])
        leader = (dealer + 1) % SEATS
        deal = Deal(number, dealer, line["turn_up"], table.needs(), hands, leader)
        return replace(table, deal=deal)

    def said(self, deal: Deal) -> VierscheTable:
        """Return the table after the player on lead has claimed enough points."""
        if deal.needs is None:
            raise ValueError("in a first deal nobody needs a number")
        how = claimed(deal.taken, deal.needs, deal.leader % 2, self.rules)
        if how is None:
            return replace(self, deal=replace(deal, said=True))
        return self.ended(deal, how)

    def played(self, deal: Deal, card: str) -> VierscheTable:
        """Return the table after a card."""
        seat, hand, first = deal.seat, deal.hands[deal.seat], not deal.taken
        covered = deal.covered
        if first and lies_covered(hand, deal.trick, deal.trump, self.rules):
            covered = (*covered, card)
        hands = list(deal.hands)
        hands[seat] = tuple(other for other in hand if other != card)
        trick = (*deal.trick, card)
        if len(trick) < SEATS:
            return replace(
                self, deal=replace(deal, hands=tuple(hands), trick=trick, covered=covered)
            )
        taker = (deal.leader + winner(trick, deal.trump, first=first)) % SEATS
        worth = sum(value(one, deal.trump) for one in trick)
        after = Deal(
            deal.number,
            deal.dealer,
            deal.turn_up,
            deal.needs,
            tuple(hands),
            leader=taker,
            taken=(*deal.taken, (taker, worth)),
        )
        how = outcome(after.taken, deal.needs, automatic=self.rules["reached"] == "automatic")
        return replace(self, deal=after) if how is None else self.ended(after, how)

    def ended(self, deal: Deal, how: Outcome) -> VierscheTable:
        """Return the table after a finished deal: rungs wiped, points written, marks added."""
        wiped, marks = list(self.wiped), list(self.marks)
        written = None
        if how.why == NEXT_DEAL:
            written = (how.side, max(side_points(deal.taken)))
        elif how.side is not None:
            wiped[how.side] = min(RUNGS, wiped[how.side] + how.rungs)
            if wiped[how.side] == RUNGS:
                loser = 1 - how.side
                marks[loser] += 2 if wiped[loser] == 0 else 1
        return replace(
            self,
            wiped=(wiped[0], wiped[1]),
            marks=(marks[0], marks[1]),
            written=written,
            lines=(*self.lines, score_line(deal, how, wiped)),
            deal=None,
        )


def table_of(line: Line) -> VierscheTable:
    """Return the table that a record's `game` line sets."""
    rules = rules_with(OPTIONS, line["rules"])
    return VierscheTable(rules, line["first_dealer"], line.get("seed"))


def replay(lines: Iterable[Line]) -> Iterator[Step]:
    """Yield each decision of a record (parsed lines) with the table before and after it.

    Raises `ValueError` when a decision is not allowed.
    """
    return plain_relatives.replay(table_of, lines)


def by_lot(seed: str, changes: Line | None = None) -> Iterator[Step]:
    """Yield the moves of a random session; deals and first dealer come from the seed."""
    rules = rules_with(OPTIONS, changes)
    table = VierscheTable(rules, dealer_by_draw(seed, rules), seed)
    return plain_relatives.by_lot(table, lambda now: dealt(seed, *now.next_deal(), now.rules), seed)


def compare_key(table: VierscheTable) -> dict[str, Any]:
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
        "turn_up": deal.turn_up if deal else "",
        "needs": list(deal.needs) if deal and deal.needs else None,
        "hands": [in_pack_order(hand) for hand in deal.hands] if deal else [],
        "table": list(deal.trick) if deal else [],
        "covered": list(deal.covered) if deal else [],
        "taken": [list(trick) for trick in deal.taken] if deal else [],
        "written": list(table.written) if table.written else None,
        "wiped": list(table.wiped),
        "marks": list(table.marks),
        "lines": [dict(line) for line in table.lines],
    }
