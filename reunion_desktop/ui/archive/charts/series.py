"""List of the charts for a player's statistics, in order."""

from __future__ import annotations

from reunion_desktop.history.statistics import Statistics
from reunion_desktop.ui.archive.charts.balance import course_chart
from reunion_desktop.ui.archive.charts.chart import Chart, Quill
from reunion_desktop.ui.archive.charts.counts import counts_chart
from reunion_desktop.ui.archive.charts.games import PlacesPlate, Plate, figures_of
from reunion_desktop.ui.archive.charts.headline import headline
from reunion_desktop.ui.archive.charts.opponents import opponents_chart
from reunion_desktop.ui.archive.charts.places import places_chart
from reunion_desktop.ui.archive.charts.tables import help_chart, partners_chart, rules_chart


def charts(statistics: Statistics, quill: Quill) -> tuple[Chart, ...]:
    """Charts of a player's games; those without data are left out."""
    figures = figures_of(statistics.game)
    series = [headline(statistics, quill)]
    if len(statistics.course) > 1:
        series.append(course_chart(statistics.course, figures.account, quill))
    series += [_plate(plate, statistics, quill) for plate in figures.plates]
    series.append(help_chart(statistics, quill))
    if statistics.rules:
        series.append(rules_chart(statistics, quill))
    if statistics.partners:
        series.append(partners_chart(statistics, quill))
    if statistics.opponents:
        series.append(opponents_chart(statistics.opponents, figures.account.against, quill))
    return tuple(series)


def _plate(plate: Plate, statistics: Statistics, quill: Quill) -> Chart:
    """Chart of the game's own figures."""
    if isinstance(plate, PlacesPlate):
        return places_chart(plate, statistics.all, quill)
    return counts_chart(plate, statistics.all, quill)
