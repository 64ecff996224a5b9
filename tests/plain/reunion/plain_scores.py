"""Reference implementation of Réunion: deals, score sheet, settlement, session.

Based on `plain_rules`; like it, never imports the program. Units are the markers (tokens, game
points) of the publications.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from plain_rules import (
    LAST_TRICK,
    Rules,
    left_bower,
    legal_discards,
    legal_plays,
    right_bower,
    turned_card,
    value,
    winner,
)

Payment = tuple[int, int, float, str]
"""Payer, payee, units, and why: `left_bower`, `no_trick` or `game`."""

Cell = tuple[int, str]
"""Entry of one seat for one deal: the points, and the mark they are written with."""


@dataclass
class Won:
    """Result of the tricks of a deal, before scoring."""

    winners: list[int] = field(default_factory=list)
    """Winner of each trick."""
    values: list[int] = field(default_factory=list)
    """Points of each trick, with the last one's ten."""
    points: list[int] = field(default_factory=lambda: [0, 0, 0])
    """Points of the tricks by seat, without the dealer's discards."""
    tricks: list[int] = field(default_factory=lambda: [0, 0, 0])
    """Number of tricks by seat."""
    bowers: tuple[int, int] | None = None
    """Seat that lost the left bower, and seat that took it with the right; `None` if they never
    met."""


@dataclass
class Count:
    """Scores and payments of one deal."""

    points: list[int]
    """Points entered by seat."""
    sheet: list[Cell]
    """Cells of the row by seat."""
    payments: list[Payment]
    """Bower fee first, then the no-trick fees by payer and payee."""


def bower_fee(leader: int, trick: Sequence[str], trump: str) -> tuple[int, int] | None:
    """Return who loses the left bower to whom in a trick, or `None` if no fee is due.

    Only the right bower beats the left, and it wins every trick it is played to, so the fee is due
    when both fall in one trick (all publications).
    """
    left, right = left_bower(trump), right_bower(trump)
    if left in trick and right in trick:
        return (leader + list(trick).index(left)) % 3, (leader + list(trick).index(right)) % 3
    return None


def played(
    hands: Sequence[Sequence[str]],
    dealer: int,
    talon: Sequence[str],
    discards: Sequence[str],
    tricks: Sequence[Sequence[str]],
    rules: Rules,
) -> Won:
    """Play a deal through, the ten dealt cards of each seat given, and return its result.

    Raises `ValueError`, naming the trick and the card, when a discard or a card is not legal.
    """
    turn_up = turned_card(talon, rules)
    trump = turn_up[0]
    left = [list(hand) for hand in hands]
    left[dealer] += talon
    if not any(
        set(pair) == set(discards) for pair in legal_discards(left[dealer], trump, rules, turn_up)
    ):
        raise ValueError(f"{' '.join(discards)} may not be laid away")
    for card in discards:
        left[dealer].remove(card)
    won = Won()
    leader = (dealer + 1) % 3
    for number, cards in enumerate(tricks, start=1):
        for place, card in enumerate(cards):
            hand = left[(leader + place) % 3]
            if card not in legal_plays(hand, cards[:place], trump, rules, turn_up, number):
                raise ValueError(f"{card} may not be played to trick {number}")
            hand.remove(card)
        won.bowers = bower_fee(leader, cards, trump) or won.bowers
        leader = (leader + winner(cards, trump, rules)) % 3
        worth = sum(value(card, trump) for card in cards) + (LAST_TRICK if number == 10 else 0)
        won.winners.append(leader)
        won.values.append(worth)
        won.points[leader] += worth
        won.tricks[leader] += 1
    return won


def mark(points: int, tricks: int, rules: Rules, *, stange: bool) -> str:
    """Return how a number is written: plain, slash, underline or dash.

    A Stange is a slash, and the discards of a dealer without a trick are underlined in Wikipedia
    and CatsAtCards; Pierer 1862 prints a dash, and has no underline. In the style `none` all are
    plain numbers.
    """
    if rules["mark_style"] == "dash":
        return "dash" if stange else "plain"
    if rules["mark_style"] == "slash_underline":
        if stange:
            return "slash"
        if tricks == 0 and points > 0:
            return "underline"
    return "plain"


def counted(
    dealer: int,
    won: Sequence[int],
    tricks: Sequence[int],
    discards: int,
    bowers: tuple[int, int] | None,
    rules: Rules,
) -> Count:
    """Return the scores of a deal from the points and number of tricks of each seat.

    The discards are the dealer's (all publications), but void when the dealer takes no trick in
    Pierer 1862. A seat has a Stange when it took no trick (Wikipedia, CatsAtCards), or, by the
    letter of Pierer 1862, when it enters no points; it pays each of the others.
    """
    points = list(won)
    if tricks[dealer] > 0 or rules["dealer_no_trick_discards"] == "stand":
        points[dealer] += discards
    payments: list[Payment] = []
    if bowers is not None and rules["left_bower_fee"]:
        payments.append((*bowers, int(rules["left_bower_fee"]), "left_bower"))
    sheet: list[Cell] = []
    made = points if rules["no_trick_basis"] == "points" else tricks
    for seat in range(3):
        pays = made[seat] == 0
        # A dealer without a trick pays the fee, but enters the discards.
        stange = pays and points[seat] == 0
        sheet.append((points[seat], mark(points[seat], tricks[seat], rules, stange=stange)))
        if pays and rules["no_trick_fee"]:
            payments += [
                (seat, other, int(rules["no_trick_fee"]), "no_trick")
                for other in range(3)
                if other != seat
            ]
    return Count(points, sheet, payments)


def band(total: int, rules: Rules) -> int:
    """Return the units a loser pays the winner of the game, by the loser's total.

    150 or more nothing, 100 one, under 100 (*matsch*) two (all publications); under 50 three, but
    not in Pierer 1862; nothing at all four (Pierer 1862, Wikipedia), not in CatsAtCards and
    jeux-de-cartes.com.
    """
    if total == 0 and rules["zero_band"]:
        return 4
    if total < 50 and rules["fifty_band"]:
        return 3
    if total < 100:
        return 2
    if total < 150:
        return 1
    return 0


def settled(
    totals: Sequence[int], rules: Rules, playoffs: Sequence[Sequence[int]] = ()
) -> tuple[list[int], list[Payment]]:
    """Return the winners of a game and the payments of the others.

    No publication covers a tie for the win. `each`: every loser pays every winner in full; `share`:
    each loser pays once, and the winners divide it; `playoff`: extra deals, given by the points of
    the seats in each, choose one of the tied and change nothing else; `none`: there is no winner
    and no payment. Raises `ValueError` when a playoff is wanted and none has broken the tie.
    """
    best = [seat for seat in range(3) if totals[seat] == max(totals)]
    if len(best) > 1 and rules["tie_for_win"] == "none":
        best = []
    if len(best) > 1 and rules["tie_for_win"] == "playoff":
        for points in playoffs:
            highest = max(points[seat] for seat in best)
            best = [seat for seat in best if points[seat] == highest]
        if len(best) > 1:
            raise ValueError("the tie is not yet broken: one more deal is needed")
    payments: list[Payment] = []
    for seat in range(3):
        if seat in best:
            continue
        units: float = band(totals[seat], rules)
        if rules["tie_for_win"] == "share" and best:
            units = units / len(best)
        if units:
            payments += [(seat, payee, units, "game") for payee in best]
    return best, payments


def net(payments: Sequence[Payment]) -> list[float]:
    """Return the balance of each seat: units received less units paid."""
    balance: list[float] = [0, 0, 0]
    for payer, payee, units, _why in payments:
        balance[payer] -= units
        balance[payee] += units
    return balance


def gross(payments: Sequence[Payment]) -> list[float]:
    """Return the receipts of each seat, which CatsAtCards calls Game Points."""
    receipts: list[float] = [0, 0, 0]
    for _payer, payee, units, _why in payments:
        receipts[payee] += units
    return receipts


def ranked(units: Sequence[float]) -> list[int]:
    """Return the seats from the highest number of units to the lowest."""
    return sorted(range(3), key=lambda seat: -units[seat])


def table_sides(direction: str) -> dict[str, str]:
    """Return the position of each role relative to the dealer.

    Anticlockwise the player to the dealer's right is served first, leads and deals next, and the
    player to the left cuts (Pierer 1862, Wikipedia, CatsAtCards); clockwise (jeux-de-cartes.com)
    all is mirrored.
    """
    near, far = ("right", "left") if direction == "anticlockwise" else ("left", "right")
    return {"served_first": near, "leads": near, "deals_next": near, "cuts": far}
