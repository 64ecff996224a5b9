"""A referee of Thirty-One on strings and lists: legal moves, and the cost of a deal.

It reads the lines of a game file, and imports nothing of the program. Written from the
publications (pagat.com, 31 and Schwimmen; Bicycle) and the options as the program's pages explain
them.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

Line = dict[str, Any]
RANKS = "23456789TJQKA"
OUT = -1


def pips(card: str) -> int:
    """Ace 11, ten and court cards 10, the others what is printed on them."""
    rank = card[1]
    if rank == "A":
        return 11
    return int(rank) if rank in "23456789" else 10


def value(hand: list[str], rules: Line) -> Fraction:
    """The value of three cards."""
    totals = [sum(pips(card) for card in hand if card[0] == suit) for suit in "CDHS"]
    found = [Fraction(max(totals))]
    ranks = [card[1] for card in hand]
    if len(set(ranks)) == 1:
        found.append(
            {"off": Fraction(0), "thirty": Fraction(30), "half": Fraction(61, 2)}[rules["triple"]]
        )
        if ranks[0] == "A" and rules["triple_aces"]:
            found = [Fraction(rules["triple_aces"])]
    places = sorted(RANKS.index(rank) for rank in ranks)
    in_sequence = places == list(range(places[0], places[0] + 3))
    if rules["straight_flush"] and in_sequence and len({card[0] for card in hand}) == 1:
        found.append(Fraction(30))
    return max(found)


def counting_ranks(hand: list[str], rules: Line) -> list[int]:
    """The ranks of the cards that make the value, the highest first; of two suits the better."""
    worth = value(hand, rules)
    suits = [[card for card in hand if card[0] == suit] for suit in "CDHS"]
    makers = [same for same in suits if sum(pips(card) for card in same) == worth] or [hand]
    return max(sorted((RANKS.index(card[1]) for card in same), reverse=True) for same in makers)


class Table:
    """A game as its file tells it; ``take`` raises AssertionError for what cannot be."""

    def __init__(self, header: Line) -> None:
        self.rules: Line = header["rules"]
        self.players: int = self.rules["players"]
        self.lives = [self.rules["lives"]] * self.players
        self.pots = [0] * self.players
        self.dealer: int = header["first_dealer"]
        self.deals = 0
        self.scores: list[tuple[list[int], list[int]]] = []
        """Values, rounded down, and lives lost or pots won, by deal."""
        self.over = True
        self.winners: list[int] | None = None

    @property
    def living(self) -> list[int]:
        """The seats still in the game."""
        if self.rules["stakes"] == "pots":
            return list(range(self.players))
        return [seat for seat in range(self.players) if self.lives[seat] != OUT]

    def take(self, line: Line) -> None:
        """Make one decision of the file."""
        kind = line["type"]
        if kind == "deal":
            self.deal(line)
            return
        assert not self.over
        assert self.legal().count(spoken(line)) == 1, (line, self.legal())
        seat = line["seat"]
        assert seat == self.turn
        if kind == "draw":
            self.draw(seat, line.get("card"))
        elif kind == "discard":
            self.discard(seat, line["cards"][0])
        else:
            self.call(seat, line["call"])

    def deal(self, line: Line) -> None:
        """Three cards each; the first card turned begins the pile, or three lie in the middle."""
        assert self.over
        assert self.winners is None
        assert line["dealer"] == self.dealer
        self.deals += 1
        assert line["number"] == self.deals
        self.hands: list[list[str]] = [list(hand) for hand in line["hands"]]
        self.stock: list[str] = list(line["talon"])
        assert [len(hand) for hand in self.hands] == [
            3 if seat in self.living else 0 for seat in range(self.players)
        ]
        self.up: list[str] = []
        self.gone: list[str] = []
        every = self.cards()
        assert len(every) == len(set(every)) == self.rules["cards"]
        self.widow = self.rules["mechanism"] == "widow"
        self.just: tuple[str, str | None] | None = None
        self.place = 0
        self.turns = [0] * self.players
        self.knocker: int | None = None
        self.left: list[int] = []
        self.pushed = 0
        self.over = False
        self.question = "turn"
        self.turn = self.after(self.dealer)
        if self.rules["dealer_packet"]:
            self.question, self.turn = "packet", self.dealer
        else:
            count = 3 if self.widow else 1
            self.up, self.stock = self.stock[:count], self.stock[count:]
            self.look_for_31()

    def cards(self) -> list[str]:
        """Every card, wherever it lies."""
        held = [card for hand in self.hands for card in hand]
        return [*held, *self.stock, *self.up, *self.gone]

    def after(self, seat: int) -> int:
        """The next living seat."""
        seat = (seat + 1) % self.players
        while seat not in self.living:
            seat = (seat + 1) % self.players
        return seat

    def look_for_31(self) -> None:
        """The first who was dealt 31 shows it."""
        seat = self.after(self.dealer)
        for _ in self.living:
            if value(self.hands[seat], self.rules) >= 31:
                self.question, self.turn = "declare", seat
                return
            seat = self.after(seat)
        self.question, self.turn = "turn", self.after(self.dealer)

    def legal(self) -> list[str]:
        """The choices of the seat whose turn it is."""
        hand, rules = self.hands[self.turn], self.rules
        if self.question == "packet":
            return ["keep", "swap"]
        if self.question == "declare":
            return ["declare"]
        if self.question == "discard":
            assert self.just is not None
            kind, card = self.just
            return [f"discard {one}" for one in hand if kind == "draw" or one != card]
        may = [f"take {card}" for card in (self.up if self.widow else self.up[-1:])]
        if not self.widow:
            may.append("draw" if self.stock else "stop")
        if self.widow and rules["exchange"] != "one":
            may.append("all")
        if self.widow and rules["push"]:
            may.append("push")
        if (
            self.knocker is None
            and self.turns[self.turn] >= rules["turns_before_knock"]
            and self.may_knock(hand)
        ):
            may.append("knock")
        if rules["under_the_gun"] == "call" and not any(self.turns):
            may.append("hammer")
        return may

    def may_knock(self, hand: list[str]) -> bool:
        """A least value, or three cards of a suit."""
        least = self.rules["minimum_knock"]
        if least == "suit":
            return hand[0][0] == hand[1][0] == hand[2][0]
        return value(hand, self.rules) >= int(least)

    def draw(self, seat: int, card: str | None) -> None:
        """A card from the stock, or one that lies face up."""
        self.pushed = 0
        self.place = len(self.up)
        if card is None:
            self.just = ("draw", None)
            self.hands[seat].append(self.stock.pop(0))
        else:
            self.just = ("take", card)
            self.place = self.up.index(card)
            self.hands[seat].append(self.up.pop(self.place))
        self.question = "discard"

    def discard(self, seat: int, card: str) -> None:
        """On the pile, or in the place of the card taken."""
        self.hands[seat].remove(card)
        self.up.insert(self.place if self.widow else len(self.up), card)
        self.end_of_turn(seat)

    def call(self, seat: int, word: str) -> None:
        """Words that are said instead of drawing."""
        rules = self.rules
        if word in ("keep", "swap"):
            self.packet(seat, word)
            return
        if word == "declare":
            self.count("thirty_one")
            return
        first = not any(self.turns)
        if word in ("knock", "hammer"):
            self.knock(seat)
            if word == "hammer" or (first and rules["under_the_gun"] == "knock"):
                self.count(word)
                return
        if word == "stop" and self.knocker is None:
            self.count("stop")
            return
        if word == "all":
            self.pushed = 0
            own, self.hands[seat] = self.hands[seat], self.up
            self.up = in_file_order(own)
            if rules["exchange"] == "all_knocks" and self.knocker is None:
                self.knock(seat)
        if word == "push" and self.push():
            self.count("stop")
            return
        self.end_of_turn(seat)

    def packet(self, seat: int, word: str) -> None:
        """The dealer keeps the packet that was looked at, or takes the other."""
        other, self.stock = self.stock[:3], self.stock[3:]
        if word == "swap":
            own, self.hands[seat] = self.hands[seat], other
            # The middle lies in the order of the file.
            other = in_file_order(own)
        self.up = other
        self.look_for_31()

    def push(self) -> bool:
        """A turn goes by; whether the deal ends as the middle cannot be replaced."""
        self.pushed += 1
        if self.knocker is not None or self.pushed < len(self.living):
            return False
        if len(self.stock) < 3:
            return True
        self.gone += self.up
        self.up, self.stock = self.stock[:3], self.stock[3:]
        self.pushed = 0
        return False

    def knock(self, seat: int) -> None:
        """Everybody else has one more turn."""
        self.knocker = seat
        self.left = [other for other in self.living if other != seat]

    def end_of_turn(self, seat: int) -> None:
        """31 ends the deal; after a knock the last turn does."""
        self.turns[seat] += 1
        assert len(self.cards()) == len(set(self.cards())) == self.rules["cards"]
        if value(self.hands[seat], self.rules) >= 31:
            self.count("thirty_one")
            return
        if seat in self.left:
            self.left.remove(seat)
        if self.knocker is not None and not self.left:
            self.count("knock")
            return
        self.question, self.turn = "turn", self.after(seat)

    def count(self, kind: str) -> None:
        """Lives or pots of the deal, and whether the game is over."""
        rules, seats = self.rules, self.living
        values = {seat: value(self.hands[seat], rules) for seat in seats}
        change = [0] * self.players
        made = [seat for seat in seats if values[seat] >= 31]
        if rules["stakes"] == "pots":
            best = made or seats
            ranks = {seat: (values[seat], counting_ranks(self.hands[seat], rules)) for seat in best}
            for seat in best:
                change[seat] = int(ranks[seat] == max(ranks.values()))
                self.pots[seat] += change[seat]
        else:
            for seat in seats:
                change[seat] = self.lost(seat, values, made)
            left = {seat: self.lives[seat] - change[seat] for seat in seats}
            least = 0 if rules["last_chance"] else 1
            if all(own < least for own in left.values()):
                change = [0] * self.players
            else:
                for seat in seats:
                    self.lives[seat] = left[seat] if left[seat] >= least else OUT
        self.scores.append(([int(values.get(seat, 0)) for seat in range(self.players)], change))
        self.over = True
        self.end_of_game()
        if self.winners is None:
            self.dealer = self.after(self.dealer)

    def lost(self, seat: int, values: dict[int, Fraction], made: list[int]) -> int:
        """The lives that a seat loses."""
        rules, knocker = self.rules, self.knocker
        if made:
            extra = seat == knocker and rules["thirty_one_after_knock"] == "two"
            return 0 if seat in made else 1 + extra
        if rules["gin"] and knocker is not None:
            higher = [other for other in values if values[other] > values[knocker]]
            if higher:
                return int(rules["knock_low"]) if seat == knocker else 0
        lowest = [other for other in values if values[other] == min(values.values())]
        if seat not in lowest or knocker not in lowest:
            return int(seat in lowest)
        if lowest == [knocker]:
            return int(rules["knock_low"])
        ties = {"safe": (0, 1), "two": (2, 1), "only": (1, 0), "all": (1, 1), "cadillac": (2, 0)}
        return ties[rules["knock_tie"]][seat != knocker]

    def end_of_game(self) -> None:
        """One is left; or everybody has dealt as often as agreed."""
        if self.rules["stakes"] == "pots":
            if self.deals == self.players * self.rules["rounds"]:
                self.winners = [s for s, own in enumerate(self.pots) if own == max(self.pots)]
        elif len(self.living) == 1:
            self.winners = self.living


def in_file_order(cards: list[str]) -> list[str]:
    """Cards as a hand is written: by suit from the six on, then the low cards by suit."""
    return sorted(cards, key=lambda card: (card[1] in "2345", card[0], RANKS.index(card[1])))


def spoken(line: Line) -> str:
    """A line in the words of :meth:`Table.legal`."""
    if line["type"] == "draw":
        return f"take {line['card']}" if "card" in line else "draw"
    if line["type"] == "discard":
        (card,) = line["cards"]
        return f"discard {card}"
    assert line["type"] == "announce"
    return str(line["call"])
