"""Answers of the Info menu contain all visible facts, and no hidden ones."""

from __future__ import annotations

import pytest

from reunion_desktop.engine.game import MatchState
from reunion_desktop.engine.observe import Observation, observe
from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.games.bauer.rules import SAARLAND
from reunion_desktop.games.ekart.rules import KINGS, LITTLE
from reunion_desktop.games.reunion.options import turned_card
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.games.reunion.words import ReunionWords
from reunion_desktop.ui.table.trick_count import points_seen
from reunion_desktop.ui.words.access import spoken_card
from reunion_desktop.ui.words.cards import points, the_card
from reunion_desktop.ui.words.info import InfoQuestion, answer
from tests.playing import random_steps
from tests.ui.games.counted import SIX
from tests.ui.games.test_rule_of_a_deal import steps
from tests.ui.sheet.sheets import SPECIMEN, sheet
from tests.ui.table import sights

NAMES = ("Me", "Anna", "Karl")
EMPTY = ScoreSheet(NAMES)
STEPS = sights.seen_steps()
ON_SIGHT = [question for question in InfoQuestion if question is not InfoQuestion.AGAIN]


def ask(question: InfoQuestion, sight: Observation, paper: ScoreSheet = EMPTY) -> str:
    """Answer to a question."""
    return answer(question, sight, paper, NAMES, ReunionWords())


def with_cards(count: int) -> Observation:
    """Position with this many cards in the trick, and one trick taken."""
    return next(
        step.after
        for step in STEPS
        if step.after.deal is not None
        and step.after.deal.taken
        and len(step.after.deal.trick.cards) == count
    )


def test_the_trick_card_by_card() -> None:
    """The answer names each card with its player, and the highest one."""
    sight = with_cards(2)
    deal = sight.deal
    assert deal is not None
    trick = deal.trick
    told = ask(InfoQuestion.TRICK, sight)
    for place, card in enumerate(trick.cards):
        name = ("You", "Anna", "Karl")[trick.seat_of(place)]
        assert f"{name}: {spoken_card(card, deal.order)}" in told
    winner = ("you", "Anna", "Karl")[trick.winner(deal.order)]
    assert told.endswith(f"Winning so far: {winner}.")


def test_an_empty_table_has_a_last_trick() -> None:
    """Before the first card nothing was played; later the last trick and its value are named."""
    first = next(step.after for step in STEPS if step.after.deal is not None)
    assert "No card has been played yet." == ask(InfoQuestion.TRICK, first)
    sight = with_cards(0)
    deal = sight.deal
    assert deal is not None
    told = ask(InfoQuestion.TRICK, sight)
    assert told.startswith("No cards on the table. Last trick: ")
    assert f", {points(deal.taken[-1].points)}." in told


def test_trumps_bowers_and_the_turned_card() -> None:
    """The turned-up card is named during the whole deal."""
    for sight in (step.after for step in STEPS if step.after.deal is not None):
        deal = sight.deal
        assert deal is not None
        told = ask(InfoQuestion.TRUMPS, sight)
        for card in (deal.order.right_bower, deal.order.left_bower, turned_card(deal)):
            assert the_card(card) in told


def test_the_call_of_a_deal_is_told_with_its_trumps() -> None:
    """In Ekart the answer names caller and card of a Staubaus, and who took the first trick."""
    words, kinds = words_of("ekart"), set()
    for number in range(4):
        for step in random_steps(LITTLE, f"rule {number}", 0):
            sight = observe(step.after, 0)
            deal = sight.deal
            if deal is None or deal.contract.call is None or deal.contract.call.card is None:
                continue
            told = answer(InfoQuestion.TRUMPS, sight, EMPTY, NAMES, words)
            caller, lost = deal.contract.declarer, "lost" in told
            assert caller is not None
            named = {"Staubaus", NAMES[caller] if caller else "our" if lost else "you asked"}
            named |= set() if lost else {the_card(deal.contract.call.card)}
            assert [] == [word for word in named if word not in told]
            assert lost == any(taken.winner != caller for taken in deal.taken)
            kinds.add((caller == 0, lost))
    assert 4 == len(kinds)


def test_points_tricks_and_cards_of_all() -> None:
    """Points, tricks and cards of all players are named, the player's first."""
    sight = with_cards(2)
    deal = sight.deal
    assert deal is not None
    told = ask(InfoQuestion.POINTS, sight)
    held = ask(InfoQuestion.CARDS, sight)
    assert told.startswith("You: ")
    for seat, name in enumerate(("You", "Anna", "Karl")):
        assert f"{name}: " in told
        assert f"tricks: {deal.tricks[seat]}" in told
        assert f"{name}: {deal.held[seat]} cards" in held


def test_the_discards_count_as_on_the_plates() -> None:
    """Discards count for the dealer at once, for others once turned up, and are mentioned."""
    seen = set()
    for sight in (step.after for step in STEPS):
        deal = sight.deal
        if deal is None:
            continue
        told = ask(InfoQuestion.POINTS, sight)
        shown = points_seen(sight, deal, lying=False)
        for seat, name in enumerate(("You", "Anna", "Karl")):
            assert f"{name}: {points(shown[seat])}" in told
        knows = deal.dealer == sight.seat or deal.over
        included = bool(knows and deal.laid_away)
        assert included == ("including discards" in told)
        seen.add((included, deal.dealer == sight.seat))
    assert {(True, True), (True, False), (False, False)} <= seen


def test_whose_turn() -> None:
    """The answer has the prompt on the player's turn, another's name, or no turn between deals."""
    mine = next(step.after for step in STEPS if step.after.legal is not None)
    theirs = next(step.after for step in STEPS if step.after.to_act == 1)
    over = next(step.after for step in STEPS if step.after.deal and step.after.deal.over)
    assert ask(InfoQuestion.TURN, mine).startswith(("Your turn", "You lead", "Discard"))
    assert "It is Anna’s turn." == ask(InfoQuestion.TURN, theirs)
    assert ask(InfoQuestion.TURN, over).startswith("Next dealer: ")
    assert "The game is over." == ask(InfoQuestion.TURN, STEPS[-1].after)


def test_the_score() -> None:
    """The answer has the game's points so far and the session's units."""
    sight = STEPS[-1].after
    assert "No deal has been scored yet." == ask(InfoQuestion.SCORE, sight)
    begun, four = observe(MatchState(SAARLAND, 0), 0), SIX[:4]
    told = answer(InfoQuestion.SCORE, begun, ScoreSheet(four), four, words_of("bauer"))
    assert told.startswith("No deal has been scored yet. Countdown: ")
    assert 2 == told.count("8")
    told = ask(InfoQuestion.SCORE, sight, sheet(SPECIMEN))
    assert told.startswith("Game 1, after deal 3: you ")
    assert "Session: you " in told
    assert "unit" in told


@pytest.mark.parametrize("question", ON_SIGHT)
def test_every_question_has_an_answer_at_every_moment(question: InfoQuestion) -> None:
    """Every question has an answer at every position and before it, without hidden cards."""
    assert "No cards have been dealt yet." == answer(question, None, EMPTY, NAMES, ReunionWords())
    moments = [STEPS[0].before, *(step.after for step in STEPS)]
    for sight in moments:
        told = ask(question, sight, sheet(SPECIMEN))
        assert told.endswith(".")
        deal = sight.deal
        if deal is None:
            continue
        known = {deal.turn_up, *deal.hand, *deal.trick.cards, *deal.order.bowers}
        known |= {card for taken in deal.taken for card in taken.trick.cards}
        known |= set(deal.laid_away or ())
        hidden = set(sight.rules.pack) - known
        assert [] == [card for card in hidden if the_card(card) in told]


def test_a_king_has_no_points_and_tricks_of_the_deal() -> None:
    """In Ekart for four the points are those of the three who play."""
    for step, deal in steps(KINGS):
        words = words_of("ekart")
        told = answer(InfoQuestion.POINTS, step.after, EMPTY, SIX[:4], words)
        for seat, name in enumerate(("You", *SIX[1:4])):
            assert (f"{name}: " in told) == (seat in deal.trick.seats)
