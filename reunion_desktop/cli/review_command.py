"""Print the review of a record: ``replay --review``."""

from __future__ import annotations

from collections.abc import Sequence

from reunion_desktop.ai.player import Stop
from reunion_desktop.cli.faults import DONE
from reunion_desktop.cli.output import show_progress
from reunion_desktop.cli.review_text import review_lines
from reunion_desktop.engine.record import Record
from reunion_desktop.engine.seats import Seat
from reunion_desktop.review import report
from reunion_desktop.review.deals import by_deal, decisions, finished_deals, verdicts


def print_review(records: Sequence[Record], seat: Seat, *, as_json: bool) -> int:
    """Review a seat's moves in every game of a file; returns the exit code."""
    out_of = sum(len(decisions(record, seat)) for record in records)
    done = 0
    games = []
    for number, record in enumerate(records, 1):
        found = []
        for verdict in verdicts(record, seat, f"review|{number}", Stop()):
            found.append(verdict)
            done += 1
            show_progress(done, out_of)
        games.append((number, by_deal(found, seat, finished_deals(record))))
    if as_json:
        print(report.as_json(games))
        return DONE
    told = [
        (record.header.game, reviews) for record, (_, reviews) in zip(records, games, strict=True)
    ]
    print("\n".join(review_lines(told)))
    return DONE
