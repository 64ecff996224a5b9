"""Call bar: a widget over the table with one button per legal call.

Suits appear as the signs of the pack in use, numbers as one button with less and more, cards as
small pictures. Digits press the first nine calls; arrow keys move; costly calls need two presses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QWidget

from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.ui.calls.button import BarQuestion, BarTitle, CallButton, Face
from reunion_desktop.ui.calls.flow import Flow, fit, flow, neighbour
from reunion_desktop.ui.calls.offer import KEYED, CallOffer, keys_of
from reunion_desktop.ui.calls.stepper import Stepper
from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.look.plain_text import explain, on_hover
from reunion_desktop.ui.table.stage.boards import draw_board
from reunion_desktop.ui.words import access as access_words
from reunion_desktop.ui.words.access import sentence
from reunion_desktop.ui.words.game_words import CallNote

_PAD, _GAP, _ROUND = 0.55, 0.45, 0.5
"""Padding and gaps of the buttons, radius of the bar's corners; in type heights."""
_KEYS = f"1–{KEYED}, ← ↑ ↓ →".replace(" ", "\N{NO-BREAK SPACE}")
"""Keys that reach every button, where not each has a digit; the same in all languages."""
_STEPS = {Qt.Key.Key_Up: 1, Qt.Key.Key_Plus: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_Minus: -1}
_ALONG = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


@guarded
class CallBar(QFrame):
    """Bar of the legal calls; hidden while there are none."""

    chosen = Signal(object)
    """Emitted with the Call that the player makes."""
    escaped = Signal()
    """Emitted for Escape, if it does not put back an armed call."""
    left = Signal()
    """Emitted when the keyboard focus should go back to the cards."""

    def __init__(self, over: QWidget, faces: CardPictureCache) -> None:
        """Create the bar over a table, hidden until there is a call to make."""
        super().__init__(over)
        self.setObjectName("calls")
        # Clicks between the buttons do not reach the table.
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self._over, self._faces = over, faces
        self._offer = CallOffer()
        self._say: Callable[[Call], str] = str
        self._buttons: dict[Call, CallButton] = {}
        self._groups: list[list[CallButton]] = []
        self._titles: dict[int, tuple[Call, BarTitle]] = {}
        """Shared text of the calls of a group, and its label, by the group's index."""
        self._question = BarQuestion(self)
        self._stepper: Stepper | None = None
        self._armed: Call | None = None
        self._advised: Call | None = None
        self._own: Call | None = None
        self._ranks: tuple[tuple[QRect, ...], ...] = ()
        self._size = 16.0
        self._measured = 0.0, 0.0
        self._wanted: list[list[QSize]] = []
        self.aside: tuple[CallButton, ...] = ()
        """Buttons after the others that make no call."""
        over.installEventFilter(self)
        self.say_anew(self._offer, str)
        self.hide()

    # Offered calls --------------------------------------------------------------------------------

    @property
    def offered(self) -> CallOffer:
        """Calls offered now."""
        return self._offer

    @property
    def buttons(self) -> tuple[CallButton, ...]:
        """All buttons, in tab order."""
        return tuple(button for group in self._groups for button in group)

    def offer(self, offer: CallOffer, say: Callable[[Call], str]) -> None:
        """Show the legal calls; an empty offer hides the bar.

        Args:
            offer: the calls to show.
            say: returns the game's own text of a call.
        """
        self.hold_focus(leaves=not offer)
        self._offer, self._say = offer, say
        self._question.setVisible(bool(offer.question))
        self._armed = self._advised = self._own = None
        self._build()
        self.setVisible(bool(offer))
        if offer:
            self._arrange()
            self.raise_()

    def hold_focus(self, *, leaves: bool) -> None:
        """Take the focus from a button about to be hidden, which would hand it to the sheet."""
        if any(each.hasFocus() for each in (self, *self.buttons, *self.aside)):
            if leaves:
                self.left.emit()
            else:
                self.setFocus(Qt.FocusReason.OtherFocusReason)

    def say_anew(self, offer: CallOffer, say: Callable[[Call], str]) -> None:
        """Show the same offer in another language; the focus and an armed call stay."""
        self._offer, self._say = offer, say
        self.setAccessibleName(self.tr("Your calls"))
        self.dress()

    def advise(self, call: Call | None, own: Call | None = None) -> None:
        """Mark the call that a hint recommends, and the player's own; None removes a mark."""
        self._advised, self._own = call, own
        if self._stepper is not None:
            self._stepper.go_to(call)
        self._write()

    def take_focus(self) -> None:
        """Take the keyboard focus: on the advised call, or *pass*, otherwise on no button.

        A key pressed while the bar appears must not make a call by accident.
        """
        advised = next((each for each in self.buttons if each.advised), None)
        (advised or self._buttons.get(PASS) or self).setFocus(Qt.FocusReason.OtherFocusReason)

    def press(self, call: Call) -> None:
        """Make a call, or arm it for the second press."""
        if call in self._offer.grave and self._armed != call:
            self._arm(call)
        else:
            self._arm(None)
            self.chosen.emit(call)

    # Placement ------------------------------------------------------------------------------------

    def dress(self) -> None:
        """Apply the theme of the cards."""
        self._write()
        self._arrange()
        self.update()

    def stand_in(self, ranks: Sequence[Sequence[QRect]], size: float) -> None:
        """Lie in one of the areas, as ``fit`` chooses it; the size is a type height in pixels."""
        self._ranks, self._size = tuple(map(tuple, ranks)), size
        self._arrange()

    def _arrange(self) -> None:
        if not any(self._ranks) or not self._buttons:
            return
        self._measured = 0.0, 0.0
        found = fit(self._flow, self._ranks, self._size)
        self._measure(found.size, found.gaps)
        self.setGeometry(found.box)
        pad = round(_PAD * found.gaps * found.size)
        places = found.made.within(self.rect().adjusted(pad, pad, -pad, -pad))
        for widget, place in zip(self._standing(), places, strict=True):
            widget.setGeometry(place)

    def _standing(self) -> Iterator[QWidget]:
        """All widgets on the bar, from first to last."""
        if self._offer.question:
            yield self._question
        for number, group in enumerate(self._groups):
            if number in self._titles:
                yield self._titles[number][1]
            yield from group
        yield from self.aside

    def _flow(self, size: float, gaps: float, room: QRect) -> tuple[Flow, QRect]:
        self._measure(size, gaps)
        pad = round(_PAD * gaps * size)
        around = room.adjusted(pad, pad, -pad, -pad)
        wanted: list[list[QSize]] = []
        for number, group in enumerate(self._wanted):
            title = self._titles.get(number)
            wanted += [group] if title is None else [[title[1].wanted(around.width())], group]
        if gaps < 1:  # The buttons follow each other like words.
            wanted = [[each] for group in wanted for each in group]
        head = self._question.wanted(around.width()) if self._offer.question else None
        return flow(wanted, around.width(), round(_GAP * gaps * size), head), around

    def _measure(self, size: float, gaps: float) -> None:
        """Apply a type height, and measure the buttons in it."""
        if self._measured == (size, gaps):
            return
        self._measured = size, gaps
        for title in (self._question, *(label for _, label in self._titles.values())):
            title.dress(self._faces.theme, size)
        for button in (*self.buttons, *self.aside):
            button.dress(size, gaps)
        self._wanted = [
            [each.sizeHint() for each in group] for group in (*self._groups, self.aside)
        ]

    # Buttons --------------------------------------------------------------------------------------

    def _build(self) -> None:
        for widget in (*self.buttons, *(label for _, label in self._titles.values())):
            widget.hide()
            widget.deleteLater()
        self._buttons, self._groups, self._titles = {}, [], {}
        self._stepper = None
        for group in self._offer.groups:
            if group.stepper:
                self._build_stepper(group.calls)
            else:
                row = [self._made(partial(self.press, call)) for call in group.calls]
                self._buttons.update(zip(group.calls, row, strict=True))
                if group.title is not None:
                    self._titles[len(self._groups)] = group.title, BarTitle(self)
                self._groups.append(row)
        for button in self.aside:
            button.raise_()  # Screen readers find the buttons in the order in which they lie.
        self._write()

    def _build_stepper(self, calls: tuple[Call, ...]) -> None:
        """Build a number button with buttons for less and more on both sides."""
        less, number, more = (self._made() for _ in range(3))
        self._stepper = stepper = Stepper(calls, less, number, more)
        number.clicked.connect(lambda: self.press(stepper.call))
        stepper.stepped.connect(lambda: self._arm(None))
        stepper.stepped.connect(self.dress)
        self._buttons[calls[0]] = number
        self._groups.append([less, number, more])

    def _made(self, pressed: Callable[[], None] | None = None) -> CallButton:
        button = CallButton(self, self._faces)
        button.installEventFilter(self)
        if pressed is not None:
            button.clicked.connect(pressed)
        button.setVisible(True)
        return button

    def _arm(self, call: Call | None) -> None:
        if call != self._armed:
            self._armed = call
            self._write()  # A button that moved between press and release would lose the click.

    # Words ----------------------------------------------------------------------------------------

    def _write(self) -> None:
        """Update the texts of all buttons."""
        for call, label in self._titles.values():
            label.setText(self._say(call))
        cards = {call for group in self._offer.groups if group.cards for call in group.calls}
        keys = {call: key for key, call in keys_of(self._buttons).items()}
        self._question.ask(self._offer.question, _KEYS if len(keys) < len(self._buttons) else "")
        stepper = self._stepper
        for first, button in self._buttons.items():
            call = stepper.call if stepper is not None and button is stepper.number else first
            self._name(button, call, keys.get(first, ""), brief=first in cards)
        if stepper is not None:
            stepper.write()

    def _name(self, button: CallButton, call: Call, key: str, *, brief: bool) -> None:
        """Set the text of a button; ``brief`` shows only the card that the call names."""
        said, armed = self._say(call), call == self._armed
        sure = self.tr("Confirm")
        name = self.tr("Confirm: {call}").format(call=said) if armed else said
        card = call.card if brief else self._offer.shown(call)
        sign = call.suit.letter if call.suit is not None and card is None else ""
        text, grave = sure if armed else "" if brief else said, call in self._offer.grave
        note = self._offer.notes.get(call, CallNote(""))
        advised, own = call == self._advised, call == self._own
        told = (
            sentence(access_words.advised()) if advised else "",
            self.tr("Your answer.") if own else "",
            note.text and self.tr("{note}.").format(note=note.text),
            self.tr("A second press confirms it.") if grave else "",
            self.tr("Key {key}").format(key=key) if key else "",
        )
        button.show_face(Face(text, sign, str(card or ""), key, armed, note, sure if grave else ""))
        button.advise(on=advised, own=own)
        button.setAccessibleName(name)
        described = " ".join(filter(None, told))
        explain(button, described)
        if brief:
            # Only for the eye: the button shows no words, but is called by them.
            button.setToolTip(on_hover(f"{said}. {described}"))

    # Events ---------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle arrow keys on buttons, and digits pressed on the table."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            if watched is self._over:
                return self.isVisible() and self._digit(event.text())
            if isinstance(watched, CallButton):
                return self.press_key(watched, event)
        if event.type() is QEvent.Type.FocusOut and isinstance(watched, CallButton):
            self._arm(None)
        return super().eventFilter(watched, event)

    def press_key(self, button: CallButton, event: QKeyEvent) -> bool:
        """Handle a key pressed on a button; return whether it has a function."""
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            button.click()
        elif key == Qt.Key.Key_Escape:
            if self._armed is None:
                self.escaped.emit()
            self._arm(None)
        elif self._stepper is not None and button is self._stepper.number and key in _STEPS:
            self._stepper.step(_STEPS[key])
        elif key in _ALONG:
            row, step = (*self.buttons, *self.aside), _ALONG[key]
            lines = [each.geometry() for each in row]
            found = neighbour(lines, row.index(button), step, across=key in _STEPS)
            row[found].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            return self._digit(event.text())
        return True

    def _digit(self, text: str) -> bool:
        """Press the button of a digit; return False if there is none."""
        call = keys_of(self._buttons).get(text)
        if call is None:
            return False
        self._buttons[call].setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._buttons[call].click()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle keys while no button has the focus: an arrow goes to the first or last one."""
        way = _ALONG.get(Qt.Key(event.key()))
        if way is not None and self.buttons:
            self.buttons[0 if way > 0 else -1].setFocus(Qt.FocusReason.TabFocusReason)
        elif event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
        elif not self._digit(event.text()):
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the bar's background, a dark wooden board."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(4, 3, -4, -5)
        draw_board(painter, box, self._faces.theme.palette, radius=self._size * _ROUND)
        painter.end()
