"""Call bar, used by mouse, by keyboard and through a screen reader."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import Card, Rank, Suit
from reunion_desktop.games.ekart.options import demand
from reunion_desktop.games.ekart.rules import LITTLE
from reunion_desktop.ui.calls.bar import CallBar
from reunion_desktop.ui.calls.button import WAIT_MS, BarQuestion, CallButton
from reunion_desktop.ui.calls.offer import CallOffer
from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.look.theme import Theme
from reunion_desktop.ui.look.typefaces import SANS, font
from reunion_desktop.ui.table.layout.free_rooms import call_rooms
from reunion_desktop.ui.table.layout.places import Back, Box, Key, Place, Zone, bounds
from reunion_desktop.ui.table.layout.seat_positions import AROUND, SeatPositions
from reunion_desktop.ui.table.layout.table_layout import TableLayout
from reunion_desktop.ui.table.stage.boards import LEAST
from reunion_desktop.ui.words.game_words import CallNote

SUITS = tuple(Call("trump", suit) for suit in Suit)
AWAY = Call("away")
NUMBERS = tuple(Call("", number=value) for value in (18, 20, 22))
CARDS = tuple(
    Call("staubaus", card=Card(suit, rank)) for suit, rank in product(Suit, tuple(Rank)[8:])
)
ORDER = LITTLE.order(Suit.HEARTS)
QUESTION = "Can you take all ten tricks? Ask for a card, or pass."
MOST = {2: 16, 3: 10, 4: 9, 5: 6, 6: 5}
"""Most cards in a hand, by number of players."""
WORDS = {"pass": "Pass", "away": "Cards away", "staubaus": "Staubaus with"}


def say(call: Call) -> str:
    """Text of a call."""
    if call.suit is not None:
        return ("Clubs", "Diamonds", "Hearts", "Spades")[call.suit]
    return f"{WORDS.get(call.word, '')} {call.card or call.number or ''}".strip()


@pytest.fixture
def bar(cloth: QWidget) -> CallBar:
    """Bar on a widget that is large enough."""
    made = CallBar(cloth, CardPictureCache(Theme(), cloth))
    made.stand_in(((QRect(180, 100, 600, 400),),), 18)
    return made


def named(bar: CallBar, name: str) -> CallButton:
    """Button with an accessible name."""
    return next(button for button in bar.buttons if button.accessibleName() == name)


def lights(button: CallButton) -> str:
    """Visual state of a button."""
    return "armed" if button.face.armed else "plain"


def test_nothing_to_say_is_not_seen(bar: CallBar) -> None:
    """The bar is visible only while there are legal calls."""
    assert not bar.isVisible()
    bar.offer(CallOffer(SUITS), say)
    assert bar.isVisible()
    bar.offer(CallOffer(), say)
    assert not bar.isVisible()
    assert () == bar.buttons


def test_a_click_says_it(bar: CallBar, qtbot: QtBot) -> None:
    """One press of a suit's button calls that suit."""
    bar.offer(CallOffer(SUITS), say)
    with qtbot.waitSignal(bar.chosen) as heard:
        QTest.mouseClick(named(bar, "Hearts"), Qt.MouseButton.LeftButton)
    assert [Call("trump", Suit.HEARTS)] == heard.args


@pytest.mark.parametrize("size", [15, 17, 26])
def test_digits_are_as_readable_as_the_smallest_text(bar: CallBar, size: int) -> None:
    """The digit before a call is at least as large as the smallest text, and grows with the bar."""
    bar.stand_in(((QRect(0, 0, 700, 400),),), size)
    bar.offer(CallOffer((PASS, AWAY)), say)
    shown = bar.buttons[0].sizeHint().width()
    plain = CallButton(bar, CardPictureCache(Theme(), bar))
    plain.dress(size)
    plain.show_face(bar.buttons[0].face._replace(key=""))
    digit = QFontMetricsF(font(SANS, max(LEAST, 0.75 * size))).horizontalAdvance("1")
    assert shown - plain.sizeHint().width() >= digit


def test_a_button_is_as_wide_as_its_text_and_frames(bar: CallBar) -> None:
    """Focus and hint frame the text without cutting it, and a costly call is not much wider."""
    bar.stand_in(((QRect(0, 0, 700, 400),),), LEAST)
    bar.offer(CallOffer((PASS, AWAY), grave=(AWAY,)), say)
    for button in bar.buttons:
        words = QFontMetricsF(font(SANS, LEAST, bold=True)).horizontalAdvance(button.face.text)
        digit = QFontMetricsF(font(SANS, LEAST)).horizontalAdvance("0")
        assert 24 <= button.sizeHint().width() - words - digit <= 36


def test_what_costs_much_is_said_by_a_second_press(bar: CallBar) -> None:
    """The first press of a costly call arms its button, which shows it; Escape disarms it."""
    heard: list[object] = []
    bar.chosen.connect(heard.append)
    bar.offer(CallOffer((PASS, AWAY), grave=(AWAY,)), say)
    button = named(bar, "Cards away")

    button.click()
    assert [] == heard
    assert "armed" == lights(button)
    assert ("Confirm", "Confirm: Cards away") == (button.face.text, button.accessibleName())
    assert "undone" not in button.accessibleDescription()
    QTest.keyClick(button, Qt.Key.Key_Escape)
    assert "plain" == lights(button)
    button.click()
    button.click()
    assert [AWAY] == heard


def test_a_click_beside_an_armed_call_counts(bar: CallBar, qtbot: QtBot) -> None:
    """No button moves when a call is armed or disarmed, so one click on *pass* passes."""
    bar.offer(CallOffer((PASS, AWAY), grave=(AWAY,)), say)
    before = [button.geometry() for button in bar.buttons]
    QTest.keyClicks(bar.buttons[0], "1")
    assert "armed" == lights(named(bar, "Confirm: Cards away"))
    assert before == [button.geometry() for button in bar.buttons]

    window, button = bar.window().windowHandle(), named(bar, "Pass")
    assert window is not None
    edge = button.mapTo(bar.window(), QPoint(button.width() - 4, button.height() // 2))
    with qtbot.waitSignal(bar.chosen) as heard:
        QTest.mouseClick(window, Qt.MouseButton.LeftButton, pos=edge)
    assert [PASS] == heard.args
    assert "plain" == lights(named(bar, "Cards away"))


def test_a_number_is_stepped_to(bar: CallBar, qtbot: QtBot) -> None:
    """The lowest number is offered first; arrow keys and buttons change it within its limits."""
    bar.offer(CallOffer((PASS, *NUMBERS)), say)
    button = named(bar, "18")
    QTest.keyClick(button, Qt.Key.Key_Up)
    assert "20" == button.accessibleName()
    for _ in range(3):
        named(bar, "More").click()
    assert "22" == button.accessibleName()
    named(bar, "Less").click()
    with qtbot.waitSignal(bar.chosen) as heard:
        QTest.keyClick(button, Qt.Key.Key_Return)
    assert [NUMBERS[1]] == heard.args


@pytest.mark.parametrize("number", range(1, 5))
def test_digits_say_it(bar: CallBar, qtbot: QtBot, number: int) -> None:
    """The digit on a button presses it, wherever on the bar the focus is."""
    bar.offer(CallOffer(SUITS), say)
    with qtbot.waitSignal(bar.chosen) as heard:
        QTest.keyClicks(bar.buttons[0], str(number))
    assert [SUITS[number - 1]] == heard.args


def test_digits_on_the_table_are_the_bars_while_it_is_shown(
    bar: CallBar, cloth: QWidget, qtbot: QtBot
) -> None:
    """A digit that a button shows makes its call, though it names a card too."""
    with qtbot.assertNotEmitted(bar.chosen):
        QTest.keyClicks(cloth, "2")
    bar.offer(CallOffer(SUITS), say)
    with qtbot.waitSignal(bar.chosen) as heard:
        QTest.keyClicks(cloth, "2")
    assert [SUITS[1]] == heard.args


def focused() -> QWidget:
    """Widget with the keyboard focus."""
    found = QApplication.focusWidget()
    assert found is not None
    return found


def test_arrows_go_round(bar: CallBar) -> None:
    """Left and right arrows move from call to call, and from the last to the first."""
    bar.offer(CallOffer(SUITS), say)
    bar.take_focus()
    seen = []
    for _ in range(5):
        QTest.keyClick(focused(), Qt.Key.Key_Right)
        focus = QApplication.focusWidget()
        assert isinstance(focus, CallButton)
        seen.append(focus.accessibleName())
    assert ["Clubs", "Diamonds", "Hearts", "Spades", "Clubs"] == seen


def test_who_presses_enter_too_early_has_said_nothing(bar: CallBar, qtbot: QtBot) -> None:
    """A bar that has just appeared has the focus, but on no costly call, so Enter calls nothing."""
    bar.offer(CallOffer(SUITS), say)
    bar.take_focus()
    with qtbot.assertNotEmitted(bar.chosen):
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            QTest.keyClick(focused(), key)
    QTest.keyClick(focused(), Qt.Key.Key_Left)
    assert bar.buttons[-1].hasFocus()


def test_to_pass_has_the_focus_first(bar: CallBar) -> None:
    """If *pass* is offered it has the focus first, so Enter passes."""
    bar.offer(CallOffer((*SUITS, PASS)), say)
    bar.take_focus()
    focus = QApplication.focusWidget()
    assert isinstance(focus, CallButton)
    assert "Pass" == focus.accessibleName()


def test_escape_goes_back_to_the_cards(bar: CallBar, qtbot: QtBot) -> None:
    """Escape leaves the bar if no call is armed."""
    bar.offer(CallOffer(SUITS), say)
    with qtbot.waitSignal(bar.escaped):
        QTest.keyClick(bar.buttons[0], Qt.Key.Key_Escape)


def test_a_screen_reader_finds_buttons(bar: CallBar) -> None:
    """Each call is a button with the game's own text and its key."""
    bar.offer(CallOffer((*CARDS[:2], PASS)), say)

    assert "Your calls" == bar.accessibleName()
    for button in bar.buttons:
        found = QAccessible.queryAccessibleInterface(button)
        assert QAccessible.Role.Button is found.role()
        assert found.text(QAccessible.Text.Name)
    assert ["Staubaus with CT", "Staubaus with CJ", "Pass"] == [
        button.accessibleName() for button in bar.buttons
    ]
    assert "Key 0" == bar.buttons[2].accessibleDescription()


def test_the_question_is_not_read_out_as_a_label(bar: CallBar) -> None:
    """The question was announced; a reader finds it, but does not say it again with the bar."""
    bar.offer(CallOffer(CARDS[:2], question=QUESTION), say)
    found = QAccessible.queryAccessibleInterface(bar)
    told = [found.child(at) for at in range(found.childCount())]
    roles = {each.text(QAccessible.Text.Name): each.role() for each in told}
    assert QAccessible.Role.Heading is roles[QUESTION]


def test_keys_for_all_cards_are_shown(bar: CallBar) -> None:
    """Where not every card has a digit, the title shows the keys that reach all, for the eye."""
    shown = []
    for cards in (CARDS[:9], CARDS[:10]):
        bar.offer(CallOffer(cards, question=QUESTION), say)
        title = bar.findChild(BarQuestion)
        assert title is not None
        assert QUESTION == title.accessibleName()
        shown.append(title.text().removeprefix(QUESTION).strip())
    assert ["", "1–9, ← ↑ ↓ →"] == [keys.replace("\N{NO-BREAK SPACE}", " ") for keys in shown]


def test_an_advised_call_is_marked(bar: CallBar) -> None:
    """A hint marks its call, and selects its number."""
    bar.offer(CallOffer((PASS, *NUMBERS)), say)
    bar.advise(NUMBERS[2])
    assert ["22"] == [button.accessibleName() for button in bar.buttons if button.advised]
    bar.advise(None)
    assert not any(button.advised for button in bar.buttons)


def test_the_own_call_is_marked_beside_the_better_one(bar: CallBar) -> None:
    """After an answer both are marked, each in its way."""
    bar.offer(CallOffer((PASS, *NUMBERS)), say)
    own = named(bar, "Pass")
    plain = own.grab().toImage()
    bar.advise(NUMBERS[2], PASS)
    marked = own.grab().toImage()
    assert marked != plain
    assert "Your answer." in own.accessibleDescription()
    bar.advise(PASS)
    assert own.grab().toImage() not in (plain, marked)
    assert "Your answer." not in own.accessibleDescription()


def test_an_advised_call_with_the_focus_shows_both_frames(bar: CallBar) -> None:
    """The focus frame does not hide the dashes of a hint."""
    bar.offer(CallOffer((PASS, *NUMBERS)), say)
    button = named(bar, "Pass")
    button.setFocus()
    plain = button.grab().toImage()
    button.advise(on=True)
    assert button.hasFocus()
    assert plain != button.grab().toImage()


def test_frames_leave_card_and_key_clear(bar: CallBar) -> None:
    """Inside the frames of focus and hint nothing of a call is cut."""
    bar.offer(CallOffer((*CARDS, PASS), question=QUESTION, order=ORDER), say)
    for call in (CARDS[0], PASS):
        bar.advise(call)
        button = next(each for each in bar.buttons if each.advised)
        button.setFocus()
        image, room = button.grab().toImage(), button.rect().adjusted(6, 12, -6, -12)
        edges = {
            image.pixelColor(x, y).name()
            for y in range(room.top(), room.bottom() + 1)
            for x in (room.left() + 1, room.right() - 1)
        }
        assert 1 == len(edges), edges


OFFERS = {
    "suits": CallOffer(SUITS),
    "away": CallOffer((PASS, AWAY), grave=(AWAY,)),
    "numbers": CallOffer((PASS, *NUMBERS)),
    "cards": CallOffer((*CARDS, PASS)),
    "asked": CallOffer((PASS, *CARDS), question=QUESTION, order=ORDER),
}


def put(bar: CallBar, players: int, size: tuple[int, int], print_size: float) -> list[QRect]:
    """Place the bar on a table of a size with full hands, and return the areas for it."""
    boards = TableLayout(*size, SeatPositions(players=players), print_size)
    fans = {seat: boards.fan(seat, MOST[players]) for seat in range(1, players)}
    held: dict[Key, Place] = {
        Back(Zone.HAND, seat, n): at for seat, fan in fans.items() for n, at in enumerate(fan)
    }
    ranks = call_rooms(boards, held, ())
    bar.stand_in(ranks, max(15, 0.19 * boards.card) * print_size)
    return [room for rank in ranks for room in rank]


@pytest.mark.parametrize("offer", OFFERS.values(), ids=OFFERS)
@pytest.mark.parametrize("size", [(568, 500), (960, 600), (1920, 1080)], ids=str)
@pytest.mark.parametrize("print_size", [1.0, 1.75])
def test_every_button_stands_whole_on_the_bar(
    bar: CallBar, offer: CallOffer, size: tuple[int, int], print_size: float
) -> None:
    """At any size of text and table the buttons do not overlap and lie inside the bar."""
    bar.offer(offer, say)
    for players in AROUND:
        rooms = put(bar, players, size, print_size)

        assert any(room.contains(bar.geometry()) for room in rooms)
        for button in bar.buttons:
            assert bar.rect().contains(button.geometry())
            assert button.height() >= 20
            assert button.width() + 2 >= button.sizeHint().width()
        boxes = [button.geometry() for button in bar.buttons]
        assert [] == [one for one, other in combinations(boxes, 2) if one.intersects(other)]


def test_pass_is_last_and_has_one_key(bar: CallBar, qtbot: QtBot) -> None:
    """Wherever the game offers it, *pass* is the last button, and its key is 0."""
    for calls in ((PASS, AWAY), (*SUITS, PASS), (PASS, *CARDS), (PASS, *NUMBERS)):
        bar.offer(CallOffer(calls), say)
        assert "Pass" == bar.buttons[-1].accessibleName()
        with qtbot.waitSignal(bar.chosen) as chosen:
            QTest.keyClick(bar.buttons[0], Qt.Key.Key_0)
        assert [PASS] == chosen.args


def test_cards_stand_in_the_order_of_the_game(bar: CallBar) -> None:
    """Cards are shown by suit, trumps first, and from high to low."""
    bar.offer(CallOffer(tuple(map(demand, LITTLE.pack)), order=ORDER), say)
    shown = [button.face.card for button in bar.buttons]
    assert ["HJ", "DJ", "HA", "HT", "HK", "HQ"] == shown[:6]
    assert ["J", "9", "8", "7"] == [card[1] for card in shown[-4:]]


@pytest.mark.parametrize(
    ("players", "offer"), [(3, "away"), (3, "asked"), (4, "suits"), (4, "away"), (6, "away")]
)
@pytest.mark.parametrize(
    ("size", "print_size"),
    [
        ((644, 536), 1.0),
        ((700, 530), 1.0),
        ((930, 730), 1.0),
        ((901, 523), 1.75),
        ((949, 723), 1.75),
    ],
)
def test_the_bar_covers_neither_plates_nor_hands(
    bar: CallBar, players: int, offer: str, size: tuple[int, int], print_size: float
) -> None:
    """In windows of 960x600 and 1280x800 every plate and every fan stays in view."""
    put(bar, players, size, print_size)
    bar.offer(OFFERS[offer]._replace(question=QUESTION), say)
    layout, lies = TableLayout(*size, SeatPositions(players=players), print_size), bar.geometry()
    around = Box(lies.x() + 1, lies.y() + 1, lies.width() - 2, lies.height() - 2)
    boxes = {f"plate {seat}": layout.plate(seat) for seat in range(players)}
    for seat in range(1, players):
        boxes[f"fan {seat}"] = bounds(layout.fan(seat, MOST[players]), layout.card)
    assert [] == [name for name, box in boxes.items() if box.meets(around)]


@pytest.mark.parametrize("players", AROUND)
@pytest.mark.parametrize("size", [(800, 560), (960, 600), (1280, 800), (3840, 2160)], ids=str)
@pytest.mark.parametrize("print_size", [1.0, 1.75])
def test_the_bar_has_one_place_at_a_table(
    bar: CallBar, players: int, size: tuple[int, int], print_size: float
) -> None:
    """The bar is centred, and its lower edge does not move with the offered calls."""
    places = set()
    put(bar, players, size, print_size)
    for offer in (OFFERS["suits"], OFFERS["away"], CallOffer((AWAY,)), CallOffer(SUITS[:3])):
        bar.offer(offer, say)
        places.add(bar.geometry().bottom())
        middle = TableLayout(*size, SeatPositions(players=players), print_size).area.middle[0]
        assert abs(bar.geometry().center().x() - middle) <= 2
    assert 1 == len(places)


def test_a_remark_stands_below_its_call_and_is_read_out(bar: CallBar) -> None:
    """A button with a remark is higher; the remark is part of the button's description."""
    bar.offer(CallOffer(SUITS[:2], notes={SUITS[0]: CallNote("24, reaches the bid")}), say)
    noted, plain = bar.buttons
    assert noted.sizeHint().height() > plain.sizeHint().height()
    assert "24, reaches the bid." in noted.accessibleDescription()
    assert "reaches" not in plain.accessibleDescription()


def test_a_call_that_waits_can_be_made_after_a_moment(bar: CallBar, qtbot: QtBot) -> None:
    """After a jump in the bidding, *yes* can't be clicked by habit."""
    bar.offer(CallOffer(SUITS[:2], notes={SUITS[0]: CallNote("", waits=True)}), say)
    waiting, plain = bar.buttons
    with qtbot.assertNotEmitted(bar.chosen):
        waiting.click()
    assert plain.isEnabled()
    qtbot.waitUntil(waiting.isEnabled, timeout=3 * WAIT_MS)
    with qtbot.waitSignal(bar.chosen):
        waiting.click()
