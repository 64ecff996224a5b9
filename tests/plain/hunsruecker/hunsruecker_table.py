"""Reference implementation of Hunsrücker Bauern: the table of a whole session.

Based on `hunsruecker_rules`; like it, never imports the program. Teams are seats modulo 2.

`compare_key` contains what another program must agree on at each step:

    game, number, dealer   the game in the session, the deal in the game (void ones count), its
                           dealer; between two deals those that are due next
    wants                  `deal`, `choice` or `over`
    seat, calls, cards     seat to move, and exactly its legal calls and cards
    swap                   the card the dealer is offered in exchange, "" if there is none
    trump                  of the deal in progress, "" until it is chosen
    hands, away, left      what each seat holds, the dealer's discards, the cards left over
    table, taken           the cards of the trick so far, and who took the earlier ones
    counts, won            the lines by team (five each again after a game), games won by team
    lines                  one for each deal of the game
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import plain_relatives
from hunsruecker_rules import (
    OPTIONS,
    PACK,
    SEATS,
    TRICKS,
    dealer_by_draw,
    dealt,
    in_pack_order,
    legal_plays,
    lines_after,
    winner,
)
from plain_relatives import CHOICE, DEAL, OVER, Line, Rules, Step, rules_with

BEGIN = (5, 5)


@dataclass(frozen=True, slots=True)
class Deal:
    """Deal in progress."""

    number: int
    dealer: int
    hands: tuple[tuple[str, ...], ...]
    turned: str
    cut: str
    """Second of the two cards left over."""
    trump: str
    team: int
    """Declaring team, once trumps are chosen."""
    said: int = 0
    """Number of passes."""
    swaps: tuple[str, ...] = ()
    """Cards that the dealer is still offered, the next first."""
    away: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()
    """Cards that the dealer took up."""
    leader: int = 0
    trick: tuple[str, ...] = ()
    taken: tuple[int, ...] = ()

    @property
    def seat(self) -> int:
        """Seat whose turn it is."""
        if not self.trump:
            return (self.dealer + 1 + self.said) % SEATS
        return self.dealer if self.swaps else (self.leader + len(self.trick)) % SEATS

    @property
    def left(self) -> list[str]:
        """Cards on the table that no player holds."""
        return [card for card in (self.turned, self.cut) if card not in self.gone]


def opened(line: Line) -> Deal:
    """Return a new deal; an Unter that is turned up, or else one that was cut, fixes trumps."""
    turned, cut = line["talon"]
    jack = turned if turned[1] == "J" else cut if cut[1] == "J" else ""
    swaps: tuple[str, ...] = ()
    if jack:
        other = cut if jack == turned else turned
        swaps = (jack, other) if other[0] == jack[0] else (jack,)
    return Deal(
        line["number"],
        line["dealer"],
        tuple(tuple(hand) for hand in line["hands"]),
        turned,
        cut,
        jack[:1],
        line["dealer"] % 2,
        swaps=swaps,
        leader=(line["dealer"] + 1) % SEATS,
    )


@dataclass(frozen=True, slots=True)
class HunsrueckerTable:
    """State of a session."""

    rules: Rules
    first_dealer: int
    """First dealer of this game."""
    seed: str | None = None
    game: int = 1
    counts: tuple[int, int] = BEGIN
    won: tuple[int, int] = (0, 0)
    """Games won by team."""
    lines: tuple[Line, ...] = ()
    deal: Deal | None = None

    def ended(self) -> bool:
        """Return whether the game is over."""
        return bool(self.lines) and min(self.lines[-1]["counts"]) == 0

    def wants(self) -> str:
        """Return `deal`, `choice` or `over`: what comes next."""
        if self.deal is not None:
            return CHOICE
        return OVER if self.ended() and sum(self.won) >= int(self.rules["games"]) else DEAL

    def next_deal(self) -> tuple[int, int, int]:
        """Return game, number and dealer of the deal in progress, or of the next one."""
        played = [line for line in self.lines if any(line["tricks"])]
        dealer = (self.first_dealer + len(played)) % SEATS
        if self.ended():
            return self.game + 1, 1, dealer
        return self.game, len(self.lines) + 1, dealer

    def seated(self, first_dealer: int) -> HunsrueckerTable:
        """Return the table of a game about to begin with another first dealer."""
        if self.ended():
            return replace(self, first_dealer=first_dealer, game=self.game + 1, lines=())
        if self.lines or self.deal:
            raise ValueError("a game has begun before the last one was over")
        return replace(self, first_dealer=first_dealer)

    def legal(self) -> list[Line]:
        """Return all legal decisions."""
        deal = self.deal
        if deal is None:
            return []
        seat = deal.seat
        if not deal.trump:
            calls = ["pass", "accept"]
            if deal.said >= SEATS:
                calls = ["pass", *(f"name {suit}" for suit in "CDHS" if suit != deal.turned[0])]
            return [{"type": "announce", "seat": seat, "call": call} for call in calls]
        if deal.swaps:
            choices = [[], *([card] for card in in_pack_order(deal.hands[seat]))]
            return [{"type": "discard", "seat": seat, "cards": cards} for cards in choices]
        cards = legal_plays(deal.hands[seat], deal.trick, deal.trump)
        return [{"type": "play", "seat": seat, "card": card} for card in cards]

    def taking(self, line: Line) -> HunsrueckerTable:
        """Return the table after a decision.

        Raises `ValueError` when it is not allowed.
        """
        if line["type"] == "deal":
            if self.wants() != DEAL:
                raise ValueError("no deal is due")
            game, number, dealer = self.next_deal()
            if (line["number"], line["dealer"]) != (number, dealer):
                raise ValueError(f"deal {number} of seat {dealer} is due")
            cards = [card for hand in line["hands"] for card in hand] + list(line["talon"])
            if sorted(cards) != sorted(PACK):
                raise ValueError("the deal is not of one pack")
            if self.seed is not None and line != dealt(
                self.seed, game, number, dealer, self.rules, line["cut"]
            ):
                raise ValueError("the deal is not its seed's")
            table = self.seated(dealer) if self.ended() else self
            return replace(table, deal=opened(line))
        keys = ("type", "seat", "call", "card", "cards")
        asked = {key: line[key] for key in keys if key in line}
        if asked not in self.legal():
            raise ValueError(f"{asked} is not allowed")
        return self.following(line)

    def following(self, line: Line) -> HunsrueckerTable:
        """Return the table after a decision that is one of the legal ones."""
        deal = self.deal
        if deal is None:
            raise ValueError("no deal is in progress")
        if line["type"] == "announce":
            return self.heard(deal, line)
        if line["type"] == "discard":
            return replace(self, deal=swapped(deal, line["cards"]))
        hands = tuple(tuple(card for card in hand if card != line["card"]) for hand in deal.hands)
        after = replace(deal, hands=hands, trick=(*deal.trick, line["card"]))
        if len(after.trick) == SEATS:
            taker = (after.leader + winner(after.trick, after.trump)) % SEATS
            after = replace(after, leader=taker, trick=(), taken=(*after.taken, taker))
        return self.scored(after) if len(after.taken) == TRICKS else replace(self, deal=after)

    def heard(self, deal: Deal, line: Line) -> HunsrueckerTable:
        """Return the table after a call."""
        word, _, suit = line["call"].partition(" ")
        if word == "pass":
            after = replace(deal, said=deal.said + 1)
            return self.scored(after) if after.said == 2 * SEATS else replace(self, deal=after)
        swaps = (deal.turned,) if word == "accept" else ()
        trump = suit or deal.turned[0]
        team = line["seat"] % 2
        return replace(self, deal=replace(deal, trump=trump, team=team, swaps=swaps))

    def scored(self, deal: Deal) -> HunsrueckerTable:
        """Return the table after a deal is over."""
        counts = list(self.counts)
        if deal.taken:
            mine = sum(seat % 2 == deal.team for seat in deal.taken)
            counts = lines_after(counts, deal.team, mine)
        line: Line = {
            "number": deal.number,
            "dealer": deal.dealer,
            "tricks": [deal.taken.count(seat) for seat in range(SEATS)],
            "counts": counts,
        }
        won = [games + (lines == 0) for games, lines in zip(self.won, counts, strict=True)]
        over = min(counts) == 0
        return replace(
            self,
            counts=BEGIN if over else (counts[0], counts[1]),
            won=(won[0], won[1]),
            lines=(*self.lines, line),
            deal=None,
        )


def swapped(deal: Deal, laid: list[str]) -> Deal:
    """Return a deal after the dealer has exchanged a card or declined."""
    card, *more = deal.swaps
    if not laid:
        return replace(deal, swaps=tuple(more))
    hands = list(deal.hands)
    hands[deal.dealer] = (*(own for own in hands[deal.dealer] if own not in laid), card)
    return replace(
        deal,
        hands=tuple(hands),
        swaps=tuple(more),
        away=(*deal.away, *laid),
        gone=(*deal.gone, card),
    )


def table_of(line: Line) -> HunsrueckerTable:
    """Return the table that a record's `game` line sets."""
    rules = rules_with(OPTIONS, line["rules"])
    return HunsrueckerTable(rules, line["first_dealer"], line.get("seed"))


def replay(lines: Iterable[Line]) -> Iterator[Step]:
    """Yield each decision of a record (parsed lines) with the table before and after it."""
    return plain_relatives.replay(table_of, lines)


def by_lot(seed: str, changes: Line | None = None) -> Iterator[Step]:
    """Yield the moves of a random session; deals and first dealer come from the seed."""
    rules = rules_with(OPTIONS, changes)
    table = HunsrueckerTable(rules, dealer_by_draw(seed, rules), seed)
    return plain_relatives.by_lot(table, lambda now: dealt(seed, *now.next_deal(), now.rules), seed)


def compare_key(table: HunsrueckerTable) -> dict[str, Any]:
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
        "swap": deal.swaps[0] if deal and deal.swaps else "",
        "trump": deal.trump if deal else "",
        "hands": [in_pack_order(hand) for hand in deal.hands] if deal else [],
        "away": in_pack_order(deal.away) if deal else [],
        "left": deal.left if deal else [],
        "table": list(deal.trick) if deal else [],
        "taken": list(deal.taken) if deal else [],
        "counts": list(table.counts),
        "won": list(table.won),
        "lines": [dict(line) for line in table.lines],
    }
