"""A player who sits out looks into one hand per deal; nothing else changes."""

from __future__ import annotations

from itertools import count

import pytest
from PySide6.QtCore import QCoreApplication

from reunion_desktop.ai.player import Player
from reunion_desktop.ai.random_player import RandomPlayer
from reunion_desktop.engine.actions import Action
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.dealing.shuffle import draw_for_deal
from reunion_desktop.engine.observe import Observation
from reunion_desktop.games.ekart.rules import KINGS
from reunion_desktop.match.game_flow import PERSON, Wait
from reunion_desktop.match.opening import by_draw
from tests.match.house import House

FOUR = ("I", "A", "B", "C")
SEED = next(
    seed
    for seed in map(str, count(1))
    if draw_for_deal(KINGS, seed).dealer == KINGS.seating.forehand(PERSON)
)
"""With this seed the player is king in the first deal."""


@pytest.fixture
def house(qapp: QCoreApplication) -> House:  # noqa: ARG001 - clocks need an application.
    """A table without a game."""
    return House()


def minds(seed: str, game: int) -> dict[int, Player]:
    """Simple computer players: three opponents and an adviser."""
    return {seat: RandomPlayer(f"{seed}-{game}-{seat}") for seat in range(4)}


def sit_down(house: House, *, practice: bool = False) -> list[tuple[CardSet | None, ...]]:
    """Four begin; answers where what lies open is noted."""
    seen: list[tuple[CardSet | None, ...]] = []
    house.flow.open_hands.connect(seen.append)
    house.flow.begin(by_draw(KINGS, FOUR, SEED, practice=practice), minds)
    return seen


def as_king(house: House) -> None:
    """Play on until the player sits out and two tricks are taken."""

    def there() -> bool:
        deal = house.session.match.deal
        if deal is None or deal.phase is None or PERSON in deal.trick.seats:
            return False
        return len(deal.taken) == 2

    house.run(there)


def test_a_king_sees_one_hand_until_the_deal_is_over(house: House) -> None:
    """One of three hands is open, and shrinks as it is played."""
    seen = sit_down(house)
    as_king(house)
    choice = house.flow.to_look_into
    match = house.session.match
    assert match.deal is not None
    assert match.deal.trick.seats == choice
    assert PERSON not in choice
    assert () == seen[-1]
    other = next(seat for seat in choice if seat != match.deal.dealer)
    house.flow.look_into(other)
    sizes: list[int] = []

    def over() -> bool:
        hands = seen[-1]
        hand = hands[other] if hands else None
        if hand is not None:
            assert [hand is each for each in hands].count(True) == 1
            assert all(each is None for each in hands if each is not hand)
            sizes.append(len(hand))
        return len(house.session.match.lines) > len(match.lines)

    house.run(over)
    assert list(range(8, -1, -1)) == sorted(set(sizes), reverse=True)
    assert sizes == sorted(sizes, reverse=True)


def test_the_first_choice_stands_for_its_deal_alone(house: House) -> None:
    """Only one hand per deal can be chosen; in the next deal all are hidden."""
    seen = sit_down(house)
    as_king(house)
    deal = house.session.match.deal
    assert deal is not None
    first = deal.dealer
    second = next(seat for seat in house.flow.to_look_into if seat != first)
    house.flow.look_into(first)
    # The discards were the dealer's hand, too.
    assert (deal.hands[first], deal.laid_away) == (seen[-1][first], seen[-1][-1])
    before = seen[-1]
    house.flow.look_into(second)
    assert before == seen[-1]
    assert () == house.flow.to_look_into
    lines = len(house.session.match.lines)
    house.run(lambda: len(house.session.match.lines) > lines)
    house.run(lambda: seen[-1] == ())
    house.run(lambda: house.flow.observation.legal is not None)
    assert () == seen[-1]


def test_who_plays_looks_into_no_hand(house: House) -> None:
    """Neither into another's, nor does a king look into one that is not dealt in."""
    seen = sit_down(house)
    as_king(house)
    house.flow.look_into(PERSON)
    house.run(lambda: house.flow.observation.legal is not None)
    assert () == house.flow.to_look_into
    for seat in range(4):
        house.flow.look_into(seat)
    assert [()] == list(dict.fromkeys(seen))


def test_in_practice_nothing_is_to_be_chosen(house: House) -> None:
    """All hands lie open already."""
    seen = sit_down(house, practice=True)
    as_king(house)
    assert () == house.flow.to_look_into
    house.flow.look_into(1)
    assert None not in seen[-1]


def test_no_mind_and_no_record_learns_of_it(house: House) -> None:
    """The same evening with a look and without: the same questions, the same decisions."""

    def evening(each: House, *, looks: bool) -> tuple[list[Observation], tuple[Action, ...]]:
        sit_down(each)
        asked: list[Observation] = []
        if looks:
            each.flow.may_look.connect(
                lambda seats: each.flow.look_into(seats[0]) if seats else None
            )

        def over() -> bool:
            if each.oracle.question is not None and each.oracle.question[1] not in asked[-1:]:
                asked.append(each.oracle.question[1])
            return each.session.match.settlement is not None

        each.run(over)
        return asked, each.session.record.actions

    looked: list[int] = []
    house.flow.looked.connect(lambda seat, _hand: looked.append(seat))
    there = evening(house, looks=True)
    assert looked
    assert evening(House(), looks=False) == there


def test_a_king_skips_to_the_end_of_the_deal(house: House) -> None:
    """A king may skip the rest of the deal; a player may not, and the next deal is shown again."""
    sit_down(house)
    skippable: list[bool] = []
    skipping: list[bool] = []
    house.flow.skippable.connect(skippable.append)
    house.flow.skipping.connect(skipping.append)
    as_king(house)
    house.flow.set_pace(None, 3_600_000)
    assert skippable[-1]
    house.flow.skip()
    while house.flow.wait is not Wait.DEAL:
        assert house.table.settle() or house.oracle.answer()
    assert [True, False] == skipping
    house.flow.set_pace(0, 0)
    house.run(lambda: house.flow.observation.legal is not None)
    house.flow.skip()
    assert [True, False] == skipping
