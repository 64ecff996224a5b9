"""The only way in which a match moves on, and what it refuses."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from reunion_desktop.engine.actions import Action, DealCards, Discard, PlayCard
from reunion_desktop.engine.cards import NO_CARDS, PACK, Card, CardSet
from reunion_desktop.engine.dealing.shuffle import deal_cards
from reunion_desktop.engine.events import CardsDealt, DealScored, GameSettled
from reunion_desktop.engine.game import IllegalAction, MatchState, advance
from reunion_desktop.games import GAMES, find_game
from reunion_desktop.games.reunion.options import turned_card
from reunion_desktop.games.reunion.rules import GAME as REUNION
from reunion_desktop.games.reunion.rules import ReunionRules
from tests.playing import random_steps, some_games

DEALT = deal_cards(ReunionRules(), PACK, 5, 1, 0)
"""The unshuffled pack, cut after five cards and dealt by seat 0."""


def refusal(match: MatchState, action: Action) -> str:
    """Why a match does not move on by an action; it must not."""
    with pytest.raises(IllegalAction) as refused:
        advance(match, action)
    sentence = str(refused.value)
    assert re.fullmatch(r"[A-Z0-9][^\n]+\.", sentence)
    return sentence


def test_registry() -> None:
    """Réunion is the first game of the registry, and is found by its name in a record."""
    assert REUNION is GAMES[0]
    assert REUNION is find_game("reunion")
    assert find_game("whist") is None
    assert ReunionRules() == REUNION.default


def test_story_of_a_game() -> None:
    """Three deals of 1 + 1 + 30 moves; each has deal and score events, the last a settlement.

    At the count the discards are shown, or never, as the rules have it.
    """
    for steps in some_games()[:-1]:
        assert 3 * 32 == len(steps)
        shown = steps[0].before.rules.shows_discards
        for number, step in enumerate(steps, start=1):
            kinds = [type(event) for event in step.events]
            assert (number % 32 == 1) == (CardsDealt in kinds)
            assert (number % 32 == 0) == (DealScored in kinds)
            assert (number == 96) == (GameSettled in kinds)
            assert number // 32 == len(step.after.lines)
            for event in step.events:
                if isinstance(event, DealScored):
                    assert step.after.deal is not None
                    assert (step.after.deal.laid_away if shown else None) == event.discards


def swapped_talon(dealt: DealCards) -> DealCards:
    """The same cards with the talon the other way round, its last card no longer turned."""
    return replace(dealt, talon=dealt.talon[::-1])


def doubled(dealt: DealCards) -> DealCards:
    """A deal in which a card lies in two places and another nowhere."""
    one = next(iter(dealt.hands[1]))
    other = next(iter(dealt.hands[2]))
    hands = (dealt.hands[0], dealt.hands[1], dealt.hands[2].minus(other).plus(one))
    return replace(dealt, hands=hands)


@pytest.mark.parametrize(
    ("dealt", "sentence"),
    [
        (replace(DEALT, number=2), "This is deal 2; it must be deal 1."),
        (replace(DEALT, dealer=1), "Seat 1 dealt, but it was seat 0’s turn to deal."),
        (
            replace(DEALT, hands=DEALT.hands[:2]),
            "Hands of 10, 10 cards were dealt; it must be 10 for each of 3 seats.",
        ),
        (
            replace(DEALT, hands=()),
            "Hands of no cards were dealt; it must be 10 for each of 3 seats.",
        ),
        (
            replace(DEALT, hands=(DEALT.hands[0], DEALT.hands[1], NO_CARDS)),
            "Hands of 10, 10, 0 cards were dealt; it must be 10 for each of 3 seats.",
        ),
        (replace(DEALT, talon=DEALT.talon[1:]), "Cards left over: 1; it must be 2."),
        (
            doubled(DEALT),
            "The hands and the talon do not make up the pack; each card must be there once.",
        ),
        (
            replace(DEALT, talon=(turned_card(DEALT),) * 2),
            "The hands and the talon do not make up the pack; each card must be there once.",
        ),
        (
            replace(DEALT, talon=(Card.parse("H6"), turned_card(DEALT))),
            "The hands and the talon do not make up the pack; each card must be there once.",
        ),
        (replace(DEALT, cut=32), "Cards lifted off for the cut: 32; it must be 0 to 31."),
        (replace(DEALT, cut=-1), "Cards lifted off for the cut: -1; it must be 0 to 31."),
        (swapped_talon(DEALT), "CJ was turned up; these rules turn up CT."),
        (replace(DEALT, turn_up=DEALT.talon[0]), "CT was turned up; these rules turn up CJ."),
    ],
)
def test_impossible_deals(dealt: DealCards, sentence: str) -> None:
    """A deal that this table could not have seen is refused, and the sentence says why.

    The same deal is allowed as it is, and so is one without a cut.
    """
    match = MatchState(ReunionRules(), 0)
    assert sentence == refusal(match, dealt)
    for cut in (5, 0, 31):
        assert 1 == len(advance(match, replace(DEALT, cut=cut))[1])


def test_impossible_under_other_rules() -> None:
    """A cut without a cutter, or another turned card than the rules have, is refused."""
    off = MatchState(ReunionRules(cut="off"), 0)
    assert "Cards lifted off for the cut: 5; it must be none." == refusal(off, DEALT)
    upper = MatchState(ReunionRules(turn_up="top_of_two"), 0)
    assert "CJ was turned up; these rules turn up CT." == refusal(upper, DEALT)


def test_out_of_time() -> None:
    """No play before the deal, no deal before its end, no move after the game."""
    steps = list(random_steps(ReunionRules(), "time"))
    start, end = steps[0].before, steps[-1].after
    play = PlayCard(0, Card.parse("HT"))
    assert "Nobody has anything to decide before the next deal." == refusal(start, play)
    between = steps[31].after
    assert "Nobody has anything to decide before the next deal." == refusal(between, play)
    early = "The current deal is not over yet."
    assert early == refusal(steps[5].after, DEALT)
    over = "The game is over."
    assert over == refusal(end, play)
    assert over == refusal(end, DEALT)


def test_out_of_turn_and_against_a_duty() -> None:
    """The sentence names the seat whose turn it is and what it may choose from."""
    match, _ = advance(MatchState(ReunionRules(), 0), DEALT)
    free = "C7 C8 C9 CT CJ CQ CK CA D7 D8 D9 DT DJ DQ DK DA H7 H8 H9 HT HJ HQ HK HA S7 S8 S9"
    offered = ", ".join(str(card) for card in CardSet.parse(free) & match_choice(match))
    two = f"{offered}: 2 cards, no more than 1 of them tens."
    assert f"It is seat 0's turn, who may choose from {two}" == refusal(
        match, PlayCard(1, Card.parse("HT"))
    )
    assert f"HT is not allowed here; seat 0 may choose from {two}" == refusal(
        match, PlayCard(0, Card.parse("HT"))
    )
    assert f"Discarding CT ST is not allowed here; seat 0 may choose from {two}" == refusal(
        match, Discard(0, CardSet.parse("CT ST"))
    )


def match_choice(match: MatchState) -> CardSet:
    """The legal moves of the seat to act."""
    legal = match.legal()
    assert legal is not None
    return legal.cards


def test_against_a_duty_of_play() -> None:
    """A card that breaks a duty is refused with the cards that keep it."""
    for step in random_steps(ReunionRules(), "duty"):
        seat, deal = step.before.to_act(), step.before.deal
        if isinstance(step.action, PlayCard) and seat is not None and deal is not None:
            allowed = match_choice(step.before)
            listed = ", ".join(str(card) for card in allowed)
            for card in deal.hands[seat] - allowed:
                sentence = f"{card} is not allowed here; seat {seat} may choose from {listed}."
                assert sentence == refusal(step.before, PlayCard(seat, card))
            other = (seat + 1) % 3
            turn = f"It is seat {seat}'s turn, who may choose from {listed}."
            assert turn == refusal(step.before, PlayCard(other, next(iter(allowed))))
