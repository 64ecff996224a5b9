"""Tests of tables with four and six players: games with many calls, shown by the view."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reunion_desktop.engine.calls import PASS
from reunion_desktop.engine.cards import FACE_DOWN, Card
from reunion_desktop.engine.events import CardsAdded, CardsDealt, TrickTaken
from reunion_desktop.engine.game import GameRules
from reunion_desktop.engine.legal import MayAnnounce
from reunion_desktop.engine.observe import DealObservation
from reunion_desktop.engine.record import SeenStep, seen_step
from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.games import GAMES as RELATIVES
from reunion_desktop.games.hindersche.rules import PAGAT as SLATE
from reunion_desktop.games.hunsruecker.options import ACCEPT
from reunion_desktop.games.skat.rules import ISKO
from reunion_desktop.ui.access.accessible_tree import Spoken
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.look.durations import PACES, Speed
from reunion_desktop.ui.table.layout.arrangement import Setting, arrange
from reunion_desktop.ui.table.layout.places import Back, Zone, is_held
from reunion_desktop.ui.table.layout.seat_positions import SeatPositions
from reunion_desktop.ui.table.layout.sides import heap_of
from reunion_desktop.ui.table.layout.table_layout import TableLayout
from reunion_desktop.ui.table.motion.choreography import plan, plan_gather
from reunion_desktop.ui.table.name_plates import PlateState, name_plates
from reunion_desktop.ui.table.plate_words import plate_texts
from reunion_desktop.ui.table.stage.plates import NamePlate
from reunion_desktop.ui.table.stage.ribbon import Ribbon
from reunion_desktop.ui.table.tooltips import words_at
from reunion_desktop.ui.table.trick_count import PointsShown
from reunion_desktop.ui.table.view import TableView
from reunion_desktop.ui.words.access import spoken_card
from reunion_desktop.ui.words.info import InfoQuestion, answer
from reunion_desktop.ui.words.table import TableWords
from tests.engine.ladder import LADDER_RULES
from tests.engine.parlour import PARLOUR, SIX_HANDED
from tests.playing import random_steps

GAMES: dict[str, GameRules] = {
    "ladder": LADDER_RULES,
    "parlour": PARLOUR,
    "six": SIX_HANDED,
    **{game.id: game.default for game in RELATIVES if game.default.players > 3},
}
"""Games invented for the tests, and known games with more than three players."""
NAMES = ("You", "Margarethe", "Johann", "Katharina", "Peter", "Elisabeth")
PACE = PACES[Speed.NORMAL]


@cache
def steps(game: str, seed: str = "company") -> tuple[SeenStep, ...]:
    """A random game as seat 0 observes it."""
    return tuple(seen_step(step, 0) for step in random_steps(GAMES[game], seed))


def first(wanted: Callable[[DealObservation], bool], game: str = "parlour") -> SeenStep:
    """The first step after which a deal meets a condition, in the first game that has one."""
    for number in range(400):
        for step in steps(game, f"company {number}"):
            if step.after.deal is not None and wanted(step.after.deal):
                return step
    raise AssertionError


def sit_down(table: TableView, rules: GameRules) -> None:
    """Set names for all seats."""
    table.set_players(NAMES[: rules.players], table.showing.words)


def lain(rules: GameRules) -> Setting:
    """Display options of a table with this number of players."""
    return Setting(TableLayout(1280, 800, SeatPositions(players=rules.players)))


@pytest.mark.parametrize("game", [game for game in GAMES if game not in {"ladder", "six"}])
def test_two_deals_are_shown(table: TableView, qtbot: QtBot, game: str) -> None:
    """After each step the cards are where the observation says; none is lost or doubled."""
    rules = GAMES[game]
    sit_down(table, rules)
    for step in (step for step in steps(game) if len(step.before.lines) < 2):
        with qtbot.waitSignal(table.settled):
            table.perform(step)
        deal = step.after.deal
        assert deal is not None
        assert rules.players == len(table.showing.overlay_content().plates)
        if any(isinstance(event, TrickTaken) for event in step.events):
            with qtbot.waitSignal(table.settled):
                table.gather()
        picture = table.stage.picture
        for seat in range(1, rules.players):
            beside = deal.on_table is not None and deal.dealer == seat
            turned = beside and not deal.lying
            backs = sum(is_held(key, seat) for key in picture)
            assert deal.held[seat] - turned == backs
        heaps = [key for key in picture if isinstance(key, Back) and key.zone is Zone.WON]
        assert len(deal.taken) == len(heaps)
        assert {*deal.hand} <= {*table.showing.mine()} or 0 not in deal.trick.seats or deal.over


def test_partners_wear_one_ribbon(table: TableView) -> None:
    """The partner opposite has the player's ribbon and label; both others have the other."""
    sit_down(table, PARLOUR)
    table.show_table(steps("parlour")[0].after)
    what = table.showing.overlay_content()
    said = table.showing.plate_texts(what)

    assert [Ribbon.OURS, Ribbon.THEIRS] * 2 == [plate.ribbon for plate in what.plates]
    assert ["partner" in words for words in said] == [False, False, True, False]
    assert ["opponent" in words for words in said] == [False, True, False, True]
    assert all("whole side" in words for words in said)


def test_sides_of_a_deal_end_with_it(table: TableView) -> None:
    """Where each deal has its own sides, no plate has a ribbon while the next one is cut."""
    sight = steps("parlour")[0].after
    state = PlateState(("", "", "", ""), 0, 0, None, PointsShown.ALL, lying=False, shuffling=True)
    skat = replace(sight, rules=ISKO.changed({"players": 4}))
    plates = name_plates(skat, state, table.showing.words)
    assert [None] * 4 == [plate.ribbon for plate in plates]


def test_a_declarer_shares_with_nobody(table: TableView) -> None:
    """Tricks and points are told as those of a whole side where it has two players or more."""
    alone, together = Ribbon.OURS, Ribbon.THEIRS
    plates = [
        NamePlate("", 0, 0, dealer=False, on_turn=False, thinking=False, ribbon=ribbon)
        for ribbon in (together, alone, together)
    ]
    said = plate_texts(plates, table.showing.words, 1, None)
    assert [True, False, True] == ["whole side" in words for words in said]


def test_nobody_discards_where_no_card_is_left_over(table: TableView) -> None:
    """Bauer's dealer, who is asked last for a call, is on turn *to play*."""
    sit_down(table, GAMES["bauer"])
    asked = [PASS] * 3
    seen = first(lambda deal: [said.call for said in deal.calls[1:]] == asked, "bauer").after
    table.show_table(seen)
    assert seen.deal is not None
    assert seen.deal.dealer == seen.to_act
    said = table.showing.plate_texts(table.showing.overlay_content())
    assert "to play" in said[seen.deal.dealer]


def test_who_named_trumps_wears_them(table: TableView) -> None:
    """The plate shows the suit from the call until the next deal; no other plate does."""
    rules = GAMES["bauer"]
    sit_down(table, rules)
    unnamed = first(lambda deal: deal.order.trump is None, "bauer")
    table.show_table(unnamed.after)
    assert [None] * 4 == [plate.named for plate in table.showing.overlay_content().plates]
    seen = first(lambda deal: len(deal.taken) == 2, "bauer")
    table.show_table(seen.after)
    deal, what = seen.after.deal, table.showing.overlay_content()
    assert deal is not None
    namer = deal.calls[0].seat
    assert [deal.order.trump if seat == namer else None for seat in range(4)] == [
        plate.named for plate in what.plates
    ]
    said = table.showing.plate_texts(what)
    assert [seat == namer for seat in range(4)] == ["chose trumps" in words for words in said]
    x, y = table.showing.layout.plate(namer).middle
    assert said[namer] == words_at(table.showing, x, y)


def test_who_accepted_the_turned_suit_wears_it(table: TableView) -> None:
    """Accepting the turned suit counts as choosing it; an Unter as trumps marks no seat."""

    def accepted(deal: DealObservation) -> bool:
        return len(deal.taken) == 1 and bool(deal.calls) and deal.calls[-1].call == ACCEPT

    def by_unter(deal: DealObservation) -> bool:
        return len(deal.taken) == 1 and not deal.calls

    sit_down(table, GAMES["hunsruecker"])
    for wanted in (accepted, by_unter):
        seen = first(wanted, "hunsruecker")
        table.show_table(seen.after)
        deal = seen.after.deal
        assert deal is not None
        maker = deal.calls[-1].seat if deal.calls else None
        assert [deal.order.trump if seat == maker else None for seat in range(6)] == [
            plate.named for plate in table.showing.overlay_content().plates
        ]


def test_a_side_has_one_heap_and_one_count(table: TableView) -> None:
    """Partners' tricks lie before one of them, and both plates show their sum."""
    sit_down(table, LADDER_RULES)
    deal_seen = first(lambda deal: len(deal.taken) == 5 and 5 > deal.tricks[0] > 0, "ladder")
    table.show_table(deal_seen.after)
    deal, plates = deal_seen.after.deal, table.showing.overlay_content().plates
    assert deal is not None
    ours, theirs = deal.tricks[0] + deal.tricks[2], deal.tricks[1] + deal.tricks[3]
    heaps = [k.seat for k in table.stage.picture if isinstance(k, Back) and k.zone is Zone.WON]

    assert [ours, theirs, ours, theirs] == [plate.tricks for plate in plates]
    assert sorted([0] * ours + [1] * theirs) == sorted(heaps)
    assert [0, 1, 0, 1] == [heap_of(deal, 0, seat) for seat in range(4)]
    assert [2, 3, 2, 3] == [heap_of(deal, 2, seat) for seat in range(4)]


def test_a_hand_laid_aside_lies_face_down_and_dim(table: TableView) -> None:
    """The partner of a player who says *away* is out: cards and plate show it."""
    sit_down(table, PARLOUR)
    seen = first(lambda deal: 2 not in deal.trick.seats and len(deal.taken) == 1)
    table.show_table(seen.after)
    picture = table.stage.picture
    aside = [place for key, place in picture.items() if is_held(key, 2)]
    others = [place for key, place in picture.items() if is_held(key, 1)]

    assert aside
    assert all(place.dim and not place.face_up for place in aside)
    assert not any(place.dim for place in others)
    what = table.showing.overlay_content()
    assert [False, False, True, False] == [plate.out for plate in what.plates]
    assert "put down" in table.showing.plate_texts(what)[2]


def test_ones_own_hand_laid_aside_cannot_be_taken_up(table: TableView) -> None:
    """The player's own cards lie face down, and none of them can be gripped."""
    sit_down(table, PARLOUR)
    seen = first(lambda deal: 0 not in deal.trick.seats and len(deal.taken) == 1)
    table.show_table(seen.after)
    assert seen.after.deal is not None
    places = [table.stage.picture[card] for card in seen.after.deal.hand]

    assert all(place.dim and not place.face_up for place in places)
    assert not table.showing.mine()


def test_a_card_covered_by_another_lies_face_down() -> None:
    """A card played face down shows its back in the trick, and comes from its player's hand."""
    seen = first(lambda deal: FACE_DOWN in deal.trick.cards)
    deal = seen.after.deal
    assert deal is not None
    seat = deal.trick.seat_of(deal.trick.cards.index(FACE_DOWN))
    target = arrange(seen.after, lain(PARLOUR))
    key = Back(Zone.TRICK, seat, 0)
    (motion,) = (
        each
        for each in plan(seen.before, seen.events, seen.after, lain(PARLOUR), PACE).motions
        if each.key == key
    )

    assert not target[key].face_up
    assert motion.face is None
    assert (motion.end.x, motion.end.y) == (target[key].x, target[key].y)
    assert (motion.start.x, motion.start.y) != (motion.end.x, motion.end.y)


def test_a_covered_card_is_turned_over_before_it_is_gathered() -> None:
    """A card played face down stays so until the trick is gathered; then it is turned over."""
    seen = first(
        lambda deal: bool(deal.taken and deal.taken[-1].trick.covered and not deal.trick.cards)
    )
    deal = seen.after.deal
    assert deal is not None
    trick = deal.taken[-1].trick
    card = trick.cards[trick.covered[0]]
    setting = lain(PARLOUR)
    lying = arrange(seen.after, Setting(setting.layout, lying=True))
    turning, *later = (m for m in plan_gather(seen.after, setting, PACE).motions if m.key == card)

    assert not lying[card].face_up
    assert (False, True) == (turning.start.face_up, turning.end.face_up)
    assert (turning.start.x, turning.start.y) == (turning.end.x, turning.end.y)
    assert turning.lasts + PACE.look <= later[-1].begin
    assert not later[-1].end.face_up
    last = arrange(seen.after, Setting(setting.layout, back=1))
    assert last[card].face_up


def test_ones_own_covered_card_can_be_looked_at(table: TableView) -> None:
    """The player's face-down card shows its face under the pointer, and its back afterwards."""
    sit_down(table, PARLOUR)
    seen = first(lambda deal: bool(deal.trick.covered) and deal.trick.seats[0] == 0)
    table.show_table(seen.after)
    assert seen.after.deal is not None
    card = seen.after.deal.trick.cards[0]
    place = table.stage.picture[card]

    assert not place.face_up
    QTest.mouseMove(table.viewport(), QPoint(round(place.x), round(place.y)))
    assert table.stage.picture[card].face_up
    QTest.mouseMove(table.viewport(), QPoint(2, 2))
    assert not table.stage.picture[card].face_up


@pytest.mark.parametrize("game", ["parlour", "six"])
def test_the_second_half_of_a_deal_comes_in_packets(game: str) -> None:
    """Each seat's second packet moves from the dealer in order of play to the hand."""
    rules = GAMES[game]
    seen = next(step for step in steps(game) if any(isinstance(e, CardsAdded) for e in step.events))
    setting = lain(rules)
    target = arrange(seen.after, setting)
    motions = plan(seen.before, seen.events, seen.after, setting, PACE)
    given = [motion for motion in motions.motions if motion.unseen and motion.arc]
    half = rules.hand_size // 2

    assert half * rules.players == len(given)
    assert all((m.end.x, m.end.y) == (target[m.key].x, target[m.key].y) for m in given)
    begins = [motion.begin for motion in given]
    assert sorted(begins) == begins
    assert motions.lasts >= max(motion.over for motion in given)


def test_a_dealers_own_turned_card_is_turned_and_taken_up() -> None:
    """The dealer's turned card stays beside the dealer until the game moves it to the hand."""
    setting = lain(LADDER_RULES)
    dealt = next(
        step
        for number in range(9)
        for step in steps("ladder", f"turned {number}")
        if any(isinstance(e, CardsDealt) for e in step.events) and step.after.next_dealer == 3
    )
    deal = dealt.after.deal
    assert deal is not None
    turned = deal.turn_up
    assert turned is not None
    motions = plan(dealt.before, dealt.events, dealt.after, setting, PACE).motions
    (turning,) = (motion for motion in motions if motion.key == turned)

    assert (False, True) == (turning.start.face_up, turning.end.face_up)
    assert arrange(dealt.after, setting)[turned].face_up


def test_the_badge_says_that_there_are_no_trumps_yet(table: TableView) -> None:
    """The badge shows that there are no trumps until they are chosen; then it names them."""
    sit_down(table, PARLOUR)
    named = next(s for s in steps("parlour") if any(isinstance(e, CardsAdded) for e in s.events))
    names = []
    for sight in (named.before, named.after):
        table.show_table(sight)
        (child,) = (t for t in table._spoken.things() if t.key == "on the table")  # noqa: SLF001
        names.append(child.inside[0].name)

    assert "No trumps yet" == names[0]
    assert "trumps" in names[1]
    assert "yet" not in names[1]


def test_cards_are_bright_while_something_is_to_be_said(table: TableView) -> None:
    """While the player has to call, no card of the hand is dimmed."""
    sit_down(table, PARLOUR)
    seen = next(
        step
        for number in range(40)
        for step in steps("parlour", f"bright {number}")
        if isinstance(step.after.legal, MayAnnounce)
    )
    table.show_table(seen.after)
    assert seen.after.deal is not None

    assert not any(table.stage.picture[card].dim for card in seen.after.deal.hand)


def test_a_game_without_points_counts_none(table: TableView) -> None:
    """In a game without card points, plates and tricks show none, nor before the first deal."""
    sit_down(table, GAMES["bauer"])
    table.show_table(steps("bauer")[0].before)
    assert {None} == {plate.points for plate in table.showing.overlay_content().plates}
    seen = first(lambda deal: len(deal.taken) == 2, "bauer")
    table.show_table(seen.after, lying=True)
    what = table.showing.overlay_content()

    assert {None} == {plate.points for plate in what.plates}
    assert what.worth is None
    assert isinstance(what.winning, Card)


def told(table: TableView, key: str) -> Spoken:
    """The accessible object with a key."""
    return next(thing for thing in table._spoken.things() if thing.key == key)  # noqa: SLF001


@pytest.mark.parametrize("own", [True, False])
def test_a_covered_card_is_told_and_not_named(table: TableView, own: bool) -> None:  # noqa: FBT001
    """A face-down card is announced with its player; only that player hears which card it is."""
    seen = first(
        lambda deal: bool(deal.trick.covered) and (deal.trick.seats[0] == 0) is own, "viersche"
    )
    sit_down(table, GAMES["viersche"])
    table.show_table(seen.after)
    deal = seen.after.deal
    assert deal is not None
    lead, *others = (thing.name for thing in told(table, "trick").inside)
    assert len(deal.trick.cards) == 1 + len(others)
    name = NAMES[deal.trick.seats[0]]
    if own:
        assert spoken_card(deal.trick.cards[0], deal.order, ["face down"]) in lead
    else:
        assert f"{name}: A card face down" == lead
    answered = answer(
        InfoQuestion.TRICK,
        seen.after,
        ScoreSheet(NAMES[:4]),
        NAMES[:4],
        words_of("viersche"),
    )
    assert others or answered.endswith("No card can win this trick yet.")
    assert own or f"{name}: A card face down" in answered


@pytest.mark.parametrize(
    ("game", "first_bower", "second_bower"),
    [("bauer", "Fat One", "Left One"), ("viersche", "Old Man", "Little Man")],
)
def test_the_badge_calls_bowers_as_the_game_does(
    table: TableView, game: str, first_bower: str, second_bower: str
) -> None:
    """The badge and its accessible name use the game's words for the bowers."""
    seen = first(lambda deal: deal.order.trump is not None and bool(deal.trick.cards), game)
    table.set_players(NAMES[: GAMES[game].players], TableWords.translated(words_of(game)))
    table.show_table(seen.after)
    names = [thing.name for thing in told(table, "on the table").inside]
    assert all(names)
    assert f"; {first_bower}: the jack of " in names[0]
    assert f"; {second_bower}: the jack of " in names[0]


def test_who_is_not_dealt_in_is_told(table: TableView) -> None:
    """In Butzen a player without marks is shown as free, in play-offs others sit out."""
    table.set_players(NAMES[:4], TableWords.translated(words_of("hindersche")))
    shown = set()
    for step in steps("hindersche", "s4"):
        deal = step.after.deal
        if deal is not None and deal.lying and not deal.taken and not deal.trick.cards:
            table.show_table(step.after)
            told = table.showing.plate_texts(table.showing.overlay_content())
            out = [seat for seat in range(4) if seat not in deal.trick.seats]
            slate = SLATE.slate(step.after.lines[: deal.number - 1])
            free = [seat for seat in out if seat not in slate.active]
            assert free == [seat for seat, text in enumerate(told) if text.endswith(", free")]
            waits = [seat for seat in out if seat in slate.active]
            assert waits == [seat for seat, text in enumerate(told) if "sits out" in text]
            assert not any("put down" in text for text in told)
            shown |= {"free"} if free else {"waits"}
    assert {"free", "waits"} == shown
