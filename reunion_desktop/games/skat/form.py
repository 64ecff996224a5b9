"""Form for a deal of Skat played with real cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import Suit
from reunion_desktop.engine.contract import Contract, Goal
from reunion_desktop.engine.deal_form import (
    Answers,
    DealForm,
    Fault,
    FormQuestion,
    Kind,
    chosen,
    number,
    numbers,
    rest_of,
    seat_of,
    wrong_sum,
    yes_or_no,
)
from reunion_desktop.engine.plans import Opening
from reunion_desktop.engine.scoring import ScoreLine
from reunion_desktop.games.skat.deal import below_bid, declaring
from reunion_desktop.games.skat.options import (
    ALL_POINTS,
    GRAND,
    HAND,
    NULL,
    OUVERT,
    SCHNEIDER,
    SCHWARZ,
    SkatOptions,
)
from reunion_desktop.games.skat.options.bock import kind_of_next
from reunion_desktop.games.skat.values import Result, result
from reunion_desktop.games.skat.written import SkatDeal, line_of, of_game, of_ramsch, passed_in

_SUITS = ("C", "S", "H", "D")
_PASSED, _RAMSCH = "passed_in", "ramsch"
_LEVELS = {"none": None, "schneider": SCHNEIDER, "schwarz": SCHWARZ, "ouvert": OUVERT}
"""Levels that may be announced, by their answers."""
_KONTRA = ("none", "kontra", "re")
_LEAST_BID, _MOST_BID = 18, 264
_MOST_VALUE = 600
"""Upper bound for the value that is charged for a Null below the bid."""
_SKAT = 22
"""Most card points of the skat: two aces."""
_JACKS, _TRUMPS = 4, 11
"""Most matadors in Grand and in a suit."""


class SkatForm(DealForm[SkatOptions]):
    """The game, its declarer, matadors and levels, and the card points; or Ramsch."""

    __slots__ = ()

    def questions(self, answers: Answers) -> tuple[FormQuestion, ...]:
        """The questions of the form, in order, given the answers so far."""
        asked: tuple[FormQuestion, ...]
        asked = (FormQuestion("game", Kind.WORD, words=self._games),)
        game = answers.get("game")
        if game == _RAMSCH:
            return asked + self._of_ramsch(answers)
        if game is None or game == _PASSED:
            return asked
        asked += (FormQuestion("declarer", Kind.SEAT, seats=self.seats),)
        if not self._in_ramsch_round:
            asked += (FormQuestion("bid", Kind.NUMBER, _LEAST_BID, _MOST_BID, usual=_LEAST_BID),)
        asked += self._of_null(answers) if game == NULL else self._of_trumps(answers)
        if self.rules.kontra != "off":
            asked += (FormQuestion("kontra", Kind.WORD, words=_KONTRA, usual="none"),)
        return asked

    def follows(self, answers: Answers) -> Answers:
        """The points of the last player of Ramsch, once all others are written."""
        return rest_of(answers, self.seats, ALL_POINTS) if answers.get("game") == _RAMSCH else {}

    def faults(self, answers: Answers) -> Iterator[Fault]:
        """Points of Ramsch that do not add up, where the skat counts."""
        if answers["game"] == _RAMSCH and self.rules.ramsch_skat != "nobody":
            total = sum(number(answers, f"points.{seat}") for seat in self.seats)
            if total != ALL_POINTS:
                yield wrong_sum(total, ALL_POINTS)

    def line(self, answers: Answers) -> ScoreLine:
        """The line of the deal."""
        game = answers["game"]
        if game == _PASSED:
            deal = passed_in(self.rules)
        elif game == _RAMSCH:
            deal = self._ramsch(answers)
        else:
            deal = self._game(answers)
        return line_of(self.rules, self.lines, self.plan, deal)

    # Questions ------------------------------------------------------------------------------------

    @property
    def _in_ramsch_round(self) -> bool:
        """True where nobody bids: a Grand is played from the hand."""
        return kind_of_next(self.rules, self.lines) == _RAMSCH

    @property
    def _games(self) -> tuple[str, ...]:
        if self._in_ramsch_round:
            return (_RAMSCH, GRAND) if self.rules.grand_hand_in_ramsch else (_RAMSCH,)
        last = _RAMSCH if self.rules.plays_ramsch else _PASSED
        return (*_SUITS, GRAND, NULL, last)

    def _of_null(self, answers: Answers) -> tuple[FormQuestion, ...]:
        end = FormQuestion("null_end", Kind.WORD, words=("won", "lost"))
        if not below_bid(self._contract(answers)):
            return yes_or_no("hand"), yes_or_no("ouvert"), end
        charged = FormQuestion("charged", Kind.NUMBER, _LEAST_BID, _MOST_VALUE)
        return yes_or_no("hand"), yes_or_no("ouvert"), charged

    def _of_trumps(self, answers: Answers) -> tuple[FormQuestion, ...]:
        most = _JACKS if answers.get("game") == GRAND else _TRUMPS
        asked: tuple[FormQuestion, ...] = (
            FormQuestion("run", Kind.WORD, words=("with", "without"), usual="with"),
            FormQuestion("matadors", Kind.NUMBER, 1, most),
            FormQuestion("made", Kind.NUMBER, most=ALL_POINTS),
        )
        if not self._in_ramsch_round:
            asked += (yes_or_no("hand"),)
        if answers.get("hand") == "yes":
            asked += (FormQuestion("announced", Kind.WORD, words=tuple(_LEVELS), usual="none"),)
        made = answers.get("made")
        if isinstance(made, int) and (made <= _SKAT or made == ALL_POINTS):
            # A declarer without a trick has the points of the skat.
            asked += (yes_or_no("all_tricks", "yes" if made in {0, ALL_POINTS} else "no"),)
        return asked

    def _of_ramsch(self, answers: Answers) -> tuple[FormQuestion, ...]:
        asked = numbers("points", self.seats, ALL_POINTS)
        given = {
            seat: number(answers, f"points.{seat}")
            for seat in self.seats
            if f"points.{seat}" in answers
        }
        if len(given) == len(self.seats):
            none = tuple(seat for seat, points in given.items() if not points)
            if none:
                asked += (FormQuestion("trickless", Kind.SEATS, seats=none, usual=none),)
            if list(given.values()).count(max(given.values())) > 1:
                asked += (FormQuestion("last_taker", Kind.SEAT, seats=self.seats),)
        if self.rules.pushes:
            most = len(self.seats)
            asked += (FormQuestion("pushes", Kind.NUMBER, most=most, usual=0),)
        return asked

    # Results --------------------------------------------------------------------------------------

    @property
    def _start(self) -> Contract:
        opening = Opening(self.plan.number, self.plan.dealer, self.plan.seats, None)
        doubled = kind_of_next(self.rules, self.lines) == "bock"
        return replace(self.rules.start(opening), factor=2 if doubled else 1)

    def _contract(self, answers: Answers) -> Contract:
        """The contract, as far as it is told."""
        declarer, game = seat_of(answers, "declarer"), str(answers["game"])
        forced = self._in_ramsch_round
        hand = forced or answers.get("hand") == "yes"
        seat = self.seats[0] if declarer is None else declarer
        level = _LEVELS[str(answers.get("announced", "none"))] if hand else None
        if answers.get("ouvert") == "yes":
            level = OUVERT
        won = replace(
            self._start,
            sides=self.rules.declared(seat),
            owner=seat,
            goal=Goal.POINTS,
            declarer=seat,
            taker=None if hand else seat,
            hand=hand,
            bid=0 if forced else number(answers, "bid") if "bid" in answers else _LEAST_BID,
        )
        suit = next((suit for suit in Suit if suit.letter == game), None)
        call = Call("suit" if suit is not None else game, suit, number=level)
        made = declaring(won, call, self.rules)
        said = _KONTRA.index(str(answers.get("kontra", "none")))
        return replace(made, factor=won.factor * 2**said)

    def _game(self, answers: Answers) -> SkatDeal:
        contract, game = self._contract(answers), answers["game"]
        points, tricks, run = 0, 1, 0
        if game == NULL:
            tricks = int(answers.get("null_end") != "won")
        else:
            points = number(answers, "made")
            run = number(answers, "matadors") * (1 if answers["run"] == "with" else -1)
            if answers.get("all_tricks") == "yes":
                tricks = HAND if points == ALL_POINTS else 0
        before_1999 = self.rules.before_1999
        if game == NULL and "charged" in answers:
            value = number(answers, "charged")
            lost = -1 if before_1999 and contract.hand else -2
            outcome = Result(False, True, value, lost * value * contract.factor)  # noqa: FBT003 - fields.
        else:
            outcome = result(
                contract, run, points, tricks, before_1999=before_1999, times=contract.factor
            )
        made = [0] * self.rules.players
        made[contract.declared_by] = points
        taken = [0] * self.rules.players
        taken[contract.declared_by] = tricks
        kontra = _KONTRA.index(str(answers.get("kontra", "none")))
        both = (tuple(made), tuple(taken))
        return of_game(self.rules, contract, outcome, run, kontra, both)

    def _ramsch(self, answers: Answers) -> SkatDeal:
        points = {seat: number(answers, f"points.{seat}") for seat in self.seats}
        trickless = chosen(answers, "trickless")
        takers = [seat for seat in self.seats if seat not in trickless]
        tricks = [0] * self.rules.players
        for seat in takers:
            tricks[seat] = HAND if len(takers) == 1 else 1
        last = seat_of(answers, "last_taker")
        if last is None:
            last = max(self.seats, key=lambda seat: points[seat])
        pushes = number(answers, "pushes") if "pushes" in answers else 0
        factor = self._start.factor * 2**pushes
        own = [points[seat] for seat in self.seats]
        return of_ramsch(self.rules, self.seats, own, tricks, last, factor)
