"""Reference implementation of Bauer: cards, deal, duties, tricks, on strings and lists.

Nothing here may import the program. The game is the one of the Saarland, after CatsAtCards.com,
spielwiki.de, gamerules.com and Wikipedia: four players, partners opposite, 32 cards, only tricks
count. Where the sources differ, or are silent, `OPTIONS` names the choices, the default first.
"""

from __future__ import annotations

from collections.abc import Sequence

from plain_relatives import Line, Options, Rules, drawn_dealer, new_pack, packets, shuffled
from plain_rules import cut

OPTIONS: Options = {
    "direction": ("clockwise", "anticlockwise"),
    "first_dealer": ("lowest", "highest", "random"),
    "cut": ("before", "after", "off"),
    "four_all": ("lost", "nothing"),
    "king_high": (False, True),
    "away_lost": ("brot", "nothing"),
    "brote": (3, 1, 5),
}

SEATS = 4
HALF = 4
TRICKS = 8
PACK = new_pack("789TJQKA")
PLACE = {card: place for place, card in enumerate(PACK)}
OTHER_OF_COLOUR = {"C": "S", "S": "C", "D": "H", "H": "D"}


def fat_one(trump: str) -> str:
    """Return the Jack of trumps, the highest trump."""
    return trump + "J"


def left_one(trump: str) -> str:
    """Return the other Jack of the colour, the second highest trump."""
    return OTHER_OF_COLOUR[trump] + "J"


def played_as(card: str, trump: str) -> str:
    """Return the suit to which a card belongs in play: the Left One is a trump."""
    return trump if card == left_one(trump) else card[0]


def order(suit: str, trump: str, rules: Rules) -> list[str]:
    """Return all cards of a suit as it is played, highest first.

    Below the two Jacks A K Q (J) 10 9 8 7, or, where the king is high, K Q (J) A 10 9 8 7.
    """
    ranks = "KQJAT987" if rules["king_high"] else "AKQJT987"
    cards = [suit + rank for rank in ranks]
    cards = [card for card in cards if card not in (fat_one(trump), left_one(trump))]
    return [fat_one(trump), left_one(trump), *cards] if suit == trump else cards


def in_pack_order(cards: Sequence[str]) -> list[str]:
    """Return cards sorted as they stand in a new pack."""
    return sorted(cards, key=PLACE.__getitem__)


def dealer_by_draw(seed: str, rules: Rules) -> int:
    """Return the first dealer."""
    return drawn_dealer(PACK, seed, SEATS, str(rules["first_dealer"]))


def dealt(
    seed: str, game: int, number: int, dealer: int, rules: Rules, lifted: int | None = None
) -> Line:
    """Return the line of a deal: four cards each, and four more each once trumps are chosen.

    `lifted` is the player's cut; without it the cut follows from the seed.
    """
    pack, own_cut = shuffled(PACK, seed, game, number)
    if lifted is None:
        lifted = 0 if rules["cut"] == "off" else own_cut
    round_the_table = [(dealer + step) % SEATS for step in (1, 2, 3, 4)]
    hands, rest = packets(cut(pack, lifted), (HALF,), round_the_table)
    later, _none = packets(rest, (HALF,), round_the_table)
    return {
        "type": "deal",
        "number": number,
        "dealer": dealer,
        "cut": lifted,
        "hands": [in_pack_order(hand) for hand in hands],
        "later": [in_pack_order(hand) for hand in later],
    }


def suits_to_name(four: Sequence[str]) -> list[str]:
    """Return the suits that forehand may choose: those printed on one of the first four cards."""
    return [suit for suit in "CDHS" if any(card[0] == suit for card in four)]


def legal_plays(
    hand: Sequence[str], trick: Sequence[str], trump: str, *, must_lead_trump: bool
) -> list[str]:
    """Return the cards that may be played, in pack order.

    The first lead of the deal must be a trump (not that of a player whose partner's cards are
    away); later ones are free. The suit led is followed; without it any card goes.
    """
    cards = in_pack_order(hand)
    if not trick:
        if must_lead_trump:
            return [card for card in cards if played_as(card, trump) == trump]
        return cards
    led = played_as(trick[0], trump)
    return [card for card in cards if played_as(card, trump) == led] or cards


def winner(trick: Sequence[str], trump: str, rules: Rules) -> int:
    """Return which card of a trick wins, the lead being 0.

    The highest trump, else the highest of the suit led.
    """
    for suit in (trump, played_as(trick[0], trump)):
        for card in order(suit, trump, rules):
            if card in trick:
                return list(trick).index(card)
    raise ValueError("a trick has a card that is in no suit")


def table_sides(direction: str) -> dict[str, str]:
    """Return the position of each role relative to the dealer.

    Clockwise the player to the dealer's left is served first, leads and deals next, and the player
    to the right cuts; anticlockwise (CatsAtCards) all is mirrored.
    """
    near, far = ("left", "right") if direction == "clockwise" else ("right", "left")
    return {"served_first": near, "leads": near, "deals_next": near, "cuts": far}
