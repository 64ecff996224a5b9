"""Director of the table's animations: shows observations at once or plans their motions."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from reunion_desktop.engine.dealing.shuffle import Draw
from reunion_desktop.engine.events import CardsDealt, DealScored, TrickTaken
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.record import SeenStep
from reunion_desktop.ui.look.durations import PACES, Speed
from reunion_desktop.ui.sound.cues import Sound
from reunion_desktop.ui.table.choice_input import ChoiceInput
from reunion_desktop.ui.table.layout.pack_cut import PackCut
from reunion_desktop.ui.table.motion.choreography import plan, plan_gather
from reunion_desktop.ui.table.motion.dealing import plan_draw
from reunion_desktop.ui.table.motion.motion import Motions
from reunion_desktop.ui.table.motion.rearranging import plan_return, plan_shift
from reunion_desktop.ui.table.stage.stage import Stage
from reunion_desktop.ui.table.view_model import TableViewModel


class MotionDirector(QObject):
    """Brings observations to the stage, at once or by an animation.

    The view model adopts the observation first and shows it afterwards: if an animation ends
    early, every card is still put in its place.
    """

    adopted = Signal()
    """Another observation is shown; input begun with the one before is void."""
    changed = Signal()
    """The overlays may have to change."""

    def __init__(
        self,
        showing: TableViewModel,
        stage: Stage,
        choosing: ChoiceInput,
        speed: Speed,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._showing = showing
        self._stage = stage
        self._choosing = choosing
        self._shuffled = False
        """True if the sound of the next deal's shuffling was already played."""
        self.pace = PACES[speed]
        """Animation speed from now on."""
        self.skips = False
        """True while steps are shown without animation, whatever the speed."""
        stage.landed.connect(self.show_all)

    # Another observation

    def show_table(self, observation: Observation, *, lying: bool = False) -> None:
        """Show an observation at once; a running animation is settled first.

        ``lying`` keeps the trick just taken in the middle of the table.
        """
        self._stage.finish()
        self._adopt(observation, lying=lying)
        self.show_all()

    def go_back(self, observation: Observation) -> None:
        """Show an earlier or later state; within the same deal, cards are animated.

        No caller waits, and nothing is settled.
        """
        self._stage.finish()
        before, source = self._showing.sight, self._stage.lying()
        shuffling = self._showing.draw is not None or self._showing.cutting is not None
        self._adopt(observation, lying=False)
        picture, motions = self._showing.picture(), Motions()
        if before is not None and not shuffling:
            motions = plan_return(before, source, observation, picture, self.pace)
        self._glide(motions)

    def perform(self, step: SeenStep) -> None:
        """Show a step by its animation; emits ``settled`` exactly once.

        A taken trick is still shown in the middle then.
        """
        self._stage.finish()
        dropped, self._choosing.dropped = self._choosing.dropped, {}
        taken = any(isinstance(event, TrickTaken) for event in step.events)
        dealt = any(isinstance(event, CardsDealt) for event in step.events)
        self._adopt(step.after, lying=taken)
        setting = self._showing.setting()
        motions = plan(step.before, step.events, step.after, setting, self.pace, dropped=dropped)
        self._showing.paying = any(isinstance(event, DealScored) for event in step.events)
        if dealt and self._shuffled:
            self._shuffled = False
            heard = tuple(cue for cue in motions.cues if cue.sound is not Sound.SHUFFLE)
            motions = motions._replace(cues=heard)
        self._begin(motions, dealing=dealt)

    def perform_draw(self, draw: Draw) -> None:
        """Animate the draw for the first deal; ends with ``settled``."""
        self._stage.finish()
        self._showing.cutting = None
        self._showing.draw = draw
        pack, setting = self._showing.pack, self._showing.setting()
        self._begin(plan_draw(draw, pack, setting, self.pace), dealing=True)

    def ask_cut(self) -> None:
        """Spread the pack for the player to cut."""
        self._stage.finish()
        self._showing.draw = None
        self._showing.cutting = PackCut(self._showing.pack)
        self._shuffled = True
        self._stage.sounded.emit(Sound.SHUFFLE)
        self.show_all()

    def gather(self) -> None:
        """Animate the shown trick to its winner; ends with ``settled``."""
        self._stage.finish()
        showing, motions = self._showing, Motions()
        lay, showing.lying = showing.lying, False
        # A trick that the player looks at as the last one stays shown.
        if lay and showing.sight is not None and not showing.back:
            motions = plan_gather(showing.sight, showing.setting(), self.pace)
        self._begin(motions)

    def show_move(self, before: Observation, step: SeenStep | None) -> None:
        """Animate a step from the position before it; without a step, gather the trick."""
        if step is None:
            self.gather()
        else:
            self.show_table(before)
            self.perform(step)

    # The same observation, laid out anew

    def refresh(self) -> None:
        """Show the current picture at once, unless cards are being animated."""
        if not self._stage.moving:
            self.show_all()

    def rearrange(self) -> None:
        """Animate the player's cards to their current places."""
        if self._stage.moving and self._stage.owed:
            return
        picture = self._showing.picture()
        if not self._stage.moving or picture != self._stage.picture:
            self._glide(plan_shift(self._stage.lying(), picture, self.pace))

    def show_all(self) -> None:
        """Put every card in place; a running animation is dropped."""
        self._showing.dealing = self._showing.paying = False
        self._stage.show(self._showing.picture())
        self.changed.emit()

    # Helpers

    def _adopt(self, sight: Observation, *, lying: bool) -> None:
        self._showing.adopt(sight, lying=lying)
        self.adopted.emit()

    def _begin(self, motions: Motions, *, dealing: bool = False) -> None:
        self._showing.dealing = dealing
        self._stage.begin(self._showing.picture(), Motions() if self.skips else motions)
        if self._stage.moving:  # The overlays must know which cards are moving.
            self.changed.emit()

    def _glide(self, motions: Motions) -> None:
        """Animate cards to the current picture where no caller waits for the end."""
        if not motions.lasts:
            self.show_all()
            return
        self._showing.dealing = False
        self._stage.glide(self._showing.picture(), motions)
        self.changed.emit()
