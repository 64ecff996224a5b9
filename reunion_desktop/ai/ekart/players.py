"""Players of Ekart: Réunion's players, with calls and card play for a Staubaus.

Until a Staubaus is called the deal is one of Réunion among three, and is played by a player tuned
for that; with four matadors by the open-card search, as the networks were trained with two. A
Staubaus is one against two: search players test whether every trick can be taken, and once one is
lost all play for points.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from reunion_desktop.ai.character import EVEN, Character
from reunion_desktop.ai.ekart.all_tricks_search import shares
from reunion_desktop.ai.ekart.reunion_adapter import ReunionAdapter, likeness
from reunion_desktop.ai.ekart.staubaus_bidding import back_by_look, best_back, by_look, hopes, plans
from reunion_desktop.ai.player import (
    Decision,
    Limit,
    Motive,
    Player,
    Reason,
    Stop,
    only_choice,
    question,
)
from reunion_desktop.ai.reunion.beginner import ReunionBeginner
from reunion_desktop.ai.reunion.club import ReunionClubPlayer as ReunionClub
from reunion_desktop.ai.reunion.determinizations import ReunionDeterminizations
from reunion_desktop.ai.reunion.network import expert as judged
from reunion_desktop.ai.reunion.perfect_information import paranoid
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks import beginner, club
from reunion_desktop.ai.tricks.club import by_rule
from reunion_desktop.ai.tricks.determinizations import Determinizations, dice_of_question
from reunion_desktop.ai.tricks.search_player import (
    EXPERT_REACH,
    STRONG_REACH,
    PartnershipSearchPlayer,
)
from reunion_desktop.engine.actions import Announce, Give, PlayCard
from reunion_desktop.engine.calls import PASS
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.legal import MayAnnounce, MayGive, MayPlay
from reunion_desktop.engine.observe import Observation
from reunion_desktop.games.ekart.options import ekart

_NODES = 20_000_000
"""Cards that a decision on a Staubaus may play in search when no limit is set."""

_NEAR = 1e-9
"""Tolerance for equal shares."""


@dataclass(frozen=True, slots=True)
class StaubausConfig:
    """Parameters of Staubaus calls."""

    worlds: int = 0
    """Layouts sampled; 0 for a player who estimates from the hand alone."""
    share: float = 0.5
    """Share of successes from which a Staubaus is called."""
    asks: bool = True
    """False for a player who never calls one."""


class StaubausSearchPlayer(PartnershipSearchPlayer):
    """Search player for deals in which a Staubaus was called."""

    __slots__ = ()

    def worlds(self, observation: Observation) -> Determinizations:
        """The determinizations, consistent with the cards exchanged."""
        return ReunionDeterminizations(observation)


class EkartPlayer:
    """A player at a table of Ekart; deterministic for the same observation and seed."""

    __slots__ = ("_after", "_bold", "_dice", "_great", "_little", "name")

    def __init__(
        self,
        dice: str,
        name: str,
        little: Player,
        great: Player,
        after: Player,
        bold: StaubausConfig,
    ) -> None:
        """Create the player.

        Args:
            dice: the seed of the player's own randomness.
            name: the level.
            little: the player for deals with two bowers.
            great: the player for deals with four matadors.
            after: the player for deals in which a Staubaus was called.
            bold: the parameters of Staubaus calls.
        """
        self.name = name
        self._dice, self._bold = dice, bold
        self._little, self._great, self._after = little, great, after

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:
        """Decide.

        Raises:
            NotMyTurn: the observation leaves its seat nothing to decide.
        """
        deal, legal = question(observation)
        like = likeness(observation, deal)
        if isinstance(legal, MayAnnounce):
            decision = self._call(like, limit, stop)
        elif isinstance(legal, MayGive):
            decision = self._give(like, limit, stop)
        elif deal.contract.declarer is not None:
            decision = self._clear(like, limit, stop)
        else:
            kind = ekart(observation.rules).kind
            mind = self._little if kind == "little" else self._great
            decision = mind.choose(like.observation, limit, stop)
        return replace(decision, action=like.at_table(decision.action))

    def _call(self, like: ReunionAdapter, limit: Limit, stop: Stop) -> Decision:
        """Pass, or call a Staubaus that should succeed."""
        seen, deal, bold = like.observation, like.deal, self._bold
        legal = seen.legal
        assert isinstance(legal, MayAnnounce)  # noqa: S101 - the caller has checked the type.
        if not bold.asks or stop.is_set():
            return Decision(Announce(seen.seat, PASS))
        if not bold.worlds:
            plan = by_look(seen.rules, deal, legal)
            if plan is None:
                return Decision(Announce(seen.seat, PASS))
            reason = Reason(Motive.ALL_TRICKS, deal.hand)
            return Decision(Announce(seen.seat, plan.call), (reason,))
        thought = list(plans(seen.rules, deal, legal))
        worlds = ReunionDeterminizations(seen)
        if not thought or not worlds.count:
            return Decision(Announce(seen.seat, PASS), (Reason(Motive.TOO_BOLD),))
        number = bold.worlds if limit.worlds is None else max(1, min(limit.worlds, bold.worlds))
        budget = SearchBudget(limit, stop, _NODES)
        drawn = worlds.draw(number, dice_of_question(self._dice, deal, seen.seat))
        found = hopes(worlds, thought, drawn, budget)
        best = max(found, key=lambda hope: hope.share)
        info = {
            "worlds": number,
            "nodes": budget.spent,
            "values": {str(hope.plan.call): round(hope.share, 2) for hope in found},
        }
        if best.share < bold.share:
            reason = Reason(Motive.TOO_BOLD, share=round(best.share, 2))
            return Decision(Announce(seen.seat, PASS), (reason,), info)
        reason = Reason(Motive.ALL_TRICKS, deal.hand, share=round(best.share, 2))
        return Decision(Announce(seen.seat, best.plan.call), (reason,), info)

    def _give(self, like: ReunionAdapter, limit: Limit, stop: Stop) -> Decision:
        """The card to give that leaves the best chance of every trick."""
        seen, deal = like.observation, like.deal
        legal = seen.legal
        assert isinstance(legal, MayGive)  # noqa: S101 - the caller has checked the type.
        to = like.chairs.index(legal.to)
        worlds = ReunionDeterminizations(seen) if self._bold.worlds and not stop.is_set() else None
        if worlds is None or not worlds.count:
            card, share = back_by_look(seen.rules, deal, legal.cards), None
        else:
            number = self._bold.worlds if limit.worlds is None else max(1, limit.worlds)
            drawn = worlds.draw(number, dice_of_question(self._dice, deal, seen.seat))
            budget = SearchBudget(limit, stop, _NODES)
            card, found = best_back(worlds, drawn, legal.cards, to, budget)
            share = round(found, 2)
        reason = Reason(Motive.GIVES_AWAY, CardSet.of((card,)), share=share)
        # The seat that gets it is a place among the three, as the giver's is.
        return Decision(Give(seen.seat, to, card), (reason,))

    def _clear(self, like: ReunionAdapter, limit: Limit, stop: Stop) -> Decision:
        """Play for every trick, or for the one trick that defeats it; afterwards for points."""
        seen, deal = like.observation, like.deal
        legal, declarer = seen.legal, deal.contract.declared_by
        assert isinstance(legal, MayPlay)  # noqa: S101 - the caller has checked the type.
        forced = only_choice(legal)
        if forced is not None:
            return forced
        open_yet = all(taken.winner == declarer for taken in deal.taken)
        if not self._bold.worlds or not open_yet or stop.is_set():
            return self._after.choose(seen, limit, stop)
        worlds = ReunionDeterminizations(seen)
        if not worlds.count:
            return self._after.choose(seen, limit, stop)
        number = self._bold.worlds if limit.worlds is None else max(1, limit.worlds)
        cases = worlds.cases(number, dice_of_question(self._dice, deal, seen.seat))
        budget = SearchBudget(limit, stop, _NODES)
        cards = tuple(legal.cards)
        found = shares(worlds, [case.world for case in cases], declarer, cards, budget)
        if found is None:
            return self._after.choose(seen, limit, stop)
        mine = seen.seat == declarer
        best = max(found) if mine else min(found)
        level = [card for card, one in zip(cards, found, strict=True) if abs(one - best) < _NEAR]
        if (mine and best < _NEAR) or (not mine and best < _NEAR and max(found) < _NEAR):
            return self._after.choose(seen, limit, stop)
        worth = by_rule(seen, deal, CardSet.of(level))
        card = max(level, key=lambda one: (worth[one.index], -one.index))
        share = round(best if mine else 1 - best, 2)
        info = {"worlds": len(cases), "nodes": budget.spent}
        motive = Motive.ALL_TRICKS if mine else Motive.BREAKS
        reason = Reason(motive, CardSet.of((card,)), share=share)
        return Decision(PlayCard(seen.seat, card), (reason,), info)


def beginner_player(dice: str, character: Character = EVEN) -> EkartPlayer:
    """A beginner, who never calls a Staubaus."""
    plays = ReunionBeginner(dice, character)
    after = beginner.PartnershipBeginner(dice, character)
    return EkartPlayer(dice, "beginner", plays, plays, after, StaubausConfig(asks=False))


def club_player(dice: str, character: Character = EVEN) -> EkartPlayer:
    """A rule-based player, who calls a Staubaus when no card of the hand should lose a trick."""
    plays = ReunionClub(dice, character)
    return EkartPlayer(
        dice, "club", plays, plays, club.PartnershipClubPlayer(dice, character), StaubausConfig()
    )


def strong_player(dice: str, character: Character = EVEN) -> EkartPlayer:
    """A search player with few layouts."""
    return EkartPlayer(
        dice,
        "strong",
        judged.strong_player(dice, character),
        paranoid.strong_player(dice, character),
        StaubausSearchPlayer(dice, character, STRONG_REACH, "strong"),
        StaubausConfig(24, 0.55),
    )


def expert_player(dice: str, character: Character = EVEN) -> EkartPlayer:
    """A search player with many layouts."""
    return EkartPlayer(
        dice,
        "expert",
        judged.expert_player(dice, character),
        paranoid.expert_player(dice, character),
        StaubausSearchPlayer(dice, character, EXPERT_REACH, "expert"),
        StaubausConfig(80, 0.45),
    )
