"""Reference implementation of Hindersche: the table, from a session's first deal to its end.

Based on `hindersche_scores`, and for cards on `viersche_rules`, whose pack, ranks and points are
the same; like them it never imports the program. To compare a program with it, let `by_lot` play
and the program follow, and compare `compare_key` of the table with the program's own figures.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from hindersche_scores import NEW, Slate, applied, loser, players, verdict
from plain_relatives import CHOICE, DEAL, OVER, Line, Options, Rules, Step, rules_with, shuffled
from plain_rules import cut, draw, stream
from viersche_rules import HEIGHT, PACK, dealer_by_draw, in_pack_order, legal_plays, suit_of, value
from viersche_rules import winner as best_card

OPTIONS: Options = {
    "first_dealer": ("lowest", "highest", "random"),
    "cut": ("before", "after", "off"),
    "butzen": ("pagat", "schoch"),
    "lost_four": (2, 1),
    "rubber": ("four_games", "four_marks"),
    "redeal": (False, True),
}


@dataclass(frozen=True, slots=True)
class Deal:
    """Deal in progress."""

    number: int
    dealer: int
    playing: tuple[int, ...]
    """Seats that are dealt in, forehand first."""
    turn_up: str
    hands: tuple[tuple[str, ...], ...]
    rest: tuple[str, ...]
    """Cards not dealt, the turned-up one first."""
    asking: tuple[int, ...] = ()
    """Seats still to be asked about nicer cards, in order."""
    wisher: int | None = None
    """Seat that asked for nicer cards."""
    trick: tuple[tuple[int, str], ...] = ()
    """Seat and card of the current trick."""
    taken: tuple[tuple[int, int], ...] = ()
    """Winner and points of each trick."""

    @property
    def leader(self) -> int:
        """Seat that leads, or led."""
        if self.trick:
            return self.trick[0][0]
        return self.taken[-1][0] if self.taken else self.playing[0]

    @property
    def seat(self) -> int:
        """Seat whose turn it is."""
        if self.asking:
            return self.asking[0]
        start = self.playing.index(self.leader)
        return self.playing[(start + len(self.trick)) % len(self.playing)]


@dataclass(frozen=True, slots=True)
class HinderscheTable:
    """State of a session of Hindersche."""

    rules: Rules
    first_dealer: int
    """First dealer of this game."""
    seed: str
    game: int = 1
    slate: Slate = field(default_factory=lambda: NEW)
    last_dealer: int | None = None
    """Dealer of this game's last regular deal."""
    given_up: bool = False
    """True if that deal was given up."""
    frame: tuple[int, ...] = (0, 0, 0, 0)
    lines: tuple[Line, ...] = ()
    deal: Deal | None = None

    def wants(self) -> str:
        """Return `deal`, `choice` or `over`."""
        if self.deal is not None:
            return CHOICE
        if loser(self.slate) is None:
            return DEAL
        if self.rules["rubber"] == "four_games":
            return OVER if self.game == 4 else DEAL
        return OVER if max(self.frame) >= 4 else DEAL

    def whose_deal(self) -> int:
        """Return the next dealer, in this game or first in the next one."""
        if self.last_dealer is None:
            return self.first_dealer
        if loser(self.slate) is not None:
            return (self.last_dealer + 1) % 4
        if self.given_up:
            return self.last_dealer
        seat = self.last_dealer
        while True:
            seat = (seat + 1) % 4
            if seat in players(self.slate):
                return seat

    def next_deal(self) -> tuple[int, int, int]:
        """Return game, number and dealer of the deal in progress, or of the next one."""
        if self.deal is not None:
            return self.game, self.deal.number, self.deal.dealer
        if loser(self.slate) is None:
            return self.game, len(self.lines) + 1, self.whose_deal()
        return self.game + 1, 1, self.whose_deal()

    def due(self) -> Line:
        """Return the deal from the seed."""
        game, number, dealer = self.next_deal()
        slate = NEW if game > self.game else self.slate
        playing = [(dealer + k) % 4 for k in (1, 2, 3, 4) if (dealer + k) % 4 in players(slate)]
        pack, lifted = shuffled(PACK, self.seed, game, number)
        lifted = 0 if self.rules["cut"] == "off" else lifted
        cards = cut(pack, lifted)
        hands: list[list[str]] = [[], [], [], []]
        top = 0
        for _packet in range(3):
            for seat in playing:
                hands[seat].extend(cards[top : top + 3])
                top += 3
        return {
            "type": "deal",
            "number": number,
            "dealer": dealer,
            "cut": lifted,
            "table": playing,
            "hands": [in_pack_order(hand) for hand in hands],
            "talon": cards[top:],
            "turn_up": cards[top] if cards[top:] else cards[-1],
            "trump": (cards[top] if cards[top:] else cards[-1])[0],
        }

    def legal(self) -> list[Line]:
        """Return all legal decisions."""
        deal = self.deal
        if deal is None:
            return []
        seat = deal.seat
        if deal.asking:
            other = "redeal" if deal.wisher is None else "accept"
            return [{"type": "announce", "seat": seat, "call": call} for call in ("pass", other)]
        trick = [card for _seat, card in deal.trick]
        cards = legal_plays(deal.hands[seat], trick, deal.turn_up[0], first=False)
        return [{"type": "play", "seat": seat, "card": card} for card in cards]

    def following(self, line: Line) -> HinderscheTable:
        """Return the table after a legal decision."""
        if line["type"] == "deal":
            return self.opened(line)
        if self.deal is None:
            raise ValueError("no deal is in progress")
        return self.said(line["call"]) if "call" in line else self.played(line["card"])

    def opened(self, line: Line) -> HinderscheTable:
        """Return the table after a deal."""
        table = self
        if loser(self.slate) is not None:
            table = replace(
                self,
                first_dealer=line["dealer"],
                game=self.game + 1,
                slate=NEW,
                last_dealer=None,
                given_up=False,
                lines=(),
            )
        regular = not table.slate["playoffs"]
        asks = table.rules["redeal"] and table.slate["phase"] == 2 and regular
        playing = tuple(line["table"])
        deal = Deal(
            line["number"],
            line["dealer"],
            playing,
            line["turn_up"],
            tuple(tuple(hand) for hand in line["hands"]),
            tuple(line["talon"]),
            asking=playing if asks else (),
        )
        return replace(table, deal=deal)

    def said(self, call: str) -> HinderscheTable:
        """Return the table after a call about nicer cards."""
        deal = self.deal
        assert deal is not None
        speaker, *rest = deal.asking
        if call == "redeal":
            start = deal.playing.index(speaker)
            others = deal.playing[start + 1 :] + deal.playing[:start]
            return replace(self, deal=replace(deal, asking=others, wisher=speaker))
        if call == "pass" and deal.wisher is not None:
            rest = []
        if call == "accept" and not rest:
            return self.ended(deal)
        return replace(self, deal=replace(deal, asking=tuple(rest)))

    def played(self, card: str) -> HinderscheTable:
        """Return the table after a card."""
        deal = self.deal
        assert deal is not None
        seat, trump = deal.seat, deal.turn_up[0]
        hands = tuple(
            tuple(one for one in hand if one != card) if who == seat else hand
            for who, hand in enumerate(deal.hands)
        )
        trick = (*deal.trick, (seat, card))
        if len(trick) < len(deal.playing):
            return replace(self, deal=replace(deal, hands=hands, trick=trick))
        cards = [one for _who, one in trick]
        taker = trick[best_card(cards, trump, first=False)][0]
        worth = sum(value(one, trump) for one in cards)
        after = replace(deal, hands=hands, trick=(), taken=(*deal.taken, (taker, worth)))
        if any(hands):
            return replace(self, deal=after)
        return self.ended(after)

    def ended(self, deal: Deal) -> HinderscheTable:
        """Return the table after a scored deal."""
        points = [sum(worth for who, worth in deal.taken if who == seat) for seat in range(4)]
        tricks = [sum(who == seat for who, _worth in deal.taken) for seat in range(4)]
        found = verdict(self.slate, points, tricks, schoch=self.rules["butzen"] == "schoch")
        was_playoff = bool(self.slate["playoffs"])
        slate = applied(self.slate, found)
        frame = list(self.frame)
        lost = loser(slate)
        if lost is not None:
            frame[lost] += int(self.rules["lost_four"]) if slate["four"] else 1
        line = {
            "number": deal.number,
            "dealer": deal.dealer,
            "points": points,
            "tricks": tricks,
            "strokes": found[0],
            "playoff": was_playoff,
            "rule": found[2],
        }
        return replace(
            self,
            slate=slate,
            last_dealer=self.last_dealer if was_playoff else deal.dealer,
            given_up=not deal.taken,
            frame=tuple(frame),
            lines=(*self.lines, line),
            deal=None,
        )


def new_table(seed: str, changes: Line | None = None) -> HinderscheTable:
    """Return a new session."""
    rules = rules_with(OPTIONS, changes)
    return HinderscheTable(rules, dealer_by_draw(seed, rules), seed)


def by_lot(seed: str, changes: Line | None = None) -> Iterator[Step]:
    """Yield the moves of a random session.

    In every third deal one player may take all they can, as hundreds would otherwise never occur.
    """
    table, source = new_table(seed, changes), stream(f"plain-by-lot|{seed}")
    hero: int | None = None
    while table.wants() != OVER:
        if table.wants() == DEAL:
            line = table.due()
            playing = line["table"]
            lucky = draw(source, 2) == 0
            hero = playing[draw(source, len(playing) - 1)] if lucky else None
        else:
            line = chosen(table.legal(), table.deal, hero, source)
        after = table.following(line)
        yield Step(table, line, after)
        table = after


def chosen(
    choices: Sequence[Line], deal: Deal | None, hero: int | None, source: Iterator[int]
) -> Line:
    """Return a random choice, or the one that helps the favoured player of the deal."""
    if deal is None or hero is None or "card" not in choices[0]:
        return choices[draw(source, len(choices) - 1)]
    trump = deal.turn_up[0]

    def height(line: Line) -> tuple[bool, int]:
        card = line["card"]
        return suit_of(card, trump) == trump, -HEIGHT[trump][card]

    return max(choices, key=height) if deal.seat == hero else min(choices, key=height)


def compare_key(table: HinderscheTable) -> dict[str, Any]:
    """Return all that two programs must agree on at one step, as plain data."""
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
        "trump": deal.turn_up[0] if deal else "",
        "hands": [in_pack_order(hand) for hand in deal.hands] if deal else [],
        "table": [card for _seat, card in deal.trick] if deal else [],
        "taken": [list(trick) for trick in deal.taken] if deal else [],
        "rest": list(deal.rest) if deal else [],
        "marks": list(table.slate["marks"]),
        "phase": table.slate["phase"],
        "level": [sorted(seats) for _what, seats, _count in table.slate["playoffs"]],
        "frame": list(table.frame),
        "lines": [
            {key: line[key] for key in ("dealer", "points", "tricks", "strokes", "playoff")}
            for line in table.lines
        ],
    }
