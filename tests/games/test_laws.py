"""Laws of all games: every preset of each registered game, and made-up games.

A new game in the registry is tested without a change here.
"""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest

from reunion_desktop.engine.actions import DealCards
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.dealing.deal_code import DealCode
from reunion_desktop.engine.dealing.seals import Seal
from reunion_desktop.engine.dealing.shuffle import deal_cards, pack_from_seed
from reunion_desktop.engine.events import DealScored
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.record import Header, Record, Step
from reunion_desktop.engine.scoring_rules import Played
from reunion_desktop.engine.state import DealState
from reunion_desktop.games import GAMES
from reunion_desktop.storage.codec import action_line, undo_line, whole
from reunion_desktop.storage.headers import game_line
from reunion_desktop.storage.journal import Journal
from reunion_desktop.storage.lines import BadRecord
from reunion_desktop.storage.reader import games_in, read_journal
from tests.games.all_games import (
    KNOWN,
    OFFERED,
    TABLES,
    at_every_table,
    at_tables_to_keep,
    find,
    game,
    games,
    recorded,
)

FIRST = 12
"""Actions of each choice that are looked up: all cards, the first discards and bids."""

# ---- Whose turn it is ----


@at_every_table
def test_somebody_can_move_until_nobody_must(table: str) -> None:
    """There is a deal due, or one seat to move; after the settlement neither."""
    for steps in games(table):
        for step in steps:
            legal = step.before.legal()
            assert (legal is None) == isinstance(step.action, DealCards)
            assert (legal is None) == step.before.awaits_deal
            if legal is not None:
                assert legal.seat == step.before.to_act()
                assert step.action in legal
                assert legal.first in legal
                assert step.action in legal.actions
                assert all(action in legal for action in legal.actions[:FIRST])
        end = steps[-1].after
        assert end.settlement is not None
        assert (None, None, False) == (end.to_act(), end.legal(), end.awaits_deal)


# ---- Written down and read back ----


@at_every_table
def test_a_replay_takes_the_same_steps(table: str) -> None:
    """States, phases and events are equal, not only alike."""
    for steps in games(table):
        assert steps == tuple(recorded(steps).replay())


@at_tables_to_keep
def test_a_record_is_read_back(table: str) -> None:
    """Annotated with legal cards or not, whole or broken off at any deal."""
    for steps in games(table, 1):
        record = recorded(steps)
        half = record.rewound(len(record.actions) // 2)
        for kept, with_legal in ((record, False), (record, True), (half, True)):
            text = "\n".join(whole(kept, with_legal=with_legal))
            (read,) = games_in(BytesIO(text.encode()), find)
            assert (kept, kept is record) == (read.record, read.complete)


@pytest.mark.parametrize("name", KNOWN)
def test_every_option_is_written_and_read(name: str) -> None:
    """Each value of each option can be written and read, with the options it forces."""
    rules = KNOWN[name].default
    for option in rules.options:
        for value in option.values:
            changed = rules.changed({option.key: value})
            names = tuple("ABCDEF"[: changed.players])
            header = Header(changed, names, 0, "2026-11-22")
            (read,) = games_in(BytesIO(game_line(header).encode()), find)
            assert header == read.record.header


@at_tables_to_keep
def test_a_journal_is_taken_up_again(table: str, tmp_path: Path) -> None:
    """With decisions that were taken back, and others in their stead."""
    for number, steps in enumerate(games(table, 1)):
        record, path = recorded(steps), tmp_path / f"{number}.reunion"
        back = len(record.actions) // 3
        journal = Journal(path)
        journal.write(game_line(record.header))
        for action in record.actions[: 2 * back]:
            journal.write(action_line(action))
        journal.write(undo_line(back))
        for action in record.actions[back:-1]:
            journal.write(action_line(action))
        journal.close()

        (read,) = read_journal(path, find)

        assert record.rewound(len(record.actions) - 1) == read.record
        assert (True, False) == (read.undone, read.complete)


@at_tables_to_keep
def test_a_sealed_deal_proves_itself(table: str) -> None:
    """The pack that was promised gives the hands, those of later among them; another does not."""
    rules = TABLES[table]
    for number, steps in enumerate(games(table, 1), 1):
        pack = pack_from_seed(rules, "sealed", number, 1)
        header = recorded(steps).header
        plan = MatchState(rules, header.first_dealer).plan
        cut = 0 if rules.cut == "off" else 5
        record = Record(header, (deal_cards(rules, pack, cut, 1, plan.dealer),))
        match = record.match()
        while not match.lines:
            legal = match.legal()
            assert legal is not None
            record = record.plus(legal.first)
            match, _ = advance(match, legal.first)
        seal = Seal.of(1, "0f" * 32, pack)
        (read,) = games_in(BytesIO("\n".join(whole(record, seals=[seal])).encode()), find)
        assert (record, (seal,)) == (read.record, read.seals)

        other = Seal.of(1, "0f" * 32, (*pack[1:], pack[0]))
        text = "\n".join(whole(record, seals=[other]))
        with pytest.raises(BadRecord, match="does not agree with the cards"):
            list(games_in(BytesIO(text.encode()), find))


@pytest.mark.parametrize("table", OFFERED)
def test_a_deal_code_says_the_cards(table: str) -> None:
    """A deal code gives other players the same cards under the same rules."""
    for number, steps in enumerate(games(table, 1), 1):
        first, seed = steps[0].before.first_dealer, f"shelf {number}"
        code = DealCode.of(recorded(steps), seed, 1)
        assert code is not None
        heard = DealCode.parse(str(code), GAMES)
        assert (TABLES[table], seed, first) == (heard.rules, heard.seed, heard.first_dealer)
        dealt = [step.action for step in steps if isinstance(step.action, DealCards)]
        assert dealt == [heard.deal(deal.number, deal.dealer, deal.seats) for deal in dealt]


@at_every_table
def test_seats_are_only_numbers(table: str) -> None:
    """The game with its seats renumbered is the same game, won by the same people."""
    rules = TABLES[table]
    for steps in games(table, 1):
        record = recorded(steps)
        here, there = record.match(), record.turned(1).match()
        assert here.settlement is not None
        assert there.settlement is not None
        moved = {(seat - 1) % rules.players for seat in here.settlement.winners}
        assert moved == set(there.settlement.winners)
        account = rules.scoring.account(Played(here.lines, here.settlement))
        turned = rules.scoring.account(Played(there.lines, there.settlement))
        assert (*account[1:], account[0]) == turned


# ---- What adds up ----


@at_every_table
def test_no_card_is_lost(table: str) -> None:
    """At every moment each card of the pack lies in one place."""
    for steps in games(table):
        for step in steps:
            deal = step.after.deal
            assert deal is not None
            tricks = [*[taken.trick for taken in deal.taken], deal.trick]
            places = [
                deal.lying,
                *deal.hands,
                *deal.later,
                deal.laid_away,
                *[CardSet.of(trick.cards) for trick in tricks],
                *piles(deal),
            ]
            assert len(deal.rules.pack) == sum(map(len, places))
            assert set(deal.rules.pack) == {card for place in places for card in place}


def piles(deal: DealState) -> list[CardSet]:
    """Stock, pile and cards set aside, where players draw."""
    stock = deal.stock
    return [] if stock is None else [CardSet.of(stock.cards), CardSet.of(stock.pile), stock.aside]


@at_every_table
def test_points_add_up(table: str) -> None:
    """Points lie in tricks, each with one seat; what one wins in a game the others lose."""
    for steps in games(table):
        for step in steps:
            for event in step.events:
                if isinstance(event, DealScored):
                    counted(step, event)
        end = steps[-1].after
        account = end.rules.scoring.account(Played(end.lines, end.settlement))
        assert 0 == pytest.approx(sum(account))


def counted(step: Step, event: DealScored) -> None:
    """Check one deal that was counted."""
    deal, rules = step.after.deal, step.after.rules
    assert deal is not None
    won = [
        sum(taken.points for taken in deal.taken if taken.winner == seat)
        for seat in range(rules.players)
    ]
    tricks = [sum(taken.winner == seat for taken in deal.taken) for seat in range(rules.players)]
    assert (won, tricks) == (list(deal.points), list(event.line.tricks))
    kept = rules.count(deal.laid_away | deal.lying, deal.order)
    kept += sum(rules.count(cards, deal.order) for cards in (*deal.hands, *piles(deal)))
    played_out = len(deal.taken) == rules.hand_size
    due = rules.count(rules.pack, deal.order) + rules.last_trick * played_out
    assert due == sum(won) + kept
    assert event.line == step.after.lines[-1]


WHOLE = {"reunion": (150, 10), "viersche": (140, 9), "bauer": (0, 8)}
"""Card points and tricks of a whole deal, by game, as its sources tell them."""


@pytest.mark.parametrize("table", [name for name in OFFERED if TABLES[name].game in WHOLE])
def test_a_deal_comes_to_what_the_sources_say(table: str) -> None:
    """Discards count for the player who made them; a deal may end before its last trick."""
    played_out = 0
    for steps in games(table):
        for step in steps:
            deal = step.after.deal
            assert deal is not None
            over = deal.phase is None and not any(deal.hands[seat] for seat in deal.trick.seats)
            if over:
                points = sum(deal.points) + deal.rules.count(deal.laid_away, deal.order)
                assert WHOLE[deal.rules.game] == (points, len(deal.taken))
                played_out += 1
    assert played_out


# ---- No empty examples ----


@pytest.mark.parametrize(
    ("what", "occurs"),
    [
        ("a call", lambda deal: bool(deal.calls)),
        ("cards to follow", lambda deal: bool(deal.later)),
        ("no turned card", lambda deal: deal.turn_up is None),
        ("a covered card", lambda deal: bool(deal.trick.covered)),
        ("a hand laid aside", lambda deal: len(deal.trick.seats) < deal.rules.players),
        ("discards", lambda deal: bool(deal.laid_away)),
        ("nobody's cards", lambda deal: bool(deal.lying)),
        ("a card given", lambda deal: bool(deal.given)),
        ("a stock", lambda deal: deal.stock is not None),
        ("an early end", lambda deal: deal.phase is None and any(deal.hands)),
    ],
)
def test_the_laws_are_tried_on_what_there_is(
    what: str, occurs: Callable[[DealState], bool]
) -> None:
    """Every feature of a deal occurs in the games above."""
    met = (
        table
        for table in TABLES
        for number in (1, 2, 3)
        for step in game(table, number)
        if step.after.deal is not None and occurs(step.after.deal)
    )
    assert next(met, None) is not None, f"{what} does not occur"
