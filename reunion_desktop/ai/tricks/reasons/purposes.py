"""Purposes of a card: its use, where the next best card is not of the same use.

The functions of the other modules of this package tell one purpose each; they are called only
where there is a next best card that is worse or different.
"""

from __future__ import annotations

from collections.abc import Callable

from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.ai.tricks.reasons import (
    avoiding,
    few,
    giving,
    hundred,
    needs,
    partners,
    saving,
    winning,
)
from reunion_desktop.ai.tricks.reasons.look import Aim, Look
from reunion_desktop.engine.cards import CardSet

_GROUPS: tuple[frozenset[Motive], ...] = (
    frozenset(
        {
            Motive.ENOUGH,
            Motive.SAVES_TRICK,
            Motive.BRINGS_HOME,
            Motive.SAFE,
            Motive.HOLDS,
            Motive.CASHES,
            Motive.TRIES,
            Motive.HARDER,
            Motive.LIKELIER,
            Motive.FORCES_HIGH,
        }
    ),
    frozenset({Motive.FEEDS_PARTNER, Motive.SPARES_PARTNER, Motive.LEAVES_PARTNER}),
    frozenset(
        {Motive.KEEPS, Motive.KEEPS_MASTER, Motive.SAVES_TRUMPS, Motive.KEEPS_FOR_LATER},
    ),
    frozenset(
        {
            Motive.LITTLE,
            Motive.GIVES_LEAST,
            Motive.RISKS_LEAST,
            Motive.STAYS_BELOW,
            Motive.AS_STRONG,
            Motive.BRINGS_MORE,
            Motive.WINS_CHEAPLY,
            Motive.KEEPS_HIGHER,
        }
    ),
    frozenset({Motive.KEEPS_LOWER, Motive.GETS_RID, Motive.DANGEROUS}),
    frozenset(
        {
            Motive.MUST_BEAT,
            Motive.FEW_BELOW,
            Motive.UNDER,
            Motive.PASSES_LEAD,
            Motive.SPENDS_POINTS,
        }
    ),
)
"""Motives that say nearly the same: one of each group is told."""

_AGAINST_HIGHER = {Motive.WINS_CHEAPLY, Motive.KEEPS_HIGHER}
"""Motives that are true against higher cards of the suit."""

_VAGUE = {Motive.LONGEST, Motive.KEEPS_FOR_LATER}
"""Motives that say little where another is told."""

Purpose = Callable[[Look], Reason | None]
"""Tells a purpose of the card; None where it is not true, or no reason."""


def purposes(look: Look, most: int) -> tuple[Reason, ...]:
    """The purposes of a card, the most telling first, one of each group.

    Compared with a certain card, none that is a purpose of that card as well.
    """
    if look.covered:
        return ()
    equal = Reason(Motive.EQUAL, CardSet(look.legal))
    level = look.level or look.rival == look.card or hundred.decided(look)
    if not look.compares and level:
        return (equal,)
    other = look.turned() if look.compares else None
    told: list[Reason] = []
    groups = set[frozenset[Motive]]()
    for tell in _PURPOSES[look.aim]:
        reason = tell(look)
        if reason is not None and (other is None or _tells_apart(tell, reason.motive, look, other)):
            if told and reason.motive in _VAGUE:
                continue
            group = next((one for one in _GROUPS if reason.motive in one), None)
            if group is None or group not in groups:
                told.append(reason)
            groups |= {group} if group else set()
        if len(told) == most:
            break
    return tuple(told) if told or look.compares or not look.close else (equal,)


def _tells_apart(tell: Purpose, motive: Motive, look: Look, other: Look) -> bool:
    """Tell whether a purpose is about the compared card, and none of that card."""
    if motive in _AGAINST_HIGHER and not look.above(look.card, look.rival):
        return False
    if motive is Motive.KEEPS_LOWER and not look.above(look.rival, look.card):
        return False
    reason = tell(other)
    return reason is None or reason.motive is not motive


_PURPOSES: dict[Aim, tuple[Purpose, ...]] = {
    Aim.TAKE: (
        needs.is_enough,
        winning.draws_bower,
        winning.saves_bower,
        partners.feeds_partner,
        winning.brings_home,
        winning.saves_trick,
        winning.takes,
        winning.cashes,
        winning.draws_trumps,
        partners.is_harder,
        saving.keeps,
        winning.wins_cheaply,
        partners.spares_partner,
        saving.saves_trumps,
        saving.little,
        partners.leaves_partner,
        partners.leads_through,
        saving.forces,
        partners.returns_suit,
        saving.gives_least,
        saving.makes_void,
        saving.keeps_higher,
        winning.as_strong,
        saving.passes_lead,
        winning.brings_more,
        winning.wins_so_far,
        partners.is_likelier,
        saving.cannot_win_later,
        winning.is_likelier,
        winning.forces_high,
        saving.keeps_trump,
        saving.longest,
        saving.keeps_for_later,
    ),
    Aim.AVOID: (
        hundred.denies,
        hundred.withholds,
        avoiding.takes_high,
        avoiding.stays_below,
        avoiding.is_beaten,
        avoiding.dangerous,
        avoiding.gets_rid,
        avoiding.voids,
        avoiding.is_under,
        few.sheds_points,
        few.sheds_high,
        few.is_probably_under,
        few.is_sure_later,
        few.costs_little,
        few.is_easiest,
        avoiding.spends_points,
        few.sheds_some,
    ),
    Aim.OPEN: (
        hundred.denies,
        hundred.withholds,
        hundred.wins_trick,
        winning.takes,
        winning.cashes,
        winning.draws_trumps,
        avoiding.stays_below,
        avoiding.is_beaten,
        avoiding.voids,
        few.sheds_points,
        avoiding.is_under,
        few.is_probably_under,
        few.is_sure_later,
        few.costs_little,
        few.is_easiest,
        few.takes_high,
        saving.longest,
    ),
    Aim.GIVE: (
        avoiding.stays_below,
        avoiding.is_beaten,
        giving.few_below,
        giving.has_to_follow,
        giving.leaves_lead,
        giving.takes_lead,
        giving.goes_high,
        avoiding.voids,
        giving.shortens,
        avoiding.is_under,
    ),
}
"""The kinds of purposes, the most telling first, by the worth of tricks."""
