"""Tests of the table view: showing observations and steps, and the signal ``settled``."""

from __future__ import annotations

import sys
from dataclasses import replace

import pytest
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QRectF, QTimer, QVariantAnimation
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QGraphicsPixmapItem
from pytestqt.qtbot import QtBot

from reunion_desktop.bench.frames import frame_times
from reunion_desktop.engine.cards import PACK, WHOLE_PACK, CardSet
from reunion_desktop.engine.dealing.shuffle import draw_for_deal
from reunion_desktop.engine.events import CardPlayed, CardsDealt, TrickTaken
from reunion_desktop.engine.record import SeenStep
from reunion_desktop.ui.cards.paint import layers
from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.look.palettes import Cloth
from reunion_desktop.ui.look.theme import Theme
from reunion_desktop.ui.table.layout.arrangement import arrange
from reunion_desktop.ui.table.layout.places import ASPECT, Back, Zone
from reunion_desktop.ui.table.view import TableView
from reunion_desktop.ui.table.view_model import Highlighting
from reunion_desktop.ui.words.table import TableWords
from tests.ui.table.sights import (
    at_home,
    first,
    legal_cards,
    one_deal,
    rules_of,
    seen_steps,
    with_refusals,
)


def settle(table: TableView) -> None:
    """Process one queued event."""
    QCoreApplication.processEvents()
    assert not table.stage.moving


@pytest.mark.parametrize("rules", ["rhineland", "francais", "wikipedia"])
def test_settled_once_for_every_step(table: TableView, rules: str) -> None:
    """Each step and each gathering settles exactly once, with all cards in place."""
    for step in one_deal(rules):
        count = QSignalSpy(table.settled)
        table.perform(step)
        settle(table)
        assert 1 == count.count()
        assert at_home(table)
        if any(isinstance(event, TrickTaken) for event in step.events):
            table.gather()
            settle(table)
            assert 2 == count.count()
            assert at_home(table)


def test_an_empty_plan_is_settled_too(table: TableView) -> None:
    """Gathering without a trick, and a step without motions, settle once."""
    step = seen_steps()[3]
    table.show_table(step.before)
    count = QSignalSpy(table.settled)
    table.gather()
    settle(table)
    assert 1 == count.count()

    table.perform(SeenStep(step.before, (), step.before))
    settle(table)
    assert 2 == count.count()


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4, 5, 6])
def test_a_flight_that_is_looked_at_settles_once(table: TableView, number: int) -> None:
    """An animated step settles once, at its end."""
    table.set_speed(Speed.NORMAL)
    count = QSignalSpy(table.settled)
    step = seen_steps()[number]
    table.show_table(step.before)
    table.perform(step)
    flight = table.stage.flight
    assert QAbstractAnimation.State.Running is flight.state()
    for part in range(0, 100, 7):
        flight.setCurrentTime(flight.duration() * part // 100)
        assert 0 == count.count()
    flight.setCurrentTime(flight.duration())
    QCoreApplication.processEvents()

    assert 1 == count.count()
    assert at_home(table)


def test_a_short_flight_after_a_long_one_is_seen(table: TableView) -> None:
    """After a long deal a single card is still animated: halfway it is between its places."""
    table.set_speed(Speed.NORMAL)
    steps = seen_steps()
    table.perform(steps[0])
    flight = table.stage.flight
    flight.setCurrentTime(flight.duration() - 8)
    table.stage.finish()
    step = next(s for s in steps if s.before.to_act == 0 and s.before.legal is not None)
    event = step.events[0]
    assert isinstance(event, CardPlayed)
    table.show_table(step.before)
    start = table.stage.positions()[event.card]
    table.perform(step)
    flight.setCurrentTime(flight.duration() // 3)
    end = table.stage.picture[event.card]
    now = table.stage.positions()[event.card]

    assert min(start[1], end.y) + 5 < now[1] < max(start[1], end.y) - 5


def test_a_second_step_settles_the_first(table: TableView) -> None:
    """A step during the one before ends that; each settles once."""
    table.set_speed(Speed.NORMAL)
    steps = seen_steps()
    count = QSignalSpy(table.settled)
    table.show_table(steps[3].before)
    table.perform(steps[3])
    table.perform(steps[4])
    assert 1 == count.count()

    table.stage.finish()
    assert 2 == count.count()
    assert at_home(table)


def test_the_trick_lies_until_it_is_gathered(table: TableView) -> None:
    """After the step that completes a trick its three cards lie in the middle."""
    step = next(s for s in seen_steps() if any(isinstance(e, TrickTaken) for e in s.events))
    deal = step.after.deal
    assert deal is not None
    trick = deal.taken[-1]
    table.perform(step)
    settle(table)
    assert set(trick.trick.cards) <= set(table.stage.picture)

    table.gather()
    settle(table)
    assert not set(trick.trick.cards) & set(table.stage.picture)
    assert Back(Zone.WON, trick.winner, 0) in table.stage.picture


def test_the_last_trick_can_be_looked_at_as_long_as_is_set(table: TableView) -> None:
    """A last trick that is shown lies in the middle, cards of the next before their players.

    It is shown until the player has played to the next one, or until that one is led.
    """
    steps = seen_steps()
    index = next(
        i
        for i, s in enumerate(steps)
        if any(isinstance(e, TrickTaken) and e.winner == 2 for e in s.events)
    )
    deal = steps[index].after.deal
    assert deal is not None
    cards = set(deal.taken[-1].trick.cards)
    table.show_table(steps[index].after)
    assert not cards & set(table.stage.picture)
    table.show_last_trick(shown=True)
    assert cards <= set(table.stage.picture)
    table.show_last_trick(shown=False)
    assert not cards & set(table.stage.picture)

    late = [False, False]
    for step in steps[index + 1 : index + 3]:
        deal = step.after.deal
        assert deal is not None
        current = set(deal.trick.cards)
        own = 0 in map(deal.trick.seat_of, range(len(current)))
        for number, until_played in enumerate((True, False)):
            table.set_looks_back(until_played=until_played)
            table.show_table(step.after)
            table.show_last_trick(shown=True)
            shown = set(table.stage.picture)
            late[number] = own if until_played else True
            assert current <= shown
            assert (not cards & shown) if late[number] else cards <= shown
            middle = table.showing.layout.trick_box
            xs = [table.stage.picture[card].x for card in current]
            assert late[number] is all(middle.x < x < middle.right for x in xs)
    assert [True, True] == late


def test_the_last_trick_stays_while_others_play(table: TableView) -> None:
    """The last trick that is looked at stays while others play, until the player has played."""
    steps = seen_steps()
    index = next(
        i
        for i, s in enumerate(steps)
        if any(isinstance(e, TrickTaken) and e.winner == 2 for e in s.events)
    )
    deal = steps[index].after.deal
    assert deal is not None
    cards = set(deal.taken[-1].trick.cards)
    table.show_table(steps[index].after)
    table.show_last_trick(shown=True)
    looks = []
    for step in steps[index + 1 : index + 3]:
        table.perform(step)
        settle(table)
        deal = step.after.deal
        assert deal is not None
        assert set(deal.trick.cards) <= set(table.stage.picture)
        looks.append(cards <= set(table.stage.picture))
    assert [True, False] == looks


def test_the_draw_and_the_cut(table: TableView) -> None:
    """The draw settles once with its cards on the table; the cut shows the whole pack."""
    count = QSignalSpy(table.settled)
    draw = draw_for_deal(rules_of("rhineland"), "somebody")
    table.show_table(seen_steps()[0].before)
    table.perform_draw(draw)
    settle(table)
    assert 1 == count.count()
    assert set(draw.rounds[0]) <= set(table.stage.picture)

    table.ask_cut()
    assert 32 == len(table.stage.picture)
    table.perform(seen_steps()[0])
    settle(table)
    assert at_home(table)


def test_idle_means_that_no_timer_runs(table: TableView) -> None:
    """After settling no animation and no timer runs."""
    table.set_speed(Speed.NORMAL)
    table.perform(seen_steps()[0])
    table.stage.finish()
    settle(table)

    assert not any(timer.isActive() for timer in table.findChildren(QTimer))
    flights = table.scene().findChildren(QVariantAnimation)
    assert 1 == len(flights)
    assert QAbstractAnimation.State.Stopped is flights[0].state()


def test_plates_say_who_deals_and_whose_turn_it_is(table: TableView) -> None:
    """The plate on turn glows, the dealer's has the button, thinking is marked."""
    step = seen_steps()[0]
    deal = step.after.deal
    assert deal is not None
    table.show_table(step.after)
    table.set_thinking(2)
    plates = table.showing.overlay_content().plates

    assert [seat == deal.dealer for seat in range(3)] == [plate.dealer for plate in plates]
    assert [seat == step.after.to_act for seat in range(3)] == [p.on_turn for p in plates]
    assert [False, False, True] == [plate.thinking for plate in plates]
    table.set_thinking(-1)
    assert not any(plate.thinking for plate in table.showing.overlay_content().plates)


def test_the_table_is_named(table: TableView) -> None:
    """The table has a name but no description, which screen readers would repeat."""
    table.show_table(seen_steps()[0].after)
    table.set_thinking(2)
    assert TableWords.translated().table == table.accessibleName()
    assert not table.accessibleDescription()


def test_the_trump_stays_in_sight_once_it_is_turned(table: TableView) -> None:
    """While cards are dealt no trumps are shown; then the badge stays until the next deal."""
    table.set_speed(Speed.NORMAL)
    for step in seen_steps()[:30]:
        table.perform(step)
        dealt = any(isinstance(event, CardsDealt) for event in step.events)
        assert dealt is (table.showing.overlay_content().order is None)
        table.stage.finish()
        assert table.showing.overlay_content().order is not None


def test_bowers_are_crowned(table: TableView) -> None:
    """The two bowers are marked wherever they lie face up, and no other card is."""
    crowned = 0
    for step in seen_steps():
        deal = step.after.deal
        assert deal is not None
        table.show_table(step.after)
        for key, place in table.stage.picture.items():
            assert (key in deal.order.bowers) is place.crowned
            crowned += place.crowned
    assert crowned > 10


def test_a_hint_leaves_the_index_free(table: TableView, faces: CardPictureCache) -> None:
    """In the smallest window, too, the outline goes around a card, not over its index."""
    table.resize(540, 470)
    sight = first(with_refusals)
    table.show_table(sight)
    table.grab()
    faces.finish()
    card = legal_cards(sight)[0]
    place, wide = table.stage.picture[card], table.showing.layout.card
    left, top = place.x - wide / 2, place.y - wide * ASPECT / 2
    index = QRectF(left + 0.05 * wide, top + 0.08 * wide, 0.2 * wide, 0.4 * wide).toRect()
    around = index.adjusted(-8, -8, 0, 0)
    plain = table.grab(index).toImage(), table.grab(around).toImage()
    table.show_hint(CardSet.of((card,)))
    assert plain[0] == table.grab(index).toImage()
    assert plain[1] != table.grab(around).toImage()


def test_highlighting(table: TableView) -> None:
    """Legal cards are highlighted always, while the hand is hovered, or never."""
    sight = first(with_refusals)
    table.show_table(sight)
    card = legal_cards(sight)[0]

    def dimmed() -> bool:
        return any(place.dim for place in table.stage.picture.values())

    assert dimmed()
    table.set_highlighting(Highlighting.NEVER)
    assert not dimmed()
    table.set_highlighting(Highlighting.HOVER)
    assert not dimmed()
    table.point_at(card)
    assert dimmed()
    table.point_at(None)
    assert not dimmed()


def test_another_theme_is_seen_at_once(table: TableView) -> None:
    """A change of theme updates cloth and cards at once."""
    theme = Theme()
    table.retheme(theme)
    table.show_table(seen_steps()[0].after)
    green = table.grab().toImage()
    table.retheme(Theme(cloth=Cloth.OXBLOOD, back="braid", four_colours=True))
    table.faces.finish()
    red = table.grab().toImage()
    table.retheme(theme)
    table.faces.finish()

    middle = green.rect().center()
    assert green.pixelColor(middle).green() > green.pixelColor(middle).red()
    assert red.pixelColor(middle).red() > red.pixelColor(middle).green()
    assert at_home(table)


@pytest.mark.parametrize(
    "other",
    [Theme(design="german"), Theme(design="large"), Theme(four_colours=True), Theme(back="braid")],
    ids=["german", "large", "four colours", "braid"],
)
def test_another_pack_is_seen_at_once_everywhere(qtbot: QtBot, other: Theme) -> None:
    """A change of the pack updates all cards, as at a table that had that pack before."""
    seen = []
    step = next(s for s in seen_steps()[20:] if s.after.deal and len(s.after.deal.trick.cards) == 2)
    for first_theme in (Theme(), other):
        view = TableView(CardPictureCache(first_theme), str, TableWords.translated(), Speed.NONE)
        qtbot.addWidget(view)
        view.resize(700, 480)
        view.show()
        view.show_table(step.after)
        view.grab()
        view.faces.finish()
        view.retheme(other)
        view.faces.finish()
        seen.append(view.grab().toImage())
        view.close()

    assert seen[0] == seen[1]


def test_the_cards_drawn_are_those_of_the_game(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sixes are drawn for the deal only in games with sixes."""
    drawn: list[str] = []

    def note(name: str, theme: Theme) -> tuple[tuple[str, str | None], ...]:
        drawn.append(name)
        return layers(name, theme)

    monkeypatch.setattr("reunion_desktop.ui.cards.render_pool.layers", note)
    sight = seen_steps()[0].after
    view = TableView(CardPictureCache(Theme()), str, TableWords.translated(), Speed.NONE)
    qtbot.addWidget(view)
    view.resize(500, 400)
    view.show()
    for pack, wanted in ((PACK, set()), (WHOLE_PACK, {"C6", "D6", "H6", "S6"})):
        view.show_table(replace(sight, rules=replace(sight.rules, pack=pack)))
        view.grab()
        QCoreApplication.processEvents()
        view.faces.finish()
        assert len(pack) == view.showing.pack
        assert wanted == {name for name in drawn if name.endswith("6")}
    assert {str(card) for card in WHOLE_PACK} <= set(drawn)


def test_other_words_are_spoken_at_once(table: TableView) -> None:
    """A change of language updates the plates and the accessible names."""
    table.show_table(seen_steps()[0].after)
    words = TableWords.translated()._replace(table="Kartentisch", lay_away="Drücken")
    table.set_players(table.showing.names, words)

    assert "Kartentisch" == table.accessibleName()
    assert words is table.showing.words


def test_opponents_cards_are_counted_not_known(table: TableView) -> None:
    """Every card in another's hand is a back; their number is right."""
    for step in seen_steps()[:40]:
        deal = step.after.deal
        assert deal is not None
        picture = arrange(step.after, table.showing.setting())
        for seat in (1, 2):
            backs = [
                key
                for key in picture
                if isinstance(key, Back)
                and key.seat == seat
                and key.zone in (Zone.HAND, Zone.TALON)
            ]
            turned = int(seat == deal.dealer and deal.on_table is not None)
            assert deal.held[seat] == len(backs) + turned


@pytest.mark.usefixtures("qapp")
def test_moving_cards_leaves_none_alone() -> None:
    """PySide6 6.12 on Python 3.11 loses a reference to None with each call; this one does not."""
    item = QGraphicsPixmapItem()
    before = sys.getrefcount(None)
    for number in range(20_000):
        item.setPos(number, number)

    assert abs(sys.getrefcount(None) - before) < 200


def test_frames_can_be_timed(table: TableView) -> None:
    """The frame timing for the benchmark has one time per frame, and leaves no card behind."""
    table.show_table(seen_steps()[0].after)
    before = len(table.scene().items())
    times = frame_times(table, 10, 5)

    assert 5 == len(times)
    assert all(time > 0 for time in times)
    assert before == len(table.scene().items())


def test_a_closed_table_hears_of_no_faces(qtbot: QtBot, faces: CardPictureCache) -> None:
    """Pictures rendered after their table was closed have no effect."""
    view = TableView(faces, str, TableWords.translated(), Speed.NONE)
    qtbot.addWidget(view)
    view.resize(1111, 777)
    view.show()
    view.show_table(seen_steps()[0].after)
    view.close()
    view.deleteLater()
    QTest.qWait(0)
    faces.finish()
    assert faces.complete
