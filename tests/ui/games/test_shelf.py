"""Registry of words: every game has a complete set, in every language."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import ClassVar

import pytest

from reunion_desktop.engine.calls import Call
from reunion_desktop.games import game_of
from reunion_desktop.games.ids import IDS
from reunion_desktop.ui.games import charts_of, has_lesson, lesson_of, words_of
from reunion_desktop.ui.games.bauer.words import BauerWords
from reunion_desktop.ui.games.reunion.words import ReunionWords
from reunion_desktop.ui.games.rule_sets import RuleTexts, rule_texts
from reunion_desktop.ui.language.interpreter import Interpreter, Language
from reunion_desktop.ui.words.game_words import GameWords

LANGUAGES = (Language.ENGLISH, Language.GERMAN, Language.FRENCH)


def unsaid(words: GameWords, texts: RuleTexts) -> list[str]:
    """Keys of a game whose texts are missing or empty."""
    asked: dict[str, Callable[[], str]] = {
        "title": words.title,
        "line": words.line,
        **{f"call {call}": partial(words.call, call) for call in words.calls},
        **{f"label {key}": partial(words.label, key) for key in words.labels},
        **{f"cell {key}": partial(words.means, key, {}) for key in words.cells},
        **{f"figure {key}": partial(words.figure, key) for key in words.statistics},
    }
    game, options = game_of(words.game), texts.options
    lines = {name: told.line for name, told in texts.presets.items()}
    explanations = {key: told.explanation for key, told in options.items()}
    asked |= {f"preset {name}": partial(lines.__getitem__, name) for name in game.presets}
    for option in game.default.options:
        asked[f"option {option.key}"] = partial(explanations.__getitem__, option.key)
        if option.key in options and len(option.values) != len(options[option.key].values):
            asked[f"values of {option.key}"] = str
    missing = []
    for name, say in asked.items():
        try:
            said = say()
        except KeyError:
            said = ""
        if not said.strip():
            missing.append(name)
    return missing


def test_every_game_has_words() -> None:
    """Every registered game has words of its own, and charts of every figure in them."""
    for game in IDS:
        words = words_of(game)
        drawn = {bar[1] for plate in charts_of(game).plates(words) for bar in plate.bars}
        assert (game, set(words.statistics)) == (words.game, drawn)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", IDS)
def test_nothing_of_a_game_is_without_words(
    interpreter: Interpreter, game: str, language: Language
) -> None:
    """Options, values, presets, calls, labels, cells and figures have texts in every language."""
    interpreter.speak(language)
    assert [] == unsaid(words_of(game), rule_texts(game))


class Forgetful(BauerWords):
    """Words that lack the texts of a call, a label, a cell and a figure."""

    calls: ClassVar[tuple[Call, ...]] = (*BauerWords.calls, Call("kontra"))
    labels: ClassVar[tuple[str, ...]] = (*BauerWords.labels, "kontra")
    cells: ClassVar[tuple[str, ...]] = (*BauerWords.cells, "doubled")
    statistics: ClassVar[tuple[str, ...]] = (*BauerWords.statistics, "kontras")

    def line(self) -> str:
        """Return an empty text."""
        return ""


def test_what_has_no_words_is_found() -> None:
    """The search finds each missing text, and nothing else."""
    assert [
        "line",
        "call kontra",
        "label kontra",
        "cell doubled",
        "figure kontras",
    ] == unsaid(Forgetful(), rule_texts("bauer"))
    texts = rule_texts("reunion")
    first = texts.options["first_dealer"]
    options = texts.options | {"first_dealer": first._replace(values=first.values[:2])}
    presets = texts.presets.copy()
    del options["cut"], presets["1862"]
    missing = unsaid(ReunionWords(), texts._replace(options=options, presets=presets))
    assert ["preset 1862", "values of first_dealer", "option cut"] == missing


@pytest.mark.parametrize("game", IDS)
def test_options_are_told_apart_and_grouped(game: str) -> None:
    """Labels of options and texts of one option's values are unique; each option has a group."""
    texts = rule_texts(game)
    options = texts.options
    assert len({option.label for option in options.values()}) == len(options)
    for option in options.values():
        assert len(set(option.values)) == len(option.values) > 1
        assert option.explanation.endswith(".")
    assert sorted(key for group in texts.groups for key in group.keys) == sorted(options)
    assert all(preset.line.endswith(".") for preset in texts.presets.values())


@pytest.mark.parametrize("game", IDS)
def test_titles_and_lines_tell_games_apart(game: str) -> None:
    """A game has a unique title and at most two sentences of description."""
    words = words_of(game)
    others = [words_of(other) for other in IDS if other != game]
    assert words.title() not in [other.title() for other in others]
    assert words.line().endswith(".")
    assert words.line().count(".") <= 2


def test_only_a_game_with_a_lesson_offers_one() -> None:
    """Only a game with a lesson returns one, with deals and steps."""
    for game in IDS:
        lesson = lesson_of(game)
        assert has_lesson(game) == (lesson is not None)
        if lesson is not None:
            assert {step.deal for step in lesson.steps()} == set(range(1, len(lesson.deals) + 1))
    assert not has_lesson("ladder")
    assert lesson_of("ladder") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_options_have_no_markup(interpreter: Interpreter, language: Language) -> None:
    """Dialogs show the texts of options as they are, in every language."""
    interpreter.speak(language)
    for game in IDS:
        for words in rule_texts(game).options.values():
            assert not set("<>*_") & set("".join((words.label, words.explanation, *words.values)))
