"""The window: menus, the table, the sheet beside it, and the line that says what happens."""

from __future__ import annotations

import getpass
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QMainWindow,
    QWidget,
)

from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.legal import Refusal
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.record import SeenStep
from reunion_desktop.engine.ruleset import Ruleset
from reunion_desktop.engine.shuffle import Draw
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.session.conductor import Conductor, Wait
from reunion_desktop.session.counsel import Advice
from reunion_desktop.ui.cards.faces import Faces
from reunion_desktop.ui.dialogs.preferences import LONGEST_NAME, Preferences
from reunion_desktop.ui.look.pace import HURRY, PACES, TEMPI, Speed, Tempo
from reunion_desktop.ui.look.reduced_motion import motion_reduced
from reunion_desktop.ui.look.style_sheets import style_sheet
from reunion_desktop.ui.look.surroundings import Surroundings, dress, surroundings
from reunion_desktop.ui.look.theme import Theme, index_letters
from reunion_desktop.ui.sheet.heading import SheetTools
from reunion_desktop.ui.sheet.look import Material, look_of
from reunion_desktop.ui.sheet.score_sheet import ScoreSheetWidget
from reunion_desktop.ui.sheet.style import SheetStyle
from reunion_desktop.ui.sound.cues import Sound
from reunion_desktop.ui.sound.speaker import Speaker
from reunion_desktop.ui.table.view import TableView
from reunion_desktop.ui.window.counsel_bar import CounselBar
from reunion_desktop.ui.window.dialogs import Dialogs
from reunion_desktop.ui.window.elided_line import ToldLine
from reunion_desktop.ui.window.menus import Menus
from reunion_desktop.ui.window.narrator import Narrator
from reunion_desktop.ui.window.prompt import Prompt
from reunion_desktop.ui.window.seal_badge import SealBadge
from reunion_desktop.ui.words.faults import fault_sentence
from reunion_desktop.ui.words.labels import Labels, name_buttons
from reunion_desktop.ui.words.language import spoken
from reunion_desktop.ui.words.opponents import solver_sentence
from reunion_desktop.ui.words.refusals import refusal_sentence
from reunion_desktop.ui.words.table import TableWords

if TYPE_CHECKING:
    from reunion_desktop.ui.lesson.panel import LessonPanel
    from reunion_desktop.ui.look.motion_wish import MotionWish

_SHEET_SHARE, _NARROWEST = 0.23, 256
"""How much of a window's width the sheet takes, and its least width in logical pixels."""
_LOWER_SHARE = 0.34
"""How much of a window's height the sheet takes below the table."""
_SIZE = QSize(1280, 800)
"""The window of a newcomer, where the screen has room for it."""
_MESSAGE_MS = 8000
_NOBODY = frozenset(
    (
        *("", "admin", "administrator", "debian", "default", "guest", "live", "nobody", "pi"),
        *("root", "system", "test", "ubuntu", "user"),
    )
)
"""Accounts that are not called after anybody."""


class MainWindow(QMainWindow):
    """One table, one sheet, and everything that can be done, in menus with their keys."""

    preferences_changed = Signal(object)
    """Preferences that hold from now on."""
    dressed = Signal()
    """The preferences or the desktop's wishes have changed how windows look."""
    left = Signal()
    """The window was closed."""
    review_wanted = Signal(int, int)
    """A deal of the sitting is to be looked at again: the game's number and the deal's, from 1."""
    archive_wanted = Signal()
    """The archive is to be opened."""
    today_chosen = Signal()
    """The deal of the day is to be played."""
    lesson_wanted = Signal()
    """The first lesson is to be opened."""

    def __init__(
        self,
        conductor: Conductor,
        preferences: Preferences,
        *,
        presets: Mapping[str, Ruleset],
        levels: Sequence[str],
        names: Sequence[str],
        sheet_tools: SheetTools,
        compiled: bool = True,
        hurry: bool = False,
    ) -> None:
        """Lay the table.

        Args:
            conductor: who says what happens.
            preferences: what the person prefers.
            presets: rule sets by name.
            levels: strengths of the opponents.
            names: names for the opponents.
            sheet_tools: what saving and printing a sheet needs.
            compiled: whether the solver is the compiled one.
            hurry: whether nothing is left lying for the eye.
        """
        # Before there is any widget: what is there already would keep the print it was made with.
        dress(preferences.light, _around(preferences))
        super().__init__()
        self._conductor = conductor
        self._preferences = preferences
        self._hurry = hurry
        self._wish: MotionWish | None = None
        self._aside = False
        self._teacher: LessonPanel | None = None
        self._faces = Faces(_theme(preferences, _around(preferences)), self)
        self.table = TableView(self._faces, self._why_not, TableWords.translated(), parent=self)
        self.sheet = ScoreSheetWidget(self)
        self.prompt = Prompt(self.table)
        self._speaker = Speaker()
        self.dialogs = Dialogs(
            self,
            presets=presets,
            levels=levels,
            names=names,
            sheet_tools=sheet_tools,
            compiled=compiled,
        )
        self.dialogs.look_like(self._faces)
        self._line = ToldLine(self)
        self.narrator = Narrator(self._line, self.table)
        self.seal = SealBadge(self)
        self._dock = QDockWidget(self)
        self._captions = Labels()
        self._put_together()
        self._menus = Menus(self, self._dock.toggleViewAction())
        self._connect()
        self._apply(preferences)
        self.setWindowTitle("Reunion Desktop")
        if not compiled:
            self.statusBar().showMessage(solver_sentence(compiled=False), _MESSAGE_MS)
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
        self.statusBar().addWidget(self._line, 1)
        self._counsel = CounselBar(self.statusBar(), self._captions)
        self.statusBar().addPermanentWidget(self.seal)
        self._line.stand_beside(self.seal, *self._counsel.buttons)
        write = self._captions.write
        write(self._dock.setWindowTitle, lambda: self.tr("Score sheet"))
        write(self._line.setAccessibleDescription, lambda: self.tr("What happens"))

    def _connect(self) -> None:
        conductor, table = self._conductor, self.table
        conductor.opened.connect(self.table.show_open)
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
        conductor.claimable.connect(self._counsel.allow_claim)
        self._counsel.claimed.connect(conductor.claim)
        self._counsel.followed.connect(self._follow)
        self._counsel.advises.connect(self._menus.allow_follow)
        self._menus.follow.connect(self._counsel.follow)
        conductor.trouble.connect(self.say_trouble)
        conductor.sealed.connect(self.seal.show_seal)
        table.offered.connect(self._offered)
        table.laid_away.connect(self._laid_away)
        table.cut.connect(conductor.cut)
        table.went_on.connect(self._went_on)
        table.settled.connect(self._settled)
        table.refused.connect(self._refused)
        table.sounded.connect(self._speaker.say)
        self.sheet.stroked.connect(lambda: self._speaker.say(Sound.QUILL))
        self.prompt.accepted.connect(self._went_on)
        self.prompt.declined.connect(self.choose_game)
        self._dock.visibilityChanged.connect(lambda _on: self._remember_sheet())
        hints = QApplication.styleHints()
        hints.colorSchemeChanged.connect(self._desktop_changed)
        hints.accessibility().contrastPreferenceChanged.connect(self._desktop_changed)
        self._connect_menus()

    def _connect_menus(self) -> None:
        conductor, table = self._conductor, self.table
        menus, dialogs = self._menus, self.dialogs
        menus.new_game.connect(self.choose_game)
        menus.open_record.connect(dialogs.choose_file)
        self._connect_sheet(menus, dialogs)
        menus.went_on.connect(self._went_on)
        menus.undo.connect(conductor.undo)
        menus.hint.connect(conductor.hint)
        menus.claim.connect(conductor.claim)
        menus.last_trick.connect(table.show_last_trick)
        menus.quit.connect(self.close)
        menus.deal_code.connect(lambda: dialogs.show_code(conductor.code))
        menus.archive.connect(self.archive_wanted)
        menus.today.connect(self.today_chosen)
        menus.same_cards.connect(self._play_again)
        menus.review.connect(self._review_last)
        self.sheet.row_activated.connect(self.review_wanted)
        menus.compare.connect(lambda: dialogs.compare(self.sheet.sheet.games))
        menus.full_screen.connect(self._full_screen)
        menus.preferences.connect(lambda: dialogs.prefer(self._preferences))
        menus.rules.connect(dialogs.show_rules)
        menus.lesson.connect(self.lesson_wanted)
        menus.about.connect(dialogs.show_about)
        dialogs.preferred.connect(self._preferred)

    def _connect_sheet(self, menus: Menus, dialogs: Dialogs) -> None:
        menus.save_sheet.connect(lambda: dialogs.choose_sheet(self.sheet.sheet, self._material))
        menus.print_sheet.connect(lambda: dialogs.show_sheet(self.sheet.sheet, self._material))
        dialogs.styled.connect(self._styled)
        dialogs.said.connect(self.say_trouble)

    # What the program is told ---------------------------------------------------------------

    def stand_aside(self, title: str) -> None:
        """Be the table aside, at which one game is played on; ``title`` says which."""
        self._aside = True
        self._menus.stand_aside()
        self.setWindowTitle(title)

    def accompany(self, teacher: LessonPanel) -> None:
        """Have a lesson told below the table; what it does not allow is not played."""
        self._teacher = teacher
        place = Qt.DockWidgetArea.BottomDockWidgetArea
        dock = QDockWidget(self)
        self._captions.write(self.setWindowTitle, lambda: self.tr("First lesson"))
        self._captions.write(dock.setWindowTitle, lambda: self.tr("First lesson"))
        dock.setObjectName("teacher")
        dock.setTitleBarWidget(QWidget(dock))
        dock.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
        dock.setWidget(teacher)
        self.setCorner(Qt.Corner.BottomRightCorner, Qt.DockWidgetArea.RightDockWidgetArea)
        self.addDockWidget(place, dock)
        # Once its words know how wide they are, the table has all the rest.
        QTimer.singleShot(0, dock, lambda: self.resizeDocks([dock], [1], Qt.Orientation.Vertical))
        teacher.spoken.connect(self.narrator.announce)
        teacher.marked.connect(self.table.show_hint)
        teacher.turned_to_table.connect(self.table.setFocus)
        # Played once the table has said all it has to say of this moment.
        teacher.chosen.connect(self._play_for, Qt.ConnectionType.QueuedConnection)
        teacher.left.connect(self.close)

    def offer_lesson(self) -> None:
        """Offer the first lesson to a newcomer, above the table and out of the way."""
        from reunion_desktop.ui.window.lesson_offer import LessonOffer  # noqa: PLC0415 - start fast.

        offer = LessonOffer(self)
        offer.accepted.connect(self.lesson_wanted)
        self.addToolBar(offer)

    def set_players(self, names: tuple[str, ...], rules: Ruleset) -> None:
        """Say who sits at the table, and by which rules they play."""
        self.narrator.sit(names, rules)
        self.table.set_names(names)
        self.dialogs.follow(rules)

    def persons_name(self) -> str:
        """What to call the person who has not said so: the account's name, if it is one's own."""
        try:
            name = getpass.getuser().strip()[:LONGEST_NAME]
        except (OSError, KeyError, ImportError):
            name = ""
        return self.tr("Guest") if name.lower() in _NOBODY else name.capitalize()

    def say_trouble(self, sentence: str) -> None:
        """Say that something outside the game went wrong."""
        sentence = fault_sentence(sentence)
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
    def theme(self) -> Theme:
        """What the table and its cards look like now."""
        return self._faces.theme

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
        self.table.go_back(observation)

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
        self._counsel.advise(advice.cards)

    @Slot(object)
    def _waiting(self, wait: Wait) -> None:
        self._counsel.forget()
        observation = self._conductor.observation
        self._menus.allow(
            go_on=wait in (Wait.TRICK, Wait.DEAL, Wait.GAME, Wait.SITTING),
            undo=self._conductor.can_undo,
            hint=wait in (Wait.CARD, Wait.DISCARD),
        )
        deal = observation.deal
        self._menus.allow_last_trick(
            deal is not None
            and bool(deal.taken)
            and not deal.trick.cards
            and wait is not Wait.TRICK
        )
        over = wait in (Wait.GAME, Wait.SITTING)
        games = [game.cards for game in self.sheet.sheet.games if game.cards is not None]
        self._menus.allow_review(any(game.lines for game in self.sheet.sheet.games))
        self._menus.allow_same_cards(
            again=over and self._conductor.code is not None,
            compare=over and games.count(games[-1]) > 1 if games else False,
        )
        if wait in (Wait.CARD, Wait.DISCARD) and observation.legal is not None:
            self.narrator.prompt(observation.legal)
        if self._teacher is not None:
            self._teacher.attend(observation, choosing=wait in (Wait.CARD, Wait.DISCARD))
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
        if self._aside:
            heading = self.tr("The game is over")
            self.prompt.ask(heading, f"{counted}\n\n{settled}", self.tr("&Close this table"))
        elif wait is Wait.SITTING:
            heading = self.tr("The sitting is over")
            self.prompt.ask(heading, f"{counted}\n\n{settled}", new_game)
        else:
            heading = self.tr("The game is over")
            self.prompt.ask(heading, f"{counted}\n\n{settled}", self.tr("&Another game"), new_game)

    # What the person does -------------------------------------------------------------------

    @Slot(object)
    def _offered(self, card: Card) -> None:
        if self._teacher is None or self._teacher.allows(CardSet.of((card,))):
            self._conductor.offer(card)

    @Slot(object)
    def _laid_away(self, cards: CardSet) -> None:
        if self._teacher is None or self._teacher.allows(cards):
            self._conductor.lay_away(cards)

    @Slot(object)
    def _follow(self, cards: CardSet) -> None:
        """Do what the hint said."""
        if self._conductor.wait is Wait.DISCARD:
            self._laid_away(cards)
        else:
            for card in cards:
                self._offered(card)

    @Slot(object)
    def _play_for(self, cards: CardSet) -> None:
        """Play a card in the pupil's place."""
        for card in cards:
            self._conductor.offer(card)

    @Slot()
    def _went_on(self) -> None:
        if self._aside and self._conductor.wait in (Wait.GAME, Wait.SITTING):
            self.close()
        elif self._conductor.wait is Wait.SITTING:
            self.choose_game()
        else:
            self._conductor.go_on()

    def _review_last(self) -> None:
        """The deal that was counted last."""
        games = self.sheet.sheet.games
        counted = [number for number, game in enumerate(games, 1) if game.lines]
        if counted:
            self.review_wanted.emit(counted[-1], games[counted[-1] - 1].lines[-1].number)

    def _play_again(self) -> None:
        """The same cards once more, from the place of whoever sits next."""
        code = self._conductor.code
        if code is not None:
            self._conductor.same_cards(code.turned())

    @Slot(object)
    def _refused(self, refusal: Refusal | None) -> None:
        if refusal is not None:
            self.narrator.refusal(refusal, self._order())
        elif self._conductor.wait in (Wait.CARD, Wait.DISCARD):
            self.narrator.prompt(self._conductor.observation.legal)

    def _why_not(self, refusal: Refusal) -> str:
        """Why a card may not be chosen, in the words of this deal."""
        return refusal_sentence(refusal, self._order())

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
        self.dialogs.save_sheet(self.sheet.sheet, path, self._material)

    @property
    def _material(self) -> Material:
        """What the score is kept with: without a pen the paper is a printer's."""
        if self._preferences.sheet_on_slate:
            return Material.SLATE
        return Material.PAPER if self._preferences.sheet_by_hand else Material.PLAIN

    @Slot(object)
    def _styled(self, style: SheetStyle) -> None:
        self._preferences = replace(self._preferences, sheet_style=style)
        self.sheet.set_initials(style.initials)
        self.preferences_changed.emit(self._preferences)

    @Slot(object)
    def _preferred(self, preferences: Preferences) -> None:
        before = self._preferences
        self._apply(preferences)
        if (before.sound, before.volume) != (preferences.sound, preferences.volume):
            self._speaker.say(Sound.CARD)
        self.preferences_changed.emit(preferences)

    def adopt(self, preferences: Preferences) -> None:
        """Take over preferences that were changed elsewhere."""
        now = self._preferences
        here = replace(preferences, geometry=now.geometry, state=now.state, new_game=now.new_game)
        if here != now:
            self._apply(preferences)
        self._preferences = preferences

    def _apply(self, preferences: Preferences) -> None:
        """Let the preferences hold from now on."""
        before, self._preferences = self._preferences, preferences
        speed = Speed.NONE if motion_reduced() else preferences.speed
        self.table.set_speed(speed)
        self.table.set_highlighting(preferences.highlighting)
        self.table.set_clicks(preferences.clicks)
        self._speaker.set_volume(preferences.volume if preferences.sound else 0)
        self.table.set_hand_order(preferences.hand_order)
        around = _around(preferences)
        dress(preferences.light, around)
        theme = _theme(preferences, around)
        if theme != self._faces.theme or before is preferences:
            self.table.retheme(theme)
            self.dialogs.retheme(theme)
        manner = style_sheet(theme.palette, around, QApplication.font().pointSizeF())
        if manner != self.styleSheet():
            self.setStyleSheet(manner)
        self.sheet.set_look(look_of(self._material, theme.palette))
        self.sheet.set_by_hand(preferences.sheet_by_hand)
        self.sheet.set_initials(preferences.sheet_style.initials)
        self.dialogs.style_sheets(preferences.sheet_style)
        self.sheet.set_stroke_time(0 if self._hurry else PACES[speed].stroke)
        self._dock.setVisible(preferences.sheet_visible)
        self.set_tempo(HURRY if self._hurry else TEMPI[speed])
        self.dressed.emit()

    def _ask_about_motion(self) -> None:
        """Ask the desktop, once there is something to be seen, whether anything may move."""
        from reunion_desktop.ui.look.motion_wish import MotionWish  # noqa: PLC0415 - start fast.

        if self._wish is None:
            self._wish = MotionWish(self)
            self._wish.changed.connect(self._desktop_changed)
            self._wish.ask()

    @Slot()
    def _desktop_changed(self) -> None:
        """The desktop has become light or dark, of another contrast, or still."""
        self._apply(self._preferences)

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
        if self._wish is None:
            QTimer.singleShot(0, self, self._ask_about_motion)
        if not event.spontaneous() and not self._preferences.state:
            self._share_out()

    def _share_out(self) -> None:
        """Give the sheet its share of the window, beside the table or below it."""
        if self.dockWidgetArea(self._dock) is Qt.DockWidgetArea.BottomDockWidgetArea:
            height = round(self.height() * _LOWER_SHARE)
            self.resizeDocks([self._dock], [height], Qt.Orientation.Vertical)
        else:
            width = max(_NARROWEST, round(self.width() * _SHEET_SHARE))
            self.resizeDocks([self._dock], [width], Qt.Orientation.Horizontal)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A window higher than wide has its sheet below the table."""
        super().resizeEvent(event)
        size, right = event.size(), Qt.DockWidgetArea.RightDockWidgetArea
        wanted = Qt.DockWidgetArea.BottomDockWidgetArea if size.height() > size.width() else right
        if not self._dock.isFloating() and self.dockWidgetArea(self._dock) != wanted:
            self.addDockWidget(wanted, self._dock)
            # Not before the window has laid out what it holds.
            QTimer.singleShot(0, self, self._share_out)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything again when the language has changed; the cards lie as they lay."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._captions.rewrite()
            name_buttons(self._dock)
            self._menus.say_anew()
            self.table.set_words(TableWords.translated())
            self.narrator.say_anew()
            self.dialogs.say_anew()
            if self.prompt.isVisible():
                self._ask_to_go_on(self._conductor.wait, self._conductor.observation)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing waits: whatever flies or thinks is dropped, and all is on disk."""
        self._conductor.close()
        self._speaker.close()
        super().closeEvent(event)
        self.left.emit()


def _around(preferences: Preferences) -> Surroundings:
    """What the person prefers around the table, and in it, on this desktop."""
    return surroundings(preferences.light, preferences.contrast, preferences.print_percent)


def _theme(preferences: Preferences, around: Surroundings) -> Theme:
    """The look that the person prefers."""
    return Theme(
        cloth=preferences.cloth,
        back=preferences.back,
        design=preferences.design,
        four_colours=preferences.four_colours,
        letters=index_letters(spoken(preferences.language).value),
        high_contrast=around.high_contrast,
        print_size=around.scale,
    )
