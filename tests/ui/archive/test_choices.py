"""Tests of the choices that appear only if several games were played."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from reunion_desktop.history.sessions import EVERYTHING, SessionRow
from reunion_desktop.history.statistics import Source
from reunion_desktop.ui.archive.filters import Filters
from reunion_desktop.ui.archive.statistics_page import StatisticsPage
from reunion_desktop.ui.archive.words import details, names_text
from reunion_desktop.ui.look.palettes import PALETTES, Cloth

ONE = (("reunion", "1862"), ("reunion", "rhineland"))
TWO = (("bauer", "saar"), *ONE)

ROW = SessionRow(
    id=1,
    date="2026-03-01T20:00:00+00:00",
    title="",
    note="",
    names=("Otto", "Anna", "Karl", "Lisbeth"),
    preset="saar",
    games=2,
    unfinished=0,
    helped=0,
    practice=False,
    units=(1, -1, 1, -1),
    result="won",
    game="bauer",
)
"""A session of Bauer."""


def choose(box: QComboBox, text: str) -> None:
    """Choose an entry like a player."""
    box.setCurrentText(text)
    box.activated.emit(box.currentIndex())


def games_and_rules(filters: Filters) -> tuple[QComboBox, QComboBox]:
    """The combo boxes of games and of rule sets."""
    boxes = {box.accessibleName(): box for box in filters.choices}
    return boxes["Game"], boxes["Rule set"]


def texts(box: QComboBox) -> list[str]:
    """All entries of a box."""
    return [box.itemText(place) for place in range(box.count())]


def test_one_game_needs_no_choice(qtbot: QtBot) -> None:
    """With one game neither list nor statistics offer a choice of the game."""
    filters, page = Filters(), StatisticsPage(PALETTES[Cloth.GREEN])
    qtbot.addWidget(filters)
    qtbot.addWidget(page)
    filters.offer(("Otto",), ONE)
    page.offer(("Otto",), ("reunion",))
    games, rules = games_and_rules(filters)

    assert games.isHidden()
    assert page.game.isHidden()
    assert ["All rule sets", "1862 (Pierer)", "Réunion (Rhineland)"] == texts(rules)
    assert EVERYTHING == filters.search()
    choose(rules, "1862 (Pierer)")
    assert ("reunion", "1862") == (filters.search().game, filters.search().preset)


def test_the_list_is_narrowed_down_to_a_game(qtbot: QtBot) -> None:
    """Choosing a game also filters the rule sets; the choice stays when games are added.

    A game of another version is listed with the names of its game file.
    """
    filters = Filters()
    qtbot.addWidget(filters)
    filters.offer(("Otto",), TWO)
    games, rules = games_and_rules(filters)
    assert not games.isHidden()
    assert ["All games", "Bauer", "Réunion"] == texts(games)

    with qtbot.waitSignal(filters.changed):
        choose(games, "Bauer")
    assert replace(EVERYTHING, game="bauer") == filters.search()
    assert not filters.is_open()
    assert ["All rule sets", "saar"] == texts(rules)
    choose(rules, "saar")
    filters.offer(("Otto", "Anna"), (*TWO, ("viersche", "eaton")))
    assert replace(EVERYTHING, game="bauer", preset="saar") == filters.search()
    choose(games, "Réunion")
    assert replace(EVERYTHING, game="reunion") == filters.search()

    filters.offer(("Otto",), (*ONE, ("doppelkopf", "altenburg")))
    assert ["All games", "Réunion", "doppelkopf"] == texts(games)
    choose(games, "doppelkopf")
    assert ["All rule sets", "altenburg"] == texts(rules)
    assert replace(EVERYTHING, game="doppelkopf") == filters.search()


def test_statistics_are_of_the_game_that_is_chosen(qtbot: QtBot) -> None:
    """Statistics show the first game until another is chosen, which stays chosen."""
    page = StatisticsPage(PALETTES[Cloth.GREEN])
    qtbot.addWidget(page)
    asked: list[tuple[object, ...]] = []
    page.wanted.connect(lambda *what: asked.append(what))
    page.offer(("Otto",), ("bauer", "reunion"))
    page.ask()
    assert not page.game.isHidden()
    choose(page.game, "Réunion")
    page.offer(("Otto",), ("bauer", "reunion", "viersche"))
    page.ask()

    assert [
        ("Otto", "bauer", False, Source.PLAYED),
        ("Otto", "reunion", False, Source.PLAYED),
        ("Otto", "reunion", False, Source.PLAYED),
    ] == asked


def test_a_guest_is_called_so_in_the_language_of_the_moment(qtbot: QtBot) -> None:
    """A guest is listed in the current language, not in that of the game file, and is found."""
    filters, page = Filters(), StatisticsPage(PALETTES[Cloth.GREEN])
    qtbot.addWidget(filters)
    qtbot.addWidget(page)
    filters.offer(("Gast", "Otto"), ONE)
    page.offer(("Gast", "Otto"), ("reunion",))
    (players,) = [box for box in filters.choices if box.accessibleName() == "Players"]
    assert ["All players", "Guest", "Otto"] == texts(players)
    assert ["Guest", "Otto"] == texts(page.player)
    choose(players, "Guest")
    assert "Gast" == filters.search().player
    assert "Guest, Otto" == names_text(replace(ROW, names=("Gast", "Otto")))


def test_a_row_says_which_game_it_was_where_it_was_another() -> None:
    """A row names its game unless the rule set already names it."""
    assert "Bauer · saar · 2 games" == details(ROW)
    assert "Bauer (Saarland) · 2 games" == details(replace(ROW, preset="saarland"))
    assert "Bauer · CatsAtCards · 2 games" == details(replace(ROW, preset="catsatcards"))
    assert "Réunion (Rhineland) · 2 games" == details(
        replace(ROW, game="reunion", preset="rhineland")
    )
    assert "Réunion · 1862 (Pierer) · 2 games" == details(
        replace(ROW, game="reunion", preset="1862")
    )
    assert "Great Ekart · 2 games" == details(replace(ROW, game="ekart", preset="great"))
