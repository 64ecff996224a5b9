"""Reference implementation of Ekart: cards, deal, duties, calls, on strings and lists.

Nothing here may import the program. The only source is a paragraph of Wikipedia on Schneider 1883:
Réunion, with a *Staubaus*; in Great Ekart a second round in another suit and four Jacks as
matadors; with four or five at the table kings who sit out. The rest is our own choice. Réunion's
own options are as in `plain_rules`, whose words for cards are used here.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from plain_relatives import Line, Options, Rules, drawn_dealer, new_pack, packets, shuffled
from plain_rules import cut

OPTIONS: Options = {
    "ten_rank": ("high", "low"),
    "direction": ("anticlockwise", "clockwise"),
    "first_dealer": ("lowest", "highest", "random"),
    "seats": ("fixed", "draw"),
    "cut": ("before", "after", "off"),
    "turn_up": ("bottom", "top_of_two"),
    "turn_up_pickup": ("at_once", "after_trick2_playable", "after_trick2_locked"),
    "discard_turn_up": (True, False),
    "max_tens_discarded": (1, 2),
    "overtrump": ("off", "when_ruffing"),
    "left_bower_fee": (1, 0),
    "no_trick_fee": (1, 0),
    "no_trick_basis": ("tricks", "points"),
    "dealer_no_trick_discards": ("stand", "void"),
    "mark_style": ("slash_underline", "dash", "none"),
    "reveal_discards": ("at_count", "never"),
    "deals_per_player": (1, 3),
    "fifty_band": (True, False),
    "zero_band": (True, False),
    "tie_for_win": ("each", "share", "playoff", "none"),
    "ledger": ("transfer", "receipts"),
    "session_rank": ("net", "gross"),
    "kind": ("little", "great"),
    "players": (3, 4, 5),
    "staubaus_units": (2, 1, 3),
}

PACK = new_pack("789TJQKA")
ORDER = {card: place for place, card in enumerate(PACK)}
SAME_COLOUR = {"C": "S", "S": "C", "D": "H", "H": "D"}
HEAVY = ("C", "S", "H", "D")
"""Order of two Jacks that are not of the trump colour, higher first."""
WORTH = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}


def in_order(cards: Sequence[str]) -> list[str]:
    """Return cards sorted as they stand in a new pack."""
    return sorted(cards, key=ORDER.__getitem__)


def matadors(trump: str, rules: Rules) -> list[str]:
    """Return the highest trumps: two Jacks, in Great Ekart all four."""
    jacks = [trump + "J", SAME_COLOUR[trump] + "J"]
    if rules["kind"] == "great":
        jacks += [suit + "J" for suit in HEAVY if suit + "J" not in jacks]
    return jacks


def belongs(card: str, trump: str, rules: Rules) -> str:
    """Return the suit of a card in play: every matador is a trump."""
    return trump if card in matadors(trump, rules) else card[0]


def downwards(suit: str, trump: str, rules: Rules) -> list[str]:
    """Return the cards of a suit as it is played, highest first."""
    ranks = "ATKQJ987" if rules["ten_rank"] == "high" else "AKQJT987"
    tops = matadors(trump, rules)
    rest = [suit + rank for rank in ranks if suit + rank not in tops]
    return tops + rest if suit == trump else rest


def points(card: str, trump: str) -> int:
    """Return the value of a card: twelve for the two Jacks of the trump colour."""
    return 12 if card in (trump + "J", SAME_COLOUR[trump] + "J") else WORTH[card[1]]


def wins(trick: Sequence[str], trump: str, rules: Rules) -> int:
    """Return the index of the card that takes a trick."""
    led = belongs(trick[0], trump, rules)
    for card in downwards(trump, trump, rules) + downwards(led, trump, rules):
        if card in trick:
            return list(trick).index(card)
    raise ValueError("nobody wins this trick")


def may_play(hand: Sequence[str], trick: Sequence[str], trump: str, rules: Rules) -> list[str]:
    """Return the legal cards: follow suit, else trump, else any card.

    Under the duty to overtrump, a player who trumps a trumped trick plays a higher trump if
    possible.
    """
    if not trick:
        return in_order(hand)
    led = belongs(trick[0], trump, rules)
    following = [card for card in hand if belongs(card, trump, rules) == led]
    if following:
        return in_order(following)
    trumps = [card for card in hand if belongs(card, trump, rules) == trump]
    if trumps and rules["overtrump"] == "when_ruffing":
        best = trick[wins(trick, trump, rules)]
        if belongs(best, trump, rules) == trump:
            ladder = downwards(trump, trump, rules)
            higher = [card for card in trumps if ladder.index(card) < ladder.index(best)]
            trumps = higher or trumps
    return in_order(trumps or hand)


def may_lay_away(hand: Sequence[str], turn_up: str, rules: Rules) -> list[tuple[str, str]]:
    """Return the pairs that a dealer of twelve cards may discard.

    No ace, no matador, not the turned-up card where it stays on the table, and no more tens than
    agreed, unless nothing else is left.
    """
    held = matadors(turn_up[0], rules)
    free = [card for card in in_order(hand) if card[1] != "A" and card not in held]
    if not rules["discard_turn_up"]:
        free = [card for card in free if card != turn_up]
    pairs = list(combinations(free, 2))
    tens = {pair: sum(card[1] == "T" for card in pair) for pair in pairs}
    allowed = [pair for pair in pairs if tens[pair] <= int(rules["max_tens_discarded"])]
    return allowed or pairs


def active(dealer: int, rules: Rules) -> list[int]:
    """Return the active seats of a deal, forehand first: two after the dealer, then the dealer."""
    return [(dealer + step) % int(rules["players"]) for step in (1, 2)] + [dealer]


def first_dealer(seed: str, rules: Rules) -> int:
    """Return the first dealer."""
    return drawn_dealer(PACK, seed, int(rules["players"]), str(rules["first_dealer"]))


def dealt(seed: str, game: int, number: int, dealer: int, rules: Rules) -> Line:
    """Return the line of a deal: three, four, three, and two left over."""
    pack, lifted = shuffled(PACK, seed, game, number)
    lifted = 0 if rules["cut"] == "off" else lifted
    given, talon = packets(cut(pack, lifted), (3, 4, 3), (0, 1, 2))
    hands: list[list[str]] = [[] for _ in range(int(rules["players"]))]
    for place, seat in enumerate(active(dealer, rules)):
        hands[seat] = in_order(given[place])
    turn_up = talon[-1] if rules["turn_up"] == "bottom" else talon[0]
    return {
        "type": "deal",
        "number": number,
        "dealer": dealer,
        "cut": lifted,
        "hands": hands,
        "talon": talon,
        "turn_up": turn_up,
        "trump": turn_up[0],
    }


def calls(own: Sequence[str], turned: str, *, again: bool) -> list[str]:
    """Return the legal calls: pass, or a Staubaus for any card the player does not hold.

    In the second round of Great Ekart the call also names a suit other than the turned-up one.
    """
    others = [card for card in PACK if card not in own]
    if not again:
        return ["pass", *(f"staubaus {card}" for card in others)]
    suits = [suit for suit in "CDHS" if suit != turned]
    return ["pass", *(f"staubaus {suit} {card}" for suit in suits for card in others)]
