"""Reference implementation of Ekart: the table, from a game's first deal to its settlement.

Based on `ekart_rules` and `ekart_scores`; like them, never imports the program. The table is one
dictionary that is copied at every decision: slow, but without shared state.

`compare_key` contains what a program must agree on:

    number, dealer, wants    the deal and its dealer, or those due next; `deal`, `choice`, `over`
    seat, calls, cards       seat to move, and exactly its legal calls, gifts, cards and discards
    trump, hands, away       of the deal in progress
    trick, order, gifts      cards on the table, order of play, cards given
    lines                    points, tricks, payments and cells of each scored deal
    result                   totals, winners and payments of the game, once it is over
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import ekart_rules as r
from ekart_scores import fees, settled, written
from plain_relatives import CHOICE, DEAL, OVER, Line, Rules, Step, rules_with
from plain_rules import draw, stream

BOLD = 12
"""A random player calls a Staubaus only once in this many times."""


@dataclass(frozen=True)
class EkartTable:
    """State of a game of Ekart."""

    rules: Rules
    dealer: int
    """First dealer."""
    lines: tuple[dict[str, Any], ...] = ()
    """Score lines of the deals."""
    deal: dict[str, Any] | None = None
    """Deal in progress."""

    def wants(self) -> str:
        """Return `deal`, `choice` or `over`."""
        if self.deal is not None:
            return CHOICE
        return OVER if settled(self.lines, self.rules) else DEAL

    def next_deal(self) -> tuple[int, int]:
        """Return number and dealer of the deal in progress, or of the next one."""
        number = len(self.lines) + 1
        return number, (self.dealer + number - 1) % int(self.rules["players"])

    def legal(self) -> list[Line]:
        """Return all legal decisions."""
        deal, rules = self.deal, self.rules
        if deal is None:
            return []
        seat, hand = deal["seat"], deal["hands"][deal["seat"]]
        if deal["stage"] == "away":
            pairs = r.may_lay_away(hand, deal["turn_up"], rules)
            return [{"type": "discard", "seat": seat, "cards": list(pair)} for pair in pairs]
        if deal["stage"] == "asking":
            own = hand + (deal["away"] if seat == deal["dealer"] else [])
            if rules["turn_up_pickup"] == "after_trick2_locked":
                own = [*own, deal["turn_up"]]
            said = r.calls(own, deal["turn_up"][0], again=deal["round"] == 2)
            return [{"type": "announce", "seat": seat, "call": call} for call in said]
        if deal["stage"] == "giving":
            (_giver, _taker, got) = deal["gifts"][0]
            back = [card for card in hand if card != got]
            if self._locked():
                back = [card for card in back if card != deal["turn_up"]]
            to = deal["gifts"][0][0]
            return [
                {"type": "give", "seat": seat, "to": to, "card": card} for card in r.in_order(back)
            ]
        if self._locked():
            hand = [card for card in hand if card != deal["turn_up"]]
        cards = r.may_play(hand, deal["trick"], deal["trump"], rules)
        return [{"type": "play", "seat": seat, "card": card} for card in cards]

    def _locked(self) -> bool:
        """Return whether the dealer, who is to move, has a turned-up card that is still locked."""
        deal = self.deal or {}
        early = len(deal["taken"]) < 2 and deal["seat"] == deal["dealer"]
        return early and self.rules["turn_up_pickup"] == "after_trick2_locked"

    def taking(self, line: Line) -> EkartTable:
        """Return the table after a decision.

        Raises `ValueError` when it is not allowed.
        """
        if line["type"] == "deal":
            if self.wants() != DEAL or (line["number"], line["dealer"]) != self.next_deal():
                raise ValueError("this deal is not due")
            return self._dealt(line)
        if dict(line) not in self.legal():
            raise ValueError(f"{line} is not allowed")
        return self.following(line)

    def _dealt(self, line: Line) -> EkartTable:
        hands = [list(hand) for hand in line["hands"]]
        hands[line["dealer"]] += line["talon"]
        deal = {
            "dealer": line["dealer"],
            "number": line["number"],
            "turn_up": line["turn_up"],
            "trump": line["turn_up"][0],
            "hands": hands,
            "away": [],
            "stage": "away",
            "seat": line["dealer"],
            "round": 1,
            "passed": 0,
            "caller": None,
            "gifts": [],
            "order": r.active(line["dealer"], self.rules),
            "trick": [],
            "taken": [],
            "points": [0] * len(hands),
            "bower": None,
        }
        return EkartTable(self.rules, self.dealer, self.lines, deal)

    def following(self, line: Line) -> EkartTable:
        """Return the table after a decision that is one of the legal ones."""
        deal = deepcopy(self.deal)
        assert deal is not None
        getattr(self, f"_{line['type']}")(deal, line)
        if len(deal["taken"]) < 10:
            return EkartTable(self.rules, self.dealer, self.lines, deal)
        return EkartTable(self.rules, self.dealer, (*self.lines, self._counted(deal)))

    def _discard(self, deal: dict[str, Any], line: Line) -> None:
        deal["away"] = list(line["cards"])
        deal["hands"][deal["dealer"]] = [
            card for card in deal["hands"][deal["dealer"]] if card not in deal["away"]
        ]
        tie_break = deal["number"] > int(self.rules["players"])
        deal["stage"] = "playing" if tie_break else "asking"
        deal["seat"] = deal["order"][0]

    def _announce(self, deal: dict[str, Any], line: Line) -> None:
        words = line["call"].split()
        if words[0] == "pass":
            deal["passed"] += 1
            if deal["passed"] == 3 and deal["round"] == 1 and self.rules["kind"] == "great":
                deal["round"], deal["passed"] = 2, 0
            elif deal["passed"] == 3:
                deal["stage"] = "playing"
            deal["seat"] = deal["order"][deal["passed"] % 3]
            return
        caller, card = deal["seat"], words[-1]
        deal["caller"] = caller
        if len(words) == 3:
            deal["trump"] = words[1]
        while deal["order"][0] != caller:
            deal["order"].append(deal["order"].pop(0))
        deal["stage"] = "playing"
        for seat in deal["order"]:
            if card in deal["hands"][seat]:
                self._move(deal, seat, caller, card)
                deal["stage"] = "giving"
                return

    def _move(self, deal: dict[str, Any], giver: int, taker: int, card: str) -> None:
        deal["hands"][giver].remove(card)
        deal["hands"][taker].append(card)
        deal["gifts"].append((giver, taker, card))

    def _give(self, deal: dict[str, Any], line: Line) -> None:
        self._move(deal, line["seat"], line["to"], line["card"])
        deal["stage"] = "playing"

    def _play(self, deal: dict[str, Any], line: Line) -> None:
        deal["hands"][line["seat"]].remove(line["card"])
        trick = deal["trick"]
        trick.append(line["card"])
        if len(trick) < 3:
            deal["seat"] = deal["order"][len(trick)]
            return
        trump = deal["trump"]
        best = r.wins(trick, trump, self.rules)
        winner = deal["order"][best]
        deal["points"][winner] += sum(r.points(card, trump) for card in trick)
        deal["taken"].append(winner)
        if len(deal["taken"]) == 10:
            deal["points"][winner] += 10
        right, left = trump + "J", r.SAME_COLOUR[trump] + "J"
        if right in trick and left in trick:
            loser, taker = (deal["order"][trick.index(card)] for card in (left, right))
            if all(card != left for _giver, _taker, card in deal["gifts"]):
                deal["bower"] = (loser, taker)
        for _ in range(best):
            deal["order"].append(deal["order"].pop(0))
        deal["trick"], deal["seat"] = [], winner

    def _counted(self, deal: dict[str, Any]) -> dict[str, Any]:
        """Return the score line of a finished deal."""
        rules, dealer, tie_break = self.rules, deal["dealer"], deal["number"] > len(deal["hands"])
        tricks = [deal["taken"].count(seat) for seat in range(len(deal["hands"]))]
        made = list(deal["points"])
        if tricks[dealer] or rules["dealer_no_trick_discards"] == "stand":
            made[dealer] += sum(r.points(card, deal["trump"]) for card in deal["away"])
        paid = []
        if not tie_break:
            if deal["bower"] and rules["left_bower_fee"]:
                paid.append((*deal["bower"], 1, "left_bower"))
            paid += fees(deal["order"], made, tricks, deal["caller"], rules)
        cells = written(deal["order"], made, tricks, rules)
        return {"points": made, "tricks": tricks, "payments": paid, "sheet": cells}


def table(seed: str, changes: dict[str, Any]) -> EkartTable:
    """Return a table before its first deal."""
    rules = rules_with(r.OPTIONS, changes)
    return EkartTable(rules, r.first_dealer(seed, rules))


def by_lot(seed: str, changes: dict[str, Any]) -> Iterator[Step]:
    """Yield the moves of a random game, the same for a seed on every machine."""
    now, source = table(seed, changes), stream(f"plain-by-lot|{seed}")
    while now.wants() != OVER:
        if now.wants() == DEAL:
            line: Line = r.dealt(seed, 1, *now.next_deal(), now.rules)
        else:
            choices = now.legal()
            bold = choices[0].get("call") == "pass" and draw(source, BOLD - 1) == 0
            few = choices[1:] if bold else choices[:1] if "call" in choices[0] else choices
            line = few[draw(source, len(few) - 1)] if len(few) > 1 else few[0]
        after = now.taking(line)
        yield Step(now, line, after)
        now = after


def compare_key(now: EkartTable) -> dict[str, Any]:
    """Return all that another implementation must agree on at one step."""
    deal, legal = now.deal, now.legal()
    number, dealer = now.next_deal()
    result = settled(now.lines, now.rules)
    return {
        "number": number,
        "dealer": dealer,
        "wants": now.wants(),
        "seat": deal["seat"] if deal else None,
        "calls": [line["call"] for line in legal if "call" in line],
        "cards": [line["card"] for line in legal if "card" in line],
        "pairs": [line["cards"] for line in legal if "cards" in line],
        "trump": deal["trump"] if deal else "",
        "hands": [r.in_order(hand) for hand in deal["hands"]] if deal else [],
        "away": r.in_order(deal["away"]) if deal else [],
        "trick": deal["trick"] if deal else [],
        "order": deal["order"] if deal else [],
        "gifts": deal["gifts"] if deal else [],
        "lines": list(now.lines),
        "result": result,
    }
