"""Review of Ekart: Réunion among three, one against two, and excluded players."""

from __future__ import annotations

import pytest

from reunion_desktop.ai.player import Stop
from reunion_desktop.ai.reason import Motive
from reunion_desktop.engine.actions import Announce, Discard, Give, PlayCard
from reunion_desktop.engine.calls import PASS
from reunion_desktop.engine.cards import CardSet, Suit
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.legal import MayGive
from reunion_desktop.engine.record import Step
from reunion_desktop.games.ekart.options import demand
from reunion_desktop.games.ekart.rules import GREAT, KINGS, LITTLE
from reunion_desktop.review.judge import judge
from reunion_desktop.review.verdict import Basis, NotReviewed, Verdict
from tests.games.test_ekart import ONE, after, away, dealt

SURE = demand(ONE("HJ"))
"""What the strong hand demands, which then lacks nothing."""


def judged(match: MatchState, action: PlayCard | Discard | Announce | Give) -> Verdict:
    """The verdict on a decision."""
    later, events = advance(match, action)
    return judge(Step(match, action, events, later), 7, "dice", Stop())


def passed(match: MatchState, calls: int) -> MatchState:
    """All seats pass."""
    for _ in range(calls):
        seat = match.to_act()
        assert seat is not None
        match = after(match, Announce(seat, PASS))
    return match


def test_a_discard_is_judged_as_at_reunion() -> None:
    """Also with a king at the table, whose seat is left out; the verdict has the real seat."""
    match = dealt(KINGS, 0)
    assert match.deal is not None
    verdict = judged(match, Discard(0, CardSet.parse("CQ CT")))
    assert (0, 0, CardSet.parse("CQ CT")) == (verdict.seat, verdict.trick, verdict.chosen.cards)
    assert verdict.basis is not Basis.RULE


def test_a_card_of_a_staubaus_is_judged_as_one_against_two() -> None:
    """To lead the smallest trump instead of the highest throws the Staubaus away."""
    match = after(away(dealt(LITTLE)), Announce(0, demand(ONE("HJ"))), Give(0, 1, ONE("C7")))
    assert 0 == judged(match, PlayCard(0, ONE("HJ"))).cost.units
    assert judged(match, PlayCard(0, ONE("H8"))).cost.units > 0.1


def test_under_four_matadors_nothing_is_held_against_anybody() -> None:
    """An expert's choice stands beside it, and both are worth nothing."""
    match = passed(away(dealt(GREAT)), 6)
    verdict = judged(match, PlayCard(0, ONE("C7")))
    assert (Basis.RULE, 0) == (verdict.basis, verdict.cost.units)


# ---- What was said, and what was given ----


def test_a_staubaus_that_succeeds_is_worth_what_it_wins() -> None:
    """The strong hand with the jack of hearts clears the table in nearly every layout."""
    match = away(dealt(LITTLE))
    said, silent = (judged(match, Announce(0, call)) for call in (SURE, PASS))
    (reason,) = said.reasons
    assert (SURE, 0.0, 0) == (said.chosen.call, said.cost.units, said.trick)
    assert (Motive.ALL_TRICKS, 100) == (reason.motive, said.layouts)
    share = reason.share or 0
    assert share > 0.8
    assert pytest.approx(4 * share - 4 * (1 - share)) == said.chosen.average.units
    assert said.best.average == silent.best.average
    assert PASS == silent.chosen.call
    assert pytest.approx(silent.best.average.units) == silent.cost.units
    assert silent.reasons == said.reasons
    assert 4 == silent.hindsight.units


def test_passing_is_the_base() -> None:
    """It is worth nothing; a Staubaus that can never succeed costs what its failure would."""
    match = after(away(dealt(LITTLE)), Announce(0, PASS))
    passed_on = judged(match, Announce(1, PASS))
    assert (0.0, 0.0) == (passed_on.cost.units, passed_on.best.average.units)
    assert [Motive.TOO_BOLD] == [reason.motive for reason in passed_on.reasons]
    assert len(passed_on.choices) > 1
    hopeless = judged(match, Announce(1, demand(ONE("D8"))))
    assert (PASS, 4.0) == (hopeless.best.call, hopeless.cost.units)
    assert -4 == hopeless.chosen.average.units


def test_a_better_card_might_have_been_demanded() -> None:
    """Of two calls the one that succeeds more often is first, with its share."""
    verdict = judged(away(dealt(LITTLE)), Announce(0, demand(ONE("S7"))))
    assert SURE == verdict.best.call
    assert verdict.cost.units > 1
    assert [Motive.ALL_TRICKS] == [reason.motive for reason in verdict.reasons]


def test_what_was_given_is_judged_by_what_is_kept() -> None:
    """Keeping the seven of clubs and giving an ace away loses the Staubaus."""
    match = after(away(dealt(LITTLE)), Announce(0, SURE))
    good, bad = (judged(match, Give(0, 1, ONE(card))) for card in ("C7", "CA"))
    assert (0.0, True) == (good.cost.units, isinstance(good.legal, MayGive))
    assert {Motive.GIVES_AWAY} == {reason.motive for reason in (*good.reasons, *bad.reasons)}
    assert bad.cost.units > 1
    assert CardSet.parse("C7") == bad.best.cards
    assert 10 == len(bad.choices)


def test_in_the_second_round_another_suit_may_have_been_named() -> None:
    """A call in it is tried under its own trumps; at a table with kings, too."""
    rules = GREAT.changed({"players": 4})
    match = passed(away(dealt(rules, 2)), 3)
    seat = match.to_act()
    assert seat is not None
    said = judged(match, Announce(seat, demand(ONE("S8"), Suit.SPADES)))
    assert said.seat == seat
    assert -4 <= said.chosen.average.units <= 4
    assert 100 == said.layouts


def test_a_judgement_can_be_called_off() -> None:
    """Nothing is said of a decision then."""
    match, stop = away(dealt(LITTLE)), Stop()
    stop.set()
    step = Step(match, Announce(0, SURE), (), match)
    with pytest.raises(NotReviewed):
        judge(step, 7, "dice", stop)
