"""Tests of the accessible tree of the table."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reunion_desktop.engine.actions import cards_of
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.dealing.shuffle import Draw
from reunion_desktop.engine.events import CardPlayed
from reunion_desktop.engine.legal import MayDiscard, MayPlay
from reunion_desktop.engine.observe import Observation
from reunion_desktop.ui.access.accessible_tree import FEWER, MORE, PRESS, Spoken
from reunion_desktop.ui.table.view import TableView
from reunion_desktop.ui.words.access import spoken_card
from tests.ui.table import sights

SEEDS = tuple(f"spoken {number}" for number in range(3))


def things(table: TableView) -> Iterator[Spoken]:
    """All accessible objects, each followed by its children."""

    def walk(key: Hashable) -> Iterator[Spoken]:
        for each in table.access.inside(key):
            thing = table.access.thing(each)
            assert thing is not None
            yield thing
            yield from walk(each)

    yield from walk(None)


def names(table: TableView) -> list[str]:
    """Names of all accessible objects."""
    return [thing.name for thing in things(table)]


def card(table: TableView, which: Card) -> Spoken:
    """Accessible object of a card in the player's hand."""
    found = table.access.thing(("mine", which))
    assert found is not None
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_every_moment_is_told(table: TableView, seed: str) -> None:
    """Each face-up card has a name, a box within the table and its own key."""
    for step in sights.one_deal(seed=seed):
        sight = step.after
        table.show_table(sight)
        told = list(things(table))
        keys = [thing.key for thing in told]
        assert len(set(keys)) == len(keys)
        assert all(thing.name and thing.box.isValid() for thing in told)
        assert all(
            table.viewport().rect().adjusted(-30, -30, 30, 30).contains(thing.box) for thing in told
        )
        deal = sight.deal
        if deal is None:
            continue
        spoken = " ".join(thing.name for thing in told)
        open_cards = [*deal.trick.cards, *(() if deal.over else deal.hand)]
        assert [] == [each for each in open_cards if spoken_card(each, deal.order) not in spoken]


def test_the_hand_says_what_may_be_played(table: TableView) -> None:
    """An illegal card is disabled, and its name has the reason."""
    sight = sights.first(sights.with_refusals)
    table.show_table(sight)
    for each in sights.legal_cards(sight):
        told = card(table, each)
        assert told.name.endswith(", playable")
        assert (PRESS,) == told.actions
        assert not told.disabled
    for each in sights.banned_cards(sight):
        told = card(table, each)
        # The table of these tests has its own words for refusals.
        assert f", not playable: {each} " in told.name
        assert told.disabled
        assert () == told.actions


def test_a_press_plays(qtbot: QtBot, table: TableView) -> None:
    """The press action plays a legal card; on an illegal one it does nothing."""
    sight = sights.first(sights.with_refusals)
    table.show_table(sight)
    offered: list[Card] = []
    table.chosen.connect(lambda action: offered.extend(cards_of(action)))
    table.access.act(("mine", sights.banned_cards(sight)[0]), PRESS)
    assert [] == offered
    with qtbot.waitSignal(table.chosen):
        table.access.act(("mine", sights.legal_cards(sight)[0]), PRESS)
    assert sights.legal_cards(sight)[:1] == offered


def test_discards_are_picked_taken_back_and_confirmed(table: TableView) -> None:
    """Press picks a card, press again unpicks it; the button is enabled when complete."""
    sight = sights.first(sights.to_discard)
    table.show_table(sight)
    assert isinstance(sight.legal, MayDiscard)
    first, second = sight.legal.first.cards
    laid: list[CardSet] = []
    table.chosen.connect(lambda action: laid.append(cards_of(action)))
    assert card(table, first).name.endswith("can be discarded")
    button = table.access.thing("button")
    assert button is not None
    assert button.disabled

    table.access.act(("mine", first), PRESS)
    assert card(table, first).name.endswith("selected")
    # Screen readers say "not selected" of every selectable card that is not selected.
    assert not any(card(table, each).selectable for each in table.showing.row())
    table.access.act(("mine", first), PRESS)
    assert card(table, first).name.endswith("can be discarded")
    for each in (first, second):
        table.access.act(("mine", each), PRESS)
    table.access.act("button", PRESS)

    assert [CardSet.of((first, second))] == laid


@pytest.mark.parametrize("seed", SEEDS)
def test_the_table_has_no_labels_and_the_hand_no_length(table: TableView, seed: str) -> None:
    """The table has no labels and the hand is no list or group, which are read out."""
    for step in sights.one_deal(seed=seed):
        table.show_table(step.after)
        assert QAccessible.Role.StaticText not in {thing.role for thing in things(table)}
        mine = table.access.thing("mine")
        assert mine is None or mine.role is QAccessible.Role.Client


def test_others_and_trumps_are_told(table: TableView) -> None:
    """Plates, hands, badge and trick are announced with what is visible, and no more."""
    sight = sights.first(sights.of_another)
    table.show_table(sight)
    deal = sight.deal
    assert deal is not None
    said = names(table)
    turn = sight.to_act
    assert turn is not None
    name = ("You", "Margarethe", "Johann")[turn]
    assert any(text.startswith(f"{name}, tricks: ") and "to play" in text for text in said)
    assert any("right bower, the jack of" in text for text in said)
    assert any(text.startswith(f"{name} has ") for text in said)
    seat = deal.trick.seat_of(0)
    led = spoken_card(deal.trick.cards[0], deal.order)
    assert f"{('You', 'Margarethe', 'Johann')[seat]}: {led}" in said
    hidden = set(sight.rules.pack) - set(deal.hand) - set(deal.trick.cards)
    hidden -= {each for taken in deal.taken for each in taken.trick.cards}
    hidden -= {deal.turn_up, *deal.order.bowers}
    told = " ".join(said).lower()
    assert [] == [each for each in hidden if spoken_card(each, None).lower() in told]


def test_open_cards_are_told(table: TableView) -> None:
    """Each open hand is a list of cards without a press action."""
    number, sight = next(
        (number, step.before)
        for number, step in enumerate(sights.seen_steps())
        if sights.of_another(step.before)
    )
    deal = sight.deal
    assert deal is not None
    before = sights.game()[number].before.deal
    assert before is not None
    hands = before.hands
    table.show_table(sight)
    table.show_open((*hands, before.laid_away))
    for seat in (1, 2):
        told = table.access.inside(("held", seat))
        assert {("held", each) for each in hands[seat]} >= set(told)
        assert told
        for key in told:
            thing = table.access.thing(key)
            assert thing is not None
            assert () == thing.actions
            assert isinstance(key, tuple)
            assert spoken_card(key[1], deal.order) == thing.name


def test_the_cut_can_be_made(table: TableView) -> None:
    """The pack announces how many cards are lifted; its actions change that and cut."""
    table.show_table(sights.seen_steps()[0].before)
    table.ask_cut()
    cuts: list[int] = []
    table.cut.connect(cuts.append)
    pack = table.access.thing("pack")
    assert pack is not None
    assert (PRESS, MORE, FEWER) == pack.actions
    assert "Cut the pack: 16 cards" == pack.name
    table.access.act("pack", MORE)
    table.access.act("pack", MORE)
    table.access.act("pack", FEWER)
    pack = table.access.thing("pack")
    assert pack is not None
    assert "Cut the pack: 17 cards" == pack.name
    table.access.act("pack", PRESS)
    assert [17] == cuts


def test_the_draw_is_told(table: TableView) -> None:
    """Each card drawn for the first deal is announced with its player's name."""
    table.show_table(sights.seen_steps()[0].before)
    drawn = tuple(map(Card.parse, ("H7", "SA", "CK")))
    table.perform_draw(Draw((drawn,), 0))
    QTest.qWait(1)
    assert {"The draw", "You: Seven of hearts", "Johann: King of clubs"} <= set(names(table))


def test_the_focus_is_told(table: TableView, monkeypatch: pytest.MonkeyPatch) -> None:
    """The focused card has the focus while the table has it; Tab focuses a card."""
    sight = sights.first(sights.with_refusals)
    table.show_table(sight)
    monkeypatch.setattr(table, "hasFocus", lambda: True)
    assert table.access.focused() is None
    QTest.keyClick(table, Qt.Key.Key_Right)
    assert ("mine", table.showing.row()[0]) == table.access.focused()
    QTest.keyClick(table, Qt.Key.Key_Right)
    assert ("mine", table.showing.row()[1]) == table.access.focused()


def test_a_focus_that_moved_by_itself_waits_for_the_prompt(
    table: TableView, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The card beside a played one is announced with the next prompt, or at a key."""
    monkeypatch.setattr(table, "hasFocus", lambda: True)
    step, mine = next(
        (step, event.card)
        for step in sights.seen_steps()
        for event in step.events
        if isinstance(event, CardPlayed) and event.seat == 0 and played(step.after)
    )
    for tell in (table.tell_focus, lambda: QTest.keyClick(table, Qt.Key.Key_Home)):
        table.show_table(step.before)
        table.keys.take_up(mine)
        table.show_table(step.after)
        assert table.keys.card in table.showing.row()
        assert table.access.focused() is None
        tell()
        assert ("mine", table.keys.card) == table.access.focused()


def test_the_prompt_is_followed_by_a_legal_card(table: TableView) -> None:
    """A focus that moved by itself goes on to a legal card; one that was moved stays."""
    sight = sights.first(sights.with_refusals)
    table.show_table(sight)
    assert isinstance(sight.legal, MayPlay)
    illegal = next(card for card in table.showing.row() if card not in sight.legal.cards)
    table.keys.take_up(illegal)
    table.tell_focus()
    assert illegal == table.keys.card
    table.keys.silent = True
    table.tell_focus()
    assert table.keys.card in sight.legal.cards


def test_advice_is_told(table: TableView) -> None:
    """Hinted cards are announced as such."""
    sight = sights.first(sights.of_another)
    table.show_table(sight)
    mine = table.showing.row()[0]
    table.show_hint(CardSet.of((mine,)))
    assert card(table, mine).name.endswith("suggested")


def test_qt_finds_the_same(table: TableView) -> None:
    """Qt's own accessible tree has the same objects."""
    table.show_table(sights.first(sights.with_refusals))
    root = QAccessible.queryAccessibleInterface(table)
    told = [root.child(at).text(QAccessible.Text.Name) for at in range(root.childCount())]
    first = (table.access.thing(key) for key in table.access.inside(None))
    assert [thing.name for thing in first if thing is not None] == told
    assert QAccessible.Role.Grouping == root.role()
    assert "Card table" == root.text(QAccessible.Text.Name)


def played(sight: Observation) -> bool:
    """Return True if a card is in the trick."""
    return sight.deal is not None and bool(sight.deal.trick.cards)


def test_a_play_changes_what_is_told(table: TableView) -> None:
    """A played card is announced in the trick, no longer in the hand."""
    for step in sights.seen_steps():
        event = next((each for each in step.events if isinstance(each, CardPlayed)), None)
        if event is None or event.seat != 0 or not played(step.after):
            continue
        table.show_table(step.before)
        assert table.access.thing(("mine", event.card)) is not None
        table.perform(step)
        QTest.qWait(1)
        assert table.access.thing(("mine", event.card)) is None
        assert table.access.thing(("trick", event.card)) is not None
        return
    raise AssertionError


def test_a_dealer_who_lays_away_is_not_to_play(table: TableView) -> None:
    """Before the discard no player is announced as on turn to play; the dealer discards."""
    for step in sights.seen_steps():
        table.show_table(step.after)
        deal = step.after.deal
        said = table.showing.plate_texts(table.showing.overlay_content())
        turn = step.after.to_act
        if deal is not None and turn is not None and not deal.over:
            word = "to discard" if not deal.discarded else "to play"
            other = "to play" if not deal.discarded else "to discard"
            assert word in said[turn]
            assert not any(other in text for text in said)
