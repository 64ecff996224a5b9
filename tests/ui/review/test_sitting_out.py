"""Review of deals in which the player sat out as king."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from reunion_desktop.app.application import application_for_table
from reunion_desktop.app.reviews.review_service import ReviewService
from reunion_desktop.app.table import Table
from reunion_desktop.cli import main
from reunion_desktop.engine.actions import DealCards
from reunion_desktop.engine.record import Record
from reunion_desktop.review.deals import decisions
from reunion_desktop.storage.codec import whole
from reunion_desktop.storage.game_parser import StoredGame
from reunion_desktop.ui.review.values import DealName
from reunion_desktop.value_net.network import COMPILED
from tests.games.all_games import game, recorded

pytestmark = [
    pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)"),
    pytest.mark.skipif(not COMPILED, reason="judging whole deals wants the compiled judge"),
]

RECORD = recorded(game("ekart for four", 1))
"""Four deals; in each another player sits out."""
SAT_OUT = {
    deal: next(seat for seat in range(4) if not decisions(RECORD, seat, deal))
    for deal in range(1, 5)
}
SENTENCE = "There was no move to make at this seat in this deal."


BEGUN = [at for at, action in enumerate(RECORD.actions) if isinstance(action, DealCards)]
"""Moves before each deal."""


def written(path: Path, record: Record) -> Path:
    """Write a record to a file."""
    path.write_text("".join(f"{line}\n" for line in whole(record)), encoding="utf-8")
    return path


def look_through(qtbot: QtBot, review: ReviewService, name: DealName, seat: int) -> None:
    """Open a deal from a seat, wait for its grade, and show every position."""
    window = review.window
    with qtbot.waitSignal(review.judge.graded, timeout=60_000):
        window.open_deal(name, seat)
    texts = [label.text() for label in window.findChildren(QLabel)]
    sat_out = SAT_OUT[name.deal] == seat
    assert sat_out == any(SENTENCE in text for text in texts)
    assert sat_out == (not window.checker.moves.judgements)
    for _ in review.judge.moments(name, seat):
        window._step_on()  # noqa: SLF001 - a step without its animation.
    assert window.moment.events


def test_a_deal_can_be_reviewed_from_the_seat_that_sat_out(qtbot: QtBot, tmp_path: Path) -> None:
    """A deal is shown from the seat that sat out, with one sentence instead of reviews."""
    application_for_table()
    table = Table(tmp_path / "data", hurry=True)
    table.open(written(tmp_path / "kings.reunion", RECORD))
    deal, seat = next((deal, seat) for deal, seat in SAT_OUT.items() if seat)
    table.window.review_wanted.emit(1, deal)
    review = table.side_windows.review
    assert review is not None
    for each in (0, seat):
        look_through(qtbot, review, DealName(1, deal), each)
    table.close()


def test_the_archive_opens_the_review_of_such_a_deal(qtbot: QtBot, tmp_path: Path) -> None:
    """The archive passes the same record to the review."""
    application_for_table()
    table = Table(tmp_path, hurry=True)
    table.take_up()
    table.archive.keep([StoredGame(RECORD, complete=True, lines=())])
    window = table.side_windows.open_archive()
    detail = window.finder.detail
    qtbot.waitUntil(lambda: len(detail.sheet.sheet.games) == 1, timeout=20_000)
    deal = next(deal for deal, seat in SAT_OUT.items() if not seat)
    detail.review_wanted.emit(1, deal)
    qtbot.waitUntil(lambda: table.side_windows.review is not None, timeout=20_000)
    review = table.side_windows.review
    assert review is not None
    look_through(qtbot, review, DealName(1, deal), 0)
    table.close()


def test_the_command_line_names_the_deal_without_a_move(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As text and as JSON, the deal without a move is listed."""
    seat, file = str(SAT_OUT[1]), tmp_path / "kings.reunion"
    written(file, RECORD.rewound(BEGUN[1]))
    assert 0 == main(["replay", "--review", "--seat", seat, str(file)])
    assert f"Game 1, deal 1, seat {seat}: No move to make." in capsys.readouterr().out

    written(file, RECORD.rewound(BEGUN[2]))
    assert 0 == main(["replay", "--json", "--seat", seat, str(file)])
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [1, 2] == [one["deal"] for one in told]
    assert [1] == [one["deal"] for one in told if one["grade"] == "idle"]
