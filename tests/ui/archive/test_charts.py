"""The pictures of a game's figures: which are drawn, and what they say in words."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from reunion_desktop.history.scores import Totals, named
from reunion_desktop.history.statistics import Against, Balance, Beside, Statistics
from reunion_desktop.ui.archive.charts.chart import Chart, Quill
from reunion_desktop.ui.archive.charts.games import figures_of
from reunion_desktop.ui.archive.charts.series import charts
from reunion_desktop.ui.games import GAMES, words_of
from reunion_desktop.ui.look.palettes import PALETTES, Cloth

pytestmark = pytest.mark.usefixtures("qtbot")

QUILL = Quill(PALETTES[Cloth.GREEN], 14)


def statistics(game: str, **figures: int) -> Statistics:
    """Ten games of a kind with a partner against one opponent."""
    totals = Totals(won=6, units=2.0, games=10, complete=10, stats=named(figures))
    return Statistics(
        player="Otto",
        sittings=2,
        alone=totals,
        helped=Totals(),
        course=(Balance(0, 3.0), Balance(86_400, 2.0)),
        opponents=(Against("Anna", 10, 6, 4, 2.0),),
        rules=(("own", totals),),
        game=game,
        partners=(Beside("Karl", 10, 6, 2.0),),
    )


def words(drawn: tuple[Chart, ...]) -> dict[str, str]:
    """What each picture says, by its title."""
    return {chart.title: chart.words for chart in drawn}


def test_one_of_anything_is_no_plural() -> None:
    """One sitting, one game, one unit."""
    one = Totals(won=1, units=-1.0, games=1, complete=1)
    told = words(charts(replace(statistics("reunion"), sittings=1, alone=one), QUILL))
    assert "1 sitting; 1 game; 100 % of games won; −1 unit" == told["Otto"]
    left = replace(one, games=2)
    told = words(charts(replace(statistics("bauer"), sittings=1, alone=left), QUILL))
    expected = "1 sitting; 1 game, and 1 unfinished; 100 % of games won; −1 Brot ahead"
    assert expected == told["Otto"]


def test_reunions_plates_are_places_and_fees() -> None:
    """Two plates of its own, told by name; counts in a hundred deals."""
    told = words(
        charts(
            statistics("reunion", dealer_deals=4, dealer_points=240, bowers_won=3, stangen_given=1),
            QUILL,
        )
    )

    assert "dealer 60.0; forehand 0.0; middlehand 0.0" in told.values()
    assert (
        "Stangen of others: 1; Stangen of one’s own: 0; Left bowers won: 3; Left bowers lost: 0"
        in told.values()
    )
    assert "2 sittings; 10 games; 60 % of games won; +2 units" == told["Otto"]


@pytest.mark.parametrize(
    ("game", "figure", "said"),
    [
        ("bauer", "makers_won", "Made as makers: 5"),
        ("viersche", "marches_lost", "All nine tricks, lost: 5"),
    ],
)
def test_other_games_have_plates_of_their_own(game: str, figure: str, said: str) -> None:
    """What is kept is called as the game calls it, and nothing is said of Stangen or units."""
    told = words(charts(statistics(game, **{figure: 5}), QUILL))
    everything = " ".join((*told, *told.values()))

    assert said in everything
    assert figures_of(game).account.several in told["Otto"]
    assert "Stange" not in everything
    assert "unit" not in everything


def test_partners_stand_apart_from_opponents() -> None:
    """A table of those with whom one played; where each plays for himself there is none."""
    told = words(charts(statistics("bauer"), QUILL))

    assert "Karl: 10 games, 60 % won, +0.20 Brote a game" == told["With each partner"]
    assert not [title for title, text in told.items() if "Karl" in text and "With" not in title]


def test_a_game_without_words_is_drawn_all_the_same() -> None:
    """What is counted of every game, under its own name."""
    told = words(charts(statistics("skat", contracts=4), QUILL))

    assert "skat" == figures_of("skat").title
    assert {"Otto", "Help", "Rule sets", "With each partner"} < set(told)


@pytest.mark.parametrize("game", ["reunion", "bauer", "viersche"])
def test_every_plate_is_painted(game: str) -> None:
    """Each leaves ink in its own place, with figures and without any."""
    figures = {
        name: 3
        for plate in figures_of(game).plates
        for bar in plate.bars
        for name in bar[1:]
        if isinstance(name, str)
    }
    for chart in charts(statistics(game, **figures), QUILL) + charts(statistics(game), QUILL):
        picture = QImage(600, round(chart.height) + 1, QImage.Format.Format_RGB32)
        picture.fill(0xFFFFFF)
        painter = QPainter(picture)
        chart.paint(painter, QRectF(0, 0, 600, chart.height))
        painter.end()
        seen = {picture.pixel(x, y) for x in range(0, 600, 2) for y in range(picture.height())}
        assert len(seen) > 3, chart.title


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_that_has_words_is_drawn(game: str) -> None:
    """In the order in which the game tells them, red where one would rather not have it."""
    bars = [bar for plate in figures_of(game).plates for bar in plate.bars]

    assert list(words_of(game).statistics) == [figure for _, figure, _ in bars]
    assert list(map(words_of(game).figure, words_of(game).statistics)) == [bar[0] for bar in bars]
    good = {figure for _, figure, good in bars if good is True}
    bad = {figure for _, figure, good in bars if good is False}
    assert len(good) == len(bad)
    assert not [figure for figure in good if figure.endswith("lost")]
