"""Calls at a table: groups of calls; a call that names one of many cards takes two steps."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import PACK, Card, Rank, Suit
from reunion_desktop.engine.legal import MayAnnounce
from reunion_desktop.engine.observe import observe
from reunion_desktop.games.ekart.options import demand
from reunion_desktop.games.ekart.rules import GREAT
from reunion_desktop.games.skat.options import declarations
from reunion_desktop.ui.calls.caller import Caller
from reunion_desktop.ui.calls.offer import BACK, CallOffer, folded, unfolded
from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.games.ekart.words import EkartWords
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.look.theme import Theme
from reunion_desktop.ui.table.view import TableView
from reunion_desktop.ui.words.table import TableWords
from tests.playing import random_steps

MANY = tuple(demand(card) for card in PACK[:22])
SUITS = tuple(Call("trump", suit) for suit in Suit)
IN_HEARTS = tuple(demand(card, Suit.HEARTS) for card in PACK[:22])


class AllOrCard(EkartWords):
    """Asks another question in each step."""

    def asked(self, calls: Sequence[Call]) -> str | None:
        """The question of a step."""
        return "All ten?" if PASS in calls else "Which card?"


@pytest.fixture
def caller(qtbot: QtBot) -> Caller:
    """Caller at its own table."""
    table = TableView(CardPictureCache(Theme()), str, TableWords.translated(), Speed.NONE)
    qtbot.addWidget(table)
    table.resize(960, 600)
    return Caller(table)


def test_suits_stand_before_words() -> None:
    """Calls with a suit form a group, before plain words."""
    found = CallOffer((PASS, *SUITS)).groups

    assert [SUITS, (PASS,)] == [group.calls for group in found]
    assert not any(group.stepper for group in found)


def test_numbers_are_stepped_through_from_the_lowest() -> None:
    """Several numbers are one group that shows one at a time; a single number is a word."""
    numbers = tuple(Call("", number=value) for value in (20, 18, 22))
    stepped = CallOffer((PASS, *numbers)).groups[0]

    assert stepped.stepper
    assert [18, 20, 22] == [call.number for call in stepped.calls]
    assert [(numbers[0], PASS)] == [g.calls for g in CallOffer((PASS, numbers[0])).groups]


def test_levels_of_a_call_stand_side_by_side() -> None:
    """The plain call comes first, and none of them is stepped through."""
    levels = tuple(Call("grand", number=level) for level in (None, 1, 2, 3))
    (group,) = CallOffer(levels).groups
    assert (levels, False) == (group.calls, group.stepper)


def test_an_empty_offer_is_none() -> None:
    """An empty offer has no groups."""
    assert not CallOffer()
    assert () == CallOffer().groups


def test_many_cards_are_folded_up() -> None:
    """Calls with many cards are folded by suit; calls with a few cards are not."""
    assert (PASS, Call("staubaus")) == folded((PASS, *MANY))
    once = (PASS, Call("staubaus"), Call("staubaus", Suit.HEARTS))
    assert once == folded((PASS, *MANY, *IN_HEARTS))
    assert (PASS, *MANY[:3]) == folded((PASS, *MANY[:3]))


def test_the_cards_of_a_suit_stand_below_what_is_said_with_them() -> None:
    """The cards of a suit are a group, with the suit in its title."""
    (cards, rest) = CallOffer((*IN_HEARTS, BACK)).groups
    assert (Call("staubaus", Suit.HEARTS), IN_HEARTS) == (cards.title, cards.calls)
    assert (BACK,) == rest.calls


def test_a_card_is_named_in_the_second_step(caller: Caller, qtbot: QtBot) -> None:
    """The first step chooses the call, the second the card; nothing is announced before."""
    caller.attend(MayAnnounce(1, (PASS, *MANY)))
    assert (PASS, Call("staubaus")) == caller.bar.offered.calls
    with qtbot.assertNotEmitted(caller.chosen):
        caller.bar.press(Call("staubaus"))
    assert (*MANY, BACK) == caller.bar.offered.calls
    with qtbot.waitSignal(caller.chosen) as chosen:
        caller.bar.press(MANY[4])
    assert [Announce(1, MANY[4])] == chosen.args


def test_cards_stand_by_the_trumps_considered(qtbot: QtBot) -> None:
    """In Great Ekart a Staubaus in another suit puts its four matadors and its trumps first."""
    dealt = next(step.after for step in random_steps(GREAT, "order") if step.after.deal)
    table = TableView(CardPictureCache(Theme()), str, TableWords.translated(), Speed.NONE)
    qtbot.addWidget(table)
    words = words_of("ekart")
    table.set_players(("Me", "Anna", "Karl"), TableWords.translated(words))
    table.show_table(observe(dealt, 1))
    caller = Caller(table)
    caller.speak(words)
    assert dealt.deal
    suit = next(each for each in Suit if each != dealt.deal.order.trump)
    calls = tuple(demand(card, suit) for card in PACK)
    caller.attend(MayAnnounce(1, (PASS, *calls)))
    caller.bar.press(Call("staubaus", suit))
    first = [call.card for call in caller.bar.offered.groups[0].calls[:5]]
    assert [*GREAT.order(suit).bowers, Card(suit, Rank.ACE)] == first


def test_a_game_with_levels_is_declared_in_two_steps(caller: Caller, qtbot: QtBot) -> None:
    """The first step chooses the game, the second its level, alone or not; then a way back."""
    games = declarations(hand=True)
    caller.attend(MayAnnounce(1, games))
    first = caller.bar.offered.calls
    assert 6 == len(first)
    assert not any(call.number for call in first)
    with qtbot.assertNotEmitted(caller.chosen):
        caller.bar.press(first[0])
    levels = tuple(call for call in games if call.game == first[0])
    assert (*levels, BACK) == caller.bar.offered.calls
    with qtbot.waitSignal(caller.chosen) as chosen:
        caller.bar.press(levels[0])
    assert [Announce(1, first[0])] == chosen.args


def test_a_hint_marks_the_game_and_then_its_level(caller: Caller) -> None:
    """The advised call is marked in both steps; the next decision has no mark."""
    games = declarations(hand=True)
    advised = games[1]
    caller.attend(MayAnnounce(1, games))
    caller.advise(advised)
    assert [True] == [each.advised for each in caller.bar.buttons[:1]]
    caller.bar.press(advised.game)
    assert [False, True] == [each.advised for each in caller.bar.buttons[:2]]
    caller.attend(MayAnnounce(1, (PASS, Call("", number=18))))
    assert not any(each.advised for each in caller.bar.buttons)


def test_a_game_without_levels_is_confirmed_where_others_have_some(caller: Caller) -> None:
    """With the skat only Null has a level, but every game has a second step; a bid has none."""
    games = declarations(hand=False)
    assert all(unfolded(call, games) for call in folded(games))
    bids = (PASS, Call("", number=18), Call("", number=20))
    assert bids == folded(bids)
    assert not any(unfolded(call, bids) for call in bids)
    caller.attend(MayAnnounce(1, games))
    assert not caller.go_back()
    caller.bar.press(games[0])
    assert caller.go_back()
    assert folded(games) == caller.bar.offered.calls
    caller.bar.press(games[0])
    QTest.keyClick(caller.bar, Qt.Key.Key_Escape)
    assert folded(games) == caller.bar.offered.calls


def test_each_step_asks_its_own_question(caller: Caller, qtbot: QtBot) -> None:
    """Each step has its question as title; the way back shows the first calls again."""
    caller.speak(AllOrCard())
    caller.attend(MayAnnounce(1, (PASS, *MANY)))
    assert ["All ten?"] == [label.text() for label in caller.bar.findChildren(QLabel)]
    with qtbot.waitSignal(caller.asked) as asked:
        caller.bar.press(Call("staubaus"))
    assert [MayAnnounce(1, (*MANY, BACK))] == asked.args
    assert ["Which card?"] == [label.accessibleName() for label in caller.bar.findChildren(QLabel)]
    with qtbot.waitSignal(caller.asked) as asked, qtbot.assertNotEmitted(caller.chosen):
        caller.bar.press(BACK)
    assert (PASS, Call("staubaus")) == caller.bar.offered.calls
    assert [MayAnnounce(1, (PASS, Call("staubaus")))] == asked.args
