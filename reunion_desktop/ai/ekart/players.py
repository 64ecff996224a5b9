"""Players of Ekart: Réunion's players, with calls and card play for a Staubaus.

Until a Staubaus is called the deal is one of Réunion among three, and is played by a player tuned
for that; with four matadors by the open-card search, as the networks were trained with two. A
Staubaus is one against two: search players test whether every trick can be taken, and once one is
lost all play for points.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from reunion_desktop.ai.character import EVEN, Character
from reunion_desktop.ai.ekart.reunion_adapter import likeness
from reunion_desktop.ai.ekart.staubaus_search import (
    back_by_look,
    best_back,
    by_look,
    hopes,
    plans,
    shares,
)
from reunion_desktop.ai.player import Decision, Limit, Player, Stop, Turn, only_choice, turn_of
from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.ai.reunion.beginner import ReunionBeginner
from reunion_desktop.ai.reunion.club import ReunionClubPlayer as ReunionClub
from reunion_desktop.ai.reunion.determinizations import ReunionDeterminizations
from reunion_desktop.ai.reunion.network import expert
from reunion_desktop.ai.reunion.perfect_information import paranoid
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks import beginner, club
from reunion_desktop.ai.tricks.club import by_rule
from reunion_desktop.ai.tricks.determinizations import (
    Determinization,
    Determinizations,
    rng_of_question,
)
from reunion_desktop.ai.tricks.reasons.insight import checked
from reunion_desktop.ai.tricks.search_player import (
    EXPERT_REACH,
    STRONG_REACH,
    PartnershipSearchPlayer,
)
from reunion_desktop.engine.actions import Announce, Give, PlayCard
from reunion_desktop.engine.calls import PASS
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.legal import MayAnnounce, MayGive
from reunion_desktop.engine.observe import Observation
from reunion_desktop.games.ekart.options import ekart

_NODES = 20_000_000
"""Cards that a decision on a Staubaus may play in search when no limit is set."""

_NEAR = 1e-9
"""Tolerance for equal shares."""


@dataclass(frozen=True, slots=True)
class StaubausConfig:
    """Parameters of Staubaus calls."""

    layouts: int = 0
    """Layouts sampled; 0 for a player who estimates from the hand alone."""
    share: float = 0.5
    """Share of successes from which a Staubaus is called."""
    asks: bool = True
    """False for a player who never calls one."""


class StaubausSearchPlayer(PartnershipSearchPlayer):
    """Search player for deals in which a Staubaus was called."""

    __slots__ = ()

    def layouts(self, observation: Observation) -> Determinizations:
        """The determinizations, consistent with the cards exchanged."""
        return ReunionDeterminizations(observation)


class EkartPlayer:
    """A player at a table of Ekart; deterministic for the same observation and seed."""

    __slots__ = ("_after", "_bold", "_great", "_little", "_seed", "name")

    def __init__(
        self,
        seed: str,
        name: str,
        little: Player,
        great: Player,
        after: Player,
        bold: StaubausConfig,
    ) -> None:
        """Create the player.

        Args:
            seed: the seed of the player's own randomness.
            name: the level.
            little: the player for deals with two bowers.
            great: the player for deals with four matadors.
            after: the player for deals in which a Staubaus was called.
            bold: the parameters of Staubaus calls.
        """
        self.name = name
        self._seed, self._bold = seed, bold
        self._little, self._great, self._after = little, great, after

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:
        """Decide.

        Raises:
            NotMyTurn: the observation leaves its seat nothing to decide.
        """
        turn, budget = turn_of(observation), SearchBudget(limit, stop, _NODES)
        like = likeness(turn, turn.deal)
        seen = like.observation
        if isinstance(seen.legal, MayAnnounce):
            decision = self._call(seen, seen.legal, budget)
        elif isinstance(seen.legal, MayGive):
            decision = self._give(seen, seen.legal, budget)
        elif turn.deal.contract.declarer is not None:
            decision = self._clear(seen, budget) or self._after.choose(seen, limit, stop)
        else:
            little = ekart(observation.rules).kind == "little"
            decision = (self._little if little else self._great).choose(seen, limit, stop)
        reasons = [
            reason if reason.seat is None else replace(reason, seat=like.chairs[reason.seat])
            for reason in decision.reasons
        ]
        return replace(decision, action=like.at_table(decision.action), reasons=tuple(reasons))

    def _call(self, turn: Turn, legal: MayAnnounce, budget: SearchBudget) -> Decision:
        """Pass, or call a Staubaus that should succeed."""
        passing, hand = Announce(turn.seat, PASS), turn.deal.hand
        if not self._bold.asks or budget.stop.is_set():
            return Decision(passing)
        if not self._bold.layouts:
            plan = by_look(turn, legal)
            if plan is None:
                return Decision(passing)
            return Decision(Announce(turn.seat, plan.call), (Reason(Motive.ALL_TRICKS, hand),))
        thought, layouts = list(plans(turn, legal)), ReunionDeterminizations(turn)
        if not thought or not layouts.count:
            return Decision(passing, (Reason(Motive.TOO_BOLD),))
        drawn = self._drawn(layouts, budget)
        found = hopes(layouts, thought, drawn, budget)
        best = max(found, key=lambda plan: found[plan])
        share = round(found[best], 2)
        info = {
            "layouts": len(drawn),
            "nodes": budget.spent,
            "values": {str(plan.call): round(often, 2) for plan, often in found.items()},
        }
        if found[best] < self._bold.share:
            return Decision(passing, (Reason(Motive.TOO_BOLD, share=share),), info)
        reason = Reason(Motive.ALL_TRICKS, hand, share=share)
        return Decision(Announce(turn.seat, best.call), (reason,), info)

    def _give(self, turn: Turn, legal: MayGive, budget: SearchBudget) -> Decision:
        """The card to give that leaves the best chance of every trick."""
        card, share = back_by_look(turn), None
        layouts = ReunionDeterminizations(turn)
        if self._bold.layouts and not budget.stop.is_set() and layouts.count:
            found = best_back(layouts, self._drawn(layouts, budget), legal, budget)
            card, share = found[0], round(found[1], 2)
        reason = Reason(Motive.GIVES_AWAY, CardSet.of((card,)), share=share)
        return Decision(Give(turn.seat, legal.to, card), (reason,))

    def _clear(self, turn: Turn, budget: SearchBudget) -> Decision | None:
        """Play for every trick, or for the one trick that defeats it.

        None where a trick is lost already, or none can be, or there is no search.
        """
        deal, declarer = turn.deal, turn.deal.contract.declared_by
        forced = only_choice(turn.legal)
        lost = any(taken.winner != declarer for taken in deal.taken)
        if forced is not None or lost or not self._bold.layouts or budget.stop.is_set():
            return forced
        layouts = ReunionDeterminizations(turn)
        drawn = layouts.cases(*self._number_and_rng(layouts, budget))
        cases = [case.layout for case in drawn]
        cards = tuple(turn.legal.cards)
        found = shares(layouts, cases, declarer, cards, budget) if cases else None
        if found is None or max(found) < _NEAR:
            return None
        mine = turn.seat == declarer
        best = max(found) if mine else min(found)
        level = [card for card, one in zip(cards, found, strict=True) if abs(one - best) < _NEAR]
        worth = by_rule(turn, CardSet.of(level))
        card = max(level, key=lambda one: (worth[one.index], -one.index))
        motive, share = (Motive.ALL_TRICKS, best) if mine else (Motive.BREAKS, 1 - best)
        values = found if mine else [1 - one for one in found]
        reasons = (
            *checked(layouts, drawn, dict(zip(cards, values, strict=True)), card),
            Reason(motive, CardSet.of((card,)), share=round(share, 2)),
        )
        info = {"layouts": len(cases), "nodes": budget.spent}
        return Decision(PlayCard(turn.seat, card), reasons, info)

    def _drawn(self, layouts: Determinizations, budget: SearchBudget) -> list[Determinization]:
        """The layouts sampled for a call or a gift."""
        return layouts.draw(*self._number_and_rng(layouts, budget))

    def _number_and_rng(
        self, layouts: Determinizations, budget: SearchBudget
    ) -> tuple[int, Random]:
        """The number of layouts, and the random generator that samples them."""
        number, limit = self._bold.layouts, budget.limit.layouts
        number = number if limit is None else max(1, min(limit, number))
        return number, rng_of_question(self._seed, layouts.deal, layouts.seat)


def beginner_player(seed: str, character: Character = EVEN) -> EkartPlayer:
    """A beginner, who never calls a Staubaus."""
    plays = ReunionBeginner(seed, character)
    after = beginner.PartnershipBeginner(seed, character)
    return EkartPlayer(seed, "beginner", plays, plays, after, StaubausConfig(asks=False))


def club_player(seed: str, character: Character = EVEN) -> EkartPlayer:
    """A rule-based player, who calls a Staubaus when no card of the hand should lose a trick."""
    plays = ReunionClub(seed, character)
    return EkartPlayer(
        seed, "club", plays, plays, club.PartnershipClubPlayer(seed, character), StaubausConfig()
    )


def strong_player(seed: str, character: Character = EVEN) -> EkartPlayer:
    """A search player with few layouts."""
    return EkartPlayer(
        seed,
        "strong",
        expert.strong_player(seed, character),
        paranoid.strong_player(seed, character),
        StaubausSearchPlayer(seed, character, STRONG_REACH, "strong"),
        StaubausConfig(24, 0.55),
    )


def expert_player(seed: str, character: Character = EVEN) -> EkartPlayer:
    """A search player with many layouts."""
    return EkartPlayer(
        seed,
        "expert",
        expert.expert_player(seed, character),
        paranoid.expert_player(seed, character),
        StaubausSearchPlayer(seed, character, EXPERT_REACH, "expert"),
        StaubausConfig(80, 0.45),
    )
