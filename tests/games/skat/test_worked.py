"""Worked examples of Skat, and four whole deals with their perft counts."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from reunion_desktop.engine.actions import Announce, DealCards, Discard, PlayCard
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import Card, CardSet, FifthSuit, Suit
from reunion_desktop.engine.contract import Contract
from reunion_desktop.engine.duties import playable
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.plans import Opening
from reunion_desktop.engine.scoring import Entry, Mark, ScoreLine
from reunion_desktop.engine.sheet import means
from reunion_desktop.engine.tricks import CardOrder, Trick
from reunion_desktop.games.skat.options import (
    BASE,
    BIDS,
    GRAND,
    HOLD,
    NULL,
    OUVERT,
    PLAY_HAND,
    SCHNEIDER,
    SCHWARZ,
    TAKE,
)
from reunion_desktop.games.skat.options.orders import matadors, order_of
from reunion_desktop.games.skat.ramsch import ramsch, with_skat
from reunion_desktop.games.skat.rules import BIERLACHS, ISKO, KNEIPE
from reunion_desktop.games.skat.scoring import list_points, pairwise
from reunion_desktop.games.skat.values import Result, charges, result
from reunion_desktop.games.skat.written import written
from tests.games.following import perft

BOOK = json.loads((Path(__file__).parents[1] / "data" / "skat.json").read_text(encoding="utf-8"))
EXAMPLES: list[Mapping[str, Any]] = BOOK["examples"]
DEALS: list[Mapping[str, Any]] = BOOK["deals"]
SEATS = "FMR"
AUCTION = ISKO.auction((), Opening(1, 2, (0, 1, 2), None))
SPOKEN = {"yes": HOLD, "pass": PASS}


def of_kind(kind: str) -> pytest.MarkDecorator:
    """A test of each example of a kind."""
    found = [example for example in EXAMPLES if example["kind"] == kind]
    assert found
    return pytest.mark.parametrize("example", found, ids=[example["id"] for example in found])


def cards(texts: list[str]) -> CardSet:
    """Cards from their texts."""
    return CardSet.of(map(Card.parse, texts))


def order(game: str) -> CardOrder:
    """The order of a game from its letter."""
    special = {"G": FifthSuit.JACKS, "N": None}
    return order_of(special[game] if game in special else Suit.parse(game))


def declared(game: str, level: int | None = None) -> Call:
    """The call that declares a game."""
    if game in "GN":
        return Call(GRAND if game == "G" else NULL, number=level)
    return Call("suit", Suit.parse(game), number=level)


def spoken(text: str) -> Announce:
    """A call of the auction: a seat and its word."""
    seat, word = text.split(" ")
    call = SPOKEN[word] if word in SPOKEN else Call("", number=int(word))
    return Announce(SEATS.index(seat), call)


def contract(given: Mapping[str, Any]) -> Contract:
    """The contract of an example, won by middlehand."""
    announced = (
        ("ouvert", OUVERT),
        ("schwarz_ann", SCHWARZ),
        ("schneider_ann", SCHNEIDER),
    )
    level = next((level for key, level in announced if given.get(key)), None)
    hand = PLAY_HAND if given.get("hand") else TAKE
    calls = (
        *map(spoken, ("M 18", "F pass", "R pass")),
        Announce(1, hand),
        Announce(1, declared(given["game"], level)),
    )
    return replace(AUCTION.contract(calls), bid=given.get("bid", 0))


def outcome(made: Result) -> dict[str, object]:
    """A result as the file writes it."""
    return {key: getattr(made, key) for key in ("won", "overbid", "value", "score")}


@of_kind("points")
def test_points(example: Mapping[str, Any]) -> None:
    """Card points of a set of cards."""
    assert example["expect"] == ISKO.count(cards(example["given"]["cards"]), order("C"))


@of_kind("bid_values")
def test_bids(example: Mapping[str, Any]) -> None:
    """A bid is the value of a game that can be played."""
    assert example["expect"] == list(BIDS)


@of_kind("matadors")
def test_matadors(example: Mapping[str, Any]) -> None:
    """With or without, and how many."""
    given = example["given"]
    run = matadors(cards(given["cards"]), order(given["game"]))
    assert example["expect"] == [run > 0, abs(run)]


@of_kind("legal")
def test_legal_cards(example: Mapping[str, Any]) -> None:
    """The suit led is followed, the jacks as trumps."""
    given = example["given"]
    led = (Card.parse(given["lead"]),) if given.get("lead") else ()
    musts = ISKO.musts(order(given["game"]), Trick((0, 1, 2), led), 0)
    legal = playable(cards(given["hand"]), musts)
    assert sorted(example["expect"]) == sorted(map(str, legal))


@of_kind("trick")
def test_tricks(example: Mapping[str, Any]) -> None:
    """The highest trump takes the trick, else the highest card of the suit led."""
    given = example["given"]
    trick = Trick((0, 1, 2), tuple(map(Card.parse, given["cards"])))
    assert example["expect"] == trick.best(order(given["game"]))


@of_kind("value")
def test_values(example: Mapping[str, Any]) -> None:
    """Base value times matadors, game and levels; a level announced is played from the hand."""
    given = dict(example["given"])
    given["hand"] = given.get("hand") or any(
        given.get(key) for key in ("ouvert", "schwarz_ann", "schneider_ann")
    )
    swept = given.get("schwarz") or given.get("schwarz_ann") or given.get("ouvert")
    points = 90 if given.get("schneider") or given.get("schneider_ann") else 70
    made = result(contract(given), given["matadors"], 120 if swept else points, 10 if swept else 7)
    assert (True, example["expect"]) == (made.won, made.value)


@of_kind("result")
def test_results(example: Mapping[str, Any]) -> None:
    """Games won, lost and overbid."""
    given = example["given"]
    run, points = given.get("matadors", 0), given.get("points", 0)
    times = given.get("doubled", 1)
    made = result(contract(given), run, points, given["declarer_tricks"], times=times)
    assert example["expect"] == outcome(made)


@of_kind("null_below_bid")
def test_null_below_the_bid(example: Mapping[str, Any]) -> None:
    """The declarer is charged with another game."""
    given, letters = example["given"], {base: trump for trump, base in BASE.items()}
    made = charges(cards(given["cards"]), given["bid"], hand=given["hand"])
    named = {
        "G" if base == BASE[FifthSuit.JACKS] else Suit(letters[base]).letter: -2 * value
        for base, value in made.items()
    }
    assert (example["expect"]["choices"], example["expect"]["best"]) == (named, max(named.values()))


@of_kind("auction")
def test_auctions(example: Mapping[str, Any]) -> None:
    """Auctions as printed; an illegal call is refused."""
    calls: tuple[Announce, ...] = ()
    expected = example["expect"]
    for text in example["given"]["calls"]:
        said = spoken(text)
        if AUCTION.asked(calls) != said.seat or said.call not in AUCTION.legal(calls):
            assert "declarer" not in expected, text
            return
        calls = (*calls, said)
    bidding = AUCTION.bidding(calls)
    if "turn" in expected:
        assert expected["turn"] == SEATS[AUCTION.asked(calls) or 0]
        least = int(expected["may"][0].split(" ")[0])
        assert (PASS, Call("", number=least)) == AUCTION.legal(calls)[:2]
        return
    seat = None if bidding.declarer is None else SEATS[bidding.declarer]
    assert (expected["declarer"], expected["bid"]) == (seat, bidding.level)


def lines(entries: list[list[int | None]], players: int) -> tuple[ScoreLine, ...]:
    """Lines of a list from the declarer and the score of each deal."""
    made, totals = list[ScoreLine](), [0] * players
    for number, (seat, score) in enumerate(entries, 1):
        told = None
        if seat is not None and score is not None:
            totals[seat] += score
            told = means("game", declarer=seat, won=int(score > 0))
        sheet = tuple(Entry(total, Mark.PLAIN) for total in totals)
        nothing = (0,) * players
        dealer = (number - 1) % players
        made.append(ScoreLine(number, dealer, nothing, nothing, (), sheet, outcome=told))
    return tuple(made)


@of_kind("extended_list")
def test_extended_list(example: Mapping[str, Any]) -> None:
    """Fifty for a game won or lost, and points for games that others lost."""
    given = example["given"]
    rules = ISKO.changed({"players": given["table"]})
    made = list_points(rules, lines(given["entries"], given["table"]))
    assert example["expect"] == list(made)


@of_kind("pairwise")
def test_pairwise(example: Mapping[str, Any]) -> None:
    """Every two players settle their difference."""
    assert example["expect"] == list(pairwise(tuple(example["given"]["scores"])))


@of_kind("bierlachs_list")
def test_bierlachs(example: Mapping[str, Any]) -> None:
    """Only minus points are written; all who reach the goal have lost."""
    given = example["given"]
    loss = given.get("loss", "double")
    rules = BIERLACHS.changed({"goal": given["goal"], "bierlachs_loss": loss})
    totals = [0, 0, 0]
    for declarer, value, won in given["entries"]:
        made = Result(won=won, overbid=False, value=value, score=value if won else -2 * value)
        totals = [
            old + new for old, new in zip(totals, written(rules, declarer, made), strict=True)
        ]
    entries = tuple(Entry(total, Mark.PLAIN) for total in totals)
    line = ScoreLine(1, 0, (0, 0, 0), (0, 0, 0), (), entries)
    losers = [seat for seat, total in enumerate(totals) if total <= -rules.goal]
    assert example["expect"] == {"scores": totals, "losers": losers}
    assert bool(losers) == (rules.settle((line,)) is not None)


@of_kind("ramsch")
def test_ramsch(example: Mapping[str, Any]) -> None:
    """Most card points lose Ramsch; the skat, ties, a virgin and the march by the house rules."""
    given = example["given"]
    rules = KNEIPE.changed({"ramsch_skat": given.get("skat_to", "last_trick")})
    last = given.get("last", 0)
    points = with_skat(rules, given["points"], given.get("skat", 0), last)
    factor = 2 ** given.get("pushed", 0)
    assert example["expect"] == list(ramsch(rules, points, given["tricks"], last, factor))


@pytest.mark.parametrize("example", DEALS, ids=[example["id"] for example in DEALS])
def test_whole_deals(example: Mapping[str, Any]) -> None:
    """A deal from the cards to its value, and the sequences of 1 to 5 cards from the first lead.

    A Null that is lost with the first trick ends there, so the third deal has fewer sequences of 4
    and 5 cards, 666 and 2106, than legal cards alone would make, 1188 and 2994.
    """
    hands = tuple(cards(example["hands"][seat]) for seat in SEATS)
    skat = tuple(map(Card.parse, example["skat"]))
    match, _ = advance(MatchState(ISKO, 2), DealCards(1, 2, 0, hands, skat, None))
    for text in example["calls"]:
        match, _ = advance(match, spoken(text))
    seat = SEATS.index(example["declarer"])
    match, _ = advance(match, Announce(seat, PLAY_HAND if example["hand"] else TAKE))
    if example["laid_away"]:
        match, _ = advance(match, Discard(seat, cards(example["laid_away"])))
    match, _ = advance(match, Announce(seat, declared(example["game"])))
    assert match.deal is not None
    assert example["bid"] == match.deal.contract.bid
    lead = match.deal
    assert example["perft"] == [perft(lead, depth) for depth in range(1, 6)]
    for card in (card for trick in example["plays"] for card in trick):
        player = match.to_act()
        assert player is not None
        match, _ = advance(match, PlayCard(player, Card.parse(card)))
    deal, line = match.deal, match.lines[-1]
    assert deal is not None
    assert line.outcome is not None
    assert example["winners"] == [SEATS[taken.winner] for taken in deal.taken]
    if example["points"] is not None:
        assert example["points"] == line.points[seat]
    assert {key: int(value) for key, value in example["result"].items()} == {
        key: line.outcome[key] for key in example["result"]
    }
