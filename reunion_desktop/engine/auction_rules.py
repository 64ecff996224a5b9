"""Questions: what goes before the first card, as most games answer them.

A turned card, cards left over, what is said and what that settles: a game whose rules say otherwise
answers anew.
"""

from __future__ import annotations

from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import CardOrder


class AuctionRules:
    """What the rules of a game say of a deal until play begins."""

    __slots__ = ()

    def leaves_turned(self, *, begun: bool, tricks: int) -> bool:  # noqa: ARG002 - a game's to use.
        """Whether the dealer's turned card lies on the table still, for all to see.

        Args:
            begun: whether anybody has decided anything in the deal.
            tricks: how many tricks were taken.
        """
        return not begun

    @property
    def takes_talon(self) -> bool:
        """Whether the dealer takes up the cards left over; else they lie there, nobody's."""
        return True

    def shown_left(
        self,
        card: Card,  # noqa: ARG002 - a game's to use.
        turn_up: Card | None,  # noqa: ARG002 - as above.
        *,
        dealer: bool,  # noqa: ARG002 - as above.
    ) -> bool:
        """Whether a card left over that lies there, and is not the turned one, has been seen: no.

        Args:
            card: the card.
            turn_up: the turned card.
            dealer: whether by the dealer, or by everybody.
        """
        return False

    def turned_down(self, calls: tuple[Announce, ...]) -> bool:  # noqa: ARG002 - a game's to use.
        """Whether a turned card that lies on the table has been turned face down: no.

        Args:
            calls: what was said in the deal.
        """
        return False

    def agreed(
        self,
        calls: tuple[Announce, ...],  # noqa: ARG002 - a game's to use.
        order: CardOrder,
        seats: tuple[Seat, ...],
        turn_up: Card | None = None,  # noqa: ARG002 - as above.
    ) -> tuple[CardOrder, tuple[Seat, ...]]:
        """What has been settled before the first card: the order, and who plays, the leader first.

        Args:
            calls: what was said in the deal.
            order: the order of the cards before anything was said.
            seats: who was dealt in, forehand first.
            turn_up: the turned card.
        """
        return order, seats

    def asked_next(
        self,
        calls: tuple[Announce, ...],  # noqa: ARG002 - a game's to use.
        seats: tuple[Seat, ...],  # noqa: ARG002 - as above.
        turn_up: Card | None,  # noqa: ARG002 - as above.
    ) -> tuple[Seat, tuple[Call, ...]] | None:
        """Who is asked after some calls, and what he may say; None where that ends the talk.

        It is what a mind thinks of who weighs a call: a game whose later questions matter little
        leaves them out.

        Args:
            calls: what was said in the deal.
            seats: who was dealt in, forehand first.
            turn_up: the turned card.
        """
        return None

    def offered(
        self,
        calls: tuple[Announce, ...],  # noqa: ARG002 - a game's to use.
        order: CardOrder,  # noqa: ARG002 - as above.
        talon: tuple[Card, ...],  # noqa: ARG002 - as above.
    ) -> tuple[Card, ...]:
        """The cards on the table that the dealer is offered for one of his own, one by one: none.

        Args:
            calls: what was said in the deal.
            order: the order of the cards, as it was agreed.
            talon: the cards left over, in the order of the pack.
        """
        return ()
