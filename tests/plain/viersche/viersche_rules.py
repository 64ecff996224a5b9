"""Reference implementation of Viersche: cards, deal, duties, tricks, on strings and lists.

Nothing here may import the program. The game is that of pagat.com ("Viersche"), CatsAtCards.com and
Wikipedia: four players, partners opposite, 36 cards of 140 points. Where the sources differ, or are
silent, `OPTIONS` names the choices, the default first.
"""

from __future__ import annotations

from collections.abc import Sequence

from plain_relatives import Line, Options, Rules, drawn_dealer, new_pack, packets, shuffled
from plain_rules import cut

OPTIONS: Options = {
    "first_dealer": ("lowest", "highest", "random"),
    "cut": ("before", "after", "off"),
    "reached": ("spoken", "automatic"),
    "false_reached": ("goes_on", "loses"),
    "void_first_trick": ("leader", "everybody"),
    "session": ("match", "set"),
}

SEATS = 4
CARDS_EACH = 9
PACK = new_pack("6789TJQKA")
PLACE = {card: place for place, card in enumerate(PACK)}
MATE = {"C": "S", "S": "C", "D": "H", "H": "D"}
"""The other suit of the same colour."""
VALUES = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0, "6": 0}
BOWER = 12
ALL_POINTS = 140


def suit_of(card: str, trump: str) -> str:
    """Return the suit to which a card belongs in play: the Little Man is a trump."""
    return trump if card == MATE[trump] + "J" else card[0]


def order(suit: str, trump: str) -> list[str]:
    """Return all cards of a suit as it is played, highest first; the ten ranks low."""
    old_man, little_man = trump + "J", MATE[trump] + "J"
    plain = [suit + rank for rank in "AKQJT9876" if suit + rank not in (old_man, little_man)]
    return [old_man, little_man, *plain] if suit == trump else plain


HEIGHT = {
    trump: {card: place for suit in "CDHS" for place, card in enumerate(order(suit, trump))}
    for trump in "CDHS"
}
"""For each trump suit the distance of a card from the top of its suit in play."""


def value(card: str, trump: str) -> int:
    """Return the points of a card: both Men 12, A 11, ten 10, K 4, Q 3, other Jacks 2."""
    return BOWER if card in (trump + "J", MATE[trump] + "J") else VALUES[card[1]]


def in_pack_order(cards: Sequence[str]) -> list[str]:
    """Return cards sorted as they stand in a new pack."""
    return sorted(cards, key=PLACE.__getitem__)


def dealer_by_draw(seed: str, rules: Rules) -> int:
    """Return the first dealer."""
    return drawn_dealer(PACK, seed, SEATS, str(rules["first_dealer"]))


def dealt(
    seed: str, game: int, number: int, dealer: int, rules: Rules, lifted: int | None = None
) -> Line:
    """Return the line of a deal: nine cards each in threes, the dealer's last one turned up.

    `lifted` is the player's cut; without it the cut follows from the seed.
    """
    pack, own_cut = shuffled(PACK, seed, game, number)
    if lifted is None:
        lifted = 0 if rules["cut"] == "off" else own_cut
    cards = cut(pack, lifted)
    hands, _none = packets(cards, (3, 3, 3), [(dealer + step) % SEATS for step in (1, 2, 3, 4)])
    return {
        "type": "deal",
        "number": number,
        "dealer": dealer,
        "cut": lifted,
        "hands": [in_pack_order(hand) for hand in hands],
        "turn_up": cards[-1],
        "trump": cards[-1][0],
    }


def legal_plays(hand: Sequence[str], trick: Sequence[str], trump: str, *, first: bool) -> list[str]:
    """Return the legal cards, in pack order.

    In the first trick all, the leader included, must play a trump if they hold one. Later any card
    may be led; a player who holds the suit led must follow or trump, any other may play any card.
    """
    cards = in_pack_order(hand)
    if first:
        trumps = [card for card in cards if suit_of(card, trump) == trump]
        return trumps or cards
    if not trick:
        return cards
    led = suit_of(trick[0], trump)
    if any(suit_of(card, trump) == led for card in cards):
        return [card for card in cards if suit_of(card, trump) in (led, trump)]
    return cards


def lies_covered(hand: Sequence[str], trick: Sequence[str], trump: str, rules: Rules) -> bool:
    """Return whether a card played to the *first* trick from this hand is played face down.

    That is the case when its player has no trump and leads, or, in CatsAtCards, in any seat.
    """
    without = all(suit_of(card, trump) != trump for card in hand)
    return without and (not trick or rules["void_first_trick"] == "everybody")


def winner(trick: Sequence[str], trump: str, *, first: bool) -> int:
    """Return the index of the card that wins a trick; 0 is the lead.

    The highest trump, else the highest of the suit led. In the first trick any led card counts as a
    trump and, unless it is one, cannot win; the dealer always has a trump. Raises `ValueError` when
    a first trick has no trump.
    """
    suits = [suit_of(card, trump) for card in trick]
    wanted = trump if first or trump in suits else suits[0]
    in_suit = [place for place, suit in enumerate(suits) if suit == wanted]
    if not in_suit:
        raise ValueError("the dealer has played no trump to the first trick")
    return min(in_suit, key=lambda place: HEIGHT[trump][trick[place]])
