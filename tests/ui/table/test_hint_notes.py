"""Notes of hints are whole, in one size and place, and clear of what must be seen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.observe import Observation, observe
from reunion_desktop.games import IDS, game_of
from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.language.interpreter import Interpreter, Language
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.look.theme import Theme
from reunion_desktop.ui.look.typefaces import load_fonts
from reunion_desktop.ui.table.layout.free_rooms import note_rooms
from reunion_desktop.ui.table.layout.places import Back, Box, Key, Picture, Place, Zone, bounds
from reunion_desktop.ui.table.layout.seat_positions import AROUND, SeatPositions
from reunion_desktop.ui.table.layout.table_layout import TableLayout
from reunion_desktop.ui.table.stage.note_painter import HintNote, hint_note
from reunion_desktop.ui.table.view import TableView
from reunion_desktop.ui.words.advice import advice_sentence
from reunion_desktop.ui.words.table import TableWords
from tests.playing import random_steps

SMALL = (897, 490)
"""The table in the smallest usual window at 175 %."""
SIZES = (SMALL, (800, 560), (940, 734), (1280, 800), (3840, 2160))
NAMES = ("Me", "Margarethe", "Johann", "Christine", "Georg", "Luise")
HINT = (
    "Spielen Sie Herz-Neun. Der Stich ist verloren: Geben Sie möglichst wenige Augen."
    "\nBester Zug in 83 % der Fälle. 4 Augen besser als der zweitbeste Zug."
)
STEPS = ("Johann hält bisher den Stich, auf dem Tisch: 21 Augen.", "Bedienen Sie.", HINT)


@pytest.fixture
def interpreter(qapp: QApplication) -> Iterator[Interpreter]:  # noqa: ARG001 - it speaks to one.
    """An interpreter that is reset to English afterwards."""
    load_fonts()
    made = Interpreter()
    yield made
    made.speak(Language.ENGLISH)


def noted(layout: TableLayout, text: str = HINT, *bars: Box, picture: Picture = {}) -> HintNote:  # noqa: B006 - never changed.
    """The note of a hint."""
    found = hint_note(text, STEPS, layout, note_rooms(layout, picture, bars, ()))
    assert found is not None
    return found


def sights(game: str) -> list[Observation]:
    """Some decisions of the player in a random game, one for each number of cards in the trick."""
    rules, found = game_of(game).default, dict[int, Observation]()
    for step in random_steps(rules, "hints"):
        sight = observe(step.before, 0)
        if sight.legal is None or sight.legal.seat or sight.deal is None:
            continue
        if len(sight.legal.cards) > 1:
            found.setdefault(len(sight.deal.trick.cards), sight)
        if len(found) == rules.players:
            break
    return list(found.values())


def hint_steps(sight: Observation) -> tuple[str, str, str]:
    """Steps of a long hint about the first legal card."""
    assert sight.legal is not None
    assert sight.deal is not None
    card, keeps = CardSet.of(list(sight.legal.cards)[:1]), CardSet.of(list(sight.deal.hand)[:1])
    told = ("gives_least", card, None, None, None), ("keeps", keeps, None, None, None)
    figures = advice_sentence(card, (("best_seen", card, 12, 0.87, None),)).partition(". ")[2]
    look = advice_sentence(card, (("still_out", keeps, None, None, None),)).partition(". ")[2]
    return look, look[:20], f"{advice_sentence(card, told)}\n{figures}"


def kept(view: TableView) -> list[Box]:
    """Boxes of what a hint never covers."""
    layout, picture = view.showing.layout, view.stage.picture
    boxes = [
        bounds((place,), layout.card)
        for key, place in picture.items()
        if isinstance(key, Card) or key.zone is Zone.STOCK
    ]
    seats = range(layout.chairs.players)
    return [*boxes, *map(layout.plate, seats), layout.badge]


@pytest.mark.parametrize("game", IDS)
def test_a_hint_is_whole_and_covers_nothing_that_is_needed(
    qtbot: QtBot, interpreter: Interpreter, game: str
) -> None:
    """At 175 % in a small window, in every language: same type and same place in every step."""
    faces = CardPictureCache(Theme(print_size=1.75))
    view = TableView(faces, str, TableWords.translated(words_of(game)), Speed.NONE)
    qtbot.addWidget(view)
    view.resize(*SMALL)
    view.show()
    rules, decisions = game_of(game).default, sights(game)
    assert decisions
    for language in (Language.ENGLISH, Language.GERMAN, Language.FRENCH):
        interpreter.speak(language)
        view.set_players(NAMES[: rules.players], TableWords.translated(words_of(game)))
        for sight in decisions:
            view.go_back(sight)
            view.stage.finish()
            notes, steps = list[Box](), hint_steps(sight)
            for text in steps:
                view.show_hint(CardSet(), why=text, steps=steps)
                assert view.overlays.tells(text.replace("\n", " ")), text
                paper = view.overlays.advice
                assert paper is not None
                assert Box(0, 0, *SMALL).around(paper)
                assert not any(map(paper.meets, kept(view))), text
                notes.append(paper)
            assert max(abs(note.bottom - notes[0].bottom) for note in notes) < 1
            assert max(abs(note.middle[0] - notes[0].middle[0]) for note in notes) < 60
    faces.finish()


@pytest.mark.usefixtures("qapp")
def test_a_hint_is_as_large_as_other_notes() -> None:
    """Its type does not shrink with the text; small print is four fifths at least, and legible."""
    load_fonts()
    for size, print_size in product(SIZES, (1.0, 1.25, 1.5, 1.75)):
        layout = TableLayout(*size, print_size=print_size)
        kinds = {noted(layout, step).painter.type_size for step in STEPS}
        assert kinds == {max(14, 0.15 * layout.card) * print_size}
        small = noted(layout).painter.parts[-1][1].pixelSize()
        assert small >= max(13, int(0.8 * min(kinds)))


@pytest.mark.usefixtures("qapp")
def test_a_hint_is_no_column() -> None:
    """A long hint is wider than high, but no wider than it is read easily."""
    load_fonts()
    for size, players in product(SIZES, AROUND):
        paper = noted(TableLayout(*size, SeatPositions(players=players), 1.75, size[0])).paper
        assert paper.width > paper.height


@pytest.mark.usefixtures("qapp")
def test_a_hint_covers_backs_only_without_other_room() -> None:
    """It lies beside tricks and hands if it can, then over tricks, then over hands."""
    load_fonts()
    layout = TableLayout(*SMALL, SeatPositions(players=4), 1.75, SMALL[0])
    whole = Box(0, layout.centre.y, layout.width, layout.hand_top - layout.centre.y)
    third = whole.width / 3
    left, right = whole._replace(width=third), whole._replace(x=2 * third, width=third)
    zones = [Zone.WON, Zone.HAND]
    places = [layout.won(1, 0, 1), layout.fan(1, 1)[0]]
    picture: dict[Key, Place] = {
        Back(zone, 1, 0): place for zone, place in zip(zones, places, strict=True)
    }
    ranks = note_rooms(layout, picture, (), (left,))
    boxes = [left, bounds((places[1],), layout.card), bounds((places[0],), layout.card)]
    for number, rank in enumerate(ranks[:3]):
        assert rank
        assert not any(room.meets(box) for room in rank for box in boxes[: 3 - number])
    assert not any(noted(layout, HINT, right, left).paper.meets(bar) for bar in (left, right))


@pytest.mark.usefixtures("qapp")
def test_a_hint_without_room_leaves_out_its_last_reasons() -> None:
    """The move and the first reason are told in any case, smaller if need be."""
    load_fonts()
    layout = TableLayout(*SMALL, print_size=1.75)
    texts = [
        found.painter.text
        for width, height in ((420, 400), (420, 105), (420, 80), (330, 60))
        if (found := hint_note(HINT, STEPS, layout, ((Box(0, 0, width, height),),)))
    ]
    whole, fewer, *least = texts
    assert whole == HINT
    assert fewer.count(".") == 3
    assert [HINT.partition("\n")[0]] * 2 == least
    assert hint_note("Pass.", (), layout, ((Box(0, 0, 20, 20),),)) is None
