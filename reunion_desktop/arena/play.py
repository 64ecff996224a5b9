"""Headless game: asks the players in turn and yields every step."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence

from reunion_desktop.ai.player import NO_LIMIT, Decision, Limit, Stop
from reunion_desktop.arena.open_card_player import OpenCardPlayer, Seated
from reunion_desktop.engine.actions import Action
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.observe import observe
from reunion_desktop.engine.record import Header, Step
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.shuffle import deal_from_seed


def dice_text(seed: str, game_number: int, seat: Seat) -> str:
    """The seed of a player's randomness, which reveals nothing of the match's seed."""
    text = f"reunion-dice-1|{seed}|{game_number}|{seat}"
    return hashlib.sha256(text.encode()).hexdigest()


def headless(
    header: Header,
    players: Sequence[Seated],
    seed: str,
    game_number: int = 1,
    limit: Limit = NO_LIMIT,
) -> Iterator[Step]:
    """Play a game to its settlement; yields every step, deals included.

    Args:
        game: the rules.
        header: the header; its players' names and date are not used.
        players: the player of each seat.
        seed: the seed of the deals; there is no cut.
        game_number: the game's number in the session, from 1.
        limit: budget for one move of a player.

    Raises:
        IllegalAction: a player made an illegal move.
    """
    rules, stop = header.rules, Stop()
    match = MatchState(rules, header.first_dealer)
    while match.settlement is None:
        seat = match.to_act()
        action: Action
        if seat is None:
            plan = match.plan
            action = deal_from_seed(
                rules, seed, game_number, plan.number, plan.dealer, seats=plan.seats
            )
        else:
            action = _decision(players[seat], match, seat, limit, stop).action
        after, events = advance(match, action)
        yield Step(match, action, events, after)
        match = after


def _decision(player: Seated, match: MatchState, seat: Seat, limit: Limit, stop: Stop) -> Decision:
    """Ask a player with its observation; an open-card player gets the whole match."""
    if isinstance(player, OpenCardPlayer):
        return player.decide(match, limit, stop)
    return player.choose(observe(match, seat), limit, stop)
