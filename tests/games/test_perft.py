"""How many ways a deal can go: the engine counts what an independent program has counted.

The counts stand in ``reunion.perft``, written by ``tests/plain/reunion/make_perft.py``.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from reunion_desktop.engine.actions import DealCards, Discard, PlayCard
from reunion_desktop.engine.cards import NO_CARDS, Card, CardSet, Suit
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.legal import MayDiscard
from reunion_desktop.engine.phases import new_deal
from reunion_desktop.engine.seats import Seating
from reunion_desktop.engine.state import DealState
from reunion_desktop.engine.trick_play import TrickPlay
from reunion_desktop.engine.tricks import TakenTrick, Trick
from reunion_desktop.games.reunion.options import turned_card
from reunion_desktop.games.reunion.rules import ReunionRules
from tests.games.following import perft

TRICKS_BEFORE_ENDING = 6
MOST = 1000
"""Ways to an end that are counted here at most; the file holds greater numbers too."""


@dataclass
class Block:
    """One block of the file."""

    lines: dict[str, str]
    """The rest of each line by its first word, the counts of depths apart."""
    depths: dict[int, int] = field(default_factory=dict)

    @property
    def facts(self) -> dict[str, str]:
        """The keys and values of the deal or the ending."""
        line = self.lines.get("deal") or self.lines["ending"]
        return dict(word.split("=") for word in line.split())

    @property
    def rules(self) -> ReunionRules:
        """The default rules with the block's options."""
        values: dict[str, object] = {"true": True, "false": False, "0": 0, "1": 1, "2": 2}
        words = [word for word in self.lines["rules"].split(",") if word]
        pairs = [word.split("=") for word in words]
        return ReunionRules().changed({key: values.get(value, value) for key, value in pairs})

    @property
    def hands(self) -> tuple[CardSet, ...]:
        """The three hands."""
        return tuple(card_set(hand) for hand in self.facts["hands"].split("/"))


def card_set(text: str) -> CardSet:
    """Cards joined by commas."""
    return CardSet.parse(text.replace(",", " "))


def read_blocks() -> list[Block]:
    """The blocks of the file."""
    text = (Path(__file__).parent / "reunion.perft").read_text(encoding="utf-8")
    blocks: list[Block] = []
    for part in text.split("\n\n")[1:]:
        block = Block({})
        for line in part.splitlines():
            if line.startswith("#"):
                continue
            word, _, rest = line.partition(" ")
            if word == "perft":
                depth, count = rest.split()
                block.depths[int(depth)] = int(count)
            else:
                block.lines[word] = rest
        if block.lines:
            blocks.append(block)
    return blocks


BLOCKS = read_blocks()
DEALS = [block for block in BLOCKS if "deal" in block.lines]
ENDINGS = [block for block in BLOCKS if int(block.lines.get("tree", MOST)) < MOST]


def named(block: Block) -> str:
    """The name of a block."""
    return block.lines["id"]


def tree(deal: DealState) -> tuple[int, list[int]]:
    """How many ways a deal can be played out, and what each seat takes in all of them."""
    if deal.phase is None:
        return 1, list(deal.points)
    legal = deal.phase.legal(deal)
    total, points = 0, [0, 0, 0]
    for card in legal.cards:
        count, taken = tree(deal.phase.apply(deal, PlayCard(legal.seat, card))[0])
        total += count
        points = [old + new for old, new in zip(points, taken, strict=True)]
    return total, points


@pytest.mark.parametrize("block", DEALS, ids=named)
def test_deal(block: Block) -> None:
    """From a full deal: the legal pairs of discards, and the sequences of 1 to 5 cards.

    There is a good number of deals and of endings.
    """
    assert (8, 29) == (len(DEALS), len(ENDINGS))
    assert [1, 2, 3, 4, 5] == list(block.depths)
    facts, rules = block.facts, block.rules
    dealer = int(facts["dealer"])
    talon = tuple(Card.parse(text) for text in facts["talon"].split(","))
    turned = Card.parse(facts["turn_up"])
    dealt = DealCards(1, dealer, 0, block.hands, talon, turned)
    match, _ = advance(MatchState(rules, dealer), dealt)
    legal = match.legal()
    assert isinstance(legal, MayDiscard)
    assert int(block.lines["exchange"]) == len(legal.actions)
    match, _ = advance(match, Discard(dealer, card_set(facts["laid_away"])))
    assert match.deal is not None
    assert facts["trump"] == turned_card(match.deal).suit.letter
    counts = {depth: perft(match.deal, depth) for depth in block.depths}
    assert block.depths == counts


@pytest.mark.parametrize("block", ENDINGS, ids=named)
def test_ending(block: Block) -> None:
    """Four tricks before the end: all ways to the end, and the points taken in all of them."""
    facts = block.facts
    leader = int(facts["leader"])
    trump = Suit.parse(facts["trump"])
    turned = next(card for card in block.rules.pack if card.suit is trump)
    empty = new_deal(block.rules, DealCards(1, 0, 0, (NO_CARDS,) * 3, (), turned), TrickPlay())
    deal = replace(
        empty,
        hands=block.hands,
        trick=Trick(Seating(3).round(leader)),
        taken=(TakenTrick(Trick(Seating(3).round(0)), 0, 0),) * TRICKS_BEFORE_ENDING,
    )
    count, points = tree(deal)
    assert int(block.lines["tree"]) == count
    assert [int(word) for word in block.lines["points"].split()] == points
