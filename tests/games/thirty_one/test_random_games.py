"""Laws of Thirty-One over random games, and agreement with a referee of its own."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from io import BytesIO

import pytest
from thirty_one_table import Table, spoken

from reunion_desktop.ai.random_player import RandomPlayer
from reunion_desktop.arena.messages import choose
from reunion_desktop.arena.observation_codec import legal_from, observation_from
from reunion_desktop.arena.play import headless, seed_text
from reunion_desktop.engine.actions import Action, DealCards
from reunion_desktop.engine.cards import FACE_DOWN, CardSet
from reunion_desktop.engine.events import CardDrawn
from reunion_desktop.engine.observe import observe
from reunion_desktop.engine.record import Record, Step, seen_step
from reunion_desktop.games import find_game
from reunion_desktop.games.thirty_one.deal import stock_of
from reunion_desktop.games.thirty_one.rules import BICYCLE, CADILLAC, HOUSE, SCAT, SCHWIMMEN
from reunion_desktop.storage.codec import action_line, whole
from reunion_desktop.storage.lines import Line
from reunion_desktop.storage.reader import games_in
from tests.games.all_games import GAMES_EACH
from tests.playing import random_steps, record_of

TABLES = {
    "scat": SCAT,
    "two": SCAT.changed({"players": 2, "minimum_knock": 21, "triple": "thirty"}),
    "house for four": HOUSE.changed({"players": 4, "under_the_gun": "call", "knock_low": 1}),
    "cadillac for six": CADILLAC.changed({"players": 6, "thirty_one_after_knock": "two"}),
    "six with few cards": SCAT.changed(
        {"players": 6, "cards": 32, "minimum_knock": 21, "knock_tie": "two"}
    ),
    "the highest hand": SCAT.changed({"players": 4, "gin": True, "minimum_knock": "suit"}),
    "a point for the highest": SCAT.changed({"stakes": "pots", "straight_flush": True}),
    "schwimmen": SCHWIMMEN,
    "schwimmen for six": SCHWIMMEN.changed(
        {"players": 6, "turns_before_knock": 1, "exchange": "all_knocks", "knock_tie": "only"}
    ),
    "bicycle": BICYCLE,
    "bicycle for five": BICYCLE.changed({"players": 5, "straight_flush": True, "rounds": 1}),
}
at_tables = pytest.mark.parametrize("table", TABLES)


@lru_cache(maxsize=64)
def game(table: str, number: int) -> tuple[Step, ...]:
    """A random game; in every other one players knock and push rarely."""
    rules, seed = TABLES[table], f"pennies {number}"
    first = number % rules.players
    (start, *steps) = random_steps(rules, seed, first)
    if number % 2:
        return (start, *steps)
    players = [RandomPlayer(seed_text(seed, number, seat)) for seat in range(rules.players)]
    return tuple(headless(record_of([start], seed).header, players, seed))


def games(table: str, few: int = 4) -> Iterator[tuple[Step, ...]]:
    """Random games, as many as the test asks for."""
    return (game(table, number) for number in range(1, 1 + (GAMES_EACH or few)))


def recorded(steps: tuple[Step, ...]) -> Record:
    """The record of a game."""
    return record_of(list(steps), "pennies")


@at_tables
def test_the_referee_agrees(table: str) -> None:
    """Legal moves of every turn, values, lives lost, pots won, and who wins the game."""
    for steps in games(table):
        (header, *lines) = map(json.loads, whole(recorded(steps)))
        referee = Table(header)
        moves = iter(steps)
        for line in lines:
            if line["type"] == "score":
                lost = [cell["points"] for cell in line["sheet"]]
                assert (line["points"], lost) == referee.scores[-1]
            elif line["type"] == "result":
                assert line["winners"] == referee.winners
            else:
                step = next(moves)
                legal = step.before.legal()
                if legal is not None:
                    offered = [said(action) for action in legal.actions]
                    assert sorted(offered) == sorted(referee.legal())
                referee.take(line)


def said(action: Action) -> str:
    """An action in the words of the referee."""
    assert not isinstance(action, DealCards)
    return spoken(json.loads(action_line(action)))


@at_tables
def test_every_card_lies_in_one_place(table: str) -> None:
    """In a hand, in the stock, face up, or out of play: 52 cards or 32 at every moment."""
    for steps in games(table):
        for step in steps:
            deal = step.after.deal
            assert deal is not None
            stock = stock_of(deal)
            places = (*deal.hands, CardSet.of(stock.cards), CardSet.of(stock.pile), stock.aside)
            lying = [card for place in places for card in place]
            assert sorted(map(str, deal.rules.pack)) == sorted(map(str, lying))


@at_tables
def test_a_card_drawn_is_its_owners_alone(table: str) -> None:
    """Others see that a card is drawn from the stock, not which; one taken face up all see."""
    for steps in games(table, 2):
        for step in steps:
            for place, event in enumerate(step.events):
                for seat in range(step.before.rules.players):
                    seen = seen_step(step, seat).events[place]
                    if isinstance(event, CardDrawn) and isinstance(seen, CardDrawn):
                        known = event.face_up or seat == event.seat
                        assert known == (seen.card != FACE_DOWN)


@at_tables
def test_a_hand_known_to_all_was_taken_face_up(table: str) -> None:
    """The cards known of a hand are in it, and no seat sees a card of the stock."""
    for steps in games(table, 2):
        for step in steps:
            deal = step.after.deal
            assert deal is not None
            stock = stock_of(deal)
            for seat in range(deal.rules.players):
                assert stock.known_of(seat) <= deal.hands[seat]
                seen = observe(step.after, seat).deal
                assert seen is not None
                assert seen.stock is not None
                assert {FACE_DOWN} >= set(seen.stock.cards)
                assert seen.stock.known_of(seat) == stock.known_of(seat)


@at_tables
def test_a_question_says_all_that_a_seat_knows(table: str) -> None:
    """The observation of the protocol is the observation, with the same choices."""
    for steps in games(table, 2):
        for step in steps[:: 1 if len(steps) < 100 else 5]:
            seat = step.before.to_act()
            if seat is None:
                continue
            sight = observe(step.before, seat)
            line = Line.parse(1, choose(sight, 1000).encode())
            legal = legal_from(line, seat)
            assert sight.legal is not None
            assert sight.legal.actions == legal.actions
            told = observation_from(line, step.before.rules, seat, legal)
            assert (sight.deal, sight.lines) == (told.deal, told.lines)


@at_tables
def test_a_record_is_read_back(table: str) -> None:
    """With every annotation checked again."""
    for steps in games(table):
        record = recorded(steps)
        (read,) = games_in(BytesIO("\n".join(whole(record)).encode()), find_game)
        assert (record, True) == (read.record, read.complete)


def test_everything_occurs() -> None:
    """Every call and every end of a deal occurs in these games."""
    met: Counter[str] = Counter()
    for table in TABLES:
        for steps in games(table):
            for step in steps:
                if not isinstance(step.action, DealCards):
                    met[said(step.action).partition(" ")[0]] += 1
            met.update(
                line.outcome.key for line in steps[-1].after.lines if line.outcome is not None
            )
    calls = {"draw", "take", "discard", "knock", "hammer", "stop", "all", "push", "keep", "swap"}
    assert {*calls, "declare", "thirty_one", "replay"} <= set(met)
