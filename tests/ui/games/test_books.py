"""The rules books of all games: each tells the rules in force, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser

import pytest
import translation_files
from PySide6.QtWidgets import QApplication

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


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    """Compile the translations, as every start from a checkout does."""
    if translation_files.is_stale():
        translation_files.compile_translations()


@pytest.fixture
def interpreter(qapp: QApplication) -> Iterator[Interpreter]:  # noqa: ARG001 - it speaks to one.
    """Somebody who speaks English again afterwards."""
    made = Interpreter()
    yield made
    made.speak(Language.ENGLISH)


class Balance(HTMLParser):
    """Counts what is opened and not closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        """A tag is opened."""
        del attrs
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """The tag opened last is closed."""
        assert self.open.pop() == tag


def told(rules: GameRules) -> str:
    """A whole book."""
    return book_text(book_of(rules.game).chapters(rules), "Rules")


def named(change: object) -> str:
    """The name of a test case."""
    return change.id if isinstance(change, Game) else str(change)


@pytest.mark.parametrize(("game", "key", "value"), CHANGES, ids=named)
def test_every_rule_is_told(game: Game, key: str, value: OptionValue) -> None:
    """A house rule changes what the book says; what cannot be told would not be known."""
    for base in game.presets.values():
        if base.as_options()[key] == value:
            continue
        try:
            other = base.changed({key: value})
        except BadRules:
            continue
        assert told(base) != told(other)
        return
    pytest.fail(f"{game.id} is never played with another {key}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BY_ID.values(), ids=BY_ID)
def test_books_are_well_formed(interpreter: Interpreter, game: Game, language: Language) -> None:
    """Every tag is closed, no place is left open, and no sentence runs into the next."""
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
    """A paragraph that stands for a picture names one; none is drawn in vain."""
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
    """No line of a French book begins with a colon, a semicolon or another such sign."""
    interpreter.speak(Language.FRENCH)
    for game in BY_ID.values():
        text = told(game.default)
        assert [] == [sign for sign in ":;?!" if f" {sign}" in text]


def test_pictures_show_the_pack_of_the_game() -> None:
    """Sixes where there are any; the two jacks first, whatever they are called."""
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
        ("viersche", {}, "may keep silent", ""),
        ("viersche", {}, "only the player on lead may claim, once before each lead", ""),
        ("viersche", {}, "one rung, even if the side has taken all tricks so far", ""),
        ("viersche", {}, "a side that has only one left wipes that one", ""),
        ("viersche", {"reached": "automatic"}, "play stops as soon as", "silent"),
        ("reunion", {"no_trick_basis": "points"}, "a deal without points is a slash", "plain 0"),
        ("reunion", {"mark_style": "dash"}, "written as a plain number", "slash"),
        ("ekart", {}, "cannot ask for a card that he has discarded", "play-off"),
        ("ekart", {"tie_for_win": "playoff"}, "In a play-off nobody may call a Staubaus", ""),
        ("ekart", {"tie_for_win": "playoff", "players": 4}, "a whole round of", "one more deal"),
        ("ekart", {"no_trick_fee": 0}, "With fewer it is lost", "costs what it always does"),
        ("ekart", {"kind": "great"}, "which is trumps in the end", ""),
        ("ekart", {"turn_up_pickup": "after_trick2_playable"}, "for another, for all to see.*", ""),
        ("ekart", {"turn_up_pickup": "after_trick2_locked"}, "neither be asked for nor be", ""),
        ("ekart", {"players": 4}, "kings included.*", ""),
        ("hunsruecker", {}, "that any other stays hidden is our own rule", ""),
        ("hunsruecker", {"cut_shown": "always"}, "is shown to everybody.", "if it is a jack"),
        ("hindersche", {}, "after the last regular dealer: our own rule", ""),
        ("hindersche", {}, "level after the last regular dealer", ""),
        ("hindersche", {"stake": 5}, "−40, nothing, and 20", ""),
        ("hindersche", {"after_playoff": "left"}, "to the left of its dealer deals", ""),
        ("bauer", {}, "the deal is played to its end even when a trick is lost", "drawn for"),
        ("bauer", {"seats": "draw"}, "they are drawn for", ""),
    ],
    ids=str,
)
def test_what_a_book_says(
    game: str, options: dict[str, OptionValue], said: str, unsaid: str
) -> None:
    """It tells what is played under the options in force, and nothing that is not."""
    text = told(BY_ID[game].default.changed(options))
    assert said in text
    assert not unsaid or unsaid not in text
