"""The player's legal choice by its kind, as the table needs it."""

from __future__ import annotations

from reunion_desktop.engine.actions import Action, Discard, DrawCard, Give, PlayCard
from reunion_desktop.engine.cards import FACE_DOWN, CardSet
from reunion_desktop.engine.legal import Legal, MayDiscard, MayDraw, MayGive, MayPlay
from reunion_desktop.engine.observe import DealObservation, Observation


class LegalChoices:
    """Choices of the player in an observation."""

    sight: Observation | None = None
    """Observation of the player; None before the first."""

    @property
    def deal(self) -> DealObservation | None:
        """The deal as the player sees it; None between deals."""
        return None if self.sight is None else self.sight.deal

    # Legal choices and own cards

    @property
    def legal(self) -> Legal | None:
        """The legal actions of the player; None while others are on turn."""
        return None if self.sight is None else self.sight.legal

    @property
    def play(self) -> MayPlay | None:
        """The legal plays, if a card is to be played now."""
        return self.legal if isinstance(self.legal, MayPlay) else None

    @property
    def discard(self) -> MayDiscard | None:
        """The legal discards, if the player has to pick cards and lay them away face down."""
        return self.legal if isinstance(self.legal, MayDiscard) and not self._draws else None

    @property
    def drawing(self) -> MayDraw | None:
        """The cards that may be drawn, if one is to be drawn now."""
        return self.legal if isinstance(self.legal, MayDraw) else None

    @property
    def _draws(self) -> bool:
        """True in games in which players draw, and discard one card face up."""
        return self.deal is not None and self.deal.stock is not None

    @property
    def one_card(self) -> MayPlay | MayGive | MayDiscard | None:
        """The legal cards where a single one of the hand is to be chosen: played, given, laid."""
        if self._draws and isinstance(self.legal, MayDiscard):
            return self.legal
        return self.legal if isinstance(self.legal, MayPlay | MayGive) else None

    def action_with(self, cards: CardSet) -> Action | None:
        """Action for some cards in the current decision: draw, discard, give or play."""
        card = next(iter(cards), FACE_DOWN)
        match self.legal:
            case MayDiscard(seat=seat):
                return Discard(seat, cards)
            case MayDraw(seat=seat):
                return DrawCard(seat, None if card == FACE_DOWN else card)
            case MayGive(seat=seat, to=to):
                return Give(seat, to, card)
            case MayPlay(seat=seat):
                return PlayCard(seat, card)
        return None
