"""Reference implementation of Hunsrücker Bauern: cards, deal, duties, tricks and lines.

Works on strings and lists, and nothing here may import the program. Six players in two teams,
seated alternately, 32 cards, after CatsAtCards.com; only tricks count. `OPTIONS` names the options,
the default first.
"""

from __future__ import annotations

from collections.abc import Sequence

from plain_relatives import Line, Options, Rules, drawn_dealer, new_pack, packets, shuffled
from plain_rules import cut

OPTIONS: Options = {
    "first_dealer": ("lowest", "highest", "random"),
    "games": (3, 1, 5),
}

SEATS = 6
TRICKS = 5
PACK = new_pack("789TJQKA")
PLACE = {card: place for place, card in enumerate(PACK)}
OTHER_OF_COLOUR = {"C": "S", "S": "C", "D": "H", "H": "D"}


def in_pack_order(cards: Sequence[str]) -> list[str]:
    """Return cards sorted as they stand in a new pack."""
    return sorted(cards, key=PLACE.__getitem__)


def dealer_by_draw(seed: str, rules: Rules) -> int:
    """Return the first dealer."""
    return drawn_dealer(PACK, seed, SEATS, str(rules["first_dealer"]))


def dealt(
    seed: str, game: int, number: int, dealer: int, _rules: Rules, lifted: int | None = None
) -> Line:
    """Return the line of a deal: five cards each, one at a time; two are left.

    The first of them is turned up, the other is the card at the bottom of the packet cut off.
    """
    pack, own_cut = shuffled(PACK, seed, game, number)
    lifted = own_cut if lifted is None else lifted
    round_the_table = [(dealer + step) % SEATS for step in range(1, SEATS + 1)]
    hands, left = packets(cut(pack, lifted), (1,) * TRICKS, round_the_table)
    return {
        "type": "deal",
        "number": number,
        "dealer": dealer,
        "cut": lifted,
        "hands": [in_pack_order(hand) for hand in hands],
        "talon": left,
        "turn_up": left[0],
        "trump": left[0][0],
    }


def rank_of(card: str, led: str, trump: str) -> int:
    """Return the height of a card in a trick, by the suit led; 0 for a card that cannot win."""
    if card == trump + "J":
        return 99
    if card == OTHER_OF_COLOUR[trump] + "J":
        return 98
    height = "789TJQKA".index(card[1]) + 1
    return height + 50 if card[0] == trump else height if card[0] == led else 0


def played_as(card: str, trump: str) -> str:
    """Return the suit to which a card belongs in play: the other Unter of the colour is trump."""
    return trump if card == OTHER_OF_COLOUR[trump] + "J" else card[0]


def legal_plays(hand: Sequence[str], trick: Sequence[str], trump: str) -> list[str]:
    """Return the legal cards, in pack order: the suit led, or else any."""
    cards = in_pack_order(hand)
    if not trick:
        return cards
    led = played_as(trick[0], trump)
    return [card for card in cards if played_as(card, trump) == led] or cards


def winner(trick: Sequence[str], trump: str) -> int:
    """Return the index of the card that wins a trick; 0 is the lead."""
    led = played_as(trick[0], trump)
    heights = [rank_of(card, led, trump) for card in trick]
    return heights.index(max(heights))


def lines_after(left: Sequence[int], team: int, tricks: int) -> list[int]:
    """Return the lines of both teams after a deal, by the declaring team and its tricks."""
    change = {5: (-2, 0), 4: (-1, 0), 3: (-1, 0), 2: (1, -1), 1: (1, -1), 0: (2, -2)}[tricks]
    now = list(left)
    now[team] += change[0]
    now[1 - team] += change[1]
    return [max(0, number) for number in now]
