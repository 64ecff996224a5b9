"""Tests of the turned card, trick and point counts, and the mark of the winning card."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from reunion_desktop.engine.cards import PACK
from reunion_desktop.engine.events import CardsDiscarded, TrickTaken
from reunion_desktop.games.reunion.options import turned_card
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.table.layout.arrangement import lies_turned
from reunion_desktop.ui.table.layout.places import Box
from reunion_desktop.ui.table.layout.table_layout import TableLayout
from reunion_desktop.ui.table.tooltips import turned_words, words_at
from reunion_desktop.ui.table.trick_count import PointsShown
from reunion_desktop.ui.table.view import TableView
from reunion_desktop.ui.words.cards import the_card
from tests.playing import TABLES
from tests.ui.table.layout.shapes import apart, corners_of, index_of
from tests.ui.table.sights import PERSON, one_deal, seen_steps

POINTS = 150
"""Points of all cards and the last trick of a deal at the usual table."""


@pytest.mark.parametrize("rules", sorted(TABLES))
def test_the_turned_card_stays_for_the_whole_deal(table: TableView, rules: str) -> None:
    """The turned card is on the badge from the first play to the score, with its taker in words."""
    for step in one_deal(rules):
        sight, deal = step.after, step.after.deal
        assert deal is not None
        table.show_table(sight)

        assert deal.turn_up == table.showing.overlay_content().turned
        words = turned_words(table.showing)
        lies = lies_turned(sight) is not None
        assert lies is words.startswith("Turned up: ")
        if not lies:
            holder = table.showing.names[deal.dealer]
            assert f"{holder} picked up {the_card(turned_card(deal))}" == words
            assert words == getattr(table.access.thing("taken up"), "name", None)


def test_nothing_is_turned_while_cards_are_dealt(table: TableView) -> None:
    """While cards are dealt no turned card is shown."""
    table.set_speed(Speed.NORMAL)
    table.perform(seen_steps()[0])

    assert table.showing.dealing
    assert table.showing.overlay_content().turned is None
    assert "" == turned_words(table.showing)


def hovered(table: TableView, box: Box) -> str:
    """Tooltip in the middle of a box."""
    at = QPoint(round(box.middle[0]), round(box.middle[1]))
    port = table.viewport()
    QApplication.sendEvent(port, QHelpEvent(QEvent.Type.ToolTip, at, port.mapToGlobal(at)))
    return QToolTip.text()


@pytest.mark.qt_log_ignore("does not support raise")  # The offscreen platform, of a tooltip.
def test_badge_and_plates_say_themselves_on_hover(table: TableView) -> None:
    """Tooltips show names and words that are elided."""
    names = ("You", "Margarethe von der hohen Warte", "Johann")
    table.set_players(names, table.showing.words)
    table.show_table(seen_steps()[-1].after)
    layout = table.showing.layout
    plate = hovered(table, layout.plate(1))
    badge = hovered(table, layout.badge)

    assert plate.startswith("Margarethe von der hohen Warte, tricks: ")
    assert ", points: " in plate
    assert " are trumps" in badge
    assert turned_words(table.showing) in badge
    assert turned_words(table.showing) == words_at(table.showing, layout.turned.x, layout.turned.y)
    assert "" == words_at(table.showing, *layout.centre.middle)


def test_points_are_counted_as_they_are_gathered(table: TableView) -> None:
    """A trick counts when it is gathered; after the last one the plates add up to all points."""
    for before, step in pairwise(seen_steps()):
        table.show_table(before.after)
        old = [plate.points for plate in table.showing.overlay_content().plates]
        taken = [event for event in step.events if isinstance(event, TrickTaken)]
        if not taken:
            continue
        table.show_table(step.after, lying=True)
        assert old == [plate.points for plate in table.showing.overlay_content().plates]
        table.gather()
        new = [plate.points for plate in table.showing.overlay_content().plates]
        deal = step.after.deal
        assert deal is not None
        if deal.over:
            assert POINTS == sum(points or 0 for points in new)
        else:
            winner, worth = deal.taken[-1].winner, deal.taken[-1].points
            assert worth == (new[winner] or 0) - (old[winner] or 0)


def test_discards_count_for_whom_they_are_known(table: TableView) -> None:
    """The player's own discards count at once, another dealer's only at the score."""
    laid = 0
    for seed in range(12):
        for step in seen_steps(seed=f"look {seed}"):
            if not any(isinstance(event, CardsDiscarded) for event in step.events):
                continue
            deal = step.after.deal
            assert deal is not None
            table.show_table(step.after)
            shown = table.showing.overlay_content().plates[deal.dealer].points
            rules = step.after.rules
            if deal.dealer == PERSON:
                assert deal.laid_away is not None
                laid += 1
                assert sum(rules.points(card, deal.order) for card in deal.laid_away) == shown
            else:
                assert 0 == shown
    assert laid


@pytest.mark.parametrize("shown", PointsShown)
def test_points_are_shown_as_preferred(table: TableView, shown: PointsShown) -> None:
    """Points of all, of the player or of no seat are shown: on plates, in words, on the trick."""
    table.set_points(shown)
    told = set()
    for step in one_deal():
        deal = step.after.deal
        assert deal is not None
        taken = any(isinstance(event, TrickTaken) for event in step.events)
        table.show_table(step.after, lying=taken)
        what = table.showing.overlay_content()
        seen = [plate.points is not None for plate in what.plates]
        assert {"all": [True] * 3, "mine": [True, False, False], "none": [False] * 3}[
            shown.value
        ] == seen
        assert seen == [", points: " in text for text in table.showing.plate_texts(what)]
        if taken:
            last = deal.taken[-1]
            assert seen[last.winner] is (what.worth is not None)
            if what.worth is not None:
                assert f"+{last.points}" == what.worth.text
                told.add(last.winner)
        else:
            assert what.worth is None

    assert {"all": {0, 1, 2}, "mine": {0}, "none": set()}[shown.value] == told


def test_the_winning_card_is_marked_until_it_is_gathered(table: TableView) -> None:
    """From the second card on the winning card is outlined, until the trick is gathered."""
    sizes = set()
    for step in one_deal():
        deal = step.after.deal
        assert deal is not None
        taken = any(isinstance(event, TrickTaken) for event in step.events)
        trick = deal.taken[-1].trick if taken else deal.trick
        table.show_table(step.after, lying=taken)
        winning = table.showing.overlay_content().winning
        sizes.add(len(trick.cards))
        if len(trick.cards) > 1:
            assert trick.cards[trick.best(deal.order)] == winning
            assert table.stage.picture[winning] == table.overlays.rimmed
        else:
            assert winning is None
            assert table.overlays.rimmed is None
        if taken:
            table.gather()
            assert table.showing.overlay_content().winning is None

    assert {0, 1, 2, 3} == sizes


def test_a_flying_card_is_not_marked(table: TableView) -> None:
    """A moving card is not outlined; the outline appears when it has landed."""
    table.set_speed(Speed.NORMAL)
    for step in seen_steps():
        deal = step.after.deal
        if deal is None or len(deal.trick.cards) != 2:
            continue
        if deal.trick.best(deal.order) == 1:
            table.show_table(step.before)
            table.perform(step)
            assert table.stage.moving
            rims = [table.overlays.rimmed]
            table.stage.finish()
            rims.append(table.overlays.rimmed)
            assert [None, table.stage.picture[deal.trick.cards[1]]] == rims
            return
    pytest.fail("No second card took the lead.")


@pytest.mark.parametrize("print_size", [1.0, 1.75])
@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (3840, 2160)], ids=str)
def test_what_a_trick_is_worth_covers_no_index(size: tuple[int, int], print_size: float) -> None:
    """The points tag lies on the winning card and overlaps no upper index of the trick."""
    layout = TableLayout(*size, print_size=print_size)
    covered = [
        (seat, other, card)
        for card in PACK
        for seat in range(3)
        for tag in (layout.worth(seat, layout.trick(seat, 0, card)),)
        for other in range(3)
        if not apart(index_of(layout.trick(other, 0, card), layout.card), corners_of(tag))
    ]
    assert [] == covered
