"""Reference implementation of Réunion: the rules on strings and lists.

Nothing here may import the program. A card is two letters (`HT`, the ten of hearts), a hand a list
of cards, a seat 0, 1 or 2 in order of play. The code is naive on purpose: slow, and easy to check
against the publications by eye. Where they disagree, `DEFAULT` and `PRESETS` name the choices.

Publications: Pierer's Universal-Lexikon, 4th edition, 1862, "Reunion"; Wikipedia, "Réunion (card
game)", and its older text at gambiter.com; CatsAtCards.com; jeux-de-cartes.com; pagat.com.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

Rules = Mapping[str, str | int | bool]
"""Options by name; every name of `DEFAULT` is present."""

Pair = tuple[str, str]
"""Two discarded cards, in the order of the pack."""

SUITS = "CDHS"
RANKS = "789TJQKA"
PACK = [suit + rank for suit in SUITS for rank in RANKS]
COLOUR_MATE = {"C": "S", "S": "C", "D": "H", "H": "D"}
VALUES = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
BOWER = 12
LAST_TRICK = 10
PACKETS = (3, 4, 3)

DEFAULT: dict[str, str | int | bool] = {
    "ten_rank": "high",
    "turn_up": "bottom",
    "turn_up_pickup": "at_once",
    "discard_turn_up": True,
    "max_tens_discarded": 1,
    "overtrump": "off",
    "left_bower_fee": 1,
    "no_trick_fee": 1,
    "no_trick_basis": "tricks",
    "dealer_no_trick_discards": "stand",
    "mark_style": "slash_underline",
    "deals_per_player": 1,
    "fifty_band": True,
    "zero_band": True,
    "tie_for_win": "each",
}
"""House rules of the Rhineland: Wikipedia's, with its gaps filled."""

PRESETS: dict[str, dict[str, str | int | bool]] = {
    "rhineland": {},
    "wikipedia": {},
    "catsatcards": {"turn_up": "top_of_two", "zero_band": False},
    "oldweb": {"ten_rank": "low", "max_tens_discarded": 2, "mark_style": "none"},
    "francais": {
        "ten_rank": "low",
        "turn_up_pickup": "after_trick2_playable",
        "discard_turn_up": False,
        "max_tens_discarded": 2,
        "overtrump": "when_ruffing",
        "no_trick_fee": 0,
        "mark_style": "none",
        "zero_band": False,
    },
    "1862": {
        "turn_up_pickup": "after_trick2_playable",
        "discard_turn_up": False,
        "max_tens_discarded": 2,
        "no_trick_basis": "points",
        "dealer_no_trick_discards": "void",
        "mark_style": "dash",
        "fifty_band": False,
    },
}
"""For each publication, the options in which it differs from `DEFAULT`."""


def rules_with(changes: Mapping[str, str | int | bool] | None = None) -> Rules:
    """Return the default rules with some options changed.

    Raises `KeyError` when an option has an unknown name.
    """
    rules = dict(DEFAULT)
    for name, value in (changes or {}).items():
        if name not in rules:
            raise KeyError(f"{name} is not an option of the rules")
        rules[name] = value
    return rules


# Cards ------------------------------------------------------------------------------------------


def right_bower(trump: str) -> str:
    """Return the Jack of trumps, the highest trump (all publications)."""
    return trump + "J"


def left_bower(trump: str) -> str:
    """Return the other Jack of the trump colour, the second highest trump (all publications)."""
    return COLOUR_MATE[trump] + "J"


def effective_suit(card: str, trump: str) -> str:
    """Return the suit to which a card belongs in play: the left bower is a trump."""
    return trump if card == left_bower(trump) else card[0]


def order(suit: str, trump: str, rules: Rules) -> list[str]:
    """Return all cards of a suit as it is played, highest first.

    The ten ranks above the king in Pierer 1862, Wikipedia and CatsAtCards, below the queen (and the
    ordinary Jack) in jeux-de-cartes.com and in Wikipedia's older text.
    """
    ranks = "ATKQJ987" if rules["ten_rank"] == "high" else "AKQJT987"
    bowers = [right_bower(trump), left_bower(trump)]
    ordinary = [suit + rank for rank in ranks if suit + rank not in bowers]
    return bowers + ordinary if suit == trump else ordinary


def value(card: str, trump: str) -> int:
    """Return the points of a card: bowers 12, A 11, ten 10, K 4, Q 3, other Jacks 2."""
    return BOWER if card in (right_bower(trump), left_bower(trump)) else VALUES[card[1]]


def in_pack_order(cards: Sequence[str]) -> list[str]:
    """Return cards sorted as they stand in a new pack."""
    return sorted(cards, key=PACK.index)


# Shuffle, cut and deal --------------------------------------------------------------------------


def stream(text: str) -> Iterator[int]:
    """Yield bytes for ever: SHA-256 of the text with `|0`, `|1`, ... after it (FIPS 180-4)."""
    block = 0
    while True:
        yield from hashlib.sha256(f"{text}|{block}".encode()).digest()
        block += 1


def draw(source: Iterator[int], highest: int) -> int:
    """Return a number from 0 to `highest`, dropping the bytes that would favour the low ones."""
    choices = highest + 1
    for byte in source:
        if byte < 256 - 256 % choices:
            return byte % choices
    raise ValueError("the stream of bytes has run dry")


def shuffled(seed: str, game: int, deal: int) -> tuple[list[str], int]:
    """Return the pack before the cut, top card first, and the cut that follows from the seed.

    Fisher and Yates' shuffle in Durstenfeld's form (Knuth, TAOCP 2, 3.4.2, algorithm P). Games and
    deals are numbered from 1. The cut is 1 to 31 cards.
    """
    source = stream(f"reunion-shuffle-1|{seed}|{game}|{deal}")
    pack = list(PACK)
    for last in range(31, 0, -1):
        other = draw(source, last)
        pack[last], pack[other] = pack[other], pack[last]
    return pack, 1 + draw(source, 30)


def cut(pack: Sequence[str], lifted: int) -> list[str]:
    """Return the pack after `lifted` cards from the top were put below the others."""
    return [*pack[lifted:], *pack[:lifted]]


def dealt(pack: Sequence[str], dealer: int) -> tuple[list[list[str]], list[str]]:
    """Return the hands by seat and the talon, in packets of 3, 4 and 3 (all publications).

    The dealer's neighbour in order of play is served first, the dealer last.
    """
    rest = list(pack)
    hands: list[list[str]] = [[], [], []]
    for packet in PACKETS:
        for step in (1, 2, 3):
            hands[(dealer + step) % 3] += rest[:packet]
            rest = rest[packet:]
    return hands, rest


def turned_card(talon: Sequence[str], rules: Rules) -> str:
    """Return the card turned up for trumps.

    It is the bottom card of the pack, or, in CatsAtCards, the upper one of the two left over.
    """
    return talon[1] if rules["turn_up"] == "bottom" else talon[0]


def commitment(secret: str, pack: Sequence[str]) -> str:
    """Return the commitment to a pack before the cut: a SHA-256 that binds secret and order."""
    return hashlib.sha256(f"reunion-seal-1|{secret}|{''.join(pack)}".encode("ascii")).hexdigest()


# Laying away ------------------------------------------------------------------------------------


def legal_discards(twelve: Sequence[str], trump: str, rules: Rules, turn_up: str) -> list[Pair]:
    """Return every pair the dealer may discard from twelve cards, in pack order.

    No ace and no bower (all publications); at most one ten (Wikipedia, CatsAtCards); not the
    turned-up card where it stays on the table until after the second trick (Pierer 1862,
    jeux-de-cartes.com), nor where the house rules forbid it.
    """
    turn_up_may_go = rules["discard_turn_up"] and rules["turn_up_pickup"] == "at_once"
    free = [
        card
        for card in in_pack_order(twelve)
        if card[1] != "A"
        and card not in (right_bower(trump), left_bower(trump))
        and (turn_up_may_go or card != turn_up)
    ]
    return [
        (one, two)
        for one, two in combinations(free, 2)
        if (one + two).count("T") <= int(rules["max_tens_discarded"])
    ]


# Playing ----------------------------------------------------------------------------------------


def winner(trick: Sequence[str], trump: str, rules: Rules) -> int:
    """Return the index of the card that wins a trick; 0 is the lead.

    The highest trump, else the highest of the suit led (all publications).
    """
    for suit in (trump, effective_suit(trick[0], trump)):
        for card in order(suit, trump, rules):
            if card in trick:
                return list(trick).index(card)
    raise ValueError("a trick has a card that is in no suit")


def legal_plays(
    hand: Sequence[str],
    trick: Sequence[str],
    trump: str,
    rules: Rules,
    turn_up: str = "",
    trick_number: int = 3,
) -> list[str]:
    """Return the legal cards, in pack order.

    Follow suit; void of it, trump; void of both, any card (all publications). jeux-de-cartes.com
    alone asks for a higher trump on a trick already trumped, where one is held. A turned-up card
    that is `after_trick2_locked` is not in its owner's hand until the third trick; otherwise it
    counts as one of the owner's cards, wherever it lies. Tricks are numbered from 1; from the third
    on the turned-up card makes no difference, hence the default.
    """
    locked = rules["turn_up_pickup"] == "after_trick2_locked" and trick_number <= 2
    cards = [card for card in in_pack_order(hand) if not (locked and card == turn_up)]
    if not trick:
        return cards
    led = effective_suit(trick[0], trump)
    following = [card for card in cards if effective_suit(card, trump) == led]
    if following:
        return following
    trumps = [card for card in cards if effective_suit(card, trump) == trump]
    if not trumps:
        return cards
    best = trick[winner(trick, trump, rules)]
    if rules["overtrump"] == "when_ruffing" and effective_suit(best, trump) == trump:
        down = order(trump, trump, rules)
        higher = [card for card in trumps if down.index(card) < down.index(best)]
        return higher or trumps
    return trumps


# Counting positions -----------------------------------------------------------------------------


def ways(
    hands: Sequence[Sequence[str]],
    leader: int,
    trick: Sequence[str],
    trump: str,
    rules: Rules,
    more: int,
    turn_up: str = "",
    trick_number: int = 3,
) -> tuple[int, list[int]]:
    """Return how many legal sequences of `more` cards can follow, and the sum of points taken.

    `trick` holds the cards already played to the current trick. The second figure adds up by seat,
    over all sequences, the points of the tricks completed on the way, the ten of the last trick
    included.
    """
    if len(trick) == 3:
        leader = (leader + winner(trick, trump, rules)) % 3
        worth = sum(value(card, trump) for card in trick)
        if not any(hands):
            worth += LAST_TRICK
        count, points = ways(hands, leader, [], trump, rules, more, turn_up, trick_number + 1)
        points[leader] += worth * count
        return count, points
    if more == 0:
        return 1, [0, 0, 0]
    seat = (leader + len(trick)) % 3
    total, totals = 0, [0, 0, 0]
    for card in legal_plays(hands[seat], trick, trump, rules, turn_up, trick_number):
        left = [[other for other in hand if other != card] for hand in hands]
        count, points = ways(
            left, leader, [*trick, card], trump, rules, more - 1, turn_up, trick_number
        )
        total += count
        totals = [old + new for old, new in zip(totals, points, strict=True)]
    return total, totals


def perft(
    hands: Sequence[Sequence[str]],
    dealer: int,
    trump: str,
    rules: Rules,
    turn_up: str,
    depth: int,
) -> int:
    """Return how many sequences of `depth` cards can follow after the dealer's discards.

    The hands are the three of ten cards then held, the turned-up card among the dealer's.
    """
    return ways(hands, (dealer + 1) % 3, [], trump, rules, depth, turn_up, 1)[0]


def tree(
    hands: Sequence[Sequence[str]], leader: int, trump: str, rules: Rules
) -> tuple[int, list[int]]:
    """Return how many ways an ending can be played out, and what each seat takes in all of them."""
    return ways(hands, leader, [], trump, rules, sum(len(hand) for hand in hands))
