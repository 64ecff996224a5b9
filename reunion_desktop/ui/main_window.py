"""The window: menus, the table, the sheet beside it, and the line that says what happens."""

from __future__ import annotations

import getpass
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QByteArray, QSize, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QDockWidget, QLabel, QMainWindow, QPushButton

from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.legal import Refusal
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.record import SeenStep
from reunion_desktop.engine.ruleset import Ruleset
from reunion_desktop.engine.shuffle import Draw
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.session.conductor import Advice, Conductor, Wait
from reunion_desktop.ui import wording
from reunion_desktop.ui.chrome import style_sheet
from reunion_desktop.ui.dialogs import Dialogs, SheetWriters
from reunion_desktop.ui.faces import Faces
from reunion_desktop.ui.menus import Menus
from reunion_desktop.ui.narrator import Narrator
from reunion_desktop.ui.prompt import Prompt
from reunion_desktop.ui.score_sheet import ScoreSheetWidget
from reunion_desktop.ui.settings import LONGEST_NAME, Preferences
from reunion_desktop.ui.sheet_painter import paper_look, slate_look
from reunion_desktop.ui.table.view import TableView
from reunion_desktop.ui.table.words import TableWords
from reunion_desktop.ui.theme import HURRY, PACES, TEMPI, Speed, Tempo, Theme, motion_reduced

_SHEET_SHARE, _NARROWEST = 0.23, 256
"""How much of a window's width the sheet takes, and its least width in logical pixels."""
_SIZE = QSize(1280, 800)
"""The window of a newcomer, where the screen has room for it."""
_MESSAGE_MS = 8000


class MainWindow(QMainWindow):
    """One table, one sheet, and everything that can be done, in menus with their keys."""

    preferences_changed = Signal(object)
    """Preferences that hold from now on."""

    def __init__(
        self,
        conductor: Conductor,
        preferences: Preferences,
        *,
        presets: Mapping[str, Ruleset],
        levels: Sequence[tuple[str, str]],
        names: Sequence[str],
        sheet_writers: SheetWriters,
        compiled: bool = True,
        hurry: bool = False,
    ) -> None:
        """Lay the table.

        Args:
            conductor: who says what happens.
            preferences: what the person prefers.
            presets: rule sets by name.
            levels: strengths of the opponents, each with its title.
            names: names for the opponents.
            sheet_writers: how a sheet is written to a file.
            compiled: whether the solver is the compiled one.
            hurry: whether nothing is left lying for the eye.
        """
        super().__init__()
        self._conductor = conductor
        self._preferences = preferences
        self._hurry = hurry
        self._faces = Faces(_theme(preferences), self)
        self.table = TableView(self._faces, self._why_not, TableWords.translated(), parent=self)
        self.sheet = ScoreSheetWidget(self)
        self.prompt = Prompt(self.table)
        self.dialogs = Dialogs(
            self,
            presets=presets,
            levels=levels,
            names=names,
            sheet_writers=sheet_writers,
            compiled=compiled,
        )
        self._line = QLabel(self)
        self.narrator = Narrator(self._line, self.table)
        self._claim = QPushButton(self.tr("&Claim the rest"), self)
        self._dock = QDockWidget(self.tr("Score sheet"), self)
        self._put_together()
        self._menus = Menus(self, self._dock.toggleViewAction())
        self._connect()
        self._apply(preferences)
        self.setWindowTitle("Reunion Desktop")
        if not compiled:
            self.statusBar().showMessage(wording.solver_sentence(compiled=False), _MESSAGE_MS)
        room = self.screen().availableGeometry().size()
        self.resize(_SIZE.boundedTo(room * 0.92))
        if preferences.geometry:
            self.restoreGeometry(QByteArray(preferences.geometry))
        if preferences.state:
            self.restoreState(QByteArray(preferences.state))

    def _put_together(self) -> None:
        self.setCentralWidget(self.table)
        self._dock.setObjectName("sheet")
        self._dock.setWidget(self.sheet)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self._dock)
        self._line.setTextFormat(Qt.TextFormat.PlainText)
        self._line.setAccessibleName(self.tr("What happens"))
        self.statusBar().addWidget(self._line, 1)
        self._claim.setVisible(False)
        self._claim.setToolTip(self.tr("Every trick to come is yours, whoever holds what"))
        self.statusBar().addPermanentWidget(self._claim)

    def _connect(self) -> None:
        conductor, table = self._conductor, self.table
        conductor.shown.connect(self._shown)
        conductor.drawn.connect(self._drawn)
        conductor.cut_wanted.connect(lambda _dealer: table.ask_cut())
        conductor.stepped.connect(self._stepped)
        conductor.gather.connect(table.gather)
        conductor.thinking.connect(table.set_thinking)
        conductor.waiting.connect(self._waiting)
        conductor.sheet_changed.connect(self.sheet.show_sheet)
        conductor.advised.connect(self._advised)
        conductor.claimable.connect(self._menus.allow_claim)
        conductor.claimable.connect(self._claim.setVisible)
        self._claim.clicked.connect(conductor.claim)
        conductor.trouble.connect(self.say_trouble)
        table.offered.connect(conductor.offer)
        table.laid_away.connect(conductor.lay_away)
        table.cut.connect(conductor.cut)
        table.went_on.connect(self._went_on)
        table.settled.connect(self._settled)
        table.refused.connect(self._refused)
        table.keys.focused.connect(self._focused)
        menus, dialogs = self._menus, self.dialogs
        menus.new_game.connect(self.choose_game)
        menus.open_record.connect(dialogs.choose_file)
        menus.save_sheet.connect(lambda: dialogs.choose_sheet(self.sheet.sheet))
        menus.went_on.connect(self._went_on)
        menus.undo.connect(conductor.undo)
        menus.hint.connect(conductor.hint)
        menus.claim.connect(conductor.claim)
        menus.last_trick.connect(table.show_last_trick)
        menus.quit.connect(self.close)
        menus.full_screen.connect(self._full_screen)
        menus.preferences.connect(lambda: dialogs.prefer(self._preferences))
        menus.rules.connect(dialogs.show_rules)
        menus.about.connect(dialogs.show_about)
        dialogs.preferred.connect(self._preferred)
        self.prompt.accepted.connect(self._went_on)
        self.prompt.declined.connect(self.choose_game)
        self._dock.visibilityChanged.connect(lambda _on: self._remember_sheet())

    # What the program is told ---------------------------------------------------------------

    def set_players(self, names: tuple[str, ...], rules: Ruleset) -> None:
        """Say who sits at the table, and by which rules they play."""
        self.narrator.sit(names, rules)
        self.table.set_names(names)
        self.dialogs.follow(rules)

    def persons_name(self) -> str:
        """What to call the person who has not said so: the account's name."""
        try:
            name = getpass.getuser().strip()[:LONGEST_NAME]
        except (OSError, KeyError, ImportError):
            name = ""
        return name.capitalize() or self.tr("Guest")

    def say_trouble(self, sentence: str) -> None:
        """Say that something outside the game went wrong."""
        self.narrator.say(sentence)
        self.statusBar().showMessage(sentence, _MESSAGE_MS)

    def remembered(self, preferences: Preferences) -> Preferences:
        """The preferences with the window as it stands."""
        return replace(
            preferences,
            geometry=bytes(self.saveGeometry().data()),
            state=bytes(self.saveState().data()),
        )

    @property
    def preferences(self) -> Preferences:
        """What holds now."""
        return self._preferences

    @property
    def message(self) -> str:
        """What the line below the table says now."""
        return self.narrator.text

    def set_tempo(self, tempo: Tempo) -> None:
        """How long tricks lie, unless the person goes on by hand."""
        trick = None if self._preferences.wait_for_click and not self._hurry else tempo.trick
        self._conductor.set_pace(trick, tempo.mind)

    # What the conductor says ----------------------------------------------------------------

    @Slot(object)
    def _shown(self, observation: Observation) -> None:
        self.prompt.hide()
        self._menus.forget_last_trick()
        self.table.show_table(observation)

    @Slot(object)
    def _drawn(self, draw: Draw) -> None:
        self.narrator.draw(draw)
        self.table.perform_draw(draw)

    @Slot(object)
    def _stepped(self, step: SeenStep) -> None:
        self._menus.forget_last_trick()
        self.narrator.step(step)
        self.table.perform(step)

    @Slot()
    def _settled(self) -> None:
        self.narrator.settled()
        self._conductor.settled()

    @Slot(object)
    def _advised(self, advice: Advice) -> None:
        self.narrator.advice(advice.cards, advice.reasons)
        self.table.show_hint(advice.cards)

    @Slot(object)
    def _waiting(self, wait: Wait) -> None:
        observation = self._conductor.observation
        self._menus.allow(
            go_on=wait in (Wait.TRICK, Wait.DEAL, Wait.GAME, Wait.SITTING),
            undo=self._conductor.can_undo,
            hint=wait in (Wait.CARD, Wait.DISCARD),
        )
        if wait in (Wait.CARD, Wait.DISCARD) and observation.legal is not None:
            self.narrator.prompt(observation.legal)
        if wait in (Wait.DEAL, Wait.GAME, Wait.SITTING):
            self._ask_to_go_on(wait, observation)
        elif self.prompt.isVisible():
            self.prompt.hide()
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _ask_to_go_on(self, wait: Wait, observation: Observation) -> None:
        counted, settled = self.narrator.count(observation)
        if not settled:
            heading = self.tr("Deal {number} is counted")
            number = observation.lines[-1].number
            self.prompt.ask(heading.format(number=number), counted, self.tr("&Next deal"))
            return
        new_game = self.tr("New &game…")
        if wait is Wait.SITTING:
            heading = self.tr("The sitting is over")
            self.prompt.ask(heading, f"{counted}\n\n{settled}", new_game)
        else:
            heading = self.tr("The game is over")
            self.prompt.ask(heading, f"{counted}\n\n{settled}", self.tr("&Another game"), new_game)

    # What the person does -------------------------------------------------------------------

    @Slot()
    def _went_on(self) -> None:
        if self._conductor.wait is Wait.SITTING:
            self.choose_game()
        else:
            self._conductor.go_on()

    @Slot(object)
    def _refused(self, refusal: Refusal | None) -> None:
        if refusal is not None:
            self.narrator.refusal(refusal, self._order())
        elif self._conductor.wait in (Wait.CARD, Wait.DISCARD):
            self.narrator.prompt(self._conductor.observation.legal)

    @Slot(object)
    def _focused(self, card: Card | None) -> None:
        """Say to a screen reader which card the keyboard has come to."""
        order = self._order()
        if card is not None and order is not None:
            self.narrator.focus(card, order)

    def _why_not(self, refusal: Refusal) -> str:
        """Why a card may not be chosen, in the words of this deal."""
        return wording.refusal_sentence(refusal, self._order())

    def _order(self) -> CardOrder | None:
        """How the cards rank in this deal; None between two."""
        deal = self._conductor.observation.deal
        return deal.order if deal is not None else None

    @Slot()
    def choose_game(self) -> None:
        """Ask for rules and opponents, and begin."""
        self.dialogs.choose_game(self._preferences.new_game)

    def save_sheet(self, path: Path) -> None:
        """Have the sheet written to a file, whose ending says how."""
        self.dialogs.save_sheet(self.sheet.sheet, path)

    @Slot(object)
    def _preferred(self, preferences: Preferences) -> None:
        self._apply(preferences)
        self.preferences_changed.emit(preferences)

    def adopt(self, preferences: Preferences) -> None:
        """Take over preferences that were changed elsewhere."""
        self._preferences = preferences

    def _apply(self, preferences: Preferences) -> None:
        """Let the preferences hold from now on."""
        before, self._preferences = self._preferences, preferences
        speed = Speed.NONE if motion_reduced() else preferences.speed
        self.table.set_speed(speed)
        self.table.set_highlighting(preferences.highlighting)
        self.table.set_clicks(preferences.clicks)
        self.table.set_hand_order(preferences.hand_order)
        theme = _theme(preferences)
        if theme != self._faces.theme or before is preferences:
            self.table.retheme(theme)
        self.setStyleSheet(style_sheet(theme.palette, self.font().pointSizeF()))
        look = slate_look if preferences.sheet_on_slate else paper_look
        self.sheet.set_look(look(theme.palette))
        self.sheet.set_by_hand(preferences.sheet_by_hand)
        self.sheet.set_stroke_time(0 if self._hurry else PACES[speed].stroke)
        self._dock.setVisible(preferences.sheet_visible)
        self.set_tempo(HURRY if self._hurry else TEMPI[speed])

    # The window itself ----------------------------------------------------------------------

    def _full_screen(self, on: bool) -> None:  # noqa: FBT001 - Qt's own signal.
        if on:
            self.showFullScreen()
        else:
            self.showNormal()

    def _remember_sheet(self) -> None:
        visible = not self._dock.isHidden()
        if visible != self._preferences.sheet_visible and self.isVisible():
            self._preferences = replace(self._preferences, sheet_visible=visible)
            self.preferences_changed.emit(self._preferences)

    def showEvent(self, event: QShowEvent) -> None:
        """The sheet has its share of the window, unless the person has chosen another."""
        super().showEvent(event)
        if not event.spontaneous() and not self._preferences.state:
            width = max(_NARROWEST, round(self.width() * _SHEET_SHARE))
            self.resizeDocks([self._dock], [width], Qt.Orientation.Horizontal)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A window higher than wide has its sheet below the table."""
        super().resizeEvent(event)
        size, right = event.size(), Qt.DockWidgetArea.RightDockWidgetArea
        wanted = Qt.DockWidgetArea.BottomDockWidgetArea if size.height() > size.width() else right
        if not self._dock.isFloating() and self.dockWidgetArea(self._dock) != wanted:
            self.addDockWidget(wanted, self._dock)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing waits: whatever flies or thinks is dropped, and all is on disk."""
        self._conductor.close()
        super().closeEvent(event)


def _theme(preferences: Preferences) -> Theme:
    """The look that the person prefers."""
    return Theme(
        cloth=preferences.cloth,
        back=preferences.back,
        design=preferences.design,
        four_colours=preferences.four_colours,
    )
