"""Standard plays of a club player."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from reunion_desktop.ai.player import NO_LIMIT, Decision, Stop
from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.ai.reunion.card_features import PlayContext, look_around
from reunion_desktop.ai.reunion.club import ReunionClubPlayer
from reunion_desktop.ai.reunion.discard_policy import discard_reasons
from reunion_desktop.ai.reunion.unit_rates import plain_stakes
from reunion_desktop.arena.play import headless
from reunion_desktop.engine.actions import Discard, PlayCard
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.game import MatchState
from reunion_desktop.engine.legal import MayPlay
from reunion_desktop.engine.observe import DealObservation, Observation, observe
from reunion_desktop.engine.record import Header
from reunion_desktop.games.reunion.rules import RHINELAND
from tests.ai.positions import dealt, met_in_play, played, seen_by_mover

CLUB = ReunionClubPlayer("")

OFTEN = {
    *(Motive.ONLY_CHOICE, Motive.TAKES, Motive.TRIES, Motive.CASHES, Motive.PASSES_LEAD),
    *(Motive.DUCKS, Motive.THROWS_OFF, Motive.DRAWS_BOWER, Motive.SAVES_BOWER),
    *(Motive.WANTS_TRICK, Motive.WATCHES_TOTALS, Motive.MAKES_VOID, Motive.SAVES_POINTS),
}

# Spades are trumps: the right bower is SJ, the left one CJ.
BOWERS_APART = dealt(
    RHINELAND,
    "C7 C8 C9 CT H7 H8 S8 S9 D7 D8",
    "CJ S7 HA HT HK D9 DT CA CK CQ",
    "SJ SK SQ DA DK DQ H9 HQ HJ DJ",
    "ST SA",
)


def decided(match: MatchState) -> Decision:
    """The club player's decision for the seat to move."""
    return CLUB.choose(seen_by_mover(match), NO_LIMIT, Stop())


def motives(decision: Decision) -> set[Motive]:
    """Why."""
    return {reason.motive for reason in decision.reasons}


def looks(
    games: int, holding: Callable[[DealObservation], bool]
) -> Iterator[tuple[Observation, PlayContext]]:
    """Turns of random play in which there is a choice, of those who hold what is asked for."""
    for match in met_in_play(RHINELAND, "turns", games):
        observation = seen_by_mover(match)
        deal, legal = observation.deal, observation.legal
        assert deal is not None
        if isinstance(legal, MayPlay) and len(legal.cards) > 1 and holding(deal):
            stakes = plain_stakes(RHINELAND, observation.seat)
            yield observation, look_around(RHINELAND, observation.seat, deal, legal.cards, stakes)


def test_dealer_saves_a_ten_and_makes_a_void() -> None:
    """A ten with one low card beside it goes with it: ten sure points, and a suit to trump."""
    match = dealt(
        RHINELAND,
        "C7 C9 CT S7 S8 H7 H8 D8 D9 DA",
        "CJ SJ ST HT C8 H9 DK DQ DJ HJ",
        "SA SK SQ CA CK CQ HA HK HQ DT",
        "D7 S9",
    )
    decision = decided(match)
    assert Discard(2, CardSet.parse("D7 DT")) == decision.action
    assert {Motive.MAKES_VOID, Motive.SAVES_POINTS} == motives(decision)
    assert [10] == [r.points for r in decision.reasons if r.motive is Motive.SAVES_POINTS]


def test_dealer_keeps_his_trumps() -> None:
    """Low trumps are worth more in play than any low card of a long plain suit."""
    match = dealt(
        RHINELAND,
        "C7 C9 CT CA CK HA HT HK D8 D9",
        "CJ SJ ST SA H9 HQ DK DQ DJ DA",
        "SK SQ S8 S7 CQ C8 H8 H7 HJ DT",
        "D7 S9",
    )
    action = decided(match).action
    assert isinstance(action, Discard)
    assert not action.cards & CardSet.parse("SK SQ S8 S7 S9")


PLAYS = {
    "trumps are led and the right bower may fall yet: a low trump goes, not the left bower": (
        "C7 C8 C9 CT H7 H8 S8 S9 D7 D8",
        "CJ S7 SQ HT HK D9 DT CA CK CQ",
        "SJ SK HA DA DK DQ H9 HQ HJ DJ",
        "ST SA",
        *("DJ HJ", "S8", "S7", Motive.SAVES_BOWER),
    ),
    "with the right bower on the table any other trump is played": (
        "SJ C8 C9 CT H7 H8 S8 S9 D7 D8",
        "CJ S7 HA HT HK D9 DT CA CK CQ",
        "C7 SK SQ DA DK DQ H9 HQ HJ DJ",
        "ST SA",
        *("DJ HJ", "SJ", "S7", Motive.SAVES_BOWER),
    ),
    "last in a trick that only the left bower wins: nothing can fall on it any more": (
        "SJ C8 C9 CT HA H8 S8 S9 D7 D8",
        "S7 SA HT HK D9 DT C7 CK CQ CA",
        "CJ SQ DA DK DQ H9 HQ HJ DJ H7",
        "ST SK",
        *("DJ HJ", "S9 SA", "CJ", Motive.SAVES_BOWER),
    ),
    "the right bower takes the left one in the trick, for its points and the fee": (
        "CJ C8 C9 CT H7 H8 S8 S9 D7 D8",
        "SJ S7 SA HT HK D9 DT CA CK CQ",
        "C7 SK SQ DA DK DQ H9 HQ HJ DJ",
        "HA ST",
        *("DJ HJ", "CJ", "SJ", Motive.DRAWS_BOWER),
    ),
    "ten points and more on the table are taken by a card that costs nothing": (
        "CT C8 C9 H9 H7 H8 S8 S9 D7 D8",
        "SJ S7 HJ HT HK D9 DT CK CQ SK",
        "CA CJ SQ DA DK DQ C7 HQ HA DJ",
        "SA ST",
        *("DJ HQ", "CT CK", "CA", Motive.TAKES),
    ),
}
"""Hands and talon; then the discard, the cards played, the club player's card and its motive."""


@pytest.mark.parametrize("rule", PLAYS)
def test_standard_plays(rule: str) -> None:
    """Each position has one card that a club player plays, for a reason that is told."""
    forehand, middle, dealer, talon, laid, fallen, expected, motive = PLAYS[rule]
    decision = decided(played(dealt(RHINELAND, forehand, middle, dealer, talon), laid, fallen))
    assert isinstance(decision.action, PlayCard)
    assert Card.parse(expected) == decision.action.card
    assert motive in motives(decision)


def test_left_bower_is_not_led_to_the_right_one() -> None:
    """While the right bower is out, the left one is not led if there is another lead."""
    led = 0
    for observation, look in looks(25, lambda deal: deal.order.left_bower in deal.hand):
        left, right = look.order.left_bower, look.order.right_bower
        if not look.trick.cards and look.out(right):
            decision = CLUB.choose(observation, NO_LIMIT, Stop())
            assert decision.action != PlayCard(look.seat, left)
            led += 1
    assert led > 8


def test_a_late_trick_is_taken_to_avoid_the_fee() -> None:
    """Without a trick and with few cards left, a trick that can be won is won."""
    met = 0
    for observation, look in looks(120, lambda deal: 1 < len(deal.hand) <= 3):
        assert isinstance(observation.legal, MayPlay)
        legal = [card for card in look.prospects if card.card in observation.legal.cards]
        sure = [card.card for card in legal if card.now == 1]
        others = [card for card in look.prospects if card.card not in sure]
        if not look.trickless or len(sure) != 1 or len(legal) == 1:
            continue
        if all(card.now == 0 and card.later < 0.5 for card in others):
            decision = CLUB.choose(observation, NO_LIMIT, Stop())
            assert isinstance(decision.action, PlayCard)
            assert sure == [decision.action.card]
            assert Motive.WANTS_TRICK in motives(decision)
            met += 1
    assert met > 1


def test_low_cards_laid_away() -> None:
    """Two cards without points, and no suit gone: nothing more can be said for them."""
    deal = seen_by_mover(BOWERS_APART).deal
    assert deal is not None
    low = CardSet.parse("H9 D7")
    assert (Reason(Motive.LAYS_LOW, low),) == discard_reasons(RHINELAND, deal, low)


def test_only_choice() -> None:
    """Where one card is legal there is nothing to weigh."""
    decision = decided(played(BOWERS_APART, "DJ HJ", "D7 D9 DA DK D8"))
    assert PlayCard(1, Card.parse("DT")) == decision.action
    assert {Motive.ONLY_CHOICE} == motives(decision)


def test_every_motive_is_met() -> None:
    """In a dozen games each motive of the club player occurs, and never none.

    Except one: discarding low cards without making a void is too rare. Totals turn a choice only in
    the last deal: before that a point is a point.
    """
    met: set[Motive] = set()
    for number in range(1, 13):
        header = Header(RHINELAND, ("A", "B", "C"), number % 3, "")
        for step in headless(header, [CLUB] * 3, "motives", number):
            seat, deal = step.before.to_act(), step.before.deal
            if seat is not None and deal is not None:
                decision = CLUB.choose(observe(step.before, seat), NO_LIMIT, Stop())
                assert decision.action == step.action
                assert decision.reasons
                found = motives(decision)
                assert deal.number == RHINELAND.deals or Motive.WATCHES_TOTALS not in found
                met |= found
    assert OFTEN == met - {Motive.LAYS_LOW}
