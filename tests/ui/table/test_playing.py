"""Tests of choosing a card by drag, click or keyboard, and of refusals."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QSize, Qt, QTimer
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication

from reunion_desktop.engine.actions import Action, PlayCard, cards_of
from reunion_desktop.engine.cards import NO_CARDS, Card, CardSet, Rank
from reunion_desktop.engine.events import CardsDiscarded, TrickTaken
from reunion_desktop.engine.legal import MayDiscard, Refusal
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.record import SeenStep
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.table.layout.hand_order import HandOrder
from reunion_desktop.ui.table.view import TableView
from tests.ui.table.sights import (
    banned_cards,
    first,
    legal_cards,
    of_another,
    seen_steps,
    to_discard,
    with_refusals,
)

Key = Qt.Key


class Heard:
    """Records every signal of a table."""

    def __init__(self, table: TableView) -> None:
        self.cards: list[Card] = []
        self.away: list[CardSet] = []
        self.cuts: list[int] = []
        self.went_on = QSignalSpy(table.went_on)
        self.clicked = QSignalSpy(table.clicked)
        self.settled = QSignalSpy(table.settled)
        self.refusals: list[Refusal] = []
        table.chosen.connect(self._chosen)
        table.cut.connect(self.cuts.append)
        table.refused.connect(self.refusals.append)

    def _chosen(self, action: Action) -> None:
        if isinstance(action, PlayCard):
            self.cards.append(action.card)
        else:
            self.away.append(cards_of(action))


@pytest.fixture
def heard(table: TableView) -> Heard:
    """The recorded signals of the table."""
    return Heard(table)


def point_of(table: TableView, card: Card) -> QPoint:
    """A visible point of a card: near its left edge, since the next card covers its right half."""
    place = table.stage.picture[card]
    return QPoint(round(place.x - 0.36 * table.card_width * place.scale), round(place.y))


def middle_of(table: TableView) -> QPoint:
    """The middle of the table."""
    x, y = table.showing.layout.centre.middle
    return QPoint(round(x), round(y))


def click(table: TableView, at: QPoint) -> None:
    """Press and release without moving."""
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)


def hover(table: TableView, at: QPoint) -> None:
    """Move to a point without a button, from a point beside it."""
    QTest.mouseMove(table.viewport(), at - QPoint(0, 1))
    QTest.mouseMove(table.viewport(), at)
    QCoreApplication.processEvents()


def drag(table: TableView, start: QPoint, end: QPoint) -> None:
    """Press, move and release elsewhere."""
    button, port = Qt.MouseButton.LeftButton, table.viewport()
    QTest.mousePress(port, button, pos=start)
    for part in (1, 2, 3):
        QTest.mouseMove(port, start + (end - start) * part / 3)
    QTest.mouseRelease(port, button, pos=end)


def press(table: TableView, *keys: Key) -> None:
    """Press keys one after another."""
    for key in keys:
        QTest.keyClick(table.viewport(), key)


@pytest.fixture
def playing(table: TableView) -> Observation:
    """An observation with legal and illegal cards, shown on the table."""
    sight = first(with_refusals)
    table.show_table(sight)
    return sight


@pytest.fixture
def discarding(table: TableView) -> Observation:
    """An observation in which the player discards, shown on the table."""
    sight = first(to_discard)
    table.show_table(sight)
    return sight


def before_ones_turn() -> Iterator[SeenStep]:
    """Plays of other players after which the player follows to the same trick."""
    for number in range(20):
        for step in seen_steps(seed=f"look {number}"):
            taken = any(isinstance(event, TrickTaken) for event in step.events)
            if of_another(step.before) and step.after.to_act == 0 and not taken:
                yield step


# Playing a card


def test_a_click_or_enter_plays_a_legal_card(
    table: TableView, heard: Heard, playing: Observation
) -> None:
    """A click on a legal card emits it; so do the arrow keys and Enter."""
    card = legal_cards(playing)[0]
    click(table, point_of(table, card))
    table.show_table(playing)
    press(table, *[Key.Key_Right] * (table.showing.row().index(card) + 1), Key.Key_Return)

    assert [card] * 2 == heard.cards
    assert 0 == heard.went_on.count()


def test_two_clicks_where_so_set(table: TableView, heard: Heard, playing: Observation) -> None:
    """With two clicks set, the first one only raises the card."""
    table.set_clicks(2)
    card = legal_cards(playing)[-1]
    click(table, point_of(table, card))
    assert [] == heard.cards
    click(table, point_of(table, card))

    assert [card] == heard.cards


def test_a_drag_plays_a_legal_card(table: TableView, heard: Heard, playing: Observation) -> None:
    """A legal card dropped over the middle is emitted, and stays where it was dropped."""
    card = legal_cards(playing)[0]
    end = middle_of(table)
    drag(table, point_of(table, card), end)

    assert [card] == heard.cards
    dropped = table.choosing.dropped[card]
    assert abs(dropped.x - end.x()) < table.card_width
    assert abs(dropped.y - end.y()) < table.card_width


def test_a_small_move_is_a_click(table: TableView, heard: Heard, playing: Observation) -> None:
    """A move shorter than the platform's drag distance counts as a click."""
    card = legal_cards(playing)[0]
    start = point_of(table, card)
    near = QApplication.styleHints().startDragDistance() - 2
    drag(table, start, start + QPoint(near, 0))

    assert [card] == heard.cards


def test_a_legal_card_let_go_over_the_hand_stays(
    table: TableView, heard: Heard, playing: Observation
) -> None:
    """A card dropped over the hand is not played."""
    card = legal_cards(playing)[0]
    start = point_of(table, card)
    drag(table, start, start + QPoint(60, 30))

    assert [] == heard.cards
    place = table.stage.picture[card]
    assert (place.x, place.y) == pytest.approx(table.stage.positions()[card], abs=1)


def test_an_illegal_card_glides_home_and_says_why(
    table: TableView, heard: Heard, playing: Observation
) -> None:
    """An illegal card can be dragged; it returns to the hand, and the refusal is shown."""
    table.set_speed(Speed.NORMAL)
    card = banned_cards(playing)[0]
    drag(table, point_of(table, card), middle_of(table))

    assert [] == heard.cards
    assert playing.legal is not None
    assert playing.legal.refusal(card) in heard.refusals
    assert table.stage.moving
    table.stage.finish()
    place = table.stage.picture[card]
    assert (place.x, place.y) == pytest.approx(table.stage.positions()[card], abs=1)
    assert 0 == heard.settled.count()


def rest(table: TableView) -> bool:
    """Wait until the hover timer ends; return whether it was running."""
    timer = table.findChild(QTimer, options=Qt.FindChildOption.FindDirectChildrenOnly)
    assert isinstance(timer, QTimer)
    waited = timer.isActive()
    assert timer.isSingleShot()
    if waited:
        timer.stop()
        timer.timeout.emit()
    return waited


def test_a_pointer_that_passes_hears_nothing(
    table: TableView, heard: Heard, playing: Observation
) -> None:
    """A refusal is shown only where the pointer has come to rest."""
    card = banned_cards(playing)[0]
    assert playing.legal is not None
    hover(table, point_of(table, card))
    assert table.choosing.told is None
    hover(table, middle_of(table))
    assert not rest(table)
    assert table.choosing.told is None

    hover(table, point_of(table, card))
    assert rest(table)
    assert playing.legal.refusal(card) == table.choosing.told
    hover(table, point_of(table, card) + QPoint(1, 1))
    assert not rest(table), "It is read already: no timer runs."
    hover(table, middle_of(table))
    assert table.choosing.told is None
    assert [] == heard.refusals, "Nothing was tried."


def test_a_pointer_that_waits_on_a_legal_card_waits_for_nothing(
    table: TableView, playing: Observation
) -> None:
    """Without a refusal to show no timer runs."""
    hover(table, point_of(table, legal_cards(playing)[0]))

    assert not rest(table)


@pytest.mark.parametrize("way", ["click", "drag", "keys"])
def test_a_try_is_answered_at_once_and_each_time(
    table: TableView, heard: Heard, playing: Observation, way: str
) -> None:
    """Each click, drag or Enter on an illegal card is refused, every time."""
    card, row = banned_cards(playing)[0], table.showing.row()
    assert playing.legal is not None
    if way == "keys":
        press(table, *[Key.Key_Right] * (row.index(card) + 1))
        assert playing.legal.refusal(card) == table.choosing.told
    for _ in range(2):
        at = point_of(table, card)
        if way == "click":
            click(table, at)
        elif way == "drag":
            drag(table, at, middle_of(table))
        else:
            press(table, Key.Key_Return)
        assert playing.legal.refusal(card) == table.choosing.told

    assert [playing.legal.refusal(card)] * 2 == heard.refusals
    assert not rest(table)


@pytest.mark.parametrize("by_key", [False, True])
def test_when_ones_turn_comes_no_refusal_is_shown(
    table: TableView, heard: Heard, *, by_key: bool
) -> None:
    """A card that has the focus or the pointer already is not explained when the turn comes."""
    step = next(step for step in before_ones_turn() if with_refusals(step.after))
    table.show_table(step.before)
    card = banned_cards(step.after)[0]
    if by_key:
        press(table, *[Key.Key_Right] * (table.showing.row().index(card) + 1))
    else:
        hover(table, point_of(table, card))
    table.perform(step)
    QCoreApplication.processEvents()

    table.clearFocus()
    table.setFocus(Qt.FocusReason.TabFocusReason)
    table.resize(table.size() + QSize(40, 40))
    assert table.choosing.told is None
    assert not rest(table)
    assert [] == heard.refusals


def test_the_last_trick_is_seen_without_a_refusal(table: TableView, playing: Observation) -> None:
    """A refusal is removed when the player looks at the last trick, on which it would lie."""
    press(table, *[Key.Key_Right] * (table.showing.row().index(banned_cards(playing)[0]) + 1))
    assert table.overlays.speech is not None
    table.show_last_trick(shown=True)
    assert table.overlays.speech is None


def test_the_keyboard_is_told_why_too(table: TableView, heard: Heard, playing: Observation) -> None:
    """Focusing an illegal card shows the refusal; Enter on it plays nothing."""
    row = table.showing.row()
    card = banned_cards(playing)[0]
    press(table, *[Key.Key_Left] * (len(row) - row.index(card)), Key.Key_Return)

    assert playing.legal is not None
    assert playing.legal.refusal(card) == heard.refusals[-1]
    assert [] == heard.cards


def test_up_and_down_lead_to_legal_cards(table: TableView, playing: Observation) -> None:
    """Down goes from legal card to legal card, up the other way."""
    legal = [card for card in table.showing.row() if card not in banned_cards(playing)]
    reached = []
    for _ in legal:
        press(table, Key.Key_Down)
        reached.append(table.keys.card)
    press(table, Key.Key_Up)
    assert legal == reached
    assert legal[-2 % len(legal)] == table.keys.card


@pytest.mark.parametrize("hinted", [False, True])
def test_enter_without_a_focused_card_focuses_a_legal_one(
    table: TableView, heard: Heard, playing: Observation, *, hinted: bool
) -> None:
    """The first Enter focuses the hinted or the first legal card; only the second plays it."""
    legal = [card for card in table.showing.row() if card in legal_cards(playing)]
    card = legal[-1 if hinted else 0]
    if hinted:
        table.show_hint(CardSet.of((card,)))
    focused = [table.keys.card]
    press(table, Key.Key_Return)
    focused.append(table.keys.card)
    assert [None, card] == focused
    assert [] == heard.cards
    press(table, Key.Key_Return)
    assert [card] == heard.cards


def test_the_focus_stays_at_the_place_of_a_played_card(
    table: TableView, playing: Observation
) -> None:
    """When the focused card has left the hand, its neighbour has the focus."""
    row = table.showing.row()
    press(table, Key.Key_Home, Key.Key_Right)
    deal = playing.deal
    assert deal is not None
    left = replace(deal, hand=deal.hand.minus(row[1]))
    table.show_table(replace(playing, deal=left, legal=None))
    assert row[2] == table.keys.card


@pytest.mark.parametrize("last", [False, True])
def test_the_focus_returns_to_a_card_taken_back(
    table: TableView, playing: Observation, *, last: bool
) -> None:
    """After an undo the card taken back has the focus, the last of the hand as well."""
    deal = playing.deal
    assert deal is not None
    card = table.showing.row()[1]
    mine = CardSet.of([card]) if last else deal.hand
    before, after = (
        replace(playing, deal=replace(deal, hand=hand), legal=legal)
        for hand, legal in ((mine, playing.legal), (mine.minus(card), None))
    )
    table.show_table(before)
    table.keys.take_up(card)
    table.show_table(after)
    assert card != table.keys.card
    table.show_table(before)
    assert card == table.keys.card


@pytest.mark.usefixtures("playing")
def test_letters_and_digits_jump_to_a_card(table: TableView) -> None:
    """A suit's letter, a rank's letter or a digit moves the focus in a cycle."""
    row = table.showing.row()
    for card in row:
        rank = "1" if card.rank.letter == "T" else card.rank.letter
        for sign in (rank, card.suit.letter):
            named = [
                other
                for other in row
                if sign in (other.suit.letter, other.rank.letter)
                or (sign == "1" and other.rank.letter == "T")
            ]
            reached = set()
            for _ in named:
                press(table, Key(ord(sign)))
                reached.add(table.keys.card)
            assert set(named) == reached


@pytest.mark.usefixtures("playing")
def test_the_focus_is_seen_only_while_the_keyboard_is_used(table: TableView) -> None:
    """The focus ring is shown for the keyboard and hidden for the pointer."""
    table.activateWindow()
    table.setFocus()
    QCoreApplication.processEvents()
    press(table, Key.Key_Right)
    assert table.overlays.shows_focus
    hover(table, point_of(table, table.showing.row()[-1]))

    assert not table.overlays.shows_focus


# Continuing


def test_space_and_a_click_go_on_when_nothing_is_to_be_chosen(
    table: TableView, heard: Heard
) -> None:
    """Without a choice a click anywhere or Space continues; with one it does not."""
    table.show_table(first(of_another))
    click(table, middle_of(table))
    press(table, Key.Key_Space)
    assert (1, 1) == (heard.clicked.count(), heard.went_on.count())

    table.show_table(first(with_refusals))
    click(table, middle_of(table))
    press(table, Key.Key_Space)
    assert (1, 1) == (heard.clicked.count(), heard.went_on.count())


def test_input_ends_a_flight_and_is_honoured(table: TableView, heard: Heard) -> None:
    """A click during an animation settles it first and then counts: no input is lost."""
    table.set_speed(Speed.NORMAL)
    step = next(s for s in seen_steps() if with_refusals(s.after) and not s.before.legal)
    card = legal_cards(step.after)[0]
    table.show_table(step.before)
    table.perform(step)
    assert table.stage.moving
    place = table.showing.picture()[card]
    click(table, QPoint(round(place.x - 0.36 * table.card_width), round(place.y)))

    assert 1 == heard.settled.count()
    assert [card] == heard.cards


def test_a_click_on_a_card_while_the_trick_lies(table: TableView, heard: Heard) -> None:
    """It takes the trick away; it plays the card only where the player leads next."""
    for leads in (False, True):
        step = next(
            s
            for s in seen_steps()
            if any(isinstance(e, TrickTaken) for e in s.events)
            and (s.after.to_act == 0) is leads
            and s.after.deal is not None
            and s.after.deal.hand
        )
        table.perform(step)
        QCoreApplication.processEvents()
        assert step.after.deal is not None
        card = next(iter(step.after.deal.hand))
        click(table, point_of(table, card))
        table.gather()
        QCoreApplication.processEvents()

        assert 1 == heard.went_on.count()
        assert ([card] if leads else []) == heard.cards


def test_a_click_out_of_turn_plays_no_card_later(table: TableView, heard: Heard) -> None:
    """A click on a card while another player is on turn does nothing."""
    step = next(before_ones_turn())
    table.show_table(step.before)
    click(table, point_of(table, legal_cards(step.after)[0]))
    table.perform(step)
    QCoreApplication.processEvents()

    assert 0 == heard.went_on.count()
    assert [] == heard.cards
    assert [] == heard.refusals


# Discarding


def two_to_lay_away(sight: Observation) -> tuple[Card, Card]:
    """Two cards that may be discarded together."""
    assert isinstance(sight.legal, MayDiscard)
    one, other = sight.legal.first.cards
    return one, other


def test_discards_picked_by_click(table: TableView, heard: Heard, discarding: Observation) -> None:
    """Two clicks pick, the button confirms; the points are shown meanwhile."""
    one, other = two_to_lay_away(discarding)
    click(table, point_of(table, one))
    click(table, point_of(table, other))
    deal = discarding.deal
    assert deal is not None
    points = sum(discarding.rules.points(card, deal.order) for card in (one, other))
    assert str(points) in table.showing.overlay_content().note
    assert [] == heard.away
    x, y = table.showing.layout.button.middle
    click(table, QPoint(round(x), round(y)))

    assert [CardSet.of((one, other))] == heard.away


def test_discards_picked_by_drag(table: TableView, heard: Heard, discarding: Observation) -> None:
    """Cards dragged to the middle are picked; dragged back they are in the hand again."""
    one, other = two_to_lay_away(discarding)
    drag(table, point_of(table, one), middle_of(table))
    drag(table, point_of(table, other), middle_of(table))
    assert [one, other] == list(table.showing.picking.cards)
    place = table.stage.picture[table.showing.row()[0]]
    drag(table, point_of(table, one), QPoint(round(place.x), round(place.y)))

    assert [other] == list(table.showing.picking.cards)
    assert [] == heard.away


def test_discards_picked_by_keyboard(
    table: TableView, heard: Heard, discarding: Observation
) -> None:
    """Enter picks the focused card; with two picked, Enter confirms."""
    for card in two_to_lay_away(discarding):
        row = table.showing.row()
        press(table, *[Key.Key_Left] * 14, *[Key.Key_Right] * row.index(card), Key.Key_Return)
    assert 2 == len(table.showing.picking.cards)
    press(table, Key.Key_Return)

    assert [CardSet.of(two_to_lay_away(discarding))] == heard.away


def test_a_pick_is_taken_back(table: TableView, heard: Heard, discarding: Observation) -> None:
    """A click on a picked card, or Escape, unpicks it; fewer than two cannot be confirmed."""
    one, other = two_to_lay_away(discarding)
    click(table, point_of(table, one))
    click(table, point_of(table, other))
    click(table, point_of(table, one))
    assert [other] == list(table.showing.picking.cards)
    press(table, Key.Key_Escape)
    assert [] == list(table.showing.picking.cards)
    x, y = table.showing.layout.button.middle
    click(table, QPoint(round(x), round(y)))

    assert [] == heard.away


def test_banned_discards_are_marked_and_say_why(table: TableView, heard: Heard) -> None:
    """Aces and bowers are dimmed; choosing one shows the refusal and picks nothing."""
    sight = first(lambda sight: to_discard(sight) and bool(banned_cards(sight)))
    table.show_table(sight)
    card = banned_cards(sight)[0]
    assert table.stage.picture[card].dim
    click(table, point_of(table, card))

    assert [] == list(table.showing.picking.cards)
    assert sight.legal is not None
    assert sight.legal.refusal(card) in heard.refusals


def test_a_third_card_is_refused(table: TableView, heard: Heard, discarding: Observation) -> None:
    """A third card cannot be picked, and the refusal is shown."""
    picked = two_to_lay_away(discarding)
    for card in picked:
        click(table, point_of(table, card))
    third = next(card for card in legal_cards(discarding) if card not in picked)
    click(table, point_of(table, third))

    assert picked == table.showing.picking.cards
    refusal = heard.refusals[-1]
    assert refusal is not None
    assert "enough" == refusal.duty.value


def test_discards_travel_from_where_they_were_picked(table: TableView, heard: Heard) -> None:
    """The two cards move from the middle of the table to the dealer's side."""
    step = next(
        s
        for s in seen_steps()
        if to_discard(s.before) and any(isinstance(e, CardsDiscarded) for e in s.events)
    )
    event = step.events[0]
    assert isinstance(event, CardsDiscarded)
    assert event.cards is not None
    table.set_speed(Speed.NORMAL)
    table.show_table(step.before)
    for card in event.cards:
        click(table, point_of(table, card))
    places = {card: table.stage.picture[card] for card in event.cards}
    table.choosing.confirm()
    assert [event.cards] == heard.away
    table.perform(step)
    flying = {m.face: m.start for m in table.stage.motions if m.face in places}

    assert {card: (p.x, p.y) for card, p in places.items()} == {
        card: (start.x, start.y) for card, start in flying.items()
    }


# The cut


def test_the_cut_by_click(table: TableView, heard: Heard) -> None:
    """A click cuts at its place: at least one card, never all."""
    table.show_table(seen_steps()[0].before)
    for x, wanted in ((0, 1), (table.width() - 1, 31)):
        table.ask_cut()
        click(table, QPoint(x, middle_of(table).y()))
        assert wanted == heard.cuts[-1]


def test_the_cut_by_keyboard(table: TableView, heard: Heard) -> None:
    """Arrows move the cut from the middle of the pack, Enter cuts."""
    table.show_table(seen_steps()[0].before)
    table.ask_cut()
    press(table, Key.Key_Right, Key.Key_Right, Key.Key_Left, Key.Key_Return)

    assert [17] == heard.cuts


@pytest.mark.usefixtures("playing")
def test_own_order_by_dragging(table: TableView, heard: Heard) -> None:
    """In the player's own order a card stays where it was dropped in the hand."""
    table.set_hand_order(HandOrder.OWN)
    row = table.showing.row()
    target = table.stage.picture[row[-1]]
    start = point_of(table, row[0])
    end = QPoint(round(target.x + 0.3 * table.card_width), start.y() + 4)
    drag(table, start, end)

    assert (*row[1:], row[0]) == table.showing.row()
    assert [] == heard.cards


def test_cards_that_may_not_be_added_to_a_discard_are_not_raised(table: TableView) -> None:
    """Where one ten is allowed, the others are dimmed once it is picked."""
    sight = first(_with_two_tens)
    table.show_table(sight)
    tens = [card for card in legal_cards(sight) if card.rank is Rank.TEN]
    assert not any(table.showing.picture()[card].dim for card in tens)
    table.choosing.choose(tens[0])
    assert all(table.showing.picture()[card].dim for card in tens[1:])
    table.show_hint(NO_CARDS, chosen=CardSet.of(tens))
    other = next(card for card in legal_cards(sight) if card not in tens)
    table.choosing.choose(other)
    assert _is_ready(table)
    # An answer that was given is not asked for again.
    table.show_hint(NO_CARDS, chosen=CardSet.of((tens[0], other)))
    assert not _is_ready(table)


def _is_ready(table: TableView) -> bool:
    button = table.access.thing("button")
    return button is not None and not button.disabled


def _with_two_tens(sight: Observation) -> bool:
    legal = sight.legal
    tens = [] if legal is None else [card for card in legal.cards if card.rank is Rank.TEN]
    return isinstance(legal, MayDiscard) and legal.max_tens == 1 and len(tens) > 1
