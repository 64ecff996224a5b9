"""Default rules for calls and the talon before the first card.

The turned card, the cards left over, the calls and their results: a game overrides them where its
rules differ.
"""

from __future__ import annotations

from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import CardOrder


class AuctionRules:
    """The rules of a game from the deal to the first card; games override them."""

    __slots__ = ()

    def leaves_turned(self, *, begun: bool, tricks: int) -> bool:  # noqa: ARG002 - for overrides.
        """Tell whether the dealer's turned card still lies on the table, for all to see.

        Args:
            begun: whether an action has been taken in the deal.
            tricks: how many tricks were taken.
        """
        return not begun

    @property
    def takes_talon(self) -> bool:
        """Tell whether the dealer takes up the cards left over; else they lie unowned."""
        return True

    def shown_left(
        self,
        card: Card,  # noqa: ARG002 - for overrides.
        turn_up: Card | None,  # noqa: ARG002 - as above.
        *,
        dealer: bool,  # noqa: ARG002 - as above.
    ) -> bool:
        """Tell whether a card left over (not the turned one) has been seen; by default no.

        Args:
            card: the card.
            turn_up: the turned card.
            dealer: whether by the dealer, or by everybody.
        """
        return False

    def turned_down(self, calls: tuple[Announce, ...]) -> bool:  # noqa: ARG002 - for overrides.
        """Tell whether a turned card on the table has been turned face down; by default no.

        Args:
            calls: what was said in the deal.
        """
        return False

    def agreed(
        self,
        calls: tuple[Announce, ...],  # noqa: ARG002 - for overrides.
        order: CardOrder,
        seats: tuple[Seat, ...],
        turn_up: Card | None = None,  # noqa: ARG002 - as above.
    ) -> tuple[CardOrder, tuple[Seat, ...]]:
        """The result of the calls: the card order and the seats that play, leader first.

        Args:
            calls: what was said in the deal.
            order: the order of the cards before anything was said.
            seats: who was dealt in, forehand first.
            turn_up: the turned card.
        """
        return order, seats

    def asked_next(
        self,
        calls: tuple[Announce, ...],  # noqa: ARG002 - for overrides.
        seats: tuple[Seat, ...],  # noqa: ARG002 - as above.
        turn_up: Card | None,  # noqa: ARG002 - as above.
    ) -> tuple[Seat, tuple[Call, ...]] | None:
        """The next seat to call and its legal calls; None where the auction is over.

        Search players use it to look ahead in the auction; a game whose later questions matter
        little leaves them out.

        Args:
            calls: what was said in the deal.
            seats: who was dealt in, forehand first.
            turn_up: the turned card.
        """
        return None

    def offered(
        self,
        calls: tuple[Announce, ...],  # noqa: ARG002 - for overrides.
        order: CardOrder,  # noqa: ARG002 - as above.
        talon: tuple[Card, ...],  # noqa: ARG002 - as above.
    ) -> tuple[Card, ...]:
        """The cards on the table that the dealer may exchange for, one by one; by default none.

        Args:
            calls: what was said in the deal.
            order: the order of the cards, as it was agreed.
            talon: the cards left over, in the order of the pack.
        """
        return ()
