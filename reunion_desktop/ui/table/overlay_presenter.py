"""Presenter of the overlays: plates, notes, focus, hints and refusals for the current state."""

from __future__ import annotations

from collections.abc import Callable

from reunion_desktop.engine.cards import NO_CARDS, Card, CardSet
from reunion_desktop.engine.legal import Refusal
from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.table.choice_input import ChoiceInput
from reunion_desktop.ui.table.layout.places import Place
from reunion_desktop.ui.table.layout.table_layout import TableMoment
from reunion_desktop.ui.table.stage.boards import Canvas
from reunion_desktop.ui.table.stage.overlays import OverlayContent, Overlays
from reunion_desktop.ui.table.stage.stage import Stage
from reunion_desktop.ui.table.view_model import TableViewModel


class OverlayPresenter:
    """Updates the overlays from the view model; puts a refusal into words beside its card."""

    def __init__(
        self,
        showing: TableViewModel,
        stage: Stage,
        overlays: Overlays,
        faces: CardPictureCache,
        sentence: Callable[[Refusal], str],
    ) -> None:
        """Set up the presenter; ``sentence`` puts a refusal into words."""
        self._showing = showing
        self._stage = stage
        self._overlays = overlays
        self._faces = faces
        self._sentence = sentence

    def show(self, focus: Card | None) -> None:
        """Update all overlays; while cards move, neither focus nor hints are shown.

        Args:
            focus: the card with the keyboard's focus, if it is to be drawn.
        """
        showing, layout = self._showing, self._showing.layout
        what, still = showing.overlay_content(), not self._stage.moving
        self._overlays.show(what, layout, self._canvas())
        winning = what.winning
        if winning is None or not self._stage.lies(winning):
            self._overlays.rim(None, layout)
        else:
            self._overlays.rim(self._stage.place_of(winning), layout)
        advice = showing.advice if still else ""
        self._overlays.advise(advice, layout, self._canvas(), self._moment(what))
        place = self._stage.place_of(focus) if focus is not None and still else None
        self._overlays.ring(place, layout)
        self._overlays.hint(self._places(showing.hinted if still else NO_CARDS), layout)
        self._overlays.mark_chosen(self._places(showing.chosen_once if still else NO_CARDS), layout)

    def _moment(self, what: OverlayContent) -> TableMoment:
        """Kind of decision the player is asked for."""
        if what.slots:
            return TableMoment.LAYS_AWAY
        play = self._showing.play
        return TableMoment.LEADS if play is not None and play.led is None else TableMoment.FOLLOWS

    def _places(self, cards: CardSet) -> list[Place]:
        """Places of those of the cards that are on the table."""
        return [lies for each in cards if (lies := self._stage.place_of(each)) is not None]

    def hide_focus(self) -> None:
        """Hide the focus while cards move."""
        self._overlays.ring(None, self._showing.layout)

    def explain(self, choosing: ChoiceInput) -> None:
        """Show why the card under the pointer is not legal, if it is not."""
        card = self._showing.pointed
        picked = card in self._showing.picking.cards
        choosing.explain(None if picked else choosing.why_not(card))

    def say(self, refusal: Refusal | None) -> None:
        """Show a refusal on a note above its card; None hides the note."""
        place = None if refusal is None else self._stage.place_of(refusal.card)
        if refusal is None or place is None:
            self._overlays.say_nothing()
        else:
            text = self._sentence(refusal)
            self._overlays.say(text, place, self._showing.layout, self._canvas())

    def _canvas(self) -> Canvas:
        return Canvas(self._faces.theme, self._stage.ratio)
