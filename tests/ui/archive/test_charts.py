"""Tests of the charts: which ones a game has, and their text."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise, product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter

from reunion_desktop.games.ids import IDS
from reunion_desktop.history.mistakes import CostOfSession, KindOfMistakes, Mistakes
from reunion_desktop.history.scores import Totals, named
from reunion_desktop.history.statistics import Against, Balance, Beside, Statistics
from reunion_desktop.ui.archive.charts import tables
from reunion_desktop.ui.archive.charts.chart import Chart, Quill
from reunion_desktop.ui.archive.charts.games import figures_of
from reunion_desktop.ui.archive.charts.series import charts
from reunion_desktop.ui.archive.statistics_page import StatisticsPaper
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.language.interpreter import Interpreter, Language
from reunion_desktop.ui.look.palettes import PALETTES, Cloth
from reunion_desktop.ui.look.typefaces import load_fonts

pytestmark = pytest.mark.usefixtures("qtbot")

QUILL = Quill(PALETTES[Cloth.GREEN], 14)


def statistics(game: str, **figures: int) -> Statistics:
    """Statistics of ten games with a partner against one opponent."""
    totals = Totals(won=6, units=2.0, games=10, complete=10, stats=named(figures))
    return Statistics(
        player="Otto",
        sessions=2,
        alone=totals,
        helped=Totals(),
        course=(Balance(0, 3.0), Balance(86_400, 2.0)),
        opponents=(Against("Anna", 10, 6, 4, 2.0),),
        rules=(("own", totals),),
        game=game,
        partners=(Beside("Karl", 10, 6, 2.0),),
    )


def words(drawn: tuple[Chart, ...]) -> dict[str, str]:
    """Text of each chart by its title."""
    return {chart.title: chart.words for chart in drawn}


def test_one_of_anything_is_no_plural() -> None:
    """A count of one is singular: session, game, unit."""
    one = Totals(won=1, units=-1.0, games=1, complete=1)
    told = words(charts(replace(statistics("reunion"), sessions=1, alone=one), QUILL))
    assert "1 session; 1 game; 100% of games won; −1 unit" == told["Otto"]
    left = replace(one, games=2)
    told = words(charts(replace(statistics("bauer"), sessions=1, alone=left), QUILL))
    expected = "1 session; 1 game, and 1 unfinished; 100% of games won; 1 Brot behind"
    assert expected in told["Otto"]


def test_the_headline_says_that_unfinished_games_are_not_counted() -> None:
    """Beside unfinished games the headline says that no figure counts them."""
    one = Totals(won=1, games=1, complete=1)
    left, none_left = (
        words(charts(replace(statistics("viersche"), alone=replace(one, games=games)), QUILL))
        for games in (2, 1)
    )

    assert left["Otto"].endswith("; Unfinished play is not counted.")
    assert "not counted" not in none_left["Otto"]


def test_unfinished_games_alone_have_no_figures() -> None:
    """A player without a finished game gets a sentence with the reason, and no zeros."""
    paper = StatisticsPaper(PALETTES[Cloth.GREEN])
    paper.show_statistics(replace(statistics("hindersche"), alone=Totals(games=1)))

    assert () == paper.placed
    assert "Deals of unfinished games are not counted" in paper.accessibleDescription()


def test_unfinished_games_are_told_on_a_second_line() -> None:
    """A label too wide for its column continues on a second line, which is only there then."""
    one = Totals(won=1, games=1, complete=1)
    told, short = (
        charts(replace(statistics("reunion"), alone=replace(one, games=games)), QUILL)[0]
        for games in (3, 1)
    )
    image = QImage(400, round(told.height), QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    painter = QPainter(image)
    told.paint(painter, QRectF(image.rect()))
    painter.end()
    second = range(round(short.height), image.height())
    inked = [x for x in range(100, 200) for y in second if image.pixel(x, y) & 0xFF < 0x80]

    assert told.height > short.height
    assert inked


def test_reunions_plates_are_places_and_fees() -> None:
    """Réunion has two charts of its own; counts are per hundred deals."""
    told = words(
        charts(
            statistics("reunion", dealer_deals=4, dealer_points=240, bowers_won=3, stangen_given=1),
            QUILL,
        )
    )

    assert "dealer 60.0; forehand 0.0; middlehand 0.0" in told.values()
    assert (
        "Stangen by opponents: 1; Your Stangen: 0; Left bowers captured: 3; Left bowers lost: 0"
        in told.values()
    )
    assert "2 sessions; 10 games; 60% of games won; +2 units" == told["Otto"]


@pytest.mark.parametrize(
    ("game", "figure", "said"),
    [
        ("bauer", "makers_won", "Won as declarers: 5"),
        ("viersche", "marches_lost", "All nine tricks, lost: 5"),
    ],
)
def test_other_games_have_plates_of_their_own(game: str, figure: str, said: str) -> None:
    """Other games have their own figures and units, and no Stangen."""
    told = words(charts(statistics(game, **{figure: 5}), QUILL))
    everything = " ".join((*told, *told.values()))

    assert said in everything
    assert figures_of(game).account.several in told["Otto"]
    assert "Stange" not in everything
    assert "unit" not in everything


def test_partners_stand_apart_from_opponents() -> None:
    """Games with partners have a table of partners; other games have none."""
    told = words(charts(statistics("bauer"), QUILL))

    assert "Karl: 10 games, 60% won, +0.20 Brote per game" == told["With each partner"]
    assert not [title for title, text in told.items() if "Karl" in text and "With" not in title]


@pytest.mark.parametrize(("game", "unit"), [("viersche", "sets"), ("bauer", "games")])
def test_opponents_are_met_in_units_of_the_game(game: str, unit: str) -> None:
    """The table of opponents names the unit as the game does: sets at Viersche."""
    told = words(charts(statistics(game), QUILL))

    assert re.search(rf": \d+ {unit}, ", told[figures_of(game).account.against])


def test_a_game_without_words_is_drawn_all_the_same() -> None:
    """An unknown game has the general charts, under its own name."""
    told = words(charts(statistics("doppelkopf", contracts=4), QUILL))

    assert "doppelkopf" == figures_of("doppelkopf").title
    assert {"Otto", "Rule sets", "With each partner"} < set(told)


def test_without_help_nothing_is_compared() -> None:
    """Games with and without help are compared only if help was used."""
    without = statistics("reunion")
    assert "Help" not in words(charts(without, QUILL))
    assert "Help" in words(charts(replace(without, helped=without.alone), QUILL))


HUGE = 2**61
"""Twice this number still fits in a database integer."""


def filled(game: str, figure: int, units: float, course: tuple[float, ...]) -> Statistics:
    """Statistics in which every figure of a game is the same."""
    names = {
        name
        for plate in figures_of(game).plates
        for bar in plate.bars
        for name in bar[1:]
        if isinstance(name, str)
    }
    of = {name for plate in figures_of(game).plates for name in getattr(plate, "of", ())}
    totals = Totals(
        won=figure,
        units=units,
        games=figure,
        complete=figure,
        stats=named(dict.fromkeys(names | of, figure)),
    )
    return Statistics(
        player="Otto",
        sessions=figure,
        alone=totals,
        helped=totals,
        course=tuple(Balance(day * 86_400, each) for day, each in enumerate(course)),
        opponents=(Against("Anna", figure, figure, figure, units),) * 20,
        rules=(("own", totals),) * 20,
        game=game,
        partners=(Beside("Karl", figure, figure, units),) * 20,
    )


SERIES = {
    "empty": (0, 0.0, ()),
    "single": (1, 0.5, (0.5,)),
    "zero": (0, 0.0, (0.0, 0.0, 0.0)),
    "constant": (3, -2.0, (-2.0, -2.0)),
    "huge": (HUGE, -1e15, (1e15, -1e15, 0.5)),
}
"""Values for all figures, units and balances."""


@pytest.mark.parametrize("game", [*IDS, "doppelkopf"])
def test_every_chart_is_painted(game: str) -> None:
    """Each chart paints within its area for all figures, also with little room."""
    for series, width in product(SERIES.values(), (40, 600)):
        for chart in charts(filled(game, *series), QUILL):
            picture = QImage(width, round(chart.height) + 1, QImage.Format.Format_Grayscale8)
            picture.fill(0xFFFFFF)
            painter = QPainter(picture)
            chart.paint(painter, QRectF(0, 0, width, chart.height))
            painter.end()
            if width == 600:
                assert len(set(bytes(picture.constBits()))) > 3, chart.title


def test_a_balance_that_never_left_nothing_is_a_line_at_the_foot_of_its_scale() -> None:
    """A balance that is always 0 is a line at the foot of its scale."""
    (course,) = [
        chart
        for chart in charts(filled("reunion", *SERIES["zero"]), QUILL)
        if chart.title == figures_of("reunion").account.course
    ]
    assert "from 1 Jan 1970 to 3 Jan 1970, units: 0" == course.words


@pytest.mark.parametrize("second", [-62_135_636_400, 253_402_340_400])
def test_a_day_outside_the_calendar_is_the_last_one_inside(second: int) -> None:
    """A game file may have a date that is outside the calendar in this time zone."""
    course = (Balance(second, 1.0), Balance(second, 2.0))
    told = words(charts(replace(statistics("reunion"), course=course), QUILL))
    day = "1 Jan 0001" if second < 0 else "31 Dec 9999"
    assert f"from {day} to {day}, units: +2" == told[figures_of("reunion").account.course]


@pytest.mark.parametrize("game", IDS)
def test_every_figure_that_has_words_is_drawn(game: str) -> None:
    """Every figure with a text is painted in the game's order, red if it is bad."""
    bars = [bar for plate in figures_of(game).plates for bar in plate.bars]

    assert list(words_of(game).statistics) == [figure for _, figure, _ in bars]
    assert list(map(words_of(game).figure, words_of(game).statistics)) == [bar[0] for bar in bars]
    good = {figure for _, figure, good in bars if good is True}
    bad = {figure for _, figure, good in bars if good is False}
    assert len(good) == len(bad)
    assert not [figure for figure in good if figure.endswith("lost")]


def mistakes(sessions: int, luck: float = 0.0, *, shares: bool = False) -> Mistakes:
    """Reviewed sessions of two deals each, of which each cost a tenth more than the one before."""
    course = [CostOfSession(each * 86_400, 2, each / 10) for each in range(1, sessions + 1)]
    kinds = (KindOfMistakes("call", 3, 0.1), KindOfMistakes("trump", 9, 0.2))
    return Mistakes(tuple(course), kinds, luck, shares=shares)


@pytest.mark.parametrize(
    ("found", "columns", "meaning"),
    [
        (mistakes(2, -0.2), "0.05, 0.10", "cost you 0.08 units.+Bad luck: .+ 0.05 units more"),
        (
            mistakes(2, shares=True),
            "2%, 5%",
            "cost you 4% of a deal. 100% is .+Luck played no part",
        ),
        (mistakes(25), "0.05, 0.15, .+, 1.20", "cost you 0.65 units.+ Deals reviewed: 50."),
    ],
)
def test_the_cost_of_mistakes_has_a_column_for_each_session(
    found: Mistakes, columns: str, meaning: str
) -> None:
    """Of many sessions, runs share a column; the text says what the figures mean."""
    told = words(charts(replace(statistics("reunion"), mistakes=found), QUILL))
    text = told["Cost of your mistakes per deal"]

    assert re.match(f"{columns}; .*{meaning}", text)
    assert text.partition(";")[0].count(",") < 13
    assert told["Mistakes by kind of move"].startswith("Calls: ")


def test_a_card_drawn_is_counted_with_the_calls() -> None:
    """In a game in which cards are drawn the bar of the calls says so."""
    found = replace(statistics("thirty_one"), mistakes=mistakes(2))
    told = words(charts(found, QUILL))
    assert told["Mistakes by kind of move"].startswith("Draws and calls: ")


def test_a_single_session_is_told_in_words() -> None:
    """Without another session to compare, there are no columns, and the text takes their place."""
    one, two = (
        chart
        for found in (mistakes(1, 0.04), mistakes(2, 0.04))
        for chart in charts(replace(statistics("reunion"), mistakes=found), QUILL)
        if chart.title == "Cost of your mistakes per deal"
    )
    assert re.match(
        "On average the mistakes in a deal cost you 0.05 units.+ 0.02 units less", one.words
    )
    assert one.height < two.height / 2


def test_without_mistakes_there_is_no_empty_chart() -> None:
    """Where no move cost anything, the text says so, and no bar of nothing is drawn."""
    none = replace(mistakes(2), course=(CostOfSession(0, 2, 0.0), CostOfSession(1, 2, 0.0)))
    told = words(charts(replace(statistics("reunion"), mistakes=none), QUILL))
    assert told["Cost of your mistakes per deal"].startswith(
        "On average the mistakes in a deal cost you 0.00"
    )
    assert "Mistakes by kind of move" not in told


def test_without_a_review_there_is_no_chart_of_mistakes() -> None:
    """Nor is there one of kinds if no cost is known."""
    none, unknown = (
        words(charts(replace(statistics("skat"), mistakes=each), QUILL))
        for each in (None, Mistakes((CostOfSession(0, 1, 0.0),), (), 0.0, shares=True))
    )

    assert not [title for title in none if "istakes" in title]
    assert ["Cost of your mistakes per deal"] == [each for each in unknown if "istakes" in each]
    assert unknown["Cost of your mistakes per deal"].startswith(
        "On average the mistakes in a deal cost you 0%"
    )


@pytest.mark.parametrize(("sessions", "width"), [*product((1, 2, 40), (300, 1200))])
def test_the_charts_of_mistakes_can_be_painted(sessions: int, width: int) -> None:
    """With little and with much, in a narrow and in a wide window, ink stays in the chart."""
    for chart in charts(replace(statistics("reunion"), mistakes=mistakes(sessions)), QUILL):
        if "istakes" in chart.title:
            image = QImage(width, round(chart.height) + 40, QImage.Format.Format_RGB32)
            image.fill(0xFFFFFF)
            painter = QPainter(image)
            chart.paint(painter, QRectF(0, 20, width, chart.height))
            painter.end()
            edges = [*range(18), *range(image.height() - 18, image.height())]
            stray = [(x, y) for y in edges for x in range(width) if image.pixel(x, y) != 0xFFFFFFFF]
            assert not stray


@pytest.mark.parametrize("language", list(Language))
def test_the_heads_of_a_table_stand_apart(
    language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a narrow table no head begins before the end of the one to its left, and a gap."""
    load_fonts()
    made = Interpreter()
    made.speak(language)
    heads: list[tuple[float, float]] = []

    def written(_: QPainter, cell: QRectF, text: str, face: QFont, *__: object) -> None:
        if cell.top() == 0 and text:
            heads.append((cell.right() - QFontMetricsF(face).horizontalAdvance(text), cell.right()))

    monkeypatch.setattr(tables, "write", written)
    image = QImage(510, 100, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    for draw in (tables.help_chart, tables.opponents_chart):
        heads.clear()
        draw(statistics("hindersche"), QUILL).paint(painter, QRectF(0, 0, 510, 100))
        assert len(heads) == 3
        assert all(left[1] + QUILL.size / 2 <= right[0] + 1 for left, right in pairwise(heads))
    painter.end()
    made.speak(Language.ENGLISH)
