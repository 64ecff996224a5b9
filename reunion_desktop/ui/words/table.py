"""Texts shown on the table itself, in the current language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.cards import Suit


class TableWords(NamedTuple):
    """Words and patterns, translated already."""

    table: str
    """The table's name for a screen reader."""
    keys: str
    """How the keyboard is used, for a screen reader."""
    trumps: Mapping[Suit, str]
    """Said of a trump suit: "Hearts are trumps"."""
    right_bower: str
    left_bower: str
    then: str
    """Before the matadors below those two, where there are more."""
    lay_away: str
    """On the button that confirms the discards."""
    exchange: str
    """On the button that takes a card from the table for the one picked."""
    leave: str
    """On the same button while no card is picked."""
    exchange_note: str
    """Beside the place for that card."""
    pick: str
    """Before any card was picked; ``{count}`` is how many are needed."""
    picked: str
    """Below the cards picked; ``{points}`` is what they count."""
    last_trick: str
    cut: str
    """While the pack waits to be cut."""
    seat: str
    """What a name plate shows, for a screen reader: ``{name}`` and ``{count}`` tricks won."""
    points: str
    """Added where points are shown: ``{points}`` taken in this deal."""
    dealer: str
    """Added for the dealer."""
    named: str
    """Added for who has named trumps."""
    on_turn: str
    lays_away: str
    """Added for the player whose turn it is."""
    thinking: str
    """Added for a player who thinks."""
    partner: str
    """Added for who plays on one's own side."""
    opponent: str
    """Added for who plays on the other."""
    out: str
    """Added for one whose hand is laid aside."""
    idle: str
    """Added for one who is not dealt in."""
    no_trumps: str
    """On the badge while trumps are not named yet."""
    first_bower: str = ""
    second_bower: str = ""
    """What the game calls its two highest trumps, to a screen reader; empty for the usual names."""
    king: str = ""
    """Added for one who sits out as king; empty where nobody does."""
    king_looks: str = ""
    """Shown to a king who may look into one hand."""

    @property
    def own_bowers(self) -> tuple[str, str] | None:
        """The game's own names of its two highest trumps; None for the usual ones."""
        return (self.first_bower, self.second_bower) if self.first_bower else None

    @classmethod
    def translated(
        cls,
        bowers: tuple[str, str] | None = None,
        king: tuple[str, str] | None = None,
    ) -> TableWords:
        """The words in the language that the program speaks now.

        Args:
            bowers: what the game calls its two highest trumps; None for the usual names.
            king: its word for one who sits out, and how he is told that he may look into a hand;
                None where nobody is called anything.
        """
        translate = QCoreApplication.translate
        first, second = bowers or (
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
            },
            right_bower=first,
            left_bower=second,
            then=translate("table", "then", "before the lesser matadors"),
            lay_away=translate("table", "Discard"),
            exchange=translate("table", "Exchange"),
            leave=translate("table", "Don’t exchange"),
            exchange_note=translate("table", "Select a card to exchange, or keep your hand"),
            pick=translate("table", "Select {count} cards to discard"),
            picked=translate("table", "Discard: {points} points"),
            last_trick=translate("table", "The last trick"),
            cut=translate("table", "Cut the pack: click where you want to cut, or press Enter"),
            seat=translate("table", "{name}, tricks: {count}"),
            points=translate("table", "points: {points}"),
            dealer=translate("table", "dealer"),
            named=translate("table", "chose trumps"),
            on_turn=translate("table", "to play"),
            lays_away=translate("table", "to discard"),
            thinking=translate("table", "thinking"),
            partner=translate("table", "your partner"),
            opponent=translate("table", "opponent"),
            out=translate("table", "hand put down"),
            idle=translate("table", "sits out"),
            no_trumps=translate("table", "No trumps yet"),
            first_bower=first if bowers else "",
            second_bower=second if bowers else "",
            king=king[0] if king else "",
            king_looks=king[1] if king else "",
        )
