"""Rules books of all games: each describes the rules in force, in every language."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from reunion_desktop.engine.game import Game, GameRules
from reunion_desktop.engine.rules import BadRules, OptionValue
from reunion_desktop.games import GAMES
from reunion_desktop.ui.games import book_of
from reunion_desktop.ui.language.interpreter import Interpreter, Language
from reunion_desktop.ui.words.book import ILLUSTRATION, book_text

LANGUAGES = (Language.ENGLISH, Language.GERMAN, Language.FRENCH)
BY_ID: dict[str, Game] = {game.id: game for game in GAMES}
CHANGES = [
    (game, option.key, value)
    for game in BY_ID.values()
    for option in game.default.options
    for value in option.values[1:]
]


class Balance(HTMLParser):
    """Parser that counts tags that are not closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        """Count an opened tag."""
        del attrs
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """Check that the tag opened last is closed."""
        assert self.open.pop() == tag


def told(rules: GameRules) -> str:
    """Text of the whole book."""
    return book_text(book_of(rules.game).chapters(rules), "Rules")


def named(change: object) -> str:
    """Id of a test case."""
    return change.id if isinstance(change, Game) else str(change)


@pytest.mark.parametrize(("game", "key", "value"), CHANGES, ids=named)
def test_every_rule_is_told(game: Game, key: str, value: OptionValue) -> None:
    """Every value of every option changes the book of a preset."""
    changed = []
    for base in game.presets.values():
        if base.as_options()[key] == value:
            continue
        try:
            other = base.changed({key: value})
        except BadRules:
            continue
        changed.append(told(base) != told(other))
    assert any(changed), f"{game.id} is told the same with another {key}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BY_ID.values(), ids=BY_ID)
def test_books_are_well_formed(interpreter: Interpreter, game: Game, language: Language) -> None:
    """Every tag is closed, every placeholder is filled, and sentences are separated."""
    interpreter.speak(language)
    for rules in game.presets.values():
        text = told(rules)
        balance = Balance()
        balance.feed(text)
        assert [] == balance.open
        assert "{" not in text
        assert "  " not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BY_ID.values(), ids=BY_ID)
def test_every_picture_of_a_book_is_there_and_shown(
    interpreter: Interpreter, game: Game, language: Language
) -> None:
    """Every illustration is used by a paragraph, and every such paragraph has one."""
    interpreter.speak(language)
    book = book_of(game.id)
    wanted = {
        paragraph.removeprefix(ILLUSTRATION)
        for chapter in book.chapters(game.default)
        for paragraph in chapter.paragraphs
        if paragraph.startswith(ILLUSTRATION)
    }
    pictures = book.illustrations(game.default)
    assert set(pictures) == wanted
    assert all("{" not in picture.caption for picture in pictures.values())


def test_french_has_its_narrow_places(interpreter: Interpreter) -> None:
    """No line of a French book begins with a colon, a semicolon or a similar sign."""
    interpreter.speak(Language.FRENCH)
    for game in BY_ID.values():
        text = told(game.default)
        assert [] == [sign for sign in ":;?!" if f" {sign}" in text]


def test_pictures_show_the_pack_of_the_game() -> None:
    """Illustrations contain sixes only in games that have them, and show the two jacks first."""
    rows = {
        game: " ".join(map(str, book_of(game).illustrations(BY_ID[game].default)["trumps"].cards))
        for game in ("bauer", "viersche")
    }
    assert {
        "bauer": "HJ DJ HA HK HQ HT H9 H8 H7",
        "viersche": "HJ DJ HA HK HQ HT H9 H8 H7 H6",
    } == rows


@pytest.mark.parametrize(
    ("game", "options", "said", "unsaid"),
    [
        ("viersche", {}, "need not call", ""),
        ("viersche", {}, "Only the player on lead may call, once before each lead", ""),
        ("viersche", {}, "one rung, even if it has taken all the tricks so far", ""),
        ("viersche", {}, "a side with only one rung left wipes that one", ""),
        ("viersche", {"reached": "automatic"}, "play stops as soon as", "need not call"),
        (
            "reunion",
            {"no_trick_basis": "points"},
            "a hand without points is shown as a slash",
            "shown as 0",
        ),
        ("reunion", {"mark_style": "dash"}, "shown as an ordinary number", "slash"),
        ("reunion", {}, "under 50 three, zero points four, 150 or more nothing", ""),
        ("reunion", {"fifty_band": False, "zero_band": False}, "two, 150 or more", "under 50"),
        ("reunion", {}, "the jack of diamonds is a heart", ""),
        ("reunion", {}, "<b>Stange</b>: it costs one unit to each of the others.", ""),
        ("ekart", {}, "can’t ask for a discarded card", "play-off"),
        ("ekart", {"tie_for_win": "playoff"}, "In a play-off nobody may call a Staubaus", ""),
        ("ekart", {"tie_for_win": "playoff", "players": 4}, "a full round of", "one more deal"),
        ("ekart", {"no_trick_fee": 0}, "With fewer tricks it is lost", "the usual fee"),
        ("ekart", {"kind": "great"}, "of the final trump suit", ""),
        (
            "ekart",
            {"turn_up_pickup": "after_trick2_playable"},
            "in return for another card, face up.*",
            "",
        ),
        (
            "ekart",
            {"turn_up_pickup": "after_trick2_locked"},
            "it can’t be asked for or given.*",
            "",
        ),
        ("ekart", {"players": 4}, "kings included.*", ""),
        ("hunsruecker", {}, "that any other card stays hidden is our own rule", ""),
        ("hunsruecker", {"cut_shown": "always"}, "is shown to everybody.", "if it is a jack"),
        ("hindersche", {}, "after the last regular dealer deals first", ""),
        ("hindersche", {}, "tied players after the last regular dealer", ""),
        ("hindersche", {"stake": 5}, "−40, 0, and 20", ""),
        ("hindersche", {"after_playoff": "left"}, "to the left of its dealer deals", ""),
        ("bauer", {}, "the deal is played to the end even if a trick is lost", "drawn by lot"),
        ("bauer", {"seats": "draw"}, "Partners are drawn by lot", ""),
    ],
    ids=str,
)
def test_what_a_book_says(
    game: str, options: dict[str, OptionValue], said: str, unsaid: str
) -> None:
    """A book describes what is played under the options in force, and nothing else."""
    text = told(BY_ID[game].default.changed(options))
    assert said in text
    assert not unsaid or unsaid not in text
