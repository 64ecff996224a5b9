"""Texts of turns and results with cards in the middle."""

from __future__ import annotations

import pytest

from reunion_desktop.engine.events import Event
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.legal import MayAnnounce, MayDraw
from reunion_desktop.engine.observe import observe
from reunion_desktop.games.thirty_one.rules import BICYCLE, SCAT, SCHWIMMEN, ThirtyOneRules
from reunion_desktop.ui.games import count_of, words_of
from reunion_desktop.ui.games.thirty_one.count import lives_row, lives_words
from reunion_desktop.ui.words.events import event_sentence
from reunion_desktop.ui.words.prompts import prompt_sentence
from reunion_desktop.ui.words.seat_names import SeatNames
from tests.games.thirty_one.dealing import action_of, begun, dealing, played

NAMES = ("Emma", "Karl", "Anna")
WORDS = words_of("thirty_one")
OPEN = SCHWIMMEN.changed({"dealer_packet": False})
HANDS = ("C7 D8 H9", "C8 D9 H7", "C9 D7 H8")
TOP = "SA SK HQ S7 S8 S9"


def heard(match: MatchState, text: str, person: int = 2) -> str:
    """Sentence that the player at a seat hears of an action."""
    seat = match.to_act()
    assert seat is not None
    after, events = advance(match, action_of(seat, text))
    company, sight = SeatNames(NAMES, person), observe(after, person)

    def told(event: Event) -> str:
        return event_sentence(event, company, WORDS, match.rules, None, sight)

    return " ".join(filter(None, map(told, events)))


def test_an_exchange_of_another_player_is_one_sentence() -> None:
    """It is told when it is complete; the player's own is told card by card."""
    match = begun(OPEN, HANDS, TOP)
    assert "" == heard(match, "take SK")
    assert "You take the king of spades." == heard(match, "take SK", 0)
    half = played(match, "take SK")
    told = "Emma takes the king of spades and puts the nine of hearts in the middle."
    assert told == heard(half, "throw H9")
    assert "You put the nine of hearts in the middle." == heard(half, "throw H9", 0)


def test_an_exchange_of_all_three_names_what_lies_in_the_middle() -> None:
    """Each of the six cards is not told again: those taken lay there before."""
    told = heard(begun(OPEN, HANDS, TOP), "all")
    middle = "the seven of clubs, the eight of diamonds and the nine of hearts"
    assert f"Emma exchanges all three cards. In the middle: {middle}." == told


def test_new_cards_are_explained_by_the_pushes() -> None:
    """All have pushed."""
    told = heard(played(begun(OPEN, HANDS, TOP), "push", "push"), "push", 0)
    assert told.startswith("Anna pushes. All have pushed. New in the middle: the seven of spades")


def asked(match: MatchState) -> str:
    """The prompt of the player whose turn it is."""
    seat, legal = match.to_act(), match.legal()
    assert seat is not None
    assert legal is not None
    return prompt_sentence(legal, WORDS, observe(match, seat), SeatNames(NAMES, seat))


def test_prompts_say_what_is_done_with_the_middle() -> None:
    """A card is put in the middle, not discarded; after a knock it is the last turn."""
    match = begun(OPEN, HANDS, TOP)
    assert "Your turn: exchange with the middle, push, or knock." == asked(match)
    assert "Put one of your other cards in the middle for it." == asked(played(match, "take SA"))
    last = "Your last turn: exchange with the middle, or push."
    assert last == asked(played(match, "knock"))
    bicycle = played(begun(BICYCLE, HANDS, TOP), "take SA", "throw C7", "knock")
    assert "Your last turn: exchange a card with the middle." == asked(bicycle)


def noted(match: MatchState) -> dict[str, str]:
    """The notes on the buttons of the player whose turn it is."""
    seat, legal = match.to_act(), match.legal()
    assert seat is not None
    assert isinstance(legal, MayAnnounce | MayDraw)
    notes = WORDS.notes(observe(match, seat), legal.calls)
    return {str(call): note.text for call, note in notes.items()}


def test_buttons_say_what_a_call_does() -> None:
    """Effect of exchanging all three cards, of a push, and of a knock."""
    match = begun(OPEN, HANDS, TOP)
    knock = "One more turn for the others"
    assert {"push": "No exchange", "all": "Worth 21", "knock": knock} == noted(match)
    assert "Then three new cards" == noted(played(match, "push", "push"))["push"]
    assert {"keep": "Worth 9", "swap": "Unseen"} == noted(begun(SCHWIMMEN, HANDS, TOP))


def test_the_first_knock_of_bicycle_says_that_it_ends_the_deal() -> None:
    """Before any exchange all hands are shown at once."""
    match = begun(BICYCLE, HANDS, TOP)
    assert {"knock": "All hands are shown at once"} == noted(match)
    later = played(match, "take SA", "throw C7")
    assert {"knock": "One more turn for the others"} == noted(later)


def tags(match: MatchState) -> list[str]:
    """The tags beside the plates, as the first player sees them."""
    deal = observe(match, 0).deal
    assert deal is not None
    said = (WORDS.saying(deal, seat) for seat in range(3))
    return ["" if one is None else one.text for one in said]


def test_a_tag_tells_the_last_turn_of_each_player() -> None:
    """A card taken, all three, or a push; a call made before it is forgotten."""
    match = played(begun(SCHWIMMEN, HANDS, TOP), "swap")
    assert ["", "", "The other three"] == tags(match)
    match = played(match, "push", "take H8", "throw C8")
    assert ["", "Eight of hearts taken", ""] == tags(match)
    match = played(match, "push")
    assert ["", "Eight of hearts taken", "Push"] == tags(match)
    match = played(match, "push", "all")
    assert ["", "All three", ""] == tags(match)
    match = played(match, "take D9", "throw SA")
    assert ["", "All three", "Nine of diamonds taken"] == tags(match)


def test_the_badge_tells_the_pot_or_the_pushes() -> None:
    """Nobody draws from the stock here, so its size is told only where nothing else is."""

    def badge(match: MatchState) -> str:
        deal = observe(match, 0).deal
        assert deal is not None
        return WORDS.badge(deal, match.rules)

    match = begun(OPEN, HANDS, TOP)
    assert ["Stock: 20", "Pushed: 1 of 3"] == [badge(match), badge(played(match, "push"))]
    assert "Stock: 20" == badge(played(match, "knock", "push", "push"))
    assert "Pot: 3 – deal 1 of 6" == badge(begun(BICYCLE, HANDS, TOP))


def test_the_stake_of_bicycle_lies_on_the_table() -> None:
    """A coin of each player lies in the pot; the winner has them afterwards."""
    match = begun(BICYCLE, ("HK HJ H6", "C2 C3 C4", "S2 S3 S4"), TOP)
    assert (0, 0, 0, 3) == WORDS.pennies(observe(match, 0))
    assert "Pot: 3" == WORDS.kitty(observe(match, 0))
    over = played(match, "knock")
    assert (3, 0, 0, 0) == WORDS.pennies(observe(over, 0))
    assert "" == WORDS.kitty(observe(over, 0))


LOW, MIDDLE, HIGH = "C7 D8 H9", "S7 S8 D9", "DK DQ D7"
ACES = "CA DA HA"
AT_ONCE = BICYCLE.changed({"cards": 32})


@pytest.mark.parametrize(
    ("rules", "hands", "texts", "note"),
    [
        (
            OPEN,
            (HIGH, LOW, MIDDLE),
            ("knock", "push", "push"),
            "You knocked. Karl has the lowest hand, 9, and loses a life.",
        ),
        (
            OPEN,
            (HIGH, "C7 D8 H9", "C9 D9 H7"),
            ("knock", "push", "push"),
            "You knocked. Karl and Anna have the lowest hands, 9, and each lose a life.",
        ),
        (
            OPEN,
            (LOW, HIGH, MIDDLE),
            ("knock", "push", "push"),
            "You knocked, but your hand is the lowest. You lose a life.",
        ),
        (
            OPEN,
            (LOW, ACES, MIDDLE),
            ("declare",),
            "Karl has three aces, worth 32. Everyone else loses a life.",
        ),
        (
            OPEN,
            (LOW, "DA DK DT", "CA CK CT"),
            ("declare",),
            "Karl and Anna have 31 (Schnauz). You lose a life.",
        ),
        (
            AT_ONCE,
            (LOW, "DA DK DT", MIDDLE),
            ("declare",),
            "Karl has 31. Karl wins the pot.",
        ),
        (
            AT_ONCE,
            (HIGH, LOW, MIDDLE),
            ("knock",),
            "You knocked. You have the highest hand and win the pot.",
        ),
        (
            AT_ONCE,
            (LOW, "DK DJ D7", "HK HQ H7"),
            ("knock",),
            "You knocked. Anna has the higher cards of equal hands and wins the pot.",
        ),
    ],
)
def test_the_result_says_who_loses_or_wins_and_why(
    rules: ThirtyOneRules, hands: tuple[str, ...], texts: tuple[str, ...], note: str
) -> None:
    """Page and speech say it before the figures."""
    match = played(begun(rules, hands, "SA SK HT"), *texts)
    sight, count = observe(match, 0), count_of("thirty_one")
    assert note == count.deal(sight, NAMES).note
    told = count.deal_told(sight, SeatNames(NAMES, 0)) or ""
    assert told.index(note) < told.index("Value of the hand")


@pytest.mark.parametrize(("rules", "word"), [(OPEN, "swims"), (SCAT, "on the county")])
def test_a_player_without_lives_swims(rules: ThirtyOneRules, word: str) -> None:
    """Schwimmen has its own word for the last chance."""
    assert [word, "1 life"] == [lives_words(rules, lives) for lives in (0, 1)]


def test_the_result_says_who_swims() -> None:
    """A third lost life leaves none."""
    hands = (LOW, HIGH, MIDDLE)
    match = begun(OPEN, hands, "SA SK HT")
    for _ in range(2):
        match = played(match, "push", "knock", "push", "push")
        match = advance(match, dealing(match, hands, "SA SK HT"))[0]
        first = match.to_act()
        assert first is not None
        match = played(match, *["push"] * (3 - first)) if first else match
    match = played(match, "push", "knock", "push", "push")
    assert count_of("thirty_one").deal(observe(match, 0), NAMES).note == (
        "Karl knocked. You have the lowest hand, 9, and lose a life. You have no lives left and"
        " swim."
    )


def test_a_player_who_is_out_has_a_cross_on_the_page() -> None:
    """A word would take the room of the names; it is spoken."""
    match = begun(OPEN.changed({"last_chance": False}), (LOW, HIGH, MIDDLE), "SA SK HT")
    lines = played(match, "push", "knock", "push", "push").lines * 3
    row = lives_row(lines, match.rules, SeatNames(NAMES, 0))
    assert (("\N{MULTIPLICATION SIGN}", "3", "3"), ("out", "3", "3")) == (row.cells, row.aloud)
