"""Texts of Hindersche, and the result pages of its deals and games."""

from __future__ import annotations

import pytest

from reunion_desktop.engine.calls import PASS
from reunion_desktop.engine.events import Announced, DealScored, Event, GameSettled
from reunion_desktop.engine.scoring import Entry, Mark, ScoreLine, Settlement
from reunion_desktop.engine.seats import Sides
from reunion_desktop.games.hindersche.options import ACCEPT, REDEAL
from reunion_desktop.games.hindersche.rules import PAGAT
from reunion_desktop.ui.games import count_of
from reunion_desktop.ui.games.hindersche.words import HinderscheWords
from reunion_desktop.ui.games.side_count import company_at
from reunion_desktop.ui.sheet.notes import legend
from reunion_desktop.ui.words.events import event_sentence
from reunion_desktop.ui.words.seat_names import SeatNames
from tests.ui.games.counted import NAMES, deals, sheet

WORDS = HinderscheWords()
COUNT = count_of("hindersche")


def told(event: Event, person: int = 0) -> str:
    """Text of an event."""
    company = SeatNames(NAMES, person, Sides.alone(4))
    return event_sentence(event, company, WORDS, PAGAT, None)


def counted(points: tuple[int, ...], marks: tuple[int, ...], *, playoff: bool = False) -> Event:
    """Deal with points and the marks of each player."""
    entries = tuple(Entry(one, Mark.PLAIN) for one in marks)
    tricks = (3, 2, 2, 2) if any(points) else (0,) * 4
    line = ScoreLine(2, 0, points, tricks, (), entries, playoff, any(tricks))
    return DealScored(line, None)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Announced(0, REDEAL), "You ask for a new deal (“nicer cards”)."),
        (Announced(1, REDEAL), "Anna asks for a new deal (“nicer cards”)."),
        (Announced(1, ACCEPT), "Anna agrees to a new deal."),
        (Announced(2, PASS), "Karl keeps the cards."),
        (
            counted((60, 30, 26, 24), (1, 0, 0, 0)),
            ("Deal 2. Points: you 60, Anna 30, Karl 26, Eva 24. Marks added or wiped: you +1."),
        ),
        (
            counted((60, 30, 0, 0), (-2, 0, 0, 0)),
            "Deal 2. Points: you 60, Anna 30, Karl 0, Eva 0. Marks added or wiped: you 2 wiped.",
        ),
        (
            counted((40, 30, 0, 0), (0, -1, 0, 0), playoff=True),
            (
                "Deal 2, a play-off. Points: you 40, Anna 30, Karl 0, Eva 0. Marks added or"
                " wiped: Anna one wiped."
            ),
        ),
        (
            counted((0,) * 4, (0,) * 4),
            "Deal 2 is cancelled. The same dealer deals again.",
        ),
        (
            GameSettled(Settlement((0,) * 4, (0, 2, 3), (), (0, 1, 0, 0))),
            "The game is lost, and a mark goes on the frame, for Anna.",
        ),
        (
            GameSettled(Settlement((0,) * 4, (1, 2, 3), (), (2, 0, 0, 0))),
            "The game is lost, and two marks go on the frame, for you.",
        ),
    ],
)
@pytest.mark.usefixtures("qapp")
def test_events_are_told(event: Event, sentence: str) -> None:
    """Events tell who asks and agrees, the marks added or wiped, and the loser."""
    assert sentence == told(event)


@pytest.mark.usefixtures("qapp")
def test_every_count_agrees_with_the_slate() -> None:
    """Results show the marks before and after, and the players of a play-off if there is one."""
    for sight in deals(PAGAT, 3):
        page = COUNT.deal(sight, NAMES)
        cells = {row.label: row.cells for row in page.contents.figures}
        slate = PAGAT.slate(sight.lines)
        now = tuple(cell.split(" → ")[-1] for cell in cells["Marks on the slate"])
        assert tuple(map(str, slate.marks)) == now
        assert bool(slate.ties) is ("Play-off follows" in cells)
        out = set(range(4)) - PAGAT.slate(sight.lines[:-1]).dealt_in
        assert out == {seat for seat, cell in enumerate(cells["Points"]) if not cell}
        assert page.text
        assert COUNT.deal_told(sight, company_at(sight, NAMES))


@pytest.mark.usefixtures("qapp")
def test_the_end_of_a_game_and_of_a_rubber() -> None:
    """The end of a game shows loser, frame and payments; the fourth game ends the session."""
    (first, *_) = [sight for sight in deals(PAGAT, 12) if sight.settlement is not None]
    assert first.settlement is not None
    (loser,) = {0, 1, 2, 3} - set(first.settlement.winners)
    name = "You have" if loser == 0 else f"{NAMES[loser]} has"
    one = COUNT.settlement(first, sheet(PAGAT, first), NAMES)
    assert f"{name} lost the game" == one.heading
    four = COUNT.settlement(first, sheet(PAGAT, *[first] * 4), NAMES)
    assert f"{name} lost the game; the session is over" == four.heading
    cells = {row.label: row.cells for row in four.contents.figures}
    assert "4" == cells["Marks on the frame"][loser]
    assert "\N{MINUS SIGN}12" == cells["Paid"][loser]


@pytest.mark.usefixtures("qapp")
def test_a_printed_sheet_says_what_its_signs_mean() -> None:
    """The legend of a printed sheet has only the signs and rows that occur on it."""
    assert () == WORDS.signs(set())
    assert ("• dealer", "underlined: one more mark") == WORDS.signs({"points", "adds", "tied"})
    assert "circled: marks wiped" == WORDS.signs({"wipes"})[-1]
    (last,) = [one for one in deals(PAGAT, 12) if one.settlement is not None][:1]
    written = PAGAT.scoring.sheet(sheet(PAGAT, last))
    assert [
        "• dealer",
        "underlined: one more mark",
        "circled: marks wiped",
        "slate: the last player with marks loses the game",
        "frame: marks for those who lost",
    ] == list(legend(written))
