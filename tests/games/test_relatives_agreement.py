"""Réunion's relatives agree with independent programs on every move of whole sessions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.contract import Goal
from reunion_desktop.engine.game import GameRules, MatchState
from reunion_desktop.engine.legal import MayDiscard, MayGive, MayPlay
from reunion_desktop.engine.scoring import Payment
from reunion_desktop.engine.state import DealState
from reunion_desktop.games.bauer.options import counts
from reunion_desktop.games.bauer.rules import SAARLAND
from reunion_desktop.games.ekart.rules import LITTLE
from reunion_desktop.games.hindersche.options import hindersche
from reunion_desktop.games.hindersche.rules import PAGAT as HINDERSCHE
from reunion_desktop.games.hunsruecker.options import counts as lines_of
from reunion_desktop.games.hunsruecker.rules import HUNSRUECK
from reunion_desktop.games.viersche.options import standing
from reunion_desktop.games.viersche.rules import PAGAT
from tests.games.following import MODULES, Moment, follow

OLD = {
    "turn_up_pickup": "after_trick2_locked",
    "discard_turn_up": False,
    "max_tens_discarded": 2,
    "no_trick_basis": "points",
    "dealer_no_trick_discards": "void",
    "mark_style": "dash",
    "fifty_band": False,
}
TABLES: tuple[tuple[GameRules, dict[str, Any]], ...] = (
    (PAGAT, {}),
    (PAGAT, {"reached": "automatic"}),
    (PAGAT, {"false_reached": "loses", "void_first_trick": "everybody", "session": "set"}),
    (PAGAT, {"void_first_trick": "everybody", "cut": "off", "first_dealer": "highest"}),
    (SAARLAND, {}),
    (SAARLAND, {"four_all": "nothing", "direction": "anticlockwise", "brote": 1}),
    (SAARLAND, {"king_high": True, "away_lost": "nothing", "first_dealer": "random", "brote": 1}),
    (HUNSRUECK, {}),
    (HUNSRUECK, {"games": 5, "first_dealer": "random"}),
    (HUNSRUECK, {"games": 1, "first_dealer": "highest"}),
    (HINDERSCHE, {}),
    (HINDERSCHE, {"butzen": "schoch", "rubber": "four_marks"}),
    (HINDERSCHE, {"redeal": True, "lost_four": 1, "cut": "off"}),
    (HINDERSCHE, {"first_dealer": "highest", "cut": "after"}),
    (HINDERSCHE, {"first_dealer": "random", "butzen": "schoch", "redeal": True}),
    (LITTLE, {}),
    (LITTLE, {"kind": "great"}),
    (LITTLE, {"players": 4}),
    (LITTLE, {"players": 5, "kind": "great", "staubaus_units": 3, "tie_for_win": "playoff"}),
    (LITTLE, {**OLD, "tie_for_win": "share"}),
    (LITTLE, {**OLD, "kind": "great", "turn_up_pickup": "after_trick2_playable", "players": 4}),
    (
        LITTLE,
        {
            "kind": "great",
            "ten_rank": "low",
            "overtrump": "when_ruffing",
            "turn_up": "top_of_two",
            "cut": "off",
            "left_bower_fee": 0,
            "no_trick_fee": 0,
            "mark_style": "none",
            "zero_band": False,
            "first_dealer": "highest",
            "tie_for_win": "none",
        },
    ),
    (LITTLE, {"overtrump": "when_ruffing", "staubaus_units": 1, "first_dealer": "random"}),
)
SESSIONS = {"bauer": 1, "viersche": 1, "hunsruecker": 1, "hindersche": 1, "ekart": 4}
"""Random sessions for each table; of Ekart games."""

Facts = dict[str, Any]
"""What both programs say of a moment."""


def texts(cards: Sequence[Card]) -> list[str]:
    """Cards in the other programs' notation."""
    return [str(card) for card in cards]


def facts(moment: Moment) -> Facts:
    """The engine's state in the other program's terms, as far as it is the same in all games."""
    match, legal, over = moment.match, moment.match.legal(), moment.match.settlement is not None
    deal = match.deal if legal is not None else None
    session = match.rules.scoring.result(moment.settled)
    return {
        "number": deal.number if deal else 1 if over else len(match.lines) + 1,
        "dealer": deal.dealer if deal else match.next_dealer,
        "wants": "choice" if deal else "over" if over and session.over else "deal",
        "seat": match.to_act(),
        "calls": sorted(str(a.call) for a in legal.actions if hasattr(a, "call")) if legal else [],
        "cards": texts(tuple(legal.cards)) if isinstance(legal, MayPlay | MayGive) else [],
        "trump": deal.order.trump.letter if deal and deal.order.trump is not None else "",
        "hands": [texts(tuple(hand)) for hand in deal.hands] if deal else [],
    } | OWN[match.rules.game](moment, deal)


def of_bauer(moment: Moment, deal: DealState | None) -> Facts:
    """The counts, and the seat that plays alone."""
    match = moment.match
    out = [seat for seat in range(4) if deal and seat not in deal.trick.seats]
    alone = deal is not None and deal.contract.goal is Goal.ALL_TRICKS
    return {
        "game": moment.game + (match.settlement is not None),
        "table": texts(deal.trick.cards) if deal else [],
        "brote": list(match.rules.scoring.result(moment.settled).account[:2]),
        "away": deal.contract.declarer if deal and alone else None,
        "out": out[0] if out else None,
        "taken": [taken.winner for taken in deal.taken] if deal else [],
        "counts": [8, 8] if match.settlement else list(counts(match.lines)),
    }


def of_hunsruecker(moment: Moment, deal: DealState | None) -> Facts:
    """The lines, the exchange, and the cards left over."""
    match, legal = moment.match, moment.match.legal()
    return {
        "game": moment.game + (match.settlement is not None),
        "table": texts(deal.trick.cards) if deal else [],
        "won": list(match.rules.scoring.result(moment.settled).account[:2]),
        "swap": str(legal.offered) if isinstance(legal, MayDiscard) else "",
        "away": texts(tuple(deal.laid_away)) if deal else [],
        "left": [str(deal.talon[place]) for place in deal.places_left] if deal else [],
        "taken": [taken.winner for taken in deal.taken] if deal else [],
        "counts": [5, 5] if match.settlement else list(lines_of(match.lines)),
    }


def of_viersche(moment: Moment, deal: DealState | None) -> Facts:
    """The ladder, the frame, and cards that were played face down."""
    match, stands = moment.match, standing(moment.match.lines)
    return {
        "game": moment.game + (match.settlement is not None),
        "table": texts(deal.trick.cards) if deal else [],
        "marks": list(match.rules.scoring.result(moment.settled).account[:2]),
        "turn_up": str(deal.turn_up) if deal else "",
        "needs": list(deal.contract.targets) or None if deal else None,
        "covered": [str(deal.trick.cards[place]) for place in deal.trick.covered] if deal else [],
        "taken": [[taken.winner, taken.points] for taken in deal.taken] if deal else [],
        "wiped": list(stands.wiped),
        "written": max(stands.written) if stands.written else None,
    }


def of_hindersche(moment: Moment, deal: DealState | None) -> Facts:
    """The slate, the frame, and all lines."""
    match = moment.match
    slate = hindersche(match.rules).slate(match.lines)
    return {
        "game": moment.game + (match.settlement is not None),
        "table": texts(deal.trick.cards) if deal else [],
        "taken": [[taken.winner, taken.points] for taken in deal.taken] if deal else [],
        "rest": texts(deal.talon) if deal else [],
        "marks": list(slate.marks),
        "phase": 2 if slate.butzen else 1,
        "level": [list(tied.among) for tied in slate.ties],
        "frame": list(match.rules.scoring.result(moment.settled).account),
        "lines": [
            {
                "dealer": line.dealer,
                "points": list(line.points),
                "tricks": list(line.tricks),
                "strokes": [entry.points for entry in line.sheet],
                "playoff": line.playoff,
            }
            for line in match.lines
        ],
    }


def money(payments: tuple[Payment, ...]) -> list[tuple[int, int, float, str]]:
    """Payments as the other program has them."""
    return [(paid.payer, paid.payee, paid.units, paid.why.value) for paid in payments]


def of_ekart(moment: Moment, deal: DealState | None) -> Facts:
    """Discards, gifts, lines with their payments, and the end of the game."""
    match, legal, end = moment.match, moment.match.legal(), moment.match.settlement
    result = {"totals": list(end.totals), "winners": list(end.winners)} if end else None
    return {
        "number": match.plan.number if deal is None else deal.number,
        "wants": "over" if end else "choice" if deal else "deal",
        "pairs": [
            texts(tuple(action.cards))
            for action in (legal.actions if isinstance(legal, MayDiscard) else ())
        ],
        "away": texts(tuple(deal.laid_away)) if deal else [],
        "trick": texts(deal.trick.cards) if deal else [],
        "order": list(deal.trick.seats) if deal else [],
        "gifts": [(g.giver, g.taker, str(g.card)) for g in deal.given] if deal else [],
        "lines": [
            {
                "points": list(line.points),
                "tricks": list(line.tricks),
                "payments": money(line.payments),
                "sheet": [(entry.points, entry.mark.value) for entry in line.sheet],
            }
            for line in match.lines
        ],
        "result": result and result | {"payments": money(end.payments) if end else []},
    }


OWN: dict[str, Callable[[Moment, DealState | None], Facts]] = {
    "bauer": of_bauer,
    "hunsruecker": of_hunsruecker,
    "viersche": of_viersche,
    "hindersche": of_hindersche,
    "ekart": of_ekart,
}
WHOLE = {"hindersche", "ekart"}
"""Games whose program says nothing that is not compared."""


def agree(moment: Moment) -> None:
    """Everything that can be said of a moment is the same."""
    game, ours = moment.match.rules.game, facts(moment)
    other: Facts = dict(MODULES[game].compare_key(moment.after))
    other["calls"] = sorted(other["calls"])
    if game == "viersche":
        other["written"] = other["written"][1] if other["written"] else None
    if game not in WHOLE:
        key = "points" if game == "viersche" else "tricks"
        assert [line[key] for line in other["lines"]] == made(moment.match, key)
        other = {name: other[name] for name in ours}
    assert other == ours


def made(match: MatchState, key: str) -> list[list[int]]:
    """Points or tricks of each deal."""
    return [list(getattr(line, key)) for line in match.lines]


@pytest.mark.parametrize(("rules", "changes"), TABLES, ids=[f"{r.game} {c}" for r, c in TABLES])
def test_sessions_by_lot(rules: GameRules, changes: dict[str, Any]) -> None:
    """Deals, turns, what may be said, given and played, tricks, counts, marks and payments."""
    seen = set[str]()
    for number in range(SESSIONS[rules.game]):
        seed = f"{'ekart' if rules.game == 'ekart' else 'agree'}-{number}"
        for moment in follow(rules.changed(changes), seed, changes):
            agree(moment)
            line, deal = moment.line, moment.after.deal
            seen.add(line["type"] if line.get("call") != "pass" else "pass")
            if rules.game == "hindersche" and deal is None:
                seen.add(moment.after.lines[-1]["rule"])
        assert moment.match.settlement is not None
        over = rules.changed(changes).scoring.result(moment.settled).over
        assert over or rules.game == "ekart"
    if rules.game == "ekart":
        assert {"deal", "discard", "pass", "announce", "give", "play"} == seen
    if rules.game == "hindersche":
        assert {"highest", "two left"} <= seen
