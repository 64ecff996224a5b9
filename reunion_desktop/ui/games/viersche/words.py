"""Texts of Viersche: the hundred, the claim of enough points, ladder, marks on the frame."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.events import Announced, DealScored, Event, GameSettled
from reunion_desktop.engine.legal import Legal, MayPlay
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import ScoreLine, ScoreSheet, Settlement
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.games.viersche.options import standing
from reunion_desktop.ui.games.side_count import row_aloud, rows_aloud, sentence, shared_by
from reunion_desktop.ui.games.viersche.figures import (
    made_aloud,
    outcome_rows,
    points_row,
    standing_aloud,
)
from reunion_desktop.ui.games.viersche.set_words import SetWords
from reunion_desktop.ui.words.game_words import Cell, GameWords, Value
from reunion_desktop.ui.words.seat_names import SeatNames
from reunion_desktop.ui.words.unit_words import UnitWords

translate = QCoreApplication.translate


_HAND = 9
"""Cards in a hand before the first trick."""


class VierscheWords(GameWords):
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
        if seat == company.person:
            return translate("viersche", "You call “We have our points”.")
        if company.is_partner(seat):
            text = translate("viersche", "Your partner {name} calls “We have our points”.")
        else:
            text = translate("viersche", "{name} calls “We have our points”.")
        return text.format(name=company.name(seat))

    def unmoved(self, said: Announced, after: Observation, company: SeatNames) -> str | None:
        """Sentence on a false claim and the side's actual points; a true claim ends play."""
        del company
        deal, needs = after.deal, standing(after.lines).needs
        if said.call.word != "reached" or deal is None or needs is None:
            return None
        side = deal.sides.of[said.seat]
        made = sum(p for p, of in zip(deal.points, deal.sides.of, strict=True) if of == side)
        text = translate("viersche", "Not enough yet: {made} of {needed} points. Play continues.")
        return text.format(made=made, needed=needs[side])

    def asked(self, calls: Sequence[Call]) -> str | None:
        """Prompt for the claim that the player may make instead of leading."""
        if any(call.word == "reached" for call in calls):
            return translate("viersche", "You lead: play any card, or call “We have our points”.")
        return None

    def said(
        self, event: Event, company: SeatNames, rules: Rules, order: CardOrder | None
    ) -> str | None:
        """Text of an event: a deal's result with its rungs, or the end of a set."""
        del order
        if isinstance(event, DealScored):
            return _counted(event.line, rules, company)
        return _set_won(event.settlement, company) if isinstance(event, GameSettled) else None

    def made(self, sight: Observation, company: SeatNames) -> str | None:
        """Tricks and points of each side, and the points needed, as text."""
        deal = sight.deal
        if deal is None:
            return None
        return made_aloud(deal, sight.lines[: deal.number - 1], company)

    def standing(self, sheet: ScoreSheet, rules: Rules, company: SeatNames) -> str:
        """Ladder, written points and marks on the frame, as text."""
        return standing_aloud(sheet, rules, company)

    def misread(self, refused: str, one: str) -> str | None:
        """Refusal that also explains that the Little Man is not a card of its printed suit."""
        if not one:
            return translate("viersche", "{sentence}; the Little Man counts as a trump.").format(
                sentence=refused
            )
        return translate("viersche", "{sentence}; the Little Man counts as {one}.").format(
            sentence=refused, one=one
        )

    def prompt(self, legal: Legal) -> str | None:
        """Prompt when any card is legal: there is no duty to trump; or for a lead face down."""
        if not isinstance(legal, MayPlay) or legal.duty is not None or legal.calls:
            return None
        if legal.led is not None:
            return translate("wording", "Your turn: you can’t follow suit, so play any card.")
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


def _counted(line: ScoreLine, rules: Rules, company: SeatNames) -> str:
    """Sentence on each side's points, and on the wiped rungs or the written points."""
    text = translate("viersche", "Deal {number}.").format(number=line.number)
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
