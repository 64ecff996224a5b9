"""Texts of the archive: a session in one line, and the entries of the filters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date, datetime, timedelta

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.dealing.deal_code import day_of_seed
from reunion_desktop.engine.scoring import Units
from reunion_desktop.history.sessions import SessionRow
from reunion_desktop.ui.archive.charts.games import figures_of
from reunion_desktop.ui.archive.charts.names import shown_names
from reunion_desktop.ui.games.rule_sets import preset_title
from reunion_desktop.ui.look.plain_text import isolated
from reunion_desktop.ui.words.measures import day, day_of, units_text

translate = QCoreApplication.translate


def names_text(session: SessionRow) -> str:
    """Names of the players."""
    return translate("archive", ", ", "between names").join(
        map(isolated, shown_names(session.names))
    )


def heading(session: SessionRow) -> str:
    """Title of a session, or else its players' names."""
    return session.title or names_text(session)


def details(session: SessionRow) -> str:
    """Line below the heading: players if they are not the heading, game, rules, remarks."""
    return " · ".join(_details(session))


def _details(session: SessionRow) -> Iterator[str]:
    if session.title:
        yield names_text(session)
    game, rules = figures_of(session.game).title, preset_title(session.preset, session.game)
    # The name of many a rule set has that of its game in it.
    if game not in rules:
        yield game
    yield rules
    yield figures_of(session.game).unit.amount(session.games)
    yield from _chosen_cards(session)
    if session.helped:
        yield translate("archive", "with help")
    if session.practice:
        yield translate("archive", "practice")
    if session.by_hand:
        yield translate("archive", "kept by hand")


def _chosen_cards(session: SessionRow) -> Iterator[str]:
    """The day of a daily deal, a deal code, and cards that were played twice."""
    for seed in session.seeds[:1]:
        if seed is not None:
            played = day_of_seed(seed)
            if played is None:
                yield translate("archive", "deal code")
            else:
                yield translate("occasions", "The game of {day}").format(day=day_of(played))
    if any(session.seeds[1:]):
        yield translate("archive", "the same cards from another seat")


def sessions_text(count: int) -> str:
    """Number of sessions in words."""
    if count < 2:
        return translate("archive", "one session") if count else translate("archive", "no session")
    return translate("archive", "{count} sessions").format(count=count)


def result_text(session: SessionRow) -> str:
    """Result of a session for the player; "unfinished" if its last game is."""
    unfinished = translate("archive", "unfinished")
    if session.unfinished:
        return unfinished
    return {
        "won": translate("archive", "first"),
        "shared": translate("archive", "tied for first"),
        "lost": _place(session.units),
    }.get(session.result, unfinished)


def _place(units: Sequence[Units]) -> str:
    """Place of a player who is not first; of two sides, that theirs has lost."""
    better = sum(other > units[0] for other in units)
    if len(set(units)) == 2 and 2 * better == len(units):
        return translate("archive", "lost")
    # By the units shown; a session may be ranked by others.
    text = translate("archive", "place {place} of {players}")
    return text.format(place=max(better, 1) + 1, players=len(units))


def sentence(session: SessionRow) -> str:
    """A whole row as a sentence, for screen readers."""
    units = units_text(session.units[0]) if session.units else ""
    parts = (heading(session), day(session.date), details(session), units)
    return translate("archive", "{row}, {result}").format(
        row=", ".join(filter(None, parts)), result=result_text(session)
    )


def since_choices() -> tuple[tuple[str, date | None, date | None], ...]:
    """Periods to choose from: label, first day, and the day after the last."""
    today = datetime.now().astimezone().date()
    year = today.year
    return (
        (translate("archive", "Any time"), None, None),
        (translate("archive", "Last 7 days"), today - timedelta(days=6), None),
        (translate("archive", "Last 30 days"), today - timedelta(days=29), None),
        (translate("archive", "This year"), date(year, 1, 1), None),
        (translate("archive", "Last year"), date(year - 1, 1, 1), date(year, 1, 1)),
        (translate("archive", "Earlier"), None, date(year - 1, 1, 1)),
    )


def result_choices() -> tuple[tuple[str, str | None], ...]:
    """Results to choose from: label, and name in the archive."""
    return (
        (translate("archive", "Any result"), None),
        (translate("archive", "Won"), "won"),
        (translate("archive", "Tied for first"), "shared"),
        (translate("archive", "Lost"), "lost"),
        (translate("archive", "Unfinished"), "open"),
    )


def order_choices() -> tuple[tuple[str, str, bool], ...]:
    """Sort orders: label, name in the archive, and whether descending."""
    return (
        (translate("archive", "Newest first"), "date", True),
        (translate("archive", "Oldest first"), "date", False),
        (translate("archive", "Best first"), "units", True),
        (translate("archive", "Worst first"), "units", False),
        (translate("archive", "Longest first"), "games", True),
        (translate("archive", "By player"), "players", False),
        (translate("archive", "By rule set"), "rules", False),
        (translate("archive", "By result"), "result", False),
    )
