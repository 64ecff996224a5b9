"""View model of the table: observation and player's picks; makes the picture and overlays."""

from __future__ import annotations

from enum import Enum

from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import FACE_DOWN, NO_CARDS, PACK, Card, CardSet
from reunion_desktop.engine.dealing.shuffle import Draw
from reunion_desktop.engine.observe import Observation, to_look_into
from reunion_desktop.engine.seats import Seat
from reunion_desktop.ui.table.layout.arrangement import (
    Setting,
    arrange,
    groups_of,
    in_hand,
    lies_turned,
    shown_trick,
)
from reunion_desktop.ui.table.layout.hand_order import HandOrder
from reunion_desktop.ui.table.layout.pack_cut import PackCut, arrange_draw
from reunion_desktop.ui.table.layout.places import Box, Picture
from reunion_desktop.ui.table.layout.seat_positions import SeatPositions
from reunion_desktop.ui.table.layout.sides import laid_aside, lying_open
from reunion_desktop.ui.table.layout.table_layout import TableLayout
from reunion_desktop.ui.table.legal_choices import LegalChoices
from reunion_desktop.ui.table.name_plates import PlateState, name_plates
from reunion_desktop.ui.table.picking import Picking, picking_words
from reunion_desktop.ui.table.plate_words import plate_texts
from reunion_desktop.ui.table.stage.overlays import OverlayContent, TrickWorth
from reunion_desktop.ui.table.stage.panels import Button
from reunion_desktop.ui.table.stage.plates import NamePlate
from reunion_desktop.ui.table.trick_count import PointsShown, TrickCount, trick_count
from reunion_desktop.ui.words.info import counts_points
from reunion_desktop.ui.words.table import TableWords


class Highlighting(Enum):
    """Setting for when legal cards are highlighted."""

    ALWAYS = "always"
    HOVER = "hover"
    """While the pointer or the keyboard's focus is on a card of the player."""
    NEVER = "never"


class TableViewModel(LegalChoices):
    """Where the table's view is made: computes cards and overlays from state and settings."""

    def __init__(self, words: TableWords) -> None:
        self.words = words
        self.layout = TableLayout(800, 560)
        self.sight: Observation | None = None
        self.draw: Draw | None = None
        """The draw for the first deal while it is shown."""
        self.cutting: PackCut | None = None
        """The pack while it waits to be cut."""
        self.pack = len(PACK)
        """Number of cards in the pack spread for the draw and the cut."""
        self.lying = False
        """True while the trick just taken is still shown in the middle."""
        self.back = 0
        """Tricks back that the player looks: 1 for the last trick, 0 for the table."""
        self.looks_back = True
        """True if the last trick can be looked at until the player has played to the next one."""
        self.dealing = False
        """True while the cards are being dealt: the trumps are not shown yet."""
        self.paying = False
        """True while pennies are on their way: plates show what was held before the score."""
        self.names: tuple[str, ...] = ("", "", "")
        self._next: tuple[tuple[str, ...], TableWords] = (self.names, words)
        """Names and words to take over with the next observation of their game."""
        self.thinking: Seat | None = None
        self.points = PointsShown.ALL
        """Players whose points are shown."""
        self.highlighting = Highlighting.ALWAYS
        self.order = HandOrder.SUIT
        self.own_order: tuple[Card, ...] = ()
        """The hand's order as arranged by the player."""
        self.considered: Call | None = None
        """The call that the player considers, for which the hand is sorted."""
        self.picking = Picking()
        self.pointed: Card | None = None
        """The player's card under the pointer or the focus."""
        self.peeked: Card | None = None
        """The player's face-down card in the trick while the player looks at it."""
        self.selected: Card | None = None
        """The card clicked once, where a second click plays it."""
        self.hinted: CardSet = NO_CARDS
        self.advice, self.hint_steps = "", tuple[str, ...]()
        """Step of the hint that the table shows, or empty; and all its steps."""
        self.chosen_once: CardSet = NO_CARDS
        """The cards chosen earlier, during a review."""
        self.open: tuple[CardSet | None, ...] = ()
        """Open hands by seat, and last the discards; None for hidden ones."""
        self.on_button = False
        """True while the pointer or the focus is on the button."""

    def set_players(self, names: tuple[str, ...], words: TableWords) -> None:
        """Set names by seat and words; those of a next game wait for its first observation."""
        self._next = names, words
        rules = None if self.sight is None else self.sight.rules
        game = None if words.game is None else words.game.game
        if rules is None or (rules.players == len(names) and game in (None, rules.game)):
            self.names, self.words = self._next

    def adopt(self, sight: Observation, *, lying: bool) -> None:
        """Take over another observation; the picks for the one before are dropped."""
        self.names, self.words = self._next
        old, new = [None if deal is None else deal.number for deal in (self.deal, sight.deal)]
        if old != new:
            self.own_order = ()
        taken = None if self.deal is None else self.deal.taken
        self.sight, self.lying = sight, lying
        self.draw = self.cutting = self.selected = self.peeked = self.considered = None
        self.pack = len(sight.rules.pack)
        # It stays in sight while others play to the next trick.
        same = old == new and (now := self.deal) is not None and now.taken == taken
        self.back = self.back if same and not self.next_began else 0
        self.hinted = self.chosen_once = NO_CARDS
        self.advice = ""
        self.picking.clear()
        mine = self.mine()
        self.pointed = self.pointed if self.pointed in mine else None

    def name(self, seat: Seat) -> str:
        """Name of a seat's player; empty if none is set."""
        return self.names[seat] if seat < len(self.names) else ""

    def lay_out(
        self,
        width: int,
        height: int,
        print_size: float = 1.0,
        usual_width: float = 0.0,
        above: float = 0.0,
    ) -> TableLayout:
        """Compute the layout for a view; the values are those of the layout's fields."""
        chairs = SeatPositions.of(self.sight)
        self.layout = TableLayout(width, height, chairs, print_size, usual_width, above)
        return self.layout

    @property
    def next_began(self) -> bool:
        """True if the next trick is too far for a look at the last one."""
        trick = None if self.deal is None else self.deal.trick
        if trick is None or self.sight is None:
            return False
        own = self.sight.seat in trick.seats[: len(trick.cards)]
        return own if self.looks_back else bool(trick.cards)

    @property
    def _looks_back(self) -> bool:
        """True if an earlier trick is shown now in place of the next one."""
        return bool(self.back) and not self.lying and not self.next_began

    def drawable(self) -> tuple[Card, ...]:
        """The cards that may be drawn now; the top of the stock is the one that lies face down."""
        drawing = None if self.shuffling else self.drawing
        if drawing is None:
            return ()
        return (*((FACE_DOWN,) if drawing.stock else ()), *drawing.face_up)

    @property
    def choosing(self) -> bool:
        """True if the player has something to choose now."""
        return self.cutting is not None or (not self.lying and self.legal is not None)

    @property
    def has_button(self) -> bool:
        """True if the discard button is shown."""
        return self.discard is not None and not self.shuffling

    @property
    def others_hands(self) -> tuple[Seat, ...]:
        """The seats whose closed hands a player who sits out may click, even in vain."""
        if self.sight is None or self.shuffling:
            return ()
        seats = to_look_into(self.sight)
        return tuple([seat for seat in seats if not self.open or self.open[seat] is None])

    @property
    def to_look_into(self) -> tuple[Seat, ...]:
        """The seats whose hands the player may choose to look into now."""
        return () if self.open else self.others_hands

    def mine(self) -> tuple[Card, ...]:
        """The cards that the player can grip: the own ones, and those that may be drawn."""
        sight, deal = self.sight, self.deal
        if sight is None or deal is None or self.draw is not None or self.cutting is not None:
            return ()
        if deal.over or laid_aside(deal, sight.seat):
            return ()
        turned = lies_turned(sight)
        own = in_hand(sight)
        own = own.plus(turned) if turned is not None and turned in deal.hand else own
        return *own, *self.drawable()

    @property
    def covered(self) -> Card | None:
        """The player's face-down card in the trick."""
        sight, deal = self.sight, self.deal
        if sight is None or deal is None:
            return None
        trick = deal.trick
        own = (place for place in trick.covered if trick.seat_of(place) == sight.seat)
        return next((trick.cards[place] for place in own), None)

    def row(self) -> tuple[Card, ...]:
        """The player's hand from left to right, then picked cards and those on the table."""
        if self.sight is None:
            return ()
        hand = [card for group in groups_of(self.sight, self.setting()) for card in group]
        rest = [*self.picking.cards, *self.mine()]
        return tuple(dict.fromkeys([*hand, *rest]))

    # Picture and overlays

    def setting(self) -> Setting:
        """Display options for the current state."""
        lit = self.highlighting is Highlighting.ALWAYS
        if self.highlighting is Highlighting.HOVER:
            lit = self.pointed is not None
        return Setting(
            self.layout,
            self.order,
            self.own_order,
            lit,
            self.picking.cards,
            self.lying,
            self.back if self._looks_back else 0,
            NO_CARDS if self.selected is None else CardSet.of((self.selected,)),
            self.pointed,
            self.peeked,
            self.lying_open(),
            self.words.sorting(self.deal, self.considered),
            in_middle=self.words.in_middle(self.deal),
            pennies=self.words.pennies,
        )

    def lying_open(self) -> tuple[CardSet | None, ...]:
        """The open hands by seat, and last the discards; empty if none lies open."""
        deal = None if self.dealing else self.deal
        if deal is None:
            return ()
        # Set before the matching observation: until then the table may have other seats.
        fits = len(self.open) == len(deal.held) + 1
        return self.open if fits else lying_open(deal, self.layout.chairs.own)

    def picture(self) -> Picture:
        """Place of every visible card."""
        if self.cutting is not None:
            return self.cutting.picture(self.layout)
        if self.draw is not None:
            return arrange_draw(self.draw, self.pack, self.layout)
        return {} if self.sight is None else arrange(self.sight, self.setting())

    def overlay_content(self) -> OverlayContent:
        """Content of the overlays: plates, badge, notes and button."""
        shuffling = self.shuffling
        deal = None if shuffling else self.deal
        taken = len(deal.taken) if deal is not None and self._looks_back else 0
        caption = self.words.earlier_trick(self.back, taken) if taken else ""
        note, button, slots = self._discarding()
        # Both stand in the same corner; the caption is there for a moment only.
        hidden = caption or shuffling
        rule, short_rule = ("", "") if hidden else self.words.rule(self.sight, self.names)
        asked = None if deal is None or deal.contract.call is None else deal.contract.call.card
        count = None if deal is None else trick_count(deal, shown_trick(deal, self.setting()))
        return OverlayContent(
            self._plates(),
            None if deal is None else deal.order,
            None if deal is None else deal.turn_up,
            caption,
            self.words.cut if self.cutting is not None else "",
            note,
            button,
            slots,
            winning=None if count is None else count.winning,
            worth=self._worth(count),
            invitation=self.words.king_looks if self.to_look_into else "",
            rule=rule,
            short_rule=short_rule,
            asked=asked if rule else None,
            badge=self.words.badge(deal, None if self.sight is None else self.sight.rules),
            sayings=self.words.sayings(deal, self.layout.chairs.own if slots else None),
            counting=NO_CARDS if shuffling else self.words.counting(self.sight),
            saucers=self._saucers(),
        )

    def _saucers(self) -> tuple[Box, ...]:
        """Boxes of the saucers and of the kitty, where there are pennies."""
        sight = self.sight
        if sight is None or sight.deal is None or not self.words.pennies(sight):
            return ()
        from reunion_desktop.ui.table.layout import middle  # noqa: PLC0415 - few games have it.

        dish = middle.kitty(self.layout, spread=middle.lies_spread(sight.rules))
        return *(middle.saucer(self.layout, seat) for seat in range(sight.rules.players)), dish

    @property
    def shuffling(self) -> bool:
        """True while cards are drawn, cut or dealt: nothing can be played yet."""
        return self.dealing or self.draw is not None or self.cutting is not None

    def _worth(self, count: TrickCount | None) -> TrickWorth | None:
        """Points of the trick in the middle, if the winner's points are shown."""
        if count is None or count.points is None or self.sight is None:
            return None
        place = self.picture().get(count.winning)
        seen = self.points.holds(count.winner, self.sight.seat)
        if place is None or not (seen and counts_points(self.sight)):
            return None
        return TrickWorth(f"+{count.points}", self.layout.worth(count.winner, place))

    def _discarding(self) -> tuple[str, Button | None, int]:
        discard, sight = self.discard, self.sight
        if discard is None or sight is None or not self.has_button:
            return "", None, 0
        note, label = picking_words(self.words, discard, self.picking.cards, sight)
        # An answer that was given already is not given again.
        asks = not self.chosen_once or self.chosen_once != CardSet.of(self.picking.cards)
        ready = asks and self.picking.complete(discard)
        return note, Button(label, ready, ready and self.on_button), discard.count

    def plate_texts(self, what: OverlayContent) -> tuple[str, ...]:
        """Text of each plate for a screen reader."""
        return plate_texts(what.plates, self.words, self.layout.chairs.own, self.sight)

    def _plates(self) -> tuple[NamePlate, ...]:
        state = PlateState(
            tuple(self.name(seat) for seat in range(self.layout.chairs.players)),
            self.layout.chairs.own,
            self._dealer(),
            self.thinking,
            self.points,
            self.lying,
            self.shuffling,
            self.paying,
        )
        return name_plates(self.sight, state, self.words)

    def _dealer(self) -> Seat | None:
        if self.draw is not None:
            return None if self.dealing else self.draw.dealer
        if self.sight is None:
            return None
        if self.cutting is not None or self.deal is None:
            return self.sight.next_dealer
        return self.deal.dealer
