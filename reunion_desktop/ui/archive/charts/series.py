"""The series of charts that a player's statistics give, in the order in which one looks at them."""

from __future__ import annotations

from reunion_desktop.history.statistics import Statistics
from reunion_desktop.ui.archive.charts.chart import Chart, Quill
from reunion_desktop.ui.archive.charts.course import course_chart
from reunion_desktop.ui.archive.charts.fees import fees_chart
from reunion_desktop.ui.archive.charts.headline import headline
from reunion_desktop.ui.archive.charts.opponents import opponents_chart
from reunion_desktop.ui.archive.charts.places import places_chart
from reunion_desktop.ui.archive.charts.tables import help_chart, rules_chart


def charts(statistics: Statistics, quill: Quill) -> tuple[Chart, ...]:
    """The pictures of a player's games; one that has nothing to show is left out."""
    series = [headline(statistics, quill)]
    if len(statistics.course) > 1:
        series.append(course_chart(statistics.course, quill))
    series += [
        places_chart(statistics.all, quill),
        fees_chart(statistics.all, quill),
        help_chart(statistics, quill),
    ]
    if statistics.rules:
        series.append(rules_chart(statistics.rules, quill))
    if statistics.opponents:
        series.append(opponents_chart(statistics.opponents, quill))
    return tuple(series)
