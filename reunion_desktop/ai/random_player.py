"""Random player: every legal card is equally likely."""

from __future__ import annotations

import hashlib

from reunion_desktop.ai.character import EVEN, Character
from reunion_desktop.ai.player import Decision, Limit, Stop, turn_of
from reunion_desktop.engine.actions import Action, Announce, Discard, DrawCard, Give, PlayCard
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import ALL_CARDS, CardSet
from reunion_desktop.engine.legal import MayAnnounce, MayDiscard, MayDraw, MayGive, MayPlay
from reunion_desktop.engine.observe import DealObservation, Observation

_SHY = 8
"""An optional call is made once in this many decisions."""


class RandomPlayer:
    """Random player: cards and compulsory calls are uniform; optional calls are rare.

    Deterministic for the same question.
    """

    __slots__ = ("_seed",)

    name = "random"

    def __init__(self, seed: str, character: Character = EVEN) -> None:  # noqa: ARG002 - no preferences.
        """Create the player with the seed of its own randomness; preferences are not used."""
        self._seed = seed

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:  # noqa: ARG002 - decides at once, without search.
        """Decide at random.

        Raises:
            NotMyTurn: the observation leaves its seat nothing to decide.
        """
        turn = turn_of(observation)
        legal, throw = turn.legal, _throw(self._seed, turn.deal, turn.seat)
        if isinstance(legal, MayDiscard):
            return Decision(_any_discard(legal, throw))
        if legal.calls and not isinstance(legal, MayGive):
            throw, boldness = divmod(throw, _SHY)
            call = _any_call(legal, throw, bold=not boldness)
            if call is not None:
                return Decision(Announce(observation.seat, call))
        if isinstance(legal, MayDraw):
            draws = [action for action in legal.actions if isinstance(action, DrawCard)]
            return Decision(draws[throw % len(draws)])
        bits = legal.cards.bits
        for _ in range(throw % bits.bit_count()):
            bits &= bits - 1
        card = ALL_CARDS[(bits & -bits).bit_length() - 1]
        if isinstance(legal, MayGive):
            return Decision(Give(observation.seat, legal.to, card))
        return Decision(PlayCard(observation.seat, card))


def _throw(seed: str, deal: DealObservation, seat: int) -> int:
    """A number below 2^256, derived from this question alone."""
    played = len(deal.held) * len(deal.taken) + len(deal.trick.cards)
    text = f"{seed}|{deal.number}|{played}|{seat}"
    if deal.calls:
        text += f"|{len(deal.calls)}"
    if deal.given:
        text += f"|{len(deal.given)}"
    if deal.stock is not None:
        text += f"|{len(deal.stock.drawn)}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest(), "big")


def _any_call(legal: MayPlay | MayAnnounce | MayDraw, throw: int, *, bold: bool) -> Call | None:
    """A random call; None where a card is played instead.

    Where passing is possible it is mostly chosen: else every random deal would have a bold call.
    """
    if not bold and (not isinstance(legal, MayAnnounce) or PASS in legal.calls):
        return PASS if isinstance(legal, MayAnnounce) else None
    return legal.calls[throw % len(legal.calls)]


def _any_discard(legal: MayDiscard, throw: int) -> Action:
    """Draw a discard at random, again and again until the rules allow it.

    An exchange that may be declined is declined every other time.
    """
    if legal.offered is not None:
        throw, taken = divmod(throw, 2)
        if not taken:
            return legal.first
    while True:
        pile, chosen = list(legal.cards), []
        for _ in range(legal.count):
            throw, place = divmod(throw, len(pile))
            chosen.append(pile.pop(place))
        action = Discard(legal.seat, CardSet.of(chosen))
        if action in legal:
            return action
        throw = int.from_bytes(hashlib.sha256(throw.to_bytes(32, "big")).digest(), "big")
