"""Texts shown on the table itself, in the current language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.cards import NO_CARDS, CardSet, FifthSuit, PlaySuit, Suit
from reunion_desktop.ui.words.access import left_over
from reunion_desktop.ui.words.seat_names import SeatNames

if TYPE_CHECKING:
    from reunion_desktop.engine.calls import Call
    from reunion_desktop.engine.observe import DealObservation, Observation
    from reunion_desktop.engine.rules import Rules
    from reunion_desktop.engine.seats import Seat
    from reunion_desktop.engine.tricks import CardOrder
    from reunion_desktop.ui.words.game_words import GameWords, Saying


class TableWords(NamedTuple):
    """Translated texts and patterns."""

    table: str
    """Accessible name of the table."""
    keys: str
    """Help on the keyboard, for screen readers."""
    trumps: Mapping[PlaySuit, str]
    """Sentence for a trump suit: "Hearts are trumps"."""
    right_bower: str
    left_bower: str
    then: str
    """Before the third and lower matadors, if there are any."""
    lay_away: str
    """Button that confirms the discards."""
    exchange: str
    """Button that takes a card from the table for the selected one."""
    leave: str
    """The same button while no card is selected."""
    exchange_note: str
    """Note beside the place for that card."""
    picked_note: str
    """The same note while a card is selected."""
    pick: str
    """Note before any card is selected; ``{count}`` is how many are needed."""
    picked: str
    """Note below the selected cards; ``{points}`` is their value."""
    last_trick: str
    numbered_trick: str
    """A trick before the last one; ``{number}`` is counted from the first."""
    cut: str
    """Note while the pack waits to be cut."""
    seat: str
    """Accessible text of a name plate: ``{name}`` and ``{count}`` tricks won."""
    points: str
    """Added if points are shown: ``{points}`` taken in this deal."""
    marks: str
    """Added where marks are shown: ``{count}`` in this game."""
    together: str
    """Added where partners count together."""
    dealer: str
    """Added for the dealer."""
    named: str
    """Added for the player who chose trumps."""
    on_turn: str
    exchanges: str
    """Added for the player who may exchange a card."""
    lays_away: str
    """Added for the player who discards."""
    thinking: str
    """Added for a player who is thinking."""
    partner: str
    """Added for a partner."""
    opponent: str
    """Added for an opponent."""
    out: str
    """Added for a player whose hand is put aside."""
    idle: str
    """Added for a player who was not dealt in."""
    no_trumps: str
    """Badge while trumps are not chosen yet."""
    last_turn: str
    """Added for a player who still has a turn after a knock."""
    worth: str
    """Added where the value of a hand is seen: ``{value}``."""
    stock: str
    """Accessible text of the stock: ``{cards}`` left."""
    game: GameWords | None = None
    """Words of the game, for what they say on each deal; None without a game."""

    def earlier_trick(self, back: int, taken: int) -> str:
        """Caption of one of the taken tricks, so many tricks back."""
        return self.last_trick if back == 1 else self.numbered_trick.format(number=taken - back + 1)

    @property
    def own_bowers(self) -> tuple[str, str] | None:
        """The game's own names of its two highest trumps; None for the default names."""
        return None if self.game is None else self.game.bowers()

    @property
    def king(self) -> str:
        """Title of a player who sits out; empty if the game has none."""
        return "" if self.game is None else self.game.king()

    @property
    def king_looks(self) -> str:
        """Prompt for a king who may look into one hand."""
        return "" if self.game is None else self.game.king_looks()

    def rule(self, sight: Observation | None, names: tuple[str, ...]) -> tuple[str, str]:
        """Special rule of the deal on the table, or its call, in full and in few words.

        Each is empty if there is none.
        """
        deal = None if sight is None else sight.deal
        if sight is None or deal is None or self.game is None:
            return "", ""
        company = SeatNames(names, sight.seat, deal.sides)
        return self.game.rule(sight, deal, company), self.game.short_rule(sight, deal, company)

    def part(self, deal: DealObservation | None, seat: Seat) -> str:
        """Words on a seat's plate; empty if there are none."""
        return "" if deal is None or self.game is None else self.game.part(deal, seat)

    def place(self, deal: DealObservation | None, seat: Seat) -> str:
        """Name of a seat's place, on its plate; empty if there is none."""
        return "" if deal is None or self.game is None else self.game.place(deal, seat)

    def holds(self, sight: Observation | None, seat: Seat) -> str:
        """Lives of a player and the like, in place of tricks; empty in games of tricks."""
        return "" if sight is None or self.game is None else self.game.holds(sight, seat)

    def tally(self, sight: Observation | None, seat: Seat) -> int | None:
        """Marks of a player in the game; None in games in which none count."""
        return None if sight is None or self.game is None else self.game.marks(sight, seat)

    def value(self, sight: Observation | None, seat: Seat) -> str:
        """Value of a seat's hand as far as it is seen; empty if hands have none."""
        return "" if sight is None or self.game is None else self.game.value(sight, seat)

    def counting(self, sight: Observation | None) -> CardSet:
        """The cards of the hands seen that make up their values."""
        return NO_CARDS if sight is None or self.game is None else self.game.counting(sight)

    def pennies(self, sight: Observation) -> tuple[int, ...]:
        """Pennies before each player, and last those in the middle; empty if there are none."""
        return () if self.game is None else self.game.pennies(sight)

    def kitty(self, sight: Observation) -> str:
        """Accessible text of the pennies in the middle; empty if there are none."""
        return "" if self.game is None else self.game.kitty(sight)

    def badge(self, deal: DealObservation | None, rules: Rules | None = None) -> str:
        """Title of the trump badge; empty for the name of the trumps."""
        return "" if deal is None or self.game is None else self.game.badge(deal, rules)

    def sayings(
        self, deal: DealObservation | None, silent: Seat | None = None
    ) -> tuple[Saying | None, ...]:
        """Last call of each seat but a silent one, on a tag; empty if there are none."""
        if deal is None or self.game is None:
            return ()
        said = self.game.saying
        return tuple(None if seat == silent else said(deal, seat) for seat in range(len(deal.held)))

    def sorting(self, deal: DealObservation | None, call: Call | None) -> CardOrder | None:
        """Order by which the hand is sorted, if it is not the order of the deal."""
        return None if deal is None or self.game is None else self.game.sorting(deal, call)

    def in_middle(self, deal: DealObservation | None) -> bool:
        """Tell whether the cards left over lie in the middle."""
        return deal is not None and self.game is not None and self.game.in_middle(deal)

    def left_over(self, card: str) -> str:
        """Name of a face-up card that no player was dealt, as the game calls it."""
        return left_over(card) if self.game is None else self.game.left_over(card)

    @classmethod
    def translated(cls, game: GameWords | None = None) -> TableWords:
        """Texts in the program's current language, with those of a game."""
        translate = QCoreApplication.translate
        first, second = (None if game is None else game.bowers()) or (
            translate("table", "right bower"),
            translate("table", "left bower"),
        )
        return cls(
            table=translate("table", "Card table"),
            keys=translate(
                "table",
                "Arrow keys select, Enter plays, Space continues. Table information: F3 to F8.",
            ),
            trumps={
                Suit.CLUBS: translate("table", "Clubs are trumps"),
                Suit.DIAMONDS: translate("table", "Diamonds are trumps"),
                Suit.HEARTS: translate("table", "Hearts are trumps"),
                Suit.SPADES: translate("table", "Spades are trumps"),
                FifthSuit.JACKS: translate("table", "The jacks are trumps"),
            },
            right_bower=first,
            left_bower=second,
            then=translate("table", "then", "before the lesser matadors"),
            lay_away=translate("table", "Discard"),
            exchange=translate("table", "Exchange"),
            leave=translate("table", "Don’t exchange"),
            exchange_note=translate("table", "Select a card to exchange"),
            picked_note=translate("table", "Exchange the selected card"),
            pick=translate("table", "Select {count} cards to discard"),
            picked=translate("table", "Discard: {points} points"),
            last_trick=translate("table", "The last trick"),
            numbered_trick=translate("table", "Trick {number}"),
            cut=translate("table", "Cut the pack: click where you want to cut, or press Enter"),
            seat=translate("table", "{name}, tricks: {count}"),
            points=translate("table", "points: {points}"),
            marks=translate("table", "marks: {count}"),
            together=translate("table", "for the whole side", "tricks and points of partners"),
            dealer=translate("table", "dealer"),
            named=translate("table", "chose trumps"),
            on_turn=translate("table", "to play"),
            lays_away=translate("table", "to discard"),
            exchanges=translate("table", "may exchange"),
            thinking=translate("table", "thinking"),
            partner=translate("table", "your partner"),
            opponent=translate("table", "opponent"),
            out=translate("table", "hand put down"),
            idle=translate("table", "sits out"),
            no_trumps=translate("table", "No trumps yet"),
            last_turn=translate("table", "has one more turn"),
            worth=translate("table", "value of the hand: {value}"),
            stock=translate("table", "Stock: {cards}"),
            game=game,
        )
