"""Result page of Skat: the value in the words in which it is reckoned."""

from __future__ import annotations

import pytest

from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import CardSet, Suit
from reunion_desktop.engine.contract import Contract
from reunion_desktop.engine.dealing.shuffle import deal_from_seed
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.observe import Observation, observe
from reunion_desktop.engine.scoring import GameSheet, ScoreSheet
from reunion_desktop.engine.seats import Sides
from reunion_desktop.engine.sheet import Meaning, means
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.games.skat.options import GRAND, NULL, PLAY_HAND
from reunion_desktop.games.skat.options.orders import order_of
from reunion_desktop.games.skat.rules import ISKO, KNEIPE, SCHIEBERAMSCH
from reunion_desktop.ui.games.skat.count import SkatCount
from reunion_desktop.ui.games.skat.reckoning import reckoning, score_sentence
from reunion_desktop.ui.games.skat.words import SkatWords
from reunion_desktop.ui.table.trick_count import points_seen
from reunion_desktop.ui.words.access import capital
from reunion_desktop.ui.words.cards import cards_list, signed
from reunion_desktop.ui.words.cards import points as card_points
from reunion_desktop.ui.words.seat_names import SeatNames
from tests.playing import random_steps

NAMES = ("Clara", "Anna", "Jakob")
CLUBS = Call("suit", Suit.CLUBS)
SHORT = SCHIEBERAMSCH.changed({"series": 3, "grand_hand_in_ramsch": False})
LEVELS = ("hand", "schneider", "schneider_announced", "schwarz", "schwarz_announced", "ouvert")


def game(name: str, run: int, value: int, *, bid: int = 18, **more: int) -> Meaning:
    """The outcome of a game; levels that are not named did not count."""
    told = {**dict.fromkeys(LEVELS, 0), "won": 1, "overbid": 0, "score": value, **more}
    return means("game", declarer=0, game=name, bid=bid, matadors=run, value=value, **told)


def contract(order: CardOrder) -> Contract:
    """A contract under an order."""
    return Contract(order, Sides((0, 1, 1)), (0, 1, 2), 0)


def aloud(outcome: Meaning) -> str:
    """The reckoning, where its lines may break anywhere."""
    return reckoning(outcome).replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("outcome", "text"),
    [
        (game("C", 2, 48, hand=1), "With 2, game 3, Hand 4, times clubs 12: 48."),
        (game("D", -1, 18), "Without 1, game 2, times diamonds 9: 18."),
        (
            game("C", 2, 60, hand=1, schneider=1),
            "With 2, game 3, Hand 4, Schneider 5, times clubs 12: 60.",
        ),
        (game(GRAND, 4, 264, **dict.fromkeys(LEVELS, 1)), None),
        (game(NULL, 0, 59, hand=1, ouvert=1), "Null Ouvert Hand: 59."),
    ],
)
def test_the_value_is_reckoned_aloud(outcome: Meaning, text: str | None) -> None:
    """Matadors, game, each level counted up, then the base value; a Null has a fixed value."""
    if text is None:
        text = (
            "With 4, game 5, Hand 6, Schneider 7, announced 8, Schwarz 9, announced 10,"
            " Ouvert 11, times Grand 24: 264."
        )
    assert text == aloud(outcome)


def test_grand_ouvert_had_a_base_value_of_its_own() -> None:
    """Until 1998: 36 times with four, game, Hand, and both levels announced; Ouvert was none."""
    told = aloud(game(GRAND, 4, 360, **dict.fromkeys(LEVELS, 1)))
    assert told.endswith("announced 10, times Grand 36: 360.")


def test_an_overbid_game_says_what_it_counts() -> None:
    """Clubs with one Hand is worth 36; at a bid of 46 it counts 48."""
    outcome = game("C", 1, 48, bid=46, hand=1, overbid=1, won=0, score=-96)
    told = aloud(outcome)
    assert "times clubs 12: 36." in told
    assert told.endswith("36 is below the bid of 46, so the game counts 48.")


def test_a_null_below_the_bid_is_charged_as_another_game() -> None:
    """A Null at 24 is lost at once."""
    told = aloud(game(NULL, 0, 24, bid=24, overbid=1, won=0, score=-48))
    assert told.startswith("Null is worth less than the bid of 24")


def test_a_lost_game_counts_double() -> None:
    """The card points of both sides, and the score; until 1998 a lost Hand game counted once."""
    clubs = contract(order_of(Suit.CLUBS))
    lost = game("C", 1, 24, won=0, score=-48)
    single = game("C", 1, 36, won=0, score=-36, hand=1)
    fourfold = game("C", 1, 24, won=0, score=-192, factor=4, kontra=1)
    null = contract(order_of(None))
    told = [
        score_sentence(outcome, 52, played).replace("\N{MINUS SIGN}", "-")
        for outcome, played in (
            *((lost, clubs), (single, clubs), (fourfold, clubs)),
            (game(NULL, 0, 23), null),
        )
    ]
    # A figure stays with the word before it.
    assert "52 to 68 points. Lost, which counts double:\N{NO-BREAK SPACE}-48." == told[0]
    assert told[1].endswith("Lost:\N{NO-BREAK SPACE}-36.")
    assert (
        told[2]
        .replace("\N{NO-BREAK SPACE}", " ")
        .endswith("Lost, which counts double: -48; with Kontra and Bock, times 4: -192.")
    )
    assert "Won:\N{NO-BREAK SPACE}+23." == told[3]


def test_a_page_tells_the_game_its_value_and_both_totals() -> None:
    """Heading, reckoning, skat and discards above; below them the change and the list."""
    sight = played_out()
    page = SkatCount().deal(sight, NAMES)
    rows = {row.label: row.cells for row in page.contents.figures}
    line = sight.lines[-1]
    assert sight.deal is not None
    assert line.outcome is not None
    assert page.heading in {"Jakob wins Clubs Hand", "Jakob loses Clubs Hand"}
    assert page.note.startswith(reckoning(line.outcome))
    assert cards_list(CardSet.of(sight.deal.talon or ())) in page.note
    assert 120 == sum(map(int, {*rows["Side’s points"]}))
    assert ("", "", signed(int(line.outcome["score"]))) == rows["Game"]
    assert rows["Game points"][:2] == ("0", "0")
    told = SkatCount().deal_told(sight, SeatNames(NAMES, 0))
    assert told.startswith(page.heading)


def test_a_deal_passed_in_says_so() -> None:
    """Nobody declares: the heading says it, and the list is unchanged."""
    match = dealt()
    for seat in (2, 0, 1):
        match, _ = advance(match, Announce(seat, PASS))
    page = SkatCount().deal(observe(match, 0), NAMES)
    assert "Deal 1: passed in" == page.heading
    assert ["Game points"] == [row.label for row in page.contents.figures]


def test_a_ramsch_names_its_loser_and_why_it_counts_more() -> None:
    """The loser stands in the heading; a push doubles; the skat is named as in other games."""
    for step in random_steps(SHORT.changed({"series": 12}), "ramsch"):
        sight = observe(step.after, 0)
        if sight.deal is None or not sight.deal.over or sight.deal.contract.declarer is not None:
            continue
        page, deal = SkatCount().deal(sight, NAMES), sight.deal
        losers = [seat for seat, cell in enumerate(page.contents.figures[2].cells) if cell]
        if len(losers) == 1 and losers[0]:
            assert f"{NAMES[losers[0]]} loses the Ramsch" == page.heading
        factor = deal.contract.factor
        assert (f": counts {factor} times." in page.note) is (factor > 1)
        assert ("kat passed on (" in page.note) is (factor > 1)
        assert cards_list(CardSet.of(deal.talon or ())) in page.note
        # The plate shows the skat's points with the result, and the page says whose they are.
        points = step.after.lines[-1].points
        assert points_seen(sight, deal, lying=True)[deal.taken[-1].winner] < 120
        assert points_seen(sight, deal, lying=False) == points
        added = max(after - taken for after, taken in zip(points, deal.points, strict=True))
        last = SeatNames(NAMES, 0).name(deal.taken[-1].winner)
        gets = "you get" if last == "you" else f"{last} gets"
        told = f"{gets} the skat with the last trick: {card_points(added)}."
        assert capital(told if added else "the skat has no points.") in page.note


def test_a_ramsch_names_the_player_without_a_trick() -> None:
    """The reason for the double loss is that player, named."""
    found = 0
    for step in random_steps(SHORT.changed({"series": 24}), "virgin"):
        sight = observe(step.after, 0)
        if sight.deal is None or not sight.deal.over or sight.deal.contract.declarer is not None:
            continue
        without = [
            name for name, made in zip(NAMES, sight.lines[-1].tricks, strict=True) if not made
        ]
        note = SkatCount().deal(sight, NAMES).note
        assert ("which doubles the loss" in note) is (len(without) == 1)
        if len(without) == 1:
            found += 1
            text = f"{without[0]} has no trick".replace("Clara has", "You have")
            assert text in note
    assert found


@pytest.mark.parametrize(("rule", "told"), [("loser", "has the most points"), ("nobody", "nobody")])
def test_a_ramsch_says_who_gets_the_skat_by_the_house_rule(rule: str, told: str) -> None:
    """The skat may count for the loser, or for nobody."""
    for step in random_steps(SHORT.changed({"ramsch_skat": rule}), "skat"):
        sight = observe(step.after, 0)
        if sight.deal is not None and sight.deal.over and sight.deal.contract.declarer is None:
            note = SkatCount().deal(sight, NAMES).note
            assert told.replace("has", "have") in note or told in note or "no points" in note


def test_a_round_of_bock_is_announced_with_its_reason() -> None:
    """The page of the deal that begins it names the reason and how many deals count double."""
    begun = 0
    for step in random_steps(KNEIPE, "bock"):
        sight = observe(step.after, 0)
        if sight.deal is None or not sight.deal.over:
            continue
        outcome = sight.lines[-1].outcome
        begins = outcome is not None and "bock" in dict(outcome.values)
        told = SkatCount().deal_told(sight, SeatNames(NAMES, 0))
        assert ("Bock round (" in told) is begins
        if begins:
            begun += 1
            assert "lost after Kontra" in told or "Re" in told or "lost with 60" in told
            assert " deals count double." in told
    assert begun


def dealt() -> MatchState:
    """The first deal of a series, with Clara as dealer."""
    match = MatchState(ISKO, first_dealer=0)
    return advance(match, deal_from_seed(ISKO, "7", 1, 1, 0))[0]


def played_out() -> Observation:
    """Clubs from the hand, played by Jakob with the first legal card each."""
    match = dealt()
    calls = (2, Call("", number=18)), (1, PASS), (0, PASS), (2, PLAY_HAND), (2, CLUBS)
    for seat, call in calls:
        match, _ = advance(match, Announce(seat, call))
    while not match.lines:
        legal = match.legal()
        assert legal is not None
        match, _ = advance(match, legal.first)
    return observe(match, 0)


def test_the_score_is_told_on_demand() -> None:
    """Game points of every seat, which the sheet shows, are in the answer about the score."""
    line = played_out().lines[-1]
    sheet = ScoreSheet(NAMES, (GameSheet(0, 36, (line,)),))
    told = SkatWords().standing(sheet, ISKO, SeatNames(NAMES, 0))
    score = str(line.sheet[2].points).replace("-", "\N{MINUS SIGN}")
    assert told.endswith(f" after deal 1. Game points: you 0, Anna 0, Jakob {score}.")


def test_the_result_of_ramsch_is_told_with_its_figures() -> None:
    """Points of every seat and what the loser loses are announced, as the page shows them."""
    match = MatchState(KNEIPE, first_dealer=0)
    match, _ = advance(match, deal_from_seed(KNEIPE, "7", 1, 1, 0))
    for seat in (2, 0, 1):
        match, _ = advance(match, Announce(seat, PASS))
    while not match.lines:
        legal = match.legal()
        assert legal is not None
        match, _ = advance(match, legal.first)
    told = SkatCount().deal_told(observe(match, 0), SeatNames(NAMES, 0))
    you, anna, jakob = match.lines[-1].points
    heading, figures = told.split(".", 1)
    assert heading.endswith(("Ramsch", "the Ramsch"))
    assert figures.startswith(f" Points: you {you}, Anna {anna}, Jakob {jakob}.")
    assert f"Game points: you {-you}".replace("-", "\N{MINUS SIGN}") in figures
