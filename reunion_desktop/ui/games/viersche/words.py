"""Texts of Viersche: the hundred, the claim of enough points, ladder, marks on the frame."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.events import Announced, CardPlayed, DealScored, Event, GameSettled
from reunion_desktop.engine.legal import MayPlay
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import ScoreLine, ScoreSheet, Settlement
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.games.viersche.options import standing
from reunion_desktop.ui.games.side_count import (
    SideRow,
    deal_number,
    points_row,
    row_aloud,
    rows_aloud,
    shared_by,
    tricks_row,
)
from reunion_desktop.ui.games.side_words import SideWords
from reunion_desktop.ui.games.viersche.count import (
    frame_row,
    needed_row,
    outcome_rows,
    rungs_row,
)
from reunion_desktop.ui.words.access import sentence
from reunion_desktop.ui.words.game_words import Cell, Value
from reunion_desktop.ui.words.seat_names import SeatNames
from reunion_desktop.ui.words.unit_words import UnitWords

translate = QCoreApplication.translate


_HAND = 9
"""Cards in a hand before the first trick."""


class SetWords(UnitWords):
    """The messages that name the unit, with the word *set*."""

    def texts(self) -> dict[str, str]:
        """Every message by its key, with placeholders for numbers."""
        return super().texts() | {
            "numbered": translate("viersche", "Set {number}"),
            "practised": translate("viersche", "Set {number}; practice, all cards face up"),
            "helped": translate("viersche", "Set {number}; undo or a hint was used"),
            "deal": translate("viersche", "Set {number}, deal {deal}"),
            "after": translate("viersche", "Set {number}, after deal {count}."),
            "another": translate("viersche", "Next &set"),
            "over": translate("viersche", "The set is over."),
            "available_later": translate("viersche", "Available when the set is over."),
            "code_later": translate(
                "viersche",
                "The code is hidden until the set is over. It then appears here, and anyone who"
                " has it can play the same cards.",
            ),
            "session_continues": translate("viersche", "The session continues with the next set."),
            "none": translate("viersche", "no set"),
            "one": translate("viersche", "one set"),
            "several": translate("viersche", "{count} sets"),
            "one_below": translate("viersche", "set"),
            "one_unfinished": translate("viersche", "set, and {count} unfinished"),
            "plural": translate("viersche", "sets"),
            "unfinished": translate("viersche", "sets, and {count} unfinished"),
            "won": translate("viersche", "of sets won"),
        }


class VierscheWords(SideWords):
    """Texts that only Viersche has."""

    game = "viersche"
    slate = True
    calls: ClassVar[tuple[Call, ...]] = (Call("reached"),)
    labels: ClassVar[tuple[str, ...]] = ("deal", "second_deal", "ladder", "written", "frame")
    cells: ClassVar[tuple[str, ...]] = (
        *("points", "hundred", "march", "written", "middle", "needs", "reached"),
        *("false_reached", "rungs", "marks"),
    )
    statistics: ClassVar[tuple[str, ...]] = (
        *("rungs_won", "rungs_lost", "marches_won", "marches_lost"),
        *("claims_right", "claims_false"),
    )

    def title(self) -> str:
        """Name of the game as printed on a score sheet."""
        return translate("viersche", "Viersche")

    def line(self) -> str:
        """Description of the game in one sentence."""
        return translate(
            "games", "Four players in two teams. Score 100 points to wipe a rung off your ladder."
        )

    def unit(self) -> UnitWords:
        """A set."""
        return SetWords()

    def bowers(self) -> tuple[str, str] | None:
        """Names of the jack of trumps and of the other jack of its colour."""
        return translate("viersche", "Old Man"), translate("viersche", "Little Man")

    # Texts ----------------------------------------------------------------------------------------

    def call(self, call: Call) -> str:
        """Text of a call on its button."""
        return {"reached": translate("viersche", "We have our points")}[call.word]

    def announced(self, seat: Seat, call: Call, company: SeatNames) -> str | None:
        """Announcement of a claim that a side has enough points."""
        if call.word != "reached":
            return None
        return company.told_of(
            seat,
            translate("viersche", "You call “We have our points”."),
            translate("viersche", "Your partner {name} calls “We have our points”."),
            translate("viersche", "{name} calls “We have our points”."),
        )

    def part(self, deal: DealObservation, seat: Seat) -> str:
        """Points that the side needs in the second deal of a rung."""
        if not deal.contract.targets:
            return ""
        needs = deal.contract.targets[deal.sides.of[seat]]
        return translate("viersche", "needs {count}", "on a plate").format(count=needs)

    def further(self, event: Event, after: Observation, company: SeatNames) -> str | None:
        """Sentence on a false claim and the side's actual points; a true claim ends play."""
        del company
        deal, needs = after.deal, standing(after.lines).needs
        if not isinstance(event, Announced) or deal is None or needs is None:
            return None
        side = deal.sides.of[event.seat]
        made = sum(p for p, of in zip(deal.points, deal.sides.of, strict=True) if of == side)
        text = translate("viersche", "Not enough yet: {made} of {needed} points. Play continues.")
        return text.format(made=made, needed=needs[side])

    def asked(self, calls: Sequence[Call]) -> str | None:
        """Prompt for the claim that the player may make instead of leading."""
        if any(call.word == "reached" for call in calls):
            return translate("viersche", "You lead: play a card, or claim your points.")
        return None

    def said(
        self, event: Event, company: SeatNames, rules: Rules, order: CardOrder | None
    ) -> str | None:
        """Text of a card face down, a deal's result with its rungs, or the end of a set."""
        del order
        if isinstance(event, DealScored):
            return _counted(event.line, rules, company)
        if isinstance(event, CardPlayed) and event.covered:
            return _covered(event.seat, rules, company)
        return _set_won(event.settlement, company) if isinstance(event, GameSettled) else None

    def made_rows(
        self, sight: Observation, deal: DealObservation, company: SeatNames
    ) -> Iterator[SideRow]:
        """Tricks and points of each side, and the points it still needs."""
        yield tricks_row(deal.tricks, company)
        yield points_row(deal.points, company)
        yield needed_row(sight.lines[: deal.number - 1], company)

    def standing_rows(
        self, sheet: ScoreSheet, rules: Rules, company: SeatNames
    ) -> Iterator[SideRow]:
        """Ladder, written points and marks on the frame."""
        lines = sheet.games[-1].lines
        yield rungs_row(lines, company)
        if standing(lines).written is not None:
            yield from outcome_rows(lines, rules, company)
        yield frame_row(sheet, rules, company)

    def free_lead(self, legal: MayPlay) -> str | None:
        """Prompt for a lead without a trump, which is face down."""
        if len(legal.cards) == _HAND and not legal.cards & legal.order.trumps:
            return translate("viersche", "You lead without a trump: play any card, face down.")
        return None

    # The sheet ------------------------------------------------------------------------------------

    def label(self, key: str) -> str:
        """Labels of the parts of the slate."""
        return {
            "deal": translate("viersche", "deal"),
            "second_deal": translate("viersche", "second deal"),
            "ladder": translate("viersche", "ladder"),
            "written": translate("viersche", "Points written"),
            "frame": translate("viersche", "frame"),
        }[key]

    def means(self, cell: Cell, values: Mapping[str, Value]) -> str:
        """Meaning of a figure on the slate; ``values`` hold its named quantities."""
        return {
            "points": translate("viersche", "{points} points"),
            "hundred": translate("viersche", "{points} points: a rung is wiped"),
            "march": translate("viersche", "all nine tricks: two rungs are wiped"),
            "written": translate("viersche", "{points} written; {needs} still needed"),
            "middle": translate("viersche", "{points} each; both still need {needs}"),
            "needs": translate("viersche", "{needs} still needed"),
            "reached": translate("viersche", "has enough points: a rung is wiped"),
            "false_reached": translate("viersche", "wrong claim"),
            "rungs": translate("viersche", "rungs left: {count}"),
            "marks": translate("viersche", "marks on the frame: {count}"),
        }[cell].format_map({"points": "", "needs": "", "count": "", **values})

    def figure(self, key: str) -> str:
        """Label of a figure in the statistics."""
        return {
            "rungs_won": translate("viersche", "Rungs won"),
            "rungs_lost": translate("viersche", "Rungs lost"),
            "marches_won": translate("viersche", "All nine tricks, won"),
            "marches_lost": translate("viersche", "All nine tricks, lost"),
            "claims_right": translate("viersche", "Correct claims"),
            "claims_false": translate("viersche", "Wrong claims"),
        }[key]


def _covered(seat: Seat, rules: Rules, company: SeatNames) -> str:
    """Sentence on a card played face down, with the reason."""
    if rules.face_down == "everybody":  # The lead is then one of such cards.
        own = translate("viersche", "You have no trump and play face down.")
        other = translate("viersche", "{name} has no trump and plays face down.")
    else:
        own = translate("viersche", "You have no trump and lead face down.")
        other = translate("viersche", "{name} has no trump and leads face down.")
    return company.told_of(seat, own, other, other)


def _counted(line: ScoreLine, rules: Rules, company: SeatNames) -> str:
    """Sentence on each side's points, and on the wiped rungs or the written points."""
    text = deal_number(line.number)
    told = [text, row_aloud(points_row(line.points, company), company)]
    for seats in company.every_side():
        rungs = line.sheet[company.side_of(seats)].points if line.sheet else 0
        if rungs:
            text = (
                translate("viersche", "Two rungs are wiped for {names}.")
                if rungs > 1
                else translate("viersche", "A rung is wiped for {names}.")
            )
            told.append(text.format(names=shared_by(company, seats)))
    if not any(entry.points for entry in line.sheet):
        told.append(translate("viersche", "Neither side has 100 points: a second deal decides."))
        told.append(rows_aloud(outcome_rows((line,), rules, company), company))
    return " ".join(told)


def _set_won(settlement: Settlement, company: SeatNames) -> str:
    """Sentence on the winners of the set and the marks of the losers."""
    winners = shared_by(company, settlement.winners)
    text = translate("viersche", "the last rung is wiped: {names} win the set")
    told = [sentence(text.format(names=winners))]
    losers = [seat for seat, marks in enumerate(settlement.chalk) if marks]
    if losers:
        text = (
            translate("viersche", "two marks for {names}, who have not wiped a rung")
            if max(settlement.chalk) > 1
            else translate("viersche", "one mark on the frame for {names}")
        )
        told.append(sentence(text.format(names=shared_by(company, losers))))
    return " ".join(told)
