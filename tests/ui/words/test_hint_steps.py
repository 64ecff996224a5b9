"""Hints in steps as text: facts, kinds of cards, and the move with its reasons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

import pytest

from reunion_desktop.ai.reason import Motive
from reunion_desktop.engine.actions import Action, Announce, Discard, PlayCard
from reunion_desktop.engine.calls import PASS
from reunion_desktop.engine.cards import NO_CARDS, CardSet
from reunion_desktop.engine.legal import MayAnnounce, MayPlay
from reunion_desktop.engine.observe import Observation, observe
from reunion_desktop.games import game_of
from reunion_desktop.games.ids import IDS
from reunion_desktop.games.thirty_one.rules import SCAT
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.words.hint_steps import Hint
from reunion_desktop.ui.words.reasons import Reason
from reunion_desktop.ui.words.seat_names import SeatNames
from tests.games.thirty_one.dealing import begun, played
from tests.playing import random_steps

NAMES = ("Emma", "Mina", "Hans", "Karl", "Berta", "Clara")

SHARE = (Motive.BEST_SEEN.value, NO_CARDS, None, 0.73, None)
TAKES = (Motive.TAKES.value, NO_CARDS, None, None, None)


@cache
def moves(game: str) -> tuple[tuple[Observation, Action], ...]:
    """Positions of a random game, each with the move made."""

    def found() -> Iterator[tuple[Observation, Action]]:
        for step in random_steps(game_of(game).default, "hints"):
            legal = step.before.legal()
            if legal is not None:
                yield observe(step.before, legal.seat), step.action

    return tuple(found())


def hint(sight: Observation, action: Action, reasons: Sequence[Reason] = ()) -> Hint:
    """A hint for a position, in the words of its game."""
    company = SeatNames(NAMES[: sight.rules.players], sight.seat, sight.rules.sides)
    return Hint(action, reasons, sight, company, words_of(sight.rules.game))


@pytest.mark.parametrize("game", IDS)
def test_every_step_has_a_text(game: str) -> None:
    """One to three steps, none empty; only the last has figures, on a line of their own."""
    counts = set()
    for sight, action in moves(game):
        *before, last = hint(sight, action, (SHARE, TAKES)).steps(at_once=False)
        counts.add(len(before))
        assert all(before)
        assert not any(sign in text for text in (*before, last) for sign in "{}")
        assert not any("of 100" in text for text in (*before, last.partition("\n")[0]))
        assert last.endswith("Best move in 73 of 100 possible card layouts.")
    assert 2 in counts


@pytest.mark.parametrize("game", IDS)
def test_at_once_there_is_one_step(game: str) -> None:
    """At once, a hint is its last step."""
    for sight, action in moves(game)[::5]:
        whole = hint(sight, action, (SHARE, TAKES))
        assert whole.steps(at_once=True) == whole.steps(at_once=False)[-1:]


@pytest.mark.parametrize("game", [game for game in IDS if game != "thirty_one"])
def test_the_kind_fits_the_card(game: str) -> None:
    """The highest and lowest card of a kind are the ends of the legal cards of that suit."""
    told = set()
    for sight, action in moves(game):
        legal, deal = sight.legal, sight.deal
        if not (isinstance(legal, MayPlay) and isinstance(action, PlayCard) and deal):
            continue
        steps = hint(sight, action).steps(at_once=False)
        kind = steps[-2] if len(steps) > 1 else ""
        order, card = deal.order, action.card
        same = legal.cards & order.cards_of(order.suit_of(card))
        if "your highest " in kind and "neither" not in kind:
            assert card == max(same, key=order.height)
        if "your lowest " in kind and "neither" not in kind:
            assert card == min(same, key=order.height)
        if kind.endswith("trump.") and kind != "Don’t trump.":
            assert order.is_trump(card)
        if len(legal.cards) == 1:
            assert len(steps) == 1
        told.add(kind)
    assert len(told) > 3


def test_a_fact_to_look_at_comes_first() -> None:
    """A reason that is a fact is the first step, and is not repeated in the last."""
    sight, action = next(
        (sight, action)
        for sight, action in moves("reunion")
        if isinstance(sight.legal, MayPlay) and len(sight.legal.cards) > 1
    )
    fact = ("shown_void", CardSet.parse("HA"), None, None, (sight.seat + 1) % 3)
    steps = hint(sight, action, (TAKES, fact)).steps(at_once=False)
    plain = hint(sight, action, (TAKES,)).steps(at_once=False)
    assert plain[-1] == steps[-1]


def test_a_fact_is_no_reason_and_equal_cards_have_no_kind() -> None:
    """A last step without a purpose has no facts; where all cards are as good, no kind is told."""
    sight, action = next(
        (sight, action)
        for sight, action in moves("reunion")
        if isinstance(sight.legal, MayPlay) and len(sight.legal.cards) > 2
    )
    held = ("trick_held", NO_CARDS, 10, None, (sight.seat + 1) % 3)
    out, void = [
        (one, CardSet.parse("HA"), 4, None, held[-1]) for one in ("trumps_out", "no_trumps")
    ]
    told = hint(sight, action, (held, out, void, SHARE)).steps(at_once=False)
    assert told[-1] == hint(sight, action, (SHARE,)).steps(at_once=False)[-1]
    equal = (Motive.EQUAL.value, CardSet.parse("HA HT H9"), None, None, None)
    look, last = hint(sight, action, (equal, held, void)).steps(at_once=False)
    assert "is winning" in look
    assert last.endswith("All cards that you may play are about equally good.")


@pytest.mark.parametrize("game", ["hunsruecker", "skat", "bauer"])
def test_a_call_is_told_last(game: str) -> None:
    """Before the last step a hint says at most that the player should not pass."""
    asked = [
        (hint(sight, action), action.call)
        for sight, action in moves(game)
        if isinstance(sight.legal, MayAnnounce)
        and isinstance(action, Announce)
        and PASS in sight.legal.calls
        and len(sight.legal.calls) > 1
    ]
    assert asked
    for advised, call in asked:
        look, *kind, _ = advised.steps(at_once=False)
        assert look.startswith("Trumps in your hand")
        assert kind in ([], ["Don’t pass."])
        assert call != PASS or not kind


def test_without_trumps_there_are_no_plain_suits() -> None:
    """Before trumps are chosen a hint for a discard counts the cards of every suit."""
    looks = [
        hint(sight, action).steps(at_once=False)[0]
        for sight, action in moves("skat")
        if isinstance(action, Discard) and sight.deal is not None and sight.deal.order.trump is None
    ]
    assert looks
    assert all(look.startswith("Cards in your suits: ") for look in looks)


def test_a_card_counts_only_where_the_value_needs_it() -> None:
    """Of two suits of the same value, the cards of neither are needed."""
    for hand, drawn, card, kind in (
        ("CA HA S8", "S3", "S3", "doesn’t count"),
        ("CA HA S8", "S3", "CA", "doesn’t count"),
        ("HA HQ S8", "S3", "HQ", "counts"),
    ):
        match = played(begun(SCAT, (hand, "C9 C8 S4", "S2 D3 H4"), f"D2 {drawn}"), "draw")
        advised = hint(observe(match, 0), Discard(0, CardSet.parse(card)))
        assert f"Choose a card that {kind}." == advised.steps(at_once=False)[1]
