"""Graphics items besides cards: plates, badge, notes, the button, the focus."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from reunion_desktop.engine.cards import NO_CARDS, Card, CardSet
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.look.theme import Theme
from reunion_desktop.ui.table.layout.places import ASPECT, Box, Place
from reunion_desktop.ui.table.layout.table_layout import TableLayout, TableMoment
from reunion_desktop.ui.table.stage.badge import paint_badge
from reunion_desktop.ui.table.stage.boards import Canvas
from reunion_desktop.ui.table.stage.card_item import CardItem
from reunion_desktop.ui.table.stage.note_painter import (
    advice_slip,
    paint_speech,
    slip_beside,
    spoken_slip,
)
from reunion_desktop.ui.table.stage.outline import RIM, Outline
from reunion_desktop.ui.table.stage.painted import Painted
from reunion_desktop.ui.table.stage.panels import (
    Button,
    paint_button,
    paint_note,
    paint_rule,
    paint_saying,
    paint_worth,
)
from reunion_desktop.ui.table.stage.plates import NamePlate, paint_name
from reunion_desktop.ui.words.game_words import Saying
from reunion_desktop.ui.words.table import TableWords

_ON_CLOTH, _ABOVE_TRICK, _ABOVE_HAND, _ADVICE, _SPEECH = 5.0, 290.0, 700.0, 950.0, 1000.0


class TrickWorth(NamedTuple):
    """Points of a trick, and the box that shows them."""

    text: str
    box: Box


class OverlayContent(NamedTuple):
    """Content of all overlays at one time."""

    plates: tuple[NamePlate, ...] = ()
    """Name plates by seat."""
    order: CardOrder | None = None
    """Card order with the trumps on the badge; None without a deal."""
    turned: Card | None = None
    """The turned card, shown on the badge for the whole deal."""
    caption: str = ""
    """Text above the middle."""
    notice: str = ""
    """Text above the spread pack."""
    note: str = ""
    """Text below the picked cards."""
    button: Button | None = None
    slots: int = 0
    """Number of discard slots marked on the cloth."""
    winning: Card | None = None
    """The winning card of the trick in the middle, so far or finally."""
    worth: TrickWorth | None = None
    """Points of that trick, once it is complete."""
    invitation: str = ""
    """Text in place of the hand, for a player who sits out and may look into another hand."""
    rule: str = ""
    """Special rule of the deal or its call, which stands on the table all the time."""
    short_rule: str = ""
    """The same in few words, where the panel is small; empty if there are none."""
    asked: Card | None = None
    """The card asked for by a call, shown beside the rule."""
    badge: str = ""
    """Title of the badge in place of the name of the trumps; empty for that name."""
    sayings: tuple[Saying | None, ...] = ()
    """Last call of each seat, shown on a tag beside its plate; None for none."""
    counting: CardSet = NO_CARDS
    """Cards that make up the values of hands."""
    saucers: tuple[Box, ...] = ()
    """Saucers for pennies, by seat, and last the one in the middle."""

    def texts(self, layout: TableLayout) -> tuple[tuple[str, str, Box], ...]:
        """Key, text and box of every line of text."""
        return (
            ("caption", self.caption, layout.caption),
            ("notice", self.notice, layout.notice),
            ("note", self.note, layout.note),
            ("invitation", self.invitation, layout.invitation),
        )


class Overlays:
    """Graphics items of the overlays; each is repainted only when its content changes."""

    def __init__(self, scene: QGraphicsScene, faces: CardPictureCache) -> None:
        self._scene = scene
        self._turned = CardItem(faces, None)
        self._turned.setVisible(False)
        scene.addItem(self._turned)
        self._rule = Painted(scene, _ON_CLOTH)
        self._plates: list[Painted] = []
        self._sayings: list[Painted] = []
        self._saucers: list[Painted] = []
        self._badge = Painted(scene, _ON_CLOTH)
        self._texts = {
            "caption": Painted(scene, _ABOVE_HAND),
            "notice": Painted(scene, _ABOVE_HAND),
            "note": Painted(scene, _ON_CLOTH),
            "invitation": Painted(scene, _ON_CLOTH),
        }
        self._button = Painted(scene, _ON_CLOTH)
        self._worth = Painted(scene, _ABOVE_TRICK)
        self._advice = Painted(scene, _ADVICE)
        self._speech = Painted(scene, _SPEECH)
        self._advised = self._told = ""
        self._slots = QGraphicsPathItem()
        self._slots.setZValue(1)
        scene.addItem(self._slots)
        self._ring = Outline(scene)
        self._rim = Outline(scene, thick=RIM)
        self._hints: list[Outline] = []
        self._chosen: list[Outline] = []
        self._counting: list[Outline] = []
        self._canvas = Canvas(Theme(), 1)
        self._layout = TableLayout(800, 560)

    def show(
        self, what: OverlayContent, layout: TableLayout, canvas: Canvas, words: TableWords
    ) -> None:
        """Update every overlay to the content, the layout and the words."""
        self._canvas, self._layout, unmet = canvas, layout, layout.unmet
        while len(self._plates) < len(what.plates):
            self._plates.append(Painted(self._scene, _ON_CLOTH))
        for seat, painted in enumerate(self._plates):
            plate = what.plates[seat] if seat < len(what.plates) else None
            box = layout.plate(seat)
            painted.wear(box, paint_name, plate, box, canvas, unmet)
        while len(self._sayings) < len(what.sayings):
            self._sayings.append(Painted(self._scene, _ABOVE_TRICK))
        for seat, painted in enumerate(self._sayings):
            saying = what.sayings[seat] if seat < len(what.sayings) else None
            box = layout.saying(seat) if saying is not None else layout.centre
            painted.wear(box, paint_saying, saying, box, canvas, unmet)
        order, turned, title = what.order, what.turned, what.badge
        self._badge.wear(layout.badge, paint_badge, order, layout, words, canvas, turned, title)
        self._turned.setVisible(what.turned is not None)
        if what.turned is not None:
            crowned = order is not None and what.turned in order.bowers
            self._turned.face = what.turned
            place = layout.turned.with_marks(dim=False, crowned=crowned)
            self._turned.lie(place, layout.card, canvas.ratio)
        rule, short, asked = what.rule, what.short_rule, what.asked
        self._rule.wear(layout.rule, paint_rule, rule, short, asked, layout, canvas)
        points, box = what.worth or ("", layout.centre)
        self._worth.wear(box, paint_worth, points, box, canvas, unmet)
        for key, text, box in what.texts(layout):
            self._texts[key].wear(box, paint_note, text, box, canvas, unmet)
        self._button.wear(layout.button, paint_button, what.button, layout.button, canvas, unmet)
        self._mark_slots(what.slots, layout, canvas)
        if what.saucers or self._saucers:
            self._lay_saucers(what.saucers, layout, canvas)

    def _lay_saucers(self, boxes: Sequence[Box], layout: TableLayout, canvas: Canvas) -> None:
        from reunion_desktop.ui.table.stage.pennies import paint_saucer  # noqa: PLC0415 - few games have it.

        while len(self._saucers) < len(boxes):
            self._saucers.append(Painted(self._scene, _ON_CLOTH))
        for painted, box in zip_longest(self._saucers, boxes):
            painted.wear(box or layout.centre, paint_saucer, box, canvas)

    def _mark_slots(self, count: int, layout: TableLayout, canvas: Canvas) -> None:
        path = QPainterPath()
        wide, high = layout.card, layout.card * ASPECT
        for number in range(count):
            place = layout.slot(number, count)
            box = QRectF(place.x - wide / 2, place.y - high / 2, wide, high)
            path.addRoundedRect(box, wide * 0.05, wide * 0.05)
        pen = QPen(QColor(canvas.theme.palette.cloth_line), max(1.5, layout.card * 0.014))
        pen.setDashPattern([5, 3.5])
        self._slots.setPen(pen)
        self._slots.setPath(path)

    def say(
        self, text: str, place: Place, trick: Sequence[Place] = (), bars: Sequence[Box] = ()
    ) -> None:
        """Show a sentence on a note above a card, clear of hand, trick, bars and own plate."""
        slip, lies = spoken_slip(text, place, self._layout, trick, bars)
        self._speech.put(paint_speech(slip, self._canvas), lies.x, lies.y)
        self._advice.hide()

    @property
    def speech(self) -> Box | None:
        """Box of the sentence's note; None if hidden."""
        return self._speech.box

    def advise(
        self, text: str, moment: TableMoment, rooms: Sequence[Sequence[Box]] | None = None
    ) -> None:
        """Show a hint on a note above the hand; an empty text hides it.

        Only one note is shown: a new hint replaces a refusal, and waits for the end of
        another.

        Args:
            text: the hint.
            moment: what is decided.
            rooms: rooms beside a bar of calls, by rank; None without a bar.
        """
        found = (
            advice_slip(text, self._layout, moment)
            if rooms is None
            else slip_beside(text, self._layout, rooms)
        )
        slip, lies = found or (None, self._layout.centre)
        self._told = "" if slip is None else slip.text
        self._advice.wear(lies, paint_speech, slip if text else None, self._canvas)
        self._advice.end_at(lies.bottom)
        if text and text != self._advised:
            self._speech.hide()
        elif self._speech.box is not None:
            self._advice.hide()
        self._advised = text

    def tells(self, text: str) -> bool:
        """Return True if the hint's note shows the whole of a text."""
        return self._advice.box is not None and self._told.replace("\n", " ") == text

    def make_way(self, bars: Sequence[Box]) -> None:
        """Hide the rule and the tags with calls that a bar would cover in part."""
        for painted in (self._rule, *self._sayings):
            painted.fade(any(painted.box.meets(bar) for bar in bars) if painted.box else False)

    @property
    def lasting(self) -> list[Box]:
        """Boxes of rule, tags with calls, notes and button, as far as they are visible."""
        painted = self._rule, self._button, *self._sayings, *self._texts.values()
        return [box for each in painted if (box := each.box) is not None]

    @property
    def written(self) -> list[Box]:
        """The same boxes, and that of the hint."""
        return [*self.lasting, *filter(None, (self.advice,))]

    @property
    def advice(self) -> Box | None:
        """Box of the hint's note; None if hidden."""
        return self._advice.box

    def rim(self, place: Place | None) -> None:
        """Outline the winning card with a thin warm line."""
        colours = self._canvas.theme.palette
        self._outline(self._rim, place, colours.hint, colours.hint_halo)

    def ring(self, place: Place | None) -> None:
        """Outline the card with the keyboard's focus, or none."""
        colours = self._canvas.theme.palette
        self._outline(self._ring, place, colours.focus, colours.focus_halo)

    def hint(self, places: Sequence[Place]) -> None:
        """Outline the hinted cards with a warm dashed line."""
        while len(self._hints) < len(places):
            self._hints.append(Outline(self._scene, dashed=True))
        colours = self._canvas.theme.palette
        for outline, place in zip_longest(self._hints, places):
            self._outline(outline, place, colours.hint, colours.hint_halo)

    def count(self, places: Sequence[Place]) -> None:
        """Outline the cards that make up a value with a thin warm line."""
        while len(self._counting) < len(places):
            self._counting.append(Outline(self._scene, thick=RIM))
        colours = self._canvas.theme.palette
        for outline, place in zip_longest(self._counting, places):
            self._outline(outline, place, colours.hint, colours.hint_halo)

    def mark_chosen(self, places: Sequence[Place]) -> None:
        """Outline the cards chosen earlier with a pale solid line and a pin."""
        while len(self._chosen) < len(places):
            self._chosen.append(Outline(self._scene, pinned=True))
        colours = self._canvas.theme.palette
        for outline, place in zip_longest(self._chosen, places):
            self._outline(outline, place, colours.focus_halo, colours.hint_halo)

    def _outline(self, outline: Outline, place: Place | None, colour: str, halo: str) -> None:
        outline.show(place, self._layout.card, self._canvas, colour, halo)

    @property
    def shows_focus(self) -> bool:
        """True while the keyboard's focus is shown."""
        return self._ring.visible

    @property
    def rimmed(self) -> Place | None:
        """Place of the card outlined as the winning one; None if none is."""
        return self._rim.around

    def say_nothing(self) -> None:
        """Hide the sentence, and show the hint again that it had replaced."""
        self._speech.hide()
        if self._told:
            self._advice.show()
